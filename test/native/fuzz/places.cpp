#include "../../../native/batch.hpp"
#include "../../../native/compiled.hpp"
#include "../../../native/houses.hpp"
#include "host.hpp"

using namespace khagola;

/** Positions, ayanamshas, orientations and houses at any moments and sites. */
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  host::Bytes in(data, size);
  const auto files = host::number(host::anyFiles(in));
  std::vector<double> moments, sites;
  for (int i = in.ConsumeIntegralInRange(0, 4); i > 0; i--) {
    moments.push_back(host::moment(in));
    sites.insert(sites.end(), {moments.back(), host::within(in, -90, 90), host::within(in, -180, 180)});
  }
  std::vector<host::Handle> bodies;
  for (int i = in.ConsumeIntegralInRange(0, 4); i > 0; i--) bodies.push_back(host::word<Body>(in));
  const size_t rows = in.ConsumeIntegralInRange(0, 19) ? moments.size() * bodies.size() : in.ConsumeIntegralInRange<size_t>(0, 9);
  const auto room = [](size_t numbers) { return host::doubles(std::vector<double>(numbers)); };
  const auto statuses = [](size_t count) { return host::bytes(std::vector<uint8_t>(count)); };
  const host::Fields args{{"files", files}, {"bodies", host::list(bodies)}, {"frame", host::word<Frame>(in)}, {"moments", host::doubles(moments)},
                           {"mode", host::number(host::index(in, kAyanamshas))}, {"system", host::word<HouseSystem>(in)}, {"rows", host::doubles(sites)}};
  const auto with = [&](size_t numbers, size_t count) {
    host::Fields all = args;
    all["values"] = room(numbers);
    all["statuses"] = statuses(count);
    return all;
  };
  host::call(positions, with(rows * 6, rows));
  host::call(ayanamshas, with(moments.size(), moments.size()));
  host::call(orientations, with(moments.size() * 3, 0));
  host::call(houses, with(moments.size() * 16, moments.size()));
  host::call(bodySet, args);
  host::call(ayanamshaChannel, args);
  host::call(orientationChannel, args);
  host::call(houseChannel, args);
  host::sweep();
  return 0;
}
