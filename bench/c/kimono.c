/* KIMONO in C: what the engine is measured against. A seat's curios are eight bytes, one a sort; coins and fires, which
   nothing takes away again, are points at once. */
#include "chance.h"

enum { SEATS = 6, SORTS = 8, KIMONO = 4, FIRE = 17, KEPT = 18, CAT = 18, BREAKAGE, COPY, APPRENTICE, KINDS = 3 };
enum { ROUNDS = 5, CARDS = 80, ROW = 16, NOBODY = 255 };
enum { DEAL, SPLIT, PLACE, WANT, RESOLVE, BREAK, PICK, OVER };

typedef struct {
    int start, end;
    u64 wanters;
} Group;

typedef struct {
    u64 chance;
    u64 acting, contenders, second;
    int stage, players, pile, cards, kimonos;
    int round, master, apprentice, placed, closing;
    int length, start, cut, end, first_left;
    int owner, drawn, sack, groups, binned;
    int points[SEATS];
    short values[SORTS], coins[KEPT]; /* a curio is no coin and counts for 0 there */
    u8 limits[SORTS], waiting[KINDS];
    u8 have[SEATS][SORTS];
    u8 row[2 * ROW]; /* moved sixteen at a time */
    Group stack[ROW];
    u8 bin[CARDS];
    u8 deck[CARDS + ROW];
} Game;

static inline int left_of(const Game *g, int seat) { return seat + 1 < g->players ? seat + 1 : 0; }

static inline void ask(Game *g, int stage, int seat) {
    g->stage = stage;
    g->acting = bit(seat);
}

static inline void ask_split(Game *g, int start, int end, u64 contenders) {
    g->start = start;
    g->end = end;
    g->contenders = contenders;
    ask(g, SPLIT, g->master);
}

static inline void open_round(Game *g) {
    memcpy(g->row, g->deck + g->round * g->pile, ROW);
    g->length = g->pile;
    g->apprentice = NOBODY;
    g->placed = 0;
    ask_split(g, 0, g->pile, bit(g->players) - 1);
}

static inline void deal(Game *g) {
    u64 chance = g->chance;
    for (int i = 0, cards = g->cards; i < cards; i++) draw_card(&chance, g->deck, i, cards);
    g->chance = chance;
    g->sack = ROUNDS * g->pile;
    open_round(g);
}

static inline void ask_wants(Game *g) {
    g->acting = g->contenders;
    g->second = 0;
    g->stage = WANT;
}

static inline void split(Game *g, int choice) {
    g->cut = g->start + choice / 2 + 1;
    g->first_left = !(choice & 1);
    if (g->placed) ask_wants(g);
    else ask(g, PLACE, g->master);
}

static inline void place(Game *g, int choice) {
    int in_left = (choice < ROW) == g->first_left;
    int at = choice % ROW + (in_left ? g->start : g->cut);
    u8 moved[ROW];
    memcpy(moved, g->row + at, ROW);
    memcpy(g->row + at + 1, moved, ROW);
    g->row[at] = APPRENTICE;
    g->length++;
    g->end++;
    g->cut += in_left;
    g->placed = 1;
    ask_wants(g);
}

static inline void push(Game *g, int start, int end, u64 wanters) { g->stack[g->groups++] = (Group){start, end, wanters}; }

static inline void want(Game *g, int seat, int group) {
    u64 second = g->second |= (u64)group << seat, first = g->contenders ^ second;
    g->acting ^= bit(seat);
    if (g->acting) return;
    push(g, g->first_left ? g->cut : g->start, g->first_left ? g->end : g->cut, second);
    push(g, g->first_left ? g->start : g->cut, g->first_left ? g->cut : g->end, first);
}

static inline void receive(Game *g, int seat, int card) {
    if (card < KEPT) { /* no branch between curios and coins: which comes cannot be foreseen */
        g->have[seat][card % SORTS] += card < SORTS;
        g->points[seat] += g->coins[card];
    } else if (card == APPRENTICE) {
        g->apprentice = seat;
    } else {
        g->owner = seat;
        g->waiting[card - CAT]++;
    }
}

static inline void throw_away(Game *g, int start, int end) {
    for (int i = start; i < end; i++) {
        g->bin[g->binned] = g->row[i];
        g->binned += g->row[i] != APPRENTICE;
    }
}

static inline void give_kimonos(Game *g, u64 wanters) {
    int due = popcount(wanters);
    if (due > g->kimonos) {
        g->kimonos = 0;
        return;
    }
    g->kimonos -= due;
    for (; wanters; wanters &= wanters - 1) g->have[lowest(wanters)][KIMONO]++;
}

static inline void settle(Game *g) {
    Group group = g->stack[--g->groups];
    if (!group.wanters) {
        throw_away(g, group.start, group.end);
    } else if ((group.wanters & (group.wanters - 1)) == 0) {
        int seat = lowest(group.wanters);
        for (int i = group.start; i < group.end; i++) receive(g, seat, g->row[i]);
    } else if (group.end - group.start == 1) {
        throw_away(g, group.start, group.end);
        give_kimonos(g, group.wanters);
    } else {
        ask_split(g, group.start, group.end, group.wanters);
    }
}

static inline void close_round(Game *g) {
    g->closing = 1;
    if (g->apprentice == NOBODY) {
        g->master = left_of(g, g->master);
        return;
    }
    g->master = g->apprentice;
    for (int i = 0; i < g->binned; i++) receive(g, g->master, g->bin[i]);
    g->binned = 0;
}

/* ---- action cards: rare, so written plainly */

static u64 owned(const Game *g, int seat) {
    u64 sorts = 0;
    for (int sort = 0; sort < SORTS; sort++) sorts |= (u64)(g->have[seat][sort] != 0) << sort;
    return sorts;
}

