import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on work: sections by band, the lord of the tenth in D10, openings of periods, callings.
// {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the tenth house
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const divided = from('BPHS 7 on dashamsha')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')
const callings = from('Brihat Jataka 10 and Phaladeepika 5 on the ways of earning a living')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})

export default {
  promise: banded(
    'Work is one of the places where this chart gives more than it asks. Most of that comes from {helper}. You are usually given responsibility before you apply for it, and the wiser use of it is to choose the field early rather than to wait for the best offer.',
    'There is a fair wind behind work in this chart, and {helper} does most of the lifting. Advancement comes in steps that can be planned for. The one thing to watch is {burden}, which slows a step now and then without undoing it.',
    'Work pulls in two directions here. {helper} speaks for a steady rise, while {burden} asks for patience and more than one start. Such careers are made by the second choice as often as by the first, and by skills that can be carried from one post to the next.',
    'Work asks for more than it gives at first in this chart, chiefly because of {burden}. That is a matter of pace and not of worth: the tradition expects a late rise and a self-made one. What helps is {helper}, and it is the thing to build on.',
  ),
  tenth_house: banded(
    'The tenth house, which is work as the world sees it, stands firm. {lord} rules it, and what is done in its name tends to be noticed and remembered. Authority can be used lightly here, because nobody doubts that it is there.',
    'The tenth house holds well on the whole. {lord} rules it and keeps the public side of work in order, as long as the tasks are clear. Superiors notice what is finished on the day that was promised.',
    'The tenth house gives with conditions. {lord} rules it, and standing rises and falls with the company that one works in. A written agreement on duties saves more than one disappointment of being seen too late.',
    'The tenth house carries a load. {lord} rules it and is hard pressed, so that credit is slow and often goes past the person who earned it. Results that can be counted, and kept on paper, are the best protection.',
  ),
  karakas: banded(
    'The planets that stand for work by nature, the Sun, Saturn, Mercury and Jupiter, are in good heart here. Whatever the house may lack is supplied by character: you can lead, persist, calculate and advise, and are trusted with more than one of these.',
    'Of the four planets that stand for work by nature most are able to help. Between the Sun’s authority, Saturn’s endurance, Mercury’s skill and Jupiter’s judgement there is enough to carry a long career, if the weakest of them is left to colleagues.',
    'The four natural significators of work are of unequal strength in this chart. One or two of authority, endurance, skill and judgement come easily, and the others must be learnt on purpose. It is worth knowing which, and working beside somebody who has the rest.',
    'The Sun, Saturn, Mercury and Jupiter, who stand for work by nature, need support here. Training, a patient teacher and a fixed routine do for you what talent does for others. What is learnt that way is not lost again.',
  ),
  dashamsha: {
    exalted: divided(
      'In the tenth part of the signs, the chart that shows what work comes to, {lord} reaches its exaltation. Efforts that look ordinary at the start end in a higher place than anybody planned. It is a mark of people who are asked to stay.',
    ),
    own: divided(
      'In the dashamsha {lord} stands in its own ground. Work that depends on one’s own name, method or house does best, and the middle years of a career are more settled than its beginning was or its end will be.',
    ),
    friend: divided(
      'A friend receives {lord} in the dashamsha. Help comes through colleagues and former superiors, so that old connections are worth a letter each year. Changes of post that start with a recommendation go better than open applications.',
    ),
    neutral: divided(
      'In the dashamsha {lord} is neither raised nor hindered. What work comes to will be much what is put into it, which suits people who would sooner be measured by their output than by their introduction.',
    ),
    enemy: divided(
      'The dashamsha sets {lord} in an unfriendly sign. Rivalry inside the workplace takes more strength than the work itself, and a clear boundary between the two is the remedy. Posts with few intermediate superiors suit it best.',
    ),
    debilitated: divided(
      'In the dashamsha {lord} is at its lowest, and the fruit of work comes later than the effort. Titles matter less for you than conditions: hours, terms and the right to finish what was begun. With those secured, the result holds.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  amatyakaraka: passage(
    'The amatyakaraka, second in the order of degrees, is the minister of the chart: it shows by what service you become useful. Here that office falls to {minister}, who stands in the {seat} house. Whatever the post is called, it goes best when it leaves room for matters of {field}.',
  ),
  yogas: {
    some: passage(
      'Combinations that the old books name for rank and work are present in this chart, and nothing undoes them. They do not act all the time: each waits for the periods of the planets that make it. Their count is less telling than the condition of those planets.',
    ),
    none: passage(
      'None of the combinations that the books name for rank is whole in this chart. Most successful working lives have none of them. The house, its lord and the periods decide, and they are told in the other sections.',
    ),
  },
  fields: passage(
    'Callings are read from several witnesses: who stands in the tenth house, its lord, the lord of the navamsha where that lord stands (the oldest rule, from Varahamihira), the minister among the karakas, the dashamsha and the strongest planet. Where two or three name the same planet, its trades deserve the first look.',
  ),
  mode: {
    service: passage(
      'Of the four ways of working, employment in the service of others has most behind it in this chart. The sixth house, which is daily duty, is tied to the tenth. A good employer is worth more here than a good idea, and loyalty is repaid in rank.',
    ),
    business: passage(
      'Trade and partnership have most behind them in this chart. The seventh and the eleventh, the houses of the counterpart and of gain, are tied to the tenth. Earnings follow agreements, and a partner who keeps the accounts is half the success.',
    ),
    independent: passage(
      'Independent work has most behind it in this chart. The self and the tenth house are tied to each other, so that one’s own name is the best firm. Freedom over hours matters more than their number.',
    ),
    public: passage(
      'Work before the public has most behind it in this chart. The Sun or the ninth house, which stands for principle and for those above, is tied to the tenth. Office, teaching or representation use what a private desk would waste.',
    ),
    even: passage(
      'No single way of working has more behind it than the others in this chart. Employment, trade, independence and public office can each serve for a time. The period in force is the better guide to which should have its turn.',
    ),
  },
  timing: {
    owner: timed(
      'The lord of this period owns the house of work itself, which is the plainest of all openings. Applications, promotions and changes of post that were waiting tend to be decided now. It is a time to ask and to sign.',
    ),
    occupant: timed(
      'The lord of this period stands in the house of work, so the months under it are busy and visible. What is done now is what one will be known for, which is a reason to choose the task with care.',
    ),
    aspect: timed(
      'The lord of this period looks at the house of work from elsewhere. Opportunities come by way of other people and other matters, and they pass if nobody answers. Regular contact with those outside one’s own circle is the way to use it.',
    ),
    karaka: timed(
      'The lord of this period stands for work by its own nature. It favours learning what the work demands: a qualification, a licence, the habit of leading or of keeping accounts. The fruit often shows in the period after.',
    ),
    varga_lord: timed(
      'The lord of this period rules the tenth house of the dashamsha, the chart of what work comes to. Results of earlier years arrive now, as standing or as a name for a certain thing, more than as new beginnings.',
    ),
    double_transit: timed(
      'During part of this period Jupiter and Saturn together touch the house of work or its lord. The tradition holds that nothing large takes place without the two of them agreeing, and here they agree. What the period promises is likelier in those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years is tied to the house of work by more than a thread. That is not a closed door. It means that work goes on at its own pace, and that decisions can rest on circumstances instead of waiting for a sign.',
  ),
  caution: timed(
    'These are the stretches of the coming years in which the lords of the periods do least for work. Nothing is forbidden in them. Keep what is running in repair, put off what could be put off, and treat a refusal as a delay.',
  ),
  callings: {
    Sun: callings(
      'The Sun gives work with authority in it: government, administration, medicine, gold and jewellery, or the head of some small kingdom of one’s own. It dislikes being one of several and does best where the final word, and the blame, are the same person’s.',
    ),
    Moon: callings(
      'The Moon earns by care and by the many: food, hospitality, nursing, textiles, shipping and anything that flows. Crowds and their moods are its raw material. Fixed hours suit it badly, a loyal public very well.',
    ),
    Mars: callings(
      'Mars earns with tools, metal, land and nerve: engineering, surgery, police or army service, building, sport. The work should have an edge and an end. Long committees spoil it, and emergencies bring out what it can do.',
    ),
    Mercury: callings(
      'Mercury earns by words and figures: trade, accounts, writing, software, teaching, broking. Several small incomes please it more than one great one. It learns any new tool in a week and should be paid for that, not for sitting still.',
    ),
    Jupiter: callings(
      'Jupiter earns by judgement: law, finance, teaching, counsel, religion, management. People bring it their questions and pay for the answer. A reputation for fairness is its whole capital, and it is one that grows with age.',
    ),
    Venus: callings(
      'Venus earns by what pleases: design, the arts, film, fashion, hotels, vehicles and the better kind of trade. An eye for quality is the skill that is sold. Surroundings matter to the result more than in other callings.',
    ),
    Saturn: callings(
      'Saturn earns by time and weight: labour, land, mining, oil, civil service, construction and all that must be maintained. It begins low and is still there when others have left. Seniority, not brilliance, is its ladder.',
    ),
    Rahu: callings(
      'Rahu earns where the field is new or foreign: aviation, electronics, research, medicines, data, trade across borders. It does well before the rules are written. The books counsel a plain contract, since its chances and its losses both come suddenly.',
    ),
    Ketu: callings(
      'Ketu earns by going deep in something few understand: healing, old languages, programming, investigation, religion, the reading of charts. It wants quiet and a door that closes. Titles leave it cold, and its best work is often unsigned.',
    ),
  } satisfies Record<Graha, Passage>,
}
