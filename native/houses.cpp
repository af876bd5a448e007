#include "houses.hpp"

#include <algorithm>
#include <cmath>

#include "channel.hpp"
#include "chebyshev-evaluate.hpp"

namespace khagola {
namespace {

Status housesFromTable(Engine& engine, const Table& table, double jd, Site site, HouseSystem system, Houses& houses) {
  const Orientation earth = orientationAt(table.layout(), jd);
  const double armc = earth.siderealTime * 15 + site.longitude;
  return engine.housesAt(armc - 360 * std::floor(armc / 360), site.latitude, earth.obliquity, system, houses);
}

/** Writes sixteen numbers to `out`. */
Status housesNow(Files files, const Table* table, double jd, Site site, HouseSystem system, double* out) {
  Houses houses{{}, kNaN, kNaN, kNaN, kNaN};
  const Status status = !site.exists() ? Status::absent : withEngine(files, [&](Engine& engine) {
    return table && table->covers(jd) ? housesFromTable(engine, *table, jd, site, system, houses) : engine.houses(jd, site, system, houses);
  });
  if (status != Status::ok) houses.cusps.fill(kNaN);
  double* angles = std::copy(houses.cusps.begin(), houses.cusps.end(), out);
  angles[0] = houses.ascendant;
  angles[1] = houses.midheaven;
  angles[2] = houses.armc;
  angles[3] = houses.vertex;
  return status;
}

struct HouseChannel : Channel {
  HouseChannel(Files files, HouseSystem system) : Channel(18), files(files), system(system) {}
  void fill(double jd) override { housesNow(files, tableOf(files), jd, {values[16], values[17]}, system, values.data()); }
  const Files files;
  const HouseSystem system;
};

}  // namespace

Napi::Value houses(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto system = args.word<HouseSystem>("system");
  const auto requests = args.doubles("rows");
  const size_t rows = requests.size / 3;
  const auto out = args.doubles("values", rows * 16);
  const auto statuses = args.bytes("statuses", rows);
  const Table* table = tableOf(files);
  for (size_t row = 0; row < rows; row++) {
    const Site site{requests[row * 3 + 1], requests[row * 3 + 2]};
    statuses[row] = static_cast<uint8_t>(housesNow(files, table, requests[row * 3], site, system, out.data + row * 16));
  }
  return info.Env().Undefined();
}

Napi::Value houseChannel(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  return channelOf(info.Env(), std::make_shared<HouseChannel>(files, args.word<HouseSystem>("system")));
}

}  // namespace khagola
