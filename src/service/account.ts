import { concurrently } from '../concurrency.ts'
import { nullable, oneOf, type Static, t } from '../schema.ts'
import type { Store } from '../store/store.ts'
import { monthOfInstant } from '../store/store.ts'
import type { Access, Instant } from '../store/types.ts'
import { SANDBOX_DAILY_JOBS } from './jobs/order.ts'

const countField = (description: string) => t.Integer({ minimum: 0, description })

const identity = {
  id: t.String({ description: 'Stable identifier.' }),
  name: t.String({ description: 'Display name.' }),
}

export const AccountResource = t.Object(
  {
    object: t.Literal('account', { description: 'Object type.' }),
    organisation: t.Object(
      { ...identity, status: oneOf(['active', 'suspended'], { description: 'Status of the organisation.' }) },
      { description: 'Organisation that pays for the calls.' },
    ),
    project: t.Object(identity, { description: 'Project of the calling key.' }),
    key: t.Object(
      {
        id: identity.id,
        environment: t.Union([t.Literal('sandbox'), t.Literal('live')], {
          description: 'Environment of the key. Sandbox calls are free.',
        }),
        shown: t.String({ description: 'Shortened key: its prefix and last four characters.' }),
        created_at: t.String({ description: 'UTC timestamp.' }),
        expires_at: nullable(t.String({ description: 'UTC timestamp; null when it does not expire.' })),
      },
      { description: 'The calling key.' },
    ),
    plan: t.Object(
      { slug: t.String({ description: 'Stable identifier.' }), title: t.String({ description: 'Name.' }) },
      { description: 'Subscribed plan.' },
    ),
    limits: t.Object(
      {
        units_per_second: countField('Rate limit, shared by all keys of the organisation in one environment.'),
        sandbox_calls_a_day: countField('Limit of successful sandbox calls per organisation.'),
        sandbox_jobs_a_day: countField('Limit of sandbox PDF jobs per organisation.'),
      },
      { description: 'Limits of the plan.' },
    ),
    credits: t.Object(
      {
        month: t.String({ description: 'Calendar month in UTC, YYYY-MM.' }),
        included: countField('Included credits per month.'),
        included_left: countField('Unused included credits; they lapse at the end of the month.'),
        purchased_left: countField('Unused purchased credits; they never lapse.'),
        overage: nullable(
          t.Object(
            {
              used: countField('Overage credits this month.'),
              price_micros: countField('Price of an overage credit, millionths of the currency.'),
              spend_cap_micros: countField('Limit of overage cost per month, millionths of the currency.'),
            },
            { description: 'Overage; null unless the organisation has opted in.' },
          ),
        ),
      },
      { description: "The organisation's credits, which pay for live calls." },
    ),
    budget: nullable(
      t.Object(
        {
          monthly: countField('Credits per month.'),
          used: countField('Credits used this month.'),
          left: countField('Credits left this month.'),
        },
        { description: 'Project budget in credits; null if none.' },
      ),
    ),
    sandbox: t.Object(
      {
        calls_today: countField('Sandbox calls since 00:00 UTC.'),
        calls_left_today: countField('Sandbox calls left until 24:00 UTC.'),
      },
      { description: 'Sandbox calls of the organisation.' },
    ),
    payment_due_by: nullable(t.String({ description: 'Time when an overdue payment stops live calls.' })),
  },
  { $id: 'Account' },
)

const isoTime = (at: Instant | null) => (at === null ? null : new Date(at).toISOString())

/** The account of a key: its organisation's credits, its project's budget, and the limits of its plan. */
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
      created_at: isoTime(key.createdAt)!,
      expires_at: isoTime(key.expiresAt),
    },
    plan: { slug: plan.slug, title: plan.title },
    limits: {
      units_per_second: plan.unitsPerSecond,
      sandbox_calls_a_day: sandboxDailyCalls,
      sandbox_jobs_a_day: SANDBOX_DAILY_JOBS,
    },
    credits: {
      month: monthOfInstant(now),
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
    payment_due_by: isoTime(organisation.graceEndsAt),
  }
}
