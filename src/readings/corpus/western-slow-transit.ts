import { type Cell, from } from '../passage.ts'

// An exact transit of a slow planet to a point of the birth chart; {point}: a slow natal planet.
// Challenging: square, opposition, and the conjunction of all but Jupiter; harmonious: trine, sextile, Jupiter's conjunction.
const passage = from('Common Western practice (transits of the slow planets to a birth chart)')

type Slow = 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'
type Group = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Ascendant' | 'Midheaven' | 'slow'
type Temper = 'harmonious' | 'challenging'

export default {
  Jupiter: {
    Sun: {
      harmonious: [
        passage(
          'People who can help you are in a mood to do so for about two weeks. → Ask for the post, the leave or the introduction; only what you ask for stays with you afterwards.',
        ),
        passage(
          'You are in good spirits, and people whom you have helped may open a door. → Take one step now that you would normally plan for a year.',
        ),
        passage(
          'You have more confidence than usual, and it is well founded. → Show your work to someone who can use it.',
        ),
      ],
      challenging: [
        passage(
          'You promise more than your calendar holds, and the bill comes some months later. → Cut each plan by a third and you keep what is sound in it.',
        ),
        passage(
          'You trust your luck a little too much. → Keep what you have agreed, and add nothing new before the month is over.',
        ),
        passage(
          'You are asked for too much, and it flatters you. → Say that you will answer in three days, and look at your calendar.',
        ),
      ],
    },
    Moon: {
      harmonious: [
        passage(
          'You feel at home in your own life for a while, and family news tends to be good. → Let somebody look after you, and put down one old resentment.',
        ),
        passage('You are generous and easily pleased. → Invite the family, or spend a quiet day in a place you love.'),
        passage(
          'You sleep and laugh better for some days. → Make peace in a small matter, since it costs you little now.',
        ),
      ],
      challenging: [
        passage(
          'You say yes to everything out of warmth: the guest, the second helping, the sofa. → Sleep one night between the wish and the order.',
        ),
        passage(
          'You want comfort, and you want it in large portions. → Cook something simple, and ring one friend instead of ordering.',
        ),
        passage('You are moved by everyone’s troubles. → Help one person properly, and let the others wait.'),
      ],
    },
    Mercury: {
      harmonious: [
        passage(
          'You learn easily and are listened to. → Send the application, sign up for the course, or put your proposal on one clear page.',
        ),
        passage(
          'You have good news, or you can give some. → Make the call that you have put off, and ask for a clear answer.',
        ),
        passage(
          'You find the right words without looking. → Write the important letter in the morning and send it at noon.',
        ),
      ],
      challenging: [
        passage(
          'You see the large picture and miss a line of small print. → Let someone else read whatever you sign in these days.',
        ),
        passage('You say more than you can prove. → Look up the figure before you quote it, and promise no date.'),
        passage('You have ten plans and one diary. → Strike out half of them today, and the other half will work.'),
      ],
    },
    Venus: {
      harmonious: [
        passage(
          'You are good company, and affection and money both come more easily. → Invite people, settle a fee, or tell someone that you like them.',
        ),
        passage(
          'You are popular, and things cost less than you feared. → Buy the one good piece, or ask somebody to dance.',
        ),
        passage('You feel loved, and you show it. → Thank the person who has been kind to you for years.'),
      ],
      challenging: [
        passage('You spend to please, yourself or another. → Decide on the sum beforehand, in money and in promises.'),
        passage(
          'You like what is expensive and people who are charming. → Wait one week, and see which of the two you still want.',
        ),
        passage('You agree too quickly because the evening is pleasant. → Keep the decision for breakfast.'),
      ],
    },
    Mars: {
      harmonious: [
        passage(
          'You have strength and a fair wind. → Start what needs courage, a contest or a hard talk, while you can do it in good spirits.',
        ),
        passage(
          'You get things done that have been stuck for months. → Begin with the heaviest one, on the first morning.',
        ),
        passage(
          'You are quick, strong and good-humoured about it. → Take up what you put off, or say what you want in plain words.',
        ),
      ],
      challenging: [
        passage('You go in too fast and too far. → Measure distances twice and stop one round before you are tired.'),
        passage('You take on too much and drive too fast. → Choose the one fight that leads somewhere.'),
        passage(
          'You believe that force will do it. → Try it once with patience, and keep your strength for the next day.',
        ),
      ],
    },
    Ascendant: {
      harmonious: [
        passage(
          'You are seen in a good light without arranging it. → Meet new people now, because some of those you meet will matter later.',
        ),
        passage('People like to have you with them. → Accept an invitation that you would usually refuse.'),
        passage('You are more open, and strangers notice it. Travel, even if it is only to the next town.'),
      ],
      challenging: [
        passage(
          'You take up more room than you notice. → Take the one offer that would still be attractive at half its size.',
        ),
        passage('You promise your presence in too many places. → Be late nowhere, by going to fewer.'),
        passage('You are very sure of your opinions just now. → Ask others about theirs before you give yours.'),
      ],
    },
    Midheaven: {
      harmonious: [
        passage(
          'Your work gets attention from above. → Ask for the task or the title, and have your three best results ready to name.',
        ),
        passage('People speak well of your work. → Use it to ask for what you need, in one sentence.'),
        passage(
          'A door opens for what you do. → Answer on the same day that you are interested, and read the terms before you agree.',
        ),
      ],
      challenging: [
        passage(
          'You are offered more than you can carry at work, and it flatters you. → Ask for time to think, and for help before you say yes.',
        ),
        passage(
          'You could take on a title that is larger than the post. → Ask what it involves on an ordinary Monday.',
        ),
        passage('You are praised and given more to do. → Accept one task, and hand one back.'),
      ],
    },
    slow: {
      harmonious: [
        passage(
          'A long project gets a second wind as Jupiter helps your natal {point}. → Extend what has been running for years; this is better for that than for a new beginning.',
        ),
        passage(
          'You get help for something old as Jupiter reaches your natal {point}. → Look at what has waited longest, and give it an afternoon.',
        ),
        passage(
          'A door that was stiff opens for you, since Jupiter supports your natal {point}. → Repeat a request that was refused.',
        ),
      ],
      challenging: [
        passage(
          'You doubt the scale of something long planned while Jupiter disputes with your natal {point}. → Keep the aim, correct the size.',
        ),
        passage(
          'You want more from a long effort than it can give while Jupiter strains your natal {point}. → Do the next step and stop there.',
        ),
        passage(
          'You are tempted to enlarge what should first be finished, for Jupiter pulls at your natal {point}. → Finish one room of it.',
        ),
      ],
    },
  },
  Saturn: {
    Sun: {
      harmonious: [
        passage(
          'Your steady work is noticed by people who keep the records. → Take the examination, fix the price or accept the responsibility; terms that you agree now are kept.',
        ),
        passage('You are given a responsibility that fits you. → Agree on the hours and the end, and then do it well.'),
        passage('Patience pays off for you now. → Finish the long task this month, and let someone check it.'),
      ],
      challenging: [
        passage(
          'You meet a limit: a superior, a deadline, a tired body. → Do less and finish it, sleep regularly, and count what you complete instead of the applause.',
        ),
        passage(
          'You are tired earlier than usual, and people expect results. → Choose one task a day, and close the door at six.',
        ),
        passage(
          'You are measured, by others or by yourself. → Show what you have finished, and do not apologise for the rest.',
        ),
      ],
    },
    Moon: {
      harmonious: [
        passage(
          'You are calm enough to put your home and habits in order. What you arrange now with family or for your own rest will hold for years.',
        ),
        passage(
          'You can bear solitude well, and it orders your thoughts. → Clear one cupboard and one old matter in the family.',
        ),
        passage('You know what you need and what you do not. → Set a fixed bedtime, and your mood becomes steady.'),
      ],
      challenging: [
        passage(
          'You feel alone with your duties, even among people. → Tell one person how it is, and cut one obligation before it costs you your sleep.',
        ),
        passage(
          'You feel heavy, and home seems to be only work. → Ask for a practical favour, and go to bed an hour earlier.',
        ),
        passage(
          'You miss somebody, or a warmth that used to be there. → Write or ring, even if you are not sure of the answer.',
        ),
      ],
    },
    Mercury: {
      harmonious: [
        passage(
          'You can concentrate for longer than usual. → Write the long text, learn the difficult thing, get the contract right.',
        ),
        passage(
          'You can think something through to its end. → Make the plan with figures, and show it to one critical person.',
        ),
      ],
      challenging: [
        passage(
          'Your answers come back with corrections and your post is late. → Check the weak point now and you will not have to do it again.',
        ),
        passage('You hear no, or not yet, more often. → Learn what was missing, and send it again in a month.'),
      ],
    },
    Venus: {
      harmonious: [
        passage(
          'A bond becomes firmer by what you do for each other. → Make the agreement about money or living together that you have both been circling.',
        ),
        passage('You know who is faithful to you. → Say it to one of them, and plan something regular together.'),
      ],
      challenging: [
        passage(
          'You feel less loved than you are, and money is tight or spoken about. → Ask for one concrete thing, and let the test of feelings wait.',
        ),
        passage('You feel less attractive or less rich than you are. → Spend a week with people who knew you before.'),
      ],
    },
    Mars: {
      harmonious: [
        passage(
          'You work in even portions and get further than by force. Twenty minutes a day now become a skill by the end of the year.',
        ),
        passage(
          'You have strength for a dull and useful effort. → Choose the thing you want to be able to do next year.',
        ),
      ],
      challenging: [
        passage(
          'You are held up wherever you push. → Find the smallest part that moves, do it daily, and save the argument for later.',
        ),
        passage('You run into walls and into rules. → Ask who put them there and why, before you push again.'),
      ],
    },
    Ascendant: {
      harmonious: [
        passage(
          'People trust you with something serious. → Take it if it fits you, and say at once which part you will not do.',
        ),
        passage(
          'You look reliable, and you are asked for advice. → Give it in three sentences, and charge for the fourth.',
        ),
      ],
      challenging: [
        passage(
          'You carry a load in person, and a close relationship is tested by it. → Ask early for a second pair of hands.',
        ),
        passage(
          'You feel alone with it, and your shoulders show it. → Ask for one kind of help by name, and rest on Sundays.',
        ),
      ],
    },
    Midheaven: {
      harmonious: [
        passage(
          'Your reputation gets its foundation. Somebody older or stricter backs you, so show them the plan for the next two years.',
        ),
        passage('You have earned a step, and somebody strict agrees. → Put your terms in writing before you take it.'),
      ],
      challenging: [
        passage(
          'Your position is examined, by others or by yourself. → Keep records, take no shortcut, and name an end date for the extra work.',
        ),
        passage(
          'You carry much at work, and the thanks are late. → Write down what you did, week by week, for the talk that will come.',
        ),
      ],
    },
    slow: {
      harmonious: [
        passage(
          'An old obligation becomes easier for you as Saturn works with your natal {point}. → Give an hour a week to papers, savings or a long repair.',
        ),
        passage(
          'You can settle something old in good order, as Saturn supports your natal {point}. → Set two hours aside for it on a weekday.',
        ),
      ],
      challenging: [
        passage(
          'A structure in your life is inspected while Saturn presses on your natal {point}, as it is for others of your age. → Replace one worn part at a time and throw nothing away in a bad week.',
        ),
        passage(
          'You see which part of a long plan does not hold, since Saturn tests your natal {point}. → Repair that part, and leave the others alone.',
        ),
      ],
    },
  },
  Uranus: {
    Sun: {
      harmonious: [
        passage(
          'You can change direction without breaking anything. → Try the new role, the other town, the different hours; people are surprised at how well it suits you.',
        ),
        passage('You have room to move, and you like it. → Change one thing that has bored you for a year.'),
      ],
      challenging: [
        passage(
          'You want out, and a small event may push you. → Keep savings for three months and change one large thing at a time, in the order that you choose.',
        ),
        passage('You cannot bear what you bore last year. → Change your days first, and your life after that.'),
      ],
    },
    Moon: {
      harmonious: passage(
        'You feel lighter at home and in your habits. → Move the furniture, move house, or drop a custom that only guilt kept alive.',
      ),
      challenging: passage(
        'Plans at home can change at short notice, and your sleep with them. → Keep one routine as it is, whatever else happens around you.',
      ),
    },
    Mercury: {
      harmonious: passage(
        'You have new ideas that actually work. → Learn the tool or the language that you were afraid was for younger people.',
      ),
      challenging: passage(
        'Your thoughts race and your plans are interrupted. → Write things down, keep copies, and turn the screen off at night.',
      ),
    },
    Venus: {
      harmonious: passage(
        'You are open to somebody unlike your usual choice, or you see an old love in a new way. → Let it be unusual before you give it a name.',
      ),
      challenging: [
        passage(
          'You are bored with what you love and attracted by what you cannot keep. → Bring the change into the bond before you go outside it.',
        ),
        passage(
          'You want something new in love or in taste. → Begin with a new place for the people you already have.',
        ),
      ],
    },
    Mars: {
      harmonious: passage(
        'You dare what you have put off, and your body likes it. → Begin the independent project, with your own hours and tools.',
      ),
      challenging: passage(
        'You act on the spur of the moment and break more than you planned. → Take care with speed and machines, and answer no provocation the same day.',
      ),
    },
    Ascendant: {
      harmonious: passage(
        'You look and act more like yourself, and your surroundings follow. A looser arrangement with somebody close suits you both.',
      ),
      challenging: passage(
        'You change faster than the people beside you can follow. → Tell them a week before, and you keep those who matter.',
      ),
    },
    Midheaven: {
      harmonious: passage(
        'Your work opens to something new: a field, a machine, a way of being paid. → Say yes to a trial.',
      ),
      challenging: passage(
        'Your job or your aim can change from one week to the next. → Keep your contacts warm and a project of your own on the side.',
      ),
    },
    slow: {
      harmonious: [
        passage(
          'People born near your year get some room as Uranus helps your natal {point}. → Use yours to renew a commitment by your own free choice.',
        ),
        passage(
          'You and others of your age get more freedom for a while, for Uranus supports your natal {point}. → Drop one duty that has lost its use.',
        ),
      ],
      challenging: [
        passage(
          'You and others of your age are shaken in something you took for granted while Uranus presses on your natal {point}. You feel it as restlessness; revise one commitment by agreement and keep the others as they are.',
        ),
        passage(
          'You are less sure of something old as Uranus strains your natal {point}. → Keep your papers in order and your plans short.',
        ),
      ],
    },
  },
  Neptune: {
    Sun: {
      harmonious: passage(
        'You are guided by feeling and it serves you well. → Give time to art, faith or somebody in need, and let your career wait a little.',
      ),
      challenging: passage(
        'You do not know quite who you are or what you want, and that is the task. → Make no irreversible decision in the fog, and keep to people who tell you the truth.',
      ),
    },
    Moon: {
      harmonious: passage(
        'You are close to people and to your own dreams. Music, water and quiet evenings do more for you than advice.',
      ),
      challenging: passage(
        'You take in too much of what others feel. → Ask whose sadness it is, sleep more, and lend nothing out of pity.',
      ),
    },
    Mercury: {
      harmonious: passage('You find images for what you could never explain. → Write, photograph or tell it now.'),
      challenging: passage(
        'Facts reach you blurred, and so do your words. → Get dates and sums in writing and read them to somebody.',
      ),
    },
    Venus: {
      harmonious: passage(
        'You love more gently and see beauty everywhere. → Put it into music, a garden or an apology that you owe.',
      ),
      challenging: passage(
        'You love a picture of somebody. → Wait a year before you sign, marry or pay for the dream.',
      ),
    },
    Mars: {
      harmonious: passage(
        'You act for a cause and do not tire of it. Swimming, dancing or quiet help suit your strength now.',
      ),
      challenging: passage(
        'Your strength runs out without a reason. → Do one thing at a time, rest before you are angry, and do not test yourself with drink or late nights.',
      ),
    },
    Ascendant: {
      harmonious: passage('People feel understood by you. → Use it with care, and say early what you cannot do.'),
      challenging: passage(
        'People see in you what they need to see, and you in them. → Put agreements in writing and ask a second opinion for two years.',
      ),
    },
    Midheaven: {
      harmonious: passage(
        'Your work may serve something that you believe in. → Follow it as long as it also pays the rent.',
      ),
      challenging: passage(
        'Your direction at work becomes unclear, and a promise there may come to nothing. → Keep a written list of what was agreed.',
      ),
    },
    slow: {
      harmonious: [
        passage(
          'Something softens in your whole age group as Neptune helps your natal {point}. You may forgive a person or an institution now.',
        ),
        passage(
          'You are milder with the past, since Neptune supports your natal {point}. → Let one old account close by itself.',
        ),
      ],
      challenging: [
        passage(
          'An old certainty wears thin for everybody of your age while Neptune presses on your natal {point}. You need no new belief this year; keep the habits that work.',
        ),
        passage(
          'You doubt what you have long been sure of as Neptune clouds your natal {point}. → Wait a season before you give it up.',
        ),
      ],
    },
  },
  Pluto: {
    Sun: {
      harmonious: passage(
        'You have the force to change your life from inside. → Choose the one thing that must be different and do it thoroughly.',
      ),
      challenging: passage(
        'An old role no longer fits you, and you feel it as pressure. → Name the role, stop defending it, and take the first step of another one this month.',
      ),
    },
    Moon: {
      harmonious: passage(
        'You can clear an old feeling out of the house for good. The talk with a parent, a sibling or a counsellor goes deep and does you good.',
      ),
      challenging: passage(
        'Old fear and grief come up, often through family. → Get help in carrying them, and make no threats and no vows at night.',
      ),
    },
    Mercury: {
      harmonious: passage(
        'You think through to the bottom of a subject. → Do the research, write the honest letter, ask the question behind the question.',
      ),
      challenging: passage(
        'You cannot stop thinking about it. → Say it once to the person concerned and set a date after which you will leave it.',
      ),
    },
    Venus: {
      harmonious: passage(
        'Your love gets deeper, or your taste does. You may say what you have never dared to ask for.',
      ),
      challenging: passage(
        'Your feelings for somebody are stronger than usual, and jealousy can come with them. → Leave the other free and look after your own money.',
      ),
    },
    Mars: {
      harmonious: passage(
        'You have staying power for a great effort. → Train, rebuild or clear out; you will be proud of it for years.',
      ),
      challenging: passage(
        'You come up against somebody’s power, or your own anger. → Choose the battle that is worth it and walk out of all others.',
      ),
    },
    Ascendant: {
      harmonious: passage(
        'You come across as stronger than before, and people react to it. → Use the influence openly.',
      ),
      challenging: [
        passage(
          'A relationship is about power now. → Say what you will do and what you will not, and do not wait for the other to change first.',
        ),
        passage(
          'You are pressed by somebody strong, or you press. → Keep your word, keep your distance, and write down what was said.',
        ),
      ],
    },
    Midheaven: {
      harmonious: passage(
        'You can take on a task with real power in it. → Ask who held it before you and what became of it.',
      ),
      challenging: passage(
        'You may outgrow your post, or it is changed over your head. → Protect your good name rather than the title, and look around for the next place.',
      ),
    },
    slow: {
      harmonious: [
        passage(
          'You and others of your age can rebuild something as Pluto helps your natal {point}. → Renew the part of it that is in your own hands.',
        ),
        passage(
          'You can rebuild something from its foundation, for Pluto supports your natal {point}. → Choose the part you have power over.',
        ),
      ],
      challenging: [
        passage(
          'A pressure that everyone of your age knows reaches you while Pluto presses on your natal {point}. → Keep what you would build again and let the rest be smaller.',
        ),
        passage(
          'You feel pressure from something larger than you while Pluto strains your natal {point}. → Put your strength into what is near.',
        ),
      ],
    },
  },
} as const satisfies Record<Slow, Record<Group, Record<Temper, Cell>>>
