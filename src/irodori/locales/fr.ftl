# Texts shared by all games: refusals.
# Numbers: $seat, $players. Ready texts: $actors (seat numbers, "0, 2"), $text (what was sent), $expected and $found (lists).
# A refusal is shown beside its rule number, so the number is not repeated here.

refuse-not-a-seat = Il n’y a pas de place { $seat } : cette table en compte { $players }, numérotées à partir de 0.
refuse-game-over = La partie est terminée : plus aucun coup n’est possible.
refuse-not-your-turn = Ce n’est pas à la place { $seat } de jouer (à jouer maintenant : { $actors }).
refuse-already-chosen = La place { $seat } a déjà choisi et attend les autres.
refuse-not-a-move = « { $text } » n’est pas un coup de ce jeu ; les coups s’écrivent ainsi : { $expected }.
refuse-wrong-decision = « { $text } » est un coup de ce jeu, mais autre chose est demandé maintenant : { $expected }.

## The terminal. Commands are written the same in every language. $who is a player's name, $names several.

list-comma = { ", " }
terminal-you = Vous
terminal-bot = Bot { $seat }
terminal-said = { $who } : { $what }
terminal-points = points
terminal-choose = Quel jeu ? Tapez son numéro.
terminal-begin = { $players } joueurs ; vous êtes à la place { $seat }. Tapez ? pour l’aide.
terminal-resumed = Suite de { $file }, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
terminal-over = La partie est terminée.
terminal-won = Victoire : { $names }.
terminal-shared = Victoire partagée : { $names }.
terminal-refused = { $sentence } (règle { $rule } ; tapez { $rule } pour la lire)
terminal-app-refused = { $sentence } (règle { $rule } ; r affiche les règles)
terminal-unknown = « { $text } » n’est ni un coup possible maintenant ni une commande ; tapez ? pour l’aide.
terminal-no-number = Il n’y a pas de coup { $number } maintenant ; « moves » donne la liste des coups.
terminal-no-rule = Il n’y a pas de règle { $number } ; « rules » donne les chapitres et leurs numéros.
terminal-no-undo = Vous n’avez aucun coup à reprendre.
terminal-undone = Coup repris : retour à votre dernière décision.
terminal-save-where = Indiquez où : save FICHIER
terminal-saved = Enregistré dans { $file } ; « irodori play --record { $file } » reprend la partie ici.
terminal-not-saved = Impossible d’écrire { $file } : { $reason }
terminal-quit = Au revoir.
terminal-quit-saved = Au revoir. « irodori play --record { $file } » reprend la partie ici.
terminal-help-number = le numéro, le texte ou la fin d’un coup (3, take 3) : le joue
terminal-help-moves = vos coups, encore une fois
terminal-help-table = la table, encore une fois
terminal-help-story = ce qui s’est passé depuis votre dernier coup, ou depuis le début avec la mémoire « open »
terminal-help-rules = les chapitres des règles, ou une règle (aussi simplement : S1)
terminal-help-undo = reprend votre dernier coup et tout ce qui a suivi
terminal-help-save = enregistre la partie dans un fichier
terminal-help-quit = quitte la table
terminal-help-hint = ce que ferait un bon joueur, et pourquoi
terminal-help-why = pourquoi un coup n’est pas possible (why take 9)
terminal-hint = Un conseil : { $move }
terminal-hint-move = « { $move } » ({ $percent } % de la victoire, { $points } aux points)
terminal-hinting = Réflexion…
terminal-no-hint = Un conseil s’adresse à qui doit choisir maintenant.
terminal-why-legal = « { $text } » est possible maintenant.

## Analyse et conseils : $move a été joué (ou vient en second), $best vaut mieux ; $percent de la victoire

review-best = « { $move } » était le meilleur coup.
review-fine = « { $move } » valait « { $best } », ou presque.
review-only = « { $best } » est le seul coup possible.
review-even = « { $best } » et « { $move } » se valent à peu près.
review-certain-win = « { $best } » vaut mieux, c’est certain : { $percent } % de victoire en plus.
review-certain-points = « { $best } » finit à coup sûr avec plus de points (+{ $points }).
review-likely = « { $best } » promet { $percent } % de victoire de plus que « { $move } ».
review-verdict-best = meilleur coup
review-verdict-fine = bon
review-verdict-mistake = erreur
review-verdict-blunder = faute grave
review-judged = Coup { $number }, place { $seat } : { $move } – { $verdict }
review-cost = Coût : { $percent } % de victoire, { $points } en points (± { $doubt } %)
review-cost-certain = Coût : { $percent } % de victoire, { $points } en points (certain)
review-others = Coups examinés : { $moves }
review-other = { $move } ({ $percent } %, { $points })
review-none = Aucune erreur n’a été trouvée.
review-result = Place { $seat } : { $share } % de la victoire = { $even } à parts égales, { $skill } par ses propres erreurs, { $gifts } par celles des autres, { $luck } par la chance et le reste.

