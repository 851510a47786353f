# Le cadre dans le navigateur : ce qui entoure chaque jeu. $name, $names : joueurs ; $what : une décision ou un texte.

page-title = Irodori
page-you = Vous
page-points = points

## Places

page-seat-turn = doit jouer
page-seat-bot = bot
page-seat-away = absent
page-seat-resigned = a abandonné
page-seat-chosen = a choisi
page-seat-winner = victoire

## La ligne du tour

page-turn-yours = À vous : { $what }
page-turn-theirs = { $count ->
        [one] À { $names } de jouer
       *[other] À { $names } de jouer
    }
page-turn-chosen = C’est choisi. Les autres choisissent encore
page-turn-sent = Votre coup est en route
page-turn-over = La partie est finie
page-turn-won = Victoire de { $name }
page-turn-you-won = Vous avez gagné
page-turn-shared = Victoire partagée : { $names }
page-take-back = Reprendre
