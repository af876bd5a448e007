import { afterAll, describe, expect, test } from 'bun:test'
import { contenders } from '../../bench/contender.ts'
import { results } from '../../bench/result.ts'
import { type Seat, trials } from '../../bench/trial.ts'
import { longTest } from '../long.ts'

const all = await trials()
const seats: Seat[] = []
afterAll(() => Promise.all(seats.map((seat) => seat.end?.())))

test('every subject has trials, and the names of trials are unique', () => {
  const subjects = ['positions', 'chart-set', 'transit-scan', 'panchang-year', 'bulk-match', 'houses', 'cold-start']
  for (const subject of [...subjects, 'service', 'http'])
    expect(all.some(({ name }) => name.startsWith(subject))).toBe(true)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('the names of contenders are unique', async () => {
  const names = (await contenders()).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('khagola')
})

describe.each(all.map((trial) => [trial.name, trial] as const))('%s', (_, trial) => {
  longTest(
    'contenders agree on a tiny size, and the reference takes part',
    async () => {
      const names: string[] = []
      const participants = await trial.participants()
      const answers = new Map<string, unknown>()
      for (const who of participants) {
        const seat = await trial.seat(who.name, trial.sizes.tiny)
        if (!seat) continue
        seats.push(seat)
        names.push(who.name)
        if (!who.limit || who.name === trial.reference) answers.set(who.name, await seat.answer())
      }
      const expected = answers.get(trial.reference)
      for (const who of participants)
        if (answers.has(who.name))
          expect(`${who.name}: ${trial.disagreement(expected, answers.get(who.name), who)}`).toBe(`${who.name}: null`)
      expect(names).toContain(trial.reference)
      expect(names.length).toBeGreaterThan(1)
    },
    300_000,
  )
})

test('a wrong answer is reported', async () => {
  const trial = all.find(({ name }) => name === 'chart-set random')!
  const seat = (await trial.seat('khagola', 2))!
  const right = (await seat.answer()) as number[]
  const wrong = right.with(6, right[6]! + 0.003 / 3600)
  const who = { name: 'khagola', arcseconds: 0.0025 }
  expect(trial.disagreement(right, right, who)).toBeNull()
  expect(trial.disagreement(right, wrong, who)).toContain('row 1 is 0.003')
  expect(trial.disagreement(right, right.slice(6), who)).toContain('numbers')
})

test('a ratio is the median of a contender divided by that of the first', () => {
  const trial = all.find(({ name }) => name === 'houses')!
  const [row] = results(
    trial,
    new Map([
      ['sweph', [{ '': 4 }, { '': 8 }, { '': 6 }]],
      ['khagola', [{ '': 2 }, { '': 3 }, { '': 1 }]],
    ]),
  )
  expect(row).toEqual({
    name: 'houses',
    unit: trial.unit,
    size: trial.sizes.timed,
    contenders: [
      { name: 'khagola', median: 2, best: 1, per_second: 0.5 },
      { name: 'sweph', median: 6, best: 4, per_second: 1 / 6 },
    ],
    ratio_to: { sweph: 3 },
  })
})
