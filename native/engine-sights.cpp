#include <cmath>

#include "swiss.hpp"

namespace khagola {
namespace {

constexpr double kMinute = 1.0 / 1440;
/** A twilight is walked through at this pace, and a sight's beginning told to this. */
constexpr double kPace = 8 * kMinute, kExact = kMinute / 60;
/** From sunset the Sun sinks for less than so long, and has risen for less before sunrise. */
constexpr double kHalfDay = 0.5;
constexpr double kDegree = M_PI / 180;
constexpr double kRadiusOfSun = 0.2666;

/**
 * Degrees from the Sun below which a body is never seen, about two thirds of the smallest arc of vision of the Almagest (13.7) and
 * of Schoch: a twilight in which the body stands so near to the Sun is not walked through.
 */
double hiddenWithin(Body body) {
  switch (body) {
    case Body::Venus: return 3;
    case Body::Jupiter: return 5;
    case Body::Mercury: return 6;
    case Body::Mars:
    case Body::Saturn: return 7;
    default: return 0;
  }
}

bool isMorning(Appearance appearance) { return appearance == Appearance::morningFirst || appearance == Appearance::morningLast; }
bool isFirst(Appearance appearance) { return appearance == Appearance::morningFirst || appearance == Appearance::eveningFirst; }

/** The twilights, all of mornings or all of evenings, in which a body may be seen. */
class Twilights {
 public:
  Twilights(Engine& engine, Body body, Site site, bool morning)
      : engine_(engine), body_(body), site_(site), outward_(morning ? -1 : 1) {
    swe_get_planet_name(kBodies[body], name_);
  }

  /** When the body comes into sight in the twilight of the day that begins at `day`; NaN when it does not. */
  double sight(double day) {
    const double edge = edgeOf(day);
    if (std::isnan(edge) || isHidden(edge)) return kNone;
    const double seen = anySight(edge);
    return std::isnan(seen) ? kNone : beginning(seen);
  }

 private:
  /** When the Sun sets, or rises, on the day that begins at `day`, to some seconds; NaN where it does not. */
  double edgeOf(double day) {
    double at = day;
    for (int round = 0; round < 3; round++) {
      Place sun;
      if (engine_.position(at, Body::Sun, Frame::equatorial, sun) != Status::ok) return kNone;
      const double declination = sun[1] * kDegree, latitude = site_.latitude * kDegree;
      const double cosine = (std::sin((Engine::refractedHorizon() - kRadiusOfSun) * kDegree) - std::sin(latitude) * std::sin(declination)) /
                            (std::cos(latitude) * std::cos(declination));
      if (!(std::abs(cosine) < 1)) return kNone;
      const double hourAngle = engine_.orientation(at).siderealTime * 15 + site_.longitude - sun[0];
      const double turn = std::remainder(outward_ * std::acos(cosine) / kDegree - hourAngle, 360) / 360;
      at += round == 0 && turn < 0 ? turn + 1 : turn;
    }
    return at;
  }

  bool isHidden(double at) {
    Place sun, body;
    if (engine_.position(at, Body::Sun, Frame::ecliptic, sun) != Status::ok) return false;
    if (engine_.position(at, body_, Frame::ecliptic, body) != Status::ok) return false;
    const double apart = std::cos(body[1] * kDegree) * std::cos((body[0] - sun[0]) * kDegree);
    return apart > std::cos(hiddenWithin(body_) * kDegree);
  }

  /** Some moment between the edge of the day and the depth of the night at which the body is seen. */
  double anySight(double edge) {
    double before = contrast(edge), highest = edge;
    bool falls = false;
    for (double gone = kPace; before < 0 && gone < kHalfDay; gone += kPace) {
      const double now = contrast(edge + outward_ * gone);
      if (now >= 0) return edge + outward_ * gone;
      // Below the horizon, or its height over the sky is past: once may be the step from the formula of the day to that of twilight.
      if (now == kBelow || (now < before && falls)) break;
      falls = now < before;
      if (!falls) highest = edge + outward_ * gone;
      before = now;
    }
    if (before >= 0) return edge;
    for (double at = highest - kPace + kMinute; at < highest + kPace; at += kMinute)
      if (contrast(at) >= 0) return at;
    return kNone;
  }

  double beginning(double seen) {
    double unseen = seen;
    do unseen -= kPace;
    while (contrast(unseen) >= 0 && seen - unseen < kHalfDay);
    while (seen - unseen > kExact) {
      const double middle = (seen + unseen) / 2;
      (contrast(middle) >= 0 ? seen : unseen) = middle;
    }
    return seen;
  }

  /** How much brighter the body is than the faintest that is to be seen where it stands, magnitudes. */
  double contrast(double jd) {
    char error[AS_MAXCH];
    // The standard air of the horizon events, 40 % humid, clearness from it; a sharp eye of 36 years, without a glass.
    double place[3] = {site_.longitude, site_.latitude, 0}, air[4] = {1013.25, 15, 40, 0}, eye[6] = {36, 1, 0, 0, 0, 0}, found[50];
    if (swe_vis_limit_mag(jd, place, air, eye, name_, modelFlag(), found, error) < 0) return kBelow;
    return found[0] - found[7];
  }

  static constexpr double kBelow = -100;
  Engine& engine_;
  Body body_;
  Site site_;
  int outward_;
  char name_[AS_MAXCH];
};

}  // namespace

Status Engine::appearance(Appearance appearance, Body body, Site site, double from, double to, double& at) {
  if (!hasDate(from) || !hasDate(to)) return Status::uncovered;
  Twilights twilights(*this, body, site, isMorning(appearance));
  const int onward = isFirst(appearance) ? 1 : -1;
  const double start = onward > 0 ? from : to - 1;
  // Coming out of the light of the Sun takes Mercury some days in all, the others weeks.
  const int stride = body == Body::Mercury ? 2 : 4;
  for (int day = 0; day < to - from; day += stride) {
    at = twilights.sight(start + onward * day);
    if (std::isnan(at)) continue;
    // It was not lost in the light at all.
    if (day == 0) return Status::absent;
    for (int earlier = day - stride + 1; earlier < day; earlier++) {
      const double before = twilights.sight(start + onward * earlier);
      if (std::isnan(before)) continue;
      at = before;
      break;
    }
    return at >= from && at < to ? Status::ok : Status::absent;
  }
  return Status::absent;
}

}  // namespace khagola
