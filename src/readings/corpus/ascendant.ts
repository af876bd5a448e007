import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising sign at birth: nature, strength and care
const passage = from('Brihat Jataka 17 and Saravali 47, read for the rising sign')

export default {
  Aries: {
    nature: passage(
      'With Aries rising the tradition sees a quick step, a lean build and a temper that flares and passes. Decisions are made on the move: the first version goes out before the plan is finished, and corrections follow from use.',
    ),
    strength: passage(
      'The lord of an Aries ascendant is Mars, so starting is the gift. Stalled work moves once you take it in hand, and an emergency finds you calm because there is at last something to do.',
    ),
    care: passage(
      'Mars also burns what he lights: Aries rising drops a task when the contest in it is won. A partner who finishes, and a night between anger and the reply, save most of what haste would cost.',
    ),
  },
  Taurus: {
    nature: passage(
      'Taurus rising gives a full face, a pleasant voice and a slow, sure walk. Comfort is arranged early and changed seldom; the same chair, the same supplier and the same few friends stay in use for decades.',
    ),
    strength: passage(
      'Venus rules a Taurus ascendant and makes it a builder of what lasts. Money is counted, land and tools are kept in repair, and people trust you with things that cannot be replaced. In a shared enterprise it is the one who knows what the roof will cost.',
    ),
    care: passage(
      'The bull does not turn while it is pushed, and a Taurus ascendant may hold a position after the reason for it has gone. A fixed date for reviewing large commitments does more good than any argument.',
    ),
  },
  Gemini: {
    nature: passage(
      'A Gemini ascendant is told by its hands and its questions: it gestures, compares, and wants to know how the neighbour does it. Two occupations at once suit it better than one pursued without a break.',
    ),
    strength: passage(
      'Mercury, lord of Gemini rising, gives command of words, figures and small repairs. You translate between groups that do not understand each other, and you learn a new tool by the end of the afternoon.',
    ),
    care: passage(
      'What Gemini rising knows, it knows from many short visits. Depth comes when the phone is put away and one subject is given a season; without that, clever beginnings pile up unpaid. One notebook kept for years does more for it than ten begun.',
    ),
  },
  Cancer: {
    nature: passage(
      'Cancer rising moves fast and sideways, and remembers every house it has lived in. The mood of a room is felt at the door, and the first act in any new place is to find who needs feeding.',
    ),
    strength: passage(
      'The Moon rules this ascendant, so people and their needs are its skill. Staff stay, customers return, and family papers are in order, because Cancer rising keeps account of persons as others keep account of cash.',
    ),
    care: passage(
      'As the Moon changes, so does the resolve of a Cancer ascendant, and an old hurt may be kept longer than is useful. Water, sleep and one plain conversation restore more than withdrawal does. Decisions about the home keep better when they have been made by daylight.',
    ),
  },
  Leo: {
    nature: passage(
      'Leo rising carries the head high and expects to be asked. Broad shoulders and few words belong to the old description; so does anger at small slights and indifference to large risks. Given a stage, you grow into it.',
    ),
    strength: passage(
      'Where the Sun rules the ascendant, authority is worn without effort. Leo rising takes the blame in public and praises by name, and the people who have worked under such a chief say so years afterwards.',
    ),
    care: passage(
      'A Leo ascendant hears advice best in private and worst before witnesses. Appointing one person who may say no, and paying them for it, protects the position better than loyalty from everybody. Heart and back, which the sign rules, ask for a walk every day.',
    ),
  },
  Virgo: {
    nature: passage(
      'Virgo rising looks younger than its years and notices the error on the page before the meaning. Speech is soft, hands are neat, and work is judged by whether another could take it over tomorrow.',
    ),
    strength: passage(
      'Mercury is lord of the Virgo ascendant and exalted in it, and the sign turns knowledge to use. Procedures, medicines, ledgers and grammar prosper in these hands; what was guesswork becomes a list that works.',
    ),
    care: passage(
      'The Virgo eye does not close at night, and it falls on its owner first. Agreeing beforehand what is good enough, and stopping there, is the discipline that keeps friendships whole. Rest comes on the day when other people are allowed their mistakes.',
    ),
  },
  Libra: {
    nature: passage(
      'With Libra rising you are tall or well proportioned and think best aloud, opposite someone. A question is turned until both its sides have been heard; then terms are proposed that each party can sign.',
    ),
    strength: passage(
      'Venus rules a Libra ascendant and Saturn has its exaltation there, which joins charm to contract. Trade, law and design prosper, because you know what the other side can give up and still go home content.',
    ),
    care: passage(
      'Fairness to every party can leave Libra rising without a wish of its own. It helps to write down the answer before asking around, and to read it again afterwards. A choice left open too long is made by somebody else, and seldom by the fairest person in the room.',
    ),
  },
  Scorpio: {
    nature: passage(
      'Scorpio rising watches before it speaks and forgets little. The old texts give it a broad chest, strong eyes and an eventful childhood, from which your habit of self-reliance dates. Trust comes late and stays.',
    ),
    strength: passage(
      'Mars works underground in a Scorpio ascendant: research, surgery, audit and repair are natural fields. Left alone with a problem that frightened others, you stay until the cause is found. Money that belongs to others is safe here, and so is what they said.',
    ),
    care: passage(
      'What a Scorpio ascendant does not say hardens. Suspicion is right often enough to become a habit, so one confidant with permission to contradict is worth more here than ten admirers. Hard physical work carries off what talk cannot.',
    ),
  },
  Sagittarius: {
    nature: passage(
      'Sagittarius rising speaks from principle and laughs loudly. A long face, strong thighs and a fondness for teachers are its old marks; in practice you are the one to explain the aim while others draw up the budget.',
    ),
    strength: passage(
      'Jupiter rules here, and with him come counsel, study and luck in the second half of life. A Sagittarius ascendant is given responsibility early because people believe it will act by the rule it preaches.',
    ),
    care: passage(
      'The archer promises by the distance he can see. Half the number of undertakings, each with a date and a price, keeps the good name that Sagittarius rising lives on. Hips and thighs, its part of the body, stiffen in those who only lecture.',
    ),
  },
  Capricorn: {
    nature: passage(
      'A Capricorn ascendant looks older than its years when young and younger when old. It is spare in body and in speech, keeps duties that nobody checks, and measures a day by what was carried up the hill.',
    ),
    strength: passage(
      'Saturn rules Capricorn rising, and time works on your side. Offices, estates and long contracts suit you well; what you hold after twenty years is usually more than the gifted starter beside you still has.',
    ),
    care: passage(
      'Caution in a Capricorn ascendant can pass for coldness and sometimes becomes it. Rest has to be entered in the calendar like work, and praise given aloud, since neither will happen by itself. Stiff mornings give the first notice when the load has been too long.',
    ),
  },
  Aquarius: {
    nature: passage(
      'With Aquarius rising, the tradition describes you as one who works for a group and lives somewhat apart from it. Your habits are steady, opinions are unusual, and gain and loss alternate more than in other charts.',
    ),
    strength: passage(
      'Saturn gives the Aquarius ascendant patience with systems. Networks, institutions, statistics and causes thrive under it, since it will do for a principle the dull work that others do only for pay. It is often most useful, and best company, late.',
    ),
    care: passage(
      'Distance keeps Aquarius rising just and leaves those nearest to it guessing. One evening a week that belongs to a friend and not to a purpose repairs what general goodwill does not reach. The calves, which this sign rules, like regular walks as well.',
    ),
  },
  Pisces: {
    nature: passage(
      'Pisces rising has soft eyes, changeable spirits and a sense of what others leave unsaid. Plans are held loosely; the direction is found by drifting near a thing until it begins to matter. Feet, sleep and faith belong to it.',
    ),
    strength: passage(
      'Jupiter rules the Pisces ascendant, and Venus is exalted in it. Music, healing and work behind the scenes prosper; people tell you the truth because it will not be used against them. Help given in this way tends to come back when nobody is counting.',
    ),
    care: passage(
      'The two fishes swim apart, and a Pisces ascendant can serve everyone and lose the day. A fixed hour of rising, a witness for money matters and a plain no spoken early are its best protection.',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
