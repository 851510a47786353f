# KIMONOのブラウザ用の文。$group：1か2、$name・$names：プレイヤー、$sort：札の名前。

kimono-page-where = 第{ $round }ラウンド（全{ $rounds }）
kimono-page-others = ほかのプレイヤー
kimono-page-show = { $name }のコレクションを見る
kimono-page-market = 市場
kimono-page-collection = コレクション：{ $name }
kimono-page-in-bin = ゴミ箱
kimono-page-kimonos = 残りの着物
kimono-page-in-sack = 袋の山札
kimono-page-master = 親方
kimono-page-has-apprentice = 弟子を持っている
kimono-page-column = { $limit ->
    [0] { $sort }：{ $count }枚、{ $points }点
   *[other] { $sort }：{ $count }枚（上限{ $limit }枚）、{ $points }点
}
kimono-page-dashed = 点線は変わる分
kimono-page-took = { $cards }枚取った
kimono-page-done = このラウンドは終わり
kimono-page-cards = { $cards }枚

## 分ける

kimono-page-blade = 刃
kimono-page-blade-left = 刃を左へ
kimono-page-blade-right = 刃を右へ
kimono-page-boy-left = 弟子を左へ
kimono-page-boy-right = 弟子を右へ
kimono-page-swap = 番号を入れ替える。今は左がグループ{ $group }
kimono-page-cut-here = { $apprentice ->
    [1] ここで分ける：{ $left }枚と{ $right }枚、弟子も
   *[other] ここで分ける：{ $left }枚と{ $right }枚
}
kimono-page-place-here = 弟子をここに置く

## 秘密の選択

kimono-page-would = { $before }点から{ $after }点へ{ $unknown ->
    [1] 、ほかに未知の分
   *[other] {""}
}
kimono-page-with-bin = ゴミ箱{ $cards }枚
kimono-page-aimed = 選択中（まだ置いていない）
kimono-page-laid = ここに置いた
kimono-page-lay = { $group }の円盤を伏せて置く
kimono-page-waiting = 伏せて置きました。円盤は一斉に表にします。
kimono-page-claim = 「グループ{ $group }を取る」と言う
kimono-page-claims = { $group }を取る
kimono-page-hint-want = グループを選んでください。円盤は一斉に表にします
kimono-page-hint-break = 失う骨董品を二つ選んでください
kimono-page-hint-choose = 選んでください
kimono-page-several = 希望が重なると：ゴミ箱へ。代わりに着物を1枚ずつ（あなたは{ $points }）
kimono-page-several-each = 希望が重なると：ゴミ箱へ。代わりに着物を1枚ずつ
kimono-page-several-few = 希望が重なると：ゴミ箱へ。着物は{ $left }人分まで。それより多いと誰ももらえない
kimono-page-several-none = 希望が重なると：ゴミ箱へ。着物が足りず（残り{ $left }枚）、誰ももらえない
kimono-page-several-cut = { $you ->
    [1] 希望が重なると、あなたがもう一度分ける
   *[other] 希望が重なると、{ $name }がもう一度分ける
}

## 公開

kimono-page-reveal = 円盤を表にする
kimono-page-nobody = 希望なし
kimono-page-alone = 一人だけ
kimono-page-contested = 取り合い
kimono-page-go-on = 続ける

## グループの分かれ方

kimono-page-path = 列の分かれ方
kimono-page-path-now = 今選ぶ人：{ $names }
kimono-page-path-later = あとで：{ $names }
kimono-page-path-taken = 取った人：{ $names }
kimono-page-path-bin = ゴミ箱へ。希望した人：{ $names }

## アクション

kimono-page-becomes = { $sort } { $had } › { $count }
kimono-page-draws = 袋から未知の札を1枚引く
kimono-page-asks-break = このあと壊れるものを選ぶ
kimono-page-asks-copy = このあと加える種類を選ぶ
kimono-page-at-best = 残りもうまくいけば{ $points }点
kimono-page-break-first = 失う骨董品を二つ選んでください。同じ種類でもかまいません。
kimono-page-break-second = { $sort }と、もう一つは？ 同じ種類でもかまいません。
kimono-page-lose = { $sort }、{ $count }枚あり
kimono-page-up-to = 最大

## キー

kimono-page-key-group = グループを選ぶ
kimono-page-key-blade = 刃や弟子を動かす
kimono-page-key-swap = グループの番号を入れ替える
kimono-page-key-commit = 赤いボタンを押す
