import { SIGNS, type Sign } from '../../zodiac/signs.ts'
import { isBidding } from './life.ts'
import { isPart } from './part.ts'
import { type Scene, wordAt } from './scene.ts'
import { boundOf, dayOf, type Event, measures, type Span } from './spans.ts'
import type { Timed } from './timed.ts'

/** Lengths and ages: "for two more years", "in about eight months", "by your mid-thirties". */

/** "And ten years later, in August 2029": what lies between two dates of the sentence, or of the change that it names. */
const isBetweenDates = ({ scene, parts, whens, named }: Timed, at: number): boolean => {
  if (!/^(?:later|after|earlier|before|on|into)$/.test(wordAt(scene, at + 1))) return false
  const part = parts[at]!
  if (!isPart(part, 'length')) return false
  const measure = { n: part.item.n, unit: part.item.unit, bound: boundOf(scene, at) }
  const said = whens.flatMap(({ from, until, on }) => [from, until, on]).filter((span) => span !== undefined)
  const apart = said.flatMap((a, i) =>
    said.slice(i + 1).flatMap((b) => [dayOf(b.from) - dayOf(a.to), dayOf(b.to) - dayOf(a.from)]),
  )
  const ends = named.flatMap(({ spans }) => spans.slice(0, 1).flatMap(({ end }) => (end ? [dayOf(end)] : [])))
  // "Sixteen years into the Venus mahadasha"
  const entered = wordAt(scene, at + 1) === 'into' ? named.find((each) => each.at > at) : undefined
  if (entered)
    return said.some(({ from }) =>
      entered.spans.some(({ start }) => start !== undefined && measures(measure, dayOf(from) - dayOf(start))),
    )
  const between = said.length >= 2 ? apart : ends.flatMap((a, i) => ends.slice(i + 1).map((b) => Math.abs(b - a)))
  return between.some((days) => measures(measure, Math.abs(days)))
}

/** What is so now. */
const STAYS = /\b(?:present|current|stays|remains|still|is) (?:window|open)\b/

