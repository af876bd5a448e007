import { from } from '../passage.ts'

// The numbers of the day (moolank) and of the whole date (bhagyank), by planet
const driver = from('Ank jyotish in common Indian practice, with Cheiro, in our own words: moolank')
const named = from('Chaldean numerology with Cheiro’s harmonies of numbers, in our own words')
const course = from('Ank jyotish in common Indian practice, with Cheiro, in our own words: bhagyank')

export default {
  moolank: {
    1: driver(
      'You want a field of your own, because your moolank is 1, the number of the Sun. You are steady when you are responsible and restless under orders. → Thank the people who did the carrying this week; it is how you keep their respect.',
    ),
    2: driver(
      'You feel first and think afterwards, since your moolank is 2, the number of the Moon. You remember everything, and waiting for an answer wears you out. → Keep a fixed bedtime this week and walk by water if there is any.',
    ),
    3: driver(
      'You explain well and you like rules that make sense, because your moolank is 3, the number of Jupiter. You rise by learning and by good advice. You like being right a little too much; ask somebody who disagrees to finish their point.',
    ),
    4: driver(
      'You see the side of a question that was left out, since your moolank is 4, the number of Rahu. Convention bores you and new fields do not. Money comes to you suddenly, so put it into something plain on the same day.',
    ),
    5: driver(
      'You talk, count and joke at speed, because your moolank is 5, the number of Mercury. You make a friend in an hour and a plan in a minute. → Do one thing a day slowly and by hand, and your nerves will hold.',
    ),
    6: driver(
      'You want beauty within reach, since your moolank is 6, the number of Venus. People are drawn to you and they lean on you. → Make one room or one meal beautiful this week, and spend nothing on it only to impress.',
    ),
    7: driver(
      'You look inward, because your moolank is 7, the number of Ketu. Old books, dreams and odd questions interest you, and money does so when it is nearly gone. → Tell somebody where you are going before you disappear for a day.',
    ),
    8: driver(
      'You carry long tasks without complaint, since your moolank is 8, whose lord is Saturn. Your early years are often the heavier ones, and people notice you late. → Be as fair to yourself on one Saturday as you are to others all week.',
    ),
    9: driver(
      'You defend, build and make up quickly, because your moolank is 9, the number of Mars. Your courage opens doors, and your patience has to keep them open. → Count to nine this week before you answer a message that was meant to hurt.',
    ),
  },
  bhagyank: {
    1: course(
      'You are pushed to the front of any line you join, since your whole date of birth makes 1. Office, enterprise and anything with your name on it suit you. Success comes mostly from what you began yourself, so begin one thing this month.',
    ),
    2: course(
      'You get your luck by way of other people, because your whole date of birth makes 2. It comes in waves, with partners, friends and the public. → Put something aside while the wave is high, and a low month will not frighten you.',
    ),
    3: course(
      'You can live from what you know, since your whole date of birth makes 3, under Jupiter. A degree, advice or teaching takes you further than bargaining. → Keep one promise to somebody older this month; they open doors for you.',
    ),
    4: course(
      'You should expect sharp bends, because your whole date of birth makes 4, under Rahu. A plan for ten years can change in a month, and often for the better. → Keep your papers exact, so that you can turn quickly.',
    ),
    5: course(
      'You earn by moving things, since your whole date of birth makes 5: goods, news, money or people. Two sources of income are safer for you than one. → Learn once more, at leisure, what you have learnt in a hurry.',
    ),
    6: course(
      'You are helped by affection, because your whole date of birth makes 6, under Venus. Work with beauty, food, clothes or guests goes well for you. Comfort comes early and needs upkeep, so agree at home who pays for what.',
    ),
    7: course(
      'You do best away from the crowd, since your whole date of birth makes 7, under Ketu. Research, healing work or distant places reward you more than trade does. → Let somebody who likes figures look at your plans before you sign.',
    ),
    8: course(
      'You get things late and keep them, because your whole date of birth makes 8, under Saturn. What comes early you may have to win a second time. Work that many hands share suits you; do one part of it well each day this week.',
    ),
    9: course(
      'You are fit for contests, since your whole date of birth makes 9, under Mars. Building, sport, uniform and land suit you. → Ask yourself before the next dispute whether the other is a rival or only in a hurry.',
    ),
  },
  relation: {
    same: driver(
      'You have one will and no second voice to argue with, since day and date both give {first}, the number of {first_planet}. Its strengths come doubled, and so do its faults. → Spend time this week with somebody who is made quite differently.',
    ),
    friend: driver(
      'You want what life asks of you, because the {first} of your day and the {second} of your whole date are friends: {first_planet} and {second_planet} help each other. You lose little time in deciding. → Use it, and take the next step a week earlier than planned.',
    ),
    neutral: driver(
      'You decide by habit whether wish or task leads, since the {first} of your day and the {second} of your whole date are neither friends nor enemies, like {first_planet} and {second_planet}. → Choose one habit this month, and keep it until it holds by itself.',
    ),
    enemy: driver(
      'You feel a pull between what you want and what is rewarded, because the {first} of your day and the {second} of your whole date do not agree: {first_planet} wants one thing, {second_planet} pays for another. → Give each its own hours this week, and you will use both.',
    ),
  },
  name_relation: {
    friend: named(
      'Your name helps you a little every day, since its number {name_number} is a friend of the {first} of your birthday. You can leave it as it is. → Use the same spelling everywhere, on the door and on papers.',
    ),
    neutral: named(
      'Your name neither pushes nor holds you, because its number {name_number} is neutral towards the {first} of your birthday. You make of it what you like. A change of spelling would be a matter of taste, so you need not spend money on one.',
    ),
    enemy: named(
      'Your name pulls against your birthday, since its number {name_number} is no friend of {first}. Old practice changes one letter for daily use and leaves the documents alone. You can also do a good deed under the name each month, which is said to serve as well.',
    ),
  },
  thing: {
    1: named(
      'You give it to one person in charge, because the number is 1, that of the Sun. It suits whoever runs a business alone, and people notice it in its street. → When many use it, name one of them who looks after it.',
    ),
    2: named(
      'You share it best, since the number is 2, that of the Moon. It suits families, kitchens, advice and anything near water, and it takes on the mood of its users. → Settle quarrels outside the door, and keep a plant in it.',
    ),
    3: named(
      'You will have company in it, because the number is 3, that of Jupiter. Teaching, books and sociable trades do well under it. Things come in and do not go out again, so clear one corner each month.',
    ),
    4: named(
      'You get strong walls and unusual tenants with it, since the number is 4, that of Rahu. Workshops, machines and technical firms suit it. Repairs come in series; do each at once, and insure it well.',
    ),
    5: named(
      'You will find the door never still, because the number is 5, that of Mercury. Shops, offices and trade suit it, and you hear the news early. → If it is a home, keep one room without screens and without visitors.',
    ),
    6: named(
      'You can make it a pleasant place, since the number is 6, that of Venus. Homes, guests, salons and family cars do well under it. It likes upkeep and flowers; spend on these before you spend on show.',
    ),
    7: named(
      'You find quiet in it, because the number is 7, that of Ketu. It suits people who study, heal or wish to be alone, and a shop under it is passed by. → Keep it simple and clean, with few things in it.',
    ),
    8: named(
      'You will have it for long, since the number is 8, that of Saturn: slow to begin, heavy to carry and solid at the end. Law, land, machines and large stocks suit it. → Pay each bill on the day it is due.',
    ),
    9: named(
      'You get heat and speed with it, because the number is 9, that of Mars. Builders, sport and rescue services do well under it, and a vehicle needs a calm driver. → Have the wiring and the brakes checked before you use it.',
    ),
  },
} as const
