import { SIGNS, type Sign } from '../../zodiac/signs.ts'
import { falls } from './dates.ts'
import { isPart, type Part } from './parts.ts'
import { wordAt } from './scene.ts'
import { type Event, touches, type When } from './spans.ts'
import type { Timed } from './timed.ts'

/** Windows, and what happens in the sky on a day. */

export const windowHolds = (t: Timed, when: When): boolean => {
  const { parts, used, text, windows, planetsSpoken, windowsSpoken, housesAsked } = t
  const spoken = windowsSpoken()
  const both = ['Jupiter', 'Saturn'].every((name) => planetsSpoken().includes(name))
  const houses = housesAsked()
  const is = windows.filter((span) => {
    if (span.kind === 'double')
      return (
        (both || /double[- ]transit|\bwindows?\b|jointly|stretch/.test(text)) &&
        houses.has(Number(span.subject.split(' ').at(-1))) &&
        !(spoken && !both && houses.size === 0)
      )
    return spoken || /\bstretch|\bperiod|opens|opening/.test(text)
  })
  const holds = is.some((span) => touches(span, when, t.today))
  if (!holds) return false
  for (const [i, part] of parts.entries())
    if (
      (both && isPart(part, 'who') && part.item.names.every((name) => name === 'Jupiter' || name === 'Saturn')) ||
      isPart(part, 'touch') ||
      isPart(part, 'area')
    )
      used.add(i)
    else if ((isPart(part, 'seats') || isPart(part, 'lords')) && is.some(({ kind }) => kind === 'double')) used.add(i)
  return true
}

