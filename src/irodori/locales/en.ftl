# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = There is no seat { $seat }: this table has { $players } seats, counted from 0.
refuse-game-over = The game is over, so no more moves can be made.
refuse-not-your-turn = It is not seat { $seat }’s turn (to move now: { $actors }).
refuse-already-chosen = Seat { $seat } has already chosen and is waiting for the others.
refuse-not-a-move = “{ $text }” is not a move of this game; moves look like this: { $expected }.
refuse-wrong-decision = “{ $text }” is a move of this game, but now something else is asked: { $expected }.
refuse-deck = The deck does not hold the right cards (expected: { $expected }; found: { $found }).

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = { ", " }
terminal-you = You
terminal-bot = Bot { $seat }
terminal-said = { $who }: { $what }
terminal-points = points
terminal-choose = Which game? Type its number.
terminal-begin = { $players } players, you sit at seat { $seat }. Type ? for help.
terminal-resumed = Going on with { $file }, { $moves } moves in.
terminal-over = The game is over.
terminal-won = { $names } won.
terminal-shared = A shared victory: { $names }.
terminal-refused = { $sentence } (rule { $rule }; type { $rule } to read it)
terminal-unknown = “{ $text }” is neither a move now nor a command; type ? for help.
terminal-no-number = There is no move { $number } now; the moves are listed above, and “moves” lists them again.
terminal-no-rule = There is no rule { $number }; “rules” lists the chapters and their numbers.
terminal-no-undo = There is no move of yours to take back.
terminal-undone = Taken back, to your last decision.
terminal-save-where = Say where to: save FILE
terminal-saved = Saved as { $file }; “irodori play --record { $file }” goes on from here.
terminal-not-saved = { $file } could not be written: { $reason }
terminal-quit = Goodbye.
terminal-quit-saved = Goodbye. “irodori play --record { $file }” goes on from here.
terminal-help-number = the number, the words or the end of a move (3, take 3): makes it
terminal-help-moves = your moves once more
terminal-help-table = the table once more
terminal-help-story = what has happened since your last move, or with memory “open” from the start
terminal-help-rules = the chapters of the rules, or one rule (also simply: S1)
terminal-help-undo = takes back your last move and all that followed
terminal-help-save = keeps the game in a file
terminal-help-quit = leaves

## Review and hints: $move was made (or is the second best), $best is better; $percent of the win

review-best = “{ $move }” was the best move.
review-fine = “{ $move }” was as good as “{ $best }”, or nearly.
review-only = “{ $best }” is the only move.
review-even = “{ $best }” and “{ $move }” are about as good.
review-certain-win = “{ $best }” is better for certain: { $percent } % more of the win.
review-certain-points = “{ $best }” is certain to end with more points (+{ $points }).
review-likely = “{ $best }” promises { $percent } % more of the win than “{ $move }”.
review-verdict-best = best
review-verdict-fine = good
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-judged = Move { $number }, seat { $seat }: { $move } – { $verdict }
review-cost = Cost: { $percent } % of the win, { $points } in points (± { $doubt } %)
review-cost-certain = Cost: { $percent } % of the win, { $points } in points (certain)
review-others = Looked at: { $moves }
review-none = No mistakes were found.
review-result = Seat { $seat }: { $share } % of the win = { $even } for an even share, { $skill } by its own mistakes, { $gifts } by others’ mistakes, { $luck } by luck and the rest.
