import { heaviestFactor } from '../../../jyotish/assessment/assessment.ts'
import type { HouseAssessment, MatterFactor } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { capitalisedName, GRAHAS, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import { aspects } from '../../../jyotish/nature.ts'
import { isOpen } from '../../../jyotish/timetable.ts'
import { type ComposedPassage, prose } from '../../../readings/compose.ts'
import { withoutDeeds } from '../../../readings/deeds.ts'
import type { Fact } from '../../../readings/fact.ts'
import { sentencesOf } from '../../../readings/passage.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { houseCause } from '../../shared/narrative/house-causes.ts'
import { type LifeRanking, type LifeSide, labelsFor, ruleOfSide } from '../../shared/narrative/life-sides.ts'
import { type KundliCourse, type PlanetTime, spanOf } from './kundli-course.ts'
import { kundliFact, placeFact } from './kundli-facts.ts'
import type { KundliReader } from './kundli-words.ts'

/**
 * The twelve houses of a kundli as an argument: the houses that carry the chart, those that ask for care, how their lords join the two, and
 * when each of them comes forward.
 */

export interface KundliHouses {
  readonly chart: RasiChart
  readonly planets: Conditions
  readonly houses: readonly HouseAssessment[]
  readonly reader: KundliReader
  readonly ranking: LifeRanking
  readonly course: KundliCourse
  /** The passage on the lord of a house. */
  readonly passageOf: (house: HouseNumber) => readonly ComposedPassage[]
}

// source: this project's own limits
/** At most this many houses on each side. */
const MOST = 3
/** Lords of this many houses in one house make it the meeting place of the chart. */
const GATHERING = 4
/** From this lead of supported over strained houses the chart as a whole helps, and below its negative it asks. */
const LEAD = 3

/** The houses that carry a chart and those that ask for care, the clearest first. */
export const houseSides = (houses: readonly HouseAssessment[]) => {
  const ranked = houses.toSorted((a, b) => b.score - a.score)
  const sideOf = (those: readonly HouseAssessment[], band: HouseAssessment['band']) => {
    const clear = those.filter((house) => house.band === band).slice(0, MOST)
    return clear.length > 0 ? clear : those.slice(0, 1)
  }
  const carrying = sideOf(ranked, 'supported')
  const asking = sideOf(ranked.toReversed(), 'strained').filter((house) => !carrying.includes(house))
  return { carrying, asking, rest: houses.filter((house) => !carrying.includes(house) && !asking.includes(house)) }
}

/** Factors that can carry or burden a matter against its own house. */
const OUTSIDE: readonly MatterFactor['part'][] = ['karaka', 'varga', 'yoga', 'dignity', 'place']

/** Why the judgement of a side of life differs from that of its house, for the sides that the reading ranks. */
const differencesText = (
  named: { readonly able: readonly HouseAssessment[]; readonly slow: readonly HouseAssessment[] },
  ranking: LifeRanking,
  reader: KundliReader,
): string[] => {
  const { best, worst, assessments } = ranking
  const labels = labelsFor(reader.isChild ? '' : null)
  const houseOf = (side: LifeSide, those: readonly HouseAssessment[]) =>
    those.find(({ house }) => ruleOfSide(side).primary.includes(house))
  /** The heaviest factor on a side of the judgement that does not come from the house itself, as a subject. */
  const outside = (side: LifeSide, { house }: HouseAssessment, sign: 1 | -1): string => {
    const factors = assessments[side].factors.filter(
      (factor) => factor.house !== house && OUTSIDE.includes(factor.part),
    )
    const factor = heaviestFactor({ factors }, sign)
    if (!factor) return sign > 0 ? 'help from outside it' : 'strain from outside it'
    if (!factor.planet) return factor.noun
    return factor.house === null
      ? `${nameInSentence(factor.planet)}, which stands for ${labels[side].toLowerCase()} by nature,`
      : `${nameInSentence(factor.planet)}, the lord of the ${ordinalInWords(factor.house)} house,`
  }
  const of = (house: HouseAssessment) => `the ${ordinalInWords(house.house)} house`
  const isVitalityNamed = best !== 'health' && worst !== 'health'
  const { band } = assessments.health
  const [slow, able] = [houseOf(best, named.slow), houseOf(worst, named.able)]
  const ofHealth =
    isVitalityNamed && (band === 'strong' || band === 'good')
      ? houseOf('health', named.slow)
      : isVitalityNamed && band === 'weak'
        ? houseOf('health', named.able)
        : undefined
  return [
    ...(slow
      ? [
          `${labels[best]} is ${reader.isChild ? 'what comes easiest to your child' : 'your easiest side'} all the same: ${of(slow)} is slow by itself, and ${outside(best, slow, 1)} makes up for it.`,
        ]
      : []),
    ...(able
      ? [
          `${labels[worst]} ${reader.isChild ? 'needs most of your help' : 'is the side that needs most care'} all the same: ${of(able)} does well by itself, and ${outside(worst, able, -1)} takes much of that away.`,
        ]
      : []),
    ...(ofHealth
      ? [
          band === 'weak'
            ? `Vitality as a whole has less help than ${of(ofHealth)}: ${outside('health', ofHealth, -1)} takes much of it away.`
            : `Vitality as a whole has more help than ${of(ofHealth)}: ${outside('health', ofHealth, 1)} makes up for it.`,
        ]
      : []),
  ]
}

export const kundliHouses = (source: KundliHouses): Grounded[] => {
  const { chart, planets, houses, reader, ranking, course, passageOf } = source
  const { carrying, asking, rest } = houseSides(houses)
  const [best, worst] = [carrying[0]!, asking[0]!]
  const your = reader.isChild ? 'the' : 'your'
  const field = ({ house }: Pick<HouseAssessment, 'house'>) => reader.houses[house]
  const named = ({ house }: Pick<HouseAssessment, 'house'>) => `${ordinalInWords(house)} (${reader.houses[house]})`
  const list = (those: readonly HouseAssessment[]) => joinWords(those.map((house) => `the ${named(house)}`))

  const factsOf = ({ house, sign, lord, bindus }: HouseAssessment): Fact[] => [
    kundliFact(
      `D1.house${house}.sign`,
      'position',
      `House ${house} is ${signName(sign)}, ruled by ${lord}.`,
      signName(sign),
      'birth-chart',
    ),
    placeFact(chart, lord),
    ...GRAHAS.filter(
      (graha) =>
        graha !== lord && (chart.graha[graha].house === house || aspects(graha, chart.graha[graha].sign, sign)),
    ).map((graha) => placeFact(chart, graha)),
    kundliFact(
      `SAV.house${house}`,
      'strength',
      `House ${house} has ${bindus} bindus of the sarvashtakavarga.`,
      bindus,
      'ashtakavarga',
    ),
  ]
  const state = (text: string, those: readonly HouseAssessment[]): Grounded => ({
    text,
    because: those.flatMap(factsOf),
  })
  const findingOf = (house: HouseAssessment) => sentencesOf(prose(passageOf(house.house)))[0] ?? ''

  const balance = (): string => {
    const [helped, hard] = (['supported', 'strained'] as const).map(
      (band) => houses.filter((house) => house.band === band).length,
    ) as [number, number]
    const counts = `${upperFirst(helped === 0 ? 'no house is' : helped === 1 ? 'one house is' : `${countInWords(helped)} houses are`)} well supported and ${countInWords(hard)} strained`
    const lead = helped - hard
    if (reader.isChild)
      return lead >= LEAD
        ? `${counts}, so most things that your child tries find help.`
        : lead <= -LEAD
          ? `${counts}, so one interest at a time, with you beside it, brings your child further than many.`
          : `${counts}, so what you practise together decides much.`
    return lead >= LEAD
      ? `${counts}, so you can afford to begin things.`
      : lead <= -LEAD
        ? `${counts}, so choose few aims and stay with them.`
        : `${counts}, so much depends on what you take up first.`
  }
  const thesis = (): Grounded => {
    const [help, load] = [houseCause(best, 1, planets), houseCause(worst, -1, planets)]
    const causes = [
      ...(help ? [`the ${ordinalInWords(best.house)} does well because ${help}`] : []),
      ...(load ? [`the ${ordinalInWords(worst.house)} has a harder time because ${load}`] : []),
    ]
    return state(
      [
        `${upperFirst(your)} chart leans on ${list(carrying)}, and ${list(asking)} ${asking.length > 1 ? 'ask' : 'asks'} for most ${reader.isChild ? 'help' : 'care'}.`,
        ...(causes.length > 0 ? [`${upperFirst(causes.join(', and '))}.`] : []),
        balance(),
        ...differencesText({ able: carrying, slow: asking }, ranking, reader),
      ].join(' '),
      [...carrying, ...asking],
    )
  }

  /** The effect of the lord of a house on the other house that it rules. */
  const sameLord = ({ house, lord }: HouseAssessment, isGood: boolean): string | null => {
    const other = houses.find((each) => each.lord === lord && each.house !== house)
    if (!other) return null
    const subject = `The same ${capitalisedName(lord).replace(/^The /, '')} rules ${your} ${ordinalInWords(other.house)} house`
    const { band } = other
    if (isGood)
      return band === 'supported'
        ? `${subject}, so it helps with ${field(other)} as well.`
        : band === 'mixed'
          ? `${subject}, and part of this help reaches ${field(other)}.`
          : `${subject}, yet little of this reaches ${field(other)}${houseCause(other, -1, planets) ? `, because ${houseCause(other, -1, planets)}` : ''}.`
    return band === 'strained'
      ? `${subject}, so the same load lies on ${field(other)}.`
      : band === 'mixed'
        ? `${subject}, so on hard days it reaches ${field(other)} too.`
        : `${subject}, where it does better: ${reader.isChild ? 'your child finds' : 'you find'} help in ${field(other)}.`
  }
  const side = (those: readonly HouseAssessment[], isGood: boolean): Grounded => {
    const [first, ...others] = those as [HouseAssessment, ...HouseAssessment[]]
    const passages = passageOf(first.house)
    return state(
      [
        // The chapter has one deed: that of the house which needs most care.
        prose(isGood ? passages.map(withoutDeeds) : passages),
        sameLord(first, isGood),
        ...others.filter(({ lord }) => lord !== first.lord).map(findingOf),
      ]
        .filter(Boolean)
        .join(' '),
      those,
    )
  }

  /** The house in which many lords meet, and the lords that carry help or load from one side to the other. */
  const links = (): Grounded[] => {
    const seated = houses.map((seat) => ({
      seat,
      from: houses.filter(({ house, lordHouse }) => lordHouse === seat.house && house !== seat.house),
    }))
    const { seat, from } = seated.reduce((most, each) => (each.from.length > most.from.length ? each : most))
    const meeting =
      from.length >= GATHERING
        ? [
            `Much meets in ${your} ${ordinalInWords(seat.house)} house (${field(seat)}): the lords of the ${joinWords(from.map(({ house }) => ordinalInWords(house)))} stand there, so ${joinWords(from.map(field))} come to ${reader.isChild ? 'your child' : 'you'} by way of it.`,
            seat.band === 'strained'
              ? `When it is under strain, all of them feel it, so look after it first.`
              : seat.band === 'supported'
                ? 'It can bear them, so what you build there pays in several places.'
                : 'A good week there helps all of them, and a bad one slows all of them.',
          ]
        : []
    const [feed] = asking.filter(({ lordHouse }) => carrying.some(({ house }) => house === lordHouse))
    const [drain] = carrying.filter(({ lordHouse }) => asking.some(({ house }) => house === lordHouse))
    const crossing = [
      ...(feed
        ? [
            `Help for the ${named(feed)} comes from the ${named({ house: feed.lordHouse })}: ${nameInSentence(feed.lord)}, the lord of the ${ordinalInWords(feed.house)}, stands there.`,
          ]
        : []),
      ...(drain
        ? [
            `Part of what the ${named(drain)} gives goes into the ${named({ house: drain.lordHouse })}, where its lord ${nameInSentence(drain.lord)} stands.`,
          ]
        : []),
    ]
    const text = [...meeting, ...crossing].join(' ')
    return text === ''
      ? []
      : [state(text, [...(meeting.length > 0 ? from : []), ...(feed ? [feed] : []), ...(drain ? [drain] : [])])]
  }

  const between = (): Grounded[] => {
    const groups = (['supported', 'mixed', 'strained'] as const).map((band) =>
      rest.filter((house) => house.band === band),
    )
    const [good, mixed, hard] = groups as [HouseAssessment[], HouseAssessment[], HouseAssessment[]]
    const isAble = ({ lord }: HouseAssessment) => ['strong', 'able'].includes(planets[lord].band)
    const [able, pressed] = [mixed.filter(isAble), mixed.filter((house) => !isAble(house))]
    const lordsOf = (those: readonly HouseAssessment[]) =>
      joinWords([...new Set(those.map(({ lord }) => lord))].map((lord: Lord) => nameInSentence(lord)))
    const sentences = [
      ...(good.length > 0
        ? [`Of the others, ${list(good)} ${good.length > 1 ? 'are' : 'is'} well supported too.`]
        : []),
      ...(able.length > 0
        ? [
            `${upperFirst(list(able))} ${able.length > 1 ? 'have' : 'has'} slow weeks and ${able.length > 1 ? 'come' : 'comes'} right in the end, because ${reader.isChild ? 'your child' : 'you'} can rely on ${lordsOf(able)} there.`,
          ]
        : []),
      ...(pressed.length > 0
        ? [
            `${upperFirst(list(pressed))} ${pressed.length > 1 ? 'depend' : 'depends'} more on the day, under ${lordsOf(pressed)}: ${reader.isChild ? 'a fixed hour helps more than a long talk there' : 'plan a margin there'}.`,
          ]
        : []),
      ...(hard.length > 0
        ? [`${upperFirst(list(hard))} ${hard.length > 1 ? 'need' : 'needs'} a longer start than the rest.`]
        : []),
    ]
    return sentences.length > 0
      ? [state([...sentences, ...differencesText({ able: good, slow: hard }, ranking, reader)].join(' '), rest)]
      : []
  }

  /** When the lords of the best and the hardest house lead. */
  const times = (): Grounded[] => {
    const [good, hard] = [course.nextOf([best.lord]), course.nextOf([worst.lord])]
    // A time to wait or to rest stays one for the matter of its lord, and the time of the large step stays one too.
    const slowly = good && !isOpen(good.use) ? ', in small steps' : ''
    const apart = hard?.use === 'begin' ? ', though the time is good as a whole' : ''
    const leads = (planet: Lord, time: PlanetTime) => `${capitalisedName(planet)} ${time.leads} ${spanOf(course, time)}`
    if (best.lord === worst.lord)
      return good
        ? [
            state(
              reader.isChild
                ? `${leads(best.lord, good)}: your child gains in ${field(best)} then, and needs your patience in ${field(worst)}.`
                : `${leads(best.lord, good)}: both sides come forward then, so give ${field(best)} the first place${slowly} and go slowly with ${field(worst)}.`,
              [best, worst],
            ),
          ]
        : []
    const clauses = [
      ...(good
        ? [{ at: good.from, text: `${leads(best.lord, good)}, and that is a time for ${field(best)}${slowly}` }]
        : []),
      ...(hard
        ? [
            {
              at: hard.from,
              text: `${leads(worst.lord, hard)}, and ${reader.isChild ? 'your child needs you more' : 'you do well to take small steps'} with ${field(worst)} then${apart}`,
            },
          ]
        : []),
    ].toSorted((a, b) => a.at - b.at)
    return clauses.length > 0 ? [state(clauses.map(({ text }) => `${text}.`).join(' '), [best, worst])] : []
  }

  return [thesis(), side(carrying, true), side(asking, false), ...links(), ...between(), ...times()]
}
