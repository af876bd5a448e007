#include "../../../native/crossing.hpp"

#include "host.hpp"

using namespace khagola;

/** Crossings, scans and extrema of any sum of bodies, through any window, of any targets. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::anyFiles(in));
  std::vector<double> terms;
  for (int i = in.ConsumeIntegralInRange(0, 3); i > 0; i--) {
    terms.push_back(host::index(in, kTableBodies));
    terms.push_back(in.ConsumeIntegralInRange(0, 9) ? in.ConsumeIntegralInRange(-12, 12) : host::within(in, -3, 3));
  }
  if (!in.ConsumeIntegralInRange(0, 19)) terms.push_back(1);
  const double mode = in.ConsumeBool() ? -1 : host::index(in, kAyanamshas), weight = host::within(in, -2, 2);
  const double from = host::moment(in), to = host::after(in, from, 60);
  const auto window = host::doubles({host::within(in, -720, 720), from, to, static_cast<double>(host::index(in, 3))});
  std::vector<double> targets;
  for (int i = in.ConsumeIntegralInRange(0, 5); i > 0; i--) targets.push_back(host::within(in, -800, 800));
  const int divisions = in.ConsumeBool() ? 0 : host::index(in, 400);
  const auto sum = host::doubles(terms), ayanamsha = host::doubles({mode, weight}), list = host::doubles(targets);
  host::call(crossings, {files, sum, ayanamsha, host::number(divisions), window, list, host::doubles(std::vector<double>(in.ConsumeIntegralInRange(0, 60)))});
  if (in.ConsumeBool()) host::call(extrema, {files, sum, ayanamsha, host::number(0), window});
  host::sweep();
  return 0;
}
