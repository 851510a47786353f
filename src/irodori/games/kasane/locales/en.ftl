# Colors of Kasane: names and refusals.
# Numbers: $row, $rows, $cards, $needed, $hand. Ready texts: $meld (a meld's name), $boxes ("2, 3, 4"), $sequence ("2-3-3").
# A refusal is shown beside its rule number, so the number is not repeated here.

kasane-title = Colors of Kasane
    .lead = Choose colours, lay them collar over collar, show the melds.

## Options

kasane-option-preset_marbles = Two boxes taken
    .about = With 3 players, one 2-card box of Juu and one of Kasane hold a marble from the start, so melds are scarcer.
kasane-option-plus_one_meld = Meld after a +1
    .about = A turn that takes a +1 may still lay a meld, so melds come more easily.

## Cards (card "+" has the key plus)

kasane-card-1 = 1 (dark orange)
kasane-card-2 = 2 (orange)
kasane-card-3 = 3 (yellow)
kasane-card-4 = 4 (yellow-green)
kasane-card-5 = 5 (green)
kasane-card-6 = 6 (light blue)
kasane-card-7 = 7 (blue)
kasane-card-8 = 8 (light purple)
kasane-card-9 = 9 (purple)
kasane-card-plus = +1 (white)

## Melds

kasane-meld-kasane = Kasane
    .about = all the same number
    .short = same number
kasane-meld-juu = Juu
    .about = numbers add up to 10
    .short = sum 10
kasane-meld-sakura = Sakura Chirashi
    .about = 1, 2 and 6 in any order
    .short = 1 2 6
kasane-meld-chidori = Chidori
    .about = 3, 8 and 9 in any order
    .short = 3 8 9
kasane-meld-asanoha = Asanoha
    .about = 4, 5 and 7 in any order
    .short = 4 5 7
kasane-meld-kagen = Kagen no Tsuki
    .about = rising or falling, from 1 to 5
    .short = run within 1-5
kasane-meld-jougen = Jougen no Tsuki
    .about = rising or falling, from 5 to 9
    .short = run within 5-9
kasane-meld-kachou = Kachou Fuugetsu
    .about = all odd
    .short = odd
kasane-meld-setsugetsu = Setsugetsu Fuuka
    .about = all even
    .short = even

## Decisions and moves

kasane-decision-take = Take the top card of a row
kasane-decision-meld = Lay a meld or pass

kasane-move-take = Take from row { $row }
kasane-move-meld = Lay { $meld } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
kasane-move-meld-top = Lay { $meld } with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, counting the robe’s top card
kasane-move-pass = Pass

## Refusals: taking (K1)

kasane-refuse-row-missing = There is no row { $row }: the field has rows 1 to { $rows }.
kasane-refuse-row-empty = Row { $row } is empty; please take from a row that still has cards.

## Refusals: laying (K3, K4). $needed counts the cards that the hand itself must supply, $hand those it holds.

kasane-refuse-no-such-box = { $meld } has no box for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } (its boxes: { $boxes }).
kasane-refuse-box-full = { $meld } has no free box left for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; a marble closes a box for everyone.
kasane-refuse-robe-empty = Your robe is still empty, so there is no top card to use.
kasane-refuse-plus-on-top = A +1 lies on top of your robe, and a +1 cannot be part of a meld.
kasane-refuse-hand-too-short = This meld needs { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    } from your hand, but { $hand ->
        [0] your hand is empty.
       *[other] you hold only { $hand }.
    }

## Refusals: conditions of the melds (K12 to K20)

