#include "expression.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace khagola {

Targets::Targets(int divisions, double offset) {
  for (int k = 0; k < divisions; k++) {
    angles_.push_back(offset + k * (360.0 / divisions));
    numbers_.push_back(k);
  }
}

Targets::Targets(const std::vector<double>& angles) : angles_(angles), numbers_(angles.size()) {
  for (double& angle : angles_) angle -= 360 * std::floor(angle / 360);
  std::iota(numbers_.begin(), numbers_.end(), 0);
  std::stable_sort(numbers_.begin(), numbers_.end(), [this](int a, int b) { return angles_[a] < angles_[b]; });
  std::sort(angles_.begin(), angles_.end());
}

Targets::Cursor Targets::from(double angle) const {
  const double turn = 360 * std::floor((angle - angles_[0]) / 360);
  Cursor at{std::lower_bound(angles_.begin(), angles_.end(), angle - turn) - angles_.begin() - 1, turn};
  // Compares the sums themselves, because rounding may move them to the other side.
  forward(at);
  while (this->angle(at) < angle) forward(at);
  for (Cursor before = at; back(before), this->angle(before) >= angle;) at = before;
  return at;
}

namespace {

/** The factor of the nutation in longitude: each apparent longitude includes it, an ayanamsha removes it. */
double nutations(const Expression& expression) {
  if (expression.component != Component::longitude) return 0;
  double sum = expression.isSidereal() ? -expression.ayanamshaFactor : 0;
  for (const Term& term : expression.terms) sum += term.factor;
  return sum;
}

}  // namespace

bool TableExpression::covers(const Table& table, const Expression& expression) {
  return (!expression.isSidereal() || table.hasAyanamsha(expression.ayanamsha.mode)) &&
         std::all_of(expression.terms.begin(), expression.terms.end(),
                     [&](const Term& term) { return table.has(laneOf(term.body, expression.component)); });
}

TableExpression::TableExpression(const Table& table, const Expression& expression) : table_(table) {
  const Piece none{0, -HUGE_VAL, 0, 1, 0, {}};
  for (const Term& term : expression.terms)
    if (term.factor != 0) parts_.push_back({laneOf(term.body, expression.component), -1, term.factor, none});
  const double shift = nutations(expression);
  if (shift != 0) parts_.push_back({kNutationLane, -1, shift, none});
  if (expression.isSidereal() && expression.ayanamshaFactor != 0) {
    parts_.push_back({-1, expression.ayanamsha.mode, -expression.ayanamshaFactor, none});
    lanesOnly_ = false;
  }
  for (const Part& part : parts_)
    if (part.lane >= 0) lanes_ |= uint64_t{1} << part.lane;
}

void TableExpression::whole(Curve& curve) const {
  const TableLayout& layout = table_.layout();
  const RecordHead& head = layout.recordHead(curve.record);
  curve.from = head.from;
  curve.to = head.to;
  curve.middle = head.middle;
  curve.half = 1 / head.inverse;
  curve.value.degree = 0;
  std::fill(std::begin(curve.value.c), std::end(curve.value.c), 0.0);
  for (const Part& part : parts_) {
    const int slot = slotOf(part.lane), group = slot / kGroupLanes;
    if (group == kGroups) {
      curve.value.c[0] += part.factor * layout.head->constants[slot % kGroupLanes];
      continue;
    }
    const Column column(layout.record(curve.record), slot);
    for (int k = 0; k <= column.degree(); k++) curve.value.c[k] += part.factor * column[k];
    curve.value.degree = std::max(curve.value.degree, column.degree());
  }
}

void TableExpression::refresh(Part& part, double tt) const {
  if (tt >= part.piece.from && tt < part.piece.to) return;
  if (part.lane < 0) {
    part.piece = table_.ayanamsha(part.mode, tt);
    return;
  }
  part.piece = table_.piece(part.lane, table_.recordOf(tt), tt);
}

