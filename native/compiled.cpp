#include "compiled.hpp"

#include <atomic>
#include <stdexcept>

#include "channel.hpp"
#include "chebyshev-evaluate.hpp"
#include "chebyshev-fit.hpp"
#include "mapping.hpp"
#include "pool.hpp"

namespace khagola {
namespace {

constexpr size_t kMaxTables = 1024;
using Tables = std::vector<std::shared_ptr<const Table>>;
std::atomic<const Tables*> tables[kMaxTables];

const Tables* tablesOf(Files files) {
  const auto i = static_cast<size_t>(files);
  return i < kMaxTables ? tables[i].load(std::memory_order_acquire) : nullptr;
}

using ClaimHandle = std::unique_ptr<Claim>;

struct BodyChannel : Channel {
  BodyChannel(const Table& table, const std::vector<Body>& bodies, Frame frame, Width width)
      : Channel(bodies.size() * 6), set(table.layout(), bodies, frame, width) {}
  void fill(double jd) override { set.at(jd, values.data()); }
  BodySet set;
};

Width widthOf(const Arguments& args) {
  if (!args.has("vectors")) return widest();
  const auto width = args.word<Width>("vectors");
  if (!runsHere(width)) args.refuse("vectors", "supported by this processor");
  return width;
}

}  // namespace

template <>
inline constexpr Kind kHandle<Fitting> = Kind::fitting;
template <>
inline constexpr Kind kHandle<ClaimHandle> = Kind::claim;

const Table* tableAt(Files files, double jd) {
  if (const Tables* all = tablesOf(files))
    for (const auto& table : *all)
      if (table->covers(jd)) return table.get();
  return nullptr;
}

Napi::Value beginFitting(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto view = args.integers("modes");
  const std::vector<int> modes(view.data, view.data + view.size);
  for (const int mode : modes)
    if (mode < 0 || mode >= kAyanamshas) args.refuse("modes", "of known ayanamshas");
  // Moshier's series have no segments, with which the records of a table must be aligned.
  if (modelOf(args.files()) != Model::files) args.refuse("files", "a handle of ephemeris files, not of Moshier's series");
  try {
    auto fitting = std::make_shared<Fitting>(args.files(), args.number("from"), args.number("to"), modes);
    auto result = Napi::Object::New(info.Env());
    result["parts"] = static_cast<double>(fitting->parts());
    result["fitting"] = handle(info.Env(), std::move(fitting));
    return result;
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value fitPart(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto fitting = args.unwrap<Fitting>("fitting");
  return runInPool(info.Env(), nullptr, [fitting, part = args.whole("part", 0, static_cast<int>(fitting->parts()) - 1)] {
    fitting->work(static_cast<size_t>(part));
    return noResult();
  });
}

Napi::Value installFitting(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  return runInPool(info.Env(), nullptr, [fitting = args.unwrap<Fitting>("fitting"), path = args.text("path"),
                                             fingerprint = args.text("fingerprint")] {
    writeWhole(path, fitting->assemble(fingerprint));
    return noResult();
  });
}

Napi::Value takeClaim(const Napi::CallbackInfo& info) {
  try {
    auto claim = Claim::take(Arguments(info).text("path"));
    if (!claim) return info.Env().Null();
    return handle(info.Env(), std::make_shared<ClaimHandle>(std::move(claim)));
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value dropClaim(const Napi::CallbackInfo& info) {
  Arguments(info).unwrap<ClaimHandle>("claim")->reset();
  return info.Env().Undefined();
}

Napi::Value openTable(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  try {
    const auto table = Table::open(args.text("path"), args.text("fingerprint"));
    const auto files = static_cast<size_t>(duplicateFiles(args.files()));
    if (files >= kMaxTables) throw std::runtime_error("Too many compiled ephemerides are open.");
    const Tables* others = tablesOf(args.files());
    auto all = others ? *others : Tables();
    all.push_back(table);
    // Never freed, because a thread may read it at any time.
    tables[files] = new Tables(std::move(all));
    const FileHead& head = *table->layout().head;
    std::vector<Body> bodies;
    for (const Body body : kAll<Body>)
      if (head.bodies & bitOf(body)) bodies.push_back(body);
    auto result = Napi::Object::New(info.Env());
    result["files"] = static_cast<double>(files);
    result["from"] = table->from();
    result["to"] = table->to();
    result["bodies"] = toJs(info.Env(), bodies);
    result["bytes"] = static_cast<double>(table->layout().size);
    return result;
  } catch (const std::runtime_error& error) {
    throw Napi::Error::New(info.Env(), error.what());
  }
}

Napi::Value bodySet(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Table* table = tableAt(args.files(), args.number("moment"));
  if (table == nullptr) args.refuse("moment", "covered by a table");
  const auto bodies = args.words<Body>("bodies");
  for (const Body body : bodies)
    if (!table->has(laneOf(body, Component::longitude))) args.refuse("bodies", "in the table");
  return channelOf(info.Env(), std::make_shared<BodyChannel>(*table, bodies, args.word<Frame>("frame"), widthOf(args)));
}

Napi::Value vectors(const Napi::CallbackInfo& info) {
  std::vector<Width> all;
  for (const Width width : kAll<Width>)
    if (runsHere(width)) all.insert(all.begin(), width);
  return toJs(info.Env(), all);
}

}  // namespace khagola
