import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Asked, kept, STRANGERS, type StrangerPack } from './packs.ts'
import { type Row, rowsOf } from './rows.ts'

/** `bun test/ai/strangers/run.ts DIR`: counts by kind of the sentences in the JSON files of a directory; `--show` says which were misjudged. */

const [directory, flag] = process.argv.slice(2)
if (!directory) throw new Error('say which directory')
const rows = (directory.endsWith('.txt') ? [directory] : readdirSync(directory).map((name) => join(directory, name)))
  .filter((path) => /\.(?:json|txt)$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return path.endsWith('.json') ? (JSON.parse(text) as Row[]) : rowsOf(text)
  })

const askedOf = ({ pack, tool, input }: Row): Asked => {
  if (tool && input) return { tool, input }
  const known = pack && STRANGERS[pack.replace(/\.json$/, '') as StrangerPack]
  if (!known) throw new Error(`no pack ${pack}`)
  return known
}

const groups = new Map<string, Row[]>()
for (const row of rows) {
  const key = JSON.stringify(askedOf(row))
  groups.set(key, [...(groups.get(key) ?? []), row])
}
const counts = new Map<string, { kept: number; trues: number; removed: number; falses: number }>()
for (const group of groups.values()) {
  const holds = await kept(
    askedOf(group[0]!),
    group.map(({ sentence, fact_ids }) => ({ text: sentence, fact_ids })),
  )
  for (const [at, { truth, kind, sentence, pack, tool }] of group.entries())
    for (const name of [kind, 'all']) {
      const count = counts.get(name) ?? { kept: 0, trues: 0, removed: 0, falses: 0 }
      counts.set(name, count)
      if (truth) count.trues++
      else count.falses++
      if (truth && holds[at]) count.kept++
      if (!truth && !holds[at]) count.removed++
      if (flag === '--show' && name === 'all' && holds[at] !== truth)
        console.log(`${truth ? 'LOST' : 'PASSED'} ${pack ?? tool} ${kind}: ${sentence}`)
    }
}
for (const [name, { kept: trues, trues: of, removed, falses }] of counts)
  console.log(`${name.padEnd(24)} true kept ${trues}/${of}   false removed ${removed}/${falses}`)
