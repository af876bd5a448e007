#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * (files, [appearance, body, from, to, ...], [latitude, longitude]) -> Promise of one moment a row: the first such sight of
 * [from, to), NaN where there is none.
 */
Napi::Value appearances(const Napi::CallbackInfo& info);

}  // namespace khagola
