/* Colors of Kasane in C: what the engine is measured against. Hands and robes hold four bits a card, the top lowest. */
#include "chance.h"

enum { SEATS = 4, NUMBERS = 9, PLUS = 10, MELDS = 9, BOXES = 31, COPIES = 4, LENGTHS = 16, CARDS = 52 };
enum { KASANE, JUU, SAKURA, CHIDORI, ASANOHA, KAGEN, JOUGEN, KACHOU, SETSUGETSU };
enum { DEAL, TAKE, MELD, OVER };

/* What an edition says. A choice is a bit: 2 b for box b, 2 b + 1 for box b with the robe's top card. */
typedef struct {
    int boxes, longest, plus_one_meld;
    u64 juu;
    u64 fitting[2][1 << (NUMBERS + 1)]; /* boxes of melds fitted by a run: is it ordered, which numbers are in it */
    u8 needs[BOXES], copies[BOXES], worth[BOXES * COPIES];
} Edition;

typedef struct {
    const Edition *edition;
    u64 chance, melds;
    u64 hands[SEATS], robes[SEATS];
    u64 open[LENGTHS]; /* boxes that still take a marble, by the number of cards they need */
    int stage, players, size, width, due;
    int round, base, field, seat;
    int points[SEATS];
    u8 heights[SEATS], discards[LENGTHS], marbles[BOXES], deck[CARDS];
} Game;

static inline void deal(Game *g) {
    u64 chance = g->chance;
    for (int i = 0; i < g->due; i++) draw_card(&chance, g->deck, i, g->due);
    g->chance = chance;
    g->base = 0;
}

static inline void lay_out(Game *g) {
    memset(g->heights, g->width, SEATS);
    g->field = g->players * g->width;
    g->seat = g->round;
    g->stage = TAKE;
}

/* All melds that a seat can lay, read from the top of its hand down. */
static inline u64 possible(const Game *g, int seat) {
    const Edition *e = g->edition;
    u64 hand = g->hands[seat], found = 0, seen = 0;
    int top = (int)(g->robes[seat] & 15);
    if (top == PLUS) top = 0;
    int total = 0, rising = 1, falling = 1, last = (int)(hand & 15);
    for (int length = 1; hand && length <= e->longest; length++, hand >>= 4) {
        int card = (int)(hand & 15);
        if (length > 1) {
            rising &= card < last;
            falling &= card > last;
        }
        last = card;
        total += card;
        seen |= bit(card);
        found |= g->open[length] & (e->fitting[rising | falling][seen] | (total == 10 ? e->juu : 0));
        if (top) {
            int ordered = (rising & (top < last)) | (falling & (top > last));
            u64 fits = e->fitting[ordered][seen | bit(top)] | (total + top == 10 ? e->juu : 0);
            found |= (g->open[length + 1] & fits) << 1;
        }
    }
    return found;
}

static inline void gather(Game *g) {
    int pile = g->size - g->base;
    memmove(g->deck, g->deck + g->base, (size_t)pile);
    memcpy(g->deck + pile, g->discards, LENGTHS);
    g->due = pile + g->round * g->players;
    g->stage = DEAL;
}

static inline void end_round(Game *g) {
    int at = g->round * g->players;
    for (int row = 0; row < g->players; row++) {
        const u8 *cards = g->deck + g->base + row * g->width;
        for (int k = 0; k < g->heights[row]; k++) g->discards[at++] = cards[k];
    }
    g->round++;
    g->base += g->players * g->width;
    if (g->round < g->players - 1) lay_out(g);
    else if (g->round < g->players) gather(g);
    else g->stage = OVER;
}

static inline void end_turn(Game *g) {
    g->melds = 0;
    if (g->field == g->players) {
        end_round(g);
    } else {
        g->seat = g->seat + 1 < g->players ? g->seat + 1 : 0;
        g->stage = TAKE;
    }
}

/* The choices of the seat whose turn it is: rows, or melds and the pass. */
static inline u64 legal(const Game *g) {
    if (g->stage == MELD) return g->melds | bit(2 * g->edition->boxes);
    u64 rows = 0;
    for (int row = 0; row < g->players; row++) rows |= (u64)(g->heights[row] != 0) << row;
    return rows;
}

static inline void take(Game *g, int seat, int row) {
    g->field--;
    int card = g->deck[g->base + row * g->width + --g->heights[row]];
    if (card == PLUS) {
        g->robes[seat] = g->robes[seat] << 4 | PLUS;
        g->points[seat]++;
    } else {
        g->hands[seat] = g->hands[seat] << 4 | (u64)card;
    }
    if (card != PLUS || g->edition->plus_one_meld) g->melds = possible(g, seat);
    if (g->melds) g->stage = MELD;
    else end_turn(g);
}

