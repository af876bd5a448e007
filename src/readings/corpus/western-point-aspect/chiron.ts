import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to Chiron: the wound and its lesson
const passage = from('Common modern Western practice; Chiron was found in 1977')

export default {
  Sun: {
    harmonious: passage(
      'You once doubted that you were good enough, and today you encourage late starters. You sit beside the new one at the table. Teach one person at a time; it gives you a confidence that praise never did.',
    ),
    challenging: passage(
      'You were recognised late or somebody else was, so you wave praise away or wait for it too much. You make a joke when you are thanked. Accept one honour this year without the joke, and stay standing there.',
    ),
  },
  Moon: {
    harmonious: passage(
      'You had to do without comfort once, and so you know exactly how to give it. You bring soup, sit down and ask nothing. Turn the same care to your own bad evenings; it mends the old gap.',
    ),
    challenging: passage(
      'As a child you asked and met a shrug, and asking still feels like begging to you. You look after everyone and postpone yourself. Ask a dependable friend for something small each week, and let the old rule get weaker.',
    ),
  },
  Mercury: {
    harmonious: passage(
      'You explain things without making anybody feel small, because learning or speaking was once hard for you. You wait while the other looks for the word. Write about what hurt, or tell it; with words you get past it.',
    ),
    challenging: passage(
      'You may have been laughed at for a mistake, and you still check each sentence twice. You write well and speak last. Read aloud to a few friendly people at your own pace; your voice comes back.',
    ),
  },
  Venus: {
    harmonious: passage(
      'You know the worth of something mended: a cracked bowl, a friendship after a break. People feel accepted by you with their whole story. Tell them a part of yours too, because they would like to return it.',
    ),
    challenging: passage(
      'You expect affection to be taken back at the door, since an early rejection still echoes in you. You choose people who need repair. Take a present without giving one back the same day, and let it be unequal for a while.',
    ),
  },
  Mars: {
    harmonious: passage(
      'You teach strength to people who were told they had none, and you are patient with their fear. You know what hurt pride does. Train something yourself in which you may fail; your own courage grows there.',
    ),
    challenging: passage(
      'You were once punished or laughed at for acting, so you brake at the start or run too fast. Anger is your tender spot. Look for a calm teacher, with a saw, a climbing wall or a martial art, and use your arm again.',
    ),
  },
  Jupiter: {
    harmonious: passage(
      'Your trust broke once and was repaired, and it holds better than before. You help others through doubt without a sermon. Study something late or walk a long way; it answers more than the books of your youth.',
    ),
    challenging: passage(
      'A teacher, a faith or a lucky year did not keep its promise to you. Now you mock hope or pay too much for it. Test belief in small portions: one plan, one month, and an honest look at the result.',
    ),
  },
  Saturn: {
    harmonious: passage(
      'You repair patiently what failed the first time, and you run things as you would have liked to be treated. You wrote the manual you had needed. Let people know what it cost you; they will follow you more gladly.',
    ),
    challenging: passage(
      'You were taught hard lessons without kindness, and a small mistake still feels like a sentence. You set the bar out of reach. Ask an older friend about their failures, in plain words, and lower it by a hand.',
    ),
  },
  Uranus: {
    harmonious: passage(
      'You were the odd one out, and you made something of it: a club, a method, a home for those who fit nowhere. Your best ideas come from it. Invite one more person who stands at the edge.',
    ),
    challenging: passage(
      'You belong to no group for long, because you were once sent away and now you leave first. The difference is real, and you need not hide it. Join people around one task, with an open door, and stay until it is done.',
    ),
  },
  Neptune: {
    harmonious: passage(
      'You can listen to grief and not drown in it, with music, prayer or a hand on a shoulder. Set an hour at which the visit ends and go home then; your kindness should last for years.',
    ),
    challenging: passage(
      'You once longed for something that was not real, and now you distrust all that shines, or you need it. You rescue people and lose yourself. Keep sober company and one honest daily ritual, such as a walk at seven.',
    ),
  },
  Pluto: {
    harmonious: passage(
      'You have looked closely at a loss and come back able to help. You stay in the room when the talk turns to shame or debt. Work with people who are starting again; you are steady and discreet there.',
    ),
    challenging: passage(
      'Something was taken from you by a stronger hand, and you hold on tightly to what you have. You test people before they can hurt you. Tell it to a trained listener from beginning to end; your grip becomes a choice.',
    ),
  },
} satisfies Record<Planet, ByTemper>
