import type { VARNAS, VASHYAS } from '../avakhada.ts'
import type { Lord } from '../grahas.ts'
import type { GANAS, YONIS } from '../nakshatras.ts'

export type Varna = (typeof VARNAS)[number]
export type Vashya = (typeof VASHYAS)[number]
export type Gana = (typeof GANAS)[number]
export type Yoni = (typeof YONIS)[number]

/** In the order of answers, with the maximum of each. */
// source: Muhurta Chintamani, Vivaha prakarana
export const KOOTA_MAXIMA = {
  varna: 1,
  vashya: 2,
  tara: 3,
  yoni: 4,
  graha_maitri: 5,
  gana: 6,
  bhakoot: 7,
  nadi: 8,
} as const
export type Koota = keyof typeof KOOTA_MAXIMA
export const KOOTAS = Object.keys(KOOTA_MAXIMA) as readonly Koota[]
export const ASHTAKOOT_MAXIMUM = 36

/** The step of all scores. */
export const SCORE_STEP = 0.5

// source: Muhurta Chintamani, Vivaha prakarana
export const VARNA_RANK = { Brahmin: 4, Kshatriya: 3, Vaishya: 2, Shudra: 1 } as const satisfies Record<Varna, number>

// source: North Indian almanac table on the principle of Muhurta Chintamani: own kind 2, friendly 1, food or fear 0.5,
// enmity 0; each cell has the most frequent value of 17 published tables
export const VASHYA_SCORE = {
  Chatushpada: { Chatushpada: 2, Manava: 1, Jalachara: 1, Vanachara: 0, Keeta: 1 },
  Manava: { Chatushpada: 1, Manava: 2, Jalachara: 0.5, Vanachara: 0, Keeta: 1 },
  Jalachara: { Chatushpada: 1, Manava: 0.5, Jalachara: 2, Vanachara: 1, Keeta: 1 },
  Vanachara: { Chatushpada: 0, Manava: 0, Jalachara: 1, Vanachara: 2, Keeta: 0 },
  Keeta: { Chatushpada: 1, Manava: 1, Jalachara: 1, Vanachara: 0, Keeta: 2 },
} as const satisfies Record<Vashya, Record<Vashya, number>>

/** Harmful remainders by nine of the count from the partner's star: vipat, pratyari, vadha. */
// source: Muhurta Chintamani, Vivaha prakarana
export const BAD_TARAS: readonly number[] = [3, 5, 7]

/** The stars (1..27) with a male animal; the others have a female one. */
// source: Muhurta Chintamani, Vivaha prakarana
export const MALE_YONI_STARS: readonly number[] = [1, 2, 4, 8, 9, 10, 12, 15, 16, 18, 19, 20, 21, 25]

/** One cell for each yoni, in the order of `YONIS`. */
type YoniRow = readonly [
  ...[number, number, number, number, number, number, number],
  ...[number, number, number, number, number, number, number],
]
// source: Muhurta Chintamani, Vivaha prakarana, as printed in North Indian almanacs; horse with deer is printed as 3 or as 1, here 3
export const YONI_SCORE = {
  Horse: [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
  Elephant: [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
  Sheep: [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
  Serpent: [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
  Dog: [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
  Cat: [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
  Rat: [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
  Cow: [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
  Buffalo: [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
  Tiger: [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
  Deer: [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
  Monkey: [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
  Mongoose: [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
  Lion: [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
} as const satisfies Record<Yoni, YoniRow>

/** By the lords of the two Moon signs. */
// source: Muhurta Chintamani, Vivaha prakarana, on the natural friendships of BPHS ch. 3: two friends 5, friend and neutral 4, two
// neutrals 3, friend and enemy 1, neutral and enemy 0.5, two enemies 0
export const MAITRI_SCORE = {
  Sun: { Sun: 5, Moon: 5, Mars: 5, Mercury: 4, Jupiter: 5, Venus: 0, Saturn: 0 },
  Moon: { Sun: 5, Moon: 5, Mars: 4, Mercury: 1, Jupiter: 4, Venus: 0.5, Saturn: 0.5 },
  Mars: { Sun: 5, Moon: 4, Mars: 5, Mercury: 0.5, Jupiter: 5, Venus: 3, Saturn: 0.5 },
  Mercury: { Sun: 4, Moon: 1, Mars: 0.5, Mercury: 5, Jupiter: 0.5, Venus: 5, Saturn: 4 },
  Jupiter: { Sun: 5, Moon: 4, Mars: 5, Mercury: 0.5, Jupiter: 5, Venus: 0.5, Saturn: 3 },
  Venus: { Sun: 0, Moon: 0.5, Mars: 3, Mercury: 5, Jupiter: 0.5, Venus: 5, Saturn: 5 },
  Saturn: { Sun: 0, Moon: 0.5, Mars: 0.5, Mercury: 4, Jupiter: 3, Venus: 5, Saturn: 5 },
} as const satisfies Record<Lord, Record<Lord, number>>

/** Groom, then bride. */
// source: the North Indian table (line of Saravali and Maitreya), which is not symmetric; a symmetric one with 6, 5, 1,
// 0 also exists
export const GANA_SCORE = {
  Deva: { Deva: 6, Manushya: 6, Rakshasa: 0 },
  Manushya: { Deva: 5, Manushya: 6, Rakshasa: 0 },
  Rakshasa: { Deva: 1, Manushya: 0, Rakshasa: 6 },
} as const satisfies Record<Gana, Record<Gana, number>>

/** Harmful places of the bride's sign from the groom's, both included: 2/12, 5/9 and 6/8. */
// source: Muhurta Chintamani, Vivaha prakarana
export const BAD_BHAKOOTS: readonly number[] = [2, 12, 5, 9, 6, 8]
