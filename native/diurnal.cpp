#include "diurnal.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace khagola {
namespace {

constexpr double kPi = 3.14159265358979323846, kDegree = kPi / 180;
/** The mean rotation of the Earth, degrees per day and radians per day. */
constexpr double kTurn = 360.98564736629, kSpin = kTurn * kDegree;
/** The figure of the Earth in Swiss Ephemeris, kilometres. */
constexpr double kAstronomicalUnit = 149597870.7, kEarthRadius = 6378.1366, kFlattening = 1 / 298.25642;
/** The constant of annual aberration, radians: 20.49552 arcseconds. */
constexpr double kAberration = 9.9365085e-5;
/** The speed of light, AU per day. */
constexpr double kLight = 173.1446326742403;
/** The sine of the distance from the horizon at culmination beyond which a body certainly rises and sets. */
constexpr double kCertainSine = 0.1;
/** Newton's method ends after a step shorter than this, days: the next step would be below a millisecond. `kTolerance`: for grazing events. */
constexpr double kStepTolerance = 3e-5, kTolerance = 1e-8;
constexpr int kMaxSteps = 60;
/** The largest distance of an event from its extrapolated moment, days. */
constexpr double kNear = 0.01;
/** The time step of a numerical derivative, days. */
constexpr double kSlope = 0.05;
/** A limit of cell numbers beyond every table, also used for NaN. */
constexpr double kMaxCells = 1e9;
/**
 * Degrees. Up to this latitude a body is highest and lowest near its culminations. Beyond it, where the altitude of the Moon changes as
 * much from day to day as within a day, the altitude is evaluated in even steps.
 */
constexpr double kArcticLatitude = 80;
/** The step near the poles, days. In this time the altitude of a body has at most one relevant extremum. */
constexpr double kStep = 1.0 / 48;
/** The largest distance of the highest or lowest point from a transit, and slightly more than half a revolution, days. */
constexpr double kReach = 0.05, kHalfDay = 0.53;

/** In (-pi, pi]. */
double wrapAngle(double angle) { return std::remainder(angle, 2 * kPi); }

}  // namespace

BodySource bodySourceOf(const Table& table, Body body) {
  return [set = BodySet(table.layout(), {body, Body::Sun}, Frame::ecliptic, widest(), Extras::earth)](double jd, double out[15]) { set.at(jd, out); };
}

BodySource bodySourceOf(Engine& engine, Body body, bool& uncovered) {
  return [&engine, body, &uncovered](double jd, double out[15]) {
    const Body bodies[] = {body, Body::Sun};
    for (int i = 0; i < 2; i++) {
      Place place;
      if (engine.position(jd, bodies[i], Frame::ecliptic, place) != Status::ok) {
        uncovered = true;
        place.fill(std::numeric_limits<double>::quiet_NaN());
      }
      std::copy(place.begin(), place.end(), out + 6 * i);
    }
    const Orientation now = engine.orientation(jd);
    // The derivative is computed on the side on which sidereal time does not jump.
    const bool stepsSoon = std::any_of(std::begin(kSiderealSteps), std::end(kSiderealSteps), [&](double at) { return at > jd && at <= jd + kSlope; });
    const double off = stepsSoon ? -kSlope : kSlope;
    out[12] = now.siderealTime * 15;
    out[13] = std::remainder(engine.orientation(jd + off).siderealTime * 15 - out[12] - kTurn * off, 360) / off;
    out[14] = now.obliquity;
  };
}

Diurnal::Diurnal(BodySource source, const HorizonEvent& event, Site site)
    : source_(std::move(source)),
      event_(event),
      arctic_(std::abs(site.latitude) > kArcticLatitude),
      geocentric_(event.geocentric && !event.transit()),
      step_(event.body == Body::Moon ? 0.25 : event.body == Body::Sun ? 4 : 1),
      longitude_(site.longitude) {
  nodes_.fill({INT64_MIN, {}, {}, 0, 0});
  before_ = after_ = nodes_.data();
  const double latitude = site.latitude * kDegree;
  sine_ = std::sin(latitude);
  cosine_ = std::cos(latitude);
  const double squash = (1 - kFlattening) * (1 - kFlattening);
  // Swiss Ephemeris has no parallax for a mean node or apogee, which is a direction.
  const double c = geocentric_ || event.body == Body::MeanNode || event.body == Body::MeanLilith ? 0
                   : kEarthRadius / kAstronomicalUnit / std::sqrt(cosine_ * cosine_ + squash * sine_ * sine_);
  const double above = geocentric_ ? 0 : event.elevation / 1000 / kAstronomicalUnit;
  axis_ = (c + above) * cosine_;
  polar_ = (c * squash + above) * sine_;
  level_ = axis_ * cosine_ + polar_ * sine_;
  aberration_ = axis_ * kSpin / kLight;
  const bool disc = event.twilight == 0 && event.limb != Limb::centre;
  radius_ = disc ? Engine::radius(event.body) * (event.limb == Limb::upper ? 1 : -1) : 0;
  const double horizon = event.twilight     ? -event.twilight
                         : event.refraction ? Engine::refractedHorizon(event.elevation)
                                            : Engine::dippedHorizon(event.elevation);
  horizonSine_ = std::sin(horizon * kDegree);
  horizonCosine_ = std::cos(horizon * kDegree);
}

