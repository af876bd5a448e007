import type { HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Awake and asleep houses of Lal Kitab: an awake house has an occupant or an aspect. It is divided if such a planet is of mixed nature or
// sleeps itself, and troubled if one is bad. {theme}: its matter; {light}: these planets; {through}: the manner of those that help. {waker}: the planet that wakes the house by custom; {place}: its house; {custom}: a deed for it.
// A deed stands after the text of an awake house
const passage = from('Lal Kitab of 1939 to 1952, in our own words')
const house = (
  awake: string,
  divided: string,
  troubled: string,
  deeds: readonly [string, string, ...string[]],
  asleep: string,
) => ({
  awake: passage(awake),
  divided: passage(divided),
  troubled: passage(troubled),
  deed: deeds.map((deed) => passage(deed)) as [Passage, Passage, ...Passage[]],
  asleep: passage(asleep),
})

export default {
  1: house(
    'People notice what you begin, because your first house, {theme}, is awake with {light}. You make your best impression {through}.',
    'Some people notice what you begin and others overlook it: your first house, {theme}, is in the hands of {light}, whose effect changes. You make a better impression {through}.',
    'People notice you, and at times for the wrong thing, since your first house, {theme}, is in the hands of {light} and that is no easy company. → Let the first sentence be a greeting, and the second a question.',
    [
      '→ Begin one thing this week where others can see it.',
      '→ Wear what makes you stand straight on the day that counts this week.',
      '→ Introduce yourself to one person whom you have only greeted so far.',
      '→ Say your name and your aim in one sentence to somebody new.',
      '→ Give your first impression a second look: ask a friend how you come across.',
    ],
    'Your own wishes come last, since your first house, {theme}, is asleep; {waker}, in your {place} house, can wake it. → To do so, {custom}, and begin one thing this week that is for you alone.',
  ),
  2: house(
    'What comes in by work, family or marriage stays with you: your second house, {theme}, is awake with {light}. You hold on to it best {through}.',
    'Some of what comes in stays and some goes at once: your second house, {theme}, is in the hands of {light}, whose effect changes. You hold on to more of it {through}.',
    'Money and family matters ask for your attention, since your second house, {theme}, is in the hands of {light} and that costs you something. → Agree on sums before they are spent, and let no talk of money begin at table.',
    [
      '→ Count your savings this week and add a little, however little.',
      '→ Cook for the family once this week, and speak only well of those who are not there.',
      '→ Name the sum you want to have put aside by your next birthday, and write it down.',
      '→ Read last month’s account to the end, with a cup of tea.',
      '→ Tell a relative one good thing about their cooking or their work.',
    ],
    'Money passes through your hands, since your second house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, and move a fixed sum out of reach on the day it comes in.',
  ),
  3: house(
    'Brothers, sisters and neighbours help you when you ask, for your third house, {theme}, is awake with {light}. You win them {through}.',
    'Brothers, sisters and neighbours help you on some days and not on others, for your third house, {theme}, is in the hands of {light}, whose effect changes. You win them sooner {through}.',
    'You and a brother, a sister or a neighbour easily misunderstand each other, since your third house, {theme}, is in the hands of {light} and that makes the tone sharp. → Ask once more what was meant before you answer.',
    [
      '→ Make the call to a brother or sister that you have put off.',
      '→ Help a neighbour carry something this week.',
      '→ Write the message that needs courage, and send it before noon.',
      '→ Learn one trick with your hands from a neighbour.',
      '→ Send a photograph to a cousin you have not written to this year.',
    ],
    'You have to call up your courage, since your third house, {theme}, is asleep; {waker}, in your {place} house, can wake it. → To do so, {custom}, and repair one thing with your own hands this week.',
  ),
  4: house(
    'Your home gives you peace, since your fourth house, {theme}, is awake with {light}. You make others feel at home {through}.',
    'Your home gives you peace in some weeks and takes it in others, since your fourth house, {theme}, is in the hands of {light}, whose effect changes. You bring it back {through}.',
    '→ Rest at home has to be protected, since your fourth house, {theme}, is in the hands of {light} and that brings unrest under your roof. Choose one hour of the day in which nobody may want anything.',
    [
      '→ Keep one evening this week for the people under your roof.',
      '→ Finish one small repair at home by Sunday.',
      '→ Ring your mother, or somebody of her age, with no particular reason.',
      '→ Move one chair to where the light is.',
      '→ Sleep one night with the telephone in another room.',
    ],
    'You have to arrange your rest, since your fourth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, and offer water or tea to whoever comes to your door.',
  ),
  5: house(
    'Young people and your own ideas bring you joy, because your fifth house, {theme}, is awake with {light}. You teach and play best {through}.',
    'Joy comes to you in fits and starts: your fifth house, {theme}, is in the hands of {light}, whose effect changes. You teach and play better {through}.',
    'You worry about the young or about your own ideas, since your fifth house, {theme}, is in the hands of {light} and that presses on them. → Let one plan be tried by somebody else this month, and watch without a word.',
    [
      '→ Give an hour this week to a game in which you may lose.',
      '→ Show a young person how you do the thing you do best.',
      '→ Draw, sing or write for half an hour, and show it to nobody.',
      '→ Ask a child what they would do in your place.',
      '→ Play music while you work, for one hour.',
    ],
    'Joy waits for an invitation from you, since your fifth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. → To do so, {custom}, and teach a child something for one hour this week.',
  ),
  6: house(
    'You get through duties and disputes, since your sixth house, {theme}, is awake with {light}. You deal with them best {through}.',
    'Some duties go quickly and others drag on, since your sixth house, {theme}, is in the hands of {light}, whose effect changes. You get further with them {through}.',
    'Duties and small disputes cost you more than they should, since your sixth house, {theme}, is in the hands of {light} and that stirs them up. → Take up one dispute a week and no more, and end it in writing.',
    [
      '→ Take the oldest item off your list this week; it is smaller than it looks.',
      '→ Pay one small bill today and one tomorrow.',
      '→ Thank the person who does a daily service for you, by name.',
      '→ Take your midday meal sitting down on three days.',
      '→ Return the thing that you borrowed from a colleague.',
    ],
    'Duties pile up where you do not look, since your sixth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. → To do so, {custom}, and finish three small tasks before noon tomorrow.',
  ),
  7: house(
    'People come to you, and with them your daily bread: your seventh house, {theme}, is awake with {light}. You keep them {through}.',
    'Some people stay with you and some only pass through: your seventh house, {theme}, is in the hands of {light}, whose effect changes. You keep them longer {through}.',
    'Closeness asks for your patience, since your seventh house, {theme}, is in the hands of {light} and that makes people hard to read. → Put what you agree into words, and wait a day with every sharp answer.',
    [
      '→ Answer this week the person who has waited longest for you.',
      '→ Ask the person you deal with most what would make it easier.',
      '→ Put one loose agreement in writing, in three lines.',
      '→ Eat one meal this week with nobody’s telephone on the table.',
      '→ Tell the person nearest to you what you would miss.',
    ],
    'Others seldom take the first step towards you, since your seventh house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, and keep one small promise to the hour.',
  ),
  8: house(
    'You come through hard changes, because your eighth house, {theme}, is awake with {light}. You find the way out {through}.',
    'You come through hard changes, though not always at once: your eighth house, {theme}, is in the hands of {light}, whose effect changes. You find the way out sooner {through}.',
    'Changes shake you more than you show, since your eighth house, {theme}, is in the hands of {light} and that adds worry to them. → Keep papers and roof in order, and talk with one steady person before you act.',
    [
      '→ Look this week at one matter that you would rather not open.',
      '→ Put your papers where one other person can find them.',
      '→ Give back one thing that belongs to somebody else.',
      '→ Write down where the spare key is, and tell one person.',
      '→ Ask an older relative how they came through their worst year.',
    ],
    'You need not fear this room, though your eighth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, keep the roof in repair, and quarrel with nobody over what is left behind.',
  ),
  9: house(
    'Luck reaches you through elders and good deeds, since your ninth house, {theme}, is awake with {light}. You draw it to you {through}.',
    'Luck reaches you in some years and keeps you waiting in others, since your ninth house, {theme}, is in the hands of {light}, whose effect changes. You bring it nearer {through}.',
    'You have to earn your luck, since your ninth house, {theme}, is in the hands of {light} and that keeps it away. → Keep one small promise to an older person this month; it counts for more than a large gift.',
    [
      '→ Do one good deed this week that nobody asked for.',
      '→ Visit an old teacher, or write to one.',
      '→ Keep the promise you made at a holy place or a bedside.',
      '→ Read one page of an old book before you sleep.',
      '→ Give a small sum to a school or a temple, without your name.',
    ],
    'You have to wake your luck, since your ninth house, {theme}, is asleep; {waker}, in your {place} house, can do it. → So {custom}, and take fruit to a teacher or an old person on Thursday.',
  ),
  10: house(
    'Your work is seen, because your tenth house, {theme}, is awake with {light}. You rise {through}.',
    'Some of what you do is seen and some is not, for your tenth house, {theme}, is in the hands of {light}, whose effect changes. You get further {through}.',
    'What you do is seen, and so is each slip, since your tenth house, {theme}, is in the hands of {light} and that is a strict audience. → Finish one thing properly before you show the next.',
    [
      '→ Show one finished thing this week to the person who decides.',
      '→ Arrive ten minutes early for the meeting that matters.',
      '→ Name aloud one person who helped you with a success.',
      '→ Clear your desk on Friday before you leave.',
      '→ Ask the chief one question about the next year.',
    ],
    'You do good work and few people notice it, since your tenth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, and finish in public one thing that you promised.',
  ),
  11: house(
    'Gains find their way to you, since your eleventh house, {theme}, is awake with {light}. They come {through}.',
    'Gains come to you unevenly, since your eleventh house, {theme}, is in the hands of {light}, whose effect changes. More of them come {through}.',
    'Gains arrive late or with a condition, since your eleventh house, {theme}, is in the hands of {light} and that holds them up. → Ask for the terms first, and spend nothing before it is there.',
    [
      '→ Name your price in one matter this week, and then say nothing.',
      '→ Share the first part of the next sum that comes in.',
      '→ Bring two of your friends together who could use each other.',
      '→ Write your three largest wishes on one card.',
      '→ Thank the friend through whom something good came.',
    ],
    'You wait for gains that others collect, since your eleventh house, {theme}, is asleep; {waker}, in your {place} house, can wake it. To do so, {custom}, and share the first part of whatever comes in.',
  ),
  12: house(
    'You rest well and you spend with a purpose: your twelfth house, {theme}, is awake with {light}. You find your peace {through}.',
    'You rest well in some weeks and badly in others, and your spending follows: your twelfth house, {theme}, is in the hands of {light}, whose effect changes. You find more peace {through}.',
    'Sleep and spending ask for your care, since your twelfth house, {theme}, is in the hands of {light} and that disturbs both. → Close the accounts by sunset, and keep the last hour of the day for nothing at all.',
    [
      '→ Keep one evening free of work this week.',
      '→ Cancel one payment that serves nobody.',
      '→ Go to bed an hour earlier on two nights.',
      '→ Give a coat away to somebody who is cold.',
      '→ Sit in silence for ten minutes before breakfast.',
    ],
    'Your rest and your spending go astray, since your twelfth house, {theme}, is asleep; {waker}, in your {place} house, can wake it. → To do so, {custom}, and give one thing away this week without a word.',
  ),
} satisfies Record<HouseNumber, { awake: Passage; divided: Passage; troubled: Passage; deed: Cell; asleep: Passage }>
