import type { Graha } from '../jyotish/grahas.ts'
import type { NAKSHATRAS } from '../jyotish/nakshatras.ts'
import { normalizedText } from '../normalization.ts'
import type { Sign } from '../zodiac/signs.ts'

type Spellings<T extends string> = Readonly<Record<T, string>>

// Each row: the spelling of this project, then other common spellings, separated by spaces. The comparison ignores case, spaces, hyphens
// and diacritics.

// source: transliterations of almanacs in Sanskrit, Hindi, Tamil, Telugu, Kannada and Malayalam
const STARS: Spellings<(typeof NAKSHATRAS)[number] | 'Abhijit'> = {
  Ashwini: 'Aswini Asvini Ashvini Aswani Ashwani Aswathi Aswathy Ashwathi Asvathi',
  Bharani: 'Barani Bharni',
  Krittika: 'Kritika Krithika Kruthika Krttika Kruttika Karthika Kartika Kartigai Karthigai Krithigai Karthikai',
  Rohini: 'Rohinee',
  Mrigashira:
    'Mrigasira Mrigashirsha Mrigasirsha Mrigashirisha Mrigasheersha Mrigasheersham Mrigshira Mrigshirsha Mrgasira Mrgasirsa Mrigasirisham Mrugasira Mrugashira Mrugashirsha Makayiram Makayiryam Makeeryam',
  Ardra: 'Arudra Aardra Aridra Thiruvathira Tiruvathira Tiruvadirai Thiruvadhirai Thiruvathirai',
  Punarvasu: 'Punarvasoo Punarpusam Punarpoosam Punartham Punarvasam',
  Pushya: 'Pushyami Pushyam Pusya Poosam Pusam Pooyam Tishya',
  Ashlesha: 'Aslesha Aslesa Ashlesa Aashlesha Ayilyam Aayilyam Ayiliyam',
  Magha: 'Makha Makam Makham Magham Magam',
  'Purva Phalguni': 'Poorvaphalguni Purvafalguni Poorvafalguni Purvaphalgun Pubba Pooram Puram Purvaphalguna',
  'Uttara Phalguni':
    'Utharaphalguni Uttaraphalgun Uttarafalguni Uttraphalguni Uttara Uthara Uttaram Uthram Uthiram Uttiram',
  Hasta: 'Hastha Hastam Hastham Atham Attam Astham',
  Chitra: 'Chithra Citra Chitta Chittra Chithirai Chitirai Chitrai Chittirai',
  Swati: 'Swathi Svati Svathi Swaati Chothi Chodi',
  Vishakha: 'Visakha Vishaka Vishaakha Vishakam Visakam Visaka Vishakham',
  Anuradha: 'Anuraadha Anooradha Anusham Anizham Anilam',
  Jyeshtha: 'Jyeshta Jyestha Jyesta Jyeshtaa Jeshta Jyeshtta Kettai Ketta Thrikketta Trikketta',
  Mula: 'Moola Moolam Mulam Mool Mul Moolaa',
  'Purva Ashadha':
    'Purvashadha Purvashada Purvasada Purvasadha Purvaashada Poorvashadha Poorvashada Poorvaashadha Purvashaadha Pooradam Puradam',
  'Uttara Ashadha':
    'Uttarashadha Uttarashada Uttarasada Uttarasadha Uttaraashada Utharashadha Uttarashaadha Uthradam Uthiradam Uttiradam',
  Abhijit: 'Abhijith Abijit',
  Shravana: 'Sravana Shravan Sravan Sravanam Shravanam Thiruvonam Tiruvonam Onam',
  Dhanishta: 'Dhanistha Dhanishtha Dhanista Danishta Dhanisht Avittam Avitam Shravishtha Sravistha',
  Shatabhisha:
    'Satabhisha Shatabhishak Satabhishak Satabhisa Shatabisha Satabisha Shathabhisha Shatbhisha Shatataraka Satataraka Sadayam Sathayam Chathayam Chatayam',
  'Purva Bhadrapada':
    'Poorvabhadrapada Purvabhadra Poorvabhadra Purvabhadrapad Purvabhadrapatha Purvabadrapada Poorattathi Purattathi Pooruruttathi Poorattadhi',
  'Uttara Bhadrapada':
    'Utharabhadrapada Uttarabhadra Utharabhadra Uttarabhadrapad Uttarabhadrapatha Uttarabadrapada Uthrattathi Uttirattathi Uthirattathi Uthrittathi',
  Revati: 'Revathi Revathy Rewati',
}

