### Iroha ni Oedo dans le navigateur. Les noms de couleurs et de cartes y apparaissent dans leur couleur.

## Où en est la partie

iroha-page-where-pass = Donne { $deal } sur { $deals } · cartes à passer
iroha-page-where-play = Donne { $deal } sur { $deals } · pli { $trick } sur { $tricks }
iroha-page-where-over = Donne { $deal } sur { $deals } terminée

## Ce que les joueurs ont. $cards est un nombre, ou une liste dans -lowest, -holds et -take-back.

iroha-page-dealer = donneur
iroha-page-after = après { $deal ->
        [1] 1 donne
       *[other] { $deal } donnes
    }
iroha-page-cards = { $cards ->
        [0] aucune carte
        [1] 1 carte
       *[other] { $cards } cartes
    }
iroha-page-nothing = rien ramassé
iroha-page-face-down = { $cards } cartes ramassées, cachées, en { $tricks ->
        [1] un pli
       *[other] { $tricks } plis
    }
iroha-page-lowest = la plus basse de chaque couleur : { $cards } ; { $worth } pour l’instant
iroha-page-in-hand = { $cards } en main
iroha-page-holds = en main, c’est sûr : { $cards }
iroha-page-holds-trump = tient le pli
iroha-page-tricks-of = { $who } { $tricks }
iroha-page-houses = Plis joués : { $done } sur { $tricks }. { $names }

## Le pli

iroha-page-led = entame
iroha-page-took-trump = prend l’atout
iroha-page-followed = fournit
iroha-page-takes-it = remporte
iroha-page-now = à jouer
iroha-page-last = dernier
iroha-page-place = { $place }e
iroha-page-last-trick = Dernier pli

## Ce qu’on peut faire. $card et $suits sont des noms, $who et $names des joueurs.

iroha-page-lead = Vous entamez : jouez n’importe quelle carte, sa couleur devient atout.
iroha-page-follow-one = Vous devez fournir : { $suits }.
iroha-page-follow-many = Vous devez fournir, dans la couleur de votre choix : { $suits }.
iroha-page-void = Vous n’avez pas de { $suits } : ce que vous jouez devient atout.
iroha-page-opens = { $card } fixe l’atout. À jouer encore : { $names }.
iroha-page-wins = { $card } remporte le pli.
iroha-page-walks = { $card } prend l’atout. À jouer encore : { $names }.
iroha-page-holding = { $card } gagnerait pour l’instant. À jouer encore : { $names }.
iroha-page-leaves = { $card } laisse le pli à { $who }.
iroha-page-brings = { $who } { $points }
iroha-page-so-far = En tête : { $who }, avec { $card }.
iroha-page-leads = À { $who } d’entamer.
iroha-page-rests = { $card }, impossible maintenant

## L’échange

iroha-page-passing = Chacun passe deux cartes à gauche.
iroha-page-choose-two = Choisissez deux cartes pour { $who }. Vous pouvez les reprendre tant que tous n’ont pas choisi.
iroha-page-choose-one = Choisissez encore une carte pour { $who }.
iroha-page-stay = { $stay ->
        [0] Il ne reste aucune carte de { $suit } : vous pourriez prendre l’atout.
        [1] Il vous reste une autre carte de { $suit }.
       *[other] Il vous reste { $stay } autres cartes de { $suit }.
    }
iroha-page-passed = Pour { $who } : { $cards }. Les autres choisissent encore.
iroha-page-pass-both = Passer les deux
iroha-page-undo = Reprendre
iroha-page-take-back = Reprendre { $cards }
iroha-page-one-more = encore une
iroha-page-on-left = à votre gauche
iroha-page-from-right = vous en passe deux

## Ce qui vient de se passer

iroha-page-news-led = { $who } entame : { $card }.
iroha-page-news-followed = { $who } fournit : { $card }.
iroha-page-news-trump = { $who } : pas de { $suits }, { $card } prend l’atout.
iroha-page-news-trick = Pli { $trick } : { $who }, avec { $card }.
iroha-page-news-deal = Donneur : { $who }. Neuf cartes chacun, { $aside } de côté.
iroha-page-news-passed = Chacun a passé deux cartes à gauche.
iroha-page-news-received = De { $who } : { $cards }.

