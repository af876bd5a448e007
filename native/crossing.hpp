#pragma once
#include <cmath>
#include <concepts>

#include "expression.hpp"
#include "marshal.hpp"
#include "pool.hpp"

namespace khagola {

/** An angle in degrees and its rate in degrees per day. */
struct Motion {
  double angle, rate;
};

/** Bounds of a source: the largest change of its rate per day, the error of its rate, and its largest jump. */
struct Bounds {
  double acceleration = 0, rateError = 0, jump = 0;
  void add(const Bounds& other, double factor) {
    const double weight = std::abs(factor);
    acceleration += weight * other.acceleration;
    rateError += weight * other.rateError;
    jump += weight * other.jump;
  }
};

template <class Source>
concept AngleSource = requires(Source& source, double jd, Motion& motion) {
  { source.at(jd, motion) } -> std::same_as<Status>;
  { source.bounds() } -> std::convertible_to<Bounds>;
};

/**
 * The search for every moment of [from, to) at which a source passes a target, in either direction; for sources that are not polynomials.
 *
 * A window is divided until, in each piece, the bounds prove either that the rate does not change its sign (then the values at both ends
 * determine the targets in between), or that no target is within reach. So no pass is missed, even close to a station. Several passes
 * within a jump of the source (osculating node and apogee, at the seams of the Moon's file) count as one.
 */
template <AngleSource Source>
class CrossingSearch {
 public:
  CrossingSearch(Source& source, const Targets& targets, const Stop& stop)
      : source_(source), targets_(targets), bounds_(source.bounds()), stop_(stop) {}

  /** Rows of [moment, number of the target, direction], in order of time. */
  Rows within(double from, double to) {
    const double stride = std::sqrt(targets_.spacing() / bounds_.acceleration);
    Motion before, after;
    if (from < to) evaluate(from, before);
    for (double start = from; start < to && rows_.status == Status::ok; before = after) {
      if (stop_ && stop_->aborted) rows_.status = Status::stopped;
      const double end = std::min(start + stride, to);
      evaluate(end, after);
      searchPiece(start, before, end, after);
      start = end;
    }
    if (rows_.status != Status::ok) rows_.values.clear();
    return std::move(rows_);
  }

 private:
  void evaluate(double jd, Motion& motion) {
    const Status status = source_.at(jd, motion);
    if (status != Status::ok && rows_.status == Status::ok) rows_.status = status;
  }

  /** Searches a piece. Unwraps `b.angle` so that it continues `a.angle`. */
  void searchPiece(double ta, const Motion& a, double tb, Motion& b) {
    if (rows_.status != Status::ok) return;
    const double h = tb - ta;
    const double expected = h * (a.rate + b.rate) / 2;
    b.angle = a.angle + expected + std::remainder(b.angle - a.angle - expected, 360);

    const bool keepsSign = a.rate * b.rate > 0 && std::abs(a.rate) + std::abs(b.rate) > bounds_.acceleration * h + 2 * bounds_.rateError;
    if (keepsSign) return collect(ta, a, tb, b);

    const double bulge = bounds_.acceleration * h * h / 8 + bounds_.rateError * h / 2;
    const double reach = bulge + bounds_.jump;
    const double lowest = std::min(a.angle, b.angle) - reach, highest = std::max(a.angle, b.angle) + reach;
    if (targets_.angle(targets_.from(lowest)) > highest) return;
    if (bulge <= std::max(bounds_.jump, kAngleTolerance)) return collect(ta, a, tb, b);

    const double middle = ta + h / 2;
    Motion m;
    evaluate(middle, m);
    searchPiece(ta, a, middle, m);
    searchPiece(middle, m, tb, b);
  }

  void collect(double ta, const Motion& a, double tb, const Motion& b) {
    Targets::Cursor at = targets_.from(a.angle);
    if (b.angle > a.angle)
      for (; targets_.angle(at) < b.angle; targets_.forward(at)) record(ta, a, tb, b, at, 1);
    else {
      while (targets_.angle(at) == a.angle) targets_.forward(at);
      while (targets_.back(at), targets_.angle(at) > b.angle) record(ta, a, tb, b, at, -1);
    }
  }

  void record(double ta, const Motion& a, double tb, const Motion& b, const Targets::Cursor& target, int direction) {
    const double targetAngle = targets_.angle(target);
    const double guess = ta + (tb - ta) * (targetAngle - a.angle) / (b.angle - a.angle);
    const double at = root(ta, tb, guess, targetAngle, direction);
    rows_.values.insert(rows_.values.end(), {at, static_cast<double>(targets_.number(target)), static_cast<double>(direction)});
  }

  /** Newton steps within a bracket, and bisection where a step does not halve the bracket. */
  double root(double low, double high, double at, double targetAngle, int direction) {
    double step = high - low;
    while (high - low > kTimeTolerance) {
      Motion m;
      evaluate(at, m);
      if (rows_.status != Status::ok) return at;
      const double error = std::remainder(m.angle - targetAngle, 360);
      (error * direction < 0 ? low : high) = at;
      const double newton = at - error / m.rate;
      const bool mustBisect = !(newton >= low && newton <= high) || std::abs(newton - at) > std::abs(step) / 2;
      const double next = mustBisect ? low + (high - low) / 2 : newton;
      step = next - at;
      at = next;
      if (std::abs(step) < kTimeTolerance) break;
    }
    return at;
  }

  /** Below the precision of a Julian day as a double (4.7e-10 d), and far below a milliarcsecond. */
  static constexpr double kTimeTolerance = 4e-10, kAngleTolerance = 1e-10;

  Source& source_;
  const Targets& targets_;
  const Bounds bounds_;
  const Stop& stop_;
  Rows rows_;
};

/**
 * `{ files, of: { terms: [{ body, factor }], ayanamsha?: { mode, epoch?, degrees?, factor }, coordinate? }, from, to, out }` with
 * `divisions` of the circle and their `offset`, or with `targets` -> the number of doubles in the rows of [moment, number of the target,
 * direction], or the name of the status. The rows are copied to `out` as far as they fit.
 */
Napi::Value crossings(const Napi::CallbackInfo& info);

/**
 * As `crossings`, but in the thread pool, without `out` and with an optional `stop`. Returns a promise of the rows, or of the name of
 * the status if the search failed.
 */
Napi::Value scan(const Napi::CallbackInfo& info);

/** `{ files, of, from, to }` -> rows of [moment, value, -1 for a maximum or 1 for a minimum], or the word of the status. */
Napi::Value extrema(const Napi::CallbackInfo& info);

/** As `extrema` in the thread pool, with an optional `stop`. */
Napi::Value scanExtrema(const Napi::CallbackInfo& info);

}  // namespace khagola
