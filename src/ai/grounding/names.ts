import hindi from '../../lexicon/hi.ts'
import { SUBJECTS, type Subject, type WrittenTerm } from '../../lexicon/subjects.ts'

/** Subjects of the lexicon whose names stand for something of a chart or a calendar. */
const NAMED: readonly Subject[] = [
  ...(['Sign', 'SanskritSign', 'Graha', 'PointOrAngle', 'Star', 'Weekday', 'Vara', 'LunarMonth', 'Tithi'] as const),
  ...(['Paksha', 'Karana', 'MoonPhase', 'AspectName', 'Ritu', 'Dignity', 'EssentialDignity', 'Motion'] as const),
  ...(['Koota', 'Direction', 'Gana'] as const),
]
/** Names that are everyday words as well. */
const EVERYDAY =
  /^(?:friend|own|direct|neutral|new|full|human|divine|fall|opposition|square|trine|exile|मित्र|स्व|शुभ|सम|मार्गी|स्वामी)$/i

const names = NAMED.flatMap((subject) => SUBJECTS[subject].words as readonly string[])

/** Every name of a planet, a sign, a star, a weekday and the like that is one word, in English, Sanskrit and Hindi. */
export const CHART_NAMES: string = [
  ...names,
  ...names.map((name) => (hindi.terms as Partial<Record<string, string>>)[name as WrittenTerm] ?? ''),
]
  .filter((name) => name !== '' && !/\s/.test(name) && !EVERYDAY.test(name))
  .join(' ')