bool Diurnal::serves(const HorizonEvent& event) {
  const bool otherTwilight = event.twilight && event.body != Body::Sun;
  return !osculates(event.body) && !otherTwilight;
}

bool Diurnal::covers(const Table& table, const HorizonEvent& event, double from, double to) {
  return serves(event) && table.has(laneOf(event.body, Component::longitude)) && from - kLead >= table.from() && from < to &&
         to + kLead < table.to();
}

const Diurnal::Node& Diurnal::node(int64_t number) {
  Node& node = nodes_[static_cast<size_t>(number & (kNodeCacheSize - 1))];
  if (node.number == number) return node;
  const double jd = static_cast<double>(number) * step_;
  double p[15];
  source_(jd, p);
  const double lat = geocentric_ ? 0 : p[1] * kDegree, latRate = geocentric_ ? 0 : p[4] * kDegree;
  const double lon = p[0] * kDegree, lonRate = p[3] * kDegree, eps = p[14] * kDegree;
  const double cb = std::cos(lat), sb = std::sin(lat), cl = std::cos(lon), sl = std::sin(lon), ce = std::cos(eps), se = std::sin(eps);
  const double u[3] = {cb * cl, cb * sl, sb};
  const double v[3] = {-sb * cl * latRate - cb * sl * lonRate, -sb * sl * latRate + cb * cl * lonRate, cb * latRate};
  const double eu[3] = {u[0], u[1] * ce - u[2] * se, u[1] * se + u[2] * ce};
  const double ev[3] = {v[0], v[1] * ce - v[2] * se, v[1] * se + v[2] * ce};
  // Aberration changes the direction of an apparent position but not its distance. The topocentric position needs the whole aberrated
  // vector: otherwise the parallax of the Moon is wrong by a third of an arcsecond.
  const double distance = p[2] * (1 - kAberration * cb * std::sin(lon - p[6] * kDegree));
  node.number = number;
  for (int i = 0; i < 3; i++) {
    node.place[i] = distance * eu[i];
    node.rate[i] = distance * ev[i] + p[5] * eu[i];
  }
  node.rotation = p[12];
  node.excessRate = p[13];
  return node;
}

/** The sidereal time at Greenwich in degrees; `part`: the fraction of the way from one node to the next. */
double Diurnal::rotation(double jd, double part) {
  if (hasSiderealJump_) {
    double p[15];
    source_(jd, p);
    return p[12];
  }
  const Node &a = *before_, &b = *after_;
  const double u = part, w = 1 - u;
  return a.rotation + kTurn * u * step_ + u * (drift_ + w * (w * (a.excessRate * step_ - drift_) - u * (b.excessRate * step_ - drift_)));
}

Diurnal::View Diurnal::view(double jd) {
  const double cell = jd / step_;
  const auto number = static_cast<int64_t>(std::floor(cell > -kMaxCells ? std::min(cell, kMaxCells) : -kMaxCells));
  if (before_->number != number) {
    before_ = &node(number);
    after_ = &node(number + 1);
    drift_ = std::remainder(after_->rotation - before_->rotation - kTurn * step_, 360);
    const double from = static_cast<double>(number) * step_;
    hasSiderealJump_ = std::any_of(std::begin(kSiderealSteps), std::end(kSiderealSteps), [&](double at) { return at > from && at <= from + step_; });
  }
  const Node &a = *before_, &b = *after_;
  const double u = cell - static_cast<double>(number), w = 1 - u;
  double place[3], rate[3];
  for (int i = 0; i < 3; i++) {
    const double rise = b.place[i] - a.place[i], ra = a.rate[i] * step_, rb = b.rate[i] * step_;
    place[i] = a.place[i] + u * (rise + w * (w * (ra - rise) - u * (rb - rise)));
    rate[i] = (rise + (w * (1 - 3 * u)) * (ra - rise) + (u * (1 - 3 * w)) * (rb - rise)) / step_;
  }
  const double meridian = (rotation(jd, u) + longitude_) * kDegree;
  const double c = std::cos(meridian), s = std::sin(meridian);
  View v;
  v.south = place[0] * c + place[1] * s;
  v.east = place[1] * c - place[0] * s;
  v.north = place[2];
  v.southRate = rate[0] * c + rate[1] * s + kSpin * v.east;
  v.eastRate = rate[1] * c - rate[0] * s - kSpin * v.south;
  v.northRate = rate[2];
  const double away = v.south - axis_, up = v.north - polar_;
  v.distance = std::sqrt(away * away + v.east * v.east + up * up);
  v.hourAngleRate = (v.east * v.southRate - v.south * v.eastRate) / (v.south * v.south + v.east * v.east);
  return v;
}

