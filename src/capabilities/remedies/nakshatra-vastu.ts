import { SYLLABLE_VARGAS } from '../../jyotish/avakhada.ts'
import { DIRECTION_CODES, GRAHA_ATTRIBUTES } from '../../jyotish/graha-attributes.ts'
import { capitalisedName, nameInSentence } from '../../jyotish/grahas.ts'
import { ATTRIBUTES, NAKSHATRA_LORDS, NAKSHATRAS, nakshatraLord, YONIS } from '../../jyotish/nakshatras.ts'
import { BIRDS, birthBird } from '../../jyotish/panch-pakshi/birds.ts'
import {
  animalOf,
  facingsOf,
  goodStarsFor,
  type HouseItem,
  type LetterVarga,
  PLACEMENTS,
  placeOfItem,
  signOfStar,
  VARGA_DIRECTIONS,
  VARGA_GAINS,
  vargaGain,
  vargaOfInitial,
} from '../../jyotish/remedies/nakshatra-vastu.ts'
import { starRemedy } from '../../jyotish/star-remedies.ts'
import { distinct, maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { independence } from '../shared/inputs.ts'
import { starIndex } from '../shared/names.ts'
import { Ayanamsha, ayanamshaObject, Star } from '../shared/shapes.ts'
import { readBirth, starOrBirth } from './parts/star-or-birth.ts'

const Direction = oneOf(DIRECTION_CODES)
const Directions = distinct(Direction)
const initial = (of: string) =>
  maybe(t.String({ minLength: 1, maxLength: 120, description: `First letter of ${of} name, or the full name.` }))
const Varga = t.Object({ name: term(SYLLABLE_VARGAS), direction: Direction })
const vargaRow = (name: LetterVarga) => ({ name, direction: VARGA_DIRECTIONS[name] })
const GAINS = { mitra: 'friendly classes', vairi: 'opposite classes, the fifth from each other', same: 'one class' }

export default capability({
  slug: 'nakshatra-vastu',
  title: 'Vastu of the birth star',
  summary:
    'Tree, animal, bird, directions, colours and rooms by the birth nakshatra, and how a place’s name agrees with one’s own.',
  keywords: 'tree animal direction house birth star',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The direction of a nakshatra follows the ring of 28 from Krittika, seven to a side from the east; further directions are those of its lord and of the Moon’s sign by element (for a nakshatra alone the sign of its first pada). The best facings are those of the sign, of the lord if it owns the sign or is a friend of its owner, and of the nakshatra. Directions of the lord’s enemies are to be avoided. Letters form eight classes round the compass, and the fifth is hostile (Muhurta Chintamani). Good nakshatras are taras 2, 4, 6, 8 and 9. Lists of trees differ for a few nakshatras; the bird is that of the bright half.',
  input: starOrBirth({
    facing: maybe(oneOf(DIRECTION_CODES, { description: 'Direction of the main door.' })),
    name_initial: initial('the person’s'),
    place_initial: initial('the place’s'),
  }),
  data: t.Object({
    ayanamsha: nullable(Ayanamsha),
    nakshatra: Star,
    lord: term(NAKSHATRA_LORDS),
    deity: maybeTerm(['Deity']),
    tree: t.String(),
    animal: term(YONIS),
    bird: oneOf(BIRDS),
    direction: t.Object({ star_direction: Direction, lord_direction: Direction, sign_direction: Direction }),
    best_facing: distinct(Direction, { minItems: 1, description: 'Facings in order of preference.' }),
    avoid_facing: Directions,
    door_verdict: nullable(
      t.Object({ facing: Direction, suitable: oneOf(['best', 'neutral', 'avoid']), reason: t.String() }),
    ),
    colours: t.Array(t.String(), { minItems: 1 }),
    placements: t.Array(
      t.Object({
        item: oneOf(Object.keys(PLACEMENTS) as [HouseItem, ...HouseItem[]]),
        direction: Direction,
        reason: t.String(),
      }),
    ),
    varga: nullable(t.Object({ own: Varga, place: Varga, gain: oneOf(VARGA_GAINS), reason: t.String() })),
    auspicious_stars: distinct(Star, { description: 'Nakshatras for beginning the work.' }),
  }),
  example: { ...independence, facing: 'E', name_initial: 'A', place_initial: 'D' },
}).compute((input, world) => {
  const person = input.nakshatra ? null : readBirth(input, world)
  const moon = person?.chart.graha.Moon
  const star = moon ? moon.nakshatra : starIndex(input.nakshatra!, 'nakshatra')
  const lord = nakshatraLord(star) as (typeof NAKSHATRA_LORDS)[number]
  const facings = facingsOf(star, moon ? moon.sign : signOfStar(star))
  const { tree } = starRemedy(star, moon ? moon.sign : signOfStar(star))
  const verdictOf = (facing: (typeof DIRECTION_CODES)[number]) =>
    facings.best.includes(facing)
      ? {
          suitable: 'best' as const,
          reason: `among the facings of the sign, the star and its lord ${nameInSentence(lord)}`,
        }
      : facings.avoid.includes(facing)
        ? {
            suitable: 'avoid' as const,
            reason: `the direction of an enemy of ${nameInSentence(lord)}, lord of the star`,
          }
        : {
            suitable: 'neutral' as const,
            reason: `neither a facing of the star nor of an enemy of ${nameInSentence(lord)}`,
          }
  const [own, place] = [input.name_initial, input.place_initial].map((text) => (text ? vargaOfInitial(text) : null))
  const gain = own && place ? vargaGain(own, place) : null
  return {
    ayanamsha: person && ayanamshaObject(person.chart.ayanamsha),
    nakshatra: NAKSHATRAS[star]!,
    lord,
    deity: ATTRIBUTES[NAKSHATRAS[star]!].deity,
    tree,
    animal: animalOf(star),
    bird: birthBird(star, 'Shukla'),
    direction: { star_direction: facings.star, lord_direction: facings.lord, sign_direction: facings.sign },
    best_facing: facings.best,
    avoid_facing: facings.avoid,
    door_verdict: input.facing ? { facing: input.facing, ...verdictOf(input.facing) } : null,
    colours: [...GRAHA_ATTRIBUTES[lord].colours],
    placements: (Object.keys(PLACEMENTS) as HouseItem[]).map((item) => {
      const direction = placeOfItem(item, facings.avoid)
      return {
        item,
        direction,
        reason: facings.avoid.includes(direction)
          ? 'the usual place; every other is that of an enemy too'
          : direction === PLACEMENTS[item][0]
            ? 'the usual place'
            : `the next best: ${capitalisedName(lord)} has an enemy in the usual place`,
      }
    }),
    varga:
      own && place && gain
        ? { own: vargaRow(own), place: vargaRow(place), gain, reason: `${own} and ${place}: ${GAINS[gain]}` }
        : null,
    auspicious_stars: goodStarsFor(star),
  }
})
