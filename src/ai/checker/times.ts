import { AREA_RULES, type Area } from '../../jyotish/assessment/area.ts'
import { SIGNS, type Sign } from '../../zodiac/signs.ts'
import type { Claim } from '../claims.ts'
import { type Clause, is } from './clause.ts'
import { falls } from './dates.ts'

/** What a clause says of times. Each reader is false where that is not so. */

/** Jupiter and Saturn together. */
export const doubleTransitHolds = (c: Clause): boolean => {
  const { tokens, claims, houses, planets, datesHold, at, has, take } = c
  if (has('touch')) {
    const areas = at('area').map(({ item }) => item.area)
    // "Its house" after an area of life.
    const named = houses.filter(({ index }) => areas.length === 0 || is(tokens[index], 'house'))
    const [house] =
      named.length > 0
        ? named
        : areas.flatMap((area) =>
            AREA_RULES[area as Area].primary.flatMap((each) =>
              claims.some(({ subject }) => subject === `double transit of house ${each}`)
                ? [{ index: -1, house: each }]
                : [],
            ),
          )
    const both = ['Jupiter', 'Saturn'].every((name) => planets.some(({ item }) => item.planet === name))
    if (planets.length === 0) return true
    if (!both || !house || planets.length !== 2) return false
    take(house.index, ...planets.map(({ index }) => index), ...at('area').map(({ index }) => index))
    // "... or the lord of it"
    take(...at('rules').map(({ index }) => index), ...(areas.length > 0 ? at('ordinal').map(({ index }) => index) : []))
    take(...at('life').flatMap(({ index, text }) => (text === 'house' ? [index] : [])))
    const whom = `double transit of house ${house.house}`
    if (!claims.some((claim) => claim.subject === whom)) return false
    if (!datesHold(whom, 'transit')) return false
  }
  return true
}

/** Mahadashas and the periods inside them, with their dates. */
export const periodsHold = (c: Clause): boolean => {
  const { tokens, claims, before, whose, spans, planets, datesHold, used, at, has, word, take } = c
  const levels = at('level').filter(({ index }) => !used.has(index))
  if (levels.length > 0) {
    const periods = levels.map(({ index, item }) => {
      const isFree = (each: { index: number }) => !used.has(each.index)
      const ahead = planets.findLast((each) => each.index < index && index - each.index <= 1 && isFree(each))
      const rules = at('rules').findLast((each) => each.index < index)
      const behind = planets.find((each) => each.index > index && each.index - index <= 6 && isFree(each))
      const planet =
        ahead ??
        (rules ? planets.findLast((each) => each.index < rules.index && isFree(each)) : undefined) ??
        behind ??
        planets.findLast((each) => each.index < index && index - each.index <= 4 && isFree(each))
      if (planet) take(planet.index)
      take(index, ...(rules ? [rules.index] : []), ...at('ruledby').map((each) => each.index))
      return { index, level: item.level, planet: planet?.item.planet ?? null }
    })
    // "inside the Mercury period"
    const parents = planets.filter(
      ({ index }) =>
        !used.has(index) &&
        tokens
          .slice(index + 1, index + 4)
          .some((token) => is(token, 'word') && (token.text === 'period' || token.text === '/')),
    )
    take(...parents.map(({ index }) => index))
    const parent = parents[0]?.item.planet ?? periods.find(({ level }) => level === 'mahadasha')?.planet ?? null
    const coming =
      word('next', 'coming', 'follows', 'following', 'after', 'later', 'will') ||
      tokens.some((token) => is(token, 'begin') && /^begins?$/.test(token.text))
    const past = word('past', 'previous', 'was', 'earlier', 'former')
    const paths: string[] = []
    for (const { level, planet } of periods) {
      const lean = planet === null ? before.subject : null
      const isParent = level === 'mahadasha' && levels.length > 1 && planet !== null
      const known = claims.filter(
        (claim) =>
          (claim.relation === level ||
            // A lesser period tells the greater one that it is in.
            (isParent && claim.relation === 'antardasha' && claim.subject.startsWith(`${planet}/`))) &&
          (whose.length === 0 ? false : whose.includes(claim.person)) &&
          (lean !== null
            ? claim.subject === lean
            : planet !== null && claim.subject.split('/').at(isParent ? 0 : -1) === planet) &&
          (level === 'mahadasha' || parent === null || claim.subject.startsWith(`${parent}/`)),
      )
      // A mahadasha begins with the antardasha of its own lord.
      const first = `${planet}/${planet}`
      const opens = level === 'mahadasha' && planet !== null && known.length === 0 && !has('end') && !has('until')
      if (
        opens &&
        spans.length === 1 &&
        claims.some((claim) => claim.subject === first && claim.relation === 'start' && whose.includes(claim.person))
      ) {
        if (
          !claims.some(
            (claim) => claim.subject === first && claim.relation === 'start' && falls(claim.object, spans[0]!.span),
          )
        )
          return false
        take(spans[0]!.index)
        paths.push(first)
        continue
      }
      if (known.length === 0) return false
      if (spans.length === 0 && !has('begin') && !has('end')) {
        const wanted = coming ? ['coming', 'running'] : past ? ['past', 'running'] : ['running']
        if (!known.some(({ object }) => wanted.includes(object))) return false
      }
      paths.push(isParent ? planet! : known[0]!.subject)
    }
    // A date is of the period that was named last before it; one before all of them, of the least.
    const deepest = paths.reduce((a, b) => (b.split('/').length > a.split('/').length ? b : a))
    const isOf = (path: string) => {
      const at = periods[paths.indexOf(path)]!.index
      const next = periods.find((each) => each.index > at)?.index ?? Number.POSITIVE_INFINITY
      return spans.filter(
        ({ index }) => (index > at && index < next) || (path === deepest && index < periods[0]!.index),
      )
    }
    for (const path of spans.length > 0 ? new Set(paths.length > 1 ? paths : [deepest]) : []) {
      const dated = paths.length > 1 ? isOf(path).map(({ index }) => index) : spans.map(({ index }) => index)
      const candidates = claims
        .filter(
          ({ subject }) =>
            subject === path ||
            (subject.split('/').at(-1) === path.split('/').at(-1) &&
              subject.split('/').length === path.split('/').length &&
              (parent === null || subject.startsWith(parent))),
        )
        .map(({ subject }) => subject)
      if (dated.length > 0 && ![...new Set(candidates)].some((each) => datesHold(each, 'D1', dated))) return false
    }
    c.subject = deepest
  }
  return true
}

