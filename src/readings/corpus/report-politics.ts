import type { Graha, Lord } from '../../jyotish/grahas.ts'
import type { Element, HouseNumber } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on public life. The texts of `guests` follow "With Saturn in your tenth house,".
const rank = from('BPHS 11 and 24 on the tenth house, in our words')
const people = from('BPHS 11 and 24 on the fourth house, in our words')
const contest = from('BPHS 11 and 24 on the sixth house, in our words')
const turns = from('BPHS 11 and 24 on the eighth house, in our words')
const natured = from('BPHS 3 and 32 on the planets and what they stand for, in our words')
const jaimini = from('Jaimini Upadesa Sutras 1.1 on the amatyakaraka, in our words')

type Forms = string | readonly [string, string]
const cellOf = (forms: Forms): Cell =>
  typeof forms === 'string' ? natured(forms) : [natured(forms[0]), natured(forms[1])]
const sided = (able: Forms, loaded: Forms): Record<'able' | 'loaded', Cell> => ({
  able: cellOf(able),
  loaded: cellOf(loaded),
})

export default {
  /** The lord of the tenth house by its house. */
  lord_place: {
    1: rank(
      'You are the programme: people back a face, and yours is known. You rise by your own effort and without a patron. → Say in one sentence what you stand for, because others will say it for you if you do not.',
    ),
    2: rank(
      'You rise by your voice and by money well kept. People trust you with the treasury, and with the vote of thanks. → Open the accounts of your group once a year before anybody asks.',
    ),
    3: rank(
      'You rise by your own hand: leaflets, posts, visits, a small office that you run well. You win streets before you win cities. → Choose one street this month and ring at every door in it.',
    ),
    4: rank(
      'You rise from your own ground. The place you come from knows you, and it sends you. → Keep your kitchen open to the people there, even when you sit in the capital.',
    ),
    5: rank(
      'You rise by ideas and by the young. You draft the paper that others sign, and a younger person carries your bag and later your cause. → Teach what you know; it is your best campaign.',
    ),
    6: rank(
      'You rise through service and through opponents. You take the post that nobody wants and clean it up. → Keep your temper in the third year, when you have to thank people who fought you.',
    ),
    7: rank(
      'You rise by alliances. A partner, a spouse or a party opens the door for you, and you keep it open by fair dealing. → Write down what each side gets, on the day on which you agree.',
    ),
    8: rank(
      'You rise by crises. When something breaks you are called, and in quiet years you are forgotten. → Have a profession that feeds you in between, and keep every record.',
    ),
    9: rank(
      'You rise by principle: teachers, elders or a faith speak for you. You are asked because you seem fair. → Keep your life as simple as your speech, since both are watched.',
    ),
    10: rank(
      'You are made for office. You know what to do on the first day, and people feel it. → Share the credit loudly and carry the blame quietly, and you stay there long.',
    ),
    11: rank(
      'You rise with a circle: friends, members, an association that grew up with you. You owe them something afterwards. → Decide before the vote what you will not do for a friend.',
    ),
    12: rank(
      'You have more influence behind the door than before the hall. You write for those who speak, or you act abroad, or for people without a voice. → Accept it, and nobody can vote you out.',
    ),
  } satisfies Record<HouseNumber, Passage>,
  guests: {
    Sun: rank('You are seen, and you are expected to lead. You do best when you name the people who did the work.'),
    Moon: rank(
      'You are liked by the crowd, and the crowd changes. You do best when you hold one position through a bad month.',
    ),
    Mars: rank('You act where others discuss. You do best with one opponent at a time.'),
    Mercury: rank('You win by words and by knowing the file. You do best when you stop after the second argument.'),
    Jupiter: rank(
      'You are trusted with what belongs to all. You do best when you promise a third less than you could.',
    ),
    Venus: rank('You make peace between factions. You do best when you choose before you are forced to.'),
    Saturn: rank(
      'You climb slowly and fall only by haste. You do best when you outlast a rival instead of attacking one.',
    ),
    Rahu: rank('You rise by a new or unusual way, and you are envied. You do best with papers that could be printed.'),
    Ketu: rank(
      'You care little for the chair, and people trust you for it. You do best when you stay until the job is finished.',
    ),
  } satisfies Record<Graha, Passage>,
  /** The lord of the fourth house. */
  goodwill: {
    Sun: people(
      'You win people’s goodwill by dignity: you look them in the eye and remember their name. You lose it by seeming above them, so carry your own chair.',
    ),
    Moon: people(
      'You win people’s goodwill by care: you ask about the mother and the knee. You lose it by moods, so stay at home on a bad day.',
    ),
    Mars: people(
      'You win people’s goodwill by doing: the drain is mended on the day you promised. You lose it by shouting at a clerk in front of them.',
    ),
    Mercury: people(
      'You win people’s goodwill by talking with everybody and answering each letter. You lose it by two versions of one story.',
    ),
    Jupiter: people(
      'You win people’s goodwill by fairness and advice. You lose it by lecturing, so ask one question for each answer that you give.',
    ),
    Venus: people(
      'You win people’s goodwill by charm and by festivals. You lose it by luxury, so let them see your old coat.',
    ),
    Saturn: people(
      'You win people’s goodwill by being there for years. You lose it by a cold tone, so say the kind thing aloud.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The lord of the sixth house. */
  contests: {
    Sun: contest(
      'In a contest you face people of rank, and you should challenge the decision rather than the person. You win when your case is a matter of honour for others too.',
    ),
    Moon: contest(
      'In a contest you meet opponents who were friends. You feel it more than you show, so let another person reply to the first attack.',
    ),
    Mars: contest(
      'In a contest you fight in the open and like it. You win by energy and lose by one sentence too many, so agree beforehand what you will not say.',
    ),
    Mercury: contest(
      'In a contest you meet clever opponents and papers. You win by having the earlier version, so date everything.',
    ),
    Jupiter: contest(
      'In a contest you face people with principles, and you can respect them. You win by a fair offer made early.',
    ),
    Venus: contest(
      'In a contest you would rather agree, and they know it. You win when you state your lower limit to a friend before you sit down.',
    ),
    Saturn: contest(
      'In a contest you win late: the other side tires first. You need money for a long year and a lawyer who does not talk.',
    ),
  } satisfies Record<Lord, Passage>,
  sun: {
    Fire: sided(
      [
        'You step forward naturally, and a room turns to you. You can carry authority without a title.',
        'You are at ease in front of a crowd, and it shows. → Use it for two minutes and then sit down.',
      ],
      'You want the first place too visibly. You gain more votes by presenting somebody else.',
    ),
    Earth: sided(
      'You have the calm of a person who will still be there next year. You are given keys.',
      'You hold on to a post when its time is over. You gain by naming your successor yourself.',
    ),
    Air: sided(
      'You lead by words: you give a thing its name and people repeat it.',
      'You speak for everybody, and some have not been asked. You gain by reading out what others told you.',
    ),
    Water: sided(
      'You lead by feeling with people, and they forgive you much.',
      'You take criticism to heart for weeks. You gain by answering on the second day, in two lines.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  jupiter: {
    Fire: sided(
      'You give people hope, and your speeches are remembered for one picture.',
      'You promise out of warmth. You keep your name if you add the price and the year.',
    ),
    Earth: sided(
      'You are trusted with money and land that belong to all.',
      'You favour your own circle without noticing it. You keep your name if a stranger checks the list.',
    ),
    Air: sided(
      'You explain a law so that people laugh and understand it.',
      'You talk above people’s heads. You keep your name if you try the speech on a neighbour first.',
    ),
    Water: sided(
      [
        'You are generous to those who lost, and it comes back to you as loyalty.',
        'You know how to forgive in public, and former opponents vote with you.',
      ],
      'You believe every sad story. You keep your name if you help by a rule and not by a mood.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  mars: {
    Fire: sided(
      [
        'You are the one who goes first through the door, and others follow.',
        'You have the courage to say the unpopular thing, once and clearly.',
      ],
      'You start fights that were not needed. You save strength if you choose one a year.',
    ),
    Earth: sided(
      'You get things built: the road, the hall, the pump.',
      'You push a project through and leave people angry. You save time if you ask the three loudest ones first.',
    ),
    Air: sided(
      'You debate fast and fairly, and opponents enjoy it.',
      'You hurt somebody with a joke, and it is quoted for years. You save a friend if you count to five.',
    ),
    Water: sided(
      'You protect the weak, and you do it with your whole heart.',
      'You nurse an old grudge in public matters. You save yourself by working once with that very person.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  saturn: {
    Fire: sided(
      'You stand by working people when it is costly, and they know it.',
      'You want obedience where you need consent. → Ask working people once a month what goes wrong.',
    ),
    Earth: sided(
      [
        'You know rules, budgets and drains, and the many live better for it.',
        'You get the water, the wages and the buses to work. People may not cheer, but they vote.',
      ],
      'You hide behind rules when people need a face. → Go there in person, on foot.',
    ),
    Air: sided(
      [
        'You build institutions, and they run without you. Few people leave as much behind.',
        'You think in decades and in committees, and what you set up is fair to people who have no voice.',
      ],
      'You plan for people whom you have not met. → Spend one day a month in the queue with them.',
    ),
    Water: sided(
      'You carry the sorrow of many without making a show of it.',
      'You grow bitter when nobody says thank you. → Let a younger colleague take a part of the load from you.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  rahu: {
    Fire: sided(
      'You know how to use a new stage, and crowds take to you.',
      'You are drawn to noise. → Ask after each applause what has changed for anybody.',
    ),
    Earth: sided(
      [
        'You find money and allies in places where nobody looked.',
        'You see an opening in the rules and use it for those whom the rules forgot.',
      ],
      'You are offered a short cut with a bill attached. → Take no gift that you could not name in public.',
    ),
    Air: sided(
      'You use new media better than your rivals, and outsiders trust you.',
      'You spread a story before it is checked. → Wait one night with each message that makes you angry.',
    ),
    Water: sided(
      'You feel what a crowd fears and can calm it.',
      'You feel what a crowd fears and could use it. → Say the calming sentence first.',
    ),
  } satisfies Record<Element, Record<'able' | 'loaded', Cell>>,
  /** The amatyakaraka of Jaimini. */
  minister: {
    Sun: jaimini(
      'People use you as a head: they want your name on the letter. Your best adviser is somebody who is not afraid of you.',
    ),
    Moon: jaimini(
      'People use you as an ear: they tell you what they would not write. Your best adviser is somebody with a cool head.',
    ),
    Mars: jaimini(
      'People use you as an arm: you are sent when it is difficult. Your best adviser is somebody who makes you wait.',
    ),
    Mercury: jaimini(
      'People use you as a pen: you find the wording on which all can agree. Your best adviser is somebody who decides.',
    ),
    Jupiter: jaimini(
      'People use you as a judge: they bring you their disputes. Your best adviser is somebody who knows the price of things.',
    ),
    Venus: jaimini(
      'People use you as a host: you bring those together who do not speak. Your best adviser is somebody who dares to offend.',
    ),
    Saturn: jaimini(
      'People use you as a pillar: you do the long work that no one sees. Your best adviser is somebody who laughs.',
    ),
  } satisfies Record<Lord, Passage>,
  /** The lord of the eighth house. */
  setbacks: {
    Sun: turns(
      'A setback comes to you through somebody above you, or through your pride. You come back when you can say in public what you did wrong.',
    ),
    Moon: turns(
      'A setback comes to you when the mood of the crowd turns. You come back by being seen at ordinary places, without a camera.',
    ),
    Mars: turns(
      'A setback comes to you through a quarrel or a rash word. You come back fast, once you have said sorry to one person by name.',
    ),
    Mercury: turns(
      'A setback comes to you through a paper, a message or a number that does not add up. You come back by publishing the whole of it.',
    ),
    Jupiter: turns(
      'A setback comes to you through a promise or a friend you trusted too much. You come back because elders still speak for you.',
    ),
    Venus: turns(
      'A setback comes to you through money, comfort or a relation that others talk about. You come back by living simply for a year.',
    ),
    Saturn: turns(
      'A setback comes to you slowly: you are passed over. You come back because you are still there when the others have left.',
    ),
  } satisfies Record<Lord, Passage>,
}
