import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The annual chart by the house of the muntha: its finding for a year, and for a month of it. Best in 9, 10 and 11, hard in 4, 6, 7, 8 and 12
const passage = from('Tajika Neelakanthi, the muntha by house, in our words')
type Houses = Record<HouseNumber, Passage>

export default {
  year: {
    grown: {
      1: passage(
        'Your year is about yourself: you have the strength for a new beginning. Start one thing under your own name in the first two months, and tell people about it.',
      ),
      2: passage(
        'Your year is about income and what stays of it. You keep what you earn by effort, so set a fixed sum aside from the first month on.',
      ),
      3: passage(
        'Your year is about courage: what you try by yourself works. Make the call, the trip or the offer that you are unsure of, one in each quarter.',
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
        'Your year is decided by other people: a partner, a customer or an opponent. Put every agreement in writing, and let nothing unsaid grow older than a week.',
      ),
      8: passage(
        'Your year brings a change that you do not control. Build a reserve of money and of sleep, and take no large risk before the next birthday.',
      ),
      9: passage(
        'Your year has good fortune in it, through teachers, travel or an elder who helps. Say yes to an invitation, and ask for the advice that you need.',
      ),
      10: passage(
        'Your year is about work and a good name, and both can rise. Finish one thing where it is seen, and ask for what it is worth.',
      ),
      11: passage(
        'Your year brings gains, mostly through friends. Name two wishes at the start, and tell them to people who can help.',
      ),
      12: passage(
        'Your year costs more than it brings, in money or in strength. Cut two regular expenses, and plan a week of rest before you need it.',
      ),
    } satisfies Houses,
    elder: {
      1: passage(
        'Your year belongs to you: you have more strength than you expect. Choose one thing that you would enjoy for its own sake, and begin it in the first month.',
      ),
      2: passage(
        'Your year is about family and about what you own. Go through your papers once with somebody you trust, and enjoy a good table.',
      ),
      3: passage(
        'Your year is lively, with visits, letters and short trips. Ring one person each week whom you would like to see.',
      ),
      4: passage(
        'Your year is about the home. Something there asks for repair or for quiet, so do one thing at a time and let others carry.',
      ),
      5: passage(
        'Your year is about the young and about what you can teach. Invite one of them on a fixed day each month.',
      ),
      6: passage(
        'Your year asks for order in daily things. Keep fixed hours for meals and sleep, and see your doctor on the dates that are due.',
      ),
      7: passage(
        'Your year depends on the people close to you. Say early what you need, and have agreements about help and money written down.',
      ),
      8: passage(
        'Your year brings a change that you have to accept. Put papers in order in the first months, and let one person know where they are.',
      ),
      9: passage(
        'Your year is a good one for faith, study and a short trip. Accept an invitation, if somebody travels with you.',
      ),
      10: passage('Your year brings you respect. Accept thanks, and say yes to one request for your advice.'),
      11: passage(
        'Your year is rich in friends, and small wishes come true. Meet the same circle on a fixed day each month.',
      ),
      12: passage(
        'Your year is a quiet one and costs some strength. Keep expenses plain, rest in the afternoon, and let company come to you.',
      ),
    } satisfies Houses,
    child: {
      1: passage(
        'Your child grows more independent this year. Leave one daily thing to your child alone, and do not correct it.',
      ),
      2: passage(
        'The year of your child is about family and belongings. Eat together at the same hour, and let your child look after one thing of value.',
      ),
      3: passage('Your child is bold and curious this year. Make short outings, and let your child ask the way.'),
      4: passage(
        'Your child needs more quiet at home this year. Keep the evenings alike, and announce each change a week before.',
      ),
      5: passage(
        'The year of your child is about play and learning, and both go well. Give a fixed hour a week to whatever your child makes.',
      ),
      6: passage(
        'Your child meets small hindrances this year and learns by practice. Practise one thing for ten minutes a day, and praise the effort.',
      ),
      7: passage(
        'Friends decide how the year of your child goes. Invite the same friend often, and help the two of them to agree on rules.',
      ),
      8: passage(
        'Your child has to get used to a change this year. Explain it in plain words, and keep one custom that stays the same.',
      ),
      9: passage(
        'A good teacher or a trip does your child good this year. Ask your child what it would like to see, and go there.',
      ),
      10: passage(
        'Others notice what your child can do this year. Let your child show one finished thing, and keep the praise simple.',
      ),
      11: passage(
        'The year of your child is full of friends. Choose one group with a fixed day, and leave the other afternoons free.',
      ),
      12: passage(
        'Your child needs more rest this year. Plan fewer afternoons, and put the light out a quarter of an hour earlier.',
      ),
    } satisfies Houses,
  },
  month: {
    grown: {
      1: passage('You set the pace yourself in this month. Do first what only you can do.'),
      2: passage('Money and family come first in this month. Look at one account that you seldom open.'),
      3: passage('You get answers quickly in this month. Send the message that waits in your drafts.'),
      4: passage('Home claims your evenings in this month. Finish one repair, and leave the next for later.'),
      5: passage('You have a good idea in this month. Show it to one person before you change it again.'),
      6: passage('Small duties pile up in this month. Do the dullest one first, each morning.'),
      7: passage('Somebody else decides the pace of this month. Ask that person plainly what they expect.'),
      8: passage('A surprise can upset your plan in this month. Keep two days free of appointments.'),
      9: passage('Advice and luck reach you in this month. Ask the person who knows more than you.'),
      10: passage('People see what you do in this month. Put your best piece of work in front.'),
      11: passage('Friends are useful to you in this month. Tell two of them what you need.'),
      12: passage(
        'You spend more strength than you gain in this month. Say no once, and go to bed early twice a week.',
      ),
    } satisfies Houses,
    child: {
      1: passage('Your child wants to decide alone in this month. Offer two choices at breakfast.'),
      2: passage('Your child clings to family and favourite things in this month. Cook something together.'),
      3: passage('Your child talks and asks much in this month. Answer three questions properly each day.'),
      4: passage('Your child wants to stay at home in this month. Keep the weekend short of plans.'),
      5: passage('Your child plays well alone in this month. Leave the game standing overnight.'),
      6: passage('Your child grumbles about duties in this month. Begin each of them together.'),
      7: passage('A friend matters most to your child in this month. Arrange one long afternoon for the two.'),
      8: passage('Your child is more anxious than usual in this month. Say each evening what the next day brings.'),
      9: passage('Your child is glad to learn in this month. Visit a library or a museum together.'),
      10: passage('Your child wants to be seen in this month. Watch one whole performance without the telephone.'),
      11: passage('Your child is happy in a group in this month. Let a second friend come along.'),
      12: passage('Your child needs more sleep in this month. Drop one afternoon date.'),
    } satisfies Houses,
  },
}
