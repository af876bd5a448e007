import { describe, expect, test } from 'bun:test'
import predictionGem from '../../../src/capabilities/predictions/prediction-gem.ts'
import gemstones from '../../../src/capabilities/remedies/gemstone-recommendation.ts'
import vastu from '../../../src/capabilities/remedies/nakshatra-vastu.ts'
import rudraksha from '../../../src/capabilities/remedies/rudraksha-recommendation.ts'
import { naturalRegard } from '../../../src/jyotish/dignity.ts'
import { gemBase } from '../../../src/jyotish/gems.ts'
import { SEVEN } from '../../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { vargaGain, vargaOfInitial } from '../../../src/jyotish/remedies/nakshatra-vastu.ts'
import { GEM_PURPOSES } from '../../../src/jyotish/remedies/purposes.ts'
import { SIGNS, type SignIndex } from '../../../src/zodiac/signs.ts'
import { chennai1996, delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const BIRTHS = [chennai1996, delhi1947, polarNight, ...randomBirths(30, 7)]

describe('gemstone-recommendation', () => {
  // The catalogue's table of bases, by hand from its rule: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn
  test.each([
    ['Aries', [3, 1, 3, -5, 2, -2, 0]],
    ['Taurus', [1, -1, -6, 3, -5, 3, 6]],
    ['Gemini', [-1, -2, -2, 4, -1, 2, 2]],
    ['Cancer', [-2, 3, 6, -2, 1, 0, -6]],
    ['Leo', [3, -4, 6, -3, 2, 0, -3]],
    ['Virgo', [-4, -1, -5, 4, -1, 3, 1]],
    ['Libra', [-1, 1, -2, 1, -2, 3, 6]],
    ['Scorpio', [1, 3, 3, -2, 3, -6, 0]],
    ['Sagittarius', [3, -4, 2, -1, 4, -2, -3]],
    ['Capricorn', [-4, -2, 0, 2, -5, 6, 3]],
    ['Aquarius', [-2, -4, 0, 1, -3, 6, 3]],
    ['Pisces', [-4, 3, 3, -1, 4, -5, -5]],
  ] as const)('%s', (sign, bases) => {
    const ascendant = SIGNS.indexOf(sign) as SignIndex
    expect(SEVEN.map((lord) => gemBase(lord, ascendant))).toEqual([...bases])
  })

  test('Chennai 1996: stones of a Capricorn ascendant', async () => {
    const answer = await call(gemstones, chennai1996)
    expect([answer.life_stone?.gem, answer.benefic_stone?.gem, answer.lucky_stone?.gem]).toEqual([
      'blue sapphire',
      'diamond',
      'emerald',
    ])
    expect(answer.avoid.map(({ gem }) => gem)).toEqual(['ruby', 'pearl', 'yellow sapphire', "cat's eye"])
  })

  test('stones equal prediction-gem, and stones to avoid are never recommended', async () => {
    for (const birth of BIRTHS) {
      const now = Date.UTC(2026, 10, 21, 12)
      const reading = await call(predictionGem, birth, now)
      for (const purpose of GEM_PURPOSES) {
        const answer = await call(gemstones, { ...birth, purpose }, now)
        for (const key of ['life_stone', 'benefic_stone', 'lucky_stone', 'dasha_stone', 'avoid'] as const)
          expect(answer[key] as object).toEqual(reading[key] as object)
        const left = answer.avoid.map(({ gem }) => gem)
        if (answer.purpose_stone) expect(left).not.toContain(answer.purpose_stone.gem)
        if (purpose === 'general') expect(answer.purpose_stone).toBeNull()
      }
    }
  })

  test('weights for a heavy and a light wearer, and for a diamond', async () => {
    const heavy = await call(gemstones, { ...chennai1996, body_weight_kg: 100 })
    expect([heavy.life_stone!.weight_carats_min, heavy.benefic_stone!.weight_carats_min]).toEqual([8.5, 1])
    const light = await call(gemstones, { ...chennai1996, body_weight_kg: 2 })
    expect(light.life_stone!.weight_carats_min).toBe(4)
  })

  test('two stones are compatible if neither planet is an enemy of the other', async () => {
    for (const birth of BIRTHS) {
      const answer = await call(gemstones, { ...birth, purpose: 'wealth' })
      const stones = [
        answer.life_stone,
        answer.benefic_stone,
        answer.lucky_stone,
        answer.dasha_stone,
        answer.purpose_stone,
      ]
      const planet = (gem: string) => stones.find((stone) => stone?.gem === gem)!.planet
      const different = new Set(stones.flatMap((stone) => stone?.gem ?? []))
      expect(answer.compatibility).toHaveLength((different.size * (different.size - 1)) / 2)
      for (const { gems, compatible } of answer.compatibility) {
        const [a, b] = gems.map(planet) as [(typeof SEVEN)[number], (typeof SEVEN)[number]]
        expect(compatible).toBe(naturalRegard(a, b) !== 'enemy' && naturalRegard(b, a) !== 'enemy')
      }
    }
  })
})

describe('rudraksha-recommendation', () => {
  test('Chennai 1996: beads Swati 8, Saturn 7, Venus 6, Mercury 4', async () => {
    const answer = await call(rudraksha, chennai1996)
    expect(answer.by_nakshatra.mukhi).toBe(8)
    expect(answer.by_lagna.map(({ mukhi }) => mukhi)).toEqual([7, 6, 4])
    expect(answer.combination.mukhis).toEqual([7, 6, 4])
    expect(answer.by_purpose).toBeNull()
    expect(answer.wearing.mantra).toBe(answer.by_nakshatra.mantra)
  })
  test('the bead of each star is that of its lord', async () => {
    const OF_LORD = [9, 6, 1, 2, 3, 8, 5, 7, 4]
    for (const birth of BIRTHS) {
      const { nakshatra } = await call(vastu, birth)
      const { by_nakshatra } = await call(rudraksha, birth)
      expect(by_nakshatra.mukhi).toBe(OF_LORD[NAKSHATRAS.indexOf(nakshatra) % 9]!)
      if (by_nakshatra.mukhi === 1) expect(by_nakshatra.alternatives).toEqual([12, 11])
    }
  })
  test('each purpose has its bead; five-faced beads are worn in threes', async () => {
    const { by_purpose } = await call(rudraksha, { ...chennai1996, purpose: 'health' })
    expect([by_purpose!.mukhi, by_purpose!.planet, by_purpose!.beads]).toEqual([5, 'Jupiter', 3])
    expect((await call(rudraksha, { ...chennai1996, purpose: 'career' })).by_purpose).toMatchObject({
      mukhi: 12,
      planet: 'Sun',
      alternatives: [1, 11],
    })
  })
})

describe('nakshatra-vastu', () => {
  const star = (nakshatra: string, further: object = {}) => call(vastu, { nakshatra, ...further })
  test('returns the values of Rohini, Anuradha and Ashwini', async () => {
    expect(await star('rohini')).toMatchObject({ tree: 'Jamun', direction: { star_direction: 'E' }, ayanamsha: null })
    expect(await star('Anuradha')).toMatchObject({ tree: 'Bakula', direction: { star_direction: 'W' } })
    expect(await star('Ashwini')).toMatchObject({
      lord: 'Ketu',
      best_facing: ['E', 'SW', 'N'],
      avoid_facing: ['NW'],
    })
  })
  test('Chennai 1996: Swati in Libra', async () => {
    expect(await call(vastu, { ...chennai1996, facing: 'NW' })).toMatchObject({
      best_facing: ['W', 'SW', 'S'],
      avoid_facing: ['E', 'NW'],
      bird: 'Crow',
      door_verdict: { facing: 'NW', suitable: 'avoid' },
    })
  })
  test('27 trees; seven of the 28 stars for each side; fifteen good stars', async () => {
    const all = await Promise.all(NAKSHATRAS.map((name) => star(name)))
    expect(new Set(all.map(({ tree }) => tree)).size).toBe(27)
    const sides = Map.groupBy(all, ({ direction }) => direction.star_direction)
    // Abhijit, in the west, is no birth star
    expect(['E', 'S', 'W', 'N'].map((side) => sides.get(side as 'E')!.length)).toEqual([7, 7, 6, 7])
    for (const { auspicious_stars, best_facing, avoid_facing } of all) {
      expect(auspicious_stars).toHaveLength(15)
      expect(avoid_facing.filter((facing) => best_facing.includes(facing))).toEqual([])
    }
  })
  test('letters have eight classes, Latin and Indian; the fifth is hostile', async () => {
    expect([...'aktpysjdrh'].map(vargaOfInitial)).toEqual([
      'Garuda',
      'Marjara',
      'Sarpa',
      'Mushaka',
      'Mriga',
      'Mesha',
      'Simha',
      'Sarpa',
      'Mriga',
      'Mesha',
    ])
    expect(['Chennai', 'Śrī', 'टाटा', 'தமிழ்', 'అమ్మ', '7'].map(vargaOfInitial)).toEqual([
      'Simha',
      'Mesha',
      'Shvana',
      'Sarpa',
      'Garuda',
      null,
    ])
    expect(vargaGain('Garuda', 'Sarpa')).toBe('vairi')
    expect((await star('Ashwini', { name_initial: 'A', place_initial: 'T' })).varga!.gain).toBe('vairi')
    expect((await star('Ashwini', { name_initial: 'A', place_initial: '7' })).varga).toBeNull()
  })
  test('requires a birth without a star', async () => {
    expect(await rejectedField(vastu, {})).toBe('datetime')
    expect(await rejectedField(vastu, { datetime: '1996-12-07T10:34', latitude: 13 })).toBe('longitude')
    expect(await rejectedField(vastu, { nakshatra: 'Abhijit' })).toBe('nakshatra')
  })
})
