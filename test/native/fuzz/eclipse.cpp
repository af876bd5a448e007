#include "../../../native/eclipse.hpp"

#include "host.hpp"

using namespace khagola;

/** Eclipses of any window, and the circumstances of any eclipse at any site. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::files()), kind = host::word<EclipseKind>(in);
  const double from = host::within(in, 2378498, 2597640), to = host::after(in, from, 200);
  if (in.ConsumeBool()) host::call(eclipses, {{"files", files}, {"kind", kind}, {"from", host::number(from)}, {"to", host::number(to)}});
  host::Fields eclipse{{"kind", kind},
                       {"type", host::word<EclipseType>(in)},
                       {"maximum", host::number(from)},
                       {"begins", host::number(from - 0.1)},
                       {"ends", host::number(from + 0.1)}};
  if (in.ConsumeBool()) eclipse["totalBegins"] = host::number(host::within(in, from, to));
  const auto site = host::site(host::within(in, -90, 90), host::within(in, -180, 180));
  host::call(localEclipse, {{"files", files}, {"eclipse", host::object(eclipse)}, {"site", site}});
  host::call(eclipsePhase, {{"files", files}, {"eclipse", host::object(eclipse)}, {"site", site}, {"at", host::number(host::within(in, from, to))}});
  host::sweep();
  return 0;
}
