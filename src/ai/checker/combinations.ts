import { isPart } from './part.ts'
import { has, ownerAt, type Reader, stretchOf, wordAt, wordsOf } from './scene.ts'

/** Yogas, doshas, what a day has, sade-sati. */

const GONE =
  /^(?:lifted|gone|removed|dissolved|healed|over|behind|vanished|faded|resolved|undone|broken|left|waived|spent|past|finished|cleared|missing|ended|ends)$/
/** Planets that the name of a yoga or a dosha means: what may stand in a gloss beside it. */
const MEANT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/manglik|ruchaka/i, ['Mars']],
  [/sunapha|anapha|durudh|kemadruma|chandra|soma/i, ['Moon']],
  [/vesh?i|vosh?i|vasi|ubhayachari|aditya|pitra|budhaditya/i, ['Sun']],
  [/gajakesari/i, ['Moon', 'Jupiter']],
  [/budh|bhadra|nipuna/i, ['Mercury', 'Sun']],
  [/guru|hamsa/i, ['Jupiter']],
  [/mangala|angarak/i, ['Mars', 'Rahu']],
  [/sarp/i, ['Rahu', 'Ketu']],
  [/chandal|shrapit/i, ['Rahu']],
  [/grahan/i, ['Sun', 'Moon', 'Rahu', 'Ketu']],
  [/malavya|shukra/i, ['Venus']],
  [/sh?as[ha]|shani|shrapit/i, ['Saturn']],
  [/\bvish\b/i, ['Saturn', 'Moon']],
]

/** "Manglik dosha, the blemish of Mars, is formed": a gloss that says no more than the name. */
const glossed = ({ parts, used }: Parameters<Reader>[0], at: number, name: string): number => {
  const closes = parts.findIndex((part, i) => i > at + 1 && (isPart(part, 'comma') || isPart(part, 'stop')))
  if (!(isPart(parts[at + 1], 'comma') || parts[at + 1]?.text === '(' || parts[at + 1]?.text === '—') || closes < 0)
    return at
  const meant = MEANT.flatMap(([names, planets]) => (names.test(name) ? planets : []))
  const gloss = parts.slice(at + 2, closes)
  const plain = gloss.every(
    ({ item, text }) =>
      ['who', 'word', 'unknown', 'delicate', 'and', 'cue', 'with', 'area', 'life'].includes(item.is) &&
      !/^(?:is|are|in|your|which|who)$/.test(text),
  )
  if (!plain || gloss.length > 12) return at
  if (!gloss.every(({ item }) => item.is !== 'who' || item.names.every((each) => meant.includes(each)))) return at
  for (const [i, { item }] of gloss.entries())
    if (item.is === 'who' || item.is === 'cue' || item.is === 'with') used.add(at + 2 + i)
  return closes
}

