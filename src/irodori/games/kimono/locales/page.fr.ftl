# Les mots de KIMONO dans le navigateur. $group : 1 ou 2 ; $name, $names : des personnes ; $sort : le nom d’une carte.

kimono-page-where = Manche { $round } sur { $rounds }
kimono-page-others = Les autres
kimono-page-show = Montrer la collection : { $name }
kimono-page-market = Le marché
kimono-page-collection = Collection : { $name }
kimono-page-in-bin = à la poubelle
kimono-page-kimonos = kimonos restants
kimono-page-in-sack = dans le sac
kimono-page-master = maître
kimono-page-has-apprentice = a l’apprenti
kimono-page-column = { $limit ->
    [0] { $sort } : { $count }, { $points } points
   *[other] { $sort } : { $count } sur { $limit }, { $points } points
}
kimono-page-dashed = en pointillé : ce qui changerait
kimono-page-took = { $cards ->
    [one] a pris { $cards } carte
   *[other] a pris { $cards } cartes
}
kimono-page-done = a fini cette manche
kimono-page-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

## Le partage

kimono-page-blade = Lame
kimono-page-blade-left = Lame vers la gauche
kimono-page-blade-right = Lame vers la droite
kimono-page-boy-left = Apprenti vers la gauche
kimono-page-boy-right = Apprenti vers la droite
kimono-page-swap = Échanger les numéros ; le groupe de gauche est le { $group }
kimono-page-cut-here = { $apprentice ->
    [1] Partager ici : { $left } et { $right }, avec l’apprenti
   *[other] Partager ici : { $left } et { $right }
}
kimono-page-place-here = Placer l’apprenti ici

## Le choix secret

kimono-page-would = de { $before } à { $after } { $unknown ->
    [1] points, plus une inconnue
   *[other] points
}
kimono-page-with-bin = poubelle { $cards }
kimono-page-aimed = votre choix, pas encore posé
kimono-page-laid = votre disque est ici
kimono-page-lay = Poser le disque { $group } face cachée
kimono-page-waiting = Posé face cachée. Les disques se retournent ensemble.
kimono-page-claim = Dire : je prends le groupe { $group }
kimono-page-claims = Je prends le { $group }
kimono-page-hint-want = Touchez un groupe ; les disques se retournent ensemble
kimono-page-hint-break = Touchez les deux curiosités que vous perdez
kimono-page-hint-choose = Touchez votre choix
kimono-page-several = Si plusieurs la veulent : à la poubelle, et un kimono chacun (vous { $points })
kimono-page-several-each = Si plusieurs la veulent : à la poubelle, et un kimono chacun
kimono-page-several-few = Si plusieurs la veulent : à la poubelle. Assez de kimonos pour { $left } au plus ; au-delà, personne n’en reçoit
kimono-page-several-none = Si plusieurs la veulent : à la poubelle ; trop peu de kimonos ({ $left }), personne n’en reçoit
kimono-page-several-cut = { $you ->
    [1] Si plusieurs le veulent, vous le partagez de nouveau
   *[other] Si plusieurs le veulent, { $name } le partage de nouveau
}

## La révélation

kimono-page-reveal = Les disques se retournent
kimono-page-nobody = personne
kimono-page-alone = seul choix
kimono-page-contested = disputé
kimono-page-go-on = Continuer

## Le chemin des groupes

kimono-page-path = Comment la rangée a été partagée
kimono-page-path-now = Choisissent maintenant : { $names }
kimono-page-path-later = Plus tard : { $names }
kimono-page-path-taken = Pris par { $names }
kimono-page-path-bin = À la poubelle. Voulu par : { $names }

## Actions

kimono-page-becomes = { $sort } { $had } › { $count }
kimono-page-draws = pioche une carte inconnue dans le sac
kimono-page-asks-break = vous choisirez ce qui se casse
kimono-page-asks-copy = vous choisirez ce qu’elle rejoint
kimono-page-at-best = avec le reste, au mieux { $points }
kimono-page-break-first = Quelles deux curiosités perdez-vous ? Deux de la même sorte sont permises.
kimono-page-break-second = { $sort }, et quelle autre ? La même sorte est permise.
kimono-page-lose = { $sort }, vous en avez { $count }
kimono-page-up-to = jusqu’à

## Touches

kimono-page-key-group = choisir un groupe
kimono-page-key-blade = déplacer la lame ou l’apprenti
kimono-page-key-swap = échanger les numéros des groupes
kimono-page-key-commit = faire ce que dit le bouton rouge
