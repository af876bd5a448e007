import type { ClassicalPlanet } from '../../western/points.ts'
import type { Standing } from '../../western/standing.ts'
import { from, type Passage } from '../passage.ts'

// The condition of a planet in a tropical chart, independent of its sign and house
const passage = from(
  'Essential and accidental dignities after Lilly, Christian Astrology; what they mean by common Western practice',
)

export default {
  Sun: {
    strong: passage(
      'The Sun is strong here, {why}. Purpose does not have to be borrowed: you know early what is worth getting up for, are believed when you speak for others, and recover confidence within days of losing it.',
    ),
    steady: passage(
      'The Sun is steady here, {why}, and gives an even sort of confidence. It grows where results can be seen and shrinks where nobody answers. A piece of work that carries your own name keeps it fed.',
    ),
    strained: passage(
      'Some of the Sun’s light is spent on the way, for it is {why}. Your will is sound, but it starts late in the day or waits for someone to agree first. Decisions made before noon, and told to one person, arrive with most of their force.',
    ),
    pressed: passage(
      'The Sun works uphill here, {why}. Recognition has to be waited for, and the temptation is to look for it in the wrong faces. Confidence built on finished things, kept in a list if need be, holds where praise does not.',
    ),
  },
  Moon: {
    strong: passage(
      'The Moon is strong here, {why}. Instinct can be trusted with a decision, sleep and appetite find their rhythm again after any upset, and other people calm down in the same room without knowing the reason.',
    ),
    steady: passage(
      'The Moon is steady here, {why}, and asks for no more than ordinary care. Moods pass at their own pace, and a familiar meal or a familiar street shortens the bad ones. What comforts should be known and kept within reach.',
    ),
    strained: passage(
      'The Moon keeps its footing with some effort here, {why}. Small upsets last a day longer than they should, and tiredness is mistaken for sadness. Rest taken before it is earned, and a meal at the usual hour, bring the balance back.',
    ),
    pressed: passage(
      'The Moon is pressed in this place, {why}. Feelings arrive late or all together, and needs are guessed at by others because they go unspoken. Fixed hours, early nights and one person who is told the plain truth give it ground.',
    ),
  },
  Mercury: {
    strong: passage(
      'Mercury is strong here, {why}. Facts stay where they were put, questions are asked in the right order, and whoever has to explain, count, trade or write for a living can build on that with few doubts.',
    ),
    steady: passage(
      'Mercury is steady here, {why}, and does its work. Learning goes as fast as interest does. A notebook, and the habit of repeating back what was agreed, make up for whatever the sky has left out.',
    ),
    strained: passage(
      'Mercury does its work under some strain, {why}. What you know is right more often than it is well timed: the answer comes in the corridor afterwards. Points noted in advance, and the right to reply tomorrow, put it back on the table.',
    ),
    pressed: passage(
      'Mercury has a hard post here, {why}. The thought is quicker than the sentence, or the worry louder than the thought. Drafts that rest for a night, and figures checked by a second pair of eyes, cost an hour and save a month.',
    ),
  },
  Venus: {
    strong: passage(
      'Venus is strong here, {why}. Liking and being liked come without strategy, taste is sure, and money tends to follow what gives pleasure. Such ease is noticed by others before you take it for anything special.',
    ),
    steady: passage(
      'Venus is steady here, {why}: affection is returned about as often as it is offered, and taste improves with use. Small courtesies do more for it than grand gestures, since they are the ones that can be kept up.',
    ),
    strained: passage(
      'Venus gives what it can from here, {why}. You please others with ease and are slower to say what would please you. Liking grows where the second meeting is arranged by somebody else, and where gifts are small and given both ways.',
    ),
    pressed: passage(
      'Venus is short of support here, {why}. Worth is easily measured by what others pay, in money or in attention. To spend an evening on what pleases nobody else, and to name a price without apology, are its two exercises.',
    ),
  },
  Mars: {
    strong: passage(
      'Mars is strong here, {why}. Effort goes where it is aimed, anger says its piece and leaves, and a contest brings out skill instead of heat. Work with an opponent, an edge or a deadline suits such a Mars.',
    ),
    steady: passage(
      'Mars is steady here, {why}, and gives as much drive as the day requires. It starts well when the first step is small and visible. Exercise at a set hour does for it what willpower will not.',
    ),
    strained: passage(
      'Mars pulls a heavier cart than most in this place, {why}. Beginnings cost more than they should, and the last mile goes well. Fewer fronts, tools in order the evening before, and a rest that is planned leave enough for what counts.',
    ),
    pressed: passage(
      'Mars meets resistance here, {why}. Energy leaks into irritation or waits until somebody else has pushed. A fight chosen with care each season, and tired muscles on most days, turn the same heat into something finished.',
    ),
  },
  Jupiter: {
    strong: passage(
      'Jupiter is strong here, {why}. Doors open to those who knock in good faith, teachers appear in time, and generosity comes back by another road. The only caution is against promising on behalf of that luck.',
    ),
    steady: passage(
      'Jupiter is steady here, {why}, and gives ordinary luck: a fair hearing, a second chance, a friend who knows someone. It rewards whoever applies, and does little for those who wait. Study widens it more than money does.',
    ),
    strained: passage(
      'Jupiter’s help comes with conditions here, {why}. Chances appear at an awkward hour or ask for a fee, and are worth taking for all that. Reading the terms twice, and saying no to the second offer of the month, keeps the gain.',
    ),
    pressed: passage(
      'Jupiter has little room here, {why}. Hopes outrun means, or are kept so low that nothing can disappoint them. One large aim with a budget, and one belief examined out loud each year, restore the measure.',
    ),
  },
  Saturn: {
    strong: passage(
      'Saturn is strong here, {why}. Patience pays you better than talent pays others: what you build is inspected, insured and still standing after ten years. Authority comes late, by itself, and is sparingly used by those who waited for it.',
    ),
    steady: passage(
      'Saturn is steady here, {why}, and keeps ordinary order. Duties are met at a tolerable price, and fear shows itself as caution more often than as refusal. A rule that was chosen, in place of one inherited, makes the rest lighter.',
    ),
    strained: passage(
      'Saturn stands its watch in some discomfort, {why}. Duties come in before the last ones are done, and worry counts them at night. A list with an end, and one task a week handed to someone else, let patience do what it is good at.',
    ),
    pressed: passage(
      'Saturn weighs more than it carries here, {why}. Guilt does the work of judgement, and rest has to be earned twice. Help from older people, limits written down, and tasks ended on the agreed day give back what was taken.',
    ),
  },
} satisfies Record<ClassicalPlanet, Record<Standing, Passage>>
