import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Dignity } from '../../jyotish/dignity.ts'
import type { Humour } from '../../jyotish/physique.ts'
import type { Sign } from '../../zodiac/signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the report on health: vitality, humours, houses by shade, significators, parts of the body at ease or in need of care, periods.
// The texts are about habits and care, never about an illness. {helper} and {burden}: the heaviest factors on either side; {lord}: the lord
// of the house
const passage = from('BPHS 11, 24 and 32, weighed as an area of life')
const humours = from('BPHS 3 and Brihat Jataka 2 on the humours of the planets, with common Ayurvedic custom')
const natures = from('BPHS 3 and 32 on the planets and what they stand for')
const limbs = from('BPHS 4 and 11 on the limbs of Kalapurusha')
const divided = from('BPHS 7 on trimshamsha')
const timed = from('Vimshottari dasha by BPHS 46-47; Jataka Parijata 5 on the 22nd drekkana and the 64th navamsha')

const banded = (strong: string, good: string, mixed: string, weak: string): Record<AreaBand, Passage> => ({
  strong: passage(strong),
  good: passage(good),
  mixed: passage(mixed),
  weak: passage(weak),
})
const halves = (good: string, bad: string): Record<'good' | 'bad', Passage> => ({
  good: natures(good),
  bad: natures(bad),
})
const part = (ease: string, care: string): Record<'ease' | 'care', Passage> => ({
  ease: limbs(ease),
  care: limbs(care),
})

