import type { Claim, Person } from '../claims.ts'
import { type DateSpan, falls } from './dates.ts'
import { isPart, type Level, type Part } from './part.ts'
import type { Unit } from './part-words.ts'
import { has, type Scene, tieBefore, wordAt } from './scene.ts'

/** What lasts from a day to a day, or happens on one: periods, windows, events of the sky; and when a sentence says that it does. */

export interface Span {
  /** "Venus/Mercury", "window 1", "double transit of house 10". */
  readonly subject: string
  readonly kind: 'period' | 'window' | 'double'
  readonly person: Person
  readonly start?: string
  readonly end?: string
  /** Of a window: the lesser period in which it lies. */
  readonly during?: string
  /** Of a period: running, coming, past. */
  readonly state?: string
}
export interface Event {
  readonly planet: string
  readonly date: string
  readonly claims: readonly Claim[]
}

const LEVELS: readonly Level[] = ['mahadasha', 'antardasha', 'pratyantardasha']
export const depthOf = (level: Level): number => LEVELS.indexOf(level) + 1

export const spansOf = (facts: readonly { readonly claims: readonly Claim[] }[]): Span[] => {
  const spans: Span[] = []
  const grown = new Map<string, { -readonly [K in keyof Span]: Span[K] }>()
  for (const { claims } of facts) {
    const own = new Map<string, { -readonly [K in keyof Span]: Span[K] }>()
    for (const { subject, relation, object, person } of claims) {
      const kind = subject.startsWith('window ') ? 'window' : subject.startsWith('double transit') ? 'double' : 'period'
      if (!['start', 'end', 'mahadasha', 'antardasha', 'pratyantardasha'].includes(relation)) continue
      // Windows of one house share a name: each fact is one.
      const key = `${person}|${subject}`
      const table = kind === 'double' ? own : grown
      const span = table.get(key) ?? { subject, kind, person }
      table.set(key, span)
      if (relation === 'start') span.start = object
      else if (relation === 'end') span.end = object
      else if (span.state !== 'running') span.state = object
    }
    const during = claims.find(({ relation }) => relation === 'antardasha')?.subject
    for (const { subject, person } of claims) {
      const window = subject.startsWith('window ') ? grown.get(`${person}|${subject}`) : undefined
      if (window && during) window.during = during
    }
    spans.push(...own.values())
  }
  // A mahadasha begins with the antardasha of its own lord.
  for (const { subject, person, start, state } of [...grown.values()]) {
    const [maha, antar, ...more] = subject.split('/')
    if (maha === antar && more.length === 0 && maha && start && !grown.has(`${person}|${maha}`))
      grown.set(`${person}|${maha}`, { subject: maha, kind: 'period', person, start, ...(state && { state }) })
  }
  // A lesser period tells that there is the greater one.
  for (const { subject, person, state } of [...grown.values()]) {
    const greater = subject.split('/').slice(0, -1).join('/')
    if (greater && !subject.includes(' ') && !grown.has(`${person}|${greater}`))
      grown.set(`${person}|${greater}`, { subject: greater, kind: 'period', person, ...(state && { state }) })
    else if (greater && state === 'running') grown.get(`${person}|${greater}`)!.state = 'running'
  }
  return [...spans, ...grown.values()]
}

export const eventsOf = (facts: readonly { readonly claims: readonly Claim[] }[]): Event[] =>
  facts.flatMap(({ claims }) => {
    const dated = claims.find(({ relation, chart }) => relation === 'date' && chart === 'transit')
    return dated ? [{ planet: dated.subject, date: dated.object, claims }] : []
  })

/** When a sentence says that something is: on a day, from one, until one. */
export interface When {
  readonly at: number
  readonly to: number
  readonly from?: DateSpan
  readonly until?: DateSpan
  readonly on?: DateSpan
  /** Of a single date: what is said to happen then. */
  readonly role?: 'start' | 'end'
}

const OPENING = /^(?:from|since|between|starting|beginning|as of|after|opening)$/
const CLOSING =
  /^(?:until|till|to|through|lasts until|runs until|continues until|goes on until|up to|through to|before|by|ending|closing|between now and|from now until|from now to|from now till)$/
const STARTS =
  /^(?:begin(?:s|ning)?|began|begun|start(?:s|ed|ing)?|open(?:s|ed|ing)?|enter(?:s|ed|ing)?|commenc\w+|takes?|took|taking|step(?:s|ped)?|stepped into|step into|stepping into|mov(?:e|es|ed)|sets in|set in|launch\w*|arriv\w+|comes?|came|takes over|take over|took over|takes up the reins|kick\w*|dawn\w*|return\w*|since|onward|onwards|walking|follows|first)$/
const ENDS =
  /^(?:end(?:s|ed|ing)?|clos(?:e|es|ed|ing)|finish(?:es|ed|ing)?|expir\w+|conclud\w+|is over|over|complet\w+|release[sd]?|wraps?|last(?:s|ed|ing)?|runs?|continues?|stays?|stay|remains?|draws|gives|hands|comes to an end|keeps|goes|stretches|extends?|holds?|carries|concludes)$/

