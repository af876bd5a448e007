import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Sides of a whole life without a report of their own: the family by its gift and its strain, brothers and sisters and friends by the lord
// of the house, in good condition or not
const passage = from('BPHS ch. 3, 11 and 24, in our words')

interface Sides {
  readonly gift: Record<Lord, Cell>
  readonly strain: Record<Graha, Cell>
}

export default {
  family: {
    gift: {
      Sun: passage(
        'Your family can rely on your word. When something has to be decided at home, people wait for you, and you do not leave them waiting long.',
      ),
      Moon: passage(
        'You hold your family together by remembering everybody. You ring on the right day, you know who cannot eat what, and people come home because you are there.',
      ),
      Mars: [
        passage(
          'You stand up for your family. When one of them is treated badly you are at the door the same day, and they know it.',
        ),
        passage(
          'You act when your family is in trouble. You are the first to come, and you do not speak of it afterwards.',
        ),
      ],
      Mercury: passage(
        'You keep your family talking. A message from you gets an answer even from those who do not speak to each other.',
      ),
      Jupiter: passage(
        'Your family trusts your judgement and your good will. Children and elders at your table both find somebody who has time for them.',
      ),
      Venus: [
        passage(
          'You make your family’s life pleasant. A meal, a feast or a kind word from you ends many a cool evening.',
        ),
        passage(
          'You bring your family together at a good table. Those who quarrelled in spring sit beside each other at your feast.',
        ),
      ],
      Saturn: passage(
        'You do the long duties in your family without counting. You are the one who fills in the forms, and who is still there in the third month.',
      ),
    },
    strain: {
      Sun: passage(
        'You and somebody in your family both want the last word. → Leave it to the other once a week, and notice that nothing breaks.',
      ),
      Moon: passage(
        'A mood at home goes straight into you, and you carry it all day. → Ask who is really angry and about what, before you try to make it good.',
      ),
      Mars: [
        passage(
          'You quarrel most sharply with the people you love. → Leave the room for ten minutes when your voice rises, and come back as you promised.',
        ),
        passage(
          'You are quick to anger at home and slow to say sorry. → Eat something first, and talk about it on a walk.',
        ),
      ],
      Mercury: passage(
        'In your family things are said in passing and heard wrongly. → Repeat plans in writing, with the day and the hour.',
      ),
      Jupiter: passage(
        'You promise your family more than a week can hold, and you advise before you are asked. → Keep one promise in full instead.',
      ),
      Venus: passage(
        'Money for comfort is a quiet quarrel in your family. → Agree on a sum that each may spend without explaining.',
      ),
      Saturn: [
        passage(
          'You carry an old duty or an old coldness in your family. → Say once what you need, and share one duty that you have always done alone.',
        ),
        passage(
          'You do much for your family and it feels like work. → Ask for one thing that is done for you this month, and let it be done their way.',
        ),
      ],
      Rahu: passage(
        'You want another life than your family had in mind for you. → Tell them your plan before they hear of it elsewhere.',
      ),
      Ketu: passage(
        'You sometimes feel like a guest in your own family. One fixed call or meal a week keeps the thread in your hand.',
      ),
    },
  },
  siblings: {
    good: {
      Sun: passage(
        'You take the lead among brothers, sisters and neighbours, and they let you. Your own effort gets you further than any recommendation.',
      ),
      Moon: passage(
        'You stay close to brothers and sisters by small daily signs. You have the courage of people who care for somebody.',
      ),
      Mars: passage(
        'You have courage and you use your hands, and a brother, sister or comrade stands beside you in a fight. What you try, you try wholly.',
      ),
      Mercury: passage(
        'You and your brothers and sisters share jokes, news and plans. Writing, trade and short trips go well when you do them yourself.',
      ),
      Jupiter: passage(
        'You can ask a brother, sister or neighbour for advice and get it gladly. Your effort pays when it also helps somebody else.',
      ),
      Venus: passage(
        'You are on kind terms with brothers and sisters, and you give presents well. What you do with skill and taste brings you friends nearby.',
      ),
      Saturn: passage(
        'You can rely on an elder brother, sister or neighbour in hard times. You work steadily, and that is your form of courage.',
      ),
    },
    bad: {
      Sun: passage(
        'You and a brother or sister compare yourselves more than you admit. → Praise the other one first, and your own effort will be seen too.',
      ),
      Moon: passage(
        'You take a word from a brother, sister or neighbour to heart for days. → Ask what was meant, and try new things in the morning when you feel strong.',
      ),
      Mars: passage(
        'You get into rivalry with brothers, sisters or neighbours over small rights. → Choose one matter that is worth it and let the others go.',
      ),
      Mercury: passage(
        'Misunderstandings with brothers, sisters or neighbours cost you time. → Put things in writing, and finish one effort before you begin the next.',
      ),
      Jupiter: passage(
        'You help brothers and sisters with advice when they wanted company. → Do one thing with your own hands each week to keep your courage up.',
      ),
      Venus: passage(
        'You avoid a frank talk with a brother or sister because it is unpleasant. → Have it over a meal, and let small matters of money be settled on paper.',
      ),
      Saturn: passage(
        'You carry more for a brother or sister than you get back, or you are far apart. → Take the first step by a short call, and be patient with your own slow start.',
      ),
    },
  },
  friends: {
    good: {
      Sun: passage(
        'You have friends with influence and they speak up for you. Gains reach you where your name is known.',
      ),
      Moon: passage(
        'You have many friends and feel well among them. Gains reach you through people who like to see you, so keep in touch.',
      ),
      Mars: passage(
        'You make friends by doing something together. Gains reach you through effort in a team, so join one.',
      ),
      Mercury: passage(
        'You know a great many people and bring them together. Gains reach you through a call or a message that somebody else would not have sent.',
      ),
      Jupiter: passage(
        'You have friends who wish you well and know more than you. Gains reach you through advice that you give and take freely.',
      ),
      Venus: passage(
        'You are welcome in company and you choose it well. Gains reach you through friendship, taste and good manners.',
      ),
      Saturn: passage(
        'You have few friends and keep them for decades. Gains reach you late and stay, so plan with long terms.',
      ),
    },
    bad: {
      Sun: passage(
        'You lose a friend now and then to a question of pride. → Ask for help before you need it, and gains come more easily.',
      ),
      Moon: passage(
        'You open yourself quickly to new friends and are hurt when they change. → Keep two old ones close, and count a gain only when it has arrived.',
      ),
      Mars: passage(
        'You quarrel with friends about how a thing is done. → Settle who leads before you begin, and do not lend in a hurry.',
      ),
      Mercury: passage(
        'You have many contacts and few who come when it rains. → Choose three and see them once a month.',
      ),
      Jupiter: passage(
        'You expect much of friends and give them too much credit. → Put agreements about money on paper, also among good people.',
      ),
      Venus: passage(
        'You spend on company more than it gives back. → Invite people to something simple, and see who still comes.',
      ),
      Saturn: passage(
        'You feel left out among friends, or they live far away. → Make the first call yourself on a fixed day, and gains will follow more slowly than you like.',
      ),
    },
  },
} satisfies {
  family: Sides
  siblings: Record<'good' | 'bad', Record<Lord, Passage>>
  friends: Record<'good' | 'bad', Record<Lord, Passage>>
}
