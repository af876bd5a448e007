import type { AreaBand } from '../../jyotish/assessment/area.ts'
import type { Lord } from '../../jyotish/grahas.ts'
import type { LifeSpan } from '../../jyotish/longevity-pairs.ts'
import type { Support } from '../../jyotish/longevity-signs.ts'
import { type Cell, from, type Passage } from '../passage.ts'

// Texts of the analysis of longevity. {lord}: the lord of the ascendant; {planet}: the planet of the passage
const jaimini = from('Jaimini Upadesa Sutras 2.1 and BPHS on Ayurdaya, the three pairs')
const counted = from('BPHS on Ayurdaya; Brihat Jataka 7 and 8')
const lived = from('BPHS 11 and 24 on the ascendant and its lord, with Phaladeepika 13')
const watched = from('BPHS 44 on the marakas, with Phaladeepika 17')
const transits = from('Phaladeepika 17 and 26 on transits over the sensitive signs')
const statement = from('BPHS on Ayurdaya and Phaladeepika 13 on what makes a life long')

export default {
  method: {
    agreed: [
      jaimini(
        'The old authors sort lives into three broad classes by pairs of signs, and here all the pairs speak alike. That is a finding about the method and no forecast. Each class holds about a third of all charts, the very old and the young among them.',
      ),
      jaimini(
        'Jaimini’s pupils compared three pairs of signs, and in this chart the three say one thing. Agreement of that kind is tidy and proves nothing about a life: people born within the hour share it, and live as differently as neighbours do.',
      ),
    ],
    majority: [
      jaimini(
        'Three pairs of signs are compared, and two of them agree; the rule lets the two decide. The third has been outvoted and has not gone away. → Read the class as one opinion of an old school, to be weighed with the others below.',
      ),
      jaimini(
        'By the sutra three pairs of signs are asked, and a majority of two carries the day here. The dissenting pair is shown as well, since an honest reading keeps what speaks against it. All of it is a sorting of charts, not of people.',
      ),
    ],
    split: [
      jaimini(
        'The three pairs of signs give three different answers in this chart. The sutra then hands the decision to one of them by a rule of precedence. A class found in that manner is the least certain kind, and the texts themselves say so.',
      ),
      jaimini(
        'Three pairs of signs are asked and no two of them agree, so a rule of precedence has to settle it. When a method must break a tie it has reached its edge. The sections on vitality and on what protects deserve more of your attention.',
      ),
    ],
    two: jaimini(
      'Without a sunrise on the day of birth there is no hora lagna, and one of the three pairs cannot be formed. The remaining two are read by the same rule. What they give is less than the full method, and is told here as such.',
    ),
  } satisfies Record<string, Cell>,
  class: {
    alpa: [
      jaimini(
        'By the pairs the chart falls into the first of the three classes, called alpa, the lesser. No length of life follows from it: the school itself corrects the class by seven further counts. The use of this finding today is simple, to take care of the body as something lent.',
      ),
      jaimini(
        'The pairs sort this chart into alpa, the lesser of three classes. The word frightens and should not: whole generations of the old carry it. In the commentaries it opens a list of corrections and observances, and its practical sense is to repair small things soon.',
      ),
    ],
    madhya: [
      jaimini(
        'By the pairs the chart falls into the middle one of the three classes, madhya. It is the commonest reading, neither a warning nor a promise. The advice that goes with it is moderation kept up for decades, which no planet does for anybody.',
      ),
      jaimini(
        'Of the three classes the pairs choose madhya, the middle one. The commentators treat it as open in both directions, to be improved by good conduct and spoilt by neglect. What you do each week weighs more here than what was written at birth.',
      ),
    ],
    purna: [
      jaimini(
        'By the pairs the chart falls into the fullest of the three classes, purna. The tradition counts on reserves. A class is not a contract, however, and the same texts say that conduct, food and rest can waste any of them or fill it.',
      ),
      jaimini(
        'The pairs choose purna, the fullest of the three classes. In the commentaries it stands for stamina and a slow clock. → Let it be a reason for long plans and not for carelessness, since reserves are the easiest thing to overdraw.',
      ),
    ],
  } satisfies Record<LifeSpan, Cell>,
  lowered: jaimini(
    'One correction applies: kakshya hrasa, the lowering by a step, since Saturn is of the pair that gives the class and is at home in neither its own sign nor its exaltation. The commentators read slowness and wear from it, and recommend what Saturn likes: regular hours.',
  ),
  raised: jaimini(
    'One correction applies: kakshya vriddhi, the raising by a step, since Jupiter stands in the first or the seventh house and nothing hurts it there. The commentators read protection from it, by teachers, by good sense and by help that comes in time.',
  ),
  mathematical: {
    amsayu: [
      counted(
        'A second school adds up years, planet by planet. Which of its sums is read depends on the strongest of three, and here the ascendant leads, so the count by navamshas is chosen. The sum stands in the data as arithmetic; it has never been a date.',
      ),
      counted(
        'Beside the pairs stands an arithmetic of years. Because the ascendant is the strongest of three measures, Satya’s sum by navamshas is the one that is read. Schools differ over nearly every step of it, which is why all five sums are shown.',
      ),
    ],
    pindayu: [
      counted(
        'A second school adds up years, planet by planet, and lets the strongest of ascendant, Sun and Moon choose the sum. Here the Sun is the strongest and calls for the count by exaltation. The figures are shown in the tables for those who study the method.',
      ),
      counted(
        'Years are added up too, planet by planet, in five ways. Because the Sun is the strongest of three measures, the sum by exaltation and fall is the one that is read. It is a monument of old reckoning, and its authors warned against taking it alone.',
      ),
    ],
    nisargayu: [
      counted(
        'A second school counts in years, and the strongest of ascendant, Sun and Moon decides how. In this chart the Moon leads, and with it the natural years of the planets are taken. → Treat the sum as a piece of old mathematics, not as news about anybody.',
      ),
      counted(
        'There is a reckoning in years as well, in five versions. Because the Moon is the strongest of three measures, the sum by natural years is the one that is read. Students compare it with the other four; nobody should compare it with a calendar.',
      ),
    ],
  } satisfies Record<string, Cell>,
  vitality: {
    strong: lived(
      'Vitality is a strong side of your chart, and it says more about daily life than any class. You recover quickly and can be leaned on. The one risk of a strong constitution is to spend it early, so rest before you have to.',
    ),
    good: [
      lived(
        'Vitality is a good side of your chart, and that is worth more in practice than any class. Your strength answers to habit. → Sleep at fixed hours, movement each day and a doctor who knows you are the classical advice in modern dress.',
      ),
      lived(
        'You can rely on your strength on most days, since vitality is a good side of your chart. It leaves you when you skip meals and sleep. → Put both at fixed hours this week, and you will notice it by the weekend.',
      ),
      lived(
        'Your chart gives you good vitality, and the arithmetic above takes none of it away. You mend at an even pace when nobody hurries you. → Keep one walk a day, also on days without time for it.',
      ),
    ],
    mixed: [
      lived(
        'Vitality is good in parts in your chart, so strength comes and goes. → Plan heavy work for the good weeks and repairs for the others. What you keep up in small amounts carries you further than great efforts.',
      ),
      lived(
        'You have good weeks and tired weeks, because vitality is good in parts in your chart. → Write down for a month what came before a tired one. The same two or three causes will return, and you can plan around them.',
      ),
    ],
    weak: lived(
      'Vitality is the side of your chart to help along, and it asks for steadiness. → Learn early what your body needs, and you can outlast people who are stronger. Begin with sleep, and let the rest follow.',
    ),
  } satisfies Record<AreaBand, Cell>,
  seat: {
    angle: lived(
      'It stands in one of the four angles, where a planet has most grip on the world. Vitality shows in what you do, and being needed does you good. → Keep one part of the week in which nobody needs you.',
    ),
    trine: lived(
      'It stands in one of the trines, the houses of grace, and strength is renewed there by joy, faith and study as much as by food. Time spent on what you love counts as medicine in this tradition.',
    ),
    loss: lived(
      'It stands in one of the houses of loss, where strength is spent on duties, repairs or other people’s troubles. → Draw a line around your evenings. Asking for help in good time is the remedy that the old texts call an offering.',
    ),
    growth: lived(
      'It stands in one of the houses of effort and gain, so that strength grows by use. Training, practice and friends who move with you suit it. What you build up slowly here stays with you longer than gifts would.',
    ),
  },
  marakas: {
    Sun: watched(
      'Of the planets that the books watch, the Sun comes first by its offices. Its periods ask for measure: in pride, in heat, in work beyond one’s strength. A day of rest each week, kept like a vow, is what they recommend.',
    ),
    Moon: watched(
      'The Moon comes first among the planets that the books watch here. Its periods ask for care with sleep, water and worry. Regular meals and a person to talk to are held to be better protection than any amulet.',
    ),
    Mars: watched(
      'Mars comes first among the planets that are watched by this method. His periods ask for patience on the road and with tools, and for anger to be walked off. Those who plan a pause into busy weeks pass them well.',
    ),
    Mercury: watched(
      'Mercury is the first of the planets that the method watches. In his periods breath and sleep want looking after: fewer appointments, slower speech, an hour without a screen. Visits that were put off are best made then.',
    ),
    Jupiter: watched(
      'Jupiter holds the first of the offices that the method watches, which does not undo his kindness. In his periods the danger is too much of what is good. Moderation at table, and advice taken as well as given, answer it.',
    ),
    Venus: watched(
      'Venus has the first place among the planets that are watched here. Her periods ask for moderation in comfort and in late hours. What pleases in small amounts goes on pleasing; that is the whole of the rule.',
    ),
    Saturn: watched(
      'Saturn comes first among the planets that the books watch, as he does in many charts. His periods ask for warmth, regular hours and patience with slow repairs. The tradition prescribes service to the old, and finds that it helps.',
    ),
  } satisfies Record<Lord, Passage>,
  care: {
    Saturn: transits(
      'Saturn crosses a sign that this method holds to be sensitive, now or as the next to do so. Such crossings come to everyone several times in a life. They are read as seasons for care: fewer burdens, regular hours, and matters of health attended to while they are small.',
    ),
    Rahu: transits(
      'Of the crossings that are watched, the present or the next is one by Rahu. The season asks for plain food, honest sleep and suspicion of quick cures. It passes within a year and a half, and leaves most people wiser about what they took too much of.',
    ),
    Ketu: transits(
      'It is Ketu whose crossing of a sensitive sign is under way, or next to come. The season is good for clearing out and poor for ignoring tiredness. → Let somebody else look at what you are inclined to dismiss, and use the quiet that comes with it.',
    ),
  },
  no_care: transits(
    'No crossing of a sensitive sign remains within the years that this method surveys. That is the rarest of findings. The advice of all times still holds: moderation, movement, company, and a doctor for whatever concerns the body.',
  ),
  supports: {
    ascendant_lord_placed: statement(
      'Among what protects, the lord of the ascendant stands in an angle or a trine. The books put this first. Your own judgement about what does you good can be trusted, so act on it before others have to insist.',
    ),
    jupiter_in_kendra: statement(
      'Jupiter stands in an angle, of which an old verse says that it removes a hundred faults. Help reaches you by teachers, elders and your own good sense. → Give it a chance: ask early, and follow advice that you have paid for.',
    ),
    eighth_lord_kept: statement(
      'The lord of the eighth, the house of endurance, keeps a place where it is strong. Reserves are there that are seldom called upon. You come through long stretches better than you expect while you are in them.',
    ),
    saturn_in_eighth: statement(
      'Saturn stands in the eighth house, where he is the significator of a long life and welcome for once. Slow habits protect you. What you have done every day for ten years is your shelter, so look to what those things are.',
    ),
    benefic_on_ascendant: statement(
      'A natural benefic stands on the ascendant or looks at it. People are kind to you without being asked, and your body answers to kindness as well. Friendly company belongs among the conditions of your health, not among its rewards.',
    ),
    moon_bright_and_placed: statement(
      'The Moon is bright and well placed, which the classics ask for before anything else in a child’s chart and value at every age. Your moods mend themselves. Water, walks and familiar voices do more for you than effort.',
    ),
  } satisfies Record<Support, Passage>,
  no_supports: statement(
    'None of the protections that this report counts is in the chart. They are six of many, and the books know others: good company, clean habits, gratitude. What the planets have not been asked to do can be done by oneself, one evening at a time.',
  ),
}
