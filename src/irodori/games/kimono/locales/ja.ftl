### KIMONO. The rule number of a refusal is shown beside the sentence, never in it.

kimono-title = KIMONO
    .lead = 一人が切り分け、みんなが選ぶ。集めすぎた骨董品は壊れる。
    .about = 一人が列を分け、全員がひそかに選びます。同じ種類を集めすぎると失点になります。

## Cards: the sorts of curios, then the other cards (the coin's number is its value)

kimono-card-bowl = 茶碗
    .short = 茶碗
kimono-card-fan = 扇
    .short = 扇
kimono-card-sword = 刀
    .short = 刀
kimono-card-parasol = 日傘
    .short = 日傘
kimono-card-lute = 琵琶
    .short = 琵琶
kimono-card-figurine = 木彫り人形
    .short = 人形
kimono-card-chopsticks = 箸
    .short = 箸
kimono-card-kimono = 着物
    .short = 着物
kimono-card-coin = 小判
    .short = 小判
kimono-card-coin1 = 小判1
kimono-card-coin2 = 小判2
kimono-card-coin3 = 小判3
kimono-card-coin4 = 小判4
kimono-card-coin5 = 小判5
kimono-card-coin6 = 小判6
kimono-card-coin7 = 小判7
kimono-card-coin8 = 小判8
kimono-card-coin9 = 小判9
kimono-card-fire = 火事
    .short = 火事
kimono-card-cat = 招き猫
    .short = 招猫
kimono-card-breakage = 破損
    .short = 破損
kimono-card-copy = 写し
    .short = 写し
kimono-card-apprentice = 弟子
    .short = 弟子

## Decisions

kimono-decision-split = 列を分ける
    .about = 親方が列を2つに分け、どちらをグループ1とするか決めます。
kimono-decision-apprentice = 弟子を加える
    .about = 親方が弟子をどちらかのグループの好きな位置に加えます。
kimono-decision-want = グループを選ぶ
    .about = 争っている人が、望むグループをそれぞれひそかに選びます。
kimono-decision-resolve = アクションの順番
    .about = 自分のアクションカードのうち、次に実行するものを選びます。
kimono-decision-break = 破損
    .about = 失う骨董品を2枚選びます。
kimono-decision-copy = 写し
    .about = 最多で並ぶ種類のうち、写しを加えるものを選びます。

## Moves

kimono-move-split = { $cards ->
    [1] 1枚目の後ろで分け、左をグループ{ $group }にする
   *[other] { $cards }枚目の後ろで分け、左をグループ{ $group }にする
}
kimono-move-apprentice = { $place ->
    [0] 弟子をグループ{ $group }の先頭に加える
    [1] 弟子をグループ{ $group }の1枚目の後ろに加える
   *[other] 弟子をグループ{ $group }の{ $place }枚目の後ろに加える
}
kimono-move-want = グループ{ $group }を望む
kimono-move-resolve = 「{ $action }」を実行する
kimono-move-break = { $first }と{ $second }を失う
kimono-move-copy = 写しを「{ $sort }」に加える

## Refusals

kimono-refuse-split-outside = { $last ->
    [1] どちらのグループにも1枚以上必要なので、この列は1枚目の後ろでしか分けられません。
   *[other] どちらのグループにも1枚以上必要なので、この列は1〜{ $last }枚目のどれかの後ろでしか分けられません。
}
kimono-refuse-apprentice-outside = グループ{ $group }で弟子を置けるのは、位置0（1枚目の前）から位置{ $last }（最後のカードの後ろ）までです。
kimono-refuse-nothing-waits = 「{ $action }」は実行待ちのカードにないので、選べません。
kimono-refuse-break-order = 2つの種類「{ $first }」「{ $second }」は、表記での名前のアルファベット順に書く必要があるので、入れ替えてください。
kimono-refuse-break-not-owned = { $have ->
    [0] 「{ $sort }」は1枚も持っていないので、失うカードに選べません。
   *[other] 「{ $sort }」は{ $have }枚しか持っていないので、{ $asked }枚失うことはできません。
}
kimono-refuse-copy-not-most = 写しは自分が最も多く持つ種類（現在：{ $most }）に加えるので、「{ $sort }」には加えられません。

