import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from } from '../passage.ts'

// Transits of a planet, by house from the natal Moon
const passage = from('Phaladeepika 26; Brihat Samhita 104')
const node = from('Common practice after Phaladeepika 26, the nodes read as Saturn and Mars')

export default {
  Sun: {
    1: passage(
      'You are on the move this month and tire faster than you expect, with the Sun over your {seat}. → Take one engagement out of each week, and sleep an hour earlier. Your patience will last longer.',
    ),
    2: passage(
      'Small payments and sharp words cost you something this month, while the Sun is second from your {seat}. → Read each bill twice, lend nothing for now, and let an annoyed reply wait until after supper.',
    ),
    3: passage(
      'You have courage and are heard this month: the Sun is third from your {seat}. → Ask again for what was refused earlier. People in charge are easier to reach, and your strength is good.',
    ),
    4: passage(
      'Home is not restful this month, with the Sun fourth from your {seat}. A repair, an elder or a question of space takes your time. Deal with one thing, and find your quiet hour outside the house.',
    ),
    5: passage(
      'You think hotly and decide too fast this month: the Sun is fifth from your {seat}. Young people may worry you more than they need to. → Look at each plan again the next morning, and risk only small sums.',
    ),
    6: passage(
      'Obstacles give way this month, with the Sun sixth from your {seat}. → Settle the dispute, see about the complaint, pay off the small debt. Offices answer you, and rivals lose interest.',
    ),
    7: passage(
      'You travel and talk a good deal this month, and other people insist on their rights: the Sun is seventh from your {seat}. → Eat properly between appointments. In a negotiation let the other side speak first.',
    ),
    8: passage(
      'Your strength is lower this month, with the Sun eighth from your {seat}. Letters from offices want an answer. → Put your papers in order in the mornings and go to bed early; you will feel the difference when the month is over.',
    ),
    9: passage(
      'Somebody you look up to disagrees with you this month, or a promise is taken back: the Sun is ninth from your {seat}. → Keep your own promises, aim a little lower, and do not count on luck.',
    ),
    10: passage(
      'Your work succeeds this month and is noticed, with the Sun tenth from your {seat}. → Hand in the large task, apply, and ask to see the person who decides. Do it in these four weeks.',
    ),
    11: passage(
      'You collect what you have earned this month: the Sun is eleventh from your {seat}. A payment comes, an older person speaks for you, a wish is partly granted. → Remind people of what they owe you, kindly.',
    ),
    12: passage(
      'You spend more and are thanked less this month, with the Sun twelfth from your {seat}. It is a good time to study, rest and help quietly. → Keep the launch or the big announcement for next month.',
    ),
  },
  Moon: {
    1: [
      passage(
        'You feel at home in yourself for two days, with the Moon over your {seat}. Food tastes good and people are kind. → Buy the small useful thing that you have been looking for.',
      ),
      passage(
        'Comfort comes easily for two days: the Moon passes over your {seat}. → See somebody who is glad to see you, and let a small wish come true.',
      ),
    ],
    2: [
      passage(
        'Keep your purse and your tongue in check for two days, while the Moon is second from your {seat}. A plain remark may be taken as a reproach. → Say it tomorrow, with a smile.',
      ),
      passage(
        'Money slips away in small sums for two days, since the Moon is second from your {seat}. → Pay cash, and leave the last word to others.',
      ),
    ],
    3: [
      passage(
        'You are brave and quick for two days: the Moon is third from your {seat}. → Make the call you have been avoiding. A brother, a sister or a neighbour helps.',
      ),
      passage(
        'You get through a lot of errands in these two days, with the Moon third from your {seat}. → Start with the one that scares you a little.',
      ),
    ],
    4: [
      passage(
        'You are uneasy for two days, and home does not quite rest you: the Moon is fourth from your {seat}. → Trust nobody’s mood, your own included. A warm meal and an early night are the remedy.',
      ),
      passage(
        '→ Put off the big talk at home for two days, while the Moon is fourth from your {seat}. You see things darker than they are.',
      ),
    ],
    5: [
      passage(
        'Plans need a second look in these two days, with the Moon fifth from your {seat}. You worry about somebody young or about a stake. → Do less, and do it properly.',
      ),
      passage(
        'Your thoughts go in circles for two days: the Moon is fifth from your {seat}. → Write them down, and act on none of them before the third day.',
      ),
    ],
    6: [
      passage(
        'You win small contests in these two days: the Moon is sixth from your {seat}. → Clear up, answer complaints, finish what others left lying. You will feel lighter.',
      ),
      passage(
        'Your health and your courage are good for two days, with the Moon sixth from your {seat}. → Ask for what is due to you.',
      ),
    ],
    7: [
      passage(
        'Company does you good for two days, with the Moon seventh from your {seat}. → Accept the invitation, or give one. Agreements between two people come easily.',
      ),
      passage(
        'You meet with kindness for two days: the Moon is seventh from your {seat}. → Make up with somebody over something good to eat.',
      ),
    ],
    8: [
      passage(
        'Go slowly for two days: the Moon is eighth from your {seat}. You tire quickly and are easily frightened. → Put off what can be put off, and drive with care.',
      ),
      passage(
        'Two quiet days are best for you now, while the Moon is eighth from your {seat}. → Begin nothing large, and turn in early.',
      ),
    ],
    9: [
      passage(
        'You feel tied down for two days, with the Moon ninth from your {seat}. A walk, a book or a short visit to a quiet place helps. → Keep discussions about principles short.',
      ),
      passage(
        'Things take a detour for two days: the Moon is ninth from your {seat}. → Leave early, and do not argue with people who know better.',
      ),
    ],
    10: [
      passage(
        'What you do in these two days succeeds: the Moon is tenth from your {seat}. → Hand it in, show it, ask for the answer. You are seen in a good light.',
      ),
      passage(
        'Your work goes smoothly for two days, with the Moon tenth from your {seat}. → Do the task first that others will notice.',
      ),
    ],
    11: [
      passage(
        'You get something you wished for in these two days, with the Moon eleventh from your {seat}. → Meet friends, ask, collect. One good meal in company is worth more than a purchase.',
      ),
      passage(
        'Friends and small gains come to you for two days: the Moon is eleventh from your {seat}. → Ring the person you always meant to ring.',
      ),
    ],
    12: [
      passage(
        'You spend and brood more than usual for two days, while the Moon is twelfth from your {seat}. → Leave the card at home, and rest without a bad conscience.',
      ),
      passage(
        'Two days for withdrawing: the Moon is twelfth from your {seat}. Sleep, tidy, give something away, and keep your plans to yourself.',
      ),
    ],
  },
  Mars: {
    1: passage(
      'You are impatient and bump into things in these weeks, with Mars over your {seat}. → Train hard, drive slowly, and answer no message while you are angry.',
    ),
    2: passage(
      'Sharp words and sudden costs come easily in these weeks: Mars is second from your {seat}. → Lock your door, count your change, and sleep on every quarrel about money.',
    ),
    3: passage(
      'You have strength and the courage to use it in these weeks, with Mars third from your {seat}. → Start the hard task, ask for more, and go straight to the point. You win more often than not.',
    ),
    4: passage(
      'There is heat at home in these weeks: Mars is fourth from your {seat}. Repairs and tempers need care. → Do something with your hands there, and take your anger for a walk.',
    ),
    5: passage(
      'You are restless in these weeks and so are the young people around you: Mars is fifth from your {seat}. → Eat regularly, play sport rather than for money, and give every decision a night.',
    ),
    6: passage(
      'You get the better of a rival, a debt or an old trouble in these weeks, with Mars sixth from your {seat}. → Take on what you have avoided. Money comes through effort.',
    ),
    7: passage(
      'You and those close to you quarrel quickly in these weeks: Mars is seventh from your {seat}. → Agree on pauses. A shared task uses up the heat better than talk.',
    ),
    8: passage(
      '→ Take no risks for amusement in these weeks, while Mars is eighth from your {seat}. Use tools, stairs and roads with care. Leave out what is dangerous, and rest more than you think you need.',
    ),
    9: passage(
      'You run into resistance in these weeks, with Mars ninth from your {seat}. Elders and rules stop you. → Do your part well, keep your temper, and spend little.',
    ),
    10: passage(
      'Your work has obstacles in these weeks and then moves on, while Mars is tenth from your {seat}. → Keep at one thing. Quarrels with people in charge cost more than they bring.',
    ),
    11: passage(
      'You gain by acting quickly in these weeks: Mars is eleventh from your {seat}. → Buy, sell, compete, finish. Land, tools and friends with energy are on your side.',
    ),
    12: passage(
      'You spend strength and money in these weeks, with Mars twelfth from your {seat}. Sleep may be light. → Pay for what is necessary, and keep away from hidden quarrels.',
    ),
  },
  Mercury: {
    1: passage(
      'Your tongue is quick and not always kind in these weeks, with Mercury over your {seat}. → Check what you sign, and choose with care who hears your plans.',
    ),
    2: passage(
      'You earn by words and figures in these weeks: Mercury is second from your {seat}. → Write the offer, ask for the fee, learn the new thing. People like to listen to you.',
    ),
    3: passage(
      'A misunderstanding may cost you a friend’s good temper in these weeks, while Mercury is third from your {seat}. → Say it simply, and ask whether it was understood. Guard your papers on the road.',
    ),
    4: passage(
      'Things go well at home in these weeks, with Mercury fourth from your {seat}. Your family gains by a piece of news or a purchase. → Study there, or write the letter you owe.',
    ),
    5: passage(
      'You and a young person or a friend see things differently in these weeks: Mercury is fifth from your {seat}. → Listen to the end. Clever schemes need a second pair of eyes.',
    ),
    6: passage(
      'You come out ahead in tests and disputes in these weeks, with Mercury sixth from your {seat}. → Hand in the work, make the claim, put your papers in order.',
    ),
    7: passage(
      'Talks go round in circles in these weeks: Mercury is seventh from your {seat}. → Agree on one point each time, and write it down before you part.',
    ),
    8: passage(
      'You find what others overlooked in these weeks, while Mercury is eighth from your {seat}. → Look into accounts, contracts and old puzzles. Good news or a gain comes from an unexpected side.',
    ),
    9: passage(
      'Plans are delayed by papers in these weeks, with Mercury ninth from your {seat}. → Check dates, tickets and rules. Leave grand subjects alone with people who like to argue.',
    ),
    10: passage(
      'Your work goes well in these weeks and you can talk about it, with Mercury tenth from your {seat}. Present, publish, negotiate. People in charge understand you quickly.',
    ),
    11: passage(
      'Good news, useful friends and a little money come to you in these weeks: Mercury is eleventh from your {seat}. → Answer quickly, and introduce two people to each other.',
    ),
    12: passage(
      'Your head is tired of details in these weeks, while Mercury is twelfth from your {seat}. → Read before you sign, keep a copy, and let somebody else count again.',
    ),
  },
  Jupiter: {
    1: passage(
      'You are asked to make room this year: Jupiter stands over your {seat}. A change of place or post, more costs, more duties. → Choose advisers with care, and do not take on more than you can finish.',
    ),
    2: passage(
      'Your family and your means gain this year, with Jupiter second from your {seat}. → Put something aside each month. What you say carries weight, so say what you mean.',
    ),
    3: passage(
      'Your efforts bring less than you hope this year: Jupiter is third from your {seat}. → Change your method rather than the aim. Keep up good relations with those nearest to you.',
    ),
    4: passage(
      'Home occupies you this year, while Jupiter is fourth from your {seat}. Family matters and the question where to live need patience. → Spend an evening a week on them, and they stay small.',
    ),
    5: passage(
      'You have good ideas and good company this year, with Jupiter fifth from your {seat}. → Learn, teach, plan, and enjoy the young people in your life. A wish may come true.',
    ),
    6: passage(
      'You carry worries about health, duties or people who are difficult this year: Jupiter is sixth from your {seat}. → Keep regular hours, and settle disputes early, even at a small loss.',
    ),
    7: passage(
      'Others bring you luck this year: Jupiter is seventh from your {seat}. Bonds, agreements and shared plans grow. → Say yes to good company, and travel if you can.',
    ),
    8: passage(
      'Patience is your best friend this year, with Jupiter eighth from your {seat}. Things come late or by detours. → Look after your strength, read every contract, and begin nothing only from restlessness.',
    ),
    9: passage(
      'Luck and good teachers come to you this year, while Jupiter is ninth from your {seat}. Travel, study, ask for help. What you begin with a good conscience succeeds.',
    ),
    10: passage(
      'Your work is uncertain in parts this year: Jupiter is tenth from your {seat}. → Keep your record clean and your reserve full. Do not give up a post before you have another.',
    ),
    11: passage(
      'You gain this year, in money, friends and good name, with Jupiter eleventh from your {seat}. → Ask for what you have earned. An old wish has a real chance.',
    ),
    12: passage(
      'You spend much this year, some of it well: Jupiter is twelfth from your {seat}. → Give, travel, study, and keep account. Large plans may wait for twelve months.',
    ),
  },
  Venus: {
    1: passage(
      'You please people in these weeks, and they please you: Venus is over your {seat}. → Dress well, see friends, enjoy something beautiful.',
    ),
    2: passage(
      'Your home and your purse are pleasant places in these weeks, with Venus second from your {seat}. A gift, a good meal or a small gain comes. → Say something kind at table.',
    ),
    3: passage(
      'People help you gladly in these weeks: Venus is third from your {seat}. → Ask, visit, write. You win with charm what you would not win by force.',
    ),
    4: passage(
      'Home and old friends do you good in these weeks, while Venus is fourth from your {seat}. → Make a room prettier, and invite somebody into it.',
    ),
    5: passage(
      'Joy comes by way of friends, art and young people in these weeks, with Venus fifth from your {seat}. → Make something, show something, and accept praise.',
    ),
    6: passage(
      'You feel taken for granted in these weeks: Venus is sixth from your {seat}. → Do not answer coolness with coolness. Look after your body, and keep pleasures simple.',
    ),
    7: passage(
      'Bonds need tact in these weeks, while Venus is seventh from your {seat}. You expect much from somebody close. → Say it as a wish and not as a complaint.',
    ),
    8: passage(
      'Comfort and good things come your way in these weeks, with Venus eighth from your {seat}. A home is improved, a worry about money is eased. → Enjoy it quietly.',
    ),
    9: passage(
      'Fortune is friendly to you in these weeks: Venus is ninth from your {seat}. Travel, celebrate, do something good for somebody. Help comes when you ask.',
    ),
    10: passage(
      'You meet some friction at work in these weeks, and it is about taste or favour: Venus is tenth from your {seat}. → Stay polite, and let your results speak.',
    ),
    11: passage(
      'Friends, gifts and pleasant gains come to you in these weeks, with Venus eleventh from your {seat}. → Say yes to invitations. One of them is worth more than it looks.',
    ),
    12: passage(
      'You enjoy yourself and pay for it gladly in these weeks: Venus is twelfth from your {seat}. Rest, music and a good bed are well-spent money. → Set a limit beforehand.',
    ),
  },
  Saturn: {
    1: passage(
      'You go through a serious time in these years, with Saturn over your {seat}. Duties grow and progress is slow. → Keep regular hours, drop what is not yours, and let one good friend know how you are.',
    ),
    2: passage(
      'Money and family ask for order in these years: Saturn is second from your {seat}. → Live a size smaller, speak calmly at home, and you come out with a firm base.',
    ),
    3: passage(
      'You have staying power in these years, while Saturn is third from your {seat}. → Take on the long task. Obstacles fall to your patience, and people respect you for it.',
    ),
    4: passage(
      'Home or the place where you live needs work in these years: Saturn is fourth from your {seat}. → Repair before you move, visit the old, and make yourself one quiet corner.',
    ),
    5: passage(
      'You take your plans and the young people in your life seriously in these years, with Saturn fifth from your {seat}. → Smile more than you feel like doing. Decide slowly, and study one thing well.',
    ),
    6: passage(
      'You overcome what stood in your way in these years: Saturn is sixth from your {seat}. Debts shrink, rivals tire, your routine carries you. → Do a little every day.',
    ),
    7: passage(
      'Bonds and agreements are tested in these years, while Saturn is seventh from your {seat}. → Be on time, keep your word, and give others time as well. What holds now, holds.',
    ),
    8: passage(
      'You need caution and rest in these years, with Saturn eighth from your {seat}. Things are delayed, and you doubt yourself at times. → Lower your costs, ask for help early, and keep to your sleep.',
    ),
    9: passage(
      'You lose the wind behind you for a while: Saturn is ninth from your {seat}. Teachers and plans disappoint a little. → Do good without counting, and go on learning.',
    ),
    10: passage(
      'Your work changes or grows heavier in these years, while Saturn is tenth from your {seat}. → Do it properly, let no mistake go uncorrected, and do not leave in anger.',
    ),
    11: passage(
      'You harvest in these years, with Saturn eleventh from your {seat}. Old efforts pay, lasting friends appear, and your income gets steadier. → Put a part away.',
    ),
    12: passage(
      'You let go of much in these years: Saturn is twelfth from your {seat}. Costs and tiredness are part of it. → Finish what is old, travel light, and sleep well.',
    ),
  },
  Rahu: {
    1: node(
      'You are restless and want something new, with Rahu over your {seat}. → Try it in small amounts, and ask an honest friend how you come across.',
    ),
    2: node(
      'Money comes in odd ways and goes in odd ways: Rahu is second from your {seat}. → Keep a written account, and promise nothing in company.',
    ),
    3: node(
      'You dare more than before, and it pays, with Rahu third from your {seat}. → Speak up, learn a new tool, take the unusual way.',
    ),
    4: node(
      'You are not quite at rest at home, while Rahu is fourth from your {seat}. → Change one thing there, not five. Check papers about house and vehicle twice.',
    ),
    5: node(
      'Tempting ideas come to you: Rahu is fifth from your {seat}. → Leave stakes and shortcuts alone, and listen to the young without alarm.',
    ),
    6: node(
      'You deal with rivals and obstacles cleverly, with Rahu sixth from your {seat}. → Take on the awkward case. Unusual methods work, as long as they are honest.',
    ),
    7: node(
      'You meet unusual people, and some of them confuse you: Rahu is seventh from your {seat}. → Get to know them slowly, and put agreements in writing.',
    ),
    8: node(
      'Surprises belong to this time, while Rahu is eighth from your {seat}. → Keep a reserve, avoid secrets about money, and let a worry be looked at by daylight.',
    ),
    9: node(
      'You question what you were taught, with Rahu ninth from your {seat}. Travel and study broaden you. → Check the credentials of anybody who promises wisdom.',
    ),
    10: node(
      'Your work draws attention, and you want more of it: Rahu is tenth from your {seat}. → Use the new chance, and keep your record spotless.',
    ),
    11: node(
      'You gain through new people and new means, while Rahu is eleventh from your {seat}. → Widen your circle, ask for the larger sum, and keep exact books.',
    ),
    12: node(
      'You spend on what is far away or out of sight, with Rahu twelfth from your {seat}. → Go to bed at a fixed hour, and set a limit for what you spend. A retreat does you more good than an escape.',
    ),
  },
  Ketu: {
    1: node(
      'You are inward and a little absent, with Ketu over your {seat}. Others miss you; tell them that you are thinking. Quiet work goes well.',
    ),
    2: node(
      'You speak less and care less about money: Ketu is second from your {seat}. → Let payments run by themselves, and say the important word at home aloud.',
    ),
    3: node(
      'You act on instinct and are often right, with Ketu third from your {seat}. → Do the brave thing without announcing it.',
    ),
    4: node(
      'Home feels a little foreign, while Ketu is fourth from your {seat}. → Clear out a drawer, visit the place where you grew up, and do not move house on a mood.',
    ),
    5: node(
      'Your interest wanders: Ketu is fifth from your {seat}. → Let plans rest, and spend an hour with somebody young, doing nothing useful.',
    ),
    6: node(
      'Old troubles loosen their hold on you, with Ketu sixth from your {seat}. A rival gives up, a habit ends. → Do not go looking for the next quarrel.',
    ),
    7: node(
      'You need distance in your bonds, while Ketu is seventh from your {seat}. → Ask for it in words, so that nobody has to guess.',
    ),
    8: node(
      'You understand hidden things and worry about them: Ketu is eighth from your {seat}. → Go carefully on the road, and let research replace brooding.',
    ),
    9: node(
      'You lose taste for rules and find your own way to what you believe, with Ketu ninth from your {seat}. Respect your teachers without following each word.',
    ),
    10: node(
      'Titles mean less to you, while Ketu is tenth from your {seat}. → Do the work for its own sake, and give notice only after a holiday.',
    ),
    11: node(
      'You gain where you do not chase: Ketu is eleventh from your {seat}. → Let a wish go and see what comes in its place. Keep the two friends who matter.',
    ),
    12: node(
      'You can let go, with Ketu twelfth from your {seat}. Rest, prayer and distant places do you good. → Spend on what ends a matter.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Cell>>
