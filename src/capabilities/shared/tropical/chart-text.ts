import { siteText } from '../../../atlas/site-text.ts'
import { ayanamshaName } from '../../../ephemeris/ayanamshas.ts'
import type { Site } from '../../../sky/sky.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoLocal, type Zone } from '../../../time/moment.ts'
import { type AnyAspectPoint, compareByOrb } from '../../../western/aspects.ts'
import { isDayChart, type TropicalChart } from '../../../western/chart.ts'
import {
  type AnyContact,
  type ChartFrame,
  type FurtherPoint,
  frameOf,
  furtherOf,
} from '../../../western/chart-frame.ts'
import { isKnown } from '../../../western/further-points.ts'
import { HOUSE_NAMES, type Houses, isComplete, isOrdered, runClockwise } from '../../../western/houses.ts'
import { PLANETS } from '../../../western/points.ts'
import { rulerOf } from '../../../western/signs.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { type TextSection, withCalendar } from '../chart-text.ts'
import type { WesternNatal } from './birth.ts'
import { angleObject } from './shapes.ts'

/** Tropical charts as text. */

const placeOf = (longitude: number): string => {
  const { degree_in_sign, sign } = angleObject(longitude)
  return `${degree_in_sign} ${sign}`
}
const signText = (longitude: number): string => signName(signOf(longitude))
const houseText = (house: number | null): string => (house === null ? '' : `, house ${house}`)

/** `Sun trine Moon, orb 2.31, applying`. */
export const aspectLine = ({ a, b, aspect, orb, applying }: AnyContact): string =>
  `${a.name} ${aspect} ${b.name}, orb ${orb.toFixed(2)}${applying === null ? '' : applying ? ', applying' : ', separating'}`
export const shortContact = ({ a, b, aspect, orb }: AnyContact): string =>
  `${a.name} ${aspect} ${b.name} ${orb.toFixed(1)}`

/** The number of aspects in a short text. */
export const SHORT_ASPECTS = 8

const ZODIAC_TEXTS = {
  tropical: () => 'Tropical zodiac',
  sidereal: ({ ayanamsha }) => `Sidereal zodiac, ayanamsha ${ayanamshaName(ayanamsha)}`,
  draconic: () => 'Draconic zodiac, from the true lunar node',
} satisfies Record<ChartFrame['zodiac'], (frame: ChartFrame) => string>

/** The house system, and how the houses of a chart differ from twelve that follow the zodiac. */
export const housesText = (houses: Houses, { centre }: Pick<ChartFrame, 'centre'>): string => {
  const name = HOUSE_NAMES[houses.system]
  if (!isComplete(houses)) return `no ${name} houses, angles only`
  if (centre === 'heliocentric') return `geocentric ${name} cusps, no point in a house`
  if (!isOrdered(houses)) return `${name} cusps out of order, no point in a house`
  return runClockwise(houses) ? `${name} houses, which run clockwise` : `${name} houses`
}

/** `Sidereal zodiac, ayanamsha Lahiri (Chitrapaksha), topocentric positions, Placidus houses`: the frame of the figures. */
export const frameText = (chart: { readonly houses: Houses }, frame: ChartFrame = frameOf(chart)): string =>
  [
    ZODIAC_TEXTS[frame.zodiac](frame),
    ...(frame.harmonic === 1 ? [] : [`every longitude multiplied by ${frame.harmonic}`]),
    ...(frame.equinox === 'J2000' ? ['ecliptic and equinox of J2000'] : []),
    ...(frame.centre === 'geocentric' ? [] : [`${frame.centre} positions`]),
    housesText(chart.houses, frame),
  ].join(', ')

const harmonicText = ({ harmonic }: ChartFrame) => (harmonic === 1 ? '' : `, harmonic ${harmonic}`)

