#include <algorithm>
#include <cmath>

#include "swiss.hpp"

namespace khagola {
namespace {

constexpr double kDegree = M_PI / 180;

EclipseType eclipseType(int32 flag) {
  if (flag & SE_ECL_HYBRID) return EclipseType::hybrid;
  if (flag & SE_ECL_TOTAL) return EclipseType::total;
  if (flag & SE_ECL_ANNULAR) return EclipseType::annular;
  if (flag & SE_ECL_PENUMBRAL) return EclipseType::penumbral;
  return EclipseType::partial;
}

/** The fraction of a disc of radius 1 covered by one of radius `radius` whose centre is `distance` away. */
double coveredFraction(double radius, double distance) {
  if (distance >= radius + 1) return 0;
  if (distance <= radius - 1) return 1;
  const double d2 = distance * distance, r2 = radius * radius;
  const double a = std::acos((d2 + 1 - r2) / (2 * distance)), b = std::acos((d2 + r2 - 1) / (2 * distance * radius));
  return (a - std::sin(2 * a) / 2 + r2 * (b - std::sin(2 * b) / 2)) / M_PI;
}

/** The fraction of the Moon's disc in the umbra, from the attributes of a lunar eclipse in Swiss Ephemeris. */
double coveredMoon(const double attributes[], const Place& moon) {
  if (!(attributes[0] > 0)) return 0;
  // The distance of the Moon from the axis of the shadow, in radii of the Moon. The magnitude then gives the radius of the umbra.
  const double lunarRadius = 1738.15 / SE_AUNIT_TO_KM;
  const double distance = moon[2] * std::sin(attributes[7] * kDegree) / lunarRadius;
  return coveredFraction(2 * attributes[0] - 1 + distance, distance);
}

/** The moment of a contact; NaN for 0, which Swiss Ephemeris writes for a contact that does not occur or is not searched. */
double contact(double time) { return time > 0 ? time : kNone; }

/** Days; longer than half of any solar eclipse. */
constexpr double kHalfEclipse = 0.2;
/** The precision of a contact in degrees of overlap or fractions of the diameter, far below a millisecond. */
constexpr double kDepthTolerance = 1e-9;

/** The moment between `inside` (positive depth) and `outside` (negative depth) at which the depth is 0; NaN for other signs. */
template <class Depth>
double edge(double inside, double outside, const Depth& depth) {
  double inner = depth(inside), outer = depth(outside);
  if (!(inner > 0) || !(outer < 0)) return kNone;
  for (int step = 0; step < 60; step++) {
    const double at = inside + (outside - inside) * (step % 2 ? 0.5 : inner / (inner - outer)), here = depth(at);
    if (std::abs(here) < kDepthTolerance) return at;
    (here > 0 ? inside : outside) = at;
    (here > 0 ? inner : outer) = here;
  }
  return inside;
}

/** The moment of the greatest depth between two moments, to a second. The depth must have one maximum. */
template <class Depth>
double deepest(double low, double high, const Depth& depth) {
  const double golden = 0.6180339887498949;
  double a = high - golden * (high - low), b = low + golden * (high - low), atA = depth(a), atB = depth(b);
  while (high - low > 1e-5) {
    if (atA > atB) {
      high = b, b = a, atB = atA, a = high - golden * (high - low), atA = depth(a);
    } else {
      low = a, a = b, atA = atB, b = low + golden * (high - low), atB = depth(b);
    }
  }
  return (low + high) / 2;
}

/** The radius of the Moon's mean limb relative to the radius that Swiss Ephemeris uses for eclipses. */
constexpr double kMeanLimb = 0.99916;

/** The depth of the place nearest to the axis of the Moon's shadow in both shadow cones, in fractions of the Sun's diameter. */
struct Shadow {
  double penumbra, umbra, umbraWidth;
};

Shadow shadow(double jd) {
  char error[AS_MAXCH];
  double place[10], attributes[20];
  if (swe_sol_eclipse_where(jd, modelFlag(), place, attributes, error) < 0) return {kNone, kNone, kNone};
  const double covered = attributes[0], moon = attributes[1], width = std::abs(1 - kMeanLimb * moon);
  return {covered, (width - (1 + moon)) / 2 + covered, width};
}

/** `kUmbraLead`: more than the error of the umbral contacts of Swiss Ephemeris, days. `kThinUmbra`: thinner umbras are not refined. */
constexpr double kUmbraLead = 3.0 / 1440, kThinUmbra = 0.004;

/**
 * The umbra's contact with the Earth near an approximate one of Swiss Ephemeris. Returns the approximate one near the tip of the cone or
 * if no contact is found.
 */
double umbraContact(double approximate, double maximum) {
  if (std::isnan(approximate) || !(shadow(approximate).umbraWidth > kThinUmbra)) return approximate;
  const double lead = std::copysign(std::min(kUmbraLead, std::abs(maximum - approximate) / 2), maximum - approximate);
  const double exact = edge(approximate + lead, approximate - lead, [](double jd) { return shadow(jd).umbra; });
  return std::isnan(exact) ? approximate : exact;
}

/** The topocentric distance of Sun and Moon and their radii as used by Swiss Ephemeris for eclipses, degrees. */
struct Discs {
  double apart, sun, moon;
  double overlap() const { return sun + moon - apart; }
  /** The depth of one disc within the other, for the second and third contact. */
  double within() const { return std::abs(sun - kMeanLimb * moon) - apart; }
};

Discs discs(double jd, double site[3]) {
  char error[AS_MAXCH];
  const int flags = modelFlag() | SEFLG_EQUATORIAL | SEFLG_TOPOCTR | SEFLG_XYZ;
  constexpr double sunRadius = 1392000000.0 / 2 / AUNIT, moonRadius = 3476300.0 / 2 / AUNIT;
  Place sun, moon;
  swe_set_topo(site[0], site[1], site[2]);
  const double tt = jd + swe_deltat_ex(jd, modelFlag(), error);
  if (swe_calc(tt, SE_SUN, flags, sun.data(), error) < 0 || swe_calc(tt, SE_MOON, flags, moon.data(), error) < 0) return {kNone, kNone, kNone};
  const auto length = [](const double v[3]) { return std::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]); };
  const double toSun = length(sun.data()), toMoon = length(moon.data());
  const double across[3] = {sun[1] * moon[2] - sun[2] * moon[1], sun[2] * moon[0] - sun[0] * moon[2], sun[0] * moon[1] - sun[1] * moon[0]};
  const double apart = std::atan2(length(across), sun[0] * moon[0] + sun[1] * moon[1] + sun[2] * moon[2]);
  return {apart / kDegree, std::asin(sunRadius / toSun) / kDegree, std::asin(moonRadius / toMoon) / kDegree};
}

}  // namespace

