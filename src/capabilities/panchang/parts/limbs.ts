import { TITHI_GROUPS } from '../../../jyotish/avakhada.ts'
import { GRAHAS, SEVEN } from '../../../jyotish/grahas.ts'
import { KARANAS, PAKSHAS, pakshaOf, TITHIS, VARAS, YOGAS } from '../../../jyotish/limbs.ts'
import { nakshatraLord } from '../../../jyotish/nakshatras.ts'
import { isAuspiciousYoga, tithiGroup, tithiLord } from '../../../jyotish/panchang/limb-natures.ts'
import { KARANA, type Limb, type LimbSpan, STAR, STAR_PADA, TITHI, YOGA_LIMB } from '../../../jyotish/panchang/limbs.ts'
import { meaning, nullable, oneOf, t, term } from '../../../schema.ts'
import { lasting, Moment, type Today } from '../../shared/almanac.ts'
import { Lord, Star, StarLord } from '../../shared/shapes.ts'

export const Vara = t.Object(
  {
    name: term(VARAS),
    number: t.Integer({ minimum: 1, maximum: 7, description: 'Number of the weekday, 1 for Sunday.' }),
    lord: Lord,
  },
  { $id: 'VaraOfDay', description: 'The weekday of the Hindu day.' },
)

export const varaOf = (weekday: number) => ({ name: VARAS[weekday]!, number: weekday + 1, lord: SEVEN[weekday]! })

const stay = { starts_at: Moment, ends_at: Moment }

const limb = <N extends typeof TITHIS | typeof YOGAS | (typeof STAR)['names']>(names: N, $id: string) => ({
  next: meaning(lasting(term(names), $id), 'Limb that follows, with its end.'),
  later: t.Array(t.Object({ name: term(names), number: t.Integer(), ...stay }), {
    description: 'Later limbs before the next sunrise.',
  }),
})

export const LimbsObject = t.Object(
  {
    tithi: t.Object(
      {
        name: term(TITHIS),
        number: t.Integer({ minimum: 1, maximum: 30 }),
        paksha: term(PAKSHAS),
        ...stay,
        group: term(TITHI_GROUPS),
        lord: term(GRAHAS),
        ...limb(TITHIS, 'LastingTithi'),
      },
      { $id: 'TithiStay', description: 'The tithi at sunrise, and later ones.' },
    ),
    nakshatra: t.Object(
      {
        name: Star,
        number: t.Integer({ minimum: 1, maximum: 27 }),
        pada: t.Integer({ minimum: 1, maximum: 4 }),
        lord: StarLord,
        ...stay,
        pada_ends: t.Array(Moment, { maxItems: 4, description: 'Ends of the four padas.' }),
        ...limb(STAR.names, 'LastingStar'),
      },
      { $id: 'NakshatraStay', description: 'The Moon’s nakshatra at sunrise, and later ones.' },
    ),
    yoga: t.Object(
      {
        name: term(YOGAS),
        number: t.Integer({ minimum: 1, maximum: 27 }),
        auspicious: t.Boolean(),
        ...stay,
        ...limb(YOGAS, 'LastingYoga'),
      },
      { $id: 'YogaStay', description: 'The yoga at sunrise, and later ones.' },
    ),
    karanas: t.Array(
      t.Object({
        name: term(KARANAS),
        number: t.Integer({ minimum: 1, maximum: 60, description: 'Half tithis counted from Shukla Pratipada.' }),
        kind: oneOf(['movable', 'fixed']),
        ...stay,
      }),
    ),
    kshaya_tithi: nullable(
      term(TITHIS, {
        description: 'Tithi starting after this sunrise and ending by the next one; null without one.',
      }),
    ),
    vriddhi: t.Boolean({ description: 'True if the tithi of sunrise also holds the next sunrise.' }),
  },
  { $id: 'Limbs', description: 'The five limbs of the day, as at sunrise.' },
)

export const limbsObject = ({ day, almanac, write }: Today) => {
  const ends = ({ from, to }: LimbSpan) => ({ starts_at: write(from), ends_at: write(to) })
  const members = <N extends string>(limb: Limb<N>) => {
    const [first, ...later] = almanac.during(limb, day)
    const next = later[0] ?? almanac.at(limb, first!.to)
    const name = (span: LimbSpan) => limb.names[span.number - 1]!
    return {
      first: first!,
      later,
      head: { name: name(first!), number: first!.number },
      ends: ends(first!),
      tail: {
        next: { name: name(next), ends_at: write(next.to) },
        later: later.map((span) => ({ name: name(span), number: span.number, ...ends(span) })),
      },
    }
  }
  const [tithi, star, yoga] = [members(TITHI), members(STAR), members(YOGA_LIMB)]
  const padas = almanac.during(STAR_PADA, star.first)
  const kshaya = tithi.later.find((span) => span.to <= day.to)
  return {
    tithi: {
      ...tithi.head,
      paksha: pakshaOf(tithi.first.number) as (typeof PAKSHAS)[number],
      ...tithi.ends,
      group: tithiGroup(tithi.first.number),
      lord: tithiLord(tithi.first.number),
      ...tithi.tail,
    },
    nakshatra: {
      ...star.head,
      pada: ((almanac.at(STAR_PADA, day.from).number - 1) % 4) + 1,
      lord: nakshatraLord(star.first.number - 1) as (typeof StarLord)['static'],
      ...star.ends,
      pada_ends: padas.filter(({ number }) => Math.ceil(number / 4) === star.first.number).map(({ to }) => write(to)),
      ...star.tail,
    },
    yoga: { ...yoga.head, auspicious: isAuspiciousYoga(yoga.first.number), ...yoga.ends, ...yoga.tail },
    karanas: almanac.during(KARANA, day).map((span) => ({
      name: KARANA.names[span.number - 1]!,
      number: span.number,
      kind: span.number === 1 || span.number >= 58 ? ('fixed' as const) : ('movable' as const),
      ...ends(span),
    })),
    kshaya_tithi: kshaya ? TITHI.names[kshaya.number - 1]! : null,
    vriddhi: tithi.first.to > day.to,
  }
}
