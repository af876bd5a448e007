import { SUBJECTS } from './subjects.ts'

/** Subjects of Sanskrit words, which languages of Latin letters mostly leave as the answers write them. */
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

export const asWritten = Object.fromEntries(
  SANSKRIT.flatMap((subject) => SUBJECTS[subject].words.map((word) => [word, word])),
) as Record<Sanskrit, string>
