import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Reports on an area of life of somebody under 18, written for the parents: what the child can lean on, what asks for help, one thing to do
const passage = from('BPHS ch. 3 and 46 on the planets and on childhood, in our words')

export default {
  /** The planet that the area leans on. */
  gift: {
    Sun: [
      passage(
        'Your child likes to be trusted with something real. → Give them a small duty with a name, such as keeper of the keys, and you will see them grow by it.',
      ),
      passage(
        'Your child shines when somebody relies on them. → Ask for help with a thing that you could do faster yourself.',
      ),
    ],
    Moon: [
      passage(
        'Your child notices at once how people at the table feel. → Say aloud that you have seen it, and the gift stays a pleasure.',
      ),
      passage(
        'Your child is at their best where it is cosy and somebody is near. → Keep one fixed hour a day that belongs to the two of you.',
      ),
    ],
    Mars: [
      passage(
        'Your child has courage and likes to do things at once. → Let them climb, build and carry, and praise the second attempt more than the first.',
      ),
      passage(
        'Your child works hard at whatever can be won or finished. → Set a clear end to each task, and there will be few quarrels about it.',
      ),
    ],
    Mercury: [
      passage(
        'Your child learns by asking and talking. → Answer the tenth question as kindly as the first, or look it up together.',
      ),
      passage(
        'Your child has quick fingers and a quick tongue. Riddles, counting games and small trades with friends are the right school.',
      ),
    ],
    Jupiter: [
      passage(
        'Your child wants to know what is fair and why. → Explain a rule once, keep it yourself, and they will defend it.',
      ),
      passage(
        'Your child trusts good grown-ups and learns from them gladly. → Find one outside the family, a coach or a teacher, and let them be friends.',
      ),
    ],
    Venus: [
      passage(
        'Your child has a feeling for what is lovely: colours, songs, a well-laid table. → Let them choose and arrange something every day.',
      ),
      passage(
        'Your child makes peace by being charming. → Enjoy it, and ask now and then what they themselves wanted.',
      ),
    ],
    Saturn: [
      passage(
        'Your child can wait and keep at a thing, more than others of that age. → Do not hurry them; give them a project that lasts for weeks.',
      ),
      passage('Your child likes order and keeps what was agreed. → Be as good as your word, because it is remembered.'),
    ],
  } satisfies Record<Lord, Cell>,
  /** The planet that asks for help. */
  strain: {
    Sun: [
      passage(
        'Your child is hurt when a thing they did is overlooked. → Look up from your work for one whole minute; that is often all it needs.',
      ),
      passage(
        'Your child finds it hard to lose in front of others. → Lose to them sometimes, and show how you take it.',
      ),
    ],
    Moon: [
      passage('Your child’s moods come and go like weather. Sleep, food and a quiet voice help more than reasons.'),
      passage(
        'Your child takes in more of your worries than you think. → Tell them in one sentence what it is about, and that it is not theirs.',
      ),
    ],
    Mars: [
      passage(
        'Your child gets angry quickly and forgets it quickly. → Wait until the storm is over, and talk while you walk.',
      ),
      passage(
        'Your child starts before the end of your sentence. → Agree on a signal for “stop”, and practise it as a game.',
      ),
    ],
    Mercury: [
      passage(
        'Your child has many ideas and leaves them lying about. → Help to finish one of them before the next begins.',
      ),
      passage('Your child gets nervous when too much is said at once. → Give one instruction at a time.'),
    ],
    Jupiter: [
      passage(
        'Your child promises more than they can carry. → Make the promise smaller together, and then hold them to it.',
      ),
      passage(
        'Your child believes every grand plan. → Ask with interest what the first step is, and do only that step today.',
      ),
    ],
    Venus: [
      passage('Your child would rather give in than be disliked. → Praise a friendly no when you hear one.'),
      passage(
        'Your child tires of anything that is not pleasant. → Put the dull part first and the nice part directly after it.',
      ),
    ],
    Saturn: [
      passage(
        'Your child expects things to be difficult and may not try. → Make the first step very small and be there for it.',
      ),
      passage('Your child carries cares like a grown-up. → Be silly together once a day, for ten minutes.'),
    ],
    Rahu: [
      passage(
        'Your child wants whatever is new, loud or forbidden. → Offer something new yourself now and then, with you beside it.',
      ),
      passage('Your child compares what others have. → Tell them the story of a thing that your own family has kept.'),
    ],
    Ketu: [
      passage(
        'Your child drops out of a game and drifts away in thought. → Let them, for a while, and then ask what they saw.',
      ),
      passage('Your child needs more time alone than others do. → Give it openly, so that nobody has to hide for it.'),
    ],
  } satisfies Record<Graha, Cell>,
  wealth: {
    verdict: {
      strong: passage(
        'Your child will find it easy to deal with money one day. What helps is learnt now, with a purse of their own and a little to decide about.',
      ),
      good: passage(
        'Your child has a good basis for dealing with money later. Small regular pocket money, given on a fixed day, does more than large gifts.',
      ),
      mixed: passage(
        'Your child gives away easily and saves by fits. Three jars, for spending, saving and giving, show at a glance how it goes.',
      ),
      weak: passage(
        'Your child needs time and a good example with money. → Let them see how you compare two prices and why you choose one.',
      ),
    } satisfies Record<AreaBand, Passage>,
    hora: {
      solar: passage(
        'Your child learns about money by doing: a stall, a small job, a thing sold. → Be the first to buy.',
      ),
      lunar: passage(
        'Your child learns about money by keeping: a jar, a list, a treasure box. → Count it together now and then.',
      ),
    },
    indu: {
      Fire: passage('Your child enjoys a quick success. → Let a first wish be reachable within two weeks.'),
      Earth: passage('Your child likes to hold what they own. Coins teach more than figures on a screen.'),
      Air: passage('Your child likes to swap and to bargain. → Play shop together, and let them set the prices.'),
      Water: passage('Your child gives to those they love. → Let them buy a present from their own money.'),
    },
    combinations: passage(
      'Combinations of wealth are not named for a child. What counts now is a good example at home.',
    ),
    want: passage(
      'Rules of want are not read for a child. A child who may decide about small sums learns what the rules are about.',
    ),
    streams: passage(
      'Sources of income are for later. What you can see today is which tasks your child does gladly and well.',
    ),
    outflow: passage(
      'What your child spends on first tells you what they care about. → Ask about it with interest and without a lesson.',
    ),
    times: passage(
      'Times are read from full age on, and until then you have time. → Talk about money as calmly as about the weather.',
    ),
    advice: {
      keep: passage(
        'Your child receives more easily than they keep. A box that opens only on Sundays is a friendly help.',
      ),
      gain: passage(
        'Your child keeps more easily than they ask. → Encourage them to name a wish and a way to reach it.',
      ),
      even: passage(
        'Your child keeps and asks in good balance. → Let them plan one small purchase from beginning to end.',
      ),
    },
  },
}
