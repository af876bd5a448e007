import { type AyanamshaId, ayanamshaName } from '../../../ephemeris/ayanamshas.ts'
import { CENTRES, type Centre, EQUINOXES, type Equinox } from '../../../ephemeris/queries.ts'
import { invalid } from '../../../faults.ts'
import { exact, maybe, nullable, oneOf, t } from '../../../schema.ts'
import {
  ALL_ASPECTS,
  type AnyAspect,
  type AspectName,
  type Comparison,
  FINE_ASPECTS,
  MAIN_ASPECTS,
  MIRROR_ASPECTS,
  type OrbModel,
  orbsFor,
} from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { type ChartFrame, frameOf, furtherOf, USUAL_FRAME, ZODIACS, type Zodiac } from '../../../western/chart-frame.ts'
import {
  type AnyName,
  FURTHER_NAMES,
  type FurtherName,
  isKnown,
  minorPlanetOf,
} from '../../../western/further-points.ts'
import { POINTS_AND_ANGLES } from '../../../western/points.ts'
import type { World } from '../../capability.ts'

/** Choices of a tropical chart: further points, zodiac, frame, aspects and orbs. */

const PointsInput = maybe(
  t.Array(t.Union([oneOf(FURTHER_NAMES), t.Integer({ minimum: 1, maximum: 999_999 })]), {
    maxItems: 60,
    description:
      'Points beyond the fourteen, by name, or by number for a minor planet whose ephemeris file is installed. A number of a named point is that point. They get rows and aspects of their own and stand in the picture.',
  }),
  { $id: 'FurtherPointsChoice' },
)
/** Input: further points. */
export const POINTS_OPTION = { points: PointsInput }

const ZodiacInput = maybe(
  oneOf(ZODIACS, {
    default: 'tropical',
    description: 'Zodiac; `sidereal`: by `ayanamsha`, by default Fagan-Bradley; `draconic`: from the true lunar node.',
  }),
  { $id: 'ZodiacChoice' },
)
/** Input: the zodiac of two charts that are compared. */
export const ZODIAC_OPTION = { zodiac: ZodiacInput }
/** Input: the zodiac of searches, which need a zero point that the births do not decide. */
export const SIDEREAL_OPTION = {
  zodiac: maybe(
    oneOf(['tropical', 'sidereal'], {
      default: 'tropical',
      description: 'Zodiac of every longitude and search; `sidereal`: by `ayanamsha`, by default Fagan-Bradley.',
    }),
    { $id: 'SearchZodiacChoice' },
  ),
}
const EquinoxInput = maybe(
  oneOf(EQUINOXES, { default: 'date', description: 'Ecliptic and equinox of the longitudes.' }),
  { $id: 'EquinoxChoice' },
)
const OBSERVERS = ['geocentric', 'topocentric'] as const satisfies readonly Centre[]
const ObserverInput = maybe(
  oneOf(OBSERVERS, {
    default: 'geocentric',
    description: 'Observer; `topocentric`: positions as seen from the place, which changes the Moon most.',
  }),
  { $id: 'ObserverChoice' },
)
const CentreInput = maybe(
  oneOf(CENTRES, {
    default: 'geocentric',
    description:
      'heliocentric: with the Earth (`points`) instead of the Sun; Sun, Moon, nodes and Lilith are absent, and no point has a house.',
  }),
  { $id: 'CentreChoice' },
)
/** Input: further points, zodiac, equinox and observer. */
export const CHART_OPTIONS = { ...POINTS_OPTION, zodiac: ZodiacInput, equinox: EquinoxInput, centre: ObserverInput }
/** `CHART_OPTIONS` for capabilities whose chart may be heliocentric. */
export const POSITION_OPTIONS = {
  ...CHART_OPTIONS,
  centre: CentreInput,
  harmonic: maybe(
    t.Integer({
      minimum: 1,
      maximum: 32,
      default: 1,
      description: 'Harmonic chart: every longitude times this number; houses are whole signs.',
    }),
    { $id: 'HarmonicChoice' },
  ),
}

