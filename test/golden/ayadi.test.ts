import { expect, test } from 'bun:test'
import { AYADI_YONIS, type AyadiSchool, areaRule, ayadiOf } from '../../src/traditions/vastu/ayadi.ts'
import golden from './ayadi.json'

const nobody = { names: Array.from({ length: 27 }, (_, i) => String(i + 1)), owner: null }

test.each(golden.perimeters)('aya and vyaya equal $source', ({ school, perimeter: [whole, parts], aya, vyaya }) => {
  const answer = ayadiOf(whole! + parts! / 24, school as AyadiSchool, nobody)
  expect(answer.aya).toMatchObject(aya)
  expect(answer.vyaya).toMatchObject(vyaya)
})

test.each(golden.areas)('the rule of the area equals $source', ({ sides: [length, breadth], aya, name }) => {
  expect(areaRule(length! * breadth!).aya).toBe(aya)
  expect(AYADI_YONIS[aya - 1]![0]).toBe(name)
})
