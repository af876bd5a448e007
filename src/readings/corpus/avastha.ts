import { from, type Passage } from '../passage.ts'

// Baladi avastha, the age of a planet by its degrees: how much of its promise the planet fulfils
const passage = from('BPHS 45, the five ages of a planet by degree')

export default {
  bala: {
    light: passage(
      'In bala, the infant state, a luminary gives about a quarter of what it promises. Rank or comfort is tried on like a parent’s coat; it fits later in life, and sooner where an elder keeps guidance near.',
    ),
    benefic: passage(
      'A kindly planet in its infancy (bala) means well and is easily tired. A quarter of its gift arrives by itself. The rest must be brought up: small beginnings, repeated lessons, praise at the right moment.',
    ),
    malefic: passage(
      'Infancy (bala) blunts a severe planet, which has a quarter of its bite as well as of its force. Difficult matters announce themselves early and mildly; those who take the first hint escape the later lesson.',
    ),
    node: passage(
      'A node in the infant state, bala, wants or refuses without knowing why. Its quarter of effect shows as a passing enthusiasm. Nothing large should be signed on its account until the wish has lasted a year.',
    ),
  },
  kumara: {
    light: passage(
      'Kumara is the state of youth, with half of a luminary’s power in hand. It learns in public and blushes for it. Positions of trust under someone senior suit these years better than sole command.',
    ),
    benefic: passage(
      'Half the gift is ready when a kindly planet is in kumara, its youth. Talent is plain, polish is not. Study abroad, a good teacher or a first employer with standards will bring out the other half.',
    ),
    malefic: passage(
      'An adolescent malefic (kumara) tests its strength on whoever stands nearest. Half of its power is usable, and it answers well to sport, drill and rules it has helped to write. Boredom is what spoils it.',
    ),
    node: passage(
      'In kumara a node experiments. Half of what it could bring comes through fashions, friends and devices of the moment. Keep what survives the second winter, and let the remainder go its way without blame.',
    ),
  },
  yuva: {
    light: passage(
      'Yuva, the prime of life, leaves a luminary the whole of its strength. What it promises or threatens will be seen, and seen early enough to be used. Delay would waste this placement more than any mistake.',
    ),
    benefic: passage(
      'In its prime, called yuva, a kindly planet delivers everything it holds. Help comes complete and in time. The only discipline needed is to accept it while it is offered and to share it before it spoils.',
    ),
    malefic: passage(
      'A severe planet in yuva has all its strength, for building as for breaking. Give it the hardest task in its house. Idle, it becomes a quarrel; employed, it is the beam that holds the roof.',
    ),
    node: passage(
      'A node of full age (yuva) does nothing by halves. Its gains are large, its renunciations final. A written aim and an honest friend should both be in place before the periods of that node begin.',
    ),
  },
  vriddha: {
    light: passage(
      'Old age, vriddha, leaves a luminary its experience and a small part of its force. Influence outlasts energy. Results come by delegating, advising and choosing the hour, where a younger light would simply have pushed.',
    ),
    benefic: passage(
      'The kindly planet in vriddha has grown old: slight in gift, rich in memory. It answers to patience and dislikes hurry. What it gives late tends to be of good quality and to need no replacement.',
    ),
    malefic: passage(
      'Age (vriddha) makes a severe planet stiff rather than fierce. Its trouble is old and known, therefore manageable. Habits formed around the weak place, as one walks around a worn stair, keep most of the harm away.',
    ),
    node: passage(
      'Vriddha tires a node of its obsession. Little remains of the hunger or the flight besides a story well told. Finish old business in that quarter and take up nothing new for its sake alone.',
    ),
  },
  mrita: {
    light: passage(
      'Mrita, the fifth state, is called lifeless: a luminary there acts through others or not at all, unless dignity revives it. The tradition gives it practice instead of luck, such as sunrise prayers or regular care of parents.',
    ),
    benefic: passage(
      'A kindly planet in mrita sleeps at its post. Its blessings have to be fetched, through the houses it rules or the planets that see it. Deliberate practice of its virtue, daily and brief, is the customary waking.',
    ),
    malefic: passage(
      'In mrita a severe planet can do little, and that includes the good of which it is capable: drive, endurance, edge. What it leaves undone is noticed late. Borrow its virtues from a coach, a clock or a contract.',
    ),
    node: passage(
      'The lifeless state (mrita) leaves a node to its sign lord, who does the work. Strange wishes in this quarter come to nothing much. Look to that planet, and to its dignity, for what really happens.',
    ),
  },
} satisfies Record<
  'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita',
  Record<'light' | 'benefic' | 'malefic' | 'node', Passage>
>
