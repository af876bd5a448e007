import { type Examples, pair, pairByAscendant, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const ARISHTA_EXAMPLES: Examples = {
  yuddha_arishta: [
    pair('Aries', { ...SKY, Mars: 'Leo', Mercury: 'Leo', Rahu: 'Leo' }, { Mercury: 'Virgo' }),
    // With Scorpio rising Mars is lord of the 6th and Saturn lord of the 3rd. With Sagittarius rising neither is lord
    // of the 6th or 8th.
    pairByAscendant('Scorpio', 'Sagittarius', { ...SKY, Mars: 'Aquarius', Saturn: 'Aquarius' }),
    // With Virgo rising Mars is lord of the 3rd and of the 8th.
    pair('Virgo', { ...SKY, Mars: 'Leo', Rahu: 'Leo' }, { Mars: 'Cancer' }),
  ],
  durmarana: [
    pair('Aries', { ...SKY, Moon: 'Virgo', Mars: 'Pisces', Saturn: 'Virgo' }, { Saturn: 'Libra' }, { mandi: 'Aries' }),
    pairByDetails('Aries', { ...SKY, Moon: 'Virgo', Mars: 'Pisces' }, { mandi: 'Virgo' }, { mandi: 'Leo' }),
  ],
  alpayu: [pairByDetails('Cancer', { ...SKY, Saturn: 'Gemini', Moon: 'Leo' }, { combust: ['Moon'] }, {})],
  moon_arishta: [pair('Aries', { ...SKY, Moon: 'Virgo', Mars: 'Pisces', Jupiter: 'Leo' }, { Venus: 'Pisces' })],
  dark_moon_lagna: [
    pair('Aries', { ...SKY, Moon: 'Aries', Sun: 'Aries', Saturn: 'Scorpio' }, { Saturn: 'Sagittarius' }),
    // The rule needs a malefic other than the Moon herself in a kendra.
    pair('Aries', { ...SKY, Moon: 'Aries', Sun: 'Pisces', Saturn: 'Scorpio', Mars: 'Cancer' }, { Mars: 'Leo' }),
  ],
  matru_nasha: [
    pair(
      'Aries',
      {
        Sun: 'Leo',
        Moon: 'Leo',
        Mars: 'Cancer',
        Mercury: 'Libra',
        Jupiter: 'Taurus',
        Venus: 'Libra',
        Saturn: 'Virgo',
        Rahu: 'Taurus',
        Ketu: 'Scorpio',
      },
      { Sun: 'Libra' },
    ),
    pair(
      'Aries',
      {
        Sun: 'Leo',
        Moon: 'Leo',
        Mars: 'Cancer',
        Mercury: 'Libra',
        Jupiter: 'Taurus',
        Venus: 'Libra',
        Saturn: 'Virgo',
        Rahu: 'Taurus',
        Ketu: 'Scorpio',
      },
      // The sign before the Moon holds a benefic, Venus, too.
      { Venus: 'Cancer' },
    ),
  ],
  pitru_arishta: [
    pair('Cancer', { ...SKY, Sun: 'Sagittarius', Jupiter: 'Aquarius', Mercury: 'Pisces' }, { Mercury: 'Aquarius' }),
  ],
  sodara_nasha: [
    pair('Aries', { ...SKY, Mars: 'Scorpio', Mercury: 'Scorpio' }, { Mercury: 'Libra' }),
    // With Virgo rising the 8th house is Aries, a sign of Mars.
    pair('Virgo', { ...SKY, Mars: 'Aries' }, { Mars: 'Taurus' }),
  ],
  bandhana: [
    pair(
      'Cancer',
      {
        Sun: 'Leo',
        Moon: 'Pisces',
        Mars: 'Capricorn',
        Mercury: 'Leo',
        Jupiter: 'Pisces',
        Venus: 'Aquarius',
        Saturn: 'Pisces',
        Rahu: 'Pisces',
        Ketu: 'Virgo',
      },
      { Saturn: 'Aquarius' },
    ),
    pair(
      'Aries',
      {
        Sun: 'Taurus',
        Moon: 'Scorpio',
        Mars: 'Pisces',
        Mercury: 'Libra',
        Jupiter: 'Virgo',
        Venus: 'Libra',
        Saturn: 'Scorpio',
        Rahu: 'Libra',
        Ketu: 'Aries',
      },
      { Mars: 'Aries' },
    ),
  ],
  sarpa_ganda: [
    pairByDetails('Aries', { ...SKY, Rahu: 'Taurus', Ketu: 'Scorpio' }, { mandi: 'Taurus' }, { mandi: 'Gemini' }),
  ],
}
