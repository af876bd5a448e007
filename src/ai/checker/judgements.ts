import type { ClaimRelation } from '../claims.ts'
import type { Clause } from './clause.ts'

/** What a clause says of yogas, matches, areas and counts. Each reader is false where that is not so. */

/** Yogas and doshas: present, absent, cancelled, mild, full. */
export const combinationsHold = (c: Clause): boolean => {
  const { claims, whose, negations, deniedAt, at, take } = c
  for (const { index, item } of at('named')) {
    take(index)
    const known = claims.filter(
      (claim) => claim.subject.toLowerCase() === item.name.toLowerCase() && claim.relation === 'state',
    )
    if (
      known.length === 0 ||
      (whose.length > 0 && !whose.every((person) => known.some((claim) => claim.person === person)))
    )
      return false
    const states = at('state')
    take(...states.map((each) => each.index))
    const said = (state: string) => states.find((each) => each.item.state === state)
    const negated = (each: { index: number } | undefined) => each !== undefined && deniedAt(each.index)
    const cancelled = said('cancelled')
    const absent =
      (said('absent') && !negated(said('absent'))) ||
      negated(said('present')) ||
      (states.length === 0 && negations.length > 0)
    const wanted = absent
      ? ['absent']
      : cancelled && !negated(cancelled)
        ? ['cancelled']
        : said('mild')
          ? ['mild']
          : said('full')
            ? ['full']
            : ['present', 'mild', 'full']
    if (!known.some(({ object }) => wanted.includes(object))) return false
    c.subject ??= item.name
  }
  return true
}

/** Kootas, and the total of a match. */
export const matchHolds = (c: Clause): boolean => {
  const { claims, numbers, used, at, has, take, pair } = c
  for (const { index, item } of at('koota')) {
    take(index)
    const known = claims.filter((claim) => claim.subject === item.koota && claim.chart === 'pair')
    if (known.length === 0) return false
    const near = numbers
      .filter((each) => !used.has(each.index))
      .toSorted((a, b) => a.index - b.index)
      .slice(0, 2)
    const [points, of] = near
    take(...near.map((each) => each.index))
    const equal = (relation: ClaimRelation, n: number) =>
      known.some((claim) => claim.relation === relation && Number(claim.object) === n)
    if (points && !equal('score', points.item.n)) return false
    if (of && !equal('maximum', of.item.n)) return false
    const free = at('band').filter((each) => !used.has(each.index))
    take(...free.map((each) => each.index))
  }
  const isTotal =
    pair &&
    !has('koota') &&
    numbers.some((each) => !used.has(each.index)) &&
    (has('total') || has('points') || has('score') || has('outof'))
  if (isTotal) {
    const free = numbers.filter((each) => !used.has(each.index))
    take(...free.map((each) => each.index))
    const known = claims.filter(
      (claim) => claim.chart === 'pair' && (claim.relation === 'score' || claim.relation === 'maximum'),
    )
    const totals = known.filter((claim) => claim.subject === 'ashtakoot')
    const [n, of] = free
    if (!totals.some((claim) => claim.relation === 'score' && Number(claim.object) === n!.item.n)) return false
    if (of && !totals.some((claim) => claim.relation === 'maximum' && Number(claim.object) === of.item.n)) return false
    if (free.length > 2) return false
  }
  return true
}

/** How areas of life stand. */
export const areasHold = (c: Clause): boolean => {
  const { claims, stated, deniedAt, numbers, used, at, has, word, take } = c
  const areas = at('area')
  if (areas.length > 0 && !has('bindus')) {
    const bands = at('band').filter(({ index }) => !used.has(index))
    const subjects = areas.map(({ item }) => item.area)
    const isVerdict = bands.length > 0 && (word('chart', 'is', 'are') || has('score'))
    if (isVerdict) {
      take(...areas.map(({ index }) => index), ...bands.map(({ index }) => index))
      if (bands.length !== 1) return false
      if (
        !subjects.every((area) =>
          stated(area, 'band', bands[0]!.item.band, { of: 'D1', denied: deniedAt(bands[0]!.index) }),
        )
      )
        return false
    }
    const free = numbers.filter(({ index }) => !used.has(index))
    if (free.length > 0 && (has('score') || has('outof') || has('points'))) {
      take(...areas.map(({ index }) => index), ...free.map(({ index }) => index))
      const [n, of] = free
      if (!stated(subjects[0]!, 'score', String(n!.item.n), { of: 'D1' })) return false
      if (of && of.item.n !== 100) return false
      if (free.length > 2) return false
    }
    if (has('most') || has('least') || has('more') || has('fewer')) {
      const scores = claims.filter((claim) => claim.relation === 'score' && claim.chart === 'D1')
      const of = (area: string) => Number(scores.find((claim) => claim.subject === area)?.object ?? Number.NaN)
      if (has('than') && subjects.length === 2) {
        const [a, b] = subjects.map(of) as [number, number]
        if (!(has('more') ? a > b : a < b)) return false
      } else if (
        at('most').some(({ text }) => text !== 'most' && text !== 'best') ||
        at('least').some(({ text }) => text !== 'least')
      )
        return false
    }
  }
  return true
}
