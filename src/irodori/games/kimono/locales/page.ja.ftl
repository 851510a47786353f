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
kimono-page-took = { $cards }枚受け取った
kimono-page-done = 終わり
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
kimono-page-claim = 「グループ{ $group }を取ります」と言う
kimono-page-claims = グループ{ $group }を取ります
kimono-page-hint-want = グループを選んでください。円盤は一斉に表にします
kimono-page-hint-break = 失う骨董品を2つ選んでください
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
kimono-page-draws = 袋の山札から未知のカードを1枚引く
kimono-page-asks-break = このあと壊れるものを選ぶ
kimono-page-asks-copy = このあと加える種類を選ぶ
kimono-page-at-best = 残りもうまくいけば{ $points }点
kimono-page-break-first = 失う骨董品を2つ選んでください。同じ種類でもかまいません。
kimono-page-break-second = { $sort }と、もう一つは？ 同じ種類でもかまいません。
kimono-page-lose = { $sort }、{ $count }枚あり
kimono-page-up-to = 最大

## キー

kimono-page-key-group = グループを選ぶ
kimono-page-key-blade = 刃や弟子を動かす
kimono-page-key-swap = グループの番号を入れ替える
kimono-page-key-commit = 赤いボタンを押す

## 得点表

kimono-page-pad-owns = { $name }の持っているカード
kimono-page-pad-add = { $sort }：1枚増やす。今{ $count }枚、{ $points }点
kimono-page-pad-less = { $sort }：1枚減らす
kimono-page-pad-copies = 写しは加わった種類のカードとして数えます。旗は安全な枚数です。

## 最初に学ぶ一局

kimono-lesson-row = 9枚のカードが一列に並んでいます。花の数字はこの種類1枚の点数、旗は持っていて安全な枚数、小さな数字は全部で何枚あるかです。
kimono-lesson-limit = あなたのコレクションです。種類ごとの柱で、旗が上限です。旗より1枚でも多くなると、その種類は1枚につき1点の失点になります。
kimono-lesson-split = 最初のラウンドの親方はあなたです。列を2つのグループに分けます。そのあと全員が、あなたも含めて、どちらかをひそかに望みます。弟子もどちらかに入ります。今は右端のままにしましょう。
kimono-lesson-apprentice = 弟子はグループ2に入ります。弟子を取った人は、ラウンドの終わりにゴミ箱の中身をもらい、次の親方になります。
kimono-lesson-groups = グループごとに、あなたの点がどう変わるかが種類別に出ます。ほかの人の欄の数字は、その人にとっての値打ちです。招き猫は未知のカードを引くので「+?」です。
kimono-lesson-want = 一人だけで望んだ人が、グループを丸ごと取れます。グループ2は誰もが欲しがりそうです。グループ1なら21点増えます。選んでから、円盤を伏せて置いてください。
kimono-lesson-again = グループ1を望んだのはあなただけなので、あなたのものです。HaruさんとSoraさんはどちらもグループ2なので、親方がもう一度分け、二人だけが選びます。上の図は、誰が何を取り、何を誰が争っているかを示します。
kimono-lesson-cat = Soraさんの招き猫は袋の山札から日傘を引きました。弟子を取ったHaruさんが次の親方で、2列目を分けます。
kimono-lesson-breaks = グループ1を見てください。茶碗が2枚になると上限の1枚を超えます。今の8点がなくなり、2枚とも1点ずつの失点になります。
kimono-lesson-take = グループ2には4点を失う火事と、骨董品を2つ失う破損があります。でも木彫り人形2枚、扇、弟子もいます。こちらを望みましょう。
kimono-lesson-single = HaruさんとSoraさんはグループ1を争い、もう一度分けられました。茶碗1枚だけと、刀と日傘です。1枚だけのグループも、何人でも望めます。
kimono-lesson-bin = 二人とも茶碗を望みました。1枚だけのグループを何人かが望むと、そのカードはゴミ箱へ行き、代わりに着物を1枚ずつもらいます。誰も望まなかった刀と日傘もゴミ箱です。
kimono-lesson-break = 破損です。骨董品を2つ失います。弟子がいるので、ゴミ箱の茶碗、刀、日傘がこのあとあなたのものになります。茶碗が2枚になると上限を超えるので、今の茶碗と木彫り人形を1枚失いましょう。
kimono-lesson-end = ゴミ箱の中身が来て、茶碗が戻りました。あなたが一番です。次の親方もあなたです。5ラウンドのあと、点が最も多い人の勝ち。同点ならカードの多い人です。
