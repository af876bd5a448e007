import { MOON_PHASES } from '../sky/moon-light.ts'
import { ALL_ASPECTS } from '../western/aspects.ts'
import { POINTS_AND_ANGLES } from '../western/points.ts'
import { MODES } from '../western/signs.ts'
import { ELEMENTS, SIGNS } from '../zodiac/signs.ts'
import { chartHeads } from './chart-heads.ts'
import { columnHeads } from './heads.ts'
import type { LabelLanguage } from './languages.ts'
import { lexicon } from './lexicon.ts'
import { type PhraseTable, phrasesByEnglish } from './phrases.ts'

/** Phrases on wheels that are not terms of the lexicon. `{}` is the placeholder of a name or number. */
const PHRASES = [
  'Natal chart',
  'Secondary progressions',
  'Solar arc',
  'Solar return {}',
  '{} return',
  'Composite chart',
  'Davison chart',
  'Composite of midpoints',
  '{} houses',
  '{} has no houses at this latitude',
  'Tropical zodiac',
  'Placidus',
  'Koch',
  'Whole sign',
  'Equal',
  'Points',
  'Speed',
  'Dignity',
  'Cusps',
  'Balance',
  'Descendant',
  'Imum Coeli',
  '{}° from the Sun',
  '{} % lit',
  'Astrological wheel',
  'Closest aspects',
  'and',
  'Graphic ephemeris',
  'the whole zodiac',
] as const
// source: the words in common use in books and programs of western astrology in each language, in Indian ones those of the tradition where
// it has them (sayana, astalagna, patala); not read by speakers
const WORDS = {
  as: 'জন্ম কুণ্ডলী|দ্বিতীয়ক প্ৰগতি|সৌৰ চাপ|সৌৰ প্ৰত্যাৱৰ্তন {}|{} প্ৰত্যাৱৰ্তন|যৌথ কুণ্ডলী|ডেভিছন কুণ্ডলী|মধ্যবিন্দুৰ যৌথ কুণ্ডলী|ভাৱ পদ্ধতি: {}|{}: এই অক্ষাংশত ভাৱ নাই|সায়ন ৰাশিচক্ৰ|প্লাছিডাছ|কখ|পূৰ্ণ ৰাশি|সমান|বিন্দু|গতি|মৰ্যাদা|ভাৱ আৰম্ভ|ভাৰসাম্য|অস্ত লগ্ন|পাতাল|সূৰ্যৰ পৰা {}°|{} % আলোকিত|জ্যোতিষ চক্ৰ|নিকটতম দৃষ্টি|আৰু|গ্ৰাফিক এফিমেৰিছ|সমগ্ৰ ৰাশিচক্ৰ',
  bn: 'জন্ম কুণ্ডলী|দ্বিতীয়ক প্রগতি|সৌর চাপ|সৌর প্রত্যাবর্তন {}|{} প্রত্যাবর্তন|যৌথ কুণ্ডলী|ডেভিসন কুণ্ডলী|মধ্যবিন্দুর যৌথ কুণ্ডলী|ভাব পদ্ধতি: {}|{}: এই অক্ষাংশে ভাব নেই|সায়ন রাশিচক্র|প্লাসিডাস|কখ|পূর্ণ রাশি|সমান|বিন্দু|গতি|মর্যাদা|ভাব সূচনা|ভারসাম্য|অস্ত লগ্ন|পাতাল|সূর্য থেকে {}°|{} % আলোকিত|জ্যোতিষ চক্র|নিকটতম দৃষ্টি|ও|গ্রাফিক এফিমেরিস|সমগ্র রাশিচক্র',
  de: 'Geburtshoroskop|Sekundärprogressionen|Sonnenbogen|Solarhoroskop {}|{}: Wiederkehr|Composit|Davison-Horoskop|Composit aus Halbsummen|Häuser: {}|{}: keine Häuser auf dieser Breite|Tropischer Tierkreis|Placidus|Koch|Ganzzeichen|Äqual|Punkte|Tempo|Würde|Spitzen|Verteilung|Deszendent|Imum Coeli|{}° von der Sonne|{} % beleuchtet|Horoskop|Engste Aspekte|und|Grafische Ephemeride|der ganze Tierkreis',
  es: 'Carta natal|Progresiones secundarias|Arco solar|Revolución solar {}|Retorno: {}|Carta compuesta|Carta Davison|Compuesta de puntos medios|Casas: {}|{}: sin casas en esta latitud|Zodiaco tropical|Placidus|Koch|Signos enteros|Iguales|Puntos|Velocidad|Dignidad|Cúspides|Equilibrio|Descendente|Fondo del Cielo|a {}° del Sol|{} % iluminada|Rueda astrológica|Aspectos más exactos|y|Efemérides gráficas|todo el zodiaco',
  fr: 'Thème natal|Progressions secondaires|Arc solaire|Révolution solaire {}|Retour : {}|Thème composite|Thème de Davison|Composite des mi-points|Maisons : {}|{} : pas de maisons à cette latitude|Zodiaque tropical|Placidus|Koch|Signes entiers|Égales|Points|Vitesse|Dignité|Cuspides|Équilibre|Descendant|Fond du Ciel|à {}° du Soleil|éclairée à {} %|Roue astrologique|Aspects les plus exacts|et|Éphéméride graphique|tout le zodiaque',
  gu: 'જન્મ કુંડળી|દ્વિતીયક પ્રગતિ|સૌર ચાપ|સૌર વર્ષફળ {}|{} પુનરાગમન|સંયુક્ત કુંડળી|ડેવિસન કુંડળી|મધ્ય બિંદુઓની સંયુક્ત કુંડળી|ભાવ પદ્ધતિ: {}|{}: આ અક્ષાંશે ભાવ નથી|સાયન રાશિચક્ર|પ્લેસિડસ|કોખ|પૂર્ણ રાશિ|સમાન|બિંદુઓ|ગતિ|ગરિમા|ભાવ આરંભ|સંતુલન|અસ્ત લગ્ન|પાતાળ|સૂર્યથી {}°|{} % પ્રકાશિત|જ્યોતિષ ચક્ર|નિકટતમ દૃષ્ટિઓ|અને|ગ્રાફિક એફેમેરિસ|આખું રાશિચક્ર',
  hi: 'जन्म कुंडली|द्वितीयक प्रगति|सौर चाप|सौर वर्षफल {}|{} वापसी|संयुक्त कुंडली|डेविसन कुंडली|मध्य बिंदुओं की संयुक्त कुंडली|भाव पद्धति: {}|{}: इस अक्षांश पर भाव नहीं|सायन राशिचक्र|प्लेसिडस|कोख|पूर्ण राशि|समान|बिंदु|गति|गरिमा|भाव आरंभ|संतुलन|अस्त लग्न|पाताल|सूर्य से {}°|{} % प्रकाशित|ज्योतिष चक्र|निकटतम दृष्टियाँ|और|ग्राफिक एफेमेरिस|संपूर्ण राशिचक्र',
  it: 'Tema natale|Progressioni secondarie|Arco solare|Rivoluzione solare {}|Ritorno: {}|Tema composito|Tema di Davison|Composito dei punti medi|Case: {}|{}: nessuna casa a questa latitudine|Zodiaco tropicale|Placidus|Koch|Segni interi|Uguali|Punti|Velocità|Dignità|Cuspidi|Equilibrio|Discendente|Fondo Cielo|a {}° dal Sole|illuminata al {} %|Ruota astrologica|Aspetti più stretti|e|Effemeridi grafiche|tutto lo zodiaco',
  kn: 'ಜನ್ಮ ಕುಂಡಲಿ|ದ್ವಿತೀಯಕ ಪ್ರಗತಿ|ಸೌರ ಚಾಪ|ಸೌರ ಪುನರಾಗಮನ {}|{} ಪುನರಾಗಮನ|ಸಂಯುಕ್ತ ಕುಂಡಲಿ|ಡೇವಿಸನ್ ಕುಂಡಲಿ|ಮಧ್ಯ ಬಿಂದುಗಳ ಸಂಯುಕ್ತ ಕುಂಡಲಿ|ಭಾವ ಪದ್ಧತಿ: {}|{}: ಈ ಅಕ್ಷಾಂಶದಲ್ಲಿ ಭಾವಗಳಿಲ್ಲ|ಸಾಯನ ರಾಶಿಚಕ್ರ|ಪ್ಲಾಸಿಡಸ್|ಕೋಖ್|ಪೂರ್ಣ ರಾಶಿ|ಸಮಾನ|ಬಿಂದುಗಳು|ವೇಗ|ಸ್ಥಿತಿ|ಭಾವಾರಂಭ|ಸಮತೋಲನ|ಅಸ್ತ ಲಗ್ನ|ಪಾತಾಳ|ಸೂರ್ಯನಿಂದ {}°|{} % ಬೆಳಗಿದೆ|ಜ್ಯೋತಿಷ ಚಕ್ರ|ಅತಿ ಹತ್ತಿರದ ದೃಷ್ಟಿಗಳು|ಮತ್ತು|ಗ್ರಾಫಿಕ್ ಎಫೆಮೆರಿಸ್|ಇಡೀ ರಾಶಿಚಕ್ರ',
  ko: '출생 차트|세컨더리 프로그레션|솔라 아크|솔라 리턴 {}|{} 리턴|컴포짓 차트|데이비슨 차트|중간점 컴포짓|하우스: {}|{}: 이 위도에는 하우스가 없음|트로피컬 황도대|플라시두스|코흐|홀 사인|이퀄|포인트|속도|품위|커스프|분포|디센던트|이뭄 코엘리|태양에서 {}°|밝기 {} %|점성 차트|가장 가까운 각|및|그래픽 천문력|황도대 전체',
  ml: 'ജനന ജാതകം|ദ്വിതീയ പുരോഗതി|സൗര ചാപം|സൗര പുനരാഗമനം {}|{} പുനരാഗമനം|സംയുക്ത ജാതകം|ഡേവിസൺ ജാതകം|മധ്യബിന്ദുക്കളുടെ സംയുക്ത ജാതകം|ഭാവ രീതി: {}|{}: ഈ അക്ഷാംശത്തിൽ ഭാവങ്ങളില്ല|സായന രാശിചക്രം|പ്ലാസിഡസ്|കോഖ്|പൂർണ്ണ രാശി|തുല്യം|ബിന്ദുക്കൾ|വേഗം|സ്ഥിതി|ഭാവാരംഭം|സന്തുലനം|അസ്ത ലഗ്നം|പാതാളം|സൂര്യനിൽ നിന്ന് {}°|{} % പ്രകാശം|ജ്യോതിഷ ചക്രം|ഏറ്റവും അടുത്ത ദൃഷ്ടികൾ|ഒപ്പം|ഗ്രാഫിക് എഫെമെറിസ്|രാശിചക്രം മുഴുവൻ',
  mr: 'जन्म कुंडली|दुय्यम प्रगती|सौर चाप|सौर वर्षफल {}|{} पुनरागमन|संयुक्त कुंडली|डेव्हिसन कुंडली|मध्य बिंदूंची संयुक्त कुंडली|भाव पद्धती: {}|{}: या अक्षांशावर भाव नाहीत|सायन राशिचक्र|प्लेसिडस|कोख|पूर्ण राशी|समान|बिंदू|गती|गरिमा|भावारंभ|संतुलन|अस्त लग्न|पाताल|सूर्यापासून {}°|{} % प्रकाशित|ज्योतिष चक्र|सर्वात जवळच्या दृष्टी|आणि|ग्राफिक एफेमेरिस|संपूर्ण राशिचक्र',
  ne: 'जन्म कुण्डली|द्वितीयक प्रगति|सौर चाप|सौर वर्षफल {}|{} पुनरागमन|संयुक्त कुण्डली|डेभिसन कुण्डली|मध्य बिन्दुहरूको संयुक्त कुण्डली|भाव पद्धति: {}|{}: यो अक्षांशमा भाव छैन|सायन राशिचक्र|प्लेसिडस|कोख|पूर्ण राशि|समान|बिन्दु|गति|गरिमा|भाव आरम्भ|सन्तुलन|अस्त लग्न|पाताल|सूर्यबाट {}°|{} % प्रकाशित|ज्योतिष चक्र|निकटतम दृष्टिहरू|र|ग्राफिक एफेमेरिस|सम्पूर्ण राशिचक्र',
  nl: 'Geboortehoroscoop|Secundaire progressies|Zonneboog|Zonneterugkeer {}|{}: terugkeer|Composiethoroscoop|Davisonhoroscoop|Composiet van halfsommen|Huizen: {}|{}: geen huizen op deze breedte|Tropische dierenriem|Placidus|Koch|Hele tekens|Gelijk|Punten|Snelheid|Waardigheid|Cuspen|Verdeling|Descendant|Imum Coeli|{}° van de Zon|{} % verlicht|Horoscoopwiel|Nauwste aspecten|en|Grafische efemeride|de hele dierenriem',
  or: 'ଜନ୍ମ କୁଣ୍ଡଳୀ|ଦ୍ୱିତୀୟକ ପ୍ରଗତି|ସୌର ଚାପ|ସୌର ପ୍ରତ୍ୟାବର୍ତ୍ତନ {}|{} ପ୍ରତ୍ୟାବର୍ତ୍ତନ|ଯୁଗ୍ମ କୁଣ୍ଡଳୀ|ଡେଭିସନ କୁଣ୍ଡଳୀ|ମଧ୍ୟବିନ୍ଦୁର ଯୁଗ୍ମ କୁଣ୍ଡଳୀ|ଭାବ ପଦ୍ଧତି: {}|{}: ଏହି ଅକ୍ଷାଂଶରେ ଭାବ ନାହିଁ|ସାୟନ ରାଶିଚକ୍ର|ପ୍ଲାସିଡସ|କୋଖ|ପୂର୍ଣ୍ଣ ରାଶି|ସମାନ|ବିନ୍ଦୁ|ଗତି|ମର୍ଯ୍ୟାଦା|ଭାବ ଆରମ୍ଭ|ସନ୍ତୁଳନ|ଅସ୍ତ ଲଗ୍ନ|ପାତାଳ|ସୂର୍ଯ୍ୟଠାରୁ {}°|{} % ଆଲୋକିତ|ଜ୍ୟୋତିଷ ଚକ୍ର|ନିକଟତମ ଦୃଷ୍ଟି|ଓ|ଗ୍ରାଫିକ୍ ଏଫିମେରିସ୍|ସମଗ୍ର ରାଶିଚକ୍ର',
  pa: 'ਜਨਮ ਕੁੰਡਲੀ|ਦੂਜੀ ਪ੍ਰਗਤੀ|ਸੂਰਜੀ ਚਾਪ|ਸੂਰਜੀ ਵਾਪਸੀ {}|{} ਵਾਪਸੀ|ਸਾਂਝੀ ਕੁੰਡਲੀ|ਡੇਵਿਸਨ ਕੁੰਡਲੀ|ਮੱਧ ਬਿੰਦੂਆਂ ਦੀ ਸਾਂਝੀ ਕੁੰਡਲੀ|ਭਾਵ ਪ੍ਰਣਾਲੀ: {}|{}: ਇਸ ਅਕਸ਼ਾਂਸ਼ ਉੱਤੇ ਭਾਵ ਨਹੀਂ|ਸਾਇਨ ਰਾਸ਼ੀ ਚੱਕਰ|ਪਲੈਸੀਡਸ|ਕੋਖ|ਪੂਰੀ ਰਾਸ਼ੀ|ਬਰਾਬਰ|ਬਿੰਦੂ|ਗਤੀ|ਮਰਯਾਦਾ|ਭਾਵ ਆਰੰਭ|ਸੰਤੁਲਨ|ਅਸਤ ਲਗਨ|ਪਾਤਾਲ|ਸੂਰਜ ਤੋਂ {}°|{} % ਰੌਸ਼ਨ|ਜੋਤਿਸ਼ ਚੱਕਰ|ਸਭ ਤੋਂ ਨੇੜਲੀਆਂ ਦ੍ਰਿਸ਼ਟੀਆਂ|ਅਤੇ|ਗ੍ਰਾਫਿਕ ਐਫੇਮੇਰਿਸ|ਪੂਰਾ ਰਾਸ਼ੀ ਚੱਕਰ',
  pl: 'Horoskop urodzeniowy|Progresje wtórne|Łuk słoneczny|Solariusz {}|Powrót: {}|Horoskop kompozytowy|Horoskop Davisona|Kompozyt z punktów środkowych|Domy: {}|{}: brak domów na tej szerokości|Zodiak tropikalny|Placidus|Koch|Całe znaki|Równe|Punkty|Prędkość|Godność|Wierzchołki|Rozkład|Descendent|Imum Coeli|{}° od Słońca|oświetlony w {} %|Koło horoskopu|Najściślejsze aspekty|i|Efemeryda graficzna|cały zodiak',
  pt: 'Mapa natal|Progressões secundárias|Arco solar|Revolução solar {}|Retorno: {}|Mapa composto|Mapa de Davison|Composto de pontos médios|Casas: {}|{}: sem casas nesta latitude|Zodíaco tropical|Placidus|Koch|Signos inteiros|Iguais|Pontos|Velocidade|Dignidade|Cúspides|Equilíbrio|Descendente|Fundo do Céu|a {}° do Sol|{} % iluminada|Roda astrológica|Aspectos mais exatos|e|Efemérides gráficas|todo o zodíaco',
  ru: 'Натальная карта|Вторичные прогрессии|Солнечная дуга|Соляр {}|Возвращение: {}|Композитная карта|Карта Дэвисона|Композит средних точек|Дома: {}|{}: на этой широте домов нет|Тропический зодиак|Плацидус|Кох|Целые знаки|Равные|Точки|Скорость|Достоинство|Куспиды|Баланс|Десцендент|Имум Цели|{}° от Солнца|освещена на {} %|Астрологическая карта|Самые точные аспекты|и|Графическая эфемерида|весь зодиак',
  si: 'උපන් කේන්ද්‍රය|ද්විතීයික ප්‍රගතිය|සූර්ය චාපය|සූර්ය ප්‍රත්‍යාගමනය {}|{} ප්‍රත්‍යාගමනය|සංයුක්ත කේන්ද්‍රය|ඩේවිසන් කේන්ද්‍රය|මධ්‍ය ලක්ෂ්‍යවල සංයුක්ත කේන්ද්‍රය|භාව ක්‍රමය: {}|{}: මෙම අක්ෂාංශයේ භාව නැත|සායන රාශි චක්‍රය|ප්ලැසිඩස්|කෝක්|පූර්ණ රාශි|සමාන|ලක්ෂ්‍ය|වේගය|තත්ත්වය|භාව ආරම්භ|තුලනය|අස්ත ලග්නය|පාතාලය|සූර්යයාගෙන් {}°|{} % ආලෝකිත|ජ්‍යොතිෂ චක්‍රය|ආසන්නතම දෘෂ්ටි|සහ|ප්‍රස්ථාර එෆිමේරිස්|මුළු රාශි චක්‍රය',
  ta: 'ஜனன ஜாதகம்|இரண்டாம் நிலை முன்னேற்றம்|சூரிய வில்|சூரிய மீள்வருகை {}|{} மீள்வருகை|கூட்டு ஜாதகம்|டேவிசன் ஜாதகம்|நடுப்புள்ளிகளின் கூட்டு ஜாதகம்|பாவ முறை: {}|{}: இந்த அட்சரேகையில் பாவங்கள் இல்லை|சாயன ராசிச்சக்கரம்|பிளாசிடஸ்|கோக்|முழு ராசி|சமம்|புள்ளிகள்|வேகம்|பலநிலை|பாவ ஆரம்பம்|சமநிலை|அஸ்த லக்னம்|பாதாளம்|சூரியனிலிருந்து {}°|{} % ஒளி|ஜோதிடச் சக்கரம்|மிக நெருங்கிய பார்வைகள்|மற்றும்|வரைபட எபிமெரிஸ்|முழு ராசிச்சக்கரம்',
  te: 'జన్మ కుండలి|ద్వితీయ పురోగతి|సౌర చాపం|సౌర పునరాగమనం {}|{} పునరాగమనం|సంయుక్త కుండలి|డేవిసన్ కుండలి|మధ్య బిందువుల సంయుక్త కుండలి|భావ పద్ధతి: {}|{}: ఈ అక్షాంశంలో భావాలు లేవు|సాయన రాశిచక్రం|ప్లాసిడస్|కోఖ్|పూర్ణ రాశి|సమానం|బిందువులు|వేగం|స్థితి|భావారంభాలు|సమతుల్యం|అస్త లగ్నం|పాతాళం|సూర్యుని నుండి {}°|{} % ప్రకాశం|జ్యోతిష చక్రం|అతి సన్నిహిత దృష్టులు|మరియు|గ్రాఫిక్ ఎఫిమెరిస్|మొత్తం రాశిచక్రం',
  tr: 'Doğum haritası|İkincil ilerletimler|Güneş yayı|Güneş dönüşü {}|Dönüş: {}|Kompozit harita|Davison haritası|Orta noktalar kompoziti|Evler: {}|{}: bu enlemde ev yok|Tropikal zodyak|Placidus|Koch|Tam burç|Eşit|Noktalar|Hız|Asalet|Ev başları|Denge|Alçalan|Gökdibi|Güneş’ten {}°|%{} aydınlık|Astroloji haritası|En yakın açılar|ve|Grafik efemeris|tüm zodyak',
  ur: 'زائچۂ پیدائش|ثانوی پیش رفت|شمسی قوس|شمسی واپسی {}|{} واپسی|مشترک زائچہ|ڈیویسن زائچہ|وسطی نقاط کا مشترک زائچہ|گھروں کا نظام: {}|{}: اس عرض بلد پر گھر نہیں|استوائی دائرۃ البروج|پلاسیڈس|کوخ|پورا برج|مساوی|نقاط|رفتار|حیثیت|گھروں کے آغاز|توازن|غارب|وتد الارض|سورج سے {} درجے|{} % روشن|فلکی زائچہ|قریب ترین نظرات|اور|گرافک تقویم|پورا دائرۃ البروج',
} as const satisfies PhraseTable<typeof PHRASES>

