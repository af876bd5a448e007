import type { AreaStanding, LifeArea } from '../../western/life-areas.ts'
import { type Cell, from } from '../passage.ts'

// An area of life in a tropical chart, by the condition of its significators; besides `steady` there are `slow` and `divided`
const passage = from('Common Western practice: an area of life by its natural significator and the ruler of its house')

export default {
  identity: {
    strong: [
      passage(
        'You are what people take you for, which saves you a lot of explaining. Plans that you make alone tend to hold; let a friend correct one of them now and then.',
        'open to strangers',
        'sure of self',
      ),
      passage(
        'You know who you are, and you do not change your voice on the phone. → Use it to introduce somebody shy this week; they borrow your certainty.',
        'sure of self',
      ),
    ],
    steady: [
      passage(
        'You make yourself over time, out of things you try. Some rooms bring you out and others dim you, so choosing your rooms is half of the work.',
      ),
      passage(
        'You are the same person in most rooms, and nothing blurs you for long. You grow clearer with each thing that you decide without asking.',
      ),
    ],
    slow: [
      passage(
        'You show yourself by degrees. People see a habit or a role first and you later, and one friend who knew you early is a good mirror.',
        'guarded',
      ),
      passage(
        'You let others speak first and are known late. → Tell one new person this month what you care about, on the first evening.',
        'guarded',
      ),
    ],
    divided: passage(
      'You have two answers to who you are, one at ease and one on its guard. → Tell people which of them is speaking, and you save half of the misunderstandings.',
    ),
    pressed: [
      passage(
        'You defend who you are, or you put it away for quieter times. → Make small choices in public without asking leave, and you get your outline back line by line.',
      ),
      passage(
        'You explain yourself more than you need to. → Say no once this week without a reason, and notice that people accept it.',
      ),
    ],
  },
  emotion: {
    strong: [
      passage(
        'You can trust your feelings: they report early and settle again. Others bring you their troubles and leave lighter, so give yourself a closing hour.',
        'lets go',
        'shows feelings',
      ),
      passage(
        'You know what you feel while you feel it. → Act on it in small things the same day, and you rarely have anything to repair.',
        'shows feelings',
      ),
    ],
    steady: [
      passage(
        'Your feelings keep to the middle, with a few tides that you can learn by heart. → Say the need first, before the reproach that was going to carry it.',
      ),
      passage(
        'Your moods have a modest range and most of them have a cause. → Keep one hour a day in which nobody needs you, and they look after themselves.',
      ),
    ],
    slow: [
      passage(
        'You need a moment before you can show a feeling. Your first answer is polite and your second is true, so tell people that the second one is coming.',
        'hides feelings',
      ),
      passage(
        'You find out in the evening what the morning did to you. → Keep five minutes before supper for the question of how it was.',
      ),
    ],
    pressed: [
      passage(
        'Your feelings tend to manage with little room, by hiding, hurrying or turning into thought. → Wait a day before you answer; what you feel then can be trusted.',
        'hides feelings',
      ),
      passage(
        'You are asked how you are, and you say that you are busy. → Answer once a day with a feeling instead, to somebody who can bear it.',
        'hides feelings',
      ),
    ],
  },
  mind: {
    strong: [
      passage(
        'Your mind takes things in, sorts them and gives them out again without losing much. → Give your idle hours a puzzle, or your mind will find one.',
        'learns fast',
        'thinks fast',
      ),
      passage(
        'You see the point early and can say it simply. → Lend this to a difficult talk in the family; you are the one who can keep to the subject.',
        'thinks fast',
      ),
    ],
    steady: [
      passage(
        'You learn well by doing and less well by being told. → Explain what you want to keep to somebody within the week.',
      ),
      passage(
        'You think clearly enough for most purposes and notice when you do not. Your words come out a little better on paper.',
      ),
    ],
    slow: [
      passage(
        'You think at your own pace and arrive with more than you were asked for. → Ask for the question in writing, and people will stop mistaking your care for doubt.',
        'thinks slowly',
      ),
      passage(
        'You read a page twice and keep it for ever. → Take fewer subjects this year, and you will know more than the quick ones.',
        'thinks slowly',
      ),
    ],
    divided: [
      passage(
        'You think at two speeds, one that is quick and one that stops to check. → Let the quick one draft and the slow one correct, on different days.',
      ),
      passage(
        'You answer at once and correct yourself in the evening, and both answers are yours. → Tell people which one they may quote.',
      ),
    ],
    pressed: [
      passage(
        'You think badly in noise and hurry, and well in peace. → Learn one thing slowly and for yourself, and you will see how sound your mind is.',
        'thinks slowly',
      ),
      passage(
        'You lose the thread when somebody hurries you. → Say that you will think aloud for a minute, and then do it without looking at their face.',
        'thinks slowly',
      ),
    ],
  },
  love: {
    strong: [
      passage(
        'You find love without much managing, and it finds you. → Choose by how you feel on an ordinary Tuesday and you will rarely be wrong.',
      ),
      passage(
        'You let people come close, and you notice when one of them is worth it. → Show it first this time; you can afford to.',
      ),
    ],
    steady: [
      passage('What you tend every week in love stays with you. Ordinary days decide more for you than great ones.'),
      passage(
        'Your bonds grow by what you do in them every week. A small regular kindness does more for them than a grand one.',
      ),
    ],
    slow: [
      passage(
        'You love after a second look. You are careful at the door and warm inside, so tell people early that you need time.',
        'loves slowly',
      ),
      passage(
        'You watch for a long time before you answer a smile. → Give one hint early, so that the other does not go home.',
        'loves slowly',
        'guarded',
      ),
    ],
    divided: passage(
      'You give freely in one way and hold back in another, and those who love you meet both. → Say which side is speaking, before they take it for coldness.',
    ),
    pressed: [
      passage(
        'You learn love rather than find it. → Look at your first choices as lessons, and be slow with the person who feels strangely familiar.',
      ),
      passage(
        'You look for reasons why somebody could not mean you. → Let one kind act stand for a week without testing it.',
      ),
    ],
  },
  drive: {
    strong: [
      passage(
        'You want and do almost in one movement. → Choose fewer aims than you could manage, because you will reach whatever you choose.',
        'decides fast',
      ),
      passage(
        'You begin, and the others have a direction. → Choose the hard task of the week for Monday; after that you play.',
        'decides fast',
      ),
    ],
    steady: [
      passage(
        'You have enough drive for what you have chosen, and little for what others chose for you. → Start with the part that you like.',
      ),
      passage('You can work hard when the aim is clear and close. → Put the next date where you can see it.'),
    ],
    slow: [
      passage(
        'You start at a walk and keep walking. → Begin early, and do not compare your first week with somebody else’s.',
        'finishes',
        'decides slowly',
        'keeps going',
      ),
      passage(
        'You need a push at the start and none at the end. → Ask a friend to begin with you, by phone if need be, for ten minutes.',
        'finishes',
        'decides slowly',
        'keeps going',
      ),
    ],
    divided: [
      passage(
        'You have one foot on either pedal: a part of you pushes and a part brakes. → Decide in the evening and act in the morning, so that they take turns.',
      ),
      passage(
        'You say yes with one half and look for the exit with the other. → Give yourself one day between wanting and doing, and keep it to a day.',
      ),
    ],
    pressed: [
      passage(
        'Your drive looks for a channel and comes out sideways, as lateness or as wit. → Put your body to regular use, and choose a rival who is also a friend.',
      ),
      passage(
        'You save your strength for later and arrive late. → Do the first five minutes of the thing now, with a clock; they decide the rest.',
        'decides slowly',
      ),
    ],
  },
  vocation: {
    strong: [
      passage(
        'Responsibility suits you, and in time it is offered to you. → Have the extent of a task written down before it begins to grow by itself.',
      ),
      passage(
        'You are given keys and asked for your opinion. → Decide which of two offers you would take if nobody were watching, and take that one.',
      ),
    ],
    steady: [
      passage(
        'Your work has several sides, and no single title covers them. → Keep the side that you would do unpaid.',
      ),
      passage(
        'You do your work reliably and are known for it. → Tell somebody once a year what you would like to do next.',
      ),
    ],
    slow: [
      passage('You reach the work that suits you by detours. Nothing that you learn on them is wasted.'),
      passage(
        'You change your work more often than others, and one line runs through it. → Write down what each post has taught you, and look for the next one that uses it all.',
      ),
    ],
    divided: [
      passage(
        'You serve two masters in your work, one for the name and one for the heart. → Give each of them fixed days.',
      ),
      passage(
        'You do one thing for your name and another because you love it. → Put both into the calendar by name, so that neither lives on what is left.',
      ),
    ],
    pressed: [
      passage(
        'Your standing comes slowly and you feel every step. → Do one thing so well that nobody can pass over it, and let the rest be ordinary.',
      ),
      passage(
        'You work well and are overlooked, or so it feels. → Show a finished result every month to somebody who decides, with one line of text.',
      ),
    ],
  },
  money: {
    strong: [
      passage(
        'You earn well as soon as you name your price. → Ask for the fair one and put a third of every rise aside.',
      ),
      passage(
        'You have a hand for money and need not think of it daily. → Decide once a year what it is for, in one sentence, and let the rest follow.',
        'keeps money',
      ),
    ],
    steady: [
      passage('You can plan your money, since it comes and goes evenly. → Save a fixed share by standing order.'),
      passage('You have what you need and lean on no windfall. A plain budget once a year is enough for you.'),
    ],
    slow: [
      passage(
        'Your money wants a plan. → Keep one account for bills and one for yourself, and look at both on the same day of each month.',
      ),
      passage(
        'You earn and wonder where it went. → Note every expense for one month only; two of them will surprise you, and those you can change.',
        'leaks money',
      ),
    ],
    pressed: [
      passage(
        'You have to watch over your money. → Decide large sums with somebody who is not afraid of figures, and never on the day on which you are asked.',
      ),
      passage(
        'You know the feeling of opening a letter with two fingers. → Put one evening a month aside for all of them, with music, until the pile is gone.',
      ),
    ],
  },
  home: {
    strong: [
      passage(
        'Your roots hold, and you can put down new ones wherever you go. People come to your house to feel at home themselves.',
      ),
      passage(
        'You have a place to come back to, inside you and outside. → Invite somebody who has none for a meal; it costs you little.',
      ),
    ],
    steady: [
      passage('You make your home by hand, room by room. The evenings that you give to it come back to you.'),
      passage(
        'You live well where you know the neighbours. → Greet them first and your street becomes part of the house.',
      ),
    ],
    slow: [
      passage(
        'You take long to feel at home anywhere. → Unpack the last box; it does more for you than a better address.',
      ),
      passage(
        'You live for a long time out of boxes and habits. → Choose one room and finish it, down to the lamp, before you begin another.',
      ),
    ],
    pressed: [
      passage(
        'You may feel less firm ground under you than you need. You can lay it yourself, with a fixed place, a fixed meal and people who come back.',
      ),
      passage(
        'You feel like a guest even in your own rooms. → Hang up one thing this week that nobody else would have chosen.',
        'restless',
      ),
    ],
  },
  health_habits: {
    strong: [
      passage(
        'Habit is your ally: what you have done three times you go on doing. → Choose the next habit with care, for that reason.',
      ),
      passage(
        'You know how to keep a rhythm, and your days run by it. → When one breaks, begin again on the next morning without a speech.',
      ),
    ],
    steady: [
      passage('A short routine serves you well. Ten minutes at the same hour do more for you than a programme.'),
      passage(
        'You keep good order in ordinary weeks and lose it in busy ones. → Write down the three habits that you keep in any case.',
      ),
    ],
    slow: [
      passage(
        'Your routine needs gentle reminders. → Put the shoes by the door and the apple on the desk, and you will use both.',
      ),
      passage(
        'You begin well on Mondays. → Begin on a Thursday with something so small that you cannot refuse it, two minutes for instance.',
      ),
    ],
    pressed: [
      passage(
        'You ask your body last and your duties first. → Tie one new habit to something you do anyway, and add the next when it holds.',
      ),
      passage(
        'You live by deadlines and forget meals. → Set two alarms, one for lunch and one for bed, and obey them as you would a stranger.',
      ),
    ],
  },
  growth: {
    strong: [
      passage(
        'Your view widens by itself: books, roads and teachers find you. → Stay with one of them long enough to be changed.',
      ),
      passage(
        'You find a teacher in every trip, and your horizon moves. → Write down one thing each month that you no longer believe.',
      ),
    ],
    steady: [
      passage('You grow by steady addition. One course or one trip a year keeps you young.'),
      passage(
        'You believe what you have tested, and you test a little more each year. → Ask one person of another faith how they see it.',
      ),
    ],
    slow: [
      passage(
        'You grow one step at a time and look back often. → Look back from a higher place each time, and you will see that you moved.',
      ),
      passage(
        'You learn when you have to and then you like it. → Choose a course with a date and a fee, since both make you go.',
      ),
    ],
    divided: passage(
      'You have a wide view and a narrow gate: one part of you would set out today, the other asks for papers and proof. → Choose a road in stages.',
    ),
    pressed: [
      passage(
        'You widen your horizon by effort more than by chance. → Start with a small distance, in miles or in thought, and repeat it until it feels like yours.',
      ),
      passage(
        'You stay with what you know, and a step outside costs you more than it costs others. → Visit something near that is strange to you, a service, a market or a lecture.',
        'likes things to stay',
      ),
    ],
  },
} satisfies Record<LifeArea, Record<AreaStanding | 'slow', Cell> & { divided?: Cell }>
