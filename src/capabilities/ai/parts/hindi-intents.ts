import type { PackFact } from '../../../ai/claims.ts'
import { hindiDate, hindiName } from '../../../ai/grounding/hindi.ts'
import type { Intent } from '../../../ai/intents.ts'
import type { QuestionKind } from '../../../ai/question-areas.ts'
import type { QuestionSlots } from '../../../ai/question-slots.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { grahaOf, HINDI_GEMS, HINDI_GIFTS, hindiField, joinHindi } from './hindi-names.ts'
import { PROMOTION } from './intent-work.ts'

/** First sentences of Hindi answers, from the facts that the English answer to the same intent rests on. */

export interface HindiLeadInput {
  /** The facts of the first sentence of the English answer. */
  readonly lead: readonly PackFact[]
  /** All facts of the answer. */
  readonly facts: readonly PackFact[]
  readonly kind: QuestionKind
  readonly slots: QuestionSlots
  /** The question, normalised for pattern matching. */
  readonly searchText: string
  readonly isElder: boolean
}

type HindiLead = (input: HindiLeadInput) => string | null

const claimOf = ({ claims }: PackFact, relation: string) => claims.find((claim) => claim.relation === relation)
const withPrefix = (facts: readonly PackFact[], prefix: string) => facts.find(({ id }) => id.startsWith(prefix)) ?? null

/** The window of a fact: "3 जून 2027 से 20 अक्टूबर 2027 तक", or from now on; null without an end. */
export const hindiSpan = (fact: PackFact): string | null => {
  const [start, end] = [claimOf(fact, 'start')?.object, claimOf(fact, 'end')?.object]
  if (!end) return null
  return start ? `${hindiDate(start)} से ${hindiDate(end)} तक` : `अभी से ${hindiDate(end)} तक`
}
const isRunning = (fact: PackFact): boolean => fact.claims.some(({ object }) => object === 'running')

const bandOf = (facts: readonly PackFact[]): string | null =>
  facts.flatMap((fact) => claimOf(fact, 'band')?.object ?? [])[0] ?? null

/** The predicate of the best time: that it runs until a day, or its span. */
const timePredicate = (fact: PackFact): string | null => {
  const end = claimOf(fact, 'end')?.object
  if (!end) return null
  return isRunning(fact) ? `अभी चल रहा है और ${hindiDate(end)} तक रहेगा` : `${hindiSpan(fact)} है`
}

/** The sentence on the best time for a matter: "नौकरी मिलने का सबसे अच्छा समय अभी चल रहा है और 3 जून 2027 तक रहेगा।" */
export const hindiBestTime = (matter: string, fact: PackFact): string | null => {
  const predicate = timePredicate(fact)
  return predicate && `${matter} का सबसे अच्छा समय ${predicate}।`
}

/** The best period among the leading facts as the time for a matter, or that there is none. */
const bestTime =
  (matterOf: (input: HindiLeadInput) => string): HindiLead =>
  (input) => {
    const matter = matterOf(input)
    const [best = null, near] = input.lead.filter(({ id }) => id.startsWith('best.'))
    const [nearSpan, bestSpan] = [near && hindiSpan(near), best && hindiSpan(best)]
    if (nearSpan && bestSpan) return `${matter} का सबसे नज़दीकी अच्छा समय ${nearSpan} है, और सबसे प्रबल समय ${bestSpan}।`
    const text = best && hindiBestTime(matter, best)
    return text ?? `अगले दस वर्षों में कुंडली ${matter} का कोई एक समय अलग से नहीं दिखाती।`
  }

const partnerTime =
  (matter: string, factPrefix: 'vivaha.window' | 'best.'): HindiLead =>
  ({ lead, kind, slots }) => {
    const window = withPrefix(lead, factPrefix)
    const span = window && hindiSpan(window)
    if (!span) return `अगले दस वर्षों में कुंडली ${matter} के लिए कोई एक समय अलग से नहीं दिखाती।`
    const predicate = timePredicate(window)
    if (slots.time?.unit === 'year') return `${matter} का एक समय ${predicate}।`
    return kind === 'whether'
      ? `हाँ, कुंडली में ${matter} की जगह है, और सबसे बढ़कर ${span}।`
      : `${matter} का सबसे प्रबल समय ${predicate}।`
  }

const fieldList = (facts: readonly PackFact[]): string | null => {
  const names = facts.flatMap((fact) => hindiField(claimOf(fact, 'field')?.object ?? '') ?? [])
  return names.length > 0 ? joinHindi(names) : null
}

