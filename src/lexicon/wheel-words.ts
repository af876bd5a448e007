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

/** Terms of the lexicon that appear on a wheel. */
const TERMS = [
  ...SIGNS,
  ...POINTS_AND_ANGLES,
  ...ELEMENTS,
  ...MODES,
  ...ALL_ASPECTS,
  ...(['North', 'East', 'South', 'West'] as const),
  ...(['domicile', 'exalted', 'detriment', 'fall', 'retrograde', 'direct'] as const),
]

/** All words of a wheel in a language, by the English word. */
export const wheelWords = async (language: LabelLanguage): Promise<Readonly<Record<string, string>>> => {
  const { terms } = await lexicon(language)
  const house = columnHeads(language).House!
  return Object.fromEntries([
    ...Object.entries(phrasesByEnglish(PHRASES, WORDS[language])),
    ...TERMS.map((term) => [term, terms[term]]),
    ...MOON_PHASES.map((phase) => [`${phase} Moon`, terms[phase]]),
    ...(['retrograde', 'direct'] as const).map((motion) => [`{} turns ${motion}`, `{}: ${terms[motion]}`]),
    ...SIGNS.map((sign) => [`{} enters ${sign}`, `{}: ${terms[sign]}`]),
    ['Transits', chartHeads(language).transits],
    ['House', house],
    ['house', house],
  ])
}
