#include "host.hpp"

#include <unistd.h>

#include <cstdlib>

#include "../../../native/compiled.hpp"
#include "../../../native/mapping.hpp"

namespace host {
namespace {

std::vector<std::unique_ptr<Value>>& arena = *new std::vector<std::unique_ptr<Value>>;

Handle make(napi_valuetype type) {
  arena.push_back(std::make_unique<Value>());
  arena.back()->type = type;
  return arena.back().get();
}

Handle array(napi_typedarray_type items, const void* from, size_t count, size_t width) {
  Handle value = make(napi_object);
  value->items = items;
  value->size = count;
  value->data = std::shared_ptr<unsigned char[]>(new unsigned char[count * width]());
  if (from && count) std::memcpy(value->data.get(), from, count * width);
  return value;
}

}  // namespace

const char* const kFingerprint = "0000000000000000000000000000000000000000000000000000000000000000";

Handle number(double value) {
  Handle handle = make(napi_number);
  handle->number = value;
  return handle;
}
Handle text(const std::string& value) {
  Handle handle = make(napi_string);
  handle->text = value;
  return handle;
}
Handle doubles(const std::vector<double>& values) { return array(napi_float64_array, values.data(), values.size(), 8); }
Handle integers(const std::vector<int32_t>& values) { return array(napi_int32_array, values.data(), values.size(), 4); }
Handle bytes(const std::vector<uint8_t>& values) { return array(napi_uint8_array, values.data(), values.size(), 1); }

Handle flag(bool value) {
  Handle handle = make(napi_boolean);
  handle->number = value;
  return handle;
}
Handle list(const std::vector<Handle>& values) {
  Handle handle = make(napi_object);
  handle->isList = true;
  handle->list = values;
  return handle;
}
Handle object(const Fields& fields) {
  Handle handle = make(napi_object);
  handle->fields = fields;
  return handle;
}
Handle site(double latitude, double longitude) { return object({{"latitude", number(latitude)}, {"longitude", number(longitude)}}); }

Handle field(Handle object, const char* name) {
  const auto entry = object ? object->fields.find(name) : Fields::iterator{};
  return object && entry != object->fields.end() ? entry->second : nullptr;
}

Handle call(Entry entry, const Fields& args) {
  std::vector<Handle> arguments{object(args)};
  try {
    const Napi::CallbackInfo info(nullptr, reinterpret_cast<napi_callback_info>(&arguments));
    return reinterpret_cast<Handle>(static_cast<napi_value>(entry(info)));
  } catch (const std::exception&) {
    return nullptr;
  }
}

void sweep() { arena.clear(); }

khagola::Files files() {
  static const khagola::Files opened = [] {
    const char* path = std::getenv("KHAGOLA_FILES");
    return khagola::registerFiles(path ? path : "data/ephe");
  }();
  return opened;
}

const std::vector<unsigned char>& table() {
  static const auto& content = *new const std::vector<unsigned char>([] {
    khagola::Fitting fitting(files(), kFrom, kTo, {1, 27});
    for (size_t part = 0; part < fitting.parts(); part++) fitting.work(part);
    return fitting.assemble(kFingerprint);
  }());
  return content;
}

khagola::Files compiled() {
  static const khagola::Files opened = [] {
    const std::string path = "/tmp/khagola-fuzz." + std::to_string(getpid()) + ".sky";
    khagola::writeWhole(path, table());
    const Handle opened = call(khagola::openTable, {{"files", number(files())}, {"path", text(path)}, {"fingerprint", text(kFingerprint)}});
    unlink(path.c_str());
    if (!opened) std::abort();
    return static_cast<khagola::Files>(field(opened, "files")->number);
  }();
  return opened;
}

}  // namespace host

