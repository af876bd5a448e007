import type { Guna } from '../../jyotish/temper.ts'
import type { Element, Modality } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The leading and the lacking guna, element and modality of a chart
const guna = from('Bhagavad Gita 14 for the gunas, BPHS 3 for those of the planets; own weighing of a chart')
const element = from('BPHS 4 and common practice for the elements of the signs; own weighing of a chart')
const modality = from('Brihat Jataka 1 for movable, fixed and dual signs; own weighing of a chart')

type Half = 'leading' | 'lacking'

export default {
  guna: {
    sattva: {
      leading: guna(
        'Sattva has the largest part here, the guna of light that the Gita ties to knowledge and to contentment. You want to understand before acting, and are believed in a dispute because nothing seems to be gained by it. Its chain is the comfort of being right; manual work now and then loosens it.',
      ),
      lacking: guna(
        'Little of the chart leans to sattva, so calm is seldom the first response; it has to be made, by sleep, clean food and an hour without demands. The other gunas supply drive or endurance in its place. The company of people who speak quietly does more for this mixture than advice does.',
      ),
    },
    rajas: {
      leading: guna(
        'With rajas uppermost the chart is built for doing: it wants, starts, negotiates and counts. The Gita binds this guna to action and its fruit, and the fruit is where trouble enters, since one success only raises the next wish. A task done every week for nobody’s profit cools it without stopping it.',
      ),
      lacking: guna(
        'Rajas, the guna of wanting, is thin in this chart. Offers are weighed until they lapse, and praise for ambition meets a shrug; on the other side, few people are harder to bribe or to hurry. Deadlines set by others, and a partner who does not mind asking for money, make up the difference.',
      ),
    },
    tamas: {
      leading: guna(
        'Tamas weighs most: the guna of mass, night and rest, which the texts blame for sloth and which also gives staying power. Work of long duration suits it, with few changes and a clear end to the day. Sleep by the clock, and rooms kept bright, prevent the same weight from turning into delay.',
      ),
      lacking: guna(
        'For want of tamas this chart has little ballast. Ideas and wishes move quickly, and tiredness is noticed late because nothing in the temper insists on stopping. A cooked meal at noon, the ground under bare feet and a fixed bedtime are the homely weights that hold such a nature down.',
      ),
    },
  },
  element: {
    Fire: {
      leading: element(
        'Fire signs hold the largest share of the points, and decisions come as heat before they come as reasons. Enthusiasm carries others along for the first mile. Afterwards somebody has to do the bookkeeping, and a nature of this mixture does well to have hired that person already.',
      ),
      lacking: element(
        'Fire is scarce here, so effort begins slowly and anger arrives a day late, when the other party has gone. Nothing is wrong with the engine; it wants lighting from outside, by morning sun, by exercise that raises the pulse, by colleagues who begin of themselves. Courage shows in the finishing.',
      ),
    },
    Earth: {
      leading: element(
        'What can be touched convinces a chart in which earth leads. Money, tools, land and the body are handled well, promises are kept to the day, and new theories must wait for a sample. Routine is the strength and the rut; one habit exchanged each season keeps the ground from setting hard.',
      ),
      lacking: element(
        'The practical end is the weak end where earth is lacking: receipts, meals and repairs escape a mind occupied with something larger. Plans are good and their cost unknown. Standing orders at the bank, a written list of what is owned and friendship with one careful person mend nearly all of it.',
      ),
    },
    Air: {
      leading: element(
        'Air has the greatest share, which makes talk the place where you think. Links between strangers, words for what others only feel and a fair hearing for both sides are its services. A decision would end the conversation, so it is put off; a date agreed beforehand with someone else gets it made.',
      ),
      lacking: element(
        'When air is scarce, thought goes on without witnesses. Conclusions are announced complete, and people who were not consulted resist what they might have liked. Two questions asked before the verdict, and letters kept up with friends at a distance, let in what the chart does not supply by itself.',
      ),
    },
    Water: {
      leading: element(
        'The balance tips to water, and the mood in a room is known before anything has been said there. Memory keeps the feeling and loses the date. Care for others is quick and often unasked; to tell one’s own tears from theirs is the lesson, and time alone near a river helps with it.',
      ),
      lacking: element(
        'This mixture is short of water. Trouble is met with a plan, sympathy with a solution, and those who wanted only to be heard feel managed. The feeling exists; it surfaces in dreams, in music and in late remarks. To ask whether help is wanted or company is a small sentence that works.',
      ),
    },
  },
  modality: {
    Movable: {
      leading: modality(
        'Movable signs lead, the ones in which the seasons turn, and this nature is at its best on the first day. It opens offices, conversations and roads. What has been begun must then be handed on or it is dropped; a colleague of fixed habits, thanked in public, is half of every venture.',
      ),
      lacking: modality(
        'Beginnings come hard where movable signs are thin. The next step is seen clearly and waits for somebody to push; jobs and houses are kept beyond their term. It helps to make the first move very small, a telephone call or a fee paid in advance, and to let the obligation do the rest.',
      ),
    },
    Fixed: {
      leading: modality(
        'Most of the weight lies in fixed signs, which hold the middle of each season. A position once taken is kept, friends of school age are still friends, and pressure meets resistance of exactly its own size. A request made once and early succeeds with you; so does a change that nobody watches.',
      ),
      lacking: modality(
        'Staying is the expensive part when fixed signs have little in a chart. Interest moves on once the outcome can be guessed, and half-finished things collect in the house. A contract with a penalty, a shared project or an early public promise lends the persistence that the signs have not given.',
      ),
    },
    Dual: {
      leading: modality(
        'Dual signs have the most to say here, and they say two things. Such a nature sees the alternative while acting, learns fast, and translates between camps that do not talk. Doubt is the tax. Work with many small endings suits it, teaching or trade for instance, better than one great resolve.',
      ),
      lacking: modality(
        'A shortage of dual signs leaves little room between beginning and holding. Plans run straight, and when the facts change the plan is defended longer than it deserves. Reading an opponent in full once a month, or travelling with somebody who likes detours, trains the joint that is stiff in this temper.',
      ),
    },
  },
} satisfies {
  guna: Record<Guna, Record<Half, Passage>>
  element: Record<Element, Record<Half, Passage>>
  modality: Record<Modality, Record<Half, Passage>>
}
