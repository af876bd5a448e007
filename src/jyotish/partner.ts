import { type Element, elementOf, type Modality, modalityOf, signName, signOfHouse } from '../zodiac/signs.ts'
import { GRAHA_ATTRIBUTES } from './graha-attributes.ts'
import { type Lord, lordOf } from './grahas.ts'
import { arudha } from './jaimini/arudhas.ts'
import { type Facts, indexOf } from './rules/facts.ts'
import { placeOf } from './rules/words.ts'

/** What the tradition reads of a partner, and from where. */

export const PARTNER_SIGNS = ['seventh_lord', 'Venus', 'Jupiter', 'upapada'] as const
export interface PartnerTrait {
  readonly from: (typeof PARTNER_SIGNS)[number]
  readonly text: string
  readonly evidence: string
}

// source: BPHS ch. 3, the temper of the planets, in our words
const BY_LORD: Record<Lord, string> = {
  Sun: 'Someone with a sense of rank is described, who would rather decide than be led.',
  Moon: 'A caring person of changing moods is described, close to home.',
  Mars: 'Someone direct is described, quick to act and open in an argument.',
  Mercury: 'A talker and learner is described, young in manner and seldom idle.',
  Jupiter: 'A person of principle is described, free with advice and help.',
  Venus: 'Someone at ease in company is described, with an eye for what is agreeable.',
  Saturn: 'A steady and reserved person is described, often older in years or in outlook.',
}
// source: tradition; the elements of the signs
const BY_VENUS: Record<Element, string> = {
  Fire: 'Affection is shown by doing something, and at once.',
  Earth: 'Affection is shown by being there, and by things made or mended.',
  Air: 'Affection is shown in talk and in interests shared.',
  Water: 'Affection is shown by noticing how the other feels.',
}
const BY_JUPITER: Record<Element, string> = {
  Fire: 'Courage for an aim is what the two are held to respect in each other.',
  Earth: 'Skill and thrift are what the two are held to respect in each other.',
  Air: 'Fairness and learning are what the two are held to respect in each other.',
  Water: 'Loyalty to kin is what the two are held to respect in each other.',
}
// source: tradition; the modalities of the signs
const BY_UPAPADA: Record<Modality, string> = {
  Movable: 'The bond itself keeps moving, with changes of place and plan.',
  Fixed: 'The bond itself settles early and holds on.',
  Dual: 'The bond itself has two sides, and is kept by talking things over.',
}

/** The direction in which the partner’s home is looked for: that of the lord of the 7th. */
export const partnerDirection = (f: Facts) => {
  const lord = lordOf(signOfHouse(f.ascendant, 7))
  const { direction } = GRAHA_ATTRIBUTES[lord]
  return { direction, evidence: `the lord of the 7th is ${placeOf(f, indexOf(lord))}` }
}

export const partnerTraits = (f: Facts): PartnerTrait[] => {
  const { graha } = f.chart
  const lord = lordOf(signOfHouse(f.ascendant, 7))
  const upapada = arudha(signOfHouse(f.ascendant, 12), graha, true)
  return [
    { from: 'seventh_lord', text: BY_LORD[lord], evidence: `the lord of the 7th is ${placeOf(f, indexOf(lord))}` },
    { from: 'Venus', text: BY_VENUS[elementOf(graha.Venus.sign)], evidence: placeOf(f, indexOf('Venus')) },
    { from: 'Jupiter', text: BY_JUPITER[elementOf(graha.Jupiter.sign)], evidence: placeOf(f, indexOf('Jupiter')) },
    { from: 'upapada', text: BY_UPAPADA[modalityOf(upapada)], evidence: `the upapada is ${signName(upapada)}` },
  ]
}
