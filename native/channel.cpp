#include "channel.hpp"

#include <algorithm>

namespace khagola {
namespace {

/** Of its function and of the array, whichever lives longer. */
using SharedChannel = std::shared_ptr<Channel>;

/** No exception may leave it: who calls may be no C++. */
void fillChannel(Channel* channel, double jd) {
  try {
    channel->fill(jd);
  } catch (...) {
    std::fill(channel->values.begin(), channel->values.end(), kNaN);
  }
}

/** By plain N-API: a wrapper would take as long as the evaluation. */
napi_value fill(napi_env env, napi_callback_info info) {
  void* data;
  napi_value argument;
  size_t count = 1;
  double jd = 0;
  napi_get_cb_info(env, info, &count, &argument, nullptr, &data);
  if (count != 1 || napi_get_value_double(env, argument, &jd) != napi_ok) {
    napi_throw_type_error(env, nullptr, "the moment must be a number");
    return nullptr;
  }
  fillChannel(static_cast<SharedChannel*>(data)->get(), jd);
  return nullptr;
}

Napi::Number addressOf(Napi::Env env, const void* at) { return Napi::Number::New(env, static_cast<double>(reinterpret_cast<uintptr_t>(at))); }

}  // namespace

Napi::Value channelOf(Napi::Env env, SharedChannel channel) {
  const auto buffer = Napi::ArrayBuffer::New(
      env, channel->values.data(), channel->values.size() * sizeof(double), [](Napi::Env, void*, SharedChannel* gone) { delete gone; },
      new SharedChannel(channel));
  auto* kept = new SharedChannel(channel);
  napi_value function;
  napi_create_function(env, "fill", NAPI_AUTO_LENGTH, fill, kept, &function);
  napi_add_finalizer(env, function, kept, [](napi_env, void* gone, void*) { delete static_cast<SharedChannel*>(gone); }, nullptr, nullptr);
  auto told = Napi::Object::New(env);
  told["values"] = Napi::Float64Array::New(env, channel->values.size(), buffer, 0);
  told["fill"] = Napi::Value(env, function);
  told["channel"] = addressOf(env, channel.get());
  told["filler"] = addressOf(env, reinterpret_cast<const void*>(&fillChannel));
  return told;
}

}  // namespace khagola
