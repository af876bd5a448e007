/**
 * The naive server: Elysia, a call of `sweph` for each body, Placidus for the angles; no key, no charge, no check. Positions are written
 * here from nothing but `sweph`; charts that take days to write borrow this project's arrangement of them, and its speed in it.
 */
import { fileURLToPath } from 'node:url'
import { Elysia } from 'elysia'
import sweph from 'sweph'
import { openAtlas } from '../../src/atlas/atlas.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { dice } from '../../src/service/dice.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { ANYONE } from '../../src/turn.ts'
import type { Tropical } from '../../src/zodiac/longitude.ts'
import { positionOf, SE_NUMBER } from '../swisseph.ts'
import { type PlainBirth, plainPositions } from './plain-positions.ts'

const { constants: c } = sweph
const FLAGS = c.SEFLG_SWIEPH | c.SEFLG_SPEED
sweph.set_ephe_path(fileURLToPath(new URL('../../data/ephe', import.meta.url)))
sweph.set_sid_mode(c.SE_SIDM_LAHIRI, 0, 0)

const needed: Pick<Sky, 'positions' | 'equatorial' | 'angles' | 'ayanamsha'> = {
  positions: (at, bodies) => bodies.map((body) => positionOf(sweph.calc_ut(at, SE_NUMBER[body]!, FLAGS).data)),
  equatorial: (at, bodies) =>
    bodies.map((body) => {
      const { data } = sweph.calc_ut(at, SE_NUMBER[body]!, FLAGS | c.SEFLG_EQUATORIAL)
      return { rightAscension: data[0], declination: data[1] }
    }),
  ayanamsha: (at) => sweph.get_ayanamsa_ex_ut(at, c.SEFLG_SWIEPH).data,
  angles: (at, { latitude, longitude }) => {
    const { points } = sweph.houses(at, latitude, longitude, 'P').data
    return {
      ascendant: points[0] as Tropical,
      midheaven: points[1] as Tropical,
      armc: points[2],
      vertex: points[3] as Tropical,
    }
  },
}
const sky = needed as Sky
const atlas = openAtlas()
const charts = new Map(catalogue.map((entry) => [entry.path, entry]))

const app = new Elysia()
  .post('/v1/vedic-charts/planet-positions', ({ body }) => ({ data: plainPositions(body as PlainBirth) }))
  .post(
    '*',
    async ({ request, path }) => {
      const warnings: string[] = []
      const { signal } = new AbortController()
      const warn = (sentence: string) => void warnings.push(sentence)
      const world = { sky, atlas, dice, now: Date.now(), signal, asker: ANYONE, turn: () => undefined, warn }
      const data = await charts.get(path)!.compute((await request.json()) as Record<string, unknown>, world)
      const body = JSON.stringify({ data, meta: { warnings } })
      return new Response(body, { headers: { 'Content-Type': 'application/json' } })
    },
    { parse: 'none' },
  )
  .listen({ hostname: '127.0.0.1', port: Number(process.env.PORT) })
console.log(`listening on ${app.server!.url.origin}`)
