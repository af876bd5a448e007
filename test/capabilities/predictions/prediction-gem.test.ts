import { expect, test } from 'bun:test'
import predictionGem from '../../../src/capabilities/predictions/prediction-gem.ts'
import { gemBase, trikonaLords } from '../../../src/jyotish/gems.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { fillWords } from '../../../src/readings/passage.ts'
import { SIGNS, type SignIndex } from '../../../src/zodiac/signs.ts'
import { chennai1996, randomBirths } from '../births.ts'
import { call } from '../call.ts'

// The published table of the rule, written here independently of the code: Sun, Moon, Mars, Mercury, Jupiter, Venus,
// Saturn
const BASES = [
  [3, 1, 3, -5, 2, -2, 0],
  [1, -1, -6, 3, -5, 3, 6],
  [-1, -2, -2, 4, -1, 2, 2],
  [-2, 3, 6, -2, 1, 0, -6],
  [3, -4, 6, -3, 2, 0, -3],
  [-4, -1, -5, 4, -1, 3, 1],
  [-1, 1, -2, 1, -2, 3, 6],
  [1, 3, 3, -2, 3, -6, 0],
  [3, -4, 2, -1, 4, -2, -3],
  [-4, -2, 0, 2, -5, 6, 3],
  [-2, -4, 0, 1, -3, 6, 3],
  [-4, 3, 3, -1, 4, -5, -5],
]

test('the base points of every lord for every ascendant equal the table', () => {
  expect(SIGNS.map((_, sign) => SEVEN.map((lord) => gemBase(lord, sign as SignIndex)))).toEqual(BASES)
})

test('the stones of the lords of 1, 5 and 9 may be worn for every ascendant', () => {
  for (const [sign] of SIGNS.entries())
    for (const lord of Object.values(trikonaLords(sign as SignIndex)))
      expect(gemBase(lord, sign as SignIndex)).toBeGreaterThanOrEqual(1)
})

test('Chennai 1996: stones of a Capricorn ascendant', async () => {
  const { life_stone, benefic_stone, lucky_stone, avoid } = await call(predictionGem, chennai1996)
  expect([life_stone!.gem, benefic_stone!.gem, lucky_stone!.gem]).toEqual(['blue sapphire', 'diamond', 'emerald'])
  expect(avoid.map(({ gem }) => gem)).toEqual(['ruby', 'pearl', 'yellow sapphire', "cat's eye"])
})

test('no stone is both recommended and to be avoided', async () => {
  for (const birth of randomBirths(60, 7)) {
    const { life_stone, benefic_stone, lucky_stone, dasha_stone, avoid } = await call(predictionGem, birth)
    const values = [life_stone, benefic_stone, lucky_stone, dasha_stone].flatMap((stone) => (stone ? [stone.gem] : []))
    for (const { gem } of avoid) expect(values).not.toContain(gem)
  }
})

test('the reason to avoid a stone names the houses in order, and "the Sun" with its article', async () => {
  for (const birth of randomBirths(40, 23)) {
    const { avoid } = await call(predictionGem, birth)
    for (const { reason } of avoid) {
      expect(reason).toMatch(/ owns houses? \d+( and \d+)?\.$/)
      expect(reason).not.toMatch(/^(Sun|Moon)|for (Sun|Moon)/)
    }
  }
})

test('a stone has the text of its planet and purpose', async () => {
  const gems = await corpus('gem')
  const { life_stone, benefic_stone, lucky_stone, avoid } = await call(predictionGem, chennai1996)
  expect(life_stone!.reason).toStartWith(`${gems.Saturn.life.text} Saturn, lord of the ascendant, owns houses 1 and 2`)
  expect(benefic_stone!.reason).toStartWith(gems.Venus.benefic.text)
  expect(lucky_stone!.reason).toStartWith(gems.Mercury.lucky.text)
  for (const { planet, reason } of avoid)
    expect(reason).toStartWith(fillWords(gems[planet].avoid.text, { rising: 'Capricorn' }))
})

test('a node has a stone in its own period, in house 3, 6, 10 or 11, for its dispositor', async () => {
  const worn = new Set<string>()
  for (const birth of randomBirths(500, 31)) {
    const { dasha_stone } = await call(predictionGem, birth)
    if (dasha_stone?.planet !== 'Rahu' && dasha_stone?.planet !== 'Ketu') continue
    worn.add(dasha_stone.planet)
    expect(dasha_stone.reason).toMatch(/ acts for (the (Sun|Moon)|M\w+|Jupiter|Venus|Saturn) from house (3|6|10|11)\./)
  }
  expect(worn.size).toBeGreaterThan(0)
})

test('the reason says when weakness adds points', async () => {
  for (const birth of randomBirths(40, 41)) {
    const { life_stone, benefic_stone, lucky_stone } = await call(predictionGem, birth)
    for (const stone of [life_stone, benefic_stone, lucky_stone])
      if (stone) {
        const weak = / (falls short of its required Shadbala|is debilitated)\b/.test(stone.reason)
        expect(stone.reason.endsWith(', and its weakness counts as need.')).toBe(weak)
      }
  }
})
