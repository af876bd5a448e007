import type { Static } from '@sinclair/typebox'
import { siteText } from '../../../atlas/site-text.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import type { Tenant } from '../../../cooperative-yield.ts'
import { ayanamshaName } from '../../../ephemeris/ayanamshas.ts'
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
import { ALL_ASPECTS, type AnyAspect, type AnyAspectPoint, ASPECT_SETS, ASPECTS } from '../../../western/aspects.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { type AnyContact, frameOf, furtherOf, type Zodiac } from '../../../western/chart-frame.ts'
import { symbolOfPoint } from '../../../western/further-points.ts'
import { HOUSE_NAMES, isComplete } from '../../../western/houses.ts'
import type { World } from '../../capability.ts'
import { type Captioning, captioningIn, IN_ENGLISH, LegendLanguageInput } from '../captioning.ts'
import { TEXT_FORMATS, type TextFormat } from '../chart-text.ts'
import {
  accentInput,
  captionsInput,
  FORMATS,
  FormatInput,
  imageIn,
  LARGE_PICTURE,
  lookOf,
  ThemeInput,
} from '../picture.ts'
import type { WesternNatal } from './birth.ts'
import type { WesternPair } from './pair.ts'

/** Input options of every wheel. */
export const WHEEL_OPTIONS = {
  format: FormatInput,
  size: maybe(t.Integer({ minimum: 300, maximum: 2000, default: 800, description: `Pixels. ${LARGE_PICTURE}` })),
  theme: ThemeInput,
  accent: accentInput('the angles and the outer ring of the picture'),
  show: maybe(
    t.Array(oneOf(WHEEL_PARTS), { maxItems: WHEEL_PARTS.length, description: 'Elements to draw; default: all.' }),
  ),
  layout: maybe(
    oneOf(WHEEL_LAYOUTS, {
      default: 'wheel',
      description:
        'Layout; `sheet`: with tables of points, cusps, balance and aspects; `grid`: grid of the aspects; `dial`: dial of 90 degrees.',
    }),
  ),
  captions: captionsInput('name, moment, place and the kinds of aspects in the corners'),
  legend_language: LegendLanguageInput,
}
/** Input: the format of a chart that is drawn or written. */
const ChartFormatInput = maybe(
  oneOf([...FORMATS, ...TEXT_FORMATS], {
    default: 'svg',
    description: 'Format of the picture; with `text` or `short_text` the answer has the chart as text and no picture.',
  }),
  { $id: 'ChartFormat' },
)
/** Input options of a wheel that the answer can also have as text. */
export const CHART_WHEEL_OPTIONS = { ...WHEEL_OPTIONS, format: ChartFormatInput }
type ChartFormat = (typeof FORMATS)[number] | TextFormat
const isPicture = (format: ChartFormat | null | undefined): format is (typeof FORMATS)[number] | null | undefined =>
  format !== 'text' && format !== 'short_text'

type WheelOptions = Static<ReturnType<typeof t.Object<typeof WHEEL_OPTIONS>>>

const DRAWN_SETS = ['none', 'major', 'main', 'all'] as const
/** Input options of a wheel with the aspects of the answer. */
export const DRAWN_ASPECTS = {
  aspect_set: maybe(
    oneOf(DRAWN_SETS, { default: 'all', description: 'Aspects of the answer that the wheel draws as lines.' }),
  ),
}

type ChartWheelOptions = Omit<WheelOptions, 'format'> & { format?: ChartFormat | null }

/** Pixels of the requested wheel; 0 for a chart as text. */
export const wheelPixels = ({
  size,
  layout,
  format,
}: Pick<ChartWheelOptions, 'size' | 'layout' | 'format'>): number => {
  if (!isPicture(format)) return 0
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
      'The bundled fonts lack a letter of the captions. An SVG uses the fonts of the viewer; a PNG may lack the letter.',
    )
  return imageIn(format, { content, width: size, height: layout === 'sheet' ? sheetHeight(size) : size }, tenant)
}
/** The wheel of a chart; nothing for a chart as text. */
export const wheelImages = async (
  factsIn: Parameters<typeof wheelImage>[0],
  world: Pick<World, 'tenant' | 'warn'>,
  { format, ...options }: ChartWheelOptions & { aspect_set?: (typeof DRAWN_SETS)[number] | null },
) => (isPicture(format) ? [await wheelImage(factsIn, world, { ...options, format })] : [])
/** True for the aspects of a set, and for those beyond all sets, which a request names one by one. */
const isIn = (set: readonly AnyAspect[], aspect: AnyAspect) =>
  set.includes(aspect) || !(ALL_ASPECTS as readonly AnyAspect[]).includes(aspect)

