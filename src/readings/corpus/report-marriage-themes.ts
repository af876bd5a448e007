import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { from } from '../passage.ts'
import { halves, type Theme } from '../theme.ts'

/**
 * The gift or the strain of each planet for a marriage: one sentence for the opening, the finding with a scene,
 * a deed, and the form of its periods.
 */

const passage = from('BPHS ch. 3, 11, 24 and 32, in our words')

export default {
  gift: {
    Sun: {
      opening: passage('You stand by the person you choose, in public as much as at home.'),
      finding: {
        Fire: passage(
          'When relatives criticise your partner, you answer for both of you before anybody has asked you to. You want to be proud of each other, and you say so in company. A partner who knows this forgives you a good deal of stubbornness.',
        ),
        Earth: passage(
          'You put your name to what your partner needs: a contract, a guarantee, an early drive to the airport. You do not talk about it much. The person you live with knows that no door closes while you stand in it.',
        ),
        Air: passage(
          'At a party you speak well of your partner while they are in the kitchen. You introduce them by what they do best. They hear of it later from others, and it carries them through a bad week.',
        ),
        Water: passage(
          'You remember who was kind to your partner and who was not. If somebody has hurt them, you grow quiet and very exact. This loyalty is warm inside, so let it be seen from outside too.',
        ),
      },
      deed: passage(
        '→ Tell your partner, or the person closest to you, one thing this week that you are proud of in them. Say it where a third person can hear it.',
      ),
      period: passage(
        'In these months you are seen, and your word counts for more. → Use it to settle in the open what the two of you have only half agreed.',
      ),
    },
    Moon: {
      opening: passage(
        'You make another person feel looked after, and that holds a marriage together on ordinary days.',
      ),
      finding: {
        Fire: passage(
          'You see at the door that the day was bad, and you are already putting on the kettle. You fight for the people you look after. What you do so quickly is easy to overlook, so stand still and let yourself be thanked.',
        ),
        Earth: passage(
          'You notice the skipped meal and the shoes that need mending. Your partner rarely has to ask for comfort and comes home more gladly because of it. → Let the other person cook on one fixed day, or you will tire of it.',
        ),
        Air: passage(
          'You ask the right question at supper, and then you really listen. You remember the name of the difficult colleague. Being known like that is what your partner would miss first.',
        ),
        Water: passage(
          'You feel a worry before it has been spoken. A hand on the back, a light left on in the hall, and the other person sleeps. You need the same, so say it, because few people read you as you read them.',
        ),
      },
      deed: passage(
        '→ Choose one evening this week on which you cook, walk or sit together without a screen. Ask how the day was, and let the answer take its time.',
      ),
      period: passage(
        'In these months you feel more and people come closer to you. → Bring families together, make the home comfortable, and say what you need while you still feel calm.',
      ),
    },
    Mars: {
      opening: passage('You act when your partner needs you, and you do not run from a difficult talk.'),
      finding: {
        Fire: passage(
          'If a parent has to be fetched at night, you are already holding the keys. You would rather have the argument on Tuesday than carry it to Sunday. Little is left lying between you and the person you love.',
        ),
        Earth: passage(
          'You show love with a drill, a repaired lamp, a bag carried up four floors. You begin where others make a list. The home stands because of it, and your partner feels safe in it.',
        ),
        Air: passage(
          'You say the uncomfortable thing out loud, and you say it early. Your partner always knows where you stand. That spares both of you the long silences in which other couples lose each other.',
        ),
        Water: passage(
          'You fight for those you love even when it costs you something, and you rarely mention it later. In a crisis your fear turns into work. The person at your side has seen it once and does not forget it.',
        ),
      },
      deed: passage(
        '→ Take one thing off your partner’s list this week without being asked: a phone call, a repair, a visit to an office. You show love by doing, so do it on purpose.',
      ),
      period: passage(
        'In these months you have the drive to begin. → Use it for a decision the two of you have put off, and take your exercise early in the day so that the drive does not turn into quarrels.',
      ),
    },
    Mercury: {
      opening: passage('You can talk about almost anything with a partner, and talk is what keeps you close.'),
      finding: {
        Fire: passage(
          'You tell a story so that the whole table laughs, your partner included. After a quarrel you find the joke that ends it. You stay interested, and that is rare in a long marriage.',
        ),
        Earth: passage(
          'You keep the plans of the household in your head and on one good list. You explain the tax form, book the train and remember the appointment. A life with you runs, and there is time left for the two of you.',
        ),
        Air: passage(
          'You still send the article that made you think of the other person. A walk and a plain talk repair more between you than any present. You would be bored by somebody with whom you could not argue about a book.',
        ),
        Water: passage(
          'You find words for what the other person only feels. You write the letter that a family keeps. → When you two cannot talk, write; you are at your best on paper.',
        ),
      },
      deed: passage(
        '→ Ask your partner one question this week to which you do not know the answer yet. Then ask a second one about what you heard.',
      ),
      period: passage(
        'In these months the right words come to you. → Write the letter, have the talk, and put agreements about money or the home on paper while you both still smile about them.',
      ),
    },
    Jupiter: {
      opening: [
        passage('You bring goodwill into a marriage, because you forgive early and want the other person to do well.'),
        passage('You believe in the person you choose, and your trust helps them to grow.'),
      ],
      finding: {
        Fire: passage(
          'If your partner wants to study again or change direction, you look for a way before you look for the cost. You believe in people aloud. Those who live with you try more than they would have tried alone.',
        ),
        Earth: passage(
          'You see to it that there is enough: for the guest, for the rainy month, for the niece’s school. You give without counting and still know the sum. Life at your side feels a size larger.',
        ),
        Air: passage(
          'You talk well of your partner when they are out of the room. When plans fail you look for the lesson and not for the guilty one. Fair people like you are asked to settle quarrels, and at home you settle your own first.',
        ),
        Water: passage(
          'After a quarrel you are usually the one who makes tea for two. You forgive before the apology is finished. Your faith in the other person is often what makes them deserve it.',
        ),
      },
      deed: [
        passage(
          '→ Say thank you this week for something your partner has done for years without a word from anybody. Be exact about what it was.',
        ),
        passage(
          '→ Encourage one plan of your partner’s this week that has nothing to do with you. Ask what the first step is, and help with that step only.',
        ),
      ],
      period: passage(
        'In these months people are inclined to say yes to you. → Bring elders into the conversation, make the promise you have been weighing, and be generous in small things.',
      ),
    },
    Venus: {
      opening: [
        passage('You know how to make love felt in small daily ways, and people relax beside you.'),
        passage('You have a natural tact with the person you love, and you make ordinary days pleasant.'),
      ],
      finding: {
        Fire: passage(
          'You bring colour into an ordinary Wednesday: a compliment, a sudden invitation, good clothes for no reason. You show your liking openly. Your partner feels chosen, again and again.',
        ),
        Earth: passage(
          'You set the table properly for two tired people, and you touch a shoulder as you pass. You know which cup is the favourite one. People call it charm, and at home it is daily work that you do gladly.',
        ),
        Air: passage(
          'You can end a quarrel with one light sentence. You know how to say no so that nobody is hurt. Your partner trusts you in any company, since you make both of you look good.',
        ),
        Water: passage(
          'You remember the song, the first scarf, the smell of the first flat. Your tenderness has a long memory. The person you love never has to wonder whether they matter.',
        ),
      },
      deed: [
        passage(
          '→ Plan one hour this week that is only pleasant: music, a good meal, a walk in nice clothes. Ask your partner to choose half of it.',
        ),
        passage(
          '→ Do one thing this week that makes the evening nicer for two: light, music, a clean table. Do it before you are asked how you are.',
        ),
      ],
      period: passage(
        'In these months affection comes easily and you are liked. → Plan what should be beautiful for them, and mend old coolness while both of you are in the mood.',
      ),
    },
    Saturn: {
      opening: passage('You stay when things get hard, and a promise from you can be relied on for decades.'),
      finding: {
        Fire: passage(
          'You do not start much, and what you have started you defend. You keep a promise even when you are angry with the person to whom you gave it. In a stormy family you are the fixed point.',
        ),
        Earth: passage(
          'You pay the insurance, visit the old aunt and keep what you agreed. Your partner can build on you. Love looks like duty in you from outside, and the person beside you learns to read it.',
        ),
        Air: passage(
          'You keep your word exactly, to the day and to the hour. You think before you promise, so your promises are few and good. Your partner never has to ask a second time.',
        ),
        Water: passage(
          'You stay in the hospital corridor when the others have gone home. You carry old sorrow without passing it on. The depth of that patience is known only to those who have needed it.',
        ),
      },
      deed: passage(
        '→ Put one fixed hour for the two of you into your week, at the same time each week, and treat it like an appointment that cannot be moved.',
      ),
      period: passage(
        'In these months steady work on the bond pays. → Choose what should last for ten years, agree on it slowly, and leave what only looks good this month.',
      ),
    },
  } satisfies Record<Lord, Theme>,
  strain: {
    Sun: {
      opening: passage('You find it hard to say sorry first, and a small slight can turn into a long silence.'),
      finding: {
        Fire: passage(
          'Somebody corrects you in front of guests, and the evening is over for you. You answer too loudly or not at all. What you wanted was respect, and what your partner sees is a performance.',
        ),
        Earth: passage(
          'You expect thanks for what you provide, and you do not ask for it. When it does not come you work longer and speak less. Your partner thinks that you prefer the work.',
        ),
        Air: passage(
          'You can argue for an hour about who said what, when the question was only who was hurt. You win the point. The other person goes to bed alone with it.',
        ),
        Water: passage(
          'A small slight goes deep, and you are polite for three days. The longer you wait for the apology, the harder you make it to give you one. Nobody can apologise for something they have not noticed.',
        ),
      },
      deed: passage(
        '→ After the next disagreement, be the one who speaks first, before the day is over. One sentence is enough: “I was sharper than I meant to be.”',
      ),
      period: passage(
        'Your pride is touched more easily in these months. → Agree early who decides what, and do not let a matter of face become a matter of the marriage.',
      ),
    },
    Moon: {
      opening: passage('Your moods change fast, and the person beside you cannot always tell why.'),
      finding: {
        Fire: passage(
          'You flare up over a towel on the floor, and the true reason is a remark at noon. Ten minutes later you are warm again. The other person is not, because they are still looking for what they did.',
        ),
        Earth: passage(
          'When you feel insecure you count: the money, the visits, who came last time. Your partner hears accounts where you meant fear. → Say that you are worried, and the numbers become unnecessary.',
        ),
        Air: passage(
          'Your mood follows the last conversation you had. A message without a greeting can cost you an afternoon. You talk it over with three friends before you talk to the one it concerns.',
        ),
        Water: passage(
          'You come home sore, and the evening turns grey without a word being said. Your partner tries to help and says the wrong thing. Now there are two unhappy people and no one knows why.',
        ),
      },
      deed: passage(
        '→ When you are low this week, say where it comes from in one sentence: “It is about work, not about you.” Say it before supper.',
      ),
      period: passage(
        'You are thinner-skinned in these months than you look. → Sleep enough, keep big talks for the morning, and do not judge the whole bond by one bad week.',
      ),
    },
    Mars: {
      opening: passage(
        'You get angry fast when you feel ignored, and the words come out sharper than you mean them.',
        'quick anger',
      ),
      finding: {
        Fire: passage(
          'You have forgotten the quarrel by morning, and your partner still hears it on Friday. It starts with something small on a day when you have slept badly. You want an answer, and you want it now.',
          'quick anger',
        ),
        Earth: passage(
          'You say nothing for weeks and carry on working. Then one unpaid bill brings it all out, with dates. Your partner did not know that you had been keeping a list.',
          'slow anger',
        ),
        Air: passage(
          'Your words are faster than your judgement. You find the one sentence that hurts, because you know the other person so well. You can take back nearly everything except that.',
          'quick anger',
        ),
        Water: passage(
          'You rarely shout. You close a door softly and are cold until Sunday. The other person would prefer the shouting, because one can answer it.',
          'slow anger',
        ),
      },
      deed: passage(
        '→ Make one rule this week: when your voice rises, you leave the room for ten minutes and come back. Tell your partner about the rule while you are both calm.',
        'quick anger',
      ),
      period: passage(
        'You have more force than usual in these months and less patience. → Give it to sport, repairs or hard work, and sign nothing in anger.',
      ),
    },
    Mercury: {
      opening: passage('You think a feeling through for so long that the other person stops waiting for your answer.'),
      finding: {
        Fire: passage(
          'You have three plans for the weekend and change them twice. Your partner packs for the sea and you drive to the hills. It is fun with you, and it is also tiring never to know.',
        ),
        Earth: passage(
          'You correct the story while your partner is telling it. You mean the facts; they hear that you do not trust them. It would often be enough to be right silently.',
        ),
        Air: passage(
          'Your partner says “I miss you”, and you reply with the timetable. You compare, check and ask for second opinions, so that a simple yes takes weeks. You mean to be careful, and it arrives as doubt.',
        ),
        Water: passage(
          'You lie awake and turn one sentence over until it means something bad. In the morning you answer what was never said. → Ask what was meant, before you have thought about it for a night.',
        ),
      },
      deed: passage(
        '→ Answer one emotional question this week with a feeling and no explanation. Then wait, and let the other person speak next.',
      ),
      period: passage(
        'Your head is full in these months and misunderstandings multiply. → Meet in person for what matters, and read a message again before you send it.',
      ),
    },
    Jupiter: {
      opening: passage('You expect a great deal of a marriage, and an ordinary week can disappoint you.'),
      finding: {
        Fire: passage(
          'You promise a voyage, a house, a new beginning, and you mean it. Then it is Monday. Your partner has learned to wait and see, and you feel that as a lack of faith.',
        ),
        Earth: passage(
          'You know how a household ought to be run, and you explain it well. The person who only forgot the milk hears a sermon about promises. Being generous with advice is not always generous.',
        ),
        Air: passage(
          'You expect your partner to agree with your ideas as well as with you. A different opinion at table feels to you like a small betrayal. It is only a different opinion.',
        ),
        Water: passage(
          'You love the person you believe somebody to be. When the real one is tired and petty you are quietly disappointed, and they sense it. Ordinary weeks are not a sign that something is wrong.',
        ),
      },
      deed: passage(
        '→ Keep one piece of good advice to yourself this week. Ask instead whether you should help or only listen.',
      ),
      period: passage(
        'You promise more in these months than the calendar holds. → Say yes to half of it, and let your partner be right about something you know better.',
      ),
    },
    Venus: {
      opening: passage('You give way to keep the peace, and later you feel that nobody asked what you wanted.'),
      finding: {
        Fire: passage(
          'You want to be courted for ever. When the compliments get fewer, you look for them elsewhere, at first only in conversation. → Ask for them at home instead, before anybody else offers.',
        ),
        Earth: passage(
          'You buy something nice when you are unhappy, for both of you. The bill comes, and the trouble is still there. Comfort is what you use in place of a talk.',
        ),
        Air: passage(
          'You agree to the visit, the holiday and the new sofa, and later you are cross about all three. Your partner is surprised, since you smile each time. You have not learned to say no while it is still small.',
        ),
        Water: passage(
          'You give more than you were asked for and then feel that you give too much. You rarely say it. The other person would be glad to give back, if they knew what.',
        ),
      },
      deed: passage(
        '→ Say no to one small thing this week, in a friendly voice, and offer what you would prefer. Notice that nothing breaks.',
      ),
      period: passage(
        'You are tempted to buy peace in these months, with gifts or with silence. → Spend a little less, say a little more, and do not compare your bond with other people’s pictures.',
      ),
    },
    Saturn: {
      opening: [
        passage('You hold your feelings back until you are sure, and the other person can take that for coldness.'),
        passage('You show little of what you feel, and the person beside you may wait years for a warm word.'),
      ],
      finding: {
        Fire: passage(
          'You would rather lose the evening than say first what you feel. You wait for the right moment, and it passes while you are waiting. Courage you have; you only do not use it here.',
        ),
        Earth: passage(
          'You fix the tap, pay the bill and believe that everything has been said by that. Your partner counts differently. One warm sentence in the evening would weigh more than ten things done.',
        ),
        Air: passage(
          'You answer a tender question with a reasonable reply. You are afraid of promising too much, so you say “we shall see”. To the other person that sounds like no.',
        ),
        Water: passage(
          'You hide hurt so well that you are thought not to have any. Then you feel that no one knows you. → Let one person see it once, and choose a quiet hour for it.',
        ),
      },
      deed: [
        passage(
          '→ Say one affectionate sentence aloud every day this week, even if it feels stiff. Seven days are enough to see what it changes.',
        ),
        passage(
          '→ Write three lines by hand this week to the person you love, about something they did. Leave the paper where it will be found.',
        ),
      ],
      period: passage(
        'Duty takes your evenings in these months and the bond can feel like one more task. → Keep one evening a week free of duty, and do not decide anything final because you are tired.',
      ),
    },
    Rahu: {
      opening: passage(
        'You are drawn to people and plans that are new and exciting, and you may commit before you know them.',
      ),
      finding: {
        Fire: passage(
          'With you a meeting becomes a plan within a month. The warning of a friend only makes it more attractive. Later you notice that you are in love with the pace.',
        ),
        Earth: passage(
          'You are drawn by a better flat, a larger name, a family with connections. It dazzles you for a year. Then you are living with a person whom you have hardly looked at.',
        ),
        Air: passage(
          'You fall for a voice on the telephone, a stranger with an unusual life, someone from far away. Your idea of them grows faster than your knowledge. → Meet ten times before you decide on anything.',
        ),
        Water: passage(
          'You feel a pull towards people with a secret or an old sorrow. You take the intensity for depth. A calm good person can look dull to you beside that, and is often the better choice.',
        ),
      },
      deed: passage(
        '→ Let one exciting decision wait this week until you have slept on it three times. Tell somebody sober about it before you say yes.',
      ),
      period: passage(
        'New people and wishes pull at you in these months. → Enjoy them, but give anything that binds you a full year before you sign.',
      ),
    },
    Ketu: {
      opening: passage('You withdraw without a word when closeness gets too much, and your partner is left guessing.'),
      finding: {
        Fire: passage(
          'You are all there, and then from one day to the next you are gone: to the gym, the road, a new interest. You do not mean to punish anybody. You simply forget to say that you will be back.',
        ),
        Earth: passage(
          'You need little, and you take it for granted that others do. So you forget birthdays, and a present seems to you a waste. The other person reads it as a measure of your love.',
        ),
        Air: passage(
          'You sit in the same room and are somewhere else. When you are asked what you think, you say “nothing”, and it is even true. Your partner fills the gap with worries.',
        ),
        Water: passage(
          'You need more time alone than most people, and since you never ask for it you take it at the wrong moment. Your partner then comes closer out of worry. You step back further.',
        ),
      },
      deed: passage(
        '→ Ask for an hour alone this week before you need it, and say when you will be back. An absence that is announced hurts nobody.',
      ),
      period: passage(
        'You may feel indifferent in these months to what you cared for before. → Do not end anything on that feeling alone; it passes with the period.',
      ),
    },
  } satisfies Record<Graha, Theme>,
  elder_gift: {
    Sun: {
      finding: halves(
        passage(
          'People know that whoever speaks badly of your partner has you to deal with. At home you seldom say it. → Say it this week, in plain words.',
        ),
        passage(
          'Your children know that nobody speaks badly of your partner in your house. You defend each other and hardly notice it. → Tell the story of one such time at the next family meal.',
        ),
      ),
    },
    Moon: {
      finding: halves(
        passage(
          'You know by the sound of a step how somebody feels, and the right dish is on the stove before they say it. Your house is the one to which children and neighbours come. → Let somebody cook for you once in a while.',
        ),
        passage(
          'You hear over the telephone whether somebody has eaten. People leave your house with a full bag and a lighter heart. → Take the arm that is offered to you as well.',
        ),
      ),
    },
    Mars: {
      finding: halves(
        passage(
          'You still get up first when something has to be done, and a plain word from you ends a long confusion. People around you feel safe because of it. → Save your strength for what only you can do.',
        ),
        passage(
          'You still carry the heavy bag for the other person, though you should not. Your courage holds the family upright. → Spend it now on small daily things, like a walk in any weather.',
        ),
      ),
    },
    Mercury: {
      finding: halves(
        passage(
          'You like the old jokes and you make new ones. A talk over tea settles more with you than a family council does. Whoever lives with you is never bored, and that is worth more than it sounds.',
        ),
        passage(
          'You read the paper aloud and add your own remarks. The two of you have a language that nobody else quite understands. → Keep talking; silence would be the only real loss.',
        ),
      ),
    },
    Jupiter: {
      finding: halves(
        passage(
          'You forgive what others would go on telling. Younger people come to you with their quarrels because you wish both sides well. The person closest to you lives under that goodwill every day.',
        ),
        passage(
          'People still bring you their news first, because you are glad for them. The person at your side lives on that gladness. → Let them hear it by name.',
        ),
      ),
    },
    Venus: {
      finding: halves(
        passage(
          'You lay the table properly for two, and you still dress for a visit. A hand on a shoulder says more with you than a speech does. → Keep these small beauties up; they hold the days together.',
        ),
        passage(
          'You have taste and good manners, and a room with you in it is a friendlier room. The person closest to you notices when you have put on something nice. → Do it on a day without visitors.',
        ),
      ),
    },
    Saturn: {
      finding: halves(
        passage(
          'You stay through lean times, worry and hard work. People measure loyalty by you. You may rest, and the person beside you would like you to.',
        ),
        passage(
          'You do the same thing at the same hour, and for the person beside you that is peace. You keep promises that nobody else remembers. You are allowed to keep a little less now.',
        ),
      ),
    },
  } satisfies Record<Lord, Pick<Theme, 'finding'>>,
  elder_strain: {
    Sun: {
      finding: halves(
        passage(
          'Somebody decides for you, kindly, and you do not speak for an afternoon. You lead so readily that help feels like a demotion. → Tell people which decisions are yours, and leave them the others.',
        ),
        passage(
          'You do not like to be helped with your coat. You take kindness for pity, and you answer it coldly. → Let one person help you with one thing, and thank them; you lose nothing by it.',
        ),
      ),
    },
    Moon: {
      finding: halves(
        passage(
          'A telephone call that does not come can darken your whole evening. You then say that you need nothing, and people believe you. → Say which day you would like the call, and it will come.',
        ),
        passage(
          'On grey days you are sure that nobody thinks of you. By evening two people have called, and you are warm again. → Do not write letters on grey days.',
        ),
      ),
    },
    Mars: {
      finding: halves(
        passage(
          'You get cross over a key, a noise, a late meal, mostly when you are tired or in pain. It passes in ten minutes with you; the other person thinks about it all day. A short rest at noon helps more than you would think.',
        ),
        passage(
          'You cannot bear to wait, at the counter or for a reply. Your sharp word is over at once, for you. → Count to ten and say it more softly; it will be heard better.',
        ),
      ),
    },
    Mercury: {
      finding: halves(
        passage(
          'You turn a worry over at three in the morning and ask the same question twice at breakfast. The people near you hear doubt in it. → Write the question down, ask it once, and write the answer below it.',
        ),
        passage(
          'You tell the same worry to several people and collect several answers. Then you do not sleep. → Choose one person whose answer counts, and stop asking after that.',
        ),
      ),
    },
    Jupiter: {
      finding: halves(
        passage(
          'You know how it should be done, and you say so to people who did not ask. They love you, and they come a little less often. → Ask a question where you would give advice, and see who stays for supper.',
        ),
        passage(
          'You are generous with plans for other people’s lives. They nod, and do it in another way. → Give money, time or a blessing, and keep the plan.',
        ),
      ),
    },
    Venus: {
      finding: halves(
        passage(
          'You give way so as not to be a burden, and then you feel overlooked. Your family cannot see a wish that you hide so well. → Name one wish a week; they will be glad of it.',
        ),
        passage(
          'You say “as you like”, and then it is not as you like. You are so easy to live with that nobody asks. → Begin with small wishes, such as the window or the soup.',
        ),
      ),
    },
    Saturn: {
      finding: halves(
        passage(
          'You show love by being dependable, and you seldom put it into words. Those who love you would like to hear it once. → Say it to one of them this week.',
        ),
        passage(
          'You are used to needing nothing. People admire it, and they keep their distance. → Say to one person that you were glad they came.',
        ),
      ),
    },
    Rahu: {
      finding: halves(
        passage(
          'A new idea can still take hold of you overnight: a purchase, a move, somebody’s good story. You dislike being warned. → Tell somebody sober about it before you sign, and keep the pleasure without the bill.',
        ),
        passage(
          'You get excited about what is new, a gadget, a cure, a stranger’s plan, and you are angry if somebody doubts it. Some of it is worth having. → Wait a week, and see whether you still want it.',
        ),
      ),
    },
    Ketu: {
      finding: halves(
        passage(
          'You go quiet and people think that you are unwell or offended. You are simply far away in thought. → Tell them when you are coming back; they wait.',
        ),
        passage(
          'You prefer your own corner and your own silence. Those who love you do not know whether they may come in. → Leave the door open for one hour each day.',
        ),
      ),
    },
  } satisfies Record<Graha, Pick<Theme, 'finding'>>,
}
