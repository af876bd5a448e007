import { from, type Passage } from '../passage.ts'

// A field of life for a Sun sign, by the rating from the planets in its solar houses
const passage = from('Own weighing of planets in solar houses, common Western practice for the houses')

type Rating = 1 | 2 | 3 | 4 | 5

export default {
  love: {
    1: passage(
      'Love is the sore place in these houses: planets of delay or quarrel hold both romance and partnership. Keep to small kindnesses, avoid tests of loyalty, and leave verdicts to a time with better company overhead.',
    ),
    2: passage(
      'Affection needs patience. One of the two houses of love is strained, so misunderstandings come from tone more than from intent; a walk together repairs what a discussion would stretch. Ask once what was meant, and believe the answer.',
    ),
    3: passage(
      'Matters of the heart are in balance, neither pressed nor carried. What exists stays steady if it is fed. Those who are looking do best among people they have met before. A promise made now should be one that ordinary weeks can keep.',
    ),
    4: passage(
      'Romance and partnership have friends in the sky. Invitations are returned, compromise costs little, and a tender word is remembered longer than usual. Make the plan that needs two signatures. Jealousy finds little to feed on while this lasts.',
    ),
    5: passage(
      'Benefics crowd the houses of love. A first word, a promise or a second spring has rare support; so has forgiveness. Modesty about good fortune keeps it company. What begins under such planets should be given ordinary days soon, so that it learns to walk.',
    ),
  },
  career: {
    1: passage(
      'Work meets headwind: the house of standing or of daily duty is held by hard planets. Deliver what was promised, put agreements in writing, and keep a large move for a clearer chart. Reputation is made in such times.',
    ),
    2: passage(
      'Progress at work is slower than effort deserves. Superiors look at costs, colleagues at their own desks. Improve one process that is wholly yours, because its result will be credited. A change of post is better prepared than announced just now.',
    ),
    3: passage(
      'The working houses are quiet. Routine carries the day, and no one is looking over your shoulder, which suits preparation, training and the tidying of unfinished tasks. Ambition loses nothing by a pause in which the tools are sharpened.',
    ),
    4: passage(
      'Work is favoured. Proposals are read to the end, cooperation is easy to find, and a step up the ladder can be discussed without embarrassment. Bring figures as well as enthusiasm. Someone senior may speak for you where you are not present.',
    ),
    5: passage(
      'Career stands under the best planets of the season. Interviews, launches and public appearances go further than planned. Take the larger task, and name at once who will share it. Thanks given in public will be remembered in leaner months.',
    ),
  },
  money: {
    1: passage(
      'Money asks for caution. Planets of limit or haste press on earnings and on shared funds; postpone loans, read guarantees to the last line, and let a purchase wait a week. Nothing is lost that honest accounts could not show in time; haste is the dearer fault.',
    ),
    2: passage(
      'Expenses run a little ahead of income. The cause is usually one recurring cost that nobody has questioned. Find it, and the rest of the accounts regain their shape. Lending to friends is better done as a gift, or not done at all.',
    ),
    3: passage(
      'Finances neither shine nor worry. It is a fair time to compare offers, to file what taxes need and to set aside a fixed part, however small, on a fixed day. Prices agreed now tend to hold until the next change of the planets.',
    ),
    4: passage(
      'Money flows more easily. A fair price can be asked, a debt called in, a saving plan begun. Part of any gain should go where it cannot be spent by oversight. An old skill may find somebody ready to pay for it.',
    ),
    5: passage(
      'The houses of gain hold the kindest planets. Negotiations about pay, sale or inheritance have an open ear. Decide beforehand what enough would be, and stop there with good grace. Generosity towards those who helped earlier belongs to the same account.',
    ),
  },
  health: {
    1: passage(
      'The houses of body and routine carry a heavy load. Rest before it is forced, drive and lift with care, and see someone qualified about what has lingered. The strain has an end date with the transit.',
    ),
    2: passage(
      'Vitality is a little below its mark. Regular meals and an earlier night do more than heroic exercise. Irritability is only tiredness here, and passes with sleep. Postpone what demands a steady hand until the rhythm has returned.',
    ),
    3: passage(
      'Body and routine are on an even keel. Keep what works, change one habit at most, and use the calm to book the appointment that belongs to prevention. Walking is enough for those who dislike every other kind of exercise.',
    ),
    4: passage(
      'Energy returns quickly after effort. It is a good time to begin training, a diet that one can live with, or a course of treatment already advised. Consistency matters more than intensity. The appetite is sound too, and may be followed within reason.',
    ),
    5: passage(
      'Strength and mood support each other. Sport, outdoor work and recovery all profit from the planets in these houses. Use the surplus to set a rhythm for leaner weeks. Even an old complaint may yield a little if it is treated patiently.',
    ),
  },
  home: {
    1: passage(
      'Home and private life are under strain, by repairs, by relatives, or by want of quiet. Deal with the one urgent thing. Guard some hours in which nobody may ask for anything. The pressure comes from one side of the chart only and moves on with its planet.',
    ),
    2: passage(
      'Family affairs ask for tact. Old positions are repeated at table, and silence is taken for agreement. A task done together settles more than a meeting about it. Those who live alone feel it as restlessness, and do well to rearrange a room.',
    ),
    3: passage(
      'The household keeps its ordinary course. Small improvements find time, and solitude is available to those who want it. Nothing presses for a decision about place or family. What was mended earlier in the year holds, and asks for no attention.',
    ),
    4: passage(
      'Home is a good place to be. Guests are welcome, repairs succeed, and a conversation with an elder clears something up. Inward work, from diary to prayer, goes deeper too. A change in the rooms now tends to please for a long time.',
    ),
    5: passage(
      'The roots of the chart are well watered. Moving, buying, reconciling or simply resting at home is favoured beyond the usual measure. Invite the person who has been missed. Solitude, where it is chosen, gives back more than it takes.',
    ),
  },
  social: {
    1: passage(
      'Friends and neighbours are hard to gather, or hard to please. Withdraw without drama from groups that only take. One reliable person outweighs the rest of the list at present. News about others should be heard twice before it is passed on.',
    ),
    2: passage(
      'Messages cross and plans are rearranged. Confirm times, keep jokes kind, and expect the answer to arrive a day late. The ill will that it seems to carry is seldom there. A short call clears what a chain of written lines would only lengthen.',
    ),
    3: passage(
      'Company comes and goes in its normal measure. Old contacts may be kept up with little effort. New groups deserve a trial visit before a subscription. Short trips and small studies go on without help or hindrance.',
    ),
    4: passage(
      'Friends open doors. Introductions, shared errands and group projects move along, and what is said in passing proves useful. Offer help first and the circle closes well. Brothers, sisters and neighbours are easier to talk to than they were.',
    ),
    5: passage(
      'Few times are better for friendship and for speaking to many. A wish finds its helper, an audience its speaker. Write down the names you hear; some stay for years. Teaching, writing and performing draw on the same good will.',
    ),
  },
} as const satisfies Record<'love' | 'career' | 'money' | 'health' | 'home' | 'social', Record<Rating, Passage>>
