/** The naive server: Elysia and one call of `sweph` per body, without keys, charges and checks. */
import { fileURLToPath } from 'node:url'
import { Elysia } from 'elysia'
import sweph from 'sweph'
import { plainBundle } from './plain-bundle.ts'
import { type PlainBirth, plainPositions } from './plain-positions.ts'

sweph.set_ephe_path(fileURLToPath(new URL('../../data/ephe', import.meta.url)))
sweph.set_sid_mode(sweph.constants.SE_SIDM_LAHIRI, 0, 0)

const app = new Elysia()
  .post('/v1/vedic-charts/planet-positions', ({ body }) => ({ data: plainPositions(body as PlainBirth) }))
  .post('/v1/vedic-charts/birth-chart-bundle', ({ body }) => ({ data: plainBundle(body as PlainBirth) }))
  .listen({ hostname: '127.0.0.1', port: Number(process.env.PORT) })
console.log(`listening on ${app.server!.url.origin}`)
