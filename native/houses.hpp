#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, system, rows, values, statuses }`: writes sixteen numbers to `values` for each row [moment, latitude, longitude]: twelve cusps,
 * ascendant, midheaven, ARMC, vertex; degrees. Where the system is undefined at the latitude the cusps are NaN.
 */
Napi::Value houses(const Napi::CallbackInfo& info);

/**
 * `{ files, system }` -> a channel (channel.hpp) of these sixteen numbers, followed by two inputs: latitude and longitude.
 */
Napi::Value houseChannel(const Napi::CallbackInfo& info);

}  // namespace khagola
