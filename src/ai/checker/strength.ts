import { SEVEN } from '../../jyotish/grahas.ts'
import { isPart, type Part } from './part.ts'
import { quantitiesHold } from './quantities.ts'
import { has, numbersIn, ownerAt, type Reader, wordAt, wordsOf } from './scene.ts'

/** Bindus of houses and the strength of planets: counts, ranks, comparisons. */

const FEWER = /\b(?:fewer|less|behind|below|short|thinner|weaker|lower|poorer|leaner|under|shy|worse|smaller|trails?)\b/
const MORE =
  /\b(?:more|ahead|above|richer|higher|stronger|better|outweighs?|exceeds?|beats|over|leads|larger|surpasses)\b/
/** The bindus of all houses are always 337. */
const MEAN_BINDUS = 28
const LEVEL = /\b(?:equal\w*|level|the same number|as many|alike|tie[sd]?|match(?:es|ed)?)\b/
const ALMOST = /\b(?:almost|nearly|about|roughly|close|practically)\b/
export const bindusHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  const isSupport = /\b(?:supported|support|stocked)\b/.test(text)
  if (
    !parts.some((part) => isPart(part, 'bindus')) &&
    !(isSupport && parts.some((part) => isPart(part, 'most') || isPart(part, 'least')))
  )
    return true
  const houses = parts.flatMap((part, at) =>
    isPart(part, 'seats') && !used.has(at) ? part.item.houses.map((house) => ({ at, house })) : [],
  )
  if (houses.length === 0) return !parts.some((part) => isPart(part, 'bindus'))
  const bindus = ({ at, house }: { at: number; house: number }) => {
    const person = ownerAt(scene, at)
    const told = person && known.one(`house ${house}`, 'bindus', { person })
    return told === undefined ? Number.NaN : Number(told)
  }
  const counts = houses.map(bindus)
  if (counts.some(Number.isNaN)) return false
  const named = houses.map((each, i) => ({ at: each.at, value: counts[i]! }))
  const told = known.claims.filter(({ relation, subject }) => relation === 'bindus' && subject.startsWith('house '))
  // "Of the four houses that are told"
  for (const [at, part] of parts.entries())
    if (isPart(part, 'number') && part.item.n === told.length && /^houses?$/.test(wordAt(scene, at + 1))) used.add(at)
  if (!quantitiesHold(scene, named, { mean: MEAN_BINDUS })) return false
  if (LEVEL.test(text) && counts.some((a) => counts.some((b) => Math.abs(a - b) > (ALMOST.test(text) ? 2 : 0))))
    return false
  const first = parts.findIndex((_, at) => at === houses[0]!.at)
  const lead = parts.findIndex((part) => isPart(part, 'more') || isPart(part, 'fewer'))
  const rest = wordsOf(scene, lead >= 0 && lead < first ? lead : first, parts.length)
  // "Of the four houses the sixth has most and the twelfth least": each of those that are told
  const ends = parts.flatMap((part, at) =>
    isPart(part, 'most') || isPart(part, 'least') ? [{ at, least: isPart(part, 'least') }] : [],
  )
  const ofTold =
    /\bof (?:the|these|those|your) (?:(?:two|three|four|five|six) )?houses\b|\bof (?:these|those|them)\b|\bthat are (?:counted|told|given)\b/.test(
      text,
    )
  if (ends.length > 1 && ofTold) {
    const all = told.map(({ object }) => Number(object))
    const holds = ends.every(({ at, least }) => {
      const own = houses.findLast((each) => each.at < at) ?? houses.find((each) => each.at > at)!
      return bindus(own) === (least ? Math.min(...all) : Math.max(...all))
    })
    if (!holds) return false
    for (const { at } of ends) used.add(at)
    for (const [at, part] of parts.entries()) if (isPart(part, 'bindus') || isPart(part, 'seats')) used.add(at)
    return true
  }
  const ofAll = /\bthan any other\b/.test(text)
  const extreme = ofAll
    ? parts.findIndex((part) => isPart(part, 'more') || isPart(part, 'fewer'))
    : parts.findIndex(
        (part) =>
          isPart(part, 'most') ||
          isPart(part, 'least') ||
          /^(?:busiest|thinnest|best|least|fewest|most)$/.test(part.text),
      )
  if (extreme >= 0 && (ofAll || !parts.slice(extreme).some((part) => isPart(part, 'than')))) {
    const all = Array.from({ length: 12 }, (_, i) =>
      known.one(`house ${i + 1}`, 'bindus', { person: ownerAt(scene, 0)! }),
    )
      .filter((each) => each !== undefined)
      .map(Number)
    const isLeast =
      isPart(parts[extreme], 'least') ||
      isPart(parts[extreme], 'fewer') ||
      /thin|least|fewest/.test(parts[extreme]!.text)
    const among = /\b(?:of these|of the (?:three|two|four)|that are counted)\b/.test(text)
      ? counts.length > 1
        ? counts
        : all
      : all
    // The most of all is known only where all are.
    if (among === all && all.length < 12) return false
    if (counts[0] !== (isLeast ? Math.min(...among) : Math.max(...among))) return false
    used.add(extreme)
  } else if (FEWER.test(rest) !== MORE.test(rest) && (houses.length > 1 || /\b(?:mean|average)\b/.test(rest))) {
    const toMean =
      /\b(?:mean|average)\b/.test(rest) &&
      !(
        houses.length > 1 &&
        /\bthan the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/.test(rest)
      )
    const firsts = houses.filter(({ at }) => at === houses[0]!.at).map(bindus)
    const others = toMean ? [MEAN_BINDUS] : houses.filter(({ at }) => at !== houses[0]!.at).map(bindus)
    const compares = toMean || /\b(?:than|ahead of|behind|outweighs?|exceeds?|beats|surpasses|trails?)\b/.test(rest)
    const sign = FEWER.test(rest) ? -1 : 1
    if (compares && !firsts.every((a) => others.every((b) => sign * (a - b) > 0))) return false
  }
  for (const [at, part] of parts.entries())
    if (
      isPart(part, 'bindus') ||
      isPart(part, 'seats') ||
      [
        'points',
        'than',
        'more',
        'fewer',
        'outweighs',
        'abovemean',
        'belowmean',
        'mean',
        'outof',
        'score',
        'only',
        'most',
        'least',
        'rank',
      ].includes(part.item.is)
    )
      used.add(at)
  return true
}

