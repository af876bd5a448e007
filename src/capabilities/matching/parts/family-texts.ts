import type { Strain } from '../../../jyotish/kootas/report.ts'
import type { Koota } from '../../../jyotish/kootas/tables.ts'
import { corpus } from '../../../readings/corpora.ts'
import { fillWords, type Passage } from '../../../readings/passage.ts'
import { givenName } from '../../shared/narrative/given-name.ts'

/** The texts of the report on a match, with the names of the two. */

export type SideName = 'groom' | 'bride'

interface Printed {
  readonly name?: string | null
}

export type FamilyTexts = Awaited<ReturnType<typeof familyTexts>>

export const familyTexts = async (people: Readonly<Record<SideName, Printed>>) => {
  const texts = await corpus('matching-report')
  const given = { groom: givenName(people.groom.name), bride: givenName(people.bride.name) }
  const isNamed = given.groom !== null && given.bride !== null && given.groom !== given.bride
  const names = { groom: isNamed ? given.groom! : 'the groom', bride: isNamed ? given.bride! : 'the bride' }
  return {
    texts,
    names,
    pair: isNamed ? `${names.groom} and ${names.bride}` : 'you two',
    say: ({ text }: Passage, words: Readonly<Record<string, string | number>> = {}) =>
      fillWords(text, { ...names, ...words }),
  }
}

/** Matters of a match as a support; each follows "you can build on". */
export const SUPPORTS = {
  varna: 'respect for each other’s work',
  vashya: 'easy agreement on how things are done',
  tara: 'luck that you share',
  yoni: 'natural closeness',
  graha_maitri: 'friendship and good talk',
  gana: 'temperaments that fit',
  bhakoot: 'a common feeling for home and family',
  nadi: 'constitutions that balance each other',
  manglik: 'peace on the side of Mars',
} as const satisfies Record<Koota, string> & Record<string, string>

/** Matters of a match as a point of care; each follows "the point to work on is". */
export const CARES = {
  varna: 'how each of you values work',
  vashya: 'who decides and who goes along',
  tara: 'good years that do not fall together',
  yoni: 'closeness, which needs time',
  graha_maitri: 'different ways of thinking',
  gana: 'tone in a quarrel',
  bhakoot: 'money and moods',
  nadi: 'constitutions that are too much alike',
  rajju: 'rajju, which southern families ask about first',
  vedha: 'words that hurt without being meant to',
  manglik: 'how you both handle anger',
  papasamya: 'trust, which is harder for one of you',
} as const satisfies Record<Koota, string> & Record<string, string>

/** The strains that lower a match, with a gloss. */
export const STRAIN_GLOSSES = {
  nadi: 'nadi (you share one constitution)',
  rajju: 'rajju (your stars hang on one cord)',
  vedha: 'vedha (your stars pierce each other)',
  manglik: 'manglik (the heat of Mars in one chart only)',
  papasamya: 'papasamya (hard planets press on one chart more than on the other)',
  bhakoot: 'bhakoot (your Moon signs stand at an uneasy distance)',
} as const satisfies Record<Strain['name'] | 'bhakoot', string>
export type OpenStrain = keyof typeof STRAIN_GLOSSES

/** The southern checks that rule out a match, with a gloss. */
export const REFUSALS = {
  dina: 'dina (ordinary days)',
  gana: 'gana (temperament)',
  yoni: 'yoni (closeness)',
  rasi: 'rasi (the two families)',
  rajju: 'rajju (the common cord)',
  vedha: 'vedha (stars that pierce each other)',
} as const
