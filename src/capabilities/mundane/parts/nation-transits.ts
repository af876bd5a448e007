import { mapConcurrently } from '../../../concurrency.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import { longDate, monthText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc, localAt } from '../../../time/moment.ts'
import { effectiveNature, MAJOR_ASPECTS } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { HOUSE_MATTERS } from '../../../western/mundane/significations.ts'
import type { Name, POINTS_AND_ANGLES } from '../../../western/points.ts'
import { aspectPlaces, transitHits } from '../../../western/transits.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { asNatal } from '../../shared/tropical/in-words.ts'
import type { Days } from './moments.ts'

/** Transits to a nation's chart, and the ratings of months and areas of public life. */

// source: the contract's weights of transiting planets
const WEIGHTS = { Mars: 1, Jupiter: 3, Saturn: 4, Uranus: 4, Neptune: 4, Pluto: 5 } as const
export const NATION_TRANSITING = ['Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const
// source: the contract's houses of each area
const AREAS = {
  government: [10, 1],
  economy: [2, 8],
  society: [4, 5, 6, 11],
  foreign_relations: [7, 9],
  security: [12, 6],
} as const satisfies Record<string, readonly HouseNumber[]>
const AREA_NAMES = ['government', 'economy', 'society', 'foreign_relations', 'security'] as const

type Major = (typeof MAJOR_ASPECTS)[number]
interface Transit {
  readonly at: JulianDay
  readonly planet: (typeof NATION_TRANSITING)[number]
  readonly natal: Name
  readonly aspect: Major
  readonly pass: number
  readonly passes: number
  readonly house: number | null
  readonly helpful: boolean
}

const houseOfPoint = (name: Name, chart: TropicalChart | null): number | null => {
  if (!chart) return null
  if (name === 'Ascendant') return 1
  if (name === 'Midheaven') return 10
  return chart.points.find((point) => point.name === name)?.house ?? null
}

export const transitsOf = async (
  points: readonly { readonly name: Name; readonly longitude: number }[],
  chart: TropicalChart | null,
  window: Days,
  { sky }: World,
): Promise<Transit[]> => {
  const targets = points.flatMap(({ name, longitude }) =>
    MAJOR_ASPECTS.flatMap((aspect) => aspectPlaces(longitude, aspect).map((at) => ({ natal: name, aspect, at }))),
  )
  const places = targets.map(({ at }) => at)
  const matches = await mapConcurrently(NATION_TRANSITING, async (planet) =>
    (await transitHits(planet, places, window, sky)).map((hit): Transit => {
      const { natal, aspect } = targets[hit.target]!
      return {
        at: hit.at,
        planet,
        natal,
        aspect,
        pass: hit.pass,
        passes: hit.passes,
        house: houseOfPoint(natal, chart),
        helpful: effectiveNature({ a: { name: planet }, aspect, b: { name: natal } }) === 'harmonious',
      }
    }),
  )
  return matches.flat().sort((a, b) => a.at - b.at)
}

const BETWEEN: Record<Major, string> = {
  conjunction: 'joins',
  opposition: 'stands opposite',
  trine: 'is trine',
  square: 'is square to',
  sextile: 'is sextile',
}
const saying = ({ planet, natal, aspect }: Transit) => `${planet} ${BETWEEN[aspect]} ${asNatal(natal)}`

export const transitRow = (transit: Transit) => {
  const matter = transit.house === null ? null : HOUSE_MATTERS[transit.house as HouseNumber]
  return {
    exact_at: isoUtc(transit.at),
    transit_planet: transit.planet,
    natal_planet: transit.natal as (typeof POINTS_AND_ANGLES)[number],
    aspect: transit.aspect,
    pass: transit.pass,
    passes: transit.passes,
    natal_house: transit.house,
    nature: transit.helpful ? ('harmonious' as const) : ('challenging' as const),
    weight: WEIGHTS[transit.planet],
    text: `${saying(transit)}${matter ? `: by tradition ${transit.helpful ? 'a help to' : 'a test of'} ${matter}` : ''}.`,
  }
}

const ratingOf = (transits: readonly Transit[]): number => {
  const sum = transits.reduce((total, { planet, helpful }) => total + (helpful ? 1 : -1) * WEIGHTS[planet], 0)
  const tenth = Math.sign(sum) * Math.round(Math.abs(sum) / 10)
  return Math.max(1, Math.min(5, 3 + tenth))
}

const WORDS = { 1: 'hard', 2: 'strained', 3: 'even', 4: 'easy', 5: 'favoured' } as const
export const monthsOf = (transits: readonly Transit[], { first, last, zone }: Days) => {
  const count = 12 * (last.year - first.year) + last.month - first.month + 1
  return Array.from({ length: count }, (_, i) => {
    const [year, month] = [first.year + Math.floor((first.month - 1 + i) / 12), ((first.month - 1 + i) % 12) + 1]
    const own = transits.filter(({ at }) => {
      const local = localAt(at, zone)
      return local.year === year && local.month === month
    })
    const rating = ratingOf(own)
    const byHouse = new Map<number, number>()
    for (const { house, planet } of own)
      if (house !== null) byHouse.set(house, (byHouse.get(house) ?? 0) + WEIGHTS[planet])
    const houses = [...byHouse].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 3)
    const [heaviest] = own.toSorted((a, b) => WEIGHTS[b.planet] - WEIGHTS[a.planet] || a.at - b.at)
    return {
      month: monthText({ year, month }),
      rating,
      themes: houses.map(([house]) => HOUSE_MATTERS[house as HouseNumber] as string),
      text: heaviest
        ? `${own.length === 1 ? 'One exact transit' : `${own.length} exact transits`}, ${WORDS[rating as keyof typeof WORDS]} on the whole; the weightiest: ${saying(heaviest)} on ${longDate(isoUtc(heaviest.at))}.`
        : 'No transit of Mars to Pluto is exact in this month.',
    }
  })
}

const bandOf = (rating: number) => (rating <= 2 ? 'strained' : rating >= 4 ? 'eased' : 'even')
export const nationAreas = async (transits: readonly Transit[], timed: boolean) => {
  const texts = await corpus('mundane-area')
  const usedSentences = new Set<string>()
  const entries = AREA_NAMES.map((area) => {
    if (!timed) return [area, { rating: null, text: 'Without a time of day the chart has no houses to judge this by.' }]
    const houses: readonly number[] = AREAS[area]
    const rating = ratingOf(transits.filter(({ house }) => house !== null && houses.includes(house)))
    const band = bandOf(rating)
    const text = compose(
      [
        {
          id: `national.${area}.rating`,
          kind: 'score',
          text: `${area.replace('_', ' ')} is rated ${rating} of 5.`,
          value: rating,
          source: 'mundane/mundane-national-forecast',
          weight: 1,
          says: texts[area][band],
        },
      ],
      { usedSentences },
    )
    return [area, { rating, text: prose(text) }]
  })
  return Object.fromEntries(entries) as Record<(typeof AREA_NAMES)[number], { rating: number | null; text: string }>
}
