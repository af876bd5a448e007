import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from } from '../passage.ts'

// A natal house as a whole, by the balance of its lord, occupants, aspects and bindus
const passage = from('BPHS 11 and 24, with the bindus of BPHS 66')

export default {
  1: {
    supported: passage(
      'The first house is well supported, so you start with credit: a body that recovers, a manner that is believed, and some freedom to choose the direction. Health and name repay regular habits more than great efforts.',
    ),
    mixed: passage(
      'Help and hindrance meet in the first house. Vitality and self-trust come in seasons; what is begun in a good one carries through the next, and one constant habit of sleep or exercise does more than any resolution.',
    ),
    strained: passage(
      'The first house is under strain, and the start of things costs more than it costs others. Care of the body early in life, and patience with being misjudged at first sight, turn this into plain resilience later.',
    ),
  },
  2: {
    supported: passage(
      'Money stays where this second house puts it. Speech is trusted, the family table is a resource, and savings that are begun young grow; you do well in trades where word and figure have to agree.',
      'keeps money',
    ),
    mixed: passage(
      'The second house gives with one hand and asks with the other. Income is sound where spending is watched, and family talk is warm on some subjects only; fixed saving by standing order settles half of it.',
    ),
    strained: passage(
      'Holding on to money takes effort with this second house, and words said at home have a long echo. A written budget, slow speech in anger and separate accounts prevent most of what the texts warn about.',
      'leaks money',
    ),
  },
  3: {
    supported: passage(
      'The third house lends courage and useful hands. Brothers, sisters and neighbours stand by, short trips succeed, and whatever is written, filmed or repaired by you finds someone who needs it. Training begun early pays for itself twice.',
      'bold',
    ),
    mixed: passage(
      'Courage in this third house depends on the cause. Effort is generous in one field and missing in another, and siblings are now allies, now rivals; choosing one skill to practise daily makes it reliable.',
    ),
    strained: passage(
      'The third house asks for effort without much applause. Messages go astray and siblings are distant or in need; persistence, learned deliberately through a craft or sport, is what finally replaces the boldness of others.',
    ),
  },
  4: {
    supported: passage(
      'Home is a strength here: the fourth house promises a roof, a mother’s goodwill and a mind that can rest. Property, vehicles and education come in due course, and you are glad to return each evening.',
      'at rest',
    ),
    mixed: passage(
      'The fourth house gives comfort with conditions. A move, a parent’s health or long work hours interrupt the peace from time to time; a small property well kept suits it better than a large one on credit.',
    ),
    strained: passage(
      'Rest does not come by itself in this fourth house. Early moves or worries at home leave you watchful; building a settled place, slowly and in your own name, is both the difficulty and the cure.',
      'restless',
    ),
  },
  5: {
    supported: passage(
      'The fifth house shines: judgement, learning and affection come easily. Children or students bring you credit, teaching and creative work prosper, and the advice you give tends to be right when it was asked for.',
      'learns fast',
    ),
    mixed: passage(
      'The fifth house has talent that needs a timetable. Studies and love affairs start well and wander; with a teacher, a deadline and small stakes in speculation, the same gifts produce steady results. Children and pupils respond to the same order, and test it first.',
      'leaves unfinished',
    ),
    strained: passage(
      'The fifth house is pressed, and what should be play becomes anxious. The young may need more care than was planned, and plans doubt themselves; help asked for in time, and study in small steps, change a good deal.',
    ),
  },
  6: {
    supported: passage(
      'The sixth house is in order, which means that trouble is handled. Work for others, debts and daily health are met with method, opponents tire first, and service professions suit you well. A routine that others find dull is your armour.',
    ),
    mixed: passage(
      'The sixth house keeps some battle always open. Health holds while routine holds, and colleagues help while roles are clear; loans should be short, and disputes taken to the person who can decide them. An hour’s walk decides more here than an hour’s correspondence.',
    ),
    strained: passage(
      'The sixth house gathers quarrels, debts or small complaints if it is neglected. Regular hours, written agreements and a dull, dependable job for a time reduce it to its true size. Whoever lists the quarrels honestly finds that most are one and the same.',
    ),
  },
  7: {
    supported: passage(
      'Partnership is favoured by the seventh house. Others meet you half-way, marriage and contracts have staying power, and dealing with the public brings both income and friends over the years. Few of your decisions, or your meals, are taken alone.',
    ),
    mixed: passage(
      'The seventh house promises partnership after some adjustment. Attraction is quick and agreement slow; plain terms about money, work and relatives, settled before the promise or the contract, do the rest. A piece of work shared by the two binds more than leisure does.',
    ),
    strained: passage(
      'The seventh house is burdened, so union comes late, or with a lesson attached. The texts advise an older or very patient partner; separate interests, outside counsel and no haste keep it from repeating. Nothing in it forbids a good marriage; it asks for an unhurried one.',
    ),
  },
  8: {
    supported: passage(
      'The eighth house is strong, a sign of endurance and of help from hidden quarters. Inheritance, insurance, research and recovery after crisis go better than feared, and other people’s secrets are safe. The strength that was doubted early is remarked upon late.',
    ),
    mixed: passage(
      'The eighth house brings changes that cannot be scheduled. Joint money wants clear papers, and the body wants its rest on time; curiosity about hidden things is an asset when it has a method. What is measured, noted and asked about early loses the power to surprise.',
    ),
    strained: passage(
      'Sudden turns are the subject of this eighth house. Nothing is fixed by it: unhurried roads, complete insurance, rest in time and honest shared accounts are the ways in which tradition and common sense agree.',
    ),
  },
  9: {
    supported: passage(
      'Fortune, as the texts call it, is well placed in the ninth house. Father or teachers open doors, belief is a real support, and distant places, study and law bring advancement at the right moments.',
    ),
    mixed: passage(
      'The ninth house helps those who ask twice. Luck depends on the teacher of the day, and belief is revised more than once; a long study completed, or a vow kept, steadies the whole of it.',
    ),
    strained: passage(
      'In the ninth house guidance is scarce at first. Father, faith or higher study involve a break or a delay; you may well become the teacher whom you did not have, and fortune comes with the second half of life.',
    ),
  },
  10: {
    supported: passage(
      'The tenth house carries you upward. Work suits you, superiors notice, and a name is made that outlives the position; large responsibility, taken early, is better for you than comfortable obscurity. Younger colleagues study how you do it.',
    ),
    mixed: passage(
      'In the tenth house rise and pause alternate. Two kinds of work compete, or one master with another; progress is best where results can be measured, and a change of post should follow an achievement.',
    ),
    strained: passage(
      'The tenth house makes recognition slow and authority difficult. A profession learned thoroughly, records of what was done, and one loyal superior count for more here than talent or frequent changes do. In many such lives it is the second occupation that carries the name.',
    ),
  },
  11: {
    supported: passage(
      'Gains flow to the eleventh house. Friends are useful without being used, income has more than one source, and wishes are granted at about the age when they can be enjoyed. An elder brother, sister or mentor has had a hand in it.',
    ),
    mixed: passage(
      'The eleventh house earns well and shares widely. Income depends on groups that come and go; a written list of three aims, reviewed each year, keeps gains from dissolving into other people’s projects. Of the advice received, that of an elder sibling or friend is usually the soundest.',
    ),
    strained: passage(
      'Rewards lag behind work in this eleventh house, and friends cost as much as they bring. Fewer, older friendships, invoices sent on time and modest aims make the flow dependable with the years. A sum left alone for ten years proves the most loyal friend of this house.',
    ),
  },
  12: {
    supported: passage(
      'The twelfth house is in good order: expense has a purpose, sleep restores, and foreign places or quiet institutions are kind. Giving, research and spiritual practice enrich you rather than empty you. From a month away from everything you return with the work half done.',
      'sleeps well',
    ),
    mixed: passage(
      'The twelfth house lets some things leak and frees others. Travel and charity do good, bad nights and forgotten subscriptions do not; a ceiling on spending, and an hour of solitude, sort one from the other.',
    ),
    strained: [
      passage(
        'Losses by inattention are the theme of the twelfth house here: sleep, money, or ties that end unspoken. Automatic saving, early nights and a helper’s role in some hospital or shelter turn outflow into release.',
        'leaks money',
        'sleeps badly',
      ),
      passage(
        'The twelfth house is under strain here: what is far away costs effort, and some ties end without a last word. Papers kept in order, one quiet evening a week, and a helper’s role in some hospital or shelter turn the outflow into release.',
      ),
    ],
  },
} satisfies Record<HouseNumber, Record<'supported' | 'mixed' | 'strained', Cell>>
