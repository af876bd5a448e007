import { ofTwo } from './told.ts'

// Aspects with Mercury, Venus or Mars of {one}

export const personal = {
  'Mercury Mercury': ofTwo(
    'You think at the same speed: {one} begins the sentence, {other} ends it, and you are both amused. Plans and dull tasks take you half the time. → Do the hardest one together on one evening, with something good to eat.',
    '{one} thinks from the detail and {other} from the end, so each of you waits for a point that has already been made. → Use a shared calendar, write three lines before a big talk, and let one of you speak at a time.',
  ),
  'Mercury Venus': ofTwo(
    'You would both cross the town for a talk with each other. {one} is amusing, {other} makes it graceful, and even criticism arrives well wrapped. → Read or listen to the same thing each month, and talk about it on the way home.',
    '{one} wants to be exact, and {other} misses the charm, or smooths over what should come out. It is a small friction that you two repeat often. → Pay the compliment first and make the correction afterwards.',
  ),
  'Mercury Mars': ofTwo(
    '{other} does today what {one} thought of yesterday. You debate for sport and laugh at the loser. → Take on a repair, a campaign or anything that needs a quick answer; you two are quick there.',
    'You throw words before you weigh them: {one} argues to the last comma, and {other} ends it with the door. Both of you are clever, and it does not help. → Discuss serious things on a walk, where nobody faces anybody.',
  ),
  'Mercury Jupiter': ofTwo(
    '{other} gives the facts of {one} a wider view. You two can learn a language, plan a long trip or teach together. → Start one such thing this season, with {one} for the details and {other} for the courage.',
    '{one} counts, and {other} rounds up. Stories grow, and you check the facts too late. → Make two drafts of each plan, a generous one and an exact one, and decide only when you have both.',
  ),
  'Mercury Saturn': ofTwo(
    '{other} takes the ideas of {one} seriously, checks them and builds on them. Your plans survive the winter. → Trust each other with long and exact work, and joke a little more while you do them.',
    '{one} brings an idea, and {other} lists what is wrong with it. After some years {one} stops bringing them. → Agree on a rule between you: three reasons why it could work, before the first why not.',
  ),
  'Mercury Uranus': ofTwo(
    'Ideas jump between you before either has finished. {other} turns the thought of {one} upside down, and it is better so. → Put your inventions on paper at once, because you two will have had four more by supper.',
    '{other} interrupts, contradicts or is three topics further, and {one} loses the thread and the temper. You may both admire the idea, and it hurts all the same. → Agree on a hand sign that means let me finish.',
  ),
  'Mercury Neptune': ofTwo(
    '{other} hears the poem in what {one} reports, and {one} finds words for what {other} only guesses. You write each other good messages. → Repeat dates and sums once more, because you two listen to the music of a sentence.',
    'Something gets lost between you: {one} said Tuesday, and {other} heard a mood. Nobody is to blame. → Confirm times and plans in writing on the day before, and talk about your feelings face to face.',
  ),
  'Mercury Pluto': ofTwo(
    '{other} asks the question under the question, and {one} enjoys being met like that. You keep each other’s secrets. → Use it on something that matters to you both, such as a hard decision in the family.',
    'Your talks can turn into an interrogation: {other} presses for the true motive, and {one} answers with a detail. You both know it while it happens. → Let some subjects rest, and believe each other the first time.',
  ),
  'Venus Venus': ofTwo(
    'You like the same chairs, the same food and each other’s friends. {one} and {other} show affection in a way that the other can read. → Furnish a room or plan a feast together, because you two will agree on it.',
    'What {one} finds beautiful is too much or too little for {other}. You give love in one coin and wait for it in another. → Keep separate money for taste, and let each of you furnish one room alone.',
  ),
  'Venus Mars': ofTwo(
    'You are attracted to each other, and neither has to explain how it works. {other} asks, {one} likes to be asked, and some evenings it is the other way round. → Leave time to play, since a full calendar is what gets in your way.',
    'Wanting and irritation live side by side between you. {other} is too fast or {one} waits too long, and the quarrel is half of the charm. → Talk about pace in plain words, at the kitchen table and by day.',
  ),
  'Venus Jupiter': ofTwo(
    '{other} gives {one} more than was asked and enjoys it. You bring each other luck, invitations and good meals. → Put a part of this plenty aside for the two of you, and be generous to a third person together.',
    'You offer and accept too much: {one} is spoiled, {other} is flattered, and the bill comes in spring. The fondness is real. → Set a limit for your presents, and cook something plain together once a week.',
  ),
  'Venus Saturn': ofTwo(
    '{other} loves by staying, and {one} softens what duty has made stiff. You two may begin shyly, and you are loyal. → Say something tender on fixed days, a birthday or each Sunday, because neither of you does it by chance.',
    '{one} shows love and is asked about the dishes; {other} gives security and hears that it is no fun. Each of you waits for the other’s kind of proof. → Give one small sign a day in the other’s language, however clumsy.',
  ),
  'Venus Uranus': ofTwo(
    'You surprise each other into love, and nobody owns anybody. {other} brings what {one} had never thought of liking. → Keep a free evening for each of you and one odd hour together, and let relatives be astonished.',
    '{other} is fascinated and then needs air, just as {one} has begun to trust it. You two swing from hot to cold within a week. → Agree on free days beforehand, and say on which day you will meet again.',
  ),
  'Venus Neptune': ofTwo(
    'There is enchantment between you: one dreams, and the other is the dream. You cry at the same films. → Have somebody outside read your contracts, and look at each other tenderly on tired evenings too.',
    '{one} falls in love with a possibility, and {other} cannot live up to it, or does not say that something is missing. You miss each other most when you are together. → Spend time side by side at work and over bills.',
  ),
  'Venus Pluto': ofTwo(
    '{other} is drawn to {one} as to something meant, and {one} finds new courage in it. You share deeply, money included. → Do things by halves on purpose sometimes, a short walk or a silly film, to rest from it.',
    'Attraction holds you two like a hook: {other} tests and keeps watch, {one} uses charm to get through. Neither of you is proud of it. → Open the accounts that concern you both, and keep every friend you had.',
  ),
  'Mars Mars': ofTwo(
    'You pull in one direction: the same speed, the same kind of risk, quarrels without malice. {one} and {other} clear a cellar in a morning. → Let somebody else tell you when it is time to rest; you two will not.',
    '{one} acts while {other} is still aiming, and you take each other’s style for an attack. → Name the contest openly and enjoy it in sport. Do not cook or put up a shelf together when you are late.',
  ),
  'Mars Jupiter': ofTwo(
    '{other} gives {one} a reason to be brave, and you start what others only discuss. You mostly land on your feet. → Choose adventures with a map, and decide beforehand which of you is carrying it.',
    '{one} goes too fast, and {other} cheers. You double the stakes, and a small quarrel becomes a matter of principle. → Take a third person with a calculator into each of your plans, and listen to that person twice.',
  ),
  'Mars Saturn': ofTwo(
    '{other} gives direction to the force of {one}, and you two finish things: a house, a degree, a marathon. From outside it looks strict. → Celebrate each stage, because you respect each other more than you say.',
    '{one} wants to go, {other} brakes, and your anger turns cold instead of passing. Timing is behind most of your quarrels. → Agree on dates for big steps, sign them both, and never move one alone.',
  ),
  'Mars Uranus': ofTwo(
    '{other} sees the short cut, and {one} takes it before it closes. You two are at your best in an emergency or with a new machine. → Give each other no orders, only problems, and you will be quick and cheerful.',
    'Things go off between you without warning: tempers, plans, a vase. {other} is unpredictable, {one} is blunt. → Take some time apart before you are angry, and leave tools and the car alone while you are, both of you.',
  ),
  'Mars Neptune': ofTwo(
    '{one} does what {other} has imagined: a stage set, a rescue, a trip to the sea. You move as one when it serves a dream. → Ask halfway if you two still see the same picture.',
    '{one} pushes, and {other} agrees and then does something else, or is hurt before anything has happened. You both feel alone with it. → Ask for one thing at a time, with a day, and let nobody play the hero.',
  ),
  'Mars Pluto': ofTwo(
    'Together you could move a mountain, and you usually have one in mind. {other} lends {one} endurance, {one} gets {other} started. → Choose one worthy aim for the next year, and keep one day a week without any.',
    'Neither of you began the contest, and neither will lose it. {other} presses, {one} hits back, and the thermostat becomes a test of strength. → Agree in a calm hour on the rules of a quarrel, and on the right to leave the room.',
  ),
}
