#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * (files, rows of [moment, latitude, longitude], system, rows of 16 out, statuses out): twelve cusps, ascendant, midheaven,
 * ARMC, vertex, degrees. Where the system does not exist at that latitude the cusps are NaN and the angles stand.
 */
Napi::Value houses(const Napi::CallbackInfo& info);

}  // namespace khagola
