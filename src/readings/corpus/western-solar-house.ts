import { from, type Passage } from '../passage.ts'

// Planets passing the solar houses: whole signs counted from the sign of the Sun
const passage = from('Common Western practice (solar houses, signs counted from the Sun sign)')

type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export default {
  Moon: {
    1: passage(
      'With the Moon in your own sign, feelings sit close to the surface and others read them before you speak. Begin things that need your face or your name; let what needs patience wait two days.',
    ),
    2: passage(
      'The Moon crosses the house of earnings and belongings, and comfort is looked for in things that can be held. Check a bill or mend what is worn. Buying to lift a mood is the weak point of such a day.',
    ),
    3: passage(
      'The Moon runs through the house of errands, neighbours and short messages. Much gets said, not all of it finished; answer the letters that have waited longest, and keep one hour free of talk. A short walk in the quarter clears the head better than another screen.',
    ),
    4: passage(
      'The Moon is in the house of home and family, where a day is measured by who sat at the table. Household matters move when somebody takes the first step. Old moods return with old surroundings, so name them.',
    ),
    5: passage(
      'The Moon brightens the house of children, play and affection. What is done for its own sake goes well, and a light invitation finds takers. Keep stakes small where money is part of the game.',
    ),
    6: passage(
      'The Moon passes the house of work and health, and the body reports what it thinks of recent hours. Clear one small backlog and eat at a regular time; irritation now is often only fatigue.',
    ),
    7: passage(
      'With the Moon opposite your sign the other person sets the tone. Listening settles more than arguing would, and an agreement reached today shows what each side cares for. Decisions made alone tend to be reopened.',
    ),
    8: passage(
      'The Moon goes through the house of shared money and private matters. Feelings run deeper than the talk about them; look after a debt, a password or a promise, and leave confessions to people who can keep them.',
    ),
    9: passage(
      'The Moon lifts the eye to the house of study, travel and belief. A lecture, a map or a long view from somewhere high does good. Details handed in today should be read again tomorrow.',
    ),
    10: passage(
      'The Moon stands in the house of standing and career, where private moods become visible. Superiors notice small courtesies as well as small delays. Do the public part first and keep the evening for yourself.',
    ),
    11: passage(
      'The Moon joins the house of friends and plans. Company is easy to find, and a wish spoken aloud may meet someone who knows a way. Groups pull towards their average, so keep your own opinion in sight.',
    ),
    12: passage(
      'The Moon is in the last house before your own, the house of retreat. Energy is lower and intuition finer; finish, tidy, sleep, and answer what can be answered in writing. Two days on, appetite for company returns.',
    ),
  },
  Sun: {
    1: passage(
      'The Sun is in your own sign, the birthday month of the year. Energy and attention come your way without being asked for, and choices of style, direction and name are best made in these weeks.',
    ),
    2: passage(
      'The Sun lights the house of income and possessions. This is a month for prices, budgets and knowing what your time is worth. What you own should earn its place, or go to someone who needs it.',
    ),
    3: passage(
      'The Sun moves through the house of learning, brothers and sisters, and near places. Write, ask, register for the course, visit the neighbour. The month is busy in small pieces, and the pieces add up.',
    ),
    4: passage(
      'The Sun is at the bottom of the solar chart, in the house of home and roots. Repairs, family talks and questions of where to live come first; public success can wait for another quarter of the year.',
    ),
    5: passage(
      'The Sun warms the house of romance, children and creation. Show what you have made, court whom you like, play with those who are younger. Pride is generous in these weeks unless it is overlooked.',
    ),
    6: passage(
      'The Sun works through the house of routine and health. Habits begun now have a fair chance to last, and tools put in order save time until next year. Mind the temptation to do everybody else’s share.',
    ),
    7: passage(
      'The Sun shines from the house opposite, on partners, clients and open opponents. Others lead and you see yourself by their light; contracts, reconciliations and honest comparisons belong to this month. Whoever insists on being first will find the room occupied.',
    ),
    8: passage(
      'The Sun goes through the house of shared resources and endings. Loans, taxes, inheritances and trust are the subjects. What is settled completely stays settled, and what is only covered over comes back next year.',
    ),
    9: passage(
      'The Sun opens the house of travel, study and belief. Distance helps: in miles, in books, in opinion. Publish, apply, set out; local quarrels shrink when seen from the far end of the road. Teachers are met where one had not looked for a school.',
    ),
    10: passage(
      'The Sun stands at the top of the solar chart, in the house of career. Work done earlier in the year is judged now, in public. Accept the responsibility that fits and let a title go that would only weigh.',
    ),
    11: passage(
      'The Sun is in the house of friends, groups and hopes. Allies turn up in numbers and plans gain from being shared. Choose the two wishes you would work for, since the third would scatter the rest.',
    ),
    12: passage(
      'The Sun is in the house of retreat, the last before your own sign. A year ends privately here: close files, forgive what can be forgiven, rest. New ventures started now tend to be started again a month later.',
    ),
  },
  Jupiter: {
    1: passage(
      'Jupiter in your own sign begins a cycle of twelve years, and doors open on confidence alone. Room to grow is real in body, plans and reputation; so is the risk of promising more than one person can do.',
    ),
    2: passage(
      'Jupiter in the second solar house favours income and what is built up slowly. Ask for the fair price and save a part of the increase at once, for spending grows in the same measure as earning does.',
    ),
    3: passage(
      'Jupiter in the third house blesses study, writing and everyday contact. A skill learned in this year goes on paying. Say yes to the short trip, and no to the fifth project in the same month.',
    ),
    4: passage(
      'Jupiter in the fourth house enlarges home and family: more space, a reconciliation, a guest who stays. Property matters go easier than usual, provided that the foundations are looked at before the view. A parent’s advice is worth more in this year than it cost.',
    ),
    5: passage(
      'Jupiter in the fifth house brings joy in children, art and love. What is risked with a light hand prospers. Gambling with what is needed for the rent is the exaggeration of the same gift.',
    ),
    6: passage(
      'Jupiter in the sixth house improves work itself: better conditions, kinder colleagues, a treatment that suits. Growth comes by service and by routine. Watch the waistline and the list of favours owed. A pet or a garden taken on now thrives.',
    ),
    7: passage(
      'Jupiter in the seventh house sends partners, clients and advisers of good will. Marriages and contracts begun in this year have a fair wind, and old opponents become reasonable when they are met half way.',
    ),
    8: passage(
      'Jupiter in the eighth house helps where money or trust is shared. Loans are granted and debts paid down, and a fear looked at squarely loses half its size. Read what you sign twice, guarantees above all.',
    ),
    9: passage(
      'Jupiter in the ninth house is at home: far travel, higher study, law and teaching thrive. Beliefs widen with the acquaintance of other people’s. Conviction is contagious this year, so check the facts behind it.',
    ),
    10: passage(
      'Jupiter in the tenth house raises reputation, and with it the size of the task. Promotions and honours come within reach of those who have prepared. Delegate early, since the new desk holds two people’s work.',
    ),
    11: passage(
      'Jupiter in the eleventh house multiplies friends and fulfils at least one older wish. Groups take you further than effort alone could. Repay introductions with introductions, and the circle goes on widening. Choose projects that would please you even if nobody applauded.',
    ),
    12: passage(
      'Jupiter in the twelfth house protects from behind the scenes. Study in private, help without a notice about it, recover what was spent. The gain of this year shows only when the planet reaches your own sign.',
    ),
  },
  Saturn: {
    1: passage(
      'Saturn in your own sign asks who you are when excuses are gone. Responsibilities arrive and stay two to three years; the body wants regular care. What you build in this time under your own name will stand.',
    ),
    2: passage(
      'Saturn in the second house teaches the value of money by making it slow. Income follows effort with delay. Simple accounts and few debts carry you through, and from the third year the ground is firm.',
    ),
    3: passage(
      'Saturn in the third house makes words count. Study is hard and worth it, paperwork must be exact, and ties with brothers, sisters or neighbours need patience. Fewer messages, better kept, is the method. The reward is a style of thinking that others come to rely on.',
    ),
    4: passage(
      'Saturn in the fourth house lays its weight on home and parents. Repairs cannot be put off and elders may need time. Set a limit on what you carry alone; the house that results is smaller or sounder, and paid.',
    ),
    5: passage(
      'Saturn in the fifth house sobers play, romance and the raising of children. Talent turns into craft by practice here. Love that survives the lack of glitter in these years is not the passing kind.',
    ),
    6: passage(
      'Saturn in the sixth house is a hard worker in the right place. Health answers to routine and to nothing else, and duties pile up on whoever does them well. Refuse one task in four and do the rest properly.',
    ),
    7: passage(
      'Saturn in the seventh house tests partnership. Some ties are formalised, some end by mutual exhaustion, none stays vague. Clear terms and separate accounts of who does what help more than declarations. Rivals of these years are worth studying, since they are thorough.',
    ),
    8: passage(
      'Saturn in the eighth house audits what is shared: loans, taxes, intimacy, trust. Settling an old obligation takes the time it takes. Insurance, wills and honest conversations are dull and bring relief. Grief, where there is any, keeps office hours and then goes home.',
    ),
    9: passage(
      'Saturn in the ninth house examines beliefs and diplomas. Long study succeeds by instalments, travel has paperwork, and a teacher proves strict. Convictions that remain afterwards are your own. Foreign rules should be read before departure and not at the counter.',
    ),
    10: passage(
      'Saturn in the tenth house brings the harvest of about twenty years of work, in the open. Authority comes with loneliness and long hours. Shortcuts are seen; thoroughness is seen as well, and rewarded late.',
    ),
    11: passage(
      'Saturn in the eleventh house sorts friends and aims. A few people remain who keep appointments, and a few wishes that can be planned. Older allies or institutions help more than crowds would. Membership fees are paid in work, and the work is noticed.',
    ),
    12: passage(
      'Saturn in the twelfth house closes a cycle of almost thirty years. Work goes on behind a door, old guilt asks to be paid or dropped, sleep is precious. What is finished here need not be carried into the next round.',
    ),
  },
} as const satisfies Record<'Moon' | 'Sun' | 'Jupiter' | 'Saturn', Record<House, Passage>>
