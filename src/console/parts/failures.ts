import { attempts, type Failure } from '../api.ts'
import { forgetKey } from '../key.ts'
import { translate, type Word } from '../words/index.ts'

/** Advice for a failure, with a button if an action can help. */
interface Remedy {
  advice: Word
  action?: { label: Word; run: () => void }
}

const tryAgain = {
  label: 'tryAgain',
  run: () => {
    attempts.value++
  },
} as const
const useAnotherKey = { label: 'useAnotherKey', run: forgetKey } as const

const WAIT_REMEDY: Remedy = { advice: 'adviceWait', action: tryAgain }
const CREDITS_REMEDY: Remedy = { advice: 'adviceCredits', action: useAnotherKey }
const KEY_REMEDY: Remedy = { advice: 'adviceKey', action: useAnotherKey }

const REMEDIES: Record<string, Remedy> = {
  server_unreachable: { advice: 'adviceUnreachable', action: tryAgain },
  invalid_key: KEY_REMEDY,
  expired_key: KEY_REMEDY,
  account_suspended: KEY_REMEDY,
  payment_required: CREDITS_REMEDY,
  quota_exhausted: CREDITS_REMEDY,
  spend_cap_reached: CREDITS_REMEDY,
  project_budget_exceeded: CREDITS_REMEDY,
  rate_limited: WAIT_REMEDY,
  unavailable: WAIT_REMEDY,
  deadline_exceeded: WAIT_REMEDY,
  computation_failed: WAIT_REMEDY,
  invalid_request: { advice: 'adviceInput' },
}

export const remedyOf = ({ code }: Failure): Remedy | undefined => REMEDIES[code]

/** The message of a failure. If the server did not answer, the message is in the console language. */
export const messageOf = ({ code, message }: Failure): string =>
  code === 'server_unreachable' ? translate('serverUnreachable') : message
