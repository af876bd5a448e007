#pragma once
#include <memory>
#include <vector>

#include "marshal.hpp"

namespace khagola {

/** What is asked of one moment after another, into memory that is kept. Of one thread. */
class Channel {
 public:
  explicit Channel(size_t numbers) : values(numbers) {}
  virtual ~Channel() = default;
  virtual void fill(double jd) = 0;
  std::vector<double> values;
};

/**
 * -> `{ values, fill, channel, filler }`: `fill(moment)` puts what is asked into `values`. `filler` is the address of a C function that
 * does the same, void (void* channel, double moment), for callers that need no Node-API; as long as `fill` lives.
 */
Napi::Value channelOf(Napi::Env env, std::shared_ptr<Channel> channel);

}  // namespace khagola
