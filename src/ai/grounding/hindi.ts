import hindi from '../../../data/lexicon/hi.json'
import { type LanguageData, namesBySubject, namesByTerm } from '../../lexicon/language-data.ts'
import type { Claim, PackFact } from '../claims.ts'
import type { Forms } from './form.ts'

/** Hindi sentences of facts, built from their claims. */

const HOUSES = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ')
const houseOf = (number: string | undefined) => `${HOUSES[Number(number) - 1] ?? number} भाव`
const HINDI_NAMES: Partial<Record<string, string>> = namesByTerm(namesBySubject('hi', hindi as LanguageData)).terms
export const hindiName = (name: string): string =>
  HINDI_NAMES[name] ??
  name
    .split('/')
    .map((part) => HINDI_NAMES[part] ?? part)
    .join('–')

const MATTERS: Readonly<Record<string, string>> = {
  ...{
    career: 'काम और करियर',
    children: 'संतान',
    education: 'पढ़ाई',
    foreign_travel: 'विदेश यात्रा',
    health: 'स्वास्थ्य और ऊर्जा',
  },
  ...{
    marriage: 'विवाह और साझेदारी',
    politics: 'सार्वजनिक जीवन',
    property: 'घर और संपत्ति',
    relocation: 'घर बदलने',
    romance: 'प्रेम',
  },
  ...{ spiritual: 'आंतरिक जीवन', wealth: 'धन और बचत', family: 'परिवार', day: 'दिन' },
}
const WORDS: Readonly<Record<string, string>> = {
  ...{ exalted: 'उच्च का', moolatrikona: 'मूलत्रिकोण में', own: 'अपनी राशि में', friend: 'मित्र राशि में', neutral: 'सम राशि में' },
  ...{ enemy: 'शत्रु राशि में', debilitated: 'नीच का', strong: 'बलवान', good: 'अच्छी', mixed: 'मिली-जुली', weak: 'कमज़ोर' },
  ...{ obstructed: 'बाधित', difficult: 'कठिन', bad: 'कठिन', relieved: 'हल्का', present: 'बनता है', absent: 'नहीं बनता' },
  ...{
    cancelled: 'बनता है, पर भंग है',
    mild: 'हल्के रूप में बनता है',
    full: 'पूरे रूप में बनता है',
    rising: 'आरंभिक',
    peak: 'मध्य',
    setting: 'अंतिम',
  },
  ...{
    mahadasha: 'महादशा',
    antardasha: 'अंतर्दशा',
    pratyantardasha: 'प्रत्यंतर दशा',
    favourable: 'शुभ',
    excellent: 'उत्तम',
    average: 'सामान्य',
    hard: 'कठिन',
  },
}
/** Judgements of an area of life, for the feminine noun `स्थिति`. */
const BANDS: Readonly<Record<string, string>> = { strong: 'मज़बूत', good: 'अच्छी', mixed: 'मिली-जुली', weak: 'कमज़ोर' }
/** Effects of a transit, for a masculine noun. */
const EFFECTS: Readonly<Record<string, string>> = {
  ...{ good: 'अच्छा', obstructed: 'बाधित', difficult: 'कठिन', bad: 'कठिन', relieved: 'हल्का', neutral: 'सामान्य' },
}
const KARAKAS: Readonly<Record<string, string>> = {
  ...{ atmakaraka: 'आत्मकारक', amatyakaraka: 'अमात्यकारक', darakaraka: 'दारकारक' },
}
const word = (text: string) => WORDS[text] ?? hindiName(text)
const MONTHS = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
/** A date `YYYY-MM-DD` in Hindi. */
export const hindiDate = (iso: string) => {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}

const personName = ({ person }: Claim) =>
  person === 'first' ? 'पहले व्यक्ति ' : person === 'second' ? 'दूसरे व्यक्ति ' : 'आप'
const your = (claim: Claim) => (claim.person === 'you' ? 'आपके' : `${personName(claim)}के`)
const chartOf = ({ chart, subject }: Claim): string =>
  chart === 'transit'
    ? ' गोचर में'
    : chart === 'D9'
      ? ' नवांश में'
      : chart === 'varga'
        ? ` ${subject.split(' ')[0]} कुंडली में`
        : ''
