import { invalid } from '../../../faults.ts'
import { exact, maybe, oneOf, type Static, t } from '../../../schema.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { fixedZone, meanTimeOffset } from '../../../time/zones.ts'
import { MAJOR_ASPECTS } from '../../../western/aspects.ts'
import { type ElectionConditions, elections } from '../../../western/elections.ts'
import { hasDaysWithoutHours } from '../../../western/planetary-hours.ts'
import { CLASSICAL_PLANETS, PLANETS } from '../../../western/points.ts'
import { SIGNS } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import type { WesternNatal } from '../../shared/tropical/birth.ts'
import { LaterSite, laterSite } from '../../shared/tropical/place.ts'
import { roundFigure } from '../../shared/tropical/shapes.ts'

/** A search for favourable moments as an option of transit dates. */

/** Days of the window that are searched. */
const MAX_ELECTION_DAYS = 366
const MAX_WINDOWS = 500

const planetsInput = (description: string) => maybe(t.Array(oneOf(PLANETS), { minItems: 1, description }))

export const ElectionInput = maybe(
  exact({
    location: LaterSite,
    moon_not_void: maybe(
      t.Boolean({ default: false, description: 'True if the Moon must make a further aspect in its sign.' }),
    ),
    moon: maybe(oneOf(['waxing', 'waning'], { description: 'Light of the Moon.' })),
    moon_signs: maybe(t.Array(oneOf(SIGNS), { minItems: 1, description: 'Signs allowed for the Moon.' })),
    ascendant_signs: maybe(t.Array(oneOf(SIGNS), { minItems: 1, description: 'Signs allowed on the Ascendant.' })),
    direct: planetsInput('Planets that must not be retrograde.'),
    angular: planetsInput('Planets within 8 degrees of an angle.'),
    not_angular: planetsInput('Planets that must not be within 8 degrees of an angle.'),
    planetary_hours: maybe(
      t.Array(oneOf(CLASSICAL_PLANETS), { minItems: 1, description: 'Rulers of the planetary hour.' }),
    ),
    applying: maybe(
      t.Array(
        exact({
          planet_a: oneOf(PLANETS, { description: 'First planet of the aspect.' }),
          planet_b: oneOf(PLANETS, { description: 'Second planet of the aspect.' }),
          aspects: t.Array(oneOf(MAJOR_ASPECTS), { minItems: 1, description: 'Aspects of which one must apply.' }),
          orb: maybe(t.Number({ minimum: 0.1, maximum: 15, default: 6, description: 'Maximum orb, degrees.' })),
        }),
        { minItems: 1, maxItems: 10, description: 'Aspects that must be applying.' },
      ),
    ),
    daylight: maybe(t.Boolean({ description: 'True: the Sun must be above the horizon; false: below.' })),
  }),
  {
    $id: 'ElectionChoice',
    description: `Adds the windows in which all conditions hold, in the first ${MAX_ELECTION_DAYS} days.`,
  },
)

export const ElectionRows = t.Optional(
  t.Array(
    t.Object(
      {
        start: t.String({ description: 'Start of the window, UTC.' }),
        end: t.String({ description: 'End of the window, UTC.' }),
        minutes: t.Number({ description: 'Length of the window, minutes.' }),
      },
      { $id: 'ElectionWindow', description: 'A window in which all conditions hold.' },
    ),
    { maxItems: MAX_WINDOWS, description: 'Windows in order of time; absent unless requested.' },
  ),
)

const conditionsOf = (choice: NonNullable<Static<typeof ElectionInput>>): ElectionConditions => ({
  moonNotVoid: choice.moon_not_void ?? false,
  ...(choice.moon && { moon: choice.moon }),
  ...(choice.moon_signs && { moonSigns: choice.moon_signs }),
  ...(choice.ascendant_signs && { ascendantSigns: choice.ascendant_signs }),
  ...(choice.direct && { direct: choice.direct }),
  ...(choice.angular && { angular: choice.angular }),
  ...(choice.not_angular && { notAngular: choice.not_angular }),
  ...(choice.planetary_hours && { hours: choice.planetary_hours }),
  ...(choice.applying && {
    applying: choice.applying.map(({ planet_a, planet_b, aspects, orb }) => ({
      a: planet_a,
      b: planet_b,
      aspects,
      orb: orb ?? 6,
    })),
  }),
  ...(typeof choice.daylight === 'boolean' && { daylight: choice.daylight }),
})

export const electionRows = async (
  choice: Static<typeof ElectionInput> | undefined,
  { from, to }: Window,
  { site, moment }: WesternNatal,
  world: World,
) => {
  if (!choice) return {}
  choice.applying?.forEach(({ planet_a, planet_b }, i) => {
    if (planet_a === planet_b)
      throw invalid(
        `election.applying.${i}.planet_b`,
        `\`election.applying.${i}.planet_b\` must differ from \`planet_a\` (${planet_a}).`,
      )
  })
  const place = laterSite(choice.location, 'election.location', site, world)
  // The weekday of a planetary day is that of the place of the election.
  const zone = choice.location ? fixedZone(meanTimeOffset(place.longitude)) : moment.zone
  const last = plusDays(from, MAX_ELECTION_DAYS)
  const window = { from, to: last < to ? last : to }
  if (last < to)
    world.warn('span_shortened', `\`election\` was searched in the first ${MAX_ELECTION_DAYS} days of the window.`)
  if (choice.planetary_hours && (await hasDaysWithoutHours(window, place, world.sky, world.yieldIfDue)))
    world.warn(
      'no_sunrise',
      `The Sun does not rise and set at latitude ${place.latitude} on some days of the window: they have no planetary hours, so no election.`,
    )
  const found = await elections(conditionsOf(choice), window, place, zone, world.sky, world.yieldIfDue, MAX_WINDOWS + 1)
  if (found.length > MAX_WINDOWS)
    world.warn(
      'span_shortened',
      `More than ${MAX_WINDOWS} windows fulfil \`election\`; the answer has the first ${MAX_WINDOWS}.`,
    )
  return {
    elections: found.slice(0, MAX_WINDOWS).map((each) => ({
      start: isoUtc(each.from),
      end: isoUtc(each.to),
      minutes: roundFigure((each.to - each.from) * 1440, 2),
    })),
  }
}