// source: as for the stars; Sanskrit, Hindi, Tamil and Malayalam names of the signs, and Latin ones
const SIGN_NAMES: Spellings<Sign> = {
  Aries: 'Mesha Mesh Mesham Mesam Medam Mesa',
  Taurus: 'Vrishabha Vrishabh Vrisabha Vrushabha Vrushabh Vrisha Vrsabha Rishabha Rishabham Rishabam Edavam',
  Gemini: 'Mithuna Mithun Mithunam Midhuna Midhunam',
  Cancer: 'Karka Kark Karkata Karkataka Karkatakam Karkatak Kataka Katakam Kadakam Kadagam Karkadakam',
  Leo: 'Simha Simham Simh Sinha Singh Singha Chingam',
  Virgo: 'Kanya Kanni Kanyaa',
  Libra: 'Tula Tulaa Thula Thulam Tulam Tul',
  Scorpio:
    'Vrishchika Vrischika Vrishchik Vrischik Vrscika Vrushchika Vruschika Vrichika Vruchika Vrishchikam Viruchigam Virutchigam Viruchika Scorpius',
  Sagittarius: 'Dhanu Dhanus Dhanush Dhanur Dhanusu Dhanuss Dhanurashi Sagitarius Saggitarius',
  Capricorn: 'Makara Makar Makaram Magaram Capricornus',
  Aquarius: 'Kumbha Kumbh Kumbham Kumba Kumbam',
  Pisces: 'Meena Meen Meenam Mina Minam Min',
}

// source: as for the stars; the names of the planets in Sanskrit, Hindi and Tamil
const PLANETS: Spellings<Graha> = {
  Sun: 'Surya Sury Soorya Ravi Aditya Bhanu Arka Suryan Sooriyan',
  Moon: 'Chandra Chandr Chand Candra Soma Indu Shashi Chandran Chandrama',
  Mars: 'Mangal Mangala Kuja Kuj Bhauma Angaraka Angarak Chevvai Sevvai Chovva',
  Mercury: 'Budha Budh Budhan Saumya',
  Jupiter: 'Guru Brihaspati Brhaspati Bruhaspati Vyazham',
  Venus: 'Shukra Shukr Sukra Sukran Shukran',
  Saturn: 'Shani Sani Shanaishchara Sanaischara Manda',
  Rahu: 'Raahu Ragu NorthNode',
  Ketu: 'Kethu Ketuu SouthNode',
}

// source: names of the same points in Western and Indian usage
const POINTS = {
  'North Node': 'Rahu Raahu AscendingNode DragonsHead',
  'South Node': 'Ketu Kethu DescendingNode DragonsTail',
  Ascendant: 'Lagna Lagnam Lagn Asc',
  Midheaven: 'MC MediumCoeli',
  Lilith: 'BlackMoon BlackMoonLilith',
  ASC: 'Ascendant Lagna AC',
  DSC: 'Descendant DC',
  MC: 'Midheaven MediumCoeli',
  IC: 'ImumCoeli',
} as const

/** A spelling without diacritics, spaces and hyphens, in lower case. */
const normalised = (text: string) =>
  normalizedText(text, 'NFD')
    .replace(/[\p{M}\s'’._-]/gu, '')
    .toLowerCase()

/** The names that a normalised spelling may mean. A closed set has at most one of them. */
const NAMES = new Map<string, string[]>()
for (const table of [STARS, SIGN_NAMES, PLANETS, POINTS])
  for (const [name, variants] of Object.entries(table))
    for (const spelling of [name, ...variants.split(' ')].map(normalised))
      NAMES.set(spelling, [...(NAMES.get(spelling) ?? []), name])

/** Longer texts are not compared. Every spelling is shorter. */
const MAX_CHARACTERS = 40

/**
 * The word of a closed set that a text spells: the word itself, the word in another case or with other spaces, or a common spelling
 * of a nakshatra, sign, planet or point that is in the set. Undefined for any other text.
 */
export const matchSpelling = <W extends string>(text: string, words: readonly W[]): W | undefined => {
  if ((words as readonly string[]).includes(text)) return text as W
  if (text.length > MAX_CHARACTERS) return undefined
  const spelling = normalised(text)
  const names = NAMES.get(spelling) ?? []
  return words.find((word) => names.includes(word)) ?? words.find((word) => normalised(word) === spelling)
}

/** True for a closed set with a name that has several spellings. */
export const hasSpellings = (words: readonly string[]): boolean =>
  words.some((word) => NAMES.get(normalised(word))?.includes(word) ?? false)
