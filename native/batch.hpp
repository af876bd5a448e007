#pragma once
#include "marshal.hpp"

namespace khagola {

/** (files, moments, bodies, equatorial, places out, statuses out): moment-major, six numbers a row; NaN where it failed. */
Napi::Value positions(const Napi::CallbackInfo& info);

/** (files, moments, mode, degrees out, statuses out). */
Napi::Value ayanamshas(const Napi::CallbackInfo& info);

/** (files, moments, out): sidereal time at Greenwich in hours, true obliquity and nutation in longitude in degrees. */
Napi::Value orientations(const Napi::CallbackInfo& info);

}  // namespace khagola
