import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The influence of a planet's other house on the house in question. {seat}: the ordinal of the house that the planet stands in
const passage = from('BPHS 34; Laghu Parashari, on lords of two houses')

export default {
  1: passage(
    'Your own effort and health come into this, because {lord}, from your {seat} house, is also the lord of your ascendant; look after your sleep, and this goes better too.',
  ),
  2: passage(
    'Money and family sit at the table here, because {lord}, from your {seat} house, also rules your second; decide first, and ask the relatives afterwards.',
  ),
  3: passage(
    'Your own effort and your brothers, sisters or neighbours have a part in this, because {lord}, from your {seat} house, also rules your third; make the call yourself this week.',
  ),
  4: passage(
    'Your home and your mother have a say in this, because {lord}, from your {seat} house, also rules your fourth; put something right at home before you push here.',
  ),
  5: passage(
    'Your judgement, your ideas or a child help in this, because {lord}, from your {seat} house, also rules your fifth; study it for an evening, and then decide with a light hand.',
  ),
  6: passage(
    'Service, debts or an opponent come in by the same door, because {lord}, from your {seat} house, also rules your sixth; keep an orderly routine and borrow little.',
  ),
  7: passage(
    'Other people hold half of the key here, because {lord}, from your {seat} house, also rules your seventh; make the agreement plain and in writing.',
  ),
  8: passage(
    'You meet a delay or a sudden change here before things settle, because {lord}, from your {seat} house, also rules your eighth; keep a reserve and declare everything.',
  ),
  9: passage(
    'You have luck, a teacher or your father behind you in this, because {lord}, from your {seat} house, also rules your ninth; keep one promise this week, and help comes.',
  ),
  10: passage(
    'This is tied to your work and your name, because {lord}, from your {seat} house, also rules your tenth; do first what you left undone at work.',
  ),
  11: passage(
    'Friends and the wish for gain come into this, because {lord}, from your {seat} house, also rules your eleventh; decide beforehand how much is enough.',
  ),
  12: passage(
    'Some of what you build here has to be spent, given or carried abroad, because {lord}, from your {seat} house, also rules your twelfth; set the sum for it now.',
  ),
} satisfies Record<HouseNumber, Passage>
