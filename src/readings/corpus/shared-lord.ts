import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The influence of a planet's other house on the house in question
const passage = from('BPHS 34; Laghu Parashari, on lords of two houses')

export default {
  1: passage(
    '{lord} is the lord of the ascendant as well, and your own effort and health come into this affair. That generally softens a hard lordship, since nobody willingly harms their own cause; what is gained here is felt in the body.',
  ),
  2: passage(
    'With this house {lord} owns the second, so money and family have a seat at the table whenever this subject is discussed. A result here shows in the household accounts, and what relatives say decides more than it ought.',
  ),
  3: passage(
    'Because {lord} has the third to look after too, things move here by one’s own push, by siblings and by correspondence. Nothing arrives carried; whatever is fetched with some courage stays, and short trips are a part of it.',
  ),
  4: passage(
    '{lord} keeps the fourth in the same hands: home, land, the mother and schooling lend their mood to the affairs of this house. When the roof is in order these go well, and a move of residence alters them.',
  ),
  5: passage(
    'To its share here {lord} adds the fifth, the store of past merit, and that favours the outcome. Judgement, children or a creative gift is drawn in. Decisions taken playfully, but after study, serve both houses.',
  ),
  6: passage(
    'The sixth belongs to {lord} along with this house, and service, debts or opponents come in by the same door. Gains are worked for. An orderly routine and small loans keep the second owner from eating up the first.',
  ),
  7: passage(
    '{lord} answers for the seventh as well, and other people therefore hold half of the key. Partners and clients bring on the results described here, for good or ill; agreements made plainly decide which of the two.',
  ),
  8: passage(
    'Since {lord} carries the eighth besides, the affairs of this house pass through delay or sudden change before they settle. A reserve and full disclosure are wise. What survives one upheaval here tends to be lasting.',
  ),
  9: passage(
    'The ninth is likewise in the care of {lord}, and fortune, teachers and the father stand behind this matter. Help comes at a decent moment to those who keep their promises; Parashara lets such a lordship redeem much.',
  ),
  10: passage(
    '{lord} rules the tenth too, which ties this subject to work and public name. Progress in the profession and progress here happen in the same years, and a neglected duty at the office is paid for in both.',
  ),
  11: passage(
    'As owner of the eleventh also, {lord} brings friends, elder kin and the wish for profit into this matter. Income from it is likely, while the tradition warns that desire may spoil the measure; decide beforehand how much is enough.',
  ),
  12: passage(
    'Expense enters as well, for {lord} holds the twelfth together with this house. Some of what is built here must be spent, given away or carried abroad. Where the spending is chosen and not suffered, little is lost.',
  ),
} satisfies Record<HouseNumber, Passage>
