# The browser's frame: what stands around every game. $name, $names: players; $what: a decision or a text that somebody wrote.

page-title = Irodori
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
page-turn-chosen = Chosen. Waiting for the others
page-turn-sent = Your move is on its way
page-turn-over = The game is over
page-turn-won = { $name } has won
page-turn-you-won = You have won
page-turn-shared = A shared victory: { $names }
page-take-back = Take back
