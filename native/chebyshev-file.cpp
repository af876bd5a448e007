#include "chebyshev-file.hpp"

#include <cstring>

namespace khagola {
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
