import type { ChartOf, Claim, ClaimRelation, PackFact, Person } from '../claims.ts'
import { type DateSpan, falls } from './dates.ts'
import type { Item, Token } from './items.ts'

/** A clause with what it cites: what readers of its statements ask. */

export interface Ground {
  /** Claims of the facts that the sentence cites. */
  readonly claims: readonly Claim[]
  readonly facts: readonly PackFact[]
  readonly dates: readonly DateSpan[]
  readonly pair: boolean
  /** Whether the sentence speaks of a chart at all. */
  readonly ofChart: boolean
  /** Whether the reader has a chart of their own in it. */
  readonly you: boolean
}

/** What a later clause may lean on. */
export interface Standing {
  readonly subject: string | null
  readonly person: Person | null
  readonly chart: ChartOf | null
  readonly varga: string | null
  /** The sign or house that was named last: "there". */
  readonly place: Place | null
}
export interface Place {
  readonly relation: 'sign' | 'house'
  readonly object: string
}
export const NOTHING: Standing = { subject: null, person: null, chart: null, varga: null, place: null }

/** The last sign or house of some words. */
export const placeIn = (tokens: readonly Token[]): Place | null => {
  const token = tokens.findLast(({ item }) => item.is === 'sign' || item.is === 'house')
  if (is(token, 'sign')) return { relation: 'sign', object: token.item.sign }
  return is(token, 'house') ? { relation: 'house', object: String(token.item.house) } : null
}

type Of<K extends Item['is']> = Item & { readonly is: K }
export const is = <K extends Item['is']>(token: Token | undefined, kind: K): token is Token & { item: Of<K> } =>
  token?.item.is === kind

/** What says something of a subject. */
export const PREDICATES = new Set<Item['is']>([
  ...([
    'sign',
    'star',
    'house',
    'ordinal',
    'dignity',
    'retrograde',
    'direct',
    'combust',
    'aspect',
    'with',
    'rules',
    'state',
  ] as const),
  ...(['level', 'band', 'effect', 'office', 'number', 'date', 'bindus', 'koota', 'rank', 'sadesati'] as const),
  ...(['nature', 'houses', 'vargottama', 'empty'] as const),
])

