#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, system, rows, values, statuses }`: for each row [moment, latitude, longitude] sixteen numbers into `values`: twelve cusps, ascendant, midheaven,
 * ARMC, vertex, degrees. Where the system does not exist at that latitude the cusps are NaN and the angles stand.
 */
Napi::Value houses(const Napi::CallbackInfo& info);

/**
 * `{ files, system }` -> a channel (channel.hpp) of those sixteen numbers and two that are read: the latitude and the longitude for which
 * they are asked.
 */
Napi::Value houseChannel(const Napi::CallbackInfo& info);

}  // namespace khagola
