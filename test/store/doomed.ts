/**
 * A process that makes live calls and dies by SIGKILL just before its nth statement on the database: `path n calls`.
 * What it answered before is printed, a line a call.
 */
import { Database } from 'bun:sqlite'
import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type Given, serve } from './doomed-service.ts'

const [path, fatal, calls] = process.argv.slice(2)
const given: Given = JSON.parse(await Bun.stdin.text())

let statements = 0
let armed = false
// Each statement carries its own methods, so they are taken as it is made.
for (const make of ['prepare', 'query'] as const) {
  const original = Database.prototype[make]
  Database.prototype[make] = function (this: Database, sql: string) {
    const statement = original.call(this, sql)
    for (const method of ['run', 'get', 'all'] as const) {
      const execute = statement[method].bind(statement) as (...values: unknown[]) => never
      statement[method] = (...values: unknown[]) => {
        if (armed && ++statements === Number(fatal)) process.kill(process.pid, 'SIGKILL')
        return execute(...values)
      }
    }
    return statement
  } as never
}

const service = serve(openSqlite(path!), given)
armed = true

/** In two waves, so that some are answered while others are under way. */
const half = Math.ceil(Number(calls) / 2)
for (const first of [0, half])
  await Promise.all(
    Array.from({ length: Math.min(half, Number(calls) - first) }, async (_, i) => {
      const reply = await service(`order-${first + i}`)
      writeSync(1, `${JSON.stringify(reply)}\n`)
    }),
  )
writeSync(1, `${JSON.stringify({ statements })}\n`)
process.exit(0)
