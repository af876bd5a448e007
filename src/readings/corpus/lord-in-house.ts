import { ordinalInWords } from '../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// The lord of a house in each house, well placed (good) or ill placed (bad)
const passage = from('BPHS 24, in our words')

type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]
type Half = 'good' | 'bad'

/** The reason of a finding, after its first sentence; the form changes from house to house. */
const reason = (finding: string, lord: HouseNumber, at: HouseNumber, half: Half): string => {
  const subject = `the lord of your ${ordinalInWords(lord)} house`
  const place = ordinalInWords(at)
  const isGood = half === 'good'
  const predicate = lord !== at ? `stands in the ${place}` : isGood ? 'is at home there' : 'is at home and hard pressed'
  const hasReason = /:|\b(?:because|since|as)\b/.test(finding)
  const form = (lord + at + (isGood ? 0 : 2)) % 4
  if (form === 0 || hasReason) return `, since ${subject} ${predicate}`
  if (form === 1) return `: ${subject} ${predicate}`
  return form === 2 ? `, because ${subject} ${predicate}` : `, as ${subject} ${predicate}`
}

const reasoned = (told: TraitText, lord: HouseNumber, at: HouseNumber, half: Half): Passage => {
  const [text, ...traits] = typeof told === 'string' ? [told] : told
  const [finding] = text.split('. ', 1) as [string]
  return passage(`${finding}${reason(finding, lord, at, half)}${text.slice(finding.length)}`, ...traits)
}

/** The texts on the lord of a house in houses 1 to 12, the good one first. */
const places = (lord: HouseNumber, texts: Twelve<readonly [good: TraitText, bad: TraitText]>) =>
  Object.fromEntries(
    HOUSES.map((at) => {
      const [good, bad] = texts[at - 1]!
      return [at, { good: reasoned(good, lord, at, 'good'), bad: reasoned(bad, lord, at, 'bad') }]
    }),
  ) as Record<HouseNumber, Record<Half, Passage>>

