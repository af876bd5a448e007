import { type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import { SIGNS, type Sign } from '../../zodiac/signs.ts'
import { from, type Passage, type TraitText } from '../passage.ts'

// A planet in a sign of any house, by hora. The Sun rules one half of each sign and the Moon the other: in the solar half a planet acts,
// in the lunar half it responds and cares
type Twelve<T> = readonly [T, T, T, T, T, T, T, T, T, T, T, T]
type Hora = 'solar' | 'lunar'
const ofPlanet = from(
  'Saravali 22-29; Brihat Jataka 17 for the Moon, 18 for the others; the halves by BPHS and Brihat Jataka on the hora',
)
const ofNode = from('Common practice: a node gives the results of the lord of its sign and of its hora')

const GLOSSES: Record<Graha, string> = {
  Sun: 'your will',
  Moon: 'your feeling',
  Mars: 'your drive',
  Mercury: 'your thinking',
  Jupiter: 'your sense of what is right',
  Venus: 'your way of loving',
  Saturn: 'your sense of duty',
  Rahu: 'your hunger for the new',
  Ketu: 'your gift of letting go',
}

/** The reason of a finding, after its first sentence; the form changes from sign to sign. */
const reason = (finding: string, planet: Graha, sign: Sign, hora: Hora): string => {
  const place = hora === 'solar' ? `the Sun’s half of ${sign}` : `the Moon’s half of ${sign}`
  const fact = `${nameInSentence(planet)}, ${GLOSSES[planet]}, is in ${place}`
  const form = (SIGNS.indexOf(sign) + (hora === 'solar' ? 0 : 2)) % 4
  if (form === 0 || /:|\b(?:because|since|as)\b/.test(finding)) return `, since ${fact}`
  if (form === 1) return `: ${fact}`
  return form === 2 ? `, because ${fact}` : `, as ${fact}`
}

/** The texts on a planet in Aries to Pisces, the solar one first. */
const signs = (planet: Graha, texts: Twelve<readonly [solar: TraitText, lunar: TraitText]>) => {
  const passage = planet === 'Rahu' || planet === 'Ketu' ? ofNode : ofPlanet
  const reasoned = (told: TraitText, sign: Sign, hora: Hora): Passage => {
    const [text, ...traits] = typeof told === 'string' ? [told] : told
    const [finding] = text.split('. ', 1) as [string]
    return passage(`${finding}${reason(finding, planet, sign, hora)}${text.slice(finding.length)}`, ...traits)
  }
  return Object.fromEntries(
    SIGNS.map((sign, i) => {
      const [solar, lunar] = texts[i]!
      return [sign, { solar: reasoned(solar, sign, 'solar'), lunar: reasoned(lunar, sign, 'lunar') }]
    }),
  ) as Record<Sign, Record<Hora, Passage>>
}

export default {
  Sun: signs('Sun', [
    [
      'You decide standing up, and you like to be first. People follow because you start, and somebody else has to keep the calendar. → Name that person this week and give them the diary.',
      'You lead by making people feel looked after. You announce decisions at table, between two dishes. → Sleep one night before a large one, and your courage is complete in the morning.',
    ],
    [
      'You stay with what is yours, and you rule by patience. You like good cloth, good food and things that last. → Try one new way to do an old task this week.',
      'You are pleasant to have about, and your authority grows by that. Customers and guests stay for years. → Put your next order as a request; it is carried out twice as fast.',
    ],
    [
      'You want to be well informed, and you lead by knowing. You edit, count and brief people. → Say “I do not know” once this week, and see how nobody minds.',
      'You govern by listening. You never lose a name, and you run the meeting from the second chair. → Sign your own draft this week, before another person does.',
    ],
    [
      'You are loyal before you are ambitious. You protect people, and then you find that you lead them. → Walk by water when you are tired, and let somebody protect you.',
      'You let your heart give the orders. People in your care love you and tire you. → If a rank is offered to you this year, accept it for once.',
    ],
    [
      'You need a field that is really your own, and there you are generous. Borrowed authority makes you irritable. → Choose one thing this month in which you have the last word.',
      'You are royal at home and shy among strangers. You give most to children, animals and old people. → Keep your door open for one afternoon a week.',
    ],
    [
      'You lead by doing the detail better than anybody. You notice the line that is not straight. → Leave one small mistake of another person uncorrected this week.',
      'You serve so quietly that people forget who did it. You worry about being useful. → Write your name under one piece of work, in ink.',
    ],
    [
      'You ask others before you decide, and you doubt your own claim. Taste, trade and law suit you better than a throne. → Decide one matter alone this week, and tell them afterwards.',
      'You lean on approval, and a public quarrel takes you weeks. You are good in pleasant company. → Take two hours alone each morning off, and your backbone returns.',
    ],
    [
      'You have a strong will that you do not show. You go to the bottom of a thing. → Tell one person what you are after; you need an ally more than a secret.',
      'You feel what is hidden in people, and you guard it. You are brave for others. → Let a friend guard you for an evening this week.',
    ],
    [
      'You believe in something, and you say it. Teachers, law and far places bring out your best. → Ask a person who disagrees with you to lunch.',
      'You encourage people, and they grow taller next to you. You trust easily, and you recommend fast. → Check one thing this week before you do.',
    ],
    [
      'You work for your place and you keep it. You are older than your years. → Take one free afternoon this month, and tell nobody what you did.',
      'You carry duty for your whole family and seldom speak of it. Your authority is quiet. → Let somebody carry one of the bags this week.',
    ],
    [
      'You stand a little apart from those in power, and you see the many. Rank means less to you than the cause. → Take credit once, aloud, for what you did for it.',
      'You are a friend to everybody and hard to know. You lead a circle without a chair. → Tell one of them how you really are.',
    ],
    [
      'You lead by imagination, and you forgive too soon. Water, ships and quiet places restore you. → Say one no this week and do not explain it.',
      'You feel your way, and you put others first. Authority tires you. → Finish one thing in your own name before you help with theirs.',
    ],
  ]),
  Moon: signs('Moon', [
    [
      'You feel quickly and act on it. Your decision is there before the question ends. → Walk around the block before you answer, and your first idea is still there if it was good.',
      'Your feelings flare and are gone by supper. You protect your own at once. → Eat before you argue, and say sorry the same evening.',
    ],
    [
      'You want calm, good food and people who stay. Nobody hurries you. → Try one new dish or road this month, with somebody you trust.',
      'You are content with little as long as it is lovely and safe. You give comfort with your hands. → Let yourself be cooked for once this week.',
    ],
    [
      'You think about what you feel and you talk until it is clear. Your mood changes with the subject. → Write three lines before sleep, and turn off the light.',
      'You feel through other people’s stories. You are a good friend on the phone. → Tell one story this week that is only about you.',
    ],
    [
      'You protect what you love, and you act for it. Home is your kingdom, and few have a key. → Invite one new person into it this month.',
      'You feel everything, and you remember all of it. A smell takes you back twenty years. → Keep one memory, and give one grudge away.',
    ],
    [
      'You want to be loved, and you give warmth first. You need an audience of one at least. → Praise somebody before you wait for praise today.',
      'You are proud and soft in the same breath. A cool look spoils your day. → Ask what was meant before you are hurt.',
    ],
    [
      'You calm down by putting things in order. You notice what is wrong, in yourself most of all. → Count three good things each evening, aloud.',
      'You show love by helping, and you worry while you do it. Your stomach knows. → Sit down to eat, and let one thing stay untidy.',
    ],
    [
      'You want peace in the room, and you arrange it. You see both sides. → Choose one side this week, even in a small matter.',
      'You live by the mood of the people near you. Discord makes you tired. → Take an hour alone each day, to hear your own.',
    ],
    [
      'You feel strongly and say little. You want all or nothing, so mostly you wait. → Tell somebody half of it this week; half is allowed.',
      'You feel what others hide, and it stays with you. You forgive slowly. → Swim, walk or weep it out, and drop one old matter.',
    ],
    [
      'You feel better when you can see far. Hope is your habit. → Plan a trip, and finish one small duty before you leave.',
      'You trust life and people, and you like to teach what you felt. Promises come easily. → Keep the smallest one first this week.',
    ],
    [
      'You hold feelings back until the work is done. You can be relied upon. → Set one hour a week in which you need not be useful.',
      'You care for people by taking on duty. You are the sensible one, and nobody asks. → Let somebody see you tired, and accept the tea.',
    ],
    [
      'You look at your feelings from a small distance. You like people in the plural. → See one of them alone this week, for two hours.',
      'You notice what the whole group needs before you notice what you need yourself. → Say what you need before you leave the room.',
    ],
    [
      'You dream with open eyes, and you give away what you have. Music changes your day. → Keep one fixed hour for something practical.',
      'You feel with everyone and everything. A sad story goes home with you. → Withdraw for an evening, and come back with the light on.',
    ],
  ]),
  Mars: signs('Mars', [
    [
      [
        'You act at once, and you love a beginning. Others are still looking for their shoes. → Finish one thing this week that you began last month.',
        'decides fast',
        'bold',
      ],
      [
        'You fight for people you love, without counting. You are gentle an hour later. → Use your strength early in the day, and the evening stays friendly.',
        'lets go',
      ],
    ],
    [
      [
        'You work slowly, and nobody can stop you. You dig, build and hold. → Change one habit of force this month: ask once before you pull.',
        'finishes',
      ],
      [
        'You are patient until you are stubborn. You defend comfort and those who share it. → Move before lunch, every day, even for twenty minutes.',
        'patient',
        'holds firm',
      ],
    ],
    [
      [
        'You fight with words and quick hands. You do two things at once and finish neither. → Do one of them today, to the end, in silence.',
        'leaves unfinished',
      ],
      [
        'You argue because you care, and you say too much. Your hands want to help. → Fix something for somebody this week instead of discussing it.',
        'talks much',
      ],
    ],
    [
      [
        'You defend home and family, and you take things personally. You push from the side until somebody falls. → Say straight what you want, once, and in daylight.',
        'easily hurt',
      ],
      [
        'Your anger comes out as tears or as sudden moves. You guard the people at your table. → Row, swim or carry water; quarrels get smaller.',
        'easily hurt',
      ],
    ],
    [
      [
        'You act boldly, and you like to be seen doing it. You are generous in victory. → Let somebody else win a round this week, on purpose.',
        'bold',
        'in front',
      ],
      [
        'You are brave for children and friends, and proud at home. A laugh at your cost stays with you all evening. → Laugh first this time, and let the others join in.',
        'bold',
        'easily hurt',
      ],
    ],
    [
      [
        'You work with precision, and sloppy work makes you angry. Tools obey you, and people sometimes do not. → Leave one thing at eighty per cent this week.',
        'exact',
      ],
      'You help by repairing. You are hard on yourself when one of them fails. → Stop at six, wash your hands, and call it done.',
    ],
    [
      [
        'You fight for fairness, and you hesitate before you strike. You want an opponent with good manners. → Decide faster in one small matter today.',
        'decides slowly',
      ],
      [
        'You get your way by charm, and you swallow the rest. It comes out in the evening. → Say the disagreeable sentence early, with a smile.',
        'tactful',
      ],
    ],
    [
      [
        'You have a long breath and you aim well. You do not forget the goal. → Tell one friend what it is, and rest on Sunday.',
        'has stamina',
        'finishes',
      ],
      [
        'You feel an attack before it comes. You protect yourself by silence and by a long memory. → Ask what was meant; half of them meant nothing at all.',
        'holds on',
      ],
    ],
    [
      'You fight for ideas, and you shoot far. Sport and travel keep you in good humour. → Look at the near target once this week.',
      [
        'You encourage people by going first. You promise people the mountain, and some of them have already packed. → Take them up the hill on Saturday, to begin with.',
        'bold',
        'promises too much',
      ],
    ],
    [
      [
        'You are made for hard work in steps, and you reach the top. You command well, yourself above all. → Take one day a week without a target.',
        'finishes',
        'has stamina',
      ],
      [
        'You carry others up the slope without telling them. You are stern and reliable, and you tire alone. → Let one of them carry the rope.',
        'keeps promises',
      ],
    ],
    [
      [
        'You work for a cause and against the usual way. You surprise opponents. → Explain your plan once to the people who have to follow it.',
        'resists rules',
      ],
      'You fight for friends and for those outside. You cool down alone, and they think you have left. → Tell them when you need it, before you go.',
    ],
    [
      [
        'You act on feeling, and your strength comes in waves. You help those in need, and your own work waits. → Finish it on the wave you started with.',
        'works in bursts',
      ],
      [
        'You avoid a fight until you are tired of avoiding it. You give away your strength in small portions. → Say no once this week, and go swimming.',
        'keeps the peace',
        'gives in',
      ],
    ],
  ]),
  Mercury: signs('Mercury', [
    [
      [
        'You think fast and say it first. Your questions open doors. → Wait for the end of the other person’s sentence in one talk today.',
        'thinks fast',
        'impatient',
      ],
      [
        'You speak from the heart before the head has read it. People like it, mostly. → Read the message once more before you send it.',
        'acts rashly',
      ],
    ],
    [
      [
        'You think slowly, and what you have understood stays. Figures and goods suit you well. → Learn one new method this month, at your own pace.',
        'thinks slowly',
      ],
      [
        'You have a calm voice and a memory for tastes and tunes. People believe you when you do speak. → Speak up in one meeting this week.',
        'says little',
      ],
    ],
    [
      [
        'You are quick, curious and amusing. You can explain anything, and you love the next thing most. → Finish one book before you open another.',
        'thinks fast',
        'leaves unfinished',
      ],
      [
        'You talk in order to be near people. You hear what was left out of a sentence. → Keep one secret this week, and enjoy it.',
        'talks much',
      ],
    ],
    [
      [
        'You remember everything that touched you. You think in stories, and you believe the good ones. → Put the figures next to the story before you decide.',
        'holds on',
      ],
      [
        'You think with your heart, and you write well at night. A harsh word blocks you. → Ask for criticism by daylight, from one kind person.',
        'easily hurt',
      ],
    ],
    [
      [
        'You speak with authority, and people listen. You like a big idea and you give it at once. → Ask three questions before the next answer.',
        'sure of self',
      ],
      [
        'You tell stories so that children and crowds listen. Doubt hurts you more than it should. → Let somebody check the details; it is no insult.',
        'easily hurt',
      ],
    ],
    [
      [
        'You see the flaw in every plan, and you can mend it. Lists please you, and people fear your pencil. → Praise the plan before you mend it, today.',
        'exact',
      ],
      [
        'You think about others’ problems and solve them on paper. You worry in lists, by number, at night. → Tear one of them up before you go to bed.',
        'sleeps badly',
      ],
    ],
    [
      [
        'You weigh both sides, and you write a fair letter. Decisions take you a long time. → Give yourself until Thursday, and then send it.',
        'decides slowly',
      ],
      [
        'You think best in conversation. You phrase it so that nobody is hurt. → Say one true thing this week that might hurt somebody, kindly.',
        'tactful',
      ],
    ],
    [
      'You look beneath words. A secret does not stay one with you. → Use that gift for one real question, and leave people’s drawers shut.',
      'You hear what is not said. Frightened people confide in you, and you carry it home. → Say some of your own fears aloud; they get smaller.',
    ],
    [
      [
        'You think in large lines, and you like to persuade. Details bore you by the second line. → Let a careful friend read the small print this week.',
        'misses details',
      ],
      [
        'You believe what sounds good and kind. You teach by stories, and people repeat them. → Check one of them before you tell it again.',
        'trusts quickly',
      ],
    ],
    [
      [
        'You think in steps and plans, and you are usually right. You say little, so others guess. → Explain one plan aloud this week, with the reasons.',
        'says little',
      ],
      [
        'You think ahead for the whole family. You worry in silence over your supper. → Tell them one worry, and let them think as well.',
        'expects trouble',
      ],
    ],
    [
      'You have ideas before their time. Systems and networks please you more than speeches. → Build one of them this month, in the smallest form.',
      'You think for the group, and you see the odd person at the edge. People call you fair, and a little far away. → Speak to that person this week.',
    ],
    [
      [
        'You think in pictures and hunches. Names and dates slip away from you, and the hunch is right. → Keep one calendar, and trust it for the rest.',
        'misses details',
      ],
      [
        'You understand people without words. On the way you forget what you came to say. → Write it on your hand, and then say it aloud.',
        'misses details',
      ],
    ],
  ]),
  Jupiter: signs('Jupiter', [
    [
      'You believe in doing, and your enthusiasm takes people along. You volunteer before the question is finished. → Complete one course or one promise this month before you offer the next.',
      'You encourage beginners, and they dare more beside you. You give help before anybody has asked for it. → Ask what is needed first, and bring exactly that.',
    ],
    [
      'You trust what can be touched: land, food, fair dealing. You own more than you show, and it grows slowly. → Give a fixed part of it away on the first of each month.',
      'You are generous at your own table, and people leave it glad. You like your ease a little too much. → Walk for twenty minutes after the meal, with a guest if you can.',
    ],
    [
      'You teach in conversation, and you know a little about everything. By Friday you have started three subjects. → Choose one for this year and learn it to the bottom.',
      'You comfort people by talking things through with them. The last good argument convinces you. → Sleep on it once before you repeat it to others.',
    ],
    [
      'You are at your wisest when you look after people. A home, a school or a whole public trusts you. → Let somebody look after you for one evening this week.',
      'You have a deep and kind heart, and luck likes you. You feed everybody who comes in. → Keep one hour a day of that goodness for yourself.',
    ],
    [
      'You teach with dignity, and you like to be asked. Your gifts are large and everybody sees them. → Do one good deed this month that nobody hears of.',
      'You believe in people until they believe in themselves. You are proud of what becomes of them. → Praise the effort this week, and say nothing about the result.',
    ],
    [
      'You believe in method, and small useful work is your form of prayer. You see first what is wrong. → Say what is right before you say it, today at least.',
      'You do good with a list and a cloth in your hand. Grand words make you doubt. → Let somebody thank you this week without a correction from you.',
    ],
    [
      'You judge fairly, and friends bring you their quarrels. You would like everybody to be right. → Decide one case this week in clear words, and stay with it.',
      'You make peace by listening to both sides for as long as it takes. You give up your own share for it. → Count your share first, and then be generous.',
    ],
    [
      'You look for truth in deep places, and you trust few teachers. You have read what others only quote. → Tell one person who is ready what you have found.',
      'You heal by knowing what the pain is about. You keep your faith in bad hours, and others hold on to you. → Do something plainly cheerful once a day as well.',
    ],
    [
      'You have faith and you say it aloud. Law, teaching and far places suit you, and people feel taller after your talk. → Have tea this month with somebody of another faith.',
      'You guide people kindly, and years later they come back to tell you. You promise from the heart. → Write each promise down on the day you make it.',
    ],
    [
      'You believe slowly, and only in what works. Success comes to you late and from below, and it stays. → Take one hopeful risk this year, a small one, with a date.',
      'You do your duty and you find it hard to hope aloud. Somebody near you waits for your blessing. → Give it this week, without a condition and without advice.',
    ],
    [
      'You believe that everybody has the same rights, and you teach the many. Your circle is wide and a little cool. → Visit one of its members at home this month.',
      'You care for people at the edge of the group, and you give them ideas and time. You are fair to all of them. → Allow one to be a closer friend than the rest.',
    ],
    [
      'You believe widely and you forgive gladly. You give to whoever asks, and the purse feels it. → Choose three names for this year, and keep your giving to them.',
      'You comfort without words. Music, prayer or the sea gives you back what you gave away. → Keep one practical promise each week, and let it be a small one.',
    ],
  ]),
  Venus: signs('Venus', [
    [
      [
        'You fall in love at first sight, and you say so the same evening. You enjoy the chase more than the armchair. → Stay for the second act this time, and bring a cake to it.',
        'loves quickly',
        'shows feelings',
      ],
      [
        'You love warmly and fast, and you are hurt just as fast. By supper you have forgiven. → Wait one day before you say a large word, and say it then.',
        'loves quickly',
        'lets go',
      ],
    ],
    [
      [
        'You love comfort, loyalty and things that are well made. You would rather have one good coat than five. → Share what you have this week; it pleases you more in two.',
        'steady',
      ],
      'You show tenderness with your hands and your kitchen. You like to be held, and you seldom ask for it. → Ask this week, in plain words, and hold still.',
    ],
    [
      [
        'You fall in love with a voice and a joke. Without talk you grow bored in a month. → Spend one evening together without words this week, and see what remains.',
        'loves quickly',
      ],
      'You love by asking and by remembering what was said. You keep two doors open in case one closes. → Close one of them, and tell the person concerned.',
    ],
    [
      [
        'You love as one keeps a home: with food, keys and care. At the gate you are careful for a long time. → Open it a hand’s breadth this week, for somebody kind.',
        'loves slowly',
        'guarded',
      ],
      [
        'You love with your whole memory, and family and tenderness are one for you. An old song can spoil a new evening. → Let one old love rest where it is.',
        'holds on',
      ],
    ],
    [
      [
        'You love in style, and you want the two of you to be proud of each other. Your presents are generous. → Give an hour of attention this week instead of a thing.',
        'shows feelings',
      ],
      [
        'You give affection like sunshine, and you need to be seen while you do it. A cool answer hurts more than you show. → Praise the other person first today.',
        'easily hurt',
      ],
    ],
    [
      'You love with care for detail, and you notice each fault. People feel examined where you meant to be near. → Say three things you like before you correct one.',
      [
        'You show love by being useful, and you suspect that you are not lovely enough. You wave compliments away. → Accept the next one with a thank you and nothing more.',
        'doubts self',
      ],
    ],
    [
      'You are at your best in two, and fairness and good taste come easily to you. Alone you cannot choose a curtain. → Choose one thing this week by your own taste only.',
      [
        'You live for peace in love, and you give way before anybody has asked. Later you are tired and do not know why. → Say once what you would rather have.',
        'gives in',
      ],
    ],
    [
      'You love deeply or not at all. Your jealousy tells you where you are afraid. → Say the fear aloud to the person this week, and leave the phone on the table.',
      [
        'You love in secret and for a long time, and you notice the smallest change. Then you watch instead of asking. → Ask once this week, directly, and believe the answer.',
        'hides feelings',
      ],
    ],
    [
      'You love freedom and great plans, and your best talks happen on the road. At home you look at the map. → Take the person along this time, and be punctual.',
      [
        'You love generously and you believe the best of people. You promise them the horizon. → Begin with next Saturday: one place, one time, and you are there.',
        'promises too much',
        'trusts quickly',
      ],
    ],
    [
      [
        'You love slowly and you keep your word. You show it by deeds: the snow is cleared, the bill is paid. → Add one warm sentence to it this week.',
        'loves slowly',
        'keeps promises',
      ],
      [
        'You are loyal and a little shy with warmth. You wait for proof before you give any. → Give some first this week: a hand on an arm is enough.',
        'loves slowly',
      ],
    ],
    [
      'You love as a friend does, and you need air in it. You disappear for a day and mean nothing by it. → Say when you will be back, and be back.',
      'You love in an unusual way, and you are kind to everybody alike. One of them hopes for more. → Tell that person the truth this month, gently.',
    ],
    [
      'You love with imagination, and art and tenderness are one for you. You see what somebody could be. → Look at them by daylight this week, too, and see what they are.',
      'You give everything in love and forget yourself. Those who need you find you quickly. → Choose for once the company of somebody who only likes you.',
    ],
  ]),
  Saturn: signs('Saturn', [
    [
      'You want to begin and are made to wait, again and again. It teaches you a patience that others never learn. → Do the new thing for ten minutes daily; after forty days it carries you.',
      'You feel held back just when you want to protect somebody. The anger turns inward and sits in your shoulders. → Move your body in the morning, and say it by noon.',
    ],
    [
      'You build slowly and safely, and what you build stays. Change frightens you more than work does. → Change one small thing this month by your own choice, before it is changed for you.',
      'You hold on to people and to things because they make you safe. You are thrifty with comfort. → Buy one warm or lovely thing this season, and use it daily.',
    ],
    [
      'You think carefully and you speak late, and then you are right. In a quick group nobody notices. → Say one unfinished thought this week, and let the others finish it.',
      'You worry about words, those you said and those you did not. You are a faithful writer of letters. → Ring instead of writing once this week; the voice says more.',
    ],
    [
      'You look after your family from duty, and your own need comes last. Home is a list for you. → Turn one evening of the week into a pleasure with nothing to do.',
      'You stay grown-up in every room, and you comfort others with a serious face. Nobody asks how you are. → Tell one person this week, before they ask.',
    ],
    [
      'You want respect and you earn it the long way. Play comes hard to you, because one might lose. → Play something badly this week, with a child or a friend.',
      'You wonder whether you are loved for yourself or for what you do. So you do more. → Ask for praise once this week; you are allowed to.',
    ],
    [
      'You work exactly and without end, and you find the mistake that the others missed. At nine the lamp is still on. → Stop at the agreed time on three days this week.',
      'You serve quietly and you are afraid of an error. You check the door twice. → Leave one small thing imperfect on purpose this week, and see that nothing happens.',
    ],
    [
      'You are fair, and your word is as good as a contract. People choose you as a judge and forget to invite you. → Take sides once this week, for a friend.',
      'You keep the peace by carrying the heavier end of every table. It shows in your back. → Put it down for a moment this week, and say that you do.',
    ],
    [
      'You control yourself well, and you come through what would break others. It costs you sleep. → Tell one person this month what it costs, and nothing else.',
      'You keep old hurts in good order, with dates. You protect yourself by silence. → Write one of them down this year, read it once, and burn the page.',
    ],
    [
      'You test each belief, and you keep the few that hold. Teachers respect you for it. → Trust somebody this week without asking for proof, in a small matter.',
      'You hope with caution, and you take teaching seriously. Pupils are a little afraid of you. → Tell them this week about a mistake of your own.',
    ],
    [
      'You are made for responsibility, and institutions run because of you. You feel tired only when it is late. → Make an appointment with rest, and keep it as you would any other.',
      'You carry a family or a firm without a word about it. Nobody sees the strain, since you hide it well. → Show it to one person, this Friday evening.',
    ],
    [
      'You work for an order that holds for everybody, and you stand a little apart. At the party you look for the door. → Stay for an hour this time, and talk to one person.',
      'You serve the group and are alone in it. They know your work and not your kitchen. → Invite one of them home this month, without an agenda.',
    ],
    [
      'You give a form to dreams, by plain duty, hour by hour. You are afraid to drift. → Keep a fixed bedtime this week, and one evening with no plan at all.',
      'You carry other people’s sorrow on top of your own. It is hard for you to refuse a need. → Help one person this week, and rest the day after.',
    ],
  ]),
  Rahu: signs('Rahu', [
    [
      'You want to be the first at something nobody has tried. You jump while others still measure. → Look at the landing place once, ask one person who has been there, and then jump.',
      'You want to be somebody’s hero, and you act before you are asked. Not everybody wanted saving. → Ask this week, before you run.',
    ],
    [
      'You want things of value, and you find unusual ways to get them. Enough is a word you seldom use. → Write down the figure at which you would stop, and show it to a friend.',
      'You want a comfort that cannot be taken away, so you collect. The cupboard is full and you still look. → Give away one lovely thing this month, to somebody in need of it.',
    ],
    [
      'You want to know everything at once, and screens and codes are your sea. By night you have forty windows open. → Close all but one this evening, and read that one to the end.',
      'You want somebody to talk to, at any hour. Messages keep you company, and you are still lonely. → Meet one of these people face to face this week.',
    ],
    [
      'You long for a home that you never had, perhaps in a foreign place. You adopt friends as relatives. → Ring the family you do have this Sunday, and only ask how they are.',
      'You are hungry for safety, and old fears buy new locks. At night you check the door. → Sit with a calm person over soup this week; it works better.',
    ],
    [
      'You want a stage, and more often than not you get one. The applause wears off by morning. → Do one good thing this week without a witness, and keep it to yourself.',
      'You want to be adored, and you help the young to shine in order to be near the light. → Let them shine without you for a day, and clap.',
    ],
    [
      'You want to make things perfect by new methods. Diets, tools and systems attract you. → Leave one thing unimproved for a whole month, and use the time for a walk.',
      'You worry with imagination, and you look things up at night. Each page adds a fear. → Close the screen at nine, and ask a professional by day.',
    ],
    [
      'You want the perfect partner or the perfect deal, and you charm strangers without effort. Familiar people get the rest. → Keep one promise to somebody familiar this week.',
      'You want peace with everybody, also with those who use you. You smile and agree. → Displease one of them this week, politely, and see that the sky stays up.',
    ],
    [
      'You want what is hidden or forbidden, and you have a detective’s nerve. People fear your questions. → Put that hunger into a trade with rules, and leave private drawers shut.',
      'You feel a secret as others feel a draught. Fear and longing are close together in you. → Tell one secret this month to somebody who is bound to silence.',
    ],
    [
      'You want one large truth, and you travel far and talk well for it. You persuade before you have checked. → Check one fact before the next speech, and quote where it comes from.',
      'You want a teacher who saves you, and you believe kindly. It costs you something each time. → Ask the next one for the fee, the books and three former pupils.',
    ],
    [
      'You want rank, and you work for it without rest. Rules interest you as ladders. → Keep one rule this month that does you no good at all, simply because it is right.',
      'You want to make everyone safe by being successful. In the meantime nobody sees you. → Be at home by six on Wednesday, and let the phone ring.',
    ],
    [
      'You want to change how things are done, and networks and inventions suit you. The plan is clear only to you. → Explain it this week to an old person, without one foreign word.',
      'You want to belong to a special circle, and you serve it well. Friends outside see less of you. → Spend one evening this week with somebody who is not in it.',
    ],
    [
      'You want to go past every limit, in dream, faith or far places. Ordinary days feel too small. → Keep one small duty daily, and let it hold you to the ground.',
      'You want to melt into something larger, and music or pity carries you off. You come back late and empty. → Be back by supper this week, and eat with people.',
    ],
  ]),
  Ketu: signs('Ketu', [
    [
      'You know how to fight, and you no longer see why. At the right second you still act before everybody else. → Begin one thing this week for yourself and not against anybody.',
      'You protect others by instinct, and you forget that you are there too. Afterwards you are hungry. → Say what you want, once, before you help this week.',
    ],
    [
      'You handle money and goods well because you do not cling to them. Others trust you with their purse, and yours is a mess. → Put your own papers in order this Saturday.',
      'You can do without comfort, and you forget that others cannot. The flat is bare and you have not noticed. → Bring something soft or green home this week.',
    ],
    [
      'You know things without having read them, and you use few words. People guess the rest wrongly. → Finish your sentence this week for those who cannot follow you.',
      'You are tired of talk, and so you listen well. Letters wait for you in a heap. → Answer the one that has waited longest, in three lines.',
    ],
    [
      'You need little of home around you, and you sleep well in strange rooms. Festivals leave you puzzled. → Visit the old house this year without any purpose.',
      'You miss something you cannot name, and other people’s mothers like you. Some evenings it is strong. → Cook the dish you ate as a child, and ring somebody who knew you then.',
    ],
    [
      'You need no applause, and you have a dignity of your own. You hide what you do best. → Show it once this month, to people who can judge it.',
      'You love children and animals without wanting to own them. They come to you by themselves. → Stay with one of them a little longer than you usually would.',
    ],
    [
      'You see the fault at a glance, and you let it pass. You heal by touch or by instinct. → Write down what you know, for somebody who comes after you.',
      'You serve and then you vanish before anybody can thank you. They keep the cup for you. → Stay this week until the thanks have been said.',
    ],
    [
      'You know how bonds go, and you are not curious any longer. People feel seen and left. → Be curious about one person this week, and ask three questions.',
      'You give way without pain, and the other person would like to know what you want. Perhaps you would, too. → Say it once this week, even if it is only tea.',
    ],
    [
      'You look at the bottom of things, and little frightens you. You seldom mention it. → Sit this week with somebody who is frightened, and say nothing clever.',
      'You feel the hidden matter in a room and leave it alone. It stays with you all the same. → Speak about it once this month, with somebody safe.',
    ],
    [
      'You carry your faith inside you, and you need no preacher. You smile at ceremonies. → Teach one person this year the part of it that can be taught.',
      'You trust without a reason, and you do not defend it. Others envy you for it. → Say a blessing aloud this week, over bread or over a child.',
    ],
    [
      'You can do great work without ambition, and titles slip off you. Others then take the chair. → Accept it once, for the sake of those who work under you.',
      'You wear duty like a coat that you could take off. Nobody would guess it. → Take it off on Sunday, and let the day go by without use.',
    ],
    [
      'You belong to no group, and every group would like to have you. You leave before the cake. → Choose one of them for a year, and stay until the chairs are stacked.',
      'You love mankind and forget a friend’s birthday. It is not coldness, but it looks like it. → Write down one date this week, and keep it.',
    ],
    [
      'You are near to peace, and the world is a little loud for you. You withdraw in the middle of a sentence. → Keep one small task among people, every day.',
      'You dissolve easily, in sleep, in prayer or by the sea. Coming back takes you a while. → Bring something back with you each time: a page, a stone, a loaf.',
    ],
  ]),
} satisfies Record<Graha, Record<Sign, Record<Hora, Passage>>>
