### Iroha ni Oedo in the browser. Names of colours and cards in a sentence are shown in their colours.

## Where the game stands

iroha-page-where-pass = Deal { $deal } of { $deals } · passing
iroha-page-where-play = Deal { $deal } of { $deals } · trick { $trick } of { $tricks }
iroha-page-where-over = Deal { $deal } of { $deals } is over

## What players have. $cards and $tricks are numbers, in -lowest, -holds and -take-back $cards is a list of names.

iroha-page-dealer = dealer
iroha-page-after = after deal { $deal }
iroha-page-cards = { $cards ->
        [0] no cards
        [1] 1 card
       *[other] { $cards } cards
    }
iroha-page-nothing = nothing taken
iroha-page-face-down = { $cards } cards taken face down, in { $tricks ->
        [1] one trick
       *[other] { $tricks } tricks
    }
iroha-page-lowest = lowest of each colour taken: { $cards }; worth { $worth } so far
iroha-page-in-hand = { $cards } in hand
iroha-page-holds = in hand for certain: { $cards }
iroha-page-holds-trump = holds the trick
iroha-page-tricks-of = { $who } { $tricks }
iroha-page-houses = Tricks played: { $done } of { $tricks }. { $names }

## The trick

iroha-page-led = led
iroha-page-took-trump = took trump
iroha-page-followed = followed
iroha-page-takes-it = takes it
iroha-page-now = now
iroha-page-last = last
iroha-page-place = { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
iroha-page-last-trick = Last trick

## What can be done. $card, $suits are names; $who, $names players

iroha-page-lead = You lead: play any card. Its colour becomes trump.
iroha-page-follow-one = You must follow: play { $suits }.
iroha-page-follow-many = You must follow, with a colour of your choice: { $suits }.
iroha-page-void = You have no { $suits }: whatever you play becomes trump.
iroha-page-opens = { $card } makes its colour trump. Still to play: { $names }.
iroha-page-wins = { $card } wins the trick.
iroha-page-walks = { $card } takes the trump. Still to play: { $names }.
iroha-page-holding = { $card } would win so far. Still to play: { $names }.
iroha-page-leaves = { $card } leaves the trick to { $who }.
iroha-page-brings = { $who } { $points }
iroha-page-so-far = Ahead so far: { $who }, with { $card }.
iroha-page-leads = { $who } to lead.
iroha-page-rests = { $card }, cannot be chosen now

## Passing

iroha-page-passing = Everyone passes two cards to the left.
iroha-page-choose-two = Choose two cards for { $who }. You can take them back until all have chosen.
iroha-page-choose-one = Choose one more card for { $who }.
iroha-page-stay = { $stay ->
        [0] No other { $suit } stays: you could take the trump.
        [1] One other { $suit } stays in your hand.
       *[other] { $stay } other cards of { $suit } stay in your hand.
    }
iroha-page-passed = For { $who }: { $cards }. The others are still choosing.
iroha-page-pass-both = Pass both
iroha-page-undo = Take back
iroha-page-take-back = Take back { $cards }
iroha-page-one-more = one more
iroha-page-on-left = on your left
iroha-page-from-right = passes you two

## What has just happened

iroha-page-news-led = { $who } led { $card }.
iroha-page-news-followed = { $who } followed with { $card }.
iroha-page-news-trump = { $who }: no { $suits }, so { $card } takes the trump.
iroha-page-news-trick = Trick { $trick }: { $who }, with { $card }.
iroha-page-news-deal = Dealer: { $who }. Nine cards each; { $aside } lie aside.
iroha-page-news-passed = Everyone has passed two cards to the left.
iroha-page-news-received = From { $who }: { $cards }.

## Scores

iroha-page-scores = Scores
iroha-page-scored = Deal { $deal } of { $deals } is scored
iroha-page-deal = deal
iroha-page-total = total
iroha-page-close = Close

## The first star

iroha-page-star = The first star
iroha-page-star-why = Who finds the evening’s first star wins alone.
iroha-page-star-how = See it? Tap it, or press Space. After a minute it is dark.
iroha-page-star-sure = Tap again: share the win
iroha-page-star-watch = Those tied are looking for it.

## The keyboard

iroha-page-key-choose = from card to card
iroha-page-key-play = choose the card; again: play it
iroha-page-key-not = not this card
iroha-page-key-last = the last trick
iroha-page-key-scores = the scores of the deals

## The score pad

iroha-page-pad-who = Players
iroha-page-pad-ask = What did { $who } take?
iroha-page-pad-tricks = { $tricks ->
        [0] no trick
        [1] one trick
       *[other] { $tricks } tricks
    }
iroha-page-pad-elsewhere = { $card }, taken by { $who }

## The lesson: Haru sits on the left, Sora on the right

iroha-lesson-cards = Nine cards, nine tricks. Each colour that you win is worth its lowest card, minus one for every further card of it. So taking much is not yet winning.
iroha-lesson-pass = First everyone passes two cards to the left. Low cards make a colour worth little, so give one away: flower 2, to Haru.
iroha-lesson-alone = The fan is your only one. Pass it, and whenever fans are led you are free to play what you like. One more touch, or the button, sends both.
iroha-lesson-received = Sora has passed you two cards from the right, flower 1 and bird 2. Haru, left of the dealer, leads the first trick.
iroha-lesson-follow = Haru led a flower, so flower is trump, and who has one must follow. Above your cards stands who would take the trick and what it brings them. Leave it to Sora: flower 1.
iroha-lesson-worth = Three flowers for Sora: the lowest is 1, less two for the others, −1. A window of the town keeps who took which trick.
iroha-lesson-ahead = Waves are trump now. Your 5 would be ahead, but Haru plays after you. Try it.
iroha-lesson-walks = Haru had no wave. So fan 6 became trump at once, and took the trick. The lantern walks with the trump.
iroha-lesson-either = Two colours lie there, moon and bird: you may follow with either. Sora’s bird 6 will win, so play something low: bird 2.
iroha-lesson-void = Bird is led and you have none: whatever you play becomes trump. Moon 6 takes the trick, and Haru can hardly beat it.
iroha-lesson-lead = Yours! But Haru’s moon 3 made your moon worth 3 − 1. Who takes a trick leads the next one, with any card. Get rid of wave 2.
iroha-lesson-only = Sora leads flower, and you have one flower: the 5 must go.
iroha-lesson-last = Fan and bird lie there; you have neither, and you play last. Wave 6 takes the trick for certain: 6 points.
iroha-lesson-again = Three windows to go, as you see. You lead: moon 5. With luck somebody else carries the trump away.
iroha-lesson-end = One card left, so no choice.
iroha-lesson-scores = Nine points for you: bird 1 − 1, moon 3 − 1, fan 1, wave 6. Everyone deals once, then the highest total wins. That is all: sit down and play.
