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
  void near(const Curve& curve) { head_ = &table_.layout().recordHead(curve.record); }
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
  Passing(const Table& table, const Targets& targets, double from, double to, std::vector<double>& rows)
      : rows_(rows), targets_(targets), clock_(table), from_(from), last_(std::nextafter(to, from)) {}

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

 private:
  /** `next_` is the first target not below `value_`. */
  void stretch(const Curve& curve, double start, double end, double atEnd) {
    wanted_.clear();
    names_.clear();
    const int direction = atEnd > value_ ? 1 : -1;
    Targets::Cursor at = next_;
    if (direction > 0)
      for (double angle; (angle = targets_.angle(at)) < atEnd; targets_.forward(at)) want(angle, at);
    else {
      while (targets_.angle(at) == value_) targets_.forward(at);
      for (;;) {
        next_ = at;
        targets_.back(at);
        const double angle = targets_.angle(at);
        if (angle > atEnd) want(angle, at);
        else if (angle < atEnd) break;
      }
      at = next_;
    }
    next_ = at;
    value_ = atEnd;
    if (wanted_.empty()) return;
    at_.resize(wanted_.size());
    roots(curve.value, start, end, direction, wanted_.data(), wanted_.size(), at_.data());
    const size_t first = rows_.size();
    rows_.resize(first + 3 * wanted_.size());
    double* row = &rows_[first];
    for (size_t i = 0; i < wanted_.size(); i++, row += 3) {
      row[0] = std::clamp(clock_.universal(curve.middle + curve.half * at_[i]), from_, last_);
      row[1] = names_[i];
      row[2] = direction;
    }
  }

  void want(double angle, const Targets::Cursor& at) {
    wanted_.push_back(angle);
    names_.push_back(targets_.name(at));
  }

  std::vector<double>& rows_;
  const Targets& targets_;
  Clock clock_;
  const double from_, last_;
  bool begun_ = false;
  double value_ = 0;
  Targets::Cursor next_{0, 0};
  std::vector<double> turns_, wanted_, at_;
  std::vector<int> names_;
};

}  // namespace

Status passes(const Table& table, const Expression& expression, const Targets& targets, double from, double to, const Stop& stop,
              std::vector<double>& rows) {
  Passing passing(table, targets, from, to, rows);
  const bool whole = walk(table, expression, from, to, stop, [&](const Curve& curve, double low, double high) { passing.piece(curve, low, high); });
  return whole ? Status::ok : Status::stopped;
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
