import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// What changes in the sky within a week or month; {sign} and {house} are the new seat, {partner} who is met
const told = from('Brihat Samhita 104 and almanac practice')

export default {
  ingress: {
    Sun: told(
      'The Sun enters {sign}, the {house} house counted from the sign of this horoscope, and stays a month. Matters of rank, health and fathers take their tone from that house until he moves again. Dress the part.',
    ),
    Moon: told(
      'The Moon comes to {sign}, the {house} house, for two days and a quarter. Moods, errands and the public follow her there; whatever that house stands for is easier to feel now than to plan.',
    ),
    Mars: told(
      'Mars enters {sign}, which is the {house} house from here, for six weeks or more. Effort and impatience gather at that point: give them something to build, repair or win there. Keep the body moving as well.',
    ),
    Mercury: told(
      'Mercury changes to {sign}, the {house} house, and with him talk, trade and paperwork. For some three weeks the useful message comes from the matters of that house, so read its letters first. Neighbours hear first.',
    ),
    Jupiter: told(
      'Jupiter enters {sign}, the {house} house, where he remains for about a year. Advice, children and growth have a new address; the change shows slowly and is best judged after his first station. Make room there.',
    ),
    Venus: told(
      'Venus arrives in {sign}, the {house} house, for about four weeks. Pleasure, courtesy and reconciliation are to be looked for in the affairs of that house, and money spent there is enjoyed. Beautify one thing.',
    ),
    Saturn: told(
      'Saturn enters {sign}, the {house} house from here, for two and a half years with possible retreats. What that house contains will have to be carried, counted and finally owned. Begin with an inventory of it.',
    ),
    Rahu: told(
      'Rahu comes to {sign}, the {house} house, moving backwards as he always does in the mean. For a year and a half appetite and novelty crowd into that part of life. Test every offer by daylight.',
    ),
    Ketu: told(
      'Ketu takes his place in {sign}, the {house} house, opposite Rahu. Through a year and a half what he touches there matters less than before, and skill in it works without being asked. Simplify there.',
    ),
  },
  retrograde: {
    Mars: told(
      'Mars turns retrograde in {sign}, the {house} house. For ten or eleven weeks force goes inward: redo the work that was rushed, avoid new contests, and service engines and tempers alike. Old injuries want rest.',
    ),
    Mercury: told(
      'Mercury turns retrograde in {sign}, the {house} house, for three weeks. Review, resend and renegotiate; what is signed in a hurry now will probably be read again by both sides. Keep a copy of everything.',
    ),
    Jupiter: told(
      'Jupiter begins to move backwards in {sign}, the {house} house, and does so for four months. Promises are reconsidered and studies deepened; growth that looked certain waits for a second proof. Ask your teachers again.',
    ),
    Venus: told(
      'Venus turns back in {sign}, the {house} house, for six weeks. Former affections and unpaid kindnesses return for settlement; decorate and engage later, repair and forgive at present. Return what was borrowed, and add thanks.',
    ),
    Saturn: told(
      'Saturn turns retrograde in {sign}, the {house} house, for four and a half months. Burdens there are audited rather than increased; old duties left undone ask once more, and politely, to be finished. Begin with papers.',
    ),
  },
  direct: {
    Mars: told(
      'Mars stands and goes forward again in {sign}, the {house} house. Stalled actions regain their edge within days; begin with the one that lost most time, and mind the first rush of heat. Then keep going.',
    ),
    Mercury: told(
      'Mercury goes direct in {sign}, the {house} house. Delayed answers arrive in a bundle, and plans revised during the retreat can now be sent, printed or signed with a clear eye. Answer the oldest one first.',
    ),
    Jupiter: told(
      'Jupiter moves forward once more in {sign}, the {house} house. Permission, money or advice held up for months comes loose; what survived the pause is worth enlarging. Thank those who waited, and include them all.',
    ),
    Venus: told(
      'Venus resumes her course in {sign}, the {house} house. A feeling that was under review has its verdict, and purchases of comfort or beauty are again made with good judgement. Wear what you bought and forgot.',
    ),
    Saturn: told(
      'Saturn goes direct in {sign}, the {house} house. The review of duties is over; schedules, leases and repairs can be fixed for the long run and will be held to. Choose terms you can keep.',
    ),
  },
  combust: {
    Moon: told(
      'The Moon comes within twelve degrees of the Sun in {sign}, the {house} house, and is lost to sight. These dark days favour rest and remembrance of the dead, and nothing that needs applause. Sleep long.',
    ),
    Mars: told(
      'Mars enters the rays of the Sun in {sign}, the {house} house, and burns for some weeks. Initiative is absorbed by authority: act through those in charge, and save your own strike for later. Cool drinks help.',
    ),
    Mercury: told(
      'Mercury is combust in {sign}, the {house} house. Clever plans serve another’s purpose for the moment, and talk is heard through the noise of rank; keep figures short and titles out. Let others speak for you.',
    ),
    Jupiter: told(
      'Jupiter disappears in the Sun’s rays in {sign}, the {house} house. Custom suspends weddings and initiations for about a month; counsel given now is sound but rarely thanked. Read instead, and write a little every day.',
    ),
    Venus: told(
      'Venus is combust in {sign}, the {house} house, and tradition holds back weddings until she is seen again. Affection hides behind duty; small private kindness fares better than display. A quiet gift says quite enough.',
    ),
    Saturn: told(
      'Saturn burns in the Sun’s rays in {sign}, the {house} house, for about five weeks. Workers and superiors chafe against each other; lighten the load a little and nothing will break. Old joints welcome warmth now.',
    ),
  },
  conjunction: {
    Sun: told(
      'The Sun meets {partner} exactly in {sign}, the {house} house. The year’s account between the two is opened there: what {partner} stands for is ordered, exposed or begun afresh under authority. Watch who takes the lead.',
    ),
    Moon: told(
      'The Moon passes {partner} in {sign}, the {house} house. For some hours feeling takes the colour of {partner}; an ordinary errand in the matters of that house may touch more than it should. It passes overnight.',
    ),
    Mars: told(
      'Mars overtakes {partner} in {sign}, the {house} house. A push long prepared is released there: clear the ground beforehand, keep tools in order, and expect {partner} to answer in kind. Cool heads win the exchange.',
    ),
    Mercury: told(
      'Mercury joins {partner} in {sign}, the {house} house. News, an offer or a document ties the two together; ask the exact question now, since the answer is at its most precise today. Write the answer down.',
    ),
    Jupiter: told(
      'Jupiter and {partner} meet in {sign}, the {house} house, which happens rarely. A cycle of many years begins in those matters; note what is proposed this month, for it will be heard of again. Be fair.',
    ),
    Venus: told(
      'Venus meets {partner} in {sign}, the {house} house. Charm eases whatever {partner} has been demanding, so agreements about money, art or affection are more readily reached around this date. A shared meal is the best setting.',
    ),
    Saturn: told(
      'Saturn is joined with {partner} in {sign}, the {house} house. The slow planet meets the shadow: fears take definite form there, and can for that reason be dealt with one by one. Old hands know how.',
    ),
  },
} satisfies {
  ingress: Record<Graha, Passage>
  retrograde: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  direct: Record<'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  combust: Record<'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
  conjunction: Record<'Sun' | 'Moon' | 'Mars' | 'Mercury' | 'Jupiter' | 'Venus' | 'Saturn', Passage>
}
