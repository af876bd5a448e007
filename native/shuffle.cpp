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

void scalar(const uint8_t* row, const ClassList& list, uint8_t* out, bool) {
  for (size_t i = 0; i < list.size; i++) out[i] = row[list.classes[i]];
}

/** Writes the rest of a row, from `done` on. */
void finish(const uint8_t* row, const ClassList& list, uint8_t* out, size_t done) {
  for (size_t i = done; i < list.size; i++) out[i] = row[list.classes[i]];
}

#ifdef KHAGOLA_X86

size_t bytesToBoundary(const uint8_t* at, size_t width, size_t size) {
  return std::min(size, (width - reinterpret_cast<uintptr_t>(at) % width) % width);
}

#define KHAGOLA_AVX2 __attribute__((target("avx2")))
#define KHAGOLA_AVX512 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi")))

/** Sixteen classes per shuffle. A class of another slice is saturated above 127, for which a shuffle returns 0. */
KHAGOLA_AVX2 void avx2(const uint8_t* row, const ClassList& list, uint8_t* out, bool past) {
  const size_t slices = (list.bound + 15) / 16;
  __m256i slice[16], start[16];
  for (size_t s = 0; s < slices; s++) {
    slice[s] = _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(row + 16 * s)));
    start[s] = _mm256_set1_epi8(static_cast<char>(16 * s));
  }
  const __m256i saturate = _mm256_set1_epi8(0x70);
  size_t i = past ? bytesToBoundary(out, 32, list.size) : 0;
  finish(row, {list.classes, i, list.bound}, out, 0);
  for (; i + 32 <= list.size; i += 32) {
    const __m256i classes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(list.classes + i));
    __m256i result = _mm256_setzero_si256();
    for (size_t s = 0; s < slices; s++)
      result = _mm256_or_si256(result, _mm256_shuffle_epi8(slice[s], _mm256_adds_epu8(_mm256_xor_si256(classes, start[s]), saturate)));
    const auto to = reinterpret_cast<__m256i*>(out + i);
    past ? _mm256_stream_si256(to, result) : _mm256_storeu_si256(to, result);
  }
  finish(row, list, out, i);
}

/** A whole row in four registers. */
struct Row {
  __m512i quarter[4];
};

template <bool wide>
KHAGOLA_AVX512 inline __m512i lookUp(const Row& row, __m512i classes) {
  const __m512i low = _mm512_permutex2var_epi8(row.quarter[0], classes, row.quarter[1]);
  if constexpr (!wide) return low;
  const __m512i high = _mm512_permutex2var_epi8(row.quarter[2], classes, row.quarter[3]);
  return _mm512_mask_mov_epi8(low, _mm512_movepi8_mask(classes), high);
}

template <bool wide>
KHAGOLA_AVX512 void vbmi(const uint8_t* from, const ClassList& list, uint8_t* out, bool past) {
  const Row row{{_mm512_loadu_si512(from), _mm512_loadu_si512(from + 64), _mm512_loadu_si512(from + 128), _mm512_loadu_si512(from + 192)}};
  const size_t head = past ? bytesToBoundary(out, 64, list.size) : 0;
  const auto storePart = [&](size_t at, size_t count) KHAGOLA_AVX512 {
    const __mmask64 mask = (uint64_t{1} << count) - 1;
    _mm512_mask_storeu_epi8(out + at, mask, lookUp<wide>(row, _mm512_maskz_loadu_epi8(mask, list.classes + at)));
  };
  storePart(0, head);
  size_t i = head;
  for (; i + 64 <= list.size; i += 64) {
    const __m512i totals = lookUp<wide>(row, _mm512_loadu_si512(list.classes + i));
    past ? _mm512_stream_si512(reinterpret_cast<__m512i*>(out + i), totals) : _mm512_storeu_si512(out + i, totals);
  }
  storePart(i, list.size - i);
}

void avx512(const uint8_t* row, const ClassList& list, uint8_t* out, bool past) {
  (list.bound > 128 ? vbmi<true> : vbmi<false>)(row, list, out, past);
}

#endif

#ifdef KHAGOLA_NEON

/** 64 classes per lookup; a class out of range returns 0. */
void neon(const uint8_t* row, const ClassList& list, uint8_t* out, bool) {
  const size_t quarters = (list.bound + 63) / 64;
  uint8x16x4_t quarter[4];
  for (size_t q = 0; q < quarters; q++) quarter[q] = vld1q_u8_x4(row + 64 * q);
  size_t i = 0;
  for (; i + 16 <= list.size; i += 16) {
    const uint8x16_t classes = vld1q_u8(list.classes + i);
    uint8x16_t result = vdupq_n_u8(0);
    for (size_t q = 0; q < quarters; q++)
      result = vorrq_u8(result, vqtbl4q_u8(quarter[q], vsubq_u8(classes, vdupq_n_u8(static_cast<uint8_t>(64 * q)))));
    vst1q_u8(out + i, result);
  }
  finish(row, list, out, i);
}

#endif

}  // namespace

const std::vector<InstructionSet>& instructionSets() {
  static const std::vector<InstructionSet> sets = [] {
    std::vector<InstructionSet> result;
#ifdef KHAGOLA_X86
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
      result.push_back({"avx512", avx512});
    if (__builtin_cpu_supports("avx2")) result.push_back({"avx2", avx2});
#endif
#ifdef KHAGOLA_NEON
    result.push_back({"neon", neon});
#endif
    result.push_back({"scalar", scalar});
    return result;
  }();
  return sets;
}

void fence() {
#ifdef KHAGOLA_X86
  _mm_sfence();
#endif
}

}  // namespace khagola
