# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = この卓の席は0から数えて{ $players }席なので、席{ $seat }はありません。
refuse-game-over = ゲームは終了しているので、もう手を選べません。
refuse-not-your-turn = 席{ $seat }の番ではありません（いま選ぶ席：{ $actors }）。
refuse-already-chosen = 席{ $seat }はもう選び終えて、ほかの席を待っているところです。
refuse-not-a-move = 「{ $text }」はこのゲームの手ではありません（手の書き方：{ $expected }）。
refuse-wrong-decision = 「{ $text }」はこのゲームの手ですが、いまの選択には使えません（いま選べる手：{ $expected }）。

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = 、
terminal-you = あなた
terminal-bot = ボット{ $seat }
terminal-said = { $who }：{ $what }
terminal-points = 点
terminal-choose = どのゲームにしますか。番号を入力してください。
terminal-begin = { $players }人で遊びます。あなたは席{ $seat }です。? で使い方が出ます。
terminal-resumed = { $file } の続きです（{ $moves }手まで進んでいます）。
terminal-over = ゲーム終了です。
terminal-won = { $names }の勝ちです。
terminal-shared = { $names }が勝利を分け合いました。
terminal-refused = { $sentence }（ルール{ $rule }。「{ $rule }」と入力すると読めます）
terminal-unknown = 「{ $text }」は今選べる手でもコマンドでもありません。? で使い方が出ます。
terminal-no-number = { $number }番の手はありません。選べる手は上の一覧か、moves で確かめられます。
terminal-no-rule = ルール{ $number }はありません。rules で章と番号の一覧が出ます。
terminal-no-undo = 取り消せる自分の手がありません。
terminal-undone = 自分の直前の選択まで取り消しました。
terminal-save-where = 保存先を指定してください：save FILE
terminal-saved = { $file } に保存しました。irodori play --record { $file } で続けられます。
terminal-not-saved = { $file } に書き込めませんでした：{ $reason }
terminal-quit = またどうぞ。
terminal-quit-saved = またどうぞ。irodori play --record { $file } で続けられます。
terminal-help-number = 番号か手そのもの（take 3）、またはその終わりの部分で手を選ぶ
terminal-help-moves = 選べる手をもう一度見る
terminal-help-table = 場をもう一度見る
terminal-help-story = 前回の自分の手からの経過（記憶の設定が open なら最初から）
terminal-help-rules = ルールの章の一覧、または1つのルール（S1 だけでも可）
terminal-help-undo = 自分の最後の手と、その後をすべて取り消す
terminal-help-save = ゲームをファイルに保存する
terminal-help-quit = やめる

## 振り返りとヒント：$move は指された手（または次善手）、$best はよりよい手、$percent は勝ちの割合

review-best = 「{ $move }」は最善手でした。
review-fine = 「{ $move }」は「{ $best }」とほぼ同じ価値でした。
review-only = 「{ $best }」のほかに手はありません。
review-even = 「{ $best }」と「{ $move }」はほぼ同じ価値です。
review-certain-win = 「{ $best }」のほうが確実によく、勝率が{ $percent }%上がります。
review-certain-points = 「{ $best }」なら、確実により多くの得点で終わります（+{ $points }）。
review-likely = 「{ $best }」なら、「{ $move }」より勝率が{ $percent }%上がる見込みです。
review-verdict-best = 最善手
review-verdict-fine = 好手
review-verdict-mistake = 疑問手
review-verdict-blunder = 悪手
review-judged = { $number }手目、席{ $seat }：{ $move }（{ $verdict }）
review-cost = 損失：勝率{ $percent }%、得点{ $points }（±{ $doubt }%）
review-cost-certain = 損失：勝率{ $percent }%、得点{ $points }（確実）
review-others = 調べた手：{ $moves }
review-none = 疑問手は見つかりませんでした。
review-result = 席{ $seat }：勝率{ $share }% = 均等な分け前{ $even }、自分のミス{ $skill }、ほかの人のミス{ $gifts }、運など{ $luck }。

## 全画面。キーはどの言語でも同じで、terminal-key の最初の語がキーそのもの。

terminal-language = 日本語
terminal-your-turn = あなたの番です：{ $what }
terminal-turn-of = { $who }さんの番です：{ $what }
terminal-thinking = { $names }が考えています…
terminal-player = プレイヤー{ $letter }
terminal-on = オン
terminal-off = オフ
terminal-memory-own = 実際の卓と同じ
terminal-memory-open = 一度見えたものは表示
terminal-quit-kept = またどうぞ。ゲームは保存されています。irodori play --resume で続けられます。
terminal-small = { $columns }桁×{ $lines }行の画面が必要です（今は{ $wide }桁×{ $high }行）。画面を広げてください。ゲームはそのままです。
terminal-cover = { $who }さんに代わってください。
terminal-cover-how = 今は誰の手札も表示されていません。{ $who }さんだけが見ている状態で、Enterキーを押すかクリックしてください。
terminal-level-moss = 苔
    .about = やさしい相手。初めての方に
terminal-level-grass = 草
    .about = 次の一手が見えている
terminal-level-plum = 梅
    .about = 局面の価値がわかる
terminal-level-bamboo = 竹
    .about = 先を読む
terminal-level-pine = 松
    .about = 最強。1手に0.5秒
