import type { Graha, Lord } from '../../jyotish/grahas.ts'
import { from, type Passage } from '../passage.ts'

// A gem as the stone of the lord of house 1 (life), 5 (benefic) or 9 (lucky), of the running period, or as one to avoid. A node rules no
// house, so it has a stone only for its period, or none
const worn = from('The gem by Jataka Parijata 2; common practice of the stones of the trikona lords')
const period = from('The gem by Jataka Parijata 2; common practice of the stone of a dasha')
const left = from('The gem by Jataka Parijata 2; lordship of houses after BPHS 34')

export default {
  Sun: {
    life: worn(
      'With Leo rising the Sun is your own planet, and the ruby is the stone that tradition gives you for life. You can start with a garnet, which costs little and serves the same planet. → If you become more impatient in the first month, take the ring off and keep the Sunday gift instead.',
    ),
    benefic: worn(
      'With Aries rising the Sun rules your fifth house, so the ruby is meant to give you a clear head when people look to you for a decision. You may try a red spinel for three months first. → Keep a note of how you decide in that time, and let the note judge the stone.',
    ),
    lucky: worn(
      'With Sagittarius rising the Sun rules your ninth house, and the ruby is your stone of good fortune. You would wear it for an important meeting or a pilgrimage rather than every day. A garnet does for you what a ruby does, and you lose nothing by starting there.',
    ),
    dasha: period(
      'You are in the six years of the Sun, and custom gives you a ruby for that time only. It is meant to keep you steady while more eyes than usual are on your work. A garnet is enough, and when the period ends you may put it away.',
    ),
    avoid: left(
      '→ Leave the ruby alone: with {rising} rising the Sun rules a house that works against you, and the stone would feed it. You might become short with people in authority and sleep badly. You honour the same planet safely with water offered at sunrise and wheat given on a Sunday.',
    ),
  },
  Moon: {
    life: worn(
      'With Cancer rising the Moon is your own planet, and the pearl is the stone that tradition gives you for life. You would wear it for calm sleep and steady moods. A moonstone in silver serves you just as well and costs a tenth, so begin with that.',
    ),
    benefic: worn(
      'With Pisces rising the Moon rules your fifth house, so the pearl is meant to make you learn and remember with pleasure. You put it on in silver, on the little finger, on a Monday. A moonstone is a fair first try for you, and a glass of milk given away on Mondays is the free form.',
    ),
    lucky: worn(
      'With Scorpio rising the Moon rules your ninth house, and the pearl is your stone of good fortune. It is meant to bring you the help of older people and teachers. You have to keep it away from perfume and sweat, and a moonstone spares you that worry.',
    ),
    dasha: period(
      'You are in the ten years of the Moon, and custom gives you a pearl for that time only. It is meant to keep your mood from deciding large questions. A moonstone will do for the whole ten years, and you need not buy anything better.',
    ),
    avoid: left(
      '→ Leave the pearl alone: with {rising} rising the Moon rules a house that works against you, and the stone would press on it. You might sleep less well and spend money to feel better. Rice given on a Monday honours the same planet and costs you a cupful.',
    ),
  },
  Mars: {
    life: worn(
      'Mars is the planet of your rising sign, and red coral is the stone that tradition gives you for life. It is meant to give you stamina and the nerve to finish what you began. → If you run hot already, wear it on working days only, and try a carnelian first.',
    ),
    benefic: worn(
      'Mars rules your fifth house, so red coral is meant to make you decide early and hold to the plan. → If you sit at a desk all day, take up a sport with it, or you will feel the stone as impatience. A carnelian in copper is the cheap and usual beginning for you.',
    ),
    lucky: worn(
      'Mars rules your ninth house, and red coral is your stone of good fortune, the kind that you have to go out and fetch. You may wear it in copper, which custom accepts as readily as gold. A carnelian is a fair first try for half a year.',
    ),
    dasha: period(
      'You are in the seven years of Mars, and custom gives you red coral for that time only. It is meant to turn your energy to building and training. A carnelian is enough, and if you are angry more often in the first weeks you should lay it aside.',
    ),
    avoid: left(
      '→ Leave red coral alone: with {rising} rising Mars rules houses of dispute or hard bargains for you, and the stone would heat them. You might act too fast and pay for it. Red lentils given on Tuesdays, or an hour of hard physical work, calm the same planet at no cost.',
    ),
  },
  Mercury: {
    life: worn(
      'Mercury is the planet of your rising sign, and the emerald is the stone that tradition gives you for life. It is meant to help your speech, your memory and your sense for trade. A peridot or a green tourmaline is the sensible start for you, because cheap emeralds are mostly glass.',
    ),
    benefic: worn(
      'Mercury rules your fifth house, so the emerald is meant to help you study and give good advice. Mercury rules a harder house of yours as well, so test the stone for three months before you keep it. A peridot is all you need for the test.',
    ),
    lucky: worn(
      'Mercury rules your ninth house, and the emerald is your stone of good fortune by letters: a reply, a test, a contact far away. Mercury rules a harder house of yours as well, so wear a peridot for two weeks first. You keep it only if those weeks go well.',
    ),
    dasha: period(
      'You are in the seventeen years of Mercury, and custom gives you an emerald for that time only. It is meant to keep your accounts and your nerves in order. A peridot is enough for you, above all if you travel much, and it comes off when the period ends.',
    ),
    avoid: left(
      '→ Leave the emerald alone: with {rising} rising Mercury rules houses that work against you, and the stone would make them louder. You might argue over papers or say more than is wise. Green fodder given to a cow on a Wednesday honours the same planet for the price of a meal.',
    ),
  },
  Jupiter: {
    life: worn(
      'Jupiter is the planet of your rising sign, and the yellow sapphire is the stone that tradition gives you for life. It is meant to give you good judgement and the respect of others. A citrine on the index finger, put on a Thursday, is the usual first year for you.',
    ),
    benefic: worn(
      'Jupiter rules your fifth house and stands for learning by nature, so the yellow sapphire fits you twice. You would wear it for study and for teaching others. → Start with a citrine for a year, and buy the costly stone only if that year was good to you.',
    ),
    lucky: worn(
      'Jupiter rules your ninth house and stands for good fortune by nature, so the yellow sapphire is your lucky stone with little doubt. You would wear it for matters of faith, law and long roads. A citrine is enough to begin, and a gift to a teacher belongs to the first day.',
    ),
    dasha: period(
      'You are in the sixteen years of Jupiter, and custom gives you a yellow sapphire for that time only. It is meant to make you sleep on a large choice before you make it. A citrine does that for you as well, and it comes off when the period ends.',
    ),
    avoid: left(
      '→ Leave the yellow sapphire alone: with {rising} rising Jupiter rules houses that work against you, and the stone would enlarge them. You might give and promise beyond your purse. Jupiter stays a kind planet, so its Thursday, a teacher’s blessing and a gift of chickpeas are open to you.',
    ),
  },
  Venus: {
    life: worn(
      'Venus is the planet of your rising sign, and the diamond is the stone that tradition gives you for life. It is meant to give you ease in company and a good eye. You need no diamond to start with, because a white sapphire or a clear quartz serves the same planet.',
    ),
    benefic: worn(
      'Venus rules your fifth house, so the diamond is meant to support your art, your affection and your ease with the young. A white sapphire or a clear quartz is enough for you. You may put it on for a performance or a celebration and leave it in the box otherwise.',
    ),
    lucky: worn(
      'Venus rules your ninth house, and the diamond is your stone of good fortune, which reaches you through taste and good company. A white sapphire or a clear quartz serves you as well. You put it on for the first time on a Friday, in the bright half of the month.',
    ),
    dasha: period(
      'You are in the twenty years of Venus, and custom gives you a diamond or a white topaz for that time only. It is meant to bring you comfort without waste. The topaz is enough for you, and you should have its setting looked at every other year.',
    ),
    avoid: left(
      '→ Leave the diamond alone: with {rising} rising Venus rules houses that drain or oppose you, and the stone would feed them. You might spend too much on show. A ring that you inherited is no danger at a feast, since the rule is about daily wear, and sugar given on a Friday honours Venus for you.',
    ),
  },
  Saturn: {
    life: worn(
      'Saturn is the planet of your rising sign, and the blue sapphire is the stone that tradition gives to you and few others. It is meant to give you endurance and a steady routine. Custom fears this gem, so you wear an amethyst for three months first and buy nothing costly until then.',
    ),
    benefic: worn(
      'Saturn rules your fifth house, so the blue sapphire is meant to give you patience for long study. It works slowly and is hard to judge, so wear an amethyst through one winter first. You will know by spring whether you finish more than you used to.',
    ),
    lucky: worn(
      'Saturn rules your ninth house, and the blue sapphire is your stone of good fortune, which is slow with you and lasts. An amethyst is the safe first step. If you are in a hurry this is not your stone, and an hour of help given on a Saturday does more for you.',
    ),
    dasha: period(
      'You are in the nineteen years of Saturn, and custom gives you a blue sapphire to bear its pace, not to shorten it. → Put an amethyst under your pillow for three nights first. One bad night is reason enough to do without, because the same planet likes regular hours better than any gem.',
    ),
    avoid: left(
      '→ Leave the blue sapphire alone: with {rising} rising Saturn rules houses of delay or dispute for you, and no gem is forbidden more firmly in that case. You might feel more tired and more alone. Black sesame given on Saturdays, and wages paid on time, please the same planet.',
    ),
  },
  Rahu: {
    dasha: period(
      'You are in the eighteen years of Rahu, and you may wear hessonite, because Rahu stands in a house of growth and works for a friend of your chart. It is meant to give you a cool head in foreign or sudden matters. It comes off when the period ends, and a blanket given away does as much.',
    ),
    avoid: left(
      '→ Leave hessonite alone: Rahu carries out the work of the planet in whose sign it stands, and with {rising} rising that planet does you more harm than good. You might reach for too much at once. Black gram given on a Saturday is the safer answer, and you can give it today.',
    ),
  },
  Ketu: {
    dasha: period(
      'You are in the seven years of Ketu, and you may wear cat’s eye, because Ketu stands in a house of growth and works for a friend of your chart. It is meant to give you a quiet mind for study or prayer. It comes off when the period ends, and feeding a street dog does as much.',
    ),
    avoid: left(
      '→ Leave cat’s eye alone: Ketu carries out the work of the planet in whose sign it stands, and with {rising} rising that planet does you more harm than good. You might let go of the wrong thing. Feeding a street dog on Tuesdays honours Ketu, and you need no ring for it.',
    ),
  },
} satisfies Record<Lord, Record<'life' | 'benefic' | 'lucky' | 'dasha' | 'avoid', Passage>> &
  Record<Exclude<Graha, Lord>, Record<'dasha' | 'avoid', Passage>>
