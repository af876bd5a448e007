import { isPart } from './parts.ts'
import { has, numbersIn, ownerAt, type Reader, stretchOf, wordAt, wordsOf } from './scene.ts'

/** Yogas, doshas, sade-sati, kootas of a match, fields of work. */

const GONE =
  /^(?:lifted|gone|removed|dissolved|healed|over|behind|vanished|faded|resolved|undone|broken|left|waived|spent|past|finished|cleared|missing|ended|ends)$/
export const combinationsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const spots = parts.flatMap((part, at) => (isPart(part, 'named') ? [at] : []))
  for (const [nth, at] of spots.entries()) {
    const { name } = parts[at]!.item as { name: string }
    const claims = known.claims.filter(
      (claim) => claim.relation === 'state' && claim.subject.toLowerCase() === name.toLowerCase(),
    )
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
    let last = at
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
    const front = spots
      .slice(0, nth + 1)
      .find((_, i) => spots.slice(i, nth).every((spot, j) => listed(spot, spots[i + j + 1]!)))
    if (front !== undefined && front < at) from = Math.max(0, front - 5)
    const states = parts.flatMap((part, i) =>
      i >= from && i < to && isPart(part, 'state') && (part.text !== 'no' || (i < at && at - i <= 2))
        ? [{ i, state: part.item.state }]
        : i === at - 1 && part.text === 'full'
          ? [{ i, state: 'full' }]
          : [],
    )
    const said = (state: string) => states.find((each) => each.state === state)
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
      (states.length === 0 &&
        (none || nothing || has(scene, last, to, (part) => GONE.test(part.text) || isPart(part, 'end'))))
    const wanted = absent
      ? ['absent']
      : cancelled && !(denies(cancelled.i) || (nothing && cancelled.i > at))
        ? ['cancelled']
        : cancelled
          ? ['present', 'mild', 'full']
          : said('mild')
            ? ['mild']
            : said('full')
              ? ['full']
              : ['present', 'mild', 'full']
    if (!claims.some(({ object }) => wanted.includes(object))) return false
    const whose = claims.filter(({ chart }) => chart !== 'pair').map(({ person }) => person)
    const person = ownerAt(scene, at)
    if (whose.length > 0 && person && !whose.includes(person)) return false
    used.add(at)
    for (const { i } of states) used.add(i)
    for (let i = from; i < to; i++) if (isPart(parts[i], 'only')) used.add(i)
  }
  return true
}

export const fieldsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  const fields = parts.flatMap((part, at) => (isPart(part, 'field') ? [{ at, field: part.item.field }] : []))
  const naming =
    /\b(?:fields?|kinds? of work|lines? of work|professions|occupations|callings|trades)\b/.test(text) &&
    /\b(?:points?|among|include\w*|such|suit\w*|favou?rs?|come up|belong|indicat\w*|sugges\w*)\b/.test(text)
  if (fields.length === 0) return !naming || parts.some((part) => isPart(part, 'pronoun'))
  for (const { at, field } of fields) {
    if (!known.claims.some(({ relation, object }) => relation === 'field' && object === field)) return false
    // What is listed with a field has to be one.
    for (const side of [-1, 1]) {
      let i = at + side
      if (!/^(?:,|and|or|&|as well as)$/.test(wordAt(scene, i))) continue
      while (/^(?:,|and|or|&|as well as|the|a)$/.test(wordAt(scene, i))) i += side
      if (parts[i] === undefined || isPart(parts[i], 'field')) continue
      const isWhole = naming || /\bsuit|point|favou?r/.test(text)
      if (
        side === -1 &&
        isWhole &&
        /^(?:word|unknown|life|delicate|area)$/.test(parts[i]!.item.is) &&
        !/^(?:are|is|among|as|include|includes|like|toward|towards|to|favours|suit|namely|especially|including|work|well|also|too)$/.test(
          wordAt(scene, i),
        )
      )
        return false
      if (side === 1 && isWhole && isPart(parts[i + 1], 'and') && isPart(parts[i], 'word')) return false
    }
    used.add(at)
  }
  return !parts.some((part, at) => isPart(part, 'not') && at < fields[0]!.at + 6)
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
  const nots = parts.flatMap((part, i) =>
    i >= from &&
    i < to &&
    (isPart(part, 'not') || (isPart(part, 'state') && part.item.state === 'absent')) &&
    !isPart(parts[i + 1], 'only')
      ? [i]
      : [],
  )
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
  for (let i = from; i < to; i++) if (isPart(parts[i], 'who')) used.add(i)
  return true
}

