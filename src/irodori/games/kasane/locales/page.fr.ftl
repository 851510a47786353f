# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = Manche { $round } sur { $rounds }
kasane-page-turn = Tour { $turn } sur { $turns } de cette manche
kasane-page-pile = pioche : { $count }
kasane-page-last-deal = dernière donne
kasane-page-players = Les autres joueurs
kasane-page-player-label = { $name } : points { $points }, cartes en main { $hand }, cartes sur la robe { $robe }, couleurs { $colours }
kasane-page-starter = commence la manche
kasane-page-field = Réserve
kasane-page-row-label = Rangée { $row } : { $card }{ $under ->
        [0] {""}
       *[other] , par-dessus { $below }
    }
kasane-page-row-empty = Rangée { $row } : vide
kasane-page-melds = Combinaisons
kasane-page-meld-label = { $meld } : { $about }. { $count ->
        [0] Aucune case libre
       *[other] Libres : { $boxes }
    }
kasane-page-box = { $cards } cartes pour { $points }
kasane-page-next = Ensuite { $names }
kasane-page-news-take = { $who } : { $card } pris
kasane-page-news-meld = { $who } : { $card } pris, { $meld } { $sequence } (+{ $points })
kasane-page-close = Fermer

## Hand and robe

kasane-page-hand = Main
kasane-page-oldest = la plus ancienne
kasane-page-top = Dessus
kasane-page-newest = la plus récente
kasane-page-hand-empty = La main est vide
kasane-page-hand-label = Main, la plus ancienne d’abord : { $cards }
kasane-page-hand-hidden = Main : { $count } cartes face cachée
kasane-page-robe = Robe
kasane-page-robes = Les robes de tous
kasane-page-robe-label = Robe de { $who }, { $count } cartes, de l’intérieur vers l’extérieur : { $cards }
kasane-page-robe-empty = { $who } n’a pas encore de robe
kasane-page-colours = { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    }
kasane-page-bonus = bonus +{ $points }
kasane-page-bonus-later = dès 8 cartes +{ $points }
kasane-page-bonuses = Bonus de couleurs
kasane-page-bonuses-from = Compte dès 8 cartes sur la robe ; les 12 cartes en ajoutent 2.
kasane-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kasane-page-layers = { $count } couches, { $colours } couleurs
kasane-page-place = Rang { $place } : { $name }, points { $points }

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
kasane-page-then-meld = { $meld } est alors possible pour { $points }
kasane-page-at-once = { $points } tout de suite
kasane-page-then-score = Points ensuite : { $points }
kasane-page-plan = Votre prochaine prise, si les rangées restent ainsi
kasane-page-new-field = Une nouvelle réserve sera distribuée avant votre prochain tour
kasane-page-no-turn = Vous n’avez plus de tour
kasane-page-key-number = choisir une rangée ou une combinaison, encore une fois pour jouer
kasane-page-key-pass = passer, encore une fois pour confirmer
kasane-page-key-escape = reposer ce qui est choisi
kasane-page-key-arrows = parcourir rangées, combinaisons et choix

## The score pad

kasane-account-box = { $meld }, case à { $cards } cartes
kasane-doubt-empty = Aucune robe n’a encore été saisie.
kasane-doubt-robe = Une robe de { $count } cartes : il y en a { $most } au plus.
kasane-doubt-laid = Les combinaisons de cette robe ont posé { $least } à { $most } cartes numérotées, mais elle en contient { $numbers }.
kasane-doubt-card = { $card } a été saisi { $count } fois : il n’y en a que { $most }.
kasane-pad-melds = Combinaisons : à qui est la bille
kasane-pad-robes = Robes : les cartes de chaque couleur
kasane-pad-box = { $meld }, { $cards } cartes pour { $points } : { $who }
kasane-pad-nobody = personne
kasane-pad-start = bille de départ
kasane-pad-more = Un { $card } de plus pour { $name }, déjà { $count }
kasane-pad-fewer = Un { $card } de moins pour { $name }
kasane-pad-cards = { $count } cartes sur { $most }
