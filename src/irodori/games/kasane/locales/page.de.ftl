# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = Runde { $round } von { $rounds }
kasane-page-turn = Zug { $turn } von { $turns } dieser Runde
kasane-page-pile = { $count } im Stapel
kasane-page-last-deal = letzte Auslage
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
kasane-page-hand-hidden = Hand: { $count } verdeckte Karten
kasane-page-robe = Gewand
kasane-page-robes = Alle Gewänder
kasane-page-robe-label = Gewand von { $who }, { $count } Karten, von innen nach außen: { $cards }
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
kasane-page-layers = { $count } Lagen, { $colours } Farben
kasane-page-place = Platz { $place }: { $name }, Punkte { $points }

## What may be done

kasane-page-lay = Auslegen
kasane-page-take-it = Nehmen
kasane-page-no-meld = noch nichts
kasane-page-into-robe = aufs Gewand
kasane-page-more = oder { $count } andere
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
kasane-page-no-turn = Sie sind nicht mehr an der Reihe
kasane-page-key-number = Reihe oder Kombination wählen, noch einmal zum Ausführen
kasane-page-key-pass = passen, noch einmal zum Bestätigen
kasane-page-key-escape = Gewähltes zurücklegen
kasane-page-key-arrows = durch Reihen, Kombinationen und Angebote gehen

## The score pad

kasane-account-box = { $meld }, Feld für { $cards } Karten
kasane-doubt-empty = Es ist noch kein Gewand eingetragen.
kasane-doubt-robe = Ein Gewand aus { $count } Karten: Es sind höchstens { $most }.
kasane-doubt-laid = Mit den Kombinationen dieses Gewands wurden { $least } bis { $most } Zahlenkarten ausgelegt, es enthält aber { $numbers }.
kasane-doubt-card = { $card } ist { $count }-mal eingetragen: Es gibt nur { $most }.
kasane-pad-melds = Kombinationen: wessen Glasstein liegt da
kasane-pad-robes = Gewänder: Karten je Farbe
kasane-pad-box = { $meld }, { $cards } Karten für { $points }: { $who }
kasane-pad-nobody = niemand
kasane-pad-start = Glasstein von Anfang an
kasane-pad-more = Noch { $card } für { $name }, bisher { $count }
kasane-pad-fewer = Ein { $card } weniger für { $name }
kasane-pad-cards = { $count } von { $most } Karten
