import { HARANAS } from '../jyotish/ayurdaya.ts'
import { GATIS } from '../jyotish/dashas/kalachakra.ts'
import { YOGINIS } from '../jyotish/dashas/yogini.ts'
import { CURSES } from '../jyotish/doshas/curses.ts'
import { KAAL_SARP_NAMES } from '../jyotish/doshas/kaal-sarp.ts'
import { MURTIS } from '../jyotish/gochara.ts'
import { EIGHT_KARAKAS } from '../jyotish/jaimini/karakas.ts'
import { MATCH_DOSHAS } from '../jyotish/kootas/doshas.ts'
import { PORUTHAM_GRADES } from '../jyotish/kootas/grades.ts'
import { PORUTHAMS } from '../jyotish/kootas/poruthams.ts'
import { SPANS } from '../jyotish/longevity-pairs.ts'
import { MANDALAS } from '../jyotish/mundane/mandalas.ts'
import { NAYAKAS } from '../jyotish/mundane/vedic-year.ts'
import { BAANAS, LOKAS } from '../jyotish/panchang/day-doshas.ts'
import { GOWRI } from '../jyotish/panchang/day-parts.ts'
import { SANKRANTI_NAMES } from '../jyotish/panchang/punya-kala.ts'
import { TAMIL_YOGAS } from '../jyotish/panchang/tamil-yogas.ts'
import { AGNI_VASAS } from '../jyotish/panchang/vasa.ts'
import { DHAIYAS } from '../jyotish/sade-sati.ts'
import { BALADI, DEEPTADI, JAGRADADI, LAJJITADI, SHAYANADI, SHAYANADI_GRADES } from '../jyotish/strengths/avasthas.ts'
import { VAISHESHIKAMSHAS } from '../jyotish/strengths/vimsopaka.ts'
import { SAHAMS } from '../jyotish/tajika/sahams.ts'
import { TAJIKA_YOGA_NAMES } from '../jyotish/tajika/yogas.ts'
import { SOLAR_UPAGRAHAS, TIME_UPAGRAHAS } from '../jyotish/upagrahas.ts'
import { DEVATA_NAMES } from '../traditions/vastu/devatas.ts'
import {
  ANANDADI_SPELLINGS,
  AYADI_SPELLINGS,
  CHART_SPELLINGS,
  DAY_MUHURTA_SPELLINGS,
  DAY_WINDOW_SPELLINGS,
  GUNA_SPELLINGS,
  MUHURTA_FAULT_SPELLINGS,
  SACRED_TITHI_SPELLINGS,
  SANKALPA_SPELLINGS,
} from './almanac-names.ts'
import { DEITY_SPELLINGS, VARGA_DEITY_SPELLINGS } from './deity-names.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { ERA_SPELLINGS, OWN_MONTHS, REGIONAL_MONTH_SPELLINGS } from './regional-months.ts'
import { ROMAN, WRITE } from './scripts.ts'
import { DOSHA_SPELLINGS, YOGA_SPELLINGS } from './yoga-names.ts'

interface SanskritSet<Word extends string> {
  words: readonly Word[]
  about: string
  /** Spellings in ISO 15919, in the order of the words; `_` joins the words of a name. A name after `=` is English in the answers. */
  spellings: readonly string[]
  /** Names of men and gods, which have a masculine ending in southern languages. */
  masculine?: true
  /** The words keep their names even if other sets have the same English words: the yogini Siddhā, the yoga Siddha. */
  apart?: true
}

// source of the spellings: Monier-Williams' dictionary; of Tamil names, Tamil almanacs; of Tajika names, Tajika Neelakanthi
const spelt = <const Word extends string>(
  words: readonly Word[],
  about: string,
  spellings: string,
): SanskritSet<Word> => ({ words, about, spellings: spellings.split(' ') })
const persons = <const Word extends string>(
  words: readonly Word[],
  about: string,
  spellings: string,
): SanskritSet<Word> => ({ ...spelt(words, about, spellings), masculine: true, apart: true })
/** A set from a table of words and spellings. Its words keep their names even if other sets have them too. */
const tableSet = <const Table extends Record<string, string>>(
  table: Table,
  about: string,
): SanskritSet<keyof Table & string> => ({
  words: Object.keys(table),
  about,
  spellings: Object.values(table),
  apart: true,
})
const apart = <Word extends string>(set: SanskritSet<Word>): SanskritSet<Word> => ({ ...set, apart: true })

