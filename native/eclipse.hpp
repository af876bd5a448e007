#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * (files, kind, [from, to]) -> Promise of rows [type, maximum, begins, ends, magnitude, totality begins, ends, umbra begins, ends,
 * obscuration, saros] in order of maximum, or a status.
 */
Napi::Value eclipses(const Napi::CallbackInfo& info);

/**
 * (files, kind, [type, maximum, begins, ends, totality begins, ends], [latitude, longitude]) -> [maximum, begins, ends, magnitude,
 * obscuration, visible, totality begins, ends, altitude], or a status.
 */
Napi::Value localEclipse(const Napi::CallbackInfo& info);

}  // namespace khagola
