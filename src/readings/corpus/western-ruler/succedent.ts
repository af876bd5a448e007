import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four succedent houses: money, children and play, the money of others, friends
export default {
  2: {
    1: both(
      'You earn by being there in person, and people connect your face with good value. You wear one good watch and know what it is worth. → Offer something under your own name this year; you need no shop behind you.',
      'You spend to feel like yourself and then dislike the statement. A new jacket is meant to change the week. → Wait two days with each thing you want to be seen in, and put half of what you save where you cannot reach it.',
      { pressed: ['leaks money'] },
    ),
    2: both(
      'You have a steady hand with money: it comes in, stays and is used with pleasure. You know what is in each account without looking. → Let it grow in something simple, and teach one younger person how you do it.',
      'You worry about money even when there is enough, or you close your eyes until the letter is red. You keep a drawer for the envelopes. → Open all of them on the first of the month with a friend and tea.',
      { able: ['keeps money'] },
    ),
    3: both(
      'You can be paid for words, lessons, driving, trading or repairing things near home. A neighbour sends you the first order. → Write your prices on one page; you talk about everything else more readily than about these.',
      'Your money goes in small amounts: apps, parcels, coffee on the way. At the end of the month you cannot say what it bought. → Cancel three subscriptions today, and pay small things in cash for four weeks.',
    ),
    4: both(
      'You earn through a house, land, food or the family, or you save by what you grow and mend. You own things that will outlive you. → Put your next free sum into the roof before the sofa.',
      'The home takes your money, or the family does. You help to pay for a cousin’s wedding and put off your own new tyres. → Decide on a sum for relatives each year, tell them the sum, and keep to it.',
      { able: ['keeps money'] },
    ),
    5: both(
      'You can earn with what gives joy: art, games, teaching, guests. You price a thing by how much fun it was, and people pay it. → Keep a third of each good sale untouched for the dry spell.',
      'You spend on fun and on people you adore, and you bet on your luck. The evening is worth it, you say, and it costs forty days of bread. → Take cash along and leave the card at home.',
      { pressed: ['leaks money'] },
    ),
    6: both(
      'You earn by reliable work, hour by hour, and you are worth each of them. You seldom forget an invoice. → Ask for a raise or a better rate on a fixed date each year, because nobody will offer it unasked.',
      'You work too much for too little and call it experience. You even pay for the tools yourself. → Note the real hours of one job, divide the pay by them, and show that figure to the person who pays you.',
    ),
    7: both(
      'You do well with money in twos: somebody brings what you lack. A shared shop, or one budget in a good household, makes you richer. → Sign together, read together, and you will seldom have to discuss it in anger.',
      'Somebody else decides about your money, or you pay for harmony. You take the bill again because the silence at the table is unpleasant. → Ask in a friendly voice to split the next one, and see that the evening survives.',
      { pressed: ['keeps the peace'] },
    ),
    8: both(
      'You are good with capital, shared funds and other people’s property. You read the insurance to its end, and it pays. → Ask for help from a bank or an heir once; you are more creditworthy than you think.',
      'What you owe and what you own are mixed up. A guarantee for a friend could cost you sleep. → List all debts and promises on one sheet, the smallest first, and close that one this month.',
    ),
    9: both(
      'You earn with what you know, far from home or by way of it. A foreign order, a course or a text brings the better money. → Spend a part on learning; with you it comes back twice.',
      'You believe in money that is yet to come. You may pay for an expensive course and put the certificate in a box. → Finish what you have paid for, and earn one fee with it before you book the next.',
    ),
    10: both(
      'Your income rises with your name. People speak well of you, and the pay follows a year later. → Ask for the next step when the praise is fresh, on the same afternoon if you can.',
      'You buy what the position seems to require. The car is larger than the street. → Live for three months as if you had one rank less, and count what is left over; it is your freedom.',
    ),
    11: both(
      'Friends send you buyers, and many small sums make a good one. You could manage the funds of a club and leave more than you found. → Tell your circle plainly what you sell this year.',
      'You lend money to friends and lose both for a while. You pay for the whole group and get half of it back. → Give it as a present with a limit, or say that you do not lend, in one warm sentence.',
      { pressed: ['leaks money'] },
    ),
    12: both(
      'You save in secret and you give in secret, and both do you good. You pay the school books of a child who will never know your name. → Keep a written note of it all in a safe place, so that it goes on.',
      'Money disappears from you, and you would rather not look. You find a fee from three years ago. → Let a patient person go through twelve statements with you; it is two evenings, and it ends the fear.',
      { pressed: ['leaks money'] },
    ),
  },
  5: {
    1: both(
      'You come in, and people feel like playing. You draw on the paper tablecloth, and the children of the next table come over to look. → Show more of what you make; nobody can recommend it as well as your own face.',
      'You need to shine, and you suffer when the light is elsewhere. At someone’s birthday you become a little loud. → Ask for the camera and take the pictures that evening; you will be thanked by everybody.',
      { able: ['in front', 'seeks company'], pressed: ['in front'] },
    ),
    2: both(
      'You can turn a talent or a hobby into money. Somebody sees your cake, your lamp or your song and asks the price. → Name one, write it down, and make the same thing six times before you change it.',
      'You spend on pleasures as if they were needs, or you forbid them all. The guitar is expensive and silent. → Set aside a fixed sum for joy each month and use it up; both of your extremes get milder.',
    ),
    3: both(
      'You play with words: jokes, stories, cards that people keep in a drawer. You teach children by making them laugh first. → Write the small thing you have in mind, three pages only, and send it to one reader this week.',
      'You have ten ideas and tell all of them, so that none is left to be done. You tend to leave the class at lesson four. → Keep one idea secret until it is finished; secrecy is good fuel for you.',
      { pressed: ['works in bursts'] },
    ),
    4: both(
      'Joy happens at home: music in the kitchen, cards in the evening, a garden of your own making. You got it from somebody in the family. → Fix one evening a week for it, and leave the dishes.',
      'You allow yourself pleasure after duty, and duty seldom ends. You dance in the kitchen when the others are out. → Dance once while they are in; it is a small thing, and it changes the house.',
    ),
    5: both(
      'You have a talent for joy. What you make has life in it, and the people you love begin to bloom. → Give this the best hours of one day a week, since you tend to give it what is left over.',
      'You wait for the great love or the great work, and you overlook the small ones. You throw a drawing away because it is only a sketch. → Hang up the next three, however they turned out, and leave them there for a month.',
    ),
    6: both(
      'You bring play into work, and your practice is regular enough to become art. You whistle, and the row goes faster. → Take one lesson a week in what you love, at a fixed hour, with homework.',
      'You let duty eat your pleasure, or you drop the duty at the worst hour. The rehearsal falls on the late shift again. → Put the joy into your calendar first and in ink; you will find a place for the duties.',
    ),
    7: both(
      'You love where you can play, and a flirt may turn into an alliance. With the right person you sing in the car. → Make something with somebody this year, a room, a trip or a song, and let it bear both names.',
      'You perform for the person you love and are tired when the curtain falls. You choose an audience and miss a companion. → Spend an evening together with no plan and no joke, and find out that it is enough.',
    ),
    8: both(
      'You put everything into what you make, and it has depth. Your best pages tend to come out of hard times. → Show them to one person who has been through the same, before you show them to many.',
      'Your pleasures have a price: a bet, a secret, a bond that pulls too hard. You win, and you cannot stop. → Decide before you begin when you will stop, and ask a friend to call you at that hour.',
    ),
    9: both(
      'You find joy on the road and in learning. You dance with strangers at a feast in a village whose name you cannot spell. → Take a course in something useless and beautiful this year; it will lead you far.',
      'You fall in love with a country, a teacher or an idea in a single weekend. On Monday the books are already ordered. → Stay through its rainy season before you change your life for it, in your thoughts or on the spot.',
    ),
    10: both(
      'You can make your joy a profession, or people know you for it. You are photographed laughing. → Go where you can be seen with what you make; for once there is no need for modesty.',
      'You measure your play by its success. A photo is lovely until you count the likes. → Do one creative thing under no name or under another, and see what you make when nobody keeps score.',
    ),
    11: both(
      'You make things with others: a band, a team, a table full of players. You tend to find your best friends in a rehearsal room. → Start the small festival you talk about; you have the people for it.',
      'You follow the taste of your group and lose your own. You like the film since everybody does. → Go alone to something that none of them would choose, and tell them about it as if it were normal.',
    ),
    12: both(
      'You make your best things alone and unseen. You may keep a box of poems, or a room with a sheet over something large. → Open it once a year to one loyal person; your source will not dry up from one look.',
      'You hide your joy or keep it for dreams. You say that you would like to sing. → Join something small that begins at a fixed hour, where beginners are wanted, and go three times before you judge.',
      { able: ['seeks solitude'] },
    ),
  },
  8: {
    1: both(
      'People sense that you can bear hard things, and they trust you. You come into the room where someone cries, and you do not look away. → Tell them how long such things take; that helps more than hope.',
      'You live as if the next crisis were standing at the door. You keep the bag packed and the news on. → Turn the news off after six, and let someone hug you without asking why.',
      { pressed: ['expects trouble'] },
    ),
    2: both(
      'Shared or inherited means help your own account, and you deal with them decently. You pay back early. → Keep one list of what is yours, what is lent and what is common, and renew it at New Year.',
      'Other people’s money burdens yours: a debt, a claim, an heir who rings. You pay for something you do not use. → Have it written down by somebody neutral what you owe, to whom and until when.',
    ),
    3: both(
      'You can talk about what others avoid, and it is a relief. Your questions are quiet and exact. → Use it as a listener on some helpline or simply on a bench with a neighbour; people leave it lighter.',
      'Your thoughts go to dark places, and you send a message to make sure that all are alive. You read about disasters before sleep. → Read something kind in the last half hour, and ring one person in the morning instead.',
    ),
    4: both(
      'Your family may have overcome something, and you can draw strength from it. You know what lies in the cellar, and it is in order. → Talk about the inheritance while everybody is well; you are the one who can.',
      'At home something may go unmentioned, and it costs you breath. You notice the silence after a name, and you fill it with guesses. → Tell it to somebody outside the family, once, from beginning to end.',
    ),
    5: both(
      'You create from what hurts you, and it moves people. You can love someone’s scars. → Do not wait for the next pain to write again; go back to the last one, there is more in it.',
      'Your joys have a fear in them: that it will be taken, that it must be paid for. After a lovely day you wait for the phone. → Say aloud in the evening what was good, and leave it there.',
      { pressed: ['expects trouble'] },
    ),
    6: both(
      'You handle emergencies as others handle mail. The first-aid box is full, and the copy of the data exists. → Write down your procedures, so that they work on a day when you are on holiday.',
      'You carry your crises into each day and every task feels urgent. Your body tells you so in the evening. → Divide the list in two, what burns and what only smokes, and do one of the second kind slowly.',
    ),
    7: both(
      'You and the other go deep, and you are not afraid of what you find. You share money and it works. → Talk twice a year about what should happen if one of you cannot decide; then close the folder and go out.',
      'In your bonds one of you tends to have more power than the other. You may stay too long because of a flat or a fear. → Learn what you would have if you were alone, in figures; you will stay or go more freely.',
    ),
    8: both(
      'You know how to let go, and things become new with you. You can empty a full cupboard and keep the three good cups. → Help somebody else do it; you do not drop anything, and you do not hurry.',
      'You hold on until it hurts, to a grudge or to a key. You know the date and the words. → Write a letter you will not send, and give the key back in the same week.',
    ),
    9: both(
      'You understand life through its hard moments: a loss, a crisis of faith, a winter in a foreign country. You read what comforts and test if it holds. → Share with a small circle what helped you when you needed it most.',
      'A belief can frighten you, above all if someone uses it to rule. You still hear the voice. → Read the other side in peace, and keep only what makes you kinder to yourself on a Monday.',
    ),
    10: both(
      'You can lead through a crisis, and people know it. When the sums do not add up, they send for you. → Take such a task with a limit in time and a clear mandate; afterwards take a real holiday.',
      'You feel that one mistake could end everything. You keep evidence, and you sleep badly before each review. → Ask someone in charge what would really happen; the answer is nearly always smaller than the fear.',
    ),
    11: both(
      'Friends come to you in their worst hour, and you can go to them. Together you can raise a sum that saves somebody. Found something for it, a small fund with rules, and it outlives the occasion.',
      'Among friends you are wary of money and secrets, and you like to sit with your back to the wall. → Give one person in the group a small secret again, and see that it stays where it is.',
    ),
    12: both(
      'You do quiet work at the edge: with the dying, with prisoners, with old files, with your own dreams. You come home calm. → Let somebody ask you about it every week, so that you do not carry it alone.',
      'You are afraid and cannot say of what. You wake at half past three and count. → Tell it to a professional listener, in the daytime; you will be surprised how short the list is when it is spoken.',
    ),
  },
  11: {
    1: both(
      'You attract friends, and a plan starts when you tell it. You come alone to a course and leave with a group. → Say what you hope for in the next twelve months; people near you can do half of it.',
      'You become what your friends need, and you forget your own hopes. At every party you are the one who drives. → Stay away once without giving a reason, and spend the evening on a wish that is only yours.',
      { able: ['seeks company'] },
    ),
    2: both(
      'Your circle brings you income: a tip, an order, a warm recommendation. You are honest about it, so it comes again. → Thank people with a small share or a good meal, and keep a note of who sent whom to you.',
      'You spend what you have on belonging: the trip, the round of drinks, the shared present. You find it hard to say that it is too much for you. → Suggest the cheaper version next time, first and cheerfully; three others will be relieved.',
    ),
    3: both(
      'You keep a network alive with short messages, and you know everybody’s news. A chat with a neighbour brings the decisive hint. → Introduce two people a month to each other; your own wishes travel by the same road.',
      'You try to answer everybody in every group, and it uses up your evenings. At night you read what you missed and cannot sleep afterwards. → Mute nine of them today, and write to two people in full sentences instead.',
    ),
    4: both(
      'Your friends come home to you, and your family likes them. The long table is from your grandparents. → Keep an open evening each month; it costs a pot of soup, and it holds your life together.',
      'Your people at home and your friends do not mix, and you stand in the doorway. You leave both too early. → Invite one of each to the same walk; it is a start, and nobody has to cook.',
    ),
    5: both(
      'You find your friends where you play, and your hopes come true there. Somebody from the old team is now part of your life. → Join one new thing this year only because it sounds like fun, without a further aim.',
      'You want to be the favourite in the group, and a small neglect spoils the evening. You count who was greeted first. → Give somebody else the good seat, and watch what it does to both of you.',
    ),
    6: both(
      'You work best in a group that wants the same thing. People you work with become friends and stay so. → Volunteer for the plan of tasks; you make it fair, and all of them know it.',
      'You do the dull part for every club: the chairs, the minutes, the locking up. The others are already at the bar when you come. → Show two people how to do your part, and sit down with the rest.',
    ),
    7: both(
      'You find the people closest to you among your friends. When you have a hope, one of them knows whom to call. → Plan the next three years with somebody in one evening, on a large sheet and in two colours.',
      'You and the person at your side want different company. You go along to the dinner and look at the clock at ten. → Keep one circle each without the other, and choose one evening a month with people you both like.',
    ),
    8: both(
      'You have few friends who know everything, and they are worth more than a crowd. You helped each other through a hard year. → Tell each of them this year what they mean to you; they would like to know it from you.',
      'You expect friends to go too far, with money or with trust, so you keep a distance. You check who talks to whom. → Ask one of them directly about what you suspect; either answer sets you free.',
    ),
    9: both(
      'You have friends in many places, and most of them would put you up. You hope for large things together. Travel to one of them this year for no reason but to sit in the kitchen.',
      'Your hopes are far away, and those nearby look small to you. You sign petitions for another continent and do not know who lives upstairs. → Do one useful thing in your own street this month, together with a neighbour.',
    ),
    10: both(
      'You rise through your circle, and you bring it along. The person you lent a book is now in charge. → Ask for the introduction you need; you have waited until you deserve it, and you do.',
      'Your friends and your success are in each other’s way. You talk about work, and they look at the table. → Keep one friendship free of all of it, with a ball or a board between you.',
    ),
    11: both(
      'Your wishes come true through people, and you are generous with yours. A group that you start may go on meeting without you. → Begin the next one: you know the idea, and you know the first five names.',
      'You sit in a full room and feel like a guest. You tend to join many circles and to stay in few of them. → Choose the one where people are kind, even if it is not the cleverest, and go there for a whole year.',
      { pressed: ['guarded'] },
    ),
    12: both(
      'You need friends who can be quiet. You write to someone you have never met, and it is a real bond. → Keep two evenings a month free of all groups, because your hopes grow in them.',
      'You give up your wishes before anybody has heard of them. You stand in front of the club’s door and go home. → Write to the person who leads it today, say that you are shy, and ask when beginners come.',
      { able: ['seeks solitude'] },
    ),
  },
} satisfies Record<2 | 5 | 8 | 11, Record<HouseNumber, RulerTold>>