Diurnal::Height Diurnal::height(const View& v) const {
  const double inverse = 1 / v.distance;
  const double sine = (cosine_ * v.south + sine_ * v.north - level_) * inverse;
  const double along = (v.south - axis_) * v.southRate + v.east * v.eastRate + (v.north - polar_) * v.northRate;
  const double k = radius_ * inverse;
  const double edge = horizonSine_ * std::sqrt(1 - k * k) - horizonCosine_ * k;
  return {sine - edge, (cosine_ * v.southRate + sine_ * v.northRate) * inverse - sine * along * inverse * inverse};
}

/** The topocentric hour angle with diurnal aberration, radians. */
double Diurnal::hourAngle(const View& v) const { return -std::atan2(v.east + aberration_ * v.distance, v.south - axis_); }

/** The moment within half a day of `near` at which the hour angle is `angle` (radians). */
double Diurnal::transit(double near, double angle) {
  double jd = near;
  for (int step = 0; step < kMaxSteps; step++) {
    const View v = view(jd);
    const double move = -wrapAngle(hourAngle(v) - angle) / v.hourAngleRate;
    jd += move;
    if (std::abs(move) < kStepTolerance) break;
  }
  return jd;
}

/** The moment of the highest or lowest point between two moments; `fallback` if there is none. */
double Diurnal::turningPoint(double low, double high, double fallback) {
  const double atLow = height(view(low)).rate;
  if (atLow * height(view(high)).rate > 0) return fallback;
  while (high - low > kTolerance) {
    const double middle = low + (high - low) / 2;
    (height(view(middle)).rate * atLow > 0 ? low : high) = middle;
  }
  return low + (high - low) / 2;
}

/** Sets low and high to the extreme altitudes before (rising) or after (setting) an upper culmination. True if the horizon is in between. */
bool Diurnal::boundGrazing(double near, double direction, double& low, double& high) {
  const double upper = transit(near, 0), lower = transit(upper - direction * kPi / view(upper).hourAngleRate, kPi);
  const double bottom = turningPoint(lower - kReach, lower + kReach, lower), top = turningPoint(upper - kReach, upper + kReach, upper);
  low = std::min(bottom, top);
  high = std::max(bottom, top);
  return height(view(bottom)).above < 0 && height(view(top)).above >= 0;
}

/** True if a body whose sine of altitude varies by `cross` around `along` certainly rises and sets over `edge`. */
bool Diurnal::isCertain(double along, double cross, double edge) const {
  return along + cross >= edge + kCertainSine && along - cross <= edge - kCertainSine;
}

/** Finds the rising or setting near an extrapolated moment. False if it takes more than a few small Newton steps. */
bool Diurnal::extrapolate(double guess, double direction, double& at, double& turn) {
  at = guess;
  for (int step = 0; step < 3; step++) {
    const View v = view(at);
    const double span = std::sqrt(v.south * v.south + v.east * v.east), inverse = 1 / std::sqrt(span * span + v.north * v.north);
    if (!isCertain(sine_ * v.north * inverse, cosine_ * span * inverse, horizonSine_ + (level_ - horizonCosine_ * radius_) * inverse)) return false;
    const Height h = height(v);
    const double move = h.above / h.rate;
    if (h.rate * direction <= 0 || !(std::abs(move) < kNear)) return false;
    at -= move;
    turn = 2 * kPi / v.hourAngleRate;
    if (std::abs(move) < kStepTolerance) return true;
  }
  return false;
}

/**
 * Finds the rising before (`direction` 1) or the setting after (-1) an upper culmination; false if there is none. `v`: the view `near` the
 * culmination, at a small hour angle.
 */
