### Iroha ni Oedo im Browser. Namen von Farben und Karten erscheinen im Satz in ihrer Farbe.

## Wo das Spiel steht

iroha-page-where-pass = Durchgang { $deal } von { $deals } · Weitergabe
iroha-page-where-play = Durchgang { $deal } von { $deals } · Stich { $trick } von { $tricks }
iroha-page-where-over = Durchgang { $deal } von { $deals } beendet

## Was die Spieler haben. $cards ist eine Zahl, in -lowest, -holds und -take-back eine Liste.

iroha-page-dealer = Geber
iroha-page-after = nach Durchgang { $deal }
iroha-page-cards = { $cards ->
        [0] keine Karten
        [1] 1 Karte
       *[other] { $cards } Karten
    }
iroha-page-nothing = nichts gewonnen
iroha-page-face-down = { $cards } Karten verdeckt gewonnen, in { $tricks ->
        [1] einem Stich
       *[other] { $tricks } Stichen
    }
iroha-page-lowest = niedrigste je Farbe: { $cards }; bisher { $worth }
iroha-page-in-hand = { $cards } auf der Hand
iroha-page-holds = sicher auf der Hand: { $cards }
iroha-page-holds-trump = hält den Stich
iroha-page-tricks-of = { $who } { $tricks }
iroha-page-houses = Gespielte Stiche: { $done } von { $tricks }. { $names }

## Der Stich

iroha-page-led = spielt aus
iroha-page-took-trump = nimmt den Trumpf
iroha-page-followed = bedient
iroha-page-takes-it = gewinnt
iroha-page-now = jetzt
iroha-page-last = zuletzt
iroha-page-place = { $place }.
iroha-page-last-trick = Letzter Stich

## Was man tun kann. $card und $suits sind Namen, $who und $names Spieler.

iroha-page-lead = Sie spielen aus: jede Karte ist erlaubt, ihre Farbe wird Trumpf.
iroha-page-follow-one = Sie müssen bedienen: { $suits }.
iroha-page-follow-many = Sie müssen bedienen, die Farbe wählen Sie: { $suits }.
iroha-page-void = Sie haben nichts von { $suits }: Was Sie spielen, wird Trumpf.
iroha-page-opens = { $card } bestimmt den Trumpf. Es folgen noch: { $names }.
iroha-page-wins = { $card } gewinnt den Stich.
iroha-page-walks = { $card } wird Trumpf. Es folgen noch: { $names }.
iroha-page-holding = { $card } würde bisher gewinnen. Es folgen noch: { $names }.
iroha-page-leaves = { $card } überlässt den Stich { $who }.
iroha-page-brings = { $who } { $points }
iroha-page-so-far = Bisher vorn: { $who }, mit { $card }.
iroha-page-leads = { $who } spielt aus.
iroha-page-rests = { $card }, jetzt nicht wählbar

## Die Weitergabe

iroha-page-passing = Alle geben zwei Karten nach links weiter.
iroha-page-choose-two = Wählen Sie zwei Karten für { $who }. Bis alle gewählt haben, können Sie sie zurücknehmen.
iroha-page-choose-one = Wählen Sie noch eine Karte für { $who }.
iroha-page-stay = { $stay ->
        [0] Von { $suit } bleibt nichts: So könnten Sie den Trumpf nehmen.
        [1] Von { $suit } bleibt noch eine Karte.
       *[other] Von { $suit } bleiben noch { $stay } Karten.
    }
iroha-page-passed = Für { $who }: { $cards }. Die anderen wählen noch.
iroha-page-pass-both = Beide weitergeben
iroha-page-undo = Zurücknehmen
iroha-page-take-back = { $cards } zurücknehmen
iroha-page-one-more = noch eine
iroha-page-on-left = links von Ihnen
iroha-page-from-right = gibt Ihnen zwei

## Was eben geschah

iroha-page-news-led = { $who } spielt aus: { $card }.
iroha-page-news-followed = { $who } bedient: { $card }.
iroha-page-news-trump = { $who }: nichts von { $suits }, { $card } wird Trumpf.
iroha-page-news-trick = Stich { $trick }: { $who }, mit { $card }.
iroha-page-news-deal = Geber: { $who }. Je neun Karten, { $aside } liegen beiseite.
iroha-page-news-passed = Alle haben zwei Karten nach links weitergegeben.
iroha-page-news-received = Von { $who }: { $cards }.

## Die Punkte