const subjectName = ({ subject }: Claim) => {
  const bare = subject.replace(/^D\d+ /, '')
  const [, lord, planet] = /^lord of house (\d+), (\w+)$/.exec(bare) ?? []
  return bare === 'ascendant' ? 'लग्न' : planet ? `${houseOf(lord)} के स्वामी ${hindiName(planet)}` : hindiName(bare)
}

type Phrase = readonly [clause: string, noun: string]
const placement = (claim: Claim, place: string): Phrase => {
  const name = subjectName(claim)
  if (name === 'लग्न') {
    const ascendant = `${your(claim).replace(/के$/, 'का')}${chartOf(claim)} लग्न`
    return [`${ascendant} ${place} है`, `${ascendant} ${place} होना`]
  }
  if (claim.subject.includes('lord of house')) {
    const subject = `${your(claim)} ${name}`
    return [`${subject}${chartOf(claim)} ${place} हैं`, `${subject} का${chartOf(claim)} ${place} होना`]
  }
  const subject = `${claim.chart === 'transit' ? '' : `${your(claim).replace(/के$/, 'की')} कुंडली में `}${name}`
  return [`${subject}${chartOf(claim)} ${place} है`, `${subject} का${chartOf(claim)} ${place} होना`]
}

/** The Hindi name of a yoga: yogas of two house lords have English names. */
const yogaName = (name: string): string => {
  const [, first, second] = /^The yoga of the lords of the (\d+)\w+ and the (\d+)\w+$/.exec(name) ?? []
  return first ? `${houseOf(first)} और ${houseOf(second)} के स्वामियों का योग` : hindiName(name)
}

