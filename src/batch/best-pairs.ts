import { LRUCache } from 'lru-cache'
import { createLookup } from '../ephemeris/lookup.ts'
import { KOOTA_CLASSES } from '../jyotish/kootas/classes.ts'
import { type MatchSystem, outcomeOfClasses } from '../jyotish/kootas/systems.ts'

/** A bride for a groom: one line of an output. */
export interface RankedPair {
  /** 1 is the best. */
  rank: number
  bride: string
  total: number
  verdict: string
  /** Doshas that are present and not cancelled. */
  doshas: readonly string[]
}

export interface MatchCriteria {
  system: MatchSystem
  /** The smallest total of a pair. */
  threshold: number
  /** The maximum number of pairs per groom; null for all. */
  top: number | null
}

interface Merit {
  total: number
  doshas: number
}

const byMerit = (a: Merit, b: Merit) => a.total - b.total || b.doshas - a.doshas

/** Number of values of a byte. */
const BYTE_VALUES = 256

const checkCount = (noun: string, count: number) => {
  if (count > BYTE_VALUES) throw new RangeError(`There are ${count} ${noun}; the maximum is ${BYTE_VALUES}.`)
}

/** The classes that occur, without repetition. */
const distinct = (classes: Iterable<number>): number[] => [...new Set(classes)]

/**
 * Returns all different merits of the given classes in ascending order (higher total last, then fewer doshas) and a table with the index
 * of the merit of every pair of these classes. Other cells of the table are 0: to judge all pairs of classes takes longer than the match of
 * small files.
 */
export const meritTable = (
  classes: number,
  { grooms, brides }: { grooms: Iterable<number>; brides: Iterable<number> },
  meritOf: (groom: number, bride: number) => Merit,
) => {
  checkCount('classes', classes)
  const columns = distinct(brides)
  const cells = distinct(grooms).flatMap((groom) => columns.map((bride) => groom * classes + bride))
  const cellMerits = cells.map((cell) => meritOf(Math.floor(cell / classes), cell % classes))
  const key = ({ total, doshas }: Merit) => `${total} ${doshas}`
  const merits = [...new Map(cellMerits.map((merit) => [key(merit), merit])).values()].sort(byMerit)
  checkCount('merits', merits.length)
  const places = new Map(merits.map((merit, place) => [key(merit), place]))
  const table = new Uint8Array(classes * classes)
  for (const [i, cell] of cells.entries()) table[cell] = places.get(key(cellMerits[i]!))!
  return { merits, table }
}

/** The lists of pairs that are cached contain at most this many pairs together. */
const MAX_CACHED_PAIRS = 500_000

/**
 * Returns a function that lists the best brides of a class of grooms: those that reach the threshold, the higher total first,
 * then fewer doshas, then the order of the input. `convert` converts a list to the form that is cached.
 */
export const bestPairs = <T>(
  grooms: { classes: Uint8Array },
  brides: { ids: readonly string[]; classes: Uint8Array },
  { system, threshold, top }: MatchCriteria,
  convert: (pairs: RankedPair[]) => T,
): ((groom: number) => { pairs: T; count: number }) => {
  const { merits, table } = meritTable(
    KOOTA_CLASSES.length,
    { grooms: grooms.classes, brides: brides.classes },
    (groom, bride) => {
      const { total, doshas } = outcomeOfClasses[system](groom, bride)
      return { total, doshas: doshas.length }
    },
  )
  const lookup = createLookup(KOOTA_CLASSES.length, [table])
  const least = merits.findIndex(({ total }) => total >= threshold)
  const most = Math.min(top ?? brides.ids.length, brides.ids.length)
  const cache = new LRUCache<number, { pairs: T; count: number }>({
    maxSize: MAX_CACHED_PAIRS,
    sizeCalculation: ({ count }) => count + 1,
  })

  const compute = (groom: number) => {
    if (least < 0 || most === 0) return { pairs: convert([]), count: 0 }
    const matches = lookup.best(Uint8Array.of(groom), brides.classes, { most, least })(0)
    const pairs = matches.map(({ column }, place): RankedPair => {
      const { total, verdict, doshas } = outcomeOfClasses[system](groom, brides.classes[column]!)
      return { rank: place + 1, bride: brides.ids[column]!, total, verdict, doshas }
    })
    return { pairs: convert(pairs), count: pairs.length }
  }

  return (groom) => {
    const cachedResult = cache.get(groom)
    if (cachedResult) return cachedResult
    const result = compute(groom)
    cache.set(groom, result)
    return result
  }
}
