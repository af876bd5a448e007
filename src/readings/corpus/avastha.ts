import { from, type Passage } from '../passage.ts'

// Baladi avastha, the age of a planet by its degrees: how much of its promise the planet fulfils
const passage = from('BPHS 45, the five ages of a planet by degree')

export default {
  bala: {
    light: passage(
      'You get about a quarter of this at first, since the luminary is in its infancy (bala). Rank or comfort feels like a parent’s coat. Ask an older person to guide you, and it fits sooner.',
    ),
    benefic: passage(
      'A quarter of this gift comes to you by itself, since the kindly planet is in its infancy (bala). You can bring up the rest: small beginnings, repeated lessons, and praise at the right moment.',
    ),
    malefic: passage(
      'Difficulties here announce themselves to you early and mildly, since the severe planet is in its infancy (bala). Take the first hint, and you are spared the second. Its drive, too, needs daily practice from you.',
    ),
    node: passage(
      'You want or refuse here without knowing why, since the node is in its infancy (bala). It is mostly a passing enthusiasm. Sign nothing large for it until the wish is a year old.',
    ),
  },
  kumara: {
    light: passage(
      'You have half of this power in hand, since the luminary is in its youth (kumara). You learn it in public and blush now and then. Work under somebody senior before you take sole command.',
    ),
    benefic: passage(
      'You have the talent and not yet the polish, since the kindly planet is in its youth (kumara). A good teacher or a demanding employer brings out the other half. Choose the strict one.',
    ),
    malefic: passage(
      'Your strength here tests itself on whoever stands nearest, since the severe planet is in its youth (kumara). Give it sport, drill and rules you helped to write. You spoil it by boredom.',
    ),
    node: passage(
      'You experiment here, since the node is in its youth (kumara), with fashions, friends and new devices. Keep what you still want after the second winter, and let the rest go without blame.',
    ),
  },
  yuva: {
    light: passage(
      'You have the whole of this power, since the luminary is in its prime (yuva). People see it early, and so do you. Use it now; waiting would cost you more than a mistake.',
    ),
    benefic: passage(
      'You get this gift complete and in time, since the kindly planet is in its prime (yuva). You only have to accept it while it is offered. Share it with somebody this month.',
    ),
    malefic: passage(
      'You have full strength here, for building as for breaking, since the severe planet is in its prime (yuva). Give it the hardest task you have. Without one it looks for a quarrel.',
    ),
    node: passage(
      'You do nothing by halves here, since the node is in its prime (yuva). You gain largely and you drop things for good. Have a written aim and an honest friend before you begin.',
    ),
  },
  vriddha: {
    light: passage(
      'You have experience here rather than force, since the luminary is in its old age (vriddha). You reach more by advising and choosing the hour than by pushing. Delegate one thing this week.',
    ),
    benefic: passage(
      'This gift comes to you late and in small measure, since the kindly planet is in its old age (vriddha). It is of good quality. Do not hurry it, and keep what it brings.',
    ),
    malefic: passage(
      'Your trouble here is old and known, since the severe planet is in its old age (vriddha), so you can manage it. Build a habit around it, as you would walk around a worn stair.',
    ),
    node: passage(
      'Little is left here of an old hunger, since the node is in its old age (vriddha). You can tell the story well. Finish the open business, and begin nothing new for its sake.',
    ),
  },
  mrita: {
    light: passage(
      'You act through others here, since the luminary is in the last state (mrita). The tradition gives you practice instead of luck: a prayer at sunrise, or regular care of an elder. Begin on Sunday.',
    ),
    benefic: passage(
      'You have to fetch this blessing yourself, since the kindly planet is in the last state (mrita). It comes by way of people it is linked with. Practise its virtue daily for five minutes.',
    ),
    malefic: passage(
      'Neither the harm nor the drive of this planet reaches you fully, since it is in the last state (mrita). You notice late what was left undone. Borrow a coach, a clock or a contract.',
    ),
    node: passage(
      'Your strange wishes here come to little, since the node is in the last state (mrita) and leaves the work to the lord of its sign. Look at that planet, and do what it asks of you.',
    ),
  },
} satisfies Record<
  'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita',
  Record<'light' | 'benefic' | 'malefic' | 'node', Passage>
>
