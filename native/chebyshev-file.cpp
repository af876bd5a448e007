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

// The degrees are those at which 95 to 98 of 100 records need no leaf, for records of half a segment of the Moon's file.
const Group kGroupTable[kGroups] = {
    {20,
     {longitude(moon), latitude(moon), distance(moon), longitude(trueNode), distance(trueNode), longitude(trueLilith),
      latitude(trueLilith), distance(trueLilith)}},
    {11,
     {longitude(mercury), latitude(mercury), distance(mercury), kNutationLane, kObliquityLane, kSiderealLane, longitude(sun),
      longitude(venus)}},
    {8,
     {latitude(sun), distance(sun), latitude(venus), distance(venus), longitude(mars), latitude(mars), distance(mars),
      longitude(jupiter)}},
    {7,
     {latitude(jupiter), distance(jupiter), longitude(saturn), latitude(saturn), distance(saturn), longitude(uranus),
      latitude(uranus), distance(uranus)}},
    {6,
     {longitude(neptune), latitude(neptune), distance(neptune), longitude(pluto), latitude(pluto), distance(pluto),
      longitude(meanNode), longitude(meanLilith)}},
    {8,
     {longitude(ceres), latitude(ceres), distance(ceres), longitude(pallas), latitude(pallas), distance(pallas),
      longitude(juno), latitude(juno)}},
    {8,
     {distance(juno), longitude(vesta), latitude(vesta), distance(vesta), longitude(chiron), latitude(chiron),
      distance(chiron), latitude(meanLilith)}},
};

const int kConstantLanes[kGroupLanes] = {latitude(meanNode), distance(meanNode), latitude(trueNode), distance(meanLilith),
                                         -1,                 -1,                 -1,                 -1};

int slotOf(int lane) {
  static const auto slots = [] {
    std::array<int, kLanes> slots{};
    for (int group = 0; group < kRows; group++)
      for (int i = 0; i < kGroupLanes; i++) {
        const int lane = group < kGroups ? kGroupTable[group].lanes[i] : kConstantLanes[i];
        if (lane >= 0) slots[lane] = group * kGroupLanes + i;
      }
    return slots;
  }();
  return slots[lane];
}

size_t groupOffset(int group) {
  size_t doubles = kRecordHeadDoubles;
  for (int i = 0; i < group; i++) doubles += static_cast<size_t>(kGroupTable[i].degree + 1) * kGroupLanes;
  return doubles;
}

size_t recordDoubles() { return groupOffset(kGroups); }

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
