#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, sights: [{ appearance, body, from, to }], site, stop? }` -> Promise of one moment each: the first such sight
 * of [from, to), or the last where the body goes out of sight, NaN where there is none; or of the word of their status.
 */
Napi::Value appearances(const Napi::CallbackInfo& info);

}  // namespace khagola
