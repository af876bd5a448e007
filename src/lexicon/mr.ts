import hi from './hi.ts'
import type { LanguageModule } from './language-module.ts'
import { tarotTerms } from './tarot.ts'

export default {
  language: 'mr',
  quality: 'machine',
  terms: {
    ...hi.terms,
    // signs
    Libra: 'तूळ',
    Aquarius: 'कुंभ',
    // sanskrit signs
    Kumbha: 'कुंभ',
    // grahas
    Sun: 'रवी',
    Moon: 'चंद्र',
    Mars: 'मंगळ',
    Jupiter: 'गुरू',
    Saturn: 'शनी',
    Rahu: 'राहू',
    Ketu: 'केतू',
    // points
    Uranus: 'हर्षल',
    Chiron: 'कायरॉन',
    // nakshatras
    Mrigashira: 'मृगशीर्ष',
    Punarvasu: 'पुनर्वसू',
    Swati: 'स्वाती',
    Mula: 'मूळ',
    'Purva Ashadha': 'पूर्वाषाढा',
    'Uttara Ashadha': 'उत्तराषाढा',
    Shatabhisha: 'शततारका',
    'Purva Bhadrapada': 'पूर्वा भाद्रपदा',
    'Uttara Bhadrapada': 'उत्तरा भाद्रपदा',
    // tithis
    Purnima: 'पौर्णिमा',
    Amavasya: 'अमावास्या',
    // tithi groups
    Nanda: 'नंदा',
    // yogas
    Vishkambha: 'विष्कंभ',
    Ayushman: 'आयुष्मान',
    Atiganda: 'अतिगंड',
    Ganda: 'गंड',
    Variyan: 'वरीयान',
    Brahma: 'ब्रह्मा',
    Indra: 'ऐंद्र',
    // karanas
    Chatushpada: 'चतुष्पाद',
    // varas
    Mangalavara: 'मंगळवार',
    // weekdays
    Tuesday: 'मंगळवार',
    // months
    Ashadha: 'आषाढ',
    // samvatsaras
    Nandana: 'नंदन',
    Hemalamba: 'हेमलंब',
    Vilamba: 'विलंब',
    Ananda: 'आनंद',
    Dundubhi: 'दुंदुभि',
    Raktaksha: 'रक्ताक्षी',
    // ritus
    Vasanta: 'वसंत',
    Hemanta: 'हेमंत',
    // vashyas
    Keeta: 'कीटक',
    // nadis
    Adi: 'आद्य',
    Antya: 'अंत्य',
    // payas
    Gold: 'सुवर्ण',
    Silver: 'रौप्य',
    Iron: 'लोह',
    // tatvas
    Agni: 'अग्नी',
    Vayu: 'वायू',
    Bhumi: 'भूमी',
    // elements
    Fire: 'अग्नी',
    Air: 'वायू',
    // vargas
    Garuda: 'गरुड',
    // dignities
    own: 'स्वराशी',
    enemy: 'शत्रू',
    // verdicts
    mixed: 'मिश्र',
    afflicted: 'पीडित',
    // motions
    stationary: 'स्तंभी',
    // intensities
    none: 'नाही',
    // aspects
    conjunction: 'युती',
    opposition: 'प्रतियुती',
    square: 'केंद्र',
    sextile: 'लाभयोग',
    semisextile: 'अर्धलाभयोग',
    semisquare: 'अर्धकेंद्र',
    sesquiquadrate: 'सार्धकेंद्र',
    quintile: 'पंचमांश',
    biquintile: 'द्विपंचमांश',
    // aspect natures
    challenging: 'आव्हानात्मक',
    // moon phases
    'Waxing Crescent': 'वाढती चंद्रकोर',
    'First Quarter': 'पहिली चतुर्थी कला',
    'Waxing Gibbous': 'वाढता चंद्र',
    Full: 'पूर्ण चंद्र',
    'Waning Gibbous': 'घटता चंद्र',
    'Last Quarter': 'शेवटची चतुर्थी कला',
    'Waning Crescent': 'घटती चंद्रकोर',
    // directions
    'North-east': 'ईशान्य',
    // taras and kootas
    Sampat: 'संपत्',
    Pratyari: 'प्रत्यरी',
    yoni: 'योनी',
    nadi: 'नाडी',
    // tarot
    ...tarotTerms({
      majors: {
        'The Fool': 'द फूल',
        'The Magician': 'द मॅजिशियन',
        'The High Priestess': 'द हाय प्रीस्टेस',
        'The Empress': 'द एम्प्रेस',
        'The Emperor': 'द एम्परर',
        'The Hierophant': 'द हायरोफंट',
        'The Lovers': 'द लव्हर्स',
        'The Chariot': 'द चॅरियट',
        Strength: 'स्ट्रेंग्थ',
        'The Hermit': 'द हर्मिट',
        'Wheel of Fortune': 'व्हील ऑफ फॉर्च्युन',
        Justice: 'जस्टिस',
        'The Hanged Man': 'द हँग्ड मॅन',
        Death: 'डेथ',
        Temperance: 'टेम्परन्स',
        'The Devil': 'द डेव्हिल',
        'The Tower': 'द टॉवर',
        'The Star': 'द स्टार',
        'The Moon': 'द मून',
        'The Sun': 'द सन',
        Judgement: 'जजमेंट',
        'The World': 'द वर्ल्ड',
      },
      suits: { wands: 'वाँड्स', cups: 'कप्स', swords: 'स्वोर्ड्स', pentacles: 'पेंटॅकल्स' },
      ranks: {
        ace: 'एस',
        two: 'टू',
        three: 'थ्री',
        four: 'फोर',
        five: 'फाइव्ह',
        six: 'सिक्स',
        seven: 'सेव्हन',
        eight: 'एट',
        nine: 'नाइन',
        ten: 'टेन',
        page: 'पेज',
        knight: 'नाइट',
        queen: 'क्वीन',
        king: 'किंग',
      },
      card: (rank, suit) => `${rank} ऑफ ${suit}`,
    }),
    // numbers
    emotional: 'भावनिक',
    intuitive: 'अंतर्ज्ञानी',
    formative: 'जडणघडण',
    productive: 'उत्पादक',
    harvest: 'फलप्राप्ती',
    // figures
    'Mystic Rectangle': 'गूढ आयत',
    // lots
    Necessity: 'अपरिहार्यता',
    Courage: 'धैर्य',
    Siblings: 'भावंडे',
    Children: 'संतती',
    'Marriage of men': 'पुरुषांचा विवाह',
    'Marriage of women': 'स्त्रियांचा विवाह',
    Faith: 'श्रद्धा',
    Illness: 'आजार',
    Travel: 'प्रवास',
    // special yogas
    yamaghanta: 'यमघंट',
    // good and bad
    good: 'चांगले',
    bad: 'वाईट',
  },
  homonyms: { Lot: { Death: 'मृत्यू' }, LunarMonth: { Jyeshtha: 'ज्येष्ठ', Shravana: 'श्रावण', Magha: 'माघ' } },
  spelt: {
    names: {
      'Diwali (Lakshmi Puja)': 'दिवाळी',
      'Ugadi and Gudi Padwa (Samvatsara)': 'गुढी पाडवा',
      'Bhai Dooj': 'भाऊबीज',
      Dhanteras: 'धनत्रयोदशी',
      'Raksha Bandhan': 'रक्षाबंधन',
      'Sharad Purnima (Kojagara)': 'कोजागरी पौर्णिमा',
      'Govatsa Dwadashi (Vasu Baras)': 'वसुबारस',
      'Holi (Dhuleti)': 'धूलिवंदन',
    },
    words: {
      Gudi: 'गुढी',
      Padwa: 'पाडवा',
      Vijayadashami: 'विजयादशमी',
      Deepawali: 'दिवाळी',
      Holi: 'होळी',
      Holika: 'होलिका',
      Tulasi: 'तुळशी',
      Sankranti: 'संक्रांत',
      Handi: 'हंडी',
      Bihu: 'बिहू',
    },
    and: 'आणि',
    begins: '{} प्रारंभ',
    ends: '{} समाप्ती',
  },
} satisfies LanguageModule
