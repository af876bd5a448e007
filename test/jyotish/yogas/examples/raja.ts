import { type Examples, pair, pairByAscendant, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const RAJA_EXAMPLES: Examples = {
  yogakaraka: [
    // Saturn is lord of the 9th and the 10th, in his own sign in the 10th, then in the 5th. In the second charts he is
    // in no sign of his own and not in the 5th.
    pair('Taurus', SKY, { Saturn: 'Aries' }),
    pair('Taurus', { ...SKY, Saturn: 'Virgo' }, { Saturn: 'Gemini' }),
    // With Cancer rising Mars rules the 5th and the 10th. With Gemini rising no planet is a yogakaraka.
    pairByAscendant('Cancer', 'Gemini', { ...SKY, Mars: 'Scorpio' }),
  ],
  dharma_karmadhipati: [
    pair('Aries', { ...SKY, Jupiter: 'Aquarius' }, { Jupiter: 'Pisces' }),
    pair('Aries', { ...SKY, Jupiter: 'Capricorn', Saturn: 'Sagittarius' }, { Saturn: 'Scorpio' }),
    pair('Aries', { ...SKY, Jupiter: 'Leo' }, { Jupiter: 'Cancer' }),
    pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Saturn: 'Capricorn' }, { Saturn: 'Aquarius' }),
  ],
  node_raja: [
    // Rahu is in the 5th with the lord of the ascendant, or in the 4th with the lord of the 9th.
    pair('Aries', { ...SKY, Mars: 'Leo' }, { Mars: 'Gemini' }),
    pair('Aries', { ...SKY, Rahu: 'Cancer', Ketu: 'Capricorn', Jupiter: 'Cancer' }, { Jupiter: 'Leo' }),
  ],
  lagna_raja: [
    pair('Aries', { ...SKY, Mars: 'Capricorn' }, { Jupiter: 'Libra' }),
    // Saturn is lord of the 9th and aspects Taurus from Leo by his tenth aspect.
    pair('Taurus', { ...SKY, Saturn: 'Leo', Jupiter: 'Libra' }, { Saturn: 'Virgo' }),
  ],
  akhanda_samrajya: [
    // Mercury, lord of the 2nd and the 11th, is in the 7th from the Moon. Jupiter is lord of the 5th.
    pair('Leo', SKY, { Mercury: 'Gemini' }),
    pairByAscendant('Leo', 'Cancer', SKY),
  ],
  samrajya_exalted_three: [
    pair('Aries', { ...SKY, Sun: 'Aries', Mars: 'Capricorn', Saturn: 'Libra' }, { Saturn: 'Virgo' }),
  ],
  five_exalted: [
    pair(
      'Aries',
      { ...SKY, Sun: 'Aries', Moon: 'Taurus', Mars: 'Capricorn', Jupiter: 'Cancer', Venus: 'Pisces' },
      { Venus: 'Aries' },
    ),
  ],
  two_exalted_kendra: [
    pair('Aries', { ...SKY, Sun: 'Aries', Saturn: 'Libra' }, { Saturn: 'Scorpio' }),
    // Mars is also exalted and in a kendra. He aspects Aries by his fourth aspect; the Sun does not aspect Mars.
    pair('Aries', { ...SKY, Sun: 'Aries', Mars: 'Capricorn', Saturn: 'Libra' }, { Saturn: 'Scorpio' }),
  ],
  vargottama_lagna_raja: [
    // The middle of a fixed sign is vargottama. Three planets aspect the ascendant from Scorpio, and Jupiter aspects it
    // by his ninth aspect.
    pair('Taurus', { ...SKY, Sun: 'Scorpio', Mercury: 'Scorpio', Venus: 'Scorpio' }, { Venus: 'Libra' }),
    pairByAscendant('Taurus', 'Taurus 10', { ...SKY, Sun: 'Scorpio', Mercury: 'Scorpio', Venus: 'Scorpio' }),
  ],
  vargottama_moon_raja: [
    // The last navamsa of a dual sign is vargottama.
    pair('Aries', { ...SKY, Moon: 'Pisces', Sun: 'Virgo', Mercury: 'Virgo', Venus: 'Virgo' }, { Venus: 'Libra' }),
    pair('Aries', { ...SKY, Moon: 'Pisces', Sun: 'Virgo', Mercury: 'Virgo', Venus: 'Virgo' }, { Moon: 'Pisces 15' }),
  ],
  kings_from_L5_L9: [
    pair('Aries', { ...SKY, Sun: 'Virgo' }, { Sun: 'Leo' }),
    pair('Aries', { ...SKY, Sun: 'Aries' }, { Sun: 'Taurus' }),
  ],
  chatussagara: [
    pair('Aries', { ...SKY, Sun: 'Aries', Moon: 'Cancer', Mars: 'Libra', Saturn: 'Capricorn' }, { Saturn: 'Aquarius' }),
  ],
  rajalakshana: [
    pair('Aries', { ...SKY, Jupiter: 'Cancer', Venus: 'Aries', Mercury: 'Aries', Moon: 'Libra' }, { Moon: 'Scorpio' }),
  ],
  pushkara_lagna: [
    // In a fiery sign the seventh navamsa is pushkara and the fourth is not. In an earthy sign the third is pushkara,
    // but Virgo is the 6th house.
    pair('Aries', { ...SKY, Mars: 'Leo' }, { Mars: 'Leo 10' }),
    pair('Aries', { ...SKY, Mars: 'Leo' }, { Mars: 'Virgo 8' }),
  ],
  indra: [pair('Aries', { ...SKY, Sun: 'Aquarius', Saturn: 'Leo', Moon: 'Leo' }, { Moon: 'Virgo' })],
  devendra: [
    pair(
      'Taurus',
      { ...SKY, Venus: 'Pisces', Jupiter: 'Taurus', Mercury: 'Aquarius', Saturn: 'Gemini' },
      { Saturn: 'Cancer' },
    ),
  ],
  makuta: [pair('Leo', { ...SKY, Saturn: 'Taurus', Jupiter: 'Aquarius', Venus: 'Libra' }, { Saturn: 'Gemini' })],
  jaya: [pair('Aries', { ...SKY, Mercury: 'Pisces', Saturn: 'Libra' }, { Saturn: 'Scorpio' })],
  vidyut: [pair('Aries', { ...SKY, Saturn: 'Libra', Venus: 'Libra', Mars: 'Cancer' }, { Mars: 'Leo' })],
  chapa_raman: [pair('Aries', { ...SKY, Mars: 'Capricorn', Moon: 'Aquarius', Saturn: 'Cancer' }, { Mars: 'Aquarius' })],
  go: [
    // The first ten degrees of Sagittarius are the moolatrikona of Jupiter.
    pair(
      'Aries',
      { ...SKY, Jupiter: 'Sagittarius 5', Venus: 'Sagittarius', Mars: 'Capricorn' },
      { Jupiter: 'Sagittarius 20' },
    ),
  ],
  gandharva: [
    pair('Aries', { ...SKY, Mars: 'Virgo', Sun: 'Aries', Moon: 'Sagittarius' }, { Moon: 'Capricorn' }),
    pair('Sagittarius', { ...SKY, Mercury: 'Gemini', Sun: 'Aries', Moon: 'Leo' }, { Sun: 'Taurus' }),
  ],
  garuda: [
    // The Moon at 27 Scorpio is in a navamsa of Jupiter and 175 degrees ahead of the Sun.
    pairByDetails('Aries', { ...SKY, Jupiter: 'Cancer' }, { isDay: true }, { isDay: false }),
    pair('Aries', { ...SKY, Jupiter: 'Cancer' }, { Jupiter: 'Leo' }, { isDay: true }),
    pair('Aries', { ...SKY, Jupiter: 'Cancer' }, { Sun: 'Taurus' }, { isDay: true }),
  ],
  gaja: [pair('Aries', { ...SKY, Venus: 'Aquarius', Moon: 'Aquarius', Saturn: 'Leo' }, { Saturn: 'Virgo' })],
  trilochana: [pair('Aries', { ...SKY, Mars: 'Libra', Moon: 'Aquarius' }, { Moon: 'Pisces' })],
  kulavardhana: [
    // The Sun is in the 5th, the Moon in the 5th from the Sun, the ascendant in the 5th from the Moon.
    pair(
      'Aries',
      {
        ...SKY,
        Sun: 'Leo',
        Moon: 'Sagittarius',
        Mars: 'Aries',
        Mercury: 'Leo',
        Jupiter: 'Sagittarius',
        Venus: 'Leo',
        Saturn: 'Aries',
      },
      { Saturn: 'Taurus' },
    ),
  ],
}
