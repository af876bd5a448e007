import { GRAHAS } from '../../jyotish/grahas.ts'
import { HOUSES } from '../../zodiac/signs.ts'
import { type Clause, is } from './clause.ts'
import type { Token } from './items.ts'

/** What a clause counts, ranks and compares. Each reader is false where that is not so. */

/** Bindus, and what is compared by them. */
export const bindusHold = (c: Clause): boolean => {
  const { claims, whose, numbers, houses, used, at, has, word, take } = c
  if (has('bindus')) {
    take(
      ...(
        ['bindus', 'than', 'outweighs', 'abovemean', 'belowmean', 'mean', 'outof', 'score', 'points', 'only'] as const
      ).flatMap((mark) => at(mark).map(({ index }) => index)),
    )
    // "The lowest of the twelve"
    const free = numbers.filter(({ index, item }) => !used.has(index) && !(item.n === 12 && isWhole(c.tokens, index)))
    take(...numbers.filter(({ index, item }) => item.n === 12 && isWhole(c.tokens, index)).map(({ index }) => index))
    const bindus = (house: number) => {
      const known = claims.find(
        (claim) =>
          claim.subject === `house ${house}` &&
          claim.relation === 'bindus' &&
          (whose.length === 0 || whose.includes(claim.person)),
      )
      return known ? Number(known.object) : Number.NaN
    }
    // "The most of all", "fewer than any other": by the counts of all twelve.
    const ofAll = has('than') && word('any') && word('other')
    const isExtreme = (n: number): boolean => {
      const best = has('most') || word('leads') || (ofAll && has('more'))
      if (!best && !has('least') && !ofAll) return true
      take(...[...at('most'), ...at('least')].map(({ index }) => index))
      const all = HOUSES.map(bindus)
      return !all.some(Number.isNaN) && n === (best ? Math.max(...all) : Math.min(...all))
    }
    take(...houses.map(({ index }) => index), ...free.map(({ index }) => index))
    const compares = (has('than') && !ofAll) || has('outweighs') || has('abovemean') || has('belowmean')
    const fewer = has('fewer') || has('belowmean')
    if (houses.length === 2 && compares) {
      const [a, b] = houses.map(({ house }) => bindus(house)) as [number, number]
      const sign = fewer ? -1 : 1
      if (!(sign * (a - b) > 0)) return false
      const counts = free.map(({ item }) => item.n)
      const isSaid =
        counts.length === 2
          ? counts.includes(a) && counts.includes(Math.abs(a - b))
          : counts.length === 0 || counts[0] === Math.abs(a - b)
      if (counts.length > 2 || !isSaid) return false
    } else if (
      houses.length === 2 &&
      free.length === 1 &&
      (has('every') || has('most') || has('least') || word('both', 'apiece'))
    ) {
      if (!houses.every(({ house }) => bindus(house) === free[0]!.item.n)) return false
      if (!isExtreme(free[0]!.item.n)) return false
    } else if (houses.length === 2 && free.length === 2) {
      // "34 bindus against 22 in the second"
      if (!houses.every(({ house }, at) => bindus(house) === free[at]!.item.n)) return false
    } else if (houses.length === 1) {
      const n = bindus(houses[0]!.house)
      if (Number.isNaN(n)) return false
      const means = has('mean') || has('abovemean') || has('belowmean')
      const [count, mean] = means && free.length === 1 && free[0]!.item.n === 28 ? [undefined, free[0]] : free
      if (count && count.item.n !== n) return false
      if (compares && ((mean ? mean.item.n !== 28 : !means) || !(fewer ? n < 28 : n > 28))) return false
      if (!compares && mean) return false
      if (!isExtreme(n)) return false
    } else return false
    c.subject ??= `house ${houses[0]!.house}`
  }
  return true
}

/** "Of seven", "the seven planets" */
const isWhole = (tokens: readonly Token[], index: number): boolean =>
  is(tokens[index + 1], 'planets') || /^(?:of|the|out of)$/.test(tokens[index - 1]?.text ?? '')

