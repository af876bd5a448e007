import { SEVEN } from '../../jyotish/grahas.ts'
import type { SiderealPoint } from '../../jyotish/points.ts'
import {
  mandi,
  PORTIONS,
  SOLAR_FORMULAS,
  SOLAR_UPAGRAHAS,
  solarUpagrahas,
  sphutas,
  TIME_UPAGRAHAS,
  type TimedPoint,
  timeUpagraha,
  UPAGRAHA_RULERS,
} from '../../jyotish/upagrahas.ts'
import { maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing, SunriseName } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { dayOfBirth, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, House, placement, placementFields } from '../shared/shapes.ts'

const pointFields = { ...placementFields, house: House }

const choices = choosing('sunrise', 'lordless_part', 'positions')

export default capability({
  slug: 'upagrahas',
  title: 'Upagrahas and sphutas',
  summary: 'The upagrahas of the Sun, those of the eighths of day and night, Mandi, and the sphutas.',
  weight: 'standard',
  method:
    'The solar group follows BPHS ch. 3. The time group divides day or night into eighths, by day from the lord of the weekday, by night from that of the fifth weekday; the eighth part has no lord (`lordless_part` selects the one after Saturn’s: P. V. R. Narasimha Rao). The point is the ascendant at the start, middle or end of the ruler’s part. Mandi follows Phaladeepika ch. 25. Sphutas use Gulika at the start of its part. Sunrise and sunset are by default the visible ones of the upper limb with refraction; `sunrise` selects another one, such as disc-centre-geometric. Values are null where the Sun does not rise and set.',
  input: birthWithNode({
    ...choices.input,
    portion: maybe(
      oneOf(PORTIONS, {
        description: 'Moment of the eighth; if omitted, begin for Gulika and middle for the others.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    day_birth: nullable(t.Boolean()),
    solar: rows(t.Object({ name: oneOf(SOLAR_UPAGRAHAS), formula: t.String(), ...pointFields }), 5),
    time_based: nullable(
      rows(
        t.Object({
          name: oneOf([...TIME_UPAGRAHAS, 'Mandi']),
          ruler: term(SEVEN),
          part: nullable(
            t.Integer({
              minimum: 1,
              maximum: 8,
              description: 'Part of the day or night; null for Mandi, which has its own ghati.',
            }),
          ),
          starts_at: nullable(t.String()),
          ends_at: nullable(t.String()),
          taken_at: t.String(),
          ...pointFields,
        }),
        6,
      ),
    ),
    sphutas: t.Array(
      t.Union([
        t.Object({ name: t.String(), formula: t.String(), ...pointFields, note: t.String() }),
        t.Object({ name: t.String(), formula: t.String(), longitude: t.Null(), note: t.String() }),
      ]),
    ),
    sunrise: t.Object(
      { local: nullable(t.String()), definition: SunriseName },
      { description: 'Sunrise used for the time group and Gulika.' },
    ),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const day = dayOfBirth(birth, 'the time group and the sphutas that need Gulika are', world)
  const placed = (point: SiderealPoint) => ({ ...placement(point), house: houseFrom(chart.ascendant.sign, point.sign) })
  const solar = solarUpagrahas(chart.graha.Sun.longitude)
  const local = (jd: TimedPoint['from']) => jd && isoLocal(jd, moment.zone)
  const timed = (name: (typeof TIME_UPAGRAHAS)[number] | 'Mandi', { part, from, to, takenAt, point }: TimedPoint) => ({
    name,
    ruler: name === 'Mandi' ? ('Saturn' as const) : UPAGRAHA_RULERS[name],
    part,
    starts_at: local(from),
    ends_at: local(to),
    taken_at: isoLocal(takenAt, moment.zone),
    ...placed(point),
  })
  const gulika = day && timeUpagraha('Gulika', 'begin', chart, day, day.weekday, world.sky).point
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    day_birth: day ? day.isDay : null,
    solar: SOLAR_UPAGRAHAS.map((name) => ({ name, formula: SOLAR_FORMULAS[name], ...placed(solar[name]) })),
    time_based: day && [
      ...TIME_UPAGRAHAS.map((name) => {
        const portion = input.portion ?? (name === 'Gulika' ? 'begin' : 'middle')
        return timed(
          name,
          timeUpagraha(name, portion, chart, day, day.weekday, world.sky, input.lordless_part ?? 'last'),
        )
      }),
      timed('Mandi', mandi(chart, day, day.weekday, world.sky)),
    ],
    sphutas: sphutas(chart, gulika).map(({ name, formula, note, point }) =>
      point ? { name, formula, ...placed(point), note } : { name, formula, longitude: null, note },
    ),
    sunrise: { local: day && isoLocal(day.sunrise, moment.zone), definition: chart.sunrise },
    ...choices.of(input),
  }
})
