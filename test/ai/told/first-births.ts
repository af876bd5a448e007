import type { ToldOfBirth } from './index.ts'

export const FIRST_BIRTHS: readonly ToldOfBirth[] = [
  {
    birth: 0,
    of: {
      placed: {
        trues: [
          'With Scorpio rising, you tend to look beneath the surface of things before you trust them.',
          'Your Moon lives in Leo, right at the top of the chart in the tenth house, so recognition matters to you more than you may admit.',
          'Since the Sun is found in Cancer, in the ninth house, you take your bearings from family lore and long-held beliefs.',
          'Venus graces the eighth house in Gemini, and this gives your affections a private, inquisitive streak.',
        ],
        falses: [
          'With Sagittarius rising, you tend to look beneath the surface of things before you trust them.',
          'Your Moon lives in Leo, right at the top of the chart in the ninth house, so recognition matters to you.',
          'Since the Sun is found in Gemini, in the ninth house, you take your bearings from family lore.',
          'Mercury graces the eighth house in Gemini, and this gives your affections a private streak.',
        ],
      },
      ruled: {
        trues: [
          'Mars, who governs both your ascendant and your sixth house, never strays far from the question of who you are.',
          'The ruler of your tenth house, the Sun, resides in the ninth, so teaching and principle colour your working life.',
          'As lord of the eleventh house, Mercury brings its gains through the tenth house, where it sits.',
          'Your seventh lord, Venus, is tucked away in the eighth house, which hints that closeness grows slowly for you.',
        ],
        falses: [
          'Mars, who governs both your ascendant and your fifth house, never strays far from the question of who you are.',
          'The ruler of your tenth house, the Moon, resides in the ninth, so teaching colours your working life.',
          'As lord of the twelfth house, Mercury brings its gains through the tenth house.',
          'Your seventh lord, Venus, is tucked away in the twelfth house, which hints that closeness grows slowly for you.',
        ],
      },
      dignified: {
        trues: [
          'Mars is at home in Scorpio, its own sign, and that lends you real staying power.',
          'Saturn is debilitated in Aries, so patience is something you have to practise rather than something you were handed.',
          'Although Saturn has fallen in Aries, its lessons can be met gently and one at a time.',
          'Mercury enjoys a friendly sign in Leo, which helps your words carry.',
        ],
        falses: [
          'Mars is exalted in Scorpio, and that lends you real staying power.',
          'Saturn is exalted in Aries, so patience is something you were handed.',
          'Although Mars has fallen in Scorpio, its lessons can be met gently.',
          'Mercury suffers in an enemy sign in Leo, which muffles your words.',
        ],
      },
      together: {
        trues: [
          'In your tenth house the Moon keeps company with Mercury and Ketu, a blend of feeling, wit and detachment.',
          'Jupiter casts its kindly glance on your seventh house from the eleventh.',
          'Mars throws its aspect upon the fourth, the seventh and the eighth house.',
          'Saturn looks at your twelfth house, which can make rest feel like one more duty.',
        ],
        falses: [
          'In your tenth house the Moon keeps company with Mercury and Rahu.',
          'Jupiter casts its kindly glance on your eighth house from the eleventh.',
          'Mars throws its aspect upon the fifth, the seventh and the eighth house.',
          'Venus shares a house with the Sun, which can make rest feel like one more duty.',
        ],
      },
      periods: {
        trues: [
          'You stepped into your Saturn mahadasha on 26 April 2026, and it will stay with you until April 2045.',
          'The opening chapter of this dasha is the Saturn antardasha, which runs until 29 April 2029.',
          'Right now, inside it, the Mercury pratyantardasha is running until 22 March 2027.',
          'From late April 2029 the Mercury antardasha takes over, and it lasts until January 2032.',
        ],
        falses: [
          'You stepped into your Saturn mahadasha on 26 April 2025, and it will stay with you until April 2045.',
          'The opening chapter of this dasha is the Saturn antardasha, which runs until 29 April 2030.',
          'Right now, inside it, the Ketu pratyantardasha is running until 22 March 2027.',
          'From late April 2029 the Venus antardasha takes over, and it lasts until January 2032.',
        ],
      },
      transits: {
        trues: [
          'At present Saturn is travelling through Pisces, your fifth house, and it asks for patience with what you create.',
          'Jupiter is moving through Leo just now, across your tenth house, and the eyes of others rest on your work.',
          'On 2 June 2027 Saturn leaves Pisces and enters Aries.',
          'When Jupiter slips into Cancer on 24 January 2027, there may be room for a fresh look at old plans.',
        ],
        falses: [
          'At present Saturn is travelling through Pisces, your sixth house, and it asks for patience.',
          'Jupiter is moving through Virgo just now, across your tenth house.',
          'On 2 July 2027 Saturn leaves Pisces and enters Aries.',
          'When Jupiter slips into Gemini on 24 January 2027, there may be room for a fresh look at old plans.',
        ],
      },
      combined: {
        trues: [
          'Ruchaka yoga graces your chart, a mark of courage and of physical presence.',
          'Manglik dosha does form here, yet it is cancelled, so there is no cause for worry on that account.',
          'You carry Pitra dosha in its full form, and tradition answers it with remembrance of those who came before you.',
          'There is no Kaal Sarp dosha in your chart.',
        ],
        falses: [
          'Ruchaka yoga is missing from your chart.',
          'Manglik dosha does form here, and nothing cancels it.',
          'You carry Pitra dosha only in a mild form.',
          'There is a Kaal Sarp dosha in your chart.',
        ],
      },
      scored: {
        trues: [
          'Among the seven planets the Sun is the strongest by Shadbala, and the Moon comes last.',
          'With 35 bindus your sixth house is the best supported of them all.',
          'The Sun serves as your atmakaraka, the planet that speaks for the soul.',
          'Work and career look strong in your chart, while marriage and partnership are mixed.',
        ],
        falses: [
          'Among the seven planets Venus is the strongest by Shadbala, and the Moon comes last.',
          'With 35 bindus your fifth house is the best supported of them all.',
          'Mars serves as your atmakaraka, the planet that speaks for the soul.',
          'Work and career look weak in your chart, while marriage and partnership are mixed.',
        ],
      },
      divided: {
        trues: [
          'In the navamsa, your Venus moves to Aries, a more impulsive place for love.',
          'Cancer rises in your navamsa, so there is a tender core behind the Scorpio front.',
          'The Sun takes its place in Pisces in the D9 chart.',
          'Your navamsa Moon, in Sagittarius, looks for meaning and not only for comfort.',
        ],
        falses: [
          'In the navamsa, your Venus moves to Taurus, a more settled place for love.',
          'Leo rises in your navamsa, so there is a proud core behind the Scorpio front.',
          'The Sun takes its place in Aries in the D9 chart.',
          'Your navamsa Moon, in Scorpio, looks for meaning and not only for comfort.',
        ],
      },
      counselled: {
        trues: [
          'Be gentle with yourself on the days when nothing seems to move.',
          'It might be wise to write down what you truly want before you ask others for it.',
          'There is a quiet dignity in doing small things well, and your chart rewards that kind of care.',
          'Think of this stretch less as a test and more as an apprenticeship.',
        ],
        falses: [
          'You will surely be promoted before the year is out.',
          'Your wife will bring you a great fortune.',
          'You had an unhappy childhood, and your father was absent.',
          'You suffer from a weak heart.',
        ],
      },
    },
  },
  {
    birth: 1,
    of: {
      placed: {
        trues: [
          'You were born with Libra on the ascendant, and fairness is close to an instinct with you.',
          'The Moon and Mars both occupy Sagittarius in your third house, so your feelings tend to come out as action.',
          'Rahu is stationed in the fourth house, in Capricorn, with Ketu across from it in Cancer in the tenth.',
          'Your natal Jupiter stands in Aries, the seventh house of the chart, and it warms your partnerships.',
        ],
        falses: [
          'You were born with Libra on the ascendant, and your Moon is there too.',
          'The Moon and Mercury both occupy Sagittarius in your third house.',
          'Rahu is stationed in the fourth house, in Cancer, with Ketu across from it in Capricorn in the tenth.',
          'Your natal Jupiter stands in Aries, the eighth house of the chart, and it warms your partnerships.',
        ],
      },
      ruled: {
        trues: [
          'Venus, the planet that rules your ascendant, has settled in the second house, where speech and savings are tended.',
          'Saturn rules your fourth and fifth houses and is placed in the twelfth.',
          'Your tenth house belongs to the Moon, and she is to be found in the third.',
          'Mars carries the affairs of your second and seventh houses into the third house.',
        ],
        falses: [
          'Venus, the planet that rules your ascendant, has settled in the third house.',
          'Saturn rules your fourth and sixth houses and is placed in the twelfth.',
          'Your tenth house belongs to Mercury, and he is to be found in the first.',
          'Mars carries the affairs of your second and eighth houses into the third house.',
        ],
      },
      dignified: {
        trues: [
          'The Sun is in its fall in Libra, so confidence is a craft that you learn by doing.',
          'Jupiter was retrograde when you were born, and its wisdom often reaches you on second thought.',
          'Saturn is combust in your chart, but it still stands in a friendly sign.',
          'Venus in Scorpio occupies a friendly sign.',
        ],
        falses: [
          'The Sun is exalted in Libra, so confidence comes easily.',
          'Jupiter was in direct motion when you were born.',
          'Mercury is combust in your chart, but it still stands in a friendly sign.',
          'Saturn was retrograde when you were born.',
        ],
      },
      together: {
        trues: [
          'The Sun and Mercury sit side by side in your first house.',
          'Mars is joined by the Moon in Sagittarius.',
          'From Aries, Jupiter looks across at your ascendant, and that is a blessing on your outlook.',
          'Mercury, in the company of the Sun, makes you quick to find the right word.',
        ],
        falses: [
          'The Sun and Venus sit side by side in your first house.',
          'Mars is joined by Jupiter in Sagittarius.',
          'From Aries, Jupiter looks across at your fourth house, and that is a blessing on your home.',
          'Mercury, in the company of Saturn, makes you slow to speak.',
        ],
      },
      periods: {
        trues: [
          'You are just two days into the Sun antardasha, which began on November 20th, 2026.',
          'Your Saturn mahadasha has been running since late 2016 and closes in November 2035.',
          'The Sun sub-period gives way to the Moon antardasha on 2 November 2027.',
          'Looking further ahead, the Mars antardasha spans June 2029 to July 2030.',
        ],
        falses: [
          'You are in the Moon antardasha, which began on November 20th, 2026.',
          'Your Saturn mahadasha has been running since late 2018 and closes in November 2035.',
          'The Sun sub-period gives way to the Mars antardasha on 2 November 2027.',
          'Looking further ahead, the Mars antardasha spans June 2028 to July 2030.',
        ],
      },
      transits: {
        trues: [
          'Saturn is presently transiting your sixth house, a good time to put daily routines in order.',
          'Counted from your Moon, transiting Jupiter is in the ninth house.',
          'Jupiter turns retrograde in Leo on 13 December 2026 and goes direct again on 13 April 2027.',
          'In early June 2027, Saturn crosses into Aries.',
        ],
        falses: [
          'Saturn is presently transiting your seventh house, a good time to put partnerships in order.',
          'Counted from your Moon, transiting Jupiter is in the tenth house.',
          'Jupiter turns retrograde in Leo on 13 December 2026 and goes direct again on 13 May 2027.',
          'In early June 2027, Saturn crosses into Taurus.',
        ],
      },
      combined: {
        trues: [
          'The meeting of the Sun and Mercury gives you Budha-Aditya yoga.',
          'Chandra-Mangala yoga is at work in your chart, an old sign of enterprise.',
          'Kaal Sarp dosha is fully present, and a steady daily practice is the usual answer to it.',
          'Though Manglik dosha is formed, it is cancelled in your case.',
        ],
        falses: [
          'Your chart lacks Budha-Aditya yoga.',
          'Gajakesari yoga is at work in your chart, an old sign of enterprise.',
          'Kaal Sarp dosha is formed but cancelled.',
          'Manglik dosha is absent from your chart.',
        ],
      },
      scored: {
        trues: [
          'Mercury tops the Shadbala ranking, with Saturn close behind in second place.',
          'Health and energy are the weak spot of this chart, so rest deserves a place in your plans.',
          'Your tenth and eleventh houses have 34 bindus each.',
          'The Sun is your darakaraka, the planet that speaks for the one beside you.',
        ],
        falses: [
          'Saturn tops the Shadbala ranking, with Mercury in second place.',
          'Health and energy are the strong point of this chart.',
          'Your ninth and eleventh houses have 34 bindus each.',
          'The Sun is your amatyakaraka, the planet that speaks for your work.',
        ],
      },
      divided: {
        trues: [
          'Pisces is the rising sign of your navamsa.',
          'In the ninth divisional chart Venus comes to Libra, its own sign.',
          'Your navamsa places the Sun in Sagittarius and the Moon in Libra.',
          'Mercury goes to Gemini in the D9, where it rules.',
        ],
        falses: [
          'Aries is the rising sign of your navamsa.',
          'In the ninth divisional chart Venus comes to Taurus, its own sign.',
          'Your navamsa places the Sun in Libra and the Moon in Sagittarius.',
          'Mercury goes to Virgo in the D9, where it rules.',
        ],
      },
      counselled: {
        trues: [
          'You do not have to settle every quarrel in order to be at peace.',
          'Perhaps the kindest thing you can do this season is to finish what you have begun.',
          'When two options look equally good, sleep on it and let the answer come in the morning.',
          'Beauty is not a luxury for you; it is how you breathe.',
        ],
        falses: [
          'Your business is going to fail in the spring.',
          'It is certain that money flows to you without effort.',
          'You will marry a doctor from abroad.',
          'An accident awaits you on a journey.',
        ],
      },
    },
  },
]
