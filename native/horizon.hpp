#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, event, body, limb, refraction, twilight, geocentric, site, from, to }` -> the moments of every such event of
 * [from, to), or the word of their status. A twilight of 0 is none.
 */
Napi::Value horizon(const Napi::CallbackInfo& info);

}  // namespace khagola
