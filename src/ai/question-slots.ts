import hindi from '../../data/lexicon/hi.json'
import type { BIRTH_DOSHA_RULES } from '../jyotish/doshas/index.ts'
import { GRAHAS, type Graha } from '../jyotish/grahas.ts'
import type { PurposeName } from '../jyotish/muhurta/purposes.ts'
import type { Varga } from '../jyotish/vargas.ts'
import { YOGA_RULES } from '../jyotish/yogas/index.ts'
import { matchSpelling } from '../lexicon/spellings.ts'
import { ordinalInWords } from '../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, SIGNS, type Sign } from '../zodiac/signs.ts'
import { type TimeSlot, timeSlotOf } from './time-slot.ts'
import { foldedWords, stemPattern } from './word-stems.ts'

/** Slots of a question: the planet, gem, day, undertaking, house, yoga, dosha or divisional chart that it names. */

export interface QuestionSlots {
  readonly planet?: Graha
  readonly sign?: Sign
  readonly gem?: Graha
  readonly time?: TimeSlot
  readonly activity?: Activity
  readonly house?: HouseNumber
  readonly yoga?: string
  readonly dosha?: string
  readonly varga?: Varga
  readonly vrat?: VratName
  /** The name for a numerology question, as the user wrote it. */
  readonly name?: string
}

export type Activity = Exclude<PurposeName, 'surgery'> | 'signing'
export type VratName = (typeof VRAT_WORDS)[number][0]

const anyOf = (words: string): RegExp => {
  const parts = words.split(' ').map((word) => stemPattern(word).source)
  return new RegExp(parts.join('|'))
}
const rows = <K extends string>(table: Readonly<Partial<Record<K, string>>>) =>
  (Object.entries(table) as [K, string][]).map(([key, words]) => ({ key, pattern: anyOf(words) }))
const firstIn = <K>(table: readonly { key: K; pattern: RegExp }[], text: string): K | undefined =>
  table.find(({ pattern }) => pattern.test(text))?.key

// source: the nine gems by Jataka Parijata 2; their names in English and Hindi as jewellers sell them
const GEMS = rows<Graha>({
  Saturn: 'blue_sapphire neelam. nilam. neelum. नीलम amethyst jamunia',
  Jupiter: 'yellow_sapphire pukhraj पुखराज topaz citrine pushparag',
  Sun: 'ruby rubies manik. manikya manek माणिक garnet',
  Moon: 'pearl moti. मोती moonstone',
  Mars: 'coral moonga munga. मूंगा carnelian',
  Mercury: 'emerald panna. पन्ना peridot',
  Venus: 'diamond heera. hira. हीरा white_sapphire opal zircon',
  Rahu: 'hessonite gomed गोमेद',
  Ketu: "cat's_eye cats_eye lehsuniya lahsuniya lehsunia vaidurya लहसुनिया",
})

// source: the undertakings of muhurta search, as people name them
const ACTIVITIES = rows<Activity>({
  signing: 'sign. signing signature contract agreement deal. paperwork registr register हस्ताक्षर अनुबंध anubandh',
  'vehicle-purchase': 'car. cars. vehicle bike. scooter motorcycle gaadi gadi. vahan वाहन गाडी कार.',
  'griha-pravesh':
    'griha_pravesh house_warming housewarming grah_pravesh move_in moving_in move_into shift_into गृह_प्रवेश',
  'bhumi-pujan': 'bhumi_puj bhoomi_puj foundation construction build_a lay_the भूमि_पूजन',
  'property-purchase':
    'house home. flat. apartment property plot. land. makan makaan zameen jameen ghar. मकान जमीन संपत्ति फ्लैट घर.',
  engagement: 'engagement engaged sagai ring_ceremony सगाई',
  marriage: 'marr wedding wed. shadi shaadi vivah byah शादी विवाह ब्याह',
  'gold-purchase': 'gold. jewel sona. सोना गहने gehne silver.',
  'business-opening': 'business shop. office. open_my startup start_up company dukan दुकान व्यापार vyapar launch venture',
  naming: 'naming namkaran naamkaran नामकरण',
  annaprashana: 'annaprash first_rice अन्नप्राशन',
  mundan: 'mundan haircut tonsure मुंडन chaula',
  karnavedha: 'karnaved ear_piercing piercing कर्णवेध',
  vidyarambha: 'vidyaramb first_day_of_school start_school विद्यारंभ admission',
  upanayana: 'upanayan thread_ceremony janeu yagnopav उपनयन जनेऊ',
  travel: 'travel journey trip. fly. yatra यात्रा leave_for safar सफर',
})

// source: the fast days and lunar days of the vrat-dates capability
export const VRAT_WORDS = [
  ['ekadashi', 'ekadashi ekadasi ekadasi. एकादशी gyaras'],
  ['pradosha', 'pradosh प्रदोष'],
  ['sankashti', 'sankashti sankasht chaturthi संकष्टी'],
  ['masik-shivaratri', 'shivratri shivaratri शिवरात्रि'],
  ['purnima', 'purnima poornima pournami full_moon पूर्णिमा'],
  ['amavasya', 'amavasya amavas new_moon अमावस्या'],
  ['shashti', 'shashti shasti षष्ठी'],
  ['durgashtami', 'durgashtami durga_ashtami दुर्गाष्टमी'],
  ['satyanarayana', 'satyanaray सत्यनारायण'],
] as const
const VRATS = VRAT_WORDS.map(([key, words]) => ({ key, pattern: anyOf(words) }))

