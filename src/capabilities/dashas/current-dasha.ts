import { ASHTOTTARI } from '../../jyotish/dashas/ashtottari.ts'
import { chara } from '../../jyotish/dashas/chara.ts'
import { kalachakra } from '../../jyotish/dashas/kalachakra.ts'
import { type Dasha, nextChange, periodsAt } from '../../jyotish/dashas/periods.ts'
import { narayana } from '../../jyotish/dashas/sign-dashas.ts'
import { starDasha } from '../../jyotish/dashas/star-dashas.ts'
import { VIMSHOTTARI } from '../../jyotish/dashas/vimshottari.ts'
import { YOGINI, YOGINI_LORDS } from '../../jyotish/dashas/yogini.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, type Zone } from '../../time/moment.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import {
  AS_OF_MOMENT,
  EVEN,
  inYears,
  levelsUpTo,
  readAsOf,
  standingAt,
  YEAR_LENGTH,
  yearLength,
} from '../shared/dasha-periods.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { type Natal, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha as GrahaName, Sign } from '../shared/shapes.ts'

type Named = { lord: Graha } | { sign: ReturnType<typeof signName> }

/** The running periods of one system at a moment, at most `depth` levels deep. */
const reader =
  <R>(dasha: Dasha<R>, named: (ruler: R) => Named, depth: number) =>
  (system: string, at: JulianDay, levels: number, zone: Zone, world: World) => {
    const { toMoment: describe, toEven: kept } = dasha.clock ?? EVEN
    const even = kept(at)
    const now = standingAt(dasha, even, system, world)
    const path = periodsAt(now, even, Math.min(levels, depth))
    const next = nextChange(now, path)
    const to = named(next.ruler)
    return {
      path: path.map(({ ruler, level, start, end }) => ({
        level,
        ...named(ruler),
        start: isoLocal(describe(start), zone),
        end: isoLocal(describe(end), zone),
        elapsed_percent: Math.floor(((even - start) / (end - start)) * 1e4) / 100,
      })),
      next_change: {
        level: next.level,
        at: isoLocal(describe(next.start), zone),
        to: 'lord' in to ? to.lord : to.sign,
      },
    }
  }

const byLord = (lord: Graha): Named => ({ lord })
const bySign = ({ sign }: { sign: SignIndex }): Named => ({ sign: signName(sign) })

/** A dasha in the chosen year length. */
type Timed = <R>(dasha: Dasha<R>) => Dasha<R>

/** Each system with the defaults and the depth of its own capability. */
const SYSTEMS = {
  vimshottari: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(timed(starDasha(VIMSHOTTARI, chart.graha.Moon.longitude, chart.at, days)), byLord, 6),
  ashtottari: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(timed(starDasha(ASHTOTTARI.ardra, chart.graha.Moon.longitude, chart.at, days)), byLord, 6),
  yogini: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(
      timed(starDasha(YOGINI, chart.graha.Moon.longitude, chart.at, days, 3)),
      (yogini) => byLord(YOGINI_LORDS[yogini]),
      6,
    ),
  chara: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(timed(chara(chart.ascendant.sign, chart.graha, chart.at, days, 'kn-rao')), bySign, 3),
  kalachakra: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(timed(kalachakra(chart.graha.Moon, chart.at, days)), bySign, 4),
  narayana: ({ chart }: Natal, days: number, timed: Timed) =>
    reader(timed(narayana(chart.ascendant.sign, chart.graha, chart.at, days)), bySign, 3),
}
type System = keyof typeof SYSTEMS
const NAMES = Object.keys(SYSTEMS) as [System, ...System[]]

export default capability({
  slug: 'current-dasha',
  title: 'Current dasha',
  summary: 'The periods running at a moment, from the mahadasha down, in one or more systems, and the next change.',
  keywords: 'dasha mahadasha antardasha period I running current present ends',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Each system uses the defaults of its own capability. After its last period a system repeats from its first ruler, with that period in full. The depth is six levels for vimshottari, ashtottari and yogini, four for kalachakra, three for chara and narayana.',
  input: birthWithNode({
    as_of: AS_OF_MOMENT,
    systems: maybe(t.Array(oneOf(NAMES), { minItems: 1, uniqueItems: true, default: ['vimshottari'] })),
    levels: levelsUpTo(6, 5),
    year_length: YEAR_LENGTH,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    as_of: t.String({ description: 'Local time in the birth zone.' }),
    running: t.Array(
      t.Object({
        system: oneOf(NAMES),
        path: t.Array(
          t.Object({
            level: t.Integer({ minimum: 1, maximum: 6 }),
            lord: t.Optional(GrahaName),
            sign: t.Optional(Sign),
            start: t.String(),
            end: t.String(),
            elapsed_percent: t.Number({ minimum: 0, maximum: 100 }),
          }),
        ),
        next_change: t.Object({
          level: t.Integer({ minimum: 1, maximum: 6, description: 'Highest level that changes.' }),
          at: t.String(),
          to: t.Union([GrahaName, Sign], { description: 'Next ruler at this level.' }),
        }),
      }),
    ),
  }),
  example: { ...independence, as_of: '2026-01-01T12:00', systems: ['vimshottari', 'chara'] },
  varies: true,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { zone } = birth.moment
  const at = momentOfLife(input.as_of == null ? null : readAsOf(input.as_of, zone), 'as_of', birth, world)
  const { days } = yearLength(input.year_length)
  const timed: Timed = (dasha) => inYears(dasha, input.year_length, birth.chart, world.sky)
  return {
    ayanamsha: ayanamshaObject(birth.chart.ayanamsha),
    as_of: isoLocal(at, zone),
    running: (input.systems ?? ['vimshottari']).map((system) => ({
      system,
      ...SYSTEMS[system](birth, days, timed)(system, at, input.levels ?? 5, zone, world),
    })),
  }
})