## Le plein écran. Les touches sont les mêmes dans toutes les langues : le premier mot d'une terminal-key est la touche.

terminal-language = français
terminal-your-turn = À vous : { $what }
terminal-turn-of = { $who }, à vous : { $what }
terminal-thinking = { $names } : réflexion…
terminal-player = Joueur { $letter }
terminal-on = oui
terminal-off = non
terminal-memory-own = comme à une vraie table
terminal-memory-open = ce qui a été vu reste visible
terminal-quit-kept = Au revoir. La partie est enregistrée : « irodori play --resume » la reprend ici.
terminal-small = La table demande { $columns } colonnes et { $lines } lignes ; cette fenêtre en a { $wide } et { $high }. Veuillez l’agrandir : la partie attend.
terminal-cover = L’écran passe à { $who }.
terminal-cover-how = Aucune main n’est affichée. Quand personne d’autre que { $who } ne regarde : Entrée, ou un clic.
terminal-level-moss = Mousse
    .about = joue en douceur, pour débuter
terminal-level-grass = Herbe
    .about = voit le coup suivant
terminal-level-plum = Prunier
    .about = sait ce que promet une position
terminal-level-bamboo = Bambou
    .about = réfléchit à l’avance
terminal-level-pine = Pin
    .about = le plus fort, une demi-seconde par coup
terminal-key-enter = Entrée joue
terminal-key-undo = u reprend
terminal-key-log = l journal
terminal-key-rules = r règles
terminal-key-help = ? aide
terminal-key-leave = q quitte
terminal-key-review = v analyse
terminal-key-again = n nouvelle partie
terminal-key-account = a décompte
terminal-key-hint = h conseil
terminal-key-menu = m menu
terminal-menu-undo = Reprendre le dernier coup
terminal-menu-hint = Un conseil
terminal-menu-why = Pourquoi un coup n’est pas possible
terminal-menu-log = Ce qui s’est passé
terminal-menu-rules = Les règles
terminal-menu-theme = Nuit ou papier
terminal-menu-help = Aide
terminal-menu-leave = Quitter
terminal-menu-review = Analyser la partie
terminal-menu-again = Une nouvelle partie
terminal-menu-account = Le détail des scores
terminal-menu-rematch = Une revanche avec les mêmes joueurs
terminal-menu-agree = Accepter
terminal-menu-refuse = Refuser
terminal-menu-bot = Laisser un bot jouer à ma place
terminal-menu-back = Reprendre ma place
terminal-menu-others = Faire jouer un bot pour un absent
terminal-menu-announce = Annoncer ce que vous pensez choisir (vrai ou non)
terminal-menu-end = Proposer d’arrêter la partie
terminal-menu-resign = Abandonner
terminal-menu-say = Parler à toute la table
terminal-setup-title = une table pour des jeux de cartes japonais modernes
terminal-setup-go-on = Reprendre : { $game }, après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, du { $when }
terminal-setup-game = Jeu
terminal-setup-players = Joueurs
terminal-setup-seat = Place { $number }
terminal-setup-person = personne
terminal-setup-name = tapez un nom ici
terminal-setup-memory = Mémoire
terminal-setup-edition = Édition
terminal-setup-language = Langue
terminal-setup-start = Distribuer les cartes
terminal-setup-keys = Haut et bas : choisir une ligne ; gauche et droite : changer ; Entrée : suite. Ctrl-C : quitter.
terminal-setup-nobody = Une place au moins doit revenir à une personne.
terminal-app-help = Aide
terminal-app-help-keys = Les coups : les flèches ou le numéro d’un coup le préparent, et la table montre ce qu’il ferait. Entrée le joue.
terminal-app-help-mouse = À la souris : un clic sur un coup, ou sur une carte qui en tient lieu, le prépare ; un second clic le joue.
terminal-app-help-pages = l montre le journal, r les règles, u reprend votre dernier coup et tout ce qui a suivi, t ou F2 passe de la nuit au papier, v analyse une partie finie, n en commence une autre, q quitte. Page préc. et Page suiv. déplacent une table plus haute que la fenêtre.
terminal-app-help-asks = h donne un conseil et dit pourquoi, w dit pourquoi un coup n’est pas possible, a montre après la fin le détail des scores, m dresse la liste de tout ce que vous pouvez faire.
terminal-app-help-signs = Les signes : > désigne qui doit choisir, * qui commence ou mène la manche. Chaque couleur a sa lettre, si bien que rien n’est dit par la seule couleur.
terminal-app-help-plain = La partie est enregistrée après chaque coup ; « irodori play --resume » la reprend. « irodori play --plain » joue ligne par ligne, pour les lecteurs d’écran.
terminal-app-back = Échap : retour
terminal-app-yes-no = y oui   n non
terminal-app-menu = Ce que vous pouvez faire
terminal-app-menu-keys = Tapez sa lettre, ou choisissez avec Haut et Bas puis Entrée. Échap : retour.
terminal-app-why = Tapez un coup tel qu’il s’écrit (take 3) : vous lirez pourquoi il n’est pas possible.
terminal-app-rules = Règles
terminal-app-log = Journal
terminal-app-review = Analyse
terminal-app-review-later = Une partie s’analyse quand elle est finie.
terminal-app-reviewing = Examen de chaque décision ; cela prend un moment.
terminal-app-after = v analyse la partie, n redistribue, l montre le journal, q quitte.