/** Each date with what is said to happen on it: every way to part the words between two dates is tried. */
export const happens = (t: Timed, open: readonly When[]): boolean => {
  const { scene, parts, used } = t
  const all = open.flatMap((when) =>
    when.on
      ? [{ at: when.at, on: when.on }]
      : when.from && when.until
        ? [
            { at: when.at, on: when.from },
            { at: when.to - 1, on: when.until },
          ]
        : when.from
          ? [{ at: when.at, on: when.from }]
          : when.until
            ? [{ at: when.at, on: when.until }]
            : [],
  )
  // "In late February, on the 25th": the day is meant.
  const marks = all.filter(({ at, on }, nth) => {
    const next = all[nth + 1]
    const narrowed = next !== undefined && on.from <= next.on.from && next.on.to <= on.to && on.from !== on.to
    return (
      !(
        narrowed &&
        parts.slice(at + 1, next.at).every((part) => isPart(part, 'comma') || /^(?:on|the)$/.test(part.text))
      ) && !(narrowed && parts.slice(0, at).every((part) => !isPart(part, 'who')) && at < 4)
    )
  })
  const bounds = (from: number, to: number) => {
    const cuts = [from]
    for (let i = from; i < to; i++)
      if (
        isPart(parts[i], 'comma') ||
        isPart(parts[i], 'and') ||
        isPart(parts[i], 'stop') ||
        /^(?:before|when|only|then|where)$/.test(wordAt(scene, i))
      )
        cuts.push(i + 1)
    cuts.push(to)
    return [...new Set(cuts)]
  }
  const chosen: [number, number][] = []
  const search = (nth: number, from: number, whom: readonly string[]): boolean => {
    const mark = marks[nth]
    if (!mark) return from <= parts.length
    const next = marks[nth + 1]?.at ?? parts.length
    for (const cut of nth === marks.length - 1 ? [parts.length] : bounds(mark.at + 1, next)) {
      const told = eventHolds(t, from, cut, mark.on, whom)
      if (!told) continue
      chosen.push([from, cut])
      if (search(nth + 1, cut, told)) return true
      chosen.pop()
    }
    return false
  }
  const leaned = scene.leaned ? [scene.leaned.split('/')[0]!] : []
  if (!search(0, 0, leaned)) return false
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    if (
      isPart(part, 'date') ||
      isPart(part, 'who') ||
      isPart(part, 'sign') ||
      isPart(part, 'star') ||
      isPart(part, 'retrograde') ||
      isPart(part, 'direct')
    )
      used.add(i)
    // Which house that is, is read with what stands.
    if (isPart(part, 'seats')) return false
  }
  return true
}
/** Who it is that does it, where the words of a date are one event's or, of several planets, one each; null where not. */
const eventHolds = (
  t: Timed,
  from: number,
  to: number,
  on: { from: string; to: string },
  whom: readonly string[],
): readonly string[] | null => {
  const { events, parts } = t
  const slice: { part: Part; at: number }[] = []
  for (let i = from; i < to; i++) slice.push({ part: parts[i]!, at: i })
  /** "Cancer, your rising sign" */
  const isOwnSign = (at: number) =>
    (parts[at]!.item as { names?: readonly string[] }).names?.[0] === 'ascendant' &&
    parts.slice(Math.max(0, at - 4), at).some((each) => isPart(each, 'sign')) &&
    isPart(parts[at - 2], 'comma')
  const natal = slice.flatMap(({ part, at }) =>
    isPart(part, 'who') && !isOwnSign(at) && (part.item.natal || part.item.names[0] === 'ascendant')
      ? [{ at, names: part.item.names }]
      : [],
  )
  const movers = slice.flatMap(({ part }) =>
    isPart(part, 'who') && !part.item.natal && part.item.names[0] !== 'ascendant' ? [...part.item.names] : [],
  )
  const backHome =
    slice.some(({ part }) => /^(?:natal|its natal|own|birth)$/.test(part.text) || isPart(part, 'natal')) &&
    natal.length === 0
  const who = movers.length > 0 ? movers : whom
  if (who.length === 0) return null
  const left: string[] = []
  const signs: { at: number; sign: string }[] = []
  for (const { part, at } of slice)
    if (isPart(part, 'sign')) {
      const tie = parts
        .slice(Math.max(0, at - 4), at)
        .map(({ text: each }) => each)
        .join(' ')
      if (/\b(?:leav\w+|out of|from|departs?|exits?|quits?|leaves behind)(?: the| sign)*$/.test(tie))
        left.push(part.item.sign)
      else signs.push({ at, sign: part.item.sign })
    }
  const stars = slice.flatMap(({ part }) => (isPart(part, 'star') ? [part.item.star] : []))
  const motion = slice.some(({ part }) => isPart(part, 'retrograde'))
    ? slice.some(
        ({ part }) => /^(?:ends|end|wraps|leaves|over|finishes|concludes|out)$/.test(part.text) || isPart(part, 'end'),
      ) || slice.some(({ part }) => isPart(part, 'direct'))
      ? 'no'
      : 'yes'
    : slice.some(({ part }) => isPart(part, 'direct') || /^(?:straightens|forward|forwards)$/.test(part.text))
      ? 'no'
      : null
  const onDay = events.filter(({ date, planet }) => falls(date, on) && who.includes(planet))
  const says = (event: Event, relation: string, object: string) =>
    event.claims.some((claim) => claim.relation === relation && claim.object === object)
  const signOf = (event: Event) => event.claims.find(({ relation }) => relation === 'sign')?.object
  // A meeting is no glance.
  const looks = slice.some(({ part }) => isPart(part, 'aspect') || (isPart(part, 'cue') && part.item.cue === 'aspect'))
  const meets = slice.some(
    ({ part }) =>
      (isPart(part, 'cue') && part.item.cue === 'with') ||
      /^(?:meets?|meeting|crosses|crossing|reaches|passes|returns?)$/.test(part.text),
  )
  const reaches = (event: Event, name: string) =>
    (!(looks && !meets) && says(event, 'with', name)) || (!(meets && !looks) && says(event, 'aspects', name))
  const fits = (event: Event, own: readonly string[]) =>
    own.every((sign) => signOf(event) === sign) &&
    left.every((sign) => {
      const to = SIGNS.indexOf(signOf(event) as Sign)
      const at = SIGNS.indexOf(sign as Sign)
      return event.planet === 'Rahu' || event.planet === 'Ketu'
        ? (at + 11) % 12 === to
        : (at + 1) % 12 === to || (at + 11) % 12 === to
    }) &&
    (motion === null || says(event, 'retrograde', motion)) &&
    natal.every(({ names }) => names.every((name) => reaches(event, name === 'ascendant' ? 'Ascendant' : name))) &&
    (!backHome || motion !== null || reaches(event, event.planet))
  if (who.length === 1 || signs.length <= 1) {
    // One planet, perhaps with two things on one day: sign and star
    for (const name of new Set(who)) {
      const own = onDay.filter(({ planet }) => planet === name)
      if (
        !own.some((event) =>
          fits(
            event,
            signs.map(({ sign }) => sign),
          ),
        )
      ) {
        // "Jupiter meets your Mercury" without "natal"
        return who.length === 2 &&
          natal.length === 0 &&
          signs.length === 0 &&
          onDay.some((event) => event.planet === who[0] && reaches(event, who[1]!))
          ? [who[0]!]
          : null
      }
      if (stars.length > 0 && !stars.every((star) => own.some((event) => says(event, 'star', star)))) return null
    }
    return [...new Set(who)]
  }
  // Several planets with a sign each, in the order of the words
  const told = slice.flatMap(({ part, at }) =>
    isPart(part, 'who') && !part.item.natal ? part.item.names.map((name) => ({ name, at })) : [],
  )
  // "The nodes ...: Rahu into Capricorn, Ketu into Cancer" names them twice.
  const pairsOf = told.filter(({ name, at }) => !told.some((each) => each.name === name && each.at > at))
  const holds = pairsOf.every(({ name, at }, nth) => {
    const next = pairsOf[nth + 1]?.at ?? to
    const own = signs.filter((each) => each.at > at && each.at < next).map(({ sign }) => sign)
    return own.length > 0 && onDay.some((event) => event.planet === name && own.every((sign) => signOf(event) === sign))
  })
  // What was left is a step behind each.
  return holds && (left.length === 0 || left.length <= pairsOf.length) ? [...new Set(who)] : null
}
