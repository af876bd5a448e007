#include "chebyshev-evaluate.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <utility>

#if defined(__GNUC__) && defined(__x86_64__)
#define KHAGOLA_X86 1
#endif
#ifdef __GNUC__
#define KHAGOLA_ALWAYS __attribute__((always_inline))
#else
#define KHAGOLA_ALWAYS
#endif
#define KHAGOLA_INLINE inline KHAGOLA_ALWAYS

namespace khagola {
namespace {

constexpr double kDegree = 3.14159265358979323846 / 180;
constexpr double kDaysToMostRecords = 0.0008;
constexpr int kNutationRow = 1;

#ifdef __GNUC__
template <int bytes>
struct Vector {
  typedef double Lanes __attribute__((vector_size(bytes)));
  typedef float Rounded __attribute__((vector_size(bytes / 2)));
};

/** Coefficient k of the lanes from `lane` on. Copied, because a table under construction is not aligned to the size of a vector. */
template <int bytes, int group, int k>
KHAGOLA_INLINE typename Vector<bytes>::Lanes coefficients(const double* c, int lane) {
  constexpr Group of = kGroupOf[group];
  if constexpr (k < of.exact) {
    typename Vector<bytes>::Lanes lanes;
    std::memcpy(&lanes, c + k * of.lanes + lane, bytes);
    return lanes;
  } else {
    typename Vector<bytes>::Rounded lanes;
    std::memcpy(&lanes, reinterpret_cast<const float*>(c + of.doubles()) + (k - of.exact) * of.lanes + lane, bytes / 2);
    return __builtin_convertvector(lanes, typename Vector<bytes>::Lanes);
  }
}

/**
 * Values and rates of the lanes of a group. Even and odd powers are summed separately, which shortens the dependency chain. All loops are
 * unrolled, so that the processor evaluates several groups in parallel.
 */
template <int widest, int group>
KHAGOLA_INLINE void horner(const double* c, double x, double scale, double* values, double* rates) {
  constexpr int lanes = kGroupOf[group].lanes, degree = kGroupOf[group].degree;
  constexpr int bytes = std::min(widest, lanes * static_cast<int>(sizeof(double)));
  using Lanes = typename Vector<bytes>::Lanes;
  constexpr int width = bytes / sizeof(double), topEven = degree / 2, topOdd = (degree - 1) / 2;
  const double y = x * x, twice = 2 * x;
#pragma GCC unroll 4
  for (int i = 0; i < lanes; i += width) {
    Lanes even = coefficients<bytes, group, 2 * topEven>(c, i), odd = coefficients<bytes, group, 2 * topOdd + 1>(c, i), evenRate{}, oddRate{};
    [&]<int... step>(std::integer_sequence<int, step...>) KHAGOLA_ALWAYS {
      (..., (evenRate = evenRate * y + even, even = even * y + coefficients<bytes, group, 2 * (topEven - 1 - step)>(c, i)));
    }(std::make_integer_sequence<int, topEven>{});
    [&]<int... step>(std::integer_sequence<int, step...>) KHAGOLA_ALWAYS {
      (..., (oddRate = oddRate * y + odd, odd = odd * y + coefficients<bytes, group, 2 * (topOdd - 1 - step) + 1>(c, i)));
    }(std::make_integer_sequence<int, topOdd>{});
    const Lanes value = odd * x + even, rate = (odd + twice * (evenRate + x * oddRate)) * scale;
    std::memcpy(values + i, &value, bytes);
    std::memcpy(rates + i, &rate, bytes);
  }
}

/** Converts longitudes of a row from the mean equinox to apparent ones in [0, 360). `longitudes`: 1 for longitude lanes, else 0. */
template <int widest, int lanes>
KHAGOLA_INLINE void finish(const double* longitudes, double shift, double shiftRate, double* values, double* rates) {
  constexpr int bytes = std::min(widest, lanes * static_cast<int>(sizeof(double)));
  using Lanes = typename Vector<bytes>::Lanes;
  constexpr int width = bytes / sizeof(double);
  // Adding and subtracting this number rounds to the nearest integer.
  constexpr double toWhole = 6755399441055744.0;
#pragma GCC unroll 4
  for (int i = 0; i < lanes; i += width) {
    Lanes is, value, rate;
    std::memcpy(&is, longitudes + i, bytes);
    std::memcpy(&value, values + i, bytes);
    std::memcpy(&rate, rates + i, bytes);
    value += is * shift;
    const Lanes turn = is * 360, turns = (value * is * (1.0 / 360) + toWhole) - toWhole;
    value -= turns * 360;
    value = value < 0 ? value + turn : value;
    rate += is * shiftRate;
    std::memcpy(values + i, &value, bytes);
    std::memcpy(rates + i, &rate, bytes);
  }
}
#else
template <int, int lanes>
KHAGOLA_INLINE void finish(const double* longitudes, double shift, double shiftRate, double* values, double* rates) {
  for (int i = 0; i < lanes; i++)
    if (longitudes[i] != 0) {
      values[i] = wrap360(values[i] + shift);
      rates[i] += shiftRate;
    }
}
template <int, int group>
KHAGOLA_INLINE void horner(const double* c, double x, double scale, double* values, double* rates) {
  for (int i = 0; i < kGroupOf[group].lanes; i++) {
    const Column column(c - kGroupOffsets[group], group * kGroupLanes + i);
    double v = column[column.degree()], r = 0;
    for (int k = column.degree() - 1; k >= 0; k--) {
      r = r * x + v;
      v = v * x + column[k];
    }
    values[i] = v;
    rates[i] = r * scale;
  }
}
#endif

KHAGOLA_INLINE double wrap360(double degrees) {
  const double remainder = degrees - 360 * std::floor(degrees * (1.0 / 360));
  return remainder < 0 ? remainder + 360 : remainder < 360 ? remainder : remainder - 360;
}

KHAGOLA_INLINE void prefetch(const double* record, size_t doubles) {
#ifdef __GNUC__
  for (size_t i = 0; i < doubles; i += 8) __builtin_prefetch(record + i);
#else
  (void)record, (void)doubles;
#endif
}

/** The mean rotation of the Earth in a day of UT beyond 360 degrees. */
constexpr double kTurning = 0.98564736629;

/** 1 for slots of longitudes, else 0. */
constexpr auto kIsLongitude = [] {
  std::array<double, kSlots> is{};
  for (const Body body : kAll<Body>) is[slotOf(laneOf(body, Component::longitude))] = 1;
  return is;
}();

/** Converts an ecliptic position with rates to an equatorial one, in place. Degrees. */
KHAGOLA_INLINE void toEquator(double* place, double obliquity, double obliquityRate) {
  const double lon = place[0] * kDegree, lat = place[1] * kDegree, eps = obliquity * kDegree;
  const double lonRate = place[3] * kDegree, latRate = place[4] * kDegree, epsRate = obliquityRate * kDegree;
  const double cb = std::cos(lat), sb = std::sin(lat), cl = std::cos(lon), sl = std::sin(lon), ce = std::cos(eps), se = std::sin(eps);
  const double x = cb * cl, y = cb * sl, z = sb;
  const double dx = -sb * cl * latRate - cb * sl * lonRate, dy = -sb * sl * latRate + cb * cl * lonRate, dz = cb * latRate;
  const double yq = y * ce - z * se, zq = y * se + z * ce;
  const double dyq = dy * ce - dz * se - zq * epsRate, dzq = dy * se + dz * ce + yq * epsRate;
  const double flat = x * x + yq * yq;
  place[0] = wrap360(std::atan2(yq, x) / kDegree);
  place[1] = std::atan2(zq, std::sqrt(flat)) / kDegree;
  place[3] = (x * dyq - yq * dx) / flat / kDegree;
  place[4] = dzq / std::sqrt(flat) / kDegree;
}

}  // namespace

double meanRotation(double jd) {
  // The fraction of `jd` itself is exact. That of its difference from J2000 is rounded for early moments.
  const double degrees = 360 * (jd - std::floor(jd)) + kTurning * (jd - 2451545.0);
  return degrees - 360 * std::floor(degrees / 360);
}

KHAGOLA_INLINE Moment locate(const TableLayout& table, double jd) {
  size_t i = table.guess(jd + kDaysToMostRecords);
  // The clocks of two neighbours may differ by a rounding error at their edge. The search never reverses its direction, so that it ends.
  for (int way = 0;;) {
    const RecordHead& head = table.recordHead(i);
    const double inverse = head.inverse, x = (jd - head.middle) * inverse;
    double days = head.clock[0] + x * (head.clock[1] + x * head.clock[2]);
    double rate = (head.clock[1] + 2 * x * head.clock[2]) * inverse;
    if (std::isnan(days)) days = table.clock(jd, rate);
    const double tt = jd + days;
    // The edges of records differ from the even grid by up to a second.
    if (tt < head.from && i > 0 && way <= 0)
      i--, way = -1;
    else if (tt >= head.to && i + 1 < table.head->records && way >= 0)
      i++, way = 1;
    else
      return {i, tt, rate};
  }
}

Moment momentOf(const TableLayout& table, double jd) { return locate(table, jd); }

struct Evaluation {
  /** Prefetches the `next` record group by group, because a prefetch of the whole record would delay the current evaluation. */
  template <int bytes>
  static KHAGOLA_INLINE void rows(const TableLayout& table, const Moment& moment, const bool* neededRows, double* values, double* rates,
                                  const double* next = nullptr) {
    const double* record = table.record(moment.record);
    const RecordHead& head = table.recordHead(moment.record);
    const double x = (moment.tt - head.middle) * head.inverse, scale = head.inverse * (1 + moment.clockRate);
    [&]<int... group>(std::integer_sequence<int, group...>) KHAGOLA_ALWAYS {
      (..., (neededRows[group] ? (horner<bytes, group>(record + kGroupOffsets[group], x, scale, values + group * kGroupLanes,
                                                       rates + group * kGroupLanes),
                              next ? prefetch(next + kGroupOffsets[group], kGroupOf[group].room()) : void())
                           : void()));
    }(std::make_integer_sequence<int, kGroups>{});
    const StoredPiece* leaf = table.leaves + head.firstLeaf;
    for (const StoredPiece* end = leaf + head.leaves; leaf < end; leaf++) {
      const int slot = slotOf(static_cast<int>(leaf->lane));
      if (!neededRows[slot / kGroupLanes] || moment.tt < leaf->from || moment.tt >= leaf->to) continue;
      table.evaluate(*leaf, moment.tt, values[slot], rates[slot]);
      rates[slot] *= 1 + moment.clockRate;
    }
  }

