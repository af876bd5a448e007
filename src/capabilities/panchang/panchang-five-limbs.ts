import { AYANAMSHA_IDS } from '../../ephemeris/ayanamshas.ts'
import { KARANAS, TITHIS, YOGAS } from '../../jyotish/limbs.ts'
import { KARANA, type Limb, type LimbSpan, STAR, TITHI, YOGA_LIMB } from '../../jyotish/panchang/limbs.ts'
import { LIMB_SCHOOLS, limbsByAyanamsha, limbsBySchool, type SchoolLimbs } from '../../jyotish/panchang/school-limbs.ts'
import { moonStarsOf28, STARS_28, type Star28 } from '../../jyotish/panchang/stars.ts'
import { maybe, nullable, oneOf, type TSchema, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, Moment, readToday, type Today } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Star } from '../shared/shapes.ts'
import { limbColumns } from './parts/limb-columns.ts'
import { LimbsObject, limbsObject, Vara, varaOf } from './parts/limbs.ts'

const stays = <N extends TSchema>(name: N) =>
  t.Array(t.Object({ name, number: t.Integer(), starts_at: Moment, ends_at: Moment }), {
    description: 'Nakshatras of the ring of 28 that overlap the day, each with its full span.',
  })

const SCHOOLS = [...LIMB_SCHOOLS, 'drik'] as const
const NAKSHATRA_RINGS = ['27', '28'] as const
const SchoolLimbsObject = t.Object(
  {
    school: oneOf(SCHOOLS, { description: 'Source of the positions.' }),
    ayanamsha: nullable(oneOf(AYANAMSHA_IDS), {
      description: 'Ayanamsha; null for the Surya Siddhanta and Vakya, which are sidereal.',
    }),
    tithis: stays(term(TITHIS)),
    nakshatras: stays(Star),
    yogas: stays(term(YOGAS)),
    karanas: stays(term(KARANAS)),
  },
  { $id: 'SchoolLimbs', description: 'Limbs of the day by another school.' },
)

const staysObject = <N extends string>(spans: readonly LimbSpan[], names: readonly N[], { write }: Today) =>
  spans.map(({ number, from, to }) => ({
    name: names[number - 1]!,
    number,
    starts_at: write(from),
    ends_at: write(to),
  }))

const schoolLimbsObject = (limbs: SchoolLimbs, today: Today) => {
  const rows = <N extends string>(spans: readonly LimbSpan[], { names }: Limb<N>) => staysObject(spans, names, today)
  return {
    tithis: rows(limbs.tithis, TITHI),
    nakshatras: rows(limbs.nakshatras, STAR),
    yogas: rows(limbs.yogas, YOGA_LIMB),
    karanas: rows(limbs.karanas, KARANA),
  }
}

export default capability({
  slug: 'panchang-five-limbs',
  title: 'Five limbs',
  summary: 'Vara, tithi, nakshatra, yoga and karanas of a date from sunrise to the next sunrise, with their ends.',
  keywords: 'tithi nakshatra yoga karana today',
  weight: 'light',
  method:
    "The method is drik: apparent geocentric Sun and Moon with Lahiri; each end is the root at which the angle reaches its multiple. The day runs from sunrise (upper limb, refraction 34', sea level) to the next and is named by the limb at sunrise. On request the limbs follow the Surya Siddhanta without bija (tabular sines, epicycles that shrink at the odd quadrants, meridian of Ujjain) or another ayanamsha, with the same sunrise. Vakya uses the 248 vakyas of Vararuci and the sankranti vakyas, by the Vakyakarana, from mean sunrise at Ujjain; printed almanacs count its ghatis from their own sunrise, up to three quarters of an hour earlier. In the ring of 28, Abhijit has 6°40' to 10°53'20\" of Capricorn.",
  input: datePlace({
    school: maybe(
      oneOf(LIMB_SCHOOLS, { description: 'Adds `school_limbs` by the Surya Siddhanta or the Vakyakarana.' }),
    ),
    nakshatra_ring: maybe(
      oneOf(NAKSHATRA_RINGS, {
        default: '27',
        description: '28 adds `nakshatras_28`, with Abhijit between Uttara Ashadha and Shravana.',
      }),
    ),
    limb_ayanamsha: maybe(
      oneOf(AYANAMSHA_IDS, { description: 'Adds `school_limbs` by true positions and this ayanamsha.' }),
    ),
  }),
  data: t.Object({
    ...dayHeadFields,
    vara: Vara,
    limbs: LimbsObject,
    nakshatras_28: maybe(stays(term(STARS_28 as readonly [Star28, ...Star28[]])), {
      description:
        'Nakshatras of the ring of 28 that overlap the day, each with its full span; absent or null unless requested.',
    }),
    school_limbs: maybe(
      t.Array(SchoolLimbsObject, { description: 'Limbs by the requested schools; absent or null unless requested.' }),
    ),
  }),
  example: { date: '2024-04-09', ...delhi },
  columns: limbColumns,
}).compute((input, world) => {
  const today = readToday(input, world)
  const id = input.limb_ayanamsha
  const schools = [
    ...(input.school
      ? [
          {
            school: input.school,
            ayanamsha: null,
            ...schoolLimbsObject(limbsBySchool(today.day, input.school), today),
          },
        ]
      : []),
    ...(id
      ? [
          {
            school: 'drik' as const,
            ayanamsha: id,
            ...schoolLimbsObject(limbsByAyanamsha(today.day, id, world.sky), today),
          },
        ]
      : []),
  ]
  return {
    ...dayHead(today),
    vara: varaOf(today.day.weekday),
    limbs: limbsObject(today),
    ...(input.nakshatra_ring === '28' && {
      nakshatras_28: staysObject(moonStarsOf28(today.day, today.almanac), STARS_28, today),
    }),
    ...(schools.length > 0 && { school_limbs: schools }),
  }
})
