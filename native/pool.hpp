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
/** (handle): the jobs that hold it end soon, with the status `stopped`. */
Napi::Value stop(const Napi::CallbackInfo& info);
/** Argument i, or null when it is not given. */
Stop stopOf(const Napi::CallbackInfo& info, size_t i);

/** Runs `work` on a thread of the pool; the promise resolves with its rows, or its status. */
Napi::Value inPool(Napi::Env env, std::function<Rows()> work);

}  // namespace khagola
