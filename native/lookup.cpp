#include "lookup.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "pool.hpp"
#include "shuffle.hpp"

namespace khagola {
namespace {

/** Results larger than the caches of a core are stored past the caches, bytes. */
constexpr size_t kPastCaches = 16 << 20;

class Table {
 public:
  Table(size_t classes, const uint8_t* totals, Shuffle shuffle) : classes_(classes), totals_(classes * kClasses), shuffle_(shuffle) {
    for (size_t c = 0; c < classes; c++) std::copy_n(totals + c * classes, classes, totals_.data() + c * kClasses);
  }

  size_t classes() const { return classes_; }
  const uint8_t* row(size_t c) const { return totals_.data() + c * kClasses; }

  void fill(const uint8_t* rows, size_t count, const ClassList& columns, uint8_t* out) const {
    const bool past = count * columns.size > kPastCaches;
    for (size_t r = 0; r < count; r++) shuffle_(row(rows[r]), columns, out + r * columns.size, past);
    if (past) fence();
  }

 private:
  size_t classes_;
  std::vector<uint8_t> totals_;
  Shuffle shuffle_;
};

using SharedTable = std::shared_ptr<const Table>;

/** Indexes have 32 bits. */
constexpr size_t kMaxMembers = std::numeric_limits<int32_t>::max();
/** The maximum size of a chunk, bytes. */
constexpr size_t kMaxChunk = size_t{1} << 30;

/** The state of a walk, with two chunks: one is filled while the other is read. Shared by JavaScript and the pool. */
struct Walk {
  SharedTable table;
  std::vector<uint8_t> columns;
  size_t bound;
  size_t rowsAtMost;
  std::array<std::vector<uint8_t>, 2> chunks;
};

ClassList classes(const Arguments& args, const char* field, const Table& table) {
  const auto view = args.bytes(field);
  const size_t bound = view.size ? *std::max_element(view.data, view.data + view.size) + size_t{1} : 0;
  if (bound > table.classes()) args.refuse(field, "classes of the table");
  if (view.size > kMaxMembers) args.refuse(field, "shorter");
  return {view.data, view.size, bound};
}

using Counts = std::array<uint32_t, kClasses>;

Counts countsOf(const ClassList& list) {
  Counts counts{};
  for (size_t i = 0; i < list.size; i++) counts[list.classes[i]]++;
  return counts;
}

/** A sorted run of indexes; `next` is the first unused one. */
struct Run {
  const int32_t *next, *end;
};
bool isLater(const Run& a, const Run& b) { return *a.next > *b.next; }

/** The indexes of the columns, grouped by class, in order within a class. */
class Places {
 public:
  explicit Places(const ClassList& columns) : places_(columns.size) {
    const Counts counts = countsOf(columns);
    std::array<size_t, kClasses> next;
    for (size_t c = 0, start = 0; c < kClasses; start += counts[c++]) starts_[c] = next[c] = start;
    starts_[kClasses] = columns.size;
    for (size_t i = 0; i < columns.size; i++) places_[next[columns.classes[i]]++] = static_cast<int32_t>(i);
    for (size_t c = 0; c < kClasses; c++)
      if (counts[c]) present_.push_back(static_cast<uint8_t>(c));
  }

  void best(const uint8_t* totals, size_t most, int least, std::vector<int32_t>& out) {
    std::sort(present_.begin(), present_.end(), [&](uint8_t a, uint8_t b) { return totals[a] > totals[b]; });
    const size_t enough = out.size() + most;
    for (size_t i = 0; i < present_.size() && totals[present_[i]] >= least && out.size() < enough;) {
      const uint8_t total = totals[present_[i]];
      std::vector<Run> runs;
      for (; i < present_.size() && totals[present_[i]] == total; i++)
        runs.push_back({places_.data() + starts_[present_[i]], places_.data() + starts_[present_[i] + 1]});
      merge(runs, enough, out);
    }
  }

 private:
  static void merge(std::vector<Run>& runs, size_t enough, std::vector<int32_t>& out) {
    std::make_heap(runs.begin(), runs.end(), isLater);
    while (!runs.empty() && out.size() < enough) {
      std::pop_heap(runs.begin(), runs.end(), isLater);
      out.push_back(*runs.back().next++);
      if (runs.back().next == runs.back().end)
        runs.pop_back();
      else
        std::push_heap(runs.begin(), runs.end(), isLater);
    }
  }

