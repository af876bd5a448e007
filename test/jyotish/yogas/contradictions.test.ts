import { expect, test } from 'bun:test'
import { withoutContradictions } from '../../../src/jyotish/yogas/contradictions.ts'

const yoga = (id: string, strength: number) => ({ id, strength })
const idsOf = (lean: number, stout: number) =>
  withoutContradictions([yoga('krishanga', lean), yoga('vesi', 10), yoga('deha_sthulya', stout)]).map(({ id }) => id)

test('of lean and stout only the stronger remains, and neither when they are equal', () => {
  expect(idsOf(60, 40)).toEqual(['krishanga', 'vesi'])
  expect(idsOf(40, 60)).toEqual(['vesi', 'deha_sthulya'])
  expect(idsOf(50, 50)).toEqual(['vesi'])
  expect(withoutContradictions([yoga('krishanga', 0)])).toHaveLength(1)
})
