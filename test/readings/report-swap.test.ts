import { expect, test } from 'bun:test'
import career from '../../src/capabilities/reports/report-career.ts'
import children from '../../src/capabilities/reports/report-children.ts'
import education from '../../src/capabilities/reports/report-education.ts'
import foreignTravel from '../../src/capabilities/reports/report-foreign-travel.ts'
import health from '../../src/capabilities/reports/report-health.ts'
import marriage from '../../src/capabilities/reports/report-marriage.ts'
import politics from '../../src/capabilities/reports/report-politics.ts'
import property from '../../src/capabilities/reports/report-property.ts'
import relocation from '../../src/capabilities/reports/report-relocation.ts'
import romance from '../../src/capabilities/reports/report-romance.ts'
import spiritual from '../../src/capabilities/reports/report-spiritual.ts'
import wealth from '../../src/capabilities/reports/report-wealth.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import type { RasiChart } from '../../src/jyotish/chart.ts'
import { GRAHAS, type Graha, lordOf } from '../../src/jyotish/grahas.ts'
import { ORDINALS } from '../../src/zodiac/house-words.ts'
import { HOUSES, signOfHouse } from '../../src/zodiac/signs.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'

// Reports belong to one chart: their statements on places and lords are true for the person, and some are false for
// nearly every other person.

const AS_OF = '2026-11-29'
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const BIRTHS = randomBirths(sample(40, 500), 77)
  .filter(({ datetime }) => datetime > '1938' && datetime < '2007')
  .slice(0, sample(10, 80, 150))

interface Statement {
  /** A planet, or the lord of a house. */
  readonly subject: Graha | number
  readonly relation: 'rules' | 'stands'
  readonly house: number
}
const NAMES = GRAHAS.join('|')
const RULES = new RegExp(`\\b(${NAMES})(?:,? which)? rules your (\\w+) house`, 'g')
const STANDS = new RegExp(`\\b(${NAMES})(?:, which [^,.]+,| rules your \\w+ house,)? stands in your (\\w+) house`, 'g')
const IN = new RegExp(`\\b(${NAMES}), in your (\\w+) house, leads`, 'g')
const WITH = new RegExp(`\\b[Ww]ith (?:the )?(${NAMES}) in your (\\w+) house\\b`, 'g')
const FROM = new RegExp(`\\b(${NAMES}) aspects your \\w+ house from your (\\w+)\\b`, 'g')

const LORD = /\blord of your (\w+) house is [^.,:;]*? in (?:the|your) (\w+)\b/g

const houseNumber = (ordinal: string): number => ORDINALS.indexOf(ordinal as (typeof ORDINALS)[number]) + 1
const statementsIn = (text: string): Statement[] => {
  const found = (pattern: RegExp, relation: Statement['relation']) =>
    [...text.matchAll(pattern)].map(([, planet, ordinal]) => ({
      subject: (GRAHAS as readonly string[]).includes(planet!) ? (planet as Graha) : houseNumber(planet!),
      relation,
      house: houseNumber(ordinal!),
    }))
  return [
    ...found(RULES, 'rules'),
    ...[STANDS, IN, WITH, FROM, LORD].flatMap((pattern) => found(pattern, 'stands')),
  ].filter(({ house }) => house > 0)
}
const isTrue = ({ subject, relation, house }: Statement, chart: RasiChart): boolean => {
  const lords = HOUSES.map((each) => lordOf(signOfHouse(chart.ascendant.sign, each)))
  const planet = typeof subject === 'number' ? lords[subject - 1]! : subject
  return relation === 'stands' ? chart.graha[planet].house === house : lords[house - 1] === planet
}

test.each([
  ['marriage', marriage],
  ['career', career],
  ['wealth', wealth],
  ['education', education],
  ['property', property],
  ['children', children],
  ['travel abroad', foreignTravel],
  ['health', health],
  ['public life', politics],
  ['moving', relocation],
  ['love', romance],
  ['the inner life', spiritual],
] as const)(
  'a report on %s fits its own chart and hardly any other',
  async (_, report) => {
    const people: { chart: RasiChart; statements: Statement[] }[] = []
    for (const birth of BIRTHS) {
      const { summary, sections } = await report.compute({ ...birth, as_of: AS_OF, years: 10 }, world)
      const text = [summary.text, ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))].join(' ')
      people.push({ chart: natal(birth, world).chart, statements: statementsIn(text) })
    }
    let fitting = 0
    for (const [i, { chart, statements }] of people.entries()) {
      expect(statements.length).toBeGreaterThan(1)
      expect(statements.filter((statement) => !isTrue(statement, chart))).toEqual([])
      fitting += people.filter((other, j) => i !== j && statements.every((each) => isTrue(each, other.chart))).length
    }
    // Four places, each one of twelve houses, agree by chance in one of 20,000 pairs of charts; three in one of 1,700.
    expect(fitting / (people.length * (people.length - 1))).toBeLessThan(1 / 1700)
  },
  3_600_000,
)
