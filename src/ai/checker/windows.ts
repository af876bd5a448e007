import { AREA_RULES, type Area } from '../../jyotish/assessment/area.ts'
import { areasOf } from '../areas.ts'
import { falls } from './dates.ts'
import { isPart, type Part, type PartOf } from './part.ts'
import { has, wordAt } from './scene.ts'
import { boundOf, dayOf, lasts, measures, type Span, touches, type When } from './spans.ts'
import { lastOf, type Timed } from './timed.ts'

/** Windows: how many, which, from when to when, for how long, and in which period. */

const NOUN = /^(?:windows?|spells?|spans?|stretch(?:es)?|touches|times|openings?)$/
const SPOKEN =
  /\b(?:windows?|spells?|spans?|stretch(?:es)?|double[- ]transits?|touch(?:es|ed)?|jointly|openings?|joint|the two giants)\b/
const OPEN_NOW =
  /\b(?:open now|is open(?! from| between| until| till| in\b)|already open|under way|already running|running now)\b/

export const speaksOfWindows = (text: string): boolean => SPOKEN.test(text)

const SINGLING =
  '(?:single|pick|mark|point|set|name|show|give|offer|hold|favour|highlight|have|contain|indicate|suggest|promise|fix)'
const TIME = '(?:times?|windows?|moments?|dates?|spans?|stretch(?:es)?|periods?|seasons?|years?|months?)'
const DENIED = new RegExp(
  [
    `(?:do|does|did|can|could) not ${SINGLING}(?: out| to)? (?:an?|any|the|some) (?:[\\w-]+ ){0,2}${TIME}\\b(?!.*\\b(?:after|before|other|another|besides|beyond|more)\\b)`,
    `${SINGLING}(?:s|es|d|ed)?(?: out| to)? no (?:[\\w-]+ ){0,2}${TIME}\\b`,
    `no (?:[\\w-]+ ){0,2}${TIME} (?:for .* )?(?:is|are|was|has been|stands?|can be) (?:\\w+ )?(?:${SINGLING}(?:d|ed|n)?|given|shown|told|set|out|there|known)\\b`,
    `no (?:[\\w-]+ ){0,2}${TIME} (?:for (?:\\w+ ){1,4})?(?:opens?|lies?|comes?|stands? out|runs?|falls?)\\b`,
    `there (?:is|are) no (?:[\\w-]+ ){0,2}${TIME}\\b`,
    `without (?:a|any) (?:[\\w-]+ ){0,2}${TIME} (?:singled|picked|marked|named)\\b`,
    `(?:no|not|never|none) .*\\b(?:singled|picked|marked) out\\b`,
  ].join('|'),
)

const SINGLED = new RegExp(
  `^(?!.*\\b(?:not|nor|never|neither|no|without|if|whether|hardly)\\b.* single).*\\bsingles? out (?:an?|the|one|some|two|three|several) (?:[\\w-]+ ){0,2}${TIME}\\b`,
)

/** That it is not one alone denies no window. */
const ONE_TIME = new RegExp(`\\b(?:one|single|exact|precise|sole|only) (?:\\w+ )?${TIME}\\b`)

/** Whether windows are of what a sentence is about. */
export const areAbout = (windows: readonly Span[], text: string): boolean => {
  const houses = new Set<number>(areasOf(text).flatMap((area) => AREA_RULES[area].primary))
  if (/\b(?:partnership|love|romance|courtship)\b/i.test(text)) houses.add(7)
  return windows.some(
    ({ kind, subject }) => houses.size === 0 || houses.has(kind === 'double' ? Number(subject.split(' ').at(-1)) : 7),
  )
}

/** Whether a sentence says that no time is singled out. */
export const deniesWindows = (text: string): boolean => DENIED.test(text) && !ONE_TIME.test(text)

const contains = ({ start, end }: Span, inner: Span): boolean =>
  (start === undefined || (inner.start !== undefined && start <= inner.start)) &&
  (end === undefined || (inner.end !== undefined && inner.end <= end))

