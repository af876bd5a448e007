import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const VIDYA_EXAMPLES: Examples = {
  saraswati: [
    // With Venus in Taurus, Jupiter in Taurus is in the sign of a great enemy.
    pair('Aries', { ...SKY, Mercury: 'Aries', Jupiter: 'Cancer', Venus: 'Taurus' }, { Jupiter: 'Taurus' }),
    pair('Aries', { ...SKY, Mercury: 'Aries', Jupiter: 'Cancer', Venus: 'Taurus' }, { Mercury: 'Gemini' }),
  ],
  sharada: [
    pair('Aries', { ...SKY, Saturn: 'Leo', Mercury: 'Cancer', Sun: 'Leo' }, { Sun: 'Virgo' }),
    pair('Aries', { ...SKY, Moon: 'Gemini', Jupiter: 'Libra', Mars: 'Aquarius' }, { Jupiter: 'Scorpio' }),
  ],
  bharati: [
    // Venus at 13 Gemini is in a navamsa of Saturn, who is exalted.
    pair('Aries', { ...SKY, Venus: 'Gemini', Saturn: 'Libra', Jupiter: 'Libra' }, { Jupiter: 'Scorpio' }),
  ],
  kalanidhi: [
    pair('Aries', { ...SKY, Jupiter: 'Taurus', Venus: 'Leo' }, { Jupiter: 'Gemini' }),
    pair('Aries', { ...SKY, Jupiter: 'Leo', Mercury: 'Leo', Venus: 'Aquarius' }, { Venus: 'Pisces' }),
  ],
  lakshmi: [pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Mars: 'Capricorn' }, { Mars: 'Leo' })],
  gauri: [
    // Mars, lord of the 10th, at 24 Taurus is in a navamsa of the Sun. The Moon is lord of the ascendant.
    pair('Cancer', { ...SKY, Mars: 'Taurus 24', Sun: 'Aries', Moon: 'Aries' }, { Moon: 'Taurus' }),
    // Saturn at 25 Aries is in a navamsa of Mars, who is himself lord of the ascendant.
    pair('Aries', { ...SKY, Saturn: 'Aries', Mars: 'Capricorn' }, { Saturn: 'Taurus' }),
  ],
  budha: [
    pair(
      'Aries',
      { ...SKY, Jupiter: 'Aries', Moon: 'Cancer', Rahu: 'Leo', Sun: 'Libra', Mars: 'Libra' },
      { Mars: 'Scorpio' },
    ),
  ],
  buddhi_maturya: [
    pair('Gemini', { ...SKY, Venus: 'Cancer', Jupiter: 'Leo' }, { Venus: 'Leo' }),
    pair('Gemini', { ...SKY, Venus: 'Leo', Jupiter: 'Aquarius' }, { Jupiter: 'Capricorn' }),
  ],
  tivra_buddhi: [
    // Venus at 13 Leo is in a navamsa of the Moon, who is bright in Sagittarius.
    pair('Gemini', { ...SKY, Venus: 'Leo', Moon: 'Sagittarius', Jupiter: 'Gemini' }, { Jupiter: 'Taurus' }),
  ],
  nipuna: [
    pairByDetails('Aries', { ...SKY, Sun: 'Leo', Mercury: 'Leo' }, {}, { combust: ['Mercury'] }),
    pair('Aries', { ...SKY, Sun: 'Leo', Mercury: 'Leo' }, { Sun: 'Virgo', Mercury: 'Virgo' }),
  ],
  jada: [
    pair('Aries', { ...SKY, Venus: 'Capricorn', Mars: 'Capricorn' }, { Mars: 'Pisces' }),
    pairByDetails('Aries', { ...SKY, Sun: 'Taurus' }, { mandi: 'Taurus' }, { mandi: 'Gemini' }),
  ],
  satkatha: [
    // Mercury at 18 Gemini is in a navamsa of Jupiter.
    pair('Aries', { ...SKY, Mercury: 'Gemini', Jupiter: 'Sagittarius' }, { Jupiter: 'Capricorn' }),
  ],
  marud: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Libra', Moon: 'Aquarius', Sun: 'Taurus' }, { Sun: 'Gemini' }),
  ],
}
