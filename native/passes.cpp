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

/** Goes through a window piece by piece: `visit(curve, low, high)`, the ends as x of the curve. */
template <class Source, class Visit>
Status walk(Source& source, double from, double to, const Stop& stop, const Visit& visit) {
  Curve curve;
  const double end = source.scale(to);
  for (double t = source.scale(from); t < end; t = curve.to) {
    if (stop && *stop) return Status::stopped;
    const Status status = source.at(t, curve);
    if (status != Status::ok) return status;
    visit(curve, curve.x(t), curve.x(std::min(curve.to, end)));
  }
  return Status::ok;
}

template <class Source>
class Passing {
 public:
  Passing(const Source& source, const Targets& targets, double from, double to, std::vector<double>& rows)
      : rows_(rows), source_(source), targets_(targets), from_(from), last_(std::nextafter(to, from)) {}

  void piece(const Curve& curve, double low, double high) {
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
      row[0] = std::clamp(source_.universal(curve, curve.middle + curve.half * at_[i]), from_, last_);
      row[1] = names_[i];
      row[2] = direction;
    }
  }

  void want(double angle, const Targets::Cursor& at) {
    wanted_.push_back(angle);
    names_.push_back(targets_.name(at));
  }

  std::vector<double>& rows_;
  const Source& source_;
  const Targets& targets_;
  const double from_, last_;
  bool begun_ = false;
  double value_ = 0;
  Targets::Cursor next_{0, 0};
  std::vector<double> turns_, wanted_, at_;
  std::vector<int> names_;
};

}  // namespace

template <class Source>
Status passes(Source& source, const Targets& targets, double from, double to, const Stop& stop, std::vector<double>& rows) {
  Passing<Source> passing(source, targets, from, to, rows);
  return walk(source, from, to, stop, [&](const Curve& curve, double low, double high) { passing.piece(curve, low, high); });
}

template <class Source>
Status turnings(Source& source, const Expression& expression, double from, double to, const Stop& stop, std::vector<double>& rows) {
  std::vector<double> at;
  const double last = std::nextafter(to, from);
  bool begun = false, rising = false;
  const auto record = [&](const Curve& curve, double x) {
    const double value = curve.value.at(x), jd = std::clamp(source.universal(curve, curve.middle + curve.half * x), from, last);
    const size_t n = rows.size();
    if (n >= 3 && std::abs(value - rows[n - 2]) < noiseOf(expression, value))
      rows.resize(n - 3);
    else
      rows.insert(rows.end(), {jd, value, rising ? -1.0 : 1.0});
    rising = !rising;
  };
  return walk(source, from, to, stop, [&](const Curve& curve, double low, double high) {
    const bool grows = curve.value.slope(low) > 0;
    // Two polynomials that meet in a top or a dip.
    if (begun && grows != rising) record(curve, low);
    begun = true;
    rising = grows;
    at.clear();
    turns(curve.value, low, high, at);
    for (const double x : at) record(curve, x);
  });
}

template Status passes(Sum&, const Targets&, double, double, const Stop&, std::vector<double>&);
template Status passes(Fitted&, const Targets&, double, double, const Stop&, std::vector<double>&);
template Status turnings(Sum&, const Expression&, double, double, const Stop&, std::vector<double>&);
template Status turnings(Fitted&, const Expression&, double, double, const Stop&, std::vector<double>&);

}  // namespace khagola
