import { concurrently } from '../../../concurrency.ts'
import { sentenceFilterAt } from '../../../readings/age-filter.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf, variants } from '../../../readings/passage.ts'
import type { Domain, TraitFitter } from '../../../readings/traits.ts'
import { aspectSentence } from '../../../western/aspects.ts'
import { tenPlanetsOf } from '../../../western/balance.ts'
import { isDayChart, type TropicalChart } from '../../../western/chart.ts'
import { essentialDignity } from '../../../western/dignities.ts'
import { CLASSICAL_PLANETS, type Planet, type PointName } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import type { Standings } from '../../../western/standing.ts'
import { type HouseNumber, type SignIndex, signName, signOf } from '../../../zodiac/signs.ts'
import { placeInWords, withArticle } from '../../shared/tropical/in-words.ts'
import { cellWithoutDeeds, findingCell, type NatalLength } from './natal-length.ts'
import { HOUSE_DOMAINS, PLANET_DOMAINS, themeDomain } from './natal-traits.ts'
import { STANDING_SAYS, whyInWords } from './standing-words.ts'
import { MOON_FEELS, SUN_AIMS } from './sun-moon-words.ts'

// The readings of a natal chart, sentence by sentence; each names its placement.

export const READ_DIGNITIES = [
  'domicile',
  'exaltation',
  'detriment',
  'fall',
  'triplicity',
  'term',
  'face',
  'peregrine',
] as const
type ReadDignity = (typeof READ_DIGNITIES)[number]

const pointOf = ({ point }: TropicalChart, name: PointName) => point[name]
const dignityOf = (name: Planet, longitude: number, isDay: boolean): ReadDignity | null => {
  const classical = CLASSICAL_PLANETS.find((each) => each === name)
  if (!classical) return null
  const { dignities, debilities } = essentialDignity(classical, longitude, isDay)
  const has: readonly string[] = [...dignities, ...debilities]
  return READ_DIGNITIES.find((word) => has.includes(word))!
}

/** The position of the ruler of a longitude: `Jupiter in Aquarius, house 9`. */
const rulerInWords = (chart: TropicalChart, longitude: number): string => {
  const ruler = rulerOf(signOf(longitude))
  return `${withArticle(ruler)} in ${placeInWords(pointOf(chart, ruler)!)}`
}