/** Saturn about the Moon. */
export const sadeSatiHolds = (c: Clause): boolean => {
  const { planets, claims, whose, negations, at, word, take } = c
  if (negations.length > 1 && at('sadesati').length > 0) return false
  for (const { index } of at('sadesati')) {
    take(index)
    const phases = at('state').filter(({ item }) => ['rising', 'peak', 'setting'].includes(item.state))
    take(...phases.map((each) => each.index))
    const absent = at('state').filter(({ item }) => item.state === 'absent')
    // "Your sade-sati is over"
    if (at('end').length > 0 || word('behind', 'past')) return false
    if (absent.length > 1 || (absent.length === 1 && negations.length === 1)) return false
    take(...absent.map((each) => each.index))
    const denied = negations.length === 1 || absent.length === 1
    const known = claims.filter(
      (claim) => claim.subject === 'sade-sati' && (whose.length === 0 || whose.includes(claim.person)),
    )
    if (known.length === 0) return false
    const runs = known.some(({ object }) => object !== 'absent')
    if (runs === denied) return false
    if (phases.some(({ item }) => !known.some(({ object }) => object === item.state))) return false
    // "... the long transit of Saturn over the Moon"
    take(...planets.filter(({ item }) => item.planet === 'Saturn' || item.planet === 'Moon').map((each) => each.index))
  }
  return true
}

/** Whether a planet goes from one sign to the other: the nodes go backwards. */
const isNext = (from: string, to: string, planet: string | undefined): boolean => {
  const step = planet === 'Rahu' || planet === 'Ketu' ? 11 : 1
  return (SIGNS.indexOf(from as Sign) + step) % 12 === SIGNS.indexOf(to as Sign)
}

/** What happens in the sky on a day: planet, day, and where it says so sign and motion, of one fact. */
export const eventsHold = (c: Clause): boolean => {
  const { facts, planets, spans, at, has, used, take } = c
  const free = spans.filter(({ index }) => !used.has(index))
  if (free.length === 0 || has('level') || has('touch')) return true
  const all = at('sign')
  for (const [nth, { index, span }] of free.entries()) {
    // With two dates each has what stands before it, or where nothing does, after it.
    const [before, after] = [free[nth - 1]?.index ?? -1, free[nth + 1]?.index ?? Number.POSITIVE_INFINITY]
    const near = <T extends { readonly index: number }>(marks: readonly T[]): readonly T[] => {
      if (free.length === 1) return marks
      const ahead = marks.filter((each) => each.index > before && each.index < index)
      return ahead.length > 0 || before >= 0 ? ahead : marks.filter((each) => each.index > index && each.index < after)
    }
    const left = near(all).find(
      (each) => each.index > 0 && /^(?:leaves|leaving|departs|exits|quits)$/.test(c.tokens[each.index - 1]!.text),
    )
    const signs = near(all).flatMap((each) => (each === left ? [] : [each.item.sign]))
    const motion = near(at('retrograde')).length > 0 ? 'yes' : near(at('direct')).length > 0 ? 'no' : null
    if (left && (signs.length !== 1 || !isNext(left.item.sign, signs[0]!, planets[0]?.item.planet))) return false
    if (left) take(left.index)
    const holds = facts.some(({ claims }) => {
      const says = (relation: Claim['relation'], object: string) =>
        claims.some((claim) => claim.relation === relation && claim.object === object)
      const dated = claims.find(({ relation, object }) => relation === 'date' && falls(object, span))
      return (
        dated !== undefined &&
        (planets.length === 0 || planets.some(({ item }) => item.planet === dated.subject)) &&
        signs.every((sign) => says('sign', sign)) &&
        (motion === null || says('retrograde', motion))
      )
    })
    if (!holds) return false
    take(index)
  }
  if (planets.length > 0 && (free.length === 1 || planets.length === 1)) {
    // The rest of the sentence is of the same fact.
    take(...planets.slice(0, 1).map(({ index }) => index), ...at('sign').map(({ index }) => index))
    take(...at('retrograde').map(({ index }) => index), ...at('direct').map(({ index }) => index))
    c.subject = planets[0]!.item.planet
  }
  return true
}

