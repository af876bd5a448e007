import { expect, test } from 'bun:test'
import { type AyadiSchool, areaRule, ayadiOf, YONIS } from '../../src/traditions/vastu/ayadi.ts'
import golden from './ayadi.json'

const nobody = { names: Array.from({ length: 27 }, (_, i) => String(i + 1)), owner: null }

test.each(golden.perimeters)('$source', ({ school, perimeter: [whole, parts], aya, vyaya }) => {
  const answer = ayadiOf(whole! + parts! / 24, school as AyadiSchool, nobody)
  expect(answer.aya).toMatchObject(aya)
  expect(answer.vyaya).toMatchObject(vyaya)
})

test.each(golden.areas)('$source', ({ sides: [length, breadth], aya, name }) => {
  expect(areaRule(length! * breadth!).aya).toBe(aya)
  expect(YONIS[aya - 1]![0]).toBe(name)
})
