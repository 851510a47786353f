# Les mots de KIMONO dans le navigateur. $group : 1 ou 2 ; $name, $names : des personnes ; $sort : le nom d’une carte.

kimono-page-where = Manche { $round } sur { $rounds }
kimono-page-others = Les autres
kimono-page-show = Montrer la collection : { $name }
kimono-page-market = Le marché
kimono-page-collection = Collection : { $name }
kimono-page-in-bin = à la poubelle
kimono-page-kimonos = kimonos restants
kimono-page-in-sack = dans le sac
kimono-page-master = maître
kimono-page-has-apprentice = a l’apprenti
kimono-page-column = { $limit ->
    [0] { $sort } : { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sort } : { $count } sur { $limit }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
kimono-page-dashed = en pointillé : ce qui changerait
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
kimono-page-swap = Échanger les numéros ; le groupe de gauche est le { $group }
kimono-page-cut-here = { $apprentice ->
    [1] Partager ici : { $left } et { $right }, avec l’apprenti
   *[other] Partager ici : { $left } et { $right }
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
kimono-page-claim = Dire : je prends le groupe { $group }
kimono-page-claims = Je prends le groupe { $group }
kimono-page-hint-want = Touchez un groupe ; tous les disques se retournent ensemble
kimono-page-hint-break = Touchez les deux curiosités que vous perdez
kimono-page-hint-choose = Touchez votre choix
kimono-page-several = Si plusieurs la veulent : à la poubelle, et un kimono chacun (vous { $points })
kimono-page-several-each = Si plusieurs la veulent : à la poubelle, et un kimono chacun
kimono-page-several-few = Si plusieurs la veulent : à la poubelle. Assez de kimonos pour { $left } au plus ; au-delà, personne n’en reçoit
kimono-page-several-none = Si plusieurs la veulent : à la poubelle ; trop peu de kimonos ({ $left }), personne n’en reçoit
kimono-page-several-cut = { $you ->
    [1] Si plusieurs le veulent, vous le partagez de nouveau
   *[other] Si plusieurs le veulent, { $name } le partage de nouveau
}

## La révélation

kimono-page-reveal = Les disques se retournent
kimono-page-nobody = personne
kimono-page-alone = sans rival
kimono-page-contested = disputé
kimono-page-go-on = Continuer

## Le chemin des groupes

kimono-page-path = Comment la rangée a été partagée
kimono-page-path-now = Choisissent maintenant : { $names }
kimono-page-path-later = Plus tard : { $names }
kimono-page-path-taken = Pris par { $names }
kimono-page-path-bin = À la poubelle. Voulu par : { $names }

## Actions

kimono-page-becomes = { $sort } { $had } › { $count }
kimono-page-draws = pioche une carte inconnue dans le sac
kimono-page-asks-break = vous choisirez ce qui se casse
kimono-page-asks-copy = vous choisirez ce qu’elle rejoint
kimono-page-at-best = avec le reste, au mieux { $points }
kimono-page-break-first = Quelles deux curiosités perdez-vous ? Deux de la même sorte sont permises.
kimono-page-break-second = { $sort }, et quelle autre ? La même sorte est permise.
kimono-page-lose = { $sort }, vous en avez { $count }
kimono-page-up-to = jusqu’à

## Touches

kimono-page-key-group = choisir un groupe
kimono-page-key-blade = déplacer la lame ou l’apprenti
kimono-page-key-swap = échanger les numéros des groupes
kimono-page-key-commit = faire ce que dit le bouton rouge

## La feuille de score

kimono-page-pad-owns = Que possède { $name } ?
kimono-page-pad-add = { $sort } : un de plus. Maintenant { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kimono-page-pad-less = { $sort } : un de moins
kimono-page-pad-copies = Une Copie compte comme une carte de la sorte qu’elle a rejointe. Le drapeau dit combien sont sans danger.

## La première partie pour apprendre

kimono-lesson-row = Neuf cartes forment une rangée. La fleur indique ce que vaut chaque carte de cette sorte, les drapeaux combien on peut en avoir sans danger, le petit chiffre combien il en existe.
kimono-lesson-limit = Votre collection. Chaque sorte est une colonne, et le drapeau est sa limite. Une carte de plus, et chaque carte de cette sorte coûte 1 point.
kimono-lesson-split = Vous êtes maître de la première manche : vous partagez la rangée en deux groupes. Puis chacun en réclame un en secret, vous aussi. L’apprenti rejoint aussi un groupe ; laissez-le à la fin pour l’instant.
kimono-lesson-apprentice = L’apprenti va dans le groupe 2. Qui le prend reçoit la poubelle à la fin de la manche et devient le maître suivant.
kimono-lesson-groups = Chaque groupe montre ce qu’il apporte à vos points, sorte par sorte. Les petits chiffres chez les autres montrent ce qu’il leur apporterait. Le Chat porte-bonheur pioche une carte inconnue : +?
kimono-lesson-want = Pour prendre un groupe entier, il faut être seul à le réclamer. Le groupe 2 tente tout le monde ; le groupe 1 vous apporte 21. Touchez-le, puis posez votre disque face cachée.
kimono-lesson-again = Vous étiez seul à vouloir le groupe 1 : il est à vous. Haru et Sora veulent le groupe 2 : le maître le partage de nouveau, et eux seuls choisissent. Les lignes du haut montrent qui a quoi et qui se dispute quoi.
kimono-lesson-cat = Le Chat de Sora a pioché une ombrelle. Haru a l’apprenti et devient maître : c’est Haru qui partage la deuxième rangée.
kimono-lesson-breaks = Regardez le groupe 1 : un deuxième bol à thé dépasserait la limite de 1. Les deux bols coûteraient alors un point chacun, au lieu des 8 que vous avez.
kimono-lesson-take = Le groupe 2 contient un Incendie, qui coûte 4, et une Casse, qui vous prend deux curiosités. Mais il y a deux figurines, un éventail et l’apprenti. Réclamez-le.
kimono-lesson-single = Haru et Sora voulaient le groupe 1, qui a été partagé de nouveau : un bol à thé seul, et le sabre avec l’ombrelle. Plusieurs peuvent aussi vouloir une carte seule.
kimono-lesson-bin = Les deux voulaient le bol. Une carte seule que plusieurs veulent va à la poubelle, et chacun reçoit un kimono à la place. Personne n’a réclamé sabre et ombrelle : à la poubelle aussi.
kimono-lesson-break = Votre Casse : vous perdez deux curiosités. Avec l’apprenti, la poubelle sera à vous : bol, sabre, ombrelle. Deux bols seraient de trop ; perdez donc maintenant votre bol et une figurine.
kimono-lesson-end = La poubelle est à vous : le bol est revenu, et vous menez. Vous êtes le maître suivant. Après cinq manches, le plus de points gagne ; à égalité, le plus de cartes.
