import type { AnswerColumn } from './answer-columns.ts'
import { csvHeader, type ParquetSheetState, parquetColumns } from './answer-sheets.ts'
import type { AnswersPosition } from './answers.ts'
import { concatenated } from './merge.ts'
import type { OutputFormat } from './output-format.ts'
import { createParquetWriter } from './parquet-writer.ts'
import type { FinishedShard } from './segments.ts'

type AnswerShard = FinishedShard<AnswersPosition>

/** The magic number at the start of a Parquet file. */
const PARQUET_HEADER_BYTES = 4

/**
 * The row groups of the shards one after another: they end at the same rows as those of a run without shards, so their bytes are
 * copied, and only their places in the file change.
 */
async function* parquetOf(
  columns: readonly AnswerColumn[],
  shards: readonly AnswerShard[],
): AsyncGenerator<Uint8Array> {
  const writer = createParquetWriter(parquetColumns(columns))
  let size = PARQUET_HEADER_BYTES
  yield writer.begin()
  for (const { position, chunks } of shards) {
    const { groups, groupBytes } = position.sheet as ParquetSheetState
    writer.append(size, PARQUET_HEADER_BYTES, groups)
    yield* chunks(PARQUET_HEADER_BYTES, groupBytes)
    size += groupBytes - PARQUET_HEADER_BYTES
  }
  writer.seek(size)
  yield writer.end()
}

/** The output of a run without shards, from the outputs of all its shards. */
export const mergedAnswers = (
  format: OutputFormat,
  columns: readonly AnswerColumn[] | null,
  shards: readonly AnswerShard[],
): AsyncIterable<Uint8Array> => {
  if (format === 'parquet') return parquetOf(columns!, shards)
  const header = format === 'csv' ? new TextEncoder().encode(csvHeader(columns!)).length : 0
  return concatenated(shards, header)
}
