#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "marshal.hpp"

namespace khagola {

/** Who waits for jobs: long work looks between its parts whether they have gone. */
struct Waiter {
  explicit Waiter(std::string of) : name(std::move(of)) {}
  const std::string name;
  std::atomic<bool> gone = false;
};
/** May be null. */
using Stop = std::shared_ptr<const Waiter>;

/** `{ by }`: a handle to hand to jobs; those of one name wait in one line. */
Napi::Value newStop(const Napi::CallbackInfo& info);
/** `{ stop }`: the jobs that hold it end soon, with the status `stopped`. */
Napi::Value stop(const Napi::CallbackInfo& info);
/** The field `stop`, or null when it is not given. */
Stop stopOf(const Asked& asked);

/** What a job found, told on the thread of JavaScript. */
using Telling = std::function<Napi::Value(Napi::Env)>;

/** Runs `work` on a thread of the pool, in fair turns with what others wait for; the promise resolves with what it has to tell. */
Napi::Value inPool(Napi::Env env, const Stop& waiter, std::function<Telling()> work);

/** Of rows, or the word of their status. */
Telling handingOver(Rows&& rows);
/** Of a job that leaves nothing behind for its caller. */
Telling nothing();

}  // namespace khagola
