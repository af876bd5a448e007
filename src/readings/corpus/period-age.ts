import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Periods of a lord, for people too young for work, partnership and an own home, and for people past them. For mahadashas and antardashas
// alike, so the texts name no length
const passage = from('BPHS 46-47, read by the age of the person as Parashara asks (desha, kala and patra)')
const shades = (supportive: string, mixed: string, testing: string): Record<DashaNature, Passage> => ({
  supportive: passage(supportive),
  mixed: passage(mixed),
  testing: passage(testing),
})

export default {
  young: {
    Sun: shades(
      'The Sun’s time suits young years. A father, or another grown-up with a firm and friendly hand, comes closer; the first small office is carried with pride, be it the class register or the youngest cousin. Praise the effort more than the prize and the pride stays kind.',
      'With the Sun in charge the will shows early and wants to be seen. On good days it leads the game, on others it leaves the field when someone else is chosen. Clear rules that bind the grown-ups as well are understood at once.',
      'Under a Sun that is held back a young person may feel overlooked, or may be ruled a little too strictly. A father’s absence or a teacher’s sharp tone goes deeper than it shows. One task that belongs to nobody else, and thanks for it, mends a good deal.',
    ),
    Moon: shades(
      'These are tender years in the good sense. The Moon brings a mother’s or grandmother’s nearness, good sleep, pets, water and stories at bedtime, and a memory that keeps them all. What feels like home now will be the measure of home for a whole life.',
      'Moods turn with the weather while the Moon has the lead. Tears dry quickly and so does delight; food, sleep and the order of the day decide more than reasons do. A fixed evening, the same on holidays, is the best present.',
      'The Moon is not at ease, and a young heart feels it first at night. A move, a tired mother or too many changes of care can make it cling. Nothing is wrong with that; a lamp left on and one face that always returns bring the calm back.',
    ),
    Mars: shades(
      'Legs want to run in the time of Mars, and there is somewhere to run to. Sport, climbing, tools and a brave brother or friend teach more than a desk can. Courage is laid down in these years, so let the knees be scraped.',
      'Mars gives a young person fire and not yet a hearth for it. Quarrels in the yard are over by supper; what lasts is the wish to win. A team with a patient trainer turns the wish into skill.',
      'Tempers are short and haste is long in the time of a hard-pressed Mars. Scrapes, broken toys and words that are regretted by evening belong to it. A helmet, a run before homework and a grown-up who does not shout back take away most of the trouble.',
    ),
    Mercury: shades(
      'Everything is asked and most of it is remembered while Mercury has the word. Letters, numbers, a second language, card tricks and a clever friend come of themselves. Answer the questions as long as they last; this is the cheapest schooling there is.',
      'The mind hops in the time of Mercury. Ten things are begun and three are finished, and the three are done well. Short lessons with a joke in them work, and so does letting the pupil teach the lesson back.',
      'Words tangle for a while under Mercury. Reading, spelling or the talk of the playground may cost more than it costs others, and nerves show in fidgeting. Reading aloud together, without a clock, and a check of eyes and ears are the plain remedies.',
    ),
    Jupiter: shades(
      'Good teachers are the gift of Jupiter’s time, inside the family as much as at school. The young mind is given large pictures, festivals, grandparents’ tales and a sense of what is fair. Trust grows now, and what is promised should be kept for that reason.',
      'Jupiter is generous with a young person and a little vague. There is plenty of encouragement, sweets among it, and less practice. One thing learnt properly, a prayer, a poem or an instrument, gives the good will something to hold.',
      'Grown-ups promise more than they keep while Jupiter is short of strength, and a young person notices. Belief in teachers may shake. Smaller promises, kept to the day, and one elder who admits a mistake put faith back on its feet.',
    ),
    Venus: shades(
      'Colour, song, sweet things and friends fill the time of Venus. Young hands draw and dance before they are told how, and manners are learnt because they please. Keep the drawings; the taste that forms now stays.',
      'Venus makes young company sweet and a little fickle. Best friends change by the month, and what others have seems finer. Sharing one good thing, instead of buying the second, teaches what these years have to teach.',
      'To be liked matters too much in the time of an unsettled Venus. A left-out afternoon weighs like a winter, and wishes are spent on what glitters. A craft of one’s own and one true friend outweigh a whole party.',
    ),
    Saturn: shades(
      'Saturn in good order makes an old head on young shoulders. Duties are taken seriously, grandparents are good company, and slow skills such as an instrument, a garden or a long book take root. Leave room for play as well, since nobody else will think of it.',
      'Some weight comes early with Saturn: a long way to school, a chore, a parent who has much to do. It makes patient and a little shy. Praise given quietly, and an hour in the week that serves no purpose, keep the balance.',
      'The time of a hard Saturn can feel long to the young. There may be less money, less company or more rules than others have, and a fear of not being enough. It passes by the calendar; warmth, early nights and small tasks that can be finished carry through it.',
    ),
    Rahu: shades(
      'The wide world looks in at the window while Rahu leads. Another country, a screen, a language nobody at home speaks or a strange hobby takes hold, and talent hides in it. Curiosity of this kind needs company more than bans.',
      'Rahu’s time makes a young person hungry for what is new. Fashions are caught like colds, and something true is found among them. Set the hours for screens and the hours for sleep, and let the rest be tried.',
      'Restlessness comes with Rahu when it is out of tune. A new school or a move can leave the ground soft, fears have odd shapes, and wrong friends seem grand. Plain days, few surprises and questions asked without anger set things straight.',
    ),
    Ketu: shades(
      'In the time of a kindly Ketu a young person plays alone and is not lonely. Puzzles, insects, stars, prayers overheard: the mind goes deep where it likes. Do not call it back too quickly, for something is being understood there.',
      'Ketu draws a young person half out of the room. Toys are given away, a friend is dropped without a reason, and a gift for one odd subject shows. Gentle reminders of meals and shoes are needed; lectures are not.',
      'A loss, a pet, a house, a friend who moves, may mark the time of an uneasy Ketu, and the young feel it before they can say it. Small storms of feeling come and go. Rituals of farewell, a drawing or a tree planted, let it end well.',
    ),
  },
  elder: {
    Sun: shades(
      'The Sun shines late and kindly. You are asked for your word and it counts; a name you made is spoken with respect, and the morning hours are good to you. Give your blessing openly, for in the Sun’s time it travels far.',
      'The Sun gives honour and takes some ease. Being asked is pleasant, being asked for everything is not, and pride may answer before strength has been counted. Take the seat of honour and leave the carrying to others.',
      'A pressed Sun can make one feel passed over, by a child, an office or a visitor who is in a hurry. Dignity does not depend on them. Light in the morning, a fixed round of small duties and one person who listens give it back.',
    ),
    Moon: shades(
      'The Moon brings people to your table again. Children, neighbours, friends and old songs come back, sleep is kinder and memory offers its best rooms. Tell the stories now and let somebody write them down.',
      'Feeling rises and falls with the Moon in these days. A visit brightens the week and its absence dims it more than it should. A household rhythm, company at fixed hours and something to care for, be it only a plant, even out the tide.',
      'Evenings are the long part of the day while the Moon is weary. Old griefs knock, and water, sleep and appetite want a little attention. Ask for company before it is needed; nobody minds, and the worst hour is rarely the whole night.',
    ),
    Mars: shades(
      'There is more fire left than the calendar would think. Under Mars you settle what has waited, a boundary, a repair, an old dispute, and find younger arms that gladly help. Walk daily; the strength is real while it is used.',
      'Mars pushes and the body asks for a say. Things get done, not all of them by tomorrow, and impatience with slow people is the usual cost. Choose one matter worth the heat and hand the ladder to somebody else.',
      'Haste is the one thing to put away in the time of a hard Mars. Quarrels over property or old sayings flare, and a stair taken at a run is no victory. Good shoes, a rail and a night between anger and answer are enough.',
    ),
    Mercury: shades(
      'The mind is bright and wants guests. Letters, puzzles, accounts put in order, a new device mastered with a grandchild’s help: Mercury makes the days short in the best way. What you know of the family and the trade is worth setting down in writing.',
      'Mercury keeps you busy with papers and talk. Some of it is amusement and some is forms, and names slip while faces stay. Lists on the wall and one trusted reader for whatever has to be signed keep matters light.',
      'Words go astray while Mercury is troubled: a form misread, a remark misheard, a caller who is too friendly. Sign nothing on the day it comes. A second pair of eyes and a quiet hour without the telephone are good protection.',
    ),
    Jupiter: shades(
      'Jupiter’s time is the harvest of trust. Children and pupils ask for counsel, faith is at ease with its doubts, and there is enough to give from. Bless, teach and forgive in these years; all three come easily and are remembered long.',
      'Much is hoped for under Jupiter and a good part of it comes, a little later than announced. Family joys and family expenses arrive together. Give from what is there, and let the large plan be carried by somebody with more years to spend.',
      'Advice is plentiful and not all of it good while Jupiter is short of strength. Kind voices may ask for money or for faith. A small circle, an old prayer and the habit of sleeping on every generous thought keep what is yours.',
    ),
    Venus: shades(
      'Sweetness returns with Venus: music, flowers, a well-laid table, the company of somebody dear. Old friends become close again, and beauty needs no purpose now. Wear the good clothes; they were made for these days.',
      'Venus brings pleasure by the spoonful. Visits, sweets and small luxuries please, and the balance asks a question or two about them. Spend on company and less on things, and the account stays friendly in both books.',
      'Longing is the theme of a Venus that is not at ease. A companion is missed, or comfort costs more than it gives, and the heart compares. A song shared, a letter to an old friend and beauty in a small frame soften it.',
    ),
    Saturn: shades(
      'Saturn is a friend to those who have kept his hours. The days are simple and hold; younger people lean on your patience, and what was built stands. Fewer things, better kept, is the whole wisdom of this time.',
      'Saturn slows the step and steadies the mind. There are waits, appointments and a chair by the window, and there is also peace in what no longer has to be done. Keep one duty that others rely on.',
      'Weight is felt in the time of a hard Saturn, on the stairs, in the silence after a farewell, in rules made by younger people. It asks for warmth and patience with oneself. Accept the arm that is offered and keep to the hours that do you good.',
    ),
    Rahu: shades(
      'Late surprises come with Rahu, and the good sort among them: a call from another country, a new device that opens the world, fame in some small circle. Curiosity keeps you young as long as somebody checks the small print.',
      'Rahu stirs quiet water. A fashion, a rumour or a stranger’s offer takes up more of the day than it deserves, and now and then brings real news. Enjoy what is new and decide nothing on the strength of it.',
      'Confusion has many doors in the time of an unruly Rahu: wrong numbers, bold promises, a fear without a face. Familiar rooms, the same people and a firm no to whatever is urgent and unknown keep the house in order.',
    ),
    Ketu: shades(
      'Ketu gives the freedom of having little to prove. Prayer, silence, old books and the garden become wide, and forgiveness comes without being called. What you let go of in this time lets go of you as well.',
      'Ketu takes an interest away and leaves a clearness in its place. Company tires sooner, and single words go deep. Keep meals and visits on the calendar, for the mind would be content with neither.',
      'Farewells belong to the time of a heavy Ketu, and a feeling of standing apart from the talk in the room. It is lighter than it looks when somebody sits alongside. A candle, a name spoken, a hand held: little is needed, and daily.',
    ),
  },
} satisfies Record<'young' | 'elder', Record<Graha, Record<DashaNature, Passage>>>
