#include "passes.hpp"

#include <algorithm>
#include <cmath>

namespace khagola {
namespace {

/** Twice the error of the table. A smaller pair of extrema comes from the joint of two polynomials. Degrees, or relative for distances. */
double noiseOf(const Expression& expression, double value) {
  if (expression.component == Component::distance) return 1e-8 * std::abs(value);
  double noise = 0;
  for (const Term& term : expression.terms) noise += std::abs(term.factor) * (osculates(term.body) ? 0.04 : 0.005) / 3600;
  return noise;
}

/** Limits of plausible values, degrees: within one piece with the jump at its start (over a thousand times the motion of the Moon), and in total. */
constexpr double kFarthest = 1e6, kHighest = 1e12;

/** Calls `visit(curve, low, high)` for each piece of a window, with the ends as x of the curve. Ends if it returns false. */
template <class Source, class Visit>
Status walk(Source& source, double from, double to, const Stop& stop, const Visit& visit) {
  Curve curve;
  const double end = source.scale(to);
  for (double t = source.scale(from); t < end; t = curve.to) {
    if (stop && stop->aborted) return Status::stopped;
    const Status status = source.at(t, curve);
    if (status != Status::ok) return status;
    // Guarantees progress.
    if (!(curve.to > t)) return Status::uncovered;
    if (!visit(curve, curve.x(t), curve.x(std::min(curve.to, end)))) return Status::uncovered;
  }
  return Status::ok;
}

template <class Source>
class PassSearch {
 public:
  PassSearch(const Source& source, const Targets& targets, double from, double to, std::vector<double>& rows)
      : rows_(rows), source_(source), targets_(targets), from_(from), last_(std::nextafter(to, from)) {}

  /** Searches a piece. False for implausible values. */
  bool piece(const Curve& curve, double low, double high) {
    const Polynomial& p = curve.value;
    if (!started_) value_ = p.at(low);
    const double maxDeviation = p.maxDeviation(), end = p.at(high);
    if (!(std::abs(end - value_) + maxDeviation < kFarthest && std::abs(end) < kHighest)) return false;
    if (!started_) {
      started_ = true;
      move(targets_.from(value_));
    }
    if (std::min(value_, p.c[0] - maxDeviation) > below_ && std::max(value_, p.c[0] + maxDeviation) < above_) {
      value_ = end;
      return true;
    }
    extrema_.clear();
    appendExtrema(p, low, high, extrema_);
    double start = low;
    for (const double turn : extrema_) {
      searchPart(curve, start, turn, p.at(turn));
      start = turn;
    }
    searchPart(curve, start, high, end);
    return true;
  }

 private:
  /** Sets the next target, which is the first not below `value_`, and its neighbours. */
  void move(const Targets::Cursor& next) {
    next_ = next;
    above_ = targets_.angle(next);
    Targets::Cursor before = next;
    targets_.back(before);
    below_ = targets_.angle(before);
  }

  void searchPart(const Curve& curve, double start, double end, double atEnd) {
    angles_.clear();
    numbers_.clear();
    const int direction = atEnd > value_ ? 1 : -1;
    Targets::Cursor at = next_;
    if (direction > 0)
      for (double angle; (angle = targets_.angle(at)) < atEnd; targets_.forward(at)) addTarget(angle, at);
    else {
      while (targets_.angle(at) == value_) targets_.forward(at);
      for (Targets::Cursor before = at;; at = before) {
        targets_.back(before);
        const double angle = targets_.angle(before);
        if (angle < atEnd) break;
        if (angle > atEnd) addTarget(angle, before);
      }
    }
    move(at);
    value_ = atEnd;
    const size_t count = angles_.size(), first = rows_.size();
    if (count == 0) return;
    at_.resize(count);
    roots(curve.value, start, end, direction, angles_.data(), count, at_.data());
    source_.universal(curve, at_.data(), count);
    rows_.resize(first + 3 * count);
    double* row = &rows_[first];
    for (size_t i = 0; i < count; i++, row += 3) {
      row[0] = std::clamp(at_[i], from_, last_);
      row[1] = numbers_[i];
      row[2] = direction;
    }
  }

  void addTarget(double angle, const Targets::Cursor& at) {
    angles_.push_back(angle);
    numbers_.push_back(targets_.number(at));
  }

  std::vector<double>& rows_;
  const Source& source_;
  const Targets& targets_;
  const double from_, last_;
  bool started_ = false;
  /** The value of the expression at the end of the searched part, and the targets below and above it. */
  double value_ = 0, below_ = 0, above_ = 0;
  Targets::Cursor next_{0, 0};
  std::vector<double> extrema_, angles_, at_;
  std::vector<int> numbers_;
};

}  // namespace

template <class Source>
Status passes(Source& source, const Targets& targets, double from, double to, const Stop& stop, std::vector<double>& rows) {
  PassSearch<Source> search(source, targets, from, to, rows);
  return walk(source, from, to, stop, [&](const Curve& curve, double low, double high) { return search.piece(curve, low, high); });
}

template <class Source>
Status expressionExtrema(Source& source, const Expression& expression, double from, double to, const Stop& stop, std::vector<double>& rows) {
  std::vector<double> at;
  const double last = std::nextafter(to, from);
  bool hasStarted = false, rising = false;
  const auto record = [&](const Curve& curve, double x) {
    const double value = curve.value.at(x);
    double jd = x;
    source.universal(curve, &jd, 1);
    jd = std::clamp(jd, from, last);
    const size_t n = rows.size();
    if (n >= 3 && std::abs(value - rows[n - 2]) < noiseOf(expression, value))
      rows.resize(n - 3);
    else
      rows.insert(rows.end(), {jd, value, rising ? -1.0 : 1.0});
    rising = !rising;
  };
  return walk(source, from, to, stop, [&](const Curve& curve, double low, double high) {
    const bool isRising = curve.value.slope(low) > 0;
    // The joint of two polynomials is an extremum.
    if (hasStarted && isRising != rising) record(curve, low);
    hasStarted = true;
    rising = isRising;
    at.clear();
    appendExtrema(curve.value, low, high, at);
    for (const double x : at) record(curve, x);
    return true;
  });
}

template Status passes(TableExpression&, const Targets&, double, double, const Stop&, std::vector<double>&);
template Status passes(FittedExpression&, const Targets&, double, double, const Stop&, std::vector<double>&);
template Status expressionExtrema(TableExpression&, const Expression&, double, double, const Stop&, std::vector<double>&);
template Status expressionExtrema(FittedExpression&, const Expression&, double, double, const Stop&, std::vector<double>&);

}  // namespace khagola
