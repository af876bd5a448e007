import type { CatalogueIndex } from '../../capabilities/families.ts'
import { Fault } from '../../faults.ts'
import { checkAccount } from '../admission.ts'
import { BODY_LIMIT, type Json, type JsonObject } from '../body.ts'
import type { Caller, CallProgress } from '../call-pipeline.ts'
import { createYieldPoint } from '../event-loop-turns.ts'
import { checkFields, fieldsIn } from '../fields.ts'
import { REFUSED_UNITS } from '../rates.ts'
import { readCall } from '../replay.ts'
import { fromStore, type Reply, type ResponseBody, type Success, withBytes } from '../reply.ts'
import { type BatchBody, createBatchRun, type RunParts, unitHeaders } from './batch-run.ts'
import { estimateText } from './batch-text.ts'
import { type BatchOrder, planOrder, planRows, readInputs, readLines, readOrder } from './order.ts'

export type { BatchBody, LineStream } from './batch-run.ts'

interface GroupCall extends Caller {
  body: ResponseBody
  idempotencyKey: string | null
  /** Aborted when the client no longer waits for the answer. */
  signal?: AbortSignal
}

/** A request that consists of several calls. */
export interface BatchCall extends GroupCall {
  /** True: the results are lines, each sent when its call has ended. */
  asLines: boolean
}

/** A request that calls one capability for each of many inputs. The results are lines. */
export interface RowsCall extends GroupCall {
  family: string
  slug: string
  /** Paths of the wanted fields, separated by commas. */
  fields: string | null
  /** True if the body has one input per line; otherwise it is `{inputs: [...]}`. */
  hasLines: boolean
}

const BATCH_PATH = '/v1/batch'

interface BatchParts extends RunParts {
  readonly catalogue: CatalogueIndex
  /** Runs a call with one input. */
  runCall(call: Omit<RowsCall, 'hasLines'>, progress: CallProgress): Promise<Success>
}

export type Batches = ReturnType<typeof createBatches>

/** Creates the operations for requests that consist of several calls. */
export const createBatches = (parts: BatchParts) => {
  const { pipeline, catalogue, runCall } = parts
  const run = createBatchRun(parts)

  /** Authenticates the caller. */
  const enter = async (call: GroupCall, progress: CallProgress) => {
    if (call.signal) progress.signal = call.signal
    const access = await pipeline.authenticate(call, progress)
    checkAccount(access, progress.now)
    return access
  }
  const counting =
    (progress: CallProgress, read: (bytes: Uint8Array, limit?: number) => JsonObject) =>
    (bytes: Uint8Array, limit?: number) => {
      progress.bodyBytes = bytes.length
      return read(bytes, limit)
    }
  const yieldPoint = ({ signal }: CallProgress) => createYieldPoint(signal)

  return {
    /** Calls of any capabilities. */
    batch: (call: BatchCall): Promise<Reply<BatchBody>> =>
      pipeline.answer<BatchBody>(call, async (progress) => {
        const access = await enter(call, progress)
        progress.subject = 'batch'
        const read = counting(progress, readOrder)
        const { object, idempotency } = await readCall(call, access, BATCH_PATH, undefined, read)
        const batch = object as BatchOrder
        const order = { calls: await planOrder(batch, catalogue, yieldPoint(progress)), idempotency }
        if (!batch.estimate)
          return run(
            call,
            { order, access, progress },
            call.asLines ? { success: 'results', failure: 'results' } : null,
          )
        await fromStore(() => pipeline.rates.consume(access, REFUSED_UNITS, progress))
        const { requestId } = progress
        const body = estimateText(order, requestId)
        return { requestId, status: 200, body, credits: 0, replayed: false, headers: unitHeaders(order) }
      }),

    /** One capability for many inputs, or for one: the body decides. */
    rows: (call: RowsCall): Promise<Reply<BatchBody>> =>
      pipeline.answer<BatchBody>(call, async (progress) => {
        const { family, slug, hasLines } = call
        const access = await enter(call, progress)
        const entry = await catalogue.find(family, slug)
        if (!entry) throw new Fault('not_found', `The capability ${family}/${slug} does not exist.`)
        progress.subject = `${family}/${slug}`
        const bytes = await withBytes(
          call.body,
          hasLines ? BODY_LIMIT : (entry.bodyLimit ?? BODY_LIMIT),
          (read) => read,
        )
        progress.bodyBytes = bytes.length
        const inputs = hasLines ? readLines(bytes) : readInputs(entry, bytes)
        if (!inputs) return runCall({ ...call, body: bytes }, progress)
        const fields = call.fields === null ? null : fieldsIn(call.fields)
        if (fields) checkFields(entry.data, fields)
        const path = `${entry.path} rows ${fields ?? ''}`
        const { object, idempotency } = await readCall({ ...call, body: bytes }, access, path, BODY_LIMIT, () => inputs)
        const calls = await planRows(entry, object.inputs as Json[], fields, yieldPoint(progress))
        return run(call, { order: { calls, idempotency }, access, progress }, { success: 'results', failure: 'errors' })
      }),
  }
}
