import { expect, test } from 'bun:test'
import { RequestBatcher } from '../../src/store/request-batching.ts'

const recorded = (
  answer: (group: readonly number[]) => Promise<readonly string[]> = async (group) => group.map(String),
) => {
  const groups: number[][] = []
  const gate = Promise.withResolvers<void>()
  const asked = async (group: readonly number[]) => {
    groups.push([...group])
    await gate.promise
    return answer(group)
  }
  return { groups, gate, asked }
}
const turn = () => new Promise((next) => setTimeout(next, 5))

test('what is asked in one turn is one group; what comes while it is under way is the next, split where it is too large', async () => {
  const { groups, gate, asked } = recorded()
  const store = new RequestBatcher({ largest: 3, answer: asked })
  const first = [1, 2].map((n) => store.ask(n))
  await turn()
  const later = [3, 4, 5, 6].map((n) => store.ask(n))
  await turn()
  expect(groups).toEqual([[1, 2]])
  gate.resolve()
  expect(await Promise.all([...first, ...later])).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(groups).toEqual([[1, 2], [3, 4, 5], [6]])
  await store.drain()
  expect(await store.ask(7)).toBe('7')
})

test('a group that failed is asked one by one where that is allowed, and only the guilty is refused', async () => {
  const failing = recorded(async (group) => {
    if (group.includes(2)) throw new Error('guilty')
    return group.map(String)
  })
  failing.gate.resolve()
  const { asked, groups } = failing
  const outcomes = (again?: () => boolean) => {
    const store = new RequestBatcher({ largest: 9, answer: asked, ...(again && { again }) })
    return Promise.all([1, 2, 3].map((n) => store.ask(n).catch((reason) => (reason as Error).message)))
  }
  expect(await outcomes(() => true)).toEqual(['1', 'guilty', '3'])
  expect(groups).toEqual([[1, 2, 3], [1], [2], [3]])
  groups.length = 0
  expect(await outcomes()).toEqual(['guilty', 'guilty', 'guilty'])
  expect(groups).toEqual([[1, 2, 3]])
})

test('whoever asks is answered, at whatever moment after the last answer of all', async () => {
  const store = new RequestBatcher<number, number>({ largest: 9, answer: async (group) => group })
  for (let ticks = 0; ticks < 12; ticks++) {
    await store.ask(ticks)
    for (let tick = 0; tick < ticks; tick++) await null
    expect(await Promise.race([store.ask(ticks), Bun.sleep(1000).then(() => 'forgotten')])).toBe(ticks)
  }
})