static inline void meld(Game *g, int seat, int choice) {
    const Edition *e = g->edition;
    if (choice < 2 * e->boxes) {
        int box = choice >> 1, bits = 4 * (e->needs[box] - (choice & 1));
        u64 hand = g->hands[seat];
        g->robes[seat] = g->robes[seat] << bits | (hand & (bit(bits) - 1));
        g->hands[seat] = hand >> bits;
        g->points[seat] += e->worth[COPIES * box + g->marbles[box]];
        if (++g->marbles[box] == e->copies[box]) g->open[e->needs[box]] ^= bit(2 * box);
    }
    end_turn(g);
}

static inline void play(Game *g, int seat, int choice) {
    if (g->stage == TAKE) take(g, seat, choice);
    else meld(g, seat, choice);
}

static inline void playout(Game *g) {
    while (g->stage != OVER) {
        if (g->stage == DEAL) deal(g), lay_out(g);
        else play(g, g->seat, lowest(draw_bit(&g->chance, legal(g))));
    }
}

static inline int score(const Game *g, int seat) {
    static const u8 colour_bonus[NUMBERS + 1] = {0, 5, 4, 3, 2, 0, 2, 3, 4, 5};
    u64 robe = g->robes[seat];
    if (robe >> 28 == 0) return g->points[seat]; /* fewer than eight cards */
    u64 seen = 0;
    int cards = 0;
    for (; robe; robe >>= 4, cards++) seen |= bit((int)(robe & 15));
    return g->points[seat] + colour_bonus[popcount(seen & 1023)] + (cards == 12 ? 2 : 0);
}

static int fits(int meld, int ordered, unsigned seen) {
    switch (meld) {
    case KASANE: return (seen & (seen - 1)) == 0;
    case SAKURA: return seen == (1 << 1 | 1 << 2 | 1 << 6);
    case CHIDORI: return seen == (1 << 3 | 1 << 8 | 1 << 9);
    case ASANOHA: return seen == (1 << 4 | 1 << 5 | 1 << 7);
    case KAGEN: return ordered && (seen & ~0x03Eu) == 0;
    case JOUGEN: return ordered && (seen & ~0x3E0u) == 0;
    case KACHOU: return (seen & ~0x2AAu) == 0;
    case SETSUGETSU: return (seen & ~0x154u) == 0;
    default: return 0; /* Juu asks for the sum */
    }
}

static const Edition *edition(int plus_one_meld, int boxes, const int *numbers) {
    Edition *e = calloc(1, sizeof *e);
    u64 of_meld[MELDS] = {0};
    e->boxes = boxes;
    e->plus_one_meld = plus_one_meld;
    for (int box = 0; box < boxes; box++, numbers += 3 + COPIES) {
        of_meld[numbers[0]] |= bit(2 * box);
        e->needs[box] = (u8)numbers[1];
        e->copies[box] = (u8)numbers[2];
        for (int copy = 0; copy < COPIES; copy++) e->worth[COPIES * box + copy] = (u8)numbers[3 + copy];
        if (e->longest < numbers[1]) e->longest = numbers[1];
    }
    e->juu = of_meld[JUU];
    for (int ordered = 0; ordered < 2; ordered++)
        for (unsigned seen = 1; seen < 1 << (NUMBERS + 1); seen++)
            for (int meld = 0; meld < MELDS; meld++)
                if (fits(meld, ordered, seen)) e->fitting[ordered][seen] |= of_meld[meld];
    return e;
}

/* deck: the cards as they lie before the shuffle; numbers: cards in a row, boxes, then for each box its meld, cards,
   copies, the points of each copy, and after all boxes the marbles that lie on each. */
void *create(int players, int plus_one_meld, const u8 *deck, int cards, const int *numbers) {
    Game *g = calloc(1, sizeof *g);
    int boxes = numbers[1];
    const int *marbles = numbers + 2 + (3 + COPIES) * boxes;
    g->edition = edition(plus_one_meld, boxes, numbers + 2);
    g->players = players;
    g->width = numbers[0];
    g->size = g->due = cards;
    for (int box = 0; box < boxes; box++) {
        g->marbles[box] = (u8)marbles[box];
        if (marbles[box] < g->edition->copies[box]) g->open[g->edition->needs[box]] |= bit(2 * box);
    }
    g->stage = DEAL;
    memcpy(g->deck, deck, (size_t)cards);
    return g;
}

void playouts(const Game *root, long long count, long long seed, long long *totals) {
    for (long long i = 0; i < count; i++) {
        Game game = *root;
        game.chance = seeded((u64)(seed + i));
        playout(&game);
        for (int seat = 0; seat < game.players; seat++) totals[seat] += score(&game, seat);
    }
}

int size(void) { return sizeof(Game); }
