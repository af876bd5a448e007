#include "polynomial.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "chebyshev-evaluate.hpp"

#if defined(__GNUC__) && defined(__x86_64__)
#define KHAGOLA_X86 1
#endif
#ifdef __GNUC__
#define KHAGOLA_INLINE inline __attribute__((always_inline))
#else
#define KHAGOLA_INLINE inline
#endif

namespace khagola {
namespace {

/** 1e-9 of half a piece is below the precision of a Julian day as a double. */
constexpr double kTolerance = 1e-9, kRootTolerance = 1e-11;
/** A change of a value below this counts as none. */
constexpr double kStill = 1e-12;
constexpr int kMaxSteps = 200;

/** The zero of a slope that is monotone on [-1, 1], by Newton's method. */
double zero(const Polynomial& slope, bool negativeFirst) {
  double low = -1, high = 1, x = 0;
  while (high - low > kRootTolerance) {
    const double value = slope.at(x);
    ((value < 0) == negativeFirst ? low : high) = x;
    const double newton = x - value / slope.slope(x);
    const double next = newton > low && newton < high ? newton : low + (high - low) / 2;
    if (std::abs(next - x) < kRootTolerance) return next;
    x = next;
  }
  return x;
}

/** Appends the zeros of `slope`, given over [low, high]. The sizes of its coefficients exclude parts without a change of sign. */
void appendZeros(const Polynomial& slope, double low, double high, std::vector<double>& at) {
  const double least = std::abs(slope.c[0]), swing = slope.maxDeviation();
  if (least > swing) return;
  const double half = (high - low) / 2, middle = low + half;
  const Polynomial bend = slope.derivative();
  if (std::abs(bend.c[0]) > bend.maxDeviation() || half < kTolerance || (least + swing) * half < kStill) {
    const bool negativeFirst = slope.at(-1) < 0;
    if (negativeFirst != (slope.at(1) < 0)) at.push_back(middle + half * zero(slope, negativeFirst));
    return;
  }
  appendZeros(slope.over(-0.5, 0.5), low, middle, at);
  appendZeros(slope.over(0.5, 0.5), middle, high, at);
}

/** The number of parts into which an interval is divided for good first guesses; also the number of lanes of a vector. */
constexpr int kParts = 8;

#ifdef __GNUC__
/** Eight numbers. The compiler divides them into the vectors of the target. */
typedef double Lanes __attribute__((vector_size(64)));
typedef long long Signs __attribute__((vector_size(64)));
constexpr int kWide = 8;

KHAGOLA_INLINE Lanes all(double value) { return Lanes{} + value; }
KHAGOLA_INLINE Lanes load(const double* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}
KHAGOLA_INLINE void store(const Lanes& lanes, double* to) { std::memcpy(to, &lanes, sizeof lanes); }
KHAGOLA_INLINE Lanes entries(const double* table, const Signs& places) {
#ifdef __clang__
  Lanes result;
  for (int i = 0; i < kWide; i++) result[i] = table[places[i]];
  return result;
#else
  return __builtin_shuffle(load(table), places);
#endif
}
KHAGOLA_INLINE bool any(const Signs& signs) {
  long long sum = 0;
  for (int i = 0; i < kWide; i++) sum |= signs[i];
  return sum != 0;
}
#else
typedef double Lanes;
typedef long long Signs;
constexpr int kWide = 1;

KHAGOLA_INLINE Lanes all(double value) { return value; }
KHAGOLA_INLINE Lanes load(const double* from) { return *from; }
KHAGOLA_INLINE void store(Lanes lanes, double* to) { *to = lanes; }
KHAGOLA_INLINE Lanes entries(const double* table, Signs place) { return table[place]; }
KHAGOLA_INLINE bool any(Signs sign) { return sign != 0; }
#endif

KHAGOLA_INLINE Lanes magnitude(const Lanes& lanes) { return lanes < 0 ? -lanes : lanes; }

/** Evaluates several vectors at a time, because independent operations hide the latency of each product. */
template <int vectors>
KHAGOLA_INLINE void horner(const Polynomial& p, const Lanes (&x)[vectors], Lanes (&values)[vectors], Lanes (&rates)[vectors]) {
  for (int i = 0; i < vectors; i++) {
    values[i] = all(p.c[p.degree]);
    rates[i] = all(0);
  }
  for (int k = p.degree - 1; k >= 0; k--)
#pragma GCC unroll 4
    for (int i = 0; i < vectors; i++) {
      rates[i] = rates[i] * x[i] + values[i];
      values[i] = values[i] * x[i] + p.c[k];
    }
}

/** An interval in parts of equal length. In each part, a cubic approximates x as a function of the value. */
struct Parts {
  double width;
  double low[kParts], height[kParts], perRise[kParts], rateLow[kParts], rateHigh[kParts];

