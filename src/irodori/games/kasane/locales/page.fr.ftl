# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = Manche { $round } sur { $rounds }
kasane-page-turn = Tour { $turn } sur { $turns } de cette manche
kasane-page-pile = pioche : { $count }
kasane-page-last-deal = dernière manche
kasane-page-players = Les autres joueurs
kasane-page-player-label = { $name } : points { $points }, cartes en main { $hand }, cartes dans la robe { $robe }, couleurs { $colours }
kasane-page-starter = commence la manche
kasane-page-field = Réserve
kasane-page-row-label = Rangée { $row } : { $card }{ $under ->
        [0] {""}
       *[other] , par-dessus { $below }
    }
kasane-page-row-empty = Rangée { $row } : vide
kasane-page-melds = Combinaisons
kasane-page-meld-label = { $meld } : { $about }. { $count ->
        [0] Aucune case libre
       *[other] Libres : { $boxes }
    }
kasane-page-box = { $cards } cartes pour { $points }
kasane-page-next = Puis { $names }
kasane-page-news-take = { $who } a pris : { $card }
kasane-page-news-meld = { $who } a pris : { $card }, puis posé { $meld } { $sequence } (+{ $points })
kasane-page-close = Fermer

## Hand and robe

kasane-page-hand = Main
kasane-page-oldest = la plus ancienne
kasane-page-top = Dessus
kasane-page-newest = la plus récente
kasane-page-hand-empty = La main est vide
kasane-page-hand-label = Main, la plus ancienne d’abord : { $cards }
kasane-page-hand-hidden = Main : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face cachée
kasane-page-robe = Robe
kasane-page-robes = Les robes de tous
kasane-page-robe-label = Robe de { $who }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, de l’intérieur vers l’extérieur : { $cards }
kasane-page-robe-empty = { $who } n’a pas encore de robe
kasane-page-colours = { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
kasane-page-bonus = bonus +{ $points }
kasane-page-bonus-later = dès 8 cartes +{ $points }
kasane-page-bonuses = Bonus de couleurs
kasane-page-bonuses-from = Compte dès 8 cartes dans la robe ; les 12 cartes ajoutent 2.
kasane-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kasane-page-layers = { $count ->
        [one] { $count } couche
       *[other] { $count } couches
    }, { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }
kasane-page-place = Rang { $place } : { $name }, points { $points }

## What may be done

kasane-page-lay = Poser
kasane-page-take-it = Prendre
kasane-page-no-meld = rien encore
kasane-page-into-robe = sur la robe
kasane-page-more = ou { $count } de plus
kasane-page-stays = { $count ->
        [0] main vide
        [one] reste 1
       *[other] restent { $count }
    }
kasane-page-borrowed = { $card } de la robe
kasane-page-then-meld = Permet { $meld } pour { $points }
kasane-page-at-once = { $points } tout de suite
kasane-page-then-score = Points ensuite : { $points }
kasane-page-plan = Votre prochaine prise, si les rangées restent ainsi
kasane-page-new-field = Une nouvelle réserve sera distribuée avant votre prochain tour
kasane-page-no-turn = Vous n’avez plus de tour
kasane-page-key-number = choisir une rangée ou une combinaison, encore une fois pour jouer
kasane-page-key-pass = passer, encore une fois pour confirmer
kasane-page-key-escape = reposer ce qui est choisi
kasane-page-key-arrows = parcourir rangées, combinaisons et choix

## The score pad

kasane-pad-melds = Combinaisons : à qui est la bille
kasane-pad-robes = Robes : les cartes de chaque couleur
kasane-pad-box = { $meld }, { $cards } cartes pour { $points } : { $who }
kasane-pad-nobody = personne
kasane-pad-start = bille de départ
kasane-pad-more = Un { $card } de plus pour { $name }, déjà { $count }
kasane-pad-fewer = Un { $card } de moins pour { $name }
kasane-pad-cards = { $count } cartes sur { $most }

## The first game

kasane-lesson-robe = Ici, vous vous parez de douze couches au plus. Chaque carte posée devient une couche de cette robe. Les combinaisons rapportent tout de suite, les couleurs de la robe à la fin.
kasane-lesson-rows = On ne prend que la carte du dessus d’une rangée ; celle qu’elle couvre vient ensuite. Prenez le 3 : touchez-le une fois pour voir, une fois encore pour le prendre.
kasane-lesson-hand = Votre main garde son ordre : ce que vous prenez va dessus, et l’on ne pose que depuis le dessus. Un 2 après le 3 commence une suite décroissante. Prenez-le dans la rangée 2.
kasane-lesson-tiles = Ces tuiles disent ce que chaque carte permettrait aussitôt. Avec le 1, votre main donne 3-2-1 : Kagen no Tsuki, 3 points.
kasane-lesson-try = Touchez la combinaison : la robe l’essaie et vous voyez la suite. Touchez encore une fois pour la poser.
kasane-lesson-marble = Vos trois premières couches. La bille ferme cette case pour tout le monde, mais les suites plus longues restent libres.
kasane-lesson-red = Haru a posé 6-2-1 : Sakura Chirashi. La première fois rapporte 4 points, la suivante 3 seulement : mieux vaut se hâter.
kasane-lesson-borrow = Votre main est vide, mais la carte du dessus de la robe, le 1, peut ouvrir une combinaison. 1 et 9 font 10. Prenez le 9 dans la rangée 3.
kasane-lesson-borrowed = Juu, avec le 1 de la robe. La carte empruntée reste à sa place et compte pour la case.
kasane-lesson-round = La manche est finie : une carte par joueur est restée et s’en va. Une nouvelle réserve est distribuée, et Haru commence.
kasane-lesson-plus = Un +1 va droit sur la robe et rapporte 1 point, mais pas de combinaison ce tour-ci. Tant qu’il est dessus, on n’emprunte rien. Prenez-le.
kasane-lesson-pairs = Deux 4 se suivent dans la rangée 3. Des cartes de même numéro font un Kasane : prenez déjà le premier.
kasane-lesson-second = Et maintenant le second.
kasane-lesson-pass = Deux 4 rapporteraient 1 point. Un troisième est sur la rangée 1, et trois en rapportent 3. Vous pouvez attendre : touchez Passer.
kasane-lesson-third = Il est toujours là. Prenez-le.
kasane-lesson-large = Trois 4 vont à deux combinaisons : Kasane pour 3, Setsugetsu Fuuka pour 2. Posez Kasane.
kasane-lesson-bonus = Votre robe compte huit cartes : désormais, les couleurs compteront à la fin. Cinq ne rapportent rien, quatre ou six rapportent 2, une ou neuf 5. Les douze cartes ajoutent 2.
kasane-lesson-end = Vous savez tout. Touchez ce qui vous intrigue : si quelque chose est impossible, on vous dit pourquoi. Bonne partie.
