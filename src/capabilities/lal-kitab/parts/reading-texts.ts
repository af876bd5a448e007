import { concurrently } from '../../../concurrency.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import {
  destinyPlanet,
  isHouseAsleep,
  LAL_KITAB_NATURES,
  type LalKitabChart,
  type LalKitabPlanet,
  planetsInHouse,
} from '../../../jyotish/lal-kitab/chart.ts'
import { customsOf } from '../../../jyotish/lal-kitab/remedies.ts'
import { AWAKENERS } from '../../../jyotish/lal-kitab/tables.ts'
import type { TevaType } from '../../../jyotish/lal-kitab/teva.ts'
import { isYoung } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import { halfCell } from '../../../readings/corpus/lal-kitab-planet.ts'
import type sectionTexts from '../../../readings/corpus/lal-kitab-section.ts'
import { formFinder } from '../../../readings/elder-forms.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, type Passage, sentencesOf, variants } from '../../../readings/passage.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** The passages of Lal Kitab by the age of the person. Passages on a minor address the parents. */

export type Matter = keyof typeof sectionTexts
type Says = Pick<FactText, 'says' | 'words'>
type Side = 'gift' | 'strain'

export interface LalKitabTexts {
  planet(planet: LalKitabPlanet, chart: 'natal' | 'annual'): FactText[]
  house(chart: LalKitabChart, house: HouseNumber, theme: string): readonly Says[]
  section(matter: Matter, planet: LalKitabPlanet): Says
  teva(type: TevaType): Cell
  opening(side: Side, planet: LalKitabPlanet, child: string): Says
}

/** The field of life of each house of Lal Kitab, for use within a sentence. source: Lal Kitab 1952, in our own words */
const FIELDS: Record<HouseNumber, string> = {
  1: 'first impressions and beginnings',
  2: 'family and money at home',
  3: 'dealings with brothers, sisters and neighbours',
  4: 'matters of home and rest',
  5: 'play, study and ideas',
  6: 'daily duties',
  7: 'dealings with other people',
  8: 'old and hidden matters',
  9: 'matters of faith and advice',
  10: 'rank and public tasks',
  11: 'plans with friends',
  12: 'rest, spending and far places',
}

/** The manner of each planet that wakes a house, after a verb. */
const MANNERS: Record<Graha, string> = {
  Sun: 'by being open',
  Moon: 'by feeling with people',
  Mars: 'by acting first',
  Mercury: 'by talking it over',
  Jupiter: 'by good advice',
  Venus: 'by being kind',
  Saturn: 'by patience',
  Rahu: 'by an unusual way',
  Ketu: 'by asking for little',
}

const planetFact = (
  { graha, house, nature, states }: LalKitabPlanet,
  chart: 'natal' | 'annual',
  part: 'good' | 'bad' | 'mixed',
): Omit<FactText, 'says' | 'weight'> => ({
  id: `lal_kitab.${chart}.${graha}.${part}`,
  kind: 'position',
  text: `${capitalisedName(graha)} stands in house ${house} of the ${chart} chart${states.length > 0 ? ` (${states.join(', ').replaceAll('_', ' ')})` : ''}; its nature is ${nature}.`,
  value: house,
  source: 'lal-kitab/lal-kitab-chart',
})

/** The planets that wake a house, at most three: those in it, or else those that look at it. */
const wakersOf = (chart: LalKitabChart, house: HouseNumber): Graha[] => {
  const inside = planetsInHouse(chart, house)
  const lookers = chart.planets
    .filter(({ sights }) => sights.some(({ house: target }) => target === house))
    .map(({ graha }) => graha)
  return (inside.length > 0 ? inside : lookers).slice(0, 3)
}

/** The condition of a house by its planets: a bad one troubles it; a mixed one, or one that sleeps itself, divides it. */
export const houseStateOf = (chart: LalKitabChart, house: HouseNumber): 'awake' | 'divided' | 'troubled' | 'asleep' => {
  if (isHouseAsleep(chart, house)) return 'asleep'
  const wakers = wakersOf(chart, house).map((graha) => chart.of[graha])
  if (wakers.some(({ nature }) => nature === 'bad')) return 'troubled'
  return wakers.every(({ nature, sleeping }) => nature === 'good' && !sleeping) ? 'awake' : 'divided'
}

/** The words of a house: the planets that wake it, and the planet that would wake it by custom. */
const houseWords = (chart: LalKitabChart, house: HouseNumber, theme: string) => {
  const wakers = wakersOf(chart, house)
  const waker = AWAKENERS[house]
  const [custom] = customsOf(waker, chart.houseOf[waker]).do
  return {
    theme: `of ${theme}`,
    light: joinWords(wakers.map(nameInSentence)),
    through: joinWords(wakers.map((planet) => MANNERS[planet])),
    waker: nameInSentence(waker),
    place: ordinalInWords(chart.houseOf[waker]),
    // The whole chart decides among the variants of a deed.
    houses: Object.values(chart.houseOf).join(' '),
    custom: (custom ?? 'give water to whoever asks').replaceAll("'", '’'),
  }
}

