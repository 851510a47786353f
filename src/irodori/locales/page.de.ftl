# Der Rahmen im Browser: was um jedes Spiel herum steht. $name, $names: Mitspielende; $what: eine Entscheidung oder ein Text.

page-title = Irodori
page-you = Sie
page-points = Punkte

## Plätze

page-seat-turn = am Zug
page-seat-bot = Bot
page-seat-away = abwesend
page-seat-resigned = hat aufgegeben
page-seat-chosen = hat gewählt
page-seat-winner = Sieg

## Die Zugzeile

page-turn-yours = Sie sind am Zug: { $what }
page-turn-theirs = { $count ->
        [one] { $names } ist am Zug
       *[other] { $names } sind am Zug
    }
page-turn-chosen = Gewählt. Die anderen wählen noch
page-turn-sent = Ihr Zug ist unterwegs
page-turn-over = Das Spiel ist zu Ende
page-turn-won = { $name } hat gewonnen
page-turn-you-won = Sie haben gewonnen
page-turn-shared = Ein geteilter Sieg: { $names }
page-take-back = Zurücknehmen
