import { PROFESSIONS } from '../../../jyotish/callings.ts'
import { DIRECTION_NAMES } from '../../../jyotish/graha-attributes.ts'
import { capitalisedName, nameInSentence } from '../../../jyotish/grahas.ts'
import {
  partnerBackground,
  partnerBearing,
  partnerDirection,
  partnerMeeting,
  partnerTraits,
  partnerWorkLord,
} from '../../../jyotish/partner.ts'
import type { Fact } from '../../../readings/fact.ts'
import { t } from '../../../schema.ts'
import { upperFirst } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import { FactIds } from '../../shared/cited-facts.ts'
import type { OpenArea } from './area-report.ts'
import { lordSeatFact, seatFact } from './area-sections.ts'

/** The partner of a marriage, by tradition. */

export const TRAITS = [
  'nature',
  'appearance_tendency',
  'background',
  'direction',
  'profession_tendency',
  'meeting',
] as const
export const TRAIT_TITLES: Record<(typeof TRAITS)[number], string> = {
  nature: 'Nature',
  appearance_tendency: 'Bearing',
  background: 'Background',
  direction: 'Direction',
  profession_tendency: 'Work',
  meeting: 'Meeting',
}
const Trait = t.Object(
  { text: t.String(), fact_ids: FactIds },
  { $id: 'PartnerTrait', description: 'Partner trait, with its basis.' },
)
export const Partner = t.Object(
  {
    nature: Trait,
    appearance_tendency: Trait,
    background: Trait,
    direction: Trait,
    profession_tendency: Trait,
    meeting: Trait,
  },
  { description: 'The partner, by tradition.' },
)

export const partnerText = ({ chart, houses, facts, lord }: OpenArea) => {
  const seventh = houses[6]!
  const lordFact = lordSeatFact(seventh)
  const direction = partnerDirection(facts)
  const traits = partnerTraits(facts)
  const worker = partnerWorkLord(chart)
  const workFact = lordSeatFact(houses[3]!)
  const traitFact = (from: string, text: string): Fact => ({
    id: `partner.${from}`,
    kind: 'position',
    text,
    value: from,
    source: 'doshas-yogas/vivaha-yogas',
  })
  const signFact: Fact = {
    id: 'D1.house.7.sign',
    kind: 'position',
    text: `House 7 is ${signName(seventh.sign)}.`,
    value: signName(seventh.sign),
    source: 'vedic-charts/birth-chart',
  }
  const [byLord, byVenus] = [traits[0]!, traits[1]!]
  const natureFacts = [byLord, byVenus].map(({ from, evidence }) => traitFact(from, upperFirst(`${evidence}.`)))
  const directionFact = traitFact(
    'direction',
    upperFirst(`${direction.evidence}: ${DIRECTION_NAMES[direction.direction]}.`),
  )
  const venusFact = seatFact('Venus', chart)
  const trait = (text: string, ...because: Fact[]) => ({ text, fact_ids: because.map(({ id }) => id) })
  const spouse = {
    nature: trait(`${byLord.text} ${byVenus.text}`, ...natureFacts),
    appearance_tendency: trait(partnerBearing(chart), signFact),
    background: trait(partnerBackground(chart), lordFact),
    direction: trait(
      `Tradition points you to the ${DIRECTION_NAMES[direction.direction]} of your birthplace, the direction of ${nameInSentence(lord)}.`,
      directionFact,
    ),
    profession_tendency: trait(
      `${capitalisedName(worker)} rules the tenth from your seventh house, so you may think of work such as ${PROFESSIONS[
        worker
      ]
        .filter((work) => !work.includes(' or '))
        .slice(0, 2)
        .join(' or ')}.`,
      workFact,
    ),
    meeting: trait(partnerMeeting(chart), venusFact),
  }
  return {
    spouse,
    signFact,
    partnerFacts: [...natureFacts, lordFact, directionFact, workFact, venusFact],
  }
}