Status Engine::nextEclipse(EclipseKind kind, double jd, Eclipse& eclipse) {
  if (!begin(jd)) return Status::uncovered;
  const Status status = kind == EclipseKind::solar ? nextSolar(jd, eclipse) : nextLunar(jd, eclipse);
  if (status != Status::ok) return status;
  Place sun;
  return position(eclipse.maximum, Body::Sun, Frame::ecliptic, sun);
}

Status Engine::nextSolar(double jd, Eclipse& eclipse) {
  char error[AS_MAXCH];
  double times[10], attributes[20], place[10];
  const int32 flag = swe_sol_eclipse_when_glob(jd, modelFlag(), 0, times, 0, error);
  if (flag < 0 || swe_sol_eclipse_where(times[0], modelFlag(), place, attributes, error) < 0) return Status::uncovered;
  const EclipseType type = eclipseType(flag);
  const bool partial = type == EclipseType::partial;
  // If the axis of the shadow misses the Earth, the canon has the covered fraction of the diameter, Swiss Ephemeris the ratio of the discs.
  const double magnitude = flag & SE_ECL_NONCENTRAL ? attributes[0] : attributes[8];
  // The contacts of Swiss Ephemeris treat the shadow as flattened with the Earth. They are wrong by some seconds, by minutes for small
  // partial eclipses, and missing for the smallest (1935-01-05, magnitude 0.0014).
  const auto penumbra = [](double jd) { return shadow(jd).penumbra; };
  eclipse = {EclipseKind::solar,
             type,
             times[0],
             edge(times[0], times[0] - kHalfEclipse, penumbra),
             edge(times[0], times[0] + kHalfEclipse, penumbra),
             magnitude,
             partial ? kNone : umbraContact(contact(times[4]), times[0]),
             partial ? kNone : umbraContact(contact(times[5]), times[0]),
             kNone,
             kNone,
             std::min(attributes[2], 1.0),
             static_cast<int>(attributes[9]),
             static_cast<int>(attributes[10]),
             kNone,
             (flag & SE_ECL_CENTRAL) != 0,
             place[1],
             place[0]};
  return std::isnan(eclipse.begins) || std::isnan(eclipse.ends) ? Status::uncovered : Status::ok;
}

