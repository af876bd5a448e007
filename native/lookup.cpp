#include "lookup.hpp"

#include <algorithm>
#include <array>
#include <memory>

#include "pool.hpp"
#include "shuffle.hpp"

namespace khagola {
namespace {

/** Larger than the caches of one core: bytes that nobody reads soon need not pass through them. */
constexpr size_t kPastCaches = 16 << 20;

class Table {
 public:
  Table(size_t classes, const uint8_t* totals, Shuffle shuffle) : classes_(classes), totals_(classes * kClasses), shuffle_(shuffle) {
    for (size_t c = 0; c < classes; c++) std::copy_n(totals + c * classes, classes, totals_.data() + c * kClasses);
  }

  size_t classes() const { return classes_; }
  const uint8_t* row(size_t c) const { return totals_.data() + c * kClasses; }

  void fill(const uint8_t* rows, size_t count, const Reading& columns, uint8_t* out) const {
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

/** Two chunks, so that one is filled while the other is read. They outlive whoever lets go of them first. */
struct Walk {
  SharedTable table;
  std::vector<uint8_t> columns;
  size_t bound;
  size_t rowsAtMost;
  std::array<std::vector<uint8_t>, 2> chunks;
};

template <class T>
Napi::Value handle(Napi::Env env, std::shared_ptr<T> held) {
  return Napi::External<std::shared_ptr<T>>::New(env, new std::shared_ptr<T>(std::move(held)),
                                                 [](Napi::Env, std::shared_ptr<T>* gone) { delete gone; });
}

template <class T>
std::shared_ptr<T> held(const Napi::CallbackInfo& info, size_t i) {
  if (!info[i].IsExternal()) throw shapeError(info, i, "a handle");
  return *info[i].As<Napi::External<std::shared_ptr<T>>>().Data();
}

Reading classes(const Napi::CallbackInfo& info, size_t i, const Table& table) {
  const auto given = bytes(info, i);
  const size_t bound = given.size ? *std::max_element(given.data, given.data + given.size) + size_t{1} : 0;
  if (bound > table.classes()) throw shapeError(info, i, "classes of the table");
  return {given.data, given.size, bound};
}

size_t chunkOf(const Napi::CallbackInfo& info, size_t i) {
  const int which = integer(info, i);
  if (which != 0 && which != 1) throw shapeError(info, i, "0 or 1");
  return which;
}

using Counts = std::array<uint32_t, kClasses>;

Counts countsOf(const Reading& reading) {
  Counts counts{};
  for (size_t i = 0; i < reading.size; i++) counts[reading.classes[i]]++;
  return counts;
}

/** A run of places, in order, of which the first is the next to be taken. */
struct Run {
  const int32_t *next, *end;
};
bool later(const Run& a, const Run& b) { return *a.next > *b.next; }

/** The places of the columns, class by class; in order within a class. */
class Places {
 public:
  explicit Places(const Reading& columns) : places_(columns.size) {
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
    std::make_heap(runs.begin(), runs.end(), later);
    while (!runs.empty() && out.size() < enough) {
      std::pop_heap(runs.begin(), runs.end(), later);
      out.push_back(*runs.back().next++);
      if (runs.back().next == runs.back().end)
        runs.pop_back();
      else
        std::push_heap(runs.begin(), runs.end(), later);
    }
  }

  std::vector<int32_t> places_;
  std::array<size_t, kClasses + 1> starts_;
  std::vector<uint8_t> present_;
};

}  // namespace

Napi::Value lookupInstructionSets(const Napi::CallbackInfo& info) {
  auto names = Napi::Array::New(info.Env());
  for (const auto& set : instructionSets()) names[names.Length()] = Napi::String::New(info.Env(), set.name);
  return names;
}

Napi::Value lookupTable(const Napi::CallbackInfo& info) {
  const int classes = integer(info, 0);
  if (classes < 0 || classes > static_cast<int>(kClasses)) throw shapeError(info, 0, "0 to 256");
  const auto totals = bytes(info, 1, static_cast<size_t>(classes) * classes);
  const auto set = static_cast<size_t>(integer(info, 2));
  if (set >= instructionSets().size()) throw shapeError(info, 2, "one of the instruction sets");
  return handle<const Table>(info.Env(), std::make_shared<const Table>(classes, totals.data, instructionSets()[set].shuffle));
}

Napi::Value lookupTotals(const Napi::CallbackInfo& info) {
  const auto table = held<const Table>(info, 0);
  const Reading rows = classes(info, 1, *table), columns = classes(info, 2, *table);
  table->fill(rows.classes, rows.size, columns, bytes(info, 3, rows.size * columns.size).data);
  return info.Env().Undefined();
}

Napi::Value lookupSpread(const Napi::CallbackInfo& info) {
  const auto table = held<const Table>(info, 0);
  const Reading columns = classes(info, 1, *table);
  const auto out = doubles(info, 2, table->classes() * kClasses);
  const Counts counts = countsOf(columns);
  std::fill(out.data, out.data + table->classes() * kClasses, 0);
  for (size_t r = 0; r < table->classes(); r++)
    for (size_t c = 0; c < columns.bound; c++) out[r * kClasses + table->row(r)[c]] += counts[c];
  return info.Env().Undefined();
}

Napi::Value lookupBest(const Napi::CallbackInfo& info) {
  const auto table = held<const Table>(info, 0);
  const Reading rows = classes(info, 1, *table), columns = classes(info, 2, *table);
  const auto wish = integers(info, 3, 2);
  const auto starts = integers(info, 4, table->classes() + 1);
  if (wish[0] < 0) throw shapeError(info, 3, "no negative number");
  const Counts asked = countsOf(rows);
  Places places(columns);
  std::vector<int32_t> found;
  for (size_t c = 0; c < table->classes(); c++) {
    starts[c] = static_cast<int32_t>(found.size());
    if (asked[c]) places.best(table->row(c), wish[0], wish[1], found);
  }
  starts[table->classes()] = static_cast<int32_t>(found.size());
  auto out = Napi::Int32Array::New(info.Env(), found.size());
  std::copy(found.begin(), found.end(), out.Data());
  return out;
}

Napi::Value lookupWalk(const Napi::CallbackInfo& info) {
  const auto table = held<const Table>(info, 0);
  const Reading columns = classes(info, 1, *table);
  const int rowsAtMost = integer(info, 2);
  if (rowsAtMost < 1) throw shapeError(info, 2, "1 or more");
  auto walk = std::make_shared<Walk>(Walk{table, {columns.classes, columns.classes + columns.size}, columns.bound, static_cast<size_t>(rowsAtMost), {}});
  // Even an empty chunk needs an address: without one a buffer counts as detached.
  for (auto& chunk : walk->chunks) chunk.resize(std::max<size_t>(1, rowsAtMost * columns.size));
  return handle<Walk>(info.Env(), walk);
}

Napi::Value lookupChunk(const Napi::CallbackInfo& info) {
  auto walk = held<Walk>(info, 0);
  auto& chunk = walk->chunks[chunkOf(info, 1)];
  auto buffer = Napi::ArrayBuffer::New(
      info.Env(), chunk.data(), chunk.size(), [](Napi::Env, void*, std::shared_ptr<Walk>* gone) { delete gone; },
      new std::shared_ptr<Walk>(walk));
  return Napi::Uint8Array::New(info.Env(), chunk.size(), buffer, 0);
}

Napi::Value lookupFill(const Napi::CallbackInfo& info) {
  auto walk = held<Walk>(info, 0);
  const size_t which = chunkOf(info, 1);
  const Reading rows = classes(info, 2, *walk->table);
  if (rows.size > walk->rowsAtMost) throw shapeError(info, 2, "no longer than a chunk");
  return inPool(info.Env(), [walk, which, rows = std::vector<uint8_t>(rows.classes, rows.classes + rows.size)] {
    const Reading columns{walk->columns.data(), walk->columns.size(), walk->bound};
    walk->table->fill(rows.data(), rows.size(), columns, walk->chunks[which].data());
    return Rows{};
  });
}

}  // namespace khagola
