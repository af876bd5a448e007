#include "../../../native/lookup.hpp"

#include "../../../native/shuffle.hpp"
#include "host.hpp"

using namespace khagola;

/** Totals, counts, best pairs and walks of tables of any size, with every instruction set. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const int classes = host::index(in, 257);
  const auto list = [&] {
    std::vector<uint8_t> members = in.ConsumeBytes<uint8_t>(in.ConsumeIntegralInRange(0, 300));
    if (classes > 0 && in.ConsumeIntegralInRange(0, 19))
        for (uint8_t& member : members) member %= std::min(classes, 256);
      return members;
  };
  const size_t cells = static_cast<size_t>(std::clamp(classes, 0, 256)) * std::clamp(classes, 0, 256);
  std::vector<uint8_t> totals = in.ConsumeBytes<uint8_t>(in.ConsumeIntegralInRange(0, 64));
  if (in.ConsumeIntegralInRange(0, 19)) totals.resize(cells, 7);
  const auto& sets = instructionSets();
  const auto instructions = host::text(in.ConsumeIntegralInRange(0, 49) ? sets[in.ConsumeIntegralInRange<size_t>(0, sets.size() - 1)].name : "none");
  const host::Handle table = host::call(lookupTable, {{"classes", host::number(classes)}, {"totals", host::bytes(totals)}, {"instructions", instructions}});
  if (table) {
    const auto rows = list(), columns = list();
    const auto room = [&](size_t enough) { return in.ConsumeIntegralInRange(0, 19) ? enough : in.ConsumeIntegralInRange<size_t>(0, 100); };
    host::Fields args{{"table", table}, {"rows", host::bytes(rows)}, {"columns", host::bytes(columns)}};
    args["out"] = host::bytes(std::vector<uint8_t>(room(rows.size() * columns.size())));
    host::call(lookupTotals, args);
    args["out"] = host::doubles(std::vector<double>(room(classes * kClasses)));
    host::call(lookupSpread, args);
    args["most"] = host::number(host::index(in, 50));
    args["least"] = host::number(host::index(in, 256));
    host::call(lookupBest, args);
    args["rowsAtMost"] = host::number(in.ConsumeIntegralInRange(0, 9) ? in.ConsumeIntegralInRange(0, 40) : in.ConsumeIntegralInRange(-9, 4000));
    if (const host::Handle walk = host::field(host::call(lookupWalk, args), "walk"))
      host::call(lookupFill, {{"walk", walk}, {"chunk", host::number(host::index(in, 2))}, {"rows", host::bytes(list())}});
    // A handle of the wrong kind.
    host::call(lookupFill, {{"walk", table}, {"chunk", host::number(0)}, {"rows", host::bytes(rows)}});
  }
  host::sweep();
  return 0;
}
