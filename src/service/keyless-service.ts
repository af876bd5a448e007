import type { Atlas } from '../atlas/atlas.ts'
import { createAnswers } from '../cache/answers.ts'
import type { CatalogueEntry } from '../capabilities/capability.ts'
import type { CatalogueIndex } from '../capabilities/families.ts'
import { mapYielding } from '../cooperative-yield.ts'
import { labelsOf } from '../lexicon/labels.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import type { Gate } from '../safety/gate.ts'
import { sharedSky } from '../sky/shared-sky.ts'
import type { Sky } from '../sky/sky.ts'
import type { Clock } from './accounts.ts'
import { createBodyBuilder } from './answer-body.ts'
import { createAnswerComputation, createDataComputation, createWorldFactory } from './answer-computation.ts'
import { batchText, estimateText } from './batch/batch-text.ts'
import { errorText, resultStart } from './batch/finished-call.ts'
import { type BatchOrder, planOrder, readOrder } from './batch/order.ts'
import { type JsonObject, readObject } from './body.ts'
import { boundsOf } from './body-bounds.ts'
import type { ComputationContext } from './call-pipeline.ts'
import { createYieldPoint } from './event-loop-turns.ts'
import { checkInput } from './input.ts'
import { copyPlainInput } from './json-copy.ts'
import { errorReply, faultOf, metaOf, type Reply, validId } from './reply.ts'

export interface KeylessServiceParts {
  sky: Sky
  atlas: Atlas
  clock: Clock
  /** Gate in front of free text; default: `STANDARD_GATE`. */
  gate?: Gate
  deadlineMs?: number
  /** Size limit of the answer cache, bytes. */
  cacheBytes?: number
}

type Input = Uint8Array | string | object

/** Answers calls without key, charge or store. */
export interface KeylessService {
  call(entry: CatalogueEntry, input: Input, requestId?: string): Promise<Reply>
  /** The same answer as objects, without the answer cache; the error reply if the call fails. */
  answer(entry: CatalogueEntry, input: object): Promise<ObjectAnswer | Reply>
  /** The answer of `POST /v1/batch` to an order. */
  batch(catalogue: CatalogueIndex, order: Input, requestId?: string): Promise<Reply>
}

/** An answer as objects that belong to the caller. */
export interface ObjectAnswer {
  readonly data: object
  readonly meta: object
}

const bytesOf = (input: Input): Uint8Array =>
  input instanceof Uint8Array
    ? input
    : new TextEncoder().encode(typeof input === 'string' ? input : JSON.stringify(input))

/** The entry, with the refusals of a model-backed capability applied before its computation. */
const withFreeRefusals = (entry: CatalogueEntry): CatalogueEntry => {
  const { metered } = entry
  if (!metered) return entry
  return {
    ...entry,
    compute: async (input, world) => (await metered.refusal(input, world)) ?? entry.compute(input, world),
  }
}

/** Creates a service that parses, computes and checks as the full service does. Its answers equal those of the sandbox. */
export const createKeylessService = ({
  sky,
  atlas,
  clock,
  deadlineMs = 30_000,
  cacheBytes = 64 * 2 ** 20,
  gate,
}: KeylessServiceParts): KeylessService => {
  const world = createWorldFactory(sky, atlas, gate)
  const answerTo = createAnswerComputation({ world, answers: createAnswers(cacheBytes), deadlineMs })
  const dataOf = createDataComputation({ world, deadlineMs })
  const bodyOf = createBodyBuilder(lexicon)
  const bodyTo = async (
    entry: CatalogueEntry,
    input: JsonObject,
    context: Pick<ComputationContext, 'now' | 'sky' | 'births'> & Parameters<typeof bodyOf>[4],
  ): Promise<string> => {
    const answer = await answerTo(withFreeRefusals(entry), input, { tenantName: '', computeMs: 0, ...context })
    return bodyOf(entry, input, answer, 0, context)
  }
  /** The reply with the body that `work` returns, or the error reply. */
  const replyWith = async (
    clientRequestId: string | undefined,
    work: (requestId: string) => Promise<string>,
  ): Promise<Reply> => {
    const requestId = validId(clientRequestId ?? null) ?? crypto.randomUUID()
    try {
      const headers = { 'Content-Type': 'application/json', 'X-Request-Id': requestId }
      return { status: 200, body: await work(requestId), headers }
    } catch (reason) {
      return errorReply(faultOf(reason, undefined), requestId)
    }
  }
  return {
    call: (entry, input, clientRequestId) =>
      replyWith(clientRequestId, (requestId) => {
        const object = readObject(bytesOf(input), entry.bodyLimit, boundsOf(entry.input))
        checkInput(entry.input, object)
        return bodyTo(entry, object, { requestId, now: clock.now() })
      }),

    async answer(entry, input) {
      const requestId = crypto.randomUUID()
      try {
        const object = copyPlainInput(input) ?? readObject(bytesOf(input), entry.bodyLimit, boundsOf(entry.input))
        checkInput(entry.input, object)
        const context = { now: clock.now(), tenantName: '', computeMs: 0 }
        const { data, warnings } = await dataOf(withFreeRefusals(entry), object, context)
        const meta = metaOf(requestId, { credits_used: 0 }, warnings)
        if (!object.labels) return { data, meta }
        const labels = labelsOf(entry.data, data, await lexicon(object.labels as LabelLanguage))
        return { data, meta: { ...meta, labels } }
      } catch (reason) {
        return errorReply(faultOf(reason, undefined), requestId)
      }
    },

    batch: (catalogue, input, clientRequestId) =>
      replyWith(clientRequestId, async (batchId) => {
        const order = readOrder(bytesOf(input)) as unknown as BatchOrder
        const { signal } = new AbortController()
        const yieldIfDue = createYieldPoint(signal)
        const calls = await planOrder(order, catalogue, yieldIfDue)
        if (order.estimate) return estimateText({ calls }, batchId)
        const now = clock.now()
        const shared = { sky: sharedSky(sky, signal, ''), births: new Map() }
        const results = await mapYielding(calls, yieldIfDue, async (call) => {
          const requestId = `${batchId}.${call.index + 1}`
          try {
            if (call.fault) throw call.fault
            const bodyStart = resultStart(call, 200)
            const context = { requestId, now, ...shared, bodyStart, ...(call.fields && { fields: call.fields }) }
            return { isFailed: false, text: await bodyTo(call.entry!, call.input, context) }
          } catch (reason) {
            return { isFailed: true, text: errorText(call, faultOf(reason, undefined), requestId) }
          }
        })
        const failed = results.filter(({ isFailed }) => isFailed).length
        const totals = { succeeded: results.length - failed, failed, credits: 0 }
        const texts = results.map(({ text }) => text)
        return batchText({ calls }, { requestId: batchId, totals, texts })
      }),
  }
}
