#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "marshal.hpp"

namespace khagola {

/** The caller of jobs. Long jobs check `gone` between their parts and end early if it is true. */
struct Waiter {
  explicit Waiter(std::string of) : name(std::move(of)) {}
  const std::string name;
  std::atomic<bool> gone = false;
};
/** May be null. */
using Stop = std::shared_ptr<const Waiter>;

/** `{ by }` -> a handle for jobs. Jobs of the same name share one queue. */
Napi::Value newStop(const Napi::CallbackInfo& info);
/** `{ stop }`: ends the jobs with this handle soon, with the status `stopped`. */
Napi::Value stop(const Napi::CallbackInfo& info);
/** The field `stop`, or null if it is absent. */
Stop stopOf(const Asked& asked);

/** Converts the result of a job to JavaScript; called on the JavaScript thread. */
using Telling = std::function<Napi::Value(Napi::Env)>;

/** A promise of the result of `work`, which runs on a thread of the pool. The pool alternates between the queues of callers. */
Napi::Value inPool(Napi::Env env, const Stop& waiter, std::function<Telling()> work);

/** The rows, or the word of the status. */
Telling handingOver(Rows&& rows);
/** The result of a job without a result: undefined. */
Telling nothing();

}  // namespace khagola
