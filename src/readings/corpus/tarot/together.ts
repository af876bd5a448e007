// Sentences on several cards of a spread. Placeholders: {n} and {of} are numbers in words, {a} and {b} gists of two cards, {card} a name

export default {
  /** By the answer of the spread and the share of majors. */
  opening: {
    yes: {
      many: 'The spread speaks well of the matter, and with a deep voice: {n} of its {of} cards are majors, and most of what lies here carries.',
      some: 'Taken together this is a friendly spread, with enough weight in it to be believed.',
      none: 'A light and friendly spread, made of everyday things: nothing here is fate, and most of it will help.',
    },
    maybe: {
      many: 'Large forces are about, {n} majors of {of} cards, and they do not agree; much will hang on what you yourself decide.',
      some: 'The spread leans neither way for long, so that small choices count for more than they seem to.',
      none: 'Nothing is settled, and nothing is grave: ordinary matters, which ordinary attention will move.',
    },
    no: {
      many: 'It is a stern spread, and {n} of its {of} cards are majors: something wants to be ended or faced before anything new holds.',
      some: 'The cards are on the difficult side, and they are honest about where the difficulty sits.',
      none: 'There is friction on most sides, of a kind that is worn down by days and not by thunderbolts.',
    },
  },
  /** The most frequent suit, by the answer of its cards. */
  dominant: {
    wands: {
      yes: 'Wands lead, {n} of them: the matter has heat, and wants to be begun rather than discussed.',
      maybe: 'Wands lead with {n} cards, and their fire has not yet found its hearth.',
      no: 'With {n} wands there is more heat than warmth here, and someone should step back from the stove.',
    },
    cups: {
      yes: 'Cups are in the majority, {n} of them, and what people feel for one another decides it, mostly for good.',
      maybe: 'There are {n} cups: feeling runs under everything and comes up in odd places.',
      no: 'Of cups there are {n}, and they stand rather full; sorrow or longing asks to be let out before plans are made.',
    },
    swords: {
      yes: 'The {n} swords say that clear words will do it.',
      maybe: 'With {n} swords on the table the head is busy, and the argument goes round.',
      no: 'There are {n} swords: thoughts cut deeper here than events, and a kinder way of speaking is half of the cure.',
    },
    pentacles: {
      yes: 'Pentacles carry the spread, {n} of them, so that it can be built, paid for and stood upon.',
      maybe: 'With {n} pentacles the question comes down to time, money and hands.',
      no: 'The {n} pentacles weigh: something material is short or is held too fast, and that is where to begin.',
    },
  },
  missing: {
    wands: 'No wand is among them; the push will have to come from you.',
    cups: 'There is no cup, and somebody should ask how everyone feels.',
    swords: 'Swords are lacking, so that the plain truth may still have to be spoken.',
    pentacles: 'Pentacles are absent, and the plan has no feet until it has a date and a price.',
  },
  allMissing:
    'The small suits are silent altogether: the everyday will follow when the great question has been settled.',
  reversed: {
    none: [
      'Every card stands on its feet, and what is shown may be taken at its word.',
      'Nothing is turned over: forces are free to act as they are.',
    ],
    few: [
      'Of the {of} cards {n} stands on its head, a single place where the current runs inward.',
      'One card alone is turned, and it marks the place to go slowly.',
    ],
    some: [
      'Turned over are {n} of the {of}; in those places something is still coming up from below.',
      'With {n} of {of} reversed, part of this happens in secret before it happens in the street.',
    ],
    many: [
      'So many are reversed, {n} of {of}, that the matter is first of all an inner one.',
      'Most cards hang head down, {n} of {of}: it is a time for clearing and not yet for building.',
    ],
    all: [
      'All of them are turned over, as if the whole table had been set for guests from the other side; begin by turning one thing round.',
    ],
  },
  /** A repeated rank. */
  repeated: {
    ace: 'More than one ace is a crowd of beginnings; water the first.',
    two: 'The twos repeat themselves: nothing goes forward before a pair has come to terms.',
    three: 'Threes recur, and where three are gathered something is made or said.',
    four: 'The fours come back, four legs to a table: rest, order, and some danger of sitting too long.',
    five: 'A five more than once is weather that changes; hold on to your hat and to one another.',
    six: 'Sixes return, and with them help, passage and a fairer balance.',
    seven: 'That the seven comes again says that you are being tested on the same point.',
    eight: 'The eights recur, since things move once the thought behind them does.',
    nine: 'Nine stands beside nine: it is nearly done, and the last stretch is walked alone.',
    ten: 'Ten and ten again: a circle is full, and one may put down what was carried round it.',
    page: 'With several pages in the room there is news, and somebody has to learn.',
    knight: 'More knights than one means traffic; find out who is riding where.',
    queen: 'The queens confer, and what they decide in the kitchen will hold in the hall.',
    king: 'Kings look at one another over the cards, so make sure that only one of them decides.',
  },
  /** Two neighbouring cards, by element. */
  neighbours: {
    'Fire Fire': 'Fire lies beside fire: {a} and {b} set each other alight, and somebody should keep the bucket near.',
    'Water Water': 'Water runs into water where {a} and {b} meet, and feeling deepens without a word.',
    'Air Air': 'Thought answers thought between {a} and {b}; it will be talked out, at length.',
    'Earth Earth': 'Earth lies on earth, {a} upon {b}, and what is there will stay.',
    'Fire Air': 'Air feeds fire where {a} and {b} lie side by side, so that each grows quickly by the other.',
    'Water Earth': 'Water soaks into earth: {a} and {b} quietly make each other grow.',
    'Fire Water': 'Fire and water meet in {a} and {b}; it hisses, and one of the two will have to wait.',
    'Air Earth':
      'Air and earth do not take to each other, and between {a} and {b} the plan and the fact must be introduced.',
    'Fire Earth': 'Fire works on earth, slowly, as in a kiln, where {a} and {b} lie together.',
    'Water Air': 'Where {a} and {b} touch there is mist, of air and water, and one should not decide in it.',
  },
  quintessence: {
    0: 'Added up and reduced, the numbers come to The Fool: the essence of it is to begin again.',
    again: 'Added up, the numbers come to {number}, {card}, which lies on the table itself and so speaks twice.',
    elsewhere: 'Added up, the numbers come to {number}: {card}, which is not on the table and has this to say:',
  },
  /** The five pairs of the Celtic cross, by element. */
  cross: {
    heart: {
      friendly: 'What you have and what crosses it are of one kin, {a} and {b}; the obstacle can be enlisted.',
      neutral: 'Neither fighting nor helping, {a} and {b} share the centre, and habit decides which leads.',
      opposed: 'The centre holds a real quarrel, {a} against {b}, and no outcome will please both.',
    },
    heights: {
      friendly: 'Aim and root agree, {a} above and {b} below, and the one draws on the other.',
      neutral: 'Between the aim, {a}, and the root, {b}, there is a stair that has to be climbed on purpose.',
      opposed: 'Your head reaches for {a} while your feet are in {b}; look down once before you go on reaching.',
    },
    time: {
      friendly: 'From {a} to {b} the weeks flow in one direction.',
      neutral: 'What was {a} turns into {b} without much ado.',
      opposed: 'There is a break between {a}, just past, and {b}, just ahead, and it may be felt as a jolt.',
    },
    house: {
      friendly: 'You and your surroundings understand each other: {a} at home with {b}.',
      neutral: 'With {a} inside and {b} around you, you live side by side and could try a little harder.',
      opposed: 'You with {a} and those around you with {b} are not talking of the same thing.',
    },
    end: {
      friendly: 'What you hope and fear, {a}, is of a piece with how it ends, {b}.',
      neutral: 'Between your hopes, {a}, and the outcome, {b}, there is room for work.',
      opposed: 'Prepare for a surprise: you were looking at {a}, and it comes to {b}.',
    },
  },
  /** The six axes of the zodiac. */
  axes: {
    1: {
      friendly: 'You and the other are well matched: {a} and {b}.',
      neutral: 'Between yourself, {a}, and the other, {b}, a door stands ajar.',
      opposed: 'Self and partner pull apart, {a} here and {b} there.',
    },
    2: {
      friendly: 'What is yours and what is shared support each other, {a} with {b}.',
      neutral: 'Your own purse says {a} and the common one {b}; keep both books.',
      opposed: 'Mine and ours are at odds: {a} against {b}.',
    },
    3: {
      friendly: 'Near and far roads join, {a} leading on to {b}.',
      neutral: 'The small talk of {a} and the large thought of {b} have yet to meet.',
      opposed: 'What the neighbours say, {a}, does not fit what you believe, {b}.',
    },
    4: {
      friendly: 'Hearth and office are on good terms, {a} at home and {b} abroad.',
      neutral: 'Home brings {a} and the world {b}, each in its hours.',
      opposed: 'Home and calling compete, {a} against {b}, for the same evenings.',
    },
    5: {
      friendly: 'What you love and whom you belong to agree: {a} and {b}.',
      neutral: 'Pleasure shows {a} and company {b}; invite the one to the other.',
      opposed: 'The heart’s play, {a}, and the circle’s plans, {b}, get in each other’s way.',
    },
    6: {
      friendly: 'Duty and retreat take turns kindly, {a} by day and {b} by night.',
      neutral: 'The working day has {a}, the quiet hour {b}; leave a gap between them.',
      opposed: 'The day’s service, {a}, eats up the quiet hour, {b}, or the other way about.',
    },
  },
  /** A quarter of the year, by its majors and its most frequent suit. */
  quarter: {
    fateful: 'From {start} on the stakes are high, {n} majors in three months; keep the calendar loose.',
    wands: '{start} to {end} is a quarter of wands: begin, travel, push the thing through.',
    cups: 'The months from {start} to {end} belong to people and what you feel for them.',
    swords: 'From {start} to {end} much is said and decided; sleep before you sign.',
    pentacles: '{start} to {end} is for work, money and the body, in that order or in a better one.',
    mixed: 'The quarter from {start} to {end} has no single colour, so take each month as it comes.',
  },
  decision: {
    a: 'By the cards {one} has the better of it, and the question on the scales is what you would miss of {two}.',
    b: 'The cards lean toward {two}; ask of {one} only what it could teach you before you leave it.',
    even: 'Neither {one} nor {two} wins by the cards, and so it is yours to choose, and to make right by choosing.',
  },
} as const
