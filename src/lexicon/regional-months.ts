import type { LabelLanguage } from './languages.ts'

/** Solar months by region: the English word and its spelling in ISO 15919. */
// source: Tamil, Malayalam and Tulu almanacs; the reformed Bengali, the Odia, Assamese and Nanakshahi calendars; Bikram Sambat
export const REGIONAL_MONTH_SPELLINGS = {
  // tamil
  Chithirai: 'cittirai',
  Vaikasi: 'vaikāsi',
  Aani: 'āni',
  Aadi: 'āḍi',
  Aavani: 'āvaṇi',
  Purattasi: 'puraṭṭāsi',
  Aippasi: 'aippasi',
  Karthigai: 'kārttikai',
  Margazhi: 'mārgaḷi',
  Thai: 'tai',
  Maasi: 'māsi',
  Panguni: 'paṅguni',
  // malayalam
  Medam: 'meḍam',
  Edavam: 'iḍavam',
  Mithunam: 'mithunam',
  Karkidakam: 'karkaḍakam',
  Chingam: 'ciṅgam',
  Kanni: 'kanni',
  Thulam: 'tulām',
  Vrischikam: 'vṛścikam',
  Dhanu: 'dhanu',
  Makaram: 'makaram',
  Kumbham: 'kumbham',
  Meenam: 'mīnam',
  // bengali
  Boishakh: 'baiśākh',
  Joishtho: 'jyaiṣṭha',
  Asharh: 'āṣāḍh',
  Srabon: 'śrābaṇ',
  Bhadro: 'bhādra',
  Ashwin: 'āśvin',
  Kartik: 'kārtik',
  Ogrohayon: 'agrahāyaṇ',
  Poush: 'pauṣ',
  Magh: 'māgh',
  Falgun: 'phālgun',
  Choitro: 'caitra',
  // national calendar
  Agrahayana: 'agrahāyaṇa',
  // odia
  Baisakha: 'baiśākha',
  Jyeshtha: 'jyeṣṭha',
  Ashadha: 'āṣāḍha',
  Shrabana: 'śrābaṇa',
  Bhadraba: 'bhādraba',
  Ashwina: 'āśvina',
  Kartika: 'kārtika',
  Margashira: 'mārgaśira',
  Pausha: 'pauṣa',
  Magha: 'māgha',
  Phalguna: 'phālguna',
  Chaitra: 'caitra',
  // assamese
  Bohag: 'bohāg',
  Jeth: 'jeṭh',
  Ahar: 'āhār',
  Saon: 'śāoṇ',
  Bhado: 'bhādo',
  Ahin: 'āhin',
  Kati: 'kāti',
  Aghon: 'āghoṇ',
  Puh: 'puh',
  Phagun: 'phāgun',
  Sot: 'sot',
  // punjabi
  Vaisakh: 'vaisākh',
  Harh: 'hāḍh',
  Sawan: 'sāvaṇ',
  Bhadon: 'bhādon',
  Assu: 'assū',
  Kattak: 'kattak',
  Maghar: 'magghar',
  Poh: 'poh',
  Phaggan: 'phaggaṇ',
  Chet: 'cet',
  // nepali
  Baishakh: 'vaiśākh',
  Jestha: 'jeṣṭha',
  Ashadh: 'āṣāḍh',
  Shrawan: 'śrāvaṇ',
  Bhadra: 'bhadra',
  Mangsir: 'maṅsir',
  // tulu
  Paggu: 'paggu',
  Besha: 'beśa',
  Karthel: 'kārtĕl',
  Aati: 'āṭi',
  Sona: 'soṇa',
  Nirnala: 'nirnāla',
  Bontel: 'bŏntĕl',
  Jarde: 'jārdĕ',
  Perarde: 'pĕrārdĕ',
  Pontel: 'pŏntĕl',
  Maayi: 'māyi',
  Suggi: 'suggi',
} as const

