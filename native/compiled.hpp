#pragma once
#include "chebyshev.hpp"
#include "marshal.hpp"

namespace khagola {

/** `{ files, from, to, modes }` (UT) -> `{ fitting, parts }`: a handle and the number of parts. Throws if the files do not cover the span. */
Napi::Value beginFitting(const Napi::CallbackInfo& info);
/** `{ fitting, part }` -> a promise; runs in the thread pool. Every part must be fitted once, in any order. */
Napi::Value fitPart(const Napi::CallbackInfo& info);
/** `{ fitting, path, fingerprint }` -> a promise: writes the verified table in the thread pool. Rejects if it exceeds its error bound. */
Napi::Value installFitting(const Napi::CallbackInfo& info);

/** `{ path }` -> a handle of the claim file, or null while another process has the claim. The claim also ends with its process. */
Napi::Value takeClaim(const Napi::CallbackInfo& info);
/** `{ claim }` */
Napi::Value dropClaim(const Napi::CallbackInfo& info);

/**
 * `{ files, path, fingerprint }` -> `{ files, from, to, bodies, bytes }`: the handle of these files together with the table, and the
 * contents of the table; UT. Throws an error with the reason for an invalid table.
 */
Napi::Value openTable(const Napi::CallbackInfo& info);

/**
 * `{ files, bodies, frame, vectors? }` -> a channel (channel.hpp) of six numbers per body. Bodies must be in the table and moments within
 * its span.
 */
Napi::Value bodySet(const Napi::CallbackInfo& info);
/** () -> the vector widths of this processor, widest first. Always includes `portable`. */
Napi::Value vectors(const Napi::CallbackInfo& info);

}  // namespace khagola
