# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = There is no seat { $seat }: this table has { $players } seats, counted from 0.
refuse-game-over = The game is over, so no more moves can be made.
refuse-not-your-turn = It is not seat { $seat }’s turn (to move now: { $actors }).
refuse-already-chosen = Seat { $seat } has already chosen and is waiting for the others.
refuse-not-a-move = “{ $text }” is not a move of this game; moves look like this: { $expected }.
refuse-wrong-decision = “{ $text }” is a move of this game, but now something else is asked: { $expected }.

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = { ", " }
terminal-you = You
terminal-bot = Bot { $seat }
terminal-said = { $who }: { $what }
terminal-points = points
terminal-choose = Which game? Type its number.
terminal-begin = { $players } players, you sit at seat { $seat }. Type ? for help.
terminal-resumed = Continuing { $file }, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
terminal-over = The game is over.
terminal-won = { $names } won.
terminal-shared = A shared victory: { $names }.
terminal-refused = { $sentence } (rule { $rule }; type { $rule } to read it)
terminal-app-refused = { $sentence } (rule { $rule }; r shows the rules)
terminal-unknown = “{ $text }” is neither a move now nor a command; type ? for help.
terminal-no-number = There is no move { $number } now; the moves are listed above, and “moves” lists them again.
terminal-no-rule = There is no rule { $number }; “rules” lists the chapters and their numbers.
terminal-no-undo = You have no move to take back.
terminal-undone = Taken back, to your last decision.
terminal-save-where = Say where to: save FILE
terminal-saved = Saved as { $file }; “irodori play --record { $file }” continues from here.
terminal-not-saved = { $file } could not be written: { $reason }
terminal-quit = Goodbye.
terminal-quit-saved = Goodbye. “irodori play --record { $file }” continues from here.
terminal-help-number = the number, the words or the end of a move (3, take 3): makes it
terminal-help-moves = your moves once more
terminal-help-table = the table once more
terminal-help-story = what has happened since your last move, or with memory “open” from the start
terminal-help-rules = the chapters of the rules, or one rule (also simply: S1)
terminal-help-undo = takes back your last move and all that followed
terminal-help-save = saves the game in a file
terminal-help-quit = leaves
terminal-help-hint = what a strong player would do now, and why
terminal-help-why = why a move is not possible now (why take 9)
terminal-hint = A hint: { $move }
terminal-hint-move = “{ $move }” ({ $percent }% of the win, { $points } in points)
terminal-hinting = Thinking about it…
terminal-no-hint = A hint is for whoever must choose now.
terminal-why-legal = “{ $text }” is possible now.

## Review and hints: $move was made (or is the second best), $best is better; $percent of the win

review-best = “{ $move }” was the best move.
review-fine = “{ $move }” was as good as “{ $best }”, or nearly.
review-only = “{ $best }” is the only possible move.
review-even = “{ $best }” and “{ $move }” are about as good.
review-certain-win = “{ $best }” is certainly better: { $percent }% more of the win.
review-certain-points = “{ $best }” is certain to end with more points (+{ $points }).
review-likely = “{ $best }” promises { $percent }% more of the win than “{ $move }”.
review-verdict-best = best
review-verdict-fine = good
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-judged = Move { $number }, seat { $seat }: { $move } – { $verdict }
review-cost = Cost: { $percent }% of the win, { $points } in points (± { $doubt }%)
review-cost-certain = Cost: { $percent }% of the win, { $points } in points (certain)
review-others = Also considered: { $moves }
review-other = { $move } ({ $percent }%, { $points })
review-none = No mistakes were found.
review-result = Seat { $seat }: { $share }% of the win = { $even } as an even share, { $skill } by its own mistakes, { $gifts } by others’ mistakes, { $luck } by luck and the rest.

## The full screen. Keys are the same in every language: the first word of a terminal-key is the key itself.

