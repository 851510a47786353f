# Der Rahmen im Browser: was um jedes Spiel herum steht. $name, $names: Mitspielende; $what: eine Entscheidung oder ein Text.

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

page-turn-yours = Ihr Zug: { $what }
page-turn-theirs = { $count ->
        [one] { $names } ist am Zug
       *[other] { $names } sind am Zug
    }
page-turn-chosen = Gewählt. Die anderen wählen noch
page-turn-sent = Ihr Zug ist unterwegs
page-turn-over = Das Spiel ist zu Ende
page-turn-won = { $name } hat gewonnen
page-turn-you-won = Sie haben gewonnen
page-turn-shared = Geteilter Sieg: { $names }
page-take-back = Zurücknehmen

## Start

page-motto = 彩り · das Zusammenstellen der Farben
page-home = Startseite
page-back = Zurück
page-close = Schließen
page-more = Mehr
page-games = Spiele
page-players = { $least }–{ $most } Personen
page-play-now = Jetzt spielen
page-bots-at-once = gegen { $bots } Bots
page-with-friends = Mit Freunden
page-your-turn = Sie sind dran
page-join = Mit Link beitreten
page-join-field = Link oder Code einfügen
page-join-go = Beitreten
page-join-wrong = Das ist weder Link noch Code eines Tisches.
page-my-tables = Meine Tische
page-tables-wait = { $count ->
        [one] einer wartet auf Sie
       *[other] { $count } warten auf Sie
    }
page-tables-count = { $count ->
        [0] noch keine
       *[other] { $count } laufen
    }
page-tables-none = Noch kein Tisch. Beginnen Sie auf der Startseite, oder öffnen Sie einen Link, den Sie bekommen haben.
page-tables-public = Tische, die auf Mitspielende warten
page-tables-finished = Beendet
page-table-open = noch nicht begonnen
page-table-running = läuft
page-table-ended = beendet
page-pad = Punkteblock
page-pad-about = für den echten Tisch, auch offline
page-learn = Lernen
page-learn-about = jedes Spiel in drei Minuten
page-open-record = Aufzeichnung öffnen
page-rules = Regeln
page-about = Über Irodori
page-guest = Gast
page-offline = Keine Verbindung zum Server. Punkteblock, Regeln und Lektionen gehen trotzdem.
page-loading = Einen Moment

## Ein neuer Tisch

page-new-table = Ein Tisch mit Freunden
page-your-name = Ihr Name
page-how-many = Personen
page-how-many-bots = Davon Bots
page-level = Stärke der Bots
page-level-about = Namen aus dem Garten: vom freundlichen Moos bis zur starken Kiefer.
page-level-moss = Moos
page-level-grass = Gras
page-level-plum = Pflaume
page-level-bamboo = Bambus
page-level-pine = Kiefer
page-bot-names = Haru | Sora | Mika | Jun | Aoi | Ren
page-clock = Bedenkzeit
page-clock-none = ohne Uhr
page-clock-live = 10 min + 10 s je Zug
page-clock-days = 3 Tage je Zug
page-more-settings = Weitere Einstellungen
page-memory = Gedächtnis
page-memory-own = wie am echten Tisch
page-memory-open = Gesehenes bleibt offen
page-memory-about = Ob der Tisch sich für Sie merkt, was wieder verdeckt ist.
page-late = Wenn die Zeit abgelaufen ist
page-late-wait = der Tisch wartet
page-late-bot = ein Bot spielt weiter
page-watching = Sie sehen zu
page-spectators = Zuschauende
page-spectators-off = keine
page-spectators-table = sehen, was offen liegt
page-spectators-seats = dürfen in Hände schauen
page-edition = Ausgabe
page-edition-own = Werte der eigenen Schachtel eingeben
page-public = Für alle auf diesem Server sichtbar
page-shuffled-seats = Plätze werden ausgelost
page-hints = Tipps sind erlaubt
page-create = Tisch eröffnen

