import { AREA_WORDS } from '../../src/ai/area-words.ts'
import type { PackFact } from '../../src/ai/claims.ts'
import { yogaRule } from '../../src/jyotish/yogas/index.ts'
import { corpus } from '../../src/readings/corpora.ts'
import { sentencesOf } from '../../src/readings/passage.ts'

/** Sentences of this project's own corpora, and the claims that each is written for: composed readings tell them word by word. */

type Cells = Readonly<Record<string, unknown>>

const at = (cells: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((cell, key) => (cell as Cells | undefined)?.[key], cells)

const textsIn = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? sentencesOf(cell.replaceAll('{seat}', 'birth Moon'))
    : cell && typeof cell === 'object'
      ? Object.values(cell).flatMap(textsIn)
      : []

/** What facts with these claims may be told by. */
export const houseWords = async (): Promise<(facts: readonly PackFact[]) => ReadonlySet<string>> => {
  const names = [
    ...['planet-in-house', 'lord-in-house', 'planet-in-sign', 'moon-sign', 'ascendant', 'mahadasha', 'antardasha'],
    ...['gochara', 'tara'],
  ] as const
  const all = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await corpus(name as 'gochara')] as const)),
  ) as unknown as Record<string, unknown>
  return (facts) => {
    const told = new Set<string>()
    const add = (...cells: unknown[]) => {
      for (const text of cells.flatMap(textsIn)) told.add(text)
    }
    for (const { claims, id } of facts) {
      if (id === 'day.tara') add(all.tara)
      if (id.startsWith('yoga.')) add(yogaRule(id.replace('yoga.', '')).result)
      for (const { chart, subject, relation, object, from } of claims) {
        if (relation === 'band') add(AREA_WORDS[subject as 'career']?.verdict[object as 'strong'])
        if (chart === 'D1' && relation === 'house') {
          add(at(all['planet-in-house'], subject, object))
          const lord = /^lord of house (\d+)$/.exec(subject)
          if (lord) add(at(all['lord-in-house'], lord[1]!, object))
        }
        if (chart === 'D1' && relation === 'sign') {
          add(at(all['planet-in-sign'], subject, object))
          if (subject === 'Moon') add(at(all['moon-sign'], object))
          if (subject === 'ascendant') add(at(all.ascendant, object))
        }
        if (relation === 'mahadasha') add(at(all.mahadasha, subject))
        if (relation === 'antardasha') add(at(all.antardasha, ...subject.split('/')))
        if (chart === 'transit' && relation === 'house' && from === 'Moon') add(at(all.gochara, subject, object))
      }
    }
    return told
  }
}