const VERDICT: Readonly<Record<string, string>> = {
  strong: 'हाँ, स्पष्ट रूप से',
  good: 'हाँ',
  mixed: 'हाँ, पर मेहनत के साथ',
}
const CHILDREN: Readonly<Record<string, string>> = {
  strong: 'हाँ, संतान के विषय में कुंडली का साथ मज़बूत है।',
  good: 'हाँ, संतान के विषय में कुंडली साथ देती है।',
  mixed: 'संतान के विषय में कुंडली के संकेत मिले-जुले हैं: आशा भी है और देर भी।',
  weak: 'संतान के विषय में कुंडली का साथ कम है: पहले धैर्य चाहिए, फिर सहजता आती है। यह कोई अंतिम निर्णय नहीं है।',
}
const EXAM: Readonly<Record<string, string>> = {
  strong: 'परीक्षाओं में कुंडली साफ़ तौर पर आपके साथ है।',
  good: 'परीक्षाओं में कुंडली आपके साथ है।',
  mixed: 'परीक्षाओं का रास्ता खुला है: क्षमता कुंडली देती है, मेहनत आपकी रहती है।',
  weak: 'परीक्षाओं के लिए आपको दूसरों से अधिक समय देना पड़ता है; कुंडली का साथ कम है, इसलिए पढ़ने का तरीका निर्णायक है।',
}
const LEARNING: Readonly<Record<string, string>> = {
  strong: 'आप जो भी सीखना चाहें, उसमें कुंडली साफ़ तौर पर आपके साथ है।',
  good: 'आप जो सीखते हैं, उसमें कुंडली आपके साथ है।',
  mixed: 'सीखने का रास्ता खुला है: क्षमता कुंडली देती है, मेहनत आपकी रहती है।',
  weak: 'सीखने में आपको दूसरों से अधिक समय लगता है, इसलिए तरीका निर्णायक है।',
}
const MANGLIK: Readonly<Record<string, string>> = {
  absent: 'नहीं: आपकी कुंडली में मांगलिक दोष नहीं है।',
  cancelled: 'नहीं, प्रभाव में नहीं: आपकी कुंडली में मांगलिक दोष बनता है, पर भंग हो जाता है।',
  mild: 'हाँ, हल्के रूप में: आपकी कुंडली में मांगलिक दोष है।',
  full: 'हाँ: आपकी कुंडली में मांगलिक दोष है और पूरा गिना जाता है।',
}
const PHASE: Readonly<Record<string, string>> = { rising: 'पहला', peak: 'मध्य', setting: 'अंतिम' }
const YEAR: Readonly<Record<string, string>> = {
  ...{ excellent: 'बहुत अच्छा', strong: 'बहुत अच्छा', favourable: 'अच्छा', good: 'अच्छा', mixed: 'मिला-जुला' },
  ...{ average: 'सामान्य', difficult: 'कठिन', weak: 'कठिन', hard: 'कठिन' },
}
const STRENGTH: Readonly<Record<string, string>> = { moderate: 'मध्यम बल का', weak: 'कमज़ोर' }

const planetIn = (fact: PackFact): Graha | null => grahaOf(fact.id.split('.')[1])

