import type { Graha } from '../grahas.ts'
import type { NadiArea } from './areas.ts'
import { jeevaOf, partnerOf, type Sex } from './significations.ts'

/** The matters of a full reading, in its order. */
export const NADI_SECTIONS = [
  'life',
  'work',
  'mind',
  'wealth',
  'marriage',
  'siblings',
  'learning',
  'foreign',
  'spiritual',
] as const
export type NadiSection = (typeof NADI_SECTIONS)[number]

/** The planet of a section. */
export const planetOfSection = (section: NadiSection, sex: Sex): Graha =>
  (
    ({
      life: jeevaOf(sex),
      work: 'Saturn',
      mind: 'Moon',
      wealth: 'Venus',
      marriage: partnerOf(sex),
      siblings: 'Mars',
      learning: 'Mercury',
      foreign: 'Rahu',
      spiritual: 'Ketu',
    }) as const
  )[section]

/** The areas of life whose rules belong to a section. */
export const AREAS_OF_SECTION: Record<NadiSection, readonly NadiArea[]> = {
  life: ['children'],
  work: ['career'],
  mind: ['parents'],
  wealth: ['wealth'],
  marriage: ['marriage'],
  siblings: [],
  learning: ['education'],
  foreign: ['foreign'],
  spiritual: ['spirituality'],
}
