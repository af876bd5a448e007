import { LRUCache } from 'lru-cache'
import { createLookup } from '../ephemeris/lookup.ts'
import { KOOTA_CLASSES } from '../jyotish/kootas/classes.ts'
import { type MatchSystem, outcomeOfClasses } from '../jyotish/kootas/systems.ts'

/** One line of an output: a groom's bride. */
export interface Pair {
  /** From 1, the best. */
  rank: number
  bride: string
  total: number
  verdict: string
  /** Present and not cancelled. */
  doshas: readonly string[]
}

export interface Preference {
  system: MatchSystem
  /** The least total of a pair. */
  threshold: number
  /** As many for each groom at most; null for all. */
  top: number | null
}

interface Merit {
  total: number
  doshas: number
}

const byMerit = (a: Merit, b: Merit) => a.total - b.total || b.doshas - a.doshas

/** What a byte can tell apart. */
const BYTE = 256

const fitting = (what: string, count: number) => {
  if (count > BYTE) throw new RangeError(`There are ${count} ${what}; a byte tells ${BYTE} apart.`)
  return count
}

/** Every pair of classes by its place among all different merits: a higher total first, then fewer doshas. */
export const meritTable = (classes: number, meritOf: (groom: number, bride: number) => Merit) => {
  fitting('classes', classes)
  const each = Array.from({ length: classes * classes }, (_, cell) =>
    meritOf(Math.floor(cell / classes), cell % classes),
  )
  const key = ({ total, doshas }: Merit) => `${total} ${doshas}`
  const merits = [...new Map(each.map((merit) => [key(merit), merit])).values()].sort(byMerit)
  fitting('merits', merits.length)
  const places = new Map(merits.map((merit, place) => [key(merit), place]))
  return { merits, table: Uint8Array.from(each, (merit) => places.get(key(merit))!) }
}

/** Pairs that may be kept in memory at a time. */
const KEPT_PAIRS = 500_000

/**
 * The best brides of a class of grooms: those that reach the threshold, the higher total first, then fewer doshas, then the
 * order of the input. `made` turns a list into what is kept of it while there is room.
 */
export const bestPairs = <T>(
  brides: { ids: readonly string[]; classes: Uint8Array },
  { system, threshold, top }: Preference,
  made: (pairs: Pair[]) => T,
): ((groom: number) => { pairs: T; count: number }) => {
  const { merits, table } = meritTable(KOOTA_CLASSES.length, (groom, bride) => {
    const { total, doshas } = outcomeOfClasses[system](groom, bride)
    return { total, doshas: doshas.length }
  })
  const lookup = createLookup(KOOTA_CLASSES.length, [table])
  const reaching = merits.findIndex(({ total }) => total >= threshold)
  const most = Math.min(top ?? brides.ids.length, brides.ids.length)
  const kept = new LRUCache<number, { pairs: T; count: number }>({
    maxSize: KEPT_PAIRS,
    sizeCalculation: ({ count }) => count + 1,
  })

  const found = (groom: number) => {
    if (reaching < 0 || most === 0) return { pairs: made([]), count: 0 }
    const matches = lookup.best(Uint8Array.of(groom), brides.classes, { most, least: reaching })(0)
    const pairs = matches.map(({ column }, place): Pair => {
      const { total, verdict, doshas } = outcomeOfClasses[system](groom, brides.classes[column]!)
      return { rank: place + 1, bride: brides.ids[column]!, total, verdict, doshas }
    })
    return { pairs: made(pairs), count: pairs.length }
  }

  return (groom) => {
    const known = kept.get(groom)
    if (known) return known
    const fresh = found(groom)
    kept.set(groom, fresh)
    return fresh
  }
}
