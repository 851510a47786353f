# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = 第{ $round }ラウンド（全{ $rounds }）
kasane-page-turn = このラウンドの{ $turn }手番目（全{ $turns }手番）
kasane-page-pile = 山札{ $count }枚
kasane-page-last-deal = 最終ラウンド
kasane-page-players = ほかの人
kasane-page-player-label = { $name }：{ $points }点、手札{ $hand }枚、自分の場{ $robe }枚、{ $colours }色
kasane-page-starter = スタートプレイヤー
kasane-page-field = 共通の場
kasane-page-row-label = { $row }行目：{ $card }{ $under ->
        [0] {""}
       *[other] 、その下に{ $below }
    }
kasane-page-row-empty = { $row }行目：空
kasane-page-melds = 役
kasane-page-meld-label = { $meld }：{ $about }。{ $count ->
        [0] 空いているマスはありません
       *[other] 空き：{ $boxes }
    }
kasane-page-box = { $cards }枚で{ $points }点
kasane-page-next = 次は{ $names }
kasane-page-news-take = { $who }：{ $card }を取った
kasane-page-news-meld = { $who }：{ $card }を取って{ $meld } { $sequence }（+{ $points }）
kasane-page-close = 閉じる

## Hand and robe

kasane-page-hand = 手札
kasane-page-oldest = 古い順
kasane-page-top = 一番上
kasane-page-newest = 最新
kasane-page-hand-empty = 手札はありません
kasane-page-hand-label = 手札（古い順）：{ $cards }
kasane-page-hand-hidden = 手札：裏向き{ $count }枚
kasane-page-robe = 衣
kasane-page-robes = みんなの衣
kasane-page-robe-label = { $who }の衣、{ $count }枚（内側から）：{ $cards }
kasane-page-robe-empty = { $who }の衣はまだありません
kasane-page-colours = { $count }色
kasane-page-bonus = ボーナス+{ $points }
kasane-page-bonus-later = 8枚から+{ $points }
kasane-page-bonuses = 色の数のボーナス
kasane-page-bonuses-from = 自分の場が8枚以上で得点になります。12枚すべてなら、さらに2点。
kasane-page-points = { $points }点
kasane-page-layers = { $count }枚、{ $colours }色
kasane-page-place = { $place }位：{ $name }、{ $points }点

## What may be done

kasane-page-lay = 達成する
kasane-page-take-it = 取る
kasane-page-no-meld = まだ役なし
kasane-page-into-robe = 衣の上へ
kasane-page-more = ほか{ $count }通り
kasane-page-stays = { $count ->
        [0] 手札なし
       *[other] 残り{ $count }枚
    }
kasane-page-borrowed = 衣の{ $card }
kasane-page-then-meld = 続けて{ $meld }ができます（{ $points }点）
kasane-page-at-once = すぐに{ $points }点
kasane-page-then-score = その後の得点：{ $points }点
kasane-page-plan = このままなら次の手番で取れるカード
kasane-page-new-field = 次の手番の前に、新しい場が配られます
kasane-page-no-turn = もう手番はありません
kasane-page-key-number = 行か役を選ぶ。もう一度で決定
kasane-page-key-pass = パス。もう一度で決定
kasane-page-key-escape = 選んだものを戻す
kasane-page-key-arrows = 行、役、選択肢を移る

## The score pad

kasane-pad-melds = 役：おはじきの持ち主
kasane-pad-robes = 自分の場：色ごとの枚数
kasane-pad-box = { $meld }、{ $cards }枚で{ $points }点：{ $who }
kasane-pad-nobody = なし
kasane-pad-start = 初めからのおはじき
kasane-pad-more = { $name }の{ $card }を1枚増やす、今{ $count }枚
kasane-pad-fewer = { $name }の{ $card }を1枚減らす
kasane-pad-cards = { $most }枚中{ $count }枚

## The first game

kasane-lesson-robe = このゲームでは、最大12枚のカードを重ねて衣をまといます。並べたカードが1枚ずつ衣の色になります。役はすぐに、衣の色は最後に得点になります。
kasane-lesson-rows = 取れるのは各行の一番上のカードだけで、下のカードは次に現れます。3を取りましょう。1回触れると試せて、もう1回で取ります。
kasane-lesson-hand = 手札の順番は変えられません。取ったカードは一番上に加わり、役に使えるのは上からだけです。3の次に2を取れば、下がる並びの始まりです。2行目から取ってください。
kasane-lesson-tiles = ここには、各カードを取るとすぐにできる役が出ます。1を取れば手札は3-2-1、下弦ノ月で3点です。
kasane-lesson-try = 役に触れると、衣に試し着せして結果が見えます。もう一度触れると達成です。
kasane-lesson-marble = 衣の最初の3枚です。おはじきの置かれたマスは誰ももう使えませんが、もっと長い並びのマスは空いています。
kasane-lesson-red = Haruさんが6-2-1で桜散らしを達成しました。桜散らしは1回目が4点、2回目が3点。早いほど得です。
kasane-lesson-borrow = 手札は空ですが、自分の場の一番上の1を役の先頭に組み込めます。1と9で10。3行目の9を取ってください。
kasane-lesson-borrowed = 自分の場の1を組み込んだ拾です。組み込んだカードはその場に残り、枚数には数えます。
kasane-lesson-round = ラウンド終了です。人数分のカードが残り、捨て札になりました。新しい場が配られ、Haruさんから始めます。
kasane-lesson-plus = +1カードはすぐ自分の場の一番上に置かれ、1点です。この手番に役は作れません。一番上にある間は、組み込みもできません。取ってみましょう。
kasane-lesson-pairs = 3行目に4が2枚重なっています。同じ数字は襲ねになるので、集めましょう。まず1枚目です。
kasane-lesson-second = 続いて2枚目です。
kasane-lesson-pass = 4が2枚なら今1点です。でも1行目に3枚目があり、3枚なら3点です。待つこともできます。パスに触れてください。
kasane-lesson-third = まだ残っていました。取りましょう。
kasane-lesson-large = 4が3枚なら、襲ねで3点、雪月風花で2点です。襲ねを達成してください。
kasane-lesson-bonus = 自分の場が8枚になりました。これで最後に色の数が得点になります。5色は0点、4色か6色は2点、1色か9色は5点。12枚すべてならさらに2点です。
kasane-lesson-end = これで準備ができました。気になるところに触れてください。できないことなら、理由をお知らせします。どうぞお楽しみください。
