#pragma once
#include <napi.h>

#include <cstring>
#include <limits>
#include <string>
#include <vector>

#include "engine.hpp"

/** Arguments in, results out. TypeScript has checked their meaning; here only their shape is, with a TypeError. */
namespace khagola {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/** A result whose length only the computation knows. */
struct Rows {
  Status status = Status::ok;
  std::vector<double> values;
};

template <class T>
struct View {
  T* data;
  size_t size;
  T& operator[](size_t i) const { return data[i]; }
};

inline Napi::TypeError shapeError(const Napi::CallbackInfo& info, size_t i, const char* wanted) {
  return Napi::TypeError::New(info.Env(), "argument " + std::to_string(i) + " must be " + wanted);
}

template <class T>
View<T> view(const Napi::CallbackInfo& info, size_t i, napi_typedarray_type type, const char* wanted, size_t atLeast) {
  if (!info[i].IsTypedArray() || info[i].As<Napi::TypedArray>().TypedArrayType() != type) throw shapeError(info, i, wanted);
  auto array = info[i].As<Napi::TypedArrayOf<T>>();
  if (array.ElementLength() < atLeast) throw shapeError(info, i, "longer");
  return {array.Data(), array.ElementLength()};
}

inline View<double> doubles(const Napi::CallbackInfo& info, size_t i, size_t atLeast = 0) {
  return view<double>(info, i, napi_float64_array, "a Float64Array", atLeast);
}

inline View<int32_t> integers(const Napi::CallbackInfo& info, size_t i, size_t atLeast = 0) {
  return view<int32_t>(info, i, napi_int32_array, "an Int32Array", atLeast);
}

inline View<uint8_t> bytes(const Napi::CallbackInfo& info, size_t i, size_t atLeast = 0) {
  return view<uint8_t>(info, i, napi_uint8_array, "a Uint8Array", atLeast);
}

inline int integer(const Napi::CallbackInfo& info, size_t i) {
  if (!info[i].IsNumber()) throw shapeError(info, i, "a number");
  return info[i].As<Napi::Number>().Int32Value();
}

/** One of `count` things, by its place in their list. */
inline int oneOf(const Napi::CallbackInfo& info, size_t i, double place, int count, const char* wanted) {
  if (!(place >= 0 && place < count)) throw shapeError(info, i, wanted);
  return static_cast<int>(place);
}

inline int bodyOf(const Napi::CallbackInfo& info, size_t i, double place) {
  return oneOf(info, i, place, kBodyCount, "of known bodies");
}

inline Site siteOf(const Napi::CallbackInfo& info, size_t i, double latitude, double longitude) {
  const Site site{latitude, longitude};
  if (!site.exists()) throw shapeError(info, i, "of a place on Earth");
  return site;
}

/** The rows into argument i, as far as they fit: how many doubles they are, or the status below zero. */
inline Napi::Value put(const Napi::CallbackInfo& info, size_t i, const Rows& rows) {
  const auto out = doubles(info, i);
  if (rows.status != Status::ok) return Napi::Number::New(info.Env(), -static_cast<int>(rows.status));
  const size_t fit = out.size < rows.values.size() ? out.size : rows.values.size();
  if (fit) std::memcpy(out.data, rows.values.data(), fit * sizeof(double));
  return Napi::Number::New(info.Env(), static_cast<double>(rows.values.size()));
}

/** The rows as a Float64Array, or the status as a number when there are none to give. */
inline Napi::Value result(Napi::Env env, const Rows& rows) {
  if (rows.status != Status::ok) return Napi::Number::New(env, static_cast<int>(rows.status));
  auto array = Napi::Float64Array::New(env, rows.values.size());
  if (!rows.values.empty()) std::memcpy(array.Data(), rows.values.data(), rows.values.size() * sizeof(double));
  return array;
}

/** The same without a copy: the rows go over to JavaScript as they are, however many. */
inline Napi::Value handedOver(Napi::Env env, Rows&& rows) {
  if (rows.status != Status::ok || rows.values.empty()) return result(env, rows);
  auto* values = new std::vector<double>(std::move(rows.values));
  const auto buffer = Napi::ArrayBuffer::New(env, values->data(), values->size() * sizeof(double),
                                             [](Napi::Env, void*, std::vector<double>* values) { delete values; }, values);
  return Napi::Float64Array::New(env, values->size(), buffer, 0);
}

}  // namespace khagola