## À la table d’un serveur : $who est une personne à la table, $link l’adresse de la table

terminal-quit-online = Au revoir. La table reste à l’adresse { $link } ; « irodori join { $link } » vous y ramène.
terminal-key-say = c parle
terminal-online-opening = Connexion en cours…
terminal-online-lost = Connexion interrompue. Nous la rétablissons ; votre partie est enregistrée.
terminal-online-gone = Cette table n’existe plus.
terminal-online-forbidden = Cette table n’admet pas de spectateurs.
terminal-online-free = place libre
terminal-online-here = est là
terminal-online-room = { $game } : en attente de joueurs
terminal-online-room-how = La partie commence quand toutes les places sont prises et que la personne qui a ouvert la table distribue. Donnez le lien ci-dessus à vos amis.
terminal-online-room-keys = La personne qui a ouvert la table distribue. x : se lever ; q : quitter, votre place est gardée.
terminal-online-room-plain = Pour qui a ouvert la table : « bot » ou « bot pine 2 » installe un bot (niveau, place), « free 2 » libère une place, « start » distribue. Pour tous : « up » pour se lever, « quit » pour quitter.
terminal-online-up = Votre place est de nouveau libre.
terminal-online-sent = Votre choix est en route.
terminal-online-chosen = Vous avez choisi ; u permet d’y revenir tant que tout le monde n’a pas choisi.
terminal-online-waits = { $names } : { $what }
terminal-online-asks-undo = { $who } demande à reprendre le dernier coup : y accepte, n refuse.
terminal-online-asks-end = { $who } propose d’arrêter la partie : y accepte, n refuse.
terminal-online-said = { $who } : « { $text } »
terminal-online-claims = { $who } : annonce « { $text } »
terminal-online-say = Que voulez-vous dire aux autres ?
terminal-online-begin = { $game }, { $link }. Tapez ? pour l’aide.
terminal-online-watch = Vous assistez à la partie.
terminal-online-link = La table est ouverte : { $link }
terminal-online-hints = conseils autorisés
terminal-online-next = La partie est terminée. Une revanche vous attend : n y mène.
terminal-online-next-link = La revanche : { $link }
terminal-online-asking-undo = Vous avez demandé à reprendre un coup. En attente des réponses.
terminal-online-asking-end = Vous avez proposé d’arrêter la partie. En attente des réponses.
terminal-online-resigned = Vous avez abandonné ; un bot joue à votre place.
terminal-online-stand-in = Un bot joue à votre place ; b vous la rend.
terminal-online-announced = annoncé : { $names }
terminal-online-may-announce = Dites lequel : { $moves } (announce 2)
terminal-online-clocks = Temps restant : { $clocks }
terminal-online-no-clock = Cette table joue sans limite de temps.
terminal-online-after = v analyse la partie, n ouvre une revanche, l montre le journal, q quitte.
terminal-online-after-plain = « again » ouvre une revanche, « review » analyse la partie, « quit » quitte.
terminal-resign-sure = Abandonner ? Un bot jouera alors à votre place jusqu’à la fin.
terminal-resign-how = Abandonner ? Un bot jouera alors à votre place jusqu’à la fin. Tapez « resign yes ».
terminal-clock-none = sans limite de temps
terminal-clock-live = { $minutes } min + { $seconds } s par coup
terminal-clock-days = { $days } { $days ->
        [1] jour
       *[other] jours
    } par coup
