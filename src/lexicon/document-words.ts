import { LIFE_AREA_WORDS } from './document-areas.ts'
import { GOODS, MANTRAS, type WordRow } from './document-goods.ts'
import { DOCUMENT_SPELLINGS } from './document-phrases.ts'
import { REPORT_WORDS } from './document-reports.ts'
import { TAMIL_PHRASES } from './document-tamil.ts'
import { TITLES, translatedTitles } from './document-titles.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { type PhraseTable, phrasesByEnglish } from './phrases.ts'
import { WRITE } from './scripts.ts'
import { syllableNames } from './syllable-names.ts'

/** Words around the content of a document. `{}` is the placeholder of a number or a date. */
const FRAME = ['Contents', 'Page {} of {}', 'Made on {}', 'Birth', 'Sources: {}', 'Today'] as const
export type FrameWord = (typeof FRAME)[number]

// source: the words in common use in books of each language; not read by speakers
const FRAME_WORDS = {
  as: 'সূচী|পৃষ্ঠা {} / {}|প্ৰস্তুত: {}|জন্ম|উৎস: {}|আজি',
  bn: 'সূচি|পৃষ্ঠা {} / {}|প্রস্তুত: {}|জন্ম|সূত্র: {}|আজ',
  de: 'Inhalt|Seite {} von {}|Erstellt am {}|Geburt|Quellen: {}|Heute',
  es: 'Índice|Página {} de {}|Preparado el {}|Nacimiento|Fuentes: {}|Hoy',
  fr: 'Sommaire|Page {} sur {}|Établi le {}|Naissance|Sources : {}|Aujourd’hui',
  gu: 'અનુક્રમણિકા|પૃષ્ઠ {} / {}|તૈયાર: {}|જન્મ|સ્રોત: {}|આજે',
  hi: 'विषय सूची|पृष्ठ {} / {}|निर्माण तिथि: {}|जन्म|स्रोत: {}|आज',
  it: 'Indice|Pagina {} di {}|Redatto il {}|Nascita|Fonti: {}|Oggi',
  kn: 'ಪರಿವಿಡಿ|ಪುಟ {} / {}|ತಯಾರಿಸಿದ ದಿನ: {}|ಜನ್ಮ|ಮೂಲ: {}|ಇಂದು',
  ko: '차례|{} / {} 쪽|작성일: {}|출생|출처: {}|오늘',
  ml: 'ഉള്ളടക്കം|പേജ് {} / {}|തയ്യാറാക്കിയ ദിവസം: {}|ജനനം|ഉറവിടം: {}|ഇന്ന്',
  mr: 'अनुक्रमणिका|पृष्ठ {} / {}|तयार केल्याची तारीख: {}|जन्म|स्रोत: {}|आज',
  ne: 'विषय सूची|पृष्ठ {} / {}|तयार मिति: {}|जन्म|स्रोत: {}|आज',
  nl: 'Inhoud|Pagina {} van {}|Opgesteld op {}|Geboorte|Bronnen: {}|Vandaag',
  or: 'ସୂଚୀ|ପୃଷ୍ଠା {} / {}|ପ୍ରସ୍ତୁତ: {}|ଜନ୍ମ|ଉତ୍ସ: {}|ଆଜି',
  pa: 'ਤਤਕਰਾ|ਪੰਨਾ {} / {}|ਤਿਆਰ: {}|ਜਨਮ|ਸਰੋਤ: {}|ਅੱਜ',
  pl: 'Spis treści|Strona {} z {}|Sporządzono: {}|Urodzenie|Źródła: {}|Dziś',
  pt: 'Índice|Página {} de {}|Preparado em {}|Nascimento|Fontes: {}|Hoje',
  ru: 'Содержание|Страница {} из {}|Составлено: {}|Рождение|Источники: {}|Сегодня',
  si: 'පටුන|පිටුව {} / {}|සකස් කළ දිනය: {}|උපත|මූලාශ්‍ර: {}|අද',
  ta: 'பொருளடக்கம்|பக்கம் {} / {}|தயாரித்த நாள்: {}|ஜனனம்|மூலம்: {}|இன்று',
  te: 'విషయ సూచిక|పుట {} / {}|తయారు చేసిన తేదీ: {}|జననం|మూలం: {}|నేడు',
  tr: 'İçindekiler|Sayfa {} / {}|Hazırlanma: {}|Doğum|Kaynaklar: {}|Bugün',
  ur: 'فہرست|صفحہ {} / {}|تاریخ تیاری: {}|پیدائش|ماخذ: {}|آج',
} as const satisfies PhraseTable<typeof FRAME>

