/** Language codes that the input field `labels` accepts. */
export const LABEL_LANGUAGES = [
  'as',
  'bn',
  'de',
  'es',
  'fr',
  'gu',
  'hi',
  'it',
  'kn',
  'ko',
  'ml',
  'mr',
  'ne',
  'nl',
  'or',
  'pa',
  'pl',
  'pt',
  'ru',
  'si',
  'ta',
  'te',
  'tr',
  'ur',
] as const
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number]

/** The word with a capital first letter, by the rules of the language. */
export const capital = (word: string, language: LabelLanguage) =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1)

/** Languages in which answers are written. */
export const OUTPUT_LANGUAGES = ['en'] as const
export type OutputLanguage = (typeof OUTPUT_LANGUAGES)[number]

interface LanguageNames {
  name: string
  native_name: string
  /** ISO 15924 code. */
  script: string
  direction: 'ltr' | 'rtl'
}

/** Source: ISO 639-1, ISO 15924; native names by the article titles of each language's Wikipedia. */
export const LANGUAGES = {
  en: { name: 'English', native_name: 'English', script: 'Latn', direction: 'ltr' },
  as: { name: 'Assamese', native_name: 'অসমীয়া', script: 'Beng', direction: 'ltr' },
  bn: { name: 'Bengali', native_name: 'বাংলা', script: 'Beng', direction: 'ltr' },
  de: { name: 'German', native_name: 'Deutsch', script: 'Latn', direction: 'ltr' },
  es: { name: 'Spanish', native_name: 'Español', script: 'Latn', direction: 'ltr' },
  fr: { name: 'French', native_name: 'Français', script: 'Latn', direction: 'ltr' },
  gu: { name: 'Gujarati', native_name: 'ગુજરાતી', script: 'Gujr', direction: 'ltr' },
  hi: { name: 'Hindi', native_name: 'हिन्दी', script: 'Deva', direction: 'ltr' },
  it: { name: 'Italian', native_name: 'Italiano', script: 'Latn', direction: 'ltr' },
  kn: { name: 'Kannada', native_name: 'ಕನ್ನಡ', script: 'Knda', direction: 'ltr' },
  ko: { name: 'Korean', native_name: '한국어', script: 'Kore', direction: 'ltr' },
  ml: { name: 'Malayalam', native_name: 'മലയാളം', script: 'Mlym', direction: 'ltr' },
  mr: { name: 'Marathi', native_name: 'मराठी', script: 'Deva', direction: 'ltr' },
  ne: { name: 'Nepali', native_name: 'नेपाली', script: 'Deva', direction: 'ltr' },
  nl: { name: 'Dutch', native_name: 'Nederlands', script: 'Latn', direction: 'ltr' },
  or: { name: 'Odia', native_name: 'ଓଡ଼ିଆ', script: 'Orya', direction: 'ltr' },
  pa: { name: 'Punjabi', native_name: 'ਪੰਜਾਬੀ', script: 'Guru', direction: 'ltr' },
  pl: { name: 'Polish', native_name: 'Polski', script: 'Latn', direction: 'ltr' },
  pt: { name: 'Portuguese', native_name: 'Português', script: 'Latn', direction: 'ltr' },
  ru: { name: 'Russian', native_name: 'Русский', script: 'Cyrl', direction: 'ltr' },
  si: { name: 'Sinhala', native_name: 'සිංහල', script: 'Sinh', direction: 'ltr' },
  ta: { name: 'Tamil', native_name: 'தமிழ்', script: 'Taml', direction: 'ltr' },
  te: { name: 'Telugu', native_name: 'తెలుగు', script: 'Telu', direction: 'ltr' },
  tr: { name: 'Turkish', native_name: 'Türkçe', script: 'Latn', direction: 'ltr' },
  ur: { name: 'Urdu', native_name: 'اردو', script: 'Arab', direction: 'rtl' },
} as const satisfies Record<OutputLanguage | LabelLanguage, LanguageNames>
