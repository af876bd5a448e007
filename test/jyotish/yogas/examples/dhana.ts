import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const DHANA_EXAMPLES: Examples = {
  dhana_L2_L11: [
    pair('Aries', { ...SKY, Venus: 'Aquarius', Saturn: 'Taurus' }, { Saturn: 'Gemini' }),
    pair('Aries', { ...SKY, Venus: 'Libra', Saturn: 'Capricorn' }, { Saturn: 'Aquarius' }),
  ],
  // Venus is in Taurus, the 5th house with Capricorn rising. Mars is in Scorpio.
  dhana_venus5: [pair('Capricorn', { ...SKY, Mars: 'Scorpio' }, { Mars: 'Libra' })],
  dhana_mercury5: [
    pair(
      'Aquarius',
      { ...SKY, Mercury: 'Gemini', Moon: 'Sagittarius', Mars: 'Sagittarius', Jupiter: 'Sagittarius' },
      { Mars: 'Gemini' },
    ),
  ],
  dhana_sun5: [pair('Aries', { ...SKY, Sun: 'Leo', Moon: 'Aquarius', Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' })],
  dhana_saturn5: [
    pair('Libra', { ...SKY, Sun: 'Leo', Moon: 'Leo' }, { Moon: 'Virgo' }),
    pair('Virgo', { ...SKY, Saturn: 'Capricorn', Sun: 'Cancer', Moon: 'Cancer' }, { Saturn: 'Aquarius' }),
  ],
  dhana_jupiter5: [pair('Leo', { ...SKY, Jupiter: 'Sagittarius', Mercury: 'Gemini' }, { Mercury: 'Cancer' })],
  dhana_mars5: [pair('Sagittarius', { ...SKY, Mars: 'Aries', Venus: 'Libra' }, { Venus: 'Virgo' })],
  dhana_moon5: [pair('Pisces', { ...SKY, Moon: 'Cancer', Saturn: 'Capricorn' }, { Saturn: 'Aquarius' })],
  dhana_sun1: [pair('Leo', { ...SKY, Sun: 'Leo', Mars: 'Leo', Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' })],
  dhana_moon1: [
    pair('Cancer', { ...SKY, Moon: 'Cancer', Mercury: 'Cancer', Jupiter: 'Scorpio' }, { Jupiter: 'Libra' }),
  ],
  dhana_mars1: [
    // Saturn in Cancer aspects Aries by his tenth aspect.
    pair('Aries', { ...SKY, Mars: 'Aries', Mercury: 'Aries', Venus: 'Libra', Saturn: 'Cancer' }, { Saturn: 'Leo' }),
  ],
  dhana_mercury1: [
    pair('Gemini', { ...SKY, Mercury: 'Gemini', Saturn: 'Gemini', Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' }),
  ],
  dhana_jupiter1: [pair('Sagittarius', { ...SKY, Jupiter: 'Sagittarius', Mercury: 'Gemini' }, { Mars: 'Cancer' })],
  dhana_venus1: [pair('Taurus', { ...SKY, Saturn: 'Leo' }, { Saturn: 'Virgo' })],
  dhana_saturn1: [
    pair('Capricorn', { ...SKY, Saturn: 'Capricorn', Mars: 'Cancer', Jupiter: 'Taurus' }, { Jupiter: 'Gemini' }),
  ],
  bahudravya: [pair('Aries', { ...SKY, Mars: 'Taurus', Venus: 'Aquarius', Saturn: 'Aries' }, { Saturn: 'Taurus' })],
  sva_virya_dhana: [
    pairByDetails(
      'Aries',
      { ...SKY, Mars: 'Cancer', Jupiter: 'Cancer' },
      { shadbala: { Mars: 1.6 } },
      { shadbala: { Mars: 1.6, Saturn: 1.7 } },
    ),
    pair('Aries', { ...SKY, Mars: 'Cancer', Jupiter: 'Cancer' }, { Jupiter: 'Leo' }, { shadbala: { Mars: 1.6 } }),
  ],
  madhya_dhana: [
    pair('Aries', { ...SKY, Mars: 'Leo', Venus: 'Leo', Saturn: 'Leo', Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' }),
  ],
  antya_dhana: [
    // All three planets are in Leo, whose lord, the Sun, is exalted in the ascendant.
    pair('Aries', { ...SKY, Mars: 'Leo', Venus: 'Leo', Jupiter: 'Leo', Sun: 'Aries' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Mars: 'Leo', Venus: 'Leo', Jupiter: 'Leo', Sun: 'Aries' }, { Sun: 'Taurus' }),
  ],
  balya_dhana: [
    // Mars at 22 Gemini is in a navamsa of his own and aspects Capricorn by his eighth aspect. At 10 Gemini he is in a
    // navamsa of Saturn.
    pair('Aries', { ...SKY, Venus: 'Capricorn', Saturn: 'Capricorn' }, { Mars: 'Gemini 10' }),
  ],
  bhratru_dhana: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Libra' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Jupiter: 'Taurus' }, { Jupiter: 'Gemini' }),
  ],
  matru_dhana: [pair('Aries', SKY, { Moon: 'Libra' }), pair('Aries', { ...SKY, Moon: 'Taurus' }, { Moon: 'Gemini' })],
  putra_dhana: [
    pair('Aries', { ...SKY, Sun: 'Taurus', Mars: 'Aries' }, { Sun: 'Gemini' }),
    pair('Aries', { ...SKY, Jupiter: 'Taurus', Mars: 'Aries' }, { Jupiter: 'Gemini' }),
    // Jupiter himself is lord of the 2nd.
    pair('Aquarius', { ...SKY, Jupiter: 'Pisces' }, { Saturn: 'Pisces' }),
  ],
  shatru_dhana: [
    pair('Aries', { ...SKY, Mars: 'Aries' }, { Mercury: 'Gemini' }),
    pair('Taurus', { ...SKY, Mercury: 'Gemini' }, { Mars: 'Cancer' }),
  ],
  kalatra_dhana: [
    // Mercury is exalted with Mars beside him. Venus is exalted in the opposite sign.
    pair('Taurus', { ...SKY, Mercury: 'Virgo', Venus: 'Pisces', Mars: 'Virgo' }, { Mars: 'Libra' }),
  ],
  amaranantha_dhana: [pair('Aries', { ...SKY, Jupiter: 'Taurus' }, { Jupiter: 'Gemini' })],
  ayatna_dhana: [pair('Aries', { ...SKY, Mars: 'Taurus', Venus: 'Aries' }, { Venus: 'Gemini' })],
}
