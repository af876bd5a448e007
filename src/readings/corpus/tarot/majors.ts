import type { CardTexts, Majors } from '../../card-texts.ts'

// This project's own texts for the 22 majors, after Waite's pictures and common practice
export default {
  'the-fool': {
    picture:
      'A young traveller in a flowered tunic steps toward the edge of a cliff, a white rose in one hand and a bundle on a stick over the shoulder, while a small white dog leaps beside them under a yellow sky.',
    symbols: [
      'the bundle: all that is owned, and it is little',
      'the white rose: a wish without calculation',
      'the dog: instinct, which may warn or cheer',
      'the cliff: the place where planning ends',
    ],
    affirmation: 'I may begin before I am ready.',
    upright: {
      gist: 'a step taken on trust',
      general:
        'You want to begin something, and nobody can promise you how it ends. The Fool says that a small first step will teach you more than another month of planning. Take one that you can afford to lose.',
      past: 'You once set out with hardly a plan, and the ground held. Since then you have trusted beginnings more than preparations.',
      obstacle:
        'You are so keen to start that you have not checked what you are walking into. One hour of questions would be enough.',
      outcome:
        'You will make the start, and it will cost less than you feared. What comes after it stays open, and you will like that.',
      advice:
        'Take a first step today that you could still undo tomorrow. You will learn more from it than from another week of thinking.',
      love: 'You are in love with a beginning, or you two behave as if you had just met. Enjoy it without asking for a promise yet.',
      work: 'You would do better as a beginner in a new field than as an expert in one that bores you. → Try it for a month.',
      wellbeing:
        'You need unplanned hours and fresh air more than another rule. Leave the telephone at home for one long walk.',
      finances:
        'You may spend on something new if you could bear to lose the money. Keep the sum for the way back in another pocket.',
      feelings:
        'They feel light and curious, and they have not thought about where this leads. They would say yes to an adventure with you.',
      actions:
        'Somebody near you says yes before the question is finished and then learns by doing. Go along, and ask about the details yourself.',
      need: 'room to begin without a guarantee',
      question: 'What would you start if nobody were keeping the score?',
    },
    reversed: {
      gist: 'a leap that was not looked at',
      general:
        'You either hold back from a step whose time has come, or you are about to jump without looking. The Fool reversed asks you to check the facts once, soberly, and to decide after that.',
      past: 'You once jumped too early, or somebody talked you out of a jump you wanted. Since then a new beginning makes you nervous.',
      obstacle: 'You do not start because you are afraid to look foolish. Nobody is watching as closely as you think.',
      outcome:
        'You will make a false start, and it can be repaired cheaply if you admit it within days. The second attempt will be better prepared.',
      advice:
        'Ask the dull questions first: who pays, how long it takes, and what happens if it goes wrong. Then decide.',
      love: 'You two promise each other things faster than you get to know each other. Meet three more times before you plan anything.',
      work: 'You want to throw in your post without having the next one. Read the new contract to its last page before you give notice.',
      wellbeing: 'You sleep badly because too many things are open at once. Give one reckless habit a closing time.',
      finances:
        'You are about to pay for something you have not looked at properly. Wait two days, and lend nothing to a charming stranger.',
      feelings:
        'They feel nervous and want to hear that nothing bad will happen. They like you, and they would like even more to run.',
      actions:
        'People around you act first, explain later and forget half of what they agreed. Get the important part in writing.',
      need: 'one sober look before the leap',
      question: 'Which warning have you heard three times already?',
    },
  },
  'the-magician': {
    picture:
      'A robed figure at a table raises a wand to heaven and points to the earth with the other hand; cup, sword, staff and coin lie ready before him, roses and lilies grow around, and a figure of eight floats above his head.',
    symbols: [
      'the raised and the lowered hand: from thought to thing',
      'the four tools: will, feeling, reason and matter',
      'the lying eight: skill that renews itself',
      'roses and lilies: desire and clear purpose',
    ],
    affirmation: 'What I need is on the table, and I pick it up.',
    upright: {
      gist: 'skill with all its tools at hand',
      general:
        'You already have everything you need for this; what is missing is your full attention. The Magician turns an idea into a result by doing one step after another. Choose the first step and do it today.',
      past: 'You taught yourself something once, and it has served you ever since. You know from it that you can learn what you need.',
      obstacle: 'You can do so many things that you do not choose one. Your talent is spread over too many beginnings.',
      outcome: 'You will get it done with what you already have. People will ask you how you did it.',
      advice: 'Choose one tool, one hour and one result, and begin. Tell people about it when it is finished.',
      love: 'You find the right words now. Say plainly what you want from the other, and you will get a plain answer.',
      work: 'You convince people by showing a finished piece, so prepare a short demonstration. It will do more for you than a letter.',
      wellbeing:
        'You gain most from a skill practised daily, such as breathing, stretching or swimming. Let a trained person show you the first steps.',
      finances:
        'You earn by something you can do and others cannot. Name your price once, and deliver exactly what you promised.',
      feelings: 'They feel awake and sure of themselves near you. They want to impress you, and they mean it.',
      actions:
        'Somebody close to you brings the right people together and delivers what was agreed. Tell them exactly what you need.',
      need: 'one task that gets your whole attention',
      question: 'Which of your abilities are you keeping in the drawer?',
    },
    reversed: {
      gist: 'talent used for show',
      general:
        'You have the skill, and the result is still missing. Your energy goes into talk, tricks or too many beginnings. The Magician reversed asks where you impress people instead of finishing something, or who is impressing you.',
      past: 'You relied on a clever shortcut once, and you are still paying for it. People from that time remember the promise better than the result.',
      obstacle: 'Somebody talks well and has little to show, and it may be you. Ask for results instead of plans.',
      outcome:
        'You will make an impression that does not last unless you practise. With a month of real work it can still hold.',
      advice:
        'Show how you arrived at your result, and ask others to show theirs. It clears up most of the doubt in one afternoon.',
      love: 'You are charmed, or you are charming somebody, and honesty is missing. Ask one simple question and notice if it is answered.',
      work: 'You carry a title that is larger than your skill, or your skill is wasted below it. A course or a frank talk closes the gap.',
      wellbeing:
        'You have been promised a quick cure. Trust the person who keeps records and tells you what it cannot do.',
      finances:
        'You are looking at a fine presentation with weak figures behind it. Check three numbers yourself before you sign.',
      feelings:
        'They are afraid of being found out, so they show you only their best side. There is interest under it, and no ease.',
      actions:
        'The people around you dazzle, start three things and move on to the next. Count only on what is already done.',
      need: 'practice instead of performance',
      question: 'Where are you performing when you could be practising?',
    },
  },
  'the-high-priestess': {
    picture:
      'A veiled woman sits between a black and a white pillar, a crescent at her feet and a scroll half hidden in her lap; behind her hangs a curtain of pomegranates, and beyond it still water.',
    symbols: [
      'the two pillars: yes and no, both kept in view',
      'the half-hidden scroll: knowledge not yet to be read aloud',
      'the curtain: what lies near and is not entered',
      'the crescent: feeling that grows and wanes',
    ],
    affirmation: 'I can know a thing and be silent about it.',
    upright: {
      gist: 'knowledge that keeps silent',
      general:
        'You know more about this than you can prove. The High Priestess tells you to wait before you act and to trust your first impression. Sleep on the question for three nights and write down what you think each morning.',
      past: 'You kept a secret, or one was kept from you, and it shaped the people you grew up with. You learned early to read what is not said.',
      obstacle: 'You lack the most important fact, because nobody has spoken it yet. Do not fill the gap with guesses.',
      outcome:
        'You will understand what was hidden, quietly and some time after the decision. What you suspected at first will prove right.',
      advice:
        'Wait three nights before you answer, and write down your first thought each morning. Tell one person at most.',
      love: 'You are attracted by somebody who says little. Give it time and quiet meetings, and do not ask for a declaration this week.',
      work: 'You know more at work than you can say at present. Study, listen and keep it to yourself until you are asked.',
      wellbeing:
        'You recover through silence, sleep and regular hours. Take seriously what your body has been saying for weeks.',
      finances:
        'You should keep your plans to yourself until somebody neutral has read the papers. One detail in them is not yet visible.',
      feelings:
        'They feel more for you than they show, and they guard it. Silence here is depth and not lack of interest.',
      actions: 'Somebody near you watches, remembers and answers a day later. Do not mistake the delay for a refusal.',
      need: 'time and silence to hear your own judgement',
      question: 'What have you known all along and not said?',
    },
    reversed: {
      gist: 'an inner voice talked over',
      general:
        'You are not listening to your own instinct here. Other opinions are too loud, or you carry a secret that has become heavy. The High Priestess reversed asks for a quiet hour and one honest sentence said aloud.',
      past: 'You once overruled a clear feeling because you had no arguments for it. Events proved the feeling right.',
      obstacle: 'You hear so many opinions that your own cannot reach you. Rumours stand where you need a fact.',
      outcome:
        'A secret will come out, and it is better for you if you tell it yourself. Afterwards you will sleep more easily.',
      advice:
        'Switch off every screen for one evening and ask yourself what you already know. Then say it aloud to one person.',
      love: 'You guess at what the other feels, and you guess wrong. Put one gentle question and let them think about it.',
      work: 'You are missing information that others have. Find out who is not invited to the talks, and ask them directly.',
      wellbeing: 'You have argued with a signal from your body for too long. Let somebody qualified look at it once.',
      finances: 'You have not been shown one of the costs. Ask for the full list in writing before you agree.',
      feelings:
        'They feel confused, and a little ashamed of having known something and said nothing. They avoid your eyes.',
      actions: 'People around you hint, hold back, or tell the right thing to the wrong person. Go to the source.',
      need: 'an honest word after a long silence',
      question: 'Whose voice have you mistaken for your own?',
    },
  },
  'the-empress': {
    picture:
      'A crowned woman rests on cushions in a field of ripe wheat, a starry diadem on her hair and a heart-shaped shield bearing the sign of Venus beside her; a stream runs out of the trees behind.',
    symbols: [
      'the ripe wheat: work that nature finishes',
      'the cushions: ease without guilt',
      'the shield of Venus: love as a strength',
      'the stream: feeding that does not stop',
    ],
    affirmation: 'I let what I love take its time to grow.',
    upright: {
      gist: 'growth that is being fed',
      general:
        'Conditions are good, and most of the task is to look after what grows. The Empress works through warmth, food and attention, without force. Give the matter some time every day, and enjoy it while you do.',
      past: 'You were well looked after by somebody, or you built a warm home yourself. You still draw on that safety.',
      obstacle: 'You care for it so closely that it cannot grow by itself. Leave it alone for a week and see.',
      outcome:
        'You will harvest more than you planted, and it will come without a fight. Good food and good company belong to it.',
      advice:
        'Give the matter a little time and warmth every day, and do not pull at it. What grows needs regular care and no inspection.',
      love: 'You can show your affection openly now: cook for somebody, touch, take your time. The answer will be as warm.',
      work: 'You do well with creative work and with clients, if the result may be beautiful. Let an idea ripen before you sell it.',
      wellbeing:
        'You gain strength from good meals, sleep and anything green, even on a windowsill. Enjoyment is part of the cure here.',
      finances:
        'You see steady growth, above all from a home, land or your own craft. Put part of the gain back where it came from.',
      feelings: 'They feel warm and generous with you and are in no hurry. They want to look after you.',
      actions: 'Somebody near you invites, nurses and brings soup when you are tired. Accept it and say thank you.',
      need: 'something to care for that is allowed to grow',
      question: 'What grows when you stop pulling at it?',
    },
    reversed: {
      gist: 'care that runs dry or runs over',
      general:
        'You give until you are empty, or you care for people so closely that they cannot move. The Empress reversed asks you to begin with yourself: eat, rest, and then see what the others really need from you.',
      past: 'You were loved with conditions, or so much that you had no air. You still feel guilty when you rest.',
      obstacle: 'You look after somebody who could do it alone. Both of you are tired because of it.',
      outcome:
        'You will have a season without visible results. Rest in it, and it turns into the ground for the next one.',
      advice: 'Look after yourself first this week: eat properly, sleep, and then see what the others really need.',
      love: 'You have become comfortable with each other and no longer flirt. Go out together once without talking about the house.',
      work: 'You are blocked because the piece has to be beautiful at once. Allow yourself an ugly first version.',
      wellbeing:
        'You eat, work or give too much, and the reason is the same tiredness. Choose one of them and do less of it.',
      finances:
        'You buy comfort when you are tired, and it does not help for long. Write down each such purchase for two weeks.',
      feelings: 'They feel used up and miss a word of thanks. Behind the reproach there is love.',
      actions:
        'People near you help more than you asked, or withdraw their help to be missed. Say clearly what is enough.',
      need: 'the chance to be cared for as well as caring',
      question: 'Who feeds you?',
    },
  },
  'the-emperor': {
    picture:
      'A bearded ruler in armour and red robe sits on a stone throne carved with rams’ heads, sceptre in the right hand and orb in the left, with bare mountains behind him and a thin river at their foot.',
    symbols: [
      'the stone throne: order that outlasts moods',
      'the rams: the first sign and its courage',
      'armour under the robe: readiness in peace',
      'the thin river: feeling, kept but not dried',
    ],
    affirmation: 'I set the frame and stand by it.',
    upright: {
      gist: 'order that protects',
      general:
        'You need clear rules here, and someone who takes responsibility for them. The Emperor brings order on which people can rely. Decide what holds and what does not, write it down, and keep to it yourself.',
      past: 'You grew up under firm authority, or you had to take charge early. It gave you a backbone, and it cost you some softness.',
      obstacle: 'You defend a rule that no longer helps anybody. Ask yourself what it was made for.',
      outcome: 'You will reach a stable position, with the duties that belong to it. People will rely on your word.',
      advice: 'Decide what holds and what does not, and write it down. Be the first to keep to it.',
      love: 'You show love by being reliable: you come when you said you would. Say the tender part aloud as well.',
      work: 'You can lead here if you give the work a clear order. A superior or a public office may stand behind you.',
      wellbeing: 'You do well with fixed hours, strong muscles and regular meals. Put rest on the timetable too.',
      finances:
        'You gain by thinking in years: a budget, a contract, a property. Fix the rules before you move the money.',
      feelings:
        'They feel protective and responsible for you, and they keep strong emotion under control. Loyalty is how they say it.',
      actions:
        'Somebody near you takes charge, sets terms and keeps to them. Talk to them with facts and a clear request.',
      need: 'firm ground and clear responsibilities',
      question: 'Which boundary would make this easier for everyone?',
    },
    reversed: {
      gist: 'control without authority',
      general:
        'Somebody controls this matter, and nobody feels safe. It may be a chief who shouts, a rule without a reason, or a person who avoids the responsibility. The Emperor reversed asks you to win back order by being fair.',
      past: 'You had to do with a chief or a parent who was too hard, or not there when it mattered. Orders still make you stiff.',
      obstacle:
        'You quarrel about who decides, and so nothing is decided. Give each person one matter that is theirs alone.',
      outcome:
        'A rigid arrangement will break, and a smaller one that works can take its place. You will have more say in it.',
      advice:
        'Drop one rule that annoys everybody, and keep the one that matters without exception. People will follow you again.',
      love: 'One of you commands and the other gives in, and neither is happy. Let each decide one thing this week.',
      work: 'You are close to a quarrel with a superior over a point of pride. Ask for the decision in writing and stay calm.',
      wellbeing:
        'You hold your jaw and shoulders tight, as if you had to carry everybody. Stretch, breathe out and delegate one thing.',
      finances: 'You control every coin or none. Open the letters you have stacked and make one simple plan.',
      feelings: 'They feel angry, and under the anger they fear losing control of this. Pressure makes them harder.',
      actions: 'People around you give orders, or vanish when somebody has to decide. Ask them for one firm date.',
      need: 'authority that is fair',
      question: 'What are you holding so tightly that it cannot work?',
    },
  },
  'the-hierophant': {
    picture:
      'A teacher in triple crown sits between grey pillars, two fingers raised in blessing; crossed keys lie at his feet, and two students in embroidered robes kneel before him with their backs to us.',
    symbols: [
      'the crossed keys: access that is handed on',
      'the raised fingers: what may be said and what is kept',
      'two students: learning in company',
      'the pillars: an old house that still stands',
    ],
    affirmation: 'I learn from those who came before, and remain awake.',
    upright: {
      gist: 'a tradition that teaches',
      general:
        'Somebody has solved this before you, and you can learn from them. The Hierophant stands for a school, a teacher, a custom or a tried method. Ask an expert before you invent your own way.',
      past: 'You were formed by a school, a faith or a family custom. Its words still come to your mind when you have to decide.',
      obstacle: 'You do it as it has always been done, and nobody looks at whether it works. Ask an outsider.',
      outcome:
        'You will be accepted by an institution: a certificate, a vow or a place in the circle. It comes by the proper way.',
      advice: 'Find somebody who has done it before and follow their method once to the end. Change it afterwards.',
      love: 'You want a bond that others may know about: families introduced, a promise, perhaps a ceremony. Ask if the other wants the same.',
      work: 'You get on by training, references and the official path. A mentor opens a door you cannot open alone.',
      wellbeing:
        'You are helped by a proven routine and a teacher who corrects you. Choose one method and stay with it for a season.',
      finances:
        'You should choose the conservative way: a known bank, a written contract, advice from somebody licensed.',
      feelings:
        'They feel serious about this and want it to be right in the eyes of others. Commitment matters more to them than excitement.',
      actions:
        'Somebody near you gives advice from experience and expects you to respect it. Listen first, then choose what fits you.',
      need: 'guidance from somebody who has walked this way',
      question: 'Whose teaching would you be willing to repeat for a year?',
    },
    reversed: {
      gist: 'belief held from habit',
      general:
        'You follow a rule that no longer fits you. The Hierophant reversed can mean that you are right to leave it, and it can also mean that you never studied it properly. Find out which it is before you go.',
      past: 'You broke with a rule that everybody around you kept, and you lost the circle over it. You have thought for yourself ever since.',
      obstacle:
        'You obey a fixed belief, perhaps your own, that forbids the simple solution. Find out who would really object.',
      outcome:
        'You will go your own way, with fewer people and better reasons. Approval may follow later, or not at all.',
      advice: 'Keep the meaning and change the form. Do it in the way that you can stand behind yourself.',
      love: 'You do not fit the pattern your families expect, and you need not. Agree between the two of you what you owe each other.',
      work: 'You are held back by a rule that made sense years ago. Propose one exception, with a date for its review.',
      wellbeing: 'You follow advice because it sounds official, and it does not suit you. Get a second opinion.',
      finances: 'You trust a respected name too easily. Read the terms as if you had never heard of them.',
      feelings: 'They feel torn between you and what is expected of them. They are tired of playing a part.',
      actions: 'People around you preach one thing and do another. Judge by what they do.',
      need: 'leave to believe and act in your own way',
      question: 'Which rule do you keep without believing in it?',
    },
  },
  'the-lovers': {
    picture:
      'A man and a woman stand naked beneath an angel in the sun, she by a tree of fruit with a serpent and he by a tree of flames; a mountain rises between them.',
    symbols: [
      'the angel: what both can look up to',
      'the two trees: wish and knowledge',
      'nakedness: nothing held back',
      'the mountain: the task that comes with a choice',
    ],
    affirmation: 'I choose, and by choosing I say who I am.',
    upright: {
      gist: 'a choice made with the whole heart',
      general:
        'You have a choice to make, and it should be made with your whole heart. The Lovers are about values as much as about love: choose the person or the path that you can agree with in daylight.',
      past: 'You once chose with your heart, and that choice still shapes your days. You know what a full yes feels like.',
      obstacle: 'You want both, and so you get neither. Every week without a choice costs you a little of each.',
      outcome: 'You will join with a person or a cause that you believe in. It asks you to give up the alternative.',
      advice:
        'Choose what you would choose in front of everybody you respect, and say it. Half a yes will not carry you.',
      love: 'You have a real attraction here, and it is mutual. Now it asks for a choice: say whom you want and act like it.',
      work: 'You have to choose between two roads, and only one agrees with your values. A partner at work is part of it.',
      wellbeing:
        'You feel better when you live as you believe. Choose the one change that you would like to keep for good.',
      finances:
        'You share money or a purchase with somebody, so speak openly about it. Buy only what you would both still want in five years.',
      feelings:
        'They feel strongly drawn to you and sense that it is serious. They want to choose you, and to be chosen.',
      actions: 'Somebody near you asks for a clear decision and will respect either answer. Do not let them wait.',
      need: 'a choice that you can stand by with your whole heart',
      question: 'What would you have to give up in order to be whole in this?',
    },
    reversed: {
      gist: 'a choice that is put off',
      general:
        'You put off a choice, and soon it will be made without you. Two people want different things, or what you do does not fit what you believe. The Lovers reversed ask you to say this difference aloud.',
      past: 'You parted over different values, although the quarrel was about something else. You still ask yourself if you chose, or only let it happen.',
      obstacle: 'You wait for the other to decide, and the other waits for you. Somebody has to speak first.',
      outcome: 'You will drift apart, or a hard truth will bring you closer. It depends on which of you speaks.',
      advice: 'Say aloud what you do not agree with, kindly and soon. You will see who stays.',
      love: 'You love, and you do not want the same things. Talk about the one difference that you both avoid.',
      work: 'You do work that you no longer believe in, or you disagree with a partner about the aim. Name the point before the next agreement.',
      wellbeing: 'You want two opposite things, and it wears you out. Give up one of them for a month.',
      finances:
        'You and somebody else spend from one purse with two different aims. Write down together what comes first.',
      feelings:
        'They feel divided: they like you, and they doubt that it fits. They hope you will make it easy for them.',
      actions: 'People near you avoid taking sides or change them from day to day. Do not build on their vote.',
      need: 'agreement between what you want and what you do',
      question: 'With which of your values is this choice at odds?',
    },
  },
  'the-chariot': {
    picture:
      'A crowned warrior stands in a stone car under a canopy of stars, drawn by a black and a white sphinx without reins; a city with its moat lies behind.',
    symbols: [
      'the sphinxes: forces that pull two ways',
      'no reins: steering by will',
      'the canopy of stars: an aim beyond the road',
      'the city behind: comfort left for the sake of the aim',
    ],
    affirmation: 'I hold the direction, and the forces follow.',
    upright: {
      gist: 'will that holds its course',
      general:
        'You get there by deciding where you are going. Part of you wants to go somewhere else, and The Chariot moves all the same because someone holds the reins. Name your aim and refuse what leads away from it.',
      past: 'You fought your way out of somewhere by sheer will. You have trusted your drive since then, sometimes too much.',
      obstacle: 'You go so fast that nobody asks where it leads. Stop once and check the direction with a friend.',
      outcome: 'You will arrive, after a real effort and against some resistance. It is a victory you can be proud of.',
      advice:
        'Name your aim in one sentence and refuse every detour for a month. Your strength lies in staying on the line.',
      love: 'You want to win somebody or to move on together. Show your will, and ask now and then if the pace suits them too.',
      work: 'You can win a contest, a contract or a post now. Prepare well, take the lead and keep the two sides of your team together.',
      wellbeing: 'You have a lot of energy and need to steer it. Train for something with a date.',
      finances: 'You reach a money goal by discipline: a fixed sum, every month, without exceptions.',
      feelings:
        'They feel determined and proud, and they want to get somewhere with you. Patience is not their strong side.',
      actions:
        'Somebody near you drives the matter forward and expects you to keep up. Say early where you want to get off.',
      need: 'a clear aim and the reins in your own hands',
      question: 'Which of the two horses have you been feeding?',
    },
    reversed: {
      gist: 'force without direction',
      general:
        'You push hard, and you have lost sight of the aim. The Chariot reversed shows force without direction, or anger that drives in your place. Stop for a day and ask what you wanted in the first place.',
      past: 'You once pushed so hard that the whole thing overturned. You still brake too late or too early because of it.',
      obstacle: 'You have two wishes that pull in opposite directions. Until you choose, your effort cancels itself.',
      outcome:
        'You will be delayed, and the delay will show you that your aim has changed. Starting again with less baggage works.',
      advice: 'Stop pushing for a week, choose the direction anew, and start with half the load.',
      love: 'You quarrel about who sets the pace. Let the other choose the way once, and really follow.',
      work: 'You work hard in a direction nobody has confirmed. Get the aim agreed before you spend another evening on it.',
      wellbeing: 'You drive yourself on when you are already empty. Take two days without any goal.',
      finances: 'You lose money through haste and detours. Cancel one running project before you begin the next.',
      feelings:
        'They feel impatient and a little aggressive, because they cannot steer this. It is about control and not about you.',
      actions:
        'People around you pull in different directions and blame each other for the lost time. Ask who is driving.',
      need: 'the chance to stop and find the direction again',
      question: 'Where did you want to go before you wanted to win?',
    },
  },
  strength: {
    picture:
      'A woman in white, garlanded with flowers, bends over a lion and closes its jaws with bare hands; a figure of eight floats above her and the lion’s tongue seems ready to lick.',
    symbols: [
      'bare hands: power without a weapon',
      'the lion: appetite and rage that may be befriended',
      'the garland: joy as a bond',
      'the lying eight: patience that does not run out',
    ],
    affirmation: 'I can be gentle because I am not afraid.',
    upright: {
      gist: 'gentleness with power behind it',
      general:
        'You can win this with patience, and you would lose it by force. Strength shows a calm hand and a low voice in front of something loud. Calm your own alarm first; the other side becomes quieter after that.',
      past: 'You outlasted something fierce without becoming like it. Since then you know that calm can be stronger than force.',
      obstacle:
        'You excuse a strong feeling, yours or another’s, that needs a clear no. Kindness alone will not tame it.',
      outcome:
        'You will master the difficulty quietly, and few will see how much it took. You will trust yourself more afterwards.',
      advice: 'Lower your voice, hold your place, and let the other side tire first. Patience wins here.',
      love: 'You keep this bond alive through patience and warmth. Passion is welcome in it, as long as nobody is bitten.',
      work: 'You get further by calm persistence than by demands. Handle the difficult person with respect and firm limits.',
      wellbeing: 'You have deep reserves and recover well. Gentle daily effort does more for you than a hard week.',
      finances:
        'You keep your impulses in hand, and that is worth money. Hold your position and do not sell out of fear.',
      feelings: 'They feel strongly and keep it gently in check, for your sake. There is a lot of tenderness in it.',
      actions: 'Somebody near you stays calm with difficult people and helps you to do the same. Lean on them.',
      need: 'patience with what is wild in you',
      question: 'What in you would calm down if it were listened to?',
    },
    reversed: {
      gist: 'courage that doubts itself',
      general:
        'You doubt your strength at the moment. So you either lose your temper or hold everything down until nothing is left to enjoy. Strength reversed asks you to rest first, and then to do one small thing that takes courage.',
      past: 'You once lost your temper, or gave in when you should have stood firm. You have mistrusted your own fire since then.',
      obstacle: 'You fight your own nature instead of feeding it. What you suppress comes out at the wrong moment.',
      outcome:
        'Your strength will come back slowly, beginning with sleep and one small success. Do not judge by the first week.',
      advice: 'Do the frightening thing at a tenth of its size. Tomorrow you can do a little more.',
      love: 'You doubt that you are lovable, and so you cling or you snap. Say that you are afraid instead of proving that you are not.',
      work: 'You do not believe in yourself at work, and it shows in your voice. Prepare one topic so well that you need no courage.',
      wellbeing: 'You are more exhausted than you admit. Give up one duty before you try to be brave again.',
      finances:
        'You spend when you feel weak, or you do not dare to ask for what you are worth. Practise the sentence aloud first.',
      feelings:
        'They feel insecure near you and hide it behind coolness or a sharp remark. They need a sign that they are welcome.',
      actions: 'People around you give in too quickly or bite without warning. Stay friendly and set one limit.',
      need: 'the chance to trust your own strength again',
      question: 'When did you last feel strong without an audience?',
    },
  },
  'the-hermit': {
    picture:
      'An old man in a grey cloak stands on a snowy height, leaning on a staff and holding up a lantern in which a six-pointed star burns.',
    symbols: [
      'the lantern: light for the next few steps',
      'the staff: experience that can be leaned on',
      'the snow: quiet, and what grows under it',
      'the height: distance from the quarrel',
    ],
    affirmation: 'I can be alone and not be lost.',
    upright: {
      gist: 'a lamp carried alone',
      general:
        'You will find this answer alone and at your own pace. The Hermit leaves company for a while in order to think clearly. Keep a few evenings free, and be content to see the next three steps.',
      past: 'You spent a time apart, by choice or not, and it gave you a view of your own. You still return to it when things get loud.',
      obstacle: 'You are too far away, and the answer is among people. Come down for one conversation.',
      outcome:
        'You will understand it in the end, and people will come to ask you about it. The understanding comes in quiet.',
      advice:
        'Cancel two engagements and give those hours to the question. Go alone, and take something to write with.',
      love: 'You need time to yourself, or the other does. Alone for a while is no refusal; say when you will be back.',
      work: 'You do your best work in quiet now, by research and careful thought. Ask for a door that can be closed.',
      wellbeing:
        'You need silence, slow walks and early nights. One day without talk will do you more good than a weekend of company.',
      finances:
        'You should live on less for a while and study your figures. Ask an older person with no interest in selling.',
      feelings:
        'They feel thoughtful and withdrawn, and they need to find out alone what this means. Their interest is serious.',
      actions: 'Somebody experienced near you knows more than they offer. Go and ask them directly.',
      need: 'a quiet place in which to think it through',
      question: 'What would you hear if nobody spoke for a day?',
    },
    reversed: {
      gist: 'solitude that has turned to hiding',
      general:
        'You have been alone with this for too long, or you avoid every quiet hour because of what you might notice. The Hermit reversed asks you to let one person in, this week, for a real conversation.',
      past: 'You were left alone with something too heavy for one person. You learned to manage, and forgot how to ask.',
      obstacle: 'You are proud of managing alone, so the one useful voice does not reach you. Let somebody in.',
      outcome: 'You will come back to people, awkwardly at first and then gladly. The first call is the hardest.',
      advice: 'Telephone one person today, before you have the answer. You need company more than a solution.',
      love: 'You have withdrawn so far that the other has stopped knocking. Send a short message that you miss them.',
      work: 'You work in isolation and lose touch with what is needed. Show your draft to one colleague this week.',
      wellbeing: 'You are alone too much, and it makes you tired. Fix one regular hour with somebody.',
      finances: 'You keep your money worries secret, and so they grow. Show the papers to one trustworthy person.',
      feelings: 'They feel lonely and do not know how to come closer. Their silence hurts them as well.',
      actions: 'People around you keep away, because they believe you want it so. Tell them otherwise.',
      need: 'somebody who comes to find you',
      question: 'Whom are you waiting for to knock?',
    },
  },
  'wheel-of-fortune': {
    picture:
      'A great wheel inscribed with letters turns in the clouds; a sphinx sits on top, a serpent descends and a jackal-headed figure rises, while four winged creatures read books in the corners.',
    symbols: [
      'rising and falling figures: luck on its round',
      'the sphinx on top: calm in the midst of change',
      'the four readers: those who learn while it turns',
      'the hub: the place that does not move',
    ],
    affirmation: 'The wheel turns, and I keep near the hub.',
    upright: {
      gist: 'a turn of luck',
      general:
        'Something changes that is in nobody’s hands. The Wheel of Fortune brings a chance meeting, a new market, an unexpected letter. Be ready to accept a good turn quickly, and save part of it for later.',
      past: 'You owe the beginning of this to chance: a meeting, a vacancy, a missed train. You have seen how fast things can turn.',
      obstacle:
        'You wait for luck where you should work, or you work where only time helps. Find out which of the two it is.',
      outcome: 'It will change for the better, in a way that nobody could have planned. Be ready to move when it does.',
      advice:
        'Say yes quickly to what turns up this week, and put a third of the gain aside. A good turn does not last for ever.',
      love: 'You meet somebody by accident, or an old story turns round. Accept the invitation that does not fit your plan.',
      work: 'You get an opening through a change that has nothing to do with you. Be quick to ask.',
      wellbeing: 'You are on the way up again. Use the good phase to fix a habit that will hold in a bad one.',
      finances: 'You have a stroke of luck, such as a refund, an order or a good price. Treat it as a single event.',
      feelings:
        'They feel that meeting you is no accident, and it excites them. They may change their mind as fast as they made it.',
      actions: 'The people around you change places, and somebody new gets the say. Introduce yourself early.',
      need: 'the courage to move when things turn',
      question: 'What would you do differently if this were the top of the wheel?',
    },
    reversed: {
      gist: 'a pattern come round again',
      general:
        'You meet an old pattern again. Your plans wait on other people, or a mistake you know comes back in a new form. The Wheel reversed asks you to look at how it begins each time, instead of fighting the result.',
      past: 'You had bad timing once, and it undid something that was otherwise sound. It was less your fault than you think.',
      obstacle:
        'You meet the same difficulty for the third time. Circumstances bring it, and one habit of yours lets it in.',
      outcome: 'You will have a setback that ends by itself. It passes sooner if you do not fight it.',
      advice: 'Wait out the low point, and change the one habit that brings it back each time.',
      love: 'You have come to the same point with different people. Do one thing differently this time, and tell the other why.',
      work: 'You are caught in a reorganisation or a slow season. Keep your skills visible and your costs low until it turns.',
      wellbeing:
        'You have ups and downs without a clear cause. Write down sleep and meals for two weeks, and you will see a pattern.',
      finances: 'You should postpone whatever depends on luck. Pay off something small instead.',
      feelings:
        'They feel that everything goes against them at present. It makes them gloomy, and it has little to do with you.',
      actions:
        'People around you are thrown about by events and cannot keep their promises. Be kind, and have another plan.',
      need: 'the chance to step out of a pattern that repeats',
      question: 'How many times have you been at this corner?',
    },
  },
  justice: {
    picture:
      'A crowned figure in red sits between two pillars, a raised double-edged sword in the right hand and scales in the left, one white shoe just visible beneath the robe.',
    symbols: [
      'the scales: both sides weighed',
      'the two-edged sword: a truth that cuts its bearer too',
      'the pillars: law that was there before us',
      'the shoe: judgement that will stand up and walk',
    ],
    affirmation: 'I look at my own side of the scales as well.',
    upright: {
      gist: 'an account that balances',
      general:
        'You get what follows from what was done, and the judgement is fair. Justice asks you to put the facts in order and to hear both sides. Accept the result even where it does not flatter you.',
      past: 'You made a decision on principle, and its results have arrived by now. You can look at it without shame.',
      obstacle: 'You care more about being right than about putting it right. Ask what a stranger would call fair.',
      outcome:
        'You will get a fair settlement, and each side will receive what belongs to it. Papers and honesty help you.',
      advice:
        'Collect the facts, admit your own share, and ask for no more than you are due. You can count on a fair answer.',
      love: 'You need balance here: who gives, who takes, who says sorry. Talk about it as equals and keep what you agree.',
      work: 'You get what you have earned, in a review, a contract or a decision. Put your results in writing before the talk.',
      wellbeing:
        'You do best with a sober balance of work and rest. Count the hours for one week and correct the figure that surprises you.',
      finances:
        'You should put your papers in order: contracts, taxes, debts. Clear accounts bring you an advantage now.',
      feelings:
        'They feel that this must be fair on both sides, and they weigh every word. Warmth follows once they trust you.',
      actions: 'Somebody near you judges calmly and can be persuaded by facts. Bring evidence and no drama.',
      need: 'a fair hearing and an honest account',
      question: 'What would a stranger say, having heard both of you?',
    },
    reversed: {
      gist: 'scales with a thumb on them',
      general:
        'Something unfair has influence here: a favour, a fear, or a story that somebody has improved. Justice reversed says that the way out begins with the one fact you would prefer to leave out.',
      past: 'You suffered or did a wrong that was never acknowledged. It still colours how you judge people today.',
      obstacle: 'You hear the blame passed round until it stops at whoever is absent. Find out what really happened.',
      outcome:
        'You will get a result that satisfies nobody, unless the matter is opened again honestly. You can be the one to ask for that.',
      advice: 'Correct the record, beginning with the point that favours you. People will believe the rest.',
      love: 'You keep score of old faults, or the other does. Name one thing you did wrong, without asking for one in return.',
      work: 'You are treated unfairly, or you profit from an unfair rule. Write down facts and dates before you complain.',
      wellbeing: 'You punish yourself with rules. Replace one of them with something you enjoy.',
      finances: 'You have a mistake in a bill or a contract. Read it again line by line, and ask for a correction.',
      feelings: 'They feel unjustly treated and are waiting for an apology. Until then they remain cool.',
      actions: 'People around you bend the rules in their own favour. Ask for everything in writing.',
      need: 'the chance to have a wrong put right',
      question: 'Which fact have you been leaving out?',
    },
  },
  'the-hanged-man': {
    picture:
      'A man hangs by one ankle from a living wooden cross, his other leg bent behind the knee and his hands behind his back; his face is calm and light shines around his head.',
    symbols: [
      'the bound ankle: a halt that is accepted',
      'the living wood: a delay in which things grow',
      'the light round the head: what is seen upside down',
      'the bent leg: rest within constraint',
    ],
    affirmation: 'I can wait, and look at it the other way up.',
    upright: {
      gist: 'a pause that shows another side',
      general:
        'Nothing moves at present, and the pause is useful. The Hanged Man looks at the matter from the other side and sees what everyone missed. Stop pushing for a week and give up one thing that you insisted on.',
      past: 'You had to wait for a long time, and it changed your mind about what you were waiting for. You have been calmer since.',
      obstacle: 'You play the part of the one who suffers, although nobody asked you to. Put it down for a day.',
      outcome: 'You will see it differently, and the problem will look small. The change happens in you first.',
      advice: 'Do nothing about it for a week, on purpose. Look at it meanwhile as your opponent would.',
      love: 'You have to wait in love, and it is no lost time. Try to see the bond through the other’s eyes.',
      work: 'You are held up at work. Use the pause to question the task itself, because another order of steps would be easier.',
      wellbeing:
        'You need a true pause with your feet up and nothing to achieve. It also helps to change a fixed posture or habit.',
      finances:
        'You should leave the money where it is for now. What looks like a loss today may save you a larger one.',
      feelings: 'They feel suspended and cannot decide, and they accept it. They think about you more than they act.',
      actions: 'Somebody near you gives up an advantage for your sake, or waits with you. Notice it and say so.',
      need: 'a pause and a different point of view',
      question: 'What would be true if you had it the wrong way up?',
    },
    reversed: {
      gist: 'a delay that serves nobody',
      general:
        'You wait, although the waiting has nothing more to teach you. The Hanged Man reversed shows somebody who suffers for no purpose, or who struggles at the wrong moment. Decide today what would end the delay.',
      past: 'You gave up something dear for somebody, and it changed nothing. You still wait for the thanks.',
      obstacle: 'You call it patience, and it is only waiting. Nothing will move until you do.',
      outcome: 'You will get things moving on the day you stop waiting for thanks. What you lose then was lost before.',
      advice: 'Set a date after which you will act with whatever you know. Tell somebody the date.',
      love: 'You sacrifice yourself for this bond, and the other has not asked you to. Take back one thing that was yours.',
      work: 'You have been left hanging by people who profit from your patience. Ask for an answer by Friday.',
      wellbeing:
        'You are worn down by staying in a position that does not suit you. Change the chair, the hours or the place.',
      finances:
        'You hold on to a losing arrangement because you have already paid so much. Count only what it costs from now on.',
      feelings:
        'They feel stuck and a little resentful, as if they had given more than they got. They do not know how to say it.',
      actions: 'People around you delay, because delay is convenient for them. Give them a deadline.',
      need: 'the chance to stop a sacrifice that helps nobody',
      question: 'Who asked you for this sacrifice?',
    },
  },
  death: {
    picture:
      'A skeleton in black armour rides a white horse, carrying a black banner with a white rose; a king lies fallen, a child looks up unafraid, and the sun stands between two towers on the horizon.',
    symbols: [
      'the white rose on black: what is clean in an ending',
      'the fallen king: rank does not delay it',
      'the child: the one who is not afraid',
      'the sun between towers: another morning',
    ],
    affirmation: 'What is finished may leave, and I remain.',
    upright: {
      gist: 'an ending that makes room',
      general:
        'A stage of your life closes, and wishing will not open it again. Death in the cards speaks of finishing, of honest grief, and of space afterwards; nobody’s life is foretold by it. Say goodbye properly to what has ended.',
      past: 'You lived through the end of something that had been your whole life. You are made of what followed.',
      obstacle: 'You keep the old form, and it leaves no room for anything new. Clear one shelf first.',
      outcome:
        'You will come to a clean ending, and after a quiet season your life will be different. It frees more than it takes.',
      advice: 'Say goodbye properly: return the key, write the letter, give the things away. Then do not reopen it.',
      love: 'You are at the end of a chapter in love. It may be the bond, or only the way you two have lived it until now.',
      work: 'You finish with a post, a task or a method for good. Hand it over in order, and the next one comes into view.',
      wellbeing:
        'You may let an old habit end completely, without a last time. Your body will thank you within a month.',
      finances:
        'You should close an account, a subscription or a loss for good. The money it releases has a better use.',
      feelings: 'They feel that something between you has changed for ever. They mourn it, and they are also relieved.',
      actions: 'Somebody near you leaves, moves or gives up an office. Part with good manners, and do not hold them.',
      need: 'a real ending, so that something can begin',
      question: 'What would you stop tomorrow if nobody were hurt by it?',
    },
    reversed: {
      gist: 'an ending that is refused',
      general:
        'You hold on to something that is already over. Death reversed shows how much strength it takes to keep it alive. Letting go will be easier than you fear, so begin with one thing that you can give away.',
      past: 'You kept something alive out of loyalty, long after it was over. It cost you years that you still count.',
      obstacle: 'You keep what has ended because you fear the gap after it. The gap is smaller than it looks.',
      outcome:
        'The change will come later and through somebody else, unless you make it yourself. Your own date is the kinder one.',
      advice: 'Choose one thing that is over and finish it before the month is out. The relief will show you the next.',
      love: 'You stay out of habit, or you cannot stop loving somebody who has gone. Put away one daily reminder.',
      work: 'You hold on to a role that is disappearing. Learn what replaces it while you still have a salary.',
      wellbeing: 'You carry on with what tires you, because you have always done it. Drop it for two weeks as a trial.',
      finances: 'You pay for something that no longer has any use. Look through your regular costs tonight.',
      feelings: 'They feel unable to let go and unable to go on. They are numb more than cold.',
      actions: 'People around you refuse a change that everybody can see. Do not wait for their consent.',
      need: 'help in letting go',
      question: 'What are you keeping warm that is no longer alive?',
    },
  },
  temperance: {
    picture:
      'A winged figure stands with one foot on land and one in water, pouring a stream from cup to cup; irises grow at the bank and a path leads to a shining crown of light in the hills.',
    symbols: [
      'the two cups: mixing until it is right',
      'one foot in water: feeling and fact together',
      'the irises: a message in colour',
      'the long path: progress by measure',
    ],
    affirmation: 'A little more of this and a little less of that.',
    upright: {
      gist: 'two things mixed in the right measure',
      general:
        'You need both sides here, in the right measure. Temperance tests, waits and corrects a little at a time, and it gets further than haste would. Change the mixture slightly this week and watch what happens.',
      past: 'You brought two different worlds together in yourself, such as two homes or two callings. It made you patient.',
      obstacle: 'You have compromised until nothing of your wish is left. Say once what you would want undiluted.',
      outcome: 'You will find a balance step by step, and it will last. Nothing about it will be sudden.',
      advice: 'Change one thing by a tenth, wait, look at the effect, and change it again. Small corrections win here.',
      love: 'You two are different, and you mix well. Meet in the middle on one practical point, and it heals a larger one.',
      work: 'You bring people or methods together who would not meet without you. Take your time; the mixture is your talent.',
      wellbeing:
        'You are well with moderate amounts: some work, some rest, some wine or none. Avoid every extreme this month.',
      finances: 'You do best with a mixture: spend some, save some, repay some. Keep the proportions for half a year.',
      feelings: 'They feel calm with you and like the way you soften each other. It grows slowly and without doubts.',
      actions: 'Somebody near you mediates and finds the tone that everybody can accept. Let them speak first.',
      need: 'a middle way that both sides can live with',
      question: 'What two things have you been told do not mix?',
    },
    reversed: {
      gist: 'a measure that has been lost',
      general:
        'You have too much of one thing and none of another: work without sleep, or kindness without truth. Temperance reversed asks you to leave something out. Adding one more thing would only make the disorder larger.',
      past: 'You lived through a time of too much, yours or somebody else’s. You still swing between strict and careless.',
      obstacle: 'You follow two good things at a speed you cannot keep up. One of them has to slow down.',
      outcome:
        'You will stay out of balance until you give up a little of what you like too much. Then it settles within weeks.',
      advice: 'Halve the amount of whatever you reach for first when you are tired. Keep that up for ten days.',
      love: 'You are either too close or too far. Agree on how many evenings a week belong to the two of you.',
      work: 'You and a colleague work against each other’s rhythm. Divide the task clearly instead of doing it together.',
      wellbeing:
        'You overdo it and then make up for it by doing nothing. Choose an amount that you can also manage on a bad day.',
      finances: 'You overspend in one place and are mean in another. Move a small sum from the first to the second.',
      feelings:
        'They feel irritated by small things, because the large one is out of balance. Affection is still there.',
      actions: 'People around you exaggerate, and everybody reacts to everybody. Stay slow.',
      need: 'the chance to find the right measure again',
      question: 'Of what have you had enough?',
    },
  },
  'the-devil': {
    picture:
      'A horned figure with bat wings perches on a block to which a man and a woman are chained by loose collars; both have small horns of their own, and a torch points downward.',
    symbols: [
      'the loose collars: bonds that could be lifted off',
      'the small horns: growing like what one serves',
      'the lowered torch: heat without light',
      'the block: a half-truth taken for the whole',
    ],
    affirmation: 'I look at the chain, and see that it is loose.',
    upright: {
      gist: 'a bond that is hard to admit',
      general:
        'Something has a hold on you that you do not like to admit: a craving, a bargain, a comfort that costs too much. The Devil also shows that the chain is loose. Look at it without excuses, and tell one person.',
      past: 'You gave in to a temptation once, and it became a habit. You know well what it gave you and what it took.',
      obstacle:
        'You gain something from this trouble, and you have not admitted what. Name it, and half of its power is gone.',
      outcome: 'You will get in deeper until somebody says aloud what it costs. It can be you, and then you can leave.',
      advice: 'Say the embarrassing sentence to one person you trust. What is spoken holds you less.',
      love: 'You feel a strong pull that you would find hard to defend. Ask what you would lose by a no, and tell the truth.',
      work: 'You stay for the money or the status, and you dislike what it does to you. Work out what freedom would cost.',
      wellbeing:
        'You have a habit that promises relief and takes it back in the morning. Get help from a person instead of a plan.',
      finances:
        'You are tied by a debt, a purchase or the wish to keep up with others. Cut one chain: the card, the loan or the comparison.',
      feelings:
        'They feel desire and possessiveness, and they are not free in it. It is intense, and it is not the same as love.',
      actions: 'Somebody near you offers a bargain with a hook in it. Read what they want in return.',
      need: 'the chance to admit what holds you',
      question: 'What does this give you that you will not ask for openly?',
    },
    reversed: {
      gist: 'a chain being slipped off',
      general:
        'You begin to free yourself from something that held you. The Devil reversed shows the first days without it, when you are proud and unsure. It will tempt you a few more times, mostly in the evening, so plan those hours.',
      past: 'You got free of something that had ruled you, and were surprised that you could walk. You may be proud of it.',
      obstacle: 'You are attracted by the last part of an old attachment. It calls you on your weakest evenings.',
      outcome: 'You will get free one step after another and respect yourself for it. One relapse does not undo it.',
      advice:
        'Put one real obstacle between yourself and the habit tonight. Delete the number, lock the cupboard, tell a friend.',
      love: 'You are loosening a bond that was more need than love. Keep to the distance you decided on.',
      work: 'You are about to leave a place that used you. Get the terms in writing, and do not let a late offer turn your head.',
      wellbeing: 'You are winning against an old habit. Protect the hours in which it used to come.',
      finances: 'You pay off a debt or stop a waste, and the air gets better. Do not celebrate with a purchase.',
      feelings: 'They feel sobered and want to be honest with you. They are ashamed of an earlier game.',
      actions: 'People near you let go of their hold on you, not quite willingly. Thank them and go on.',
      need: 'freedom from an old habit',
      question: 'What is the first thing you would do with the freed hours?',
    },
  },
  'the-tower': {
    picture:
      'Lightning strikes a tower on a crag and throws off its golden crown; flames leap from three windows, two figures fall head first, and drops of fire hang in a black sky.',
    symbols: [
      'the lightning: a truth that comes at once',
      'the crown blown off: pride without foundation',
      'the falling figures: everybody who lived in it',
      'the drops of fire: sparks for another hearth',
    ],
    affirmation: 'What is true will still be standing.',
    upright: {
      gist: 'a truth that strikes',
      general:
        'Something that was built on a false idea breaks down, quickly and in public. The Tower is unpleasant, and it takes only what would not have lasted. Keep what is sound, and wait until the dust has settled before you rebuild.',
      past: 'You went through a sudden collapse that cleared the ground on which you now stand. You have built more honestly since.',
      obstacle: 'You help to hold up a wall that ought to come down. Everybody is tired from it, and nobody says so.',
      outcome: 'It will be shaken, and after that there will be fresh air. Decide now what you want to save.',
      advice: 'Say the uncomfortable truth yourself, before events say it for you. Choose a calm hour and plain words.',
      love: 'You hear something that changes the picture at one stroke. After the shock you two can talk more honestly than in years.',
      work: 'You see a structure at work fall: a plan, a post, a whole department. Save your contacts and your records first.',
      wellbeing:
        'You have ignored a warning for too long, and your body will be heard. Rest now, and have it looked at.',
      finances:
        'You should expect a sudden cost and keep cash within reach. Sign nothing that depends on everything going well.',
      feelings: 'They feel shaken, and a picture they had of you or of themselves has broken. They need some days.',
      actions: 'Somebody near you blurts out what everybody was hiding. It is rude, and it is useful.',
      need: 'the truth, even if it shakes everything',
      question: 'What do you already know will not hold?',
    },
    reversed: {
      gist: 'a collapse held off',
      general:
        'You have been given some time before a necessary change. The Tower reversed shows a crack that was covered, or a fright that passed. Make the repair now, piece by piece, while you can still choose how.',
      past: 'You escaped a disaster by a hair, and you seldom speak of it. You have kept an eye on the roof ever since.',
      obstacle: 'You fear the change so much that you stay in a bad place. The fear is worse than the move would be.',
      outcome: 'It will be a smaller shock than you feared, if you begin the change yourself. Waiting makes it larger.',
      advice: 'Take down one false thing while it is quiet: a pretence, a wrong figure, a promise you cannot keep.',
      love: 'You avoid a conversation that could end it. It could also mend it, and the silence cannot.',
      work: 'You know that the plan does not hold, and you keep patching it. Tell the person who can still stop it.',
      wellbeing: 'You live in constant alarm. Remove one source of noise or worry completely this week.',
      finances: 'You put off a loss that grows with every month. Take it now and be done.',
      feelings:
        'They feel that something is about to break, and they hold their breath. They will not bring it up first.',
      actions: 'People around you pretend that everything is in order. Do not argue; prepare your own way out.',
      need: 'the chance to begin a change before it is forced',
      question: 'Which brick could you take out yourself?',
    },
  },
  'the-star': {
    picture:
      'A naked woman kneels by a pool under one great star and seven smaller ones, pouring water from two jugs, one onto the earth and one into the pool; a bird sits in a tree behind.',
    symbols: [
      'the great star: an aim that does not come nearer and still guides',
      'the two jugs: giving to the world and to oneself',
      'nakedness: nothing left to defend',
      'the bird: a song at first light',
    ],
    affirmation: 'There is a light, and I am allowed to look at it.',
    upright: {
      gist: 'hope after the storm',
      general:
        'You can hope again, and with good reason. The Star comes after a hard time and brings calm and confidence. Do one generous thing without counting it, and you will notice that you have enough.',
      past: 'You went through a time of healing that gave you back your taste for the future. You still remember what helped.',
      obstacle: 'You enjoy a distant hope so much that you put off the next step. Bring a part of it into this week.',
      outcome: 'You will recover your strength, and a wish will come nearer. It comes gently and stays.',
      advice:
        'Do one thing for your distant aim before breakfast each day. A small thing is enough if you do it regularly.',
      love: 'You can be open and unguarded again. Show yourself as you are, without making an impression, and somebody will be glad.',
      work: 'You have a talent that wants to be seen, and there is goodwill for it. Publish, apply or show a sample.',
      wellbeing: 'You are recovering. Water, sleep and open sky help you, and so does the company of calm people.',
      finances:
        'You may look ahead again: a modest plan with a long breath will bring you through. Be generous within it.',
      feelings:
        'They feel hope when they think of you, and a calm they had missed. They wish you well without wanting anything.',
      actions: 'Somebody near you gives freely and believes in you. Let yourself be encouraged.',
      need: 'hope that is allowed to be modest',
      question: 'What would you hope for if hoping were safe?',
    },
    reversed: {
      gist: 'hope that has been mislaid',
      general:
        'You have lost hope for the moment, or you have placed it on the wrong thing. The Star reversed asks for nothing great: drink some water, go to bed early, and call one friend.',
      past: 'You were disappointed, and you learned to expect little. You learned it a little too well.',
      obstacle: 'You compare your progress with a dream and see none. Compare it with last year.',
      outcome: 'You will get your confidence back in small amounts. The first sign of it will be an ordinary good day.',
      advice: 'Lower the aim until it can be reached by Friday, and reach it. Then set the next.',
      love: 'You do not dare to hope in love, and so you hide what is best in you. Tell one person something that you wish for.',
      work: 'You think your work is not good enough to show. Ask somebody kind and competent for one hour of honest comment.',
      wellbeing:
        'You feel dull and far from yourself. Begin with daylight and water, and talk to somebody if it stays.',
      finances:
        'You have stopped planning because it seems useless. Put one small sum aside, so that there is a beginning.',
      feelings: 'They feel discouraged and doubt that they deserve you. A friendly word would do more than they show.',
      actions: 'People around you have lost faith and talk it down. Do not let them set your measure.',
      need: 'the chance to find your confidence again',
      question: 'Who has seen you at your best, and could remind you?',
    },
  },
  'the-moon': {
    picture:
      'A dog and a wolf howl at a frowning moon while a crayfish climbs out of a pool; a path runs between two towers into dark hills, and drops of light fall from the sky.',
    symbols: [
      'dog and wolf: the tame and the wild half of one fear',
      'the crayfish: something old coming up',
      'the path between towers: the way through, dimly lit',
      'the drops of light: dreams that feed',
    ],
    affirmation: 'I can walk slowly where I cannot see.',
    upright: {
      gist: 'a path by uncertain light',
      general:
        'You do not see this clearly yet, and half of what you fear is not there. The Moon stands for dreams, moods and rumours. Go on slowly, check what you are told, and sign nothing before the morning.',
      past: 'You lived through a confusing time, and it left you with fine instincts and a few false alarms. You notice moods before others do.',
      obstacle: 'You and everybody else are guessing, because nobody has the whole picture. Do not act on a suspicion.',
      outcome: 'It will stay uncertain for a while. Trust your instinct about people, and check the facts by daylight.',
      advice:
        'Ask again in the morning, when you are rested. Write down what you dreamed and what you really know, in two lists.',
      love: 'You feel a lot and see little clearly at present. Do not read meaning into silence; ask when you are both rested.',
      work: 'You do not have all the information at work, and somebody likes it that way. Keep notes and commit yourself late.',
      wellbeing:
        'You sleep unquietly and your moods change with little reason. Keep regular nights and keep the evening dim and slow.',
      finances: 'You cannot see the true costs yet. Postpone the signature until everything is on paper.',
      feelings:
        'They feel drawn to you and afraid of it, and their mood changes daily. They do not understand it themselves.',
      actions:
        'Somebody near you says less than they know, or imagines more than there is. Check before you believe it.',
      need: 'patience until things can be seen clearly',
      question: 'What is the fear, and what is the fact?',
    },
    reversed: {
      gist: 'a fog that is lifting',
      general:
        'You begin to see what was really going on. The Moon reversed shows a fear that gets its name, or a deception that is noticed. It is smaller than it seemed, so write down the facts while they are clear.',
      past: 'You came through a muddle that nobody else saw. You know now which fear was real and which was not.',
      obstacle: 'You still obey an old fear, although its cause has gone. Ask what would happen today.',
      outcome: 'You will see clearly, which is unwelcome at first and restful afterwards. A misunderstanding ends.',
      advice: 'Write the worry out in full and read it the next day. It will be shorter than it felt.',
      love: 'You find out what was going on, and it is simpler than you imagined. Forgive the part that was only fear.',
      work: 'You discover the missing piece of information. Use it to clear up the matter, and not to win an argument.',
      wellbeing: 'You sleep better again as a worry loses its grip. Keep the routine that brought you here.',
      finances: 'You find the error or the hidden charge. Now you can plan with real numbers.',
      feelings: 'They feel clearer about you than they have for weeks. A suspicion has dissolved.',
      actions: 'People around you come out with what they kept back. Listen without triumph.',
      need: 'an old fear looked at by daylight',
      question: 'What are you no longer afraid of?',
    },
  },
  'the-sun': {
    picture:
      'A naked child rides a white horse with arms flung wide, a red banner streaming; behind a low wall four sunflowers turn their faces, and a great sun looks out of a clear sky.',
    symbols: [
      'the child: joy without a reason',
      'the white horse: strength that needs no rein',
      'the sunflowers: attention to what warms',
      'the low wall: a past that is left behind',
    ],
    affirmation: 'I let myself be seen, and be glad.',
    upright: {
      gist: 'plain daylight',
      general:
        'This is as good as it looks. The Sun brings things into the open, where they turn out to be simple: success, health, an honest friendship. Enjoy it aloud and share it; you lose nothing by that.',
      past: 'You had a happy stretch, perhaps in childhood, and you still draw warmth from it. It taught you to be open.',
      obstacle:
        'It looks so bright to you that you overlook the small print and other people’s needs. Ask who is in the shade.',
      outcome: 'You will have a clear success, and people will see it. You will enjoy it without a bad aftertaste.',
      advice: 'Do it openly and during the day, and tell the people who matter. You have nothing to hide.',
      love: 'You are happy with each other, and anybody can see it. It is a good time to introduce each other or to say yes.',
      work: 'You get visible credit for good work. Put your name on it, and take part in what is shown to others.',
      wellbeing: 'You have energy, and it grows with daylight and movement outdoors. Laugh often; it counts.',
      finances: 'You are in a good run. Share some of it, and set the rest aside while it lasts.',
      feelings: 'They feel glad about you and have no second thoughts. They want the others to know.',
      actions: 'Somebody near you speaks frankly, laughs and includes you. Join in.',
      need: 'the chance to be seen and to be glad without a reason',
      question: 'When were you last happy without explaining it?',
    },
    reversed: {
      gist: 'joy behind a cloud',
      general:
        'You have good news within reach and cannot quite enjoy it. The Sun reversed shows a success that comes late, or one in which you look for the fault. Allow yourself one hour of plain pleasure in it.',
      past: 'You had a success and could not enjoy it, or somebody spoiled it for you. Since then you look for the catch.',
      obstacle: 'You do not believe good news, or you believe too much of it. Let somebody sober read it.',
      outcome: 'You will get a good result, later and smaller than you announced. It is still a good result.',
      advice: 'Take the pleasure that is on offer today, and leave the perfect one. Say thank you for it aloud.',
      love: 'You two are cheerful with each other and avoid one sore point. Touch it once, gently, on a good day.',
      work: 'You wait for credit that comes slowly. State your part in one sentence, without heat, at the next meeting.',
      wellbeing: 'You are tired under a bright manner. Cancel one pleasure that has become a duty.',
      finances: 'You reckon with the best case. Do the sum again with a third less.',
      feelings: 'They would like to be happy about you and do not quite dare. They hide it behind jokes.',
      actions: 'People near you promise more sunshine than they can deliver. Be friendly, and bring your own umbrella.',
      need: 'leave to enjoy what is already good',
      question: 'Which good news have you not let yourself believe?',
    },
  },
  judgement: {
    picture:
      'An angel in the clouds blows a trumpet hung with a crossed flag, and men, women and children rise with open arms from grey coffins floating on water before snowy mountains.',
    symbols: [
      'the trumpet: a call that cannot be unheard',
      'the open coffins: roles that were too narrow',
      'the raised arms: consent',
      'the mountains: what has to be crossed afterwards',
    ],
    affirmation: 'I answer when I am called by my own name.',
    upright: {
      gist: 'a call that is heard',
      general:
        'You are called to something, and you notice that you had been waiting for it. Judgement looks back once in order to move on. Admit what was, forgive what you can, and answer the call.',
      past: 'You had an awakening that divided your life into before and after. You remember the day it began.',
      obstacle:
        'You judge yourself and others so much that you do not hear what calls you. Close the case for a while.',
      outcome: 'You will get a second chance at something you had given up. This time you will answer.',
      advice:
        'Answer the call first, and sort out the arrangements afterwards. You have prepared for it longer than you know.',
      love: 'You look at an old bond anew, and you forgive it or release it. A conversation about the past sets you both free.',
      work: 'You feel called to other work, or a review goes in your favour. Apply, even if the time does not seem perfect.',
      wellbeing: 'You rise from a low time. Mark its end in some way, and take up what you had laid down.',
      finances: 'You should settle an old debt or claim. Once it is closed, you are free to decide again.',
      feelings:
        'They feel woken up by you and suddenly know what they want. They would like to make good for something.',
      actions: 'Somebody near you comes back, apologises or takes up their true work. Give them a fair second hearing.',
      need: 'the chance to hear a call and be free to answer it',
      question: 'What have you been called to do, more than once?',
    },
    reversed: {
      gist: 'a call that goes unanswered',
      general:
        'You hear a call and pretend that you do not. Judgement reversed shows self-reproach that never ends, or a change you refuse from fear. You judge yourself harder than anybody else does; ask a friend for their verdict.',
      past: 'You turned down something that was meant for you, and you remember the day. It is not too late for a part of it.',
      obstacle: 'You put off your own verdict again and again. Pronounce it, even if it is half wrong.',
      outcome: 'You will hear the same call again, more quietly, until you answer it. Your delay is the only cost.',
      advice: 'Make up for one old thing with one real act, and then stop accusing yourself. One act is enough.',
      love: 'You read each other the list of old faults again. Agree that everything before this year is no longer evidence.',
      work: 'You stay in a post you have outgrown because you doubt yourself. Ask somebody who knows your work what they would do.',
      wellbeing: 'You carry guilt, and it costs you sleep and strength. Tell the story to somebody who can listen.',
      finances:
        'You repeat a mistake because you never looked at the last loss. Write down in three lines how it happened.',
      feelings: 'They feel guilty towards you and are afraid of being woken. They avoid the serious word.',
      actions: 'People around you stall and accuse themselves, and nothing follows. Ask for one small deed.',
      need: 'the chance to forgive yourself for something past',
      question: 'What sentence have you passed on yourself, and is it served?',
    },
  },
  'the-world': {
    picture:
      'A dancer draped in violet moves inside a great laurel wreath, a wand in either hand; at the corners look out a man, an eagle, a bull and a lion.',
    symbols: [
      'the wreath: a thing complete, and an open door',
      'the dance: rest that moves',
      'the two wands: both ways mastered',
      'the four creatures: every side included',
    ],
    affirmation: 'It is whole, and I am inside it.',
    upright: {
      gist: 'a circle completed',
      general:
        'You finish something large, and every part has found its place. The World brings arrival: a degree, a house, peace between head and heart. Celebrate it properly, because it also opens the next door.',
      past: 'You finished something large once, and you know in your body what that is like. It gives you a quiet confidence.',
      obstacle: 'You are so close to the end that you keep adding to it. Declare it finished.',
      outcome: 'You will reach what you wanted, and a wider field opens after it. It is worth a celebration.',
      advice: 'Finish it, celebrate it properly, and only then look at what comes next. Do not skip the middle step.',
      love: 'You are whole in this bond and do not lose yourself. You can make a promise now, or renew one.',
      work: 'You bring a long project to its end and get the credit. Doors open further away, perhaps in another country.',
      wellbeing: 'You feel at home in your skin. Dance, swim or walk long distances, and enjoy what your body can do.',
      finances:
        'You reach a money goal. Pause before you set the next one, and spend a little on the people who helped.',
      feelings:
        'They feel content and thankful with you, as if something had come full circle. Nothing is missing for them.',
      actions: 'The people around you complete their part, thank you and welcome you in. Take your place.',
      need: 'completion, and people to share it with',
      question: 'What can you call finished, and say so?',
    },
    reversed: {
      gist: 'a circle with a gap in it',
      general:
        'You have done nine tenths, and the last tenth is waiting. The World reversed points to a signature, a farewell or a final detail. You feel stuck because of this loose end, so finish it first.',
      past: 'You left a chapter one page short, and it still asks to be closed. You have carried it into everything since.',
      obstacle: 'You do not finish, because you fear what comes after success. Finish, and see.',
      outcome:
        'You will complete it with some delay, once a last detail is settled. The detail is smaller than the delay.',
      advice: 'Make a list of what is missing to the end. It has three or four points; do the first today.',
      love: 'You are nearly there with each other, and one sentence is missing. Say it, even if it comes out clumsily.',
      work: 'You have nine tenths done and keep polishing. Give it to the client as it is.',
      wellbeing: 'You are almost well again and grow careless. Give the last stage the same care as the first.',
      finances: 'You are held up by one form or one payment. Deal with it tomorrow morning.',
      feelings: 'They feel almost satisfied with this, and restless because of the rest. They wait for a closing word.',
      actions: 'People around you stop just before the end. Offer to do the last part together.',
      need: 'the last missing piece',
      question: 'What is the one thing left to do?',
    },
  },
} as const satisfies Record<Majors, CardTexts>
