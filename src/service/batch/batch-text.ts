import { metaText } from '../reply.ts'
import { errorText } from './finished-call.ts'
import type { PlannedCall } from './order.ts'

/** The calls of a request, before they run. */
interface Calls {
  readonly calls: readonly PlannedCall[]
}

interface Totals {
  readonly succeeded: number
  readonly failed: number
  readonly credits: number
}

/** The rate-limit units of all calls. */
export const unitsOf = ({ calls }: Calls): number => calls.reduce((sum, { cost }) => sum + cost.units, 0)

/** The fields of the answer beside its results. */
export const summaryText = (order: Calls, { succeeded, failed }: Omit<Totals, 'credits'>): string => {
  const credits = order.calls.reduce((sum, { cost }) => sum + cost.credits, 0)
  return `"succeeded":${succeeded},"failed":${failed},"rate_limit_units":${unitsOf(order)},"estimated_credits":${credits}`
}

interface Results {
  readonly requestId: string
  readonly totals: Totals
  /** JSON text of each result. */
  readonly texts: readonly string[]
}

/** The JSON text of the answer with all results. */
export const batchText = (order: Calls, { requestId, totals, texts }: Results): string =>
  `{"data":{"results":[${texts.join()}],${summaryText(order, totals)}},"meta":${metaText(requestId, totals.credits, [])}}`

/** The JSON text of the last line, after the lines with the results. */
export const lastLineText = (order: Calls, { requestId, totals }: Omit<Results, 'texts'>): string =>
  `{"data":{${summaryText(order, totals)}},"meta":${metaText(requestId, totals.credits, [])}}`

/** The JSON text of the answer to an order that shall only be estimated: the errors of invalid calls, and the price of the others. */
export const estimateText = (order: Calls, requestId: string): string => {
  const texts = order.calls.flatMap((call) =>
    call.fault ? errorText(call, call.fault, `${requestId}.${call.index + 1}`) : [],
  )
  return batchText(order, { requestId, texts, totals: { succeeded: 0, failed: texts.length, credits: 0 } })
}
