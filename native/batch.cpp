#include "batch.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "chebyshev-evaluate.hpp"

namespace khagola {

Napi::Value positions(const Napi::CallbackInfo& info) {
  const auto moments = doubles(info, 1);
  const auto bodies = integers(info, 2);
  const Frame frame = integer(info, 3) ? Frame::equatorial : Frame::ecliptic;
  const size_t rows = moments.size * bodies.size;
  const auto places = doubles(info, 4, rows * 6);
  const auto statuses = bytes(info, 5, rows);
  const int files = integer(info, 0);
  const Table* table = tableOf(files);
  const std::vector<int> wanted(bodies.data, bodies.data + bodies.size);
  for (const int body : wanted) bodyOf(info, 2, body);
  const bool compiled = table && std::all_of(wanted.begin(), wanted.end(), [&](int body) { return table->has(laneOf(body, Component::longitude)); });
  std::optional<BodySet> set;
  if (compiled) set.emplace(table->layout(), wanted, frame == Frame::equatorial);
  for (size_t m = 0; m < moments.size;) {
    size_t end = m;
    while (set && end < moments.size && table->covers(moments[end])) end++;
    if (end > m) {
      set->each(moments.data + m, end - m, places.data + m * bodies.size * 6);
      std::fill_n(statuses.data + m * bodies.size, (end - m) * bodies.size, static_cast<uint8_t>(Status::ok));
      m = end;
      continue;
    }
    withEngine(files, [&](Engine& engine) {
      for (size_t b = 0, row = m * bodies.size; b < bodies.size; b++, row++) {
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

Napi::Value ayanamshas(const Napi::CallbackInfo& info) {
  const auto moments = doubles(info, 1);
  const int mode = oneOf(info, 2, integer(info, 2), kAyanamshas, "a known ayanamsha");
  const auto degrees = doubles(info, 3, moments.size);
  const auto statuses = bytes(info, 4, moments.size);
  const Table* table = tableOf(integer(info, 0));
  if (table && !table->hasAyanamsha(mode)) table = nullptr;
  withEngine(integer(info, 0), [&](Engine& engine) {
    for (size_t m = 0; m < moments.size; m++) {
      if (table && table->covers(moments[m])) {
        degrees[m] = ayanamshaAt(table->layout(), moments[m], mode);
        statuses[m] = static_cast<uint8_t>(Status::ok);
        continue;
      }
      const Status status = engine.ayanamsha(moments[m], mode, degrees[m]);
      if (status != Status::ok) degrees[m] = kNaN;
      statuses[m] = static_cast<uint8_t>(status);
    }
  });
  return info.Env().Undefined();
}

Napi::Value orientations(const Napi::CallbackInfo& info) {
  const auto moments = doubles(info, 1);
  const auto out = doubles(info, 2, moments.size * 3);
  const Table* table = tableOf(integer(info, 0));
  withEngine(integer(info, 0), [&](Engine& engine) {
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
