### KIMONO. The rule number of a refusal is shown beside the sentence, never in it.

kimono-title = KIMONO
    .lead = L’un coupe la rangée, les autres choisissent. Trop d’une même curiosité, et tout se casse.
    .about = L’un partage la rangée, chacun choisit en secret ; trop d’une même sorte, et elle se retourne contre vous.

## Cards: the sorts of curios, then the other cards (the coin’s number is its value)

kimono-card-bowl = bol à thé
    .short = bol
kimono-card-fan = éventail
    .short = évent.
kimono-card-sword = sabre
    .short = sabre
kimono-card-parasol = ombrelle
    .short = ombr.
kimono-card-lute = luth
    .short = luth
kimono-card-figurine = figurine
    .short = figur.
kimono-card-chopsticks = baguettes
    .short = bag.
kimono-card-kimono = kimono
    .short = kimono
kimono-card-coin = pièce d’or
    .short = pièce
kimono-card-coin1 = pièce d’or 1
kimono-card-coin2 = pièce d’or 2
kimono-card-coin3 = pièce d’or 3
kimono-card-coin4 = pièce d’or 4
kimono-card-coin5 = pièce d’or 5
kimono-card-coin6 = pièce d’or 6
kimono-card-coin7 = pièce d’or 7
kimono-card-coin8 = pièce d’or 8
kimono-card-coin9 = pièce d’or 9
kimono-card-fire = Incendie
    .short = feu
kimono-card-cat = Chat porte-bonheur
    .short = chat
kimono-card-breakage = Casse
    .short = casse
kimono-card-copy = Copie
    .short = copie
kimono-card-apprentice = apprenti
    .short = appr.

## Decisions

kimono-decision-split = Partager la rangée
    .about = Le maître partage la rangée en deux groupes et dit lequel est le groupe 1.
kimono-decision-apprentice = Placer l’apprenti
    .about = Le maître ajoute l’apprenti à l’un des groupes, à la place de son choix.
kimono-decision-want = Choisir un groupe
    .about = Tous les joueurs concernés choisissent en secret le groupe qu’ils réclament.
kimono-decision-resolve = Ordre des actions
    .about = Choisissez laquelle de vos cartes Action est exécutée ensuite.
kimono-decision-break = Casse
    .about = Choisissez les deux curiosités que vous perdez.
kimono-decision-copy = Copie
    .about = Choisissez laquelle des sortes à égalité la Copie rejoint.

## Moves

kimono-move-split = { $cards ->
    [1] Partager après la première carte ; à gauche, le groupe { $group }
   *[other] Partager après la carte { $cards } ; à gauche, le groupe { $group }
}
kimono-move-apprentice = { $place ->
    [0] Apprenti dans le groupe { $group }, tout au début
    [1] Apprenti dans le groupe { $group }, après la première carte
   *[other] Apprenti dans le groupe { $group }, après la carte { $place }
}
kimono-move-want = Réclamer le groupe { $group }
kimono-move-resolve = Exécuter : { $action }
kimono-move-break = Perdre : { $first } et { $second }
kimono-move-copy = La Copie rejoint : { $sort }

## Refusals

kimono-refuse-split-outside = { $last ->
    [1] Chaque groupe doit avoir au moins une carte, cette rangée ne peut donc être partagée qu’après la première carte.
   *[other] Chaque groupe doit avoir au moins une carte, cette rangée ne peut donc être partagée qu’après une des cartes 1 à { $last }.
}
kimono-refuse-apprentice-outside = Dans le groupe { $group }, l’apprenti ne peut aller qu’à une place de 0 (avant la première carte) à { $last } (après la dernière).
kimono-refuse-nothing-waits = Aucune carte Action de ce type n’attend d’être exécutée : { $action }.
kimono-refuse-break-order = Les deux sortes « { $first } » et « { $second } » doivent suivre l’ordre alphabétique de leurs noms dans les coups ; veuillez les échanger.
kimono-refuse-break-not-owned = { $have ->
    [0] Vous ne pouvez pas perdre « { $sort } », car vous n’avez aucune carte de cette sorte.
   *[other] Vous ne pouvez pas perdre { $asked } cartes de la sorte « { $sort } », car vous n’en avez que { $have }.
}
kimono-refuse-copy-not-most = La Copie ne peut pas rejoindre « { $sort } », car elle va à une sorte dont vous avez le plus de cartes (actuellement : { $most }).

