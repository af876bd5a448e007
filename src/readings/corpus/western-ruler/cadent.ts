import type { HouseNumber } from '../../../zodiac/signs.ts'
import { both, type RulerTold } from './told.ts'

// The rulers of the four cadent houses: speech, daily work, far roads and solitude
export default {
  3: {
    1: both(
      'You are quick to answer: the ruler of the third house stands in the first, and curiosity shows in every sentence. Siblings or schoolmates shaped the way you walk into a room. Talking a plan through on foot is how it becomes a plan.',
      'Nerves speak before you do when the ruler of the third house is strained in the first. You interrupt, fidget, or carry a brother’s old nickname into meetings. Counting one breath before each reply sounds trifling and changes how you are heard.',
    ),
    2: both(
      'Sentences turn to savings, for the ruler of the third house stands in the second. You sell, write, translate or explain for a fee, and a brother, sister or neighbour brings work. Facts are collected like coins and spent at the right counter.',
      'Talk is cheap and you pay for it while the third ruler is pressed in the second house. An offer made in passing binds you, or siblings quarrel about a loan. No figure given by telephone, only in writing the next day, saves the difference.',
    ),
    3: both(
      'The ruler of the third house is among its own streets, so neighbours, siblings and daily errands work for you. You pick up languages, gossip and routes by ear. A desk near a window on the street gives you half of your ideas.',
      'Though at home in the third, its strained ruler fills the head with unfinished talk. Each message deserves an answer, and a sister’s remark is replayed on the bus. Walking one stop without a telephone clears more than an evening of explaining.',
    ),
    4: both(
      'Stories are kept in your house. The ruler of the third stands in the fourth, and you write best at home, in the mother tongue, about what was said there. Brothers and sisters return to the same table, and short trips end at it.',
      'Old family arguments supply the words when the ruler of the third house is ill placed in the fourth. A sibling still competes for the same chair. Visiting one at a time, with something practical to repair together, gets past the script.',
    ),
    5: both(
      'Your words like to perform: the ruler of the third house stands in the fifth, at the theatre and in the schoolyard. You teach children by making them laugh, and court by letter. What you write for pleasure finds readers faster than reports do.',
      'A clever line costs you affection when the third ruler is strained in the fifth house. Jokes are made at a friend’s expense, or study is dropped for the more amusing thing. Reading the sentence aloud to yourself before sending it is remedy enough.',
    ),
    6: both(
      'Instructions written by you can be followed. With the ruler of the third house in the sixth, you document, schedule, edit and repair, and colleagues ask you how the machine works. A daily page keeps both your nerves and your shelves in order.',
      'Paperwork breeds while the ruler of the third house is pressed in the sixth. You correct others’ commas at midnight, or office talk follows you home. Errors marked once, on one day of the week, let the other days be used for thought.',
    ),
    7: both(
      'You think in dialogue, since the ruler of the third house stands in the seventh. A partner who answers back, a co-author or a talkative client gets your best ideas out of you. You draft fair contracts, and siblings get on with your companion.',
      'Discussion turns to dispute when the ruler of the third house is ill placed in the seventh. Each wants the last word, and a sibling takes the partner’s side. A notebook passed between you, one page each, is slower than shouting and gets further.',
    ),
    8: both(
      'You ask the question under the question: the ruler of the third house stands in the eighth, and codes, motives and accounts interest you more than weather. Investigation suits you. A brother or sister may share a secret or an estate with you honourably.',
      'Thoughts circle a dark well while the third ruler is strained in the eighth house. You read hidden meanings into a short message, or siblings fight over a will. Asking directly what was meant, within the day, brings most suspicions to nothing.',
    ),
    9: both(
      'From local gossip to world news is one step for you: the ruler of the third house stands in the ninth. You translate, publish and explain foreign things to neighbours. Short courses grow into long studies, and a sibling lives somewhere worth visiting.',
      'You argue about principles at the bakery when the ruler of the third house is pressed in the ninth. Details get skipped for the big idea, and a sibling’s beliefs annoy you. Checking three facts before each opinion wins back those who stopped listening.',
    ),
    10: both(
      'Your pen has a public, for the ruler of the third house stands in the tenth. Press, teaching, transport or trade can carry you up, and superiors want you in the room because you can summarise it. A sibling’s contact may start the career.',
      'Things said in the corridor reach the director when the third ruler is ill placed in the tenth house. You are quoted out of place, or a sibling’s success is held up to you. Fewer statements, each signed and dated, build the reputation again.',
    ),
    11: both(
      'You are the one who introduces everybody. The ruler of the third house in the eleventh makes links: newsletters, forums, clubs of readers or walkers. Siblings are among your friends, and an idea mentioned at random finds its backer by evening.',
      'Too many voices share your thinking while the ruler of the third house is strained in the eleventh. An opinion is the group’s before it is yours, or gossip splits the group. Writing your view down before the meeting, and reading from it, gives it a spine.',
    ),
    12: both(
      'The mind works in silence here, as the ruler of the third house is in the twelfth. Diaries, poems, encrypted notes and long walks alone give it room. You hear what goes unsaid, and an absent brother or sister stays close in letters.',
      'Words fail you at the counter when the third ruler is pressed in the twelfth house, and arrive that night. Letters go unanswered, and a sibling drifts out of reach. A short card, sent although it is imperfect, reopens the road more often than not.',
    ),
  },
  6: {
    1: both(
      'Usefulness is second nature: the ruler of the sixth house stands in the first, and you see what needs doing before anyone asks. Habits of sleep, food and exercise hold once they are set. Animals and apprentices attach themselves to you.',
      'You wear the job in your shoulders when the ruler of the sixth house is strained in the first. Faults are found first in the mirror, and help is offered before it is wanted. Two ordinary pleasures a day, ticked off like tasks, retrain the eye.',
    ),
    2: both(
      'Steady work makes steady money, since the ruler of the sixth house stands in the second. Craft, service and bookkeeping are paid fairly, and tools are your best investment. You eat sensibly, buy in season and keep the receipts where they can be found.',
      'The wage is small for the sweat while the ruler of the sixth house is pressed in the second. Overtime is accepted out of fear of the next bill. Learning the one certificate the trade pays extra for costs a winter and ends the bargain hunting.',
    ),
    3: both(
      'Your daily work runs on words and wheels: the ruler of the sixth house stands in the third. Dispatch, teaching, editing or a round of local customers suits you. You explain a task so clearly that it is done right the first time.',
      'Interruptions are the workday when the ruler of the sixth house is ill placed in the third. A colleague talks, the train stops, a brother needs a lift. Doing the exacting hour before others wake, with the bell switched off, saves the remainder.',
    ),
    4: both(
      'A workshop at home answers for you, because the ruler of the sixth house is in the fourth. Gardening, cooking, mending or care of relatives goes by a calm routine. Cats sleep on the accounts, and the accounts are correct all the same.',
      'Housework has no closing time while the sixth ruler is strained in the fourth house. You nurse, tidy and repair for people who have stopped noticing. One chore handed to each person at the table, and never taken back, restores the evening.',
    ),
    5: both(
      'Work has a playful hand in it: the ruler of the sixth house stands in the fifth, so you turn drills into games. Teaching, coaching, toy making or stagecraft are good trades. Exercise that is also fun is the only sort you keep up.',
      'Duty trips over pleasure where the ruler of the sixth house is pressed in the fifth. Rehearsals clash with shifts, or children’s timetables fill yours. Putting the treat after the task, in writing and with a clock beside it, lets each have its turn.',
    ),
    6: both(
      'Order feels like rest to you. The ruler of the sixth house keeps its own bench, and skill grows there by repetition that would bore others. Your routines of food, sleep and movement are sound, and co-workers rely on your word about a date.',
      'Work makes work when the ruler of the sixth house is in its own place but strained. The list is rewritten instead of shortened, and the body complains of small things in turn. A day each week on which nothing may be improved breaks the circle.',
    ),
    7: both(
      'You serve people one at a time, and they stay: the ruler of the sixth house stands in the seventh. A practice with appointments, a partner in the trade or a client who knows your standards suits you. Shared chores keep love in good repair.',
      'One of two becomes the servant when the sixth ruler is ill placed in the seventh house. You fix a partner who did not ask, or a customer complains for sport. Charging for extras, in kind at home and in money outside, evens the scale.',
    ),
    8: both(
      'You are calm around other people’s emergencies because you have a procedure. With the ruler of the sixth house in the eighth, the daily work may be claims, taxes, restoration or care in hard weeks. Trusted with keys and passwords, you lose neither.',
      'Crisis becomes the working method while the ruler of the sixth house is strained in the eighth. Nothing gets attention until it burns, and somebody else’s debt sets your hours. Dull maintenance, fifteen minutes each morning, puts the fires further and further apart.',
    ),
    9: both(
      'Your craft travels: the ruler of the sixth house stands in the ninth, and work abroad, at a college or for a publisher has a good rhythm. You learn a method at its source and bring it home. Belief shows itself in what you do daily.',
      'Far plans leave the desk in a muddle when the ruler of the sixth house is pressed in the ninth. You study the perfect regime and skip the walk, or travel breaks every habit. A routine small enough to fit in a suitcase survives both.',
    ),
    10: both(
      'Good work is noticed, and the ruler of the sixth house in the tenth sees that it is noticed under your name. Management that knows the shop floor is your strength. The habits of the apprentice serve the director, and staff stay with you.',
      'Every task seems to be inspected when the sixth ruler is ill placed in the tenth house. You hold two jobs for one title, and rest looks like neglect. Asking the superior to rank the five duties, in writing, generally removes the fifth.',
    ),
    11: both(
      'Colleagues in good humour get through mountains: the ruler of the sixth house stands in the eleventh, and teams, unions and volunteer crews work well with you in them. You organise the rota and bring the cake. Wishes come true in instalments.',
      'The unpaid labour of friendship falls to you while the ruler of the sixth house is strained in the eleventh. You fill in the forms of the whole club. Teaching a successor, rather than complaining of having none, hands the folder on by spring.',
    ),
    12: both(
      'You work well where few look in: the ruler of the sixth house stands in the twelfth, in wards, kitchens, laboratories or shelters at night. Patience with what heals slowly is your skill. Silence, breath and sleep do you more good than any regimen.',
      'Effort vanishes into institutions when the ruler of the sixth house is pressed in the twelfth. You care past your strength and tell nobody, or a duty has no edge. Supervision, a closing hour and a bed made early draw the line again.',
    ),
  },
  9: {
    1: both(
      'The horizon has moved into you: the ruler of the ninth house stands in the first, and strangers take you for someone who has been somewhere. Conviction gives you bearing. Teachers meet you halfway, and a long trip tends to change your course for good.',
      'You preach before you have unpacked when the ruler of the ninth house is strained in the first. Certainty rushes in where experience is thin, or a foreign place weighs on you. Living a rule for one year before recommending it gives your words their ballast.',
    ),
    2: both(
      'Learning pays, since the ruler of the ninth house stands in the second. A degree, a language or a foreign market turns into income, and you give away a fixed part of it gladly. You value few things, and can say why.',
      'Ideals and income keep different books while the ninth ruler is pressed in the second house. Tuition is dear, or a currency falls in the wrong week. A modest fee taken for what you know already pays for what you wish to know next.',
    ),
    3: both(
      'You bring the far near: the ruler of the ninth house speaks from the third, and big ideas come out in short words. Neighbours learn about distant places from you. Journalism, teaching beginners or a blog about law makes good use of it.',
      'Half a book is quoted as if it were the whole when the ruler of the ninth house is ill placed in the third. Siblings dispute your creed, and plans for distant travel shrink to day trips. One text read slowly to the end gives width again.',
    ),
    4: both(
      'Your library is also your living room. With the ruler of the ninth house in the fourth, faith, foreign guests or study at a late hour fill the home. Parents passed on a belief worth examining, and you may settle on distant soil and thrive.',
      'Home and conviction disagree where the ruler of the ninth house is strained in the fourth. You were raised in one creed and live by another, or an inheritance ties you to a place. Keeping one custom from each side of the door makes peace.',
    ),
    5: both(
      'You learn for pleasure, and that is why you go on learning: the ruler of the ninth house stands in the fifth. Travel, art and teaching the young feed one another. Luck visits when you try something you have never done, in good spirits.',
      'Enthusiasm outruns study while the ninth ruler is ill placed in the fifth house. You fall in love with a country, a guru or an idea in a weekend. Staying through its rainy season, in every sense, sorts passion from knowledge.',
    ),
    6: both(
      'Belief rolls up its sleeves here: the ruler of the ninth house in the sixth makes ethics a matter of daily practice. You apply what you study, train others patiently, and may find work with foreign colleagues. Healing arts from elsewhere interest you.',
      'Study has to be done after the shift when the ruler of the ninth house is pressed in the sixth. Visa forms, fees and fatigue stand before the lecture hall. A distance course at half the speed arrives at the same diploma, and in better health.',
    ),
    7: both(
      'Someone shows you the world, as the ruler of the ninth house stands in the seventh. A partner, client or opponent from another background becomes your teacher. You argue fairly and often end by agreeing. Lawyers, publishers and agents serve you well.',
      'Two world views sleep in one bed while the ruler of the ninth house is strained in the seventh. You seek a guide and find a spouse, or the other way about. Letting the other be wrong on Sundays keeps both the love and the debate.',
    ),
    8: both(
      'You look for meaning where others look away: the ruler of the ninth house stands in the eighth. Depth psychology, estate law, old rites or the history of disasters can become your study. Grants and other people’s funds may well pay for it.',
      'Belief is shaken by a crisis when the ninth ruler is pressed in the eighth house, or a lawsuit over money drags on. You doubt the map in mid-crossing. What remains after the doubt is smaller and bears weight; a patient counsellor shortens the crossing.',
    ),
    9: both(
      'Far roads lie open: the ruler of the ninth house stands under its own sky. Study, law, faith and foreign countries receive you well, and you can teach what you found there. A question asked early keeps you company happily for life.',
      'Even at home the ruler of the ninth house may be strained, and then the search never sits down. One more certificate, one more temple, one more border. Teaching what you already know, to one pupil, tells you how far you have come.',
    ),
    10: both(
      'Your convictions have a job: the ruler of the ninth house stands in the tenth, and law, education, religion, diplomacy or foreign trade leads to office. People follow because you mean it. A teacher’s name on the letter opens the first door.',
      'Principles are tested by promotion when the ruler of the ninth house is ill placed in the tenth. The post asks you to say what you do not think, or demands a degree you lack. Knowing your two fixed points lets you bend on everything else.',
    ),
    11: both(
      'You believe in good company, in both senses. The ruler of the ninth house in the eleventh brings friends from abroad, learned societies and patrons of study. Hopes are wide, and enough people share them to charter the bus.',
      'A movement carries you past your own judgement while the ninth ruler is strained in the eleventh house. Slogans take the place of reading, or friends fall out over scripture. Keeping one friend of the opposite opinion, and dining with them monthly, holds you steady.',
    ),
    12: both(
      'Your longest roads lead inward: the ruler of the ninth house stands in the twelfth, and prayer, dreams, retreat or study in a quiet foreign place feeds you. You hold a faith without needing to name it. A hermit’s year would not be lost on you.',
      'Meaning goes missing at times when the ruler of the ninth house is pressed in the twelfth. You admire a teacher who should be questioned, or feel exiled abroad. A plain practice done daily without belief, like sweeping, lets belief come back unforced.',
    ),
  },
  12: {
    1: both(
      'A private room walks about with you: the ruler of the twelfth house stands in the first, and people sense a depth they cannot see into. You pick up moods without being told. Hours alone are used well, and you come back from them clear.',
      'Others may overlook you, or see their own dreams in your face, when the ruler of the twelfth house is strained in the first. You disappear without leaving the table. Saying your name, and one wish, early in a conversation brings you back into the picture.',
    ),
    2: both(
      'Unseen work brings you money, since the ruler of the twelfth house stands in the second. Hospitals, archives, film or a quiet foundation may pay the rent. You can live on little and give without announcing it, and both habits leave you free.',
      'Money evaporates in ways no one recalls while the ruler of the twelfth house is pressed in the second. You pay to be left in peace, or a hidden cost surfaces in March. An envelope for each purpose, closed until its day, makes the leak visible.',
    ),
    3: both(
      'Your silence has good sentences in it: the ruler of the twelfth house stands in the third and turns solitude into writing, music or careful listening. Neighbours confide in you over the hedge. A short trip taken alone answers what company could not.',
      'Messages miss you when the ruler of the twelfth house is ill placed in the third. You mishear, forget to post the letter, or a sibling’s trouble hums beneath everything. Repeating an arrangement aloud, and putting it on paper, disperses most of the fog.',
    ),
    4: both(
      'Home is your cloister. With the ruler of the twelfth house in the fourth, a closed garden, thick curtains or a house near water gives you rest that lasts. You guard the family’s memory, and old sorrows in it come to peace through you.',
      'The house keeps something back while the twelfth ruler is strained in the fourth, and everybody steps around it. You feel alone among relatives. Giving the unspoken thing a name in front of one kind aunt or cousin is where the air changes.',
    ),
    5: both(
      'Out of solitude come your best creations, for the ruler of the twelfth house stands in the fifth. Film, song and fairy tale are near to you. Children in need of quiet find it at your side, and love may begin in secret and bloom.',
      'Delight is shadowed by guilt or longing when the ruler of the twelfth house is pressed in the fifth. You love at a distance, or leave the canvas facing the wall. Making things in the presence of a single friend, wordlessly, brings colour back.',
    ),
    6: both(
      'You put compassion to work on weekdays: the ruler of the twelfth house serves in the sixth. Clinics, shelters, laboratories and night desks run more gently with you there. Rest has its place in your timetable, and so the timetable holds.',
      'Tiredness has hidden causes when the twelfth ruler is ill placed in the sixth house: noise, worry carried for others, a room without a window. You soldier on. Changing one condition of the workplace at a time, and noting sleep, finds the cause.',
    ),
    7: both(
      'Two can be alone together, as you know: the ruler of the twelfth house stands in the seventh, and a partner shares your quiet. Clients tell you what they have told nobody. You forgive early, and your opponents often do as well.',
      'You choose a riddle, or a rescue, while the ruler of the twelfth house is strained in the seventh. What a partner leaves out matters more than what is said. Asking for facts as well as feelings, before the keys are exchanged, keeps illusion small.',
    ),
    8: both(
      'Depths do not alarm you: the ruler of the twelfth house stands in the eighth, so you can keep vigil, sort an estate or sit beside panic. Dreams bring you usable information. Help from an unseen quarter has a way of covering the shortfall.',
      'Secrets and sums get tangled when the ruler of the twelfth house is pressed in the eighth. A debt is concealed, by you or from you, out of shame. Shame lasts until the first sentence is spoken; an adviser bound to silence is the right listener.',
    ),
    9: both(
      'Retreat widens your view, since the ruler of the twelfth house stands in the ninth. Monasteries, foreign libraries and slow ships suit you, and you understand creeds from inside. What you learn alone you can later teach without raising your voice.',
      'You may flee a long way to meet yourself at the airport while the twelfth ruler is ill placed in the ninth house. A faith promises to dissolve every trouble. One trouble solved at home first, however small, makes the far place worth the fare.',
    ),
    10: both(
      'Quiet labour reaches the public through you: the ruler of the twelfth house stands in the tenth. Hospitals, prisons, museums, cinema or charities can give you office. You hold power as if it were lent, which is why it is renewed.',
      'A vague charge or an unseen rival clouds your standing when the ruler of the twelfth house is strained in the tenth. You step back just as the chair is offered. Minutes, witnesses and a clear brief for every task disperse what whispers built.',
    ),
    11: both(
      'You find your people among those who also need to be alone: the ruler of the twelfth house stands in the eleventh. Fellowships, choirs and charities hold you lightly and well. Anonymous kindness circles back, years afterwards, as somebody’s good word.',
      'Friends do not know when you are in trouble while the ruler of the twelfth house is pressed in the eleventh. You give to a circle and hide from it, or a false friend profits. Calling one person before the bad evening ends breaks the pattern.',
    ),
    12: both(
      'The ruler of the twelfth house is in its own retreat, and solitude is a country where you hold citizenship. Hidden work ripens, rest truly rests, and institutions treat you fairly. You return to company on your own terms, with something to give.',
      'Withdrawal can go on by itself when the ruler of the twelfth house, in its own place, is strained. A week indoors turns into a season, and the unfinished piles up unseen. A standing visit, in your house or another’s, gives solitude its far wall.',
    ),
  },
} satisfies Record<3 | 6 | 9 | 12, Record<HouseNumber, RulerTold>>
