import { describe, expect, test } from 'bun:test'
import ashtakootDetails from '../../../src/capabilities/matching/ashtakoot-details.ts'
import keralaPorutham from '../../../src/capabilities/matching/kerala-porutham.ts'
import quickMatch from '../../../src/capabilities/matching/quick-match.ts'
import teluguMatch from '../../../src/capabilities/matching/telugu-match.ts'
import tenPorutham from '../../../src/capabilities/matching/ten-porutham.ts'
import { ashtakootOf } from '../../../src/jyotish/kootas/ashtakoot.ts'
import { keralaPorutham as kerala } from '../../../src/jyotish/kootas/kerala-porutham.ts'
import { isVedha, rajjuOf } from '../../../src/jyotish/kootas/poruthams.ts'
import { attributesOf, PADAS, sideOfStar } from '../../../src/jyotish/kootas/profiles.ts'
import { KOOTA_MAXIMA, KOOTAS } from '../../../src/jyotish/kootas/tables.ts'
import { dinaGrade, tenPorutham as tamil } from '../../../src/jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { call, rejectedField } from '../call.ts'
import { plainAshtakoot } from './plain-ashtakoot.ts'

type Passages = readonly [star: number, pada?: number]
const person = ([star, pada]: Passages) => ({ nakshatra: NAKSHATRAS[star - 1]!, ...(pada && { pada }) })
const pair = (groom: Passages, bride: Passages) => ({ groom: person(groom), bride: person(bride) })
const side = (star: number, pada: number | null) => sideOfStar({ nakshatra: star - 1, pada })
const stars = NAKSHATRAS.map((_, index) => index + 1)
const padas = stars.flatMap((star) => PADAS.map((pada) => [star, pada] as const))
const STRADDLING = ['20 1', '22 2']

describe('quick-match', () => {
  test('all 108 x 108 pairs equal a plain table from another method, except at two straddling padas', () => {
    const sides = padas.map(([star, pada]) => side(star, pada))
    padas.forEach(([groomStar, groomPada], g) => {
      padas.forEach(([brideStar, bridePada], b) => {
        const { scores, total, exact } = ashtakootOf(sides[g]!, sides[b]!)
        const plain = plainAshtakoot(groomStar, groomPada, brideStar, bridePada)
        const ours = KOOTAS.map((koota) => scores[koota])
        if (ours.join() !== plain.join())
          expect([groomStar, groomPada, brideStar, bridePada, ours]).toEqual([
            groomStar,
            groomPada,
            brideStar,
            bridePada,
            plain,
          ])
        expect(total).toBe(plain.reduce((sum, score) => sum + score, 0))
        const straddles = [`${groomStar} ${groomPada}`, `${brideStar} ${bridePada}`].some((each) =>
          STRADDLING.includes(each),
        )
        if (exact === straddles)
          expect([groomStar, groomPada, brideStar, bridePada, exact]).toEqual([
            groomStar,
            groomPada,
            brideStar,
            bridePada,
            !straddles,
          ])
      })
    })
  })

  test('the total is the sum of the kootas; names ignore case and spaces', async () => {
    const answer = await call(quickMatch, {
      groom: { nakshatra: ' purvaPHALGUNI ', pada: 2 },
      bride: { nakshatra: 'uttara  ashadha' },
    })
    expect(answer.groom).toEqual({ nakshatra: 'Purva Phalguni', pada: 2, moon_sign: 'Leo', moon_sign_lord: 'Sun' })
    expect(answer.bride).toEqual({ nakshatra: 'Uttara Ashadha', pada: null, moon_sign: null, moon_sign_lord: null })
    expect(answer.exact).toBe(false)
    expect(answer.kootas.reduce((sum, { score }) => sum + score, 0)).toBe(answer.total)
    expect(answer.kootas.map(({ maximum }) => maximum)).toEqual(KOOTAS.map((koota) => KOOTA_MAXIMA[koota]))
    for (const { score, maximum, result } of answer.kootas)
      expect(result).toBe(score === maximum ? 'full' : score === 0 ? 'none' : 'partial')
  })

  test('Ashwini with Bharani is exact without padas; the same star on both sides is not', async () => {
    expect((await call(quickMatch, pair([1], [2]))).exact).toBe(true)
    for (const star of stars) expect(ashtakootOf(side(star, null), side(star, null)).exact).toBe(false)
    expect((await call(quickMatch, pair([1], [1]))).doshas[0]).toMatchObject({ present: true, cancelled: false })
  })

  test('the verdict follows the bands, one band lower for an uncancelled Nadi', async () => {
    // The catalogue of examples computes Ashwini 1 with Bharani 1 by hand: 34.
    expect(await call(quickMatch, pair([1, 1], [2, 1]))).toMatchObject({ total: 34, verdict: 'excellent' })
    // The same star and pada: 28 points, very_good, lowered by one band for Nadi dosha.
    expect(await call(quickMatch, pair([4, 1], [4, 1]))).toMatchObject({ total: 28, verdict: 'good' })
    expect(await call(quickMatch, pair([10, 1], [4, 4]))).toMatchObject({ total: 10.5, verdict: 'not_recommended' })
  })

  test('an unknown nakshatra is rejected with the side', async () => {
    expect(await rejectedField(quickMatch, { groom: { nakshatra: 'Abhijit' }, bride: { nakshatra: 'Rohini' } })).toBe(
      'groom.nakshatra',
    )
    expect(await rejectedField(quickMatch, { groom: { nakshatra: 'Rohini' }, bride: { nakshatra: 'Rohina' } })).toBe(
      'bride.nakshatra',
    )
  })
})

