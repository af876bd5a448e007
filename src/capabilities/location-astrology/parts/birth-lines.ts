import { maybe, oneOf, t, term } from '../../../schema.ts'
import type { Moment } from '../../../time/moment.ts'
import { bodiesOver, gastAt, type LineMode, type MappedBody } from '../../../western/location/bodies.ts'
import { LINE_ANGLES, type LineAngle } from '../../../western/location/lines.ts'
import { LINE_MEANINGS, LINE_PLANETS, type LinePlanet, MOTIONS } from '../../../western/location/tables.ts'
import type { World } from '../../capability.ts'
import { Moment as LocalMoment, Utc } from '../../shared/almanac.ts'
import { readMoment } from '../../shared/clocks.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { demandCover, einstein } from '../../shared/tropical/birth.ts'
import { withArticle } from '../../shared/tropical/in-words.ts'
import { momentObject, roundFigure, UtcOffsetText } from '../../shared/tropical/shapes.ts'

const { name: _, ...einsteinsBirth } = einstein
/** The worked example: Albert Einstein, Ulm. */
export const einsteinAtUlm = einsteinsBirth

export const MappedTerm = term(LINE_PLANETS, { $id: 'MappedBody', description: 'A body that has lines.' })
export const AngleCode = oneOf(LINE_ANGLES, {
  $id: 'LineAngle',
  description: 'MC culminating, IC culminating below, ASC rising, DSC setting.',
})

export const PlanetsInput = maybe(
  t.Array(oneOf(LINE_PLANETS), {
    minItems: 1,
    maxItems: LINE_PLANETS.length,
    description: 'Planets of the lines; default: all twelve.',
  }),
  { $id: 'MappedBodies' },
)

export interface BirthLines {
  readonly moment: Moment
  /** Degrees. */
  readonly gast: number
  readonly bodies: readonly MappedBody[]
}

/** The moment of a birth and its bodies over the Earth; warns of a sent ayanamsha, and of bodies without ephemeris data. */
export const birthLines = (
  input: Omit<BirthInput, 'latitude'> & { latitude?: number | null },
  world: World,
  {
    names = LINE_PLANETS,
    mode = 'in_mundo',
  }: { names?: readonly LinePlanet[] | null | undefined; mode?: LineMode } = {},
  at = '',
): BirthLines => {
  warnOfAyanamsha(input, world)
  const moment = readMoment(input, world, at, 'tropical')
  // The sky's own fault names `datetime`, which a request with several births does not have.
  if (at) demandCover(moment.jd, `${at}datetime`, world)
  return { moment, ...linesAt(moment, world, names ?? LINE_PLANETS, mode) }
}

export const warnOfAyanamsha = ({ ayanamsha }: Pick<BirthInput, 'ayanamsha'>, world: World) => {
  if (ayanamsha !== undefined && ayanamsha !== null)
    world.warn(
      'ignored_input',
      '`ayanamsha` was ignored: lines do not depend on the zodiac, and the charts are tropical.',
    )
}

const linesAt = ({ jd }: Moment, world: World, names: readonly LinePlanet[], mode: LineMode) => {
  const gast = gastAt(jd, world.sky)
  const bodies = bodiesOver(jd, gast, mode, world.sky, names)
  for (const name of names)
    if (!bodies.some(({ planet }) => planet === name))
      world.warn('point_unavailable', `The ephemeris has no data for ${name} at that moment; the answer omits it.`)
  return { gast, bodies }
}

export const BirthMoment = t.Object(
  {
    local: LocalMoment,
    utc: Utc,
    utc_offset: UtcOffsetText,
    julian_day: t.Number({ description: 'Julian day, UT.' }),
  },
  { $id: 'BirthMoment', description: 'The moment of birth by its clock, in UTC and as a Julian day.' },
)
export const birthMoment = ({ jd, zone }: Moment) => ({ ...momentObject(jd, zone), julian_day: roundFigure(jd) })

/** The traditional meaning of a body's line on an angle, in one sentence. */
export const lineMeaning = (planet: LinePlanet, angle: LineAngle): string => {
  const name = withArticle(planet)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${MOTIONS[angle]} here: ${LINE_MEANINGS[planet][angle]}.`
}
