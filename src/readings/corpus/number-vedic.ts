import { from } from '../passage.ts'

// The numbers of the day (moolank) and of the whole date (bhagyank), by planet
const driver = from('Ank jyotish in common Indian practice, with Cheiro, in our own words: moolank')
const named = from('Chaldean numerology with Cheiro’s harmonies of numbers, in our own words')
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
      'Mars drives moolank 9. You defend, build, argue and make up, with the heat of a good fire. Courage opens doors that patience must then keep open. Count to nine before answering a letter that was meant to hurt.',
    ),
  },
  bhagyank: {
    1: course(
      'The whole date comes to 1, so that life pushes you toward the front of whatever line you join. Government, enterprise and anything with a name on the door suit it. Success tends to come from what you began yourself.',
    ),
    2: course(
      'A bhagyank of 2 makes fortune arrive by way of others: partners, friends in authority, the public, places near water. It waxes and wanes. Save at the full, and the dark fortnight need not be feared.',
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
      'Saturn’s 8 over the date delays and then delivers. What is won early may have to be won again, and what is won late stays. Iron, oil, land, law and large numbers of workers stand under it.',
    ),
    9: course(
      'With Mars on the date, life is a series of contests that you were fit for. Engineering, surgery, sport, uniform and land suit it. The gain is kept by those who know the difference between a rival and an enemy.',
    ),
  },
  relation: {
    same: driver(
      'Day and date give the same number, {first}, under {first_planet} twice over. There is no second voice to argue with, so that the virtues of the planet come doubled and its faults as well. Company of another kind does you good.',
    ),
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
  name_relation: {
    friend: named(
      'The name answers with {name_number}, a friend of the {first} that you were born under. It is spoken every day and helps every day a little. Leave the spelling as it is, on the door and in the papers alike.',
    ),
    neutral: named(
      'With {name_number} the name stands aside from the {first} of the birth, neither pushing nor holding. Its effect is what its bearer makes of it. A change of spelling would be a matter of taste and nothing more.',
    ),
    enemy: named(
      'The name’s {name_number} pulls against the {first} of the birth. Old practice would alter a letter so that the two agree, in daily use and not in documents. A good deed done under the name is said to serve as well.',
    ),
  },
  thing: {
    1: named(
      'A thing or house under 1 wants a master. It suits whoever runs a business alone, and stands out in its street. Use by many hands without anyone in charge wears it out before its time.',
    ),
    2: named(
      'Under 2 a house is shared and a firm has partners. It gathers feelings as cloth gathers scent, so the mood of those who use it matters. Good for families, kitchens, counselling and anything near water.',
    ),
    3: named(
      'The 3 makes a lively address and a vehicle with many passengers. Teaching, print and sociable trades do well under it. Guard against clutter, since what comes in under this number seldom goes out again.',
    ),
    4: named(
      'A 4 gives strong walls and unusual tenants. It favours workshops, machines and technical firms; repairs come in series and are best done at once. Sudden notices belong to it, and insurance is its proper ornament.',
    ),
    5: named(
      'Under 5 the door is never still. Shops, offices, carriers and vehicles for trade prosper, and news arrives early. It rests badly: for a home one room should be kept without screens and without visitors.',
    ),
    6: named(
      'The 6 is the number of the home and of whatever should please. Hotels, salons, nurseries, cars for the family thrive with it. It likes upkeep and flowers, and grows dear if it is used to impress.',
    ),
    7: named(
      'A 7 draws those who study, heal or wish to be alone. As a shop it is passed by, as a retreat it is sought out. Things under this number are best kept simple, clean and a little hidden.',
    ),
    8: named(
      'With 8 a property or a company is a long affair: slow to begin, heavy to carry, solid at the end. Law, land, machinery and large stocks suit it. Pay what is due on the day.',
    ),
    9: named(
      'The 9 gives heat and speed. Builders, surgeons, sportsmen and rescue services do well under it, and a vehicle wants a calm driver. Look to wiring, brakes and tempers, and it protects more than it endangers.',
    ),
  },
} as const
