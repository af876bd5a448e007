import { isPart } from './part.ts'
import { quantitiesHold } from './quantities.ts'
import { has, numbersIn, type Reader, type Scene, wordAt, wordsOf } from './scene.ts'

/** What is told of two charts beside one another: kootas, totals, Moons, and how their lords regard each other. */

const ASKED = { person: 'you', chart: 'pair' } as const
const NOTHING = /\b(?:nothing|no points?|zero|not a single|none|without a point|empty|no marks?)\b/
const FULL =
  /\b(?:full|maximum|complete|in full|all (?:of )?(?:its|their|the|of what|\d|\w+ points)|every point|perfect|everything|all that)\b/
const HALF = /\bhal(?:f|ves)\b/

interface Koota {
  readonly at: number
  readonly value: number
  readonly most: number
}

const kootasIn = ({ parts, known }: Scene): Koota[] =>
  parts.flatMap((part, at) => {
    if (!isPart(part, 'koota')) return []
    const of = (relation: 'score' | 'maximum') => Number(known.one(part.item.koota, relation, ASKED) ?? Number.NaN)
    return [{ at, value: of('score'), most: of('maximum') }]
  })

/** Kootas that stand in one list, with the words that tell of them. */
const listsOf = (scene: Scene, kootas: readonly Koota[]) => {
  const lists: Koota[][] = []
  for (const koota of kootas) {
    const open = lists.at(-1)
    const listed =
      open &&
      !has(
        scene,
        open.at(-1)!.at + 1,
        koota.at,
        ({ text }) => !/^(?:,|and|the|or|both|koota|kootas|as well as)$/.test(text),
      )
    if (listed) open.push(koota)
    else lists.push([koota])
  }
  return lists.map((list, nth) => {
    const to = lists[nth + 1]?.[0]?.at ?? scene.parts.length
    const ahead = wordsOf(scene, list.at(-1)!.at + 1, to)
    const behind = wordsOf(scene, nth === 0 ? 0 : lists[nth - 1]!.at(-1)!.at + 1, list[0]!.at)
    const tells = (words: string) =>
      [NOTHING, FULL, HALF].some((how) => how.test(words)) || /\d|\bgives?\b|\bhas\b/.test(words)
    return { list, words: tells(ahead) || nth > 0 ? ahead : `${behind} ${ahead}` }
  })
}

const kootasHold = (scene: Scene): boolean => {
  const { parts, known, used } = scene
  // "The total of 20 is middling, though Nadi koota is full"
  for (const { at, n } of parts.some((part) => isPart(part, 'koota')) ? numbersIn(scene, 0, parts.length) : [])
    if (
      has(scene, at - 4, at, (part) => isPart(part, 'total') || isPart(part, 'score')) &&
      !has(scene, at - 4, at, (part) => isPart(part, 'koota')) &&
      known.says('ashtakoot', 'score', String(n), ASKED)
    )
      used.add(at)
  const kootas = kootasIn(scene)
  if (kootas.some(({ value }) => Number.isNaN(value))) return false
  const lists = listsOf(scene, kootas)
  let full = false
  for (const { list, words } of lists) {
    const denied = /\bnot\b/.test(words)
    if (NOTHING.test(words)) {
      if (!list.every(({ value }) => value === 0)) return false
    } else if (HALF.test(words)) {
      if (!list.every(({ value, most }) => value * 2 === most)) return false
    } else if (FULL.test(words)) {
      if (!list.every(({ value, most }) => (value === most) !== denied)) return false
    } else if (full && /\b(?:too|also|so)\b/.test(words) && !/\d/.test(words)) {
      if (!list.every(({ value, most }) => value === most)) return false
    }
    full = FULL.test(words)
  }
  // A koota has points, and no state.
  const states = parts.some(
    (part) => isPart(part, 'state') && /^(?:cancelled|mild|absent)$/.test(part.item.state) && part.text !== 'no',
  )
  if (kootas.length > 0 && states && !parts.some((part) => isPart(part, 'named'))) return false
  for (const { at } of kootas) used.add(at)
  // "Four kootas give nothing"
  const all = known.claims.filter(
    ({ chart, relation, subject }) =>
      chart === 'pair' &&
      relation === 'score' &&
      known.one(subject, 'maximum', ASKED) !== undefined &&
      subject !== 'ashtakoot',
  )
  for (const [at, part] of parts.entries()) {
    const n = isPart(part, 'number')
      ? part.item.n
      : /^(?:two|both)$/.test(part.text)
        ? 2
        : part.text === 'no'
          ? 0
          : null
    if (n === null || !/^(?:kootas?|of the kootas|factors)$/.test(wordAt(scene, at + 1)) || used.has(at)) continue
    const text = wordsOf(scene, at, parts.length)
    const such = all.filter(({ subject, object }) => {
      const most = Number(known.one(subject, 'maximum', ASKED))
      return NOTHING.test(text)
        ? Number(object) === 0
        : HALF.test(text)
          ? Number(object) * 2 === most
          : FULL.test(text)
            ? Number(object) === most
            : true
    })
    const isWhole = n === 8 && !NOTHING.test(text) && !FULL.test(text)
    if (!isWhole && n !== kootas.length && !(kootas.length === 0 && n === such.length)) return false
    used.add(at)
  }
  return kootas.length === 0 || quantitiesHold(scene, kootas, { to: totalFrom(scene) })
}

