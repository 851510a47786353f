# The browser's frame: what stands around every game. $name, $names: players; $what: a decision or a text that somebody wrote.

page-you = You
page-points = points

## Seats

page-seat-turn = to move
page-seat-bot = bot
page-seat-away = away
page-seat-resigned = has resigned
page-seat-chosen = has chosen
page-seat-winner = winner

## The turn line

page-turn-yours = Your turn: { $what }
page-turn-theirs = { $count ->
        [one] { $names } is to move
       *[other] { $names } are to move
    }
page-turn-chosen = Chosen. The others are still choosing
page-turn-sent = Your move is on its way
page-turn-over = The game is over
page-turn-won = { $name } has won
page-turn-you-won = You have won
page-turn-shared = A shared victory: { $names }
page-take-back = Take back

## Home

page-motto = 彩り · the arranging of colours
page-home = Home
page-back = Back
page-close = Close
page-more = More
page-games = Games
page-players = { $least }–{ $most } players
page-play-now = Play now
page-bots-at-once = against { $bots } bots
page-with-friends = With friends
page-your-turn = Your turn
page-join = Join by link
page-join-field = Paste a link or a code
page-join-go = Join
page-join-wrong = That is neither the link nor the code of a table.
page-my-tables = My tables
page-tables-wait = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
page-tables-count = { $count ->
        [0] none yet
       *[other] { $count } under way
    }
page-tables-none = No table yet. Start one from the home page, or open a link that somebody sent you.
page-tables-public = Tables that wait for players
page-tables-finished = Finished
page-table-open = not started
page-table-running = under way
page-table-ended = finished
page-pad = Score pad
page-pad-about = for a real table, offline too
page-learn = Learn
page-learn-about = each game in three minutes
page-open-record = Open a record
page-rules = Rules
page-about = About Irodori
page-guest = Guest
page-offline = No connection to the server. Score pad, rules and lessons work all the same.
page-loading = One moment

## A new table

page-new-table = A table with friends
page-your-name = Your name
page-how-many = Players
page-how-many-bots = Bots among them
page-level = Bots play
page-level-about = Named after what grows in a garden: from gentle moss to strong pine.
page-level-moss = Moss
page-level-grass = Grass
page-level-plum = Plum
page-level-bamboo = Bamboo
page-level-pine = Pine
page-bot-names = Haru | Sora | Mika | Jun | Aoi | Ren
page-clock = Time
page-clock-none = no clock
page-clock-live = 10 min + 10 s a move
page-clock-days = 3 days a move
page-more-settings = More settings
page-memory = Memory
page-memory-own = as at a real table
page-memory-open = what was seen stays open
page-memory-about = Whether the table remembers for you what has been covered again.
page-late = When somebody’s time is up
page-late-wait = the table waits
page-late-bot = a bot plays on
page-watching = You are watching
page-spectators = Spectators
page-spectators-off = none
page-spectators-table = see what lies open
page-spectators-seats = may see the hands
page-edition = Edition
page-edition-own = Enter the values of your own box
page-public = Listed for everyone on this server
page-shuffled-seats = Seats are drawn by lot
page-hints = Hints may be asked for
page-create = Open the table

## Before the start

page-room = Waiting for players
page-seats = Seats
page-you-name = { $name } (you)
page-seat-free = free
page-seat-here = is here
page-seat-a-bot = A bot
page-free-seat = Free the seat of { $name }
page-sit-here = Sit here
page-sit-down = Sit down
page-stand-up = Stand up
page-table-full = Every seat is taken
page-invite = Send this link to your friends
page-share = Share
page-shared-away = Sent.
page-shared-copied = The link is in the clipboard.
page-shared-shown = The browser does not let us copy; please select the link.
page-option = Option
page-start = Deal the cards
page-start-waits = Cards can be dealt once every seat is taken
page-host-starts = Whoever opened the table deals.

## At the table

page-menu = Menu
page-log = What happened
page-log-unread = What happened, with something new
page-log-empty = Nothing yet.
page-chat = Say something to the table
page-chat-send = Send
page-people = People at the table
page-people-about = About { $name }: hide, report, block
page-mute = Hide what { $name } writes at this table
page-mute-about = What you hide is kept in this browser only; nobody is told.
page-block = Block { $name }
page-unblock = Take the block back: { $name }
page-block-about = Whoever is blocked cannot join your tables, and what they write is not shown to you. They are not told.
page-report = Report { $name }
page-report-what = What should the host of this server know?
page-report-said = Wrote: “{ $what }”
page-report-send = Send the report
page-report-sent = Sent: the host of this server can read it now.
page-rule = Rule { $rule }
page-rules-shared = What all games share
page-table = Table
page-keys = Keys
page-key-tab = from one thing to the next
page-key-enter = choose; again to confirm
page-key-help = this list
page-key-escape = close, or back to now
page-undo = Take back my last move
page-take-over = Let a bot play for me
page-take-over-other = Let a bot play for { $name }
page-hand-back = Play on myself
page-bot-plays-for-you = A bot is playing for you.
page-hint = A hint
page-end-together = Propose to end the game
page-resign = Resign
page-resign-sure = Resign? A bot then plays on for you to the end.
page-leave = Leave the table
page-leave-about = Your seat is kept: come back through “My tables” or the link.
page-reconnecting = The connection is interrupted. We are restoring it; your game is saved.
page-looking-back = You are looking back.
page-to-now = Back to now
page-asking = A question to all
page-asks-undo = { $name }: take back the last move?
page-asks-end = { $name }: end the game here?
page-asks-waiting = Waiting for everyone’s answer.
page-agree = Agree
page-refuse = Refuse
page-told-claim = says: { $what }
page-told-kept = did as announced
page-told-not-kept = did not do as announced
page-told-undo-asked = asks to take back a move
page-told-end-asked = proposes to end the game
page-told-agreed = agrees
page-told-refused = refuses
page-told-undone = took back a move
page-told-taken-over = is played by a bot
page-told-handed-back = plays again
page-told-resigned = resigned
page-told-timed-out = is out of time

