import type { HouseNumber, Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The North Node by sign, with the South Node in the opposite sign; then by house
const passage = from(
  'Common modern Western practice: the North Node as what is to be learnt, the South Node as what comes too easily',
)

const bySign = {
  Aries: passage(
    'You know how to be fair, and you have to learn to decide alone. You look at the other face before you answer, and it works almost too well. → Begin with one sentence this week that has no reason in it: I would rather not.',
    'keeps the peace',
  ),
  Taurus: passage(
    'You know crises, and calm makes you suspicious. When everything is quiet you look for the catch. → Plant, buy or build one thing in your own name and leave it in peace; you learn more from it than from the next upheaval.',
    'restless',
    'expects trouble',
  ),
  Gemini: passage(
    'You arrive with large certainties, and the small facts are your lesson. You prepare your answer while the other still speaks. → Ask a neighbour, a brother, a sister or a beginner to explain something to you, and only listen.',
  ),
  Cancer: passage(
    'You achieve things by habit, and closeness costs you effort. You tend to send money and flowers where you could come. → Cook for somebody, stay at home for one weekend on purpose, and say that you are tired when you are.',
  ),
  Leo: passage(
    'You are at ease in the crowd and behind a cause, and it is harder for you to show your own face. You change the subject when you are applauded. → Sign your work, wait until they have finished clapping, and say thank you.',
    'in the background',
  ),
  Virgo: passage(
    'You have sympathy without a timetable, and it wears you out. You mean to help and forget the day. → Use lists, appointments and one skill with a result that can be measured; your kindness then really arrives.',
    'promises too much',
  ),
  Libra: passage(
    'You go first, alone and at once, and it comes naturally to you. What you learn is to wait for a second opinion and to mean it. → Choose people who hold their ground against you; they are your best school.',
    'decides fast',
  ),
  Scorpio: passage(
    'You tend to take the safe and comfortable answer, and it has a price. You keep what you do not use. → Share a secret, money or a risk with one person; it feels like a loss and turns out to be an exchange.',
    'keeps money',
  ),
  Sagittarius: passage(
    'You are clever and well informed, and you still have to find out what you believe. There is still one more article to read. → Choose a direction and go there for a year without comparing; the many facts get a use.',
  ),
  Capricorn: passage(
    'You feel at home among your own people, and your task lies outside. A mood can make you stay away. → Set a date for something public, keep it without being comforted first, and answer for it before strangers.',
  ),
  Aquarius: passage(
    'You know how to be applauded, and you have to learn to be one of several. You look who is watching. → Work for something that goes on without you, and let another person announce the result.',
    'in front',
  ),
  Pisces: passage(
    'You keep things in order, and you have to learn to let some of them be. You still correct the list at night. → Leave one afternoon a week without a plan, with music or water, and do not count it.',
  ),
} satisfies Record<Sign, Passage>

const byHouse = {
  1: passage(
    'By house the way goes from the other person to you. You tend to arrange things for two, and you need an opinion of your own. → Do one thing alone first, a trip or a decision, and tell people about it afterwards.',
    'gives in',
    'keeps the peace',
  ),
  2: passage(
    'You easily lean on what belongs to others, or they on you. You need an income and a skill of your own. → Name a price for something you do this month, and pay off one old account; your bonds become lighter by it.',
  ),
  3: passage(
    'What you need is near: the next street, a simple question, a message that you answer. You may rely on far teachers longer than you need. → Explain something to a child or ask your neighbour for advice; the way begins there.',
  ),
  4: passage(
    'You turn to public duties because they are easier for you. Your way leads home. → Make a door you can close, plant something, or write down the story of an old relative; it gives you a footing that no office can.',
  ),
  5: passage(
    'You easily do a lot for the group, and you may do something for joy. → Make, play or love without a use for it. You do not have to show the result to any committee.',
  ),
  6: passage(
    'You know how to withdraw, and it can become a hiding place. You get steadier when you are needed at a fixed hour, on a Tuesday at nine, by people who would notice that you are missing. → Look for such a task.',
    'seeks solitude',
  ),
  7: passage(
    'You rely on yourself first. The way leads to another person as an equal, somebody who may say no to you. → Ask for advice before you decide, and let it change one thing; you lose no freedom by that.',
  ),
  8: passage(
    'You hold on to what is yours, from habit. You grow where accounts are joined: when you admit a debt, tell a secret or accept help with its conditions. → Let somebody help you this season in something that you could just manage alone.',
    'keeps money',
  ),
  9: passage(
    'Errands and talk in the familiar district take more of your time than they give back. What you need is a longer road: a foreign course, a belief that you test in earnest, a text you write to its end. → Choose one and start before spring.',
  ),
  10: passage(
    'Your family often needs you urgently, and you tend to go each time. Your way leads out of the house and up some steps. → Take a post with a name on the door, and let strangers judge what you do.',
  ),
  11: passage(
    'You win applause easily, and company does you more good. → Look for friends who share an aim instead of admiring you. Join something with minutes and a treasurer, and carry a part that nobody sees.',
    'in front',
  ),
  12: passage(
    'You tend to hide from silence behind work, with a list that is full. Time in a wood, a studio, a chapel or beside a sickbed repairs you, if you go regularly and bring no result home. → Begin with two hours a week.',
  ),
} satisfies Record<HouseNumber, Passage>

export default { sign: bySign, house: byHouse }