terminal-clock-left-days = { $days } j { $hours } h
terminal-online-room-host = Gauche et droite installent un bot ou libèrent une place ; Entrée sur la dernière ligne, ou s, distribue. x : se lever ; q : quitter, votre place est gardée.
terminal-told-undo-asked = demande à reprendre un coup
terminal-told-end-asked = propose d’arrêter la partie
terminal-told-agreed = accepte
terminal-told-refused = refuse
terminal-told-undone = a repris un coup
terminal-told-taken-over = un bot joue désormais à sa place
terminal-told-handed-back = joue de nouveau
terminal-told-resigned = a abandonné
terminal-told-timed-out = n’a plus de temps
terminal-told-kept = a choisi comme annoncé
terminal-told-not-kept = a choisi autrement qu’annoncé
terminal-problem-slow-down = Trop de demandes à la fois : patientez un instant.
terminal-problem-storage = Le serveur n’a pas pu enregistrer cela : rien n’a changé.
terminal-problem-nothing = Il n’y a rien à reprendre.
terminal-problem-asking = Une demande est déjà en cours.
terminal-problem-spectator = Vous assistez à la partie : il faut une place à la table pour cela.
terminal-problem-not-host = Seule la personne qui a ouvert la table peut le faire.
terminal-problem-not-full = Il reste des places libres ; des bots peuvent les prendre.
terminal-problem-taken = Toutes les places sont prises.
terminal-problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
terminal-problem-not-alone = Cette place n’est pas délaissée : son temps court encore, ou quelqu’un y est.
terminal-problem-stale = Il s’est passé quelque chose entre-temps : votre réponse arrive trop tard.
terminal-problem-ended = La partie est terminée.
terminal-problem-claim = Il n’y a rien à annoncer maintenant.
terminal-problem-no-hints = Cette table joue sans conseils.
terminal-problem-no-hint = Pas de conseil pour l’instant. Réessayez dans un moment.
terminal-problem-resigned = Vous avez abandonné cette partie.
terminal-problem-no-bot = Aucun bot ne joue à votre place.
terminal-problem-bot = Un bot y joue déjà.
terminal-problem-no-seat = Cette table n’a pas de telle place.
terminal-problem-not-seated = Vous n’avez pas de place à cette table.
terminal-problem-blocked = Vous ne pouvez pas rejoindre cette table.
terminal-problem-banned = L’hébergeur de ce serveur vous refuse l’accès.
terminal-problem-text = Écrivez des lettres, sans caractères de contrôle.
terminal-problem-running = La partie a déjà commencé.
terminal-problem-open = La partie n’a pas encore commencé.
terminal-problem-empty = Cette place est déjà libre.
terminal-problem-level = Ce niveau n’existe pas ; il y a moss, grass, plum, bamboo et pine.
terminal-problem-no-table = Cette table n’existe pas sur ce serveur.
terminal-app-help-online = À la table d’un serveur : c parle à tous. u reprend un choix secret ou demande aux autres de reprendre un coup, e propose d’arrêter la partie, y et n répondent à ces demandes. b fait jouer un bot à votre place et vous la rend, o le fait pour un absent ou qui n’a plus de temps, x abandonne. a annonce ce que vous pensez choisir en secret. m dresse la liste de tout cela. Si la connexion est interrompue, elle revient d’elle-même.
terminal-help-announce = annonce ce que vous pensez choisir, vrai ou non (announce 2)
terminal-help-clocks = le temps qui reste à chacun
terminal-help-bot = laisse un bot jouer à votre place, ou (bot 2) à la place 2 si elle est délaissée
terminal-help-back = reprend votre place au bot
terminal-help-resign = abandonne ; un bot joue à votre place
terminal-help-link = le lien de la table, pour des amis
terminal-help-say = dit quelque chose à toute la table
terminal-help-answer = accepte ce que quelqu’un demande, ou refuse
terminal-help-end = propose d’arrêter la partie

## La feuille de score

terminal-score-begin = { $game } à { $players } : on compte ce qui est posé à la fin. « back » revient sur une réponse, « quit » arrête.
terminal-score-missing = Tout n’est pas saisi : il manque { $missing ->
        [one] { $missing } réponse
       *[other] { $missing } réponses
    }.
terminal-score-kept = { $file } garde la feuille ; « irodori score { $game } --file { $file } » la reprend.
terminal-score-doubt = Cela ne concorde pas encore :
terminal-score-no-pad = { $file } n’est pas une feuille de score lisible.
terminal-score-title = la feuille de score d’une vraie table
terminal-score-new = Nouvelle feuille
terminal-score-open = { $when }, manche { $round } sur { $rounds } : { $who }
terminal-score-begun = { $when }, commencée : { $who }
terminal-score-done = { $when }, terminée : { $who }
terminal-score-dropped = Supprimée : { $names }
terminal-score-round = Manche { $round } sur { $rounds }
terminal-score-next = Tout est saisi. Entrée ouvre la manche suivante.
terminal-score-keys = Entrée valide, haut/bas, Ctrl-Z annule, F3 détail, F4 règles, Échap termine
terminal-score-keys-rounds = Entrée, haut/bas, PgPréc/PgSuiv manche, Ctrl-Z, F3 détail, F4 règles, Échap
terminal-score-start-keys = Haut et bas : choisir une ligne ; gauche et droite : changer ; Entrée : suite. Suppr efface une feuille gardée, Échap termine.
terminal-score-kept-all = Au revoir. La feuille est enregistrée : « irodori score { $game } » la reprend.
