# ブラウザーの枠：どのゲームにも共通の画面。$name・$names：プレイヤー、$what：決めることや書かれた文。

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

## ホーム

page-motto = 色を重ね、並べて遊ぶ
page-home = ホームへ
page-back = 戻る
page-close = 閉じる
page-more = その他
page-games = ゲーム
page-players = { $least }〜{ $most }人
page-play-now = すぐに遊ぶ
page-bots-at-once = ボット{ $bots }体とすぐに
page-with-friends = 友だちと
page-your-turn = あなたの番
page-join = リンクで参加
page-join-field = リンクかコードを貼り付け
page-join-go = 参加
page-join-wrong = テーブルのリンクでもコードでもありません。
page-my-tables = 自分のテーブル
page-tables-wait = { $count ->
       *[other] { $count }卓があなたの番
    }
page-tables-count = { $count ->
        [0] まだありません
       *[other] { $count }卓進行中
    }
page-tables-none = まだテーブルがありません。ホームから始めるか、届いたリンクを開いてください。
page-tables-public = 参加者を待つテーブル
page-tables-finished = 終わった対局
page-table-open = 開始前
page-table-running = 進行中
page-table-ended = 終局
page-pad = 点数表
page-pad-about = 実物で遊ぶときに。オフラインでも
page-learn = 学ぶ
page-learn-about = どのゲームも3分で
page-open-record = 棋譜を開く
page-rules = ルール
page-about = このサイトについて
page-guest = ゲスト
page-offline = サーバーにつながりません。点数表・ルール・学習はそのまま使えます。
page-loading = 少々お待ちください

## 新しいテーブル

page-new-table = 友だちと遊ぶテーブル
page-your-name = お名前
page-how-many = 人数
page-how-many-bots = うちボット
page-level = ボットの強さ
page-level-about = 庭の草木の名で、やさしい初心者から最強まで。
page-level-moss = 苔
page-level-grass = 草
page-level-plum = 梅
page-level-bamboo = 竹
page-level-pine = 松
page-clock = 持ち時間
page-clock-none = 無制限
page-clock-live = 10分＋1手10秒
page-clock-days = 1手3日
page-more-settings = 詳しい設定
page-memory = 記憶
page-memory-own = 実物と同じ
page-memory-open = 一度見えたものは表示
page-memory-about = 隠れたものをテーブルが覚えておくかどうか。
page-late = 時間切れのとき
page-late-wait = 待つ
page-late-bot = ボットが続ける
page-spectators = 観戦
page-spectators-off = なし
page-spectators-table = 公開の札だけ
page-spectators-seats = 手札も見られる
page-edition = 版
page-edition-own = 自分の箱の数値を入力
page-public = このサーバーの一覧に載せる
page-shuffled-seats = 席はくじ引き
page-hints = ヒントを許す
page-create = テーブルを開く

## 開始前

page-room = 参加者を待っています
page-seats = 席
page-you-name = { $name }（あなた）
page-seat-free = 空席
page-seat-here = 在席
page-seat-a-bot = ボット
page-free-seat = { $name }の席を空ける
page-sit-here = ここに座る
page-sit-down = 席に着く
page-stand-up = 席を立つ
page-table-full = 満席です
page-invite = このリンクを友だちへ
page-share = 共有
page-shared-away = 送りました。
page-shared-copied = リンクをコピーしました。
page-shared-shown = ブラウザーがコピーを許可しません。リンクを選んでコピーしてください。
page-option = オプション
page-start = 札を配る
page-start-waits = 満席になると始められます
page-host-starts = テーブルを開いた人が始めます。

## 対局中

page-menu = メニュー
page-log = 経過
page-log-unread = 経過と新しい発言
page-log-empty = まだ何もありません。
page-chat = みんなに話しかける
page-chat-send = 送る
page-rule = ルール{ $rule }
page-rules-shared = 全ゲーム共通
page-table = 表
page-keys = キー操作
page-key-tab = 次へ移る
page-key-enter = 選ぶ。もう一度で決定
page-key-help = この一覧
page-key-escape = 閉じる・今に戻る
page-undo = 自分の最後の手を戻す
page-take-over = ボットに代わってもらう
page-take-over-other = { $name }の代わりにボット
page-hand-back = 自分で続ける
page-bot-plays-for-you = ボットが代わりに打っています。
page-hint = ヒント
page-end-together = 終局を提案する
page-resign = 投了する
page-resign-sure = 投了しますか。残りはボットが打ちます。
page-leave = テーブルを離れる
page-leave-about = 席は残ります。「自分のテーブル」かリンクから戻れます。
page-reconnecting = 接続が切れました。つなぎ直しています。対局は保存されています。
page-looking-back = 過去の場面です。
page-to-now = 今へ
page-asking = 全員への問い
page-asks-undo = { $name }：最後の手を戻しますか。
page-asks-end = { $name }：ここで終局にしますか。
page-asks-waiting = 全員の返事を待っています。
page-agree = 同意
page-refuse = 断る
page-told-claim = の宣言：{ $what }
page-told-kept = は宣言どおりでした
page-told-not-kept = は宣言と違いました
page-told-undo-asked = が手戻しを求めています
page-told-end-asked = が終局を提案しています
page-told-agreed = が同意しました
page-told-refused = が断りました
page-told-undone = が手を戻しました
page-told-taken-over = はボットが代打ち
page-told-handed-back = が戻りました
page-told-resigned = が投了しました
page-told-timed-out = は時間切れです

