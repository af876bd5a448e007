#include "crossing.hpp"

#include <algorithm>
#include <cmath>

#include "batch.hpp"
#include "passes.hpp"

namespace khagola {
namespace {

/**
 * Acceleration: the largest second difference of apparent longitude at 20,000 moments of 1800-2399 plus 10 percent, without light
 * deflection (which changes the rate by less than 0.01 degrees a day, and only at conjunctions, where planets are fastest). Rate error:
 * twice the difference of Swiss Ephemeris' speed from a numerical derivative. Jump: the jumps of the osculating elements at the segment
 * boundaries of the Moon's file.
 */
constexpr auto kBounds = forEach<Body, Bounds>({
    {Body::Sun, {1.5e-3, 2e-5, 0}},
    {Body::Moon, {5.7e-1, 2e-4, 0}},
    {Body::Mercury, {2.2e-1, 3e-4, 0}},
    {Body::Venus, {4.7e-2, 1e-4, 0}},
    {Body::Mars, {1.7e-2, 2e-5, 0}},
    {Body::Jupiter, {3.9e-3, 2e-5, 0}},
    {Body::Saturn, {2.1e-3, 4e-5, 0}},
    {Body::Uranus, {1.1e-3, 4e-5, 0}},
    {Body::Neptune, {6.6e-4, 4e-5, 0}},
    {Body::Pluto, {6.9e-4, 2e-5, 0}},
    {Body::MeanNode, {5.0e-5, 1e-5, 0}},
    {Body::TrueNode, {6.0e-2, 7e-3, 1e-4}},
    {Body::MeanLilith, {5.0e-5, 1e-5, 0}},
    {Body::TrueLilith, {2.3, 6e-2, 2e-3}},
    {Body::Chiron, {2.3e-3, 2e-5, 0}},
    {Body::Ceres, {8.2e-3, 2e-5, 0}},
    {Body::Pallas, {1.4e-2, 4e-5, 0}},
    {Body::Juno, {1.1e-2, 2e-5, 0}},
    {Body::Vesta, {9.3e-3, 2e-5, 0}},
});

/** General precession, degrees per day. Nutation and the aberration of a star are within the rate error. */
constexpr double kPrecession = 50.29 / 3600 / 365.25;
constexpr Bounds kAyanamshaBounds{5e-5, 2e-4, 0};

/** Limits of the input: far beyond useful values, and small enough for exact sums of angles. */
constexpr double kLargestFactor = 1000, kLargestAngle = 1e6;
constexpr int kMaxDivisions = 100'000;

/** An expression of longitudes from Swiss Ephemeris. */
class EngineExpression {
 public:
  EngineExpression(Engine& engine, const Expression& expression) : engine_(engine), expression_(expression) {}

  Status at(double jd, Motion& motion) {
    motion = {0, 0};
    for (const Term& term : expression_.terms) {
      Place place;
      const Status status = engine_.position(jd, term.body, Frame::ecliptic, place);
      if (status != Status::ok) return status;
      motion.angle += term.factor * place[0];
      motion.rate += term.factor * place[3];
    }
    if (!expression_.isSidereal()) return Status::ok;
    double ayanamsha;
    const Status status = engine_.ayanamsha(jd, expression_.ayanamsha, ayanamsha);
    motion.angle -= expression_.ayanamshaFactor * ayanamsha;
    motion.rate -= expression_.ayanamshaFactor * kPrecession;
    return status;
  }