export const combinationsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const spots = parts.flatMap((part, at) => (isPart(part, 'named') ? [at] : []))
  for (const [at, part] of parts.entries())
    if (
      (isPart(part, 'number') ? part.item.n === spots.length : part.text === 'two' && spots.length === 2) &&
      /^(?:yogas|doshas)$/.test(wordAt(scene, at + 1))
    )
      used.add(at)
  const leaned =
    spots.length === 0
      ? known.claims.filter(({ relation, subject }) => relation === 'state' && subject === scene.leaned)
      : []
  const told = parts.findIndex(
    (part) => isPart(part, 'state') && /^(?:cancelled|present|absent|mild|full)$/.test(part.item.state),
  )
  if (leaned.length > 0 && told >= 0 && parts.slice(0, told).some((part) => isPart(part, 'pronoun'))) {
    const state = (parts[told]!.item as { state: string }).state
    const denied = has(scene, Math.max(0, told - 4), told, (part) => isPart(part, 'not'))
    if (leaned.some(({ object }) => object === state) === denied) return false
    used.add(told)
  }
  // A yoga that no fact names
  if (
    spots.length === 0 &&
    has(scene, 0, parts.length, ({ text }) => /^(?:yogas?|doshas?)$/.test(text)) &&
    parts.some((part, at) => isPart(part, 'state') && !used.has(at))
  )
    return false
  for (const [nth, at] of spots.entries()) {
    const { name } = parts[at]!.item as { name: string }
    const claims = known.claims.filter(
      (claim) =>
        claim.relation === 'state' &&
        (claim.subject.toLowerCase() === name.toLowerCase() || claim.subject.startsWith(`${name} of `)),
    )
    // "Neecha Bhanga Raja yoga is present for Mars", where each planet has its own
    const ownersOf = new Set(
      claims.flatMap(({ subject }) => (subject === name ? [] : [subject.slice(name.length + 4)])),
    )
    if (ownersOf.size > 0) {
      const told = parts.flatMap((part, i) =>
        isPart(part, 'who') &&
        (/\b(?:for|of)(?: the)?$/.test(wordsOf(scene, Math.max(0, i - 2), i)) || /'s$/.test(part.text))
          ? [{ i, names: part.item.names }]
          : [],
      )
      if (!told.every(({ names }) => names.every((each) => ownersOf.has(each)))) return false
      for (const { i } of told) used.add(i)
      const leans = told.length === 0 && /^(?:its|his|her)$/.test(wordAt(scene, at - 1))
      const whose = parts.findLast((part, i) => i < at && isPart(part, 'who'))
      if (leans && whose && isPart(whose, 'who') && !whose.item.names.every((each) => ownersOf.has(each))) return false
    }
    // The verdict of a match on it is read with the match.
    if (
      claims.length === 0 &&
      scene.pair &&
      known.one(name.replace(/ dosha$/, ''), 'band', { person: 'you', chart: 'pair' })
    ) {
      used.add(at)
      continue
    }
    if (claims.length === 0) return false
    const previous = spots[nth - 1] ?? -1
    const next = spots[nth + 1] ?? parts.length
    // Of a list all share what is said after the last.
    const listed = (a: number, b: number) =>
      parts
        .slice(a + 1, b)
        .every(
          ({ text, item }) =>
            item.is === 'comma' ||
            item.is === 'and' ||
            /^(?:or|nor|and|both|the|a|also|as well as|but|too|so does|so is|does|is|so)$/.test(text),
        )
    let last = glossed(scene, at, name)
    for (let i = nth; i + 1 < spots.length && listed(spots[i]!, spots[i + 1]!); i++) last = spots[i + 1]!
    let to = last + 1
    while (to < parts.length && (to < next || last !== at) && !(isPart(parts[to], 'named') && to > last)) {
      if (isPart(parts[to], 'stop')) {
        // "Formed, but cancelled" is one statement.
        const state = parts
          .slice(to + 1, to + 5)
          .find(({ item }) => !['word', 'pronoun', 'delicate', 'only'].includes(item.is))
        if (!(state && isPart(state, 'state'))) break
      }
      to++
    }
    let from = at
    while (from > previous + 1 && at - from < 6 && !isPart(parts[from - 1], 'stop')) from--
    // "... is present and Bandhu Tyakta yoga is not": what stands before the pause is of the one before.
    const pause = parts.findLastIndex((part, i) => i < at && (isPart(part, 'comma') || isPart(part, 'and')))
    const likewise = /\b(?:so|neither|nor)\b/.test(wordsOf(scene, pause, at))
    if (previous >= 0 && !listed(previous, at) && pause > previous && !likewise) from = Math.max(from, pause + 1)
    const front = spots
      .slice(0, nth + 1)
      .find((_, i) => spots.slice(i, nth).every((spot, j) => listed(spot, spots[i + j + 1]!)))
    if (front !== undefined && front < at) from = Math.max(0, front - 5)
    const states = parts.flatMap((part, i) =>
      i >= from &&
      i < to &&
      isPart(part, 'state') &&
      (part.text !== 'no' || (i < at && (at - i <= 2 || isKind(i + 1, at))))
        ? [{ i, state: part.item.state }]
        : part.text === 'full' &&
            (i === at - 1 || (i > last && i < to && /^(?:is|are|both|in)$/.test(wordAt(scene, i - 1))))
          ? [{ i, state: 'full' }]
          : [],
    )
    // "No sterner yogas such as ..."
    function isKind(a: number, b: number): boolean {
      return /\b(?:yogas?|doshas?)\b.*\b(?:such as|like|as)\b/.test(wordsOf(scene, a, b))
    }
    // After a first one, what is said behind a name goes before what stands in front of it.
    const own = nth > 0 && states.some(({ i }) => i > at) ? states.filter(({ i }) => i > at) : states
    const said = (state: string) => own.find((each) => each.state === state)
    const denies = (i: number) =>
      has(
        scene,
        Math.max(from, i - 4),
        i,
        (part) => isPart(part, 'not') || /^(?:nothing|nobody|neither|no)$/.test(part.text),
      )
    const cancelled = said('cancelled')
    const nothing = has(scene, from, to, (part) => /^(?:nothing|nobody)$/.test(part.text))
    const none = has(scene, from, last + 4, (part, i) => isPart(part, 'not') && (i < at ? at - i <= 5 : true))
    const absent =
      (said('absent') && !denies(said('absent')!.i)) ||
      (said('present') && denies(said('present')!.i)) ||
      /\b(?:has|have|finds?) no (?:place|part|presence|seat|role)\b/.test(wordsOf(scene, last + 1, to)) ||
      (states.length === 0 &&
        (none || nothing || has(scene, last, to, (part) => GONE.test(part.text) || isPart(part, 'end'))))
    /** "Not fully present" is any other form. */
    const formOf = (state: string) =>
      denies(said(state)!.i)
        ? ['present', 'absent', 'cancelled', 'mild', 'full'].filter((each) => each !== state && each !== 'present')
        : [state]
    const wanted = absent
      ? ['absent']
      : cancelled &&
          !(
            denies(cancelled.i) ||
            (nothing &&
              cancelled.i > at &&
              has(scene, from, cancelled.i, (part) => /^(?:nothing|nobody)$/.test(part.text)))
          )
        ? ['cancelled']
        : cancelled
          ? ['present', 'mild', 'full']
          : said('mild')
            ? formOf('mild')
            : said('full')
              ? formOf('full')
              : ['present', 'mild', 'full']
    if (!claims.some(({ object }) => wanted.includes(object))) return false
    const whose = claims.filter(({ chart }) => chart !== 'pair').map(({ person }) => person)
    // "... is present in the second person's chart"
    const behind = parts.find(
      (part, i) =>
        i > last && i < to && isPart(part, 'owner') && /^(?:charts?|horoscopes?)$/.test(wordAt(scene, i + 1)),
    )
    const person = isPart(behind, 'owner') ? behind.item.persons[0] : ownerAt(scene, at)
    if (whose.length > 0 && person && !whose.includes(person)) return false
    used.add(at)
    for (const { i } of states) used.add(i)
    for (let i = from; i < to; i++) if (isPart(parts[i], 'only')) used.add(i)
  }
  return true
}

