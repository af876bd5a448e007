import type { Graha } from '../../jyotish/grahas.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a house of the chart of a child, written for the parents
const child = from('Common practice, told for the parents of a child (kala and patra, BPHS 46); own wording')

export default {
  Sun: {
    1: child(
      'Your child enters a room as if it had been waiting for them. The Sun in the first house gives a strong will and a wish to be noticed. → Praise the effort rather than the win, and let them lead one game a day.',
    ),
    2: child(
      'Your child speaks plainly, and at table everybody hears it: the Sun stands in the second house. A promise about pocket money is remembered to the coin. → Let them order for the family in a shop once in a while, and keep your own word exactly.',
      'blunt',
    ),
    3: child(
      'Your child is brave with words and quick to defend a brother, a sister or a friend. The Sun in the third house likes a contest. A sport or a stage with clear rules gives that courage a place where nobody at home has to be beaten.',
      'bold',
    ),
    4: child(
      'Your child is proud of home and wants a say in it, for the Sun stands in the fourth house. Moving rooms or schools is felt for weeks. A corner that only they arrange, with morning light if you have it, keeps them steady.',
    ),
    5: child(
      'Your child invents games in which they are the king, the teacher or the director. The Sun in the fifth house puts pride into play and learning. → Let a smaller child join now and then, so that leading also comes to mean helping.',
    ),
    6: child(
      'Your child hates to lose and works hard not to. The Sun in the sixth house shows strength against rivals, in class as on the field. → Watch that practice ends at supper; a child who has done enough today wins more often tomorrow.',
    ),
    7: child(
      'Your child picks strong-minded friends and then wants to be their equal. With the Sun in the seventh house, taking turns is the lesson of these years. Games for two, where each chooses every second time, teach it better than a talk about sharing.',
    ),
    8: child(
      'Your child asks early why things end and where they go. The Sun in the eighth house looks behind closed doors and keeps its own hurts quiet. → Answer truthfully and briefly, and sit beside them without questions when they have gone silent.',
    ),
    9: child(
      'Your child wants to know whether a rule is fair before keeping it. The Sun in the ninth house brings strong ideas of right and wrong, and a father or a teacher is measured by them. → Admit a mistake aloud; it earns you years of trust.',
    ),
    10: child(
      'Your child takes a task seriously as soon as others can see it. The Sun in the tenth house loves a badge, a list and a duty of its own. → Give one small job at home that counts, and thank them for it in front of the family.',
    ),
    11: child(
      'Your child is often friends with older children and learns from them quickly. The Sun in the eleventh house gathers a circle and likes to be its centre. → Help them to notice who stands at the edge of the game and could be called in.',
    ),
    12: child(
      'Your child needs more time alone than others think. The Sun in the twelfth house shines in a quiet corner, with a drawing or a long story told to a toy. → Do not push them on stage; ask to see the work when it is finished.',
    ),
  },
  Moon: {
    1: child(
      'Your child shows every mood on the face, and it changes before you have found the reason. The Moon in the first house takes in whatever is in the room. Regular meals and an early evening do more than any explanation.',
      'takes on moods',
      'shows feelings',
    ),
    2: child(
      'Your child likes familiar food, familiar songs and a story told in the same words. The Moon in the second house keeps feelings in the family voice. A calm tone at table matters more to them than what is on the plate.',
    ),
    3: child(
      'Your child talks about a feeling until it is gone, best of all to a brother, a sister or the neighbour’s child. The Moon in the third house thinks aloud and by going about. A short walk opens what a direct question would close.',
    ),
    4: child(
      'Your child is most at ease at home, near the mother or whoever does the mothering. The Moon in the fourth house makes the house itself a comfort. Changes go well when one thing stays the same, such as the blanket or the bedtime song.',
    ),
    5: child(
      'Your child has a warm imagination and gives every toy a heart. With the Moon in the fifth house learning goes in through stories and pictures. → Read together past the age at which it seems needed; it is where they tell you about the day.',
    ),
    6: child(
      'Your child worries about small things: a lost sock, a sharp word, tomorrow’s test. The Moon in the sixth house settles when the day has an order. → Let them care for an animal or a plant, because being needed calms them.',
    ),
    7: child(
      'Your child chooses friends by feeling and is hurt when they change. One steady friend matters more here than many, for the Moon stands in the seventh house. → Invite that friend often, and say little about who was right in a quarrel.',
      'easily hurt',
    ),
    8: child(
      'Your child feels more than they say, and night is when it comes out. The Moon in the eighth house senses what adults try to hide. → Tell them simple truths about trouble in the family, so that imagination does not have to fill the gap.',
    ),
    9: child(
      'Your child loves large questions at bedtime and festivals with the whole family. The Moon in the ninth house finds comfort in belief and in faraway places. Grandparents’ stories and a globe by the bed are worth more than another toy.',
    ),
    10: child(
      'Your child watches how others react and likes to be useful where people can see it. The Moon in the tenth house feels praise and blame from teachers strongly. A quiet word at home after a hard day sets the measure right again.',
    ),
    11: child(
      'Your child is happiest in a group that belongs together, be it cousins, a team or the children of the street. The Moon in the eleventh house takes its mood from friends. → When one of them moves away, plan the first visit together.',
    ),
    12: child(
      'Your child sleeps and dreams with great intensity, and loud places tire them. The Moon in the twelfth house needs a retreat. A tent of blankets, soft light and twenty minutes alone after school bring back the good temper.',
      'tires easily',
    ),
  },
  Mars: {
    1: child(
      'Your child acts first and looks afterwards. Mars in the first house gives courage, speed and a temper that is over in five minutes. → Give the energy a daily outlet before homework, and keep the number of house rules small and firm.',
      'acts rashly',
      'bold',
      'lets go',
    ),
    2: child(
      'Your child says the sharp thing at table and is surprised that it hurt. Mars in the second house has a quick tongue and strong tastes in food. → Agree on a word that means stop, which works for the grown-ups too.',
      'blunt',
    ),
    3: child(
      'Your child is bold on the climbing frame and loyal in a scrap. With Mars in the third house hands want tools and legs want a race. → Teach how to use a real hammer early, with you beside them, and the daring becomes skill.',
    ),
    4: child(
      'Your child lets off at home the steam that was held in all day. Mars in the fourth house makes doors bang where it feels safe. An hour outdoors between school and supper saves most of the noise.',
    ),
    5: child(
      'Your child plays to win and learns by doing. Mars in the fifth house is bored by explanations and wide awake for an experiment. Puzzles, chess and building sets work; let them lose against you now and then without comment.',
    ),
    6: child(
      'Your child stands up to bigger children and is hard to tire. Mars in the sixth house is good at training, drill and getting up again. A team with a patient coach is the best friend this energy can have.',
      'bold',
      'has stamina',
    ),
    7: child(
      'Your child likes friends who push back. With Mars in the seventh house a friendship without a quarrel seems dull, and making up is part of it. → Show how to end a quarrel: each says one true sentence, then the game goes on.',
    ),
    8: child(
      'Your child wants to know what is inside, and takes the clock apart to see. Mars in the eighth house is drawn to what is forbidden or a little dangerous. → Offer safe adventures, such as caves in a museum, diving with a teacher, or a night walk.',
    ),
    9: child(
      'Your child argues about rules as if in front of a judge. Mars in the ninth house has strong beliefs and needs a cause. → Let them plan the family outing from start to finish, and be fair when the plan goes wrong.',
    ),
    10: child(
      'Your child does a task fast and wants the next one. Mars in the tenth house takes the lead when nobody else will. → Give work with a visible end, such as a wall to paint, and show once how to tidy up after it.',
    ),
    11: child(
      'Your child is the one who says what the group does today. Mars in the eleventh house wins friends by energy and loses some by hurry. → Practise one sentence at home: and what would you like to play.',
    ),
    12: child(
      'Your child keeps anger inside until it comes out at the wrong moment. Mars in the twelfth house needs movement that nobody watches, such as swimming, running or digging. → Ask about the day when both of you are busy with your hands.',
    ),
  },
  Mercury: {
    1: child(
      'Your child talks early, asks constantly and notices what adults say to each other. Mercury in the first house learns by imitation. → Answer in short, true sentences, and let them look things up with you.',
    ),
    2: child(
      'Your child collects words, coins and jokes and knows exactly what is in the jar. Mercury in the second house is good with figures and voices. Reading aloud at table, two minutes each, turns the gift into confidence.',
    ),
    3: child(
      'Your child writes notes, makes lists and has three projects on the floor. Mercury in the third house is quick and easily distracted. → A box for unfinished things, opened again on Saturday, teaches finishing without a scolding.',
      'leaves unfinished',
    ),
    4: child(
      'Your child studies best at the kitchen table with somebody near. With Mercury in the fourth house the mind needs the sounds of home. → Move the books rather than the child, and keep the same place for them every day.',
    ),
    5: child(
      'Your child makes up rules, riddles and whole languages. Mercury in the fifth house learns through games, and a good teacher can make any subject into one. Theatre, coding and board games use it well.',
    ),
    6: child(
      'Your child sees the mistake in the book and in the teacher’s sum. Mercury in the sixth house is exact and worries about details. → Show that a wrong answer is information, and leave one of your own mistakes visible.',
    ),
    7: child(
      'Your child learns most in pairs. Mercury in the seventh house needs somebody to talk it through with, and will bargain about everything. A study friend twice a week is worth more than an extra lesson.',
    ),
    8: child(
      'Your child is fond of secrets, codes and mysteries, and keeps confidences. Mercury in the eighth house digs until the reason appears. Detective stories and simple experiments feed it, and so do honest answers about difficult subjects.',
    ),
    9: child(
      'Your child wants to know how other countries do it. Mercury in the ninth house likes maps, languages and the why behind the rule. A pen friend abroad or a second language started as a game will be remembered with gratitude.',
    ),
    10: child(
      'Your child likes to explain and does it well in front of others. Mercury in the tenth house takes notes, keeps order and speaks for the class. → Let them give a small talk at home, with applause, before the one at school.',
    ),
    11: child(
      'Your child has many friends and a plan for each of them. Mercury in the eleventh house brings people together by messages and ideas. → Help with the calendar, so that two promises do not fall on the same afternoon.',
    ),
    12: child(
      'Your child thinks a great deal and says only part of it. With Mercury in the twelfth house ideas arrive in drawings, dreams and at the edge of sleep. → Keep a notebook by the bed, and do not hurry an answer.',
    ),
  },
  Jupiter: {
    1: child(
      'Your child is trusting, generous and sure that the day will be good. Jupiter in the first house gives a large heart and a large appetite for stories, sweets and praise. Kind limits, explained once, are accepted readily.',
      'trusts quickly',
      'expects good',
    ),
    2: child(
      'Your child likes to share, and speaks with surprising wisdom at table. Jupiter in the second house values family, food and good words. A little money of their own, of which a part is given away, teaches what this place does best.',
    ),
    3: child(
      'Your child encourages others and gives up a little early themselves. With Jupiter in the third house ideas are big and the hand is relaxed. → Break a large plan into three small steps and celebrate each.',
      'leaves unfinished',
    ),
    4: child(
      'Your child feels well protected at home and brings other children into it. Jupiter in the fourth house makes a warm base. → Keep one family ritual that nothing cancels; it will be the memory that stays.',
    ),
    5: child(
      'Your child loves to learn from somebody they admire. Jupiter in the fifth house gives good judgement and joy in stories with a meaning. → Let them teach a younger child what they have just understood.',
    ),
    6: child(
      'Your child is helpful and forgives quickly, but forgets the boring part of a task. Jupiter in the sixth house grows by small routines. → A chart with three duties, ticked off together on Sunday, is enough.',
    ),
    7: child(
      'Your child believes the best of friends and is seldom wrong for long. Jupiter in the seventh house learns through good company. → Choose the company with care in the early years: a kind friend does half of your work.',
      'trusts quickly',
    ),
    8: child(
      'Your child has a quiet faith that things come right again. With Jupiter in the eighth house they ask deep questions about birth, loss and what cannot be seen. → Answer what you know, and say openly what you do not.',
    ),
    9: child(
      'Your child is eager for meaning, festivals and faraway places. Jupiter in the ninth house finds teachers everywhere, and one of them will matter for long. → Visit libraries, temples and museums without hurry, and let them ask.',
    ),
    10: child(
      'Your child wants to do things properly and be trusted with them. Jupiter in the tenth house earns the good opinion of teachers. → Take care that praise is for the work, so that being good does not become a burden.',
    ),
    11: child(
      'Your child makes friends of all ages and hopes for a great deal. Jupiter in the eleventh house opens doors through groups. A choir, a club or a team gives this goodwill somewhere to go each week.',
    ),
    12: child(
      'Your child gives things away and is moved by those who have less. Jupiter in the twelfth house has a tender conscience and a rich inner life. → Let them choose whom the family helps this year.',
    ),
  },
  Venus: {
    1: child(
      'Your child is charming and knows it. Venus in the first house likes pretty things, kind voices and a peaceful room. → Say no in a friendly tone and mean it; a soft manner does not need a soft rule.',
    ),
    2: child(
      'Your child has a good ear and definite tastes in food, colours and clothes. Venus in the second house enjoys what is beautiful and shared. Singing together, cooking together and choosing one nice thing instead of five suit it well.',
    ),
    3: child(
      'Your child writes, draws or dances what others say in words. With Venus in the third house it is pleasant to talk to them, and quarrels with brothers and sisters end soon. → Hang the drawings where visitors see them.',
    ),
    4: child(
      'Your child cares how home looks and feels. Venus in the fourth house is at peace in a pretty, quiet room and restless when there is tension. → Let them decorate one shelf, and make up after a quarrel where they can see it.',
    ),
    5: child(
      'Your child is creative and loves to be loved. Venus in the fifth house gives talent for music, colour and play. Lessons work when they begin with pleasure; let technique wait until they ask for it.',
    ),
    6: child(
      'Your child tries to please everybody and is tired by evening. Venus in the sixth house does small favours and finds it hard to say no. → Practise a polite refusal at home, and praise it when it comes.',
      'gives in',
      'tires easily',
    ),
    7: child(
      'Your child makes friends easily and treats them fairly. With Venus in the seventh house being two is better than being alone, and a best friend is everything for a season. → Keep a second circle open for the days when that friend has other plans.',
    ),
    8: child(
      'Your child loves with a whole heart and does not show it to everyone. Venus in the eighth house keeps treasures in boxes and feelings too. → Knock before you enter their room; it is how trust is kept.',
    ),
    9: child(
      'Your child enjoys festivals, faraway music and teachers with a warm manner. Venus in the ninth house learns what it finds beautiful. A museum card for the family is a good use of a birthday.',
    ),
    10: child(
      'Your child is liked by grown-ups and notices what makes a good impression. Venus in the tenth house has tact beyond its years. → Remind them that you also like them untidy and in a bad mood.',
      'tactful',
    ),
    11: child(
      'Your child is popular, and invitations come in bunches. Venus in the eleventh house enjoys groups, presents and parties. → Teach the small art of thanking: a card, a drawing, a call to grandmother.',
    ),
    12: child(
      'Your child is gentle, dreamy and happy with music alone in a room. Venus in the twelfth house gives away its favourite things and misses them later. → Let them keep a few treasures that nobody may ask for.',
    ),
  },
  Saturn: {
    1: child(
      'Your child seems older than the others and takes time to warm up. Saturn in the first house is careful, serious and loyal. → Do not hurry them into a group; arrive early, so that the room is still small.',
    ),
    2: child(
      'Your child saves, counts and speaks little at table. With Saturn in the second house words come when they are sure. → Leave a pause after your questions, and never laugh at a mistake in speech.',
    ),
    3: child(
      'Your child gives up slowly and begins slowly too. Saturn in the third house learns courage step by step, often in the shadow of a brother or sister. → Give a skill that is theirs alone and let it grow for a year.',
      'patient',
    ),
    4: child(
      'Your child takes the worries of home on small shoulders. Saturn in the fourth house needs to hear that grown-up matters belong to grown-ups. Fixed times together, even short ones, are more reassuring than surprises.',
    ),
    5: child(
      'Your child plays with care and prefers to do it right. Saturn in the fifth house is patient with puzzles and hard on its own drawings. → Play something together in which nobody can be good, such as mud.',
      'patient',
    ),
    6: child(
      'Your child keeps to a routine and works longer than asked. With Saturn in the sixth house duty comes naturally and rest has to be taught. → End homework by the clock, whether it is finished or not.',
      'has stamina',
    ),
    7: child(
      'Your child has few friends and keeps them. Saturn in the seventh house tests a friendship before trusting it, and may choose older company. One dependable friend is enough; there is nothing to repair here.',
      'trusts slowly',
    ),
    8: child(
      'Your child thinks about serious things and holds worry in. Saturn in the eighth house copes well with trouble that is explained and badly with silence. → Say what will happen, when, and who will be there.',
    ),
    9: child(
      'Your child respects a teacher who keeps promises and doubts one who does not. With Saturn in the ninth house belief is earned. → Answer questions about faith and fairness soberly, as you would to a friend.',
    ),
    10: child(
      'Your child wants responsibility and is afraid of failing in public. Saturn in the tenth house climbs slowly and surely. → Let them practise where nobody watches, and praise perseverance by name.',
    ),
    11: child(
      'Your child prefers one small group over a big crowd, and gets on with people older than themselves. Saturn in the eleventh house builds friendships that last. A club with a long project, such as chess or stars, fits.',
    ),
    12: child(
      'Your child needs quiet and may feel alone among many. Saturn in the twelfth house recovers behind a closed door. → Look in with a glass of water and no question; the company is felt without words.',
    ),
  },
  Rahu: {
    1: child(
      'Your child wants to be different and often is. Rahu in the first house tries on characters like clothes. → Let the costume be; keep bedtime, manners and meals the same through all of them.',
    ),
    2: child(
      'Your child is fascinated by what other families eat, own and say. With Rahu in the second house wishes grow in front of shop windows. → Name the price in weeks of pocket money, and let them decide.',
    ),
    3: child(
      'Your child is fearless with new devices and new people. Rahu in the third house learns whatever is just out of reach. → Set clear rules for screens, keep them yourself, and give the curiosity a real workshop too.',
    ),
    4: child(
      'Your child feels between two places, two languages or two homes. With Rahu in the fourth house roots are made rather than found. A box of family photographs with names on the back is a good present.',
    ),
    5: child(
      'Your child has unusual ideas and wants applause for them. Rahu in the fifth house is inventive and a little impatient with practice. Film the invention, then ask for the second version.',
    ),
    6: child(
      'Your child is clever at getting round an obstacle, and sometimes round a rule. Rahu in the sixth house wins by surprise. → Praise the trick when it is fair, and say calmly when it is not.',
    ),
    7: child(
      'Your child is drawn to friends from other backgrounds. With Rahu in the seventh house each new friend is a new world, and some are too exciting at first. → Have them over for supper; you learn more in an hour than from ten questions.',
    ),
    8: child(
      'Your child loves ghost stories and asks what grown-ups whisper about. Rahu in the eighth house wants to know and is easily frightened by half an answer. → Give a whole one, suited to their age, and a light for the night.',
    ),
    9: child(
      'Your child questions what everybody believes. With Rahu in the ninth house foreign customs attract and old ones are tested. → Visit another faith’s festival together, and explain what your own means to you.',
    ),
    10: child(
      'Your child dreams of being famous. Rahu in the tenth house has big plans and hurries the small steps. → Let them run one real event, a stall or a show, from the poster to the sweeping up.',
    ),
    11: child(
      'Your child knows everybody and wants to belong to the exciting group. Rahu in the eleventh house is good at networks and weak at saying no. → Talk about what a friend is on quiet days, before it is needed.',
    ),
    12: child(
      'Your child has vivid dreams and a world of their own. With Rahu in the twelfth house screens late in the day stay in the head at night. An early end to them, and a story instead, brings better sleep.',
    ),
  },
  Ketu: {
    1: child(
      'Your child seems far away at times and then says something very exact. Ketu in the first house cares little for looks and labels. → Call gently rather than loudly, and wait for the eyes to come back.',
    ),
    2: child(
      'Your child eats simply, speaks briefly and gives things away. With Ketu in the second house possessions matter less than peace at table. → Help them to keep one set of belongings in order, for school’s sake.',
    ),
    3: child(
      'Your child is brave without noise and goes ahead alone. Ketu in the third house needs no audience. → Show interest in the small works of their hands, since they will not ask you to.',
      'bold',
    ),
    4: child(
      'Your child is content almost anywhere and attached to one odd corner. Ketu in the fourth house is quietly independent at home. → Sit there with them from time to time; nearness comes that way.',
    ),
    5: child(
      'Your child understands suddenly, after seeming not to listen. Ketu in the fifth house is gifted for numbers, music or patterns and is bored by repetition. → Offer the harder book before you worry about the easy one.',
    ),
    6: child(
      'Your child does not fight and is hard to provoke. With Ketu in the sixth house small complaints pass by themselves when they are taken seriously once. Animals calm them, and so does a tidy desk.',
    ),
    7: child(
      'Your child is friendly and needs nobody in particular. Ketu in the seventh house lets friends come and go. → Help to keep one friendship alive by a fixed day, for they value it more than they show.',
    ),
    8: child(
      'Your child senses moods before a word is said. Ketu in the eighth house is drawn to mysteries and lets go of things easily. → Tell them when you are tired, so that they need not guess the reason.',
      'lets go',
      'takes on moods',
    ),
    9: child(
      'Your child has a natural reverence and little patience for sermons. With Ketu in the ninth house a candle, a hill or a night sky says more than a lesson. → Go there together without explaining.',
    ),
    10: child(
      'Your child does good work and forgets to hand it in. Ketu in the tenth house cares for the thing, not for the mark. A folder by the door and a reminder in the morning close the gap.',
    ),
    11: child(
      'Your child is liked and does not chase it. Ketu in the eleventh house prefers one true friend or a cause to a party. → Let invitations be declined politely without making it a problem.',
    ),
    12: child(
      'Your child is at home in silence. With Ketu in the twelfth house prayer, drawing or watching ants can fill an afternoon. → Protect that quiet, and see that the body gets its run before dark.',
    ),
  },
} satisfies Record<Graha, Record<HouseNumber, Passage>>
