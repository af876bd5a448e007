import type { StrangerPack } from './packs.ts'

/** A sentence of a pack, with whether it is true of it. */
export interface Row {
  readonly pack?: StrangerPack
  /** Instead of a pack: a reading and what it is asked. */
  readonly tool?: string
  readonly input?: object
  readonly sentence: string
  /** Without, it leans on all facts. */
  readonly fact_ids?: readonly string[]
  readonly truth: boolean
  readonly kind: string
}

/** Lines of "T kind | sentence" or "F kind | sentence" under headings of "# pack". */
export const rowsOf = (text: string): Row[] => {
  let pack = ''
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) pack = line.slice(2).trim()
    const found = /^([TF]) (\S+) \| (.*)$/.exec(line)
    return found ? [{ pack: pack as StrangerPack, truth: found[1] === 'T', kind: found[2]!, sentence: found[3]! }] : []
  })
}
