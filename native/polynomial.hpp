#pragma once
#include <cmath>
#include <cstddef>
#include <vector>

#include "chebyshev.hpp"

namespace khagola {

/** The sum of c[k] * x^k, for x within [-1, 1]. */
struct Polynomial {
  int degree = 0;
  double c[kMostCoefficients] = {};

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
  /** The most that it can be off its constant on [-1, 1]. */
  double sway() const {
    double sum = 0;
    for (int k = 1; k <= degree; k++) sum += std::abs(c[k]);
    return sum;
  }
  /** The same curve over a part of its interval: x is `middle` + `half` * the new x. */
  Polynomial over(double middle, double half) const;
  void add(const Polynomial& other, double factor);
};

/** Appends, in order, where the slope changes its sign within (low, high). None is missed that moves the value by 1e-12 of it. */
void turns(const Polynomial& polynomial, double low, double high, std::vector<double>& at);

/**
 * Where a polynomial that only grows (direction 1) or only falls (-1) from `low` to `high` has each of the values, which
 * are in that order; a value that it does not reach is put at the nearer end.
 */
void roots(const Polynomial& polynomial, double low, double high, int direction, const double* values, size_t count, double* at);

}  // namespace khagola
