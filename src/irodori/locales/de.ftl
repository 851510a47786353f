# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $players } Plätze, gezählt ab 0.
refuse-game-over = Das Spiel ist zu Ende, es sind keine Züge mehr möglich.
refuse-not-your-turn = Platz { $seat } ist nicht am Zug (jetzt am Zug: { $actors }).
refuse-already-chosen = Platz { $seat } hat schon gewählt und wartet auf die anderen.
refuse-not-a-move = „{ $text }“ ist kein Zug dieses Spiels; Züge sehen so aus: { $expected }.
refuse-wrong-decision = „{ $text }“ ist ein Zug dieses Spiels, doch jetzt wird etwas anderes gefragt: { $expected }.

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = { ", " }
terminal-you = Sie
terminal-bot = Bot { $seat }
terminal-said = { $who }: { $what }
terminal-points = Punkte
terminal-choose = Welches Spiel? Geben Sie seine Nummer ein.
terminal-begin = { $players } Personen, Sie sitzen auf Platz { $seat }. Mit ? kommt die Hilfe.
terminal-resumed = Weiter mit { $file }, nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }.
terminal-over = Das Spiel ist zu Ende.
terminal-won = Gewonnen: { $names }.
terminal-shared = Geteilter Sieg: { $names }.
terminal-refused = { $sentence } (Regel { $rule }; mit { $rule } lesen Sie sie)
terminal-app-refused = { $sentence } (Regel { $rule }; r zeigt die Regeln)
terminal-unknown = „{ $text }“ ist jetzt weder ein Zug noch ein Befehl; mit ? kommt die Hilfe.
terminal-no-number = Einen Zug { $number } gibt es jetzt nicht; „moves“ nennt Ihre Züge.
terminal-no-rule = Eine Regel { $number } gibt es nicht; „rules“ nennt die Kapitel und ihre Nummern.
terminal-no-undo = Sie haben keinen Zug, der sich zurücknehmen ließe.
terminal-undone = Zurückgenommen bis zu Ihrer letzten Entscheidung.
terminal-save-where = Bitte sagen Sie, wohin: save DATEI
terminal-saved = Gespeichert in { $file }; „irodori play --record { $file }“ spielt hier weiter.
terminal-not-saved = { $file } ließ sich nicht schreiben: { $reason }
terminal-quit = Auf Wiedersehen.
terminal-quit-saved = Auf Wiedersehen. „irodori play --record { $file }“ spielt hier weiter.
terminal-help-number = Nummer, Wortlaut oder Ende eines Zuges (3, take 3): macht ihn
terminal-help-moves = noch einmal Ihre Züge
terminal-help-table = noch einmal der Tisch
terminal-help-story = was seit Ihrem letzten Zug geschah, beim Gedächtnis „open“ von Anfang an
terminal-help-rules = die Kapitel der Regeln oder eine Regel (auch einfach: S1)
terminal-help-undo = nimmt Ihren letzten Zug und alles danach zurück
terminal-help-save = speichert das Spiel in einer Datei
terminal-help-quit = beendet das Spiel
terminal-help-hint = was ein starker Spieler jetzt täte, und warum
terminal-help-why = warum ein Zug jetzt nicht möglich ist (why take 9)
terminal-hint = Ein Tipp: { $move }
terminal-hint-move = „{ $move }“ ({ $percent } % des Sieges, { $points } an Punkten)
terminal-hinting = Es wird nachgedacht …
terminal-no-hint = Einen Tipp bekommt, wer gerade wählen muss.
terminal-why-legal = „{ $text }“ ist jetzt möglich.

## Rückschau und Tipps: $move wurde gemacht (oder ist der zweitbeste), $best ist besser; $percent vom Sieg

