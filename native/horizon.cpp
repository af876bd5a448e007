#include "horizon.hpp"

#include <algorithm>

#include "diurnal.hpp"

namespace khagola {
namespace {

/** The search starts this much earlier, days: the quick search of Swiss Ephemeris misses an event within minutes of its start. */
constexpr double kLead = 0.1;
constexpr double kMinute = 1.0 / 1440;
/** Days; less than the interval between risings of a body that rises every day. */
constexpr double kMinDailyGap = 0.9;

Rows events(Engine& engine, const HorizonEvent& event, Site site, double from, double to) {
  Rows rows;
  if (!event.transit() && !Engine::isQuick(event, site) && Diurnal::serves(event)) {
    bool uncovered = false;
    Diurnal(bodySourceOf(engine, event.body, uncovered), event, site).within(from, to, rows.values);
    // The search needs positions farther around the window than Swiss Ephemeris does.
    if (!uncovered) return rows;
    rows.values.clear();
  }
  const double gap = event.transit() || Engine::isQuick(event, site) ? kMinDailyGap : kMinute;
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

double elevationOf(const Arguments& args) {
  const double elevation = args.number("elevation");
  if (!(elevation >= 0 && elevation <= 9000)) args.refuse("elevation", "0 to 9000 metres");
  return elevation;
}

int twilightOf(const Arguments& args) {
  const int depth = args.whole("twilight", 0, 18);
  if (depth % 6 != 0) args.refuse("twilight", "0, 6, 12 or 18");
  return depth;
}

}  // namespace

Napi::Value horizon(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const HorizonEvent event{args.word<Body>("body"), args.word<HorizonKind>("event"), args.word<Limb>("limb"),
                           args.flag("refraction"), twilightOf(args), args.flag("geocentric"), elevationOf(args)};
  const Site site = args.site("site");
  const double from = args.number("from"), to = args.number("to");
  const Files files = args.files();
  const Table* table = tableAt(files, from);
  if (table && Diurnal::covers(*table, event, from, to)) {
    Rows rows;
    Diurnal(bodySourceOf(*table, event.body), event, site).within(from, to, rows.values);
    return toJs(info.Env(), rows);
  }
  return toJs(info.Env(), withEngine(files, [&](Engine& engine) { return events(engine, event, site, from, to); }));
}

}  // namespace khagola
