import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { from } from '../passage.ts'
import { halves, type Theme } from '../theme.ts'

/**
 * The gift or the strain of each planet for work: one sentence for the opening, the finding with a scene, a deed,
 * and the form of its periods.
 */

const passage = from('BPHS ch. 3, 11, 24 and 32, in our words')

export default {
  gift: {
    Sun: {
      opening: passage('You can take responsibility, and people look to you when nobody wants to decide.'),
      finding: {
        Fire: passage(
          'In a meeting that goes in circles you are the one who says what happens next. People are relieved and a little annoyed, and then they follow. You do not mind your name under a result, good or bad.',
        ),
        Earth: passage(
          'You take charge without raising your voice: the budget is ready, the keys are with you, the shop opens on time. Those above you notice that things under you are settled. → Ask for the title that goes with it.',
        ),
        Air: passage(
          'You can speak for a group so that each of its members nods. You explain a decision and stand by it the next day. That makes you the natural spokesman, long before anybody writes it on your door.',
        ),
        Water: passage(
          'You feel responsible for people and not only for figures. When somebody in your team is ill, you take their shift and say nothing. They would go further for you than for a louder chief.',
        ),
      },
      deed: passage(
        '→ Take one open decision this week that everybody passes on, and settle it in writing. Put your name under it.',
      ),
      period: passage(
        'You are seen in these months. → Ask for the task with your name on it, and report results upwards yourself.',
      ),
    },
    Moon: {
      opening: passage('You sense what people need before they say it, and that makes your work wanted.'),
      finding: {
        Fire: passage(
          'You sense a change in the customers before it shows in the numbers, and you act at once. Your enthusiasm is catching. → Choose work that lives from a public.',
        ),
        Earth: passage(
          'You know what people will buy, eat or live in, because you know what you would like yourself. You can judge by your own comfort. Trades that feed, house or clothe people suit you.',
        ),
        Air: passage(
          'You notice that the new client is nervous and that the team has stopped talking at lunch. You say the right word to the right one. Later nobody can explain why the week went well.',
        ),
        Water: passage(
          'People tell you what they tell nobody else, and you keep it. That trust is worth money in care, teaching and service. → Charge for it fairly, since you cannot give it all day for nothing.',
        ),
      },
      deed: passage(
        '→ Ask three people whom your work serves this week what bothers them most. Mend the smallest of the three answers at once.',
      ),
      period: passage(
        'The public is friendly to you in these months. → Meet people in person, and choose tasks that many will use.',
      ),
    },
    Mars: {
      opening: passage('You get things done, and you are calm when others panic.'),
      finding: {
        Fire: passage(
          'When the deadline moves forward, you roll up your sleeves and the talking ends. You are at your best when something is urgent. Teams with you in them finish.',
        ),
        Earth: passage(
          'You build, cut, repair and carry through. What you make works and stays. You need a task that can be seen at the end of the day.',
        ),
        Air: passage(
          'You go straight to the point on which a problem hangs, and you are not afraid to say it. You argue well and quickly. Technical planning, law or sales can use such an edge.',
        ),
        Water: passage(
          'You are calm in the emergency in which others lose their heads. You think of the way out while they are still looking at the damage. Medicine, rescue and difficult negotiations need this.',
        ),
      },
      deed: passage(
        '→ Pick the task you have been putting off longest and give it the first ninety minutes of one morning this week. Leave the telephone outside.',
      ),
      period: passage(
        'You have strength in these months for something hard. → Begin it early, set an end date, and train your body as well.',
      ),
    },
    Mercury: {
      opening: passage('You learn fast and explain well, and people pay for both.'),
      finding: {
        Fire: passage(
          'You have the idea first and can sell it in two minutes. You learn while you are running. Work that changes each month keeps you awake and pays you for it.',
        ),
        Earth: passage(
          'New software takes you a weekend, and on Tuesday it runs for the whole office. You find the mistake in the table. Accuracy with speed is rare, so ask what it is worth.',
        ),
        Air: passage(
          'You write the mail that everyone understands, and you know somebody in every department. Ideas travel through you. You could live from speaking, writing or bringing people together.',
        ),
        Water: passage(
          'You can say what others only feel, in a text, a drawing or a lesson. You learn by listening. Teaching, advising and writing for people in trouble suit your mind.',
        ),
      },
      deed: passage(
        '→ Write one page this week that explains a part of your work to a beginner. Send it to somebody who can use it.',
      ),
      period: passage(
        'Your head is quick in these months. → Apply, negotiate, publish, take the course; what you put in writing now works for you.',
      ),
    },
    Jupiter: {
      opening: [
        passage('You have good judgement, and people bring you their questions.'),
        passage('You see the whole where others see the parts, and people rely on your advice.'),
      ],
      finding: {
        Fire: passage(
          'You make people believe in a plan, because you believe in it yourself. You see where a thing is going. → Put yourself in front of those who are just beginning.',
        ),
        Earth: passage(
          'You have sound judgement about money, ground and people who ask for both. You stay calm while prices move. Such judgement is what banks, families and firms pay for.',
        ),
        Air: passage(
          'Colleagues stop at your desk with a matter that is none of your business, because you listen and do not gain by the answer. You see what a rule is for. Law, teaching and mediation fit you.',
        ),
        Water: passage(
          'You trust people before they trust themselves, and many grow by it. You do good without making a noise. Schools, clinics and foundations are places where you would be missed.',
        ),
      },
      deed: [
        passage(
          '→ Offer one hour of real advice this week to somebody younger in your field. You will see your own next step while you talk.',
        ),
        passage(
          '→ Write down this week what you would tell somebody who starts in your field today. Give it to one person.',
        ),
      ],
      period: passage(
        'People trust you in these months. → Teach, sign long agreements, and keep your promises small enough to keep.',
      ),
    },
    Venus: {
      opening: [
        passage('You have taste and tact, and people like to work with you.'),
        passage('You see what is well made, and you deal with people so that they come back.'),
      ],
      finding: {
        Fire: passage(
          'You make a thing attractive and you enjoy showing it. A room turns towards you when you present. Stage, brand and event work live from that.',
        ),
        Earth: passage(
          'You know good cloth, good wood and a good plate of food by touch. You do not accept the second best. An eye for quality is a skill that can be sold, and you have it.',
        ),
        Air: passage(
          'You see what is wrong with a design or a sentence, and you say it so that nobody is hurt. Clients come back because dealing with you is pleasant. → Put that into your price.',
        ),
        Water: passage(
          'You give people the feeling that they are understood and welcome. Hotels, music, care and beauty work need precisely this. It looks easy when you do it, so remind people that it is work.',
        ),
      },
      deed: [
        passage(
          '→ Improve the look of one thing this week that other people see every day. Ask one of them afterwards what they noticed.',
        ),
        passage('→ Send a short word of thanks this week to two people who have given you work. Ask nothing in it.'),
        passage(
          '→ Throw out one worn or shoddy thing from your working day this week: a form, a picture, a routine. Put something better there.',
        ),
      ],
      period: passage(
        'People are glad to deal with you in these months. → Show your work, ask for a better fee, and choose good company for it.',
      ),
    },
    Saturn: {
      opening: passage('You keep going after others have stopped, and in the end people build on your work.'),
      finding: {
        Fire: passage(
          'You do not make a start with noise, and yet you are the one who arrives. A refusal makes you try again. In hard times people turn to you, because you are still there.',
        ),
        Earth: passage(
          'You know where the old files are and why the rule exists. Your successes take years, and they seldom go away again. In large, slow and necessary work you are hard to replace.',
        ),
        Air: passage(
          'You think a thing through to the last case before you agree. You are not quick, and you are not wrong. Planning, administration and science need somebody who stays with a question.',
        ),
        Water: passage(
          'You carry what is unpleasant without complaining, and you keep a secret. In crises people look for your calm face. You hold an institution together more than its statutes do.',
        ),
      },
      deed: passage(
        '→ Choose one routine this week that saves you an hour each month, and set it up so that it runs without you.',
      ),
      period: passage(
        'Patience pays you in these months. → Take on the long task, put your papers in order, and ask for security rather than applause.',
      ),
    },
  } satisfies Record<Lord, Theme>,
  strain: {
    Sun: {
      opening: passage('You need to be valued, and you lose interest when your work is not noticed.'),
      finding: {
        Fire: passage(
          'Somebody else presents your figures, and you make a scene or leave the room. You are right about the figures. What is remembered is the scene.',
        ),
        Earth: passage(
          'You do solid work and wait for somebody to notice. When nobody does, you do only what is asked. Those above you see less effort and never learn why.',
        ),
        Air: passage(
          'You compare your title with the titles of others and lose an hour over it. You talk about it to colleagues who cannot change it. One talk with the person who can would be shorter.',
        ),
        Water: passage(
          'A missing thank-you stays with you for weeks. You do not argue, and you do less from then on. Nobody can reward what nobody sees.',
        ),
      },
      deed: passage(
        '→ Tell the person above you this week, in two lines, what you finished last month. Do it without complaint and without a joke.',
      ),
      period: passage(
        'You feel overlooked easily in these months. → Avoid tests of rank, and let results be counted by somebody neutral.',
      ),
    },
    Moon: {
      opening: passage('Your mood decides how well you work, and a cold word can cost you a day.'),
      finding: {
        Fire: passage(
          'On a good morning you do the work of two, and on a bad one you quarrel with the printer. People do not know which of you is coming. Sleep decides it more than you think.',
        ),
        Earth: passage(
          'You need a safe place to work well, and you look for it so hard that you change too late. Worry about money makes your decisions. Calm that worry first, with a reserve.',
        ),
        Air: passage(
          'A cool look in the corridor costs you an afternoon. You ask three people what it meant. Mostly it had nothing to do with you.',
        ),
        Water: passage(
          'You take the troubles of customers and colleagues home in your chest. By Thursday you are empty. The talent is real, and it needs a door that you can close.',
        ),
      },
      deed: passage(
        '→ Begin each working day this week with the same quarter of an hour: same place, same task, before you read any message.',
      ),
      period: passage(
        'You change your mind often in these months. → Do not resign or sign on a bad day; wait for the third good one.',
      ),
    },
    Mars: {
      opening: passage('You get impatient with slow people, and your tone makes enemies that you do not need.'),
      finding: {
        Fire: passage(
          'You are right in the meeting and alone afterwards. A sharp reply of yours stays in somebody’s mind for a year. That somebody may one day sign your papers.',
        ),
        Earth: passage(
          'You push on alone because the others are slow, and then you are angry that nobody helps. Your body pays for it. → Divide the work before it annoys you.',
        ),
        Air: passage(
          'You send the mail at eleven at night. It is well argued and nobody forgives it. → Write it if you must, and read it again after breakfast.',
        ),
        Water: passage(
          'You swallow a good deal and then leave from one day to the next. Colleagues are surprised, since you never say a word beforehand. A small complaint each week would do less harm.',
        ),
      },
      deed: [
        passage(
          '→ Write the angry mail this week if you must, and send it the next morning after you have cut it in half.',
        ),
        passage(
          '→ Name one small complaint at work this week, in two sentences, to the person concerned. Do it before lunch.',
        ),
      ],
      period: passage(
        'You are quick to fight in these months. → Put the force into one hard task, and keep out of other people’s quarrels.',
      ),
    },
    Mercury: {
      opening: [
        passage('You begin more than you finish, and your best ideas are still in a drawer.'),
        passage('You have too many things open at once, and the important one waits.'),
      ],
      finding: {
        Fire: passage(
          'You begin with fire and are bored in week three. There are three courses half done and one domain you pay for and do not use. People love your ideas and give the job to somebody who was ready on Friday.',
        ),
        Earth: passage(
          'You improve a thing that was good enough, and the date passes. Detail is your gift and your hiding place. → Decide beforehand what finished means.',
        ),
        Air: passage(
          'There are eleven windows open on your screen and four conversations on your telephone. You answer all of them and remember none. Your best hour of the day belongs to other people’s questions.',
        ),
        Water: passage(
          'You doubt a decision for so long that it is made for you. You know too many sides of it. → Set a time on the clock, and take what you have then.',
        ),
      },
      deed: [
        passage(
          '→ Finish one small thing this week that is nine tenths done. Start nothing new until it has left your hands.',
        ),
        passage(
          '→ Work on one thing only between nine and eleven on three days of this week. The telephone stays in another room.',
        ),
      ],
      period: passage(
        'You are scattered in these months. → Read each contract twice, keep one list, and say no to the third project.',
      ),
    },
    Jupiter: {
      opening: passage('You trust large promises, your own among them, and you count on luck where a plan is needed.'),
      finding: {
        Fire: passage(
          'You say yes because the idea is good and look at the calendar afterwards. Three good ideas then fall due in the same week. Your word, which is your capital, loses a little.',
        ),
        Earth: passage(
          'You count on money that has not arrived. It usually does arrive, later and smaller. A plan that works without luck would let you sleep.',
        ),
        Air: passage(
          'You explain the principle when somebody asked for a date. People admire you and go to another person with the order. → Answer first, and teach afterwards.',
        ),
        Water: passage(
          'You trust people who mean well and cannot deliver. You carry their part as well as your own. Kindness needs a contract more than anything else does.',
        ),
      },
      deed: passage(
        '→ List everything you have promised to people, and give back one promise this week before it is late. Your word is worth more afterwards.',
      ),
      period: passage(
        'You overestimate what fits into these months. → Halve the plan, keep a reserve, and get each promise in writing.',
      ),
    },
    Venus: {
      opening: passage('You avoid the unpleasant conversation, and then you are paid or treated below your worth.'),
      finding: {
        Fire: passage(
          'You want applause, and you give discounts to get it. You are everybody’s favourite and nobody’s best-paid. → Let one customer be disappointed, and watch what happens: nothing.',
        ),
        Earth: passage(
          'You like comfort and stay where the chair is good, though the pay is not. A move would cost you a bad half-year. It costs you some pay every month.',
        ),
        Air: passage(
          'You accept the first offer because the person was so friendly. Half a year later you learn what the others earn. For a friend you would have fought.',
        ),
        Water: passage(
          'You cannot bear anybody to be cross with you, so you take over what is not yours. You are thanked warmly. The thanks do not appear on your account.',
        ),
      },
      deed: passage(
        '→ Name a figure this week: a fee, a salary, a price. Say it once and then say nothing for ten seconds.',
      ),
      period: passage(
        'You want harmony at any price in these months, and the price is usually yours. → Let terms be fixed by a third person or on paper.',
      ),
    },
    Saturn: {
      opening: [
        passage('You expect obstacles, and so you ask for less than you could get.'),
        passage('You count the risks first, and by then the chance has gone to somebody bolder.'),
        passage('You speak of yourself too modestly, and people believe it.'),
      ],
      finding: {
        Fire: passage(
          'You hold yourself back until you are certain, and by then another has the task. Inside you would be ready. It is permission you wait for, and no one gives it.',
        ),
        Earth: passage(
          'You read the advertisement, meet eight of ten conditions and do not apply. You take that for honesty. Others with half your patience pass you on the stairs.',
        ),
        Air: passage(
          'You know all the reasons why it will not work, and most of them are correct. They are also why it has not been tried. → Give one plan a month of good faith.',
        ),
        Water: passage(
          'You do the heavy work that nobody sees and feel bitter about it in secret. You would never say so, and nobody guesses it.',
        ),
      },
      deed: [
        passage(
          '→ Ask for one thing this week that you do not expect to get. A no costs you nothing, and the yes you did not expect is the lesson.',
        ),
        passage(
          '→ Name one thing you did well this week to somebody who decides about your work. Use no “only” and no “just”.',
        ),
        passage(
          '→ Apply this week for one thing for which you are not quite ready. Write it in an hour, and send it the same day.',
        ),
      ],
      period: passage(
        'Work is heavy in these months and thanks are rare. → Keep your health and your hours, do the duty, and decide nothing out of tiredness.',
      ),
    },
    Rahu: {
      opening: passage('You are drawn by the big leap, and you may jump before the ground is tested.', 'jumps'),
      finding: {
        Fire: passage(
          'A new field, a bold plan, an unusual sum: your pulse goes up and your questions stop. Sometimes it works, and you are far ahead. When it does not, you begin again from a lower step.',
        ),
        Earth: passage(
          'You want the big flat, the big title, the big client, and you borrow to look the part. The look convinces others before it convinces the bank. → Grow a year more slowly than you could.',
        ),
        Air: passage(
          'You follow a stranger with a brilliant idea, or become that stranger. Contacts multiply and contracts do not. → Ask who pays, and when, before you ask anything else.',
        ),
        Water: passage(
          'You are drawn into work with secrets, crises and strong people. It makes you feel alive, and it eats your years. → Decide beforehand how long you will stay.',
        ),
      },
      deed: passage(
        '→ Ask two dull questions this week about the most exciting offer you have: who pays, and what happens if it stops.',
      ),
      period: passage(
        'You are hungry in these months and easily dazzled. → Try the new thing small, with a contract, and keep your old income until it pays.',
      ),
    },
    Ketu: {
      opening: passage('You lose interest just before the reward, and you leave the last step to others.'),
      finding: {
        Fire: passage(
          'You win and lose interest on the same day. You look for the next task, and somebody else gets the credit for the last one.',
        ),
        Earth: passage(
          'You do excellent work and forget to send the bill. Money bores you until it is missing. → Let someone who likes numbers do it for a share.',
        ),
        Air: passage(
          'You solve the hard part alone and cannot be bothered to present it. Meetings seem to you a waste. The decisions about your work are taken there.',
        ),
        Water: passage(
          'You sense early that a thing has no future, and you withdraw without a word. You are often right. Those who stayed are nevertheless promoted.',
        ),
      },
      deed: passage(
        '→ Show one finished thing this week to somebody who can pay for it or promote it. Let them say what it is worth.',
      ),
      period: passage(
        'You may want to drop everything in these months. → Take days off, finish what is signed, and leave only in daylight and with a plan.',
      ),
    },
  } satisfies Record<Graha, Theme>,
  elder_gift: {
    Sun: {
      finding: halves(
        passage(
          'When the family or the club has talked long enough, people turn to you. People trust your calm when something has to be decided. → Use it for the few things that matter, and let the rest be done in another way than yours.',
        ),
        passage(
          'People still ask you to open the feast or to say the last word. You do it briefly and well. → Enjoy it, and leave the organising to others.',
        ),
      ),
    },
    Moon: {
      finding: halves(
        passage(
          'You know who needs a visit and who needs to be left alone. You know people, and that knowledge does not retire. A kitchen, a garden or a waiting room is better for your being in it.',
        ),
        passage(
          'You know what people need, and you give it without fuss. An hour of your company does more than many a service. → Keep some of it for yourself.',
        ),
      ),
    },
    Mars: {
      finding: halves(
        passage(
          'You still prefer doing to talking. A hinge, a hedge, a form that frightens others: you begin, and it is done by noon. → Choose tasks that end the same day.',
        ),
        passage(
          'You keep tools in order and hands busy. People bring you what is broken. → Let somebody younger hold the other end.',
        ),
      ),
    },
    Mercury: {
      finding: halves(
        passage(
          'You explain well, and younger people understand from you in ten minutes what a book does not tell them. Your mind wants daily work, however small. → Teach it, write it down, sort it.',
        ),
        passage(
          'You like to know how things work, and you find it out. A letter from you is read twice. → Keep a small daily task for your mind.',
        ),
      ),
    },
    Jupiter: {
      finding: halves(
        passage(
          'People bring you their questions because you want nothing from the answer. You see how things turn out, and you say it gently. → Give advice when you are asked.',
        ),
        passage(
          'You see early how a thing will end, and you do not frighten anybody with it. People leave you with a clearer head. That is work, even if nobody calls it so.',
        ),
      ),
    },
    Venus: {
      finding: halves(
        passage(
          'You have an eye for what is well made, and your praise means something to those who make it. → Keep your hands on one beautiful thing: a craft, a garden, an instrument.',
        ),
        passage(
          'You make a table, a room or a song better, and you notice good work by others. → Say it to them; praise from you is kept.',
        ),
      ),
    },
    Saturn: {
      finding: halves(
        passage(
          'You know how a thing is done and why. What you make lasts. → Write down what you know for those who come after you.',
        ),
        passage(
          'You finish what you begin, even now. People rely on you for the one thing that must not be forgotten. → Choose that one thing, and hand over the rest.',
        ),
      ),
    },
  } satisfies Record<Lord, Partial<Theme>>,
  elder_strain: {
    Sun: {
      opening: passage('You miss being asked, and you may take quiet for disrespect.'),
      finding: halves(
        passage(
          'You want your word to count. Matters are often decided in the next room, kindly and without you. → Say which questions you would like to be asked about; people will be relieved to know.',
        ),
        passage(
          'You find it hard to watch others do what you can do, and harder to see them do it well. → Tell them one thing that you like about it.',
        ),
      ),
      deed: passage('→ Tell your family or your friends this week on which matter you would like to be asked.'),
    },
    Moon: {
      opening: passage('Your days depend on your mood, and a day without a task can feel very long to you.'),
      finding: halves(
        passage(
          'On good days you do five small things before noon. On others you wait for a call and do none. A fixed task at a fixed hour, however small, steadies you more than rest does.',
        ),
        passage(
          'Without a task you worry, and with too many you tire. One fixed duty at a fixed hour is the measure that suits you. Somebody should expect you there.',
        ),
      ),
      deed: passage('→ Give one small useful task a fixed hour on each day of this week.'),
    },
    Mars: {
      opening: passage('You are impatient with how others do things, and you may take on more than your body likes.'),
      finding: halves(
        passage(
          'You take the ladder yourself because waiting annoys you. You have nothing to prove. → Let a younger person carry, and keep the part that needs your eye.',
        ),
        passage(
          'You get angry at instructions, forms and slow counters. It raises your pulse and changes nothing. → Send somebody younger with the form.',
        ),
      ),
      deed: passage('→ Hand over one heavy task this week, and show how it is done instead of doing it.'),
    },
    Mercury: {
      opening: passage('You start many small things, and the unfinished ones keep you awake.'),
      finding: halves(
        passage(
          'There are papers on three tables and a letter half written. Each could be finished in an hour. It is the number that tires you, more than the work.',
        ),
        passage(
          'You read everything and worry about half of it. → Give the news half an hour a day. Your head is too good to be filled by it.',
        ),
      ),
      deed: passage('→ Finish one letter or one folder this week, and clear the table it lay on.'),
    },
    Jupiter: {
      opening: passage('You promise help generously, and some of it is more than your strength allows.'),
      finding: halves(
        passage(
          'You say yes because you can see how it should be done. Then the week is full and the good deed becomes a burden. Half as many promises would be remembered with twice the gratitude.',
        ),
        passage(
          'You give advice to people who wanted company. They nod and change the subject. → Ask them a question, and they will ask you one.',
        ),
      ),
      deed: passage('→ Take back one promise this week in a friendly way, and keep another one early.'),
    },
    Venus: {
      opening: passage('You avoid unpleasant talks about money and property, and that leaves them open.'),
      finding: halves(
        passage(
          'You would rather be liked than be clear. So the question who gets what, and who pays what, stays where it is. A plain word from you now saves your family many later.',
        ),
        passage(
          'You put off what is unpleasant: the doctor’s letter, the talk about the house. It does not become more pleasant. → Do it on a morning, with something good planned for noon.',
        ),
      ),
      deed: passage('→ Say one clear sentence about money this week to the person whom it concerns.'),
    },
    Saturn: {
      opening: passage('You expect little, and so you do not ask for the help and the thanks that you would like.'),
      finding: halves(
        passage('You still carry what somebody else could carry, out of habit. You may put some of it down.'),
        passage(
          'You go on carrying because stopping would feel like an end. It would only be a rest. → Begin with one free afternoon.',
        ),
      ),
      deed: passage('→ Ask one person for help this week with something that you could just manage alone.'),
    },
    Rahu: {
      opening: passage('A bold plan can still carry you away, and not everyone who brings one means well.'),
      finding: halves(
        passage(
          'A voice on the telephone, a chance that ends tonight: you are quickly interested. → Enjoy it, and let somebody careful read everything before you sign.',
        ),
        passage(
          'You like to be up to date, and sellers know it. → Let anything that costs more than a week’s shopping wait for a month. Few wishes survive the month.',
        ),
      ),
      deed: passage('→ Decide this week who reads any contract before you sign it, and tell that person.'),
    },
    Ketu: {
      opening: passage('You step back without a word, and your knowledge may go unrecorded.'),
      finding: halves(
        passage(
          'You let go easily, of titles, tools and rooms. What you know about your craft would help somebody, though, and it is written nowhere. It would take you a few quiet mornings.',
        ),
        passage(
          'You prefer not to speak of what you do well. Yet there are people who would like to hear. → Tell one story to one of them.',
        ),
      ),
      deed: passage('→ Write down or record one thing this week that only you know how to do.'),
    },
  } satisfies Record<Graha, Partial<Theme>>,
}
