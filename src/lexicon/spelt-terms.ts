import { BADHAKA_TIE_KINDS, BADHAKA_TIES } from '../jyotish/doshas/badhaka.ts'
import { FESTIVAL_NAMES } from '../jyotish/festivals/names.ts'
import { MARKED_EIGHTHS } from '../jyotish/panchang/day-parts.ts'
import { normalizedText } from '../normalization.ts'
import { capital, type LabelLanguage } from './languages.ts'
import { WRITE } from './scripts.ts'

/** Terms whose names are built word by word from Sanskrit spellings. */
export const SPELT = {
  Festival: { words: FESTIVAL_NAMES, about: 'Name of the festival or observance.' },
  MarkedEighth: { words: MARKED_EIGHTHS, about: 'Inauspicious eighth of day or night.' },
  BadhakaTie: { words: BADHAKA_TIES, about: 'Point tied to the badhaka lord.' },
  BadhakaManner: { words: BADHAKA_TIE_KINDS, about: 'Kind of tie of the badhaka lord.' },
} as const
type SpeltWords = (typeof SPELT)[keyof typeof SPELT]['words'][number]
/** Words that are also terms of other subjects. */
const TERMS_OF_OTHER_SUBJECTS = ['Purnima', 'Amavasya', 'Moon', 'conjunction'] as const
export type SpeltTerm = Exclude<SpeltWords, (typeof TERMS_OF_OTHER_SUBJECTS)[number]>

const SPELT_TERMS = Object.values(SPELT)
  .flatMap(({ words }): readonly SpeltWords[] => words)
  .filter((word): word is SpeltTerm => !(TERMS_OF_OTHER_SUBJECTS as readonly string[]).includes(word))

/** The names and words of a language that differ from the spelling in its script. */
export interface SpeltNames {
  /** Whole names. */
  names?: Partial<Record<SpeltTerm, string>>
  /** Words inside names. */
  words?: Partial<Record<string, string>>
  and: string
  /** Frames for the begin and the end of a festival; `{}` is the placeholder of the name. */
  begins: string
  ends: string
}

/** Phrases for names with a significant bracket or another order, and for words without a name. */
const PHRASES: Partial<Record<SpeltTerm, string>> = {
  'Vat Savitri (amavasya)': 'Vat Savitri Amavasya',
  'Hanuman Jayanti (Telugu)': 'Telugu Hanuman Jayanti',
  'Upakarma (Rig Veda)': 'Rigveda Upakarma',
  'Upakarma (Yajur Veda)': 'Yajurveda Upakarma',
  'Upakarma (Sama Veda)': 'Samaveda Upakarma',
  'Anvadhan (Amavasya)': 'Amavasya Anvadhan',
  'Anvadhan (Purnima)': 'Purnima Anvadhan',
  'Ishti (Amavasya)': 'Amavasya Ishti',
  'Ishti (Purnima)': 'Purnima Ishti',
  'Shravan Somwar Vrata (amanta)': 'Amanta Shravan Somwar Vrata',
  'Mangala Gauri Vrata (amanta)': 'Amanta Mangala Gauri Vrata',
  'Gujarati New Year (Bestu Varas)': 'Bestu Varas',
  'Malayalam New Year (Chingam 1)': 'Chingam Nava Varsha',
  'Nepali New Year': 'Nepali Nava Varsha',
  'Bonalu (Golconda)': 'Golconda Bonalu',
  'Bonalu (Secunderabad)': 'Secunderabad Bonalu',
  'Bonalu (Hyderabad)': 'Hyderabad Bonalu',
  'Vishwakarma Puja (Bengal)': 'Vangiya Vishwakarma Puja',
  // Rama means Lakshmi here, not the avatar.
  'Rama Ekadashi': 'Ramā Ekadashi',
  rahu_kaal: 'rahu kala',
  lagna_lord: 'lagnesha',
  node: 'rahu ketu',
  sixth_lord: 'shashthesha',
  eighth_lord: 'ashtamesha',
  exchange: 'parivartana',
  mutual_aspect: 'paraspara drishti',
  one_planet: 'eka graha',
  in_badhaka_house: 'badhaka bhava',
}
/** The phrase of a term: by default its name without the gloss in brackets. */
const phraseOf = (name: SpeltTerm): string => PHRASES[name] ?? name.replace(/ \([^)]*\)/, '').replaceAll('_', ' ')