terminal-language = English
terminal-your-turn = Your turn: { $what }
terminal-turn-of = { $who }, your turn: { $what }
terminal-thinking = { $names }: thinking…
terminal-player = Player { $letter }
terminal-on = on
terminal-off = off
terminal-memory-own = as at a real table
terminal-memory-open = what was seen stays open
terminal-quit-kept = Goodbye. The game is saved: “irodori play --resume” continues from here.
terminal-small = The table needs { $columns } columns and { $lines } lines; this window has { $wide } and { $high }. Please enlarge it: the game waits.
terminal-cover = The screen passes to { $who }.
terminal-cover-how = Nobody’s hand is shown now. When only { $who } is looking: Enter, or a click.
terminal-level-moss = Moss
    .about = plays gently, for first games
terminal-level-grass = Grass
    .about = sees the next step
terminal-level-plum = Plum
    .about = knows what a position promises
terminal-level-bamboo = Bamboo
    .about = thinks ahead
terminal-level-pine = Pine
    .about = the strongest, half a second a move
terminal-key-enter = Enter plays
terminal-key-undo = u takes back
terminal-key-log = l log
terminal-key-rules = r rules
terminal-key-help = ? help
terminal-key-leave = q leaves
terminal-key-review = v review
terminal-key-again = n new game
terminal-key-account = a account
terminal-key-hint = h hint
terminal-key-menu = m more
terminal-menu-undo = Take back the last move
terminal-menu-hint = A hint
terminal-menu-why = Why a move is not possible
terminal-menu-log = What happened
terminal-menu-rules = The rules
terminal-menu-theme = Night or paper
terminal-menu-help = Help
terminal-menu-leave = Leave
terminal-menu-review = Review the game
terminal-menu-again = A new game
terminal-menu-account = How the scores came about
terminal-menu-rematch = A rematch with the same players
terminal-menu-agree = Agree
terminal-menu-refuse = Refuse
terminal-menu-bot = Let a bot play for me
terminal-menu-back = Play on myself
terminal-menu-others = Let a bot play for somebody who is away
terminal-menu-announce = Announce what you mean to choose (true or not)
terminal-menu-end = Propose to end the game
terminal-menu-resign = Resign
terminal-menu-say = Say something to all
terminal-setup-title = a table for modern Japanese card games
terminal-setup-go-on = Go on: { $game }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in, of { $when }
terminal-setup-game = Game
terminal-setup-players = Players
terminal-setup-seat = Seat { $number }
terminal-setup-person = person
terminal-setup-name = type a name here
terminal-setup-memory = Memory
terminal-setup-edition = Edition
terminal-setup-language = Language
terminal-setup-start = Deal the cards
terminal-setup-keys = Up and down choose a line, left and right change it, Enter goes on. Ctrl-C leaves.
terminal-setup-nobody = At least one seat must be a person’s.
terminal-app-help = Help
terminal-app-help-keys = Moves: the arrow keys or the number of a move arm it, and the table shows what it would do. Enter plays it.
terminal-app-help-mouse = With the mouse: a click on a move, or on a card that stands for one, arms it; a second click plays it.
terminal-app-help-pages = l shows the log, r the rules, u takes back your last move and all that followed, t or F2 changes between night and paper, v reviews a finished game, n begins a new one, q leaves. Page Up and Page Down move a table that is higher than the window.
terminal-app-help-asks = h gives a hint and says why, w says why a move is not possible, a shows after the end how the scores came about, m lists all that you can do.
terminal-app-help-signs = Signs: > is who must choose, * is who begins or leads the round. Every colour has a letter of its own, so nothing is said by colour alone.
terminal-app-help-plain = The game is saved after every move; “irodori play --resume” continues it. “irodori play --plain” plays line by line, for screen readers.
terminal-app-back = Esc goes back
terminal-app-yes-no = y yes   n no
terminal-app-menu = What you can do
terminal-app-menu-keys = Its letter does it, or choose by Up and Down and press Enter. Esc goes back.
terminal-app-why = Type a move as the moves are written (take 3), and read why it is not possible now.
terminal-app-rules = Rules
terminal-app-log = Log
terminal-app-review = Review
terminal-app-review-later = A game is reviewed when it is over.
terminal-app-reviewing = Looking over every decision; this takes a little while.
terminal-app-after = v reviews the game, n deals anew, l shows the log, q leaves.