iroha-page-scores = Punkte
iroha-page-scored = Durchgang { $deal } von { $deals }: die Punkte
iroha-page-deal = Durchgang
iroha-page-total = gesamt
iroha-page-close = Schließen

## Der erste Stern

iroha-page-star = Der erste Stern
iroha-page-star-why = Wer den ersten Stern des Abends findet, gewinnt allein.
iroha-page-star-how = Sehen Sie ihn? Tippen Sie darauf oder drücken Sie die Leertaste. Nach einer Minute ist es dunkel.
iroha-page-star-sure = Noch einmal tippen: den Sieg teilen
iroha-page-star-watch = Die Gleichplatzierten suchen ihn.

## Die Tastatur

iroha-page-key-choose = von Karte zu Karte
iroha-page-key-play = Karte wählen; noch einmal: spielen
iroha-page-key-not = doch nicht diese Karte
iroha-page-key-last = letzter Stich
iroha-page-key-scores = die Punkte der Durchgänge

## Der Punkteblock

iroha-page-pad-who = Mitspielende
iroha-page-pad-ask = Was hat { $who } gewonnen?
iroha-page-pad-tricks = { $tricks ->
        [0] kein Stich
        [1] ein Stich
       *[other] { $tricks } Stiche
    }
iroha-page-pad-elsewhere = { $card }, bei { $who }

## Die Lektion: Links sitzt Haru, rechts Sora

iroha-lesson-cards = Neun Karten, neun Stiche. Jede gewonnene Farbe zählt ihre niedrigste Karte, minus eins für jede weitere. Viel gewinnen heißt also noch nicht gewinnen.
iroha-lesson-pass = Zuerst geben alle zwei Karten nach links weiter. Niedrige Karten machen eine Farbe wertlos: Geben Sie Blume 2 an Haru.
iroha-lesson-alone = Sie haben nur einen Fächer. Ohne ihn spielen Sie, was Sie wollen, sobald Fächer ausgespielt wird. Noch einmal tippen oder der Knopf gibt beide weiter.
iroha-lesson-received = Sora, rechts, hat Ihnen Blume 1 und Vogel 2 gegeben. Haru, links vom Geber, spielt den ersten Stich aus.
iroha-lesson-follow = Haru hat Blume ausgespielt: Sie ist Trumpf, und wer eine hat, muss bedienen. Über Ihren Karten steht, wer den Stich bekäme und was er bringt. Überlassen Sie ihn Sora: Blume 1.
iroha-lesson-worth = Drei Blumen für Sora: die niedrigste ist 1, zwei weniger für die übrigen, −1. Ein Fenster der Stadt zeigt, wer welchen Stich hat.
iroha-lesson-ahead = Jetzt ist Welle Trumpf. Ihre 5 läge vorn, doch Haru spielt nach Ihnen. Versuchen Sie es.
iroha-lesson-walks = Haru hatte keine Welle. So wurde Fächer 6 sofort Trumpf und gewann den Stich. Die Laterne wandert mit dem Trumpf.
iroha-lesson-either = Zwei Farben liegen da, Mond und Vogel: Bedienen dürfen Sie mit beiden. Soras Vogel 6 gewinnt, also geben Sie etwas Niedriges dazu: Vogel 2.
iroha-lesson-void = Sora spielt Vogel aus, und Sie haben keinen: Was Sie spielen, wird Trumpf. Mond 6 gewinnt den Stich, Haru kann kaum etwas dagegen tun.
iroha-lesson-lead = Ihr Stich! Doch wegen Harus Mond 3 zählt Ihr Mond nur 3 − 1. Wer einen Stich gewinnt, spielt zum nächsten aus, und zwar eine beliebige Karte. Werden Sie Welle 2 los.
iroha-lesson-only = Sora spielt Blume aus, und Sie haben eine: Die 5 muss weg.
iroha-lesson-last = Fächer und Vogel liegen da, Sie haben beides nicht und spielen zuletzt. Welle 6 gewinnt den Stich sicher: 6 Punkte.
iroha-lesson-again = Noch drei Fenster. Sie spielen aus: Mond 5. Vielleicht trägt jemand den Trumpf davon.
iroha-lesson-end = Nur eine Karte, also keine Wahl.
iroha-lesson-scores = Neun Punkte für Sie: Vogel 1 − 1, Mond 3 − 1, Fächer 1, Welle 6. Alle geben einmal, dann gewinnt die höchste Summe. Das ist alles: Setzen Sie sich und spielen Sie.
