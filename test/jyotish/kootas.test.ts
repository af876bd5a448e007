import { describe, expect, test } from 'bun:test'
import { naturalRegard } from '../../src/jyotish/dignity.ts'
import { SEVEN } from '../../src/jyotish/grahas.ts'
import { ashtakoot } from '../../src/jyotish/kootas/ashtakoot.ts'
import { KOOTA_CLASSES, kootaClassOfMoon, kootaClassOfStar, kootaTables } from '../../src/jyotish/kootas/classes.ts'
import { PADAS, type StarPosition } from '../../src/jyotish/kootas/profiles.ts'
import { ASHTAKOOT_MAXIMUM, KOOTA_MAXIMA, KOOTAS, MAITRI_SCORE, SCORE_STEP } from '../../src/jyotish/kootas/tables.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { point } from '../../src/jyotish/points.ts'
import { sidereal } from '../../src/zodiac/longitude.ts'

const star = (number: number, pada: number | null): StarPosition => ({ nakshatra: number - 1, pada })
const stars = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => ({ nakshatra, pada })))

describe('the eight kootas', () => {
  // Worked by hand from the printed tables: star and pada of the groom, those of the bride, the eight scores and the
  // total.
  test.each([
    [[1, 1], [2, 1], [1, 2, 3, 2, 5, 6, 7, 8], 34],
    [[4, 2], [8, 3], [0, 1, 1.5, 2, 0.5, 5, 7, 8], 25],
    [[10, 1], [4, 4], [1, 0, 1.5, 1, 0, 0, 7, 0], 10.5],
    [[14, 3], [27, 2], [0, 0.5, 1.5, 1, 0.5, 1, 0, 8], 12.5],
    [[6, 1], [15, 4], [1, 2, 3, 2, 5, 5, 0, 8], 26],
    [[18, 2], [5, 1], [1, 1, 1.5, 2, 3, 1, 7, 8], 24.5],
  ] as const)('%p with %p', ([groomStar, groomPada], [brideStar, bridePada], scores, total) => {
    const match = ashtakoot(star(groomStar, groomPada), star(brideStar, bridePada))
    expect(KOOTAS.map((koota) => match.scores[koota])).toEqual([...scores])
    expect(match.total).toBe(total)
  })

  test('the maxima sum to 36, and the highest score of each koota is its maximum', () => {
    expect(KOOTAS.reduce((sum, koota) => sum + KOOTA_MAXIMA[koota], 0)).toBe(ASHTAKOOT_MAXIMUM)
    const table = kootaTables()
    KOOTAS.forEach((koota, at) => {
      expect(Math.max(...table[at]!) * SCORE_STEP).toBe(KOOTA_MAXIMA[koota])
    })
  })

  test('tara is full in 243 of the 729 pairs of stars, half in the rest', () => {
    const taras = NAKSHATRAS.flatMap((_, groom) =>
      NAKSHATRAS.map((_, bride) => ashtakoot({ nakshatra: groom, pada: 1 }, { nakshatra: bride, pada: 1 }).scores.tara),
    )
    expect(taras.filter((tara) => tara === 3).length).toBe(243)
    expect(taras.filter((tara) => tara === 1.5).length).toBe(486)
  })

  test('vashya, yoni, graha maitri, bhakoot, nadi and tara are symmetric in groom and bride', () => {
    for (const a of stars.filter((_, i) => i % 3 === 0))
      for (const b of stars) {
        const forward = ashtakoot(a, b).scores
        const reverse = ashtakoot(b, a).scores
        for (const koota of ['vashya', 'yoni', 'graha_maitri', 'bhakoot', 'nadi', 'tara'] as const)
          expect(forward[koota]).toBe(reverse[koota])
      }
  })

  // BPHS ch. 3 gives the friendships, the almanacs the points of each mutual pair.
  test('graha maitri follows from the natural friendships', () => {
    const points: Record<string, number> = {
      ...{ 'friend,friend': 5, 'friend,neutral': 4, 'neutral,neutral': 3 },
      ...{ 'enemy,friend': 1, 'enemy,neutral': 0.5, 'enemy,enemy': 0 },
    }
    for (const a of SEVEN)
      for (const b of SEVEN)
        expect<number>(MAITRI_SCORE[a][b]).toBe(
          a === b ? 5 : points[[naturalRegard(a, b), naturalRegard(b, a)].sort().join()]!,
        )
  })
})

describe('stars without a pada', () => {
  test('a star within one sign needs no pada', () => {
    expect(ashtakoot(star(1, null), star(2, null))).toEqual(ashtakoot(star(1, 1), star(2, 1)))
  })

  test('each koota is the mean of all combinations, rounded half up to a half', () => {
    // Krittika has one pada in Aries and three in Taurus. With a groom in Bharani (Aries, Kshatriya, Chatushpada, Mars): varna
    // always 1; graha maitri one 5 (Mars) and three 3 (Venus): 3.5; bhakoot one 7 and three 0: 1.75, rounded to 2.
    const { scores } = ashtakoot(star(2, 1), star(3, null))
    expect(scores.varna).toBe(1)
    expect(scores.graha_maitri).toBe(3.5)
    expect(scores.bhakoot).toBe(2)
  })
})

describe('koota classes', () => {
  const tables = kootaTables()
  const scores = (groom: number, bride: number) =>
    tables.map((table) => table[groom * KOOTA_CLASSES.length + bride]! * SCORE_STEP)

  test('a table cell equals the score of its stars, with or without a pada', () => {
    const all = [...stars, ...NAKSHATRAS.map((_, nakshatra) => ({ nakshatra, pada: null }))]
    for (const groom of all.filter((_, i) => i % 7 === 0))
      for (const bride of all) {
        const match = ashtakoot(groom, bride).scores
        expect(scores(kootaClassOfStar(groom), kootaClassOfStar(bride))).toEqual(KOOTAS.map((koota) => match[koota]))
      }
  })

  // Sagittarius is Manava below 15 degrees and Chatushpada from 15 degrees. Capricorn is Chatushpada, then Jalachara.
  test.each([
    [254.9, 'Manava'],
    [255.1, 'Chatushpada'],
    [284.9, 'Chatushpada'],
    [285.1, 'Jalachara'],
  ] as const)('a Moon at %p has the vashya %s', (longitude, vashya) => {
    const [profile] = KOOTA_CLASSES[kootaClassOfMoon(point(sidereal(longitude)))]!
    expect(profile).toMatchObject({
      nakshatra: point(sidereal(longitude)).nakshatra,
      sign: point(sidereal(longitude)).sign,
      vashya,
    })
  })

  test('the class of a Moon has its star and sign', () => {
    for (let longitude = 0.5; longitude < 360; longitude += 1) {
      const moon = point(sidereal(longitude))
      const [profile] = KOOTA_CLASSES[kootaClassOfMoon(moon)]!
      expect(profile).toMatchObject({ nakshatra: moon.nakshatra, sign: moon.sign })
    }
  })
})
