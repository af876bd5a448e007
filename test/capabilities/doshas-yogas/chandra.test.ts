import { describe, expect, test } from 'bun:test'
import chandraYogas from '../../../src/capabilities/doshas-yogas/chandra-yogas.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = randomBirths(200, 37)

describe('chandra-yogas', () => {
  // The checks of the catalogue, after BPHS 37.
  test('exactly one of sunapha, anapha, durudhara and kemadruma holds, and one of three distances', async () => {
    for (const birth of births) {
      const { yogas } = await call(chandraYogas, birth)
      const present = (...ids: string[]) => yogas.filter(({ id, present }) => present && ids.includes(id)).length
      expect(present('chandra_adhama', 'chandra_sama', 'chandra_varishta')).toBe(1)
      // Planets in the sign of the Moon, with none in the signs beside her, form none of the four yogas.
      expect(present('sunapha', 'anapha', 'durudhara', 'kemadruma')).toBeLessThanOrEqual(1)
    }
  })

  test('counts the present yogas, and lists conditions only on request', async () => {
    const plain = await call(chandraYogas, independence)
    expect(plain.count).toBe(plain.yogas.filter(({ present }) => present).length)
    expect(plain.yogas.some((yoga) => 'clauses' in yoga)).toBe(false)
    const explained = await call(chandraYogas, { ...independence, explain: true })
    for (const { present, clauses } of explained.yogas)
      if (present === false) expect(clauses!.some(({ holds }) => !holds)).toBe(true)
  })
})
