#pragma once
#include <memory>
#include <vector>

#include "marshal.hpp"

namespace khagola {

/** A query for one moment at a time, which writes to the same memory each time. Belongs to one thread. */
class Channel {
 public:
  explicit Channel(size_t numbers) : values(numbers) {}
  virtual ~Channel() = default;
  virtual void fill(double jd) = 0;
  std::vector<double> values;
};

/**
 * The object `{ values, fill, channel, filler }`. `fill(moment)` writes the result to `values`. `filler` is the address of a C function
 * that does the same, void (void* channel, double moment), for callers without Node-API. It is valid while `fill` lives.
 */
Napi::Value channelOf(Napi::Env env, std::shared_ptr<Channel> channel);

}  // namespace khagola