namespace khagola {

/** Runs the work synchronously. */
Napi::Value runInPool(Napi::Env env, const Stop&, std::function<JobResult()> work) {
  try {
    return work()(env);
  } catch (const std::exception& error) {
    throw Napi::Error::New(env, error.what());
  }
}

Stop stopOf(const Arguments&) { return nullptr; }
JobResult rowsResult(Rows&& rows) {
  return [rows = std::make_shared<Rows>(std::move(rows))](Napi::Env env) { return moveToJs(env, std::move(*rows)); };
}
JobResult noResult() {
  return [](Napi::Env env) { return env.Undefined(); };
}

}  // namespace khagola

using host::Value;

namespace {

Value* of(napi_value value) { return reinterpret_cast<Value*>(value); }
napi_status give(napi_value* out, Value* value) {
  *out = reinterpret_cast<napi_value>(value);
  return napi_ok;
}
void onRelease(Value* value, napi_finalize finalize, void* data, void* hint) {
  if (finalize) value->release = [=] { finalize(nullptr, data, hint); };
}
constexpr size_t kWidths[] = {1, 1, 1, 2, 2, 4, 4, 4, 8, 8, 8};

}  // namespace

/** Fits the table, which takes seconds, before the first input, whose time is limited. */
extern "C" int LLVMFuzzerInitialize(int*, char***) { return host::compiled(), 0; }

