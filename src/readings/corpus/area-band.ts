import type { QualityBand } from '../../jyotish/quality.ts'
import { type Cell, from } from '../passage.ts'

// A field of life, by the band of its score
const passage = from('Own weighing of transits by house (Phaladeepika 26 for the houses)')

export const AREAS = ['love', 'career', 'money', 'health', 'mood'] as const
export type Area = (typeof AREAS)[number]

export default {
  love: {
    excellent: [
      passage(
        'You can say what you feel now and be understood. → Ring the person you are thinking of, or make up the quarrel you are tired of. What you promise is meant and is believed.',
      ),
      passage(
        'Somebody is glad to hear from you. An invitation, an apology or a question of the heart meets you half way, so do not polish the sentence too long.',
      ),
      passage(
        'You and the person you love pull the same way. → Plan something for the two of you and name a date; you will both keep it.',
      ),
      passage(
        'You are sure of somebody, and they can feel it. → Say the thing you usually only think, and say it over dinner.',
      ),
      passage(
        'A coolness between you and somebody ends as quickly as it came. → Make the first joke, and the rest is easy.',
      ),
      passage('You are good company and you know it. → Wear what you like best, and go where people meet.'),
      passage('You get a clear answer if you ask a clear question. → Put it in person rather than in writing.'),
    ],
    good: [
      passage(
        'Small kindnesses come back to you. → Cook something, answer the message at once, or walk a street further together. A shy beginning has a fair chance.',
      ),
      passage(
        'Somebody near you likes you more than you notice. → Ask for what you would like, once and kindly, and you will probably get it.',
      ),
      passage(
        'Old acquaintance may show you a new side. → Leave room in your evening for a talk that was not planned.',
      ),
      passage(
        'You and somebody near you want the same evening. → Suggest it before noon, so that nobody has to guess.',
      ),
      passage('People who see you every day notice you more than usual. → Smile first, and ask how they are.'),
      passage('You find it easy to be patient with the one you love. → Use it for the subject that needs patience.'),
      passage('Old affection warms up over a shared task. → Cook, carry or repair something together.'),
    ],
    mixed: [
      passage(
        'You get warm signals and cool ones from the same person. → Judge by what is done and let the tone of one message pass. Big questions can wait for a clearer week.',
      ),
      passage(
        'One wish is met and another is overheard. → Follow the one that was met, and say nothing about the other for now.',
      ),
      passage('You want closeness and quiet at once. → Say which of them you need first, and the evening is saved.'),
      passage(
        'You are wanted and needed by different people. → Decide early who gets your evening, and tell the other one kindly.',
      ),
      passage('You read too much between the lines. → Take the sentence as it stands, and answer only that.'),
      passage('The other person is busy rather than cold. → Leave a kind word, and do your own things.'),
      passage('You two differ about something small. → Let it be small.'),
    ],
    difficult: [
      passage(
        'Feelings are near the surface on both sides, and you may answer something that was not said. → Ask before you assume. Do a job together if talking does not work.',
      ),
      passage(
        'Words reach you sharper than they were sent, and yours do too. → Count to ten and write the second version of the message.',
      ),
      passage(
        'Company costs you strength at present. → Keep one promise, cancel one visit, and leave the old grievance out of it.',
      ),
      passage(
        'You miss something and do not say what. → Choose one wish, put it in seven words, and say it at a quiet moment.',
      ),
      passage('An old sore spot is touched without intent. → Name it once without a reproach, and change the subject.'),
      passage(
        'You want an answer that the other does not have yet. → Give it until the weekend, and be friendly meanwhile.',
      ),
      passage('You compare what you have with what others show. → Look at the person and not at the picture.'),
    ],
    hard: [
      passage(
        'You may feel alone in company. → Do not test anybody’s love in this mood; do something useful for them and go to bed early.',
      ),
      passage(
        'Silence is easily misread, and so is insisting. A cup of tea put beside somebody says what you mean better than a speech.',
      ),
      passage(
        'You are tired of a person or of missing one. → Decide nothing about staying or going now. Talk to a friend who wants nothing from either of you.',
      ),
      passage(
        'Closeness is hard for you at the moment. → Say that you need a quiet evening, and that it is not about the other.',
      ),
      passage('You hear a no in every silence. → Ask a friend for company, and leave the message for tomorrow.'),
      passage(
        'A disappointment still sits in your chest. → Be gentle with yourself, and promise nobody anything tonight.',
      ),
      passage('You two speak past each other. → Write three lines by hand instead of a fourth argument.'),
    ],
  },
  career: {
    excellent: [
      passage(
        'Your work is noticed by the people who matter. → Send the application, name your price or show the draft; you need not apologise for it first.',
      ),
      passage(
        'You can take on the task that looked too large a month ago. → Say yes, and say at once what you need for it.',
      ),
      passage('Doors stand open at work. → Speak to the person who decides, early in the day, with one clear request.'),
      passage(
        'Your word carries weight at work. → Make the proposal in the meeting, and let somebody take the minutes.',
      ),
      passage('You finish in an hour what used to take a morning. → Use the rest to show the result to somebody new.'),
      passage('Somebody above you is looking for exactly what you can do. → Say it in one sentence, with an example.'),
      passage('A hard task suddenly gives way. → Carry it to its end on the same day, while you can see how.'),
    ],
    good: [
      passage(
        'You get more done than you planned, and somebody sees it. → Put the hardest task first, and report the result yourself.',
      ),
      passage('People at work are willing to help you. → Ask one of them a definite question.'),
      passage(
        'Your effort begins to pay. → Finish what is nearly finished, because that is what will be talked about.',
      ),
      passage('You are asked for your opinion and it counts. → Prepare two arguments and one figure.'),
      passage('A colleague owes you a favour and would gladly return it. → Name the favour.'),
      passage('You are quick and accurate. → Do the thing with many details, and check it once.'),
      passage('Your plan has fewer holes than you fear. → Show it to the strictest person you know.'),
    ],
    mixed: [
      passage(
        'One thing moves at work and another stands still. → Push the one that moves, and use the waiting time for your papers.',
      ),
      passage('You hear a yes and a but. → Write down what was agreed, and leave the but for another meeting.'),
      passage(
        'You are needed in two places. → Choose the one with a date on it, and tell the other when you will come.',
      ),
      passage('Half of what you hear at work does not concern you. → Find out which half, and do the other.'),
      passage(
        'You can please your chief or your conscience today, and with a little skill both. → Take ten minutes to find the wording.',
      ),
      passage(
        'An answer you need is still in somebody’s pocket. → Ask for it once, in a friendly way, and go on with something else.',
      ),
      passage('You have more meetings than results. → Leave one early and finish a page.'),
    ],
    difficult: [
      passage(
        'Work asks more of you than it gives. → Do what has a deadline, keep your good ideas in a notebook, and go home on time.',
      ),
      passage(
        'Somebody finds fault with you, and half of it is their own trouble. → Mend the half that is true, and say thank you for it.',
      ),
      passage('Delays are not your fault, but you can lessen them. → Send the question twice, and offer two dates.'),
      passage(
        'Your effort is taken for granted. → Write down what you did this week, and keep the list for the next talk.',
      ),
      passage('You are given a task without the means for it. → Say in one line what you need before you start.'),
      passage('Somebody else is quicker with words than you. → Answer in writing, with facts, and sleep on it first.'),
      passage('The old way of doing it no longer works, and nobody admits it. → Try a small part in a new way.'),
    ],
    hard: [
      passage(
        'You make little headway at work, and pushing does not help. → Put off the announcement, keep your record clean, and protect your lunch hour.',
      ),
      passage(
        'You find few listeners at work. → Do the plain part well, and keep the clever part until people can listen.',
      ),
      passage(
        '→ Do not resign or quarrel in this mood. Tidy your desk, answer three old letters, and you will leave with a better feeling.',
      ),
      passage(
        'You are tired of your work, and it shows in small mistakes. → Check every number twice, and do the rest tomorrow.',
      ),
      passage('You get less praise than your work deserves. → Say nothing in public, and tell one friend at home.'),
      passage('You defend a plan that others have already dropped. → Save the best piece of it, and let the rest go.'),
      passage(
        'Pressure comes from above and from below. → Do the next single thing, and close the door while you do it.',
      ),
    ],
  },
  money: {
    excellent: [
      passage(
        'Money is easy to talk about now. → Ask for what you are owed, compare the large offer, sign what you have read twice. You see the value of things clearly.',
      ),
      passage(
        'You have a good hand with figures and luck beside it. → Put a part of what comes in where you will not see it.',
      ),
      passage('A payment, a discount or a useful tip may reach you. → Answer quickly, and keep the receipt.'),
      passage('Somebody is ready to pay what your work is worth. → Name the sum first, and do not fill the silence.'),
      passage('You see at once which offer is sound. → Decide between two, and drop the third.'),
      passage('Money that was stuck begins to move. → Look through old claims, deposits and refunds.'),
      passage(
        'What you buy with care now serves you for years. → Choose the better quality, and keep the proof of purchase.',
      ),
    ],
    good: [
      passage(
        'Your money holds together. → Pay one bill early and put the saved reminder out of your head. A sensible purchase serves you for long.',
      ),
      passage('You find a cheaper way if you look for ten minutes. → Ask a friend who knows the market.'),
      passage('What you earn is fair, and you may say what more would cost. A small extra income is within reach.'),
      passage(
        'You have a little more room than last month. → Pay something off before you treat yourself, and then treat yourself.',
      ),
      passage('A small saving is waiting in your contracts. → Read one of them with a pencil in your hand.'),
      passage('Somebody gives you honest advice about money. → Take notes, and thank them.'),
      passage(
        'You keep a good balance between giving and keeping. → Set the next sum aside on the same day it comes in.',
      ),
    ],
    mixed: [
      passage(
        'Something comes in and something goes out. → Leave the account as it is, and buy only what is on your list.',
      ),
      passage(
        'You see a bargain that is one and another that is not. → Sleep on both; the true one will still be there.',
      ),
      passage('A sum is a little later than promised. → Ask kindly, and fill the time without borrowing.'),
      passage(
        'You could spend it or save it, and both would be right. → Divide it by a rule that you set before you look.',
      ),
      passage('A cost and a gain come from the same person. → Speak about both in one talk.'),
      passage('The price is fair and the moment is not. → Ask them to hold the offer for a week.'),
      passage('You worry about a sum that is already paid for. → Look at the balance once, and close the book.'),
    ],
    difficult: [
      passage(
        'Small costs breed: a fee, a repair, a subscription that you forgot. → Go through the last month with a pencil and cross out one of them.',
      ),
      passage(
        'You pay more than you meant to, mostly for comfort. → Carry cash, a fixed sum, and stop when it is spent.',
      ),
      passage('Somebody wants to borrow from you. → Offer time or advice instead; you will both be glad later.'),
      passage('You are asked for more than was agreed. → Fetch the paper on which it was agreed.'),
      passage('Your money goes where your mood goes. → Walk round the block before you order anything.'),
      passage('→ Check the figures before you pay. Add them up again from the bottom.'),
      passage('You help out more than you can afford. → Name a sum, and do not go above it.'),
    ],
    hard: [
      passage(
        'Keep your purse shut where you can. What has to be decided within the hour is not for you. → Put off the large purchase and read the contract again.',
      ),
      passage(
        'Earning is slow and spending is quick at present. → Cook at home, lend nothing, and look at the figures only once.',
      ),
      passage('An old cost comes back to you. → Pay the part you owe, ask about the rest in writing, and keep a copy.'),
      passage('Two bills arrive where you expected one. → Pay the older one, and ask for time for the other.'),
      passage('You want to win back what you lost. → Leave it, and protect what remains.'),
      passage('A promise about money is broken. → Write down date and sum, and ask for a new date.'),
      passage('Every way to save costs something first. → Do nothing expensive, and wait for a calmer week.'),
    ],
  },
  health: {
    excellent: [
      passage(
        'You have strength to spare. → Do something that makes you breathe hard, and enjoy being tired afterwards. Good habits start easily now.',
      ),
      passage(
        'Your body is on your side. A longer walk, an early night and a proper breakfast do you more good than usual.',
      ),
      passage('You sleep well and wake clear. → Use it for the exercise that you have been postponing.'),
      passage('You recover overnight from almost anything. → Try the longer distance, with water and good shoes.'),
      passage('Your appetite, your sleep and your temper are in good order. → Keep the hours that brought you here.'),
      passage('You feel younger than your calendar. → Dance, swim or climb a hill, and take somebody along.'),
      passage('You have energy left over. → Prepare tomorrow’s good breakfast with it.'),
    ],
    good: [
      passage('You feel well if you keep your hours. → Eat warm, walk after dinner, and go to bed at your hour.'),
      passage(
        'You recover quickly from whatever tired you. → Drink enough, and give your eyes an hour without a screen.',
      ),
      passage('Your energy is good in the first half of the day. → Put the heavy things there.'),
      passage('You move easily if you warm up first. Five minutes of stretching are enough.'),
      passage('A regular day does you good. → Eat at the usual times, and let somebody else be exciting.'),
      passage('Fresh air clears more than your head. → Take the way through the park, even if it is longer.'),
      passage('You sleep well if you stop working an hour earlier. → Read something on paper instead.'),
    ],
    mixed: [
      passage('You have less strength than you think. → Stop a little before you are tired.'),
      passage('One part of you wants to run and another to lie down. A slow walk satisfies both.'),
      passage('You eat by mood rather than by hunger. → Cook something simple, and sit down to it.'),
      passage('You have strength for one big thing. → Choose it in the morning, and take the rest sitting down.'),
      passage('Your shoulders carry what your head will not. → Loosen them every hour.'),
      passage('You are fine as long as you do not skip a meal. → Carry something simple with you.'),
      passage('Sleep and coffee compete for you. → Let sleep win once.'),
    ],
    difficult: [
      passage(
        'You tire sooner than usual. → Leave out one task, sleep an hour longer, and do not lift what two could lift.',
      ),
      passage(
        'You may be short of sleep or patience, which is often the same thing. → Go to bed before you are exhausted.',
      ),
      passage('Haste is what hurts you now. → Take the stairs slowly and the car keys later.'),
      passage(
        'You notice the weather, the noise and other people’s moods in your body. → Find one quiet hour, and guard it.',
      ),
      passage('Your back tires sooner than usual. → Stand up more often, and carry less.'),
      passage('You eat what is quickest. → Cook a pot of something good that lasts two days.'),
      passage('You run on willpower. → Ask somebody to take one thing off you.'),
    ],
    hard: [
      passage(
        'Your strength is low, and it comes back if you let it. Quiet, warm food and regular hours are enough. → See a doctor about anything that worries you.',
      ),
      passage('→ Leave risks for amusement to others. You do yourself good by doing half.'),
      passage(
        'You give out more than you take in. → Cancel something that can be cancelled, and lie down without a telephone.',
      ),
      passage('You need rest more than advice. → Go to bed at the hour at which children do.'),
      passage('You push on because stopping feels like failing. Stopping is the stronger choice this time.'),
      passage('Your limits are nearer than usual. Respect them early, and they will move again.'),
      passage('→ If something has bothered you for weeks, have it looked at. Make the appointment in the morning.'),
    ],
  },
  mood: {
    excellent: [
      passage(
        'You are light of heart and people notice. → Use it to do the thing you are shy of. Tell somebody why you are in a good mood.',
      ),
      passage('You see the funny side of things. → Invite somebody to share it, and keep a little for Monday.'),
      passage('Your feelings are clear and friendly. It is a good moment to forgive something small for good.'),
      passage('You wake up glad without a reason. → Let the reason find you, and say yes to company.'),
      passage('Nothing can offend you easily. → Have the talk in which others are easily offended.'),
      passage('You see the good in people, and they become it. → Praise somebody who does not expect it from you.'),
      passage('A memory makes you smile, and you know why. → Ring the person who belongs to it.'),
    ],
    good: [
      passage('You are steady, and small things please you. → Put some music on and begin with what you like best.'),
      passage('You feel at home in your own skin. → Say something kind to somebody who does not expect it.'),
      passage('Your mood carries you over a dull hour. → Do the dull thing right then.'),
      passage('You are calm, and it is catching. → Sit down beside somebody who is not.'),
      passage('A small success brightens your day. → Plan one that you cannot miss.'),
      passage('You have patience with yourself. → Begin the thing at which you are still clumsy.'),
      passage('Your thoughts come in good order. → Write the letter that needs a clear head.'),
    ],
    mixed: [
      passage('Your mood changes with the company. → Choose the company, and the rest follows.'),
      passage('You are pleased and restless by turns. → Go out for twenty minutes before you decide what is wrong.'),
      passage('You want to talk and do not know about what. → Start with something you saw on the way.'),
      passage('You want to be seen and to be left alone. → Be seen for an hour, and then go home.'),
      passage('One half of you has plans and the other wants a blanket. → Give each of them half of the evening.'),
      passage('You laugh easily and tire easily. → Go home while you are still laughing.'),
      passage('A remark stays with you longer than it deserves. → Say it aloud once in a funny voice.'),
    ],
    difficult: [
      passage(
        'Little things get under your skin. → Eat first, then answer. It is not the whole truth about your life.',
      ),
      passage('You brood a little. → Write it down in five lines, close the book, and do something with your hands.'),
      passage('You are easily hurt at present. → Stay near people who speak softly.'),
      passage('You are impatient with slow people and with yourself. → Do one thing slowly on purpose.'),
      passage('You feel overlooked. → Do something that you like to look at yourself.'),
      passage('Worries come in a row as soon as you are idle. → Keep your hands busy.'),
      passage('You take the mood of the room home with you. Air it out with music or a walk.'),
    ],
    hard: [
      passage(
        'Your mood is heavy, and it will lift again. Sleep, running water and a walk help more than screens do. → If the heaviness stays, talk to somebody you trust.',
      ),
      passage('You would like to be left in peace. → Say so kindly, with an hour at which you will be back.'),
      passage(
        '→ Do not believe every thought that comes to you at night. Put on a light, drink something warm, and wait for the morning.',
      ),
      passage('Everything seems to ask something of you. → Answer one request, and let the others wait until morning.'),
      passage('You are sad for no good reason, or for a very old one. → Let it pass through you like weather.'),
      passage('You would like to shut the door on everybody. → Leave it ajar for one person.'),
      passage('Nothing tastes of much. → Do the small usual things, and talk to somebody if it stays like this.'),
    ],
  },
} satisfies Record<Area, Record<QualityBand, Cell>>
