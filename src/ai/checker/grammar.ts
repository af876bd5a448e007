import type { ChartOf, Claim, ClaimRelation, PackFact, Person } from '../claims.ts'
import { type DateSpan, falls } from './dates.ts'
import type { Item, Token } from './lexicon.ts'

/** A clause read as claims, each of which has to be one of a cited fact. */

export interface Ground {
  /** Claims of the facts that the sentence cites. */
  readonly claims: readonly Claim[]
  readonly facts: readonly PackFact[]
  readonly dates: readonly DateSpan[]
  readonly pair: boolean
}

/** What a later clause may lean on. */
export interface Standing {
  readonly subject: string | null
  readonly person: Person | null
  readonly chart: ChartOf | null
  readonly varga: string | null
}
export const NOTHING: Standing = { subject: null, person: null, chart: null, varga: null }

type Of<K extends Item['is']> = Item & { readonly is: K }
const is = <K extends Item['is']>(token: Token | undefined, kind: K): token is Token & { item: Of<K> } =>
  token?.item.is === kind

const SEPARATOR = (token: Token) => is(token, 'and') || (is(token, 'word') && /^[,;:()–—]$/.test(token.text))
const HARD = (token: Token) => is(token, 'break') || (is(token, 'word') && /^[;:]$/.test(token.text))

const SUBJECTS = new Set<Item['is']>([
  'planet',
  'lordof',
  'ascendant',
  'named',
  'level',
  'area',
  'koota',
  'person',
  'sadesati',
  'number',
])
const PREDICATES = new Set<Item['is']>([
  ...([
    'sign',
    'star',
    'house',
    'ordinal',
    'dignity',
    'retrograde',
    'direct',
    'combust',
    'aspect',
    'with',
    'rules',
    'state',
  ] as const),
  ...(['level', 'band', 'effect', 'office', 'number', 'date', 'bindus', 'koota', 'rank', 'sadesati'] as const),
])

/** Where one statement ends and the next begins. */
export const clausesOf = (tokens: readonly Token[]): Token[][] => {
  const clauses: Token[][] = []
  let clause: Token[] = []
  const close = () => {
    if (clause.length > 0) clauses.push(clause)
    clause = []
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    if (HARD(token)) {
      close()
      continue
    }
    if (SEPARATOR(token)) {
      const end = tokens.findIndex((each, at) => at > i + 1 && (SEPARATOR(each) || HARD(each)))
      const right = tokens.slice(i + 1, end < 0 ? undefined : end)
      const first = right.find(({ item }) => item.is !== 'word')
      const begins = first !== undefined && SUBJECTS.has(first.item.is)
      const after = right.slice(right.indexOf(first!) + 1)
      const states = after.some(({ item }) => PREDICATES.has(item.is)) || is(first, 'koota')
      const complete =
        clause.some(({ item }) => SUBJECTS.has(item.is)) && clause.some(({ item }) => PREDICATES.has(item.is))
      const last = clause.findLast(({ item }) => item.is !== 'word')
      const listed = last && (is(last, 'with') || is(last, 'aspect') || is(last, 'rules') || is(last, 'ruledby'))
      const apposed =
        clause.some((each) => is(each, 'rules') || is(each, 'lordof')) && clause.every((each) => !is(each, 'planet'))
      const leads = clause.every(
        (each) =>
          is(each, 'word') || is(each, 'varga') || is(each, 'transit') || is(each, 'natal') || is(each, 'person'),
      )
      const joint = last && is(last, 'planet') && right.some((each) => is(each, 'touch'))
      if (begins && states && complete && !listed && !apposed && !leads && !joint) {
        close()
        continue
      }
    }
    clause.push(token)
  }
  close()
  return clauses
}

