import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { PlanetCondition } from '../../jyotish/assessment/planet.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { SETTLING } from '../../jyotish/journeys.ts'
import type { WORKPLACES } from '../../jyotish/relocation.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on a change of residence. {helper} and {burden}: the heaviest factors on either side; {ruler}: the lord of a period;
// {lord}: the lord of the fourth
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const houses = from('BPHS 11 and 24 on the 4th, 10th and 12th houses')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

export default {
  promise: {
    strong: passage(
      'A change of residence is well backed in this chart, and what backs it is {helper}. You improve by moving, provided that you move towards something. One good move is worth more to you than three quick ones, and the second house is usually the better.',
    ),
    good: passage(
      'A change of residence has more for it than against it here. The weight behind it is {helper}. Costs tend to gather around {burden}, and a reserve of three months’ rent takes most of the sting out of that.',
    ),
    mixed: passage(
      'On moving, this chart gives two answers. For it stands {helper}, and against it {burden}. A trial of one season in the new place, with the old one let and not given up, tells which of the two is speaking for the years ahead.',
    ),
    weak: passage(
      'A change of residence goes uphill in this chart, and the slope is {burden}. That argues for fewer moves and better ones. If one must be made, it should lean on {helper}, and be made once, with help, in daylight.',
    ),
  } satisfies Record<AreaBand, Passage>,
  leaning: {
    settles: houses(
      'Weighed against each other, the twelfth house, which lets go, stands higher than the fourth, which holds. Leaving is therefore the easier half of any plan, and arriving needs the care; a move made for a person or a post turns out better than one made from a place.',
    ),
    even: houses(
      'The fourth house, which holds, and the twelfth, which lets go, stand nearly level here. Neither homesickness nor wanderlust should decide, because each will be felt in its turn; the contract, the school and the rent may be allowed to.',
    ),
    returns: houses(
      'Weighed against each other, the fourth house, which holds, stands higher than the twelfth, which lets go. Staying is the stronger habit; moves succeed if something of the old place goes along: people, furniture, a garden, or the right to come back.',
    ),
  } satisfies Record<(typeof SETTLING)[number], Passage>,
  lord: {
    1: houses(
      'The lord of the fourth in the first takes home along. Wherever you sleep three nights there is soon a shelf with books on it. Moves are made for oneself, and the family follows or visits.',
    ),
    2: houses(
      'The lord of the fourth in the second ties the roof to the purse and the clan. Property is inherited, shared or argued over at table. Moving away is easier once it has been settled in writing who keeps the family house.',
    ),
    3: houses(
      'The lord of the fourth in the third moves often and not far. The streets change, and the district remains. A sibling or a neighbour has the van, and you know every landlord by first name.',
    ),
    4: houses(
      'The lord of the fourth at home makes a strong hearth. Roots go down quickly and come up slowly. If work demands a move, a whole house is better than a room, and the old one is worth keeping in the family.',
    ),
    5: houses(
      'The lord of the fourth in the fifth chooses an address for children, study or pleasure. A house near a good school or a stage contents you. Profit made on one home often pays for the next.',
    ),
    6: houses(
      'The lord of the fourth in the sixth brings repairs, disputes and neighbours. Renting under a clear contract is restful where owning is not. A place near the daily work takes half the wear off this position.',
    ),
    7: houses(
      'The lord of the fourth in the seventh settles where the partner is. Marriage or a firm decides the town. Two names on the deed, and a word on what happens if one of them goes, keep such homes peaceful.',
    ),
    8: houses(
      'The lord of the fourth in the eighth changes roofs abruptly: a sale, an estate, a leak. After each upheaval the new place is sounder than the last. Papers and drains deserve an expert before any purchase.',
    ),
    9: houses(
      'The lord of the fourth in the ninth finds home by a shrine, a university or the father’s people. Distance does not trouble it. A house bought in faith, against the advice of the prudent, proves right here more often than not.',
    ),
    10: houses(
      'The lord of the fourth in the tenth lives where the work is, or works where it lives. Official quarters, a flat above the shop and a study with its own door are its forms. Moves follow promotions.',
    ),
    11: houses(
      'The lord of the fourth in the eleventh gains by property, and friends fill the rooms. A second home earns its keep. When moving, you do well to ask your circle before you ask an agent.',
    ),
    12: houses(
      'The lord of the fourth in the twelfth looks for its home elsewhere. The native place is left early, let or lost, and peace is found at a distance from it. Small rooms in quiet streets suit this better than an estate.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  moon: {
    strong: houses(
      'The Moon, who is the feeling of home, is strong here. Any decent place becomes a dwelling within a few weeks, for there is somebody to cook for; a move seldom costs you any sleep.',
    ),
    able: houses(
      'The Moon, who is the feeling of home, is able here. A new place is felt to be home after the first winter; keeping one habit from the old address, a walk or a market day, shortens that time.',
    ),
    mixed: houses(
      'The Moon, who is the feeling of home, is of two minds here. The new town is loved on arrival and doubted in the third month; knowing that the doubt has a date is the best protection against a hasty return.',
    ),
    weak: houses(
      'The Moon, who is the feeling of home, is weak here. Homesickness follows a move like a cold, and passes like one; friends arranged beforehand and a room that nobody else uses are worth more than a view.',
    ),
  } satisfies Record<PlanetCondition, Passage>,
  work: {
    far: houses(
      'Work points outward: {worker}, lord of the tenth, stands in a house of roads, partners or distance. A post elsewhere is likely to be offered, and accepting it does the career good; the household should be asked before the employer is answered.',
    ),
    near: houses(
      'Work points inward: {worker}, lord of the tenth, stands in a house of the self, the family or the hearth. What is earned is earned near home or from it; a move for the sake of work alone should be paid for by the firm.',
    ),
    open: houses(
      'Work has no opinion about the address: {worker}, lord of the tenth, stands neither in the houses of home nor in those of distance. A career can be carried on here or there, so that the move may be judged by everything else.',
    ),
  } satisfies Record<(typeof WORKPLACES)[number], Passage>,
  timing: {
    owner: timed(
      '{ruler}, whose period this is, owns the fourth or the twelfth house, and changes of address are its proper business. Leases that end in it should be looked at early. A move planned for other reasons gains by being placed here.',
    ),
    occupant: timed(
      '{ruler}, whose period this is, stands in the fourth or the twelfth house, and the home is where things happen under it. Rooms change their use, or people theirs. Boxes packed now need not go far.',
    ),
    aspect: timed(
      '{ruler}, whose period this is, looks at the fourth or the twelfth house from outside. Somebody else’s move sets one’s own in motion: a landlord’s, a parent’s, an employer’s. It pays to have an answer ready.',
    ),
    karaka: timed(
      '{ruler}, whose period this is, stands for moving by its nature. It stirs the wish before it offers the place. Looking at houses is useful now, signing for them is better left to a period with a firmer hold.',
    ),
    varga_lord: timed(
      '{ruler}, whose period this is, rules such a house in the chaturthamsha, the chart of property. Deeds, rents and repairs come to a head in it, and what was provisional about a dwelling becomes settled.',
    ),
    double_transit: timed(
      'During part of this period Jupiter and Saturn together touch the fourth or the twelfth house or their lords. The tradition waits for the two of them before anything lasting. Purchase and long lease belong in those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years has more than a thread of connection with the houses of dwelling. It is a fair time for repairs. A move that cannot wait will be what its arrangements are, neither better nor worse.',
  ),
}
