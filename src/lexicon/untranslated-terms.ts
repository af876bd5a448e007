import { SUBJECTS } from './subjects.ts'

/** Subjects of Sanskrit words that languages in Latin script mostly do not translate. */
const SANSKRIT = [
  'SanskritSign',
  'Star',
  'Tithi',
  'TithiGroup',
  'Paksha',
  'LimbYoga',
  'Karana',
  'Vara',
  'LunarMonth',
  'Samvatsara',
  'Ritu',
  'Ayana',
  'Gana',
  'Nadi',
  'Tatva',
  'Hansak',
  'Yunja',
  'SyllableVarga',
  'ChoghadiyaName',
  'Tara',
  'AddedMonth',
] as const
type Sanskrit = (typeof SUBJECTS)[(typeof SANSKRIT)[number]]['words'][number]

/** The English words of these subjects as their own names. */
export const untranslatedTerms = Object.fromEntries(
  SANSKRIT.flatMap((subject) => SUBJECTS[subject].words.map((word) => [word, word])),
) as Record<Sanskrit, string>
