import type { YieldPoint } from '../cooperative-yield.ts'
import { isWithinEdits } from '../nearest.ts'
import { kilometresBetween } from '../sky/sphere.ts'
import type { Gazetteer } from './gazetteer.ts'
import { letterMask, mayBeWithinEdits } from './letter-masks.ts'
import { normaliseName } from './names.ts'
import type { Place, PlaceMatch, PlaceQuery } from './places.ts'

/** The quality of each kind of match, 0 to 1. */
const CLASSES = { exact: 1, alias: 0.95, prefix: 0.85, tokens: 0.75, fuzzy: 0.6 } as const
const WEIGHTS = { match: 0.75, population: 0.2, nearness: 0.05 }
/** log10 of the population that has full weight. */
const LARGEST = 7.3
const NEAR_KM = 500
const NEAREST = 5
/** A lower bound of the length of a degree of latitude, km. */
const KM_PER_DEGREE = 111

const COORDINATES = /^\s*([+-]?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*$/

/** Number of names between two yield points of a search. */
const NAMES_PER_YIELD = 64

/** The maximum number of edits in a query with this many letters. */
const maxEdits = (length: number): 0 | 1 | 2 => (length < 5 ? 0 : length < 9 ? 1 : 2)

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

interface NameMatch {
  class: number
  spelling: string
}

export const createSearch = (gazetteer: Gazetteer) => {
  const { keys, aliases, names, rows } = gazetteer
  const masks = Uint32Array.from({ length: rows }, (_, row) => letterMask(keys.at(row)))

  /** The best match of each row that matches the search key. */
  const bestMatches = async (searchKey: string, yieldIfDue: YieldPoint): Promise<Map<number, NameMatch>> => {
    const best = new Map<number, NameMatch>()
    const offer = (row: number, quality: number, spelling: string) => {
      const previous = best.get(row)
      if (!previous || quality > previous.class) best.set(row, { class: quality, spelling })
    }
    const tokens = [...new Set(searchKey.split(' '))]
    const limit = maxEdits(searchKey.replaceAll(' ', '').length)
    const mask = letterMask(searchKey)

    for (let row = lowerBound(rows, keys.at, searchKey); row < rows; row++) {
      const key = keys.at(row)
      if (!key.startsWith(searchKey)) break
      offer(row, key === searchKey ? CLASSES.exact : CLASSES.prefix, names.at(row))
    }

    const hasTokens = (key: string) => tokens.every((token) => hasToken(key, token))
    const longest = tokens.reduce((a, b) => (b.length > a.length ? b : a))
    const longestMask = letterMask(longest)
    for (let row = 0; row < rows; row++) {
      if (row % NAMES_PER_YIELD === 0) await yieldIfDue()
      const mayInclude = (masks[row]! & longestMask) === longestMask
      const mayBeSimilar = limit > 0 && mayBeWithinEdits(limit, mask, masks[row]!)
      if (!mayInclude && !mayBeSimilar) continue
      const key = keys.at(row)
      if (mayInclude && key.length > longest.length && key.includes(longest) && hasTokens(key))
        offer(row, CLASSES.tokens, names.at(row))
      else if (mayBeSimilar && isWithinEdits(limit, searchKey, key)) offer(row, CLASSES.fuzzy, names.at(row))
    }
    for (const [i, { row, key, text, isFormerName }] of aliases.entries()) {
      if (i % NAMES_PER_YIELD === 0) await yieldIfDue()
      if (key === searchKey) offer(row, isFormerName ? CLASSES.exact : CLASSES.alias, text)
      else if (key.startsWith(searchKey)) offer(row, CLASSES.prefix, text)
      else if (hasTokens(key)) offer(row, CLASSES.tokens, text)
      else if (limit && isWithinEdits(limit, searchKey, key)) offer(row, CLASSES.fuzzy, text)
    }
    return best
  }

  /** True if each part after the comma is the name of a region of the row, or at least three initial letters of one. */
  const liesIn = (row: number, parts: readonly string[]): boolean => {
    if (parts.length === 0) return true
    const regions = gazetteer.regions(row)
    return parts.every((part) =>
      regions.some((region) => region === part || (part.length >= 3 && region.startsWith(part))),
    )
  }

  const positionOf = (row: number) => ({
    latitude: gazetteer.latitude[row]! / 1e5,
    longitude: gazetteer.longitude[row]! / 1e5,
  })

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
      kilometres[row] = kilometresBetween(from, positionOf(row))
      if (!full || kilometres[row]! < kilometres[last!]!) {
        if (full) order.pop()
        order.push(row)
        order.sort((a, b) => kilometres[a]! - kilometres[b]!)
      }
    }
    return order.map((row) => ({
      ...gazetteer.place(row),
      matched_name: names.at(row),
      score: round(Math.exp(-kilometres[row]! / NEAR_KM)),
    }))
  }

  return async ({ query, country, limit = 10, near }: PlaceQuery, yieldIfDue: YieldPoint): Promise<PlaceMatch[]> => {
    const code = country?.toUpperCase()
    const inCountry = (row: number) => !code || gazetteer.countryCode(row) === code

    const point = COORDINATES.exec(query)?.slice(1).map(Number) as [number, number] | undefined
    if (point && Math.abs(point[0]) <= 90 && Math.abs(point[1]) <= 180)
      return nearest(point[0], point[1], Math.min(limit, NEAREST), inCountry)

    const [searchKey = '', ...parts] = query.split(',').map(normaliseName)
    if (!searchKey) return []
    const regionParts = parts.filter((part) => part !== '')

    const scoredRows: { row: number; score: number; spelling: string }[] = []
    let count = 0
    for (const [row, { class: quality, spelling }] of await bestMatches(searchKey, yieldIfDue)) {
      if (count++ % NAMES_PER_YIELD === 0) await yieldIfDue()
      if (!inCountry(row) || !liesIn(row, regionParts)) continue
      const size = Math.min(1, Math.log10(gazetteer.population[row]! + 1) / LARGEST)
      const km = near && kilometresBetween(near, positionOf(row))
      const nearness = near ? Math.exp(-km! / NEAR_KM) : 0
      const score = WEIGHTS.match * quality + WEIGHTS.population * size + WEIGHTS.nearness * nearness
      scoredRows.push({ row, score, spelling })
    }
    return scoredRows
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
