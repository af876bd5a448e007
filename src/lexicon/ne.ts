import hi from './hi.ts'
import type { LanguageModule } from './language-module.ts'
import { tarotTerms } from './tarot.ts'

export default {
  language: 'ne',
  quality: 'machine',
  terms: {
    ...hi.terms,
    // signs
    Taurus: 'वृष',
    Cancer: 'कर्कट',
    // sanskrit signs
    Karka: 'कर्कट',
    // grahas
    Mars: 'मङ्गल',
    // points
    Uranus: 'युरेनस',
    Neptune: 'नेप्च्युन',
    Pluto: 'प्लुटो',
    Chiron: 'काइरन',
    // nakshatras
    'Purva Phalguni': 'पूर्वाफाल्गुनी',
    'Uttara Phalguni': 'उत्तराफाल्गुनी',
    Swati: 'स्वाती',
    'Purva Ashadha': 'पूर्वाषाढा',
    'Uttara Ashadha': 'उत्तराषाढा',
    'Purva Bhadrapada': 'पूर्वाभाद्रपदा',
    'Uttara Bhadrapada': 'उत्तराभाद्रपदा',
    Abhijit: 'अभिजित्',
    // tithis
    Panchami: 'पञ्चमी',
    Amavasya: 'औंसी',
    // varas
    Mangalavara: 'मङ्गलवार',
    Guruvara: 'बृहस्पतिवार',
    // weekdays
    Sunday: 'आइतबार',
    Monday: 'सोमबार',
    Tuesday: 'मङ्गलबार',
    Wednesday: 'बुधबार',
    Thursday: 'बिहिबार',
    Friday: 'शुक्रबार',
    Saturday: 'शनिबार',
    // months
    Ashadha: 'आषाढ',
    Bhadrapada: 'भाद्र',
    // samvatsaras
    Angirasa: 'अङ्गिरा',
    Sarvajit: 'सर्वजित्',
    Shubhakrit: 'शुभकृत्',
    Shobhakrit: 'शोभकृत्',
    Plavanga: 'प्लवङ्ग',
    Virodhakrit: 'विरोधकृत्',
    Pingala: 'पिङ्गल',
    // ritus
    Sharad: 'शरद्',
    // nadis
    Adi: 'आद्य',
    // payas
    Gold: 'सुवर्ण',
    // vargas
    Garuda: 'गरुड',
    // verdicts
    afflicted: 'पीडित',
    // intensities
    none: 'छैन',
    // aspects
    quintile: 'पञ्चांश',
    biquintile: 'द्विपञ्चांश',
    // moon phases
    New: 'औंसी',
    'Waxing Crescent': 'बढ्दो चन्द्रकला',
    'First Quarter': 'पहिलो चतुर्थांश',
    'Waxing Gibbous': 'बढ्दो चन्द्र',
    'Waning Gibbous': 'घट्दो चन्द्र',
    'Waning Crescent': 'घट्दो चन्द्रकला',
    // taras and kootas
    nadi: 'नाडी',
    // tarot
    ...tarotTerms({
      majors: {
        'The Fool': 'द फुल',
        'The Magician': 'द म्याजिसियन',
        'The High Priestess': 'द हाई प्रिस्टेस',
        'The Empress': 'द एम्प्रेस',
        'The Emperor': 'द एम्परर',
        'The Hierophant': 'द हाइरोफ्यान्ट',
        'The Lovers': 'द लभर्स',
        'The Chariot': 'द च्यारियट',
        Strength: 'स्ट्रेन्थ',
        'The Hermit': 'द हर्मिट',
        'Wheel of Fortune': 'ह्विल अफ फर्चुन',
        Justice: 'जस्टिस',
        'The Hanged Man': 'द ह्याङ्ग्ड म्यान',
        Death: 'डेथ',
        Temperance: 'टेम्परेन्स',
        'The Devil': 'द डेभिल',
        'The Tower': 'द टावर',
        'The Star': 'द स्टार',
        'The Moon': 'द मुन',
        'The Sun': 'द सन',
        Judgement: 'जजमेन्ट',
        'The World': 'द वर्ल्ड',
      },
      suits: { wands: 'वान्ड्स', cups: 'कप्स', swords: 'स्वोर्ड्स', pentacles: 'पेन्टाकल्स' },
      ranks: {
        ace: 'एस',
        two: 'टु',
        three: 'थ्री',
        four: 'फोर',
        five: 'फाइभ',
        six: 'सिक्स',
        seven: 'सेभेन',
        eight: 'एट',
        nine: 'नाइन',
        ten: 'टेन',
        page: 'पेज',
        knight: 'नाइट',
        queen: 'क्विन',
        king: 'किङ',
      },
      card: (rank, suit) => `${rank} अफ ${suit}`,
    }),
    // numbers
    harvest: 'फलप्राप्ति',
    // figures
    Kite: 'चंगा योग',
    'Grand Cross': 'महा क्रस',
    // lots
    Siblings: 'दाजुभाइ दिदीबहिनी',
    'Marriage of men': 'पुरुषको विवाह',
    'Marriage of women': 'स्त्रीको विवाह',
    // good and bad
    good: 'राम्रो',
    bad: 'नराम्रो',
  },
  homonyms: { Lot: { Death: 'मृत्यु' }, LunarMonth: { Jyeshtha: 'ज्येष्ठ', Shravana: 'श्रावण', Magha: 'माघ' } },
  spelt: {
    names: {
      'Bhai Dooj': 'भाइटीका',
      'Raksha Bandhan': 'रक्षाबन्धन',
      'Nepali New Year': 'नेपाली नयाँ वर्ष',
      'Makara Sankranti and Pongal': 'माघे सङ्क्रान्ति र पोङ्गल',
    },
    words: {
      Sankranti: 'सङ्क्रान्ति',
      Vijayadashami: 'विजया दशमी',
      Padwa: 'पाडवा',
    },
    and: 'र',
    begins: '{} आरम्भ',
    ends: '{} समाप्ति',
  },
} satisfies LanguageModule
