#include "crossing.hpp"

#include <algorithm>

#include "pool.hpp"

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

struct Term {
  int body;
  double factor;
};

struct Query {
  std::vector<Term> terms;
  int mode;
  double modeFactor;
  int divisions;
  double offset, from, to;
};

/** A sum of longitudes, less a multiple of an ayanamsha, from one engine. */
class Expression {
 public:
  Expression(Engine& engine, const Query& query) : engine_(engine), query_(query) {}

  Status at(double jd, Motion& motion) {
    motion = {0, 0};
    for (const Term& term : query_.terms) {
      Place place;
      const Status status = engine_.position(jd, term.body, Frame::ecliptic, place);
      if (status != Status::ok) return status;
      motion.angle += term.factor * place[0];
      motion.rate += term.factor * place[3];
    }
    if (query_.mode < 0) return Status::ok;
    double ayanamsha;
    const Status status = engine_.ayanamsha(jd, query_.mode, ayanamsha);
    motion.angle -= query_.modeFactor * ayanamsha;
    motion.rate -= query_.modeFactor * kPrecession;
    return status;
  }

  Bounds bounds() const {
    Bounds sum;
    for (const Term& term : query_.terms) sum.add(kBounds[term.body], term.factor);
    if (query_.mode >= 0) sum.add(kAyanamshaBounds, query_.modeFactor);
    return sum;
  }

 private:
  Engine& engine_;
  const Query& query_;
};

Query query(const Napi::CallbackInfo& info) {
  const auto terms = doubles(info, 1);
  const auto ayanamsha = doubles(info, 2, 2);
  const auto window = doubles(info, 4, 3);
  Query query{{}, static_cast<int>(ayanamsha[0]), ayanamsha[1], integer(info, 3), window[0], window[1], window[2]};
  for (size_t i = 0; i + 1 < terms.size; i += 2) query.terms.push_back({static_cast<int>(terms[i]), terms[i + 1]});
  return query;
}

Rows found(Files files, const Query& query) {
  return withEngine(files, [&](Engine& engine) {
    Expression expression(engine, query);
    return CrossingSearch(expression, query.divisions, query.offset).within(query.from, query.to);
  });
}

}  // namespace

Napi::Value crossings(const Napi::CallbackInfo& info) {
  return result(info.Env(), found(integer(info, 0), query(info)));
}

Napi::Value scan(const Napi::CallbackInfo& info) {
  return inPool(info.Env(), [files = integer(info, 0), query = query(info)] { return found(files, query); });
}

}  // namespace khagola
