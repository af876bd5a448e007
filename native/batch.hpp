#pragma once
#include "marshal.hpp"

namespace khagola {

/** `{ files, bodies, frame, moments, values, statuses }`: six numbers per row, moment-major; NaN for a failed row. */
Napi::Value positions(const Napi::CallbackInfo& info);

/** `{ files, bodies, frame }` -> a channel (channel.hpp) of six numbers per body from Swiss Ephemeris, without a table; NaN for a failed row. */
Napi::Value positionChannel(const Napi::CallbackInfo& info);

/**
 * `{ files, numbers, centre, equinox, frame, site, moment, values, statuses }`: six numbers for each body by its number in Swiss Ephemeris,
 * directly from its files; NaN for a failed row. `site` is needed for topocentric positions only.
 */
Napi::Value places(const Napi::CallbackInfo& info);

/** The ayanamsha of `{ mode }`, or of `{ mode: kByEpoch, epoch, degrees }`. */
Ayanamsha ayanamshaOf(const Arguments& args);

/** `{ files, mode, epoch?, degrees?, moments, values, statuses }`: degrees per moment; NaN for a failed row. */
Napi::Value ayanamshas(const Napi::CallbackInfo& info);

/** `{ files, moments, values }`: three numbers per moment: sidereal time at Greenwich (hours), true obliquity and nutation in longitude (degrees). */
Napi::Value orientations(const Napi::CallbackInfo& info);

/** `{ files, mode, epoch?, degrees? }` -> a channel (channel.hpp) of one number, as in `ayanamshas`. */
Napi::Value ayanamshaChannel(const Napi::CallbackInfo& info);
/** `{ files }` -> a channel of three numbers, as in `orientations`. */
Napi::Value orientationChannel(const Napi::CallbackInfo& info);

}  // namespace khagola
