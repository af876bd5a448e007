import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity, Relation } from '../../jyotish/dignity.ts'
import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on children. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house;
// {sign}: the sign of a planet; {ruler}: the lord of a period. No text is a statement on having children
const passage = from('BPHS 16 and 24, weighed as an area of life')
const natural = from('BPHS 32 and Phaladeepika 12 on Jupiter')
const divided = from('BPHS 7 on the saptamsha')
const sphuta = from('Phaladeepika 12 on beeja and kshetra sphuta')
const cursed = from('BPHS 83')
const jaimini = from('Jaimini Upadesa Sutras 1.1 on the putrakaraka')
const timed = from('Vimshottari dasha by BPHS 46-47, with the double transit of K. N. Rao')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
type Group = Exclude<Dignity, 'moolatrikona'>

export default {
  promise: banded(
    'Joy by way of children is one of the bright places of this chart, with {helper} before all else. The classics count pupils, wards and the children of kin beside one’s own. Whoever the young person is, {helper} lets the adult be believed and loved by them.',
    'For children the chart is kindly disposed, and {helper} does most for it. What {burden} takes away is ease rather than the thing itself: more planning, more patience at one stage. {lord}, lord of the fifth house, is read for contentment through the young, pupils among them.',
    'About children the chart speaks with two voices. {helper} gives warmth and welcome, and {burden} asks for time or for a detour. Old authors expect fewer children than kin would like, or later ones, and strong ties with the young of other people besides.',
    'With children the chart asks for care and patience, chiefly because of {burden}. This is a tradition of reading, and no statement about having them. {helper} is what carries; teaching, fostering and the children of brothers and sisters have filled many such charts with young voices.',
  ),
  lords: {
    1: passage(
      '{lord}, lord of the fifth, stands in the ascendant, and children take after the parent in more than looks. A likeness of temper makes for understanding and for sparks. {lord} there also keeps something of the child alive in the adult, which the young notice first.',
    ),
    2: passage(
      '{lord} carries the fifth house into the second, of family and food. Children are raised at the table, amid relatives, songs and sayings. What {lord} asks for is a steady purse for schooling, begun before it is needed.',
    ),
    3: passage(
      'With {lord}, lord of the fifth, in the third, children are comrades. Games, trips and projects of the hands bind them to the parent. {lord} has little patience with sermons there; a bicycle mended together says more.',
    ),
    4: passage(
      '{lord} brings the fifth house home to the fourth. The young need a house with a garden, a grandmother or at least a corner that never changes. Where {lord} has that, they leave late and return often.',
    ),
    5: passage(
      '{lord} stays in the fifth, its own house, which Parashara praises for the joy of children. They speak for themselves early. The wish of {lord} is to admire them; letting them fail at small things is the harder half of the task.',
    ),
    6: passage(
      '{lord} takes the fifth house into the sixth, of service and contest. Children bring duties with them: timetables, a school to argue with, a weakness to be trained away. What {lord} gives in return is a bond formed by help at the right moment.',
    ),
    7: passage(
      'Through {lord} in the seventh, children and partnership are one matter. The other parent’s word decides much, and the young learn fairness from how two adults treat each other. {lord} asks that disputes be settled out of their hearing.',
    ),
    8: passage(
      '{lord}, lord of the fifth, is in the eighth, where things come late and by roundabout ways. Worry over a child can be deeper than its cause. {lord} does well with knowledge in place of worry: one adviser who is trusted, and one who can be reached.',
    ),
    9: passage(
      'In the ninth {lord} joins children to fortune. Teachers, faith and long roads belong to their upbringing, and a grandparent may stand behind it. {lord} lets merit pass downward there; many such parents learn from their young what they once taught them.',
    ),
    10: passage(
      '{lord} lifts the fifth house to the tenth. Children are seen, and may follow the parent’s calling or carry its name further. The care of {lord} should go to the hours: pride in them is no substitute for an afternoon with them.',
    ),
    11: passage(
      'The fifth lord {lord} stands in the eleventh, the house of wishes that are granted and of large circles. Many young people come and go in such a home. {lord} makes children into friends in later life, with gain on both sides.',
    ),
    12: passage(
      '{lord} leads the fifth house into the twelfth, of distance and quiet. Children may grow up, study or settle far away, or ask for solitude at home. Letters and long visits suit {lord} better than daily supervision.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  fifth_house: banded(
    'The fifth house, of children and of judgement, is in excellent order, and {lord} is its lord. The young trust you without being told to. What {lord} starts with them, a game or a schooling, is usually carried through.',
    'The fifth house holds well, with {lord} as its lord. Children find clear rules and a good temper there. On tired days {lord} does better with a story than with a lecture, and the house is the merrier for it.',
    'The fifth house is now generous and now short, as its lord {lord} is free or busy. Under {lord} plans for the young succeed on the second attempt. A fixed hour with them, however brief, keeps {lord} from leaving it all to holidays.',
    'The fifth house is strained, and {lord}, its lord, has much to answer for. Delight in the young is there, and worry as well. Sharing the care with others, early and without shame, is what {lord} needs most.',
  ),
  guests: {
    Sun: passage(
      'The Sun in the fifth wants to be proud of its young. They are given a strong example and a high mark to reach. Old books speak of few children here, and of one who shines; praise for effort sits better than praise for rank.',
    ),
    Moon: passage(
      'The Moon in the fifth loves children openly and feels their moods as its own. Food, stories and bedtime are its field. It should beware of worry that is passed on to them, for they read a face sooner than a book.',
    ),
    Mars: passage(
      'Mars in the fifth raises the young with energy and little patience: sport, dares, quick words. The tradition asks for care and calm around it. Rules that are few, fair and kept by the adult too make its courage catching.',
    ),
    Mercury: passage(
      'Mercury in the fifth talks with children as with equals and teaches by play. Riddles, languages and instruments thrive there. The young get clever beside it, and sometimes nervous; hours with nothing planned would do both good.',
    ),
    Jupiter: passage(
      'Jupiter in the fifth is the teacher in the house of the young. Counsel, faith and generosity go from one generation to the next. Some authors fear that a significator in its own house expects too much, so joy should not be measured.',
    ),
    Venus: passage(
      'Venus in the fifth gives tenderness toward the young and a taste for the arts with them. Singing, painting and dressing up are serious business. Spoiling is the temptation; a kind no is the one thing that has to be practised.',
    ),
    Saturn: passage(
      'Saturn in the fifth takes children seriously and often late. Duty comes before delight, and old authors read delay or few from it. Time given regularly, without purpose, warms what discipline alone would cool, and such parents are thanked in the end.',
    ),
    Rahu: passage(
      'Rahu in the fifth brings the young by an unusual road or gives them unusual gifts: technology, foreign schools, a talent nobody in the family has. The books counsel a sober adviser beside it, since hopes and fears both run high.',
    ),
    Ketu: passage(
      'Ketu in the fifth sees the old soul in a child and may feel one step removed from play. Quiet things bind the two: animals, gardens, prayer, taking machines apart. Words of affection, said aloud, are its exercise.',
    ),
  } satisfies Record<Graha, Passage>,
  jupiter: {
    exalted: natural(
      'Jupiter, who stands for children by nature, is exalted in {sign}. Blessing and protection are what the books connect with it. Guidance is given without pressure there, and the young come back for more of it when they are grown.',
    ),
    own: natural(
      'Jupiter, significator of children, keeps his own sign {sign}. Values are handed on by living them. A library, a tradition or a simple rule of the house becomes the inheritance that matters, whatever else there is to leave.',
    ),
    friend: natural(
      'Jupiter, by nature the planet of children, is a friend’s guest in {sign}. Teachers, godparents and kind neighbours take part in raising the young. Their help is easily asked for, and better asked for early.',
    ),
    neutral: natural(
      'Jupiter, who signifies children, stands in {sign} on neutral ground. What grows between the generations depends on attention given, with neither blessing nor bar from his side. Small rites, a walk on Sundays for one, do the work.',
    ),
    enemy: natural(
      'Jupiter, the significator of children, is in {sign}, which is no friend to him. Advice to the young is given too often or at the wrong hour. Asking two questions before giving an answer is the discipline that mends it.',
    ),
    debilitated: natural(
      'Jupiter, planet of children, is in his fall in {sign}. Doubt about doing it right comes with that, and a practical turn that saves the day. The young need less wisdom than presence here, and presence can be decided on.',
    ),
  } satisfies Record<Group, Passage>,
  saptamsha: {
    exalted: divided(
      'The saptamsha is the chart of what comes of the young, and {lord} is exalted there. Care that seemed lost shows its fruit years later. Pride in a pupil or a child is a likely note of the second half of life.',
    ),
    own: divided(
      'In the saptamsha {lord} is in its own sign. The line goes on in the family’s own manner: a trade, a faith, a way of laughing. Interference from outside does little against it, and little is needed.',
    ),
    friend: divided(
      'The saptamsha has a friendly seat for {lord}. Circumstances are kind when the young need them: a place at a school, a relative with time. Such help should be noticed and thanked for, so that it comes again.',
    ),
    neutral: divided(
      'In the saptamsha {lord} has a neutral place. What comes of the young will reflect the years given to them, with few surprises on either side. That suits parents and teachers who like to see cause and effect.',
    ),
    enemy: divided(
      'The saptamsha puts {lord} in an unfriendly sign. The young go their own way sooner than expected, and arguments about it wear both sides out. One agreement kept by both is worth more here than ten rules.',
    ),
    debilitated: divided(
      'In the saptamsha {lord} is at its lowest, and expectations of the young have to be laid down before they can be met differently. Their gifts lie elsewhere than planned. Parents who looked for them there were glad of it.',
    ),
  } satisfies Record<Group, Passage>,
  beeja: {
    strong: sphuta(
      'The beeja sphuta, the point called the seed and read in a man’s chart, falls in {sign} and in the navamsha of {navamsha}, both of them odd. That is the full measure which Mantreshwara asks for. It is a classical sign of promise and no measurement of a body.',
    ),
    medium: sphuta(
      'The beeja sphuta, the seed that is read in a man’s chart, falls in {sign} and in the navamsha of {navamsha}: one of the two is odd, as the rule wants it, and one is even. For {sign} with {navamsha} Mantreshwara would call the promise middling, to be helped by patience and rites.',
    ),
    weak: sphuta(
      'The beeja sphuta, the seed of a man’s chart, falls in {sign} and the navamsha of {navamsha}, where the rule would have odd signs. The old remedy is a rite and time. Nothing medical follows from it, and a question about health belongs to a doctor.',
    ),
  },
  kshetra: {
    strong: sphuta(
      'The kshetra sphuta, the point called the field and read in a woman’s chart, falls in {sign} and in the navamsha of {navamsha}, both of them even. The rule of Phaladeepika is met in full. It is a sign within a tradition, and says nothing of a body.',
    ),
    medium: sphuta(
      'The kshetra sphuta, the field that is read in a woman’s chart, falls in {sign} and in the navamsha of {navamsha}: the rule wants even signs and finds one of two. Of {sign} with {navamsha} Phaladeepika would say that the promise ripens with care.',
    ),
    weak: sphuta(
      'The kshetra sphuta, the field of a woman’s chart, falls in {sign} and the navamsha of {navamsha}, where the rule would have even signs. The books answer with observances and patience. No medical meaning is claimed for it, and none should be taken from it.',
    ),
  },
  no_yogas: passage(
    'None of the combinations that this report counts for children is whole in the chart: neither those for joy in them nor those for delay. It is a common finding. The fifth house, Jupiter and the periods are left to speak, and they do so in the other sections.',
  ),
  santana: {
    absent: cursed(
      'Santana dosha is absent: none of the eight burdens which Parashara calls curses is found together with a weakened {lord}, lord of the fifth, or a weakened Jupiter. Both are needed. A family that has this looked up for {lord} can leave the matter there.',
    ),
    none: cursed(
      'Santana dosha would be found at first sight, and is cancelled: {reasons}. By the chapter’s own logic nothing of it remains to be feared. The rite named with it may still be kept as a mark of respect.',
    ),
    mild: cursed(
      'Santana dosha is present and halved: {reasons}. Parashara ties such marks to duties left undone in an earlier generation, and his remedy is to do them. It is an old way of asking for gratitude toward those who came before.',
    ),
    full: cursed(
      'Santana dosha is present, and nothing in the chart cancels it. Parashara ties it to duties left undone in an earlier generation, and gives a rite for each. It speaks of delay and of care to be taken, never of what cannot be.',
    ),
  },
  relationship: {
    great_friend: passage(
      '{first}, who rules the parent, and {fifth}, who rules the child, are great friends in this chart. Trust between the generations is quick and outlasts quarrels. Even the years around sixteen are likely to be spent on speaking terms.',
    ),
    friend: passage(
      'Between parent and child stand {first} and {fifth}, and {first} holds {fifth} for a friend. Good sense prevails on both sides. It helps to have one thing that only the two of them do, and to keep the date.',
    ),
    neutral: passage(
      'The lords of parent and child, {first} and {fifth}, are neutral to each other. Affection has to be shown in deeds, since neither side guesses it. Asking for a child’s opinion, and then using it, turns neutrality into respect.',
    ),
    enemy: passage(
      '{first} rules the parent and looks on {fifth}, who rules the child, as an opponent. Both want to be right. Fewer battles, chosen with care, and an apology from the elder side first are the way in which this is lived well.',
    ),
    // The lord of the fifth is never a natural enemy of the lord of the ascendant.
  } satisfies Record<Exclude<Relation, 'great_enemy'>, Passage>,
  putrakaraka: {
    Sun: jaimini(
      'Putrakaraka, the soul’s picture of a child in Jaimini’s school, is the Sun. A young person with dignity is meant, who wants to be taken at their word. To be given charge of something real wins such a one.',
    ),
    Moon: jaimini(
      'Jaimini’s school pictures the child by the putrakaraka, here the Moon. Somebody sensitive and attached is meant, for whom the mood of the house is the weather. Regular meals and a listener are the best of upbringing.',
    ),
    Mars: jaimini(
      'Mars is putrakaraka, Jaimini’s picture of a child. The young one it draws is brave, restless and fair in a fight. Work for the body and a rule that binds the adults too are what such a nature respects.',
    ),
    Mercury: jaimini(
      'With Mercury as putrakaraka Jaimini’s picture of a child is a curious one: chatter, collections, jokes, why and why again. Answers matter less than being allowed to find out. Several teachers are better than one.',
    ),
    Jupiter: jaimini(
      'Jupiter is putrakaraka in Jaimini’s scheme and stands for children by nature as well. The child it pictures asks large questions early and likes to help. Parents get honest counsel from that side sooner than they expect it.',
    ),
    Venus: jaimini(
      'Venus as putrakaraka pictures, in Jaimini’s school, a child of charm and taste who hates discord. Music, colour and company bring such a nature out. It needs permission to be disagreeable from time to time.',
    ),
    Saturn: jaimini(
      'In Jaimini’s school Saturn as putrakaraka pictures a serious child, old for its years, slow to laugh and long in its affections. Patience is repaid there. Being trusted with work, and praised drily, is what it values.',
    ),
  } satisfies Record<Lord, Passage>,
  timing: {
    owner: timed(
      '{ruler} owns the fifth house, and matters of children come to the front in its period. For some it is a wish or a beginning; for others a school, an examination or a child who moves out under {ruler}. What is decided about the young while {ruler} rules has a good footing.',
    ),
    occupant: timed(
      '{ruler} stands in the fifth house and fills its period with young voices. Nephews, pupils and teams count for {ruler} as much as children of one’s own. Time is short under {ruler}, and playing is not the worst use of it.',
    ),
    aspect: timed(
      '{ruler} looks at the fifth house, so that other affairs turn round to children in its period. A move, an employer or a relative brings the question up. What {ruler} wants from the adult is an answer, be it yes, no or later.',
    ),
    karaka: timed(
      '{ruler} stands for children by nature, and its period is friendly to teaching and to being taught. Whoever has the young to care for feels like giving them something that lasts under {ruler}: a skill before all, a tree or an instrument.',
    ),
    varga_lord: timed(
      '{ruler} rules the fifth of the saptamsha, the chart of what comes of the young. The period of {ruler} shows results: a report, a first wage, a thank you that was not expected. Under {ruler} it is worth saying what one is proud of.',
    ),
    double_transit: timed(
      'In the period of {ruler} the transits of Jupiter and Saturn together touch the fifth house or its lord. Larger events of the house are looked for in such months, and what {ruler} promises to the young is likelier then than before or after.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years has a tie to the fifth house that is worth naming. The method is silent there, which settles nothing. What concerns children can be decided by circumstances, by love and by the advice of those who know.',
  ),
}