## The table and the story in words

kimono-table-round = 第{ $round }ラウンド（全5ラウンド）。親方：{ $who }
kimono-table-group = グループ{ $group }
kimono-table-nobody = なし
kimono-table-row = 列
kimono-table-later = このあと
kimono-table-stock = 残りの着物：{ $kimonos }枚、袋の山札：{ $sack }枚、ゴミ箱：{ $bin }枚
kimono-table-bin = ゴミ箱の中身：{ $cards }
kimono-table-contest = 選ぶ人
kimono-table-worth = 価値
kimono-table-safe = 安全
kimono-table-score = 今の得点
kimono-table-over = ! は安全な枚数を超えた種類で、1枚につき1点を失います。
kimono-told-round = 第{ $round }ラウンドの親方。列：{ $cards }
kimono-told-split = 列を分けました。グループ1：{ $first }。グループ2：{ $second }
kimono-told-apprentice = { $place ->
    [0] 弟子をグループ{ $group }の先頭に加えました
   *[other] 弟子をグループ{ $group }の{ $place }枚目の後ろに加えました
}
kimono-told-want = グループ1を望んだ人：{ $first }。グループ2を望んだ人：{ $second }。
kimono-told-bin = ゴミ箱へ：{ $cards }
kimono-told-gain = 受け取りました：{ $cards }
kimono-told-kimono = 着物を1枚ずつ：{ $names }
kimono-told-no-kimono = { $names }に配る着物が足りないので、誰ももらえません。残りの{ $left }枚はゲームから除かれます。
kimono-told-takes-bin = 弟子を持つのでゴミ箱の中身を受け取りました：{ $cards }
kimono-told-resolve = 実行：{ $action }
kimono-told-draw = 袋の山札から引きました：{ $card }
kimono-told-draw-nothing = 袋の山札が空なので引けません
kimono-told-break = 失いました：{ $cards }
kimono-told-break-nothing = 失う骨董品がありません
kimono-told-copy = 写しを加えた種類：{ $sort }
kimono-told-copy-nothing = 写す骨董品がありません

## 振り返り

kimono-why-limit = このグループを取ると{ $sort }が{ $limit }枚を超え、すべて失点になります（{ $points }点）。
kimono-why-group = コレクションの得点は、グループ{ $better }なら{ $betterpoints }点、グループ{ $group }なら{ $points }点増えます。
kimono-why-contest = グループ{ $group }（{ $points }点）はほかの人も欲しがります。グループ{ $better }（{ $betterpoints }点）のほうが取りやすいでしょう。
kimono-why-split = { $place }枚目の後ろで分けると、自分にとって2つのグループは{ $left }点と{ $right }点です。{ $otherplace }枚目の後ろなら{ $otherleft }点と{ $otherright }点です。
kimono-why-copy = { $sort }がもう1枚で、得点の増減は{ $points }点です。
kimono-why-break = { $firstcard }と{ $secondcard }を失うと、得点の増減は{ $points }点です。

## 得点の内訳（札の種類ごとに1行。点数は横に出る）

kimono-account-sort = { $sort }：{ $count }枚、1枚{ $worth }点（上限{ $limit }枚以内）
kimono-account-over = { $sort }：{ $count }枚は上限の{ $limit }枚を超えているので、1枚につき1点を失う
kimono-account-other = { $sort }：{ $count }枚、1枚{ $worth }点
kimono-account-cards = カードは{ $count }枚。同点のときは枚数の多い人が勝ち

## 得点表でありえないこと

kimono-doubt-many = { $sort }：{ $count }枚と入力されていますが、ゲームには{ $copies }枚しかありません。

## 点数表

kimono-score-owns = { $who }：それぞれ何枚ですか。{ $kinds }。例：1 0 2（末尾は省略すると0）。写しは加わった種類として数えます。
kimono-score-no-counts = 0〜{ $most }の整数を{ $count }個まで入力してください。

## 手の見込み

kimono-outlook-split = あなた：1で{ $first }、2で{ $second }
kimono-outlook-points = あなたには：{ $points }
