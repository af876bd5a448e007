import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to Chiron: the wound and its lesson
const passage = from('Common modern Western practice; Chiron was found in 1977')

export default {
  Sun: {
    harmonious: passage(
      'You know the doubt of not being good enough, so you encourage late starters. You sit beside the new one at the table. → Teach one person at a time; it gives you a confidence that praise never did.',
    ),
    challenging: passage(
      'You wave praise away, or you wait for it too much. You make a joke when you are thanked, and afterwards you count who noticed. → Accept one honour this year without the joke, and stay standing there.',
    ),
  },
  Moon: {
    harmonious: passage(
      'You know what it is to miss comfort, and so you know exactly how to give it. You bring soup, sit down and ask nothing. → Turn the same care to your own bad evenings; you need it as much as they do.',
    ),
    challenging: passage(
      'You find it hard to ask, because asking feels like begging to you. You look after everyone and postpone yourself. → Ask a dependable friend for something small each week, and let that rule get weaker.',
      'copes alone',
    ),
  },
  Mercury: {
    harmonious: passage(
      'You explain things without making anybody feel small, because you know how it is to search for a word. You wait while the other thinks. → Write about what hurt, or tell it; with words you get past it.',
    ),
    challenging: passage(
      'You are afraid of a silly mistake, so you check each sentence twice. You write well and speak last, when half of them have left. → Read aloud to a few friendly people at your own pace; your voice comes back.',
    ),
  },
  Venus: {
    harmonious: passage(
      'You know the worth of something mended: a cracked bowl, a friendship after a break. People feel accepted by you with their whole story. → Tell them a part of yours too, because they would like to return it.',
    ),
    challenging: passage(
      'You expect affection to be taken back at the door, and a small refusal stays with you for days. You choose people who need repair. → Take a present without giving one back the same day, and let it be unequal for a while.',
      'easily hurt',
    ),
  },
  Mars: {
    harmonious: passage(
      'You teach strength to people who were told they had none, and you are patient with their fear. You know what hurt pride does. → Train something yourself in which you may fail; your own courage grows there.',
    ),
    challenging: passage(
      'You expect trouble when you act, so you brake at the start or run too fast. Anger is your tender spot. → Look for a calm teacher, with a saw, a climbing wall or a martial art, and use your arm again.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'You trust people although you know that trust can break, and so it holds. You help others through doubt without a sermon. → Study something late or walk a long way; it answers more than the books of your youth.',
    ),
    challenging: passage(
      'You mock hope, or you pay too much for it. You buy the large promise in January and believe in nothing by March. → Test belief in small portions: one plan, one month, and an honest look at the result.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'You repair patiently what failed the first time, and you run things as you would have liked to be treated. You write the manual that you would have needed yourself. → Let people know what it cost you; they will follow you more gladly.',
      'patient',
    ),
    challenging: passage(
      'You are hard on yourself, and a small mistake feels like a sentence. You set the bar out of reach. → Ask an older friend about their failures, in plain words, and lower it by a hand.',
    ),
  },
  Uranus: {
    harmonious: passage(
      'You are often the odd one out, and you make something of it: a club, a method, a home for those who fit nowhere. Your best ideas come from it. → Invite one more person who stands at the edge.',
    ),
    challenging: passage(
      'You belong to no group for long, because you leave before anybody could send you away. The difference is real, and you need not hide it. → Join people around one task, with an open door, and stay until it is done.',
    ),
  },
  Neptune: {
    harmonious: passage(
      'You can listen to grief and not drown in it, with music, prayer or a hand on a shoulder. → Set an hour at which the visit ends and go home then; your kindness should last for years.',
      'puts moods down',
    ),
    challenging: passage(
      'You distrust whatever shines, or you need too much of it. You rescue people and lose yourself, and in the evening you cannot say what you wanted. → Keep sober company and one honest daily ritual, such as a walk at seven.',
    ),
  },
  Pluto: {
    harmonious: passage(
      'You can look closely at a loss and help somebody through it. You stay in the room when the talk turns to shame or debt. → Work with people who are starting again; you are steady and discreet there.',
    ),
    challenging: passage(
      'You hold on tightly to what you have, and you test people before they can hurt you. Losing control is what you fear most. → Say once to somebody you trust what you are afraid to lose; your grip becomes a choice.',
      'holds on',
      'trusts slowly',
    ),
  },
} satisfies Record<Planet, ByTemper>
