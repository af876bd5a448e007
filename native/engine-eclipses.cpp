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
double covered(double radius, double distance) {
  if (distance >= radius + 1) return 0;
  if (distance <= radius - 1) return 1;
  const double d2 = distance * distance, r2 = radius * radius;
  const double a = std::acos((d2 + 1 - r2) / (2 * distance)), b = std::acos((d2 + r2 - 1) / (2 * distance * radius));
  return (a - std::sin(2 * a) / 2 + r2 * (b - std::sin(2 * b) / 2)) / M_PI;
}

/** The part of the Moon's disc in the umbra, of the attributes that Swiss Ephemeris gives a lunar eclipse. */
double coveredMoon(const double attributes[], const Place& moon) {
  if (!(attributes[0] > 0)) return 0;
  // In radii of the Moon: how far it stands from the axis of the shadow, and from its magnitude how wide the umbra is.
  const double lunarRadius = 1738.15 / SE_AUNIT_TO_KM;
  const double distance = moon[2] * std::sin(attributes[7] * kDegree) / lunarRadius;
  return covered(2 * attributes[0] - 1 + distance, distance);
}

/** Swiss Ephemeris writes 0 for a contact that does not come, and for one that it does not look for. */
double contact(double time) { return time > 0 ? time : kNone; }

/** Days: longer than half of any solar eclipse. */
constexpr double kHalfEclipse = 0.2;
/** Degrees of overlap, or parts of the diameter: a contact is found when so little is left, far below a millisecond. */
constexpr double kDepthGrain = 1e-9;

/** Where `depth` sinks to nothing on the way from a moment at which there is some; NaN where it does not. */
template <class Depth>
double edge(double inside, double outside, const Depth& depth) {
  double inner = depth(inside), outer = depth(outside);
  if (!(inner > 0) || !(outer < 0)) return kNone;
  for (int step = 0; step < 60; step++) {
    const double at = inside + (outside - inside) * (step % 2 ? 0.5 : inner / (inner - outer)), here = depth(at);
    if (std::abs(here) < kDepthGrain) return at;
    (here > 0 ? inside : outside) = at;
    (here > 0 ? inner : outer) = here;
  }
  return inside;
}

/** Where `depth` is greatest between two moments, if it only rises and then only falls; to a second. */
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

/** The Moon by its mean limb, in parts of the disc that Swiss Ephemeris takes for eclipses. */
constexpr double kMeanLimb = 0.99916;

/** In parts of the Sun's diameter, where the axis of the Moon's shadow is nearest: how deep that place stands in its two cones. */
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

/** Days: as far as the umbra's contacts by Swiss Ephemeris may be off, and more. An umbra must be so wide to be looked at. */
constexpr double kUmbraLead = 3.0 / 1440, kThinUmbra = 0.004;

/**
 * The umbra's contact with the Earth near one that Swiss Ephemeris tells; that one itself where it is not between shadow and light,
 * and near the tip of the cone.
 */
double umbraContact(double told, double maximum) {
  if (std::isnan(told) || !(shadow(told).umbraWidth > kThinUmbra)) return told;
  const double lead = std::copysign(std::min(kUmbraLead, std::abs(maximum - told) / 2), maximum - told);
  const double found = edge(told + lead, told - lead, [](double jd) { return shadow(jd).umbra; });
  return std::isnan(found) ? told : found;
}

/** Degrees, from a site: how far Sun and Moon stand apart, and their radii as Swiss Ephemeris takes them for eclipses. */
struct Discs {
  double apart, sun, moon;
  double overlap() const { return sun + moon - apart; }
  /** How deep one disc stands within the other, as for the second and third contact there. */
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
  if (!hasDate(jd)) return Status::uncovered;
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
  // Where the shadow's axis misses the Earth the canon gives the covered part of the diameter, Swiss Ephemeris the ratio of the discs.
  const double magnitude = flag & SE_ECL_NONCENTRAL ? attributes[0] : attributes[8];
  // Its own contacts treat the shadow as flattened with the Earth: some seconds off, minutes for small partial eclipses, and
  // none for the smallest (1935-01-05, magnitude 0.0014).
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
  if (!hasDate(eclipse.maximum)) return Status::uncovered;
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
  // Its own contacts take three steps from a parabola: where the discs only graze they go astray, by minutes, or to the wrong side.
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
  if (!hasDate(jd)) return Status::uncovered;
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
