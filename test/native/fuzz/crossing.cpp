#include "../../../native/crossing.hpp"

#include "host.hpp"

using namespace khagola;

/** Crossings, scans and extrema of any expression, window and targets. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  host::Fields args{{"files", host::number(host::anyFiles(in))}}, of;
  std::vector<host::Handle> terms;
  for (int i = in.ConsumeIntegralInRange(0, 3); i > 0; i--) {
    const double factor = in.ConsumeIntegralInRange(0, 9) ? in.ConsumeIntegralInRange(-12, 12) : host::within(in, -3, 3);
    terms.push_back(host::object({{"body", host::word<Body>(in)}, {"factor", host::number(factor)}}));
  }
  if (!in.ConsumeIntegralInRange(0, 19)) terms.push_back(host::number(1));
  of["terms"] = host::list(terms);
  if (in.ConsumeBool()) of["coordinate"] = host::word<Component>(in);
  if (in.ConsumeBool())
    of["ayanamsha"] = host::object({{"mode", host::number(host::index(in, kAyanamshas))}, {"factor", host::number(host::within(in, -2, 2))}});
  args["of"] = host::object(of);
  const double from = host::moment(in), to = host::after(in, from, 60);
  args["from"] = host::number(from);
  args["to"] = host::number(to);
  if (in.ConsumeBool()) {
    args["divisions"] = host::number(host::index(in, 400));
    args["offset"] = host::number(host::within(in, -720, 720));
  } else {
    std::vector<double> targets;
    for (int i = in.ConsumeIntegralInRange(0, 5); i > 0; i--) targets.push_back(host::within(in, -800, 800));
    args["targets"] = host::doubles(targets);
  }
  if (in.ConsumeBool()) host::call(scan, args);
  if (in.ConsumeBool()) host::call(extrema, args);
  args["out"] = host::doubles(std::vector<double>(in.ConsumeIntegralInRange(0, 60)));
  host::call(crossings, args);
  host::sweep();
  return 0;
}
