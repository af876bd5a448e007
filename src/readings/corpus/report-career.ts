import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on the later work of a minor, for the parents: sections by band, the lord of the tenth in D10, periods, callings.
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
    'Your child is likely to do well in later work. Most of that comes from {helper}. People give such a child tasks before they ask for them, and it shows early in small offices at home. Give one real duty this month, with the credit for it.',
    'Your child has good support for later work, and {helper} does most of it. Progress comes in steps that can be planned. What slows it now and then is {burden}. Praise the step that was finished this week, and let the next one wait until then.',
    'Your child is pulled two ways in matters of work. {helper} speaks for a steady rise, while {burden} asks for patience and a second start. So let them try several things, and do not hold them to the first choice. One new skill a season is enough.',
    'Your child will have to build a working life patiently, chiefly because of {burden}. That says something about pace and nothing about worth. What helps is {helper}. Put your support there, and praise the effort of each week more than its result.',
  ),
  tenth_house: banded(
    'What your child does in public is noticed and remembered, since the tenth house, which shows work as the world sees it, is strong. {lord} rules it. Such a child leads without pushing. Let them speak for the family once, at a visit or on the telephone, and thank them afterwards.',
    'Grown-ups notice what your child finishes on time, because the tenth house, which shows work as the world sees it, is good. {lord} rules it and needs clear tasks. Say exactly what is wanted and by when, and then leave the way to them.',
    'How your child is seen depends on the company, because the tenth house, which shows work as the world sees it, has two sides. {lord} rules it. Find one group or teacher where your child is taken seriously, and write down together who does what there.',
    'Your child does more than others see, because the tenth house, which shows work as the world sees it, carries a load. {lord} rules it and is under pressure. Keep drawings, marks and photographs of what was made, and look at them together once a month.',
  ),
  karakas: banded(
    'Your child has several gifts for later work: to lead, to persist, to reckon and to advise. The planets that stand for work by nature, the Sun, Saturn, Mercury and Jupiter, are well placed. Let your child be in charge of something small each week, and change what it is.',
    'Your child brings most of what work needs. Between the authority of the Sun, the endurance of Saturn, the skill of Mercury and the judgement of Jupiter one is weaker than the rest. Let a friend or a sister do that part, and your child the others.',
    'Some things come easily to your child and others must be learnt on purpose. The Sun, Saturn, Mercury and Jupiter, which stand for authority, endurance, skill and judgement, are of unequal strength. Find out which of the four comes easily, and practise one of the others for ten minutes a day.',
    'Your child learns to work by routine more than by talent, because the Sun, Saturn, Mercury and Jupiter, which stand for work by nature, need support. A patient teacher and a fixed hour do the most. Keep the same quarter of an hour every day for a month.',
  ),
  dashamsha: {
    exalted: divided(
      'Small beginnings can take your child far. In the dashamsha, the tenth chart, which shows what work comes to, {lord} reaches its exaltation. You will see it when a game turns into a plan. Take one such plan seriously this month and help with the material.',
    ),
    own: divided(
      'Your child does best with a thing of their own, since {lord} stands in its own sign in the dashamsha, the tenth chart, which shows what work comes to. A shelf, a garden bed or a collection teaches more than a prize. Let it carry their name.',
    ),
    friend: divided(
      'Your child gets on through people who like them, because {lord} is in a friendly sign in the dashamsha, the tenth chart, which shows what work comes to. Old teachers remember such a child. Write or draw a greeting to one of them together once a year.',
    ),
    neutral: divided(
      'Your child will get out of work about what is put into it, because {lord} has an even place in the dashamsha, the tenth chart, which shows what work comes to. Practice counts more than praise then. Agree on one thing to practise, and stop when the clock rings.',
    ),
    enemy: divided(
      'Rivalry tires your child more than the task, because {lord} is in an unfriendly sign in the dashamsha, the tenth chart, which shows what work comes to. Two children with the same wish are one too many. Give them different parts of the work, and praise both in the same breath.',
    ),
    debilitated: divided(
      'Your child sees the fruit of an effort late, because {lord} is at its lowest in the dashamsha, the tenth chart, which shows what work comes to. Good conditions matter more than prizes: quiet, enough time, and leave to finish. Protect one hour a week like that.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  amatyakaraka: passage(
    'Your child becomes useful to others in matters of {field}. The amatyakaraka, the planet that shows by what service somebody is needed, is {minister}, in the {seat} house of the chart. You may see it in the help they offer of their own accord. Accept it when it comes, even if it takes longer.',
  ),
  yogas: {
    some: passage(
      'Your child has combinations that the old books name for rank and work, and nothing undoes them. They act in the periods of their planets, and not all the time. So there is no hurry: let interests grow now, and keep the ambitious plans for later years.',
    ),
    none: passage(
      'Your child has none of the combinations that the books name for rank, and most successful people have none of them. The house of work, its lord and the periods decide. Look at what your child returns to without being asked; that says more.',
    ),
  },
  fields: passage(
    'Several parts of the chart name a calling: the planets in the tenth house, its lord, the lord of the navamsha where that lord stands, the amatyakaraka, the dashamsha and the strongest planet. Where two or three agree on a planet, its trades are worth a first look. Visit such a place together, and ask what your child liked.',
  ),
  mode: {
    service: passage(
      'Your child works best within something larger, because the sixth house of daily duty is tied to the tenth house of work. A good team, with a fair person at its head, brings out more than a free hand. Choose a club with clear rules, and let your child stay in it for years.',
    ),
    business: passage(
      'Your child has a sense for give and take, because the seventh and eleventh houses, of the other person and of gain, are tied to the tenth house of work. Swaps on the playground are practice. Let them sell something at a market once, and count the coins together.',
    ),
    independent: passage(
      'Your child works best alone and at their own hours, because the first house of the self and the tenth house of work are tied to each other. Help that comes too early spoils it. Ask for the result by Sunday, and do not look before.',
    ),
    public: passage(
      'Your child grows with an audience, because the Sun or the ninth house of principle is tied to the tenth house of work. A task that others see is done twice as well. Find one small stage this year: a poem, a match, a speech at table.',
    ),
    even: passage(
      'No way of working stands out for your child: within a team, by exchange, alone or before others. Each can serve for a time, and the period in force shows which. Let your child try one of them for a season, and ask afterwards what was good about it.',
    ),
  },
  timing: {
    owner: timed(
      'In this period openings come plainly, because its lord owns the house of work itself. What was waiting tends to be decided. Let your child apply for the thing that they have talked about for long, and help with the first page.',
    ),
    occupant: timed(
      'In this period your child is busy and seen, since its lord stands in the house of work. What is done now is remembered for years. Choose the task with some care together, and leave the small ones to others.',
    ),
    aspect: timed(
      'In this period chances come by way of other people, because its lord looks at the house of work from elsewhere. They pass if nobody answers. Answer an invitation within the week, and go along the first time.',
    ),
    karaka: timed(
      'In this period learning goes well, because its lord stands for work by its own nature. A course, a certificate or the habit of keeping order is the right aim. The fruit often shows only in the period after, so be patient with it.',
    ),
    varga_lord: timed(
      'In this period earlier effort is rewarded, because its lord rules the tenth house of the dashamsha, the chart of what work comes to. It is less a time of new beginnings. Finish what has been practised for long, and show it to somebody.',
    ),
    double_transit: timed(
      'In a part of this period Jupiter and Saturn together touch the house of work or its lord. The tradition says that large steps need both of them, and here they agree. Put the important choice of the period into those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years touches the house of work strongly. Nothing is closed by that: work goes on at its own pace, and you two can decide by circumstances. Use the calm for one skill that needs long practice.',
  ),
  caution: timed(
    'In these parts of the coming years the lords of the periods do least for work. Nothing is forbidden then. Keep going what is already running, put off what can wait, and treat a refusal as a delay.',
  ),
  callings: {
    Sun: callings(
      'The Sun speaks for work with authority: government, administration, medicine, gold, or a small kingdom of one’s own. Such a child dislikes being one of several. Let your child decide one thing for the whole family this week, and carry the decision through.',
    ),
    Moon: callings(
      'The Moon speaks for care and for many people: food, hospitality, nursing, textiles, shipping. Such a child feels the mood of a room. Cook for guests together, and let your child look after one of them the whole evening.',
    ),
    Mars: callings(
      'Mars speaks for tools, metal, land and courage: engineering, surgery, police, army, building, sport. Such a child likes work with an end. Give a real tool and show how it is used safely; then let your child finish the job alone.',
    ),
    Mercury: callings(
      'Mercury speaks for words and figures: trade, accounts, writing, software, teaching. Such a child learns a new tool in a week. Offer two small tasks in place of one large task, and ask your child to explain the second to you.',
    ),
    Jupiter: callings(
      'Jupiter speaks for judgement: law, finance, teaching, counsel, religion, management. Other children bring such a child their questions. Ask for an opinion on a family matter this week, and follow it once, so that the weight of it is felt.',
    ),
    Venus: callings(
      'Venus speaks for what pleases: design, the arts, film, fashion, hotels, vehicles. Such a child sees which of two things is better made. Let your child arrange one room or one table as they like, and leave it so for a week.',
    ),
    Saturn: callings(
      'Saturn speaks for patience and weight: land, mining, construction, the civil service and whatever must be kept up. Such a child begins low and stays. Give a duty that lasts all year, such as the plants or the bins, and never do it for them.',
    ),
    Rahu: callings(
      'Rahu speaks for the new and the foreign: aviation, electronics, research, medicines, data, trade across borders. Such a child does well before the rules are written. Let your child take an old device apart, and look up together what each part does.',
    ),
    Ketu: callings(
      'Ketu speaks for depth in what few understand: healing, old languages, programming, investigation, the reading of charts. Such a child wants quiet and a door that closes. Give an hour of it each day, and ask about the find only when the door opens.',
    ),
  } satisfies Record<Graha, Passage>,
}
