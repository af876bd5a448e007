import { type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// A planet in a house from the ascendant, in good or bad condition
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]
type Half = 'good' | 'bad'
const ofPlanet = from('Phaladeepika 8; Saravali 30')
const ofNode = from('Phaladeepika 8; Jataka Parijata 8, where the nodes are given by house')

// source: BPHS ch. 11, in our words
const HOUSE_GLOSSES: Record<HouseNumber, string> = {
  1: 'body and self',
  2: 'money and family',
  3: 'courage and skill',
  4: 'home and rest',
  5: 'ideas and children',
  6: 'work and rivals',
  7: 'partnership',
  8: 'change and hidden things',
  9: 'luck and faith',
  10: 'career and rank',
  11: 'gains and friends',
  12: 'retreat and spending',
}

/** The reason of a finding, after its first sentence; the form changes from house to house. */
const reason = (finding: string, planet: Graha, at: HouseNumber, half: Half): string => {
  const fact = `${nameInSentence(planet)} stands in your ${ordinalInWords(at)} house, the house of ${HOUSE_GLOSSES[at]}`
  const form = (at + (half === 'good' ? 0 : 2)) % 4
  if (form === 0 || /:|\b(?:because|since|as)\b/.test(finding)) return `, since ${fact}`
  if (form === 1) return `: ${fact}`
  return form === 2 ? `, because ${fact}` : `, as ${fact}`
}

/** The texts on a planet in houses 1 to 12, the good one first. */
const places = (planet: Graha, texts: Twelve<readonly [good: TraitText, bad: TraitText]>) => {
  const passage = planet === 'Rahu' || planet === 'Ketu' ? ofNode : ofPlanet
  const reasoned = (told: TraitText, at: HouseNumber, half: Half): Passage => {
    const [text, ...traits] = typeof told === 'string' ? [told] : told
    const [finding] = text.split('. ', 1) as [string]
    return passage(`${finding}${reason(finding, planet, at, half)}${text.slice(finding.length)}`, ...traits)
  }
  return Object.fromEntries(
    HOUSES.map((at) => {
      const [good, bad] = texts[at - 1]!
      return [at, { good: reasoned(good, at, 'good'), bad: reasoned(bad, at, 'bad') }]
    }),
  ) as Record<HouseNumber, Record<Half, Passage>>
}