/** Where the whole is spoken of, and no koota any more. */
const totalFrom = ({ parts }: Scene): number => {
  const last = parts.findLastIndex((part) => isPart(part, 'koota'))
  const at = parts.findIndex((part, i) => i > last && (isPart(part, 'total') || /^(?:poruthams?|sum)$/.test(part.text)))
  return at < 0 ? parts.length : at
}

const totalsHold = (scene: Scene): boolean => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  const told =
    parts.some((part) => ['total', 'points', 'score', 'outof'].includes(part.item.is)) ||
    /\b(?:match|poruthams?|points?)\b/.test(text)
  if (!told) return true
  const numbers = numbersIn(scene, 0, parts.length)
  const whole =
    /\b(all|every one|none|not one) of the (?:ten |10 )?poruthams\b|\b(all|no) (?:the )?(?:ten |10 )?poruthams?\b/.exec(
      text,
    )
  if (whole && !known.says('porutham', 'score', /^(?:all|every)/.test(whole[1] ?? whole[2]!) ? '10' : '0', ASKED))
    return false
  const but = /\ball (?:but|except|save) (one|two|three|four|five|\d+) of the (?:ten |10 )?poruthams\b/.exec(text)?.[1]
  if (but) {
    const less = /\d/.test(but) ? Number(but) : ['one', 'two', 'three', 'four', 'five'].indexOf(but) + 1
    if (!known.says('porutham', 'score', String(10 - less), ASKED)) return false
  }
  let total = false
  for (const [nth, { at, n }] of numbers.entries()) {
    const near = wordsOf(scene, Math.max(0, at - 3), at + 6)
    const isTen = n === 10 && /\bporuthams?\b/.test(near)
    const isEight = n === 8 && /\bkootas\b/.test(near) && !/\bporuthams?\b/.test(near)
    const isMatched = /\bporuthams?\b|\bmatched\b/.test(near) && known.says('porutham', 'score', String(n), ASKED)
    const isTotal =
      known.says('ashtakoot', 'score', String(n), ASKED) &&
      !(/\bporuthams?\b/.test(near) && !/\b(?:total|points|score|36)\b/.test(near))
    const isMost =
      known.says('ashtakoot', 'maximum', String(n), ASKED) &&
      (total || (numbers[nth + 1] !== undefined && /^(?:of|out of|the|all)$/.test(wordAt(scene, at - 1))))
    if (!isTen && !isEight && !isMatched && !isTotal && !isMost) return false
    total ||= isTotal
    used.add(at)
  }
  return true
}

/** "The second person's Moon is in the fifth sign from the first person's." */
const moonsHold = (scene: Scene): boolean => {
  const { parts, known, used } = scene
  const told = known.one('moons', 'house', ASKED)
  if (told === undefined) return true
  const count = Number(told)
  for (const [at, part] of parts.entries()) {
    const n = isPart(part, 'ordinal')
      ? part.item.n
      : isPart(part, 'seats') && part.item.houses.length === 1
        ? part.item.houses[0]!
        : null
    if (
      n === null ||
      (!/^(?:sign|place|position|from|one)$/.test(wordAt(scene, at + 1)) && !/\bsign\b/.test(part.text))
    )
      continue
    if (/\b(first|second) person's moon\b.*\bfrom (?:the )?\1 person's\b/.test(wordsOf(scene, 0, parts.length)))
      return false
    if (has(scene, at - 5, at, (each) => isPart(each, 'not'))) return false
    // Who is counted from whom: the other way round it is as many from the other end.
    const from = `${part.text} ${wordsOf(scene, at + 1, parts.length)}`
    const turned =
      /\bfrom\b.*\bsecond person/.test(from) ||
      /\b(?:from|counted from)\b.*\bsecond person.*\bfirst person/.test(wordsOf(scene, 0, at))
    if (n !== (turned ? ((14 - count - 1) % 12) + 1 : count)) return false
    used.add(at)
    for (const [i, each] of parts.entries()) if (isPart(each, 'who') && each.item.names.join() === 'Moon') used.add(i)
  }
  if (
    /\b(?:face each other|opposite)\b/.test(wordsOf(scene, 0, parts.length)) &&
    parts.some((part) => isPart(part, 'who') || /\bmoons\b/.test(part.text)) &&
    count !== 7
  )
    return false
  return true
}

