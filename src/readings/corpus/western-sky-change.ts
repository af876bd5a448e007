import { from, type Passage } from '../passage.ts'

// Sign changes, stations and lunations for a Sun sign; {when}: "today" or "on Monday"; {matter}: the solar house of the planet
const passage = from('Common Western practice (ingresses, stations and lunations, read through solar houses)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12
type Turning = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'

export default {
  Sun: {
    1: passage(
      'The Sun comes into your sign {when}, and your own year begins. → Decide how you want to be seen, and change one thing about it.',
    ),
    2: passage(
      'The Sun moves to your house of money {when}. You have a month to find out what your time is worth and to ask for it.',
    ),
    3: passage(
      'The Sun enters your house of talk and learning {when}. Your weeks fill up with errands, so choose one subject that you really want to learn.',
    ),
    4: passage(
      'The Sun enters your house of home {when}. → Give your family and your rooms more time than your career for four weeks.',
    ),
    5: passage(
      'The Sun enters your house of play and love {when}. → Make something, plan an evening for two, or learn a game; you have four weeks.',
    ),
    6: passage(
      'The Sun moves on to your daily work {when}. → Put one routine in order now, and you will profit from it for the rest of the year.',
    ),
    7: passage(
      'The Sun crosses to the sign opposite yours {when}. For a month you see yourself through other people, so choose whom you ask.',
    ),
    8: passage(
      'The Sun enters your house of shared money and trust {when}. → Look through debts, insurance and promises before you begin anything new.',
    ),
    9: passage(
      'The Sun opens your house of travel and study {when}. → Book, enrol or apply for one thing that takes you further than you have been.',
    ),
    10: passage(
      'The Sun enters your house of career {when}. Your work is seen this month, so show the part you are proud of.',
    ),
    11: passage(
      'The Sun enters your house of friends {when}. → Say your plans aloud, since you have more allies than you have counted.',
    ),
    12: passage(
      'The Sun goes into the last house before your own {when}. You need rest and privacy for a month; finish things and begin none.',
    ),
  },
  Mercury: {
    1: passage('Mercury enters your sign {when}. You think aloud and people listen, so say the important thing first.'),
    2: passage(
      'Mercury turns to your money {when}. → Compare prices, send the invoice, and talk about pay while you have the arguments ready.',
    ),
    3: passage(
      'Mercury is at home in your house of messages {when}. You can catch up with everyone; make a list first or you will talk the week away.',
    ),
    4: passage(
      'Mercury goes to your house of home {when}. → Talk over one open question with your family, or measure the room that you want to change.',
    ),
    5: passage(
      'Mercury joins your house of play {when}. You talk and write with charm, so send a friendly message to somebody whom you like.',
    ),
    6: passage(
      'Mercury enters your house of work {when}. You see how a task could be done in half the time; explain it to the person who does it with you.',
    ),
    7: passage(
      'Mercury moves to your house of partnership {when}. You can settle an open question by talking about it.',
    ),
    8: passage(
      'Mercury looks into your shared accounts {when}. → Read the small print now, and ask the bank or the tax office the direct question.',
    ),
    9: passage(
      'Mercury looks far away {when}. News from abroad, a course or a book gives you an idea; follow it for an evening.',
    ),
    10: passage(
      'Mercury reaches your house of career {when}. → Speak up in the meeting, because people remember what you say.',
    ),
    11: passage('Mercury visits your friends {when}. One conversation can put you in touch with the person you need.'),
    12: passage(
      'Mercury enters your twelfth house {when}. → Think it over, write it for yourself, and announce it when Mercury has moved on.',
    ),
  },
  Venus: {
    1: passage(
      'Venus enters your sign {when}. You are easier to like for some weeks, so renew your look and your invitations.',
    ),
    2: passage(
      'Venus comes to your house of money {when}. You attract good offers, and good things to spend them on; keep half.',
    ),
    3: passage(
      'Venus sweetens your daily talk {when}. → Make peace with a neighbour or a sibling, and you will enjoy your street again.',
    ),
    4: passage(
      'Venus enters your house of home {when}. → Make one room more beautiful and ask someone to dinner in it.',
    ),
    5: passage(
      'Venus enters your house of love {when}, where it does most for you. → Go where you meet people, or plan an evening for two.',
    ),
    6: passage(
      'Venus makes your daily work pleasanter {when}. → Thank a colleague, bring something good to eat, and the favour comes back.',
    ),
    7: passage(
      'Venus stands across from you {when}, on the side of your partner. You get further with courtesy than with being right.',
    ),
    8: passage(
      'Venus goes into your house of trust {when}. You can grow closer to somebody by telling what you usually keep back.',
    ),
    9: passage('Venus enters your house of travel {when}, so a trip, a class or music from elsewhere does you good.'),
    10: passage(
      'Venus helps your reputation {when}. People in authority are inclined to like you, so make your request politely and soon.',
    ),
    11: passage('Venus brightens your circle of friends {when}. → Accept the next invitation.'),
    12: passage(
      'Venus enters your twelfth house {when}. You show your feelings less for some weeks, and you may rest.',
    ),
  },
  Mars: {
    1: passage(
      'Mars enters your sign {when}, and your drive grows. → Begin what needs a fighter; warn those who live with you.',
    ),
    2: passage(
      'Mars goes to your house of money {when}. You can earn more by effort now, and lose it as fast by impulse, so set a limit for each week.',
    ),
    3: passage(
      'Mars enters your house of talk {when}. You argue well and answer too fast; keep the sharp sentence for a day.',
    ),
    4: passage(
      'Mars comes into your home {when}. → Use your strength to repair, move and clear out, and let small quarrels pass.',
    ),
    5: passage(
      'Mars wakes your house of love and play {when}. You want to win and to be wanted. → Compete in sport and be gentle in love.',
    ),
    6: passage(
      'Mars drives your daily work {when}. You get through twice as much and expect it of others; your body asks for a proper break at noon.',
    ),
    7: passage(
      'Mars stands opposite you {when}. Someone challenges you, and the honest fight may do you both good if it has a time limit.',
    ),
    8: passage(
      'Mars enters your house of shared money {when}. Deal with a debt or a dispute head on, with the papers in your hand.',
    ),
    9: passage(
      'Mars enters your house of travel {when}. → Travel, train or teach, and defend your opinions only if you are asked for them.',
    ),
    10: passage(
      'Mars enters your house of career {when}. You can win a position now; tell the people concerned before you act.',
    ),
    11: passage('Mars stirs up your friends {when}. You lead the group without wanting to; give everybody a task.'),
    12: passage(
      'Mars enters your twelfth house {when}. You tire faster and show your anger less. → Move every day, and go to bed early.',
    ),
  },
  retrograde: {
    Mercury: passage(
      'Mercury turns back {when}, in {matter}. For three weeks you do best by checking, repairing and answering late mail; copy your files and confirm each date.',
    ),
    Venus: passage(
      'Venus turns back {when}, in {matter}. For six weeks you look again at what and whom you like, so put off beautiful purchases and listen to an old friend.',
    ),
    Mars: passage(
      'Mars turns back {when}, in {matter}. Your drive goes inwards for about two months. → Finish old battles and start no new one.',
    ),
    Jupiter: passage('Jupiter turns back {when}, in {matter}. You have four months to finish what you have begun.'),
    Saturn: passage(
      'Saturn turns back {when}, in {matter}. The pressure on you eases for some months, and you can rebuild what was done in a hurry.',
    ),
    Uranus: passage(
      'Uranus turns back {when}, in {matter}. A change that came from outside now has to be made by you, at your own speed.',
    ),
    Neptune: passage(
      'Neptune turns back {when}, in {matter}. You see a person or a plan more soberly, so look at the facts.',
    ),
    Pluto: passage('Pluto turns back {when}, in {matter}. You can let go of an old struggle.'),
  },
  direct: {
    Mercury: passage(
      'Mercury goes forward again {when}, in {matter}. Late answers reach you now, and you can send and sign what you have revised.',
    ),
    Venus: passage(
      'Venus goes forward again {when}, in {matter}. You know what you want, so buy it, say it, or make up.',
    ),
    Mars: passage(
      'Mars goes forward again {when}, in {matter}. What stood still starts to move; push the matter that lost most time.',
    ),
    Jupiter: passage(
      'Jupiter goes forward again {when}, in {matter}. Your help from outside comes more quickly, so ask again for what you need.',
    ),
    Saturn: passage(
      'Saturn goes forward again {when}, in {matter}. A duty gets its final shape, and you can plan with it.',
    ),
    Uranus: passage(
      'Uranus goes forward again {when}, in {matter}. The next change comes to you faster than the last; keep your hands free.',
    ),
    Neptune: passage(
      'Neptune goes forward again {when}, in {matter}. Your imagination runs ahead of you again, so give it work and a deadline.',
    ),
    Pluto: passage(
      'Pluto goes forward again {when}, in {matter}. Something that you settled in private begins to show.',
    ),
  },
  new: {
    1: passage(
      'The New Moon {when} is in your own sign, once a year. → Write down what you want to have become by the next one, in one sentence.',
    ),
    2: passage(
      'The New Moon {when} is about your money. → Open the savings plan, name the price, or begin the search for better pay.',
    ),
    3: passage(
      'The New Moon {when} begins something in your talking, writing and learning. → Sign up, call the sibling, start the first page.',
    ),
    4: passage('The New Moon {when} is about home. You can begin a move, a repair or a reconciliation.'),
    5: passage(
      'The New Moon {when} wakes your house of love and play. → Begin something for joy alone; you owe nobody a reason.',
    ),
    6: passage(
      'The New Moon {when} is made for habits. → Choose one that takes ten minutes, and do it at the same hour for two weeks.',
    ),
    7: passage(
      'The New Moon {when} opens a page with another person. → Say what you would like to do together, and ask for the same in return.',
    ),
    8: passage(
      'The New Moon {when} falls in your house of shared money and trust. → Begin to pay down one debt or to talk about one fear.',
    ),
    9: passage('The New Moon {when} is about travel and study. → Apply, book or start the course.'),
    10: passage(
      'The New Moon {when} is about your career. You can begin a new task in public, and the people above you will remember who asked.',
    ),
    11: passage('The New Moon {when} brings new people. → Join a group, and go twice before you judge.'),
    12: passage(
      'The New Moon {when} is behind the scenes for you. → Begin with sleep, silence or an honest page in a diary, and tell nobody yet.',
    ),
  },
  full: {
    1: passage(
      'The Full Moon {when} is in your own sign, so you feel everything at once. Somebody needs to hear what you need; tell them before you are angry.',
    ),
    2: passage(
      'The Full Moon {when} is about your money. → Collect what is owed to you, and stop one payment that serves nobody.',
    ),
    3: passage(
      'The Full Moon {when} brings an answer that you have been waiting for. → Read it twice, sleep once, then reply.',
    ),
    4: passage(
      'The Full Moon {when} brings home to a head, while work wants you too. → Give the evening to your family and finish the job in the morning.',
    ),
    5: passage(
      'The Full Moon {when} shines on your heart. A love affair, a child or a piece of your own work is ready to be shown.',
    ),
    6: passage(
      'The Full Moon {when} shows where your days are overfilled. → Hand one duty back, politely and for good.',
    ),
    7: passage(
      'The Full Moon {when} makes it plain how you stand with somebody. → Listen to the end before you answer.',
    ),
    8: passage(
      'The Full Moon {when} finishes a matter of debt, trust or grief. → Sign it off, and let nobody open it again.',
    ),
    9: passage(
      'The Full Moon {when} lets you see how far you have come. → Hand in, publish or set off; you know enough.',
    ),
    10: passage(
      'The Full Moon {when} puts you on display. A task reaches its end in public, and you may take the applause.',
    ),
    11: passage('The Full Moon {when} is about your friends, and you can thank those who helped you.'),
    12: passage(
      'The Full Moon {when} brings up what you have not dealt with. → Rest that evening, and take the next day gently.',
    ),
  },
} as const satisfies Record<'Sun' | 'Mercury' | 'Venus' | 'Mars' | 'new' | 'full', Record<House, Passage>> &
  Record<'retrograde' | 'direct', Record<Turning, Passage>>
