#include "horizon.hpp"

#include <algorithm>

#include "diurnal.hpp"

namespace khagola {
namespace {

/** The quick search of Swiss Ephemeris steps over an event that comes within minutes of its start. */
constexpr double kLead = 0.1;
constexpr double kMinute = 1.0 / 1440;
/** Less than the time from one rising to the next where the body rises every day. */
constexpr double kMostOfDay = 0.9;

Rows events(Engine& engine, const HorizonEvent& event, Site site, double from, double to) {
  Rows rows;
  const double gap = event.kind >= HorizonEvent::culmination || Engine::isQuick(event, site) ? kMostOfDay : kMinute;
  double start = from - kLead;
  while (start < to) {
    double at;
    const Status status = engine.nextEvent(event, site, start, at);
    if (status == Status::uncovered) return {status, {}};
    if (status == Status::absent) {
      start += 1;
      continue;
    }
    if (at >= to) break;
    const bool again = !rows.values.empty() && at - rows.values.back() < gap / 2;
    if (at >= from && !again) rows.values.push_back(at);
    start = std::max(start, at) + gap;
  }
  return rows;
}

}  // namespace

Napi::Value horizon(const Napi::CallbackInfo& info) {
  const auto what = integers(info, 1, 6);
  const auto where = doubles(info, 2, 4);
  const HorizonEvent event{bodyOf(info, 1, what[0]),
                           static_cast<HorizonEvent::Kind>(oneOf(info, 1, what[1], 4, "of a known event")),
                           static_cast<HorizonEvent::Limb>(oneOf(info, 1, what[2], 3, "of a known limb")),
                           what[3] != 0,
                           oneOf(info, 1, what[4], 90, "of a depth below the horizon"),
                           what[5] != 0};
  const Site site = siteOf(info, 2, where[0], where[1]);
  const double from = where[2], to = where[3];
  const Table* table = tableOf(integer(info, 0));
  if (table && Diurnal::covers(*table, event, site, from, to)) {
    Rows rows;
    Diurnal(*table, event, site).within(from, to, rows.values);
    return result(info.Env(), rows);
  }
  return result(info.Env(), withEngine(integer(info, 0), [&](Engine& engine) { return events(engine, event, site, from, to); }));
}

}  // namespace khagola