const PAIR = /^the yoga of the lords of the (\d+)\w+ and the (\d+)\w+$/i
const TYING =
  /\b(?:form\w*|mak\w+|joined|join\w*|tie[sd]?|tied|link\w*|connect\w*|unite[sd]?|united|bound|bind\w*|between|of)\b/

/** "The lords of the ninth and the tenth form a yoga": each two of them have one that is told. */
export const lordYogasHold: Reader = (scene) => {
  const { parts, known, used } = scene
  // "The yoga of the lords of the 10th and the 9th is present, as is that of the lords of the 1st and the 2nd"
  const that = parts.findIndex(
    (part, at) => isPart(part, 'lords') && /\b(?:that|one) of(?: the)?$/.test(wordsOf(scene, Math.max(0, at - 3), at)),
  )
  const word =
    that >= 0 && parts.some((part) => isPart(part, 'named') && PAIR.test(part.item.name))
      ? that
      : parts.findIndex(({ text, item }) => /^(?:yogas?|combinations?)$/.test(text) && item.is !== 'named')
  if (word < 0 || !TYING.test(wordsOf(scene, 0, parts.length))) return true
  const [from, to] = stretchOf(scene, word)
  const pairs = new Set(
    known.claims.flatMap(({ relation, object, subject }) => {
      const found = relation === 'state' && object === 'present' ? PAIR.exec(subject) : null
      return found ? [`${found[1]}-${found[2]}`, `${found[2]}-${found[1]}`] : []
    }),
  )
  const groups: { at: number; houses: readonly number[] }[] = []
  for (let at = from; at < to; at++) {
    const part = parts[at]!
    if (used.has(at)) continue
    if (isPart(part, 'lords') && !part.item.verb) groups.push({ at, houses: part.item.houses })
    // "... and so are those of the fourth and the ninth"
    else if (
      isPart(part, 'seats') &&
      groups.length > 0 &&
      /\b(?:those|that|one|ones|lords?) of(?: the| your)?$/.test(wordsOf(scene, at - 4, at))
    )
      groups.push({ at, houses: part.item.houses })
  }
  const singles = groups.filter(({ houses }) => houses.length === 1)
  const several = groups.filter(({ houses }) => houses.length > 1)
  if (groups.length === 0 || (several.length === 0 && singles.length < 2) || pairs.size === 0) return true
  if (has(scene, from, to, (part) => isPart(part, 'not') || isPart(part, 'who') || isPart(part, 'sign'))) return false
  const [first, ...others] = singles.map(({ houses }) => houses[0]!)
  // "The ninth lord with those of the first and the second": with each of them.
  const told =
    singles.length === 1 && groups[0] === singles[0]
      ? several.flatMap(({ houses }) => houses.map((house) => `${first}-${house}`))
      : [
          ...several.flatMap(({ houses }) => houses.flatMap((a, i) => houses.slice(i + 1).map((b) => `${a}-${b}`))),
          ...others.map((house) => `${first}-${house}`),
        ]
  if (!told.every((pair) => pairs.has(pair))) return false
  for (const { at } of groups) used.add(at)
  for (let at = from; at < to; at++) {
    const part = parts[at]!
    if (isPart(part, 'cue') || isPart(part, 'with') || (isPart(part, 'state') && part.item.state === 'present'))
      used.add(at)
    const n = isPart(part, 'number') ? part.item.n : part.text === 'two' ? 2 : null
    if (n !== null && has(scene, at + 1, at + 3, ({ text }) => /^(?:yogas|combinations)$/.test(text))) {
      if (n !== told.length && n !== groups.length) return false
      used.add(at)
    }
  }
  return true
}

