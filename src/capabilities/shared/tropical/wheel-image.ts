import type { Static } from '@sinclair/typebox'
import { siteText } from '../../../atlas/site-text.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import type { Tenant } from '../../../cooperative-yield.ts'
import { wheelWords } from '../../../lexicon/wheel-words.ts'
import { dayAndClock } from '../../../render/direction.ts'
import { hasForeignText } from '../../../render/fonts.ts'
import { visibleName } from '../../../render/one-line.ts'
import { wheelSvg } from '../../../render/wheel.ts'
import {
  PLAIN_WHEEL,
  sheetHeight,
  WHEEL_LAYOUTS,
  WHEEL_PARTS,
  type WheelAspect,
  type WheelFacts,
  type WheelPoint,
  type WheelRing,
} from '../../../render/wheel-facts.ts'
import { maybe, oneOf, t } from '../../../schema.ts'
import type { CivilDateTime } from '../../../time/civil.ts'
import { clockText, offsetText } from '../../../time/iso.ts'
import { epochMs, type JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { fixedZone, type Zone } from '../../../time/zones.ts'
import { ASPECT_SETS, ASPECTS, type AspectName, type AspectPoint, type Contact } from '../../../western/aspects.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { HOUSE_NAMES, isComplete } from '../../../western/houses.ts'
import { SYMBOLS } from '../../../western/points.ts'
import type { World } from '../../capability.ts'
import { type Captioning, captioningIn, IN_ENGLISH, LegendLanguageInput } from '../captioning.ts'
import { accentInput, captionsInput, FormatInput, imageIn, LARGE_PICTURE, lookOf, ThemeInput } from '../picture.ts'
import type { WesternNatal } from './birth.ts'
import type { WesternPair } from './pair.ts'

/** Input options of every wheel. */
export const WHEEL_OPTIONS = {
  format: FormatInput,
  size: maybe(t.Integer({ minimum: 300, maximum: 2000, default: 800, description: `Pixels. ${LARGE_PICTURE}` })),
  theme: ThemeInput,
  accent: accentInput('the angles and the outer ring of the picture'),
  show: maybe(
    t.Array(oneOf(WHEEL_PARTS), { maxItems: WHEEL_PARTS.length, description: 'Elements drawn; default: all.' }),
  ),
  layout: maybe(
    oneOf(WHEEL_LAYOUTS, {
      default: 'wheel',
      description:
        'sheet: with tables of points, cusps, balance and aspects; grid: of the aspects; dial: of 90 degrees.',
    }),
  ),
  captions: captionsInput('name, moment, place and the kinds of aspects in the corners'),
  legend_language: LegendLanguageInput,
}
type WheelOptions = Static<ReturnType<typeof t.Object<typeof WHEEL_OPTIONS>>>

const DRAWN_SETS = ['none', 'major', 'main', 'all'] as const
/** Input options of a wheel with the aspects of the answer. */
export const DRAWN_ASPECTS = {
  aspect_set: maybe(
    oneOf(DRAWN_SETS, { default: 'all', description: 'The answer’s aspects that are drawn as lines.' }),
  ),
}

/** Pixels of the requested wheel. */
export const wheelPixels = ({ size, layout }: Pick<WheelOptions, 'size' | 'layout'>): number => {
  const width = size ?? PLAIN_WHEEL.size
  return width * (layout === 'sheet' ? sheetHeight(width) : width)
}

/** The requested wheel in the form of the answer. */
export const wheelImage = async (
  factsIn: (captioning: Captioning) => WheelFacts,
  { tenant, warn }: Pick<World, 'tenant' | 'warn'>,
  options: WheelOptions & { aspect_set?: (typeof DRAWN_SETS)[number] | null },
) => {
  const { format, theme, accent, show, captions, aspect_set: set, legend_language: language } = options
  const words = language && (await wheelWords(language))
  const { aspects, ...facts } = factsIn(words ? captioningIn(language, words) : IN_ENGLISH)
  const layout = options.layout ?? 'wheel'
  const size = options.size ?? PLAIN_WHEEL.size
  const content = await wheelSvg(
    {
      ...facts,
      aspects: set === 'none' ? [] : aspects.filter(({ aspect }) => isIn(ASPECT_SETS[set ?? 'all'], aspect)),
    },
    {
      size,
      layout,
      show: show ?? PLAIN_WHEEL.show,
      ...lookOf({ theme, accent, captions }),
      ...(words && { words }),
    },
    tenant,
  )
  if (hasForeignText(content))
    warn(
      'letters_missing',
      'The bundled fonts lack a letter of the captions: an SVG leaves them to the fonts of the reader, a PNG may lack them.',
    )
  return imageIn(format, { content, width: size, height: layout === 'sheet' ? sheetHeight(size) : size }, tenant)
}
const isIn = (set: readonly AspectName[], aspect: AspectName) => set.includes(aspect)

/** The wheel of a report, and the grid of its aspects. */
export const reportWheels = (facts: WheelFacts, tenant: Tenant) =>
  mapConcurrently(['wheel', 'grid'] as const, async (layout) => ({
    format: 'svg' as const,
    width: PLAIN_WHEEL.size,
    height: PLAIN_WHEEL.size,
    content: await wheelSvg(facts, { ...PLAIN_WHEEL, layout, captions: layout === 'wheel' }, tenant),
  }))

/** Points (and the angles of an outer-ring chart) in the form of the wheel. */
export const wheelPoints = (points: readonly AspectPoint[]): WheelPoint[] =>
  points.map(({ name, longitude, speed }) => ({
    name,
    symbol: SYMBOLS[name],
    longitude,
    retrograde: speed !== null && speed < 0,
    speed,
  }))

/** Aspects as lines of a wheel, conjunctions in a separate colour. */
export const wheelAspects = (contacts: readonly Contact<AspectPoint, AspectPoint>[]): WheelAspect[] =>
  contacts.map(({ a, b, aspect, orb, allowed, applying }) => ({
    a: a.longitude,
    b: b.longitude,
    aspect,
    nature: ASPECTS[aspect].nature,
    strength: 1 - orb / allowed,
    between: [a.name, b.name],
    orb,
    applying,
  }))

/** A local time in a caption: `30 June 1905, 12:00 (UTC+01:00)`. */
const clockCaption = (local: CivilDateTime, offsetSeconds: number, { day }: Captioning): string =>
  dayAndClock(day(local), `${clockText(local)} (UTC${offsetSeconds ? offsetText(offsetSeconds) : ''})`)

/** Date, time and place of a birth, line by line. */
export const birthCaptions = (
  { local, offsetSeconds }: WesternNatal['moment'],
  site: WesternNatal['site'],
  captioning: Captioning,
  place: string | null = null,
): string[] => [clockCaption(local, offsetSeconds, captioning), ...(place ? [place] : []), siteText(site)]

/** True for an IANA zone, false for a fixed offset. */
const isNamed = (zone: Zone) => zone.id.includes('/')
/** The clock of the outer sky around a birth: its named zone, else UTC. */
export const clocksOf = ({ moment: { zone } }: WesternNatal): Zone => (isNamed(zone) ? zone : fixedZone(0))

/** A birth as a ring: name, date, time and place. */
export const natalRing = ({ name, moment, site, place, chart }: WesternNatal, captioning: Captioning): WheelRing => ({
  title: visibleName(name) || captioning.say('Natal chart'),
  captions: birthCaptions(moment, site, captioning, place),
  details: isNamed(moment.zone) && !moment.zone.id.startsWith('Etc/') ? [moment.zone.id] : [],
  points: wheelPoints(chart.points),
})

/** The ring label of another moment, in a zone. */
export const momentCaption = (at: JulianDay, zone: Zone, captioning: Captioning): string =>
  clockCaption(localAt(at, zone), zone.at(epochMs(at)).offsetSeconds, captioning)

/** The sky of a moment as a ring, in a zone. */
export const momentRing = (
  title: string,
  points: readonly AspectPoint[],
  at: JulianDay,
  zone: Zone,
  captioning: Captioning,
): WheelRing => ({
  title,
  captions: [momentCaption(at, zone, captioning)],
  points: wheelPoints(points),
})

/** The angles and houses of a wheel's chart, with the notes below the wheel. */
export const wheelHouses = (
  { ascendant, midheaven, houses }: Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses'>,
  { say }: Captioning,
) => ({
  ascendant,
  midheaven,
  cusps: houses.cusps,
  notes: [
    say(isComplete(houses) ? '{} houses' : '{} has no houses at this latitude', say(HOUSE_NAMES[houses.system])),
    say('Tropical zodiac'),
  ],
})

/** The wheel of a pair: the second chart, with its angles, around the first, whose houses are drawn. */
export const synastryWheel = (
  { a, b }: WesternPair,
  contacts: readonly Contact<AspectPoint, AspectPoint>[],
  captioning: Captioning,
): WheelFacts => ({
  rings: [natalRing(a, captioning), { ...natalRing(b, captioning), points: wheelPoints(pointsAndAngles(b.chart)) }],
  ...wheelHouses(a.chart, captioning),
  aspects: wheelAspects(contacts),
})

export const NATAL_RING = maybe(
  t.Boolean({
    default: false,
    description: 'Draws the birth points around it, with the aspects to them.',
  }),
)
/** The rings of a return chart with its place; a double wheel adds the birth chart, a single one the person's name. */
export const returnRings = (
  { title, captions = [], points }: WheelRing,
  site: WesternNatal['site'],
  birth: WesternNatal,
  isDouble: boolean,
  captioning: Captioning,
): Pick<WheelFacts, 'rings'> => {
  const texts = [...captions, siteText(site)]
  if (isDouble) return { rings: [{ title, captions: texts, points }, natalRing(birth, captioning)] }
  const name = visibleName(birth.name)
  return { rings: [name ? { title: name, captions: [title!, ...texts], points } : { title, captions: texts, points }] }
}

/** Images of a capability that draws only on request. */
export const DRAWN_WHEEL = {
  image: maybe(t.Boolean({ default: false, description: 'Draws the wheel.' })),
  ...WHEEL_OPTIONS,
  ...DRAWN_ASPECTS,
}

/** A chart surrounded by other moments. */
export const wheelAround = (
  birth: WesternNatal,
  around: readonly [WheelRing] | readonly [WheelRing, WheelRing],
  contacts: readonly Contact<AspectPoint, AspectPoint>[],
  captioning: Captioning,
): WheelFacts => ({
  rings: [natalRing(birth, captioning), ...around],
  ...wheelHouses(birth.chart, captioning),
  aspects: wheelAspects(contacts),
})
