### Iroha ni Oedo en français : noms, options, coups et refus.

iroha-title = Iroha ni Oedo
    .lead = Un jeu de plis où l’atout marche de carte en carte.
    .reading = いろはにおえど

iroha-option-first_star = Première étoile
    .about = En cas d’égalité en tête à la fin de la partie, le premier des ex æquo à trouver la première étoile du soir gagne seul ; sans cette option, ils partagent la victoire.
iroha-option-open_lowest = Cartes les plus basses visibles
    .about = Parmi les cartes ramassées par un joueur, la plus basse de chaque couleur est visible et les autres sont cachées ; le score reste le même.

iroha-suit-F = fleur
iroha-suit-B = oiseau
iroha-suit-O = éventail
iroha-suit-M = lune
iroha-suit-W = vague

iroha-card-F1 = 1 de { iroha-suit-F }
iroha-card-F2 = 2 de { iroha-suit-F }
iroha-card-F3 = 3 de { iroha-suit-F }
iroha-card-F4 = 4 de { iroha-suit-F }
iroha-card-F5 = 5 de { iroha-suit-F }
iroha-card-F6 = 6 de { iroha-suit-F }
iroha-card-F7 = 7 de { iroha-suit-F }
iroha-card-F8 = 8 de { iroha-suit-F }
iroha-card-F9 = 9 de { iroha-suit-F }
iroha-card-F10 = 10 de { iroha-suit-F }
iroha-card-F11 = 11 de { iroha-suit-F }
iroha-card-F12 = 12 de { iroha-suit-F }

iroha-card-B1 = 1 d’{ iroha-suit-B }
iroha-card-B2 = 2 d’{ iroha-suit-B }
iroha-card-B3 = 3 d’{ iroha-suit-B }
iroha-card-B4 = 4 d’{ iroha-suit-B }
iroha-card-B5 = 5 d’{ iroha-suit-B }
iroha-card-B6 = 6 d’{ iroha-suit-B }
iroha-card-B7 = 7 d’{ iroha-suit-B }
iroha-card-B8 = 8 d’{ iroha-suit-B }
iroha-card-B9 = 9 d’{ iroha-suit-B }
iroha-card-B10 = 10 d’{ iroha-suit-B }
iroha-card-B11 = 11 d’{ iroha-suit-B }
iroha-card-B12 = 12 d’{ iroha-suit-B }

iroha-card-O1 = 1 d’{ iroha-suit-O }
iroha-card-O2 = 2 d’{ iroha-suit-O }
iroha-card-O3 = 3 d’{ iroha-suit-O }
iroha-card-O4 = 4 d’{ iroha-suit-O }
iroha-card-O5 = 5 d’{ iroha-suit-O }
iroha-card-O6 = 6 d’{ iroha-suit-O }
iroha-card-O7 = 7 d’{ iroha-suit-O }
iroha-card-O8 = 8 d’{ iroha-suit-O }
iroha-card-O9 = 9 d’{ iroha-suit-O }
iroha-card-O10 = 10 d’{ iroha-suit-O }
iroha-card-O11 = 11 d’{ iroha-suit-O }
iroha-card-O12 = 12 d’{ iroha-suit-O }

iroha-card-M1 = 1 de { iroha-suit-M }
iroha-card-M2 = 2 de { iroha-suit-M }
iroha-card-M3 = 3 de { iroha-suit-M }
iroha-card-M4 = 4 de { iroha-suit-M }
iroha-card-M5 = 5 de { iroha-suit-M }
iroha-card-M6 = 6 de { iroha-suit-M }
iroha-card-M7 = 7 de { iroha-suit-M }
iroha-card-M8 = 8 de { iroha-suit-M }
iroha-card-M9 = 9 de { iroha-suit-M }
iroha-card-M10 = 10 de { iroha-suit-M }
iroha-card-M11 = 11 de { iroha-suit-M }
iroha-card-M12 = 12 de { iroha-suit-M }

iroha-card-W1 = 1 de { iroha-suit-W }
iroha-card-W2 = 2 de { iroha-suit-W }
iroha-card-W3 = 3 de { iroha-suit-W }
iroha-card-W4 = 4 de { iroha-suit-W }
iroha-card-W5 = 5 de { iroha-suit-W }
iroha-card-W6 = 6 de { iroha-suit-W }
iroha-card-W7 = 7 de { iroha-suit-W }
iroha-card-W8 = 8 de { iroha-suit-W }
iroha-card-W9 = 9 de { iroha-suit-W }
iroha-card-W10 = 10 de { iroha-suit-W }
iroha-card-W11 = 11 de { iroha-suit-W }
iroha-card-W12 = 12 de { iroha-suit-W }