const REGARDS = [
  ['friend', /^(?:friend|friends|friendly|friendship|ally|allies)$/],
  ['neutral', /^(?:neutral|indifferent|neutrality)$/],
  ['enemy', /^(?:enemy|enemies|hostile|unfriendly|rivals?|foe|foes|inimical)$/],
] as const
const regardsHold = (scene: Scene): boolean => {
  const { parts, known, used } = scene
  const regard = known.claims.find(
    ({ chart, relation, subject }) => chart === 'pair' && relation === 'band' && subject.includes(' and '),
  )
  if (!regard) return true
  const [a, b] = regard.subject.split(' and ') as [string, string]
  for (const [at, part] of parts.entries()) {
    const said = REGARDS.find(([, words]) => words.test(part.text))
    if (!said) continue
    if (has(scene, at - 4, at, (each) => isPart(each, 'not'))) return false
    if (said[0] !== regard.object) return false
    // "Mercury counts Mars as a friend", where the other is Venus
    if (
      has(
        scene,
        at - 16,
        at,
        (each, i) =>
          isPart(each, 'who') &&
          !each.item.names.every((name) => name === a || name === b || name === 'ascendant') &&
          !has(scene, i, at, (one) => isPart(one, 'sign') || isPart(one, 'seats') || isPart(one, 'stop')),
      )
    )
      return false
    // The first one named is the one who regards, and whose lord it is.
    const names = parts
      .slice(0, at)
      .flatMap((each) => (isPart(each, 'who') && each.item.names.length === 1 ? each.item.names : []))
    const regards = names.filter((name) => name === a || name === b)
    if (a !== b && regards.length === 2 && regards[0] === b) return false
    const owners = parts
      .slice(0, at)
      .flatMap((each) => (isPart(each, 'owner') && each.item.persons.length === 1 ? each.item.persons : []))
    if (owners.length === 2 && regards.length === 2 && owners.join() !== 'first,second') return false
    used.add(at)
    // Whoever regards is named before whom it regards.
    for (const [i, each] of parts.entries())
      if (
        isPart(each, 'who') &&
        i < at + 4 &&
        each.item.names.every((name) => name === a || name === b) &&
        Math.abs(i - at) < 9 &&
        !has(scene, Math.min(i, at), Math.max(i, at), (one) => isPart(one, 'sign') || isPart(one, 'seats'))
      )
        used.add(i)
      else if (isPart(each, 'cue') && Math.abs(i - at) < 4) used.add(i)
  }
  return true
}

const WELL = /\b(?:in order|fine|good|balanced?|safe|clear|settled|well|equal|even|matched|no concern)\b/
const ILL = /\b(?:not|unbalanced|uneven|out of order|concern|trouble|unequal|fails?|bad|heavier|imbalance)\b/
const verdictsHold = (scene: Scene): boolean => {
  const text = scene.parts.map((part) => (isPart(part, 'named') ? part.item.name.toLowerCase() : part.text)).join(' ')
  for (const [subject, words] of [
    ['Manglik', /\b(?:manglik|mangal|mangala|mars)\b/],
    ['papasamya', /\bpapa ?samya\b/],
  ] as const) {
    const band = scene.known.one(subject, 'band', ASKED)
    if (band === undefined || !words.test(text)) continue
    // "As to Manglik not in order, while by papasamya balanced": each by the clause that tells of it.
    const clause = text.split(/(?:,|;|\b(?:and|while|but|whereas)\b)/).find((each) => words.test(each)) ?? text
    const told = ILL.test(clause) || WELL.test(clause) ? clause : text
    if (ILL.test(told) ? band === 'good' : WELL.test(told) && band !== 'good') return false
    for (const [at, part] of scene.parts.entries())
      if (
        (isPart(part, 'effect') ||
          isPart(part, 'band') ||
          /^(?:papa|manglik|mangal)/.test(part.text) ||
          (isPart(part, 'who') && part.item.names.join() === 'Mars')) &&
        (ILL.test(text) || WELL.test(text))
      )
        scene.used.add(at)
  }
  return true
}

export const matchHolds: Reader = (scene) => {
  const { parts, used, pair } = scene
  if (!pair) return true
  if (![verdictsHold, moonsHold, regardsHold, kootasHold, totalsHold].every((holds) => holds(scene))) return false
  for (const [at, part] of parts.entries())
    if (
      ['total', 'points', 'score', 'outof', 'most', 'least'].includes(part.item.is) ||
      (isPart(part, 'state') && part.text === 'full')
    )
      used.add(at)
  return true
}