const houseOf = (subject: string): number => Number(subject.split(' ').at(-1))

/** Whether they have a day in common. */
const isCommon = (period: { readonly start: string; readonly end: string }, { start, end }: Span): boolean =>
  (start === undefined || start < period.end) && (end === undefined || end > period.start)

/** Houses of which a date is told where a sentence has several dates: "for the tenth until May, for the eleventh until June". */
export const ownHouses = ({ parts, whens }: Timed, when: When): ReadonlySet<number> | null => {
  const nth = whens.indexOf(when)
  if (whens.length < 2) return null
  const named = (from: number, to: number) =>
    parts
      .slice(from, to)
      .flatMap((part) =>
        isPart(part, 'seats')
          ? [...part.item.houses]
          : isPart(part, 'area')
            ? [...(AREA_RULES[part.item.area as Area]?.primary ?? [])]
            : [],
      )
  const between = [named(0, whens[0]!.at), ...whens.map(({ to }, i) => named(to, whens[i + 1]?.at ?? parts.length))]
  // Told before each date, or after each.
  const [before, after] = [between.slice(0, -1), between.slice(1)]
  const each = [before, after].find((told) => told.every((houses) => houses.length > 0))
  const own = each && (each === before ? between.at(-1)! : between[0]!).length === 0 ? each[nth]! : null
  return own && new Set(own)
}

/** "On 20 October Saturn enters Pisces, and from the same day ...": the day of what happens in the sky. */
export const isOfEvent = ({ parts, events }: Timed, { at, on }: When): boolean => {
  const from = parts.findLastIndex((part, i) => i < at && (isPart(part, 'comma') || isPart(part, 'stop')))
  const to = parts.findIndex((part, i) => i > at && (isPart(part, 'comma') || isPart(part, 'stop')))
  const clause = parts.slice(from + 1, to < 0 ? parts.length : to)
  const whom = clause.flatMap((part) => (isPart(part, 'who') ? [...part.item.names] : []))
  return (
    on !== undefined &&
    events.some(({ planet, date }) => falls(date, on) && whom.includes(planet)) &&
    !clause.some((part) => isPart(part, 'touch') || NOUN.test(part.text))
  )
}

