# Colors of Kasane in the browser. Cards are shown as "5" or "+1"; $card with its colour where it is read aloud.

## The table

kasane-page-round = Round { $round } of { $rounds }
kasane-page-turn = Turn { $turn } of { $turns } in this round
kasane-page-pile = { $count } in the pile
kasane-page-last-deal = last round
kasane-page-players = The other players
kasane-page-player-label = { $name }: points { $points }, cards in hand { $hand }, cards in the robe { $robe }, colours { $colours }
kasane-page-starter = starts this round
kasane-page-field = Field
kasane-page-row-label = Row { $row }: { $card }{ $under ->
        [0] {""}
       *[other] , covering { $below }
    }
kasane-page-row-empty = Row { $row }: empty
kasane-page-melds = Melds
kasane-page-meld-label = { $meld }: { $about }. { $count ->
        [0] No free box
       *[other] Free: { $boxes }
    }
kasane-page-box = { $cards } cards for { $points }
kasane-page-next = Then { $names }
kasane-page-news-take = { $who } took { $card }
kasane-page-news-meld = { $who } took { $card }, laid { $meld } { $sequence } (+{ $points })
kasane-page-close = Close

## Hand and robe

kasane-page-hand = Hand
kasane-page-oldest = oldest
kasane-page-top = Top
kasane-page-newest = newest
kasane-page-hand-empty = The hand is empty
kasane-page-hand-label = Hand, oldest card first: { $cards }
kasane-page-hand-hidden = Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } face down
kasane-page-robe = Robe
kasane-page-robes = Everyone’s robes
kasane-page-robe-label = Robe of { $who }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, innermost first: { $cards }
kasane-page-robe-empty = { $who } has no robe yet
kasane-page-colours = { $count ->
        [one] 1 colour
       *[other] { $count } colours
    }
kasane-page-bonus = bonus +{ $points }
kasane-page-bonus-later = from 8 cards +{ $points }
kasane-page-bonuses = Bonus for colours
kasane-page-bonuses-from = Counts from 8 cards in the robe; all 12 cards add 2.
kasane-page-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kasane-page-layers = { $count ->
        [one] { $count } layer
       *[other] { $count } layers
    }, { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    }
kasane-page-place = Place { $place }: { $name }, points { $points }

## What may be done

kasane-page-lay = Lay
kasane-page-take-it = Take
kasane-page-no-meld = no meld yet
kasane-page-into-robe = on the robe
kasane-page-more = or { $count } more
kasane-page-stays = { $count ->
        [0] hand empty
        [one] 1 stays
       *[other] { $count } stay
    }
kasane-page-borrowed = robe’s { $card }
kasane-page-then-meld = Then { $meld } is possible for { $points }
kasane-page-at-once = { $points } at once
kasane-page-then-score = Points after it: { $points }
kasane-page-plan = Your next card, if the rows stay as they are
kasane-page-new-field = A new field is dealt before your next turn
kasane-page-no-turn = You have no further turn
kasane-page-key-number = choose a row or a meld; again to do it
kasane-page-key-pass = pass; again to do it
kasane-page-key-escape = put down what was chosen
kasane-page-key-arrows = go through rows, melds and choices

## The score pad

kasane-pad-melds = Melds: whose marble lies there
kasane-pad-robes = Robes: the cards of each colour
kasane-pad-box = { $meld }, { $cards } cards for { $points }: { $who }
kasane-pad-nobody = nobody
kasane-pad-start = marble from the start
kasane-pad-more = One more { $card } for { $name }, now { $count }
kasane-pad-fewer = One { $card } fewer for { $name }
kasane-pad-cards = { $count } of { $most } cards

## The first game

kasane-lesson-robe = Here you dress in up to twelve layers. Each card that you lay becomes one more layer of this robe. Melds bring points at once, the colours of the robe at the end.
kasane-lesson-rows = Only the card on top of a row can be taken; the one under it comes next. Please take the 3: touch it once to try, once more to take.
kasane-lesson-hand = Your hand keeps its order for good: what you take goes on top, and only cards from the top can be laid. A 2 after the 3 begins a falling run. Take it from row 2.
kasane-lesson-tiles = These tiles say what each card would allow at once. With the 1, your hand reads 3-2-1: Kagen no Tsuki, 3 points.
kasane-lesson-try = Touch the meld: the robe tries it on, and you see what would follow. Touch it again to lay it.
kasane-lesson-marble = Your first three layers. The marble closes this box for everyone, but longer runs are still free.
kasane-lesson-red = Haru laid 6-2-1 as Sakura Chirashi. The first time brings 4 points, the second only 3: being early pays.
kasane-lesson-borrow = Your hand is empty, but the top card of the robe, the 1, may stand in front of a meld. 1 and 9 make 10. Take the 9 from row 3.
kasane-lesson-borrowed = Juu, with the 1 from the robe. The borrowed card stays where it is and counts for the box.
kasane-lesson-round = The round is over: one card per player was left and went away. A new field is dealt, and Haru begins.
kasane-lesson-plus = A +1 goes straight onto your robe and brings 1 point, but no meld this turn. While it lies on top, nothing can be borrowed. Take it.
kasane-lesson-pairs = Two fours lie in row 3, one on the other. Equal cards make Kasane, so start collecting: take the first.
kasane-lesson-second = And now the second.
kasane-lesson-pass = Two fours would bring 1 point now. A third one lies on row 1, and three bring 3 points. You may wait: touch Pass.
kasane-lesson-third = It is still there. Take it.
kasane-lesson-large = Three fours fit two melds: Kasane for 3, Setsugetsu Fuuka for 2. Lay Kasane.
kasane-lesson-bonus = Eight cards lie in your robe: from now on colours count at the end. Five colours bring nothing, four or six bring 2, one or nine bring 5. All twelve cards add 2.
kasane-lesson-end = That is all you need. Touch whatever makes you curious: if something cannot be done, you are told why. Have fun at the table.
