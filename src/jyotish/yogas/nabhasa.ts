import { quantity } from '../../wording.ts'
import { modalityOf } from '../../zodiac/signs.ts'
import { KENDRAS } from '../house-groups.ts'
import { anyIn, kindOfNames, noneIn } from '../rules/associations.ts'
import { all, any, type Clause, clause, not } from '../rules/clauses.ts'
import { bitsOf, countOf, type RuleFacts, THE_SEVEN } from '../rules/facts.ts'
import { listWithAnd } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/** The four kinds. An earlier kind takes precedence over a later one. */
export const NABHASA_KINDS = ['akriti', 'ashraya', 'dala', 'sankhya'] as const
export type NabhasaKind = (typeof NABHASA_KINDS)[number]
export interface NabhasaRule extends YogaRule {
  readonly kind: NabhasaKind
}

// Places of the seven planets, as bits of houses (bit n: house n) or of signs.

const seatBits = (seats: readonly number[]) => {
  let bits = 0
  for (let index = 0; index < 7; index++) bits |= 1 << seats[index]!
  return bits
}
const bitsOfHouses = (houses: readonly number[]) => houses.reduce((bits, house) => bits | (1 << house), 0)
const bitsInWords = (bits: number) => Array.from({ length: 13 }, (_, n) => n).filter((n) => bits & (1 << n))

const sevenClause = (wording: string, holds: (f: RuleFacts) => boolean, evidence?: (f: RuleFacts) => string): Clause =>
  clause(
    wording,
    holds,
    evidence ?? ((f) => `the seven stand in houses ${listWithAnd(bitsInWords(seatBits(f.house)).map(String))}`),
    THE_SEVEN,
  )

/** All seven planets in one of these sets of houses, each house occupied. */
const inHouseSets = (wording: string, ...sets: readonly (readonly number[])[]): Clause => {
  const requiredBits = sets.map(bitsOfHouses)
  return sevenClause(wording, (f) => requiredBits.includes(seatBits(f.house)))
}
const successive = (from: number, count: number) => Array.from({ length: count }, (_, i) => ((from - 1 + i) % 12) + 1)
/** All seven planets in so many successive houses from one on, each house occupied. */
const successiveHouses = (from: number, count: number): Clause => {
  const houses = successive(from, count)
  return inHouseSets(`all seven in houses ${houses[0]} to ${houses.at(-1)}, each occupied`, houses)
}

const modalityOfAll = (modality: 'Movable' | 'Fixed' | 'Dual'): Clause =>
  sevenClause(`all seven in ${modality.toLowerCase()} signs`, (f) => {
    for (let index = 0; index < 7; index++) if (modalityOf(f.sign[index]!) !== modality) return false
    return true
  })

const BENEFIC_GROUP = kindOfNames('Mercury', 'Jupiter', 'Venus')
const MALEFIC_GROUP = kindOfNames('Sun', 'Mars', 'Saturn')
/** Three planets of a group in three different kendras, and none of the other group in a kendra. */
const threeKendras = (included: typeof BENEFIC_GROUP, excluded: typeof BENEFIC_GROUP): Clause =>
  all(
    clause(
      `${included.plural} in three different kendras`,
      (f) => countOf(housesOf(f, included.bits(f)) & bitsOfHouses(KENDRAS)) === 3,
      (f) => anyIn(included, KENDRAS).evidence(f),
      included.bits,
    ),
    noneIn(excluded, KENDRAS),
  )
const housesOf = (f: RuleFacts, planets: number) => {
  let bits = 0
  for (let index = 0; index < 9; index++) if (planets & (1 << index)) bits |= 1 << f.house[index]!
  return bits
}

// In these yogas Mercury is always benefic, and the Moon by her light (Brihat Jataka 12).
const beneficBits = (f: RuleFacts) => bitsOf(['Mercury', 'Jupiter', 'Venus']) | (f.brightMoon ? bitsOf(['Moon']) : 0)
const ANGLES = bitsOfHouses(KENDRAS)
/** The benefics in two opposite kendras and the malefics in the other two, all four occupied. */
const opposedKendras = (kind: readonly number[], malefic: readonly number[]): Clause =>
  sevenClause(
    `benefics in ${kind.join(' and ')}, malefics in ${malefic.join(' and ')}, all seven there`,
    (f) =>
      seatBits(f.house) === ANGLES &&
      housesOf(f, beneficBits(f)) === bitsOfHouses(kind) &&
      housesOf(f, THE_SEVEN & ~beneficBits(f)) === bitsOfHouses(malefic),
  )
const vajra = opposedKendras([1, 7], [4, 10])
const yava = opposedKendras([4, 10], [1, 7])

/** All seven planets in these houses, at least two of the houses occupied. */
const withinHouses = (houses: readonly number[]): Clause =>
  sevenClause(`all seven in ${listWithAnd(houses.map(String))}, two of these houses at least occupied`, (f) => {
    const seats = seatBits(f.house)
    return (seats & ~bitsOfHouses(houses)) === 0 && countOf(seats) >= 2
  })

