#include "crossing.hpp"

#include <algorithm>
#include <cmath>

#include "passes.hpp"

namespace khagola {
namespace {

/**
 * In the order of the bodies. Acceleration: the greatest second difference of apparent longitude found in 20,000 moments of
 * 1800-2399, light deflection left out (it changes the rate by under 0.01 degrees a day, and only at conjunction, where
 * planets run fastest), and a tenth more. Rate error: how far Swiss Ephemeris' speed was from a numerical derivative, twice.
 * Jump: the steps of the osculating elements at segment edges of the Moon's file.
 */
constexpr Bounds kBounds[] = {
    {1.5e-3, 2e-5, 0},    // Sun
    {5.7e-1, 2e-4, 0},    // Moon
    {2.2e-1, 3e-4, 0},    // Mercury
    {4.7e-2, 1e-4, 0},    // Venus
    {1.7e-2, 2e-5, 0},    // Mars
    {3.9e-3, 2e-5, 0},    // Jupiter
    {2.1e-3, 4e-5, 0},    // Saturn
    {1.1e-3, 4e-5, 0},    // Uranus
    {6.6e-4, 4e-5, 0},    // Neptune
    {6.9e-4, 2e-5, 0},    // Pluto
    {5.0e-5, 1e-5, 0},    // mean node
    {6.0e-2, 7e-3, 1e-4}, // true node
    {5.0e-5, 1e-5, 0},    // mean apogee
    {2.3, 6e-2, 2e-3},    // true apogee
    {2.3e-3, 2e-5, 0},    // Chiron
    {8.2e-3, 2e-5, 0},    // Ceres
    {1.4e-2, 4e-5, 0},    // Pallas
    {1.1e-2, 2e-5, 0},    // Juno
    {9.3e-3, 2e-5, 0},    // Vesta
};

/** General precession, degrees a day; nutation and the aberration of a star are within the rate error. */
constexpr double kPrecession = 50.29 / 3600 / 365.25;
constexpr Bounds kAyanamshaBounds{5e-5, 2e-4, 0};

/** Far beyond what is ever asked for, and small enough that sums of angles stay exact. */
constexpr double kLargestFactor = 1000, kLargestAngle = 1e6;
constexpr int kMostDivisions = 100'000;

/** An expression of longitudes by one engine. */
class Watched {
 public:
  Watched(Engine& engine, const Expression& expression) : engine_(engine), expression_(expression) {}

  Status at(double jd, Motion& motion) {
    motion = {0, 0};
    for (const Term& term : expression_.terms) {
      Place place;
      const Status status = engine_.position(jd, term.body, Frame::ecliptic, place);
      if (status != Status::ok) return status;
      motion.angle += term.factor * place[0];
      motion.rate += term.factor * place[3];
    }
    if (expression_.mode < 0) return Status::ok;
    double ayanamsha;
    const Status status = engine_.ayanamsha(jd, expression_.mode, ayanamsha);
    motion.angle -= expression_.modeFactor * ayanamsha;
    motion.rate -= expression_.modeFactor * kPrecession;
    return status;
  }

  Bounds bounds() const {
    Bounds sum;
    for (const Term& term : expression_.terms) sum.add(kBounds[term.body], term.factor);
    if (expression_.mode >= 0) sum.add(kAyanamshaBounds, expression_.modeFactor);
    return sum;
  }

