#include "../../../native/horizon.hpp"

#include "../../../native/appearance.hpp"
#include "host.hpp"

using namespace khagola;

/** Risings, settings, culminations and first sights at any latitude. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::anyFiles(in));
  const int twilight = in.PickValueInArray({0, 0, 6, 12, 18, host::index(in, 90)});
  const auto event = host::integers({host::index(in, kTableBodies), host::index(in, 4), host::index(in, 3), in.ConsumeBool(), twilight, in.ConsumeBool()});
  const double latitude = host::within(in, -90, 90), longitude = host::within(in, -180, 180);
  const double from = host::moment(in), to = host::after(in, from, 4);
  host::call(horizon, {files, event, host::doubles({latitude, longitude, from, to})});
  if (!in.ConsumeIntegralInRange(0, 99))
    host::call(appearances, {files, host::doubles({static_cast<double>(host::index(in, 6)), static_cast<double>(host::index(in, kTableBodies)), from, to}),
                             host::doubles({latitude, longitude})});
  host::sweep();
  return 0;
}
