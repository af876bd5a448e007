import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { type Cell, from } from '../passage.ts'

/**
 * The arguments of area reports: what the matter leans on and what strains it, each with an opening, a finding with a
 * scene, and a deed. `{gift}` and `{strain}`: the names of the two; `{matter}`: the matter.
 */

const passage = from('BPHS ch. 3, 11 and 24, in our words')
const timed = from('BPHS ch. 46-47, in our words')

type Two = readonly [string, string]
type Three = readonly [string, string, string]
/** A bold and a careful manner, each in several forms, because a planet can lead twice in the years of a report. */
const used = ([able, again]: Two, [loaded, once, more]: Three) => ({
  able: [timed(able), timed(again)] as const,
  loaded: [timed(loaded), timed(once), timed(more)] as const,
})
const argument = (opening: string, finding: string, deed: string) => ({
  opening: passage(opening),
  finding: passage(finding),
  deed: passage(deed),
})
type Argument = Readonly<Record<'opening' | 'finding' | 'deed', Cell>>
/** Two forms of an argument whose planet leads many charts. */
const either = (one: ReturnType<typeof argument>, other: ReturnType<typeof argument>): Argument => ({
  opening: [one.opening, other.opening],
  finding: [one.finding, other.finding],
  deed: [one.deed, other.deed],
})
type AreaArguments = {
  readonly gift: Record<Lord, Argument>
  readonly strain: Record<Graha, Argument>
}

