#include "chebyshev-file.hpp"

#include <cstring>

namespace khagola {
namespace {

constexpr int sun = 0, moon = 1, mercury = 2, venus = 3, mars = 4, jupiter = 5, saturn = 6, uranus = 7, neptune = 8, pluto = 9,
              meanNode = 10, trueNode = 11, meanLilith = 12, trueLilith = 13, chiron = 14, ceres = 15, pallas = 16, juno = 17,
              vesta = 18;
constexpr int longitude(int body) { return laneOf(body, Component::longitude); }
constexpr int latitude(int body) { return laneOf(body, Component::latitude); }
constexpr int distance(int body) { return laneOf(body, Component::distance); }

}  // namespace

const int kGroupTable[kGroups][kGroupLanes] = {
    {longitude(moon), latitude(moon), distance(moon), longitude(trueNode), distance(trueNode), longitude(trueLilith),
     latitude(trueLilith), distance(trueLilith)},
    {longitude(mercury), latitude(mercury), distance(mercury), kNutationLane, kObliquityLane, kSiderealLane, longitude(sun),
     longitude(venus)},
    {latitude(sun), distance(sun), latitude(venus), distance(venus), longitude(mars), latitude(mars), distance(mars),
     longitude(jupiter)},
    {latitude(jupiter), distance(jupiter), longitude(saturn), latitude(saturn), distance(saturn), longitude(uranus),
     latitude(uranus), distance(uranus)},
    {longitude(neptune), latitude(neptune), distance(neptune), longitude(pluto), latitude(pluto), distance(pluto),
     longitude(meanNode), longitude(meanLilith)},
    {longitude(ceres), latitude(ceres), distance(ceres), longitude(pallas), latitude(pallas), distance(pallas), longitude(juno),
     latitude(juno)},
    {distance(juno), longitude(vesta), latitude(vesta), distance(vesta), longitude(chiron), latitude(chiron), distance(chiron),
     latitude(meanLilith)},
};

const int kConstantLanes[kGroupLanes] = {latitude(meanNode), distance(meanNode), latitude(trueNode), distance(meanLilith),
                                         -1,                 -1,                 -1,                 -1};

const std::array<int, kLanes> kSlotOfLane = [] {
  std::array<int, kLanes> slots{};
  for (int row = 0; row < kRows; row++)
    for (int i = 0; i < kGroupLanes; i++) {
      const int lane = row < kGroups ? kGroupTable[row][i] : kConstantLanes[i];
      if (lane >= 0) slots[lane] = row * kGroupLanes + i;
    }
  return slots;
}();

uint64_t checksumOf(const void* data, size_t bytes) {
  constexpr uint64_t prime = 0x9e3779b185ebca87;
  uint64_t sums[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const auto* at = static_cast<const unsigned char*>(data);
  for (size_t i = 0; i + 64 <= bytes; i += 64)
    for (int k = 0; k < 8; k++) {
      uint64_t word;
      std::memcpy(&word, at + i + k * 8, 8);
      sums[k] = (sums[k] ^ word) * prime;
      sums[k] ^= sums[k] >> 29;
    }
  uint64_t whole = bytes;
  for (size_t i = bytes / 64 * 64; i < bytes; i++) whole = (whole ^ at[i]) * prime;
  for (const uint64_t sum : sums) {
    whole = (whole ^ sum) * prime;
    whole ^= whole >> 32;
  }
  return whole;
}

uint64_t fileChecksum(const void* file, size_t bytes) {
  std::array<unsigned char, kHeadBytes> head;
  std::memcpy(head.data(), file, kHeadBytes);
  reinterpret_cast<FileHead*>(head.data())->checksum = 0;
  const auto* rest = static_cast<const unsigned char*>(file) + kHeadBytes;
  return checksumOf(head.data(), kHeadBytes) ^ checksumOf(rest, bytes - kHeadBytes);
}

}  // namespace khagola
