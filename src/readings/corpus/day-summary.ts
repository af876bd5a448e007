import type { QualityBand } from '../../jyotish/quality.ts'
import { type Cell, from } from '../passage.ts'

// A day or period as a whole, by band and by the half of the lunar month
const passage = from('Own weighing of Moon, Sun and tara; the halves of the month after Muhurta Chintamani')

export default {
  excellent: {
    bright: [
      passage(
        'Nearly everything that is counted is on one side, and the Moon is growing. The weightiest appointment belongs here: what is begun under such agreement in the bright half tends to increase afterwards without being pushed.',
      ),
      passage(
        'Moon, Sun and star agree as they seldom do, and the light is on the increase. Whatever has been waiting for a sign has it: the first step of a long matter, or the public one, is well placed.',
      ),
      passage(
        'The counts pull one way and the waxing Moon pulls with them. It is right to be bold in one thing and to leave the others as they are, because a single clear beginning uses such a stretch best.',
      ),
    ],
    dark: [
      passage(
        'The counts are strongly favourable while the Moon wanes, which suits completion better than display. A contract can be signed, a debt collected, a repair finished for good; a noisy opening loses nothing by waiting for the bright half.',
      ),
      passage(
        'High marks in the waning half are made for bringing things home. The last chapter, the final payment, the farewell said kindly: each of these gets more out of the time than any first step would.',
      ),
      passage(
        'Almost all that is counted helps, and the Moon gives up its light meanwhile. Old business can be closed to advantage and a habit dropped for good; announcements are heard better when it grows again.',
      ),
    ],
  },
  good: {
    bright: [
      passage(
        'More speaks for the time than against it, and the waxing Moon adds its weight. Ordinary business goes forward without pushing. What matters most should have the best hours, and the rest need not be perfect.',
      ),
      passage(
        'The scale leans to the friendly side, and there is light to work by. Meetings run to time, errands meet open doors, and a modest risk may be taken where a great one need not.',
      ),
      passage(
        'There is a fair wind by most of the counts. Something begun in it grows at a natural pace, and help is there for the asking so long as the question is a definite one.',
      ),
    ],
    dark: [
      passage(
        'The balance is favourable in a waning half. Editing, saving, treatment and conversations that end a matter go well in it. A new enterprise meets no opposition either, though the sky will give it no push.',
      ),
      passage(
        'What the counts give in the waning half they give to patience. Sorting, mending and reviewing have the blessing of the time, and a decision long prepared can be carried out without any noise being made.',
      ),
      passage(
        'The marks are good and the light is going. Health, debts and rooms can be set in order with lasting effect, while whatever needs an audience would do better with the Moon on the other side.',
      ),
    ],
  },
  mixed: {
    bright: [
      passage(
        'Helps and hindrances come near each other in weight. With the Moon growing it is right to begin on a small scale, to answer letters and to prepare, and to keep a second date in hand for whatever is important.',
      ),
      passage(
        'For and against are nearly of one size, though light is being added. A trial run suits the time: small stakes, a way back, and a note of what worked for the day when the scale leans.',
      ),
      passage(
        'The counts contradict each other, and the growing Moon keeps the door open. Of two tasks the one that can be corrected afterwards should come first, and the final one can follow in better company.',
      ),
    ],
    dark: [
      passage(
        'Nothing pulls strongly to either side, and the Moon is on the wane. The routine that already works is the safest guide, and anything that adds new weight to other people’s patience is better added later.',
      ),
      passage(
        'No side has the majority, and the Moon draws in. It is a time for finishing half-done things in the order in which they were begun, and for saying little about those that are not begun yet.',
      ),
      passage(
        'The scale stands level in a fading light. Habit carries such hours better than ambition; an old friend, a known road and a familiar recipe are choices that nobody will be asked to explain afterwards.',
      ),
    ],
  },
  difficult: {
    bright: [
      passage(
        'The greater part of the count is against haste, though the bright half softens it. What is owed can be done, and quietly; purchases, promises and announcements lose little by waiting for a better number than this.',
      ),
      passage(
        'More hinders than helps, and only the waxing light speaks for the time. Pressing on costs double. Promises made already are kept with some effort, and new ones are better given in a friendlier hour.',
      ),
      passage(
        'The marks are low, though the Moon is on the mend. Where there is a choice of days for something important another should be taken; where there is none, a second reading and an earlier start are the precautions.',
      ),
    ],
    dark: [
      passage(
        'Several counts pull down together while the Moon loses light. A list shortened to what has a deadline, food and sleep at their hours, and irritation treated as weather, one’s own included, are what the time asks for.',
      ),
      passage(
        'The counts are poor and the Moon is thinning. Little should be asked of other people and little of oneself beyond the duties of the hour, which done properly are quite enough to be content with.',
      ),
      passage(
        'Friction is likely by most of what is counted, and there is no growing light to cover it. Slow speech, simple food and an early end to the evening take the greater part of the trouble out of it.',
      ),
    ],
  },
  hard: {
    bright: [
      passage(
        'Almost every count is contrary, yet with a waxing Moon it stays brief. Travel, large purchases and signatures belong to another date where there is a choice, and the time gained is well spent on rest and order.',
      ),
      passage(
        'Hardly a voice is raised for the time, except the waxing Moon’s. It will be over sooner than it feels. Travel and agreements can be moved, and the rest done in the plainest way that serves.',
      ),
      passage(
        'The marks are as low as they come, with the Moon on the way up. Strength is better kept than spent: one duty, one meal, one honest word, and a date in the calendar for all that had to wait.',
      ),
    ],
    dark: [
      passage(
        'All the counts lean one way and the Moon is waning, so the tradition advises keeping still. Whatever can be cancelled should be. One kindness done, and no judgement formed by how the time felt, are enough to take out of it.',
      ),
      passage(
        'With every count against it and the light failing, the time is made for retreat. Silence is the strongest move that it offers, and an unanswered provocation the most profitable transaction that can be made in it.',
      ),
      passage(
        'Nothing in the count recommends action, and the Moon is at its weaker half. What is done by routine does itself; whatever needs luck should not be tried, and sleep repairs more than effort would.',
      ),
    ],
  },
} satisfies Record<QualityBand, Record<'bright' | 'dark', Cell>>