const phraseOf = (fact: PackFact): Phrase | null => {
  const [claim, second, third] = fact.claims
  if (!claim) return null
  const { relation, subject, object } = claim
  const level = fact.claims.find(
    (row) => WORDS[row.object] === undefined && ['mahadasha', 'antardasha', 'pratyantardasha'].includes(row.relation),
  )
  const ends = fact.claims.find((row) => row.relation === 'end')
  const starts = fact.claims.find((row) => row.relation === 'start')
  if (relation === 'lord' && third?.subject.startsWith('lord of house'))
    return placement({ ...claim, subject: `${third.subject}, ${subject}` }, `${houseOf(second!.object)} में`)
  if (/^vivaha\.(?:window|later)/.test(fact.id) && starts && ends)
    return [
      `विवाह और साझेदारी के लिए एक समय ${hindiDate(starts.object)} से ${hindiDate(ends.object)} तक है`,
      `विवाह और साझेदारी के लिए ${hindiDate(starts.object)} से ${hindiDate(ends.object)} तक का समय`,
    ]
  const doubled = /^double transit of house (\d+)$/.exec(subject)?.[1]
  if (doubled && ends) {
    const span = `${starts ? `${hindiDate(starts.object)} से ` : ''}${hindiDate(ends.object)} तक`
    return [
      `${your(claim)} ${houseOf(doubled)} पर बृहस्पति और शनि का संयुक्त गोचर ${span} है`,
      `${your(claim)} ${houseOf(doubled)} पर ${span} बृहस्पति और शनि का संयुक्त गोचर`,
    ]
  }
  if (level && (ends || starts)) {
    const name = `${your(claim).replace(/के$/, 'की')} ${hindiName(subject)} ${word(level.relation)}`
    const span = `${starts ? `${hindiDate(starts.object)} से ` : ''}${ends ? `${hindiDate(ends.object)} तक` : ''}`
    return [`${name} ${span} है`, `${span} की ${hindiName(subject)} ${word(level.relation)}`]
  }
  if (level)
    return [
      `${personName(claim)} ${hindiName(subject)} की ${word(level.relation)} में हैं`,
      `${hindiName(subject)} की ${word(level.relation)}`,
    ]
  switch (relation) {
    case 'sign':
      return placement(claim, `${hindiName(object)} राशि में`)
    case 'star':
      return placement(claim, `${hindiName(object)} नक्षत्र में`)
    case 'house':
      return placement(claim, `${claim.from === 'Moon' ? 'चन्द्र से ' : ''}${houseOf(object)} में`)
    case 'dignity':
      return placement(claim, word(object))
    case 'retrograde':
    case 'combust':
      return placement(claim, `${relation === 'combust' ? 'अस्त' : 'वक्री'}${object === 'yes' ? '' : ' नहीं'}`)
    case 'lord':
      return [
        `${hindiName(subject)} ${your(claim)} ${houseOf(object)} के स्वामी हैं`,
        `${your(claim)} ${houseOf(object)} के स्वामी ${hindiName(subject)}`,
      ]
    case 'aspects': {
      const target = object.startsWith('house ') ? houseOf(object.slice(6)) : hindiName(object)
      return [
        `${hindiName(subject)} ${your(claim)} ${target} को देखते हैं`,
        `${your(claim)} ${target} पर ${hindiName(subject)} की दृष्टि`,
      ]
    }
    case 'with':
      return [
        `${your(claim)} ${hindiName(subject)} और ${hindiName(object)} साथ हैं`,
        `${your(claim)} ${hindiName(subject)} और ${hindiName(object)} की युति`,
      ]
    case 'bindus':
      return [
        `${your(claim)} ${houseOf(subject.slice(6))} में ${object} बिंदु हैं`,
        `${your(claim)} ${houseOf(subject.slice(6))} के ${object} बिंदु`,
      ]
    case 'rank':
      return [
        `षड्बल में ${hindiName(subject)} का स्थान 7 में ${object} है`,
        `षड्बल में ${hindiName(subject)} का ${object} वाँ स्थान`,
      ]
    case 'office':
      return [
        `${hindiName(subject)} ${your(claim)} ${KARAKAS[object] ?? hindiName(object)} हैं`,
        `${your(claim)} ${KARAKAS[object] ?? hindiName(object)} ${hindiName(subject)}`,
      ]
    case 'band':
      return MATTERS[subject]
        ? [
            `${MATTERS[subject]} के लिए कुंडली की स्थिति ${BANDS[object] ?? word(object)} है`,
            `${MATTERS[subject]} के लिए कुंडली की ${BANDS[object] ?? word(object)} स्थिति`,
          ]
        : null
    case 'effect':
      return [
        `${hindiName(subject)} का गोचर आपके लिए ${EFFECTS[object] ?? word(object)} माना जाता है`,
        `${hindiName(subject)} का ${EFFECTS[object] ?? word(object)} गोचर`,
      ]
    case 'state':
      return subject === 'sade-sati'
        ? object === 'absent'
          ? ['आपकी साढ़े साती नहीं चल रही है', 'साढ़े साती का न होना']
          : [`आपकी साढ़े साती का ${word(object)} चरण चल रहा है`, `साढ़े साती का ${word(object)} चरण`]
        : [`आपकी कुंडली में ${yogaName(subject)} ${word(object)}`, `आपकी कुंडली में ${yogaName(subject)} की स्थिति`]
    case 'score': {
      const maximum = second?.relation === 'maximum' ? ` ${second.object} में` : ''
      return [
        `${hindiName(subject)} को${maximum} ${object} अंक मिलते हैं`,
        `${hindiName(subject)} के${maximum} ${object} अंक`,
      ]
    }
    case 'degree':
      return placement(claim, `अपनी राशि के ${object} अंश पर`)
    case 'start':
    case 'end':
      return starts && ends
        ? [
            `यह अवधि ${hindiDate(starts.object)} से ${hindiDate(ends.object)} तक है`,
            `${hindiDate(starts.object)} से ${hindiDate(ends.object)} तक की अवधि`,
          ]
        : [
            `यह अवधि ${hindiDate(object)} ${relation === 'end' ? 'तक' : 'से'} है`,
            `${hindiDate(object)} ${relation === 'end' ? 'तक' : 'से'} की अवधि`,
          ]
    default:
      return null
  }
}

/** A fact as a Hindi sentence; null without Hindi words for all of it. */
export const hindiSentence = (fact: PackFact): string | null => {
  const clause = phraseOf(fact)?.[0]
  return clause && !/[A-Za-z]/.test(clause) ? `${clause}।` : null
}

/** The Hindi forms of a fact. A fact without a Hindi phrase keeps its English text. */
export const hindiForms = (fact: PackFact): Forms => {
  const phrase = phraseOf(fact)
  const clause = phrase?.[0] ?? fact.text.replace(/\.$/, '')
  return { sentence: `${clause}।`, clause, noun: phrase?.[1] ?? `यह बात कि ${clause}` }
}
