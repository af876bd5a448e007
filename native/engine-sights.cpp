#include <cmath>

#include "swiss.hpp"

namespace khagola {
namespace {

constexpr double kMinute = 1.0 / 1440;
/** The step of the search in a twilight, and the precision of the beginning of a sight, days. */
constexpr double kStep = 8 * kMinute, kExact = kMinute / 60;
/** Days; longer than the Sun sinks after sunset or rises before sunrise. */
constexpr double kHalfDay = 0.5;
constexpr double kDegree = M_PI / 180;
constexpr double kRadiusOfSun = 0.2666;

/**
 * Elongation below which a body is never visible, degrees: about two thirds of the smallest arc of vision in the Almagest (13.7) and in
 * Schoch. Twilights with a smaller elongation are skipped.
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

/** The visibility of a body in morning or evening twilights. */
class Twilights {
 public:
  Twilights(Engine& engine, Body body, Site site, bool morning)
      : engine_(engine), body_(body), site_(site), outward_(morning ? -1 : 1) {
    swe_get_planet_name(kBodies[body], name_);
  }

  /** The moment at which the body becomes visible in the twilight of the day that begins at `day`; NaN if it does not. */
  double sight(double day) {
    const double edge = edgeOf(day);
    if (std::isnan(edge)) return kNone;
    const double visible = anyVisibleMoment(edge);
    return std::isnan(visible) ? kNone : beginning(visible);
  }

 private:
  /** The moment of sunset or sunrise on the day that begins at `day`, to some seconds; NaN if there is none. */
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

  /** True if the body is too close to the Sun to be visible. */
  bool isHidden(double at) {
    Place sun, body;
    if (engine_.position(at, Body::Sun, Frame::ecliptic, sun) != Status::ok) return false;
    if (engine_.position(at, body_, Frame::ecliptic, body) != Status::ok) return false;
    const double apart = std::cos(body[1] * kDegree) * std::cos((body[0] - sun[0]) * kDegree);
    return apart > std::cos(hiddenWithin(body_) * kDegree);
  }

  /** A moment between sunset (or sunrise) and night at which the body is visible; NaN if there is none. */
  double anyVisibleMoment(double edge) {
    double before = contrast(edge), highest = edge;
    bool falls = false;
    for (double elapsed = kStep; before < 0 && elapsed < kHalfDay; elapsed += kStep) {
      const double now = contrast(edge + outward_ * elapsed);
      if (now >= 0) return edge + outward_ * elapsed;
      // Below the horizon or past the maximum of contrast. One decrease may come from the change from the daylight to the twilight formula.
      if (now == kBelow || (now < before && falls)) break;
      falls = now < before;
      if (!falls) highest = edge + outward_ * elapsed;
      before = now;
    }
    if (before >= 0) return edge;
    for (double at = highest - kStep + kMinute; at < highest + kStep; at += kMinute)
      if (contrast(at) >= 0) return at;
    return kNone;
  }

  double beginning(double visible) {
    double invisible = visible;
    do invisible -= kStep;
    while (contrast(invisible) >= 0 && visible - invisible < kHalfDay);
    while (visible - invisible > kExact) {
      const double middle = (visible + invisible) / 2;
      (contrast(middle) >= 0 ? visible : invisible) = middle;
    }
    return visible;
  }

  /** The limiting magnitude at the position of the body minus its magnitude. */
  double contrast(double jd) {
    char error[AS_MAXCH];
    // The standard atmosphere of horizon events with 40 % humidity, and a sharp eye at the age of 36 without optical aid.
    double place[3] = {site_.longitude, site_.latitude, 0}, air[4] = {1013.25, 15, 40, 0}, eye[6] = {36, 1, 0, 0, 0, 0}, values[50];
    if (swe_vis_limit_mag(jd, place, air, eye, name_, modelFlag(), values, error) < 0) return kBelow;
    return values[0] - values[7];
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
  if (!hasDate(to) || !begin(from)) return Status::uncovered;
  Twilights twilights(*this, body, site, isMorning(appearance));
  const int onward = isFirst(appearance) ? 1 : -1;
  const double start = onward > 0 ? from : to - 1;
  // The visibility of Mercury changes within some days, that of other bodies within weeks.
  const int stride = body == Body::Mercury ? 2 : 4;
  for (int day = 0; day < to - from; day += stride) {
    at = twilights.sight(start + onward * day);
    if (std::isnan(at)) continue;
    // The body was visible all the time.
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