Status Engine::nextLunar(double jd, Eclipse& eclipse) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_lun_eclipse_when(jd, modelFlag(), 0, times, 0, error);
  if (flag < 0 || swe_lun_eclipse_how(times[0], modelFlag(), nullptr, attributes, error) < 0) return Status::uncovered;
  const EclipseType type = eclipseType(flag);
  Place moon;
  const Status status = position(times[0], Body::Moon, Frame::ecliptic, moon);
  eclipse = {EclipseKind::lunar,
             type,
             times[0],
             times[6],
             times[7],
             attributes[type == EclipseType::penumbral ? 1 : 0],
             contact(times[4]),
             contact(times[5]),
             contact(times[2]),
             contact(times[3]),
             coveredMoon(attributes, moon),
             static_cast<int>(attributes[9]),
             static_cast<int>(attributes[10]),
             attributes[1],
             false,
             kNone,
             kNone};
  return status;
}

Status Engine::localEclipse(const Eclipse& eclipse, Site site, LocalEclipse& local) {
  if (!begin(eclipse.maximum)) return Status::uncovered;
  double place[3] = {site.longitude, site.latitude, 0};
  local = {eclipse.maximum, eclipse.begins, eclipse.ends, 0, 0, false, eclipse.totalBegins, eclipse.totalEnds, kNone};
  return eclipse.kind == EclipseKind::solar ? localSolar(eclipse, place, local) : localLunar(eclipse, place, local);
}

Status Engine::localSolar(const Eclipse& eclipse, double site[3], LocalEclipse& local) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_sol_eclipse_when_loc(eclipse.maximum - 1, modelFlag(), site, times, attributes, 0, error);
  if (flag < 0) return Status::uncovered;
  if (!(flag & SE_ECL_VISIBLE) || std::abs(times[0] - eclipse.maximum) > 0.5) return Status::ok;
  // The contacts of Swiss Ephemeris use three steps from a parabola. In grazing eclipses they are wrong by minutes or on the wrong side.
  const auto overlap = [&](double jd) { return discs(jd, site).overlap(); };
  const double begins = edge(times[0], times[0] - kHalfEclipse, overlap), ends = edge(times[0], times[0] + kHalfEclipse, overlap);
  if (std::isnan(begins) || std::isnan(ends)) return Status::ok;
  local.maximum = deepest(begins, ends, overlap);
  local.begins = begins, local.ends = ends, local.visible = true;
  local.totalBegins = local.totalEnds = kNone;
  EclipsePhase phase;
  const Status status = eclipsePhase(eclipse, {site[1], site[0]}, local.maximum, phase);
  local.magnitude = phase.magnitude, local.obscuration = phase.obscuration, local.altitude = phase.altitude;
  if (!(times[2] > 0)) return status;
  const auto within = [&](double jd) { return discs(jd, site).within(); };
  const double centre = deepest(begins, ends, within);
  local.totalBegins = edge(centre, begins, within);
  local.totalEnds = edge(centre, ends, within);
  return status;
}

Status Engine::localLunar(const Eclipse& eclipse, double site[3], LocalEclipse& local) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_lun_eclipse_when_loc(eclipse.maximum - 1, modelFlag(), site, times, attributes, 0, error);
  if (flag < 0) return Status::uncovered;
  if (!(flag & SE_ECL_VISIBLE) || std::abs(times[0] - eclipse.maximum) > 0.5) return Status::ok;
  EclipsePhase phase;
  const Status status = eclipsePhase(eclipse, {site[1], site[0]}, local.maximum, phase);
  local.visible = true;
  local.magnitude = phase.magnitude, local.obscuration = phase.obscuration, local.altitude = phase.altitude;
  return status;
}

Status Engine::eclipsePhase(const Eclipse& eclipse, Site site, double jd, EclipsePhase& phase) {
  if (!begin(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  double place[3] = {site.longitude, site.latitude, 0}, attributes[20];
  if (eclipse.kind == EclipseKind::solar) {
    if (swe_sol_eclipse_how(jd, modelFlag(), place, attributes, error) < 0) return Status::uncovered;
    phase = {std::max(attributes[8], 0.0), std::clamp(attributes[2], 0.0, 1.0), attributes[5], std::max(attributes[0], 0.0)};
    return Status::ok;
  }
  if (swe_lun_eclipse_how(jd, modelFlag(), place, attributes, error) < 0) return Status::uncovered;
  Place moon;
  const Status status = position(jd, Body::Moon, Frame::ecliptic, moon);
  const double magnitude = attributes[eclipse.type == EclipseType::penumbral ? 1 : 0];
  phase = {std::max(magnitude, 0.0), coveredMoon(attributes, moon), attributes[5], std::max(magnitude, 0.0)};
  return status;
}

}  // namespace khagola
