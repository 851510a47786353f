### 色映に生へど（日本語）：名前、オプション、手、受け付けられない手の説明

iroha-title = 色映に生へど
    .lead = 切り札がカードからカードへ歩くトリックテイキング。
    .reading = いろはにおえど

iroha-option-first_star = 一番星
    .about = ゲーム終了時に首位が同点なら、勝利を分け合う代わりに、その中で一番星を最初に見つけた人が単独で勝ちます。
iroha-option-open_lowest = 一番小さいカードを公開
    .about = 各自が取ったカードのうち、色ごとに一番小さい1枚を表に、残りを裏にして置きます（得点は変わりません）。

iroha-suit-F = 花
iroha-suit-B = 鳥
iroha-suit-O = 扇
iroha-suit-M = 月
iroha-suit-W = 波

iroha-card-F1 = { iroha-suit-F }の1
iroha-card-F2 = { iroha-suit-F }の2
iroha-card-F3 = { iroha-suit-F }の3
iroha-card-F4 = { iroha-suit-F }の4
iroha-card-F5 = { iroha-suit-F }の5
iroha-card-F6 = { iroha-suit-F }の6
iroha-card-F7 = { iroha-suit-F }の7
iroha-card-F8 = { iroha-suit-F }の8
iroha-card-F9 = { iroha-suit-F }の9
iroha-card-F10 = { iroha-suit-F }の10
iroha-card-F11 = { iroha-suit-F }の11
iroha-card-F12 = { iroha-suit-F }の12

iroha-card-B1 = { iroha-suit-B }の1
iroha-card-B2 = { iroha-suit-B }の2
iroha-card-B3 = { iroha-suit-B }の3
iroha-card-B4 = { iroha-suit-B }の4
iroha-card-B5 = { iroha-suit-B }の5
iroha-card-B6 = { iroha-suit-B }の6
iroha-card-B7 = { iroha-suit-B }の7
iroha-card-B8 = { iroha-suit-B }の8
iroha-card-B9 = { iroha-suit-B }の9
iroha-card-B10 = { iroha-suit-B }の10
iroha-card-B11 = { iroha-suit-B }の11
iroha-card-B12 = { iroha-suit-B }の12

iroha-card-O1 = { iroha-suit-O }の1
iroha-card-O2 = { iroha-suit-O }の2
iroha-card-O3 = { iroha-suit-O }の3
iroha-card-O4 = { iroha-suit-O }の4
iroha-card-O5 = { iroha-suit-O }の5
iroha-card-O6 = { iroha-suit-O }の6
iroha-card-O7 = { iroha-suit-O }の7
iroha-card-O8 = { iroha-suit-O }の8
iroha-card-O9 = { iroha-suit-O }の9
iroha-card-O10 = { iroha-suit-O }の10
iroha-card-O11 = { iroha-suit-O }の11
iroha-card-O12 = { iroha-suit-O }の12

iroha-card-M1 = { iroha-suit-M }の1
iroha-card-M2 = { iroha-suit-M }の2
iroha-card-M3 = { iroha-suit-M }の3
iroha-card-M4 = { iroha-suit-M }の4
iroha-card-M5 = { iroha-suit-M }の5
iroha-card-M6 = { iroha-suit-M }の6
iroha-card-M7 = { iroha-suit-M }の7
iroha-card-M8 = { iroha-suit-M }の8
iroha-card-M9 = { iroha-suit-M }の9
iroha-card-M10 = { iroha-suit-M }の10
iroha-card-M11 = { iroha-suit-M }の11
iroha-card-M12 = { iroha-suit-M }の12

iroha-card-W1 = { iroha-suit-W }の1
iroha-card-W2 = { iroha-suit-W }の2
iroha-card-W3 = { iroha-suit-W }の3
iroha-card-W4 = { iroha-suit-W }の4
iroha-card-W5 = { iroha-suit-W }の5
iroha-card-W6 = { iroha-suit-W }の6
iroha-card-W7 = { iroha-suit-W }の7
iroha-card-W8 = { iroha-suit-W }の8
iroha-card-W9 = { iroha-suit-W }の9
iroha-card-W10 = { iroha-suit-W }の10
iroha-card-W11 = { iroha-suit-W }の11
iroha-card-W12 = { iroha-suit-W }の12

