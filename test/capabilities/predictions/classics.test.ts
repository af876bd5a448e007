import { describe, expect, test } from 'bun:test'
import classics from '../../../src/capabilities/predictions/prediction-classics.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { ageNow } from '../../../src/capabilities/shared/placement-texts.ts'
import positions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
import { delhi1947, polarNight, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const including = (conditions: readonly string[], what: RegExp) =>
  conditions.filter((condition) => what.test(condition)).length

describe('prediction-classics', () => {
  test('has texts for nine signs, nine houses, the ascendant and the star, without repetition', async () => {
    for (const birth of [independence, ulm1879, polarNight, ...randomBirths(40, 3)]) {
      const { texts, by_work, lagna, moon_nakshatra } = await call(classics, birth)
      const { planets } = await call(positions, birth)
      const conditions = texts.map(({ condition }) => condition)
      expect(texts.length).toBeLessThanOrEqual(80)
      expect(conditions).toContain(`${lagna.sign} rises.`)
      expect(conditions).toContain(`The Moon stands in ${moon_nakshatra}.`)
      expect(including(conditions, / rises\.$/)).toBe(1)
      expect(including(conditions, / stands in the \w+ house( and [a-z][^.]*(\.\d\d[^.]*)?)?\.$/)).toBe(9)
      for (const { name, sign, sign_number, degree } of planets) {
        // BPHS 6: the first half of an odd sign belongs to the Sun, that of an even sign to the Moon.
        const [odd, first] = [sign_number % 2 === 1, degree < 15]
        const hora = odd === first ? 'Sun' : 'Moon'
        const seat = new RegExp(`^(The )?${name} stands in ${sign}, in the half of the ${hora}\\.$`)
        expect(including(conditions, seat)).toBe(1)
      }
      expect(Object.values(by_work).reduce((sum, count) => sum + count, 0)).toBe(texts.length)
      for (const { fact_ids } of texts) expect(fact_ids).toHaveLength(1)
      const sentences = texts.flatMap(({ reading }) => sentencesOf(reading))
      expect(new Set(sentences).size).toBe(sentences.length)
      // Each chart has one of the three grades by distance. It has at most one of the four yogas by neighbours; none if
      // a planet is in the sign of the Moon and no planet beside it.
      // A minor has the placements only.
      const isMinor = ageNow(natal(birth, worldAt()), worldAt()) < 18
      expect(including(conditions, /yoga (varishta|sama|adhama)/)).toBe(isMinor ? 0 : 1)
      if (isMinor) expect(including(conditions, /The yoga|stand together|looks at/)).toBe(0)
      expect(including(conditions, /yoga (sunapha|anapha|durudhara|kemadruma)/)).toBeLessThanOrEqual(1)
    }
  })

  // The chart of Indian independence: five of the seven planets are in Cancer. Mars is in the twelfth from the Moon,
  // and no planet in the second.
  test('conjunctions and yogas of a known chart equal the calculation by hand', async () => {
    const conditions = (await call(classics, delhi1947)).texts.map(({ condition }) => condition)
    expect(including(conditions, /stand together in Cancer/)).toBe(10 + 10)
    expect(conditions.filter((condition) => condition.startsWith('The yoga'))).toEqual([
      'The yoga vosi holds.',
      'The yoga budha aditya holds.',
      'The yoga anapha holds.',
      'The yoga gajakesari holds.',
      // Mercury and Venus are in the third house from the ascendant, Jupiter is in the sixth.
      'The yoga vasumati holds.',
      'The yoga adhama holds.',
    ])
    expect(including(conditions, /looks at the Moon/)).toBe(0)
  })

  // 4 February 1962: all seven planets are in Capricorn. All 21 pairs and 35 triples would give more than eighty.
  test('if too many texts apply, triple conjunctions are dropped and pairs stay', async () => {
    const grand = { datetime: '1962-02-04T12:00', utc_offset: '+00:00', latitude: 28.6, longitude: 77.2 }
    const { texts } = await call(classics, grand)
    expect(texts).toHaveLength(80)
    expect(
      including(
        texts.map(({ chapter }) => chapter),
        /^15$/,
      ),
    ).toBe(21)
  })

  test('the report contains every reading; an invalid date is rejected with its field', async () => {
    const data = await call(classics, independence)
    const text = JSON.stringify(classics.report!.document(data))
    for (const { reading } of data.texts) expect(text).toContain(JSON.stringify(reading))
    expect(await rejectedField(classics, { ...independence, datetime: '1947-02-30T00:00' })).toBe('datetime')
  })
})
