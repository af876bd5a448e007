#include "polynomial.hpp"

#include <algorithm>
#include <cmath>

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

/** A time of 1e-9 of half a piece is below what a Julian day in a double can tell. */
constexpr double kGrain = 1e-9, kRootGrain = 1e-11;
/** A value that moves by less stands still. */
constexpr double kStill = 1e-12;
constexpr int kSide = 16, kMostCuts = 16, kMostSteps = 200;

/** The most that |polynomial| can be on [-1, 1], the constant left out. */
double sway(const Polynomial& p) {
  double sum = 0;
  for (int k = 1; k <= p.degree; k++) sum += std::abs(p.c[k]);
  return sum;
}

/** Newton's way to where a slope that only grows or only falls on [-1, 1] is zero. */
double zero(const Polynomial& slope, bool negativeFirst) {
  double low = -1, high = 1, x = 0;
  while (high - low > kRootGrain) {
    const double value = slope.at(x);
    ((value < 0) == negativeFirst ? low : high) = x;
    const double newton = x - value / slope.slope(x);
    const double next = newton > low && newton < high ? newton : low + (high - low) / 2;
    if (std::abs(next - x) < kRootGrain) return next;
    x = next;
  }
  return x;
}

/** `slope` is told over [low, high]: the sizes of its own coefficients show soon where it cannot change its sign. */
void turnsOf(const Polynomial& slope, double low, double high, std::vector<double>& at) {
  const double least = std::abs(slope.c[0]), swing = sway(slope);
  if (least > swing) return;
  const double half = (high - low) / 2, middle = low + half;
  const Polynomial bend = slope.derivative();
  if (std::abs(bend.c[0]) > sway(bend) || half < kGrain || (least + swing) * half < kStill) {
    const bool negativeFirst = slope.at(-1) < 0;
    if (negativeFirst != (slope.at(1) < 0)) at.push_back(middle + half * zero(slope, negativeFirst));
    return;
  }
  turnsOf(slope.over(-0.5, 0.5), low, middle, at);
  turnsOf(slope.over(0.5, 0.5), middle, high, at);
}

#ifdef __GNUC__
/** Eight numbers; the compiler cuts them to what the target has. */
typedef double Octet __attribute__((vector_size(64), aligned(8), may_alias));

/** Two octets, so that the one fills the time in which the other waits for its last product. */
KHAGOLA_INLINE void horner(const Polynomial& p, const double* x, double* values, double* rates) {
  const Octet a = reinterpret_cast<const Octet*>(x)[0], b = reinterpret_cast<const Octet*>(x)[1];
  Octet va = a - a + p.c[p.degree], vb = va, ra = a - a, rb = ra;
  for (int k = p.degree - 1; k >= 0; k--) {
    ra = ra * a + va;
    rb = rb * b + vb;
    va = va * a + p.c[k];
    vb = vb * b + p.c[k];
  }
  reinterpret_cast<Octet*>(values)[0] = va;
  reinterpret_cast<Octet*>(values)[1] = vb;
  reinterpret_cast<Octet*>(rates)[0] = ra;
  reinterpret_cast<Octet*>(rates)[1] = rb;
}
#else
KHAGOLA_INLINE void horner(const Polynomial& p, const double* x, double* values, double* rates) {
  for (int i = 0; i < kSide; i++) {
    double v = p.c[p.degree], r = 0;
    for (int k = p.degree - 1; k >= 0; k--) {
      r = r * x[i] + v;
      v = v * x[i] + p.c[k];
    }
    values[i] = v;
    rates[i] = r;
  }
}
#endif

/**
 * Sixteen roots side by side: Newton's steps inside a bracket each, bisection where they do not at least halve. They begin at
 * the cubic that has x and its rate by the value at both ends.
 */
