import type { InputBlocks } from './input-blocks.ts'
import type { BothSides, RowReaderPool } from './match.ts'
import { orderedResults } from './ordered-results.ts'
import { blocksOfRows, createPeopleList, type People } from './people.ts'
import type { Progress } from './progress.ts'
import { rowsOfPart, type TablePart } from './records.ts'
import { openSegments, readShard } from './segments.ts'

/** The people of a shared match: each part of a side is read once, by one worker, and its koota classes are stored for all workers. */

export type MatchSide = 'grooms' | 'brides'

interface ReadPosition {
  rows: number
  people: number
  rejected: number
}

/** A segment ends after this many rows at the latest. */
const SEGMENT_ROWS = 16_384

const utf8 = new TextEncoder()

/** Reads the people of a part. Each becomes a line with the class and the id as JSON. */
export const readPart = async (
  { side, path, part, blocks }: { side: MatchSide; path: string; part: TablePart; blocks: InputBlocks },
  folder: string,
  openReader: () => Promise<RowReaderPool>,
  progress: Progress,
): Promise<ReadPosition> => {
  const resultFile = await openSegments<ReadPosition>(folder, { workOf: ({ rows }) => rows, maxWork: SEGMENT_ROWS })
  const position: ReadPosition = { ...(resultFile.start?.position ?? { rows: 0, people: 0, rejected: 0 }) }
  if (resultFile.finished) return position
  const stage = progress.begin(`reading ${side}`, 'rows', part.range.rows)
  stage.skip(position.rows)
  const reader = await openReader()
  try {
    const results = orderedResults(
      blocksOfRows(skipping(rowsOfPart(path, part, blocks), position.rows)),
      reader.read,
      reader.ahead,
    )
    for await (const block of results) {
      let text = ''
      let rejects = ''
      for (const result of block) {
        if ('reason' in result) {
          position.rejected++
          rejects += `${JSON.stringify({ file: side, ...result })}\n`
        } else {
          position.people++
          text += `${result.class} ${JSON.stringify(result.id)}\n`
        }
      }
      position.rows += block.length
      resultFile.write(utf8.encode(text))
      if (rejects !== '') resultFile.reject(utf8.encode(rejects))
      await resultFile.mark(() => ({ ...position }))
      stage.add(block.length)
      // The worker renews its lock between blocks.
      await Bun.sleep(0)
    }
  } finally {
    reader.close()
  }
  await resultFile.finish(position)
  stage.end()
  return position
}

async function* skipping<T>(rows: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  let skipped = 0
  for await (const row of rows) if (skipped++ >= count) yield row
}

const readSide = async (folders: readonly string[]): Promise<People> => {
  const list = createPeopleList()
  let rejected = 0
  for (const folder of folders) {
    const shard = await readShard<ReadPosition>(folder)
    if (shard === null) throw new Error(`The people in ${folder} are not complete.`)
    rejected += shard.position.rejected
    let rest = ''
    const decoder = new TextDecoder()
    for await (const chunk of shard.chunks()) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop()!
      for (const line of lines) {
        const space = line.indexOf(' ')
        list.add(JSON.parse(line.slice(space + 1)), Number(line.slice(0, space)))
      }
    }
  }
  return { ...list.people(), rejected, digest: '' }
}

/** The people of both sides, from the folders of their parts. */
export const readStoredSides = async (folders: Readonly<Record<MatchSide, readonly string[]>>): Promise<BothSides> => {
  const grooms = await readSide(folders.grooms)
  const brides = await readSide(folders.brides)
  return { grooms, brides, rejected: grooms.rejected + brides.rejected }
}