## At a server's table: $who is a player, $link the table's address

terminal-quit-online = Goodbye. The table stays at { $link }; “irodori join { $link }” brings you back.
terminal-key-say = c says
terminal-online-opening = Connecting…
terminal-online-lost = The connection is interrupted. We are restoring it; your game is saved.
terminal-online-gone = There is no such table any more.
terminal-online-forbidden = This table is not for spectators.
terminal-online-free = free seat
terminal-online-here = is here
terminal-online-room = { $game }: waiting for players
terminal-online-room-how = The game begins when every seat is taken and whoever opened the table deals. Give the link above to your friends.
terminal-online-room-keys = Whoever opened the table deals. x stands up, q leaves; your seat is kept.
terminal-online-room-plain = Whoever opened the table: “bot” or “bot pine 2” seats a bot (level, seat), “free 2” frees a seat, “start” deals. For all: “up” stands up, “quit” leaves.
terminal-online-up = You have stood up.
terminal-online-sent = Your choice is on its way.
terminal-online-chosen = You have chosen; u takes it back until all have.
terminal-online-waits = { $names }: { $what }
terminal-online-asks-undo = { $who } asks to take back the last move: y agrees, n refuses.
terminal-online-asks-end = { $who } proposes to end the game: y agrees, n refuses.
terminal-online-said = { $who }: “{ $text }”
terminal-online-claims = { $who }: announces “{ $text }”
terminal-online-say = What would you like to say to the others?
terminal-online-begin = { $game } at { $link }. Type ? for help.
terminal-online-watch = You are looking on.
terminal-online-link = The table is open: { $link }
terminal-online-hints = hints may be asked for
terminal-online-next = The game is over. A rematch is waiting: n goes there.
terminal-online-next-link = The rematch: { $link }
terminal-online-asking-undo = You asked to take back a move. Waiting for everyone’s answer.
terminal-online-asking-end = You proposed to end the game. Waiting for everyone’s answer.
terminal-online-resigned = You have resigned; a bot plays on for you.
terminal-online-stand-in = A bot is playing for you; b takes your seat back.
terminal-online-announced = announced: { $names }
terminal-online-may-announce = Say which: { $moves } (announce 2)
terminal-online-clocks = Clocks: { $clocks }
terminal-online-no-clock = This table has no clock.
terminal-online-after = v reviews the game, n opens a rematch, l shows the log, q leaves.
terminal-online-after-plain = “again” opens a rematch, “review” reviews the game, “quit” leaves.
terminal-resign-sure = Resign? A bot then plays on for you to the end.
terminal-resign-how = Resign? A bot then plays on for you to the end. Type “resign yes”.
terminal-clock-none = no clock
terminal-clock-live = { $minutes } min + { $seconds } s a move
terminal-clock-days = { $days } { $days ->
        [1] day
       *[other] days
    } a move
