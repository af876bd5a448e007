import { encloses, frames } from './enclosing.ts'
import { happens, stays, windowHolds } from './happenings.ts'
import { lengthsHold } from './lengths.ts'
import { isPart } from './part.ts'
import { datesHold, orderHolds } from './period-dates.ts'
import { periodsNamed } from './periods.ts'
import { has, type Scene, wordAt } from './scene.ts'
import { dayOf, type Event, lasts, type Span } from './spans.ts'
import { lengthOf, type Named, type Timed, timedOf } from './timed.ts'
import { windowsHold } from './windows.ts'

/** What a sentence says of times: each date, length and age is one of a period, a window or an event that it names. */

const NOW =
  /^(?:now|currently|presently|present|current|moment|today|right now|at present|living|running|find yourself|under)$/
const COMING =
  /^(?:next|coming|follows|following|after|afterwards|later|will|then|future|once|when|ahead|gives way to|by|brings|hands|hand|over|until|before|comes?|awaits?|upcoming|shall|followed by|is followed by|from|takes over|takes|opens|begins?|starts?)$/
const PAST = /^(?:past|previous|was|earlier|former|were|before|behind|ended)$/

/** "In the last months of the Ketu mahadasha": where in it the day lies. */
const placeOf = (t: Timed, each: Named): 'none' | 'right' | 'wrong' => {
  const { parts, today, whens, periods, named, wordsBetween } = t
  const behind = parts
    .slice(Math.max(0, each.at - 7), each.at)
    .filter((part) => !isPart(part, 'owner'))
    .map((part) => part.text)
    .join(' ')
  const said =
    /\b(first|last|final|closing|opening|early|start|beginning|end|middle|halfway|midway|latter|at the start of|at the beginning of|in the middle of|halfway through|tail)\b(?: \S+){0,4}$/.exec(
      behind,
    )?.[1]
  if (!said || !today) return 'none'
  if (/\b(?:at|on|from|until|by|in) (?:the )?(?:end|start|beginning)\b/.test(behind) && whens.length > 0) return 'none'
  const place = /^(?:first|opening|early|start|beginning|at the start of|at the beginning of)$/.test(said)
    ? 'early'
    : /^(?:middle|halfway|midway|in the middle of|halfway through)$/.test(said)
      ? 'middle'
      : 'late'
  const [span] = each.spans
  // "The final stretch of the Rahu mahadasha is the Moon antardasha"
  const next = named.find(({ at }) => at > each.at)
  if (next && /^is (?:the|its|your|that of|that of the)?\s*$/.test(`${wordsBetween(each.at + 1, next.at)} `))
    return each.spans.some((x) =>
      next.spans.some((y) =>
        place === 'late' ? x.end !== undefined && x.end === y.end : x.start !== undefined && x.start === y.start,
      ),
    )
      ? 'right'
      : 'wrong'
  // "Its final sub-period", "the first antardasha": which of those inside a greater one.
  if (/\b(?:first|last|final|opening|closing)(?: own| of| the)*$/.test(behind)) {
    const inside = each.spans.filter(({ subject }) => lengthOf(subject) > 1)
    if (inside.length === 0) return 'none'
    const fits = inside.some(({ subject, end }) => {
      const [outer, inner] = subject.split('/').slice(-2) as [string, string]
      const greater = periods.find((one) => one.subject === subject.split('/').slice(0, -1).join('/'))
      return place === 'late' ? greater?.end !== undefined && greater.end === end : outer === inner
    })
    return fits ? 'right' : 'wrong'
  }
  if (!span?.start || !span.end) return 'wrong'
  const [a, b, now] = [dayOf(span.start), dayOf(span.end), dayOf(today)]
  // Of a window in it, where the window lies.
  const [window] = t.windows.filter((one) => whens.some((when) => (when.from || when.until) && lasts(one, when)))
  const share = ((window?.start ? dayOf(window.start) : now) - a) / (b - a)
  return (
    place === 'early'
      ? share >= 0 && share < 0.34
      : place === 'late'
        ? share > 0.66 && share <= 1
        : share > 0.25 && share < 0.75
  )
    ? 'right'
    : 'wrong'
}

