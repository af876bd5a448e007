import { type Examples, pair, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const SHUBHA_RENOWN_EXAMPLES: Examples = {
  chamara: [
    // Mars is exalted in the 10th. Jupiter aspects the 10th from Virgo by his fifth aspect, and does not aspect it from
    // Leo.
    pair('Aries', { ...SKY, Mars: 'Capricorn' }, { Jupiter: 'Leo' }),
    pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Venus: 'Libra' }, { Venus: 'Scorpio' }),
  ],
  shankha: [
    // The Sun and Mercury are lords of the 5th and the 6th.
    pair('Aries', { ...SKY, Mercury: 'Gemini', Mars: 'Aries' }, { Mercury: 'Cancer' }),
    pair('Aries', { ...SKY, Mars: 'Cancer', Saturn: 'Cancer', Jupiter: 'Sagittarius' }, { Mars: 'Leo', Saturn: 'Leo' }),
  ],
  bheri: [
    pair(
      'Aries',
      {
        ...SKY,
        Sun: 'Pisces',
        Moon: 'Aries',
        Mars: 'Libra',
        Mercury: 'Pisces',
        Jupiter: 'Pisces',
        Venus: 'Taurus',
        Saturn: 'Libra',
      },
      { Saturn: 'Scorpio' },
    ),
    // Venus is in Gemini, Jupiter in the 10th from her, and Mars in the 4th from her and the 7th from Jupiter.
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Pisces', Mars: 'Virgo' }, { Mars: 'Libra' }),
    // Venus herself is lord of the ascendant. Saturn, lord of the 9th, is strong.
    pair('Taurus', { ...SKY, Venus: 'Gemini', Jupiter: 'Pisces' }, { Jupiter: 'Aquarius' }),
  ],
  mridanga: [
    // The Sun is exalted at 2 Aries in a navamsa of Mars, who is in his own sign in the 5th.
    pair('Cancer', { ...SKY, Sun: 'Aries', Mars: 'Scorpio', Moon: 'Cancer' }, { Mars: 'Gemini' }),
  ],
  srinatha: [
    // Mercury is lord of the 7th and of the 10th, and the Sun is lord of the 9th.
    pair('Sagittarius', { ...SKY, Mercury: 'Virgo', Sun: 'Virgo' }, { Sun: 'Leo' }),
  ],
  kahala: [
    pair('Aries', { ...SKY, Moon: 'Gemini', Jupiter: 'Virgo', Mars: 'Aries' }, { Jupiter: 'Libra' }),
    pair('Aries', { ...SKY, Moon: 'Cancer', Saturn: 'Cancer' }, { Saturn: 'Leo' }),
  ],
  parvata: [
    pair(
      'Aries',
      {
        Sun: 'Gemini',
        Moon: 'Sagittarius',
        Mars: 'Leo',
        Mercury: 'Taurus',
        Jupiter: 'Cancer',
        Venus: 'Taurus',
        Saturn: 'Aquarius',
        Rahu: 'Gemini',
        Ketu: 'Sagittarius',
      },
      { Saturn: 'Virgo' },
    ),
    // Mars in Gemini is opposite the bright Moon in Sagittarius, and Jupiter in Virgo opposite Venus in Pisces.
    pair('Aries', { ...SKY, Moon: 'Sagittarius', Venus: 'Pisces', Saturn: 'Libra' }, { Venus: 'Aries' }),
  ],
  khadga: [pair('Aries', { ...SKY, Venus: 'Sagittarius', Jupiter: 'Taurus', Mars: 'Leo' }, { Mars: 'Gemini' })],
  kusuma: [
    pair('Taurus', { ...SKY, Venus: 'Leo', Moon: 'Virgo', Jupiter: 'Virgo', Mercury: 'Leo' }, { Jupiter: 'Libra' }),
  ],
  kalpadruma: [
    // Lord of the ascendant: Mars in Leo. His dispositor: the Sun in Aries. The dispositor of the Sun: Mars. Mars at 22
    // Leo is in a navamsa of Venus.
    pair('Aries', { ...SKY, Mars: 'Leo', Sun: 'Aries', Venus: 'Cancer' }, { Venus: 'Gemini' }),
  ],
  mahabhagya: [
    pair('Aries', { ...SKY, Moon: 'Leo' }, { Moon: 'Virgo' }, { sex: 'male', isDay: true }),
    pairByDetails(
      'Taurus',
      { ...SKY, Sun: 'Cancer', Moon: 'Virgo' },
      { sex: 'female', isDay: false },
      { sex: 'female', isDay: true },
    ),
  ],
  hari: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Cancer', Mercury: 'Taurus' }, { Jupiter: 'Leo' }),
    // The rule needs Mercury only where he is a benefic. With the Sun alone he is a malefic.
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Cancer', Mercury: 'Libra', Sun: 'Libra' }, { Sun: 'Virgo' }),
  ],
  hara: [
    pair('Aries', { ...SKY, Venus: 'Gemini', Jupiter: 'Virgo', Mercury: 'Capricorn' }, { Mercury: 'Sagittarius' }),
  ],
  brahma: [
    pair(
      'Aries',
      { ...SKY, Mars: 'Aries', Jupiter: 'Cancer', Venus: 'Capricorn', Mercury: 'Capricorn' },
      { Venus: 'Sagittarius' },
    ),
  ],
  vishnu: [
    // Jupiter at 16 Taurus is in a navamsa of Venus.
    pair('Aries', { ...SKY, Jupiter: 'Taurus', Saturn: 'Taurus', Venus: 'Taurus' }, { Venus: 'Gemini' }),
  ],
  shiva: [pair('Aries', { ...SKY, Sun: 'Sagittarius', Jupiter: 'Capricorn', Saturn: 'Leo' }, { Saturn: 'Virgo' })],
  amala: [pair('Aries', { ...SKY, Jupiter: 'Capricorn' }, { Mars: 'Capricorn' })],
  lagnadhi: [
    pair(
      'Aries',
      {
        Sun: 'Leo',
        Moon: 'Sagittarius',
        Mars: 'Leo',
        Mercury: 'Leo',
        Jupiter: 'Virgo',
        Venus: 'Libra',
        Saturn: 'Aquarius',
        Rahu: 'Gemini',
        Ketu: 'Sagittarius',
      },
      // Saturn in Leo aspects Libra by his third aspect.
      { Saturn: 'Leo' },
    ),
  ],
  matsya: [
    pair(
      'Aries',
      {
        Sun: 'Gemini',
        Moon: 'Sagittarius',
        Mars: 'Leo',
        Mercury: 'Taurus',
        Jupiter: 'Aries',
        Venus: 'Leo',
        Saturn: 'Cancer',
        Rahu: 'Scorpio',
        Ketu: 'Taurus',
      },
      { Saturn: 'Gemini' },
    ),
  ],
  kurma: [pair('Aries', { ...SKY, Venus: 'Libra', Saturn: 'Aquarius' }, { Saturn: 'Pisces' })],
  parijata: [
    // Mars is in Leo and the Sun at 2 Gemini: the dispositor of the Sun is Mercury by sign and Venus by navamsa.
    pair('Aries', { ...SKY, Mars: 'Leo', Mercury: 'Cancer', Venus: 'Scorpio' }, { Mercury: 'Taurus' }),
    pair('Aries', { ...SKY, Mars: 'Leo', Mercury: 'Taurus', Venus: 'Libra' }, { Venus: 'Scorpio' }),
  ],
  guru_mangala: [
    pair('Aries', { ...SKY, Jupiter: 'Leo', Mars: 'Leo' }, { Mars: 'Virgo' }),
    pair('Aries', { ...SKY, Jupiter: 'Leo', Mars: 'Aquarius' }, { Mars: 'Pisces' }),
  ],
  subha_lagna: [pair('Aries', { ...SKY, Venus: 'Aries' }, { Saturn: 'Aries' })],
  amsavatara: [pair('Cancer', { ...SKY, Venus: 'Cancer', Jupiter: 'Aries', Saturn: 'Libra' }, { Saturn: 'Capricorn' })],
  chandika: [
    // Venus, lord of the 6th, aspects Taurus from Scorpio and is in a navamsa of her own. Saturn at 25 Aries is in a
    // navamsa of Mars.
    pair(
      'Taurus',
      { ...SKY, Venus: 'Scorpio', Sun: 'Scorpio', Mars: 'Scorpio', Saturn: 'Aries' },
      { Mars: 'Sagittarius' },
    ),
  ],
}