export default {
  areas: {
    education: {
      gift: {
        Sun: argument(
          'You learn because you want to understand for yourself, and you stand up for what you know.',
          'In a group you ask the question that everybody else is afraid to ask. You learn best when you may show the result to somebody.',
          '→ Explain one thing you learnt this week to somebody in front of others, for five minutes.',
        ),
        Moon: argument(
          'You remember what has touched you, and for a long time.',
          'A lesson told as a story stays with you for years; a list is gone by supper. A teacher whom you like makes a hard subject easy for you.',
          '→ Turn one dry page into a story or a picture this week, and look at it again on Sunday.',
        ),
        Mars: argument(
          'You learn by doing, and you are not put off by a hard subject.',
          'You take the thing apart, put it together and know how it works. A test or a puzzle wakes you up.',
          '→ Solve three hard problems this week with a clock beside you, before you read the solution.',
        ),
        Mercury: argument(
          'You understand quickly and can put it into your own words.',
          'You see how a new thing is like one that you know. You can study two subjects side by side without mixing them up.',
          '→ Write one page this week on what you are learning, without looking anything up.',
        ),
        Jupiter: either(
          argument(
            'You see the sense of what you learn, and good teachers take to you.',
            'You ask what a rule is for, and then you never forget it. Older people lend you books and mean it.',
            '→ Ask one person who knows more than you for half an hour this week, with three questions on paper.',
          ),
          argument(
            'You learn by understanding, and people are glad to explain things to you.',
            'You see how a chapter fits into the whole book. People explain it to you a second time without being asked.',
            '→ Tell somebody who taught you what you use of it, in a message this week.',
          ),
        ),
        Venus: either(
          argument(
            'You learn with pleasure, above all what has form, sound or colour.',
            'You make clean notes and enjoy looking at them. Languages, music and design come to you by the ear and the eye.',
            '→ Make the place where you study pleasant this week, and begin each session with the part you like.',
          ),
          argument(
            'You learn best in good company and a pleasant room.',
            'You remember the lesson by the song that was playing. A bare room and a dull voice leave you as you were.',
            '→ Choose one good pen, one good table and one hour for your subject this week.',
          ),
        ),
        Saturn: argument(
          'You keep at a subject after others have left it.',
          'You learn slowly and you do not forget. Your notes of last year are in order, and you use them.',
          '→ Set one fixed hour this week for one subject, and keep the same hour next week.',
        ),
      },
      strain: {
        Sun: argument(
          'You do not like to be a beginner, and you stop where you cannot shine.',
          'A correction feels to you like an insult. You then say that the subject is not worth it.',
          '→ Ask one question this week whose answer everybody else seems to know.',
        ),
        Moon: argument(
          'Your memory depends on your mood, and on some days nothing stays.',
          'On a good day you read forty pages, on a bad one the same page four times. Noise and worry at home decide which it is.',
          '→ Study this week only when you have slept and eaten, and stop after forty minutes.',
        ),
        Mars: argument(
          'You are impatient with explanations and skip what you will need later.',
          'You start with the exercise and read the chapter when it goes wrong. It costs you careless mistakes.',
          '→ Read one page twice this week before you pick up the pencil.',
        ),
        Mercury: either(
          argument(
            'You know a little of everything, and it is hard for you to stay with one thing.',
            'You have eleven windows open and have read the beginning of each. Understanding quickly has spared you the practice.',
            '→ Close everything but one subject for one hour this week, each day.',
          ),
          argument(
            'You are interested in too much, and so you finish too little.',
            'Your shelf is full of books with a slip of paper at page thirty. You could say something about each of them.',
            '→ Choose one book this week and give the others a date in the calendar.',
          ),
        ),
        Jupiter: argument(
          'You love the great idea and overlook the details that decide.',
          'You can talk about the whole book and miss the date on page nine. People believe you for a while.',
          '→ Learn ten exact facts by heart this week, and have somebody test you.',
        ),
        Venus: argument(
          'You put off what is dull, and there is always something nicer.',
          'Your notes are beautiful and the hard chapter is unread. You study better in company than you admit.',
          '→ Do the dullest part first this week, twenty minutes a day, with something nice directly afterwards.',
        ),
        Saturn: argument(
          'You believe that you are slow, and so you try less than you could.',
          'You expect to fail and prepare for it. One sharp word from a teacher stays with you for months.',
          '→ Write down this week three things that you could not do a year ago.',
        ),
        Rahu: argument(
          'You jump to whatever is newest and leave the foundation thin.',
          'You take the advanced course first and look up the basics at night. Under pressure the gaps show.',
          '→ Go back to one basic chapter this week and do its exercises.',
        ),
        Ketu: argument(
          'You lose interest once you have understood the principle.',
          'You see the point and walk away before the proof is written down. Your knowledge is deep and hard to show.',
          '→ Finish one thing this week that is nine tenths done, and show it to somebody.',
        ),
      },
    },
    health: {
      gift: {
        Sun: argument(
          'Daylight does you more good than a long rest indoors.',
          'You recover in the open air and in the morning. A walk in the morning changes your whole day.',
          '→ Be outdoors for twenty minutes before noon on five days this week.',
        ),
        Moon: argument(
          'You feel early what your body needs, if you listen.',
          'You know after one bite whether a thing suits you. Regular meals and quiet evenings keep you well.',
          '→ Eat your evening meal at the same hour all this week.',
        ),
        Mars: either(
          argument(
            'You have drive and recover fast.',
            'After a day in bed you are up again before anybody expects it. Movement suits you better than long rest.',
            '→ Walk for half an hour on three days this week, at a pace at which you can talk.',
          ),
          argument(
            'You have strength that returns overnight.',
            'You carry your bag, sleep, and carry it again. Movement lifts your mood more surely than rest.',
            '→ Do two errands on foot this week that you would otherwise ride or drive.',
          ),
        ),
        Mercury: argument(
          'You are nimble, and you understand quickly what is good for you.',
          'You can learn a breathing exercise or a stretch from a page and keep it up. Variety keeps you moving.',
          '→ Choose one small exercise this week, and do it at each cup of tea.',
        ),
        Jupiter: either(
          argument(
            'You have good reserves, and life tends to look after you.',
            'You carry a cheerful trust with you that helps you mend. Moderation is all that is asked of you.',
            '→ Leave one third of one rich meal this week, and see how you sleep.',
          ),
          argument(
            'You recover well, because you have reserves and a hopeful mind.',
            'A bad day seldom becomes two. A good meal with friends puts you right.',
            '→ Walk for half an hour this week with somebody who makes you laugh.',
          ),
        ),
        Venus: either(
          argument(
            'You know how to enjoy and how to rest, and both keep you well.',
            'Warm water, good food and music put you right faster than effort does. You know when to stop.',
            '→ Take one long bath or one slow walk this week with nothing else to do.',
          ),
          argument(
            'You keep well by pleasure rather than by discipline.',
            'You walk further with a friend than with a plan. A fine evening does you more good than a strict week.',
            '→ Invite somebody to a slow walk this week, and let it replace one exercise.',
          ),
        ),
        Saturn: either(
          argument(
            'You are tough, and a steady routine makes you tougher.',
            'You are slow at the start, and you go on when others rest. Simple habits suit you.',
            '→ Go to bed at the same time on seven nights this week.',
          ),
          argument(
            'You have staying power, and you live well by simple habits.',
            'You do the same stretch every evening, and your back thanks you for it.',
            '→ Do one simple exercise this week at the same minute on each day.',
          ),
        ),
      },
      strain: {
        Sun: argument(
          'You do not like to admit that you are tired, and so you rest too late.',
          'You finish the task with a grey face and say that all is well. Your strength is good and not endless.',
          '→ Stop one thing this week before you are finished, because you are tired.',
        ),
        Moon: argument(
          'Your moods reach your stomach and your sleep.',
          'After a quarrel you eat badly or not at all. What looks like weakness is often a night of thinking.',
          '→ Put the telephone into another room an hour before sleep all this week.',
        ),
        Mars: argument(
          'You overdo things in a rush and feel it the next day.',
          'You lift the box alone and run for the bus. Haste is harder on your body than effort.',
          '→ Warm up for five minutes before every effort this week.',
        ),
        Mercury: argument(
          'Your nerves run faster than your body can follow.',
          'You answer messages while you eat and think in bed. Your shoulders know about it before you do.',
          '→ Eat one meal a day this week without a screen and without a book.',
        ),
        Jupiter: argument(
          'You take a little too much of what you like.',
          'You say yes to the second helping and no to the stairs. It adds up slowly.',
          '→ Walk for ten minutes after your larger meal this week, and drink water with it.',
        ),
        Venus: argument(
          'Comfort is your weak side: sweet things, late evenings, soft chairs.',
          'You rest by sitting and treat yourself by eating. A walk would do you more good than either.',
          '→ Replace one sweet this week by a walk around the block, on four days.',
        ),
        Saturn: either(
          argument(
            'You get stiff and tired when you carry too much for too long.',
            'You go on with cold feet and a straight back. Warmth and movement are what you leave out.',
            '→ Warm your hands, feet and back every evening this week, and stretch for five minutes.',
          ),
          argument(
            'You wear yourself down by duty.',
            'You sit too long and you eat only when everything is done. Your back and your neck feel it.',
            '→ Get up once in each hour this week, and go to bed at the same time on five nights.',
          ),
        ),
        Rahu: argument(
          'Your rhythm breaks easily: new diets, late nights, too much of something.',
          'You try what a stranger recommends and give it up by Friday. Your body likes what it knows.',
          '→ Keep one simple rhythm for meals and sleep this week, and change nothing.',
        ),
        Ketu: argument(
          'You forget your body until something hurts.',
          'You notice in the evening that you have had no water all day. You live mostly in your thoughts.',
          '→ Set three signals a day this week: one to drink, one to stretch, one to stop.',
        ),
      },
    },
    property: {
      gift: {
        Sun: argument(
          'You look after a place with pride, and it gains value in your hands.',
          'You keep what you own in order, and officials deal fairly with you.',
          '→ Put the papers of your home or vehicle into one folder this week.',
        ),
        Moon: argument(
          'You find places in which people feel at home.',
          'You know after a minute in a hall whether you could live there. You may trust that feeling.',
          '→ Sit quietly this week in the room you like best, and note what makes it so.',
        ),
        Mars: either(
          argument(
            'You have a hand for land, building and repair.',
            'You see what a wall would cost and do half of it yourself. A garden or a house gets better in your hands.',
            '→ Mend one thing in your home this week that you have walked past for months.',
          ),
          argument(
            'You act when others still look at the brochure, and land rewards you.',
            'You walk round the plot in your boots before you read the deed. Builders respect you, since you know how a thing is held up.',
            '→ Go and look at one place this week that you have only seen on a screen.',
          ),
        ),
        Mercury: argument(
          'You compare, calculate and read contracts well.',
          'You find the hidden fee and the better offer in the next street. Renting and letting suit you too.',
          '→ Compare three prices this week for one thing that you pay for your home.',
        ),
        Jupiter: argument(
          'You have luck with houses, and good advice at the right time.',
          'You buy when others are afraid, and you are not in a hurry to sell. Your family profits from your choice.',
          '→ Ask somebody experienced this week what they would do with a home like yours.',
        ),
        Venus: either(
          argument(
            'You make a home beautiful, and vehicles and comforts come to you.',
            'With a lamp and a cloth you change a room. People feel well there and like to come back.',
            '→ Make one corner of your home more beautiful this week, without buying anything.',
          ),
          argument(
            'You have taste, and a home gains by it in comfort and in price.',
            'You move a table, and visitors want to stay. You find the flat with the good light before others see it.',
            '→ Take one thing that you dislike out of your home this week, for good.',
          ),
        ),
        Saturn: either(
          argument(
            'You build and keep for the long run.',
            'You choose solid walls over a fine view. What you own is paid for, and it stays in the family.',
            '→ Look at one part of your home this week that nobody sees: roof, cellar, drains.',
          ),
          argument(
            'You can wait for the right house, and then you keep it in order.',
            'You know each pipe in your cellar. You repair on the first signs, and so you never pay for the great damage.',
            '→ Make a list this week of what your home will need in five years.',
          ),
        ),
      },
      strain: {
        Sun: argument(
          'You would like the larger house, for the look of it.',
          'You choose by the entrance and pay for the heating. A smaller place with your own style would honour you as much.',
          '→ Write down this week which rooms you really use.',
        ),
        Moon: argument(
          'Your wish for a home changes with your mood.',
          'You want to move after every bad week. A tired week is a poor reason to move.',
          '→ Wait with any decision on your home this week, and clear out one cupboard.',
        ),
        Mars: either(
          argument(
            'You quarrel over ground or buy in haste.',
            'A fence or a builder’s bill can keep you busy for years. You sign because you want to begin.',
            '→ Sleep two nights on any signature about house, land or vehicle.',
          ),
          argument(
            'You lose money on houses by impatience.',
            'You knock down the wall before the permit is there. The neighbour then becomes an opponent for ten years.',
            '→ Ask the neighbour this week before you change anything that can be seen from there.',
          ),
        ),
        Mercury: argument(
          'Papers about property slip through your fingers.',
          'The plan is in one drawer and the receipt in another. A missing page costs you a month.',
          '→ Scan or copy the five most important papers of your home this week.',
        ),
        Jupiter: argument(
          'You plan on a grand scale and pay for it over years.',
          'You think of all the guests who might come, and take two rooms more.',
          '→ Take one room out of your plan this week and see what it saves.',
        ),
        Venus: argument(
          'You spend on comfort what the walls would need.',
          'The sofa is new and the roof is old. Vehicles tempt you more than you admit.',
          '→ Put one comfort off this week and use the sum for upkeep.',
        ),
        Saturn: either(
          argument(
            'You wait too long, or you hold on to a place that weighs on you.',
            'You repair what you should sell, and you keep paying for it.',
            '→ Ask this week what your home costs you in a year, all told.',
          ),
          argument(
            'You keep more house than you use.',
            'You keep rooms that nobody enters and pay to heat them. The papers of your parents are in one of them.',
            '→ Clear one of those rooms this month, with somebody who has no memories of it.',
          ),
        ),
        Rahu: argument(
          'You are drawn to unusual deals in property.',
          'The price is wonderful and one paper is missing. You want to believe it.',
          '→ Have every offer checked by somebody who earns nothing from it.',
        ),
        Ketu: argument(
          'You feel at home nowhere for long, and neglect what you own.',
          'You live out of boxes or forget the insurance. Repairs wait for months because you hardly see them.',
          '→ Unpack one last box this week, or give it away.',
        ),
      },
    },
    children: {
      gift: {
        Sun: argument(
          'You give the young self-respect, and they look up to you.',
          'You take a child’s question seriously and answer it like a grown-up’s. They grow more confident beside you.',
          '→ Give a young person a real responsibility this week, and do not check on it.',
        ),
        Moon: argument(
          'You give the young warmth and a place to come back to.',
          'A child tells you in the kitchen what nobody else hears. You are not in a hurry when a child talks.',
          '→ Spend half an hour this week with a young person, doing what they choose.',
        ),
        Mars: argument(
          'You give the young courage and a reason to get up.',
          'You show them how a thing is done and let them try. They try harder when you are watching.',
          '→ Teach a young person this week to use one tool or one throw.',
        ),
        Mercury: argument(
          'You can talk with the young as an equal.',
          'You make up riddles and know the names of their friends. Learning becomes a game near you.',
          '→ Read or write something together with a young person this week.',
        ),
        Jupiter: either(
          argument(
            'You are a natural teacher, and children are one of the blessings of your chart.',
            'You see what may become of a child and treat them accordingly. They come back to you for advice.',
            '→ Tell a young person this week what you see in them that is good.',
          ),
          argument(
            'You have something to give to the young, and they feel it.',
            'You listen to the end before you advise, and so they come back. A word of yours stays with them for years.',
            '→ Write a young person a real letter this week, by hand.',
          ),
        ),
        Venus: either(
          argument(
            'You bring beauty and lightness into the life of the young.',
            'You sing, paint and dress up with them. Home is merry when you have time.',
            '→ Make something pretty with a young person this week, and hang it up.',
          ),
          argument(
            'The young like to be near you, because it is pleasant there.',
            'You cook what they love and put music on. They learn manners from you without noticing it.',
            '→ Invite a young person this week to choose the menu, and cook it together.',
          ),
        ),
        Saturn: argument(
          'You are reliable, and the young can build on that.',
          'You come when you said you would. They complain of your rules and keep them.',
          '→ Keep one small promise to a young person this week to the minute.',
        ),
      },
      strain: {
        Sun: argument(
          'You want to be proud of the young, and they feel it as pressure.',
          'You hear of a success and ask about the next one. They would like to be looked at once without a result.',
          '→ Praise an effort this week that led to nothing.',
        ),
        Moon: argument(
          'You worry about the young more than they need.',
          'You hear a cough through two walls. Your fear tells them that the world is dangerous.',
          '→ Let a young person do one thing alone this week that you would rather watch.',
        ),
        Mars: argument(
          'You lose patience with the young quickly.',
          'You are right about the shoes and too loud about them. Ten minutes later you are sorry.',
          '→ Count to ten this week before each reproach, and then say half of it.',
        ),
        Mercury: argument(
          'You explain so much that the young stop listening.',
          'You give five reasons where a nod would do. They learn to wait until it is over.',
          '→ Answer the questions of the young this week in one sentence.',
        ),
        Jupiter: argument(
          'You expect much of the young, or you spoil them.',
          'You see the great future and overlook the homework. Gifts arrive before the wish.',
          '→ Refuse one wish this week kindly, and stay with it.',
        ),
        Venus: argument(
          'You avoid quarrels with the young and give in.',
          'A sad look at the counter, and the sweet is bought. A kind no would do them more good.',
          '→ Say one no to a young person this week, and smile.',
        ),
        Saturn: either(
          argument(
            'Joy with the young comes slowly for you, because you take it as a duty.',
            'You do everything for them and rarely play. Half an hour of play would please them more than another errand.',
            '→ Play for twenty minutes this week without an aim.',
          ),
          argument(
            'You take the young so seriously that lightness comes late.',
            'You check the shoes, the marks and the hour of return. They obey you and would like to hear you laugh.',
            '→ Let one rule go this week, and say that it is gone.',
          ),
        ),
        Rahu: argument(
          'You want something special from the young, or for them.',
          'You compare them with others, or fill their week with courses. They may simply be children.',
          '→ Leave one afternoon of a young person free this week.',
        ),
        Ketu: argument(
          'You keep a distance from the young and do not know why.',
          'You care about them and keep at a distance. They would welcome you.',
          '→ Sit down beside a young person this week and ask what they are doing.',
        ),
      },
    },
    foreign_travel: {
      gift: {
        Sun: argument(
          'You are respected abroad, and doors in offices open for you.',
          'You present yourself well at a counter, with the right paper and a straight back. Strangers take you seriously.',
          '→ Check this week that your passport is valid for another year.',
        ),
        Moon: argument(
          'You feel at home quickly among strangers.',
          'You have eaten at somebody’s table by the third day. The sea and far places rest you.',
          '→ Learn ten words this week of the language of a place you would like to see.',
        ),
        Mars: argument(
          'You dare to go, and you manage when things go wrong.',
          'You miss the train and find a bus. Another country brings out your strength.',
          '→ Plan one trip this week as far as the date and the price.',
        ),
        Mercury: argument(
          'You pick up languages and find the best connection.',
          'You read the timetable like others read a novel. Trade and study across borders suit you.',
          '→ Write to one person abroad this week.',
        ),
        Jupiter: argument(
          'Far places teach you something and treat you kindly.',
          'A person or an idea from abroad widens your view. You are lucky on long roads.',
          '→ Read one chapter this week about a country that attracts you.',
        ),
        Venus: either(
          argument(
            'You enjoy other ways of life, and people abroad enjoy you.',
            'You like the food, the cloth and the manners. Friendships made on the road last.',
            '→ Cook one dish this week from a place where you have never been.',
          ),
          argument(
            'You are a welcome guest in other countries, and you feel well there.',
            'You learn the word for thank you first, and people fill your plate. You bring home a friend from each trip.',
            '→ Learn ten polite words this week of a language you do not speak.',
          ),
        ),
        Saturn: either(
          argument(
            'You can live abroad for a long time and build something there.',
            'You get through the first cold winter without giving up. New arrivals ask you how it is done.',
            '→ Find out this week what a long stay abroad would really cost you.',
          ),
          argument(
            'You are patient with a foreign country, and it opens late and fully.',
            'You learn the forms, the queue and the silence at the office. People soon take you for a local.',
            '→ Write to one person who has lived there for ten years, and ask three practical questions.',
          ),
        ),
      },
      strain: {
        Sun: argument(
          'Abroad you miss being known.',
          'At home people greet you; there you are a number in a queue. It hurts your pride more than the distance.',
          '→ Think this week of one thing you can do that needs no title.',
        ),
        Moon: argument(
          'You get homesick sooner than you expect.',
          'The third Sunday is the worst. You ring home and do not say why.',
          '→ Decide this week what you would take along to feel at home anywhere.',
        ),
        Mars: argument(
          'You rush into trips and quarrel on them.',
          'You pack at midnight and argue at the gate. Half of it would go by itself with an hour more.',
          '→ Put one hour of spare time into every trip you plan.',
        ),
        Mercury: argument(
          'Papers and dates give you trouble on the way.',
          'The visa form has a mistake in line nine. You notice it at the counter.',
          '→ Have your papers for the next trip read by a second person.',
        ),
        Jupiter: argument(
          'You expect too much of far places.',
          'You think that everything will be easier there. The shopping and the bills come along.',
          '→ Write down this week what you would do there on an ordinary Tuesday.',
        ),
        Venus: argument(
          'You travel for comfort and pay for it.',
          'You choose the lovely hotel and cut the trip short. Something simpler would take you further.',
          '→ Plan one trip this week for half of what you would usually spend.',
        ),
        Saturn: argument(
          'Going abroad is slow for you, with delays and duties.',
          'You wait for a stamp or a permission, and you go only when there is a reason.',
          '→ Send the one letter or form this week that a trip depends on.',
        ),
        Rahu: argument(
          'You are drawn far away, more by longing than by a plan.',
          'You see the pictures and want to be gone. The conditions at the other end are the part to look at.',
          '→ Ask three people who live there about the bad sides.',
        ),
        Ketu: argument(
          'You leave easily and arrive slowly.',
          'You are on the road without quite knowing what for. It takes you days to feel that you are there.',
          '→ Name one thing this week that you want to bring back from the next trip.',
        ),
      },
    },
    relocation: {
      gift: {
        Sun: argument(
          'You can begin in a new place under your own name.',
          'You introduce yourself, and by the second month people know who you are. A move can raise your standing.',
          '→ Visit the place this week that you think of, in person or on a map, at the hour at which you would go shopping.',
        ),
        Moon: argument(
          'You make a home quickly wherever you are.',
          'You hang one curtain and cook one soup, and the place is yours.',
          '→ Write down this week what makes a place home for you, in five words.',
        ),
        Mars: argument(
          'You have the strength that a move asks for.',
          'You carry, decide and settle things in a week. A new place gives you new energy.',
          '→ Give away one box of things this week, whether you move or not.',
        ),
        Mercury: argument(
          'You find your way in a new place within days.',
          'You know the bus, the market and the gossip by Friday. Living near traffic and people suits you.',
          '→ List three places this week with rent, distance and one friend in each.',
        ),
        Jupiter: argument(
          'A move brings you good people and wider views.',
          'Somebody helps you to find rooms and friends. A change of place does you good.',
          '→ Ask somebody this week who has moved to where you might go.',
        ),
        Venus: either(
          argument(
            'You find pleasant places and friendly neighbours.',
            'You look at the light and the trees, and you are right to. A lovely place does you good every day.',
            '→ Take a walk this week in a district where you would like to live.',
          ),
          argument(
            'You settle where it is beautiful, and people there like you soon.',
            'On the first Sunday you have flowers on the sill and a neighbour at the table. You feel at once whether a street is kind.',
            '→ Write down this week three things that a place must have for you to love it.',
          ),
        ),
        Saturn: argument(
          'You stay where you settle, and it pays.',
          'You think long about a move and then stay. → Choose the solid place.',
          '→ Make a cost plan this week for one year in another place.',
        ),
      },
      strain: {
        Sun: argument(
          'You do not like to give up the place where people know you.',
          'Here people know your name, and there you would have to begin again. It is a question of pride as much as of rooms.',
          '→ Ring the two people here this week whom you would miss most.',
        ),
        Moon: argument(
          'You cling to a place, or you flee it in a bad mood.',
          'After a sad winter every other town looks better. What you remember of a place decides more than its price.',
          '→ Wait for a good week before you decide on a move.',
        ),
        Mars: argument(
          'You decide on a move in anger or in a day.',
          'You give notice first and look for rooms later.',
          '→ Make no decision on a move this week after six in the evening.',
        ),
        Mercury: argument(
          'You compare so many places that you stay where you are.',
          'You have a list with forty columns. The best place is always the one you looked at last.',
          '→ Cross out all but two places this week.',
        ),
        Jupiter: argument(
          'You expect a new place to solve what you take along.',
          'You see the garden and not the commute. The same worries move in with you.',
          '→ Name one worry this week that a move would not change.',
        ),
        Venus: argument(
          'You give up comfort unwillingly.',
          'You like the café at the corner and the soft bed. A move asks for three bare months.',
          '→ Try one day this week without the comfort you would miss most.',
        ),
        Saturn: argument(
          'Duties and costs hold you where you are.',
          'A house, a relative or a contract keeps you. You feel it when others tell of their plans.',
          '→ Find out this week what exactly would have to be settled before you could go.',
        ),
        Rahu: argument(
          'You want to be somewhere else, and far.',
          'You look at flats in cities where you know nobody. The wish is real, and the place hardly matters to you.',
          '→ Spend a weekend in one of these places before you think further.',
        ),
        Ketu: argument(
          'You are tied to no place, and so you belong to none.',
          'You move lightly and leave without looking back. Neighbours hardly learn your name.',
          '→ Do one thing this week that only a resident would do.',
        ),
      },
    },
    romance: {
      gift: {
        Sun: argument(
          'You love openly and with pride in the other person.',
          'You introduce the person you love with shining eyes. They feel chosen.',
          '→ Say this week in front of others what you love about somebody.',
        ),
        Moon: argument(
          'You love with care, and you notice what others need.',
          'You put a blanket over somebody and do not mention it. With you a person can be weak.',
          '→ Do one small thing this week that somebody will notice only later.',
        ),
        Mars: argument(
          'You love with courage and make the first step.',
          'You ask, and the worst that happens is a no. People like you for your courage.',
          '→ Ask somebody this week for what you wish, in one clear sentence.',
        ),
        Mercury: argument(
          'You love by talking, and laughter is your best gift.',
          'Messages fly between you at night, and there is a joke in each. You like a person for their mind first.',
          '→ Ask a person you like one question this week that you have never asked.',
        ),
        Jupiter: either(
          argument(
            'You love generously and believe in the other person.',
            'You see who somebody could be and treat them so. Love makes you kinder to everyone.',
            '→ Encourage one plan of somebody you love this week.',
          ),
          argument(
            'You are generous in love, and you wish the other person well.',
            'You remember what somebody dreams of, and you ask about it a month later. People grow beside you.',
            '→ Do one thing this week that serves only the other person’s plan.',
          ),
        ),
        Venus: either(
          argument(
            'You know how to love and how to be loved.',
            'You choose the table, the song and the moment. People feel beautiful beside you.',
            '→ Plan one lovely hour this week for two, and keep it free of telephones.',
          ),
          argument(
            'Love comes naturally to you, and so does making it pleasant.',
            'You notice the new shirt and the tired eyes. An evening with you feels like a small feast.',
            '→ Say one warm thing this week to somebody at an ordinary moment.',
          ),
        ),
        Saturn: argument(
          'You love slowly and stay.',
          'You do not say it often, and you drive through the night when you are needed. People who know you long value you most.',
          '→ Keep one small promise this week to somebody you like.',
        ),
      },
      strain: {
        Sun: argument(
          'In love you want to be admired, and silence hurts you.',
          'A forgotten compliment spoils an evening. You grow cool and wait to be asked why.',
          '→ Ask for a kind word this week instead of waiting for it.',
        ),
        Moon: argument(
          'Your feelings change fast, and you hear too much in a tone of voice.',
          'A short message keeps you awake. By morning it was only a short message.',
          '→ Wait one night this week before you answer a message that hurt you.',
        ),
        Mars: argument(
          'You push in love, or you start a quarrel to feel something.',
          'You want an answer at once. The other person steps back, and you call it coldness.',
          '→ Let the other person set the pace for one evening this week.',
        ),
        Mercury: argument(
          'You think about love so long that you miss it.',
          'You read each sentence three times and hear what was not said. You are funny when you should be honest.',
          '→ Say one true sentence this week without a joke after it.',
        ),
        Jupiter: argument(
          'You put people on a pedestal and are disappointed.',
          'In the third month the great love has a bad day, and you think that you were wrong. They are only a person.',
          '→ Notice one ordinary thing this week that you like about somebody.',
        ),
        Venus: argument(
          'You want love to be lovely, and flee when it is work.',
          'You enjoy the beginning more than what follows. You give in instead of talking.',
          '→ Stay with one difficult talk this week until both of you have spoken.',
        ),
        Saturn: either(
          argument(
            'You protect yourself in love and show too little.',
            'You wait for proof before you say what you feel. Some good people give up in the meantime.',
            '→ Tell somebody this week something you usually keep to yourself.',
          ),
          argument(
            'You are careful with your heart, and it can look like coldness.',
            'You answer a tender message with a fact. Inside you have read it four times.',
            '→ Answer one message this week as warmly as you felt it.',
          ),
        ),
        Rahu: argument(
          'You are drawn to what is new, far or forbidden.',
          'The person you cannot have is the one you think of. When they turn to you, you lose interest.',
          '→ Spend time this week with somebody who is simply kind to you.',
        ),
        Ketu: argument(
          'You withdraw in love as soon as it gets close.',
          'You miss the person when they are away and need air when they are there. You rarely say so.',
          '→ Say this week when you need to be alone, and for how long.',
        ),
      },
    },
    spiritual: {
      gift: {
        Sun: argument(
          'You are sincere, and you want to be true in front of yourself.',
          'Early mornings, a lit lamp and a clear promise suit you. You do not need a crowd for it.',
          '→ Get up twenty minutes earlier on three days this week and sit facing the light.',
        ),
        Moon: argument(
          'You come to rest by devotion and by the heart.',
          'A song or an old prayer reaches you where no argument would. You feel when a place is holy.',
          '→ Sing or say one prayer you love each evening this week.',
        ),
        Mars: argument(
          'You practise with courage and discipline.',
          'You keep a fast or a vow that others give up. A rule for the body helps you to be still.',
          '→ Choose one practice for seven days, small and hard, and do not miss a day.',
        ),
        Mercury: argument(
          'You find peace by studying, reading and understanding.',
          'A single line of a good text can keep you for a week. Repeating a mantra calms your quick mind.',
          '→ Copy one short text by hand this week, and learn it by heart.',
        ),
        Jupiter: either(
          argument(
            'You trust, and teachers and texts speak to you.',
            'You meet the right teacher in time, and giving thanks comes easily to you.',
            '→ Read one page of a text you respect each day this week.',
          ),
          argument(
            'You have a natural trust that life means something.',
            'You open a book at random and find your line. When others lose heart, they ask you how you manage.',
            '→ Thank one of your teachers this week, in writing or in prayer.',
          ),
        ),
        Venus: either(
          argument(
            'You are opened by beauty, in music, flowers, an image or a kind deed.',
            'You make the altar or the table lovely, and you grow quiet.',
            '→ Put a fresh flower or a light in one place each day this week.',
          ),
          argument(
            'You find what is holy by way of what is lovely.',
            'You arrange three flowers, and the room is a different one. A kind deed calms you as much as a prayer.',
            '→ Make one ordinary hour beautiful this week, and spend it in silence.',
          ),
        ),
        Saturn: argument(
          'You can sit still, do without and serve.',
          'You do the same small thing every day, and you are at ease alone.',
          '→ Sit silently for ten minutes at the same time on each day this week.',
        ),
      },
      strain: {
        Sun: argument(
          'Your pride likes to be good at what should make you humble.',
          'You notice who looks up while you pray, and then you laugh about it.',
          '→ Do one good deed this week that nobody can ever learn of.',
        ),
        Moon: argument(
          'Your practice follows your moods.',
          'In a good week you are sure of your way, in a bad one nothing seems true.',
          '→ Keep a very small practice this week on the days when you do not feel like it.',
        ),
        Mars: argument(
          'You want to arrive by force.',
          'You sit for an hour, with clenched teeth, and give up after a week.',
          '→ Halve your practice this week, and do it gently.',
        ),
        Mercury: argument(
          'You read about silence instead of being silent.',
          'You compare six schools and practise none. Your mind makes a game of the question.',
          '→ Put the books away this week, and breathe quietly for ten minutes a day.',
        ),
        Jupiter: argument(
          'You believe easily and teach others before you have tried it.',
          'A grand idea lifts you, and the washing-up stays where it is.',
          '→ Do one plain chore each day this week as if it were your practice.',
        ),
        Venus: argument(
          'You like what is pleasant about the inner life and skip the rest.',
          'You love the candle and the music. The dry quarter of an hour in the middle would feed you more.',
          '→ Sit through one dry quarter of an hour this week without music.',
        ),
        Saturn: argument(
          'You are hard on yourself and take heaviness for depth.',
          'You count your faults carefully and overlook what goes well.',
          '→ Write down three good things each evening this week.',
        ),
        Rahu: argument(
          'You look for the unusual teacher and the strong experience.',
          'You travel far for what an old neighbour could tell you.',
          '→ Ask an old relative or neighbour this week what they pray.',
        ),
        Ketu: argument(
          'You turn away from the world before you have finished with it.',
          'You feel that nothing matters much, and call it insight. Often you are only tired.',
          '→ Do one worldly duty this week properly, to its end.',
        ),
      },
    },
    politics: {
      gift: {
        Sun: argument(
          'You can lead in public, because you are willing to be responsible.',
          'You stand up in a meeting and say what you will do. People remember your name.',
          '→ Speak once this week in a meeting, for two minutes, on one matter.',
        ),
        Moon: argument(
          'You feel what people want and speak their language.',
          'You listen at the market and know what will be talked about next month. They feel that you are one of them.',
          '→ Ask five people this week what bothers them in your street.',
        ),
        Mars: argument(
          'You fight for a cause, and you do not tire.',
          'You hand out the leaflets when it rains. People follow somebody who goes first.',
          '→ Take on one small public task this week and finish it.',
        ),
        Mercury: argument(
          'You can speak, write and negotiate in public.',
          'You find the sentence that both sides can sign. A text of yours is passed on.',
          '→ Write half a page this week on a matter that concerns many.',
        ),
        Jupiter: either(
          argument(
            'People trust your judgement in public matters.',
            'You are asked to chair, because you are fair. Elders support you.',
            '→ Offer this week to settle one small dispute in a group you belong to.',
          ),
          argument(
            'You are believed in public, because you are fair.',
            'You let the other side finish, and then you find what both can live with. Older people put your name forward.',
            '→ Ask both sides of one quarrel this week what they could accept.',
          ),
        ),
        Venus: argument(
          'You win people by kindness and good manners.',
          'You remember names and bring opponents to the same table. Nobody feels small beside you.',
          '→ Introduce two people this week who should know each other.',
        ),
        Saturn: argument(
          'You work for the many, patiently and without applause.',
          'You know the files and the people whom nobody asks. They stand by you.',
          '→ Do one hour of dull work this week for a cause you believe in.',
        ),
      },
      strain: {
        Sun: argument(
          'In public you cannot bear to be contradicted.',
          'You answer a question as if it were an attack. The hall notices it.',
          '→ Thank one person this week for disagreeing with you.',
        ),
        Moon: argument(
          'Public opinion moves you too much.',
          'One cold remark spoils ten kind ones. You change your words to be liked.',
          '→ Write down this week what you stand for, in three lines, and show it to nobody yet.',
        ),
        Mars: argument(
          'You make opponents faster than you need.',
          'You win the debate and lose the vote. People quote your anger and forget your reasons.',
          '→ Leave one attack unanswered this week.',
        ),
        Mercury: argument(
          'You say too much in public, and in too many places.',
          'You have a view on everything, and some of them do not fit together.',
          '→ Say your main point this week in one sentence.',
        ),
        Jupiter: argument(
          'You promise more than an office can keep.',
          'You see the good end and forget who has to pay. People remember what you promise.',
          '→ Promise half of what you would like to promise this week.',
        ),
        Venus: argument(
          'You want everybody to like you.',
          'You nod to both sides and have to choose on Thursday. A friendly no would be respected.',
          '→ Say one clear no this week, in a kind voice.',
        ),
        Saturn: argument(
          'You hold back until others have taken the place.',
          'You prepare and then do not stand. Somebody with half your knowledge does.',
          '→ Put your name forward for one thing this week.',
        ),
        Rahu: argument(
          'You are drawn to power by quick and hidden ways.',
          'Somebody offers to arrange it. You would pay for it later, in public.',
          '→ Ask of each offer this week whether it could stand in the newspaper.',
        ),
        Ketu: argument(
          'You lose interest in public life as soon as you have a seat.',
          'You see through the game and leave the room when the cause needs you.',
          '→ Stay in one meeting this week until the end.',
        ),
      },
    },
  } satisfies Record<string, AreaArguments>,
  /** By the lord of the sub-period and its condition. */
  uses: {
    Sun: used(
      ['→ Do it openly then, under your own name.', '→ Step forward then, because people listen to you.'],
      [
        '→ Let the result speak first then.',
        '→ Be modest then, and ask for advice before you act.',
        '→ Be modest then about what you promise.',
      ],
    ),
    Moon: used(
      ['→ Follow your feeling then, because it is reliable.', '→ Take small and frequent steps then.'],
      [
        '→ Sleep over each decision then, since your mood changes fast.',
        '→ Decide nothing in the evening then.',
        '→ Sleep over each decision then, and ask a calm friend.',
      ],
    ),
    Mars: used(
      [
        '→ Begin the hardest part then, because you have the courage.',
        '→ Act on it then, while you have the strength.',
      ],
      [
        '→ Count to ten before each answer then.',
        '→ Take half a step then, and the other half a month later.',
        '→ Count to ten before each answer then, and act on the next day.',
      ],
    ),
    Mercury: used(
      ['→ Ask, write and agree then.', '→ Put it in writing then, and send it.'],
      [
        '→ Read each paper twice then.',
        '→ Let a second person check your figures then.',
        '→ Read each paper twice then, and keep copies.',
      ],
    ),
    Jupiter: used(
      [
        '→ Say yes to the larger step then, because help is near.',
        '→ Ask a good adviser then, and think one size larger.',
      ],
      [
        '→ Do the sum once more then, since you hope for a lot.',
        '→ Count on four fifths of what is promised then.',
        '→ Do the sum once more then, with a careful friend.',
      ],
    ),
    Venus: used(
      ['→ Do it in good company then.', '→ Ask kindly then for what you would like.'],
      [
        '→ Put a limit on what you spend then.',
        '→ Take pleasure in it then, and keep the sum small.',
        '→ Put a limit on what you spend then, and write it down.',
      ],
    ),
    Saturn: used(
      ['→ Build slowly then, a piece a week.', '→ Settle it for the long term then.'],
      [
        '→ Be patient then, because it goes slowly and holds.',
        '→ Allow twice the time then.',
        '→ Allow twice the time then, and tell people so.',
      ],
    ),
    Rahu: used(
      ['→ Try the unusual way then, with open eyes.', '→ Go one step beyond the usual then.'],
      [
        '→ Ask twice then before you accept something new.',
        '→ Keep it small then, with a written end.',
        '→ Keep it small then, and ask who pays.',
      ],
    ),
    Ketu: used(
      ['→ Work quietly then, and leave out what you do not need.', '→ Finish something then, and let it go.'],
      [
        '→ Finish one thing then before you lose interest in it.',
        '→ Close one thing then before you open another.',
        '→ Close one thing then, and rest before the next.',
      ],
    ),
  } satisfies Record<Graha, Record<'able' | 'loaded', Cell>>,
  /** Continues a sentence on the time after a colon. */
  care: {
    Sun: timed('→ Keep regular hours, and spend the mornings in daylight.'),
    Moon: timed('→ Guard your sleep, and eat what is warm and simple.'),
    Mars: timed('→ Go slowly with tools, on roads and with your temper.'),
    Mercury: timed('→ Give your nerves a rest, with longer walks and fewer messages.'),
    Jupiter: timed('→ Take a little less of everything that you like.'),
    Venus: timed('→ Choose rest that moves you, a walk or a dance.'),
    Saturn: timed('→ Keep warm, stretch daily, and share what you carry.'),
    Rahu: timed('→ Keep to what you know, and try no sudden regimes.'),
    Ketu: timed('→ Set yourself signals to drink, to pause and to stop.'),
  } satisfies Record<Graha, Cell>,
  quiet: [
    timed('No period of these years stands out for this. You may choose the moment yourself.'),
    timed('No date decides here in these years, so go by your own readiness.'),
  ] satisfies Cell,
  quiet_care: timed(
    '→ Keep the habits below in all of these years; none of them asks you for more care than the others.',
  ),
  strain_leads: [
    timed('It is also the time of {strain}, so go step by step.'),
    timed('{strain} comes up more often then, so check each step twice.'),
  ] satisfies Cell,
  /** A step in the strongest time. */
  step: {
    education: [
      timed('→ Enrol then, or begin the subject that you have put off.'),
      timed('→ Sign up then for the course, and tell somebody the date on which it ends.'),
      timed('→ Choose one subject then, and buy the first book for it.'),
      timed('→ Ask then for the teacher whom you would like most.'),
    ],
    children: [
      timed('→ Begin then what you want to do with a young person: a garden, an instrument, a play.'),
      timed('→ Take a week then that belongs to the young alone.'),
      timed('→ Ask a young person then what the two of you could build, and begin it.'),
      timed('→ Give one regular hour a week then to a young person.'),
    ],
    foreign_travel: [
      timed('→ Book the passage then, or send the application.'),
      timed('→ Hand in the papers then, and fix the day on which you leave.'),
      timed('→ Speak then with somebody who lives there, and write the application that evening.'),
      timed('→ Go there then for two weeks before you sign for longer.'),
    ],
    relocation: [
      timed('→ Sign for the new place then, and give notice on the old one.'),
      timed('→ Look at the new place twice then, and decide on the second evening.'),
      timed('→ Ask for three offers for the move then, and choose a date.'),
      timed('→ Rent there then for a month before you give up the old place.'),
    ],
    property: [
      timed('→ Look at what is for sale then, and make the offer in writing.'),
      timed('→ Sign then, or begin the repair that costs most.'),
      timed('→ Have the papers read then, and name your price.'),
      timed('→ Compare two banks then, and ask each for its terms in writing.'),
    ],
    romance: [
      timed('→ If you are alone, accept every second invitation then. If you are two, plan a trip for two.'),
      timed('→ Say then what you feel, in one plain sentence.'),
      timed('→ Spend a whole day with one person then, without plans for the evening.'),
      timed('→ Meet the friends of the other person then, and let them meet yours.'),
    ],
    spiritual: [
      timed('→ Begin a daily practice then, at the same hour each morning.'),
      timed('→ Go then to the holy place that you have long had in mind, or sit in a quiet one near your home.'),
      timed('→ Take three days of silence then, at home or away.'),
      timed('→ Read one old text then from the first page to the last.'),
    ],
    politics: [
      timed('→ Put your name forward then, or speak at one meeting.'),
      timed('→ Ask then for the office that you want, before somebody else does.'),
      timed('→ Take over one task then that everybody can see.'),
      timed('→ Invite ten people then, and tell them what you would change first.'),
    ],
  } satisfies Record<string, Cell>,
  /** Beside a first time that is years away; `{until}`: its first month. */
  long_wait: timed('→ Until {until} take the two small steps below, which need no date.'),
}
