#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * Look-ups in one table for very many pairs. A member of either side is a class, a byte; the table has a byte, the total, for
 * each pair of classes: as many rows as columns, row-major.
 */

/** () -> names of the instruction sets of this machine, the fastest first. */
Napi::Value lookupInstructionSets(const Napi::CallbackInfo& info);

/** `{ classes, totals, instructions }`, the instructions by their name -> a table. */
Napi::Value lookupTable(const Napi::CallbackInfo& info);

/** `{ table, rows, columns, out }`: rows x columns totals. */
Napi::Value lookupTotals(const Napi::CallbackInfo& info);

/** `{ table, columns, out }`: for each class of row, how many columns give each of the 256 totals. */
Napi::Value lookupSpread(const Napi::CallbackInfo& info);

/**
 * `{ table, rows, columns, most, least }` -> `{ places, starts }`, places of columns. For each class found among the rows its best
 * columns: the higher total first, then the earlier column. Those of class c stand from starts[c] to starts[c + 1].
 */
Napi::Value lookupBest(const Napi::CallbackInfo& info);

/** `{ table, columns, rowsAtMost }` -> `{ walk, chunks }`: a handle, and two chunks of totals. */
Napi::Value lookupWalk(const Napi::CallbackInfo& info);

/** `{ walk, chunk, rows }`: fills that chunk, 0 or 1, in the pool; a promise. */
Napi::Value lookupFill(const Napi::CallbackInfo& info);

}  // namespace khagola
