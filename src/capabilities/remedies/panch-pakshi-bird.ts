import { PAKSHAS, WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import {
  BIRD_ATTRIBUTES,
  BIRDS,
  type Bird,
  type BirdActivity,
  birdOfName,
  birdTable,
  birdWithFirstActivity,
  birthBird,
  DAY_HALVES,
  enemiesOfBird,
  friendsOfBird,
  PADU_PAKSHI,
  type Paksha,
} from '../../jyotish/panch-pakshi/birds.ts'
import { distinct, maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { parseName } from '../../traditions/numerology/names.ts'
import { capability } from '../capability.ts'
import { independence } from '../shared/inputs.ts'
import { warnOfReading } from '../shared/names.ts'
import { Ayanamsha, ayanamshaObject, Star } from '../shared/shapes.ts'
import { PAKSHA_INPUT, readBirth, readStarAndHalf, starAndHalfOf, starOrBirth } from './parts/star-or-birth.ts'

const BirdName = oneOf(BIRDS)
const Birds = t.Object({ shukla: distinct(BirdName), krishna: distinct(BirdName) })
const Days = distinct(term(WEEKDAYS))
const Halves = t.Object({ day: Days, night: Days })
const ByPaksha = t.Object({ shukla: Halves, krishna: Halves })

const byPaksha = <T>(of: (paksha: Paksha) => T) => ({ shukla: of('Shukla'), krishna: of('Krishna') })

/** Weekdays whose day or night begins with the activity of the bird in the first yama. */
const daysOf = (bird: Bird, activity: BirdActivity) =>
  byPaksha((paksha) => {
    const [day, night] = DAY_HALVES.map((half) =>
      WEEKDAYS.filter((_, weekday) => birdWithFirstActivity(activity, birdTable(paksha, half), weekday) === bird),
    )
    return { day: day!, night: night! }
  })

export default capability({
  slug: 'panch-pakshi-bird',
  title: 'Panch Pakshi bird',
  summary: 'The bird of a birth by the Moon’s nakshatra and paksha, its friends, its days, and the bird of a name.',
  keywords: 'bird panch pakshi',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Source: Kumaraswamiyam. Bright half: nakshatras 1-5 Vulture, 6-11 Owl, 12-16 Crow, 17-21 Cock, 22-27 Peacock; the dark half counts from the other end. By name, the first vowel sound decides: a (ai, au) Vulture, i (ee) Owl, u (oo) Crow, e Cock, o Peacock, in the order of the bright half; other lists reverse it for the dark half. On ruling days the bird eats in the first yama; on death days it is the padu pakshi of the birth half. Directions and colours follow one modern table; books differ.',
  input: starOrBirth({
    paksha: PAKSHA_INPUT,
    name: maybe(t.String({ maxLength: 120, description: 'Adds the bird of the name.' })),
  }),
  data: t.Object({
    ayanamsha: nullable(Ayanamsha),
    nakshatra: Star,
    paksha: term(PAKSHAS),
    bird: BirdName,
    name_bird: nullable(
      oneOf(BIRDS, { description: 'Bird by the first vowel of the name; null without a name or a vowel.' }),
    ),
    element: t.String(),
    direction: t.Object({ shukla: maybeTerm(['Direction']), krishna: maybeTerm(['Direction']) }),
    colour: t.String({ description: 'Colour by birth paksha.' }),
    friends: Birds,
    enemies: Birds,
    ruling_days: ByPaksha,
    death_days: Days,
    traits: t.Array(t.String(), { minItems: 1 }),
    first_rule_days: ByPaksha,
  }),
  example: { ...independence, name: 'Jawaharlal' },
}).compute((input, world) => {
  const { star, paksha, person } = input.nakshatra
    ? readStarAndHalf(input.nakshatra, input.paksha)
    : starAndHalfOf(readBirth(input, world))
  const bird = birthBird(star, paksha)
  const name = input.name ? parseName(input.name) : null
  if (name) warnOfReading(name, world)
  const { element, direction, colour, traits } = BIRD_ATTRIBUTES[bird]
  return {
    ayanamsha: person && ayanamshaObject(person.chart.ayanamsha),
    nakshatra: NAKSHATRAS[star]!,
    paksha,
    bird,
    name_bird: name && birdOfName(name.words),
    element,
    direction: byPaksha((half) => direction[half]),
    colour: colour[paksha],
    friends: byPaksha((half) => friendsOfBird(bird, half)),
    enemies: byPaksha((half) => enemiesOfBird(bird, half)),
    ruling_days: daysOf(bird, 'eat'),
    death_days: WEEKDAYS.filter((_, weekday) => PADU_PAKSHI[paksha][weekday] === bird),
    traits: [...traits],
    first_rule_days: daysOf(bird, 'rule'),
  }
})
