import { houseFrom, signName } from '../../zodiac/signs.ts'
import { varnaOf } from '../avakhada.ts'
import { lordOf } from '../grahas.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import { taraOf } from '../panchang/stars.ts'
import type { Ashtakoot } from './ashtakoot.ts'
import {
  type BHAKOOT_CANCELLATIONS,
  type CancellingRule,
  type DoshaVerdict,
  type NADI_CANCELLATIONS,
  navamsaSign,
} from './doshas.ts'
import type { Porutham, PoruthamVerdict } from './poruthams.ts'
import { rajjuOf } from './poruthams.ts'
import { attributesOf, type KootaProfile, overCombinations, type Side, starCount, yoniSexOf } from './profiles.ts'
import { KOOTA_RULES } from './rules.ts'
import { KOOTA_MAXIMA, KOOTAS, type Koota } from './tables.ts'

/** The meaning of each koota. */
// source: common North Indian practice
export const KOOTA_MEANINGS = {
  varna: 'outlook on work and duty, and respect for each other',
  vashya: 'attraction, and who yields to whom',
  tara: 'health and fortune of each under the star of the other',
  yoni: 'physical nearness',
  graha_maitri: 'friendship of minds',
  gana: 'temperament',
  bhakoot: 'love, family and prosperity',
  nadi: 'health and children',
} as const satisfies Record<Koota, string>

type Value = (self: KootaProfile, partner: KootaProfile) => string

const VALUES = {
  varna: ({ sign }) => varnaOf(sign),
  vashya: ({ vashya }) => vashya,
  tara: (self, partner) => taraOf(partner.nakshatra + 1, self.nakshatra + 1).name,
  yoni: (self) => attributesOf(self).yoni,
  graha_maitri: ({ sign }) => lordOf(sign),
  gana: (self) => attributesOf(self).gana,
  bhakoot: ({ sign }) => signName(sign),
  nadi: (self) => attributesOf(self).nadi,
} satisfies Record<Koota, Value>

type Naming = (groom: KootaProfile, bride: KootaProfile) => string
const byScore =
  (koota: Koota, names: Record<number, string>): Naming =>
  (groom, bride) =>
    names[KOOTA_RULES[koota](groom, bride)]!

/** The name of the rule that decides a koota for two Moons. */
export const DECIDING_RULES = {
  varna: byScore('varna', { 1: 'groom_not_lower', 0: 'bride_higher' }),
  vashya: byScore('vashya', { 2: 'same_class', 1: 'friendly_classes', 0.5: 'food_or_fear', 0: 'enmity' }),
  tara: byScore('tara', { 3: 'both_counts_good', 1.5: 'one_count_harmful' }),
  yoni: byScore('yoni', {
    4: 'same_animal',
    3: 'friendly_animals',
    2: 'neutral_animals',
    1: 'unfriendly_animals',
    0: 'enemy_animals',
  }),
  graha_maitri: (groom, bride) =>
    lordOf(groom.sign) === lordOf(bride.sign)
      ? 'one_lord'
      : byScore('graha_maitri', {
          5: 'two_friends',
          4: 'friend_and_neutral',
          3: 'two_neutrals',
          1: 'friend_and_enemy',
          0.5: 'neutral_and_enemy',
          0: 'two_enemies',
        })(groom, bride),
  gana: (groom, bride) => `${attributesOf(groom).gana}_with_${attributesOf(bride).gana}`.toLowerCase(),
  bhakoot: (groom, bride) => {
    const kinds = { 2: 'two_twelve', 12: 'two_twelve', 5: 'five_nine', 9: 'five_nine', 6: 'six_eight', 8: 'six_eight' }
    return (kinds as Partial<Record<number, string>>)[houseFrom(groom.sign, bride.sign)] ?? 'free'
  },
  nadi: byScore('nadi', { 8: 'different_nadis', 0: 'one_nadi' }),
} satisfies Record<Koota, Naming>

