import type { Dignity } from '../../jyotish/dignity.ts'
import type { Lord } from '../../jyotish/grahas.ts'
import { from, type Passage, sentencesOf } from '../passage.ts'

// A finding and a deed in one sentence: the effect of a planet's dignity on its houses, its aspects and its significations. {field}: the field of the house it stands in
const joined = (text: string): string => {
  const [finding, deed] = [sentencesOf(text)[0]!.slice(0, -1), sentencesOf(text).at(-1)!]
  return `${finding}, and you feel it most in {field}; ${deed.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`
}
const located =
  (source: (text: string) => Passage) =>
  (text: string): Passage =>
    source(joined(text))
const passage = located(from('BPHS 3; Saravali 5; Phaladeepika 3'))
const node = located(from('Common practice; the old texts differ on the dignity of the nodes'))

export default {
  Sun: {
    exalted: passage(
      'You can count on the Sun, which is exalted (at its highest): what it promises comes in full, and people see it. You do not wait for permission. Look for advice instead, since few dare to give you any.',
    ),
    moolatrikona: passage(
      'Your Sun works like a ruler in office, being in moolatrikona (the official part of its own sign). You get regular results from it even when other things fail. Put your name to what you do there.',
    ),
    own: passage(
      'Your Sun is in its own sign, so confidence there is a habit and no effort. A father or a chief remains somebody you can call. Use your good name this month for another person.',
    ),
    friend: passage(
      'You are helped into your place, because the Sun is in a friend’s sign. Recognition comes through people who like you. Tell one of them what you are aiming at, and let them speak for you.',
    ),
    neutral: passage(
      'Your Sun gives what you put in, since it is in a neutral sign. Nobody pushes you forward there and nobody holds you back. Set the goal yourself, and write the date beside it.',
    ),
    enemy: passage(
      'You have to prove yourself twice, because the Sun is in an enemy’s sign. People above you are slow to see you there. Let finished work speak, and keep the pride for the evening at home.',
    ),
    debilitated: passage(
      'You find it hard to decide where the Sun has its say, for it is debilitated (in its fall). You ask others first. Take one small field entirely into your own hands, and get up early for it.',
    ),
  },
  Moon: {
    exalted: passage(
      'You have a calm and generous heart to draw on, because the Moon is exalted (at its highest). People settle down beside you. Offer your table once this month to somebody who has a hard time.',
    ),
    moolatrikona: passage(
      'Your feelings are steady and useful, since the Moon is in moolatrikona (the official part of its dignity). You know what people need. Give it in small regular portions, and keep one for yourself.',
    ),
    own: passage(
      'Your Moon is in its own sign, so you come home to yourself quickly. Family and memory are on your side. Keep one old custom alive this year, and invite somebody young to it.',
    ),
    friend: passage(
      'You are easily comforted, because the Moon is in a friend’s sign. Things go better for you in company, over a meal or a shared worry. Choose the company this week; your mood follows it.',
    ),
    neutral: passage(
      'Your mood goes neither up nor down by itself, since the Moon is in a neutral sign. Surroundings decide. Arrange them: light, food and a fixed hour for bed do most of the work.',
    ),
    enemy: passage(
      'You do not feel quite at ease, because the Moon is in an enemy’s sign. You notice it in the evening and in crowds. Make one corner of your home wholly comfortable, and go there first.',
    ),
    debilitated: passage(
      'You feel more than you show, and you suspect the worst, for the Moon is debilitated (in its fall). It passes in trusted company. Say the feeling to one person on the same day.',
    ),
  },
  Mars: {
    exalted: passage(
      'You have disciplined strength, because Mars is exalted (at its highest). You finish hard things. Take on the task that others walk around, and then rest as thoroughly as you worked.',
    ),
    moolatrikona: passage(
      'Your drive has an aim, since Mars is in moolatrikona (the official part of its own sign). You start and you arrive. Use the first hours of the day, before anybody can stop you.',
    ),
    own: passage(
      'Your Mars is in its own sign, so courage comes by itself. You defend your ground, and you know where it ends. Choose one fight this year that is worth it.',
    ),
    friend: passage(
      'You act best for people you like, because Mars is in a friend’s sign. Brothers and comrades bring out your courage. Ask one of them to begin the hard thing with you.',
    ),
    neutral: passage(
      'Your energy waits for an order, since Mars is in a neutral sign. Give it one. A task with a date and some sweat in it is better for you than a long discussion.',
    ),
    enemy: passage(
      'You get irritated where you should get going, because Mars is in an enemy’s sign. Small things stop you. Exercise before the difficult talk, and say what you want in one sentence.',
    ),
    debilitated: passage(
      'You hesitate and then you overdo it, for Mars is debilitated (in its fall). You are brave for others before you are brave for yourself. Swim, row or train by degrees; the hesitation goes with it.',
    ),
  },
  Mercury: {
    exalted: passage(
      'You have a precise mind, because Mercury is exalted (at its highest). You find the error and the word. Teach one person your method this month, and let them find their own.',
    ),
    moolatrikona: passage(
      'Your head works reliably, since Mercury is in moolatrikona (the official part of its own sign). Figures, dates and words obey you. Put your knowledge into a form that others can use.',
    ),
    own: passage(
      'Your Mercury is in its own sign, so talk, trade and learning come naturally. You are never at a loss. Use one hour this week for a subject that brings in nothing.',
    ),
    friend: passage(
      'You learn from friends, because Mercury is in a friend’s sign. A good conversation is worth a course to you. Ring the person whose mind you like, and ask one real question.',
    ),
    neutral: passage(
      'Your mind follows the work you give it, since Mercury is in a neutral sign. It is neither quick nor slow by itself. Give it one subject a week, and notes by hand.',
    ),
    enemy: passage(
      'You are misunderstood more often than you deserve, because Mercury is in an enemy’s sign. Messages cross and terms are read differently. Repeat an agreement aloud, and put its date in writing.',
    ),
    debilitated: passage(
      'You think in pictures and lose the details, for Mercury is debilitated (in its fall). Dates and sums slip away. Keep one calendar and one notebook, and let a careful friend check the total.',
    ),
  },
  Jupiter: {
    exalted: passage(
      'You have protection you can rely on, because Jupiter is exalted (at its highest). Good people help you in time. Be the one who helps, too: recommend somebody this week.',
    ),
    moolatrikona: passage(
      'Your judgement is sound, since Jupiter is in moolatrikona (the official part of its own sign). People put their trust in you there. Accept the office of adviser, and keep your answers short.',
    ),
    own: passage(
      'Your Jupiter is in its own sign, so faith and good sense are at home in you. Teachers recognise you. Read one serious book this season, and talk about it.',
    ),
    friend: passage(
      'You find good advisers, because Jupiter is in a friend’s sign. Luck comes to you through decent company. Spend an evening this month with somebody wiser than you.',
    ),
    neutral: passage(
      'You get advice rather than money, since Jupiter is in a neutral sign. Matters turn out decently by decent means. Put something into study this year; it is the surest investment you have.',
    ),
    enemy: passage(
      'You give advice that nobody asked for, because Jupiter is in an enemy’s sign. Promises are larger than what arrives. Say half as much, and help with your hands; you are welcome at once.',
    ),
    debilitated: passage(
      'You have to work for your luck, for Jupiter is debilitated (in its fall). You hope by evidence. Give a small fixed sum each month, even when it feels like too much; tradition trusts that to lift it.',
    ),
  },
  Venus: {
    exalted: passage(
      'You have charm and a forgiving heart, because Venus is exalted (at its highest). People part from you content. Be careful only with those who take; a friend sees it before you do.',
    ),
    moolatrikona: passage(
      'You know how to please and to be fair at once, since Venus is in moolatrikona (the official part of its own sign). Agreements hold. Make one this month that makes two people happy.',
    ),
    own: passage(
      'Your Venus is in its own sign, so comfort and affection come without effort. You have taste. Make one room, one meal or one evening lovely for somebody this week.',
    ),
    friend: passage(
      'You get your chances through friends, because Venus is in a friend’s sign: invitations, commissions, a chance to be seen. Answer each invitation, and return it within the month.',
    ),
    neutral: passage(
      'You find pleasant things without being carried away, since Venus is in a neutral sign. Affection grows by habit. Keep one fixed evening for it, and dress a little for it.',
    ),
    enemy: passage(
      'You feel that love and comfort cost too much, because Venus is in an enemy’s sign. You bargain where you should ask. Say plainly what would make you glad, in one small matter.',
    ),
    debilitated: passage(
      'You see the faults in what you love, for Venus is debilitated (in its fall). You want it perfect. Praise three things before you correct one, and buy the imperfect flowers.',
    ),
  },
  Saturn: {
    exalted: passage(
      'You have patience and a sense of justice, because Saturn is exalted (at its highest). People trust you with what has to last. Take the long task, and share the authority in it.',
    ),
    moolatrikona: passage(
      'You carry responsibility well, since Saturn is in moolatrikona (the official part of its own sign). You keep order for many. Put one day of rest a week into that order.',
    ),
    own: passage(
      'Your Saturn is in its own sign, so you know how to build and to wait. Comfort comes late and is paid for. Treat yourself to some of it before it is perfect.',
    ),
    friend: passage(
      'You find helpers for the heavy work, because Saturn is in a friend’s sign. Older people stand by you. Ask one of them how they did it, and do the first step this week.',
    ),
    neutral: passage(
      'You get exactly what you worked for, since Saturn is in a neutral sign, neither sooner nor more. Count on your own hours. A weekly plan with three lines is enough for you.',
    ),
    enemy: passage(
      'You work under people who do not thank you, because Saturn is in an enemy’s sign. It makes you stiff. Do your part exactly, leave on time, and look for praise elsewhere.',
    ),
    debilitated: passage(
      'You lose patience where you need it most, for Saturn is debilitated (in its fall). You start over too often. Stay with one dull thing for forty days; that is the cure, and it is free.',
    ),
  },
  Rahu: {
    exalted: node(
      'You want a great deal, and you have the sense to get it, because Rahu is counted as exalted there. Foreign and new things favour you. Decide beforehand how much is enough.',
    ),
    own: node(
      'You know how to use what is unusual, since Rahu is counted as being in its own sign. Networks and inventions serve you. Explain once, in simple words, what you are doing.',
    ),
    friend: node(
      'Your ambition finds allies, because Rahu is in a friend’s sign. People of another background open doors for you. Walk through one of them this season, with your papers in order.',
    ),
    neutral: node(
      'Your curiosity runs without help or hindrance, since Rahu is in a neutral sign. You can steer it. Choose one new thing each half-year, and finish that one first.',
    ),
    enemy: node(
      'You want things that do not agree with you, because Rahu is in an enemy’s sign. It shows as a hurry. Let every large wish wait a month; some of them will not come back.',
    ),
    debilitated: node(
      'You want what you were told to leave alone, for Rahu is counted as debilitated there. Secrets attract you and keep you awake. Turn that curiosity into a trade with rules and a superior.',
    ),
  },
  Ketu: {
    exalted: node(
      'You can let go at the right moment, because Ketu is counted as exalted there. You see through things and are kind about it. Share one such insight this month.',
    ),
    friend: node(
      'You renounce without bitterness, since Ketu is in a friend’s sign. People like your quiet help. Accept something in return now and then, since it makes them glad.',
    ),
    neutral: node(
      'Your detachment comes and goes, because Ketu is in a neutral sign. On some days you need nothing, on others all. Keep one simple daily practice for both.',
    ),
    enemy: node(
      'You withdraw where you should speak, since Ketu is in an enemy’s sign. People take it for coldness. Say that you need an hour, and come back when it is over.',
    ),
    debilitated: node(
      'You hold on to what you say you have given up, for Ketu is counted as debilitated there. It is mostly something material. Settle one such claim a year, in writing, and feel the room it makes.',
    ),
  },
} satisfies Record<Lord, Record<Dignity, Passage>> &
  Record<'Rahu', Record<Exclude<Dignity, 'moolatrikona'>, Passage>> &
  // Scorpio counts as the exaltation of Ketu, not as its own sign.
  Record<'Ketu', Record<Exclude<Dignity, 'moolatrikona' | 'own'>, Passage>>
