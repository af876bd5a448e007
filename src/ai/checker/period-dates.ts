import type { Person } from '../claims.ts'
import { falls } from './dates.ts'
import { ENCLOSED, encloses, isWithin } from './enclosing.ts'
import { isPart, type PartOf } from './part.ts'
import { has } from './scene.ts'
import { lasts, type When } from './spans.ts'
import { lengthOf, type Named, type Timed } from './timed.ts'

/** Which dates periods have, and which comes after which. */

/** Words that put one after the other, whatever their lengths. */
const ORDERING =
  /\b(?:after|follow\w*|gives?|hands?|before|then|precedes|leads into|makes way|yields|baton|takes over)\b/

/** "... ends on 9 June for the first person and on 24 January for the second": of whom a date is told. */
const personsFor = ({ parts, named }: Timed, { to }: When): readonly Person[] | null => {
  const at = [to + 1, to + 2, to + 3].find((i) => isPart(parts[i], 'owner'))
  if (at === undefined || named.every(({ persons }) => persons.length < 2)) return null
  return parts.slice(to, at).every(({ text }) => /^(?:for|in|the|case|of)$/.test(text)) && parts[to]?.text !== 'in'
    ? (parts[at] as PartOf<'owner'>).item.persons
    : null
}

/** Whether what is told of one is told of both. */
const isTogether = ({ wordsBetween }: Timed, a: Named, b: Named): boolean => {
  const [first, second] = a.at < b.at ? [a, b] : [b, a]
  return /\b(?:together with|along with|at the same time as|as does|as do|and so does|on the same day as)\b[^.;]{0,30}$/.test(
    wordsBetween(first.at + 1, second.at),
  )
}

/** Each date is of the period that stands before it, or of what follows. */
export const datesHold = (t: Timed): boolean => {
  const { spans, events, named, owned, dated } = t
  const whens = t.whens.filter((when) => !owned.has(when))
  // Dates
  // "..., the first until May and the second until June"
  const numbered = (when: When): Named[] | null => {
    const nth =
      /\b(?:the (first|second|former|latter|other))(?: one)?(?: from| until| to| on| in| ends on| begins on)?$/.exec(
        t.wordsBetween(Math.max(0, when.at - 6), when.at),
      )?.[1]
    const whom = named.filter(({ planet }) => planet !== null)
    if (!nth || whom.length !== 2 || whom[1]!.at > when.at) return null
    return [whom[/^(?:first|former)$/.test(nth) ? 0 : 1]!]
  }
  const ownersOf = (when: When): Named[] => {
    const told = numbered(when)
    if (told) return told
    const before = named.filter(({ at }) => at < when.at)
    // "The Venus antardasha inside the Ketu period begins on ...": of the lesser one, unless a pause lies between.
    const [lesser, greater] = before.slice(-2)
    const isOfLesser =
      lesser &&
      greater &&
      encloses(t, greater, lesser) &&
      !has(
        t.scene,
        greater.at + 1,
        when.at,
        (part) => isPart(part, 'comma') || isPart(part, 'stop') || part.text === 'of',
      )
    const behind = isOfLesser ? before.filter((each) => each !== greater) : before
    const ahead = named.filter(({ at }) => at > when.at)
    const nearest = behind.at(-1)
    // A date in front of all is of what follows.
    return nearest ? [nearest, ...behind.slice(0, -1).reverse(), ...ahead.slice(0, 1)] : ahead
  }
  for (const when of whens) {
    const owners = ownersOf(when)
    // Beside windows and events a date may be one of theirs.
    const [first] = owners
    if (!first) continue
    const whose = personsFor(t, when)
    const holds = (each: Named) => {
      const persons = whose ?? each.persons
      return (
        persons.length > 0 &&
        persons.every((who) => each.spans.some((span) => span.person === who && lasts(span, when)))
      )
    }
    const beside =
      first.at < when.at &&
      (when.role !== undefined || when.from !== undefined || when.until !== undefined) &&
      !has(
        t.scene,
        first.at + 1,
        when.at,
        (part) =>
          isPart(part, 'comma') ||
          isPart(part, 'and') ||
          isPart(part, 'stop') ||
          isPart(part, 'who') ||
          isPart(part, 'before'),
      )
    // "The Rahu antardasha inside the Sun period ends on ...": of either.
    const [second] = owners.slice(1)
    const nested =
      second && second.at < first.at && /\b(?:inside|within|of|in|\/)\b/.test(t.wordsBetween(second.at, first.at))
    const chosen = holds(first)
      ? first
      : beside
        ? nested && holds(second)
          ? second
          : undefined
        : owners.slice(1).find(holds)
    if (!chosen) {
      if (spans.some(({ kind }) => kind !== 'period') || events.length > 0) continue
      return false
    }
    if (!whose) chosen.spans = chosen.spans.filter((span) => lasts(span, when))
    dated.add(chosen)
    owned.add(when)
    // "It closes on 1 September together with its Rahu antardasha"
    for (const each of named)
      if (each !== chosen && !dated.has(each) && each.planet !== null && isTogether(t, chosen, each)) {
        const own = each.spans.filter((span) => lasts(span, when))
        if (own.length === 0) return false
        each.spans = own
        dated.add(each)
      }
  }
  return true
}

