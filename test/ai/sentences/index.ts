import type { PackFact } from '../../../src/ai/claims.ts'
import { dice, type Sample, type Slots, type Wordings } from './kit.ts'
import { OTHERS } from './others.ts'
import { PLACEMENTS } from './placements.ts'
import { TIMES } from './times.ts'

const CASES = { ...PLACEMENTS, ...TIMES, ...OTHERS }
export const KINDS = Object.keys(CASES)

const filled = (template: string, slots: Slots) => {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** So many true and false sentences of each kind that the packs allow. */
export const samples = (
  packs: readonly (readonly PackFact[])[],
  seed: number,
  wordings: Wordings,
  each: number,
): Sample[] => {
  const d = dice(seed)
  const all: Sample[] = []
  for (const [kind, { make, ...told }] of Object.entries(CASES)) {
    let made = 0
    for (let tries = 0; made < each && tries < each * 20; tries++) {
      const found = make(d.of(packs), d)
      if (!found) continue
      made++
      const template = d.of(told[wordings])
      for (const truth of [true, false]) {
        const slots = truth ? found.yes : found.no
        const ids = slots.cite ? [slots.cite] : found.ids
        const sentences = template.split(' | ').map((part) => ({ text: filled(part, slots), fact_ids: ids }))
        all.push({ kind, truth, sentences })
      }
    }
  }
  return all
}
