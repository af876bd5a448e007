import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { Pair } from './best-pairs.ts'
import type { Sheet } from './sheet.ts'

const text = (name: string): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'REQUIRED',
})

const COLUMNS = [
  text('groom'),
  { name: 'rank', type: 'INT32', repetition_type: 'REQUIRED' },
  text('bride'),
  { name: 'total', type: 'DOUBLE', repetition_type: 'REQUIRED' },
  text('verdict'),
  text('doshas'),
] as const satisfies readonly SchemaElement[]
const SCHEMA: SchemaElement[] = [{ name: 'root', num_children: COLUMNS.length }, ...COLUMNS]

/** Whole numbers of 64 bits, which JSON does not have. */
const written = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? { int64: String(each) } : each))
const readBack = (json: string) =>
  JSON.parse(json, (_, each) => (each?.int64 === undefined ? each : BigInt(each.int64)))

/** A row group a block; `doshas` is their names with a space between them. */
export const parquetSheet = (): Sheet<readonly Pair[]> => {
  const bytes = new ByteWriter(1 << 20)
  const writer = new ParquetWriter({ writer: bytes, schema: SCHEMA, createdBy: 'khagola' })
  let columns: unknown[][] = COLUMNS.map(() => [])
  const drained = () => {
    const copy = bytes.getBytes().slice()
    bytes.index = 0
    return copy
  }
  return {
    prepared: (pairs) => pairs,
    begin: drained,
    add(groom, pairs) {
      const [grooms, ranks, brides, totals, verdicts, doshas] = columns as [unknown[], ...unknown[][]]
      for (const pair of pairs) {
        grooms.push(groom)
        ranks!.push(pair.rank)
        brides!.push(pair.bride)
        totals!.push(pair.total)
        verdicts!.push(pair.verdict)
        doshas!.push(pair.doshas.join(' '))
      }
    },
    taken() {
      const size = columns[0]!.length
      if (size === 0) return new Uint8Array()
      const columnData = COLUMNS.map(({ name }, place) => ({ name, data: columns[place]!, offsetIndex: false }))
      writer.write({ columnData, rowGroupSize: size })
      // Only of use with indexes, and it grows.
      writer.pendingIndexes = []
      columns = COLUMNS.map(() => [])
      return drained()
    },
    end() {
      writer.finish()
      return drained()
    },
    memory: () => written({ groups: writer.row_groups, rows: writer.num_rows }),
    resume(written, memory) {
      const { groups, rows } = readBack(memory as string)
      writer.row_groups = groups
      writer.num_rows = rows
      bytes.offset = written
      bytes.index = 0
    },
  }
}
