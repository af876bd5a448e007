import type { ElderForms } from '../elder-forms.ts'
import { from } from '../passage.ts'
import type westernAspect from './western-aspect.ts'
import type westernPointAspect from './western-point-aspect.ts'

// Aspects of a birth chart for readers from sixty on, where the text for adults speaks of a working life or of first things
const elder = from('Common Western practice, told for the later years; own wording')

export default {
  planets: {
    'Sun Moon': {
      harmonious: elder(
        'You seldom quarrel with yourself, so a decision costs you little. You say yes to the visit and sleep well the same night. → Ask those close to you what your choice means for them, because your own peace can hide it.',
      ),
    },
    'Sun Mars': {
      harmonious: elder(
        'Your decisions are quick, and you tell people to their faces. When the gate sticks, you are already lifting while the others look for a tool. → Give this strength a place each week, a long walk or the garden, so that it stays friendly.',
      ),
      challenging: elder(
        'Resistance wakes your strength, so you sometimes go and find some. Somebody pushes in, and you are wide awake. → Choose a cause that deserves the force, and let small insults pass for a week as an experiment.',
      ),
    },
    'Sun Uranus': {
      harmonious: elder(
        'You feel free to invent your life, and your changes of course tend to turn out well. You try something that your friends copy a year later. → Choose tasks in which the method is left to you, and leave those that have a timetable to others.',
      ),
    },
    'Sun Pluto': {
      harmonious: elder(
        'People see only a part of your strength; the rest appears when they give up. A thing others had given up runs again after an evening with you. → Use it before there is a crisis, on one matter in the family that nobody has dared to touch.',
      ),
      challenging: elder(
        'You do not let anybody control you, and you notice the first attempt. You smell the same game in an office, a neighbour or a person you love, and you start to resist. → Name your wish in the first talk; it is less proud and much faster.',
      ),
    },
    'Moon Mars': {
      harmonious: elder(
        'A feeling becomes a deed with you at once, above all when your people are attacked. After a row you are the first to lay the table. → Look for rooms with movement in them, a kitchen or a choir, because you get sad in quiet ones.',
      ),
    },
    'Jupiter Pluto': {
      harmonious: elder(
        'Changes that looked too large succeed with you, mostly at the second attempt. When something fails, you look until you know why. Everybody born in your year has this; you have it where the two houses are.',
      ),
    },
    'Jupiter Uranus': {
      challenging: elder(
        'Your wish for freedom is greater than your patience with plans. You could sell, pack and move in one week of autumn. People of your age have the same restlessness; keep one place that stays yours while you try another, and tell the family before the van comes.',
      ),
    },
    'Saturn Neptune': {
      challenging: elder(
        'What you believe and what you know argue with each other, and you feel at fault without a reason. People of your year know the same ache. → Promise yourself things for a month at a time; your ideals last longer that way.',
      ),
    },
    'Mars Saturn': {
      challenging: elder(
        'You push and hold back at the same time. You hold back all week and shout at the letter box. A regular task with a visible result does you good, if you stop before you are tired.',
      ),
    },
    'Mars Uranus': {
      harmonious: elder(
        'You are quick and inventive, and good to have near in the first minute of an alarm. Trying is how you repair things. → Leave some hours in every week open; independence is what you run on.',
      ),
    },
  },
  points: {
    Ascendant: {
      Saturn: {
        challenging: elder(
          'Meeting new people costs you an effort, and you behave well before you are at ease. You look for a place near the door. → Take a task at a party, the door or the stove, and you will feel welcome at once.',
        ),
      },
    },
    Midheaven: {
      Sun: {
        harmonious: elder(
          'You are most yourself in what you do, and people notice. You still introduce yourself by it and mean it. → Name those who helped you when you tell of it next time; one of them may be waiting for that.',
        ),
        challenging: elder(
          'What you want to be and what is asked of you do not quite fit. The plan may be somebody else’s. → Put your own name under one thing this year that you do for nobody else; it settles more than a quarrel would.',
        ),
      },
      Moon: {
        harmonious: elder(
          'A crowd feels well with you, because you sense what it needs. In a hall you notice who cannot stand any longer. → Offer this feeling for a mood to a club, a parish or a ward, for as many hours as you enjoy.',
        ),
        challenging: elder(
          'Home and public duties want the same evening, and you need praise more than you admit. When your heart changes, your plans soon do too. → Keep fixed hours for the people in your house, and both sides calm down.',
        ),
      },
      Mercury: {
        harmonious: elder(
          'Your name is tied to what you say and write. You explain in a page what others merely do. → Write down the one thing that you have explained most often, for a reader of twenty, and give it away.',
        ),
        challenging: elder(
          'You argue about your path and may begin it anew. A message goes out half checked, and somebody minds it. → Let a friend read whatever is important before you send it; your mind is quicker than the post.',
        ),
      },
      Venus: {
        harmonious: elder(
          'You win people by taste and tact, and a matter is often half settled by dessert. You are asked to receive the guests. → Say which of these tasks you enjoy, and you will be asked for that one.',
        ),
        challenging: elder(
          'Being liked and being respected get in each other’s way with you. You may give something up for the sake of peace. → Say one honest no in your circle this month; people will like you with it.',
        ),
      },
      Mars: {
        harmonious: elder(
          'Hard tasks please you, and a date makes them better. You still move when others wait for the lift. → Give credit to those who came with you, and choose the next race by whether you like the road.',
        ),
        challenging: elder(
          'You challenge people above you, and you are the first to slam the door. On a bad day you leave a committee by text message. → Look for a task of your own, and post complaints the next morning.',
        ),
      },
      Jupiter: {
        harmonious: elder(
          'Doors on the upper floors tend to open for you, by a good word from far away. You are often let in where others wait. → Pass on one such chance to somebody young each year; it brings the next one round.',
        ),
        challenging: elder(
          'Your aims are high, and the step you skipped is the one you need later. You leave a meeting with three offices. → Keep the one in which you still want to learn something, and hand back the others with thanks.',
        ),
      },
      Saturn: {
        harmonious: elder(
          'You take your position slowly, and you know every task below it. You tend to stay when cleverer people leave. Age adds to your word, so give it sparingly, and show one person how you kept going.',
        ),
        challenging: elder(
          'You expect the climb to be steep, and you hear every judgement as a strict one. A setback easily looks final to you. → Tell somebody who is in the middle of one how you go on.',
        ),
      },
      Uranus: {
        harmonious: elder(
          'What is new does not frighten you, and your own turns tend to be steps forward. You learn the new tool in a few days. → Show it to somebody of your age who is afraid of it, and let them ask the same thing twice.',
        ),
        challenging: elder(
          'Your way can break off on an ordinary Tuesday, by your will or by somebody else’s. Boredom is a more likely reason than bad luck. → Keep one plan of your own beside every duty; each break becomes a choice.',
        ),
      },
      Neptune: {
        harmonious: elder(
          'You need a picture to live towards, and people remember how it felt to be looked after by you. → Choose one person or one cause for your sympathy this year, and let somebody practical keep the diary.',
        ),
        challenging: elder(
          'You cannot always tell what people expect of you, and thanks that were meant for you go to another. Somebody tells a rumour, and you hear it last. → Have the next task described in one sentence, with an end to it, before you say yes.',
        ),
      },
      Pluto: {
        harmonious: elder(
          'You are called when something has to be saved or closed, and you are not afraid of the papers. Your influence works in the background. → Tell one younger person openly what you would do, and leave the doing to them.',
        ),
        challenging: elder(
          'You find a struggle for power wherever you sit, and somebody there wants control or seems to. You take one rival home with you in your thoughts. → Put decisions in writing, and ask yourself which of them you will still mind in a year.',
        ),
      },
    },
    'North Node': {
      Mars: {
        harmonious: elder(
          'You grow when you start something or say no, and you find allies while you do it. A small contest teaches you more than advice. → Begin the next thing before you feel ready, at a pace that lets you sleep.',
        ),
      },
      Jupiter: {
        challenging: elder(
          'Too many roads look promising to you: a belief, a course, a country. You tend to go some way along each. → Finish the one that still warms you; at its end you will know which of the others was meant.',
        ),
      },
      Saturn: {
        harmonious: elder(
          'You get ahead in stages, and what you have reached you keep. A strict teacher or a long promise does you good. → Choose what you could do slowly and with pleasure, and begin with the first page; that is your direction.',
        ),
        challenging: elder(
          'Duty stands in your road: a relative who needs you, an office, the fear of not being good enough, and part of it is real. → Make a list of what you owe, to whom and for how long; some of it has lapsed, and that time is yours.',
        ),
      },
    },
    Chiron: {
      Mars: {
        challenging: elder(
          'You fear blame or laughter when you act, so you brake at the start or go too fast. You are easily hurt where anger is concerned. → Look for one thing to do with your hands, with a calm person beside you, and let it be imperfect.',
        ),
      },
    },
    Lilith: {
      Mercury: {
        challenging: elder(
          'What you have swallowed for long comes out, true and at the worst moment. It flies out at a festive table. → Say it in a milder form as soon as you notice it, and only to the person concerned.',
        ),
      },
    },
    between: {
      'Chiron North Node': elder(
        'You help best with a trouble that you know from yourself. People ask you about it before anything else. → Help one person at a time, for as long as it does you good; the old hurt and the way ahead then become one road.',
      ),
      'Chiron Midheaven': elder(
        'You may be known for the very skill that you found hardest. Others may come to you with a failure that you know well. → Tell them in full how such a thing can end; they need to hear that it ends.',
      ),
      'North Node Midheaven': elder(
        'You grow through public tasks, and the one that asks for more than you promised at home turns out to be right. A helper may open the road for you. → Do the same for somebody this season, by name.',
      ),
      'Lilith Midheaven': elder(
        'You have a name for refusing: you may leave a place on principle, or speak of what careful people avoid. You need not do it at every meeting. → Say beforehand what you will not do, and you will be spared the scene later.',
      ),
    },
  },
} satisfies { planets: ElderForms<typeof westernAspect>; points: ElderForms<typeof westernPointAspect> }
