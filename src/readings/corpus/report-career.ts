import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on work for the parents of a minor: sections by band, the lord of the tenth in D10, openings of periods, callings.
// {lord}: the lord of the tenth house; {minister}, {seat} and {field}: the amatyakaraka, its house and the matter of that house
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
    'Your child likes to have something to do, and grown-ups soon trust them with it. Nobody has to decide about work now. → Give them one real duty at home with a name and a day, and let them show you the result before you look.',
    'Your child takes to duties well once they have begun, and is praised a little late for it. → Notice the finished thing aloud on the same day. One fixed task a week, with an end that can be seen, is the right size at this age.',
    'Your child works with their whole heart at what interests them and forgets the rest. → Tie the dull task to the loved one: first the table, then the model. A second try on another day often goes better than insisting on the first.',
    'Your child needs more time and more help with duties than other children do, and gets less thanks for them. It is a question of pace and not of worth. → Sit beside them for the first ten minutes, and praise the attempt before the result.',
  ),
  tenth_house: banded(
    'Your child is noticed when they do something in front of others, because {lord} rules a strong tenth house (tasks and their result). → Offer small stages: a poem at a family feast, a stall at school, a turn as captain. Once a month is enough.',
    'Your child does well with clear tasks, because {lord} rules a tenth house (tasks and their result) in good order. → Say what is to be done, by when, and how you will both know that it is finished. Leave the way there to them.',
    'Your child does well in one group and disappears in another, because {lord} rules a tenth house (tasks and their result) that gives on conditions. → Look at the company before you look at the child, and talk with the teacher about who sits beside whom.',
    'Your child often works hard without being seen, because {lord} rules a tenth house (tasks and their result) under a load. → Keep a folder of finished things, with a date on each, and leaf through it together when courage is low.',
  ),
  karakas: banded(
    'Your child can lead, persist, count and advise, each in good time: the four planets that stand for work (the Sun, Saturn, Mercury and Jupiter) are in good condition. → Let them choose their part in a group this month, and ask afterwards what was hard.',
    'Your child has most of what good work needs: of the four planets that stand for it (the Sun, Saturn, Mercury and Jupiter) most are in good condition. → Find out which of leading, persisting, counting and advising is hardest, and practise it by play.',
    'Your child finds one or two of four things easy (leading, persisting, counting, advising) and has to practise the others, for the Sun, Saturn, Mercury and Jupiter differ in strength. → Praise the easy one, and give the hard one ten minutes a day.',
    'Your child gains more from practice than from talent: the four planets that stand for work (the Sun, Saturn, Mercury and Jupiter) need support. → Find a patient teacher, keep a fixed hour, and mark the days on the wall. What is learnt that way stays.',
  ),
  dashamsha: {
    exalted: divided(
      'Your child may get further with small efforts than anybody planned, since {lord} is exalted in the dashamsha (the chart of what work comes to). → Say yes when a teacher asks for them a second time, and do not hurry the result.',
    ),
    own: divided(
      'Your child does best what is truly theirs, since {lord} is in its own sign in the dashamsha (the chart of what work comes to). → Put their name on it: their shelf, their recipe, their corner of the garden. It grows because they look after it.',
    ),
    friend: divided(
      'Your child gets on by way of people who like them, since {lord} is in a friend’s sign in the dashamsha (the chart of what work comes to). → Keep up the contact with a former teacher or trainer, and let your child write the thank-you note in their own words.',
    ),
    neutral: divided(
      'Your child gets out of a thing what they put into it, since {lord} is in a neutral sign in the dashamsha (the chart of what work comes to). → Show the connection: a list of practice days on the wall, and beside it what has become easier.',
    ),
    enemy: divided(
      'Your child is tired by quarrels in a group more than by the task, since {lord} is in an unfriendly sign in the dashamsha (the chart of what work comes to). → Choose small groups for them, and talk in the evening about what was said, before you talk about what was done.',
    ),
    debilitated: divided(
      'Your child meets the reward later than the effort, since {lord} is in its fall in the dashamsha (the chart of what work comes to). → Shorten the way to it: three small steps with a mark for each, and the right to finish in peace what has been begun.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  amatyakaraka: passage(
    'Your child likes to be useful, and {minister} shows how: it is the amatyakaraka (the minister of the chart) and stands in the {seat} house. → Look for it in {field}. Ask for help there this week, with a thing that you could do faster yourself.',
  ),
  yogas: {
    some: passage(
      'Your child has combinations that the old books name for rank and work, and they are listed here. They speak of grown life and wait for the years of their planets. Nothing follows from them now, so let your child be a beginner at everything.',
    ),
    none: passage(
      'Your child has none of the combinations that the books name for rank, like most people who did well in life. The house of tasks, its lord and the periods decide. → Trust what you see at the kitchen table more than a list of names.',
    ),
  },
  fields: passage(
    'Your child will choose a field many years from now, and may change it twice. The chart names planets that lean towards certain trades, by the tenth house, its lord, the dashamsha and the strongest planet. → Read the lines below as toys and outings to try, and as nothing more.',
  ),
  mode: {
    service: passage(
      'Your child works best in a team with somebody fair in front, since daily duty (the sixth house) is tied to the tenth. A scout group, a choir or a club with fixed days suits them. → Thank them for being there each time; they want to hear it.',
    ),
    business: passage(
      'Your child works best in twos and likes to swap and sell, since the houses of the other person and of gain are tied to the tenth. A stall, a lemonade stand or a swap of cards teaches more than a lecture. → Let them keep the accounts.',
    ),
    independent: passage(
      'Your child works best alone and at their own hours, since the house of the self is tied to the tenth. → Agree on the day when a thing has to be ready, and leave the rest to them. A door that may be closed helps.',
    ),
    public: passage(
      'Your child works best before an audience, since the Sun or the house of principle is tied to the tenth. → Find a stage that suits the age: a reading, a match, a school council. Practise the beginning at home until it is easy.',
    ),
    even: passage(
      'Your child can work in more than one way, since none of the four ways of the tradition leads in this chart. → Let them try a team, a pair, a quiet corner and a stage in turn this year, and note after which of them they come home happy.',
    ),
  },
  timing: {
    owner: timed(
      'The lord of this period owns the house of work, which is the plainest sign of a beginning. Your child will be grown then. Until that day it is enough that they have finished many small things, and know how that feels.',
    ),
    occupant: timed(
      'The lord of this period stands in the house of work, so much happens in it and is seen. Your child is grown by that time. What you can give beforehand is the habit of choosing one thing and saying no to the second.',
    ),
    aspect: timed(
      'The lord of this period looks at the house of work from another house, so chances come through other people. Your child is an adult by then. → Teach beforehand what keeps such doors open: answering, thanking and keeping in touch.',
    ),
    karaka: timed(
      'The lord of this period stands for work by nature, so it is a good time to learn what work needs. It lies in grown life. What helps your child beforehand is one thing practised for years, whichever it is.',
    ),
    varga_lord: timed(
      'The lord of this period rules the tenth house of the dashamsha, so results of earlier years arrive in it. It lies beyond childhood. → Keep what your child makes now, with the date on it; they will be glad to see it again.',
    ),
    double_transit: timed(
      'During part of this period Jupiter and Saturn together touch the house of work or its lord, which the tradition asks for before anything large. Until that day let your child’s small steps be small, and celebrate each of them.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years is tied to your child’s work by more than a thread, which is as it should be at this age. → Go by what they enjoy and by what they finish. You can ask the chart again when a real choice has to be made.',
  ),
  caution: timed(
    'These are the stretches of the coming years in which the periods do least for tasks and their result. Your child loses nothing by them. → Keep duties few and regular then, help a little more, and treat a refusal as a delay.',
  ),
  callings: {
    Sun: callings(
      'Your child likes to be in charge and to be thanked, as the Sun does. → Try what has a leader in it: captain of a team, the main part in a play, an animal that depends on one person. Let them carry the small blame too.',
    ),
    Moon: callings(
      'Your child likes to feed and look after others, as the Moon does. → Try cooking together, a hospital for dolls, a garden bed or a visit to grandparents with something home-made. Let them see the face of the person who gets it.',
    ),
    Mars: callings(
      'Your child likes tools, speed and an end to the task, as Mars does. → Try building sets, a climbing wall, football or the repair of a real bicycle. Show the safe way once, stay within reach, and keep your hands in your pockets.',
    ),
    Mercury: callings(
      'Your child likes words, figures and quick exchange, as Mercury does. → Try riddles, coding games, a diary, a small newspaper for the family or a stall at a fair. Change the game before it gets dull; they learn in that way.',
    ),
    Jupiter: callings(
      'Your child likes to explain and to be asked, as Jupiter does. → Let them teach somebody younger, be the judge in a board game, or tell at supper what they learned. Ask a real question, and take the answer seriously.',
    ),
    Venus: callings(
      'Your child likes what is lovely, as Venus does. → Try painting, dance, music, clothes for a doll or a table laid for guests. Give good materials in small amounts, and let them decide on the colours alone.',
    ),
    Saturn: callings(
      'Your child likes what lasts and can be relied on, as Saturn does. → Try a collection, a vegetable bed, a model with many parts or the care of a shed. It may take months. Do not hurry it, and admire the order.',
    ),
    Rahu: callings(
      'Your child likes what is new and foreign, as Rahu does. → Try a telescope, robots, maps, a language with other letters or letters to another country. Agree on hours for screens before you switch one on.',
    ),
    Ketu: callings(
      'Your child likes to go deep into one odd thing, as Ketu does. → Try fossils, old scripts, puzzles, a musical instrument or watching insects. Leave the door closed when it is closed, and ask about it a day later.',
    ),
  } satisfies Record<Graha, Passage>,
}