/** "A good time to ..." rates no transit. */
const OCCASION =
  /^(?:time|moment|stretch|season|chance|opportunity|reason|place|idea|sense|deal|company|news|day|year|month)$/

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
    take(
      ...(['rank', 'than', 'outof', 'most', 'least', 'more', 'fewer', 'score'] as const).flatMap((mark) =>
        at(mark).map(({ index }) => index),
      ),
    )
    // What is said of somebody's rank, in the order of the words; "one of the seven planets" says none.
    const said = [
      ...numbers
        .filter(({ index, item }) => !used.has(index) && !(item.n === 7 && isWhole(tokens, index)))
        .map(({ index, item }) => ({ index, n: item.n })),
      ...at('ordinal').map(({ index, item }) => ({ index, n: item.n })),
      ...at('most').flatMap(({ index, text }) =>
        /^(?:strongest|highest|tops|heads)$/.test(text) ? [{ index, n: 1 }] : [],
      ),
      ...at('least').flatMap(({ index, text }) => (/^(?:weakest|lowest)$/.test(text) ? [{ index, n: 7 }] : [])),
      ...tokens.flatMap(({ text }, index) => (text === 'last' ? [{ index, n: 7 }] : [])),
    ].sort((a, b) => a.index - b.index)
    const ranked = freePlanets()
    take(
      ...said.map(({ index }) => index),
      ...numbers.filter(({ index }) => isWhole(tokens, index)).map(({ index }) => index),
    )
    const isRanked = (planet: string, n: number) => stated(planet, 'rank', String(n), { of: 'D1' })
    if (said.length > 1 && said.length !== ranked.length) {
      // "Last, seventh of the seven" says one thing twice.
      if (ranked.length !== 1 || said.some(({ n }) => n !== said[0]!.n)) return false
    }
    if (
      said.length > 0 &&
      !(said.length > 1 ? ranked : [first]).every(({ item }, at) => isRanked(item.planet, said[at]!.n))
    )
      return false
    // Where more is said of it, it is read on.
    const more = (['sign', 'dignity', 'house', 'star', 'retrograde', 'combust'] as const).some(has)
    if (said.length > 0 && !more) take(...(said.length > 1 ? ranked : [first]).map(({ index }) => index))
    const over = at('rank').find(({ text }) => text === 'outranks')
    if (over) {
      const [a, b] = [
        ranked.findLast((each) => each.index < over.index),
        ranked.find((each) => each.index > over.index),
      ]
      const rank = (each: typeof a) => Number(each ? found(each.item.planet, 'rank', 'D1')[0]?.object : Number.NaN)
      if (!(rank(a) < rank(b)) || (has('only') && rank(b) !== 2)) return false
      take(a!.index, b!.index, ...at('only').map(({ index }) => index))
    }
    if (has('than') && (has('more') || has('fewer'))) {
      const two = freePlanets()
      const rank = (planet: string) => Number(found(planet, 'rank', 'D1')[0]?.object ?? Number.NaN)
      const [a, b] = [...(said.length > 0 ? [first] : []), ...two].map(({ item }) => rank(item.planet)) as [
        number,
        number,
      ]
      if (!(has('more') ? a < b : a > b)) return false
      take(...two.map(({ index }) => index))
    }
    c.subject ??= first.item.planet
  } else if (
    !has('bindus') &&
    (at('most').some(({ text }) => /strongest|highest|best placed|most powerful/.test(text)) ||
      at('least').some(({ text }) => /weakest|lowest/.test(text)))
  ) {
    // A superlative that nothing cited can bear.
    if (first || houses.length > 0) return false
  } else if (
    [...at('more'), ...at('fewer')].some(({ text }) =>
      /^(?:stronger|weaker|higher|lower|better placed|worse placed)$/.test(text),
    ) &&
    (first || houses.length > 0) &&
    !has('area')
  )
    return false

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
    take(n.index, planet.index, ...at('degrees').map(({ index }) => index))
    c.subject ??= planet.item.planet
  }

  if (has('age')) {
    const [n] = numbers.filter(({ index }) => !used.has(index))
    if (!n || !claims.some((claim) => claim.relation === 'age' && claim.object === String(n.item.n))) return false
    take(n.index, ...at('age').map(({ index }) => index))
  }

  const effects = [
    ...at('effect').map(({ index, item }) => ({ index, effect: item.effect })),
    ...(chart === 'transit' && !has('area')
      ? at('band')
          .filter(
            ({ index, item }) =>
              !used.has(index) && item.band === 'good' && !OCCASION.test(tokens[index + 1]?.text ?? ''),
          )
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

/** How many planets are retrograde, combust or of a dignity: none, a number of them, one alone. */
export const statesCounted = (c: Clause): boolean => {
  const { claims, numbers, planets, used, at, has, take } = c
  const [state] = [...at('retrograde'), ...at('combust'), ...at('dignity')].filter(({ index }) => !used.has(index))
  const plural = at('planets')
  if (!state || plural.length === 0 || has('sign') || has('house') || has('ordinal') || has('varga') || has('transit'))
    return true
  const none = [...at('state').filter(({ text }) => text === 'no'), ...at('not').filter(({ text }) => text === 'none')]
  const only = at('only')
  const [n] = numbers.filter(({ index }) => !used.has(index))
  if (none.length + only.length === 0 && !n) return true
  const [relation, object] =
    state.item.is === 'dignity' ? (['dignity', state.item.dignity] as const) : ([state.item.is, 'yes'] as const)
  const told = claims.filter((claim) => claim.relation === relation && claim.chart === 'D1' && claim.person === 'you')
  // Of five planets either is told, of nine or seven the dignity.
  if (new Set(told.map(({ subject }) => subject)).size < (relation === 'dignity' ? 7 : 5)) return false
  const such = new Set(told.filter((claim) => claim.object === object).map(({ subject }) => subject))
  const names = planets.map(({ item }) => item.planet)
  take(state.index, ...[...plural, ...none, ...only, ...planets].map(({ index }) => index), ...(n ? [n.index] : []))
  if (none.length > 0) return such.size === 0 && names.length === 0
  if (!names.every((name) => such.has(name))) return false
  if (only.length > 0) return names.length > 0 && such.size === names.length
  return n!.item.n === such.size && (names.length === 0 || names.length === such.size)
}

/** How many planets stand somewhere: a number of them, none, all, most, one alone. */
export const countsHold = (c: Clause): boolean => {
  const { claims, numbers, houses, planets, used, at, has, word, take, chart } = c
  const none = [
    ...at('state').filter(({ text }) => text === 'no'),
    ...at('not').filter(({ text }) => text === 'none' || text === 'nor'),
  ]
  const only = at('only')
  const empty = at('empty')
  const plural = at('planets').filter(({ index }) => !used.has(index))
  const [n] = numbers.filter(({ index }) => !used.has(index))
  const all = at('every')
  const most = at('most').filter(({ text }) => text === 'most')
  const places = [
    ...houses.map(({ index, house }) => ({ index, relation: 'house' as const, object: String(house) })),
    ...at('sign').map(({ index, item }) => ({ index, relation: 'sign' as const, object: item.sign })),
  ].filter(({ index }) => !used.has(index))
  const counts =
    empty.length > 0 ||
    (plural.length > 0 && (n || none.length > 0 || all.length > 0 || most.length > 0)) ||
    (only.length > 0 && planets.length > 0)
  if (!counts) return true
  if (places.length === 0) return plural.length === 0 && empty.length === 0
  const [place] = places
  if (
    places.length !== 1 ||
    !place ||
    (chart !== 'D1' && chart !== 'transit') ||
    has('except') ||
    has('than') ||
    c.negations.some(({ text }) => text !== 'none')
  )
    return false
  const placed = new Map(
    claims
      .filter(
        ({ relation, chart: of, from, subject }) =>
          relation === place.relation && of === chart && from === undefined && GRAHAS.includes(subject as never),
      )
      .map(({ subject, object }) => [subject, object]),
  )
  if (placed.size < GRAHAS.length) return false
  const there = [...placed].filter(([, object]) => object === place.object).map(([subject]) => subject)
  take(...[...none, ...only, ...empty, ...plural, ...all, ...most].map(({ index }) => index))
  if (empty.length > 0) {
    take(place.index)
    c.subject = `house ${place.object}`
    return there.length === 0
  }
  if (only.length > 0) {
    // Who it is reads the clause after this.
    const names = planets.map(({ item }) => item.planet)
    return there.length === 1 && names.includes(there[0]!) && (!n || n.item.n === 1)
  }
  take(place.index, ...(n ? [n.index] : []))
  const named = planets.filter(({ index }) => !used.has(index))
  take(...named.map(({ index }) => index))
  if (named.some(({ item }) => !there.includes(item.planet))) return false
  c.subject = `${place.relation} ${place.object}`
  if (n) return there.length === n.item.n && (named.length === 0 || named.length === there.length)
  if (none.length > 0) return there.length === 0
  if (all.length > 0)
    return word('of') || all.some(({ text }) => text === 'all' || text === 'every')
      ? there.length === GRAHAS.length
      : false
  return there.length > GRAHAS.length / 2
}
