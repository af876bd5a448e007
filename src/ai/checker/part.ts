import type { Person } from '../claims.ts'
import type { Cue } from './cues.ts'
import type { Item, Token } from './items.ts'
import type { Unit } from './part-words.ts'

/** A part of a sentence, and what it is. */

export type Level = 'mahadasha' | 'antardasha' | 'pratyantardasha'

type Made =
  | { readonly is: 'who'; readonly names: readonly string[]; readonly natal?: boolean }
  /** Houses by their lordship: "lord of the third and the tenth". */
  | { readonly is: 'lords'; readonly houses: readonly number[]; readonly verb: boolean }
  | { readonly is: 'seats'; readonly houses: readonly number[]; readonly fromMoon: boolean }
  | { readonly is: 'period'; readonly planet: string | null; readonly level: Level | null }
  | { readonly is: 'cue'; readonly cue: Cue; readonly passive: boolean }
  | { readonly is: 'stop' }
  | { readonly is: 'comma' }
  | { readonly is: 'owner'; readonly persons: readonly Person[] }
  | { readonly is: 'length'; readonly n: number; readonly unit: Unit; readonly span: boolean }

export interface Part {
  readonly item: Exclude<Item, { is: 'person' } | { is: 'lordof' } | { is: 'house' } | { is: 'planet' }> | Made
  readonly text: string
}
type Kind = Part['item']['is']
type Of<K extends Kind> = Extract<Part['item'], { readonly is: K }>
export type PartOf<K extends Kind> = Part & { readonly item: Of<K> }
export const isPart = <K extends Kind>(part: Part | undefined, kind: K): part is Part & { item: Of<K> } =>
  part?.item.is === kind

/** "Jupiter is in the third house from your Moon and Saturn in the tenth": counted as the one before, by what stands before it. */
export const goesOnFromMoon = (parts: readonly Part[], before: readonly Token[]): boolean => {
  const last = parts.findLastIndex((part) => isPart(part, 'seats'))
  const [planet, into, the] = before
  return (
    isPart(parts[last], 'seats') &&
    (parts[last] as PartOf<'seats'>).item.fromMoon &&
    parts.slice(last).every((part) => !isPart(part, 'stop')) &&
    planet?.item.is === 'planet' &&
    /^(?:in|into|through)$/.test(into?.text ?? '') &&
    the?.text === 'the'
  )
}
