#include "pool.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <list>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace khagola {
namespace {

/** Lowers the priority of the thread below that of the event loop (Linux, where niceness is per thread). */
void lowerPriority() {
#ifdef __linux__
  constexpr int niceness = 10;
  setpriority(PRIO_PROCESS, 0, niceness);
#endif
}

class Pool {
 public:
  /** Never destroyed, because threads may still use the queue when the process ends. */
  static Pool& shared() {
    static Pool* pool = new Pool;
    return *pool;
  }

  void add(const std::string& by, std::function<void()> task) {
    {
      std::lock_guard<std::mutex> lock(lock_);
      auto line = std::find_if(lines_.begin(), lines_.end(), [&](const Line& each) { return each.by == by; });
      if (line == lines_.end()) line = lines_.insert(lines_.end(), Line{by, {}});
      line->tasks.push_back(std::move(task));
    }
    ready_.notify_one();
  }

 private:
  Pool() {
    const unsigned threads = kEnginePerThread ? std::clamp(std::thread::hardware_concurrency(), 2u, 8u) : 1;
    for (unsigned i = 0; i < threads; i++) std::thread([this] { serve(); }).detach();
  }

  [[noreturn]] void serve() {
    lowerPriority();
    for (;;) {
      std::unique_lock<std::mutex> lock(lock_);
      ready_.wait(lock, [this] { return !lines_.empty(); });
      const auto line = lines_.begin();
      auto task = std::move(line->tasks.front());
      line->tasks.pop_front();
      if (line->tasks.empty())
        lines_.pop_front();
      else
        lines_.splice(lines_.end(), lines_, line);
      lock.unlock();
      task();
    }
  }

  std::mutex lock_;
  std::condition_variable ready_;
  struct Line {
    std::string by;
    std::deque<std::function<void()>> tasks;
  };
  /** The queues in round-robin order: one task of each queue per turn. */
  std::list<Line> lines_;
};

struct Job {
  explicit Job(Napi::Env env) : deferred(Napi::Promise::Deferred::New(env)) {}
  Napi::Promise::Deferred deferred;
  JobResult result;
  std::string failure;
};

void settle(Napi::Env env, Napi::Function, void*, Job* job) {
  // Without an environment its thread is ending, and no promise is awaited.
  if (env != nullptr) {
    Napi::HandleScope scope(env);
    try {
      if (!job->failure.empty()) throw Napi::Error::New(env, job->failure);
      job->deferred.Resolve(job->result(env));
    } catch (const Napi::Error& error) {
      job->deferred.Reject(error.Value());
    }
  }
  delete job;
}

using SettleFunction = Napi::TypedThreadSafeFunction<void, Job, settle>;

}  // namespace

template <>
inline constexpr Kind kHandle<JobCaller> = Kind::stop;

Napi::Value newStop(const Napi::CallbackInfo& info) {
  return handle(info.Env(), std::make_shared<JobCaller>(Arguments(info).text("by")));
}

Napi::Value stop(const Napi::CallbackInfo& info) {
  Arguments(info).unwrap<JobCaller>("stop")->aborted = true;
  return info.Env().Undefined();
}

Stop stopOf(const Arguments& args) { return args.has("stop") ? args.unwrap<JobCaller>("stop") : nullptr; }

JobResult rowsResult(Rows&& rows) {
  return [rows = std::make_shared<Rows>(std::move(rows))](Napi::Env env) { return moveToJs(env, std::move(*rows)); };
}

JobResult noResult() {
  return [](Napi::Env env) { return env.Undefined(); };
}

Napi::Value runInPool(Napi::Env env, const Stop& caller, std::function<JobResult()> work) {
  auto* job = new Job(env);
  const Napi::Value promise = job->deferred.Promise();
  SettleFunction settleFunction = SettleFunction::New(env, "khagola", 0, 1);
  Pool::shared().add(caller ? caller->name : "", [job, settleFunction, work = std::move(work)]() mutable {
    try {
      job->result = work();
    } catch (const std::exception& error) {
      job->failure = error.what();
    }
    // A closing environment has already released the function, so that only the job must be deleted.
    if (settleFunction.NonBlockingCall(job) == napi_ok)
      settleFunction.Release();
    else
      delete job;
  });
  return promise;
}

}  // namespace khagola
