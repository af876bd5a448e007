import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Path } from '../../jyotish/devatas.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber, Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on the inner life. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house;
// {deity}: the form of the divine; {ruler}: the lord of a period
const passage = from('BPHS 11 and 24 on the ninth and twelfth houses, weighed as an area of life')
const jaimini = from('Jaimini Upadesa Sutras 1.2 on the atmakaraka and the karakamsha')
const chosen = from('Jaimini Upadesa Sutras 1.2.72-79, with the forms of BPHS 2')
const natured = from('BPHS 3 on the natures of the planets, with Phaladeepika 2')
const divided = from('BPHS 7 on the vimshamsha')
const walked = from('Bhagavad Gita 3, 6 and 12 on the ways, by the planets of BPHS 3')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
type Group = Exclude<Dignity, 'moolatrikona'>
const dignified = (
  make: typeof passage,
  [exalted, own, friend, neutral, enemy, debilitated]: readonly [string, string, string, string, string, string],
): Record<Group, Passage> => ({
  exalted: make(exalted),
  own: make(own),
  friend: make(friend),
  neutral: make(neutral),
  enemy: make(enemy),
  debilitated: make(debilitated),
})

export default {
  purpose: banded(
    'The inner life is one of the strong sides of this chart, and {helper} bears witness to it. Quiet, study or prayer come without being ordered. You may take such ease for granted, so give it a fixed hour; a gift that has a time of day grows deep.',
    'More helps than hinders you on the inward side, with {helper} before all. You are drawn to teachings that can be tried out at home. What scatters you is {burden}, and ten minutes before the house wakes are worth an hour after it.',
    'The chart is of two minds about the inward side of life. {helper} calls you in and {burden} calls you out again. You do best with a practice that fits into the working day, and with a teacher who has a trade.',
    'The world has the louder voice in this chart, chiefly through {burden}. No door is closed by that. The books advise service and gratitude before meditation here, and {helper} is the thread by which the rest can be drawn in.',
  ),
  dharma: {
    1: passage(
      'The lord of the ninth stands in the ascendant: what you believe can be seen in how you live. People take you for an example before you are ready. Choose few principles and keep them in small things, since those are what is watched.',
    ),
    2: passage(
      'The ninth lord in the second ties faith to family, speech and food. Prayers learnt at the table stay with you, and so does what was said there in anger. Speaking truth gently is the practice that this place asks for, day after day.',
    ),
    3: passage(
      'With the lord of the ninth in the third you learn by doing and by going there. Copying a text by hand, walking to a shrine, singing in a group: the body has to take part. Beliefs that are only discussed run dry on you.',
    ),
    4: passage(
      'The ninth lord in the fourth keeps the sacred at home. A corner with a lamp means more to you than a great building. A mother’s faith, or the lack of it, is your first scripture, and you go on answering it for long.',
    ),
    5: passage(
      'The lord of the ninth in the fifth is among the kindest places for wisdom: teacher and pupil are in one house. Mantra, verse and study suit you. What you have understood becomes clearer the first time that you explain it to somebody younger.',
    ),
    6: passage(
      'In the sixth the ninth lord finds its faith among the sick, the poor and the quarrelling. Service is your scripture. You may fall out with teachers on the way; keep the teaching, and leave the argument where it happened.',
    ),
    7: passage(
      'The ninth lord in the seventh lets you grow by means of others: a companion, a fellow traveller, an honest opponent. A practice shared with one person lasts. Beliefs need not be the same on both sides, only spoken of with respect.',
    ),
    8: passage(
      'With its lord in the eighth the ninth house asks its questions at the hard places: loss, change in the family, what lies behind. Borrowed answers do not hold you. What you have found in such months is yours, and nobody argues you out of it.',
    ),
    9: passage(
      'The lord of the ninth keeps its own house, which the books hold for a mark of grace. Teachers come when they are needed, and long roads end well. The one danger is to be content with having been given much.',
    ),
    10: passage(
      'The ninth lord in the tenth makes of your work the place where belief is tested. How you treat those below you is your rite. Parashara counts this among the great unions; it asks that the public and the private person be one.',
    ),
    11: passage(
      'In the eleventh the ninth lord seeks truth in company: a circle, a choir, a society with a cause. Friends are your teachers. See to it that the circle has room for doubt, since agreement alone does not take you further.',
    ),
    12: passage(
      'The lord of the ninth in the twelfth leads away from the crowd: retreat, foreign holy places, giving without a name. Merit is spent here as fast as it is earned, and that is the intention. Keep one vow so small that nobody knows of it.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  atmakaraka: {
    Sun: jaimini(
      'The atmakaraka, the planet that stands for the soul, is the Sun. The lesson is about rank: to lead without needing to be seen leading. Authority will be given to you and taken away until you are at ease in both.',
    ),
    Moon: jaimini(
      'The Moon is your atmakaraka, the planet of the soul. The lesson is care: to look after others without being swept off by their moods. You are at peace when you have fed somebody, and when you have let them go home again.',
    ),
    Mars: jaimini(
      'Mars, as atmakaraka, speaks for the soul. The lesson is force: when to fight, and when to lay the weapon down while still able to use it. Courage is not your question; patience with slow people is, and you will be sent many.',
    ),
    Mercury: jaimini(
      'Your atmakaraka, the soul’s own planet, is Mercury. The lesson is speech: to say what is so, to keep what was told in trust, to be silent before the joke that hurts. Learning is your joy, and the last of it is to unlearn.',
    ),
    Jupiter: jaimini(
      'Jupiter is atmakaraka and speaks for the soul. The lesson is wisdom with and without title: to honour teachers, children and oaths, and to know when you are only sounding wise. Your blessing is real when you have asked for nothing in return.',
    ),
    Venus: jaimini(
      'With Venus as atmakaraka the soul learns through love and through beauty. The lesson is to enjoy and not to own. Faithfulness, in affection as in art, is where you are tried, and what you have loved without conditions stays with you.',
    ),
    Saturn: jaimini(
      'Saturn is your atmakaraka, the planet that stands for the soul. The lesson is burden: to carry your share without bitterness, and to share the sorrow of others without making it your pride. Late in life you are light in a way that surprises people.',
    ),
  } satisfies Record<Lord, Passage>,
  karakamsha: {
    Aries: jaimini(
      'The karakamsha, the sign of the soul’s planet in the navamsha, is Aries. You were made to begin things. Inwardly too it is the first step that you are good at, so choose practices in which each day is a first step.',
    ),
    Taurus: jaimini(
      'The karakamsha is Taurus: the sutras speak of joy in cattle, fields and steady goods. Your inner life needs something to touch, a garden, beads, bread. What you repeat with your hands goes deeper than what you decide with your head.',
    ),
    Gemini: jaimini(
      'With the karakamsha in Gemini the soul asks questions. You read, compare and teach as you learn. Take one book of a tradition and stay with it for a year; breadth you have by nature, and depth you have to choose.',
    ),
    Cancer: jaimini(
      'The karakamsha falls in Cancer, a sign of water. Devotion comes easily, with tears and song, and sacred rivers and seas are named for it. Let the feeling be followed by one useful deed on the same day, and it stays clean.',
    ),
    Leo: jaimini(
      'In Leo the karakamsha gives a soul of some height, that likes to stand straight before what it worships. You honour best by being generous. Beware of the pride of the devout; a practice that nobody sees is its cure.',
    ),
    Virgo: jaimini(
      'The karakamsha in Virgo serves by doing things properly. Ritual, medicine, study of texts: wherever exactness is a form of reverence you are at home. Let one thing each week be done badly and with love, for balance.',
    ),
    Libra: jaimini(
      'With the karakamsha in Libra the soul is a weigher and a trader in the good sense: it gives fair measure. Peace between two parties is an act of worship to you. Learn to stand alone with a truth as well.',
    ),
    Scorpio: jaimini(
      'The karakamsha in Scorpio goes under the surface. Silence, secrecy and the study of what is hidden draw you, and the tradition warns of what bites there. With a teacher who cannot be flattered you go far, and safely.',
    ),
    Sagittarius: jaimini(
      'The karakamsha is Sagittarius, and the soul aims high; the sutras add that it may fall from a height. Vision you have. A daily rule that is almost too modest is what brings the archer’s arrow to the mark.',
    ),
    Capricorn: jaimini(
      'In Capricorn the karakamsha makes of duty a ladder. You trust what has been earned, also in matters of the spirit. Old disciplines, fasts and long silences suit you; remember to laugh, which some saints hold for the last rung.',
    ),
    Aquarius: jaimini(
      'The karakamsha falls in Aquarius, for which the sutras name wells, tanks and gardens: works for everybody. You pray best for strangers. Keep one friend who may tell you when mankind has become easier to love than your neighbour.',
    ),
    Pisces: jaimini(
      'The karakamsha in Pisces is held to be the sign of release: the soul at the mouth of the river. You give way easily, in good and in harmful things. A clear rule about sleep, food and solitude is the bank that keeps the water moving.',
    ),
  } satisfies Record<Sign, Passage>,
  ishta: {
    Sun: chosen(
      'The ishta devata, the chosen form of the divine, is read from the Sun: {deity}. It is the lord of light and of right order to whom this chart turns. Morning is your hour, and standing upright with the face to the east is already half the prayer.',
    ),
    Moon: chosen(
      'The ishta devata, one’s own form of the divine, is read from the Moon: {deity}. Tenderness is the door, whether toward a mother or a child of heaven. Evenings, water and songs known by heart are what your devotion lives on.',
    ),
    Mars: chosen(
      'From Mars the ishta devata, the form one is drawn to, is read: {deity}. A protector is meant, who ends fear by facing it. Your prayer is short and your vow is kept; fasting and service to the defenceless suit it.',
    ),
    Mercury: chosen(
      'The ishta devata, the form of the divine that is yours, is read from Mercury: {deity}. The one who keeps the world going is meant. Recitation, a thousand names, a lamp lit at the same minute each day: your devotion is in the repetition.',
    ),
    Jupiter: chosen(
      'Jupiter gives the ishta devata, the form that leads one on: {deity}. The teacher is worshipped here in human or in divine shape. Study before dawn, and honour shown to those who taught you, count as rites here.',
    ),
    Venus: chosen(
      'The ishta devata, the form the heart chooses, is read from Venus: {deity}. Grace is meant, and plenty that is passed on. Flowers, music and a clean, well lit room are no decoration for you but the offering itself.',
    ),
    Saturn: chosen(
      'Saturn gives the ishta devata, the form on which one leans: {deity}. It is the one who bears the weight of all. Your rites are plain and long, and feeding labourers or the old is held for worship in this line.',
    ),
    Rahu: chosen(
      'The ishta devata, the form of the divine one calls on, is read from Rahu: {deity}. A power that goes down into the dark and comes up again is meant. Nights of festival, and protection asked for others, are the occasions of such a devotion.',
    ),
    Ketu: chosen(
      'Ketu gives the ishta devata, the form that opens the way: {deity}. What removes obstacles, and what was before the flood, is meant. Begin each piece of work with one breath of remembrance; little more is asked of you, and it is asked each time.',
    ),
  } satisfies Record<Graha, Passage>,
  twelfth_house: banded(
    'The twelfth house, of letting go, is in excellent order with {lord} as its lord. You sleep, forgive and give away without much effort. Time alone refills you, and what you spend for others comes back in a form that you did not expect.',
    'The twelfth house is well kept by {lord}. Solitude does you good in measured amounts, and you know how to end a day. An hour without any device before sleep is the simplest of retreats, and for this house it is enough.',
    'The twelfth house gives and takes by turns, with {lord} as its lord. Some losses free you, others only tire you. Ask of each expense of time or money whether you would make it again, and the good ones become visible.',
    'The twelfth house is under strain, and {lord} has more to let go of than it can. Rest is the spiritual exercise here: bed at the same hour, few promises, old letters answered or burnt. From there the rest becomes easier.',
  ),
  guests: {
    Sun: passage(
      'The Sun in the twelfth house withdraws from the front row. You find yourself in quiet places, in hospitals or abroad, where nobody knows your name. A father’s path, taken or refused, belongs to the matter, and it is worth making peace with.',
    ),
    Moon: passage(
      'The Moon in the twelfth house dreams much and tells little. Moods come to you from the people around, so that you need an hour alone to know which are yours. Write the dreams down for a month; they settle when they are listened to.',
    ),
    Mars: passage(
      'Mars in the twelfth house fights where nobody sees it. Anger is held back and costs sleep. A demanding bodily practice, done alone, turns that heat into the discipline that the old texts of austerity speak of.',
    ),
    Mercury: passage(
      'Mercury in the twelfth house thinks in the background, in another language or by night. Reading is your retreat. Silence of the mind comes to you by way of counting, copying or reciting, and seldom by trying not to think.',
    ),
    Jupiter: passage(
      'Jupiter in the twelfth house is counted among the protections: help comes unseen and late, and it comes. You give more than you mention. A teacher met far from home, or in a book by someone long gone, may be the one that matters.',
    ),
    Venus: passage(
      'Venus in the twelfth house is at ease where others are at a loss: in the evening, in private, at the end of things. Pleasure and prayer lie close together for you. Share the comfort with one who has none, and it becomes a practice.',
    ),
    Saturn: passage(
      'Saturn in the twelfth house has known solitude before seeking it. Duty in closed rooms, partings or long absences have taught you to do without. What felt like exile becomes a cell of one’s own, once it is entered by choice.',
    ),
    Rahu: passage(
      'Rahu in the twelfth house is drawn to foreign teachings and to states beyond the usual. Much is tried. Prefer what has been practised soberly for centuries to what promises haste, and tell one sensible person what you are doing.',
    ),
    Ketu: passage(
      'Ketu in the twelfth house is the old sign of somebody who has been here before. The wish to be done with things is real and calm. Do your share of worldly work with that same calm, and it will not bind you.',
    ),
  } satisfies Record<Graha, Passage>,
  jupiter: dignified(natured, [
    'Jupiter, who stands for wisdom, is exalted in {sign}. Trust in a meaning carries you through what you do not understand yet. Advice is asked of you early; give what you have tried yourself, and say so where you have not.',
    'Jupiter, the significator of wisdom, is in his own sign {sign}. You have a tradition, whether you were given it or built it. Deepen the one you have before you take up another, and it will not run out.',
    'In {sign} Jupiter, the teacher among the planets, is with a friend. Learning comes through people you like. Keep the company of one person who is further than you are, and of one who is just beginning.',
    'Jupiter, who stands for faith, has neutral ground in {sign}. Belief with you is a matter of use: what makes you kinder is kept. That is a sound test, as long as it is put to yourself first.',
    'Jupiter is in the house of an opponent, {sign}, and faith has to argue its case there. You distrust large words. Begin from what you know to be good, a decent deed, an honest hour, and let the words come later.',
    'Jupiter has his fall in {sign}, where wisdom is asked for its price. Doubt is your teacher for a while and not a bad one. Gratitude practised as a plain list, three lines each evening, does for you what sermons cannot.',
  ]),
  ketu: {
    angle: natured(
      'Ketu, the planet of release, stands in an angle of the chart, and detachment shows in the middle of your life. You can drop what others hold on to. Do it with a word of explanation, and it will be understood as freedom.',
    ),
    trine: natured(
      'Ketu, who loosens what binds, stands in a trine. Insight comes to you sideways: in a pause, on waking, while you look at something else. You need not explain where it came from; only test it before you act on it.',
    ),
    loss: natured(
      'Ketu, the significator of release, is in one of the houses of loss, where the tradition likes to see this planet. What breaks for you tends to break open. After each such ending leave a space, and do not fill it the same week.',
    ),
    growth: natured(
      'Ketu, who stands for letting go, is in a house of effort and gain. You earn and are soon indifferent to it. Giving a fixed part away, before it is counted as yours, suits such a Ketu better than any renunciation later.',
    ),
  },
  vimshamsha: dignified(divided, [
    'The vimshamsha, the chart of worship, lifts {lord} to exaltation. Practice bears fruit with you sooner than with most. Keep quiet about experiences while they are fresh, and they will ripen into conduct, which is what they are for.',
    'In the vimshamsha, where devotion is read, {lord} is at home. You will find a form of worship that fits like a well worn coat. Wear it daily, and mend it yourself, without asking each new teacher for another.',
    'The vimshamsha, which is read for worship, gives {lord} a friendly place. Fellow seekers help you along: a group, a neighbour, someone who sits with you in silence. Be there when it is your turn to wait for them.',
    'In the vimshamsha, the chart of devotion, {lord} stands on neutral ground. What you practise is what you get, neither more nor less. A small rite that is kept for forty days tells you more than any description could.',
    'The vimshamsha, where worship is seen, sends {lord} among strangers. You may take part for long without feeling at home. Look for the one element that moves you, a chant, a silence, a text, and build around that alone.',
    'In the vimshamsha, read for devotion, {lord} has its fall. Expectations of experience get in the way of it. Serve somebody who cannot thank you, without telling anyone, and let that stand in the place of practice for a season.',
  ]),
  no_yogas: [
    passage(
      'No combination of renunciation is whole in this chart, and nothing is asked of you in that direction. The books have always held the householder’s way for equal. Work, bread shared and a clear evening are practice enough for a life.',
    ),
    passage(
      'The combinations by which old authors know a renouncer are not in this chart. You are meant to find what you seek among people, with a key to a front door. Keep one day in the season for yourself, and the house will be the better for it.',
    ),
    passage(
      'Of the old marks of leaving the world this chart has none complete. What you leave behind you leave by degrees: a quarrel, a craving, an opinion. The tradition calls that the longer road and the safer one, and it needs no change of dress.',
    ),
  ] satisfies Cell,
  renouncing: passage(
    'The chart has what the old books call a combination of renunciation. It seldom means a robe today. More often it is a wish for plain living and for hours that belong to nobody, and it is met well by giving something up on purpose each year.',
  ),
  path: {
    bhakti: [
      walked(
        'The way of devotion, bhakti, has the most weight in this chart. You come nearer by loving than by understanding. Song, image, remembrance and the company of those who feel likewise carry you; let nobody talk you into dryness for the sake of depth.',
      ),
      walked(
        'Bhakti, the way of the heart, is foremost here. You need somebody to love in what you worship, a face, a name, a story. Tell that story to a child once in a while; devotion that can be told simply has not gone astray.',
      ),
    ],
    jnana: [
      walked(
        'The way of knowledge, jnana, has the most weight here. You want to see for yourself, and questions are your form of prayer. Read slowly, argue fairly, sit still afterwards: the understanding that counts comes in the pause behind the thought.',
      ),
      walked(
        'Jnana, the way of insight, leads in this chart. A clear sentence moves you more than incense. Take one great question, who it is that asks, for instance, and carry it about for a year; answers that arrive in the first week are borrowed.',
      ),
    ],
    karma: [
      walked(
        'The way of work, karma, leads in this chart. You are changed by what you do, and stillness comes to you after effort. Take on a task whose fruit belongs to others, do it as well as you can, and go home without waiting for thanks.',
      ),
      walked(
        'Karma, the way of deeds, is foremost here. Belief that does nothing makes you restless. Choose one duty that nobody else wants and make it beautiful; in the Gita’s terms the work is yours and its fruit is not.',
      ),
    ],
    raja: [
      walked(
        'The way of stillness, raja, is foremost in this chart. Discipline, breath and long attention suit you, alone and without ornament. Increase it by minutes and not by hours, and keep a friend who notices when silence has turned into distance.',
      ),
      walked(
        'Raja, the way of attention, has the most weight here. You can sit with what others run from. Begin with the body, upright and at ease, go on to the breath, and leave the mind for last; the order is old and it holds.',
      ),
    ],
  } satisfies Record<Path, Cell>,
  beside: {
    bhakti: walked(
      'Beside it stands bhakti, devotion, as the second way. When the first runs dry, a song or a thankful thought waters it. Allow yourself a form that touches you, even if you could not defend it in a debate.',
    ),
    jnana: walked(
      'Beside it stands jnana, knowledge, as the second way. Study keeps the first from becoming habit. A page a day of something wiser than yourself, read twice, is measure enough, and a question noted in the margin counts as reading.',
    ),
    karma: walked(
      'Beside it stands karma, work done without asking for its fruit, as the second way. It brings the first down to earth. An hour a week given to somebody’s plain need is the amount at which most people can keep it up.',
    ),
    raja: walked(
      'Beside it stands raja, the discipline of stillness, as the second way. It gives the first a spine. Ten minutes of sitting, at the same place and at the same time of day, is a great deal if it is done on the dull days too.',
    ),
  } satisfies Record<Path, Passage>,
  practice: {
    Fire: passage(
      'The ninth house is a sign of fire, and your practice needs a flame: a lamp, the rising sun, a vow with a date. Begin with resolve and keep it short. What has become lukewarm should be ended properly and begun again elsewhere.',
    ),
    Earth: passage(
      'The ninth house is a sign of earth, and your practice needs a place. The same seat, the same cloth, the same hour build something that can be leaned on. Pilgrimage on foot, or care for a plot of ground, belongs to it.',
    ),
    Air: passage(
      'The ninth house is a sign of air, and your practice needs the breath and the word. Recite, count the breath, speak with someone who knows more. Ideas come quickly; write them down after the sitting and not during it.',
    ),
    Water: passage(
      'The ninth house is a sign of water, and your practice needs feeling. Bathing places, evening songs and remembering the departed suit you. Let tears come when they come, and wash a cup for somebody afterwards, so that feeling finds its bed.',
    ),
  } satisfies Record<Element, Passage>,
  timing: {
    owner: timed(
      '{ruler} owns a house of the inner life, and questions of meaning move forward while it rules. A teacher, a retreat or an honest doubt may open the matter. What is begun modestly in such a period has the longest life.',
    ),
    occupant: timed(
      '{ruler} stands in a house of the inner life and draws you to it for its period. Distant places, closed rooms and quiet company belong to such months. Say no to one duty in three, and see what comes to fill the hour.',
    ),
    aspect: timed(
      '{ruler} looks at a house of the inner life from elsewhere, so that depth comes by way of ordinary business. A trip, a bill or a stranger’s remark sets you thinking. Keep a notebook while {ruler} rules; it will be worth reading later.',
    ),
    karaka: timed(
      '{ruler} stands for wisdom or for release by nature, and its period is kind to both. Old habits come loose more easily than usual, and books find you. Choose one practice and give it the whole of this time.',
    ),
    varga_lord: timed(
      '{ruler} rules a house of worship in the vimshamsha, the chart where devotion is read. Its period shows what your practice has been worth: in calm, in patience, in how soon a quarrel is over. Adjust it then, and not before.',
    ),
    double_transit: timed(
      'While {ruler} rules, Jupiter and Saturn in transit meet on a house of the inner life or on its lord. This school looks in such months for vows, pilgrimages and meetings with teachers. An invitation of that kind is worth accepting.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years speaks up for the houses of the inner life. That leaves you to your own rhythm, which many teachers hold for the better school. Keep a small practice going; it costs little, and it is there when the season turns.',
  ),
}
