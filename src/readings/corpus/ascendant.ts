import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The rising sign at birth: nature, strength and care
const passage = from('Brihat Jataka 17 and Saravali 47, read for the rising sign')

export default {
  Aries: {
    nature: passage(
      'You move first and think on the way, because Aries was rising at your birth. You walk fast, speak straight and would rather correct a mistake than wait for a plan. Your anger comes quickly and has passed by the time others have noticed it.',
      'decides fast',
      'quick anger',
      'lets go',
      'blunt',
      'bold',
    ),
    strength: passage(
      'You are good at beginnings, since Mars rules your rising sign. When work has stopped, people give it to you and it moves. In an emergency you are calm, because at last there is something that you can do.',
      'bold',
    ),
    care: passage(
      'You lose interest once the contest in a task is won, for Mars also rules your patience. → Work with somebody who likes to finish. Sleep one night before you answer in anger, and you will save yourself most of your apologies.',
      'leaves unfinished',
      'impatient',
    ),
  },
  Taurus: {
    nature: passage(
      'You take your time and you are hard to hurry, because Taurus was rising at your birth. You like good food, a familiar chair and the same few friends. People find your voice pleasant and your presence restful.',
      'steady',
      'patient',
      'likes things to stay',
    ),
    strength: passage(
      'You build what lasts, since Venus rules your rising sign. You know what the roof will cost, you keep things in repair, and people trust you with what cannot be replaced.',
      'keeps money',
      'finishes',
    ),
    care: passage(
      'You may hold a position long after the reason for it has gone, as a Taurus ascendant does when it is pushed. → Put a date in the calendar for looking at your large commitments again. You change your mind more easily when nobody is waiting for it.',
      'holds firm',
      'holds on',
    ),
  },
  Gemini: {
    nature: passage(
      'You need to know what is going on, because Gemini was rising at your birth. You talk with your hands, you do two things at once, and you are bored sooner than you admit. People remember your jokes and your questions.',
      'talks much',
    ),
    strength: passage(
      'You can explain almost anything to almost anybody, since Mercury rules your rising sign. You bring together people who would never have met. A clear message from you at the right moment saves a week of work.',
      'learns fast',
    ),
    care: passage(
      'You start more than you finish, and a Gemini ascendant worries with its head when the body is tired. → Keep a list of three open things and no more. Walk without your phone for twenty minutes a day, and your thoughts will settle.',
      'leaves unfinished',
      'easily hurt',
    ),
  },
  Cancer: {
    nature: passage(
      'You feel the mood of a room before you have sat down, because Cancer was rising at your birth. You care for people with food, with small things and with a good memory. You go sideways towards what you want, and you do get there.',
      'tactful',
    ),
    strength: passage(
      'You make a place into a home, since the Moon rules your rising sign. People tell you what they tell nobody else. In a family or a team you are the one who remembers birthdays and old promises.',
    ),
    care: passage(
      'You take a careless word home with you and keep it, as a Cancer ascendant will. → Ask on the same day what was meant. You recover fastest near water, in your own kitchen, or with one person who needs no explanation.',
      'holds on',
      'easily hurt',
    ),
  },
  Leo: {
    nature: passage(
      'You hold your head up and expect to be asked, because Leo was rising at your birth. You are generous in large things and hurt by small ones. When you are given a stage and a task, you grow to their size.',
      'in front',
      'easily hurt',
    ),
    strength: passage(
      'You can lead without raising your voice, since the Sun rules your rising sign. People feel safer when you are in the room. You praise others in public, and they work harder for you than for money.',
      'in front',
    ),
    care: passage(
      'You carry too much alone because asking feels like weakness to a Leo ascendant. → Name one person to whom you may complain. When you are slighted, wait until the next day, and half of the slights will have disappeared.',
      'copes alone',
      'easily hurt',
    ),
  },
  Virgo: {
    nature: passage(
      'You see what is wrong before you see what is right, because Virgo was rising at your birth. You keep lists, you notice the missing comma, and you look younger than you are. People rely on you and seldom tell you so.',
      'exact',
    ),
    strength: passage(
      'You make things work, since Mercury rules your rising sign. A confused file, a recipe or a timetable is in order after an hour with you. You are useful in a way that people notice only when you are away.',
      'exact',
      'finishes',
    ),
    care: passage(
      'You correct yourself and others more than is good for anybody, as a Virgo ascendant does. → Decide beforehand when a thing is good enough. Your stomach tells you about worry early, so eat slowly and leave the table before you open your messages.',
    ),
  },
  Libra: {
    nature: passage(
      'You look for the fair answer and the pleasant form, because Libra was rising at your birth. You listen to both sides and dress for the occasion. You would rather be late with a decision than unjust in it.',
      'tactful',
      'decides slowly',
      'keeps the peace',
    ),
    strength: passage(
      'You bring people to agree, since Venus rules your rising sign. You find the sentence that both sides can accept. Things that you arrange, from a table to a contract, look right and hold.',
      'tactful',
    ),
    care: passage(
      'You say yes to keep the peace and pay for it later, as a Libra ascendant will. → Ask for an hour before you answer. Your own wish is allowed to weigh as much as the other one, and people can bear to hear it.',
      'gives in',
    ),
  },
  Scorpio: {
    nature: passage(
      'You see what others hide, because Scorpio was rising at your birth. You say little at first, and you watch. Once you trust somebody you stay, and once you are hurt you do not forget the date.',
      'says little',
      'holds on',
      'trusts slowly',
    ),
    strength: passage(
      'You go to the bottom of a matter and come back with the answer, since Mars rules your rising sign. In a crisis you are at your best. People bring you their secrets and they are right to.',
      'finishes',
    ),
    care: passage(
      'You test people whom you could simply ask, as a Scorpio ascendant does. → Say once, plainly, what you are afraid of. Hard physical work takes the poison out of an old anger faster than thinking about it.',
      'trusts slowly',
      'holds on',
    ),
  },
  Sagittarius: {
    nature: passage(
      'You look at the far side of things, because Sagittarius was rising at your birth. You say what you think, you like the open air and a good story, and you believe that it will turn out well. Often it does.',
      'expects good',
      'blunt',
    ),
    strength: passage(
      'You give people hope and a direction, since Jupiter rules your rising sign. You see the sense in a subject and can teach it. Strangers help you more often than you can explain.',
      'expects good',
    ),
    care: passage(
      'You promise for a whole year in one good evening, as a Sagittarius ascendant will. → Write down what you promised and to whom. An honest word from you lands better when you have asked first if it is wanted.',
      'promises too much',
    ),
  },
  Capricorn: {
    nature: passage(
      'You take life seriously and early, because Capricorn was rising at your birth. You plan, you keep your word, and you laugh about it drily. You get younger as the years go on.',
      'keeps promises',
      'patient',
    ),
    strength: passage(
      'You carry weight for a long time without complaint, since Saturn rules your rising sign. You know the next step when others only know the goal. What you build is still in use when the builders are forgotten.',
      'has stamina',
      'keeps going',
      'finishes',
    ),
    care: passage(
      'You work when you are sad and call it duty, as a Capricorn ascendant does. → Put one free hour a week into the calendar like an appointment. You may accept help before you need it, and people like you better for it.',
      'copes alone',
    ),
  },
  Aquarius: {
    nature: passage(
      'You think for yourself and for a wide circle, because Aquarius was rising at your birth. You are friendly to everyone and close to few. A rule without a reason makes you obstinate at once.',
      'resists rules',
    ),
    strength: passage(
      'You see how a thing could be done differently and better, since Saturn rules your rising sign and gives you patience for it. You keep friends from every part of your life. A group with you in it lasts longer.',
      'patient',
    ),
    care: passage(
      'You explain your feelings when you should show them, as an Aquarius ascendant will. → Tell one person each day something that is not an opinion. Regular meals and sleep do more for your nerves than another idea.',
    ),
  },
  Pisces: {
    nature: passage(
      'You take in more than you can say, because Pisces was rising at your birth. You are kind, you dream, and you adapt to the people you are with until you hardly know your own wish. Music and water put you right.',
      'gives in',
      'easily hurt',
    ),
    strength: passage(
      'You understand people who have no words for what they feel, since Jupiter rules your rising sign. You forgive easily and believe in the better side of others. Art, care and faith find a natural place in you.',
      'lets go',
      'expects good',
    ),
    care: passage(
      'You say yes out of pity and vanish when it becomes too much, as a Pisces ascendant will. → Say a smaller yes and keep it. One closed door a day, for half an hour, gives you back to yourself.',
      'gives in',
      'promises too much',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
