### KIMONO. The rule number of a refusal is shown beside the sentence, never in it.

kimono-title = KIMONO
    .lead = One cuts the row, the others choose. Too many of one curio and they break.
    .about = One splits the row, everyone chooses in secret; too many of one sort and it turns against you.

## Cards: the sorts of curios, then the other cards (the coin's number is its value)

kimono-card-bowl = tea bowl
    .short = bowl
kimono-card-fan = fan
    .short = fan
kimono-card-sword = sword
    .short = sword
kimono-card-parasol = parasol
    .short = paras.
kimono-card-lute = lute
    .short = lute
kimono-card-figurine = figurine
    .short = figur.
kimono-card-chopsticks = chopsticks
    .short = sticks
kimono-card-kimono = kimono
    .short = kimono
kimono-card-coin = gold coin
    .short = coin
kimono-card-coin1 = gold coin 1
kimono-card-coin2 = gold coin 2
kimono-card-coin3 = gold coin 3
kimono-card-coin4 = gold coin 4
kimono-card-coin5 = gold coin 5
kimono-card-coin6 = gold coin 6
kimono-card-coin7 = gold coin 7
kimono-card-coin8 = gold coin 8
kimono-card-coin9 = gold coin 9
kimono-card-fire = Fire
    .short = fire
kimono-card-cat = Lucky Cat
    .short = cat
kimono-card-breakage = Breakage
    .short = break
kimono-card-copy = Copy
    .short = copy
kimono-card-apprentice = apprentice
    .short = appr.

## Decisions

kimono-decision-split = Split the row
    .about = The master splits the row into two groups and says which is group 1.
kimono-decision-apprentice = Place the apprentice
    .about = The master adds the apprentice to one of the groups, at any place.
kimono-decision-want = Choose a group
    .about = Everyone involved chooses in secret which group to ask for.
kimono-decision-resolve = Order of actions
    .about = Choose which of your action cards is carried out next.
kimono-decision-break = Breakage
    .about = Choose the two curios that you lose.
kimono-decision-copy = Copy
    .about = Choose which of the tied sorts the Copy joins.

## Moves

kimono-move-split = { $cards ->
    [1] Split after the first card; the left group is group { $group }
   *[other] Split after card { $cards }; the left group is group { $group }
}
kimono-move-apprentice = { $place ->
    [0] Apprentice into group { $group }, at the front
    [1] Apprentice into group { $group }, after the first card
   *[other] Apprentice into group { $group }, after card { $place }
}
kimono-move-want = Ask for group { $group }
kimono-move-resolve = Carry out { $action }
kimono-move-break = Lose { $first } and { $second }
kimono-move-copy = Copy joins: { $sort }

## Refusals

kimono-refuse-split-outside = { $last ->
    [1] Both groups need at least one card, so this row can only be split after its first card.
   *[other] Both groups need at least one card, so this row can only be split after one of the cards 1 to { $last }.
}
kimono-refuse-apprentice-outside = In group { $group } the apprentice can only go to a place from 0 (before the first card) to { $last } (after the last).
kimono-refuse-nothing-waits = No action card of this kind is waiting to be carried out: { $action }.
kimono-refuse-break-order = The two sorts “{ $first }” and “{ $second }” must be named in the alphabetical order of their names in moves; please swap them.
kimono-refuse-break-not-owned = { $have ->
    [0] You cannot lose “{ $sort }”, because you have no card of this sort.
   *[other] You cannot lose { $asked } cards of the sort “{ $sort }”, because you have only { $have }.
}
kimono-refuse-copy-not-most = The Copy cannot join “{ $sort }”, because it goes to a sort of which you have the most (now: { $most }).

## The table and the story in words

kimono-table-round = Round { $round } of 5. Master: { $who }.
kimono-table-group = Group { $group }
kimono-table-nobody = nobody
kimono-table-row = Row
kimono-table-later = Later
kimono-table-stock = Kimonos left: { $kimonos }. In the sack: { $sack }. In the bin: { $bin }.
kimono-table-bin = In the bin: { $cards }
kimono-table-contest = Choosing
kimono-table-worth = worth
kimono-table-safe = safe
kimono-table-score = score now
kimono-table-over = ! over the safe number: each of these costs 1 point.
kimono-told-round = master of round { $round }. The row: { $cards }
kimono-told-split = split. Group 1: { $first }. Group 2: { $second }
kimono-told-apprentice = { $place ->
    [0] apprentice into group { $group }, at the front
    [1] apprentice into group { $group }, after the first card
   *[other] apprentice into group { $group }, after card { $place }
}
kimono-told-want = Asked for group 1: { $first }. For group 2: { $second }.
kimono-told-bin = Into the bin: { $cards }
kimono-told-gain = got { $cards }
kimono-told-kimono = A kimono each: { $names }
kimono-told-no-kimono = Too few kimonos for { $names }: nobody gets one, and those left ({ $left }) are out of the game.
kimono-told-takes-bin = got the bin with the apprentice: { $cards }
kimono-told-resolve = carried out: { $action }
kimono-told-draw = drew from the sack: { $card }
kimono-told-draw-nothing = the sack is empty, nothing drawn
kimono-told-break = lost: { $cards }
kimono-told-break-nothing = had no curio to lose
kimono-told-copy = the Copy joined: { $sort }
kimono-told-copy-nothing = had no curio to copy

## Review

kimono-why-limit = With this group you hold more than { $limit } of { $sort }: all of them count against you ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
kimono-why-group = Group { $better } adds { $betterpoints ->
        [one] { $betterpoints } point
       *[other] { $betterpoints } points
    } to your collection, group { $group } adds { $points }.
kimono-why-contest = Group { $group } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) is wanted by others, too; group { $better } ({ $betterpoints ->
        [one] { $betterpoints } point
       *[other] { $betterpoints } points
    }) is easier to get.
kimono-why-split = Split after card { $place }, the groups add { $left } and { $right ->
        [one] { $right } point
       *[other] { $right } points
    } to your collection; after card { $otherplace } it is { $otherleft } and { $otherright }.
kimono-why-copy = One more { $sort } changes your points by { $points }.
kimono-why-break = Losing { $firstcard } and { $secondcard } changes your points by { $points }.

## How a score came about (a line for each kind of card; its points stand beside it)

kimono-account-sort = { $count ->
    [one] { $sort }: { $count } worth { $worth }, within the limit of { $limit }
   *[other] { $sort }: { $count } worth { $worth } each, within the limit of { $limit }
}
kimono-account-over = { $sort }: { $count } are more than the limit of { $limit }, so each costs 1 point
kimono-account-other = { $count ->
    [one] { $sort }: { $count } worth { $worth }
   *[other] { $sort }: { $count } worth { $worth } each
}
kimono-account-cards = { $count ->
    [one] { $count } card; the number of cards decides the tie
   *[other] { $count } cards; the number of cards decides the tie
}

## What cannot be on the score pad

kimono-doubt-many = { $copies ->
    [one] { $sort }: { $count } are entered, but there is only { $copies } in the game.
   *[other] { $sort }: { $count } are entered, but there are only { $copies } in the game.
}

## The score pad

kimono-score-owns = { $who }: how many of each? { $kinds }. Such as 1 0 2; what is left out at the end is 0. A Copy counts as the sort that it joined.
kimono-score-no-counts = That is no list of at most { $count } whole numbers from 0 to { $most }.

## What a move would bring

kimono-outlook-split = you: 1 { $first }, 2 { $second }
kimono-outlook-points = for you: { $points }
