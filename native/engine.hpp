#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <string>

#include "words.hpp"

namespace khagola {

/** A set of directories with ephemeris files, by the number that `registerFiles` gave. */
using Files = int;

/** Degrees; AU; degrees (AU) a day. Longitude, latitude, distance, or right ascension, declination, distance. */
using Place = std::array<double, 6>;

struct Houses {
  std::array<double, 12> cusps;
  double ascendant, midheaven, armc, vertex;
};

/** Hours; degrees. */
struct Orientation {
  double siderealTime, obliquity, nutation;
};

struct Site {
  double latitude, longitude;
  bool exists() const { return std::abs(latitude) <= 90 && std::abs(longitude) <= 360; }
};

struct HorizonEvent {
  Body body;
  HorizonKind kind;
  Limb limb;
  bool refraction;
  /** Depth of the Sun's centre, degrees; 0 for none. */
  int twilight;
  /** Seen from the Earth's centre, with the ecliptic latitude left out. */
  bool geocentric;
  /** Not a rising or setting: it hangs on no horizon. */
  bool transit() const { return kind == HorizonKind::culmination || kind == HorizonKind::anticulmination; }
};

struct Eclipse {
  EclipseKind kind;
  EclipseType type;
  double maximum, begins, ends, magnitude = 0;
  /** Contacts of totality or annularity; contacts of the umbra with the Moon. NaN where there is none. */
  double totalBegins, totalEnds, umbraBegins = 0, umbraEnds = 0;
  double obscuration = 0;
  int saros = 0, member = 0;
  /** Of the penumbra, of a lunar one; NaN of a solar one. */
  double penumbral = 0;
  /** The axis of the Moon's shadow meets the Earth. */
  bool central = false;
  /** Where a solar one is greatest, degrees; NaN of a lunar one. */
  double latitude = 0, longitude = 0;
};

/** Of one moment at a site: degrees above the horizon, refraction left out, below it too. */
struct EclipsePhase {
  double magnitude = 0, obscuration = 0, altitude = 0;
  /** Part of the diameter. */
  double covered = 0;
};

struct LocalEclipse {
  double maximum, begins, ends, magnitude, obscuration;
  bool visible;
  /** Contacts of totality or annularity, NaN where there is none; degrees above the horizon at `maximum`, refraction left out. */
  double totalBegins, totalEnds, altitude;
};

/** The release whose internals the engine reads. */
constexpr std::string_view kSwissEphemeris = "2.10.03";
/** Throws std::runtime_error where the library that was linked is of another release. */
void demandSwissEphemeris();

/** Directories joined by the platform's separator; the same path and model give the same number. */
Files registerFiles(const std::string& path, Model model);
Model modelOf(Files files);
/** How many numbers there are. */
Files registeredFiles();
/** Another number for the same directories: they, with a compiled ephemeris beside them. */
Files alikeFiles(Files files);

/**
 * Where the sidereal zodiac begins: a mode of Swiss Ephemeris, none when negative; or by `kByEpoch` as far from the equinox as was
 * so many degrees, nutation left out, at a moment (UT).
 */
struct Ayanamsha {
  int mode = -1;
  double epoch = 0, degrees = 0;
};
constexpr int kByEpoch = 255;
/** Julian days within reason. */
constexpr double kLargestMoment = 1e8;

/**
 * The Swiss Ephemeris context of one thread. Moments are Julian days, UT. Nothing survives a call that could change the
 * answer of another: files and ayanamsha are arguments, set in the very call that uses them. A position that Swiss
 * Ephemeris took from anywhere but where it was to is `uncovered`, and so is a moment that no file can be for: Swiss Ephemeris does
 * not look before it makes a whole number of one. Bodies, modes, systems and sites must be such as exist.
 */
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  ~Engine();
  void use(Files files);
  /** As Swiss Ephemeris wants it to be told. */
  int modelFlag() const { return modelFlag_; }
  Status position(double jd, Body body, Frame frame, Place& place);
  Status ayanamsha(double jd, const Ayanamsha& of, double& degrees);
  Status houses(double jd, Site site, HouseSystem system, Houses& houses);
  Orientation orientation(double jd);
  /** Whether the event comes once a day for certain, and a quick search finds it. */
  static bool isQuick(const HorizonEvent& event, Site site);
  /** The houses of a right ascension of the meridian: pure geometry, no ephemeris. Degrees. */
  Status housesAt(double armc, double latitude, double obliquity, HouseSystem system, Houses& houses);
  /** Of the disc, AU. */
  static double radius(Body body);
  /** The true altitude of what is seen on the horizon, by standard refraction at sea level, degrees. */
  static double refractedHorizon();
  /** The first event after `jd`; `absent` when none comes within about a day. */
  Status nextEvent(const HorizonEvent& event, Site site, double jd, double& at);
  /**
   * The first sight after `from`, or the last before `to`, where the body is lost in the light of the Sun, by arcs of vision
   * (swe_vis_limit_mag): when it comes into sight in that twilight. `absent` when there is none in between.
   */
  Status appearance(Appearance appearance, Body body, Site site, double from, double to, double& at);
  Status nextEclipse(EclipseKind kind, double jd, Eclipse& eclipse);
  /** As seen from a site; `eclipse` carries the global moments. */
  Status localEclipse(const Eclipse& eclipse, Site site, LocalEclipse& local);
  Status eclipsePhase(const Eclipse& eclipse, Site site, double jd, EclipsePhase& phase);

  /** Terrestrial time less UT, days. */
  double clock(double jd);
  /** As `position`, without rates, of the mean equinox, at a moment of terrestrial time. */
  Status meanPlace(double tt, Body body, double place[3]);
  Status meanAyanamsha(double tt, int mode, double& degrees);
  /** From when to when one polynomial of the files serves the body that is seen at `tt`: terrestrial time, when its light left. */
  Status segment(double tt, Body body, double& from, double& to);

 private:
  double terrestrial(double jd);
  Status nextSolar(double jd, Eclipse& eclipse);
  Status nextLunar(double jd, Eclipse& eclipse);
  Status localSolar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Status localLunar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Files files_ = -1;
  std::string path_;
  int modelFlag_ = 0;
  double ut_ = 0, tt_ = 0;
};

/**
 * UT. Where Swiss Ephemeris goes over to another formula of sidereal time, which jumps there by 0.1" and by 1.9": the first moment
 * that the next one serves (swephlib.c, swe_sidtime0: to 1850-01-01 and from 2050-01-01 the long-term one).
 */
inline const double kSiderealSteps[] = {std::nextafter(2396758.5, 1e9), 2469807.5};

/** Swiss Ephemeris keeps its state in thread-local variables where its macro TLS is not empty; elsewhere threads take turns. */
extern const bool kEnginePerThread;

Engine& threadEngine();
std::recursive_mutex& engineTurn();

/** Runs `work` with this thread's engine, set to `files`. */
template <class Work>
auto withEngine(Files files, Work&& work) {
  std::unique_lock<std::recursive_mutex> turn(engineTurn(), std::defer_lock);
  if (!kEnginePerThread) turn.lock();
  Engine& engine = threadEngine();
  engine.use(files);
  return work(engine);
}

}  // namespace khagola
