# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $players } Plätze, gezählt ab 0.
refuse-game-over = Das Spiel ist zu Ende, es sind keine Züge mehr möglich.
refuse-not-your-turn = Platz { $seat } ist nicht am Zug (jetzt am Zug: { $actors }).
refuse-already-chosen = Platz { $seat } hat schon gewählt und wartet auf die anderen.
refuse-not-a-move = „{ $text }“ ist kein Zug dieses Spiels; Züge sehen so aus: { $expected }.
refuse-wrong-decision = „{ $text }“ ist ein Zug dieses Spiels, doch jetzt wird etwas anderes gefragt: { $expected }.
refuse-deck = Der Stapel enthält nicht die richtigen Karten (erwartet: { $expected }; gefunden: { $found }).

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = { ", " }
terminal-you = Sie
terminal-bot = Bot { $seat }
terminal-said = { $who }: { $what }
terminal-points = Punkte
terminal-choose = Welches Spiel? Geben Sie seine Nummer ein.
terminal-begin = { $players } Personen, Sie sitzen auf Platz { $seat }. Mit ? kommt die Hilfe.
terminal-resumed = Weiter mit { $file }, nach { $moves } Zügen.
terminal-over = Das Spiel ist zu Ende.
terminal-won = Gewonnen: { $names }.
terminal-shared = Geteilter Sieg: { $names }.
terminal-refused = { $sentence } (Regel { $rule }; mit { $rule } lesen Sie sie)
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
terminal-help-save = legt das Spiel in einer Datei ab
terminal-help-quit = verlässt den Tisch

## Rückblick und Tipps: $move wurde gemacht (oder ist der zweitbeste), $best ist besser; $percent vom Sieg

review-best = „{ $move }“ war der beste Zug.
review-fine = „{ $move }“ war so gut wie „{ $best }“, oder beinahe.
review-only = „{ $best }“ ist der einzige Zug.
review-even = „{ $best }“ und „{ $move }“ sind etwa gleich gut.
review-certain-win = „{ $best }“ ist mit Sicherheit besser: { $percent } % mehr vom Sieg.
review-certain-points = „{ $best }“ bringt am Ende mit Sicherheit mehr Punkte (+{ $points }).
review-likely = „{ $best }“ verspricht { $percent } % mehr vom Sieg als „{ $move }“.
review-verdict-best = bester Zug
review-verdict-fine = gut
review-verdict-mistake = Fehler
review-verdict-blunder = grober Fehler
review-judged = Zug { $number }, Platz { $seat }: { $move } – { $verdict }
review-cost = Kosten: { $percent } % vom Sieg, { $points } in Punkten (± { $doubt } %)
review-cost-certain = Kosten: { $percent } % vom Sieg, { $points } in Punkten (sicher)
review-others = Erwogen: { $moves }
review-none = Keine Fehler gefunden.
review-result = Platz { $seat }: { $share } % vom Sieg = { $even } als gleicher Anteil, { $skill } durch eigene Fehler, { $gifts } durch Fehler der anderen, { $luck } durch Glück und den Rest.
