import { type Cell, from, type Passage } from '../passage.ts'
import type westernSlowTransit from './western-slow-transit.ts'

// Slow planets over the planets and angles of the chart of a child, written for the parents. {child}: the name or `your child`; {point}:
// a slow planet
const child = from('Common Western practice (transits), told for the parents of a child; own wording')
interface ByTemper {
  readonly harmonious: Cell
  readonly challenging: Cell
}
const both = (
  harmonious: readonly [string, string, ...string[]],
  challenging: readonly [string, string, ...string[]],
): ByTemper => ({
  harmonious: harmonious.map((text) => child(text)) as unknown as readonly [Passage, Passage],
  challenging: challenging.map((text) => child(text)) as unknown as readonly [Passage, Passage],
})

export default {
  Jupiter: {
    Sun: both(
      [
        '{child} has confidence and shows it. → Say yes to something they want to try, and go along the first time.',
        'Grown-ups notice what {child} can do these weeks. → Let them show it to someone outside the family.',
      ],
      [
        '{child} is sure that it will work and overlooks half of it. → Check the bag together, and let the hope stand.',
        '{child} wants more than a week can hold. → Choose two of the plans with them and put the rest on a list.',
      ],
    ),
    Moon: both(
      [
        '{child} feels well at home and is generous with it. → Invite somebody, and let them play the host.',
        '{child} is easy to comfort now. → Use the good weeks to change one small habit.',
      ],
      [
        '{child} feels everything a size larger. → Keep the evenings plain, and do not buy comfort.',
        '{child} promises affection to everybody and is tired by it. One visit a week is enough.',
      ],
    ),
    Mercury: both(
      [
        '{child} learns with pleasure and asks good questions. → Visit the library, or start a new language together.',
        '{child} finds the words for what they know. → Let them write to somebody who will answer.',
      ],
      [
        '{child} talks big and mixes up the facts. → Look one up together, without making a point of it.',
        '{child} has ten ideas and no end for any. → Help them to finish the smallest.',
      ],
    ),
    Venus: both(
      [
        '{child} is good company, and others seek it. → Plan a feast or a day out with a friend.',
        '{child} enjoys beautiful things now. → Give colours, music or a garden bed, and time for them.',
      ],
      [
        '{child} wants too many sweets, toys or friends at once. → Let them choose one, and praise the choice.',
        '{child} gives things away and misses them. → Agree on what may go and what stays.',
      ],
    ),
    Mars: both(
      [
        '{child} has energy and good luck with it. → Begin a sport or a thing to build this month.',
        '{child} dares to do what was too hard before. → Stand by, and let them do it alone.',
      ],
      [
        '{child} uses too much force and thinks nothing can happen. → Set the limit before the game starts.',
        '{child} is in a hurry everywhere. → Leave ten minutes earlier, and walk the last part.',
      ],
    ),
    Ascendant: both(
      [
        'New people like {child}, and new places open. → Go somewhere you have not been together.',
        '{child} comes out of the shell these weeks. → Arrange the first meeting that was put off.',
      ],
      [
        '{child} takes up much room in company. → Give a sign that both of you know, and praise the quiet minute.',
        '{child} agrees to everything they are asked. → Practise saying: I will ask at home.',
      ],
    ),
    Midheaven: both(
      [
        'Something that {child} does well is noticed. → Celebrate it in the family before you think of the next step.',
        '{child} is offered a task or a part. → Let them accept it if they want it, and help with the plan.',
      ],
      [
        '{child} is given more than they can carry, and is proud of it. → Ask which part they would gladly hand back.',
        '{child} reaches for something a size too large. → Let them try it for a week.',
      ],
    ),
    slow: both(
      [
        'An old matter of {child} gets a push as Jupiter helps their natal {point}. → Take up what was dropped in the spring.',
        '{child} finds help for something slow, with Jupiter on the side of their natal {point}. → Ask the person who offered it.',
      ],
      [
        '{child} wants a slow thing to be fast, as Jupiter pulls at their natal {point}. → Show how far it has got already.',
        '{child} enlarges a plan that should first be finished, with Jupiter against their natal {point}. → Finish one corner of it.',
      ],
    ),
  },
  Saturn: {
    Sun: both(
      [
        '{child} is steady, and what they practise now stays. → Fix an hour for it and keep it free.',
        '{child} takes on a duty and holds to it. → Say thank you in the third week, when nobody else does.',
      ],
      [
        '{child} meets a limit and feels small. → Do something together in which they are good.',
        '{child} tires sooner and laughs less. → Take one duty off the week, and put an early night in its place.',
      ],
    ),
    Moon: both(
      [
        '{child} is calm and likes order. A good time to set a bedtime that lasts.',
        '{child} draws close to an older person. → Make a weekly visit of it, on a fixed day.',
      ],
      [
        '{child} feels alone and does not say so. → Sit with them for ten minutes each evening.',
        '{child} is homesick even at home. → Bring back an old ritual, the song or the story.',
      ],
    ),
    Mercury: both(
      [
        '{child} can concentrate longer than usual. → Use it for the difficult book or the hard piece.',
        '{child} thinks carefully and remembers well. → Let them make the plan for the weekend.',
      ],
      [
        '{child} finds learning heavy and doubts their head. → Shorten the tasks, and read the good lines first.',
        '{child} gets answers with corrections in red. → Mend one fault each day, and leave the others.',
      ],
    ),
    Venus: both(
      [
        '{child} has one friend to rely on. → Make it easy for the two to meet.',
        '{child} treats things with care now. → Give them something of value to look after.',
      ],
      [
        '{child} feels less liked than they are. → Tell them what you like, with an example.',
        '{child} is left out now and then. → Plan a good afternoon with one faithful friend or cousin.',
      ],
    ),
    Mars: both(
      [
        '{child} has strength for a dull effort. → Choose what they want to be able to do by summer.',
        '{child} works with patience and skill. → Lend them a real tool, and show how it is kept.',
      ],
      [
        '{child} wants to, and something is always in the way. → Go round it together, instead of through.',
        '{child} is angry at rules. → Explain one of them, and drop one that is not needed.',
      ],
    ),
    Ascendant: both(
      [
        '{child} makes a serious impression and is trusted. → Give them a key or an errand.',
        '{child} holds to new habits now. → Begin with one, on a Monday, and do it together.',
      ],
      [
        '{child} is shy and feels looked at. → Arrive early in new places, and keep visits short.',
        '{child} seems older than they are these months. → See that there is something silly each day.',
      ],
    ),
    Midheaven: both(
      [
        '{child} reaches an aim that took long. → Write down together how they did it.',
        'A strict grown-up agrees with {child}. → Let them hear it from that person if you can.',
      ],
      [
        '{child} is tested in public and minds it. → Practise at home, and go out for a treat whatever comes of it.',
        '{child} is afraid to disappoint you. → Tell them plainly that nothing would change for you.',
      ],
    ),
    slow: both(
      [
        '{child} puts something old in order, as Saturn supports their natal {point}. → Help with the boxes.',
        '{child} and others of that age get a firmer step while Saturn stands well to their natal {point}. → Keep to the plan.',
      ],
      [
        '{child} and others of that age find out which plan does not hold, since Saturn tests their natal {point}. → Repair that part only.',
        '{child} has to wait for something, with Saturn against their natal {point}. → Mark the days on a calendar.',
      ],
    ),
  },
  Uranus: {
    Sun: both(
      [
        '{child} wants to do it in a new way, and it works. → Let them change one thing in their room.',
        '{child} surprises you with a talent. → Give it an afternoon before you look for a course.',
      ],
      [
        '{child} pulls at every rule. → Loosen one, and hold the others with good humour.',
        '{child} changes their mind about who they want to be. → Enjoy the new one for a week.',
      ],
    ),
    Moon: both(
      [
        '{child} is glad of a change at home. → Move the bed, or eat in the garden.',
        '{child} shakes off an old fear. → Celebrate the day with something small, like a favourite meal.',
      ],
      [
        '{child} is restless at night and moody by day. Screens off early, and one thing kept the same.',
        '{child} wants to be near and then alone. → Leave the door open and do not take it personally.',
      ],
    ),
    Mercury: both(
      [
        '{child} has bright ideas. → Keep paper where they are, and ask how it works.',
        '{child} understands in a moment what was dark for weeks. → Go on quickly, while it lasts.',
      ],
      [
        '{child} jumps from one thing to the next. → Do ten minutes of one, with a clock.',
        '{child} says odd things at the wrong moment. → Laugh first, and talk about it later.',
      ],
    ),
    Venus: both(
      [
        '{child} meets somebody new and interesting. → Invite that child soon, for a short afternoon.',
        '{child} discovers a taste of their own. → Let them wear it or put it on the wall.',
      ],
      [
        '{child} drops one friend for another. → Help them to be kind to the first.',
        '{child} is bored with their things. → Swap some with a neighbour for a month.',
      ],
    ),
    Mars: both(
      [
        '{child} is quick and inventive with the hands. → Give tools, wood and a corner.',
        '{child} dares to move in a new way. → Try climbing, skating or dancing with them this month.',
      ],
      [
        '{child} acts before thinking. → Go over the rules of the road again, and check the bicycle.',
        '{child} is furious over a trifle. → Let them run about before you talk of it.',
      ],
    ),
    Ascendant: both(
      [
        '{child} shows a new side, and people like it. → Let them introduce themselves when you meet somebody.',
        '{child} makes a fresh start in some group. → Go along the first time only.',
      ],
      [
        '{child} puzzles others and is puzzled. → Keep the day regular, and the hair their own affair.',
        '{child} breaks off with a group. → Ask in a week what they would like instead.',
      ],
    ),
    Midheaven: both(
      [
        '{child} finds a new field. → Give it three months before you judge whether it lasts.',
        '{child} is good at something you never thought of. → Ask them to teach you.',
      ],
      [
        '{child} throws over an aim. → Keep the instrument for a while, and say nothing.',
        '{child} resists whoever is in charge. Hear their side first, and then the other.',
      ],
    ),
    slow: both(
      [
        '{child} shares a fresh wind with others of that age, as Uranus helps their natal {point}. → Try the new method.',
        '{child} is freed of something old, with Uranus well placed to their natal {point}. → Let it go together.',
      ],
      [
        '{child} shares a restless time with all of that age, as Uranus strains their natal {point}. → Keep one custom at home unchanged.',
        '{child} feels a jolt in something slow, since Uranus crosses their natal {point}. → Stay calm, and wait a month.',
      ],
    ),
  },
  Neptune: {
    Sun: both(
      [
        '{child} is full of pictures and kindness. → Give music, paint and an hour without a plan.',
        '{child} wants to help. → Find one animal or one person they really can help.',
      ],
      [
        '{child} is unsure who they are. → Tell them who you see, in three true sentences.',
        '{child} tires and dreams. → Go for early nights first, and leave out the reproaches.',
      ],
    ),
    Moon: both(
      [
        '{child} feels with you and says lovely things. → Write one of them down with the date.',
        '{child} sleeps and dreams well. → Read long stories in the evenings of these weeks.',
      ],
      [
        '{child} takes in every sadness in the house. → Tell them which of it is not theirs.',
        '{child} is afraid at dusk. → Leave a light on in the hall, and the news off.',
      ],
    ),
    Mercury: both(
      [
        '{child} thinks in stories now. → Write one together this month, a page a day.',
        '{child} learns best by ear. → Sing together what has to be remembered by Friday.',
      ],
      [
        '{child} forgets and mixes things up. → Write on paper what was agreed, with a drawing.',
        '{child} tells what they wish were true. → Ask gently which part of it they really saw.',
      ],
    ),
    Venus: both(
      [
        '{child} loves with a full heart. A pet or a choir is a good place for it.',
        '{child} sees beauty everywhere. → Go and look at some of it together, in silence.',
      ],
      [
        '{child} sees a friend in too bright a light. → Be there when the light changes.',
        '{child} gives and is not given to. → Count the good friends together, and invite one.',
      ],
    ),
    Mars: both(
      [
        '{child} moves with grace. Swimming and dancing go well now, if there is no contest.',
        '{child} acts for somebody weaker. → Praise it, and see that the helper rests, too.',
      ],
      [
        '{child} has no strength today and does not know why. → Let them rest without a reason.',
        '{child} begins and forgets. → Sit beside them for the middle part of a task.',
      ],
    ),
    Ascendant: both(
      [
        '{child} is gentle, and people open up. → Take them along to somebody old or alone.',
        '{child} feels the mood of a place. → Choose friendly places, and leave the others early.',
      ],
      [
        '{child} gets lost in others. → Ask after each visit what they themselves would have liked.',
        '{child} is misread by strangers. → Speak for them once, clearly, and then let them speak.',
      ],
    ),
    Midheaven: both(
      [
        '{child} dreams of what they would like to do. → Visit someone who does it.',
        '{child} may move others with a song or a picture. → Give it a small stage.',
      ],
      [
        '{child} does not know what it is all for. → Give a task with an end they can see.',
        '{child} is promised something vague. → Ask on their behalf for the day and the hour.',
      ],
    ),
    slow: both(
      [
        '{child} shares a soft time with others of that age, as Neptune helps their natal {point}. Music suits it.',
        '{child} lets go of something without pain, with Neptune kind to their natal {point}. → Say goodbye properly.',
      ],
      [
        '{child} doubts something they were sure of, as Neptune clouds their natal {point}. → Wait for a season.',
        '{child} and all of that age lose an old certainty while Neptune stands against their natal {point}. Your habits at home hold them.',
      ],
    ),
  },
  Pluto: {
    Sun: both(
      [
        '{child} grows stronger from inside. → Trust them with something that took courage to give.',
        '{child} puts an old weakness behind them. You need not mention it to them again.',
      ],
      [
        '{child} fights for their will. → Leave them one or two victories that cost you nothing.',
        '{child} is different after a hard week. → Give them time, and do not ask for the old one back.',
      ],
    ),
    Moon: both(
      [
        '{child} lets go of an old sorrow. → Be near, and do not explain it.',
        '{child} trusts you with something. → Keep it to yourself, and do not ask for more.',
      ],
      [
        '{child} holds on tight and fears a loss. → Say when you go and when you come.',
        '{child} has strong moods behind a quiet face. → Work beside them in the garden or the kitchen.',
      ],
    ),
    Mercury: both(
      [
        '{child} wants to know it exactly. → Go to the museum, and stay at one case.',
        '{child} says a true thing at last. → Thank them, and do not scold in the same hour.',
      ],
      [
        '{child} cannot stop thinking of one thing. → Give it a time of day, and close it with a game.',
        '{child} keeps a secret that weighs. → Say that you can bear to hear it.',
      ],
    ),
    Venus: both(
      [
        '{child} forms a deep bond. → Get to know that friend and the family behind.',
        '{child} gives up something and is glad. → Ask nothing, and let them see that you noticed.',
      ],
      [
        '{child} would like to have a friend to themselves. → Bring a third child into the game.',
        '{child} loses or outgrows a friend. → Be sad together for an evening, and plan something on the next day.',
      ],
    ),
    Mars: both(
      [
        '{child} has great stamina. → Set one aim for the season, theirs and not yours.',
        '{child} overcomes a fear by doing it. → Stand where they can see you while they do it.',
      ],
      [
        '{child} holds anger back until it breaks. → Ask early what is wrong, and let them stamp.',
        '{child} tests who is stronger. → Do not join in; go out of the room and come back.',
      ],
    ),
    Ascendant: both(
      [
        '{child} makes an impression and uses it well. → Tell them that you have noticed it.',
        '{child} steps out of an old role. → Let the new one be, and stop telling stories of the old.',
      ],
      [
        '{child} withdraws and looks stern. → Stay friendly, and ask for their help with something small.',
        '{child} is in a contest with somebody close. → Speak with both, one at a time.',
      ],
    ),
    Midheaven: both(
      [
        '{child} wants one thing with their whole will. → Help them to do it properly.',
        '{child} gains respect by doing a hard thing. → Leave all the credit for it with them.',
      ],
      [
        '{child} feels pressed by someone in charge. → Find out what happened before you act.',
        '{child} gives up an aim that was never theirs. → Let it go, and wait for the next.',
      ],
    ),
    slow: both(
      [
        '{child} shares a slow renewal with all of that age, as Pluto works with their natal {point}. You need do nothing about it.',
        '{child} becomes a little wiser in something old, with Pluto on good terms with their natal {point}. → Ask what they think of it.',
      ],
      [
        '{child} shares a slow pressure with all of that age, as Pluto stands against their natal {point}. → Keep the household calm.',
        '{child} has to part with something, since Pluto crosses their natal {point}. → Help them to do it in small steps.',
      ],
    ),
  },
} satisfies { [Planet in keyof typeof westernSlowTransit]: Record<keyof (typeof westernSlowTransit)[Planet], ByTemper> }
