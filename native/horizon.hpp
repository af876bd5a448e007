#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * (files, [body, kind, limb, refraction, twilight, geocentric], [latitude, longitude, from, to]) -> the moments of every
 * such event of [from, to), or a status.
 */
Napi::Value horizon(const Napi::CallbackInfo& info);

}  // namespace khagola
