/* One deal of Iroha ni Oedo for four players as a state that can be stopped, copied and asked at any move: the fixed
   yardstick for a single deal. A card is its colour times eight plus its rank minus one; chance is xorshift32. */
#include "chance.h"

enum { PLAYERS = 4, COLOURS = 5, CARDS = 40, DEALT = 36, PASSES = 8, MOVES = PASSES + DEALT };

typedef struct {
    u64 hands[PLAYERS], passed[PLAYERS], taken[PLAYERS];
    u64 led, trick; /* the colours in the trick, all ranks; the cards in it */
    unsigned moves, leader, winner, best;
} Deal;

static inline u32 started(u64 seed) {
    u32 x = (u32)(seed * 2654435761u + 2135587861u);
    return x ? x : 1;
}

static inline u32 below(u32 *chance, int count) {
    u32 x = *chance;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    *chance = x;
    return (u32)((u64)x * (u64)count >> 32);
}

static inline void deal(Deal *d, u32 *chance) {
    u8 deck[CARDS];
    memset(d, 0, sizeof *d);
    for (int i = 0; i < CARDS; i++) deck[i] = (u8)i;
    for (int i = 0; i < DEALT; i++) {
        int j = i + (int)below(chance, CARDS - i);
        u8 card = deck[j];
        deck[j] = deck[i];
        d->hands[i % PLAYERS] |= bit(card);
    }
}

static inline unsigned actor(const Deal *d) { return d->moves < PASSES ? d->moves / 2 : (d->leader + d->moves) % PLAYERS; }

static inline u64 legal(const Deal *d) {
    u64 hand = d->hands[actor(d)], following = hand & d->led;
    return following ? following : hand;
}

static inline void pass(Deal *d, u64 card) {
    d->passed[actor(d)] |= card;
    if (++d->moves == PASSES)
        for (int seat = 0; seat < PLAYERS; seat++) d->hands[(seat + 1) % PLAYERS] |= d->passed[seat];
}

static inline void play(Deal *d, u64 played) {
    unsigned seat = actor(d), card = (unsigned)lowest(played);
    d->hands[seat] ^= played;
    if (d->moves < PASSES) {
        pass(d, played);
        return;
    }
    d->trick |= played;
    if (!(played & d->led)) {
        d->led |= 0xFFULL << (card & ~7);
        d->best = card;
        d->winner = seat;
    } else if (card > d->best && (card ^ d->best) < 8) {
        d->best = card;
        d->winner = seat;
    }
    if (++d->moves % PLAYERS == 0) {
        d->taken[d->winner] |= d->trick;
        d->leader = d->winner;
        d->led = d->trick = 0;
    }
}

static inline int score(const Deal *d, int seat) {
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        unsigned suit = d->taken[seat] >> 8 * colour & 0xFF;
        if (suit) total += __builtin_ctz(suit) + 2 - __builtin_popcount(suit);
    }
    return total;
}

void deals(long long count, long long seed, long long *totals) {
    for (long long i = 0; i < count; i++) {
        Deal d;
        u32 chance = started((u64)(seed + i));
        deal(&d, &chance);
        while (d.moves < MOVES) {
            u64 choices = legal(&d);
            play(&d, nth_bit(choices, (int)below(&chance, popcount(choices))));
        }
        for (int seat = 0; seat < PLAYERS; seat++) totals[seat] += score(&d, seat);
    }
}