/** Closed sets of Sanskrit words. Languages do not translate them; each script writes their sounds. */
export const SANSKRIT = {
  Yogini: apart(
    spelt(YOGINIS, 'One of the eight yoginis.', 'maṅgalā piṅgalā dhānyā bhrāmarī bhadrikā ulkā siddhā saṅkaṭā'),
  ),
  Gati: spelt(
    GATIS.filter((gati) => gati !== 'none'),
    'Leap in the Kalachakra order of signs.',
    'maṇḍūka markaṭī siṃhāvalokana',
  ),
  Loka: spelt(LOKAS, 'World in which Bhadra stays.', 'svarga pātāla pṛthvī'),
  AgniVasa: spelt(AGNI_VASAS, 'Dwelling of Agni.', 'pṛthvī ākāśa pātāla'),
  Baana: spelt(BAANAS, 'One of the five baanas (arrows).', 'roga agni rāja cora mṛtyu'),
  TamilYoga: spelt(
    TAMIL_YOGAS,
    'Yoga of weekday and nakshatra of the Tamil almanac.',
    'siddha prabalāriṣṭa maraṇa amṛta',
  ),
  GowriPart: spelt(
    GOWRI,
    'Name of the eighth of day or night in the Gowri panchangam.',
    'utti amṛta roga lābha dhana sukha cora viṣa',
  ),
  SankrantiName: spelt(
    SANKRANTI_NAMES,
    'Name of the sankranti by its weekday.',
    'ghorā dhvāṅkṣī mahodarī mandākinī mandā miśrā rākṣasī',
  ),
  Nayaka: persons(
    NAYAKAS,
    'One of the nine lords of the year.',
    'rājā mantrī senādhipati sasyādhipati dhānyādhipati arghādhipati meghādhipati rasādhipati nīrasādhipati',
  ),
  Mandala: persons(MANDALAS, "Mandala of the Moon's nakshatra.", 'vāyu agni indra varuṇa'),
  SolarUpagraha: spelt(
    SOLAR_UPAGRAHAS,
    'Point computed from the longitude of the Sun.',
    'dhūma vyatīpāta pariveṣa indracāpa upaketu',
  ),
  TimeUpagraha: spelt(
    TIME_UPAGRAHAS,
    'Point that rises in a part of the day.',
    'kāla mṛtyu ardhaprahara yamaghaṇṭaka gulika',
  ),
  Karaka: spelt(
    EIGHT_KARAKAS,
    'Chara karaka, the highest degree first.',
    'ātma amātya bhrātṛ mātṛ pitṛ putra jñāti dāra',
  ),
  LifeSpan: spelt(SPANS, 'Class of the length of life: alpa short, madhya middle, purna full.', 'alpa madhya pūrṇa'),
  Harana: spelt(HARANAS, 'Reduction of the years of a planet.', 'śatrukṣetra astaṅgata vyayādi krūrodaya'),
  Murti: spelt(MURTIS, 'Metal of a transit: gold, silver, copper, iron.', 'svarṇa rajata tāmra loha'),
  Dhaiya: spelt(
    [...DHAIYAS, 'kantaka'],
    'Stay of Saturn in a sign counted from the Moon.',
    'ardhāṣṭama aṣṭama kaṇṭaka',
  ),
  Curse: spelt(CURSES, 'Curse, by its source.', 'sarpa pitṛ mātṛ bhrātṛ mātula brāhmaṇa patnī preta'),
  MatchFlaw: spelt(MATCH_DOSHAS, 'Fault of a match.', 'nāḍī bhakūṭa rajju vedha'),
  MatchGrade: spelt(
    PORUTHAM_GRADES,
    'Grade of a porutham: uttama best, madhyama middling, adhama worst.',
    'uttama madhyama adhama',
  ),
  Porutham: spelt(
    PORUTHAMS,
    'One of the ten checks of a match.',
    'dina gaṇa mahendra strī_dīrgha yoni rāśi rāśyadhipati vaśya rajju vedha',
  ),
  Baladi: persons(BALADI, 'State by age: infant, young, adult, old, dead.', 'bāla kumāra yuva vṛddha mṛta'),
  Jagradadi: spelt(JAGRADADI, 'State by wakefulness: awake, dreaming, asleep.', 'jāgrat svapna suṣupti'),
  Deeptadi: apart(
    spelt(
      DEEPTADI,
      'State by dignity and conjunctions, one of nine.',
      'dīpta svastha pramudita śānta dīna dukhita khala vikala kopa',
    ),
  ),
  Lajjitadi: spelt(
    LAJJITADI,
    'State by conjunctions and aspects, one of six.',
    'lajjita garvita kṣudhita tṛṣita mudita kṣobhita',
  ),
  Shayanadi: spelt(
    SHAYANADI,
    'State by activity, one of twelve.',
    'śayana upaveśa netrapāṇi prakāśa gamana āgamana sabhā āgama bhojana nṛtyalipsā kautuka nidrā',
  ),
  ShayanadiGrade: spelt(
    SHAYANADI_GRADES,
    'Degree of the state by activity: drishti half, cheshta full, vicheshta little.',
    'dṛṣṭi ceṣṭā viceṣṭā',
  ),
  Saptavargaja: spelt(
    VAISHESHIKAMSHAS.saptavarga,
    'Name of the count of good vargas among six or seven.',
    'kiṃśuka vyañjana cāmara chatra kuṇḍala mukuṭa',
  ),
  Dashavargaja: spelt(
    VAISHESHIKAMSHAS.dashavarga,
    'Name of the count of good vargas among ten.',
    'pārijāta uttama gopura siṃhāsana pārāvata devaloka brahmaloka śakravāhana śrīdhāma',
  ),
  Shodashavargaja: spelt(
    VAISHESHIKAMSHAS.shodashavarga,
    'Name of the count of good vargas among sixteen.',
    'bhedaka kusuma nāgapuṣpa kanduka kerala kalpavṛkṣa candanavana pūrṇacandra uccaiśśravā dhanvantari sūryakānta vidruma śakrasiṃhāsana goloka śrīvallabha',
  ),
  Saham: spelt(
    SAHAMS,
    'Sensitive point of a chart, named by its subject.',
    'puṇya vidyā yaśas mitra māhātmya āśā samartha bhrātṛ gaurava pitṛ rājya mātṛ putra jīva karma roga kali śāstra bandhu mṛtyu paradeśa artha paradārā vaṇik kāryasiddhi vivāha santāpa śraddhā prīti jāḍya vyāpāra śatru jalapatana bandhana apamṛtyu lābha manmatha prasava anyakarma pānīyapāta kanyā gurutā',
  ),
  AnnualYoga: spelt(
    TAJIKA_YOGA_NAMES,
    'Tajika yoga of the annual chart.',
    'ikkavāla induvāra itthaśāla īśrāpha nakta yamayā maṇau kambūla gairi_kambūla khallāsara raddā duphālī_kuttha dutthotthadavīra tambīra kuttha durapha',
  ),
  KaalSarpType: persons(
    KAAL_SARP_NAMES,
    'Name of the Kaal Sarp by the house of Rahu.',
    'ananta kulika vāsuki śaṅkhapāla padma mahāpadma takṣaka karkoṭaka śaṅkhacūḍa ghātaka viṣadhara śeṣanāga',
  ),
  YogaName: tableSet(YOGA_SPELLINGS, 'Name of a yoga of the birth chart.'),
  DoshaName: tableSet(DOSHA_SPELLINGS, 'Name of a dosha.'),
  AnandadiYoga: tableSet(ANANDADI_SPELLINGS, 'Yoga of weekday and nakshatra, one of 28.'),
  DayMuhurta: tableSet(DAY_MUHURTA_SPELLINGS, 'Name of the fifteenth of day or night.'),
  DayWindow: tableSet(DAY_WINDOW_SPELLINGS, 'Good or bad window of the day.'),
  MuhurtaFault: tableSet(MUHURTA_FAULT_SPELLINGS, 'Muhurta fault.'),
  SacredTithi: tableSet(SACRED_TITHI_SPELLINGS, 'Tithi on which an age began.'),
  Sankalpa: tableSet(SANKALPA_SPELLINGS, 'Place or age that the sankalpa names.'),
  Guna: tableSet(GUNA_SPELLINGS, 'One of the three gunas.'),
  ChartName: tableSet(CHART_SPELLINGS, 'Name of a chart.'),
  AyadiName: tableSet(AYADI_SPELLINGS, 'Remainder of the Ayadi formulas.'),
  RegionalMonth: tableSet(REGIONAL_MONTH_SPELLINGS, 'Solar month by its regional name.'),
  Era: tableSet(ERA_SPELLINGS, 'Era of a calendar.'),
  Deity: { ...tableSet(DEITY_SPELLINGS, 'God or goddess.'), masculine: true },
  VargaDeity: { ...tableSet(VARGA_DEITY_SPELLINGS, 'Ruler of a part of a divisional chart.'), masculine: true },
  VastuDevata: persons(
    DEVATA_NAMES,
    'God of a part of the mandala.',
    'śikhī parjanya jayanta indra sūrya satya bhṛśa antarikṣa anila pūṣā vitatha bṛhatkṣata yama gandharva bhṛṅgarāja mṛga pitṛ dauvārika sugrīva puṣpadanta varuṇa asura śoṣa pāpayakṣmā roga nāga mukhya bhallāṭa soma bhujaga aditi diti āpa āpavatsa sāvitra savitā antarindra jaya rudra rājayakṣmā aryamā vivasvān mitra bhūdhara brahmā',
  ),
} as const

