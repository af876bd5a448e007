import { SIGNS, type Sign } from '../../zodiac/signs.ts'
import { falls } from './dates.ts'
import { isPart, type Part, type PartOf } from './part.ts'
import { has, wordAt } from './scene.ts'
import { type Event, touches, type When } from './spans.ts'
import type { Timed } from './timed.ts'
import { isOfEvent, ownHouses } from './windows.ts'

/** Windows, and what happens in the sky on a day. */

export const windowHolds = (t: Timed, when: When): boolean => {
  const { parts, used, text, windows, planetsSpoken, windowsSpoken, housesAsked } = t
  if (isOfEvent(t, when)) return false
  const spoken = windowsSpoken()
  const both = ['Jupiter', 'Saturn'].every((name) => planetsSpoken().includes(name))
  const houses = housesAsked()
  // Where houses are named, an area is not asked.
  const named = new Set(
    parts.flatMap((part) => (isPart(part, 'seats') && /house|bhava/.test(part.text) ? [...part.item.houses] : [])),
  )
  const own = ownHouses(t, when) ?? (named.size > 0 ? named : null)
  const is = windows.filter((span) => {
    if (span.kind === 'double' && own && !own.has(Number(span.subject.split(' ').at(-1)) as never)) return false
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

/** "Mars is retrograde from January to April", "Saturn stays in Aries until October": between two events that follow each other. */
export const stays = (t: Timed, when: When): boolean => {
  const { parts, used, events, scene, today, text } = t
  const { from, until } = when
  const whos = parts.flatMap((part, at) => (isPart(part, 'who') && !part.item.natal ? [at] : []))
  // "... until 2 June, when it enters Aries"
  const turn = parts.findIndex(({ text: word }, at) => at >= when.to && word === 'when')
  const all = parts.flatMap((part, at) => (isPart(part, 'sign') ? [at] : []))
  const next = turn < 0 ? [] : all.filter((at) => at > turn)
  const signs = all.filter((at) => !next.includes(at))
  const motion = parts.findIndex((part) => isPart(part, 'retrograde') || isPart(part, 'direct'))
  const [who] = whos
  const names = who === undefined ? [] : (parts[who] as PartOf<'who'>).item.names
  if (whos.length !== 1 || names.length !== 1 || (signs.length === 1) === motion >= 0 || signs.length > 1) return false
  if (!/\b(?:is|stays?|remains?|staying|stands?|continues|spends|travels?|moves?|keeps?|will be)\b/.test(text))
    return false
  if (parts.some((part) => ['seats', 'natal', 'not', 'begin', 'lords'].includes(part.item.is))) return false
  const own = events
    .filter(({ planet, claims }) => planet === names[0] && claims.some(isOf(motion)))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const [relation, object] =
    motion >= 0
      ? (['retrograde', isPart(parts[motion], 'direct') ? 'no' : 'yes'] as const)
      : (['sign', (parts[signs[0]!] as PartOf<'sign'>).item.sign] as const)
  const is = (event: Event) => event.claims.some((claim) => claim.relation === relation && claim.object === object)
  const now = scene.known.one(names[0]!, relation, { person: 'you', chart: 'transit' }) === object && today
  const holds = [...own.keys(), -1].some((nth) => {
    const opens = own[nth]
    const closes = own[nth + 1]
    if (opens ? !is(opens) : !now || from) return false
    if (from && !(opens && falls(opens.date, from))) return false
    if (until === undefined) return from !== undefined && next.length === 0
    const into = (at: number) =>
      closes?.claims.some(
        ({ relation, object }) => relation === 'sign' && object === (parts[at] as PartOf<'sign'>).item.sign,
      )
    return closes !== undefined && !is(closes) && falls(closes.date, until) && next.every(into)
  })
  if (holds) for (const at of [...whos, ...all, ...(motion >= 0 ? [motion] : [])]) used.add(at)
  return holds
}
/** Stations where motion is told, else where a sign is entered. */
const isOf = (motion: number) => (claim: Event['claims'][number], _: number, claims: Event['claims']) =>
  motion >= 0
    ? claim.relation === 'retrograde'
    : claim.relation === 'sign' && !claims.some(({ relation }) => relation === 'retrograde')

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
      ) && !(narrowed && parts.slice(0, at).every((part) => !isPart(part, 'who')))
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
  // What follows on the last that is told of the sky, past its own clause, may be and no more.
  const last = parts.findLastIndex(({ item }) => SKY.has(item.is))
  const pause = parts.findIndex(
    (part, at) => at > last && (isPart(part, 'comma') || isPart(part, 'stop') || isPart(part, 'and')),
  )
  const told = pause < 0 ? parts.length : pause
  const search = (nth: number, from: number, whom: readonly string[], like: Stretch | null): boolean => {
    const mark = marks[nth]
    if (!mark) return from <= parts.length
    const next = marks[nth + 1]?.at ?? told
    for (const cut of nth === marks.length - 1 ? [Math.max(told, mark.at + 1)] : bounds(mark.at + 1, next)) {
      const told = eventHolds(t, from, cut, mark.on, whom, like)
      if (told && search(nth + 1, cut, told.whom, told.as)) return true
    }
    return false
  }
  const leaned = scene.leaned ? [scene.leaned.split('/')[0]!] : []
  if (!search(0, 0, leaned, null)) return false
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
    if (isPart(part, 'seats') && !seatOfMover(t, i)) return false
  }
  return true
}
/** "Saturn in transit, in your eighth house, turns direct ...": where it stands now, or the house of the sign that is named. */
const seatOfMover = ({ scene, parts, used }: Timed, at: number): boolean => {
  const { houses, fromMoon } = (parts[at] as PartOf<'seats'>).item
  const who = parts.findLast((part, i) => i < at && isPart(part, 'who') && !part.item.natal) as
    | PartOf<'who'>
    | undefined
  const sign = parts.findLast((part, i) => i < at && at - i < 4 && isPart(part, 'sign')) as PartOf<'sign'> | undefined
  const [name] = who?.item.names ?? []
  if (houses.length !== 1 || !name) return false
  const asked = { person: 'you' as const, chart: 'transit' as const }
  const { known } = scene
  const now = known.says(name, 'house', String(houses[0]), { ...asked, ...(fromMoon && { from: 'Moon' as const }) })
  const holds = sign
    ? (!fromMoon && known.signOfHouse(houses[0]!, 'you') === sign.item.sign) ||
      (now && known.says(name, 'sign', sign.item.sign, asked))
    : now
  if (holds) used.add(at)
  return holds
}

