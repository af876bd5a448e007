import { type CivilDate, dayNumber, MS_PER_DAY } from '../time/civil.ts'
import { CIVIL_MONTHS } from '../time/iso.ts'
import { columnHeads } from './heads.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { WRITE } from './scripts.ts'

/** Sanskrit headings of charts, which Indian languages write in their script: in English, and in ISO 15919. */
const SANSKRIT_HEADS = {
  moon: ['Lunar chart', 'candra kuṇḍalī'],
  sun: ['Solar chart', 'sūrya kuṇḍalī'],
  chalit: ['Bhava chalit', 'bhāva calita'],
  sudarshana: ['Sudarshana chakra', 'sudarśana cakra'],
  ashtakavarga: ['Ashtakavarga', 'aṣṭakavarga'],
  vimshottari: ['Vimshottari dasha', 'viṃśottarī daśā'],
} as const

/** Headings of Tamil charts, which have other words than the Sanskrit ones. */
// source: the charts of printed Tamil jatakas
const TAMIL_HEADS = { moon: 'சந்திர லக்னம்', sun: 'சூரிய லக்னம்', chalit: 'பாவச் சக்கரம்', vimshottari: 'விம்சோத்தரி தசை' }

const TRANSLATED = ['birth', 'transits', 'today', 'age', 'timeUnknown'] as const
const ENGLISH = 'Birth, Transits, Today, Age, Birth time unknown'
// source: the words in common use in almanacs and programs of each language; Gochara and Janma where these are used
const TRANSLATIONS: Readonly<Record<LabelLanguage, string>> = {
  as: 'জন্ম, গোচৰ, আজি, বয়স, জন্মৰ সময় অজ্ঞাত',
  bn: 'জন্ম, গোচর, আজ, বয়স, জন্মের সময় অজানা',
  de: 'Geburt, Transite, Heute, Alter, Geburtszeit unbekannt',
  es: 'Nacimiento, Tránsitos, Hoy, Edad, Hora de nacimiento desconocida',
  fr: 'Naissance, Transits, Aujourd’hui, Âge, Heure de naissance inconnue',
  gu: 'જન્મ, ગોચર, આજે, ઉંમર, જન્મ સમય અજ્ઞાત',
  hi: 'जन्म, गोचर, आज, आयु, जन्म समय अज्ञात',
  it: 'Nascita, Transiti, Oggi, Età, Ora di nascita sconosciuta',
  kn: 'ಜನ್ಮ, ಗೋಚಾರ, ಇಂದು, ವಯಸ್ಸು, ಜನನ ಸಮಯ ತಿಳಿದಿಲ್ಲ',
  ko: '출생, 트랜짓, 오늘, 나이, 출생 시간 미상',
  ml: 'ജനനം, ഗോചരം, ഇന്ന്, വയസ്സ്, ജനന സമയം അജ്ഞാതം',
  mr: 'जन्म, गोचर, आज, वय, जन्मवेळ अज्ञात',
  ne: 'जन्म, गोचर, आज, उमेर, जन्म समय अज्ञात',
  nl: 'Geboorte, Transits, Vandaag, Leeftijd, Geboortetijd onbekend',
  or: 'ଜନ୍ମ, ଗୋଚର, ଆଜି, ବୟସ, ଜନ୍ମ ସମୟ ଅଜ୍ଞାତ',
  pa: 'ਜਨਮ, ਗੋਚਰ, ਅੱਜ, ਉਮਰ, ਜਨਮ ਸਮਾਂ ਅਗਿਆਤ',
  pl: 'Urodzenie, Tranzyty, Dziś, Wiek, Godzina urodzenia nieznana',
  pt: 'Nascimento, Trânsitos, Hoje, Idade, Hora de nascimento desconhecida',
  ru: 'Рождение, Транзиты, Сегодня, Возраст, Время рождения неизвестно',
  si: 'උපත, ගෝචර, අද, වයස, උපන් වේලාව නොදනී',
  ta: 'ஜனனம், கோசாரம், இன்று, வயது, பிறந்த நேரம் தெரியவில்லை',
  te: 'జన్మ, గోచారం, నేడు, వయస్సు, జన్మ సమయం తెలియదు',
  tr: 'Doğum, Transitler, Bugün, Yaş, Doğum saati bilinmiyor',
  ur: 'پیدائش, گوچر, آج, عمر, پیدائش کا وقت نامعلوم',
}

/** Headings that are also column heads of tables. */
const PERIODS = { mahadasha: 'Mahadasha', antardasha: 'Antardasha' } as const

export type ChartHead = keyof typeof SANSKRIT_HEADS | keyof typeof PERIODS | (typeof TRANSLATED)[number]

/** Headings and captions of charts in a language; without one in English. */
export const chartHeads = (language?: LabelLanguage): Readonly<Record<ChartHead, string>> => {
  const write = language && WRITE[language]
  const translated = (language ? TRANSLATIONS[language] : ENGLISH).split(', ')
  const spelt = Object.entries(SANSKRIT_HEADS).map(([head, [english, spelling]]) => {
    if (!write) return [head, english]
    const parts = spelling.split(' ')
    const text = parts.map((part, i) => write(part, i === parts.length - 1)).join(' ')
    return [head, capital(text, language)]
  })
  const columns = language ? columnHeads(language) : {}
  const periods = Object.entries(PERIODS).map(([head, english]) => [head, columns[english] ?? english])
  const tamil = language === 'ta' ? Object.entries(TAMIL_HEADS) : []
  return Object.fromEntries([...spelt, ...tamil, ...periods, ...TRANSLATED.map((head, i) => [head, translated[i]!])])
}

/** Languages whose month names in `Intl` are not those of the civil calendar. Their dates have numerals only. */
const NUMERIC_DATES: readonly LabelLanguage[] = ['si']

/** A date format with these parts and with Western digits, as in the rest of a picture. */
const formatOf = (language: LabelLanguage | undefined, parts: Intl.DateTimeFormatOptions) => {
  const isPlain = language !== undefined && NUMERIC_DATES.includes(language)
  return new Intl.DateTimeFormat(isPlain ? 'en-GB' : `${language ?? 'en-GB'}-u-nu-latn-ca-gregory`, {
    month: isPlain ? 'numeric' : 'short',
    timeZone: 'UTC',
    ...parts,
  })
}
const momentOf = (date: CivilDate) => dayNumber(date) * MS_PER_DAY

/** A formatter of days: 15 May 1990. The year 0 and earlier years have the era. */
export const dayWriter = (language?: LabelLanguage): ((date: CivilDate) => string) => {
  const parts = { day: 'numeric', year: 'numeric' } as const
  const [usual, withEra] = [formatOf(language, parts), formatOf(language, { ...parts, era: 'short' })]
  return (date) => (date.year > 0 ? usual : withEra).format(momentOf(date))
}

/** Names of the months in a language, by their English names. */
export const monthLabels = (language: LabelLanguage): Readonly<Record<string, string>> => {
  const format = formatOf(language, { month: 'long' })
  return Object.fromEntries(
    CIVIL_MONTHS.map((name, i) => [name, format.format(momentOf({ year: 2000, month: i + 1, day: 1 }))]),
  )
}

/** Formatters of days and months for time axes: 15 May, and May. */
export const calendarWriter = (language?: LabelLanguage) => {
  const [day, month] = [formatOf(language, { day: 'numeric' }), formatOf(language, {})]
  return {
    day: (date: CivilDate): string => day.format(momentOf(date)),
    month: (date: CivilDate): string => month.format(momentOf(date)),
  }
}