## Vor dem Start

page-room = Wartet auf Mitspielende
page-seats = Plätze
page-you-name = { $name } (Sie)
page-seat-free = frei
page-seat-here = ist da
page-seat-a-bot = Ein Bot
page-free-seat = Platz von { $name } freimachen
page-sit-here = Hier sitzen
page-sit-down = Platz nehmen
page-stand-up = Aufstehen
page-table-full = Alle Plätze sind besetzt
page-invite = Schicken Sie Ihren Freunden diesen Link
page-share = Teilen
page-shared-away = Gesendet.
page-shared-copied = Der Link ist in der Zwischenablage.
page-shared-shown = Der Browser lässt kein Kopieren zu; bitte markieren Sie den Link.
page-option = Option
page-start = Karten austeilen
page-start-waits = Austeilen geht, sobald alle Plätze besetzt sind
page-host-starts = Wer den Tisch eröffnet hat, teilt aus.

## Am Tisch

page-menu = Menü
page-log = Verlauf
page-log-unread = Verlauf, mit Neuem
page-log-empty = Noch nichts.
page-chat = Dem Tisch etwas sagen
page-chat-send = Senden
page-people = Wer am Tisch sitzt
page-people-about = Zu { $name }: ausblenden, melden, blockieren
page-mute = Ausblenden, was { $name } an diesem Tisch schreibt
page-mute-about = Was Sie ausblenden, merkt sich nur dieser Browser; niemand erfährt davon.
page-block = { $name } blockieren
page-unblock = { $name } nicht mehr blockieren
page-block-about = Wen Sie blockieren, der kann Ihren Tischen nicht beitreten, und Sie sehen nicht, was er schreibt. Er erfährt davon nicht.
page-report = { $name } melden
page-report-what = Was soll der Betreiber dieses Servers wissen?
page-report-said = Schrieb: „{ $what }“
page-report-send = Meldung senden
page-report-sent = Gesendet: Der Betreiber dieses Servers kann es jetzt lesen.
page-rule = Regel { $rule }
page-rules-shared = Was allen Spielen gemeinsam ist
page-table = Tabelle
page-keys = Tasten
page-key-tab = vom einen zum nächsten
page-key-enter = wählen, noch einmal zum Bestätigen
page-key-help = diese Liste
page-key-escape = schließen oder zurück zum Jetzt
page-undo = Meinen letzten Zug zurücknehmen
page-take-over = Einen Bot für mich spielen lassen
page-take-over-other = Einen Bot für { $name } spielen lassen
page-hand-back = Selbst weiterspielen
page-bot-plays-for-you = Ein Bot spielt für Sie.
page-hint = Ein Tipp
page-end-together = Vorschlagen, das Spiel zu beenden
page-resign = Aufgeben
page-resign-sure = Aufgeben? Ein Bot spielt dann für Sie zu Ende.
page-leave = Den Tisch verlassen
page-leave-about = Ihr Platz bleibt frei für Sie: zurück über „Meine Tische“ oder den Link.
page-reconnecting = Die Verbindung ist unterbrochen. Wir stellen sie wieder her; Ihr Spiel ist gespeichert.
page-looking-back = Sie blicken zurück.
page-to-now = Zurück zum Jetzt
page-asking = Eine Frage an alle
page-asks-undo = { $name }: letzten Zug zurücknehmen?
page-asks-end = { $name }: das Spiel hier beenden?
page-asks-waiting = Wartet auf alle Antworten.
page-agree = Zustimmen
page-refuse = Ablehnen
page-told-claim = sagt: { $what }
page-told-kept = hat es so gemacht wie angekündigt
page-told-not-kept = hat es anders gemacht als angekündigt
page-told-undo-asked = möchte einen Zug zurücknehmen
page-told-end-asked = schlägt vor, das Spiel zu beenden
page-told-agreed = stimmt zu
page-told-refused = lehnt ab
page-told-undone = hat einen Zug zurückgenommen
page-told-taken-over = wird von einem Bot gespielt
page-told-handed-back = spielt wieder selbst
page-told-resigned = hat aufgegeben
page-told-timed-out = hat keine Zeit mehr

