### KIMONO. The rule number of a refusal is shown beside the sentence, never in it.

kimono-title = KIMONO
    .lead = Eine Person teilt die Reihe, die anderen wählen. Zu viel von einer Sorte, und sie zerbricht.
    .about = Der Meister teilt die Reihe, alle wählen geheim; wer von einer Sorte zu viel hat, verliert Punkte.

## Cards: the sorts of curios, then the other cards (the coin's number is its value)

kimono-card-bowl = Teeschale
    .short = Schale
kimono-card-fan = Fächer
    .short = Fächer
kimono-card-sword = Schwert
    .short = Schw.
kimono-card-parasol = Sonnenschirm
    .short = Schirm
kimono-card-lute = Laute
    .short = Laute
kimono-card-figurine = Schnitzfigur
    .short = Figur
kimono-card-chopsticks = Essstäbchen
    .short = Stäbe
kimono-card-kimono = Kimono
    .short = Kimono
kimono-card-coin = Goldmünze
    .short = Münze
kimono-card-coin1 = Goldmünze 1
kimono-card-coin2 = Goldmünze 2
kimono-card-coin3 = Goldmünze 3
kimono-card-coin4 = Goldmünze 4
kimono-card-coin5 = Goldmünze 5
kimono-card-coin6 = Goldmünze 6
kimono-card-coin7 = Goldmünze 7
kimono-card-coin8 = Goldmünze 8
kimono-card-coin9 = Goldmünze 9
kimono-card-fire = Feuer
    .short = Feuer
kimono-card-cat = Winkekatze
    .short = Katze
kimono-card-breakage = Bruch
    .short = Bruch
kimono-card-copy = Kopie
    .short = Kopie
kimono-card-apprentice = Anwärter
    .short = Anw.

## Decisions

kimono-decision-split = Reihe teilen
    .about = Der Meister teilt die Reihe in zwei Gruppen und bestimmt, welche Gruppe 1 ist.
kimono-decision-apprentice = Anwärter einsetzen
    .about = Der Meister setzt den Anwärter an eine beliebige Stelle einer der Gruppen.
kimono-decision-want = Gruppe wählen
    .about = Alle Beteiligten wählen geheim, welche Gruppe sie möchten.
kimono-decision-resolve = Reihenfolge der Aktionen
    .about = Bestimmen Sie, welche Ihrer Aktionskarten als nächste ausgeführt wird.
kimono-decision-break = Bruch
    .about = Bestimmen Sie, welche zwei Gegenstände Sie verlieren.
kimono-decision-copy = Kopie
    .about = Bestimmen Sie, zu welcher der gleich häufigen Sorten die Kopie kommt.

## Moves

kimono-move-split = { $cards ->
    [1] Nach der ersten Karte teilen; links liegt Gruppe { $group }
   *[other] Nach Karte { $cards } teilen; links liegt Gruppe { $group }
}
kimono-move-apprentice = { $place ->
    [0] Anwärter in Gruppe { $group }, ganz vorn
    [1] Anwärter in Gruppe { $group }, nach der ersten Karte
   *[other] Anwärter in Gruppe { $group }, nach Karte { $place }
}
kimono-move-want = Gruppe { $group } wählen
kimono-move-resolve = { $action } ausführen
kimono-move-break = { $first } und { $second } verlieren
kimono-move-copy = Kopie kommt zu: { $sort }

## Refusals

kimono-refuse-split-outside = { $last ->
    [1] Jede Gruppe braucht mindestens eine Karte, darum lässt sich diese Reihe nur nach der ersten Karte teilen.
   *[other] Jede Gruppe braucht mindestens eine Karte, darum lässt sich diese Reihe nur nach einer der Karten 1 bis { $last } teilen.
}
kimono-refuse-apprentice-outside = In Gruppe { $group } kann der Anwärter nur an eine Stelle von 0 (vor der ersten Karte) bis { $last } (nach der letzten).
kimono-refuse-nothing-waits = Von dieser Art wartet keine Aktionskarte auf ihre Ausführung: { $action }.
kimono-refuse-break-order = Die beiden Sorten „{ $first }“ und „{ $second }“ müssen nach ihren Namen im Zug alphabetisch geordnet sein; bitte tauschen Sie sie.
kimono-refuse-break-not-owned = { $have ->
    [0] „{ $sort }“ können Sie nicht verlieren, denn Sie haben keine Karte dieser Sorte.
   *[other] Sie können nicht { $asked } Karten der Sorte „{ $sort }“ verlieren, denn Sie haben nur { $have }.
}
kimono-refuse-copy-not-most = Die Kopie kann nicht zur Sorte „{ $sort }“ kommen; sie kommt zu einer Sorte, von der Sie am meisten haben (zurzeit: { $most }).

## The table and the story in words