/** `Solar return 2030 of Ada: 2030-01-01T12:00:00+01:00, 52°31′ N, 13°25′ E. Tropical zodiac, Placidus houses.` */
export const momentHeading =
  (
    title: string,
    name: string | null,
    { at, zone, site, chart }: { at: JulianDay; zone: Zone; site: Site; chart: TropicalChart },
    frame: ChartFrame = frameOf(chart),
  ) =>
  (): string =>
    `${title}${harmonicText(frame)}${name ? ` of ${name}` : ''}: ${withCalendar(isoLocal(at, zone))}, ${siteText(site)}. ${frameText(chart, frame)}.`

/** `Western natal chart of Ada: ...`, for a birth. The birth is read when the heading is made: reading its place at a pole gives a warning. */
export const birthHeading =
  (title: string, birth: WesternNatal): (() => string) =>
  () => {
    const { name, moment, site, chart } = birth
    return momentHeading(title, name, { at: moment.jd, zone: moment.zone, site, chart })()
  }

/** Sections whose titles begin with the name of their chart. */
export const withTitle = (title: string, sections: readonly TextSection[]): TextSection[] =>
  sections.map((section) => ({ ...section, title: `${title}, ${section.title.toLowerCase()}` }))

/** Aspects as one section, closest first. */
export const contactSections = (title: string, contacts: readonly AnyContact[]): TextSection[] => {
  const sorted = [...contacts].sort(compareByOrb)
  return [{ title, lines: sorted.map(aspectLine), short: sorted.slice(0, SHORT_ASPECTS).map(shortContact) }]
}

/** A chart or composite as text: a progressed chart has no cusps of its own. */
interface WrittenChart {
  readonly ascendant: number
  readonly midheaven: number
  readonly points: readonly (AnyAspectPoint & { readonly house: number | null })[]
  readonly houses?: Houses
  readonly further?: readonly FurtherPoint[]
}
const isWhole = (chart: WrittenChart): chart is TropicalChart => 'point' in chart && 'Sun' in (chart.point as object)

const MAIN_POINTS: ReadonlySet<string> = new Set(PLANETS)
const isRetrograde = (speed: number | null): boolean => speed !== null && speed < 0

/** Points with their houses as one section; the short form has the ten planets and the requested further points. */
export const pointSections = (title: string, points: WrittenChart['points']): TextSection[] => [
  {
    title,
    lines: points.map(
      ({ name, longitude, house, speed }) =>
        `${name} ${placeOf(longitude)}${houseText(house)}${isRetrograde(speed) ? ', retrograde' : ''}`,
    ),
    short: points
      .filter(({ name }) => MAIN_POINTS.has(name) || !isKnown(name))
      .map(
        ({ name, longitude, house, speed }) =>
          `${name} ${signText(longitude)}${house === null ? '' : ` ${house}`}${isRetrograde(speed) ? ' R' : ''}`,
      ),
  },
]

/** Points, angles, houses and aspects of a chart as sections. */
export const chartSections = (chart: WrittenChart, contacts: readonly AnyContact[]): TextSection[] => {
  const points = [...chart.points, ...furtherOf(chart)]
  return [
    {
      title: 'Angles',
      lines: [`Ascendant ${placeOf(chart.ascendant)}`, `Midheaven ${placeOf(chart.midheaven)}`],
      short: [`Ascendant ${signText(chart.ascendant)}`, `Midheaven ${signText(chart.midheaven)}`],
    },
    ...pointSections('Points', points),
    {
      title: 'Houses',
      lines: (chart.houses?.cusps ?? []).flatMap((cusp, i) =>
        cusp === null ? [] : [`House ${i + 1}: ${placeOf(cusp)}, ruler ${rulerOf(signOf(cusp))}`],
      ),
    },
    ...contactSections('Aspects', contacts),
    ...(isWhole(chart)
      ? [
          {
            title: 'Sect',
            lines: [isDayChart(chart) ? 'Day chart' : 'Night chart'],
            short: [isDayChart(chart) ? 'day' : 'night'],
          },
        ]
      : []),
  ]
}