KHAGOLA_INLINE void sideBySide(const Polynomial& p, double low, double high, double atLow, double atHigh, double slopeLow, double slopeHigh,
                          double direction, double bend, const double* values, double* at) {
  double lows[kSide], highs[kSide], x[kSide], steps[kSide], v[kSide], r[kSide];
  const double rise = atHigh - atLow, width = high - low;
  // Rates of x by the part of the rise; a station's is endless, and cut.
  const double most = 3 * width;
  const double rateLow = std::min(std::abs(rise / slopeLow), most), rateHigh = std::min(std::abs(rise / slopeHigh), most);
  for (int i = 0; i < kSide; i++) {
    const double u = std::min(std::max((values[i] - atLow) / rise, 0.0), 1.0), w = 1 - u;
    lows[i] = low;
    highs[i] = high;
    steps[i] = width;
    x[i] = low + width * u * u * (3 - 2 * u) + rateLow * u * w * w - rateHigh * u * u * w;
    x[i] = std::min(std::max(x[i], low), high);
  }
  for (int step = 0; step < kMostSteps; step++) {
    horner(p, x, v, r);
    int moving = 0;
    for (int i = 0; i < kSide; i++) {
      const double error = v[i] - values[i];
      const bool before = error * direction < 0;
      lows[i] = before ? x[i] : lows[i];
      highs[i] = before ? highs[i] : x[i];
      const double newton = x[i] - error / r[i];
      const bool tame = (newton >= lows[i]) & (newton <= highs[i]) & (std::abs(newton - x[i]) <= std::abs(steps[i]) / 2);
      const double next = tame ? newton : lows[i] + (highs[i] - lows[i]) / 2;
      steps[i] = next - x[i];
      x[i] = next;
      // So much may the next step be, at the most.
      moving += bend * steps[i] * steps[i] >= kGrain * std::abs(r[i]);
    }
    if (moving == 0) break;
  }
  for (int i = 0; i < kSide; i++) at[i] = x[i];
}

KHAGOLA_INLINE void all(const Polynomial& p, double low, double high, int direction, const double* values, size_t count, double* at) {
  // A long way is cut, so that the first guesses are near.
  const int cuts = count < 8 ? 1 : count < 24 ? 4 : kMostCuts;
  double bend = 0;
  for (int k = 2; k <= p.degree; k++) bend += k * (k - 1) * std::abs(p.c[k]);
  double ends[kMostCuts + kSide], heights[kMostCuts + kSide], slopes[kMostCuts + kSide];
  for (int cut = 0; cut < kMostCuts + kSide; cut++) ends[cut] = cut < cuts ? low + (high - low) * cut / cuts : high;
  for (int cut = 0; cut <= cuts; cut += kSide) horner(p, ends + cut, heights + cut, slopes + cut);
  size_t i = 0;
  for (int cut = 1; cut <= cuts && i < count; cut++) {
    const double from = ends[cut - 1], to = ends[cut], atTo = heights[cut];
    size_t end = i;
    if (cut == cuts)
      end = count;
    else
      while (end < count && (atTo - values[end]) * direction > 0) end++;
    for (; i < end; i += kSide) {
      const size_t now = std::min<size_t>(end - i, kSide);
      double wanted[kSide], found[kSide];
      for (size_t k = 0; k < kSide; k++) wanted[k] = values[i + std::min(k, now - 1)];
      sideBySide(p, from, to, heights[cut - 1], atTo, slopes[cut - 1], slopes[cut], direction, bend, wanted, found);
      std::copy_n(found, now, at + i);
    }
    i = end;
  }
}

using Roots = void (*)(const Polynomial&, double, double, int, const double*, size_t, double*);

void portable(const Polynomial& p, double low, double high, int direction, const double* values, size_t count, double* at) {
  all(p, low, high, direction, values, count, at);
}
#ifdef KHAGOLA_X86
__attribute__((target("avx2,fma"))) void avx2(const Polynomial& p, double low, double high, int direction, const double* values,
                                              size_t count, double* at) {
  all(p, low, high, direction, values, count, at);
}
__attribute__((target("avx512f,avx512vl,avx512dq,fma,prefer-vector-width=512"))) void avx512(const Polynomial& p, double low, double high,
                                                                                            int direction, const double* values,
                                                                                            size_t count, double* at) {
  all(p, low, high, direction, values, count, at);
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

void turns(const Polynomial& polynomial, double low, double high, std::vector<double>& at) {
  const Polynomial slope = polynomial.derivative();
  if (std::abs(slope.c[0]) > sway(slope)) return;
  const double half = (high - low) / 2;
  turnsOf(low > -1 || high < 1 ? slope.over(low + half, half) : slope, low, high, at);
}

void roots(const Polynomial& polynomial, double low, double high, int direction, const double* values, size_t count, double* at) {
  static const Roots run = fastest();
  run(polynomial, low, high, direction, values, count, at);
}

}  // namespace khagola