kimono-table-round = Runde { $round } von 5. Meister: { $who }.
kimono-table-group = Gruppe { $group }
kimono-table-nobody = niemand
kimono-table-row = Reihe
kimono-table-later = Danach
kimono-table-stock = Kimonos übrig: { $kimonos }. Im Zugstapel: { $sack }. In der Tonne: { $bin }.
kimono-table-bin = In der Tonne: { $cards }
kimono-table-contest = Es wählen
kimono-table-worth = Wert
kimono-table-safe = sicher
kimono-table-score = Punkte jetzt
kimono-table-over = ! über der sicheren Zahl: Jede dieser Karten kostet 1 Punkt.
kimono-told-round = Meister in Runde { $round }. Die Reihe: { $cards }
kimono-told-split = geteilt. Gruppe 1: { $first }. Gruppe 2: { $second }
kimono-told-apprentice = { $place ->
    [0] Anwärter in Gruppe { $group }, ganz vorn
    [1] Anwärter in Gruppe { $group }, nach der ersten Karte
   *[other] Anwärter in Gruppe { $group }, nach Karte { $place }
}
kimono-told-want = Gruppe 1 möchten: { $first }. Gruppe 2 möchten: { $second }.
kimono-told-bin = In die Tonne: { $cards }
kimono-told-gain = erhalten: { $cards }
kimono-told-kimono = Je ein Kimono: { $names }
kimono-told-no-kimono = Zu wenige Kimonos für { $names }: Niemand bekommt einen, und die restlichen ({ $left }) sind aus dem Spiel.
kimono-told-takes-bin = mit dem Anwärter die Tonne erhalten: { $cards }
kimono-told-resolve = ausgeführt: { $action }
kimono-told-draw = vom Zugstapel gezogen: { $card }
kimono-told-draw-nothing = der Zugstapel ist leer, nichts gezogen
kimono-told-break = verloren: { $cards }
kimono-told-break-nothing = kein Gegenstand zu verlieren
kimono-told-copy = Kopie kommt zu: { $sort }
kimono-told-copy-nothing = kein Gegenstand zum Kopieren

## Rückschau

kimono-why-limit = Mit dieser Gruppe haben Sie mehr als { $limit } von { $sort }: Alle zählen dann gegen Sie ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }).
kimono-why-group = Gruppe { $better } bringt Ihrer Sammlung { $betterpoints ->
        [one] { $betterpoints } Punkt
       *[other] { $betterpoints } Punkte
    }, Gruppe { $group } bringt { $points }.
kimono-why-contest = Gruppe { $group } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }) wollen auch andere; Gruppe { $better } ({ $betterpoints ->
        [one] { $betterpoints } Punkt
       *[other] { $betterpoints } Punkte
    }) ist leichter zu bekommen.
kimono-why-split = Nach Karte { $place } geteilt, bringen die Gruppen Ihrer Sammlung { $left } und { $right ->
        [one] { $right } Punkt
       *[other] { $right } Punkte
    }; nach Karte { $otherplace } sind es { $otherleft } und { $otherright }.
kimono-why-copy = Einmal mehr { $sort } ändert Ihre Punkte um { $points }.
kimono-why-break = { $firstcard } und { $secondcard } zu verlieren, ändert Ihre Punkte um { $points }.

## Wie eine Punktzahl zustande kam (eine Zeile je Kartenart; ihre Punkte stehen daneben)

kimono-account-sort = { $count ->
    [one] { $sort }: { $count } zu { $worth }, innerhalb der Grenze von { $limit }
   *[other] { $sort }: { $count } zu je { $worth }, innerhalb der Grenze von { $limit }
}
kimono-account-over = { $sort }: { $count } sind mehr als die Grenze von { $limit }, jede Karte kostet 1 Punkt
kimono-account-other = { $count ->
    [one] { $sort }: { $count } zu { $worth }
   *[other] { $sort }: { $count } zu je { $worth }
}
kimono-account-cards = { $count ->
    [one] { $count } Karte; bei Gleichstand entscheidet die Kartenzahl
   *[other] { $count } Karten; bei Gleichstand entscheidet die Kartenzahl
}

## Was auf dem Punkteblock nicht sein kann

kimono-doubt-many = { $copies ->
    [one] { $sort }: { $count } eingetragen, im Spiel ist aber nur { $copies }.
   *[other] { $sort }: { $count } eingetragen, im Spiel sind aber nur { $copies }.
}

## Der Punkteblock

kimono-score-owns = { $who }: Wie viele wovon? { $kinds }. Etwa 1 0 2; was am Ende fehlt, ist 0. Eine Kopie zählt als die Sorte, zu der sie kam.
kimono-score-no-counts = Erwartet werden höchstens { $count } ganze Zahlen von 0 bis { $most }.

## Was ein Zug brächte

kimono-outlook-split = Sie: 1 { $first }, 2 { $second }
kimono-outlook-points = für Sie: { $points }
