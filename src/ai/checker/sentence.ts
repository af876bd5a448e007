import { GRAHAS } from '../../jyotish/grahas.ts'
import type { ChartOf, Person } from '../claims.ts'
import { clausesHold } from './clauses.ts'
import type { DateSpan } from './dates.ts'
import { deniesFact } from './denials.ts'
import { freeHolds } from './free.ts'
import type { Token } from './items.ts'
import { type Known, knownOf } from './known.ts'
import { isBidding, isOfReader, lifeHolds } from './life.ts'
import { isPart, type Part } from './part.ts'
import { partsOf } from './parts.ts'
import { placingHolds } from './placing.ts'
import { has, type Scene, wordAt } from './scene.ts'
import { measuresHold } from './scores.ts'
import type { Event, Span } from './spans.ts'
import { timesHold } from './times.ts'

/** A whole sentence: whatever in it touches the facts has to belong to a claim that they bear out. */

export interface Cited {
  readonly known: Known
  readonly spans: readonly Span[]
  readonly events: readonly Event[]
  readonly pair: boolean
  readonly you: boolean
  readonly today: string | null
  readonly age: number | null
}

export interface Leaning {
  readonly subject: string | null
  readonly person: Person | null
  readonly chart: ChartOf | null
  readonly varga: string | null
}

/** What states something wherever it stands. */
const STATES = new Set<Part['item']['is']>([
  'number',
  'date',
  'length',
  'star',
  'dignity',
  'nature',
  'houses',
  'named',
  'office',
  'koota',
  'retrograde',
  'combust',
  'sadesati',
  'vargottama',
  'bindus',
  'age',
  'rank',
  'sign',
  'period',
  'next',
  'field',
  'lords',
  'axis',
  'degrees',
  'abovemean',
  'belowmean',
  'mean',
])
/** What is counted without a chart. */
const COUNTED =
  /^(?:minutes?|hours?|things?|people|breaths?|words?|steps?|questions?|ideas?|pages?|lines?|reasons?|ways?|sentences?|goals?|tasks?|habits?|tries|small|quiet|good|simple|times|themes?|stretches|dates?|threads?|sides|truths|lists?|moments?|forces|voices|matters?|areas?|briefs?|roads|halves|slow|lights|charts|of you|nodes|points|great|minds)$/

