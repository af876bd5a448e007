#pragma once
#include "marshal.hpp"

namespace khagola {

/**
 * Sums of table look-ups over pairs. A member of either side is a class, a byte; a table gives a byte for each pair of
 * classes; the total of a pair is the sum of its tables. Tables are classes x classes, row-major, one after the other.
 */

/** (classes, tables, instruction set) -> a handle. */
Napi::Value lookupTables(const Napi::CallbackInfo& info);

/** () -> names of the instruction sets of this machine, the fastest first. */
Napi::Value lookupInstructionSets(const Napi::CallbackInfo& info);

/** (handle, rows, columns, totals out): rows x columns bytes. */
Napi::Value lookupTotals(const Napi::CallbackInfo& info);

/** (handle, rows, columns, parts out): of equally many rows and columns, pair by pair, a byte a table. */
Napi::Value lookupParts(const Napi::CallbackInfo& info);

/** (handle, rows, columns, counts out): how many pairs have each total, 256 numbers. */
Napi::Value lookupCounts(const Napi::CallbackInfo& info);

/** (handle, columns, out): for each class of row how many columns reach each total or more, classes x 256 numbers. */
Napi::Value lookupReaching(const Napi::CallbackInfo& info);

/**
 * (handle, rows, columns, [most, threshold], starts out) -> indices of columns. For each class that rows hold, its best
 * columns whose total reaches the threshold: higher total first, then lower column. Those of class c stand from starts[c] to
 * starts[c + 1].
 */
Napi::Value lookupBest(const Napi::CallbackInfo& info);

/** (handle, columns, rows of a chunk at most) -> a handle of a walk over the rows in chunks. */
Napi::Value lookupWalk(const Napi::CallbackInfo& info);

/** (walk, which of its two chunks) -> that chunk's bytes, the same each time. */
Napi::Value lookupChunk(const Napi::CallbackInfo& info);

/** (walk, which of its two chunks, rows): fills the chunk in the pool; a promise of nothing. */
Napi::Value lookupFill(const Napi::CallbackInfo& info);

}  // namespace khagola