export const whensOf = (scene: Scene): When[] => {
  const { parts, dates } = scene
  const found: When[] = []
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    if (!isPart(part, 'date')) continue
    const span = dates[part.item.at]!
    // A range: "from A to B", "A – B", "between A and B"
    let next = i + 1
    while (
      next < i + 4 &&
      /^(?:to|until|till|–|—|through|through to|and|,|on|the|up to|right|all|way|lasts until|runs until)$/.test(
        wordAt(scene, next),
      )
    )
      next++
    const joined = parts.slice(i + 1, next).map(({ text }) => text)
    const between = has(scene, i - 3, i, (each) => each.text === 'between')
    const isRange =
      isPart(parts[next], 'date') &&
      (joined.some((text) => /^(?:to|–|—|until|till|through|through to|up to)$/.test(text)) ||
        (between && joined.includes('and')))
    // "Until May to June" is no stretch.
    if (isRange && !/^(?:until|till|before|by)$/.test(tieBefore(scene, i).text)) {
      const until = dates[(parts[next] as Part & { item: { at: number } }).item.at]!
      found.push({ at: i, to: next + 1, from: span, until })
      i = next
      continue
    }
    const tie = tieBefore(scene, i)
    const word =
      tie.text === 'mid' || tie.text === 'early' || tie.text === 'late' ? wordAt(scene, tie.at - 1) : tie.text
    const isUntil = CLOSING.test(word) && word !== 'to'
    const asked = has(scene, i - 6, i, (each) => isPart(each, 'not')) && isUntil
    const ends =
      isUntil ||
      (word === 'to' && has(scene, i - 8, i, (each) => /^(?:from|since|now|last\w*|run\w*|through)$/.test(each.text)))
    if (ends && !asked) found.push({ at: i, to: i + 1, until: span })
    else if (OPENING.test(word) || asked) found.push({ at: i, to: i + 1, from: span })
    else {
      const role = roleOf(scene, i)
      found.push({ at: i, to: i + 1, on: span, ...(role && { role }) })
    }
  }
  return found
}

/** By the nearest verb, before the date rather than after it. */
const roleOf = ({ parts }: Scene, at: number): 'start' | 'end' | null => {
  const of = ({ item, text }: Part) =>
    item.is === 'begin' || STARTS.test(text) ? 'start' : item.is === 'end' || ENDS.test(text) ? 'end' : null
  for (let i = at - 1; i >= Math.max(0, at - 9); i--) {
    if (isPart(parts[i], 'date') || isPart(parts[i], 'stop')) break
    const role = of(parts[i]!)
    if (role) return role
  }
  for (let i = at + 1; i < Math.min(parts.length, at + 9); i++) {
    if (isPart(parts[i], 'date')) break
    const role = of(parts[i]!)
    if (role) return role
  }
  return null
}

/** Whether a span is told rightly. */
export const lasts = ({ start, end }: Span, { from, until, on, role }: When): boolean => {
  if (from && !(start && falls(start, from))) return false
  if (until && !(end && falls(end, until))) return false
  if (!on) return true
  const opens = start !== undefined && falls(start, on)
  const closes = end !== undefined && falls(end, on)
  return role === 'start' ? opens : role === 'end' ? closes || false : opens || closes
}

/** Whether a window lasts so; of a double transit what is told by its end alone is open on the day of the reading. */
export const touches = (span: Span, when: When, today: string | null): boolean =>
  lasts(span, when) &&
  (span.kind !== 'double' ||
    when.until === undefined ||
    when.from !== undefined ||
    span.start === undefined ||
    today === null ||
    span.start <= today)

// How long and how far

const DAYS: Record<Unit, number> = { day: 1, week: 7, month: 30.4375, year: 365.25, decade: 3652.5 }
export const dayOf = (iso: string): number => Date.parse(`${iso}T00:00Z`) / 86_400_000

/** A length as it is said: "about", "less than", "more than". */
export interface Measure {
  readonly n: number
  readonly unit: Unit
  readonly bound: 'near' | 'under' | 'over' | 'justunder' | 'justover'
}

export const boundOf = (scene: Scene, at: number): Measure['bound'] => {
  const words = scene.parts.slice(Math.max(0, at - 5), at).map(({ text }) => text)
  const text = words.join(' ')
  if (/\b(?:a little|a bit|just|slightly|somewhat|a shade) (?:under|less than|short of|fewer than|shy of)$/.test(text))
    return 'justunder'
  if (/\b(?:nearly|almost|not quite|close to)(?: an?)?$/.test(text)) return 'justunder'
  if (
    /\b(?:a little|a bit|just|slightly|somewhat) (?:over|more than|above|more)$|\b(?:just past|just over)$/.test(text)
  )
    return 'justover'
  if (/\b(?:less than|under|within|fewer than|no more than|at most|inside|up to|not even)(?: the next)?$/.test(text))
    return 'under'
  if (/\b(?:more than|over|at least|upwards of|beyond|no less than)$/.test(text)) return 'over'
  return 'near'
}

/** Whether so many days are what is said. */
export const measures = ({ n, unit, bound }: Measure, days: number): boolean => {
  const is = days / DAYS[unit]
  if (is < 0) return false
  const slack = Math.max(0.55, n * 0.08)
  switch (bound) {
    case 'near':
      return Math.abs(is - n) <= slack
    case 'under':
      return is <= n + 0.05 && is >= n * 0.55 - 0.2
    case 'over':
      return is >= n - 0.05 && is <= n * 1.5 + 0.6
    case 'justunder':
      return is <= n + 0.05 && is >= n - Math.max(0.6, n * 0.15)
    case 'justover':
      return is >= n - 0.05 && is <= n + Math.max(0.6, n * 0.2)
  }
}