const RANKS: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:strongest|highest|tops|heads|leads?|leader|leading|first|1st|most powerful|number one|winner|crown|top|outranks all)$/,
    1,
  ],
  [/^(?:runner-up|second|2nd)$/, 2],
  [/^(?:third|3rd)$/, 3],
  [/^(?:fourth|4th)$/, 4],
  [/^(?:fifth|5th)$/, 5],
  [/^(?:sixth|6th|last but one|second to last|second-weakest)$/, 6],
  [/^(?:last|seventh|7th|weakest|lowest|rear|bottom|least|tail)$/, 7],
]
const OVER = /^(?:above|before|ahead|over|outranks|stronger|higher|comes before)$/
const UNDER = /^(?:below|behind|after|under|weaker|lower|comes after)$/
export const ranksHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  const isRanked =
    parts.some((part) => isPart(part, 'rank')) ||
    /\bshadbala\b|\b(?:strongest|weakest)\b(?: \w+){0,2} (?:planets?|grahas?|of the seven|of all)|\bplanetary strength\b/.test(
      text,
    )
  if (!isRanked || parts.some((part) => isPart(part, 'bindus'))) return true
  const named = parts.flatMap((part, at) =>
    isPart(part, 'who')
      ? part.item.names.flatMap((name) => {
          const rank = known.one(name, 'rank', { person: ownerAt(scene, at) ?? 'you' })
          return rank === undefined ? [] : [{ at, value: Number(rank), most: SEVEN.length }]
        })
      : [],
  )
  const numbers = numbersIn(scene, 0, parts.length).filter(
    ({ at }) =>
      !/^(?:years?|days?|houses?|strongest|weakest)/.test(wordAt(scene, at + 1)) &&
      !/^(?:last|first|top|bottom)$/.test(wordAt(scene, at - 1)),
  )
  if (numbers.length > 0) {
    const rank = scene.leaned && known.one(scene.leaned, 'rank', { person: ownerAt(scene, 0) ?? 'you' })
    const whom = named.length > 0 || !rank ? named : [{ at: -1, value: Number(rank), most: SEVEN.length }]
    if (whom.length === 0 || !quantitiesHold(scene, whom)) return false
    for (const { at } of named) scene.told.add(at)
  }
  const compared = parts.findIndex(({ text: word }) => OVER.test(word) || UNDER.test(word))
  if (compared >= 0) {
    const [a, b] = [named.findLast(({ at }) => at < compared), named.find(({ at }) => at > compared)]
    if (a && b && !(UNDER.test(parts[compared]!.text) ? a.value > b.value : a.value < b.value)) return false
    if (a && b) for (const { at } of [a, b]) scene.told.add(at)
  }
  // "Venus, Mars and Saturn come third, fourth and fifth": one each
  const listed = parts.findIndex((part) => isPart(part, 'who') && part.item.names.length > 1)
  const places = parts.flatMap((part, at): { at: number; n: number }[] =>
    listed < 0 || at < listed || /house/.test(part.text)
      ? []
      : isPart(part, 'seats')
        ? part.item.houses.map((n) => ({ at, n }))
        : isPart(part, 'ordinal')
          ? [{ at, n: part.item.n }]
          : [],
  )
  if (places.length > 1) {
    const { names } = parts[listed]!.item as { names: readonly string[] }
    if (names.length !== places.length || !names.every((name, i) => rankIs(name, places[i]!.n, listed))) return false
    scene.told.add(listed)
    for (const at of [listed, ...places.map((each) => each.at)]) used.add(at)
    for (const [at, part] of parts.entries()) if (isPart(part, 'rank')) used.add(at)
    return true
  }
  // "The three strongest planets are the Moon, Mercury and Venus", "the last two by Shadbala"
  const group = parts.findIndex((part, at) => {
    const end = /^(?:strongest|weakest|first|last|top|bottom)$/
    return (
      (isPart(part, 'number') || part.text === 'two') &&
      (end.test(wordAt(scene, at + 1)) || end.test(wordAt(scene, at - 1)))
    )
  })
  if (group >= 0) {
    const part = parts[group]!
    const n = isPart(part, 'number') ? part.item.n : 2
    const near = `${wordAt(scene, group - 1)} ${wordAt(scene, group + 1)}`
    const wanted = Array.from({ length: n }, (_, i) => (/weakest|last|bottom/.test(near) ? SEVEN.length - i : i + 1))
    const values = named.map(({ value }) => value)
    if (values.length !== n || !values.every((value) => wanted.includes(value))) return false
    if (/\bin (?:that|this) order\b/.test(text) && values.join() !== wanted.join()) return false
    for (const { at } of named) scene.told.add(at)
    for (const [at, each] of parts.entries())
      if (at === group || ['rank', 'most', 'least', 'planets', 'who'].includes(each.item.is)) used.add(at)
    return true
  }
  const chunks: [number, number][] = []
  let from = 0
  for (let i = 0; i <= parts.length; i++)
    if (
      i === parts.length ||
      isPart(parts[i], 'comma') ||
      isPart(parts[i], 'stop') ||
      (isPart(parts[i], 'and') && has(scene, i + 1, i + 4, (part) => isPart(part, 'who')))
    ) {
      if (i > from) chunks.push([from, i])
      from = i + 1
    }
  let previous = 0
  let said = 0
  let owner: readonly string[] | null = null
  for (const [a, b] of chunks) {
    const whos = parts.flatMap((part, at) =>
      at >= a && at < b && isPart(part, 'who') ? [{ at, names: part.item.names }] : [],
    )
    const ranks: { at: number; n: number }[] = []
    for (let at = a; at < b; at++) {
      const part = parts[at]!
      if (used.has(at)) continue
      if (isPart(part, 'number') && /^(?:ranked|ranks|rank|number|no|position|place)$/.test(wordAt(scene, at - 1)))
        ranks.push({ at, n: part.item.n })
      else if (isPart(part, 'ordinal') || isPart(part, 'seats')) {
        const n = isPart(part, 'ordinal') ? part.item.n : part.item.houses[0]!
        if (!/house|bhava/.test(part.text) && (!isPart(part, 'seats') || !part.item.fromMoon)) ranks.push({ at, n })
      } else {
        const found = RANKS.find(([words]) => words.test(part.text))
        if (found && !isPart(part, 'date')) ranks.push({ at, n: found[1] })
      }
      // "One of the seven planets"
      if (isPart(part, 'number') && part.item.n === 7 && /^(?:of|the|out of)$/.test(wordAt(scene, at - 1))) used.add(at)
    }
    const follows = /\bfollowed by\b|\bthen\b|\bbefore\b|\bahead of\b|\bnext\b/.test(wordsOf(scene, a - 1, b))
    if (ranks.length === 0 && whos.length > 0 && follows && previous > 0) {
      for (const { names, at } of whos) {
        for (const name of names) {
          previous++
          if (!rankIs(name, previous, at)) return false
        }
      }
      continue
    }
    for (const { at, n } of ranks) {
      const near = whos.findLast((each) => each.at < at) ?? whos.find((each) => each.at > at)
      const names: readonly string[] | null = near?.names ?? owner
      if (names?.length !== 1) return false
      if (!rankIs(names[0]!, n, at)) return false
      if (near) scene.told.add(near.at)
      used.add(at)
      said++
      previous = n
    }
    if (whos.length > 0) owner = whos.at(-1)!.names
  }
  // "Jupiter outranks Mars", "is stronger than"
  const over = parts.findIndex((part) => /^(?:outranks|stronger|weaker)$/.test(part.text))
  if (over >= 0) {
    const left = parts.findLast((part, at) => at < over && isPart(part, 'who'))
    const right = parts.find((part, at) => at > over && isPart(part, 'who'))
    if (!left || !right) return false
    const rank = (part: Part) =>
      Number(
        known.one((part.item as { names: readonly string[] }).names[0]!, 'rank', { person: ownerAt(scene, 0)! }) ??
          Number.NaN,
      )
    if (parts.some((part) => isPart(part, 'only')) && rank(right) !== 2) return false
    for (const [i, part] of parts.entries()) if (isPart(part, 'only')) used.add(i)
    scene.told.add(parts.indexOf(right))
    if (!(parts[over]!.text === 'weaker' ? rank(left) > rank(right) : rank(left) < rank(right))) return false
    said++
  }
  if (said === 0 && numbers.length === 0 && compared < 0)
    return !parts.some((part, at) => isPart(part, 'rank') && at > 0 && isPart(parts[at + 1], 'number'))
  for (const [at, part] of parts.entries())
    if (
      ['rank', 'most', 'least', 'more', 'fewer', 'than', 'outof', 'score', 'points', 'planets'].includes(part.item.is)
    )
      used.add(at)
  return true

  function rankIs(name: string, n: number, at: number): boolean {
    const person = ownerAt(scene, at)
    return person !== undefined && known.says(name, 'rank', String(n), { person })
  }
}

