import type { ToldOfBirth } from './index.ts'

export const LAST_BIRTH: readonly ToldOfBirth[] = [
  {
    birth: 4,
    of: {
      placed: {
        trues: [
          'Cancer rises, and with the Moon and Mars both in the first house you wear your heart on your sleeve.',
          'The tenth house hosts the Sun and Venus in Aries, so you are seen, and you rather enjoy it.',
          'Jupiter has withdrawn to the twelfth house in Gemini, which favours study in private.',
          'Mercury and Ketu occupy Pisces, the ninth house of your chart.',
        ],
        falses: [
          'Cancer rises, and with the Moon and Mercury both in the first house you wear your heart on your sleeve.',
          'The tenth house hosts the Sun and Jupiter in Aries, so you are seen.',
          'Jupiter has withdrawn to the twelfth house in Taurus, which favours study in private.',
          'Mercury and Rahu occupy Pisces, the ninth house of your chart.',
        ],
      },
      ruled: {
        trues: [
          'Mars, lord of the fifth and the tenth house, sits in the first.',
          'The Moon rules your ascendant and stays in it.',
          'Saturn, lord of the seventh and the eighth, is in the second house, so promises and money are bound up with each other.',
          'Your second house is ruled by the Sun, who stands high in the tenth.',
        ],
        falses: [
          'Mars, lord of the fourth and the tenth house, sits in the first.',
          'The Moon rules your second house and stays in it.',
          'Saturn, lord of the sixth and the seventh, is in the second house.',
          'Your second house is ruled by Mercury, who stands in the ninth.',
        ],
      },
      dignified: {
        trues: [
          'The Sun is exalted while Mars is debilitated, so pride and patience do not always keep step.',
          'Mercury is debilitated, retrograde and combust all at once, and clear speech takes some practice.',
          'Your Moon sits in her own sign, Cancer.',
          'Saturn was retrograde in an inimical sign, Leo.',
        ],
        falses: [
          'The Sun is debilitated while Mars is exalted, so pride and patience do not always keep step.',
          'Mercury is exalted, retrograde and combust all at once.',
          'Your Moon sits in her exaltation, Cancer.',
          'Saturn was direct in an inimical sign, Leo.',
        ],
      },
      together: {
        trues: [
          'Venus stands shoulder to shoulder with the Sun in the tenth house.',
          'Moon and Mars together in Cancer make for strong feelings that seek an outlet.',
          'Saturn, from the second house, aspects your fourth.',
          'Jupiter from the twelfth house blesses the fourth with its aspect.',
        ],
        falses: [
          'Venus stands shoulder to shoulder with Mercury in the tenth house.',
          'Moon and Saturn together in Cancer make for strong feelings that seek an outlet.',
          'Saturn, from the second house, aspects your fifth.',
          'Jupiter from the twelfth house blesses the fifth with its aspect.',
        ],
      },
      periods: {
        trues: [
          'The long Venus mahadasha (20 April 2016 to 20 April 2036) is the backdrop to these years.',
          "Jupiter's antardasha began on 20 June 2026 and carries you to 18 February 2029.",
          'Next in line is the Saturn antardasha, beginning on 18 February 2029.',
          'Venus and Jupiter are the two lords of your time at the moment: Venus as the mahadasha, Jupiter as the antardasha.',
        ],
        falses: [
          'The long Venus mahadasha (20 April 2016 to 20 April 2034) is the backdrop to these years.',
          "Jupiter's antardasha began on 20 July 2026 and carries you to 18 February 2029.",
          'Next in line is the Mercury antardasha, beginning on 18 February 2029.',
          'Venus and Saturn are the two lords of your time at the moment: Venus as the mahadasha, Saturn as the antardasha.',
        ],
      },
      transits: {
        trues: [
          'You are free of sade-sati at the moment.',
          "Saturn's transit of Pisces falls in the ninth house from the Moon and from the ascendant alike.",
          'Transiting Jupiter is in Leo and in your second house, while transiting Rahu is in Aquarius.',
          'Saturn will turn retrograde on 9 August 2027, in Aries.',
        ],
        falses: [
          'You are under sade-sati at the moment.',
          "Saturn's transit of Pisces falls in the eighth house from the Moon.",
          'Transiting Jupiter is in Leo and in your third house, while transiting Rahu is in Aquarius.',
          'Saturn will turn retrograde on 9 August 2027, in Pisces.',
        ],
      },
      combined: {
        trues: [
          'Mars, as a yogakaraka, forms Yogakaraka yoga in your chart.',
          'Neither Manglik dosha nor Kaal Sarp dosha stands in your way, as both are cancelled.',
          'Pitra dosha is there in a mild form.',
          'Chamara yoga and Kalpadruma yoga are both formed, and both are well spoken of.',
        ],
        falses: [
          'There is no Yogakaraka yoga in your chart.',
          'Manglik dosha and Kaal Sarp dosha both stand in full force.',
          'Pitra dosha is there in its full form.',
          'Chamara yoga and Ruchaka yoga are both formed.',
        ],
      },
      scored: {
        trues: [
          'The Sun is first in strength, Jupiter second and Venus third.',
          'Career and money are both strong here.',
          'The twelfth house, with 20 bindus, is the leanest of the chart.',
          'Travel and life abroad come out mixed.',
        ],
        falses: [
          'The Sun is first in strength, Venus second and Jupiter third.',
          'Career, money and marriage are all strong here.',
          'The twelfth house, with 24 bindus, is the leanest of the chart.',
          'Travel and life abroad come out strong.',
        ],
      },
      divided: {
        trues: [
          'Virgo rises in the navamsa, and the Moon and Mars are there too.',
          'Your Sun is vargottama, in Aries in both charts.',
          'Venus comes into its own in the navamsa, in Libra.',
          'Jupiter is in Sagittarius in the D9 chart, its own sign.',
        ],
        falses: [
          'Virgo rises in the navamsa, and the Moon and Mercury are there too.',
          'Your Venus is vargottama, in Aries in both charts.',
          'Venus comes into its own in the navamsa, in Taurus.',
          'Jupiter is in Pisces in the D9 chart, its own sign.',
        ],
      },
      counselled: {
        trues: [
          'Let people help you; it is not a debt but a bond.',
          'Your feelings are information, though they are not always instructions.',
          'A tidy desk will not solve everything, but it is an honest place to start.',
          'Ask yourself which promises you would make again today.',
        ],
        falses: [
          'A large sum of money is coming to you in spring.',
          'Your husband is older than you.',
          'You will travel to Canada and settle there.',
          'You are prone to diabetes.',
        ],
      },
    },
  },
]
