import { from } from '../passage.ts'

// The ruling number of the day and of the whole date, each under its planet
const driver = from('Ank jyotish in common Indian practice, with Cheiro, in our own words: moolank')
const course = from('Ank jyotish in common Indian practice, with Cheiro, in our own words: bhagyank')

export default {
  moolank: {
    1: driver(
      'The day belongs to the Sun, and moolank 1 wants a field of its own. You are steady under responsibility and restless under orders. Honour matters to you more than comfort; a word of thanks to those who carried the stones keeps it yours.',
    ),
    2: driver(
      'The Moon rules moolank 2. Feeling comes before reason, and memory is long. You do well where imagination and tact are wanted, and badly where you must wait for an answer. A fixed bedtime and a friend by water calm the tides.',
    ),
    3: driver(
      'Jupiter gives moolank 3 a teacher’s voice and a liking for rules that can be explained. You rise through study, counsel and a clean record. Pride in being right is the weak spot, and a pupil who disagrees is the cure.',
    ),
    4: driver(
      'Rahu holds moolank 4, and you see every question from the side that was left out. Convention bores you, machines and new fields do not. Fortune comes suddenly and wants to be put away the same day, in something plain.',
    ),
    5: driver(
      'Mercury quickens moolank 5: talk, trade, calculation, a joke at the counter. You make friends in an hour and plans in a minute. Nerves pay for the speed, so let one matter a day be done slowly and by hand.',
    ),
    6: driver(
      'Venus rules moolank 6 and asks for beauty within reach. People are drawn to you and lean on you. Love, art and comfortable rooms bring out the best; debts made for show bring out the worst, and are easily avoided.',
    ),
    7: driver(
      'Ketu gives moolank 7 an inward eye. Travel, dreams, old books and odd questions attract you, money only when it is nearly gone. You heal and write well, and keep well by telling someone where you are going.',
    ),
    8: driver(
      'Saturn is the lord of moolank 8, and early years tend to be the heavy ones. You carry long tasks without complaint and are noticed late. Justice is your strength, and being just to yourself on Saturdays belongs to it.',
    ),
    9: driver(
      'Mars drives moolank 9. You defend, build, argue and make up, with the heat of a good fire. Courage opens doors that patience must then keep open. Count to nine before answering a letter that was meant to wound.',
    ),
  },
  bhagyank: {
    1: course(
      'The whole date comes to 1, so that life pushes you toward the front of whatever line you join. Government, enterprise and anything with a name on the door suit it. Success tends to come from what you began yourself.',
    ),
    2: course(
      'A bhagyank of 2 makes fortune arrive by way of others: partners, women in authority, the public, places near water. It waxes and wanes. Save at the full, and the dark fortnight need not be feared.',
    ),
    3: course(
      'With Jupiter over the date, knowledge becomes livelihood. Degrees, advice, law, faith and teaching carry you further than bargaining. Elders open doors, and keeping a promise to one of them is often the turn of the road.',
    ),
    4: course(
      'Rahu’s 4 gives a course with sharp bends. What you planned for ten years changes in a month, frequently for the better. Technology, foreign places and unpopular causes are good ground; lawsuits are not, and papers should be exact.',
    ),
    5: course(
      'The date sums to 5, and life pays you for moving things: goods, news, money, people. Several incomes are safer than one. The middle years are lively, and whatever you learn in a hurry you should learn again at leisure.',
    ),
    6: course(
      'Venus over the whole date brings support through affection. Work with beauty, food, clothes, hospitality or the arts prospers, and so does marriage when both keep their own purse in order. Comfort arrives early and wants upkeep.',
    ),
    7: course(
      'A bhagyank of 7 leads away from the crowd. Research, healing, travel and spiritual work reward you, trade seldom. Property is better held in land than in hopes, and a partner who counts is a blessing.',
    ),
    8: course(
      'Saturn’s 8 over the date delays and then delivers. What is won before thirty may have to be won again, and what is won after stays. Iron, oil, land, law and large numbers of workers stand under it.',
    ),
    9: course(
      'With Mars on the date, life is a series of contests that you were fit for. Engineering, surgery, sport, uniform and land suit it. The gain is kept by those who know the difference between a rival and an enemy.',
    ),
  },
  relation: {
    friend: driver(
      'The day and the whole date, {first} and {second}, are friends: {first_planet} and {second_planet} pull the same way. What you want on waking and what life asks of you fit together, and effort is rarely wasted on deciding between them.',
    ),
    neutral: driver(
      'Between the {first} of the day and the {second} of the date there is neither friendship nor quarrel. {first_planet} and {second_planet} leave each other in peace. Which of the two leads is settled by habit, so choose the habit with care.',
    ),
    enemy: driver(
      'The {first} of the day and the {second} of the date do not agree: {first_planet} wants one thing and {second_planet} rewards another. You may feel pulled between temper and task. Give each its own hours, and the friction becomes drive.',
    ),
  },
} as const
