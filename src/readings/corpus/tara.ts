import { type Cell, from } from '../passage.ts'

// The nine taras from the birth star, in the first, second and third cycle
const passage = from('Muhurta Chintamani 1; Kalaprakashika')

export default {
  1: {
    1: [
      passage(
        'Your birth star is up today, and you feel everything a little more. → Take a bath, rest, give something small away. Leave long trips and large steps for another day.',
      ),
      passage(
        'You are close to yourself today, under your own birth star. → Be gentle with your body and your moods, and start nothing that cannot wait.',
      ),
    ],
    2: [
      passage(
        'Your work feels personal today. → Go on with what is under way, and keep new things small enough to correct.',
      ),
      passage('You can work well today if you do not take remarks to heart. → Carry on with yesterday’s task.'),
    ],
    3: [
      passage('You may feel a slight heaviness today. A day of routine suits you.'),
      passage('→ Keep to your usual round today, and eat and speak in moderation. Nothing more is asked of you.'),
    ],
  },
  2: {
    1: [
      passage(
        'Money and possessions are favoured for you today. → Buy, sell, save or ask for what is due; a sum agreed today is usually paid.',
      ),
      passage('You have a good hand with money today. → Settle an account or buy the lasting thing.'),
    ],
    2: [
      passage('You gain by work you have already done. → Send the bill, or look through your savings.'),
      passage('A modest gain is possible for you today. → Ask once, politely, for something that is yours.'),
    ],
    3: [
      passage('You have a quiet good day for money. → Tidy your papers, and you may find something of use.'),
      passage('→ Put a small sum aside today. It is the start of a habit rather than a fortune.'),
    ],
  },
  3: {
    1: [
      passage('→ Take care today. Go by the known road, keep your temper, and put off what you can choose to put off.'),
      passage('Small obstacles cross your way today. → Leave early, speak softly, and sign nothing new.'),
    ],
    2: [
      passage('→ Expect a delay or two today. You have time for it if you plan one task less.'),
      passage('Something does not go as planned today. → Have a second way ready, and you will hardly mind.'),
    ],
    3: [
      passage('The star of obstacles is mild for you today. A little patience at one point of the day is enough.'),
      passage('You meet one small hindrance today and step over it. → Do not make a story of it.'),
    ],
  },
  4: {
    1: [
      passage('You are well protected today. → See about your health, your home or a plan that needs safety.'),
      passage('A friendly day for you. Rest counts as work today, and repairs hold.'),
    ],
    2: [
      passage('Things are stable for you today. → Put in order what should stay in order.'),
      passage('You can rely on people today. → Ask for the help that you would return.'),
    ],
    3: [
      passage('A calm day that you may spend as you like. → Do something for your comfort.'),
      passage('You are at ease today, and others feel it. → Visit somebody who is not.'),
    ],
  },
  5: {
    1: [
      passage('People say no more easily today. → Ask for nothing large, and keep your own no friendly.'),
      passage('You meet opposition today. → Listen to it; one part is useful, and the rest can be left standing.'),
    ],
    2: [
      passage('Opinions differ today. You do not have to win; postpone the vote.'),
      passage('Somebody sees it differently today. → Ask why, and answer tomorrow.'),
    ],
    3: [
      passage('You meet small contradictions today. → Choose the simpler way.'),
      passage('You are of two opinions today. → Decide the small things and leave the others.'),
    ],
  },
  6: {
    1: [
      passage('You finish what you begin today. → Take the hardest task, and do it first.'),
      passage('Effort pays today. → Apply, practise, hand in; your skill shows.'),
    ],
    2: [
      passage('Your persistence counts today. → Go one step further than you planned.'),
      passage('You can finish a difficult matter today. → Start before noon.'),
    ],
    3: [
      passage('The last steps succeed today. → Finish, deliver, and file it where you will find it again.'),
      passage('You complete things today with little noise. → Cross three of them off your list.'),
    ],
  },
  7: {
    1: [
      passage(
        '→ Be careful today. Choose no day like this for travel, contracts or a quarrel. Routine and an early night are enough.',
      ),
      passage('You do best in a small circle today. → Cancel what can be cancelled, and drive slowly.'),
    ],
    2: [
      passage('→ Take things slowly today. Half the plan is plenty for you.'),
      passage('You tire more easily today. → Leave the heavy part to tomorrow or to someone stronger.'),
    ],
    3: [
      passage('→ Go at half speed today, do one thing after the other, and rest in the evening.'),
      passage('Nothing much can go wrong today if you do not hurry. → Do one thing after the other.'),
    ],
  },
  8: {
    1: [
      passage('Friends are on your side today. → Meet, ask, make up; something good comes by way of people.'),
      passage('You are welcome today wherever you go. → Introduce yourself, or ring an old friend.'),
    ],
    2: [
      passage('An acquaintance helps you today. → Say what you are looking for.'),
      passage('You get on with people today. → Use it for a talk that matters to you.'),
    ],
    3: [
      passage('There is a friendly tone about the day. → Share a meal, and let the others choose it.'),
      passage('People are kind to you today. → Say a kind word to somebody, too.'),
    ],
  },
  9: {
    1: [
      passage('You are understood at once today. → Trust somebody with what matters to you, and begin together.'),
      passage('The best star for company is yours today. → Ask the great favour, or do one.'),
    ],
    2: [
      passage('A friend can help you today. → Let yourself be helped.'),
      passage('Work in pairs goes well today. → Choose your partner for it.'),
    ],
    3: [
      passage('An easy and friendly day for you. → End it in company.'),
      passage('You are among friends today. → Thank one of them for something definite.'),
    ],
  },
} satisfies Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9, Record<1 | 2 | 3, Cell>>