export type SanskritSubject = keyof typeof SANSKRIT

/** Masculine endings of southern languages. Other languages have none. */
const MASCULINE: Partial<Record<LabelLanguage, { a: string; ā: string }>> = {
  ta: { a: 'an', ā: 'ā' },
  ml: { a: 'an', ā: 'a' },
  te: { a: 'uḍu', ā: 'a' },
  kn: { a: 'a', ā: 'a' },
}

export interface SanskritNames {
  subject: SanskritSubject
  apart: boolean
  names: Record<string, string>
}

const writeName = (language: LabelLanguage, spelling: string, masculine?: true): string => {
  const write = WRITE[language] ?? ROMAN
  const parts = spelling.split('_')
  return parts
    .map((part, i) => {
      const last = i === parts.length - 1
      const end = part.at(-1)
      const ending = masculine && last && (end === 'a' || end === 'ā') ? MASCULINE[language]?.[end] : undefined
      return ending === undefined ? write(part, last) : write(part.slice(0, -1) + ending, false)
    })
    .join(' ')
}

/** A Sanskrit phrase in a language, from its spelling: in the script of the language, or in plain Latin letters. */
export const sanskritPhrase = (language: LabelLanguage, spelling: string): string =>
  capital(writeName(language, spelling), language)

/** The names of each set in a language. Languages in Latin script without spelling rules keep the words of the answers. */
export const sanskritNames = function* (language: LabelLanguage): Generator<SanskritNames> {
  const nameOfWord = (word: string, spelling: string, masculine?: true): string => {
    const isEnglish = spelling.startsWith('=')
    // Leaves out a gloss in brackets, as in the other scripts.
    if (!WRITE[language] && !isEnglish) return word.replaceAll('_', ' ').replace(/ \([^)]*\)/, '')
    const text = writeName(language, isEnglish ? spelling.slice(1) : spelling, masculine)
    return word === capital(word, 'de') ? capital(text, language) : text
  }
  const sets = Object.entries(SANSKRIT) as [SanskritSubject, SanskritSet<string>][]
  for (const [subject, { words, spellings, masculine, apart = false }] of sets)
    yield {
      subject,
      apart,
      names: {
        ...Object.fromEntries(words.map((word, i) => [word, nameOfWord(word, spellings[i]!, masculine)])),
        ...(subject === 'RegionalMonth' ? OWN_MONTHS[language] : {}),
      },
    }
}
