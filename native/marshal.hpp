#pragma once
#include <napi.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "engine.hpp"

/**
 * Conversion between JavaScript and C++. A call has one object argument with named fields: numbers, words, handles and typed arrays.
 * TypeScript has checked their meaning; this code checks types and sizes and throws a TypeError that names the field.
 */
namespace khagola {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

template <class T>
struct View {
  T* data;
  size_t size;
  T& operator[](size_t i) const { return data[i]; }
};

/** The kinds of handles. */
enum class Kind : uint64_t { none, stop, fitting, claim, lookup, walk };
template <class T>
inline constexpr Kind kHandle = Kind::none;
/** The type tag of a handle. An external with another tag is rejected. */
template <class T>
constexpr napi_type_tag tagOf() {
  static_assert(kHandle<T> != Kind::none);
  return {0x6b6861676f6c6121, static_cast<uint64_t>(kHandle<T>)};
}

/** A handle for JavaScript, which shares the object with the jobs that use it. */
template <class T>
Napi::Value handle(Napi::Env env, std::shared_ptr<T> object) {
  auto external = Napi::External<std::shared_ptr<T>>::New(env, new std::shared_ptr<T>(std::move(object)),
                                                          [](Napi::Env, std::shared_ptr<T>* data) { delete data; });
  constexpr napi_type_tag tag = tagOf<T>();
  external.TypeTag(&tag);
  return external;
}

/** The named arguments of a call. */
class Arguments {
 public:
  explicit Arguments(const Napi::CallbackInfo& info) : Arguments(info[0], nullptr) {}

  Napi::Env env() const { return fields_.Env(); }
  bool has(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    return !value.IsUndefined() && !value.IsNull();
  }
  [[noreturn]] void refuse(const char* field, const std::string& expected) const {
    throw Napi::TypeError::New(env(), (within_ ? std::string(within_) + ": " : "") + field + " must be " + expected);
  }

  /** Any double, NaN too. */
  double number(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    if (!value.IsNumber()) refuse(field, "a number");
    return value.As<Napi::Number>().DoubleValue();
  }
  /** A number in [-most, most], not NaN. */
  double number(const char* field, double most) const {
    const double value = number(field);
    if (!(std::abs(value) <= most)) refuse(field, "a number from " + std::to_string(-most) + " to " + std::to_string(most));
    return value;
  }
  /** An integer in [least, most]. */
  int whole(const char* field, int least, int most) const {
    const double value = number(field);
    if (!(value >= least && value <= most) || value != std::floor(value))
      refuse(field, "an integer from " + std::to_string(least) + " to " + std::to_string(most));
    return static_cast<int>(value);
  }
  bool flag(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    if (!value.IsBoolean()) refuse(field, "a boolean");
    return value.As<Napi::Boolean>().Value();
  }
  std::string text(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    if (!value.IsString()) refuse(field, "a string");
    return value.As<Napi::String>();
  }
  template <class Word>
  Word word(const char* field) const {
    return wordIn<Word>(fields_.Get(field), field);
  }
  template <class Word>
  std::vector<Word> words(const char* field) const {
    const Napi::Array array = list(field);
    std::vector<Word> all;
    for (uint32_t i = 0; i < array.Length(); i++) all.push_back(wordIn<Word>(array.Get(i), field));
    return all;
  }

  Arguments object(const char* field) const { return Arguments(fields_.Get(field), field); }
  std::vector<Arguments> objects(const char* field) const {
    const Napi::Array array = list(field);
    std::vector<Arguments> all;
    for (uint32_t i = 0; i < array.Length(); i++) all.push_back(Arguments(array.Get(i), field));
    return all;
  }

  View<double> doubles(const char* field, size_t atLeast = 0) const {
    return view<double>(field, napi_float64_array, "a Float64Array", atLeast);
  }
  View<int32_t> integers(const char* field, size_t atLeast = 0) const {
    return view<int32_t>(field, napi_int32_array, "an Int32Array", atLeast);
  }
  View<uint8_t> bytes(const char* field, size_t atLeast = 0) const {
    return view<uint8_t>(field, napi_uint8_array, "a Uint8Array", atLeast);
  }

  template <class T>
  std::shared_ptr<T> unwrap(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    constexpr napi_type_tag tag = tagOf<T>();
    if (!value.IsExternal() || !value.As<Napi::External<std::shared_ptr<T>>>().CheckTypeTag(&tag))
      refuse(field, "a handle of its kind");
    return *value.As<Napi::External<std::shared_ptr<T>>>().Data();
  }