/** The first sentence of a Hindi answer by intent; null if these facts give none. */
export const HINDI_LEADS: Readonly<Partial<Record<Intent, HindiLead>>> = {
  marriage_time: partnerTime('विवाह', 'vivaha.window'),
  love_time: partnerTime('नए रिश्ते', 'best.'),
  career_fields: ({ lead }) => {
    const list = fieldList(lead)
    return list && `आपके लिए सबसे उपयुक्त काम के क्षेत्र हैं: ${list}।`
  },
  job_change: (input) => {
    const best = withPrefix(input.lead, 'best.')
    const text = bestTime(() => 'नौकरी बदलने')(input)
    return best && text && input.kind !== 'when' ? `${isRunning(best) ? 'हाँ' : 'अभी नहीं'}: ${text}` : text
  },
  job_time: bestTime(({ searchText, isElder }) =>
    PROMOTION.test(searchText) ? 'पदोन्नति' : isElder ? 'नए काम' : 'नौकरी मिलने',
  ),
  money_time: bestTime(() => 'धन आने'),
  property_time: bestTime(() => 'घर या ज़मीन ख़रीदने'),
  abroad: (input) => {
    const { lead, kind } = input
    const best = withPrefix(lead, 'best.')
    const time = best && hindiBestTime('विदेश जाने', best)
    if (kind === 'when' && time) return time
    const verdict = VERDICT[bandOf(lead) ?? '']
    return verdict
      ? `${verdict}: आपकी कुंडली में विदेश में रहने के संकेत हैं।`
      : 'आसानी से नहीं: कुंडली अधिकतर समय आपको घर के पास रखती है।'
  },
  children_outlook: ({ lead, kind }) => {
    const window = withPrefix(lead, 'children.window')
    const span = window && hindiSpan(window)
    return kind === 'when' && span
      ? `अगले दस वर्षों में संतान के लिए सबसे अनुकूल समय ${span} है।`
      : (CHILDREN[bandOf(lead) ?? ''] ?? null)
  },
  education_field: ({ lead }) => {
    const list = fieldList(lead)
    return list && `आपकी कुंडली के लिए सबसे उपयुक्त विषय हैं: ${list}।`
  },
  exam: ({ lead, isElder }) => (isElder ? LEARNING : EXAM)[bandOf(lead) ?? ''] ?? null,
  gem_for_me: ({ lead: [fact] }) => {
    const planet = fact && planetIn(fact)
    return planet
      ? `आपका रत्न ${HINDI_GEMS[planet]} है, जो ${hindiName(planet)} का रत्न है।`
      : 'आपकी कुंडली किसी रत्न की सलाह नहीं देती।'
  },
  gem_check: ({ lead: [fact] }) => {
    const planet = fact && planetIn(fact)
    if (!planet) return null
    const gem = HINDI_GEMS[planet]
    return fact.value === 'no'
      ? `नहीं: ${gem} आपके लिए नहीं है।`
      : fact.value === 'yes'
        ? `हाँ: ${gem} आपके रत्नों में से एक है।`
        : `ख़ास नहीं: आपकी कुंडली ${gem} की न सलाह देती है, न मनाही करती है।`
  },
  remedies: ({ lead: [fact] }) => {
    const planet = grahaOf(fact?.value)
    return planet && `शुरुआत ${hindiName(planet)} से करें, जो आपकी कुंडली का सबसे कमज़ोर ग्रह है: ${HINDI_GIFTS[planet]}`
  },
  planet_remedy: ({ lead: [fact] }) => {
    const planet = fact && planetIn(fact)
    if (!planet) return null
    return fact.value === 'strong'
      ? `${hindiName(planet)} आपकी कुंडली में बलवान है, इसलिए छोटा दान काफ़ी है। ${HINDI_GIFTS[planet]}`
      : `${hindiName(planet)} आपकी कुंडली में ${STRENGTH[String(fact.value)] ?? 'मध्यम बल का'} है। शुरुआत दान से करें: ${HINDI_GIFTS[planet]}`
  },
  current_dasha: ({ lead: [maha, antar] }) => {
    if (!maha || !antar) return null
    const [mahaEnd, antarEnd] = [claimOf(maha, 'end'), claimOf(antar, 'end')]
    if (!mahaEnd || !antarEnd) return null
    return `आप ${hindiName(mahaEnd.subject)} की महादशा में हैं, जो ${hindiDate(mahaEnd.object)} तक है, और उसके भीतर ${hindiName(antarEnd.subject.split('/').at(-1)!)} की अंतर्दशा में, जो ${hindiDate(antarEnd.object)} तक है।`
  },
  manglik: ({ lead: [fact] }) => MANGLIK[String(fact?.value)] ?? null,
  sade_sati: ({ lead: [fact] }) => {
    const phase = PHASE[String(fact?.value)]
    const end = fact && claimOf(fact, 'end')
    return phase
      ? `हाँ: आपकी साढ़े साती का ${phase} चरण चल रहा है${end ? `, और पूरी साढ़े साती ${hindiDate(end.object)} तक है` : ''}।`
      : 'नहीं: अभी आपकी साढ़े साती नहीं चल रही है।'
  },
  sade_sati_end: ({ lead: [fact] }) => {
    const [start, end] = [fact && claimOf(fact, 'start')?.object, fact && claimOf(fact, 'end')?.object]
    if (!fact || !end) return null
    return fact.text.includes('last sade sati')
      ? `आपकी पिछली साढ़े साती ${hindiDate(end)} को समाप्त हो चुकी है।`
      : fact.text.includes('next sade sati') && start
        ? `अभी आपकी साढ़े साती नहीं चल रही; अगली ${hindiDate(start)} से ${hindiDate(end)} तक है।`
        : `आपकी साढ़े साती ${hindiDate(end)} को समाप्त होती है।`
  },
  dasha_end: ({ lead: [fact] }) => {
    const end = fact && claimOf(fact, 'end')
    return end && !end.subject.includes('/')
      ? `आपकी ${hindiName(end.subject)} महादशा ${hindiDate(end.object)} को समाप्त होती है।`
      : null
  },
  next_dasha: ({ lead: [fact] }) => {
    const end = fact && claimOf(fact, 'end')
    const span = fact && hindiSpan(fact)
    return end && span && !end.subject.includes('/') && !isRunning(fact)
      ? `आपकी अगली महादशा ${hindiName(end.subject)} की है, ${span}।`
      : null
  },
  this_year: ({ lead: [fact] }) => {
    const [, year, matter] = /^year\.(\d+)(\.\w+)?$/.exec(fact?.id ?? '') ?? []
    const band = YEAR[/\b(?:is|a) (\w+)(?: year)?\b/.exec(fact?.text ?? '')?.[1] ?? '']
    return year && band && !matter ? `वर्ष ${year} आपके लिए ${band} है।` : null
  },
}

