import type { Claim } from '../claims.ts'
import { type Clause, is } from './clause.ts'
import { falls } from './dates.ts'

/** What a clause says of times. Each reader is false where that is not so. */

/** Jupiter and Saturn together. */
export const doubleTransitHolds = (c: Clause): boolean => {
  const { claims, houses, planets, datesHold, has, take } = c
  if (has('touch')) {
    const [house] = houses
    const both = ['Jupiter', 'Saturn'].every((name) => planets.some(({ item }) => item.planet === name))
    if (!both || !house || planets.length !== 2) return false
    take(house.index, ...planets.map(({ index }) => index))
    const whom = `double transit of house ${house.house}`
    if (!claims.some((claim) => claim.subject === whom)) return false
    if (!datesHold(whom, 'transit')) return false
  }
  return true
}

/** Mahadashas and the periods inside them, with their dates. */
export const periodsHold = (c: Clause): boolean => {
  const { tokens, claims, before, whose, spans, planets, datesHold, used, at, has, word, take } = c
  const levels = at('level')
  if (levels.length > 0) {
    const periods = levels.map(({ index, item }) => {
      const isFree = (each: { index: number }) => !used.has(each.index)
      const ahead = planets.findLast((each) => each.index < index && index - each.index <= 1 && isFree(each))
      const behind = planets.find((each) => each.index > index && each.index - index <= 6 && isFree(each))
      const planet =
        ahead ?? behind ?? planets.findLast((each) => each.index < index && index - each.index <= 4 && isFree(each))
      if (planet) take(planet.index)
      take(index)
      return { level: item.level, planet: planet?.item.planet ?? null }
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
      const known = claims.filter(
        (claim) =>
          claim.relation === level &&
          (whose.length === 0 ? false : whose.includes(claim.person)) &&
          (lean !== null ? claim.subject === lean : planet !== null && claim.subject.split('/').at(-1) === planet) &&
          (level === 'mahadasha' || parent === null || claim.subject.startsWith(`${parent}/`)),
      )
      if (known.length === 0) return false
      if (spans.length === 0 && !has('begin') && !has('end')) {
        const wanted = coming ? ['coming', 'running'] : past ? ['past', 'running'] : ['running']
        if (!known.some(({ object }) => wanted.includes(object))) return false
      }
      paths.push(known[0]!.subject)
    }
    // Dates are of the least of the periods.
    const deepest = paths.reduce((a, b) => (b.split('/').length > a.split('/').length ? b : a))
    const candidates = new Set(
      claims
        .filter(
          (claim) =>
            claim.subject === deepest ||
            (spans.length > 0 &&
              claim.subject.split('/').at(-1) === deepest.split('/').at(-1) &&
              claim.subject.split('/').length === deepest.split('/').length &&
              (parent === null || claim.subject.startsWith(`${parent}`))),
        )
        .map((claim) => claim.subject),
    )
    if (spans.length > 0 && ![...candidates].some((path) => datesHold(path, 'D1'))) return false
    c.subject = deepest
  }
  return true
}

/** Saturn about the Moon. */
export const sadeSatiHolds = (c: Clause): boolean => {
  const { planets, claims, whose, negations, deniedAt, at, take } = c
  for (const { index } of at('sadesati')) {
    take(index)
    const phases = at('state').filter(({ item }) => ['rising', 'peak', 'setting'].includes(item.state))
    take(...phases.map((each) => each.index))
    const denied = deniedAt(index) || negations.some((each) => each.index < index)
    const known = claims.filter(
      (claim) => claim.subject === 'sade-sati' && (whose.length === 0 || whose.includes(claim.person)),
    )
    if (known.length === 0) return false
    const runs = known.some(({ object }) => object !== 'absent')
    if (runs === denied) return false
    if (phases.some(({ item }) => !known.some(({ object }) => object === item.state))) return false
    take(...planets.filter(({ item }) => item.planet === 'Saturn').map((each) => each.index))
  }
  return true
}

/** What happens in the sky on a day: planet, day, and where it says so sign and motion, of one fact. */
export const eventsHold = (c: Clause): boolean => {
  const { facts, planets, spans, at, has, used, take } = c
  const free = spans.filter(({ index }) => !used.has(index))
  if (free.length === 0 || has('level') || has('touch')) return true
  const signs = at('sign').map(({ item }) => item.sign)
  const motion = has('retrograde') ? 'yes' : has('direct') ? 'no' : null
  for (const { index, span } of free) {
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
  if (free.length === 1 && planets.length > 0) {
    // The rest of the sentence is of the same fact.
    take(...planets.slice(0, 1).map(({ index }) => index), ...at('sign').map(({ index }) => index))
    take(...at('retrograde').map(({ index }) => index), ...at('direct').map(({ index }) => index))
    c.subject = planets[0]!.item.planet
  }
  return true
}