const restHolds = (scene: Scene): boolean => {
  const { parts, used } = scene
  const ofChart =
    parts.some(({ item }) =>
      ['who', 'sign', 'seats', 'lords', 'varga', 'transit', 'period', 'natal'].includes(item.is),
    ) || parts.some(({ text }) => /^(?:charts?|horoscope|planets?)$/.test(text))
  return parts.every((part, at) => {
    if (used.has(at)) return true
    const { item, text } = part
    const next = parts[at + 1]
    if (item.is === 'number' && item.n <= 12 && next && COUNTED.test(next.text)) return true
    // "One thing rather than three"
    const alone = next === undefined || isPart(next, 'stop') || isPart(next, 'comma')
    const ofThings = next !== undefined && ['word', 'life', 'unknown', 'delicate', 'area'].includes(next.item.is)
    if (item.is === 'number' && item.n <= 12 && (alone || ofThings) && isOfReader(parts, at)) return true
    if (item.is === 'number' && wordAt(scene, at - 1) === 'to' && wordAt(scene, at - 2) === 'count') return true
    if (item.is === 'length') return !/\d/.test(text) && item.n <= 1 && !ofChart
    if (item.is === 'period') return item.planet === null
    // "Both may argue and forgive soon"
    if (item.is === 'next' && text === 'soon' && isOfReader(parts, at) && tellsNoLife(at)) return true
    if (item.is === 'next' && !ofChart)
      return parts.some(({ text: word }) => /^(?:could|may|might|can|try|let|plan|keep|give|set|take|say)$/.test(word))
    if (STATES.has(item.is)) return false
    if (/^(?:band|effect|more|fewer|most|least)$/.test(item.is) && isOfReader(parts, at)) return true
    switch (item.is) {
      case 'only':
      case 'except':
        return !parts.some((each, i) => Math.abs(i - at) <= 2 && (isPart(each, 'who') || isPart(each, 'planets')))
      case 'direct':
        // "Exalted in Virgo and direct"
        if (ofChart && isPart(parts[at - 1], 'and') && (alone || isPart(next, 'and')) && !isOfReader(parts, at))
          return false
        return !ofChart || !/^(?:is|are|was|were|moves?|goes|turns?|stations?)$/.test(wordAt(scene, at - 1))
      case 'empty':
      case 'outweighs':
        return !ofChart
      case 'opposite':
        return opposes(at)
      case 'ordinal':
        // "The navamsa, the fourth division"
        if (/^division/.test(next?.text ?? '') && parts.some((each) => isPart(each, 'varga')))
          return parts.some((each) => isPart(each, 'varga') && each.item.varga === `D${item.n}`)
        // "Venus is in the twelfth ..." that no reader took for a house
        if (
          ofChart &&
          /^(?:the|your)$/.test(wordAt(scene, at - 1)) &&
          /^(?:in|into|from|through)$/.test(wordAt(scene, at - 2)) &&
          !['word', 'unknown', 'life', 'delicate', 'area'].includes(next?.item.is ?? '')
        )
          return false
        return (
          next === undefined ||
          (!/^(?:house|lord|bhava)$/.test(next.text) &&
            !(/^(?:sign|place)$/.test(next.text) && wordAt(scene, at + 2) === 'from'))
        )
      case 'band':
      case 'effect': {
        // "In a difficult sign" is no dignity.
        if (/^signs?$/.test(next?.text ?? '')) return false
        if (
          /^ones?$/.test(next?.text ?? '') &&
          parts.some((each) => isPart(each, 'dignity')) &&
          !parts.some((each) => isPart(each, 'transit'))
        )
          return false
        const joined = /^(?:is|are|was|were|stands?|remains?|be|very|quite|rather|as|seems?)$/.test(
          wordAt(scene, at - 1),
        )
        const of = isPart(next, 'who') || isPart(next, 'seats') || isPart(next, 'transit')
        if (
          !ofChart ||
          !(joined || of) ||
          (text === 'good' &&
            /^(?:at|with|enough|to|news|company|reason|reasons|ground|in|about|teachers?|friends?|advice|use|humour|habits?)$/.test(
              next?.text ?? '',
            )) ||
          (text === 'good' &&
            next?.text === 'for' &&
            !parts.slice(at).some((each) => isPart(each, 'area')) &&
            !parts.some((each) => isPart(each, 'transit')))
        )
          return true
        return borneOut(at, text)
      }
      case 'state':
        return !ofChart ||
          !['cancelled', 'absent'].includes(item.state) ||
          /^(?:no|lacks?|lacking|missing|free of|free from)$/.test(text)
          ? !(text === 'no' && (isPart(next, 'planets') || isPart(next, 'named')))
          : false
      case 'than':
        return (
          !ofChart ||
          !parts
            .slice(at, clauseEnd(at))
            .some((each) => isPart(each, 'who') || isPart(each, 'seats') || isPart(each, 'area'))
        )
      case 'more':
      case 'fewer':
        return (
          !ofChart ||
          !/^(?:stronger|weaker|higher|lower|better placed|worse placed)$/.test(text) ||
          !parts.some((each, i) => i < at && isPart(each, 'who'))
        )
      case 'most':
      case 'least':
        return (
          !ofChart ||
          !/^(?:strongest|highest|best placed|most powerful|weakest|lowest|richest|fullest|tops|heads)$/.test(text) ||
          (next !== undefined &&
            ['word', 'unknown', 'delicate', 'life', 'area'].includes(next.item.is) &&
            !/^(?:of|in|by|house|sign|one|among|placed|placement|point|points|planet|and|or|here|there)$/.test(
              next.text,
            ))
        )
      case 'every':
        return !isPart(next, 'planets')
      case 'before':
      case 'follows':
        return !parts.some((each) => isPart(each, 'period'))
      case 'points':
        return !parts.some((each) => isPart(each, 'number'))
      case 'outof':
        return !isPart(next, 'number')
      case 'score':
      case 'total':
        return !ofChart
      default:
        return true
    }
  })

  /** Whether no matter of a life stands in the clause of a part. */
  function tellsNoLife(at: number): boolean {
    const start = parts.findLastIndex((part, i) => i < at && (isPart(part, 'comma') || isPart(part, 'stop')))
    return !parts.slice(start + 1, clauseEnd(at)).some((part) => isPart(part, 'life') || isPart(part, 'area'))
  }
  /** Where the clause of a part ends. */
  function clauseEnd(at: number): number {
    const end = parts.findIndex((part, i) => i > at && (isPart(part, 'comma') || isPart(part, 'stop')))
    return end < 0 ? parts.length : end
  }
  /** Nodes are ever opposite; others by the signs that were read already. */
  function opposes(at: number): boolean {
    const near = parts.flatMap((part, i) => (isPart(part, 'who') && Math.abs(i - at) < 12 ? [...part.item.names] : []))
    return near.length === 0 || near.every((name) => name === 'Rahu' || name === 'Ketu')
  }
  function borneOut(at: number, text: string): boolean {
    const dignities = parts.flatMap((part) => (isPart(part, 'dignity') ? [part.item.dignity] : []))
    const wanted =
      text === 'strong' ? ['own', 'exalted', 'moolatrikona'] : text === 'weak' ? ['debilitated', 'enemy'] : []
    return dignities.some((each) => wanted.includes(each)) && !has(scene, at - 3, at, (part) => isPart(part, 'not'))
  }
}

