import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four angles: self, home, partner and vocation
export default {
  1: {
    1: both(
      'You start from yourself, and people know within minutes what you want. You walk into the viewing, look round once and say that this is the flat. → Trust decisions that you make standing up, and give your body air and movement every day, since it answers quickly.',
      'You push on when you are tired and call it will. You refuse the help before the other person has finished offering it. → Give one friend the right to tell you to stop, and keep a day that nobody may book, yourself included.',
      { able: ['decides fast'] },
    ),
    2: both(
      'Your best investment is you: money comes where you turn up in person and under your own name. The café owner hires you because of how you stood there. → Keep few things, choose them well, and put your prices up when people come back.',
      'You judge yourself by what came in this month. After a thin one you buy something fine to prove the opposite. → Let wages go to one account and pleasures come from another, and look at your own worth somewhere else than in either.',
    ),
    3: both(
      'You think aloud, and there is mostly somebody to hear it: at the bus stop, on the phone, in a class you teach. A brother, a sister or a neighbour opens a useful door for you. → Write down the best sentence of each day; in a year you have a book.',
      'Messages and errands eat your day, and you begin four talks to avoid a fifth. An old quarrel with a brother, a sister or a classmate still speeds you up. → Answer everything at two fixed hours, and use the first free one for the fifth talk.',
      { able: ['talks much'] },
    ),
    4: both(
      'You draw your strength from home: a street, a family story, a kitchen with guests in it. You know where you come from, and you build there. → When you have to choose, ask which option you could still defend at that table.',
      'Old habits of your family can decide for you before you notice. Under pressure you tend to give the answer that was right at home. → Get one place with your own lock, even if it is only a drawer or a shed, and practise the second answer there.',
    ),
    5: both(
      'You find out who you are by making things. On a small stage, in a garden, with paint on your hands you look ten years younger. → Take the risk that you would take for love of the thing; those are the ones that go well.',
      'You live on applause more than you admit, and you drop a project when nobody is watching. At the end of a party you put everything on your charm. → Finish one piece that no one will ever see; the hunger gets quieter.',
      { pressed: ['in front'] },
    ),
    6: both(
      'You get further by skill than by show. You read your body well, keep it fit by small habits, and the dog of the house trusts you in a week. → Choose work in which good hands are noticed, because you will not advertise them.',
      'You serve until there is little of you left. You take the extra shift, the late call, the neighbour’s parcel, and the walk is put off again. → Write your hours down for two weeks and cut what you find on the second page.',
      { able: ['in the background'] },
    ),
    7: both(
      'You become clear opposite another person. A good opponent or somebody who lives with you brings out your best ideas. → Do the important things in twos, and ask for the other’s view before you have made up your mind, not after.',
      'You lose your opinion halfway through someone else’s sentence. You agree for the sake of peace and take it back in the kitchen. → Say that you will answer tomorrow, and really answer; the bond survives it, and so do you.',
      { pressed: ['keeps the peace'] },
    ),
    8: both(
      'You get calm when others lose their heads. At the hospital desk you have the papers in the right order. You tend to come through large changes, so tell people who stand before one how you go about it.',
      'Other people’s trouble finds your door, and you brace for crises that do not come. You could sign for something that was never yours. → Ask for written terms from now on, and keep one confidant for your own affairs.',
    ),
    9: both(
      'You grow with distance: a foreign street, a long course, a faith you look at closely. You come back from each trip a size larger. Sooner or later you are asked to show the way, so keep your notes and your bad maps.',
      'You think that elsewhere must be better than here. Your courses and convictions tend to be exchanged for new ones within a season. → See one diploma or one long road through to its boring last month; afterwards you will be calm for years.',
    ),
    10: both(
      'The world notices you early, and your name and your work become one word. You get steadier the more depends on you. → Look for tasks whose results can be seen from the street, since you rise fastest there.',
      'Your position weighs on you, and a mistake feels as if the town had read about it. You say sorry to people above you before they look up. → Spend one evening a week among people who never ask what you do.',
      { able: ['in front'] },
    ),
    11: both(
      'You rise in company. You remember twenty names, so a plan that needs twenty hands works out. → Do a favour early and ask for one openly later; your friends enjoy being useful to you as much as you do to them.',
      'You pay for belonging with your own wishes. You laugh at a joke you dislike and chair an evening that bores you. → Leave one group a year on good terms, and you will see who still rings.',
      { able: ['seeks company'] },
    ),
    12: both(
      'You do your best work out of sight: at the end of a corridor, at night, with the door closed. You come out of solitude with something finished. → Protect these hours like an appointment with somebody important, and then show the result.',
      'You hide even from people who are looking for you. You have a success and do not go to collect it. → Tell one person every Friday what you are doing, so that being alone stays your choice and has a door.',
      { able: ['seeks solitude', 'in the background'], pressed: ['in the background'] },
    ),
  },
  4: {
    1: both(
      'You carry home with you: a saying, a recipe, a way of laying the table. Wherever you put down a bag, people gather for supper. Your relatives look to you to keep things together, so choose which of their things you really want to keep.',
      'The mood of your family easily becomes your own. You may explain relatives to strangers and answer for what they do. → Write down which burdens you chose and which you were handed, and give back one of the second kind.',
    ),
    2: both(
      'Home pays you: a room to let, a family trade, land, or simply plain thrift. You repair what others replace. → Put your savings into something with walls or roots, because you look after what you can walk round.',
      'Money and family are tied together for you. A loan among relatives can sit at the table at every feast. → Put such sums in writing, even small ones, and spend this year on one thing at home that is only for you.',
    ),
    3: both(
      'You come from a house full of talk, and you can tell its stories so that others see the kitchen. Brothers, sisters or neighbours are within reach. → Record the oldest voice in your family on your phone this month; you will be glad of it.',
      'At home there is often noise, or a silence that you feel you have to fill. Your thoughts move from room to room. → Keep one hour in the week without a screen in the same chair, and let the messages lie in another room.',
    ),
    4: both(
      'You look for firm ground, a house or a family that you can come back to, and you are likely to find it. You know which step creaks. → Use it for bold plans elsewhere; you can afford them because somebody would open the door at night.',
      'You think that you have to be the strong one at home. You lock up, check the stove, and check it again. → Make one corner that asks nothing of you, and sit in it every day before you start to look after the rest.',
    ),
    5: both(
      'Your home has games, music or children’s drawings in it, and people come for the fun. There may be a talent in the family, and you can have your share of it. → Use the big table for it once a week, and leave the mess until morning.',
      'At home you perform, or somebody else’s drama takes the stage. You tidy up before you dare to play. → Invite two friends to an unfinished room with a simple meal; you will find that they stay longer.',
    ),
    6: both(
      'Your household runs well: there is a list on the door, the bills are paid, the plants live. You work well at home. You could earn from your own rooms, with a desk by the window and an hour at which you stop.',
      'The house makes work, and the work falls to you. You come for coffee and repair the tap. → Make a plan with names on it, hang it where all can see it, and let something stay undone if the name was not yours.',
    ),
    7: both(
      'You look for a home in another person, and you are good at making one together. In a good bond both of you know which drawer has the candles. → Choose the place to live with two votes as well, and give the kitchen time.',
      'You bring your family to the table of your relationship, and it takes up two chairs. In a quarrel you may hear a sentence from home in your own mouth. → Agree with the one you love on one custom that comes from neither side.',
    ),
    8: both(
      'Something comes to you from the family: a house, a sum, or the strength that follows a loss survived. You ask about what others keep silent. → Put the papers of the house in order now, while all who know about them can be asked.',
      'A family matter that nobody mentions, such as a secret or an unsettled inheritance, can weigh on you at home. You notice it most on visits. → Ask one calm question of one person, and stop when you have the answer.',
    ),
    9: both(
      'You are at home in far places, or far places come to your home with books and guests. Your family believed in something. → Spend some weeks each year in the other country or the other language; you return with more room in you.',
      'Part of you is packing even on a good day. Your beliefs and those of your family do not fit at one table. → Go back once a year for three days, not for ten, and talk about the garden rather than about truth.',
    ),
    10: both(
      'Your family stands behind your success, with a name, a trade or plain belief in you. People know whose child you are and mean it well. → Take one photograph of them to the place where you work; it steadies you.',
      'Home and duty pull on the same evening, and the ambition you serve may not be your own. You take work calls in the hall at family parties. → Decide each Sunday on two evenings that belong to the people you live with.',
    ),
    11: both(
      'Your friends are your family, and your house is where the group meets. You often have somebody sleeping on the sofa. → Give two of them a key and the rest a day of the week, and it can go on like this for decades.',
      'You open your house to everyone and have no room when you are sad. You belong to many groups and to no street. → Choose one neighbour, and be somebody who can ring there for an egg.',
      { able: ['seeks company'] },
    ),
    12: both(
      'You need a retreat, and you know how to make one: a small room, an old tree, a bath with a closed door. You look after an absent or frail relative kindly. → Go there before you are tired, not after it.',
      'The story of your family may have a blank, and you tiptoe around it. You are at home and feel that you are hiding. → Ask the oldest relative one plain question, and invite someone into your rooms each week.',
      { able: ['seeks solitude'] },
    ),
  },
  7: {
    1: both(
      'People come towards you: someone sits down at your table and the talk is good. You can be close without losing your own step. → Say early what you offer and what you expect, and those who stay will be the right ones.',
      'You make yourself fit the person opposite, down to the music you like. After a year you do not know what you would order alone. → Eat out by yourself once a month, and bring what you found back to the two of you.',
      { pressed: ['keeps the peace'] },
    ),
    2: both(
      'You prosper with somebody: two incomes, one shop, or a friend who is good with figures. The other person knows your worth and says it aloud. → Put the shared plan on paper with both names, and it will carry you.',
      'You can quarrel about money and mean love. After a holiday with somebody you know to the last coin who paid for what. → Keep two accounts and a third for what is common, and pay into it on the same day.',
    ),
    3: both(
      'You love by talking: on walks, in messages, over the washing-up. You may have met through a neighbour, a course or a brother. → Keep ten minutes a day for news that has nothing to do with the household.',
      'In close bonds you talk past each other, and a small word at breakfast grows until supper. You tell it to a friend first. → Write your side on one page and exchange the pages; you will read better than you listened.',
    ),
    4: both(
      'You find in another person someone to live with. Your best hours with somebody are at home, with a pot on the stove and relatives who come on Sundays. → Put time into the place itself; each shelf that two people build counts.',
      'When you live with somebody, you live with their family too. A relative tends to sit between you at table. → Agree on which doors are yours and which visits are announced, and say it to the relatives yourself, each to your own.',
    ),
    5: both(
      'You stay in love by playing. With the right person you laugh in the supermarket queue, and the young ones around you like to be near. → Plan one silly thing a month for the two of you; it does more than a serious talk.',
      'You love the beginning and get bored by the middle. You look at your phone under the table when the evening is ordinary. → Invent a game for the two of you before you look for one elsewhere, and play it on a Tuesday.',
      { pressed: ['loves quickly'] },
    ),
    6: both(
      'You do best with somebody who works beside you: one cooks, one cleans, and nobody counts. You may meet that person over a task. → Thank the person closest to you for one small service each evening, because love of this kind is easily mistaken for routine.',
      'In a close bond one serves and the other gets used to it. You bring the tablets, the bags and the bad news. Change roles for a week and do not help with the change; you both learn what the other does.',
    ),
    7: both(
      'You choose well and are chosen, and you can stand beside somebody without leaning. An agreement that you make tends to hold. → Renew it aloud on one day each year, with one thing each of you would like to change.',
      'You expect much from the person at your side and hear every small no. You may expect to be disappointed by someone strong. → Ask for one definite thing with a day in it, and answer theirs in the same way.',
    ),
    8: both(
      'You become closer to somebody in hard times. You can speak with that person about money, fear and the body. → Keep the shared papers in one folder that both know, and your courage has something to hold on to.',
      'There are tests in your bonds: who gives in, who pays, who knows more. You check, and you dislike yourself for it. → Lay one thing open that you would rather keep, and ask the other to do the same.',
    ),
    9: both(
      'You are drawn to someone with another accent, faith or field, and it widens you. You plan the next trip on the way home. → Learn twenty words of the other’s language, or of what they do; it will touch them more than a present.',
      'You fall in love with a view and then live with a person. You promise a life abroad and miss the parent-teacher evening. → Test each great plan together with one small week of it before you sign.',
    ),
    10: both(
      'People know you together with somebody, and it helps your name. A person you love or work with opens a public door. → Keep one table where nobody talks about success, because you bring enough of it home.',
      'Your work sits at the table like a third person when you are with somebody. At the concert you answer one more message under the programme. → Put both phones into a bowl from eight to ten, and ask first how the other’s day was.',
    ),
    11: both(
      'Your closest bonds begin as friendships, or end as good ones. The circle you share meets on your birthday. → Keep one hope for only two of you, and put money aside for it each month.',
      'Your friends can come between you and the person closest to you. You go home from the same party at different hours. → Fix one evening that no group can have, and tell the group so together.',
    ),
    12: both(
      'You love in quiet, and nobody sees the best of it. You can sit in one room with somebody and two books. → Say the unspoken thing once a week all the same, because the other person cannot read it on your page.',
      'You keep something back, or the other does, and both of you feel the distance. You may wait longer than is good for you. → Talk about it with one person outside, and decide by day, not at night.',
    ),
  },
  10: {
    1: both(
      'You and your work look alike, so people remember both. You come into an office and somebody asks if you are the new head. → Take the post in which you may decide, and start early in the day, when your presence is strongest.',
      'You take each failure personally and each title as well. After a bad review you change your hair. → Do one thing each week that has no use and no audience; you need a self for after six o’clock.',
      { able: ['in front'] },
    ),
    2: both(
      'You can turn a good name into a good income. People pay for the fact that it was you. → Ask for a price you are slightly ashamed of, and say nothing for ten seconds afterwards.',
      'You work for money and miss the meaning, or for meaning and miss the money. At the end of the month you count and feel small. → Choose one task a quarter for the name alone and one for the money alone.',
    ),
    3: both(
      'You make your way with words: you write, explain, sell or drive from one to the next. People in your street know what you do. → Say in one sentence what you offer, and use that same sentence everywhere.',
      'You tend to begin again before the first results are in. One careless message to the wrong list could be quoted for years. → Stay with the present task for a full year, and let somebody read what goes out to many.',
    ),
    4: both(
      'You can work from home or for your home: land, houses, food, family. You built your name in the place you come from. → Keep a door between the desk and the kitchen, and both sides will do well.',
      'You want to be known and feel needed at home, or the other way round. You turn down the post because of the drive. → Ask for two days on site and three in your own room; somebody will say yes.',
    ),
    5: both(
      'You succeed with what you enjoy: teaching, play, the stage, anything with the young. People see that you would do it for nothing. → Charge for it all the same, and keep one piece of it for fun.',
      'You want applause from your work, and it gives you invoices. You change the task whenever the praise stops. → Look for a stage in your free time, a choir or a team, and let your work be a solid frame for it.',
    ),
    6: both(
      'You become known for being good at it. You solve the case that went round the building twice. → Choose a craft and get one degree better each year; the name follows without your pushing it.',
      'You do the work and somebody else has the title. You stay late to repair what was decided without you. → Write down your results each Friday, and take that list along when you ask for more.',
    ),
    7: both(
      'You rise with another person: a partner, a good client, a rival who keeps you awake. You are asked to speak for both sides. → Choose whom you work with as carefully as what you do; for you it is the same choice.',
      'Your work depends too much on one person’s mood. You prepare every talk for that mood instead of for the matter. → Find a second client or a second ally this season, and you will hear your own voice again.',
    ),
    8: both(
      'You are called when it is serious: a crisis, a merger, an estate, a closing. You can carry other people’s money and secrets. → Say openly that this is your field; you wait too modestly for the next disaster.',
      'You notice every power game at work, and it costs you strength. You keep copies at home. → Choose one fight worth having, write down what was agreed in every other, and stay out of it.',
    ),
    9: both(
      'Your work reaches far: other countries, law, teaching, publishing. You speak once in front of strangers and are invited to the next place. → Say yes to an audience that does not know you; your road is open in that direction.',
      'You believe in a great task and are tired of the small post. You tell people about the book and write no page. → Give the great task four hours a week, on paper, before you announce it again.',
    ),
    10: both(
      'You reach a position and fill it. People come to you for a decision and leave with one. → Pass on something of it each year, a key, a contact, a chair; you will be respected for that more than for the title.',
      'You climb hard and feel watched on every step. You lie awake over one sentence from above. → Rest before the next step and not on top of it, and let somebody praise you without explaining it away.',
    ),
    11: both(
      'You get your posts through people who like you. Someone you helped years ago now sits at the other end of the table. → Take part in one professional circle regularly, and tell it plainly what you are looking for.',
      'You work for a group and are paid in thanks. You chair three boards and none of them knows your own plan. → Leave one and put those evenings into the thing that carries your name.',
    ),
    12: both(
      'You have influence from behind the scenes: research, a ward, an archive, advice that nobody quotes. You prefer it so. → Keep a private list of what came of it, and let one person in power see that list.',
      'Your work is hidden, or you hide from it. You do the project, and another person shows it. → Sign things from now on, small in the corner, and ask once to be the one who presents.',
      { able: ['in the background'] },
    ),
  },
} satisfies Record<1 | 4 | 7 | 10, Record<HouseNumber, RulerTold>>
