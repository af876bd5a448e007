import { concurrently } from '../concurrency.ts'
import { nullable, type Static, t } from '../schema.ts'
import type { Store } from '../store/store.ts'
import { monthOf } from '../store/store.ts'
import type { Access, Instant } from '../store/types.ts'
import { SANDBOX_DAILY_JOBS } from './jobs/order.ts'

const count = (description: string) => t.Integer({ minimum: 0, description })

const named = {
  id: t.String({ description: 'Stable identifier.' }),
  name: t.String({ description: 'As it was given.' }),
}

export const AccountResource = t.Object(
  {
    object: t.Literal('account', { description: 'What this is.' }),
    organisation: t.Object(
      { ...named, status: t.String({ description: 'Whether it may call.' }) },
      { description: 'Who pays.' },
    ),
    project: t.Object(named, { description: 'What the key belongs to.' }),
    key: t.Object(
      {
        id: named.id,
        environment: t.Union([t.Literal('sandbox'), t.Literal('live')], { description: 'Sandbox calls are free.' }),
        shown: t.String({ description: 'Its prefix and its last four characters.' }),
        created_at: t.String({ description: 'UTC timestamp.' }),
        expires_at: nullable(t.String({ description: 'UTC timestamp; null when it does not expire.' })),
      },
      { description: 'The key that asks.' },
    ),
    plan: t.Object(
      { slug: t.String({ description: 'Stable identifier.' }), title: t.String({ description: 'Its name.' }) },
      { description: 'What was subscribed to.' },
    ),
    limits: t.Object(
      {
        units_per_second: count('Rate limit, shared by all keys of the organisation in one environment.'),
        sandbox_calls_a_day: count('Successful calls of the organisation in the sandbox.'),
        sandbox_jobs_a_day: count('PDF jobs of the organisation in the sandbox.'),
      },
      { description: 'Of the plan.' },
    ),
    credits: t.Object(
      {
        month: t.String({ description: 'YYYY-MM, UTC.' }),
        included: count('In each month.'),
        included_left: count('Of this month; they lapse with it.'),
        purchased_left: count('They do not lapse.'),
        overage: nullable(
          t.Object(
            {
              used: count('Credits of this month beyond both.'),
              price_micros: count('Of a credit, millionths of the currency.'),
              spend_cap_micros: count('A month.'),
            },
            { description: 'Null unless it was opted into.' },
          ),
        ),
      },
      { description: 'Of the organisation; what its live calls are paid from.' },
    ),
    budget: nullable(
      t.Object(
        { monthly: count('Credits.'), used: count('Of this month.'), left: count('Of this month.') },
        { description: 'Of the project; null where it has none.' },
      ),
    ),
    sandbox: t.Object(
      { calls_today: count('UTC.'), calls_left_today: count('UTC.') },
      { description: 'Of the organisation.' },
    ),
    payment_due_by: nullable(t.String({ description: 'When live calls stop because a payment is overdue.' })),
  },
  { $id: 'Account' },
)

const time = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())

/** What a key has and may: its organisation's balance, its project's budget, the limits. */
export const accountResource = async (
  { key, project, organisation, plan }: Access,
  store: Pick<Store, 'funds' | 'sandboxCalls'>,
  now: Instant,
): Promise<Static<typeof AccountResource>> => {
  const [funds, calls] = await concurrently(
    () => store.funds(organisation.id, project.id, now),
    () => store.sandboxCalls(organisation.id, now),
  )
  const { spendCapMicros } = organisation
  const { overagePriceMicros, sandboxDailyCalls } = plan
  const { monthlyBudget } = project
  return {
    object: 'account',
    organisation: { id: organisation.id, name: organisation.name, status: organisation.status },
    project: { id: project.id, name: project.name },
    key: {
      id: key.id,
      environment: key.environment,
      shown: `${key.prefix}…${key.lastFour}`,
      created_at: time(key.createdAt)!,
      expires_at: time(key.expiresAt),
    },
    plan: { slug: plan.slug, title: plan.title },
    limits: {
      units_per_second: plan.unitsPerSecond,
      sandbox_calls_a_day: sandboxDailyCalls,
      sandbox_jobs_a_day: SANDBOX_DAILY_JOBS,
    },
    credits: {
      month: monthOf(now),
      included: plan.monthlyCredits,
      included_left: Math.max(0, plan.monthlyCredits - funds.includedUsed),
      purchased_left: funds.granted,
      overage:
        spendCapMicros === null || overagePriceMicros === null
          ? null
          : { used: funds.overageUsed, price_micros: overagePriceMicros, spend_cap_micros: spendCapMicros },
    },
    budget:
      monthlyBudget === null
        ? null
        : { monthly: monthlyBudget, used: funds.projectUsed, left: Math.max(0, monthlyBudget - funds.projectUsed) },
    sandbox: { calls_today: calls, calls_left_today: Math.max(0, sandboxDailyCalls - calls) },
    payment_due_by: time(organisation.graceEndsAt),
  }
}
