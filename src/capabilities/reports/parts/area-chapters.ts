import { DIGNITY_TEXT } from '../../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { MatterFactor } from '../../../jyotish/assessment/house.ts'
import { dignity } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Graha, isNode, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import { withoutContradictions } from '../../../jyotish/yogas/contradictions.ts'
import { isCommonYoga, yogaShare } from '../../../jyotish/yogas/notable-yogas.ts'
import { isLate, isYoung } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, type Sign } from '../../../zodiac/signs.ts'
import { type Grounded, joinPassages } from '../../shared/cited-facts.ts'
import { joinReason, lowerFirst } from '../../shared/narrative/causes.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { shareInWords } from '../../shared/share-words.ts'
import { yogaResult } from '../../shared/yoga-result.ts'
import type { AreaArgument } from './area-argument.ts'
import { houseFact } from './area-houses.ts'
import type { areaKind } from './area-kind.ts'
import { partReason } from './area-parts.ts'
import { factorFact, type OpenArea } from './area-report.ts'
import { lordSeatFact, seatFact } from './area-sections.ts'
import { parentsParts } from './parents-sections.ts'
import { planetShadeOf } from './theme-plan.ts'
import { vargaCourse } from './varga-course.ts'

/**
 * The middle chapters of an area report: a house, a significator, a divisional chart, the parts of the matter. Each is a finding for the
 * reader, followed by its reason. For a minor the same chapters have the texts for parents.
 */

/** A yoga of more births than this share says little of one person. source: this project's own limit */
const SAYS_LITTLE = 0.45

type Element = ReturnType<typeof elementOf>
/** A significator by the element of its sign: in strong or good condition, or with a load. */
export type PlanetTexts = Readonly<Record<Element, Readonly<Record<'able' | 'loaded', Cell>>>>

interface HouseChapter {
  /** By the house in which the lord stands, or by the lord. */
  readonly places?: Readonly<Record<HouseNumber, Cell>>
  readonly lords?: Readonly<Record<Lord, Cell>>
  /** Texts that begin with "You" and follow "With Saturn in your fifth house,". */
  readonly guests?: Readonly<Record<Graha, Cell>>
  /** True for the main house: a sentence weighs its help against its load. */
  readonly isMain?: boolean
}
/** Titles of sections in a minor's report, for the parents. */
const PARENTS_TITLES: Readonly<Record<string, string>> = {
  promise: 'What your child brings along',
  promise_of_move: 'What your child brings along',
  purpose: 'What your child brings along',
  vitality: 'What your child brings along',
  mind_and_memory: 'How your child thinks and remembers',
  fourth_house: 'Home and first lessons',
  fifth_house: 'How your child understands',
  ninth_house: 'Teachers',
  siddhamsha: 'The chart of learning',
  constitution: 'Constitution',
  lagna_and_sun: 'Body and basic strength',
  moon_and_mind: 'Mind and sleep',
  sixth_house: 'How your child meets difficulty',
  eighth_house: 'How your child recovers',
  trimshamsha: 'The chart of strain',
  times_for_care: 'When to take care',
  routine: 'A day that suits your child',
  mars_and_land: 'Building and making',
  venus_and_vehicles: 'Comfort and beauty',
  chaturthamsha: 'The chart of home',
  inheritance: 'Trust within the family',
  third_ninth_twelfth: 'Trips and far places',
  fourth_house_uprooting: 'What holds your child at home',
  rahu: 'Your child among strangers',
  settlement_or_return: 'Home and far places',
  staying_or_leaving: 'Home and far places',
  home_and_roots: 'Home and roots',
  work_elsewhere: 'Tasks in another place',
  tenth_and_sun: 'Before others',
  fourth_public: 'Being liked',
  sixth_contest: 'In a contest',
  saturn_rahu_masses: 'In a group',
  amatyakaraka: 'The minister of the chart',
  ghati_lagna: 'The point of power',
  setbacks: 'After a setback',
  atmakaraka: 'The planet of the soul',
  fifth_ninth_twelfth: 'Rest and letting go',
  jupiter_ketu: 'Trust and letting go',
  vimshamsha: 'The chart of devotion',
}

/** The course of a lord from the birth chart to a divisional chart, for the parents. */
const PARENTS_COURSE = {
  rises: 'a slow start gains with time, so be patient at the beginning',
  falls: 'a good start needs your help to go on',
  level: 'it goes on much as it begins',
} as const

type Part = ReturnType<typeof areaKind> & { readonly label: string }

const MOST = 2

