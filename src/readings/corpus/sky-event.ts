import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Sky events of a week or month; {sign} and {house}: the new place; {partner}: the other planet
const passage = from('Brihat Samhita 104 and almanac practice')

export default {
  ingress: {
    Sun: passage(
      'The Sun enters {sign}, the {house} house counted from the sign of this horoscope, and stays a month. Rank, health and fathers take their tone from that house until he moves on, and what is done there is done in view of others.',
    ),
    Moon: passage(
      'The Moon comes to {sign}, the {house} house, for two days and a quarter. Moods, errands and the public follow it there; whatever that house stands for is easier to feel now than to plan.',
    ),
    Mars: passage(
      'Mars enters {sign}, which is the {house} house from here, for six weeks or more. Effort and impatience gather at that point. Something to build, repair or win there uses them up before they find a person to quarrel with.',
    ),
    Mercury: passage(
      'Mercury changes to {sign}, the {house} house, and with him talk, trade and paperwork. For some three weeks the useful message comes from the affairs of that house, and letters from that side deserve to be opened first.',
    ),
    Jupiter: passage(
      'Jupiter enters {sign}, the {house} house, where he remains for about a year. Advice, children and growth have a new address. The change shows slowly and is best judged after his first station in the sign.',
    ),
    Venus: passage(
      'Venus arrives in {sign}, the {house} house, for about four weeks. Pleasure, courtesy and reconciliation are to be looked for in the affairs of that house, and money spent on its comfort is not regretted.',
    ),
    Saturn: passage(
      'Saturn enters {sign}, the {house} house from here, for two and a half years with possible retreats. What that house contains will have to be carried, counted and finally owned, so an honest inventory is the first work there.',
    ),
    Rahu: passage(
      'Rahu comes to {sign}, the {house} house, entering it as the nodes do from its far end. For a year and a half appetite and novelty crowd into that part of life, and each offer made there should be seen by daylight.',
    ),
    Ketu: passage(
      'Ketu takes his place in {sign}, the {house} house, opposite Rahu. Through a year and a half the things of that house matter less than they did, while skill in them works almost without being asked.',
    ),
  },
  retrograde: {
    Mars: passage(
      'Mars turns retrograde in {sign}, the {house} house. For ten or eleven weeks force goes inward: rushed work is done over, engines and tempers are serviced, and a contest opened now is rarely finished by the one who opened it.',
    ),
    Mercury: passage(
      'Mercury turns retrograde in {sign}, the {house} house, for three weeks. Reviewing, resending and renegotiating are its proper work, whereas what is signed in a hurry under it is usually read again by both sides.',
    ),
    Jupiter: passage(
      'Jupiter begins to move backwards in {sign}, the {house} house, and does so for four months. Promises are reconsidered and studies deepened. Growth that looked certain in this field is asked for a second proof.',
    ),
    Venus: passage(
      'Venus turns back in {sign}, the {house} house, for six weeks. Former affections and unpaid kindnesses return for settlement. Repairing and forgiving come before decorating and engaging for as long as she retraces her steps.',
    ),
    Saturn: passage(
      'Saturn turns retrograde in {sign}, the {house} house, for four and a half months. Burdens there are audited rather than increased, and some old duty left undone asks once more, and politely, to be finished.',
    ),
  },
  direct: {
    Mars: passage(
      'Mars stands and goes forward again in {sign}, the {house} house. Stalled actions regain their edge within days. The one that lost most time has the first claim, and the first rush of heat the greatest cost.',
    ),
    Mercury: passage(
      'Mercury goes direct in {sign}, the {house} house. Delayed answers arrive in a bundle, and plans revised during the retreat can now be sent, printed or signed with a clear eye, the oldest before the newest.',
    ),
    Jupiter: passage(
      'Jupiter moves forward once more in {sign}, the {house} house. Permission, money or advice held up for months comes loose there, and whatever survived the long pause unchanged is the part that is worth enlarging.',
    ),
    Venus: passage(
      'Venus resumes her course in {sign}, the {house} house. A feeling that was under review has its verdict, and purchases of comfort or beauty, doubtful for the last six weeks, are again made with good judgement.',
    ),
    Saturn: passage(
      'Saturn goes direct in {sign}, the {house} house. The review of duties is over; schedules, leases and repairs can be fixed for the long run, on terms that will still look fair when he leaves the sign.',
    ),
  },
  combust: {
    Moon: passage(
      'The Moon comes within twelve degrees of the Sun in {sign}, the {house} house, and is lost to sight. These dark days belong to rest and to the remembrance of the dead, and little that needs applause will get it.',
    ),
    Mars: passage(
      'Mars enters the rays of the Sun in {sign}, the {house} house, and stays there for some weeks. Initiative is absorbed by authority: action succeeds through those in charge, and a strike of one’s own lands better after he has reappeared.',
    ),
    Mercury: passage(
      'Mercury is combust in {sign}, the {house} house. Clever plans serve another’s purpose for the moment, and talk is heard through the noise of rank. Short figures and a plain request get through where argument does not.',
    ),
    Jupiter: passage(
      'Jupiter disappears in the Sun’s rays in {sign}, the {house} house. Custom suspends weddings and initiations for about a month. Counsel given during it is sound but rarely thanked, and study loses nothing by the quiet.',
    ),
    Venus: passage(
      'Venus is combust in {sign}, the {house} house, and tradition holds back weddings until she is seen again. Affection hides behind duty meanwhile. A kindness done in private fares better with her than any display.',
    ),
    Saturn: passage(
      'Saturn burns in the Sun’s rays in {sign}, the {house} house, for about five weeks. Workers and superiors chafe against each other. A load that is made lighter in time spares a repair later on.',
    ),
  },
  conjunction: {
    Sun: passage(
      'The Sun meets {partner} exactly in {sign}, the {house} house. An account between the two is opened there: what {partner} stands for is ordered, exposed or begun afresh, and it happens under somebody else’s eye.',
    ),
    Moon: passage(
      'The Moon passes {partner} in {sign}, the {house} house. For some hours feeling takes the colour of the planet it meets, and an ordinary errand in the matters of that house may touch more than it was meant to.',
    ),
    Mars: passage(
      'Mars overtakes {partner} in {sign}, the {house} house. A push long prepared is released there, and {partner} answers in kind. Cleared ground and tools in order make it work; without them the same force goes into a quarrel.',
    ),
    Mercury: passage(
      'Mercury joins {partner} in {sign}, the {house} house. News, an offer or a document ties the two together. An exact question asked on this day gets the most exact answer that {partner} has to give.',
    ),
    Jupiter: passage(
      'Jupiter and {partner} meet in {sign}, the {house} house, which happens rarely. A cycle of many years begins in the matters of that house; what is proposed about them this month will be heard of again.',
    ),
    Venus: passage(
      'Venus meets {partner} in {sign}, the {house} house. Charm eases whatever {partner} has been demanding there, so that agreements about money, art or affection are more readily reached within a day or two of this date.',
    ),
    Saturn: passage(
      'Saturn is joined with {partner} in {sign}, the {house} house. The slow planet meets the shadow: fears take a definite form there, and what has a form can be measured, divided and dealt with in order.',
    ),
  },
} satisfies {
  ingress: Record<Graha, Passage>
  retrograde: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  direct: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  combust: Record<'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  conjunction: Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
}
