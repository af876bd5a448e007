import type { Atlas } from '../atlas/atlas.ts'
import { createAnswers } from '../cache/answers.ts'
import type { Entry } from '../capabilities/capability.ts'
import { Fault } from '../faults.ts'
import { lexicon } from '../lexicon/lexicon.ts'
import type { Gate } from '../safety/gate.ts'
import type { Sky } from '../sky/sky.ts'
import type { Clock } from './accounts.ts'
import { createBodyBuilder } from './answer-body.ts'
import { createAnswerComputation, createWorldFactory } from './answer-computation.ts'
import { readObject } from './body.ts'
import { boundsOf } from './body-bounds.ts'
import { checkInput } from './input.ts'
import { errorReply, type Reply, validId, withCause } from './reply.ts'

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

/** Answers calls without key, charge or store. */
export interface KeylessService {
  call(entry: Entry, input: Uint8Array | string | object, requestId?: string): Promise<Reply>
}

const bytesOf = (input: Uint8Array | string | object): Uint8Array =>
  input instanceof Uint8Array
    ? input
    : new TextEncoder().encode(typeof input === 'string' ? input : JSON.stringify(input))

/** The entry, with the refusals of a model-backed capability applied before its computation. */
const withFreeRefusals = (entry: Entry): Entry => {
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
  const answerTo = createAnswerComputation({
    world: createWorldFactory(sky, atlas, gate),
    answers: createAnswers(cacheBytes),
    deadlineMs,
  })
  const bodyOf = createBodyBuilder(lexicon)
  return {
    async call(entry, input, clientRequestId) {
      const requestId = validId(clientRequestId ?? null) ?? crypto.randomUUID()
      try {
        const object = readObject(bytesOf(input), entry.bodyLimit, boundsOf(entry.input))
        checkInput(entry.input, object)
        const answer = await answerTo(withFreeRefusals(entry), object, {
          now: clock.now(),
          tenantName: '',
          computeMs: 0,
        })
        const body = await bodyOf(entry, object, answer, 0, { requestId })
        return { status: 200, body, headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId } }
      } catch (reason) {
        const fault =
          reason instanceof Fault ? reason : withCause(new Fault('failed', 'The call failed on our side.'), reason)
        return errorReply(fault, requestId)
      }
    },
  }
}
