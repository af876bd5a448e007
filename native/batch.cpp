#include "batch.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "channel.hpp"
#include "chebyshev-evaluate.hpp"

namespace khagola {

namespace {

/** The positions of bodies from Swiss Ephemeris. A failed row is NaN. `onRow` receives the status of each row. */
template <class OnRow>
void positionsFromFiles(Files files, const std::vector<Body>& bodies, Frame frame, double jd, double* out, OnRow&& onRow) {
  withEngine(files, [&](Engine& engine) {
    for (size_t b = 0; b < bodies.size(); b++) {
      Place place;
      const Status status = engine.position(jd, bodies[b], frame, place);
      if (status != Status::ok) place.fill(kNaN);
      std::copy(place.begin(), place.end(), out + b * 6);
      onRow(b, status);
    }
  });
}

struct PositionChannel : Channel {
  PositionChannel(Files files, std::vector<Body> bodies, Frame frame) : Channel(bodies.size() * 6), files(files), bodies(std::move(bodies)), frame(frame) {}
  void fill(double jd) override {
    positionsFromFiles(files, bodies, frame, jd, values.data(), [](size_t, Status) {});
  }
  const Files files;
  const std::vector<Body> bodies;
  const Frame frame;
};

}  // namespace

Napi::Value positionChannel(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  return channelOf(info.Env(), std::make_shared<PositionChannel>(args.files(), args.words<Body>("bodies"), args.word<Frame>("frame")));
}

Napi::Value positions(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto bodies = args.words<Body>("bodies");
  const auto frame = args.word<Frame>("frame");
  const auto moments = args.doubles("moments");
  const size_t rows = moments.size * bodies.size();
  const auto places = args.doubles("values", rows * 6);
  const auto statuses = args.bytes("statuses", rows);
  const Table* table = nullptr;
  std::optional<BodySet> set;
  const auto useTable = [&](const Table* next) {
    if (next == table) return;
    table = next;
    set.reset();
    if (table && std::all_of(bodies.begin(), bodies.end(), [&](Body body) { return table->has(laneOf(body, Component::longitude)); }))
      set.emplace(table->layout(), bodies, frame);
  };
  for (size_t m = 0; m < moments.size;) {
    if (const Table* covering = tableAt(files, moments[m])) useTable(covering);
    size_t end = m;
    while (set && end < moments.size && table->covers(moments[end])) end++;
    if (end > m) {
      set->each(moments.data + m, end - m, places.data + m * bodies.size() * 6);
      std::fill_n(statuses.data + m * bodies.size(), (end - m) * bodies.size(), static_cast<uint8_t>(Status::ok));
      m = end;
      continue;
    }
    const size_t row = m * bodies.size();
    positionsFromFiles(files, bodies, frame, moments[m], places.data + row * 6,
                       [&](size_t b, Status status) { statuses[row + b] = static_cast<uint8_t>(status); });
    m++;
  }
  return info.Env().Undefined();
}

Napi::Value places(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto numbers = args.integers("numbers");
  Perspective view{args.word<Centre>("centre"), args.word<Equinox>("equinox"), args.word<Frame>("frame"), {}};
  if (view.centre == Centre::topocentric) view.site = args.site("site");
  const double moment = args.number("moment");
  const auto out = args.doubles("values", numbers.size * 6);
  const auto statuses = args.bytes("statuses", numbers.size);
  withEngine(files, [&](Engine& engine) {
    for (size_t row = 0; row < numbers.size; row++) {
      Place place;
      const Status status = engine.place(moment, numbers[row], view, place);
      if (status != Status::ok) place.fill(kNaN);
      std::copy(place.begin(), place.end(), out.data + row * 6);
      statuses[row] = static_cast<uint8_t>(status);
    }
  });
  return info.Env().Undefined();
}

Ayanamsha ayanamshaOf(const Arguments& args) {
  if (!args.has("epoch")) return {args.whole("mode", 0, kAyanamshas - 1)};
  return {args.whole("mode", kByEpoch, kByEpoch), args.number("epoch", kLargestMoment), args.number("degrees", 360)};
}

namespace {

/** From the table if it covers the moment, else from Swiss Ephemeris. `degrees` is NaN if it failed. */
Status ayanamshaNow(Files files, const Table* table, const Ayanamsha& ayanamsha, double jd, double& degrees) {
  if (table && table->hasAyanamsha(ayanamsha.mode)) {
    degrees = ayanamshaAt(table->layout(), jd, ayanamsha.mode);
    return Status::ok;
  }
  const Status status = withEngine(files, [&](Engine& engine) { return engine.ayanamsha(jd, ayanamsha, degrees); });
  if (status != Status::ok) degrees = kNaN;
  return status;
}

void orientationNow(Files files, const Table* table, double jd, double* out) {
  const Orientation earth = table ? orientationAt(table->layout(), jd)
                                  : withEngine(files, [&](Engine& engine) { return engine.orientation(jd); });
  out[0] = earth.siderealTime;
  out[1] = earth.obliquity;
  out[2] = earth.nutation;
}

struct AyanamshaChannel : Channel {
  AyanamshaChannel(Files files, const Ayanamsha& ayanamsha) : Channel(1), files(files), ayanamsha(ayanamsha) {}
  void fill(double jd) override { ayanamshaNow(files, tableAt(files, jd), ayanamsha, jd, values[0]); }
  const Files files;
  const Ayanamsha ayanamsha;
};

struct OrientationChannel : Channel {
  explicit OrientationChannel(Files files) : Channel(3), files(files) {}
  void fill(double jd) override { orientationNow(files, tableAt(files, jd), jd, values.data()); }
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
  for (size_t m = 0; m < moments.size; m++)
    statuses[m] = static_cast<uint8_t>(ayanamshaNow(files, tableAt(files, moments[m]), ayanamsha, moments[m], degrees[m]));
  return info.Env().Undefined();
}

Napi::Value orientations(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto moments = args.doubles("moments");
  const auto out = args.doubles("values", moments.size * 3);
  for (size_t m = 0; m < moments.size; m++) orientationNow(files, tableAt(files, moments[m]), moments[m], out.data + m * 3);
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
