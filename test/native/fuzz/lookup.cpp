#include "../../../native/lookup.hpp"

#include "../../../native/shuffle.hpp"
#include "host.hpp"

using namespace khagola;

/** Totals, spreads, best pairs and walks of tables of any size, by every instruction set. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const int classes = host::index(in, 257);
  const auto list = [&] {
    std::vector<uint8_t> some = in.ConsumeBytes<uint8_t>(in.ConsumeIntegralInRange(0, 300));
    if (classes > 0 && in.ConsumeIntegralInRange(0, 19))
      for (uint8_t& one : some) one %= std::min(classes, 256);
    return some;
  };
  const size_t cells = static_cast<size_t>(std::clamp(classes, 0, 256)) * std::clamp(classes, 0, 256);
  std::vector<uint8_t> totals = in.ConsumeBytes<uint8_t>(in.ConsumeIntegralInRange(0, 64));
  if (in.ConsumeIntegralInRange(0, 19)) totals.resize(cells, 7);
  const int set = host::index(in, static_cast<int>(instructionSets().size()));
  const host::Handle table = host::call(lookupTable, {host::number(classes), host::bytes(totals), host::number(set)});
  if (table) {
    const auto rows = list(), columns = list();
    const auto room = [&](size_t enough) { return in.ConsumeIntegralInRange(0, 19) ? enough : in.ConsumeIntegralInRange<size_t>(0, 100); };
    host::call(lookupTotals, {table, host::bytes(rows), host::bytes(columns), host::bytes(std::vector<uint8_t>(room(rows.size() * columns.size())))});
    host::call(lookupSpread, {table, host::bytes(columns), host::doubles(std::vector<double>(room(classes * kClasses)))});
    host::call(lookupBest, {table, host::bytes(rows), host::bytes(columns), host::integers({host::index(in, 50), host::index(in, 256)}),
                            host::integers(std::vector<int32_t>(room(classes + 1)))});
    const int most = in.ConsumeIntegralInRange(0, 9) ? in.ConsumeIntegralInRange(0, 40) : in.ConsumeIntegralInRange(-9, 4000);
    if (const host::Handle walk = host::call(lookupWalk, {table, host::bytes(columns), host::number(most)})) {
      const auto which = host::number(host::index(in, 2));
      host::call(lookupChunk, {walk, which});
      host::call(lookupFill, {walk, which, host::bytes(list())});
    }
  }
  host::sweep();
  return 0;
}
