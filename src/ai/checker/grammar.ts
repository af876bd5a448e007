import { type Clause, clauseOf, type Ground, is, placeIn, type Standing } from './clause.ts'
import { bindusHold, countsHold, ranksHold, statesCounted } from './counts.ts'
import type { Item, Token } from './items.ts'
import { areasHold, combinationsHold, dayHolds, fieldsHold, matchHolds, sharesHold } from './judgements.ts'
import { lifeHolds } from './life.ts'
import { placements } from './placements.ts'
import {
  axisHolds,
  doubleTransitHolds,
  eventsHold,
  itsDatesHold,
  lengthHolds,
  orderHolds,
  periodsHold,
  sadeSatiHolds,
  unnamedPeriodsHold,
  windowsHold,
} from './times.ts'

/** A clause read as claims, each of which has to be one of a cited fact. */

/** Items that state something and must have been read as part of a claim. */
const CLAIMS = new Set<Item['is']>([
  ...([
    'unknown',
    'number',
    'date',
    'sign',
    'star',
    'dignity',
    'nature',
    'houses',
    'named',
    'level',
    'office',
    'koota',
  ] as const),
  ...(['varga', 'retrograde', 'combust', 'sadesati', 'vargottama', 'age', 'duration', 'bindus', 'lordof'] as const),
  ...(['aspect', 'ruledby', 'house'] as const),
])
/** Items that do so where a chart is spoken of, and are plain words elsewhere. */
const OF_CHART = new Set<Item['is']>([
  ...([
    'delicate',
    'only',
    'except',
    'axis',
    'opposite',
    'empty',
    'direct',
    'outweighs',
    'abovemean',
    'belowmean',
  ] as const),
  ...(['rank', 'score', 'total', 'outof', 'degrees', 'mean'] as const),
])
/** Words between a subject and what is said of it. */
const JOINS = new Set(
  'is are was were be being been stands stand remains remain very quite rather particularly especially fairly somewhat also now more less not'.split(
    ' ',
  ),
)
const BORNE_OUT: Readonly<Record<string, readonly string[]>> = {
  strong: ['own', 'exalted', 'moolatrikona'],
  weak: ['debilitated', 'enemy'],
}
/** What "only" would tell something of. */
const BORNE = new Set<Item['is']>([
  'planet',
  'sign',
  'house',
  'ordinal',
  'named',
  'area',
  'planets',
  'retrograde',
  'combust',
])
/** What is counted without a chart. */
const MEASURED =
  /^(?:minutes?|hours?|things|people|breaths?|words|steps|questions|ideas|pages|lines|reasons|ways|sentences|goals|tasks|habits|tries|deep|small|quiet|good|simple|times)$/
/** After these "first" is an order of deeds. */
const GOING = /^(?:go|goes|come|comes|speak|act|move|look|ask|listen|think|feel|always|themselves|yourself)$/
/** States that are as often plain words. */
const PLAIN_STATES = new Set([
  'lack',
  'lacks',
  'lacking',
  'no',
  'present',
  'full',
  'formed',
  'mild',
  'severe',
  'partial',
  'applies',
  'arises',
  'arise',
  'occurs',
  'forms',
])

/** How near somebody stands is a claim that no fact makes. */
const NEAR = new Set([
  'close',
  'near',
  'nearest',
  'closest',
  'next',
  'far',
  'away',
  'opposite',
  'against',
  'behind',
  'between',
])
const HOURS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|day|days|daily|morning|evening|noon|afternoon|night|hour|today)$/

/** Two planets of which one does something to the other: an aspect or a conjunction of theirs is cited. */
const companyHolds = ({ tokens, used, claims, chart }: Clause): boolean => {
  const open = tokens.flatMap((token, index) =>
    is(token, 'planet') && !used.has(index) ? [{ index, name: token.item.planet }] : [],
  )
  return open.every(({ index, name }, at) => {
    const next = open[at + 1]
    if (!next || next.name === name) return true
    const between = tokens.slice(index + 1, next.index)
    const isList = between.every(
      ({ item, text }) => item.is === 'and' || /^(?:,|the|or|your|with|as|both|also|that)$/.test(text),
    )
    return (
      isList ||
      claims.some(
        ({ subject, object, relation, chart: of }) =>
          of === chart &&
          (relation === 'aspects' || relation === 'with' || relation === 'lord') &&
          ((subject === name && object === next.name) || (subject === next.name && object === name)),
      )
    )
  })
}

