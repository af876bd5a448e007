import type { Sign } from '../../../zodiac/signs.ts'

// The Sun and the Moon by sign in one sentence each, for the head of a report.
// source: common Western practice (element and quality of the signs)

export const SUN_AIMS: Readonly<Record<Sign, string>> = {
  Aries: 'You pursue your aims by starting at once, and you convince others by your example.',
  Taurus: 'You pursue your aims by holding on, and you trust what you can touch.',
  Gemini: 'You pursue your aims by talking and adapting, and you often have two of them.',
  Cancer: 'You pursue your aims by feeling your way, and you begin with the people closest to you.',
  Leo: 'You pursue your aims openly and with your whole heart, and you do not give them up.',
  Virgo: 'You pursue your aims by improving one detail after the other until it works.',
  Libra: 'You pursue your aims together with others, and you begin by asking what is fair.',
  Scorpio: 'You pursue your aims in silence and for as long as it takes.',
  Sagittarius: 'You pursue your aims by believing in them, and you change the route without regret.',
  Capricorn: 'You pursue your aims step by step, and each step has to hold.',
  Aquarius: 'You pursue your aims by a principle, and you stay with it when others give way.',
  Pisces: 'You pursue your aims by following a mood or a picture, and you adapt to what comes.',
}

export const MOON_FEELS: Readonly<Record<Sign, string>> = {
  Aries: 'You feel things suddenly and want to act on them in the same minute.',
  Taurus: 'You feel things slowly, and once you feel them they stay.',
  Gemini: 'You feel things in words, and your mood changes with the company.',
  Cancer: 'You feel what happens to your own people as if it happened to you.',
  Leo: 'You feel things warmly and like to show them, and you remember who answered.',
  Virgo: 'You feel things as worries first, and you calm down by doing something useful.',
  Libra: 'You feel well when people around you agree, and uneasy when they do not.',
  Scorpio: 'You feel things deeply, show little of them and do not forget.',
  Sagittarius: 'You feel hope quickly, and you recover as soon as there is a plan.',
  Capricorn: 'You feel more than you show, and you do your duty first.',
  Aquarius: 'You feel things from a little distance, and you stay loyal to your friends.',
  Pisces: 'You feel what the people near you feel, often before they know it.',
}

/** Sentences by sign: the rising sign meets the world, the Sun's is the aim of life, the Moon's gives rest. */
export const THREE_SIGNS: Record<Sign, readonly [meets: string, livesFor: string, restedBy: string]> = {
  Aries: ['head first', 'what nobody has tried yet', 'having something to do'],
  Taurus: ['at your own pace', 'what lasts', 'food, touch and quiet'],
  Gemini: ['with a question', 'what can be learnt and passed on', 'talk'],
  Cancer: ['sideways and with care', 'people who belong together', 'your own four walls'],
  Leo: ['warmly and in full view', 'work that bears your name', 'a warm word'],
  Virgo: ['with an eye for what is amiss', 'things done properly', 'being of use'],
  Libra: ['politely', 'fair company', 'peace in the room'],
  Scorpio: ['watchfully', 'what lies under the surface', 'a trusted few'],
  Sagittarius: ['openly, and on your way elsewhere', 'a wider view', 'open country'],
  Capricorn: ['soberly', 'a position that was earned', 'a task in hand'],
  Aquarius: ['as a friendly outsider', 'ideas shared among equals', 'some distance and good friends'],
  Pisces: ['softly', 'what cannot be measured', 'music and time alone'],
}
