#include "channel.hpp"

#include <algorithm>

namespace khagola {
namespace {

/** Owned by the function and by the array, so that the channel lives as long as both. */
using SharedChannel = std::shared_ptr<Channel>;

/** Throws no exception, because the caller may not be C++. */
void fillChannel(Channel* channel, double jd) {
  try {
    channel->fill(jd);
  } catch (...) {
    std::fill(channel->values.begin(), channel->values.end(), kNaN);
  }
}

/** Plain N-API, because a wrapper takes as long as the evaluation. */
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
      env, channel->values.data(), channel->values.size() * sizeof(double), [](Napi::Env, void*, SharedChannel* data) { delete data; },
      new SharedChannel(channel));
  auto* owner = new SharedChannel(channel);
  napi_value function;
  napi_create_function(env, "fill", NAPI_AUTO_LENGTH, fill, owner, &function);
  napi_add_finalizer(env, function, owner, [](napi_env, void* data, void*) { delete static_cast<SharedChannel*>(data); }, nullptr, nullptr);
  auto result = Napi::Object::New(env);
  result["values"] = Napi::Float64Array::New(env, channel->values.size(), buffer, 0);
  result["fill"] = Napi::Value(env, function);
  result["channel"] = addressOf(env, channel.get());
  result["filler"] = addressOf(env, reinterpret_cast<const void*>(&fillChannel));
  return result;
}

}  // namespace khagola
