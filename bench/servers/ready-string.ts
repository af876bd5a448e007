/** A minimal Elysia server that answers any POST with the bytes of a file: `ready-string.ts <file>`. */
import { readFileSync } from 'node:fs'
import { Elysia } from 'elysia'

const answer = readFileSync(process.argv[2]!, 'utf8')
const headers = { 'Content-Type': 'application/json' }
const app = new Elysia()
  .post('*', () => new Response(answer, { headers }), { parse: 'none' })
  .listen({ hostname: '127.0.0.1', port: Number(process.env.PORT) })
console.log(`listening on ${app.server!.url.origin}`)