## Das Ende

page-board = Ergebnis
page-account-none = Keine Einzelheiten.
page-review = Zur Rückschau
page-rematch = Revanche
page-rematch-join = Zur Revanche
page-record-save = Aufzeichnung speichern
page-verify = Mischen prüfen
page-verify-good = Jeder Stapel wurde aus dem Startwert gemischt, der vor dem Austeilen versprochen war, mit dem Beitrag aller.
page-verify-commitment = Der Startwert ist nicht der versprochene.
page-verify-nonces = Im Startwert fehlt jemandes Beitrag.
page-verify-decks = Die Karten liegen nicht so, wie der Startwert sie mischt.
page-verify-insecure = Diese Seite kam über unverschlüsseltes http, und dort verweigert der Browser diese Rechnung. Speichern Sie die Aufzeichnung und starten Sie: irodori verify

## Was schiefgeht

page-no-table = Diesen Tisch gibt es nicht
page-no-table-about = Vielleicht ist der Link abgeschnitten, oder der Tisch wurde gelöscht.
page-no-spectators = Dieser Tisch ist privat
page-no-spectators-about = Das Spiel läuft, und niemand darf zuschauen.
page-not-now = Das geht jetzt nicht. Erst: { $what }.
page-problem-offline = Der Server antwortet nicht. Bitte gleich noch einmal versuchen.
page-problem-slow-down = Zu viel auf einmal: Bitte warten Sie einen Moment.
page-problem-taken = Dieser Platz wurde gerade besetzt.
page-problem-storage = Der Server konnte das nicht speichern: Es hat sich nichts geändert.
page-problem-mail = An diese Adresse kann nichts geschickt werden: Prüfen Sie sie, oder versuchen Sie es später.
page-problem-hook = Diese Adresse ruft der Server nicht auf.
page-problem-no-reminder = Dieser Link ist zu alt: In den Einstellungen gibt es einen neuen.
page-problem-nothing = Es gibt nichts zurückzunehmen.
page-problem-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
page-problem-blocked = Sie können diesem Tisch nicht beitreten.
page-problem-not-seated = Das kann nur, wer an diesem Tisch sitzt.
page-problem-nobody = Dort sitzt niemand, der sich blockieren lässt.
page-problem-not-blocked = Das war schon aufgehoben.
page-problem-no-block = Das war schon aufgehoben.

## Einstellungen

page-settings = Einstellungen
page-language = Sprache
page-theme = Darstellung
page-theme-auto = wie das Gerät
page-theme-paper = Papier
page-theme-night = Nacht
page-motion = Karten bewegen sich
page-sound = Ton
page-save = Speichern
page-second-device = Ein zweites Gerät
page-second-device-about = Ein Link, der einmal und zehn Minuten lang gilt: Auf dem anderen Gerät sind Sie dann derselbe Gast.
page-make-link = Link erstellen
page-qr = Der Link als QR-Code für die Kamera des anderen Geräts
page-blocks = Blockiert
page-turns = Wenn Sie am Zug sind
page-turns-about = An Tischen, deren Uhr Tage zählt, können Sie erfahren, wann Sie am Zug sind. Ohne Ihren Wunsch wird nichts geschickt.
page-turns-mail = E-Mail
page-turns-hook = Adresse eines Webhooks
page-turns-digest = Höchstens eine Nachricht am Tag
page-turns-confirm = Eine E-Mail ist unterwegs an { $mail }: Die Nachrichten beginnen, wenn Sie den Link darin geöffnet haben.
page-turns-on = Sie erfahren, wann Sie am Zug sind.
page-turns-save = Benachrichtigen
page-turns-stop = Nichts mehr schicken
page-turns-stopped = Es wird nichts mehr geschickt.
page-linked-about = Auf diesem Gerät werden Sie der Gast, der den Link erstellt hat.
page-linked-go = Dieser Gast werden
page-plain-http = Diese Seite kam über unverschlüsseltes http. Spielen geht, doch Installieren, Offline-Gebrauch und Prüfen des Mischens erlaubt der Browser nur über https.

