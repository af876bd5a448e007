import type { Planet } from '../../../western/points.ts'
import { from } from '../../passage.ts'
import type { ByTemper } from '../western-aspect.ts'

// A planet in aspect to the Ascendant: manner and first meetings
const passage = from('Common Western practice')
const modern = from('Common modern Western practice; the outer planets have no place in the older books')

export default {
  Sun: {
    harmonious: [
      passage(
        'You show at the door what you have come for, and people believe it. On the first day in a new place you already know three names. → Give somebody quieter the floor after ten minutes; your start is good enough without more.',
        'open to strangers',
      ),
      passage(
        'You look like what you are, and people know quickly what they can expect of you. A new neighbour greets you on the second day by name. → Use it when you want something: go there yourself instead of writing.',
      ),
    ],
    challenging: [
      passage(
        'Strangers meet somebody other than the person you are inside. They take you for shy or for bold, and you spend a month correcting it. → Say in your first sentence what you want, and the month is saved.',
      ),
      passage(
        'Your manner and your aims do not match, so people help you to things you did not want. They offer you the quiet corner when you came to sing. → Show a piece of your work first and talk afterwards.',
      ),
    ],
  },
  Moon: {
    harmonious: [
      passage(
        'Your face keeps no secrets, and children and newcomers come close to it. You see on entering who sits alone, and you move a chair. → Have a quiet hour after company, so that other people’s moods can leave you.',
        'takes on moods',
        'shows feelings',
      ),
      passage(
        'You let people see how you feel, and they trust you for it. A baby on the train looks only at you. → Sit where you can leave easily, because you take in more of the room than you notice.',
        'takes on moods',
        'shows feelings',
      ),
    ],
    challenging: [
      passage(
        'Your mood arrives a second before your manners. Somebody forgets to greet you, and everybody can read it on you while you say it is nothing. → Name the simple reason in one line, hunger, tiredness or wanting to go home.',
        'shows feelings',
      ),
      passage(
        'You react before you want to, and then you apologise for your face. On tired days everyone asks you what is wrong. → Tell them in advance that it is a tired day; they stop asking.',
        'shows feelings',
      ),
    ],
  },
  Mercury: {
    harmonious: [
      passage(
        'You open with a question and remember the answer next time. At the bus stop you exchange addresses with somebody from your village. → Go where people come to ask, to a counter or a microphone, because you do that work without effort.',
        'open to strangers',
      ),
      passage(
        'You talk easily with strangers, and you soon know what they are good at. You ask for the way and get a life story. → Write down one name and one fact after such meetings, and you have a network.',
        'open to strangers',
        'talks much',
      ),
    ],
    challenging: [
      passage(
        'You speak before the greeting is over, and a joke that should please is heard as a correction. You fill every pause. → Let the other person finish twice in a row when you meet someone new; it changes the whole first hour.',
        'talks much',
      ),
      passage(
        'You talk more when you are nervous, and the best point is lost in it. You hear yourself explain the joke. → Prepare one question and one silence for each first meeting, and use the silence first.',
        'talks much',
      ),
    ],
  },
  Venus: {
    harmonious: passage(
      'You put people at ease with your voice and the way you dress, and doors are held for you. Even the queue is friendly where you stand. → State your terms while you are still smiling, and the goodwill lasts.',
    ),
    challenging: passage(
      'You try to please everyone who walks in, and it tires you. You count compliments and do not believe them. → Refuse something kindly once a week and do not take it back; you will see who likes you without the charm.',
    ),
  },
  Mars: {
    harmonious: [
      passage(
        'You have a quick step and a firm hand, and you are the one who deals with the rude caller. You carry the heavy bag without being asked. → Train your body regularly, and wait a second before you overtake people who are on your side.',
      ),
      passage(
        'You act, and people follow because it looks simple. When the tent falls you are already holding the pole. → Ask the slower ones what they would do before you do it; twice a year they are right.',
        'decides fast',
      ),
    ],
    challenging: [
      passage(
        'People brace themselves before you have said a word, because there is a push in your manner. You do not mean a contest. → Arrive five minutes early and walk the last street; your face is friendlier when you come in.',
      ),
      passage(
        'You look ready to argue when you are only in a hurry. The person at the desk becomes formal at once. → Say good morning before your request, slowly, and you will be served faster than the person before you.',
      ),
    ],
  },
  Jupiter: {
    harmonious: passage(
      'You bring a large welcome with you, and you are invited along. In a strange town you soon know somebody who knows somebody. → Turn up in person instead of sending papers, because your luck works through being seen.',
      'open to strangers',
    ),
    challenging: passage(
      'You take up more room than you notice: luggage, stories, good advice, promises. After each party three people wait for something from you. → Write down the same night what you offered, and keep the two things you can really do.',
      'promises too much',
    ),
  },
  Saturn: {
    harmonious: passage(
      'People trust you with the keys, because you are on time and say less than you know. You dress for the task. → Let your reserve go a little sooner; two kept promises are proof enough.',
      'keeps promises',
      'says little',
      'guarded',
    ),
    challenging: passage(
      'Meeting people feels to you like an examination, and you behave well before you play. You stand near the wall and know all the exits. → Take a task at a party, the door or the stove, and you will be at ease at once.',
      'guarded',
    ),
  },
  Uranus: {
    harmonious: modern(
      'Nobody can quite predict what you will wear, say or try, and it draws all kinds of friends. You bring the new app into the family. → Show one step at a time, so that they can follow you.',
    ),
    challenging: modern(
      'Your first impression is sudden: a changed look, an early exit, a remark that stops the table. It happens when you are told how to behave. → Agree beforehand that you may step outside for ten minutes; then you can stay.',
    ),
  },
  Neptune: {
    harmonious: modern(
      'You take on the colour of your company, and people feel understood before they explain. After a visit you speak a little like your host. → Ask yourself at the door what you came for, or others will answer it for you.',
      'takes on moods',
    ),
    challenging: [
      modern(
        'People see in you what they hope or fear to see, and they find excuses for you and take them back. Somebody remembers a promise you never gave. → Offer plain facts early, such as your name, your price and the hour you leave.',
      ),
      modern(
        'You are hard to describe, and each of your friends describes somebody else. A stranger thanks you for something you never did. → Correct such a mistake at once, kindly; later it is called a lie.',
      ),
    ],
  },
  Pluto: {
    harmonious: modern(
      'A room gets quieter when you come, because you look before you speak. People bring you the matter that nobody else may hear. → Tell some small thing of your own in return, so that the trust goes both ways.',
      'says little',
    ),
    challenging: [
      modern(
        'People feel inspected when you arrive, because you watch more than you tell. You ask, and your own answers are short. → Say why you ask, and admit one weakness early; you will learn more than by watching.',
        'guarded',
        'says little',
      ),
      modern(
        'You keep people at a distance until you have seen their hand, and they feel it. At a party you know everything about two people, and they know nothing about you. → Tell one story against yourself in the first half hour.',
        'guarded',
      ),
    ],
  },
} satisfies Record<Planet, ByTemper>
