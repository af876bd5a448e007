import type { HouseNumber } from '../zodiac/signs.ts'
import { SIGNS, signOfHouse } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { type Graha, isLord, type Lord, lordOf } from './grahas.ts'
import { naturalBenefics } from './nature.ts'

export const BODY_FRAMES = ['short', 'even', 'long'] as const
export type BodyFrame = (typeof BODY_FRAMES)[number]

// source: Brihat Jataka 1.19; Aries to Pisces
const FRAME_OF: readonly BodyFrame[] = [
  'short',
  'short',
  'even',
  'even',
  'long',
  'long',
  'long',
  'long',
  'even',
  'even',
  'short',
  'short',
]
export const bodyFrameOf = ({ ascendant }: RasiChart): BodyFrame => FRAME_OF[ascendant.sign]!

// source: Brihat Jataka 5.24; limb of a house by the rising drekkana, in order of the distance from the ascendant on
// either side
const LIMBS = [
  ['head', 'eye', 'ear', 'nostril', 'cheek', 'jaw', 'mouth'],
  ['neck', 'shoulder', 'arm', 'side', 'chest', 'belly', 'navel'],
  ['lower belly', 'private parts', 'groin', 'thigh', 'knee', 'calf', 'foot'],
] as const
export type BodyLimb = (typeof LIMBS)[number][number]

export const BODY_SIDES = ['right', 'left'] as const
export type BodySide = (typeof BODY_SIDES)[number]

export interface Mark {
  house: HouseNumber
  side: BodySide
  part: BodyLimb
  kind: 'scar' | 'mole'
  planets: Graha[]
}

/**
 * Marks on the body: one for each house with a malefic. The risen half of the sky is the left side. A benefic in the
 * same house makes the mark a mole, else it is a scar.
 */
export const marksOf = (chart: RasiChart): Mark[] => {
  const { ascendant, planets } = chart
  const benefics = naturalBenefics(chart)
  const limbs = LIMBS[Math.floor(ascendant.degree / 10)]!
  return SIGNS.flatMap((_, index) => {
    const house = (index + 1) as HouseNumber
    const inHouse = occupants(planets, signOfHouse(ascendant.sign, house))
    const malefic = inHouse.find(({ name }) => !benefics.has(name as Graha))
    if (!malefic) return []
    const isAfterAscendant = malefic.degree > ascendant.degree
    const isRisen = house === 1 ? !isAfterAscendant : house === 7 ? isAfterAscendant : house > 7
    return [
      {
        house,
        side: isRisen ? ('left' as const) : ('right' as const),
        part: limbs[house <= 7 ? house - 1 : 13 - house]!,
        kind: inHouse.some(({ name }) => benefics.has(name as Graha)) ? ('mole' as const) : ('scar' as const),
        planets: inHouse.map(({ name }) => name as Graha),
      },
    ]
  })
}

export const HUMOURS = ['vata', 'pitta', 'kapha'] as const
export type Humour = (typeof HUMOURS)[number]

// source: BPHS 3 and Brihat Jataka 2; a planet with several humours counts for each in equal parts
const HUMOURS_OF: Record<Lord, readonly Humour[]> = {
  Sun: ['pitta'],
  Moon: ['kapha', 'vata'],
  Mars: ['pitta'],
  Mercury: HUMOURS,
  Jupiter: ['kapha'],
  Venus: ['kapha', 'vata'],
  Saturn: ['vata'],
}

/**
 * Percentages by weight: lord of the ascendant 3, each planet in the ascendant 2, lord of the Moon's sign 2, lord of
 * the sixth 1.
 */
export const humourBalance = ({ ascendant, graha, planets }: RasiChart): Record<Humour, number> => {
  const weights: [Lord, number][] = [
    [lordOf(ascendant.sign), 3],
    ...occupants(planets, ascendant.sign).flatMap(({ name }): [Lord, number][] => (isLord(name) ? [[name, 2]] : [])),
    [lordOf(graha.Moon.sign), 2],
    [lordOf(signOfHouse(ascendant.sign, 6)), 1],
  ]
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0)
  const part = (humour: Humour) =>
    weights.reduce((sum, [planet, weight]) => {
      const humours = HUMOURS_OF[planet]
      return sum + (humours.includes(humour) ? weight / humours.length : 0)
    }, 0)
  const [vata, pitta] = (['vata', 'pitta'] as const).map((humour) => Math.round((1000 * part(humour)) / total) / 10)
  return { vata: vata!, pitta: pitta!, kapha: Math.round((100 - vata! - pitta!) * 10) / 10 }
}
