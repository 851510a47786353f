# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = この卓の席は0から数えて{ $players }席なので、席{ $seat }はありません。
refuse-game-over = ゲームは終了しているので、もう手を選べません。
refuse-not-your-turn = 席{ $seat }の番ではありません（いま選ぶ席：{ $actors }）。
refuse-already-chosen = 席{ $seat }はもう選び終えて、ほかの席を待っているところです。
refuse-not-a-move = 「{ $text }」はこのゲームの手ではありません（手の書き方：{ $expected }）。
refuse-wrong-decision = 「{ $text }」はこのゲームの手ですが、いまの選択には使えません（いま選べる手：{ $expected }）。
refuse-deck = 山のカードが正しくありません（必要：{ $expected }、実際：{ $found }）。

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
terminal-refused = { $sentence }（ルール{ $rule }。{ $rule } と入力すると読めます）
terminal-unknown = 「{ $text }」は今選べる手でもコマンドでもありません。? で使い方が出ます。
terminal-no-number = { $number }番の手はありません。選べる手は上の一覧か、moves で確かめられます。
terminal-no-rule = ルール{ $number }はありません。rules で章と番号の一覧が出ます。
terminal-no-undo = 取り消せる自分の手がありません。
terminal-undone = 直前の自分の選択まで戻しました。
terminal-save-where = 保存先を指定してください：save FILE
terminal-saved = { $file } に保存しました。irodori play --record { $file } で続けられます。
terminal-not-saved = { $file } に書き込めませんでした：{ $reason }
terminal-quit = またどうぞ。
terminal-quit-saved = またどうぞ。irodori play --record { $file } で続けられます。
terminal-help-number = 番号か手そのもの（take 3）、またはその終わりの部分で手を選ぶ
terminal-help-moves = 選べる手をもう一度見る
terminal-help-table = 場をもう一度見る
terminal-help-story = 前回の自分の手からの出来事（記憶の設定が open なら最初から）
terminal-help-rules = ルールの章の一覧、または1つのルール（S1 だけでも可）
terminal-help-undo = 自分の最後の手と、その後をすべて取り消す
terminal-help-save = ゲームをファイルに保存する
terminal-help-quit = やめる

## 振り返りとヒント：$move は指された手（または次善手）、$best はよりよい手、$percent は勝ちの割合

review-best = 「{ $move }」は最善手でした。
review-fine = 「{ $move }」は「{ $best }」とほぼ同じ価値でした。
review-only = 「{ $best }」のほかに手はありません。
review-even = 「{ $best }」と「{ $move }」はほぼ同じ価値です。
review-certain-win = 「{ $best }」のほうが確実によく、勝ちの割合が { $percent } % 増えます。
review-certain-points = 「{ $best }」なら確実に { $points } 点多く終わります。
review-likely = 「{ $best }」なら「{ $move }」より勝ちの割合が { $percent } % 増える見込みです。
review-verdict-best = 最善手
review-verdict-fine = 好手
review-verdict-mistake = 疑問手
review-verdict-blunder = 悪手
review-judged = { $number } 手目、席 { $seat }：{ $move } – { $verdict }
review-cost = 損失：勝ちの割合 { $percent } %、{ $points } 点（± { $doubt } %）
review-cost-certain = 損失：勝ちの割合 { $percent } %、{ $points } 点（確実）
review-others = 調べた手：{ $moves }
review-none = 疑問手は見つかりませんでした。
review-result = 席 { $seat }：勝ちの割合 { $share } % = 等分 { $even }、自分の疑問手 { $skill }、他の人の疑問手 { $gifts }、運その他 { $luck }。
