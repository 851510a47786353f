# Colors of Kasane: names and refusals.
# Numbers: $row, $rows, $cards, $needed, $hand. Ready texts: $meld (a meld's name), $boxes ("2, 3, 4"), $sequence ("2-3-3").
# A refusal is shown beside its rule number, so the number is not repeated here.

kasane-title = Colors of Kasane
    .lead = Farben wählen, Kragen über Kragen legen, Kombinationen zeigen.

## Options

kasane-option-preset_marbles = Zwei Felder schon belegt
    .about = Zu dritt liegt von Anfang an auf je einem 2er-Feld von Juu und Kasane ein Glasstein; Kombinationen sind knapper.
kasane-option-plus_one_meld = Kombination nach einer +1
    .about = Auch in einem Zug, der eine +1 nimmt, darf eine Kombination ausgelegt werden; Kombinationen sind leichter.

## Cards (card "+" has the key plus)

kasane-card-1 = 1 (Dunkelorange)
kasane-card-2 = 2 (Orange)
kasane-card-3 = 3 (Gelb)
kasane-card-4 = 4 (Gelbgrün)
kasane-card-5 = 5 (Grün)
kasane-card-6 = 6 (Hellblau)
kasane-card-7 = 7 (Blau)
kasane-card-8 = 8 (Hellviolett)
kasane-card-9 = 9 (Violett)
kasane-card-plus = +1 (Weiß)

## Melds

kasane-meld-kasane = Kasane
    .about = lauter gleiche Zahlen
    .short = gleiche Zahl
kasane-meld-juu = Juu
    .about = die Zahlen ergeben zusammen 10
    .short = Summe 10
kasane-meld-sakura = Sakura Chirashi
    .about = 1, 2 und 6 in beliebiger Reihenfolge
    .short = 1 2 6
kasane-meld-chidori = Chidori
    .about = 3, 8 und 9 in beliebiger Reihenfolge
    .short = 3 8 9
kasane-meld-asanoha = Asanoha
    .about = 4, 5 und 7 in beliebiger Reihenfolge
    .short = 4 5 7
kasane-meld-kagen = Kagen no Tsuki
    .about = auf- oder absteigend, von 1 bis 5
    .short = Folge von 1 bis 5
kasane-meld-jougen = Jougen no Tsuki
    .about = auf- oder absteigend, von 5 bis 9
    .short = Folge von 5 bis 9
kasane-meld-kachou = Kachou Fuugetsu
    .about = nur ungerade Zahlen
    .short = ungerade
kasane-meld-setsugetsu = Setsugetsu Fuuka
    .about = nur gerade Zahlen
    .short = gerade

## Decisions and moves

kasane-decision-take = Oberste Karte einer Reihe nehmen
kasane-decision-meld = Kombination auslegen oder passen

kasane-move-take = Aus Reihe { $row } nehmen
kasane-move-meld = { $meld } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auslegen
kasane-move-meld-top = { $meld } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auslegen, die oberste des Gewands mitgezählt
kasane-move-pass = Passen

## Refusals: taking (K1)

kasane-refuse-row-missing = Es gibt keine Reihe { $row }: Die Auslage hat die Reihen 1 bis { $rows }.
kasane-refuse-row-empty = Reihe { $row } ist leer; bitte nehmen Sie aus einer Reihe, in der noch Karten liegen.

## Refusals: laying (K3, K4). $needed counts the cards that the hand itself must supply, $hand those it holds.

kasane-refuse-no-such-box = { $meld } hat kein Feld für { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } (vorhandene Felder: { $boxes }).
kasane-refuse-box-full = { $meld } hat kein freies Feld mehr für { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }; ein Glasstein sperrt ein Feld für alle.
kasane-refuse-robe-empty = Ihr Gewand ist noch leer, es gibt also keine oberste Karte, die sich verwenden ließe.
kasane-refuse-plus-on-top = Oben auf Ihrem Gewand liegt eine +1, und eine +1 gehört nie zu einer Kombination.
kasane-refuse-hand-too-short = Diese Kombination braucht { $needed ->
        [one] { $needed } Handkarte
       *[other] { $needed } Handkarten
    }, aber { $hand ->
        [0] Ihre Hand ist leer.
       *[other] Sie haben nur { $hand }.
    }

## Refusals: conditions of the melds (K12 to K20)