Status TableExpression::at(double tt, Curve& curve) {
  const TableLayout& layout = table_.layout();
  curve.record = layout.recordOf(tt);
  if (lanesOnly_ && !(layout.cut[curve.record] & lanes_)) {
    whole(curve);
    return Status::ok;
  }
  curve.from = -HUGE_VAL;
  curve.to = HUGE_VAL;
  for (Part& part : parts_) {
    refresh(part, tt);
    curve.from = std::max(curve.from, part.piece.from);
    curve.to = std::min(curve.to, part.piece.to);
  }
  curve.half = (curve.to - curve.from) / 2;
  curve.middle = curve.from + curve.half;
  curve.value = {};
  for (const Part& part : parts_) {
    const Piece& piece = part.piece;
    Polynomial polynomial;
    polynomial.degree = piece.degree;
    std::copy_n(piece.coefficients.begin(), piece.degree + 1, polynomial.c);
    const bool same = piece.from == curve.from && piece.to == curve.to;
    curve.value.add(same ? polynomial : polynomial.over((curve.middle - piece.middle) / piece.half, curve.half / piece.half), part.factor);
  }
  return curve.half > 0 && curve.value.maxDeviation() < HUGE_VAL ? Status::ok : Status::uncovered;
}

void TableExpression::universal(const Curve& curve, double* at, size_t count) const {
  const RecordHead& head = table_.layout().recordHead(curve.record);
  const double c0 = head.clock[0], c1 = head.clock[1], c2 = head.clock[2], from = c0 + head.middle, inverse = head.inverse;
  const bool steps = std::isnan(c0);
  for (size_t i = 0; i < count; i++) {
    const double tt = curve.middle + curve.half * at[i], x = (tt - from) * inverse;
    at[i] = steps ? table_.universal(tt) : tt - (c0 + x * (c1 + x * c2));
  }
}

FittedExpression::FittedExpression(Engine& engine, const Expression& expression) : engine_(engine), expression_(expression), end_(std::nan("")) {
  for (const Term& term : expression.terms)
    if (term.body == Body::Moon || osculates(term.body)) length_ = 2;
}

Status FittedExpression::value(double jd, double& value) {
  value = 0;
  for (const Term& term : expression_.terms) {
    Place place;
    const Status status = engine_.position(jd, term.body, Frame::ecliptic, place);
    if (status != Status::ok) return status;
    value += term.factor * place[static_cast<size_t>(expression_.component)];
  }
  if (!expression_.isSidereal()) return Status::ok;
  double ayanamsha;
  const Status status = engine_.ayanamsha(jd, expression_.ayanamsha, ayanamsha);
  value -= expression_.ayanamshaFactor * ayanamsha;
  return status;
}

Status FittedExpression::at(double jd, Curve& curve) {
  static const Sampling& sampling = *new Sampling(14, 0);
  constexpr int degree = 12;
  const double number = std::floor(jd / length_);
  curve.from = number * length_;
  curve.half = length_ / 2;
  curve.middle = curve.from + curve.half;
  curve.to = (number + 1) * length_;
  std::vector<double> values(static_cast<size_t>(sampling.points()));
  for (int i = 0; i < sampling.points(); i++) {
    const Status status = value(curve.middle + curve.half * sampling.at(i), values[i]);
    if (status != Status::ok) return status;
  }
  const bool periodic = expression_.component == Component::longitude;
  if (periodic) sampling.unwrap(values.data());
  double chebyshev[kMaxCoefficients];
  sampling.fit(values.data(), degree, chebyshev);
  curve.value = {};
  curve.value.degree = degree;
  toPowers(chebyshev, degree, curve.value.c);
  if (periodic && !std::isnan(end_)) curve.value.c[0] += 360 * std::round((end_ - curve.value.at(-1)) / 360);
  end_ = curve.value.at(1);
  return Status::ok;
}

}  // namespace khagola
