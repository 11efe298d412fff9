#include "csystem.h"

#include <string.h>

/* FIPS 180-4, section 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t round_constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* Section 5.3.3. */
static const uint32_t initial_state[8] = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

typedef void (*block_function)(uint32_t state[8], const uint8_t *blocks, size_t count);

static uint32_t rotated(uint32_t x, int by) { return x >> by | x << (32 - by); }

static void blocks_portable(uint32_t state[8], const uint8_t *bytes, size_t count) {
  for (; count; count--, bytes += 64) {
    uint32_t w[64];
    for (int i = 0; i < 16; i++) {
      const uint8_t *p = bytes + 4 * i;
      w[i] = (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
    }
    for (int i = 16; i < 64; i++) {
      uint32_t x = w[i - 15], y = w[i - 2];
      w[i] = w[i - 16] + w[i - 7] + (rotated(x, 7) ^ rotated(x, 18) ^ x >> 3) +
             (rotated(y, 17) ^ rotated(y, 19) ^ y >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t t1 = h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + (g ^ (e & (f ^ g))) +
                    round_constants[i] + w[i];
      uint32_t t2 = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) | (c & (a | b)));
      h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

static void digest_with(block_function blocks, const void *input, size_t count, uint8_t digest[32]) {
  const uint8_t *bytes = input;
  uint32_t state[8];
  memcpy(state, initial_state, sizeof state);
  blocks(state, bytes, count / 64);

  /* The tail: what is left, a one bit, zeros, and the length in bits in the last eight bytes. */
  uint8_t tail[128] = {0};
  size_t rest = count % 64, length = rest < 56 ? 64 : 128;
  if (rest) memcpy(tail, bytes + (count - rest), rest);
  tail[rest] = 0x80;
  for (int i = 0; i < 8; i++) tail[length - 1 - i] = (uint8_t)((uint64_t)count * 8 >> 8 * i);
  blocks(state, tail, length / 64);

  for (int i = 0; i < 8; i++)
    for (int j = 0; j < 4; j++) digest[4 * i + j] = (uint8_t)(state[i] >> (24 - 8 * j));
}

void csystem_sha256_portable(const void *bytes, size_t count, uint8_t digest[32]) {
  digest_with(blocks_portable, bytes, count, digest);
}

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/* The instructions keep the state as two vectors, ABEF and CDGH, and do two rounds each; a step of four rounds also
   brings the message schedule four words forward. */
__attribute__((target("sha,sse4.1,ssse3"))) static void blocks_x86(
    uint32_t state[8], const uint8_t *bytes, size_t count) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  const __m128i *constants = (const __m128i *)round_constants;
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);        /* CDAB */
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b); /* EFGH */
  __m128i abef = _mm_alignr_epi8(low, high, 8), cdgh = _mm_blend_epi16(high, low, 0xf0);

  for (; count; count--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i w[4];
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      __m128i words;
      if (i < 4) {
        words = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)bytes + i), big_endian);
      } else {
        __m128i earlier = _mm_sha256msg1_epu32(w[i & 3], w[(i + 1) & 3]);
        __m128i seven_back = _mm_alignr_epi8(w[(i + 3) & 3], w[(i + 2) & 3], 4);
        words = _mm_sha256msg2_epu32(_mm_add_epi32(earlier, seven_back), w[(i + 3) & 3]);
      }
      w[i & 3] = words;
      __m128i sum = _mm_add_epi32(words, constants[i]);
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }

  low = _mm_shuffle_epi32(abef, 0x1b);  /* FEBA */
  high = _mm_shuffle_epi32(cdgh, 0xb1); /* DCHG */
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(low, high, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(high, low, 8));
}

static block_function best_blocks(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_SSSE3) || !(c & bit_SSE4_1)) return blocks_portable;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b & bit_SHA)) return blocks_portable;
  return blocks_x86;
}
#else
static block_function best_blocks(void) { return blocks_portable; }
#endif

void csystem_sha256(const void *bytes, size_t count, uint8_t digest[32]) {
  /* Every thread finds the same answer, so a race only repeats the question. */
  static _Atomic(block_function) chosen;
  block_function blocks = chosen;
  if (!blocks) chosen = blocks = best_blocks();
  digest_with(blocks, bytes, count, digest);
}
