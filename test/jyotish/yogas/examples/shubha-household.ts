import { type Examples, pair, pairByAscendant, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const SHUBHA_HOUSEHOLD_EXAMPLES: Examples = {
  dhatrutva: [
    pair('Aries', { ...SKY, Jupiter: 'Cancer', Venus: 'Capricorn', Moon: 'Sagittarius' }, { Venus: 'Aquarius' }),
  ],
  bandhu_pujya: [
    // The bright Moon in Sagittarius is opposite Venus in Gemini.
    pair('Aries', { ...SKY, Moon: 'Sagittarius', Venus: 'Gemini', Mercury: 'Aries' }, { Mercury: 'Taurus' }),
    pair('Aries', { ...SKY, Jupiter: 'Capricorn' }, { Jupiter: 'Leo' }),
    pair('Aries', { ...SKY, Moon: 'Sagittarius', Jupiter: 'Sagittarius' }, { Jupiter: 'Virgo' }),
    // A planet is not its own companion: with Virgo rising Jupiter is lord of the 4th.
    pair('Virgo', { ...SKY, Jupiter: 'Taurus', Mercury: 'Virgo', Venus: 'Scorpio' }, { Mercury: 'Libra' }),
  ],
  matru_dirghayu: [pair('Aries', { ...SKY, Moon: 'Taurus', Venus: 'Cancer' }, { Venus: 'Leo' })],
  matru_sneha: [
    // With Gemini rising Mercury rules the 1st and the 4th. With Taurus rising Venus and the Sun, who are enemies, rule
    // these houses.
    pairByAscendant('Gemini', 'Taurus', { ...SKY, Sun: 'Taurus', Jupiter: 'Leo', Moon: 'Leo' }),
    // With Leo rising the Sun and Mars, natural friends, rule these houses.
    pairByAscendant('Leo', 'Taurus', { ...SKY, Sun: 'Taurus', Mars: 'Taurus', Jupiter: 'Leo', Moon: 'Leo' }),
    pair('Taurus', { ...SKY, Sun: 'Taurus', Venus: 'Gemini', Jupiter: 'Leo', Moon: 'Leo' }, { Venus: 'Taurus' }),
    pair('Taurus', { ...SKY, Sun: 'Taurus', Jupiter: 'Scorpio', Moon: 'Leo' }, { Jupiter: 'Libra' }),
  ],
  vahana: [
    pair('Aries', { ...SKY, Mars: 'Cancer' }, { Mars: 'Leo' }),
    pair('Aries', { ...SKY, Moon: 'Taurus', Venus: 'Leo' }, { Venus: 'Gemini' }),
  ],
  griha: [pair('Aries', { ...SKY, Moon: 'Leo', Mars: 'Leo', Venus: 'Cancer' }, { Mars: 'Virgo' })],
  ayatna_griha: [
    pair('Aries', { ...SKY, Mars: 'Aries', Venus: 'Aries', Jupiter: 'Libra' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Mars: 'Cancer', Venus: 'Cancer', Jupiter: 'Pisces' }, { Venus: 'Leo' }),
    pair('Aries', { ...SKY, Jupiter: 'Cancer', Moon: 'Taurus' }, { Moon: 'Gemini' }),
  ],
  vichitra_saudha: [
    // With Aries rising Saturn himself is lord of the 10th. With Cancer rising he is lord of neither the 4th nor the
    // 10th.
    pair('Aries', { ...SKY, Moon: 'Leo', Saturn: 'Leo', Mars: 'Leo' }, { Mars: 'Virgo' }),
    pair('Cancer', { ...SKY, Venus: 'Leo', Mars: 'Leo', Saturn: 'Leo' }, { Saturn: 'Virgo' }),
  ],
  parakrama: [
    // Mercury at 18 Gemini is in a navamsa of Jupiter.
    pair('Aries', { ...SKY, Mercury: 'Gemini', Venus: 'Gemini', Mars: 'Cancer' }, { Mars: 'Leo' }),
  ],
  yuddha_pravina: [
    // Mercury at 18 Gemini is in a navamsa of Jupiter; Jupiter at 16 Leo is in a navamsa of the Sun; the Sun at 2 Aries
    // is exalted.
    pair('Aries', { ...SKY, Mercury: 'Gemini', Jupiter: 'Leo', Sun: 'Aries' }, { Sun: 'Gemini' }),
    // The Sun at 2 Sagittarius is exalted in the navamsa alone.
    pair('Aries', { ...SKY, Mercury: 'Gemini', Jupiter: 'Leo', Sun: 'Sagittarius' }, { Sun: 'Gemini' }),
  ],
  bhratru_vriddhi: [
    pair('Aries', { ...SKY, Mercury: 'Virgo', Venus: 'Virgo', Jupiter: 'Leo' }, { Venus: 'Leo' }),
    pair('Aries', { ...SKY, Mars: 'Aries', Jupiter: 'Leo' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Mercury: 'Virgo', Venus: 'Gemini', Jupiter: 'Leo' }, { Venus: 'Taurus' }),
  ],
  bhagya: [
    pairByDetails('Sagittarius', { ...SKY, Jupiter: 'Sagittarius' }, {}, { combust: ['Jupiter'] }),
    // With Pisces rising Venus in Taurus is in the 3rd and aspects the 9th. With Aquarius rising she is in the 4th and
    // does not.
    pairByAscendant('Pisces', 'Aquarius', SKY),
  ],
  bhojana_saukhya: [pair('Aries', { ...SKY, Jupiter: 'Scorpio' }, { Jupiter: 'Leo' })],
  annadana: [pair('Aries', { ...SKY, Jupiter: 'Scorpio' }, { Mercury: 'Gemini' })],
  sumukha: [
    pair('Aries', { ...SKY, Venus: 'Aries', Mercury: 'Gemini', Jupiter: 'Libra' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Venus: 'Gemini', Mercury: 'Gemini', Jupiter: 'Taurus' }, { Jupiter: 'Gemini' }),
  ],
  deha_pushti: [pair('Aries', { ...SKY, Mars: 'Cancer', Jupiter: 'Pisces' }, { Jupiter: 'Leo' })],
  sharira_saukhya: [pair('Aries', { ...SKY, Venus: 'Libra' }, { Venus: 'Scorpio' })],
  rama: [pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Venus: 'Libra' }, { Venus: 'Taurus' })],
  suputra: [
    pair('Leo', { ...SKY, Sun: 'Leo' }, { Sun: 'Libra' }),
    pair('Pisces', { ...SKY, Jupiter: 'Cancer', Moon: 'Taurus' }, { Moon: 'Gemini' }),
  ],
  bahuputra: [
    // Mercury, lord of the 7th, has no companion. 8 Cancer is in a navamsa of Mercury, 21 Cancer in one of Saturn.
    pair('Pisces', { ...SKY, Rahu: 'Cancer 8', Venus: 'Aries' }, { Rahu: 'Cancer 21' }),
    // Venus beside Mercury at 13 Gemini is in a navamsa of Saturn.
    pair(
      'Pisces',
      { ...SKY, Mercury: 'Gemini', Venus: 'Gemini', Sun: 'Leo', Mars: 'Leo', Saturn: 'Pisces' },
      { Saturn: 'Aquarius' },
    ),
  ],
}
