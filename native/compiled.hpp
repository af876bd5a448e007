#pragma once
#include "chebyshev.hpp"
#include "marshal.hpp"

namespace khagola {

/** (files, [from, to], modes) -> a fitting; UT. Throws where the files do not cover the span. */
Napi::Value beginFitting(const Napi::CallbackInfo& info);
/** (fitting) -> how many parts its work has. */
Napi::Value fittingParts(const Napi::CallbackInfo& info);
/** (fitting, part): in the pool, a promise of nothing. Every part once, in any order. */
Napi::Value fitPart(const Napi::CallbackInfo& info);
/** (fitting, path, fingerprint): assembles, verifies and writes, in the pool; rejects when the table misses its bound. */
Napi::Value installFitting(const Napi::CallbackInfo& info);

/** (path) -> a handle of the file that says who is at work, or null while another is; its process' end lets go of it too. */
Napi::Value takeClaim(const Napi::CallbackInfo& info);
/** (handle) */
Napi::Value dropClaim(const Napi::CallbackInfo& info);

/** (files, path, fingerprint) -> the number of those files with this table beside them; throws with what is wrong. */
Napi::Value openTable(const Napi::CallbackInfo& info);
/** (files) -> [from, to, bits of bodies, bytes], UT; empty without a table. */
Napi::Value tableSpan(const Napi::CallbackInfo& info);

/**
 * (files, bodies, equatorial, values, width or -1) -> function () that fills `values`, six numbers a body, for the moment that
 * stands behind them. `values` is kept; bodies must be in the table and moments within its span.
 */
Napi::Value bodySet(const Napi::CallbackInfo& info);
/** () -> the widest vectors of this processor: 0 none, 1 AVX2, 2 AVX-512; it has the narrower ones too. */
Napi::Value widestVectors(const Napi::CallbackInfo& info);

}  // namespace khagola