/** Which comes after which. */
export const orderHolds = (t: Timed): boolean => {
  const { parts, used, whens, named, ordered, orders } = t
  // Which comes after which
  for (let i = 0; i + 1 < named.length; i++) {
    const [a, b] = [named[i]!, named[i + 1]!]
    if (
      a.planet === null ||
      b.planet === null ||
      (a.planet === b.planet && a.level !== b.level) ||
      a.persons.join() !== b.persons.join()
    )
      continue
    const between = parts
      .slice(a.at + 1, b.at)
      .map((part) => part.text)
      .join(' ')
    const lead = parts
      .slice(Math.max(0, a.at - 5), a.at)
      .map((part) => part.text)
      .join(' ')
    const nested =
      a !== t.maha && b === t.maha
        ? /^(?:antardasha |sub-period |lord |of |in |inside |within |under |the |your |its |, |and |\( |long |current |period |inside of )*$/.test(
            `${between} `,
          )
        : /\b(?:within|inside|in|of)\b[^.]{0,12}$/.test(between) && !orders
    if (nested) continue
    if (encloses(t, b, a)) continue
    if (isWithin(b, a) && ENCLOSED.test(between)) continue
    const turned = /\b(?:follows|succeeds|comes after|takes over from|taken over from|follows on|follows upon)\b/.test(
      between,
    )
    const straight =
      /\b(?:after|once|when|following)\b/.test(lead) ||
      /\b(?:follow(?:ed by)?|is followed by|gives? way|gives place|hands?|before|then|precedes|leads into|makes way|yields|passes|baton|ends?|after (?:which|that)|comes to|takes over|until|over to|close|closes|finish)\b/.test(
        between,
      )
    if (!turned && !straight) continue
    // That a greater one goes on until a day orders nothing.
    if (
      (isWithin(a, b) || isWithin(b, a)) &&
      !turned &&
      !ORDERING.test(`${/\b(?:after|once|when|following)\b/.exec(lead)?.[0] ?? ''} | ${between}`)
    )
      continue
    const [first, second] = turned && !/\b(?:after|once|when)\b/.test(lead) ? [b, a] : [a, b]
    const meets = first.persons.every((who) =>
      first.spans.some(
        (x) =>
          x.person === who &&
          x.end !== undefined &&
          second.spans.some(
            (y) => y.person === who && y.start === x.end && Math.abs(lengthOf(x.subject) - lengthOf(y.subject)) <= 1,
          ),
      ),
    )
    if (!meets) return false
    // One date of a change is that of the change.
    const [day] = whens
    if (
      whens.length === 1 &&
      day!.on &&
      day!.at > a.at &&
      !first.spans.some((x) => x.end !== undefined && falls(x.end, day!.on!))
    )
      return false
    first.spans = first.spans.filter((x) => second.spans.some((y) => y.start === x.end))
    second.spans = second.spans.filter((y) => first.spans.some((x) => y.start === x.end))
    ordered.add(a)
    ordered.add(b)
    for (const [at, part] of parts.entries()) if (isPart(part, 'before') || isPart(part, 'follows')) used.add(at)
  }
  return true
}
