import {
  type Conditions,
  type PlanetCondition,
  planetExtremes,
  STANDING_WORDS,
} from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Standing, standing } from '../../../jyotish/dignity.ts'
import { GRAHAS, type Graha, isNode, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { countInWords, joinWords, upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { HOUSES, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { kundliFact, placeFact, standingFact, weaknessFact } from './kundli-facts.ts'
import type { KundliGate } from './kundli-traits.ts'
import type { KundliReader } from './kundli-words.ts'

/**
 * The planets of a kundli: the strongest and the weakest, each with where it shows. A full text has all nine: those that carry the chart,
 * those that give and take, and those that ask for care.
 */

interface KundliPlanets {
  readonly chart: RasiChart
  readonly reader: KundliReader
  readonly planets: Conditions
  readonly gate: KundliGate
  /** Shadbala ratio of each of the seven. */
  readonly ratios: ReadonlyMap<string, number>
}

/** Dignities that speak for a planet, and those that speak against it. */
const GOOD_STANDINGS: readonly Standing[] = ['exalted', 'moolatrikona', 'own', 'great_friend', 'friend']
const BAD_STANDINGS: readonly Standing[] = ['enemy', 'great_enemy', 'debilitated']
/** Planets of one house that texts call a gathering. source: this project's own limit */
const GATHERING = 3

const strengthFact = (graha: string, ratio: number) =>
  kundliFact(
    `shadbala.${graha}.ratio`,
    'strength',
    `The Shadbala of ${graha} is ${ratio === 1 ? 'just' : `${ratio} times`} what is required.`,
    ratio,
    'shadbala',
  )

/** Words before the place where a planet shows, for neighbours. */
const MOSTLY = ['most of all', 'above all', 'mainly'] as const

/** The finding on a planet by its condition, where it shows, and its place as the reason. `rank`: the words on its rank after its name. */
const planetText = (
  { chart, reader, planets, gate }: KundliPlanets,
  graha: Graha,
  nth: number,
  rank = '',
): Grounded => {
  const { house, sign, retrograde, combust } = chart.graha[graha]
  const { band } = planets[graha]
  const worth = standing(chart.graha[graha], chart.graha)
  const isContrary = (band === 'weak' ? GOOD_STANDINGS : band === 'mixed' ? [] : BAD_STANDINGS).includes(worth)
  const isBack = retrograde && !isNode(graha)
  const motion = [...(combust ? ['combust (near the Sun)'] : []), ...(isBack ? ['retrograde'] : [])]
  const state = isNode(graha)
    ? `in ${signName(sign)}`
    : worth === 'moolatrikona'
      ? `in its best degrees (moolatrikona) of ${signName(sign)}`
      : `${STANDING_WORDS[worth]} (${signName(sign)})`
  const [own, neutral = own] = reader.finding(graha, band)
  const { text: finding } = gate.fit(own, null) ? own : neutral
  return {
    text: `${finding}, ${MOSTLY[nth % MOSTLY.length]} ${reader.shows[house]}: ${nameInSentence(graha)}${rank} ${conditionWords(planets[graha])}${isContrary ? ', although it is' : ','} ${joinWords([state, ...motion])}, in ${reader.whoseHouse} ${ordinalInWords(house)} house.`,
    because: [
      weaknessFact(planets[graha]),
      placeFact(chart, graha),
      standingFact(chart, graha),
      ...(combust ? [kundliFact(`D1.${graha}.combust`, 'dignity', `${graha} is combust.`, true, 'birth-chart')] : []),
      ...(isBack
        ? [kundliFact(`D1.${graha}.retrograde`, 'position', `${graha} is retrograde.`, true, 'birth-chart')]
        : []),
    ],
  }
}

/** The first planet by Shadbala, which is a measure of its own, beside the strongest of the chart. */
const shadbalaText = ({ ratios, planets, reader }: KundliPlanets): Grounded => {
  const ranked = [...ratios].toSorted(([, a], [, b]) => b - a)
  const first = ranked[0]![0] as Graha
  const { strongest } = planetExtremes(planets)
  const [top, leader] = [nameInSentence(first), nameInSentence(strongest)]
  return {
    text:
      first === strongest
        ? `${upperFirst(leader)} is the strongest planet in ${reader.your} chart, and Shadbala (six sources of strength) puts it first as well.`
        : `${upperFirst(leader)} is the strongest planet in ${reader.your} chart, all things weighed. Shadbala (six sources of strength) puts ${top} first, because it measures force alone: combustion, company and the merit of the house are not in it.`,
    because: [weaknessFact(planets[strongest]), ...ranked.map(([graha, ratio]) => strengthFact(graha, ratio))],
  }
}

const GROUPS: readonly {
  readonly bands: readonly PlanetCondition[]
  readonly lead: (names: string, isMany: boolean, your: string) => string
}[] = [
  {
    bands: ['strong', 'able'],
    lead: (names, isMany, your) => `${names} ${isMany ? 'carry' : 'carries'} ${your} chart.`,
  },
  {
    bands: ['mixed'],
    lead: (names, isMany) => `${names} ${isMany ? 'give' : 'gives'} and ${isMany ? 'take' : 'takes'}.`,
  },
  { bands: ['weak'], lead: (names, isMany) => `${names} ${isMany ? 'ask' : 'asks'} for care.` },
]

const helps = ({ planets }: KundliPlanets, graha: Graha) => ['strong', 'able'].includes(planets[graha].band)

/** The help that a planet has from the lord of its sign; empty without one in good condition. */
const helpFor = (source: KundliPlanets, graha: Graha): string => {
  const { chart, planets, reader } = source
  const host = lordOf(chart.graha[graha].sign)
  if (host === graha || !helps(source, host)) return ''
  return `${upperFirst(nameInSentence(host))}, in whose sign it stands, ${conditionWords(planets[host])} and makes up for part of this ${reader.shows[chart.graha[host].house]}.`
}

/** The strongest and the weakest of the seven planets. A weakest planet in good condition is not described. */
const extremeTexts = (source: KundliPlanets): Grounded[] => {
  const { planets, reader } = source
  const { strongest, weakest } = planetExtremes(planets)
  const first = planetText(source, strongest, 0, `, ${reader.your} strongest planet,`)
  if (helps(source, weakest)) return [first]
  const last = planetText(source, weakest, 1, `, ${reader.your} weakest planet,`)
  return [first, { ...last, text: [last.text, helpFor(source, weakest)].filter(Boolean).join(' ') }]
}

/** All nine planets in their groups, the house in which most of them meet, and the ranking by Shadbala. */
const fullTexts = (source: KundliPlanets): Grounded[] => {
  const { chart, planets, reader } = source
  const groups = GROUPS.flatMap(({ bands, lead }): Grounded[] => {
    const isWeak = bands.includes('weak')
    const those = GRAHAS.filter((graha) => bands.includes(planets[graha].band)).toSorted(
      (a, b) => (planets[b].score - planets[a].score) * (isWeak ? -1 : 1),
    )
    if (those.length === 0) return []
    const texts = those.map((graha, nth) => planetText(source, graha, nth))
    return [
      {
        text: [
          lead(upperFirst(joinWords(those.map(nameInSentence))), those.length > 1, reader.your),
          ...texts.flatMap(({ text }, i) => [text, ...(isWeak ? [helpFor(source, those[i]!)] : [])]),
        ]
          .filter(Boolean)
          .join(' '),
        because: texts.flatMap(({ because }) => because),
      },
    ]
  })
  const [crowded] = HOUSES.map((house) => ({
    house,
    those: GRAHAS.filter((graha) => chart.graha[graha].house === house),
  }))
    .filter(({ those }) => those.length >= GATHERING)
    .toSorted((a, b) => b.those.length - a.those.length)
  const meeting: Grounded[] = crowded
    ? [
        {
          text: `${upperFirst(countInWords(crowded.those.length))} planets meet in ${reader.whoseHouse} ${ordinalInWords(crowded.house)} house: ${joinWords(crowded.those.map(nameInSentence))}. What touches one of them touches all.`,
          because: crowded.those.map((graha) => placeFact(chart, graha)),
        },
      ]
    : []
  return [...groups, ...meeting, shadbalaText(source)]
}

export const kundliPlanets = (source: KundliPlanets, length: TextLength): Grounded[] =>
  length === 'full' ? fullTexts(source) : extremeTexts(source)
