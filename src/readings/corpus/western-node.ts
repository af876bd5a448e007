import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The North Node by sign, with the South Node in the opposite sign; then by house
const passage = from(
  'Common modern Western practice: the North Node as what is to be learnt, the South Node as what comes too easily',
)

const bySign = {
  Aries: passage(
    'The nodes run from Libra to Aries: fairness is second nature, and deciding alone is the lesson. Looking to the other face for an answer has worked too well. A plain “I would rather not”, said before the reasons, is where it begins.',
  ),
  Taurus: passage(
    'From Scorpio to Taurus the nodes ask for simplicity. Crisis is familiar ground and calm feels suspicious at first. What is owned, planted or paid for in one’s own name, and left in peace to grow, teaches more than another upheaval.',
  ),
  Gemini: passage(
    'With the North Node in Gemini the large certainties of Sagittarius come ready made, and small facts have to be learnt. Listening without preparing the sermon is the exercise. Neighbours, brothers and sisters or a beginner’s class turn out to be the teachers.',
  ),
  Cancer: passage(
    'Capricorn lies behind and Cancer ahead: achievement comes by habit, closeness by effort. Titles have stood in for tenderness. Cooking for somebody, staying at home for a weekend on purpose and admitting to be tired are steps in the right direction.',
  ),
  Leo: passage(
    'The South Node in Aquarius is at ease in the crowd and behind the cause; the North Node in Leo asks for a face. To sign the work, to be applauded and not to explain it away, is harder than it sounds and worth the blushes.',
  ),
  Virgo: passage(
    'Between Pisces behind and Virgo ahead, the lesson is in particulars. Sympathy without a timetable has worn you out before. Lists, scales, appointments and a skill with measurable results turn kindness into help that arrives.',
  ),
  Libra: passage(
    'Aries comes free: going first, going alone, going at once. Libra, where the North Node stands, is learnt by waiting for a second opinion and meaning it. Partners who hold their ground are not obstacles but the subject of the course.',
  ),
  Scorpio: passage(
    'Comfort in Taurus has been the safe answer, and the North Node in Scorpio asks what it has cost. Sharing money, secrets or a risk with another person feels like loss and proves to be an exchange. Clearing a cupboard is a fair beginning.',
  ),
  Sagittarius: passage(
    'Cleverness in Gemini is already in hand; conviction in Sagittarius is not. There is always one more article to read. Choosing a direction, and travelling in it without comparing every alternative, gives the many facts something to serve.',
  ),
  Capricorn: passage(
    'A family feeling as old as memory, Cancer’s, is the ground behind; a public task in Capricorn lies ahead. Moods have excused absences. Setting a date, keeping it without being comforted first, and being answerable to strangers builds what was missing.',
  ),
  Aquarius: passage(
    'The stage of Leo is known by heart. The North Node in Aquarius leads from the centre to the circle, where an idea matters more than its author. Working unpaid among equals, and liking it, is the sign that something has been learnt.',
  ),
  Pisces: passage(
    'Order in Virgo comes by reflex, and so does fault-finding. The North Node in Pisces asks for trust in what cannot be checked: prayer, art, sleep, mercy. An afternoon left without a plan, every week, is not wasted on you.',
  ),
} satisfies Record<Sign, Passage>

const byHouse = {
  1: passage(
    'By house the way leads from the seventh to the first: out of arrangements made for two, towards an opinion of one’s own. Partners remain, but not as judges. What was first done alone is later shared with more ease.',
  ),
  2: passage(
    'In the second house the North Node asks for a livelihood of one’s own, after much leaning on what belongs to others. A wage, a skill with a price and a settled account free relations from a weight they were never meant to bear.',
  ),
  3: passage(
    'The third house draws the North Node towards near things: the next street, the plain question, the letter that gets an answer. Distant teachings have been relied on long enough. Teaching children, or simply talking with them, opens the way.',
  ),
  4: passage(
    'Standing in the fourth house, the North Node turns the face homewards. Public duty has been the easier part. A door that shuts, a garden, an old relative’s story written down give a footing that no office provides.',
  ),
  5: passage(
    'With the North Node in the fifth house, what was done for the group may at last be done for joy. Making, loving and playing count as work here. The results need not be useful, and need not be shown to the committee.',
  ),
  6: passage(
    'The path goes through the sixth house, among hours, tools and colleagues. Retreat is known already and has become a hiding place. Being needed on a Tuesday at nine, by people who would notice an absence, is what steadies this life.',
  ),
  7: passage(
    'From the first house to the seventh, the movement is towards another person as an equal. Self-reliance was necessary once. Contracts, counsel and a partner who may say no are not a loss of freedom but its second half.',
  ),
  8: passage(
    'The eighth house asks for trust where accounts are joined: a debt admitted, a secret told, a legacy taken on with its conditions. Holding on to what is one’s own is the old habit. Whoever risks being helped finds out what others are worth.',
  ),
  9: passage(
    'Growth lies in the ninth house, beyond the familiar district. There has been plenty of talk and errands; there is need of a pilgrimage. Foreign study, a creed tested in earnest or a book written to the end will serve.',
  ),
  10: passage(
    'The North Node at the top of the chart leads out of the house and up the steps. Family claims are strong and always urgent. Taking a post with a name on the door, and being judged by strangers, is the way through.',
  ),
  11: passage(
    'In the eleventh house the North Node trades applause for company. What used to be a performance becomes a common plan, with minutes and a treasurer. Friends chosen for their aims, not for their admiration, carry it further.',
  ),
  12: passage(
    'The twelfth house asks the North Node’s owner to let the list go. Work has been a shelter from silence. Time in a monastery, a hospital ward, a studio or a wood, regularly and without results, repairs what efficiency has rubbed thin.',
  ),
} satisfies Record<HouseNumber, Passage>

export default { sign: bySign, house: byHouse }