/** Names of house systems and zodiacs in the notes of a wheel, as the table of house systems writes them. */
const SYSTEM_PHRASES = [
  'Porphyry',
  'Regiomontanus',
  'Campanus',
  'Topocentric (Polich-Page)',
  'Alcabitius',
  'Morinus',
  'Meridian (axial rotation)',
  'Vehlow (equal)',
  'Equal from the Midheaven',
  'Sripati',
  'Carter (poli-equatorial)',
  'Horizon (azimuth)',
  'Krusinski-Pisa-Goelzer',
  'Pullen (sinusoidal delta)',
  'Pullen (sinusoidal ratio)',
  'Savard-A',
  'Sunshine (Treindl)',
  'Sunshine (Makransky)',
  'APC (Knegt)',
  'Equal from 0 Aries',
  'Sidereal zodiac',
  'Draconic zodiac',
] as const
// source: names of astronomers as each language writes them, transcribed where it has no form of its own; not read by speakers
const SYSTEM_WORDS = {
  as: 'পৰফিৰি|ৰেজিঅ’মণ্টেনাছ|কেম্পেনাছ|টপ’চেণ্ট্ৰিক (পলিচ-পেজ)|এলকাবিটিয়াছ|মৰিনাছ|মধ্যৰেখা|ভেহলো (সমান)|মধ্যলগ্নৰ পৰা সমান|শ্ৰীপতি|কাৰ্টাৰ|ক্ষিতিজ|ক্ৰুচিনস্কি-পিছা-গোৱেলজাৰ|পুলেন (ডেল্টা)|পুলেন (অনুপাত)|ছাভাৰ্ড-এ|ছানশ্বাইন (ট্ৰাইণ্ডল)|ছানশ্বাইন (মাক্ৰানস্কি)|এপিচি (ক্নেগট)|মেষ ০° ৰ পৰা সমান|নিৰয়ন ৰাশিচক্ৰ|ড্ৰেকনিক ৰাশিচক্ৰ',
  bn: 'পরফিরি|রেজিওমন্টানাস|ক্যাম্পানাস|টপোসেন্ট্রিক (পোলিচ-পেজ)|আলকাবিটিয়াস|মরিনাস|মধ্যরেখা|ভেলো (সমান)|মধ্যলগ্ন থেকে সমান|শ্রীপতি|কার্টার|দিগন্ত|ক্রুসিনস্কি-পিসা-গোয়েলজার|পুলেন (ডেল্টা)|পুলেন (অনুপাত)|সাভার্ড-এ|সানশাইন (ট্রাইন্ডল)|সানশাইন (মাক্রানস্কি)|এপিসি (ক্নেগট)|মেষ ০° থেকে সমান|নিরয়ণ রাশিচক্র|ড্রাকোনিক রাশিচক্র',
  de: 'Porphyrius|Regiomontanus|Campanus|Topozentrisch (Polich-Page)|Alcabitius|Morinus|Meridian|Vehlow (äqual)|Äqual ab MC|Sripati|Carter|Horizont|Krusinski-Pisa-Goelzer|Pullen (Sinus-Delta)|Pullen (Sinus-Verhältnis)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Äqual ab 0° Widder|Siderischer Tierkreis|Drakonischer Tierkreis',
  es: 'Porfirio|Regiomontano|Campano|Topocéntrico (Polich-Page)|Alcabitius|Morinus|Meridiano|Vehlow (iguales)|Iguales desde el MC|Sripati|Carter|Horizonte|Krusinski-Pisa-Goelzer|Pullen (delta sinusoidal)|Pullen (razón sinusoidal)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Iguales desde 0° Aries|Zodiaco sidéreo|Zodiaco dracónico',
  fr: 'Porphyre|Regiomontanus|Campanus|Topocentrique (Polich-Page)|Alcabitius|Morin|Méridien|Vehlow (égales)|Égales depuis le MC|Sripati|Carter|Horizon|Krusinski-Pisa-Goelzer|Pullen (delta sinusoïdal)|Pullen (rapport sinusoïdal)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Égales depuis 0° Bélier|Zodiaque sidéral|Zodiaque draconique',
  gu: 'પોર્ફિરી|રેજિયોમોન્ટેનસ|કેમ્પેનસ|ટોપોસેન્ટ્રિક (પોલિચ-પેજ)|આલ્કાબિટિયસ|મોરિનસ|મધ્યાહ્ન રેખા|વેહલો (સમાન)|મધ્ય લગ્નથી સમાન|શ્રીપતિ|કાર્ટર|ક્ષિતિજ|ક્રુસિન્સ્કી-પિસા-ગોએલ્ઝર|પુલેન (ડેલ્ટા)|પુલેન (ગુણોત્તર)|સાવાર્ડ-એ|સનશાઇન (ટ્રાઇન્ડલ)|સનશાઇન (માક્રાન્સ્કી)|એપીસી (ક્નેગ્ટ)|મેષ 0° થી સમાન|નિરયન રાશિચક્ર|ડ્રેકોનિક રાશિચક્ર',
  hi: 'पॉर्फिरी|रेजियोमोंटेनस|कैम्पेनस|टोपोसेंट्रिक (पोलिच-पेज)|अल्काबिटियस|मोरिनस|मध्याह्न रेखा|वेहलो (समान)|मध्य लग्न से समान|श्रीपति|कार्टर|क्षितिज|क्रुसिंस्की-पीसा-गोएल्ज़र|पुलेन (डेल्टा)|पुलेन (अनुपात)|सावार्ड-ए|सनशाइन (ट्राइंडल)|सनशाइन (मक्रांस्की)|एपीसी (क्नेग्ट)|मेष 0° से समान|निरयन राशिचक्र|ड्रेकोनिक राशिचक्र',
  it: 'Porfirio|Regiomontano|Campano|Topocentrico (Polich-Page)|Alcabizio|Morino|Meridiano|Vehlow (uguali)|Uguali dal MC|Sripati|Carter|Orizzonte|Krusinski-Pisa-Goelzer|Pullen (delta sinusoidale)|Pullen (rapporto sinusoidale)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Uguali da 0° Ariete|Zodiaco siderale|Zodiaco draconico',
  kn: 'ಪಾರ್ಫಿರಿ|ರೆಜಿಯೊಮೊಂಟಾನಸ್|ಕ್ಯಾಂಪಾನಸ್|ಟೊಪೊಸೆಂಟ್ರಿಕ್ (ಪೋಲಿಚ್-ಪೇಜ್)|ಅಲ್ಕಾಬಿಟಿಯಸ್|ಮೊರಿನಸ್|ಮಧ್ಯಾಹ್ನ ರೇಖೆ|ವೆಹ್ಲೊ (ಸಮಾನ)|ಮಧ್ಯ ಲಗ್ನದಿಂದ ಸಮಾನ|ಶ್ರೀಪತಿ|ಕಾರ್ಟರ್|ಕ್ಷಿತಿಜ|ಕ್ರುಸಿನ್ಸ್ಕಿ-ಪಿಸಾ-ಗೋಯೆಲ್ಜರ್|ಪುಲೆನ್ (ಡೆಲ್ಟಾ)|ಪುಲೆನ್ (ಅನುಪಾತ)|ಸಾವರ್ಡ್-ಎ|ಸನ್‌ಶೈನ್ (ಟ್ರೈಂಡಲ್)|ಸನ್‌ಶೈನ್ (ಮಕ್ರಾನ್ಸ್ಕಿ)|ಎಪಿಸಿ (ಕ್ನೆಗ್ಟ್)|ಮೇಷ 0° ಯಿಂದ ಸಮಾನ|ನಿರಯನ ರಾಶಿಚಕ್ರ|ಡ್ರೇಕೋನಿಕ್ ರಾಶಿಚಕ್ರ',
  ko: '포르피리|레기오몬타누스|캄파누스|토포센트릭 (폴리치-페이지)|알카비티우스|모리누스|자오선|벨로 (이퀄)|MC 기준 이퀄|스리파티|카터|지평선|크루신스키-피사-괼처|풀렌 (사인 델타)|풀렌 (사인 비율)|사바르-A|선샤인 (트라인들)|선샤인 (마크란스키)|APC (크네흐트)|양자리 0° 기준 이퀄|사이더리얼 황도대|드라코닉 황도대',
  ml: 'പോർഫിറി|റെജിയോമൊണ്ടാനസ്|കാമ്പാനസ്|ടോപ്പോസെൻട്രിക് (പോളിച്ച്-പേജ്)|അൽക്കാബിറ്റിയസ്|മോറിനസ്|മധ്യാഹ്ന രേഖ|വെഹ്‌ലോ (തുല്യം)|മധ്യലഗ്നം മുതൽ തുല്യം|ശ്രീപതി|കാർട്ടർ|ചക്രവാളം|ക്രുസിൻസ്കി-പിസ-ഗോയൽസർ|പുലൻ (ഡെൽറ്റ)|പുലൻ (അനുപാതം)|സവാർഡ്-എ|സൺഷൈൻ (ട്രൈൻഡൽ)|സൺഷൈൻ (മക്രാൻസ്കി)|എപിസി (ക്നെഗ്റ്റ്)|മേടം 0° മുതൽ തുല്യം|നിരയന രാശിചക്രം|ഡ്രാക്കോണിക് രാശിചക്രം',
  mr: 'पॉर्फिरी|रेजिओमोंटेनस|कॅम्पेनस|टोपोसेंट्रिक (पोलिच-पेज)|अल्काबिटियस|मोरिनस|मध्यान्ह रेषा|वेहलो (समान)|मध्य लग्नापासून समान|श्रीपती|कार्टर|क्षितिज|क्रुसिंस्की-पिसा-गोएल्झर|पुलेन (डेल्टा)|पुलेन (गुणोत्तर)|सावार्ड-ए|सनशाइन (ट्राइंडल)|सनशाइन (मक्रांस्की)|एपीसी (क्नेग्ट)|मेष 0° पासून समान|निरयन राशिचक्र|ड्रॅकोनिक राशिचक्र',
  ne: 'पोर्फिरी|रेजियोमोन्टेनस|क्याम्पेनस|टोपोसेन्ट्रिक (पोलिच-पेज)|अल्काबिटियस|मोरिनस|मध्याह्न रेखा|भेहलो (समान)|मध्य लग्नबाट समान|श्रीपति|कार्टर|क्षितिज|क्रुसिन्स्की-पिसा-गोएल्जर|पुलेन (डेल्टा)|पुलेन (अनुपात)|सावार्ड-ए|सनसाइन (ट्राइन्डल)|सनसाइन (म्याक्रान्स्की)|एपीसी (क्नेग्ट)|मेष 0° बाट समान|निरयन राशिचक्र|ड्राकोनिक राशिचक्र',
  nl: 'Porphyrius|Regiomontanus|Campanus|Topocentrisch (Polich-Page)|Alcabitius|Morinus|Meridiaan|Vehlow (gelijk)|Gelijk vanaf MC|Sripati|Carter|Horizon|Krusinski-Pisa-Goelzer|Pullen (sinusdelta)|Pullen (sinusverhouding)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Gelijk vanaf 0° Ram|Siderische dierenriem|Draconische dierenriem',
  or: 'ପର୍ଫିରି|ରେଜିଓମୋଣ୍ଟାନସ|କାମ୍ପାନସ|ଟପୋସେଣ୍ଟ୍ରିକ (ପୋଲିଚ-ପେଜ)|ଆଲକାବିଟିଅସ|ମୋରିନସ|ମଧ୍ୟାହ୍ନ ରେଖା|ଭେହଲୋ (ସମାନ)|ମଧ୍ୟ ଲଗ୍ନରୁ ସମାନ|ଶ୍ରୀପତି|କାର୍ଟର|ଦିଗବଳୟ|କ୍ରୁସିନସ୍କି-ପିସା-ଗୋଏଲଜର|ପୁଲେନ (ଡେଲ୍ଟା)|ପୁଲେନ (ଅନୁପାତ)|ସାଭାର୍ଡ-ଏ|ସନସାଇନ (ଟ୍ରାଇଣ୍ଡଲ)|ସନସାଇନ (ମାକ୍ରାନସ୍କି)|ଏପିସି (କ୍ନେଗଟ)|ମେଷ 0° ରୁ ସମାନ|ନିରୟନ ରାଶିଚକ୍ର|ଡ୍ରାକୋନିକ ରାଶିଚକ୍ର',
  pa: 'ਪੌਰਫਿਰੀ|ਰੇਜੀਓਮੋਂਟੇਨਸ|ਕੈਂਪੇਨਸ|ਟੋਪੋਸੈਂਟ੍ਰਿਕ (ਪੋਲਿਚ-ਪੇਜ)|ਅਲਕਾਬਿਟੀਅਸ|ਮੋਰਿਨਸ|ਮੱਧ ਰੇਖਾ|ਵੇਹਲੋ (ਬਰਾਬਰ)|ਮੱਧ ਲਗਨ ਤੋਂ ਬਰਾਬਰ|ਸ਼੍ਰੀਪਤੀ|ਕਾਰਟਰ|ਦਿਸਹੱਦਾ|ਕ੍ਰੁਸਿੰਸਕੀ-ਪੀਸਾ-ਗੋਏਲਜ਼ਰ|ਪੁਲੇਨ (ਡੈਲਟਾ)|ਪੁਲੇਨ (ਅਨੁਪਾਤ)|ਸਾਵਾਰਡ-ਏ|ਸਨਸ਼ਾਈਨ (ਟ੍ਰਾਈਂਡਲ)|ਸਨਸ਼ਾਈਨ (ਮਕ੍ਰਾਂਸਕੀ)|ਏਪੀਸੀ (ਕਨੇਗਟ)|ਮੇਖ 0° ਤੋਂ ਬਰਾਬਰ|ਨਿਰਯਨ ਰਾਸ਼ੀ ਚੱਕਰ|ਡਰੈਕੋਨਿਕ ਰਾਸ਼ੀ ਚੱਕਰ',
  pl: 'Porfiriusz|Regiomontanus|Campanus|Topocentryczny (Polich-Page)|Alcabitius|Morinus|Południkowy|Vehlow (równe)|Równe od MC|Sripati|Carter|Horyzontalny|Krusiński-Pisa-Goelzer|Pullen (delta sinusoidalna)|Pullen (stosunek sinusoidalny)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Równe od 0° Barana|Zodiak syderyczny|Zodiak drakoniczny',
  pt: 'Porfírio|Regiomontano|Campano|Topocêntrico (Polich-Page)|Alcabitius|Morinus|Meridiano|Vehlow (iguais)|Iguais a partir do MC|Sripati|Carter|Horizonte|Krusinski-Pisa-Goelzer|Pullen (delta senoidal)|Pullen (razão senoidal)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|Iguais a partir de 0° de Áries|Zodíaco sideral|Zodíaco dracônico',
  ru: 'Порфирий|Региомонтан|Кампано|Топоцентрическая (Полич-Пейдж)|Алькабитиус|Морен|Меридиан|Велов (равные)|Равные от MC|Шрипати|Картер|Горизонт|Крушинский-Пиза-Гёльцер|Пуллен (синус-дельта)|Пуллен (синус-отношение)|Савар-А|Саншайн (Трейндль)|Саншайн (Макранский)|APC (Кнегт)|Равные от 0° Овна|Сидерический зодиак|Драконический зодиак',
  si: 'පෝෆිරි|රෙජියොමොන්ටානස්|කැම්පානස්|ටොපොසෙන්ට්‍රික් (පොලිච්-පේජ්)|අල්කාබිටියස්|මොරිනස්|මධ්‍යාහ්න රේඛාව|වේලෝ (සමාන)|මධ්‍ය ලග්නයෙන් සමාන|ශ්‍රීපති|කාටර්|ක්ෂිතිජය|කෲසින්ස්කි-පීසා-ගෝල්සර්|පුලෙන් (ඩෙල්ටා)|පුලෙන් (අනුපාතය)|සවාඩ්-ඒ|සන්ෂයින් (ට්‍රයින්ඩල්)|සන්ෂයින් (මක්රාන්ස්කි)|ඒපීසී (නෙග්ට්)|මේෂ 0° සිට සමාන|නිරයන රාශි චක්‍රය|ඩ්‍රැකොනික් රාශි චක්‍රය',
  ta: 'போர்ஃபிரி|ரெஜியோமொண்டானஸ்|கம்பானஸ்|டோபோசென்ட்ரிக் (போலிச்-பேஜ்)|அல்காபிடியஸ்|மொரினஸ்|நண்பகல் கோடு|வெஹ்லோ (சமம்)|மத்திய லக்னத்திலிருந்து சமம்|ஸ்ரீபதி|கார்ட்டர்|தொடுவானம்|குருசின்ஸ்கி-பிசா-கோயல்சர்|புல்லன் (டெல்டா)|புல்லன் (விகிதம்)|சவார்ட்-ஏ|சன்ஷைன் (டிரைண்டல்)|சன்ஷைன் (மக்ரான்ஸ்கி)|ஏபிசி (க்னெக்ட்)|மேஷம் 0° முதல் சமம்|நிராயன ராசிச்சக்கரம்|டிராகோனிக் ராசிச்சக்கரம்',
  te: 'పోర్ఫిరీ|రెజియోమొంటానస్|కాంపానస్|టోపోసెంట్రిక్ (పోలిచ్-పేజ్)|అల్కాబిటియస్|మోరినస్|మధ్యాహ్న రేఖ|వెహ్లో (సమానం)|మధ్య లగ్నం నుండి సమానం|శ్రీపతి|కార్టర్|క్షితిజం|క్రుసిన్స్కి-పీసా-గోయెల్జర్|పుల్లెన్ (డెల్టా)|పుల్లెన్ (నిష్పత్తి)|సవార్డ్-ఎ|సన్‌షైన్ (ట్రైండల్)|సన్‌షైన్ (మక్రాన్స్కీ)|ఎపిసి (క్నెగ్ట్)|మేషం 0° నుండి సమానం|నిరయన రాశిచక్రం|డ్రాకోనిక్ రాశిచక్రం',
  tr: 'Porphyrius|Regiomontanus|Campanus|Toposentrik (Polich-Page)|Alcabitius|Morinus|Meridyen|Vehlow (eşit)|MC’den eşit|Sripati|Carter|Ufuk|Krusinski-Pisa-Goelzer|Pullen (sinüs delta)|Pullen (sinüs oran)|Savard-A|Sunshine (Treindl)|Sunshine (Makransky)|APC (Knegt)|0° Koç’tan eşit|Yıldızıl zodyak|Drakonik zodyak',
  ur: 'پورفیری|ریجیومونٹینس|کیمپینس|ٹوپوسینٹرک (پولچ-پیج)|القابیطیوس|مورینس|نصف النہار|ویہلو (مساوی)|وسط السماء سے مساوی|شری پتی|کارٹر|افق|کروسنسکی-پیسا-گوئلزر|پولن (ڈیلٹا)|پولن (تناسب)|ساوارڈ-اے|سن شائن (ٹرائنڈل)|سن شائن (مکرانسکی)|اے پی سی (کنیگٹ)|حمل صفر درجے سے مساوی|نجمی دائرۃ البروج|ڈریکونک دائرۃ البروج',
} as const satisfies PhraseTable<typeof SYSTEM_PHRASES>