/** `matter` follows "in". */
export const areaChapters = async (open: OpenArea, argument: AreaArgument, matter: string) => {
  const { chart, houses, planets, describe, state, conditionFact } = open
  const { course: courses } = await corpus('report-area-chapters')
  const parents = isYoung(open.age)
    ? { parts: parentsParts(open, await corpus('parents-report')), texts: await corpus('parents-report') }
    : null
  const named = new Map<string, number>()
  /** The theme of a planet, which joins the chapters of a report; the words change from one to the next. */
  const behind = (planet: Graha): string => {
    const theme = [argument.gift, argument.strain].find((each) => each?.planet === planet)
    if (!theme) return ''
    const count = named.get(theme.label) ?? 0
    named.set(theme.label, count + 1)
    if (count === 0) return `; it is the planet behind ${theme.label}`
    return count === 1
      ? `, so ${theme.label} is at work here as well`
      : `, and once more it comes down to ${theme.label}`
  }
  const yourHouse = (number: HouseNumber) => `your ${ordinalInWords(number)} house`

  const lordReason = (number: HouseNumber): Grounded => {
    const house = houses[number - 1]!
    const { lord, lordHouse } = house
    const place = lordHouse === number ? 'it' : yourHouse(lordHouse)
    return state(
      `${capitalisedName(lord)} rules ${yourHouse(number)}, stands in ${place} and ${conditionWords(planets[lord])}${behind(lord)}.`,
      lordSeatFact(house),
      conditionFact(lord),
    )
  }

  /** A factor of a house, for a reader who knows which house is meant. */
  const factorText = ({ part, planet }: MatterFactor): string =>
    part === 'occupant' ? `${nameInSentence(planet!)} in it` : `the aspect of ${nameInSentence(planet!)}`
  /** The heaviest help and load of a house besides its lord, and the heavier of the two. */
  const weighing = (number: HouseNumber): Grounded[] => {
    const factors = houses[number - 1]!.factors.filter(({ part }) => part === 'occupant' || part === 'aspect')
    // A theme of the report speaks on its own side only.
    const without = (theme: AreaArgument['gift']) =>
      factors.filter(({ planet: other }) => other === null || other !== theme?.planet)
    const help = heaviestFactor({ factors: without(argument.strain) }, 1)
    const load = heaviestFactor({ factors: without(argument.gift) }, -1)
    if (!help || !load) return []
    const sum = help.effect + load.effect
    const [gain, cost] = [factorText(help), factorText(load)]
    const outcome =
      sum > 0
        ? `${gain} helps you more than ${cost} hinders you`
        : sum < 0
          ? `${cost} hinders you more than ${gain} helps, so leave yourself a margin`
          : `${gain} helps you as much as ${cost} hinders you, so your own habits decide`
    return [
      state(`As for ${yourHouse(number)}, ${outcome}.`, houseFact(open, number), factorFact(help), factorFact(load)),
    ]
  }

  const guestText = (number: HouseNumber, planet: Graha, guests: Readonly<Record<Graha, Cell>>): Grounded[] =>
    describe(guests[planet], [seatFact(planet, chart)]).map((passage) => ({
      ...passage,
      text: `With ${nameInSentence(planet)} in ${yourHouse(number)}, ${lowerFirst(passage.text)}`,
    }))

  const parentsHouse = (number: HouseNumber): Grounded[] => {
    const { lord, lordHouse, occupants } = houses[number - 1]!
    const passages = [
      ...describe(open.texts.lordIn(number, lordHouse, 'good'), [
        lordSeatFact(houses[number - 1]!),
        conditionFact(lord),
      ]),
      ...occupants.flatMap((planet) => describe(open.texts.inHouse(planet, number, 'good'), [seatFact(planet, chart)])),
    ]
    return passages.length > 0
      ? passages
      : [
          state(
            `${capitalisedName(lord)} rules the ${ordinalInWords(number)} house of your child’s chart.`,
            lordSeatFact(houses[number - 1]!),
          ),
        ]
  }
  const house = (number: HouseNumber, { places, lords, guests, isMain = false }: HouseChapter): Grounded[] => {
    if (parents) return parentsHouse(number)
    const { lord, lordHouse, occupants } = houses[number - 1]!
    const cell = places?.[lordHouse] ?? lords![lord]
    return [
      ...joinReason(describe(cell, [lordSeatFact(houses[number - 1]!), conditionFact(lord)]), lordReason(number)),
      ...(guests ? occupants.slice(0, MOST).flatMap((planet) => guestText(number, planet, guests)) : []),
      ...(isMain ? weighing(number) : []),
    ]
  }

  const planetReason = (planet: Graha): Grounded => {
    const { house: seat } = chart.graha[planet]
    const worth = dignity(chart.graha[planet], chart.graha)
    const isAble = planetShadeOf(planets[planet]) === 'good'
    const isYet = (worth === 'debilitated' || worth === 'enemy') === isAble && worth !== 'neutral'
    const place = isNode(planet)
      ? ' and '
      : `, ${worth === 'moolatrikona' ? 'in its best degrees (moolatrikona)' : DIGNITY_TEXT[worth]}, ${isYet ? 'yet' : 'and'} `
    return state(
      `${capitalisedName(planet)} stands in ${yourHouse(seat)}${place}${conditionWords(planets[planet])}${behind(planet)}.`,
      seatFact(planet, chart),
      conditionFact(planet),
    )
  }
  const planet = (name: Graha, texts: PlanetTexts): Grounded[] =>
    parents
      ? parents.parts.planetTold(name)
      : joinReason(
          describe(
            texts[elementOf(chart.graha[name].sign)][planetShadeOf(planets[name]) === 'good' ? 'able' : 'loaded'],
            [conditionFact(name), seatFact(name, chart)],
          ),
          planetReason(name),
        )

  /** `called`: "siddhamsha"; `gloss`: "the chart of learning". `risings`: texts by the rising sign. */
  const divided = (
    number: HouseNumber,
    { varga, called, gloss }: { varga: Varga; called: string; gloss: string },
    risings?: Readonly<Partial<Record<Sign, Cell>>>,
  ): Grounded[] => {
    const { lord } = houses[number - 1]!
    const { fact, course, rising, sign } = vargaCourse(open, lord, varga)
    const place = (whose: string) =>
      state(
        `In ${whose} ${called} (${gloss}) ${rising} rises, and ${nameInSentence(lord)}, the lord of ${whose} ${ordinalInWords(number)} house, stands in ${sign}.`,
        fact,
      )
    if (parents)
      return joinPassages([place('your child’s')], [state(`This says of ${matter}: ${PARENTS_COURSE[course]}.`, fact)])
    const cell = risings?.[rising]
    return joinPassages(
      joinReason(cell ? describe(cell, [fact]) : [], place('your')),
      describe(courses[planetShadeOf(planets[lord])][course], [fact, conditionFact(lord)], {
        lord: nameInSentence(lord),
        varga: called,
        matter,
      }),
    )
  }

  /** The easiest and the hardest part of the matter. `among`: "the five kinds of property". */
  const parts = (among: string, those: readonly Part[]): Grounded[] => {
    const ranked = those.toSorted((a, b) => b.assessment.score - a.assessment.score)
    const [best, worst] = [ranked[0]!, ranked.at(-1)!]
    const whose = parents ? 'your child' : 'you'
    const reasonOf = ({ factors }: Part, shade: 'good' | 'hard') =>
      parents ? '' : partReason(factors, shade).replace(/\.$/, '')
    const [help, load] = [reasonOf(best, 'good'), reasonOf(worst, 'hard')]
    return [
      state(
        [
          `Of ${among}, ${best.label.toLowerCase()} comes most easily to ${whose}${help ? `: ${lowerFirst(help)}` : ''}.`,
          `${worst.label} asks most of ${whose}${load ? `: ${lowerFirst(load)}` : ''}.`,
        ].join(' '),
        ...best.said.because,
        ...worst.said.because,
      ),
    ]
  }

  /** Combinations: the first three with their results, the others by name; common ones with their share of births. `of` follows "combinations". */
  const yogas = (of: string, { those: all = open.yogas }: { those?: OpenArea['yogas'] } = {}): Grounded[] => {
    const consistent = withoutContradictions(all)
    const those = consistent.filter(({ id }) => !isCommonYoga(id)).toSorted((a, b) => yogaShare(a.id) - yogaShare(b.id))
    const frequent = consistent.filter(({ id }) => isCommonYoga(id))
    const yogaFact = ({ id, name, rule }: (typeof all)[number]): Fact => ({
      id: `yoga.${id}`,
      kind: 'yoga',
      text: `${name}: ${rule}.`,
      value: true,
      source: 'doshas-yogas/all-yogas',
    })
    const [whose, has] = parents ? ['your child', 'Your child has'] : ['you', 'You have']
    const resultOf = ({ result }: (typeof all)[number]) => lowerFirst(yogaResult(result, parents !== null))
    if (all.length === 0)
      return [
        state(
          `${has} none of the named combinations ${of}, as in many charts, so the houses and planets above decide for ${whose}.`,
          open.scoreFact,
        ),
      ]
    if (consistent.length === 0)
      return [
        state(
          `${has} ${joinWords(all.map(({ name }) => `“${name}”`))}, which say opposite things, so neither counts for ${whose}.`,
          ...all.map(yogaFact),
        ),
      ]
    const rest = those.slice(3)
    return [
      ...those.slice(0, 3).map((yoga) => state(`${has} “${yoga.name}”: ${resultOf(yoga)}`, yogaFact(yoga))),
      ...(rest.length > 0
        ? [
            state(
              `${has} ${joinWords(rest.map(({ name }) => `“${name}”`))} as well, which ${rest.length > 1 ? 'point' : 'points'} the same way.`,
              ...rest.map(yogaFact),
            ),
          ]
        : []),
      ...frequent.map((yoga) =>
        state(
          `${has} “${yoga.name}”, as in ${shareInWords(yogaShare(yoga.id))} of all charts${yogaShare(yoga.id) > SAYS_LITTLE || isLate(open.age) ? `, so it says little of ${whose}.` : `: ${resultOf(yoga)}`}`,
          yogaFact(yoga),
        ),
      ),
    ]
  }

  /** Sections with titles for the reader of this report. */
  const titled = <S extends { readonly id: string; readonly title: string }>(sections: readonly S[]): S[] =>
    sections.map((section) => (parents ? { ...section, title: PARENTS_TITLES[section.id] ?? section.title } : section))

  return { titled, house, planet, divided, parts, yogas, isForParents: parents !== null }
}
