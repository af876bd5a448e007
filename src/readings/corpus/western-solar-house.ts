import { from, type Passage } from '../passage.ts'

// Planets passing the solar houses: whole signs counted from the sign of the Sun; {span}: from when to when, such as "until 26 July"
const passage = from('Common Western practice (solar houses, signs counted from the Sun sign)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export default {
  Sun: {
    1: passage(
      'The Sun is in your own sign {span}, and you have more energy and more attention than in any other month. → Make the choices about your looks, your name and your direction now.',
    ),
    2: passage(
      'The Sun is in your house of money {span}. You do well to look at your prices, your budget and the things you own; what you no longer use can go to someone who needs it.',
    ),
    3: passage(
      'The Sun is in your house of learning and talk {span}. The month comes to you in small pieces: calls, errands, visits. → Pick one course or one piece of writing as its thread.',
    ),
    4: passage(
      'The Sun is in your house of home {span}. Repairs, family talks and the question of where you live come first, and your public plans can wait without harm.',
    ),
    5: passage(
      'The Sun is in your house of romance and play {span}. → Show what you have made, see people younger than you, and give your pride nothing to guard.',
    ),
    6: passage(
      'The Sun is in your house of daily work {span}. A habit that you start now has a good chance to last. You do not have to do everyone else’s share as well.',
    ),
    7: passage(
      'The Sun is opposite you {span}, with partners and clients. Others lead and you learn how they see you; contracts and reconciliations belong in these weeks.',
    ),
    8: passage(
      'The Sun is in your house of shared money {span}. Loans, taxes and trust are your subjects. What you settle completely will stay settled.',
    ),
    9: passage(
      'The Sun is in your house of travel and study {span}. You need distance, in miles or in books, and a local quarrel looks small once you have it.',
    ),
    10: passage(
      'The Sun is at the top of your chart {span}. You are judged by work that you did earlier in the year. → Accept the responsibility that fits you and refuse the title that does not.',
    ),
    11: passage(
      'The Sun is in your house of friends {span}. You find allies in numbers, so choose the two wishes that you would really work for and tell them about those.',
    ),
    12: passage(
      'The Sun is in your house of retreat {span}, the last before your own sign. Your year ends here in private. → Close files, forgive what you can and sleep more than you think you need.',
    ),
  },
  Jupiter: {
    1: passage(
      'Jupiter is in your own sign {span}, which happens every twelve years. Doors open on your confidence alone. Your one risk is to promise more than a single person can do, so choose two large aims and leave the third for later.',
    ),
    2: passage(
      'Jupiter is in your house of money {span}. You can earn more, by asking for the fair price rather than by working longer. → Save a fixed part of each increase at once, because your spending would grow just as fast.',
    ),
    3: passage(
      'Jupiter is in your house of learning and talk {span}. A skill that you learn now will pay you for years. → Say yes to the course and the short trips, and no to the fifth project at the same time.',
    ),
    4: passage(
      'Jupiter is in your house of home {span}. You can find more room, make up with a relative, or put down roots somewhere better. → Check the foundations before you fall in love with the view.',
    ),
    5: passage(
      'Jupiter is in your house of love, children and play {span}. You have luck with what you do lightly. → Risk your free time generously, and never the rent.',
    ),
    6: passage(
      'Jupiter is in your house of daily work {span}. Your conditions can improve: kinder colleagues, better tools, a routine that suits your body. → Ask for the one change that would help you every single day.',
    ),
    7: passage(
      'Jupiter is in your house of partnership {span}. Good people come towards you as partners, clients or advisers, and an old opponent becomes reasonable if you go half of the way. → Let others help you; that is how this luck arrives.',
    ),
    8: passage(
      'Jupiter is in your house of shared money and trust {span}. You can get a loan on good terms, pay down a debt or lose an old fear. → Read every guarantee twice before you sign it.',
    ),
    9: passage(
      'Jupiter is at home in your house of travel and study {span}. → Go far, learn something demanding, teach what you know. Your conviction is catching, so check your facts before you spread it.',
    ),
    10: passage(
      'Jupiter is at the top of your chart {span}. Promotion and recognition come within your reach if you have prepared for them. → Share out your old tasks before you take the new ones.',
    ),
    11: passage(
      'Jupiter is in your house of friends and hopes {span}. One old wish of yours can come true, usually through somebody you know. → Introduce people to each other and they will do the same for you.',
    ),
    12: passage(
      'Jupiter is in your house of retreat {span}. You are protected in ways that you notice late. → Study alone, help without talking about it and recover your strength, for the next stretch puts you in front.',
    ),
  },
  Saturn: {
    1: passage(
      'Saturn is in your own sign {span}, once in about thirty years. Responsibilities come to you and stay; excuses stop working. What you build in these years under your own name will still stand when you are old.',
    ),
    2: passage(
      'Saturn is in your house of money {span}. Income follows your effort late, so keep few debts and simple accounts. You come out of these years with less show and firmer ground.',
    ),
    3: passage(
      'Saturn is in your house of learning and talk {span}. Your words count, so write fewer and keep them. Study is hard and worth it, and a brother, sister or neighbour needs your patience.',
    ),
    4: passage(
      'Saturn is in your house of home {span}. Repairs cannot wait and a parent may need your time. → Decide what you can carry and ask others for the rest before you are worn out.',
    ),
    5: passage(
      'Saturn is in your house of love and play {span}. You have to plan your pleasures or they do not happen. Talent becomes skill by practice now, and the affection that stays with you is the real kind.',
    ),
    6: passage(
      'Saturn is in your house of daily work {span}. Duties pile up on you because you do them well. → Refuse one in four, keep regular hours, and your body will go along with you.',
    ),
    7: passage(
      'Saturn is in your house of partnership {span}. A tie of yours becomes official, or it ends, but it does not stay vague. → Agree in clear words who does what, and both of you can relax.',
    ),
    8: passage(
      'Saturn is in your house of shared money and trust {span}. You settle old obligations slowly: a loan, a will, a silence. Each of these conversations is dull beforehand and a relief afterwards.',
    ),
    9: passage(
      'Saturn is in your house of travel and study {span}. Long study succeeds in small portions, and trips need paperwork in good time. The beliefs that you still hold at the end are your own.',
    ),
    10: passage(
      'Saturn is at the top of your chart {span}. You harvest the work of many years in public, with long hours and few people to share them. → Take no shortcuts; they would be seen.',
    ),
    11: passage(
      'Saturn is in your house of friends and hopes {span}. Some people drop away and the reliable ones stay. → Choose one wish that can be planned, and let the vague ones go.',
    ),
    12: passage(
      'Saturn is in your house of retreat {span}. A cycle of almost thirty years ends for you, mostly out of sight. → Finish old business, keep your nights for sleep, and begin nothing large yet.',
    ),
  },
} as const satisfies Record<'Sun' | 'Jupiter' | 'Saturn', Record<House, Passage>>