describe('ashtakoot-details', () => {
  const rule = (
    details: Awaited<ReturnType<typeof call<(typeof ashtakootDetails)['input'], (typeof ashtakootDetails)['data']>>>,
    dosha: number,
  ) => details.doshas[dosha]!.cancellations.filter(({ holds }) => holds).map(({ rule }) => rule)

  test('kootas and total equal quick-match', async () => {
    for (const [groom, bride] of [
      [
        [4, 2],
        [8, 3],
      ],
      [[3], [16]],
      [
        [20, 1],
        [22, 2],
      ],
    ] as const) {
      const [quick, details] = [
        await call(quickMatch, pair(groom, bride)),
        await call(ashtakootDetails, pair(groom, bride)),
      ]
      expect(details.kootas.map(({ rule: _r, meaning: _m, ...row }) => row)).toEqual(quick.kootas)
      expect([details.total, details.verdict, details.exact]).toEqual([quick.total, quick.verdict, quick.exact])
      expect(
        details.doshas.map(({ cancellations }) => cancellations.filter(({ holds }) => holds).map(({ rule }) => rule)),
      ).toEqual(quick.doshas.map(({ cancellations }) => cancellations))
    }
  })

  test('Rohini 1 with Rohini 3: a cancelled Nadi has its points again', async () => {
    const details = await call(ashtakootDetails, pair([4, 1], [4, 3]))
    expect(details.doshas[0]).toMatchObject({ name: 'Nadi', present: true, cancelled: true, severity: 'cancelled' })
    expect(rule(details, 0)).toEqual(['same_star_different_pada'])
    expect(details.adjusted_total).toBe(details.total + 8)
  })

  test('Aries with Scorpio: the common lord cancels 6/8', async () => {
    const details = await call(ashtakootDetails, pair([1, 1], [17, 1]))
    expect(details.doshas[1]).toMatchObject({ name: 'Bhakoot', present: true, cancelled: true })
    expect(rule(details, 1)).toContain('same_sign_lord')
  })

  test('Leo with Capricorn: 6/8 is cancelled if both tara and vashya hold', async () => {
    const none = await call(ashtakootDetails, pair([10, 1], [21, 2]))
    expect(none.doshas[1]).toMatchObject({ present: true, cancelled: false, severity: 'major' })
    const both = await call(ashtakootDetails, pair([12, 1], [22, 3]))
    expect(both.doshas[1]).toMatchObject({ present: true, cancelled: true })
    expect(rule(both, 1)).toContain('tara_and_vashya')
  })

  test('four further checks have no points among the 36', async () => {
    const { extras } = await call(ashtakootDetails, pair([1, 1], [18, 1]))
    expect(extras.map(({ porutham, score, maximum }) => `${porutham} ${score} ${maximum}`)).toEqual(
      ['rajju', 'vedha', 'mahendra', 'stree_deergha'].map((name) => `${name} 0 0`),
    )
    expect(extras[1]!.grade).toBe('adhama')
  })
})

