#include "batch.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "chebyshev-evaluate.hpp"

namespace khagola {

Napi::Value positions(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Files files = asked.files();
  const auto bodies = asked.words<Body>("bodies");
  const auto frame = asked.word<Frame>("frame");
  const auto moments = asked.doubles("moments");
  const size_t rows = moments.size * bodies.size();
  const auto places = asked.doubles("values", rows * 6);
  const auto statuses = asked.bytes("statuses", rows);
  const Table* table = tableOf(files);
  std::optional<BodySet> set;
  if (table && std::all_of(bodies.begin(), bodies.end(), [&](Body body) { return table->has(laneOf(body, Component::longitude)); }))
    set.emplace(table->layout(), bodies, frame);
  for (size_t m = 0; m < moments.size;) {
    size_t end = m;
    while (set && end < moments.size && table->covers(moments[end])) end++;
    if (end > m) {
      set->each(moments.data + m, end - m, places.data + m * bodies.size() * 6);
      std::fill_n(statuses.data + m * bodies.size(), (end - m) * bodies.size(), static_cast<uint8_t>(Status::ok));
      m = end;
      continue;
    }
    withEngine(files, [&](Engine& engine) {
      for (size_t b = 0, row = m * bodies.size(); b < bodies.size(); b++, row++) {
        Place place;
        const Status status = engine.position(moments[m], bodies[b], frame, place);
        if (status != Status::ok) place.fill(kNaN);
        std::copy(place.begin(), place.end(), places.data + row * 6);
        statuses[row] = static_cast<uint8_t>(status);
      }
    });
    m++;
  }
  return info.Env().Undefined();
}

Ayanamsha ayanamshaOf(const Asked& asked) {
  if (!asked.has("epoch")) return {asked.whole("mode", 0, kAyanamshas - 1)};
  return {asked.whole("mode", kByEpoch, kByEpoch), asked.number("epoch", kLargestMoment), asked.number("degrees", 360)};
}

Napi::Value ayanamshas(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Files files = asked.files();
  const Ayanamsha ayanamsha = ayanamshaOf(asked);
  const auto moments = asked.doubles("moments");
  const auto degrees = asked.doubles("values", moments.size);
  const auto statuses = asked.bytes("statuses", moments.size);
  const Table* table = tableOf(files);
  if (table && !table->hasAyanamsha(ayanamsha.mode)) table = nullptr;
  withEngine(files, [&](Engine& engine) {
    for (size_t m = 0; m < moments.size; m++) {
      if (table && table->covers(moments[m])) {
        degrees[m] = ayanamshaAt(table->layout(), moments[m], ayanamsha.mode);
        statuses[m] = static_cast<uint8_t>(Status::ok);
        continue;
      }
      const Status status = engine.ayanamsha(moments[m], ayanamsha, degrees[m]);
      if (status != Status::ok) degrees[m] = kNaN;
      statuses[m] = static_cast<uint8_t>(status);
    }
  });
  return info.Env().Undefined();
}

Napi::Value orientations(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Files files = asked.files();
  const auto moments = asked.doubles("moments");
  const auto out = asked.doubles("values", moments.size * 3);
  const Table* table = tableOf(files);
  withEngine(files, [&](Engine& engine) {
    for (size_t m = 0; m < moments.size; m++) {
      const Orientation earth = table && table->covers(moments[m]) ? orientationAt(table->layout(), moments[m]) : engine.orientation(moments[m]);
      out[m * 3] = earth.siderealTime;
      out[m * 3 + 1] = earth.obliquity;
      out[m * 3 + 2] = earth.nutation;
    }
  });
  return info.Env().Undefined();
}

}  // namespace khagola