/** "The Moon is at 6 degrees of Libra" */
export const degreesHold: Reader = (scene) => {
  const { parts, known, used } = scene
  if (!parts.some((part) => isPart(part, 'degrees'))) return true
  const degreeOf = (name: string, at: number) => known.one(name, 'degree', { person: ownerAt(scene, at) ?? 'you' })
  const named = parts.flatMap((part, at) =>
    isPart(part, 'who')
      ? part.item.names.flatMap((name) => {
          const degree = degreeOf(name, at)
          return degree === undefined ? [] : [{ at, value: Number(degree) }]
        })
      : [],
  )
  // "The first person's Sun stands at 29 degrees, the second person's at 3"
  const planet = parts.find((part) => isPart(part, 'who'))
  for (const [at, part] of parts.entries())
    if (
      isPart(part, 'owner') &&
      planet &&
      isPart(planet, 'who') &&
      parts.indexOf(planet) < at &&
      !isPart(parts[at + 1], 'who')
    ) {
      const degree = known.one(planet.item.names[0]!, 'degree', { person: part.item.persons[0]! })
      if (degree !== undefined) named.push({ at, value: Number(degree) })
    }
  const numbers = numbersIn(scene, 0, parts.length)
  // "It stands at 11 degrees", of the only one whose degree is cited.
  const all = known.claims.filter(({ relation }) => relation === 'degree')
  const whom = named.length > 0 ? named : all.length === 1 ? [{ at: -1, value: Number(all[0]!.object) }] : []
  if (numbers.length === 0 || whom.length === 0 || !quantitiesHold(scene, whom)) return false
  const values = all.map(({ object }) => Number(object))
  for (const [at, part] of parts.entries()) {
    if (isPart(part, 'degrees')) used.add(at)
    if (!isPart(part, 'most') && !isPart(part, 'least')) continue
    const near = whom.findLast((each) => each.at < at)
    if (near?.value !== (isPart(part, 'most') ? Math.max(...values) : Math.min(...values))) return false
    used.add(at)
  }
  for (const { at } of named) scene.told.add(at)
  return true
}