const dayOf = (iso: string) => Date.parse(`${iso}T00:00Z`) / 86_400_000
const DAYS = { year: 365.25, month: 30.4375, week: 7, decade: 3652.5 } as const

/** Which period comes after which. */
export const orderHolds = (c: Clause): boolean => {
  const { tokens, claims, whose, used, at, has, take, freePlanets } = c
  const marks = [...at('before'), ...at('follows')].sort((a, b) => a.index - b.index)
  const once = tokens.findIndex((each) => is(each, 'word') && each.text === 'once')
  const ends = once >= 0 && at('end').length > 0
  if (!has('level') || (marks.length === 0 && !ends) || marks.length > 1) return true
  const two = freePlanets()
  if (two.length !== 2 || has('sign') || has('house')) return false
  const [a, b] = two.map(({ item }) => item.planet) as [string, string]
  const [mark] = marks
  const leads = mark !== undefined && mark.index < two[0]!.index
  // "After A comes B", "A is followed by B", "once A is over, B begins" tell A first; "B follows A", "before B comes A" the other way.
  const isInOrder = mark === undefined ? true : mark.item.is === 'follows' ? leads : !leads
  const [first, second] = isInOrder ? [a, b] : [b, a]
  const levels = at('level')
  const depth = { mahadasha: 1, antardasha: 2, pratyantardasha: 3 }[levels[0]!.item.level]
  if (levels.some(({ item }) => item.level !== levels[0]!.item.level)) return false
  const lasting = (lord: string, relation: 'start' | 'end') =>
    claims.filter(
      (claim) =>
        claim.relation === relation &&
        whose.includes(claim.person) &&
        claim.subject.split('/').length === depth &&
        claim.subject.split('/').at(-1) === lord &&
        !claim.subject.includes(' '),
    )
  const meets = lasting(first, 'end').find((end) =>
    lasting(second, 'start').some((start) => start.object === end.object),
  )
  if (!meets) return false
  take(...two.map(({ index }) => index), ...levels.map(({ index }) => index), ...marks.map(({ index }) => index))
  take(...[...at('begin'), ...at('end')].map(({ index }) => index))
  c.subject = meets.subject
  const open = c.spans.filter(({ index }) => !used.has(index))
  if (open.length === 0) return true
  // One date is that of the change; two are those of the period that follows.
  const [day] = open
  if (open.length === 1 && falls(meets.object, day!.span)) {
    take(day!.index)
    return true
  }
  const next = lasting(second, 'start').find((start) => start.object === meets.object)!
  return open.length === 2 && c.datesHold(next.subject, 'D1')
}

/** How long a period is, by its beginning and its end. */
export const lengthHolds = (c: Clause): boolean => {
  const { claims, whose, numbers, used, tokens, at, take } = c
  const [span] = at('duration').filter(({ index }) => !used.has(index))
  if (!span) return true
  const count = numbers.findLast(({ index }) => index < span.index && span.index - index <= 2 && !used.has(index))
  const period = c.subject
  // "The coming years", "each month" are no lengths.
  const before = tokens[span.index - 1]?.text ?? ''
  const isLoose = span.text.endsWith('s')
    ? !/^(?:several|many|few|couple|some|of|half)$/.test(before)
    : /^(?:each|every|per)$/.test(before)
  if (!count && isLoose) {
    take(span.index)
    return true
  }
  if (!count || !period) return false
  const when = (relation: 'start' | 'end') =>
    claims.find((claim) => claim.subject === period && claim.relation === relation && whose.includes(claim.person))
      ?.object
  const [start, end] = [when('start'), when('end')]
  if (!start || !end) return false
  const unit = Object.keys(DAYS).find((each) => span.text.startsWith(each)) as keyof typeof DAYS
  take(span.index, count.index)
  const said = count.item.n
  const about = tokens.some(({ text }) => /^(?:about|around|nearly|almost|roughly|some)$/.test(text))
  return Math.abs((dayOf(end) - dayOf(start)) / DAYS[unit] - said) <= (about ? 1 : 0.5)
}

