import type { AreaStanding, LifeArea } from '../../western/life-areas.ts'
import { type Cell, from } from '../passage.ts'

// An area of life in a tropical chart, by the condition of its significators; besides `steady` there are `slow` and `divided`
const passage = from('Common Western practice: an area of life by its natural significator and the ruler of its house')

export default {
  identity: {
    strong: passage(
      'What you are and what others take you for agree, which saves a great deal of explaining. Plans made alone tend to hold. The risk is to mistake a clear outline for a finished one; let friends suggest a correction now and then.',
    ),
    steady: [
      passage(
        'The sense of self is made here over time, out of things tried. Some rooms bring it out and others dim it, and choosing rooms is half the work. What was tried and put down again is no loss, since it shows where the outline runs.',
      ),
      passage(
        'You are known as the same person in most rooms. Nothing forces the outline, and nothing blurs it for long. It sharpens with each thing you choose for yourself, so a decision that could be left to others is worth making now and then.',
      ),
    ],
    slow: passage(
      'Who you are shows by degrees. At first others see a habit or a role, and the person behind it later. You lose little by the delay, since what comes out slowly is seldom taken back; one friend who knew you early is a good mirror.',
    ),
    divided: passage(
      'Two answers are given here to who you are, one at ease and one on its guard. Some company meets the first and some the second. Telling people which of them is speaking, before they have to guess, saves you half of the misunderstandings.',
    ),
    pressed: passage(
      'Who you are had to be defended early, or put away for quieter times. That leaves a habit of asking leave where none is needed. Small public choices, made without consulting anyone and then kept, draw the outline line by line.',
    ),
  },
  emotion: {
    strong: passage(
      'Feeling is a good instrument here: it reports early and settles again. Others bring their troubles and leave lighter, so the only rule needed is a closing hour. Home cooking, water and music are not luxuries for such a Moon.',
    ),
    steady: [
      passage(
        'Feelings keep to a middle register, with a few tides that can be learnt by heart. What upsets at night is smaller by noon. It helps to say the need itself before the reproach that was going to carry it.',
      ),
      passage(
        'Your moods have a modest range, and most of them come with a cause. A bad night or a hard word moves them more than fate does. Keep one hour in the day in which nobody needs anything from you, and they look after themselves.',
      ),
    ],
    slow: passage(
      'Feelings here ask for a moment before they are shown. The first answer is polite and the second is true. Those close to you learn to ask twice; you help them by saying that the second one is coming, and roughly when.',
    ),
    pressed: passage(
      'Feeling has had to manage with little room, by hiding, hurrying or turning into thought. It is not weaker for that, only slower to arrive. Whoever waits a day before answering, and then answers, will find that it can be trusted.',
    ),
  },
  mind: {
    strong: passage(
      'The mind is well served in this chart: it takes in, sorts and gives out again without losing much on the way. Languages, figures or argument may become a livelihood. Idle hours should have a puzzle in them, or it will find one.',
    ),
    steady: [
      passage(
        'Learning goes well by doing and less well by being told. The mind here prefers one subject at a time, and remembers what it has explained to somebody else. Good tools, and a desk that faces away from the door, repay their price.',
      ),
      passage(
        'You think clearly enough for most purposes and notice when you do not. Words come when they are needed, a little better on paper. What you want to keep is best explained to somebody within the week.',
      ),
    ],
    slow: passage(
      'This mind goes at its own pace and arrives with more than it set out for. Quick talk leaves it a sentence behind. Asking for the question in writing, or for a night before the answer, shows others what it can do.',
    ),
    divided: passage(
      'Thought runs here at two speeds, one quick and one that stops to doubt. They annoy each other over small things and do good work on large ones. Let the quick one draft and the slow one correct, on different days.',
    ),
    pressed: passage(
      'Thought meets obstacles: noise, hurry, or an early verdict about cleverness that was never checked. The gift is usually narrower and deeper than school could use. Written plans, read aloud once, show how much was understood all along.',
    ),
  },
  love: {
    strong: passage(
      'Affection finds its way here without much managing. Partners tend to be kind, and parting, where it comes, leaves respect. Because so much is given freely, what matters most should still be asked for in words, once a year at least.',
    ),
    steady: [
      passage(
        'Love comes on ordinary terms: some patience, some luck, a good deal of conversation. What is shared outside the bond, a hobby, a table of friends, a piece of land, keeps it fresh. Haste at the beginning is the one expensive habit.',
      ),
      passage(
        'You like and are liked in ordinary measure, and bonds form at a walking pace. There is room for a quarrel and for its repair. What keeps them is small and regular: a fixed evening, a thing done together with the hands.',
      ),
    ],
    slow: passage(
      'Love comes here after a second look. You are careful at the door and warm inside, and some leave before they find out. Saying early that you need time, and then using it, keeps those who would have stayed anyway.',
    ),
    divided: passage(
      'You give freely in one way and hold back in another, and partners meet now the one and now the other. Neither is a mask. It helps to say what you can promise this year and what you cannot, without calling either of them love.',
    ),
    pressed: passage(
      'Love is learnt here more than found. The first choices may repeat an old bargain, to please, to rescue or to be left in peace. It changes when conditions are said aloud before the keys are exchanged, and held to afterwards.',
    ),
  },
  drive: {
    strong: passage(
      'Wanting and doing lie close together. Projects get started on the day they are thought of, and play is taken as seriously as work. Others may feel overtaken; a pause to ask who is coming along costs little and doubles the force.',
    ),
    steady: [
      passage(
        'There is enough drive for what has been chosen, provided that not everything has been chosen. Energy comes in the shape of a week, not of a day. Two priorities on the wall, and pleasure booked like an appointment, keep it honest.',
      ),
      passage(
        'There is energy for what matters and a sensible end to it. You neither burn out nor rust. It rises with company and with a visible finish, so share the effort with somebody and mark the day on which it is to be done.',
      ),
    ],
    slow: passage(
      'Your drive starts at a walk. Early steps cost more than later ones, and a cold engine is easily taken for a lack of will. Begin with ten minutes of the thing itself, at the same hour each day, and the rest follows.',
    ),
    divided: passage(
      'You have a foot on either pedal: one wants the thing now and the other asks what it will cost. Much force goes into holding yourself back. A stake fixed beforehand, in time or in money, lets you press one of them down to the floor.',
    ),
    pressed: passage(
      'Drive is blocked before it is spent: by caution, by old scolding, by a fear of winning. It tends to come out sideways, as lateness or as wit. A body put to regular use, and rivals who are also friends, clear the channel.',
    ),
  },
  vocation: {
    strong: passage(
      'Work that carries responsibility suits this chart, and is offered in time. Superiors notice care; the public notices steadiness. The title matters less than the remit, which should be written down before it begins to grow by itself.',
    ),
    steady: [
      passage(
        'A calling is assembled here out of several employments, each of which supplied one skill. The line becomes visible in looking back. Where two posts tempt equally, the one with the better colleague has usually been right.',
      ),
      passage(
        'Work goes up by ordinary steps, and each of them holds. You are given what you can carry, with now and then a little more. A talk about the next step, asked for once a year, keeps the ladder from being moved.',
      ),
    ],
    slow: passage(
      'The calling is found along the way, and the first posts only point to it. Some of your best skills come from work you did not choose. Keep a note of what others ask you to do again; after some years it reads like a description.',
    ),
    divided: passage(
      'Your working life serves two masters, one who trusts you and one who keeps finding fault. It may be a chief and a client, or two voices of your own. Put what each of them wants on one page, and let a date decide where you cannot.',
    ),
    pressed: passage(
      'Standing in the world is slow to come, and may arrive through a side entrance. Early posts teach endurance more than pride. A craft that is examined by others, with a certificate at the end, counts for more here than any promise of favour.',
    ),
  },
  money: {
    strong: passage(
      'Earning is among the better served matters of this chart. Income follows ability closely, and a reserve gathers almost unwatched. What deserves attention is purpose: money without a named use has a way of finding relatives to support.',
    ),
    steady: [
      passage(
        'Money comes and goes at a rate that can be planned. No windfall is leaned on and no ruin feared. Automatic saving of a fixed share, begun small, does more for you than any single clever purchase.',
      ),
      passage(
        'Means and wishes stay within sight of each other. You seldom have too much and seldom too little. The one habit worth adding is to decide about large sums in the morning and with a second person in the room.',
      ),
    ],
    slow: passage(
      'Money wants a plan here and repays one. Left to itself it goes on small things that nobody remembers. A figure for each month, looked at on the same day, is dull work for half a year and then a quiet comfort.',
    ),
    pressed: passage(
      'Income is interrupted, shared out or late, so that prudence is learnt young. It is a matter of terms more than of amounts. Invoices sent the same day, a separate account for duties, and no guarantee signed for others ease most of it.',
    ),
  },
  home: {
    strong: passage(
      'Roots hold. Whether the family was large or small, there is a place that can be gone back to, and the talent to make another. Property and household matters repay care; neighbours become allies when they are greeted first.',
    ),
    steady: [
      passage(
        'Home is made by degrees and by hand. There may be two addresses that both count, or two families to divide the holidays between. A room which is nobody else’s, however narrow, is worth more here than an additional floor.',
      ),
      passage(
        'Home is a place you make more than one you found. Family ties are fair, with a gap here and there that is left in peace. A key given to a neighbour and a table that seats one more do most of the making.',
      ),
    ],
    slow: passage(
      'A home is put right room by room. The first place is seldom the last, and something is always waiting for a carpenter. Finish one corner completely and live in it; the rest can take as long as it likes.',
    ),
    pressed: passage(
      'The ground moved early, or had to be shared with somebody’s trouble. So a roof is wanted and mistrusted at once. It helps to choose the place before the view, to own a few heavy things, and to let people visit.',
    ),
  },
  health_habits: {
    strong: passage(
      'Habit is on your side. What has been decided for the body is kept up for years, and daily work is so arranged that it tires evenly. The weak point is contempt for rest, which ought to be on the timetable too.',
    ),
    steady: [
      passage(
        'Routine serves well as long as it stays short: a walk, a meal at a fixed hour, a door closed at six. The day’s order matters more than any single measure. When it slips, begin again with the easiest part.',
      ),
      passage(
        'Your days have a shape that suits you, with some slack in it. Work and rest change places without much argument. When something goes wrong it is usually sleep, so look there before you look any further.',
      ),
    ],
    slow: passage(
      'A routine is kept here with gentle reminders, and lost without them. You mean well at night and forget by morning. Put the reminder where the body goes first, by the kettle or the door, and ask for a week instead of a year.',
    ),
    pressed: passage(
      'Daily order is hard won in this chart, and the body is consulted last. Duties come in heaps and leave no hour over. One habit at a time, tied to something that happens anyway, holds better than a resolution.',
    ),
  },
  growth: {
    strong: passage(
      'Whatever widens the view does you good: study, far countries, faith argued over in good company. Opportunities come through teachers, strangers and wrong turnings. It is wise to finish one course before enrolling for the next.',
    ),
    steady: [
      passage(
        'Understanding grows here by steady addition, a book or a road at a time. Belief is tested against experience and changes its wording. A mentor who disagrees is a better find than three who applaud.',
      ),
      passage(
        'You learn a little in most years and change your mind with good reason. Neither faith nor doubt shouts. A course with other people in it, or a road that takes longer than a holiday, moves the horizon further than reading does.',
      ),
    ],
    slow: passage(
      'Understanding comes one step at a time, and each is tested before the next. Far countries and large ideas are met through a single person or book. What you learn in that way stays; a plan of three years suits you better than a leap.',
    ),
    divided: passage(
      'You have a wide view and a narrow gate. One part of you would set out today, and another asks for papers, proof and the fare home. Choose a road in stages, so that each can be an end and each can be gone on from.',
    ),
    pressed: passage(
      'Horizons were drawn rather narrow, by money, duty or doctrine, and have to be pushed back on purpose. Each step outwards is followed by a doubt, which passes. Late studies, and one long road planned alone, repay more than they cost.',
    ),
  },
} satisfies Record<LifeArea, Record<AreaStanding | 'slow', Cell> & { divided?: Cell }>