kasane-refuse-not-kasane = { $sequence } ist kein Kasane: Alle Karten müssen dieselbe Zahl zeigen.
kasane-refuse-not-juu = { $sequence } ist kein Juu: Die Zahlen müssen zusammen genau 10 ergeben.
kasane-refuse-not-sakura = { $sequence } ist kein Sakura Chirashi: Nötig sind je eine 1, 2 und 6.
kasane-refuse-not-chidori = { $sequence } ist kein Chidori: Nötig sind je eine 3, 8 und 9.
kasane-refuse-not-asanoha = { $sequence } ist kein Asanoha: Nötig sind je eine 4, 5 und 7.
kasane-refuse-not-kagen = { $sequence } ist kein Kagen no Tsuki: Die Zahlen von 1 bis 5 müssen durchgehend steigen oder fallen.
kasane-refuse-not-jougen = { $sequence } ist kein Jougen no Tsuki: Die Zahlen von 5 bis 9 müssen durchgehend steigen oder fallen.
kasane-refuse-not-kachou = { $sequence } ist kein Kachou Fuugetsu: Alle Zahlen müssen ungerade sein.
kasane-refuse-not-setsugetsu = { $sequence } ist kein Setsugetsu Fuuka: Alle Zahlen müssen gerade sein.

## The table and the story in words

kasane-table-round = Runde { $round } von { $rounds }. Karten im Nachziehstapel: { $pile }.
kasane-table-row = Reihe { $row }
kasane-table-hand = Hand
kasane-table-robe = Gewand, oberste zuletzt
kasane-table-free = Freie Felder, Karten:Punkte
kasane-told-deal = Startmarker für Runde { $round }
kasane-told-take = { $card } aus Reihe { $row } genommen
kasane-told-meld = { $meld } ausgelegt: { $sequence } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
kasane-told-pass = gepasst
kasane-told-left = Am Ende von Runde { $round } lagen noch aus: { $cards }.
kasane-told-bonus = Bonus: { $colours } für Farben, { $full } für ein volles Gewand

## Rückschau

kasane-why-keep = Die Karten von { $meld } (+{ $points }) sind auf der Hand mehr wert, für eine größere Kombination.
kasane-why-lay = { $meld } mit { $cards } Karten bringt sofort Punkte (+{ $points }).
kasane-why-other-box = { $meld } mit { $cards } Karten (+{ $points }) ist besser als { $othermeld } mit { $othercards } (+{ $otherpoints }).
kasane-why-card-meld = Mit { $card } geht sofort { $meld } mit { $cards } Karten (+{ $points }).
kasane-why-gift = Wer { $othercard } nimmt, legt { $nextcard } offen: Damit kann Platz { $seat } { $meld } mit { $cards } Karten auslegen (+{ $points }).
kasane-why-uncover = Wer { $othercard } nimmt, legt den anderen { $nextcard } offen; { $card } ist besser.
kasane-why-card = { $card } ist mehr wert als { $othercard }.

## How a score came about. $sequence "4-7-5"; $top the card borrowed from the robe, "4".

kasane-account-meld = { $meld }: { $sequence }
kasane-account-meld-top = { $meld }: { $sequence }, die { $top } aus dem Gewand
kasane-account-plus = { $count ->
        [one] Eine +1 im Gewand
       *[other] { $count } Karten +1 im Gewand
    }
kasane-account-colours = { $colours ->
        [one] Eine Farbe
       *[other] { $colours } Farben
    } im Gewand
kasane-account-few = { $cards ->
        [0] Kein Gewand, also kein Bonus für Farben
        [one] Gewand aus einer Karte: unter 8 kein Bonus für Farben
       *[other] Gewand aus { $cards } Karten: unter 8 kein Bonus für Farben
    }
kasane-account-full = Alle { $cards } Karten im Gewand

## Der gezeichnete Tisch

kasane-board-round = Runde { $round } von { $rounds }, Stapel { $pile }
kasane-board-free = Felder, Karten:Punkte, x ein Glasstein
kasane-board-hand = Hand, oberste zuletzt

## Der Punkteblock

kasane-account-box = { $meld }, Feld für { $cards } Karten
kasane-doubt-empty = Es ist noch kein Gewand eingetragen.
kasane-doubt-robe = Ein Gewand aus { $count } Karten: Es sind höchstens { $most }.
kasane-doubt-laid = Mit den Kombinationen dieses Gewands wurden { $least } bis { $most } Zahlenkarten ausgelegt, es enthält aber { $numbers }.
kasane-doubt-card = { $card } ist { $count }-mal eingetragen: Es gibt nur { $most }.
kasane-score-marbles = { $meld } ({ $boxes }): Wessen Glasstein liegt in welchem Feld? { $letters }; - für niemanden, Eingabe für gar keinen
kasane-score-robe = { $who }: die Karten des Gewands, etwa 1 1 4 9 +
kasane-score-no-marbles = Erwartet werden { $count } Zeichen aus { $letters } und -.
kasane-score-no-robe = Das ist kein Gewand: Es gibt Karten von 1 bis 9 und +, höchstens { $most }.
