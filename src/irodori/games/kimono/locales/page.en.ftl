# KIMONO's words of the browser. $group: 1 or 2; $name, $names: players; $sort: a card's name.

kimono-page-where = Round { $round } of { $rounds }
kimono-page-others = The others
kimono-page-show = Show { $name }’s collection
kimono-page-market = The market
kimono-page-collection = Collection: { $name }
kimono-page-in-bin = in the bin
kimono-page-kimonos = kimonos left
kimono-page-in-sack = in the sack
kimono-page-master = master
kimono-page-has-apprentice = has the apprentice
kimono-page-column = { $limit ->
    [0] { $sort }: { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $sort }: { $count } of { $limit }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
kimono-page-dashed = dashed: what would change
kimono-page-took = { $cards ->
    [one] took { $cards } card
   *[other] took { $cards } cards
}
kimono-page-done = done for this round
kimono-page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

## The split

kimono-page-blade = Blade
kimono-page-blade-left = Blade to the left
kimono-page-blade-right = Blade to the right
kimono-page-boy-left = Apprentice to the left
kimono-page-boy-right = Apprentice to the right
kimono-page-swap = Swap the numbers; the left group is { $group }
kimono-page-cut-here = { $apprentice ->
    [1] Split here: { $left } and { $right }, with the apprentice
   *[other] Split here: { $left } and { $right }
}
kimono-page-place-here = Place the apprentice here

## The secret choice

kimono-page-would = from { $before } to { $after } { $unknown ->
    [1] points, and something unknown
   *[other] points
}
kimono-page-with-bin = bin { $cards }
kimono-page-aimed = your choice, not laid yet
kimono-page-laid = your disk lies here
kimono-page-lay = Lay disk { $group } face down
kimono-page-waiting = Laid face down. All disks turn over together.
kimono-page-claim = Say: I will take group { $group }
kimono-page-claims = I will take group { $group }
kimono-page-hint-want = Tap a group; all disks turn over together
kimono-page-hint-break = Tap the two curios that you lose
kimono-page-hint-choose = Tap what you choose
kimono-page-several = If several want it: into the bin, and a kimono each (you { $points })
kimono-page-several-each = If several want it: into the bin, and a kimono each
kimono-page-several-few = If several want it: into the bin. Kimonos for { $left } at most; for more, none at all
kimono-page-several-none = If several want it: into the bin; the { $left } left are too few kimonos, so nobody gets one
kimono-page-several-cut = { $you ->
    [1] If several want it, you split it again
   *[other] If several want it, { $name } splits it again
}

## The reveal

kimono-page-reveal = The disks turn over
kimono-page-nobody = nobody
kimono-page-alone = alone
kimono-page-contested = contested
kimono-page-go-on = Go on

## The path of the groups

kimono-page-path = How the row was split
kimono-page-path-now = Now choosing: { $names }
kimono-page-path-later = Later: { $names }
kimono-page-path-taken = Taken by { $names }
kimono-page-path-bin = In the bin. Wanted by: { $names }

## Actions

kimono-page-becomes = { $sort } { $had } › { $count }
kimono-page-draws = draws an unknown card from the sack
kimono-page-asks-break = you then choose what breaks
kimono-page-asks-copy = you then choose what it joins
kimono-page-at-best = with the rest at best { $points }
kimono-page-break-first = Which two curios do you lose? They may be of one sort.
kimono-page-break-second = { $sort }, and which other? The same may be tapped again.
kimono-page-lose = { $sort }, you have { $count }
kimono-page-up-to = up to

## Keys

kimono-page-key-group = choose a group
kimono-page-key-blade = move the blade or the apprentice
kimono-page-key-swap = swap the groups’ numbers
kimono-page-key-commit = do what the red button says

## The score pad

kimono-page-pad-owns = What does { $name } own?
kimono-page-pad-add = { $sort }: one more. Now { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kimono-page-pad-less = { $sort }: one less
kimono-page-pad-copies = A Copy counts as a card of the sort that it joined. The flag says how many are safe.

## The first game to learn by

kimono-lesson-row = Nine cards lie in a row. The flower says what each card of this sort is worth, the flags how many of it are safe to own, the small number how many there are.
kimono-lesson-limit = Your collection. Each sort is a column, and the flag is its limit. One card more than the flag says, and every card of that sort costs 1 point instead.
kimono-lesson-split = You are the master of the first round: you split the row into two groups. Everyone then asks for one of them in secret, you too. The apprentice joins a group as well; leave the card at the end for now.
kimono-lesson-apprentice = The apprentice goes into group 2. Whoever takes the apprentice gets the bin at the end of the round and is the next master.
kimono-lesson-groups = Each group shows what it would do to your points, sort by sort. The small numbers with the other players show what it would bring them. The Lucky Cat draws an unknown card: +?
kimono-lesson-want = Only a player who alone wants a group takes it whole. Group 2 is tempting for all; group 1 brings you 21. Tap it, then lay your disk face down.
kimono-lesson-again = You alone wanted group 1, so it is yours. Haru and Sora both want group 2, so the master splits it again, and only they choose. The lines above show who has what and who is contesting what.
kimono-lesson-cat = Sora’s Lucky Cat drew a parasol from the sack. Haru got the apprentice and is now the master: the second row is Haru’s to split.
kimono-lesson-breaks = Look at group 1: a second tea bowl would break the limit of 1. Both bowls would then cost a point each instead of the 8 that you have.
kimono-lesson-take = Group 2 has a Fire, which costs 4, and a Breakage, which takes two curios from you. But there are two figurines, a fan and the apprentice. Ask for it.
kimono-lesson-single = Haru and Sora both wanted group 1, and it was split again: a tea bowl alone, and the sword with the parasol. Several can want a single card, too.
kimono-lesson-bin = Both wanted the bowl. A single card that several want goes into the bin, and each of them gets a kimono instead. Nobody asked for sword and parasol: into the bin as well.
kimono-lesson-break = Your Breakage: you lose two curios. With the apprentice, the bin will be yours: bowl, sword, parasol. Two bowls would break, so lose your bowl now, and one figurine.
kimono-lesson-end = The bin has come to you: the bowl is back, and you lead. You are the next master. After five rounds the most points win; on a tie, the most cards.