## The table and the story in words

kimono-table-round = Manche { $round } sur 5. Maître : { $who }.
kimono-table-group = Groupe { $group }
kimono-table-nobody = personne
kimono-table-row = Rangée
kimono-table-later = Ensuite
kimono-table-stock = Kimonos restants : { $kimonos }. Dans la pioche du sac : { $sack }. Dans la poubelle : { $bin }.
kimono-table-bin = Dans la poubelle : { $cards }
kimono-table-contest = Choisissent
kimono-table-worth = valeur
kimono-table-safe = sans risque
kimono-table-score = points actuels
kimono-table-over = ! au-delà du nombre sans risque : chacune de ces cartes coûte 1 point.
kimono-told-round = maître de la manche { $round }. La rangée : { $cards }
kimono-told-split = partage. Groupe 1 : { $first }. Groupe 2 : { $second }
kimono-told-apprentice = { $place ->
    [0] apprenti dans le groupe { $group }, tout au début
    [1] apprenti dans le groupe { $group }, après la première carte
   *[other] apprenti dans le groupe { $group }, après la carte { $place }
}
kimono-told-want = Groupe 1 réclamé par : { $first }. Groupe 2 réclamé par : { $second }.
kimono-told-bin = À la poubelle : { $cards }
kimono-told-gain = reçu : { $cards }
kimono-told-kimono = Un kimono chacun : { $names }
kimono-told-no-kimono = Pas assez de kimonos pour { $names } : personne n’en reçoit, et les kimonos restants ({ $left }) quittent le jeu.
kimono-told-takes-bin = avec l’apprenti, le contenu de la poubelle : { $cards }
kimono-told-resolve = action exécutée : { $action }
kimono-told-draw = carte piochée dans le sac : { $card }
kimono-told-draw-nothing = la pioche du sac est vide, rien à piocher
kimono-told-break = perdu : { $cards }
kimono-told-break-nothing = aucune curiosité à perdre
kimono-told-copy = la Copie rejoint : { $sort }
kimono-told-copy-nothing = aucune curiosité à copier

## Relecture

kimono-why-limit = Avec ce groupe, vous dépassez la limite de { $limit } ({ $sort }) : toutes ces cartes comptent alors contre vous ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
kimono-why-group = Le groupe { $better } ajoute { $betterpoints ->
        [one] { $betterpoints } point
       *[other] { $betterpoints } points
    } à votre collection, le groupe { $group } en ajoute { $points }.
kimono-why-contest = D’autres veulent aussi le groupe { $group } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) ; le groupe { $better } ({ $betterpoints ->
        [one] { $betterpoints } point
       *[other] { $betterpoints } points
    }) est plus facile à obtenir.
kimono-why-split = Coupés après la carte { $place }, les groupes ajoutent { $left } et { $right ->
        [one] { $right } point
       *[other] { $right } points
    } à votre collection ; après la carte { $otherplace }, c’est { $otherleft } et { $otherright }.
kimono-why-copy = Une carte de plus ({ $sort }) change vos points de { $points }.
kimono-why-break = Perdre { $firstcard } et { $secondcard } change vos points de { $points }.

## D’où vient un score (une ligne par sorte de cartes ; ses points sont à côté)

kimono-account-sort = { $sort } : { $count } × { $worth }, dans la limite de { $limit }
kimono-account-over = { $sort } : { $count } dépasse la limite de { $limit }, chaque carte coûte 1 point
kimono-account-other = { $sort } : { $count } × { $worth }
kimono-account-cards = { $count ->
    [one] { $count } carte ; le nombre de cartes départage
   *[other] { $count } cartes ; le nombre de cartes départage
}

## Ce qui ne peut pas être sur la feuille de score

kimono-doubt-many = { $count ->
    [one] { $sort } : { $count } saisie, mais le jeu n’en compte que { $copies }.
   *[other] { $sort } : { $count } saisies, mais le jeu n’en compte que { $copies }.
}

## La feuille de score

kimono-score-owns = { $who } : combien de chaque ? { $kinds }. Par exemple 1 0 2 ; ce qui manque à la fin vaut 0. Une Copie compte comme la sorte qu’elle a rejointe.
kimono-score-no-counts = Il faut au plus { $count } nombres entiers de 0 à { $most }.

## Ce qu’un coup rapporterait

kimono-outlook-split = vous : 1 { $first }, 2 { $second }
kimono-outlook-points = pour vous : { $points }
