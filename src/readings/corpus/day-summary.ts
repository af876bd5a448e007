import type { QualityBand } from '../../jyotish/quality.ts'
import { from, type Passage } from '../passage.ts'

// The day or stretch as a whole, by its score and by the half of the month
const told = from('Own weighing of Moon, Sun and tara; the halves of the month after Muhurta Chintamani')

export default {
  excellent: {
    bright: told(
      'Moon, Sun and tara agree, and the Moon is growing. Put the weightiest appointment here: what is begun under this agreement in the bright half tends to increase by itself afterwards, and asking costs less than usual.',
    ),
    dark: told(
      'The indications agree, although the Moon is waning, which suits completion better than display. Conclude, collect and repair; a contract signed now is good, and noisy openings can wait for the bright half to return.',
    ),
  },
  good: {
    bright: told(
      'More speaks for the time than against it, and the waxing Moon adds weight. Ordinary business goes forward without pushing; choose the good hours for what matters and do not look for perfection in the rest.',
    ),
    dark: told(
      'The balance is favourable in a waning half. Use it for editing, saving, medicine and conversations that end a matter; momentum for new enterprises has to come from you and not from the sky itself.',
    ),
  },
  mixed: {
    bright: told(
      'Helps and hindrances are near each other in weight. With the Moon growing it is right to begin small, to answer letters and to prepare, and to keep a second date in hand for everything important.',
    ),
    dark: told(
      'Nothing decides the matter either way, and the Moon is on the wane. Follow the routine that already works, put no new weight on other people’s patience, and read the fine print before the evening.',
    ),
  },
  difficult: {
    bright: told(
      'The greater part of the indications is against haste, though the bright half softens them. Do what is owed, speak little of what is planned, and leave purchases and promises to a better count than this.',
    ),
    dark: told(
      'Several factors pull down together while the Moon loses light. Shorten the list of tasks to those with a deadline, eat and sleep on time, and treat irritation, your own included, as weather that passes.',
    ),
  },
  hard: {
    bright: told(
      'Nearly every count is contrary. The waxing Moon sees to it that this stays brief; keep travel, surgery and signatures for another date where there is a choice, and use the hours for rest and order.',
    ),
    dark: told(
      'All the counts lean the same way and the Moon is waning, so the tradition simply advises to keep still. Cancel what can be cancelled, do one kindness, and let the stretch pass without judging anything by it.',
    ),
  },
} satisfies Record<QualityBand, Record<'bright' | 'dark', Passage>>
