#pragma once
#include <fuzzer/FuzzedDataProvider.h>

#include <cmath>
#include <functional>
#include <limits>
#include <map>

#include "../../../native/chebyshev-fit.hpp"
#include "../../../native/pool.hpp"

/** A replacement of JavaScript: makes arguments, calls an entry point of the addon, and discards the result. */
namespace host {

using Bytes = FuzzedDataProvider;

struct Value {
  napi_valuetype type = napi_undefined;
  double number = 0;
  std::string text;
  void* external = nullptr;
  napi_typedarray_type items = napi_uint8_array;
  /** Exactly as long as `size`, so that an access beyond its end is detected. */
  std::shared_ptr<unsigned char[]> data;
  size_t size = 0;
  std::map<std::string, Value*> fields;
  std::vector<Value*> list;
  bool isList = false;
  napi_type_tag tag{};
  std::function<void()> release;
  ~Value() {
    if (release) release();
  }
};
using Handle = Value*;

Handle number(double value);
Handle text(const std::string& value);
Handle doubles(const std::vector<double>& values);
Handle integers(const std::vector<int32_t>& values);
Handle bytes(const std::vector<uint8_t>& values);
Handle flag(bool value);
Handle list(const std::vector<Handle>& values);
using Fields = std::map<std::string, Handle>;
Handle object(const Fields& fields);
Handle site(double latitude, double longitude);

using Entry = Napi::Value (*)(const Napi::CallbackInfo&);
/** The result of an entry point; null if it threw. */
Handle call(Entry entry, const Fields& args);
/** A field of a result; null if the object or the field is missing. */
Handle field(Handle object, const char* name);
/** Frees all values since the last call. */
void sweep();

/** Handles of the Swiss Ephemeris files (`files`), and of these files with a compiled ephemeris of `kFrom` to `kTo` (`compiled`). */
constexpr double kFrom = 2451545, kTo = 2451575;
khagola::Files files();
khagola::Files compiled();
/** The bytes of the compiled ephemeris, as a buffer. */
const std::vector<unsigned char>& table();
extern const char* const kFingerprint;

/** A number in [low, high], or sometimes any double. */
inline double within(Bytes& bytes, double low, double high) {
  constexpr double edge = std::numeric_limits<double>::infinity();
  switch (bytes.ConsumeIntegralInRange(0, 19)) {
    case 0: return bytes.PickValueInArray({0.0, -0.0, edge, -edge, std::nan(""), 1e300, -1e300, 5e-324, 9.3e18, -2147483649.0, low, high});
    case 1: return bytes.ConsumeFloatingPoint<double>();
    default: return low < high ? bytes.ConsumeFloatingPointInRange(low, high) : low;
  }
}
inline int index(Bytes& bytes, int count) {
  return bytes.ConsumeIntegralInRange(0, 49) ? bytes.ConsumeIntegralInRange(0, count - 1) : bytes.ConsumeIntegral<int32_t>();
}
inline double moment(Bytes& bytes) {
  return bytes.ConsumeBool() ? within(bytes, kFrom - 3, kTo + 3) : within(bytes, 2378498, 2597640);
}
/** The end of a window that is at most `most` after `from`, so that a search takes at most a second. */
inline double after(Bytes& bytes, double from, double most) {
  const double to = bytes.ConsumeIntegralInRange(0, 9) ? from + bytes.ConsumeFloatingPointInRange<double>(-1, most) : moment(bytes);
  return to > from + most ? from + most : to;
}
/** A word of a set, or sometimes an invalid value. */
template <class Word>
Handle word(Bytes& bytes) {
  const int place = index(bytes, khagola::kCount<Word>);
  return place >= 0 && place < khagola::kCount<Word> ? text(std::string(khagola::kWords<Word>[static_cast<Word>(place)]))
         : place & 1                                  ? text(bytes.ConsumeRandomLengthString(40))
                                                      : number(place);
}
inline khagola::Files anyFiles(Bytes& bytes) { return bytes.ConsumeBool() ? files() : compiled(); }

}  // namespace host