  std::vector<int32_t> places_;
  std::array<size_t, kClasses + 1> starts_;
  std::vector<uint8_t> present_;
};

Shuffle shuffleOf(const Arguments& args) {
  const std::string name = args.text("instructions");
  for (const auto& set : instructionSets())
    if (set.name == name) return set.shuffle;
  args.refuse("instructions", "an instruction set of this machine");
}

}  // namespace

template <>
inline constexpr Kind kHandle<const Table> = Kind::lookup;
template <>
inline constexpr Kind kHandle<Walk> = Kind::walk;

Napi::Value lookupInstructionSets(const Napi::CallbackInfo& info) {
  auto names = Napi::Array::New(info.Env());
  for (const auto& set : instructionSets()) names[names.Length()] = Napi::String::New(info.Env(), set.name);
  return names;
}

Napi::Value lookupTable(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto classes = static_cast<size_t>(args.whole("classes", 0, static_cast<int>(kClasses)));
  const auto totals = args.bytes("totals", classes * classes);
  return handle(info.Env(), std::make_shared<const Table>(classes, totals.data, shuffleOf(args)));
}

Napi::Value lookupTotals(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto table = args.unwrap<const Table>("table");
  const ClassList rows = classes(args, "rows", *table), columns = classes(args, "columns", *table);
  table->fill(rows.classes, rows.size, columns, args.bytes("out", rows.size * columns.size).data);
  return info.Env().Undefined();
}

Napi::Value lookupSpread(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto table = args.unwrap<const Table>("table");
  const ClassList columns = classes(args, "columns", *table);
  const auto out = args.doubles("out", table->classes() * kClasses);
  const Counts counts = countsOf(columns);
  std::fill(out.data, out.data + table->classes() * kClasses, 0);
  for (size_t r = 0; r < table->classes(); r++)
    for (size_t c = 0; c < columns.bound; c++) out[r * kClasses + table->row(r)[c]] += counts[c];
  return info.Env().Undefined();
}

Napi::Value lookupBest(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto table = args.unwrap<const Table>("table");
  const ClassList rows = classes(args, "rows", *table), columns = classes(args, "columns", *table);
  const int least = args.whole("least", 0, static_cast<int>(kClasses));
  const Counts rowCounts = countsOf(rows);
  const auto groups = static_cast<size_t>(std::count_if(rowCounts.begin(), rowCounts.end(), [](uint32_t count) { return count > 0; }));
  const size_t most = std::min<size_t>(args.whole("most", 0, std::numeric_limits<int32_t>::max()), columns.size);
  if (groups * most > kMaxMembers) args.refuse("most", "fewer");
  Places places(columns);
  std::vector<int32_t> indexes, starts;
  for (size_t c = 0; c < table->classes(); c++) {
    starts.push_back(static_cast<int32_t>(indexes.size()));
    if (rowCounts[c]) places.best(table->row(c), most, least, indexes);
  }
  starts.push_back(static_cast<int32_t>(indexes.size()));
  auto best = Napi::Object::New(info.Env());
  best["places"] = toJs(info.Env(), indexes);
  best["starts"] = toJs(info.Env(), starts);
  return best;
}

Napi::Value lookupWalk(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto table = args.unwrap<const Table>("table");
  const ClassList columns = classes(args, "columns", *table);
  const auto rowsAtMost = static_cast<size_t>(args.whole("rowsAtMost", 1, std::numeric_limits<int32_t>::max()));
  if (columns.size > kMaxChunk / rowsAtMost) args.refuse("rowsAtMost", "so few that a chunk has at most " + std::to_string(kMaxChunk) + " bytes");
  auto walk = std::make_shared<Walk>(Walk{table, {columns.classes, columns.classes + columns.size}, columns.bound, rowsAtMost, {}});
  auto chunks = Napi::Array::New(info.Env(), walk->chunks.size());
  for (uint32_t chunkIndex = 0; chunkIndex < walk->chunks.size(); chunkIndex++) {
    auto& chunk = walk->chunks[chunkIndex];
    // An empty chunk needs an address too, because a buffer without one counts as detached.
    chunk.resize(std::max<size_t>(1, rowsAtMost * columns.size));
    const auto buffer = Napi::ArrayBuffer::New(
        info.Env(), chunk.data(), chunk.size(), [](Napi::Env, void*, std::shared_ptr<Walk>* data) { delete data; },
        new std::shared_ptr<Walk>(walk));
    chunks[chunkIndex] = Napi::Uint8Array::New(info.Env(), chunk.size(), buffer, 0);
  }
  auto result = Napi::Object::New(info.Env());
  result["walk"] = handle(info.Env(), walk);
  result["chunks"] = chunks;
  return result;
}

Napi::Value lookupFill(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const auto walk = args.unwrap<Walk>("walk");
  const auto chunkIndex = static_cast<size_t>(args.whole("chunk", 0, static_cast<int>(walk->chunks.size()) - 1));
  const ClassList rows = classes(args, "rows", *walk->table);
  if (rows.size > walk->rowsAtMost) args.refuse("rows", "no longer than a chunk");
  return runInPool(info.Env(), nullptr, [walk, chunkIndex, rows = std::vector<uint8_t>(rows.classes, rows.classes + rows.size)] {
    const ClassList columns{walk->columns.data(), walk->columns.size(), walk->bound};
    walk->table->fill(rows.data(), rows.size(), columns, walk->chunks[chunkIndex].data());
    return noResult();
  });
}

}  // namespace khagola
