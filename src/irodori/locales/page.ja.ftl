# ブラウザーの枠：どのゲームにも共通の画面。$name・$names：プレイヤー、$what：決めることや書かれた文。

page-title = 彩り
page-you = あなた
page-points = 点

## 席

page-seat-turn = 手番
page-seat-bot = ボット
page-seat-away = 離席中
page-seat-resigned = 投了
page-seat-chosen = 選択済み
page-seat-winner = 勝者

## 手番の行

page-turn-yours = あなたの番：{ $what }
page-turn-theirs = { $count ->
       *[other] { $names }の番です
    }
page-turn-chosen = 選びました。ほかの人を待っています
page-turn-sent = 送信中です
page-turn-over = 終局です
page-turn-won = { $name }の勝ちです
page-turn-you-won = あなたの勝ちです
page-turn-shared = 引き分けの勝利：{ $names }
page-take-back = 取り消す
