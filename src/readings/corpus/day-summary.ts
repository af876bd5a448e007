import type { QualityBand } from '../../jyotish/quality.ts'
import { from, type Passage } from '../passage.ts'

// The day or stretch as a whole, by its score and by the half of the month
const told = from('Own weighing of Moon, Sun and tara; the halves of the month after Muhurta Chintamani')

export default {
  excellent: {
    bright: told(
      'Nearly everything that is counted is on one side, and the Moon is growing. The weightiest appointment belongs here: what is begun under such agreement in the bright half tends to increase afterwards without being pushed.',
    ),
    dark: told(
      'The counts are strongly favourable while the Moon wanes, which suits completion better than display. A contract can be signed, a debt collected, a repair finished for good; a noisy opening loses nothing by waiting for the bright half.',
    ),
  },
  good: {
    bright: told(
      'More speaks for the time than against it, and the waxing Moon adds her weight. Ordinary business goes forward without pushing. What matters most should have the best hours, and the rest need not be perfect.',
    ),
    dark: told(
      'The balance is favourable in a waning half. Editing, saving, treatment and conversations that end a matter go well in it. A new enterprise meets no opposition either, though the sky will give it no push.',
    ),
  },
  mixed: {
    bright: told(
      'Helps and hindrances come near each other in weight. With the Moon growing it is right to begin on a small scale, to answer letters and to prepare, and to keep a second date in hand for whatever is important.',
    ),
    dark: told(
      'Nothing settles the matter either way, and the Moon is on the wane. The routine that already works is the safest guide, and anything that adds new weight to other people’s patience is better added later.',
    ),
  },
  difficult: {
    bright: told(
      'The greater part of the count is against haste, though the bright half softens it. What is owed can be done, and quietly; purchases, promises and announcements lose little by waiting for a better number than this.',
    ),
    dark: told(
      'Several counts pull down together while the Moon loses light. A list shortened to what has a deadline, food and sleep at their hours, and irritation treated as weather, one’s own included, are what the time asks for.',
    ),
  },
  hard: {
    bright: told(
      'Almost every count is contrary, yet with a waxing Moon it stays brief. Travel, surgery and signatures belong to another date where there is a choice, and the time gained is well spent on rest and order.',
    ),
    dark: told(
      'All the counts lean one way and the Moon is waning, so the tradition advises keeping still. Whatever can be cancelled should be. One kindness done, and no judgement formed by how the time felt, are enough to take out of it.',
    ),
  },
} satisfies Record<QualityBand, Record<'bright' | 'dark', Passage>>
