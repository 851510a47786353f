# Colors of Kasane: names and refusals.
# Numbers: $row, $rows, $cards, $needed, $hand. Ready texts: $meld (a meld's name), $boxes ("2, 3, 4"), $sequence ("2-3-3").
# A refusal is shown beside its rule number, so the number is not repeated here.

kasane-title = 襲ノ色目
    .lead = 色を選び、襟を重ね、役を見せる。

## Options

kasane-option-preset_marbles = 先置きおはじき
    .about = 3人のとき、拾の2枚のマス1つと襲ねの2枚のマス1つに、初めからおはじきを置き、役を作りにくくします。
kasane-option-plus_one_meld = +1のあとにも役
    .about = +1カードを取った手番でも、続けて役を選べるようにし、役を作りやすくします。

## Cards (card "+" has the key plus)

kasane-card-1 = 1（濃い橙）
kasane-card-2 = 2（橙）
kasane-card-3 = 3（黄）
kasane-card-4 = 4（黄緑）
kasane-card-5 = 5（緑）
kasane-card-6 = 6（水色）
kasane-card-7 = 7（青）
kasane-card-8 = 8（薄紫）
kasane-card-9 = 9（紫）
kasane-card-plus = +1（白）

## Melds

kasane-meld-kasane = 襲ね
    .about = 全部が同じ数字
    .short = 同じ数字
kasane-meld-juu = 拾
    .about = 数字の合計が10
    .short = 合計10
kasane-meld-sakura = 桜散らし
    .about = 1、2、6（順番は自由）
    .short = 1 2 6
kasane-meld-chidori = 千鳥
    .about = 3、8、9（順番は自由）
    .short = 3 8 9
kasane-meld-asanoha = 麻ノ葉
    .about = 4、5、7（順番は自由）
    .short = 4 5 7
kasane-meld-kagen = 下弦ノ月
    .about = 1〜5の昇順か降順
    .short = 1〜5の上下順
kasane-meld-jougen = 上弦ノ月
    .about = 5〜9の昇順か降順
    .short = 5〜9の上下順
kasane-meld-kachou = 花鳥風月
    .about = 全部が奇数
    .short = 奇数
kasane-meld-setsugetsu = 雪月風花
    .about = 全部が偶数
    .short = 偶数

## Decisions and moves

kasane-decision-take = 行の一番上のカードを取る
kasane-decision-meld = 役を達成するか、パスする

kasane-move-take = { $row }行目から取る
kasane-move-meld = { $meld }を{ $cards }枚で達成する
kasane-move-meld-top = { $meld }を{ $cards }枚で達成する（自分の場の一番上を含む）
kasane-move-pass = パス

## Refusals: taking (K1)

kasane-refuse-row-missing = 共通の場は1行目から{ $rows }行目までで、{ $row }行目はありません。
kasane-refuse-row-empty = { $row }行目は空なので、カードの残っている行から取ってください。

## Refusals: laying (K3, K4). $needed counts the cards that the hand itself must supply, $hand those it holds.

kasane-refuse-no-such-box = { $meld }に{ $cards }枚のマスはありません（あるのは{ $boxes }枚）。
kasane-refuse-box-full = { $meld }の{ $cards }枚のマスにはおはじきが置かれているので、もう誰も使えません。
kasane-refuse-robe-empty = 自分の場にまだカードがないので、組み込めるカードがありません。
kasane-refuse-plus-on-top = 自分の場の一番上が+1カードなので、役に組み込めません。
kasane-refuse-hand-too-short = この役には手札が{ $needed }枚必要ですが、{ $hand ->
        [0] 手札がありません。
       *[other] { $hand }枚しかありません。
    }

## Refusals: conditions of the melds (K12 to K20)

