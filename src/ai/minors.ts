import { AREA_RULES, areaYogas } from '../jyotish/assessment/area.ts'
import type { YogaRule } from '../jyotish/rules/yoga-rule.ts'
import { ADULT_AREAS, areasOf, isEnglish } from './areas.ts'
import { searchable } from './user-text.ts'

/** What is not read for somebody under 18. */

const RELATIVE =
  "(?:parents?|mother|father|mom|mum|dad|brother|sister|uncle|aunt|cousin|teacher|grand(?:parents?|mother|father|ma|pa))(?:'s|s'|')?"
const MATTER =
  '(?:marri\\w*|marry|wedding|divorce\\w*|wife|husband|relationship|engage\\w*|boyfriend|girlfriend|partner|love|loves|romance|pregnan\\w*)'
/** The love and marriage of others, which a child may well ask about. */
const OF_OTHERS = new RegExp(
  `\\b${RELATIVE} (?:[\\w']+ ){0,3}${MATTER}\\b|\\b${MATTER} (?:of|between) (?:my )?${RELATIVE}|\\b${MATTER} (?:with|to) (?:my |the )?(?:${RELATIVE}|friends?|family|classmates?|teachers?|dog|cat|god|money|food|music|sport)\\b`,
  'g',
)
const OF_LOVE = new RegExp(
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
/** A word that stands alone, as in a list of what is to be dwelt on. */
const ALONE = /^\W*(?:love|lovers?|marriage|partners?|partnership|relationships?|romance|intimacy)\W*$/

/** Whether words ask about somebody's own love, marriage or children. */
export const asksOfLove = (text: string): boolean => {
  const asked = searchable(text)
  if (ALONE.test(asked) || OF_LOVE.test(asked.replace(OF_OTHERS, ' '))) return true
  return !isEnglish(text) && areasOf(text).some((area) => area === 'romance' || area === 'marriage')
}

/** Groups of yogas on dangers to life, beside those of the areas that are not read. */
const OF_LIFESPAN: readonly YogaRule['group'][] = ['arishta', 'marana_karaka']
/** Three houses or more in a row are a class, such as the houses of loss: the seventh or the eighth is not what is meant. */
const CLASS_OF_HOUSES = /(?:\d+\w\w, )+\d+\w\w (?:and|or) \d+\w\w/g
const SEVENTH_OR_EIGHTH = /\b(?:7th|8th|seventh|eighth)\b/
const OF_GROWN_LIFE =
  /\b(?:putra|kalatra)|\b(?:marriages?|unions?|spouses?|wife|husband|partners?|partnership|in love|long life|long years|many years|span of life|long at one’s side)\b/i

/** Whether a yoga is of marriage, of children, of the seventh or the eighth house, or of how long somebody lives. */
export const isOfGrownLife = (yoga: YogaRule): boolean =>
  OF_LIFESPAN.includes(yoga.group) ||
  ADULT_AREAS.some((area) => areaYogas(AREA_RULES[area], [yoga]).length > 0) ||
  SEVENTH_OR_EIGHTH.test(`${yoga.name} ${yoga.rule} ${yoga.result}`.replace(CLASS_OF_HOUSES, '')) ||
  OF_GROWN_LIFE.test(`${yoga.name} ${yoga.result}`)

/** Doshas of marriage, of children and of dangers to life. */
export const DOSHAS_OF_GROWN_LIFE: readonly string[] = ['manglik', 'kalathra', 'santana', 'balarishta', 'marana_karaka']