export default {
  Sun: places('Sun', [
    [
      'You carry yourself well, and people assume that you know the way. You begin slowly and are then hard to stop. You keep your temper best if you rest for a quarter of an hour at noon.',
      'You are touchy about a rank that you do not have. Some mornings you have no drive, and you refuse a small task out of pride. → Get up early for ten days and do exactly that task first.',
    ],
    [
      'You speak plainly about money, and it comes through official or respected channels. At table you tend to command. → Read a page aloud each evening, and ask somebody else to carve.',
      'Money goes to taxes, fines or an office before you see it. In the family one voice drowns the others, sometimes yours. → Declare everything early this year, and let the quietest person speak first.',
    ],
    [
      'You have courage, and you win your place by effort. A brother or sister is a rival until each has a field of their own. → Suggest one thing that the two of you do together this month.',
      'You take a relative’s success as a slight, and you write letters in anger. You lose your aim, not your nerve. → Enter a contest with rules and a judge; it cools what is between you.',
    ],
    [
      'You rest best in a place you are proud of, and property comes to you with conditions. Peace comes late and is real. → Sit for half an hour in morning light, in the same chair, each Sunday.',
      'You and your father, or a house he left, are not at peace. Some paper was signed to please somebody. Rent rooms with good light if you must, and have the old quarrel settled in writing.',
    ],
    [
      'You judge well and you like to teach by example. Your circle of young people is small and loyal. → Let one of them be better than you at something this week, and say so.',
      'You see other people’s affairs clearly and your own in haste. Your standards are high for the young, and high for yourself. → Ask for a second opinion before you bet on anything, and take a lesson from somebody younger.',
    ],
    [
      'You win against opponents, and people follow you in hard work. You are good in administration, medicine or uniform. → Go to bed when the body says so; it is the one order you overlook.',
      'You keep winning and pay with strength. You do not delegate, you argue with an official, you eat at ten. → Take one full day of rest a week, and ignore one opponent for good.',
    ],
    [
      'You need a partner with standing of their own, and you have to learn their hours. You do well if the other side speaks first. → Ask one question at supper, and then only listen.',
      'You feel small beside a partner, and then you raise your voice. Agreements wait for an apology. → Make it this week, in one sentence, without a reason after it.',
    ],
    [
      'You look calmly at things that frighten other people. Inquiry, inheritance and the affairs of others suit you. → Have your eyes and your heart looked at once a year, and then forget about them.',
      'You are recognised late, and a change above you shakes your place. You brood on it in the evening. → Work without asking for praise for three months, and go out into the light each morning.',
    ],
    [
      'You believe in something and act by it, and a father or a mentor stands behind you. People trust your word on right and wrong. → Do one good deed this week under nobody’s eyes.',
      'You and your father, or a teacher, differ in principle, and both of you are proud. You preach when you are unsure. → Ask him a question about his youth, and leave principles for another day.',
    ],
    [
      'You are made for responsibility, and the people above you notice. You work best in full view. → Take the post in which your name is on the door, and share the first success.',
      'You want the chair before you have the key, and a superior feels it. Success comes and leaves. → Finish one visible task this quarter, and let somebody else announce it.',
    ],
    [
      'You have friends in good places and you gain honestly. You want much and get a good part of it. → Ask one of these friends this month for one clear favour.',
      'You choose friends by rank, and they choose you likewise. Gains depend on somebody’s mood. → Spend one evening with a friend who can do nothing for you.',
    ],
    [
      'You find your strength away from the light: abroad, in study, in care of others. You do not need the stage. → Give your eyes a rest from screens an hour before sleep.',
      'You feel unseen, and it makes you tired. Your father is far away, or hard to reach. → Do one thing a week in public that you are good at, and sleep with the window open.',
    ],
  ]),
  Moon: places('Moon', [
    [
      'You are easy to like, and your face shows what you feel. Moods come and go like tides. → Eat and sleep at fixed hours, and even your bad days are pleasant to others.',
      'You depend on how others look at you, and you change with it. You tire in crowds. → Spend the first half hour of the day alone, and drink something warm.',
    ],
    [
      'You earn with warmth: food, words, family, the public. At your table people talk. → Save in good months, because your income moves in waves.',
      'You spend when you are sad, and talk too much about it. The family knows the signs. → Put the card in a drawer after eight in the evening, and ring a friend instead.',
    ],
    [
      'You are curious, and you are close to brothers, sisters or neighbours. Short trips lift your mood. → Write three lines each evening; you remember by writing.',
      'Your courage depends on the day. You promise on a good one and cancel on a bad one. → Promise half, and do it in the morning.',
    ],
    [
      'You have a gift for making a home, and your mother is important in it. People sleep well under your roof. → Keep something green or some water near the window.',
      'You worry at home, about home. Your mother’s mood is still in your bones. → Arrange one room only for rest, and visit her, or her place, without a task.',
    ],
    [
      'You love children, stories and games, and your ideas come like weather. People tell you theirs. → Keep a notebook in your pocket, and read it out on Sunday.',
      'You worry about those you love before anything is wrong. Your own plans wait. → Give the worry a quarter of an hour after lunch, and then do something with your hands.',
    ],
    [
      'You look after people, and you are good at daily work. Digestion tells you when it is too much. → Eat slowly, sitting down, at least once a day.',
      'You serve until you resent it, and your stomach knows first. Small disputes at work follow you home. → Say no to one request this week, before you feel anger.',
    ],
    [
      'You need company, and a partner’s mood is half of yours. You notice what they need. → Ask this week for what you need, in one plain sentence.',
      'You choose with your heart and wake up unsure. A partner’s bad day becomes your bad week. → Keep one friend and one evening that have nothing to do with them.',
    ],
    [
      'You feel what is under the surface, and people tell you their secrets. Changes find you ready inside. → Pour water for your ancestors, or light a candle, once a month.',
      'You lie awake with fears that vanish at breakfast. Changes at home shook you early. → Keep a fixed bedtime, and see a doctor or a friend if the nights do not mend.',
    ],
    [
      'You have a trusting heart, and travel, faith or teachers feed it. Luck likes you. → Plan one trip to water or to a holy place this year.',
      'Your faith goes up and down with your mood. You change teachers. → Stay with one practice for forty days before you judge it.',
    ],
    [
      'The public likes you, and your work has to do with people’s needs. You change posts more easily than others. → Choose a field where warmth counts, and stay in it.',
      'Your work follows your mood, and everybody can see it. On Monday you want to resign. → Decide about work only on a day when you have slept well.',
    ],
    [
      'You have many friends, and good things come through them. You are the one who remembers birthdays. → Ask one of them for help this week; they wait for it.',
      'You give to friends until you are empty. Wishes pull you here and there. → Choose two people for this month, and let the rest send messages.',
    ],
    [
      'You need quiet, and you dream much. You are kind where nobody looks. → Keep the last hour before sleep free of people and screens.',
      'You withdraw when you are hurt, and spend to feel better. Sleep is thin. → Tell one person what happened, on the same day, and go to bed early.',
    ],
  ]),
  Mars: places('Mars', [
    [
      [
        'You go first, and you have strength to spare. People forgive your haste because you help. → Use your body hard three times a week; your head is clearer for it.',
        'bold',
      ],
      [
        'You run into edges and into people. A sharp word slips out before breakfast. → Breathe out twice before you answer, and do the risky thing slowly.',
        'blunt',
        'acts rashly',
      ],
    ],
    [
      [
        'You fight for your money and your family, and you speak straight. Nobody has to guess. → Wait one night before you say a hard thing about money.',
        'blunt',
      ],
      [
        'You spend in heat and speak in heat. At table somebody goes quiet. → Eat before you discuss, and leave the purchase until tomorrow.',
        'leaks money',
        'quick anger',
      ],
    ],
    [
      [
        'You have courage for two. Brothers, sisters and comrades rely on you. → Start the thing that needs nerve on a Tuesday morning, and tell them afterwards.',
        'bold',
      ],
      'You compete with those next to you, and drive too fast. You win and are alone. → Let a brother or a neighbour win something this week.',
    ],
    [
      'You work on your home with your own hands, and you defend it. Land or building suits you. → Finish the repair that everybody walks around, this weekend.',
      'There is heat in your home: a quarrel with your mother, noise, a broken pipe. You argue where you should rest. → Leave the room first, and mend the pipe.',
    ],
    [
      [
        'You think fast and play to win. Sport, engineering or a bold plan brings out your best. → Teach a younger person the trick you are proud of.',
        'thinks fast',
      ],
      'You push children and ideas too hard, your own included. Plans break off. → Do half as much for a month, and stop while it still goes well.',
    ],
    [
      'You beat rivals, bad moods at work and Monday mornings. You love a hard task. → Take it on early in the day, and stop before you are empty.',
      [
        'You make enemies by being right too loudly. You also cut corners when you are tired. → Wear the gloves, sleep, and let one fight go by.',
        'blunt',
      ],
    ],
    [
      'You love with energy, and you need a partner who answers back. A quarrel does not frighten you. → Have it early in the evening, and end it with something to eat.',
      'You press, and the other person withdraws or fights. Small things become battles. → Ask for one thing at a time, and never on an empty stomach.',
    ],
    [
      [
        'You are brave in danger, and you can take over in a crisis. Research and rescue suit you. → Keep your insurance in order, and you have nothing to fear.',
        'bold',
        'hard to upset',
      ],
      [
        'You take risks you do not notice, on the road, with tools, with debts. Anger sits deep. → Slow down on purpose for a month, and talk it out with a calm person.',
        'acts rashly',
      ],
    ],
    [
      'You fight for what you believe, and you act on it. Travel tires you less than waiting. → Do one practical good deed this week with your hands.',
      [
        'You quarrel about right and wrong, with your father or with a teacher. You are impatient with advice. → Take one piece of advice this month exactly as it is given.',
        'impatient',
      ],
    ],
    [
      'You get things done, and everyone at work knows it. Engineering, command, land or sport suits you. → Ask for the target, and then for a free hand.',
      'You want to lead and you step on toes. A superior keeps a list. → Ask before you act for one month, and finish what is on your desk.',
    ],
    [
      'You earn by energy, and friends join in your plans. Land and machines pay. → Set one money goal for this year, with a date on the wall.',
      'You quarrel with friends about money or plans. You gain quickly and lose the friend. → Put the terms on paper first; it saves both.',
    ],
    [
      'You work hard where nobody looks, and your courage is quiet. Foreign places or hospitals can use you. → Move your body before bed, gently, and sleep follows.',
      [
        'You swallow anger, and it keeps you awake and costs you money. Something is said in secret. → Dig, swim or run it out, and say the rest to the person concerned.',
        'leaks money',
        'hides feelings',
        'sleeps badly',
      ],
    ],
  ]),
  Mercury: places('Mercury', [
    [
      'You look younger than you are, and you talk well. You notice everything. → Write your best idea of the day on one card, and throw the others away.',
      'You think so much that you do not begin. Others take it for nerves. → Set a timer for ten minutes, and do the first part badly.',
    ],
    [
      'You earn with your head and your tongue. Figures please you. → Read the contract yourself, and teach somebody in the family how to keep accounts.',
      'You talk money away: a rash promise, a joke, a wrong figure. It happens at table. → Name no sums at meals, and check each addition twice.',
    ],
    [
      'You write, call and connect people, and you do it with skill. Brothers and sisters hear from you. → Send the long message you have drafted.',
      'You are in five conversations and finish none. Your nerves know it. → Switch off every signal but the ring for two hours each morning.',
    ],
    [
      'You have a clever home, full of paper and talk. You study best there. → Clear one table this week for nothing but work.',
      'You think at night in the room where you should sleep. Papers lie everywhere. → Move the desk out of it, and stop reading at ten.',
    ],
    [
      'You have a quick and playful mind, and you explain well to the young. Games, writing or trade in ideas suits you. → Publish something small this month.',
      'You doubt your ideas, or you have too many. A clever bet costs you money. → Show one idea to a sober friend before you act on it.',
    ],
    [
      'You solve problems step by step, and you win arguments by knowing more. Details are your field. → Make a checklist for the task that always goes wrong.',
      'You argue about trifles, and your nerves pay for it. A form comes back twice. → Answer one letter a day, and leave the others shut until tomorrow.',
    ],
    [
      'You like a partner you can talk to, and you do business with ease. Agreements come quickly. → Put each of them in three written lines.',
      'You discuss a bond until it is tired. You compare it with others that you hardly know. → Spend one evening with the person without solving anything.',
    ],
    [
      'You see what others hide in words and figures. Research, audit or languages suit you. → Take up the old puzzle again this month.',
      'Your thoughts circle at night around one matter. A paper is missing or unclear. → Ask for a copy, get advice, and close the file.',
    ],
    [
      'You learn for your whole life, and you can explain belief to a doubter. Publishing and teaching bring luck. → Enrol in something, or teach it.',
      'You know much about faith and practise little. Advice from you is long. → Say it in one sentence, and then do it yourself.',
    ],
    [
      'You work with words, trade or numbers, and you are reliable in them. Superiors ask you to explain. → Make the one-page version your trademark.',
      'You are clever at work and not always believed. You say yes to too much. → Promise a date only after you have looked at the calendar.',
    ],
    [
      'You gain by contacts and by information. Friends of every age like to talk to you. → Introduce two of them who need each other.',
      'You trade in news and lose by it. A friend was quoted. → Keep one secret this month that would have made a good story.',
    ],
    [
      'You think best alone, and you have a feeling for foreign languages or hidden meanings. → Sleep on questions. In the morning you have the answer.',
      'You worry in secret and forget appointments. Small sums disappear. → Keep one calendar, one purse, and tell one person what is on your mind.',
    ],
  ]),
  Jupiter: places('Jupiter', [
    [
      'You have good sense and a generous manner, and people come for advice. Help reaches you in time. → Give advice only when asked this week, and see how much more it is worth.',
      [
        'You mean well and you promise a lot. You eat and talk in the same measure. → Cut one promise in half, and keep it on the day.',
        'promises too much',
      ],
    ],
    [
      'You speak well, and money comes by honest means. Your family listens. → Put aside a tenth, and teach a younger relative to do so.',
      [
        'You spend for the good name of the family. A feast was larger than the purse. → Celebrate the next one in a small way, with better stories.',
        'leaks money',
      ],
    ],
    [
      'You encourage others, and you write or teach with courage. Brothers, sisters or neighbours take your advice. → Write the one letter of recommendation that matters.',
      'You advise too soon and act too late. Relatives smile about it kindly. → Do one small brave thing this week without explaining it.',
    ],
    [
      'You have peace at home, with books, guests and a good mother or an older friend. Study gives you joy. → Buy the better chair, and start the course.',
      'You want a larger home than you can look after. Ease makes you slow. → Give one room away, or a shelf, and enjoy the space.',
    ],
    [
      'You teach well, and children and pupils do you credit. Your judgement can be trusted. → Take on one pupil, or one wise risk, this year.',
      'You hope for too much from the young, from luck or from an idea. They feel it. → Praise what they did, and leave the future out of it.',
    ],
    [
      'You get out of difficulties because somebody helps, and you help in turn. Opponents become polite. → Do your daily work with one extra kindness.',
      'You underrate small duties, debts and rivals. The weight shows. → Walk half an hour a day, and pay what is small before what is grand.',
    ],
    [
      'You find a partner with good sense, and others come to you for agreements. You both grow by it. → Say thank you for one thing that has become normal.',
      [
        'You expect wisdom from a partner, or you deliver it. Bread and a joke would be more welcome. → Cook, laugh, and keep one opinion to yourself.',
        'blunt',
      ],
    ],
    [
      'You come well through changes, and you have a calm view of last things. Legacies or research may help you. → Read one deep book slowly this season.',
      [
        'You lose trust for a while after each change, and you overspend to feel safe. → Keep a reserve, and visit somebody who has seen worse.',
        'trusts slowly',
      ],
    ],
    [
      'You are lucky, and you know where it comes from. Teachers, faith and far places are kind to you. → Keep one vow this year, small and exact.',
      'You believe you are right, and you stop asking. A promise is still open. → Keep it now, down to the smallest detail.',
    ],
    [
      'You are respected at work for fairness. Teaching, law, finance or care suits you. → Take the post where good judgement counts more than speed.',
      'You trust the wrong chief, or you expect thanks for kindness. Your work is good and late. → Hand in one thing early this month.',
    ],
    [
      'You gain steadily, and your friends are worth having. Your larger wishes tend to come true. → Share the first part of each gain.',
      'You have generous friends and generous plans. Money waits for neither. → Name the one wish that would be enough, and write it down.',
    ],
    [
      [
        'You sleep well, give quietly and are protected in ways you do not see. Retreats renew you. → Give one thing away each month without a word.',
        'sleeps well',
      ],
      'You give to those who do not need it, and your own tap drips. You hope somebody notices. → Mend the tap, and give with a limit.',
    ],
  ]),
  Venus: places('Venus', [
    [
      'You are pleasant to look at and to be with, and you dress with care. Doors open. → Use it this week for somebody who is shy.',
      'You want to please, and you pay for it in time and clothes. A no is hard for you. → Say one this week, with a smile.',
    ],
    [
      'You have good taste in food, words and things, and money likes you. Your table is famous. → Save for the one lovely thing instead of ten.',
      'You spend on sweets, scents and small comforts. It adds up. → Pay in cash for two weeks, and keep the nicest receipt.',
    ],
    [
      'You are charming in writing and in conversation, and you like your brothers, sisters and neighbours. Art comes easily to your hands. → Make something small by hand, and give it away.',
      'You say the nice thing instead of the true one. Art waits. → Draw, play or write for ten minutes a day, and tell one friend what you think.',
    ],
    [
      'You have a beautiful home, or you make one out of little. Vehicles and comfort come to you. → Invite people; the rooms need it.',
      'You buy comfort when you are lonely at home. The cushions pile up on the sofa. → Ask somebody over, and serve soup.',
    ],
    [
      'You love, play and create with ease, and children like you. Romance suits you. → Go to the dance, the film or the lesson this week.',
      'You fall in love with beginnings and with your own ideas. Someone waits for the middle. → Finish the one piece you began with so much joy.',
    ],
    [
      'You bring grace into daily work, and you care for people well. Colleagues like your manner. → Take your rest as seriously as your service.',
      'You serve where you wanted to be loved. Small disputes spoil your work. → Say once what you like and what you do not.',
    ],
    [
      'You are made for partnership, and you want much from it. Love, dancing and diplomacy come easily. → Plan one evening for two, and put the phone away.',
      'You want affection from many sides, and one side notices. Comparisons cost you peace. → Stay with one conversation to the very end of it tonight.',
    ],
    [
      'You love deeply and quietly, and a partner’s means or a legacy may help you. Beauty in old things moves you. → Keep shared money on paper.',
      'You hide what you love, or you fear to lose it. Pleasure has a price you do not mention. → Tell one person, and pay one bill.',
    ],
    [
      'You are lucky in love and in art through travel, faith or a teacher. Far places are kind to you. → Visit a lovely holy place this year.',
      'You look for a perfect love or a perfect faith, somewhere else. Somebody here is waiting. → Take a walk with them in your own town.',
    ],
    [
      'You work well with beauty, people or peace-making. You are liked by those above you. → Show your work as carefully as you make it.',
      'You rely on charm at work, and it carries you to Thursday. → Do the dull part on Monday, and let charm be the rest.',
    ],
    [
      'You gain by friends, art and good company. Wishes come true with a smile. → Ask for a fair price, and then for a little more.',
      'You spend with friends what you gained through them. Everybody likes you by ten o’clock. → Go home at nine, twice a month, and see.',
    ],
    [
      'You enjoy private pleasures and you give in secret. Love far away or behind doors may be happy. → Make your bedroom the loveliest room.',
      'You spend on comfort that does not last, mostly at night. A secret tires you. → Sleep early for a week, and end one of the two.',
    ],
  ]),
  Saturn: places('Saturn', [
    [
      [
        'You look serious and you can be relied upon. You grow into yourself late, and well. → Do one light thing each day that has no purpose.',
        'keeps promises',
      ],
      'You are hard on yourself before anybody else is. Mornings are grey. → Begin with a walk in daylight, and count what is done and not what is left.',
    ],
    [
      [
        'You are careful with money and with words. What you save stays. → Say one warm thing at table each day; they wait for it.',
        'keeps money',
      ],
      [
        'You fear want, and you speak as if it were here. The family grows silent. → Make a budget once, and then do not mention it for a month.',
        'expects trouble',
      ],
    ],
    [
      [
        'You have patient courage, and you finish what you start. Brothers or sisters rely on you, perhaps from a distance. → Send them a line this week.',
        'patient',
        'finishes',
      ],
      'You have to force yourself to begin, and a brother’s matter weighs on you. → Take the smallest step before ten in the morning. The second is easier.',
    ],
    [
      'You build a home slowly and it lasts. You look after old people and old houses. → Repair one thing each season, and sit in the sun in it.',
      'Your home feels cold or is a burden. Rest does not come by itself. → Warm one corner with light and company, and ask for help with the rest.',
    ],
    [
      [
        'You think slowly and deeply, and your ideas ripen. You take the young seriously. → Play a game this week that has no use whatever.',
        'thinks slowly',
      ],
      'You are anxious about your gift or about the young. Joy has to ask permission. → Give it: one hour on Saturday, without a result.',
    ],
    [
      [
        'You outwork everybody, and rivals wear themselves out. Hard service is your field. → Keep your rest days, because no one will give them to you.',
        'has stamina',
      ],
      'You work under weight, and small complaints add up. Somebody below or above you is difficult. → Write down the tasks, cross out two, and see a doctor once.',
    ],
    [
      [
        'You commit late and then for good. You like a partner who is older or simply steady. → Say the warm thing that you think is obvious.',
        'steady',
      ],
      [
        'You keep people at a distance, and then you feel alone. A bond is all duty. → Ask the other person for one evening without any tasks.',
        'guarded',
      ],
    ],
    [
      [
        'You endure, and you can wait for what others grab. Careful habits carry you far. → Clear out one cupboard each season, and ask questions in good time.',
        'patient',
      ],
      'You carry an old worry that nobody sees. Delays and old papers feed it. → Take one paper a week to somebody who understands it.',
    ],
    [
      'You earn your beliefs, and you keep them. Teachers were strict with you. → Thank one of them, and be milder with a pupil.',
      'You doubt luck, fathers and priests. Life was stricter than they said. → Do one good thing without believing in it, each week.',
    ],
    [
      'You rise by work and you stay up by fairness. Your name grows every year. → Train somebody to do a part of it, and leave at six on Friday.',
      'You carry too much at work and fear to fall. You have hardly any free evenings. → Hand over one task this month, to the person who asked.',
    ],
    [
      'You gain slowly and surely, and your friends are few and old. Large organisations suit you. → Set a goal for ten years, and one for March.',
      'You wait for gains and count what others have. Friends are busy. → Ring one of them without any reason, and go for a walk.',
    ],
    [
      'You need solitude, and you work well out of sight. You spend sensibly, too. → Keep a fixed bedtime, and one day a month quite alone.',
      [
        'You shut yourself in, and the nights are long. Old guilt or old costs come back. → Open the window, tell a friend, and forgive one bill.',
        'sleeps badly',
      ],
    ],
  ]),
  Rahu: places('Rahu', [
    [
      'You do things your own way, and people turn to look. You learn by trying on new lives. → Choose one for a year, and go into it properly.',
      'You do not quite know who you are, and you borrow from others. You change your mind with your company. → Write down three things that stay the same.',
    ],
    [
      'You make money in unusual ways, and you speak with an accent of your own. Foreign things pay. → Keep the books clean, and one honest friend close.',
      'You say more than is true when money is the subject. The family notices. → Wait a day before each large word and each large purchase.',
    ],
    [
      'You have nerve, and the media, machines or travel are your friends. You dare to write to anybody. → Send the bold letter this week.',
      'You chase messages, gadgets and rumours. A neighbour or a brother is offended. → Put the phone away for one whole evening this week.',
    ],
    [
      'You feel at home in a strange place, and you make it your own. Modern houses, far cities suit you. → Keep one old thing from your mother’s home.',
      'You are restless at home, and want another one. Repairs never end. → Live for three months with the house as it is.',
    ],
    [
      'You have original ideas, and unusual pupils or children. Screens and stages suit you. → Show one idea to the public before it is perfect.',
      'You gamble with hopes. An idea or a love carries you away. → Put a limit on the sum and on the hours, and tell a friend.',
    ],
    [
      'You beat opponents with surprising means. Machines, law and foreign trade help you. → Keep regular hours, and nobody can get at you.',
      'You have worries you cannot name, and rivals you cannot see. The days are irregular. → Keep notes of hours and incidents for three months; then you will know.',
    ],
    [
      'You are drawn to unusual people, and one of them changes your life. Foreign partners bring gain. → Give a new bond a year before you decide.',
      'You fall for masks. It is exciting until it is an ordinary Tuesday. → Meet new people in daylight, with friends, and ask the simple questions.',
    ],
    [
      'You go where others do not dare: research, secrets, sudden changes. You come out with something. → Keep a reserve and a lawyer’s number.',
      'You are pulled towards risks, and secrets make you sleepless. Things come in jolts. → Declare one thing this week, and sleep.',
    ],
    [
      'You find truth far from your father’s faith. Travel and strange teachers open you. → Examine each of them once, and then learn properly.',
      'You believe fast and are disappointed fast. Blood relations shake their heads. → Go back to one plain duty of your family, in your own way.',
    ],
    [
      'You want to be somebody, and the big world is your field. Technology, politics and foreign firms suit you. Rise by something you can prove.',
      'You promise a result before you have it. Success comes and leaves in public. → Show finished work for a year, and no plans.',
    ],
    [
      'You gain from large networks and strange quarters. Wishes come true in odd ways. → Ask once where all the money comes from.',
      'You want too much, from too many. False friends come to you with the gains. → Keep the three old friends who knew you before.',
    ],
    [
      'You live well abroad or in a world of your own. Dreams give you ideas. → Write them down, and be in bed by eleven.',
      'You lose sleep and money in ways you cannot explain. Screens at night are part of it. → Switch them off at nine for a month.',
    ],
  ]),
  Ketu: places('Ketu', [
    [
      'You need little, and people find you hard to place. You see through things quickly. → Tell one person each week what you see.',
      'You feel a stranger in your own skin on some days. You drop things halfway. → Keep a simple daily order, and finish one thing a day.',
    ],
    [
      'You do not cling to money, and you say few and exact words. Old knowledge feeds you. → Let somebody careful keep the accounts.',
      'You forget money, and at times you speak past people. The family guesses. → Set one fixed day for accounts, and say the end of each sentence.',
    ],
    [
      'You are brave without noise, and your hands are skilled. You do not need applause. → Do the dangerous or delicate part yourself.',
      'You lose interest in the middle, and a brother or friend is far away. → Take smaller steps. Write to one of them on Sunday.',
    ],
    [
      'You are at home wherever it is quiet. You can leave a house without tears. → Keep one place, however small, where nobody asks for anything.',
      'You feel homeless at home. Your mother’s ease is on your mind. → Visit her without a purpose, and cook something from then.',
    ],
    [
      'Your ideas come by intuition, and they are often right. You teach without wanting to. → Explain one of them slowly to a child.',
      'You doubt your own gift, or the young slip away from you. Plans end early. → Choose one, and stay with it until it is boring.',
    ],
    [
      'You dissolve opposition by not feeding it. Healing, details and animals suit you. → Do your daily work in silence for an hour.',
      'Small worries move about in you, and nobody finds them. Enemies are mostly misunderstandings. → Ask the one who seems hostile what is the matter.',
    ],
    [
      'You leave people free, and you need a partner who does so too. Your bonds are deep and quiet. → Say once a week that you are glad of them.',
      'You are absent in company, and the other person feels it. You break off before it gets close. → Stay an hour longer than you want to.',
    ],
    [
      'You are not afraid of endings, and you sense what comes. Occult and old subjects open to you. → Meditate ten minutes, and then go out among people.',
      'You are careful, because you reckon with a sudden loss. You expect the next one. → Check what can be checked, give a warm thing away, and let the rest be.',
    ],
    [
      'You believe without a church, or more simply than others. You find your teachers in odd places. → Keep one practice for forty days.',
      'You leave a faith or a teacher behind easily, and nothing takes the place. → Do not decide it now. Help one person each week.',
    ],
    [
      'You work for the work, not for the title. Exact, quiet trades suit you. → Choose a task that others will need in twenty years.',
      'You lose interest in your career when it succeeds. Others find it strange. → Keep the post, change the task, and decide in a year.',
    ],
    [
      'You gain without chasing, and you can do without. A few friends are close to you in spirit. → Accept the next gift without handing it on.',
      'You let gains go by, and friends drift away. You say that you do not mind. → Ring one of them, and send one invoice.',
    ],
    [
      'You are close to peace when you are alone. Prayer, sleep and far places restore you. → Keep the early morning for yourself.',
      'You flee instead of resting, and money leaks on the way. Dreams are loud. → Take small vows that others can see, and a teacher with office hours.',
    ],
  ]),
} satisfies Record<Graha, Record<HouseNumber, Record<Half, Passage>>>