static u64 most_owned(const Game *g, int seat) {
    int most = 1;
    u64 sorts = 0;
    for (int sort = 0; sort < SORTS; sort++) {
        int count = g->have[seat][sort];
        if (count > most) most = count, sorts = 0;
        if (count == most) sorts |= bit(sort);
    }
    return sorts;
}

static int curios(const Game *g, int seat) {
    int count = 0;
    for (int sort = 0; sort < SORTS; sort++) count += g->have[seat][sort];
    return count;
}

static void perform(Game *g, int seat, int card) {
    if (card == CAT) {
        if (g->sack == g->cards) return;
        int drawn = g->deck[g->sack++];
        if (drawn < KEPT) receive(g, seat, drawn);
        else g->drawn = drawn;
    } else if (card == BREAKAGE) {
        u64 sorts = owned(g, seat);
        int count = curios(g, seat);
        if (count > 2 && sorts & (sorts - 1)) {
            ask(g, BREAK, seat);
            return;
        }
        for (int i = 0; i < 2 && i < count; i++) g->have[seat][lowest(owned(g, seat))]--;
    } else {
        u64 sorts = most_owned(g, seat);
        if (sorts & (sorts - 1)) ask(g, PICK, seat);
        else if (sorts) g->have[seat][lowest(sorts)]++;
    }
}

static u64 waiting(const Game *g) {
    u64 kinds = 0;
    for (int kind = 0; kind < KINDS; kind++) kinds |= (u64)(g->waiting[kind] != 0) << kind;
    return kinds;
}

static void carry_out(Game *g, int kind) {
    g->waiting[kind]--;
    perform(g, g->owner, CAT + kind);
}

static void act(Game *g) {
    if (g->drawn != NOBODY) {
        int card = g->drawn;
        g->drawn = NOBODY;
        perform(g, g->owner, card);
        return;
    }
    u64 kinds = waiting(g);
    if (!kinds) g->owner = NOBODY;
    else if (kinds & (kinds - 1)) ask(g, RESOLVE, g->owner);
    else carry_out(g, lowest(kinds));
}

/* Pairs of sorts are numbered (0,0), (0,1) … (0,7), (1,1) … */
static u64 pairs(const Game *g, int seat) {
    const u8 *have = g->have[seat];
    u64 found = 0;
    int pair = 0;
    for (int a = 0; a < SORTS; a++)
        for (int b = a; b < SORTS; b++, pair++)
            found |= (u64)(have[a] && have[b] && (a != b || have[a] > 1)) << pair;
    return found;
}

static void break_pair(Game *g, int seat, int choice) {
    int a = 0;
    for (; choice >= SORTS - a; a++) choice -= SORTS - a;
    g->have[seat][a]--;
    g->have[seat][a + choice]--;
}

/* What happens by itself until somebody must choose. */
static inline void go_on(Game *g) {
    while (!g->acting) {
        if (g->owner != NOBODY) {
            act(g);
        } else if (g->groups) {
            settle(g);
        } else if (!g->closing) {
            close_round(g);
        } else if (++g->round < ROUNDS) {
            g->closing = 0;
            open_round(g);
        } else {
            g->stage = OVER;
            return;
        }
    }
}

static inline u64 legal(const Game *g, int seat) {
    switch (g->stage) {
    case WANT: return 3;
    case SPLIT: return bit(2 * (g->end - g->start - 1)) - 1;
    case PLACE: {
        u64 left = bit(g->cut - g->start + 1) - 1, right = bit(g->end - g->cut + 1) - 1;
        return g->first_left ? left | right << ROW : right | left << ROW;
    }
    case BREAK: return pairs(g, seat);
    case PICK: return most_owned(g, seat);
    default: return waiting(g);
    }
}

static inline void play(Game *g, int seat, int choice) {
    switch (g->stage) {
    case WANT: want(g, seat, choice); break;
    case SPLIT: split(g, choice); break;
    case PLACE: place(g, choice); break;
    case BREAK: g->acting = 0, break_pair(g, seat, choice); break;
    case PICK: g->acting = 0, g->have[seat][choice]++; break;
    default: g->acting = 0, carry_out(g, choice);
    }
    if (!g->acting) go_on(g);
}

static inline void playout(Game *g) {
    while (g->stage != OVER) {
        if (g->stage == DEAL) {
            deal(g);
            continue;
        }
        int seat = lowest(g->acting);
        play(g, seat, lowest(draw_bit(&g->chance, legal(g, seat))));
    }
}

static inline int score(const Game *g, int seat) {
    int total = g->points[seat];
    for (int sort = 0; sort < SORTS; sort++) {
        int count = g->have[seat][sort];
        total += count * (count <= g->limits[sort] ? g->values[sort] : -1);
    }
    return total;
}

/* deck: the cards as they lie before the shuffle; numbers: cards in a pile, kimonos, what each kept card is worth (a
   fire's loss below 0) and the safe limit of each sort. */
void *create(int players, int options, const u8 *deck, int cards, const int *numbers) {
    (void)options;
    Game *g = calloc(1, sizeof *g);
    g->players = players;
    g->pile = numbers[0];
    g->kimonos = numbers[1];
    g->cards = cards;
    for (int sort = 0; sort < SORTS; sort++) g->values[sort] = (short)numbers[2 + sort];
    for (int coin = SORTS; coin < KEPT; coin++) g->coins[coin] = (short)numbers[2 + coin];
    for (int sort = 0; sort < SORTS; sort++) g->limits[sort] = (u8)numbers[2 + KEPT + sort];
    g->owner = g->drawn = NOBODY;
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
