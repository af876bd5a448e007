#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "marshal.hpp"

namespace khagola {

/** The caller of jobs. Long jobs check `aborted` between their parts and end early if it is true. */
struct JobCaller {
  explicit JobCaller(std::string of) : name(std::move(of)) {}
  const std::string name;
  std::atomic<bool> aborted = false;
};
/** May be null. */
using Stop = std::shared_ptr<const JobCaller>;

/** `{ by }` -> a handle for jobs. Jobs of the same name share one queue. */
Napi::Value newStop(const Napi::CallbackInfo& info);
/** `{ stop }`: ends the jobs with this handle soon, with the status `stopped`. */
Napi::Value stop(const Napi::CallbackInfo& info);
/** The field `stop`, or null if it is absent. */
Stop stopOf(const Arguments& args);

/** Converts the result of a job to JavaScript; called on the JavaScript thread. */
using JobResult = std::function<Napi::Value(Napi::Env)>;

/** A promise of the result of `work`, which runs on a thread of the pool. The pool alternates between the queues of callers. */
Napi::Value runInPool(Napi::Env env, const Stop& caller, std::function<JobResult()> work);

/** The rows, or the word of the status. */
JobResult rowsResult(Rows&& rows);
/** The result of a job without a result: undefined. */
JobResult noResult();

}  // namespace khagola