  KHAGOLA_INLINE Parts(const Polynomial& p, double from, double to) : width((to - from) / kParts) {
    constexpr int ends = 2 * kParts;
    alignas(64) double x[ends], heights[ends], slopes[ends];
    for (int i = 0; i < ends; i++) x[i] = i < kParts ? from + width * i : to;
    constexpr int vectors = ends / kWide;
    Lanes at[vectors], values[vectors], rates[vectors];
    for (int i = 0; i < vectors; i++) at[i] = load(x + i * kWide);
    horner(p, at, values, rates);
    for (int i = 0; i < vectors; i++) {
      store(values[i], heights + i * kWide);
      store(rates[i], slopes + i * kWide);
    }
    // Rates of x per fraction of the rise, limited because they are infinite at a station.
    const double most = 3 * width;
    for (int i = 0; i < kParts; i++) {
      const double rise = heights[i + 1] - heights[i];
      low[i] = x[i];
      height[i] = heights[i];
      perRise[i] = 1 / rise;
      rateLow[i] = std::min(std::abs(rise / slopes[i]), most);
      rateHigh[i] = std::min(std::abs(rise / slopes[i + 1]), most);
    }
  }
};

/** Several roots in parallel: Newton steps within brackets, and bisection where a step does not halve the bracket. */
template <int vectors>
KHAGOLA_INLINE void parallelRoots(const Polynomial& p, const Parts& parts, double direction, double bend, const double* values, double* at) {
  Lanes targets[vectors], lows[vectors], highs[vectors], x[vectors], steps[vectors], v[vectors], r[vectors];
  for (int i = 0; i < vectors; i++) {
    targets[i] = load(values + i * kWide);
    Signs place{};
    for (int part = 1; part < kParts; part++) place -= (targets[i] - parts.height[part]) * direction > 0;
    const Lanes low = entries(parts.low, place), rise = (targets[i] - entries(parts.height, place)) * entries(parts.perRise, place);
    const Lanes nonNegative = rise > 0 ? rise : 0 * rise, u = nonNegative < 1 ? nonNegative : all(1), w = 1 - u;
    const Lanes guess = parts.width * u * u * (3 - 2 * u) + entries(parts.rateLow, place) * u * w * w - entries(parts.rateHigh, place) * u * u * w;
    const Lanes least = guess > 0 ? guess : all(0);
    lows[i] = low;
    highs[i] = low + parts.width;
    steps[i] = all(parts.width);
    x[i] = low + (least < parts.width ? least : steps[i]);
  }
  for (int step = 0; step < kMaxSteps; step++) {
    horner(p, x, v, r);
    Signs unfinished{};
    for (int i = 0; i < vectors; i++) {
      const Lanes error = v[i] - targets[i];
      const Signs before = error * direction < 0;
      lows[i] = before ? x[i] : lows[i];
      highs[i] = before ? highs[i] : x[i];
      const Lanes newton = x[i] - error / r[i];
      const Signs isNewtonValid = (newton >= lows[i]) & (newton <= highs[i]) & (magnitude(newton - x[i]) <= magnitude(steps[i]) / 2);
      const Lanes next = isNewtonValid ? newton : lows[i] + (highs[i] - lows[i]) / 2;
      steps[i] = next - x[i];
      x[i] = next;
      // A bound of the next step.
      unfinished |= bend * steps[i] * steps[i] >= kTolerance * magnitude(r[i]);
    }
    if (!any(unfinished)) break;
  }
  for (int i = 0; i < vectors; i++) store(x[i], at + i * kWide);
}

/** Finds up to `vectors` vectors of roots. An incomplete vector is filled with its last value. */
template <int vectors>
KHAGOLA_INLINE size_t rootsOfVectors(const Polynomial& p, const Parts& parts, int direction, double bend, const double* values, size_t count,
                                     double* at) {
  constexpr size_t size = vectors * kWide;
  if (count >= size) {
    parallelRoots<vectors>(p, parts, direction, bend, values, at);
    return size;
  }
  double targets[size], results[size];
  for (size_t i = 0; i < size; i++) targets[i] = values[std::min(i, count - 1)];
  parallelRoots<vectors>(p, parts, direction, bend, targets, results);
  std::copy_n(results, count, at);
  return count;
}

KHAGOLA_INLINE void allRoots(const Polynomial& p, double low, double high, int direction, const double* values, size_t count, double* at) {
  double bend = 0;
  for (int k = 2; k <= p.degree; k++) bend += k * (k - 1) * std::abs(p.c[k]);
  const Parts parts(p, low, high);
  for (size_t done = 0, now; done < count; done += now) {
    const size_t left = count - done;
    now = left > 2 * kWide ? rootsOfVectors<4>(p, parts, direction, bend, values + done, left, at + done)
          : left > kWide   ? rootsOfVectors<2>(p, parts, direction, bend, values + done, left, at + done)
                           : rootsOfVectors<1>(p, parts, direction, bend, values + done, left, at + done);
  }
}

using Roots = void (*)(const Polynomial&, double, double, int, const double*, size_t, double*);

void portable(const Polynomial& p, double low, double high, int direction, const double* values, size_t count, double* at) {
  allRoots(p, low, high, direction, values, count, at);
}
#ifdef KHAGOLA_X86
__attribute__((target("avx2,fma"))) void avx2(const Polynomial& p, double low, double high, int direction, const double* values,
                                              size_t count, double* at) {
  allRoots(p, low, high, direction, values, count, at);
}
__attribute__((target("avx512f,avx512vl,avx512dq,fma,prefer-vector-width=512"))) void avx512(const Polynomial& p, double low, double high,
                                                                                            int direction, const double* values,
                                                                                            size_t count, double* at) {
  allRoots(p, low, high, direction, values, count, at);
}
#endif

Roots fastest() {
#ifdef KHAGOLA_X86
  if (widest() == Width::avx512) return avx512;
  if (widest() == Width::avx2) return avx2;
#endif
  return portable;
}

}  // namespace

Polynomial Polynomial::derivative() const {
  Polynomial slope;
  slope.degree = std::max(degree - 1, 0);
  for (int k = 1; k <= degree; k++) slope.c[k - 1] = k * c[k];
  return slope;
}

Polynomial Polynomial::over(double middle, double half) const {
  Polynomial part = *this;
  for (int i = 0; i < degree; i++)
    for (int k = degree - 1; k >= i; k--) part.c[k] += middle * part.c[k + 1];
  double scale = 1;
  for (int k = 1; k <= degree; k++) part.c[k] *= scale *= half;
  return part;
}

void Polynomial::add(const Polynomial& other, double factor) {
  degree = std::max(degree, other.degree);
  for (int k = 0; k <= other.degree; k++) c[k] += factor * other.c[k];
}

void appendExtrema(const Polynomial& polynomial, double low, double high, std::vector<double>& at) {
  double most = 0;
  for (int k = 2; k <= polynomial.degree; k++) most += k * std::abs(polynomial.c[k]);
  if (std::abs(polynomial.c[1]) > most) return;
  const Polynomial slope = polynomial.derivative();
  const double half = (high - low) / 2;
  appendZeros(low > -1 || high < 1 ? slope.over(low + half, half) : slope, low, high, at);
}

void roots(const Polynomial& polynomial, double low, double high, int direction, const double* values, size_t count, double* at) {
  static const Roots run = fastest();
  run(polynomial, low, high, direction, values, count, at);
}

}  // namespace khagola
