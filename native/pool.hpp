#pragma once
#include <atomic>
#include <functional>
#include <memory>

#include "marshal.hpp"

namespace khagola {

/** Set when nobody waits for a job any more; long work looks at it between its parts. May be null. */
using Stop = std::shared_ptr<const std::atomic<bool>>;

/** () -> a handle to hand to jobs. */
Napi::Value newStop(const Napi::CallbackInfo& info);
/** `{ stop }`: the jobs that hold it end soon, with the status `stopped`. */
Napi::Value stop(const Napi::CallbackInfo& info);
/** The field `stop`, or null when it is not given. */
Stop stopOf(const Asked& asked);

/** What a job found, told on the thread of JavaScript. */
using Telling = std::function<Napi::Value(Napi::Env)>;

/** Runs `work` on a thread of the pool; the promise resolves with what it has to tell. */
Napi::Value inPool(Napi::Env env, std::function<Telling()> work);

/** Of rows, or the word of their status. */
Telling handingOver(Rows&& rows);
/** Of a job that leaves nothing behind for its caller. */
Telling nothing();

}  // namespace khagola