export interface ChartOptionsInput {
  points?: readonly (string | number)[] | null
  zodiac?: Zodiac | null
  equinox?: Equinox | null
  centre?: Centre | null
  harmonic?: number | null
  ayanamsha?: unknown
}

/** The further points of a request, each once. Chiron and Pluto by number are left out, because every chart has them. */
const furtherNamesOf = (points: readonly (string | number)[]): FurtherName[] => {
  const names = points.map((point) => (typeof point === 'number' ? minorPlanetOf(point) : (point as FurtherName)))
  return [...new Set(names)].filter((name): name is FurtherName => !isKnown(name))
}

/** The frame of a requested chart. */
export const readFrame = ({ points, zodiac, equinox, centre, harmonic, ayanamsha }: ChartOptionsInput): ChartFrame => {
  const isUsual = !points?.length && (zodiac ?? 'tropical') === 'tropical' && (equinox ?? 'date') === 'date'
  if (isUsual && (centre ?? 'geocentric') === 'geocentric' && (harmonic ?? 1) === 1) return USUAL_FRAME
  if (zodiac === 'sidereal' && equinox === 'J2000')
    throw invalid(
      'equinox',
      'equinox J2000 cannot be combined with zodiac sidereal: an ayanamsha counts from the equinox of date.',
    )
  return {
    further: furtherNamesOf(points ?? []),
    zodiac: zodiac ?? 'tropical',
    ayanamsha: typeof ayanamsha === 'string' ? (ayanamsha as AyanamshaId) : USUAL_FRAME.ayanamsha,
    centre: centre ?? 'geocentric',
    equinox: equinox ?? 'date',
    harmonic: harmonic ?? 1,
  }
}

/** Warns of requested further points that the chart does not have. */
export const warnOfMissingPoints = (chart: TropicalChart, world: World): void => {
  const present = new Set<string>(furtherOf(chart).map(({ name }) => name))
  for (const name of frameOf(chart).further)
    if (!present.has(name))
      world.warn(
        'point_unavailable',
        `The ephemeris has no data for ${name} in this chart; \`further_points\` omits it.`,
      )
}

/** Answer: the zodiac and frame, if the request chose one. */
export const FrameField = t.Optional(
  t.Object(
    {
      zodiac: oneOf(ZODIACS, { description: 'Zodiac of every longitude.' }),
      ayanamsha: nullable(t.String({ description: 'Name of the ayanamsha; null unless the zodiac is sidereal.' })),
      centre: oneOf(CENTRES, { description: 'Centre of the positions: the Earth, the place or the Sun.' }),
      equinox: oneOf(EQUINOXES, { description: 'Ecliptic and equinox of the longitudes.' }),
      harmonic: t.Integer({ description: 'Number by which longitudes are multiplied; 1 for the chart itself.' }),
    },
    { $id: 'ChartFrame', description: 'Zodiac and frame of the chart; absent for a usual tropical chart.' },
  ),
)
export const frameField = (chart: object) => {
  const { zodiac, ayanamsha, centre, equinox, harmonic } = frameOf(chart)
  if (frameOf(chart) === USUAL_FRAME) return {}
  return {
    frame: { zodiac, ayanamsha: zodiac === 'sidereal' ? ayanamshaName(ayanamsha) : null, centre, equinox, harmonic },
  }
}

/** The frame of an answer whose only choice of a frame is the zodiac; absent in the tropical zodiac. */
export const zodiacField = (chart: object) => (frameOf(chart).zodiac === 'tropical' ? {} : frameField(chart))

/** Every aspect that a request can name. */
export const EVERY_ASPECT = [...ALL_ASPECTS, ...FINE_ASPECTS, ...MIRROR_ASPECTS] as unknown as readonly [
  AspectName,
  ...AnyAspect[],
]

const Degrees = t.Number({ minimum: 0, maximum: 15 })
const orbTable = ($id: string, words: readonly string[], description: string) =>
  maybe(exact(Object.fromEntries(words.map((word) => [word, t.Optional(Degrees)])), { $id, description }))
