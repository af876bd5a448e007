import { expect, test } from 'bun:test'
import signCharacteristics from '../../../src/capabilities/predictions/sign-characteristics.ts'
import { independence } from '../../../src/capabilities/shared/inputs.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { signNature } from '../../../src/jyotish/sign-nature.ts'
import { SIGN_INDEXES, SIGNS } from '../../../src/zodiac/signs.ts'
import { call, rejectedField } from '../call.ts'

test('a birth and its signs and star have the same answer', async () => {
  const born = await call(signCharacteristics, { birth: independence })
  const { source, ...input } = born.birth
  const same = await call(signCharacteristics, input)
  expect(source).toBe('birth')
  expect({ ...same, birth: { ...same.birth, source: 'birth' } }).toEqual(born)
  expect(born.moon_sign).toMatchObject({
    sign: 'Cancer',
    lord: 'Moon',
    element: 'Water',
    modality: 'Movable',
    rising_by: 'back',
  })
  expect(born.nakshatra).toMatchObject({ nakshatra: 'Pushya', lord: 'Saturn', gana: 'Deva' })
  expect(born.shared_traits.find(({ trait }) => trait === 'ruled by Moon')).toEqual({
    trait: 'ruled by Moon',
    sources: ['moon_sign', 'sun_sign'],
  })
})

test('five signs rise by the back, six by the head, one by both', () => {
  const risings = SIGN_INDEXES.map((sign) => signNature(sign).rising)
  expect(['back', 'head', 'both'].map((way) => risings.filter((rising) => rising === way).length)).toEqual([5, 6, 1])
})

test('every sign in every part, and every star, has its own text', async () => {
  const texts = new Set<string>()
  for (const [i, sign] of SIGNS.entries()) {
    const answer = await call(signCharacteristics, { moon_sign: sign, sun_sign: sign, ascendant_sign: sign })
    for (const part of [answer.moon_sign, answer.sun_sign, answer.ascendant_sign])
      for (const { text } of part!.readings) texts.add(text)
    expect(texts.size).toBe(9 * (i + 1))
  }
  for (const nakshatra of NAKSHATRAS)
    for (const { text } of (await call(signCharacteristics, { nakshatra })).nakshatra!.readings) texts.add(text)
  expect(texts.size).toBe(9 * 12 + 5 * 27)
})

test('rejects a request without a known sign or star', async () => {
  expect(await rejectedField(signCharacteristics, {})).toBe('birth')
  expect(await rejectedField(signCharacteristics, { ascendant_sign: 'Ares' })).toBe('ascendant_sign')
})
