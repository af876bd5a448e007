import { BALARISHTAS } from '../doshas/balarishta.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'
import { arishta } from './arishta.ts'

// Name, rule and result of each balarishta, by its id.
const INFANCY: Readonly<Record<string, readonly [name: string, rule: string, result: string]>> = {
  moon_in_dusthana_seen_by_malefic: [
    'Moon in a house of loss',
    'the Moon in the 6th, 8th or 12th, aspected by a malefic and by no benefic',
    'The old books ask the parents to watch feeding and sleep.',
  ],
  dark_moon_rising: [
    'Dark Moon in the ascendant',
    'a dark Moon in the 1st, other malefics in a kendra and in the 8th',
    'The old advice is warmth and quiet in the first months.',
  ],
  moon_in_seventh_hemmed: [
    'Moon hemmed in the 7th',
    'the Moon in the 7th between malefics',
    'The first years are restless, and a steady day helps.',
  ],
  malefics_in_all_dusthanas: [
    'Malefics in the three houses of loss',
    'malefics in the 6th, the 8th and the 12th, and the Moon or the lord of the ascendant weak',
    'The small troubles of the first years come in a row, and they pass.',
  ],
  moon_with_malefic_unhelped: [
    'Moon without help',
    'the Moon in the 1st, 7th, 8th or 12th with a malefic, and no benefic in a kendra',
    'The care of more than one adult does this child good.',
  ],
  lagna_lord_beaten_in_seventh: [
    'Lord of the ascendant beaten',
    'the lord of the ascendant in the 7th with malefics, beaten in war',
    'Strength comes late to the body, and it stays.',
  ],
  twilight_birth: [
    'Birth at twilight',
    'a birth at twilight in the hora of the Moon, a malefic at the end of a sign, and the Moon in a kendra',
    'A birth between day and night asks for gentle care at first.',
  ],
  four_in_eighth_or_fifth: [
    'Four together',
    'the Sun, the Moon, Mars and Saturn together in the 5th or 8th',
    'Four heavy planets in one house ask for patience in the early years.',
  ],
}

/** The balarishtas as yogas, in their order. */
export const BALARISHTA_YOGAS: readonly YogaRule[] = BALARISHTAS.map(({ id, clause, source }) => {
  const [name, rule, result] = INFANCY[id]!
  return arishta({ ...{ id, name, rule, result, source }, when: clause })
})
/** Rows of the group that also concern infancy. */
const INFANCY_IDS = ['moon_arishta', 'dark_moon_lagna', ...BALARISHTAS.map(({ id }) => id)]

// source: tradition; the years of life for which each is read
export const ARISHTA_AGES = { balarishta: [0, 8], yogarishta: [8, 20] } as const
export type ArishtaAge = keyof typeof ARISHTA_AGES
export const arishtaAge = (id: string): ArishtaAge => (INFANCY_IDS.includes(id) ? 'balarishta' : 'yogarishta')