/** What is told without a date runs, or comes where it is said to come. */
const runningHolds = (t: Timed): boolean => {
  const { scene, parts, whens, text, named, dated, ordered, orders } = t
  // What runs now
  for (const each of named) {
    if (each.spans.length === 0) {
      if (each.planet === null) continue
      return false
    }
    const about = parts.slice(Math.max(0, each.at - 6), Math.min(parts.length, each.at + 6))
    const now = about.some((part) => NOW.test(part.text)) && !orders
    const runs = each.spans.filter(({ state }) => state === 'running')
    const place = placeOf(t, each)
    if (place === 'wrong') return false
    if (dated.has(each) && !now) continue
    if (ordered.has(each)) continue
    if (each.planet === null) continue
    // Of what holds another it is said only that it does.
    if (named.some((one) => dated.has(one) && (encloses(t, each, one) || frames(t, each, one)))) continue
    const coming = has(
      scene,
      0,
      parts.length,
      (part) => COMING.test(part.text) || isPart(part, 'begin') || isPart(part, 'follows') || isPart(part, 'before'),
    )
    const past = has(scene, 0, parts.length, (part) => PAST.test(part.text))
    if (!each.persons.every((who) => runs.some(({ person }) => person === who))) {
      const [span] = each.spans
      if (
        dated.has(each) &&
        now &&
        whens.length > 0 &&
        span?.state !== 'running' &&
        !/\b(?:you are|you're|currently|right now|at present|find yourself|living)\b/.test(text)
      )
        continue
      if (
        !(
          (coming && each.spans.some(({ state }) => state === 'coming')) ||
          (past && each.spans.some(({ state }) => state === 'past'))
        )
      )
        return false
      if (now && !coming) return false
      if (
        /\b(?:you are (?:currently |now |presently )?in|you're (?:currently |now )?in|currently in|living through|right now)\b/.test(
          text,
        )
      )
        return false
    }
  }
  return true
}

export const timesHold = (
  scene: Scene,
  spans: readonly Span[],
  events: readonly Event[],
  before: { readonly subject: string | null },
): { subject: string | null } | null => {
  const t = timedOf(scene, spans, events, before)
  if (![periodsNamed, windowsHold, datesHold, orderHolds, lengthsHold, runningHolds].every((holds) => holds(t)))
    return null
  const { parts, used, whens, periods, named, owned, candidates, planetsSpoken } = t
  const told = named.filter(({ spans: own }) => own.length > 0)
  // "And the Sun antardasha follows": what is still to come follows on what there is.
  for (const [i, part] of parts.entries())
    if (isPart(part, 'follows') && !used.has(i) && !has(scene, i + 1, i + 3, (each) => isPart(each, 'who'))) {
      const near = told.findLast(({ at }) => at < i && i - at < 5) ?? told.find(({ at }) => at > i && at - i < 5)
      if (near?.spans.every(({ state }) => state === 'coming')) used.add(i)
    }
  let result = (told.findLast((each) => t.dated.has(each)) ?? told[0])?.spans[0]?.subject ?? null
  // Windows, and what happens on a day
  for (const when of whens) {
    if (owned.has(when)) {
      for (let i = when.at; i < when.to; i++)
        if (isPart(parts[i], 'date') || /^(?:–|—)$/.test(wordAt(scene, i))) used.add(i)
      continue
    }
    if (windowHolds(t, when)) {
      owned.add(when)
      for (let i = when.at; i < when.to; i++) used.add(i)
    }
  }
  for (const when of whens)
    if (!owned.has(when) && whens.length === 1 && stays(t, when)) {
      owned.add(when)
      for (let i = when.at; i < when.to; i++) used.add(i)
    }
  const open = whens.filter((when) => !owned.has(when))
  if (open.length > 0) {
    // "Venus governs this stretch, from November 2023 to November 2043"
    const [only] = open
    const planets = planetsSpoken()
    const ofPlanet =
      open.length === 1 && planets.length === 1 && (only!.from || only!.until)
        ? candidates(planets[0]!, null, scene.usual).filter((span) => lasts(span, only!))
        : []
    const leaned =
      named.length === 0 && planets.length === 0 && before.subject
        ? periods.filter(({ subject }) => subject === before.subject)
        : []
    if (
      ofPlanet.length > 0 &&
      !has(scene, 0, parts.length, (part) => isPart(part, 'sign') || isPart(part, 'transit'))
    ) {
      for (const [i, part] of parts.entries()) if (isPart(part, 'who')) used.add(i)
      for (let i = only!.at; i < only!.to; i++) used.add(i)
      result = ofPlanet[0]!.subject
    } else if (leaned.length > 0 && open.every((when) => leaned.some((span) => lasts(span, when)))) {
      for (const when of open) for (let i = when.at; i < when.to; i++) used.add(i)
      result = leaned[0]!.subject
    } else if (!happens(t, open)) return null
  }
  return { subject: result }
}