 private:
  Engine& engine_;
  const Expression& expression_;
};

struct Query {
  Files files;
  Expression expression;
  Targets targets;
  double from, to;
};

double bounded(const Napi::CallbackInfo& info, size_t i, double value, double most) {
  if (!(std::abs(value) <= most)) throw shapeError(info, i, "of numbers within reason");
  return value;
}

Expression expressionOf(const Napi::CallbackInfo& info) {
  const auto terms = doubles(info, 1);
  const auto ayanamsha = doubles(info, 2, 2);
  const auto window = doubles(info, 4, 4);
  const int mode = ayanamsha[0] == -1 ? -1 : oneOf(info, 2, ayanamsha[0], kAyanamshas, "of a known ayanamsha, or -1");
  Expression expression{{}, mode, bounded(info, 2, ayanamsha[1], kLargestFactor), static_cast<Component>(oneOf(info, 4, window[3], kComponents, "of a known component"))};
  for (size_t i = 0; i + 1 < terms.size; i += 2)
    expression.terms.push_back({bodyOf(info, 1, terms[i]), bounded(info, 1, terms[i + 1], kLargestFactor)});
  if (expression.terms.empty()) throw shapeError(info, 1, "longer");
  return expression;
}

/** One list often serves for many bodies: the last stays sorted. */
Targets listed(View<double> list) {
  thread_local std::vector<double> last{0};
  thread_local Targets targets(last);
  if (!std::equal(last.begin(), last.end(), list.data, list.data + list.size)) {
    last.assign(list.data, list.data + list.size);
    targets = Targets(last);
  }
  return targets;
}

Query queryOf(const Napi::CallbackInfo& info) {
  const auto window = doubles(info, 4, 4);
  const int divisions = oneOf(info, 3, integer(info, 3), kMostDivisions, "a number of divisions");
  const auto list = doubles(info, 5, divisions ? 0 : 1);
  bounded(info, 4, window[0], kLargestAngle);
  if (!divisions)
    for (size_t i = 0; i < list.size; i++) bounded(info, 5, list[i], kLargestAngle);
  return {integer(info, 0), expressionOf(info), divisions ? Targets(divisions, window[0]) : listed(list), window[1], window[2]};
}

/** Whether the whole window is in the table; one that reaches out of it is searched as one, so that no seam is in it. */
bool compiled(const Table* table, const Expression& expression, double from, double to) {
  return table && from >= table->from() && from < to && to < table->to() && Sum::covers(*table, expression);
}

void find(const Query& query, const Stop& stop, Rows& rows) {
  const Expression& expression = query.expression;
  const Targets& targets = query.targets;
  const double from = query.from, to = query.to;
  const Table* table = tableOf(query.files);
  if (compiled(table, expression, from, to)) {
    Sum sum(*table, expression);
    rows.status = passes(sum, targets, from, to, stop, rows.values);
    return;
  }
  withEngine(query.files, [&](Engine& engine) {
    if (expression.component == Component::longitude) {
      Watched watched(engine, expression);
      rows = CrossingSearch(watched, targets, stop).within(from, to);
    } else {
      Fitted fitted(engine, expression);
      rows.status = passes(fitted, targets, from, to, stop, rows.values);
    }
  });
}

struct TurningQuery {
  Files files;
  Expression expression;
  double from, to;
};

TurningQuery turningQueryOf(const Napi::CallbackInfo& info) {
  const auto window = doubles(info, 4, 4);
  return {integer(info, 0), expressionOf(info), window[1], window[2]};
}

void find(const TurningQuery& query, const Stop& stop, Rows& rows) {
  const Expression& expression = query.expression;
  const Table* table = tableOf(query.files);
  if (compiled(table, expression, query.from, query.to)) {
    Sum sum(*table, expression);
    rows.status = turnings(sum, expression, query.from, query.to, stop, rows.values);
  } else
    withEngine(query.files, [&](Engine& engine) {
      Fitted fitted(engine, expression);
      rows.status = turnings(fitted, expression, query.from, query.to, stop, rows.values);
    });
}

}  // namespace

Napi::Value crossings(const Napi::CallbackInfo& info) {
  // Kept from call to call: fresh memory for many rows costs as much as the search.
  thread_local Rows rows;
  rows.status = Status::ok;
  rows.values.clear();
  find(queryOf(info), nullptr, rows);
  return put(info, 6, rows);
}

Napi::Value scan(const Napi::CallbackInfo& info) {
  return inPool(info.Env(), [query = queryOf(info), stop = stopOf(info, 6)] {
    Rows rows;
    find(query, stop, rows);
    return rows;
  });
}

Napi::Value extrema(const Napi::CallbackInfo& info) {
  Rows rows;
  find(turningQueryOf(info), nullptr, rows);
  return result(info.Env(), rows);
}

Napi::Value scanExtrema(const Napi::CallbackInfo& info) {
  return inPool(info.Env(), [query = turningQueryOf(info), stop = stopOf(info, 5)] {
    Rows rows;
    find(query, stop, rows);
    return rows;
  });
}

}  // namespace khagola
