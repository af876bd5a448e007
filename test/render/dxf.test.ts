import { expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import vastuImportDxf from '../../src/capabilities/vastu/vastu-import-dxf.ts'
import type { DxfOperations } from '../../src/render/dxf-operations.ts'
import { readDxf } from '../../src/render/dxf-reading.ts'
import { ProcessPool } from '../../src/render/process-pool.ts'
import { sample } from '../long.ts'
import { random } from '../native/random.ts'
import { worldAt } from '../world.ts'

const lines = (...pairs: (string | number)[]) => pairs.join('\n')
const corners = [10, 0, 20, 0, 42, 0.5, 10, 9, 20, 0, 10, 9, 20, 7, 10, 0, 20, 7]
const vertex = (x: number, y: number) => lines(0, 'VERTEX', 8, 'A', 10, x, 20, y, 30, 0)
/** A drawing with each section and entity that the reader supports, and with tables, which it skips. */
const DRAWING = [
  lines(0, 'SECTION', 2, 'HEADER', 9, '$EXTMIN', 10, 0, 20, 0, 9, '$INSUNITS', 70, 6, 0, 'ENDSEC'),
  lines(0, 'SECTION', 2, 'TABLES', 0, 'TABLE', 2, 'LAYER', 70, 1, 0, 'LAYER', 2, 'A', 70, 0, 62, 7, 0, 'ENDTAB'),
  lines(0, 'TABLE', 2, 'VPORT', 70, 1, 0, 'VPORT', 2, '*A', 10, 0, 20, 0, 0, 'ENDTAB', 0, 'ENDSEC'),
  lines(0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 8, 0, 2, 'B', 70, 0, 10, 0, 20, 0),
  lines(0, 'CIRCLE', 8, 0, 10, 0, 20, 0, 40, 1, 0, 'ENDBLK', 8, 0, 0, 'ENDSEC'),
  lines(0, 'SECTION', 2, 'ENTITIES', 0, 'LWPOLYLINE', 5, '2F', 8, 'PLOT', 90, 4, 70, 1, ...corners),
  lines(0, 'POLYLINE', 8, 'ROOM', 66, 1, 70, 1, 10, 0, 20, 0),
  ...[vertex(1, 1), vertex(4, 1), vertex(4, 3), vertex(1, 3)],
  lines(0, 'SEQEND', 8, 'A', 0, 'ARC', 8, 'A', 10, 3, 20, 3, 40, 1, 50, 10, 51, 300),
  lines(0, 'LINE', 8, 'NORTH', 10, 1, 20, 1, 11, 1, 21, 2, 0, 'TEXT', 8, 'T', 10, 2, 20, 2, 40, 1, 1, 'Kitchen'),
  lines(0, 'MTEXT', 8, 'T', 10, 2, 20, 2, 3, 'Long', 1, 'name', 0, 'INSERT', 8, 'A', 2, 'B', 10, 6, 20, 4, 41, 1),
  lines(0, 'SPLINE', 8, 'A', 70, 8, 10, 1, 20, 1, 0, 'HATCH', 8, 'A', 91, 1, 0, 'ENDSEC', 0, 'EOF', ''),
].join('\n')

const readText = (text: string) => readDxf(Buffer.from(text, 'latin1'))

const TOKENS = ['0', '-1', '9', '10', '42', '70', '90', '101', '999', '1e308', '1e999', 'NaN', '', 'EOF', 'SECTION']
const NAMES = ['ENDSEC', 'VERTEX', 'SEQEND', 'BLOCK', 'ENDBLK', 'INSERT', 'LWPOLYLINE', 'POLYLINE', 'TABLE', '\u0000']

/** A drawing with one to four faults: lines removed, doubled, replaced, swapped or cut, or bytes changed. */
const mutate = (chance: () => number): string => {
  const below = (count: number) => Math.floor(chance() * count)
  let drawing = DRAWING.split('\n')
  for (let faults = 1 + below(4); faults > 0; faults--) {
    const at = below(drawing.length)
    const line = drawing[at]!
    const words = [...TOKENS, ...NAMES]
    const changes: (() => string[])[] = [
      () => drawing.toSpliced(at, 1 + below(3)),
      () => drawing.toSpliced(at, 0, ...drawing.slice(at, at + 1 + below(8))),
      () => drawing.with(at, words[below(words.length)]!),
      () => drawing.toSpliced(at, 0, words[below(words.length)]!),
      () => drawing.with(at, drawing[below(drawing.length)]!),
      () => drawing.slice(0, at),
      () => drawing.with(at, `${line.slice(0, -1)}${String.fromCharCode(below(256))}`),
    ]
    drawing = changes[below(changes.length)]!()
    if (drawing.length === 0) return ''
  }
  return drawing.join('\n')
}

const BROKEN = sample(1000, 2000)
test(`${BROKEN} broken drawings are each read, or rejected with a message before the deadline`, async () => {
  const chance = random(20_261_128)
  const readings = await Promise.all(Array.from({ length: BROKEN }, () => readText(mutate(chance))))
  const errors = readings.flatMap((reading) => ('error' in reading ? [reading.error] : []))
  expect(errors.filter((sentence) => /more than 2 seconds/.test(sentence) || !sentence.endsWith('.'))).toEqual([])
  // Both outcomes occur, so the mutations are neither harmless nor fatal altogether.
  expect(errors.length).toBeGreaterThan(0.15 * BROKEN)
  expect(errors.length).toBeLessThan(0.9 * BROKEN)
  expect(await readText(DRAWING)).toMatchObject({ unit: 'm', plan: { rooms: [{}, {}] } })
})

test.each([
  ['a group code that is no number', ['SECTION', 'what', 'ever'], 'Line 3 of the drawing must be a DXF group code.'],
  ['no end', ['SECTION', 2, 'ENTITIES', 0, 'ENDSEC'], 'The drawing ends before its EOF group.'],
  ['no entities', ['SECTION', 2, 'HEADER', 0, 'ENDSEC', 0, 'EOF', ''], 'The drawing has no ENTITIES section.'],
  [
    'a vertex without y',
    ['SECTION', 2, 'ENTITIES', 0, 'LWPOLYLINE', 90, 2, 10, 1, 10, 2, 20, 2, 0, 'ENDSEC', 0, 'EOF', ''],
    'Group 20 of the LWPOLYLINE on line 5 of the drawing must be a number.',
  ],
  [
    'a radius of letters',
    ['SECTION', 2, 'ENTITIES', 0, 'CIRCLE', 10, 1, 20, 1, 40, 'wide', 0, 'ENDSEC', 0, 'EOF', ''],
    'Group 40 of the CIRCLE on line 5 of the drawing must be a number.',
  ],
])('%s is rejected with a message that says where', async (_, groups, error) => {
  expect(await readText(lines(0, ...groups))).toEqual({ error })
})

test('rejects a drawing that exceeds the deadline; a rejected file is a 422 for `dxf_base64`', async () => {
  // The process of this pool never answers.
  const hangingPool = new ProcessPool<DxfOperations>(
    fileURLToPath(new URL('./fixtures/child-process.ts', import.meta.url)),
    {
      deadline: 100,
    },
  )
  const dxf_base64 = Buffer.from(DRAWING).toString('base64')
  const reading = await readDxf(Buffer.from('hang'), undefined, hangingPool)
  expect(reading).toEqual({ error: 'The drawing takes more than 2 seconds or too much memory to read.' })
  const broken = Buffer.from(DRAWING.replace('EOF', 'EOX')).toString('base64')
  expect(vastuImportDxf.compute({ dxf_base64: broken } as never, worldAt())).rejects.toMatchObject({
    status: 422,
    field: 'dxf_base64',
  })
  expect(await vastuImportDxf.compute({ dxf_base64 } as never, worldAt())).toMatchObject({ drawing_units: 'm' })
})
