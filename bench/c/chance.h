/* Random numbers as the engine draws them (src/irodori/core/bits.py), and sets of numbers below 64 as bits. */
#ifndef CHANCE_H
#define CHANCE_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint8_t u8;

static inline u64 bit(int n) { return 1ULL << n; }
static inline int popcount(u64 set) { return __builtin_popcountll(set); }
static inline int lowest(u64 set) { return __builtin_ctzll(set); }
static inline int highest(u64 set) { return 63 - __builtin_clzll(set); }

/* The k-th smallest number of the set, alone in a set. */
static inline u64 nth_bit(u64 set, int k) {
#ifdef __BMI2__
    return _pdep_u64(1ULL << k, set);
#else
    while (k-- > 0) set &= set - 1;
    return set & -set;
#endif
}

static inline u64 seeded(u64 seed) {
    u64 x = seed * 0x9E3779B97F4A7C15ULL + 0x9E3779B97F4A7C15ULL;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return x ^ x >> 31;
}

/* A number below count. */
static inline int draw(u64 *chance, int count) {
    u64 x = *chance = *chance * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((u64)(u32)((x ^ x >> 22) >> (22 + (x >> 61))) * (u64)count >> 32);
}

/* One of a set, alone in a set. */
static inline u64 draw_bit(u64 *chance, u64 set) { return nth_bit(set, draw(chance, popcount(set))); }

/* Draws the card for place i from those at i to before end. */
static inline int draw_card(u64 *chance, u8 *deck, int i, int end) {
    int j = i + draw(chance, end - i);
    u8 card = deck[j];
    deck[j] = deck[i];
    deck[i] = card;
    return card;
}

#endif
