import { type Examples, pair, SKY } from './example.ts'

/** In `SKY` the Moon stands in Scorpio with nobody beside her, the Sun in Gemini with Mercury and Venus behind him. */
export const SUN_AND_MOON_EXAMPLES: Examples = {
  sunapha: [
    pair('Aries', { ...SKY, Mars: 'Sagittarius' }, { Mars: 'Gemini' }),
    pair('Aries', { ...SKY, Mars: 'Sagittarius' }, { Venus: 'Libra' }),
    // The Sun beside her does not count.
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
    // In a kendra from the ascendant alone, and helped.
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
    // One from the Moon and one from the ascendant are not two.
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
    // Five degrees from full in the 4th, then 35 degrees from it in the 3rd.
    pair('Leo', SKY, { Moon: 'Libra' }),
    pair('Leo', SKY, { Mercury: 'Gemini', Venus: 'Gemini' }),
    pair('Leo', SKY, { Sun: 'Virgo' }),
  ],
  vesi: [
    pair('Aries', { ...SKY, Mercury: 'Cancer', Venus: 'Cancer' }, { Venus: 'Taurus' }),
    // The Moon beside him does not count.
    pair('Aries', { ...SKY, Mercury: 'Cancer', Venus: 'Gemini' }, { Mercury: 'Gemini', Moon: 'Cancer' }),
  ],
  vosi: [pair('Aries', SKY, { Mars: 'Cancer' }), pair('Aries', SKY, { Mercury: 'Gemini', Venus: 'Gemini' })],
  ubhayachari: [pair('Aries', { ...SKY, Mars: 'Cancer' }, { Mars: 'Gemini' })],
  budha_aditya: [pair('Aries', { ...SKY, Mercury: 'Gemini' }, { Mercury: 'Taurus' })],
  bhaskara: [pair('Aries', { ...SKY, Mercury: 'Cancer', Moon: 'Taurus' }, { Jupiter: 'Libra' })],
  ravi: [pair('Leo', { ...SKY, Sun: 'Taurus', Venus: 'Libra', Saturn: 'Libra' }, { Saturn: 'Scorpio' })],
}
