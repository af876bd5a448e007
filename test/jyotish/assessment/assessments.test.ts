import { expect, test } from 'bun:test'
import { birthFacts } from '../../../src/capabilities/shared/circumstances.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { AREA_RULES, areaAssessment } from '../../../src/jyotish/assessment/area.ts'
import type { Assessment } from '../../../src/jyotish/assessment/assessment.ts'
import { HOUSE_CONDITIONS, houseAssessments } from '../../../src/jyotish/assessment/house.ts'
import { CONDITIONS, planetAssessments } from '../../../src/jyotish/assessment/planet.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { yogaVerdictsOf } from '../../../src/jyotish/yogas/index.ts'
import { delhi1947, randomBirths } from '../../capabilities/births.ts'
import { sample } from '../../long.ts'
import { worldAt } from '../../world.ts'

const world = worldAt()

const assessmentsOfBirth = (birth: Parameters<typeof natal>[0]) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const planets = planetAssessments(born.chart, facts.shadbalaRatios())
  const yogas = yogaVerdictsOf(facts).flatMap(({ rule, cancelled }) => (cancelled ? [] : [rule]))
  return { chart: born.chart, planets, houses: houseAssessments(born.chart, planets), yogas }
}

const BIRTHS = randomBirths(sample(250, 600), 24).map(assessmentsOfBirth)

const scoreFromFactors = ({ factors }: Assessment<string>) => 50 + factors.reduce((sum, { effect }) => sum + effect, 0)

test('the effects of the factors add up to the score, and no factor is repeated', () => {
  for (const { chart, planets, houses, yogas } of BIRTHS.slice(0, 100)) {
    const areas = Object.values(AREA_RULES).map((area) => areaAssessment(area, chart, yogas))
    for (const assessment of [...Object.values(planets), ...houses, ...areas]) {
      const expectedScore = Math.min(100, Math.max(0, scoreFromFactors(assessment)))
      expect(Math.abs(assessment.score - expectedScore)).toBeLessThanOrEqual(0.0501)
      expect(assessment.factors.every(({ effect, text }) => effect !== 0 && text.endsWith('.'))).toBe(true)
    }
    for (const planet of GRAHAS) {
      const ids = planets[planet].factors.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  }
})

const bandShares = (bands: readonly string[], bandsSeen: readonly string[]) =>
  bands.map((band) => bandsSeen.filter((each) => each === band).length / bandsSeen.length)

test('every band has 10% to 45% of random charts, and no planet is strong in more than half', () => {
  const bands = BIRTHS.map(({ planets }) => planets)
  const planetShares = bandShares(
    CONDITIONS,
    bands.flatMap((planets) => GRAHAS.map((graha) => planets[graha].band)),
  )
  const houseShares = bandShares(
    HOUSE_CONDITIONS,
    BIRTHS.flatMap(({ houses }) => houses.map(({ band }) => band)),
  )
  for (const share of [...planetShares, ...houseShares]) {
    expect(share).toBeGreaterThanOrEqual(0.1)
    expect(share).toBeLessThanOrEqual(0.45)
  }
  for (const graha of GRAHAS)
    expect(
      bandShares(
        ['strong'],
        bands.map((planets) => planets[graha].band),
      )[0],
    ).toBeLessThan(0.5)
})

test('the factors of Saturn for Delhi 1947 match the calculation by hand', () => {
  // Saturn is in Cancer, house 3. The Moon is his natural enemy and, in the sign of Saturn, no temporary friend: a
  // great enemy, -8. Navamsha: 20°28' of Cancer is in its seventh navamsha, counted from Cancer, Capricorn, his own
  // sign: 12 x 0.35. Combust, 3.5 degrees from the Sun: -12. House 3: 0. Companions: Sun (malefic) and Moon (one day
  // old, malefic) -3 each, Mercury (a benefic beside Venus) and Venus +3 each. No planet aspects Cancer. Baladi
  // avastha: 20°28' of an even sign is in the fourth fifth, the second from the end: kumara, 0. No planetary war, not
  // retrograde, no directional strength.
  const { planets } = assessmentsOfBirth(delhi1947)
  const { factors, band } = planets.Saturn
  const effects = Object.fromEntries(factors.map(({ id, effect }) => [id, effect]))
  expect(effects).toMatchObject({ 'D1.Saturn.dignity': -8, 'D1.Saturn.combust': -12 })
  expect(effects['D9.Saturn.dignity']).toBeCloseTo(12 * 0.35, 9)
  expect(effects['D1.Saturn.company']).toBeUndefined()
  expect(effects['D1.Saturn.war']).toBeUndefined()
  expect(band).toBe('weak')
})

// Worked by hand from the formula for one house, one karaka and one varga.
test('the career factors for Delhi 1947 match the calculation by hand', () => {
  const { chart, yogas } = assessmentsOfBirth(delhi1947)
  const { factors, score } = areaAssessment(
    { ...AREA_RULES.career, secondary: [], karakas: ['Sun'], groups: [] },
    chart,
    yogas,
  )
  const points = Object.fromEntries(factors.map(({ id, effect }) => [id, effect]))
  // House 10 is Aquarius. Its lord Saturn is in Cancer, house 3: an enemy's sign -4, place 0. Mars in Gemini does not
  // aspect Aquarius (his 4th, 7th and 8th are Virgo, Sagittarius and Capricorn). Jupiter in Libra aspects it by his
  // 5th: +2. The house is empty.
  expect(points['D1.Saturn.dignity']).toBe(-4)
  expect(points['D1.house.10.lord']).toBeUndefined()
  expect(points['D1.house.10.aspected_by.Jupiter']).toBe(2)
  expect(Object.keys(points).filter((id) => id.startsWith('D1.house.10'))).toEqual(['D1.house.10.aspected_by.Jupiter'])
  // The Sun in a friend's or an enemy's sign counts half. House 3 gives 0.
  expect(points['D1.Sun.house']).toBeUndefined()
  expect(score).toBeCloseTo(50 + Object.values(points).reduce((sum, effect) => sum + effect, 0), 1)
})

test('a higher Shadbala never lowers an assessment', () => {
  for (const { chart } of BIRTHS.slice(0, 50)) {
    const before = planetAssessments(chart, null)
    const ratios = { Sun: 1.4, Moon: 1.4, Mars: 1.4, Mercury: 1.4, Jupiter: 1.4, Venus: 1.4, Saturn: 1.4 }
    const after = planetAssessments(chart, ratios)
    const [low, high] = [houseAssessments(chart, before), houseAssessments(chart, after)]
    for (const graha of GRAHAS) expect(after[graha].score).toBeGreaterThanOrEqual(before[graha].score)
    for (const { house } of low) expect(high[house - 1]!.score).toBeGreaterThanOrEqual(low[house - 1]!.score)
  }
})