/** The nodes stand over against one another: "Rahu and Ketu on the axis of the fourth and the tenth house". */
export const axisHolds = (c: Clause): boolean => {
  const { claims, whose, houses, planets, used, at, take, chart } = c
  const [mark] = [...at('axis'), ...at('opposite')].filter(({ index }) => !used.has(index))
  if (!mark) return true
  const names = planets.map(({ item }) => item.planet)
  const signs = at('sign')
  const known = (planet: string, relation: 'sign' | 'house') =>
    claims.find(
      (claim) =>
        claim.subject === planet &&
        claim.relation === relation &&
        claim.chart === chart &&
        claim.from === undefined &&
        (whose.length === 0 || whose.includes(claim.person)),
    )?.object
  const ends = [
    ...houses.map(({ index, house }) => ({ index, relation: 'house' as const, object: String(house) })),
    ...signs.map(({ index, item }) => ({ index, relation: 'sign' as const, object: item.sign })),
  ].sort((a, b) => a.index - b.index)
  // "Rahu is in Virgo, and Ketu opposite it in Pisces"
  if (mark.item.is === 'opposite' && names.length === 1 && ends.length <= 1) {
    take(mark.index)
    return (
      ['Rahu', 'Ketu'].includes(names[0]!) &&
      ['Rahu', 'Ketu'].includes(c.before.subject ?? '') &&
      names[0] !== c.before.subject
    )
  }
  const nodes = names.length === 0 || names.every((each) => each === 'Rahu' || each === 'Ketu')
  if (!nodes || (ends.length !== 2 && !(ends.length === 3 && ends[2]!.relation === 'sign'))) return false
  const relation = ends[0]!.relation
  const [rahu, ketu] = [known('Rahu', relation), known('Ketu', relation)]
  if (!rahu || !ketu) return false
  const said = ends.slice(0, 2).map(({ object }) => object)
  if (mark.item.is === 'opposite' ? said[0] !== known(names[0]!, relation) : false) return false
  if (!said.includes(rahu) || !said.includes(ketu) || rahu === ketu) return false
  take(mark.index, ...ends.slice(0, 2).map(({ index }) => index))
  // "..., Rahu in Virgo" goes on.
  if (ends.length === 2) take(...planets.map(({ index }) => index))
  c.subject = 'Rahu'
  return true
}

/** "That of Venus, from March 2027 to May 2029": a period by its lord and its dates alone. */
export const unnamedPeriodsHold = (c: Clause): boolean => {
  const { claims, spans, used, datesHold, has, word, take, freePlanets, whose } = c
  const [planet, ...more] = freePlanets()
  if (!word('period', 'periods', 'dasha') || has('level') || has('touch') || !planet) return true
  if (more.length > 0 || spans.every(({ index }) => used.has(index))) return true
  const paths = claims
    .filter(
      ({ subject, relation, person }) =>
        relation === 'end' && whose.includes(person) && subject.split('/').at(-1) === planet.item.planet,
    )
    .map(({ subject }) => subject)
  if (![...new Set(paths)].some((path) => datesHold(path, 'D1'))) return false
  take(planet.index, ...spans.map(({ index }) => index))
  c.subject = planet.item.planet
  return true
}

/** "It ends in November 2027", of the period that was spoken of before. */
export const itsDatesHold = (c: Clause): boolean => {
  const { before, claims, spans, used, has, datesHold, freePlanets } = c
  const period = before.subject
  if (!has('pronoun') || has('level') || has('touch') || period === null || freePlanets().length > 0) return true
  if (spans.every(({ index }) => used.has(index)) || !(has('begin') || has('end') || has('until') || has('from')))
    return true
  if (!claims.some(({ subject, relation }) => subject === period && relation === 'end')) return true
  c.subject = period
  return datesHold(period, 'D1')
}

/** Windows that have no other name: from when to when. */
export const windowsHold = (c: Clause): boolean => {
  const { claims, spans, used, datesHold, has, word, take } = c
  if (!word('window', 'windows') || has('level') || has('touch') || spans.every(({ index }) => used.has(index)))
    return true
  const names = new Set(claims.map(({ subject }) => subject).filter((subject) => subject.startsWith('window ')))
  if (![...names].some((name) => datesHold(name, 'D1'))) return false
  take(...spans.map(({ index }) => index))
  return true
}
