import type { CyclePhase, OuterPair } from '../../western/mundane/cycles.ts'
import { from, type Passage } from '../passage.ts'

const say = from('Barbault, Les astres et l’histoire; common mundane practice')

/** The cycle of two slow planets, waxing and waning. */
export default {
  'Jupiter-Saturn': {
    waxing: say(
      'Jupiter and Saturn set the terms of twenty years: who may expand, and within what limits. In the growing half new institutions are tried and paid for, and rules follow growth. What is founded now is judged at the opposition.',
    ),
    waning: say(
      'The settlement that opened with the last meeting of Jupiter and Saturn is being used up. Offices, laws and budgets made for its first years are trimmed or defended. Tradition looks here for the argument about what to keep before the next twenty years begin.',
    ),
  },
  'Jupiter-Uranus': {
    waxing: say(
      'Jupiter with Uranus stands for invention that finds money and a public. While the cycle grows, new techniques and freedoms are taken up quickly, and optimism about them runs ahead of proof. The test comes when they stand opposite.',
    ),
    waning: say(
      'The inventions and liberties that began with the last conjunction are common property now. Their price is discussed, regulation catches up, and the next break with custom is prepared by people who are tired of this one.',
    ),
  },
  'Jupiter-Neptune': {
    waxing: say(
      'Jupiter and Neptune carry hope on a large scale: faith, credit, humanitarian causes, and bubbles. In the growing half people believe first and reckon afterwards. Tradition praises the generosity and asks who holds the bill.',
    ),
    waning: say(
      'Of the hopes raised at the last conjunction, some have become institutions and some have dissolved. Disappointment is sorted from illusion in this half. Relief work and shared belief do best where they are modest in their claims.',
    ),
  },
  'Jupiter-Pluto': {
    waxing: say(
      'Large fortunes and large powers grow together under Jupiter and Pluto. While the cycle climbs, mergers, resource deals and the ambitions of leaders gather size. The old question is whether law grows at the same pace.',
    ),
    waning: say(
      'Concentrations of wealth and influence formed since the last meeting are examined and, in part, broken up. Inquiries and restructurings belong to this half of the cycle. What survives it is what can show its books.',
    ),
  },
  'Saturn-Uranus': {
    waxing: say(
      'Order and revolt are the two hands of this cycle. In its growing half, new techniques are built into old frames, and reformers work from within offices. The strain shows at the squares, when one side thinks the other has had its turn.',
    ),
    waning: say(
      'Structures that took in the novelty of the last conjunction are ageing, and the novelty with them. Conservatives and reformers change places more than once in this half. Tradition expects rules to loosen before they are written again.',
    ),
  },
  'Saturn-Neptune': {
    waxing: say(
      'An ideal seeks a constitution: that is Saturn with Neptune. While the cycle grows, movements for the common good acquire officers, buildings and doctrine. Barbault followed the fortunes of socialism by this pair; others watch health and the sea.',
    ),
    waning: say(
      'Ideals that hardened into systems since the last meeting begin to lose their outlines. Trust in institutions thins, sometimes by scandal, sometimes by sheer fatigue. The good that remains is usually local, quiet and done by hand.',
    ),
  },
  'Saturn-Pluto': {
    waxing: say(
      'Saturn and Pluto are read for hard necessity: shortage, borders, the discipline of large powers. In the growing half positions are fortified and economies made. What is asked of people is endurance, and of leaders that it be shared.',
    ),
    waning: say(
      'The pressures that came to a head at the last conjunction are being unwound. Emergency powers and debts from that time are the business of this half. Tradition watches how willingly control is given back.',
    ),
  },
  'Uranus-Neptune': {
    waxing: say(
      'This slow cycle, of more than a lifetime and a half, is about how people imagine themselves connected. Growing, it joins technique to vision: networks, new sciences, new faiths. It works beneath the events of a year and shows in generations.',
    ),
    waning: say(
      'A shared picture of the world that took form at the last conjunction is being questioned by those born inside it. Science and belief part company in new places. No year decides it; the drift is that of a century.',
    ),
  },
  'Uranus-Pluto': {
    waxing: say(
      'Uranus with Pluto is held to stand behind ages of upheaval, the 1960s being its last meeting. In the growing half the demands of that time come back as matters of power and law. The squares are its loud moments; between them the change is steady.',
    ),
    waning: say(
      'The revolution of the last conjunction has become an establishment, and its unfinished parts go under ground. Technology and power settle accounts in this half. The next beginning is prepared by what is not allowed to be said.',
    ),
  },
  'Neptune-Pluto': {
    waxing: say(
      'The longest of the ten cycles, nearly five centuries, is read only for the character of civilisations. In its first half a way of seeing the world is built up that later generations take for granted. It colours whole eras and decides no year.',
    ),
    waning: say(
      'The longest cycle is in its second half, when a civilisation lives from what it has built and begins to doubt the ground of it. Historians of astrology read it over centuries only. Nothing in a single year should be laid at its door.',
    ),
  },
} satisfies Record<OuterPair, Record<CyclePhase, Passage>>