/** Each length and each age is of a period, a window or an event. */
export const lengthsHold = (t: Timed): boolean => {
  const {
    scene,
    events,
    before,
    parts,
    used,
    today,
    age,
    text,
    periods,
    named,
    dated,
    candidates,
    planetsSpoken,
    windowsSpoken,
    windowsAsked,
  } = t
  // Lengths and ages
  const asked: { at: number; holds: (span: Span) => boolean; free: boolean }[] = []
  for (const [at, part] of parts.entries()) {
    if (used.has(at)) continue
    // "Tomorrow, on 28 November"
    if (isPart(part, 'next') && today && /^(?:tomorrow|yesterday)$/.test(part.text)) {
      const day = new Date(Date.parse(`${today}T00:00Z`) + (part.text === 'tomorrow' ? 1 : -1) * 86_400_000)
        .toISOString()
        .slice(0, 10)
      if (
        !t.whens.some(({ from, until, on }) => [from, until, on].some((span) => span?.from === day && span.to === day))
      )
        return false
      used.add(at)
      continue
    }
    if (isPart(part, 'length')) {
      // "9 February is a full day"
      if (
        part.item.n === 1 &&
        part.item.unit === 'day' &&
        wordAt(scene, at - 1) === 'is' &&
        isPart(parts[at - 2], 'date')
      ) {
        used.add(at)
        continue
      }
      // "Set yourself a day on which to stop": a day that is chosen, and no stretch of time.
      if (
        part.item.n === 1 &&
        part.item.unit === 'day' &&
        !/\d/.test(part.text) &&
        /^(?:be|set|choose|pick|keep|plan|yourself|,)$/.test(wordAt(scene, at - 1)) &&
        !/^(?:ago|later|before|after|left|earlier|more|longer)$/.test(wordAt(scene, at + 1))
      ) {
        used.add(at)
        continue
      }
      // "Keep the same bedtime for two weeks": what is advised, where nothing of a chart is told.
      if (
        /^(?:day|week)$/.test(part.item.unit) &&
        wordAt(scene, at - 1) === 'for' &&
        (isBidding(parts) || /\bhelps? to\b/.test(text)) &&
        !parts.some((each) =>
          ['who', 'period', 'sign', 'transit', 'lords', 'date', 'seats', 'named'].includes(each.item.is),
        ) &&
        !windowsSpoken()
      ) {
        used.add(at)
        continue
      }
      // "One evening a week" is no stretch of time.
      if (
        part.item.n <= 1 &&
        !parts.some((each) => ['who', 'period', 'sign', 'transit', 'lords'].includes(each.item.is)) &&
        !windowsSpoken() &&
        before.subject === null
      ) {
        used.add(at)
        continue
      }
      const measure = { n: part.item.n, unit: part.item.unit, bound: boundOf(scene, at) }
      if (isBetweenDates(t, at)) {
        used.add(at)
        continue
      }
      if (/\b(?:few|several)\b/.test(part.text)) measure.bound = 'near'
      const behind = parts
        .slice(Math.max(0, at - 7), at)
        .map((each) => each.text)
        .join(' ')
      const ahead = parts
        .slice(at + 1, at + 8)
        .map((each) => each.text)
        .join(' ')
      const total =
        part.item.span ||
        /\b(?:lasts?|lasting|spends?|spending|span\w*|stretch\w*|covers?|a total of|length|duration|(?:antardasha|mahadasha|period|planet) of|runs? for|goes on for|period of|takes)\b(?: \S+){0,3}$/.test(
          behind,
        ) ||
        /^(?:long|in all|in length|altogether)\b/.test(ahead)
      const since = /\b(?:for|past|last)(?: \S+){0,2}$/.test(behind) && /\b(?:have been|has been|been)\b/.test(behind)
      const ago = /^(?:ago|back|earlier)\b/.test(ahead)
      const left =
        /\b(?:left|remain\w*|to go|to run|more|longer|still|ahead|another|before|until|further|further|remaining)\b/.test(
          `${behind} ${part.text} ${ahead}`,
        )
      const fuzzy = /\b(?:few|several)\b/.test(part.text)
      const fits = (days: number) =>
        fuzzy
          ? days / { day: 1, week: 7, month: 30.4, year: 365.25, decade: 3652 }[measure.unit] >= 1.6 &&
            days / { day: 1, week: 7, month: 30.4, year: 365.25, decade: 3652 }[measure.unit] <= 7
          : measures(measure, days)
      if (!today && !total) return false
      const now = today ? dayOf(today) : 0
      asked.push({
        at,
        free: false,
        holds: ({ start, end }) => {
          if (total) return start !== undefined && end !== undefined && fits(dayOf(end) - dayOf(start))
          if (/\b(?:next|opens?|opening|begins?|starts?)\b/.test(behind) && !left)
            return start !== undefined && dayOf(start) > now && fits(dayOf(start) - now)
          if (since || ago) return start !== undefined && fits(now - dayOf(start))
          const running = start === undefined || dayOf(start) <= now
          if (left && running) return end !== undefined && fits(dayOf(end) - now)
          return (
            (end !== undefined && running && fits(dayOf(end) - now)) ||
            (start !== undefined && !running && fits(dayOf(start) - now)) ||
            (end !== undefined &&
              !running &&
              /\b(?:end|over|last|until|by)\w*\b/.test(behind + ahead) &&
              fits(dayOf(end) - now))
          )
        },
      })
    }
    const years = agesAt(scene, at)
    if (years) {
      if (!today || age === null) return false
      const now = dayOf(today)
      const present =
        named.length === 0 ? true : /\b(?:you are|you stand|you're|now)\b/.test(text) && !/\b(?:will|by)\b/.test(text)
      if (years.exact && present && years.from === age) {
        used.add(at)
        continue
      }
      const at0 = (iso: string) => age + (dayOf(iso) - now) / 365.25
      const inRange = (iso: string | undefined) =>
        iso !== undefined && at0(iso) >= years.from - (years.by ? 4.5 : 0.99) && at0(iso) <= years.to + 1
      const ends = /\b(?:end|ends|over|until|till|finish|close|last|lasts|closes)\w*\b/.test(text)
      asked.push({
        at,
        free: false,
        holds: ({ start, end }) =>
          ends ? inRange(end) || (years.by && inRange(start)) : inRange(start) || (years.by && inRange(end)),
      })
    }
  }
  for (const { at, holds } of asked) {
    const near = named.filter(({ planet, spans: own }) => planet !== null || own.length > 0)
    const order = [...near.filter((each) => each.at < at).reverse(), ...near.filter((each) => each.at > at)]
    const byName = order.find((each) => each.spans.some(holds))
    const leaned =
      near.length === 0 && before.subject ? periods.filter(({ subject }) => subject === before.subject) : []
    const ofPlanet =
      near.length === 0 && !windowsSpoken()
        ? planetsSpoken()
            .flatMap((name) => candidates(name, null, scene.usual))
            .filter(({ state }) => state === 'running')
        : []
    const ofWindow = windowsSpoken()
      ? windowsAsked().filter(
          (span) => holds(span) && (!STAYS.test(text) || (today !== null && (span.start ?? '') <= today)),
        )
      : []
    if (byName) {
      byName.spans = byName.spans.filter(holds)
      dated.add(byName)
    } else if (
      leaned.some(holds) ||
      (ofPlanet.some(holds) && !events.some((event) => planetsSpoken().includes(event.planet)))
    ) {
      // Of the period that was spoken of before.
    } else if (ofWindow.length > 0) {
      for (const [i, part] of parts.entries()) if (isPart(part, 'seats') || isPart(part, 'area')) used.add(i)
    } else if (!eventIn(at)) return false
    used.add(at)
  }
  return true

  /** "In two weeks the nodes change signs": of events, the one that lies so far off. */
  function eventIn(at: number): boolean {
    if (!today) return false
    const part = parts[at]!
    if (!isPart(part, 'length')) return false
    const measure = { n: part.item.n, unit: part.item.unit, bound: boundOf(scene, at) }
    const whom = parts.flatMap((each) => (isPart(each, 'who') && !each.item.natal ? [...each.item.names] : []))
    const signs = parts.flatMap((each) => (isPart(each, 'sign') ? [each.item.sign] : []))
    const near = events.filter(
      ({ planet, date, claims }) =>
        whom.includes(planet) &&
        measures(measure, dayOf(date) - dayOf(today)) &&
        (signs.length === 0 ||
          signs.some((sign) => claims.some((claim) => claim.relation === 'sign' && claim.object === sign))) &&
        signs.every(
          (sign) => claims.some((claim) => claim.relation === 'sign' && claim.object === sign) || nextTo(sign, claims),
        ),
    )
    if (near.length === 0 || !whom.every((name) => near.some(({ planet }) => planet === name))) return false
    for (const [i, each] of parts.entries()) if (isPart(each, 'who') || isPart(each, 'sign')) used.add(i)
    return true
  }
  function nextTo(sign: string, claims: Event['claims']): boolean {
    const to = claims.find(({ relation }) => relation === 'sign')?.object
    if (!to) return false
    const [a, b] = [SIGNS.indexOf(sign as Sign), SIGNS.indexOf(to as Sign)]
    return (
      /\b(?:leav\w+|out of|from|depart\w*|exit\w*|quit\w*)\b/.test(text) &&
      (Math.abs(a - b) === 1 || Math.abs(a - b) === 11)
    )
  }
}

const TENS: Readonly<Record<string, number>> = {
  teens: 13,
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
}
/** An age that is said at a part: "mid-thirties", "your late fifties", "at 27", "when you turn forty". */
const agesAt = (scene: Scene, at: number): { from: number; to: number; by: boolean; exact: boolean } | null => {
  const part = scene.parts[at]!
  const behind = scene.parts
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(' ')
  const by = /\bby\b/.test(behind)
  const found = /^(?:(early|mid|late)[- ])?(\w+)$/.exec(part.text)
  const tens = TENS[found?.[2] ?? '']
  if (tens !== undefined) {
    const third = found![1] ?? /\b(early|mid|late|middle)\b/.exec(behind)?.[1]
    const [a, b] = third === 'early' ? [0, 3] : third?.startsWith('mid') ? [3, 6] : third === 'late' ? [6, 9] : [0, 9]
    return { from: tens + a, to: tens + b, by: by || /\btime\b/.test(behind), exact: false }
  }
  if (
    isPart(part, 'number') &&
    !scene.parts.some((each) => ['degrees', 'points', 'total', 'outof', 'bindus'].includes(each.item.is)) &&
    /\b(?:at|aged|age|turn|turning|at age|at the age of|age of|reach|by age|are)$/.test(behind) &&
    part.item.n > 12 &&
    part.item.n < 110 &&
    !/^(?:of|points?|bindus?|degrees?|out|planets|parts?)/.test(wordAt(scene, at + 1))
  )
    return { from: part.item.n, to: part.item.n, by, exact: true }
  return null
}
