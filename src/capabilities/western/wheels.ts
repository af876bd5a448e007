import { PLAIN_WHEEL, type WheelFacts, type WheelRing, type WheelStyle, wheelSvg } from '../../render/wheel.ts'
import { dateTimeText } from '../../time/iso.ts'
import { isoUtc, type Moment, offsetText } from '../../time/moment.ts'
import { ASPECTS, type Contact, type Moving } from '../../western/aspects.ts'
import { anglesOf, type TropicalChart } from '../../western/chart.ts'
import { HOUSE_NAMES, isComplete } from '../../western/houses.ts'
import { SYMBOLS } from '../../western/points.ts'
import type { WesternNatal } from './birth.ts'

type Contacts = readonly Contact<Moving, Moving>[]

/** Points on one ring of a wheel, with what is written beside it. */
export const ring = (points: readonly Moving[], title: string | null, captions: readonly string[]): WheelRing => ({
  points: points.map(({ name, longitude, speed }) => ({
    name,
    symbol: SYMBOLS[name],
    longitude,
    retrograde: speed !== null && speed < 0,
  })),
  ...(title !== null && { title }),
  captions,
})

const coordinate = (degrees: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(degrees).toFixed(2)}° ${degrees < 0 ? negative : positive}`
export const placeCaption = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${coordinate(latitude, ['N', 'S'])}, ${coordinate(longitude, ['E', 'W'])}`

const momentCaption = ({ local, offsetSeconds }: Moment) =>
  `${dateTimeText(local).replace('T', ' ')} (${offsetText(offsetSeconds)})`

/** The ring of a birth. */
export const birthRing = ({ name, moment, site, chart }: WesternNatal): WheelRing =>
  ring(chart.points, name, [momentCaption(moment), placeCaption(site)])

/** The ring of a chart's angles and points, where the angles of the outer chart are shown too. */
export const outerBirthRing = (birth: WesternNatal): WheelRing => ({
  ...birthRing(birth),
  points: ring([...birth.chart.points, ...anglesOf(birth.chart)], null, []).points,
})

export const momentRing = (points: readonly Moving[], title: string, at: TropicalChart['at']): WheelRing =>
  ring(points, title, [`${isoUtc(at).replace('T', ' ').replace('Z', '')} UTC`])

/** A wheel over the houses of one chart, the first ring's. */
export const wheelFacts = (
  rings: WheelFacts['rings'],
  { ascendant, midheaven, houses }: Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses'>,
  contacts: Contacts,
  notes: readonly string[] = [],
): WheelFacts => ({
  rings,
  ascendant,
  midheaven,
  cusps: isComplete(houses) ? houses.cusps : [],
  aspects: contacts.map(({ a, b, aspect, orb, allowed }) => ({
    a: a.longitude,
    b: b.longitude,
    aspect,
    nature: ASPECTS[aspect].nature,
    strength: 1 - orb / allowed,
  })),
  notes: [
    'Tropical',
    isComplete(houses) ? HOUSE_NAMES[houses.system] : `${HOUSE_NAMES[houses.system]}: no houses`,
    ...notes,
  ],
})

/** The wheel as the one entry of `images`. */
export const wheelImages = async (facts: WheelFacts, style: WheelStyle = PLAIN_WHEEL) => [
  { format: 'svg' as const, width: style.size, height: style.size, content: await wheelSvg(facts, style) },
]
