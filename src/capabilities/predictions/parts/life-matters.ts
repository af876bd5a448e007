import type { AreaRule } from '../../../jyotish/assessment/area.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { LifeSide } from '../../shared/narrative/life-sides.ts'
import type { PlacedFact, PlacementWriter } from '../../shared/narrative/placement.ts'
import { matter, SECTION_AREAS, type Shade } from './section-scores.ts'

/** The twelve matters of a life report. */

/** The area of life that scores the section, and its content: the heaviest facts lead. */
export interface LifeMatter {
  /** The side of life whose argument a grown reader gets; null for the self and the mind. */
  readonly side: LifeSide | null
  readonly id: 'personality' | 'mind' | keyof typeof SECTION_AREAS
  /** The heading, by shade. */
  readonly finding: Record<Shade, string>
  readonly area: AreaRule
  /** The texts of a matter without an argument, for grown readers. */
  readonly self?: (tell: PlacementWriter) => FactText[]
  /** Texts for the parents of a minor. */
  readonly tells: (tell: PlacementWriter) => (FactText | PlacedFact)[]
  /** The age after which the matter lies in the past; without it, old age. source: this project's own edges */
  readonly behindFrom?: number
  /** The heading for the young, in place of the finding. */
  readonly youngFinding?: string
  /** The content for the young, who have no part in the matter yet. */
  readonly young?: (tell: PlacementWriter) => (FactText | PlacedFact)[]
}
const heads = (strong: string, good: string, favoured: string, mixed: string, guarded: string, weak: string) => ({
  strong,
  good,
  favoured,
  mixed,
  guarded,
  weak,
})

