// Credits are charged in this order: included credits of the month, purchased credits, overage if it is enabled.

export interface CreditTerms {
  monthlyCredits: number
  overagePriceMicros: number | null
  spendCapMicros: number | null
  monthlyBudget: number | null
}

export interface Funds {
  /** Included credits used this month. */
  includedUsed: number
  /** Remaining purchased credits. */
  granted: number
  /** Credits of this month beyond included and purchased ones. */
  overageUsed: number
  /** Credits of all kinds that the project used this month. */
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
 * Splits `credits` by source, or returns the reason why they are refused. `ahead` are credits of running calls, which are
 * charged first.
 */
export const allot = (
  terms: CreditTerms,
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
  plan: Pick<CreditTerms, 'monthlyCredits' | 'overagePriceMicros'>
  organisation: Pick<CreditTerms, 'spendCapMicros'>
  project: Pick<CreditTerms, 'monthlyBudget'>
}): CreditTerms => ({
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
