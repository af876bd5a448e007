import { type Examples, pair, SKY } from './example.ts'

/**
 * In `SKY` the Moon is in Scorpio with no planet in the signs beside her. The Sun is in Gemini, with Mercury and Venus
 * in the sign behind him.
 */
export const SUN_AND_MOON_EXAMPLES: Examples = {
  sunapha: [
    pair('Aries', { ...SKY, Mars: 'Sagittarius' }, { Mars: 'Gemini' }),
    pair('Aries', { ...SKY, Mars: 'Sagittarius' }, { Venus: 'Libra' }),
    // The Sun beside the Moon does not count.
    pair('Aries', { ...SKY, Mars: 'Sagittarius' }, { Mars: 'Gemini', Sun: 'Sagittarius' }),
  ],
  anapha: [
    pair('Aries', { ...SKY, Mars: 'Libra' }, { Mars: 'Gemini' }),
    pair('Aries', { ...SKY, Mars: 'Libra' }, { Venus: 'Sagittarius' }),
  ],
  durudhara: [pair('Aries', { ...SKY, Mars: 'Libra', Venus: 'Sagittarius' }, { Venus: 'Capricorn' })],
  kemadruma: [
    pair('Aries', SKY, { Mars: 'Scorpio' }),
    pair('Aries', { ...SKY, Sun: 'Scorpio', Rahu: 'Sagittarius', Ketu: 'Gemini' }, { Saturn: 'Libra' }),
  ],
  gajakesari: [
    pair('Aries', { ...SKY, Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' }),
    // Jupiter is in a kendra from the ascendant alone, with a benefic beside him.
    pair('Aries', { ...SKY, Jupiter: 'Cancer', Venus: 'Cancer' }, { Venus: 'Gemini' }),
    pair('Aries', { ...SKY, Jupiter: 'Cancer', Venus: 'Cancer' }, { Jupiter: 'Capricorn', Venus: 'Capricorn' }),
  ],
  chandra_mangala: [
    pair('Aries', { ...SKY, Mars: 'Scorpio' }, { Mars: 'Sagittarius' }),
    pair('Aries', { ...SKY, Mars: 'Taurus' }, { Mars: 'Aries' }),
  ],
  chandradhi: [pair('Aries', SKY, { Venus: 'Cancer' })],
  vasumati: [
    pair('Aries', { ...SKY, Venus: 'Leo' }, { Venus: 'Cancer' }),
    // One benefic counted from the Moon and one from the ascendant do not make two.
    pair('Aries', { ...SKY, Mercury: 'Gemini' }, { Mercury: 'Taurus' }),
  ],
  shakata_moon: [
    pair('Aries', { ...SKY, Moon: 'Aquarius' }, { Moon: 'Pisces' }),
    pair('Aries', { ...SKY, Moon: 'Aquarius' }, { Moon: 'Aries' }),
  ],
  pushkala: [
    pair('Aries', { ...SKY, Moon: 'Libra', Mars: 'Libra', Venus: 'Capricorn' }, { Saturn: 'Pisces' }),
    pair('Aries', { ...SKY, Moon: 'Libra', Mars: 'Libra', Venus: 'Capricorn' }, { Mars: 'Scorpio' }),
  ],
  amala_moon: [pair('Aries', { ...SKY, Rahu: 'Cancer', Ketu: 'Capricorn', Jupiter: 'Leo' }, { Mars: 'Leo' })],
  chandra_varishta: [pair('Aries', SKY, { Moon: 'Sagittarius' })],
  chandra_sama: [pair('Aries', { ...SKY, Moon: 'Cancer' }, { Moon: 'Leo' })],
  chandra_adhama: [pair('Aries', { ...SKY, Moon: 'Virgo' }, { Moon: 'Libra' })],
  indu_full: [
    // The Moon is five degrees from full in the 4th; in the second chart she is 35 degrees from full in the 3rd.
    pair('Leo', SKY, { Moon: 'Libra' }),
    pair('Leo', SKY, { Mercury: 'Gemini', Venus: 'Gemini' }),
    pair('Leo', SKY, { Sun: 'Virgo' }),
  ],
  vesi: [
    pair('Aries', { ...SKY, Mercury: 'Cancer', Venus: 'Cancer' }, { Venus: 'Taurus' }),
    // The Moon beside the Sun does not count.
    pair('Aries', { ...SKY, Mercury: 'Cancer', Venus: 'Gemini' }, { Mercury: 'Gemini', Moon: 'Cancer' }),
  ],
  vosi: [pair('Aries', SKY, { Mars: 'Cancer' }), pair('Aries', SKY, { Mercury: 'Gemini', Venus: 'Gemini' })],
  ubhayachari: [pair('Aries', { ...SKY, Mars: 'Cancer' }, { Mars: 'Gemini' })],
  budha_aditya: [pair('Aries', { ...SKY, Mercury: 'Gemini' }, { Mercury: 'Taurus' })],
  bhaskara: [pair('Aries', { ...SKY, Mercury: 'Cancer', Moon: 'Taurus' }, { Jupiter: 'Libra' })],
  ravi: [pair('Leo', { ...SKY, Sun: 'Taurus', Venus: 'Libra', Saturn: 'Libra' }, { Saturn: 'Scorpio' })],
}