  Bounds bounds() const {
    Bounds sum;
    for (const Term& term : expression_.terms) sum.add(kBounds[term.body], term.factor);
    if (expression_.isSidereal()) sum.add(kAyanamshaBounds, expression_.ayanamshaFactor);
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

Expression expressionOf(const Arguments& args) {
  const Arguments of = args.object("of");
  Expression expression;
  for (const Arguments& term : of.objects("terms")) expression.terms.push_back({term.word<Body>("body"), term.number("factor", kLargestFactor)});
  if (expression.terms.empty()) of.refuse("terms", "longer");
  if (of.has("coordinate")) expression.component = of.word<Component>("coordinate");
  if (of.has("ayanamsha")) {
    const Arguments ayanamsha = of.object("ayanamsha");
    expression.ayanamsha = ayanamshaOf(ayanamsha);
    expression.ayanamshaFactor = ayanamsha.number("factor", kLargestFactor);
  }
  return expression;
}

/** The targets of a list. The last list is cached in sorted form, because callers use one list for many bodies. */
Targets targetsOf(const Arguments& args, const char* field) {
  const auto list = args.doubles(field, 1);
  for (size_t i = 0; i < list.size; i++)
    if (!(std::abs(list[i]) <= kLargestAngle)) args.refuse(field, "numbers from -1e6 to 1e6");
  thread_local std::vector<double> last{0};
  thread_local Targets targets(last);
  if (!std::equal(last.begin(), last.end(), list.data, list.data + list.size)) {
    last.assign(list.data, list.data + list.size);
    targets = Targets(last);
  }
  return targets;
}

Query queryOf(const Arguments& args) {
  const bool divided = args.has("divisions");
  const Targets targets = divided ? Targets(args.whole("divisions", 1, kMaxDivisions), args.number("offset", kLargestAngle))
                                  : targetsOf(args, "targets");
  return {args.files(), expressionOf(args), targets, args.number("from"), args.number("to")};
}

/** True if the whole window is in the table. A window that exceeds the table uses Swiss Ephemeris only, so that there is no seam. */
bool isInTable(const Table* table, const Expression& expression, double from, double to) {
  return table && from >= table->from() && from < to && to < table->to() && TableExpression::covers(*table, expression);
}

void find(const Query& query, const Stop& stop, Rows& rows) {
  const Expression& expression = query.expression;
  const Targets& targets = query.targets;
  const double from = query.from, to = query.to;
  const Table* table = tableAt(query.files, from);
  if (isInTable(table, expression, from, to)) {
    TableExpression sum(*table, expression);
    rows.status = passes(sum, targets, from, to, stop, rows.values);
    return;
  }
  withEngine(query.files, [&](Engine& engine) {
    if (expression.component == Component::longitude) {
      EngineExpression angles(engine, expression);
      rows = CrossingSearch(angles, targets, stop).within(from, to);
    } else {
      FittedExpression source(engine, expression);
      rows.status = passes(source, targets, from, to, stop, rows.values);
    }
  });
}

struct ExtremumQuery {
  Files files;
  Expression expression;
  double from, to;
};

ExtremumQuery extremumQueryOf(const Arguments& args) {
  return {args.files(), expressionOf(args), args.number("from"), args.number("to")};
}

void find(const ExtremumQuery& query, const Stop& stop, Rows& rows) {
  const Expression& expression = query.expression;
  const Table* table = tableAt(query.files, query.from);
  if (isInTable(table, expression, query.from, query.to)) {
    TableExpression sum(*table, expression);
    rows.status = expressionExtrema(sum, expression, query.from, query.to, stop, rows.values);
  } else
    withEngine(query.files, [&](Engine& engine) {
      FittedExpression source(engine, expression);
      rows.status = expressionExtrema(source, expression, query.from, query.to, stop, rows.values);
    });
}

}  // namespace

Napi::Value crossings(const Napi::CallbackInfo& info) {
  // Reused by later calls: new memory for many rows costs as much as the search.
  thread_local Rows rows;
  rows.status = Status::ok;
  rows.values.clear();
  const Arguments args(info);
  find(queryOf(args), nullptr, rows);
  return copyRows(info.Env(), args.doubles("out"), rows);
}

Napi::Value extrema(const Napi::CallbackInfo& info) {
  Rows rows;
  find(extremumQueryOf(Arguments(info)), nullptr, rows);
  return toJs(info.Env(), rows);
}

namespace {

template <class SearchQuery>
Napi::Value searchInPool(Napi::Env env, SearchQuery query, const Stop& stop) {
  return runInPool(env, stop, [query = std::move(query), stop] {
    Rows rows;
    find(query, stop, rows);
    return rowsResult(std::move(rows));
  });
}

}  // namespace

Napi::Value scan(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  return searchInPool(info.Env(), queryOf(args), stopOf(args));
}

Napi::Value scanExtrema(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  return searchInPool(info.Env(), extremumQueryOf(args), stopOf(args));
}

}  // namespace khagola
