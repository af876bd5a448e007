#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, kind, from, to, stop? }` -> Promise of a list of `{ kind, type, maximum, begins, ends, magnitude, totalBegins,
 * totalEnds, umbraBegins, umbraEnds, obscuration, saros }` in order of maximum, or of the word of their status.
 */
Napi::Value eclipses(const Napi::CallbackInfo& info);

/**
 * `{ files, eclipse, site }`, the eclipse one of that list -> `{ maximum, begins, ends, magnitude, obscuration, visible,
 * totalBegins, totalEnds, altitude }`, or the word of its status.
 */
Napi::Value localEclipse(const Napi::CallbackInfo& info);

/** { files, eclipse, site, at }: how much is covered at a moment at a site, and how high the body stands, { magnitude, obscuration, altitude }. */
Napi::Value eclipsePhase(const Napi::CallbackInfo& info);

}  // namespace khagola