## 終局

page-board = 結果
page-account-none = 内訳はありません。
page-review = 検討する
page-rematch = もう一局
page-rematch-join = 次の対局へ
page-record-save = 棋譜を保存
page-verify = シャッフルを検証
page-verify-good = すべての山札が、配る前に約束された種と全員の乱数からシャッフルされています。
page-verify-commitment = 種が約束されたものと違います。
page-verify-nonces = 種に全員の乱数が入っていません。
page-verify-decks = 札が種のとおりに並んでいません。
page-verify-insecure = このページは暗号化なしのhttpで届いたため、ブラウザーが計算を拒みます。棋譜を保存して irodori verify を実行してください。

## 問題

page-no-table = テーブルがありません
page-no-table-about = リンクが途中で切れているか、テーブルが片付けられました。
page-no-spectators = 観戦できないテーブルです
page-no-spectators-about = 対局は始まっており、観戦は許可されていません。
page-problem-offline = サーバーが応答しません。少し後でもう一度お試しください。
page-problem-slow-down = 操作が多すぎます。少しお待ちください。
page-problem-taken = その席は埋まりました。
page-problem-storage = 保存できませんでした。何も変わっていません。
page-problem-nothing = 戻す手がありません。
page-problem-link = このリンクは使用済みか期限切れです。
page-problem-blocked = このテーブルには参加できません。

## 設定

page-settings = 設定
page-language = 言語
page-theme = 明るさ
page-theme-auto = 端末に合わせる
page-theme-paper = 紙（昼）
page-theme-night = 夜
page-motion = 札の動き
page-sound = 音
page-save = 保存
page-second-device = 別の端末
page-second-device-about = 10分以内に一度だけ使えるリンク。別の端末でも同じゲストになります。
page-make-link = リンクを作る
page-linked-about = この端末で、リンクを作ったゲストになります。
page-linked-go = そのゲストになる
page-plain-http = このページは暗号化なしのhttpで開かれています。遊べますが、インストール・オフライン保存・シャッフルの検証にはhttpsが必要です。

## このサイトについて

page-about-what = 彩りは、日本の現代カードゲーム三作のための卓です。友だちやボットと遊び、学び、検討し、実物で遊ぶときの点数も数えられます。
page-about-games = ゲームと作者
page-about-rights = ゲームとその名称・絵は作者のものです。公式の製品ではなく、文章と絵はすべて新しく作りました。
page-about-privacy = 保存するもの
page-about-privacy-text = 選んだお名前、あなたを見分けるCookie、対局。それだけです。外部から何も読み込まず、追跡もしません。
page-about-parts = 使っているもの

## 学ぶ

page-learn-begin = 始める
page-learn-missing = このゲームの練習はまだありません。ルールをご覧ください。
page-learn-do = では：{ $what }
page-learn-show = 代わりにやる
page-learn-other = それもできますが、練習では上の手を選んでください。
page-learn-next = 次へ
page-learn-over = 練習はここまで。もう実戦で遊べます。

## 検討

page-record-about = 「棋譜を保存」やターミナルで作った棋譜ファイルを開きます。
page-record-choose = ファイルを選ぶ
page-record-bad = このファイルは棋譜として読めません。
page-steps = 対局の場面
page-step-first = 最初へ
page-step-back = 一手戻る
page-step-on = 一手進む
page-step-last = 最後へ
page-step-of = 場面{ $at }／{ $lines }
page-eyes = 誰の視点
page-eyes-all = すべて公開
page-eyes-of = { $name }の視点
page-branch = ここからボットと続ける
page-share-moment = この場面を共有
page-seat-number = 席{ $seat }

## 点数表

page-player = プレイヤー{ $seat }
page-pad-begin = 始める
page-pad-history = このブラウザーに保存
page-pad-drop = 削除：{ $names }
page-pad-import = 保存した点数表を開く
page-pad-export = ファイルに保存
page-pad-bad = このファイルは点数表として読めません。
page-pad-round = 第{ $round }回／全{ $rounds }回
page-pad-rounds = 回
page-pad-total = 合計
page-pad-reasons = 点数の内訳
page-pad-undo = 元に戻す
page-pad-next = 次の回へ
page-pad-won = { $count ->
       *[other] { $names }の勝ち
    }

## 自分の箱

page-edition-about = ここには推定の数値があります。お手元の札の数値を入力してください。このブラウザーに保存され、テーブルと点数表で選べます。
page-edition-name = 箱の名前
page-edition-mine = 私の箱
page-edition-drop = 削除：{ $name }
page-edition-saved = このブラウザーに保存しました。
page-cell-cards = 枚数
page-cell-points = 点
page-cell-copies = 同じ札の枚数
page-cell-limit = 上限
page-cell-coins = 小判
page-status-certain = 確実
page-status-likely = おそらく
page-status-reconstructed = 推定

## 新しい版

page-newer = 新しい版があります。
page-newer-now = 今すぐ使う