/** Headings for the languages in which the Sanskrit words are not understood. */
const HEADINGS = [
  'Classical kundli report',
  'Vedic astrology',
  'The birth',
  'The birth chart',
  'Ascendant chart',
  'Moon chart and chalit',
  'Moon chart',
  'The nine planets',
  'The twelve houses',
  'Divisional charts',
  'Strengths',
  'Work',
  'Marriage',
  'Character',
  'Lords of the houses',
  'The years ahead',
  'Annual chart',
  'Months',
  'Slow transits',
  'Remedies by custom',
  'Favourable points and ghatak',
  'Glossary',
  'What it rests on',
  'Places of the planets',
  'Where the planets stand',
  'Dignity',
  'Nature',
  'Friends',
  'Enemies',
  'Planets',
  'Strength',
  'Total',
  'Rank',
  'Years',
  'Weekday',
  'Month',
  'Sunrise',
  'Sunset',
  'Day',
  'Days',
  'Numbers',
  'Colours',
  'Metal',
  'Deity',
  'Gift',
  'Term',
  'Meaning',
  'Birth',
  'Reading',
  'In short',
] as const
type Translated = 'de' | 'es' | 'fr' | 'it' | 'ko' | 'nl' | 'pl' | 'pt' | 'ru' | 'tr'
// source: the words in common use in books of each language; not read by speakers
const HEADING_WORDS: Readonly<Record<Translated, string>> = {
  de: 'Klassisches Horoskop|Vedische Astrologie|Die Geburt|Das Geburtshoroskop|Aszendentenhoroskop|Mondhoroskop und Chalit|Mondhoroskop|Die neun Planeten|Die zwölf Häuser|Teilhoroskope|Stärken|Arbeit|Ehe|Charakter|Herren der Häuser|Die kommenden Jahre|Jahreshoroskop|Monate|Langsame Transite|Überlieferte Mittel|Günstiges und Ghatak|Glossar|Grundlagen|Stellung der Planeten|Stellung der Planeten|Würde|Natur|Freunde|Feinde|Planeten|Stärke|Summe|Rang|Jahre|Wochentag|Monat|Sonnenaufgang|Sonnenuntergang|Tag|Tage|Zahlen|Farben|Metall|Gottheit|Gabe|Begriff|Bedeutung|Geburt|Deutung|In Kürze',
  es: 'Horóscopo clásico|Astrología védica|El nacimiento|La carta natal|Carta del ascendente|Carta lunar y chalit|Carta lunar|Los nueve planetas|Las doce casas|Cartas divisionales|Fuerzas|Trabajo|Matrimonio|Carácter|Regentes de las casas|Los años venideros|Carta anual|Meses|Tránsitos lentos|Remedios tradicionales|Puntos favorables y ghatak|Glosario|Fundamentos|Posición de los planetas|Posición de los planetas|Dignidad|Naturaleza|Amigos|Enemigos|Planetas|Fuerza|Total|Rango|Años|Día de la semana|Mes|Salida del sol|Puesta del sol|Día|Días|Números|Colores|Metal|Deidad|Ofrenda|Término|Significado|Nacimiento|Lectura|En breve',
  fr: 'Horoscope classique|Astrologie védique|La naissance|Le thème natal|Thème de l’ascendant|Thème lunaire et chalit|Thème lunaire|Les neuf planètes|Les douze maisons|Thèmes divisionnaires|Forces|Travail|Mariage|Caractère|Maîtres des maisons|Les années à venir|Thème annuel|Mois|Transits lents|Remèdes traditionnels|Points favorables et ghatak|Glossaire|Fondements|Position des planètes|Position des planètes|Dignité|Nature|Amis|Ennemis|Planètes|Force|Total|Rang|Années|Jour de la semaine|Mois|Lever du soleil|Coucher du soleil|Jour|Jours|Nombres|Couleurs|Métal|Divinité|Don|Terme|Signification|Naissance|Lecture|En bref',
  it: 'Oroscopo classico|Astrologia vedica|La nascita|Il tema natale|Tema dell’ascendente|Tema lunare e chalit|Tema lunare|I nove pianeti|Le dodici case|Temi divisionali|Forze|Lavoro|Matrimonio|Carattere|Signori delle case|Gli anni a venire|Tema annuale|Mesi|Transiti lenti|Rimedi tradizionali|Punti favorevoli e ghatak|Glossario|Fondamenti|Posizione dei pianeti|Posizione dei pianeti|Dignità|Natura|Amici|Nemici|Pianeti|Forza|Totale|Rango|Anni|Giorno della settimana|Mese|Alba|Tramonto|Giorno|Giorni|Numeri|Colori|Metallo|Divinità|Dono|Termine|Significato|Nascita|Lettura|In breve',
  nl: 'Klassieke horoscoop|Vedische astrologie|De geboorte|De geboortehoroscoop|Ascendanthoroscoop|Maanhoroscoop en chalit|Maanhoroscoop|De negen planeten|De twaalf huizen|Deelhoroscopen|Sterkten|Werk|Huwelijk|Karakter|Heren van de huizen|De komende jaren|Jaarhoroscoop|Maanden|Trage transits|Traditionele middelen|Gunstige punten en ghatak|Woordenlijst|Grondslagen|Stand van de planeten|Stand van de planeten|Waardigheid|Aard|Vrienden|Vijanden|Planeten|Sterkte|Totaal|Rang|Jaren|Weekdag|Maand|Zonsopgang|Zonsondergang|Dag|Dagen|Getallen|Kleuren|Metaal|Godheid|Gift|Term|Betekenis|Geboorte|Duiding|In het kort',
  ko: '고전 출생도|베다 점성술|출생|출생도|상승점 차트|달 차트와 찰리트|달 차트|아홉 행성|열두 하우스|분할 차트|강도|일|결혼|성격|하우스의 주인|다가올 해|연간 차트|월|느린 트랜짓|전통 처방|길한 것과 가타크|용어집|계산 근거|행성의 위치|행성의 위치|품위|성질|친구|적|행성|강도|합계|순위|년|요일|달|일출|일몰|날|요일|숫자|색|금속|신|선물|용어|뜻|출생|풀이|요약',
  pl: 'Klasyczny horoskop|Astrologia wedyjska|Urodzenie|Horoskop urodzeniowy|Horoskop ascendentu|Horoskop księżycowy i chalit|Horoskop księżycowy|Dziewięć planet|Dwanaście domów|Horoskopy podziałowe|Siły|Praca|Małżeństwo|Charakter|Władcy domów|Nadchodzące lata|Horoskop roczny|Miesiące|Powolne tranzyty|Tradycyjne środki|Sprzyjające i ghatak|Słownik|Podstawy|Położenie planet|Położenie planet|Godność|Natura|Przyjaciele|Wrogowie|Planety|Siła|Suma|Miejsce|Lata|Dzień tygodnia|Miesiąc|Wschód słońca|Zachód słońca|Dzień|Dni|Liczby|Kolory|Metal|Bóstwo|Dar|Termin|Znaczenie|Urodzenie|Odczyt|W skrócie',
  ru: 'Классический гороскоп|Ведическая астрология|Рождение|Карта рождения|Карта лагны|Карта Луны и чалита|Карта Луны|Девять планет|Двенадцать домов|Дробные карты|Сила|Работа|Брак|Характер|Управители домов|Предстоящие годы|Годовая карта|Месяцы|Медленные транзиты|Традиционные средства|Благоприятное и гхатак|Словарь|Основания|Положения планет|Положения планет|Достоинство|Природа|Друзья|Враги|Планеты|Сила|Сумма|Место|Годы|День недели|Месяц|Восход|Закат|День|Дни|Числа|Цвета|Металл|Божество|Дар|Термин|Значение|Рождение|Толкование|Кратко',
  tr: 'Klasik doğum haritası|Vedik astroloji|Doğum|Doğum haritası|Yükselen haritası|Ay haritası ve chalit|Ay haritası|Dokuz gezegen|On iki ev|Bölüm haritaları|Güçler|İş|Evlilik|Karakter|Evlerin yöneticileri|Önümüzdeki yıllar|Yıllık harita|Aylar|Yavaş transitler|Geleneksel çareler|Uğurlular ve ghatak|Sözlük|Dayanaklar|Gezegenlerin yerleri|Gezegenlerin yerleri|Asalet|Doğa|Dostlar|Düşmanlar|Gezegenler|Güç|Toplam|Sıra|Yıllar|Haftanın günü|Ay|Gün doğumu|Gün batımı|Gün|Günler|Sayılar|Renkler|Maden|Tanrı|Armağan|Terim|Anlam|Doğum|Yorum|Özet',
  pt: 'Horóscopo clássico|Astrologia védica|O nascimento|O mapa natal|Mapa do ascendente|Mapa lunar e chalit|Mapa lunar|Os nove planetas|As doze casas|Mapas divisionais|Forças|Trabalho|Casamento|Caráter|Regentes das casas|Os anos à frente|Mapa anual|Meses|Trânsitos lentos|Remédios tradicionais|Pontos favoráveis e ghatak|Glossário|Fundamentos|Posição dos planetas|Posição dos planetas|Dignidade|Natureza|Amigos|Inimigos|Planetas|Força|Total|Ordem|Anos|Dia da semana|Mês|Nascer do sol|Pôr do sol|Dia|Dias|Números|Cores|Metal|Divindade|Oferta|Termo|Significado|Nascimento|Leitura|Em resumo',
}

