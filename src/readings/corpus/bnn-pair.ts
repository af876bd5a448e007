import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Two planets with a link of the nadi school; the key has them in the order of the grahas. {pair}: the planets; {where}: their signs
const nadi = from('R. G. Rao, Bhrigu Nandi Nadi')

type Tones = Record<'friend' | 'enemy', Passage>

const BNN_PAIR = {
  'Sun Moon': {
    friend: nadi(
      '{pair}, {where}, are friends: your father and mother pull the same way, and their advice reaches you early and is worth following.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: orders change before you have carried them out, so ask for a decision in writing before you act.',
    ),
  },
  'Sun Mars': {
    friend: nadi(
      '{pair}, {where}, are friends: you are asked to lead when something is on fire, and a brother or comrade stands with you.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you lose more by your tone with people above you than by your case, so wait an hour before you answer.',
    ),
  },
  'Sun Mercury': {
    friend: nadi(
      '{pair}, {where}, are friends: you explain the affairs of important people so that others understand, and you are trusted with papers.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you check your work four times and hand it in late, so show a draft to somebody kind on the second day.',
    ),
  },
  'Sun Jupiter': {
    friend: nadi(
      '{pair}, {where}, are friends: people trust your honesty, teachers recommend you, and you do well where integrity counts.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you give advice that nobody asked for, so let one honest elder tell you when to stop.',
    ),
  },
  'Sun Venus': {
    friend: nadi(
      '{pair}, {where}, are friends: position brings you comfort, and you like few things that are well made.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you and a partner argue about whose wish comes first, so agree on a sum that nobody has to explain.',
    ),
  },
  'Sun Saturn': {
    friend: nadi('{pair}, {where}, are friends: you rise slowly in the service of something large, and then quickly.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you are praised after you have stopped waiting for it, so choose a trade of your own.',
    ),
  },
  'Sun Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: your ambition is larger than the place where you were born, and one close person should be allowed to say that it is too large.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: your good name can suffer from a quick favour, so deal in the ordinary way and it stays clean.',
    ),
  },
  'Sun Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: you care more for quiet understanding than for rank, and people notice your calm.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: a title may slip out of your hands, and what you do without it is remembered longer.',
    ),
  },
  'Moon Mars': {
    friend: nadi(
      '{pair}, {where}, are friends: you earn with what people feel and need, from meals to medicine, so put a fixed sum aside each week.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: your moods catch fire, so let your hands do half an hour of hard work before you speak.',
    ),
  },
  'Moon Mercury': {
    friend: nadi(
      '{pair}, {where}, are friends: you tell things well and listen well, and you should keep other people’s secrets out of your stories.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you promise on Monday and forget on Thursday, so write your promises down and make fewer.',
    ),
  },
  'Moon Jupiter': {
    friend: nadi('{pair}, {where}, are friends: every move turns out well for you, and you need not fear a change.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you trust too soon when somebody is charming, so ask one person who gains nothing by it.',
    ),
  },
  'Moon Venus': {
    friend: nadi(
      '{pair}, {where}, are friends: people like to stay with you an hour longer than they meant to, and you can live from that.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you buy something when you are sad, so say what hurts before you open your purse.',
    ),
  },
  'Moon Saturn': {
    friend: nadi(
      '{pair}, {where}, are friends: you are patient with tired people, and work that serves the public suits you.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you take blame that belongs to others and sleep badly on it, so keep one friend who calls every week.',
    ),
  },
  'Moon Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: you feel at home in foreign towns, wherever your kitchen is, and your imagination pays.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: a small noise becomes a story in your head by morning, so take your news once a day.',
    ),
  },
  'Moon Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: you sense things before you know them, so write your hunches down and mark which came true.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you worry without knowing about what, so sit quietly at a fixed hour and eat in company.',
    ),
  },
  'Mars Mercury': {
    friend: nadi('{pair}, {where}, are friends: tools, code and plans obey you, and you speak to the point.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: your sharp tongue wins the debate and loses the neighbour, so let a stranger read the paper first.',
    ),
  },
  'Mars Jupiter': {
    friend: nadi(
      '{pair}, {where}, are friends: you use your strength for what is right, and people ask you to protect them.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you join a cause before you have looked at its leader, so wait for the second meeting.',
    ),
  },
  'Mars Venus': {
    friend: nadi(
      '{pair}, {where}, are friends: you go towards what you love and usually get it, and craft that joins force and beauty pays you.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you keep count of small hurts in love, so leave the past out of every evening talk.',
    ),
  },
  'Mars Saturn': {
    friend: nadi('{pair}, {where}, are friends: you stay calm under load, and younger people learn by watching you.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you press the brake and the engine together, so finish one task before you touch the next.',
    ),
  },
  'Mars Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: you have unusual nerve with machines and heights, and you earn most under strict rules.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you are in too much of a hurry among strangers, so slow down with wheels and late hours.',
    ),
  },
  'Mars Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: you get to the point of a matter in one sentence, and precise work suits you.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you can turn a small matter into a feud, so ask a third person who is bored by it to decide.',
    ),
  },
  'Mercury Jupiter': {
    friend: nadi(
      '{pair}, {where}, are friends: you learn early and pass it on for a fee, and a friend from your studies becomes an ally.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you doubt the teacher and change the course, so learn by doing and return to the book later.',
    ),
  },
  'Mercury Venus': {
    friend: nadi(
      '{pair}, {where}, are friends: you sell what is beautiful and write what is pleasant, and both earn you a living.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: a light word of yours is taken for a promise, so speak plainly early on.',
    ),
  },
  'Mercury Saturn': {
    friend: nadi('{pair}, {where}, are friends: your accounts balance and your customers stay for twenty years.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you learn slowly and keep it for good, so give yourself the longer course.',
    ),
  },
  'Mercury Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: you understand new devices on the day they arrive, and your trade crosses borders from a desk.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: numbers look better to you than they are, so sign nothing on the first day.',
    ),
  },
  'Mercury Ketu': {
    friend: nadi('{pair}, {where}, are friends: you study one thing down to the root, and need a door that shuts.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: your studies break off and begin again, so finish one short course first.',
    ),
  },
  'Jupiter Venus': {
    friend: nadi(
      '{pair}, {where}, are friends: respect and money come to you together, and your house wants for little.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you are torn between what is good and what is pleasant, so keep two purses and one table.',
    ),
  },
  'Jupiter Saturn': {
    friend: nadi(
      '{pair}, {where}, are friends: you find your calling and are rewarded for staying with it, which the school rates above most links.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: duty sits heavily on your early years, and the same load later becomes your reputation.',
    ),
  },
  'Jupiter Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: you live among strangers and large numbers, and some of them become your pupils.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you are crowded by promises that are too large, so choose smaller company and a slower plan.',
    ),
  },
  'Jupiter Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: you understand what others only believe, and healing or law may be your worldly form of it.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you lose interest when a teacher disappoints you, so keep one practice that needs no teacher.',
    ),
  },
  'Venus Saturn': {
    friend: nadi('{pair}, {where}, are friends: comfort comes to you by steady work, late and for good.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you put off pleasure until it is stale, so plan one small joy each week.',
    ),
  },
  'Venus Rahu': {
    friend: nadi(
      '{pair}, {where}, are friends: gain and affection come to you from far away, and you know what is in fashion.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you pay too much for what glitters, so wait a week before you buy or promise.',
    ),
  },
  'Venus Ketu': {
    friend: nadi('{pair}, {where}, are friends: you love without wanting to own, and your taste is simple and fine.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: you leave what you love for want of nothing, so say what you miss before you go.',
    ),
  },
  'Saturn Rahu': {
    friend: nadi('{pair}, {where}, are friends: you handle large systems and foreign employers with patience.'),
    enemy: nadi(
      '{pair}, {where}, are at odds: your work is tangled up in other people’s rules, so keep copies and take lawful roads only.',
    ),
  },
  'Saturn Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: you work alone to a strict standard, and later people travel to be served by you.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: your heart is not in every job, so choose tasks with a clear end and few superiors.',
    ),
  },
  'Rahu Ketu': {
    friend: nadi(
      '{pair}, {where}, are friends: what you gather on one side you give away on the other without much regret.',
    ),
    enemy: nadi(
      '{pair}, {where}, are at odds: you want and let go by turns, each for too long, so keep one old friend through every change.',
    ),
  },
} satisfies Record<string, Tones>

export type NadiPair = keyof typeof BNN_PAIR
/** The key of two planets, which must be in the order of the grahas. */
export const pairKey = (a: Graha, b: Graha) => `${a} ${b}` as NadiPair

export default BNN_PAIR
