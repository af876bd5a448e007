#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace khagola {

/** One row of a table: a byte for each of 256 possible classes. */
constexpr size_t kClasses = 256;

/** A list of classes. */
struct ClassList {
  const uint8_t* classes;
  size_t size;
  /** One more than the largest class that may occur. */
  size_t bound;
};

/**
 * out[i] = row[classes[i]]. `past`: stores past the caches, for results larger than the caches. Then `fence` must be called before another
 * thread reads them.
 */
using Shuffle = void (*)(const uint8_t* row, const ClassList& list, uint8_t* out, bool past);

struct InstructionSet {
  const char* name;
  Shuffle shuffle;
};

/** The instruction sets of this machine, fastest first; `scalar` is always the last. */
const std::vector<InstructionSet>& instructionSets();

/** Makes stores past the caches visible to other threads. */
void fence();

}  // namespace khagola
