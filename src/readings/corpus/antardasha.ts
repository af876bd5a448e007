import type { DashaNature } from '../../jyotish/dasha-scores.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// Antardashas, by mahadasha lord, antardasha lord and the nature of the pair
const under = (source: string) => {
  const passage = from(source)
  return (supportive: string, mixed: string, testing: string): Record<DashaNature, Passage> => ({
    supportive: passage(supportive),
    mixed: passage(mixed),
    testing: passage(testing),
  })
}
const sun = under('BPHS 52')
const moon = under('BPHS 53')
const mars = under('BPHS 54')
const rahu = under('BPHS 55')
const jupiter = under('BPHS 56')
const saturn = under('BPHS 57')
const mercury = under('BPHS 58')
const ketu = under('BPHS 59')
const venus = under('BPHS 60')

export default {
  Sun: {
    Sun: sun(
      'You are noticed in the three and a half months that open the years of the Sun. Somebody in authority reads a paper with your name on it and asks for you. → Be on time, say little, and ask for the task you want.',
      'More is expected of you in these three and a half months than anybody says, since the years of the Sun begin with the Sun itself. You get credit for duty done in full view. → Choose one matter of rank and let the others wait.',
      'You feel tired and a little overlooked in the three and a half months that open the Sun’s years. A superior is short with you and you take it home. → Keep a regular day, and apologise early for the one answer that came out too sharp.',
    ),
    Moon: sun(
      'Your home gets warmer in this half-year, since the Moon has its turn in the Sun’s years. You may move to better rooms, settle a family matter or hear good news from a parent. → Invite people in; they remember it in the right places.',
      'Warmth comes back into your strict time in these six months of the Moon. Family, a home or the good will of the public is on offer, and a few restless nights are part of it. → Do family business before supper.',
      'Your mood decides more than your rank does in this half-year of the Moon. A helper leaves, or somebody at home is too tired to cooperate. → Go to bed an hour earlier for two weeks before you look for a deeper cause.',
    ),
    Mars: sun(
      'You get things decided in these four months of Mars. A boundary is settled, a bid succeeds, and people do as you ask because you ask clearly. → Start before noon whatever needs courage and a signature.',
      'You have drive and a short fuse in these four months, with Mars in the years of the Sun. Plans you made earlier move at last; new ones collide with somebody’s office. → Finish the old plan, and keep the new one in the drawer.',
      'You act faster than you think in these four months of Mars. A fine, a quarrel with a brother or a sharp answer to a superior costs you more than the matter was worth. → Do hard physical work, and answer the next day.',
    ),
    Mercury: sun(
      'What you write in these ten months is read by the right people, since Mercury works for the Sun. A licence, an appointment or a speech succeeds. → Put the important thing on one page, and give a copy to somebody with a memory.',
      'You are busy with papers in these ten months of Mercury. Applications and reports go forward, a young person does you credit, and you eat at your desk too often. → Take a real lunch on three days of the week.',
      'Your messages go to the wrong desk in these ten months of Mercury. Dates cross, figures are copied badly, and a trip costs what you had saved. → Keep second copies, and leave one day a week without appointments.',
    ),
    Jupiter: sun(
      'You have a good word behind you in these ten months of Jupiter. A teacher or an elder speaks to the right official, and a child in the family gives you joy. → Ask for advice and follow it, and give some of the honour away.',
      'You are praised before you are paid in these ten months, with Jupiter in the Sun’s years. Teachers and children please you, and old debts of respect fall due. → Visit one person whom you owe thanks.',
      'You get good advice at the wrong hour in these ten months of Jupiter. A celebration costs more than it gives, or you and a superior differ over a principle. → Promise little, and keep all of it.',
    ),
    Venus: sun(
      'You have a pleasant year, with Venus in the last part of the Sun’s time. Good company, a vehicle, a lovely thing or affection comes your way, and your work gains by its looks. Present what you do as well as you make it.',
      'You end the Sun’s years in softer clothes, in a year of Venus. Comfort and affection are on offer, though pride can cost you some of it. Whoever apologises first at home has the better evening, so be that person once a week.',
      'You spend more than you meant in this year of Venus. Money goes to rooms, clothes or a secret, and somebody at home feels second to your work. → Pay in cash, and have supper together on two fixed evenings.',
    ),
    Saturn: sun(
      'Plain work brings you something that lasts in these eleven months of Saturn. An older person listens to you for once, and people follow because you were fair. → Ask for the long contract now; it arrives near the end of the term.',
      'You work for somebody who does not say thank you in these eleven months of Saturn. The load grows, and a lasting place may come of it late. → Write down each week what you finished, and show the list in the tenth month.',
      'Everything is slow in these eleven months of Saturn, and an old quarrel between generations finds a new subject. You feel it in your back by Thursday. → Ask for instructions in writing, and rest on the day you planned to rest.',
    ),
    Rahu: sun(
      'You get a chance from outside in these eleven months, as Rahu has its turn in the Sun’s years. After two uneasy months a stranger’s offer proves sound. → Accept it with papers, and tell nobody about the next step.',
      'You stand in a sudden light in these eleven months of Rahu, and people talk. The first two months are the worst. → Keep your papers in order, deal with no stranger in a hurry, and let the gossip tire itself out.',
      'You see plots in ordinary delays in these eleven months of Rahu. A supporter withdraws, and you lie awake with it. → Lock the door, go to bed early, and believe no message without a name under it.',
    ),
    Ketu: sun(
      'Something you no longer need is taken off your shoulders in these four months of Ketu. A ceremonial duty lapses, and people respect you because you want nothing from them. → Use the free evenings for an inquiry or a vow.',
      'Your position feels thinner in these four months of Ketu: a quieter desk, a transfer, some distance from your circle. It passes with the term. → Walk alone for half an hour each morning, and decide nothing final.',
      'You feel like resigning in these four months of Ketu. A supporter moves away, and relatives quarrel over something nobody wanted last year. → Write the letter, leave it in a drawer until the term is over, and then read it.',
    ),
  },
  Moon: {
    Sun: moon(
      'You know what you want in the half-year of the Sun that closes the Moon’s decade. People in power grant what you asked for twice before, and an elder lends you his name. → Ask a third time, in person.',
      'You stop wavering in these six months of the Sun. Officials listen, and a rival on your mother’s side loses interest; you have to rest your eyes and your heart now and then. → Decide before noon, and then close the matter.',
      'You feel watched in these six months of the Sun, and you tire quickly. Officials are exact, and a parent’s authority is questioned at table. → Stay politely silent in half of the arguments; the term is short.',
    ),
    Moon: moon(
      'A kind decade begins for you with ten months of the Moon in the Moon. A move, a full house or music at home makes you glad. → Ask people in, and start now what is meant to feed you for years.',
      'Your mood sets the weather of the house in these ten months of the Moon. You gain at home and you spend at home. → Note each morning how you slept, and take no decision after a short night.',
      'Small things bring you to tears in the ten months that open the Moon’s decade. The house feels too full or too empty. → Keep a fixed hour for bed, eat something warm at noon, and see one person each week who listens.',
    ),
    Mars: moon(
      'You have courage and cash at the same time in these seven months of Mars. A purchase or a repair pays, a stubborn dispute ends, and the household gets moving. → Sign what you have compared twice, and do it before the term is over.',
      'You have energy at home and spend some of it on arguments, in these seven months of Mars. Money comes and goes quickly. → Repair something every week, drive slowly, and eat before you discuss money.',
      'You boil over easily in these seven months of Mars. Supper burns, a brother shouts, something is lost in a hurry. The cause is usually elsewhere, so run or dig for twenty minutes before you come home.',
    ),
    Mercury: moon(
      'You turn feelings into money in these seventeen months of Mercury. People buy from you, study goes well, and a relative opens a door. → Write to more people than usual, and answer them within a day.',
      'You talk much and are half understood in these seventeen months of Mercury within the years of the Moon. Trade, study and a cousin’s errands fill your week. → Profit follows where you checked the figures, so check them on Friday.',
      'You think in circles in these seventeen months of Mercury. A word at home is taken the wrong way, and small losses add up. → Speak one clear sentence and stop; put the numbers on paper and sleep on them.',
    ),
    Jupiter: moon(
      'You are well looked after in these sixteen months of Jupiter. A teacher, a child or a blessing at home makes you generous, and money follows. → Say yes to study and to guests, and start a small fund.',
      'You feel hopeful and do slightly too much in these sixteen months of Jupiter within the years of the Moon. Family celebrations and advice are plentiful. → Choose one teacher and one charity, and say a kind no to the third.',
      'You give more than you have in these sixteen months of Jupiter. Advice at home is contradictory, and a child or a teacher disappoints you a little. → Give time before money, and ask for nothing in return.',
    ),
    Venus: moon(
      'You have twenty comfortable months, with Venus in the Moon’s decade. Affection, music, a better kitchen or a vehicle makes home a place where people stay. → Enjoy it with others, and put a tenth aside.',
      'You live pleasantly and spend as pleasantly in these twenty months of Venus within the years of the Moon. The family has opinions about it. → Set the sum for comfort in January, and tell one person.',
      'You comfort yourself with things in these twenty months of Venus. Jealousy or a bill disturbs a warm evening. → Say what you miss before you buy something for it, and keep one evening for the two of you.',
    ),
    Saturn: moon(
      'You build something solid for the family in these nineteen months of Saturn. An old house, a pension or the care of an elder falls to you, and you manage it. → Take it in small pieces, one each week.',
      'You carry more than you say in these nineteen months of Saturn within the years of the Moon. Duties at home grow, and joy is postponed. → Plan one pleasure for every duty, on the same calendar, and keep both.',
      'You feel heavy in these nineteen months of Saturn. An elder needs you, sleep is thin, and the phone is quiet. → See one friend in daylight each week, and tell a doctor if the low mood does not lift.',
    ),
    Rahu: moon(
      'You get restless in a useful way in these eighteen months of Rahu. A trip, a foreign contact or an unusual helper opens a door at home or abroad. → Try it small first, with the ticket back in your pocket.',
      'You want something and cannot say what in these eighteen months of Rahu within the years of the Moon. Rumours reach the family. → Keep your meals and your bedtime fixed, and let every big wish wait for a month.',
      'You sleep badly and believe the worst in these eighteen months of Rahu. Somebody at home misreads you, or a stranger flatters you. → Trust those you have known for five years, and switch the screen off at nine.',
    ),
    Ketu: moon(
      'You let go of something at home in these seven months of Ketu, and you feel lighter. Prayer, water and quiet do you good. → Clear one cupboard, give the things away, and keep the empty space.',
      'You feel far from your own people in these seven months of Ketu, sometimes at the same table. It is a pause and no verdict. → Cook the dish of your childhood once, and ring the person who taught you.',
      'You are moody without a reason in these seven months of Ketu. Something is mislaid, somebody withdraws. → Tell the family that it is you and not they, and take on nothing new until it passes.',
    ),
  },
  Mars: {
    Sun: mars(
      'You are given command in these four months of the Sun. An official helps you, opponents step back, and your father or an elder is proud. → Lead by doing, and share the praise on the same day.',
      'You win attention and step on a toe in these four months of the Sun. Success with people in charge depends on your tone. → Give orders at noon, and check in the evening how they were heard.',
      'You clash with somebody above you in these four months of the Sun. You are right, and it does not help you. → Say it once, in writing, without adjectives, and go for a long walk.',
    ),
    Moon: mars(
      'You come home from the fight in these seven months of the Moon, the last of Mars. A house, a garden or your mother’s table makes you kind again. → Settle the land or the room you have wanted, and cook for people.',
      'You rest and you still snap in these seven months of the Moon. Home is repaired and tempers with it. → Speak of money in the living room and not in the kitchen, where hurried words last longest.',
      'You bring the fight home in these seven months of the Moon within the years of Mars. Somebody there cries, and you do not know why. → Ask, listen to the end without defending yourself, and sleep before you answer.',
    ),
    Mars: mars(
      'You start strong in the five months that open the seven years of Mars. A brother, a machine or a piece of land is on your side. → Begin the hard thing in the first weeks, before anybody has organised against it.',
      'You have more energy than patience in the five months of Mars in Mars. You win a dispute and lose an ally. → Choose one goal this month, exercise early in the day, and leave the second dispute alone.',
      'You quarrel and hurt yourself on edges in these five months of Mars. Haste is behind most of it. → Use the right tool, wear the helmet, and answer brothers and officials one full day later.',
    ),
    Mercury: mars(
      'You argue well and earn by it in these twelve months of Mercury. Trade, technical study or a sharp text brings you money. → Make the offer short, and put the condition you care about in the first line.',
      'You are quick with figures and with replies in these twelve months of Mercury within the years of Mars. Profit and dispute arrive together. → Write the numbers down calmly today and argue about them tomorrow.',
      'You sign or say something too fast in these twelve months of Mercury. A smart reply at the wrong counter costs you weeks. → Let a slow person read every contract, and keep the joke to yourself.',
    ),
    Jupiter: mars(
      'You do the right thing with force in these eleven months of Jupiter. A teacher or a court supports you, and a child is proud of you. → Take on the case that needs courage and good reasons.',
      'You have a principle and a temper in these eleven months of Jupiter. People agree with you until you preach. → Ask a superior whom you respect to read your plan, and cut it by a third.',
      'You fight for something good in the wrong way in these eleven months of Jupiter. Advice is expensive, and a child or a teacher turns away. → Give in on the form, and hold on to the substance.',
    ),
    Venus: mars(
      'You attract people in these fourteen months of Venus. Love, a fine purchase or art with muscle makes you glad, and money follows your taste. → Say clearly what you want, and say it with a smile.',
      'You want much at once in these fourteen months of Venus. A new affection or a fine purchase tempts you, and it costs either money or peace. → Sleep once on every wish after ten at night.',
      'You pay for haste in love or luxury in these fourteen months of Venus. What glowed at midnight looks ordinary at noon. → Wait for daylight, keep your word at home, and send one thing back to the shop.',
    ),
    Saturn: mars(
      'You cut stone in these thirteen months of Saturn: heavy work, with results that stay. People give you what others found too hard. → Make a plan with rest days in it, and you finish all of it.',
      'You drive with one foot on the brake in these thirteen months of Saturn. Each step is checked by somebody above you. → Follow the safety rules, keep your rest days, and measure progress by the month.',
      'You meet walls in these thirteen months of Saturn. Helpers fail, a superior blocks, and your neck is stiff by evening. → Do half as much in the right order, and quarrel with nobody who can sign.',
    ),
    Rahu: mars(
      'You dare what others do not in these twelve months of Rahu within the years of Mars. A machine, a distant place or a stranger’s tip brings you forward. → Insure it, read the small print, and then go fast.',
      'You run risks in these twelve months of Rahu within the years of Mars without noticing. Friends urge you, and doors are left open. → Check the brakes and the insurance this week, and take a cool friend along.',
      'You are provoked in these twelve months of Rahu, and somebody waits for you to lose your temper. → Keep away from crowds, speed and late bets. Walk out of the room first; nobody can quarrel with a closed door.',
    ),
    Ketu: mars(
      'You finish something with one clean cut in these five months of Ketu: an old case, a bad habit, a useless subscription. Exact technical work suits you now. → Do it alone, and tell people afterwards.',
      'You drop things suddenly in these five months of Ketu, some of them rightly. A tenant leaves or an illusion about a friend ends. → Treat fire and dogs with respect, and think for one night before each final word.',
      'You are irritable and careless in these five months of Ketu within the years of Mars. Old quarrels wake up. → Stay away from sharp tools when you are angry, and let somebody neutral carry the message.',
    ),
  },
  Rahu: {
    Sun: rahu(
      'You come out of the fog in these eleven months of the Sun. Somebody in authority sees what you can do, and an unclear matter gets a name. → Show yourself, with papers, and drop one doubtful contact.',
      'You want recognition and fear the light in these eleven months of the Sun. An official is helpful on one day and strict on the next. → Declare what has to be declared, and the rest goes your way.',
      'You are looked at closely in these eleven months of the Sun within the years of Rahu. A superior or an office asks questions. → Answer them fully and at once; what you hide grows, and what you say shrinks.',
    ),
    Moon: rahu(
      'You find people who feel like home in these eighteen months of the Moon within the years of Rahu, perhaps far from your own. The public likes you. → Accept invitations, and keep your own kitchen table as well.',
      'Your mood swings in these eighteen months of the Moon, and the family wonders what you want. Travel helps, and so does water. → Ring your mother or an old friend each Sunday, at the same time.',
      'You feel unsafe without a reason in these eighteen months of the Moon. Rumours, screens and short nights make it worse. → Eat with others, go to bed by ten, and talk to a doctor or a friend if the fear stays.',
    ),
    Mars: rahu(
      'You end the long period of Rahu with courage, in these twelve months of Mars. What was tangled is cut through, and a machine or a piece of land is yours. → Act on the plan that you have had for a year.',
      'You push and are pushed in these twelve months of Mars within the years of Rahu. Work moves, tempers too. → Choose one opponent and ignore the others, and keep your licence, your brakes and your papers in order.',
      'You are tempted to settle things by force in these twelve months of Mars. Someone at work or in the family provokes you. → Leave the room, write it down, and let a third person carry the message.',
    ),
    Rahu: rahu(
      'You leave the known road in the thirty-two months that open Rahu’s years, and it pays. A foreign contact, a new technique or an unusual teacher takes you further than plans would. → Learn fast, and keep one habit from home.',
      'You want to be somebody else in these thirty-two months of Rahu. New places excite you and tire you. → Fix one daily custom, however small, and sign nothing on the day you first see it.',
      'You start Rahu’s years in fog. For thirty-two months what glitters misleads you, rumours travel, and restlessness costs you sleep. → Sign nothing in a hurry, and keep the same hour for bed until you see clearly.',
    ),
    Jupiter: rahu(
      'You find a teacher in these twenty-nine months of Jupiter, and a lawful way to what you wanted. Doors close that should, and a better one opens. → Pay the fee, do the homework, and go to the ceremony.',
      'You hope again in these twenty-nine months of Jupiter, and you have to choose whom to believe. A real teacher and a salesman use the same words. → Ask about the fee first; that is how you tell them apart.',
      'You trust a robe in these twenty-nine months of Jupiter, and it disappoints you. Faith and money were mixed. → Ask for results, keep your own purse, and go back to one old book that you know.',
    ),
    Venus: rahu(
      'You have three bright years of Venus: affection outside the usual circle, comfort, success with images or fashion. You are invited and you enjoy it. → Keep one small room in which nothing has to shine.',
      'You live well in these three years of Venus, and relatives have something to say about it. Luxury and love both cost more than the label says. → Choose what you would still want with nobody watching.',
      'You pay for appearances in these three years of Venus. A flattering bond or a purchase on credit turns out empty. → Sell one thing, tell one truth at home, and stay with friends who knew you before.',
    ),
    Saturn: rahu(
      'You get through heavy work and grow by it in nearly three years of Saturn. Machines, offices, distant places reward your endurance. → Count in seasons, take one holiday a year, and ask for the post in the third.',
      'You carry a heavy load in nearly three years of Saturn. You are often away from your own people, and workers argue and then work. → Put one evening a week in the calendar for home, and defend it.',
      'You are tired and feel stuck in nearly three years of Saturn. Offices delay you, and people below you complain. → Do the next small thing each day, pay debts from the smallest up, and lean on nobody who flatters.',
    ),
    Mercury: rahu(
      'You learn other people’s codes in these thirty months of Mercury within the years of Rahu: a language, a market, a programme. Friends multiply. → Sell what you have learned while it is still rare, and write the contract yourself.',
      'You are clever and not always believed in these thirty months of Mercury. Deals come easily, some of them odd. Where a trick would do, use the plain method first, because the trick will be remembered.',
      'You are out-talked in these thirty months of Mercury within the years of Rahu. A clever friend, a form or a password gets you into trouble. → Change the passwords this week, and let somebody slow read what you sign.',
    ),
    Ketu: rahu(
      'You find an exit where there was a wall, in these twelve months of Ketu within the years of Rahu. Something reverses in your favour. → End one thing cleanly, keep silent about it, and begin the next one alone.',
      'Plans turn round in these twelve months of Ketu within the years of Rahu, sometimes into luck. You want it and you do not. → Start nothing that needs a crowd, end nothing in anger, and keep a notebook.',
      'You lose the thread in these twelve months of Ketu, and people seem to change sides. Most of it is noise. → Reduce: fewer plans, fewer messages, one trusted person, and early nights until it is over.',
    ),
  },
  Jupiter: {
    Sun: jupiter(
      'You are given rank for your knowledge in these ten months of the Sun. A person in office asks your advice and names you for it. → Say what you can do, and take the chair that is offered.',
      'You are respected and a little proud in these ten months of the Sun within the years of Jupiter. Duty and honour come in one envelope. → Accept it, thank whoever taught you, and keep your voice down at home.',
      'You know better than a superior in these ten months of the Sun, and you show it. It costs you an honour. → Give the advice as a question, and let the other person find the answer.',
    ),
    Moon: jupiter(
      'You have a full house and a calm heart in these sixteen months of the Moon. Family, the public and money are kind to you. → Take your mother or an old friend on a trip, and buy what is useful for the home.',
      'You are generous with your feelings in these sixteen months of the Moon within the years of Jupiter. The family leans on you, and not everybody says thank you. → Cook for yourself, too, and keep one evening free.',
      'You promise at home more than you can give in these sixteen months of the Moon. Somebody is disappointed, and you feel it in your sleep. → Say no early and kindly, and do one small thing at once instead.',
    ),
    Mars: jupiter(
      'You act on your beliefs in these eleven months of Mars, and it works. Land is settled, a course completed, an opponent beaten without a lie. → Apply for what needs a permit; it comes on time.',
      'You fight for what is right in these eleven months of Mars, and you overdo it now and then. You win cases and lose sleep. → Ask yourself who gains from each fight, and leave one of three.',
      'You are right and alone in these eleven months of Mars. Relatives take sides about an estate or a principle, and money is spent on being right. → Let a third person with a calm voice speak for you.',
    ),
    Rahu: jupiter(
      'You grow in an unusual direction in the twenty-nine months of Rahu within the years of Jupiter that close Jupiter’s years. Distance, technology or strangers bring you gain. → Learn from them, and check each teacher’s past.',
      'Your hopes get large and blurred in these twenty-nine months of Rahu. A great plan, a guru or a far country tempts you. → Try it for a month, with your own money and a date for the way back.',
      'You believe somebody you should have examined, in these twenty-nine months of Rahu within the years of Jupiter. What sounds holy has a price. → Ask for the accounts, and return to the plain duty you left.',
    ),
    Jupiter: jupiter(
      'Two good years open the sixteen years of Jupiter. Study begins again, elders return, and somebody asks you to teach. → Be generous, and count a promise before you make it; then all of it comes back to you.',
      'You are ahead of your results in these two years of Jupiter in Jupiter. A teacher appears, plans grow like dough, and money goes out for good reasons. → Halve the plan before it is baked, and it feeds you for years.',
      'Your faith is tried in the two years that open Jupiter’s time. Advice disappoints you, a plan is too large, a child or a teacher goes another way. → Promise half and keep it, and read one old book slowly.',
    ),
    Venus: jupiter(
      'You have comfort with a meaning in these thirty-two months of Venus. A bond, a house or art brings you joy, and people of rank are kind to you. → Buy the lovely thing that guests can use as well.',
      'Pleasure and principle argue in you for these thirty-two months of Venus. Prosperity comes, and so does a family discussion about it. → Name one expense as duty and one as joy, and enjoy the second.',
      'You are between a partner and the elders in these thirty-two months of Venus. A gift or a legacy starts it. → Write down what the household needs before anybody is generous, and speak to each of them alone.',
    ),
    Saturn: jupiter(
      'You build something that outlasts you in these thirty months of Saturn within the years of Jupiter: a house, an institution, a pension. Common people trust you. → Make the long promise; you will keep it.',
      'You put hope to work in these thirty months of Saturn. Foundations rise, and money is tied up in them. → Write down, by name, whom you have to thank; it keeps the work from feeling cold.',
      'Duty takes the colour out of things in these thirty months of Saturn. You work for a good cause and doubt it. → Do the smallest good deed you can see, daily, and leave the large ones to next year.',
    ),
    Mercury: jupiter(
      'You are paid for what you know in these twenty-seven months of Mercury. Teaching, banking, translation or law goes well, and a young person proves quick. → Put your knowledge into a form that others can use without you.',
      'Your knowledge begins to pay in these twenty-seven months of Mercury, and clever friends gather around you. Some doubt comes in where you used to believe. → It is honest; discuss it over tea on Thursday.',
      'Faith and figures disagree in you for these twenty-seven months of Mercury within the years of Jupiter. You advise for nothing and a pupil forgets you. → Let a sceptic read your plan for an hour, and eat plainer food.',
    ),
    Ketu: jupiter(
      'You need less and understand more in these eleven months of Ketu. A retreat, a pilgrimage or a quiet study gives you an answer. → Go alone, for a week, and leave the phone with somebody.',
      'You withdraw a little in these eleven months of Ketu within the years of Jupiter, and people ask whether something is wrong. Nothing is; you are sorting. → Tell them so, and give away what you no longer believe in.',
      'You lose heart for a while in these eleven months of Ketu. A teacher or a hope falls away. → Keep the daily practice without asking what it is for, and decide about faith in a year.',
    ),
  },
  Saturn: {
    Sun: saturn(
      'Your work is recognised late and properly in these eleven months of the Sun. Somebody in authority gives you responsibility with a title. → Accept it in writing, and thank the people who did the lifting.',
      'You stand between an order and the people who have to carry it out, in these eleven months of the Sun. Respect grows on both sides. → Speak to each before ten in the morning, and be short.',
      'You and a superior wear each other out in these eleven months of the Sun. Father, chief or office, the tone is the same. → Keep your distance, keep your records, and do not resign on a Monday.',
    ),
    Moon: saturn(
      'You rest from duty in these nineteen months of the Moon within the years of Saturn, without leaving it. Home, the public or a family house supports you. → Repair the roof, and eat at the same table every evening.',
      'You serve people who are tired, in these nineteen months of the Moon, and you get tired too. Money comes slowly and stays. → Plan a weekend by water every three months, before you need it.',
      'You feel alone with a burden in these nineteen months of the Moon. Home is cold, or an elder needs care. → Ask for help by name and by day, and see a doctor if sadness keeps you in bed.',
    ),
    Mars: saturn(
      'You finish the heaviest piece of work of years in these thirteen months of Mars within the years of Saturn. Engineers, builders and brothers help you. → Begin with the part that frightens you, on a Tuesday morning.',
      'You push hard and are held back in these thirteen months of Mars within the years of Saturn. Progress comes in jerks, with noise. → Plan pauses, wear the gloves, and have one person who may tell you to stop.',
      'You are at war with a wall in these thirteen months of Mars. Quarrels at work or over land tire you, and haste makes it worse. → Give way on one point this month; the rest moves.',
    ),
    Rahu: saturn(
      'You succeed in a strange place in these thirty-four months of Rahu within the years of Saturn: abroad, with machines or among people unlike you. It takes endurance, and you have it. → Learn the local rules first.',
      'You work far from what you know in these thirty-four months of Rahu within the years of Saturn. Fear and ambition take turns. → Keep one friend informed of all you sign, and walk for an hour each day.',
      'You feel watched and worn in these thirty-four months of Rahu within the years of Saturn. Rumours, delays or an unclear contract go on for long. Change nothing in the dark: get advice, get it in writing, and sleep.',
    ),
    Jupiter: saturn(
      'Your long effort is blessed in the thirty months of Jupiter that close Saturn’s years. Teachers, children or an institution give you a place of honour. → Say yes to teaching what you learned the hard way.',
      'You get wiser and not much richer in these thirty months of Jupiter within the years of Saturn. A good cause wants your time. → Give it two evenings, and keep the others for the people who stood by you.',
      'You hope for a reward that does not come in these thirty months of Jupiter. Advice is slow, and a promise made to you is forgotten. → Ask for it once, in writing, and then plan without it.',
    ),
    Venus: saturn(
      'You may enjoy what you built in these three years of Venus. Comfort, affection and a pleasant house come to you by right. → Buy good things once, and let somebody love you without a reason.',
      'You learn to enjoy in instalments in these three years of Venus. A bond or a house takes work and gives warmth. → Put an evening for the two of you in the calendar as you would a meeting.',
      'You are faithful and a little bitter in these three years of Venus within the years of Saturn. Affection is cool or comfort too dear. → Say in one sentence what you miss, and do the first kind thing yourself.',
    ),
    Saturn: saturn(
      'You lay foundations in the three years that open Saturn’s time. The work is plain, and people older than you trust you with it. → Choose one field and stay; what you begin now still stands in nineteen years.',
      'You slow down in these three years of Saturn in Saturn, whether you like it or not. Some people leave, and the useful ones stay. → Cut your costs once, keep fixed hours, and the ground gets firm.',
      'You feel weight before you see sense in these three years of Saturn. Delays, duties and few thanks. → Keep the body moving, owe as little as you can, and do one thing a day that is finished by evening.',
    ),
    Mercury: saturn(
      'Your experience becomes a method in these thirty-two months of Mercury within the years of Saturn. You write, count, trade or teach it, and people pay. → Set up the archive, the price list or the course this quarter.',
      'You negotiate a great deal in these thirty-two months of Mercury within the years of Saturn, and each clause takes time. → Be patient with slow minds. Put the agreed point in writing after every talk, the same day.',
      'You are stuck in paper in these thirty-two months of Mercury. A form, a figure or a word of yours is used against you. → Hire a careful person for four hours, and answer everything by letter.',
    ),
    Ketu: saturn(
      'You are released from a duty in these thirteen months of Ketu, and you find that you can do without the thing. Solitude does you good. → Finish the old list, and do not start a new one yet.',
      'You doubt what all the work is for in these thirteen months of Ketu. Some of the answer is that you may stop a part of it. → Drop one duty that nobody will miss, and watch.',
      'You lose interest or support in these thirteen months of Ketu within the years of Saturn, and the days are grey. → Keep the simplest routine: get up, walk, eat, call one person. It passes on a known date.',
    ),
  },
  Mercury: {
    Sun: mercury(
      'Somebody in authority reads what you wrote in these ten months of the Sun within the years of Mercury. Your name is connected with an idea. Present it yourself, in ten minutes, and leave the paper on the desk.',
      'You are asked for your opinion by important people in these ten months of the Sun within the years of Mercury, and you say slightly too much. → Prepare three sentences for each meeting, and stop after them.',
      'Your cleverness annoys a superior in these ten months of the Sun within the years of Mercury. A joke travels upstairs. → Be exact, be brief, and let the other person be right in front of witnesses.',
    ),
    Moon: mercury(
      'People like what you say and buy what you make in these seventeen months of the Moon. Home and trade help each other. → Write as you speak to a friend, and answer every customer yourself.',
      'Head and heart do not keep the same hours in these seventeen months of the Moon within the years of Mercury. You think at night and feel at work. → Put a notebook by the bed, and talk at breakfast.',
      'You worry in sentences in these seventeen months of the Moon. A misunderstanding with your mother or a close friend tires you. → Ring instead of writing, and say how you feel before you say why.',
    ),
    Mars: mercury(
      'You speak up and win in these twelve months of Mars within the years of Mercury. Technical skill, sport or a sharp negotiation brings you money. → Make the first offer, and make it before noon.',
      'You argue for pleasure in these twelve months of Mars within the years of Mercury, and others do not enjoy it. Deals are quick and some of them get cancelled. → Wait one night before you press send.',
      'Your words hit harder than you mean in these twelve months of Mars. A brother, a colleague or an office answers in kind. → Delete the first version, and say the second one aloud before you send it.',
    ),
    Rahu: mercury(
      'You catch a new trend early in these thirty months of Rahu. A foreign market, software or an odd idea pays. → Learn the thing in depth before you sell it, and keep the papers clean.',
      'You are fast and easily distracted in these thirty months of Rahu within the years of Mercury. Five projects look alike. → Keep two, and let a friend with no stake in them judge which two.',
      'You are misled by something clever in these thirty months of Rahu within the years of Mercury: a scheme, a message, a flattering offer. → Check the sender, check the sum, and keep the old password nowhere.',
    ),
    Jupiter: mercury(
      'You study, teach or advise with success in these twenty-seven months of Jupiter. Good people listen, and a young person does you honour. → Finish the degree, the book or the plan that you broke off.',
      'You know many things and need one in these twenty-seven months of Jupiter within the years of Mercury. Advice is good, and you have enough of it by now. → Choose one teacher and one subject until the term ends.',
      'You doubt each adviser in these twenty-seven months of Jupiter within the years of Mercury, yourself first. A course or a court takes long. → Write down what you do know, and act on that much.',
    ),
    Venus: mercury(
      'You make pleasant things well in these thirty-four months of Venus within the years of Mercury, and you are paid for it. Art, trade, friendship and affection go together. → Ask for the price that makes you blush a little.',
      'You charm and you calculate in these thirty-four months of Venus within the years of Mercury, and people sense both. Comfort grows, and so does the bill. → Settle money first and then enjoy the evening.',
      'You spend words and money on pleasing people in these thirty-four months of Venus within the years of Mercury. A friend or a partner wants something more honest. → Say one true sentence a day that nobody applauds.',
    ),
    Saturn: mercury(
      'You get order into things in the thirty-two months of Saturn that close Mercury’s years. Long contracts, archives and accounts go your way. → Do the dull part daily, and you own the field at the end.',
      'Everything has to be done twice in these thirty-two months of Saturn within the years of Mercury, and then it holds. Older people teach you patience. → Make a checklist for the three things that always go wrong.',
      'You think slowly and worry fast in these thirty-two months of Saturn. An audit, a delay or a silent office wears you down. → Keep copies, keep hours, and talk to somebody who has been through it.',
    ),
    Mercury: mercury(
      'You learn with ease in the twenty-nine months that open Mercury’s years. Papers, trade and young people bring you luck. → Choose the subject you want to be known for, and write the first page this month.',
      'You are everywhere in these twenty-nine months of Mercury in Mercury. Some of it pays, and some is only talk. → Keep a list of open matters with seven lines, and add none before one is crossed out.',
      'Your mind runs at night in these twenty-nine months of Mercury. Figures are wrong and messages get lost, most of them in a hurry. → Read once more, sign tomorrow, and keep an hour without a screen.',
    ),
    Ketu: mercury(
      'You see through a matter in these twelve months of Ketu and drop the rest. Research, code, mathematics or meditation suits you. → Cancel what you only do out of habit, and keep the one question.',
      'You forget words and dates in these twelve months of Ketu within the years of Mercury, because your mind is elsewhere. Something old is being sorted. → Write everything down, and promise less for a year.',
      'You are cut off from your usual talk in these twelve months of Ketu. A friend is silent, or a deal falls through. → Do not chase it; take up one thing you can do with your hands.',
    ),
  },
  Ketu: {
    Sun: ketu(
      'You are asked to lead and do not care for it, in these four months of the Sun, and that is why people trust you. → Do it for the term, plainly. Say thank you to your father or to an elder.',
      'You want to be seen and to be left alone, in these four months of the Sun. Both happen on the same day. → Take one public duty and refuse the second with a clear sentence.',
      'You feel slighted by somebody in office in these four months of the Sun within the years of Ketu. It is less about you than you think. → Keep your head down, rest your eyes, and let the term end.',
    ),
    Moon: ketu(
      'Something inside you becomes quiet in these seven months of the Moon within the years of Ketu. Home, water and prayer give you peace. → Visit your mother or her grave, and say what is still unsaid.',
      'You feel much and show little in these seven months of the Moon within the years of Ketu. The family asks about it. → Tell one person one thing each week, and sleep by an open window.',
      'You are sad at home and cannot say why, in these seven months of the Moon. It comes in waves. → Eat warm food, stay near people, and talk to a doctor if the waves do not ebb.',
    ),
    Mars: ketu(
      'You cut loose what held you in these five months of Mars within the years of Ketu. A precise piece of work succeeds, or an old opponent gives up. → Act alone and early, and then put the knife away.',
      'You are sudden in these five months of Mars, and it surprises you too. Energy comes and goes like a light. → Use it for one job at a time, and warn people before you leave the room.',
      'You snap at the wrong moment in these five months of Mars. A tool slips, or a brother is hurt by a word. → Work slowly with your hands, and keep silent when you are hungry.',
    ),
    Rahu: ketu(
      'Two opposite wishes meet in you in these twelve months of Rahu within the years of Ketu, and for once they agree. A far place or a strange subject becomes your own. → Go and look, with a return ticket.',
      'You want everything and nothing in these twelve months of Rahu within the years of Ketu. Plans turn over from month to month. → Take no loan and no vow, keep a diary, and decide at the end.',
      'You are confused by fears and offers in these twelve months of Rahu within the years of Ketu. Some nights are long. → Stay with the people and the prayers you know, and sign nothing without a witness.',
    ),
    Jupiter: ketu(
      'You find a teacher or a book that fits, in these eleven months of Jupiter. What you lost makes sense. → Learn it properly, from the beginning, and give a small sum to whoever taught you.',
      'You believe again, carefully, in these eleven months of Jupiter within the years of Ketu. Good people invite you and you hesitate. → Go twice before you judge, and bring something that you have made yourself.',
      'You are disappointed by a wise person in these eleven months of Jupiter. Advice and life do not fit. → Take what is useful, leave the person in peace, and do one good deed that nobody preached.',
    ),
    Saturn: ketu(
      'You work quietly and get far in these thirteen months of Saturn. Nobody sees it, and that suits you. → Finish the long task, and let an old person tell you how it used to be done.',
      'You carry a duty without heart in these thirteen months of Saturn within the years of Ketu, and it still has to be carried. → Do it at the same hour each day; it weighs less. Rest on Saturday evening.',
      'You are tired and alone with your work in these thirteen months of Saturn. Things break that were old. → Repair one, throw one away, and ask one person to sit with you while you do it.',
    ),
    Mercury: ketu(
      'Your mind clears in the twelve months of Mercury within the years of Ketu that close Ketu’s years. You can explain what you went through, and people want to hear it. → Write it down, and answer old letters.',
      'You come back into conversation in these twelve months of Mercury within the years of Ketu, with gaps. You forget a name and find a friend. → Make lists, and start a small trade or a course.',
      'You misread people and papers in these twelve months of Mercury within the years of Ketu. A figure or a phrase leads you astray. → Ask what was meant before you are offended, and let a second person count.',
    ),
    Ketu: ketu(
      'Something ends by itself in the five months that open Ketu’s years, and you are relieved. You see what you do not need. → Give three things away this week, and keep the silence that follows.',
      'You loosen your grip in these five months of Ketu in Ketu. A plan, a post or a person matters less than last year. → Do not force it either way; note what you miss after a month.',
      'You feel cut off in these five months of Ketu. Something leaves you before you are ready for it. → Keep to simple days, pray or breathe for ten minutes, and make no final decision about people.',
    ),
    Venus: ketu(
      'You can love without holding on in these fourteen months of Venus within the years of Ketu. Affection, music or a lovely place heals something. → Accept the next invitation, and dress as if you meant it.',
      'You are near people and far from them in these fourteen months of Venus within the years of Ketu. Somebody wants more of you than you have. → Say how much you can give, and give exactly that.',
      'You miss affection or you flee from it, in these fourteen months of Venus within the years of Ketu. A quarrel about trifles hides it. → Sit together for half an hour without solving anything, once a week.',
    ),
  },
  Venus: {
    Sun: venus(
      'You are seen in good company in this year of the Sun within the years of Venus. Somebody of rank likes your taste and your manners. → Show your work, wear the good coat, and share the honour at home.',
      'Pride and affection get in each other’s way in this year of the Sun within the years of Venus. You are noticed and slightly alone. → Praise the person at your side in public, and listen to them in private.',
      'You have to choose between looking right and being loved in this year of the Sun. A superior is cool, or a partner feels second. → Come home early twice a week, and leave the title at the door.',
    ),
    Moon: venus(
      'You live comfortably and are liked in these twenty months of the Moon within the years of Venus. House, vehicle and family please you. → Invite your mother and your friends to one table, and take a photograph.',
      'You are soft and a little restless in these twenty months of the Moon within the years of Venus. Comfort costs more each month. → Set a weekly sum for treats, and spend one evening with nothing bought.',
      'You are easily hurt in love or at home in these twenty months of the Moon. You comfort yourself with sweets or shopping. → Ask for what you want in words, and go for a walk together.',
    ),
    Mars: venus(
      'You know what you want in these fourteen months of Mars, and you go and get it. Love, land or a bold purchase makes you glad. → Say yes fast to people, and slowly to prices.',
      'You are warm and impatient in these fourteen months of Mars within the years of Venus. Love and quarrels use the same door. → Dance, swim or dig before you discuss anything, and never discuss it in bed.',
      'You burn something lovely by haste in these fourteen months of Mars within the years of Venus. A jealous word or a fast bargain is enough. → Count to twenty, and apologise with a deed the next day.',
    ),
    Rahu: venus(
      'You taste a larger life in these three years of Rahu within the years of Venus: travel, fashion, unusual friends, sudden gain. It suits you. → Enjoy it with one old friend beside you, and save half.',
      'You are dazzled in these three years of Rahu within the years of Venus, on and off. Someone or something new wants all of you. → Give it a year before you give it a key.',
      'You pay too much for glamour in these three years of Rahu. A bond or a purchase is not what it seemed. → Tell a sober friend all of it this week, and stop the payment.',
    ),
    Jupiter: venus(
      'You have grace and sense together in these thirty-two months of Jupiter within the years of Venus. Family, money and faith agree. → Settle something lasting: a home, a promise or a fund for the young.',
      'You want comfort and a good conscience in these thirty-two months of Jupiter within the years of Venus, and mostly you get both. Relatives advise you. → Give a tenth away first, and then spend without guilt.',
      'You and the elders differ about love or money in these thirty-two months of Jupiter within the years of Venus. Nobody means harm. → Ask what they fear, tell them what you hope, and decide after a month.',
    ),
    Saturn: venus(
      'What you love becomes solid in these three years of Saturn within the years of Venus. A bond, a house or a craft turns into something you can lean on. → Do the repairs yourself, together, on Saturdays.',
      'Pleasure needs patience in these three years of Saturn within the years of Venus. You work for comfort and are tired when it comes. → Plan small joys often rather than a large one in August.',
      'You feel unloved or overworked in these three years of Saturn within the years of Venus, and the two are mixed up. → Sleep first. Then ask for one hour a week from the person you miss, and keep it.',
    ),
    Mercury: venus(
      'You talk, trade and make friends with ease in these thirty-four months of Mercury within the years of Venus. Taste becomes income. → Put your prices on paper, and reply with charm and within a day.',
      'You are amusing and a little scattered in these thirty-four months of Mercury within the years of Venus. Many people like you and few know you. → Choose three friends for real talk, and see each once a month.',
      'A clever word costs you affection in these thirty-four months of Mercury within the years of Venus, or a bargain goes wrong. → Be plain for a while. Read the contract to the end, and say sorry without a joke.',
    ),
    Ketu: venus(
      'You need less to be content in the fourteen months of Ketu that close Venus’s years. A quiet affection remains. → Sell or give what you no longer use, and keep what you would carry out of a fire.',
      'You lose your taste for some pleasures in these fourteen months of Ketu within the years of Venus. People wonder; you do too. → Do not explain it yet. Keep one ritual with the person you love.',
      'Something sweet ends in these fourteen months of Ketu within the years of Venus, and you do not choose it. Grieve properly, for a month. → Then clear one room, and let a friend help you carry.',
    ),
    Venus: venus(
      'You start twenty years of Venus with more than three easy ones. Affection, art, a better home come to you. → Say yes, learn to cook or play something, and save a tenth from the first month.',
      'You are loved and you compare in these forty months of Venus in Venus. There is always somebody with a finer house. → Decide what is enough this January, and write it inside a cupboard door.',
      'You look for comfort in the wrong shop in these forty months of Venus. Love or money runs through your fingers. → Stay near people who like you on a rainy Tuesday, and pay as you go.',
    ),
  },
} satisfies Record<Graha, Record<Graha, Record<DashaNature, Passage>>>