review-best = „{ $move }“ war der beste Zug.
review-fine = „{ $move }“ war so gut wie „{ $best }“, oder beinahe.
review-only = „{ $best }“ ist der einzig mögliche Zug.
review-even = „{ $best }“ und „{ $move }“ sind etwa gleich gut.
review-certain-win = „{ $best }“ ist mit Sicherheit besser: { $percent } % mehr vom Sieg.
review-certain-points = „{ $best }“ bringt am Ende mit Sicherheit mehr Punkte (+{ $points }).
review-likely = „{ $best }“ verspricht { $percent } % mehr vom Sieg als „{ $move }“.
review-verdict-best = bester Zug
review-verdict-fine = gut
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-judged = Zug { $number }, Platz { $seat }: { $move } – { $verdict }
review-cost = Kosten: { $percent } % vom Sieg, { $points } in Punkten (± { $doubt } %)
review-cost-certain = Kosten: { $percent } % vom Sieg, { $points } in Punkten (sicher)
review-others = Erwogen: { $moves }
review-other = { $move } ({ $percent } %, { $points })
review-none = Keine Fehler gefunden.
review-result = Platz { $seat }: { $share } % vom Sieg = { $even } als gleicher Anteil, { $skill } durch eigene Fehler, { $gifts } durch Fehler der anderen, { $luck } durch Glück und den Rest.

## Der ganze Bildschirm. Tasten sind in jeder Sprache gleich: das erste Wort einer terminal-key ist die Taste.

terminal-language = Deutsch
terminal-your-turn = Sie sind am Zug: { $what }
terminal-turn-of = { $who }, Sie sind am Zug: { $what }
terminal-thinking = { $names }: denkt nach …
terminal-player = Person { $letter }
terminal-on = an
terminal-off = aus
terminal-memory-own = wie am echten Tisch
terminal-memory-open = Gesehenes bleibt offen
terminal-quit-kept = Auf Wiedersehen. Das Spiel ist gespeichert: „irodori play --resume“ spielt hier weiter.
terminal-small = Der Tisch braucht { $columns } Spalten und { $lines } Zeilen; dieses Fenster hat { $wide } und { $high }. Bitte vergrößern Sie es: Das Spiel wartet.
terminal-cover = Der Bildschirm geht an { $who }.
terminal-cover-how = Jetzt ist keine Hand zu sehen. Wenn nur noch { $who } hinsieht: Eingabetaste oder ein Klick.
terminal-level-moss = Moos
    .about = spielt sanft, für erste Spiele
terminal-level-grass = Gras
    .about = sieht den nächsten Schritt
terminal-level-plum = Pflaume
    .about = weiß, was eine Stellung verspricht
terminal-level-bamboo = Bambus
    .about = denkt voraus
terminal-level-pine = Kiefer
    .about = am stärksten, eine halbe Sekunde je Zug
