import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// The annual chart by the house of the muntha: its finding for a year, and for a month of it. Best in 9, 10 and 11, hard in 4, 6, 7, 8 and 12
const passage = from('Tajika Neelakanthi, the muntha by house, in our words')
type Houses = Record<HouseNumber, Passage>
type Forms = Record<HouseNumber, Cell>

export default {
  year: {
    grown: {
      1: passage(
        'Your year is about yourself: you have the strength for a new beginning. → Start one thing under your own name, and tell people about it.',
      ),
      2: passage(
        'Your year is about income and what stays of it. You keep what you earn by effort, so set a fixed sum aside from the first month on.',
      ),
      3: passage(
        'Your year is about courage: what you try by yourself works. → Make the call, the trip or the offer that you are unsure of, one in each quarter.',
      ),
      4: passage(
        'Your year asks for peace at home. Repairs, a move or the care of relatives take your time, so keep other plans small and one evening a week free.',
      ),
      5: passage(
        'Your year is about ideas, learning and the young. You do well with whatever you create or teach, so give it a fixed hour each week.',
      ),
      6: passage(
        'Your year is full of duties, and small disputes come with them. You win by routine, so settle each bill and each complaint in the week in which it comes.',
      ),
      7: passage(
        'Your year is decided by other people: a partner, a customer or an opponent. → Put every agreement in writing, and let nothing unsaid grow older than a week.',
      ),
      8: passage(
        'Your year brings a change that you do not control. → Build a reserve of money and of sleep, and take no large risk before the next birthday.',
      ),
      9: passage(
        'Your year has good fortune in it, through teachers, travel or an elder who helps. → Say yes to an invitation, and ask for the advice that you need.',
      ),
      10: passage(
        'Your year is about work and a good name, and both can rise. → Finish one thing where it is seen, and ask for what it is worth.',
      ),
      11: passage(
        'Your year brings gains, mostly through friends. → Name two wishes at the start, and tell them to people who can help.',
      ),
      12: passage(
        'Your year costs more than it brings, in money or in strength. → Cut two regular expenses, and plan a week of rest before you need it.',
      ),
    } satisfies Houses,
    elder: {
      1: passage(
        'Your year belongs to you: you have more strength than you expect. → Choose one thing that you would enjoy for its own sake, and tell somebody about it.',
      ),
      2: passage(
        'Your year is about family and about what you own. → Go through your papers once with somebody you trust, and enjoy a good table.',
      ),
      3: passage(
        'Your year is lively, with visits, letters and short trips. → Ring one person each week whom you would like to see.',
      ),
      4: passage(
        'Your year is about the home. Something there asks for repair or for quiet, so do one thing at a time and let others carry.',
      ),
      5: passage(
        'Your year is about the young and about what you can teach. → Invite one of them on a fixed day each month.',
      ),
      6: passage(
        'Your year asks for order in daily things. → Keep fixed hours for meals and sleep, and see your doctor on the dates that are due.',
      ),
      7: passage(
        'Your year depends on the people close to you. → Say early what you need, and have agreements about help and money written down.',
      ),
      8: passage(
        'Your year brings a change that you have to accept. → Put papers in order in the first months, and let one person know where they are.',
      ),
      9: passage(
        'Your year is a good one for faith, study and a short trip. → Accept an invitation, if somebody travels with you.',
      ),
      10: passage('Your year brings you respect. → Accept thanks, and say yes to one request for your advice.'),
      11: passage(
        'Your year is rich in friends, and small wishes come true. → Meet the same circle on a fixed day each month.',
      ),
      12: passage(
        'Your year is a quiet one and costs some strength. → Keep expenses plain, rest in the afternoon, and let company come to you.',
      ),
    } satisfies Houses,
    child: {
      1: passage(
        'Your child grows more independent this year. → Leave one daily thing to your child alone, and do not correct it.',
      ),
      2: passage(
        'The year of your child is about family and belongings. → Eat together at the same hour, and let your child look after one thing of value.',
      ),
      3: passage('Your child is bold and curious this year. → Make short outings, and let your child ask the way.'),
      4: passage(
        'Your child needs more quiet at home this year. → Keep the evenings alike, and announce each change a week before.',
      ),
      5: passage(
        'The year of your child is about play and learning, and both go well. → Give a fixed hour a week to whatever your child makes.',
      ),
      6: passage(
        'Your child meets small hindrances this year and learns by practice. → Practise one thing for ten minutes a day, and praise the effort.',
      ),
      7: passage(
        'Friends decide how the year of your child goes. → Invite the same friend often, and help the two of them to agree on rules.',
      ),
      8: passage(
        'Your child has to get used to a change this year. → Explain it in plain words, and keep one custom that stays the same.',
      ),
      9: passage(
        'A good teacher or a trip does your child good this year. → Ask your child what it would like to see, and go there.',
      ),
      10: passage(
        'Others notice what your child can do this year. → Let your child show one finished thing, and keep the praise simple.',
      ),
      11: passage(
        'The year of your child is full of friends. → Choose one group with a fixed day, and leave the other afternoons free.',
      ),
      12: passage(
        'Your child needs more rest this year. → Plan fewer afternoons, and put the light out a quarter of an hour earlier.',
      ),
    } satisfies Houses,
  },
  // A month: the finding and one deed, in three forms for months with the same house
  month: {
    grown: {
      1: [
        passage('You set the pace yourself. → Do first what only you can do.'),
        passage('You are noticed more than usual, and people ask for your view. → Say in one sentence what you want.'),
        passage('You have strength for a small new beginning. → Start it on the first free morning.'),
      ],
      2: [
        passage('You see how money and family depend on each other. → Open one account that you seldom look at.'),
        passage('Somebody at home asks you what a thing costs or who pays. → Write the sum down before you talk.'),
        passage('You are taken at your word, in talk and in payment. → Wait a night before each larger purchase.'),
      ],
      3: [
        passage('You get answers quickly. → Send the message that waits in your drafts.'),
        passage('A short trip or a neighbour brings you something useful. → Say yes to one of the two.'),
        passage('You have the nerve for something that you avoided. → Make that call first thing in the morning.'),
      ],
      4: [
        passage('Home claims your evenings. → Finish one repair, and leave the next for later.'),
        passage('You are more tired at home than you show. → Keep two evenings a week without visitors.'),
        passage('A relative or a room needs your attention. → Give it one whole Saturday.'),
      ],
      5: [
        passage('You have a good idea. → Show it to one person before you change it again.'),
        passage('You learn and teach easily, above all with the young. → Give it an hour on a fixed day.'),
        passage('You do well with what you make for its own sake. → Finish one small piece, and give it away.'),
      ],
      6: [
        passage('Small duties pile up on you. → Do the dullest one first, each morning.'),
        passage('Somebody finds fault with a detail of yours. → Correct it the same day, without a defence.'),
        passage('You still have a debt, a bill or a complaint open. → Settle the smallest one first.'),
      ],
      7: [
        passage('Somebody else decides the pace. → Ask that person plainly what they expect of you.'),
        passage('Somebody close to you wants a clear answer from you. → Give it with a date.'),
        passage(
          'You and another person want different things. → Write both wishes on one page before you discuss them.',
        ),
      ],
      8: [
        passage('A surprise can upset your plan. → Keep two days free of appointments.'),
        passage('Something that you shared or lent becomes a question. → Look for the paper before you talk about it.'),
        passage('Your strength goes up and down. → Put off whatever has no date.'),
      ],
      9: [
        passage('Advice and luck reach you. → Ask the person who knows more than you.'),
        passage('Somebody from further away has good news for you. → Write to the one you have not heard from.'),
        passage(
          'You see your plan from a distance, and it looks better. → Take one step towards it that costs nothing.',
        ),
      ],
      10: [
        passage('People see what you do. → Put your best piece of work in front.'),
        passage('Somebody with influence remembers you. → Send a short account of what you finished.'),
        passage('You can have more responsibility if you want it. → Name the one task that you would like.'),
      ],
      11: [
        passage('Friends are useful to you. → Tell two of them what you need.'),
        passage('A small gain or a thank-you comes to you. → Use half of it for something that lasts.'),
        passage('A group takes you along. → Go to the meeting that you would rather skip.'),
      ],
      12: [
        passage('You spend more strength than you gain. → Say no once, and go to bed early twice a week.'),
        passage('You pay for something that you did not watch. → Cancel one payment that runs by itself.'),
        passage('You need more time alone than usual. → Keep one afternoon a week without a telephone.'),
      ],
    } satisfies Forms,
    child: {
      1: [
        passage('Your child wants to decide alone. → Offer two choices at breakfast.'),
        passage('Your child has more energy than usual. → Leave half an hour to run or build before any task.'),
        passage('Your child is proud of being bigger. → Hand over one small job that used to be yours.'),
      ],
      2: [
        passage('Your child clings to family and favourite things. → Cook something together.'),
        passage('Your child asks what things cost. → Let your child pay once at the counter.'),
        passage('Your child quarrels over belongings. → Name one shelf that nobody else may touch.'),
      ],
      3: [
        passage('Your child talks and asks much. → Answer three questions properly each day.'),
        passage('Your child learns fast on the way to somewhere. → Walk a part of a way that you usually drive.'),
        passage('Your child dares more than before. → Go along once, and then watch from a distance.'),
      ],
      4: [
        passage('Your child wants to stay at home. → Keep the weekend short of plans.'),
        passage('Your child is upset by changes at home. → Announce each change a day before.'),
        passage('Your child sleeps better with a fixed end to the day. → Keep the last half hour the same.'),
      ],
      5: [
        passage('Your child plays well alone. → Leave the game standing overnight.'),
        passage('Your child invents stories. → Write one of them down together.'),
        passage('Your child wants to win. → Play something together against the clock.'),
      ],
      6: [
        passage('Your child grumbles about duties. → Begin each of them together.'),
        passage('Your child is hard to get going in the morning. → Lay out the clothes the evening before.'),
        passage('Your child argues over trifles. → Let two of three go.'),
      ],
      7: [
        passage('A friend matters most to your child. → Arrange one long afternoon for the two.'),
        passage('Your child looks at what another child can do. → Name one thing that your child does well.'),
        passage('Your child quarrels with a friend and makes up again. → Listen first, and do not step in.'),
      ],
      8: [
        passage('Your child is more anxious than usual. → Say each evening what the next day brings.'),
        passage('Your child asks you a serious question. → Answer it in two plain sentences.'),
        passage('Your child finds it hard to share. → Let one toy stay private.'),
      ],
      9: [
        passage('Your child is glad to learn. → Visit a library or a museum together.'),
        passage('Your child likes an older person. → Let the two spend an hour together.'),
        passage('Your child wants to see something new. → Take a bus to its last stop together.'),
      ],
      10: [
        passage('Your child wants to be seen. → Watch one whole performance without the telephone.'),
        passage('Your child can finish a larger task. → Put the result where visitors see it.'),
        passage('A grown-up outside the family notices your child. → Ask what went well before you ask what did not.'),
      ],
      11: [
        passage('Your child is happy in a group. → Let a second friend come along.'),
        passage('Your child gets invitations. → Accept one, and leave the next weekend free.'),
        passage('Your child has a wish that can be met. → Name the day, and keep it.'),
      ],
      12: [
        passage('Your child needs more sleep. → Drop one afternoon date.'),
        passage('Your child dreams much or wakes at night. → Leave a small light on.'),
        passage('Your child is quiet and wants no questions. → Sit nearby, and do something with your hands.'),
      ],
    } satisfies Forms,
  },
}
