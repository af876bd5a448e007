import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'

type RowGroups = ParquetWriter['row_groups']

/** Returns JSON text in which 64-bit integers, which JSON lacks, are objects `{ "int64": "…" }`. */
const stringify = (value: unknown) =>
  JSON.stringify(value, (_, item) => (typeof item === 'bigint' ? { int64: String(item) } : item))
const parse = (json: string) => JSON.parse(json, (_, item) => (item?.int64 === undefined ? item : BigInt(item.int64)))

/** The metadata of the row groups written so far, as JSON text. */
export type ParquetState = string

/** The row groups of a part of a file whose first byte is at `offset` in the whole file. */
const shiftGroups = (groups: RowGroups, offset: bigint): RowGroups =>
  groups.map((group) => ({
    ...group,
    ...(group.file_offset !== undefined && { file_offset: group.file_offset + offset }),
    columns: group.columns.map((column) => ({
      ...column,
      file_offset: column.file_offset + offset,
      ...(column.meta_data && {
        meta_data: {
          ...column.meta_data,
          data_page_offset: column.meta_data.data_page_offset + offset,
          ...(column.meta_data.dictionary_page_offset !== undefined && {
            dictionary_page_offset: column.meta_data.dictionary_page_offset + offset,
          }),
        },
      }),
    })),
  }))

/** Writes a Parquet file row group by row group. Each function returns the new bytes. */
export const createParquetWriter = (columns: readonly SchemaElement[]) => {
  const bytes = new ByteWriter(1 << 20)
  const schema: SchemaElement[] = [{ name: 'root', num_children: columns.length }, ...columns]
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'khagola' })
  const flush = () => {
    const copy = bytes.getBytes().slice()
    bytes.index = 0
    return copy
  }
  return {
    /** The first bytes of the file. */
    begin: flush,
    /** Writes the values of each column as one row group. */
    group(data: readonly ArrayLike<unknown>[], rows: number): Uint8Array {
      if (rows === 0) return new Uint8Array()
      const columnData = columns.map(({ name }, place) => ({ name, data: data[place] as never, offsetIndex: false }))
      writer.write({ columnData, rowGroupSize: rows })
      // The list grows with every row group and is needed only for indexes, which are not written.
      writer.pendingIndexes = []
      return flush()
    },
    end(): Uint8Array {
      writer.finish()
      return flush()
    },
    /** Number of bytes of the file so far. */
    size: (): number => bytes.offset,
    state: (): ParquetState => stringify({ groups: writer.row_groups, rows: writer.num_rows }),
    /** Continues a file of `size` bytes. */
    resume(size: number, state: ParquetState) {
      const { groups, rows } = parse(state)
      writer.row_groups = groups
      writer.num_rows = rows
      bytes.offset = size
      bytes.index = 0
    },
    /** Adds the row groups of a part, whose bytes from `headerBytes` on were copied to the position `size` of this file. */
    append(size: number, headerBytes: number, state: ParquetState) {
      const { groups, rows } = parse(state)
      writer.row_groups.push(...shiftGroups(groups, BigInt(size - headerBytes)))
      writer.num_rows += rows
    },
    /** Records the number of bytes that the file has now. */
    seek(size: number) {
      bytes.offset = size
      bytes.index = 0
    },
  }
}
