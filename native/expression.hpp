#pragma once
#include <cstdint>
#include <vector>

#include "chebyshev-file.hpp"
#include "polynomial.hpp"

namespace khagola {

struct Term {
  int body;
  double factor;
};

/** A sum of one coordinate of bodies; of longitudes, less a multiple of an ayanamsha when `mode` is not negative. */
struct Expression {
  std::vector<Term> terms;
  int mode = -1;
  double modeFactor = 0;
  Component component = Component::longitude;
};

/** The moments or values that are watched for: every angle offset + k * 360 / divisions, or each of a list. */
class Targets {
 public:
  Targets(int divisions, double offset) : divisions_(divisions), period_(360.0 / divisions), angles_{offset} {}
  explicit Targets(std::vector<double> angles);

  /** The i-th along the unwound angle, i any whole number; a rising sequence. */
  double angle(int64_t i) const {
    if (divisions_) return angles_[0] + static_cast<double>(i) * period_;
    const auto [turn, place] = split(i);
    return angles_[place] + 360.0 * static_cast<double>(turn);
  }
  /** Which multiple, or which of the list. */
  int name(int64_t i) const {
    const auto [turn, place] = split(i);
    return divisions_ ? static_cast<int>(place) : names_[place];
  }
  /** The first that is not below an angle. */
  int64_t from(double angle) const;
  /** How far apart they are, on the whole. */
  double spacing() const { return 360.0 / static_cast<double>(size()); }

 private:
  struct Place {
    int64_t turn, place;
  };
  int64_t size() const { return divisions_ ? divisions_ : static_cast<int64_t>(angles_.size()); }
  Place split(int64_t i) const {
    const int64_t n = size(), turn = i >= 0 ? i / n : -((n - 1 - i) / n);
    return {turn, i - turn * n};
  }
  int divisions_ = 0;
  double period_ = 360;
  std::vector<double> angles_;
  std::vector<int> names_;
};

/** A polynomial of an expression: on [from, to), terrestrial time, x = (tt - middle) / half. */
struct Curve {
  double from, to, middle, half;
  Polynomial value;

  double x(double tt) const { return (tt - middle) / half; }
};

/** An expression as polynomials out of a table; pieces end where any part of it has a new one. */
class Sum {
 public:
  /** Every part must be in the table. */
  Sum(const Table& table, const Expression& expression);
  static bool covers(const Table& table, const Expression& expression);
  /** The piece that holds a moment of terrestrial time. */
  void at(double tt, Curve& curve);

 private:
  struct Part {
    int lane, mode;
    double factor;
    Piece piece;
  };
  bool whole(size_t record, Curve& curve) const;
  void refresh(Part& part, double tt) const;

  const Table& table_;
  std::vector<Part> parts_;
  /** No part changes but with the record. */
  bool lanesOnly_ = true;
};

}  // namespace khagola