export default {
  1: places(1, [
    [
      [
        'You are hard to talk into a life that somebody else designed. After one good night you are yourself again. → Decide one thing this week without asking anybody.',
        'holds firm',
        'lets go',
      ],
      [
        'You go it alone even where help stands at the door. Plans change with your mood, and that tires you. → Keep regular hours for two weeks, and listen to one adviser to the end.',
        'copes alone',
      ],
    ],
    [
      'You feel like yourself when money and family are in order. You earn by speaking, selling or looking after what there is. → Keep a tenth of each payment, and eat with your people on Sunday.',
      'You measure your worth by your account. A cousin’s new car can spoil your evening. → Write down three things you are good at that have no price, and read them on the last day of the month.',
    ],
    [
      [
        'You make your way by your own effort, with words, hands and short trips. You start while others still discuss. → Send the message that needs courage today, before supper.',
        'bold',
      ],
      'You are busy on too many small roads. A brother, a neighbour or a phone takes the hour you wanted for yourself. → Finish one thing by Friday, and leave two unanswered.',
    ],
    [
      'You are at your best in your own four walls. Parents, land or a quiet kitchen give you strength. → Put one room in order this week, and invite somebody into it.',
      [
        'You carry the mood of your home out into the day. After a quarrel at breakfast nothing succeeds until noon. → Settle it before you leave the house, even with half a sentence.',
        'easily hurt',
      ],
    ],
    [
      'You think with pleasure and people like to listen. Children, pupils or an audience bring out the best in you. → Give an hour this week to something you make only for the joy of it.',
      [
        'You want to be admired, and you sulk when you are not. An idea of yours stays in the drawer for fear of the judgement. → Show it to three people this week.',
        'easily hurt',
      ],
    ],
    [
      [
        'You grow by difficulty and you outwork most rivals. A hard task calms you. → Take the difficult client or the awkward form first thing tomorrow, and stop at six.',
        'has stamina',
        'finishes',
      ],
      [
        'You spend your strength on other people’s problems and on disputes. By Thursday you are worn out. → Sleep seven hours on three nights in a row, and pay the smallest debt first.',
        'tires easily',
      ],
    ],
    [
      'You become yourself through other people. A partner or a customer shows you what you can do. → Ask one of them this week what they come to you for.',
      [
        'You bend too far to please, and then you run. It is seldom the other person’s fault. → Say on Monday what you need, before it has turned into a reproach.',
        'gives in',
      ],
    ],
    [
      [
        'You are calm when others panic, and you like to know what lies beneath. Research, crises and other people’s affairs suit you. → Look into one old matter this week; you find something.',
        'hard to upset',
      ],
      [
        'You expect trouble and tire yourself with watching. Changes come in jolts. → Keep a reserve, see a doctor about what worries you, and tell one person what you are afraid of.',
        'expects trouble',
      ],
    ],
    [
      [
        'You have luck and you know whom to thank for it. Teachers, faith and far places take you forward. → Visit or ring one teacher this week, and plan a trip that has a purpose.',
        'expects good',
      ],
      'You preach a little, or you find it hard to believe. Your father’s opinion still sits at the table. → Do one good deed that nobody sees, and let the opinion sit.',
    ],
    [
      'You are known by what you do. People in charge notice you early, and you like to carry weight. → Put your name under one piece of work this week.',
      'You live for the work and take its failures personally. Even on Sunday you think of the desk. → Leave it at six on two evenings, and do something nobody can grade.',
    ],
    [
      'You gain through friends, and your wishes have a way of coming true. You are somebody’s useful contact. → Ask for one thing this week from a person who would gladly give it.',
      [
        'You want a lot and you want it from many people. The list of wishes grows faster than the days. → Cross out half of it, and keep the friend who wants nothing.',
        'wants more',
      ],
    ],
    [
      'You are at ease far from the crowd, abroad or behind the scenes. You give without counting. → Keep one evening a week for yourself, with the door closed.',
      [
        'You lose strength to spending, to travel or to secrets. Some mornings you cannot say where the week went. → Write down for ten days what you do after nine in the evening.',
        'leaks money',
        'sleeps badly',
      ],
    ],
  ]),
  2: places(2, [
    [
      'You earn by being who you are. Your voice or your face is part of the trade, and money follows it. → Ask for the price you think is fair, and then say nothing.',
      'You earn well and the family does not always share your joy. At table you sound harder than you feel. → Praise the cook first, and talk about money on another day.',
    ],
    [
      [
        'You know how to keep what comes in. Savings grow in your hands, and family talk about money is sane. → Move a fixed sum on the first of each month, before anything else.',
        'keeps money',
      ],
      'You are proud of what you have and anxious about it. You check the account at night. → Set a sum below which nothing is spent, and then put the phone away.',
    ],
    [
      [
        'You make money by your own courage, with writing, selling or a craft. Brothers and sisters help you in it. → Start the small side trade this month, with one customer.',
        'bold',
      ],
      [
        'You spend on gadgets, trips and other people’s plans. What came in by effort goes out by habit. → Wait one week before each purchase that you can carry with one hand.',
        'leaks money',
      ],
    ],
    [
      'You gain by land, houses, vehicles or your mother’s side. Money feels safe when it has walls. → Check the papers of your home this week, and repair what keeps its value.',
      [
        'You pay for comfort with savings. A kitchen or a car was larger than it had to be. → Live one month on the plain version, and put the difference away.',
        'leaks money',
      ],
    ],
    [
      'You earn with ideas, teaching or a talent. Children of the family may earn well too. → Spend an hour a week on the skill that people already ask you for.',
      'You bet on your cleverness. A tip, a game or an elegant plan costs you more than it brings. → Put a limit in writing, and give it to somebody who will remind you.',
    ],
    [
      'You make money from problems: service, law, health, repair. Even rivals bring you business. → Raise your price for the hard cases, since you solve them.',
      [
        'Debts and disputes eat what you put away. Supper turns into an argument about a bill. → Pay the smallest loan first, and keep such talk out of the dining room.',
        'leaks money',
      ],
    ],
    [
      'You earn through a partner or through customers who come back. People trust you with a purse. → Write down this month who has brought you most, and thank that person.',
      'You and a partner count differently. The talk starts after the purchase and ends late. → Agree on sums beforehand, and give each of you one that needs no explaining.',
    ],
    [
      'Money comes to you from unexpected sides: an estate, a refund, a partner’s means. You manage what others entrust to you. → Keep these sums apart from your own.',
      'Savings vanish by surprise, in a repair, a fee or a family matter. You keep silent about it too long. → Build a reserve of three months, and show one person the figures.',
    ],
    [
      'You have luck with money when you act honourably. A teacher, a father or a distant place brings it. → Give a small part away first.',
      [
        'You expect fortune to pay the bills. A good cause or a far plan costs more than you have. → Give time instead of money for three months.',
        'leaks money',
      ],
    ],
    [
      'Your work feeds the family and your name with it. Income rises with rank. → Ask this quarter for the responsibility that carries the better pay.',
      [
        'You earn by standing and you spend on standing. A title costs you a suit and a dinner. → Leave out one outing a month that is only for show.',
        'leaks money',
      ],
    ],
    [
      [
        'Income and savings work together for you. There are several sources, and friends are one of them. → Open a second small source this year, and let it grow untouched.',
        'keeps money',
      ],
      [
        'You earn much and it slips through in company. Everybody knows what you make. → Mention no figure to anybody for three months, and save by standing order.',
        'leaks money',
      ],
    ],
    [
      'You spend on what does good: abroad, on rest, on people who cannot pay back. Money in motion suits you. → Decide at New Year how much may go, and enjoy it.',
      [
        'Your purse has a hole that you do not look at. It is subscriptions, travel, or somebody you support in secret. → Find it this week, and close half of it.',
        'leaks money',
      ],
    ],
  ]),
  3: places(3, [
    [
      [
        'You are self-made and everybody can see it. You learn by doing and you speak plainly. → Do one brave thing this week in a small format: a call, a stage, a question.',
        'blunt',
        'bold',
      ],
      [
        'You quarrel when you mean to explain. Hands and tongue are faster than your thought. → Count to five before you answer a brother or a neighbour.',
        'quick anger',
      ],
    ],
    [
      'You turn courage into money. Writing, sales, music or a craft brings in a regular sum. → Put a price on one thing you have given away until now.',
      [
        'You start and you leave the earning to others. A brother’s or a friend’s business costs you savings. → Lend time, not money, for a year.',
        'leaves unfinished',
      ],
    ],
    [
      [
        'You have nerve and good comrades. Brothers, sisters or old friends stand by you. → Start the project you have talked about; the first three steps fit into this week.',
        'bold',
      ],
      [
        'You compete with those who could help you. A sister’s success stings. → Ring and congratulate, first of all, and you will sleep well.',
        'easily hurt',
      ],
    ],
    [
      'You make your home with your own hands. Tools, books and relatives are all in it. → Repair or build one thing this month, and ask a brother to hold the other end.',
      'Your peace at home is broken by noise from outside: messages, neighbours, visits. → Choose two hours in the evening in which the phone lies in a drawer.',
    ],
    [
      [
        'You have ideas and the courage to show them. Sport, the stage or teaching suits you. → Put your name on a piece of work this month and publish it.',
        'bold',
      ],
      [
        'You play high and rehearse little. An opinion goes out too early, or a flirt is treated as sport. → Rehearse once before anything public or private.',
        'acts rashly',
      ],
    ],
    [
      [
        'You win contests by stamina and by preparation. Rivals respect you. → Enter for the thing that has a jury, and train twenty minutes a day for it.',
        'has stamina',
      ],
      [
        'You fight small wars, many of them by message. You remember who began. → Close one of them this week by writing less than you could.',
        'holds on',
      ],
    ],
    [
      'You do well in partnership with a bold person. Deals, trips and letters bring you together. → Suggest the joint plan yourself, with a date.',
      'You argue with a partner as you did with a brother. Each of you keeps the score. → Leave one point uncounted this evening, and say so.',
    ],
    [
      [
        'You go where others do not look: archives, crises, the hidden part of a trade. It takes courage, and you have it. → Ask the question that nobody asks.',
        'bold',
      ],
      [
        'Your courage leaves you when a thing drags on. You work in secret, or for people who hide you. → Tell a friend about one such plan, and hear what it sounds like.',
        'timid',
        'leaves unfinished',
      ],
    ],
    [
      'You travel, teach or publish, and effort turns into luck. A partner or a stranger helps. → Send your text or your application to the far address.',
      'You and your father, or a teacher, pull in different directions. You want to show them. → Do it by finishing something, and invite them to see it.',
    ],
    [
      'You rise by your own effort and by what you say. Media, trade and technical work suit you. → Take on the task that needs three phone calls a day.',
      'You do a great deal at work and others present it. You grumble in the lift. → Put your name on the next page, top right, before it leaves your desk.',
    ],
    [
      'You gain by trade and by people you dared to speak to. Friends become partners. → Speak to one new person this week, and follow up within two days.',
      'You chase many small profits. The diary is full and the account is not. → Choose the one that paid best last year, and give it three mornings.',
    ],
    [
      'You make your effort count far from home or out of sight. Long projects, foreign languages and retreats suit you. → Work one hour a day on the thing nobody sees.',
      'You waste effort in places that never thank you. Brothers or neighbours cost you rest. → Say no once this week, and spend the hour asleep.',
    ],
  ]),
  4: places(4, [
    [
      [
        'You feel at home in yourself, and people feel at home with you. Learning and land come your way. → Read for half an hour each evening in the same chair.',
        'at rest',
      ],
      [
        'You are restless even at home, and you move the furniture instead of the problem. Your mother’s worry is also yours. → Sit with it for ten minutes before you move anything.',
        'restless',
      ],
    ],
    [
      'You have family, food and some property behind you. You speak kindly of your people. → Ask the oldest of them this month how the house came to be bought.',
      'You and the family talk about a house as if it were money. It hurts somebody. → Let an outsider work out the sum, and let the talk be about people.',
    ],
    [
      'You make your own comfort, with effort and good neighbours. A home you built is worth more to you than one you got. → Do one repair this weekend.',
      'You move often, or the neighbours do. Quiet is rare. → Put a lock on one room and on one hour, and tell people about both.',
    ],
    [
      [
        'You have a real home, or you will make one. Land, vehicles and your mother’s blessing are in the old verse. → Plant something this season that will take years.',
        'at rest',
      ],
      'You cling to a house or a habit that has become too small for you. Repairs eat the weekends. → Decide by spring what stays, and let one thing go.',
    ],
    [
      [
        'You learn with ease where you feel safe, and you give that safety to children. A home with books and games is your best school. → Read aloud to somebody this week.',
        'learns fast',
      ],
      'You worry at home about children or a plan, and it spoils the play. → Let one afternoon a week pass without improving anything or anybody.',
    ],
    [
      'You bring order into a difficult house. Care for relatives, repairs or a home business suits you. → Take one duty less than you could, and you keep the peace.',
      [
        'Your home is a place of duties or of dispute. A fence, a loan or a relative keeps you awake. → Insure the roof, settle the fence, and half of the noise stops.',
        'sleeps badly',
        'restless',
      ],
    ],
    [
      'You share your home easily, and a partner brings warmth or property into it. Guests leave late. → Ask two people to supper this week, and let them wash up.',
      'You and a partner want different homes. The talk begins with curtains and ends with mothers. → Draw two plans on paper, and mark what both have in common.',
    ],
    [
      [
        'You inherit something or live in an old place with a story. You keep calm through moves and changes. → Put the papers of the house into one folder.',
        'hard to upset',
      ],
      [
        'A move, a leak or a loss at home shook you, and you still listen for noises. → Check what can be checked this week, and then sleep in the other room.',
        'restless',
      ],
    ],
    [
      [
        'You are blessed with a good house or a good mother, and people like to come. Faith has a place at your table. → Light a lamp, or say thanks, at the same hour each day.',
        'at rest',
      ],
      'You live far from home, or far from what your parents believed. You miss it at festivals. → Cook one of the old dishes, and do it in your own way.',
    ],
    [
      'You are honoured for solid work, often with land, houses, schools or people’s comfort. Work and home can share a roof. → Give the desk at home a door.',
      'You bring the office home, and home waits. At supper you answer one more message. → Keep a basket at the door, and put the phone in it until eight.',
    ],
    [
      'You gain by property and by friends who feel like family. You are generous with your rooms. → Lend one out this year, and let something come of it.',
      'You want a finer home than you need, because friends have one. The loan is long. → Wait a year, and spend the first rent you save on the garden.',
    ],
    [
      [
        'You find peace far from where you were born, or behind a closed door. A house abroad or a retreat suits you. → Book four quiet days for this year.',
        'at rest',
      ],
      [
        'You do not quite live where you live. Boxes stay packed, and rest comes hard. → Unpack one this evening, hang one picture, and go to bed early.',
        'restless',
      ],
    ],
  ]),
  5: places(5, [
    [
      'You are clever and you enjoy being yourself. People ask your opinion, and children like you. → Give one idea of yours a shape this week, however rough.',
      'You are clever and a little mean with it. Praise is something you weigh on a scale. → Give away one good idea this week, and credit, too.',
    ],
    [
      'You turn talent into money, and the family is proud of it. Teaching, finance or art pays. → Ask for a fee where you used to do it as a favour.',
      'You invest in hopes: a child’s talent, a course, a tip. The family counts in silence. → Set a ceiling for such sums this month, and tell them what it is.',
    ],
    [
      'You write, speak or perform with courage. Brothers, sisters and friends are your first audience. → Show them the piece you have not shown anybody.',
      'You joke where you should ask, and you compete with children and friends. Somebody is hurt and laughs. → Ask them on Sunday, in a quiet minute, how it was.',
    ],
    [
      [
        'You learn best at home, and home is a happy place because of you. A mother’s joy in you carries far. → Start a course that you can follow from your own table.',
        'at rest',
      ],
      [
        'You worry about children or plans in the place where you should rest. The evenings are long. → Write the worry down, put it under the kettle, and play a game.',
        'restless',
      ],
    ],
    [
      'You have judgement, luck with the young and a gift that is your own. Teachers recognise it. → Use it for an hour each day; it grows only that way.',
      [
        'You trust your gift so much that you do not practise. Results swing. → Practise twenty minutes a day for a month, and ask somebody strict to listen.',
        'leaves unfinished',
      ],
    ],
    [
      [
        'You solve problems that defeat others. Exams, contests and hard cases wake your mind. → Take the difficult one this week, and explain afterwards how you did it.',
        'learns fast',
      ],
      [
        'You quarrel with somebody younger or you judge yourself too hard. A project tires you before it starts. → Do the first ten minutes only, three days running.',
        'tires easily',
      ],
    ],
    [
      'You fall for a good mind, and good minds like you. Affection, honour and work together suit you. → Discuss your next plan with the person you talk to best.',
      [
        'You love the beginning of things and people. Then the conversation gets practical, and you yawn. → Stay for one practical talk this week, to the end.',
        'leaves unfinished',
      ],
    ],
    [
      'You think deeply and see what is hidden. Research, psychology or old knowledge draws you. → Give the question you carry about you one free evening a week.',
      [
        'You fear the worst for those you love or for your plans. The idea comes at night. → Tell it to one person by daylight, and look how small it is.',
        'expects trouble',
      ],
    ],
    [
      'You are a born teacher or author, and luck follows your knowledge. Elders and pupils speak well of you. → Write one page this week that a beginner would understand.',
      'You believe you have understood, and you stop asking. Elders find you clever, not yet wise. → Read one book this month by somebody you disagree with.',
    ],
    [
      'You reach a good position by intelligence. Those above you like to hand you the interesting matter. → Say which one you want, before they choose.',
      'You play at work and work at play, and a superior notices. Your best ideas come at the wrong meeting. → Write them down, and bring them on Monday.',
    ],
    [
      'You gain by talent and by people who enjoy you. Friends, pupils and children bring luck. → Bring two of your circles together this month.',
      'You hope for too much from friends or from luck. A game or a scheme costs you a good evening. → Keep to stakes you would give as a tip.',
    ],
    [
      'You have a rich inner life, and distance suits your mind. Study abroad, quiet art or prayer brings you joy. → Keep the hour before sleep for it.',
      'You spend on pleasures that do not stay, or you miss somebody young who is far away. → Write to them each Sunday, on paper, three lines.',
    ],
  ]),
  6: places(6, [
    [
      [
        'You get up again, faster than others do. Work and rivals make you famous in your own small world. → Train your strength three times a week, and it serves you for years.',
        'lets go',
        'has stamina',
      ],
      [
        'You are your own hardest opponent. You overwork, you worry, and then you eat standing. → Take one real lunch break this week, sitting down, with somebody.',
        'expects trouble',
      ],
    ],
    [
      'You earn by service: law, food, medicine, repair. Away from home you are respected. → Stay at the task, and let the family see what it brings in.',
      'Debts reach your family table. A meal easily turns into an argument about money. → Clear the smallest debt first, and keep disputes out of the dining room.',
    ],
    [
      [
        'You stand up for yourself with words and skill. Rivals retreat, because you do not tire. → Learn one technique this year that makes the fight shorter.',
        'has stamina',
      ],
      [
        'You get angry at small things: a tone, a queue, a message. Brothers and neighbours know it. → Walk once round the block before you answer.',
        'quick anger',
      ],
    ],
    [
      'You keep a household running under strain. Servants, pets, repairs and sick relatives are all in your book. → Hand one of these duties over by the end of the month.',
      'You have little peace at home. Something is always broken or somebody is offended. → Repair the one thing you see daily, and let the rest wait.',
    ],
    [
      [
        'You win by thinking: examinations, cases, strategy. You help the young in trouble. → Take one such young person through one hard test this season.',
        'learns fast',
      ],
      'Your luck changes from month to month, and you take it out on those you love. → Keep one routine with them that does not depend on luck.',
    ],
    [
      'You beat rivals on their own ground, and work is never lacking. Strangers like you more than relatives do. → Choose the field with the clearest rules.',
      'You quarrel with your own people and get on with everybody else. Old claims are kept alive. → Drop one this year, without a letter.',
    ],
    [
      'You meet people through work or service, and one of them becomes important. You respect whoever can do something. → Say so this week to the person concerned.',
      [
        'You fight with the person nearest to you about things that belong to the office. → Agree on one hour in the evening without any criticism at all.',
        'holds on',
      ],
    ],
    [
      [
        'You get out of difficulties that swallow others, sometimes with profit. You are good in a crisis. → Keep your papers in order, and you need no luck.',
        'hard to upset',
      ],
      [
        'You carry a worry or an old quarrel about with you, and it costs sleep. → See a doctor for the one, a lawyer for the other, and say which is which.',
        'holds on',
        'sleeps badly',
      ],
    ],
    [
      'You serve a good cause and are paid for it, slowly. Wood, stone, law or teaching stands in the old verse. → Keep a record of results, by date.',
      [
        'You argue with teachers and officials about principles. You may be right. → Choose the one principle that is worth your Sundays, and let two others rest.',
        'resists rules',
      ],
    ],
    [
      'You are known as someone who can handle trouble. Hard posts, distant postings and competition suit you. → Ask for the task with the bad reputation.',
      'You and somebody above you collide. Work piles up because you do it to show them. → Do a third less, on time, and watch the tone change.',
    ],
    [
      'You profit by rivalry: where others compete, you earn. Disputes end in your favour, with some patience. → Stay polite until the money has arrived.',
      'Friends cost you money, or an older relative opposes you. You lend and you wait. → Lend nothing for six months, and give small presents instead.',
    ],
    [
      'You help where nobody looks: hospitals, shelters, far places. Opponents tire before you do. → Give it two evenings a week, and keep the others.',
      [
        'You lose energy to late hours, to costly comforts or to hidden quarrels. → Choose the one that starts earliest in the evening, and begin there.',
        'tires easily',
      ],
    ],
  ]),
  7: places(7, [
    [
      'You are skilled with people, and you like to do things in twos. Trade comes easily. → Ask the person you get on with best to join you in one plan this week.',
      [
        'You let another person’s opinion decide your day. You travel, change and start again. → Keep one meal and one pursuit that are only yours.',
        'gives in',
      ],
    ],
    [
      'You earn through a partner or through dealing with people. Two purses serve you better than one. → Sit down once a month with both of them, with tea.',
      'You love widely and put off deciding, and shared money suffers. The argument comes after the purchase. → Agree on sums first; the tongue does less harm then.',
    ],
    [
      'You meet people on the road, by letter or through brothers and sisters. A partner of yours is brave. → Plan a short trip for two this month.',
      'You and a partner compete like siblings, each with a list. → Choose one task that neither of you leads. Cook it, paint it or walk it together.',
    ],
    [
      'You bring love into the house and truth into love. Comfort grows after you commit yourself. → Make one corner of your home a place for two.',
      'The other person rules the home, and you mind. Or you rule, and they do. → Divide it by rooms: each of you decides in one, without comment.',
    ],
    [
      'You love somebody you can laugh and think with. Honour comes through partnership. → Share one idea before it is finished, and let it be changed.',
      'You fall in love with promise and are bored by fact. Somebody waits for an answer. → Give it this week, kindly and in one sentence.',
    ],
    [
      'You work well with a partner, in service or against a common difficulty. Care is how you love. → Let yourself be cared for on one day, too.',
      'Your bonds are tried by work, money or somebody’s health. You quarrel about duties and mean affection. → Say first what you are thankful for, then the duty.',
    ],
    [
      'You have a gift for partnership, and a good one waits for you or sits beside you. You give and take evenly. → Say this week what you would miss.',
      [
        'You expect the other person to complete you. When they do not, you negotiate. → Do one thing this week by yourself that you had been saving for two.',
        'gives in',
      ],
    ],
    [
      'You are drawn to deep and private bonds, and a partner’s means or secrets become yours. You can be trusted with them. → Keep written track of shared money.',
      [
        'You fear to lose a person and test them for it. Delays and silence feel like proof. → Ask once, directly, and believe the answer for a month.',
        'trusts slowly',
      ],
    ],
    [
      'You are lucky in partnership; a good person brings you faith, travel or fortune. You treat them well. → Take them to a place that matters to you.',
      'You look for wisdom in love and find a lecture, or you give one. Somebody far away seems better. → Go for a walk with the one who is here.',
    ],
    [
      'You build your work together with somebody, or meet them through it. A capable partner suits you. → Tell them each week one thing you admired.',
      'Work is the third person in your bond. You discuss the office in bed. → Leave it in the hall, for four evenings out of seven.',
    ],
    [
      'You gain through a partner and through circles of friends. One introduction changes a year. → Make one yourself this week, without any profit in view.',
      'You have many companions and keep a door open. The person closest to you notices it. → Close one door on purpose, or say honestly that it stays open.',
    ],
    [
      'You may find love across a border or behind the scenes. Distance keeps it fresh. → Give the time apart a rhythm: the same evening, the same call.',
      'You spend much on a bond, or you live beside each other. What you save in words you pay in money. → Say one warm sentence a day; it is cheaper.',
    ],
  ]),
  8: places(8, [
    [
      [
        'You survive things, and you know it. People come to you when something ends. → Use that calm once this week for a friend who is frightened.',
        'hard to upset',
      ],
      [
        'You feel watched by bad luck, and you brace yourself all day. Shoulders tell it. → Keep regular hours, see a doctor once a year, and expect one good thing daily.',
        'expects trouble',
      ],
    ],
    [
      'You handle other people’s money, estates or secrets with care. It can be your living. → Keep each sum in its own folder, and charge for the work.',
      'Family money goes up and down, and you are the one who worries. → Speak of it early. Put aside a little before any bill arrives, even in poor months.',
    ],
    [
      [
        'You ask brave questions and write what others keep silent. Research suits your hands. → Spend one evening a week on the matter nobody has looked into.',
        'bold',
      ],
      [
        'You lose heart halfway, or a brother’s trouble becomes yours. → Set a date for each attempt. Then stop or go on, but do not drift.',
        'leaves unfinished',
      ],
    ],
    [
      'You understand old houses, old land and old griefs. Something may come to you late and by surprise. → Sort the family’s papers before they are needed.',
      [
        'Home was shaken once and you still listen for it. A move or a repair finds you unprepared. → Check the roof, insure it, and plant something.',
        'restless',
      ],
    ],
    [
      'You have a deep mind that likes puzzles, psychology and the old sciences. It is a gift. → Let it work on one real question until the end of the month.',
      [
        'Your thoughts turn dark about plans or about the young. They are thoughts. → Speak them aloud to one calm person, and then do something with your hands.',
        'expects trouble',
      ],
    ],
    [
      'You come out of trouble better than you went in. Rivals harm themselves. → Do nothing against them, keep your papers straight, and wait for the season to turn.',
      'You worry about your body and about claims against you, often at once. → Take each to the right office. Between the visits, walk half an hour a day.',
    ],
    [
      'You love deeply and without show, and you stand by a person in a crisis. Trust is your currency. → Tell the other one secret worry; it binds.',
      [
        'You hold back in love because you expect the end. The other feels the cold. → Stay in the room for one difficult talk this week.',
        'expects trouble',
      ],
    ],
    [
      [
        'You look calmly at what others fear. Deep study and long work suit you, and changes leave you whole. → Do one thing that is due: a will, a check, a visit.',
        'hard to upset',
      ],
      'You keep too much locked up, and a small fault grows behind the door. → Open one drawer this week, and let one other person see what is in it.',
    ],
    [
      'You find meaning through hard experience. People who have lived through a bad year are your best teachers. → Pass on what you know to one person who is in such a year now.',
      [
        'You doubt easily, or a father’s story weighs on you. It need not be solved. → Visit the place once, alone, and come home for supper.',
        'trusts slowly',
      ],
    ],
    [
      'You work with what is hidden or broken: audit, surgery, crises, research. Your name grows by changes that end others’. → Keep notes of each case.',
      'Your work changes suddenly and you think it is your fault. → Keep one skill certified. Put half a month’s pay aside each year, for the pause between two posts.',
    ],
    [
      'You gain late and from unexpected sides. Old friends turn out to be the useful ones. → Ring one you have not seen for five years.',
      'You hope for a stroke of luck and wait too long. Friends come and go with it. → Do the small safe thing each week; it outgrows the stroke.',
    ],
    [
      [
        'You let go more easily than others do. Losses leave you lighter, and far places heal you. → Give away three things this month, the third one good.',
        'lets go',
      ],
      [
        'You spend when you are afraid. At night it is screens, by day it is fees. → Name the fear in one line, and wait a day before you pay.',
        'leaks money',
      ],
    ],
  ]),
  9: places(9, [
    [
      'You are lucky in a quiet way, and people trust your face. Good teachers found you. → Do one honourable thing this week that costs a little.',
      'You rely on luck, and you prepare late. People forgive you, so far. → Prepare one thing properly this week, to see how it feels.',
    ],
    [
      'You are lucky with money that is earned decently. The family gains by your good name. → Put a tenth aside for others, and see the rest grow.',
      [
        'You promise the family more than fortune has delivered. A good deed is paid by credit. → Give time, and promise by the month, not by the year.',
        'promises too much',
      ],
    ],
    [
      'You make your luck by daring, writing and speaking. Brothers and sisters share it. → Send your work to one place that seems too good for it.',
      [
        'You try many roads to luck and walk none to the end. Advice from friends confuses you. → Choose one road, and stay on it until your next birthday.',
        'leaves unfinished',
      ],
    ],
    [
      'You are blessed with home, land or a good mother, and study brings you joy. → Make room at your table for a teacher or a guest once a month.',
      'You argue at home about faith, study or where to live. Your luck waits outside. → Settle the one practical point, and leave belief to each person.',
    ],
    [
      'You are lucky with children, pupils and ideas. What you teach comes back to you. → Take on one pupil this year, paid or not.',
      'You count on grace where practice is needed. A young person is pushed towards your own dream. → Ask them what theirs is, and only listen.',
    ],
    [
      'You earn your luck by service and by taking on difficulty. Law, medicine and teaching suit you. → Do one unpaid hour a week, at a fixed time.',
      'You and your father, or a teacher, do not understand each other. Luck feels like work. → Do not argue this month; bring a small thing, and sit.',
    ],
    [
      'You find luck through a partner, who brings faith or distance into your life. Travel together, even for a day. → Let the other choose the place.',
      'You expect a partner to be a saint, or they expect it of you. → Laugh about it once this week. Do a plain chore together.',
    ],
    [
      'You find treasure where others see an end: research, legacies, old wisdom. Your faith is tested and holds. → Visit a place where you were once in need.',
      [
        'Your luck comes late and after a fright. Trust is hard for you. → Keep one small vow for forty days; it is a rope you make yourself.',
        'trusts slowly',
      ],
    ],
    [
      'You have real good fortune, and you feel where it comes from. Fathers, teachers and temples are kind to you. → Thank one of them in person this month.',
      'You believe that luck is your right. When it fails, you look for the guilty. → Help somebody who has less of it, for one season.',
    ],
    [
      [
        'You rise with help from above: a mentor, an elder, the state. You deserve it by keeping your word. → Ask the mentor for the next step, now.',
        'keeps promises',
      ],
      'Principle and career pull you in two directions. You tire of both. → Write down the one thing you will not do, and be easy about the rest.',
    ],
    [
      'You gain steadily, by honest friends and good causes. Money follows your name. → Share the first part of each new sum with somebody who helped.',
      'You wait for friends to make your fortune. They wait for you too. → Do the first part yourself this month, and then ring them.',
    ],
    [
      'You are fortunate abroad, in retreat or in giving. What you let go comes back changed. → Plan a pilgrimage, or a week of quiet, this year.',
      [
        'You spend your luck on distant things and have little at home. A teacher costs more than he gives. → Come back to one simple duty each morning.',
        'leaks money',
      ],
    ],
  ]),
  10: places(10, [
    [
      'You are your own trade; people hire the person as much as the skill. You work best when you decide how. → Sign one piece of work this week with your full name.',
      [
        'You work hard for a name and are hard to work with while it is new. → Take one instruction this week without improving it, and see what happens.',
        'resists rules',
      ],
    ],
    [
      'Your work pays, and it feeds the family as well as your pride. Voice, food, finance or trade suits you. → Ask for your raise in the month of your best result.',
      'You work for money and wonder why it does not please you. At supper you talk of the office. → Do one task each week that you would do for nothing.',
    ],
    [
      'You work with words, hands, short trips and nerve. You are happiest when something goes out of the door. → Publish, deliver or repair one thing by Friday.',
      'You are busy and not promoted, because you do everybody’s small jobs. → Say no to two of them this week, in a friendly way, before noon.',
    ],
    [
      'Your work and your home support each other: property, teaching, farming, a desk by the window. Colleagues feel like family. → Keep the desk tidy for the evening.',
      [
        'You take the office to bed and the family to the office. Neither is glad. → Draw a line at a certain hour, and let a bell ring.',
        'sleeps badly',
      ],
    ],
    [
      'You work with your mind and with the young; authority likes your ideas. → Lead a small team or teach. Give one afternoon a week to what nobody has ordered.',
      [
        'You have talent and play with it at work. The dull part is left over. → Do the dull part first for five days, and the talent has the afternoon.',
        'leaves unfinished',
      ],
    ],
    [
      'You are at your best where there is a problem: law, health, audits, disputes. You outlast the others. → Take the case that nobody wants, and set your price.',
      'You are blamed for trouble you did not make, and you stay late to mend it. → Write down each evening who asked for what. It protects you.',
    ],
    [
      'You work well in partnership and with the public. Contracts come to you. → Call the customer who has not been heard of for a while.',
      [
        'Your partner or your customers decide your day. You bend until it hurts. → State your own terms at the beginning, in writing, and smile.',
        'gives in',
      ],
    ],
    [
      'You succeed in fields with sudden turns: research, insurance, crises, hidden matters. Interruptions make you better at it. → Keep proofs of what you have done.',
      'Your career stops and starts, and you blame yourself in the pauses. → Use the pause for one certificate. Put money aside in the good months.',
    ],
    [
      'You work for something larger: teaching, law, faith, distant places. Luck and a good chief help. → Choose the employer whose aim you can say aloud.',
      'You want work with meaning and you disdain the rest. The rent is due all the same. → Do the plain job well until six, and the meaning after.',
    ],
    [
      [
        'You are made for responsibility, and you keep the word you give. Rank comes to you and stays. → Choose your successor early; it makes you freer.',
        'keeps promises',
      ],
      'You take command whether it is yours or not. Colleagues step aside and grumble. → Ask one of them this week how they would do it, and do it so.',
    ],
    [
      'You earn well by your work, with friends in good places. Large organisations suit you well. → Ask one of these friends for one concrete thing.',
      'You work for gain and change side for more. People remember it for long. → Stay with one promise this year, even if it pays less.',
    ],
    [
      'You work best abroad, behind the scenes or in places of care. What you give away makes your name. → Take the distant post if it is offered.',
      'You work much and little shows for it. It goes into costs, trips or other people’s credit. → Count the hours for a month, and drop the worst tenth.',
    ],
  ]),
  11: places(11, [
    [
      'You gain by being yourself, and friends like your plain manner. A wish of yours tends to come true late and well. → Say one of them aloud this week.',
      [
        'You want a great deal and you tire your friends with it. Half of it would do. → Choose the wish that would still please you in ten years.',
        'wants more',
      ],
    ],
    [
      [
        'You earn and you keep, and friends bring business. The family profits from it quietly. → Save automatically, on the very day on which the money comes.',
        'keeps money',
      ],
      'You talk about what you earn, and relatives ask for it. → Give quietly, save by standing order, and let the household be the last place to show success.',
    ],
    [
      'You gain by your own courage, by trade and by brothers or sisters. Friends dare things with you. → Start one joint venture with a small sum and a date.',
      'Friends and brothers cost you time and small money. Each asks little. → Keep one list for a month, and you will say no more easily.',
    ],
    [
      'You gain by houses, vehicles and your mother’s side. Your friends feel at home with you. → Use one room or one car to earn something this year.',
      [
        'You buy comfort to impress friends. The house is fuller and the purse thinner. → Invite them for plain soup one evening, and see who comes.',
        'leaks money',
      ],
    ],
    [
      'You gain by ideas, children, pupils or the stage. Friends enjoy your company. → Offer one thing you make for sale, even to a single buyer.',
      'You gamble a little, with money or with hopes. A friend encourages you. → Decide the sum on Monday, and keep Tuesday to Sunday for work.',
    ],
    [
      'You gain by hard work and by settling other people’s troubles. Rivals pay you in the end. → Invoice promptly, and follow it up in two weeks.',
      'Gains arrive with a dispute attached. A friend becomes a debtor. → Put every loan on paper, or make it a gift of half the sum.',
    ],
    [
      'You gain through a partner and through honest trade. One good contract does more than ten friends. → Look after it this week with a call.',
      'You expect profit from love or love from profit. It gets muddled. → Keep two books, one for each, and leave them in different rooms.',
    ],
    [
      'You gain after changes: legacies, refunds, research, late recoveries. Old friends help you in them. → Ask once more for what is owed to you.',
      'Gains stop suddenly while you count on them. A friend disappears too. → Keep three months in reserve this year, and promise nothing from money to come.',
    ],
    [
      'You gain by luck that follows decency. Teachers, a father or far places help. → Give the first tenth away, and do not talk about it.',
      [
        'You wait for a blessing to become income. Good friends are tired of the story by now. → Take the small paid task this month.',
        'expects trouble',
      ],
    ],
    [
      'You gain by your position and your reputation. Those above you speak well of you. → Ask them this quarter for what you deserve, with figures.',
      'You work for gain and your good name pays for it. It is a bad trade. → Turn down one profit this year that you would not like to explain.',
    ],
    [
      'You have many sources and many friends, and both last. Large wishes come true for you. → Write the three largest down, and start on the third.',
      'You have more acquaintances than time. None of them knows how you are. → See one of them alone this week, without any business.',
    ],
    [
      'You gain from far away or by giving first. Some income is quiet and steady. → Use it for rest, for travel or for people who cannot return it.',
      [
        'What comes in goes out, often the same evening. Friends share in it. → Put a day between earning and spending; you will keep a third.',
        'leaks money',
      ],
    ],
  ]),
  12: places(12, [
    [
      [
        'You need solitude, and you are good for others because of it. Far places know you better than home does. → Take one free day a month, quite alone.',
        'seeks solitude',
      ],
      [
        'You give yourself away until nothing is left, and then you vanish. Sleep is the first to go. → Keep a fixed bedtime for two weeks, and answer no message after it.',
        'sleeps badly',
      ],
    ],
    [
      'You spend on good things: family, faith, rest. Your words are kind and few. → Decide once a year what may go, and give it gladly.',
      [
        'Money leaves faster than you notice. It is fees, gifts and small comforts. → Pay cash for ten days, and you will see it go.',
        'leaks money',
      ],
    ],
    [
      'You think and write best alone, or far away. A brother or friend lives abroad. → Keep an hour for the pen before the others are up.',
      [
        'You hide your efforts, and you dislike asking. So you pay for what a brother would have done gladly. → Ask one person once this week.',
        'copes alone',
      ],
    ],
    [
      [
        'You find rest in a quiet house, perhaps in another country. Spending on your home does you good. → Make one corner for sleep and nothing else.',
        'at rest',
      ],
      [
        'You are not quite at home where you live. You spend on it, and it stays strange. → Unpack the last box, and learn the name of a neighbour.',
        'restless',
      ],
    ],
    [
      'You have a deep imagination. Art, prayer or care for the young from afar suits you. → Give it an evening a week, with the lamp on.',
      'You spend on hopes, or you worry about somebody young who is away. → Send a card each week. Do not ask anything in it.',
    ],
    [
      [
        'You get rid of debts and opponents by patience. Work in clinics, shelters or archives suits you. → Finish one old claim this month, and celebrate it.',
        'patient',
      ],
      [
        'You spend on disputes and on repairing what anger broke. → Pause a day before each reply. The month ends with more in the purse.',
        'leaks money',
        'quick anger',
      ],
    ],
    [
      'You love with generosity, and distance does not harm it. A partner may come to you from afar. → Plan the next meeting before you part.',
      'You and a partner lose each other in silence or in spending. You both go to bed late. → Go together, at ten, three times this week.',
    ],
    [
      [
        'You are not afraid of endings, and you come through losses with something gained. Sleep and prayer restore you. → Keep the mornings slow in hard times.',
        'sleeps well',
        'hard to upset',
      ],
      [
        'You lie awake over things that ended long ago. Money leaks where nobody looks. → Close one old account, in both senses, before the month is out.',
        'leaks money',
        'sleeps badly',
        'holds on',
      ],
    ],
    [
      'You give for good causes and you travel for meaning. Teachers far from home help you. → Choose one cause, and stay with it for a year.',
      [
        'You spend on teachers, trips and great aims. At home the tap drips. → Mend it first, this evening; the aim can wait until Saturday.',
        'leaks money',
      ],
    ],
    [
      'You work well in the background, abroad, or where people are cared for. Your name is known to those who need you. → Let one person tell others about it.',
      'You give your work away, or you lose it in travel and costs. Nobody means it badly. → Name your fee before you begin, once this week.',
    ],
    [
      'You spend and it comes back through friends, often from abroad. Generosity is a good investment for you. → Give the second-best seat away, with a smile.',
      [
        'Your gains pay for your friends’ pleasures. The evening is fine and the morning is not. → Leave at ten, twice this month, with your purse closed.',
        'leaks money',
      ],
    ],
    [
      'You rest, spend and withdraw in good measure. A retreat or a far country renews you. → Book it for this year, and tell nobody the number.',
      [
        'You withdraw too far, and small costs eat the week. The room is quiet and you do not rest. → See one person each day by daylight.',
        'restless',
        'seeks solitude',
      ],
    ],
  ]),
} satisfies Record<HouseNumber, Record<HouseNumber, Record<Half, Passage>>>
