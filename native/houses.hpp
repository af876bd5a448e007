#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, system, rows, values, statuses }`, `system` a letter of `kHouseSystems`: writes sixteen numbers to `values` for each row [moment, latitude, longitude]: twelve cusps,
 * ascendant, midheaven, ARMC, vertex; degrees. Where the system is undefined at the latitude the cusps are NaN.
 */
Napi::Value houses(const Napi::CallbackInfo& info);

/**
 * `{ files, system, armc, latitude, obliquity, sunDeclination, values }`: writes the same sixteen numbers for a meridian without a moment.
 * Only Sunshine uses the declination of the Sun.
 */
Napi::Value meridianHouses(const Napi::CallbackInfo& info);

/**
 * `{ files, system }` -> a channel (channel.hpp) of these sixteen numbers, followed by two inputs: latitude and longitude.
 */
Napi::Value houseChannel(const Napi::CallbackInfo& info);

}  // namespace khagola