/** Sun and Moon in a line, since their passages are in the planet readings; the Ascendant by its sign, in full with its ruler. */
export const bigThreeTexts = async (
  chart: TropicalChart,
  standings: Standings,
  length: NatalLength,
  fit: TraitFitter,
) => {
  const rising = signName(signOf(chart.ascendant))
  const manner = fit((await corpus('western-ascendant'))[rising], themeDomain('at a first meeting'))
  const ascendant: FactText[] = manner
    ? [
        {
          id: 'natal.Ascendant.sign',
          kind: 'position',
          text: `${rising} rises.`,
          value: rising,
          source: 'western/western-natal-chart',
          weight: 1,
          says: manner.says,
        },
      ]
    : []
  const text = (name: 'Sun' | 'Moon', longitude: number) => {
    const sign = signOf(longitude)
    const finding = (name === 'Sun' ? SUN_AIMS : MOON_FEELS)[signName(sign)]
    if (length === 'standard') return finding
    const reason =
      rulerOf(sign) === name
        ? name === 'Sun'
          ? 'Your Sun is in its own sign, so no other planet has a say in it.'
          : 'Your Moon is in its own sign and depends on no other planet.'
        : `Your ${name} depends on ${rulerInWords(chart, longitude)}, which is ${STANDING_SAYS[standings[rulerOf(sign)].standing]}.`
    return `${finding} ${reason}`
  }
  const [sun, moon] = [chart.point.Sun, chart.point.Moon].map(({ longitude }) => signOf(longitude)) as [
    SignIndex,
    SignIndex,
  ]
  const shared = `${withArticle(rulerOf(sun))}`
  const moonText =
    sun === moon
      ? aspectSentence(
          `your Moon is in the sign of your Sun, so your feelings and aims go the same way${length === 'standard' || rulerOf(sun) === 'Sun' || rulerOf(sun) === 'Moon' ? '' : ` and both depend on ${shared}`}`,
        )
      : length === 'full' && rulerOf(sun) === rulerOf(moon)
        ? `${sentencesOf(text('Moon', chart.point.Moon.longitude))[0]} ${aspectSentence(`like your Sun, your Moon depends on ${shared}`)}`
        : text('Moon', chart.point.Moon.longitude)
  return {
    sun: text('Sun', chart.point.Sun.longitude),
    moon: moonText,
    ascendant: [
      manner?.opening,
      prose(compose(ascendant)),
      length === 'full' && aspectSentence(`the ruler of your Ascendant is ${rulerInWords(chart, chart.ascendant)}`),
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const asItIs = (cell: Cell): Cell => cell

/** The planets whose signs the chapters on love and home describe. */
const SIGN_IN_CHAPTERS: readonly Planet[] = ['Venus', 'Moon']

/**
 * Sun to Pluto, each by sign and, with houses, by house; the seven also by standing. A standard reading has findings only: the advice is
 * in the chapters, as are the signs of Venus and the Moon; the sign of an outer planet belongs to a generation.
 */
export const planetReadings = async (
  chart: TropicalChart,
  standings: Standings,
  years: number,
  length: NatalLength,
  fit: TraitFitter,
) => {
  const usedSentences = sentenceFilterAt(years)
  const [inSign, inHouse, inStanding, form] = await concurrently(
    () => corpus('western-planet-in-sign'),
    () => corpus('western-planet-in-house'),
    () => corpus('western-standing'),
    () => formFinder(years, () => corpus('elder-western-placement')),
  )
  const isDay = isDayChart(chart)
  const short = length === 'standard' ? cellWithoutDeeds : asItIs
  const shortest = length === 'standard' ? findingCell : asItIs
  return tenPlanetsOf(chart).map(({ name, longitude, house }) => {
    const sign = signName(signOf(longitude))
    const classical = CLASSICAL_PLANETS.find((each) => each === name)
    /** A text on the planet with the sentence that calls it an exception; empty if it contradicts the verdict on a trait. */
    const say = (
      fact: Pick<FactText, 'id' | 'kind' | 'text' | 'value' | 'words'>,
      cell: Cell,
      domain: Domain | null,
    ): string => {
      const fitted = fit(cell, domain)
      if (!fitted) return ''
      const facts = [{ ...fact, source: 'western/western-natal-chart', weight: 1, says: fitted.says }]
      const text = prose(compose(facts, { usedSentences }))
      return text && [fitted.opening, text].filter(Boolean).join(' ')
    }
    const signIsElsewhere = length === 'standard' && house !== null && (!classical || SIGN_IN_CHAPTERS.includes(name))
    const bySign = signIsElsewhere
      ? ''
      : say(
          { id: `natal.${name}.sign`, kind: 'position', text: `${name} stands in ${sign}.`, value: sign },
          short(form(['sign', name, sign], inSign[name][sign])),
          classical ? themeDomain(`${PLANET_DOMAINS[classical].words}: ${withArticle(name)} is in ${sign}`) : null,
        )
    const byHouse =
      house === null
        ? ''
        : say(
            { id: `natal.${name}.house`, kind: 'position', text: `${name} stands in house ${house}.`, value: house },
            (classical ? shortest : short)(form(['house', name, house], inHouse[name][house])),
            HOUSE_DOMAINS[house as HouseNumber],
          )
    const byStanding = classical
      ? say(
          {
            id: `natal.${name}.standing`,
            kind: 'strength',
            text: `${name} is ${STANDING_SAYS[standings[classical].standing]}.`,
            value: standings[classical].standing,
            words: { why: whyInWords(standings[classical], chart) },
          },
          shortest(
            form(
              ['standing', classical, standings[classical].standing],
              inStanding[classical][standings[classical].standing],
            ),
          ),
          PLANET_DOMAINS[classical],
        )
      : ''
    return {
      planet: name,
      sign,
      house,
      dignity: dignityOf(name, longitude, isDay),
      text:
        [bySign, byHouse, byStanding].filter(Boolean).join(' ') ||
        (classical
          ? aspectSentence(`you show little of ${withArticle(name)} in ${sign}, because other placements outweigh it`)
          : `Everybody born within some years of you has ${name} in ${sign}.`),
    }
  })
}

/** The demand of the North Node's sign, which people born within a year and a half share, and the house where it is learnt. A standard text has the house. */
export const nodesText = async (
  chart: TropicalChart,
  years: number,
  length: NatalLength,
  fit: TraitFitter,
): Promise<string> => {
  const [{ sign, house }, form] = await concurrently(
    () => corpus('western-node'),
    () => formFinder(years, () => corpus('elder-western-placement')),
  )
  const north = pointOf(chart, 'North Node')!
  const northSign = signName(signOf(north.longitude))
  const says = [
    ...(length === 'standard' && north.house !== null ? [] : [form(['node', 'sign', northSign], sign[northSign])]),
    ...(north.house === null ? [] : [form(['node', 'house', north.house], house[north.house])]),
  ]
  // A habit that contradicts the verdict on a trait is left out, and the deed stays.
  return says
    .map((cell) => {
      const fitted = fit(cell, null)
      return fitted ? variants(fitted.says)[0]!.text : sentencesOf(variants(cell)[0]!.text).at(-1)!
    })
    .join(' ')
}
