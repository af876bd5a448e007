import type { ToldOfBirth } from './index.ts'

export const MORE_BIRTHS: readonly ToldOfBirth[] = [
  {
    birth: 2,
    of: {
      placed: {
        trues: [
          'Pisces is your lagna, the rising sign, and it gives you porous edges and a ready sympathy.',
          'The Sun and Mercury meet in Virgo, in the house of partnership, so you weigh people carefully before you let them in.',
          'Your Moon, placed in Sagittarius in the tenth, wants a vocation and not just a job.',
          'Saturn (Shani) stands in Aries, in your second house, and counsels thrift.',
        ],
        falses: [
          'Aquarius is your lagna, the rising sign, and it gives you a cool head.',
          'The Sun and Venus meet in Virgo, in the house of partnership, so you weigh people carefully.',
          'Your Moon, placed in Capricorn in the tenth, wants a vocation and not just a job.',
          'Saturn (Shani) stands in Aries, in your third house, and counsels thrift.',
        ],
      },
      ruled: {
        trues: [
          'Jupiter is both your lagna lord and the lord of your tenth house.',
          'The lord of the seventh house, Mercury, stays in its own house, which speaks well for steady bonds.',
          'Venus, ruler of the third and eighth houses, dwells in the eighth.',
          'Because Mars rules your second and ninth houses from the sixth, earnings tend to follow effort.',
        ],
        falses: [
          'Jupiter is both your lagna lord and the lord of your ninth house.',
          'The lord of the sixth house, Mercury, stays in its own house.',
          'Venus, ruler of the fourth and eighth houses, dwells in the eighth.',
          'Because Mars rules your second and eighth houses from the sixth, earnings tend to follow effort.',
        ],
      },
      dignified: {
        trues: [
          'Mercury is exalted in Virgo, so precision is one of your quiet gifts.',
          'Budha, or Mercury, is uchcha, that is to say exalted.',
          'Venus is in its own sign, Libra, and knows how to make hard conversations bearable.',
          'Saturn is both debilitated and retrograde, so money habits may need a second look now and then.',
        ],
        falses: [
          'Mercury is debilitated in Virgo, so precision does not come easily.',
          'Shukra, or Venus, is uchcha, that is to say exalted.',
          'Venus is exalted in Libra, and knows how to make hard conversations bearable.',
          'Saturn is both debilitated and combust, so money habits may need a second look.',
        ],
      },
      together: {
        trues: [
          'Jupiter and Venus stand together in Libra, in the eighth house.',
          'Mars and Ketu form a close pair in your sixth house.',
          'Seated in the tenth house, the Moon gazes down at the fourth.',
          'The Sun travels with Mercury here, and the two of them share a single house.',
        ],
        falses: [
          'Jupiter and Mars stand together in Libra, in the eighth house.',
          'Mars and Rahu form a close pair in your sixth house.',
          'Seated in the tenth house, the Moon gazes down at the fifth.',
          'The Sun travels with Jupiter here, and the two of them share a single house.',
        ],
      },
      periods: {
        trues: [
          'You have been living through the Rahu mahadasha since October 2012, and it draws to a close on 19 October 2030.',
          'Within it, the Venus antardasha holds sway until 8 May 2027.',
          'After Venus comes the Sun antardasha, from May 8, 2027 to April 1, 2028.',
          'The final stretch of the Rahu mahadasha is the Mars antardasha, which opens in October 2029.',
        ],
        falses: [
          'You have been living through the Rahu mahadasha since October 2014, and it draws to a close on 19 October 2030.',
          'Within it, the Venus antardasha holds sway until 8 May 2028.',
          'After Venus comes the Moon antardasha, from May 8, 2027 to April 1, 2028.',
          'The final stretch of the Rahu mahadasha is the Moon antardasha, which opens in October 2029.',
        ],
      },
      transits: {
        trues: [
          'Saturn is now passing over your ascendant sign, Pisces, so you may feel that you are being asked to grow up all over again.',
          'As Jupiter journeys through Leo, it lights up your sixth house.',
          'Rahu enters Capricorn on 5 December 2026, and the mood of your friendships may shift with it.',
          'From 10 December 2026 Saturn moves direct in Pisces.',
        ],
        falses: [
          'Saturn is now passing over your Moon sign, Sagittarius, so you may feel tested.',
          'As Jupiter journeys through Leo, it lights up your fifth house.',
          'Rahu enters Sagittarius on 5 December 2026.',
          'From 10 January 2027 Saturn moves direct in Pisces.',
        ],
      },
      combined: {
        trues: [
          'Your chart is blessed with Bhadra yoga, which is a gift of a clear and skilful mind.',
          'Kemadruma dosha arises but is cancelled, so the loneliness it is known for need not be yours.',
          'Angarak dosha appears only in a mild form.',
          'Both Pitra dosha and Kaal Sarp dosha are present in full.',
        ],
        falses: [
          'Your chart is blessed with Hamsa yoga, which is a gift of a clear mind.',
          'Kemadruma dosha arises and is not cancelled.',
          'Angarak dosha appears in its full form.',
          'Both Pitra dosha and Kaal Sarp dosha are cancelled.',
        ],
      },
      scored: {
        trues: [
          'Jupiter stands last in Shadbala, seventh of the seven.',
          'Love and courtship are a strong suit of your chart, whereas money and savings are weak.',
          'Venus, your atmakaraka, is the thread that runs through all of it.',
          'The sixth house has gathered 35 bindus, thirteen more than the second.',
        ],
        falses: [
          'Saturn stands last in Shadbala, seventh of the seven.',
          'Love and courtship are a weak suit of your chart, whereas money and savings are strong.',
          'Mercury, your atmakaraka, is the thread that runs through all of it.',
          'The sixth house has gathered 35 bindus, ten more than the second.',
        ],
      },
      divided: {
        trues: [
          'Scorpio rises in the navamsha, lending depth to your commitments.',
          'In D9, Mercury and Jupiter are both in Aquarius.',
          'The Moon shifts to Leo in your navamsa.',
          'Venus, so well placed at birth, is in Gemini in the navamsa.',
        ],
        falses: [
          'Libra rises in the navamsha, lending grace to your commitments.',
          'In D9, Mercury and Jupiter are both in Capricorn.',
          'The Moon shifts to Virgo in your navamsa.',
          'Venus, so well placed at birth, is in Cancer in the navamsa.',
        ],
      },
      counselled: {
        trues: [
          'Give your ideals a calendar and a budget, and they will serve you better.',
          'Not every silence needs to be filled, and some of your best answers come late.',
          'If you find yourself saying yes too quickly, try asking for a day to think.',
          'What looks like hesitation from the outside is often just care.',
        ],
        falses: [
          'You are going to inherit a house from an uncle.',
          'Your employer is planning to dismiss you.',
          'Surgery is on the cards for you next summer.',
          'Your first marriage ended badly.',
        ],
      },
    },
  },
  {
    birth: 3,
    of: {
      placed: {
        trues: [
          'Aries rises in your chart and the Sun shines there as well, so you like to go first.',
          'Mercury and Jupiter are neighbours in Taurus, in the second house, a place of values and of voice.',
          'The Moon rests in Pisces in the twelfth house, and solitude restores you.',
          'Your Mars is in Gemini, in the third house of courage and of letters.',
        ],
        falses: [
          'Aries rises in your chart and the Moon shines there as well, so you like to go first.',
          'Mercury and Venus are neighbours in Taurus, in the second house.',
          'The Moon rests in Pisces in the eleventh house, and company restores you.',
          'Your Mars is in Cancer, in the fourth house of hearth and home.',
        ],
      },
      ruled: {
        trues: [
          'Mars, lord of the rising sign, takes up residence in the third house.',
          'The Sun rules the fifth house from the first, so what you make is very much your own.',
          'Venus owns the second and seventh houses and comes to the first.',
          'Saturn, who looks after your tenth and eleventh houses, stands in the ninth.',
        ],
        falses: [
          'Mars, lord of the rising sign, takes up residence in the fourth house.',
          'The Sun rules the fourth house from the first, so home is very much your own.',
          'Venus owns the second and sixth houses and comes to the first.',
          'Saturn, who looks after your ninth and tenth houses, stands in the ninth.',
        ],
      },
      dignified: {
        trues: [
          'An exalted Sun in Aries gives you a natural air of command.',
          'Venus is combust, sitting so near the Sun that its softer voice can be drowned out.',
          'Saturn was moving retrograde at your birth, and it stands in the sign of an enemy.',
          'The Moon is in a friendly sign, which takes the edge off its solitude.',
        ],
        falses: [
          'An exalted Moon in Pisces gives you a natural air of calm.',
          'Mercury is combust, sitting so near the Sun that its voice can be drowned out.',
          'Saturn was moving direct at your birth.',
          'Saturn is in the sign of a friend, which takes the edge off its severity.',
        ],
      },
      together: {
        trues: [
          'Sun and Venus join hands in the first house.',
          'Jupiter and Mercury sit at the same table in Taurus, and your words carry weight because of it.',
          'Saturn in the ninth house keeps an eye on your eleventh.',
          'The planet of discipline, Saturn, faces your third house, where Mars is.',
        ],
        falses: [
          'Sun and Mercury join hands in the first house.',
          'Jupiter and Venus sit at the same table in Taurus.',
          'Saturn in the ninth house keeps an eye on your tenth.',
          'The planet of discipline, Saturn, faces your second house.',
        ],
      },
      periods: {
        trues: [
          'Your Venus mahadasha, twenty years in all, ends on 22 November 2027.',
          'Exactly one year from now the Sun mahadasha begins, on 22 November 2027.',
          'The Ketu antardasha, the last of the Venus mahadasha, started in September 2026.',
          'Until 27 December 2026 you are in the Venus pratyantardasha.',
        ],
        falses: [
          'Your Venus mahadasha, sixteen years in all, ends on 22 November 2027.',
          'In one year the Moon mahadasha begins, on 22 November 2027.',
          'The Ketu antardasha, the last of the Venus mahadasha, started in July 2026.',
          'Until 27 December 2026 you are in the Sun pratyantardasha.',
        ],
      },
      transits: {
        trues: [
          'You are in the peak phase of sade-sati, the time when Saturn crosses the Moon itself.',
          'Saturn transits Pisces, your twelfth house, where your Moon is too.',
          'With Jupiter in transit in your fifth house, play and study can lift your spirits.',
          'Jupiter enters Leo once more on 25 June 2027.',
        ],
        falses: [
          'You are in the setting phase of sade-sati.',
          'Saturn transits Aries, your first house.',
          'With Jupiter in transit in your fourth house, home life can lift your spirits.',
          'Your sade-sati is over.',
        ],
      },
      combined: {
        trues: [
          'Manglik dosha exists in a mild form only.',
          'You have Shrapit dosha in full, and humility is held to be its cure of choice in the tradition.',
          'Kalathra dosha is cancelled in your chart.',
          'Among the combinations you were born with are Sunapha yoga and Vasumati yoga.',
        ],
        falses: [
          'Manglik dosha exists in its full form.',
          'You have Shrapit dosha, but only in a mild form.',
          'Badhaka dosha is cancelled in your chart.',
          'Among the combinations you were born with are Sunapha yoga and Ruchaka yoga.',
        ],
      },
      scored: {
        trues: [
          'Your chart is strong in three great matters: career, wealth and children.',
          'The eleventh house leads with 37 bindus.',
          'Only the Sun outranks Mercury in Shadbala.',
          'Mars acts as your darakaraka and the Moon as your amatyakaraka.',
        ],
        falses: [
          'Your chart is weak in three great matters: career, wealth and children.',
          'The eleventh house leads with 39 bindus.',
          'Only the Sun outranks Venus in Shadbala.',
          'Mars acts as your atmakaraka and the Moon as your amatyakaraka.',
        ],
      },
      divided: {
        trues: [
          'Your navamsa ascendant is Scorpio, so commitment goes deep once it is given.',
          'Jupiter keeps the same sign, Taurus, in the birth chart and in the navamsa.',
          'In the navamsa Saturn reaches Libra, where it is exalted.',
          'The D10 chart, which is read for work, has Sagittarius rising.',
        ],
        falses: [
          'Your navamsa ascendant is Sagittarius.',
          'Mercury keeps the same sign, Taurus, in the birth chart and in the navamsa.',
          'In the navamsa Saturn reaches Aries, where it is debilitated.',
          'The D10 chart, which is read for work, has Capricorn rising.',
        ],
      },
      counselled: {
        trues: [
          'You are allowed to change your mind, even about things you once said out loud.',
          'A short walk before a hard conversation can do more good than an hour of rehearsal.',
          'Some doors open slowly, and that is no reason to stop knocking.',
          'Share the credit early, and people will follow you gladly.',
        ],
        falses: [
          'Your brother envies you and works against you.',
          'You will win the case against your neighbour.',
          'Success is guaranteed if you begin in March.',
          'You have two sons and a daughter.',
        ],
      },
    },
  },
]
