import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four cadent houses: speech, daily work, far roads and solitude
export default {
  3: {
    1: both(
      'You are quick to answer and curious about everybody. You start the talk in the lift, and by the fourth floor you know where to buy the good bread. → Talk a plan through on foot; that is how it gets legs.',
      'Your nerves speak before you do. You interrupt, or you explain what nobody asked. → Take one breath before each answer for a week; it sounds too simple, and people will tell you that you have changed.',
      { able: ['talks much'] },
    ),
    2: both(
      'You can live from your words: you write, translate, teach or sell. A sister, a brother or a neighbour brings you the work. → Count your texts and calls as hours and charge for them, since they are your real goods.',
      'You promise a price on the phone and regret it on the stairs. A small sum between you and a brother or sister can stay unsettled for years. → Name figures in writing only, a day later, and settle the old one with a smile.',
    ),
    3: both(
      'You are at home in your own streets. You know the shortcuts, the gossip and three languages of the market. → Put your table near a window to the street; half of your ideas walk past it.',
      'Your head is full of talk that was never finished. On the bus you answer a relative’s remark from Sunday for the fifth time. → Walk one stop without a phone in your hand, and ring that person from the next one.',
    ),
    4: both(
      'Your stories come from home, and you tell them best there. Brothers and sisters come back to the same table. → Write down ten family sentences exactly as they were said; you have the ear for it.',
      'You repeat old family arguments with new people. A brother, a sister or a cousin still wants your chair. → Meet that person alone with something practical to repair; you will talk better with your hands full.',
    ),
    5: both(
      'Your words like to perform. You read aloud and the children do not want to go to bed. → Take part in an open evening, with five minutes of text; you will be asked to return.',
      'A joke of yours can be good and still hurt somebody. You drop the book for the film. → Read your clever line once with the other’s eyes before you send it, and finish the chapter first.',
    ),
    6: both(
      'You write instructions that people can follow. When the printer stops, they come to your desk before they call the hotline. → Keep one page of notes a day; it brings order to your nerves as well as to your shelves.',
      'Your table is full of forms and corrections. At midnight you are still changing a comma in a text that somebody else wrote. → Correct on one day of the week only, and keep the other days for your own thoughts.',
    ),
    7: both(
      'You think best in dialogue. Somebody contradicts you over coffee, and suddenly you know what you meant. → Look for one person who asks back, at work or at home, and write the first draft of anything important together.',
      'You and the other person both want the last word. A discussion about the route lasts longer than the drive. → Pass a notebook between you, one page each; it is slow, and you will get further than by shouting.',
      { pressed: ['seeks contests'] },
    ),
    8: both(
      'You hear the question behind the question. Codes, motives and old accounts interest you more than the weather does. → Choose one such mystery a year that is worth it, and follow it with patience back to where it began.',
      'You read hidden meanings into short messages. Three dots appear on the screen and vanish, and you have a whole theory. → Ask on the same day what was meant; nine times out of ten the other person had to catch a bus.',
    ),
    9: both(
      'You go from local talk to the wide world in one step. You explain foreign news to the neighbours so that they understand it. → Turn a short course into a longer one; you have the breath for it.',
      'You know a bit about everything far away and are late for what is near. You have a certificate of attendance for each of your enthusiasms. → Choose one and sit the examination, even if it is dull.',
    ),
    10: both(
      'What you write or say makes your name. You put the report of ninety pages into eight lines, and the chief reads those. → Offer to speak first at the next occasion; they will ask again.',
      'Your remarks travel upwards and arrive changed. You joke in the lift, and a week later somebody asks you about it. → Write every message as if the whole house could read it, and say the other things on a walk.',
    ),
    11: both(
      'You connect people with your messages, and a group lives by it. You know who needs what. → Start the small newsletter or the list that everybody asks you for; it takes an hour a month.',
      'You talk so much with so many that nobody hears the wish in it. In the group chat you sent a heart to all. → Tell two friends in person what you really hope for this year.',
    ),
    12: both(
      'You think well alone, and you hear what is not said. You write letters that you need not send. → Keep a fixed quiet hour for it, and read one of them to somebody at the end of the year.',
      'Your thoughts go round at night and say little by day. The answer is in your head, and you nod. → Record it on your phone on the way home, and send it as your answer tomorrow.',
      { pressed: ['says little'] },
    ),
  },
  6: {
    1: both(
      'You are what you do every day, and you do it well. You get up, stretch, write the list, and by nine half of it is done. → Help others to one such habit; you explain it without preaching.',
      'You carry your work in your back and in your face. You say you are fine, and the voice says something else. → Stop for ten minutes before you are worn out, at eleven and at four, with an alarm.',
    ),
    2: both(
      'Your daily work pays reliably, and you keep what you earn. You know the value of an hour. → Put aside a tenth of each payment without thinking about it, and raise your rate when the calendar is full.',
      'You work for security and seldom feel secure. You take one more job because the last one might end. → Work out how many months you could live without any; it is usually more than you feared.',
      { able: ['keeps money'] },
    ),
    3: both(
      'You work with your head, your hands and your phone, and you like to be on the way. You greet everyone on your round. → Use the time between two tasks for learning, with a language or a book in your ear.',
      'Too many small tasks pull on you at once. You answer a mail in the lift and send it to the wrong person. → Do the same kind of thing together in one block, and close the door for it.',
    ),
    4: both(
      'Your work and your home go together: a workshop downstairs, a garden, someone you look after. The household runs like a small firm. → Close it at a fixed hour by a sign, such as a lamp you turn off.',
      'Your work goes on at home, because you see it everywhere. You sit down with a cup and notice the dust on the lamp. → Choose one room where you do not repair, fold or sort anything, and drink your tea there.',
    ),
    5: both(
      'You like what you do, and you make others like it. You turn a dull training into a game. → Teach it to the young; they learn from you because you laugh when it goes wrong.',
      'You mix duty and fun, and both come too short. You paint at work and do accounts on Sunday. → Do the duty first with a clock beside you, and put the treat behind it in writing.',
    ),
    6: both(
      'You have good routines, and they hold you. Your tools are clean, and your bed is made. → Look after your strength in the same way, with meals and sleep at set hours; it is your capital.',
      'You cannot stop, because there is one more thing on the list. You carry last week’s list over and add to it. → Write on Monday what will not be done this week, and show it to somebody who will hold you to it.',
    ),
    7: both(
      'You work well with one other person: one measures and one cuts. You would trust them with your keys. → Look for somebody like that before you look for the next task, and share the pay openly between you.',
      'You do the work of two and are angry with the other. You bring it up at the worst moment, with a wet cloth in your hand. → Make a list with two columns on a calm evening.',
    ),
    8: both(
      'You are useful where others are afraid: in a flood, at a sickbed, with a wrong bill. You do one thing after the other. → Offer it by name, as a skill; people do not dare to ask.',
      'Your days are full of other people’s emergencies. You jump when the phone vibrates. → Agree on hours at which you can be reached, tell them to everybody, and keep the rest of the day dull on purpose.',
    ),
    9: both(
      'Your work takes you far or teaches you much. What you learn in another place tends to show in your work. → Go on a training course each year; you come home with three tricks and a friend.',
      'You dream of the great thing while you do the small one, and both suffer. A form tends to lie half filled in on your table. → Do the small one properly until noon, and give the walk after lunch to the dream.',
    ),
    10: both(
      'Your good work is noticed, and you are given more of it, with a title. You earned it from below. → Learn to hand tasks on now; at your next post you are paid for deciding.',
      'You are needed so much in one place that nobody moves you up. They cannot spare you, they say at every review. → Write down how your part is done and train someone for it; after that you are free to go.',
    ),
    11: both(
      'You work for a common aim, and you work gladly. Your team eats lunch together, and nobody keeps a list of favours. → Take on the dull task that helps everybody, once, and ask for an interesting one in exchange.',
      'You help in every group until you snap at people. You tend to say yes at the door, with one shoe on. → Answer such requests only by message the next morning; you will say no to half of them.',
    ),
    12: both(
      'You serve in quiet: in a ward, in a kitchen, for animals, at night. Nobody claps for you, and you sleep well. → Take a full day off after such weeks, and leave the phone in a drawer until supper.',
      'You work where nobody sees it, and you slowly begin to vanish. You put a whole archive in order, and the thanks go to somebody else. → Tell your results to one person above you in plain figures, and ask for a better room.',
      { able: ['in the background'] },
    ),
  },
  9: {
    1: both(
      'People see the traveller in you, or the teacher. You explain the ruin to the family, and a stranger stops to listen. → Go and learn what you love, at any age; you look like yourself while doing it.',
      'You are sure, you say so, and afterwards the facts arrive. You could move house for an idea that lasts a winter. → Ask yourself before each great step what would prove you wrong, and look for that first.',
    ),
    2: both(
      'You are paid for what you have learned: a language, a diploma, a field you know better than most. Somebody abroad values it more than your neighbours do. → Set aside money for the next course, because for you it is no luxury.',
      'You pay more for courses, trips and causes than you ever earn by them. Your last seminar promised a new life by summer. → Ask what the people who took it five years ago do today, and only then sign.',
    ),
    3: both(
      'You can put large thoughts into short sentences. At a family party you translate between the expert and the aunt who asked. → Write one page a week about what you have learned; it will find more readers than you expect.',
      'You skip from article to article and believe the last one. At dinner you defend what you read at lunch. → Stay with one author for a month, and say I do not know yet, aloud, once a day.',
      { pressed: ['likes change'] },
    ),
    4: both(
      'Your home has a wide view: books on the stairs, guests from far, a faith that is lived. You may settle in another country. → Put a map in the kitchen; it will make talk for years.',
      'You believe differently from your people, and it costs you ease among them. At feasts you look at your plate. → Write a kind letter about what you share with them, and do not argue about the rest.',
    ),
    5: both(
      'You learn by playing and teach in the same way. People remember a lesson from you because it was fun. → Give one workshop for children or beginners this year; you will be asked for a second.',
      'You love a country or an idea with your whole heart for three weeks. The language app on your phone still sends you reminders. → Return to one of these old loves, and go past lesson thirty before you meet the next.',
    ),
    6: both(
      'You put what you believe into practice, daily and in a small form. You read two pages before breakfast while the house is quiet. → Keep the exercise short and never miss it; ten minutes are enough for you to grow by it.',
      'Your studies and your duties want the same hour, so you learn at midnight and forget it by lunch. You also trust a new method more than a regular meal. → Move the learning to the morning and make it half as long.',
    ),
    7: both(
      'You meet people who widen your world, and you like to be taught by those you love. You argue on a train and forget to get off. → Study something together, even badly; it is good glue for you.',
      'You choose people for their ideas, and later you quarrel about these ideas. You correct each other in front of guests. → Agree that neither of you converts the other, and look for the things that you both find beautiful.',
    ),
    8: both(
      'You look for sense in hard things, and you find some. After a loss you read, and what you read leads you to people. → Speak about it with somebody who is at the start of that road.',
      'You fear the end of things and read too much about it. A prophecy in a video can keep you awake. → Choose one sober source and one warm friend, and leave the rest unread for a month.',
    ),
    9: both(
      'You know early which way is yours. You trust that the road leads somewhere, and you ask the locals. → Plan the long trip or the long study that you have postponed; the time for it will not come by itself.',
      'You stand between two faiths, two countries or two courses, with the forms for both on your desk. You talk about it so much that friends avoid the subject. → Give each one a fair month with a diary, and then read the diary.',
      { able: ['expects good'] },
    ),
    10: both(
      'You can teach, publish, plead or lead with what you know, and people far away hear of it. You could be the youngest or the only stranger on a panel, and be heard. → Apply for the post that has a foreign word in its title.',
      'You speak of principles when people want a report. In the middle of your talk the others begin to look at their phones. → Begin the next one with one example and one figure, and keep the principle for the last minute.',
    ),
    11: both(
      'You have friends in far places and in odd schools, and you share large hopes with them. You get on a bus in a foreign city and somebody waits at the stop. → Write to one of them this week, shortly, and ask for what you need.',
      'You follow a group because its people believe so warmly. You may change your food, your books and your weekend for it. → Stay away for one month and notice what you miss: the people themselves, or the answers they gave you.',
    ),
    12: both(
      'Your faith is quiet and does not need a building. You walk, and something in you sits down. → Take three days a year alone in a simple place, without a phone; you come home wiser than from a conference.',
      'You tend to keep your doubts to yourself. On some evenings you miss it like a person. → Read one honest book by someone who had the same doubt, and talk to someone about page one.',
    ),
  },
  12: {
    1: both(
      'You have a quiet side, and people feel safe near it. You can sit beside somebody for an hour without talking, and they go home better. → Take an hour alone for yourself first each day, because you give from it.',
      'You disappear while you stand there. Someone asks what you think, and you look for the door. → Wear something with a colour, sit in the second row, and say one sentence in the first ten minutes.',
      { pressed: ['in the background'] },
    ),
    2: both(
      'You need little, and you can make something out of what others leave. Money comes to you from quiet work. → Keep a small secret reserve, and use a part of it for someone who will never know.',
      'You lose money by not looking, or out of guilt. You may go on paying for something in which nothing of yours is left. → Go through your standing orders with a friend on one rainy afternoon.',
    ),
    3: both(
      'You hear tones and gaps, and you write what others only sense. You know a lot about the neighbours and keep it to yourself. → Publish something under another name; it is a good mask for you.',
      'You keep the important things to yourself until they come out wrong. You wrote the message, deleted it and wrote it again. → Send the short first version next time, in the morning, to the person it is meant for.',
      { able: ['says little'], pressed: ['says little'] },
    ),
    4: both(
      'You make a shelter of your home, for yourself and for a stray or two. There is a corner in it with a chair and a lamp. → Do not let others tidy it, and sit there ten minutes before each difficult day.',
      'You notice what is not said at home, and you hear through walls. You sleep lightly in the houses of relatives. → Ask for a room with a door when you visit them, and leave after two nights while everyone is friendly.',
    ),
    5: both(
      'You make things in secret, and they are good. You sing when you clean. → Choose one safe stage with twelve people in it, and let your joy be seen for the length of one song.',
      'You love or play in hiding, and half of the joy is fear. You tend to keep every note. → Bring one part of it into the open that would harm nobody; see how much lighter the rest is.',
    ),
    6: both(
      'You are good at service that nobody sees: night shifts, animals, people who cannot say thank you. You notice at once who has not eaten. → Write your own meals and your own rest into the plan, in the same ink.',
      'Your hidden worries come out as tiredness. You sleep eight hours, and in the morning it is not enough. → Do one unpleasant task that you have been carrying around for weeks, and notice how you sleep in that night.',
    ),
    7: both(
      'You see the hidden side of people, and you are gentle with it. Someone showed you a weakness, and it stayed with you. → Show one of yours as well, at a calm moment; the bond becomes even.',
      'You choose people who need to be saved, or who are not quite there. You make excuses for them in front of your friends. → Ask yourself what you would advise a friend, and say that sentence aloud.',
    ),
    8: both(
      'You are at ease with endings, dreams and old griefs. You can sit with somebody until morning and need not talk. → Learn it properly, in a course or with a teacher, because your gift grows with a method.',
      'An old fear rules some of your evenings. You check the lock and then the news. → Tell the whole of it to a trained listener once; it loses much of its force by being put in order.',
    ),
    9: both(
      'You find what you need in silence: in prayer, on long walks, in a text you know by heart. You do not need a guru for it. → Show the little practice that helps you to two people who sleep badly.',
      'You look for rescue in far places and in large words. A retreat can be expensive, and afterwards the kitchen is the same. → Do the practice at home for forty days, ten minutes each, before you travel for it again.',
    ),
    10: both(
      'Quiet work leads you to a public place: a hospital, a museum, a film, an aid office. You hold power as if it were lent. → Accept the post when it comes; those who do not push are needed there.',
      'You are afraid to be seen, and then you feel overlooked. You hand in the work and leave your name off the last page. → Stand beside it for one evening when it is shown, with a friend who does the talking.',
      { pressed: ['in the background'] },
    ),
    11: both(
      'You are the silent helper of a good cause, and friends know that you will come. You like the kitchen better than the stage. → Let them thank you once a year, loudly; you can go home afterwards.',
      'You lose yourself in groups and come home empty. You say little, hear everything and carry three sad stories to the bus. → Go with one friend next time, leave together after two hours, and talk about it on the way home.',
      { able: ['in the background'], pressed: ['says little'] },
    ),
    12: both(
      'You can be alone without being lonely. You sleep on a question, dream something odd and wake up with the answer. → Keep one free day a month with nothing in it; your best decisions tend to come on such days.',
      'You shut yourself in when it gets hard, and the door sticks from inside. You let it ring. → Agree on a word with one friend that means come by, and use it before the third day.',
      { able: ['seeks solitude'] },
    ),
  },
} satisfies Record<3 | 6 | 9 | 12, Record<HouseNumber, RulerTold>>
