import type { Store } from '../store/store.ts'
import type { CallProgress } from './call-pipeline.ts'
import type { Success } from './reply.ts'

/** Credits that the calls of a key can still use without overage. */
const remainingCredits = (
  { plan, project }: NonNullable<CallProgress['access']>,
  { includedUsed, granted, projectUsed }: { includedUsed: number; granted: number; projectUsed: number },
): number => {
  const ofOrganisation = Math.max(0, plan.monthlyCredits - includedUsed) + granted
  return project.monthlyBudget === null
    ? ofOrganisation
    : Math.min(ofOrganisation, Math.max(0, project.monthlyBudget - projectUsed))
}

/**
 * The headers of a success about credits: those that this request was charged (0 for a replay), and for a live key those that remain. The
 * remaining credits are left out if the store would have to be asked for them.
 */
export const creditHeaders = (
  store: Pick<Store, 'funds'>,
  { access, now }: CallProgress,
  { credits, chargedCredits = credits, isChargedLater }: Pick<Success, 'credits' | 'chargedCredits' | 'isChargedLater'>,
): Record<string, string> => {
  if (isChargedLater) return {}
  const used = { 'X-Credits-Used': String(chargedCredits) }
  if (access?.key.environment !== 'live') return used
  try {
    const funds = store.funds(access.organisation.id, access.project.id, now, access)
    if (!(funds instanceof Promise)) return { ...used, 'X-Credits-Remaining': String(remainingCredits(access, funds)) }
    funds.catch(() => {})
  } catch {
    // The answer is charged already: it is sent without this header.
  }
  return used
}

/** The header `Server-Timing` of a call, milliseconds. */
export const serverTiming = ({ computeMs }: CallProgress, startedAt: number): string =>
  `compute;dur=${computeMs.toFixed(2)}, total;dur=${(performance.now() - startedAt).toFixed(2)}`
