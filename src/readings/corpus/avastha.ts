import { from, type Passage } from '../passage.ts'

// Baladi avastha, the age of a planet by its degrees: how much of its promise the planet fulfils. {planet}; {field}: the field of its house
const passage = from('BPHS 45, the five ages of a planet by degree')
const state = (light: string, benefic: string, malefic: string, node: string) => ({
  light: passage(light),
  benefic: passage(benefic),
  malefic: passage(malefic),
  node: passage(node),
})

export default {
  bala: state(
    'You get about a quarter of what {planet} promises for {field}, since it is in its infancy (bala); ask an older person to guide you there.',
    'A quarter of the gift of {planet} for {field} comes to you by itself, since it is in its infancy (bala); bring up the rest by small beginnings and repeated lessons.',
    'Difficulties with {field} announce themselves to you early, since {planet} is in its infancy (bala); take the first hint, and you are spared the second.',
    'You want or refuse things in {field} without knowing why, since {planet} is in its infancy (bala); sign nothing large there until the wish is a year old.',
  ),
  kumara: state(
    'You have half of the power of {planet} for {field} in hand, since it is in its youth (kumara); work under somebody senior before you take sole command.',
    'You have the talent of {planet} for {field} and not yet the polish, since it is in its youth (kumara); choose a strict teacher for it.',
    'Your strength in {field} tests itself on whoever stands nearest, since {planet} is in its youth (kumara); give it sport, drill and rules you helped to write.',
    'You experiment with {field}, since {planet} is in its youth (kumara); keep what you still want after the second winter.',
  ),
  yuva: state(
    'You have the whole power of {planet} for {field}, since it is in its prime (yuva); use it now, because waiting would cost you more than a mistake.',
    'You get the gift of {planet} for {field} complete and in time, since it is in its prime (yuva); share it with somebody this month.',
    'You have full strength for {field}, for building as for breaking, since {planet} is in its prime (yuva); give it the hardest task you have.',
    'You do nothing by halves in {field}, since {planet} is in its prime (yuva); have a written aim and an honest friend before you begin.',
  ),
  vriddha: state(
    'You have experience rather than force in {field}, since {planet} is in its old age (vriddha); advise, choose the hour, and delegate one thing this week.',
    'The gift of {planet} for {field} comes to you late and is of good quality, since it is in its old age (vriddha); do not hurry it.',
    'Your trouble with {field} is old and known, since {planet} is in its old age (vriddha); build a habit around it, as you would walk around a worn stair.',
    'Little is left of an old hunger for {field}, since {planet} is in its old age (vriddha); finish the open business there, and begin nothing new for its sake.',
  ),
  mrita: state(
    'You act through others in {field}, since {planet} is in the last state (mrita); a prayer at sunrise or regular care of an elder is the old practice for it.',
    'You have to fetch the blessing of {planet} for {field} yourself, since it is in the last state (mrita); practise its virtue for five minutes a day.',
    'Neither the harm nor the drive of {planet} reaches you fully in {field}, since it is in the last state (mrita); borrow a coach, a clock or a contract.',
    'Your strange wishes in {field} come to little, since {planet} is in the last state (mrita); look at the lord of its sign, and do what that planet asks.',
  ),
} satisfies Record<
  'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita',
  Record<'light' | 'benefic' | 'malefic' | 'node', Passage>
>
