# Colors of Kasane: names and refusals.
# Numbers: $row, $rows, $cards, $needed, $hand. Ready texts: $meld (a meld's name), $boxes ("2, 3, 4"), $sequence ("2-3-3").
# A refusal is shown beside its rule number, so the number is not repeated here.

kasane-title = Colors of Kasane
    .lead = Choisissez vos couleurs, superposez les cols, montrez les combinaisons.

## Options

kasane-option-preset_marbles = Deux cases déjà prises
    .about = À 3 joueurs, une case à 2 cartes de Juu et une de Kasane portent une bille dès le départ : les combinaisons sont plus rares.
kasane-option-plus_one_meld = Combinaison après un +1
    .about = Après avoir pris un +1, on peut encore poser une combinaison dans le tour : les combinaisons sont plus faciles.

## Cards (card "+" has the key plus)

kasane-card-1 = 1 (orange foncé)
kasane-card-2 = 2 (orange)
kasane-card-3 = 3 (jaune)
kasane-card-4 = 4 (vert-jaune)
kasane-card-5 = 5 (vert)
kasane-card-6 = 6 (bleu clair)
kasane-card-7 = 7 (bleu)
kasane-card-8 = 8 (violet clair)
kasane-card-9 = 9 (violet)
kasane-card-plus = +1 (blanc)

## Melds

kasane-meld-kasane = Kasane
    .about = le même numéro sur toutes les cartes
    .short = même numéro
kasane-meld-juu = Juu
    .about = la somme des numéros fait 10
    .short = somme 10
kasane-meld-sakura = Sakura Chirashi
    .about = 1, 2 et 6, peu importe l’ordre
    .short = 1 2 6
kasane-meld-chidori = Chidori
    .about = 3, 8 et 9, peu importe l’ordre
    .short = 3 8 9
kasane-meld-asanoha = Asanoha
    .about = 4, 5 et 7, peu importe l’ordre
    .short = 4 5 7
kasane-meld-kagen = Kagen no Tsuki
    .about = suite croissante ou décroissante, de 1 à 5
    .short = suite de 1 à 5
kasane-meld-jougen = Jougen no Tsuki
    .about = suite croissante ou décroissante, de 5 à 9
    .short = suite de 5 à 9
kasane-meld-kachou = Kachou Fuugetsu
    .about = uniquement des impairs
    .short = impairs
kasane-meld-setsugetsu = Setsugetsu Fuuka
    .about = uniquement des pairs
    .short = pairs

## Decisions and moves

kasane-decision-take = Prendre le dessus d’une rangée
kasane-decision-meld = Poser une combinaison ou passer

kasane-move-take = Prendre dans la rangée { $row }
kasane-move-meld = Poser { $meld } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
kasane-move-meld-top = Poser { $meld } avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, dont celle du dessus de la robe
kasane-move-pass = Passer

## Refusals: taking (K1)

kasane-refuse-row-missing = Il n’y a pas de rangée { $row } : la réserve a les rangées 1 à { $rows }.
kasane-refuse-row-empty = La rangée { $row } est vide ; prenez dans une rangée où il reste des cartes.

## Refusals: laying (K3, K4). $needed counts the cards that the hand itself must supply, $hand those it holds.

kasane-refuse-no-such-box = { $meld } n’a pas de case pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } (ses cases : { $boxes }).
kasane-refuse-box-full = { $meld } n’a plus de case libre pour { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } ; une bille ferme une case pour tout le monde.
kasane-refuse-robe-empty = Votre robe est encore vide : elle n’a pas de carte du dessus à utiliser.
kasane-refuse-plus-on-top = Un +1 couvre votre robe, et un +1 n’entre pas dans une combinaison.
kasane-refuse-hand-too-short = Cette combinaison demande { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } de votre main, mais { $hand ->
        [0] votre main est vide.
       *[other] vous n’en avez que { $hand }.
    }

## Refusals: conditions of the melds (K12 to K20)

