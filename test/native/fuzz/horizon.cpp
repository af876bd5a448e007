#include "../../../native/horizon.hpp"

#include "../../../native/appearance.hpp"
#include "host.hpp"

using namespace khagola;

/** Risings, settings, culminations and heliacal appearances at any latitude. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::anyFiles(in)), body = host::word<Body>(in);
  const auto site = host::site(host::within(in, -90, 90), host::within(in, -180, 180));
  const double begins = host::moment(in), ends = host::after(in, begins, 4);
  const auto from = host::number(begins), to = host::number(ends);
  host::call(horizon, {{"files", files},
                       {"event", host::word<HorizonKind>(in)},
                       {"body", body},
                       {"limb", host::word<Limb>(in)},
                       {"refraction", host::flag(in.ConsumeBool())},
                       {"twilight", host::number(in.PickValueInArray({0, 0, 6, 12, 18, host::index(in, 90)}))},
                       {"elevation", host::number(in.ConsumeBool() ? 0.0 : host::within(in, 0, 9000))},
                       {"geocentric", host::flag(in.ConsumeBool())},
                       {"site", site},
                       {"from", from},
                       {"to", to}});
  if (!in.ConsumeIntegralInRange(0, 99)) {
    const auto sight = host::object({{"appearance", host::word<Appearance>(in)}, {"body", body}, {"from", from}, {"to", to}});
    host::call(appearances, {{"files", files}, {"sights", host::list({sight})}, {"site", site}});
  }
  host::sweep();
  return 0;
}
