#include "eclipse.hpp"

#include "pool.hpp"

namespace khagola {
namespace {

/** Days. The search of Swiss Ephemeris starts `kLead` before the window, because it finds only later maxima, and continues `kGap` after each. */
constexpr double kLead = 1, kGap = 20;

bool covers(Engine& engine, double jd) {
  Place place;
  return engine.position(jd, Body::Sun, Frame::ecliptic, place) == Status::ok &&
         engine.position(jd, Body::Moon, Frame::ecliptic, place) == Status::ok;
}

struct Eclipses {
  Status status = Status::ok;
  std::vector<Eclipse> rows;
};

Eclipses findEclipses(Engine& engine, EclipseKind kind, double from, double to, const Stop& stop) {
  if (!covers(engine, from) || !covers(engine, to)) return {Status::uncovered, {}};
  Eclipses eclipses;
  Eclipse eclipse;
  for (double start = from - kLead; start < to; start = eclipse.maximum + kGap) {
    if (stop && stop->aborted) return {Status::stopped, {}};
    // Both ends are covered, so that a search that leaves the files is past `to`.
    if (engine.nextEclipse(kind, start, eclipse) != Status::ok || eclipse.maximum >= to) break;
    if (eclipse.maximum >= from) eclipses.rows.push_back(eclipse);
  }
  return eclipses;
}

Napi::Value toJs(Napi::Env env, const Eclipses& eclipses) {
  if (eclipses.status != Status::ok) return toJs(env, eclipses.status);
  auto list = Napi::Array::New(env, eclipses.rows.size());
  for (uint32_t i = 0; i < eclipses.rows.size(); i++) {
    const Eclipse& eclipse = eclipses.rows[i];
    auto row = Napi::Object::New(env);
    row["kind"] = toJs(env, eclipse.kind);
    row["type"] = toJs(env, eclipse.type);
    row["maximum"] = eclipse.maximum;
    row["begins"] = eclipse.begins;
    row["ends"] = eclipse.ends;
    row["magnitude"] = eclipse.magnitude;
    row["totalBegins"] = orNull(env, eclipse.totalBegins);
    row["totalEnds"] = orNull(env, eclipse.totalEnds);
    row["umbraBegins"] = orNull(env, eclipse.umbraBegins);
    row["umbraEnds"] = orNull(env, eclipse.umbraEnds);
    row["obscuration"] = eclipse.obscuration;
    row["saros"] = eclipse.saros;
    row["member"] = eclipse.member;
    row["penumbral"] = orNull(env, eclipse.penumbral);
    row["central"] = Napi::Boolean::New(env, eclipse.central);
    row["latitude"] = orNull(env, eclipse.latitude);
    row["longitude"] = orNull(env, eclipse.longitude);
    list[i] = row;
  }
  return list;
}

Napi::Value toJs(Napi::Env env, const LocalEclipse& local) {
  auto row = Napi::Object::New(env);
  row["maximum"] = local.maximum;
  row["begins"] = local.begins;
  row["ends"] = local.ends;
  row["magnitude"] = local.magnitude;
  row["obscuration"] = local.obscuration;
  row["visible"] = Napi::Boolean::New(env, local.visible);
  row["totalBegins"] = orNull(env, local.totalBegins);
  row["totalEnds"] = orNull(env, local.totalEnds);
  row["altitude"] = orNull(env, local.altitude);
  return row;
}

Eclipse eclipseOf(const Arguments& args) {
  const auto orNaN = [&](const char* field) { return args.has(field) ? args.number(field) : kNaN; };
  return {.kind = args.word<EclipseKind>("kind"),
          .type = args.word<EclipseType>("type"),
          .maximum = args.number("maximum"),
          .begins = args.number("begins"),
          .ends = args.number("ends"),
          .totalBegins = orNaN("totalBegins"),
          .totalEnds = orNaN("totalEnds")};
}

}  // namespace

Napi::Value eclipses(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Stop stop = stopOf(args);
  return runInPool(info.Env(), stop, [files = args.files(), kind = args.word<EclipseKind>("kind"), from = args.number("from"),
                                   to = args.number("to"), stop]() -> JobResult {
    return [rows = withEngine(files, [&](Engine& engine) { return findEclipses(engine, kind, from, to, stop); })](Napi::Env env) {
      return toJs(env, rows);
    };
  });
}

Napi::Value localEclipse(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Eclipse eclipse = eclipseOf(args.object("eclipse"));
  const Site site = args.site("site");
  return withEngine(args.files(), [&](Engine& engine) -> Napi::Value {
    LocalEclipse local;
    const Status status = engine.localEclipse(eclipse, site, local);
    if (status != Status::ok) return toJs(info.Env(), status);
    return toJs(info.Env(), local);
  });
}

Napi::Value eclipsePhase(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Eclipse eclipse = eclipseOf(args.object("eclipse"));
  const Site site = args.site("site");
  return withEngine(args.files(), [&, at = args.number("at")](Engine& engine) -> Napi::Value {
    EclipsePhase phase;
    const Status status = engine.eclipsePhase(eclipse, site, at, phase);
    if (status != Status::ok) return toJs(info.Env(), status);
    auto row = Napi::Object::New(info.Env());
    row["magnitude"] = phase.magnitude;
    row["obscuration"] = phase.obscuration;
    row["altitude"] = phase.altitude;
    row["covered"] = phase.covered;
    return row;
  });
}

}  // namespace khagola