terminal-key-enter = Eingabe spielt
terminal-key-undo = u zurück
terminal-key-log = l Verlauf
terminal-key-rules = r Regeln
terminal-key-help = ? Hilfe
terminal-key-leave = q beenden
terminal-key-review = v Rückschau
terminal-key-again = n neues Spiel
terminal-key-account = a Abrechnung
terminal-key-hint = h Tipp
terminal-key-menu = m mehr
terminal-menu-undo = Letzten Zug zurücknehmen
terminal-menu-hint = Ein Tipp
terminal-menu-why = Warum ein Zug nicht möglich ist
terminal-menu-log = Was geschehen ist
terminal-menu-rules = Die Regeln
terminal-menu-theme = Nacht oder Papier
terminal-menu-help = Hilfe
terminal-menu-leave = Beenden
terminal-menu-review = Rückschau auf das Spiel
terminal-menu-again = Ein neues Spiel
terminal-menu-account = Wie die Punkte zustande kamen
terminal-menu-rematch = Eine Revanche mit denselben Mitspielenden
terminal-menu-agree = Zustimmen
terminal-menu-refuse = Ablehnen
terminal-menu-bot = Einen Bot für mich spielen lassen
terminal-menu-back = Selbst weiterspielen
terminal-menu-others = Einen Bot für Abwesende spielen lassen
terminal-menu-announce = Ankündigen, was Sie wählen wollen (wahr oder nicht)
terminal-menu-end = Vorschlagen, das Spiel zu beenden
terminal-menu-resign = Aufgeben
terminal-menu-say = Allen etwas sagen
terminal-setup-title = ein Tisch für moderne japanische Kartenspiele
terminal-setup-go-on = Weiter: { $game }, nach { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    }, vom { $when }
terminal-setup-game = Spiel
terminal-setup-players = Personen
terminal-setup-seat = Platz { $number }
terminal-setup-person = Mensch
terminal-setup-name = hier einen Namen tippen
terminal-setup-memory = Gedächtnis
terminal-setup-edition = Ausgabe
terminal-setup-language = Sprache
terminal-setup-start = Karten austeilen
terminal-setup-keys = Auf und ab: Zeile wählen; links und rechts: ändern; Eingabe: weiter. Strg-C: beenden.
terminal-setup-nobody = Mindestens ein Platz muss einem Menschen gehören.
terminal-app-help = Hilfe
terminal-app-help-keys = Züge: Pfeiltasten oder die Nummer eines Zuges merken ihn vor, und der Tisch zeigt, was er bewirken würde. Die Eingabetaste macht ihn.
terminal-app-help-mouse = Mit der Maus: Ein Klick auf einen Zug, oder auf eine Karte, die für ihn steht, merkt ihn vor; ein zweiter Klick macht ihn.
terminal-app-help-pages = l zeigt den Verlauf, r die Regeln, u nimmt Ihren letzten Zug und alles danach zurück, t oder F2 wechselt zwischen Nacht und Papier, v zeigt die Rückschau auf ein beendetes Spiel, n beginnt ein neues, q beendet. Bild auf und Bild ab bewegen einen Tisch, der höher ist als das Fenster.
terminal-app-help-asks = h gibt einen Tipp und sagt, warum; w sagt, warum ein Zug nicht möglich ist; a zeigt nach dem Ende, wie die Punkte zustande kamen; m listet alles auf, was Sie tun können.
terminal-app-help-signs = Zeichen: > ist, wer wählen muss, * ist, wer die Runde beginnt oder leitet. Jede Farbe hat ihren Buchstaben, nichts wird nur durch Farbe gesagt.
terminal-app-help-plain = Das Spiel wird nach jedem Zug gespeichert; „irodori play --resume“ spielt weiter. „irodori play --plain“ spielt Zeile für Zeile, für Vorleseprogramme.
terminal-app-back = Esc: zurück
terminal-app-yes-no = y ja   n nein
terminal-app-menu = Was Sie tun können
terminal-app-menu-keys = Der Buchstabe genügt; oder mit Auf und Ab wählen, dann Eingabe. Esc: zurück.
terminal-app-why = Geben Sie einen Zug so ein, wie Züge geschrieben werden (take 3), und lesen Sie, warum er jetzt nicht möglich ist.
terminal-app-rules = Regeln
terminal-app-log = Verlauf
terminal-app-review = Rückschau
terminal-app-review-later = Die Rückschau gibt es, wenn das Spiel zu Ende ist.
terminal-app-reviewing = Jede Entscheidung wird angesehen; das dauert ein wenig.
terminal-app-after = v zeigt die Rückschau, n teilt neu aus, l zeigt den Verlauf, q beendet.

## Am Tisch eines Servers: $who ist jemand am Tisch, $link die Adresse des Tisches

