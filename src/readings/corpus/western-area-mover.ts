import { from, type Passage } from '../passage.ts'

// The planet with the largest part in an area of life of a Sun sign; {place}: its solar house, such as "your sixth house"
const passage = from('Own weighing of planets in solar houses, common Western practice for the planets')

type Area = 'love' | 'career' | 'money' | 'health'
type Planet = 'Sun' | 'Moon' | 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn' | 'Uranus' | 'Neptune' | 'Pluto'

export default {
  love: {
    Sun: passage('The Sun in {place} lets you show what you feel, so say it in daylight and not in a message.'),
    Moon: passage('The Moon in {place} makes you tender; go to bed after a talk and not in the middle of one.'),
    Mercury: passage(
      'Mercury in {place} makes talk your best way to somebody’s heart, so ask about the day and listen to the answer.',
    ),
    Venus: passage('Venus in {place} makes you easy to like; wear what you feel well in, and accept the compliment.'),
    Mars: passage(
      'Mars in {place} makes you impatient, so ask for what you want before you are cross about not having it.',
    ),
    Jupiter: passage('Jupiter in {place} makes you generous; give your time rather than presents.'),
    Saturn: passage(
      'Saturn in {place} makes everybody careful, you too, and one kept promise will help you more than ten sweet words.',
    ),
    Uranus: passage(
      'Uranus in {place} makes you restless; change the plan for your evening before you change the person.',
    ),
    Neptune: passage('Neptune in {place} lets you see what you wish to see, so ask a friend for a second look.'),
    Pluto: passage(
      'Pluto in {place} raises the question of power; let the other person decide something that matters to you.',
    ),
  },
  career: {
    Sun: passage('The Sun in {place} puts you in view, so sign your work with your name.'),
    Moon: passage('The Moon in {place} makes your mood visible at work; eat first and answer afterwards.'),
    Mercury: passage('Mercury in {place} favours your words: write the summary that the others will use.'),
    Venus: passage(
      'Venus in {place} wins you friends at work, and a friendly request gets further than a correct one.',
    ),
    Mars: passage(
      'Mars in {place} brings you rivals and haste; choose one contest and leave the others to people with nothing to finish.',
    ),
    Jupiter: passage('Jupiter in {place} widens what you can do, so apply for the task that is one size too large.'),
    Saturn: passage(
      'Saturn in {place} slows you down and checks everything; a list of what you finished each week will be your best argument.',
    ),
    Uranus: passage(
      'Uranus in {place} can change your job overnight, so keep your contacts warm and your papers ready.',
    ),
    Neptune: passage('Neptune in {place} blurs your duties; ask who decides and by which date.'),
    Pluto: passage(
      'Pluto in {place} means that someone is playing for power near you; do clean work and take no side in the corridor.',
    ),
  },
  money: {
    Sun: passage('The Sun in {place} shows you your accounts in full light, so look at all of them on one evening.'),
    Moon: passage('The Moon in {place} lets you buy by mood; shop with a list and after a meal.'),
    Mercury: passage(
      'Mercury in {place} helps you bargain, and three offers in writing will save you more than loyalty would.',
    ),
    Venus: passage(
      'Venus in {place} brings you good offers and expensive tastes; put the first half of any gain where you cannot reach it.',
    ),
    Mars: passage('Mars in {place} makes money go out in a rush; sleep one night on everything above a day’s pay.'),
    Jupiter: passage(
      'Jupiter in {place} brings you more and makes you spend more, so raise your savings on the day your income rises.',
    ),
    Saturn: passage(
      'Saturn in {place} keeps you short for a while; pay the smallest debt first and you will see progress.',
    ),
    Uranus: passage('Uranus in {place} makes income uneven, so live on the amount of your worst month.'),
    Neptune: passage('Neptune in {place} hides a cost from you; ask for the total before you agree.'),
    Pluto: passage('Pluto in {place} ties your money to somebody else’s, so get the terms on paper.'),
  },
  health: {
    Sun: passage('The Sun in {place} gives you warmth to spend; be outdoors before noon when you can.'),
    Moon: passage('The Moon in {place} ties your stomach to your feelings, so eat slowly and in good company.'),
    Mercury: passage('Mercury in {place} keeps your head awake; put the phone in another room an hour before bed.'),
    Venus: passage(
      'Venus in {place} invites you to enjoy yourself, and the walk with a friend does you as much good as the meal.',
    ),
    Mars: passage('Mars in {place} pushes you past your limit; warm up, slow down, and stop while it is still fun.'),
    Jupiter: passage('Jupiter in {place} gives you strength and appetite, and both grow with exercise.'),
    Saturn: passage(
      'Saturn in {place} tires you where you have no routine, so fix the hour of one meal and of your sleep.',
    ),
    Uranus: passage('Uranus in {place} makes your nerves jumpy; keep one part of the day the same, whatever happens.'),
    Neptune: passage(
      'Neptune in {place} drains you near demanding people; leave a visit half an hour earlier than politeness asks.',
    ),
    Pluto: passage('Pluto in {place} drives you to extremes, so do your training at half strength and twice as often.'),
  },
} as const satisfies Record<Area, Record<Planet, Passage>>
