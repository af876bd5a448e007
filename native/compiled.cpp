#include "compiled.hpp"

#include <atomic>
#include <stdexcept>

#include "chebyshev-evaluate.hpp"
#include "chebyshev-fit.hpp"
#include "mapping.hpp"
#include "pool.hpp"

namespace khagola {
namespace {

constexpr size_t kMostTables = 1024;
std::atomic<const Table*> tables[kMostTables];

using HeldClaim = std::unique_ptr<Claim>;

/** What one set of bodies fills. Of its function and of the array, whichever lives longer. */
struct Channel {
  Channel(const Table& table, const std::vector<Body>& bodies, Frame frame, Width width)
      : set(table.layout(), bodies, frame, width), values(bodies.size() * 6) {}
  BodySet set;
  std::vector<double> values;
};
using SharedChannel = std::shared_ptr<Channel>;

void fillChannel(Channel* channel, double jd) { channel->set.at(jd, channel->values.data()); }

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

Width widthOf(const Asked& asked) {
  if (!asked.has("vectors")) return widest();
  const auto width = asked.word<Width>("vectors");
  if (!runsHere(width)) asked.refuse("vectors", "what this processor has");
  return width;
}

}  // namespace

template <>
inline constexpr Kind kHandle<Fitting> = Kind::fitting;
template <>
inline constexpr Kind kHandle<HeldClaim> = Kind::claim;

const Table* tableOf(Files files) {
  const auto i = static_cast<size_t>(files);
  return i < kMostTables ? tables[i].load(std::memory_order_acquire) : nullptr;
}

Napi::Value beginFitting(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const auto given = asked.integers("modes");
  const std::vector<int> modes(given.data, given.data + given.size);
  for (const int mode : modes)
    if (mode < 0 || mode >= kAyanamshas) asked.refuse("modes", "of known ayanamshas");
  try {
    auto fitting = std::make_shared<Fitting>(asked.files(), asked.number("from"), asked.number("to"), modes);
    auto begun = Napi::Object::New(info.Env());
    begun["parts"] = static_cast<double>(fitting->parts());
    begun["fitting"] = handle(info.Env(), std::move(fitting));
    return begun;
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value fitPart(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const auto fitting = asked.held<Fitting>("fitting");
  return inPool(info.Env(), nullptr, [fitting, part = asked.whole("part", 0, static_cast<int>(fitting->parts()) - 1)] {
    fitting->work(static_cast<size_t>(part));
    return nothing();
  });
}

Napi::Value installFitting(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  return inPool(info.Env(), nullptr, [fitting = asked.held<Fitting>("fitting"), path = asked.text("path"), fingerprint = asked.text("fingerprint")] {
    writeWhole(path, fitting->assemble(fingerprint));
    return nothing();
  });
}

Napi::Value takeClaim(const Napi::CallbackInfo& info) {
  try {
    auto claim = Claim::take(Asked(info).text("path"));
    if (!claim) return info.Env().Null();
    return handle(info.Env(), std::make_shared<HeldClaim>(std::move(claim)));
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value dropClaim(const Napi::CallbackInfo& info) {
  Asked(info).held<HeldClaim>("claim")->reset();
  return info.Env().Undefined();
}

Napi::Value openTable(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  try {
    const auto table = Table::open(asked.text("path"), asked.text("fingerprint"));
    const auto files = static_cast<size_t>(alikeFiles(asked.files()));
    if (files >= kMostTables) throw std::runtime_error("too many compiled ephemerides are open");
    // Never let go: a thread may be reading it at any time.
    tables[files] = (new std::shared_ptr<const Table>(table))->get();
    const FileHead& head = *table->layout().head;
    std::vector<Body> bodies;
    for (const Body body : kAll<Body>)
      if (head.bodies & bitOf(body)) bodies.push_back(body);
    auto opened = Napi::Object::New(info.Env());
    opened["files"] = static_cast<double>(files);
    opened["from"] = table->from();
    opened["to"] = table->to();
    opened["bodies"] = told(info.Env(), bodies);
    opened["bytes"] = static_cast<double>(table->layout().size);
    return opened;
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value bodySet(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const Asked asked(info);
  const Table* table = tableOf(asked.files());
  if (table == nullptr) asked.refuse("files", "with a table");
  const auto bodies = asked.words<Body>("bodies");
  for (const Body body : bodies)
    if (!table->has(laneOf(body, Component::longitude))) asked.refuse("bodies", "in the table");
  const auto channel = std::make_shared<Channel>(*table, bodies, asked.word<Frame>("frame"), widthOf(asked));

  const auto buffer = Napi::ArrayBuffer::New(
      env, channel->values.data(), channel->values.size() * sizeof(double), [](Napi::Env, void*, SharedChannel* gone) { delete gone; },
      new SharedChannel(channel));
  auto* kept = new SharedChannel(channel);
  napi_value function;
  napi_create_function(env, "fill", NAPI_AUTO_LENGTH, fill, kept, &function);
  napi_add_finalizer(env, function, kept, [](napi_env, void* gone, void*) { delete static_cast<SharedChannel*>(gone); }, nullptr, nullptr);
  auto set = Napi::Object::New(env);
  set["values"] = Napi::Float64Array::New(env, channel->values.size(), buffer, 0);
  set["fill"] = Napi::Value(env, function);
  set["channel"] = addressOf(env, channel.get());
  set["filler"] = addressOf(env, reinterpret_cast<const void*>(&fillChannel));
  return set;
}

Napi::Value vectors(const Napi::CallbackInfo& info) {
  std::vector<Width> all;
  for (const Width width : kAll<Width>)
    if (runsHere(width)) all.insert(all.begin(), width);
  return told(info.Env(), all);
}

}  // namespace khagola
