#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chebyshev-file.hpp"
#include "engine.hpp"

namespace khagola {

/** The vector width of the evaluation. Results differ by rounding errors only. */
enum class Width { portable, avx2, avx512 };
template <>
inline constexpr auto kWords<Width> = named<Width>({{Width::portable, "portable"}, {Width::avx2, "avx2"}, {Width::avx512, "avx512"}});
bool runsHere(Width width);
Width widest();

/**
 * Additional numbers after the bodies of a set. `earth`: the apparent sidereal time at Greenwich as an angle, the excess of its rate over
 * the mean rate (per day), and the true obliquity; degrees.
 */
enum class Extras { none, earth };

/** The mean rotation of the Earth at `jd` (UT), degrees in [0, 720). The sidereal lane does not include it. */
double meanRotation(double jd);

/** A moment: its record, terrestrial time, and the rate of the clock. */
struct Moment {
  size_t record;
  double tt, clockRate;
};
Moment momentOf(const TableLayout& table, double jd);

/**
 * A list of bodies that are evaluated together, six numbers each: apparent tropical longitude [0, 360), latitude, distance and their
 * rates per day; or right ascension, declination, distance and rates. Degrees, AU. A set belongs to one thread.
 */
class BodySet {
 public:
  /** Every body must be in the table. */
  BodySet(const TableLayout& table, const std::vector<Body>& bodies, Frame frame, Width width = widest(), Extras extras = Extras::none);
  /** `jd` must be within the table. */
  void at(double jd, double* out) const { each(&jd, 1, out); }
  /** Several moments; the output is moment-major. */
  void each(const double* moments, size_t count, double* out) const { run_(*this, moments, count, out); }

 private:
  friend struct Evaluation;
  using Run = void (*)(const BodySet&, const double*, size_t, double*);
  const TableLayout& table_;
  const bool equatorial_, earth_;
  bool rows_[kRows] = {};
  /** The slots of a body's lanes. `together`: they are adjacent. */
  struct Slots {
    int of[kComponents];
    bool together;
  };
  std::vector<Slots> places_;
  /** The number of doubles of a record that are read. */
  size_t reach_ = 0;
  Run run_;
  /** The last record, which is probably still in the cache. */
  mutable size_t recent_ = SIZE_MAX;
};

Orientation orientationAt(const TableLayout& table, double jd);

/** Value and rate per day of one lane, with leaves. */
void laneAt(const TableLayout& table, const Moment& moment, int lane, double& value, double& rate);

/** Degrees to subtract from an apparent tropical longitude, in [0, 360). */
double ayanamshaAt(const TableLayout& table, double jd, int mode);

}  // namespace khagola
