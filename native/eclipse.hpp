#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * `{ files, kind, from, to, stop? }` -> a promise of a list of eclipses in order of maximum (fields as `Eclipse` of
 * src/ephemeris/queries.ts), or of the word of the status.
 */
Napi::Value eclipses(const Napi::CallbackInfo& info);

/**
 * `{ files, eclipse, site }`, with an eclipse of that list -> `{ maximum, begins, ends, magnitude, obscuration, visible, totalBegins,
 * totalEnds, altitude }`, or the word of the status.
 */
Napi::Value localEclipse(const Napi::CallbackInfo& info);

/** `{ files, eclipse, site, at }` -> the phase at a moment and a site, `{ magnitude, obscuration, altitude, covered }`, or the word of the status. */
Napi::Value eclipsePhase(const Napi::CallbackInfo& info);

}  // namespace khagola
