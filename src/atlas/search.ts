import type { YieldPoint } from '../cooperative-yield.ts'
import { kilometresBetween } from '../sky/sphere.ts'
import { letters, mayBeWithin, within } from './edit-distance.ts'
import type { Gazetteer } from './gazetteer.ts'
import { normalised } from './names.ts'
import type { Place, PlaceMatch, PlaceQuery } from './places.ts'

/** How good a match of each kind is. */
const CLASSES = { exact: 1, alias: 0.95, prefix: 0.85, tokens: 0.75, fuzzy: 0.6 } as const
const WEIGHTS = { match: 0.75, population: 0.2, nearness: 0.05 }
/** log10 of a population that counts in full. */
const LARGEST = 7.3
const NEAR_KM = 500
const NEAREST = 5
/** Along a meridian, a little less than the true figure. */
const KM_PER_DEGREE = 111

const COORDINATES = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/

/** Names looked at between two turns. */
const STRETCH = 1024

/** Letters that may be wrong in a word of so many. */
const allowance = (length: number): 0 | 1 | 2 => (length < 5 ? 0 : length < 9 ? 1 : 2)

/** The first index whose key is not before `key`. */
const lowerBound = (length: number, keyAt: (i: number) => string, key: string): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyAt(middle) < key) low = middle + 1
    else high = middle
  }
  return low
}

const hasToken = (key: string, token: string): boolean => {
  for (let at = key.indexOf(token); at >= 0; at = key.indexOf(token, at + 1)) {
    const end = at + token.length
    if ((at === 0 || key[at - 1] === ' ') && (end === key.length || key[end] === ' ')) return true
  }
  return false
}

interface Found {
  class: number
  spelling: string
}

export const searcher = (gazetteer: Gazetteer) => {
  const { keys, aliases, names, rows } = gazetteer
  const masks = Uint32Array.from(keys, letters)

  /** The best match of each row that matches at all. */
  const matches = async (wanted: string, yieldIfDue: YieldPoint): Promise<Map<number, Found>> => {
    const found = new Map<number, Found>()
    const offer = (row: number, quality: number, spelling: string) => {
      const known = found.get(row)
      if (!known || quality > known.class) found.set(row, { class: quality, spelling })
    }
    const tokens = wanted.split(' ')
    const limit = allowance(wanted.replaceAll(' ', '').length)
    const mask = letters(wanted)

    for (let row = lowerBound(rows, (i) => keys[i]!, wanted); row < rows && keys[row]!.startsWith(wanted); row++)
      offer(row, keys[row] === wanted ? CLASSES.exact : CLASSES.prefix, names[row]!)

    const hasTokens = (key: string) => tokens.every((token) => hasToken(key, token))
    const longest = tokens.reduce((a, b) => (b.length > a.length ? b : a))
    for (let row = 0; row < rows; row++) {
      if (row % STRETCH === 0) await yieldIfDue()
      const key = keys[row]!
      if (key.length > longest.length && key.includes(longest) && hasTokens(key))
        offer(row, CLASSES.tokens, names[row]!)
      else if (limit && mayBeWithin(limit, mask, masks[row]!) && within(limit, wanted, key))
        offer(row, CLASSES.fuzzy, names[row]!)
    }
    for (const [i, { row, key, text }] of aliases.entries()) {
      if (i % STRETCH === 0) await yieldIfDue()
      if (key === wanted) offer(row, CLASSES.alias, text)
      else if (key.startsWith(wanted)) offer(row, CLASSES.prefix, text)
      else if (hasTokens(key)) offer(row, CLASSES.tokens, text)
      else if (limit && within(limit, wanted, key)) offer(row, CLASSES.fuzzy, text)
    }
    return found
  }

  /** A part after the comma names one of the row's regions, in full or by its first letters (three or more). */
  const liesIn = (row: number, parts: readonly string[]): boolean => {
    if (parts.length === 0) return true
    const regions = gazetteer.regions(row)
    return parts.every((part) =>
      regions.some((region) => region === part || (part.length >= 3 && region.startsWith(part))),
    )
  }

  const round = (score: number) => Math.round(score * 1e4) / 1e4

  const nearest = (latitude: number, longitude: number, limit: number, inCountry: (row: number) => boolean) => {
    const from = { latitude, longitude }
    const kilometres = new Float64Array(rows)
    const order: number[] = []
    for (let row = 0; row < rows; row++) {
      if (!inCountry(row)) continue
      const last = order.at(-1)
      const rowLatitude = gazetteer.latitude[row]! / 1e5
      const full = order.length === limit
      if (full && Math.abs(rowLatitude - latitude) * KM_PER_DEGREE > kilometres[last!]!) continue
      kilometres[row] = kilometresBetween(from, { latitude: rowLatitude, longitude: gazetteer.longitude[row]! / 1e5 })
      if (!full || kilometres[row]! < kilometres[last!]!) {
        if (full) order.pop()
        order.push(row)
        order.sort((a, b) => kilometres[a]! - kilometres[b]!)
      }
    }
    return order.map((row) => ({
      ...gazetteer.place(row),
      matched_name: names[row]!,
      score: round(Math.exp(-kilometres[row]! / NEAR_KM)),
    }))
  }

  return async ({ query, country, limit = 10, near }: PlaceQuery, yieldIfDue: YieldPoint): Promise<PlaceMatch[]> => {
    const code = country?.toUpperCase()
    const inCountry = (row: number) => !code || gazetteer.countryCode(row) === code

    const point = COORDINATES.exec(query)?.slice(1).map(Number) as [number, number] | undefined
    if (point && Math.abs(point[0]) <= 90 && Math.abs(point[1]) <= 180)
      return nearest(point[0], point[1], Math.min(limit, NEAREST), inCountry)

    const [wanted = '', ...parts] = query.split(',').map(normalised)
    if (!wanted) return []
    const asked = parts.filter((part) => part !== '')

    const scored: { row: number; score: number; spelling: string }[] = []
    for (const [row, { class: quality, spelling }] of await matches(wanted, yieldIfDue)) {
      if (!inCountry(row) || !liesIn(row, asked)) continue
      const size = Math.min(1, Math.log10(gazetteer.population[row]! + 1) / LARGEST)
      const km = near && kilometresBetween(near, gazetteer.place(row))
      const nearness = near ? Math.exp(-km! / NEAR_KM) : 0
      const score = WEIGHTS.match * quality + WEIGHTS.population * size + WEIGHTS.nearness * nearness
      scored.push({ row, score, spelling })
    }
    return scored
      .sort(
        (a, b) =>
          b.score - a.score ||
          gazetteer.population[b.row]! - gazetteer.population[a.row]! ||
          gazetteer.id[a.row]! - gazetteer.id[b.row]!,
      )
      .slice(0, limit)
      .map(({ row, score, spelling }) => ({
        ...(gazetteer.place(row) satisfies Place),
        matched_name: spelling,
        score: round(score),
      }))
  }
}
