#pragma once
#include <array>
#include <functional>
#include <vector>

#include "chebyshev-evaluate.hpp"
#include "engine.hpp"

namespace khagola {

/** At a moment: the six numbers of a body, those of the Sun, and what `Also::earth` tells. */
using Heavens = std::function<void(double jd, double out[15])>;
Heavens heavensOf(const Table& table, Body body);
/** NaN, and `uncovered` set, where there is no file. */
Heavens heavensOf(Engine& engine, Body body, bool& uncovered);

/**
 * Risings, settings and culminations of one body at one site, by the conventions of Swiss
 * Ephemeris' thorough search (swe_rise_trans_true_hor, calc_mer_trans): topocentric place with diurnal aberration, radius of the
 * disc by its distance, refraction as a lowered horizon. It looks at the heavens so seldom that their source may be slow.
 */
class Diurnal {
 public:
  /** What an answer for [from, to) needs beyond, days. */
  static constexpr double kLead = 1.5;

  Diurnal(Heavens heavens, const HorizonEvent& event, Site site);
  static bool serves(const HorizonEvent& event);
  /** Whether it is there to be answered from the table. */
  static bool covers(const Table& table, const HorizonEvent& event, double from, double to);

  /** Appends every event of [from, to), in order. */
  void within(double from, double to, std::vector<double>& moments);

 private:
  /** AU, of the true equator; AU a day; degrees the Earth has turned at Greenwich, and how much faster than on the mean. */
  struct Node {
    int64_t number;
    double place[3], rate[3], turned, haste;
  };
  /** Seen along the site's meridian: towards it, east of it, and to the pole; AU. `turning` is the hour angle's rate. */
  struct View {
    double south, east, north, southRate, northRate, eastRate, distance, turning;
  };
  /** Sine of the altitude less that of the horizon for the limb, and its rate a day. */
  struct Height {
    double above, rate;
  };

  const Node& node(int64_t number);
  double turned(double jd, double part);
  View view(double jd);
  Height height(const View& view) const;
  double hourAngle(const View& view) const;
  double transit(double near, double angle);
  double turningPoint(double low, double high, double otherwise);
  bool decided(double along, double cross, double edge) const;
  bool follows(double guess, double direction, double& at, double& turn);
  bool crossing(double near, const View& view, double angle, double direction, double& at);
  bool grazing(double near, double direction, double& low, double& high);
  void settle(double low, double high, double direction, double settled, double& at);
  void walked(double from, double to, double direction, std::vector<double>& moments);

  const Heavens heavens_;
  const HorizonEvent event_;
  /** The pole is so near that a day of the sky no longer decides what rises. */
  const bool arctic_, geocentric_;
  const double step_;
  double sine_, cosine_, axis_, polar_, level_, longitude_, aberration_, radius_, horizonSine_, horizonCosine_;
  /** By number; a search goes to and fro within some days. */
  static constexpr int64_t kKept = 16;
  std::array<Node, kKept> nodes_;
  /** The two around the moment looked at last. */
  const Node *before_, *after_;
  /** What the Earth turns between the two beyond its mean turning, degrees. */
  double drift_ = 0;
  /** Sidereal time steps between the two. */
  bool stepped_ = false;
};

}  // namespace khagola
