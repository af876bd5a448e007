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
    if (stop && stop->gone) return {Status::stopped, {}};
    double at;
    const Status status = engine.appearance(sight.appearance, sight.body, site, sight.from, sight.to, at);
    rows.values.push_back(status == Status::ok ? at : kNaN);
  }
  return rows;
}

}  // namespace

Napi::Value appearances(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  std::vector<Sight> sights;
  for (const Asked& sight : asked.objects("sights"))
    sights.push_back({sight.word<Appearance>("appearance"), sight.word<Body>("body"), sight.number("from"), sight.number("to")});
  const Stop stop = stopOf(asked);
  return inPool(info.Env(), stop, [files = asked.files(), sights, site = asked.site("site"), stop] {
    return handingOver(withEngine(files, [&](Engine& engine) { return moments(engine, sights, site, stop); }));
  });
}

}  // namespace khagola
