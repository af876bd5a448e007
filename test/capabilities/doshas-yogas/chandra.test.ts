import { describe, expect, test } from 'bun:test'
import chandraYogas from '../../../src/capabilities/doshas-yogas/chandra-yogas.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

const births = randomBirths(200, 37)

describe('chandra-yogas', () => {
  // The catalogue's checks, after BPHS 37.
  test('of sunapha, anapha, durudhara and none beside the Moon exactly one holds; of the three distances too', async () => {
    for (const birth of births) {
      const { yogas } = await call(chandraYogas, birth)
      const present = (...ids: string[]) => yogas.filter(({ id, present }) => present && ids.includes(id)).length
      expect(present('chandra_adhama', 'chandra_sama', 'chandra_varishta')).toBe(1)
      // Planets with the Moon and none beside her form none of the four.
      expect(present('sunapha', 'anapha', 'durudhara', 'kemadruma')).toBeLessThanOrEqual(1)
    }
  })

  test('count is that of the present ones; conditions stand only where they are asked for', async () => {
    const plain = await call(chandraYogas, independence)
    expect(plain.count).toBe(plain.yogas.filter(({ present }) => present).length)
    expect(plain.yogas.some((yoga) => 'clauses' in yoga)).toBe(false)
    const explained = await call(chandraYogas, { ...independence, explain: true })
    for (const { present, clauses } of explained.yogas)
      if (present === false) expect(clauses!.some(({ holds }) => !holds)).toBe(true)
  })
})
