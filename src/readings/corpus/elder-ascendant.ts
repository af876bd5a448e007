import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising sign, for readers over sixty.
const elder = from('Brihat Jataka 17 and Saravali 47, told for the later years; own wording')

export default {
  Aries: {
    nature: elder(
      'You decide on your feet, and you are often at the gate before others have found their keys. Aries rising gives a quick step and a temper that flares and passes. → Say tomorrow’s plan aloud at breakfast, so that somebody can keep up.',
      'decides fast',
      'quick anger',
      'lets go',
    ),
    strength: elder(
      'Stalled things move when you take hold of them: your rising sign is Aries, and Mars, its lord, loves a start. In an emergency you are the calm one. → Pick the job that everybody in the street has been avoiding, and do its first ten minutes today.',
      'hard to upset',
      'bold',
    ),
    care: elder(
      'Other people finish many things that you begin, because interest leaves an Aries ascendant as soon as the contest is won. It takes thanks from you that you deserve. → Take up one half-done piece, a jumper or a shelf, finish it by Sunday, and sleep a night on any angry reply.',
      'leaves unfinished',
      'impatient',
    ),
  },
  Taurus: {
    nature: elder(
      'You like the same chair, the same shop and the same few friends. A Taurus ascendant walks slowly, speaks pleasantly and knows where everything is. → Ask one of those friends round for the meal you always make, and put one new thing on the plate.',
      'steady',
      'likes things to stay',
      'patient',
    ),
    strength: elder(
      'People give you what cannot be replaced and know that it is safe. Venus rules your Taurus ascendant and makes you a builder of lasting things, with money counted and land in good repair. → Oil or sharpen one good tool this week, and show a younger neighbour how.',
      'keeps money',
      'finishes',
    ),
    care: elder(
      'Being pushed does not move you, even when the reason for standing firm is gone. A Taurus ascendant pays for this in chances missed and in long arguments. → Mark one day in the calendar this month to look again at a large commitment or at an old refusal.',
      'holds firm',
    ),
  },
  Gemini: {
    nature: elder(
      'Your hands talk along with you, and you want to know how the neighbours do it. Gemini rising is curious, and one occupation is not enough for you. → Keep two things on the table today, perhaps a crossword and a letter, and move between them as you like.',
      'learns fast',
    ),
    strength: elder(
      'You stand between people who do not understand each other and make sense of both. Mercury, lord of your Gemini ascendant, gives you words, figures and clever fingers. → Explain one device or one form to somebody on Wednesday, and let them try it alone at the end.',
    ),
    care: elder(
      'Clever beginnings lie in your drawers, and some of them trouble you. With Gemini rising you learn by many short visits. → Take out one notebook and one subject for the rest of this month, put the telephone in the hall, and give them half an hour a day.',
      'leaves unfinished',
    ),
  },
  Cancer: {
    nature: elder(
      'You remember a house by its smell and its stairs. Cancer is your rising sign, so you feel the mood of a room at the door and look for whoever needs feeding. → Draw a home that you love this week, and tell its stories to a listener.',
      'easily hurt',
    ),
    strength: elder(
      'People stay in touch with you, because you do not lose sight of them. The Moon rules a Cancer ascendant and keeps account of birthdays, worries and family papers. → Go through your address book on Monday, choose the name you miss most, and make the call.',
    ),
    care: elder(
      'You keep a hurt longer than it is useful. With Cancer rising your resolve goes up and down with your feelings, and you withdraw instead of speaking. → Have one plain conversation by daylight, take a warm bath afterwards, and leave decisions about the home until morning.',
      'holds on',
      'hides feelings',
    ),
  },
  Leo: {
    nature: elder(
      'You hold your head high and wait to be asked, and small slights sting you more than large dangers do. Leo rising grows whenever it has an audience. → Say yes to one small stage in the coming days: a toast, a reading, a story for the children of the street.',
      'easily hurt',
      'in front',
    ),
    strength: elder(
      'You take the blame yourself and praise by name, and people remember it. The Sun rules your Leo ascendant, and your authority needs no uniform. → Write one reference or one thank-you with a full name in it before the weekend.',
    ),
    care: elder(
      'Advice given in front of others closes your ears. A Leo ascendant loses good counsel that way. → Give one friend the right to tell you no in private, begin with this week’s plan, and talk it over on a walk.',
    ),
  },
  Virgo: {
    nature: elder(
      'You see the picture that hangs askew before you see the room. Virgo rising gives soft speech, neat hands and order that another person can follow the next morning. → Bring that order to one shelf of seeds, spices or photographs this week.',
      'exact',
    ),
    strength: elder(
      'Where others guess, you make a list that works. Mercury rules the Virgo ascendant, and anybody can follow your ledgers, remedies and recipes. → Copy out one of those methods in clear writing on Wednesday, and hand it to the person who will need it.',
      'exact',
    ),
    care: elder(
      'Your critical eye stays open at night, and it looks at you first. With Virgo rising you forgive others more easily than yourself. → Decide before one job today what is good enough, stop at that point, and let a guest wash up in the wrong order.',
    ),
  },
  Libra: {
    nature: elder(
      'You think best aloud, with somebody across the table. Libra rising turns a question until both sides are heard, and then it offers terms. → Invite a good listener this week, and bring the question you are turning now.',
      'decides slowly',
    ),
    strength: elder(
      'Two sides can go home content after a talk with you. A Libra ascendant has charm from Venus, its lord, and a sense of what each party can give up. → Offer that to one quarrel nearby, in the family or on the stairs, before Friday evening.',
      'tactful',
    ),
    care: elder(
      'Being fair to everybody can leave you without a wish of your own. Libra rising waits, and in the end somebody else chooses. → Write your own answer to one open question on paper tonight, before you ask anyone, and read it again in the morning.',
      'gives in',
      'decides slowly',
    ),
  },
  Scorpio: {
    nature: elder(
      'You watch first and speak second, and you forget very little. You rely on yourself first, as the old books say of Scorpio rising. The few who have your trust have it for good, so spend an afternoon with one of them this month.',
      'says little',
      'holds on',
      'trusts slowly',
    ),
    strength: elder(
      'You stay with a problem that frightens others away until its cause is found. Mars works below the surface in your Scorpio ascendant, and secrets and other people’s money are safe with you. → Take on one puzzle this week, a leak, a wrong bill or a family mystery.',
      'finishes',
    ),
    care: elder(
      'Doubts that you leave unsaid turn into grudges. A Scorpio ascendant is right in its suspicions just often enough to keep the habit. → Share one of them on Tuesday with a friend who may contradict you, and take a short walk afterwards.',
      'holds on',
      'trusts slowly',
    ),
  },
  Sagittarius: {
    nature: elder(
      'Your laugh is heard through two walls, and you speak from principle. With Sagittarius rising you explain the aim while others draw up the budget, and you honour your teachers. → Tell the best story about one of them to somebody younger before the week is over.',
      'blunt',
    ),
    strength: elder(
      'People give you responsibility because they believe you will act by the rule you preach. Jupiter rules your Sagittarius ascendant and brings counsel, study and luck that comes late. → Offer one hour on Thursday to somebody who needs advice, and begin by hearing the whole story.',
    ),
    care: elder(
      'You promise more than one week can hold. Sagittarius rising aims at what it sees from far off, and your good name pays when something falls short. → Halve this week’s undertakings, put a date beside each one that remains, and stretch your legs every day.',
      'promises too much',
    ),
  },
  Capricorn: {
    nature: elder(
      'You grow younger in spirit as the years pass. A Capricorn ascendant uses few words and keeps duties that nobody checks. → Give yourself one duty this week that is pure play, an hour in the park or a game of marbles with a child.',
      'keeps promises',
      'says little',
    ),
    strength: elder(
      'You keep what many brilliant starters lose. Saturn rules Capricorn rising, and time is on your side in offices, land and long agreements. → Lay out one such paper on Saturday, and explain how you keep it in order to the person who will look after it.',
      'keeps going',
      'finishes',
    ),
    care: elder(
      'People can take your caution for coldness. With Capricorn on the ascendant, you put off rest and praise until everything is done. → Write a rest hour into the calendar for three days, and praise one person aloud while others listen.',
    ),
  },
  Aquarius: {
    nature: elder(
      'You belong to many groups and live a little apart from each. Aquarius rising gives steady habits and unusual opinions, and your luck goes up and down. → Go to one meeting in the coming days, and this time stay for the tea after it.',
    ),
    strength: elder(
      'You do the dull work for a principle when others do it only for gain. Saturn gives an Aquarius ascendant patience with systems, and every cause needs one honest secretary. → Offer two hours of filing, telephoning or counting to such a cause this week.',
      'patient',
    ),
    care: elder(
      'Those nearest to you often have to guess what you feel. An Aquarius ascendant is just to everybody and at a distance from most. → Keep one evening this week for a friend and no purpose, and tell that friend one thing about yourself.',
      'hides feelings',
    ),
  },
  Pisces: {
    nature: elder(
      'You hear what people leave unsaid, and your spirits change from one hour to the next. With Pisces rising you do not plan firmly, and you stay near a thing until it matters. → Choose a quiet shore, chapel or bench this week, and spend an hour there without a plan.',
      'jumps',
    ),
    strength: elder(
      'People tell you the truth, because you do not use it against them. Jupiter rules your Pisces ascendant, and you do much good through music, healing or work behind the scenes. → Visit one person on Thursday who has nobody to confide in, and take a song along.',
    ),
    care: elder(
      'You can serve everybody and find in the evening that your own day is gone, for Pisces is your rising sign. → Get up at one fixed hour until Sunday. Say no once, early and plainly, and let a second person look over any money you give.',
      'gives in',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
