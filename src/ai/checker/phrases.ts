import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { SIGNS } from '../../zodiac/signs.ts'
import { DIGNITY_PHRASES, HOUSE_NAMES } from './dignity-phrases.ts'
import type { Item, Mark } from './items.ts'
import { AREA_NAMES, KOOTA_WORDS, PLANET_NAMES, SIGN_NAMES, STAR_NAMES } from './names.ts'
import { PLAIN } from './plain-phrases.ts'
import { SORTED } from './sorts.ts'

/** Phrases that state something, and what each is. */

type Made = readonly [string, Item]
const mark = (is: Mark, phrases: string): Made[] => phrases.split(', ').map((phrase) => [phrase, { is }])

export const PHRASES: Made[] = [
  ...Object.entries(PLANET_NAMES).flatMap(([planet, names]) =>
    names.map((name): Made => [name, { is: 'planet', planet }]),
  ),
  ...SIGN_NAMES.flatMap((names, at) => names.map((name): Made => [name, { is: 'sign', sign: SIGNS[at]! }])),
  ...NAKSHATRAS.flatMap((star) =>
    [star.toLowerCase(), ...(STAR_NAMES[star] ?? [])].map((name): Made => [name, { is: 'star', star }]),
  ),
  ...Object.entries(AREA_NAMES).flatMap(([area, names]) => names.map((name): Made => [name, { is: 'area', area }])),
  ...Object.entries(KOOTA_WORDS).flatMap(([koota, names]) => names.map((name): Made => [name, { is: 'koota', koota }])),
  ...DIGNITY_PHRASES.map(([phrase, dignity]): Made => [phrase, { is: 'dignity', dignity }]),
  ...HOUSE_NAMES.map(([phrase, house]): Made => [phrase, { is: 'house', house }]),
  ...mark('ascendant', 'ascendant, lagna, rising sign, rising, rises'),
  ...mark('retrograde', 'retrograde, in retrograde motion, vakri, vakra, moving backwards, moving backward'),
  ...mark('direct', 'direct, in direct motion, moving forwards'),
  ...mark('combust', 'combust, burnt by the sun, burnt, asta, too close to the sun, combustion'),
  ...mark(
    'aspect',
    'aspects, aspect, aspecting, aspected, looks at, look at, drishti, casts its aspect on, casts an aspect on, glances at, casts its gaze on, casts its gaze upon, casts its glance on, gazes at, gazes upon, glance of, gaze of, throws its aspect on',
  ),
  ...mark(
    'with',
    'conjunct, conjoined, conjoins, joined by, joined with, together with, conjunction, shares its sign with, share a sign, in the company of, accompanied by, joins, keeps company with, stands beside, sits beside, beside, alongside, joined to, united with, are together, stand together, sit together, shares a sign with, shares the sign with',
  ),
  ...SORTED,
  ...mark(
    'vargottama',
    'vargottama, the same sign in the birth chart and in the navamsa, the same sign in the birth chart and the navamsa, the same sign in both the birth chart and the navamsa',
  ),
  ...mark('only', 'only, solely, alone, to itself, on its own, exclusively, by itself, unaccompanied'),
  ...mark('except', 'except, except for, other than, apart from, but for'),
  ...mark(
    'itslord',
    'its own lord, its own ruler, its lord, its ruler, their lord, his lord, her lord, whose lord, whose ruler',
  ),
  ...[
    'well placed',
    'well-placed',
    'badly placed',
    'poorly placed',
    'ill placed',
    'well situated',
    'well disposed',
    'comfortably placed',
  ].map((word): Made => [word, { is: 'delicate', word }]),
  ...['ascendant lord', 'lagna lord', 'lord of the ascendant', 'lord of your ascendant', 'ruler of the ascendant'].map(
    (phrase): Made => [phrase, { is: 'lordof', house: 1 }],
  ),
  ...[
    'ruler of your ascendant',
    'lord of the rising sign',
    'lord of your rising sign',
    'ruler of the rising sign',
    'ruler of your rising sign',
    'ascendant ruler',
    'lagnesha',
    'lord of the lagna',
    'lord of your lagna',
    'chart ruler',
    'ruler of your chart',
    'ruler of the chart',
  ].map((phrase): Made => [phrase, { is: 'lordof', house: 1 }]),
  ...mark('heldby', 'occupied by, tenanted by, held by, inhabited by'),
  ...[
    'exchange signs',
    'exchange houses',
    'in exchange',
    'at the start of',
    'at the beginning of',
    'in the middle of',
    'halfway through',
  ].map((word): Made => [word, { is: 'delicate', word }]),
  ...mark('axis', 'axis'),
  ...mark('opposite', 'opposite, directly opposite'),
  ...mark(
    'before',
    'is followed by, followed by, gives way to, gives place to, comes before, precedes, leads into, hands over to, makes way for, runs before',
  ),
  ...mark('follows', 'follows, comes after, after, succeeds, takes over from, follows upon'),
  ...mark('duration', 'years, year, months, month, weeks, decades, decade'),
  ...mark('empty', 'empty, vacant, unoccupied, untenanted'),
  ...mark('abovemean', 'above the mean, above the average, above average'),
  ...mark('belowmean', 'below the mean, below the average, below average'),
  ...mark('mean', 'the mean, the average, mean of, average of'),
  ...PLAIN.map((phrase): Made => [phrase, { is: 'word', word: phrase }]),
  ...mark(
    'rules',
    'rules, rule, ruling, governs, owns, own, the lord of, lord of, the ruler of, has charge of, ruler of, as lord of, as ruler of, lords of',
  ),
  ...mark(
    'ruledby',
    'ruled by, governed by, owned by, belongs to, which belongs to, a sign ruled by, a sign of, the sign of, sign of',
  ),
  ...mark('holds', 'holds, hold, contains, hosts, houses the, occupies, occupy, occupying, is home to'),
  ...mark(
    'transit',
    'in transit, by transit, transiting, transits, transit, gochara, now moving through, current transit',
  ),
  ...mark(
    'natal',
    'natal, at birth, birth chart, when you were born, were born, born, birth, at the time of birth, at the time of your birth, at your birth, you were born, rasi chart, d1',
  ),
  ...mark(
    'fromMoon',
    "from the moon, from your moon, from your natal moon, from the natal moon, from your birth moon, from the birth moon, counted from the moon, from moon, from the first person's moon, from the second person's moon",
  ),
  ...mark(
    'begin',
    'stepped into, step into, stepping into, began, begins, begin, started, starts, start, starting, beginning, opens, opened, sets in, commences, commenced, takes over, take over, takes up the reins',
  ),
  ...mark('end', 'ends, ended, end, ending, closes, closed, comes to an end, finishes, finished, is over, expires'),
  ...mark('from', 'between, since'),
  ...mark(
    'until',
    'between now and, from now until, from now to, from now till, until, till, lasts until, runs until, continues until, goes on until, up to, through to',
  ),
  ...mark('bindus', 'bindus, bindu, sav points, ashtakavarga points'),
  ...mark(
    'rank',
    'outranks, shadbala ranking, in strength, by strength, in planetary strength, ranking, ranked, ranks, rank, shadbala, by shadbala, in shadbala',
  ),
  ...mark('score', 'scores, score, scored'),
  ...mark('total', 'total score, ashtakoot total, total, ashtakoot, guna milan, the match'),
  ...mark('outof', 'out of, of a possible, from a possible'),
  ...mark('points', 'points, point, gunas'),
  ...mark('degrees', 'degrees, degree'),
  ...mark(
    'not',
    "not, none, nowhere, never, isn't, aren't, wasn't, doesn't, don't, hasn't, haven't, neither, nor, cannot, weren't, isn’t, doesn’t, without",
  ),
  ...mark('more', 'more, better, higher, stronger, better placed, better supported'),
  ...mark('fewer', 'fewer, less, worse, lower, weaker, worse placed'),
  ...mark('than', 'than'),
  ...mark('outweighs', 'outweighs, exceeds, surpasses, beats'),
  ...mark(
    'most',
    'tops, heads, richest, fullest, strongest, highest, best placed, best, greatest, most powerful, most',
  ),
  ...mark('least', 'leanest, thinnest, poorest, weakest, lowest, worst, fewest, least'),
  ...mark('planets', 'planets, planet, grahas, graha'),
  ...mark('every', 'all, every, several, many, each'),
  ...mark('sadesati', 'sade-sati, sade sati, sadesati, saade saati'),
  ...mark(
    'touch',
    'touch, touches, touched, together activate, activate together, double transit, jointly touch, together influence, jointly influence, together act on, jointly act on',
  ),
  ...mark('pronoun', 'it, its, he, she, they, his, her, this planet, this placement, there'),
  ...mark('and', 'and, as well as'),
  ...mark('break', 'but, while, whereas, although, though, yet'),
  ...mark(
    'next',
    'next year, next month, next week, this year, this month, tomorrow, soon, shortly, within months, within weeks, in the coming months, in the coming weeks, very soon, last year',
  ),
  ...mark('age', 'at age, aged, years old, age of, at the age of'),
  ...mark('where', 'is where'),
  ...(['strong', 'good', 'mixed', 'weak'] as const).map((band): Made => [band, { is: 'band', band }]),
  ...(['difficult', 'obstructed', 'relieved', 'neutral', 'favourable', 'unfavourable', 'bad'] as const).map(
    (effect): Made => [
      effect,
      {
        is: 'effect',
        effect: { favourable: 'good', unfavourable: 'difficult', bad: 'difficult' }[effect as string] ?? effect,
      },
    ],
  ),
  ...Object.entries({
    present: ['present', 'formed', 'forms', 'in force', 'operative', 'arises', 'arise', 'occurs', 'applies'],
    absent: [
      'absent',
      'missing',
      'lacks',
      'lack',
      'lacking',
      'devoid of',
      'not present',
      'not formed',
      'does not exist',
      'no',
      'free of',
      'free from',
    ],
    cancelled: ['cancelled', 'canceled', 'annulled', 'neutralised', 'neutralized', 'cancels'],
    mild: ['mild', 'in a mild form', 'mildly present', 'partial', 'present in a mild form', 'a mild form'],
    full: [
      'in its full form',
      'in their full form',
      'in full form',
      'full form',
      'fully formed',
      'at full strength',
      'in full force',
      'present in its full form',
      'fully present',
      'in full',
      'severe',
    ],
    rising: ['rising phase'],
    peak: ['peak phase'],
    setting: ['setting phase'],
  }).flatMap(([state, phrases]) => phrases.map((phrase): Made => [phrase, { is: 'state', state }])),
  ...(
    [
      ['mahadasha', ['mahadasha', 'maha dasha', 'major period', 'main period', 'great period', 'md']],
      [
        'antardasha',
        [
          'antardasha',
          'antar dasha',
          'sub-period',
          'subperiod',
          'sub period',
          'bhukti',
          'lesser period',
          'minor period',
          'ad',
        ],
      ],
      ['pratyantardasha', ['pratyantardasha', 'pratyantar', 'sub-sub-period']],
    ] as const
  ).flatMap(([level, phrases]) => phrases.map((phrase): Made => [phrase, { is: 'level', level }])),
  ...['atmakaraka', 'amatyakaraka', 'darakaraka'].map((office): Made => [office, { is: 'office', office }]),
  ...['d9', 'navamsa', 'navamsha', 'navamsa chart', 'ninth divisional chart', 'd9 chart'].map(
    (name): Made => [name, { is: 'varga', varga: 'D9' }],
  ),
  ...['D2', 'D3', 'D4', 'D7', 'D10', 'D12', 'D20', 'D24', 'D30', 'D60'].flatMap((code): Made[] => [
    [code.toLowerCase(), { is: 'varga', varga: code }],
    [`${code.toLowerCase()} chart`, { is: 'varga', varga: code }],
  ]),
  ['dashamsa', { is: 'varga', varga: 'D10' }],
  ['dashamsha', { is: 'varga', varga: 'D10' }],
  ['saptamsa', { is: 'varga', varga: 'D7' }],
  ["the first person's", { is: 'person', person: 'first' }],
  ["first person's", { is: 'person', person: 'first' }],
  ['first person', { is: 'person', person: 'first' }],
  ["the first's", { is: 'person', person: 'first' }],
  ["the second's", { is: 'person', person: 'second' }],
  ["the second person's", { is: 'person', person: 'second' }],
  ["second person's", { is: 'person', person: 'second' }],
  ['second person', { is: 'person', person: 'second' }],
  ['both persons', { is: 'person', person: 'both' }],
  ['both people', { is: 'person', person: 'both' }],
  ['both of you', { is: 'person', person: 'both' }],
  ['both', { is: 'person', person: 'both' }],
]
