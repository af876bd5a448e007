import { Fault } from '../../faults.ts'
import { sharedSky } from '../../sky/shared-sky.ts'
import type { Sky } from '../../sky/sky.ts'
import { type Access, chainAwaitable } from '../../store/types.ts'
import type { Clock } from '../accounts.ts'
import { checkAccount } from '../admission.ts'
import type { Caller, CallPipeline, CallProgress } from '../call-pipeline.ts'
import { REFUSED_UNITS } from '../rates.ts'
import type { Idempotency } from '../replay.ts'
import { fromStore } from '../reply.ts'
import type { PlannedCall } from './order.ts'
import type { BatchContext } from './single-call.ts'
import type { StoredBatch } from './stored-batch.ts'
import { createUnitPacer } from './unit-pacer.ts'

/** Share of the deadline in which the calls of a batch start: the answer must arrive before the connection has been idle too long. */
const START_SHARE = 2 / 3
/** Limit of the results of an answer that is not sent as lines, characters. */
const MAX_ANSWER_LENGTH = 16 * 2 ** 20

export interface ContextParts {
  readonly pipeline: CallPipeline
  readonly clock: Clock
  readonly sky: Sky
  readonly deadlineMs: number
}

interface Request {
  readonly caller: Pick<Caller, 'key'>
  readonly access: Access
  readonly progress: CallProgress
  readonly calls: readonly PlannedCall[]
  readonly idempotency: Idempotency | null
  readonly stored: StoredBatch
  /** True: the results are sent as lines, without limits of time and length for all of them together. */
  readonly asLines: boolean
}

/** Takes rate units of the caller. A window without units is a refusal with the time until the next one. */
const unitTaker =
  ({ pipeline, clock }: ContextParts, { access, progress }: Request) =>
  async (units: number) => {
    const current = { ...progress, now: clock.now() }
    try {
      await fromStore(() => pipeline.rates.consume(access, units, current))
      return null
    } catch (reason) {
      if (!(reason instanceof Fault) || reason.fault !== 'rate_limited' || !current.allowance) throw reason
      return { fault: reason, resetsIn: current.allowance.resetsIn }
    } finally {
      progress.allowance = current.allowance
    }
  }

/** The rate units of each call that must be computed. A request takes at least the units of a refusal. */
const unitsOf = ({ calls, stored }: Request): number[] => {
  const units = calls.map(({ cost, index }) => (stored.texts[index] === undefined ? cost.units : 0))
  if (!units.some((each) => each > 0)) units[0] = REFUSED_UNITS
  return units
}

/** Takes the first rate units of a request and returns the context of its calls. Fault: `rate_limited`. */
export const openContext = async (parts: ContextParts, request: Request): Promise<BatchContext> => {
  const { pipeline, clock, sky, deadlineMs } = parts
  const { caller, access, progress, idempotency, stored, asLines } = request
  const signal = progress.signal ?? new AbortController().signal
  const startedAt = performance.now()
  const startMs = START_SHARE * deadlineMs
  let length = 0
  const lateFault = () =>
    !asLines && performance.now() - startedAt > startMs
      ? new Fault('deadline', `The call could not start within ${Math.round(startMs)} ms of the batch; send it again.`)
      : null
  const pacer = createUnitPacer(unitsOf(request), access.plan.unitsPerSecond, {
    take: unitTaker(parts, request),
    giveUp: () => signal.aborted || lateFault() !== null,
  })
  await pacer.begin()
  return {
    ...{ idempotency, signal, lateFault, takeUnits: pacer.take },
    progress: { ...progress, sky: sharedSky(sky, signal, progress.tenantName), births: new Map() },
    requestId: stored.requestId ?? progress.requestId,
    storedTexts: stored.texts,
    currentAccess: () =>
      chainAwaitable(pipeline.identify(caller.key), (currentAccess) => {
        const now = clock.now()
        pipeline.checkExpiry(currentAccess, now)
        checkAccount(currentAccess, now)
        return currentAccess
      }),
    addLength(text) {
      if (asLines) return
      if (length + text.length > MAX_ANSWER_LENGTH)
        throw new Fault(
          'too_large',
          `The results of the batch exceed ${MAX_ANSWER_LENGTH} characters: use \`fields\`, or accept application/x-ndjson.`,
        )
      length += text.length
    },
  }
}
