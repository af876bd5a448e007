#pragma once
#include "marshal.hpp"

namespace khagola {

/** `{ files, bodies, frame, moments, values, statuses }`: moment-major, six numbers a row; NaN where it failed. */
Napi::Value positions(const Napi::CallbackInfo& info);

/** `{ mode }` of a named ayanamsha, or `{ mode: kByEpoch, epoch, degrees }`. */
Ayanamsha ayanamshaOf(const Asked& asked);

/** `{ files, mode, epoch?, degrees?, moments, values, statuses }`: degrees. */
Napi::Value ayanamshas(const Napi::CallbackInfo& info);

/** `{ files, moments, values }`: three numbers a moment, sidereal time at Greenwich in hours, true obliquity and nutation in longitude in degrees. */
Napi::Value orientations(const Napi::CallbackInfo& info);

/** `{ files, mode, epoch?, degrees? }` -> a channel (channel.hpp) of one number, as `ayanamshas`. */
Napi::Value ayanamshaChannel(const Napi::CallbackInfo& info);
/** `{ files }` -> a channel of three numbers, as `orientations`. */
Napi::Value orientationChannel(const Napi::CallbackInfo& info);

}  // namespace khagola
