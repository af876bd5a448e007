#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "swiss.hpp"

/** This file reads internals of this release: `swed.pldat`, `pla_diam` and the macro TLS. */
static_assert(std::string_view(SE_VERSION) == khagola::kSwissEphemeris, "check all uses of Swiss Ephemeris internals, then update kSwissEphemeris");

#define QUOTE(text) #text
#define QUOTE_VALUE(macro) QUOTE(macro)

namespace khagola {
namespace {

constexpr double kMeanPressure = 1013.25, kMeanTemperature = 15;
/** As the height of the horizon it stands for the dip of the horizon of the sea (swe_rise_trans_true_hor). */
constexpr double kDip = -100;

/**
 * Up to these latitudes the quick search of Swiss Ephemeris is within 0.15 s of its thorough search, which takes ten times as long. At
 * higher latitudes the quick search was wrong by 6 s or by a day for the Moon.
 */
constexpr double kQuickForSun = 60, kQuickForOthers = 50;
constexpr Body kLastQuickBody = Body::TrueNode;

/** The index of the file data of each body in Swiss Ephemeris. */
constexpr auto kSeries = forEach<Body, int>({
    {Body::Sun, SEI_EARTH},
    {Body::Moon, SEI_MOON},
    {Body::Mercury, SEI_MERCURY},
    {Body::Venus, SEI_VENUS},
    {Body::Mars, SEI_MARS},
    {Body::Jupiter, SEI_JUPITER},
    {Body::Saturn, SEI_SATURN},
    {Body::Uranus, SEI_URANUS},
    {Body::Neptune, SEI_NEPTUNE},
    {Body::Pluto, SEI_PLUTO},
    {Body::MeanNode, SEI_MOON},
    {Body::TrueNode, SEI_MOON},
    {Body::MeanLilith, SEI_MOON},
    {Body::TrueLilith, SEI_MOON},
    {Body::Chiron, SEI_CHIRON},
    {Body::Ceres, SEI_CERES},
    {Body::Pallas, SEI_PALLAS},
    {Body::Juno, SEI_JUNO},
    {Body::Vesta, SEI_VESTA},
});
constexpr auto kCentres = forEach<Centre, int>(
    {{Centre::geocentric, 0}, {Centre::topocentric, SEFLG_TOPOCTR}, {Centre::heliocentric, SEFLG_HELCTR}});
constexpr auto kHorizonKinds = forEach<HorizonKind, int>({
    {HorizonKind::rise, SE_CALC_RISE},
    {HorizonKind::set, SE_CALC_SET},
    {HorizonKind::culmination, SE_CALC_MTRANSIT},
    {HorizonKind::anticulmination, SE_CALC_ITRANSIT},
});
constexpr auto kLimbs = forEach<Limb, int>({{Limb::upper, 0}, {Limb::centre, SE_BIT_DISC_CENTER}, {Limb::lower, SE_BIT_DISC_BOTTOM}});
/** Swiss Ephemeris silently uses its default directory for longer paths. */
constexpr size_t kLongestPath = AS_MAXCH - 1 - 13;

/** Never destroyed, because threads of the pool may still use it when the process ends. */
std::mutex& sourcesLock = *new std::mutex;
struct Source {
  std::string path;
  Model model;
};
std::vector<Source>& sources = *new std::vector<Source>;
constexpr auto kModels = forEach<Model, int>({{Model::files, SEFLG_SWIEPH}, {Model::moshier, SEFLG_MOSEPH}});

Status housesFrom(int result, const double cusps[37], const double angles[10], Houses& houses) {
  for (int i = 0; i < 12; i++) houses.cusps[i] = cusps[i + 1];
  houses.ascendant = angles[SE_ASC];
  houses.midheaven = angles[SE_MC];
  houses.armc = angles[SE_ARMC];
  houses.vertex = angles[SE_VERTEX];
  return result == OK ? Status::ok : Status::absent;
}

}  // namespace

void requireSwissEphemeris() {
  char version[AS_MAXCH];
  if (swe_version(version) != kSwissEphemeris)
    throw std::runtime_error("The addon requires Swiss Ephemeris " + std::string(kSwissEphemeris) + "; the linked library is " + version + ".");
}

const bool kEnginePerThread = sizeof(QUOTE_VALUE(TLS)) > 1;

Files registerFiles(const std::string& path, Model model) {
  if (path.empty() || path.size() > kLongestPath)
    throw std::invalid_argument("the ephemeris path must be 1 to " + std::to_string(kLongestPath) + " bytes long: " + path);
  std::lock_guard<std::mutex> lock(sourcesLock);
  for (size_t i = 0; i < sources.size(); i++)
    if (sources[i].path == path && sources[i].model == model) return static_cast<Files>(i);
  sources.push_back({path, model});
  return static_cast<Files>(sources.size()) - 1;
}

Model modelOf(Files files) {
  std::lock_guard<std::mutex> lock(sourcesLock);
  return sources.at(static_cast<size_t>(files)).model;
}

Files registeredFiles() {
  std::lock_guard<std::mutex> lock(sourcesLock);
  return static_cast<Files>(sources.size());
}

Files duplicateFiles(Files files) {
  std::lock_guard<std::mutex> lock(sourcesLock);
  sources.push_back(Source(sources.at(static_cast<size_t>(files))));
  return static_cast<Files>(sources.size()) - 1;
}

Engine& threadEngine() {
  if (!kEnginePerThread) {
    static Engine shared;
    return shared;
  }
  thread_local Engine engine;
  return engine;
}

std::recursive_mutex& engineMutex() {
  static std::recursive_mutex turn;
  return turn;
}

Engine::~Engine() { swe_close(); }

namespace {

/** The years from one set of ephemeris files to the next (sweph.h, NCTIES). */
constexpr int kYearsPerFile = 600;
/** Names of files follow the Julian calendar before this moment, the new year of 1600 (swephlib.c, swi_gen_filename). */
constexpr double kGregorianFiles = 2305447.5;
/** A file begins at most this long before its first year, with the segment of the Moon that contains the new year; days. */
constexpr double kEarlyStart = 60;

/** The moments between two new years of files, terrestrial time. */
void filesAround(double tt, double& from, double& to) {
  int year, month, day;
  double hour;
  swe_revjul(tt, tt >= kGregorianFiles ? SE_GREG_CAL : SE_JUL_CAL, &year, &month, &day, &hour);
  const auto first = static_cast<int>(std::floor(static_cast<double>(year) / kYearsPerFile)) * kYearsPerFile;
  const auto newYear = [](int number) { return swe_julday(number, 1, 1, 0, number < 1600 ? SE_JUL_CAL : SE_GREG_CAL); };
  from = newYear(first);
  to = newYear(first + kYearsPerFile);
}

/** Closes the ephemeris files and forgets the values that were read from them. */
void closeFiles() {
  for (file_data& file : swed.fidat)
    if (&file != &swed.fidat[SEI_FILE_FIXSTAR] && file.fptr != nullptr) {
      std::fclose(file.fptr);
      file.fptr = nullptr;
    }
  for (plan_data& planet : swed.pldat) {
    std::free(planet.segp);
    std::free(planet.refep);
    planet = {};
  }
  for (plan_data& node : swed.nddat) node = {};
  for (save_positions& position : swed.savedat) position = {};
}

}  // namespace

double Engine::nextFiles(double tt) {
  double from, to;
  filesAround(tt, from, to);
  return to;
}

void Engine::closeOtherFiles(double tt) {
  if (modelFlag_ != SEFLG_SWIEPH) return;
  if (!(tt >= filesFrom_ && tt < filesTo_)) filesAround(tt, filesFrom_, filesTo_);
  for (const int number : {SEI_FILE_PLANET, SEI_FILE_MOON, SEI_FILE_MAIN_AST}) {
    const file_data& file = swed.fidat[number];
    if (file.fptr != nullptr && !(file.tfstart <= filesFrom_ && file.tfstart > filesFrom_ - kEarlyStart)) return closeFiles();
  }
}

bool Engine::begin(double jd) {
  if (!hasDate(jd)) return false;
  closeOtherFiles(terrestrial(jd));
  return true;
}

void Engine::use(Files files) {
  if (files == files_) return;
  Source source;
  {
    std::lock_guard<std::mutex> lock(sourcesLock);
    source = sources.at(static_cast<size_t>(files));
  }
  files_ = files;
  const int flag = kModels[source.model];
  if (source.path == path_ && flag == modelFlag_) return;
  if (source.path != path_) swe_set_ephe_path(source.path.c_str());
  path_ = source.path;
  modelFlag_ = flag;
  ut_ = tt_ = 0;
}

double Engine::terrestrial(double jd) {
  if (jd != ut_) {
    char error[AS_MAXCH];
    tt_ = jd + swe_deltat_ex(jd, modelFlag(), error);
    ut_ = jd;
  }
  return tt_;
}

Status Engine::position(double jd, Body body, Frame frame, Place& place) {
  if (!begin(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  const int flags = modelFlag() | SEFLG_SPEED | (frame == Frame::equatorial ? SEFLG_EQUATORIAL : 0);
  const int32 flag = swe_calc(terrestrial(jd), kBodies[body], flags, place.data(), error);
  return isOfModel(flag) ? Status::ok : Status::uncovered;
}

Status Engine::place(double jd, int body, const Perspective& view, Place& place) {
  if (!begin(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  const int flags = modelFlag() | SEFLG_SPEED | (view.frame == Frame::equatorial ? SEFLG_EQUATORIAL : 0) | kCentres[view.centre] |
                    (view.equinox == Equinox::j2000 ? SEFLG_J2000 | SEFLG_NONUT : 0);
  if (view.centre == Centre::topocentric) swe_set_topo(view.site.longitude, view.site.latitude, 0);
  const int32 flag = swe_calc(terrestrial(jd), body, flags, place.data(), error);
  return isOfModel(flag) ? Status::ok : Status::uncovered;
}

Status Engine::ayanamsha(double jd, const Ayanamsha& of, double& degrees) {
  if (!begin(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  swe_set_sid_mode(of.mode == kByEpoch ? SE_SIDM_USER | SE_SIDBIT_USER_UT : of.mode, of.epoch, of.degrees);
  const int32 flag = swe_get_ayanamsa_ex(terrestrial(jd), modelFlag(), &degrees, error);
  return isOfModel(flag) ? Status::ok : Status::uncovered;
}

Status Engine::houses(double jd, Site site, HouseSystem system, Houses& houses) {
  if (!begin(jd)) return Status::uncovered;
  char error[AS_MAXCH];
  double cusps[37], angles[10];
  const int result = swe_houses_ex2(jd, modelFlag(), site.latitude, site.longitude, system, cusps, angles,
                                    nullptr, nullptr, error);
  return housesFrom(result, cusps, angles, houses);
}

Orientation Engine::orientation(double jd) {
  if (!begin(jd)) return {kNone, kNone, kNone};
  char error[AS_MAXCH];
  Place earth;
  swe_calc(terrestrial(jd), SE_ECL_NUT, modelFlag(), earth.data(), error);
  return {swe_sidtime(jd), earth[0], earth[2]};
}

double Engine::radius(Body body) { return pla_diam[kBodies[body]] / 2 / AUNIT; }

namespace {

/** The pressure at an elevation, mbar, by the formula of Swiss Ephemeris. */
double pressureAt(double elevation) { return kMeanPressure * std::pow(1 - 0.0065 * elevation / 288, 5.255); }

/** The true altitude that refraction lifts to an apparent one, degrees. */
double trueAltitude(double apparent, double elevation) {
  // Below the horizon Swiss Ephemeris returns the true altitude, which is lower.
  double low = apparent - 2, high = apparent;
  while (high - low > 1e-9) {
    const double middle = (low + high) / 2;
    const double seen =
        swe_refrac_extended(middle, elevation, pressureAt(elevation), kMeanTemperature, SE_LAPSE_RATE, SE_TRUE_TO_APP, nullptr);
    (seen < apparent ? low : high) = middle;
  }
  return high;
}

}  // namespace

double Engine::refractedHorizon() {
  static const double altitude = trueAltitude(0, 0);
  return altitude;
}

double Engine::refractedHorizon(double elevation) {
  return elevation > 0 ? trueAltitude(dippedHorizon(elevation), elevation) : refractedHorizon();
}

double Engine::dippedHorizon(double elevation) {
  if (!(elevation > 0)) return 0;
  double refraction[4];
  swe_refrac_extended(0, elevation, pressureAt(elevation), kMeanTemperature, SE_LAPSE_RATE, SE_TRUE_TO_APP, refraction);
  // Swiss Ephemeris lifts the horizon a little, so that a point on it has refraction.
  return refraction[3] + 0.0001;
}

bool Engine::isQuick(const HorizonEvent& event, Site site) {
  const double limit = kBodies[event.body] == SE_SUN ? kQuickForSun : kQuickForOthers;
  return !event.twilight && event.elevation == 0 && event.body <= kLastQuickBody && std::abs(site.latitude) <= limit;
}

Status Engine::nextEvent(const HorizonEvent& event, Site site, double jd, double& at) {
  if (!begin(jd)) return Status::uncovered;
  int flags = kHorizonKinds[event.kind] | kLimbs[event.limb];
  if (!event.refraction) flags |= SE_BIT_NO_REFRACTION;
  // With this bit a transit search of Swiss Ephemeris starts from the state of its previous call.
  if (event.geocentric && !event.transit()) flags |= SE_BIT_GEOCTR_NO_ECL_LAT;
  if (event.twilight == 6) flags |= SE_BIT_CIVIL_TWILIGHT;
  if (event.twilight == 12) flags |= SE_BIT_NAUTIC_TWILIGHT;
  if (event.twilight == 18) flags |= SE_BIT_ASTRO_TWILIGHT;
  const bool quick = isQuick(event, site);
  if (!quick) flags |= SE_BIT_FORCE_SLOW_METHOD;
  char error[AS_MAXCH];
  double place[3] = {site.longitude, site.latitude, event.elevation};
  const auto search = [&](double start) {
    const int body = kBodies[event.body];
    if (event.elevation > 0)
      return swe_rise_trans_true_hor(start, body, nullptr, modelFlag(), flags, place, pressureAt(event.elevation), kMeanTemperature, kDip, &at,
                                     error);
    return swe_rise_trans(start, body, nullptr, modelFlag(), flags, place, kMeanPressure, kMeanTemperature, &at, error);
  };
  int result = search(jd);
  // A second search from close by avoids two errors of Swiss Ephemeris: a transit of the Moon searched from afar is wrong by up to 0.5 s,
  // and the quick search for a geocentric event confuses ecliptic and equatorial coordinates when it restarts.
  if (result == OK && (event.transit() || (quick && event.geocentric))) result = search(at - 0.05);
  if (result == OK) return Status::ok;
  return result == -2 ? Status::absent : Status::uncovered;
}

Status Engine::housesAt(double armc, double latitude, double obliquity, HouseSystem system, Houses& houses, double sunDeclination) {
  char error[AS_MAXCH];
  double cusps[37], angles[10] = {};
  angles[9] = sunDeclination;
  const int result = swe_houses_armc_ex2(armc, latitude, obliquity, system, cusps, angles, nullptr, nullptr, error);
  return housesFrom(result, cusps, angles, houses);
}

double Engine::clock(double jd) {
  if (!hasDate(jd)) return kNone;
  char error[AS_MAXCH];
  return swe_deltat_ex(jd, modelFlag(), error);
}

Status Engine::meanPlace(double tt, Body body, double place[3]) {
  if (!hasDate(tt)) return Status::uncovered;
  closeOtherFiles(tt);
  char error[AS_MAXCH];
  Place whole;
  const int32 flag = swe_calc(tt, kBodies[body], modelFlag() | SEFLG_NONUT, whole.data(), error);
  std::copy_n(whole.begin(), 3, place);
  return isOfModel(flag) ? Status::ok : Status::uncovered;
}

Status Engine::meanAyanamsha(double tt, int mode, double& degrees) {
  if (!hasDate(tt)) return Status::uncovered;
  closeOtherFiles(tt);
  char error[AS_MAXCH];
  swe_set_sid_mode(mode, 0, 0);
  const int32 flag = swe_get_ayanamsa_ex(tt, modelFlag() | SEFLG_NONUT, &degrees, error);
  return isOfModel(flag) ? Status::ok : Status::uncovered;
}

Status Engine::segment(double tt, Body body, double& from, double& to) {
  double place[3];
  const Status status = meanPlace(tt, body, place);
  from = swed.pldat[kSeries[body]].tseg0;
  to = swed.pldat[kSeries[body]].tseg1;
  return status;
}

}  // namespace khagola