/** Null where it speaks of persons or charts that cannot be. */
export const clauseOf = (tokens: readonly Token[], ground: Ground, before: Standing) => {
  const { claims, facts, dates, pair, you, ofChart } = ground
  const used = new Set<number>()
  const at = <K extends Item['is']>(kind: K) =>
    tokens.flatMap((token, index) => (is(token, kind) ? [{ index, item: token.item as Of<K>, text: token.text }] : []))
  const has = (kind: Item['is']) => tokens.some(({ item }) => item.is === kind)
  const word = (...words: string[]) => tokens.some((token) => is(token, 'word') && words.includes(token.text))
  const take = (...indexes: number[]) => {
    for (const index of indexes) used.add(index)
  }

  if (has('next')) return null

  // Whose chart
  const persons = at('person').filter(({ item }) => pair || item.person !== 'both')
  if (!pair && persons.length > 0) return null
  take(...persons.map(({ index }) => index))
  const named = new Set(persons.map(({ item }) => item.person))
  const whose: Person[] = !pair
    ? ['you']
    : named.has('both') || named.size === 2
      ? ['first', 'second']
      : named.size === 1
        ? [[...named][0] as Person]
        : before.person
          ? [before.person]
          : you
            ? ['you']
            : []

  // Which chart
  const vargas = at('varga')
  take(...vargas.map(({ index }) => index))
  if (new Set(vargas.map(({ item }) => item.varga)).size > 1) return null
  const sticky = has('natal') ? null : before
  const varga = vargas[0]?.item.varga ?? (has('transit') || has('fromMoon') ? null : (sticky?.varga ?? null))
  const chart: ChartOf =
    varga === 'D9'
      ? 'D9'
      : varga
        ? 'varga'
        : has('transit') || has('fromMoon')
          ? 'transit'
          : has('natal')
            ? 'D1'
            : (sticky?.chart ?? 'D1')
  const subjectIn = (subject: string) => (chart === 'varga' ? `${varga} ${subject}` : subject)

  // Where somebody stands on a day to come is no place of now: `eventsHold` reads it with its date.
  const ofEvents = new Set(
    facts.flatMap((fact) => (fact.claims.some(({ relation }) => relation === 'date') ? fact.claims : [])),
  )
  const found = (
    subject: string,
    relation: ClaimRelation,
    of: ChartOf = chart,
    person: Person | null = null,
    from?: 'Moon',
  ) =>
    claims.filter(
      (claim) =>
        !ofEvents.has(claim) &&
        claim.subject === subject &&
        claim.relation === relation &&
        claim.chart === of &&
        (person === null || claim.person === person) &&
        claim.from === from,
    )
  /** Whether a claim is one of the cited facts; denied: whether those say another thing. */
  const stated = (
    subject: string,
    relation: ClaimRelation,
    object: string,
    { denied = false, of = chart, from }: { denied?: boolean; of?: ChartOf; from?: 'Moon' | undefined } = {},
  ): boolean => {
    if (whose.length === 0) return false
    return whose.every((person) => {
      const known = found(subject, relation, of, person, from)
      const same = known.some((claim) => claim.object === object)
      return denied ? known.length > 0 && !same : same
    })
  }

  const negations = at('not').filter(
    ({ index }) => !(is(tokens[index + 1], 'word') && tokens[index + 1]!.text === 'only'),
  )
  /** Whether a predicate is denied: the word stands before it, with no other predicate between. */
  const deniedAt = (index: number): boolean => {
    const nearest = negations.findLast((each) => each.index < index)
    if (!nearest || index - nearest.index > 7) return false
    return !tokens.slice(nearest.index + 1, index).some(({ item }) => PREDICATES.has(item.is) && item.is !== 'state')
  }

  const numbers = at('number')
  const spans = at('date').map(({ index, item }) => ({ index, span: dates[item.at]! }))
  const houses = [
    ...at('house').map(({ index, item }) => ({ index, house: item.house })),
    ...at('ordinal').map(({ index, item }) => ({ index, house: item.n })),
  ].sort((a, b) => a.index - b.index)
  const planets = at('planet')

  /** Dates by the words around them: those of a beginning, those of an end. */
  const roles = () => {
    let role: 'start' | 'end' | null = null
    const given: { index: number; span: DateSpan; role: 'start' | 'end' | null }[] = []
    for (const [index, token] of tokens.entries()) {
      const opens = token.text === 'from' && is(tokens[index + 1], 'date')
      if (is(token, 'begin') || is(token, 'from') || opens) role = 'start'
      // "Does not begin until" is a beginning.
      else if (
        is(token, 'until') &&
        role === 'start' &&
        tokens.slice(0, index).some((each) => is(each, 'not')) &&
        given.length === 0
      )
        role = 'start'
      else if (is(token, 'end') || is(token, 'until')) role = 'end'
      else if (is(token, 'word') && token.text === 'to' && given.at(-1)?.role === 'start') role = 'end'
      else if (
        is(token, 'and') &&
        given.at(-1)?.role === 'start' &&
        has('from') &&
        !has('end') &&
        is(tokens[index + 1], 'date')
      )
        role = 'end'
      const span = spans.find((each) => each.index === index)
      if (span) given.push({ ...span, role })
    }
    const verb = has('begin') ? 'start' : has('end') || has('until') ? 'end' : null
    // "On 26 April 2026 you entered it, and it lasts until ...": what stands before a close is an opening.
    const opens = given.length === 2 && given[0]!.role === null && given[1]!.role === 'end'
    return given.map((each) => ({ ...each, role: each.role ?? (opens ? 'start' : verb) }))
  }
  /** Dates are of a subject; `of` which of them where not of all. */
  const datesHold = (whom: string, of: ChartOf, among?: readonly number[]): boolean =>
    roles().every(({ index, span, role }) => {
      if (among && !among.includes(index)) return true
      take(index)
      const asked =
        role === null
          ? (['start', 'end', 'date'] as const)
          : role === 'start'
            ? (['start', 'date'] as const)
            : (['end'] as const)
      return asked.some((relation) =>
        claims.some(
          (claim) =>
            claim.subject === whom && claim.relation === relation && claim.chart === of && falls(claim.object, span),
        ),
      )
    })
  const freePlanets = () => planets.filter(({ index }) => !used.has(index))
  /** Whether a cited fact is about it. */
  const isMentioned = (what: string): boolean => {
    const house = /^house (\d+)$/.exec(what)?.[1]
    return claims.some(
      ({ subject: whom, object, relation }) =>
        whom.split(/[/ ]/).includes(what) ||
        whom === what ||
        object === what ||
        (house !== undefined &&
          (relation === 'house' || relation === 'lord' ? object === house : whom.endsWith(`house ${house}`))),
    )
  }

  return {
    ...{ tokens, claims, facts, pair, you, ofChart, before, whose, varga, chart, subjectIn, found, stated, negations },
    ...{ deniedAt, numbers, spans, houses, planets, datesHold, used, at, has, word, take, freePlanets, isMentioned },
    /** Whom the clause is about. */
    subject: null as string | null,
  }
}
export type Clause = NonNullable<ReturnType<typeof clauseOf>>
