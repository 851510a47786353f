# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = Runde { $round } von { $rounds }
kasane-page-turn = Zug { $turn } von { $turns } dieser Runde
kasane-page-pile = { $count } im Stapel
kasane-page-last-deal = letzte Runde
kasane-page-players = Die anderen
kasane-page-player-label = { $name }: Punkte { $points }, Handkarten { $hand }, Karten im Gewand { $robe }, Farben { $colours }
kasane-page-starter = beginnt die Runde
kasane-page-field = Auslage
kasane-page-row-label = Reihe { $row }: { $card }{ $under ->
        [0] {""}
       *[other] , darunter { $below }
    }
kasane-page-row-empty = Reihe { $row }: leer
kasane-page-melds = Kombinationen
kasane-page-meld-label = { $meld }: { $about }. { $count ->
        [0] Kein freies Feld
       *[other] Frei: { $boxes }
    }
kasane-page-box = { $cards } Karten für { $points }
kasane-page-next = Danach { $names }
kasane-page-news-take = { $who }: { $card } genommen
kasane-page-news-meld = { $who }: { $card } genommen, { $meld } { $sequence } (+{ $points })
kasane-page-close = Schließen

## Hand and robe

kasane-page-hand = Hand
kasane-page-oldest = älteste
kasane-page-top = Oben
kasane-page-newest = neueste
kasane-page-hand-empty = Die Hand ist leer
kasane-page-hand-label = Hand, älteste Karte zuerst: { $cards }
kasane-page-hand-hidden = Hand: { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
kasane-page-robe = Gewand
kasane-page-robes = Alle Gewänder
kasane-page-robe-label = Gewand von { $who }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, von innen nach außen: { $cards }
kasane-page-robe-empty = { $who } hat noch kein Gewand
kasane-page-colours = { $count ->
        [one] { $count } Farbe
       *[other] { $count } Farben
    }
kasane-page-bonus = Bonus +{ $points }
kasane-page-bonus-later = ab 8 Karten +{ $points }
kasane-page-bonuses = Bonus für Farben
kasane-page-bonuses-from = Zählt ab 8 Karten im Gewand; alle 12 bringen 2 mehr.
kasane-page-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kasane-page-layers = { $count ->
        [one] { $count } Lage
       *[other] { $count } Lagen
    }, { $colours ->
        [one] { $colours } Farbe
       *[other] { $colours } Farben
    }
kasane-page-place = Rang { $place }: { $name }, Punkte { $points }

## What may be done

kasane-page-lay = Auslegen
kasane-page-take-it = Nehmen
kasane-page-no-meld = noch nichts
kasane-page-into-robe = aufs Gewand
kasane-page-more = oder noch { $count }
kasane-page-stays = { $count ->
        [0] Hand leer
        [one] 1 bleibt
       *[other] { $count } bleiben
    }
kasane-page-borrowed = { $card } vom Gewand
kasane-page-then-meld = Dann geht { $meld } für { $points }
kasane-page-at-once = { $points } sofort
kasane-page-then-score = Punkte danach: { $points }
kasane-page-plan = Ihr nächster Griff, wenn die Reihen so bleiben
kasane-page-new-field = Vor Ihrem nächsten Zug wird neu ausgelegt
kasane-page-no-turn = Sie sind nicht mehr am Zug
kasane-page-key-number = Reihe oder Kombination wählen, noch einmal zum Ausführen
kasane-page-key-pass = passen, noch einmal zum Bestätigen
kasane-page-key-escape = Gewähltes zurücklegen
kasane-page-key-arrows = durch Reihen, Kombinationen und Züge gehen

## The score pad

kasane-pad-melds = Kombinationen: Wessen Glasstein liegt da?
kasane-pad-robes = Gewänder: Karten je Farbe
kasane-pad-box = { $meld }, { $cards } Karten für { $points }: { $who }
kasane-pad-nobody = niemand
kasane-pad-start = Glasstein von Anfang an
kasane-pad-more = Eine { $card } mehr für { $name }, jetzt { $count }
kasane-pad-fewer = Eine { $card } weniger für { $name }
kasane-pad-cards = { $count } von { $most } Karten

## The first game

kasane-lesson-robe = Hier kleiden Sie sich in bis zu zwölf Lagen. Jede Karte, die Sie auslegen, wird eine Lage dieses Gewands. Kombinationen bringen sofort Punkte, die Farben des Gewands am Ende.
kasane-lesson-rows = Nur die oberste Karte einer Reihe kann genommen werden; was darunterliegt, kommt danach. Nehmen Sie die 3: einmal berühren zum Ansehen, noch einmal zum Nehmen.
kasane-lesson-hand = Ihre Hand behält ihre Reihenfolge: Was Sie nehmen, kommt obenauf, und ausgelegt wird nur von oben. Eine 2 nach der 3 beginnt eine fallende Folge. Nehmen Sie sie aus Reihe 2.
kasane-lesson-tiles = Diese Felder sagen, was jede Karte sofort erlauben würde. Mit der 1 lautet Ihre Hand 3-2-1: Kagen no Tsuki, 3 Punkte.
kasane-lesson-try = Berühren Sie die Kombination: Das Gewand probiert sie an, und Sie sehen, was folgt. Noch einmal berühren legt sie aus.
kasane-lesson-marble = Ihre ersten drei Lagen. Der Glasstein sperrt dieses Feld für alle, aber längere Folgen sind noch frei.
kasane-lesson-red = Haru hat 6-2-1 als Sakura Chirashi ausgelegt. Das erste Mal bringt 4 Punkte, das zweite nur 3: Früh sein lohnt sich.
kasane-lesson-borrow = Ihre Hand ist leer, aber die oberste Karte des Gewands, die 1, darf vor einer Kombination stehen. 1 und 9 ergeben 10. Nehmen Sie die 9 aus Reihe 3.
kasane-lesson-borrowed = Juu, mit der 1 aus dem Gewand. Die geborgte Karte bleibt liegen und zählt für das Feld mit.
kasane-lesson-round = Die Runde ist zu Ende: Eine Karte je Person blieb übrig und kommt weg. Es wird neu ausgelegt, und Haru beginnt.
kasane-lesson-plus = Eine +1 kommt gleich aufs Gewand und bringt 1 Punkt, aber keine Kombination in diesem Zug. Solange sie oben liegt, lässt sich keine Karte leihen. Nehmen Sie sie.
kasane-lesson-pairs = In Reihe 3 liegen zwei Vieren übereinander. Gleiche Karten ergeben Kasane, also sammeln Sie: zuerst die eine.
kasane-lesson-second = Und nun die zweite.
kasane-lesson-pass = Zwei Vieren brächten jetzt 1 Punkt. Eine dritte liegt auf Reihe 1, und drei bringen 3 Punkte. Sie dürfen warten: Berühren Sie Passen.
kasane-lesson-third = Sie liegt noch da. Nehmen Sie sie.
kasane-lesson-large = Drei Vieren passen zu zwei Kombinationen: Kasane für 3, Setsugetsu Fuuka für 2. Legen Sie Kasane aus.
kasane-lesson-bonus = In Ihrem Gewand liegen acht Karten: Nun zählen am Ende die Farben. Fünf bringen nichts, vier oder sechs bringen 2, eine oder neun bringen 5. Alle zwölf Karten bringen 2 mehr.
kasane-lesson-end = Mehr brauchen Sie nicht. Berühren Sie, was immer Sie wundert: Geht etwas nicht, erfahren Sie, warum. Viel Freude am Tisch.
