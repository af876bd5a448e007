#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * Lookups of totals for very many pairs. Each member of a pair has a class (a byte). The table has a total (a byte) for each pair of
 * classes, row-major.
 */

/** () -> the names of the instruction sets of this machine, fastest first. */
Napi::Value lookupInstructionSets(const Napi::CallbackInfo& info);

/** `{ classes, totals, instructions }` -> a table; `instructions`: the name of an instruction set. */
Napi::Value lookupTable(const Napi::CallbackInfo& info);

/** `{ table, rows, columns, out }`: writes rows x columns totals to `out`. */
Napi::Value lookupTotals(const Napi::CallbackInfo& info);

/** `{ table, columns, out }`: writes the number of columns with each of the 256 totals for each row class. */
Napi::Value lookupSpread(const Napi::CallbackInfo& info);

/**
 * `{ table, rows, columns, most, least }` -> `{ places, starts }`: the indexes of the best columns for each class among the rows, by total
 * (highest first) and index. Those of class c are from starts[c] to starts[c + 1].
 */
Napi::Value lookupBest(const Napi::CallbackInfo& info);

/** `{ table, columns, rowsAtMost }` -> `{ walk, chunks }`: a handle and two chunks of totals. */
Napi::Value lookupWalk(const Napi::CallbackInfo& info);

/** `{ walk, chunk, rows }` -> a promise; fills chunk 0 or 1 in the thread pool. */
Napi::Value lookupFill(const Napi::CallbackInfo& info);

}  // namespace khagola
