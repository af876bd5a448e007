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

test('a good speaker is not called a shy one, nor a frank person a secretive one', () => {
  const names = (...those: ReturnType<typeof yoga>[]) => withoutContradictions(those).map(({ id }) => id)
  expect(names(yoga('jada', 40), yoga('vagmi', 70))).toEqual(['vagmi'])
  expect(names(yoga('kapata', 70), yoga('nishkapata', 40), yoga('vesi', 1))).toEqual(['kapata', 'vesi'])
  expect(names(yoga('griha_nasha', 30), yoga('griha', 30))).toEqual([])
})
