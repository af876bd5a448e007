import type { ClassicalPlanet } from '../../western/points.ts'
import type { Standing } from '../../western/standing.ts'
import { type Cell, from } from '../passage.ts'

// The condition of a planet in a tropical chart, independent of its sign and house
const passage = from(
  'Essential and accidental dignities after Lilly, Christian Astrology; what they mean by common Western practice',
)

export default {
  Sun: {
    strong: [
      passage(
        'You know early what is worth getting up for: your Sun is strong, {why}. When the others wait for a decision, they look at you, and after a defeat you are yourself again within days. → Choose something large enough for it, because you get restless on small stages.',
        'sure of self',
        'in front',
      ),
      passage(
        'People believe you when you speak for them, since your Sun is strong, {why}. You introduce yourself to strangers without a lowered voice. → Lend this confidence out on purpose: take a shy person along to the next occasion and let them begin.',
        'open to strangers',
        'sure of self',
      ),
      passage(
        'You are sure of your direction, and it steadies the people around you: your Sun is strong, {why}. In a lost hiking group you take the map without a word. → Ask for advice from time to time all the same, because nobody dares to offer you any.',
        'sure of self',
        'in front',
      ),
    ],
    steady: [
      passage(
        'You have an even sort of confidence: your Sun is steady, {why}. It grows when you can see a result and shrinks when nobody answers your message. → Keep one piece of work with your own name on it, and show it to somebody each month.',
      ),
      passage(
        'You believe in yourself on most days, and you can do without applause for a while, because your Sun is {why}. After a week without any answer you begin to doubt. → Ask for feedback then, directly, from one person who knows your field.',
      ),
      passage(
        'You neither push to the front nor hide: your Sun is steady, {why}. You speak up in the second half of a meeting, and it is usually useful. → Decide beforehand on one matter in which you want to be first, and leave the others.',
      ),
    ],
    strained: [
      passage(
        'Your will is sound and starts late: your Sun is {why}. You wait at the kerb for one more person to nod, and the bus has gone. → Take decisions before noon and tell one person at once; most of your force then arrives.',
        'decides slowly',
      ),
      passage(
        'You lose part of your confidence on the way to the door, because your Sun is {why}. In your own room you know exactly what to say. → Write the first sentence down and say that one; the others come by themselves.',
        'doubts self',
      ),
    ],
    pressed: [
      passage(
        'You have to wait for recognition, and you sometimes look for it in faces that cannot give it: your Sun is {why}. You check twice if anyone has reacted to what you posted. → Keep a list of finished things; it holds on days without praise.',
        'doubts self',
      ),
      passage(
        'You work uphill when you want to be seen, as your Sun is {why}. Somebody else tells your idea, and it is applauded. → Say I suggested this, calmly, the same day, and choose one circle in which people know what you can do.',
      ),
    ],
  },
  Moon: {
    strong: [
      passage(
        'You can trust your instinct with a decision: your Moon is strong, {why}. After an upset you sleep and eat again within a day or two, and people grow calm beside you. → Follow the first feeling in small things, and write down how often it was right.',
        'lets go',
        'sleeps well',
      ),
      passage(
        'You recover quickly and make others feel at home, because your Moon is strong, {why}. In a crowded waiting room the crying child comes to your chair. → Take your own rest as seriously as theirs, since nobody will think that you need it.',
        'lets go',
        'hard to upset',
      ),
      passage(
        'You know what does you good, and you do it: your Moon is strong, {why}. After a bad call you water the plants and are yourself again. → Teach this to somebody anxious, step by step, since you think that everyone can do it.',
        'lets go',
      ),
    ],
    steady: [
      passage(
        'Your moods pass at their own pace and need no more than ordinary care: your Moon is steady, {why}. A known street or a known meal shortens a bad day. → Make a list of five things that comfort you and keep two of them in the house.',
      ),
      passage(
        'You feel what others feel, and mostly you can put it down again, as your Moon is {why}. Only a week of short nights makes you thin-skinned. → Go to bed early twice before you decide that something is wrong with your life.',
        'puts moods down',
      ),
      passage(
        'You are neither cold nor easily drowned: your Moon is steady, {why}. People bring you moderate troubles, and you have soup for them. → Tell somebody about your own before they are big; you tend to wait for a good moment.',
        'puts moods down',
      ),
    ],
    strained: [
      passage(
        'Small upsets last a day longer with you than they should: your Moon is {why}. You take tiredness for sadness and answer a friend too shortly. → Rest before you have earned it, and eat at the usual hour even when you do not feel like it.',
        'holds on',
        'easily hurt',
      ),
      passage(
        'You keep your balance with some effort, because your Moon is {why}. After a visit you clean up until midnight to get quiet again. → Sit down for ten minutes first, without a screen; the rest of the evening changes.',
      ),
    ],
    pressed: [
      passage(
        'Your feelings come late or all at once, and others guess at your needs because you do not say them: your Moon is {why}. On Thursday you cry about Monday. → Tell one person the plain truth each week, at a fixed hour, before it collects.',
        'hides feelings',
      ),
      passage(
        'You tend not to count on comfort, and you expect to manage alone, as your Moon is {why}. You stand in the kitchen and say that it is nothing. → Say instead: give me ten minutes, and then sit with me.',
        'copes alone',
        'hides feelings',
      ),
    ],
  },
  Mercury: {
    strong: [
      passage(
        'Facts stay where you put them, and you ask questions in the right order: your Mercury is strong, {why}. You explain the new app to three generations at one table. → Use it on something hard once a week, because easy things bore you.',
        'exact',
        'thinks fast',
      ),
      passage(
        'You learn fast and express yourself clearly, since your Mercury is strong, {why}. People forward your summary instead of the report. → Listen to the end all the same; you understand the words so early that you miss the tone.',
        'learns fast',
        'thinks fast',
      ),
      passage(
        'Your mind is quick and tidy, because your Mercury is strong, {why}. You find the mistake in the bill before the waiter has turned round. → Explain your steps to others as you go, or they will admire you and learn nothing.',
        'exact',
        'thinks fast',
      ),
    ],
    steady: [
      passage(
        'You learn as fast as you are interested: your Mercury is steady, {why}. What bores you, you read three times. → Use a notebook, and repeat what was agreed before you hang up, and you will be as reliable as the quickest.',
      ),
      passage(
        'Your mind does its work without fuss, because your Mercury is {why}. You need a night for a good answer, and it is a good one. → Say so when someone wants it at once: you will have my reply at ten tomorrow.',
        'thinks slowly',
      ),
      passage(
        'You think clearly when there is quiet and lose the thread in noise: your Mercury is steady, {why}. In the open office or at a family lunch you nod and forget. → Take the important talk outside for a short walk.',
      ),
    ],
    strained: [
      passage(
        'You find the right answer ten minutes too late: your Mercury is {why}. On the way home you write the perfect sentence in your head. → Ask for the question in advance, or for the right to reply tomorrow.',
        'thinks slowly',
      ),
      passage(
        'Your thoughts are better than their timing, because your Mercury is {why}. You interrupt, or you speak when the topic has moved on. → Ask one question before you state your view; it buys you the time you need.',
      ),
    ],
    pressed: [
      passage(
        'Your worry is louder than your thought on some days: your Mercury is {why}. You read one short message six times and find a new meaning each time. → Call instead of writing, and let a second pair of eyes check your figures.',
        'expects trouble',
      ),
      passage(
        'You are quicker in thinking than in saying it, or slower when it counts, as your Mercury is {why}. A form with nine boxes takes you an evening. → Do such things in the morning, with a friend on the line who reads along.',
      ),
    ],
  },
  Venus: {
    strong: [
      passage(
        'You like and are liked without a strategy: your Venus is strong, {why}. You choose the right present in ten minutes, and money tends to follow what you enjoy. You think nothing of it, so find out what others are paid for the same thing.',
      ),
      passage(
        'Your taste is sure, and people feel good near you, because your Venus is strong, {why}. You put two strangers together at lunch, and they go on holiday a year later. → Spend some of this charm on what you yourself want.',
      ),
      passage(
        'You know what is worth liking, and people like you back: your Venus is strong, {why}. A dull room looks better when you have moved two things. → Ask yourself once a month if you enjoy it too, and change what you do not.',
      ),
    ],
    steady: [
      passage(
        'Your affection is returned about as often as you offer it: your Venus is steady, {why}. A friend answers your card with a card. Small courtesies that you can keep up do more for you than one grand gesture a year.',
      ),
      passage(
        'You know what you like, and you get better at it with practice, as your Venus is {why}. At a market you choose slowly and are happy with it. → Go first more often: invite, suggest, give the compliment you are thinking.',
      ),
      passage(
        'You get on with most people and are close to a few: your Venus is steady, {why}. The bond lives by regular small meetings. When a month has passed without one, you are the person who should write.',
      ),
    ],
    strained: [
      passage(
        'You please others easily and are slow to say what would please you: your Venus is {why}. They choose the film, and you say that you do not mind. → Name your wish first once a week, in something small like the film.',
        'gives in',
      ),
      passage(
        'You like people more than they can see, because your Venus is {why}. Your second meeting tends to be better than your first. → Let a friend arrange that second one, and give small things in both directions.',
      ),
    ],
    pressed: [
      passage(
        'You measure your worth by what others give, in money or attention: your Venus is {why}. An unanswered message costs you the afternoon. → Spend one evening a week on what pleases nobody but you, and ask your price without an apology.',
        'easily hurt',
      ),
      passage(
        'You work for affection instead of expecting it, as your Venus is {why}. You carry the heaviest bag of the whole group. → Let somebody carry yours next time, and stay beside them while they do it.',
      ),
    ],
  },
  Mars: {
    strong: [
      passage(
        'Your effort goes where you aim it, and your anger says its piece and leaves: your Mars is strong, {why}. A deadline makes you better. → Choose work or sport with an edge to it, because idle strength looks for a quarrel.',
        'lets go',
      ),
      passage(
        'You act at the right moment and finish what you begin, since your Mars is strong, {why}. When the pipe bursts you know where the tap is. → Teach somebody else where it is too, so that you do not have to come every time.',
        'finishes',
        'decides fast',
        'keeps going',
      ),
      passage(
        'You have courage when it is needed and peace afterwards: your Mars is strong, {why}. You say the awkward sentence that everybody was waiting for. → Look for an opponent of your own size, in sport or in work, so that you do not win too easily.',
        'bold',
      ),
    ],
    steady: [
      passage(
        'You have as much drive as the day requires: your Mars is steady, {why}. You start well when the first step is small and lies ready. → Put the running shoes beside the bed; a fixed hour does for you what willpower will not.',
      ),
      passage(
        'You can fight when you must and would rather not, because your Mars is {why}. You complain about the noise on the third evening, politely. → Do it on the first; you are better at it than you think.',
        'keeps the peace',
      ),
      passage(
        'Your energy comes in regular portions: your Mars is steady, {why}. You fall behind in a sprint and pass the sprinters later. → Plan your week by two good hours a day and give them to what matters most.',
        'keeps going',
      ),
    ],
    strained: [
      passage(
        'Beginnings cost you more than they should, and the last mile goes well: your Mars is {why}. You circle the desk for an hour before you open the file. → Lay out the tools in the evening, and fight on one front at a time.',
        'finishes',
        'decides slowly',
      ),
      passage(
        'You pull a heavier cart than most, because your Mars is {why}. After the second errand you are already tired, and you do the third in anger. → Plan a pause before it, and leave one thing for tomorrow on purpose.',
        'tires easily',
      ),
    ],
    pressed: [
      passage(
        'Your energy leaks into irritation or waits until someone pushes you: your Mars is {why}. You bang the dishes and say that nothing is wrong. → Tire your muscles on most days, and choose one fight a season that is worth it.',
      ),
      passage(
        'You meet resistance when you want something, or you expect it, as your Mars is {why}. You ask so carefully that it sounds like a no. → Ask in one sentence with a date in it, and stay standing there.',
        'timid',
      ),
    ],
  },
  Jupiter: {
    strong: [
      passage(
        'Doors open when you knock, and help comes back to you by another road: your Jupiter is strong, {why}. Somebody you drove home one evening is the one who later recommends you. → Promise only what you can do without luck, and take the luck as a present.',
      ),
      passage(
        'You trust people, and many become what you trusted them to be: your Jupiter is strong, {why}. A teacher or a sponsor tends to turn up when you set out. → Set out again this year, one size larger than seems sensible.',
        'trusts quickly',
        'expects good',
      ),
      passage(
        'You expect good things and notice them when they come, since your Jupiter is strong, {why}. A stranger on a train gives you an address, and it is the right one. → Pass on such luck within a week, and it goes round.',
        'expects good',
      ),
    ],
    steady: [
      passage(
        'You have ordinary luck: a fair hearing, a second chance, a friend who knows someone, since your Jupiter is steady, {why}. It works when you apply and sleeps when you wait. → Send one application or one question this week.',
      ),
      passage(
        'You hope within reason, as your Jupiter is {why}. You buy one ticket, not twenty, and enjoy the draw. Learning widens your life more than money does, so choose one thing to study that has no use yet.',
      ),
      passage(
        'You believe what you have seen, and you are generous when there is enough: your Jupiter is steady, {why}. You tip well on good days. → Make it a habit with a sum, and you will feel rich more often.',
      ),
    ],
    strained: [
      passage(
        'Your chances come at an awkward hour or with a fee: your Jupiter is {why}. The good course starts on the day of the wedding. → Take one of three all the same, after reading the terms twice, and say no to the other two.',
      ),
      passage(
        'You help too early or hope too high, because your Jupiter is {why}. You lend the drill, the car and the weekend. → Say let me look at my calendar before each yes; that one sentence saves you most of it.',
        'promises too much',
      ),
    ],
    pressed: [
      passage(
        'You hope for too much or you keep your hopes so low that nothing can disappoint you: your Jupiter is {why}. You stay out of a contest, and the winner turns out to be no better. → Choose one large aim and give it a budget.',
      ),
      passage(
        'You find it hard to trust the future, as your Jupiter is {why}. You pack for rain, snow and a strike. → Say one belief of yours aloud to a friend each month and look together at what speaks for it.',
        'expects trouble',
      ),
    ],
  },
  Saturn: {
    strong: [
      passage(
        'Patience pays for you: your Saturn is strong, {why}. What you build is inspected, insured and still standing after ten years. → Accept the key when it is offered, and choose a helper at once, because you would do it all alone.',
        'patient',
        'keeps going',
      ),
      passage(
        'You can wait, plan and bear a dull month, since your Saturn is strong, {why}. You are in the third year of something the others gave up in the first. → Tell people your deadline early; they learn order from you.',
        'patient',
        'has stamina',
        'keeps going',
      ),
      passage(
        'You know what a thing costs in time, and you pay it: your Saturn is strong, {why}. Your tools are old, and all of them work. → Let yourself be early for once and use the free hour for nothing.',
      ),
    ],
    steady: [
      passage(
        'You meet your duties at a tolerable price: your Saturn is steady, {why}. Fear shows itself in you as caution, with a spare key and a printed ticket. → Drop one inherited rule this year and keep the ones you would choose again.',
      ),
      passage(
        'You are reliable without making a religion of it, because your Saturn is {why}. Your bill is paid on the last day, but it is paid. → Do the unpleasant thing on Monday morning instead; the rest of your week gets lighter.',
        'keeps promises',
      ),
      passage(
        'You know your limits and mostly keep to them: your Saturn is steady, {why}. When a third committee asks, you need two days to refuse. → Write the refusal once as a form letter and use it every time.',
      ),
    ],
    strained: [
      passage(
        'Your duties come in before the last ones are done, and you count them at night: your Saturn is {why}. At three you remember the insurance. → Keep a list with an end to it, and give one task a week to someone else.',
        'sleeps badly',
      ),
      passage(
        'You carry out your tasks in some discomfort, as your Saturn is {why}. You finish, and think of what is missing. → Let a second person say when it is good enough, and believe them for a month as a trial.',
        'finishes',
      ),
    ],
    pressed: [
      passage(
        'You feel guilty where you should only judge, and you think that rest must be earned twice: your Saturn is {why}. On holiday you wait to be called back. → Write down your limits, and end a task on the agreed day.',
        'doubts self',
      ),
      passage(
        'You judge yourself hard and load yourself heavily, because your Saturn is {why}. You apologise to the person who stepped on your foot. → Ask somebody older who is kind, and borrow their measure for a while.',
        'doubts self',
      ),
    ],
  },
} satisfies Record<ClassicalPlanet, Record<Standing, Cell>>