/** Whether advice tells nothing of a life. */
export const statesNoLife = (tokens: readonly Token[], pair: boolean): boolean =>
  lifeHolds({ tokens: partsOf(tokens, pair), used: new Set() })

const BETWEEN_CHARTS = /^(?:,|and|or|in|the|both|of|as well as|charts?|your|also|nor|its)$/
const isChart = (part: Part | undefined): boolean =>
  isPart(part, 'varga') || (isPart(part, 'natal') && /chart|^d1$/.test(part.text))

/** What is said of several charts at once is read once for each: "in the birth chart and the navamsa". */
const chartByChart = (parts: readonly Part[]): (readonly Part[])[] => {
  const charts: number[] = []
  for (const [at, part] of parts.entries())
    if (
      isChart(part) &&
      (charts.length === 0 || parts.slice(charts.at(-1)! + 1, at).every(({ text }) => BETWEEN_CHARTS.test(text)))
    )
      charts.push(at)
    else if (isChart(part) && charts.length < 2) charts.splice(0, 1, at)
  if (
    charts.length < 2 ||
    parts.some(({ text }) => /^(?:vargottama|same|same sign)$/.test(text) || / both | and in /.test(text))
  )
    return [parts]
  const [first, last] = [charts[0]!, charts.at(-1)!]
  return charts.map((chart) => [...parts.slice(0, first), parts[chart]!, ...parts.slice(last + 1)])
}

/** What a sentence leaves to lean on; null where it states what no cited fact does. */
export const sentenceHolds = (
  tokens: readonly Token[],
  dates: readonly DateSpan[],
  cited: Cited,
  before: Leaning,
): Leaning | null => {
  let left: Leaning | null = null
  for (const parts of chartByChart(partsOf(tokens, cited.pair, cited.you))) {
    left = partsHold(parts, dates, cited, before) ?? asideHolds(parts, dates, cited, before)
    if (!left) return null
  }
  return left
}

const HEDGE = /^(?:may|might|can|could|tends?|tend to|helps?)$/
/** What a cited fact has to be of. */
const BEARING: ReadonlySet<string> = new Set([
  'who',
  'seats',
  'lords',
  'named',
  'period',
  'date',
  'koota',
  'sadesati',
  'bindus',
  'field',
])
const NOTHING_CITED = { known: knownOf([]), spans: [], events: [] } as const

