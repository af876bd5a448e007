import { test } from 'bun:test'
import { SQL } from 'bun'
import { checkLedgerAfterKills, KILL_COUNT, TIMEOUT_MS } from '../ai/crash-suite.ts'
import { emptyDatabase } from './services.ts'

test(
  `${KILL_COUNT} kills of a server that writes readings on PostgreSQL leave an exact ledger`,
  async () => {
    const url = await emptyDatabase()
    await checkLedgerAfterKills({ DATABASE_URL: url }, async <T>(statement: string) => {
      await using sql = new SQL(url, { max: 1 })
      return [...(await sql.unsafe(statement))] as T[]
    })
  },
  TIMEOUT_MS,
)