describe('ten-porutham', () => {
  const grades = async (groom: Passages, bride: Passages) =>
    Object.fromEntries(
      (await call(tenPorutham, pair(groom, bride))).poruthams.map(({ porutham, grade }) => [porutham, grade]),
    )

  test('bride Ashwini with groom Rohini is the fourth star', async () => {
    expect(await grades([4, 2], [1, 1])).toMatchObject({ dina: 'uttama', mahendra: 'uttama', stree_deergha: 'adhama' })
  })

  test('vedha pairs equal the published ones', () => {
    const vedha = (a: number, b: number) => isVedha({ nakshatra: a - 1 }, { nakshatra: b - 1 })
    expect([vedha(1, 18), vedha(5, 14), vedha(14, 23), vedha(1, 27), vedha(5, 5)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('rajju divides the stars into groups of 3, 6, 6, 6 and 6', () => {
    const sizes: Record<string, number> = {}
    for (const star of stars) {
      const { limb } = rajjuOf({ nakshatra: star - 1 })
      sizes[limb] = (sizes[limb] ?? 0) + 1
    }
    expect(sizes).toEqual({ foot: 6, waist: 6, stomach: 6, neck: 6, head: 3 })
  })

  test('dina: in the second round one pada of the groom fails', () => {
    expect([dinaGrade(12, 1), dinaGrade(12, 2), dinaGrade(14, 4), dinaGrade(16, 3), dinaGrade(16, 4)]).toEqual([
      'adhama',
      'madhyama',
      'adhama',
      'adhama',
      'madhyama',
    ])
  })

  test('exchanged roles change the count N to 29 - N', async () => {
    for (const [a, b] of [
      [4, 1],
      [20, 9],
      [27, 2],
    ] as const) {
      const count = async (groom: number, bride: number) =>
        Number(/number (\d+)/.exec((await call(tenPorutham, pair([groom, 1], [bride, 1]))).poruthams[0]!.note)![1])
      expect((await count(a, b)) + (await count(b, a))).toBe(29)
    }
  })

  test('the same star follows the lists, with a lower grade unless the groom’s pada is first', async () => {
    expect((await grades([4, 1], [4, 3])).dina).toBe('uttama')
    expect((await grades([4, 3], [4, 1])).dina).toBe('madhyama')
    expect((await grades([4, 2], [4, 2])).dina).toBe('adhama')
    const unknown = await call(tenPorutham, pair([4], [4]))
    expect(unknown.poruthams[0]!.grade).toBe('uttama')
    expect(unknown.exact).toBe(false)
  })

  test('Cancer with Capricorn and Leo with Aquarius fail although they are seventh', async () => {
    expect((await grades([8, 1], [22, 1])).rasi).toBe('adhama')
    expect((await grades([10, 1], [24, 1])).rasi).toBe('adhama')
    expect((await grades([1, 1], [15, 1])).rasi).toBe('uttama')
  })

  test('points, count and verdict follow from the grades for every pair', () => {
    const points = { uttama: 1, madhyama: 0.5, adhama: 0 }
    for (const [star, pada] of padas.filter((_, i) => i % 5 === 0))
      for (const [other, its] of padas.filter((_, i) => i % 3 === 0)) {
        const { poruthams, total, matched, essentialMet, verdict } = tamil(side(star, pada), side(other, its))
        expect(total).toBe(poruthams.reduce((sum, { grade }) => sum + points[grade], 0))
        const failed = poruthams.filter(({ grade }) => grade === 'adhama').map(({ porutham }) => porutham)
        expect(matched).toBe(10 - failed.length)
        expect(essentialMet).toBe(!failed.some((name) => ['dina', 'gana', 'yoni', 'rasi', 'rajju'].includes(name)))
        if (failed.includes('rajju') || failed.includes('vedha')) expect(verdict).toBe('not_recommended')
      }
  })
})

describe('kerala-porutham', () => {
  test('both in the middle group fail, regardless of the total', async () => {
    const answer = await call(keralaPorutham, pair([2, 1], [8, 1]))
    expect(answer.eliminating).toContain('rajju')
    expect(answer.verdict).toBe('adhama')
    expect(answer.groom.rajju_group).toBe('Madhya')
  })

  test('rajju groups equal the nadis: 1, 2, 3, 3, 2, 1 from Ashwini', () => {
    const folded = [0, 1, 2, 2, 1, 0]
    for (const star of stars)
      expect(attributesOf({ nakshatra: star - 1 }).nadi).toBe(
        (['Adi', 'Madhya', 'Antya'] as const)[folded[(star - 1) % 6]!]!,
      )
  })

  test('bride Ashwini with groom Ardra is madhyama here, uttama in Tamil rajju', async () => {
    const input = pair([6, 2], [1, 1])
    const rajju = (rows: { porutham: string; grade: string }[]) =>
      rows.find(({ porutham }) => porutham === 'rajju')!.grade
    expect(rajju((await call(keralaPorutham, input)).poruthams)).toBe('madhyama')
    expect(rajju((await call(tenPorutham, input)).poruthams)).toBe('uttama')
  })

  test('applies the rule of five and that of the sixth sign', () => {
    for (const [star, pada] of padas.filter((_, i) => i % 5 === 0))
      for (const [other, its] of padas.filter((_, i) => i % 3 === 0)) {
        const [groom, bride] = [side(star, pada), side(other, its)]
        const { total, eliminating, verdict } = kerala(groom, bride)
        expect(verdict).toBe(eliminating.length > 0 || total < 5 ? 'adhama' : total > 5 ? 'uttama' : 'madhyama')
        const sixth = (groom.profiles[0]!.sign - bride.profiles[0]!.sign + 12) % 12 === 5
        expect(eliminating.includes('rasi')).toBe(sixth)
      }
  })
})

describe('telugu-match', () => {
  test('kootas equal quick-match; graha maitri is essential for a Brahmin bride', async () => {
    for (const bride of [
      [8, 1],
      [17, 1],
      [26, 1],
    ] as const) {
      const input = pair([13, 1], bride)
      const answer = await call(teluguMatch, input)
      expect(answer.kootas.map(({ label: _label, ...row }) => row)).toEqual((await call(quickMatch, input)).kootas)
      expect(answer.essential_kootas.map(({ koota, required_for }) => [koota, required_for])).toEqual([
        ['graha_maitri', 'Brahmin'],
        ['nadi', 'all'],
      ])
    }
  })

  test('vedha or a total below 18 gives the verdict not_recommended', async () => {
    expect(await call(teluguMatch, pair([1, 1], [18, 1]))).toMatchObject({ verdict: 'not_recommended' })
    expect(await call(teluguMatch, pair([10, 1], [4, 4]))).toMatchObject({ total: 10.5, verdict: 'not_recommended' })
    expect(await call(teluguMatch, pair([1, 1], [2, 1]))).toMatchObject({ total: 34, verdict: 'recommended' })
  })
})
