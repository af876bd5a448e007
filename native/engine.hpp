#pragma once
#include <array>
#include <cmath>
#include <cstdint>
#include <mutex>
#include <string>

namespace khagola {

/** What became of one row. */
enum class Status : uint8_t {
  ok = 0,
  /** No ephemeris file covers the body at that moment. */
  uncovered = 1,
  /** The thing does not exist there: a house system beyond the polar circle, an event that never comes. */
  absent = 2,
  /** Nobody waited for the rest any more. */
  stopped = 3,
};

/** A set of directories with ephemeris files, by the number that `registerFiles` gave. */
using Files = int;

enum class Frame { ecliptic, equatorial };

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

/** How many bodies and house systems there are, by their places in the lists of src/ephemeris. */
constexpr int kBodyCount = 19, kHouseSystemCount = 7;

struct HorizonEvent {
  enum Kind { rise, set, culmination, anticulmination };
  enum Limb { upper, centre, lower };
  int body;
  Kind kind;
  Limb limb;
  bool refraction;
  /** Depth of the Sun's centre, degrees; 0 for none. */
  int twilight;
  /** Seen from the Earth's centre, with the ecliptic latitude left out. */
  bool geocentric;
};

/** First or last sight of a body beside the Sun; the numbers are Swiss Ephemeris' own. */
enum class Appearance { morningFirst = 1, eveningLast = 2, eveningFirst = 3, morningLast = 4 };

enum class EclipseKind { solar, lunar };

struct Eclipse {
  enum Type { total, annular, hybrid, partial, penumbral };
  Type type;
  double maximum, begins, ends, magnitude;
  /** Contacts of totality or annularity; contacts of the umbra with the Moon. NaN where there is none. */
  double totalBegins, totalEnds, umbraBegins, umbraEnds;
  double obscuration;
  int saros;
};

struct LocalEclipse {
  double maximum, begins, ends, magnitude, obscuration;
  bool visible;
  /** Contacts of totality or annularity, NaN where there is none; degrees above the horizon at `maximum`, refraction left out. */
  double totalBegins, totalEnds, altitude;
};

/** Directories joined by the platform's separator; the same path gives the same number. */
Files registerFiles(const std::string& path);
/** Another number for the same directories: they, with a compiled ephemeris beside them. */
Files alikeFiles(Files files);

/**
 * The Swiss Ephemeris context of one thread. Moments are Julian days, UT. Nothing survives a call that could change the
 * answer of another: files and ayanamsha are arguments, set in the very call that uses them. A position that Swiss
 * Ephemeris took from anywhere but its files is `uncovered`, and so is a moment that no file can be for: Swiss Ephemeris does
 * not look before it makes a whole number of one. Bodies, modes, systems and sites must be such as exist.
 */
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  ~Engine();
  void use(Files files);
  Status position(double jd, int body, Frame frame, Place& place);
  Status ayanamsha(double jd, int mode, double& degrees);
  Status houses(double jd, Site site, int system, Houses& houses);
  Orientation orientation(double jd);
  /** Whether the event comes once a day for certain, and a quick search finds it. */
  static bool isQuick(const HorizonEvent& event, Site site);
  /** The houses of a right ascension of the meridian: pure geometry, no ephemeris. Degrees. */
  Status housesAt(double armc, double latitude, double obliquity, int system, Houses& houses);
  /** Of the disc, AU. */
  static double radius(int body);
  /** The true altitude of what is seen on the horizon, by standard refraction at sea level, degrees. */
  static double refractedHorizon();
  /** The first event after `jd`; `absent` when none comes within about a day. */
  Status nextEvent(const HorizonEvent& event, Site site, double jd, double& at);
  /** The next such sight after `jd` by arcs of vision (swe_heliacal_ut), the optimum of that twilight; `absent` when there is none. */
  Status nextAppearance(Appearance appearance, int body, Site site, double jd, double& at);
  Status nextEclipse(EclipseKind kind, double jd, Eclipse& eclipse);
  /** As seen from a site; `eclipse` carries the global moments. */
  Status localEclipse(EclipseKind kind, const Eclipse& eclipse, Site site, LocalEclipse& local);

  /** Terrestrial time less UT, days. */
  double clock(double jd);
  /** As `position`, without rates, of the mean equinox, at a moment of terrestrial time. */
  Status meanPlace(double tt, int body, double place[3]);
  Status meanAyanamsha(double tt, int mode, double& degrees);
  /** From when to when one polynomial of the files serves the body that is seen at `tt`: terrestrial time, when its light left. */
  Status segment(double tt, int body, double& from, double& to);

 private:
  double terrestrial(double jd);
  Status nextSolar(double jd, Eclipse& eclipse);
  Status nextLunar(double jd, Eclipse& eclipse);
  Status localSolar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Status localLunar(const Eclipse& eclipse, double site[3], LocalEclipse& local);
  Files files_ = -1;
  std::string path_;
  double ut_ = 0, tt_ = 0;
};

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