const DOSHA_WORDS = rows({
  kaal_sarp: 'kaal_sarp kal_sarp kalsarp kaalsarp kala_sarp kalasarp काल_सर्प कालसर्प',
  pitra: 'pitra_dosh pitru_dosh पितृ पित्र_दोष',
  guru_chandal: 'guru_chandal chandal_yog guru_chandala गुरु_चांडाल चांडाल',
  shrapit: 'shrapit shraapit sharpit श्रापित',
  grahan: 'grahan_dosh grahan_yog eclipse_dosh ग्रहण_दोष ग्रहण_योग',
  angarak: 'angarak_dosh angarak_yog angarak. अंगारक',
  vish: 'vish_dosh vish_yog visha_yog visha_dosh विष_दोष विष_योग',
  kemadruma: 'kemadrum kemdrum केमद्रुम',
  gandamoola: 'gandmool gand_mool gandamool ganda_mool mool_dosh moola_dosh गंडमूल गंड_मूल',
  kalathra: 'kalathra kalatra_dosh कलत्र',
  badhaka: 'badhak बाधक',
} satisfies Partial<Record<(typeof BIRTH_DOSHA_RULES)[number]['id'], string>>)

const VARGAS = rows<Varga>({
  D9: 'navams navamams navmans नवांश d9. d-9 d_9.',
  D10: 'dasams dashams dasamams दशांश दशमांश d10. d-10',
  D7: 'saptams saptamams सप्तांश सप्तमांश d7. d-7',
  D4: 'chaturthams चतुर्थांश d4. d-4',
  D3: 'drekkan dreshkan द्रेष्काण d3. d-3',
  D12: 'dwadasams dvadasams dwadashams द्वादशांश d12. d-12',
  D24: 'siddhams chaturvims d24. d-24',
  D60: 'shashtiams shastiams षष्ट्यंश d60. d-60',
  D30: 'trimsams trimshams त्रिंशांश d30. d-30',
  D2: 'hora_chart d2. d-2',
})

/** Spellings of planets that are more often names of people or everyday words. */
const NAMES_OF_PEOPLE = new Set(
  'ravi aditya bhanu arka soma indu shashi chand manda saumya mangala candra sani chandran suryan'.split(' '),
)
/** Spellings of signs that are everyday words. */
const EVERYDAY_WORDS = new Set('min mina mesh singh sinha singha tul mesa makaram onam'.split(' '))
const HINDI_GRAHAS = GRAHAS.map((planet) => ({
  key: planet,
  pattern: anyOf(`${hindi.names.Graha[planet].replace(/ .*/, '')} `.trim()),
}))
const MORE_HINDI_GRAHAS = rows<Graha>({
  Sun: 'सूर्य सूरज',
  Moon: 'चंद्र चन्द्र चांद',
  Mars: 'मंगल',
  Mercury: 'बुध.',
  Jupiter: 'गुरु. बृहस्पति',
  Venus: 'शुक्र.',
  Saturn: 'शनि.',
  Rahu: 'राहु',
  Ketu: 'केतु',
})

const latinWords = (text: string) => text.match(/[a-z]+/g) ?? []

/** The first planet in a text; names in Latin letters take precedence. */
const planetIn = (text: string): Graha | undefined => {
  for (const word of latinWords(text)) {
    if (NAMES_OF_PEOPLE.has(word) || word.length < 3) continue
    const planet = matchSpelling(word.replace(/^suns$/, 'sun'), GRAHAS)
    if (planet) return planet
  }
  return firstIn(MORE_HINDI_GRAHAS, text) ?? firstIn(HINDI_GRAHAS, text)
}
const signIn = (text: string): Sign | undefined => {
  for (const word of latinWords(text)) {
    if (EVERYDAY_WORDS.has(word) || word.length < 3) continue
    const sign = matchSpelling(word, SIGNS)
    if (sign) return sign
  }
  return SIGNS.find((sign) => anyOf(hindi.names.Sign[sign]).test(text))
}

