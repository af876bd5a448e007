import { expect, test } from 'bun:test'
import { RequestBatcher } from '../../src/store/request-batching.ts'

const recordGroups = (
  answer: (group: readonly number[]) => Promise<readonly string[]> = async (group) => group.map(String),
) => {
  const groups: number[][] = []
  const gate = Promise.withResolvers<void>()
  const answerGroup = async (group: readonly number[]) => {
    groups.push([...group])
    await gate.promise
    return answer(group)
  }
  return { groups, gate, asked: answerGroup }
}
const nextTurn = () => new Promise((next) => setTimeout(next, 5))

test('requests of one turn form a group; later requests form the next ones, up to the maximum size', async () => {
  const { groups, gate, asked: answerGroup } = recordGroups()
  const batcher = new RequestBatcher({ maxGroupSize: 3, answer: answerGroup })
  const first = [1, 2].map((n) => batcher.ask(n))
  await nextTurn()
  const later = [3, 4, 5, 6].map((n) => batcher.ask(n))
  await nextTurn()
  expect(groups).toEqual([[1, 2]])
  gate.resolve()
  expect(await Promise.all([...first, ...later])).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]])
  await batcher.drain()
  expect(await batcher.ask(7)).toBe('7')
})

test('a failed group is repeated one by one if allowed, and only the failing request is rejected', async () => {
  const failing = recordGroups(async (group) => {
    if (group.includes(2)) throw new Error('guilty')
    return group.map(String)
  })
  failing.gate.resolve()
  const { asked: answerGroup, groups } = failing
  const outcomes = (again?: () => boolean) => {
    const batcher = new RequestBatcher({ maxGroupSize: 9, answer: answerGroup, ...(again && { canRetry: again }) })
    return Promise.all([1, 2, 3].map((n) => batcher.ask(n).catch((reason) => (reason as Error).message)))
  }
  expect(await outcomes(() => true)).toEqual(['1', 'guilty', '3'])
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]])
  groups.length = 0
  expect(await outcomes()).toEqual(['guilty', 'guilty', 'guilty'])
  expect(groups).toEqual([[1, 2, 3]])
})

test('a request is answered at any time after the previous answer', async () => {
  const batcher = new RequestBatcher<number, number>({ maxGroupSize: 9, answer: async (group) => group })
  for (let ticks = 0; ticks < 12; ticks++) {
    await batcher.ask(ticks)
    for (let tick = 0; tick < ticks; tick++) await null
    expect(await Promise.race([batcher.ask(ticks), Bun.sleep(1000).then(() => 'forgotten')])).toBe(ticks)
  }
})
