/**
 * A process that makes live calls and kills itself just before its nth database statement. Arguments: `path n calls mode`. Modes: `single`
 * (default), `batch` and `lines`, which make the calls as one batch. It prints one line for each answer.
 */
import { Database } from 'bun:sqlite'
import { writeSync } from 'node:fs'
import { openSqlite } from '../../src/store/sqlite.ts'
import { type CallerKey, serve, serveBatches } from './crash-service.ts'

const [path, fatal, calls, mode = 'single'] = process.argv.slice(2)
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

const print = (value: unknown) => writeSync(1, `${JSON.stringify(value)}\n`)

const makeBatch = async (asLines: boolean): Promise<void> => {
  const call = serveBatches(openSqlite(path!), caller)
  isCounting = true
  const { body } = await call('order', Number(calls), asLines)
  if (typeof body === 'string') print({ results: JSON.parse(body).data.results })
  else for await (const line of body.lines) writeSync(1, line)
}

/** Two waves, so that some calls are answered while others are running. */
const makeCalls = async (): Promise<void> => {
  const call = serve(openSqlite(path!), caller)
  isCounting = true
  const half = Math.ceil(Number(calls) / 2)
  for (const first of [0, half])
    await Promise.all(
      Array.from({ length: Math.min(half, Number(calls) - first) }, async (_, i) =>
        print(await call(`order-${first + i}`)),
      ),
    )
}

await (mode === 'single' ? makeCalls() : makeBatch(mode === 'lines'))
print({ statements })
process.exit(0)
