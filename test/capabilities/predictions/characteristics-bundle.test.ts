import { expect, test } from 'bun:test'
import bundle from '../../../src/capabilities/predictions/personal-characteristics-bundle.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import bhavaBala from '../../../src/capabilities/strengths/bhava-bala.ts'
import { isDebilityCancelled } from '../../../src/jyotish/neecha-bhanga.ts'
import { worldAt } from '../../world.ts'
import { polarNight, randomBirths } from '../births.ts'
import { call } from '../call.ts'

test('bindus sum to 337, each planet occurs once, and strengths equal bhava-bala', async () => {
  for (const birth of [independence, polarNight, ...randomBirths(6, 23)]) {
    const { houses } = await call(bundle, birth)
    expect(houses.reduce((sum, { sarvashtakavarga }) => sum + sarvashtakavarga, 0)).toBe(337)
    expect(houses.flatMap(({ occupants }) => occupants).sort()).toEqual(
      ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'].sort() as never,
    )
    const peer = await call(bhavaBala, birth)
    expect(houses.map(({ bhava_bala }) => bhava_bala)).toEqual(peer.houses.map(({ rupas }) => rupas))
  }
})

test('tones of Delhi 1947 equal the calculation by hand', async () => {
  // Taurus rises with Rahu. Mars is in Gemini (2); Sun, dark Moon, Mercury, Venus and Saturn in Cancer (3); Jupiter in
  // Libra (6); Ketu in Scorpio (7). House 2: its lord Mercury in 3 as an enemy (0), Mars in it (-1), aspect of Jupiter
  // from Libra by the 9th (+1). House 10: its lord Saturn in 3 (0), aspect of Jupiter by the 5th (+1), empty.
  const { houses, ascendant } = await call(bundle, independence)
  const of = (house: number) => houses[house - 1]!
  expect([of(2).occupants, of(2).aspected_by, of(2).lord_house]).toEqual([['Mars'], ['Jupiter'], 3])
  expect([of(10).occupants, of(10).aspected_by, of(10).lord_house]).toEqual([[], ['Jupiter'], 3])
  // House 2: Mercury in mixed condition -4.3, Mars in it -4, aspect of Jupiter +2, 18 bindus -8. House 3: its lord the
  // Moon is strong in own sign, malefics in a house of growth help, two benefics. House 4: empty, the Sun neither
  // strong nor weak, 27 bindus.
  expect([of(2).tone, of(3).tone, of(4).tone]).toEqual(['strained', 'supported', 'mixed'])
  expect(ascendant.sign).toBe('Taurus')
  // Two of nature, strength and care of the rising sign, since the third contradicts a house; three divisional charts
  expect(ascendant.traits).toHaveLength(2 + 3)
})

test('the text of a house keeps to its tone: a lord of the other half is left out, and a mixed one gives one half', async () => {
  for (const birth of randomBirths(20, 43).filter(({ datetime }) => datetime < '2000')) {
    const { houses } = await call(bundle, birth)
    for (const { tone, fact_ids } of houses) {
      const halves = fact_ids.flatMap((id) => /^D1\.house\.\d+\.lord\.(good|bad)$/.exec(id)?.[1] ?? [])
      expect(halves.length).toBeLessThanOrEqual(1)
      if (tone !== 'mixed') expect(halves).not.toContain(tone === 'supported' ? 'bad' : 'good')
    }
  }
})

test('no sentence is repeated', async () => {
  const { houses } = await call(bundle, independence)
  const sentences = houses.flatMap(({ reading }) => reading.split(/(?<=\.) /))
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('the text on a debilitated lord names its cancellation if there is one', async () => {
  const answer = { lifted: 0, fallen: 0 }
  for (const birth of randomBirths(400, 41)) {
    const { houses, ascendant_lord } = await call(bundle, birth)
    const { chart } = natal(birth, worldAt())
    if (ascendant_lord.dignity !== 'debilitated') continue
    const lifted = isDebilityCancelled(houses[0]!.lord, chart)
    answer[lifted ? 'lifted' : 'fallen']++
    expect(ascendant_lord.reading.includes('is debilitated yet lifted (neecha bhanga) in the')).toBe(lifted)
  }
  expect(answer.lifted + answer.fallen).toBeGreaterThan(0)
})
