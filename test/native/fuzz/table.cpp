#include <sys/mman.h>
#include <unistd.h>

#include "../../../native/chebyshev-evaluate.hpp"
#include "../../../native/compiled.hpp"
#include "../../../native/diurnal.hpp"
#include "../../../native/passes.hpp"
#include "host.hpp"

using namespace khagola;

/** All reads of a compiled ephemeris with changed bytes and corrected size and checksum. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const int file = memfd_create("table", 0);
  static const std::string path = "/proc/self/fd/" + std::to_string(file);
  host::Bytes in(data, size);
  std::vector<unsigned char> content = host::table();
  const bool sealed = in.ConsumeIntegralInRange(0, 9);
  for (int i = in.ConsumeIntegralInRange(0, 6); i > 0; i--) {
    // A word of the head, of the pieces, of a record head, or of any part.
    const auto* original = reinterpret_cast<const FileHead*>(host::table().data());
    const size_t last = content.size() / 8 - 1;
    const size_t word = in.PickValueInArray({in.ConsumeIntegralInRange<size_t>(1, sizeof(FileHead) / 8 - 1), in.ConsumeIntegralInRange<size_t>(original->leavesAt / 8, last),
                                             in.ConsumeIntegralInRange<size_t>(0, last),
                                             static_cast<size_t>(original->recordsAt / 8 + kRecordDoubles * in.ConsumeIntegralInRange<size_t>(0, original->records - 1) + in.ConsumeIntegralInRange(0, 7))});
    const double real = host::within(in, -1e4, 1e4);
    const auto whole = in.ConsumeBool() ? in.ConsumeIntegral<uint64_t>() : in.ConsumeIntegralInRange<uint64_t>(0, 5000);
    std::memcpy(&content[word * 8], in.ConsumeBool() ? static_cast<const void*>(&real) : &whole, 8);
  }
  if (in.ConsumeIntegralInRange(0, 19) == 0) content.resize(in.ConsumeIntegralInRange<size_t>(1, content.size() + 100));
  if (sealed && content.size() >= kHeadBytes) {
    auto* head = reinterpret_cast<FileHead*>(content.data());
    head->size = content.size();
    head->checksum = fileChecksum(content.data(), content.size());
  }
  if (ftruncate(file, 0) != 0 || pwrite(file, content.data(), content.size(), 0) < 0) std::abort();
  std::shared_ptr<const Table> table;
  try {
    table = Table::open(path, host::kFingerprint);
  } catch (const std::runtime_error&) {
    return 0;
  }
  std::vector<Body> bodies;
  for (const Body body : kAll<Body>)
    if (table->has(laneOf(body, Component::longitude))) bodies.push_back(body);
  std::vector<double> out(bodies.size() * 6 + 9), rows;
  for (int i = 0; i < 4; i++) {
    const double jd = in.ConsumeFloatingPointInRange(host::kFrom, host::kTo);
    if (!table->covers(jd)) continue;
    BodySet(table->layout(), bodies, i & 1 ? Frame::equatorial : Frame::ecliptic).at(jd, out.data());
    orientationAt(table->layout(), jd);
    table->universal(table->terrestrial(jd));
    for (int mode = 0; mode < kAyanamshas; mode++)
      if (table->hasAyanamsha(mode)) ayanamshaAt(table->layout(), jd, mode);
  }
  const double from = std::max(host::kFrom, table->from()), to = std::min(host::kTo - 0.01, table->to());
  const auto body = [&] { return in.PickValueInArray(kAll<Body>); };
  Expression expression{{{body(), 1}, {body(), -1}}, in.ConsumeBool() ? 27 : -1, 1,
                        in.PickValueInArray(kAll<Component>)};
  if (TableExpression::covers(*table, expression) && from < to) {
    TableExpression sum(*table, expression);
    passes(sum, Targets(12, 0), from, to, nullptr, rows);
    expressionExtrema(sum, expression, from, to, nullptr, rows);
  }
  const HorizonEvent event{body(), in.PickValueInArray(kAll<HorizonKind>), Limb::upper, true, 0, false, 0};
  const Site site{in.ConsumeFloatingPointInRange<double>(-90, 90), 77};
  if (Diurnal::covers(*table, event, from + 2, to - 2)) Diurnal(bodySourceOf(*table, event.body), event, site).within(from + 2, to - 2, rows);
  host::sweep();
  return 0;
}