bool Diurnal::crossing(double near, const View& v, double angle, double direction, double& at) {
  const double span = std::sqrt(v.south * v.south + v.east * v.east), whole = std::sqrt(span * span + v.north * v.north);
  const double edge = horizonSine_ + (level_ - horizonCosine_ * radius_) / whole;
  const double cross = cosine_ * span / whole, along = sine_ * v.north / whole;
  const double upper = near - angle / v.hourAngleRate, half = kPi / v.hourAngleRate;
  double low = direction > 0 ? upper - half : upper, high = low + half, tolerance = kStepTolerance;
  if (!isCertain(along, cross, edge)) {
    if (!boundGrazing(near, direction, low, high)) return false;
    at = low + (high - low) / 2;
    tolerance = kTolerance;
  } else {
    // The declination at that moment.
    const double hours = -direction * std::acos((edge - along) / cross) / v.hourAngleRate, north = (v.north + v.northRate * hours) / whole;
    const double cosine = (edge - sine_ * north) / (cosine_ * std::sqrt(std::max(1e-9, 1 - north * north)));
    at = upper - direction * std::acos(std::clamp(cosine, -1.0, 1.0)) / v.hourAngleRate;
  }
  refine(low, high, direction, tolerance, at);
  return true;
}

/** Refines a guess to the moment of the horizon crossing between two moments on both sides of it. */
void Diurnal::refine(double low, double high, double direction, double tolerance, double& at) {
  for (int step = 0; step < kMaxSteps && high - low > kTolerance; step++) {
    const Height h = height(view(at));
    (h.above * direction < 0 ? low : high) = at;
    const double newton = at - h.above / h.rate;
    const bool isNewtonValid = newton > low && newton < high;
    const double next = isNewtonValid ? newton : low + (high - low) / 2, move = std::abs(next - at);
    at = next;
    if (isNewtonValid && move < tolerance) break;
  }
}

/** Appends every rising or setting of [from, to), by evaluating the altitude in even steps. */
void Diurnal::searchInSteps(double from, double to, double direction, std::vector<double>& moments) {
  const auto cross = [&](double low, double high) {
    double at = low + (high - low) / 2;
    refine(low, high, direction, kTolerance, at);
    if (at >= from && at < to) moments.push_back(at);
  };
  const auto isPastHorizon = [&](const Height& h) { return h.above * direction >= 0; };
  // Steps at multiples of kStep, so that an event has the same moment in every window.
  double step = std::floor(from / kStep), low = step * kStep;
  Height first = height(view(low));
  while (low < to && !std::isnan(first.above)) {
    const double high = ++step * kStep;
    const Height last = height(view(high));
    if (isPastHorizon(first) != isPastHorizon(last)) {
      if (isPastHorizon(last)) cross(low, high);
    } else if (first.above * first.rate < 0 && last.above * last.rate > 0) {
      // The altitude approaches the horizon and recedes, possibly with two crossings.
      const double turn = turningPoint(low, high, low);
      if (isPastHorizon(height(view(turn))) != isPastHorizon(first)) cross(isPastHorizon(first) ? turn : low, isPastHorizon(first) ? high : turn);
    }
    low = high;
    first = last;
  }
}

void Diurnal::within(double from, double to, std::vector<double>& moments) {
  const bool rising = event_.kind == HorizonKind::rise, setting = event_.kind == HorizonKind::set;
  const double direction = rising ? 1 : -1, angle = event_.kind == HorizonKind::anticulmination ? kPi : 0;
  if (arctic_ && (rising || setting)) return searchInSteps(from, to, direction, moments);
  // A rising is before its culmination. In grazing events the order may be reversed.
  const double before = rising ? kReach : setting ? kHalfDay + kReach : 0, after = rising ? kHalfDay + kReach : 0;
  const View first = view(from - before);
  const double since = hourAngle(first) - angle;
  double near = from - before - (since - 2 * kPi * std::floor(since / (2 * kPi))) / first.hourAngleRate;
  // The last three consecutive events, from which the next one is extrapolated.
  double last[3] = {};
  int consecutive = 0;
  const auto addEvent = [&](double moment) {
    last[0] = last[1];
    last[1] = last[2];
    last[2] = moment;
    consecutive++;
    if (moment >= from && moment < to) moments.push_back(moment);
  };
  for (;;) {
    double next, until;
    if (consecutive >= 3 && extrapolate(last[0] + 3 * (last[2] - last[1]), direction, next, until) && next > last[2]) {
      if (next >= to) return;
      addEvent(next);
      near += until;
      continue;
    }
    const View v = view(near);
    const double off = wrapAngle(hourAngle(v) - angle), upper = near - off / v.hourAngleRate;
    const double turn = 2 * kPi / v.hourAngleRate;
    if (!(upper < to + after) || !(turn > kHalfDay)) return;
    double moment = upper;
    if (rising || setting) {
      if (upper >= from - before && crossing(near, v, off, direction, moment))
        addEvent(moment);
      else
        consecutive = 0;
    } else {
      if (std::abs(moment - near) > kStepTolerance) moment = transit(moment, angle);
      if (moment >= from && moment < to) moments.push_back(moment);
    }
    near = upper + turn;
  }
}

}  // namespace khagola