// source: the words of almanacs of each language where they differ from the Sanskrit ones; not read by speakers
const OWN_WORDS: Partial<Record<LabelLanguage, Readonly<Record<string, string>>>> = {
  hi: {
    'The nine planets': 'नौ ग्रह',
    'The twelve houses': 'बारह भाव',
    Work: 'व्यवसाय',
    work: 'व्यवसाय',
    Total: 'कुल',
    Colours: 'रंग',
    Caution: 'सावधानी',
    'Please note': 'कृपया ध्यान दें',
    'What it rests on': 'गणना का आधार',
    'Fast on': 'व्रत का दिन',
    Times: 'जप संख्या',
    'Least weight': 'न्यूनतम भार',
    Finger: 'उँगली',
    Days: 'शुभ दिन',
    Day: 'दिन',
    'Days to leave': 'अशुभ दिन',
    Scores: 'अंक',
    Overview: 'सारांश',
    'In short': 'संक्षेप में',
    Until: 'तक',
    When: 'समय',
    Mind: 'मन',
    'Years of age': 'शुभ आयु वर्ष',
    'brothers and sisters': 'भाई-बहन',
    parents: 'माता-पिता',
    Parents: 'माता-पिता',
    Learning: 'शिक्षा',
    learning: 'शिक्षा',
  },
  mr: { 'The twelve houses': 'बारा भाव', Colours: 'रंग', Total: 'एकूण' },
  te: { 'Sade Sati and dhaiya': 'ఏలినాటి శని', 'Sade Sati of the life': 'ఏలినాటి శని', Total: 'మొత్తం' },
  ml: { 'Sade Sati and dhaiya': 'ഏഴരശ്ശനി', 'Sade Sati of the life': 'ഏഴരശ്ശനി', Total: 'ആകെ' },
  kn: { Total: 'ಒಟ್ಟು' },
  ur: {
    'The nine planets': 'نو سیارے',
    'The twelve houses': 'بارہ گھر',
    Work: 'کام',
    Marriage: 'شادی',
    Total: 'کل',
    Years: 'سال',
    Day: 'دن',
    Weekday: 'دن',
    Month: 'مہینہ',
    Sunrise: 'طلوع آفتاب',
    Sunset: 'غروب آفتاب',
    Planets: 'سیارے',
    Friends: 'دوست',
    Enemies: 'دشمن',
    Colours: 'رنگ',
    Metal: 'دھات',
    Age: 'عمر',
    Numbers: 'عدد',
    Meaning: 'معنی',
    Conclusion: 'نتیجہ',
    Scores: 'نمبر',
    Children: 'اولاد',
    Wealth: 'دولت',
    Parents: 'والدین',
    Strengths: 'قوت',
    Strength: 'قوت',
    Glossary: 'فرہنگ',
    'The years ahead': 'آنے والے سال',
    Caution: 'احتیاط',
    'Please note': 'احتیاط',
    Why: 'وجہ',
  },
}