iroha-decision-pass = 左隣に2枚渡す
iroha-decision-play = カードを出す
iroha-decision-star = 一番星を探す

iroha-move-pass = { $card }を渡す
iroha-move-play = { $card }を出す
iroha-move-star = 一番星を見つけた
iroha-move-dark = 暗くなるのを待って勝利を分け合う

iroha-refuse-no-such-card = 使うカードは人数によって変わり、このゲームに{ $card }というカードはありません。
iroha-refuse-not-in-hand = { $card }は手札にないので選べません。
iroha-refuse-must-follow = フォローできるカードが手札にあるので、{ $card }は今は出せません（フォローする色：{ $colours }）。

## The table and the story in words

iroha-table-deal = 第{ $deal }ディール（全{ $deals }）、{ $trick }トリック目（全9）。親：{ $who }
iroha-table-passing = 第{ $deal }ディール（全{ $deals }）。親：{ $who }
iroha-table-trick = トリック
iroha-table-trump = 切り札：{ $suit }
iroha-table-lead = まだ空です。あなたがリードします
iroha-table-hand = あなたの手札
iroha-table-cards = 手札
iroha-table-taken = 取ったカード
iroha-table-total = これまでの得点
iroha-table-void = 持っていないとわかった色：{ $suits }
iroha-table-passed = 左隣に渡すカード：{ $cards }
iroha-table-more = 裏向き{ $count }枚
iroha-told-deal = 第{ $deal }ディールの親
iroha-told-pass = 左隣に渡しました：{ $cards }
iroha-told-pass-hidden = 左隣に2枚渡しました
iroha-told-play = { $card }
iroha-told-trump = { $card }（切り札）
iroha-told-trick = { $trick }トリック目を{ $card }で取りました
iroha-told-score = 第{ $deal }ディールは{ $points }点
iroha-told-star = 一番星を見つけました
iroha-told-dark = 暗くなるのを待ちました

## 振り返り

iroha-why-pass = { $othercard }より{ $card }を渡すほうがよい手です。
iroha-why-pass-void = { $card }を渡すと、{ $suit }が手札からなくなるか、ほぼなくなります。{ $suit }でフォローしなくて済み、切り札を奪えます。
iroha-why-void = 席{ $seat }は{ $suit }を持っておらず、切り札を奪えます。{ $card }をリードするほうがよい手です。
iroha-why-lead = { $othercard }より{ $card }をリードするほうがよい手です。
iroha-why-take = { $card }ならトリックを取れます。得点の増減は今のところ{ $points }点です。
iroha-why-leave = { $card }ならトリックをほかの人に譲れます。取ると得点の増減は{ $points }点です。
iroha-why-card = ここで出すカードは{ $card }です。{ $othercard }はあとで必要になります。

## 得点の内訳：ディールごとに、取った色の一番小さい札の数の合計から、残りの札を1枚1点として引く

iroha-account-deal = 第{ $deal }ディール：一番小さいカードの合計{ $lowest }、残りのカードで−{ $more }
iroha-account-colour = { $colours }：一番小さいカード{ $lowest }、残りのカードで−{ $more }

## 得点表

iroha-doubt-trick = { $cards }枚では、{ $players }枚ずつのトリックになりません。
iroha-doubt-missing = あと{ $cards }枚が未入力です。
iroha-doubt-many = { $cards }枚多すぎます。毎ディール{ $players }枚は脇に置かれています。

## 描かれた場

iroha-board-deal = 今回
iroha-board-tricks = トリック
iroha-board-passed = 左隣へ：
iroha-outlook-holds = 今のところ{ $who }のトリック
iroha-outlook-points = 今のところ{ $who }のトリック（{ $points }）

## 点数表

iroha-score-taken = 第{ $deal }ディール、{ $who }：取ったカード。例：F1 F4 B7。{ $suits }
iroha-score-no-cards = 「F1 F4 B7」のように入力してください。数は1〜{ $most }です。
iroha-score-twice = { $card }はすでに入力されています。
