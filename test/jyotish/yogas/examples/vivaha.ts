import { type Examples, pair, SKY, pairByDetails } from './example.ts'

/** Under Aries: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9 Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter. */
export const VIVAHA_EXAMPLES: Examples = {
  satkalatra: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Gemini' }, { Jupiter: 'Cancer' }),
    // Under Cancer the lord of the 7th is Saturn, seen by Jupiter from Libra.
    pair('Cancer', { ...SKY, Venus: 'Aries', Jupiter: 'Libra' }, { Jupiter: 'Cancer' }),
  ],
  early_marriage: [
    pair('Aries', { ...SKY, Venus: 'Pisces', Mercury: 'Gemini', Jupiter: 'Libra' }, { Jupiter: 'Virgo' }),
    pair('Cancer', { ...SKY, Venus: 'Libra', Saturn: 'Cancer' }, { Saturn: 'Leo' }),
  ],
  late_marriage: [
    pair('Aries', { ...SKY, Saturn: 'Libra', Venus: 'Libra' }, { Venus: 'Scorpio' }),
    // Saturn, himself lord of the 7th under Cancer, looks at Capricorn and at Venus from Aries.
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
    // The Sun in Gemini leaves the Moon in Leo dark.
    pair('Aries', { ...SKY, Moon: 'Leo', Mars: 'Aries' }, { Mars: 'Taurus' }),
    pairByDetails('Cancer', { ...SKY, Saturn: 'Gemini', Venus: 'Virgo' }, { combust: ['Saturn'] }, {}),
  ],
  love_marriage: [
    pair('Aries', { ...SKY, Sun: 'Gemini', Venus: 'Gemini' }, { Venus: 'Taurus' }),
    // Under Leo: Venus with Jupiter (5), Mars with Saturn (7), who are not related themselves.
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
