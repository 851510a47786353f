### Iroha ni Oedo auf Deutsch: Namen, Optionen, Züge und Ablehnungen.

iroha-title = Iroha ni Oedo
    .lead = Ein Stichspiel, in dem der Trumpf von Karte zu Karte wandert.
    .reading = いろはにおえど

iroha-option-first_star = Erster Stern
    .about = Bei Gleichstand an der Spitze am Ende der Partie gewinnt allein, wer von den Gleichplatzierten zuerst den ersten Stern des Abends findet; ohne diese Option teilen sie sich den Sieg.
iroha-option-open_lowest = Niedrigste Karten offen
    .about = Von den gewonnenen Karten liegt je Farbe die niedrigste offen und der Rest verdeckt; an der Wertung ändert sich nichts.

iroha-suit-F = Blume
iroha-suit-B = Vogel
iroha-suit-O = Fächer
iroha-suit-M = Mond
iroha-suit-W = Welle

iroha-card-F1 = { iroha-suit-F } 1
iroha-card-F2 = { iroha-suit-F } 2
iroha-card-F3 = { iroha-suit-F } 3
iroha-card-F4 = { iroha-suit-F } 4
iroha-card-F5 = { iroha-suit-F } 5
iroha-card-F6 = { iroha-suit-F } 6
iroha-card-F7 = { iroha-suit-F } 7
iroha-card-F8 = { iroha-suit-F } 8
iroha-card-F9 = { iroha-suit-F } 9
iroha-card-F10 = { iroha-suit-F } 10
iroha-card-F11 = { iroha-suit-F } 11
iroha-card-F12 = { iroha-suit-F } 12

iroha-card-B1 = { iroha-suit-B } 1
iroha-card-B2 = { iroha-suit-B } 2
iroha-card-B3 = { iroha-suit-B } 3
iroha-card-B4 = { iroha-suit-B } 4
iroha-card-B5 = { iroha-suit-B } 5
iroha-card-B6 = { iroha-suit-B } 6
iroha-card-B7 = { iroha-suit-B } 7
iroha-card-B8 = { iroha-suit-B } 8
iroha-card-B9 = { iroha-suit-B } 9
iroha-card-B10 = { iroha-suit-B } 10
iroha-card-B11 = { iroha-suit-B } 11
iroha-card-B12 = { iroha-suit-B } 12

iroha-card-O1 = { iroha-suit-O } 1
iroha-card-O2 = { iroha-suit-O } 2
iroha-card-O3 = { iroha-suit-O } 3
iroha-card-O4 = { iroha-suit-O } 4
iroha-card-O5 = { iroha-suit-O } 5
iroha-card-O6 = { iroha-suit-O } 6
iroha-card-O7 = { iroha-suit-O } 7
iroha-card-O8 = { iroha-suit-O } 8
iroha-card-O9 = { iroha-suit-O } 9
iroha-card-O10 = { iroha-suit-O } 10
iroha-card-O11 = { iroha-suit-O } 11
iroha-card-O12 = { iroha-suit-O } 12

iroha-card-M1 = { iroha-suit-M } 1
iroha-card-M2 = { iroha-suit-M } 2
iroha-card-M3 = { iroha-suit-M } 3
iroha-card-M4 = { iroha-suit-M } 4
iroha-card-M5 = { iroha-suit-M } 5
iroha-card-M6 = { iroha-suit-M } 6
iroha-card-M7 = { iroha-suit-M } 7
iroha-card-M8 = { iroha-suit-M } 8
iroha-card-M9 = { iroha-suit-M } 9
iroha-card-M10 = { iroha-suit-M } 10
iroha-card-M11 = { iroha-suit-M } 11
iroha-card-M12 = { iroha-suit-M } 12

iroha-card-W1 = { iroha-suit-W } 1
iroha-card-W2 = { iroha-suit-W } 2
iroha-card-W3 = { iroha-suit-W } 3
iroha-card-W4 = { iroha-suit-W } 4
iroha-card-W5 = { iroha-suit-W } 5
iroha-card-W6 = { iroha-suit-W } 6
iroha-card-W7 = { iroha-suit-W } 7
iroha-card-W8 = { iroha-suit-W } 8
iroha-card-W9 = { iroha-suit-W } 9
iroha-card-W10 = { iroha-suit-W } 10
iroha-card-W11 = { iroha-suit-W } 11
iroha-card-W12 = { iroha-suit-W } 12