/** The part of Node-API that the entry points use. */
extern "C" {
napi_status napi_get_cb_info(napi_env, napi_callback_info info, size_t* count, napi_value* values, napi_value* self, void** data) {
  const auto& arguments = *reinterpret_cast<std::vector<Value*>*>(info);
  for (size_t i = 0; i < *count; i++) give(values + i, i < arguments.size() ? arguments[i] : host::make(napi_undefined));
  *count = arguments.size();
  if (self) *self = nullptr;
  if (data) *data = nullptr;
  return napi_ok;
}
napi_status napi_typeof(napi_env, napi_value value, napi_valuetype* type) { return *type = of(value)->type, napi_ok; }
napi_status napi_get_undefined(napi_env, napi_value* out) { return give(out, host::make(napi_undefined)); }
napi_status napi_get_null(napi_env, napi_value* out) { return give(out, host::make(napi_null)); }
napi_status napi_is_typedarray(napi_env, napi_value value, bool* is) { return *is = of(value)->data != nullptr, napi_ok; }
napi_status napi_get_typedarray_info(napi_env, napi_value value, napi_typedarray_type* type, size_t* length, void** data, napi_value*, size_t*) {
  if (type) *type = of(value)->items;
  if (length) *length = of(value)->size;
  if (data) *data = of(value)->data.get();
  return napi_ok;
}
napi_status napi_get_value_int32(napi_env, napi_value value, int32_t* out) {
  const double number = of(value)->number;
  *out = std::isfinite(number) ? static_cast<int32_t>(static_cast<int64_t>(std::fmod(number, 4294967296.0))) : 0;
  return napi_ok;
}
napi_status napi_get_value_string_utf8(napi_env, napi_value value, char* out, size_t size, size_t* length) {
  const std::string& text = of(value)->text;
  const size_t whole = out ? std::min(size - 1, text.size()) : text.size();
  if (out) text.copy(out, whole), out[whole] = 0;
  if (length) *length = whole;
  return napi_ok;
}
napi_status napi_get_value_double(napi_env, napi_value value, double* out) { return *out = of(value)->number, napi_ok; }
napi_status napi_get_value_bool(napi_env, napi_value value, bool* out) { return *out = of(value)->number != 0, napi_ok; }
napi_status napi_is_array(napi_env, napi_value value, bool* is) { return *is = of(value)->isList, napi_ok; }
napi_status napi_get_array_length(napi_env, napi_value value, uint32_t* length) { return *length = static_cast<uint32_t>(of(value)->list.size()), napi_ok; }
napi_status napi_get_element(napi_env, napi_value value, uint32_t i, napi_value* out) {
  const auto& list = of(value)->list;
  return give(out, i < list.size() ? list[i] : host::make(napi_undefined));
}
napi_status napi_set_element(napi_env, napi_value value, uint32_t i, napi_value element) {
  auto& list = of(value)->list;
  if (list.size() <= i) list.resize(i + 1);
  return list[i] = of(element), napi_ok;
}
napi_status napi_get_named_property(napi_env, napi_value value, const char* name, napi_value* out) {
  const host::Handle field = host::field(of(value), name);
  return give(out, field ? field : host::make(napi_undefined));
}
napi_status napi_set_named_property(napi_env, napi_value value, const char* name, napi_value field) {
  return of(value)->fields[name] = of(field), napi_ok;
}
napi_status napi_create_object(napi_env, napi_value* out) { return give(out, host::object({})); }
napi_status napi_create_array_with_length(napi_env, size_t length, napi_value* out) {
  return give(out, host::list(std::vector<host::Handle>(length)));
}
napi_status napi_get_boolean(napi_env, bool value, napi_value* out) { return give(out, host::flag(value)); }
napi_status napi_create_int32(napi_env, int32_t value, napi_value* out) { return give(out, host::number(value)); }
napi_status napi_create_uint32(napi_env, uint32_t value, napi_value* out) { return give(out, host::number(value)); }
napi_status napi_create_function(napi_env, const char*, size_t, napi_callback, void*, napi_value* out) { return give(out, host::make(napi_function)); }
napi_status napi_type_tag_object(napi_env, napi_value value, const napi_type_tag* tag) { return of(value)->tag = *tag, napi_ok; }
napi_status napi_check_object_type_tag(napi_env, napi_value value, const napi_type_tag* tag, bool* is) {
  return *is = of(value)->tag.lower == tag->lower && of(value)->tag.upper == tag->upper, napi_ok;
}
napi_status napi_add_finalizer(napi_env, napi_value value, void* data, napi_finalize finalize, void* hint, napi_ref*) {
  return onRelease(of(value), finalize, data, hint), napi_ok;
}
napi_status napi_get_value_external(napi_env, napi_value value, void** out) { return *out = of(value)->external, napi_ok; }
napi_status napi_create_double(napi_env, double value, napi_value* out) { return give(out, host::number(value)); }
napi_status napi_create_string_utf8(napi_env, const char*, size_t, napi_value* out) { return give(out, host::text("")); }
napi_status napi_create_error(napi_env, napi_value, napi_value, napi_value* out) { return give(out, host::make(napi_object)); }
napi_status napi_create_type_error(napi_env, napi_value, napi_value, napi_value* out) { return give(out, host::make(napi_object)); }
napi_status napi_create_reference(napi_env, napi_value value, uint32_t, napi_ref* out) { return *out = reinterpret_cast<napi_ref>(value), napi_ok; }
napi_status napi_delete_reference(napi_env, napi_ref) { return napi_ok; }
napi_status napi_create_external(napi_env, void* data, napi_finalize finalize, void* hint, napi_value* out) {
  Value* value = host::make(napi_external);
  value->external = data;
  onRelease(value, finalize, data, hint);
  return give(out, value);
}
napi_status napi_create_arraybuffer(napi_env, size_t size, void** data, napi_value* out) {
  Value* value = host::array(napi_uint8_array, nullptr, size, 1);
  if (data) *data = value->data.get();
  return give(out, value);
}
napi_status napi_create_external_arraybuffer(napi_env, void* data, size_t size, napi_finalize finalize, void* hint, napi_value* out) {
  Value* value = host::make(napi_object);
  value->data = std::shared_ptr<unsigned char[]>(static_cast<unsigned char*>(data), [](unsigned char*) {});
  value->size = size;
  onRelease(value, finalize, data, hint);
  return give(out, value);
}
napi_status napi_get_arraybuffer_info(napi_env, napi_value value, void** data, size_t* size) {
  if (data) *data = of(value)->data.get();
  if (size) *size = of(value)->size;
  return napi_ok;
}
napi_status napi_create_typedarray(napi_env, napi_typedarray_type type, size_t length, napi_value buffer, size_t, napi_value* out) {
  Value* value = host::make(napi_object);
  value->items = type;
  value->size = length;
  value->data = of(buffer)->data;
  if (length * kWidths[type] > of(buffer)->size) std::abort();
  return give(out, value);
}
}
