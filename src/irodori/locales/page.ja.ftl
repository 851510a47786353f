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
page-turn-over = ゲーム終了です
page-turn-won = { $name }の勝ちです
page-turn-you-won = あなたの勝ちです
page-turn-shared = 勝利を分け合いました：{ $names }
page-take-back = 取り消す

## ホーム

page-motto = 色を重ね、並べて遊ぶ
page-home = ホーム
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
page-join-wrong = 卓のリンクでもコードでもありません。
page-my-tables = 自分の卓
page-tables-wait = { $count ->
       *[other] { $count }卓があなたの番
    }
page-tables-count = { $count ->
        [0] まだありません
       *[other] { $count }卓進行中
    }
page-tables-none = まだ卓がありません。ホームから始めるか、届いたリンクを開いてください。
page-tables-public = 参加者を待つ卓
page-tables-finished = 終わったゲーム
page-table-open = 開始前
page-table-running = 進行中
page-table-ended = 終了
page-pad = 得点表
page-pad-about = 実際の卓で使えます。オフラインでも
page-learn = 学ぶ
page-learn-about = どのゲームも3分で
page-open-record = 記録を開く
page-rules = ルール
page-about = このサイトについて
page-guest = ゲスト
page-offline = サーバーにつながりません。得点表・ルール・学習はそのまま使えます。
page-loading = 少しお待ちください

## 新しい卓

page-new-table = 友だちと遊ぶ卓
page-your-name = お名前
page-how-many = 人数
page-how-many-bots = うちボット
page-level = ボットの強さ
page-level-about = 庭の草木の名前です。苔が一番やさしく、松が一番強い相手です。
page-level-moss = 苔
page-level-grass = 草
page-level-plum = 梅
page-level-bamboo = 竹
page-level-pine = 松
page-bot-names = ハル | ソラ | ミカ | ジュン | アオイ | レン
page-clock = 持ち時間
page-clock-none = 無制限
page-clock-live = 10分＋1手10秒
page-clock-days = 1手3日
page-more-settings = 詳しい設定
page-memory = 記憶
page-memory-own = 実際の卓と同じ
page-memory-open = 一度見えたものは表示
page-memory-about = 一度見えて隠れたものを、卓が代わりに覚えておくかどうか。
page-late = 時間切れのとき
page-late-wait = 待つ
page-late-bot = ボットが続ける
page-watching = 観戦中
page-spectators = 観戦
page-spectators-off = なし
page-spectators-table = 公開されたカードだけ
page-spectators-seats = 手札も見られる
page-edition = エディション
page-edition-own = 自分の箱の値を入力
page-public = このサーバーの一覧に載せる
page-shuffled-seats = 席はくじ引き
page-hints = ヒントを許す
page-create = 卓を作る

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
page-start = カードを配る
page-start-waits = 満席になると始められます
page-host-starts = 卓を作った人が始めます。

## 卓で

page-menu = メニュー
page-log = 経過
page-log-unread = 経過と新しい発言
page-log-empty = まだ何もありません。
page-chat = みんなに話しかける
page-chat-send = 送る
page-people = この卓の人
page-people-about = { $name }について：非表示・報告・ブロック
page-mute = この卓で{ $name }の発言を表示しない
page-mute-about = 非表示の設定はこのブラウザーだけに保存され、相手には伝わりません。
page-block = { $name }をブロック
page-unblock = { $name }のブロックを解除
page-block-about = ブロックした人はあなたの卓に参加できず、その発言は表示されません。相手には伝わりません。
page-report = { $name }を報告
page-report-what = サーバーの管理者に伝えること
page-report-said = 発言：「{ $what }」
page-report-send = 報告を送る
page-report-sent = 送りました。サーバーの管理者が読めます。
page-rule = ルール{ $rule }
page-rules-shared = 全ゲーム共通のルール
page-table = 表
page-keys = キー操作
page-key-tab = 次へ移る
page-key-enter = 選ぶ。もう一度で決定
page-key-help = この一覧
page-key-escape = 閉じる・今に戻る
page-undo = 自分の最後の手を取り消す
page-take-over = ボットに代わってもらう
page-take-over-other = { $name }をボットに代わってもらう
page-hand-back = 自分で続ける
page-bot-plays-for-you = ボットが代わりにプレイしています。
page-hint = ヒント
page-end-together = ゲームの終了を提案する
page-resign = 投了する
page-resign-sure = 投了しますか。この席は終了までボットがプレイします。
page-leave = 卓を離れる
page-leave-about = 席は残ります。「自分の卓」かリンクから戻れます。
page-reconnecting = 接続が切れました。つなぎ直しています。ゲームは保存されています。
page-looking-back = 過去の場面です。
page-to-now = 今へ
page-asking = 全員への問い
page-asks-undo = { $name }：最後の手を取り消しますか。
page-asks-end = { $name }：ここでゲームを終えますか。
page-asks-waiting = 全員の返事を待っています。
page-agree = 同意
page-refuse = 断る
page-told-claim = の宣言：{ $what }
page-told-kept = は宣言どおりにしました
page-told-not-kept = は宣言と違うことをしました
page-told-undo-asked = が手の取り消しを求めています
page-told-end-asked = がゲームの終了を提案しています
page-told-agreed = が同意しました
page-told-refused = が断りました
page-told-undone = が手を取り消しました
page-told-taken-over = はボットに交代しました
page-told-handed-back = が自分で続けます
page-told-resigned = が投了しました
page-told-timed-out = は時間切れです

## 終わり