kasane-refuse-not-kasane = { $sequence } n’est pas un Kasane : toutes les cartes doivent porter le même numéro.
kasane-refuse-not-juu = { $sequence } n’est pas un Juu : la somme doit faire exactement 10.
kasane-refuse-not-sakura = { $sequence } n’est pas un Sakura Chirashi : il faut un 1, un 2 et un 6.
kasane-refuse-not-chidori = { $sequence } n’est pas un Chidori : il faut un 3, un 8 et un 9.
kasane-refuse-not-asanoha = { $sequence } n’est pas un Asanoha : il faut un 4, un 5 et un 7.
kasane-refuse-not-kagen = { $sequence } n’est pas un Kagen no Tsuki : les numéros, de 1 à 5, doivent monter ou descendre d’un bout à l’autre.
kasane-refuse-not-jougen = { $sequence } n’est pas un Jougen no Tsuki : les numéros, de 5 à 9, doivent monter ou descendre d’un bout à l’autre.
kasane-refuse-not-kachou = { $sequence } n’est pas un Kachou Fuugetsu : tous les numéros doivent être impairs.
kasane-refuse-not-setsugetsu = { $sequence } n’est pas un Setsugetsu Fuuka : tous les numéros doivent être pairs.

## The table and the story in words

kasane-table-round = Manche { $round } sur { $rounds }. Cartes dans la pioche : { $pile }.
kasane-table-row = Rangée { $row }
kasane-table-hand = main
kasane-table-robe = robe, dessus à droite
kasane-table-free = Cases libres, cartes:points
kasane-told-deal = marqueur de premier joueur pour la manche { $round }
kasane-told-take = { $card } pris dans la rangée { $row }
kasane-told-meld = { $meld } : { $sequence } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
kasane-told-pass = passé
kasane-told-left = Cartes restées à la fin de la manche { $round } : { $cards }.
kasane-told-bonus = bonus de { $colours } pour les couleurs et de { $full } pour la robe complète

## Relecture

kasane-why-keep = Les cartes de { $meld } (+{ $points }) valent plus en main, pour une combinaison plus grande.
kasane-why-lay = { $meld } avec { $cards } cartes rapporte tout de suite (+{ $points }).
kasane-why-other-box = { $meld } avec { $cards } cartes (+{ $points }) vaut mieux que { $othermeld } avec { $othercards } (+{ $otherpoints }).
kasane-why-card-meld = Prendre { $card } permet aussitôt { $meld } avec { $cards } cartes (+{ $points }).
kasane-why-gift = Prendre { $othercard } découvre { $nextcard } : la place { $seat } peut alors poser { $meld } avec { $cards } cartes (+{ $points }).
kasane-why-uncover = Prendre { $othercard } découvre { $nextcard } pour les autres ; { $card } vaut mieux.
kasane-why-card = { $card } vaut plus que { $othercard }.

## How a score came about. $sequence "4-7-5"; $top the card borrowed from the robe, "4".

kasane-account-meld = { $meld } : { $sequence }
kasane-account-meld-top = { $meld } : { $sequence }, avec le { $top } de la robe
kasane-account-plus = { $count ->
        [one] Un +1 dans la robe
       *[other] { $count } cartes +1 dans la robe
    }
kasane-account-colours = { $colours ->
        [one] Une couleur
       *[other] { $colours } couleurs
    } dans la robe
kasane-account-few = { $cards ->
        [0] Robe vide : pas de bonus de couleurs
        [one] Robe d’une seule carte : pas de bonus de couleurs à moins de 8
       *[other] Robe de { $cards } cartes : pas de bonus de couleurs à moins de 8
    }
kasane-account-full = Les { $cards } cartes sont dans la robe

## La table dessinée

kasane-board-round = Manche { $round } sur { $rounds }, pioche { $pile }
kasane-board-free = Cases, cartes:points, x une bille
kasane-board-hand = main, dessus à droite

## La feuille de score

kasane-account-box = { $meld }, case à { $cards } cartes
kasane-doubt-empty = Aucune robe n’a encore été saisie.
kasane-doubt-robe = Une robe de { $count } cartes : { $most } au plus sont possibles.
kasane-doubt-laid = Les combinaisons de cette robe ont posé { $least } à { $most } cartes numérotées, mais elle en contient { $numbers }.
kasane-doubt-card = { $card } a été saisi { $count } fois : il n’y en a que { $most }.
kasane-score-marbles = { $meld } ({ $boxes }) : à qui est la bille de chaque case ? { $letters } ; - pour personne, Entrée s’il n’y en a aucune
kasane-score-robe = { $who } : les cartes de la robe, par exemple 1 1 4 9 +
kasane-score-no-marbles = Il faut { $count } signes parmi { $letters } et -.
kasane-score-no-robe = Ce n’est pas une robe : les cartes vont de 1 à 9, avec +, au plus { $most }.
