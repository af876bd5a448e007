import { type Examples, pair, SKY } from './example.ts'

export const SANYASA_EXAMPLES: Examples = {
  sanyasa_four: [
    pair('Aries', { ...SKY, Sun: 'Leo', Mercury: 'Leo', Venus: 'Leo', Mars: 'Leo' }, { Mars: 'Virgo' }),
    // Four planets in Virgo, of which Mercury alone is strong.
    pair(
      'Aries',
      { ...SKY, Sun: 'Virgo', Mercury: 'Virgo', Mars: 'Virgo', Jupiter: 'Virgo' },
      { Mercury: 'Libra', Venus: 'Virgo' },
    ),
    // A node does not count as the strong planet: Rahu is exalted in Taurus.
    pair(
      'Aries',
      { ...SKY, Sun: 'Taurus', Mercury: 'Taurus', Venus: 'Taurus', Mars: 'Taurus', Rahu: 'Taurus' },
      { Venus: 'Gemini', Jupiter: 'Taurus' },
    ),
  ],
  sanyasa_moon_lord: [
    // The Sun in the first degree of Gemini is weak. Saturn is opposite him, or aspects him from Aries by the third
    // aspect.
    pair('Aries', { ...SKY, Moon: 'Leo', Sun: 'Gemini 0.5', Saturn: 'Sagittarius' }, { Sun: 'Gemini 2' }),
    pair('Aries', { ...SKY, Moon: 'Leo', Sun: 'Gemini 0.5', Saturn: 'Aries' }, { Jupiter: 'Libra' }),
  ],
  sanyasa_drekkana: [
    // 5 Capricorn is in the drekkana of Capricorn and in the navamsa of Aquarius.
    pair('Aries', { ...SKY, Moon: 'Capricorn 5', Saturn: 'Cancer' }, { Saturn: 'Leo' }),
    // 15 Capricorn is in the drekkana of Taurus.
    pair('Aries', { ...SKY, Moon: 'Capricorn 5', Saturn: 'Cancer' }, { Moon: 'Capricorn 15' }),
  ],
  sanyasa_jupiter9: [
    // Saturn in Libra aspects Sagittarius, Aries and Cancer.
    pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Saturn: 'Libra', Moon: 'Cancer' }, { Moon: 'Leo' }),
  ],
  sanyasa_ketu12: [
    pair('Aries', { ...SKY, Ketu: 'Pisces', Rahu: 'Virgo', Jupiter: 'Pisces' }, { Jupiter: 'Aries' }),
    pair('Aries', { ...SKY, Ketu: 'Pisces', Rahu: 'Virgo', Jupiter: 'Cancer' }, { Jupiter: 'Leo' }),
  ],
}
