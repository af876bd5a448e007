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

using SharedFitting = std::shared_ptr<Fitting>;

const SharedFitting& fittingOf(const Napi::CallbackInfo& info) {
  if (!info[0].IsExternal()) throw shapeError(info, 0, "a fitting");
  return *info[0].As<Napi::External<SharedFitting>>().Data();
}

std::string text(const Napi::CallbackInfo& info, size_t i) {
  if (!info[i].IsString()) throw shapeError(info, i, "a string");
  return info[i].As<Napi::String>();
}

/** What one function of `bodySet` holds: values, and behind them the moment. */
struct Channel {
  BodySet set;
  double *values, *moment;
  napi_ref kept;
};

/** Plain N-API, and no arguments: reading them would take as long as the evaluation. */
napi_value fill(napi_env env, napi_callback_info info) {
  void* data;
  napi_get_cb_info(env, info, nullptr, nullptr, nullptr, &data);
  const auto* channel = static_cast<Channel*>(data);
  channel->set.at(*channel->moment, channel->values);
  return nullptr;
}

void release(napi_env env, void* data, void*) {
  auto* channel = static_cast<Channel*>(data);
  napi_delete_reference(env, channel->kept);
  delete channel;
}

}  // namespace

const Table* tableOf(int files) {
  const auto i = static_cast<size_t>(files);
  return i < kMostTables ? tables[i].load(std::memory_order_acquire) : nullptr;
}

Napi::Value beginFitting(const Napi::CallbackInfo& info) {
  const auto span = doubles(info, 1, 2);
  const auto modes = integers(info, 2);
  for (size_t i = 0; i < modes.size; i++)
    oneOf(info, 2, modes[i], kAyanamshas, "of known ayanamshas");
  try {
    auto fitting = std::make_shared<Fitting>(integer(info, 0), span[0], span[1], std::vector<int>(modes.data, modes.data + modes.size));
    return Napi::External<SharedFitting>::New(info.Env(), new SharedFitting(std::move(fitting)),
                                              [](Napi::Env, SharedFitting* held) { delete held; });
  } catch (const std::exception& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value fittingParts(const Napi::CallbackInfo& info) {
  return Napi::Number::New(info.Env(), static_cast<double>(fittingOf(info)->parts()));
}

Napi::Value fitPart(const Napi::CallbackInfo& info) {
  return inPool(info.Env(), [fitting = fittingOf(info), part = integer(info, 1)] {
    fitting->work(static_cast<size_t>(part));
    return Rows{};
  });
}

Napi::Value installFitting(const Napi::CallbackInfo& info) {
  return inPool(info.Env(), [fitting = fittingOf(info), path = text(info, 1), fingerprint = text(info, 2)] {
    writeWhole(path, fitting->assemble(fingerprint));
    return Rows{};
  });
}

using HeldClaim = std::unique_ptr<Claim>;

Napi::Value takeClaim(const Napi::CallbackInfo& info) {
  try {
    auto claim = Claim::take(text(info, 0));
    if (!claim) return info.Env().Null();
    return Napi::External<HeldClaim>::New(info.Env(), new HeldClaim(std::move(claim)), [](Napi::Env, HeldClaim* held) { delete held; });
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value dropClaim(const Napi::CallbackInfo& info) {
  if (!info[0].IsExternal()) throw shapeError(info, 0, "a claim");
  info[0].As<Napi::External<HeldClaim>>().Data()->reset();
  return info.Env().Undefined();
}

Napi::Value openTable(const Napi::CallbackInfo& info) {
  try {
    const auto table = Table::open(text(info, 1), text(info, 2));
    const auto files = static_cast<size_t>(alikeFiles(integer(info, 0)));
    if (files >= kMostTables) throw std::runtime_error("too many compiled ephemerides are open");
    // Never let go: a thread may be reading it at any time.
    tables[files] = (new std::shared_ptr<const Table>(table))->get();
    return Napi::Number::New(info.Env(), static_cast<double>(files));
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value tableSpan(const Napi::CallbackInfo& info) {
  Rows rows;
  if (const Table* table = tableOf(integer(info, 0)))
    rows.values = {table->from(), table->to(), static_cast<double>(table->layout().head->bodies), static_cast<double>(table->layout().size)};
  return result(info.Env(), rows);
}

Napi::Value bodySet(const Napi::CallbackInfo& info) {
  const Table* table = tableOf(integer(info, 0));
  if (table == nullptr) throw shapeError(info, 0, "files with a table");
  const auto bodies = integers(info, 1);
  for (size_t i = 0; i < bodies.size; i++)
    if (bodies[i] < 0 || bodies[i] >= kTableBodies || !table->has(laneOf(bodies[i], Component::longitude)))
      throw shapeError(info, 1, "bodies of the table");
  const auto values = doubles(info, 3, bodies.size * 6 + 1);
  const int width = integer(info, 4);
  if (width >= kWidths || (width >= 0 && !runsHere(static_cast<Width>(width)))) throw shapeError(info, 4, "a width of this processor");
  auto* channel = new Channel{BodySet(table->layout(), std::vector<int>(bodies.data, bodies.data + bodies.size), integer(info, 2) != 0,
                                      width < 0 ? widest() : static_cast<Width>(width)),
                              values.data, values.data + bodies.size * 6, nullptr};
  const napi_env env = info.Env();
  napi_value function;
  napi_create_reference(env, info[3], 1, &channel->kept);
  napi_create_function(env, "fill", NAPI_AUTO_LENGTH, fill, channel, &function);
  napi_add_finalizer(env, function, channel, release, nullptr, nullptr);
  return Napi::Value(env, function);
}

Napi::Value widestVectors(const Napi::CallbackInfo& info) {
  return Napi::Number::New(info.Env(), static_cast<int>(widest()));
}

}  // namespace khagola
