import { from } from '../passage.ts'

// Numbers of phases of life and of habits
const ripe = from('Pythagorean numerology as practised since Balliett, in our own words: maturity')
const peak = from('Pythagorean numerology as practised since Balliett, in our own words: pinnacles')
const task = from('Pythagorean numerology as practised since Balliett, in our own words: challenges')
const poise = from('Pythagorean numerology as practised since Balliett, in our own words: balance')
const stance = from('Pythagorean numerology as practised since Balliett, in our own words: attitude')
const bridge = from(
  'Pythagorean numerology as practised since Balliett, in our own words: bridge of life path and expression',
)
const debt = from('Pythagorean numerology as practised since Balliett, in our own words: karmic debt')

export default {
  maturity: {
    1: ripe(
      'You come into your own late, because the number of your maturity is 1. In the second half of life you stand on your own feet where everybody can see it. What has held you back is mostly the wish for permission; do one small thing this month without asking.',
    ),
    2: ripe(
      'You enjoy working together more with every decade, since the number of your maturity is 2. Winning starts to matter less to you than keeping the peace. Both sides will call you; name your limits early, and they will still call.',
    ),
    3: ripe(
      'You become freer with words as you get older, because the number of your maturity is 3. People who come to it late write, sing or act for the first time. → Join one group where you may be a beginner, and enjoy it.',
    ),
    4: ripe(
      'You get lasting results late, since the number of your maturity is 4. A home in order and a skill that you have really mastered are worth more to you each year. → Give your body a routine too, and keep it on bad days.',
    ),
    5: ripe(
      'You open doors when others close theirs, because the number of your maturity is 5. Travel, study or a new circle belong to your later years. → Keep a little money and time free for it from now on.',
    ),
    6: ripe(
      'You gather people around you as the years pass, since the number of your maturity is 6. Family, pupils and neighbours come to you for advice and a meal. → Keep one evening a week that belongs to nobody but you.',
    ),
    7: ripe(
      'You turn inward later in life and like it there, because the number of your maturity is 7. You read, ask questions and leave a few circles. → Fix one day a week for company, so that the quiet stays a pleasure.',
    ),
    8: ripe(
      'You get real authority late, since the number of your maturity is 8. What you know about people and money finds a place where it counts. → Write down now what you would refuse to do with influence, and keep the page.',
    ),
    9: ripe(
      'You give more and more away as you get older, because the number of your maturity is 9. Your own story interests you less than that of others. → Drop one old grievance this month; it is the heaviest thing you carry.',
    ),
    11: ripe(
      'You listen more to an inner voice as the years pass, since the number of your maturity is 11. Teaching, faith or art may call you, even if you always thought yourself practical. → Follow it in small regular steps.',
    ),
    22: ripe(
      'You keep your largest task for the second half of life, because the number of your maturity is 22. Skills that seemed to have nothing in common fall into one plan. → Look for helpers early, and write down what only you know.',
    ),
    33: ripe(
      'You grow into somebody on whom a whole circle leans, since the number of your maturity is 33. Your help is practical and it comes with a smile. → Teach two other people to do what you do, and let them.',
    ),
  },
  pinnacle: {
    1: peak(
      'You are on your own in these years and a start is expected of you, because the pinnacle is 1. Help comes after the first step and seldom before it. → Take that step, even if you have to repeat it later.',
    ),
    2: peak(
      'You get ahead slowly in these years and through other people, since the pinnacle is 2. A partner, a team or a patient teacher does more for you than effort does. → Keep the small agreements to the minute; the large one grows out of them.',
    ),
    3: peak(
      'You are seen and heard in these years, because the pinnacle is 3. Friends, words and ideas open doors for you. You can scatter yourself, so choose the one stage that you would still want on a grey Tuesday.',
    ),
    4: peak(
      'You dig the ground in these years, since the pinnacle is 4. Work is plentiful and duties come with a timetable. What you set up now will carry weight for a long time, so check each part before you go on.',
    ),
    5: peak(
      'You see much change in these years, because the pinnacle is 5: places, tasks and people. Plans that cannot bend will break. → Say yes to what shows you more of the world, and keep one thing fixed while you do.',
    ),
    6: peak(
      'You are needed at home in these years, since the pinnacle is 6. People who depend on you ask for you by name, and affection is close at hand. → Say early and kindly how much you can take on.',
    ),
    7: peak(
      'You go deep in these years, because the pinnacle is 7. Outer progress may look thin while you come to understand something. → Find one teacher and take one regular walk with a friend, so that you do not get lonely.',
    ),
    8: peak(
      'You are measured by results in these years, since the pinnacle is 8. Money, office and responsibility come within your reach, and each of them tests you. → Keep exact accounts from the first month, and be fair to people below you.',
    ),
    9: peak(
      'You complete something large in these years, because the pinnacle is 9. A wider circle of people begins to matter to you. Being generous is answered now; holding on costs more than the thing was worth.',
    ),
    11: peak(
      'You have strong insights and thin nerves in these years, since the pinnacle is 11. Others may notice you for an idea that you hardly dared to say. → Sleep enough, and ask two sober people before you act on it.',
    ),
    22: peak(
      'You can do something large in these years, because the pinnacle is 22 and you have prepared for it. Many people, an institution or a piece of land come into it. → Draw the plan, share the load, and keep the first stage small.',
    ),
    33: peak(
      'You are asked to help with your whole heart in these years, since the pinnacle is 33. Teaching and comforting find you, with praise and tiredness in equal parts. → Set hours for giving, and keep to them.',
    ),
  },
  challenge: {
    0: task(
      'You have no single lesson in these years and may choose one, because the challenge is 0. That is harder than it sounds, since nothing pushes you. → Ask two friends which of your habits costs them most, and work on that one.',
    ),
    1: task(
      'You find it hard to hold your ground in these years, since the challenge is 1. Strong people push, and you give way or push back too hard. → Decide three small things a week without asking anybody, until your no comes out calm.',
    ),
    2: task(
      'You have a thin skin in these years, because the challenge is 2. A tone of voice can spoil your day, and you wonder what others think. → Ask the person what they meant before you believe the worst.',
    ),
    3: task(
      'You find it hard to show yourself in these years, since the challenge is 3. You say too little for fear of being judged, or you chatter so that nobody sees you. → Show one honest piece of work to one kind person.',
    ),
    4: task(
      'You struggle with order in these years, because the challenge is 4. You let things slide, or you cling to a system that has stopped working. → Write a list of three lines each morning and cross them out by evening.',
    ),
    5: task(
      'You keep looking at the exit in these years, since the challenge is 5. You leave things half done, or you fear every change. → Choose one freedom that you really want, and pay for it in full with time and money.',
    ),
    6: task(
      'You are measured by other people’s standards in these years, because the challenge is 6, and you measure them by yours. Your help can turn into control. → Ask whether you were asked, and let them do it less well than you would.',
    ),
    7: task(
      'You find it hard to trust in these years, since the challenge is 7. Doubt keeps you apart, and you call it independence. → Tell one person what troubles you, and see what they do with it.',
    ),
    8: task(
      'You meet the question of power and money in these years, because the challenge is 8. Money can rule you by being absent just as well as by being there. → Put your accounts in order, and spend one free hour a week with people who cost nothing.',
    ),
  },
  balance: {
    1: poise(
      'When life tips over, you steady yourself by acting alone, since your balance number is 1. You decide and you get through. → Tell one friend all the same; your pride makes the bad week longer than it needs to be.',
    ),
    2: poise(
      'When life tips over, you lower your voice and look for what both can accept, because your balance number is 2. → Wait one night before you answer. Say what hurt you as well, since peace does not come from swallowing everything.',
    ),
    3: poise(
      'When life tips over, you find your feet through somebody who makes you laugh, since your balance number is 3. → Talk the matter over with that person first. Decide nothing important on the evening when your mood is worst.',
    ),
    4: poise(
      'When life tips over, you clear one surface and answer one letter, because your balance number is 4, and your head clears with them. Anger makes you rigid. → Ask yourself how the matter will look in a year, and then answer.',
    ),
    5: poise(
      'When life tips over, you want to run or begin something new, since your balance number is 5. → Stay in the room for ten minutes longer and ask what happened. Take a long walk afterwards; it settles you more than a long talk.',
    ),
    6: poise(
      'When life tips over, you turn to your people, because your balance number is 6, and you are right to do it. → Let them comfort you. Take your own share of the blame afterwards, and leave the rest where it belongs.',
    ),
    7: poise(
      'When life tips over, you withdraw to think, since your balance number is 7. → Set a limit of two days and tell the others about it. Come back with a question for them and not with a verdict.',
    ),
    8: poise(
      'When life tips over, you take charge, because your balance number is 8. You see at once what can be done. → Ask how people feel before you give orders, and leave one decision to somebody else.',
    ),
    9: poise(
      'When life tips over, you steady yourself by helping somebody who is worse off, since your balance number is 9. It puts the matter in proportion. → Take one hour for your own sorrow too, and do not spend it on others.',
    ),
    11: poise(
      'When life tips over, you feel it twice, once in your mind and once in your nerves, because your balance number is 11. → Turn down the lights and the news. Sleep on it, and trust what you see in the morning.',
    ),
    22: poise(
      'When life tips over, you need a drawing of the whole, since your balance number is 22. → Put every part on one sheet of paper, with dates. Begin with the smallest part that would be of use by itself.',
    ),
    33: poise(
      'When life tips over, you steady everybody else first, because your balance number is 33. → Let somebody look after you before you do. A single day on which you are of no use to anybody restores you best.',
    ),
  },
  attitude: {
    1: stance(
      'You meet the day with a plan, since month and day of your birth add up to 1. People feel it in the first minute. → Ask about their plan as well this week, and they will follow yours more gladly.',
    ),
    2: stance(
      'You begin with a question where others begin with an order, because month and day of your birth add up to 2. You fit yourself to the mood in the room. → Say your own wish within the first ten minutes.',
    ),
    3: stance(
      'You greet the world with a remark, since month and day of your birth add up to 3. You look for the funny side and mostly there is one. In serious company wait for a minute, and your joke will be welcome.',
    ),
    4: stance(
      'You first ask how a thing works and who pays for it, because month and day of your birth add up to 4. Quick people take that for distrust. → Tell them that you like the idea before you list what is missing.',
    ),
    5: stance(
      'You are curious and on the move, since month and day of your birth add up to 5. You have left before the speech begins. → People remember what you promise in passing, so promise a little less this week.',
    ),
    6: stance(
      'You come in and look for what needs doing, because month and day of your birth add up to 6. You are the guest who washes up. → Stay in your chair once this week; they like you just as much sitting down.',
    ),
    7: stance(
      'You stand at the edge of the room and observe, since month and day of your birth add up to 7. You speak late and to the point. → Nod or ask one short question early, so that people know you are with them.',
    ),
    8: stance(
      'You take the measure of people at once, because month and day of your birth add up to 8. Your judgement is good. → Show the respect behind it in your first sentence, since others see your ambition first.',
    ),
    9: stance(
      'You meet everybody as an old friend, since month and day of your birth add up to 9. You take the long view and forgive quickly. → Write down the hour and the address this week, because details slip past you.',
    ),
    11: stance(
      'You register everything and answer some of it before it was said, because month and day of your birth add up to 11. Calm people do you good. → Say that it is only your impression, and they will thank you for it.',
    ),
    22: stance(
      'You arrive and think about how the place could be run, since month and day of your birth add up to 22. Your ideas are good. → Offer one this week, and keep the other twelve until somebody asks.',
    ),
    33: stance(
      'You seem to tell people that their trouble may sit down here, because month and day of your birth add up to 33. It does, and often. → Ask somebody this week for their good news, and let them tell all of it.',
    ),
  },
  bridge: {
    0: bridge(
      'What you do well and what life asks of you are the same thing, since your two numbers do not differ. That saves you years, and it makes you one-sided. → See a friend this week who differs from you in everything.',
    ),
    1: bridge(
      'Only one step lies between what you can do and what you are asked to do, because the difference is 1. You need no new talent. → Decide one matter this week a day sooner than feels polite.',
    ),
    2: bridge(
      'You bring your talent and your task together with the help of others, since the difference is 2. → Ask somebody to work beside you for an hour this week, and let them correct you once without defending yourself.',
    ),
    3: bridge(
      'Your talent and your task come together when you speak about them, because the difference is 3. → Describe both aloud to a patient friend this week, or write a page on each. You will hear where they meet.',
    ),
    4: bridge(
      'You join your talent and your task by method, since the difference is 4. One shines and the other waits. → Give them three hours a week, always the same three, and look again after two months.',
    ),
    5: bridge(
      'Your talent and your task meet when something moves, because the difference is 5. A new place, a new method or new company shows you how one serves the other. → Change one of the three this month.',
    ),
    6: bridge(
      'You bring your talent and your task together by taking care of somebody, since the difference is 6. → Choose one person who can use what you can do. Agree on an end date, so that it stays a pleasure for both.',
    ),
    7: bridge(
      'You see the thread between your talent and your task when you are quiet, because the difference is 7. They look unrelated at first. → Take the question along on three walks this week, and leave the telephone at home.',
    ),
    8: bridge(
      'Your talent and your task lie as far apart as they can, since the difference is 8. A post, a budget or a team of your own joins them. → Ask for one of these this season, even a small one.',
    ),
  },
  karmic_debt: {
    13: debt(
      'Shortcuts fail for you more often than for others, because a 13 stands on the way to one of your numbers. It is called a debt of unfinished work. → Take up the same task every morning for a month, and it becomes a skill few have.',
    ),
    14: debt(
      'Excess and sudden changes test you, since a 14 stands on the way to one of your numbers. It is called a debt of misused freedom. → Measure what you eat, risk and promise for one week, and you will move more freely.',
    ),
    16: debt(
      'What you build to impress comes down, because a 16 stands on the way to one of your numbers. It is called the falling tower. You stand on firm ground afterwards; build the next thing for use, and show it to nobody until it works.',
    ),
    19: debt(
      'You wave help away, since a 19 stands on the way to one of your numbers. It is called a debt of power that was used alone. → Accept help in one matter this week, and let them do it their way.',
    ),
  },
} as const
