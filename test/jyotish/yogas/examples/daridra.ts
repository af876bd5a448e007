import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const DARIDRA_EXAMPLES: Examples = {
  daridra_L11: [pair('Aries', { ...SKY, Saturn: 'Virgo' }, { Saturn: 'Libra' })],
  // Venus, lord of the 2nd and of the 7th, aspects the ascendant from Libra.
  daridra_L1_12: [pair('Aries', { ...SKY, Mars: 'Pisces', Jupiter: 'Aries', Venus: 'Libra' }, { Venus: 'Taurus' })],
  daridra_L1_6: [pair('Aries', { ...SKY, Mars: 'Virgo', Mercury: 'Aries', Venus: 'Libra' }, { Venus: 'Taurus' })],
  daridra_L1_8_ketu: [
    pair('Aries', { ...SKY, Ketu: 'Aries', Rahu: 'Libra', Mars: 'Scorpio', Venus: 'Scorpio' }, { Venus: 'Libra' }),
    pair('Aries', { ...SKY, Moon: 'Aquarius', Mars: 'Scorpio', Venus: 'Scorpio' }, { Moon: 'Pisces' }),
  ],
  daridra_L1_malefic: [
    pair('Aries', { ...SKY, Mars: 'Scorpio', Saturn: 'Scorpio', Venus: 'Virgo' }, { Venus: 'Libra' }),
  ],
  daridra_L5_L9: [pair('Aries', { ...SKY, Sun: 'Virgo', Jupiter: 'Pisces', Venus: 'Virgo' }, { Venus: 'Libra' })],
  daridra_P_lagna: [
    pair('Aries', { ...SKY, Sun: 'Aries', Venus: 'Libra' }, { Venus: 'Taurus' }),
    // Saturn is lord of the 10th.
    pair('Aries', { ...SKY, Sun: 'Aries', Saturn: 'Aries', Venus: 'Libra' }, { Sun: 'Taurus' }),
  ],
  daridra_L4_L9: [
    // The Moon at 27 Scorpio is in a navamsa of Jupiter, at 12 Scorpio in one of Venus.
    pair('Aries', { ...SKY, Venus: 'Virgo' }, { Venus: 'Libra' }),
    pair('Aries', { ...SKY, Moon: 'Scorpio 12' }, { Moon: 'Scorpio' }),
  ],
  daridra_jup_far: [
    pair('Aries', { ...SKY, Mars: 'Capricorn' }, { Jupiter: 'Pisces' }),
    pair('Aries', { ...SKY, Mars: 'Capricorn' }, { Jupiter: 'Libra' }),
  ],
  daridra_P2: [
    pairByDetails(
      'Aries',
      { ...SKY, Saturn: 'Taurus', Moon: 'Libra', Jupiter: 'Libra', Venus: 'Gemini' },
      { combust: ['Venus'] },
      {},
    ),
    pair(
      'Aries',
      { ...SKY, Saturn: 'Taurus', Moon: 'Libra', Jupiter: 'Libra', Venus: 'Gemini' },
      { Jupiter: 'Virgo' },
      { combust: ['Venus'] },
    ),
  ],
  duryoga: [pair('Aries', { ...SKY, Saturn: 'Virgo' }, { Saturn: 'Libra' })],
  shulapani_debt: [
    pair('Aries', { ...SKY, Venus: 'Pisces', Jupiter: 'Taurus', Saturn: 'Taurus' }, { Saturn: 'Gemini' }),
  ],
}
