import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The influence of a planet's other house on the house in question
const passage = from('BPHS 34; Laghu Parashari, on lords of two houses')

export default {
  1: passage(
    'Your own effort and health come into this matter, because {lord} is also the lord of your ascendant. That makes a hard house milder for you, since you do not harm your own cause. Look after your sleep, and this goes better too.',
  ),
  2: passage(
    'Money and family sit at the table whenever you deal with this, because {lord} rules your second house as well. You see the result in the household accounts. Decide first, and ask the relatives afterwards.',
  ),
  3: passage(
    'Your own effort and your brothers, sisters or neighbours have a part in this, because {lord} also rules your third house. Things move when you write, call or go there. Make the call yourself this week.',
  ),
  4: passage(
    'Your home and your mother have a say in this, because {lord} also rules your fourth house. When the roof is in order, this goes well. Put something right at home before you push here.',
  ),
  5: passage(
    'Your judgement, your ideas or a child are drawn into this, because {lord} also rules your fifth house, and that helps you. Study the matter for an evening, and then decide with a light hand.',
  ),
  6: passage(
    'Service, debts or an opponent come in by the same door, because {lord} also rules your sixth house. You have to work for what you gain here. Keep an orderly routine and borrow little, and you keep it.',
  ),
  7: passage(
    'Other people hold half of the key here, because {lord} also rules your seventh house. A partner or a customer brings you the result. Make the agreement plain and in writing, and it turns out well.',
  ),
  8: passage(
    'You meet a delay or a sudden change here before things settle, because {lord} also rules your eighth house. Keep a reserve and declare everything. What survives one upheaval usually stays with you for good.',
  ),
  9: passage(
    'You have luck, a teacher or your father behind you in this, because {lord} also rules your ninth house. Help reaches you at a decent moment if you keep your promises. Keep one this week.',
  ),
  10: passage(
    'This is tied to your work and your name, because {lord} also rules your tenth house. You move forward in both in the same years. A duty left undone at work costs you here as well, so do it first.',
  ),
  11: passage(
    'Friends and the wish for gain come into this, because {lord} also rules your eleventh house. Some income from it is likely. Decide beforehand how much is enough, or you will not notice when you have it.',
  ),
  12: passage(
    'Some of what you build here has to be spent, given or carried abroad, because {lord} also rules your twelfth house. You lose little if you choose the expense yourself. Set the sum for it now.',
  ),
} satisfies Record<HouseNumber, Passage>
