#include "../../../native/batch.hpp"
#include "../../../native/compiled.hpp"
#include "../../../native/houses.hpp"
#include "host.hpp"

using namespace khagola;

/** Positions, ayanamshas, orientations and houses of any moments and places. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::anyFiles(in));
  std::vector<double> moments, sites;
  for (int i = in.ConsumeIntegralInRange(0, 4); i > 0; i--) {
    moments.push_back(host::moment(in));
    sites.insert(sites.end(), {moments.back(), host::within(in, -90, 90), host::within(in, -180, 180)});
  }
  std::vector<int32_t> bodies;
  for (int i = in.ConsumeIntegralInRange(0, 4); i > 0; i--) bodies.push_back(host::index(in, kTableBodies));
  const size_t rows = in.ConsumeIntegralInRange(0, 19) ? moments.size() * bodies.size() : in.ConsumeIntegralInRange<size_t>(0, 9);
  const auto when = host::doubles(moments);
  host::call(positions, {files, when, host::integers(bodies), host::number(in.ConsumeBool()), host::doubles(std::vector<double>(rows * 6)),
                         host::bytes(std::vector<uint8_t>(rows))});
  host::call(ayanamshas, {files, when, host::number(host::index(in, kAyanamshas)), host::doubles(std::vector<double>(moments.size())),
                          host::bytes(std::vector<uint8_t>(moments.size()))});
  host::call(orientations, {files, when, host::doubles(std::vector<double>(moments.size() * 3))});
  host::call(houses, {files, host::doubles(sites), host::number(host::index(in, 7)), host::doubles(std::vector<double>(moments.size() * 16)),
                      host::bytes(std::vector<uint8_t>(moments.size()))});
  host::sweep();
  return 0;
}
