import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const VIVAHA_EXAMPLES: Examples = {
  satkalatra: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Gemini' }, { Jupiter: 'Cancer' }),
    // With Cancer rising Saturn is lord of the 7th. Jupiter aspects him from Libra.
    pair('Cancer', { ...SKY, Venus: 'Aries', Jupiter: 'Libra' }, { Jupiter: 'Cancer' }),
  ],
  early_marriage: [
    pair('Aries', { ...SKY, Venus: 'Pisces', Mercury: 'Gemini', Jupiter: 'Libra' }, { Jupiter: 'Virgo' }),
    pair('Cancer', { ...SKY, Venus: 'Libra', Saturn: 'Cancer' }, { Saturn: 'Leo' }),
  ],
  late_marriage: [
    pair('Aries', { ...SKY, Saturn: 'Libra', Venus: 'Libra' }, { Venus: 'Scorpio' }),
    // With Cancer rising Saturn himself is lord of the 7th. From Aries he aspects Capricorn and Venus.
    pair('Cancer', { ...SKY, Saturn: 'Aries', Venus: 'Gemini' }, { Venus: 'Taurus' }),
  ],
  two_marriages: [
    pair(
      'Aries',
      { ...SKY, Mercury: 'Gemini', Mars: 'Taurus', Venus: 'Sagittarius', Saturn: 'Libra' },
      { Saturn: 'Aquarius' },
    ),
    pair('Aries', { ...SKY, Venus: 'Virgo', Sun: 'Virgo' }, { Sun: 'Leo' }),
  ],
  many_marriages: [
    pair('Aries', { ...SKY, Venus: 'Libra', Saturn: 'Libra' }, { Saturn: 'Aquarius' }),
    pair('Aries', { ...SKY, Venus: 'Taurus', Saturn: 'Aquarius' }, { Saturn: 'Leo' }),
  ],
  marriage_denial: [
    // With the Sun in Gemini the Moon in Leo is dark.
    pair('Aries', { ...SKY, Moon: 'Leo', Mars: 'Aries' }, { Mars: 'Taurus' }),
    pairByDetails('Cancer', { ...SKY, Saturn: 'Gemini', Venus: 'Virgo' }, { combust: ['Saturn'] }, {}),
  ],
  love_marriage: [
    pair('Aries', { ...SKY, Sun: 'Gemini', Venus: 'Gemini' }, { Venus: 'Taurus' }),
    // With Leo rising Venus is with Jupiter, lord of the 5th, and Mars with Saturn, lord of the 7th. The two lords are
    // not related to each other.
    pair(
      'Leo',
      { ...SKY, Jupiter: 'Gemini', Venus: 'Gemini', Saturn: 'Capricorn', Mars: 'Capricorn' },
      { Mars: 'Aquarius' },
    ),
  ],
  foreign_spouse: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Rahu: 'Gemini', Ketu: 'Sagittarius' }, { Venus: 'Taurus' }),
    pair('Aries', { ...SKY, Venus: 'Sagittarius', Rahu: 'Gemini', Ketu: 'Sagittarius' }, { Venus: 'Capricorn' }),
  ],
  spouse_after_fortune: [pair('Taurus', { ...SKY, Mars: 'Capricorn' }, { Mars: 'Aquarius' })],
  bharya_heena: [
    pairByDetails('Aries', { ...SKY, Mars: 'Taurus', Saturn: 'Libra', Venus: 'Scorpio' }, { combust: ['Venus'] }, {}),
  ],
}
