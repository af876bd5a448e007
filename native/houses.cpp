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

/** The letter of a house system. */
HouseSystem systemOf(const Arguments& args) {
  const std::string letter = args.text("system");
  if (letter.size() != 1 || kHouseSystems.find(letter) == std::string_view::npos) args.refuse("system", "the letter of a house system");
  return letter[0];
}

/** Writes sixteen numbers to `out`. */
Status housesTo(double* out, Houses& houses, Status status) {
  if (status != Status::ok) houses.cusps.fill(kNaN);
  double* angles = std::copy(houses.cusps.begin(), houses.cusps.end(), out);
  angles[0] = houses.ascendant;
  angles[1] = houses.midheaven;
  angles[2] = houses.armc;
  angles[3] = houses.vertex;
  return status;
}

Status housesNow(Files files, const Table* table, double jd, Site site, HouseSystem system, double* out) {
  Houses houses{{}, kNaN, kNaN, kNaN, kNaN};
  const Status status = !site.exists() ? Status::absent : withEngine(files, [&](Engine& engine) {
    return table && !dependsOnSun(system) ? housesFromTable(engine, *table, jd, site, system, houses) : engine.houses(jd, site, system, houses);
  });
  return housesTo(out, houses, status);
}

struct HouseChannel : Channel {
  HouseChannel(Files files, HouseSystem system) : Channel(18), files(files), system(system) {}
  void fill(double jd) override { housesNow(files, tableAt(files, jd), jd, {values[16], values[17]}, system, values.data()); }
  const Files files;
  const HouseSystem system;
};

}  // namespace

Napi::Value houses(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const auto system = systemOf(args);
  const auto requests = args.doubles("rows");
  const size_t rows = requests.size / 3;
  const auto out = args.doubles("values", rows * 16);
  const auto statuses = args.bytes("statuses", rows);
  for (size_t row = 0; row < rows; row++) {
    const Site site{requests[row * 3 + 1], requests[row * 3 + 2]};
    statuses[row] = static_cast<uint8_t>(housesNow(files, tableAt(files, requests[row * 3]), requests[row * 3], site, system, out.data + row * 16));
  }
  return info.Env().Undefined();
}

Napi::Value meridianHouses(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  const HouseSystem system = systemOf(args);
  const double armc = args.number("armc", 360), latitude = args.number("latitude", 90), obliquity = args.number("obliquity", 90),
               sun = args.number("sunDeclination", 90);
  const auto out = args.doubles("values", 16);
  Houses houses{{}, kNaN, kNaN, kNaN, kNaN};
  const Status status = withEngine(files, [&](Engine& engine) { return engine.housesAt(armc, latitude, obliquity, system, houses, sun); });
  housesTo(out.data, houses, status);
  return info.Env().Undefined();
}

Napi::Value houseChannel(const Napi::CallbackInfo& info) {
  const Arguments args(info);
  const Files files = args.files();
  return channelOf(info.Env(), std::make_shared<HouseChannel>(files, systemOf(args)));
}

}  // namespace khagola
