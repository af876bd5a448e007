import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { MOON_SIGN_LIMB, STAR } from '../../jyotish/panchang/limbs.ts'
import { chandraOf, TARAS, taraOf } from '../../jyotish/panchang/stars.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { SIGN_INDEXES, signAt, signName, signNumbered } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { cutFields, cutWindow, datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { checkMoonSign, signIndex, starIndex, starInput } from '../shared/names.ts'
import { Sign, Star } from '../shared/shapes.ts'
import { Padas, starPadas } from './parts/star-padas.ts'

export default capability({
  slug: 'chandra-tara-bala',
  title: 'Chandra and Tara bala',
  summary: 'Signs and nakshatras favoured by chandra bala and tara bala through the day, and a person’s own.',
  weight: 'light',
  method:
    'The count runs from the person’s sign or nakshatra to the Moon’s, inclusive (Muhurta Chintamani). Good Moons are 1, 3, 6, 7, 10 and 11; some authors add 2, 5 and 9 in the bright half, which do not count here. Good taras are 2, 4, 6, 8 and 9 of nine. Chandrashtama is the Moon in the eighth from the sign. The person’s result is that of sunrise.',
  input: datePlace({
    nakshatra: maybe(starInput("Nakshatra of the person's birth Moon.")),
    moon_sign: maybe(t.String({ description: "The person's Moon sign." })),
  }),
  data: t.Object({
    ...dayHeadFields,
    chandra_bala: t.Array(
      t.Object({
        ...cutFields,
        moon_sign: Sign,
        signs: rows(t.Object({ sign: Sign, count: t.Integer(), good: t.Boolean() }), 12),
      }),
    ),
    tara_bala: t.Array(
      t.Object({
        ...cutFields,
        nakshatra: Star,
        stars: rows(t.Object({ nakshatra: Star, count: t.Integer(), tara: oneOf(TARAS), good: t.Boolean() }), 27),
      }),
    ),
    chandrashtama: t.Array(t.Object({ ...cutFields, moon_sign: Sign, sign: Sign, nakshatras: Padas })),
    person: nullable(
      t.Object({
        chandra: nullable(t.Object({ count: t.Integer(), good: t.Boolean() })),
        tara: nullable(t.Object({ count: t.Integer(), tara: oneOf(TARAS), good: t.Boolean() })),
        chandrashtama: nullable(t.Boolean()),
        verdict: oneOf(['good', 'mixed', 'bad']),
      }),
    ),
  }),
  example: { date: '2024-04-09', ...delhi, nakshatra: 'Rohini', moon_sign: 'Taurus' },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { day, almanac } = today
  const moons = almanac.during(MOON_SIGN_LIMB, day)
  const stars = almanac.during(STAR, day)

  const person = () => {
    const star = input.nakshatra ? starIndex(input.nakshatra, 'nakshatra') : null
    const sign = input.moon_sign ? signIndex(input.moon_sign, 'moon_sign') : null
    checkMoonSign(sign, star, 'moon_sign')
    if (star === null && sign === null) return null
    const chandra = sign === null ? null : chandraOf(sign, signNumbered(moons[0]!.number))
    const tara = star === null ? null : taraOf(star + 1, stars[0]!.number)
    const assessments = [chandra, tara].filter((each) => each !== null)
    const good = assessments.filter((each) => each.good).length
    return {
      chandra,
      tara: tara && { count: tara.count, tara: tara.name, good: tara.good },
      chandrashtama: chandra && chandra.count === 8,
      verdict: good === assessments.length ? ('good' as const) : good === 0 ? ('bad' as const) : ('mixed' as const),
    }
  }

  return {
    ...dayHead(today),
    chandra_bala: moons.map((span) => ({
      ...cutWindow(span, today),
      moon_sign: signName(signNumbered(span.number)),
      signs: SIGN_INDEXES.map((sign) => ({ sign: signName(sign), ...chandraOf(sign, signNumbered(span.number)) })),
    })),
    tara_bala: stars.map((span) => ({
      ...cutWindow(span, today),
      nakshatra: NAKSHATRAS[span.number - 1]!,
      stars: NAKSHATRAS.map((nakshatra, index) => {
        const { count, name, good } = taraOf(index + 1, span.number)
        return { nakshatra, count, tara: name, good }
      }),
    })),
    chandrashtama: moons.map((span) => {
      const sign = signAt(span.number - 1 - 7)
      return {
        ...cutWindow(span, today),
        moon_sign: signName(signNumbered(span.number)),
        sign: signName(sign),
        nakshatras: starPadas(sign),
      }
    }),
    person: person(),
  }
})