terminal-quit-online = Auf Wiedersehen. Der Tisch bleibt unter { $link }; „irodori join { $link }“ führt zurück.
terminal-key-say = c sagt
terminal-online-opening = Verbindung wird aufgebaut …
terminal-online-lost = Die Verbindung ist unterbrochen. Wir stellen sie wieder her; Ihr Spiel ist gespeichert.
terminal-online-gone = Diesen Tisch gibt es nicht mehr.
terminal-online-forbidden = An diesem Tisch darf niemand zuschauen.
terminal-online-free = freier Platz
terminal-online-here = ist da
terminal-online-room = { $game }: Der Tisch wartet auf Mitspielende
terminal-online-room-how = Das Spiel beginnt, sobald alle Plätze besetzt sind und die Person, die den Tisch eröffnet hat, austeilt. Geben Sie den Link oben weiter.
terminal-online-room-keys = Wer den Tisch eröffnet hat, teilt aus. x: aufstehen; q: beenden, Ihr Platz bleibt Ihnen.
terminal-online-room-plain = Wer den Tisch eröffnet hat: „bot“ oder „bot pine 2“ setzt einen Bot (Stärke, Platz), „free 2“ macht einen Platz frei, „start“ teilt aus. Für alle: „up“ steht auf, „quit“ beendet.
terminal-online-up = Sie sind aufgestanden.
terminal-online-sent = Ihre Wahl ist unterwegs.
terminal-online-chosen = Sie haben gewählt; mit u nehmen Sie es zurück, bis alle gewählt haben.
terminal-online-waits = { $names }: { $what }
terminal-online-asks-undo = { $who } möchte den letzten Zug zurücknehmen: y stimmt zu, n lehnt ab.
terminal-online-asks-end = { $who } schlägt vor, das Spiel zu beenden: y stimmt zu, n lehnt ab.
terminal-online-said = { $who }: „{ $text }“
terminal-online-claims = { $who }: Ankündigung „{ $text }“
terminal-online-say = Was möchten Sie den anderen sagen?
terminal-online-begin = { $game }, { $link }. Mit ? kommt Hilfe.
terminal-online-watch = Sie sehen zu.
terminal-online-link = Der Tisch ist eröffnet: { $link }
terminal-online-hints = Tipps sind erlaubt
terminal-online-next = Das Spiel ist zu Ende. Eine Revanche wartet: n führt hin.
terminal-online-next-link = Die Revanche: { $link }
terminal-online-asking-undo = Sie haben gebeten, einen Zug zurückzunehmen. Die Antworten stehen noch aus.
terminal-online-asking-end = Sie haben vorgeschlagen, das Spiel zu beenden. Die Antworten stehen noch aus.
terminal-online-resigned = Sie haben aufgegeben; ein Bot spielt für Sie weiter.
terminal-online-stand-in = Ein Bot spielt für Sie; mit b übernehmen Sie wieder.
terminal-online-announced = angekündigt: { $names }
terminal-online-may-announce = Bitte sagen Sie, was: { $moves } (announce 2)
terminal-online-clocks = Restzeit: { $clocks }
terminal-online-no-clock = An diesem Tisch läuft keine Uhr.
terminal-online-after = v zeigt die Rückschau, n eröffnet eine Revanche, l zeigt den Verlauf, q beendet.
terminal-online-after-plain = „again“ eröffnet eine Revanche, „review“ zeigt die Rückschau, „quit“ beendet.
terminal-resign-sure = Aufgeben? Dann spielt ein Bot für Sie bis zum Ende weiter.
terminal-resign-how = Aufgeben? Dann spielt ein Bot für Sie bis zum Ende weiter. Geben Sie „resign yes“ ein.
terminal-clock-none = ohne Uhr
terminal-clock-live = { $minutes } Min. + { $seconds } Sek. je Zug
terminal-clock-days = { $days } { $days ->
        [1] Tag
       *[other] Tage
    } je Zug