const NOTHING = /\b(?:nothing|no points?|zero|not a single|none)\b/
export const matchHolds: Reader = (scene) => {
  const { parts, known, used, pair } = scene
  if (!pair) return true
  const asked = { person: 'you', chart: 'pair' } as const
  const value = (koota: string, relation: 'score' | 'maximum') => {
    const told = known.one(koota, relation, asked)
    return told === undefined ? Number.NaN : Number(told)
  }
  const groups: { at: number; names: string[] }[] = []
  for (const [at, part] of parts.entries())
    if (isPart(part, 'koota')) {
      const open = groups.at(-1)
      if (
        open &&
        numbersIn(scene, open.at, at).length === 0 &&
        !has(scene, open.at, at, (each) => isPart(each, 'stop') || isPart(each, 'named'))
      )
        open.names.push(part.item.koota)
      else groups.push({ at, names: [part.item.koota] })
      used.add(at)
    }
  let front = 0
  for (const [nth, { at, names }] of groups.entries()) {
    const next = groups[nth + 1]?.at ?? parts.length
    const ahead = numbersIn(scene, at, next)
    const numbers = ahead.length > 0 ? ahead : numbersIn(scene, front, at)
    const text = wordsOf(scene, at, next)
    const all = ahead.length > 0 ? text : `${wordsOf(scene, front, at)} ${text}`
    front = next
    if (names.some((name) => Number.isNaN(value(name, 'score')))) return false
    const ns = numbers.map(({ n }) => n)
    const full =
      /\b(?:full|maximum|all|entire|every|complete)\b/.test(all) && /\b(?:points?|marks?|score|full)\b/.test(all)
    const isScore = (name: string, n: number | undefined) => n === undefined || value(name, 'score') === n
    const isMost = (name: string, n: number | undefined) => n === undefined || value(name, 'maximum') === n
    const reads =
      ns.length === 0
        ? NOTHING.test(all)
          ? names.every((name) => value(name, 'score') === 0)
          : full
            ? names.every((name) => value(name, 'score') === value(name, 'maximum'))
            : true
        : NOTHING.test(all)
          ? names.every((name) => value(name, 'score') === 0 && isMost(name, ns[0])) && ns.length === 1
          : names.length === 1
            ? isScore(names[0]!, ns[0]) && isMost(names[0]!, ns[1]) && ns.length <= 2
            : ns.length === names.length * 2
              ? names.every((name, i) => isScore(name, ns[i * 2]) && isMost(name, ns[i * 2 + 1]))
              : ns.length === names.length
                ? names.every((name, i) => isScore(name, ns[i]))
                : ns.length <= 2 && names.every((name) => isScore(name, ns[0]) && isMost(name, ns[1]))
    if (!reads || (full && !names.every((name) => value(name, 'score') === value(name, 'maximum')))) return false
    for (const { at: n } of numbers) used.add(n)
  }
  const text = wordsOf(scene, 0, parts.length)
  const free = numbersIn(scene, 0, parts.length)
  if (free.length > 0 && groups.length === 0) {
    const poruthams = /\bporuthams?\b/.test(text)
    const ns = free.map(({ n }) => n).filter((n) => !(poruthams && n === 10))
    if (poruthams) {
      if (ns.length > 1 || !ns.every((n) => known.says('porutham', 'score', String(n), asked))) return false
      for (const { at } of free) used.add(at)
    } else if (
      parts.some((part) => ['total', 'points', 'score', 'outof'].includes(part.item.is)) ||
      /\bmatch\b/.test(text)
    ) {
      const most = ns.length > 1 || /\b(?:possible|maximum)\b/.test(text)
      const isTotal = (n: number | undefined) => n !== undefined && known.says('ashtakoot', 'score', String(n), asked)
      const isMost = (n: number | undefined) => n === undefined || known.says('ashtakoot', 'maximum', String(n), asked)
      if (
        ns.length > 2 ||
        !(most ? (isTotal(ns[0]) && isMost(ns[1])) || (isMost(ns[0]) && isTotal(ns[1])) : isTotal(ns[0]))
      )
        return false
      for (const { at } of free) used.add(at)
    }
  }
  for (const [at, part] of parts.entries())
    if (
      ['total', 'points', 'score', 'outof', 'most', 'least'].includes(part.item.is) ||
      (isPart(part, 'state') && part.text === 'full')
    )
      used.add(at)
  return true
}
