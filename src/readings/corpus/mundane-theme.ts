import { from } from '../passage.ts'

const say = from('Barbault; Green, Mundane Astrology; common mundane practice')

/** The year's aspects between the planets of a theme and the slow planets. */
export default {
  politics: {
    testing: say(
      'Sun, Saturn and Pluto meet the slow planets mostly by hard aspects this year. Mundane practice reads contested authority, and institutions that must justify what they cost. It expects stubbornness on both sides before a settlement, and gives no name or country for it.',
    ),
    even: say(
      'For Sun, Saturn and Pluto helps and hindrances are nearly equal this year. Tradition sees offices changing hands by rule and without drama, and long questions kept open. Where a single date weighs heavily, the quarter in which it falls says so.',
    ),
    easing: say(
      'Sun, Saturn and Pluto find more support than resistance among the slow planets. The old reading is of reforms that can be carried through, and of rulers who are heard. It favours those who finish what others began.',
    ),
  },
  economy: {
    testing: say(
      'Jupiter, Venus and Saturn have the harder aspects of the year. Common practice reads a cautious time, with credit given slowly and luxuries put off. That is a mood and no forecast of prices; nothing here is advice about money.',
    ),
    even: say(
      'The planets of wealth and of limits keep a balance this year. By tradition growth and restraint take turns, and what is gained in one quarter is guarded in the next. No market can be read from it, and no decision should rest on it.',
    ),
    easing: say(
      'Jupiter, Venus and Saturn are well aspected on the whole. The books read confidence that has some ground, agreements about trade, and institutions that lend. It remains a saying about mood and gives no advice to buy or to sell.',
    ),
  },
  climate: {
    testing: say(
      'Neptune and Uranus, whom mundane authors watch for water and for sudden change, have hard aspects this year. Tradition expects talk of floods, storms and their cost. For the weather itself a weather service knows more than any chart.',
    ),
    even: say(
      'Neptune and Uranus stand between help and hindrance this year. The old reading is of seasons that keep their order with some surprises. It is a tradition about omens, and measured climate follows causes that no chart contains.',
    ),
    easing: say(
      'Neptune and Uranus are mostly well aspected this year. Mundane practice reads agreement about water, sea and new techniques of care for them. What the climate does is measured elsewhere; this is only what the old craft would say.',
    ),
  },
  health: {
    testing: say(
      'Neptune, Mars and Saturn are at odds with the slow planets more than at one. Tradition reads tired services and rumours about health, and praises plain information. It foretells no illness, and questions of health belong to physicians and public bodies.',
    ),
    even: say(
      'For Neptune, Mars and Saturn the year holds as many easy aspects as hard ones. By the old reading care is given without headlines. Nothing in it concerns any single person’s health, for which a physician should be asked.',
    ),
    easing: say(
      'Neptune, Mars and Saturn receive more help than strain. Mundane authors would expect patience, staff and means for those who look after others. It is a saying of tradition about public care and says nothing about any illness.',
    ),
  },
  technology: {
    testing: say(
      'Mercury and Uranus meet resistance among the slow planets this year. The tradition reads inventions that come before their rules, failures in public, and argument over who may know what. It counsels testing before trusting.',
    ),
    even: say(
      'Mercury and Uranus have a mixed year. Common practice reads steady use of what exists and modest novelty beside it. Enthusiasts and sceptics both find their proofs, and neither is refuted before the year is out.',
    ),
    easing: say(
      'Mercury and Uranus are well placed among the slow planets. By tradition ideas find builders and builders find users, and what is new is explained well. The craft advises to write down what works while attention lasts.',
    ),
  },
  culture: {
    testing: say(
      'Venus and Neptune have the harder part this year. Mundane practice reads scandals of taste, thin purses for the arts and images that deceive. Out of such years come works that are understood later, the same authors say.',
    ),
    even: say(
      'Venus and Neptune keep an even course through the year. The old reading is of festivals held, quarrels about taste and some good work done quietly. No school wins, and the public chooses for itself.',
    ),
    easing: say(
      'Venus and Neptune are supported this year. Tradition reads generous patrons, shared songs and a wish for beauty in public places. It is held to be a good time to open what was closed and to lend what was kept.',
    ),
  },
}