const NOTES = {
  varna: () => 'The groom’s varna should not be the lower.',
  vashya: (groom, bride) => `${groom} with ${bride}.`,
  tara: (_groom, _bride, g, b) =>
    `Counts by nine: ${starCount(b, g)} from the bride’s star, ${starCount(g, b)} from the groom’s.`,
  yoni: (groom, bride) => `${groom} with ${bride}.`,
  graha_maitri: (groom, bride) => `Lords of the Moon signs: ${groom} and ${bride}.`,
  gana: (groom, bride) => `${groom} groom with ${bride} bride.`,
  bhakoot: (groom, bride) => `Moon signs: ${groom} and ${bride}.`,
  nadi: (groom, bride) => `${groom} with ${bride}.`,
} satisfies Record<Koota, (groom: string, bride: string, g: KootaProfile, b: KootaProfile) => string>

const distinctInWords = (words: readonly string[]) =>
  words.length === 1 ? words[0]! : [...new Set(words)].join(' or ')

export const KOOTA_RESULTS = ['full', 'partial', 'none'] as const

export interface KootaText {
  koota: Koota
  score: number
  maximum: number
  groomValue: string
  brideValue: string
  result: (typeof KOOTA_RESULTS)[number]
  note: string
  /** `mean_of_combinations` if unknown padas leave several combinations. */
  rule: string
}

/** Each koota with the compared values and the deciding rule. */
export const kootaTexts = (groom: Side, bride: Side, { scores }: Ashtakoot): KootaText[] =>
  KOOTAS.map((koota) => {
    const score = scores[koota]
    const maximum = KOOTA_MAXIMA[koota]
    const rules = overCombinations(groom, bride, DECIDING_RULES[koota])
    const isMean = rules.some((rule) => rule !== rules[0])
    const groomValue = distinctInWords(overCombinations(groom, bride, VALUES[koota]))
    const brideValue = distinctInWords(overCombinations(groom, bride, (g, b) => VALUES[koota](b, g)))
    const note = NOTES[koota](groomValue, brideValue, groom.profiles[0]!, bride.profiles[0]!)
    return {
      koota,
      score,
      maximum,
      groomValue,
      brideValue,
      result: score === maximum ? 'full' : score === 0 ? 'none' : 'partial',
      note: isMean ? `${note} Mean of ${groom.profiles.length * bride.profiles.length} combinations of padas.` : note,
      rule: isMean ? 'mean_of_combinations' : rules[0]!,
    }
  })

const sentenceCase = (name: string) => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** A koota as a fact in an answer. */
export const kootaFact = ({ koota, score, maximum, note }: KootaText) =>
  `${sentenceCase(koota)}: ${score} of ${maximum}. ${note}`

const starAndPada = ({ nakshatra, pada }: Side) => `${NAKSHATRAS[nakshatra]}${pada === null ? '' : ` ${pada}`}`
const signs = (side: Side) => distinctInWords(side.profiles.map(({ sign }) => signName(sign)))
const lords = (side: Side) => distinctInWords(side.profiles.map(({ sign }) => lordOf(sign)))
const navamsaLords = (side: Side) =>
  side.pada === null ? 'not known without the pada' : lordOf(navamsaSign(side.profiles[0]!))
const scoresInWords = (koota: 'tara' | 'vashya', groom: Side, bride: Side) =>
  distinctInWords(overCombinations(groom, bride, KOOTA_RULES[koota]).map(String))

type Evidence = (groom: Side, bride: Side) => string
const bySigns: Evidence = (groom, bride) =>
  `${starAndPada(groom)} in ${signs(groom)}, ${starAndPada(bride)} in ${signs(bride)}`
const byStars: Evidence = (groom, bride) => `${starAndPada(groom)} and ${starAndPada(bride)}`
const byLords: Evidence = (groom, bride) => `lords of the Moon signs: ${lords(groom)} and ${lords(bride)}`

const NADI_EVIDENCE = {
  same_star_different_pada: byStars,
  same_sign_different_star: bySigns,
  same_star_different_sign: bySigns,
} satisfies Record<keyof typeof NADI_CANCELLATIONS, Evidence>

