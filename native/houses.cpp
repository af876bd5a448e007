#include "houses.hpp"

#include <algorithm>
#include <cmath>

#include "chebyshev-evaluate.hpp"

namespace khagola {
namespace {

Status housesFromTable(Engine& engine, const Table& table, double jd, Site site, HouseSystem system, Houses& houses) {
  const Orientation earth = orientationAt(table.layout(), jd);
  const double armc = earth.siderealTime * 15 + site.longitude;
  return engine.housesAt(armc - 360 * std::floor(armc / 360), site.latitude, earth.obliquity, system, houses);
}

}  // namespace

Napi::Value houses(const Napi::CallbackInfo& info) {
  const Asked asked(info);
  const Files files = asked.files();
  const auto system = asked.word<HouseSystem>("system");
  const auto wanted = asked.doubles("rows");
  const size_t rows = wanted.size / 3;
  const auto out = asked.doubles("values", rows * 16);
  const auto statuses = asked.bytes("statuses", rows);
  const Table* table = tableOf(files);
  withEngine(files, [&](Engine& engine) {
    for (size_t row = 0; row < rows; row++) {
      const double jd = wanted[row * 3];
      const Site site{wanted[row * 3 + 1], wanted[row * 3 + 2]};
      Houses houses{{}, kNaN, kNaN, kNaN, kNaN};
      const Status status = !site.exists()                  ? Status::absent
                            : table && table->covers(jd) ? housesFromTable(engine, *table, jd, site, system, houses)
                                                         : engine.houses(jd, site, system, houses);
      if (status != Status::ok) houses.cusps.fill(kNaN);
      double* cusps = out.data + row * 16;
      double* angles = std::copy(houses.cusps.begin(), houses.cusps.end(), cusps);
      angles[0] = houses.ascendant;
      angles[1] = houses.midheaven;
      angles[2] = houses.armc;
      angles[3] = houses.vertex;
      statuses[row] = static_cast<uint8_t>(status);
    }
  });
  return info.Env().Undefined();
}

}  // namespace khagola