export const LIFE_MATTERS: readonly LifeMatter[] = [
  {
    id: 'personality',
    side: null,
    finding: heads(
      'Presence comes unasked',
      'A quiet confidence that lasts',
      'More sure of yourself than you show',
      'Sure on some days, waiting on others',
      'Self-trust that has to be built',
      'Better known at the second meeting',
    ),
    area: matter([1], ['Sun']),
    self: (writer) => [writer.rising('nature')],
    tells: (writer) => [
      writer.rising('nature'),
      writer.inHouse('Sun', 8),
      writer.lord(1),
      writer.inStar('Sun', 6),
      ...writer.guests(1),
    ],
  },
  {
    id: 'mind',
    side: null,
    finding: heads(
      'A mind with room for others',
      'Steady enough to think with',
      'Calm on most days',
      'An inner weather that changes',
      'A calm that has to be looked after',
      'Rest has to be arranged',
    ),
    area: matter([4], ['Moon']),
    self: (writer) => [writer.moonSign('nature'), writer.star('nature', 8)],
    tells: (texts) => [
      texts.moonSign('nature'),
      texts.star('nature', 8),
      texts.pada(7),
      texts.inStar('Moon', 6),
      texts.inHouse('Moon'),
    ],
  },
  {
    id: 'family',
    side: 'family',
    finding: heads(
      'The family has more than its own to give',
      'Kin who hold together',
      'Kin who mean well, at their own pace',
      'Some of the family near, some far',
      'Kin who ask for patience',
      'Family words weigh heavily',
    ),
    area: SECTION_AREAS.family,
    tells: (tell) => [tell.lord(2), ...tell.guests(2), tell.sunSign('nature', 4)],
  },
  {
    id: 'education',
    side: 'education',
    behindFrom: 60,
    finding: heads(
      'Learning goes in at once',
      'A good pupil, given a routine',
      'Learning that gains with each try',
      'Quick in one subject, absent in the next',
      'Learning that wants help along the way',
      'Learning by another road than school',
    ),
    area: SECTION_AREAS.education,
    tells: (tell) => [tell.inSign('Mercury', 8), tell.inHouse('Mercury', 7), tell.inStar('Mercury', 6)],
  },
  {
    id: 'career',
    side: 'career',
    behindFrom: 70,
    finding: heads(
      'Work rises and is seen',
      'Work is recognised, a little late',
      'Work that is valued once it is seen',
      'Work done whole where it interests',
      'Work that waits for its praise',
      'Advancement by proof, not by favour',
    ),
    area: SECTION_AREAS.career,
    tells: (tell) => [
      tell.lord(10, 8),
      ...tell.guests(10),
      tell.star('work', 4, tell.lordOfHouse(10)),
      tell.inStar('Saturn'),
    ],
  },
  {
    id: 'wealth',
    side: 'wealth',
    finding: heads(
      'Money by more than one gate',
      'Income that leaves a margin',
      'Enough, and a little over in good years',
      'Fat months and lean ones',
      'Money that arrives with conditions',
      'Low costs are the true wealth',
    ),
    area: SECTION_AREAS.wealth,
    tells: (tell) => [tell.lord(11, 8), ...tell.guests(11), tell.inSign('Jupiter'), tell.inStar('Jupiter')],
  },
  {
    id: 'marriage',
    side: 'marriage',
    finding: heads(
      'Living together comes naturally',
      'A bond that can be built on',
      'A bond with more for it than against',
      'Real affection, with terms',
      'A bond that asks for patience',
      'Partnership by skill more than by luck',
    ),
    area: SECTION_AREAS.marriage,
    tells: (tell) => [
      tell.lord(7, 8),
      ...tell.guests(7),
      tell.inSign('Venus'),
      tell.inStar('Venus'),
      tell.star('relations', 2, tell.lordOfHouse(7)),
    ],
    young: (tell) => [tell.star('relations', 2)],
  },
  {
    id: 'children',
    side: 'children',
    behindFrom: 60,
    youngFinding: 'Play and ideas',
    finding: heads(
      'The young thrive here',
      'Joy with the young, at their own pace',
      'Ease with the young, most of the time',
      'Joy and worry in one parcel',
      'Care for the young before joy in them',
      'Patience in the matter of children',
    ),
    area: SECTION_AREAS.children,
    tells: (tell) => [tell.lord(5, 8), ...tell.guests(5), tell.inHouse('Jupiter', 4)],
    young: (tell) => [tell.inSign('Jupiter', 4)],
  },
  {
    id: 'health_tendencies',
    side: 'health',
    finding: heads(
      'Vitality is the reserve',
      'A sound body with habits to watch',
      'Strength enough for an even pace',
      'Strength that comes in spells',
      'Strength to be measured out',
      'A body that wants routine',
    ),
    area: SECTION_AREAS.health_tendencies,
    tells: (tell) => [
      tell.lord(6, 8),
      tell.lord(8, 7),
      ...tell.guests(6, 8),
      tell.star('health', 4, tell.lordOfHouse(1)),
    ],
  },
  {
    id: 'property',
    side: 'property',
    finding: heads(
      'Houses that stay in the hands',
      'A roof of one’s own',
      'A home within reach of patience',
      'A house with a condition attached',
      'A roof with repairs to come',
      'Small and clear before large',
    ),
    area: SECTION_AREAS.property,
    tells: (tell) => [tell.lord(4, 8), ...tell.guests(4), tell.inSign('Mars'), tell.inStar('Mars')],
  },
  {
    id: 'travel',
    side: 'travel',
    finding: heads(
      'Roads open of themselves',
      'Going away does good',
      'Trips that pay for their trouble',
      'Easy to leave, slow to arrive',
      'Roads that ask for a second plan',
      'Short roads before long ones',
    ),
    area: SECTION_AREAS.travel,
    tells: (tell) => [tell.lord(3, 8), ...tell.guests(3), tell.inSign('Rahu'), tell.inStar('Rahu')],
  },
  {
    id: 'spirituality',
    side: 'spiritual',
    finding: heads(
      'Faith with a floor to stand on',
      'Practice answers when it is regular',
      'A faith that grows by use',
      'Belief and doubt keep house together',
      'Faith that is asked to wait',
      'A dry road at first',
    ),
    area: SECTION_AREAS.spirituality,
    tells: (tell) => [
      tell.lord(9, 8),
      tell.lord(12, 7),
      ...tell.guests(9, 12),
      tell.inHouse('Ketu', 4),
      tell.inStar('Ketu'),
    ],
  },
]
