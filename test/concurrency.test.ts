import { expect, test } from 'bun:test'
import { concurrently, mapConcurrently } from '../src/concurrency.ts'

const rejects = async (message: string) => {
  await Bun.sleep(1)
  throw new Error(message)
}
const throws = (message: string): Promise<never> => {
  throw new Error(message)
}

test('results keep the order and type of the computations', async () => {
  const [first, second] = await concurrently(
    async () => {
      await Bun.sleep(2)
      return 1
    },
    () => 'two',
  )
  expect([first + 1, second.length]).toEqual([2, 3])
  expect(await mapConcurrently([3, 1, 2], async (row, index) => row * 10 + index)).toEqual([30, 11, 22])
})

test('a synchronous throw after a rejecting promise leaves no unhandled rejection', async () => {
  const program = `
    const { concurrently, mapConcurrently } = await import(${JSON.stringify(import.meta.resolve('../src/concurrency.ts'))})
    const first = async () => { await Bun.sleep(1); throw new Error('first') }
    const second = () => { throw new Error('second') }
    const caught = []
    await concurrently(first, second).catch(({ message }) => caught.push(message))
    await mapConcurrently([first, second], (start) => start()).catch(({ message }) => caught.push(message))
    await Bun.sleep(10)
    console.log(caught.join())
  `
  const child = Bun.spawn([process.execPath, '-e', program], { stdout: 'pipe', stderr: 'pipe' })
  expect(await new Response(child.stdout).text()).toBe('second,second\n')
  expect(await child.exited).toBe(0)
})

test('every computation starts, even after one that throws', async () => {
  let started = 0
  const count = async () => {
    started++
  }
  await expect(
    concurrently(
      () => throws('early'),
      count,
      () => rejects('late'),
      count,
    ),
  ).rejects.toThrow('early')
  expect(started).toBe(2)
})
