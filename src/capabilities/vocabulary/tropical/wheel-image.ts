import { wheelSvg } from '../../../render/wheel.ts'
import {
  PLAIN_WHEEL,
  type WheelAspect,
  type WheelFacts,
  type WheelPoint,
  type WheelRing,
  type WheelStyle,
} from '../../../render/wheel-facts.ts'
import { twoDigits } from '../../../time/digits.ts'
import { dateText, offsetText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Asker } from '../../../turn.ts'
import { ASPECTS, type Contact, type Moving } from '../../../western/aspects.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { HOUSE_NAMES, isComplete } from '../../../western/houses.ts'
import { SYMBOLS } from '../../../western/points.ts'
import type { WesternNatal } from './birth.ts'
import type { WesternPair } from './pair.ts'

export { SvgImage } from '../shapes.ts'

/** A wheel as it stands in an answer. */
export const wheelImage = async (facts: WheelFacts, asker: Asker, style: WheelStyle = PLAIN_WHEEL) => ({
  format: 'svg' as const,
  width: style.size,
  height: style.size,
  content: await wheelSvg(facts, style, asker),
})

/** Points (and the angles of a chart that is the outer ring) as the wheel takes them. */
export const wheelPoints = (points: readonly Moving[]): WheelPoint[] =>
  points.map(({ name, longitude, speed }) => ({
    name,
    symbol: SYMBOLS[name],
    longitude,
    retrograde: speed !== null && speed < 0,
  }))

/** Aspects as lines of a wheel, conjunctions in their own colour. */
export const wheelAspects = (contacts: readonly Contact<Moving, Moving>[]): WheelAspect[] =>
  contacts.map(({ a, b, aspect, orb, allowed }) => ({
    a: a.longitude,
    b: b.longitude,
    aspect,
    nature: ASPECTS[aspect].nature,
    strength: 1 - orb / allowed,
    between: [a.name, b.name],
    orb,
  }))

const two = (n: number) => twoDigits(Math.floor(n))
/** 48°24′ N. */
const coordinate = (degrees: number, [positive, negative]: readonly [string, string]) => {
  const minutes = Math.round(Math.abs(degrees) * 60)
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′ ${degrees < 0 ? negative : positive}`
}

/** When and where somebody was born, in two lines. */
export const birthCaptions = (
  { local, offsetSeconds }: WesternNatal['moment'],
  { latitude, longitude }: WesternNatal['site'],
): [string, string] => [
  `${dateText(local)} ${two(local.hour)}:${two(local.minute)} (UTC${offsetText(offsetSeconds)})`,
  `${coordinate(latitude, ['N', 'S'])} ${coordinate(longitude, ['E', 'W'])}`,
]

/** A birth as a ring: its name, when and where. */
export const natalRing = ({ name, moment, site, chart }: WesternNatal): WheelRing => ({
  title: name ?? 'Natal chart',
  captions: birthCaptions(moment, site),
  points: wheelPoints(chart.points),
})

/** The sky of a moment as a ring. */
export const momentRing = (title: string, points: readonly Moving[], at: JulianDay): WheelRing => ({
  title,
  captions: [`${isoUtc(at).slice(0, -4).replace('T', ' ')} UTC`],
  points: wheelPoints(points),
})

/** The angles and houses of the chart that a wheel is drawn for, and what is said of them beneath. */
export const wheelHouses = ({
  ascendant,
  midheaven,
  houses,
}: Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses'>) => ({
  ascendant,
  midheaven,
  cusps: houses.cusps,
  notes: [
    isComplete(houses)
      ? `${HOUSE_NAMES[houses.system]} houses`
      : `${HOUSE_NAMES[houses.system]} has no houses at this latitude`,
    'Tropical zodiac',
  ],
})

/** The second chart of a pair, its angles among its points, around the first, whose houses are drawn. */
export const synastryWheel = ({ a, b }: WesternPair, contacts: readonly Contact<Moving, Moving>[], asker: Asker) => {
  const outer = { ...natalRing(b), points: wheelPoints(pointsAndAngles(b.chart)) }
  return wheelImage({ rings: [natalRing(a), outer], ...wheelHouses(a.chart), aspects: wheelAspects(contacts) }, asker)
}
