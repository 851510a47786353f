# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = 第{ $round }ラウンド（全{ $rounds }）
kasane-page-turn = このラウンドの{ $turn }手番目（全{ $turns }手番）
kasane-page-pile = 山札{ $count }枚
kasane-page-last-deal = 最後の配札
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
kasane-page-news-take = { $who }：{ $card }を取得
kasane-page-news-meld = { $who }：{ $card }を取り{ $meld } { $sequence }（+{ $points }）
kasane-page-close = 閉じる

## Hand and robe

kasane-page-hand = 手札
kasane-page-oldest = 古い順
kasane-page-top = 一番上
kasane-page-newest = 最後の札
kasane-page-hand-empty = 手札はありません
kasane-page-hand-label = 手札（古い順）：{ $cards }
kasane-page-hand-hidden = 手札：裏向き{ $count }枚
kasane-page-robe = 襲
kasane-page-robes = みんなの襲
kasane-page-robe-label = { $who }の襲、{ $count }枚（内側から）：{ $cards }
kasane-page-robe-empty = { $who }の場にはまだカードがありません
kasane-page-colours = { $count }色
kasane-page-bonus = ボーナス+{ $points }
kasane-page-bonus-later = 8枚から+{ $points }
kasane-page-bonuses = 色の数のボーナス
kasane-page-bonuses-from = 自分の場が8枚以上で得点。12枚すべてでさらに2点。
kasane-page-points = { $points }点
kasane-page-layers = { $count }枚、{ $colours }色
kasane-page-place = { $place }位：{ $name }、{ $points }点

## What may be done

kasane-page-lay = 達成する
kasane-page-take-it = 取る
kasane-page-no-meld = まだ役なし
kasane-page-into-robe = 自分の場へ
kasane-page-more = ほか{ $count }通り
kasane-page-stays = { $count ->
        [0] 手札なし
       *[other] 残り{ $count }枚
    }
kasane-page-borrowed = 場の{ $card }
kasane-page-then-meld = 続けて{ $meld }が可能（{ $points }点）
kasane-page-at-once = すぐに{ $points }点
kasane-page-then-score = その後の得点：{ $points }点
kasane-page-plan = このままなら次の手番で取れるカード
kasane-page-new-field = 次の手番の前に、新しい場が配られます
kasane-page-no-turn = もう手番はありません
kasane-page-key-number = 行か役を選ぶ。もう一度で確定
kasane-page-key-pass = パス。もう一度で確定
kasane-page-key-escape = 選んだものを戻す
kasane-page-key-arrows = 行、役、選択肢を移動

## The score pad

kasane-account-box = { $meld }、{ $cards }枚のマス
kasane-doubt-empty = まだ自分の場のカードが入力されていません。
kasane-doubt-robe = 自分の場が{ $count }枚になっています。最大は{ $most }枚です。
kasane-doubt-laid = この人の役からすると数字カードは{ $least }〜{ $most }枚のはずですが、{ $numbers }枚あります。
kasane-doubt-card = { $card }が{ $count }枚入力されています。{ $most }枚しかありません。
kasane-pad-melds = 役：おはじきの持ち主
kasane-pad-robes = 自分の場：色ごとの枚数
kasane-pad-box = { $meld }、{ $cards }枚で{ $points }点：{ $who }
kasane-pad-nobody = なし
kasane-pad-start = 初めからのおはじき
kasane-pad-more = { $name }の{ $card }を1枚増やす、今{ $count }枚
kasane-pad-fewer = { $name }の{ $card }を1枚減らす
kasane-pad-cards = { $most }枚中{ $count }枚
