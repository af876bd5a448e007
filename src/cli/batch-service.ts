import type { AppContext } from '../api/command-context.ts'
import { columnsIn } from '../batch/answer-columns.ts'
import { rowTextOf } from '../batch/answer-sheets.ts'
import { type AnswerPool, answerBatch, columnComputation, type RowBatch } from '../batch/answers.ts'
import { createBlockAnswerer } from '../batch/column-blocks.ts'
import type { RunEphemeris } from '../batch/ephemeris.ts'
import type { OutputFormat } from '../batch/output-format.ts'
import { createEarlyMomentReader } from '../batch/reading-world.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import { openSky } from './batch-options.ts'

/** The options that decide the answers to rows. */
export interface RowServiceOptions {
  now: number
  ephemeris: RunEphemeris
  /** The paths of the columns, separated by commas; null for whole answers. */
  fields: string | null
}

/** The service without keys that answers the rows of a batch. */
export const openKeylessService = async (
  context: AppContext,
  { now, ephemeris }: Omit<RowServiceOptions, 'fields'>,
) => {
  const { createKeylessService } = await import('../service/keyless-service.ts')
  return createKeylessService({
    sky: openSky(context, ephemeris),
    atlas: context.openAtlas(),
    clock: { now: () => now },
    deadlineMs: context.settings.deadlineMs,
  })
}

/** Returns a function that answers batches of rows, and blocks of bytes, in this process. */
export const openRowService = async (
  context: AppContext,
  entry: CatalogueEntry,
  options: RowServiceOptions & { format: OutputFormat },
): Promise<AnswerPool['run']> => {
  const service = await openKeylessService(context, options)
  const columns = options.fields === null ? null : columnsIn(options.fields, entry.data)
  const compute = columns && columnComputation(entry, columns)
  const answerRows = (batch: RowBatch) => answerBatch(service, entry, batch, columns)
  const { format } = options
  const sky = openSky(context, options.ephemeris)
  const answerBlock =
    compute &&
    createBlockAnswerer({
      ...{ compute, sky, schema: entry.input, columns: columns!, format, answerRows },
      earlyMoment: createEarlyMomentReader(sky, context.openAtlas()),
      rowBytes: format === 'parquet' ? () => '' : rowTextOf(format, columns!),
    })
  return (batch) => (Array.isArray(batch) ? answerRows(batch) : answerBlock!(batch))
}