kasane-refuse-not-kasane = { $sequence } is not Kasane: all cards must show the same number.
kasane-refuse-not-juu = { $sequence } is not Juu: the numbers must add up to exactly 10.
kasane-refuse-not-sakura = { $sequence } is not Sakura Chirashi: it takes one 1, one 2 and one 6.
kasane-refuse-not-chidori = { $sequence } is not Chidori: it takes one 3, one 8 and one 9.
kasane-refuse-not-asanoha = { $sequence } is not Asanoha: it takes one 4, one 5 and one 7.
kasane-refuse-not-kagen = { $sequence } is not Kagen no Tsuki: the numbers must rise or fall all the way, within 1 to 5.
kasane-refuse-not-jougen = { $sequence } is not Jougen no Tsuki: the numbers must rise or fall all the way, within 5 to 9.
kasane-refuse-not-kachou = { $sequence } is not Kachou Fuugetsu: all numbers must be odd.
kasane-refuse-not-setsugetsu = { $sequence } is not Setsugetsu Fuuka: all numbers must be even.

## The table and the story in words

kasane-table-round = Round { $round } of { $rounds }. Cards in the pile: { $pile }.
kasane-table-row = Row { $row }
kasane-table-hand = hand
kasane-table-robe = robe, top last
kasane-table-free = Free boxes, cards:points
kasane-told-deal = start marker for round { $round }
kasane-told-take = took { $card } from row { $row }
kasane-told-meld = laid { $meld }: { $sequence } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
kasane-told-pass = passed
kasane-told-left = Left in the field at the end of round { $round }: { $cards }.
kasane-told-bonus = bonus of { $colours } for colours and { $full } for a full robe

## Review

kasane-why-keep = The cards of { $meld } (+{ $points }) are worth more in the hand, for a larger meld.
kasane-why-lay = { $meld } with { $cards } cards scores at once (+{ $points }).
kasane-why-other-box = { $meld } with { $cards } cards (+{ $points }) is better than { $othermeld } with { $othercards } (+{ $otherpoints }).
kasane-why-card-meld = Taking { $card } allows { $meld } with { $cards } cards at once (+{ $points }).
kasane-why-gift = Taking { $othercard } uncovers { $nextcard }: with it seat { $seat } can lay { $meld } with { $cards } cards (+{ $points }).
kasane-why-uncover = Taking { $othercard } uncovers { $nextcard } for the others; { $card } is the better one.
kasane-why-card = { $card } is worth more than { $othercard }.

## How a score came about. $sequence "4-7-5"; $top the card borrowed from the robe, "4".

kasane-account-meld = { $meld }: { $sequence }
kasane-account-meld-top = { $meld }: { $sequence }, the { $top } from the robe
kasane-account-plus = { $count ->
        [one] One +1 in the robe
       *[other] { $count } times +1 in the robe
    }
kasane-account-colours = { $colours ->
        [one] One colour
       *[other] { $colours } colours
    } in the robe
kasane-account-few = { $cards ->
        [0] No robe, so no bonus for colours
        [one] A robe of one card: no bonus for colours below 8
       *[other] A robe of { $cards } cards: no bonus for colours below 8
    }
kasane-account-full = All { $cards } cards in the robe

## The table drawn

kasane-board-round = Round { $round } of { $rounds }, pile { $pile }
kasane-board-free = Boxes, cards:points, x a marble
kasane-board-hand = hand, top last

## The score pad

kasane-account-box = { $meld }, box for { $cards } cards
kasane-doubt-empty = No robe has been entered yet.
kasane-doubt-robe = A robe of { $count } cards: { $most } at most are possible.
kasane-doubt-laid = The melds of this robe laid { $least } to { $most } number cards, but it holds { $numbers }.
kasane-doubt-card = { $card } was entered { $count } times: there are only { $most }.
kasane-score-marbles = { $meld } ({ $boxes }): whose marble lies in each box? { $letters }; - for nobody, Enter for none at all
kasane-score-robe = { $who }: the cards of the robe, such as 1 1 4 9 +
kasane-score-no-marbles = That is no list of { $count } letters out of { $letters } and -.
kasane-score-no-robe = That is no robe: cards are 1 to 9 and +, at most { $most }.
