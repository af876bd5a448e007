import { expect, test } from 'bun:test'
import { startWarmUp } from '../../src/api/warm-up.ts'
import { until } from '../until.ts'
import { start } from './server.ts'
import { spawn } from './spawned.ts'

test('steps run one after the other, and a failing step does not stop the others', async () => {
  const reported: unknown[] = []
  const finishedSteps: string[] = []
  const { done, isDone } = startWarmUp(
    {
      first: async () => {
        await Bun.sleep(2)
        finishedSteps.push('first')
      },
      second() {
        throw new Error('no file')
      },
      third: () => finishedSteps.push('third'),
    },
    (about, cause) => reported.push({ ...about, cause: (cause as Error).message }),
  )
  expect(isDone()).toBe(false)
  await done
  expect(isDone()).toBe(true)
  expect(finishedSteps).toEqual(['first', 'third'])
  expect(reported).toEqual([{ about: 'The warm-up of the server failed: second.', cause: 'no file' }])
})

test('a server in the warm-up answers calls but is not ready', async () => {
  let isWarm = false
  const server = await start({ isWarm: () => isWarm })
  const status = async (path: string) => (await fetch(server.origin + path)).status
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
  isWarm = true
  expect(await status('/readyz')).toBe(200)
  await server.stop()
})

test('a server becomes ready after the warm-up', async () => {
  const { child, url } = spawn({ WARM_UP: 'all', LOG: 'none' })
  const at = await url()
  await until(async () => (await fetch(`${at}/readyz`)).status === 200)
  child.kill('SIGTERM')
  expect(await child.exited).toBe(0)
})
