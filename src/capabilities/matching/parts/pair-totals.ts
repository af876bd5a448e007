import type { YieldPoint } from '../../../cooperative-yield.ts'
import { createLookup, type Lookup } from '../../../ephemeris/lookup.ts'
import { type MatchSystem, outcomeOfClasses } from '../../../jyotish/kootas/systems.ts'
import { SCORE_STEP } from '../../../jyotish/kootas/tables.ts'
import type { MatchedPeople } from './people.ts'

export interface PairTotals {
  lookup: Lookup
  rows: Uint8Array
  columns: Uint8Array
  /** Row by row, in steps of 0.5. */
  totals: Uint8Array
}

/** Totals of every groom with every bride, computed by the core from a table of the classes present. */
export const pairTotals = async (
  system: MatchSystem,
  grooms: readonly MatchedPeople[],
  brides: readonly MatchedPeople[],
  yieldIfDue: YieldPoint,
): Promise<PairTotals> => {
  const classes = [...new Set([...grooms, ...brides].map((person) => person.class))]
  const place = new Map(classes.map((one, index) => [one, index]))
  const rows = Uint8Array.from(grooms, (person) => place.get(person.class)!)
  const columns = Uint8Array.from(brides, (person) => place.get(person.class)!)
  const table = new Uint8Array(classes.length ** 2)
  for (const groom of new Set(rows)) {
    await yieldIfDue()
    for (const bride of new Set(columns))
      table[groom * classes.length + bride] =
        outcomeOfClasses[system](classes[groom]!, classes[bride]!).total / SCORE_STEP
  }
  const lookup = createLookup(classes.length, [table])
  return { lookup, rows, columns, totals: lookup.totals(rows, columns) }
}