/** A sentence of which one end only tells what may be, the facts by themselves: "You may tire sooner than usual, because the Moon ...". */
const asideHolds = (
  parts: readonly Part[],
  dates: readonly DateSpan[],
  cited: Cited,
  before: Leaning,
): Leaning | null => {
  const isOfFacts = ({ item, text }: Part) =>
    (STATES.has(item.is) && !(item.is === 'length' && item.n <= 1) && !(item.is === 'number' && item.n <= 12)) ||
    [
      'who',
      'seats',
      'varga',
      'transit',
      'natal',
      'band',
      'effect',
      'state',
      'planets',
      'score',
      'points',
      'houses',
      'owner',
      'cue',
    ].includes(item.is) ||
    /^(?:in direct motion|charts?|horoscope|yogas?|doshas?|windows?|friends?|enem(?:y|ies)|neutral|it|its|they|them)$/.test(
      text,
    )
  const facts = parts.flatMap((part, at) => (isOfFacts(part) ? [at] : []))
  if (!parts.some(({ item }) => BEARING.has(item.is))) return null
  const [first, last] = [facts[0]!, facts.at(-1)!]
  const isPause = (at: number) => isPart(parts[at], 'comma') || isPart(parts[at], 'stop')
  const [head, tail] = [
    parts.findLastIndex((_, at) => at < first && isPause(at)),
    parts.findIndex((_, at) => at > last && isPause(at)),
  ]
  const ends = [
    ...(tail > 0 ? [[parts.slice(0, tail), parts.slice(tail + 1)] as const] : []),
    ...(head > 0 ? [[parts.slice(head + 1), parts.slice(0, head)] as const] : []),
  ]
  for (const [told, aside] of ends) {
    if (!aside.some(({ text }) => HEDGE.test(text)) && !isBidding(aside)) continue
    const nothing = { ...cited, ...NOTHING_CITED }
    if (!partsHold(aside, [], nothing, { subject: null, person: null, chart: null, varga: null })) continue
    const left = partsHold(told, dates, cited, before)
    if (left) return left
  }
  return null
}

/** Of whom all that is cited speaks. */
const onlySubject = (known: Known, spans: readonly Span[], events: readonly Event[]): string | null => {
  const subjects = new Set([
    ...known.claims.map(({ subject }) => subject).filter((subject) => (GRAHAS as readonly string[]).includes(subject)),
    ...events.map(({ planet }) => planet),
  ])
  if (subjects.size === 1 && spans.length === 0) return [...subjects][0]!
  const dated = spans.filter(({ kind, start, end }) => kind === 'period' && (start ?? end))
  return dated.length === 1 && spans.every(({ subject }) => dated[0]!.subject.startsWith(subject))
    ? dated[0]!.subject
    : null
}

const partsHold = (
  parts: readonly Part[],
  dates: readonly DateSpan[],
  { known, spans, events, pair, you, today, age }: Cited,
  previous: Leaning,
): Leaning | null => {
  const before = { ...previous, subject: previous.subject ?? onlySubject(known, spans, events) }
  const usual: readonly Person[] = pair ? (before.person ? [before.person] : you ? ['you'] : []) : ['you']
  if (!pair && parts.some((part) => isPart(part, 'owner') && part.item.persons.length < 2)) return null
  const both =
    pair &&
    parts.some((part) => isPart(part, 'owner') && part.item.persons.length === 2) &&
    !parts.some((part) => isPart(part, 'owner') && part.item.persons.length === 1)
  const scene: Scene = {
    parts,
    known,
    dates,
    usual: both ? ['first', 'second'] : !pair && parts.length > 0 ? ['you'] : usual,
    pair,
    leaned: before.subject,
    today,
    age,
    used: new Set(),
    told: new Set(),
  }
  if (pair && scene.usual.length === 0) {
    const first = parts.find((part) => isPart(part, 'owner'))
    if (first && isPart(first, 'owner')) (scene as { usual: readonly Person[] }).usual = first.item.persons
  }
  const times = timesHold(scene, spans, events, before)
  if (!times || !measuresHold(scene)) return null
  const bound = [...scene.used]
  const walked = placingHolds(scene, before)
  if (!walked) {
    scene.used.clear()
    for (const at of bound) scene.used.add(at)
  }
  const placed = walked ?? clausesHold(scene, before)
  if (!placed || !restHolds(scene) || !freeHolds(scene) || deniesFact(scene)) return null
  const person = pair && placed.persons.length === 1 ? placed.persons[0]! : null
  return { subject: placed.subject ?? times.subject ?? before.subject, person, chart: null, varga: null }
}
