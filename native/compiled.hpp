#pragma once
#include "chebyshev.hpp"
#include "marshal.hpp"

namespace khagola {

/** `{ files, from, to, modes }` -> `{ fitting, parts }`: a handle, and how many parts its work has; UT. Throws where the files do not cover the span. */
Napi::Value beginFitting(const Napi::CallbackInfo& info);
/** `{ fitting, part }`: in the pool, a promise of nothing. Every part once, in any order. */
Napi::Value fitPart(const Napi::CallbackInfo& info);
/** `{ fitting, path, fingerprint }`: assembles, verifies and writes, in the pool; rejects when the table misses its bound. */
Napi::Value installFitting(const Napi::CallbackInfo& info);

/** `{ path }` -> a handle of the file that says who is at work, or null while another is; its process' end lets go of it too. */
Napi::Value takeClaim(const Napi::CallbackInfo& info);
/** `{ claim }` */
Napi::Value dropClaim(const Napi::CallbackInfo& info);

/**
 * `{ files, path, fingerprint }` -> `{ files, from, to, bodies, bytes }`: the number of those files with this table beside them,
 * and what it holds; UT. Throws with what is wrong.
 */
Napi::Value openTable(const Napi::CallbackInfo& info);

/**
 * `{ files, bodies, frame, vectors? }` -> a channel (channel.hpp) of six numbers a body. Bodies must be in the table and moments within
 * its span.
 */
Napi::Value bodySet(const Napi::CallbackInfo& info);
/** () -> the vectors of this processor, the widest first; `portable` is always there. */
Napi::Value vectors(const Napi::CallbackInfo& info);

}  // namespace khagola
