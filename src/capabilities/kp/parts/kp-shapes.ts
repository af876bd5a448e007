import { hinduDay } from '../../../jyotish/day.ts'
import { GRAHAS, type Lord as LordName, SEVEN, SHORT_CODES } from '../../../jyotish/grahas.ts'
import { type KpChart, type KpWithoutHouses, kpChart } from '../../../jyotish/kp/chart.ts'
import { KP_EVENTS } from '../../../jyotish/kp/events.ts'
import { type KpLords, kpLords } from '../../../jyotish/kp/lords.ts'
import { ROLES } from '../../../jyotish/kp/ruling-planets.ts'
import { LEVELS, lordsOfPlanets, type Significators, significators } from '../../../jyotish/kp/significators.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import type { SiderealPoint } from '../../../jyotish/points.ts'
import { distinct, maybe, nullable, oneOf, rows, type TSchema, t } from '../../../schema.ts'
import { weekday } from '../../../time/civil.ts'
import { localAt } from '../../../time/moment.ts'
import type { Sidereal } from '../../../zodiac/longitude.ts'
import { dms, houseFrom, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { birthWithNode } from '../../shared/inputs.ts'
import { type Natal, natal } from '../../shared/natal.ts'
import {
  AyanamshaName,
  decimals,
  Graha,
  House,
  placement,
  placementFields,
  planetFields,
  planetRow,
  Sign,
  Star,
  StarLord,
} from '../../shared/shapes.ts'

/** Birth input of the family; the ayanamsha is Krishnamurti's by default. */
export const kpInput = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  birthWithNode({
    ayanamsha: maybe(AyanamshaName, { $id: 'KpAyanamsha', default: 'krishnamurti' }),
    ...further,
  })

export const kpNatal = (input: Parameters<typeof natal>[0], world: World): Natal =>
  natal({ ...input, ayanamsha: input.ayanamsha ?? 'krishnamurti' }, world)

type AnyKp = KpChart | KpWithoutHouses

/** The same chart, with a warning if Placidus has no cusps between the angles. */
export const withHouseWarning = <K extends AnyKp>(kp: K, world: Pick<World, 'warn'>): K => {
  if (!kp.house)
    world.warn(
      'no_houses',
      `Placidus has no cusps between the angles at latitude ${kp.chart.site.latitude}, inside a polar circle, and KP uses no other house system; cusps, houses and dependent values are null.`,
    )
  return kp
}

export const kpBirth = (input: Parameters<typeof natal>[0], world: World): Natal & { kp: AnyKp } => {
  const birth = kpNatal(input, world)
  return { ...birth, kp: withHouseWarning(kpChart(birth.chart, world.sky), world) }
}

export const EVENT = maybe(oneOf(KP_EVENTS, { description: 'Matter that is judged.' }))

export const Short = oneOf(GRAHAS.map((graha) => SHORT_CODES[graha]) as ['Su', ...string[]], {
  $id: 'KpLord',
  description: 'Short code of the lord.',
})
export const shortLords = ({ sign, star, sub }: Omit<KpLords, 'subSub'>) => ({
  sign_lord: SHORT_CODES[sign],
  star_lord: SHORT_CODES[star],
  sub_lord: SHORT_CODES[sub],
})
export const Kp = t.Object(
  { sign_lord: Short, star_lord: Short, sub_lord: Short, sub_sub_lord: Short },
  { $id: 'KpLords', description: 'Lords of sign, nakshatra, sub and sub-sub.' },
)
export const kpObject = (longitude: Sidereal) => {
  const lords = kpLords(longitude)
  return { ...shortLords(lords), sub_sub_lord: SHORT_CODES[lords.subSub] }
}

export const KpPlacement = t.Object(
  { ...placementFields, kp: Kp },
  { $id: 'KpPlacement', description: 'A point with its sign, nakshatra, sub and sub-sub lords.' },
)
export const kpPlacement = (at: SiderealPoint) => ({ ...placement(at), kp: kpObject(at.longitude) })

export const KpPlanets = rows(
  t.Object(
    {
      ...planetFields,
      house: nullable(House, { description: 'House by the cusps; null without houses.' }),
      kp: Kp,
      rashi_house: t.Integer({ minimum: 1, maximum: 12, description: 'Whole-sign house.' }),
    },
    { $id: 'KpPlanet', description: 'A graha with its sign, nakshatra, sub and sub-sub lords.' },
  ),
  9,
)
export const kpPlanetRows = ({ chart, ascendant, house }: AnyKp) =>
  GRAHAS.map((name) => ({
    ...planetRow(chart.graha[name]),
    house: house?.[name] ?? null,
    kp: kpObject(chart.graha[name].longitude),
    rashi_house: houseFrom(ascendant.sign, chart.graha[name].sign),
  }))

export const Cusps = rows(
  t.Object(
    {
      house: House,
      longitude: t.Number(),
      sign: Sign,
      degree: t.Number(),
      degree_dms: t.String(),
      nakshatra: Star,
      pada: t.Integer({ minimum: 1, maximum: 4 }),
      kp: Kp,
    },
    { $id: 'KpCusp', description: 'A cusp with its sign, nakshatra, sub and sub-sub lords.' },
  ),
  12,
)
export const cuspRows = (kp: AnyKp) =>
  kp.house &&
  kp.cusps.map(({ longitude, sign, degree, nakshatra, pada }, i) => ({
    house: i + 1,
    longitude: decimals(longitude),
    sign: signName(sign),
    degree: decimals(degree),
    degree_dms: dms(degree),
    nakshatra: NAKSHATRAS[nakshatra]!,
    pada,
    kp: kpObject(longitude),
  }))

export const PlanetSignificators = rows(
  t.Object(
    {
      planet: Graha,
      star_lord: StarLord,
      sub_lord: StarLord,
      levels: nullable(
        t.Object({
          a: distinct(House, { description: 'Houses the star lord occupies.' }),
          b: distinct(House, { description: 'Houses the planet occupies.' }),
          c: distinct(House, { description: 'Houses the star lord owns.' }),
          d: distinct(House, { description: 'Houses the planet owns.' }),
        }),
        { description: 'Houses that the planet signifies, by level; null without houses.' },
      ),
      all_houses: nullable(distinct(House), {
        description: 'Houses signified, the strongest first; null without houses.',
      }),
      in_own_star: t.Boolean(),
      untenanted_star: t.Boolean({ description: 'True if no planet is in the nakshatras of this planet.' }),
      agent_of: nullable(distinct(Graha), {
        description: 'Planets that a node represents; null without houses.',
      }),
    },
    { $id: 'KpPlanetSignificator', description: 'Houses signified.' },
  ),
  9,
)
export const HouseSignificators = rows(
  t.Object(
    {
      house: House,
      cusp_sub_lord: StarLord,
      a: distinct(Graha, { description: 'Planets in nakshatras of the occupants.' }),
      b: distinct(Graha, { description: 'Occupants of the house.' }),
      c: distinct(Graha, { description: 'Planets in nakshatras of the cusp lord.' }),
      d: distinct(Graha, { description: 'Lord of the sign on the cusp.' }),
      all: distinct(Graha, { description: 'Significators, the strongest first.' }),
    },
    { $id: 'KpHouseSignificators', description: 'Significators of a house in four levels, a to d.' },
  ),
  12,
)
/** Null without houses. */
export const kpSignificators = (kp: AnyKp, byAspect = false): Significators | null =>
  kp.house && significators(kp, byAspect)

export const planetSignificators = ({ chart }: AnyKp, match: Significators | null) =>
  lordsOfPlanets(chart).map(({ planet, starLord, subLord, untenanted }) => {
    const of = match?.of[planet]
    return {
      planet,
      star_lord: starLord,
      sub_lord: subLord,
      levels: of?.levels ?? null,
      all_houses: of?.allHouses ?? null,
      in_own_star: starLord === planet,
      untenanted_star: untenanted,
      agent_of: of?.agentOf ?? null,
    }
  })
export const houseSignificators = (match: Significators | null) =>
  match?.houses.map(({ house, cuspSubLord, levels, all }) => ({
    house,
    cusp_sub_lord: cuspSubLord,
    ...levels,
    all,
  })) ?? null
export const Level = oneOf(LEVELS)

export const Rulers = t.Object(
  Object.fromEntries(ROLES.map((role) => [role, StarLord])) as Record<(typeof ROLES)[number], typeof StarLord>,
)

/** The lord of the weekday from sunrise to sunrise; of the civil day, with a warning, without a sunrise. */
export const dayLord = ({ moment, site }: Natal, world: World): LordName => {
  const day = hinduDay(moment.jd, site, world.sky)
  if (!day)
    world.warn(
      'no_sunrise',
      'The Sun does not rise and set within a day of this moment; the day lord is that of the civil day.',
    )
  return SEVEN[weekday(day ? localAt(day.sunrise, moment.zone) : moment.local)]!
}