const isTranslated = (language: LabelLanguage): language is Translated => language in HEADING_WORDS

const ROWS: Readonly<Record<string, WordRow>> = { ...LIFE_AREA_WORDS, ...TITLES, ...REPORT_WORDS, ...GOODS, ...MANTRAS }
const mapRows = (rows: Readonly<Record<string, WordRow>>, column: number): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([phrase, row]) => [phrase, row[column]!]))
const SPELLINGS: Readonly<Record<string, string>> = { ...DOCUMENT_SPELLINGS, ...mapRows(ROWS, 0) }

const inScript = (language: LabelLanguage): Record<string, string> => {
  const write = WRITE[language]
  if (!write) return {}
  return Object.fromEntries(
    Object.entries(SPELLINGS).map(([phrase, spelling]) => {
      const words = spelling.split(' ')
      const last = words.findLastIndex((word) => !word.startsWith('('))
      const text = words.map((word, i) => (word.startsWith('(') ? word : write(word, i === last))).join(' ')
      return [phrase, capital(text, language)]
    }),
  )
}

/** The words of a language that are not written from their spelling. */
const ownWords = (language: LabelLanguage): Record<string, string> => {
  switch (language) {
    case 'hi':
      return mapRows(ROWS, 1)
    case 'ta':
      return { ...mapRows(ROWS, 2), ...TAMIL_PHRASES }
    case 'ur':
      return mapRows(ROWS, 3)
    case 'mr':
    case 'ne':
      return mapRows(MANTRAS, 1)
    default:
      return {}
  }
}

const phrasesByLanguage = new Map<LabelLanguage, Readonly<Record<string, string>>>()

/** Headings, captions, column heads and names of facts in a language, by the English phrase. */
export const documentPhrases = (language: LabelLanguage): Readonly<Record<string, string>> => {
  let phrases = phrasesByLanguage.get(language)
  if (!phrases) {
    phrases = {
      ...(isTranslated(language)
        ? { ...phrasesByEnglish(HEADINGS, HEADING_WORDS[language]), ...translatedTitles(language) }
        : inScript(language)),
      ...ownWords(language),
      ...OWN_WORDS[language],
      ...syllableNames(language),
    }
    phrasesByLanguage.set(language, phrases)
  }
  return phrases
}

/** The words around the content of a document; in English without a language. */
export const frameWords = (language?: LabelLanguage): Readonly<Record<FrameWord, string>> =>
  (language
    ? phrasesByEnglish(FRAME, FRAME_WORDS[language])
    : Object.fromEntries(FRAME.map((word) => [word, word]))) as Record<FrameWord, string>
