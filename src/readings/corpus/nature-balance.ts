import type { Guna } from '../../jyotish/temper.ts'
import type { Element, Modality } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The leading and the lacking guna, element and modality of a chart
const guna = from('Bhagavad Gita 14 for the gunas, BPHS 3 for those of the planets; own weighing of a chart')
const element = from('BPHS 4 and common practice for the elements of the signs; own weighing of a chart')
const modality = from('Brihat Jataka 1 for movable, fixed and dual signs; own weighing of a chart')

type Half = 'leading' | 'lacking'
const halves =
  (passage: (text: string) => Passage) =>
  (leading: string, lacking: string): Record<Half, Passage> => ({
    leading: passage(leading),
    lacking: passage(lacking),
  })
const ofGuna = halves(guna)
const ofElement = halves(element)
const ofModality = halves(modality)

export default {
  guna: {
    sattva: ofGuna(
      'You want to understand before you act, because sattva, the guna of light and knowledge, leads in your chart. In a dispute people believe you, since you seem to gain nothing by it. You can get too fond of being right; an hour of work with your hands puts that straight.',
      'Calm is seldom your first reaction, since sattva, the guna of light, is thin in your chart. You make up for it with drive and stamina. Sleep, plain food and one hour a day without demands give you the calm that others are born with.',
    ),
    rajas: ofGuna(
      'You are built for doing, because rajas, the guna of action, leads in your chart. You want, start, bargain and count, and each success raises the next wish. Do one thing every week that brings nobody a profit; it cools you without stopping you.',
      'You are hard to bribe and hard to hurry, since rajas, the guna of wanting, is thin in your chart. You weigh an offer until it is gone. Let others set you a deadline, and work with somebody who does not mind asking for money.',
    ),
    tamas: ofGuna(
      'You have staying power, because tamas, the guna of weight and rest, leads in your chart. Long work with few changes suits you, and mornings do not. Sleep by the clock and keep your rooms bright, and the same weight does not turn into delay.',
      'You have little ballast, since tamas, the guna of weight and rest, is thin in your chart. Ideas and wishes move fast in you, and you notice late that you are tired. A cooked meal at noon and a fixed bedtime hold you to the ground.',
    ),
  } satisfies Record<Guna, Record<Half, Passage>>,
  element: {
    Fire: ofElement(
      'You answer a question with a deed, because fire leads in your chart. You warm a room and you burn a supper. Exercise before work this week, and keep one evening on which nothing has to be won.',
      'You wait for others to strike the match, since fire is thin in your chart. You finish what they begin. Put one bold thing in the diary each month, with a witness, and do it before noon.',
    ),
    Earth: ofElement(
      'You trust what you can touch, because earth leads in your chart. You keep, repair and pay on time. Do one thing this week that has no use at all, and do not clean up after it.',
      'Receipts, meals and repairs slip past you, since earth is thin in your chart. Your plans are good and their cost is unknown. Set up standing orders, write one list of what you own, and stay close to one careful friend.',
    ),
    Air: ofElement(
      'You think by talking, because air leads in your chart. You connect strangers and you see both sides. A decision would end the talk, so you put it off; agree on a date for it with somebody else.',
      'You understand a thing by doing it, and explaining tires you, since air is thin in your chart. People guess what you mean and guess wrong. Ask one question more than feels natural in each talk this week.',
    ),
    Water: ofElement(
      'You know how a room feels before you sit down, because water leads in your chart. You care for people and you absorb them. Take half an hour alone each day, near water if you can, to find out which feeling is yours.',
      'Feelings surprise you, your own as well, since water is thin in your chart. You solve at once what only wanted to be comforted. Ask somebody close this week how they feel, and offer no solution.',
    ),
  } satisfies Record<Element, Record<Half, Passage>>,
  modality: {
    Movable: ofModality(
      'You are at your best on the first day, because movable signs lead in your chart. You open doors, talks and roads. Hand on what you have begun this week to somebody with fixed habits, and thank them in public.',
      'You wait until a change is made for you, since movable signs are few in your chart. Then you carry it very well. Start one small thing by yourself this month, before anybody asks you.',
    ),
    Fixed: ofModality(
      'You hold on, because fixed signs lead in your chart. People build on you, and they also know that nobody can move you. Change your mind once this month on purpose, in a small matter, and say so aloud.',
      'You bend with the wind, since fixed signs are few in your chart, and a plan of yours has many lives. Choose one thing to stay with until next birthday, and tell two people what it is.',
    ),
    Dual: ofModality(
      'You see two ways in everything, because dual signs lead in your chart. You adapt faster than others do and decide later. Toss a coin this week; your face will tell you which side you wanted.',
      'You see one way and take it, since dual signs are few in your chart. Detours make you angry. Ask one person each week how they would do it, and try it once in their way.',
    ),
  } satisfies Record<Modality, Record<Half, Passage>>,
}
