#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <string>

#include "words.hpp"

namespace khagola {

/** The handle of a set of directories with ephemeris files, from `registerFiles`. */
using Files = int;

/** Longitude, latitude, distance or right ascension, declination, distance, then their rates. Degrees, AU, days. */
using Place = std::array<double, 6>;

struct Houses {
  std::array<double, 12> cusps;
  double ascendant, midheaven, armc, vertex;
};

/** Sidereal time in hours, the others in degrees. */
struct Orientation {
  double siderealTime, obliquity, nutation;
};

struct Site {
  double latitude, longitude;
  bool exists() const { return std::abs(latitude) <= 90 && std::abs(longitude) <= 360; }
};

/** From where and in which coordinates a position is given. */
struct Perspective {
  Centre centre;
  Equinox equinox;
  Frame frame;
  /** The site of a topocentric position. */
  Site site;
};

struct HorizonEvent {
  Body body;
  HorizonKind kind;
  Limb limb;
  bool refraction;
  /** The depth of the Sun's centre for a twilight, degrees; 0 for none. */
  int twilight;
  /** Seen from the Earth's centre, without ecliptic latitude. */
  bool geocentric;
  /** Metres above the sea, whose horizon is then lowered by its dip; 0 at sea level. No effect on twilights and culminations. */
  double elevation;
  /** True for culminations, which do not depend on the horizon. */
  bool transit() const { return kind == HorizonKind::culmination || kind == HorizonKind::anticulmination; }
};

struct Eclipse {
  EclipseKind kind;
  EclipseType type;
  double maximum, begins, ends, magnitude = 0;
  /** Contacts of totality or annularity; contacts of the umbra with the Moon. NaN if there are none. */
  double totalBegins, totalEnds, umbraBegins = 0, umbraEnds = 0;
  double obscuration = 0;
  int saros = 0, member = 0;
  /** The penumbral magnitude of a lunar eclipse; NaN for a solar eclipse. */
  double penumbral = 0;
  /** The axis of the Moon's shadow meets the Earth. */
  bool central = false;
  /** The place of the greatest phase of a solar eclipse, degrees; NaN for a lunar eclipse. */
  double latitude = 0, longitude = 0;
};

/** The phase at a moment and a site. Altitude in degrees without refraction, negative below the horizon. */
struct EclipsePhase {
  double magnitude = 0, obscuration = 0, altitude = 0;
  /** The covered fraction of the diameter. */
  double covered = 0;
};

struct LocalEclipse {
  double maximum, begins, ends, magnitude, obscuration;
  bool visible;
  /** Contacts of totality or annularity, NaN if there are none; the altitude at `maximum` without refraction, degrees. */
  double totalBegins, totalEnds, altitude;
};

/** The required release of Swiss Ephemeris, because the engine reads its internals. */
constexpr std::string_view kSwissEphemeris = "2.10.03";
/** Throws std::runtime_error if the linked library is another release. */
void requireSwissEphemeris();

/** The handle of directories, which are joined by the platform's separator. Equal paths and models have the same handle. */
Files registerFiles(const std::string& path, Model model);
Model modelOf(Files files);
/** The number of handles. */
Files registeredFiles();
/** A new handle for the same directories, to be used with compiled ephemerides. */
Files duplicateFiles(Files files);

/**
 * The zero point of the sidereal zodiac: a mode of Swiss Ephemeris (negative for none), or `kByEpoch` with `degrees` without nutation at
 * the moment `epoch` (UT).
 */
struct Ayanamsha {
  int mode = -1;
  double epoch = 0, degrees = 0;
};
constexpr int kByEpoch = 255;
/** The largest absolute value of a Julian day in the input. */
constexpr double kLargestMoment = 1e8;

/**
 * The Swiss Ephemeris context of one thread. Moments are Julian days, UT. No state affects later calls: files and ayanamsha are arguments
 * and are set in the call that uses them. A position from another source than requested is `uncovered`. A moment outside the range of any
 * file is `uncovered` too, because Swiss Ephemeris converts moments to integers without a check. Bodies, modes, systems and sites must be
 * valid.
 */
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  ~Engine();
  void use(Files files);
  /** The model as a flag of Swiss Ephemeris. */
  int modelFlag() const { return modelFlag_; }
  Status position(double jd, Body body, Frame frame, Place& place);
  /** The position of a body by its number in Swiss Ephemeris (swephexp.h, SE_*), also of numbered asteroids. */
  Status place(double jd, int body, const Perspective& view, Place& place);
  Status ayanamsha(double jd, const Ayanamsha& of, double& degrees);
  Status houses(double jd, Site site, HouseSystem system, Houses& houses);
  Orientation orientation(double jd);
  /** True if the event certainly occurs once a day, so that the quick search finds it. */
  static bool isQuick(const HorizonEvent& event, Site site);
  /** The houses for a right ascension of the meridian, by geometry without an ephemeris. Degrees. Only Sunshine uses the declination of the Sun. */
  Status housesAt(double armc, double latitude, double obliquity, HouseSystem system, Houses& houses, double sunDeclination = 0);
  /** The radius of a body's disc, AU. */
  static double radius(Body body);
  /** The true altitude of a point that appears on the horizon of the sea, with standard refraction, degrees. `elevation`: metres. */
  static double refractedHorizon();
  static double refractedHorizon(double elevation);
  /** The true altitude of the horizon of the sea from above, negative, degrees (the dip of swe_rise_trans_true_hor). */
  static double dippedHorizon(double elevation);
  /** The first event after `jd`; `absent` if there is none within about a day. */
  Status nextEvent(const HorizonEvent& event, Site site, double jd, double& at);
  /**
   * The first appearance after `from` or the last visibility before `to`, by arcs of vision (swe_vis_limit_mag): the moment at which the body
   * becomes visible in that twilight. `absent` if there is none in between.
   */
  Status appearance(Appearance appearance, Body body, Site site, double from, double to, double& at);
  Status nextEclipse(EclipseKind kind, double jd, Eclipse& eclipse);
  /** The circumstances at a site; `eclipse` has the global moments. */
  Status localEclipse(const Eclipse& eclipse, Site site, LocalEclipse& local);
  Status eclipsePhase(const Eclipse& eclipse, Site site, double jd, EclipsePhase& phase);