export default {
  vitality: {
    good: passage(
      'The frame of this chart is a good one, and {helper} is the chief of its supports. Energy returns after rest without much coaxing. {burden} is the side on which a little regularity is worth more than effort.',
    ),
    mixed: [
      passage(
        'Vitality comes in waves in this chart. {helper} raises it and {burden} draws on it, so that weeks of great energy are followed by a flat one. Spacing the work, instead of spending all of a good week, levels the waves.',
      ),
      passage(
        'Strength is there in this chart, and is not there every day. It is raised by {helper}; what draws on it is {burden}. You do well to plan by the month, with the demanding things set early and a free week at the end.',
      ),
      passage(
        'The ascendant and its helpers divide the matter of strength between them here. {helper} stands on the one side, {burden} on the other. Which of them is felt depends on sleep and season more than on age, and both can be arranged for.',
      ),
    ],
    weak: passage(
      'The old texts would ask for a steady way of life here, since {burden} draws on the strength and rest has to be planned rather than snatched. Habits do more than force of will here. {helper} is the support on which they can be built.',
    ),
  } satisfies Record<Exclude<AreaBand, 'strong'>, Cell>,
  humours: {
    vata: humours(
      'Vata, the moving and dry principle, has the largest share in this chart. By the tradition it gives quickness, light sleep and a mind that starts before the body has sat down. It is at its best with warmth, company and meals at the same hours.',
    ),
    pitta: humours(
      'Pitta, the hot and sharp principle, has the largest share. The tradition ascribes to it a keen appetite, drive and a short temper towards delay. It does well with shade, with time off in the middle of the day and with contests that are only games.',
    ),
    kapha: humours(
      'Kapha, the cool and steady principle, has the largest share. It is said to give endurance, calm and a fondness for what is already known. Movement in the morning and a change of scene now and then keep its patience from turning into weight.',
    ),
    even: humours(
      'No one of the three humours is far ahead of the others in this chart. The tradition calls such a balance easy to live in and easy to upset by excess, so that moderation is more than a manner of speaking. Seasons and surroundings decide which of them speaks.',
    ),
    two: humours(
      '{first} and {second} lead together in this chart, and the third humour has little say. The tradition looks at what the two have in common and tempers that: where both are cool it advises warmth, where both are quick it advises rest, and regular hours in every case.',
    ),
  } satisfies Record<Humour | 'even' | 'two', Passage>,
  first_house: banded(
    'The ascendant itself stands firm in this chart. {lord} rules it, and the body answers when it is called upon. Posture, stride and recovery tend to be rather better than your own opinion of it.',
    'The ascendant is in good order. {lord} rules it and keeps a reserve that shows after a long trip, a move or a season of hard work: you are soon upright and in good humour again.',
    'The ascendant is held from one side and pulled from another. {lord} rules it, and how one feels depends much upon the week’s rhythm. A calendar with blank places in it is the plainest medicine for this pattern.',
    'The ascendant asks for support. {lord} rules it and is hard pressed, so that strength should be measured out instead of spent. Early nights and plain food, dull as they sound, change more here than elsewhere.',
  ),
  karakas: {
    Sun: halves(
      'It stands for the fire of life, and burns evenly here. Mornings are the better half of the day, and daylight, walking and a purpose for the day are quite enough to keep it so.',
      'It stands for the fire of life, which has to be tended in this chart. Light in the morning, warmth in winter and work that is believed in are the four things which the custom prescribes.',
    ),
    Moon: halves(
      'It stands for the mind and for the fluids of the body, and is at peace in this chart. Sleep, food and friendship do their work. Worries are spoken of, and so become smaller ones.',
      'It stands for the mind and for the fluids of the body, and feels more than it shows here. Regular sleep, water and one person to whom everything can be said are its chief supports.',
    ),
    Mars: halves(
      'It stands for blood and muscle, and its vigour is a help in this chart. The body likes to be used: a sport with rules, a garden, stairs. Effort clears the head, and more surely than rest would.',
      'It stands for blood and muscle, and its vigour comes in bursts in this chart. Warming up, proper tools and a pause when anger rises prevent most of what a hot moment can ever do.',
    ),
    Saturn: halves(
      'It stands for bones and for endurance, and it is a patient friend here. Whatever is done daily for years, stretching or swimming or the same walk, pays a pension when others have to begin.',
      'It stands for bones and for endurance, and is stiff in this chart. Cold, damp and long sitting are what it dislikes. Gentle movement on most days matters more than great strength on one of them.',
    ),
  },
  sixth_house: banded(
    'The sixth house, which the tradition connects with resistance, is strong under its lord {lord}. Small complaints pass without leaving a trace, and a routine once chosen is kept, which is the real strength of this house.',
    'The sixth house resists well. {lord} rules it and makes good use of order: fixed hours, a clean kitchen, appointments that are kept. Under a light discipline you feel freer than without any at all.',
    'The sixth house needs reminding. {lord} rules it, and good habits are begun each spring. One habit at a time, tied to something that is done anyway, has a better chance than a whole new life.',
    'The sixth house lets strain come near. {lord} rules it, and overwork is the door by which it enters. A check with a physician at fixed dates, whether or not anything is felt, suits this pattern and quiets the mind.',
  ),
  eighth_house: banded(
    'The eighth house, of reserves and of deep rest, is well stocked. {lord} rules it, and you have more to draw on than you know. Hard times show it, and it is good to fill it up again afterwards.',
    'The eighth house keeps a fair reserve. {lord} rules it and gives the ability to recover in sleep and silence. A week without plans, kept free once a year, is what maintains it best of all.',
    'The reserves of the eighth house, which {lord} rules, are uneven. They suffice for one great effort at a time, and the wise course is not to let two of them fall into the same season.',
    'The eighth house runs its reserves low. {lord} rules it, and tiredness may come long after the exertion that caused it. Rest taken before it is needed is the rule that fits, however much work is left.',
  ),
  // Signs by their limb of Kalapurusha
  parts: {
    Aries: part(
      'Aries, which stands for the head, is the best protected sign of this chart. A clear head after short sleep is one of its gifts. It is worth using for the work that needs thought, early in the day.',
      'Aries, which stands for the head, bears a load in this chart. The custom looks after it with sleep before midnight, shade at noon, and all screens put away an hour before going to bed.',
    ),
    Taurus: part(
      'Taurus, of the face, the mouth and the throat, is the best protected sign here. The voice carries and the appetite is sound. Singing, or reading aloud, is good use of it, alone or with others.',
      'Taurus, of the face, the mouth and the throat, bears a load here. Regular visits to a dentist, warm drinks and a voice that is rested after long talking are the ordinary cares for it.',
    ),
    Gemini: part(
      'Gemini, of arms and shoulders, is the best protected sign of the twelve. Hands are quick and sure, and work with them rests the mind. An instrument or a craft keeps that gift alive for long.',
      'Gemini, of arms and shoulders, bears a load in this chart. A desk at the right height, pauses from the keyboard and some stretching for the shoulders are the small things that it asks for.',
    ),
    Cancer: part(
      'Cancer, of the chest, is the best protected sign in this chart. Breath comes easily, and the open air does you good at any season. Walking is the natural remedy for most of its troubles.',
      'Cancer, of the chest, bears a load in this chart. Fresh air, unhurried breathing and company that does not have to be entertained are the cares which the tradition names for it, in town above all.',
    ),
    Leo: part(
      'Leo, of the upper belly and the heart, is the best protected sign. Warmth, generosity and a good digestion are ascribed to it. Celebrations agree with you, and you may be trusted with an invitation.',
      'Leo, of the upper belly and the heart, bears a load here. Moderate effort on many days of the week, less salt and less pride in staying late are the plain habits that look after it.',
    ),
    Virgo: part(
      'Virgo, of the intestines, is the best protected sign in this chart. Food is used well and the body tells early what it does not like. Listening to that voice is all the diet required.',
      'Virgo, of the intestines, bears a load in this chart. Plain meals at regular times, eaten sitting down and without a quarrel at the table, are the oldest advice for it and still the best.',
    ),
    Libra: part(
      'Libra, of the lower belly and the kidneys, is the best protected sign of this chart. Balance is recovered soon after excess. It likes harmony in a room as much as on the dinner plate.',
      'Libra, of the lower belly and the kidneys, bears a load here. Water through the day, warmth about the waist and a slow end to heavy evenings are its simple protections, and cost nothing at all.',
    ),
    Scorpio: part(
      'Scorpio, of the organs of generation and excretion, is the best protected sign. Recovery is deep there, and intimacy restores strength instead of costing it. Privacy is a part of the protection, and may be asked for.',
      'Scorpio, of the organs of generation and excretion, bears a load in this chart. Cleanliness, early questions to a physician, and less silence about what is private are the cares that it asks for here.',
    ),
    Sagittarius: part(
      'Sagittarius, of hips and thighs, is the best protected sign here. Long walks, riding and dancing come easily and lift the spirits. A chair is the one unsuitable place for you to spend an entire day.',
      'Sagittarius, of hips and thighs, bears a load here. Chairs should be left every hour, and the large muscles used on most days, gently and without a stopwatch, until it is missed when it is left out.',
    ),
    Capricorn: part(
      'Capricorn, of the knees, is the best protected sign of this chart. Steps, hills and standing work are borne well. Those who climb a little every week keep that gift into a great age, and their balance too.',
      'Capricorn, of the knees, bears a load in this chart. Good shoes, stairs taken without haste and strength built up slowly in the thighs are what protects them, together with an eye on weight carried by hand.',
    ),
    Aquarius: part(
      'Aquarius, of the calves and ankles, is the best protected sign. Circulation is lively, and cold water or a brisk walk refreshes at once. Exercise in the evening suits you better than it suits most.',
      'Aquarius, of the calves and ankles, bears a load here. Legs put up at the end of the day, warm stockings in winter and a walk after long sitting are its cares, with no hurry in any of them.',
    ),
    Pisces: part(
      'Pisces, of the feet, is the best protected sign in this chart. Sleep is deep and feet are sound, two things that hang together more than one thinks. Swimming and bare grass are its pleasures.',
      'Pisces, of the feet, bears a load in this chart. Comfortable shoes, a foot bath in the evening and enough sleep are the cares that custom has for it, and all of them are pleasant.',
    ),
  } satisfies Record<Sign, Record<'ease' | 'care', Passage>>,
  trimshamsha: {
    exalted: divided(
      'In the trimshamsha, the chart of thirtieths in which the old books look for strain, {lord} is exalted. Trouble is met early and with good sense, and what might have grown there stays quite small.',
    ),
    own: divided(
      'The trimshamsha has {lord} on its own ground. You know best what does you good, and are best left to choose the remedy, the exercise and the hour without too much advice from anybody else.',
    ),
    friend: divided(
      'In the trimshamsha a friend receives {lord}. Others help at the right time there: a relative who insists on a check, a colleague who shares the load. Letting them do so is the whole art.',
    ),
    neutral: divided(
      'In the trimshamsha {lord} is left to its own devices. Care taken shows and care omitted shows as well, each after some time, so that a small diary of sleep and of food is instructive.',
    ),
    enemy: divided(
      'The trimshamsha gives {lord} an unfriendly lodging. Worry about health can weigh more than anything the body does. A plain question to a physician, and belief in the answer, is what ends it soonest here.',
    ),
    debilitated: divided(
      'The trimshamsha shows {lord} at its lowest, which the tradition takes as a call for regularity. Hours that do not change, seasons of rest and a physician who knows the family answer that call well.',
    ),
  } satisfies Record<Exclude<Dignity, 'moolatrikona'>, Passage>,
  care: {
    owner: [
      timed(
        'The lord of this period owns one of the houses of strain, the sixth, the eighth or the twelfth. Nothing is foretold by that. It is a sensible time for an examination that was put off, for insurance papers, and for fewer late evenings.',
      ),
      timed(
        'A house of strain, the sixth, the eighth or the twelfth, belongs to the lord of this period. The tradition answers with measure: regular meals, a holiday that is a holiday, and the visit to a physician that was meant for last year.',
      ),
      timed(
        'The lord of this period has one of the three houses of strain among its own. That is a reason to lighten the load by a tenth, and to keep the hours of sleep that are usually given away first.',
      ),
    ],
    drekkana: timed(
      'The lord of this period rules the twenty-second drekkana, which tradition watches as a place where strength runs thin. Travel with time to spare, and do not let two efforts of the same kind follow each other.',
    ),
    navamsha: timed(
      'The lord of this period rules the sixty-fourth navamsha from the Moon, a place where the mind tires before the body does. Quiet evenings, and fewer decisions after dark, are the customary care for it.',
    ),
  } satisfies Record<'owner' | 'drekkana' | 'navamsha', Cell>,
  quiet: timed(
    'No lord of these years is among those that the tradition watches for strain. Times without a warning are the best ones for building strength. What is begun now, without pressure, has time to become a habit.',
  ),
  routine: {
    vata: humours(
      'A routine for much vata is warm, regular and unhurried: cooked meals, oil on the skin in dry weather, bed at one hour. Travel and noise are what unsettle it. After either, a day without appointments repays itself.',
    ),
    pitta: humours(
      'A routine for much pitta leaves gaps: a real midday meal, water, shade, an hour in which nothing is measured. Exercise should cool more than it heats, as swimming does. Work that ends at a stated hour is half the cure for impatience.',
    ),
    kapha: humours(
      'A routine for much kapha begins early and with movement. Light suppers, spices, brisk walks and new company keep it awake. Sleep in daytime is the one simple pleasure which the old custom advises against.',
    ),
    even: humours(
      'With the humours near each other the routine may follow the season: warm and regular in wind, light in spring, cool in the heat of summer. Whatever was overdone last month should be the first thing to be reduced.',
    ),
  },
}