/** A passage without its last sentence, which is the custom. */
const withoutCustom = ({ text, source }: Passage): Passage => ({
  text: sentencesOf(text).slice(0, -1).join(' '),
  source,
})
const placeWords = ({ house }: LalKitabPlanet) => ({ house: ordinalInWords(house), field: FIELDS[house] })

const adultTexts = async (years: number): Promise<LalKitabTexts> => {
  const [planets, mixed, houses, sections, tevas, openings, form, chapterForm] = await concurrently(
    () => corpus('lal-kitab-planet'),
    () => corpus('lal-kitab-mixed'),
    () => corpus('lal-kitab-house'),
    () => corpus('lal-kitab-section'),
    () => corpus('lal-kitab-teva'),
    () => corpus('lal-kitab-opening'),
    () => formFinder(years, () => corpus('elder-lal-kitab')),
    () => formFinder(years, () => corpus('elder-lal-kitab-chapter')),
  )
  return {
    planet: (planet, chart) => {
      const { graha, house, nature } = planet
      const cellOf = (part: 'good' | 'bad') =>
        variants(form(['planet', graha, house, part], halfCell(planets, graha, house, part)))[0]!
      const half = (part: 'good' | 'bad', weight: number): FactText => ({
        ...planetFact(planet, chart, part),
        weight,
        says: cellOf(part),
      })
      if (nature !== 'mixed') return [half(nature, 1)]
      const condition: FactText = {
        ...planetFact(planet, chart, 'mixed'),
        weight: 2,
        says: mixed[graha],
        words: { house: ordinalInWords(house) },
      }
      const better = half('good', 3)
      return [{ ...better, says: withoutCustom(cellOf('good')) }, condition, half('bad', 1)]
    },
    house: (chart, house, theme) => {
      const words = houseWords(chart, house, theme)
      const state = houseStateOf(chart, house)
      const { deed, ...states } = houses[house]
      return [states[state], ...(state === 'asleep' ? [] : [chapterForm(['house', house, 'deed'], deed)])].map(
        (says) => ({
          says,
          words,
        }),
      )
    },
    section: (matter, planet) => ({
      says: chapterForm(['section', matter, planet.nature], sections[matter][planet.nature]),
      words: placeWords(planet),
    }),
    teva: (type) => tevas[type],
    opening: (side, planet) => ({ says: openings[planet.graha][side], words: placeWords(planet) }),
  }
}

/** A divided house of a child has the texts of an awake one: the readings of its planets say what changes. */
const childHouseState = (state: ReturnType<typeof houseStateOf>) => (state === 'divided' ? 'awake' : state)

const parentsTexts = async (): Promise<LalKitabTexts> => {
  const texts = await corpus('child-lal-kitab')
  return {
    planet: (planet, chart) => {
      const part = { ...planetFact(planet, chart, planet.nature), kind: 'position' as const }
      return [
        { ...part, weight: 2, says: texts.planet[planet.graha][planet.house] },
        { ...part, id: `${part.id}.nature`, weight: 1, says: texts.nature[planet.graha][planet.nature] },
      ]
    },
    house: (chart, house, theme) => [
      {
        says: texts.house[house][childHouseState(houseStateOf(chart, house))],
        words: houseWords(chart, house, theme),
      },
    ],
    section: (matter, planet) => ({ says: texts.section[matter][planet.nature], words: placeWords(planet) }),
    teva: (type) => texts.teva[type],
    opening: (side, planet, child) => ({
      says: texts.opening[planet.graha][side],
      words: { ...placeWords(planet), child },
    }),
  }
}

/** The passages for an age in years. */
export const lalKitabTexts = (years: number): Promise<LalKitabTexts> =>
  isYoung(years) ? parentsTexts() : adultTexts(years)

/** The planet that helps most, and the one that needs most care, which is another. */
export const extremesOf = (chart: LalKitabChart): Record<Side, LalKitabPlanet> => {
  const gift = destinyPlanet(chart).planet
  const severity = ({ nature, states, graha }: LalKitabPlanet) =>
    (states.includes('debilitated') ? -10 : 0) + LAL_KITAB_NATURES.indexOf(nature) * 3 - (graha === 'Moon' ? 1 : 0)
  const strain = chart.planets
    .filter(({ graha }) => graha !== gift.graha)
    .reduce((worst, planet) => (severity(planet) < severity(worst) ? planet : worst))
  return { gift, strain }
}
