import {
  type Element,
  elementOf,
  type HouseNumber,
  type Modality,
  modalityOf,
  signName,
  signOfHouse,
} from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { GRAHA_ATTRIBUTES } from './graha-attributes.ts'
import { type Lord, lordOf } from './grahas.ts'
import { arudha } from './jaimini/arudhas.ts'
import { type Facts, indexOf } from './rules/facts.ts'
import { grahaPlaceText } from './rules/words.ts'

/** Traits of the partner by tradition, each with its source in the chart. */

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

/** The direction of the partner's home: that of the lord of the 7th. */
export const partnerDirection = (f: Facts) => {
  const lord = lordOf(signOfHouse(f.ascendant, 7))
  const { direction } = GRAHA_ATTRIBUTES[lord]
  return { direction, evidence: `the lord of the 7th is ${grahaPlaceText(f, indexOf(lord))}` }
}

export const partnerTraits = (f: Facts): PartnerTrait[] => {
  const { graha } = f.chart
  const lord = lordOf(signOfHouse(f.ascendant, 7))
  const upapada = arudha(signOfHouse(f.ascendant, 12), graha, true)
  return [
    {
      from: 'seventh_lord',
      text: BY_LORD[lord],
      evidence: `the lord of the 7th is ${grahaPlaceText(f, indexOf(lord))}`,
    },
    { from: 'Venus', text: BY_VENUS[elementOf(graha.Venus.sign)], evidence: grahaPlaceText(f, indexOf('Venus')) },
    {
      from: 'Jupiter',
      text: BY_JUPITER[elementOf(graha.Jupiter.sign)],
      evidence: grahaPlaceText(f, indexOf('Jupiter')),
    },
    { from: 'upapada', text: BY_UPAPADA[modalityOf(upapada)], evidence: `the upapada is ${signName(upapada)}` },
  ]
}

// source: BPHS ch. 4, the elements and modalities of the signs, in our words; manner, not looks
const BEARING: Record<Element, string> = {
  Fire: 'An upright and lively bearing is described',
  Earth: 'A composed and well-grounded bearing is described',
  Air: 'A light and sociable bearing is described',
  Water: 'A soft and attentive bearing is described',
}
const PACE: Record<Modality, string> = {
  Movable: 'in somebody quick to get going.',
  Fixed: 'in somebody not easily hurried.',
  Dual: 'in somebody who adapts to the company.',
}

// source: BPHS ch. 24 (the lord of the 7th by house), in our words; the background of the partner
const BACKGROUND: Record<HouseNumber, string> = {
  1: 'Somebody from one’s own surroundings is meant, known by sight before anything begins.',
  2: 'A family that knows one’s own is meant, or one where money and food are handled with care.',
  3: 'Somebody from the neighbourhood or a sibling’s circle is meant, of active habits.',
  4: 'A settled home is meant, with land or an old house in it, and a mother whose word counts.',
  5: 'An educated family is meant, in which children were listened to.',
  6: 'Working people are meant, used to service, medicine or law, and to earning their rest.',
  7: 'A family of equal standing is meant, at home in trade or among strangers.',
  8: 'A family with a history is meant, with something inherited and something not talked about.',
  9: 'A family of principle is meant, where faith, teaching or travel had a place.',
  10: 'A family with a name in its profession is meant, and expectations to match.',
  11: 'A wide circle of friends and elder siblings is meant, with ease in money matters.',
  12: 'A distant place is meant, or a family that keeps to itself.',
}

// source: common practice after BPHS ch. 11; Venus by house, the occasion of the meeting
const MEETING: Record<HouseNumber, string> = {
  1: 'One’s own appearance on the scene brings the meeting about: the other comes up to speak.',
  2: 'A family table, a celebration or an introduction by relatives is the likely occasion.',
  3: 'Messages, a short trip or a shared hobby of the hands is the likely occasion.',
  4: 'A house is the likely occasion: a visit at home, a neighbour, a matter of rooms.',
  5: 'Study, play, the stage or somebody’s children are the likely occasion.',
  6: 'Daily work, an errand of help or a place of treatment is the likely occasion.',
  7: 'A negotiation, a party of two sides or a public event is the likely occasion.',
  8: 'A crisis, an inheritance or research in common is the likely occasion.',
  9: 'A class, a place of worship or a long road is the likely occasion.',
  10: 'Professional life is the likely occasion: an office, a client, a ceremony.',
  11: 'Friends and their gatherings are the likely occasion.',
  12: 'A foreign place, a retreat or time spent away from everybody is the likely occasion.',
}

/** The planet for the partner's work: the lord of the tenth house from the 7th. */
export const partnerWorkLord = ({ ascendant }: RasiChart): Lord => lordOf(signOfHouse(ascendant.sign, 4))

export const partnerBearing = ({ ascendant }: RasiChart): string => {
  const seventh = signOfHouse(ascendant.sign, 7)
  return `${BEARING[elementOf(seventh)]}, ${PACE[modalityOf(seventh)]}`
}
export const partnerBackground = ({ ascendant, graha }: RasiChart): string =>
  BACKGROUND[graha[lordOf(signOfHouse(ascendant.sign, 7))].house]
export const partnerMeeting = ({ graha }: RasiChart): string => MEETING[graha.Venus.house]
