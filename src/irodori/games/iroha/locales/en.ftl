### Iroha ni Oedo in English: names, options, moves and refusals.

iroha-title = Iroha ni Oedo
    .lead = A trick game where the trump walks from card to card.
    .reading = いろはにおえど

iroha-option-first_star = First star
    .about = If the lead is tied at the end of the game, the first of those tied to find the evening’s first star wins alone; without this option they share the win.
iroha-option-open_lowest = Lowest cards open
    .about = Of the cards a player has taken, the lowest of each colour lies face up and the others face down; the score stays the same.

iroha-suit-F = flower
iroha-suit-B = bird
iroha-suit-O = fan
iroha-suit-M = moon
iroha-suit-W = wave

iroha-card-F1 = { iroha-suit-F } 1
iroha-card-F2 = { iroha-suit-F } 2
iroha-card-F3 = { iroha-suit-F } 3
iroha-card-F4 = { iroha-suit-F } 4
iroha-card-F5 = { iroha-suit-F } 5
iroha-card-F6 = { iroha-suit-F } 6
iroha-card-F7 = { iroha-suit-F } 7
iroha-card-F8 = { iroha-suit-F } 8
iroha-card-F9 = { iroha-suit-F } 9
iroha-card-F10 = { iroha-suit-F } 10
iroha-card-F11 = { iroha-suit-F } 11
iroha-card-F12 = { iroha-suit-F } 12

iroha-card-B1 = { iroha-suit-B } 1
iroha-card-B2 = { iroha-suit-B } 2
iroha-card-B3 = { iroha-suit-B } 3
iroha-card-B4 = { iroha-suit-B } 4
iroha-card-B5 = { iroha-suit-B } 5
iroha-card-B6 = { iroha-suit-B } 6
iroha-card-B7 = { iroha-suit-B } 7
iroha-card-B8 = { iroha-suit-B } 8
iroha-card-B9 = { iroha-suit-B } 9
iroha-card-B10 = { iroha-suit-B } 10
iroha-card-B11 = { iroha-suit-B } 11
iroha-card-B12 = { iroha-suit-B } 12

iroha-card-O1 = { iroha-suit-O } 1
iroha-card-O2 = { iroha-suit-O } 2
iroha-card-O3 = { iroha-suit-O } 3
iroha-card-O4 = { iroha-suit-O } 4
iroha-card-O5 = { iroha-suit-O } 5
iroha-card-O6 = { iroha-suit-O } 6
iroha-card-O7 = { iroha-suit-O } 7
iroha-card-O8 = { iroha-suit-O } 8
iroha-card-O9 = { iroha-suit-O } 9
iroha-card-O10 = { iroha-suit-O } 10
iroha-card-O11 = { iroha-suit-O } 11
iroha-card-O12 = { iroha-suit-O } 12

iroha-card-M1 = { iroha-suit-M } 1
iroha-card-M2 = { iroha-suit-M } 2
iroha-card-M3 = { iroha-suit-M } 3
iroha-card-M4 = { iroha-suit-M } 4
iroha-card-M5 = { iroha-suit-M } 5
iroha-card-M6 = { iroha-suit-M } 6
iroha-card-M7 = { iroha-suit-M } 7
iroha-card-M8 = { iroha-suit-M } 8
iroha-card-M9 = { iroha-suit-M } 9
iroha-card-M10 = { iroha-suit-M } 10
iroha-card-M11 = { iroha-suit-M } 11
iroha-card-M12 = { iroha-suit-M } 12

iroha-card-W1 = { iroha-suit-W } 1
iroha-card-W2 = { iroha-suit-W } 2
iroha-card-W3 = { iroha-suit-W } 3
iroha-card-W4 = { iroha-suit-W } 4
iroha-card-W5 = { iroha-suit-W } 5
iroha-card-W6 = { iroha-suit-W } 6
iroha-card-W7 = { iroha-suit-W } 7
iroha-card-W8 = { iroha-suit-W } 8
iroha-card-W9 = { iroha-suit-W } 9
iroha-card-W10 = { iroha-suit-W } 10
iroha-card-W11 = { iroha-suit-W } 11
iroha-card-W12 = { iroha-suit-W } 12

iroha-decision-pass = Pass two cards to the left
iroha-decision-play = Play a card
iroha-decision-star = Find the first star

iroha-move-pass = Pass { $card }
iroha-move-play = Play { $card }
iroha-move-star = There it is: the first star!
iroha-move-dark = Let it grow dark and share the win

iroha-refuse-no-such-card = There is no card { $card } in this game; which cards there are depends on the number of players.
iroha-refuse-not-in-hand = You cannot choose { $card } because it is not in your hand.
iroha-refuse-must-follow = You cannot play { $card } now: you can still follow this trick, and must, with { $colours }.

## The table and the story in words

iroha-table-deal = Deal { $deal } of { $deals }, trick { $trick } of 9. Dealer: { $who }.
iroha-table-passing = Deal { $deal } of { $deals }. Dealer: { $who }.
iroha-table-trick = Trick
iroha-table-trump = trump: { $suit }
iroha-table-lead = nothing yet, you lead
iroha-table-hand = Your hand
iroha-table-cards = cards
iroha-table-taken = taken
iroha-table-total = points so far
iroha-table-void = has shown none of: { $suits }
iroha-table-passed = passed to the left: { $cards }
iroha-table-more = { $count } face down
iroha-told-deal = dealer of deal { $deal }
iroha-told-pass = passed to the left: { $cards }
iroha-told-pass-hidden = passed two cards to the left
iroha-told-play = { $card }
iroha-told-trump = { $card }, trump
iroha-told-trick = won trick { $trick } with { $card }
iroha-told-score = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in deal { $deal }
iroha-told-star = found the first star
iroha-told-dark = let it grow dark

## Review

iroha-why-pass = { $card } is a better card to pass than { $othercard }.
iroha-why-pass-void = Passing { $card } empties your hand of { $suit }, or nearly: then you need not follow there, and can take the trump.
iroha-why-void = Seat { $seat } has no { $suit } and may take the trump; { $card } is the better lead.
iroha-why-lead = { $card } is a better lead than { $othercard }.
iroha-why-take = { $card } can take the trick, which changes your points by { $points } so far.
iroha-why-leave = { $card } leaves the trick to others; taking it changes your points by { $points }.
iroha-why-card = { $card } is the card to play here; { $othercard } is needed later.

## How a score came about: in each deal the lowest card of each colour taken, minus one for each further card

iroha-account-deal = Deal { $deal }: lowest cards { $lowest }, less { $more } for the others
iroha-account-colour = { $colours }: lowest { $lowest }, less { $more } for the others

## The score pad

iroha-doubt-trick = { $cards ->
        [one] One card
       *[other] { $cards } cards
    } cannot be whole tricks of { $players } cards.
iroha-doubt-missing = { $cards ->
        [one] One card has
       *[other] { $cards } cards have
    } not been entered yet.
iroha-doubt-many = { $cards ->
        [one] One card too many:
       *[other] { $cards } cards too many:
    } { $players } are set aside in each deal.

## The table drawn

iroha-board-deal = this deal
iroha-board-tricks = tricks
iroha-board-passed = passed to the left:
iroha-outlook-holds = trick so far: { $who }
iroha-outlook-points = trick so far: { $who } { $points }

## The score pad

iroha-score-taken = Deal { $deal }, { $who }: the cards taken, such as F1 F4 B7. { $suits }.
iroha-score-no-cards = That is no list of cards such as F1 F4 B7, with ranks 1 to { $most }.
iroha-score-twice = { $card } is entered already.
