import type { Graha } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

/** The customary gift for a planet: deed, day, duration. Nothing in it costs more than a meal. */

const custom = from('common practice of gifts to the nine planets (navagraha dana), in our words')

export default {
  Sun: custom(
    '→ On seven Sunday mornings in a row, give wheat or jaggery to somebody who needs it. You can also pour a little water towards the rising Sun, as many families do daily.',
  ),
  Moon: custom(
    '→ On eleven Mondays in a row, give rice or milk to somebody who has little. You may keep to one light meal on those days, if your health allows it.',
  ),
  Mars: [
    custom(
      '→ On nine Tuesdays in a row, give red lentils or sweet bread to people who work with their hands. You do it quietly and before noon.',
    ),
    custom(
      '→ On nine Tuesdays in a row, give jaggery or red lentils at a temple of Hanuman, or to workmen. You do your hardest exercise on the same days.',
    ),
  ],
  Mercury: [
    custom(
      '→ On nine Wednesdays in a row, give green gram or feed a cow with green fodder. You can give a notebook and a pen to a pupil as well.',
    ),
    custom(
      '→ On nine Wednesdays in a row, give green vegetables or a book to somebody who is learning. You speak little on those mornings.',
    ),
  ],
  Jupiter: [
    custom(
      '→ On eleven Thursdays in a row, give chickpeas or turmeric at a temple, or to a teacher. You ask an elder for a blessing on the last of them.',
    ),
    custom(
      '→ On eleven Thursdays in a row, give yellow sweets or bananas to children or to a teacher. You read a page of a good book on those days.',
    ),
  ],
  Venus: custom(
    '→ On nine Fridays in a row, give sugar, curd or a piece of white cloth to somebody who would not buy it for herself or himself. You give it with clean hands and a kind word.',
  ),
  Saturn: [
    custom(
      '→ On eleven Saturdays in a row, give black sesame or a little oil, and serve an old or tired person for an hour. You need buy nothing expensive for it.',
    ),
    custom(
      '→ On eleven Saturdays in a row, light an oil lamp in the evening and give shoes, oil or an hour of help to somebody who works hard for little. You do it without being seen.',
    ),
  ],
  Rahu: custom(
    '→ On nine Saturdays in a row, give black gram or a blanket to somebody without a home. You tell nobody about it, and that is part of the custom.',
  ),
  Ketu: custom(
    '→ On nine Tuesdays in a row, feed a street dog or give a blanket to somebody who has none. You sit in silence for ten minutes on the same days.',
  ),
} satisfies Record<Graha, Cell>