kasane-refuse-not-kasane = { $sequence }は全部が同じ数字ではないので、襲ねになりません。
kasane-refuse-not-juu = { $sequence }は合計がちょうど10ではないので、拾になりません。
kasane-refuse-not-sakura = { $sequence }は1、2、6が1枚ずつではないので、桜散らしになりません。
kasane-refuse-not-chidori = { $sequence }は3、8、9が1枚ずつではないので、千鳥になりません。
kasane-refuse-not-asanoha = { $sequence }は4、5、7が1枚ずつではないので、麻ノ葉になりません。
kasane-refuse-not-kagen = { $sequence }は1〜5だけの昇順・降順になっていないので、下弦ノ月になりません。
kasane-refuse-not-jougen = { $sequence }は5〜9だけの昇順・降順になっていないので、上弦ノ月になりません。
kasane-refuse-not-kachou = { $sequence }は全部が奇数ではないので、花鳥風月になりません。
kasane-refuse-not-setsugetsu = { $sequence }は全部が偶数ではないので、雪月風花になりません。

## The table and the story in words

kasane-table-round = 第{ $round }ラウンド（全{ $rounds }ラウンド）。山札は{ $pile }枚。
kasane-table-row = { $row }行目
kasane-table-hand = 手札
kasane-table-robe = 自分の場（右端が一番上）
kasane-table-free = 空いているマス（枚数:点）
kasane-told-deal = 第{ $round }ラウンドのスタートプレイヤー
kasane-told-take = { $row }行目から{ $card }を取りました
kasane-told-meld = { $meld }を達成：{ $sequence }（{ $points }点）
kasane-told-pass = パスしました
kasane-told-left = 第{ $round }ラウンド終了、残ったカード：{ $cards }
kasane-told-bonus = ボーナス：色の数で{ $colours }点、12枚で{ $full }点

## 振り返り

kasane-why-keep = { $meld }のカード（+{ $points }）は手札に残し、より大きな役にするほうが得です。
kasane-why-lay = { $cards }枚の{ $meld }で、すぐに得点できます（+{ $points }）。
kasane-why-other-box = { $cards }枚の{ $meld }（+{ $points }）は、{ $othercards }枚の{ $othermeld }（+{ $otherpoints }）よりよい手です。
kasane-why-card-meld = { $card }を取れば、すぐに{ $cards }枚の{ $meld }ができます（+{ $points }）。
kasane-why-gift = { $othercard }を取ると{ $nextcard }が現れ、席{ $seat }がそれで{ $cards }枚の{ $meld }を達成できます（+{ $points }）。
kasane-why-uncover = { $othercard }を取ると、ほかの人の前に{ $nextcard }が現れます。{ $card }のほうがよい手です。
kasane-why-card = { $card }には{ $othercard }より価値があります。

## How a score came about. $sequence "4-7-5"; $top the card borrowed from the robe, "4".

kasane-account-meld = { $meld }：{ $sequence }
kasane-account-meld-top = { $meld }：{ $sequence }（自分の場の{ $top }を含む）
kasane-account-plus = 自分の場の+1カード{ $count }枚
kasane-account-colours = 自分の場の{ $colours }色
kasane-account-few = { $cards ->
        [0] 自分の場にカードがないので、色のボーナスなし
       *[other] 自分の場は{ $cards }枚：8枚未満なので色のボーナスなし
    }
kasane-account-full = { $cards }枚すべてが自分の場にある

## 描かれた場

kasane-board-round = 第{ $round }ラウンド（全{ $rounds }）、山札{ $pile }枚
kasane-board-free = マス（枚数:点、xはおはじき）
kasane-board-hand = 手札（右端が一番上）

## 点数表

kasane-account-box = { $meld }、{ $cards }枚のマス
kasane-doubt-empty = まだ自分の場のカードが入力されていません。
kasane-doubt-robe = 自分の場に{ $count }枚入力されています。最大は{ $most }枚です。
kasane-doubt-laid = この人の役からすると数字カードは{ $least }〜{ $most }枚のはずですが、{ $numbers }枚あります。
kasane-doubt-card = { $card }が{ $count }枚入力されています。{ $most }枚しかありません。
kasane-score-marbles = { $meld }（{ $boxes }）：各マスのおはじきは誰のものですか。{ $letters }から選び、誰のものでもなければ「-」、一つもなければEnter
kasane-score-robe = { $who }：自分の場のカード。例：1 1 4 9 +
kasane-score-no-marbles = { $letters }と「-」から{ $count }個を入力してください。
kasane-score-no-robe = カードは1〜9と+、最大{ $most }枚です。
