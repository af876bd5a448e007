import { mentionsAdultLife } from '../readings/age-filter.ts'
import { isCertain } from './certainty.ts'

/** Patterns of claims that no sentence of a reading may make. */

const word = (...stems: string[]) => new RegExp(`\\b(?:${stems.join('|')})\\b`, 'i')

const CLASSES: readonly RegExp[] = [
  // death and span of life
  word(
    ...[
      'die',
      'dies',
      'died',
      'dying',
      'death',
      'deaths',
      'dead',
      'deadly',
      'fatal\\w*',
      'lifespan',
      'life span',
      'longevity',
      'mortal\\w*',
    ],
    ...[
      'pass(?:es|ed)? away',
      'funeral',
      'suicid\\w*',
      'widow\\w*',
      'short life',
      'long life',
      'years (?:left )?to live',
      'maraka',
      'kill\\w*',
    ],
  ),
  /\b(?:takes?|cuts?|adds?|gives?|robs?|costs?|grants?)(?: \w+){0,3} (?:years?|decades?|months?|days) (?:from|off|to|of) (?:your|the|his|her|their) li(?:fe|ves)\b|\b(?:shorten|lengthen|prolong)(?:s|ed|ing)? (?:your|the|his|her|their) li(?:fe|ves)\b/i,
  /\b(?:may|might|can|could|will|would|does|do|shall) (?:not )?live (?:to (?:see|be)|long(?:er)?|until|past|beyond)\b|\blives? (?:to (?:see|be)|until|past|beyond) (?:an? |the )?(?:\w+ )?(?:age|wedding|old|ninety|eighty|seventy|sixty|hundred|\d)/i,
  // diagnosis and treatment
  word(
    ...[
      'disease\\w*',
      'tumou?r\\w*',
      'diabet\\w*',
      'asthma\\w*',
      'arthritis',
      'heart attack',
      'stroke',
      'diagnos\\w*',
      'incurable',
      'cure[sd]?',
    ],
    ...[
      'medicine',
      'medicines',
      'medication\\w*',
      'surger\\w*',
      'symptom\\w*',
      'infection\\w*',
      'disorder\\w*',
      'syndrome\\w*',
      'infertil\\w*',
      'miscarr\\w*',
    ],
    ...[
      'therapy for',
      'treatment for',
      'cannot be cured',
      'chronic',
      'terminal',
      'epilep\\w*',
      'schizo\\w*',
      'bipolar',
      'leuk\\w*',
      'hepat\\w*',
      'dosage',
    ],
  ),
  /\bcancers?\b/,
  // how many children or marriages
  /\b(?:two|three|four|five|six|seven|\d+|several) (?:children|sons|daughters|marriages|weddings|spouses)\b|\bmarr(?:y|ies) (?:twice|two|three|\d+)\b/i,
  // organs, and medicines or treatments
  word(
    ...['thyroid', 'kidneys?', 'liver', 'pancreas', 'prostate', 'uterus', 'womb', 'ovar(?:y|ies|ian)', 'spleen'],
    ...['gall ?bladder', 'bladder', 'colon', 'bowels?', 'arter(?:y|ies)', 'cholesterol', 'blood pressure', 'insulin'],
    ...[
      'tablets?',
      'pills?',
      'antibiotics?',
      'painkillers?',
      'steroids?',
      'vaccin\\w*',
      'prescri(?:be|bed|bes|ption)s?',
    ],
    ...['drugs?', 'doses?', 'x-?rays?', 'mri', '(?:scan|biopsy|transplant) (?:of|for)', 'ulcers?', 'hernia'],
    ...['to treat (?:it|them)', 'treat (?:it|them) with', 'have your \\w+ (?:examined|checked|tested|removed)'],
  ),
  // findings on a body, and remedies for a planet
  /\b(?:the|your|his|her|their) (?:\w+ )?(?:heart valves?|heart (?:muscle|rhythm|beat|rate)|lungs?|bones?|joints?|spine|knees?|stomach|digestion|nerves|nervous system|skin|blood|eyesight|teeth|immune system|hips?|throat|chest|back) (?:\w+ly )?(?:is|are|was|were|has|have|shows?|weakens?|aches?|hurts?|fails?|suffers?|grows?|becomes?|gives? you|causes?|needs?)\b/i,
  /\b(?:restor|strengthen|appeas|pacif|propitiat|placat|honou?r|worship|remed)(?:e|es|ing|y|ies)? (?:the (?:strength|power|planet) of )?(?:the )?(?:sun|moon|mars|mercury|jupiter|venus|saturn|rahu|ketu)\b/i,
  /\b(?:take|drink|swallow|chant|recite|apply|wear|burn|donate|feed) (?:\w+ )?(?:ashwagandha|brahmi|tulsi|ginseng|turmeric|triphala|herbs?|herbal \w+|supplements?|vitamins?|mantras?|gems?|gemstones?|amulets?|yantras?|talismans?|copper|iron|black sesame|crows?)\b/i,
  // rites as remedies
  /\b(?:light(?:ing)?|offer(?:ing)?|pour(?:ing)?|burn(?:ing)?|float(?:ing)?) (?:an? |the |some |\w+ ){0,3}(?:lamps?|candles?|incense|diyas?|camphor|ghee|oil|milk|sesame|flowers|water|sandalwood|rice) (?:of|to|for|at|before|on|into|in|every|each)\b|\b(?:appeas|pacif|propitiat|placat)(?:e|es|ed|ing|y|ies|ied)\b|\bfast(?:ing)? on (?:\w+days?|the)\b/i,
  // law and money as certainties
  word(
    ...[
      'lawsuit\\w*',
      'court case',
      '(?:win|lose|won) (?:the|your|a|this) (?:court )?case',
      '(?<!(?:strong|good|mixed|weak) )verdict(?:s|ed)?(?! (?:on|for|about)\\b)',
      'jail\\w*',
      'prison\\w*',
      'acquit\\w*',
      'lotter\\w*',
      'casino\\w*',
      'bet',
      'bets',
      'betting',
    ],
    ...[
      'gambl\\w*',
      'crypto\\w*',
      'bitcoin\\w*',
      '(?<!tak(?:e|ing) )stocks?',
      'shares? (?:in|of|on|market)',
      'on shares',
      'must buy',
      'must wear',
      'must pay',
      'invest in',
      'profits? on',
      'jackpot\\w*',
    ],
  ),
  // fear
  word(
    'curse[sd]?',
    'no hope',
    'hopeless',
    'doom\\w*',
    'black magic',
    'evil eye',
    'ruin(?:s|ed)? (?:all|everything|you)',
  ),
  // quotations and classical texts as authorities
  /["“”«»]/,
  word(
    'parashara\\w*',
    'bphs',
    'phaladeepika',
    'saravali',
    'jaimini sutra\\w*',
    'brihat \\w+',
    'verses?',
    's(?:h)?loka\\w*',
    'scriptures?',
    'vedas',
  ),
  // terms of tropical astrology
  word(
    ...[
      'squares?',
      'squared',
      'sextiles?',
      'trines?',
      'quincunx\\w*',
      'midheaven',
      'imum coeli',
      'uranus',
      'neptune',
      'pluto',
      'chiron',
      'lilith',
    ],
    ...[
      'placidus',
      'synastry',
      'composite chart',
      'north node',
      'south node',
      'tropical',
      'zodiacal releasing',
      'part of fortune',
      'out of sign',
    ],
  ),
  // links, telephone numbers, markup
  /https?:|www\.|\b[a-z0-9-]+\.(?:com|org|net|io|ai|in|co|uk|info|app|dev|me|xyz)\b|\S@\S/i,
  /\+?\d[\d ()-]{7,}\d(?!\d*-\d\d)/,
  /[*_#`<>[\]{}|\\^~=]/,
]
const ISO = /\b\d{4}-\d{2}-\d{2}\b/g

/** Words on love, in addition to those of `mentionsAdultLife`. */
const ADULT = word('love', 'loves', 'dating', 'boyfriend\\w*', 'girlfriend\\w*')

export interface ForbiddenClaimOptions {
  readonly minor: boolean
  readonly canary: string
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** True for a sentence with a forbidden claim, with adult matters for a minor, or with the canary of the prompt. */
export const isForbidden = (sentence: string, { minor, canary }: ForbiddenClaimOptions): boolean => {
  if (isCertain(sentence)) return true
  const withoutDates = sentence.replace(ISO, '')
  if (CLASSES.some((pattern) => pattern.test(withoutDates))) return true
  if (minor && (ADULT.test(sentence) || mentionsAdultLife(sentence))) return true
  return canary !== '' && letters(sentence).includes(letters(canary))
}