  template <int bytes>
  static KHAGOLA_INLINE void run(const BodySet& set, const double* moments, size_t count, double* out) {
    const TableLayout& table = set.table_;
    const size_t bodies = set.places_.size() * 6, numbers = bodies + (set.earth_ ? 3 : 0);
    // A position is copied together with the following number.
    alignas(64) double scratch[2 * kSlots + 1];
    double* values = scratch;
    double* rates = scratch + kSlots;
    for (int i = 0; i < kGroupLanes; i++) {
      values[kGroups * kGroupLanes + i] = table.head->constants[i];
      rates[kGroups * kGroupLanes + i] = 0;
    }
    const int nutation = slotOf(kNutationLane), obliquity = slotOf(kObliquityLane);
    size_t ahead = table.guess(moments[0] + kDaysToMostRecords);
    if (ahead != set.recent_) prefetch(table.record(ahead), set.reach_);
    for (size_t m = 0; m < count; m++, out += numbers) {
      const double* next = nullptr;
      if (m + 1 < count) {
        const size_t record = table.guess(moments[m + 1] + kDaysToMostRecords);
        if (record != ahead) {
          next = table.record(record);
          prefetch(next, kRecordHeadDoubles);
        }
        ahead = record;
      }
      rows<bytes>(table, locate(table, moments[m]), set.rows_, values, rates, next);
      const double shift = values[nutation], shiftRate = rates[nutation];
      [&]<int... group>(std::integer_sequence<int, group...>) KHAGOLA_ALWAYS {
        (..., (set.rows_[group] ? finish<bytes, kGroupOf[group].lanes>(kIsLongitude.data() + group * kGroupLanes, shift, shiftRate,
                                                                       values + group * kGroupLanes, rates + group * kGroupLanes)
                                : void()));
      }(std::make_integer_sequence<int, kGroups>{});
      double* place = out;
      for (const BodySet::Slots& slots : set.places_) {
        if (slots.together && place + 6 < out + numbers) {
          std::memcpy(place, values + slots.of[0], 4 * sizeof(double));
          std::memcpy(place + 3, rates + slots.of[0], 4 * sizeof(double));
        } else {
          for (int component = 0; component < kComponents; component++) {
            place[component] = values[slots.of[component]];
            place[component + 3] = rates[slots.of[component]];
          }
        }
        place += 6;
      }
      if (set.equatorial_)
        for (size_t i = 0; i < bodies; i += 6) toEquator(out + i, values[obliquity], rates[obliquity]);
      if (set.earth_) {
        out[bodies] = values[slotOf(kSiderealLane)] + meanRotation(moments[m]);
        out[bodies + 1] = rates[slotOf(kSiderealLane)];
        out[bodies + 2] = values[obliquity];
      }
    }
    set.recent_ = ahead;
  }

