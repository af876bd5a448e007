import type { Store } from '../store/store.ts'
import { type Access, type Awaitable, chainAwaitable } from '../store/types.ts'
import type { Cost } from './admission.ts'
import type { CallPipeline, CallProgress } from './call-pipeline.ts'
import type { Claims } from './coordination.ts'
import { type Rates, REFUSED_UNITS } from './rates.ts'
import { beginCall, type Idempotency, replayable } from './replay.ts'
import { fromStore, replay, type Success } from './reply.ts'

interface AdmissionParts {
  readonly store: Pick<Store, 'answer'>
  readonly claims: Claims
  readonly rates: Rates
}

/** Creates the function that answers a call from the store, or takes its rate units and runs it. */
export const createAdmit = ({ store, claims, rates }: AdmissionParts): CallPipeline['admit'] => {
  const admitIdempotent = async (
    progress: CallProgress,
    idempotency: Idempotency,
    consume: (units: number) => Awaitable<void>,
    cost: Cost,
    work: () => Promise<Success>,
  ): Promise<Success> => {
    const stored = await fromStore(() => store.answer(idempotency))
    if (stored) {
      const storedAnswer = replayable(stored, idempotency.bodyHash, progress.now)
      await consume(REFUSED_UNITS)
      return replay(storedAnswer)
    }
    const end = await fromStore(() => beginCall(claims, idempotency))
    try {
      await consume(cost.units)
      return await work()
    } finally {
      await end()
    }
  }
  return (
    progress,
    { access, idempotency, cost }: { access: Access; idempotency: Idempotency | null; cost: Cost },
    work,
  ) => {
    const consume = (units: number) => fromStore(() => rates.consume(access, units, progress))
    return idempotency
      ? admitIdempotent(progress, idempotency, consume, cost, work)
      : chainAwaitable(consume(cost.units), work)
  }
}
