import { concurrently } from '../../concurrency.ts'
import { periodsAt, repeatUntil } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { dashaSupports, STANDPOINTS, transitLink } from '../../jyotish/double-transit.ts'
import { type SignStay, signStays } from '../../jyotish/sign-stays.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { distinct, maybe, nullable, oneOf, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { overlapOf } from '../../time/window.ts'
import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { coveredPart, windowFields } from '../shared/almanac.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, midnightOf, midnightOfLife, siderealFrameOf } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, NodeName } from '../shared/shapes.ts'

// source: BPHS 11, in a few words
const MATTERS: Record<HouseNumber, string> = {
  1: 'self, body, new beginnings',
  2: 'money saved, speech, family',
  3: 'courage, siblings, writing',
  4: 'home, land, mother',
  5: 'children, learning, love',
  6: 'service, debts, illness',
  7: 'marriage, partners, the public',
  8: 'legacies, hidden things, repair',
  9: 'fortune, father, faith, distance',
  10: 'work, rank, reputation',
  11: 'income, friends, wishes',
  12: 'expense, foreign places, release',
}

const HOUSE_KEYS = HOUSES.map(String) as [`${HouseNumber}`, ...`${HouseNumber}`[]]
const HIGHEST = 3

export default capability({
  slug: 'double-transit',
  title: 'Double transit',
  summary: 'Windows in which Jupiter and Saturn together activate a house, graded with the running dasha.',
  weight: 'heavy',
  method:
    'The rule is K. N. Rao’s: a house is active while transiting Jupiter (aspects 5, 7, 9) and Saturn (3, 7, 10) each occupy or aspect the house, or the natal sign of its lord, from the Ascendant or the Moon. Windows are cut at the sign ingresses of both. The grade is 1, plus 1 if the rule holds from both, plus 1 if the mahadasha or antardasha lord at the middle owns, occupies or aspects the house; the largest is 3.',
  input: birthWithNode({
    start_date: AS_OF,
    years: maybe(t.Integer({ minimum: 1, maximum: 30, default: 10 })),
    houses: maybe(
      t.Array(House, { minItems: 1, uniqueItems: true, description: 'Houses to test; default: all twelve.' }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    windows: t.Array(
      t.Object({
        house: House,
        matter: t.String(),
        ...windowFields,
        jupiter_link: t.String({ description: 'Jupiter’s link to the house.' }),
        saturn_link: t.String(),
        dasha_support: t.Boolean(),
        dasha: t.Object({ mahadasha: Graha, antardasha: Graha }),
        grade: t.Integer({ minimum: 1, maximum: HIGHEST }),
        from: distinct(oneOf(STANDPOINTS), { description: 'Points from which the transit counts.' }),
        text: nullable(
          t.String({ description: 'Matters of the house, given with its first window; null in the others.' }),
        ),
        facts: CitedFacts,
      }),
    ),
    by_house: t.Object(Object.fromEntries(HOUSE_KEYS.map((house) => [house, t.Number()])), {
      description: 'Total days, to a tenth.',
    }),
  }),
  example: { ...independence, start_date: '2026-11-21', years: 3, houses: [7, 10] },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart, moment } = person
  const { sky, signal } = world
  const day = dayOfLife(input.start_date, 'start_date', person, world)
  const selection = {
    from: midnightOfLife(day, person),
    to: midnightOf({ ...day, year: day.year + (input.years ?? 10) }),
  }
  const window = coveredPart(selection, 'start_date', world)
  const frame = siderealFrameOf(person)
  const [jupiter, saturn, matters] = await concurrently(
    () => signStays('Jupiter', window, frame, sky, signal),
    () => signStays('Saturn', window, frame, sky, signal),
    () => corpus('house-matter'),
  )
  const pieces = jupiter.flatMap((j) =>
    saturn.flatMap((s) => {
      const both = overlapOf(j, s)
      return both ? [{ ...both, j, s }] : []
    }),
  )
  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const usedTexts = new Set<HouseNumber>()

  const windowOf = (
    house: HouseNumber,
    { from, to, j, s }: { from: JulianDay; to: JulianDay; j: SignStay; s: SignStay },
  ) => {
    const links = STANDPOINTS.flatMap((standpoint) => {
      const byJupiter = transitLink('Jupiter', j.sign, house, standpoint, chart)
      const bySaturn = transitLink('Saturn', s.sign, house, standpoint, chart)
      return byJupiter && bySaturn ? [{ standpoint, byJupiter, bySaturn }] : []
    })
    if (links.length === 0) return []
    const middle = ((from + to) / 2) as JulianDay
    const lords = periodsAt(repeatUntil(dasha, middle), middle, 2).map(({ ruler }) => ruler)
    const supported = links.some(({ standpoint }) =>
      lords.some((lord) => dashaSupports(lord, house, standpoint, chart)),
    )
    const joined = (clauses: string[]) => clauses.join('; ')
    const jupiterLink = joined(links.map(({ byJupiter }) => byJupiter))
    const saturnLink = joined(links.map(({ bySaturn }) => bySaturn))
    const passages = usedTexts.has(house)
      ? []
      : compose([
          {
            id: `transit.double.house.${house}`,
            kind: 'transit',
            text: `Jupiter ${jupiterLink}; Saturn ${saturnLink}.`,
            value: house,
            source: 'K. N. Rao, double transit',
            weight: 1,
            says: matters[house],
          },
        ])
    usedTexts.add(house)
    return [
      {
        house,
        matter: MATTERS[house],
        from,
        to,
        row: {
          jupiter_link: jupiterLink,
          saturn_link: saturnLink,
          dasha_support: supported,
          dasha: { mahadasha: lords[0]!, antardasha: lords[1]! },
          grade: Math.min(HIGHEST, 1 + (links.length - 1) + Number(supported)),
          from: links.map(({ standpoint }) => standpoint),
          text: passages.length > 0 ? prose(passages) : null,
          facts: citedFacts(passages),
        },
      },
    ]
  }

  const houses = (input.houses ?? HOUSES) as readonly HouseNumber[]
  const windows = pieces.flatMap((piece) => houses.flatMap((house) => windowOf(house, piece)))
  const days = (house: number) =>
    windows.filter((one) => one.house === house).reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    windows: windows.map(({ house, matter, from, to, row }) => ({
      house,
      matter,
      start: isoLocal(from, moment.zone),
      end: isoLocal(to, moment.zone),
      ...row,
    })),
    by_house: Object.fromEntries(HOUSES.map((house) => [String(house), Math.round(days(house) * 10) / 10])),
  }
})