/** Terms of the lexicon that appear on a wheel. */
const TERMS = [
  ...SIGNS,
  ...POINTS_AND_ANGLES,
  ...ELEMENTS,
  ...MODES,
  ...ALL_ASPECTS,
  ...(['North', 'East', 'South', 'West'] as const),
  ...(['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const),
  ...(['exalted', 'detriment', 'fall', 'retrograde', 'direct'] as const),
]

/** All words of a wheel in a language, by the English word. */
export const wheelWords = async (language: LabelLanguage): Promise<Readonly<Record<string, string>>> => {
  const { terms } = await lexicon(language)
  const house = columnHeads(language).House!
  return Object.fromEntries([
    ...Object.entries(phrasesByEnglish(PHRASES, WORDS[language])),
    ...Object.entries(phrasesByEnglish(SYSTEM_PHRASES, SYSTEM_WORDS[language])),
    ...TERMS.map((term) => [term, terms[term]]),
    ...MOON_PHASES.map((phase) => [`${phase} Moon`, terms[phase]]),
    ...(['retrograde', 'direct'] as const).map((motion) => [`{} turns ${motion}`, `{}: ${terms[motion]}`]),
    ...SIGNS.map((sign) => [`{} enters ${sign}`, `{}: ${terms[sign]}`]),
    ['Transits', chartHeads(language).transits],
    ['Birth time unknown', chartHeads(language).timeUnknown],
    ['House', house],
    ['house', house],
  ])
}
