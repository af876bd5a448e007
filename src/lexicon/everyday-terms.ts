import type { LabelLanguage } from './languages.ts'

/** Everyday words among the terms of answers. */
export const COMMON = {
  Bird: { words: ['Vulture', 'Owl', 'Crow', 'Cock', 'Peacock'], about: 'One of the five birds of Panch Pakshi.' },
  Sex: { words: ['male', 'female'], about: 'Sex of the animal of a nakshatra.' },
  SeasonPoint: { words: ['equinox', 'solstice'], about: 'Beginning of an astronomical season.' },
} as const

export type CommonTerm = (typeof COMMON)[keyof typeof COMMON]['words'][number]
const TERMS = Object.values(COMMON).flatMap(({ words }): readonly CommonTerm[] => words)

// source: the dictionaries of each language on Wiktionary, the birds as books of Panch Pakshi name them; not read by speakers
const NAMES: Readonly<Record<LabelLanguage, string>> = {
  as: 'শগুণ|ফেঁচা|কাউৰী|কুকুৰা|ময়ূৰ|পুৰুষ|স্ত্ৰী|বিষুৱ|অয়নান্ত',
  bn: 'শকুন|পেঁচা|কাক|মোরগ|ময়ূর|পুরুষ|স্ত্রী|বিষুব|অয়নান্ত',
  de: 'Geier|Eule|Krähe|Hahn|Pfau|männlich|weiblich|Tagundnachtgleiche|Sonnenwende',
  es: 'Buitre|Búho|Cuervo|Gallo|Pavo real|masculino|femenino|equinoccio|solsticio',
  fr: 'Vautour|Hibou|Corbeau|Coq|Paon|mâle|femelle|équinoxe|solstice',
  gu: 'ગીધ|ઘુવડ|કાગડો|કૂકડો|મોર|પુરુષ|સ્ત્રી|વિષુવ|અયનાંત',
  hi: 'गिद्ध|उल्लू|कौआ|मुर्गा|मोर|पुरुष|स्त्री|विषुव|अयनांत',
  it: 'Avvoltoio|Gufo|Corvo|Gallo|Pavone|maschio|femmina|equinozio|solstizio',
  kn: 'ಹದ್ದು|ಗೂಬೆ|ಕಾಗೆ|ಹುಂಜ|ನವಿಲು|ಪುರುಷ|ಸ್ತ್ರೀ|ವಿಷುವ|ಅಯನಾಂತ',
  ko: '독수리|올빼미|까마귀|수탉|공작|수컷|암컷|분점|지점',
  ml: 'കഴുകൻ|മൂങ്ങ|കാക്ക|കോഴി|മയിൽ|പുരുഷൻ|സ്ത്രീ|വിഷുവം|അയനാന്തം',
  mr: 'गिधाड|घुबड|कावळा|कोंबडा|मोर|पुरुष|स्त्री|विषुव|अयनांत',
  ne: 'गिद्ध|लाटोकोसेरो|काग|कुखुरा|मयूर|पुरुष|स्त्री|विषुव|अयनान्त',
  nl: 'Gier|Uil|Kraai|Haan|Pauw|mannelijk|vrouwelijk|equinox|zonnewende',
  or: 'ଶାଗୁଣା|ପେଚା|କାଉ|କୁକୁଡ଼ା|ମୟୂର|ପୁରୁଷ|ସ୍ତ୍ରୀ|ବିଷୁବ|ଅୟନାନ୍ତ',
  pa: 'ਗਿਰਝ|ਉੱਲੂ|ਕਾਂ|ਕੁੱਕੜ|ਮੋਰ|ਨਰ|ਮਾਦਾ|ਵਿਸ਼ੁਵ|ਅਯਨਾਂਤ',
  pl: 'Sęp|Sowa|Wrona|Kogut|Paw|męski|żeński|równonoc|przesilenie',
  pt: 'Abutre|Coruja|Corvo|Galo|Pavão|macho|fêmea|equinócio|solstício',
  ru: 'Гриф|Сова|Ворона|Петух|Павлин|мужской|женский|равноденствие|солнцестояние',
  si: 'ගිජුලිහිණියා|බකමූණා|කපුටා|කුකුළා|මොනරා|පුරුෂ|ස්ත්‍රී|විෂුවය|අයනාන්තය',
  ta: 'வல்லூறு|ஆந்தை|காகம்|கோழி|மயில்|ஆண்|பெண்|சம இரவு நாள்|கதிர்த்திருப்பம்',
  te: 'డేగ|గుడ్లగూబ|కాకి|కోడి|నెమలి|పురుషుడు|స్త్రీ|విషువం|అయనాంతం',
  tr: 'Akbaba|Baykuş|Karga|Horoz|Tavus kuşu|erkek|dişi|ekinoks|gündönümü',
  ur: 'گدھ|الو|کوا|مرغ|مور|نر|مادہ|اعتدالین|انقلابین',
}

/** The names of these terms in a language. */
export const commonNames = (language: LabelLanguage): Record<CommonTerm, string> => {
  const names = NAMES[language].split('|')
  return Object.fromEntries(TERMS.map((term, i) => [term, names[i]!.normalize('NFC')])) as Record<CommonTerm, string>
}
