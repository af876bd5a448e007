#include "passes.hpp"

#include <algorithm>
#include <cmath>

namespace khagola {
namespace {

/** Twice what the table may be off: an up and down by less is where two polynomials meet. Degrees; or parts of a distance. */
double noiseOf(const Expression& expression, double value) {
  if (expression.component == Component::distance) return 1e-8 * std::abs(value);
  constexpr int trueNode = 11, trueApogee = 13;
  double noise = 0;
  for (const Term& term : expression.terms)
    noise += std::abs(term.factor) * (term.body == trueNode || term.body == trueApogee ? 0.04 : 0.005) / 3600;
  return noise;
}

/** Terrestrial time to UT, near one record. */
class Clock {
 public:
  explicit Clock(const Table& table) : table_(table) {}
  void near(const Curve& curve) { head_ = &table_.layout().recordHead(table_.recordOf(curve.middle)); }
  double universal(double tt) const {
    const double* c = head_->clock;
    if (std::isnan(c[0])) return table_.universal(tt);
    const auto days = [&](double jd) {
      const double x = (jd - head_->middle) * head_->inverse;
      return c[0] + x * (c[1] + x * c[2]);
    };
    return tt - days(tt - c[0]);
  }

 private:
  const Table& table_;
  const RecordHead* head_ = nullptr;
};

/** Goes through a window piece by piece: `visit(curve, low, high)`, the ends as x of the curve. */
template <class Visit>
bool walk(const Table& table, const Expression& expression, double from, double to, const Stop& stop, const Visit& visit) {
  Sum sum(table, expression);
  Curve curve;
  const double end = table.terrestrial(to);
  for (double tt = table.terrestrial(from); tt < end; tt = curve.to) {
    if (stop && *stop) return false;
    sum.at(tt, curve);
    visit(curve, curve.x(tt), curve.x(std::min(curve.to, end)));
  }
  return true;
}

class Passing {
 public:
  Passing(const Table& table, const Targets& targets, double from, double to)
      : targets_(targets), clock_(table), from_(from), last_(std::nextafter(to, from)) {}

  void piece(const Curve& curve, double low, double high) {
    clock_.near(curve);
    const Polynomial& p = curve.value;
    turns_.clear();
    turns(p, low, high, turns_);
    turns_.push_back(high);
    if (!begun_) {
      value_ = p.at(low);
      next_ = targets_.from(value_);
      begun_ = true;
    }
    double start = low;
    for (const double end : turns_) {
      stretch(curve, start, end, p.at(end));
      start = end;
    }
  }

  std::vector<double> rows;

 private:
  /** `next_` is the first target not below `value_`. */
  void stretch(const Curve& curve, double start, double end, double atEnd) {
    wanted_.clear();
    names_.clear();
    const int direction = atEnd > value_ ? 1 : -1;
    if (direction > 0)
      for (double angle; (angle = targets_.angle(next_)) < atEnd; next_++) want(angle);
    else {
      while (targets_.angle(next_) == value_) next_++;
      for (double angle; (angle = targets_.angle(next_ - 1)) > atEnd;) {
        next_--;
        want(angle);
      }
      while (targets_.angle(next_ - 1) == atEnd) next_--;
    }
    value_ = atEnd;
    if (wanted_.empty()) return;
    at_.resize(wanted_.size());
    roots(curve.value, start, end, direction, wanted_.data(), wanted_.size(), at_.data());
    for (size_t i = 0; i < wanted_.size(); i++) {
      const double jd = clock_.universal(curve.middle + curve.half * at_[i]);
      rows.insert(rows.end(), {std::clamp(jd, from_, last_), static_cast<double>(names_[i]), static_cast<double>(direction)});
    }
  }

  void want(double angle) {
    wanted_.push_back(angle);
    names_.push_back(targets_.name(next_));
  }

  const Targets& targets_;
  Clock clock_;
  const double from_, last_;
  bool begun_ = false;
  double value_ = 0;
  int64_t next_ = 0;
  std::vector<double> turns_, wanted_, at_;
  std::vector<int> names_;
};

}  // namespace

Rows passes(const Table& table, const Expression& expression, const Targets& targets, double from, double to, const Stop& stop) {
  Passing passing(table, targets, from, to);
  if (!walk(table, expression, from, to, stop, [&](const Curve& curve, double low, double high) { passing.piece(curve, low, high); }))
    return {Status::stopped, {}};
  return {Status::ok, std::move(passing.rows)};
}

Rows turnings(const Table& table, const Expression& expression, double from, double to, const Stop& stop) {
  std::vector<double> rows, at;
  Clock clock(table);
  const double last = std::nextafter(to, from);
  bool begun = false, rising = false;
  const auto record = [&](double tt, double value) {
    const double jd = std::clamp(clock.universal(tt), from, last);
    const size_t n = rows.size();
    if (n >= 3 && std::abs(value - rows[n - 2]) < noiseOf(expression, value))
      rows.resize(n - 3);
    else
      rows.insert(rows.end(), {jd, value, rising ? -1.0 : 1.0});
    rising = !rising;
  };
  const bool whole = walk(table, expression, from, to, stop, [&](const Curve& curve, double low, double high) {
    clock.near(curve);
    const Polynomial& p = curve.value;
    const bool grows = p.slope(low) > 0;
    // Two polynomials that meet in a top or a dip.
    if (begun && grows != rising) record(curve.middle + curve.half * low, p.at(low));
    begun = true;
    rising = grows;
    at.clear();
    turns(p, low, high, at);
    for (const double x : at) record(curve.middle + curve.half * x, p.at(x));
  });
  if (!whole) return {Status::stopped, {}};
  return {Status::ok, std::move(rows)};
}

}  // namespace khagola
