import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Tie } from '../../jyotish/assessment/timeline.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import type { Stage } from '../../jyotish/studies.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// Texts of the report on education. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord of the house;
// {house} and {sign}: the place of a planet; {ruler}: the lord of a period
const passage = from('BPHS 11 and 24 with Phaladeepika 6, weighed as an area of life')
const natural = from('BPHS 32 and Uttara Kalamrita 5 on Mercury and the Moon')
const divided = from('BPHS 7 on the siddhamsha')
const taught = from('Uttara Kalamrita 5, the significations of the planets')
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
    'Learning is a gift of this chart, and {helper} is its first source. What is heard once tends to stay. Your difficulty is choice, for several subjects would do; a decision taken early and kept for five years makes the most of {helper}.',
    'The chart is friendly to study, with {helper} in the lead. Courses that are begun are mostly finished. Where it goes slowly, {burden} is behind it, and a change of method helps more than longer hours would.',
    'Study is promised in parts. {helper} opens doors, and {burden} makes for gaps, changes of school or a subject dropped halfway. Such learners do well with credits that can be carried along, and often finish later than others what they then know better.',
    'Formal study asks for effort in this chart, with {burden} in the way of it. The books do not deny knowledge by that; they make it slow and practical. Starting from {helper}, one teacher at a time, you learn what stays learnt.',
  ),
  lords: {
    1: passage(
      '{lord}, {which}, stands in the first house, so learning is done in person and by trial. Self-taught beginnings suit {lord}. An examination is easier than a lecture, because something has to be shown, and shown in person.',
    ),
    2: passage(
      '{lord}, {which}, is in the second house, where knowledge is spoken, recited and turned into income. Families with books or songs are meant. Reading aloud is how {lord} remembers, and a prize in money is no insult to it.',
    ),
    3: passage(
      '{lord}, {which}, stands in the third house and learns with the hands: writing, instruments, code, craft. Short courses beat long ones. A companion of one’s own age keeps {lord} at the desk longer than any rule.',
    ),
    4: passage(
      '{lord}, {which}, has its place in the fourth house, among family, school and one’s own room. A fixed desk and an even mood matter more than talent. Close to home {lord} does its best work, and a move costs it a term.',
    ),
    5: passage(
      '{lord}, {which}, stands in the fifth house, of wit and judgement. Understanding comes before memory. Problems, puzzles and a teacher who lets one argue bring out what {lord} can do, and games of skill belong to them.',
    ),
    6: passage(
      '{lord}, {which}, is placed in the sixth house, so that learning is also a contest. Drill, rivals and examinations train it well. Debts for study should be small, since {lord} worries about them at night and pays for it by day.',
    ),
    7: passage(
      '{lord}, {which}, goes to the seventh house and learns from others: a partner, a client, a foreign place. Study groups suit it. Taught alone in a room {lord} is half as quick, and enjoys it less.',
    ),
    8: passage(
      '{lord}, {which}, lies in the eighth house, of breaks and of depth. Schooling may be interrupted, while research is what it was made for. What interests {lord} is usually not in the syllabus, and deserves an evening of its own.',
    ),
    9: passage(
      '{lord}, {which}, rises to the ninth house, of teachers and high schools. Good masters are met, at times far from home. Gratitude toward them is, for {lord}, the best of methods, and opens the next door.',
    ),
    10: passage(
      '{lord}, {which}, stands in the tenth house: what is learnt is meant for work, and work teaches the rest. Degrees with a profession at the end suit {lord}. Honours come by projects that people see, and {lord} should choose them for that.',
    ),
    11: passage(
      '{lord}, {which}, is found in the eleventh house, of circles and gain. Fellow students are the real faculty. Prizes and paid posts come to {lord} through somebody who was sitting in the next row all along.',
    ),
    12: passage(
      '{lord}, {which}, is in the twelfth house, of distance and seclusion. Libraries, boarding schools and foreign universities belong to it. Left in peace {lord} reads for days on end; in a crowd it forgets half of that.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  mercury: {
    exalted: natural(
      'Mercury, who stands for the working of the mind, is exalted in {sign}. Analysis is quick and exact, and an error is seen before it is made. Languages and figures are learnt alike; boredom with slower company is what has to be watched.',
    ),
    own: natural(
      'Mercury, planet of study, is in his own sign {sign}. Words come when they are called. The method is your own, with notes that nobody else can read, and you should be allowed to keep it.',
    ),
    friend: natural(
      'Mercury has a friendly sign, {sign}, for the business of thinking. Explanation by a good colleague opens what a book leaves shut. Teaching somebody else the same week fixes it for good, and pleases both.',
    ),
    neutral: natural(
      'Mercury, who signifies study, is in {sign} without favour or offence. Memory is as good as the order it is given. Cards, lists and repeated short sessions serve better than one heroic night before the test.',
    ),
    enemy: natural(
      'Mercury works under unfriendly conditions in {sign}. Feelings or haste interfere with reading, and instructions are skimmed. Copying out a text by hand slows the mind to its best speed, and the results surprise everybody.',
    ),
    debilitated: natural(
      'Mercury is in his fall in {sign}, where the mind thinks in pictures and floods. Spelling and sums may lag behind insight. Diagrams, stories and patient checking by another eye make a real scholar of it.',
    ),
  } satisfies Record<Group, Passage>,
  moon: {
    exalted: natural(
      'The Moon, keeper of memory, is exalted in {sign}. What has once been lived through, tasted or sung is kept. Calm is natural to this mind, and calm is half of any examination that has a clock in it.',
    ),
    own: natural(
      'The Moon is at home in {sign}, and memory with it. People, rooms and voices are remembered together with what was taught in them. Returning to the same place to revise is more than a habit here.',
    ),
    friend: natural(
      'The Moon, who holds what has been learnt, is well received in {sign}. Mood and memory support each other. A little company before study and a little food after it keep the tide high through a long term.',
    ),
    neutral: natural(
      'The Moon, significator of memory, stands in {sign} on even ground. Retention follows sleep and interest more than will. Reviewing in the evening and again in the morning uses it as it is, without force.',
    ),
    enemy: natural(
      'The Moon finds no friend in {sign}, and memory varies with the mood. Facts learnt in worry are gone by Friday. Ten minutes of quiet before a lesson does more for it than another hour of reading.',
    ),
    debilitated: natural(
      'The Moon is in its fall in {sign}. It feels deeply and forgets to breathe, so that nerves take away in the hall what was known at home. Practice under the conditions of the day itself is the remedy.',
    ),
  } satisfies Record<Group, Passage>,
  fourth_house: banded(
    'The fourth house, of schooling and of a mind at peace, is firm, with {lord} as its lord. A good foundation was or will be laid. {lord} keeps the first teachers in honour, and that opens doors later on.',
    'The fourth house gives schooling a steady floor, and {lord} is its lord. Classrooms are not feared, nor missed. Where the home is calm, {lord} adds the ease that makes good marks look effortless to others.',
    'The fourth house gives schooling with interruptions, as its lord {lord} is free or busy. A change of school or of home may fall into those years. What {lord} missed then is learnt in a third of the time as an adult.',
    'The fourth house of schooling is strained, with {lord} as its lord. Noise, moves or family cares took something from the early years. A tutor, a second chance or an evening course gives it back, and {lord} values it the more.',
  ),
  fifth_house: banded(
    'The fifth house, of intelligence, is in excellent order under {lord}. Judgement is sound and comes early. It is a house that should be given hard problems, since {lord} is spoilt by easy ones sooner than tired by hard.',
    'The fifth house of intelligence holds well, {lord} being its lord. Ideas arrive when they are wanted. A habit of writing them down the same day lets {lord} collect what others lose by the end of the week.',
    'The fifth house of intelligence shines by turns, and {lord} is its lord. Brilliant days and blank ones follow each other. {lord} settles when the task is chosen the evening before and the desk is cleared.',
    'The fifth house of intelligence is under strain, {lord} being its lord. It is confidence that is short, more than wit. Small tests passed often give {lord} the footing that one great test would take away.',
  ),
  ninth_house: banded(
    'The ninth house, of higher learning and of the teacher, is splendidly kept, with {lord} as its lord. Universities, scholarships and masters worth the name are within reach. {lord} asks only that help be passed on.',
    'The ninth house supports higher learning, and {lord} is its lord. A mentor turns up at the right time and stays. Applications that name a purpose go well under {lord}, at home and abroad alike.',
    'The ninth house is undecided about higher learning, with {lord} as its lord. The first university may not be the last. {lord} does better with a teacher who is chosen than with a name that is famous.',
    'The ninth house of higher learning is hard pressed, and {lord} is its lord. Distance, cost or a quarrel with teachers can stand in the way. Learning on the job, or a degree taken in parts, suits {lord} better.',
  ),
  guests: {
    Sun: passage(
      'The Sun stands in {house} and learns in order to lead. Pride drives it to the front row. Subjects with rank in them, from state to medicine, hold it longest, and a teacher has to be respected before being heard.',
    ),
    Moon: passage(
      'The Moon stands in {house} and learns by feeling. Stories, people and repetition carry the matter in. Interest comes and goes like weather, so work is best divided into short pieces that can be taken up again.',
    ),
    Mars: passage(
      'Mars stands in {house} and learns by doing, at speed. Laboratories, tools and competition suit it. Sitting still is the hard subject; movement between two lessons is no waste of time for such a pupil.',
    ),
    Mercury: passage(
      'Mercury stands in {house} and is in its element with words and numbers. Several subjects at once refresh it. Depth has to be asked for, preferably by a question that cannot be answered quickly or by heart.',
    ),
    Jupiter: passage(
      'Jupiter stands in {house} and brings a love of knowledge for its own sake. Teachers take to such a pupil. The great connections are seen at once, and the small print should be read by agreement with oneself.',
    ),
    Venus: passage(
      'Venus stands in {house} and studies what is beautiful or pleasant to know. Music, design, literature and good company belong together there. A neat notebook is a method, and comfort its only really serious enemy.',
    ),
    Saturn: passage(
      'Saturn stands in {house} and learns slowly, once and for all. A late start or a dry teacher may belong to it. Routine is its genius: the same hour every day, for years, and few can follow then.',
    ),
    Rahu: passage(
      'Rahu stands in {house} and is drawn to what is new, foreign or technical. It skips classes and reads the future. A plan with dates keeps such curiosity from ending in ten courses begun and left.',
    ),
    Ketu: passage(
      'Ketu stands in {house} and knows some things without having been taught, while common ones are passed over. Languages, codes and doctrines of old times attract it. Explaining the steps in between is its exercise.',
    ),
  } satisfies Record<Graha, Passage>,
  siddhamsha: {
    exalted: divided(
      'In the siddhamsha, the chart of what learning comes to, {lord} is exalted. Knowledge will be recognised by those who can judge it. A further degree or a book is likely to repay its years.',
    ),
    own: divided(
      'The siddhamsha leads {lord} into its own sign. Learning ends in mastery of one field that is truly one’s own. Diplomas matter less there than a certain way of doing the thing, known to those who ask for it.',
    ),
    friend: divided(
      'In the siddhamsha {lord} is among friends. Teachers and fellow students remain useful for life, in both directions. Knowledge exchanged comes back doubled, so generosity with notes is plain good sense as well as kindness.',
    ),
    neutral: divided(
      'The siddhamsha gives {lord} a neutral seat. What comes of study will be in proportion to the work, neither more nor less. Steady learners are glad of it in the end, and impatient ones learn from it.',
    ),
    enemy: divided(
      'The siddhamsha puts {lord} in a strange house. A first field of study may be left for another, to the family’s regret and one’s own relief. What was learnt in it is used later, in disguise.',
    ),
    debilitated: divided(
      'In the siddhamsha {lord} falls low. Certificates come late or mean little, and practice has to prove what paper does not. You may well teach for years without ever having been called a teacher by anybody.',
    ),
  } satisfies Record<Group, Passage>,
  no_yogas: passage(
    'None of the combinations that the books name for learning is whole in this chart. Scholars have been born without them by the thousand. The houses of schooling and wit, Mercury, the Moon and Jupiter are what a student works with.',
  ),
  subjects: {
    Sun: taught(
      'The Sun speaks for subjects with a centre of power in them: political science, medicine, physics. It wants to know what everything depends on. Responsibility given early, in a society or a ward, is part of the training.',
    ),
    Moon: taught(
      'The Moon speaks for psychology, literature, nutrition and the sea: whatever changes, feeds or is felt. It learns in contact with people. Field notes and diaries are its natural form of work, and listening its instrument.',
    ),
    Mars: taught(
      'Mars speaks for engineering, surgery, geology and the enforcement of law. Matter that resists is what it likes. Practical examinations show it at its best, and theory enters by way of a broken machine or bone.',
    ),
    Mercury: taught(
      'Mercury speaks for mathematics, commerce, computing and languages. Symbols are its playthings from an early age. It should learn two systems at once and compare them, for comparison is where it thinks fastest and forgets least.',
    ),
    Jupiter: taught(
      'Jupiter speaks for law, philosophy, finance and teaching. It asks what is right and what it is worth. Large texts do not frighten it, and it understands best what it has to explain to a beginner.',
    ),
    Venus: taught(
      'Venus speaks for the fine arts, design, music and the care of guests. Taste is a form of knowledge there and can be trained. Good models, copied patiently, bring it further than rules, and a critic who is loved further still.',
    ),
    Saturn: taught(
      'Saturn speaks for history, civil engineering, agriculture and labour law: what lasts, bears loads or has been wronged. It trusts sources and measurements. Long projects with a visible end suit it, and so do teachers of few words.',
    ),
    Rahu: taught(
      'Rahu speaks for electronics, aviation, foreign languages and data: fields whose rules are still being written. It learns by immersion, abroad or on a screen. An adviser who knows the old rules keeps it from folly.',
    ),
    Ketu: taught(
      'Ketu speaks for linguistics, microbiology, programming and the study of religion: very small things and very old ones. It likes a quiet room and a hard text. Supervision at a distance is the kindest kind.',
    ),
  } satisfies Record<Graha, Passage>,
  stages: {
    schooling: banded(
      'School years rest on solid ground, and {helper} has the largest share in it. Basic subjects are learnt in good time. What such a pupil needs from adults is interest and quiet, and no hurry at all.',
      'School goes well on the whole, with {helper} behind it. Gaps are few and can be closed in a single long holiday. Praise for finishing does more good in these years than any praise for cleverness.',
      'School is a mixed experience here: {helper} helps and {burden} disturbs. Marks follow the teacher more than they follow the subject. A change that is made for a reason need not be feared by anybody.',
      'School takes more out of you than it shows, and {burden} has a share in that. Patience at home and help in one weak subject carry far. Late bloomers have such charts, and remember who was kind.',
    ),
    intellect: banded(
      'Understanding is quick and deep, and {helper} stands behind it. Questions are asked that teachers remember. Such a mind wants exercise daily, in argument, music or mathematics, and wilts without it, as a plant does.',
      'Intelligence serves you well, with {helper} in support. A matter is grasped at the second look and then kept. Deciding for oneself, with reasons put in writing, is the best training that it can have.',
      'The intellect is gifted on one side: {helper} gives wings and {burden} clips them at times. It helps to know exactly in which subjects one thinks clearly, and to borrow clarity in all the others.',
      'Thinking needs time in this chart, with {burden} against haste. Conclusions that are slept over are sound. Where speed is demanded, preparation has to replace it, and can do so if it begins a month before.',
    ),
    higher: banded(
      'Higher studies are well favoured, chiefly by {helper}. A degree comes within the usual years, with a teacher who becomes an ally. It is worth applying to the better place, since the worst that comes is a letter.',
      'Higher studies go forward with {helper} as a help. The choice of supervisor matters more than that of the university. Money for it is found when it is asked for in good time and in writing.',
      'Higher studies are open, on terms: {helper} speaks for them, while {burden} makes the road longer. A year of work before or in between is no loss, and it often decides the subject for good.',
      'Higher studies meet resistance, most of it from {burden}. The tradition would begin with a practical course and go on from there. Scholarships, part-time degrees and teachers abroad are among the good ways round it.',
    ),
    research: banded(
      'Research suits this chart very well, thanks to {helper}. What is hidden holds no terror, and solitude is no punishment. Archives, laboratories and long questions reward you late and richly, and sometimes with a name.',
      'There is a good gift for research, with {helper} behind it. A question that will not let go is the sign to follow. Regular talk with one colleague keeps the work from going underground for a year.',
      'Research is possible and has a price: {helper} feeds it, {burden} tires it. Limited projects with a fixed date are the right size. A thesis is finished by those who stop reading in good time and begin to write.',
      'Research is hard going in this chart, as {burden} stands in the way of depth or of quiet. Applied work with quick results is kinder. A team in which somebody else guards the details changes the picture.',
    ),
  } satisfies Record<Stage, Record<AreaBand, Passage>>,
  timing: {
    owner: timed(
      '{ruler} owns a house of learning, and its period puts study on the agenda at whatever age. Enrolments, examinations and qualifications are well placed under {ruler}. What {ruler} starts now is usually taken to the end.',
    ),
    occupant: timed(
      '{ruler} stands in a house of learning and sits down at the desk, as it were, for its whole period. Courses begin almost by themselves under {ruler}. The subject tends to follow the nature of {ruler} more than the plan.',
    ),
    aspect: timed(
      '{ruler} looks at a house of learning, so that knowledge is wanted for the sake of something else in its period. A post, a move or a child’s homework gives the occasion. Short courses are what {ruler} has in view.',
    ),
    karaka: timed(
      '{ruler} stands for learning by nature, and in its period the mind is receptive. Reading, languages and good teachers come near. Even without any school the months of {ruler} leave more knowledge behind than they found.',
    ),
    varga_lord: timed(
      '{ruler} rules a house of learning in the siddhamsha, where study shows its results. Certificates, publications or a first pupil of one’s own belong to the period of {ruler}. New subjects are better begun before {ruler} or after.',
    ),
    double_transit: timed(
      'In the period of {ruler} the transits of Jupiter and Saturn together touch a house of learning or its lord. Admissions and results are looked for in such months, and what {ruler} has prepared is decided in them sooner than elsewhere.',
    ),
  } satisfies Record<Tie | 'double_transit', Passage>,
  quiet: timed(
    'No period of these years is tied to the houses of learning by more than a thread. Study goes on at its own pace then, with neither push nor bar. A course that is wanted can be taken on its merits.',
  ),
}
