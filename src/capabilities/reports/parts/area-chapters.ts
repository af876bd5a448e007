import { DIGNITY_TEXT } from '../../../jyotish/assessment/area.ts'
import { dignity } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Graha, isNode, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import type { Varga } from '../../../jyotish/vargas.ts'
import { withoutContradictions } from '../../../jyotish/yogas/contradictions.ts'
import { isCommonYoga, yogaShare } from '../../../jyotish/yogas/notable-yogas.ts'
import { isYoung } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { Static } from '../../../schema.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, type Sign } from '../../../zodiac/signs.ts'
import { type Grounded, joinPassages } from '../../shared/cited-facts.ts'
import { joinReason, lowerFirst } from '../../shared/narrative/causes.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { type ReportSection, withText } from '../../shared/report-sections.ts'
import { yogaResult } from '../../shared/yoga-result.ts'
import type { AreaArgument } from './area-argument.ts'
import type { areaKind } from './area-kind.ts'
import { partReason, partShadeOf } from './area-parts.ts'
import type { OpenArea } from './area-report.ts'
import { lordSeatFact, seatFact } from './area-sections.ts'
import { parentsParts } from './parents-sections.ts'
import { planetShadeOf } from './theme-plan.ts'
import { vargaCourse } from './varga-course.ts'

/**
 * The middle chapters of an area report: a house, a significator, a divisional chart, the parts of the matter. Each is a finding for the
 * reader, followed by its reason. For a minor the same chapters have the texts for parents.
 */

type Element = ReturnType<typeof elementOf>
/** A significator by the element of its sign: in strong or good condition, or with a load. */
export type PlanetTexts = Readonly<Record<Element, Readonly<Record<'able' | 'loaded', Cell>>>>

interface HouseChapter {
  /** By the house in which the lord stands, or by the lord. */
  readonly places?: Readonly<Record<HouseNumber, Cell>>
  readonly lords?: Readonly<Record<Lord, Cell>>
  /** Texts that begin with "You" and follow "With Saturn in your fifth house,". */
  readonly guests?: Readonly<Record<Graha, Cell>>
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
const MOST_YOGAS = 3

/** `matter` follows "in". */
export const areaChapters = async (open: OpenArea, argument: AreaArgument, matter: string) => {
  const { chart, houses, planets, describe, state, conditionFact } = open
  const { course: courses } = await corpus('report-area-chapters')
  const parents = isYoung(open.age)
    ? { parts: parentsParts(open, await corpus('parents-report')), texts: await corpus('parents-report') }
    : null
  const named = new Set<string>()
  /** The theme of a planet, which joins the chapters of a report; named once. */
  const behind = (planet: Graha): string => {
    const theme = [argument.gift, argument.strain].find((each) => each?.planet === planet)
    if (!theme || named.has(theme.label)) return ''
    named.add(theme.label)
    return `; it is the planet behind ${theme.label}`
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
  const house = (number: HouseNumber, { places, lords, guests }: HouseChapter): Grounded[] => {
    if (parents) return parentsHouse(number)
    const { lord, lordHouse, occupants } = houses[number - 1]!
    spoken.add(lord)
    const present = guests ? occupants.slice(0, MOST) : []
    for (const planet of present) spoken.add(planet)
    const cell = places?.[lordHouse] ?? lords![lord]
    return [
      ...joinReason(describe(cell, [lordSeatFact(houses[number - 1]!), conditionFact(lord)]), lordReason(number)),
      ...present.flatMap((planet) => guestText(number, planet, guests!)),
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
  /** Planets of which a chapter has spoken as lord of a house or as a guest. */
  const spoken = new Set<Graha>()
  /**
   * A significator in clear condition, or as a theme of the report; one between the two sides speaks only in a matter with little help, of
   * its load. `part`: the part of the matter that the planet stands for; a planet that contradicts its verdict is left out.
   */
  const planet = (name: Graha, texts: PlanetTexts, part?: Part): Grounded[] => {
    if (parents) return parents.parts.planetTold(name)
    const shade = planetShadeOf(planets[name])
    const isTheme = name === argument.gift?.planet || name === argument.strain?.planet
    const isOpposed = part !== undefined && [shade, partShadeOf(part)].toSorted().join() === 'good,hard'
    const isHardMatter = part ? partShadeOf(part) === 'hard' : open.assessment.band === 'weak'
    const isClear = shade !== 'mixed' || isHardMatter || (isTheme && !part)
    if (spoken.has(name) || isOpposed || !isClear) return []
    const isAble = shade === 'good' || (shade === 'mixed' && name === argument.gift?.planet)
    return joinReason(
      describe(texts[elementOf(chart.graha[name].sign)][isAble ? 'able' : 'loaded'], [
        conditionFact(name),
        seatFact(name, chart),
      ]),
      planetReason(name),
    )
  }

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
    // A lord that stands as at birth adds nothing to the birth chart.
    if (!cell && course === 'level') return []
    return joinPassages(
      joinReason(cell ? describe(cell, [fact]) : [], place('your')),
      course === 'level'
        ? []
        : describe(courses[planetShadeOf(planets[lord])][course], [fact, conditionFact(lord)], {
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
          ...(partShadeOf(worst) === 'good'
            ? []
            : [`${worst.label} asks most of ${whose}${load ? `: ${lowerFirst(load)}` : ''}.`]),
        ].join(' '),
        ...best.said.because,
        ...worst.said.because,
      ),
    ]
  }

  const yogaFact = ({ id, name, rule }: OpenArea['yogas'][number]): Fact => ({
    id: `yoga.${id}`,
    kind: 'yoga',
    text: `${name}: ${rule}.`,
    value: true,
    source: 'doshas-yogas/all-yogas',
  })
  /** Combinations: the rarest with their results. Common ones set nobody apart. */
  const yogas = (all: OpenArea['yogas'] = open.yogas): Grounded[] => {
    const has = parents ? 'Your child has' : 'You have'
    return withoutContradictions(all)
      .filter(({ id }) => !isCommonYoga(id))
      .toSorted((a, b) => yogaShare(a.id) - yogaShare(b.id))
      .slice(0, MOST_YOGAS)
      .map((yoga) =>
        state(`${has} “${yoga.name}”: ${lowerFirst(yogaResult(yoga.result, parents !== null))}`, yogaFact(yoga)),
      )
  }

  /** The sections that have a text, with titles for the reader of this report. */
  const titled = <S extends Static<typeof ReportSection>>(sections: readonly S[]): S[] =>
    withText(sections).map((section) =>
      parents ? { ...section, title: PARENTS_TITLES[section.id] ?? section.title } : section,
    )

  return { titled, house, planet, divided, parts, yogas, yogaFact, isForParents: parents !== null }
}
