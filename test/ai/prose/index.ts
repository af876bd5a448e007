import { dice } from '../sentences/kit.ts'
import type { ChartFacts } from './charts.ts'
import { Facts, filled, type Kind, type Slots } from './kit.ts'
import { LIVED, PAIRS } from './lived.ts'
import { PLACED } from './placed.ts'
import { SORTED } from './sorted.ts'
import { TIMED } from './timed.ts'

export const PROSE: Record<string, Kind> = { ...PLACED, ...SORTED, ...TIMED, ...LIVED, ...PAIRS }

export interface Sentence {
  readonly kind: string
  readonly truth: boolean
  readonly chart: number
  readonly sentences: readonly { readonly text: string; readonly fact_ids: readonly string[] }[]
}

/** `aside`: every third wording, by which nothing was made. */
export const proseOf = (charts: readonly ChartFacts[], seed: number, which: 'open' | 'aside'): Sentence[] => {
  const d = dice(seed)
  const made: Sentence[] = []
  const part = (wordings: readonly string[] = []) => wordings.filter((_, at) => (at % 3 === 2) === (which === 'aside'))
  for (const [kind, { make, of, both, trues, falses }] of Object.entries(PROSE))
    for (const [chart, { natal, pair }] of charts.entries()) {
      const facts = new Facts(of === 'pair' ? pair : natal)
      const add = (truth: boolean, wording: string, slots: Slots, ids: readonly string[]) => {
        const cited = slots.cite === undefined ? ids : String(slots.cite).split(' ')
        for (const id of cited) if (!facts.get(id)) throw new Error(`${kind}: no fact ${id}`)
        const sentences = wording.split(' | ').map((each) => ({ text: filled(each, slots), fact_ids: cited }))
        made.push({ kind, truth, chart, sentences })
      }
      const drawn = () => {
        for (let tries = 0; tries < 12; tries++) {
          const found = make?.(facts, d)
          if (found?.ids.every((id) => facts.get(id))) return found
        }
        return null
      }
      for (const wording of part(both)) {
        const found = drawn()
        if (!found) continue
        add(true, wording, found.yes, found.ids)
        add(false, wording, found.no, found.ids)
      }
      for (const [truth, wordings] of [
        [true, part(trues)],
        [false, part(falses)],
      ] as const)
        for (const wording of wordings) {
          const found = make ? drawn() : { yes: {}, no: {}, ids: ['D1.Moon.sign'] }
          if (!found) continue
          add(truth, wording, truth ? found.yes : found.no, found.ids)
        }
    }
  return made
}