export const sadeSatiHolds: Reader = (scene) => {
  const { parts, known, used } = scene
  const at = parts.findIndex((part) => isPart(part, 'sadesati'))
  if (at < 0) return true
  const [from, to] = stretchOf(scene, at)
  const claims = known.claims.filter(({ subject }) => subject === 'sade-sati')
  if (claims.length === 0) return false
  const phases = parts.flatMap((part, i) =>
    isPart(part, 'state') && ['rising', 'peak', 'setting'].includes(part.item.state)
      ? [{ i, state: part.item.state }]
      : [],
  )
  const all = parts.flatMap((part, i) =>
    i >= from &&
    i < to &&
    (isPart(part, 'not') || (isPart(part, 'state') && part.item.state === 'absent')) &&
    !isPart(parts[i + 1], 'only')
      ? [i]
      : [],
  )
  // "..., so this weight is not yours" denies something else.
  const nots = all.length > 1 ? all.filter((i) => !has(scene, at, i, (part) => isPart(part, 'comma'))) : all
  if (
    nots.length > 1 ||
    has(
      scene,
      from,
      to,
      (part, i) =>
        isPart(part, 'end') ||
        (/^(?:over|behind|past|finished)$/.test(part.text) && !/^(?:the|your|a)$/.test(wordAt(scene, i + 1))),
    )
  )
    return false
  const runs = claims.some(({ object }) => object !== 'absent')
  if (runs === (nots.length === 1)) return false
  if (phases.some(({ state }) => !claims.some(({ object }) => object === state))) return false
  for (const i of [at, ...nots, ...phases.map(({ i }) => i)]) used.add(i)
  for (const [i, part] of parts.entries())
    if (i >= from && i < to && isPart(part, 'who') && part.item.names.every((name) => /^(?:Saturn|Moon)$/.test(name)))
      used.add(i)
  return true
}
