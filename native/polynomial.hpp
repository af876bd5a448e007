#pragma once
#include <cmath>
#include <cstddef>
#include <vector>

#include "chebyshev.hpp"

namespace khagola {

/** The sum of c[k] * x^k, for x within [-1, 1]. */
struct Polynomial {
  int degree = 0;
  double c[kMaxCoefficients] = {};

  double at(double x) const {
    double value = c[degree];
    for (int k = degree - 1; k >= 0; k--) value = value * x + c[k];
    return value;
  }
  double slope(double x) const {
    double value = 0;
    for (int k = degree; k >= 1; k--) value = value * x + k * c[k];
    return value;
  }
  Polynomial derivative() const;
  /** A bound of the difference from the constant coefficient on [-1, 1]. */
  double maxDeviation() const {
    double sum = 0;
    for (int k = 1; k <= degree; k++) sum += std::abs(c[k]);
    return sum;
  }
  /** The polynomial in a new variable: x = `middle` + `half` * the new x. */
  Polynomial over(double middle, double half) const;
  void add(const Polynomial& other, double factor);
};

/** Appends the extrema in (low, high), in order. None that changes the value by more than 1e-12 is missed. */
void appendExtrema(const Polynomial& polynomial, double low, double high, std::vector<double>& at);

/**
 * The positions of the values on a monotone polynomial that increases (direction 1) or decreases (-1) from `low` to `high`. The values are
 * in that order. A value outside its range has the nearer end.
 */
void roots(const Polynomial& polynomial, double low, double high, int direction, const double* values, size_t count, double* at);

}  // namespace khagola
