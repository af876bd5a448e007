import type { ClaimRelation } from '../claims.ts'
import type { Clause } from './clause.ts'

/** What a clause says of yogas, matches, areas and counts. Each reader is false where that is not so. */

/** What no longer is. */
const ENDED =
  /^(?:lifted|gone|removed|dissolved|healed|over|behind|vanished|faded|resolved|undone|broken|left|waived|spent|past|finished|cleared)$/

/** Yogas and doshas: present, absent, cancelled, mild, full. */
export const combinationsHold = (c: Clause): boolean => {
  const { claims, whose, negations, deniedAt, at, has, take } = c
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
    // "No reason to worry" denies nothing of it.
    const states = at('state').filter((each) => each.text !== 'no' || (each.index < index && index - each.index <= 2))
    take(...states.map((each) => each.index))
    const said = (state: string) => states.find((each) => each.item.state === state)
    // "Nothing cancels it"
    const nothing = c.tokens.findIndex((token) => /^(?:nothing|nobody)$/.test(token.text))
    const negated = (each: { index: number } | undefined) =>
      each !== undefined &&
      (deniedAt(each.index) || (nothing >= 0 && nothing < each.index && each.index - nothing <= 3))
    // "Only in a mild form"
    if (states.length > 0) take(...at('only').map((only) => only.index))
    const cancelled = said('cancelled')
    const absent =
      (said('absent') && !negated(said('absent'))) ||
      negated(said('present')) ||
      (states.length === 0 &&
        (negations.length > 0 || nothing >= 0 || has('end') || c.tokens.some(({ text }) => ENDED.test(text))))
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
    take(...(['points', 'outof', 'score', 'total'] as const).flatMap((mark) => at(mark).map(({ index }) => index)))
  }
  const isTotal =
    pair &&
    !has('koota') &&
    numbers.some((each) => !used.has(each.index)) &&
    (has('total') || has('points') || has('score') || has('outof'))
  if (isTotal) {
    const free = numbers.filter((each) => !used.has(each.index))
    take(...free.map((each) => each.index))
    take(...(['points', 'outof', 'score', 'total'] as const).flatMap((mark) => at(mark).map(({ index }) => index)))
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
      take(
        ...areas.map(({ index }) => index),
        ...bands.map(({ index }) => index),
        ...at('score').map(({ index }) => index),
        ...c.tokens.flatMap(({ text }, index) => (text === 'rated' ? [index] : [])),
      )
      if (bands.length > 1) {
        // "Strong for work, and mixed for marriage"
        return bands.every(({ index, item }, at) => {
          const end = bands[at + 1]?.index ?? Number.POSITIVE_INFINITY
          const of = areas.filter((area) => area.index > index && area.index < end)
          return (
            of.length > 0 &&
            of.every((area) => stated(area.item.area, 'band', item.band, { of: 'D1', denied: deniedAt(index) }))
          )
        })
      }
      if (
        !subjects.every((area) =>
          stated(area, 'band', bands[0]!.item.band, { of: 'D1', denied: deniedAt(bands[0]!.index) }),
        )
      )
        return false
    }
    // "Three matters: work, money and children"
    const count = numbers.find(
      ({ index, item }) =>
        !used.has(index) && item.n === areas.length && word('matters', 'areas', 'things', 'great matters'),
    )
    if (count) take(count.index)
    const free = numbers.filter(({ index }) => !used.has(index))
    if (free.length > 0 && (has('score') || has('outof') || has('points'))) {
      take(...areas.map(({ index }) => index), ...free.map(({ index }) => index))
      take(...(['score', 'outof', 'points'] as const).flatMap((mark) => at(mark).map(({ index }) => index)))
      const [n, of] = free
      if (!stated(subjects[0]!, 'score', String(n!.item.n), { of: 'D1' })) return false
      if (of && of.item.n !== 100) return false
      if (free.length > 2) return false
    }
    if (has('most') || has('least') || has('more') || has('fewer')) {
      const scores = claims.filter((claim) => claim.relation === 'score' && claim.chart === 'D1')
      const of = (area: string) => Number(scores.find((claim) => claim.subject === area)?.object ?? Number.NaN)
      if (has('than') && subjects.length === 2) {
        take(...areas.map(({ index }) => index), ...at('than').map(({ index }) => index))
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

const DAY_BANDS = ['excellent', 'good', 'mixed', 'difficult', 'hard']

/** How a day is rated. */
export const dayHolds = (c: Clause): boolean => {
  const { tokens, claims, numbers, used, word, at, has, take } = c
  if (!word('day', 'today', 'rated') || has('level')) return true
  const rated = tokens.flatMap(({ text }, index) => (DAY_BANDS.includes(text) ? [index] : []))
  const free = numbers.filter(({ index }) => !used.has(index))
  const says = (relation: ClaimRelation, object: string) =>
    claims.some((claim) => claim.chart === 'day' && claim.relation === relation && claim.object === object)
  const isVerdict =
    word('rated') ||
    free.length > 0 ||
    rated.some((index) => /^(?:is|a|an|be|as|and)$/.test(tokens[index - 1]?.text ?? ''))
  if (!isVerdict || (rated.length === 0 && free.length === 0)) return true
  if (c.negations.length > 0 || rated.length > 1 || free.length > 2) return false
  const [n, of] = free
  if (rated[0] !== undefined && !says('band', tokens[rated[0]]!.text)) return false
  if (n && !says('score', String(n.item.n))) return false
  if (of && of.item.n !== 100) return false
  take(...rated, ...free.map(({ index }) => index))
  take(...(['score', 'outof', 'points'] as const).flatMap((mark) => at(mark).map(({ index }) => index)))
  return true
}

/** How many parts of a hundred something has. */
export const sharesHold = (c: Clause): boolean => {
  const { tokens, claims, numbers, used, word, take } = c
  const free = numbers.filter(({ index }) => !used.has(index))
  if (free.length === 0 || !word('part', 'parts')) return true
  const text = tokens.map((token) => token.text).join(' ')
  const told = claims.filter(
    ({ relation, subject, chart }) => relation === 'score' && chart === 'D1' && text.includes(subject.toLowerCase()),
  )
  const [n, of] = free
  if (told.length !== 1 || told[0]!.object !== String(n!.item.n) || (of && of.item.n !== 100) || free.length > 2)
    return false
  take(...free.map(({ index }) => index))
  take(
    ...tokens.flatMap((token, index) =>
      told[0]!.subject.toLowerCase().split(' ').includes(token.text) ? [index] : [],
    ),
  )
  return true
}

/** Fields of work that a chart points to. */
export const fieldsHold = (c: Clause): boolean => {
  const { tokens, claims, at, word, take, negations } = c
  const fields = at('field')
  if (fields.length === 0 && !word('field', 'fields')) return true
  if (!word('field', 'fields', 'work', 'career', 'calling', 'profession', 'points', 'point', 'suit', 'suits'))
    return true
  // What stands there for a field of work has to be one.
  const isNaming =
    word('field', 'fields') && tokens.some(({ text }) => /^(?:points?|among|includes?|such|suits?)$/.test(text))
  if (isNaming && fields.length === 0 && !tokens.some((each) => each.item.is === 'pronoun')) return false
  take(...fields.map(({ index }) => index))
  return (
    (negations.length === 0 || fields.length === 0) &&
    fields.every(({ item }) => claims.some(({ relation, object }) => relation === 'field' && object === item.field))
  )
}
