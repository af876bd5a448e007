import { expect, test } from 'bun:test'
import { startWarmUp } from '../../src/api/warm-up.ts'
import { until } from '../until.ts'
import { start } from './server.ts'
import { spawn } from './spawned.ts'

test('steps run one after the other, and one that fails holds up no other', async () => {
  const reported: unknown[] = []
  const ran: string[] = []
  const { done, isDone } = startWarmUp(
    {
      first: async () => {
        await Bun.sleep(2)
        ran.push('first')
      },
      second() {
        throw new Error('no file')
      },
      third: () => ran.push('third'),
    },
    (about, cause) => reported.push({ ...about, cause: (cause as Error).message }),
  )
  expect(isDone()).toBe(false)
  await done
  expect(isDone()).toBe(true)
  expect(ran).toEqual(['first', 'third'])
  expect(reported).toEqual([{ about: 'The warm-up of the server failed: second.', cause: 'no file' }])
})

test('a server that is not warm yet answers, and says that it is not ready', async () => {
  let isWarm = false
  const server = await start({ isWarm: () => isWarm })
  const status = async (path: string) => (await fetch(server.origin + path)).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  isWarm = true
  expect(await status('/readyz')).toBe(200)
  await server.stop()
})

test('a server becomes ready', async () => {
  const { child, url } = spawn({ WARM_UP: 'all', LOG: 'none' })
  const at = await url()
  await until(async () => (await fetch(`${at}/readyz`)).status === 200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})