const BHAKOOT_EVIDENCE = {
  same_sign_lord: byLords,
  lords_mutual_friends: byLords,
  navamsa_lords_friends: (groom, bride) =>
    `lords of the Moons’ navamshas: ${navamsaLords(groom)} and ${navamsaLords(bride)}`,
  tara_and_vashya: (groom, bride) =>
    `tara ${scoresInWords('tara', groom, bride)}, vashya ${scoresInWords('vashya', groom, bride)}, nadis ${attributesOf(groom).nadi} and ${attributesOf(bride).nadi}`,
} satisfies Record<keyof typeof BHAKOOT_CANCELLATIONS, Evidence>

/** The meaning of each cancelling rule, for use within a sentence. */
export const CANCELLING_GROUNDS = {
  same_star_different_pada: 'the two Moons share a star but not its quarter',
  same_sign_different_star: 'the two Moons share a sign but not a star',
  same_star_different_sign: 'the two Moons share a star but not a sign',
  same_sign_lord: 'one planet rules the signs of both Moons',
  lords_mutual_friends: 'the lords of the two Moon signs are on good terms',
  navamsa_lords_friends: 'the lords of the two Moons in the navamsha are on good terms',
  tara_and_vashya: 'the count between the stars is good both ways and the kinds of sign go together',
} as const satisfies Record<CancellingRule, string>

/** Every rule that can cancel a koota dosha, with its evidence. No rule holds without the dosha. */
export const cancellationTexts = (dosha: DoshaVerdict, groom: Side, bride: Side) =>
  Object.entries<Evidence>(dosha.name === 'Nadi' ? NADI_EVIDENCE : BHAKOOT_EVIDENCE).map(([rule, evidence]) => ({
    rule,
    holds: dosha.cancellations.includes(rule as CancellingRule),
    evidence: evidence(groom, bride),
  }))

const rajjuText = (side: KootaProfile) => {
  const { limb, direction } = rajjuOf(side)
  return direction ? `${limb} (${direction})` : limb
}

/** The value of one side that a porutham compares. */
export const PORUTHAM_VALUES = {
  dina: ({ nakshatra }) => NAKSHATRAS[nakshatra]!,
  gana: (self) => attributesOf(self).gana,
  mahendra: ({ nakshatra }) => NAKSHATRAS[nakshatra]!,
  stree_deergha: ({ nakshatra }) => NAKSHATRAS[nakshatra]!,
  yoni: (self) => `${attributesOf(self).yoni} (${yoniSexOf(self)})`,
  rasi: ({ sign }) => signName(sign),
  rasyadhipati: ({ sign }) => lordOf(sign),
  vasya: ({ sign }) => signName(sign),
  rajju: rajjuText,
  vedha: ({ nakshatra }) => NAKSHATRAS[nakshatra]!,
} satisfies Record<Porutham, (self: KootaProfile) => string>

/** The values of a side for all its possible padas. */
export const poruthamValue = (porutham: Porutham, side: Side) =>
  distinctInWords(side.profiles.map(PORUTHAM_VALUES[porutham]))

/** The basis of the grade, in a sentence. */
export const poruthamNote = (porutham: Porutham, groom: Side, bride: Side): string => {
  const [g] = groom.profiles as [KootaProfile]
  const [b] = bride.profiles as [KootaProfile]
  switch (porutham) {
    case 'dina':
    case 'mahendra':
    case 'stree_deergha':
      return `The groom’s star is number ${starCount(b, g)} from the bride’s.`
    case 'rasi':
      return `The groom’s sign is number ${distinctInWords(overCombinations(groom, bride, (groomMoon, brideMoon) => String(houseFrom(brideMoon.sign, groomMoon.sign))))} from the bride’s.`
    default:
      return `${sentenceCase(poruthamValue(porutham, groom))} groom with ${poruthamValue(porutham, bride)} bride.`
  }
}

/** A porutham as a fact in an answer. */
export const poruthamFact = ({ porutham, grade }: PoruthamVerdict, groom: Side, bride: Side) =>
  `${sentenceCase(porutham)} porutham: ${grade}. ${poruthamNote(porutham, groom, bride)}`
