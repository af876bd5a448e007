#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, event, body, limb, refraction, twilight, geocentric, site, from, to }` -> the moments of every event of [from, to), or the word
 * of the status. A twilight of 0 means none.
 */
Napi::Value horizon(const Napi::CallbackInfo& info);

}  // namespace khagola