  /** Terrestrial time minus UT, days. */
  double clock(double jd);
  /** The position without rates, mean equinox, at a moment of terrestrial time. */
  Status meanPlace(double tt, Body body, double place[3]);
  Status meanAyanamsha(double tt, int mode, double& degrees);
  /** The segment of the files for a body seen at `tt`: the validity of one polynomial, in terrestrial time of light emission. */
  Status segment(double tt, Body body, double& from, double& to);
  /** The first moment after `tt` from which the next ephemeris files apply: a new year every 600 years, terrestrial time. */
  static double nextFiles(double tt);

 private:
  double terrestrial(double jd);
  /**
   * Closes the ephemeris files of other centuries than that of `tt`. The files overlap by up to a year, in which their asteroids differ by
   * 0.004". Swiss Ephemeris reads an open file to its end, so that without this a result would depend on the previous calls.
   */
  void closeOtherFiles(double tt);
  /** Prepares a call for a moment (UT). False if no files exist for it. */
  bool begin(double jd);
  Status nextSolar(double jd, Eclipse& eclipse);
  Status nextLunar(double jd, Eclipse& eclipse);
  Status localSolar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Status localLunar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Files files_ = -1;
  std::string path_;
  int modelFlag_ = 0;
  double ut_ = 0, tt_ = 0;
  /** The moments for which the files of the last call apply, terrestrial time. */
  double filesFrom_ = 0, filesTo_ = 0;
};

/**
 * The moments (UT) at which Swiss Ephemeris changes the formula of sidereal time, which jumps by 0.1" and by 1.9": the first moment of the
 * new formula (swephlib.c, swe_sidtime0: the long-term formula applies up to 1850-01-01 and from 2050-01-01).
 */
inline const double kSiderealSteps[] = {std::nextafter(2396758.5, 1e9), 2469807.5};

/** True if the state of Swiss Ephemeris is thread-local (its macro TLS is not empty). Otherwise threads share one engine under a lock. */
extern const bool kEnginePerThread;

Engine& threadEngine();
std::recursive_mutex& engineMutex();

/** Runs `work` with this thread's engine, set to `files`. */
template <class Work>
auto withEngine(Files files, Work&& work) {
  std::unique_lock<std::recursive_mutex> lock(engineMutex(), std::defer_lock);
  if (!kEnginePerThread) lock.lock();
  Engine& engine = threadEngine();
  engine.use(files);
  return work(engine);
}

}  // namespace khagola
