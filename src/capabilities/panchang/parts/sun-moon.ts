import { NAKSHATRAS, nakshatraOf, padaOf } from '../../../jyotish/nakshatras.ts'
import {
  MOON_SIGN_LIMB,
  PANCHANG_AYANAMSHA,
  SUN_PADA,
  SUN_SIGN_LIMB,
  SUN_STAR,
} from '../../../jyotish/panchang/limbs.ts'
import { phaseName } from '../../../jyotish/panchang/moon-light.ts'
import { nullable, oneOf, t } from '../../../schema.ts'
import { previousNewMoon } from '../../../sky/lunations.ts'
import { MOON_PHASES, moonLight } from '../../../sky/moon-light.ts'
import type { HorizonEvent, HorizonQuery } from '../../../sky/sky.ts'
import { twoDigits } from '../../../time/digits.ts'
import { epochMs, type JulianDay, plusDays } from '../../../time/julian-day.ts'
import { siderealOf } from '../../../zodiac/longitude.ts'
import { lasting, MaybeMoment, Moment, type Today } from '../../shared/almanac.ts'
import { decimals, Sign, Star } from '../../shared/shapes.ts'

const Length = nullable(
  t.String({ $id: 'LengthOfDay', description: 'Length as HH:MM:SS; null without a sunrise and sunset.' }),
)

/** Moonrise and moonset of the day from sunrise to sunrise, as almanacs print them. */
export const moonOfDayFields = {
  moonrise_of_day: nullable(
    t.String({
      description: 'First moonrise after sunrise; null if none before the next sunrise, or without sunrises.',
    }),
  ),
  moonset_of_day: nullable(
    t.String({
      description: 'First moonset after sunrise; null if none before the next sunrise, or without sunrises.',
    }),
  ),
}

export const SunMoonObject = t.Object(
  {
    sunrise: MaybeMoment,
    sunset: MaybeMoment,
    solar_noon: MaybeMoment,
    solar_midnight: MaybeMoment,
    day_length: Length,
    night_length: Length,
    next_sunrise: MaybeMoment,
    civil_dawn: MaybeMoment,
    civil_dusk: MaybeMoment,
    moonrise: MaybeMoment,
    moonset: MaybeMoment,
    moon_sign: t.Object({ name: Sign, ends_at: Moment, next: Sign }),
    sun_sign: lasting(Sign, 'LastingSign'),
    sun_nakshatra: t.Object({
      name: Star,
      pada: t.Integer({ minimum: 1, maximum: 4 }),
      ends_at: Moment,
      pada_ends_at: Moment,
    }),
    phase: oneOf(MOON_PHASES, { description: 'Phase at sunrise.' }),
    phase_angle: t.Number({
      description: 'Phase angle: 0 new, 180 full; 180 minus the angle Sun-Moon-Earth, degrees.',
    }),
    illumination: t.Number({ description: 'Lit part of the Moon’s disc at sunrise, percent.' }),
    moon_age_days: t.Number({ description: 'Days since the last new Moon, at sunrise.' }),
    ...moonOfDayFields,
  },
  { $id: 'SunMoon', description: 'Sun and Moon of the day.' },
)

const seconds = (from: JulianDay, to: JulianDay) => Math.round(epochMs(to) / 1000) - Math.round(epochMs(from) / 1000)

const length = (total: number) => {
  return `${twoDigits(Math.floor(total / 3600))}:${twoDigits(Math.floor(total / 60) % 60)}:${twoDigits(total % 60)}`
}

export const sunMoonObject = ({ day, almanac, write, site, horizon: { elevation }, world: { sky } }: Today) => {
  const { civil, light } = day
  const first = (event: HorizonEvent, body: 'Sun' | 'Moon', window = civil, further: Partial<HorizonQuery> = {}) =>
    sky.horizon({
      ...{ event, body, site, from: window.from, to: window.to },
      ...(elevation > 0 && { elevation }),
      ...further,
    })[0]
  const maybe = (at: JulianDay | null | undefined) => (at === undefined || at === null ? null : write(at))
  const noon = first('culmination', 'Sun')
  const twilight = { twilight: 6 } as const
  const dawn = first('rise', 'Sun', civil, twilight)
  const dusk = first('set', 'Sun', dawn ? { from: dawn, to: plusDays(dawn, 1) } : civil, twilight)
  const [sun, moon] = sky.positions(day.from, ['Sun', 'Moon'])
  const sunPlace = siderealOf(sun!.longitude, sky.ayanamsha(day.from, PANCHANG_AYANAMSHA))
  const moonSign = almanac.at(MOON_SIGN_LIMB, day.from)
  const sunSign = almanac.at(SUN_SIGN_LIMB, day.from)
  const { angle, illuminated } = moonLight(sun!, moon!)
  return {
    sunrise: maybe(day.sunrise),
    sunset: maybe(day.sunset),
    solar_noon: maybe(noon),
    solar_midnight: noon ? maybe(first('anticulmination', 'Sun', { from: noon, to: plusDays(noon, 1) })) : null,
    day_length: light && length(seconds(light.sunrise, light.sunset)),
    night_length: light && length(seconds(light.sunset, light.nextSunrise)),
    next_sunrise: maybe(light?.nextSunrise),
    civil_dawn: maybe(dawn),
    civil_dusk: maybe(dusk),
    moonrise: maybe(first('rise', 'Moon')),
    moonset: maybe(first('set', 'Moon')),
    moon_sign: {
      name: MOON_SIGN_LIMB.names[moonSign.number - 1]!,
      ends_at: write(moonSign.to),
      next: MOON_SIGN_LIMB.names[moonSign.number % 12]!,
    },
    sun_sign: { name: SUN_SIGN_LIMB.names[sunSign.number - 1]!, ends_at: write(sunSign.to) },
    sun_nakshatra: {
      name: NAKSHATRAS[nakshatraOf(sunPlace)]!,
      pada: padaOf(sunPlace),
      ends_at: write(almanac.at(SUN_STAR, day.from).to),
      pada_ends_at: write(almanac.at(SUN_PADA, day.from).to),
    },
    phase: phaseName(sun!, moon!),
    phase_angle: decimals(angle),
    illumination: decimals(illuminated * 100, 2),
    moon_age_days: decimals(day.from - previousNewMoon(day.from, sky).at, 3),
    moonrise_of_day: light && maybe(first('rise', 'Moon', day)),
    moonset_of_day: light && maybe(first('set', 'Moon', day)),
  }
}