terminal-clock-left-days = { $days } T. { $hours } Std.
terminal-online-room-host = Links und rechts setzen einen Bot oder machen einen Platz frei; Eingabe in der letzten Zeile oder s teilt aus. x: aufstehen; q: beenden, Ihr Platz bleibt Ihnen.
terminal-told-undo-asked = möchte einen Zug zurücknehmen
terminal-told-end-asked = schlägt vor, das Spiel zu beenden
terminal-told-agreed = stimmt zu
terminal-told-refused = lehnt ab
terminal-told-undone = hat einen Zug zurückgenommen
terminal-told-taken-over = wird nun von einem Bot gespielt
terminal-told-handed-back = spielt wieder selbst
terminal-told-resigned = hat aufgegeben
terminal-told-timed-out = hat keine Zeit mehr
terminal-told-kept = hat gewählt wie angekündigt
terminal-told-not-kept = hat anders gewählt als angekündigt
terminal-problem-slow-down = Zu viel auf einmal: Bitte warten Sie einen Moment.
terminal-problem-storage = Der Server konnte das nicht speichern: Es hat sich nichts geändert.
terminal-problem-nothing = Es gibt nichts zurückzunehmen.
terminal-problem-asking = Es wird bereits etwas anderes gefragt.
terminal-problem-spectator = Sie sehen nur zu: Das darf nur, wer am Tisch sitzt.
terminal-problem-not-host = Das darf nur die Person, die den Tisch eröffnet hat.
terminal-problem-not-full = Es sind noch Plätze frei; Bots können sie einnehmen.
terminal-problem-taken = Alle Plätze sind besetzt.
terminal-problem-offline = Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.
terminal-problem-not-alone = Dieser Platz ist nicht verlassen: Die Zeit läuft noch, oder es ist jemand da.
terminal-problem-stale = Inzwischen ist etwas geschehen: Ihre Antwort kommt zu spät.
terminal-problem-ended = Das Spiel ist zu Ende.
terminal-problem-claim = Jetzt gibt es nichts anzukündigen.
terminal-problem-no-hints = An diesem Tisch wird ohne Tipps gespielt.
terminal-problem-no-hint = Gerade gibt es keinen Tipp. Bitte versuchen Sie es gleich noch einmal.
terminal-problem-resigned = Sie haben dieses Spiel aufgegeben.
terminal-problem-no-bot = Für Sie spielt kein Bot.
terminal-problem-bot = Dort spielt schon ein Bot.
terminal-problem-no-seat = Diesen Platz gibt es am Tisch nicht.
terminal-problem-not-seated = Sie sitzen nicht an diesem Tisch.
terminal-problem-blocked = An diesen Tisch können Sie sich nicht setzen.
terminal-problem-banned = Wer diesen Server betreibt, lässt Sie nicht zu.
terminal-problem-text = Bitte schreiben Sie ohne Steuerzeichen.
terminal-problem-running = Das Spiel hat schon begonnen.
terminal-problem-open = Das Spiel hat noch nicht begonnen.
terminal-problem-empty = Dort sitzt niemand.
terminal-problem-level = Diese Stärke gibt es nicht; es gibt moss, grass, plum, bamboo und pine.
terminal-problem-no-table = Diesen Tisch gibt es auf dem Server nicht.
terminal-app-help-online = Am Tisch eines Servers: c sagt allen etwas. u nimmt eine geheime Wahl zurück oder bittet die anderen, einen Zug zurückzunehmen; e schlägt vor, das Spiel zu beenden; y und n beantworten solche Fragen. b lässt einen Bot für Sie spielen und gibt Ihnen den Platz zurück, o tut es für Abwesende und für die, deren Zeit um ist, x gibt auf. a kündigt an, was Sie geheim wählen wollen. m zeigt alles in einer Liste. Bricht die Verbindung ab, kommt sie von selbst zurück.
terminal-help-announce = kündigt an, was Sie wählen wollen, wahr oder nicht (announce 2)
terminal-help-clocks = die Zeit, die allen bleibt
terminal-help-bot = lässt einen Bot für Sie spielen oder (bot 2) für den verlassenen Platz 2
terminal-help-back = übernimmt Ihren Platz wieder vom Bot
terminal-help-resign = gibt auf; ein Bot spielt für Sie weiter
terminal-help-link = der Link des Tisches, für Freunde
terminal-help-say = sagt allen am Tisch etwas
terminal-help-answer = stimmt einer Frage zu oder lehnt sie ab
terminal-help-end = schlägt vor, das Spiel zu beenden

## Der Punkteblock

terminal-score-begin = { $game } zu { $players }: Gezählt wird, was am Ende ausliegt. „back“ nimmt eine Antwort zurück, „quit“ hört auf.
terminal-score-missing = Noch ist nicht alles eingetragen: { $missing ->
        [one] { $missing } Antwort fehlt
       *[other] { $missing } Antworten fehlen
    }.
terminal-score-kept = { $file } bewahrt den Punkteblock auf; „irodori score { $game } --file { $file }“ macht weiter.
terminal-score-doubt = Das passt noch nicht:
terminal-score-no-pad = { $file } ist kein lesbarer Punkteblock.
terminal-score-title = der Punkteblock für den echten Tisch
terminal-score-new = Neuer Block
terminal-score-open = { $when }, Runde { $round } von { $rounds }: { $who }
terminal-score-begun = { $when }, begonnen: { $who }
terminal-score-done = { $when }, fertig: { $who }
terminal-score-dropped = Gelöscht: { $names }
terminal-score-round = Runde { $round } von { $rounds }
terminal-score-next = Alles ist eingetragen. Eingabe beginnt die nächste Runde.
terminal-score-keys = Eingabe, auf/ab, Strg-Z zurück, F3 Abrechnung, F4 Regeln, Esc beendet
terminal-score-keys-rounds = Eingabe, auf/ab, Bild auf/ab Runde, Strg-Z, F3 Abrechnung, F4 Regeln, Esc
terminal-score-start-keys = Auf und ab: Zeile wählen; links und rechts: ändern; Eingabe: weiter. Entf löscht einen aufgehobenen Block, Esc beendet.
terminal-score-kept-all = Auf Wiedersehen. Der Block ist gespeichert: „irodori score { $game }“ macht hier weiter.