/** Words of the names in ISO 15919, except months, tithis and signs. */
// source: the words as Nirnaya Sindhu, Monier-Williams' dictionary and almanacs of the region spell them
const SPELLING: Record<string, string> = Object.fromEntries(
  `Aadi āḍi,Agni agni,Agrasen agrasena,Ahoi ahoī,Aja ajā,Akshaya akṣaya,Amalaki āmalakī,Amanta amānta,Amavasai amāvāsai,Anant ananta,Angaraki aṅgārakī,Aani āni,Annakut annakūṭa,Annapurna annapūrṇā,Anvadhan anvādhāna,Apara aparā,Arudra ārudra,Ashadhi āṣāḍhī,Ashtamesha aṣṭameśa,Ashtahnika aṣṭāhnikā,Atla aṭla,Attukal āṭṭukāl,Avahana āvāhana,Avidhava avidhavā,Ayudha āyudha
Baglamukhi bagalāmukhī,Badhaka bādhaka,Bahuda bāhuḍā,Bahula bahulā,Balarama balarāma,Bali bali,Banada banadā,Bandhan bandhana,Beej bīj,Bestu bestu,Bhai bhāī,Bhairavi bhairavī,Bhauma bhauma,Bhava bhāva,Bhavani bhavānī,Bhishma bhīṣma,Bhogi bhogī,Bhratri bhrātṛ,Bhuvaneshvari bhuvaneśvarī,Bihu bihu,Bohag bohāg,Boishakh baiśākh,Buddha buddha
Chaitanya caitanya,Champa campā,Chand caṇḍ,Chandra candra,Chaudas caudas,Chaumasi caumāsī,Chauth cauth,Chavithi caviti,Cheti ceṭī,Chhath chaṭh,Chhinnamasta chinnamastā,Chingam ciṅgam
Dahana dahana,Dahi dahī,Damodara dāmodara,Darsha darśa,Darshan darśana,Darshana darśana,Dattatreya dattātreya,Dayananda dayānanda,Deepam dīpam,Deepawali dīpāvalī,Dev deva,Devshayani devaśayanī,Devutthana devotthāna,Dhanteras dhanateras,Dhanvantari dhanvantari,Dhumavati dhūmāvatī,Diwali dīpāvalī,Dooj dūj,Durga durgā,Durgashtami durgāṣṭamī,Drishti dṛṣṭi,Durva dūrvā,Dussehra daśaharā
Eka eka
Ganesh gaṇeśa,Ganesha gaṇeśa,Ganga gaṅgā,Gauri gaurī,Ghata ghāta,Gayatri gāyatrī,Gita gītā,Gobind gobinda,Goga gogā,Gopashtami gopāṣṭamī,Govardhan govardhana,Govatsa govatsa,Graha graha,Grahana grahaṇa,Gudi guḍī,Gupta gupta,Guru guru
Handi hāṇḍī,Hanuman hanumān,Hariyali hariyālī,Hartalika haratālikā,Hayagriva hayagrīva,Holi holī,Holika holikā
Indira indirā,Ishti iṣṭi
Jagaddhatri jagaddhātrī,Jagannath jagannātha,Jalaram jalārāma,Janaki jānakī,Janmashtami janmāṣṭamī,Japam japam,Jaya jayā,Jayanti jayantī,Jayaparvati jayāpārvatī,Jivitputrika jīvitputrikā,Jnana jñāna
Kaanum kāṇum,Kabir kabīra,Kajari kajarī,Kala kāla,Kalabhairava kālabhairava,Kalashtami kālāṣṭamī,Kali kālī,Kalki kalki,Kamada kāmadā,Kamala kamalā,Kamika kāmikā,Kansa kaṃsa,Karadaiyan kāraḍaiyān,Karthigai kārtikai,Karva karavā,Ketu ketu,Kevala kevala,Kokila kokilā,Krishna kṛṣṇa,Krithigai kṛttikai,Kunda kuṇḍa,Kurma kūrma
Labha lābha,Lagnesha lagneśa,Lakshmi lakṣmī,Lalita lalitā,Lohri lohrī
Madhvacharya madhvācārya,Magam makam,Magh māgh,Maha mahā,Mahalakshmi mahālakṣmī,Maharaja mahārāja,Maharana mahārāṇā,Mahavira mahāvīra,Mahesh maheśa,Makaravilakku makaraviḷakku,Malayalam malayāḷam,Mandala maṇḍala,Mandi māndi,Mangala maṅgalā,Manikarnika maṇikarṇikā,Masi māsi,Masik māsika,Matangi mātaṅgī,Matsya matsya,Mattu māṭṭu,Mauni maunī,Meerabai mīrābāī,Meru meru,Mohini mohinī,Mokshada mokṣadā
Nag nāga,Nagula nāgula,Nakshatram nakṣatram,Nanak nānaka,Narada nārada,Naraka naraka,Narali nāraḷī,Narasimha narasiṃha,Narmada narmadā,Nava nava,Navapada navapada,Navaratri navarātri,Nepali nepālī,Nirjala nirjalā,Nombu nombu
Oli oḷī,Onam oṇam
Padmanabha padmanābha,Padmini padminī,Padwa pāḍvā,Paksha pakṣa,Pana paṇā,Panchaka pañcaka,Panguni paṅguni,Papamochani pāpamocanī,Papankusha pāpāṅkuśā,Parama paramā,Parashurama paraśurāma,Parba parba,Parivartana parivartana,Paraspara paraspara,Parsva pārśva,Parva parva,Paryushana paryuṣaṇa,Perukku pĕrukku,Phulera phulerā,Pithori piṭhorī,Pitri pitṛ,Pitru pitṛ,Pohela pahelā,Pongal pŏṅgal,Pongala pŏṅgālā,Pooram pūram,Pradosha pradoṣa,Pratap pratāpa,Puja pūjā,Pusam pūsam,Puthandu puttāṇḍu,Putrada putradā
Radha rādhā,Rahu rāhu,Raja raja,Raksha rakṣā,Rama rāma,Ramā ramā,Ramakrishna rāmakṛṣṇa,Ramalakshmana rāmalakṣmaṇa,Ramanandacharya rāmānandācārya,Ramanuja rāmānuja,Ranga raṅga,Ratha ratha,Ratri rātri,Rigveda ṛgveda,Rishi ṛṣi,Rohini rohiṇī
Sakat sakaṭa,Samaveda sāmaveda,Samharam saṃhāra,Samvatsari saṃvatsarī,Sankashti saṅkaṣṭī,Sankranti saṃkrānti,Saphala saphalā,Saraswati sarasvatī,Sarva sarva,Satyanarayana satyanārāyaṇa,Savitri sāvitrī,Sawan sāvana,Shabari śabarī,Shakambhari śākambharī,Shankaracharya śaṅkarācārya,Shani śani,Sharad śarad,Shashthesha ṣaṣṭheśa,Shattila ṣaṭtilā,Shitala śītalā,Shivaji śivājī,Shivaratri śivarātri,Shravan śrāvaṇa,Singh siṃha,Sita sītā,Skanda skanda,Snana snāna,Soma soma,Somavati somavatī,Somwar somavāra,Soora sūra,Subrahmanya subrahmaṇya,Sunia suniyā,Surdas sūradāsa,Surya sūrya,Swami svāmī,Swaminarayan svāmīnārāyaṇa
Tadde taddi,Tailang tailaṅga,Tara tārā,Teej tīj,Telugu tĕlugu,Thai tai,Thiruvathira tiruvātira,Thrissur tṛśśūr,Tirumanjanam tirumañjanam,Tripura tripura,Tulasi tulasī,Tulsidas tulasīdāsa
Ugadi ugādi,Upakarma upākarma,Upanga upāṅga,Uthiram uttiram,Utpanna utpannā
Vadha vadha,Vaikasi vaikāsi,Vaikuntha vaikuṇṭha,Vallabhacharya vallabhācārya,Valmiki vālmīki,Vamana vāmana,Varaha varāha,Varalakshmi varalakṣmī,Vara vāra,Varas varas,Vela velā,Varsha varṣa,Varshitapa varṣītapa,Parana pāraṇā,Varuthini varuthinī,Vasant vasanta,Vasudeva vāsudeva,Vat vaṭa,Vijaya vijayā,Vijayadashami vijayadaśamī,Vinayaka vināyaka,Visakam visākam,Visarjana visarjana,Vishu viṣu,Vishvakarma viśvakarmā,Vishwakarma viśvakarmā,Vivaha vivāha,Vivekananda vivekānanda,Vrata vrata
Aati āṭi,Acharya ācārya,Advaita advaita,Ambubachi ambubācī,Arghya arghya,Arjan arjana,Aunsi auṃsī
Bahadur bahādura,Bala bālā,Bandi bandī,Basumati basumatī,Bathukamma batukamma,Bhaktisiddhanta bhaktisiddhānta,Bhaktivinoda bhaktivinoda,Bisu bisu,Bonalu bonālu
Chaite caite,Chhor chora,Das dāsa,Dashain daśaiṃ,Divas divasa,Gai gāī,Gathe gaṭhe,Gaura gaura,Ghode ghoḍe,Gobardhan gobardhana,Golconda golkoṇḍā,Goru goru,Gyalpo gyālpo
Hola holā,Hyderabad haidarābāda,Indra indra,Janai janai,Jatra jātrā,Jhulan jhūlana
Kaag kāga,Kati kāti,Keddaso kĕḍḍasa,Kharna kharanā,Khay khāya,Kshamavani kṣamāvāṇī,Kukur kukura,Kushe kuśe
Lakshana lakṣaṇa,Lhosar lhosāra,Maghe māghe,Mangal maṅgala,Mata mātā,Mauna mauna,Mha mha,Mohalla mahallā
Nahay nahāya,Nityananda nityānanda,Nuakhai nuākhāi,Padvo pāḍvo,Pahili pahili,Parshvanatha pārśvanātha,Phulpati phūlapātī,Prabhupada prabhupāda,Punav punava,Punhi punhī
Ram rāma,Rishabhadeva ṛṣabhadeva,Saddula saddula,Samsar saṃsāra,Saune sāune,Secunderabad sikandarābāda,Sesha śeṣa,Shaheedi śahīdī,Sonam sonāma,Suta suta
Tamu tamu,Tegh tega,Thakura ṭhākura,Tihar tihāra,Tika ṭīkā,Tirtha tīrtha,Uruka urukā,Usha uṣā,Vangiya vaṅgīya,Yomari yomarī
Yajurveda yajurveda,Yama yama,Yamuna yamunā,Yashoda yaśodā,Yatra yātrā,Yogeshwara yogeśvara,Yogini yoginī`
    .split(/[,\n]/)
    .map((row) => row.split(' ') as [string, string]),
)

