import { hostileDrawings } from '../../test/traditions/vastu/hostile-drawings.ts'
import { birth } from '../servers/inputs.ts'

export const many = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index))
export const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')
export const ASSISTANT = { Accept: 'application/json, text/event-stream' }
export const rpc = (id: number, method: string, params: object) => ({ jsonrpc: '2.0', id, method, params })
export const opening = (id: number) =>
  rpc(id, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } })
export const tool = (id: number, name: string, args: object) => rpc(id, 'tools/call', { name, arguments: args })
/** Combining marks of two classes in the order that normalisation has to reverse. */
export const marks = (count: number) => many(count, (i) => (i % 2 ? '\u0316' : '\u0301')).join('')
/** Words with which the patterns of the safety gate take the longest. */
export const NEARLY = 'ignore forget your the all print reveal show the system act as if pretend to be say that my '
export const SITE = { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' }
export const LANGUAGES = ['hi', 'ta', 'te', 'bn', 'ur', 'de', 'fr', 'ko', 'ru', 'tr', 'si', 'or']
export const born = (index: number) => ({ ...birth(index % 900_000) })

export const chat = (index: number, content: (turn: number) => string, turns: number) => ({
  ...born(index),
  messages: many(turns, (turn) => ({ role: turn % 2 ? 'assistant' : 'user', content: content(turn) })),
})

export const dxf = (entities: (string | number)[][]) =>
  base64([[0, 'SECTION', 2, 'ENTITIES'], ...entities, [0, 'ENDSEC', 0, 'EOF', '']].flat().join('\n'))
export const outline = (points: number, at: (index: number) => readonly [number | string, number | string]) => [
  [0, 'LWPOLYLINE', 8, 'BOUNDARY', 90, points, 70, 1],
  ...many(points, (index) => {
    const [x, y] = at(index)
    return [10, x, 20, y]
  }),
]

let drawings: string[] | undefined
/** Hostile drawings of the tests, and four with one fault each. */
export const hostile = () => {
  drawings ??= [
    dxf(outline(90_000, (i) => [i, 0])),
    dxf(outline(40_000, (i) => [Math.round(1e3 * Math.cos(i * 2.4)), Math.round(1e3 * Math.sin(i * 2.4))])),
    dxf(outline(20_000, () => ['NaN', '-Infinity'])),
    dxf(outline(20_000, (i) => [`${i}e307`, `-1e-${300 + (i % 9)}`])),
    ...hostileDrawings(5)
      .filter((_, index) => index % 5 === 4)
      .map(([, content]) => base64(content().slice(0, 2_090_000))),
  ]
  return drawings
}

export const people = (count: number, offset: number) =>
  many(count, (i) => ({ id: `${i}`, birth: born(offset * 1000 + i) }))