iroha-decision-pass = Zwei Karten nach links geben
iroha-decision-play = Eine Karte spielen
iroha-decision-star = Den ersten Stern finden

iroha-move-pass = { $card } weitergeben
iroha-move-play = { $card } spielen
iroha-move-star = Da ist er, der erste Stern!
iroha-move-dark = Es dunkel werden lassen und den Sieg teilen

iroha-refuse-no-such-card = Eine Karte „{ $card }“ gibt es in dieser Partie nicht; welche Karten im Spiel sind, hängt von der Personenzahl ab.
iroha-refuse-not-in-hand = { $card } können Sie nicht wählen, denn diese Karte haben Sie nicht auf der Hand.
iroha-refuse-must-follow = { $card } können Sie jetzt nicht spielen: Sie können noch bedienen und müssen es auch, und zwar mit { $colours }.

## The table and the story in words

iroha-table-deal = Durchgang { $deal } von { $deals }, Stich { $trick } von 9. Geber: { $who }.
iroha-table-passing = Durchgang { $deal } von { $deals }. Geber: { $who }.
iroha-table-trick = Stich
iroha-table-trump = Trumpf: { $suit }
iroha-table-lead = noch leer, Sie spielen aus
iroha-table-hand = Ihre Hand
iroha-table-cards = Karten
iroha-table-taken = gewonnen
iroha-table-total = Punkte bisher
iroha-table-void = hatte keine Karte von: { $suits }
iroha-table-passed = nach links weitergegeben: { $cards }
iroha-table-more = { $count } verdeckt
iroha-told-deal = Geber im Durchgang { $deal }
iroha-told-pass = nach links weitergegeben: { $cards }
iroha-told-pass-hidden = zwei Karten nach links weitergegeben
iroha-told-play = { $card }
iroha-told-trump = { $card }, Trumpf
iroha-told-trick = Stich { $trick } mit { $card } gewonnen
iroha-told-score = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } im Durchgang { $deal }
iroha-told-star = den ersten Stern gefunden
iroha-told-dark = es dunkel werden lassen

## Rückschau

iroha-why-pass = { $card } sollten Sie eher weitergeben als { $othercard }.
iroha-why-pass-void = Geben Sie { $card } weiter, haben Sie keine Karte von { $suit } mehr oder fast keine: Dann müssen Sie dort nicht bedienen und können den Trumpf nehmen.
iroha-why-void = Platz { $seat } hat keine Karte von { $suit } und kann den Trumpf nehmen; { $card } ist das bessere Ausspiel.
iroha-why-lead = { $card } ist ein besseres Ausspiel als { $othercard }.
iroha-why-take = { $card } kann den Stich gewinnen; das ändert Ihre Punkte bisher um { $points }.
iroha-why-leave = { $card } überlässt den Stich den anderen; ihn zu gewinnen, ändert Ihre Punkte um { $points }.
iroha-why-card = { $card } ist hier die richtige Karte; { $othercard } wird später gebraucht.

## Wie die Punkte zustande kamen: je Durchgang die niedrigste Karte jeder gewonnenen Farbe, minus eins für jede weitere

iroha-account-deal = Durchgang { $deal }: niedrigste Karten { $lowest }, weniger { $more } für die übrigen
iroha-account-colour = { $colours }: niedrigste { $lowest }, weniger { $more } für die übrigen

## Der Punkteblock

iroha-doubt-trick = { $cards ->
        [one] Eine Karte ergibt
       *[other] { $cards } Karten ergeben
    } keine ganzen Stiche zu { $players } Karten.
iroha-doubt-missing = { $cards ->
        [one] Eine Karte fehlt noch.
       *[other] { $cards } Karten fehlen noch.
    }
iroha-doubt-many = { $cards ->
        [one] Eine Karte zu viel:
       *[other] { $cards } Karten zu viel:
    } { $players } liegen in jedem Durchgang beiseite.

## Der gezeichnete Tisch

iroha-board-deal = dieser Durchgang
iroha-board-tricks = Stiche
iroha-board-passed = nach links weitergegeben:
iroha-outlook-holds = Stich bisher: { $who }
iroha-outlook-points = Stich bisher: { $who } { $points }

## Der Punkteblock

iroha-score-taken = Durchgang { $deal }, { $who }: die gewonnenen Karten, etwa F1 F4 B7. { $suits }.
iroha-score-no-cards = Erwartet werden Karten wie F1 F4 B7, mit Werten von 1 bis { $most }.
iroha-score-twice = { $card } ist schon eingetragen.
