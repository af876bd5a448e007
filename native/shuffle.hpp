#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace khagola {

/** One row of a table: a byte for each of 256 possible classes. */
constexpr size_t kClasses = 256;

struct Reading {
  const uint8_t* classes;
  size_t size;
  /** One more than the largest class that may occur. */
  size_t bound;
};

/**
 * out[i] = row[classes[i]]. `past` the caches: for results larger than they are; a fence is then due before another thread
 * reads them (`fence`).
 */
using Shuffle = void (*)(const uint8_t* row, const Reading& reading, uint8_t* out, bool past);

struct InstructionSet {
  const char* name;
  Shuffle shuffle;
};

/** Those of this machine, the fastest first; `scalar` is always the last. */
const std::vector<InstructionSet>& instructionSets();

/** Makes stores past the caches visible. */
void fence();

}  // namespace khagola
