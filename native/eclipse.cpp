#include "eclipse.hpp"

#include "pool.hpp"

namespace khagola {
namespace {

/** Days. The search of Swiss Ephemeris starts `kLead` before the window, because it finds only later maxima, and continues `kGap` after each. */
constexpr double kLead = 1, kGap = 20;

bool covers(Engine& engine, double jd) {
  Place place;
  return engine.position(jd, Body::Sun, Frame::ecliptic, place) == Status::ok && engine.position(jd, Body::Moon, Frame::ecliptic, place) == Status::ok;
}

struct Eclipses {
  Status status = Status::ok;
  std::vector<Eclipse> found;
};

Eclipses listed(Engine& engine, EclipseKind kind, double from, double to, const Stop& stop) {
  if (!covers(engine, from) || !covers(engine, to)) return {Status::uncovered, {}};
  Eclipses eclipses;
  Eclipse eclipse;
  for (double start = from - kLead; start < to; start = eclipse.maximum + kGap) {
    if (stop && stop->gone) return {Status::stopped, {}};
    // Both ends are covered, so that a search that leaves the files is past `to`.
    if (engine.nextEclipse(kind, start, eclipse) != Status::ok || eclipse.maximum >= to) break;
    if (eclipse.maximum >= from) eclipses.found.push_back(eclipse);
  }
  return eclipses;
}

Napi::Value told(Napi::Env env, const Eclipses& eclipses) {
  if (eclipses.status != Status::ok) return told(env, eclipses.status);
  auto list = Napi::Array::New(env, eclipses.found.size());
  for (uint32_t i = 0; i < eclipses.found.size(); i++) {
    const Eclipse& eclipse = eclipses.found[i];
    auto row = Napi::Object::New(env);
    row["kind"] = told(env, eclipse.kind);
    row["type"] = told(env, eclipse.type);
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

Napi::Value told(Napi::Env env, const LocalEclipse& local) {
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

Eclipse eclipseOf(const Asked& asked) {
  const auto orNaN = [&](const char* field) { return asked.has(field) ? asked.number(field) : kNaN; };
  return {.kind = asked.word<EclipseKind>("kind"),
          .type = asked.word<EclipseType>("type"),
          .maximum = asked.number("maximum"),
          .begins = asked.number("begins"),
          .ends = asked.number("ends"),
          .totalBegins = orNaN("totalBegins"),
          .totalEnds = orNaN("totalEnds")};
}

}  // namespace

Napi::Value eclipses(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Stop stop = stopOf(asked);
  return inPool(info.Env(), stop, [files = asked.files(), kind = asked.word<EclipseKind>("kind"), from = asked.number("from"),
                                   to = asked.number("to"), stop]() -> Telling {
    return [found = withEngine(files, [&](Engine& engine) { return listed(engine, kind, from, to, stop); })](Napi::Env env) {
      return told(env, found);
    };
  });
}

Napi::Value localEclipse(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Eclipse eclipse = eclipseOf(asked.object("eclipse"));
  const Site site = asked.site("site");
  return withEngine(asked.files(), [&](Engine& engine) -> Napi::Value {
    LocalEclipse local;
    const Status status = engine.localEclipse(eclipse, site, local);
    if (status != Status::ok) return told(info.Env(), status);
    return told(info.Env(), local);
  });
}

Napi::Value eclipsePhase(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Eclipse eclipse = eclipseOf(asked.object("eclipse"));
  const Site site = asked.site("site");
  return withEngine(asked.files(), [&, at = asked.number("at")](Engine& engine) -> Napi::Value {
    EclipsePhase phase;
    const Status status = engine.eclipsePhase(eclipse, site, at, phase);
    if (status != Status::ok) return told(info.Env(), status);
    auto row = Napi::Object::New(info.Env());
    row["magnitude"] = phase.magnitude;
    row["obscuration"] = phase.obscuration;
    row["altitude"] = phase.altitude;
    row["covered"] = phase.covered;
    return row;
  });
}

}  // namespace khagola
