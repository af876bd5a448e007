#include "houses.hpp"

#include <algorithm>

namespace khagola {

Napi::Value houses(const Napi::CallbackInfo& info) {
  const auto wanted = doubles(info, 1);
  const int system = integer(info, 2);
  const size_t rows = wanted.size / 3;
  const auto out = doubles(info, 3, rows * 16);
  const auto statuses = bytes(info, 4, rows);
  withEngine(integer(info, 0), [&](Engine& engine) {
    for (size_t row = 0; row < rows; row++) {
      Houses houses;
      const Status status = engine.houses(wanted[row * 3], {wanted[row * 3 + 1], wanted[row * 3 + 2]}, system, houses);
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
