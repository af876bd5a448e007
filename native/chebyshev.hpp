#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "words.hpp"

/**
 * The compiled ephemeris: the sky as polynomials in time, fitted from Swiss Ephemeris and mapped read-only.
 *
 * A lane is one number that moves: a component of a body's place, the nutation, the obliquity, the sidereal time. Time is cut
 * into records at fixed edges; in each, a lane is one polynomial, or several ("leaves") where one would miss its bound.
 * Longitudes are of the mean equinox of date and unwrapped: continuous through the table, so that sums of lanes are
 * polynomials too. An apparent tropical longitude is the body's lane plus the nutation lane. Moments of lanes are
 * terrestrial time; `Table::terrestrial` and `universal` convert.
 *
 * The layout of the file is in docs/compiled-ephemeris.md.
 */
namespace khagola {

constexpr int kComponents = kCount<Component>;

constexpr int laneOf(Body body, Component component) { return static_cast<int>(body) * kComponents + static_cast<int>(component); }
/** Degrees: nutation in longitude; true obliquity; apparent sidereal time less the mean turning of the Earth. */
constexpr int kNutationLane = kCount<Body> * kComponents, kObliquityLane = kNutationLane + 1, kSiderealLane = kNutationLane + 2;
constexpr int kLanes = kSiderealLane + 1;
/** Of a lane before `kNutationLane`. */
constexpr Body bodyOf(int lane) { return static_cast<Body>(lane / kComponents); }
constexpr Component componentOf(int lane) { return static_cast<Component>(lane % kComponents); }
/** Points of the Moon's osculating orbit: they jump where its file goes over to its next polynomial. */
constexpr bool osculates(Body body) { return body == Body::TrueNode || body == Body::TrueLilith; }

/** Ayanamsha modes of Swiss Ephemeris that a table may hold: 0 .. kAyanamshas - 1. */
constexpr int kAyanamshas = 47;

constexpr int kMostCoefficients = 21;

/** On [from, to): the sum of coefficients[k] * x^k, x = (tt - middle) / half, which lies within [-1, 1]. */
struct Piece {
  double from, to, middle, half;
  int degree;
  std::array<double, kMostCoefficients> coefficients;

  double at(double tt) const {
    const double x = (tt - middle) / half;
    double value = coefficients[degree];
    for (int k = degree - 1; k >= 0; k--) value = value * x + coefficients[k];
    return value;
  }
};

struct TableLayout;

/** A mapped file. One for all threads; every method may be called from any of them. */
class Table {
 public:
  /**
   * Maps a file and checks it: format, byte order, size, checksum of the content, and that it was fitted from the files that
   * `fingerprint` (64 hex digits) stands for. Throws std::runtime_error with a sentence that says what is wrong.
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
  /** The record that holds a moment. */
  size_t recordOf(double tt) const;
  double recordFrom(size_t record) const;
  double recordTo(size_t record) const;

  bool has(int lane) const;
  /** The piece of a lane that holds a moment of a record: the record's own, or one of its leaves. */
  Piece piece(int lane, size_t record, double tt) const;

  bool hasAyanamsha(int mode) const;
  /** Of the mean equinox, so that the one to take from an apparent longitude is this plus the nutation lane; unwrapped. */
  Piece ayanamsha(int mode, double tt) const;

  const TableLayout& layout() const { return *layout_; }

 private:
  explicit Table(std::unique_ptr<TableLayout> layout);
  std::unique_ptr<TableLayout> layout_;
};

/**
 * The table that stands beside a set of ephemeris files (`Files` of engine.hpp), or null. Tables that were attached are never
 * unmapped: a thread may still be reading.
 */
const Table* tableOf(int files);

}  // namespace khagola
