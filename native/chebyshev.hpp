#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "words.hpp"

/**
 * The compiled ephemeris: polynomials in time, fitted to Swiss Ephemeris and mapped read-only.
 *
 * A lane is one quantity as a function of time: a component of a body's position, the nutation, the obliquity, or the sidereal time. Time
 * is divided into records at fixed edges. In a record, a lane is one polynomial, or several ("leaves") if one would exceed its error
 * bound. Longitudes are of the mean equinox of date and unwrapped (continuous through the table), so that sums of lanes are polynomials
 * too. An apparent tropical longitude is the body's lane plus the nutation lane. Moments of lanes are in terrestrial time;
 * `Table::terrestrial` and `universal` convert.
 *
 * The layout of the file is in docs/compiled-ephemeris.md.
 */
namespace khagola {

constexpr int kComponents = kCount<Component>;

constexpr int laneOf(Body body, Component component) { return static_cast<int>(body) * kComponents + static_cast<int>(component); }
/** Lanes in degrees: nutation in longitude; true obliquity; apparent sidereal time minus the mean rotation of the Earth. */
constexpr int kNutationLane = kCount<Body> * kComponents, kObliquityLane = kNutationLane + 1, kSiderealLane = kNutationLane + 2;
constexpr int kLanes = kSiderealLane + 1;
/** The body of a lane before `kNutationLane`. */
constexpr Body bodyOf(int lane) { return static_cast<Body>(lane / kComponents); }
constexpr Component componentOf(int lane) { return static_cast<Component>(lane % kComponents); }
/** True for points of the Moon's osculating orbit, which jump at the segment boundaries of the Moon's file. */
constexpr bool osculates(Body body) { return body == Body::TrueNode || body == Body::TrueLilith; }

/** The number of ayanamsha modes of Swiss Ephemeris that a table may have, from 0. */
constexpr int kAyanamshas = 47;

constexpr int kMaxCoefficients = 21;

/** A polynomial on [from, to): the sum of coefficients[k] * x^k, with x = (tt - middle) / half in [-1, 1]. */
struct Piece {
  double from, to, middle, half;
  int degree;
  std::array<double, kMaxCoefficients> coefficients;

  double at(double tt) const {
    const double x = (tt - middle) / half;
    double value = coefficients[degree];
    for (int k = degree - 1; k >= 0; k--) value = value * x + coefficients[k];
    return value;
  }
};

struct TableLayout;

/** A mapped file, shared by all threads. Every method is thread-safe. */
class Table {
 public:
  /**
   * Maps a file and checks its format, byte order, size and checksum, and that its source files have the `fingerprint` (64 hex digits).
   * Throws std::runtime_error with the reason for an invalid file.
   */
  static std::shared_ptr<const Table> open(const std::string& path, const std::string& fingerprint);
  ~Table();
  Table(const Table&) = delete;

  /** Covered moments, UT: from <= jd < to. */
  double from() const;
  double to() const;
  bool covers(double jd) const { return jd >= from() && jd < to(); }

  double terrestrial(double jd) const;
  double universal(double tt) const;

  size_t records() const;
  /** The record that contains a moment. */
  size_t recordOf(double tt) const;
  double recordFrom(size_t record) const;
  double recordTo(size_t record) const;

  bool has(int lane) const;
  /** The piece of a lane that contains a moment of a record: that of the record, or one of its leaves. */
  Piece piece(int lane, size_t record, double tt) const;

  bool hasAyanamsha(int mode) const;
  /** The ayanamsha from the mean equinox, unwrapped. To subtract it from an apparent longitude, add the nutation lane to it. */
  Piece ayanamsha(int mode, double tt) const;

  const TableLayout& layout() const { return *layout_; }

 private:
  explicit Table(std::unique_ptr<TableLayout> layout);
  std::unique_ptr<TableLayout> layout_;
};

/**
 * The table of a handle of ephemeris files (`Files` of engine.hpp) that covers a moment (UT), or null. Attached tables are never unmapped,
 * because a thread may still read them.
 */
const Table* tableAt(int files, double jd);

}  // namespace khagola
