#include "engine.hpp"

extern "C" {
#include "swephexp.h"
#include "sweph.h"
}

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>
#include <vector>

#define QUOTE(text) #text
#define QUOTE_VALUE(macro) QUOTE(macro)

namespace khagola {
namespace {

constexpr int kFlags = SEFLG_SWIEPH;
constexpr double kMeanPressure = 1013.25, kMeanTemperature = 15;
constexpr double kDegree = M_PI / 180;

/**
 * Up to these latitudes the quick search of Swiss Ephemeris is within 0.15 s of its thorough one, which takes ten times
 * longer; beyond, the Moon was seen 6 s off, or on another day.
 */
constexpr double kQuickForSun = 60, kQuickForOthers = 50;
constexpr int kLastQuickBody = 11;

/** In the order of BODIES in src/ephemeris/bodies.ts. */
constexpr int kBodies[] = {SE_SUN,       SE_MOON,      SE_MERCURY,   SE_VENUS,  SE_MARS,   SE_JUPITER, SE_SATURN,
                           SE_URANUS,    SE_NEPTUNE,   SE_PLUTO,     SE_MEAN_NODE, SE_TRUE_NODE, SE_MEAN_APOG, SE_OSCU_APOG,
                           SE_CHIRON,    SE_CERES,     SE_PALLAS,    SE_JUNO,   SE_VESTA};
/** Where Swiss Ephemeris keeps the polynomials that each of them rests on. */
constexpr int kSeries[] = {SEI_EARTH,   SEI_MOON,    SEI_MERCURY, SEI_VENUS, SEI_MARS,   SEI_JUPITER, SEI_SATURN,
                           SEI_URANUS,  SEI_NEPTUNE, SEI_PLUTO,   SEI_MOON,  SEI_MOON,   SEI_MOON,    SEI_MOON,
                           SEI_CHIRON,  SEI_CERES,   SEI_PALLAS,  SEI_JUNO,  SEI_VESTA};
/** In the order of HOUSE_SYSTEMS there. */
constexpr char kHouseSystems[] = {'P', 'K', 'O', 'R', 'C', 'E', 'W'};

static_assert(std::size(kBodies) == kBodyCount && std::size(kSeries) == kBodyCount && std::size(kHouseSystems) == kHouseSystemCount);

/** Swiss Ephemeris silently takes its own default directory when a path is longer than this. */
constexpr size_t kLongestPath = AS_MAXCH - 1 - 13;

/** Never destroyed: threads of the pool may still ask when the process ends. */
std::mutex& pathsLock = *new std::mutex;
std::vector<std::string>& paths = *new std::vector<std::string>;

/** Moments that there may be files for: the years -13000 to 17000, and some. NaN is none. */
bool hasDate(double jd) { return jd > -3.1e6 && jd < 8e6; }

bool fromFiles(int32 flag) { return flag >= 0 && (flag & SEFLG_SWIEPH); }

Eclipse::Type eclipseType(int32 flag) {
  if (flag & SE_ECL_HYBRID) return Eclipse::hybrid;
  if (flag & SE_ECL_TOTAL) return Eclipse::total;
  if (flag & SE_ECL_ANNULAR) return Eclipse::annular;
  if (flag & SE_ECL_PENUMBRAL) return Eclipse::penumbral;
  return Eclipse::partial;
}

/** The fraction of a disc of radius 1 covered by one of radius `radius` whose centre is `distance` away. */
double covered(double radius, double distance) {
  if (distance >= radius + 1) return 0;
  if (distance <= radius - 1) return 1;
  const double d2 = distance * distance, r2 = radius * radius;
  const double a = std::acos((d2 + 1 - r2) / (2 * distance)), b = std::acos((d2 + r2 - 1) / (2 * distance * radius));
  return (a - std::sin(2 * a) / 2 + r2 * (b - std::sin(2 * b) / 2)) / M_PI;
}

Status housesFrom(int result, const double cusps[37], const double angles[10], Houses& houses) {
  for (int i = 0; i < 12; i++) houses.cusps[i] = cusps[i + 1];
  houses.ascendant = angles[SE_ASC];
  houses.midheaven = angles[SE_MC];
  houses.armc = angles[SE_ARMC];
  houses.vertex = angles[SE_VERTEX];
  return result == OK ? Status::ok : Status::absent;
}

/** The part of the Moon's disc in the umbra, of the attributes that Swiss Ephemeris gives a lunar eclipse. */
double coveredMoon(const double attributes[], const Place& moon) {
  if (!(attributes[0] > 0)) return 0;
  // In radii of the Moon: how far it stands from the axis of the shadow, and from its magnitude how wide the umbra is.
  const double lunarRadius = 1738.15 / SE_AUNIT_TO_KM;
  const double distance = moon[2] * std::sin(attributes[7] * kDegree) / lunarRadius;
  return covered(2 * attributes[0] - 1 + distance, distance);
}

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/** Swiss Ephemeris writes 0 for a contact that does not come. */
double contact(double time) { return time > 0 ? time : kNone; }

}  // namespace

const bool kEnginePerThread = sizeof(QUOTE_VALUE(TLS)) > 1;

Files registerFiles(const std::string& path) {
  if (path.empty() || path.size() > kLongestPath)
    throw std::invalid_argument("the ephemeris path must be 1 to " + std::to_string(kLongestPath) + " bytes long: " + path);
  std::lock_guard<std::mutex> lock(pathsLock);
  for (size_t i = 0; i < paths.size(); i++)
    if (paths[i] == path) return static_cast<Files>(i);
  paths.push_back(path);
  return static_cast<Files>(paths.size()) - 1;
}

Files alikeFiles(Files files) {
  std::lock_guard<std::mutex> lock(pathsLock);
  paths.push_back(std::string(paths.at(static_cast<size_t>(files))));
  return static_cast<Files>(paths.size()) - 1;
}

Engine& threadEngine() {
  if (!kEnginePerThread) {
    static Engine shared;
    return shared;
  }
  thread_local Engine engine;
  return engine;
}

std::recursive_mutex& engineTurn() {
  static std::recursive_mutex turn;
  return turn;
}

Engine::~Engine() { swe_close(); }

void Engine::use(Files files) {
  if (files == files_) return;
  std::string path;
  {
    std::lock_guard<std::mutex> lock(pathsLock);
    path = paths.at(static_cast<size_t>(files));
  }
  files_ = files;
  if (path == path_) return;
  swe_set_ephe_path(path.c_str());
  path_ = path;
  ut_ = tt_ = 0;
}

double Engine::terrestrial(double jd) {
  if (jd != ut_) {
    char error[AS_MAXCH];
    tt_ = jd + swe_deltat_ex(jd, kFlags, error);
    ut_ = jd;
  }
  return tt_;
}

Status Engine::position(double jd, int body, Frame frame, Place& place) {
  if (!hasDate(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  const int flags = kFlags | SEFLG_SPEED | (frame == Frame::equatorial ? SEFLG_EQUATORIAL : 0);
  const int32 flag = swe_calc(terrestrial(jd), kBodies[body], flags, place.data(), error);
  return fromFiles(flag) ? Status::ok : Status::uncovered;
}

Status Engine::ayanamsha(double jd, int mode, double& degrees) {
  if (!hasDate(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  swe_set_sid_mode(mode, 0, 0);
  const int32 flag = swe_get_ayanamsa_ex(terrestrial(jd), kFlags, &degrees, error);
  return fromFiles(flag) ? Status::ok : Status::uncovered;
}

Status Engine::houses(double jd, Site site, int system, Houses& houses) {
  if (!hasDate(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  double cusps[37], angles[10];
  const int result = swe_houses_ex2(jd, kFlags, site.latitude, site.longitude, kHouseSystems[system], cusps, angles,
                                    nullptr, nullptr, error);
  return housesFrom(result, cusps, angles, houses);
}

Orientation Engine::orientation(double jd) {
  if (!hasDate(jd)) return {kNone, kNone, kNone};
  char error[AS_MAXCH];
  Place earth;
  swe_calc(terrestrial(jd), SE_ECL_NUT, kFlags, earth.data(), error);
  return {swe_sidtime(jd), earth[0], earth[2]};
}

double Engine::radius(int body) { return pla_diam[kBodies[body]] / 2 / AUNIT; }

double Engine::refractedHorizon() {
  // Below it Swiss Ephemeris gives the true altitude back, which is negative.
  static const double altitude = [] {
    double low = -2, high = 0;
    while (high - low > 1e-9) {
      const double middle = (low + high) / 2;
      (swe_refrac_extended(middle, 0, kMeanPressure, kMeanTemperature, SE_LAPSE_RATE, SE_TRUE_TO_APP, nullptr) < 0 ? low : high) = middle;
    }
    return high;
  }();
  return altitude;
}

bool Engine::isQuick(const HorizonEvent& event, Site site) {
  const double limit = kBodies[event.body] == SE_SUN ? kQuickForSun : kQuickForOthers;
  return !event.twilight && event.body <= kLastQuickBody && std::abs(site.latitude) <= limit;
}

Status Engine::nextEvent(const HorizonEvent& event, Site site, double jd, double& at) {
  if (!hasDate(jd)) return Status::uncovered;
  constexpr int kinds[] = {SE_CALC_RISE, SE_CALC_SET, SE_CALC_MTRANSIT, SE_CALC_ITRANSIT};
  constexpr int limbs[] = {0, SE_BIT_DISC_CENTER, SE_BIT_DISC_BOTTOM};
  int flags = kinds[event.kind] | limbs[event.limb];
  if (!event.refraction) flags |= SE_BIT_NO_REFRACTION;
  // With that bit Swiss Ephemeris looks for a transit from where its last call stood.
  if (event.geocentric && event.kind < HorizonEvent::culmination) flags |= SE_BIT_GEOCTR_NO_ECL_LAT;
  if (event.twilight == 6) flags |= SE_BIT_CIVIL_TWILIGHT;
  if (event.twilight == 12) flags |= SE_BIT_NAUTIC_TWILIGHT;
  if (event.twilight == 18) flags |= SE_BIT_ASTRO_TWILIGHT;
  const bool quick = isQuick(event, site);
  if (!quick) flags |= SE_BIT_FORCE_SLOW_METHOD;
  char error[AS_MAXCH];
  double place[3] = {site.longitude, site.latitude, 0};
  const auto search = [&](double start) {
    return swe_rise_trans(start, kBodies[event.body], nullptr, kFlags, flags, place, kMeanPressure, kMeanTemperature, &at, error);
  };
  int result = search(jd);
  // Started close by, Swiss Ephemeris is spared two flaws: a transit of the Moon from afar ends up to 0.5 s off, and the quick
  // search for a geocentric event takes ecliptic for equatorial coordinates when it has to start over.
  const bool transit = event.kind >= HorizonEvent::culmination;
  if (result == OK && (transit || (quick && event.geocentric))) result = search(at - 0.05);
  if (result == OK) return Status::ok;
  return result == -2 ? Status::absent : Status::uncovered;
}

Status Engine::nextEclipse(EclipseKind kind, double jd, Eclipse& eclipse) {
  if (!hasDate(jd)) return Status::uncovered;
  const Status status = kind == EclipseKind::solar ? nextSolar(jd, eclipse) : nextLunar(jd, eclipse);
  if (status != Status::ok) return status;
  Place sun;
  return position(eclipse.maximum, 0, Frame::ecliptic, sun);
}

Status Engine::nextSolar(double jd, Eclipse& eclipse) {
  char error[AS_MAXCH];
  double times[10], attributes[20], place[10];
  const int32 flag = swe_sol_eclipse_when_glob(jd, kFlags, 0, times, 0, error);
  if (flag < 0 || swe_sol_eclipse_where(times[0], kFlags, place, attributes, error) < 0) return Status::uncovered;
  eclipse = {eclipseType(flag),   times[0], times[2], times[3], attributes[8], contact(times[4]), contact(times[5]), kNone, kNone,
             std::min(attributes[2], 1.0), static_cast<int>(attributes[9])};
  return Status::ok;
}

Status Engine::nextLunar(double jd, Eclipse& eclipse) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_lun_eclipse_when(jd, kFlags, 0, times, 0, error);
  if (flag < 0 || swe_lun_eclipse_how(times[0], kFlags, nullptr, attributes, error) < 0) return Status::uncovered;
  const Eclipse::Type type = eclipseType(flag);
  Place moon;
  const Status status = position(times[0], 1, Frame::ecliptic, moon);
  eclipse = {type,
             times[0],
             times[6],
             times[7],
             attributes[type == Eclipse::penumbral ? 1 : 0],
             contact(times[4]),
             contact(times[5]),
             contact(times[2]),
             contact(times[3]),
             coveredMoon(attributes, moon),
             static_cast<int>(attributes[9])};
  return status;
}

Status Engine::nextAppearance(Appearance appearance, int body, Site site, double jd, double& at) {
  if (!hasDate(jd)) return Status::uncovered;
  char error[AS_MAXCH], name[AS_MAXCH];
  double place[3] = {site.longitude, site.latitude, 0};
  // The standard air of the horizon events, 40 % humid, clearness from it; a sharp eye of 36 years, without a glass.
  double air[4] = {1013.25, 15, 40, 0}, eye[6] = {36, 1, 0, 0, 0, 0}, moments[50] = {};
  swe_get_planet_name(kBodies[body], name);
  if (swe_heliacal_ut(jd, place, air, eye, name, static_cast<int32>(appearance), SEFLG_SWIEPH, moments, error) < 0)
    return Status::absent;
  at = moments[0];
  return Status::ok;
}

Status Engine::localEclipse(EclipseKind kind, const Eclipse& eclipse, Site site, LocalEclipse& local) {
  if (!hasDate(eclipse.maximum)) return Status::uncovered;
  double place[3] = {site.longitude, site.latitude, 0};
  local = {eclipse.maximum, eclipse.begins, eclipse.ends, 0, 0, false, eclipse.totalBegins, eclipse.totalEnds, kNone};
  return kind == EclipseKind::solar ? localSolar(eclipse, place, local) : localLunar(eclipse, place, local);
}

Status Engine::localSolar(const Eclipse& eclipse, double site[3], LocalEclipse& local) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_sol_eclipse_when_loc(eclipse.maximum - 1, kFlags, site, times, attributes, 0, error);
  if (flag < 0) return Status::uncovered;
  if (flag & SE_ECL_VISIBLE && std::abs(times[0] - eclipse.maximum) < 0.5)
    local = {times[0], times[1],          times[4],          attributes[8], std::min(attributes[2], 1.0),
             true,     contact(times[2]), contact(times[3]), attributes[5]};
  return Status::ok;
}

Status Engine::localLunar(const Eclipse& eclipse, double site[3], LocalEclipse& local) {
  char error[AS_MAXCH];
  double times[10], attributes[20];
  const int32 flag = swe_lun_eclipse_when_loc(eclipse.maximum - 1, kFlags, site, times, attributes, 0, error);
  if (flag < 0) return Status::uncovered;
  if (!(flag & SE_ECL_VISIBLE) || std::abs(times[0] - eclipse.maximum) > 0.5) return Status::ok;
  Place moon;
  const Status status = position(times[0], 1, Frame::ecliptic, moon);
  local.maximum = times[0];
  local.magnitude = attributes[eclipse.type == Eclipse::penumbral ? 1 : 0];
  local.obscuration = coveredMoon(attributes, moon);
  local.visible = true;
  local.altitude = attributes[5];
  return status;
}

Status Engine::housesAt(double armc, double latitude, double obliquity, int system, Houses& houses) {
  char error[AS_MAXCH];
  double cusps[37], angles[10];
  const int result = swe_houses_armc_ex2(armc, latitude, obliquity, kHouseSystems[system], cusps, angles, nullptr, nullptr, error);
  return housesFrom(result, cusps, angles, houses);
}

double Engine::clock(double jd) {
  if (!hasDate(jd)) return kNone;
  char error[AS_MAXCH];
  return swe_deltat_ex(jd, kFlags, error);
}

Status Engine::meanPlace(double tt, int body, double place[3]) {
  if (!hasDate(tt)) return Status::uncovered;
  char error[AS_MAXCH];
  Place whole;
  const int32 flag = swe_calc(tt, kBodies[body], kFlags | SEFLG_NONUT, whole.data(), error);
  std::copy_n(whole.begin(), 3, place);
  return fromFiles(flag) ? Status::ok : Status::uncovered;
}

Status Engine::meanAyanamsha(double tt, int mode, double& degrees) {
  if (!hasDate(tt)) return Status::uncovered;
  char error[AS_MAXCH];
  swe_set_sid_mode(mode, 0, 0);
  const int32 flag = swe_get_ayanamsa_ex(tt, kFlags | SEFLG_NONUT, &degrees, error);
  return fromFiles(flag) ? Status::ok : Status::uncovered;
}

Status Engine::segment(double tt, int body, double& from, double& to) {
  double place[3];
  const Status status = meanPlace(tt, body, place);
  from = swed.pldat[kSeries[body]].tseg0;
  to = swed.pldat[kSeries[body]].tseg1;
  return status;
}

}  // namespace khagola
