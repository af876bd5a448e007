import type { ElderForms } from '../elder-forms.ts'
import { from } from '../passage.ts'
import type westernNode from './western-node.ts'
import type westernPlanetInHouse from './western-planet-in-house.ts'
import type westernPlanetInSign from './western-planet-in-sign.ts'
import type westernStanding from './western-standing.ts'

// Placements of a tropical chart for readers from sixty on, where the text for adults speaks of a working life or of first things.
// {why}: the reason for the condition
const elder = from('Common Western practice, told for the later years; own wording')

export default {
  sign: {
    Sun: {
      Virgo: elder(
        'You like a thing done so that nobody has to do it over. You see the wrong date on an invitation before you have read whom it is from. → Correct what is yours and leave two mistakes of other people alone each day; the young ones will ask you more often.',
      ),
    },
    Mercury: {
      Leo: elder(
        'You speak so that the last row hears you, and people remember your example. The family knows your three best stories and still asks for them. → Record one of them this month, with names and years, so that it stays as you tell it.',
      ),
    },
    Mars: {
      Aries: elder(
        'You begin before you know why. Somebody who says that you are too old for it wakes you up at once. → Choose aims that end within two weeks, a corner of the garden or a repaired chair, because your energy is high and short.',
      ),
      Libra: elder(
        'You get your energy from doing things with somebody. Alone you put off the walk for a month; with a friend at the door you go. → Agree on a fixed morning with one companion, and say once a day a sentence that starts with I want.',
      ),
      Scorpio: elder(
        'Your wishes are few and they last. You go on where others have become frightened: through a long treatment, a hard farewell, a quarrel over an inheritance. → Spend this strength on what you would like to leave in good order, and not on paying people back.',
      ),
      Sagittarius: elder(
        'A cause and an open road make you happy. You set out singing, take the longer way and leave your jacket on a bench. → Walk with somebody who likes going back for things, and plan the way home before the way there.',
      ),
      Capricorn: elder(
        'You work towards results with a date on them, and you keep to a plan in the rain. Without one, a week feels wasted to you. → Give yourself a task with an end in sight, and leave two days free in which nothing has to be achieved.',
      ),
      Aquarius: elder(
        'You work well for an idea and among equals, and you break a rule only on purpose. When somebody says that people of your age do it like this, you do it differently the same afternoon. → Look for one circle that needs an honest voice, and stay for a year.',
      ),
    },
    Jupiter: {
      Gemini: elder(
        'Good things reach you in small parcels: a word from a neighbour, a short course, an article. You can say something good about almost everything. → Choose one subject for this year and go into it as far as you like; nobody examines you any more.',
      ),
      Leo: elder(
        'Your ideas are large, and people enjoy being part of them. With grandchildren and their friends you are the one who pays for the ice cream. → Decide once a year how much you can give away without regret, and give that much with both hands.',
      ),
    },
    Saturn: {
      Virgo: elder(
        'You check what you do twice and then once more. At seven in the evening you are still looking for the receipt that nobody will ask for. → Set an hour for stopping, and show a younger person how you keep your papers; one copy of your order is enough.',
      ),
    },
    Uranus: {
      Leo: elder(
        'You and those of your seven years of births like to write your own part. A whole generation has that taste. It is stronger in you than in others only if it touches your Sun, your Moon or your Ascendant.',
      ),
    },
  },
  house: {
    Sun: {
      2: elder(
        'You like to live from what your own hands have made. A pension or a quiet month can feel to you like a verdict, although it says nothing about your worth. → Keep a list of what you can do and are asked for, and read it on days when you think of figures.',
      ),
      7: elder(
        'You learn who you are by standing opposite somebody: a companion, a friend, an honest opponent. The turning points of your life tend to bear somebody’s name. → Keep one opinion a week that you have not discussed with anyone, and visit the one who contradicts you best.',
      ),
      10: elder(
        'You live in public more than you plan, and people measure you by what you do. It can be strange to be introduced without a task. → Keep one responsibility that needs you, hand another to somebody younger, and enjoy the circle in which nobody asks.',
      ),
      11: elder(
        'You find your way through friends, clubs and shared hopes, and people put you in the chair. → Check each January which of the offices gives you joy. Keep that one, and bring a younger person along to the next meeting.',
      ),
    },
    Moon: {
      10: elder(
        'You sense the temper of people in public, in a queue as in a hall, and they trust you for it. Your part among them may change more than once. → Keep one kitchen where you need not be anything, as what you tell there stays private.',
      ),
    },
    Mercury: {
      2: elder(
        'You are good with words and figures, and you know the price of milk in three shops. Looking after the small sums amuses you. → Look at the large ones on purpose once a season, and show one trusted person where the papers lie.',
      ),
      5: elder(
        'You win at cards by wit and at table by telling. Young people like talking to you, since you answer what they asked. Games of chance tempt you as a puzzle, so fix the amount beforehand, and play the long games with somebody who laughs when you lose.',
      ),
    },
    Venus: {
      2: elder(
        'You enjoy things that are beautiful or good to eat, and you recognise quality by touch. After a sad day you buy something fine within the hour. → Let the basket wait until morning, and give one lovely thing you own to the person who always looks at it.',
      ),
      10: elder(
        'People like to deal with you, because you are easy and fair. A committee, a choir or a parish runs better when you welcome the guests. → Say yes to the part that you enjoy, and let others write the minutes.',
      ),
    },
    Mars: {
      1: elder(
        'You are a few steps ahead of the group and have spoken before the others begin. Your body likes to be used, and after a day of sitting everything annoys you. → Go out at the same hour each morning, at the pace at which you can still talk.',
      ),
      2: elder(
        'You defend your money well and part with it quickly. A sum that arrives on Friday has plans by Saturday. → Leave a fixed part where it is, and decide together with somebody you trust what is for you and what is for those who come after you.',
      ),
      4: elder(
        'You bring heat into the home: hammering, loud suppers, a fierce defence of your own people. Perhaps you know it from one of your parents. → Put the force into the garden or a walk before you sit down at the table with the family.',
      ),
      7: elder(
        'Lively people are drawn to you, and a friendship can begin with a dispute. It goes well while you do something with somebody, and you snap when each waits for the other to attack. Always have one thing going together: a garden, a trip, a game of cards.',
      ),
    },
    Jupiter: {
      2: elder(
        'Money tends to come to you through trust, and you pay the bill for the table without thinking. Generosity is the best part of it. → Put the sum that you need for yourself where you cannot give it away, and let the rest make people glad while you can see it.',
      ),
      10: elder(
        'People give you authority because they think you fair, and a good word from you opens doors. → Recommend somebody younger this season. Say no to the next honorary post unless its evenings would please you.',
      ),
    },
    Saturn: {
      7: elder(
        'You take a bond as a promise and keep it. What begins with much seriousness becomes reliable with you. → Say aloud once a year what you would like to keep and to change with the people closest to you, instead of counting in silence.',
      ),
      10: elder(
        'You go at your own pace and by real work. Stepping back is harder for you than climbing. → Choose who is to take over, show that person one thing at a time, and take your rest before you are forced to.',
      ),
    },
    Uranus: {
      2: elder(
        'Your means tend to move in jumps: a windfall, a gap, a change of plan. You ask yourself what owning means at all. → Keep what you need for a year somewhere dull and safe, and give away in your own unusual manner what you do not miss.',
      ),
      5: elder(
        'You like what nobody ordered: odd hobbies, sudden outings, people who do not fit. A timetable spoils affection for you. → Give the grandchildren or friends in your life one fixed hour; the rest may be as free as you like.',
      ),
      6: elder(
        'You improve every rule you meet, and you suffer under a fixed timetable. You have the freedom now to arrange your days. → Hold on to one rule, the hour at which you go to bed, and be free in everything else.',
      ),
      9: elder(
        'You accept no teaching whole and travel without a booking. Your views can still change overnight, which keeps your friends awake. → Write down what you believe today on one page, with the date, and read it again in a year.',
      ),
      10: elder(
        'Your way tends to change tracks, and you do not take rank quite seriously. You resist authority and then hold it in your own manner. → Offer the younger ones what the changes teach you, and let them make their own.',
      ),
    },
    Neptune: {
      2: elder(
        'Money runs through your fingers, and your heart decides whom you help. You know the worth of a thing and forget its price. → Let one honest person look through your papers four times a year, and sign nothing at the door or on the telephone.',
      ),
      10: elder(
        'People tend to see in you what they need: the helper, the artist, the scapegoat. You need not play the part any longer. → Write down in plain facts what you did and what you would like to be remembered for, and give a copy to somebody close.',
      ),
    },
    Pluto: {
      1: elder(
        'Your presence is felt at once, and people either trust you with everything or keep away. You know what it is to begin again. → Use that force on one thing that is yours to change, and go gently with weaker people.',
      ),
      3: elder(
        'Your words go through walls, and you ask until somebody answers. There may be one old quarrel with a brother, a sister or a neighbour that both of you remember. → Write the first line this week, without the word but; it need not be clever.',
      ),
      10: elder(
        'You want real influence more than applause, and you notice how power is won and lost. Others ask you what is going on behind the scenes. → Tell them what you know about fairness, and leave the last struggle to somebody with more evenings.',
      ),
    },
  },
  node: {
    sign: {
      Capricorn: elder(
        'You feel at home among your own people, and your task lies a little outside. A mood can keep you at home. → Take on one small public duty, a reading hour or a committee, and keep it for a season without being comforted first.',
      ),
    },
    house: {
      2: elder(
        'What is yours and what is theirs is easily mixed in your life. It does you good to know exactly what is yours. → Put your papers in order this month, settle one old account, and decide yourself who is to have what; your bonds become lighter by it.',
      ),
      4: elder(
        'Public duties are the easier way for you. Your way leads back to your own door. → Make a door you can close, plant something, or write down the story of an old relative; it gives you a footing that no title can.',
      ),
      9: elder(
        'You know every errand and every voice in the familiar district. What you need is a longer road: a trip, a language, a belief that you look at in earnest. → Choose one and begin before spring; it need not lead to a certificate.',
      ),
      10: elder(
        'When the family calls, you tend to go before they have finished the sentence. Your way leads to people outside who need what you know. → Accept one task among strangers that uses what you know, and let them thank you for it.',
      ),
    },
  },
  standing: {
    Sun: {
      steady: [
        elder(
          'You believe in yourself on most days, and you can do without praise for a while, because your Sun is {why}. After a week without any visitor you begin to doubt. → Ring somebody then, and ask for an opinion on one thing that you have done.',
        ),
        elder(
          'You take your place without pushing: your Sun is steady, {why}. You say the useful thing when the others have finished. → Decide beforehand on one matter in the family in which your word should be heard first, and leave the others.',
        ),
      ],
    },
    Mercury: {
      steady: elder(
        'Quiet makes your thoughts clear and noise scatters them: your Mercury is steady, {why}. At a full family table you nod and forget. → Take the important talk outside for a short walk, with one person at a time.',
      ),
    },
    Venus: {
      strong: elder(
        'You are liked without trying for it: your Venus is strong, {why}. You choose the right present in ten minutes, and guests feel it in the way the table is laid. → Invite somebody this week who has not been invited for a long time.',
      ),
      pressed: elder(
        'You measure your worth by what others give, in time or attention: your Venus is {why}. When nobody rings, the afternoon is spoilt. → Spend one evening a week on what pleases nobody but you, and tell one person plainly that you would like to be visited.',
      ),
    },
    Mars: {
      strong: elder(
        'Your strength does what you ask of it, and your anger is soon over: your Mars is strong, {why}. A task with an edge to it keeps you young. → Choose one for each season, and rest the day after it, because you seldom notice that you are tired.',
      ),
      steady: elder(
        'Your strength is enough for what the day asks: your Mars is steady, {why}. A small first step that lies ready gets you going. → Put the walking shoes beside the bed; a fixed hour does for you what willpower will not.',
      ),
      strained: elder(
        'To begin is hard for you, and the end goes well: your Mars is {why}. You walk round a task for an hour before you touch it. → Lay out the things in the evening, and do one a day.',
      ),
    },
    Jupiter: {
      strained: elder(
        'Your chances come at an awkward hour or with a condition: your Jupiter is {why}. The lovely invitation falls on the day of the doctor’s appointment. → Accept one of three all the same, after asking about the stairs and the way home, and say no to the other two.',
      ),
    },
    Saturn: {
      strong: [
        elder(
          'Your patience pays: your Saturn is strong, {why}. What you build tends to stand, and people ask how it is done. → Show one of them this season, and let them do it their own way while you watch.',
        ),
        elder(
          'A dull month does not frighten you, since your Saturn is strong, {why}. You are still at it when the others have given up. → Tell the family in good time how you want things arranged; they learn order from you.',
        ),
      ],
      pressed: elder(
        'You blame yourself easily and rest with a bad conscience: your Saturn is {why}. On a free day you wait to be called. → Write down what you have already done for others, and let somebody do a thing for you without paying it back.',
      ),
    },
  },
} satisfies {
  sign: ElderForms<typeof westernPlanetInSign>
  house: ElderForms<typeof westernPlanetInHouse>
  node: ElderForms<typeof westernNode>
  standing: ElderForms<typeof westernStanding>
}
