import type { AreaStanding, LifeArea } from '../../western/life-areas.ts'
import { type Cell, from } from '../passage.ts'

// An area of life in a tropical chart, by the condition of its significators; besides `steady` there are `slow` and `divided`
const passage = from('Common Western practice: an area of life by its natural significator and the ruler of its house')

export default {
  identity: {
    strong: passage(
      'You are what people take you for, which saves you a lot of explaining. Plans that you make alone tend to hold; let a friend correct one of them now and then.',
    ),
    steady: [
      passage(
        'You have made yourself over time, out of things you tried. Some rooms bring you out and others dim you, so choosing your rooms is half of the work.',
      ),
      passage(
        'You are the same person in most rooms, and nothing blurs you for long. You grow clearer with each thing that you decide without asking.',
      ),
    ],
    slow: passage(
      'You show yourself by degrees. People see a habit or a role first and you later, and one friend who knew you early is a good mirror.',
    ),
    divided: passage(
      'You have two answers to who you are, one at ease and one on its guard. Tell people which of them is speaking, and you save half of the misunderstandings.',
    ),
    pressed: passage(
      'You had to defend who you are early, or put it away for quieter times. Make small choices in public without asking leave, and you get your outline back line by line.',
    ),
  },
  emotion: {
    strong: passage(
      'You can trust your feelings: they report early and settle again. Others bring you their troubles and leave lighter, so give yourself a closing hour.',
    ),
    steady: [
      passage(
        'Your feelings keep to the middle, with a few tides that you can learn by heart. Say the need first, before the reproach that was going to carry it.',
      ),
      passage(
        'Your moods have a modest range and most of them have a cause. Keep one hour a day in which nobody needs you, and they look after themselves.',
      ),
    ],
    slow: passage(
      'You need a moment before you can show a feeling. Your first answer is polite and your second is true, so tell people that the second one is coming.',
    ),
    pressed: passage(
      'Your feelings had to manage with little room, by hiding, hurrying or turning into thought. Wait a day before you answer; what you feel then can be trusted.',
    ),
  },
  mind: {
    strong: passage(
      'Your mind takes things in, sorts them and gives them out again without losing much. Give your idle hours a puzzle, or your mind will find one.',
    ),
    steady: [
      passage(
        'You learn well by doing and less well by being told. Explain what you want to keep to somebody within the week.',
      ),
      passage(
        'You think clearly enough for most purposes and notice when you do not. Your words come out a little better on paper.',
      ),
    ],
    slow: passage(
      'You think at your own pace and arrive with more than you were asked for. Ask for the question in writing, and people will stop mistaking your care for doubt.',
    ),
    divided: passage(
      'You think at two speeds, one that is quick and one that stops to check. Let the quick one draft and the slow one correct, on different days.',
    ),
    pressed: passage(
      'You have had to think against noise, hurry or an early verdict. Learn one thing slowly and for yourself, and you will see how sound your mind is.',
    ),
  },
  love: {
    strong: passage(
      'You find love without much managing, and it finds you. Choose by how you feel on an ordinary Tuesday and you will rarely be wrong.',
    ),
    steady: [
      passage(
        'You love on ordinary terms: some patience, some luck, some work. What you tend every week stays with you.',
      ),
      passage(
        'You are liked about as much as you like, and your bonds grow by use. A small regular kindness does more for them than a grand one.',
      ),
    ],
    slow: passage(
      'You love after a second look. You are careful at the door and warm inside, so tell people early that you need time.',
    ),
    divided: passage(
      'You give freely in one way and hold back in another, and those who love you meet both. Say which side is speaking, before they take it for coldness.',
    ),
    pressed: passage(
      'You learn love rather than find it. Look at your first choices as lessons, and be slow with the person who feels strangely familiar.',
    ),
  },
  drive: {
    strong: passage(
      'You want and do almost in one movement. Choose fewer aims than you could manage, because you will reach whatever you choose.',
    ),
    steady: [
      passage(
        'You have enough drive for what you have chosen, and little for what others chose for you. Start with the part that you like.',
      ),
      passage('You can work hard when the aim is clear and close. Put the next date where you can see it.'),
    ],
    slow: passage(
      'You start at a walk and keep walking. Begin early, and do not compare your first week with somebody else’s.',
    ),
    divided: passage(
      'You have one foot on either pedal: a part of you pushes and a part brakes. Decide in the evening and act in the morning, so that they take turns.',
    ),
    pressed: passage(
      'Your drive looks for a channel and comes out sideways, as lateness or as wit. Put your body to regular use, and choose a rival who is also a friend.',
    ),
  },
  vocation: {
    strong: passage(
      'Responsibility suits you, and in time it is offered to you. Have the extent of a task written down before it begins to grow by itself.',
    ),
    steady: [
      passage('You put your calling together from several pieces. Keep the piece that you would do unpaid.'),
      passage(
        'You do your work reliably and are known for it. Tell somebody once a year what you would like to do next.',
      ),
    ],
    slow: passage(
      'You find your calling along the way, and later than others. Nothing you learned before it will be wasted.',
    ),
    divided: passage(
      'You serve two masters in your work, one for the name and one for the heart. Give each of them fixed days.',
    ),
    pressed: passage(
      'Your standing comes slowly and you feel every step. Do one thing so well that nobody can pass over it, and let the rest be ordinary.',
    ),
  },
  money: {
    strong: passage('Your income follows your ability. Ask for the fair price and put a third of every rise aside.'),
    steady: [
      passage('You can plan your money, since it comes and goes evenly. Save a fixed share by standing order.'),
      passage('You have what you need and lean on no windfall. A plain budget once a year is enough for you.'),
    ],
    slow: passage(
      'Your money wants a plan. Keep one account for bills and one for yourself, and look at both on the same day of each month.',
    ),
    pressed: passage(
      'You have to watch over your money. Decide large sums with somebody who is not afraid of figures, and never on the day on which you are asked.',
    ),
  },
  home: {
    strong: passage(
      'Your roots hold, and you can put down new ones wherever you go. People come to your house to feel at home themselves.',
    ),
    steady: [
      passage('You make your home by hand, room by room. The evenings that you give to it come back to you.'),
      passage(
        'You live well where you know the neighbours. Greet them first and your street becomes part of the house.',
      ),
    ],
    slow: passage(
      'You take long to feel at home anywhere. Unpack the last box; it does more for you than a better address.',
    ),
    pressed: passage(
      'You had less firm ground at the start than you needed. You can lay it yourself, with a fixed place, a fixed meal and people who come back.',
    ),
  },
  health_habits: {
    strong: passage(
      'Habit is your ally: what you have done three times you go on doing. Choose the next habit with care, for that reason.',
    ),
    steady: [
      passage('A short routine serves you well. Ten minutes at the same hour do more for you than a programme.'),
      passage(
        'You keep good order in ordinary weeks and lose it in busy ones. Write down the three habits that you keep in any case.',
      ),
    ],
    slow: passage(
      'Your routine needs gentle reminders. Put the shoes by the door and the apple on the desk, and you will use both.',
    ),
    pressed: passage(
      'You ask your body last and your duties first. Tie one new habit to something you do anyway, and add the next when it holds.',
    ),
  },
  growth: {
    strong: passage(
      'Your view widens by itself: books, roads and teachers find you. Stay with one of them long enough to be changed.',
    ),
    steady: [
      passage('You grow by steady addition. One course or one trip a year keeps you young.'),
      passage(
        'You believe what you have tested, and you test a little more each year. Ask one person of another faith how they see it.',
      ),
    ],
    slow: passage(
      'You grow one step at a time and look back often. Look back from a higher place each time, and you will see that you moved.',
    ),
    divided: passage(
      'You have a wide view and a narrow gate: one part of you would set out today, the other asks for papers and proof. Choose a road in stages.',
    ),
    pressed: passage(
      'You had to push your horizon back on purpose. Start with a small distance, in miles or in thought, and repeat it until it feels like yours.',
    ),
  },
} satisfies Record<LifeArea, Record<AreaStanding | 'slow', Cell> & { divided?: Cell }>
