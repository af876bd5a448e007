import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const RAJA_BHANGA_EXAMPLES: Examples = {
  raja_bhrashta: [
    // Mars is in the 3rd, so the arudha of the ascendant is the 3rd from him, Leo. Jupiter is in the 7th from Pisces,
    // so the arudha of the 12th is the tenth from Pisces, Sagittarius.
    pair('Aries', { ...SKY, Sun: 'Virgo' }, { Sun: 'Libra' }),
  ],
  raja_bhanga_sun: [pair('Aries', { ...SKY, Sun: 'Libra 10.5' }, { Sun: 'Libra 12' })],
  raja_bhanga_kendra: [
    pair('Aries', { ...SKY, Saturn: 'Aries' }, { Saturn: 'Capricorn' }),
    pair('Aries', { ...SKY, Saturn: 'Aries' }, { Jupiter: 'Cancer' }),
  ],
  raja_bhanga_three_debil: [
    // With Mercury and Venus near the Sun, the only three planets whose debility can stay uncancelled together are the
    // Moon, Mercury and Saturn, with a fixed sign rising and Venus in Capricorn.
    pair(
      'Taurus',
      {
        ...SKY,
        Sun: 'Pisces',
        Moon: 'Scorpio',
        Mars: 'Gemini',
        Mercury: 'Pisces',
        Jupiter: 'Aries',
        Venus: 'Capricorn',
        Saturn: 'Aries',
      },
      { Saturn: 'Taurus' },
    ),
  ],
  raja_bhanga_combust: [
    pairByDetails('Aries', SKY, { combust: ['Mars', 'Mercury', 'Venus'] }, { combust: ['Mercury', 'Venus'] }),
  ],
  raja_bhanga_moon: [
    pair('Aries', { ...SKY, Mercury: 'Gemini', Venus: 'Gemini', Saturn: 'Libra' }, { Venus: 'Taurus' }),
  ],
  raja_bhanga_lagna: [
    pair('Aries', { ...SKY, Saturn: 'Pisces', Rahu: 'Cancer', Ketu: 'Capricorn' }, { Saturn: 'Aquarius' }),
    pair('Aries', { ...SKY, Saturn: 'Pisces', Rahu: 'Cancer', Ketu: 'Capricorn' }, { Jupiter: 'Leo' }),
  ],
  apakirti: [
    // Saturn at 25 Capricorn is in a navamsa of the Sun, at 7 Capricorn in one of Jupiter.
    pair('Aries', { ...SKY, Mars: 'Leo', Sun: 'Capricorn', Saturn: 'Capricorn' }, { Saturn: 'Capricorn 7' }),
  ],
}
