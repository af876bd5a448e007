import type { AreaStanding, LifeArea } from '../../western/life-areas.ts'
import type { ClassicalPlanet } from '../../western/points.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'
import type westernConflict from './western-conflict.ts'

// The themes of the tropical chart of a child, the home chapter and the areas of life, written for the parents. {child}: the name or
// `your child`
const child = from('Common Western practice, told for the parents of a child; own wording')
type Shade = AreaStanding | 'slow'
const shades = (strong: string, steady: string, slow: string, pressed: string): Record<Shade, Passage> => ({
  strong: child(strong),
  steady: child(steady),
  slow: child(slow),
  pressed: child(pressed),
})

export default {
  gift: {
    Sun: child(
      '{child} has a clear will and knows what they stand for. You see it when others waver and they simply begin. → Give them something to be responsible for, and keep your hands off it for a week.',
    ),
    Moon: child(
      '{child} feels what others need and knows when to rest. You can rely on that sense more than on most advice. → Ask now and then how they think someone in the family is doing.',
    ),
    Mercury: child(
      '{child} has a quick and orderly head. They take a thing apart in thought and can tell you how it works. → Let them explain one thing a day, and do not correct it before the end.',
    ),
    Venus: child(
      '{child} has a talent for people. Others like to sit beside them, and small quarrels end when they come in. → Let them plan a visit or a feast, from the card to the goodbye.',
    ),
    Mars: child(
      '{child} has courage and does what others only talk about. The right place for it is a sport, a workshop or a garden. → Let them begin, and help with the middle part.',
      'bold',
    ),
    Jupiter: child(
      '{child} believes that it will turn out well, and that carries others along. After a bad day they are the first to make a plan. → Give that hope one real goal each season.',
    ),
    Saturn: child(
      '{child} stays with a thing until it is done. You will seldom have to ask twice for what was promised. → Choose one long aim together and write down where they have got to every month.',
      'finishes',
      'keeps promises',
    ),
  } satisfies Record<ClassicalPlanet, Passage>,
  strain: {
    Sun: child(
      '{child} finds it hard to be seen and is not sure of deserving the first place. They step back just before the applause. → Praise them in front of one person they like, once this week.',
    ),
    Moon: child(
      '{child} finds it hard to come to rest. They look after things and people before they feel their own tiredness. → Keep one bedtime for seven nights, and sit with them for the last five minutes.',
      'restless',
    ),
    Mercury: child(
      '{child} finds it hard to say it at the right moment. The thought is there, and the words come too early or too late. → Wait ten seconds after each question this week.',
    ),
    Venus: child(
      '{child} finds it hard to let themselves be liked. They give more easily than they take. → Give them a small present without a reason, and let them only say thank you.',
    ),
    Mars: child(
      '{child} finds it hard to use anger well: it comes too late or too hard. → Rehearse one sentence for it at a calm hour. Then play something rough and friendly together.',
    ),
    Jupiter: child(
      '{child} finds it hard to trust what is coming. They hope for too much or for nothing at all. → Promise one small thing for Saturday this week, and keep it.',
    ),
    Saturn: child(
      '{child} finds it hard to know their limits. They carry too much, or push where waiting would help. → Take one duty off them this week, and do not put another in its place.',
    ),
  } satisfies Record<ClassicalPlanet, Passage>,
  conflict: {
    'Sun Moon': child(
      '{child} strives for one thing and is comforted by another. On the day of the outing they want to stay at home. → Pack something from home, and go for half the time.',
    ),
    'Sun Mars': child(
      '{child} feels most alive in a contest, and so looks for one at table. → Put a race or a hill before the meal; the peace afterwards is real.',
      'seeks contests',
    ),
    'Sun Jupiter': child(
      '{child} takes on more than a day can hold. By evening everything is begun and someone has been forgotten. → Let them choose two of the five in the morning.',
    ),
    'Sun Saturn': child(
      '{child} thinks that being loved must be earned. They show you the one mistake before the nine good lines. → Read the nine aloud first, each time, until they do it too.',
      'doubts self',
    ),
    'Sun Uranus': child(
      '{child} wants to belong and to be different. They join the club and break its rule in the second week. → Look for a group that needs somebody odd.',
    ),
    'Sun Neptune': child(
      '{child} becomes what is needed and forgets what they are. → Ask three people, and you hear of three children. Keep a book with what they themselves liked this month.',
    ),
    'Sun Pluto': child(
      '{child} never wants to be the weaker one. A small order turns into a trial of strength. → Give the reason and the choice, and let them save face.',
    ),
    'Moon Mercury': child(
      '{child} explains feelings instead of having them. They tell you why they are sad, without a tear. → Hold them and say nothing for a minute.',
    ),
    'Moon Venus': child(
      '{child} is soothed by one thing and charmed by another. They beg for the new toy and sleep with the old one. → Let the new one wait for a week.',
    ),
    'Moon Mars': child(
      '{child} defends themselves before anybody attacks. A tone of voice is enough. → Come down to their height, lower your own, and begin again.',
      'quick anger',
    ),
    'Moon Jupiter': child(
      '{child} gives everything to everybody and is worn out by it. After the party come the tears. → Leave while it is still fun.',
    ),
    'Moon Saturn': child(
      '{child} learnt early to need little. They say it is nothing and turn away. → Stay in the room, doing something else, until they come.',
      'hides feelings',
    ),
    'Moon Uranus': child(
      '{child} wants closeness and then air. They call you in and send you out again. → Stay in the next room with the door open.',
    ),
    'Moon Neptune': child(
      '{child} has a thin skin and takes in the mood of everybody. After a visit they are sad on behalf of someone else. → Name whose sadness it is.',
      'takes on moods',
      'easily hurt',
    ),
    'Moon Pluto': child(
      '{child} loves with all their might and keeps watch for a loss. A late return is a catastrophe. → Say the time, and be early.',
    ),
    'Mercury Mars': child(
      '{child} wins every argument and loses a friend now and then. The last word is the sharp one. → Practise stopping at the last but one.',
      'seeks contests',
    ),
    'Mercury Jupiter': child(
      '{child} sees the large picture and overlooks the shoes. The idea is splendid and the bag is empty. → Go through a list of three at the door.',
    ),
    'Mercury Saturn': child(
      '{child} wants to be sure before they speak. They know the answer and give it on the stairs. → Ask at home first, and let them say it twice.',
      'says little',
    ),
    'Mercury Uranus': child(
      '{child} has the result before the way to it. Others think it was a guess. → Draw the way backwards together.',
    ),
    'Mercury Neptune': child(
      '{child} mixes what was and what could have been. It is imagination and no lie. → Write the facts on one side of the page and the story on the other.',
    ),
    'Mercury Pluto': child(
      '{child} cannot leave a hidden thing alone. Silence makes them search. A short true answer closes the matter for the day.',
    ),
    'Venus Mars': child(
      '{child} wants to please and wants to win. In one game they do both, and then cry. → Play some games in which everybody wins together.',
    ),
    'Venus Jupiter': child(
      '{child} wants more of what is nice. The second ice cream is less good and is asked for all the same. → Let them choose the size before the start.',
    ),
    'Venus Saturn': child(
      '{child} fears not being liked enough and tries to deserve it. They give away the best sticker and wait. → Tell them that a friend stays without it.',
    ),
    'Venus Uranus': child(
      '{child} is drawn to what is new and soon lets it go. The best friend of May is forgotten in June. → Help them to send a card.',
    ),
    'Venus Neptune': child(
      '{child} loves what somebody might be. They forgive at once and are hurt again. → Look together at what the friend did, three times in a row.',
      'lets go',
    ),
    'Venus Pluto': child(
      '{child} wants all of a friend or nothing. A light friendship bores them, and a close one frightens them. → Praise the light ones; they are practice.',
    ),
    'Mars Jupiter': child(
      '{child} starts as if their strength had no end. Half way up the hill they sit down. → Agree on a rest before it is needed.',
    ),
    'Mars Saturn': child(
      '{child} wants to and dares not. They stand at the edge of the pool with clenched fists. → Go in first, and do not look back.',
    ),
    'Mars Uranus': child(
      '{child} acts before they have decided. The ball is through the window and they are as surprised as you. → Mend it together, without a sermon.',
    ),
    'Mars Neptune': child(
      '{child} is strong for others and tired for themselves. They carry the friend’s bag and forget their own. → Ask who carried theirs today.',
    ),
    'Mars Pluto': child(
      '{child} holds back for a long time and then all at once does not. The trifle was not the reason. → Ask on a calm day what has been collecting.',
      'slow anger',
    ),
  } satisfies Record<keyof typeof westernConflict, Passage>,
  moon: {
    Aries: child('{child} rests by doing. A short run or a small victory calms them more than being told to sit.'),
    Taurus: child('{child} rests by eating, touching and staying. The same armchair every evening is a medicine.'),
    Gemini: child('{child} rests by talking it over. Ten minutes with the door open close the day.'),
    Cancer: child('{child} rests within their own four walls. → Come home a little before you have to.'),
    Leo: child('{child} rests in warm attention. A good word before sleep goes a long way.'),
    Virgo: child('{child} rests when things are in their place. → Tidy one corner together before bed.'),
    Libra: child('{child} rests when nobody quarrels. → When you have quarrelled, make up where they can hear it.'),
    Scorpio: child('{child} rests near the one person they trust. → Sit there for a while without a word.'),
    Sagittarius: child('{child} rests out of doors and with a plan for tomorrow. → Open the window and name it.'),
    Capricorn: child('{child} rests after the work is done. → Decide together beforehand when it is done.'),
    Aquarius: child('{child} rests at a little distance. A book and a wave from the door are right.'),
    Pisces: child('{child} rests with music, water and dreams. → Leave the hour after the bath unplanned.'),
  } satisfies Record<Sign, Passage>,
  fourth: {
    Aries: child('Your home is lively for them, and that is good. A place to be loud saves the living room.'),
    Taurus: child('Home should stay as it is for them. → Change one room at a time, and let them help.'),
    Gemini: child('Home is where people talk. → Keep books within reach, and keep screens away from the table.'),
    Cancer: child('Home is the centre of their world. → Cook the old dishes and tell where they come from.'),
    Leo: child('They are proud of home and like to show it. → Let them guide a guest through the rooms.'),
    Virgo: child('An orderly home calms them. → Give each of their things a place they can reach.'),
    Libra: child('They need peace at home and pay a lot for it. → Relieve them of being the peacemaker.'),
    Scorpio: child('They guard the home and its stories. → Tell the one that is kept quiet, in small words.'),
    Sagittarius: child('Home for them is where one sets out from. → Leave room for guests and maps.'),
    Capricorn: child('They take duty at home to heart. → Keep the rules few and the celebrations regular.'),
    Aquarius: child('Your home may be unlike others, and they like it. → Let them have one wall to design.'),
    Pisces: child('They need a quiet home with soft light. A door that can be closed is part of it.'),
  } satisfies Record<Sign, Passage>,
  area: {
    identity: shades(
      '{child} knows who they are and shows it. → Let them speak for themselves at the doctor’s or in a shop.',
      '{child} finds out who they are by trying. → Allow a costume, a hobby and a new hairstyle.',
      '{child} shows themselves little by little. → Do not explain them to others while they stand beside you.',
      '{child} has to defend who they are. → Take their side first, and ask the questions later at home.',
    ),
    emotion: shades(
      '{child} can trust their feelings. → Ask for them when the family has something to decide.',
      '{child} has feelings that come and go in good order. A regular day keeps it so.',
      '{child} needs a moment to feel a feeling. Five quiet minutes in the car are enough.',
      '{child} notices late what hurt them. → Ask again in the evening about the morning.',
    ),
    mind: shades(
      '{child} has a good head. → Feed it with books above the age and let the easy tasks be easy.',
      '{child} learns by doing. → Show it, do it together, and let them do it alone.',
      '{child} thinks at their own pace. → Take the clock off the table and sit down beside them.',
      '{child} thinks better in quiet. → Turn the radio off before you ask for an answer.',
    ),
    love: shades(
      '{child} finds friends easily and is good to them. → Show them how to hold on to one over distance.',
      '{child} makes friends in the usual way, one at a time. → Keep a free afternoon for it.',
      '{child} looks twice before they trust. → Arrange second meetings for them, because those go best.',
      '{child} learns friendship by practice. → Talk through one scene, kindly, before the next visit.',
    ),
    drive: shades(
      '{child} does what they want to do. → Help them to want a few things at a time.',
      '{child} has drive for what they chose. → So let them choose the task more often.',
      '{child} starts slowly and keeps on. → Set the alarm ten minutes early and let them be.',
      '{child} has strength that finds no way out. → Look for a sport, an instrument or a garden.',
    ),
    vocation: shades(
      '{child} is glad to be given responsibility. → Let it be small, real and theirs alone.',
      '{child} likes many things, and that is right. You need not guess what they will become.',
      '{child} finds their field on the way. → Let them drop a hobby without a speech.',
      '{child} gets on by patience and proof. → Keep the first works in a folder; they show the progress.',
    ),
    money: shades(
      '{child} understands value early. → Let them pay in the shop and count the change.',
      '{child} can learn to plan with little money. Two jars are enough: one to spend and one to keep.',
      '{child} spends and wonders. → Write down together where three weeks of pocket money went.',
      '{child} needs your eyes on money. Small sums, once a week, on the same day.',
    ),
    home: shades(
      '{child} stands on firm ground at home. They can carry a friend through a bad week from there.',
      '{child} makes themselves at home wherever you are. → Let them unpack their own bag first.',
      '{child} settles in room by room. → Give them time after every change, and keep one corner as it was.',
      '{child} needs home to be more reliable than most. The same face at the same hour does it.',
    ),
    health_habits: shades(
      '{child} keeps a rhythm well. → Build on it: sleep, water, movement, in that order.',
      '{child} does well with a short routine. Three steps in the evening are enough.',
      '{child} needs gentle reminders. → Put the brush or the shoes where they cannot miss them.',
      '{child} changes one habit at a time. → Choose the bedtime first, and ask a doctor what worries you.',
    ),
    growth: shades(
      '{child} likes to look far ahead. → Give them maps, languages and the stories of their grandparents.',
      '{child} grows by adding a little to what they know. One new place a month will do.',
      '{child} grows in small steps. → Name each one to them when they have taken it.',
      '{child} widens their world when somebody opens the door. → Go through it together the first time.',
    ),
  } satisfies Record<LifeArea, Record<Shade, Passage>>,
}
