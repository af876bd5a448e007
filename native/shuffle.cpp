#include "shuffle.hpp"

#include <algorithm>

#if defined(__x86_64__) && defined(__GNUC__)
#define KHAGOLA_X86
#include <immintrin.h>
#elif defined(__aarch64__)
#define KHAGOLA_NEON
#include <arm_neon.h>
#endif

namespace khagola {
namespace {

void scalar(const uint8_t* row, const Reading& reading, uint8_t* out, bool) {
  for (size_t i = 0; i < reading.size; i++) out[i] = row[reading.classes[i]];
}

/** Writes the rest of a row, from `done` on. */
void finish(const uint8_t* row, const Reading& reading, uint8_t* out, size_t done) {
  for (size_t i = done; i < reading.size; i++) out[i] = row[reading.classes[i]];
}

#ifdef KHAGOLA_X86

size_t bytesToBoundary(const uint8_t* at, size_t width, size_t size) {
  return std::min(size, (width - reinterpret_cast<uintptr_t>(at) % width) % width);
}

#define KHAGOLA_AVX2 __attribute__((target("avx2")))
#define KHAGOLA_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi")))

/** Sixteen classes per shuffle. A class of another slice is saturated above 127, for which a shuffle returns 0. */
KHAGOLA_AVX2 void avx2(const uint8_t* row, const Reading& reading, uint8_t* out, bool past) {
  const size_t slices = (reading.bound + 15) / 16;
  __m256i slice[16], start[16];
  for (size_t s = 0; s < slices; s++) {
    slice[s] = _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(row + 16 * s)));
    start[s] = _mm256_set1_epi8(static_cast<char>(16 * s));
  }
  const __m256i saturate = _mm256_set1_epi8(0x70);
  size_t i = past ? bytesToBoundary(out, 32, reading.size) : 0;
  finish(row, {reading.classes, i, reading.bound}, out, 0);
  for (; i + 32 <= reading.size; i += 32) {
    const __m256i classes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(reading.classes + i));
    __m256i found = _mm256_setzero_si256();
    for (size_t s = 0; s < slices; s++)
      found = _mm256_or_si256(found, _mm256_shuffle_epi8(slice[s], _mm256_adds_epu8(_mm256_xor_si256(classes, start[s]), saturate)));
    const auto to = reinterpret_cast<__m256i*>(out + i);
    past ? _mm256_stream_si256(to, found) : _mm256_storeu_si256(to, found);
  }
  finish(row, reading, out, i);
}

/** A whole row in four registers. */
struct Row {
  __m512i quarter[4];
};

template <bool wide>
KHAGOLA_AVX512 inline __m512i found(const Row& row, __m512i classes) {
  const __m512i low = _mm512_permutex2var_epi8(row.quarter[0], classes, row.quarter[1]);
  if constexpr (!wide) return low;
  const __m512i high = _mm512_permutex2var_epi8(row.quarter[2], classes, row.quarter[3]);
  return _mm512_mask_mov_epi8(low, _mm512_movepi8_mask(classes), high);
}

template <bool wide>
KHAGOLA_AVX512 void vbmi(const uint8_t* from, const Reading& reading, uint8_t* out, bool past) {
  const Row row{{_mm512_loadu_si512(from), _mm512_loadu_si512(from + 64), _mm512_loadu_si512(from + 128), _mm512_loadu_si512(from + 192)}};
  const size_t head = past ? bytesToBoundary(out, 64, reading.size) : 0;
  const auto some = [&](size_t at, size_t count) KHAGOLA_AVX512 {
    const __mmask64 mask = (uint64_t{1} << count) - 1;
    _mm512_mask_storeu_epi8(out + at, mask, found<wide>(row, _mm512_maskz_loadu_epi8(mask, reading.classes + at)));
  };
  some(0, head);
  size_t i = head;
  for (; i + 64 <= reading.size; i += 64) {
    const __m512i each = found<wide>(row, _mm512_loadu_si512(reading.classes + i));
    past ? _mm512_stream_si512(reinterpret_cast<__m512i*>(out + i), each) : _mm512_storeu_si512(out + i, each);
  }
  some(i, reading.size - i);
}

void avx512(const uint8_t* row, const Reading& reading, uint8_t* out, bool past) {
  (reading.bound > 128 ? vbmi<true> : vbmi<false>)(row, reading, out, past);
}

#endif

#ifdef KHAGOLA_NEON

/** 64 classes per lookup; a class out of range returns 0. */
void neon(const uint8_t* row, const Reading& reading, uint8_t* out, bool) {
  const size_t quarters = (reading.bound + 63) / 64;
  uint8x16x4_t quarter[4];
  for (size_t q = 0; q < quarters; q++) quarter[q] = vld1q_u8_x4(row + 64 * q);
  size_t i = 0;
  for (; i + 16 <= reading.size; i += 16) {
    const uint8x16_t classes = vld1q_u8(reading.classes + i);
    uint8x16_t found = vdupq_n_u8(0);
    for (size_t q = 0; q < quarters; q++)
      found = vorrq_u8(found, vqtbl4q_u8(quarter[q], vsubq_u8(classes, vdupq_n_u8(static_cast<uint8_t>(64 * q)))));
    vst1q_u8(out + i, found);
  }
  finish(row, reading, out, i);
}

#endif

}  // namespace

const std::vector<InstructionSet>& instructionSets() {
  static const std::vector<InstructionSet> sets = [] {
    std::vector<InstructionSet> found;
#ifdef KHAGOLA_X86
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
      found.push_back({"avx512", avx512});
    if (__builtin_cpu_supports("avx2")) found.push_back({"avx2", avx2});
#endif
#ifdef KHAGOLA_NEON
    found.push_back({"neon", neon});
#endif
    found.push_back({"scalar", scalar});
    return found;
  }();
  return sets;
}

void fence() {
#ifdef KHAGOLA_X86
  _mm_sfence();
#endif
}

}  // namespace khagola