terminal-key-enter = Enter 決定
terminal-key-undo = u 取り消し
terminal-key-log = l 経過
terminal-key-rules = r ルール
terminal-key-help = ? 使い方
terminal-key-leave = q やめる
terminal-key-review = v 振り返り
terminal-key-again = n もう一度
terminal-key-account = a 得点の内訳
terminal-setup-title = 現代日本のカードゲームの卓
terminal-setup-go-on = 続きから：{ $game }（{ $moves }手目まで、{ $when }）
terminal-setup-game = ゲーム
terminal-setup-players = 人数
terminal-setup-seat = 席{ $number }
terminal-setup-person = 人
terminal-setup-name = ここで名前を入力できます
terminal-setup-memory = 記憶
terminal-setup-edition = エディション
terminal-setup-language = 言語
terminal-setup-start = カードを配る
terminal-setup-keys = ↑↓で項目、←→で変更、Enterで次へ。Ctrl-Cで終了。
terminal-setup-nobody = 少なくとも1つの席には人が座ってください。
terminal-app-help = 使い方
terminal-app-help-keys = 手の選び方：矢印キーか手の番号で手を仮に選ぶと、その結果が場に表示されます。Enterキーで決まります。
terminal-app-help-mouse = マウス：手や、手を表すカードをクリックすると仮に選ばれ、もう一度クリックすると決まります。
terminal-app-help-pages = lは経過、rはルール、uは自分の最後の手とその後の取り消し、tかF2は夜と紙の切り替え、vは終わったゲームの振り返り、nは新しいゲーム、qは終了です。場が画面に収まらないときはPage UpとPage Downで動かせます。
terminal-app-help-signs = 記号：> は選ぶ番の人、* はそのラウンドを始める人や親です。どの色にも固有の文字があり、色だけで示すことはありません。
terminal-app-help-plain = ゲームは1手ごとに保存され、irodori play --resume で続けられます。irodori play --plain は1行ずつ文章で進むので、読み上げに向いています。
terminal-app-back = Esc 戻る
terminal-app-rules = ルール
terminal-app-log = 経過
terminal-app-review = 振り返り
terminal-app-review-later = 振り返りはゲームが終わってからです。
terminal-app-reviewing = すべての選択を調べています。少しお待ちください。
terminal-app-after = vで振り返り、nでもう一度、lで経過、qで終了します。

## サーバーのテーブル。$who は参加者、$link はテーブルのアドレス

terminal-quit-online = またどうぞ。卓は { $link } に残っています。「irodori join { $link }」で戻れます。
terminal-key-say = c 発言
terminal-online-opening = 接続しています…
terminal-online-lost = 接続が切れました。つなぎ直しています。ゲームは保存されています。
terminal-online-gone = この卓はもうありません。
terminal-online-forbidden = この卓は観戦できません。
terminal-online-free = 空席
terminal-online-here = 参加中
terminal-online-room = { $game }：参加者を待っています
terminal-online-room-how = すべての席が埋まり、卓を作った人がカードを配ると始まります。上のリンクを友だちに知らせてください。
terminal-online-room-keys = 卓を作った人：bでボットを座らせ、sでカードを配ります。qで離れても席は残ります。
terminal-online-room-plain = 卓を作った人：「bot」でボットを座らせ、「start」でカードを配ります。
terminal-online-sent = 手を送っています。
terminal-online-chosen = 選びました。全員が選ぶまではuで取り消せます。
terminal-online-waits = { $names }：{ $what }
terminal-online-asks-undo = { $who }さんが直前の手の取り消しを求めています：y 同意、n 断る
terminal-online-asks-end = { $who }さんがゲームの終了を提案しています：y 同意、n 断る
terminal-online-said = { $who }：「{ $text }」
terminal-online-claims = { $who }の宣言：{ $text }
terminal-online-say = ほかの人に何と言いますか。
terminal-online-begin = { $game }（{ $link }）。? で使い方が出ます。
terminal-online-watch = 観戦しています。
terminal-told-undo-asked = 手の取り消しを求めました
terminal-told-end-asked = ゲームの終了を提案しました
terminal-told-agreed = 同意しました
terminal-told-refused = 断りました
terminal-told-undone = 手を取り消しました
terminal-told-taken-over = ボットに交代しました
terminal-told-handed-back = 自分で続けます
terminal-told-resigned = 投了しました
terminal-told-timed-out = 時間切れになりました
terminal-problem-slow-down = 一度に送りすぎです。少しお待ちください。
terminal-problem-storage = サーバーが保存できませんでした。何も変わっていません。
terminal-problem-nothing = 取り消せるものがありません。
terminal-problem-asking = すでに別の確認が行われています。
terminal-problem-spectator = 観戦中です。席に着いている人だけができます。
terminal-problem-not-host = 卓を作った人だけができます。
terminal-problem-not-full = まだ空席があります。ボットで埋めることもできます。
terminal-problem-taken = 席はすべて埋まっています。
terminal-problem-offline = サーバーの応答がありません。少し待ってからもう一度お試しください。
terminal-problem-not-alone = その席はまだ離席扱いではありません。
terminal-problem-stale = その間にゲームが進んだため、受け付けられませんでした。
terminal-problem-ended = ゲームは終わりました。
terminal-app-help-online = サーバーの卓では、cで全員に話し、uで秘密の選択を取り消すか手の取り消しをほかの人に求め、yとnでそうした求めに答え、eでゲームの終了を提案し、bで離席中の人をボットに代わらせます。接続が切れても自動でつなぎ直します。
terminal-help-say = 卓の全員に話す
terminal-help-answer = 求めに同意する、または断る
terminal-help-end = ゲームの終了を提案する

## 点数表

terminal-score-begin = { $game }（{ $players }人）：ゲーム終了時に並んでいるものを数えます。「back」で一つ前の答えに戻り、「quit」でやめます。
terminal-score-missing = まだ入力が終わっていません。残りは{ $missing }項目です。
terminal-score-kept = { $file } に保存しました。「irodori score { $game } --file { $file }」で続けられます。
terminal-score-doubt = まだ合わないところがあります。
terminal-score-no-pad = { $file } は得点表として読めません。
