import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The lord of a house in each house of the chart of a child, written for the parents
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  1: {
    1: child(
      'Your child knows what they want and recovers quickly from a bad day. The ruler of the first house is at home there, so a firm character shows early. → Give two choices instead of ten orders, and keep to what was chosen.',
      'lets go',
    ),
    2: child(
      'Your child finds confidence in words, food and family. The ruler of the first house stands in the second, and what is said about them at table sinks in. → Say one true good thing each evening, with a reason.',
    ),
    3: child(
      'Your child finds themselves by doing. The ruler of the first house stands in the third, so hands, siblings and short trips shape the character. → Let them carry something through alone, such as baking bread from the flour to the slice.',
    ),
    4: child(
      'Your child is most themselves at home. The ruler of the first house stands in the fourth, and comfort comes before courage. A calm farewell in the morning and the same face in the afternoon let them be bold in between.',
    ),
    5: child(
      'Your child shows who they are in play. The ruler of the first house stands in the fifth, so ideas, jokes and performances are serious business. → Sit in the audience whenever you are asked, and laugh where it is meant.',
    ),
    6: child(
      'Your child grows through effort. The ruler of the first house stands in the sixth, which makes for a helpful character who can be hard on themselves. → Set an end to every task, and count rest as part of the work.',
    ),
    7: child(
      'Your child discovers themselves in the mirror of a friend. The ruler of the first house stands in the seventh, so they give way easily and follow others. → Ask at home, before anybody else has spoken, what they would choose.',
      'gives in',
    ),
    8: child(
      'Your child is deep and watchful, and changes in bursts. The ruler of the first house stands in the eighth, so strength returns after quiet weeks. → Do not mistake silence for sulking; leave the door ajar and supper warm.',
    ),
    9: child(
      'Your child is curious about the wide world and lucky with teachers. The ruler of the first house stands in the ninth, and a good example does more than rules. → Introduce them to people who love their work.',
    ),
    10: child(
      'Your child wants to be useful and be seen doing it. The ruler of the first house stands in the tenth, so tasks build self-respect. A real duty at home, with a name on the list, is better than a prize.',
    ),
    11: child(
      'Your child blooms in a group. The ruler of the first house stands in the eleventh, and friends decide how a week feels. → Know those friends by name, and have a plan for the days when none of them is free.',
    ),
    12: child(
      'Your child has a rich inner world and tires among many people. The ruler of the first house stands in the twelfth, so time alone is a need and not a whim. → Guard an hour a day with nothing planned in it.',
      'tires easily',
      'seeks solitude',
    ),
  },
  2: {
    1: child(
      'Your child speaks about what matters to them and takes good care of favourite things. The ruler of the second house stands in the first. A box with a key, and family stories about where things came from, please them greatly.',
    ),
    2: child(
      'Your child is at ease with words and careful with belongings. The ruler of the second house is in its own place, and family habits will stay for life. → Eat together when you can; the talk at table is the real lesson.',
      'keeps money',
      'acts with care',
    ),
    3: child(
      'Your child shares treats with brothers, sisters and friends and expects the same from them. The ruler of the second house stands in the third. Selling lemonade or baking for a school fair teaches fair shares in an afternoon.',
    ),
    4: child(
      'Your child feels rich when the family is together. The ruler of the second house stands in the fourth, so food, home and safety are one thing. → Let them help in the kitchen on a fixed day each week.',
    ),
    5: child(
      'Your child has a good memory for songs, rhymes and rules of games. The ruler of the second house stands in the fifth, so what is learnt with pleasure stays. → Say the tables while skipping rope, and act out the poem.',
    ),
    6: child(
      'Your child worries whether there is enough to go round, and may be choosy at table. The ruler of the second house stands in the sixth. Simple meals at regular hours and a small savings jar give a sense of order.',
    ),
    7: child(
      'Your child trades, swaps and lends toys all day. The ruler of the second house stands in the seventh, so fairness between two is learnt through things. → Agree beforehand what happens when something comes back broken.',
    ),
    8: child(
      'Your child keeps certain belongings hidden and certain thoughts unspoken. The ruler of the second house stands in the eighth. Respect the drawer that is theirs, and talk about family troubles in plain words before they hear them elsewhere.',
    ),
    9: child(
      'Your child learns family values by watching how they are lived. The ruler of the second house stands in the ninth, so elders’ tales and prayers are remembered. → Invite a grandparent to tell how things were at that age.',
    ),
    10: child(
      'Your child speaks well in front of a class and likes to earn a reward. The ruler of the second house stands in the tenth. → Pay small jobs at home properly and on time, and let them decide about a part of it.',
    ),
    11: child(
      'Your child gathers things and people with equal pleasure. The ruler of the second house stands in the eleventh, and collections grow quickly. → Choose together, twice a year, what may go to another child.',
    ),
    12: child(
      'Your child gives things away or loses them, and seldom minds for long. The ruler of the second house stands in the twelfth. Names in jackets, a fixed hook by the door and patience with the lost glove are all that is needed.',
      'leaks money',
    ),
  },
  3: {
    1: child(
      'Your child learns by touching, trying and asking. The ruler of the third house stands in the first, so energy is plentiful and the tongue is quick. → Finish one thing together before the next is opened.',
    ),
    2: child(
      'Your child likes to tell, and tells it with both hands. The ruler of the third house stands in the second, where skill serves the family. Reading the shopping list, writing the cards and doing the counting are welcome jobs.',
    ),
    3: child(
      'Your child has courage of their own and a close, noisy tie with siblings or cousins. The ruler of the third house is at home there. → Leave quarrels of five minutes to the children, and step in at the sixth.',
    ),
    4: child(
      'Your child is brave near home and cautious away from it. The ruler of the third house stands in the fourth. → Widen the circle by one street at a time, and let a brother, a sister or a friend come along.',
      'timid',
    ),
    5: child(
      'Your child invents with the hands: models, plays, comics, small machines. The ruler of the third house stands in the fifth, so practice is play. → Keep glue, paper and old boxes where they can be reached without asking.',
    ),
    6: child(
      'Your child tries again after every failure. The ruler of the third house stands in the sixth, and competition wakes the skill up. → See that siblings compete with the clock instead of with one another.',
      'finishes',
    ),
    7: child(
      'Your child reaches out first and does not mind being refused once. The ruler of the third house stands in the seventh, so friends are won by boldness. → Teach the other half as well, which is to wait for an answer.',
      'bold',
    ),
    8: child(
      'Your child has a hidden courage that comes out when something goes wrong. The ruler of the third house stands in the eighth, and everyday shyness is no sign of weakness. → Let them watch for a while before joining in.',
      'bold',
    ),
    9: child(
      'Your child wants to go farther than the garden gate. The ruler of the third house stands in the ninth, so trips, maps and foreign words give wings. → Plan a day out with them as the guide.',
    ),
    10: child(
      'Your child likes work that shows results and does it with skilful hands. The ruler of the third house stands in the tenth. Cooking, woodwork, an instrument or a school newspaper gives this talent a place to be seen.',
    ),
    11: child(
      'Your child makes things happen among friends. The ruler of the third house stands in the eleventh, and messages fly. A shared project with a date at the end keeps the group from only talking about it.',
    ),
    12: child(
      'Your child is braver in imagination than in the playground. The ruler of the third house stands in the twelfth, where letters, stories and drawings do the speaking. → Let courage grow through small steps that nobody else sees.',
      'timid',
    ),
  },
  4: {
    1: child(
      'Your child carries the mood of home wherever they go. The ruler of the fourth house stands in the first, so your own calm is the best gift. After a tense morning, a short call or note at noon sets the day right.',
    ),
    2: child(
      'Your child connects love with food, songs and the family voice. The ruler of the fourth house stands in the second. → Keep one dish for birthdays and one song for going to sleep; both will be remembered for life.',
    ),
    3: child(
      'Your child feels safe when siblings or neighbours are near. The ruler of the fourth house stands in the third, and home is a lively place with open doors. A quiet corner is still needed for the end of the day.',
    ),
    4: child(
      'Your child has deep roots at home, and a good deal of calm comes from there. The ruler of the fourth house is in its own place. → Keep the family’s habits simple and reliable, and announce changes well ahead.',
      'at rest',
    ),
    5: child(
      'Your child learns best where they feel at home. The ruler of the fourth house stands in the fifth, so warmth comes before cleverness. → Read beside them in your own book; company makes concentration easy.',
    ),
    6: child(
      'Your child notices when home is untidy or tense and tries to mend it. The ruler of the fourth house stands in the sixth. → Give a small household duty, and tell them plainly which worries belong to adults alone.',
    ),
    7: child(
      'Your child brings friends home and feels at home with friends. The ruler of the fourth house stands in the seventh. One household rule for all children, known to the guests too, spares a good many tears.',
    ),
    8: child(
      'Your child is sensitive to change at home: a move, a new school, a parent who is away. The ruler of the fourth house stands in the eighth. → Talk about it early, repeat it often, and keep one room exactly as it was.',
    ),
    9: child(
      'Your child feels at home in many places. The ruler of the fourth house stands in the ninth, and grandparents, festivals or another country belong to the feeling of home. → Tell where the family comes from, with a map.',
    ),
    10: child(
      'Your child hears at home what work means and takes it seriously. The ruler of the fourth house stands in the tenth. → Show your workplace once, and leave its troubles outside the door on most evenings.',
    ),
    11: child(
      'Your child likes a full house. The ruler of the fourth house stands in the eleventh, so cousins, friends and neighbours make the best memories. → Ask now and then whether today may be a day for the family alone.',
    ),
    12: child(
      'Your child needs a retreat within the home. The ruler of the fourth house stands in the twelfth, and too much bustle spoils sleep. → Dim lights early, and let the bedroom be for rest and stories only.',
      'sleeps badly',
    ),
  },
  5: {
    1: child(
      'Your child is full of ideas and likes to be asked for them. The ruler of the fifth house stands in the first, so learning is part of who they are. → Take one of the ideas seriously each week and try it out.',
    ),
    2: child(
      'Your child learns by speaking, singing and reciting. The ruler of the fifth house stands in the second, and the family table is a small stage. → Ask for today’s best fact before the soup gets cold.',
    ),
    3: child(
      'Your child learns with the hands and in good company. The ruler of the fifth house stands in the third. → Write, build, rehearse and perform together with a brother, a sister or a friend; facts follow by themselves.',
    ),
    4: child(
      'Your child studies well when the heart is at rest. The ruler of the fifth house stands in the fourth, so a peaceful home is worth more than extra lessons. → Keep the evening before a test free of quarrels.',
    ),
    5: child(
      'Your child has a natural pleasure in learning and a talent that wants room. The ruler of the fifth house is at home there. → Give time rather than more courses, and be glad of mistakes that were interesting.',
    ),
    6: child(
      'Your child learns through practice and may be too strict with the result. The ruler of the fifth house stands in the sixth. Short daily exercise, with a laugh in the middle, goes farther than one long Sunday.',
      'holds on',
    ),
    7: child(
      'Your child thinks best with somebody across the table. The ruler of the fifth house stands in the seventh, and friendship and learning go together. → Find one study companion of the patient kind.',
    ),
    8: child(
      'Your child learns in leaps, after times in which nothing seems to move. The ruler of the fifth house stands in the eighth, so research, riddles and hidden things attract. → Trust the pause, and keep lessons gentle during it.',
    ),
    9: child(
      'Your child meets good teachers and honours them. The ruler of the fifth house stands in the ninth, where learning has meaning. Stories of great lives, and a question left open for a week, suit this mind.',
    ),
    10: child(
      'Your child likes to show what was learnt. The ruler of the fifth house stands in the tenth, so exhibitions, plays and contests are a spur. → Applaud the rehearsals too, which is where the work is done.',
    ),
    11: child(
      'Your child learns in a club, a team or a circle of friends. The ruler of the fifth house stands in the eleventh, and shared interest makes talent grow. → Choose the group by its spirit before its fame.',
    ),
    12: child(
      'Your child has a quiet, dreamy kind of intelligence. The ruler of the fifth house stands in the twelfth, where music, pictures and stories teach best. A silent hour with good paper is a real lesson here.',
    ),
  },
  6: {
    1: child(
      'Your child takes effort seriously and reacts to stress with tiredness. The ruler of the sixth house stands in the first. Sleep, water and a run outdoors solve more than one evening of arguing ever could.',
      'tires easily',
    ),
    2: child(
      'Your child has firm opinions about food and may argue at table. The ruler of the sixth house stands in the second. → Offer two simple dishes, keep quarrels for after the meal, and praise a polite no.',
    ),
    3: child(
      'Your child measures strength with siblings or classmates. The ruler of the sixth house stands in the third, so rivalry trains courage. → Give each child a field of their own, and compare nobody with anybody.',
    ),
    4: child(
      'Your child feels tension at home at once. The ruler of the sixth house stands in the fourth, and disputes between grown-ups weigh more than you think. → Make peace where it can be heard, in a sentence or two.',
    ),
    5: child(
      'Your child practises hard and fears mistakes. The ruler of the sixth house stands in the fifth, so play may turn into work. → Take part in a game with silly rules and lose it with good humour.',
    ),
    6: child(
      'Your child is a good worker who likes clear routines. The ruler of the sixth house is at home there, which gives stamina against every rival. → Keep the routine light enough that a free afternoon is left.',
      'has stamina',
    ),
    7: child(
      'Your child argues with close friends and comes back the next day. The ruler of the sixth house stands in the seventh. → Teach the small craft of saying sorry: what I did, what I will do, shall we play.',
    ),
    8: child(
      'Your child copes better with trouble than it looks. The ruler of the sixth house stands in the eighth, so difficulties tend to pass after a quiet time. → Keep worries small by naming them one at a time.',
    ),
    9: child(
      'Your child questions teachers and rules when they seem unfair. The ruler of the sixth house stands in the ninth. → Show how to object with respect, by giving a reason and a proposal.',
      'resists rules',
    ),
    10: child(
      'Your child works steadily and is trusted with duties. The ruler of the sixth house stands in the tenth, and school notices it. → See that helping others does not eat the time for their own play.',
    ),
    11: child(
      'Your child may quarrel with a group and learn from it. The ruler of the sixth house stands in the eleventh, so friends are also rivals. A team sport with a fair coach turns that into strength.',
    ),
    12: child(
      'Your child gets tired from too much noise and too many duties. The ruler of the sixth house stands in the twelfth. One free day in the week, with no appointment at all, restores them.',
      'tires easily',
    ),
  },
  7: {
    1: child(
      'Your child is drawn to other children and adapts to them quickly. The ruler of the seventh house stands in the first, so friends shape the mood of the day. → Ask what they like themselves, and wait for the answer.',
    ),
    2: child(
      'Your child brings friends to the family table, and that is where they are known best. The ruler of the seventh house stands in the second. → Treat the guest as one of your own, and everyone relaxes.',
    ),
    3: child(
      'Your child finds friends among neighbours, cousins and classmates. The ruler of the seventh house stands in the third, so a shared hobby is the best beginning. → Walk to school with one of them.',
    ),
    4: child(
      'Your child wants friends who feel like family. The ruler of the seventh house stands in the fourth, and a friendship is safe when it has been at home. One long visit counts for more than ten short ones.',
    ),
    5: child(
      'Your child makes friends in play. The ruler of the seventh house stands in the fifth, so fun, games and ideas bring children together. → Supply the ball, the costumes or the cards and leave the rest to them.',
    ),
    6: child(
      'Your child meets friction with friends and learns to mend it. The ruler of the seventh house stands in the sixth. → Listen to the whole story before you judge, and let them find the first step back.',
    ),
    7: child(
      'Your child values one good friend above a crowd. The ruler of the seventh house is at home there, and fairness between two comes easily. → Protect that friendship with regular visits, through holidays as well.',
    ),
    8: child(
      'Your child takes friendship seriously and is shaken by a break. The ruler of the seventh house stands in the eighth. Trust grows slowly here; promise little on a friend’s behalf and keep what was told in confidence.',
      'trusts slowly',
    ),
    9: child(
      'Your child is drawn to friends from elsewhere, with other customs or another language. The ruler of the seventh house stands in the ninth. → Learn a greeting in that language with them; it opens the door.',
    ),
    10: child(
      'Your child makes friends through shared tasks. The ruler of the seventh house stands in the tenth, so a class project, a play or a team is the natural meeting place. → Offer your kitchen for the rehearsals.',
    ),
    11: child(
      'Your child has a wide circle and shares friends gladly. The ruler of the seventh house stands in the eleventh. → Help to see which of them is there on a bad day, and to be that friend for somebody.',
    ),
    12: child(
      'Your child holds friends dear and shows it little. The ruler of the seventh house stands in the twelfth, and letters, drawings and quiet play say it. A friend who moved away may stay a friend for years.',
    ),
  },
  8: {
    1: child(
      'Your child senses what is not said and asks about it at odd moments. The ruler of the eighth house stands in the first. Simple honesty keeps worry small, and a steady day keeps the strength up.',
    ),
    2: child(
      'Your child feels it when money or old family matters are discussed. The ruler of the eighth house stands in the second. → Speak of such things when they are asleep, or explain them in three calm sentences.',
    ),
    3: child(
      'Your child grows brave through what was frightening. The ruler of the eighth house stands in the third, so courage comes after hesitation. → Let them tell the scary story themselves; telling it makes it smaller.',
      'bold',
    ),
    4: child(
      'Your child is affected by changes at home more than others are. The ruler of the eighth house stands in the fourth. → Keep objects, smells and bedtime the same through a move, and visit the old street once.',
    ),
    5: child(
      'Your child learns by digging beneath the surface. The ruler of the eighth house stands in the fifth, and simple answers bore them. → Offer mysteries with a solution, from fossils to detective stories.',
    ),
    6: child(
      'Your child gets over obstacles by patience. The ruler of the eighth house stands in the sixth, and trouble tends to lose against routine. → Keep meals, sleep and schoolwork at their hours when a week is difficult.',
      'patient',
    ),
    7: child(
      'Your child is careful whom to trust, and rightly so. The ruler of the eighth house stands in the seventh, so a friendship may end suddenly. → Stay near in those days without blaming the other child.',
      'trusts slowly',
    ),
    8: child(
      'Your child has inner strength that shows late. The ruler of the eighth house is at home there, which gives depth and a long breath. Questions about saying goodbye for ever deserve your own honest view.',
    ),
    9: child(
      'Your child doubts what is preached and believes what is shown. The ruler of the eighth house stands in the ninth, and a teacher may disappoint once. → Show that one can respect people and still disagree.',
    ),
    10: child(
      'Your child may have setbacks in public and come back with more skill. The ruler of the eighth house stands in the tenth. → After a bad mark, plan the next step together before you speak of the reason.',
    ),
    11: child(
      'Your child’s circle of friends changes from time to time. The ruler of the eighth house stands in the eleventh, so farewells belong to these years. → Keep addresses, send a card, and make room for the next.',
    ),
    12: child(
      'Your child has strong dreams and lets go of fear when it is heard. The ruler of the eighth house stands in the twelfth. A night light, a story and the same words at every bedtime are enough.',
    ),
  },
  9: {
    1: child(
      'Your child has a hopeful nature and takes an example to heart. The ruler of the ninth house stands in the first, so a good teacher or a father’s praise goes far. → Be that example in small, visible ways.',
    ),
    2: child(
      'Your child learns what is right from the way the family speaks. The ruler of the ninth house stands in the second. → Keep promises about little things, and let prayers or proverbs have a place at table.',
    ),
    3: child(
      'Your child wants to see for themselves what is true. The ruler of the ninth house stands in the third, and short trips teach more than sermons. → Take the train to the next town and read every sign.',
    ),
    4: child(
      'Your child finds faith and happiness at home. The ruler of the ninth house stands in the fourth, so family festivals carry much of the year. → Let them prepare a part that nobody else is allowed to touch.',
    ),
    5: child(
      'Your child is fortunate in learning and quick to admire. The ruler of the ninth house stands in the fifth. A teacher who loves the subject is worth a longer way to school; thank that teacher once a year.',
    ),
    6: child(
      'Your child earns luck by effort. The ruler of the ninth house stands in the sixth, so help arrives after the second attempt. → Tell stories of people who kept trying, your own among them.',
    ),
    7: child(
      'Your child meets good fortune through friends. The ruler of the ninth house stands in the seventh, and a companion’s family may open a new world. → Let them go along when the invitation is a kind one.',
    ),
    8: child(
      'Your child wonders about fate, loss and what is fair. The ruler of the ninth house stands in the eighth, and belief may change suddenly. → Listen without correcting; the question is more important than the answer.',
    ),
    9: child(
      'Your child has a strong sense of what is good, and luck with elders. The ruler of the ninth house is at home there. Time alone with a grandparent is a treasure; put it in the calendar.',
    ),
    10: child(
      'Your child wants work to have a purpose. The ruler of the ninth house stands in the tenth, so a task for the school or the neighbourhood makes them proud. → Let them see where the collected money goes.',
    ),
    11: child(
      'Your child is helped by friends older than themselves. The ruler of the ninth house stands in the eleventh, and wishes tend to be met through a group. → Encourage a club with a generous spirit.',
    ),
    12: child(
      'Your child has a quiet faith and a longing for far places. The ruler of the ninth house stands in the twelfth. Books about other lands, and five minutes of silence in a beautiful place, feed it.',
    ),
  },
  10: {
    1: child(
      'Your child likes to be given a task and does it in their own way. The ruler of the tenth house stands in the first, so independence shows early. → Explain the aim, and leave the method to them.',
    ),
    2: child(
      'Your child speaks with care when others listen. The ruler of the tenth house stands in the second, and talents lie in words, numbers and what is good to eat. → Let them present something at a family meal.',
    ),
    3: child(
      'Your child works with the hands and learns a craft by watching. The ruler of the tenth house stands in the third. Real tools in a small size, and a grown-up with time, are the best school for it.',
    ),
    4: child(
      'Your child takes duty most seriously at home. The ruler of the tenth house stands in the fourth. A household job with some responsibility, such as watering the plants, gives quiet pride.',
    ),
    5: child(
      'Your child shines where ideas are wanted. The ruler of the tenth house stands in the fifth, so creative tasks and leading a game bring out the best. → Give thanks for the idea as well as for the result.',
    ),
    6: child(
      'Your child is diligent and improves through practice. The ruler of the tenth house stands in the sixth, and service to others comes naturally. → Watch over bedtime, since they would rather finish.',
      'finishes',
    ),
    7: child(
      'Your child works best in a pair. The ruler of the tenth house stands in the seventh, so tasks shared with a friend are done on time. → Let each of them have a part that the other does not touch.',
    ),
    8: child(
      'Your child works in depth and does not like to be watched. The ruler of the tenth house stands in the eighth, and interests may change suddenly. → Allow the change after the piece in hand is finished.',
    ),
    9: child(
      'Your child learns from a teacher they can admire. The ruler of the tenth house stands in the ninth, so good guidance counts for more than talent. → Look for the person first and the course second.',
    ),
    10: child(
      'Your child has ambition and a natural way with responsibility. The ruler of the tenth house is at home there. → Keep childhood roomy: one office in class is plenty, and afternoons belong to play.',
    ),
    11: child(
      'Your child works well for a group and is well liked for it. The ruler of the tenth house stands in the eleventh. Organising the class fair or the team’s kit makes use of this gift.',
    ),
    12: child(
      'Your child does good work where nobody is looking. The ruler of the tenth house stands in the twelfth, and praise in public embarrasses them. → Write a line of thanks and leave it on the pillow.',
    ),
  },
  11: {
    1: child(
      'Your child is sociable and full of wishes. The ruler of the eleventh house stands in the first, so friends come of themselves. → Help to choose one wish at a time and to enjoy it when it is there.',
    ),
    2: child(
      'Your child enjoys getting and giving presents. The ruler of the eleventh house stands in the second. A savings box with a picture of the goal on it teaches patience better than a rule.',
    ),
    3: child(
      'Your child has friends close by and something going on with them every day. The ruler of the eleventh house stands in the third. Brothers, sisters and neighbours are the first circle; let them be part of the plan.',
    ),
    4: child(
      'Your child is happiest when friends are at home. The ruler of the eleventh house stands in the fourth, and a generous household pays back in trust. → Set the end of the visit before it begins.',
    ),
    5: child(
      'Your child gains from play, ideas and good company at school. The ruler of the eleventh house stands in the fifth. A prize may come; be as glad about the friend who won instead.',
    ),
    6: child(
      'Your child reaches wishes by work and sometimes by rivalry. The ruler of the eleventh house stands in the sixth. → Agree on a goal with steps, and let the last step be a small celebration.',
    ),
    7: child(
      'Your child’s wishes turn around one best friend. The ruler of the eleventh house stands in the seventh, so joy is doubled by sharing. → Keep the door open for a third child now and then.',
    ),
    8: child(
      'Your child’s friendships change with the years, and some end without a reason. The ruler of the eleventh house stands in the eighth. Comfort first, explanations later, and a new group when they are ready.',
    ),
    9: child(
      'Your child is lucky with kind elders and large-hearted friends. The ruler of the eleventh house stands in the ninth. Camps, trips and festivals with others are remembered for long.',
    ),
    10: child(
      'Your child is noticed for what they do with others. The ruler of the eleventh house stands in the tenth. Recognition at school comes by teamwork, so praise the pass as much as the goal.',
    ),
    11: child(
      'Your child has a gift for friendship and for hoping. The ruler of the eleventh house is at home there, and a wide circle is likely. → Teach them to keep promises to the quiet ones as well.',
    ),
    12: child(
      'Your child wishes quietly and shares generously. The ruler of the eleventh house stands in the twelfth, and friends may take more than they bring. → Ask gently which friend asks how they are.',
    ),
  },
  12: {
    1: child(
      'Your child needs rest sooner than others and finds strength in being alone. The ruler of the twelfth house stands in the first. → Leave white space in the week, and do not fill it with courses.',
    ),
    2: child(
      'Your child gives away what they have and speaks softly. The ruler of the twelfth house stands in the second. → Help to keep a few things for good, and repeat their quiet remark so that all can hear it.',
    ),
    3: child(
      'Your child saves courage for important moments. The ruler of the twelfth house stands in the third, and a shy start is usual. → Let them write it down before they have to say it.',
    ),
    4: child(
      'Your child sleeps and recovers best in a quiet home. The ruler of the twelfth house stands in the fourth, so a night away may be hard at first. → Practise with grandparents, with the own pillow.',
      'sleeps badly',
    ),
    5: child(
      'Your child’s imagination works in silence. The ruler of the twelfth house stands in the fifth, and ideas arrive when nothing is demanded. An empty afternoon is no waste of time here.',
    ),
    6: child(
      'Your child worries before sleep, mostly about duties. The ruler of the twelfth house stands in the sixth, and trouble shrinks when it is written on a list. → Pack the school bag together before supper.',
      'sleeps badly',
    ),
    7: child(
      'Your child gives much to friends and needs breaks from them. The ruler of the twelfth house stands in the seventh. One afternoon with company and one without is a good measure.',
    ),
    8: child(
      'Your child has inner resources that come to light in difficult weeks. The ruler of the twelfth house stands in the eighth. → Stay calm beside them; they read your face more than your words.',
    ),
    9: child(
      'Your child dreams of distant places and has a tender sense of what is holy. The ruler of the twelfth house stands in the ninth. A candle, a song or a walk at dusk can be a ritual of your own.',
    ),
    10: child(
      'Your child prefers to help unseen. The ruler of the twelfth house stands in the tenth, so tasks behind the stage fit better than the leading part. → Tell the teacher what was done, since they will not.',
    ),
    11: child(
      'Your child needs a rest after a day with many friends. The ruler of the twelfth house stands in the eleventh. → Leave the hour after a party or a match free, and let them tell you about it in their own time.',
    ),
    12: child(
      'Your child is at peace alone and has a deep imagination. The ruler of the twelfth house is at home there. → Guard sleep, soft light and unplanned time, and the days go well by themselves.',
    ),
  },
} satisfies Record<HouseNumber, Record<HouseNumber, Passage>>
