import { describe, expect, test } from 'bun:test'
import bhavesh from '../../../src/capabilities/predictions/prediction-bhavesh.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import dignities from '../../../src/capabilities/strengths/planetary-dignity.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { delhi1947, polarNight, randomBirths, ulm1879 } from '../births.ts'
import { call, rejectedField } from '../call.ts'

describe('prediction-bhavesh', () => {
  test('every lord is where the chart has it, and texts cite facts of their section', async () => {
    for (const birth of [independence, ulm1879, polarNight, ...randomBirths(25)]) {
      const { lords, sections } = await call(bhavesh, birth)
      const { rulers, planets } = await call(dignities, { ...birth, vargas: [] })
      expect(lords.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      for (const [i, row] of lords.entries()) {
        expect([row.lord, row.placed_in_house]).toEqual([rulers[i]!.lord, rulers[i]!.lord_house])
        expect(planets.find(({ planet }) => planet === row.lord)!.dignity.replace('great_', '')).toBe(row.dignity)
        expect(row.fact_ids).toContain(`D1.house.${row.house}.lord.${row.outcome === 'bad' ? 'bad' : 'good'}`)
        expect(sections[i]!.paragraphs.length).toBeGreaterThan(0)
        expect(row.good_results === null).toBe(row.outcome === 'bad')
        expect(row.bad_results === null).toBe(row.outcome === 'good')
      }
      const sentences = [
        ...lords.flatMap(({ reading, good_results, bad_results }) => [reading, good_results ?? '', bad_results ?? '']),
        ...sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
      ]
        .flatMap(sentencesOf)
        .filter(Boolean)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  // The chart of Indian independence with Taurus rising. Positions: Rao, Vedic Astrology, and every almanac. Outcomes:
  // by hand.
  test('outcomes of a known chart equal the calculation by hand', async () => {
    const { lords } = await call(bhavesh, delhi1947)
    expect(lords.map(({ lord, placed_in_house, outcome }) => [lord, placed_in_house, outcome])).toEqual([
      ['Venus', 3, 'bad'], // a great enemy's sign, combust, among malefics
      ['Mercury', 3, 'mixed'], // a great enemy's sign, in the prime of its sign
      ['Moon', 3, 'good'], // own sign
      ['Sun', 3, 'mixed'], // neither dignity nor hurt
      ['Mercury', 3, 'mixed'],
      ['Venus', 3, 'bad'],
      ['Mars', 2, 'good'], // under the aspect of Jupiter from the sixth, rich in Shadbala
      ['Jupiter', 6, 'bad'], // in a dusthana, at the end of its sign, short of Shadbala
      ['Saturn', 3, 'bad'], // combust
      ['Saturn', 3, 'bad'],
      ['Jupiter', 6, 'bad'],
      ['Mars', 2, 'good'],
    ])
  })

  test('a cancelled debility alone does not give a bad outcome', async () => {
    const falls = (await Promise.all(randomBirths(300, 5).map((birth) => call(bhavesh, birth)))).flatMap(({ lords }) =>
      lords.filter(({ dignity, combust, placed_in_house }) => {
        return dignity === 'debilitated' && !combust && ![6, 8, 12].includes(placed_in_house)
      }),
    )
    expect(new Set(falls.map(({ outcome }) => outcome))).toEqual(new Set(['good', 'mixed', 'bad']))
  })

  test('the report contains each reading; an invalid date is rejected with its field', async () => {
    const data = await call(bhavesh, independence)
    const text = JSON.stringify(bhavesh.report!.document(data))
    for (const { paragraphs } of data.sections)
      for (const paragraph of paragraphs) expect(text).toContain(JSON.stringify(paragraph.text))
    expect(await rejectedField(bhavesh, { ...independence, datetime: '1947-02-30T00:00' })).toBe('datetime')
  })
})
