import { attempts, type Failure } from '../api.ts'
import { forgetKey } from '../key.ts'
import { say, type Word } from '../words/index.ts'

/** What somebody can do about a failure: in words, and by a button where that helps. */
interface Remedy {
  advice: Word
  action?: { label: Word; run: () => void }
}

const again = {
  label: 'tryAgain',
  run: () => {
    attempts.value++
  },
} as const
const otherKey = { label: 'keyOther', run: forgetKey } as const

const WAIT: Remedy = { advice: 'adviceWait', action: again }
const CREDITS: Remedy = { advice: 'adviceCredits', action: otherKey }
const KEY: Remedy = { advice: 'adviceKey', action: otherKey }

const REMEDIES: Record<string, Remedy> = {
  unreached: { advice: 'adviceUnreached', action: again },
  invalid_key: KEY,
  expired_key: KEY,
  account_suspended: KEY,
  payment_required: CREDITS,
  quota_exhausted: CREDITS,
  spend_cap_reached: CREDITS,
  project_budget_exceeded: CREDITS,
  rate_limited: WAIT,
  unavailable: WAIT,
  deadline_exceeded: WAIT,
  computation_failed: WAIT,
  invalid_request: { advice: 'adviceInput' },
}

export const remedyOf = ({ code }: Failure): Remedy | undefined => REMEDIES[code]

/** The service says itself what it refuses; what is nearer than it, the console says. */
export const messageOf = ({ code, message }: Failure): string => (code === 'unreached' ? say('unreached') : message)