/** Reads one clause; null where it states what no cited fact does. */
export const readClause = (tokens: readonly Token[], ground: Ground, before: Standing): Standing | null => {
  const { claims, facts, dates, pair } = ground
  const used = new Set<number>()
  const at = <K extends Item['is']>(kind: K) =>
    tokens.flatMap((token, index) => (is(token, kind) ? [{ index, item: token.item as Of<K>, text: token.text }] : []))
  const has = (kind: Item['is']) => tokens.some(({ item }) => item.is === kind)
  const word = (...words: string[]) => tokens.some((token) => is(token, 'word') && words.includes(token.text))
  const take = (...indexes: number[]) => {
    for (const index of indexes) used.add(index)
  }

  if (has('next')) return null

  // Whose chart
  const persons = at('person')
  if (persons.length > 0 && !pair) return null
  take(...persons.map(({ index }) => index))
  const named = new Set(persons.map(({ item }) => item.person))
  const whose: Person[] = !pair
    ? ['you']
    : named.has('both') || named.size === 2
      ? ['first', 'second']
      : named.size === 1
        ? [[...named][0] as Person]
        : before.person
          ? [before.person]
          : []

  // Which chart
  const vargas = at('varga')
  take(...vargas.map(({ index }) => index))
  if (new Set(vargas.map(({ item }) => item.varga)).size > 1) return null
  const sticky = has('natal') ? null : before
  const varga = vargas[0]?.item.varga ?? (has('transit') || has('fromMoon') ? null : (sticky?.varga ?? null))
  const chart: ChartOf =
    varga === 'D9'
      ? 'D9'
      : varga
        ? 'varga'
        : has('transit') || has('fromMoon')
          ? 'transit'
          : has('natal')
            ? 'D1'
            : (sticky?.chart ?? 'D1')
  const subjectIn = (subject: string) => (chart === 'varga' ? `${varga} ${subject}` : subject)

  const found = (
    subject: string,
    relation: ClaimRelation,
    of: ChartOf = chart,
    person: Person | null = null,
    from?: 'Moon',
  ) =>
    claims.filter(
      (claim) =>
        claim.subject === subject &&
        claim.relation === relation &&
        claim.chart === of &&
        (person === null || claim.person === person) &&
        claim.from === from,
    )
  /** Whether a claim is one of the cited facts; denied: whether those say another thing. */
  const stated = (
    subject: string,
    relation: ClaimRelation,
    object: string,
    { denied = false, of = chart, from }: { denied?: boolean; of?: ChartOf; from?: 'Moon' | undefined } = {},
  ): boolean => {
    if (whose.length === 0) return false
    return whose.every((person) => {
      const known = found(subject, relation, of, person, from)
      const same = known.some((claim) => claim.object === object)
      return denied ? known.length > 0 && !same : same
    })
  }

  const negations = at('not').filter(
    ({ index }) => !(is(tokens[index + 1], 'word') && tokens[index + 1]!.text === 'only'),
  )
  /** Whether a predicate is denied: the word stands before it, with no other predicate between. */
  const deniedAt = (index: number): boolean => {
    const nearest = negations.findLast((each) => each.index < index)
    if (!nearest || index - nearest.index > 7) return false
    return !tokens.slice(nearest.index + 1, index).some(({ item }) => PREDICATES.has(item.is) && item.is !== 'state')
  }

  const numbers = at('number')
  const spans = at('date').map(({ index, item }) => ({ index, span: dates[item.at]! }))
  const houses = [
    ...at('house').map(({ index, item }) => ({ index, house: item.house })),
    ...at('ordinal').map(({ index, item }) => ({ index, house: item.n })),
  ].sort((a, b) => a.index - b.index)
  const planets = at('planet')
  let subject: string | null = null

  /** Dates by the words around them: those of a beginning, those of an end. */
  const roles = () => {
    let role: 'start' | 'end' | null = null
    const given: { index: number; span: DateSpan; role: 'start' | 'end' | null }[] = []
    for (const [index, token] of tokens.entries()) {
      const opens = token.text === 'from' && is(tokens[index + 1], 'date')
      if (is(token, 'begin') || is(token, 'from') || opens) role = 'start'
      else if (is(token, 'end') || is(token, 'until')) role = 'end'
      else if (is(token, 'word') && token.text === 'to' && given.at(-1)?.role === 'start') role = 'end'
      else if (
        is(token, 'and') &&
        given.at(-1)?.role === 'start' &&
        has('from') &&
        !has('end') &&
        is(tokens[index + 1], 'date')
      )
        role = 'end'
      const span = spans.find((each) => each.index === index)
      if (span) given.push({ ...span, role })
    }
    const verb = has('begin') ? 'start' : has('end') || has('until') ? 'end' : null
    return given.map((each) => ({ ...each, role: each.role ?? verb }))
  }
  const datesHold = (whom: string, of: ChartOf): boolean =>
    roles().every(({ index, span, role }) => {
      take(index)
      const asked =
        role === null
          ? (['start', 'end', 'date'] as const)
          : role === 'start'
            ? (['start', 'date'] as const)
            : (['end'] as const)
      return asked.some((relation) =>
        claims.some(
          (claim) =>
            claim.subject === whom && claim.relation === relation && claim.chart === of && falls(claim.object, span),
        ),
      )
    })

  // Jupiter and Saturn together
  if (has('touch')) {
    const [house] = houses
    const both = ['Jupiter', 'Saturn'].every((name) => planets.some(({ item }) => item.planet === name))
    if (!both || !house || planets.length !== 2) return null
    take(house.index, ...planets.map(({ index }) => index))
    const whom = `double transit of house ${house.house}`
    if (!claims.some((claim) => claim.subject === whom)) return null
    if (!datesHold(whom, 'transit')) return null
  }

  // Periods
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
      if (known.length === 0) return null
      if (spans.length === 0 && !has('begin') && !has('end')) {
        const wanted = coming ? ['coming', 'running'] : past ? ['past', 'running'] : ['running']
        if (!known.some(({ object }) => wanted.includes(object))) return null
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
    if (spans.length > 0 && ![...candidates].some((path) => datesHold(path, 'D1'))) return null
    subject = deepest
  }

  // Sade-sati
  for (const { index } of at('sadesati')) {
    take(index)
    const phases = at('state').filter(({ item }) => ['rising', 'peak', 'setting'].includes(item.state))
    take(...phases.map((each) => each.index))
    const denied = deniedAt(index) || negations.some((each) => each.index < index)
    const known = claims.filter(
      (claim) => claim.subject === 'sade-sati' && (whose.length === 0 || whose.includes(claim.person)),
    )
    if (known.length === 0) return null
    const runs = known.some(({ object }) => object !== 'absent')
    if (runs === denied) return null
    if (phases.some(({ item }) => !known.some(({ object }) => object === item.state))) return null
    take(...planets.filter(({ item }) => item.planet === 'Saturn').map((each) => each.index))
  }

  // Yogas and doshas
  for (const { index, item } of at('named')) {
    take(index)
    const known = claims.filter(
      (claim) => claim.subject.toLowerCase() === item.name.toLowerCase() && claim.relation === 'state',
    )
    if (
      known.length === 0 ||
      (whose.length > 0 && !whose.every((person) => known.some((claim) => claim.person === person)))
    )
      return null
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
    if (!known.some(({ object }) => wanted.includes(object))) return null
    subject ??= item.name
  }

  // Kootas and the total of a match
  for (const { index, item } of at('koota')) {
    take(index)
    const known = claims.filter((claim) => claim.subject === item.koota && claim.chart === 'pair')
    if (known.length === 0) return null
    const near = numbers
      .filter((each) => !used.has(each.index))
      .toSorted((a, b) => a.index - b.index)
      .slice(0, 2)
    const [points, of] = near
    take(...near.map((each) => each.index))
    const equal = (relation: ClaimRelation, n: number) =>
      known.some((claim) => claim.relation === relation && Number(claim.object) === n)
    if (points && !equal('score', points.item.n)) return null
    if (of && !equal('maximum', of.item.n)) return null
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
    if (!totals.some((claim) => claim.relation === 'score' && Number(claim.object) === n!.item.n)) return null
    if (of && !totals.some((claim) => claim.relation === 'maximum' && Number(claim.object) === of.item.n)) return null
    if (free.length > 2) return null
  }

  // Areas of life
  const areas = at('area')
  if (areas.length > 0 && !has('bindus')) {
    const bands = at('band').filter(({ index }) => !used.has(index))
    const subjects = areas.map(({ item }) => item.area)
    const isVerdict = bands.length > 0 && (word('chart', 'is', 'are') || has('score'))
    if (isVerdict) {
      take(...areas.map(({ index }) => index), ...bands.map(({ index }) => index))
      if (bands.length !== 1) return null
      if (
        !subjects.every((area) =>
          stated(area, 'band', bands[0]!.item.band, { of: 'D1', denied: deniedAt(bands[0]!.index) }),
        )
      )
        return null
    }
    const free = numbers.filter(({ index }) => !used.has(index))
    if (free.length > 0 && (has('score') || has('outof') || has('points'))) {
      take(...areas.map(({ index }) => index), ...free.map(({ index }) => index))
      const [n, of] = free
      if (!stated(subjects[0]!, 'score', String(n!.item.n), { of: 'D1' })) return null
      if (of && of.item.n !== 100) return null
      if (free.length > 2) return null
    }
    if (has('most') || has('least') || has('more') || has('fewer')) {
      const scores = claims.filter((claim) => claim.relation === 'score' && claim.chart === 'D1')
      const of = (area: string) => Number(scores.find((claim) => claim.subject === area)?.object ?? Number.NaN)
      if (has('than') && subjects.length === 2) {
        const [a, b] = subjects.map(of) as [number, number]
        if (!(has('more') ? a > b : a < b)) return null
      } else if (
        at('most').some(({ text }) => text !== 'most' && text !== 'best') ||
        at('least').some(({ text }) => text !== 'least')
      )
        return null
    }
  }

  // Bindus, and what is compared by them
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
      if (!(sign * (a - b) > 0)) return null
      if (free.length > 1 || (free.length === 1 && free[0]!.item.n !== Math.abs(a - b))) return null
    } else if (houses.length === 1) {
      const n = bindus(houses[0]!.house)
      if (Number.isNaN(n)) return null
      const means = word('mean', 'average')
      const [count, mean] = means && free.length === 1 ? [undefined, free[0]] : free
      if (count && count.item.n !== n) return null
      if (compares && (!mean || mean.item.n !== 28 || !(has('fewer') ? n < 28 : n > 28))) return null
      if (!compares && mean) return null
      if (has('most') || has('least')) return null
    } else return null
    subject ??= `house ${houses[0]!.house}`
  }

  // Ranks, offices, degrees, ages, effects
  const freePlanets = () => planets.filter(({ index }) => !used.has(index))
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
      if (!stated(first.item.planet, 'rank', said, { of: 'D1' })) return null
      if (free[1] && free[1].n !== 7) return null
    }
    if (has('than') && (has('more') || has('fewer'))) {
      const two = freePlanets()
      const rank = (planet: string) => Number(found(planet, 'rank', 'D1')[0]?.object ?? Number.NaN)
      const [a, b] = [...(said !== null ? [first] : []), ...two].map(({ item }) => rank(item.planet)) as [
        number,
        number,
      ]
      if (!(has('more') ? a < b : a > b)) return null
      take(...two.map(({ index }) => index))
    }
    subject ??= first.item.planet
  } else if (
    at('most').some(({ text }) => /strongest|highest|best placed|most powerful/.test(text)) ||
    at('least').some(({ text }) => /weakest|lowest/.test(text))
  ) {
    // A superlative that nothing cited can bear.
    if (first || houses.length > 0) return null
  } else if ((has('more') || has('fewer')) && has('than') && first && !has('bindus') && areas.length === 0) return null

  for (const { index, item } of at('office')) {
    take(index)
    const [planet] = freePlanets()
    if (!planet) return null
    take(planet.index)
    if (!stated(planet.item.planet, 'office', item.office, { of: 'D1', denied: deniedAt(index) })) return null
    subject = planet.item.planet
  }

  if (has('degrees')) {
    const [n] = numbers.filter(({ index }) => !used.has(index))
    const [planet] = freePlanets()
    if (!n || !planet || !stated(planet.item.planet, 'degree', String(n.item.n), { of: 'D1' })) return null
    take(n.index, planet.index)
    subject ??= planet.item.planet
  }

  if (has('age')) {
    const [n] = numbers.filter(({ index }) => !used.has(index))
    if (!n || !claims.some((claim) => claim.relation === 'age' && claim.object === String(n.item.n))) return null
    take(n.index)
  }

  const effects = [
    ...at('effect').map(({ index, item }) => ({ index, effect: item.effect })),
    ...(chart === 'transit' && areas.length === 0
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
    if (!planet || !stated(planet, 'effect', effect, { of: 'transit', denied: deniedAt(index) })) return null
    take(...freePlanets().map((each) => each.index))
    subject = planet
  }

  // How many planets stand somewhere
  if (has('planets') && houses.length > 0) {
    if (has('every')) return null
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
      if (new Set(placed.map((claim) => claim.subject)).size < 9) return null
      const [house] = houses
      const there = new Set(
        placed.filter((claim) => claim.object === String(house!.house)).map((claim) => claim.subject),
      ).size
      if (there !== (n?.item.n ?? 0)) return null
      take(house!.index, ...(n ? [n.index] : []), ...(none ? [none.index] : []))
    }
  } else if (has('planets') && has('every') && [...at('sign'), ...at('star'), ...at('dignity')].length > 0) return null

  // Placements
  const placed = placements()
  if (placed === null) return null
  subject = placed.subject ?? subject

  function placements(): { subject: string | null } | null {
    const from = has('fromMoon') ? ('Moon' as const) : undefined
    const signs = at('sign').filter(({ index }) => !used.has(index))
    const stars = at('star').filter(({ index }) => !used.has(index))
    const dignities = at('dignity').filter(({ index }) => !used.has(index))
    const motions = [
      ...at('retrograde').map(({ index }) => ({ index, relation: 'retrograde' as const, yes: 'yes', no: 'no' })),
      ...at('direct')
        .filter(({ index }) =>
          planets.length > 0 || has('pronoun') ? is(tokens[index - 1], 'word') || is(tokens[index - 1], 'not') : false,
        )
        .map(({ index }) => ({ index, relation: 'retrograde' as const, yes: 'no', no: 'yes' })),
      ...at('combust').map(({ index }) => ({ index, relation: 'combust' as const, yes: 'yes', no: 'no' })),
    ]
    const seats = houses.filter(({ index }) => !used.has(index) && !is(tokens[index - 1], 'outof'))
    const free = freePlanets()
    const rulers = [...at('rules'), ...at('lordof')].filter(({ index }) => !used.has(index))
    const passives = at('ruledby')
    const glances = at('aspect')
    const meetings = at('with').filter(({ index }) => free.some((each) => each.index > index) || free.length > 1)
    const lagnas = at('ascendant').filter(
      ({ index }) =>
        !(
          is(tokens[index - 1], 'from') ||
          is(tokens[index - 2], 'from') ||
          (tokens[index - 1]?.text ?? '') === 'from' ||
          (tokens[index - 2]?.text ?? '') === 'from'
        ),
    )
    const states =
      signs.length +
      stars.length +
      dignities.length +
      motions.length +
      rulers.length +
      passives.length +
      glances.length +
      meetings.length +
      seats.length
    if (states === 0) {
      const mentioned = free.every(({ item }) => isMentioned(item.planet))
      return mentioned ? { subject: free[0]?.item.planet ?? null } : null
    }

    const claimedHouses = new Set<number>()
    let who: string | null = null

    // Lords
    const lordships: { house: number; index: number }[] = rulers.flatMap(({ index, item }) => {
      if (item.is === 'lordof') return [{ house: item.house, index }]
      const next: { house: number; index: number }[] = []
      for (const seat of seats) {
        if (seat.index <= index) continue
        const between = tokens.slice(index + 1, seat.index)
        if (between.some(({ item: each }) => ['planet', 'sign', 'holds', 'aspect'].includes(each.is))) break
        if (next.length > 0 && between.slice(-4).some((each) => is(each, 'word') && ['in', 'into'].includes(each.text)))
          break
        if (next.length === 0 && between.some((each) => is(each, 'word') && each.text === 'in')) break
        next.push({ house: seat.house, index: seat.index })
      }
      return next
    })
    for (const { house, index } of lordships) {
      claimedHouses.add(index)
      take(index)
      // Its planet: before it as the subject, or after it in apposition.
      const objects = new Set(
        meetings.flatMap((meeting) => free.filter((each) => each.index > meeting.index).map((each) => each.index)),
      )
      const able = free.filter(
        (each) =>
          !objects.has(each.index) && !glances.some((glance) => glance.index < each.index && glance.index > index),
      )
      const planet = able.find((each) => each.index < index) ?? able.find((each) => each.index > index)
      if (planet) {
        if (!stated(planet.item.planet, 'lord', String(house), { of: 'D1', denied: deniedAt(index) })) return null
        take(planet.index)
        who = planet.item.planet
      } else {
        const lord = claims.find(
          (claim) =>
            claim.relation === 'lord' &&
            claim.object === String(house) &&
            (whose.length === 0 || whose.includes(claim.person)),
        )
        const leaned = before.subject && has('pronoun') ? before.subject : null
        if (leaned && !tokens.slice(0, index).some((each) => is(each, 'rules') && each.text.includes('lord'))) {
          if (!stated(leaned, 'lord', String(house), { of: 'D1', denied: deniedAt(index) })) return null
          who = leaned
        } else {
          who = lord ? lord.subject : `lord of house ${house}`
          if (!lord && !claims.some((claim) => claim.subject === `lord of house ${house}`)) return null
        }
      }
    }
    if (rulers.some(({ item }) => item.is === 'rules') && lordships.length === 0) {
      // "rules" as a plain verb
      if (rulers.some(({ text }) => text !== 'own' && text !== 'rule')) return null
    }
    for (const { index } of passives) {
      const seat = seats.findLast((each) => each.index < index)
      const planet = free.find((each) => each.index > index && !used.has(each.index))
      if (
        !seat ||
        !planet ||
        !stated(planet.item.planet, 'lord', String(seat.house), { of: 'D1', denied: deniedAt(index) })
      )
        return null
      take(seat.index, planet.index)
      claimedHouses.add(seat.index)
      who = planet.item.planet
    }

    // Aspects
    for (const { index, text } of glances) {
      const planetBefore = free.findLast((each) => each.index < index)
      const passive = text === 'aspected' || !planetBefore
      const actor = passive ? free.find((each) => each.index > index) : planetBefore
      const lean = before.subject && has('pronoun') && !actor ? before.subject : null
      const by = actor?.item.planet ?? lean
      if (!by) return null
      const targets = passive
        ? [
            ...seats
              .filter((each) => each.index < index)
              .map((each) => ({ index: each.index, object: `house ${each.house}` })),
            ...free
              .filter((each) => each.index < index)
              .map((each) => ({ index: each.index, object: each.item.planet })),
          ]
        : [
            ...seats
              .filter((each) => each.index > index)
              .map((each) => ({ index: each.index, object: `house ${each.house}` })),
            ...free
              .filter((each) => each.index > index)
              .map((each) => ({ index: each.index, object: each.item.planet })),
            ...lagnas.filter((each) => each.index > index).map((each) => ({ index: each.index, object: 'house 1' })),
          ]
      if (targets.length === 0) return null
      for (const { index: target, object } of targets) {
        if (!stated(by, 'aspects', object, { of: chart === 'transit' ? 'transit' : 'D1', denied: deniedAt(index) }))
          return null
        take(target)
        claimedHouses.add(target)
      }
      if (actor) take(actor.index)
      who ??= by
    }

    // Company
    for (const { index } of meetings) {
      const ahead = free.filter((each) => each.index < index)
      const behind = free.filter((each) => each.index > index && !glances.some((glance) => glance.index < each.index))
      const pairs: [(typeof free)[number], (typeof free)[number]][] =
        ahead.length > 0 && behind.length > 0
          ? ahead.flatMap((a) => behind.map((b): [typeof a, typeof a] => [a, b]))
          : ahead.length > 1
            ? [[ahead[0]!, ahead[1]!]]
            : behind.length > 1
              ? [[behind[0]!, behind[1]!]]
              : []
      if (pairs.length === 0) {
        if (
          before.subject &&
          behind.length === 1 &&
          stated(before.subject, 'with', behind[0]!.item.planet, { of: 'D1', denied: deniedAt(index) })
        ) {
          take(behind[0]!.index)
          continue
        }
        return null
      }
      for (const [a, b] of pairs) {
        if (!stated(a.item.planet, 'with', b.item.planet, { of: 'D1', denied: deniedAt(index) })) return null
        take(a.index, b.index)
      }
      who ??= pairs[0]![0].item.planet
    }

    // What stands where
    const objects = free.filter(({ index }) => used.has(index))
    const open = free.filter(({ index }) => !used.has(index))
    let subjects: string[] = open.map(({ item }) => item.planet)
    if (subjects.length === 0) subjects = who ? [who] : objects.slice(0, 1).map(({ item }) => item.planet)
    const lagna = lagnas[0]
    if (lagna && (signs.length > 0 || stars.length > 0)) {
      // A sign belongs to what stands nearer to it.
      const [sign] = [...signs, ...stars]
      const nearest = Math.min(...open.map(({ index }) => Math.abs(index - sign!.index)), Number.POSITIVE_INFINITY)
      if (Math.abs(lagna.index - sign!.index) <= nearest) {
        const object = sign!.item.is === 'sign' ? sign!.item.sign : sign!.item.star
        if (!stated(subjectIn('ascendant'), sign!.item.is, object, { denied: deniedAt(sign!.index) })) return null
        take(sign!.index)
        who ??= 'ascendant'
        if (open.length === 0) subjects = ['ascendant']
      }
    }
    const rest = {
      signs: signs.filter(({ index }) => !used.has(index)),
      stars: stars.filter(({ index }) => !used.has(index)),
      seats: seats.filter(({ index }) => !used.has(index) && !claimedHouses.has(index)),
    }
    const needs = rest.signs.length + rest.stars.length + dignities.length + motions.length > 0
    if (subjects.length === 0 && (needs || rest.seats.length > 0) && before.subject && !before.subject.includes('/'))
      subjects = [before.subject]
    if (subjects.length === 0 && needs) return null
    const all = (relation: ClaimRelation, object: string, index: number, fromMoon?: 'Moon') => {
      take(index)
      return subjects.every((each) => {
        const of = fromMoon || relation !== 'house' ? chart : chart === 'D9' || chart === 'varga' ? 'D1' : chart
        const name = relation === 'sign' || relation === 'dignity' ? subjectIn(each) : each
        const where =
          relation === 'star' || relation === 'retrograde' || relation === 'combust'
            ? chart === 'transit'
              ? 'transit'
              : 'D1'
            : of
        return stated(name, relation, object, { of: where, denied: deniedAt(index), from: fromMoon })
      })
    }
    if (rest.signs.length > 1 || rest.stars.length > 1) return null
    for (const { index, item } of rest.signs) if (!all('sign', item.sign, index)) return null
    for (const { index, item } of rest.stars) if (!all('star', item.star, index)) return null
    for (const { index, item } of dignities) if (!all('dignity', item.dignity, index)) return null
    for (const { index, relation, yes, no } of motions) {
      take(index)
      const denied = deniedAt(index)
      if (!subjects.every((each) => stated(each, relation, denied ? no : yes, { of: 'D1' }))) return null
    }
    if (subjects.length > 0) {
      if (rest.seats.length > 1) return null
      for (const { index, house } of rest.seats) {
        // A bare "first" is as often an order of things.
        const bare =
          is(tokens[index], 'ordinal') &&
          house <= 2 &&
          !from &&
          rest.seats.length === 1 &&
          !tokens
            .slice(Math.max(0, index - 3), index)
            .some((each) => is(each, 'word') && ['in', 'the'].includes(each.text))
        if (bare) continue
        if (!all('house', String(house), index, from)) return null
      }
    } else
      for (const { index, house } of rest.seats) {
        take(index)
        if (!is(tokens[index], 'ordinal') && !isMentioned(`house ${house}`)) return null
      }
    for (const { index, item } of open) {
      if (used.has(index)) continue
      take(index)
      const stands = rest.signs.length + rest.stars.length + dignities.length + motions.length + rest.seats.length > 0
      if (!stands && !isMentioned(item.planet)) return null
    }
    return { subject: subjects[0] ?? who }
  }

  /** Whether a cited fact is about it. */
  function isMentioned(what: string): boolean {
    const house = /^house (\d+)$/.exec(what)?.[1]
    return claims.some(
      ({ subject: whom, object, relation }) =>
        whom.split(/[/ ]/).includes(what) ||
        whom === what ||
        object === what ||
        (house !== undefined &&
          (relation === 'house' || relation === 'lord' ? object === house : whom.endsWith(`house ${house}`))),
    )
  }

  // What stands alone and states something
  for (const [index, token] of tokens.entries()) {
    if (used.has(index)) continue
    const { item } = token
    if (item.is === 'number' || item.is === 'date' || item.is === 'sign' || item.is === 'star' || item.is === 'dignity')
      return null
    if ((item.is === 'retrograde' || item.is === 'combust') && !used.has(index)) return null
    if (item.is === 'planet' && !isMentioned(item.planet)) return null
    if (
      item.is === 'area' &&
      !facts.some(({ id }) => id.endsWith(`score.${item.area}`)) &&
      (has('band') || has('score'))
    )
      return null
    if (item.is === 'band' && (item.band === 'strong' || item.band === 'weak') && planets.length + houses.length > 0) {
      const previous = tokens[index - 1]
      const claimsStrength =
        previous &&
        is(previous, 'word') &&
        ['is', 'are', 'stands', 'remains', 'very', 'quite', 'rather', 'particularly', 'especially'].includes(
          previous.text,
        )
      if (claimsStrength) return null
    }
  }
  const person = whose.length === 1 && pair ? whose[0]! : null
  return { subject: subject ?? before.subject, person, chart: chart === 'D1' ? null : chart, varga }
}
