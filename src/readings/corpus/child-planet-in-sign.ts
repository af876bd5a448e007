import type { Graha } from '../../jyotish/grahas.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a sign of the chart of a child, written for the parents
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  Sun: {
    Aries: child(
      'Your child wants to start and be first, and is proud of daring. The Sun in Aries gives a brave, direct will. → Offer challenges with a quick end, and let them begin again after a fall without a comment.',
      'bold',
      'decides fast',
    ),
    Taurus: child(
      'Your child is proud of what they can make and keep. The Sun in Taurus has a calm, firm will and dislikes being hurried. → Announce changes early, and let good food, clay and music fill the weekend.',
      'patient',
    ),
    Gemini: child(
      'Your child shines by knowing things. With the Sun in Gemini they like to tell, compare and be asked, and they say so when they are bored. → Let them explain the day’s lesson to you, and admit what you did not know.',
      'blunt',
    ),
    Cancer: child(
      'Your child is proud of belonging to the family and hides hurt well. The Sun in Cancer wants to protect smaller ones. A word of thanks for this care, said at bedtime, strengthens them for a week.',
      'hides feelings',
    ),
    Leo: child(
      'Your child has natural dignity and loves an audience. The Sun in Leo is at home, warm, loyal and easily offended by laughter. → Give the stage gladly, and show how to clap for others as well.',
      'in front',
      'easily hurt',
    ),
    Virgo: child(
      'Your child takes pride in doing things right. The Sun in Virgo is helpful, exact and shy of praise. → Say which detail you liked, and leave one uneven line as it is on purpose, so that it can be seen to be safe.',
      'exact',
    ),
    Libra: child(
      'Your child wants everyone to be content and can hardly decide. The Sun in Libra has tact and needs to be asked for its own opinion. → Let small choices be made alone, and praise them even when you would choose otherwise.',
      'decides slowly',
      'tactful',
    ),
    Scorpio: child(
      'Your child feels strongly and does not forget. The Sun in Scorpio has a will that works in silence. → Keep your promises to the letter, and give a private place where nobody reads or looks without asking.',
      'holds on',
    ),
    Sagittarius: child(
      'Your child wants to know where the road leads. The Sun in Sagittarius is cheerful, honest and careless with small duties. → Set out together often, and make one person responsible for the bag: your child.',
      'blunt',
      'misses details',
    ),
    Capricorn: child(
      'Your child wants to be taken seriously. The Sun in Capricorn is patient, dutiful and older than its years. → Give real tasks, and see to it that silly games are played every day as well.',
      'patient',
    ),
    Aquarius: child(
      'Your child has their own opinion and a feeling for what is fair to all. The Sun in Aquarius is proud of being different. → Discuss the rule, keep the rule, and let the hairstyle be theirs.',
    ),
    Pisces: child(
      'Your child is proud in a quiet way and takes on the moods of others. The Sun in Pisces has a kind will that needs shelter. Music, water and time to dream bring back their strength after school.',
      'easily hurt',
    ),
  },
  Moon: {
    Aries: child(
      'Your child feels fast and shows it at once. The Moon in Aries is angry now and merry in five minutes. → Let the storm pass before you talk, and offer a race to the corner instead of a lecture.',
      'shows feelings',
      'quick anger',
      'lets go',
    ),
    Taurus: child(
      'Your child is calm when life is regular. The Moon in Taurus loves touch, good food and the same bed. → Do not change everything at once; one familiar thing on the table makes any new place acceptable.',
      'hard to upset',
      'likes things to stay',
    ),
    Gemini: child(
      'Your child feels with words. The Moon in Gemini is settled by talking and upset by silence. Ten minutes of chat at bedtime clear the day, and a book on the pillow helps when nobody has time.',
    ),
    Cancer: child(
      'Your child is tender and close to the mother or whoever mothers them. The Moon in Cancer remembers tone more than words. Soup, an arm round the shoulder and an unhurried evening heal almost everything.',
      'easily hurt',
    ),
    Leo: child(
      'Your child needs to be delighted in. The Moon in Leo is warm, generous and hurt by being overlooked. → Look up when they come in; those five seconds do more than a present.',
      'easily hurt',
    ),
    Virgo: child(
      'Your child calms down when things are in order. The Moon in Virgo worries about small matters and wants to help. → Give a task for the hands, and speak of your own mistakes with a smile.',
      'expects trouble',
    ),
    Libra: child(
      'Your child feels what is between people. The Moon in Libra is uneasy when others quarrel and glad of beauty and company. → Make up where they can see it, and do not ask whose side they take.',
      'easily hurt',
    ),
    Scorpio: child(
      'Your child feels deeply and shows a tenth of it. The Moon in Scorpio trusts few people and those completely. → Never retell a secret, and let the tears come when they come, without hurry.',
      'hides feelings',
      'trusts slowly',
    ),
    Sagittarius: child(
      'Your child is cheerful when there is something to look forward to. The Moon in Sagittarius needs space, fun and an honest answer. → Plan the next outing on the way home from the last one.',
      'expects good',
    ),
    Capricorn: child(
      'Your child keeps feelings under control and seems not to need comfort. The Moon in Capricorn needs it all the same. → Give it by doing something together, and without asking first.',
      'hides feelings',
    ),
    Aquarius: child(
      'Your child likes friends and also likes distance. The Moon in Aquarius feels for everyone and is shy with one. → Let closeness come from their side, and do not take a closed door personally.',
    ),
    Pisces: child(
      'Your child has a soft heart and picks up every mood. The Moon in Pisces cries at films and dreams in colour. → Keep the evening quiet, the news off, and leave a little light on.',
      'easily hurt',
    ),
  },
  Mars: {
    Aries: child(
      'Your child has courage, speed and no patience. Mars in Aries is at home and wants to move at once. Sport with rules, early bedtimes and a ten-second pause before answering are worth practising.',
      'bold',
      'impatient',
    ),
    Taurus: child(
      'Your child does not give way when pushed. Mars in Taurus is slow to anger and slow to stop. → Ask twice in a friendly voice and then wait; the hands are good at building, digging and carrying.',
      'holds firm',
      'slow anger',
    ),
    Gemini: child(
      'Your child fights with words and is very quick. Mars in Gemini starts four things before breakfast. Debates, racket games and puzzles against the clock use it well; a joke ends a quarrel sooner than a ban.',
      'thinks fast',
      'leaves unfinished',
    ),
    Cancer: child(
      'Your child defends home and family and sulks when hurt. Mars in Cancer acts from feeling and needs to be close to you afterwards. Swimming suits it, and so does a hug before the discussion.',
    ),
    Leo: child(
      'Your child plays to be admired and has real courage. Mars in Leo fights openly and hates to be shamed. → Correct in private, praise in front of others, and give a part with a costume.',
    ),
    Virgo: child(
      'Your child has skilful, exact hands. Mars in Virgo takes things apart neatly and gets cross when they do not fit. Tools, models and cooking with scales train it; pause before frustration wins.',
      'exact',
    ),
    Libra: child(
      'Your child wants to win fairly and hesitates to strike first. Mars in Libra argues for justice. Dance, doubles and games for two suit it; show that one may be angry and still be liked.',
      'decides slowly',
    ),
    Scorpio: child(
      'Your child has great stamina and hides anger well. Mars in Scorpio is at home and never does a thing by halves. → Give something difficult to master, and let them tell you in their own time what hurt.',
      'has stamina',
      'hides feelings',
      'finishes',
    ),
    Sagittarius: child(
      'Your child aims high and overshoots gladly. Mars in Sagittarius loves the open air, riding, archery and long hikes. → Agree on the turning point before you set out, since they would always go farther.',
    ),
    Capricorn: child(
      'Your child can work towards a goal for months. Mars in Capricorn has discipline that surprises grown-ups. → Set the goal together, and make sure that it is their own and not only yours.',
      'patient',
      'finishes',
    ),
    Aquarius: child(
      'Your child fights for a cause and for friends. Mars in Aquarius rebels against orders and follows good reasons. → Give the reason first; inventions, teams and machines are its playground.',
      'resists rules',
    ),
    Pisces: child(
      'Your child has energy that comes and goes like the tide. Mars in Pisces avoids open quarrels and may slip away. Dance, water and make-believe let it out; ask for a no in plain words.',
      'keeps the peace',
    ),
  },
  Mercury: {
    Aries: child(
      'Your child answers before the question is over. Mercury in Aries is quick, direct and often right. → Count to three together as a game, and let them do sums while walking.',
      'thinks fast',
    ),
    Taurus: child(
      'Your child thinks slowly and remembers for ever. Mercury in Taurus learns by hand, ear and repetition. → Give time to finish a sentence, and use songs and things one can touch.',
      'thinks slowly',
    ),
    Gemini: child(
      'Your child reads, talks and jokes all day. Mercury in Gemini is at home and wants new material. A library card is the best present; ask once a week for a topic studied to the end.',
      'talks much',
      'leaves unfinished',
    ),
    Cancer: child(
      'Your child learns from people they like. Mercury in Cancer remembers stories, tones and smells. → Study at the kitchen table goes well, and a gentle teacher makes all the difference.',
    ),
    Leo: child(
      'Your child likes to speak in front of others and to be right. Mercury in Leo learns through theatre and storytelling. → Let them teach you, and show that changing one’s mind is a strong thing to do.',
    ),
    Virgo: child(
      'Your child is precise and sees each mistake. Mercury in Virgo is at its best in lists, languages and experiments. → Praise the question as well as the answer, and end the correcting by supper.',
      'exact',
    ),
    Libra: child(
      'Your child weighs both sides and finds it hard to decide. Mercury in Libra learns in talk with a friend. → Ask for one reason for and one against, and then for a choice.',
      'decides slowly',
    ),
    Scorpio: child(
      'Your child asks the question behind the question. Mercury in Scorpio researches, guards secrets and sees through excuses. → Answer honestly or say that you will do so later, and then do.',
    ),
    Sagittarius: child(
      'Your child sees the big picture and skips the details. Mercury in Sagittarius loves travel, languages and grand ideas. → Let them tell you the plan, and write the small steps on a list together.',
      'misses details',
    ),
    Capricorn: child(
      'Your child thinks in a practical and serious way. Mercury in Capricorn learns steadily and respects a good system. → Show the use of a rule, and leave room for nonsense rhymes too.',
    ),
    Aquarius: child(
      'Your child has original ideas and explains them coolly. Mercury in Aquarius likes science, inventions and talk with friends. → Ask how it works, and accept an answer you did not expect.',
    ),
    Pisces: child(
      'Your child thinks in pictures and drifts away during explanations. Mercury in Pisces learns through music, stories and drawing. → Let them paint the lesson; the words come afterwards.',
      'misses details',
    ),
  },
  Jupiter: {
    Aries: child(
      'Your child believes they can do it and tries. Jupiter in Aries gives hope, pluck and a love of new things. → Let enthusiasm lead, and keep a helping hand ready for the middle of the task.',
      'bold',
      'expects good',
    ),
    Taurus: child(
      'Your child enjoys good things and shares them. Jupiter in Taurus is kind, comfortable and fond of nature. A garden bed or an animal to care for teaches patience with pleasure.',
    ),
    Gemini: child(
      'Your child is interested in everything and knows a little of each. Jupiter in Gemini collects facts gladly. → Choose one subject a month for going deeper, and celebrate what has been found.',
      'leaves unfinished',
    ),
    Cancer: child(
      'Your child has a large heart and trusts the family. Jupiter in Cancer is at its kindest. → Let them help those who are smaller, and give the stories of your own childhood.',
    ),
    Leo: child(
      'Your child is generous, proud and wants to give joy. Jupiter in Leo needs a noble example. → Tell of people who used their strength for others, and keep a promise like a king.',
    ),
    Virgo: child(
      'Your child likes to be useful and doubts whether it is enough. Jupiter in Virgo grows by small, good deeds. → Say that done is better than perfect, and mean it about your own work as well.',
      'doubts self',
    ),
    Libra: child(
      'Your child looks for what is fair and pleasant to all. Jupiter in Libra learns through friendship and good manners. → Let them settle a small dispute at home, and follow the verdict.',
    ),
    Scorpio: child(
      'Your child trusts slowly and then with everything. Jupiter in Scorpio wants truth rather than comfort. → Speak openly about difficult matters, and respect what they keep to themselves.',
      'trusts slowly',
    ),
    Sagittarius: child(
      'Your child is eager to learn, travel and believe. Jupiter in Sagittarius is at home, cheerful and a little careless. Good books, wide horizons and one fixed duty are the right mixture.',
      'expects good',
    ),
    Capricorn: child(
      'Your child takes rules seriously and hopes with caution. Jupiter in Capricorn grows through reliable grown-ups. → Keep your word in small things, and say aloud that all will be well.',
      'respects rules',
      'expects trouble',
    ),
    Aquarius: child(
      'Your child wants the world to be fair and has ideas about it. Jupiter in Aquarius likes clubs, science and helping projects. → Support a plan for the neighbourhood, however odd it seems.',
    ),
    Pisces: child(
      'Your child is kind, trusting and rich in imagination. Jupiter in Pisces believes in goodness. → Protect this faith by good company, and teach that one may say no and still be kind.',
      'trusts quickly',
      'expects good',
    ),
  },
  Venus: {
    Aries: child(
      'Your child likes people at once and says so. Venus in Aries makes friends by running up to them. → Teach the second step as well, which is to ask what the other would like to play.',
      'open to strangers',
      'loves quickly',
    ),
    Taurus: child(
      'Your child enjoys music, soft things and good food. Venus in Taurus is loyal to friends and favourite toys. → Let beauty be made by hand: baking, singing and planting suit it best.',
      'steady',
    ),
    Gemini: child(
      'Your child makes friends through talk and laughter. Venus in Gemini likes variety and many playmates. → Help to remember birthdays and promises, so that nobody feels forgotten.',
    ),
    Cancer: child(
      'Your child is affectionate at home and shy outside it. Venus in Cancer likes old songs and familiar faces. → Invite one child at a time; friendship grows at your table.',
      'guarded',
    ),
    Leo: child(
      'Your child shows affection with style and wants to be adored. Venus in Leo loves colours, costumes and parties. → Admire the show, and notice the quiet kindness behind it too.',
      'shows feelings',
      'in front',
    ),
    Virgo: child(
      'Your child shows liking by helping and is modest about being liked. Venus in Virgo has neat, delicate taste. → Accept the help gladly, and say that they are loved without doing anything.',
      'in the background',
    ),
    Libra: child(
      'Your child is friendly, fair and fond of beauty. Venus in Libra is at home in company and music. → Show that a friend may be told no; the peace they care for will bear it.',
    ),
    Scorpio: child(
      'Your child loves few people, and those with all their heart. Venus in Scorpio can be jealous of a third child. → Give time alone with you, and never tease about a friendship.',
      'loves slowly',
    ),
    Sagittarius: child(
      'Your child makes friends on the move and tells them the truth. Venus in Sagittarius likes trips, animals and far music. A tactful word can be practised like a song.',
      'blunt',
    ),
    Capricorn: child(
      'Your child chooses friends carefully and keeps them. Venus in Capricorn shows liking by reliability. → Do not press for kisses and hugs; a shared task is their way of being close.',
      'loves slowly',
      'steady',
    ),
    Aquarius: child(
      'Your child is a friend to all and a little apart. Venus in Aquarius likes unusual people and clever games. → Let them have odd friends; their taste is better than it looks.',
    ),
    Pisces: child(
      'Your child has a soft heart for everyone. Venus in Pisces gives away sweets, time and sympathy. → See that something comes back, and that music or painting has a place in the week.',
    ),
  },
  Saturn: {
    Aries: child(
      'Your child wants to rush and holds back. Saturn in Aries learns patience in small doses. → Begin difficult things beside them, then step away; courage grows from the second try.',
    ),
    Taurus: child(
      'Your child is steady and careful with belongings. Saturn in Taurus saves, waits and distrusts surprises. → Give a little more than is needed now and then, so that enough can be felt.',
    ),
    Gemini: child(
      'Your child thinks thoroughly and speaks late. Saturn in Gemini is good at numbers, order and quiet reading. → Give time to answer; a pause is work in progress.',
    ),
    Cancer: child(
      'Your child hides the need for comfort. Saturn in Cancer takes duty at home early. → Be the one who comes without being called, and leave adult worries out of their hearing.',
    ),
    Leo: child(
      'Your child is shy of the stage and longs for it. Saturn in Leo fears to be laughed at. → Let them practise for a small, kind audience, and clap for the courage.',
    ),
    Virgo: child(
      'Your child works carefully and finds it hard to stop. Saturn in Virgo checks everything twice. → Set a time for the end, and praise a thing that is good enough.',
    ),
    Libra: child(
      'Your child is fair, patient and serious about promises. Saturn in Libra is at its best in friendship that lasts. → Let them help to make the family’s rules; they will keep them.',
    ),
    Scorpio: child(
      'Your child keeps hurt inside and bears a lot. Saturn in Scorpio trusts after long testing. → Be steady rather than curious, and the door opens of itself.',
    ),
    Sagittarius: child(
      'Your child asks serious questions and wants honest answers. Saturn in Sagittarius learns belief by example. → Do what you say, and explain why when you could not.',
    ),
    Capricorn: child(
      'Your child is patient and responsible beyond their age. Saturn in Capricorn is at home and climbs step by step. → Remind them to play; the mountain can wait until Monday.',
    ),
    Aquarius: child(
      'Your child is loyal to a group and thinks for themselves. Saturn in Aquarius likes systems and fairness for all. A club with clear rules and a real purpose suits it.',
    ),
    Pisces: child(
      'Your child is quietly sad at times without a reason. Saturn in Pisces needs music, sleep and a kind order in the day. → Sit near, say little, and keep the hour for bed.',
    ),
  },
  Rahu: {
    Aries: child(
      'Your child dares what others only talk about. Rahu in Aries wants to be the first to try. → Let there be one safe adventure a week, with you near enough to see.',
    ),
    Taurus: child(
      'Your child wants the best, the newest and a second helping. Rahu in Taurus longs for things to hold. Waiting a week before buying makes half of the wishes fade.',
    ),
    Gemini: child(
      'Your child learns any gadget or language in no time. Rahu in Gemini scatters attention. → Switch screens off an hour before bed, and ask for one thing told from memory.',
    ),
    Cancer: child(
      'Your child wants a home like in a story. Rahu in Cancer is restless about belonging. → Say often and plainly that this is their place, and let them arrange a part of it.',
    ),
    Leo: child(
      'Your child wants to be somebody. Rahu in Leo copies stars and heroes for a time. → Show the work behind the applause, and enjoy the performance in your own living room.',
    ),
    Virgo: child(
      'Your child finds clever ways to do a task. Rahu in Virgo is inventive with details and worries about health stories. → Answer calmly, and give the cleverness a real problem.',
    ),
    Libra: child(
      'Your child wants to be liked by the right people. Rahu in Libra adapts fast. → Ask which friend is kind on ordinary days, and invite that one.',
    ),
    Scorpio: child(
      'Your child is fascinated by what is hidden. Rahu in Scorpio loves thrillers and dares. → Watch them together and talk afterwards; fear shared is fear halved.',
    ),
    Sagittarius: child(
      'Your child wants to see the whole world, soon. Rahu in Sagittarius tries beliefs on like coats. → Give maps, languages and good questions instead of a verdict.',
    ),
    Capricorn: child(
      'Your child wants to get ahead and may try to skip a step. Rahu in Capricorn admires success. → Praise honest slow work, and let them see how long yours took.',
    ),
    Aquarius: child(
      'Your child is at home with machines and ideas of tomorrow. Rahu in Aquarius collects contacts. → See that there are friends with a face and a doorbell among them.',
    ),
    Pisces: child(
      'Your child lives half in a world of fantasy. Rahu in Pisces is moved by images and music. → Draw a clear line at bedtime, and ask about the world in daylight.',
    ),
  },
  Ketu: {
    Aries: child(
      'Your child acts bravely without being told and forgets it again. Ketu in Aries needs no contest. → Let them climb alone where it is safe, and listen when they come down.',
    ),
    Taurus: child(
      'Your child does not cling to things. Ketu in Taurus eats simply and is content with little. → Keep a few objects in order with them, and leave the rest.',
    ),
    Gemini: child(
      'Your child says little and understands much. Ketu in Gemini tires of chatter. → Write to each other on slips of paper; you will be surprised.',
    ),
    Cancer: child(
      'Your child loves the family from a slight distance. Ketu in Cancer feels too much to show it. → Do not count the hugs; notice who comes to sit near you.',
    ),
    Leo: child(
      'Your child has talent and does not want to be displayed. Ketu in Leo is shy of praise. → Let them decide who may see the work.',
    ),
    Virgo: child(
      'Your child finds the solution and cannot say how. Ketu in Virgo is exact by instinct. → Accept the result, and ask for the steps on another day.',
    ),
    Libra: child(
      'Your child is friendly and independent. Ketu in Libra can let a friend go without a scene. → Help to say goodbye properly, for the other child’s sake as well.',
    ),
    Scorpio: child(
      'Your child knows things about people that nobody told them. Ketu in Scorpio is deep and calm in trouble. → Explain what they have noticed, so that it does not turn into worry.',
    ),
    Sagittarius: child(
      'Your child believes in their own way. Ketu in Sagittarius has respect without many words. A walk at sunrise teaches more than a class.',
    ),
    Capricorn: child(
      'Your child does the duty and does not care for the title. Ketu in Capricorn works quietly. → See the work, even when it was never mentioned.',
    ),
    Aquarius: child(
      'Your child belongs to the group and stands outside it. Ketu in Aquarius thinks independently. One friend with the same odd interest is plenty.',
    ),
    Pisces: child(
      'Your child is dreamy, gentle and easily elsewhere. Ketu in Pisces feels close to music, water and prayer. → Bring the feet back to earth with bread, mud and a ball.',
    ),
  },
} satisfies Record<Graha, Record<Sign, Passage>>
