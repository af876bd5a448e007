import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// The sign of the Sun at birth (sidereal): will, rank and vitality
const passage = from('Brihat Jataka 18; Saravali 22')
const titles = (nature: TraitText, strength: TraitText, care: TraitText) => ({
  nature: passage(nature),
  strength: passage(strength),
  care: passage(care),
})

export default {
  Aries: titles(
    [
      'You volunteer first and you lead without raising your voice, because the Sun is exalted in Aries at your birth. Groups learn your name on the first day. You are happiest with something new in front of you.',
      'in front',
      'bold',
    ],
    [
      'You carry people into a beginning, as an Aries Sun does. You take the risk in your own name and you are up again soon after a defeat. Frightened people follow you, because you stand nearer to the danger than they do.',
      'bold',
    ],
    [
      'You act so fast that you forget to ask, with the Sun in Aries. → Ask two people before your next large step. Cool down before bed as well; you give better orders after a night’s sleep.',
      'decides fast',
      'acts rashly',
    ],
  ),
  Taurus: titles(
    [
      'You go straight, slowly and deep, because the Sun was in Taurus at your birth. Things that last please you: land, good cloth, a well made tool. Nobody hurries you twice in one day.',
      'patient',
      'holds firm',
    ],
    [
      'You finish what you begin, as a Taurus Sun does. Your word is kept and your price is fair. After twenty years what you built is larger than anyone expected of so quiet a start.',
      'finishes',
      'keeps promises',
    ],
    [
      'Your stubbornness costs you more than your mistakes do, with the Sun in Taurus. → Give way once this month in public, on purpose. Your family will see that there is a door in the wall.',
      'holds firm',
    ],
  ),
  Gemini: titles(
    [
      'You lead by knowing and by saying it well, because the Sun was in Gemini at your birth. You have two plans at any time. People ask you first what is going on.',
      'thinks fast',
    ],
    [
      'You bring the right people into one conversation, as a Gemini Sun does. You explain a hard thing in three sentences. A short note from you has saved people many a week of work.',
      'learns fast',
    ],
    [
      'You scatter your will over too many matters, with the Sun in Gemini. → Choose one this week, and tell a friend which. Switch off the phone for the first hour of each day.',
      'jumps',
    ],
  ),
  Cancer: titles(
    [
      'You bend your will to those you protect, because the Sun was in Cancer at your birth. Other people’s needs move your calendar. You feel your rank more at home than anywhere else.',
      'gives in',
    ],
    'You lead by care, and people follow you gladly, as they do a Cancer Sun. You remember who was hungry and who was new. A kitchen, a ward or a team grows calm under you.',
    [
      'You give before anybody has agreed on it, and then you are hurt, with the Sun in Cancer. → State your terms first this week. Keep one hour a day that belongs to nobody but you.',
      'easily hurt',
    ],
  ),
  Leo: titles(
    [
      'You want something that is really yours to lead, because the Sun is in its own sign, Leo, at your birth. You are generous and you need respect. Borrowed authority irritates you more than none.',
      'in front',
    ],
    'You give others courage by the way you stand there, as a Leo Sun does. Children and crowds like you. You share success with both hands when it has your name on it somewhere.',
    [
      'You mistake silence for an insult, with the Sun in Leo. → Ask what was meant before you answer. Do one good thing this week that nobody will ever hear of, and enjoy it alone.',
      'easily hurt',
    ],
  ),
  Virgo: titles(
    [
      'You lead by doing the detail right, because the Sun was in Virgo at your birth. You see what is missing before the others sit down. Useful is the word that you like best of all.',
      'exact',
    ],
    [
      'You put a muddled thing in order so that it stays so, as a Virgo Sun does. People learn your methods and forget where they come from. You know it, and that is nearly enough.',
      'exact',
    ],
    'You correct yourself until nothing is left of the joy, with the Sun in Virgo. → Hand in one thing this week that is merely good. Accept the praise for it without adding a footnote.',
  ),
  Libra: titles(
    [
      'You ask before you decide, and you doubt your own claim, because the Sun is in its fall in Libra at your birth. You are fair to a fault. Taste, trade and law give you firm ground.',
      'decides slowly',
      'doubts self',
    ],
    [
      'You lead by agreement, as a Libra Sun does. You listen to the weaker side and set terms that last. You succeed in partnership because you do not need the first chair in the room.',
      'tactful',
      'in the background',
    ],
    [
      'You give way until it becomes a habit that others use, with the Sun in Libra. → Decide one matter alone this week, and refuse one request without a reason. Go out into the light each morning.',
      'gives in',
    ],
  ),
  Scorpio: titles(
    [
      'You want to get to the bottom of things, because the Sun was in Scorpio at your birth. You show little of your will, and people feel it anyway. Half measures bore you within a week.',
      'hides feelings',
    ],
    [
      'You do not leave when it gets hard, as a Scorpio Sun does not. You keep a secret, and you finish what others are afraid of. People send for you in a crisis and forget it later.',
      'finishes',
      'bold',
    ],
    [
      'You hold on to power and to grudges for too long, with the Sun in Scorpio. → Tell one person your plan this week. Let one old account be closed this month, even at a loss.',
      'holds on',
    ],
  ),
  Sagittarius: titles(
    [
      'You aim at something far, because the Sun was in Sagittarius at your birth. You speak frankly and people take it as encouragement. A principle can get you out of bed in winter.',
      'blunt',
    ],
    [
      'You make others believe that it can be done, as a Sagittarius Sun does. You teach while you walk, mostly by telling stories. Elders like to help you, and you remember it for years.',
      'expects good',
    ],
    [
      'You promise the horizon and arrive late, with the Sun in Sagittarius. → Keep one small promise to the minute this week. Ask somebody of another view to finish the sentence, and listen.',
      'promises too much',
    ],
  ),
  Capricorn: titles(
    [
      'You work for your place, step by step, because the Sun was in Capricorn at your birth. You are older than your years, and you laugh about it drily. People give you keys before they know you well.',
      'patient',
    ],
    'You carry responsibility without any show, as a Capricorn Sun does. You plan for winter while the others are at the lake. What you run goes on running while you are away.',
    [
      'You forget that you are allowed to rest, with the Sun in Capricorn. → Take one afternoon off this month without a reason. Thank somebody who works under you, by name and in front of others.',
      'has stamina',
    ],
  ),
  Aquarius: titles(
    [
      'You stand a little apart and see the many, because the Sun was in Aquarius at your birth. Rank does not impress you. A good cause does, and you can explain it to anybody.',
      'in the background',
    ],
    'You bring unlike people together for one aim, as an Aquarius Sun does. You treat everybody alike, the porter and the chief. Your odd idea of last year is the rule of next year.',
    'You think of everybody and forget the one beside you, with the Sun in Aquarius. → Ask that person a question today, and wait for the answer. Take the credit once for what you did.',
  ),
  Pisces: titles(
    [
      'You follow a feeling more than a plan, because the Sun was in Pisces at your birth. You forgive easily. Water, music or a quiet room gives you back your strength within an hour.',
      'lets go',
    ],
    [
      'You understand people whom others have given up, as a Pisces Sun does. You imagine a way out where they saw a wall. Your kindness keeps no list, and people return to thank you.',
      'lets go',
    ],
    [
      'You let others decide because it is quieter, with the Sun in Pisces. → Say one clear no this week. Finish one thing in your own name before you help them with theirs.',
      'gives in',
    ],
  ),
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
