#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, sights: [{ appearance, body, from, to }], site, stop? }` -> a promise of one moment per sight: the first appearance or the
 * last disappearance in [from, to), NaN if there is none. Resolves with the word of the status if the search failed.
 */
Napi::Value appearances(const Napi::CallbackInfo& info);

}  // namespace khagola
