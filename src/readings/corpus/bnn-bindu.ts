import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A transiting planet on the Bhrigu bindu (the midpoint from Rahu to the Moon), or with an aspect on it
const nadi = from('C. S. Patel, on the Bhrigu Bindu of the nadis')

const BNN_BINDU = {
  Sun: {
    stands: nadi(
      'The Sun stands on your Bhrigu Bindu in {sign} and {star}: put a matter before people who decide, because they see you for two days.',
    ),
    looks: nadi(
      'The Sun looks at your Bhrigu Bindu in {sign} and {star}: the answer to what you proposed half a year ago reaches you.',
    ),
  },
  Mars: {
    stands: nadi(
      'Mars stands on your Bhrigu Bindu in {sign} and {star}: you can force a thing through within days, so choose one and stay polite.',
    ),
    looks: nadi(
      'Mars looks at your Bhrigu Bindu in {sign} and {star}: somebody presses you for an answer, so give it at an hour of your own choosing.',
    ),
  },
  Mercury: {
    stands: nadi(
      'Mercury stands on your Bhrigu Bindu in {sign} and {star}: news, offers and papers come to you, and most of them are good.',
    ),
    looks: nadi(
      'Mercury looks at your Bhrigu Bindu in {sign} and {star}: a talk that was closed opens again, so ask and write.',
    ),
  },
  Jupiter: {
    stands: nadi(
      'Jupiter stands on your Bhrigu Bindu in {sign} and {star}: you can begin what should last, because help is near.',
    ),
    looks: nadi(
      'Jupiter looks at your Bhrigu Bindu in {sign} and {star}: advice reaches you from a distance, so listen to it.',
    ),
  },
  Venus: {
    stands: nadi(
      'Venus stands on your Bhrigu Bindu in {sign} and {star}: people are kind to you, so ask for what you would like.',
    ),
    looks: nadi(
      'Venus looks at your Bhrigu Bindu in {sign} and {star}: an invitation or a small gain comes, so accept it.',
    ),
  },
  Saturn: {
    stands: nadi(
      'Saturn stands on your Bhrigu Bindu in {sign} and {star}: a duty becomes plain, so take it on in writing or decline it.',
    ),
    looks: nadi(
      'Saturn looks at your Bhrigu Bindu in {sign} and {star}: what you have put off is due, so do the first third this week.',
    ),
  },
  Rahu: {
    stands: nadi(
      'Rahu stands on your Bhrigu Bindu in {sign} and {star}: something new takes hold of you, so try it small.',
    ),
    looks: nadi(
      'Rahu looks at your Bhrigu Bindu in {sign} and {star}: a foreign offer looks at you, so check it twice.',
    ),
  },
  Ketu: {
    stands: nadi(
      'Ketu stands on your Bhrigu Bindu in {sign} and {star}: something loosens and goes, so let it go in good order.',
    ),
    looks: nadi(
      'Ketu looks at your Bhrigu Bindu in {sign} and {star}: an old matter returns to be finished, so pay what you owe.',
    ),
  },
} satisfies Record<Exclude<Graha, 'Moon'>, Record<'stands' | 'looks', Passage>>

export default BNN_BINDU
