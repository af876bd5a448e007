import type { Graha } from '../../jyotish/grahas.ts'
import type { LalKitabNature } from '../../jyotish/lal-kitab/chart.ts'
import type { TevaType } from '../../jyotish/lal-kitab/teva.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The reading of Lal Kitab for a minor, written for the parents. By its rule a blood relative does the customs on the child's behalf
const parents = from('Lal Kitab of 1939 to 1952, told for the parents of a child; own wording')
const natures = (good: string, mixed: string, bad: string): Record<LalKitabNature, Passage> => ({
  good: parents(good),
  mixed: parents(mixed),
  bad: parents(bad),
})
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]
const houses = (...texts: Twelve<string>) =>
  Object.fromEntries(texts.map((text, i) => [i + 1, parents(text)])) as Record<HouseNumber, Passage>

export default {
  /** A planet in each house, 1 to 12. */
  planet: {
    Sun: houses(
      'Your child likes to go first and minds being laughed at. → Let them lead one small thing a day, such as the walk home. On Sundays you can put a water pot out for passers-by together.',
      'Your child gives generously and keeps count in secret. → Teach the difference between a present and a trade. Let them choose an almond or two to leave at a shrine, and praise the choice.',
      'Your child is brave with words and argues with brothers, sisters or cousins. A grandmother’s or mother’s blessing before school steadies them. → Let them mend something small with you on Sunday.',
      'Your child shines away from home and wants to bring something back. → Ask to see it. Keep a bowl of grain in the kitchen for the needy and let your child fill it each week.',
      'Your child glows when teaching a smaller one. Anger near them, though, stays long. → Put out grain for birds together each morning, and keep every promise of an outing to the hour.',
      'Your child takes on other children’s quarrels. → Ask whose quarrel it is before you help. A pinch of flour for the ants at midday on Sunday is a custom that children enjoy.',
      'Your child doubts itself at the door and is loud inside. A drink of water and a sweet bite before going out help, as the book says. → Let them practise the first sentence with you.',
      'Your child senses when grown-ups hide something. → Tell the truth in small words. Teach respect for fire together: you light the lamp, the child watches it burn out by itself.',
      'Your child has luck through grandparents. → A visit on Sunday does more than a lesson. Let them carry something cooked at home, and let the oldest person tell one story.',
      'Your child wants to be taken seriously early. → Give a real duty with a time and no helper. A white cap in the sun is the custom, and it suits the summer as well.',
      'Your child eats with their mood. Plain, regular meals keep them even, which the book stresses here. → Let them put a fruit on the table for a guest each Sunday.',
      'Your child needs dark evenings and bright mornings. Screens off before sleep works wonders. → Open a window or a courtyard door together at sunrise on Sundays.',
    ),
    Moon: houses(
      'Your child is soothed by their mother, or by the one who acts as a mother. A silver cup or spoon for water is the custom. → Part in peace before every trip, even a short one.',
      'Your child holds on to what comes from home. A handful of rice from the mother’s hand, kept in a jar with the child’s name, is the old charm. → Let them see it when they are homesick.',
      'Your child notices moods before anyone else. Calm breathing together helps on full days. → Let them give a cup of milk or wheat to a neighbour’s child on Mondays.',
      'Your child gives away what they have and is happy. → Protect that. Let them pour milk or water for every guest who comes to your door.',
      'Your child is fair and hates an unjust game. → Let them explain the rule. They tell secrets too easily, so practise one that is kept until Sunday.',
      'Your child likes to look after the weak. → Give them a plant or an animal to water. One evening a week without any duty keeps that kindness fresh.',
      'Your child is torn when two people they love disagree. → Do not make them choose. Rice and a little silver kept in one box at home is the custom; let them close the lid.',
      'Your child gets sad in the evening without a reason. A light in the hall and a hand on the back are enough. → Pour water in the grandparents’ name together once a month.',
      'Your child loves the road and holy places. → Tell the story of each on the way. Let them carry the milk, and keep small promises made there.',
      'Your child is good with people who are unwell. → Let them bring a glass of water. Decide nothing late in the evening with them; mornings are kinder.',
      'Your child gets on with old people and with their friends’ families. A grandmother’s evening is worth a course. → Bring everyone to one table once a month.',
      'Your child rests best when the day had an order. Bath, story, light out, always in that order. Rain water in a glass bottle is the charm of the book, and fun to collect.',
    ),
    Mars: houses(
      'Your child says what is unfair, loudly. They are often right. → Ask for the same sentence in a lower voice, and teach them to say no thank you to what is not theirs.',
      'Your child is the guardian of brothers, sisters or cousins. → Eat together at one table as often as you can. Something sweet after the meal on Tuesday ends most quarrels.',
      'Your child has strong hands and a short fuse. A screwdriver and an old radio do more than a lecture. → Let them tell a brother or friend of a plan first.',
      'Your child is hottest at home and mildest elsewhere, because home is safe. → Leave the room together before you answer. Watering a tree with sweetened milk on Tuesdays is the custom.',
      'Your child is as stubborn as you were. → Ask instead of telling, once a day. A glass of water by the bed at night, poured on a tree in the morning, is the old rite.',
      'Your child wins and celebrates loudly. → Show how to win quietly: a handshake first, then the dance. Share salt snacks after a good result, as the book oddly says.',
      'Your child orders friends about. → Let them ask in the form of a wish. A sweet for a sister or a cousin at each visit opens doors.',
      'Your child defends those whom nobody defends. → Tell them early when to fetch a grown-up. A small kindness to a neighbour who lives alone suits them.',
      'Your child needs a big brother, by blood or by choice. → Find a good one. Let them stand up for each other, also when one of them was wrong.',
      'Your child works hard when the work is heavy and real. → Let them carry, dig and build. Teach them to greet first the person whom others overlook.',
      'Your child learns from strict teachers and resents soft ones. → Say thank you to the strict one together. Honey in a clay pot on the shelf is the custom.',
      'Your child cannot sleep after a quarrel. → Settle it before the light goes out. A sweet at breakfast and one for whoever comes to the door is the book’s advice.',
    ),
    Mercury: houses(
      'Your child is quick, neat and never without a task. They say what the other person wants to hear, so ask for their own view and wait. → Help a small girl of the family together.',
      'Your child chatters wisely and repeats everything. → Discuss grown-up matters elsewhere. Brushing the teeth well is the custom here, with a joke about clean words.',
      'Your child promises to play with everybody. One plan for each afternoon is enough. → Soak moong overnight and let them feed the birds at dawn on Wednesday.',
      'Your child begins five drawings and finishes one. → Hang up the finished one. A dot of saffron on the brow on test days is the old charm.',
      'Your child’s words come true more often than is comfortable. → Ask for good wishes at bedtime. A copper coin on a white thread is the custom.',
      'Your child writes and counts well and argues at the door. → Let them apologise with a flower. Burying a bottle of rain water in the garden is a rite they will love.',
      'Your child makes friends by sharing and trading. → Teach fair swaps with a short list. They profit when the friend profits.',
      'Your child finds treasures in old boxes. → Give them one to sort. They also hide small faults, so make it easy to own up early.',
      'Your child believes quick promises. → Compare two advertisements together and laugh. Moong given away on a Wednesday, and yellow rather than green clothes, are the book’s advice.',
      'Your child is polite and sometimes too clever. → Praise the plain answer. Let them hand in one piece of homework a day early.',
      'Your child listens to any sure voice. → Teach them to wait one night before a wish is granted. Old friends suit them better than new ones.',
      'Your child hears every sound in the house at bedtime. A quiet room and no big talk after supper help. → Let them tell their dream in the morning and write it down.',
    ),
    Jupiter: houses(
      'Your child asks big questions and likes to finish what was started. → Answer one each evening. Feeding a cow on Thursday, or visiting one, is the custom that fits.',
      'Your child explains things well and grows by it. → Let them teach a grandparent one thing. Sweep the path before your house together on Thursdays.',
      'Your child is copied by others and pleased by praise. → Give honest praise, with one correction. Sharing a meal with neighbourhood girls in the name of the Goddess is the rite.',
      'Your child feels safe in a generous home. In a bad mood they throw good things away, so wait an hour before you decide together. → Ask a grandparent’s view and let the child hear it.',
      'Your child brings you honour and likes to be asked. → Let them earn presents by teaching or helping. A saffron mark on Thursdays is the custom.',
      'Your child needs little and gives much. → See that they ask for something, too. Put out seeds for birds together each morning in a grandfather’s name.',
      'Your child tells friends what is right. → Teach a joke along with the rule. Sacred things stay at their place and are not toys.',
      'Your child comforts those who are sad. → Tell them when the sad time is over. Water a tree, a peepal if there is one, on the way home on Thursdays.',
      'Your child believes what you promise. → Keep it to the letter. One small vow for forty days, such as a morning thank-you, delights them.',
      'Your child helps others first and is late with their own task. Own task first, then the friend. A clear nose and a glass of water before homework is the book’s plain advice.',
      'Your child looks up to their father, or to the one who stands in his place. A fixed half hour with him each week counts double. → Keep one thing of a grandfather’s in yellow cloth.',
      'Your child is content anywhere, most of all after a prayer or a song. → Examine every new teacher yourself. A saffron dot on Thursday evenings is the custom.',
    ),
    Venus: houses(
      'Your child charms every visitor. → Praise effort more often than looks. Feeding a black cow now and then is the book’s odd custom for this place.',
      'Your child loves a full, peaceful house. Twenty minutes of your whole attention each day are the best present. → Let them carry ghee or a lamp to a shrine on Friday.',
      'Your child is bravest when somebody watches kindly. → Come to the match or the play. Let two children run a small project together.',
      'Your child makes every corner cosy. → Let them arrange one shelf as they like. Cleaning a tap, a pot or a well together is the custom here.',
      'Your child makes things with love for the family. → Keep the best one for years. Feed a cow together on a Friday and let them choose the fodder.',
      'Your child notices when somebody goes without. A pair of good shoes and a fair share calm them. → Keep a small piece of silver for them at home.',
      'Your child treats others as they are treated. → So choose playmates with care. Let them write a two-line agreement for a shared toy.',
      'Your child takes words to heart for weeks. → Ask at bedtime which word hurt. Helping at a shrine for a while on Friday, without a gift in return, is the custom.',
      'Your child finds luck on the way to somewhere else. → Leave time for detours. Silver and honey at the threshold is the rite when you move house.',
      'Your child makes beautiful things and forgets the clock. One piece is finished before the next begins. Early nights keep the talent fresh.',
      'Your child tells everything and gives everything. → Teach that some things stay in the family. Giving a little oil away on a Saturday is the book’s lesson.',
      'Your child is carried by somebody’s devotion, often yours. → Let them thank that person with a drawing. Planting a blue flower together at sunset belongs to this place.',
    ),
    Saturn: houses(
      'Your child starts slowly and is compared too much. → Measure them only against last month. Pouring milk at the root of a banyan on Saturdays is the custom.',
      'Your child is modest and expects little. → Tell them a good thing will happen, and see that it does. A dot of milk on the brow on Saturdays is the old rite.',
      'Your child sees every mistake, their own first. → Show how to rub it out. Feeding dogs in the street together teaches care and courage.',
      'Your child is patient and fond of old people. → Let them sit with one. Crows fed at noon on Saturdays are the book’s guests for this place.',
      'Your child hears all your worries about plans and houses. → Talk about them elsewhere. Take almonds to a shrine and bring half home; they like to count them.',
      'Your child does what others refuse and asks for no thanks. → Thank them anyway, the same day. Begin no new duty on a Saturday.',
      'Your child is the fair judge among friends. → Let them lose a game in peace, too. Burying a flute filled with sugar in a quiet place is a custom children remember.',
      'Your child is tough and a little alone. → Teach them to sit down before answering. A small square of silver in the pocket is the charm.',
      'Your child keeps everything. → Let them give away one toy each month and choose to whom. An old person would be glad of a visit on Saturday.',
      'Your child builds high and early and is crushed when it falls. → Draw the plan together first. A small gift for a blind person is the custom here.',
      'Your child knows before others how a thing will end. → Ask them. A jug of water set out before homework is the only rite needed.',
      'Your child likes closed doors and thinks behind them. → Knock, wait and come back. Open the last window of the house together for a while each day.',
    ),
    Rahu: houses(
      'Your child surprises you with sudden turns. → Announce changes a day ahead. A thin silver chain at the neck is the custom, and fewer promises help more.',
      'Your child likes what others have. → Let them earn one wish by waiting a month. A solid silver ball or bead in a pocket is the charm.',
      'Your child stands guard over friends and fires back fast. → Let them read a sharp message aloud to you first. Dreams matter to them; listen at breakfast.',
      'Your child takes things apart to see beneath. → Give old things for it. Pouring water from a silver cup in the morning is the custom.',
      'Your child is cleverer than the marks show. → Ask how, not how many. A small silver elephant on the shelf is the book’s charm for quick heads.',
      'Your child gets free of troubles by wit. A dog to walk, your own or a neighbour’s, at fixed hours is the best cure for temper. → Make peace between them and a cousin.',
      'Your child is drawn to new and unusual friends. → Meet them at home, in daylight. A coconut given away is the custom at the end of each school year.',
      'Your child likes secrets and hidden places. → Agree which secrets a parent must know: all that feel heavy. A square piece of silver is the charm.',
      'Your child questions what the family believes. → Answer honestly, without anger. By custom you walk a dog together, or put a dot of saffron on the brow.',
      'Your child shows plans too early and is copied. → Keep one surprise together until it is done. A white cap in the sun is the custom.',
      'Your child likes strange ways to reach a thing. → Ask where each treasure comes from. Keep something of the father’s or grandfather’s for them.',
      'Your child has large dreams, by day as well. → Eat in the kitchen together, near the stove, as the book says. Fennel and sugar under the pillow make a sweet rite.',
    ),
    Ketu: houses(
      'Your child worries about things that never happen. → Write down three fears and cross out one each Sunday. Jaggery for monkeys, or fruit for birds, is the custom.',
      'Your child’s sentences wander like a river. → Ask for the end of the story. A turmeric dot on the forehead on Sundays is the old mark here.',
      'Your child talks about a plan until they are tired of it. → Do one step at once, together. Rice and jaggery given away on Sunday is the custom.',
      'Your child loves a teacher or an old servant of the family. → Bring lemons to that person as a joke that works. A visit without a purpose does them good.',
      'Your child is gentle with smaller ones and restless with large ones. Fresh air and a fixed bedtime help most. → Give milk and sugar away on a plain weekday.',
      'Your child follows whoever walks by. One hobby and one teacher at a time are enough. Milk with a thread of saffron in the evening is the custom.',
      'Your child keeps promises and suffers from broken ones. → Make few, and keep them all. A dog is the best friend for this place.',
      'Your child has a fine ear for trouble. → Explain the noise in the night. A warm blanket of two colours given to somebody cold is the custom.',
      'Your child wants to do it alone. → Let one decision a week be theirs. A small piece of gold kept at home is the charm of the book.',
      'Your child forgives quickly and profits by silence. → Praise that. Honey shared with a brother, a sister or a cousin sweetens most quarrels.',
      'Your child mourns small losses as large ones. → Bury the broken toy with honours. A black dog to care for, or to greet, teaches that one survives.',
      'Your child is happy in a full house. → Let them feed the dogs of the street with you on Sundays. Look after an old neighbour together.',
    ),
  } satisfies Record<Graha, Record<HouseNumber, Passage>>,
  /** The nature of a planet in the chart. */
  nature: {
    Sun: natures(
      'The Sun is in good spirits in this chart, so confidence comes easily to your child; keep it kind.',
      'The Sun is of mixed nature in this chart: your child is bold on some days and shy on others, and neither is the whole truth.',
      'The Sun needs help in this chart, so praise what your child has tried, even when it failed.',
    ),
    Moon: natures(
      'The Moon is in good spirits in this chart, and your child is quickly comforted.',
      'The Moon is of mixed nature in this chart, so your child’s mood follows sleep; count the hours before you look for other reasons.',
      'The Moon needs help in this chart: the same bedtime every evening does more for your child than a talk.',
    ),
    Mars: natures(
      'Mars is in good spirits in this chart, and your child’s energy finds good work by itself.',
      'Mars is of mixed nature in this chart, so give your child’s energy a task before it finds one.',
      'Mars needs help in this chart: an hour of running before homework spares your child most of the anger.',
    ),
    Mercury: natures(
      'Mercury is in good spirits in this chart, and your child learns by talking.',
      'Mercury is of mixed nature in this chart: your child understands fast and checks little, so look at the last line together.',
      'Mercury needs help in this chart, so read aloud with your child and leave time for the second attempt.',
    ),
    Jupiter: natures(
      'Jupiter is in good spirits in this chart, and teachers are glad to have your child.',
      'Jupiter is of mixed nature in this chart: your child hopes for much and starts late, so divide a big task into three.',
      'Jupiter needs help in this chart, so find your child one good teacher and stay with that one.',
    ),
    Venus: natures(
      'Venus is in good spirits in this chart, and your child is easy to like.',
      'Venus is of mixed nature in this chart: your child gives in to be liked, so praise an honest no.',
      'Venus needs help in this chart; show your child affection on days when nothing went well.',
    ),
    Saturn: natures(
      'Saturn is in good spirits in this chart, and your child can wait and carry on.',
      'Saturn is of mixed nature in this chart: your child carries on for long and then drops everything, so plan the pause.',
      'Saturn needs help in this chart, so keep your child’s duties few and always the same.',
    ),
    Rahu: natures(
      'Rahu is in good spirits in this chart, and your child’s odd ideas are worth following.',
      'Rahu is of mixed nature in this chart: new things excite your child and tire them, so let one new thing settle first.',
      'Rahu needs help in this chart, so keep surprises and screens for fixed hours of your child’s week.',
    ),
    Ketu: natures(
      'Ketu is in good spirits in this chart, and your child knows by instinct what to leave alone.',
      'Ketu is of mixed nature in this chart: your child drops things that still matter, so ask once more after a week.',
      'Ketu needs help in this chart, so give your child one clear aim for each week, with a picture of it on the wall.',
    ),
  } satisfies Record<Graha, Record<LalKitabNature, Passage>>,
  /** A house that is awake or asleep. {theme}: its matter; {light}: the planets that wake it; {waker}, {place}: its waker and where it stands. */
  house: {
    1: {
      awake: parents('Your child is noticed at once in a new group: the first house has the company of {light}.'),
      troubled: parents(
        'Your child is noticed in a new group, at times for the wrong thing, for {light} has the first house in hand; practise one greeting together.',
      ),
      asleep: parents(
        'Your child puts their own wishes last, for the first house sleeps; {waker}, in the {place}, can wake it, so ask for one wish a day.',
      ),
    },
    2: {
      awake: parents('Your child keeps what is given to them: the second house has the company of {light}.'),
      troubled: parents(
        'Your child needs help to keep things together, for {light} has the second house in hand; name one place for each of them.',
      ),
      asleep: parents(
        'Your child gives things away and misses them, for the second house sleeps; {waker}, in the {place}, can wake it, so start a money box.',
      ),
    },
    3: {
      awake: parents(
        'Your child finds help among brothers, sisters and neighbours: the third house has the company of {light}.',
      ),
      troubled: parents(
        'Your child and a brother, a sister or a neighbour misunderstand each other easily, for {light} has the third house in hand; ask both what was meant.',
      ),
      asleep: parents(
        'Your child has to gather courage, for the third house sleeps; {waker}, in the {place}, can wake it, so repair something together.',
      ),
    },
    4: {
      awake: parents('Your child rests and feels well at home: the fourth house has the company of {light}.'),
      troubled: parents(
        'Your child needs your help to rest at home, for {light} has the fourth house in hand; keep one quiet hour for the whole family.',
      ),
      asleep: parents(
        'Your child needs help to come to rest, for the fourth house sleeps; {waker}, in the {place}, can wake it, so keep a quiet corner free.',
      ),
    },
    5: {
      awake: parents('Your child plays gladly and learns by playing: the fifth house has the company of {light}.'),
      troubled: parents(
        'Your child takes play and learning hard, for {light} has the fifth house in hand; laugh together when a game is lost.',
      ),
      asleep: parents(
        'Your child waits to be invited to play, for the fifth house sleeps; {waker}, in the {place}, can wake it, so sit on the floor for half an hour.',
      ),
    },
    6: {
      awake: parents('Your child gets through duties and small disputes: the sixth house has the company of {light}.'),
      troubled: parents(
        'Your child finds duties and small disputes tiring, for {light} has the sixth house in hand; give one task at a time.',
      ),
      asleep: parents(
        'Your child overlooks duties, for the sixth house sleeps; {waker}, in the {place}, can wake it, so hang up a list of three.',
      ),
    },
    7: {
      awake: parents('Other children come to yours and stay for supper: the seventh house has the company of {light}.'),
      troubled: parents(
        'Your child is easily hurt by friends, for {light} has the seventh house in hand; invite one gentle child rather than three.',
      ),
      asleep: parents(
        'Your child waits for friends to take the first step, for the seventh house sleeps; {waker}, in the {place}, can wake it, so invite one.',
      ),
    },
    8: {
      awake: parents('Your child comes well through changes of place: the eighth house has the company of {light}.'),
      troubled: parents(
        'Your child is shaken by changes, for {light} has the eighth house in hand; tell what will happen a day before, in plain words.',
      ),
      asleep: parents(
        'Changes pass quietly for your child when you announce them a day before: the eighth house sleeps, and {waker}, in the {place}, can wake it.',
      ),
    },
    9: {
      awake: parents('Grandparents and teachers bring your child luck: the ninth house has the company of {light}.'),
      troubled: parents(
        'Your child has to be patient with luck, for {light} has the ninth house in hand; let them keep one small promise to an old person.',
      ),
      asleep: parents(
        'You can wake your child’s luck, for the ninth house sleeps; {waker}, in the {place}, does it, so visit an old person on Thursday.',
      ),
    },
    10: {
      awake: parents('What your child does is seen by others: the tenth house has the company of {light}.'),
      troubled: parents(
        'Your child’s slips are seen as well as the successes, for {light} has the tenth house in hand; finish one thing together before you show it.',
      ),
      asleep: parents(
        'Your child’s effort is easily overlooked, for the tenth house sleeps; {waker}, in the {place}, can wake it, so hang one finished thing on the wall.',
      ),
    },
    11: {
      awake: parents('Your child gains by the company of friends: the eleventh house has the company of {light}.'),
      troubled: parents(
        'Your child waits for what friends have promised, for {light} has the eleventh house in hand; plan something that depends on nobody.',
      ),
      asleep: parents(
        'Your child’s wishes take time, for the eleventh house sleeps; {waker}, in the {place}, can wake it, so let them share the first part of every treat.',
      ),
    },
    12: {
      awake: parents('Your child has a lively world of dreams: the twelfth house has the company of {light}.'),
      troubled: parents(
        'Your child sleeps lightly and dreams much, for {light} has the twelfth house in hand; keep the last hour before bed dark and quiet.',
      ),
      asleep: parents(
        'Your child likes to stay up a little longer, for the twelfth house sleeps; {waker}, in the {place}, can wake it, so keep the last hour free of screens.',
      ),
    },
  } satisfies Record<HouseNumber, Record<'awake' | 'troubled' | 'asleep', Passage>>,
  /** A matter of childhood, by the nature of its significator. {house}: the ordinal of its house. */
  section: {
    personality: natures(
      'Your child knows who they are, since the Sun is in good spirits in the {house} house. → Give one real duty this week and let them do it alone.',
      'Your child is one person at home and another outside, since the Sun is of mixed nature in the {house} house. → Invite a friend home this week, and the two meet.',
      'Your child’s confidence depends on what others say, since the Sun is troubled in the {house} house. → Notice seven small things this month and name each once.',
    ),
    wealth: natures(
      'Your child is careful with what they own: Jupiter is in good spirits in the {house} house. A money box with a date on it suits them.',
      'Your child wants and forgets by turns, since Jupiter is of mixed nature in the {house} house. → Put a third of every gift of money away before the shop.',
      'Your child gives away or loses things, since Jupiter is troubled in the {house} house. → Write the name on them, and wait a day before you replace one.',
    ),
    marriage: natures(
      'Your child makes friends easily and keeps them: Venus is in good spirits in the {house} house. → Tell them this week what you like about that.',
      'Your child is inseparable from a friend one week and silent the next: Venus is of mixed nature in the {house} house. → Wait three days before you take sides.',
      'Your child is easily hurt by friends, since Venus is troubled in the {house} house. → Ask once a week what was nice and what was not, and only listen.',
    ),
    children: natures(
      'Smaller children and animals trust yours, since Ketu is in good spirits in the {house} house. → Let them show a small one how something is done.',
      'Your child loves smaller ones and loses patience with them: Ketu is of mixed nature in the {house} house. A quarter of an hour at a time is enough.',
      'Your child finds smaller ones hard to bear, since Ketu is troubled in the {house} house. An animal or a plant to look after is the gentler beginning.',
    ),
    health: natures(
      'Your child’s body is strong and wants to move: Mars is in good spirits in the {house} house. Fixed hours of sleep keep it so.',
      'Your child’s strength comes in bursts, since Mars is of mixed nature in the {house} house. → Plan the rest before the tiredness shows.',
      'Your child hurries and bumps into things, since Mars is troubled in the {house} house. Slow the mornings down by ten minutes, and ask the doctor about whatever worries you.',
    ),
    work: natures(
      'Your child can work at one thing for long: Saturn is in good spirits in the {house} house. → Give them a task that takes a whole week.',
      'Your child works well in some weeks and not in others, since Saturn is of mixed nature in the {house} house. → Keep homework at one hour and one table.',
      'Your child feels burdened by duties, since Saturn is troubled in the {house} house. → Take one off the list this week and thank them for the rest.',
    ),
    parents: natures(
      'Your child feels your good will and lives on it: the Moon is in good spirits in the {house} house. A blessing at the door in the morning is enough.',
      'Your child is close to you one day and far the next, since the Moon is of mixed nature in the {house} house. A fixed hour alone with each parent helps.',
      'Your child worries about you, since the Moon is troubled in the {house} house. → Say aloud that you are well, and let them see you rest.',
    ),
  } satisfies Record<string, Record<LalKitabNature, Passage>>,
  teva: {
    dharmi: parents(
      'The chart of your child is of the faithful kind (dharmi), since Jupiter and Saturn share a house. You can rely on help in it. → Teach early that a given word is kept.',
    ),
    andha: parents(
      'The chart of your child is called a blind one (andha), since planets quarrel in the tenth house. Your child overlooks their own mistakes, so check homework together. The custom is to give a meal to blind people once.',
    ),
    ratandh: parents(
      'The chart of your child is night-blind (ratandh), with the Sun in the fourth house and Saturn in the seventh. Evenings are not the time for big talks. → Decide things with your child by day.',
    ),
    nabalig: parents(
      'The chart of your child is a minor’s chart (nabalig), read one house at a time until the twelfth year. Much depends on you until then. The customs are done by a parent on the child’s behalf.',
    ),
    ordinary: parents(
      'The chart of your child is of no special kind, and most charts are like that. Each planet answers for itself. → Begin with the custom of the planet that needs care.',
    ),
  } satisfies Record<TevaType, Passage>,
  /** The opening: the best planet and the one in difficulty. {child}: the child; {house}: the ordinal of its house. */
  opening: {
    Sun: {
      gift: parents(
        '{child} has a good measure of confidence, which is the Sun in the {house} house, and you can build on it.',
      ),
      strain: parents(
        'Confidence is where {child} needs you most, for the Sun in the {house} house is the planet that asks most care.',
      ),
    },
    Moon: {
      gift: parents('{child} has a warm heart, which is the Moon in the {house} house, and you can build on it.'),
      strain: parents(
        'Moods and sleep are where {child} needs you most, for the Moon in the {house} house is the planet that asks most care.',
      ),
    },
    Mars: {
      gift: parents('{child} has courage, which is Mars in the {house} house, and you can build on it.'),
      strain: parents(
        'Temper is where {child} needs you most, for Mars in the {house} house is the planet that asks most care.',
      ),
    },
    Mercury: {
      gift: parents('{child} has quick wits, which is Mercury in the {house} house, and you can build on them.'),
      strain: parents(
        'Listening and checking are where {child} needs you most, for Mercury in the {house} house is the planet that asks most care.',
      ),
    },
    Jupiter: {
      gift: parents(
        '{child} has a good sense of right and wrong, which is Jupiter in the {house} house, and you can build on it.',
      ),
      strain: parents(
        'Big hopes and small steps are where {child} needs you most, for Jupiter in the {house} house is the planet that asks most care.',
      ),
    },
    Venus: {
      gift: parents('{child} is easy to love, which is Venus in the {house} house, and you can build on it.'),
      strain: parents(
        'Friendship is where {child} needs you most, for Venus in the {house} house is the planet that asks most care.',
      ),
    },
    Saturn: {
      gift: parents('{child} has patience, which is Saturn in the {house} house, and you can build on it.'),
      strain: parents(
        'Slow beginnings are where {child} needs you most, for Saturn in the {house} house is the planet that asks most care.',
      ),
    },
    Rahu: {
      gift: parents('{child} has unusual ideas, which is Rahu in the {house} house, and you can build on them.'),
      strain: parents(
        'New and tempting things are where {child} needs you most, for Rahu in the {house} house is the planet that asks most care.',
      ),
    },
    Ketu: {
      gift: parents('{child} has a sure instinct, which is Ketu in the {house} house, and you can build on it.'),
      strain: parents(
        'Restlessness is where {child} needs you most, for Ketu in the {house} house is the planet that asks most care.',
      ),
    },
  } satisfies Record<Graha, Record<'gift' | 'strain', Passage>>,
}