/** The form of a month or sign inside a name. Before another word, Telugu, Malayalam and Tamil drop the ending of the noun. */
const inflectInside = (name: string | undefined, last: boolean) => (last ? name : name?.replace(/(?:ం|ം|ம்)$/, ''))

const MARKS = /\p{M}/gu

/** Languages that drop a silent final a: Nanak, Ganesh. */
const DROPS_SILENT_A: ReadonlySet<LabelLanguage> = new Set(['ko', 'ru', 'pl', 'tr'])

/**
 * The names of the spelt terms in a language. `termOf` returns the name of a month, tithi or sign.
 * @throws Error for a word without a spelling
 */
export const speltTerms = (
  language: LabelLanguage,
  { names = {}, words = {}, and, begins, ends }: SpeltNames,
  termOf: (word: string) => string | undefined,
): Record<SpeltTerm, string> => {
  const write = WRITE[language]
  const writeWord = (word: string, last: boolean) => {
    if (!write) return normalizedText(word, 'NFD').replace(MARKS, '')
    const key = capital(word, 'de')
    const spelling = SPELLING[key]
    if (spelling === undefined) throw new Error(`The word ${word} of a name has no spelling`)
    const hasSilentA = DROPS_SILENT_A.has(language) && !word.endsWith('a')
    const text = write(hasSilentA ? spelling.replace(/a$/, '') : spelling, last)
    return key === word ? capital(text, language) : text
  }
  const phrase = (text: string): string => {
    for (const [verb, frame] of [
      [' begins', begins],
      [' ends', ends],
    ] as const)
      if (text.endsWith(verb)) return frame.replace('{}', phrase(text.slice(0, -verb.length)))
    if (text.includes(' and ')) return text.split(' and ').map(phrase).join(` ${and} `)
    return text
      .split(' ')
      .map((word, i, { length }) => {
        const last = i === length - 1
        return words[word] ?? inflectInside(termOf(word), last) ?? writeWord(word, last)
      })
      .join(' ')
  }
  return Object.fromEntries(SPELT_TERMS.map((name) => [name, names[name] ?? phrase(phraseOf(name))])) as Record<
    SpeltTerm,
    string
  >
}
