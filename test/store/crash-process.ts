/**
 * A process that makes live calls and kills itself just before its nth database statement. Arguments: `path n calls`.
 * It prints one line for each answer.
 */
import { Database } from 'bun:sqlite'
import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type CallerKey, serve } from './crash-service.ts'

const [path, fatal, calls] = process.argv.slice(2)
const caller: CallerKey = JSON.parse(await Bun.stdin.text())

let statements = 0
let isCounting = false
// Each statement has its own methods, so they are replaced when the statement is created.
for (const factory of ['prepare', 'query'] as const) {
  const original = Database.prototype[factory]
  Database.prototype[factory] = function (this: Database, sql: string) {
    const statement = original.call(this, sql)
    for (const method of ['run', 'get', 'all'] as const) {
      const execute = statement[method].bind(statement) as (...values: unknown[]) => never
      statement[method] = (...values: unknown[]) => {
        if (isCounting && ++statements === Number(fatal)) process.kill(process.pid, 'SIGKILL')
        return execute(...values)
      }
    }
    return statement
  } as never
}

const service = serve(openSqlite(path!), caller)
isCounting = true

/** Two waves, so that some calls are answered while others are running. */
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
