#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chebyshev-file.hpp"
#include "engine.hpp"

namespace khagola {

/** Ways to evaluate, by the vectors that the processor has; their results differ by roundings only. */
enum class Width { portable, avx2, avx512 };
template <>
inline constexpr auto kWords<Width> = named<Width>({{Width::portable, "portable"}, {Width::avx2, "avx2"}, {Width::avx512, "avx512"}});
bool runsHere(Width width);
Width widest();

/**
 * What follows the bodies of a set: nothing, or what the Earth has turned at Greenwich by apparent sidereal
 * time, how much faster it turns than on the mean (a day), true obliquity; degrees.
 */
enum class Also { nothing, earth };

/** Degrees the Earth has turned at `jd` (UT) by its mean rate: what the sidereal lane leaves out. In [0, 720). */
double meanTurning(double jd);

/** A place in time: the record and where in it, and the clock's rate. */
struct Moment {
  size_t record;
  double tt, clockRate;
};
Moment momentOf(const TableLayout& table, double jd);

/**
 * A list of bodies to be evaluated together, six numbers each: apparent tropical longitude [0, 360), latitude, distance and
 * their rates a day; or right ascension, declination, distance. Degrees, AU. A set belongs to one thread.
 */
class BodySet {
 public:
  /** Every body must be in the table. */
  BodySet(const TableLayout& table, const std::vector<Body>& bodies, Frame frame, Width width = widest(), Also also = Also::nothing);
  /** `jd` within the table. */
  void at(double jd, double* out) const { each(&jd, 1, out); }
  /** Moment-major. */
  void each(const double* moments, size_t count, double* out) const { run_(*this, moments, count, out); }

 private:
  friend struct Evaluation;
  using Run = void (*)(const BodySet&, const double*, size_t, double*);
  const TableLayout& table_;
  const bool equatorial_, earth_;
  bool rows_[kRows] = {};
  /** Where the lanes of a body stand, and whether they follow one another. */
  struct Slots {
    int of[kComponents];
    bool together;
  };
  std::vector<Slots> places_;
  /** So many doubles of a record are read. */
  size_t reach_ = 0;
  Run run_;
  /** The record read last, likely still near. */
  mutable size_t recent_ = SIZE_MAX;
};

Orientation orientationAt(const TableLayout& table, double jd);

/** Value and rate a day of one lane, leaves minded. */
void laneAt(const TableLayout& table, const Moment& moment, int lane, double& value, double& rate);

/** Degrees to take from an apparent tropical longitude, [0, 360). */
double ayanamshaAt(const TableLayout& table, double jd, int mode);

}  // namespace khagola
