import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const ROGA_EXAMPLES: Examples = {
  rogagrasta: [
    // With Cancer rising Jupiter is lord of the 6th.
    pair('Cancer', { ...SKY, Moon: 'Cancer', Jupiter: 'Cancer' }, { Jupiter: 'Leo' }),
    pairByDetails('Cancer', { ...SKY, Moon: 'Libra' }, { combust: ['Moon'] }, {}),
  ],
  krishanga: [
    pair('Aries', { ...SKY, Mars: 'Leo' }, { Mars: 'Cancer' }),
    pair('Aries', { ...SKY, Mars: 'Scorpio' }, { Mars: 'Libra' }),
    // 15 Aries is in a navamsa of the Sun.
    pair('Aries', { ...SKY, Mars: 'Cancer', Saturn: 'Aries' }, { Saturn: 'Taurus' }),
  ],
  deha_sthulya: [
    // Mars at 22 Cancer is in a navamsa of Saturn.
    pair('Aries', { ...SKY, Mars: 'Cancer', Saturn: 'Pisces' }, { Saturn: 'Gemini' }),
    pair('Aries', { ...SKY, Jupiter: 'Aries' }, { Jupiter: 'Taurus' }),
    // In the second chart Jupiter also aspects Aries, but from Leo, a dry sign.
    pair('Aries', { ...SKY, Jupiter: 'Libra' }, { Jupiter: 'Leo' }),
    pair('Cancer', { ...SKY, Moon: 'Leo', Venus: 'Cancer' }, { Venus: 'Leo' }),
  ],
  netra: [
    pair('Aries', { ...SKY, Venus: 'Virgo', Sun: 'Virgo', Saturn: 'Pisces', Mars: 'Leo' }, { Saturn: 'Aries' }),
    pair('Cancer', { ...SKY, Venus: 'Leo', Sun: 'Leo', Mercury: 'Leo' }, { Mercury: 'Virgo' }),
  ],
  mukha_roga: [
    pair('Taurus', { ...SKY, Rahu: 'Taurus', Ketu: 'Scorpio' }, { Mercury: 'Gemini' }),
    pair('Taurus', { ...SKY, Rahu: 'Taurus', Ketu: 'Scorpio' }, { Rahu: 'Leo', Ketu: 'Aquarius' }),
  ],
  kushta: [
    pair('Cancer', { ...SKY, Moon: 'Libra', Mars: 'Libra', Mercury: 'Libra' }, { Mercury: 'Scorpio' }),
    pair('Aries', { ...SKY, Jupiter: 'Virgo', Saturn: 'Virgo', Moon: 'Virgo' }, { Moon: 'Libra' }),
  ],
  kshaya: [
    pairByDetails(
      'Aries',
      { ...SKY, Rahu: 'Virgo', Ketu: 'Pisces', Mars: 'Scorpio' },
      { mandi: 'Cancer' },
      { mandi: 'Leo' },
    ),
  ],
  vata_roga: [pair('Aries', { ...SKY, Saturn: 'Libra', Jupiter: 'Aries' }, { Jupiter: 'Taurus' })],
  pitta_roga: [
    pair('Aries', { ...SKY, Sun: 'Virgo', Ketu: 'Virgo', Rahu: 'Pisces', Mars: 'Pisces' }, { Mars: 'Aries' }),
  ],
  guhya_roga: [
    // 11 Aries and 22 Taurus are both in navamsas of Cancer.
    pair('Aries', { ...SKY, Moon: 'Aries 11', Mars: 'Taurus' }, { Mars: 'Gemini' }),
    pair('Aries', { ...SKY, Moon: 'Aries 11', Mars: 'Taurus' }, { Moon: 'Aries 14' }),
  ],
  vrana: [
    // Mercury with the Sun alone is a malefic.
    pair('Aries', { ...SKY, Mercury: 'Capricorn', Sun: 'Capricorn' }, { Sun: 'Libra' }),
  ],
  hridroga: [
    pairByDetails('Aries', { ...SKY, Sun: 'Cancer', Saturn: 'Cancer', Jupiter: 'Leo' }, { combust: ['Jupiter'] }, {}),
    pair('Aries', { ...SKY, Moon: 'Virgo', Sun: 'Virgo' }, { Sun: 'Libra' }),
  ],
  mati_bhramana: [
    pair('Aries', { ...SKY, Jupiter: 'Aries', Mars: 'Libra' }, { Mars: 'Scorpio' }),
    pair('Aries', { ...SKY, Saturn: 'Aries', Mars: 'Leo' }, { Mars: 'Virgo' }),
    // The Moon in Pisces is dark with the Sun in Aquarius and bright with the Sun in Virgo.
    pair('Aries', { ...SKY, Moon: 'Pisces', Saturn: 'Pisces', Sun: 'Aquarius' }, { Sun: 'Virgo' }),
  ],
  apasmara: [
    pair('Aries', { ...SKY, Moon: 'Scorpio', Rahu: 'Scorpio', Ketu: 'Taurus', Saturn: 'Scorpio' }, { Saturn: 'Libra' }),
    pair('Aries', { ...SKY, Saturn: 'Virgo', Mars: 'Scorpio' }, { Mars: 'Libra' }),
  ],
  anga_heena: [
    pair('Aries', { ...SKY, Moon: 'Capricorn', Mars: 'Libra', Sun: 'Leo', Saturn: 'Virgo' }, { Saturn: 'Libra' }),
  ],
}
