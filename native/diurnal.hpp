#pragma once
#include <array>
#include <functional>
#include <vector>

#include "chebyshev-evaluate.hpp"
#include "engine.hpp"

namespace khagola {

/** A function of the moment: the six numbers of a body, those of the Sun, and the numbers of `Extras::earth`. */
using BodySource = std::function<void(double jd, double out[15])>;
BodySource bodySourceOf(const Table& table, Body body);
/** Writes NaN and sets `uncovered` if no file covers the moment. */
BodySource bodySourceOf(Engine& engine, Body body, bool& uncovered);

/**
 * Risings, settings and culminations of one body at one site, by the conventions of Swiss Ephemeris' thorough search
 * (swe_rise_trans_true_hor, calc_mer_trans): topocentric position with diurnal aberration, radius of the disc by its distance, refraction
 * as a lowered horizon. It evaluates the positions so rarely that their source may be slow.
 */
class Diurnal {
 public:
  /** The margin around [from, to) in which positions are needed, days. */
  static constexpr double kLead = 1.5;

  Diurnal(BodySource source, const HorizonEvent& event, Site site);
  static bool serves(const HorizonEvent& event);
  /** True if the table covers the event and the window. */
  static bool covers(const Table& table, const HorizonEvent& event, double from, double to);

  /** Appends every event of [from, to), in order of time. */
  void within(double from, double to, std::vector<double>& moments);

 private:
  /** Position (AU, true equator), its rate (AU per day), the sidereal time at Greenwich in degrees, and the excess of its rate over the mean. */
  struct Node {
    int64_t number;
    double place[3], rate[3], rotation, excessRate;
  };
  /** Coordinates along the site's meridian: towards it, east of it, and to the pole; AU. `hourAngleRate`: the rate of the hour angle. */
  struct View {
    double south, east, north, southRate, northRate, eastRate, distance, hourAngleRate;
  };
  /** The sine of the altitude minus that of the horizon for the limb, and its rate per day. */
  struct Height {
    double above, rate;
  };

  const Node& node(int64_t number);
  double rotation(double jd, double part);
  View view(double jd);
  Height height(const View& view) const;
  double hourAngle(const View& view) const;
  double transit(double near, double angle);
  double turningPoint(double low, double high, double fallback);
  bool isCertain(double along, double cross, double edge) const;
  bool extrapolate(double guess, double direction, double& at, double& turn);
  bool crossing(double near, const View& view, double angle, double direction, double& at);
  bool boundGrazing(double near, double direction, double& low, double& high);
  void refine(double low, double high, double direction, double tolerance, double& at);
  void searchInSteps(double from, double to, double direction, std::vector<double>& moments);

  const BodySource source_;
  const HorizonEvent event_;
  /** `arctic_`: the site is so near to a pole that the diurnal rotation does not determine risings. */
  const bool arctic_, geocentric_;
  const double step_;
  double sine_, cosine_, axis_, polar_, level_, longitude_, aberration_, radius_, horizonSine_, horizonCosine_;
  /** A cache of nodes by number. A search moves back and forth within some days. */
  static constexpr int64_t kNodeCacheSize = 16;
  std::array<Node, kNodeCacheSize> nodes_;
  /** The two nodes around the last moment. */
  const Node *before_, *after_;
  /** The rotation of the Earth between the two nodes beyond its mean rotation, degrees. */
  double drift_ = 0;
  /** True if sidereal time jumps between the two nodes. */
  bool hasSiderealJump_ = false;
};

}  // namespace khagola
