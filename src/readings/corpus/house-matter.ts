import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The matters of a house under a transit
const passage = from('BPHS 11; K. N. Rao on the double transit')

export default {
  1: passage(
    'The first house is the body, the face shown to others and the start of things. When it is awake, changes of health, name, dwelling or direction become possible, and steps taken on one’s own behalf meet less resistance than usual.',
  ),
  2: passage(
    'The second house keeps money saved, food, speech and the family at table. Its seasons bring earnings put aside, a new member of the household, or plain talk about who owes what to whom and why.',
  ),
  3: passage(
    'The third house is courage, hands, brothers and sisters, and everything written or sent. Awake, it favours short trips, publications, training and all the kinds of effort that nobody else can make in one’s place.',
  ),
  4: passage(
    'The fourth house holds home, land, vehicles, the mother and peace of mind. In its season property changes hands, houses are built or left, and education or the care of parents comes to the front.',
  ),
  5: passage(
    'The fifth house is children, learning, love affairs and counsel. When it is woken, conception, examinations, authorship and affections have their time, and money at risk behaves as well as the judgement that stands behind it.',
  ),
  6: passage(
    'The sixth house is work for others, debt, daily health and contest. A season of it brings appointments, routines, loans and lawsuits into movement; these are matters to be worked through, and this is when work on them tells.',
  ),
  7: passage(
    'The seventh house is marriage, business partners and the public across the counter. Engagements, contracts, separations and long trips are decided in its season, and another person always holds half of the decision in hand.',
  ),
  8: passage(
    'The eighth house is what comes from others and what is hidden: inheritance, tax, insurance, research. Awake, it closes accounts and opens secrets, and careful people use it to insure, to settle and to heal.',
  ),
  9: passage(
    'The ninth house is father, teacher, faith and distance. In its season come pilgrimage, higher study, publication, law and the help of those who ask nothing in return, which the tradition calls fortune or grace.',
  ),
  10: passage(
    'The tenth house is work done in the open and the name that it makes. Promotions, new posts, retirements and changes of authority fall in its season, and effort of many years is seen at one time.',
  ),
  11: passage(
    'The eleventh house is income, elder brothers and sisters, friends and wishes granted. Its season collects profits, prizes and the answer to requests made long ago, as a rule through a group and seldom for a person working alone.',
  ),
  12: passage(
    'The twelfth house is expense, sleep, foreign countries and release. When it is awake people emigrate, retreat, enter hospital or monastery, or pay off what bound them. Giving on purpose is the best use of it.',
  ),
} satisfies Record<HouseNumber, Passage>