## The end

page-board = Result
page-account-none = No details.
page-review = Review the game
page-rematch = Rematch
page-rematch-join = To the rematch
page-record-save = Save the record
page-verify = Verify the shuffle
page-verify-good = Every deck was shuffled from the seed that was promised before the deal, with everyone’s contribution.
page-verify-commitment = The seed is not the one that was promised.
page-verify-nonces = The seed does not contain everyone’s contribution.
page-verify-decks = The cards do not lie as the seed shuffles them.
page-verify-insecure = This page came over unencrypted http, where the browser refuses this calculation. Save the record and run: irodori verify

## What goes wrong

page-no-table = There is no such table
page-no-table-about = The link may be cut short, or the table has been deleted.
page-no-spectators = This table is private
page-no-spectators-about = The game has begun, and nobody may look on.
page-not-now = That is not possible now. First: { $what }.
page-problem-offline = The server does not answer. Please try again in a moment.
page-problem-slow-down = Too much at once: please wait a moment.
page-problem-taken = That seat has just been taken.
page-problem-storage = The server could not store this: nothing has changed.
page-problem-mail = No letter can be sent to this address: look at it again, or try later.
page-problem-hook = This server does not call that address.
page-problem-no-reminder = This link is too old: ask for a new one in the settings.
page-problem-nothing = There is nothing to take back.
page-problem-link = This link has already been used, or has expired.
page-problem-blocked = You cannot join this table.
page-problem-not-seated = Only those who sit at this table can do that.
page-problem-nobody = Nobody who can be blocked sits there.
page-problem-not-blocked = That had already been taken back.
page-problem-no-block = That had already been taken back.

## Settings

page-settings = Settings
page-language = Language
page-theme = Appearance
page-theme-auto = same as the device
page-theme-paper = paper
page-theme-night = night
page-motion = Cards move
page-sound = Sound
page-save = Save
page-second-device = A second device
page-second-device-about = A link that works once, within ten minutes: on the other device you are then the same guest.
page-make-link = Make the link
page-qr = The link as a QR code for the other device’s camera
page-blocks = Blocked
page-turns = Messages about your turn
page-turns-about = At tables whose clock counts days you can be told when it is your turn. Nothing is sent unless you ask for it.
page-turns-mail = E-mail
page-turns-hook = Address of a webhook
page-turns-digest = At most one message a day
page-turns-confirm = A letter is on its way to { $mail }: messages begin when you have opened its link.
page-turns-on = You are told when it is your turn.
page-turns-save = Tell me
page-turns-stop = Send nothing any more
page-turns-stopped = Nothing is sent any more.
page-linked-about = On this device you become the guest who made the link.
page-linked-go = Become that guest
page-plain-http = This page came over unencrypted http. You can play, but only over https does the browser let you install the page, use it offline and verify shuffles.

## About

page-about-what = Irodori is a table for three modern Japanese card games: to play with friends and bots, to learn, to review, and to count points at a real table.
page-about-games = The games and their makers
page-about-rights = The games, their names and their art belong to their makers. This is not an official product; the texts and drawings here were made anew.
page-about-privacy = What is kept
page-about-privacy-text = A name that you choose, a cookie that recognises you, and your games. Nothing is loaded from elsewhere, and nobody is tracked.
page-about-parts = Made with

## Learning

page-learn-begin = Begin
page-learn-missing = There is no lesson for this game yet; please read its rules.
page-learn-do = Now: { $what }
page-learn-show = Do it for me
page-learn-other = That is possible too. In the lesson, please do what it says above.
page-learn-next = Go on
page-learn-over = That was the lesson. Now you know enough for a real game.

## Review

page-record-about = Open the record of a game: a file made by “Save the record” or by the terminal.
page-record-choose = Choose a file
page-record-bad = This file does not contain a readable record.
page-steps = Moments of the game
page-step-first = To the beginning
page-step-back = One step back
page-step-on = One step on
page-step-last = To the end
page-step-of = Moment { $at } of { $lines }
page-eyes = Seen by
page-eyes-all = All cards open
page-eyes-of = As { $name } saw it
page-branch = Play on from here against bots
page-share-moment = Share this moment
page-seat-number = Seat { $seat }

## The score pad

page-player = Player { $seat }
page-pad-begin = Begin
page-pad-history = Saved in this browser
page-pad-drop = Delete: { $names }
page-pad-import = Open a saved pad
page-pad-export = Save as a file
page-pad-bad = This file does not contain a readable score pad.
page-pad-round = Round { $round } of { $rounds }
page-pad-rounds = Round
page-pad-total = total
page-pad-reasons = How the points come about
page-pad-undo = Undo
page-pad-next = Next round
page-pad-won = { $count ->
        [one] { $names } has won
       *[other] A shared victory: { $names }
    }

## One’s own box

page-edition-about = Some values here are reconstructed. Enter what is printed on your own cards; it stays in this browser, and you can choose it for tables and the score pad.
page-edition-name = Name of the box
page-edition-mine = My box
page-edition-drop = Delete: { $name }
page-edition-saved = Saved in this browser.
page-cell-cards = cards
page-cell-points = points
page-cell-copies = copies
page-cell-limit = limit
page-cell-coins = coin
page-status-certain = certain
page-status-likely = likely
page-status-reconstructed = reconstructed

## A newer page

page-newer = A newer version of this page is available.
page-newer-now = Use it now
