#include "batch.hpp"

#include <algorithm>

namespace khagola {

Napi::Value positions(const Napi::CallbackInfo& info) {
  const auto moments = doubles(info, 1);
  const auto bodies = integers(info, 2);
  const Frame frame = integer(info, 3) ? Frame::equatorial : Frame::ecliptic;
  const size_t rows = moments.size * bodies.size;
  const auto places = doubles(info, 4, rows * 6);
  const auto statuses = bytes(info, 5, rows);
  withEngine(integer(info, 0), [&](Engine& engine) {
    size_t row = 0;
    for (size_t m = 0; m < moments.size; m++)
      for (size_t b = 0; b < bodies.size; b++, row++) {
        Place place;
        const Status status = engine.position(moments[m], bodies[b], frame, place);
        if (status != Status::ok) place.fill(kNaN);
        std::copy(place.begin(), place.end(), places.data + row * 6);
        statuses[row] = static_cast<uint8_t>(status);
      }
  });
  return info.Env().Undefined();
}

Napi::Value ayanamshas(const Napi::CallbackInfo& info) {
  const auto moments = doubles(info, 1);
  const int mode = integer(info, 2);
  const auto degrees = doubles(info, 3, moments.size);
  const auto statuses = bytes(info, 4, moments.size);
  withEngine(integer(info, 0), [&](Engine& engine) {
    for (size_t m = 0; m < moments.size; m++) {
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
  withEngine(integer(info, 0), [&](Engine& engine) {
    for (size_t m = 0; m < moments.size; m++) {
      const Orientation earth = engine.orientation(moments[m]);
      out[m * 3] = earth.siderealTime;
      out[m * 3 + 1] = earth.obliquity;
      out[m * 3 + 2] = earth.nutation;
    }
  });
  return info.Env().Undefined();
}

}  // namespace khagola