terminal-clock-left-days = { $days } d { $hours } h
terminal-online-room-host = Left and right seat a bot or free a seat; Enter on the last line, or s, deals. x stands up, q leaves; your seat is kept.
terminal-told-undo-asked = asks to take back a move
terminal-told-end-asked = proposes to end the game
terminal-told-agreed = agrees
terminal-told-refused = refuses
terminal-told-undone = took back a move
terminal-told-taken-over = is played by a bot now
terminal-told-handed-back = plays again
terminal-told-resigned = resigned
terminal-told-timed-out = is out of time
terminal-told-kept = chose as announced
terminal-told-not-kept = chose otherwise than announced
terminal-problem-slow-down = Too much at once: please wait a moment.
terminal-problem-storage = The server could not store this: nothing has changed.
terminal-problem-nothing = There is nothing to take back.
terminal-problem-asking = Something else is being asked already.
terminal-problem-spectator = You are looking on: only players at the table may do that.
terminal-problem-not-host = Only whoever opened the table may do that.
terminal-problem-not-full = Not every seat is taken yet; bots may fill them.
terminal-problem-taken = Every seat is taken.
terminal-problem-offline = The server does not answer. Please try again in a moment.
terminal-problem-not-alone = That seat is not deserted: its time still runs, or somebody is there.
terminal-problem-stale = Something has happened meanwhile: your answer comes too late.
terminal-problem-ended = The game is over.
terminal-problem-claim = There is nothing to announce now.
terminal-problem-no-hints = This table plays without hints.
terminal-problem-no-hint = There is no hint now. Please try again in a moment.
terminal-problem-resigned = You have resigned this game.
terminal-problem-no-bot = No bot is playing for you.
terminal-problem-bot = A bot is playing there already.
terminal-problem-no-seat = This table has no such seat.
terminal-problem-not-seated = You do not sit at this table.
terminal-problem-blocked = You cannot join this table.
terminal-problem-banned = The host of this server keeps you out.
terminal-problem-text = Please write letters only, without control characters.
terminal-problem-running = The game has already begun.
terminal-problem-open = The game has not begun yet.
terminal-problem-empty = Nobody sits there.
terminal-problem-level = There is no such level; there are moss, grass, plum, bamboo and pine.
terminal-problem-no-table = There is no such table at this server.
terminal-app-help-online = At a server’s table: c says something to all. u takes back a secret choice, or asks the others to take back a move; e proposes to end the game; y and n answer such questions. b lets a bot play for you and takes your seat back, o does so for somebody who is away or out of time, x resigns. a announces what you mean to choose in secret. m lists all of it. If the connection breaks it comes back by itself.
terminal-help-announce = announces what you mean to choose, true or not (announce 2)
terminal-help-clocks = the time that is left to each
terminal-help-bot = lets a bot play for you, or (bot 2) for seat 2 if nobody is there
terminal-help-back = takes your seat back from the bot
terminal-help-resign = resigns; a bot plays on for you
terminal-help-link = the table’s link, for friends
terminal-help-say = says something to all at the table
terminal-help-answer = agrees to what somebody asks, or refuses
terminal-help-end = proposes to end the game

## The score pad

terminal-score-begin = { $game } for { $players }: what lies there at the end is counted. “back” takes an answer back, “quit” stops.
terminal-score-missing = Not all has been entered: { $missing ->
        [one] { $missing } more answer is wanted
       *[other] { $missing } more answers are wanted
    }.
terminal-score-kept = { $file } keeps the pad; “irodori score { $game } --file { $file }” continues it.
terminal-score-doubt = This does not fit yet:
terminal-score-no-pad = { $file } is not a readable score pad.
terminal-score-title = the score pad of a real table
terminal-score-new = A new pad
terminal-score-open = { $when }, round { $round } of { $rounds }: { $who }
terminal-score-begun = { $when }, begun: { $who }
terminal-score-done = { $when }, finished: { $who }
terminal-score-dropped = Deleted: { $names }
terminal-score-round = Round { $round } of { $rounds }
terminal-score-next = All is entered. Enter opens the next round.
terminal-score-keys = Enter enters, up/down chooses, Ctrl-Z undoes, F3 account, F4 rules, Esc ends
terminal-score-keys-rounds = Enter enters, up/down, PgUp/PgDn round, Ctrl-Z undo, F3 account, F4 rules, Esc
terminal-score-start-keys = Up and down choose a line, left and right change it, Enter goes on. Delete drops a kept pad, Esc ends.
terminal-score-kept-all = Goodbye. The pad is saved: “irodori score { $game }” continues from here.