page-board = 結果
page-account-none = 内訳はありません。
page-review = 振り返る
page-rematch = もう一度
page-rematch-join = 次のゲームへ
page-record-save = 記録を保存
page-verify = シャッフルを検証
page-verify-good = どの山も、配る前に約束されたシードと全員の乱数からシャッフルされています。
page-verify-commitment = シードが約束されたものと違います。
page-verify-nonces = シードに全員の乱数が入っていません。
page-verify-decks = カードがシードのとおりに並んでいません。
page-verify-insecure = このページは暗号化なしのhttpで届いたため、ブラウザーが計算を拒みます。記録を保存して irodori verify を実行してください。

## 問題

page-no-table = 卓がありません
page-no-table-about = リンクが途中で切れているか、卓が片付けられました。
page-no-spectators = 観戦できない卓です
page-no-spectators-about = ゲームは始まっており、観戦は許可されていません。
page-not-now = いまはできません。いますること：{ $what }
page-problem-offline = サーバーが応答しません。少し後でもう一度お試しください。
page-problem-slow-down = 操作が多すぎます。少しお待ちください。
page-problem-taken = その席は埋まりました。
page-problem-storage = 保存できませんでした。何も変わっていません。
page-problem-mail = このアドレスには送れません。確認するか、あとでもう一度試してください。
page-problem-hook = このサーバーはそのアドレスを呼び出しません。
page-problem-no-reminder = このリンクは古くなりました。設定で新しいリンクを送れます。
page-problem-nothing = 取り消せる手がありません。
page-problem-link = このリンクは使用済みか期限切れです。
page-problem-blocked = この卓には参加できません。
page-problem-not-seated = この卓の席にいる人だけができます。
page-problem-nobody = その席にブロックできる人はいません。
page-problem-not-blocked = すでに解除されています。
page-problem-no-block = すでに解除されています。

## 設定

page-settings = 設定
page-language = 言語
page-theme = テーマ
page-theme-auto = 端末に合わせる
page-theme-paper = 紙（昼）
page-theme-night = 夜
page-motion = カードの動き
page-sound = 音
page-save = 保存
page-second-device = 別の端末
page-second-device-about = 10分以内に一度だけ使えるリンク。別の端末でも同じゲストになります。
page-make-link = リンクを作る
page-qr = もう一つの端末のカメラで読むQRコード
page-blocks = ブロック中の人
page-turns = 手番のお知らせ
page-turns-about = 日数で時間を数える卓で、あなたの番になったときにお知らせします。希望しないかぎり何も送りません。
page-turns-mail = メールアドレス
page-turns-hook = Webhookのアドレス
page-turns-digest = お知らせは1日1通まで
page-turns-confirm = { $mail }にメールを送りました。メールのリンクを開くと、お知らせが始まります。
page-turns-on = あなたの番になったらお知らせします。
page-turns-save = お知らせを受け取る
page-turns-stop = お知らせを止める
page-turns-stopped = もう何も送りません。
page-linked-about = この端末で、リンクを作ったゲストになります。
page-linked-go = そのゲストになる
page-plain-http = このページは暗号化なしのhttpで開かれています。遊べますが、インストール、オフラインでの利用、シャッフルの検証にはhttpsが必要です。

## このサイトについて

page-about-what = 彩り（Irodori）は、現代日本のカードゲーム三作のための卓です。友だちやボットと遊び、学び、振り返り、実際の卓での得点も数えられます。
page-about-games = ゲームと作者
page-about-rights = ゲームとその名称・絵は作者のものです。公式の製品ではなく、ここの文章と絵はすべて新しく作りました。
page-about-privacy = 保存するもの
page-about-privacy-text = 選んだお名前、あなたを見分けるCookie、遊んだゲーム。それだけです。外部から何も読み込まず、追跡もしません。
page-about-parts = 使っているもの

## 学ぶ

page-learn-begin = 始める
page-learn-missing = このゲームの練習はまだありません。ルールをご覧ください。
page-learn-do = では：{ $what }
page-learn-show = 代わりにやる
page-learn-other = それもできますが、練習では上の手を選んでください。
page-learn-next = 次へ
page-learn-over = 練習はここまでです。もう実戦で遊べます。

## 振り返り

page-record-about = 「記録を保存」やターミナルで作った記録のファイルを開きます。
page-record-choose = ファイルを選ぶ
page-record-bad = このファイルは記録として読めません。
page-steps = ゲームの場面
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

## 得点表

page-player = プレイヤー{ $seat }
page-pad-begin = 始める
page-pad-history = このブラウザーに保存
page-pad-drop = 削除：{ $names }
page-pad-import = 保存した得点表を開く
page-pad-export = ファイルに保存
page-pad-bad = このファイルは得点表として読めません。
page-pad-round = 第{ $round }ラウンド（全{ $rounds }）
page-pad-rounds = ラウンド
page-pad-total = 合計
page-pad-reasons = 得点の内訳
page-pad-undo = 元に戻す
page-pad-next = 次のラウンドへ
page-pad-won = { $count ->
       *[other] { $names }の勝ち
    }

## 自分の箱

page-edition-about = ここには推定の値があります。お手元のカードの値を入力してください。このブラウザーに保存され、卓と得点表で選べます。
page-edition-name = 箱の名前
page-edition-mine = 私の箱
page-edition-drop = 削除：{ $name }
page-edition-saved = このブラウザーに保存しました。
page-cell-cards = 枚数
page-cell-points = 点
page-cell-copies = 同じカードの枚数
page-cell-limit = 上限
page-cell-coins = 小判
page-status-certain = 確実
page-status-likely = 有力
page-status-reconstructed = 推定

## 新しい版

page-newer = 新しいバージョンがあります。
page-newer-now = 今すぐ使う
