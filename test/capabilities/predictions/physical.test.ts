import { describe, expect, test } from 'bun:test'
import physical from '../../../src/capabilities/predictions/prediction-physical.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import { ageNow } from '../../../src/capabilities/shared/placement-texts.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
import { delhi1947, polarNight, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const NOT_READ = 'not read for a growing child'
/** True for a birth less than 18 years before the time of the tests. */
const isMinor = ({ datetime }: { datetime: string }) =>
  ageNow(natal({ ...delhi1947, datetime }, worldAt()), worldAt()) < 18

describe('prediction-physical', () => {
  // Taurus rises at 7°43', first drekkana and third navamsa (Pisces, of Jupiter). Rahu in 1 at 5° is the only planet
  // there and has risen. Mars in 2: the right eye. Saturn, Sun and dark Moon in 3 with Venus: a mole at the right ear.
  // Ketu in 7 at 5° has not risen.
  test('a known chart equals the calculation by hand', async () => {
    const { build, complexion, features, marks, constitution } = await call(physical, delhi1947)
    expect([build.frame, complexion.tendency]).toEqual(['short', 'gold, the colour of Jupiter'])
    expect(marks.map(({ side, part }) => [side, part])).toEqual([
      ['left', 'head'],
      ['right', 'eye'],
      ['right', 'ear'],
      ['right', 'mouth'],
    ])
    expect(marks.map(({ reason }) => /a (scar|mole)\.$/.exec(reason)![1])).toEqual(['scar', 'scar', 'mole', 'scar'])
    const { sign, navamsha, colour, mark } = await corpus('physique')
    expect(features.map(({ part, text }) => [part, text])).toEqual([
      ['frame', sign.Taurus.text],
      ['limbs', navamsha.Jupiter.text],
      ['colour', colour.Jupiter.text],
      ['the left of the head', mark.scar.head.text],
      ['the right eye', mark.scar.eye.text],
      ['the right ear', mark.mole.ear.text],
      ['the right of the mouth', mark.scar.mouth.text],
    ])
    // Venus rules the ascendant and the sixth (4 of 6), the Moon rules her own sign (2): half kapha, half vata.
    expect(constitution).toEqual({ vata: 50, pitta: 0, kapha: 50 })
  })

  test('humours sum to 100, no sentence is repeated, and every text cites its facts', async () => {
    for (const birth of [independence, ulm1879, polarNight, ...randomBirths(60, 11)]) {
      const { build, constitution, features, marks, caution } = await call(physical, birth)
      expect(constitution.vata + constitution.pitta + constitution.kapha).toBeCloseTo(100, 9)
      expect(caution).toContain('not medical advice')
      if (isMinor(birth)) {
        // The parents of a minor get one text on the rising sign, and no marks or build.
        expect([marks, features.map(({ part }) => part)]).toEqual([[], ['frame']])
        expect([build.height_tendency, build.weight_tendency]).toEqual([NOT_READ, NOT_READ])
        continue
      }
      // The nodes are malefics in opposite houses, so there are at least two marks.
      expect(marks.length).toBeGreaterThanOrEqual(2)
      const sentences = features.flatMap(({ text }) => sentencesOf(text))
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(
        features
          .slice(3)
          .flatMap(({ fact_ids }) => fact_ids)
          .sort(),
      ).toEqual(marks.flatMap(({ fact_ids }) => fact_ids).sort())
    }
  })

  test('a limb with a mark on both sides has one text', async () => {
    const twice = (await Promise.all(randomBirths(60, 11).map((birth) => call(physical, birth)))).flatMap((answer) =>
      answer.features.filter(({ part }) => part.endsWith(', right and left')).map((feature) => ({ feature, answer })),
    )
    expect(twice.length).toBeGreaterThan(0)
    for (const { feature, answer } of twice) {
      const marked = answer.marks.filter(({ fact_ids }) => feature.fact_ids.includes(fact_ids[0]!))
      expect(marked.map(({ side }) => side).sort()).toEqual(['left', 'right'])
      for (const { part } of marked) expect(feature.part).toBe(`the ${part}, right and left`)
    }
  })

  test('the sex changes only the wording', async () => {
    const plain = await call(physical, independence)
    const worded = await call(physical, { ...independence, sex: 'female' })
    expect(worded.caution).toContain('this woman')
    expect({ ...worded, caution: plain.caution }).toEqual(plain)
    expect(await rejectedField(physical, { ...independence, datetime: '1947-02-30T00:00' })).toBe('datetime')
  })
})
