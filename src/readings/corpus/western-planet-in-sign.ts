import type { Planet } from '../../western/points.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// A planet in a tropical sign, independent of its house
const passage = from('Common Western practice; dignities after Ptolemy and Lilly')
const age = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    Aries: passage(
      'Purpose is found by doing with the Sun in Aries, where tradition exalts it. You know what you want when you have begun it, and argue best on your feet. Someone else must often be asked to write down the second half.',
    ),
    Taurus: passage(
      'The Sun in Taurus measures a life by what stands at the end of the day: a wall, a meal, a sum put by. It starts late and is hard to move afterwards. Changes go well when announced a season ahead.',
    ),
    Gemini: passage(
      'With the Sun in Gemini identity lives in conversation, and two projects run more smoothly than one. Facts are picked up early and passed on warm. A written list of what was promised protects the good name that quick talk earns.',
    ),
    Cancer: passage(
      'A Cancer Sun defends before it attacks and remembers who was there. Its ambition is usually for some group with a door that closes: a kitchen, a firm, a country. Criticism lands better in the morning, in private and after food.',
    ),
    Leo: passage(
      'At home in Leo, the Sun asks to be seen doing something well. It gives generously to whoever applauds, and runs a room without being asked. A single honest friend, allowed to laugh at it, is worth more than any audience.',
    ),
    Virgo: passage(
      'The Sun in Virgo takes pride in work that needs no second visit. Errors in print, in soup or in a column of figures catch its eye at once. The art to learn is leaving other people’s errors where they are.',
    ),
    Libra: passage(
      'Libra is the sign of the Sun’s fall: the self is worked out in company, by weighing one answer against another. Fair terms and good manners come readily. Deciding alone, on a small matter, once a day, is practice that pays.',
    ),
    Scorpio: passage(
      'With the Sun in Scorpio little is shown until it counts. You hold a course through conditions that send others home, and you read motives closely. Trust grows if you say aloud, early, what you already know.',
    ),
    Sagittarius: passage(
      'A Sagittarius Sun needs a distance to aim at: a country, a degree, a cause. It speaks plainly and forgives the reply. Promises are made at the height of hope, so a calendar should be opened before the word yes.',
    ),
    Capricorn: passage(
      'The Sun in Capricorn climbs by steps that were checked first. The first half of the road is often the heavier; authority fits better each decade. Rest has to be entered as an appointment, or it is given away to whoever asks.',
    ),
    Aquarius: passage(
      'In Aquarius the Sun stands opposite its own sign and serves a group instead of a throne. It keeps principle where others keep custom, and dislikes favours. Warmth reaches you best through a shared task, sideways, with no speech.',
    ),
    Pisces: passage(
      'The Sun in Pisces takes the colour of the water it swims in, so company matters more than plans. It understands without being told and gives without an invoice. A fixed hour of solitude shows it which moods are its own.',
    ),
  },
  Moon: {
    Aries: passage(
      'Feeling arrives as an impulse when the Moon is in Aries: anger is out by noon and forgotten by supper. Comfort comes from movement and from a clear next step. Those nearby need to hear that the storm was only weather.',
    ),
    Taurus: passage(
      'The Moon is exalted in Taurus and settles there. Good bread, the same bed, a garden or a savings book calm it faster than talk does. Upheaval at home costs you more than it seems to, and deserves slow handling.',
    ),
    Gemini: passage(
      'A Gemini Moon has to say the feeling in order to have it. Letters, calls and a walk with a talker restore it; silence worries it. Two accounts of the same mood may both be honest, an hour apart.',
    ),
    Cancer: passage(
      'In its own sign the Moon in Cancer remembers every kitchen it was fed in. It senses a slight through a wall and shelters strays. A door to close, and permission to be cross for one evening, prevent the long sulk.',
    ),
    Leo: passage(
      'With the Moon in Leo the heart wants to be picked first. Affection is shown by celebration, gifts and loyal public praise. When overlooked it grows cold and correct; one sincere compliment, given before others, mends most of the damage.',
    ),
    Virgo: passage(
      'The Moon in Virgo is soothed by putting something in order. It looks after people with soup, lists and lifts to the station. Worry gathers in the stomach, where regular meals and one finished small task do real good.',
    ),
    Libra: passage(
      'A Libra Moon feels discord in the next room as a draught. It keeps peace, chooses pleasant surroundings and thinks aloud with a companion. Its own wish is often the last one voiced, and people close to it learn to wait for it.',
    ),
    Scorpio: passage(
      'Scorpio is the Moon’s fall: feeling runs deep and is guarded. You test before you trust and then stay through anything. Old hurts keep well in this cellar; telling one of them to one safe person empties a shelf.',
    ),
    Sagittarius: passage(
      'With the Moon in Sagittarius low spirits lift at the sight of a road. Frank talk, animals, foreign food and a good joke are its comforts. It can mistake a lecture for sympathy, and learns that listening is also a form of travel.',
    ),
    Capricorn: passage(
      'The Moon in Capricorn stands opposite its own sign and learns early to manage by itself. Care is expressed as duty done on time. Asking for help feels like debt to it, so help offered in practical form is taken soonest.',
    ),
    Aquarius: passage(
      'An Aquarius Moon steps back from a feeling to have a look at it. Friends are its family, and a little distance is how it stays kind. It returns sooner when nobody demands to know where it has been.',
    ),
    Pisces: passage(
      'The Moon in Pisces soaks up whatever the room is feeling. Music, water, prayer and sleep put it right. Boundaries do not come with it, and a plain sentence such as “that is yours, not mine” has to be learnt by heart.',
    ),
  },
  Mercury: {
    Aries: passage(
      'Mercury in Aries answers before the question is finished, and is right often enough to keep the habit. It suits debate, headlines and emergencies. The draft that waited overnight is nearly always the stronger one here.',
    ),
    Taurus: passage(
      'With Mercury in Taurus thought moves at walking pace and keeps what it meets. Prices, textures and tunes are remembered exactly. New ideas enter by being handled, so a sample persuades where a brochure does not.',
    ),
    Gemini: passage(
      'Mercury rules Gemini and runs at full speed there. Languages, puns and connections between distant facts come free of charge. What is free is also scattered, and a weekly hour with a single long book keeps the edge.',
    ),
    Cancer: passage(
      'Memory thinks for Mercury in Cancer: it recalls the tone of a remark years after its words. Stories carry its arguments. Before an important talk it helps to ask whether the matter is today’s or an old one come back.',
    ),
    Leo: passage(
      'Mercury in Leo speaks to be heard in the back row. Opinions come whole, with a gesture and a good example. It teaches and sells well; it revises with reluctance, and needs an editor whom it respects.',
    ),
    Virgo: passage(
      'Mercury is both at home and exalted in Virgo. Method, proof-reading and practical diagnosis are native to it, and vague instructions hurt. The best use of such an instrument is on problems large enough to be worth the sharpness.',
    ),
    Libra: passage(
      'With Mercury in Libra an argument is built from both sides at once. Contracts, introductions and tactful letters are its trade. Deadlines help, since the scale can be kept swinging for as long as anybody will watch.',
    ),
    Scorpio: passage(
      'Mercury in Scorpio asks the second question. It is made for research, audit and any talk in which something is being left out. Sarcasm is the blunt end of the tool, and those who love you feel it first.',
    ),
    Sagittarius: passage(
      'In Sagittarius, opposite its own Gemini, Mercury sees the forest and mislays the tree. It grasps the drift of a subject in an afternoon and explains it with zest. Figures and dates want checking by a second pair of eyes.',
    ),
    Capricorn: passage(
      'Mercury in Capricorn wants to know what a thing is for. Plans are laid in order, jokes are dry, and few words get used twice. It trusts experience over cleverness and may need reminding that youth is also a source.',
    ),
    Aquarius: passage(
      'Thought in Aquarius looks for the system behind the case, and Mercury is happy there. It defends unpopular conclusions calmly. Because logic seems to it a courtesy, it can forget to say good morning first.',
    ),
    Pisces: passage(
      'Pisces is where Mercury is weakest by the old rules: detriment and fall at once. It thinks in pictures, rhymes and guesses that come true. Lists, alarms and a friend who confirms arrangements free it for what it does well.',
    ),
  },
  Venus: {
    Aries: passage(
      'Venus in Aries is in the sign of its exile and loves by pursuit. Attraction is stated, quickly, and boredom is too. Such affection lasts where the other keeps some ground of their own to be won again.',
    ),
    Taurus: passage(
      'At home in Taurus, Venus loves with the senses: voice, cooking, cloth, skin. Loyalty is given slowly and seldom withdrawn. Money is spent on what wears well. Jealousy shows when affection is treated as one more possession.',
    ),
    Gemini: passage(
      'With Venus in Gemini wit is the way in, and a message at noon counts as tenderness. Friendship comes before romance and outlives it. Variety inside one bond, through trips, games and new subjects, keeps it from being sought outside.',
    ),
    Cancer: passage(
      'Venus in Cancer loves by feeding, remembering and keeping. The past weighs in its choices: an early house, a parent’s marriage. It withdraws into its shell at the first cold word and comes out for a gentle second one.',
    ),
    Leo: passage(
      'A Leo Venus courts with style and wants to be proud of whom it loves. Generosity is real, and so is the bill in admiration. Creative work done together serves as well as compliments, and for longer.',
    ),
    Virgo: passage(
      'Virgo is the fall of Venus, who shows love there by being of use. Affection notices the loose button and the missed meal. It must not be mistaken for criticism, and it grows easier when somebody is useful in return.',
    ),
    Libra: passage(
      'Venus rules Libra and gives taste, fairness and a gift for pairs. Loud scenes are avoided at some expense. Relations last when a disagreement is allowed to finish, since what was smoothed over too soon comes back as coolness.',
    ),
    Scorpio: passage(
      'In Scorpio, the sign of its exile, Venus wants all or nothing and can wait for it. Secrets are kept, betrayals remembered. The bond is strongest when money, passwords and past loves have been spoken of plainly at the outset.',
    ),
    Sagittarius: passage(
      'Venus in Sagittarius falls for the stranger with a view. Shared travel, study or belief holds a couple together; a locked door ends the matter. Frankness is meant as respect, and lands as that when it is preceded by a kindness.',
    ),
    Capricorn: passage(
      'With Venus in Capricorn love is shown by turning up, year after year. Feeling is private and taste classic; partners of another age or rank are common. Tenderness has to be said now and then, for duty alone does not carry its voice.',
    ),
    Aquarius: passage(
      'An Aquarius Venus likes people before it loves one of them. It gives freedom and expects it, and is drawn by an unusual mind. Custom in romance bores it. Regular time for two keeps the friend from replacing the lover.',
    ),
    Pisces: passage(
      'Venus is exalted in Pisces, where love asks few questions. It forgives, adapts, and hears music in ordinary people. Its difficulty is choosing whom to save; an affection that can say no to someone remains a gift to others.',
    ),
  },
  Mars: {
    Aries: passage(
      'Mars in Aries is in its own house: action comes first and the reason follows. Contests wake you up. The heat is brief, so large aims should be cut into sprints, each with a finish that can be seen.',
    ),
    Taurus: passage(
      'In Taurus, opposite its own Scorpio, Mars pushes like an ox. It is slow to anger and slower to stop. Work with resistance in it, such as soil, stone or long accounts, uses this strength; haste wastes it.',
    ),
    Gemini: passage(
      'Mars in Gemini fights with words and is seldom idle with the hands. Several tasks at once keep its temper sweet. Quarrels begin in a clever phrase, and end sooner if the phrase is saved for the diary.',
    ),
    Cancer: passage(
      'Cancer is the fall of Mars, whose force turns protective and indirect. It moves for the sake of others more readily than for itself. Resentment cooks slowly here; stating the wish on the day it arises keeps the kitchen clean.',
    ),
    Leo: passage(
      'With Mars in Leo effort has to be worthy of a witness. Courage is real, and so is the dislike of small chores. It leads by example, and forgives at once when an opponent concedes handsomely.',
    ),
    Virgo: passage(
      'Mars in Virgo attacks a problem with a small screwdriver. Craft, training and repair bring out its stamina. Irritation finds its way into the shoulders, and a daily walk settles more than another correction would.',
    ),
    Libra: passage(
      'In Libra, the sign of its exile, Mars asks the other side to begin. Energy rises in partnership and falls alone. It fights best on behalf of fairness; saying plainly “I want” is the exercise that strengthens it.',
    ),
    Scorpio: passage(
      'Scorpio is the night house of Mars: desire is concentrated and patient. You finish what frightened the others. Revenge is possible for you and rarely worth the price, as the same force rebuilds a life in half the time.',
    ),
    Sagittarius: passage(
      'Mars in Sagittarius needs a cause and room to run. It sets out cheerfully, shoots far and sometimes leaves the arrow where it fell. A companion who enjoys returning for things makes the campaigns succeed.',
    ),
    Capricorn: passage(
      'Mars is exalted in Capricorn, where force obeys a plan. It bears hardship for a result with a date on it and commands without raising its voice. The cost is felt at home, if every evening is run as a campaign.',
    ),
    Aquarius: passage(
      'With Mars in Aquarius effort serves an idea, often with a team. It breaks rules deliberately and keeps its promises. Stubbornness wears the coat of principle here; an experiment with an agreed end lets it change course in good order.',
    ),
    Pisces: passage(
      'Mars in Pisces goes round the stone like water. It acts on mood, music and compassion, tires in conflict and revives near the sea. Goals written in the present tense and checked by another help it arrive.',
    ),
  },
  Jupiter: {
    Aries: passage(
      'Luck favours the first mover with Jupiter in Aries. Confidence grows by enterprise, and one success pays for three attempts. Growth is lost by leaving early, so it profits from a partner who likes to stay and count.',
    ),
    Taurus: passage(
      'Jupiter in Taurus enlarges what can be touched: land, stores, voice, appetite. Wealth is built by holding good things for a long time. Enough is the word it learns late, commonly from a tailor or a scale.',
    ),
    Gemini: passage(
      'Opposite its own Sagittarius, Jupiter in Gemini learns by sampling. Opportunity arrives through siblings, neighbours and print, usually in small parcels and by ordinary post. Breadth is the gift; one certificate actually completed turns the talk into standing.',
    ),
    Cancer: passage(
      'Exalted in Cancer, Jupiter blesses by shelter. Family, food and property are where fortune gathers, and the house is open to guests at every season. Generosity is safest when the household’s own reserve has been filled first.',
    ),
    Leo: passage(
      'Jupiter in Leo thinks in large gestures, and people come to see. Teaching, the stage and work with children grow under it. Debt for the sake of appearance is its pitfall, avoided by a friend who keeps the books.',
    ),
    Virgo: passage(
      'Virgo asks Jupiter to be exact, which the old authors call its exile. Faith rests on method here, and growth comes through service, craft or health. The whole picture is worth an hour on Fridays, before the details resume.',
    ),
    Libra: passage(
      'With Jupiter in Libra doors open by introduction. Partners, agreements and a sense of justice bring more advancement than rivalry does. It promises both sides a hearing; naming the date of the verdict prevents fairness from becoming delay.',
    ),
    Scorpio: passage(
      'Jupiter in Scorpio grows by going in: research, therapy, shared money, rescue. It finds value in what was thrown out. Trust is given by stages, and large gains ask for scrupulous accounts with whoever shares them.',
    ),
    Sagittarius: passage(
      'In its own Sagittarius, Jupiter trusts the road. Study, law, travel and teaching expand the life, and hope survives a bad year. Its excess is certainty; a traveller who asks directions arrives with more friends.',
    ),
    Capricorn: passage(
      'Capricorn is the fall of Jupiter: hope has to bring its papers. Advancement is slow, regular and earned by keeping institutions running. When caution becomes habit, one well-measured risk a year restores its proper size.',
    ),
    Aquarius: passage(
      'Jupiter in Aquarius believes in what people can do together. Friends, networks and new methods bring its luck. It spreads help widely and thinly, and does most good by choosing one cause for several years.',
    ),
    Pisces: passage(
      'Pisces is Jupiter’s other home, where faith needs no proof. Charity, art and retreat enlarge the life. It helps to know the sum one can afford to give away, for the heart of this placement does not count.',
    ),
  },
  Saturn: {
    Aries: passage(
      'Saturn falls in Aries, where brakes and accelerator are pressed together. Initiative comes late, after a few false starts, and then holds for good. Small beginnings made without asking leave teach it what no permission could.',
    ),
    Taurus: passage(
      'With Saturn in Taurus security is earned by the brick. Want is feared even in good years, and possessions are kept in repair. A budget with a line for pleasure does more for it than a larger income.',
    ),
    Gemini: passage(
      'Saturn in Gemini makes a serious student. Speech may have been corrected early in life; later it is exact and worth hearing. Writing, measuring and technical trades suit it, and teaching loosens whatever tightness remains.',
    ),
    Cancer: passage(
      'Opposite its own sign, Saturn in Cancer stands guard over a house that was cold or heavy with duty. Feeling is rationed. Becoming the reliable elder for somebody younger repairs more than any inquiry into the past.',
    ),
    Leo: passage(
      'In Leo, the sign of its exile, Saturn doubts the applause and rehearses longer. Self-respect is built by mastery, seldom by praise. Play feels like a risk to it; a hobby done badly on purpose is good medicine.',
    ),
    Virgo: passage(
      'Saturn in Virgo checks the work twice and then once more. Skilled trades, medicine and administration value it. The fault it looks for is usually small enough to be left; a set hour for stopping protects both health and staff.',
    ),
    Libra: passage(
      'Exalted in Libra, Saturn makes promises that hold. Marriage, contract and judgement are taken gravely and often late. It bears more than its share of a bond until both parts are written down, after which it is the best of partners.',
    ),
    Scorpio: passage(
      'With Saturn in Scorpio control is learnt by living through its loss. Debts, inheritance and shared power are handled with grim care. Speaking of the fear shrinks it, and people bring you what they can tell nobody else.',
    ),
    Sagittarius: passage(
      'Saturn in Sagittarius wants belief to bear weight. Study is long, faith is tested, and travel has a purpose. A teacher may disappoint it early; the philosophy put together afterwards is its own and stands up.',
    ),
    Capricorn: passage(
      'Saturn rules Capricorn and builds there for decades. Responsibility comes young and is carried well; rank follows with the years, seldom before. The hours outside duty need defending, or the structure will be admirable and unoccupied.',
    ),
    Aquarius: passage(
      'In Aquarius, its other house, Saturn serves the rule that is the same for all. Groups, science and reform gain a patient architect. Warmth is hidden behind fairness, and grows when a friend is let in before things are finished.',
    ),
    Pisces: passage(
      'Saturn in Pisces gives shape to what has none: music, care, prayer, grief. Guilt is its vague companion. A regular practice with a beginning and an end, whatever the practice is, turns the fog into a shore.',
    ),
  },
  Uranus: {
    Aries: age(
      'Uranus stays about seven years in a sign, and a whole school generation has it in Aries. That age invents by striking out alone. It becomes personal through the house it holds, where rules are broken first and explained after.',
    ),
    Taurus: age(
      'Those born in the seven years of Uranus in Taurus share an upheaval of money, food and land. None of them trusts that value will stay put. In one life, the house of Uranus shows which comfort gets reinvented.',
    ),
    Gemini: age(
      'Uranus in Gemini marks seven years of births, a generation of new media and new schooling. It talks in a faster code than its parents did. By house and aspect one sees whether a given person leads that change or only rides in it.',
    ),
    Cancer: age(
      'A generation of seven years has Uranus in Cancer: families are rearranged, and homes are left early or shared oddly. Taken alone the sign says little of you. Its house tells where safety and surprise must live together.',
    ),
    Leo: age(
      'Uranus spends seven years in Leo, and those born then insist on being their own authors. Fashion and love change their manners. Only an aspect to Sun, Moon or an angle makes this more than the temper of an age.',
    ),
    Virgo: age(
      'With Uranus in Virgo, as for all born in those seven years, work and medicine are taken apart and reassembled. Routine is improved until it is unrecognisable. The house it occupies is where that tinkering touches this life.',
    ),
    Libra: age(
      'Uranus in Libra belongs to a seven-year generation that rewrote partnership. Equal terms matter to it more than old forms. How far one member of it goes depends upon Venus and upon the house in which Uranus stands.',
    ),
    Scorpio: age(
      'Everyone born within seven years has Uranus in Scorpio, by modern custom its strongest seat. That age opens subjects kept shut: love, loss, debt. The sign becomes your own where a personal planet makes contact with it.',
    ),
    Sagittarius: age(
      'Uranus passes through Sagittarius in seven years, and those born then loosen creeds and borders. Knowledge is expected to be free. Look to the house for where a single life refuses the map that it was handed.',
    ),
    Capricorn: age(
      'The seven years of Uranus in Capricorn produce people who see institutions crack and think about replacements. It is a trait of an age group. Its house names the structure that you will rebuild in an unexpected way.',
    ),
    Aquarius: age(
      'Modern practice gives Aquarius to Uranus, who returns there for seven years in eighty-four. The generation takes networks for granted. For one chart the sign is background; the house shows where independence is not negotiable.',
    ),
    Pisces: age(
      'A seven-year generation has Uranus in Pisces and mixes technique with dream: new music, new faiths, new remedies. It dissolves a boundary rather than break it. What that means for one person is read from the house.',
    ),
  },
  Neptune: {
    Aries: age(
      'Neptune takes some fourteen years over a sign, so Aries describes an age whose dream is the lone pioneer. It says nearly nothing of one person by itself. The house is where that dream is lived, well or foggily.',
    ),
    Taurus: age(
      'Born in the fourteen years of Neptune in Taurus, a generation idealises land, craft and simple plenty. The personal part lies in the house and aspects. There a price should be asked twice, since value looks softer than it is.',
    ),
    Gemini: age(
      'With Neptune in Gemini, shared by fourteen years of births, words acquire a glow: advertising, poetry, rumour. One single chart shows it by house. Where it stands, an agreement heard should become an agreement written.',
    ),
    Cancer: age(
      'Neptune in Cancer is the mark of fourteen years in which home and nation are dreamt of, and sacrificed for. As a personal trait it is faint. Its house shows where this life feels a homesickness without an address.',
    ),
    Leo: age(
      'A generation of fourteen years has Neptune in Leo and worships the star, the romance, the leader. The single chart brings it down to a house. In that field talent is real, and so is the spell of its reflection.',
    ),
    Virgo: age(
      'Neptune in Virgo marks those born over fourteen years, whose ideal is purity in work and diet and who doubt perfect service. It is nobody’s private trait. By house one learns where small duties carry a large longing.',
    ),
    Libra: age(
      'Those who share Neptune in Libra were born within fourteen years of each other and idealise peace and partnership. Their age learns what harmony costs. The house tells in which dealings you see people kindly and late.',
    ),
    Scorpio: age(
      'Fourteen years of births have Neptune in Scorpio, a generation drawn to what lies under the surface and to intense states. For one chart it is a tint. Its house asks for clean boundaries about money, desire or secrets.',
    ),
    Sagittarius: age(
      'Neptune in Sagittarius belongs to a fourteen-year age group with a wide and borderless faith. Teachers rise in it and some deceive. Personally it matters by house, where belief inspires as long as facts are still invited.',
    ),
    Capricorn: age(
      'With Neptune in Capricorn, as with all born in those fourteen years, ambition takes on an ideal and old structures melt. One person meets this through the house, where plans need both a vision and a surveyor.',
    ),
    Aquarius: age(
      'The fourteen years of Neptune in Aquarius gave a generation its dream of one connected humanity. Screens carry the dream and blur it. Look at the house to see where your hopes for people need a few real faces.',
    ),
    Pisces: age(
      'Neptune comes home to Pisces by modern custom, for fourteen years in every hundred and sixty-five. The age born then is porous and inventive. In a single chart its house is where rest, art or faith is necessary.',
    ),
  },
  Pluto: {
    Aries: age(
      'Pluto needs twelve to thirty-one years for a sign, so Aries names an era that tears down in order to begin. No trait of one person follows from it. The house of Pluto is where that will to begin again is met.',
    ),
    Taurus: age(
      'Pluto in Taurus covers about thirty years of births, an era that struggles over land, capital and the body of the earth. Individually it is read by house alone, as the place where holding on and letting go are learnt.',
    ),
    Gemini: age(
      'An era of some thirty years has Pluto in Gemini and turns thought, transport and speech inside out. The sign is common to grandparent and grandchild’s teacher alike. The house says where one mind had to be remade.',
    ),
    Cancer: age(
      'Some twenty-five years of births carry Pluto in Cancer, an era in which families and nations fought for survival. The personal reading begins with the house. There protection can become control, until it is trusted to loosen.',
    ),
    Leo: age(
      'The generation of Pluto in Leo, almost twenty years wide, wrestled with power worn as personality. Its members hardly resemble each other for that. The house shows the field in which this one wishes to leave a mark.',
    ),
    Virgo: age(
      'Pluto in Virgo marks about fifteen years of births and a deep change in work, health and the tools of both. It is an age’s task. By house it becomes the matter that you analyse down to the root.',
    ),
    Libra: age(
      'Those born in the twelve or so years of Pluto in Libra grew up as marriage and law were being taken apart. They share a suspicion of easy peace. In one chart the house tells where power must be made equal.',
    ),
    Scorpio: age(
      'Pluto moves fastest in Scorpio, about twelve years, and modern practice gives it rule there. The generation speaks of taboo plainly. Intensity of that kind is individual only where Pluto touches a light, an angle or a personal planet.',
    ),
    Sagittarius: age(
      'With Pluto in Sagittarius, shared by some thirteen years of births, creeds and borders become matters of power. One life is coloured through its house, in which a conviction will have to be given up once and return truer.',
    ),
    Capricorn: age(
      'Pluto in Capricorn spans roughly sixteen years, an era in which governments and firms are stripped to the frame. It describes the times more than the child. The house is where you learn what authority rests on.',
    ),
    Aquarius: age(
      'Some twenty years of births fall under Pluto in Aquarius, whose theme is the power of groups and of machines that think. A personal meaning comes only with the house, where belonging and independence change each other.',
    ),
    Pisces: age(
      'Pluto crosses Pisces in about twenty-five years, and an era then loses one faith and finds another. As character the sign means little. Its house shows where you give something up and are stronger for it.',
    ),
  },
} satisfies Record<Planet, Record<Sign, Passage>>
