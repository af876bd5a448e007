#include "pool.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace khagola {
namespace {

/** Where there are fewer cores than threads at work, the event loop comes first. On Linux a thread has a niceness of its own. */
void giveWay() {
#ifdef __linux__
  constexpr int niceness = 10;
  setpriority(PRIO_PROCESS, 0, niceness);
#endif
}

class Pool {
 public:
  /** Lives until the process ends: threads that are at work when it does must not find their queue gone. */
  static Pool& shared() {
    static Pool* pool = new Pool;
    return *pool;
  }

  void add(std::function<void()> task) {
    {
      std::lock_guard<std::mutex> lock(lock_);
      tasks_.push_back(std::move(task));
    }
    ready_.notify_one();
  }

 private:
  Pool() {
    const unsigned threads = kEnginePerThread ? std::clamp(std::thread::hardware_concurrency(), 2u, 8u) : 1;
    for (unsigned i = 0; i < threads; i++) std::thread([this] { serve(); }).detach();
  }

  [[noreturn]] void serve() {
    giveWay();
    for (;;) {
      std::unique_lock<std::mutex> lock(lock_);
      ready_.wait(lock, [this] { return !tasks_.empty(); });
      auto task = std::move(tasks_.front());
      tasks_.pop_front();
      lock.unlock();
      task();
    }
  }

  std::mutex lock_;
  std::condition_variable ready_;
  std::deque<std::function<void()>> tasks_;
};

struct Job {
  explicit Job(Napi::Env env) : deferred(Napi::Promise::Deferred::New(env)) {}
  Napi::Promise::Deferred deferred;
  Rows rows;
  std::string failure;
};

void settle(Napi::Env env, Napi::Function, void*, Job* job) {
  // Without an environment its thread is going down, and nobody waits any more.
  if (env != nullptr) {
    Napi::HandleScope scope(env);
    if (job->failure.empty())
      job->deferred.Resolve(handedOver(env, std::move(job->rows)));
    else
      job->deferred.Reject(Napi::Error::New(env, job->failure).Value());
  }
  delete job;
}

using Settling = Napi::TypedThreadSafeFunction<void, Job, settle>;

}  // namespace

Napi::Value newStop(const Napi::CallbackInfo& info) {
  using Shared = std::shared_ptr<std::atomic<bool>>;
  auto* shared = new Shared(std::make_shared<std::atomic<bool>>(false));
  return Napi::External<Shared>::New(info.Env(), shared, [](Napi::Env, Shared* shared) { delete shared; });
}

namespace {

std::shared_ptr<std::atomic<bool>>& stopAt(const Napi::CallbackInfo& info, size_t i) {
  if (!info[i].IsExternal()) throw shapeError(info, i, "a handle of newStop");
  return *info[i].As<Napi::External<std::shared_ptr<std::atomic<bool>>>>().Data();
}

}  // namespace

Napi::Value stop(const Napi::CallbackInfo& info) {
  *stopAt(info, 0) = true;
  return info.Env().Undefined();
}

Stop stopOf(const Napi::CallbackInfo& info, size_t i) {
  if (info[i].IsUndefined()) return nullptr;
  return stopAt(info, i);
}

Napi::Value inPool(Napi::Env env, std::function<Rows()> work) {
  auto* job = new Job(env);
  const Napi::Value promise = job->deferred.Promise();
  Settling settling = Settling::New(env, "khagola", 0, 1);
  Pool::shared().add([job, settling, work = std::move(work)]() mutable {
    try {
      job->rows = work();
    } catch (const std::exception& error) {
      job->failure = error.what();
    }
    // A closing environment has let go of us already: neither the job nor the function is wanted any more.
    if (settling.NonBlockingCall(job) == napi_ok)
      settling.Release();
    else
      delete job;
  });
  return promise;
}

}  // namespace khagola
