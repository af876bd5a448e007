import { expect, test } from 'bun:test'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { PLANETS } from '../../../src/western/points.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('the closest aspect of the summary is the nearest major one of its list that Sun to Mars make with a planet', async () => {
  let named = 0
  const personal = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']
  const isPlanet = (name: string) => (PLANETS as readonly string[]).includes(name)
  for (const birth of randomBirths(60, 9)) {
    const { summary, chart } = await call(westernDetailedReport, birth)
    const nearest = chart.aspects
      .filter(({ aspect }) => ['conjunction', 'sextile', 'square', 'trine', 'opposition'].includes(aspect))
      .filter(({ planet_a: a, planet_b: b }) => isPlanet(a) && isPlanet(b))
      .filter(({ planet_a: a, planet_b: b }) => personal.includes(a) || personal.includes(b))
      .toSorted((one, other) => one.orb - other.orb)[0]
    const contact = /make with planets, the closest is ([^:]+):/.exec(summary)?.[1]
    expect([contact !== undefined, summary]).toEqual([nearest !== undefined, summary])
    if (!nearest) continue
    expect([contact, contact!.includes(nearest.planet_a), contact!.includes(nearest.planet_b)]).toEqual([
      contact,
      true,
      true,
    ])
    named++
  }
  expect(named).toBeGreaterThan(50)
})

test('the summary gives least and most effort to areas in the words of how they stand', async () => {
  const inArea = await corpus('western-life-area')
  const counted = { pressed: 0, milder: 0 }
  for (const birth of randomBirths(60, 11)) {
    const { summary, life_areas } = await call(westernDetailedReport, birth)
    const pressed = Object.values(life_areas).some(({ text }) =>
      Object.values(inArea).some((bands) => text.startsWith(bands.pressed.text)),
    )
    expect([summary.includes('most of the effort goes into'), summary]).toEqual([pressed, summary])
    counted[pressed ? 'pressed' : 'milder']++
  }
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(3)
})

test('opens with five sentences; two births share few', async () => {
  const all = await Promise.all(
    randomBirths(40, 6).map(async (birth) => (await call(westernDetailedReport, birth)).summary),
  )
  for (const summary of all) expect(sentencesOf(summary)).toHaveLength(5)
  const shared = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .map((other) => sentencesOf(one).filter((sentence) => sentencesOf(other).includes(sentence)).length),
  )
  expect(shared.reduce((total, n) => total + n, 0) / shared.length / 5).toBeLessThan(0.04)
})
