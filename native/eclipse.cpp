#include "eclipse.hpp"

#include "pool.hpp"

namespace khagola {
namespace {

/** Eclipses of one kind are a month apart at least; the search of Swiss Ephemeris takes only later maxima than its start. */
constexpr double kLead = 1, kGap = 20;

EclipseKind kindOf(const Napi::CallbackInfo& info, size_t i) {
  return static_cast<EclipseKind>(oneOf(info, i, integer(info, i), 2, "a kind of eclipse"));
}

bool covers(Engine& engine, double jd) {
  Place place;
  return engine.position(jd, 0, Frame::ecliptic, place) == Status::ok && engine.position(jd, 1, Frame::ecliptic, place) == Status::ok;
}

Rows listed(Engine& engine, EclipseKind kind, double from, double to, const Stop& stop) {
  if (!covers(engine, from) || !covers(engine, to)) return {Status::uncovered, {}};
  Rows rows;
  Eclipse eclipse;
  for (double start = from - kLead; start < to; start = eclipse.maximum + kGap) {
    if (stop && *stop) return {Status::stopped, {}};
    // Both ends are covered, so that a search which leaves the files has gone past `to`.
    if (engine.nextEclipse(kind, start, eclipse) != Status::ok || eclipse.maximum >= to) break;
    if (eclipse.maximum >= from)
      rows.values.insert(rows.values.end(),
                         {static_cast<double>(eclipse.type), eclipse.maximum, eclipse.begins, eclipse.ends, eclipse.magnitude,
                          eclipse.totalBegins, eclipse.totalEnds, eclipse.umbraBegins, eclipse.umbraEnds, eclipse.obscuration,
                          static_cast<double>(eclipse.saros)});
  }
  return rows;
}

}  // namespace

Napi::Value eclipses(const Napi::CallbackInfo& info) {
  const Files files = integer(info, 0);
  const EclipseKind kind = kindOf(info, 1);
  const auto window = doubles(info, 2, 2);
  return inPool(info.Env(), [files, kind, from = window[0], to = window[1], stop = stopOf(info, 3)] {
    return withEngine(files, [&](Engine& engine) { return listed(engine, kind, from, to, stop); });
  });
}

Napi::Value localEclipse(const Napi::CallbackInfo& info) {
  const EclipseKind kind = kindOf(info, 1);
  const auto row = doubles(info, 2, 6);
  const auto where = doubles(info, 3, 2);
  const Site site = siteOf(info, 3, where[0], where[1]);
  const Eclipse eclipse{.type = static_cast<Eclipse::Type>(oneOf(info, 2, row[0], 5, "of a known type")),
                        .maximum = row[1],
                        .begins = row[2],
                        .ends = row[3],
                        .totalBegins = row[4],
                        .totalEnds = row[5]};
  return result(info.Env(), withEngine(integer(info, 0), [&](Engine& engine) -> Rows {
                  LocalEclipse local;
                  const Status status = engine.localEclipse(kind, eclipse, site, local);
                  if (status != Status::ok) return {status, {}};
                  return {status,
                          {local.maximum, local.begins, local.ends, local.magnitude, local.obscuration,
                           static_cast<double>(local.visible), local.totalBegins, local.totalEnds, local.altitude}};
                }));
}

}  // namespace khagola