/** The wheel of a report, and the grid of its aspects. */
export const reportWheels = (facts: WheelFacts, tenant: Tenant) =>
  mapConcurrently(['wheel', 'grid'] as const, async (layout) => ({
    format: 'svg' as const,
    width: PLAIN_WHEEL.size,
    height: PLAIN_WHEEL.size,
    content: await wheelSvg(facts, { ...PLAIN_WHEEL, layout, captions: layout === 'wheel' }, tenant),
  }))

/** Points (and the angles of an outer-ring chart) in the form of the wheel. */
export const wheelPoints = (points: readonly AnyAspectPoint[]): WheelPoint[] =>
  points.map(({ name, longitude, speed }) => ({
    name,
    symbol: symbolOfPoint(name),
    longitude,
    retrograde: speed !== null && speed < 0,
    speed,
  }))

/** Aspects as lines of a wheel, conjunctions in a separate colour. */
export const wheelAspects = (contacts: readonly AnyContact[]): WheelAspect[] =>
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
  details: [
    ...(isNamed(moment.zone) && !moment.zone.id.startsWith('Etc/') ? [moment.zone.id] : []),
    ...(moment.offsetSeconds === 0 ? [] : [`UT ${clockText(localAt(moment.jd, fixedZone(0)))}`]),
  ],
  points: wheelPoints([...chart.points, ...furtherOf(chart)]),
})

/** The ring label of another moment, in a zone. */
export const momentCaption = (at: JulianDay, zone: Zone, captioning: Captioning): string =>
  clockCaption(localAt(at, zone), zone.at(epochMs(at)).offsetSeconds, captioning)

/** The sky of a moment as a ring, in a zone. */
export const momentRing = (
  title: string,
  points: readonly AnyAspectPoint[],
  at: JulianDay,
  zone: Zone,
  captioning: Captioning,
): WheelRing => ({
  title,
  captions: [momentCaption(at, zone, captioning)],
  points: wheelPoints(points),
})

const ZODIAC_NOTES = {
  tropical: 'Tropical zodiac',
  sidereal: 'Sidereal zodiac',
  draconic: 'Draconic zodiac',
} as const satisfies Record<Zodiac, string>

const zodiacNotes = (chart: object, { say }: Captioning): string[] => [
  say(ZODIAC_NOTES[frameOf(chart).zodiac]),
  ...(frameOf(chart).zodiac === 'sidereal' ? [ayanamshaName(frameOf(chart).ayanamsha)] : []),
]

/** The angles and houses of a wheel's chart, with the notes below the wheel. */
export const wheelHouses = (
  chart: Pick<TropicalChart, 'ascendant' | 'midheaven' | 'houses'>,
  captioning: Captioning,
) => ({
  ascendant: chart.ascendant,
  midheaven: chart.midheaven,
  cusps: chart.houses.cusps,
  notes: [
    captioning.say(
      isComplete(chart.houses) ? '{} houses' : '{} has no houses at this latitude',
      captioning.say(HOUSE_NAMES[chart.houses.system]),
    ),
    ...zodiacNotes(chart, captioning),
  ],
})

/** The wheel of a birth without a time, with 0 Aries at nine o'clock: these points and aspects, and no houses. */
export const wheelWithoutTime = (
  birth: WesternNatal,
  points: readonly WheelPoint[],
  aspects: readonly WheelAspect[],
  captioning: Captioning,
): WheelFacts => {
  const { moment, site, place, chart } = birth
  return {
    rings: [
      {
        ...natalRing(birth, captioning),
        captions: [captioning.day(moment.local), ...(place ? [place] : []), siteText(site)],
        points,
      },
    ],
    ascendant: null,
    midheaven: null,
    cusps: [],
    aspects,
    // The clock time of the points that are drawn at a degree.
    notes: [`${captioning.say('Birth time unknown')} (12:00)`, ...zodiacNotes(chart, captioning)],
  }
}

/** The wheel of a pair: the second chart, with its angles, around the first, whose houses are drawn. */
export const synastryWheel = (
  { a, b }: WesternPair,
  contacts: readonly AnyContact[],
  captioning: Captioning,
): WheelFacts => ({
  rings: [
    natalRing(a, captioning),
    { ...natalRing(b, captioning), points: wheelPoints([...pointsAndAngles(b.chart), ...furtherOf(b.chart)]) },
  ],
  ...wheelHouses(a.chart, captioning),
  aspects: wheelAspects(contacts),
})

export const NATAL_RING = maybe(
  t.Boolean({
    default: false,
    description: 'Draws the birth points around the wheel, with the aspects to the birth points.',
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
  ...CHART_WHEEL_OPTIONS,
  ...DRAWN_ASPECTS,
}

/** A chart surrounded by other moments. */
export const wheelAround = (
  birth: WesternNatal,
  around: readonly [WheelRing] | readonly [WheelRing, WheelRing],
  contacts: readonly AnyContact[],
  captioning: Captioning,
): WheelFacts => ({
  rings: [natalRing(birth, captioning), ...around],
  ...wheelHouses(birth.chart, captioning),
  aspects: wheelAspects(contacts),
})
