/* What bits.py says in Python, for compiled rules: the same names, the same results. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
typedef unsigned long long Mask;
#define rarely(x) __builtin_expect(!!(x), 0)
static inline Mask bit(long long n) { return 1ULL << n; }
static inline Mask span(long long start, long long count) { return ((1ULL << count) - 1) << start; }
static inline Mask without(Mask these, Mask those) { return these & ~those; }
static inline long long after(long long n, long long count) { return (n + 1) & ((n + 1 - count) >> 63); }
static inline long long popcount(Mask these) { return __builtin_popcountll(these); }
static inline long long lowest(Mask these) { return __builtin_ctzll(these); }
static inline long long highest(Mask these) { return 63 - __builtin_clzll(these); }
#ifdef __BMI2__
#include <immintrin.h>
static inline long long nth(Mask these, long long k) { return __builtin_ctzll(_pdep_u64(1ULL << k, these)); }
#else
static inline long long nth(Mask these, long long k) {
    while (k-- > 0) these &= these - 1;
    return __builtin_ctzll(these);
}
#endif
static inline Mask seeded(long long seed) {
    Mask x = (Mask)seed * 0x9E3779B97F4A7C15ULL + 0x9E3779B97F4A7C15ULL;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return x ^ x >> 31;
}
static inline Mask stepped(Mask x) { return x * 6364136223846793005ULL + 1442695040888963407ULL; }
static inline long long scaled(Mask x, long long count) {
    return (long long)((Mask)(unsigned int)((x ^ x >> 22) >> (22 + (x >> 61))) * (Mask)count >> 32);
}
static inline double ratio(double a, double b) { return a / b; }
static inline double square_root(double x) { return sqrt(x); }
static inline long long whole(double x) { return (long long)x; }
static inline void clear_shorts(short *these, long long first, long long count) {
    memset(these + first, 0, (size_t)count * sizeof *these);
}
static inline void spread(unsigned char *these, long long first, Mask set) {
    for (int k = 0; k < 64; k++) these[first + k] = set >> k & 1;
}