const OrbsInput = maybe(
  exact(
    {
      by_aspect: orbTable('OrbsByAspect', EVERY_ASPECT, 'Orb by aspect, degrees; replaces the default orb.'),
      by_point: orbTable(
        'OrbsByPoint',
        [...POINTS_AND_ANGLES, 'further points'],
        'Orb by point, degrees, for every aspect of the point. Between two such points the mean applies, as moieties.',
      ),
    },
    { $id: 'Orbs', description: 'Orbs that replace the default ones.' },
  ),
)
const aspectChoice = ($id: string, own: string) =>
  maybe(
    t.Array(oneOf(EVERY_ASPECT), {
      minItems: 1,
      maxItems: EVERY_ASPECT.length,
      description: `Aspects to find. Those beyond ${own} stand in \`further_aspects\`; parallels are of bodies, antiscia need the tropical zodiac of date.`,
    }),
    { $id },
  )
/** Input: orbs alone. */
export const ORBS_OPTION = { orbs: OrbsInput }
/** Input: aspects to find and their orbs, for comparisons of charts, whose usual lists hold the main aspects. */
export const MAIN_ORB_OPTIONS = { aspects: aspectChoice('MainAspectChoice', 'the main six'), orbs: OrbsInput }
/** Input: aspects to find and their orbs. */
export const ORB_OPTIONS = {
  aspects: aspectChoice('AspectChoice', 'the eleven from conjunction to biquintile'),
  orbs: OrbsInput,
}

export interface OrbOptionsInput {
  aspects?: readonly AnyAspect[] | null
  zodiac?: Zodiac | null
  equinox?: Equinox | null
  orbs?: {
    by_aspect?: Readonly<Record<string, number | undefined>> | null | undefined
    by_point?: Readonly<Record<string, number | undefined>> | null | undefined
  } | null
}

const KNOWN: ReadonlySet<string> = new Set(POINTS_AND_ANGLES)
/** A model with the orbs of a request. */
export const withSentOrbs = <N extends AnyAspect>(model: OrbModel<N>, orbs: OrbOptionsInput['orbs']): OrbModel<N> => {
  if (!orbs) return model
  const ofPoint = (name: AnyName) => orbs.by_point?.[KNOWN.has(name) ? name : 'further points']
  const sentOrbs = [orbs.by_aspect, orbs.by_point].flatMap((each) => Object.values(each ?? {}))
  return {
    aspects: model.aspects,
    widest: Math.max(model.widest, ...sentOrbs.filter((orb) => orb !== undefined)),
    allowed: (aspect, a, b) => {
      const sent = [ofPoint(a), ofPoint(b)].filter((orb) => orb !== undefined)
      if (sent.length > 0) return sent.reduce((sum, orb) => sum + orb, 0) / sent.length
      return orbs.by_aspect?.[aspect] ?? model.allowed(aspect, a, b)
    },
  }
}

const isAntiscion = (aspect: AnyAspect) => aspect === 'antiscion' || aspect === 'contra_antiscion'
/** 422 on `aspects` for antiscia in another zodiac or equinox. */
export const demandTropical = ({ aspects, zodiac, equinox }: OrbOptionsInput): void => {
  if ((zodiac ?? 'tropical') === 'tropical' && (equinox ?? 'date') === 'date') return
  if (aspects?.some(isAntiscion))
    throw invalid(
      'aspects',
      'Antiscia need zodiac tropical and equinox date: they mirror longitudes in the axes of the solstices and equinoxes.',
    )
}

/**
 * The requested aspects and orbs; the usual ones of the comparison where nothing is requested. `own`: the aspects that the usual lists of
 * the answer can hold.
 */
export const requestedOrbs = (
  comparison: Comparison,
  input: OrbOptionsInput,
  usual: readonly AspectName[] = MAIN_ASPECTS,
  own: readonly AspectName[] = ALL_ASPECTS,
): OrbModel => {
  const { aspects, orbs } = input
  demandTropical(input)
  const model = withSentOrbs(orbsFor(comparison, aspects ? own.filter((name) => aspects.includes(name)) : usual), orbs)
  const beyond = EVERY_ASPECT.filter((name) => aspects?.includes(name) && !(own as readonly AnyAspect[]).includes(name))
  return beyond.length === 0 ? model : { ...model, further: withSentOrbs(orbsFor(comparison, beyond), orbs) }
}
