import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { folder, freePort, spawn } from './spawned.ts'

test('a server stops while a client does not read, and charges only calls that ended', async () => {
  const DATA_DIR = folder()
  const server = spawn({
    ...{ DATA_DIR, PORT: String(await freePort()), LOG: 'none', DRAIN_MS: '50' },
    ...{ BOOTSTRAP_LIVE_KEY: 'sk_live_lines', BOOTSTRAP_CREDITS: '100000' },
  })
  const url = await server.url()
  const inputs = Array.from({ length: 1000 }, (_, i) => ({
    ...{ datetime: '1990-01-01T10:00', utc_offset: '+05:30', latitude: i / 50, longitude: 70 },
  }))
  const response = await fetch(`${url}/v1/dashas/vimshottari-dasha`, {
    method: 'POST',
    body: JSON.stringify({ inputs }),
    headers: {
      Authorization: 'Bearer sk_live_lines',
      'Content-Type': 'application/json',
      Accept: 'application/x-ndjson',
    },
  })
  await response.body!.getReader().read()
  server.child.kill('SIGTERM')
  expect(await server.child.exited).toBe(0)
  const db = new Database(join(DATA_DIR, 'khagola.sqlite'), { readonly: true })
  const { charges } = db.query("SELECT count(*) AS charges FROM ledger WHERE kind = 'charge'").get() as {
    charges: number
  }
  db.close()
  // The rest of the lines did not fit into the buffers of the connection.
  expect(charges).toBeGreaterThan(0)
  expect(charges).toBeLessThan(900)
}, 60_000)