  static void portable(const BodySet& set, const double* moments, size_t count, double* out) { run<16>(set, moments, count, out); }
#ifdef KHAGOLA_X86
  __attribute__((target("avx2,fma"))) static void avx2(const BodySet& set, const double* moments, size_t count, double* out) {
    run<32>(set, moments, count, out);
  }
  __attribute__((target("avx512f,avx512vl,avx512dq,fma"))) static void avx512(const BodySet& set, const double* moments,
                                                                              size_t count, double* out) {
    run<64>(set, moments, count, out);
  }
#endif

  static BodySet::Run with(Width width) {
#ifdef KHAGOLA_X86
    if (width == Width::avx512) return avx512;
    if (width == Width::avx2) return avx2;
#endif
    (void)width;
    return portable;
  }
};

bool runsHere(Width width) {
#ifdef KHAGOLA_X86
  if (width == Width::avx512)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("fma");
  if (width == Width::avx2) return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
  return width == Width::portable;
}

Width widest() {
  static const Width best = runsHere(Width::avx512) ? Width::avx512 : runsHere(Width::avx2) ? Width::avx2 : Width::portable;
  return best;
}

BodySet::BodySet(const TableLayout& table, const std::vector<Body>& bodies, Frame frame, Width width, Extras extras)
    : table_(table), equatorial_(frame == Frame::equatorial), earth_(extras == Extras::earth), run_(Evaluation::with(width)) {
  rows_[kNutationRow] = true;
  for (const Body body : bodies) {
    Slots& slots = places_.emplace_back();
    for (const Component component : kAll<Component>) {
      int& slot = slots.of[static_cast<int>(component)];
      slot = slotOf(laneOf(body, component));
      rows_[slot / kGroupLanes] = true;
    }
    slots.together = slots.of[1] == slots.of[0] + 1 && slots.of[2] == slots.of[0] + 2;
  }
  for (int group = 0; group < kGroups; group++)
    if (rows_[group]) reach_ = kGroupOffsets[group + 1];
}

void laneAt(const TableLayout& table, const Moment& moment, int lane, double& value, double& rate) {
  bool neededRows[kRows] = {};
  const int slot = slotOf(lane);
  neededRows[slot / kGroupLanes] = true;
  double values[kSlots], rates[kSlots];
  std::copy_n(table.head->constants, kGroupLanes, values + kGroups * kGroupLanes);
  std::fill_n(rates + kGroups * kGroupLanes, kGroupLanes, 0);
  Evaluation::rows<16>(table, moment, neededRows, values, rates);
  value = values[slot];
  rate = rates[slot];
}

Orientation orientationAt(const TableLayout& table, double jd) {
  bool neededRows[kRows] = {};
  neededRows[kNutationRow] = true;
  double values[kSlots], rates[kSlots];
  Evaluation::rows<16>(table, locate(table, jd), neededRows, values, rates);
  return {wrap360(values[slotOf(kSiderealLane)] + meanRotation(jd)) / 15, values[slotOf(kObliquityLane)],
          values[slotOf(kNutationLane)]};
}

double ayanamshaAt(const TableLayout& table, double jd, int mode) {
  const Moment moment = locate(table, jd);
  double degrees, nutation, rate;
  const StoredSeries& series = table.head->ayanamshas[mode];
  table.evaluate(table.pieceOf(series, moment.tt), moment.tt, degrees, rate);
  laneAt(table, moment, kNutationLane, nutation, rate);
  return wrap360(degrees + series.shift + nutation);
}

}  // namespace khagola
