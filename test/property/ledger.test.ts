import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { allot, type CreditTerms, type Funds } from '../../src/store/credits.ts'
import { testWorld } from '../service/world.ts'

const amount = fc.nat(20)
const terms: fc.Arbitrary<CreditTerms> = fc.record({
  monthlyCredits: amount,
  overagePriceMicros: fc.option(fc.integer({ min: 1, max: 5 })),
  spendCapMicros: fc.option(fc.nat(60)),
  monthlyBudget: fc.option(fc.nat(40)),
})
const funds: fc.Arbitrary<Funds> = fc.record({
  includedUsed: amount,
  granted: amount,
  overageUsed: amount,
  projectUsed: amount,
})

test('an allotment is complete, skips empty balances, and uses balances in order', () => {
  fc.assert(
    fc.property(terms, funds, fc.integer({ min: 1, max: 30 }), (terms, funds, credits) => {
      const taken = allot(terms, funds, credits)
      if (typeof taken === 'string') return
      const includedLeft = Math.max(0, terms.monthlyCredits - funds.includedUsed)
      expect(taken.included + taken.granted + taken.overage).toBe(credits)
      expect(taken.included).toBeLessThanOrEqual(includedLeft)
      expect(taken.granted).toBeLessThanOrEqual(funds.granted)
      expect(Math.min(taken.included, taken.granted, taken.overage)).toBeGreaterThanOrEqual(0)
      if (taken.granted + taken.overage > 0) expect(taken.included).toBe(includedLeft)
      if (taken.overage > 0) {
        expect(taken.granted).toBe(funds.granted)
        expect((funds.overageUsed + taken.overage) * terms.overagePriceMicros!).toBeLessThanOrEqual(
          terms.spendCapMicros!,
        )
      }
      if (terms.monthlyBudget !== null) expect(funds.projectUsed + credits).toBeLessThanOrEqual(terms.monthlyBudget)
    }),
  )
})

test('reserved credits count like spent credits', () => {
  fc.assert(
    fc.property(
      terms,
      funds,
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 10 }),
      (terms, funds, a, b) => {
        const first = allot(terms, funds, a)
        if (typeof first === 'string') return
        const after = {
          includedUsed: funds.includedUsed + first.included,
          granted: funds.granted - first.granted,
          overageUsed: funds.overageUsed + first.overage,
          projectUsed: funds.projectUsed + a,
        }
        const ahead = allot(terms, funds, b, { organisation: a, project: a })
        const then = allot(terms, after, b)
        expect(typeof ahead === 'string' ? ahead : 'fits').toBe(typeof then === 'string' ? then : 'fits')
      },
    ),
  )
})

type Step =
  | { do: 'call'; slug: 'fast' | 'heavy' | 'report' | 'throws' | 'wrong'; key: string | null; project: 0 | 1 }
  | { do: 'grant'; credits: number }
  | { do: 'pass'; days: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      slug: fc.constantFrom('fast', 'heavy', 'report', 'throws', 'wrong'),
      key: fc.option(fc.constantFrom('a', 'b', 'c')),
      project: fc.constantFrom(0, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grant' as const), credits: fc.integer({ min: 1, max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }) },
)
const COST = { fast: 1, heavy: 3, report: 10, throws: 0, wrong: 0 }

test('after any interleaving the ledger sums to the balances and to the price of successful calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 8 }), async (rounds) => {
      const { store, admin, callLive, organisation, project, clock } = await testWorld({
        plan: { monthlyCredits: 9, overagePriceMicros: 1 },
        spendCapMicros: 5,
        monthlyBudget: 25,
      })
      const second = await admin.createProject(organisation.id, 'Second', 12)
      const secondKey = await admin.createKey(second.id, 'live')
      let cost = 0
      let bought = 0
      for (const round of rounds) {
        await Promise.all(
          round.map(async (step) => {
            if (step.do === 'pass') return clock.pass(step.days * 86_400_000)
            if (step.do === 'grant') {
              bought += step.credits
              return admin.grantCredits(organisation.id, step.credits)
            }
            const key = step.project === 1 ? { key: secondKey.secret } : {}
            const reply = await callLive(step.slug, {}, { ...key, idempotencyKey: step.key })
            if (reply.status === 200 && !reply.headers['Idempotent-Replayed']) cost += COST[step.slug]
          }),
        )
      }
      const rows = await store.ledger(organisation.id)
      const sum = (field: 'included' | 'granted' | 'overage', of = rows) => of.reduce((all, row) => all + row[field], 0)
      expect(sum('included') + sum('granted') + sum('overage')).toBe(bought - cost)
      for (const month of new Set(rows.map((row) => row.month))) {
        const at = Date.parse(`${month}-10`)
        const during = rows.filter((row) => row.month === month)
        for (const { id, monthlyBudget } of [project, second]) {
          const funds = await store.funds(organisation.id, id, at)
          const own = during.filter((row) => row.projectId === id)
          expect(funds).toEqual({
            includedUsed: 0 - sum('included', during),
            granted: sum('granted'),
            overageUsed: 0 - sum('overage', during),
            projectUsed: 0 - sum('included', own) - sum('granted', own) - sum('overage', own),
          })
          expect(funds.includedUsed).toBeLessThanOrEqual(9)
          expect(funds.overageUsed).toBeLessThanOrEqual(5)
          expect(funds.projectUsed).toBeLessThanOrEqual(monthlyBudget!)
          expect(funds.granted).toBeGreaterThanOrEqual(0)
        }
      }
      await store.close()
    }),
    { numRuns: 150 },
  )
}, 300_000)
