#include "batch.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "channel.hpp"
#include "chebyshev-evaluate.hpp"

namespace khagola {

Napi::Value positions(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto bodies = args.words<Body>("bodies");
  const auto frame = args.word<Frame>("frame");
  const auto moments = args.doubles("moments");
  const size_t rows = moments.size * bodies.size();
  const auto places = args.doubles("values", rows * 6);
  const auto statuses = args.bytes("statuses", rows);
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

Ayanamsha ayanamshaOf(const Arguments& args) {
  if (!args.has("epoch")) return {args.whole("mode", 0, kAyanamshas - 1)};
  return {args.whole("mode", kByEpoch, kByEpoch), args.number("epoch", kLargestMoment), args.number("degrees", 360)};
}

namespace {

/** From the table if it covers the moment, else from Swiss Ephemeris. `degrees` is NaN if it failed. */
Status ayanamshaNow(Files files, const Table* table, const Ayanamsha& ayanamsha, double jd, double& degrees) {
  if (table && table->hasAyanamsha(ayanamsha.mode) && table->covers(jd)) {
    degrees = ayanamshaAt(table->layout(), jd, ayanamsha.mode);
    return Status::ok;
  }
  const Status status = withEngine(files, [&](Engine& engine) { return engine.ayanamsha(jd, ayanamsha, degrees); });
  if (status != Status::ok) degrees = kNaN;
  return status;
}

void orientationNow(Files files, const Table* table, double jd, double* out) {
  const Orientation earth = table && table->covers(jd) ? orientationAt(table->layout(), jd)
                                                       : withEngine(files, [&](Engine& engine) { return engine.orientation(jd); });
  out[0] = earth.siderealTime;
  out[1] = earth.obliquity;
  out[2] = earth.nutation;
}

struct AyanamshaChannel : Channel {
  AyanamshaChannel(Files files, const Ayanamsha& ayanamsha) : Channel(1), files(files), ayanamsha(ayanamsha) {}
  void fill(double jd) override { ayanamshaNow(files, tableOf(files), ayanamsha, jd, values[0]); }
  const Files files;
  const Ayanamsha ayanamsha;
};

struct OrientationChannel : Channel {
  explicit OrientationChannel(Files files) : Channel(3), files(files) {}
  void fill(double jd) override { orientationNow(files, tableOf(files), jd, values.data()); }
  const Files files;
};

}  // namespace

Napi::Value ayanamshas(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const Ayanamsha ayanamsha = ayanamshaOf(args);
  const auto moments = args.doubles("moments");
  const auto degrees = args.doubles("values", moments.size);
  const auto statuses = args.bytes("statuses", moments.size);
  const Table* table = tableOf(files);
  for (size_t m = 0; m < moments.size; m++)
    statuses[m] = static_cast<uint8_t>(ayanamshaNow(files, table, ayanamsha, moments[m], degrees[m]));
  return info.Env().Undefined();
}

Napi::Value orientations(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto moments = args.doubles("moments");
  const auto out = args.doubles("values", moments.size * 3);
  const Table* table = tableOf(files);
  for (size_t m = 0; m < moments.size; m++) orientationNow(files, table, moments[m], out.data + m * 3);
  return info.Env().Undefined();
}

Napi::Value ayanamshaChannel(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  return channelOf(info.Env(), std::make_shared<AyanamshaChannel>(files, ayanamshaOf(args)));
}

Napi::Value orientationChannel(const Napi::CallbackInfo& info) {
  return channelOf(info.Env(), std::make_shared<OrientationChannel>(Arguments(info).files()));
}

}  // namespace khagola
