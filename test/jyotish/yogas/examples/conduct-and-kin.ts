import { type Examples, pair, pairByAscendant, pairByDetails, SKY } from './example.ts'

/**
 * Lords of the houses with Aries rising: 1 Mars, 2 Venus, 3 Mercury, 4 Moon, 5 Sun, 6 Mercury, 7 Venus, 8 Mars, 9
 * Jupiter, 10 Saturn, 11 Saturn, 12 Jupiter.
 */
export const CONDUCT_AND_KIN_EXAMPLES: Examples = {
  sada_sanchara: [
    pair('Aries', { ...SKY, Mars: 'Cancer' }, { Mars: 'Leo' }),
    pair('Aries', { ...SKY, Mars: 'Leo', Sun: 'Libra' }, { Sun: 'Gemini' }),
  ],
  videsha: [
    pair('Aries', { ...SKY, Jupiter: 'Sagittarius', Mars: 'Pisces' }, { Mars: 'Aries' }),
    pair('Aries', { ...SKY, Rahu: 'Pisces', Ketu: 'Virgo', Moon: 'Pisces' }, { Rahu: 'Aries', Ketu: 'Libra' }),
    // The second chart meets one of the two conditions.
    pair('Aries', { ...SKY, Rahu: 'Pisces', Ketu: 'Virgo', Moon: 'Pisces' }, { Moon: 'Aries' }),
  ],
  videsha_lagna: [pair('Aries', { ...SKY, Mars: 'Pisces', Jupiter: 'Sagittarius' }, { Jupiter: 'Capricorn' })],
  kapata: [
    pair('Aries', { ...SKY, Saturn: 'Cancer', Moon: 'Libra', Sun: 'Libra' }, { Sun: 'Virgo' }),
    pair(
      'Aries',
      { ...SKY, Moon: 'Gemini', Saturn: 'Gemini', Rahu: 'Gemini', Ketu: 'Sagittarius', Sun: 'Leo', Mars: 'Pisces' },
      { Mars: 'Aries' },
    ),
  ],
  nishkapata: [
    // With Taurus rising the 4th house is Leo.
    pair('Taurus', { ...SKY, Jupiter: 'Leo' }, { Jupiter: 'Virgo' }),
    pair('Taurus', { ...SKY, Sun: 'Leo' }, { Sun: 'Virgo' }),
    pairByAscendant('Gemini', 'Taurus', SKY),
    pair('Capricorn', { ...SKY, Saturn: 'Aries', Jupiter: 'Libra' }, { Jupiter: 'Scorpio' }),
  ],
  asatyavadi: [
    pair(
      'Aries',
      {
        Sun: 'Taurus',
        Moon: 'Scorpio',
        Mars: 'Aries',
        Mercury: 'Gemini',
        Jupiter: 'Virgo',
        Venus: 'Aquarius',
        Saturn: 'Gemini',
        Rahu: 'Taurus',
        Ketu: 'Scorpio',
      },
      { Mars: 'Taurus' },
    ),
  ],
  vagmi: [
    pair('Aries', { ...SKY, Venus: 'Leo', Jupiter: 'Leo' }, { Jupiter: 'Virgo' }),
    pair('Aries', { ...SKY, Venus: 'Pisces', Jupiter: 'Pisces' }, { Jupiter: 'Aries' }),
  ],
  vakchalana: [
    // The Sun at 2 Aries is in a navamsa of Mars. Venus in Aquarius aspects Leo.
    pair('Cancer', { ...SKY, Sun: 'Aries' }, { Venus: 'Aquarius' }),
  ],
  dattaputra: [
    pair(
      'Cancer',
      { ...SKY, Moon: 'Gemini', Mercury: 'Gemini', Mars: 'Scorpio', Saturn: 'Scorpio' },
      { Mercury: 'Taurus' },
    ),
    pair('Aries', { ...SKY, Venus: 'Aquarius', Sun: 'Gemini', Jupiter: 'Gemini', Mars: 'Leo' }, { Venus: 'Pisces' }),
  ],
  aputra: [pair('Aries', { ...SKY, Sun: 'Virgo' }, { Sun: 'Libra' })],
  eka_putra: [pair('Aries', { ...SKY, Sun: 'Libra' }, { Sun: 'Virgo' })],
  vanchana_chora: [
    // Rahu is the only planet in Leo. No planet is in Cancer.
    pairByDetails('Aries', { ...SKY, Saturn: 'Aries' }, { mandi: 'Leo' }, { mandi: 'Cancer' }),
    // The Sun, lord of the 5th, is in Gemini, and no malefic is in the ascendant.
    pairByDetails('Aries', SKY, { mandi: 'Gemini' }, { mandi: 'Leo' }),
    // The rule can hold without a known place of Mandi.
    {
      holds: ['Aries', { ...SKY, Mars: 'Leo' }],
      fails: ['Aries', { ...SKY, Mars: 'Virgo' }, { mandi: 'Cancer' }],
    },
  ],
  bandhu_tyakta: [
    pair('Aries', { ...SKY, Moon: 'Scorpio', Saturn: 'Scorpio' }, { Saturn: 'Libra' }),
    // 21 Cancer is in a navamsa of Capricorn, 27 Cancer in one of Pisces.
    pair('Aries', { ...SKY, Moon: 'Cancer 21', Saturn: 'Cancer' }, { Moon: 'Cancer 27' }),
  ],
  griha_nasha: [
    pair('Aries', { ...SKY, Moon: 'Pisces', Mars: 'Virgo' }, { Mars: 'Libra' }),
    // The Moon at 27 Cancer is in a navamsa of Jupiter.
    pair('Aries', { ...SKY, Moon: 'Cancer', Jupiter: 'Pisces' }, { Jupiter: 'Aries' }),
  ],
  chhatra_mantri: [
    pair('Aries', { ...SKY, Saturn: 'Leo', Sun: 'Leo', Jupiter: 'Leo' }, { Jupiter: 'Virgo' }),
    // Next by degree after the Moon at 27 is the Sun at 26; in the second chart it is Saturn at 25.
    pair('Taurus', { ...SKY, Sun: 'Gemini 26', Mercury: 'Gemini', Venus: 'Gemini' }, { Sun: 'Gemini 2' }),
  ],
  sarvartha_10: [
    // With Cancer rising Mars is lord of the 10th, Venus of the 11th and Jupiter of the 9th.
    pair('Cancer', { ...SKY, Mars: 'Taurus', Venus: 'Aries', Jupiter: 'Pisces' }, { Venus: 'Taurus' }),
  ],
}
