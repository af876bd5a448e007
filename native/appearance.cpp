#include "appearance.hpp"

#include "pool.hpp"

namespace khagola {
namespace {

struct Sight {
  Appearance appearance;
  Body body;
  double from, to;
};

Rows moments(Engine& engine, const std::vector<Sight>& sights, Site site, const Stop& stop) {
  Rows rows;
  for (const Sight& sight : sights) {
    if (stop && stop->aborted) return {Status::stopped, {}};
    double at;
    const Status status = engine.appearance(sight.appearance, sight.body, site, sight.from, sight.to, at);
    rows.values.push_back(status == Status::ok ? at : kNaN);
  }
  return rows;
}

}  // namespace

Napi::Value appearances(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  std::vector<Sight> sights;
  for (const Arguments& sight : args.objects("sights"))
    sights.push_back({sight.word<Appearance>("appearance"), sight.word<Body>("body"), sight.number("from"), sight.number("to")});
  const Stop stop = stopOf(args);
  return runInPool(info.Env(), stop, [files = args.files(), sights, site = args.site("site"), stop] {
    return rowsResult(withEngine(files, [&](Engine& engine) { return moments(engine, sights, site, stop); }));
  });
}

}  // namespace khagola