iroha-decision-pass = Passer deux cartes à gauche
iroha-decision-play = Jouer une carte
iroha-decision-star = Trouver la première étoile

iroha-move-pass = Passer le { $card }
iroha-move-play = Jouer le { $card }
iroha-move-star = La voilà, la première étoile !
iroha-move-dark = Laisser venir la nuit et partager la victoire

iroha-refuse-no-such-card = Il n’y a pas de carte « { $card } » dans cette partie ; les cartes utilisées dépendent du nombre de joueurs.
iroha-refuse-not-in-hand = Vous ne pouvez pas choisir le { $card }, car vous ne l’avez pas en main.
iroha-refuse-must-follow = Vous ne pouvez pas jouer le { $card } maintenant : vous pouvez encore fournir et devez donc jouer { $colours }.

## The table and the story in words

iroha-table-deal = Donne { $deal } sur { $deals }, pli { $trick } sur 9. Donneur : { $who }.
iroha-table-passing = Donne { $deal } sur { $deals }. Donneur : { $who }.
iroha-table-trick = Pli
iroha-table-trump = atout : { $suit }
iroha-table-lead = encore vide, à vous d’entamer
iroha-table-hand = Votre main
iroha-table-cards = cartes
iroha-table-taken = ramassées
iroha-table-total = points acquis
iroha-table-void = n’avait plus de : { $suits }
iroha-table-passed = passées à gauche : { $cards }
iroha-table-more = { $count } cachées
iroha-told-deal = donneur de la donne { $deal }
iroha-told-pass = passées à gauche : { $cards }
iroha-told-pass-hidden = deux cartes passées à gauche
iroha-told-play = { $card }
iroha-told-trump = { $card }, atout
iroha-told-trick = pli { $trick } remporté avec { $card }
iroha-told-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans la donne { $deal }
iroha-told-star = première étoile trouvée
iroha-told-dark = la nuit est tombée

## Relecture

iroha-why-pass = Mieux vaut se défaire de { $card } que de { $othercard }.
iroha-why-pass-void = En passant { $card }, vous n’avez plus ou presque plus de { $suit } : vous n’aurez alors plus à y fournir et pourrez prendre l’atout.
iroha-why-void = La place { $seat } n’a pas de { $suit } et peut prendre l’atout ; { $card } est une meilleure entame.
iroha-why-lead = { $card } est une meilleure entame que { $othercard }.
iroha-why-take = { $card } peut prendre le pli, ce qui change vos points de { $points } pour l’instant.
iroha-why-leave = { $card } laisse le pli aux autres ; le prendre change vos points de { $points }.
iroha-why-card = { $card } est la carte à jouer ici ; { $othercard } servira plus tard.

## Le détail du score : à chaque donne, la plus basse carte de chaque couleur ramassée, moins un par autre carte

iroha-account-deal = Donne { $deal } : cartes les plus basses { $lowest }, moins { $more } pour les autres
iroha-account-colour = { $colours } : la plus basse { $lowest }, moins { $more } pour les autres

## La feuille de score

iroha-doubt-trick = { $cards ->
        [one] { $cards } carte ne fait
       *[other] { $cards } cartes ne font
    } pas des plis entiers de { $players } cartes.
iroha-doubt-missing = { $cards ->
        [one] Il manque encore { $cards } carte.
       *[other] Il manque encore { $cards } cartes.
    }
iroha-doubt-many = { $cards ->
        [one] { $cards } carte de trop :
       *[other] { $cards } cartes de trop :
    } { $players } sont mises de côté à chaque donne.

## La table dessinée

iroha-board-deal = cette donne
iroha-board-tricks = plis
iroha-board-passed = passées à gauche :
iroha-outlook-holds = pli pour l’instant : { $who }
iroha-outlook-points = pli pour l’instant : { $who } { $points }

## La feuille de score

iroha-score-taken = Donne { $deal }, { $who } : les cartes ramassées, par exemple F1 F4 B7. { $suits }.
iroha-score-no-cards = Il faut des cartes comme F1 F4 B7, de valeur 1 à { $most }.
iroha-score-twice = La carte « { $card } » est déjà saisie.