const SKY: ReadonlySet<string> = new Set([
  ...['who', 'sign', 'seats', 'star', 'date', 'retrograde', 'direct', 'natal', 'transit', 'lords', 'period'],
])

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Who it is that does it, where the words of a date are one event's or, of several planets, one each; null where not. */
const eventHolds = (
  t: Timed,
  from: number,
  to: number,
  on: { from: string; to: string },
  whom: readonly string[],
  like: Stretch | null,
  instead: readonly string[] = [],
): { whom: readonly string[]; as: Stretch } | null => {
  const { events, parts } = t
  const as: Stretch = { from, to }
  // "The Sun meets your natal Saturn and Mars meets your natal Mercury": each by itself.
  const cut = parts.findIndex(
    (part, at) =>
      at > from &&
      at < to &&
      (isPart(part, 'and') || isPart(part, 'comma')) &&
      has(t.scene, from, at, (each) => isPart(each, 'who') && !each.item.natal) &&
      has(
        t.scene,
        at + 1,
        Math.min(to, at + 4),
        (each, i) =>
          isPart(each, 'who') &&
          !each.item.natal &&
          /^(?:meets|aspects|enters|turns|passes|crosses|moves|returns)$/.test(
            wordAt(t.scene, i + (isPart(parts[i + 1], 'transit') ? 2 : 1)),
          ),
      ),
  )
  if (cut > 0) {
    const first = eventHolds(t, from, cut, on, whom, null)
    const second = first && eventHolds(t, cut + 1, to, on, whom, null)
    return first && second && { whom: [...new Set([...first.whom, ...second.whom])], as }
  }
  // What rules does not happen.
  if (has(t.scene, from, to, (part) => isPart(part, 'cue') && part.item.cue === 'rule')) return null
  // What is denied does not happen, unless it is denied before a day.
  if (
    has(
      t.scene,
      from,
      to,
      (part, at) =>
        isPart(part, 'not') &&
        /^(?:does|do|did|will|is|are|has|have)$|n't$/.test(part.text === 'not' ? wordAt(t.scene, at - 1) : part.text),
    ) &&
    !has(
      t.scene,
      from,
      to,
      (part, at) =>
        /^(?:before|until|till)$/.test(part.text) && has(t.scene, at + 1, at + 4, (each) => isPart(each, 'date')),
    )
  )
    return null
  const slice: { part: Part; at: number }[] = []
  for (let i = from; i < to; i++) slice.push({ part: parts[i]!, at: i })
  /** "Cancer, your rising sign" */
  const isOwnSign = (at: number) =>
    (parts[at]!.item as { names?: readonly string[] }).names?.[0] === 'ascendant' &&
    parts.slice(Math.max(0, at - 4), at).some((each) => isPart(each, 'sign')) &&
    (isPart(parts[at - 2], 'comma') || /^(?:is|being)$/.test(parts[at - 2]?.text ?? ''))
  const natal = slice.flatMap(({ part, at }) =>
    isPart(part, 'who') && !isOwnSign(at) && (part.item.natal || part.item.names[0] === 'ascendant')
      ? [{ at, names: part.item.names }]
      : [],
  )
  const movers = slice.flatMap(({ part, at }) =>
    isPart(part, 'who') && !t.used.has(at) && !part.item.natal && part.item.names[0] !== 'ascendant'
      ? [...part.item.names]
      : [],
  )
  const backHome =
    slice.some(({ part }) => /^(?:natal|its natal|own|birth)$/.test(part.text) || isPart(part, 'natal')) &&
    natal.length === 0
  const who = instead.length > 0 ? instead : movers.length > 0 ? movers : whom
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
    : slice.some(
          ({ part, at }) =>
            isPart(part, 'direct') ||
            (/^(?:straightens|forward|forwards)$/.test(part.text) && !/^(?:into|to|in)$/.test(wordAt(t.scene, at + 1))),
        )
      ? 'no'
      : null
  const onDay = events.filter(({ date, planet }) => falls(date, on) && who.includes(planet))
  const says = (event: Event, relation: string, object: string) =>
    event.claims.some((claim) => claim.relation === relation && claim.object === object)
  const signOf = (event: Event) => event.claims.find(({ relation }) => relation === 'sign')?.object
  const reaches = (event: Event, { at, names }: { at: number; names: readonly string[] }) => {
    // A meeting is no glance: by the verb that stands before whom it reaches, or after who comes later.
    const mover = slice.find(
      ({ part }) => isPart(part, 'who') && !part.item.natal && part.item.names.includes(event.planet),
    )
    // "Is met by Rahu and aspected by Ketu"
    const by = mover && /\bby(?: the)?$/.test(t.wordsBetween(mover.at - 2, mover.at))
    const verbs = slice.filter((each) =>
      mover && mover.at > at ? (by ? each.at < mover.at : each.at > mover.at) : each.at < at,
    )
    const looks = verbs.findLast(
      ({ part }) => isPart(part, 'aspect') || (isPart(part, 'cue') && part.item.cue === 'aspect'),
    )
    const meets = verbs.findLast(
      ({ part }) =>
        (isPart(part, 'cue') && part.item.cue === 'with') ||
        /^(?:meets?|meeting|crosses|crossing|passes|returns?)$/.test(part.text),
    )
    const verb = Math.max(looks?.at ?? -1, meets?.at ?? -1)
    return names.some((each) => {
      const name = each === 'ascendant' ? 'Ascendant' : each
      return (
        (verb < 0 || verb === meets?.at ? says(event, 'with', name) : false) ||
        (verb < 0 || verb === looks?.at ? says(event, 'aspects', name) : false)
      )
    })
  }
  const changes = slice.some(({ part }) => /^chang(?:e|es|ed|ing)$/.test(part.text))
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
    (!changes || own.length > 0 || motion !== null || natal.length > 0 || signOf(event) !== undefined) &&
    (!backHome || motion !== null || reaches(event, { at: to, names: [event.planet] }))
  const told =
    signs.length + left.length + stars.length + natal.length > 0 ||
    motion !== null ||
    backHome ||
    changes ||
    movers.length === 2
  // "... and once more on 29 April": the same as before.
  if (!told) return like && eventHolds(t, like.from, like.to, on, whom, null, movers)
  if (who.length === 1 || signs.length <= 1) {
    // One planet, perhaps with two things on one day: sign and star
    for (const name of new Set(who)) {
      const own = onDay.filter(({ planet }) => planet === name)
      const meets = natal.every((target) =>
        target.names.every((each) => own.some((event) => reaches(event, { at: target.at, names: [each] }))),
      )
      if (
        !meets ||
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
          onDay.some((event) => event.planet === who[0] && reaches(event, { at: to, names: [who[1]!] }))
          ? { whom: [who[0]!], as }
          : null
      }
      if (stars.length > 0 && !stars.every((star) => own.some((event) => says(event, 'star', star)))) return null
    }
    return { whom: [...new Set(who)], as }
  }
  // Several planets with a sign each, in the order of the words
  const named = slice.flatMap(({ part, at }) =>
    isPart(part, 'who') && !part.item.natal ? part.item.names.map((name) => ({ name, at })) : [],
  )
  // "The nodes ...: Rahu into Capricorn, Ketu into Cancer" names them twice.
  const pairsOf = named.filter(({ name, at }) => !named.some((each) => each.name === name && each.at > at))
  const holds = pairsOf.every(({ name, at }, nth) => {
    const next = pairsOf[nth + 1]?.at ?? to
    const own = signs.filter((each) => each.at > at && each.at < next).map(({ sign }) => sign)
    return own.length > 0 && onDay.some((event) => event.planet === name && own.every((sign) => signOf(event) === sign))
  })
  // What was left is a step behind each.
  return holds && (left.length === 0 || left.length <= pairsOf.length) ? { whom: [...new Set(who)], as } : null
}