const ORDINALS: readonly string[] = HOUSES.map(ordinalInWords)
const HOUSE = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th|ve|va|vah|wa|we)?|(${ORDINALS.join('|')}))[ -](?:house|home|bhav|bhava|ghar|भाव)s?(?![a-z])|\\bhouse (?:number |no\\.? )?(\\d{1,2})\\b`,
)
const HINDI_HOUSES = rows<`${HouseNumber}`>({
  1: 'प्रथम_भाव पहले_भाव pratham_bhav lagna_bhav',
  2: 'द्वितीय_भाव दूसरे_भाव dwitiya_bhav dusre_bhav',
  3: 'तृतीय_भाव तीसरे_भाव tritiya_bhav teesre_bhav',
  4: 'चतुर्थ_भाव चौथे_भाव chaturth_bhav chauthe_bhav',
  5: 'पंचम_भाव पांचवें_भाव pancham_bhav panchve_bhav',
  6: 'षष्ठ_भाव छठे_भाव shashth_bhav chhathe_bhav',
  7: 'सप्तम_भाव सातवें_भाव saptam_bhav satve_bhav saatve_bhav',
  8: 'अष्टम_भाव आठवें_भाव ashtam_bhav aathve_bhav',
  9: 'नवम_भाव नौवें_भाव navam_bhav nauve_bhav bhagya_bhav',
  10: 'दशम_भाव दसवें_भाव dasham_bhav dasve_bhav',
  11: 'एकादश_भाव ग्यारहवें_भाव ekadash_bhav',
  12: 'द्वादश_भाव बारहवें_भाव dwadash_bhav barahve_bhav',
})
const houseIn = (text: string): HouseNumber | undefined => {
  const match = HOUSE.exec(text)
  const number = match
    ? Number(match[1] ?? match[3] ?? 0) || ORDINALS.indexOf(match[2] ?? '') + 1
    : Number(firstIn(HINDI_HOUSES, text) ?? 0)
  return HOUSES.find((house) => house === number)
}

/** A name reduced to the letters that all spellings of Sanskrit share. */
const skeleton = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/sh/g, 's')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/th/g, 't')
    .replace(/[ah]/g, '')
    .replace(/(.)\1+/g, '$1')

const YOGA_NAMES = new Map(
  YOGA_RULES.filter(({ name, group }) => group !== 'parivartana' && !/ (?:of|in|a|by) /.test(name))
    .map(({ id, name }): [string, string] => [skeleton(name), id])
    .filter(([bare]) => bare.length > 2)
    .reverse(),
)
const YOGA_IN_HINDI = rows({
  gajakesari: 'गजकेसरी गज_केसरी',
  budha_aditya: 'बुधादित्य बुध_आदित्य budhaditya budh_aditya',
  hamsa: 'हंस_योग hans_yog',
  malavya: 'मालव्य',
  ruchaka: 'रुचक ruchak_yog',
  bhadra: 'भद्र_योग bhadra_yog',
  shasha: 'शश_योग shash_yog sasa_yog',
  chandra_mangala: 'चंद्र_मंगल chandra_mangal_yog',
  lakshmi: 'लक्ष्मी_योग lakshmi_yog laxmi_yog',
  saraswati: 'सरस्वती_योग saraswati_yog',
})
const YOGA_WORD = /\byog(?:a|as|am)?\b|योग/
/** The yoga whose name, of at most three words, stands before the word yoga. */
const yogaIn = (text: string): string | undefined => {
  const hindiYoga = firstIn(YOGA_IN_HINDI, text)
  if (hindiYoga) return hindiYoga
  if (!YOGA_WORD.test(text)) return text.includes('gajakesari') ? 'gajakesari' : undefined
  const words = latinWords(text)
  for (const [index, word] of words.entries())
    if (/^yog(?:a|am)?$/.test(word))
      for (const count of [3, 2, 1]) {
        const id = index >= count ? YOGA_NAMES.get(skeleton(words.slice(index - count, index).join(''))) : undefined
        if (id) return id
      }
  return undefined
}

/** The name after "my name is", or in quotation marks after the word name. */
const NAME =
  /\b(?:my|our|the|baby(?:'s)?|company|business|brand) name(?:,| is| as)? ((?:\p{Lu}[\p{L}'’.-]+ ?){1,4})|\bname ["'“‘]([^"'”’]{2,60})["'”’]|\bnaam ((?:\p{Lu}[\p{L}'’.-]+ ?){1,4})|(?:number|numerology) (?:of|for) (?:the name )?((?:\p{Lu}[\p{L}'’.-]+ ?){1,4})/u

/** The slots of a question. `question` is the user's text, before normalisation. */
export const slotsOf = (question: string): QuestionSlots => {
  const text = foldedWords(question)
  const name = NAME.exec(question)
    ?.slice(1)
    .find((part) => part !== undefined)
  const dosha = firstIn(DOSHA_WORDS, text)
  const house = houseIn(text)
  const activity = firstIn(ACTIVITIES, text)
  const slots = {
    planet: planetIn(text),
    sign: signIn(text),
    gem: firstIn(GEMS, text) ?? (/\bsapphire\b/.test(text) ? 'Saturn' : undefined),
    time: timeSlotOf(text) ?? undefined,
    // A house of the chart is not property to buy.
    activity: house !== undefined && activity === 'property-purchase' ? undefined : activity,
    house,
    // A dosha may be called a yoga: Kaal Sarp, Grahan.
    yoga: dosha ? undefined : yogaIn(text),
    dosha,
    varga: firstIn(VARGAS, text),
    vrat: firstIn(VRATS, text),
    name: name?.trim().replace(/[.,]+$/, ''),
  }
  return Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as QuestionSlots
}
