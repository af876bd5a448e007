/** Where credits come from: first the month's included ones, then purchased ones, then overage where it was opted into. */

export interface Terms {
  monthlyCredits: number
  overagePriceMicros: number | null
  spendCapMicros: number | null
  monthlyBudget: number | null
}

export interface Funds {
  /** Included credits used this month. */
  includedUsed: number
  /** Purchased credits left. */
  granted: number
  /** Credits beyond both, this month. */
  overageUsed: number
  /** Credits of every kind that the project used this month. */
  projectUsed: number
}

export interface Allotment {
  included: number
  granted: number
  overage: number
}

/** Names of `FAULTS`. */
export type CreditRefusal = 'project_budget' | 'quota_exhausted' | 'spend_cap'

/**
 * From which purses `credits` would be taken, or why they cannot be. `ahead` are credits promised to calls under way,
 * which will be taken first.
 */
export const allot = (
  terms: Terms,
  funds: Funds,
  credits: number,
  ahead = { organisation: 0, project: 0 },
): Allotment | CreditRefusal => {
  if (terms.monthlyBudget !== null && funds.projectUsed + ahead.project + credits > terms.monthlyBudget)
    return 'project_budget'
  const includedLeft = Math.max(0, terms.monthlyCredits - funds.includedUsed)
  const beyond = Math.max(0, ahead.organisation + credits - includedLeft - funds.granted)
  if (beyond > 0) {
    if (terms.overagePriceMicros === null || terms.spendCapMicros === null) return 'quota_exhausted'
    if ((funds.overageUsed + beyond) * terms.overagePriceMicros > terms.spendCapMicros) return 'spend_cap'
  }
  const included = Math.min(credits, includedLeft)
  const granted = Math.min(credits - included, funds.granted)
  return { included, granted, overage: credits - included - granted }
}

export const termsOf = (access: {
  plan: Pick<Terms, 'monthlyCredits' | 'overagePriceMicros'>
  organisation: Pick<Terms, 'spendCapMicros'>
  project: Pick<Terms, 'monthlyBudget'>
}): Terms => ({
  monthlyCredits: access.plan.monthlyCredits,
  overagePriceMicros: access.plan.overagePriceMicros,
  spendCapMicros: access.organisation.spendCapMicros,
  monthlyBudget: access.project.monthlyBudget,
})

export const negatedAllotment = ({ included, granted, overage }: Allotment): Allotment => ({
  included: 0 - included,
  granted: 0 - granted,
  overage: 0 - overage,
})
