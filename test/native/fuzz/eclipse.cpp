#include "../../../native/eclipse.hpp"

#include "host.hpp"

using namespace khagola;

/** Eclipses of any range, and any row of them as seen from anywhere. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::files()), kind = host::number(host::index(in, 2));
  const double from = host::within(in, 2378498, 2597640), to = host::after(in, from, 200);
  if (in.ConsumeBool()) host::call(eclipses, {files, kind, host::doubles({from, to})});
  host::call(localEclipse, {files, kind, host::doubles({static_cast<double>(host::index(in, 5)), from, from - 0.1, from + 0.1, host::within(in, from, to), to}),
                            host::doubles({host::within(in, -90, 90), host::within(in, -180, 180)})});
  host::sweep();
  return 0;
}
