import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { capitalisedName, type Lord, nameInSentence, SEVEN } from '../../jyotish/grahas.ts'
import { type GrahaStay, partStays, signStays } from '../../jyotish/sign-stays.ts'
import { ashtakavarga, CONTRIBUTORS, kakshaLord, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { sentenceFilterAt } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { maybe, meaning, oneOf, optionalKeys, rows, t } from '../../schema.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { overlapOf } from '../../time/window.ts'
import { quantity } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { type HouseNumber, houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { coveredPart, windowFields } from '../shared/almanac.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { ageOfNatal, dayOr, midnightOf, siderealFrameOf, WINDOW_START } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, House, NodeName, Sign } from '../shared/shapes.ts'
import { gradeOf, TRANSIT_GRADES } from './parts/transit-grades.ts'

const USUAL: readonly Lord[] = ['Sun', 'Mars', 'Jupiter', 'Saturn']
const MAX_DAYS_OF_MOON = 92

interface WeighedStay {
  planet: Lord
  sign: SignIndex
  house: HouseNumber
  grade: (typeof TRANSIT_GRADES)[number]
  bindus: number
  all: number
}

/** The meaning of a grade, in two alternating texts. */
const stayText = ({ planet, sign, house, grade, bindus, all }: WeighedStay): Cell => {
  const there = `${signName(sign)}, the ${ordinalInWords(house)} from the ascendant`
  const own = `${quantity(bindus, 'bindu')} of its own and ${all} of all`
  const tellings: Record<WeighedStay['grade'], readonly [string, string]> = {
    strong: [
      `${capitalisedName(planet)} has ${own} in ${there}: a strong stay, in which effort pays.`,
      `In ${there}, ${nameInSentence(planet)} is carried by ${own}, and what is begun there is well supported.`,
    ],
    average: [
      `${capitalisedName(planet)} has ${own} in ${there}: an average stay, which gives what is worked for.`,
      `With ${own}, ${nameInSentence(planet)} neither lifts nor hinders ${there}.`,
    ],
    weak: [
      `${capitalisedName(planet)} has ${own} in ${there}: a weak stay, in which little should be staked.`,
      `In ${there}, ${nameInSentence(planet)} has to manage on ${own}, and its affairs move slowly.`,
    ],
  }
  const [first, second] = tellings[grade].map((text) => ({ text, source: 'BPHS 66-70' }))
  return [first!, second!]
}

/** Size of a kakshya, degrees. */
const KAKSHYA = 3.75

export default capability({
  slug: 'ashtakavarga-transits',
  title: 'Ashtakavarga transits',
  summary: 'Stays of the planets in signs, rated by the natal bindus, with every kakshya passed.',
  weight: 'standard',
  method:
    "Source: BPHS ch. 66-70. The planet’s own bindus in the sign are strong from 5, average at 4, otherwise weak; all bindus are strong from 30, average from 25, otherwise weak. Where the two grades are two steps apart the result is average. Kakshyas of 3°45' belong to Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon and Ascendant; a kakshya has a bindu if its lord gave one. Sidereal crossings are exact; stays are cut at the ends of the range. With the Moon the range is limited to 92 days.",
  input: birthWithNode({
    start_date: WINDOW_START,
    days: maybe(t.Integer({ minimum: 1, maximum: 3660, default: 365 })),
    planets: maybe(
      t.Array(oneOf(SEVEN), {
        minItems: 1,
        maxItems: 7,
        uniqueItems: true,
        default: ['Sun', 'Mars', 'Jupiter', 'Saturn'],
        description: 'Planets except the nodes, which have no varga.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    bhinnashtakavarga: optionalKeys(SEVEN, rows(t.Integer(), 12)),
    sarvashtakavarga: rows(t.Integer(), 12),
    stays: t.Array(
      t.Object({
        planet: oneOf(SEVEN),
        sign: Sign,
        house_from_ascendant: House,
        house_from_moon: meaning(House, 'House from the Moon sign, 1 the sign itself.'),
        ...windowFields,
        bindus: t.Integer({ minimum: 0, maximum: 8 }),
        sav: t.Integer(),
        grade: oneOf(TRANSIT_GRADES),
        text: t.String({ description: 'Matters of the house, given with the first stay there.' }),
        facts: CitedFacts,
        kakshyas: t.Array(t.Object({ lord: oneOf(CONTRIBUTORS), ...windowFields, bindu: t.Boolean() })),
      }),
    ),
  }),
  example: { ...independence, start_date: '2026-11-21', days: 120 },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart, moment } = person
  const { sky, signal } = world
  const frame = siderealFrameOf(person)
  const planets = input.planets ?? USUAL
  const value = input.days ?? 365
  const days = planets.includes('Moon') ? Math.min(value, MAX_DAYS_OF_MOON) : value
  if (days < value)
    world.warn('span_shortened', `With the Moon among the planets the span must be at most ${MAX_DAYS_OF_MOON} days.`)
  const from = midnightOf(dayOr(input.start_date, 'start_date', person, world))
  const window = coveredPart({ from, to: plusDays(from, days) }, 'start_date', world)
  const { bhinna, sarva, prastara } = ashtakavarga(seatsOf(chart))
  const write = ({ from, to }: GrahaStay) => ({ start: isoLocal(from, moment.zone), end: isoLocal(to, moment.zone) })

  const matters = await corpus('house-matter')
  const usedSentences = sentenceFilterAt(ageOfNatal(person, from))
  const telling = (planet: Lord, sign: SignIndex, house: HouseNumber, grade: (typeof TRANSIT_GRADES)[number]) => {
    const [bindus, all] = [bhinna[planet][sign]!, sarva[sign]!]
    const stay = {
      kind: 'transit',
      value: grade,
      source: 'BPHS 66-70',
      text: `${capitalisedName(planet)} has ${quantity(bindus, 'bindu')} of its own in ${signName(sign)}, and the sign ${all} of all: ${grade}.`,
    } as const
    const facts: FactText[] = [
      {
        ...stay,
        id: `SAV.${planet}.${signName(sign)}`,
        weight: 2,
        says: stayText({ planet, sign, house, grade, bindus, all }),
      },
      { ...stay, id: `transit.${planet}.house.${house}`, value: house, weight: 1, says: matters[house] },
    ]
    const passages = compose(facts, { usedSentences })
    const text =
      prose(passages) ||
      `${capitalisedName(planet)} is again in ${signName(sign)}, and what was said of it there holds.`
    return { text, facts: citedFacts(passages) }
  }

  const matches = await mapConcurrently(planets, async (planet) => {
    const [signs, eighths] = await concurrently(
      () => signStays(planet, window, frame, sky, signal),
      () => partStays(planet, KAKSHYA, window, frame, sky, signal),
    )
    return { planet, signs, eighths }
  })
  // Written in the order of the answer, not of the searches: earlier texts shorten later ones.
  const stays = matches.flatMap(({ planet, signs, eighths }) =>
    signs.map((stay) => {
      const { sign } = stay
      const bindus = bhinna[planet][sign]!
      const house = houseFrom(chart.ascendant.sign, sign)
      const grade = gradeOf(bindus, sarva[sign]!)
      return {
        planet,
        sign: signName(sign),
        house_from_ascendant: house,
        house_from_moon: houseFrom(chart.graha.Moon.sign, sign),
        ...write(stay),
        bindus,
        sav: sarva[sign]!,
        grade,
        ...telling(planet, sign, house, grade),
        kakshyas: eighths
          .filter((eighth) => Math.floor(eighth.part / 8) === sign && overlapOf(eighth, stay))
          .map((eighth) => {
            const lord = kakshaLord((eighth.part % 8) * KAKSHYA)
            return { lord, ...write(eighth), bindu: prastara[planet][lord][sign] === 1 }
          }),
      }
    }),
  )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    bhinnashtakavarga: Object.fromEntries(SEVEN.map((planet) => [planet, [...bhinna[planet]]])),
    sarvashtakavarga: [...sarva],
    stays,
  }
})
