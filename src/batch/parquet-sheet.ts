import type { SchemaElement } from 'hyparquet'
import type { RankedPair } from './best-pairs.ts'
import { createParquetWriter } from './parquet-writer.ts'
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

/** Each block is one row group. The column `doshas` contains the names, separated by spaces. */
export const parquetSheet = (): Sheet<readonly RankedPair[]> => {
  const writer = createParquetWriter(COLUMNS)
  let columns: unknown[][] = COLUMNS.map(() => [])
  return {
    prepare: (pairs) => pairs,
    begin: writer.begin,
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
      const rows = columns
      columns = COLUMNS.map(() => [])
      return writer.group(rows, rows[0]!.length)
    },
    end: writer.end,
    state: writer.state,
    resume: (size, memory) => writer.resume(size, memory as string),
  }
}
