import { PLANET_NAMES } from './names.ts'

/** Turns of speech that say in several words what one word says, put by that word before a sentence is read. */

const PLANET = `(?:${Object.values(PLANET_NAMES).flat().join('|')})`
const OWN = '(?:its|his|her|their|a|an)'
const GLANCE = '(?:aspect|glance|gaze|look|drishti|eyes?)'
const PLACE = '(?:(?:the|your) )?(?:\\w+ )'

const TURNS: readonly (readonly [RegExp, string])[] = [
  // Mars throws its aspect upon the fourth; Jupiter gazes down at the seventh
  [
    new RegExp(
      `\\b(?:casts?|throws?|sends?|turns?|lays?|lends?|extends?) ${OWN} (?:[a-z]+ )?${GLANCE} (?:upon|on|to|at|over|towards?)\\b`,
      'gi',
    ),
    'aspects',
  ],
  [
    new RegExp(
      `(?<=\\b${PLANET}\\b.{0,60})\\b(?:looks?|gazes?|glances?|peers?) (?:across |down |over |out |straight |directly |back |kindly |sternly )?(?:at|on|upon|to|towards?)\\b`,
      'gi',
    ),
    'aspects',
  ],
  [/\bkeeps? (?:an?|its|his|her) (?:\w+ )?eye on\b/gi, 'aspects'],
  [/\bfaces(?= (?:the|your) \w+ house\b)/gi, 'aspects'],
  [
    new RegExp(
      `\\b(?:blesses|touches|reaches|supports|protects|warms|influences|colours) (${PLACE}{1,3}?)(?:with|by|through) ${OWN} (?:\\w+ )?${GLANCE}\\b`,
      'gi',
    ),
    'aspects $1',
  ],
  // Saturn is just now travelling through Pisces
  [
    new RegExp(
      `(\\b${PLANET})((?: is| are|,)*(?: now| just| currently| presently| still| at present)*) (?:moving|travell?ing|passing|journeying|making (?:its|his|her) way|going|sailing) (?:through|over|across|along)\\b`,
      'gi',
    ),
    '$1$2 transiting',
  ],
  [
    new RegExp(
      `(\\b${PLANET})((?: now| currently)*) (?:moves|travels|passes|journeys|makes its way|goes) (?:through|over|across)\\b`,
      'gi',
    ),
    '$1$2 transits',
  ],
  [/\b(strong|good|mixed|weak) for work\b(?! and)/gi, '$1 for career'],
  [/\b(strong|good|mixed|weak) for love\b(?! and)/gi, '$1 for romance'],
  [/\b(strong|good|mixed|weak) for home\b(?! and)/gi, '$1 for property'],
  [/\b(sade[- ]?sati\b.{0,12}) at (?:its|the) peak\b/gi, '$1 in its peak phase'],
  [/\b(?:takes?|taking) up (?:residence|its place|its seat|a place|its post) in\b/gi, 'stands in'],
  [/\b(?:has|have) (?:settled|withdrawn|gone|moved|come|come to rest) (?:in|into|to)\b/gi, 'stands in'],
  [/\bshoulder to shoulder\b|\bside by side\b|\bhand in hand\b/gi, 'together'],
  [/\bwears? (?:your|their|his|her) heart on (?:your|their|his|her) sleeve\b/gi, 'show feeling'],
]

export const inPlainTurns = (text: string): string =>
  TURNS.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
