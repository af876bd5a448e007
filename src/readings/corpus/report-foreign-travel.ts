import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { HouseCondition } from '../../jyotish/assessment/house.ts'
import type { PlanetCondition } from '../../jyotish/assessment/planet.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import type { SETTLING, Travel } from '../../jyotish/journeys.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on travel abroad. {helper} and {burden}: the heaviest factors on either side; {ruler}: the lord of a period;
// {lord}: the lord of the twelfth
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const divided = from('BPHS 7 on chaturthamsha')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')
const kinds = from('BPHS 11 on the 3rd, 9th and 12th; common modern practice for stays abroad')

export default {
  promise: {
    strong: passage(
      'Roads open early in this chart, and what holds the gate is {helper}. Distance tends to solve things here that staying would not. The sensible use of so much leave to go is to choose a country for its work or its teachers, since any country would do for the change of air.',
    ),
    good: passage(
      'Travel is on the cards in this chart, with {helper} behind it. Most plans to go away come off at the second asking. What can hold one up is {burden}, so papers and money are better settled a season before the ticket.',
    ),
    mixed: passage(
      'Leaving and staying are both argued for here. For the road speaks {helper}; for the familiar address, {burden}. Charts of this sort often go abroad for a set purpose, with a return already in the diary, and extend the stay once the purpose is served.',
    ),
    weak: passage(
      'This chart does more at home than away, chiefly because of {burden}. Travel is not refused by it, but each long absence has to be arranged against the grain. The way round is {helper}, and it is best taken with an errand and a date of return.',
    ),
  } satisfies Record<AreaBand, Passage>,
  leading: {
    short_journeys: kinds(
      'Of the five kinds of travel, the short kind has most behind it: the third house of neighbouring towns and of one’s own effort. Trips are frequent and pay for themselves. A border an hour away may do as much for you as an ocean.',
    ),
    long_journeys: kinds(
      'Of the five kinds of travel, the long road for its own sake has most behind it: the ninth house of pilgrimage, law and teachers. Such travel changes opinions more than addresses. It is worth planning around a person to be met and not only around a place.',
    ),
    residence_abroad: kinds(
      'Of the five kinds of travel, living abroad has most behind it: the twelfth house, which is the bed in a strange country. A lease suits this chart better than a hotel. Savings kept in two currencies remove the commonest worry of such lives.',
    ),
    work_abroad: kinds(
      'Of the five kinds of travel, work abroad has most behind it: the tenth house joined to the twelfth. A transfer, a contract or a client overseas carries you there. The post should be signed before the household is packed.',
    ),
    study_abroad: kinds(
      'Of the five kinds of travel, study abroad has most behind it: the ninth house of higher learning, with the fourth letting the pupil go. A degree or an apprenticeship is the likeliest passport. Grants for outsiders deserve an application even where the odds look poor.',
    ),
  } satisfies Record<Travel, Passage>,
  lord: {
    1: kinds(
      'The lord of the twelfth stands in the first, so distance is part of you. You are taken for a foreigner in your own town, and feel lighter once nobody knows your surname. You leave young, or keep a packed mind for life.',
    ),
    2: kinds(
      'The lord of the twelfth stands in the second, which ties foreign places to the purse and the family. Money is sent home, or comes from there. A relative abroad is often the first address, and the exchange rate is discussed at table.',
    ),
    3: kinds(
      'The lord of the twelfth stands in the third: the way abroad is one’s own effort. Applications, messages and small trial trips do it, in that order. A stay that begins with three weeks has a habit of being renewed.',
    ),
    4: kinds(
      'The lord of the twelfth stands in the fourth, where foreign ground becomes home, or home feels foreign. Houses are let, shared or bought far from the birthplace. Somebody should hold the keys of the old one, since it is visited more than expected.',
    ),
    5: kinds(
      'The lord of the twelfth stands in the fifth, and the call from abroad comes through study, art or children. A course is the usual beginning. Later it may be the child who settles far off and the parent who learns the route.',
    ),
    6: kinds(
      'The lord of the twelfth stands in the sixth, so service opens the border: nursing, repair, law, shipping or the armed forces. Permits are won by patience with offices. Loans for the move should be small, because this place turns them into the reason for staying.',
    ),
    7: kinds(
      'The lord of the twelfth stands in the seventh, which makes another person the road. A partner from elsewhere, or a business associate overseas, brings the move about. Agreements between the two ought to name the country in which they hold.',
    ),
    8: kinds(
      'The lord of the twelfth stands in the eighth: the move comes suddenly, after something else has ended. An inheritance, a closure or a crisis abroad may be the cause. Insurance and a copy of every paper turn such departures into fair beginnings.',
    ),
    9: kinds(
      'The lord of the twelfth stands in the ninth, the plainest of all tokens for long roads. Teachers, courts and places of worship overseas take a hand. The old texts count this among the ways in which expense becomes merit.',
    ),
    10: kinds(
      'The lord of the twelfth stands in the tenth, so a profession carries the passport. Employers with branches abroad deserve preference. What is done in another country is credited at home only after the return, and should be documented meanwhile.',
    ),
    11: kinds(
      'The lord of the twelfth stands in the eleventh: friends in other countries are the ticket, the room and the introduction. Gains come in a foreign coin and go out in the same. A circle kept in repair by letters is worth more than an agent.',
    ),
    12: kinds(
      'The lord of the twelfth stands in its own house, and distance keeps its own counsel. Long stays, retreats and night flights are ordinary in such lives. The cost is seldom regretted, so long as somebody at home knows the address.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  ninth: {
    1: kinds(
      'The lord of the ninth in the first carries its teacher within. Long travel confirms what you already suspected, and luck meets you in person. You are asked to speak in places where you had meant to listen.',
    ),
    2: kinds(
      'The lord of the ninth in the second makes a living out of far places: import, languages, law across borders. The father’s contacts or the family’s name may be the first bridge. Earnings from abroad are kept better than earnings at home.',
    ),
    3: kinds(
      'The lord of the ninth in the third turns faith into errands. Travel comes in many small stages, often for writing or selling, and a sibling is in the story. The long road is walked by adding up near ones.',
    ),
    4: kinds(
      'The lord of the ninth in the fourth brings the far country into the house. Guests, books and pupils arrive from it. Land bought on a trip, or a parent born elsewhere, makes two homes out of one.',
    ),
    5: kinds(
      'The lord of the ninth in the fifth links two houses of merit, and long roads are taken for learning. A teacher abroad remembers you. What is studied far away becomes, later, what is taught at home.',
    ),
    6: kinds(
      'The lord of the ninth in the sixth sends people far for service, a cure of rest or a case in court. Fortune there is earned by the day. The way is smoother for those who know the regulations than for those who know the minister.',
    ),
    7: kinds(
      'The lord of the ninth in the seventh travels in company. Fortune lies in the partner’s country or the client’s, and rises after an agreement. Long roads taken alone are duller than they need to be.',
    ),
    8: kinds(
      'The lord of the ninth in the eighth goes far for what is buried: research, old papers, an estate. Plans for long travel are broken once and then resumed. Luggage should hold a little more money than the plan requires.',
    ),
    9: kinds(
      'The lord of the ninth in its own house is as fortunate in travel as the tradition allows. Doors open at the level of principle, with teachers and judges. Pilgrimage, in whatever form you can believe in, is worth its cost.',
    ),
    10: kinds(
      'The lord of the ninth in the tenth makes travel a duty of office. The texts count this among the royal combinations, since law and work stand together. Being sent does more for you than going.',
    ),
    11: kinds(
      'The lord of the ninth in the eleventh is paid by far countries. Societies, alumni and elder friends arrange the passage. An invitation to one congress becomes, in such charts, an annual visit with a profit in it.',
    ),
    12: kinds(
      'The lord of the ninth in the twelfth joins the two houses of distance. Belief and expense go abroad together, for retreat, charity or a guide who lives far off. This is among the classical signs that a stay outlasts its purpose.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guest: {
    Sun: kinds(
      'The Sun among the houses of distance sends you abroad in somebody’s name: a government, a firm, a father. Letters with a seal open doors that charm does not. Rank earned at home should be carried along in writing.',
    ),
    Moon: kinds(
      'The Moon among the houses of distance moves often and by mood. Water is near such travels, and so are crowds, kitchens and mothers. A country is judged in the first week by how its people feed a stranger, and that judgement is usually sound.',
    ),
    Mars: kinds(
      'Mars among the houses of distance goes with tools, uniform or a plan to build. Departures are quick and arguments at counters quicker. A night’s sleep before any signature, and a licence valid in both countries, save most of the trouble.',
    ),
    Mercury: kinds(
      'Mercury among the houses of distance travels by language. Trade fairs, translation, teaching and remote work make the ground. Whoever learns four hundred words before landing is offered the second meeting, and this planet learns them on the way.',
    ),
    Jupiter: kinds(
      'Jupiter among the houses of distance travels to teach or be taught. Hosts are generous and advice is asked for at table. It is the mildest guest of these houses, and even the costs it brings are of the kind that are told with pleasure later.',
    ),
    Venus: kinds(
      'Venus among the houses of distance goes abroad in comfort or for company. Design, music, hotels and affection are its reasons. The older authors like it here, since its expenses buy something, though they advise a limit fixed before the evening.',
    ),
    Saturn: kinds(
      'Saturn among the houses of distance is slow to leave and slow to come back. Permits take two rounds, and the first winter is lonely. Those who last beyond it stay for decades, in work that the natives of the place did not want.',
    ),
    Rahu: kinds(
      'Rahu among the houses of distance is the classic traveller: drawn to the unfamiliar, at ease with other creeds, ahead of the fashion. Routes are odd and visas adventurous. A lawful paper for every stay matters more to this guest than to others.',
    ),
    Ketu: kinds(
      'Ketu among the houses of distance goes away to be left alone. Monasteries, laboratories and small islands suit it, capitals do not. It forgets tickets and finds lodging, and should carry one telephone number that always answers.',
    ),
  } satisfies Record<Graha, Passage>,
  roots: {
    supported: kinds(
      'Home holds on. A fourth house in such order gives a reason to come back, which counts against long absence and for a good return. You furnish two rooms abroad at most and keep the large table where you were born.',
    ),
    mixed: kinds(
      'Home neither holds nor pushes. The fourth house gives some comfort and some cause to look elsewhere, so a move depends upon what is offered at the other end. A visit of a month decides more than a year of weighing.',
    ),
    strained: kinds(
      'Home lets go. The books count a fourth house under strain as a reason for leaving, because rest has to be looked for somewhere else. The uprooting is easier when it is chosen and dated; what is worth keeping should be boxed by the owner.',
    ),
  } satisfies Record<HouseCondition, Passage>,
  uprooted: kinds(
    'The lord of the fourth stands in the twelfth: the roots themselves are in foreign soil. Tradition reads a house far from the birthplace, or one given up there. It is among the firmest marks of living abroad, and the softest remedy is a garden wherever one lives.',
  ),
  rahu: {
    strong: kinds(
      'Rahu, which stands for all that is foreign, is strong here. The unknown pulls without frightening, and strangers become useful within a month. Its one excess is to want the next country before the present one is understood.',
    ),
    able: kinds(
      'Rahu, which stands for all that is foreign, is able here. New customs are picked up fast, and a certain oddness becomes a calling card. It does best with a local friend who explains what everybody else takes for granted.',
    ),
    mixed: kinds(
      'Rahu, which stands for all that is foreign, is of two minds here. Fascination comes first and disappointment next, in the same country. Staying past both, a second spring for instance, shows whether the place was meant.',
    ),
    weak: kinds(
      'Rahu, which stands for all that is foreign, is weak here. Offers from abroad sound better than they are, and agents should be paid last. Countries with plain rules and a known language take the risk out of it.',
    ),
  } satisfies Record<PlanetCondition, Passage>,
  chaturthamsha: {
    exalted: divided(
      'In the chaturthamsha, the fourth part of the signs, which shows the ground one lives on, {lord} reaches its exaltation. A place found abroad turns out better than the one described. Property overseas is not out of the question.',
    ),
    own: divided(
      'In the chaturthamsha {lord} stands in its own ground. Wherever you go, a corner is soon yours: the same chair, the same shop, the same walk. Renting for years from one landlord is the usual form.',
    ),
    friend: divided(
      'A friend receives {lord} in the chaturthamsha. Lodging comes by recommendation, and the first flat abroad belongs to somebody’s cousin. Such help should be repaid with a bed for the next arrival, and generally is.',
    ),
    neutral: divided(
      'In the chaturthamsha {lord} is neither raised nor hindered. The ground abroad will be what rent and distance make it. Comparing three districts on foot does more than any description, and the middle one tends to be taken.',
    ),
    enemy: divided(
      'The chaturthamsha sets {lord} in an unfriendly sign. The first address abroad is seldom the last, and neighbours or clauses are the reason. Short leases until the second year keep this from costing more than a van.',
    ),
    debilitated: divided(
      'In the chaturthamsha {lord} is at its lowest, and comfort far from home is thin at the start. A room with the employer, the school or a relative bridges it. Whatever is bought abroad should be easy to sell.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  yogas: {
    some: passage(
      'Combinations for leaving the birthplace are whole in this chart, and they describe a life with distance in it, not a date. Whether that distance is a posting, a marriage or a habit of trains depends on the houses told above.',
    ),
    none: passage(
      'None of the classical combinations for leaving the birthplace is whole here, as it is not in the charts of plenty of people who live abroad. Going away will be a decision each time, made for reasons that can be named.',
    ),
  },
  timing: {
    owner: timed(
      '{ruler}, whose period this is, owns a house of distance, the plainest of openings for a departure. Applications lodged before it begins are answered in it. If only one trip is to be made in these years, it belongs here.',
    ),
    occupant: timed(
      '{ruler}, whose period this is, stands in a house of distance, so the months under it are spent partly elsewhere, in body or by wire. Addresses change more than intentions do. A year’s budget should allow for two fares.',
    ),
    aspect: timed(
      '{ruler}, whose period this is, looks at a house of distance without standing there. Invitations come through other people’s plans, and lapse if left till morning. Keeping a valid passport is the whole of the preparation.',
    ),
    karaka: timed(
      '{ruler}, whose period this is, stands for travel by its own nature. It brings restlessness, foreign company and news from far off more than tickets. Learning a language now is the best use of it, and the trip follows.',
    ),
    varga_lord: timed(
      '{ruler}, whose period this is, rules a house of distance in the chaturthamsha, the chart of the ground underfoot. Settling in, buying, letting or giving up a place elsewhere is its theme, rather than the flight itself.',
    ),
    double_transit: timed(
      'In part of this period Jupiter and Saturn together touch a house of distance or its lord. What one of them offers the other makes lasting, and the old rule waits for both. Moves meant to be permanent are best dated within those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years is tied to the houses of distance by more than a thread. Holidays need no star. A move of consequence can wait for a better stretch, or be made for plain reasons with the arrangements doubled.',
  ),
  settling: {
    settles: kinds(
      'Between settling and coming back, this chart leans to settling. The twelfth house offers more abroad than the fourth keeps at home. Papers for permanent residence are worth starting earlier than seems needed, and the old house need not be sold for it.',
    ),
    even: kinds(
      'Between settling and coming back, the two sides are nearly level in this chart. You may live in two places, by turns or by the season. Rules on tax and residence deserve a good adviser, since both countries will count the days.',
    ),
    returns: kinds(
      'Between settling and coming back, this chart leans to coming back. The fourth house keeps more at home than the twelfth offers abroad. A stay with a fixed end gives its best, and what is learnt there is used for longest at the old address.',
    ),
  } satisfies Record<(typeof SETTLING)[number], Passage>,
}
