import { firstGraphemes, graphemesOf } from '../graphemes.ts'
import { GRAHAS } from '../jyotish/grahas.ts'
import { SIGNS } from '../zodiac/signs.ts'
import type { LabelLanguage } from './languages.ts'
import { lexicon } from './lexicon.ts'
import type { Lexicon } from './lexicon-types.ts'

const BODIES = ['Ascendant', ...GRAHAS, 'Uranus', 'Neptune', 'Pluto'] as const

// source: the letters of the charts that almanacs print, by the names in common use there: Ravi for the Sun in Marathi, Bengali, Telugu,
// Kannada and Malayalam, Kuja for Mars in the south, Manda, Sarpa and Shikhi in Malayalam; elsewhere the beginnings of the names
/** Abbreviations in the order of `BODIES`, then the marks for retrograde and combust. */
const LETTERS: Readonly<Record<LabelLanguage, string>> = {
  as: 'ল ৰ চ ম বু বৃ শু শ ৰা কে ইউ নে প্লু ব অ',
  bn: 'ল র চ ম বু বৃ শু শ রা কে ইউ নে প্লু ব অ',
  de: 'As So Mo Ma Me Ju Ve Sa Ra Ke Ur Ne Pl R v',
  es: 'As So Lu Ma Me Jú Ve Sa Ra Ke Ur Ne Pl R c',
  fr: 'As So Lu Ma Me Ju Vé Sa Ra Ke Ur Ne Pl R c',
  gu: 'લ સૂ ચં મં બુ ગુ શુ શ રા કે યુ ને પ્લૂ વ અ',
  hi: 'ल सू चं मं बु गु शु श रा के यू ने प्लू व अ',
  it: 'As So Lu Ma Me Gi Ve Sa Ra Ke Ur Ne Pl R c',
  kn: 'ಲ ರ ಚಂ ಕು ಬು ಗು ಶು ಶ ರಾ ಕೇ ಯು ನೆ ಪ್ಲೂ ವ ಅ',
  ko: '상 태 달 화 수 목 금 토 라 케 천 해 명 R c',
  ml: 'ല ര ച കു ബു ഗു ശു മ സ ശി യു നെ പ്ലൂ വ മൗ',
  mr: 'ल र चं मं बु गु शु श रा के ह ने प्लू व अ',
  ne: 'ल सू चं मं बु बृ शु श रा के यु ने प्लु व अ',
  nl: 'Asc Zon Maa Mar Mer Jup Ven Sat Rah Ket Ura Nep Plu R c',
  or: 'ଲ ର ଚ ମ ବୁ ବୃ ଶୁ ଶ ରା କେ ୟୁ ନେ ପ୍ଲୁ ବ ଅ',
  pa: 'ਲ ਸੂ ਚੰ ਮੰ ਬੁ ਗੁ ਸ਼ੁ ਸ਼ ਰਾ ਕੇ ਯੂ ਨੇ ਪਲੂ ਵ ਅ',
  pl: 'As Sł Ks Ma Me Jo We Sa Ra Ke Ur Ne Pl R c',
  pt: 'As So Lu Ma Me Jú Vé Sa Ra Ke Ur Ne Pl R c',
  ru: 'Ас Со Лу Ма Ме Юп Ве Са Ра Ке Ур Не Пл R с',
  si: 'ල ර ච කු බු ගු ශු ශ රා කේ යු නෙ ප්ලූ ව අ',
  ta: 'ல சூ சந் செவ் புத குரு சுக் சனி ராகு கேது யுரே நெப் புளூ வ அ',
  te: 'ల ర చం కు బు గు శు శ రా కే యు నె ప్లూ వ అ',
  tr: 'Yü Gü Ay Ma Me Jü Ve Sa Ra Ke Ur Ne Pl R y',
  ur: 'طا شم قم مر عط مش زہ زح را کی یو نی پل ر م',
}

/** The shortest prefixes of equal length, of at least two letters, that distinguish all names. */
const beginnings = (names: readonly string[]): string[] => {
  const clusters = names.map(graphemesOf)
  const longest = Math.max(...clusters.map(({ length }) => length))
  for (let count = 2; count < longest; count++) {
    const prefixes = clusters.map((letters) => letters.slice(0, count).join('').trim())
    if (new Set(prefixes).size === names.length) return prefixes
  }
  return [...names]
}

/** A name with its abbreviation. */
interface Abbreviation {
  short: string
  name: string
}

const createChartWords = (language: LabelLanguage, { terms }: Lexicon) => {
  const letters = LETTERS[language].split(' ')
  const signs = SIGNS.map((sign) => terms[sign])
  const short = beginnings(signs)
  return {
    bodies: Object.fromEntries(
      BODIES.map((body, i): [string, Abbreviation] => [body, { short: letters[i]!, name: terms[body] }]),
    ),
    signs: signs.map((name, i): Abbreviation => ({ name, short: short[i]! })),
    retrograde: letters[BODIES.length]!,
    combust: letters[BODIES.length + 1]!,
  }
}

/** The English abbreviation of a body (two letters) or a sign (three), for tables where the names are too wide. */
export const abbreviationOf = (name: string): string => {
  if (name === 'Ascendant') return 'Asc.'
  return firstGraphemes(name, SIGNS.some((sign) => sign === name) ? 3 : 2)
}

/** The abbreviations of bodies and signs in a language, by the English name. */
export const abbreviationsIn = async (language: LabelLanguage): Promise<Readonly<Record<string, string>>> => {
  const { bodies, signs } = await chartWords(language)
  return Object.fromEntries([
    ...BODIES.map((body) => [body, bodies[body]!.short]),
    ...SIGNS.map((sign, i) => [sign, signs[i]!.short]),
  ])
}

/** The words of a chart in a language: bodies by English name, signs from Aries, and the marks for retrograde and combust. */
export const chartWords = async (language: LabelLanguage) => createChartWords(language, await lexicon(language))
