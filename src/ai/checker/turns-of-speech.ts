import { withoutExplanations } from './glosses.ts'

/** Turns of speech that say the same as a plainer one, which the readers know. */

const BODY = '(?:the )?(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)'

const ORDINAL =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d{1,2}(?:st|nd|rd|th))'

const TURNS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\b(?:has|have) (${BODY}) (?:for|as) (?:its|their|his|her) (?:lord|ruler)\\b`, 'gi'), 'is ruled by $1'],
  [/\bshares? (your|the) (\w+) house with\b/gi, 'is in $1 $2 house with'],
  [/ in which you (?:now |currently )?(?:live|are|stand|move|find yourself)\b/gi, ''],
  [/\b(follows|begins|runs|lasts|continues),? (?=(?:from|until|till) \d)/gi, '$1 '],
  [/\bset in (?=on \d)/gi, 'began '],
  [/\bleaves ([A-Z]\w+) behind\b/g, 'leaves $1'],
  [/\bby nakshatra\b/gi, 'in the nakshatra'],
  [/\b(your|the) (\w+) house and (?:your|the) (\w+)(?=,|\.|$| and\b| so\b)(?! house)/gi, '$1 $2 and $3 houses'],
  [/\bfollows (?=from \d)/gi, 'runs '],
  [/\bgo(?:es|ing)? over your\b/gi, 'review your'],
  [/, (?=\d{1,2} [A-Z]\w+ \d{4} to \d)/g, ' from '],
  [/\bcomes after it\b/gi, 'follows'],
  [/ also (?=(?:ends|begins|runs|lasts) )/gi, ' '],
  [
    new RegExp(`\\b(?:regards|considers|holds|views|sees|treats) (?=${BODY}\\b[^.;]* (?:as|to be|for) )`, 'g'),
    'counts ',
  ],
  [/\b(?:comes?|turns?) out (?=strong|good|fair|mixed|middling|weak|very|divided)/gi, 'is '],
  [/^((?:Shukla|Krishna) \w+) is (?:the|today's) tithi(?: (?:of the day|today))?/i, 'The tithi is $1'],
  [/, (?=lord of the (?:first|second) person's)/gi, ', the '],
  [/\b(?:lagnesha?|dhanesha?|karmesha?|labhesha?|bhagyesha?|putresha?|sukhesha?|saptamesha?) or (?=lord of)/gi, ''],
  [
    /\b(?:by no means|in no way|not at all|anything but|hardly|scarcely|far from|nowhere near) (?=(?:an? )?(?:strong|good|mixed|weak|retrograde|combust|exalted|debilitated|present|cancelled|in)\b)/gi,
    'not ',
  ],
  [
    new RegExp(`\\bbut for (?=${BODY} (?:it|this|that|he|she|they)\\b|the (?:first|second)(?: person)?,? )`, 'g'),
    'while for ',
  ],
  [
    new RegExp(
      `\\b(?:the |your )?(${ORDINAL})(?: house)? (and|or) (?:the |your )?(${ORDINAL})(?: house)? (?:lords|rulers)\\b`,
      'gi',
    ),
    'the lords of the $1 $2 $3 houses',
  ],
  // "Lord of your eighth house, and Jupiter aspects that house"
  [
    new RegExp(`\\b((?:your|the) (${ORDINAL}) house\\b.*) (?:that|this|the same|that same|this same) house\\b`, 'gi'),
    '$1 the $2 house',
  ],
  // "Seventh from your Moon ..., and fourth from it"
  [
    new RegExp(
      `(\\b(?:[Yy]our|[Tt]he) (?:\\w+ )?Moon\\b.*?\\b${ORDINAL}(?: house| place| sign)?) from (?:it|there)\\b`,
      'g',
    ),
    '$1 from your Moon',
  ],
  [
    new RegExp(`^Unlike ((?:${BODY}|,| and| or|\\s)+), (${BODY}) (is|counts as|stands) ([^,.;]+)`, 'i'),
    '$2 $3 $4, but $1 are not',
  ],
  [
    new RegExp(
      `(${BODY}) (?:moves|passes|goes|shifts|changes) from (\\w+) (in the birth chart|at birth|in the D1|in the rasi chart) (?:in)?to (\\w+) (in the \\w+)`,
      'g',
    ),
    '$1 is in $2 $3, and $1 is in $4 $5',
  ],
  [
    /\bnakshatra(?: \((?:the )?(?:lunar )?(?:star|mansion)\)|, (?:or )?(?:the )?(?:lunar )?(?:star|mansion),?)(?= )/gi,
    'nakshatra',
  ],
  [
    /\b(you|person) (?:now )?lives?(?: now)? (?:in|under)(?= (?:the|an?) [\w ()]*(?:mahadasha|antardasha|period)\b)/gi,
    '$1 are in',
  ],
  [/\bfrom (your|the) (?:natal |janma )?Chandra\b/g, 'from $1 Moon'],
  [/\b(your|the) Moon sign\b/g, 'the sign of $1 Moon'],
  // What the reader left lying is no event that is told.
  [
    /\b(an?|any|some|one|the) ((?:[\w-]+ )?(?:habit|task|thing|plan|page|subject|book|talk|letter|idea|skill|hobby|question|chore|matter|promise|vow|choice|list)s?) (?:that |which )?you (?:have |had )?(?:once |long )?(?:dropped|put off|left|set aside|postponed|avoided|forgotten|began|begun|made|given|chosen|started|neglected|paused|shelved)\b/gi,
    '$1 $2',
  ],
  // What is left out because the clause before has it
  [
    new RegExp(
      `\\b(person's|partner's) (ascendant|lagna|${BODY}) ([^.;]*?)\\b(?:yours|your own) (?=is|has|stands|falls|sits)`,
      'g',
    ),
    '$1 $2 $3your $2 ',
  ],
  [
    new RegExp(
      `\\b([Yy]our|first person's) (ascendant|lagna|${BODY}) ([^.;]*?)\\b(the second(?: person)?'s) (?=is|has|stands|falls|sits)`,
      'g',
    ),
    "$1 $2 $3the second person's $2 ",
  ],
  [
    new RegExp(
      `(${BODY}) is (in the ${ORDINAL} house) in both charts, (in [A-Z]\\w+) for the first person,? and (in [A-Z]\\w+) for the second(?: person)?(?=[,.;]|$)`,
      'g',
    ),
    "the first person's $1 is $3 $2, and the second person's $1 is $4 $2",
  ],
  [
    new RegExp(
      `(${BODY}) is (in [^.;]*?),? for the first person,? (?:and|but|while) (in [^.;]*?),? for the second(?: person)?(?=[,.;]|$)`,
      'g',
    ),
    "the first person's $1 is $2, and the second person's $1 is $3",
  ],
  [/\bboth (?=(?:the )?[A-Z][\w' -]*? (?:yoga|dosha) and )/gi, ''],
  [/\b(are|were) both (?=(?:present|formed|cancelled|absent|mild|matched)\b)/g, '$1 '],
  [new RegExp(`(${BODY} and ${BODY}\\b[^,;.]*), both (?=in )`, 'g'), '$1, '],
  [
    new RegExp(
      `\\b(house[^.;,]*) has (\\d+) (bindus|points)([^.;,]*),? and (your|the) (${ORDINAL})(?: house)? (?:has )?(\\d+)(?=[,.;]|$)`,
      'gi',
    ),
    '$1 has $2 $3$4 and $5 $6 house has $7 $3',
  ],
  [new RegExp(`\\b(?:the |your )?(${ORDINAL}) house:? (\\d+) (bindus|points)\\b`, 'gi'), 'the $1 house has $2 $3'],
  [
    new RegExp(`\\b(more|fewer) than the (\\d+) (?:of|in) (your|the) (${ORDINAL})(?: house)?(?=[,.;]|$)`, 'gi'),
    '$1 than $3 $4 house with $2 bindus',
  ],
  [
    new RegExp(`^From (your|the) (${ORDINAL})(?: house)?,? (${BODY}) (aspects|looks at) `, 'g'),
    '$3 is in $1 $2 house, and $3 $4 ',
  ],
  [/\b(your|his|her|their|person's) own (?=chart\b|horoscope\b|ascendant\b)/gi, '$1 '],
  [
    new RegExp(`^The (\\w+dasha) lord (${BODY}) (rules|stands|is|occupies|aspects) `, 'g'),
    'The lord of the $1 is $2, and $2 $3 ',
  ],
  [/\blaid out\b/g, 'arranged'],
  [
    new RegExp(
      `^The lords of (?:your|the) (?:two )?ascendants are (${BODY}) and (${BODY}), and \\1 counts \\2 as`,
      'g',
    ),
    "$1, the lord of the first person's ascendant, counts $2, the lord of the second person's, as",
  ],
  [/^The nodes change signs? on (\d{1,2} \w+ \d{4}): /, 'On $1 '],
  [
    new RegExp(`(${BODY}) is (stronger|weaker) than (${BODY})(?:: |, )rank (\\d+) against (?:rank )?(\\d+)`, 'g'),
    '$1 with rank $4 is $2 than $3 with rank $5',
  ],
  [
    / yoga (?:stands|sits|is present) (?:beside|alongside|next to) ([A-Z][\w' -]*? yoga)\b/g,
    ' yoga and $1 are present',
  ],
  [
    /\b([A-Z]\w+\/[A-Z]\w+) (?:runs|lasts) from (.+?) to (.+?), then ([A-Z]\w+\/[A-Z]\w+) (?:runs |lasts )?(?:until|to) /g,
    '$1 runs from $2 to $3, and $4 runs from $3 to ',
  ],
  // What is left out at the end because the clause before has it
  [
    new RegExp(
      `(${BODY}) is (retrograde|combust|exalted|debilitated),? (?:but|and|while) (${BODY}) is not\\b(?= *[,.;]|$| and\\b| so\\b)`,
      'g',
    ),
    '$1 is $2, and $3 is not $2',
  ],
  [/\b(?:it |he |she )?moves (?=direct\b)/g, 'is '],
  [/\bboth (?=counts? as\b)/g, ''],
  [new RegExp(`\\band (?:stands|sits|falls) (?=in (?:your|the) ${ORDINAL} )`, 'g'), 'and is '],
  [
    new RegExp(
      `\\b(your |the )?(ascendant|lagna) (is|falls in|stands in) ([A-Z]\\w+)(?:,? and|;) its (?:lord|ruler),? (${BODY}),? (?=is|occupies|stands|sits|falls)`,
      'gi',
    ),
    '$1$2 $3 $4, and the lord of your $2, $5, ',
  ],
  [
    new RegExp(`(natal (${BODY}))(.*?) and (${BODY}) (aspects|meets|touches) it\\b`, 'g'),
    '$1$3 and $4 $5 your natal $2',
  ],
  [/ is present, as is (the yoga [^,;.]*|[^,;.]* yoga)(?=[,;.]|$)/g, ' is present, and $1 is present'],
  [/\b([A-Z]\w+ antardasha) inside the ([A-Z]\w+) (?:period|mahadasha)\b/g, '$1 in the $2 mahadasha'],
  [
    /^(?:The|Your) (?:running|current|present) (?:period|dasha) is ([A-Z]\w+) (?:inside|within|under|in) ([A-Z]\w+), from /,
    'The $1 antardasha in the $2 mahadasha runs from ',
  ],
  [/(\bon (\d{1,2} \w+ \d{4})\b[^.]*?) on (?:that|the same|that same) (?:date|day)\b/g, '$1 on $2'],
  [/^([A-Z]\w+) and (\w+) are named (?:too|as well|also)\b/, '$1 and $2 are among your fields of work'],
  // What may be meant, and is no claim of rank, love or work
  [/\brank(?=[,.;]|$| and\b| or\b)/g, 'status'],
  [/\blove to (?=[a-z]+\b)/g, 'like to '],
  [/\bhow (?:\w+ )?things work\b/g, 'how things go'],
  [/\btends? to be where you /g, 'can help you '],
  [
    /\b(that|as if) (?:things|all|it|matters|everything|others|people) will (?:work out|turn out|come right|come|settle|go|be)(?: \w+)?(?=[,.;]|$)/g,
    '$1 things go well',
  ],
  [/\b([A-Z]\w+)\/([A-Z]\w+) (?=(?:runs|lasts|begins|ends|starts) )/g, 'the $2 antardasha in the $1 mahadasha '],
]

export const inPlainTurns = (text: string): string =>
  TURNS.reduce((told, [turn, plain]) => told.replace(turn, plain), withoutExplanations(text))

/** "Manglik dosha is formed. It is cancelled" is one statement. */
export const STATE_OF_IT =
  /(\b(?:formed|present)\b[^.]*)\. (?:It|This) is(?= (?:(?:also|fully|now|not|never|in) )?(?:a |its )?(?:cancelled|mild|partial|full))/

/** "The one ends on a day, when the other begins" is two statements of one day. */
export const handedOn = (text: string): string =>
  text.replace(
    /\b(ends on (\d{1,2} \w+ \d{4})),? (?:and|when) the ([A-Z]\w+ (?:pratyantar|antar|maha)dasha[^.;,]*?) (begins|starts|opens)(?: on (?:that|the same|that same) (?:date|day)| then)?(?=[.,;]|$)/g,
    '$1. The $3 $4 on $2',
  )