/** Eras of the calendars in ISO 15919. A name after `=` is English in the answers. */
export const ERA_SPELLINGS = {
  'Tamil year of the sixty (Kali, expired)': '=tamiḷ_saṃvatsara',
  Kollam: 'kŏllam',
  Bangabda: 'baṅgābda',
  'Odia (Amli) sal': 'oḍiā_sāl',
  Bhaskarabda: 'bhāskarābda',
  Bikrami: 'bikramī',
  'Bikram Sambat': 'bikram_sambat',
  'Shaka (expired)': '=śaka_gatābda',
  Shaka: 'śaka_saṃvat',
} as const

type Months = Partial<Record<keyof typeof REGIONAL_MONTH_SPELLINGS, string>>
const months = (words: string, names: string): Months => {
  const monthNames = names.split(' ')
  return Object.fromEntries(words.split(' ').map((word, i) => [word, monthNames[i]!]))
}

/** The months of a region in its language, as its almanacs print them. */
// source: as for the words; the months of each calendar as the Wikipedias of the languages list them
export const OWN_MONTHS: Partial<Record<LabelLanguage, Months>> = {
  ta: months(
    'Chithirai Vaikasi Aani Aadi Aavani Purattasi Aippasi Karthigai Margazhi Thai Maasi Panguni',
    'சித்திரை வைகாசி ஆனி ஆடி ஆவணி புரட்டாசி ஐப்பசி கார்த்திகை மார்கழி தை மாசி பங்குனி',
  ),
  ml: months(
    'Medam Edavam Mithunam Karkidakam Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam',
    'മേടം ഇടവം മിഥുനം കർക്കടകം ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം',
  ),
  bn: months(
    'Boishakh Joishtho Asharh Srabon Bhadro Ashwin Kartik Ogrohayon Poush Magh Falgun Choitro',
    'বৈশাখ জ্যৈষ্ঠ আষাঢ় শ্রাবণ ভাদ্র আশ্বিন কার্তিক অগ্রহায়ণ পৌষ মাঘ ফাল্গুন চৈত্র',
  ),
  or: months(
    'Baisakha Jyeshtha Ashadha Shrabana Bhadraba Ashwina Kartika Margashira Pausha Magha Phalguna Chaitra',
    'ବୈଶାଖ ଜ୍ୟେଷ୍ଠ ଆଷାଢ଼ ଶ୍ରାବଣ ଭାଦ୍ରବ ଆଶ୍ୱିନ କାର୍ତ୍ତିକ ମାର୍ଗଶିର ପୌଷ ମାଘ ଫାଲ୍ଗୁନ ଚୈତ୍ର',
  ),
  as: months(
    'Bohag Jeth Ahar Saon Bhado Ahin Kati Aghon Puh Magh Phagun Sot',
    'বহাগ জেঠ আহাৰ শাওণ ভাদ আহিন কাতি আঘোণ পুহ মাঘ ফাগুন চত',
  ),
  pa: months(
    'Vaisakh Jeth Harh Sawan Bhadon Assu Kattak Maghar Poh Magh Phaggan Chet',
    'ਵੈਸਾਖ ਜੇਠ ਹਾੜ੍ਹ ਸਾਵਣ ਭਾਦੋਂ ਅੱਸੂ ਕੱਤਕ ਮੱਘਰ ਪੋਹ ਮਾਘ ਫੱਗਣ ਚੇਤ',
  ),
  ne: months(
    'Baishakh Jestha Ashadh Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra',
    'वैशाख जेठ आषाढ श्रावण भाद्र आश्विन कार्तिक मङ्सिर पौष माघ फाल्गुन चैत्र',
  ),
  kn: months(
    'Paggu Besha Karthel Aati Sona Nirnala Bontel Jarde Perarde Pontel Maayi Suggi',
    'ಪಗ್ಗು ಬೇಶ ಕಾರ್ತೆಲ್ ಆಟಿ ಸೋಣ ನಿರ್ನಾಲ ಬೊಂತೆಲ್ ಜಾರ್ದೆ ಪೆರಾರ್ದೆ ಪೊಂತೆಲ್ ಮಾಯಿ ಸುಗ್ಗಿ',
  ),
}
