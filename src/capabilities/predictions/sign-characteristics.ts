import { concurrently } from '../../concurrency.ts'
import { VARNAS, varnaOf } from '../../jyotish/avakhada.ts'
import { lordOf } from '../../jyotish/grahas.ts'
import { ATTRIBUTES, GANAS, NADIS, NAKSHATRAS, nakshatraLord, YONIS } from '../../jyotish/nakshatras.ts'
import { RISINGS, SIGN_DIRECTIONS, SIGN_NATURES, signNature } from '../../jyotish/sign-nature.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Cell } from '../../readings/passage.ts'
import { maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { elementOf, modalityOf, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { Lord, qualityFields, Sign, Star, StarLord } from '../shared/shapes.ts'
import { ASCENDANT_SIGN, PERSON, PersonWithAscendant, personWithAscendant, readPerson } from './parts/person.ts'

const NOTE = 'What the tradition holds of the signs and the star themselves, by Lahiri; no transits.'
const TITLES = {
  nature: 'Nature',
  strength: 'Strength',
  work: 'Work',
  relations: 'Relations',
  health: 'Health',
  care: 'Care',
} as const
type Title = keyof typeof TITLES

const Readings = t.Array(t.Object({ title: t.String(), text: t.String(), source: t.String() }), {
  minItems: 1,
})
const FactIds = t.Array(t.String(), { minItems: 1 })
const SignObject = t.Object(
  {
    sign: Sign,
    lord: Lord,
    ...qualityFields,
    varna: term(VARNAS),
    body_part: t.String(),
    direction: oneOf(SIGN_DIRECTIONS),
    rising_by: oneOf(RISINGS),
    nature: oneOf(SIGN_NATURES),
    readings: Readings,
    fact_ids: FactIds,
  },
  { $id: 'SignCharacter', description: 'Reading of a birth sign.' },
)

const describe = (id: string, text: string, value: string, cells: Readonly<Partial<Record<Title, Cell>>>) =>
  (Object.keys(TITLES) as Title[]).flatMap((title) => {
    const texts = cells[title]
    if (!texts) return []
    const passages = compose([{ id, kind: 'position', text, value, source: 'Place at birth', weight: 1, says: texts }])
    return [{ title: TITLES[title] as string, text: prose(passages), source: passages[0]!.source }]
  })

const PARTS = ['moon_sign', 'sun_sign', 'ascendant_sign'] as const
interface Part {
  name: (typeof PARTS)[number]
  id: string
  sign: SignIndex | null
  cells: Record<ReturnType<typeof signName>, Record<'nature' | 'strength' | 'care', Cell>>
}

const signObject = ({ name, id, sign, cells }: Part) => {
  if (sign === null) return null
  const { rising, bodyPart, direction, nature } = signNature(sign)
  const label = signName(sign)
  return {
    sign: label,
    lord: lordOf(sign),
    element: elementOf(sign),
    modality: modalityOf(sign),
    varna: varnaOf(sign),
    body_part: bodyPart,
    direction,
    rising_by: rising,
    nature,
    readings: describe(id, `The ${name.replace('_', ' ')} is ${label}.`, label, cells[label]),
    fact_ids: [id],
  }
}

/** Element, modality and similar traits shared by two or more parts. */
const sharedTraits = (parts: readonly Part[]) => {
  const traits = parts.flatMap(({ name, sign }) =>
    sign === null
      ? []
      : [
          `${elementOf(sign).toLowerCase()} sign`,
          `${modalityOf(sign).toLowerCase()} sign`,
          `ruled by ${lordOf(sign)}`,
          `${signNature(sign).nature} nature`,
        ].map((trait) => ({ trait, name })),
  )
  return [...Map.groupBy(traits, ({ trait }) => trait)]
    .filter(([, having]) => having.length > 1)
    .map(([trait, having]) => ({ trait, sources: having.map(({ name }) => name) }))
}

// source: common modern practice: the first of three levels, by nines from Ashwini
const GUNAS = ['Rajas', 'Tamas', 'Sattva'] as const

export default capability({
  slug: 'sign-characteristics',
  title: 'Sign characteristics',
  summary: 'The traditional character of a Moon sign, Sun sign, rising sign and birth nakshatra, with shared traits.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Attributes of the signs follow BPHS ch. 4 and Brihat Jataka 1 (element, modality, limb, direction, rising by head or back), those of the nakshatras Brihat Samhita and Muhurta Chintamani. The texts are our own, after Brihat Jataka 16-18. Transits are not used. Shared traits are an element, modality, lord or nature that two or more of the signs have.',
  input: only({ ...PERSON, ascendant_sign: ASCENDANT_SIGN }),
  data: t.Object({
    birth: PersonWithAscendant,
    note: t.String(),
    moon_sign: nullable(SignObject),
    sun_sign: nullable(SignObject),
    ascendant_sign: nullable(SignObject),
    nakshatra: nullable(
      t.Object({
        nakshatra: Star,
        lord: StarLord,
        deity: maybeTerm(['Deity']),
        symbol: t.String(),
        gana: term(GANAS),
        yoni: term(YONIS),
        nadi: term(NADIS),
        guna: oneOf(['Sattva', 'Rajas', 'Tamas']),
        readings: Readings,
        fact_ids: FactIds,
      }),
    ),
    shared_traits: t.Array(
      t.Object({ trait: t.String(), sources: t.Array(oneOf(PARTS), { minItems: 2, maxItems: PARTS.length }) }),
    ),
  }),
  example: { moon_sign: 'Cancer', sun_sign: 'Cancer', ascendant_sign: 'Taurus', nakshatra: 'Pushya' },
}).compute(async (input, world) => {
  const person = readPerson(input, world)
  const [moonSigns, sunSigns, ascendants, stars] = await concurrently(
    () => corpus('moon-sign'),
    () => corpus('sun-sign'),
    () => corpus('ascendant'),
    () => corpus('nakshatra'),
  )
  const parts: [Part, Part, Part] = [
    { name: 'moon_sign', id: 'D1.Moon.sign', sign: person.moonSign, cells: moonSigns },
    { name: 'sun_sign', id: 'D1.Sun.sign', sign: person.sunSign, cells: sunSigns },
    { name: 'ascendant_sign', id: 'D1.lagna.sign', sign: person.ascendantSign, cells: ascendants },
  ]
  const star = person.star === null ? null : person.star - 1
  const starObject = (index: number) => {
    const name = NAKSHATRAS[index]!
    const { deity, symbol, gana, yoni, nadi } = ATTRIBUTES[name]
    return {
      nakshatra: name,
      lord: nakshatraLord(index) as 'Ketu',
      deity,
      symbol,
      gana,
      yoni,
      nadi,
      guna: GUNAS[Math.floor(index / 9)]!,
      readings: describe('D1.Moon.nakshatra', `The Moon is in ${name}.`, name, stars[name]),
      fact_ids: ['D1.Moon.nakshatra'],
    }
  }
  return {
    birth: personWithAscendant(person),
    note: NOTE,
    moon_sign: signObject(parts[0]),
    sun_sign: signObject(parts[1]),
    ascendant_sign: signObject(parts[2]),
    nakshatra: star === null ? null : starObject(star),
    shared_traits: sharedTraits(parts),
  }
})
