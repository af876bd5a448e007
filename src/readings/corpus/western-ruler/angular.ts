import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four angles: self, home, partner and vocation
export default {
  1: {
    1: both(
      'The ruler of the first house stands at home, so you start from yourself and arrive as yourself. People know within minutes what you want. Decisions made on your feet hold up, and your body answers quickly to rest, air and exercise.',
      'Though it stands in its own first house, the ruler of the self is strained, and you push on when tired and call it will. Help is refused before it is heard. One friend licensed to say stop, and a day off that nobody may book, restore the strength.',
    ),
    2: both(
      'You are your own chief asset: the ruler of the first house works in the second, and income follows from being there in person. A trade under your own name pays. Belongings are few, chosen well and kept in repair.',
      'Worth gets measured in money when the ruler of the self labours in the second house. A thin month feels like a verdict on you, and a purchase is made to overrule it. Wages paid into one account and pleasures into another loosen the knot.',
    ),
    3: both(
      'Thinking happens aloud for you, and the ruler of the first house in the third finds an audience on every corner. Letters, short trips and a class taught on Tuesdays build the name. A brother, sister or neighbour opens the useful door.',
      'Errands and messages eat the day while the ruler of the first house is strained in the third. You begin four conversations to avoid a fifth, or carry an old quarrel with a sibling into new rooms. Answering post at two fixed hours gives thought back its length.',
    ),
    4: both(
      'Your ground is home: the ruler of the first house has gone to the foot of the chart and drawn strength from it. You know where you come from and can build there, in land, a family firm or a kitchen open to guests.',
      'Part of you stays in the childhood house when the ruler of the self is pressed in the fourth. A parent’s voice answers before yours does, and moving out takes several attempts. A room with your own lock, however small, is where the second answer is learned.',
    ),
    5: both(
      'Making things is how you find out who you are, for the ruler of the first house plays in the fifth. A stage, a studio or a garden full of children shows you at your best. Risks taken for love of the game tend to pay.',
      'Applause becomes a kind of food when the ruler of the first house is ill placed in the fifth. You bet on charm late in the evening, or drop a project once nobody is watching. Finishing one piece that will never be shown settles the hunger.',
    ),
    6: both(
      'Skill carries you further than show, since the ruler of the first house has put on working clothes in the sixth. You read your body well and keep it in trim by habit. Colleagues, and most animals, trust you within a week.',
      'In the sixth house a strained ruler of the first serves until it is worn thin. You say yes to the extra shift and postpone the walk. The tiredness has a boundary: where hours are written down and meals fall at set times, it goes back.',
    ),
    7: both(
      'You come into focus opposite another person: the ruler of the first house stands in the seventh, at the angle of meeting. A partner, an adviser or a worthy rival draws out your best work. Clients return because they felt heard.',
      'With the first house’s ruler strained in the seventh, you can lose your own opinion halfway through someone else’s sentence. Agreement is given for peace and taken back in anger. Saying that you will answer tomorrow, and meaning it, keeps both the bond and yourself.',
    ),
    8: both(
      'Calm arrives in you when others lose theirs. The ruler of the first house in the eighth handles debts, estates and emergencies with a steady hand, and you remake yourself more than once. What is confided to you stays where it was put.',
      'Trouble that belongs to other people finds its way to you when the ruler of the self is pressed in the eighth house. You brace for crises that do not come and sign for money that is not yours. Written terms, and one confidant of your own, cut the load.',
    ),
    9: both(
      'Distance suits you: the ruler of the first house has set out for the ninth, toward foreign streets, long study or a faith examined closely. You grow larger with each border or examination passed. Sooner or later you are asked to teach the route.',
      'Elsewhere looks better than here while the ruler of the first house is ill placed in the ninth. Courses are begun, tickets bought, convictions announced and then exchanged. Seeing one diploma or one long road through to its dull last month ends the restlessness for years.',
    ),
    10: both(
      'Public life recognises you early, for the ruler of the first house has climbed to the tenth. The work and the worker become one name in people’s mouths. Responsibility steadies you, and you rise fastest where results are plain to see.',
      'A title weighs on you when the ruler of the first house is strained in the tenth. Mistakes feel as if the whole town had read them, and superiors loom larger than they are. One evening a week among people who never ask about work cuts them to size.',
    ),
    11: both(
      'You rise in company: the ruler of the first house keeps its seat in the eleventh, among friends and patrons. Somebody always knows somebody. Plans that need twenty hands succeed because you remember all twenty names, and the favours travel in both directions.',
      'Belonging can cost you your own wishes when the ruler of the self is pressed in the eleventh house. You laugh at jokes you dislike and chair what bores you. Leaving one group each year, on good terms, makes room for the friends who would notice.',
    ),
    12: both(
      'Away from view you do your best work, since the ruler of the first house has withdrawn to the twelfth. A studio at the end of a corridor, a night ward or an archive suits you. Solitude refills you, and you come out of it with something finished.',
      'The ruler of the first house under strain in the twelfth hides you even from those who are looking. You undo a success by not turning up to collect it. Telling one person what you are doing, every Friday, keeps retreat a choice with a door.',
    ),
  },
  4: {
    1: both(
      'You carry home with you: the ruler of the fourth house stands in the first, and family sayings and habits come into a room with you. Wherever you put down a bag, a household forms. Kin look to you as the one who keeps things together.',
      'A family’s old mood can sit on your shoulders when the ruler of the fourth house is strained in the first. You answer for parents who were never asked. Naming which burdens are inherited and which are chosen halves the load, and the second half is lighter.',
    ),
    2: both(
      'Bricks turn into income where the ruler of the fourth house stands well in the second. A parental trade, a let room, a field or a recipe brings money. You learned thrift at a kitchen table, and it still works.',
      'Rent, repairs and relatives compete for the same purse while the fourth house’s ruler is pressed in the second. Property bought to feel safe does the opposite for a time. A repair fund filled before any new purchase turns the house back into shelter.',
    ),
    3: both(
      'The family talks, and does so usefully: the ruler of the fourth house in the third keeps siblings, cousins and neighbours in one conversation. You may live within walking distance of them, or write the family down. A short move improves more than a long one.',
      'Household news travels too fast with the ruler of the fourth house ill placed in the third. A remark made in the kitchen comes back from a cousin with additions. Settling domestic matters face to face, and only with those who live there, restores quiet.',
    ),
    4: both(
      'Foundations hold. The ruler of the fourth house is in its own place, at the base of the chart, and home stays home through many changes outside. Land, archives and elderly relatives are in good hands with you, and the later years are settled.',
      'Even in its own house the ruler of the fourth can be strained, and then the walls seem to need you every hour. Old rooms stay unchanged out of duty. Clearing one cupboard a season, with the relatives present, lets the past take up its proper space.',
    ),
    5: both(
      'Laughter belongs to the house you keep: the ruler of the fourth stands in the fifth, and home is a playroom, a workshop or a stage. Children, your own or visiting, take to it at once. What parents loved to make, you make further.',
      'Pleasure has to ask permission at home when the ruler of the fourth house is pressed in the fifth. A parent’s taste judges your creations, or children’s quarrels fill the parlour. A place to play outside the house, visited weekly, frees both.',
    ),
    6: both(
      'A house in working order is your medicine. With the fourth ruler in the sixth, chores have their days, the pantry is stocked, and an office at home gets more done than the one in town. Dogs, cats and tenants thrive under the same routine.',
      'Work follows you into the bedroom while the ruler of the fourth house is strained in the sixth. Home becomes a list of tasks, and care for relatives falls to whoever noticed first. A rota agreed aloud, with one idle evening in it, shares the weight.',
    ),
    7: both(
      'Home takes shape with a partner, since the ruler of the fourth house has moved to the seventh. The right companion feels like an address. Business run from home with a second signature on the lease does well, and families on both sides mix easily.',
      'Two families sit at your table when the fourth house’s ruler is ill placed in the seventh, and they disagree about the salt. Whose parents to visit becomes the argument behind the argument. A calendar made by the two of you alone, before anyone calls, settles it.',
    ),
    8: both(
      'Inherited things are handled with sense: the ruler of the fourth house in the eighth stands well, and a house, a loan or a family secret is brought into order in your time. Renovation suits you. You know what lies under the floor before you buy.',
      'Family property comes with conditions attached when the ruler of the fourth house is strained in the eighth. Shares are unclear, and a move may be made in a hurry. A survey, a solicitor and one frank talk between the heirs bring the matter to an end.',
    ),
    9: both(
      'Roots travel well in your chart. The ruler of the fourth house stands in the ninth, so a home abroad, a house full of books or a family held by faith gives you ground. Parents taught you to look past the hill.',
      'You may feel foreign in the native town and homesick everywhere else while the fourth ruler is pressed in the ninth. A parent’s creed stands between you and the door. Going back as a guest, for a fixed number of days, makes peace with both places.',
    ),
    10: both(
      'Where you come from opens the way to what you do: the ruler of the fourth house is lifted into the tenth. A parent’s trade, a known surname or a workshop at home grows into a public name. Property and building are fair fields.',
      'Home is asked to applaud when the ruler of the fourth house strains in the tenth. A parent’s unfinished career gets handed to you, or office hours swallow the supper table. Deciding which ambition is your own takes a season; the family adjusts within another.',
    ),
    11: both(
      'Friends become kin, for the ruler of the fourth house stands in the eleventh. Your address is the one the circle meets at, and help with a move arrives in three cars. A shared house or a cooperative answers better than a lonely villa.',
      'The front door is never quite shut when the fourth house’s ruler is ill placed in the eleventh. Guests stay on, committees use your kettle, and the family feels outnumbered. Two evenings a week reserved for those who live there bring the welcome back.',
    ),
    12: both(
      'Quiet rooms restore you: the ruler of the fourth house rests in the twelfth, at the end of a lane or behind a thick wall. You need an inner courtyard, and you find one. Something a grandparent did in private turns out to be your gift as well.',
      'A strained fourth ruler in the twelfth house leaves a blank in the family story, and you tiptoe around it. Home can turn into a hiding place. Asking the oldest relative one plain question, and inviting someone in each week, opens a window at a time.',
    ),
  },
  7: {
    1: both(
      'Partners come to you. The ruler of the seventh house stands in the first, so you need not chase company, and the other person makes the larger move. Clients remember your face, and opponents would sooner have you on their side.',
      'The seventh ruler strained in the first house brings other people’s demands right up to the doorstep. Someone decides with you in mind but without you in the room. Stating terms at the first meeting, while everyone is polite, keeps the company and drops the pressure.',
    ),
    2: both(
      'A partnership feeds you here: the ruler of the seventh house stands in the second and brings money, goods or a better sense of price. The other knows what your work is worth and says so. Joint purchases are made slowly and last.',
      'Love and invoices get mixed when the ruler of the seventh house is pressed in the second. One pays, the other keeps count, and a client settles late. Separate accounts with a common pot, its size fixed in writing, take the sums out of the affection.',
    ),
    3: both(
      'Conversation is the romance. With the ruler of the seventh house in the third, the partner may live nearby, ride the same train or be a sibling’s friend. You bargain well by letter, and disagreements end once they have been spelled out.',
      'Words run ahead of the bond while the ruler of the seventh house is strained in the third. A quick message stings, an agreement is read in two ways, and neighbours take sides. Reading contracts aloud together, and arguing in person only, mends more than apology does.',
    ),
    4: both(
      'The person you choose wants to settle, since the ruler of the seventh house has come home to the fourth. Together you make a house that outlasts its furniture. Parents may help with the match, and a business under your own roof finds steady customers.',
      'A bond is tested by walls and in-laws where the seventh ruler is ill placed in the fourth. The partner feels like a lodger, or you do. Repainting one room to a plan both have signed is a humble start, and it moves more than debate.',
    ),
    5: both(
      'Romance need not end at the front door: the ruler of the seventh house plays in the fifth, and a partner is first of all good company. You laugh at the same things. Ventures with a creative partner prosper, and children are welcomed by both.',
      'Romance promises more than partnership keeps when the ruler of the seventh house is pressed in the fifth. Drama stands in for closeness, or the children become the only subject. An outing for two with a dull purpose, such as buying a lamp, shows what is there.',
    ),
    6: both(
      'You meet partners at work, and the two of you run like a good workshop: the ruler of the seventh house serves in the sixth. Affection shows in a mended hinge. Clients with a concrete problem are your best clients, and rivals are outworked.',
      'In the sixth house a strained ruler of the seventh turns companions into inspectors. Who did the washing, and how badly, becomes the language of hurt. Each doing a share unwatched, with praise spoken once a day, brings the tone down within weeks.',
    ),
    7: both(
      'Your other half has a mind of its own, and you like it so: the ruler of the seventh house stands at home there. Agreements are kept on both sides. Consulting, mediation and any trade done across a table are well founded.',
      'Opposition comes from equals when the ruler of the seventh house, though in its own place, is strained. A partner leads where you meant to walk abreast, and rivals are quick to file. A neutral third person, called in before tempers rise, keeps most of it out of court.',
    ),
    8: both(
      'Trust goes deep here, money included. The ruler of the seventh house in the eighth brings a partner with resources, or with the courage to look at hard things with you. Joint ventures with outside capital are well judged, and intimacy grows through what was survived.',
      'Debts and silences enter with a companion when the seventh ruler is pressed in the eighth house. You learn late what the other owes, or fears. Opening the books on both sides before signing, and once a year afterwards, keeps surprise within measure.',
    ),
    9: both(
      'A companion from elsewhere widens your map: the ruler of the seventh house stands in the ninth, and accent, faith or schooling differs from yours. You teach each other. Distant clients are reliable, and the law tends to hear your side fairly.',
      'Principles divide where the ruler of the seventh house is strained in the ninth. Two right answers face each other at breakfast, or an ocean lies between two jobs. One shared study or pilgrimage a year, chosen in turns, builds a third position that both can hold.',
    ),
    10: both(
      'Standing rises through others: the ruler of the seventh house is high in the tenth, and a partner, a client or even a famous rival lifts your name. You work well in public as one of two. Contracts signed at the top hold downwards.',
      'A career sits at the table as third guest when the ruler of the seventh house is ill placed in the tenth. The partner’s boss, or yours, sets the mood. Agreeing whose turn it is to advance, for a stated number of years, brings back fairness.',
    ),
    11: both(
      'Friendship came first, or will outlive the rest. With the ruler of the seventh house in the eleventh, partners are met through a circle and remain part of it. Associates bring associates, and a joint hope does more for the bond than candles.',
      'Others have opinions about your partner while the seventh ruler is pressed in the eleventh. A friend is jealous, or a club gets the weekends. Keeping quarrels out of the group, and one hope for two alone, lets the alliance find its feet.',
    ),
    12: both(
      'Much of the bond is invisible from outside: the ruler of the seventh house lives in the twelfth, and tenderness keeps no audience. You may meet in a hospital, a monastery garden or far backstage. Private clients value your discretion and pay for it.',
      'Something stays unsaid between two people when the ruler of the seventh house is strained in the twelfth. You guess at moods, rescue, or wait for someone half available. A fixed hour each week for plain speech shows within a few months what can be built.',
    ),
  },
  10: {
    1: both(
      'The calling fits like your own coat: the ruler of the tenth house stands in the first, and people hand you responsibility on sight. You need no long chain of command. A business that carries your face or your signature stands firm.',
      'Duties find you before breakfast when the ruler of the tenth house is pressed in the first. You are never off stage, and the body carries the office about. Clothes, hours and a telephone that belong to work only let you put the role down.',
    ),
    2: both(
      'Position pays. With the ruler of the tenth house in the second, reputation turns into income without much haggling, and a career in finance, food or any valued craft builds solid reserves. You know your fee and can name it calmly.',
      'You may be honoured more than you are paid while the tenth ruler is strained in the second house. Or the salary holds you in a post long outgrown. Six months of savings set aside, then a figure asked for in writing, changes the terms.',
    ),
    3: both(
      'Words make the career: the ruler of the tenth house speaks, writes, sells or teaches from the third. You know the local streets and who matters in them. Brothers or sisters may share the trade, and short trips bring the long contracts.',
      'Rumour touches your standing when the ruler of the tenth house is ill placed in the third. Plans are announced too soon, or a hasty mail reaches the wrong desk. Letting every public word rest one night, and choosing a single channel, keeps the name clean.',
    ),
    4: both(
      'Your life’s work has a hearth in it. The ruler of the tenth house in the fourth favours land, building, care or an enterprise run from the house where you sleep. Recognition comes from people who know the family, and grows with the years.',
      'Ambition and home pull at the same rope when the ruler of the tenth house is strained in the fourth. A parent needs you in the week of the promotion. Work that can be done from two places, arranged in quiet times, gives the rope slack.',
    ),
    5: both(
      'Whatever you do for a living has play in it, for the ruler of the tenth house is at ease in the fifth. The arts, the young, sport or speculation may be the field. Superiors let you invent because the inventions sell.',
      'Success rides on favour when the tenth ruler is pressed in the fifth house. A taste changes, a patron sulks, and last year’s applause pays no rent. A plain second skill practised on weekdays carries you between seasons until the next idea ripens.',
    ),
    6: both(
      'Craft is the ladder. The ruler of the tenth house serves in the sixth, and a name for doing the thing properly takes you past louder people. Medicine, repair, animals or administration are good ground, and those you direct feel well treated.',
      'You hold the office and also sweep it while the ruler of the tenth house strains in the sixth. Promotion goes to those who have time for it. Handing over two tasks for good, however imperfectly they are then done, moves you up a step.',
    ),
    7: both(
      'Clients are the career: the ruler of the tenth house stands in the seventh, and counsel, trade or any practice built on appointments gains ground. A partner may share the shop. You are judged by whom you deal with, and choose well.',
      'A business partner steers more than the deed allows where the ruler of the tenth house is ill placed in the seventh. Credit is shared unevenly, or a competitor copies the sign. Roles written down and read again each spring put the two names level.',
    ),
    8: both(
      'You are sent for when things break. The ruler of the tenth house in the eighth makes a name in audits, insurance, research or the rescue of firms. Other people’s capital is safe with you, and each crisis handled widens the mandate.',
      'The career turns in sudden steps when the tenth ruler is pressed in the eighth house. A firm is sold, a post dissolves, a secret of the management lands on your desk. Skills that no employer owns, refreshed yearly, make each turn a shorter one.',
    ),
    9: both(
      'Work takes you far: the ruler of the tenth house is in the ninth, and universities, courts, publishing or foreign trade give you a platform. A teacher’s recommendation counts for much. You rise by what you know and by how widely you can apply it.',
      'Beliefs and employers collide while the ruler of the tenth house is strained in the ninth. A degree is missing, a visa hangs, or you lecture where a report was wanted. Completing the one formal qualification at issue usually clears the road.',
    ),
    10: both(
      'At the summit of the chart the ruler of the tenth house keeps its own seat, and the direction of work is clear to you early. People see you from a distance. Authority rests on competence, so it survives a change of government.',
      'Height without shelter is the complaint of a strained tenth ruler in its own house. You are visible in bad weeks too, and each rival takes aim. A deputy trusted with real decisions, and holidays announced in advance, make the post one that can be lived in.',
    ),
    11: both(
      'Patrons see to it that your work is noticed. The ruler of the tenth house in the eleventh thrives in associations, networks and large teams, and gains follow office. What you wanted long ago has a fair chance of appearing on the door.',
      'You owe too many favours at work when the ruler of the tenth house is ill placed in the eleventh. Friends apply for posts, and alliances turn over with each election. Saying in advance what friendship cannot buy saves the reputation and sifts the friends.',
    ),
    12: both(
      'Backstage is a position of power for you: the ruler of the tenth house works in the twelfth, in hospitals, laboratories, charities or research without a sign on the door. Few know who did it, and those few decide. Long solitary labour bears fruit.',
      'Others sign what you made when the tenth ruler is strained in the twelfth house. The aim itself is hard to see for years at a time. A dated record of your own work, shown quietly to one mentor, brings both credit and direction.',
    ),
  },
} satisfies Record<1 | 4 | 7 | 10, Record<HouseNumber, RulerTold>>
