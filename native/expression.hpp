#pragma once
#include <cstdint>
#include <vector>

#include "chebyshev-file.hpp"
#include "chebyshev-fit.hpp"
#include "engine.hpp"
#include "polynomial.hpp"

namespace khagola {

struct Term {
  Body body;
  double factor;
};

/** A sum of one coordinate of bodies. For longitudes, a multiple of an ayanamsha may be subtracted. */
struct Expression {
  std::vector<Term> terms;
  Ayanamsha ayanamsha;
  double ayanamshaFactor = 0;
  bool isSidereal() const { return ayanamsha.mode >= 0; }
  Component component = Component::longitude;
};

/** The target angles of a search: every offset + k * 360 / divisions, or those of a list, each repeated every 360 degrees. */
class Targets {
 public:
  Targets(int divisions, double offset);
  explicit Targets(const std::vector<double>& angles);

  /** A target on the unwrapped angle. */
  struct Cursor {
    int64_t place;
    double turn;
  };
  double angle(const Cursor& at) const { return angles_[at.place] + at.turn; }
  /** The multiple of the division, or the index in the list of targets. */
  int number(const Cursor& at) const { return numbers_[at.place]; }
  void forward(Cursor& at) const {
    if (++at.place < count()) return;
    at.place = 0;
    at.turn += 360;
  }
  void back(Cursor& at) const {
    if (--at.place >= 0) return;
    at.place = count() - 1;
    at.turn -= 360;
  }
  /** The first target that is not below an angle. */
  Cursor from(double angle) const;
  /** The mean distance of targets, degrees. */
  double spacing() const { return 360.0 / static_cast<double>(count()); }

 private:
  int64_t count() const { return static_cast<int64_t>(angles_.size()); }
  std::vector<double> angles_;
  std::vector<int> numbers_;
};

/** A polynomial of an expression: on [from, to), in the time scale of its source, x = (t - middle) / half. */
struct Curve {
  double from, to, middle, half;
  /** The record of the curve. */
  size_t record;
  Polynomial value;

  double x(double t) const { return (t - middle) / half; }
};

/** An expression as polynomials from a table. A piece ends where the piece of any part ends. */
class TableExpression {
 public:
  /** Every part must be in the table. */
  TableExpression(const Table& table, const Expression& expression);
  static bool covers(const Table& table, const Expression& expression);
  /** The piece that contains a moment of terrestrial time. */
  Status at(double tt, Curve& curve);
  double scale(double jd) const { return table_.terrestrial(jd); }
  /** Converts positions x of the curve to moments (UT), in place. */
  void universal(const Curve& curve, double* at, size_t count) const;

 private:
  struct Part {
    int lane, mode;
    double factor;
    Piece piece;
  };
  void whole(Curve& curve) const;
  void refresh(Part& part, double tt) const;

  const Table& table_;
  uint64_t lanes_ = 0;
  std::vector<Part> parts_;
  /** True if parts change only with the record. */
  bool lanesOnly_ = true;
};

/** An expression as polynomials that are fitted to Swiss Ephemeris on demand, in UT. Pieces must be requested in order of time. */
class FittedExpression {
 public:
  FittedExpression(Engine& engine, const Expression& expression);
  Status at(double jd, Curve& curve);
  double scale(double jd) const { return jd; }
  void universal(const Curve& curve, double* at, size_t count) const {
    for (size_t i = 0; i < count; i++) at[i] = curve.middle + curve.half * at[i];
  }

 private:
  Status value(double jd, double& value);
  Engine& engine_;
  const Expression& expression_;
  double length_ = 8, end_;
};

}  // namespace khagola
