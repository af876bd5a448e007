import type { Sign } from '../../zodiac/signs.ts'
import { from, type Passage } from '../passage.ts'

// The sign of the Moon at birth: nature, strength and care of the mind
const passage = from('Brihat Jataka 17; Saravali 23')

export default {
  Aries: {
    nature: passage(
      'Your feelings come at full strength and pass quickly, because your Moon is in Aries. You decide before the question is finished. You eat fast, sleep little, and find waiting the hardest thing in the world.',
      'quick anger',
      'lets go',
      'decides fast',
      'impatient',
      'sleeps badly',
    ),
    strength: passage(
      'You take the first step when others hesitate, and your Aries Moon is calm once something can be done. You have forgiven by evening what was said in the morning. Children trust you because your face shows what you feel.',
      'bold',
      'decides fast',
      'lets go',
      'shows feelings',
    ),
    care: passage(
      'With an Aries Moon you can lose in one angry minute what took you a month to build. → Walk round the block before you answer. Finish one small thing each week, and your friends will stay for the long ones.',
      'quick anger',
      'leaves unfinished',
    ),
  },
  Taurus: {
    nature: passage(
      'You are calm, warm and sure, because your Moon is in Taurus, where it is at its best. You remember tastes, places and kindness for years. When somebody hurries you, you stay polite and do not move.',
      'hard to upset',
      'at rest',
      'holds firm',
      'likes things to stay',
    ),
    strength: passage(
      'With a Taurus Moon people lean on you when things are bad, and you do not give way. You save without pain and make a meal or a garden out of little. What you choose, you keep.',
      'holds firm',
      'keeps money',
      'steady',
    ),
    care: passage(
      'You may stay too long with what is comfortable, as a Taurus Moon likes to. → When a change has to come, cut it into four small steps with a date for each. Put something pleasant at the end of every step and you will do it.',
      'likes things to stay',
    ),
  },
  Gemini: {
    nature: passage(
      'You find out what you feel by talking about it, because your Moon is in Gemini. You can hold two opinions and enjoy both. Your mind is awake at midnight with the thing that you should have said.',
      'sleeps badly',
    ),
    strength: passage(
      'With a Gemini Moon you cheer people up and find the right word. You learn by playing with a subject. In a quarrel you can see why the other side is not wrong.',
      'thinks fast',
      'learns fast',
    ),
    care: passage(
      'You think about a feeling until it is gone, and with a Gemini Moon it comes back at night. → Write three lines before you sleep. Tell the person concerned, and not three friends first.',
      'sleeps badly',
    ),
  },
  Cancer: {
    nature: passage(
      'You feel deeply and you protect what is yours, because the Moon is in its own sign, Cancer, in your chart. You know how everybody at the table is before they speak. Home is where you get your strength.',
      'easily hurt',
    ),
    strength: passage(
      'With a Cancer Moon you comfort people simply by being there. You remember what mattered to somebody ten years ago. A house, a kitchen or a team grows warm in your care.',
      'holds on',
    ),
    care: passage(
      'With a Cancer Moon your mood can run the whole house without a word. → Say aloud that you are tired and that it is nobody’s fault. You may let an old hurt go on the day you have told it once.',
      'holds on',
    ),
  },
  Leo: {
    nature: passage(
      'You feel with your whole heart and want it to be seen, because your Moon is in Leo. You give generously and remember who said thank you. You cannot bear to be laughed at, and you laugh well.',
      'shows feelings',
      'easily hurt',
    ),
    strength: passage(
      'With a Leo Moon you give people courage, because you believe in them aloud. You stay loyal when it is no longer easy. A feast, a class or a family looks to you to begin.',
      'bold',
      'steady',
    ),
    care: passage(
      'With a Leo Moon you go cold when you feel overlooked, and few people guess why. → Ask for the praise that you need; it is allowed. Let somebody else shine one evening a week, and notice that you lose nothing.',
    ),
  },
  Virgo: {
    nature: passage(
      'You feel safe when things are in order, because your Moon is in Virgo. You show love by mending, cooking and remembering the medicine. You notice your own faults first and those of others soon after.',
      'exact',
    ),
    strength: passage(
      'With a Virgo Moon you are the one who knows where it is and how it works. In a crisis you do the next useful thing. People who are shy feel at ease with you, because you do not push.',
      'hard to upset',
    ),
    care: passage(
      'You worry in advance, and with a Virgo Moon the worry sits in your stomach. → Give it ten minutes on paper each evening and close the book. Praise before you correct, and your help will be welcome.',
      'expects trouble',
      'easily hurt',
    ),
  },
  Libra: {
    nature: passage(
      'You need peace around you to feel well, because your Moon is in Libra. You see both sides, and you suffer when people you like do not speak to each other. A beautiful room can change your mood.',
      'tactful',
      'easily hurt',
    ),
    strength: passage(
      'With a Libra Moon you make people feel welcome and equal. You find the form in which a hard thing can be said. Two friends who quarrelled usually make up at your table.',
      'tactful',
    ),
    care: passage(
      'You wait for others to know what you want, as a Libra Moon does. → Say it first once a day, with something small. A decision that you have put off for a month will not become fairer, so take it on Friday.',
      'decides slowly',
      'hides feelings',
    ),
  },
  Scorpio: {
    nature: passage(
      'You feel more than you show and you forget nothing, because your Moon is in Scorpio. You trust slowly and then for good. You know when somebody is not telling you the whole truth.',
      'hides feelings',
      'holds on',
      'trusts slowly',
    ),
    strength: passage(
      'With a Scorpio Moon you can stay with pain, your own or another’s, without running away. People come to you when it is serious. You could start again from nothing, and you know it.',
      'hard to upset',
      'bold',
    ),
    care: passage(
      'You keep an old hurt warm, as a Scorpio Moon will, and it costs you sleep. → Tell it once to the person or to the river. Ask instead of testing, and you will be surprised how many people pass.',
      'holds on',
      'sleeps badly',
    ),
  },
  Sagittarius: {
    nature: passage(
      'You feel well when there is something ahead of you, because your Moon is in Sagittarius. You are open, you laugh easily and you say what you think. Narrow rooms and narrow people make you restless.',
      'open to strangers',
      'blunt',
      'expects good',
      'restless',
    ),
    strength: passage(
      'With a Sagittarius Moon you see the sense in a bad year and can tell others about it. You forgive because you have already left in your mind. Teachers, travellers and animals like you at once.',
      'expects good',
      'lets go',
    ),
    care: passage(
      'You leave, or talk of leaving, when a feeling becomes heavy, as a Sagittarius Moon does. → Stay for one more conversation. Promise a little less and people will believe all of it.',
      'promises too much',
      'lets go',
    ),
  },
  Capricorn: {
    nature: passage(
      'You hold your feelings back until the work is done, because your Moon is in Capricorn. You are the sensible one. People think that you need nothing, and you let them think so.',
      'hides feelings',
    ),
    strength: passage(
      'With a Capricorn Moon you can be relied on in bad weather. You do not panic, you make a plan. Years later people say that they would not have managed without you.',
      'hard to upset',
      'keeps promises',
    ),
    care: passage(
      'You count duties when you are sad, as a Capricorn Moon will. → Tell one person that you are tired before you are finished. A warm bath, a joke and an evening without a purpose are work that you owe yourself.',
      'hides feelings',
      'copes alone',
    ),
  },
  Aquarius: {
    nature: passage(
      'You look at your feelings from a little distance, because your Moon is in Aquarius. You are kind to everybody and belong to nobody quickly. You need friends, and you need the door open.',
      'hard to upset',
    ),
    strength: passage(
      'With an Aquarius Moon you stay calm and fair when others are beside themselves. You accept people as they are. Your best ideas come when you help with something that is not your own affair.',
      'hard to upset',
    ),
    care: passage(
      'People close to you may think that you do not care, because an Aquarius Moon shows it late. → Ask one of them tonight how the day was, and wait for the whole answer. Your sleep needs a fixed hour more than you believe.',
      'hides feelings',
      'sleeps badly',
    ),
  },
  Pisces: {
    nature: passage(
      'You feel with everybody and with everything, because your Moon is in Pisces. A sad film stays with you for days. You need to withdraw, and you come back kinder.',
      'easily hurt',
    ),
    strength: passage(
      'With a Pisces Moon you understand without being told. You forgive, you imagine, and you comfort people who are beyond advice. Music or prayer reaches you deeper than words do.',
      'lets go',
    ),
    care: passage(
      'You carry moods that are not yours, as a Pisces Moon does. → When you feel heavy, ask whose it is. Water, an early night and a clear no once a day will keep you well.',
      'easily hurt',
    ),
  },
} satisfies Record<Sign, Record<'nature' | 'strength' | 'care', Passage>>
