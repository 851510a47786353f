# Le cadre dans le navigateur : ce qui entoure chaque jeu. $name, $names : joueurs ; $what : une décision ou un texte.

page-you = Vous
page-points = points

## Places

page-seat-turn = doit jouer
page-seat-bot = bot
page-seat-away = absent
page-seat-resigned = a abandonné
page-seat-chosen = a choisi
page-seat-winner = gagnant

## La ligne du tour

page-turn-yours = À vous : { $what }
page-turn-theirs = { $count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
page-turn-chosen = Choix fait. Les autres choisissent encore
page-turn-sent = Votre coup est en route
page-turn-over = La partie est finie
page-turn-won = Victoire de { $name }
page-turn-you-won = Vous avez gagné
page-turn-shared = Victoire partagée : { $names }
page-take-back = Reprendre

## Accueil

page-motto = 彩り · l’art d’assortir les couleurs
page-home = Accueil
page-back = Retour
page-close = Fermer
page-more = Plus
page-games = Jeux
page-players = { $least } à { $most } joueurs
page-play-now = Jouer
page-bots-at-once = contre { $bots } bots
page-with-friends = Entre amis
page-your-turn = À vous
page-join = Rejoindre par lien
page-join-field = Collez un lien ou un code
page-join-go = Rejoindre
page-join-wrong = Ce n’est ni le lien ni le code d’une table.
page-my-tables = Mes tables
page-tables-wait = { $count ->
        [one] une vous attend
       *[other] { $count } vous attendent
    }
page-tables-count = { $count ->
        [0] aucune encore
       *[other] { $count } en cours
    }
page-tables-none = Pas encore de table. Commencez depuis l’accueil, ou ouvrez un lien que l’on vous a envoyé.
page-tables-public = Tables qui attendent des joueurs
page-tables-finished = Parties finies
page-table-open = pas commencée
page-table-running = en cours
page-table-ended = finie
page-pad = Feuille de score
page-pad-about = pour une vraie table, même hors ligne
page-learn = Apprendre
page-learn-about = chaque jeu en trois minutes
page-open-record = Ouvrir un enregistrement
page-rules = Règles
page-about = À propos
page-guest = Invité
page-offline = Pas de connexion au serveur. Feuille de score, règles et leçons fonctionnent quand même.
page-loading = Un instant

## Une nouvelle table

page-new-table = Une table entre amis
page-your-name = Votre nom
page-how-many = Joueurs
page-how-many-bots = Dont bots
page-level = Niveau des bots
page-level-about = Des noms de plantes de jardin, du débutant aimable au plus fort.
page-level-moss = Mousse
page-level-grass = Herbe
page-level-plum = Prunier
page-level-bamboo = Bambou
page-level-pine = Pin
page-bot-names = Haru | Sora | Mika | Jun | Aoi | Ren
page-clock = Temps
page-clock-none = sans limite
page-clock-live = 10 min + 10 s par coup
page-clock-days = 3 jours par coup
page-more-settings = Autres réglages
page-memory = Mémoire
page-memory-own = comme à une vraie table
page-memory-open = ce qui a été vu reste visible
page-memory-about = La table retient-elle pour vous ce qui est de nouveau caché ?
page-late = Quand le temps est écoulé
page-late-wait = la table attend
page-late-bot = un bot continue
page-watching = Vous regardez
page-spectators = Spectateurs
page-spectators-off = aucun
page-spectators-table = voient ce que tous voient
page-spectators-seats = peuvent voir les mains
page-edition = Édition
page-edition-own = Saisir les valeurs de votre boîte
page-public = Visible de tous sur ce serveur
page-shuffled-seats = Places tirées au sort
page-hints = Les conseils sont permis
page-create = Ouvrir la table

## Avant le début

page-room = On attend des joueurs
page-seats = Places
page-you-name = { $name } (vous)
page-seat-free = libre
page-seat-here = présent
page-seat-a-bot = Un bot
page-free-seat = Libérer la place de { $name }
page-sit-here = S’asseoir ici
page-sit-down = S’asseoir
page-stand-up = Se lever
page-table-full = Toutes les places sont prises
page-invite = Envoyez ce lien à vos amis
page-share = Partager
page-shared-away = Envoyé.
page-shared-copied = Le lien est dans le presse-papiers.
page-shared-shown = Le navigateur interdit la copie ; sélectionnez le lien.
page-option = Option
page-start = Distribuer les cartes
page-start-waits = Distribue quand toutes les places sont prises
page-host-starts = Qui a ouvert la table distribue.

## À table

page-menu = Menu
page-log = Journal
page-log-unread = Journal, avec du nouveau
page-log-empty = Rien pour l’instant.
page-chat = Écrire à la table
page-chat-send = Envoyer
page-people = Personnes à la table
page-people-about = À propos de { $name } : masquer, signaler, bloquer
page-mute = Masquer ce que { $name } écrit à cette table
page-mute-about = Ce choix de masquer reste dans ce navigateur ; personne n’en est averti.
page-block = Bloquer { $name }
page-unblock = Ne plus bloquer { $name }
page-block-about = Une personne bloquée ne peut pas rejoindre vos tables, et vous ne voyez pas ce qu’elle écrit. Elle n’en est pas avertie.
page-report = Signaler { $name }
page-report-what = Que doit savoir l’hôte de ce serveur ?
page-report-said = A écrit : « { $what } »
page-report-send = Envoyer le signalement
page-report-sent = Envoyé : l’hôte de ce serveur peut maintenant le lire.
page-rule = Règle { $rule }
page-rules-shared = Commun à tous les jeux
page-table = Tableau
page-keys = Touches
page-key-tab = d’un élément au suivant
page-key-enter = choisir, puis confirmer
page-key-help = cette liste
page-key-escape = fermer, ou revenir au présent
page-undo = Reprendre mon dernier coup
page-take-over = Laisser un bot jouer pour moi
page-take-over-other = Laisser un bot jouer pour { $name }
page-hand-back = Rejouer moi-même
page-bot-plays-for-you = Un bot joue pour vous.
page-hint = Un conseil
page-end-together = Proposer d’arrêter la partie
page-resign = Abandonner
page-resign-sure = Abandonner ? Un bot jouera alors à votre place jusqu’à la fin.
page-leave = Quitter la table
page-leave-about = Votre place est gardée : revenez par « Mes tables » ou par le lien.
page-reconnecting = Connexion interrompue. Nous la rétablissons ; votre partie est enregistrée.
page-looking-back = Vous revoyez un moment passé.
page-to-now = Revenir au présent
page-asking = Une question à tous
page-asks-undo = { $name } : reprendre le dernier coup ?
page-asks-end = { $name } : arrêter la partie ici ?
page-asks-waiting = On attend la réponse de tous.
page-agree = D’accord
page-refuse = Refuser
page-told-claim = annonce : { $what }
page-told-kept = a fait comme annoncé
page-told-not-kept = a fait autrement qu’annoncé
page-told-undo-asked = demande à reprendre un coup
page-told-end-asked = propose d’arrêter la partie
page-told-agreed = est d’accord
page-told-refused = refuse
page-told-undone = a repris un coup
page-told-taken-over = est joué par un bot
page-told-handed-back = joue de nouveau
page-told-resigned = a abandonné
page-told-timed-out = n’a plus de temps

## La fin

page-board = Résultat
page-account-none = Pas de détail.
page-review = Analyser la partie
page-rematch = Revanche
page-rematch-join = Vers la revanche
page-record-save = Enregistrer la partie
page-verify = Vérifier le mélange
page-verify-good = Chaque paquet a été mélangé à partir de la graine promise avant la donne, avec la contribution de chacun.
page-verify-commitment = La graine n’est pas celle qui avait été promise.
page-verify-nonces = La graine ne contient pas la contribution de chacun.
page-verify-decks = Les cartes ne suivent pas le mélange de la graine.
page-verify-insecure = Cette page a été chargée en http non chiffré, où le navigateur refuse ce calcul. Enregistrez la partie et lancez : irodori verify

## Ce qui ne va pas

page-no-table = Cette table n’existe pas
page-no-table-about = Le lien est peut-être tronqué, ou la table a été supprimée.
page-no-spectators = Cette table est privée
page-no-spectators-about = La partie a commencé et n’admet pas de spectateurs.
page-not-now = Ce n’est pas possible maintenant. D’abord : { $what }.
page-problem-offline = Le serveur ne répond pas. Réessayez dans un instant.
page-problem-slow-down = Trop de demandes à la fois : attendez un instant.
page-problem-taken = Cette place vient d’être prise.
page-problem-storage = Le serveur n’a pas pu enregistrer cela : rien n’a changé.
page-problem-mail = Rien ne peut être envoyé à cette adresse : vérifiez-la, ou réessayez plus tard.
page-problem-hook = Ce serveur n’appelle pas cette adresse.
page-problem-no-reminder = Ce lien est trop ancien : demandez-en un autre dans les réglages.
page-problem-nothing = Il n’y a rien à reprendre.
page-problem-link = Ce lien a déjà servi ou a expiré.
page-problem-blocked = Vous ne pouvez pas rejoindre cette table.
page-problem-not-seated = C’est réservé aux personnes assises à cette table.
page-problem-nobody = Personne à cette place ne peut être bloqué.
page-problem-not-blocked = Ce blocage était déjà levé.
page-problem-no-block = Ce blocage était déjà levé.

## Réglages

page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = comme l’appareil
page-theme-paper = papier
page-theme-night = nuit
page-motion = Les cartes bougent
page-sound = Son
page-save = Enregistrer
page-second-device = Un second appareil
page-second-device-about = Un lien à usage unique, valable dix minutes : sur l’autre appareil, vous serez le même invité.
page-make-link = Créer le lien
page-qr = Le lien en code QR, pour l’appareil photo de l’autre appareil
page-blocks = Personnes bloquées
page-turns = Quand c’est à vous
page-turns-about = Aux tables dont la pendule compte en jours, vous pouvez être averti quand c’est à vous de jouer. Rien n’est envoyé sans votre demande.
page-turns-mail = Adresse électronique
page-turns-hook = Adresse d’un webhook
page-turns-digest = Un message par jour au plus
page-turns-confirm = Un message part vers { $mail } : les avis commencent quand vous avez ouvert son lien.
page-turns-on = Un message vous dit quand c’est à vous.
page-turns-save = M’avertir
page-turns-stop = Ne plus rien envoyer
page-turns-stopped = Plus rien n’est envoyé.
page-linked-about = Sur cet appareil, vous devenez l’invité qui a créé le lien.
page-linked-go = Devenir cet invité
page-plain-http = Cette page a été chargée en http non chiffré. On peut jouer, mais le navigateur refuse alors de l’installer, de la garder hors ligne et de vérifier les mélanges : il faut https.

## À propos

page-about-what = Irodori est une table pour trois jeux de cartes japonais modernes : jouer entre amis et contre des bots, apprendre, analyser ses parties et compter les points d’une vraie table.
page-about-games = Les jeux et leurs auteurs
page-about-rights = Les jeux, leurs noms et leurs illustrations appartiennent à leurs auteurs. Ceci n’est pas un produit officiel ; les textes et les dessins ont été faits à neuf.
page-about-privacy = Ce qui est conservé
page-about-privacy-text = Un nom que vous choisissez, un cookie qui vous reconnaît, et vos parties. Rien n’est chargé d’ailleurs, personne n’est suivi.
page-about-parts = Fait avec

## Apprendre

page-learn-begin = Commencer
page-learn-missing = Pas encore de leçon pour ce jeu ; lisez ses règles.
page-learn-do = À faire : { $what }
page-learn-show = Faites-le pour moi
page-learn-other = C’est possible aussi. Pour la leçon, faites ce qui est indiqué plus haut.
page-learn-next = Continuer
page-learn-over = La leçon est finie. Vous en savez assez pour une vraie partie.

## Revoir

page-record-about = Ouvrez l’enregistrement d’une partie : un fichier fait par « Enregistrer la partie » ou par le terminal.
page-record-choose = Choisir un fichier
page-record-bad = Ce fichier ne contient pas d’enregistrement lisible.
page-steps = Moments de la partie
page-step-first = Au début
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step-last = À la fin
page-step-of = Moment { $at } sur { $lines }
page-eyes = Point de vue
page-eyes-all = Toutes les cartes visibles
page-eyes-of = Vu par { $name }
page-branch = Continuer d’ici contre des bots
page-share-moment = Partager ce moment
page-seat-number = Place { $seat }

## La feuille de score

page-player = Joueur { $seat }
page-pad-begin = Commencer
page-pad-history = Conservées dans ce navigateur
page-pad-drop = Supprimer : { $names }
page-pad-import = Ouvrir une feuille enregistrée
page-pad-export = Enregistrer en fichier
page-pad-bad = Ce fichier ne contient pas de feuille lisible.
page-pad-round = Manche { $round } sur { $rounds }
page-pad-rounds = Manche
page-pad-total = total
page-pad-reasons = D’où viennent les points
page-pad-undo = Annuler
page-pad-next = Manche suivante
page-pad-won = { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }

## Sa propre boîte

page-edition-about = Certaines valeurs sont reconstituées. Saisissez ce qui est imprimé sur vos cartes ; cela reste dans ce navigateur, et vous pourrez le choisir pour les tables et la feuille de score.
page-edition-name = Nom de la boîte
page-edition-mine = Ma boîte
page-edition-drop = Supprimer : { $name }
page-edition-saved = Enregistré dans ce navigateur.
page-cell-cards = cartes
page-cell-points = points
page-cell-copies = exemplaires
page-cell-limit = limite
page-cell-coins = pièce
page-status-certain = certain
page-status-likely = probable
page-status-reconstructed = reconstitué

## Une page plus récente

page-newer = Une version plus récente est disponible.
page-newer-now = L’utiliser
