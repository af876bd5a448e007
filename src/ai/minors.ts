import { AREA_RULES, areaYogas } from '../jyotish/assessment/area.ts'
import type { YogaRule } from '../jyotish/rules/yoga-rule.ts'
import { ADULT_AREAS, areasInText, isEnglish } from './question-areas.ts'
import { searchable } from './user-text.ts'

/** Questions, yogas and doshas that readings leave out for somebody under 18. */

const RELATIVE =
  "(?:parents?|mother|father|mom|mum|dad|brother|sister|uncle|aunt|cousin|teacher|grand(?:parents?|mother|father|ma|pa))(?:'s|s'|')?"
const MATTER =
  '(?:marri\\w*|marry|wedding|divorce\\w*|wife|husband|relationship|engage\\w*|boyfriend|girlfriend|partner|love|loves|romance|pregnan\\w*)'
/** Love and marriage of relatives and friends: a child may ask about these. */
const LOVE_OF_OTHERS = new RegExp(
  `\\b${RELATIVE} (?:[\\w']+ ){0,3}${MATTER}\\b|\\b${MATTER} (?:of|between) (?:my )?${RELATIVE}|\\b${MATTER} (?:with|to) (?:my |the )?(?:${RELATIVE}|friends?|family|classmates?|teachers?|dog|cat|god|money|food|music|sport)\\b`,
  'g',
)
const LOVE_WORDS = new RegExp(
  [
    'crush(?:es)?|boyfriends?|girlfriends?|bf|gf|dating|go (?:out|on a date)|ask (?:him|her) (?:out|to the (?:prom|dance|ball))|prom date|kiss\\w*|sex\\w*|virgin\\w*|romance|romantic\\w*|soul ?mates?',
    'marr(?:y|ied|iage|ies|ying)|wedding|wife|husband|spouse|fianc\\w+|engaged|engagement|bride|dowry|pregnan\\w*',
    'in love|(?:find|finding|get|true|first|about|for|my) love(?! (?:for|of)\\b)|love (?:life|marriage|affair|interest|of my life)|loves? (?:me|him|her) back|is there (?:any )?love|when (?:will|does) (?:\\w+ )?love',
    '(?:do|does|will|would) (?:he|she) (?:still )?(?:love|like|want|miss) me|(?:my|find|future|ideal|life|love) partner(?! (?:in|for)\\b)|(?:in a|new|serious|any|my love) relationships?',
    '(?:have|get|having) (?:a |any |my own )?(?:child|children|kids?|baby|babies)',
  ]
    .map((words) => `\\b(?:${words})\\b`)
    .join('|'),
)
/** A text of a single word, as in the input field `focus`. */
const SINGLE_LOVE_WORD = /^\W*(?:love|lovers?|marriage|partners?|partnership|relationships?|romance|intimacy)\W*$/

/** True for a text that asks about the user's own love life, marriage or children. */
export const asksAboutLove = (text: string): boolean => {
  const plain = searchable(text)
  if (SINGLE_LOVE_WORD.test(plain) || LOVE_WORDS.test(plain.replace(LOVE_OF_OTHERS, ' '))) return true
  return !isEnglish(text) && areasInText(text).some((area) => area === 'romance' || area === 'marriage')
}

/** Groups of yogas on dangers to life. */
const LIFESPAN_GROUPS: readonly YogaRule['group'][] = ['arishta', 'marana_karaka']
/** A list of three or more houses, such as the houses of loss. It does not count as a mention of the 7th or 8th house. */
const HOUSE_LIST = /(?:\d+\w\w, )+\d+\w\w (?:and|or) \d+\w\w/g
const SEVENTH_OR_EIGHTH = /\b(?:7th|8th|seventh|eighth)\b/
const ADULT_WORDS =
  /\b(?:putra|kalatra)|\b(?:marriages?|unions?|spouses?|wife|husband|partners?|partnership|in love|long life|long years|many years|span of life|long at your side)\b/i

/** True for a yoga of marriage, children, the 7th or 8th house, or the length of life. */
export const isAdultYoga = (yoga: YogaRule): boolean =>
  LIFESPAN_GROUPS.includes(yoga.group) ||
  ADULT_AREAS.some((area) => areaYogas(AREA_RULES[area], [yoga]).length > 0) ||
  SEVENTH_OR_EIGHTH.test(`${yoga.name} ${yoga.rule} ${yoga.result}`.replace(HOUSE_LIST, '')) ||
  ADULT_WORDS.test(`${yoga.name} ${yoga.result}`)

/** Doshas of marriage, children and dangers to life. */
export const ADULT_DOSHAS: readonly string[] = ['manglik', 'kalathra', 'santana', 'balarishta', 'marana_karaka']
