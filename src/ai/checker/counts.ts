import { type Clause, is } from './clause.ts'

/** What a clause counts, ranks and compares. Each reader is false where that is not so. */

/** Bindus, and what is compared by them. */
export const bindusHold = (c: Clause): boolean => {
  const { claims, whose, numbers, houses, used, has, word, take } = c
  if (has('bindus')) {
    const free = numbers.filter(({ index }) => !used.has(index))
    const bindus = (house: number) => {
      const known = claims.find(
        (claim) =>
          claim.subject === `house ${house}` &&
          claim.relation === 'bindus' &&
          (whose.length === 0 || whose.includes(claim.person)),
      )
      return known ? Number(known.object) : Number.NaN
    }
    take(...houses.map(({ index }) => index), ...free.map(({ index }) => index))
    const compares = has('than') || has('outweighs')
    if (houses.length === 2 && compares) {
      const [a, b] = houses.map(({ house }) => bindus(house)) as [number, number]
      const sign = has('fewer') ? -1 : 1
      if (!(sign * (a - b) > 0)) return false
      if (free.length > 1 || (free.length === 1 && free[0]!.item.n !== Math.abs(a - b))) return false
    } else if (houses.length === 1) {
      const n = bindus(houses[0]!.house)
      if (Number.isNaN(n)) return false
      const means = word('mean', 'average')
      const [count, mean] = means && free.length === 1 ? [undefined, free[0]] : free
      if (count && count.item.n !== n) return false
      if (compares && (mean?.item.n !== 28 || !(has('fewer') ? n < 28 : n > 28))) return false
      if (!compares && mean) return false
      if (has('most') || has('least')) return false
    } else return false
    c.subject ??= `house ${houses[0]!.house}`
  }
  return true
}

/** Ranks, offices, degrees, ages, effects of transits. */
export const ranksHold = (c: Clause): boolean => {
  const {
    tokens,
    claims,
    before,
    chart,
    found,
    stated,
    deniedAt,
    numbers,
    houses,
    used,
    at,
    has,
    word,
    take,
    freePlanets,
  } = c
  const [first] = freePlanets()
  if (has('rank') && first && !has('bindus')) {
    const free = [
      ...numbers.filter(({ index }) => !used.has(index)).map(({ index, item }) => ({ index, n: item.n })),
      ...at('ordinal').map(({ index, item }) => ({ index, n: item.n })),
    ].sort((a, b) => a.index - b.index)
    const extreme = at('most').find(({ text }) => text === 'strongest' || text === 'highest')
      ? '1'
      : at('least').find(({ text }) => text === 'weakest' || text === 'lowest')
        ? '7'
        : null
    const said = free[0] ? String(free[0].n) : extreme
    if (said !== null) {
      take(first.index, ...free.map(({ index }) => index))
      if (!stated(first.item.planet, 'rank', said, { of: 'D1' })) return false
      if (free[1] && free[1].n !== 7) return false
    }
    if (has('than') && (has('more') || has('fewer'))) {
      const two = freePlanets()
      const rank = (planet: string) => Number(found(planet, 'rank', 'D1')[0]?.object ?? Number.NaN)
      const [a, b] = [...(said !== null ? [first] : []), ...two].map(({ item }) => rank(item.planet)) as [
        number,
        number,
      ]
      if (!(has('more') ? a < b : a > b)) return false
      take(...two.map(({ index }) => index))
    }
    c.subject ??= first.item.planet
  } else if (
    at('most').some(({ text }) => /strongest|highest|best placed|most powerful/.test(text)) ||
    at('least').some(({ text }) => /weakest|lowest/.test(text))
  ) {
    // A superlative that nothing cited can bear.
    if (first || houses.length > 0) return false
  } else if ((has('more') || has('fewer')) && has('than') && first && !has('bindus') && !has('area')) return false

  for (const { index, item } of at('office')) {
    take(index)
    const [planet] = freePlanets()
    if (!planet) return false
    take(planet.index)
    if (!stated(planet.item.planet, 'office', item.office, { of: 'D1', denied: deniedAt(index) })) return false
    c.subject = planet.item.planet
  }

  if (has('degrees')) {
    const [n] = numbers.filter(({ index }) => !used.has(index))
    const [planet] = freePlanets()
    if (!n || !planet || !stated(planet.item.planet, 'degree', String(n.item.n), { of: 'D1' })) return false
    take(n.index, planet.index)
    c.subject ??= planet.item.planet
  }

  if (has('age')) {
    const [n] = numbers.filter(({ index }) => !used.has(index))
    if (!n || !claims.some((claim) => claim.relation === 'age' && claim.object === String(n.item.n))) return false
    take(n.index)
  }

  const effects = [
    ...at('effect').map(({ index, item }) => ({ index, effect: item.effect })),
    ...(chart === 'transit' && !has('area')
      ? at('band')
          .filter(({ index, item }) => !used.has(index) && item.band === 'good')
          .map(({ index }) => ({ index, effect: 'good' }))
      : []),
  ].filter(({ index }) => !used.has(index) && !is(tokens[index + 1], 'sign'))
  const isEffect = chart === 'transit' && (has('transit') || word('counts'))
  for (const { index, effect } of effects) {
    take(index)
    const planet = freePlanets()[0]?.item.planet ?? before.subject
    if (!isEffect) continue
    if (!planet || !stated(planet, 'effect', effect, { of: 'transit', denied: deniedAt(index) })) return false
    take(...freePlanets().map((each) => each.index))
    c.subject = planet
  }
  return true
}

/** How many planets stand somewhere. */
export const countsHold = (c: Clause): boolean => {
  const { claims, numbers, houses, used, at, has, take } = c
  if (has('planets') && houses.length > 0) {
    if (has('every')) return false
    const [n] = numbers.filter(({ index }) => !used.has(index))
    const none = at('state').find(({ text }) => text === 'no')
    if (n || none) {
      const placed = claims.filter(
        (claim) =>
          claim.relation === 'house' &&
          claim.chart === 'D1' &&
          claim.from === undefined &&
          !claim.subject.startsWith('lord'),
      )
      if (new Set(placed.map((claim) => claim.subject)).size < 9) return false
      const [house] = houses
      const there = new Set(
        placed.filter((claim) => claim.object === String(house!.house)).map((claim) => claim.subject),
      ).size
      if (there !== (n?.item.n ?? 0)) return false
      take(house!.index, ...(n ? [n.index] : []), ...(none ? [none.index] : []))
    }
  } else if (has('planets') && has('every') && [...at('sign'), ...at('star'), ...at('dignity')].length > 0) return false
  return true
}
