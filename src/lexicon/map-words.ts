import { POINTS_AND_ANGLES } from '../western/points.ts'
import type { LabelLanguage } from './languages.ts'
import { lexicon } from './lexicon.ts'
import { type PhraseTable, phrasesByEnglish } from './phrases.ts'

/** Phrases on maps that are not terms of the lexicon. */
const PHRASES = [
  'Astrocartography',
  'Aries ingress',
  'Eclipse',
  'Angular planets',
  'where each planet rises, culminates, sets',
  'MC and ASC solid, IC and DSC dashed',
  'Land: Natural Earth',
  'Capitals over a million within 300 km of a line are named',
  'harder',
  'easier',
] as const

// source: the words in common use in atlases and books of astrology in each language; not read by speakers
const WORDS = {
  as: 'জ্যোতিষ মানচিত্ৰ|মেষ সংক্ৰমণ|গ্ৰহণ|কেন্দ্ৰস্থ গ্ৰহ|য’ত প্ৰতিটো গ্ৰহ উদয়, মধ্যগমন আৰু অস্ত হয়|MC আৰু ASC অবিচ্ছিন্ন, IC আৰু DSC খণ্ডিত|ভূভাগ: Natural Earth|ৰেখাৰ পৰা ৩০০ কিমিৰ ভিতৰত দহ লাখতকৈ ডাঙৰ ৰাজধানীৰ নাম দিয়া হৈছে|কঠিন|সহজ',
  bn: 'জ্যোতিষ মানচিত্র|মেষ সংক্রমণ|গ্রহণ|কেন্দ্রস্থ গ্রহ|যেখানে প্রতিটি গ্রহ উদিত হয়, মধ্যগমন করে, অস্ত যায়|MC ও ASC অবিচ্ছিন্ন, IC ও DSC খণ্ডিত|ভূভাগ: Natural Earth|রেখার ৩০০ কিমির মধ্যে দশ লাখের বেশি মানুষের রাজধানীর নাম দেওয়া হয়েছে|কঠিন|সহজ',
  de: 'Astrokartografie|Widder-Ingress|Finsternis|Planeten an den Achsen|wo jeder Planet aufgeht, kulminiert, untergeht|MC und ASC durchgezogen, IC und DSC gestrichelt|Land: Natural Earth|Hauptstädte über einer Million bis 300 km von einer Linie sind benannt|schwerer|leichter',
  es: 'Astrocartografía|Ingreso en Aries|Eclipse|Planetas angulares|donde cada planeta sale, culmina y se pone|MC y ASC continuas, IC y DSC discontinuas|Tierra: Natural Earth|Se nombran capitales de más de un millón a menos de 300 km de una línea|más difícil|más fácil',
  fr: 'Astrocartographie|Ingrès en Bélier|Éclipse|Planètes angulaires|où chaque planète se lève, culmine, se couche|MC et ASC en continu, IC et DSC en tirets|Terres : Natural Earth|Capitales de plus d’un million à moins de 300 km d’une ligne nommées|plus dur|plus aisé',
  gu: 'જ્યોતિષ નકશો|મેષ સંક્રમણ|ગ્રહણ|કેન્દ્રસ્થ ગ્રહો|જ્યાં દરેક ગ્રહ ઉગે, મધ્યે આવે અને આથમે|MC અને ASC સળંગ, IC અને DSC તૂટક|ભૂમિ: Natural Earth|રેખાથી 300 કિમીમાં દસ લાખથી મોટી રાજધાનીઓનાં નામ છે|કઠિન|સરળ',
  hi: 'ज्योतिष मानचित्र|मेष संक्रमण|ग्रहण|केंद्रस्थ ग्रह|जहाँ प्रत्येक ग्रह उदय, मध्यगमन और अस्त होता है|MC और ASC अखंड, IC और DSC खंडित|भूभाग: Natural Earth|रेखा से 300 किमी के भीतर दस लाख से बड़ी राजधानियों के नाम हैं|कठिन|सरल',
  it: 'Astrocartografia|Ingresso in Ariete|Eclissi|Pianeti angolari|dove ogni pianeta sorge, culmina, tramonta|MC e ASC continue, IC e DSC tratteggiate|Terre: Natural Earth|Capitali oltre il milione entro 300 km da una linea con nome|più duro|più facile',
  kn: 'ಜ್ಯೋತಿಷ ನಕ್ಷೆ|ಮೇಷ ಸಂಕ್ರಮಣ|ಗ್ರಹಣ|ಕೇಂದ್ರಸ್ಥ ಗ್ರಹಗಳು|ಪ್ರತಿ ಗ್ರಹ ಉದಯಿಸುವ, ಮಧ್ಯಕ್ಕೆ ಬರುವ, ಅಸ್ತವಾಗುವ ಕಡೆ|MC ಮತ್ತು ASC ಅಖಂಡ, IC ಮತ್ತು DSC ತುಂಡು ಗೆರೆ|ಭೂಮಿ: Natural Earth|ಗೆರೆಯಿಂದ 300 ಕಿಮೀ ಒಳಗಿನ ಹತ್ತು ಲಕ್ಷಕ್ಕೂ ದೊಡ್ಡ ರಾಜಧಾನಿಗಳ ಹೆಸರಿದೆ|ಕಠಿಣ|ಸುಲಭ',
  ko: '아스트로카토그래피|양자리 입궁|식|앵글의 행성|각 행성이 뜨고, 남중하고, 지는 곳|MC·ASC 실선, IC·DSC 점선|육지: Natural Earth|선에서 300km 안의 인구 백만 이상 수도에 이름을 적음|어려움|쉬움',
  ml: 'ജ്യോതിഷ ഭൂപടം|മേഷ സംക്രമണം|ഗ്രഹണം|കേന്ദ്രസ്ഥ ഗ്രഹങ്ങൾ|ഓരോ ഗ്രഹവും ഉദിക്കുന്ന, മധ്യത്തിലെത്തുന്ന, അസ്തമിക്കുന്ന ഇടം|MC, ASC തുടർരേഖ; IC, DSC മുറിഞ്ഞ രേഖ|ഭൂമി: Natural Earth|രേഖയിൽ നിന്ന് 300 കി.മീ.ക്കുള്ളിലെ പത്തു ലക്ഷത്തിലേറെ ജനങ്ങളുള്ള തലസ്ഥാനങ്ങൾക്ക് പേരുണ്ട്|കഠിനം|എളുപ്പം',
  mr: 'ज्योतिष नकाशा|मेष संक्रमण|ग्रहण|केंद्रस्थ ग्रह|जिथे प्रत्येक ग्रह उगवतो, मध्यावर येतो, मावळतो|MC आणि ASC अखंड, IC आणि DSC तुटक|भूभाग: Natural Earth|रेषेपासून 300 किमीच्या आत दहा लाखांहून मोठ्या राजधान्यांची नावे आहेत|कठीण|सोपे',
  ne: 'ज्योतिष नक्सा|मेष संक्रमण|ग्रहण|केन्द्रस्थ ग्रह|जहाँ प्रत्येक ग्रह उदाउँछ, मध्यमा आउँछ, अस्ताउँछ|MC र ASC अखण्ड, IC र DSC खण्डित|भूभाग: Natural Earth|रेखाबाट 300 किमीभित्रका दस लाखभन्दा ठूला राजधानीको नाम दिइएको छ|कठिन|सजिलो',
  nl: 'Astrocartografie|Ingres in Ram|Eclips|Planeten op de hoeken|waar elke planeet opkomt, culmineert, ondergaat|MC en ASC doorgetrokken, IC en DSC gestreept|Land: Natural Earth|Hoofdsteden boven een miljoen binnen 300 km van een lijn zijn benoemd|zwaarder|lichter',
  or: 'ଜ୍ୟୋତିଷ ମାନଚିତ୍ର|ମେଷ ସଂକ୍ରମଣ|ଗ୍ରହଣ|କେନ୍ଦ୍ରସ୍ଥ ଗ୍ରହ|ଯେଉଁଠାରେ ପ୍ରତ୍ୟେକ ଗ୍ରହ ଉଦୟ, ମଧ୍ୟଗମନ ଓ ଅସ୍ତ ହୁଏ|MC ଓ ASC ଅଖଣ୍ଡ, IC ଓ DSC ଖଣ୍ଡିତ|ଭୂଭାଗ: Natural Earth|ରେଖାରୁ 300 କିମି ମଧ୍ୟରେ ଦଶ ଲକ୍ଷରୁ ବଡ଼ ରାଜଧାନୀର ନାମ ଅଛି|କଠିନ|ସହଜ',
  pa: 'ਜੋਤਿਸ਼ ਨਕਸ਼ਾ|ਮੇਖ ਸੰਕ੍ਰਮਣ|ਗ੍ਰਹਿਣ|ਕੇਂਦਰੀ ਗ੍ਰਹਿ|ਜਿੱਥੇ ਹਰ ਗ੍ਰਹਿ ਚੜ੍ਹਦਾ, ਸਿਖਰ ਤੇ ਆਉਂਦਾ, ਡੁੱਬਦਾ ਹੈ|MC ਤੇ ASC ਅਟੁੱਟ, IC ਤੇ DSC ਟੁੱਟਵੀਂ|ਧਰਤੀ: Natural Earth|ਰੇਖਾ ਤੋਂ 300 ਕਿਮੀ ਅੰਦਰ ਦਸ ਲੱਖ ਤੋਂ ਵੱਡੀਆਂ ਰਾਜਧਾਨੀਆਂ ਦੇ ਨਾਂ ਹਨ|ਔਖਾ|ਸੌਖਾ',
  pl: 'Astrokartografia|Ingres w Barana|Zaćmienie|Planety na osiach|gdzie każda planeta wschodzi, góruje i zachodzi|MC i ASC ciągłe, IC i DSC przerywane|Ląd: Natural Earth|Podpisano stolice powyżej miliona do 300 km od linii|trudniej|łatwiej',
  pt: 'Astrocartografia|Ingresso em Áries|Eclipse|Planetas angulares|onde cada planeta nasce, culmina e se põe|MC e ASC contínuas, IC e DSC tracejadas|Terra: Natural Earth|Capitais com mais de um milhão a até 300 km de uma linha têm nome|mais difícil|mais fácil',
  ru: 'Астрокартография|Ингрессия в Овен|Затмение|Планеты на углах|где каждая планета восходит, кульминирует, заходит|MC и ASC сплошные, IC и DSC штриховые|Суша: Natural Earth|Подписаны столицы от миллиона жителей не далее 300 км от линии|труднее|легче',
  si: 'ජ්‍යොතිෂ සිතියම|මේෂ සංක්‍රමණය|ග්‍රහණය|කේන්ද්‍රස්ථ ග්‍රහයෝ|සෑම ග්‍රහයකුම උදා වන, මුදුන් වන, බසින තැන්|MC සහ ASC අඛණ්ඩ, IC සහ DSC කඩ ඉරි|ගොඩබිම: Natural Earth|රේඛාවකින් කි.මී. 300ක් තුළ දස ලක්ෂයට වැඩි අගනුවරවල නම් ඇත|අමාරු|පහසු',
  ta: 'ஜோதிட வரைபடம்|மேஷ சங்கிரமணம்|கிரகணம்|கேந்திர கிரகங்கள்|ஒவ்வொரு கிரகமும் உதிக்கும், உச்சியடையும், மறையும் இடம்|MC, ASC முழுக்கோடு; IC, DSC விட்டுவிட்ட கோடு|நிலம்: Natural Earth|கோட்டிலிருந்து 300 கி.மீ.க்குள் பத்து லட்சத்திற்கு மேற்பட்ட தலைநகரங்களுக்குப் பெயருண்டு|கடினம்|எளிது',
  te: 'జ్యోతిష పటం|మేష సంక్రమణం|గ్రహణం|కేంద్రస్థ గ్రహాలు|ప్రతి గ్రహం ఉదయించే, మధ్యానికి వచ్చే, అస్తమించే చోటు|MC, ASC నిండు గీత; IC, DSC తెగిన గీత|భూమి: Natural Earth|గీతకు 300 కి.మీ. లోపల పది లక్షలకు మించిన రాజధానులకు పేర్లున్నాయి|కష్టం|సులభం',
  tr: 'Astrokartografi|Koç girişi|Tutulma|Köşelerdeki gezegenler|her gezegenin doğduğu, doruğa çıktığı, battığı yer|MC ve ASC düz, IC ve DSC kesik|Kara: Natural Earth|Bir çizgiye 300 km içindeki milyonu aşan başkentler adlandırıldı|daha zor|daha kolay',
  ur: 'نجومی نقشہ|برج حمل میں داخلہ|گرہن|اوتاد کے سیارے|جہاں ہر سیارہ طلوع، نصف النہار پر اور غروب ہوتا ہے|MC اور ASC مسلسل، IC اور DSC شکستہ|خشکی: Natural Earth|خط سے 300 کلومیٹر کے اندر دس لاکھ سے بڑے دارالحکومتوں کے نام ہیں|مشکل|آسان',
} as const satisfies PhraseTable<typeof PHRASES>

/** All words of a map in a language, by the English word. */
export const mapWords = async (language: LabelLanguage): Promise<Readonly<Record<string, string>>> => {
  const { terms } = await lexicon(language)
  return {
    ...phrasesByEnglish(PHRASES, WORDS[language]),
    ...Object.fromEntries(POINTS_AND_ANGLES.map((term) => [term, terms[term]])),
    'New Moon': terms.New,
    'Full Moon': terms.Full,
  }
}
