import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the Midheaven: work and reputation
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: [
      passage(
        'Your work is the place where you are most yourself, and people above you notice. You introduce yourself by what you do and mean it. → Share the next success by name with those who helped; it will make the step after it easier.',
      ),
      passage(
        'You and your task fit together, and it can be seen from outside. People introduce you by it. → Say no to one honour that does not belong to it this year; your name gets clearer.',
      ),
    ],
    challenging: [
      passage(
        'What you want to be and what your post asks of you do not fit. You may argue about it with a chief, or with a parent who has a plan. → Put your own name under one piece of work; it settles more than leaving does.',
      ),
      passage(
        'You are successful in something that is not quite you, or you are yourself and few people see it. You change the answer to what do you do. → Give two hours a week to the other half, with a door closed.',
      ),
    ],
  },
  Moon: {
    harmonious: [
      passage(
        'People in general like you, and you sense what they need before they ask. You see that the waiting line wants chairs. → Trust this feeling for a mood in your work; food, houses and care are good fields for it.',
      ),
      passage(
        'You feel what people want before they order it, and you are known for that. A shop runs better when you stand in it. → Ask three regular people what they miss; you can make something of the answer.',
      ),
    ],
    challenging: [
      passage(
        'Home and work want the same evening, and you need praise more than you admit. When your heart changes, your job soon does too. → Keep the hours for your household through busy months, and both sides calm down.',
      ),
      passage(
        'Your mood enters the room of your work before you do, and everyone knows it. You can take one remark home with you for a week. → Change your clothes or walk a long way between the two places.',
        'holds on',
      ),
    ],
  },
  Mercury: {
    harmonious: passage(
      'Your name grows with what you say and write. You explain in a page what the others merely do. → Keep a second skill warm beside the first, for it may become the better paid of the two.',
    ),
    challenging: passage(
      'You argue about your path and often begin it anew. A message can go out half checked, and the wrong person remembers it. → Let somebody read whatever leaves your desk; your mind is quicker than your office.',
    ),
  },
  Venus: {
    harmonious: passage(
      'You win people at work by taste and tact, and an agreement is often half done by dessert. Fields with beauty or comfort in them welcome you. → Name your fee as pleasantly as you do a favour, and you will rise faster.',
    ),
    challenging: passage(
      'Being liked and getting ahead stand in each other’s way with you. You may give up a post for the sake of peace, or like someone at the wrong desk. → Settle your pay in writing and look for friendship elsewhere.',
    ),
  },
  Mars: {
    harmonious: [
      passage(
        'You ask for the hard task and enjoy a race with a date on it. In your team you are still running when the lift is out of order. → Give credit to those you overtook, and they will help you next time.',
      ),
      passage(
        'You go for what you want in public, and it suits you. You apply while others still polish the letter. → Choose the race carefully before the start, because you will run whichever one has begun.',
      ),
    ],
    challenging: [
      passage(
        'You challenge people above you, and you are the fastest worker and the first to slam the door. On a bad day you could resign by text message. → Look for work on your own, or for a chief who likes debate, and post complaints the next morning.',
        'seeks contests',
      ),
      passage(
        'You fight for your place even where it is free, and people above you get careful. You hear an attack in a plain question. → Wait for the second question before you raise your voice; often there is none.',
        'seeks contests',
      ),
    ],
  },
  Jupiter: {
    harmonious: [
      passage(
        'Doors on the upper floors open for you, through a patron, a degree or a good word from far away. You are let in while others still wait in the queue. → Pass on one such chance a year; it brings the next one round.',
      ),
      passage(
        'You are given more than you applied for, because people like to see you rise. Offers reach you that you had not asked for. → Give thanks in public, by name, and the goodwill grows with you.',
      ),
    ],
    challenging: [
      passage(
        'You think the ladder is shorter than it is, and you claim the title before you know the work. The sign is up before the shop is full. → Begin with a modest year and one sober adviser, and the large plan can follow.',
      ),
      passage(
        'You aim high and sometimes skip a step, and the step is missed later. You accept three offices in one evening. → Keep the one in which you still want to learn, and hand back the others with thanks.',
      ),
    ],
  },
  Saturn: {
    harmonious: passage(
      'You build your position slowly, and you know every job below it. People with more talent come and go. → Choose a field in which age adds to the fee, and do not hurry; time works for you.',
      'keeps going',
    ),
    challenging: passage(
      'Your climb is steep, and you hear a strict parent in every review. After a setback you tend to believe that it is final, and it is not. → Keep your records and outlast one bad chief; you can hold the post in the end.',
    ),
  },
  Uranus: {
    harmonious: modern(
      'You are made for work that did not exist a generation ago, and a change of field is a step up for you. You learn a new tool on a weekend. → Announce every turn before you take it, and people will follow you.',
      'likes change',
    ),
    challenging: modern(
      'Your working life breaks off on a Tuesday, by your will or by somebody else’s. More often you are bored than unlucky. → Keep three months’ costs saved and one project of your own; each break becomes a choice.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'You need a picture to work towards, and you are good where sympathy is a skill. People remember how it felt to be looked after by you. → Let a practical person keep the diary and send the bills.',
    ),
    challenging: modern(
      'You lose sight of what the work is for, your duties are vague, and the thanks go to another. Somebody tells a rumour about you, and you hear it last. → Ask for your task in writing, and again each year.',
    ),
  },
  Pluto: {
    harmonious: modern(
      'You are sent in when something has to be saved, closed or rebuilt, and you are not afraid of the files. Your influence grows in the background. → Use it in the open as well, so that it lasts.',
    ),
    challenging: modern(
      'You find a struggle for power in every post, and somebody above you wants control or seems to. One rival occupies your thoughts on the way home. → Put decisions in writing and keep an ally outside the building; you can then work instead of fighting.',
    ),
  },
} satisfies Record<Planet, ByTemper>
