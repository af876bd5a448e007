import { upperFirst } from '../wording.ts'
import { compassLetters } from './compass.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { lexicon } from './lexicon.ts'
import { type PhraseTable, phrasesByEnglish } from './phrases.ts'
import type { Term } from './subjects.ts'

/** Words in the legend of a floor plan that are not terms of the lexicon. */
const PHRASES = ['space', 'ideal', 'good', 'acceptable', 'poor', 'adverse'] as const
// source: the words in common use in books on Vastu in Indian languages, elsewhere the plain words; not read by speakers
const WORDS = {
  as: 'আকাশ|আদৰ্শ|ভাল|গ্ৰহণযোগ্য|দুৰ্বল|প্ৰতিকূল',
  bn: 'আকাশ|আদর্শ|ভালো|গ্রহণযোগ্য|দুর্বল|প্রতিকূল',
  de: 'Raum|ideal|gut|annehmbar|schwach|ungünstig',
  es: 'espacio|ideal|bueno|aceptable|débil|adverso',
  fr: 'espace|idéal|bon|acceptable|faible|défavorable',
  gu: 'આકાશ|આદર્શ|સારું|સ્વીકાર્ય|નબળું|પ્રતિકૂળ',
  hi: 'आकाश|आदर्श|अच्छा|स्वीकार्य|कमज़ोर|प्रतिकूल',
  it: 'spazio|ideale|buono|accettabile|debole|sfavorevole',
  kn: 'ಆಕಾಶ|ಆದರ್ಶ|ಒಳ್ಳೆಯದು|ಸ್ವೀಕಾರಾರ್ಹ|ದುರ್ಬಲ|ಪ್ರತಿಕೂಲ',
  ko: '공간|이상적|좋음|무난함|약함|불리함',
  ml: 'ആകാശം|ഉത്തമം|നല്ലത്|സ്വീകാര്യം|ദുർബലം|പ്രതികൂലം',
  mr: 'आकाश|आदर्श|चांगले|स्वीकार्य|कमकुवत|प्रतिकूल',
  ne: 'आकाश|आदर्श|राम्रो|स्वीकार्य|कमजोर|प्रतिकूल',
  nl: 'ruimte|ideaal|goed|aanvaardbaar|zwak|ongunstig',
  or: 'ଆକାଶ|ଆଦର୍ଶ|ଭଲ|ଗ୍ରହଣୀୟ|ଦୁର୍ବଳ|ପ୍ରତିକୂଳ',
  pa: 'ਆਕਾਸ਼|ਆਦਰਸ਼|ਚੰਗਾ|ਸਵੀਕਾਰਯੋਗ|ਕਮਜ਼ੋਰ|ਪ੍ਰਤੀਕੂਲ',
  pl: 'przestrzeń|idealne|dobre|do przyjęcia|słabe|niekorzystne',
  pt: 'espaço|ideal|bom|aceitável|fraco|adverso',
  ru: 'пространство|идеально|хорошо|приемлемо|слабо|неблагоприятно',
  si: 'ආකාශ|විශිෂ්ට|හොඳ|පිළිගත හැකි|දුර්වල|අහිතකර',
  ta: 'ஆகாயம்|உத்தமம்|நல்லது|ஏற்கத்தக்கது|பலவீனம்|பாதகம்',
  te: 'ఆకాశం|ఉత్తమం|మంచిది|ఆమోదయోగ్యం|బలహీనం|ప్రతికూలం',
  tr: 'boşluk|ideal|iyi|kabul edilebilir|zayıf|elverişsiz',
  ur: 'خلا|مثالی|اچھا|قابل قبول|کمزور|ناموافق',
} as const satisfies PhraseTable<typeof PHRASES>

const ELEMENTS = { water: 'Water', air: 'Air', fire: 'Fire', earth: 'Earth' } as const

/** The words of a floor plan: codes of zones, names of devatas, and elements and ratings of the legend. */
export interface PlanWords {
  /** The name of a zone such as `NNE`, or of an entrance such as `N3`. */
  readonly zone: (code: string) => string
  readonly devata: (name: Term) => string
  /** An element or a rating. */
  readonly legend: (word: keyof typeof ELEMENTS | (typeof PHRASES)[number]) => string
}

/** The words of a floor plan in a language; without one in English. */
export const planWords = async (language: LabelLanguage | null | undefined): Promise<PlanWords> => {
  if (!language) return { zone: (code) => code, devata: (name) => name, legend: (word) => upperFirst(word) }
  const words = await lexicon(language)
  const letters = compassLetters(words)
  const phrases = phrasesByEnglish(PHRASES, WORDS[language])
  return {
    zone: (code) => code.replace(/[NESW]/g, (letter) => letters[letter as keyof typeof letters]),
    devata: (name) => words.terms[name],
    legend: (word) =>
      capital(word in ELEMENTS ? words.terms[ELEMENTS[word as keyof typeof ELEMENTS]] : phrases[word]!, language),
  }
}