/** Advice of Hindi answers by intent. */
export const HINDI_ADVICE: Readonly<Partial<Record<Intent, string>>> = {
  marriage_time: 'उस समय से पहले पैसे, परिवार और काम पर खुलकर बात कर लें, ताकि निर्णय सहज हो।',
  love_time: 'महीने में दो निमंत्रण स्वीकार करें, ख़ासकर उन लोगों के जिन्हें आप थोड़ा ही जानते हैं।',
  career_fields: 'इनमें से किसी एक क्षेत्र के व्यक्ति से इस सप्ताह मिलें और उसका काम पास से देखें।',
  job_change: 'इस्तीफ़ा देने से पहले नया अनुबंध हाथ में लें, और अपना काम सौंपकर निकलें।',
  job_time: 'इस सप्ताह आपका काम जानने वाले दो लोगों को बताएँ कि आप कैसा काम चाहते हैं।',
  money_time: 'हर आय का एक हिस्सा वहाँ रखें जहाँ से वह महीने भर में ख़र्च न हो सके।',
  property_time: 'बयाना देने से पहले पिछले दो मालिकों के काग़ज़ जाँच लें।',
  abroad: 'पासपोर्ट, डिग्री और सिफ़ारिशी पत्र ज़रूरत से पहले तैयार रखें।',
  children_outlook: 'सेहत के प्रश्न डॉक्टर से पूछें; कुंडली केवल समय और स्वभाव बताती है।',
  education_field: 'इनमें से एक विषय की पहली किताब लें और देखें कि तीसरा अध्याय भी रुचि से पढ़ते हैं या नहीं।',
  exam: 'अब से हर सप्ताह एक पुराना प्रश्नपत्र घड़ी देखकर हल करें।',
  gem_for_me: 'पहले एक महीने तक सस्ता उपरत्न पहनकर देखें।',
  gem_check: 'ख़रीदने से पहले जौहरी और घर के बड़ों, दोनों से पूछ लें।',
  remedies: 'एक ही उपाय चुनें और छह सप्ताह तक निभाएँ, फिर दूसरा जोड़ें।',
  planet_remedy: 'एक छोटा नियम चुनें और छह सप्ताह तक निभाएँ।',
  current_dasha: 'योजना अंतर्दशा के हिसाब से बनाएँ: जो शुरू करना है, उसे उसके अंत से पहले शुरू करें।',
  manglik: 'ग़ुस्से और उत्तर के बीच एक रात का अंतर रखें, और शरीर को रोज़ थकाएँ।',
  sade_sati_end: 'जो इन वर्षों में सीखा, उसे लिख लें और काम में लाएँ।',
  dasha_end: 'दशा बदलने से पहले अधूरे काम निपटा लें।',
  next_dasha: 'नई दशा के पहले महीनों में बड़े निर्णय धीरे लें।',
  sade_sati: 'लंबे काम छोटे हिस्सों में बाँटें और दिनचर्या सरल रखें।',
  this_year: 'साल के दो बड़े काम लिख लें और बाकी को उनके पीछे रखें।',
}