/** Whether nothing is left over that states something. */
const restHolds = (c: Clause): boolean => {
  const { tokens, used, has, isMentioned, facts, ofChart, before, stated } = c
  if (!companyHolds(c)) return false
  if (
    tokens.some((each) => is(each, 'natal') && each.text.includes('born')) &&
    tokens.some(({ text }) => HOURS.test(text))
  )
    return false
  return tokens.every((token, index) => {
    if (used.has(index)) return true
    const { item, text } = token
    const next = tokens[index + 1]
    // "The star Vishakha"
    if (text === 'star' && next !== undefined && is(next, 'star')) return true
    if (item.is === 'number' && !ofChart && item.n <= 12 && next !== undefined && MEASURED.test(next.text)) return true
    if (item.is === 'only' && !tokens.some((each) => BORNE.has(each.item.is))) return true
    if (CLAIMS.has(item.is) || (ofChart && OF_CHART.has(item.is))) return false
    switch (item.is) {
      case 'with':
        return /^(?:joins|beside|alongside)$/.test(text) && !tokens.slice(index).some((each) => is(each, 'planet'))
      case 'ordinal':
        return item.n <= 2 && (next === undefined ? GOING.test(tokens[index - 1]?.text ?? '') : is(next, 'word'))
      case 'planet':
        return (
          isMentioned(item.planet) && !tokens.slice(Math.max(0, index - 3), index).some((each) => NEAR.has(each.text))
        )
      case 'itslord':
        return (
          next === undefined ||
          !is(next, 'planet') ||
          ((has('ascendant') || before.subject === 'ascendant') && stated(next.item.planet, 'lord', '1', { of: 'D1' }))
        )
      case 'begin':
      case 'end':
        return !ofChart || has('level') || next?.text !== 'of'
      case 'area':
        return facts.some(({ id }) => id.endsWith(`score.${item.area}`)) || !(has('band') || has('score'))
      case 'band':
      case 'effect': {
        // "Strong in its own sign" is what its dignity says.
        if (tokens.some((each) => is(each, 'dignity') && BORNE_OUT[text]?.includes(each.item.dignity))) return true
        const told = index > 0 && JOINS.has(tokens[index - 1]!.text)
        const of = next !== undefined && (is(next, 'planet') || is(next, 'house') || is(next, 'transit'))
        return !ofChart || !(told || of)
      }
      case 'state':
        return !ofChart || PLAIN_STATES.has(text)
      case 'than':
        return !tokens
          .slice(index)
          .some(({ item: each }) => CLAIMS.has(each.is) || each.is === 'planet' || each.is === 'area')
      case 'points':
        return !has('number')
      case 'every':
        return !(next !== undefined && (is(next, 'planets') || is(next, 'planet')))
      case 'before':
      case 'follows':
        return !has('level')
      default:
        return true
    }
  })
}

/** "Aries rises, and the Sun is there too"; "your third house, where Mars is": who stands at the place that was named last. */
const thereHolds = ({ tokens, used, before, chart, stated, take }: Clause): boolean => {
  const at = tokens.findIndex(
    ({ text }, index) =>
      (text === 'where' && index === 0) ||
      (text === 'there' &&
        STANDING.test(tokens[index - 1]?.text ?? '') &&
        !/^(?:is|are|was|may|can|will|might)$/.test(tokens[index + 1]?.text ?? '')),
  )
  if (at < 0) return true
  const named = tokens.findLastIndex((token, index) => index < at && (is(token, 'sign') || is(token, 'house')))
  const place = placeIn(tokens.slice(0, at)) ?? before.place
  const there = tokens.flatMap((token, index) =>
    is(token, 'planet') && !used.has(index) && (at === 0 ? index > 0 : index > named && index < at)
      ? [{ index, name: token.item.planet }]
      : [],
  )
  if (there.length === 0) return true
  if (!place) return false
  return there.every(({ index, name }) => {
    take(index)
    // Beside what moves now, "your Moon" is that of birth.
    const of = chart === 'transit' && tokens[index - 1]?.text === 'your' ? 'D1' : chart
    return stated(name, place.relation, place.object, {
      of: place.relation === 'house' && of !== 'transit' ? 'D1' : of,
    })
  })
}
const STANDING = /^(?:is|are|sits?|stands?|shines?|lives?|dwells?|placed|found|too|also|both|joins?|meet)$/

/** Every statement of a clause is read by one of them. */
const READERS = [
  thereHolds,
  ...[doubleTransitHolds, orderHolds, periodsHold, lengthHolds, sadeSatiHolds, combinationsHold, matchHolds],
  ...[
    areasHold,
    bindusHold,
    ranksHold,
    statesCounted,
    countsHold,
    axisHolds,
    windowsHold,
    unnamedPeriodsHold,
    itsDatesHold,
    eventsHold,
  ],
  ...[dayHolds, sharesHold, fieldsHold],
]

/** Reads one clause; null where it states what no cited fact does. */
export const readClause = (tokens: readonly Token[], ground: Ground, before: Standing): Standing | null => {
  const c = clauseOf(tokens, ground, before)
  if (!c || !READERS.every((holds) => holds(c))) return null
  const placed = placements(c)
  if (!placed || !lifeHolds(c) || !restHolds(c)) return null
  const { whose, pair, chart, varga } = c
  const subject = placed.subject ?? c.subject
  const person = whose.length === 1 && pair ? whose[0]! : null
  return {
    subject: subject ?? before.subject,
    person,
    chart: chart === 'D1' ? null : chart,
    varga,
    place: placeIn(tokens) ?? before.place,
  }
}
