/* Iroha ni Oedo in C: what the engine is measured against. A card is its colour times twelve plus its rank minus one. */
#include "chance.h"

enum { SEATS = 6, COLOURS = 5, RANKS = 12, HAND = 9 };
enum { DEAL, PASS, PLAY, STAR, OVER };

typedef struct {
    u64 chance;
    u64 hands[SEATS], passed[SEATS], taken[SEATS];
    u64 led, trick, trump; /* the colours in the trick, all ranks; the cards in it; the last colour brought in */
    int stage, players, cards, first_star;
    int dealer, tricks, seat;
    int points[SEATS];
    u64 passing; /* seats that have not chosen both cards */
    u8 deck[COLOURS * RANKS];
    u8 played_by[COLOURS * RANKS];
} Game;

#define TWELVE(x) x, x, x, x, x, x, x, x, x, x, x, x
static const u64 SUIT_OF[COLOURS * RANKS] = {
    TWELVE(0xFFFULL), TWELVE(0xFFFULL << 12), TWELVE(0xFFFULL << 24), TWELVE(0xFFFULL << 36), TWELVE(0xFFFULL << 48),
};

static inline int left_of(const Game *g, int seat) { return seat + 1 < g->players ? seat + 1 : 0; }

static inline void deal(Game *g) {
    u64 chance = g->chance;
    int seat = g->dealer, at = 0;
    for (int i = 0; i < g->players; i++) {
        u64 hand = 0;
        for (int end = at + HAND; at < end; at++) hand |= bit(draw_card(&chance, g->deck, at, g->cards));
        seat = left_of(g, seat);
        g->hands[seat] = hand;
        g->passed[seat] = g->taken[seat] = 0;
    }
    g->chance = chance;
    g->passing = bit(g->players) - 1;
    g->tricks = 0;
    g->stage = PASS;
}

static inline void end_deal(Game *g);

/* The seats that must choose. */
static inline u64 actors(const Game *g) { return g->stage == PASS ? g->passing : bit(g->seat); }

/* The cards that a seat may choose, or both answers to the star. */
static inline u64 legal(const Game *g, int seat) {
    u64 hand = g->hands[seat], following = hand & g->led;
    if (following) return following;
    return g->stage == STAR ? 3 : hand;
}

static inline void pass(Game *g, int seat, u64 card) {
    g->hands[seat] ^= card;
    g->passed[seat] |= card;
    if (popcount(g->passed[seat]) < 2) return;
    g->passing ^= bit(seat);
    if (g->passing) return;
    for (int giver = 0; giver < g->players; giver++) g->hands[left_of(g, giver)] |= g->passed[giver];
    g->led = g->trick = 0;
    g->seat = left_of(g, g->dealer);
    g->stage = PLAY;
}

static inline void play_card(Game *g, int seat, u64 played) {
    int card = lowest(played);
    g->hands[seat] ^= played;
    g->trick |= played;
    g->played_by[card] = (u8)seat;
    if (!(played & g->led)) {
        g->trump = SUIT_OF[card];
        g->led |= g->trump;
    }
    if (popcount(g->trick) < g->players) {
        g->seat = left_of(g, seat);
        return;
    }
    seat = g->played_by[highest(g->trick & g->trump)]; /* once a trick is cheaper than a branch a card */
    g->taken[seat] |= g->trick;
    g->led = g->trick = 0;
    g->seat = seat;
    if (++g->tricks == HAND) end_deal(g);
}

static inline void play(Game *g, int seat, u64 choice) {
    if (g->stage == PLAY) play_card(g, seat, choice);
    else if (g->stage == PASS) pass(g, seat, choice);
    else g->stage = OVER; /* the star: who wins, not how many points */
}

static inline int worth(u64 taken) {
    int total = 0;
    for (int colour = 0; colour < COLOURS; colour++, taken >>= RANKS) {
        unsigned suit = taken & 0xFFF;
        int points = __builtin_ctz(suit | 1 << RANKS) + 2 - __builtin_popcount(suit);
        total += points & -(suit != 0); /* no branch: which colours were taken cannot be foreseen */
    }
    return total;
}

static inline u64 leaders(const Game *g) {
    int most = g->points[0];
    u64 ahead = 1;
    for (int seat = 1; seat < g->players; seat++) {
        if (g->points[seat] > most) most = g->points[seat], ahead = bit(seat);
        else if (g->points[seat] == most) ahead |= bit(seat);
    }
    return ahead;
}

static inline void end_deal(Game *g) {
    for (int seat = 0; seat < g->players; seat++) g->points[seat] += worth(g->taken[seat]);
    if (++g->dealer < g->players) {
        g->stage = DEAL;
    } else {
        u64 ahead = leaders(g);
        g->stage = g->first_star && ahead & (ahead - 1) ? STAR : OVER;
    }
}

static inline void playout(Game *g) {
    while (g->stage != OVER) {
        if (g->stage == DEAL) {
            deal(g);
            continue;
        }
        int seat = lowest(actors(g));
        play(g, seat, draw_bit(&g->chance, legal(g, seat)));
    }
}

/* deck: the cards as they lie before a shuffle; numbers: the dealer. */
void *create(int players, int first_star, const u8 *deck, int cards, const int *numbers) {
    Game *g = calloc(1, sizeof *g);
    g->players = players;
    g->first_star = first_star;
    g->cards = cards;
    g->dealer = numbers[0];
    g->stage = DEAL;
    memcpy(g->deck, deck, (size_t)cards);
    return g;
}

/* Deals and passes, by chance from the seed. */
void advance(Game *g, long long seed) {
    g->chance = seeded((u64)seed);
    deal(g);
    while (g->stage == PASS) {
        int seat = lowest(actors(g));
        play(g, seat, draw_bit(&g->chance, legal(g, seat)));
    }
}

void playouts(const Game *root, long long count, long long seed, long long *totals) {
    for (long long i = 0; i < count; i++) {
        Game game = *root;
        game.chance = seeded((u64)(seed + i));
        playout(&game);
        for (int seat = 0; seat < game.players; seat++) totals[seat] += game.points[seat];
    }
}

int size(void) { return sizeof(Game); }