const inSigns = (count: number): Clause =>
  sevenClause(
    `all seven in ${count === 1 ? 'one sign' : `${NUMBERS[count - 1]} signs`}`,
    (f) => countOf(seatBits(f.sign)) === count,
    (f) => `they stand in ${quantity(countOf(seatBits(f.sign)), 'sign')}`,
  )
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const

const row =
  (benefic: NabhasaKind) =>
  (
    id: string,
    name: string,
    quality: YogaRule['quality'],
    rule: string,
    when: Clause,
    result: string,
  ): NabhasaRule => ({
    ...{ id, name, kind: benefic, quality, rule, when, result },
    group: 'nabhasa',
    source: 'BPHS 35, Brihat Jataka 12',
  })
const [ashraya, dala, akriti, sankhya] = [row('ashraya'), row('dala'), row('akriti'), row('sankhya')]

/** By the seven planets Sun to Saturn; the qualities follow the results in BPHS. */
export const NABHASA: readonly NabhasaRule[] = [
  ashraya(
    'rajju',
    'Rajju',
    'mixed',
    'all seven planets in movable signs',
    modalityOfAll('Movable'),
    'You wander, and you earn far from home.',
  ),
  ashraya(
    'musala',
    'Musala',
    'auspicious',
    'all seven planets in fixed signs',
    modalityOfAll('Fixed'),
    'You are steady, and people honour you for it.',
  ),
  ashraya(
    'nala',
    'Nala',
    'auspicious',
    'all seven planets in dual signs',
    modalityOfAll('Dual'),
    'You have many skills, and you look after money and family.',
  ),
  dala(
    'mala',
    'Mala',
    'auspicious',
    'Mercury, Jupiter and Venus in three different kendras, and neither Sun, Mars nor Saturn in a kendra',
    threeKendras(BENEFIC_GROUP, MALEFIC_GROUP),
    'Ease, comforts and good company come to you.',
  ),
  dala(
    'sarpa',
    'Sarpa',
    'inauspicious',
    'Sun, Mars and Saturn in three different kendras, and neither Mercury, Jupiter nor Venus in a kendra',
    threeKendras(MALEFIC_GROUP, BENEFIC_GROUP),
    'You depend on others more than you like, and dealings are hard.',
  ),
  akriti(
    'gada',
    'Gada',
    'auspicious',
    'all seven planets in two neighbouring kendras, both occupied',
    inHouseSets('all seven in two neighbouring kendras, both occupied', [1, 4], [4, 7], [7, 10], [10, 1]),
    'You are always at work for money, and you give freely at festivals.',
  ),
  akriti(
    'shakata',
    'Shakata nabhasa',
    'inauspicious',
    'all seven planets in the 1st and the 7th, both occupied',
    inHouseSets('all seven in 1 and 7, both occupied', [1, 7]),
    'Your strength and your money go up and down like a cart.',
  ),
  akriti(
    'vihaga',
    'Vihaga',
    'mixed',
    'all seven planets in the 4th and the 10th, both occupied',
    inHouseSets('all seven in 4 and 10, both occupied', [4, 10]),
    'You travel much, often on the errands of others.',
  ),
  akriti(
    'shringataka',
    'Shringataka',
    'auspicious',
    'all seven planets in the 1st, 5th and 9th, all three occupied',
    inHouseSets('all seven in 1, 5 and 9, all three occupied', [1, 5, 9]),
    'You like a contest, and your happiest years come late.',
  ),
  akriti(
    'hala',
    'Hala',
    'inauspicious',
    'all seven planets in the 2nd, 6th and 10th, the 3rd, 7th and 11th, or the 4th, 8th and 12th, all three occupied',
    inHouseSets(
      'all seven in one set of trines without the ascendant, all three occupied',
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ),
    'You work hard, on the land or in service.',
  ),
  akriti(
    'vajra',
    'Vajra',
    'mixed',
    'benefics in the 1st and the 7th, malefics in the 4th and the 10th, all seven planets there',
    vajra,
    'The beginning and the end of life are your best parts.',
  ),
  akriti(
    'yava',
    'Yava',
    'auspicious',
    'malefics in the 1st and the 7th, benefics in the 4th and the 10th, all seven planets there',
    yava,
    'The middle of life is your best part.',
  ),
  akriti(
    'kamala',
    'Kamala',
    'auspicious',
    'all seven planets in the four kendras, each occupied, without making Vajra or Yava',
    all(
      inHouseSets('all seven in the four kendras, each occupied', [1, 4, 7, 10]),
      not(any(vajra, yava), 'benefics and malefics mixed'),
    ),
    'Fame, long life and good works belong to it.',
  ),
  akriti(
    'vapi',
    'Vapi',
    'auspicious',
    'all seven planets in the 2nd, 5th, 8th and 11th, or in the 3rd, 6th, 9th and 12th, two of these houses at least occupied',
    any(withinHouses([2, 5, 8, 11]), withinHouses([3, 6, 9, 12])),
    'You store up money slowly, and you keep it for long.',
  ),
  akriti(
    'yupa',
    'Yupa',
    'auspicious',
    'all seven planets in houses 1 to 4, each occupied',
    successiveHouses(1, 4),
    'You command yourself, and you like rites and vows.',
  ),
  akriti(
    'ishu',
    'Ishu',
    'mixed',
    'all seven planets in houses 4 to 7, each occupied',
    successiveHouses(4, 4),
    'You do work that needs a firm hand.',
  ),
  akriti(
    'shakti',
    'Shakti',
    'mixed',
    'all seven planets in houses 7 to 10, each occupied',
    successiveHouses(7, 4),
    'You start slowly and with little, and you stand firm in a fight.',
  ),
  akriti(
    'danda',
    'Danda',
    'inauspicious',
    'all seven planets in houses 10 to 1, each occupied',
    successiveHouses(10, 4),
    'The distance from your own people weighs on you.',
  ),
  akriti(
    'nauka',
    'Nauka',
    'mixed',
    'one planet in each of houses 1 to 7',
    successiveHouses(1, 7),
    'Water, or trade across it, gives you a living and a name, and you watch the purse.',
  ),
  akriti(
    'kuta',
    'Kuta',
    'inauspicious',
    'one planet in each of houses 4 to 10',
    successiveHouses(4, 7),
    'You come to rough places and meet hard company.',
  ),
  akriti(
    'chatra',
    'Chatra',
    'auspicious',
    'one planet in each of houses 7 to 1',
    successiveHouses(7, 7),
    'You are kind to your own people, and life is easy early and late.',
  ),
  akriti(
    'chapa',
    'Chapa',
    'mixed',
    'one planet in each of houses 10 to 4',
    successiveHouses(10, 7),
    'You keep secrets, you travel much, and the middle of life is easy.',
  ),
  akriti(
    'ardhachandra',
    'Ardhachandra',
    'auspicious',
    'one planet in each of seven successive houses that do not begin with a kendra',
    inHouseSets(
      'all seven in seven successive houses from one that is no kendra, each occupied',
      ...[2, 3, 5, 6, 8, 9, 11, 12].map((from) => successive(from, 7)),
    ),
    'People notice your presence and follow you.',
  ),
  akriti(
    'chakra',
    'Chakra',
    'auspicious',
    'all seven planets in houses 1, 3, 5, 7, 9 and 11, each occupied',
    inHouseSets('all seven in the odd houses, each occupied', [1, 3, 5, 7, 9, 11]),
    'People look up to you, as the books say of rulers.',
  ),
  akriti(
    'samudra',
    'Samudra',
    'auspicious',
    'all seven planets in houses 2, 4, 6, 8, 10 and 12, each occupied',
    inHouseSets('all seven in the even houses, each occupied', [2, 4, 6, 8, 10, 12]),
    'Your wealth lasts, and people like you.',
  ),
  sankhya(
    'gola',
    'Gola',
    'inauspicious',
    'all seven planets in one sign',
    inSigns(1),
    'Your work is heavy and pays little.',
  ),
  sankhya(
    'yuga',
    'Yuga',
    'inauspicious',
    'all seven planets in two signs',
    inSigns(2),
    'You live apart from custom, and with little money.',
  ),
  sankhya(
    'shula',
    'Shula',
    'mixed',
    'all seven planets in three signs',
    inSigns(3),
    'You are sharp and brave, and your money does not keep pace.',
  ),
  sankhya(
    'kedara',
    'Kedara',
    'auspicious',
    'all seven planets in four signs',
    inSigns(4),
    'You are useful to many, and the land holds you.',
  ),
  sankhya(
    'pasha',
    'Pasha',
    'mixed',
    'all seven planets in five signs',
    inSigns(5),
    'You are skilled at work, and many ties bind you.',
  ),
  sankhya('dama', 'Dama', 'auspicious', 'all seven planets in six signs', inSigns(6), 'You earn fairly, and you give.'),
  sankhya(
    'veena',
    'Veena',
    'auspicious',
    'all seven planets in seven signs',
    inSigns(7),
    'You love music, and you are good at many things.',
  ),
]

const SANKHYA = NABHASA.filter(({ kind }) => kind === 'sankhya')
/** The sankhya yoga of the number of occupied signs. */
export const sankhyaOf = (f: RuleFacts): NabhasaRule => SANKHYA[countOf(seatBits(f.sign)) - 1]!

/** The nabhasa yogas that take effect: those of the first kind, in the order of kinds, of which any holds. */
export const effectiveNabhasas = (f: RuleFacts): NabhasaRule[] => {
  const matches = NABHASA.filter(({ when }) => when.holds(f))
  const kind = NABHASA_KINDS.find((each) => matches.some((rule) => rule.kind === each))
  return matches.filter((rule) => rule.kind === kind)
}
