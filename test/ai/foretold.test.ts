import { expect, test } from 'bun:test'
import { isCertain } from '../../src/ai/checker/certain.ts'
import { tellsEvent } from '../../src/ai/checker/events.ts'

// Wordings by hand, of the sort that a language model writes where it foretells; beside each what is harmless and near to it.
const CERTAIN = `
Nothing can go wrong for you. / No obstacle can stop you. / It is only a matter of time before you rise. / The outcome is already decided.
It is written in the stars. / Your rise is a certainty. / Without question, this is your year. / There can be no other outcome.
It must come to pass. / You always get what you want. / Everything turns out well for you. / Whatever you begin today succeeds.
Mark my words, you rise. / This window delivers. / You are safe from loss. / Jupiter ensures your success. / All obstacles vanish.
Your troubles end in June 2027. / No harm can come to you. / Every door opens to you. / You may be sure of success.
It is as good as done. / The best is yet to come. / From then on everything is easy. / Success is yours. / You cannot lose.
Rest assured, the money comes. / Victory belongs to you. / You are going to rise. / There is absolutely no risk.`
const UNCERTAIN = `
Nothing is certain, but steady work tends to help. / You may want to be certain before you act. / You could be sure of your facts first.
Nothing here has to be rushed. / You can rely on your patience. / This is no guarantee. / No time is wrong for a kind word.
It may help to count on your habits more than on luck. / You may be careful with large steps. / Luck is not a plan.`
const EVENTS = `
your manager offers you a new post / a stranger brings you good news / someone close to you moves away / you get a raise
a large sum of money comes to you / a contract is signed in spring / gains pour in from many sides / your marriage takes place in @date0
there is a wedding in the family / put your money into land now / buy gold and shares now / a visitor from far away knocks at your door
mars broke your leg / the tenth house promises a high post / expect a raise in @date0 / your lucky number is seven
you meet somebody in the period / you run your own firm / you are paid more from june on / a new man enters your life
your savings grow to a large amount / you earn more than ever / get ready for a wedding / rahu sends you overseas`
const HARMLESS = `
you may find that money asks for patience / trust comes to you slowly and stays / a friend may help you carry it
you get more from a quiet hour than from praise / your partner may need to hear how you feel / new ideas come to you when you walk
saturn sends its gaze to the tenth house / the chart promises nothing / you could ask for a raise / you are careful with words
let a friend read your plan / venus gives you a gentle way with people / expect to need some time for this`
const each = (text: string) => text.trim().split(/ \/ |\n/)

test('certainty is known in any form, and what only sounds like it is left', () => {
  expect(each(CERTAIN).filter((text) => !isCertain(text))).toEqual([])
  expect(each(UNCERTAIN).filter(isCertain)).toEqual([])
})

test('an event of a life told plainly is known, and a habit or advice is left', () => {
  expect(each(EVENTS).filter((text) => !tellsEvent(text))).toEqual([])
  expect(each(HARMLESS).filter(tellsEvent)).toEqual([])
})
