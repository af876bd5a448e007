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

/** Returns JSON text in which 64-bit integers, which JSON lacks, are objects `{ "int64": "…" }`. */
const stringify = (value: unknown) =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? { int64: String(item) } : item))
const parse = (json: string) => JSON.parse(json, (_, item) => (item?.int64 === undefined ? item : BigInt(item.int64)))

/** Each block is one row group. The column `doshas` contains the names, separated by spaces. */
export const parquetSheet = (): Sheet<readonly Pair[]> => {
  const bytes = new ByteWriter(1 << 20)
  const writer = new ParquetWriter({ writer: bytes, schema: SCHEMA, createdBy: 'khagola' })
  let columns: unknown[][] = COLUMNS.map(() => [])
  const flush = () => {
    const copy = bytes.getBytes().slice()
    bytes.index = 0
    return copy
  }
  return {
    prepare: (pairs) => pairs,
    begin: flush,
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
    flush() {
      const size = columns[0]!.length
      if (size === 0) return new Uint8Array()
      const columnData = COLUMNS.map(({ name }, place) => ({ name, data: columns[place]!, offsetIndex: false }))
      writer.write({ columnData, rowGroupSize: size })
      // The list grows with every row group and is needed only for indexes, which are not written.
      writer.pendingIndexes = []
      columns = COLUMNS.map(() => [])
      return flush()
    },
    end() {
      writer.finish()
      return flush()
    },
    state: () => stringify({ groups: writer.row_groups, rows: writer.num_rows }),
    resume(size, memory) {
      const { groups, rows } = parse(memory as string)
      writer.row_groups = groups
      writer.num_rows = rows
      bytes.offset = size
      bytes.index = 0
    },
  }
}