export const windowsHold = (t: Timed): boolean => {
  const { scene, parts, used, whens, windows, named, periods, owned, dated, today, text, planetsSpoken } = t
  const both = ['Jupiter', 'Saturn'].every((name) => planetsSpoken().includes(name))
  // "In the Venus antardasha there are others, from ... to ..."
  const leaning =
    planetsSpoken().length === 0 &&
    named.every(({ at }) =>
      /\b(?:in|inside|within|during|of|under|when|while)(?: (?:the|your|its|this|that|same|current))*$/.test(
        t.wordsBetween(Math.max(0, at - 4), at),
      ),
    )
  const spoken = speaksOfWindows(text)
  // "Of the tenth house until May, of the eleventh until June"; "the second" may be a window.
  const isHouse = (part: Part, at: number): part is PartOf<'seats'> =>
    isPart(part, 'seats') &&
    (/house|bhava|\d/.test(part.text) ||
      (/\b(?:for|of)(?: the| your)?$/.test(t.wordsBetween(Math.max(0, at - 2), at)) &&
        !NOUN.test(wordAt(scene, at + 1))))
  const houses = new Set(parts.flatMap((part, at) => (isHouse(part, at) ? [...part.item.houses] : [])))
  const areas = parts.flatMap((part) => (isPart(part, 'area') ? [part.item.area as Area] : []))
  const primary = new Set(areas.flatMap((area) => AREA_RULES[area]?.primary ?? []))
  // What denies them is held against the whole pack.
  if (whens.length === 0 && deniesWindows(text)) return true
  // That one is singled out, where none is told
  if (windows.length === 0 && SINGLED.test(text)) return false
  // Two planets touch, and no other two.
  if (/\btouch(?:es)? (?:both )?(?:your|the)\b/.test(text) && windows.length > 0 && planetsSpoken().length > 0 && !both)
    return false
  if (windows.length === 0 || !(spoken || (whens.length > 0 && (both || leaning)))) return true

  // Which are spoken of
  const isOfHouse = ({ kind, subject }: Span) =>
    kind !== 'double' || houses.size === 0 || houses.has(Number(subject.split(' ').at(-1)))
  const asked = windows.filter(isOfHouse)
  if (houses.size > 0 && asked.length === 0) return !(both && spoken)
  if (both && /\btouch/.test(text) && houses.size > 0 && !asked.some(({ kind }) => kind === 'double')) return false
  // What touches several houses is told of each.
  if (
    houses.size > 1 &&
    (both ? /\btouch/.test(text) : spoken && named.length === 0) &&
    [...houses].some((house) => !asked.some(({ kind, subject }) => kind === 'double' && subject.endsWith(` ${house}`)))
  )
    return false
  const meant = [...asked].sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))
  const matched = new Set<Span>()
  const matches: { at: number; spans: readonly Span[] }[] = []
  const settle = (when: When) => {
    owned.add(when)
    for (let i = when.at; i < when.to; i++) used.add(i)
  }
  const denied =
    parts.some(({ text: word }) => /^(?:no|without|none)$/.test(word)) || /\b(?:gap|pause|break)\b/.test(text)
  /** "As the Venus antardasha lasts until 24 March, the window ...": the day of a period that stands right before it. */
  const isOfPeriod = (when: When) => {
    const period = named.findLast(({ at }) => at < when.at)
    return (
      period !== undefined &&
      period.planet !== null &&
      !/\b(?:in|inside|within|during|of|under|when|while|with)(?: (?:the|your|its|this|that|same|current|running))*$/.test(
        t.wordsBetween(Math.max(0, period.at - 5), period.at),
      ) &&
      !has(
        scene,
        period.at + 1,
        when.at,
        (part) => isPart(part, 'comma') || isPart(part, 'stop') || isPart(part, 'and') || NOUN.test(part.text),
      )
    )
  }
  for (const when of whens) {
    if (isOfPeriod(when) || isOfEvent(t, when)) continue
    const { from, until, on } = when
    const own = ownHouses(t, when)
    const of =
      own === null
        ? meant
        : meant.filter(({ kind, subject }) => kind !== 'double' || own.has(houseOf(subject) as never))
    // "Opens on 28 February and stays open until 24 July"
    const goesOn = (span: Span) => matched.has(span) && when.until !== undefined && lasts(span, when)
    const is = of.filter((span) => touches(span, when, today) || goesOn(span))
    const covers = /^(?:in|of|one|during|for|into)$/.test(wordAt(scene, when.at - 1))
    const inYear =
      on && covers && on.from !== on.to
        ? of.filter(
            ({ start, end }) =>
              (start ?? '') <= on.to &&
              (end ?? '9') >= on.from &&
              (start ? falls(start, on) || (end ? falls(end, on) : false) : end ? falls(end, on) : false),
          )
        : []
    if (is.length > 0 || inYear.length > 0) {
      const spans = is.length > 0 ? is : inYear
      for (const span of spans) matched.add(span)
      matches.push({ at: when.at, spans })
      settle(when)
      continue
    }
    if (from && until) {
      // One after the other without a gap, and a time that has none.
      const first = meant.findIndex(({ start }) => start !== undefined && falls(start, from))
      const last = meant.findIndex(({ end }) => end !== undefined && falls(end, until))
      const chained =
        first >= 0 &&
        last > first &&
        meant.slice(first, last).every((span, i) => span.end === meant[first + i + 1]!.start)
      const gapFrom = meant.findIndex(({ end }) => end !== undefined && falls(end, from))
      const isGap =
        denied && gapFrom >= 0 && meant[gapFrom + 1]?.start !== undefined && falls(meant[gapFrom + 1]!.start!, until)
      if (chained || isGap) {
        for (const span of chained ? meant.slice(first, last + 1) : []) matched.add(span)
        settle(when)
      }
    }
  }
  if (whens.length > 0 && matched.size === 0 && !whens.some((when) => owned.has(when))) return true

  // How many
  const ranges = whens.filter((when) => owned.has(when)).length
  for (const [at, part] of parts.entries()) {
    const noun =
      [at + 1, at + 2, at + 3].some((i) => NOUN.test(wordAt(scene, i))) ||
      // "The windows for partnership are three"
      (wordAt(scene, at - 1) === 'are' && has(scene, at - 6, at, ({ text: word }) => NOUN.test(word)))
    const n = isPart(part, 'number') ? part.item.n : /^(?:two|both)$/.test(part.text) ? 2 : null
    if (n !== null && noun && !used.has(at)) {
      if (n !== meant.length && n !== ranges && !(wordAt(scene, at + 1) === 'more' && n < meant.length)) return false
      used.add(at)
    }
    // "The first window", "the first from A to B, the second from C to D", of those that are numbered
    const nth = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(part.text) + 1
    const told =
      matched.size === 1 && ranges === 1
        ? noun && matched
        : (noun || /^(?:from|is|runs?|lasts?|opens?|until|till|,)$/.test(wordAt(scene, at + 1))) &&
          matches.find((each) => each.at > at)?.spans
    if (nth > 0 && told) {
      const numbers = [...told].map(({ subject }) => /^window (\d+)$/.exec(subject)?.[1])
      if (
        meant.some(({ subject }) => subject === `window ${nth}`) &&
        !numbers.includes(undefined) &&
        !numbers.includes(String(nth))
      )
        return false
      // No window is told before its turn.
      if (!numbers.includes(undefined) && numbers.every((each) => Number(each) < nth)) return false
    }
  }
  const [only] = [...matched]
  const daysOf = ({ start, end }: Span) => (start && end ? dayOf(end) - dayOf(start) : Number.NaN)
  if (matched.size === 1 && meant.length > 1 && /\b(?:longest|shortest)\b/.test(text)) {
    const all = meant.map(daysOf)
    const wanted = /\blongest\b/.test(text) ? Math.max(...all) : Math.min(...all)
    if (daysOf(only!) !== wanted) return false
  }
  if (
    today &&
    OPEN_NOW.test(text) &&
    ![...(matched.size > 0 ? matched : meant)].some(({ start, end }) => (start ?? '') <= today && (end ?? '9') >= today)
  )
    return false
  if (today && /\byesterday\b|\btomorrow\b/.test(text)) {
    const day = new Date(Date.parse(`${today}T00:00Z`) + (/\byesterday\b/.test(text) ? -1 : 1) * 86_400_000)
      .toISOString()
      .slice(0, 10)
    const is = meant.filter(
      ({ start, end }) => (/\b(?:end|clos)\w*(?: \S+)? (?:yesterday|tomorrow)/.test(text) ? end : start) === day,
    )
    if (is.length === 0) return false
  }

  // How long, and how far off
  for (const [at, part] of parts.entries()) {
    if (
      !isPart(part, 'length') ||
      used.has(at) ||
      (named.some(({ planet }) => planet !== null) && !speaksOfWindows(text))
    )
      continue
    const measure = { n: part.item.n, unit: part.item.unit, bound: boundOf(scene, at) }
    const told = [matches.findLast((each) => each.at < at), matches.find((each) => each.at > at)]
    const near = matches.length > 0 ? told.flatMap((each) => each?.spans ?? []) : meant
    const fits = near.some((span) => {
      const runs = today !== null && (span.start ?? '') <= today
      const edge = runs ? span.end : span.start
      const away = today && edge ? dayOf(edge) - dayOf(today) : Number.NaN
      const left = runs && span.end ? dayOf(span.end) - dayOf(today) : Number.NaN
      const behind = parts
        .slice(Math.max(0, at - 6), at)
        .map((each) => each.text)
        .join(' ')
      const ahead = parts
        .slice(at + 1, at + 6)
        .map((each) => each.text)
        .join(' ')
      if (
        /\b(?:lasts?|lasting|runs? for|long)\b/.test(behind.split(' ').slice(-4).join(' ')) ||
        /^(?:long|in length)/.test(ahead)
      )
        return measures(measure, daysOf(span))
      if (
        /\b(?:away|from now|off|ahead)\b/.test(ahead) ||
        /^in\b/.test(behind) ||
        /\bin(?: about| some| roughly)?$/.test(behind)
      )
        return measures(measure, away)
      if (/\b(?:left|more|another|remain)/.test(behind + ahead)) return measures(measure, left)
      return measures(measure, daysOf(span)) || measures(measure, away)
    })
    if (fits) used.add(at)
    else if (matches.length > 0 && !named.some(({ planet }) => planet !== null)) return false
  }

  // In which period
  for (const each of named) {
    if (each.planet === null) continue
    const spans = [...(matched.size > 0 ? matched : meant)]
    const inside = (span: Span) =>
      span.during !== undefined
        ? each.level === 'mahadasha'
          ? span.during.split('/')[0] === each.planet
          : lastOf(span.during) === each.planet ||
            (each.level === null && span.during.split('/').includes(each.planet!))
        : periods.some(
            (period) =>
              lastOf(period.subject) === each.planet && (period.start || period.end) && contains(period, span),
          )
    if (spans.some(inside)) {
      if (matched.size === 1 && !inside(only!)) return false
      dated.add(each)
    } else if (spans.every(({ during }) => during !== undefined)) return false
    else if (
      matched.size > 0 &&
      /\b(?:in|inside|within|during)(?: (?:the|your|its|this|that|same|current|running))*$/.test(
        t.wordsBetween(Math.max(0, each.at - 5), each.at),
      ) &&
      each.spans.length > 0 &&
      each.spans.every(({ start, end }) => start && end && spans.every((span) => !isCommon({ start, end }, span)))
    )
      return false
  }

  // What is said of an area is of its houses.
  if (
    houses.size === 0 &&
    matched.size > 0 &&
    primary.size > 0 &&
    [...matched].every(({ kind, subject }) => kind === 'double' && !primary.has(houseOf(subject) as never))
  )
    return false
  if (matched.size === 0 && !spoken) return true
  if (both && /\buntouched\b|\b(?:not|never) (?:\w+ )?touch/.test(text)) return false
  for (const [at, part] of parts.entries()) {
    if (
      both &&
      (matched.size > 0 || /\btouch/.test(text)) &&
      isPart(part, 'who') &&
      part.item.names.every((name) => name === 'Jupiter' || name === 'Saturn')
    )
      used.add(at)
    if (isPart(part, 'touch')) used.add(at)
    if (part.text === 'partnership' && [...matched].some(({ kind }) => kind === 'window')) used.add(at)
    if (isPart(part, 'area') && (primary.size === 0 || asked.length > 0)) used.add(at)
    if (
      isPart(part, 'seats') &&
      (!/house|bhava|\d/.test(part.text)
        ? has(
            scene,
            at + 1,
            at + 4,
            (each) => NOUN.test(each.text) || /^(?:is|in|of|opens?|lies|runs|already|falls)$/.test(each.text),
          )
        : asked.some(({ kind }) => kind === 'double'))
    )
      used.add(at)
    if (isPart(part, 'lords') && asked.some(({ kind }) => kind === 'double')) used.add(at)
    if (both && matched.size > 0 && isPart(part, 'cue')) used.add(at)
  }
  return true
}
