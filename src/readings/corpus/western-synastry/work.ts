import { ofTwo } from './told.ts'

// Aspects between two people who work together

export const work = {
  'Sun Sun work': ofTwo(
    'You two want the same kind of success and need few explanations. When {one} says what the quarter is for, {other} has half of it on a list already. → Put both names on one project, because you are proud of each other’s results.',
    'You both like to set the direction, and a meeting can turn into two meetings. {one} presents the plan, and {other} corrects it before the others. → Divide the fields, and let each of you present alone in the own one.',
  ),
  'Sun Moon work': ofTwo(
    'What {one} aims at suits what {other} needs in order to work well, so you rarely have to persuade each other. The mood in the room is better when you are both there. → Start the week with ten minutes together.',
    'What {one} wants to reach and what {other} can bear pull apart when the load is high. {other} feels passed over, and {one} feels held back. → Ask each other how the week looks before you name the target.',
  ),
  'Sun Mercury work': ofTwo(
    '{other} finds the words for what {one} means, and letters and slides get better by it. You can discuss a matter for an hour and come out with one page. → Take large decisions aloud together, and write them down at once.',
    '{other} asks one question too many when {one} would like agreement, and a helpful remark sounds like a verdict. It happens to you before colleagues. → Give the remark in private, and say first which part you find right.',
  ),
  'Sun Venus work': ofTwo(
    '{other} likes the way {one} works and says so, and customers notice it. You make a good impression side by side. → Visit people together when something depends on sympathy, and share the praise that comes back.',
    '{one} wants respect, and {other} wants a friendly tone, so each of you gives what the other did not ask for. It shows in short messages. → Say at the beginning of a talk which of the two it is about.',
  ),
  'Sun Mars work': ofTwo(
    '{other} gets done what {one} has only had in mind, and you are at your best with a date ahead. The others follow your pace. → Choose something that can be won within three months, and take a day off after it.',
    '{other} pushes where {one} decides, and an ordinary sentence sounds like a challenge to both of you. It starts over who was asked first. → Write down which of you has the last word in what, and keep to it for a month.',
  ),
  'Sun Jupiter work': ofTwo(
    '{other} believes in {one} and says so where it counts, so doors open for both of you. You laugh easily over a hard task. → Try the larger order, and let somebody outside check the figures.',
    '{other} promises a little more than can be delivered, and {one} counts on it. The plan grows with every meeting. → Agree on one limit for time and one for money before you talk to the customer.',
  ),
  'Sun Saturn work': ofTwo(
    '{other} gives {one} time, order and an honest second opinion, and what you agree on is done. After some years you can point to what you built. → Add one thing a month that is only pleasant for both of you.',
    '{one} feels tested, and {other} feels left alone with the duties. Neither of you praises enough. → Write down who does what, exchange one item each month, and name a good result before you name a fault.',
  ),
  'Sun Uranus work': ofTwo(
    '{other} brings {one} ideas that nobody ordered, and some of them are the best of the year. You work well at odd hours. → Keep two fixed points in the week, and leave the rest of it free for you both.',
    '{other} changes what {one} has just settled, so you two admire each other and are annoyed by turns. The plan is new on the day of delivery. → Announce each change of the plan a day ahead and in writing.',
  ),
  'Sun Neptune work': ofTwo(
    '{other} sees what {one} could make of a task, and it becomes more than a task. You are good at anything with a story in it. → Keep a plain calendar beside it, and read it to each other on Mondays.',
    '{one} asks for an answer, and {other} is somewhere else or has understood something kinder. Nobody means to mislead. → Repeat in one line at the end what you agreed on, and let the other confirm it.',
  ),
  'Sun Pluto work': ofTwo(
    '{other} goes straight to what {one} holds in reserve and does not misuse it, so you two are strong in a crisis. The hard cases land on your desk. → Use it for one aim at a time, and rest in between.',
    'You both want the last word: {other} asks and steers, and {one} guards the door. A question about a date becomes a test. → Say early what is not open to discussion, and leave other matters to vote.',
  ),
  'Moon Moon work': ofTwo(
    'You are tired and lively at the same hours, and a bad day needs no explanation. One look is enough to know who takes the call. → Sit near each other if you can, because it saves you both strength.',
    'One of you works best with voices around and the other in quiet, so you disturb each other without meaning to. → Fix hours for talk and hours for silence, and hang them on the door.',
  ),
  'Moon Mercury work': ofTwo(
    '{other} can say calmly what {one} only senses in the room. You talk best on the way to a meeting. → Use it after difficult customers: five minutes for the mood, and then the next step.',
    '{one} tells how a talk felt, and {other} answers to the words alone. Each of you is right, and nothing is settled. → Let {other} listen to the end, and let {one} name the wish behind it in a sentence.',
  ),
  'Moon Venus work': ofTwo(
    '{other} does the small kind thing before {one} has thought of asking, and the office feels it. You are both good with guests. → Disagree once a month on purpose, because you like the peace so much that faults stay unsaid.',
    '{one} wants support when {other} keeps the tone pleasant, so a worry is smiled away. It comes back a week later. → Ask in plain words for help or for patience, and say which of the two you need.',
  ),
  'Moon Mars work': ofTwo(
    '{other} gets {one} going, and you stand up for each other at once. Anger between you is over by lunch. → Share the urgent tasks between you, and leave the slow ones to others who like them.',
    '{other} is quick where {one} is sore, and the tone alone is enough to end a meeting. You mean it less harshly than it sounds. → Walk once round the building before you say the second sentence.',
  ),
  'Moon Jupiter work': ofTwo(
    '{other} gives {one} the feeling that there is enough time and a second chance, and mistakes get smaller. People like to join you two. → Keep one meeting a month for the two of you, and invite nobody else to it.',
    '{other} cheers up what {one} only wanted to report, or adds a task to a full day. You mean well, both of you. → Listen to the report first, and offer half of the help that you had in mind.',
  ),
  'Moon Saturn work': ofTwo(
    '{other} is there at the named hour, and {one} can work calmly because of it. It took you some time to trust each other. → Look after archives, accounts or long contracts together, and say thank you in between.',
    '{one} comes with a worry and meets a rule, and {other} hears one more demand. What looks like coldness between you is mostly too much work. → Keep a quarter of an hour a week in which no rule is mentioned.',
  ),
  'Moon Uranus work': ofTwo(
    '{other} brings new ways into the routine of {one}, who learns to enjoy them. No two weeks are alike. → Try a new way of working for a month, and keep it only if both of you want to.',
    '{one} has just found a rhythm, and {other} changes the meeting or the desk. Each of you is offended in turn. → Send a message the evening before a change; it costs {other} little and gives you both a calm morning.',
  ),
  'Moon Neptune work': ofTwo(
    '{other} senses what {one} has not said and takes a task off the pile unasked. You understand customers who are hard to understand. → Ask one plain question before you act, because sympathy can be wrong.',
    'You guess at each other and guess wrong: {one} waits for help, and {other} has heard something else. Nobody asks. → Put requests into one sentence with a day in it, and answer them with yes or no.',
  ),
  'Moon Pluto work': ofTwo(
    'Nothing that {one} brings up can shock {other}, so the hard subjects can be told between you. You keep what is confidential. → Let one more person into the circle, so that you need not carry all of it.',
    '{other} asks until the reason is out, and {one} tells half of it and regrets that half. The talk leaves you both tired. → Say early which subject is private, and respect the same word from the other.',
  ),
  'Mercury Mercury work': ofTwo(
    'You think at the same speed: {one} begins the sentence, and {other} ends it. Plans and dull papers take you half the time. → Do the hardest one together in a morning, with the telephone switched off.',
    '{one} thinks from the detail and {other} from the end, so each of you waits for a point that was made already. → Send three written lines before a talk, and let one of you speak at a time.',
  ),
  'Mercury Venus work': ofTwo(
    'You like to talk to each other: {one} is amusing, {other} makes it graceful, and criticism arrives well wrapped. → Write the letters that have to win somebody together, and read them aloud before they go.',
    '{one} wants to be exact, and {other} misses the charm or smooths over what should come out. You rub against each other there every week. → Pay the compliment first, and make the correction after it.',
  ),
  'Mercury Mars work': ofTwo(
    '{other} carries out today what {one} thought of yesterday, and it shows. You argue for sport, and the loser buys the coffee. → Take on whatever needs a quick answer this week, and let somebody slower read the contract.',
    'Words are out before you have weighed them: {one} argues to the last comma, and {other} ends the meeting. You are both clever, and it does not help. → Discuss serious matters on a walk, side by side.',
  ),
  'Mercury Jupiter work': ofTwo(
    '{other} shows the facts of {one} in a wider view. You two can teach, plan or sell something large together. → Begin with one customer this season, with {one} for the details and {other} for the courage.',
    '{one} counts, and {other} rounds up, so the offer sounds better than the calculation. You check the facts too late. → Make a generous draft and an exact one, and decide when both are on the table.',
  ),
  'Mercury Saturn work': ofTwo(
    '{other} takes what {one} thinks up seriously, checks it and builds on it. Your plans still hold a year later. → Give each other the long and exact tasks, and joke a little more over them.',
    '{one} comes with an idea, and {other} lists its faults before the strong points. One day {one} stops coming with any. → Agree that each of you names three reasons why it could work before the first why not.',
  ),
  'Mercury Uranus work': ofTwo(
    'Ideas pass between you before either has finished. {other} turns the thought of {one} round, and it becomes better. → Write all of them down at once, and choose one of ten to carry out this season.',
    '{other} interrupts or is three points further, and {one} loses the thread and the temper. You may admire the idea, and it costs time all the same. → Agree on a sign with the hand for: let me finish.',
  ),
  'Mercury Neptune work': ofTwo(
    '{other} hears what {one} does not write, and {one} finds words for what {other} only guesses. You are good at texts, pictures and tact. → Repeat dates and sums once more, since you listen to the tone.',
    'A date gets lost between you: {one} named Tuesday, and {other} heard that it was urgent. Neither is to blame for it. → Confirm times and figures in writing on the day before, and talk about wishes face to face.',
  ),
  'Mercury Pluto work': ofTwo(
    '{other} asks what lies under the question, and {one} is glad to be understood so well. You find the error that others missed. → Use it for one hard file at a time, and keep what you learn to yourselves.',
    'Your talks can turn into a hearing: {other} presses for the true motive, and {one} answers with a detail. You both notice it and go on. → Let some subjects rest, and take the first answer for a true one.',
  ),
  'Venus Venus work': ofTwo(
    'You two agree quickly on what is good work and on what is not worth the money. Guests feel at ease with you. → Take over the part of the business that people see, and decide there without a committee.',
    'What {one} finds tasteful is too much or too little for {other}, and each of you gives praise in another form. → Divide what is visible between you, and ask before you improve the other’s half.',
  ),
  'Venus Mars work': ofTwo(
    '{other} makes the proposal, {one} makes it pleasant, and people say yes. You are a good pair for negotiations. → Prepare together who opens and who closes, and keep the evening after it free for both of you.',
    'You plan something pleasant, and it begins with an argument, because {other} is at the door while {one} is still choosing. You differ about pace. → Agree on the hour of the start, and let {one} choose the form.',
  ),
  'Venus Jupiter work': ofTwo(
    '{other} gives {one} more than was asked for, and you bring each other orders and introductions. Being generous pays between you two. → Put a fixed part of what you earn together aside before you share it.',
    'You both offer too much, in discounts, favours and dinners. The goodwill is real, and the account shows it some months later. → Set a limit for what you give away each month, and thank people with a letter.',
  ),
  'Venus Saturn work': ofTwo(
    '{other} shows regard by staying, and {one} makes duties feel less heavy. Without large words you can rely on each other. → Say something kind to each other on fixed days, since it is forgotten otherwise.',
    '{one} is friendly and is asked for the figures; {other} delivers the figures and hears that it is no fun. You both care, and neither of you sees it. → Thank each other once a week for the other kind of help.',
  ),
  'Venus Uranus work': ofTwo(
    '{other} turns up with something that {one} had never thought of liking, and it sells. You leave each other free, and that keeps you interested. → Try one unusual offer a season, in a small edition.',
    'You work closely for a month and then hear nothing from each other. {other} needs distance just when {one} has begun to rely on a routine. → Say at the end of each week on which day you will meet again.',
  ),
  'Venus Neptune work': ofTwo(
    'You have the same ear for tone and picture, and you forgive each other weak days. Work with images, music or help for others suits you. → Let somebody sober look at the contract before you sign.',
    '{one} expects from {other} what {other} cannot quite give, and neither of you says so. The disappointment has no date and no cause. → Do plain tasks together, such as a stocktaking, and talk while you do them.',
  ),
  'Venus Pluto work': ofTwo(
    '{other} takes {one} seriously to the bottom, and {one} dares more because of it. You two can turn a weak project round. → Keep friends and accounts outside of it, so that you stay free to disagree.',
    'It shows over favours and over who was asked first: {other} keeps count, and {one} smiles and does it anyway. Both notice it and say nothing. → Put on the table what concerns you two, once a month.',
  ),
  'Mars Mars work': ofTwo(
    'You have the same speed and like the same kind of risk, and your quarrels are without malice. {one} and {other} finish on the day that was named. → Ask a colleague to tell you when it is time to rest.',
    '{one} acts while {other} is still choosing, and each takes the other’s style for an attack. → Name the contest openly, with a prize for the team. Start no joint task when you are both late.',
  ),
  'Mars Jupiter work': ofTwo(
    '{other} gives {one} a reason to be brave, and you begin what others only discuss. It mostly ends well for you both. → Choose large aims with a map, and decide beforehand which of you carries it.',
    '{one} runs ahead, and {other} cheers, so a small risk becomes a large one. A dispute turns into a matter of principle. → Ask a third person to do the sums for each of your plans, and believe the result.',
  ),
  'Mars Saturn work': ofTwo(
    '{other} gives the force of {one} a direction, and you two finish things that take years. Others find it strict. → Celebrate each stage with the team, because you respect each other more than you say aloud.',
    '{one} wants to go, {other} brakes, and the anger turns cold instead of passing. Timing is behind most of your disputes. → Agree on dates for the large steps, sign them both, and move none of them alone.',
  ),
  'Mars Uranus work': ofTwo(
    '{other} finds the short cut, and {one} takes it before anybody else. You are quick in an emergency or with a new machine. → Give each other problems and no orders, and you will be cheerful over it.',
    'Something breaks between you without warning: a temper, a plan, a machine. {other} is hard to predict, and {one} is blunt. → Work in separate rooms before either of you is angry, and settle it the next morning.',
  ),
  'Mars Neptune work': ofTwo(
    '{one} carries out what {other} has imagined: a stage, a campaign, a rescue. You work as one person when it serves an idea. → Ask each other halfway whether you two still see the same picture in front of you.',
    '{one} pushes, and {other} agrees and then does something else. Each of you feels alone with it. → Ask for one thing at a time, with a day, and let nobody on the team play the hero.',
  ),
  'Mars Pluto work': ofTwo(
    'Together you have the strength for a task that others gave up. {other} lends {one} endurance, and {one} gets {other} to begin. → Choose one such aim for the year, and keep a day a week without any.',
    'Nobody began the contest, and nobody will lose it. {other} presses, {one} hits back, and a seating plan becomes a test of strength. → Agree in a calm hour on your rules, and on the right of each of you to leave the room.',
  ),
}