## Über

page-about-what = Irodori ist ein Tisch für drei moderne japanische Kartenspiele: zum Spielen mit Freunden und Bots, zum Lernen, für die Rückschau und zum Zählen am echten Tisch.
page-about-games = Die Spiele und wer sie gemacht hat
page-about-rights = Die Spiele, ihre Namen und Bilder gehören denen, die sie gemacht haben. Dies ist kein offizielles Produkt; Texte und Zeichnungen wurden neu gemacht.
page-about-privacy = Was gespeichert wird
page-about-privacy-text = Ein Name, den Sie wählen, ein Cookie, das Sie wiedererkennt, und Ihre Partien. Nichts wird von anderswo geladen, niemand wird verfolgt.
page-about-parts = Gemacht mit

## Lernen

page-learn-begin = Beginnen
page-learn-missing = Für dieses Spiel gibt es noch keine Lektion; lesen Sie die Regeln.
page-learn-do = Jetzt: { $what }
page-learn-show = Für mich machen
page-learn-other = Auch das ginge. In der Lektion bitte so, wie es oben steht.
page-learn-next = Weiter
page-learn-over = Das war die Lektion. Nun wissen Sie genug für ein richtiges Spiel.

## Rückschau

page-record-about = Öffnen Sie die Aufzeichnung einer Partie: eine Datei von „Aufzeichnung speichern“ oder aus dem Terminal.
page-record-choose = Datei wählen
page-record-bad = Diese Datei enthält keine lesbare Aufzeichnung.
page-steps = Momente der Partie
page-step-first = Zum Anfang
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-step-last = Zum Ende
page-step-of = Moment { $at } von { $lines }
page-eyes = Blickwinkel
page-eyes-all = Alle Karten offen
page-eyes-of = Wie { $name } es sah
page-branch = Von hier gegen Bots weiterspielen
page-share-moment = Diesen Moment teilen
page-seat-number = Platz { $seat }

## Der Punkteblock

page-player = Person { $seat }
page-pad-begin = Beginnen
page-pad-history = In diesem Browser gespeichert
page-pad-drop = Löschen: { $names }
page-pad-import = Gespeicherten Block öffnen
page-pad-export = Als Datei speichern
page-pad-bad = Diese Datei enthält keinen lesbaren Punkteblock.
page-pad-round = Runde { $round } von { $rounds }
page-pad-rounds = Runde
page-pad-total = Summe
page-pad-reasons = Wie die Punkte zustande kommen
page-pad-undo = Rückgängig
page-pad-next = Nächste Runde
page-pad-won = { $count ->
        [one] { $names } hat gewonnen
       *[other] Geteilter Sieg: { $names }
    }

## Die eigene Schachtel

page-edition-about = Manche Werte sind rekonstruiert. Tragen Sie ein, was auf Ihren Karten steht; es bleibt in diesem Browser, und Sie können es für Tische und Punkteblock wählen.
page-edition-name = Name der Schachtel
page-edition-mine = Meine Schachtel
page-edition-drop = Löschen: { $name }
page-edition-saved = In diesem Browser gespeichert.
page-cell-cards = Karten
page-cell-points = Punkte
page-cell-copies = Anzahl
page-cell-limit = Grenze
page-cell-coins = Münze
page-status-certain = sicher
page-status-likely = wahrscheinlich
page-status-reconstructed = rekonstruiert

## Eine neuere Seite

page-newer = Eine neuere Fassung dieser Seite ist da.
page-newer-now = Jetzt verwenden
