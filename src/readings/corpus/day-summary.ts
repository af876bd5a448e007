import type { QualityBand } from '../../jyotish/quality.ts'
import { type Cell, from } from '../passage.ts'

// A day or period as a whole, by band and by the half of the lunar month
const passage = from('Own weighing of Moon, Sun and tara; the halves of the month after Muhurta Chintamani')

export default {
  excellent: {
    bright: [
      passage(
        'Nearly everything is on your side, and the Moon is growing. → Put your most important step here. What you begin well now grows by itself afterwards.',
      ),
      passage('You may be bold in one thing. → Choose it, do it early, and leave the rest as it is.'),
      passage(
        'This is the time that you have been waiting for. → Make the call, sign, begin; you will hardly find a friendlier one soon.',
      ),
    ],
    dark: [
      passage(
        'Nearly everything helps you, and the waning Moon helps you finish. → Sign, pay off, complete the last chapter. Announce it later.',
      ),
      passage(
        'You can bring something home for good: a debt, a repair, a long quarrel. → End it kindly and you will not hear of it again.',
      ),
      passage(
        'You are strong and need no audience. → Close old business to your advantage, and drop one habit while it is easy.',
      ),
    ],
  },
  good: {
    bright: [
      passage(
        'More speaks for you than against you. → Give the best hour to what matters most, and let the rest be merely done.',
      ),
      passage('You have a fair wind. → Ask a definite question, take a small risk, and begin what should grow.'),
      passage('Things go forward without pushing. → Meet people, run errands, start something at its natural pace.'),
    ],
    dark: [
      passage('Things are well for you, in a quiet way. → Sort, mend, save and tidy up; it will stay tidy.'),
      passage(
        '→ Use this friendly and calm stretch for what needs patience. A decision that you have prepared can be carried out without noise.',
      ),
      passage('You finish well now. → Take the oldest task on your list, and be rid of it.'),
    ],
  },
  mixed: {
    bright: [
      passage(
        'Some things help you and some do not. → Begin on a small scale, and keep a second date in reserve for what matters.',
      ),
      passage('You get a yes and a no. → Take the yes, and try the other again in a few days.'),
      passage('→ Do first what you can still correct later. The final step belongs to a clearer time.'),
    ],
    dark: [
      passage(
        'Nothing pushes you and nothing stops you. → Keep to the routine that works, and finish what lies half done.',
      ),
      passage('You are best off with known roads, old friends and familiar recipes. New weight can wait.'),
      passage('→ Leave large questions open. You will see them better in a week, with no effort at all.'),
    ],
  },
  difficult: {
    bright: [
      passage(
        '→ Go more slowly than you would like. Do what you owe, put off purchases and promises, and start a little earlier than usual.',
      ),
      passage('You meet some resistance. It is not about you; a second attempt in a few days goes better.'),
      passage(
        '→ Read everything twice and answer once. If you can choose the day for something important, choose another.',
      ),
    ],
    dark: [
      passage(
        '→ Shorten your list to what has a deadline. Eat and sleep at your hours, and do not take irritation personally, your own included.',
      ),
      passage(
        'You have little strength for show. → Do your duty quietly, ask little of others, and end the evening early.',
      ),
      passage('Friction is in the air. → Speak slowly, keep meals simple, and leave the argument for another day.'),
    ],
  },
  hard: {
    bright: [
      passage(
        '→ Rest wherever you can. Move travel, signatures and large purchases to another date, and use the time for order at home.',
      ),
      passage(
        '→ Keep your strength. One duty, one good meal and one honest word are enough; the rest has a place in the calendar.',
      ),
      passage(
        'It will be over sooner than it feels. → Do the plain part of your work, and put the rest off with a clear conscience.',
      ),
    ],
    dark: [
      passage(
        '→ Keep still, as tradition advises. Cancel what can be cancelled, do one kindness, and judge nothing by how you feel now.',
      ),
      passage('→ Do not rise to a provocation. Silence is your best answer now, and sleep your best remedy.'),
      passage(
        '→ Let routine carry you. What needs luck should wait, and you may go to bed with the light still on outside.',
      ),
    ],
  },
} satisfies Record<QualityBand, Record<'bright' | 'dark', Cell>>