  Files files() const {
    const double value = number("files");
    if (!(value >= 0 && value < registeredFiles()) || value != std::floor(value)) refuse("files", "a handle from openFiles");
    return static_cast<Files>(value);
  }
  Site site(const char* field) const {
    const Arguments where = object(field);
    const Site site{where.number("latitude"), where.number("longitude")};
    if (!site.exists()) refuse(field, "a place on Earth");
    return site;
  }

 private:
  Arguments(Napi::Value value, const char* within) : within_(within) {
    if (!value.IsObject()) throw Napi::TypeError::New(value.Env(), std::string(within ? within : "the argument") + " must be an object");
    fields_ = value.As<Napi::Object>();
  }

  Napi::Array list(const char* field) const {
    const Napi::Value value = fields_.Get(field);
    if (!value.IsArray()) refuse(field, "an array");
    return value.As<Napi::Array>();
  }

  template <class Word>
  Word wordIn(const Napi::Value& value, const char* field) const {
    if (value.IsString()) {
      // Longer than every word.
      char text[32];
      size_t length = 0;
      napi_get_value_string_utf8(env(), value, text, sizeof text, &length);
      const std::string_view word(text, length);
      for (const Word member : kAll<Word>)
        if (kWords<Word>[member] == word) return member;
    }
    std::string all;
    for (const std::string_view word : kWords<Word>) all += (all.empty() ? "" : ", ") + std::string(word);
    refuse(field, "one of " + all);
  }

  template <class T>
  View<T> view(const char* field, napi_typedarray_type type, const char* expected, size_t atLeast) const {
    const Napi::Value value = fields_.Get(field);
    if (!value.IsTypedArray() || value.As<Napi::TypedArray>().TypedArrayType() != type) refuse(field, expected);
    auto array = value.As<Napi::TypedArrayOf<T>>();
    if (array.ElementLength() < atLeast) refuse(field, "longer");
    return {array.Data(), array.ElementLength()};
  }

  Napi::Object fields_;
  /** The name of the field that has this object; null for the argument itself. */
  const char* within_;
};

template <class Word>
Napi::String toJs(Napi::Env env, Word word) {
  const std::string_view text = kWords<Word>[word];
  return Napi::String::New(env, text.data(), text.size());
}

template <class Word>
Napi::Array toJs(Napi::Env env, const std::vector<Word>& words) {
  auto list = Napi::Array::New(env, words.size());
  for (size_t i = 0; i < words.size(); i++) list[static_cast<uint32_t>(i)] = toJs(env, words[i]);
  return list;
}

/** A number, or null for NaN. */
inline Napi::Value orNull(Napi::Env env, double value) {
  return std::isnan(value) ? env.Null() : Napi::Value(Napi::Number::New(env, value));
}

inline Napi::Value toJs(Napi::Env env, const std::vector<int32_t>& numbers) {
  auto array = Napi::Int32Array::New(env, numbers.size());
  if (!numbers.empty()) std::memcpy(array.Data(), numbers.data(), numbers.size() * sizeof(int32_t));
  return array;
}

/** A result of variable length. */
struct Rows {
  Status status = Status::ok;
  std::vector<double> values;
};

/** The rows as a Float64Array, or the word of the status if it is not ok. */
inline Napi::Value toJs(Napi::Env env, const Rows& rows) {
  if (rows.status != Status::ok) return toJs(env, rows.status);
  auto array = Napi::Float64Array::New(env, rows.values.size());
  if (!rows.values.empty()) std::memcpy(array.Data(), rows.values.data(), rows.values.size() * sizeof(double));
  return array;
}

/** The rows as a Float64Array without a copy: JavaScript takes over the memory. */
inline Napi::Value moveToJs(Napi::Env env, Rows&& rows) {
  if (rows.status != Status::ok || rows.values.empty()) return toJs(env, rows);
  auto* values = new std::vector<double>(std::move(rows.values));
  const auto buffer = Napi::ArrayBuffer::New(env, values->data(), values->size() * sizeof(double),
                                             [](Napi::Env, void*, std::vector<double>* values) { delete values; }, values);
  return Napi::Float64Array::New(env, values->size(), buffer, 0);
}

/** Copies the rows to an array as far as they fit. Returns their number of doubles, or the word of the status. */
inline Napi::Value copyRows(Napi::Env env, const View<double>& out, const Rows& rows) {
  if (rows.status != Status::ok) return toJs(env, rows.status);
  const size_t fit = out.size < rows.values.size() ? out.size : rows.values.size();
  if (fit) std::memcpy(out.data, rows.values.data(), fit * sizeof(double));
  return Napi::Number::New(env, static_cast<double>(rows.values.size()));
}

}  // namespace khagola
