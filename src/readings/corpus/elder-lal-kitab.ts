import type { ElderForms } from '../elder-forms.ts'
import { from } from '../passage.ts'
import type lalKitabPlanet from './lal-kitab-planet.ts'

// Lal Kitab for readers from sixty on, where the text for adults speaks of parents at home, a working life or years long past.
const elder = from('Lal Kitab of 1939 to 1952, told for the later years; own wording')

export default {
  planet: {
    Sun: {
      2: {
        good: elder(
          'People know you for what you can do, and what you gave to family, school or temple comes back to you. A skill stays bright by being used. → Show it to one young person this month, and if relatives argue about property, say nothing for a week.',
        ),
      },
      4: {
        good: elder(
          'What you found far from your birthplace you brought home, and the house lives from it. Your word about land and water is trusted. → Keep a sack of grain for the poor in the kitchen and fill it each month with a grandchild or a neighbour’s child.',
        ),
      },
      5: {
        bad: elder(
          'Your temper lands on the smallest person in the room, and you are sorry by evening. Children forget a gift and remember a tone. → Promise one outing this week and keep it to the hour, and feed the birds every morning for forty-three days.',
        ),
      },
      6: {
        good: elder(
          'Opponents give up before you do, and some become friends. A duty does not frighten you. → Ring one of your mother’s family this week, and put a little flour out for ants at midday on Sundays.',
        ),
        bad: elder(
          'Other people’s quarrels find their way to your door, and you take a side. It costs you sleep and seldom helps them. → Put a bottle of river water in the house, feed ants for forty-three days, and leave one quarrel this week to its owners.',
        ),
      },
      10: {
        good: elder(
          'People in office listen to you, and your good name needs no title. → Accept thanks when they are offered. Cover your head in white when the matter is important, as the book advises, and recommend one younger person by name.',
        ),
        bad: elder(
          'You tell your plans to too many, and one of them is not glad of it. A small suspicion can spoil an honour. → Cover your head when you go out on important matters, for forty-three days, and speak of the next step only when it is done.',
        ),
      },
      11: {
        bad: elder(
          'Something that was promised to you arrives late, and you count it again every month. Meat and alcohol delay it, says the book. → Keep a plain table for forty-three days, and have one open promise written down this week.',
        ),
      },
      12: {
        bad: elder(
          'Screens and short nights wear you out, and small worries grow in the dark. The room at the back or the last cupboard shows it. → Put work and news away at sunset for forty-three days, and let an hour of daylight into the darkest room.',
        ),
      },
    },
    Moon: {
      1: {
        good: elder(
          'Your mother’s care is still in you, and it keeps you well. People feel it in the way you ask after them. → Drink your water from a silver cup on Mondays, and tell a grandchild or a friend one saying of hers.',
        ),
        bad: elder(
          'You sell your help, or you give it and keep count, and both leave you tired. An old hurt with your mother or with a child goes along on every road. → Drink from silver for forty-three days, and settle that matter in your heart with one honest letter, sent or kept.',
        ),
      },
      2: {
        good: elder(
          'What the family leaves to you is safe in your hands. Your mother’s blessing still works like a lock on the cupboard. → Keep a handful of rice in a jar in her memory, and decide this year who is to have the jar.',
        ),
        bad: elder(
          'Money leaves you at the end of the month, and you cannot say where it went. The book looks for the tear in a bond with the mother’s side. → Give milk or rice to an old person in her name this week, and write down what you spend for a month.',
        ),
      },
      6: {
        bad: elder(
          'You work for thanks, thanks are rare, and you get tired. Somebody’s well-being is always on your mind. → Take water to patients once a week for six weeks, drink no milk after sunset, and have one evening on which nobody needs you.',
        ),
      },
      7: {
        bad: elder(
          'You stand between two people whom you love, and each thinks you take the other’s side. A quarrel in the morning costs you the day. → Eat without talk rather than argue before noon, and keep a little silver with rice in the house for forty-three days.',
        ),
      },
      9: {
        good: elder(
          'You are safe on the road, and pilgrimage or quiet reading does you good. Prayers that were said for you still carry you, and those who moved away write home. → Make one small promise at a holy place, keep it, and take milk along on your next visit.',
        ),
      },
      11: {
        bad: elder(
          'Two people in your family see too little of each other, and you feel the gap. Gifts after dark are said to harm you, so give by day. → Invite both of them to one meal this month, and give milk at a shrine on six Mondays.',
        ),
      },
    },
    Mars: {
      1: {
        good: elder(
          'You take a stand only for what is fair, and nobody has to guess it. Your brothers, sisters and friends have gained by it. → Tell the plain truth in one delicate matter on Tuesday, and leave the noise of it to others.',
        ),
      },
      11: {
        good: elder(
          'You keep what you gained, and you owe much of it to strict teachers. What your parents left open is settled, or you know how it could be. → Keep honey in a clay pot at home and feed a dog, and write to one teacher or to his family.',
        ),
      },
    },
    Mercury: {
      1: {
        good: elder(
          'You are quick, neat and never without a task, and people like to have you near. Your luck comes by way of sisters and of the young. → Do something for a young girl’s schooling on Wednesday, and let idle talk pass you by.',
        ),
      },
      4: {
        good: elder(
          'Papers, permits and letters to offices come out well in your hands. Relatives bring you theirs. → Put a saffron mark on your brow on Wednesdays before such an errand, and show one younger person where your folder lies.',
        ),
        bad: elder(
          'You begin three things at home and finish none, and the whole house feels the restlessness. → Finish the one that is nearest to its end. Wear a little gold, and keep a saffron mark on your brow for forty-three days.',
        ),
      },
      10: {
        good: elder(
          'You know when to bow and when to speak, and people value it. Your advice on dealings with offices saves others weeks. → Give something at a shrine on Wednesdays, and help one young person with a letter that matters.',
        ),
      },
      11: {
        good: elder(
          'You hear first and speak last, and friends’ money has been safe with you. They still ask you before they sign. → Wear a copper coin at the neck, and ring an old friend this week before you look for new company.',
        ),
        bad: elder(
          'You take advice from any stranger with a sure voice, at the door as on the telephone. → Wait one night before each purchase for forty-three days. Sign nothing without a second pair of eyes, and wear a copper coin at the neck to remind you.',
        ),
      },
    },
    Jupiter: {
      1: {
        bad: elder(
          'There is a subject you would have liked to know to the end, and it still bothers you at family gatherings. Nobody will examine you now. → Take up the course or the book again this month, feed a cow on eight Thursdays, and greet an old teacher if one is living.',
        ),
      },
      5: {
        good: elder(
          'Your honour grows with a grandchild, a pupil or a godchild. People ask for your blessing on great days. → Wear a saffron mark on Thursdays, give advice for nothing, and teach somebody one thing this week.',
        ),
      },
      6: {
        bad: elder(
          'You know much and have kept it to yourself, and being poor and proud has helped nobody. A thought of your father comes with it. → Feed birds in his name each morning for forty-three days, and give one free lesson in what you know.',
        ),
      },
      7: {
        good: elder(
          'Good sense lives in your house, and others ask you about their own marriages. What came late has stayed. → Keep a small piece of gold in yellow cloth, say little about it, and laugh with somebody at table on Thursday.',
        ),
      },
      11: {
        bad: elder(
          'Something is unsettled on the father’s side, and joint property melts away. What is shared without paper ends in silence. → Wrap one thing of his in yellow cloth, use his hour for one task a day, for forty-three days, and have the shares put in writing this month.',
        ),
      },
    },
    Venus: {
      1: {
        bad: elder(
          'You are admired sooner than you can judge the admirer, and another household looks happier than your own. Late company can be dear company. → Take a year before you promise anything, and feed a black cow on eight Fridays.',
        ),
      },
      5: {
        bad: elder(
          'Your heart and your family have not always wanted the same, and something of it is still unsaid. → Say it this month in one quiet sentence. Feed a cow on Fridays for forty-three days, and keep one promise to a child.',
        ),
      },
      10: {
        good: elder(
          'Whatever you do gets more beautiful in your hands. Craft, cloth, garden or song, people come to look. → Give the price of a day’s fodder when a piece is finished, and show somebody how it is done.',
        ),
        bad: elder(
          'Your thoughts wander in the evening, and you stay longer than does you good. Company is the cause more than the hour. → Leave meat and alcohol alone for forty-three days, keep to one room and one task, and go home before ten.',
        ),
      },
    },
    Saturn: {
      1: {
        bad: elder(
          'You often feel that you began with less than others, and you still measure by it. Things of iron break in your hands. → Write down what you have made of that start, feed monkeys or the birds, and pour milk at the root of a banyan on Saturdays for forty-three days.',
        ),
      },
      2: {
        bad: elder(
          'You expect the worst, and those who believe you lose by it. In idle months games of chance tempt you. → Put a dot of milk on your forehead on Saturdays for forty-three days, keep away from every stake, and look at your accounts with somebody cheerful.',
        ),
      },
      4: {
        bad: elder(
          'You decide late in the evening or repair in a hurry, and the comfort of the house suffers by it. → Decide nothing after sunset for forty-three days. Pour some milk in a well on Saturdays, and ask yourself which room would make your own days easier.',
        ),
      },
      5: {
        good: elder(
          'The roof over you is safe now, and young people fill it. A house grows with its people, and yours does. → Take almonds to a shrine on a Saturday and bring half of them home again, and tell the family what is to become of the house.',
        ),
        bad: elder(
          'Plans for the house fill the rooms with quarrels, and a child hears all of them. Nothing has to be built or divided this season. → Take almonds to a shrine and bring half home, write down what you want, and give the child a quiet evening.',
        ),
      },
      6: {
        good: elder(
          'You take on what others refuse, and you fear no hard case. Friendships made late turn out well for you. → Keep or feed a black dog, and give a coconut on a Saturday to somebody who is hungry.',
        ),
        bad: elder(
          'You begin before a thing is ripe, and an old quarrel brings the same bill back. → Buy nothing of iron or leather on Saturdays for forty-three days, feed a black dog, and end that one quarrel with a visit.',
        ),
      },
      9: {
        good: elder(
          'Three roofs owe you thanks, or will. You make your luck by giving to those who are older still. → Take good cloth and an afternoon to one of them on Saturday, and keep firewood and old papers off the roof.',
        ),
      },
      10: {
        good: elder(
          'You set a thing down in writing before you do it, and others go by it. → Feed ten blind people once, or help one blind person with the same sum. Begin with one donation this Saturday, and choose who keeps your records after you.',
        ),
        bad: elder(
          'You build for show and are tired of it before the roof is on. Nothing has to impress anybody any more. → Serve somebody blind on six Saturdays, and postpone one purchase that is meant for other people’s eyes.',
        ),
      },
    },
    Rahu: {
      2: {
        bad: elder(
          'Money is noisy in your house, and family valuables go out on loan. Others tell you what you should want. → Let the most careful person you know look at every large sum with you for forty-three days, and keep a solid silver ball on you.',
        ),
      },
      4: {
        good: elder(
          'You honour the mother’s house, and your own grows comfortable by small steps. Good news comes from far away. → Pour water from a silver vessel each morning, and let the papers decide any dispute about land.',
        ),
      },
      5: {
        bad: elder(
          'You plan the lives of the young too exactly, or you worry about those who are far away. They hear the worry and not the love. → Let one afternoon a week go unplanned, and put a small silver elephant on the shelf as the custom has it.',
        ),
      },
      7: {
        bad: elder(
          'You take a mask for a face: a message from a stranger, an offer at the door, a voice on the telephone. → Send no money to anybody you have not met. Give away a coconut on six Saturdays, and let a friend see every new acquaintance.',
        ),
      },
      10: {
        good: elder(
          'Offices do not frighten you, and old rivals speak well of you now. You give freely. → Wear white on your head on important days, leave blue and black in the cupboard, and give some barley away on Saturday.',
        ),
      },
      11: {
        bad: elder(
          'Family property tends to grow less, and it hurts you more than the sum. The book warns of iron as a gift. → Keep one thing of your father’s and have it set in gold, give barley on six Saturdays, and sell nothing of the family’s this year.',
        ),
      },
      12: {
        bad: elder(
          'You spend by night in thought what the day brought in, and you sleep badly. By morning the worry is smaller than it was. → Take your meals near the stove for forty-three days, as the book advises, and put fennel and sugar under your pillow.',
        ),
      },
    },
    Ketu: {
      4: {
        bad: elder(
          'Joy is slow to come to your house, and somebody’s ease is always on your mind. → Visit an old person without any purpose this week. Take lemons to the family priest on six Sundays, and feed a dog.',
        ),
      },
      5: {
        bad: elder(
          'Your luck is uneven, and you worry about the young ones’ coughs more than you need to. They would rather have your stories. → Give milk and sugar away on six Sundays, and keep one small promise a day.',
        ),
      },
      6: {
        bad: elder(
          'Every cart that passes takes you along, and friends who are like you hurt you most. A single aim would bring you peace. → Drink saffron milk in the evening for forty-three days, choose one plan for this year, and wear a gold ring on the left hand.',
        ),
      },
      7: {
        good: elder(
          'You keep what you promise, and enemies have come round by themselves. There has been enough for the whole family, and for a guest as well. → Look after a dog or feed one, and keep the smallest of your open promises this week.',
        ),
      },
      8: {
        good: elder(
          'You hear trouble on the stairs and open another door. Comfort has come to you late and stays. → Give a blanket of two colours to a person who is cold, and follow your ear in one matter this week.',
        ),
      },
      10: {
        bad: elder(
          'A broken word from a brother or an old friend stays with you for too long. Being cross takes more from you than from him. → Keep honey in a silver pot for forty-three days, and take some to that person.',
        ),
      },
    },
  },
} satisfies { planet: ElderForms<typeof lalKitabPlanet> }
