# KIMONOs Wörter für den Browser. $group: 1 oder 2; $name, $names: Personen; $sort: Name einer Karte.

kimono-page-where = Runde { $round } von { $rounds }
kimono-page-others = Die anderen
kimono-page-show = Sammlung zeigen: { $name }
kimono-page-market = Der Markt
kimono-page-collection = Sammlung: { $name }
kimono-page-in-bin = in der Tonne
kimono-page-kimonos = Kimonos übrig
kimono-page-in-sack = im Zugstapel
kimono-page-master = Meister
kimono-page-has-apprentice = hat den Anwärter
kimono-page-column = { $limit ->
    [0] { $sort }: { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[other] { $sort }: { $count } von { $limit }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
kimono-page-dashed = gestrichelt: was sich ändern würde
kimono-page-took = { $cards ->
    [one] nahm { $cards } Karte
   *[other] nahm { $cards } Karten
}
kimono-page-done = fertig
kimono-page-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}

## Der Schnitt

kimono-page-blade = Klinge
kimono-page-blade-left = Klinge nach links
kimono-page-blade-right = Klinge nach rechts
kimono-page-boy-left = Anwärter nach links
kimono-page-boy-right = Anwärter nach rechts
kimono-page-swap = Nummern tauschen; die linke Gruppe ist { $group }
kimono-page-cut-here = { $apprentice ->
    [1] Hier teilen: { $left } und { $right }, mit Anwärter
   *[other] Hier teilen: { $left } und { $right }
}
kimono-page-place-here = Den Anwärter hierhin legen

## Die geheime Wahl

kimono-page-would = von { $before } auf { $after } { $unknown ->
    [1] Punkte, dazu etwas Unbekanntes
   *[other] Punkte
}
kimono-page-with-bin = Tonne { $cards }
kimono-page-aimed = Ihre Wahl, noch nicht gelegt
kimono-page-laid = hier liegt Ihre Scheibe
kimono-page-lay = Scheibe { $group } verdeckt legen
kimono-page-waiting = Verdeckt gelegt. Alle Scheiben werden zugleich umgedreht.
kimono-page-claim = Sagen: Ich nehme Gruppe { $group }
kimono-page-claims = Ich nehme Gruppe { $group }
kimono-page-hint-want = Tippen Sie auf eine Gruppe; alle Scheiben werden zugleich umgedreht
kimono-page-hint-break = Tippen Sie auf die zwei Gegenstände, die Sie verlieren
kimono-page-hint-choose = Tippen Sie auf Ihre Wahl
kimono-page-several = Wollen es mehrere: in die Tonne, dafür je ein Kimono (Sie { $points })
kimono-page-several-each = Wollen es mehrere: in die Tonne, dafür je ein Kimono
kimono-page-several-few = Wollen es mehrere: in die Tonne. Kimonos reichen für höchstens { $left }; bei mehr bekommt niemand einen
kimono-page-several-none = Wollen es mehrere: in die Tonne; es sind zu wenige Kimonos da ({ $left }), niemand bekommt einen
kimono-page-several-cut = { $you ->
    [1] Wollen es mehrere, teilen Sie noch einmal
   *[other] Wollen es mehrere, teilt { $name } noch einmal
}

## Das Aufdecken

kimono-page-reveal = Die Scheiben werden umgedreht
kimono-page-nobody = niemand
kimono-page-alone = allein
kimono-page-contested = umkämpft
kimono-page-go-on = Weiter

## Der Weg der Gruppen

kimono-page-path = Wie die Reihe geteilt wurde
kimono-page-path-now = Jetzt wählen: { $names }
kimono-page-path-later = Später: { $names }
kimono-page-path-taken = Genommen von { $names }
kimono-page-path-bin = In der Tonne. Gewollt von: { $names }

## Aktionen

kimono-page-becomes = { $sort } { $had } › { $count }
kimono-page-draws = zieht eine unbekannte Karte vom Zugstapel
kimono-page-asks-break = dann wählen Sie, was zerbricht
kimono-page-asks-copy = dann wählen Sie, wozu sie kommt
kimono-page-at-best = mit dem Rest bestenfalls { $points }
kimono-page-break-first = Welche zwei Gegenstände verlieren Sie? Auch zwei einer Sorte sind möglich.
kimono-page-break-second = { $sort }, und welche noch? Dieselbe Sorte darf es auch sein.
kimono-page-lose = { $sort }, Sie haben { $count }
kimono-page-up-to = bis

## Tasten

kimono-page-key-group = eine Gruppe wählen
kimono-page-key-blade = Klinge oder Anwärter bewegen
kimono-page-key-swap = die Nummern der Gruppen tauschen
kimono-page-key-commit = tun, was auf dem roten Knopf steht

## Der Punkteblock

kimono-page-pad-owns = Was besitzt { $name }?
kimono-page-pad-add = { $sort }: eine mehr. Jetzt { $count }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kimono-page-pad-less = { $sort }: eine weniger
kimono-page-pad-copies = Eine Kopie zählt als Karte der Sorte, zu der sie kam. Die Fahne sagt, wie viele sicher sind.

## Das erste Spiel zum Lernen

kimono-lesson-row = Neun Karten liegen in einer Reihe. Die Blüte sagt, was jede Karte dieser Sorte wert ist, die Fahnen, wie viele davon sicher sind, die kleine Zahl, wie viele es gibt.
kimono-lesson-limit = Ihre Sammlung. Jede Sorte ist eine Säule, die Fahne ist ihre Grenze. Eine Karte mehr, und jede Karte dieser Sorte kostet stattdessen 1 Punkt.
kimono-lesson-split = Sie sind Meister der ersten Runde: Sie teilen die Reihe in zwei Gruppen. Dann wählen alle geheim eine davon, auch Sie. Der Anwärter kommt ebenfalls in eine Gruppe; lassen Sie ihn vorerst am Ende.
kimono-lesson-apprentice = Der Anwärter kommt in Gruppe 2. Wer ihn nimmt, erhält am Ende der Runde die Tonne und ist nächster Meister.
kimono-lesson-groups = Jede Gruppe zeigt, was sie Ihren Punkten bringt, Sorte für Sorte. Die kleinen Zahlen bei den anderen zeigen, was sie denen bringt. Die Winkekatze zieht eine unbekannte Karte: +?
kimono-lesson-want = Nur wer als Einziger eine Gruppe möchte, bekommt sie ganz. Gruppe 2 lockt alle; Gruppe 1 bringt Ihnen 21. Tippen Sie darauf, dann legen Sie Ihre Scheibe verdeckt.
kimono-lesson-again = Nur Sie wollten Gruppe 1, sie gehört Ihnen. Haru und Sora wollen beide Gruppe 2: Der Meister teilt sie noch einmal, und nur die beiden wählen. Die Zeilen oben zeigen, wer was hat und wer worum streitet.
kimono-lesson-cat = Soras Winkekatze hat einen Sonnenschirm gezogen. Haru hat den Anwärter und ist jetzt Meister: Die zweite Reihe teilt Haru.
kimono-lesson-breaks = Sehen Sie sich Gruppe 1 an: Eine zweite Teeschale sprengt die Grenze von 1. Beide Schalen kosten dann je einen Punkt, statt der 8, die Sie haben.
kimono-lesson-take = In Gruppe 2 liegen ein Feuer, das 4 kostet, und ein Bruch, der Ihnen zwei Gegenstände nimmt. Dafür gibt es zwei Schnitzfiguren, einen Fächer und den Anwärter. Wählen Sie sie.
kimono-lesson-single = Haru und Sora wollten beide Gruppe 1, sie wurde noch einmal geteilt: eine Teeschale allein, dazu Schwert und Sonnenschirm. Auch eine einzelne Karte können mehrere wollen.
kimono-lesson-bin = Beide wollten die Schale. Eine einzelne Karte, die mehrere wollen, kommt in die Tonne, und alle von ihnen erhalten dafür einen Kimono. Schwert und Schirm wollte niemand: auch in die Tonne.
kimono-lesson-break = Ihr Bruch: Sie verlieren zwei Gegenstände. Mit dem Anwärter gehört Ihnen gleich die Tonne: Schale, Schwert, Schirm. Zwei Schalen wären zu viel; verlieren Sie also jetzt die Schale und eine Schnitzfigur.
kimono-lesson-end = Die Tonne ist bei Ihnen: Die Schale ist wieder da, und Sie führen. Sie sind der nächste Meister. Nach fünf Runden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer die meisten Karten hat.
