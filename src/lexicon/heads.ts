import type { LabelLanguage } from './languages.ts'

const HEADS = [
  'Planet',
  'Sign',
  'House',
  'Degree',
  'Star, quarter',
  'Lord',
  'From',
  'To',
  'Mahadasha',
  'Antardasha',
] as const

// source: the words over the columns of almanacs and printed charts; not read by speakers
const WORDS: Readonly<Record<LabelLanguage, string>> = {
  as: 'গ্ৰহ|ৰাশি|ভাৱ|অংশ|নক্ষত্ৰ, পাদ|অধিপতি|পৰা|লৈ|মহাদশা|অন্তৰ্দশা',
  bn: 'গ্রহ|রাশি|ভাব|অংশ|নক্ষত্র, পাদ|অধিপতি|থেকে|পর্যন্ত|মহাদশা|অন্তর্দশা',
  de: 'Planet|Zeichen|Haus|Grad|Stern, Viertel|Herr|Von|Bis|Mahadasha|Antardasha',
  es: 'Planeta|Signo|Casa|Grado|Estrella, cuarto|Regente|Desde|Hasta|Mahadasha|Antardasha',
  fr: 'Planète|Signe|Maison|Degré|Étoile, quart|Maître|Du|Au|Mahadasha|Antardasha',
  gu: 'ગ્રહ|રાશિ|ભાવ|અંશ|નક્ષત્ર, પાદ|સ્વામી|થી|સુધી|મહાદશા|અંતર્દશા',
  hi: 'ग्रह|राशि|भाव|अंश|नक्षत्र, पाद|स्वामी|से|तक|महादशा|अंतर्दशा',
  it: 'Pianeta|Segno|Casa|Grado|Stella, quarto|Signore|Dal|Al|Mahadasha|Antardasha',
  kn: 'ಗ್ರಹ|ರಾಶಿ|ಭಾವ|ಅಂಶ|ನಕ್ಷತ್ರ, ಪಾದ|ಅಧಿಪತಿ|ಇಂದ|ವರೆಗೆ|ಮಹಾದಶೆ|ಅಂತರ್ದಶೆ',
  ko: '행성|별자리|하우스|도수|낙샤트라, 파다|주인|시작|끝|마하다샤|안타르다샤',
  ml: 'ഗ്രഹം|രാശി|ഭാവം|അംശം|നക്ഷത്രം, പാദം|അധിപതി|മുതൽ|വരെ|മഹാദശ|അന്തർദശ',
  mr: 'ग्रह|राशी|भाव|अंश|नक्षत्र, चरण|स्वामी|पासून|पर्यंत|महादशा|अंतर्दशा',
  ne: 'ग्रह|राशि|भाव|अंश|नक्षत्र, पाउ|स्वामी|देखि|सम्म|महादशा|अन्तर्दशा',
  nl: 'Planeet|Teken|Huis|Graad|Ster, kwart|Heer|Van|Tot|Mahadasha|Antardasha',
  or: 'ଗ୍ରହ|ରାଶି|ଭାବ|ଅଂଶ|ନକ୍ଷତ୍ର, ପାଦ|ଅଧିପତି|ଠାରୁ|ପର୍ଯ୍ୟନ୍ତ|ମହାଦଶା|ଅନ୍ତର୍ଦଶା',
  pa: 'ਗ੍ਰਹਿ|ਰਾਸ਼ੀ|ਭਾਵ|ਅੰਸ਼|ਨਛੱਤਰ, ਪਦ|ਸੁਆਮੀ|ਤੋਂ|ਤੱਕ|ਮਹਾਦਸ਼ਾ|ਅੰਤਰਦਸ਼ਾ',
  pl: 'Planeta|Znak|Dom|Stopień|Gwiazda, ćwiartka|Władca|Od|Do|Mahadasza|Antardasza',
  pt: 'Planeta|Signo|Casa|Grau|Estrela, quarto|Regente|De|Até|Mahadasha|Antardasha',
  ru: 'Планета|Знак|Дом|Градус|Накшатра, пада|Управитель|С|По|Махадаша|Антардаша',
  si: 'ග්‍රහයා|රාශිය|භාවය|අංශක|නැකත, පාදය|අධිපති|සිට|දක්වා|මහා දශාව|අතුරු දශාව',
  ta: 'கிரகம்|ராசி|பாவம்|பாகை|நட்சத்திரம், பாதம்|அதிபதி|முதல்|வரை|மகாதசை|புக்தி',
  te: 'గ్రహం|రాశి|భావం|అంశ|నక్షత్రం, పాదం|అధిపతి|నుండి|వరకు|మహాదశ|అంతర్దశ',
  tr: 'Gezegen|Burç|Ev|Derece|Yıldız, çeyrek|Yönetici|Başlangıç|Bitiş|Mahadaşa|Antardaşa',
  ur: 'سیارہ|برج|گھر|درجہ|منزل، چوتھائی|حاکم|سے|تک|مہادشا|انتردشا',
}

/** Column heads of tables in a language, by the English word. */
export const columnHeads = (language: LabelLanguage): Readonly<Record<string, string>> => {
  const words = WORDS[language].split('|')
  return Object.fromEntries(HEADS.map((head, i) => [head, words[i]!]))
}
