import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on property: the fourth and eighth house by shade, helping and straining significators and kinds of property, the
// lord of the fourth in D4, disputes, openings of periods. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of
// the house
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const divided = from('BPHS 7 on chaturthamsha')
const natures = from('BPHS 32 and Phaladeepika 15 on significators')
const contested = from('BPHS 11 and 24 on the sixth house and its lord')
const rows = from('B. V. Raman, Three Hundred Important Combinations, on houses and conveyances')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
const halves = (good: string, bad: string): Record<'good' | 'bad', Passage> => ({
  good: natures(good),
  bad: natures(bad),
})

export default {
  promise: banded(
    'A roof of one’s own is well within this chart. {helper} stands behind it, and property, once acquired, tends to be kept and improved. The choice that matters is the place: somewhere to stay is worth more here than somewhere to sell at a profit.',
    'The chart supports property, by way of {helper} above all. It comes in the ordinary order, first a modest place and then a better one. {burden} adds a delay or a repair to the bill, which is easier to bear when it stands in the budget from the start.',
    'Property is promised with conditions. {helper} speaks for it. Against it stands {burden}, which tends to show as a paper, a loan or a relative’s consent that has to be settled first. Those who check the title twice find that the second half of life is the better housed.',
    'Property does not come by itself in this chart, mostly because of {burden}. The tradition speaks of several homes before one remains, or of living well in what belongs to others. {helper} is the part that can be built upon, and haste is the thing to leave out.',
  ),
  fourth_house: banded(
    'The fourth house, of home and of the ground one stands on, is firm. {lord} rules it, and the place where you live becomes a centre for others. Money put into the house returns as peace as much as value.',
    'The fourth house is in good order. {lord} rules it and gives a settled address for long stretches, with neighbours who become friends. Improvements planned room by room go better here than rebuilding everything at once.',
    'The fourth house gives comfort and takes it back in turns. {lord} rules it, and moves follow the needs of work or of family more than any wish of one’s own. A home that can be let while away suits such a pattern.',
    'The fourth house is under load. {lord}, its lord, cannot hold it steady, so that residence changes or repairs never quite end. Good surveyors, light furniture and a fund for the roof answer most of what is meant.',
  ),
  karakas: {
    Mars: halves(
      'It stands for land, and here it can deliver it: plots, fields, building ground and the energy to put something on them. Buying before others have seen the use of a place is its talent.',
      'It stands for land, and its force goes astray in this chart. Boundaries are argued over, building runs ahead of permission, and heat or water finds the weak spot. Survey first, then fence, and build last.',
    ),
    Venus: halves(
      'It stands for vehicles and for all that makes a house pleasant, and it is able to give them. What is bought for beauty is kept in good repair, and can be sold later on without loss.',
      'It stands for vehicles and comforts, and gives them at a price in this chart. The monthly cost is always more than the leaflet said. Used and plain, paid for at once, is the cheaper happiness.',
    ),
    Moon: halves(
      'It stands for the feeling of being at home, and that feeling is easily found here. A kitchen, some water near by and familiar voices are enough to turn rooms into a dwelling within a week.',
      'It stands for the feeling of being at home, which comes and goes in this chart. The restlessness is about people more often than about walls, and is worth understanding before a removal firm is called.',
    ),
    Saturn: halves(
      'It stands for old buildings and inherited ground, and treats them well. What others find too worn to buy is a chance here, since the patience and the maintenance that it asks for are both available.',
      'It stands for old buildings and inherited ground, and is a slow landlord in this chart. Damp, leases and old claims take years to clear. New work with a written guarantee spares most of it.',
    ),
  },
  chaturthamsha: {
    exalted: divided(
      'In the chaturthamsha, the chart of fourths from which houses and fixed fortune are read, {lord} is exalted. The last home is finer than the first, and ground that was bought plain rises in worth.',
    ),
    own: divided(
      'The chaturthamsha puts {lord} on its own ground. Property stays in one name there, and a place that has been owned by the family, or is built to one’s own drawing, answers best of all.',
    ),
    friend: divided(
      'In the chaturthamsha a friend takes {lord} in. Houses are found by word of mouth there, and a loan from somebody who knows the borrower is kinder than one that is made across a counter.',
    ),
    neutral: divided(
      'The chaturthamsha leaves {lord} to itself. Fixed property then follows effort: as much is acquired as is saved for, and the market decides the rest, for you just as it does for your neighbours too.',
    ),
    enemy: divided(
      'In the chaturthamsha {lord} lodges with an enemy. Agents, tenants or relatives by marriage may complicate what looked simple, and one lawyer of one’s own choosing is usually enough to make it simple once more.',
    ),
    debilitated: divided(
      'The chaturthamsha shows {lord} at its lowest. Property is easily paid for above its worth there, or sold below, and the remedy is time: no signature on the day of the viewing, no sale within the first three years.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  inheritance: banded(
    'The eighth house, of what others leave behind, is strong in this chart. {lord} rules it, and family property passes without quarrel. Whoever receives it here usually receives the duty to look after somebody as well.',
    'The eighth house favours what comes through the family. {lord} rules it, and shares are decent if not equal. A talk held while everybody can take part saves the letters that would otherwise be written later.',
    'The eighth house gives a share, and questions with it. {lord} rules it, and old papers decide more than goodwill does. It is worth knowing early where the deeds are kept and whose name is on them.',
    'The eighth house is strained, and little should be built upon inheritance. {lord} rules it and brings shared ownership, old debts or a slow court. What is made by one’s own work carries none of these.',
  ),
  disputes: {
    quiet: contested(
      'Neither Mars nor the lord of the sixth house has a hand on the fourth or on its lord. Quarrels over boundaries, rent or title are not written into this chart. An ordinary contract, read once before signing, is protection enough.',
    ),
    watched: contested(
      'One thread runs from quarrel to property in this chart: {ties}. It shows as a neighbour, a builder or a co-owner who sees a matter differently. Agreements in writing and a photograph of each handing over keep it small.',
    ),
    contested: contested(
      'Several threads run from quarrel to property here: {ties}. The books expect at least one dispute over ground, rent or repair in such a chart. It is won by whoever has the papers, and settled most cheaply before the second letter.',
    ),
  },
  yogas: {
    some: rows(
      'Combinations that the books name for houses, land and conveyances stand in this chart and nothing cancels them. Each of them tells of one thing. They give in the periods of the planets which form them.',
    ),
    none: rows(
      'None of the named combinations for houses or conveyances is whole in this chart. They are rare, and most people who own a home have none. The fourth house and its lord carry the matter, as told before.',
    ),
  },
  kinds: {
    land: halves(
      'Land is a good choice. Ground bought for use, with water and an access that nobody disputes, keeps its owner well. It may lie idle for years without loss, and is easily passed on or divided later.',
      'Land ties up money here for longer than was thought. A share in somebody else’s field, or a garden on lease, gives the pleasure without the burden, until the price of a plot has been lived with for a year.',
    ),
    house: halves(
      'A house or flat to live in is favoured. It is found sooner than expected, and the second viewing confirms the first. Owning it steadies other parts of life, so that it need not be the best bargain.',
      'A house of one’s own comes by a detour. Rented rooms, a long loan or a return to a parent’s place stand before it. The detour is shorter for those who fix the sum first and the street afterwards.',
    ),
    commercial: halves(
      'Commercial property does well: a shop, an office, a workshop that others rent. It goes along with standing in one’s work, and tenants of the same trade are the best ones to look for here.',
      'Commercial property disappoints as an investment here. Empty months are not in the estimate. Premises for one’s own business should be leased until the business has fairly outgrown two of them, and not before that.',
    ),
    inherited: halves(
      'What comes by inheritance comes in usable form. It should be kept whole for a while before it is divided or sold, as its worth is often discovered late, by a survey or a buyer nobody expected.',
      'What comes by inheritance comes with others attached to it. A sale and an honest division serve everyone better than holding it in common for the sake of peace, and leaves the family on better terms.',
    ),
    vehicles: halves(
      'Vehicles serve you well. They last, they are in the right place when needed, and a better one can be had as means grow. Comfort on the road is, in this chart, money rightly spent.',
      'Vehicles are where money disappears. Repairs follow each other, and the larger one is bought too soon. The smallest that does the work, serviced on the date and kept for ten years, breaks the habit.',
    ),
  },
  timing: {
    owner: timed(
      'The lord of this period, {ruler}, owns the house of property, the plainest sign for buying, building or moving. Searches that had stalled come to an end. It is worth having the finances approved before it starts.',
    ),
    occupant: timed(
      'The lord of this period, {ruler}, stands in the house of home, and life turns round the place where one lives: works, removals, guests who stay. Large decisions about rooms should wait for the second half of it.',
    ),
    aspect: timed(
      'The lord of this period, {ruler}, looks at the house of property from another part of the chart. An offer arrives by way of work, of children or of friends. It may not look like an offer at first.',
    ),
    karaka: timed(
      'The lord of this period, {ruler}, stands for land, conveyance, home or old buildings by its nature. Repairs made now last, and whatever of these kinds was wished for is easier to find now than before.',
    ),
    varga_lord: timed(
      'The lord of this period, {ruler}, rules the fourth house of the chaturthamsha. What was bought before gains in value or is finished, and loans come to their last payments sooner than the plan had said.',
    ),
    double_transit: timed(
      'Jupiter and Saturn both touch the house of home or its lord for part of the period of {ruler}, which the tradition asks for before ground changes hands. Contracts, and moving days as well, fall best inside those months.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'The lords of these years leave the house of property alone. What is owned stays as it is. Such a time serves maintenance, and paying a loan down somewhat faster than the plan demands of one.',
  ),
}
