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
import { indexOf, type RuleFacts } from './rules/facts.ts'
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
  Sun: 'You can expect someone with a sense of rank, who would rather decide than be led.',
  Moon: 'You can expect a caring person of changing moods, close to home.',
  Mars: 'You can expect someone direct, quick to act and open in an argument.',
  Mercury: 'You can expect a talker and learner, young in manner and seldom idle.',
  Jupiter: 'You can expect a person of principle, free with advice and help.',
  Venus: 'You can expect someone at ease in company, with an eye for what is agreeable.',
  Saturn: 'You can expect a steady and reserved person, often older in years or in outlook.',
}
// source: tradition; the elements of the signs
const BY_VENUS: Record<Element, string> = {
  Fire: 'Between you two affection is shown by doing something, and at once.',
  Earth: 'Between you two affection is shown by being there, and by things made or mended.',
  Air: 'Between you two affection is shown in talk and in shared interests.',
  Water: 'Between you two affection is shown by noticing how the other feels.',
}
const BY_JUPITER: Record<Element, string> = {
  Fire: 'You two respect courage for an aim in each other.',
  Earth: 'You two respect skill and thrift in each other.',
  Air: 'You two respect fairness and learning in each other.',
  Water: 'You two respect loyalty to family in each other.',
}
// source: tradition; the modalities of the signs
const BY_UPAPADA: Record<Modality, string> = {
  Movable: 'Your bond keeps moving, with changes of place and plan.',
  Fixed: 'Your bond settles early and holds on.',
  Dual: 'Your bond has two sides, and you keep it by talking things over.',
}

/** The direction of the partner's home: that of the lord of the 7th. */
export const partnerDirection = (f: RuleFacts) => {
  const lord = lordOf(signOfHouse(f.ascendant, 7))
  const { direction } = GRAHA_ATTRIBUTES[lord]
  return { direction, evidence: `the lord of the 7th is ${grahaPlaceText(f, indexOf(lord))}` }
}

export const partnerTraits = (f: RuleFacts): PartnerTrait[] => {
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
  Fire: 'You may picture an upright and lively bearing',
  Earth: 'You may picture a composed and well-grounded bearing',
  Air: 'You may picture a light and sociable bearing',
  Water: 'You may picture a soft and attentive bearing',
}
const PACE: Record<Modality, string> = {
  Movable: 'in somebody quick to get going.',
  Fixed: 'in somebody not easily hurried.',
  Dual: 'in somebody who adapts to the company.',
}

// source: BPHS ch. 24 (the lord of the 7th by house), in our words; the background of the partner
const BACKGROUND: Record<HouseNumber, string> = {
  1: 'Somebody from your own surroundings is likely, known to you by sight before anything begins.',
  2: 'A family that knows yours is likely, or one where money and food are handled with care.',
  3: 'Somebody active from your neighbourhood or a sibling’s circle is likely.',
  4: 'A settled home is likely, with land or an old house, and a mother whose word counts.',
  5: 'An educated family is likely, in which children were listened to.',
  6: 'Working people are likely, used to service, medicine or law, and to earning their rest.',
  7: 'A family of your own standing is likely, at home in trade or among strangers.',
  8: 'A family with a history is likely, with something inherited and something not talked about.',
  9: 'A family of principle is likely, where faith, teaching or travel had a place.',
  10: 'A family with a name in its profession is likely, and expectations to match.',
  11: 'A wide circle of friends and elder siblings is likely, with ease in money matters.',
  12: 'A distant place is likely, or a family that keeps to itself.',
}

// source: common practice after BPHS ch. 11; Venus by house, the occasion of the meeting
const MEETING: Record<HouseNumber, string> = {
  1: 'You bring the meeting about by being there: the other comes up to speak to you.',
  2: 'You meet at a family table, a celebration or through an introduction by relatives.',
  3: 'You meet through messages, a short trip or a hobby of the hands.',
  4: 'You meet through a house: a visit at home, a neighbour, a matter of rooms.',
  5: 'You meet through study, play, the stage or somebody’s children.',
  6: 'You meet through daily work, an errand of help or a place of treatment.',
  7: 'You meet at a negotiation, a party of two sides or a public event.',
  8: 'You meet through a crisis, an inheritance or research in common.',
  9: 'You meet at a class, at a place of worship or on a long road.',
  10: 'You meet through your profession: an office, a client, a ceremony.',
  11: 'You meet among friends and at their gatherings.',
  12: 'You meet in a foreign place, on a retreat or in a time away from everybody.',
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