## Les scores

iroha-page-scores = Scores
iroha-page-scored = Donne { $deal } sur { $deals } : les scores
iroha-page-deal = donne
iroha-page-total = total
iroha-page-close = Fermer

## La première étoile

iroha-page-star = La première étoile
iroha-page-star-why = Qui trouve la première étoile du soir gagne seul.
iroha-page-star-how = Vous la voyez ? Touchez-la ou appuyez sur Espace. Dans une minute, il fera nuit.
iroha-page-star-sure = Touchez encore une fois : partager la victoire
iroha-page-star-watch = Les ex æquo la cherchent.

## Le clavier

iroha-page-key-choose = d’une carte à l’autre
iroha-page-key-play = choisir la carte ; encore : la jouer
iroha-page-key-not = pas cette carte
iroha-page-key-last = le dernier pli
iroha-page-key-scores = les scores des donnes

## La feuille de score

iroha-page-pad-who = Joueurs
iroha-page-pad-ask = Qu’a ramassé { $who } ?
iroha-page-pad-tricks = { $tricks ->
        [0] aucun pli
        [1] un pli
       *[other] { $tricks } plis
    }
iroha-page-pad-elsewhere = { $card }, chez { $who }

## La leçon : Haru est à gauche, Sora à droite

iroha-lesson-cards = Neuf cartes, neuf plis. Chaque couleur ramassée vaut sa carte la plus basse, moins un par autre carte. Ramasser beaucoup n’est donc pas encore gagner.
iroha-lesson-pass = D’abord, chacun passe deux cartes à gauche. Les cartes basses déprécient une couleur : passez le 2 de fleur à Haru.
iroha-lesson-alone = Vous n’avez qu’un éventail. Sans lui, vous jouerez ce que vous voudrez quand on entamera à éventail. Touchez encore une fois, ou le bouton, pour passer les deux.
iroha-lesson-received = Sora, à droite, vous a passé le 1 de fleur et le 2 d’oiseau. Haru, à gauche du donneur, entame le premier pli.
iroha-lesson-follow = Haru a entamé à fleur : c’est l’atout, et qui en a doit fournir. Au-dessus de vos cartes se lit qui prendrait le pli et ce qu’il rapporterait. Laissez-le à Sora : 1 de fleur.
iroha-lesson-worth = Trois fleurs pour Sora : la plus basse est 1, moins deux pour les autres, −1. Une fenêtre de la ville garde qui a pris quel pli.
iroha-lesson-ahead = Maintenant, la vague est atout. Votre 5 serait en tête, mais Haru joue après vous. Essayez.
iroha-lesson-walks = Haru n’avait pas de vague : le 6 d’éventail est aussitôt devenu atout et a pris le pli. La lanterne suit l’atout.
iroha-lesson-either = Deux couleurs sont là, lune et oiseau : fournissez l’une ou l’autre. Le 6 d’oiseau de Sora va gagner ; donnez-lui une carte basse : le 2 d’oiseau.
iroha-lesson-void = Sora entame à oiseau et vous n’en avez pas : ce que vous jouez devient atout. Le 6 de lune prend le pli, Haru n’y peut presque rien.
iroha-lesson-lead = À vous le pli ! Mais le 3 de lune de Haru réduit votre lune à 3 − 1. Qui prend un pli entame le suivant, avec n’importe quelle carte. Défaites-vous du 2 de vague.
iroha-lesson-only = Sora entame à fleur, et vous n’en avez qu’une : il faut jouer le 5.
iroha-lesson-last = Éventail et oiseau sont là, vous n’avez ni l’un ni l’autre et jouez en dernier. Le 6 de vague prend le pli à coup sûr : 6 points.
iroha-lesson-again = Encore trois fenêtres. À vous d’entamer : 5 de lune. Peut-être quelqu’un emportera-t-il l’atout.
iroha-lesson-end = Une seule carte, donc pas de choix.
iroha-lesson-scores = Neuf points pour vous : oiseau 1 − 1, lune 3 − 1, éventail 1, vague 6. Chacun donne une fois, puis le plus haut total gagne. C’est tout : à vous de jouer.
