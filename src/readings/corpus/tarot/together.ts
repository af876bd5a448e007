// Sentences on several cards of a spread. Placeholders: {n}, {m} and {of} are numbers in words, {a} and {b} names of two cards, {good} and {hard} the same by tone, {card} a name

export default {
  /** The card that helps most and the card that hinders most; {gist}: its meaning in a few words. */
  lead: {
    help: 'Your spread is led by {card}: {gist}.',
    hindrance: 'What weighs most in your spread is {card}: {gist}.',
  },
  counter: {
    help: 'On the other side you have {card} to help you: {gist}.',
    hindrance: 'Against it stands {card}: {gist}.',
  },
  /** Which side is stronger; {n}: cards in favour, {m}: cards against, as "two are". */
  wins: {
    help: 'The help is stronger, because {n} for you and {m} against you.',
    hindrance: 'The hindrance is stronger, because {m} against you and {n} for you.',
    even: 'Neither side is stronger by count: {n} for you and {m} against you.',
  },
  majors: 'With {n} majors among your {of} cards, a larger change in your life stands behind it.',
  /** The most frequent suit, by the answer of its cards. */
  dominant: {
    wands: {
      yes: 'Wands lead with {n} cards: begin, and talk about it afterwards.',
      maybe: 'Wands lead with {n} cards, and you have more energy than direction; name one aim.',
      no: 'Wands lead with {n} cards, and tempers run high; step back from it for a day.',
    },
    cups: {
      yes: 'Cups lead with {n} cards: what people feel for each other decides it, mostly in your favour.',
      maybe: 'Cups lead with {n} cards, so feelings run under everything; ask about them.',
      no: 'Cups lead with {n} cards, and there is sorrow or longing in it; let it out before you make plans.',
    },
    swords: {
      yes: 'Swords lead with {n} cards: clear words will do it.',
      maybe: 'Swords lead with {n} cards, and your thoughts go round in a circle; write them down.',
      no: 'Swords lead with {n} cards: thoughts hurt more here than events do, so choose kinder words.',
    },
    pentacles: {
      yes: 'Pentacles lead with {n} cards: it can be built, paid for and kept.',
      maybe: 'Pentacles lead with {n} cards, so your question comes down to time, money and work.',
      no: 'Pentacles lead with {n} cards: something material is short or is held too tightly, and you should begin there.',
    },
  },
  /** Two neighbouring cards, by element. */
  neighbours: {
    'Fire Fire': 'Two cards of fire lie side by side, {a} and {b}, and you may do too much too fast.',
    'Water Water': 'Two cards of water lie side by side, {a} and {b}, and your feelings deepen without a word.',
    'Air Air': 'Two cards of air lie side by side, {a} and {b}, so you will talk it out at length.',
    'Earth Earth': 'Two cards of earth lie side by side, {a} and {b}, and what you have will stay.',
    'Fire Air': 'Air feeds fire where {a} and {b} lie side by side, so both grow fast.',
    'Water Earth': 'Water feeds earth where {a} and {b} lie side by side, so both grow quietly.',
    'Fire Water': 'Fire and water meet in {a} and {b}, and one of the two will have to wait.',
    'Air Earth': 'Air and earth do not mix easily: you have to make {a} fit {b}.',
    'Fire Earth': 'Fire works slowly on earth where {a} and {b} lie side by side, so give it time.',
    'Water Air': 'Water and air make mist where {a} and {b} lie side by side, so do not decide there yet.',
  },
  /** Two neighbours whose elements agree, of which one helps and the other hinders. */
  mixedNeighbours: {
    'Fire Fire':
      'Two cards of fire lie side by side, but {good} drives you on and {hard} burns your strength; follow the first.',
    'Water Water':
      'Two cards of water lie side by side, but {good} comforts you and {hard} pulls you down; stay with the first.',
    'Air Air':
      'Two cards of air lie side by side, but {good} clears your head and {hard} clouds it; listen to the first.',
    'Earth Earth':
      'Two cards of earth lie side by side, but {good} is firm ground and {hard} is a weight; build on the first.',
    'Fire Air':
      'Air feeds fire between {good} and {hard}, but only the first helps you, so watch which of them you feed.',
    'Water Earth':
      'Water feeds earth between {good} and {hard}, but only the first helps you, so take care of it and not of the second.',
  },
  quintessence: {
    0: 'Added up, your numbers come to The Fool: begin again, and lightly.',
    again: 'Added up, your numbers come to {number}, {card}, and it lies on the table too, so it counts twice.',
    elsewhere: 'Added up, your numbers come to {number}, {card}, which is not on the table and gives you this advice:',
    /** After a reply, which has a deed already; {gist}: the meaning of the card in a few words. */
    named: 'Added up, your numbers come to {number}, {card}, which is not on the table and sums up the cards: {gist}.',
  },
  /** The five pairs of the Celtic cross, by element. */
  cross: {
    heart: {
      friendly: 'What you have and what crosses it are alike, {a} and {b}, so you can use the obstacle.',
      mixed:
        'What you have and what crosses it are of one kind, but {good} helps you and {hard} holds you back, so use the first against the second.',
      neutral: 'What you have and what crosses it, {a} and {b}, leave each other alone, and your habit decides.',
      opposed: 'You have a real conflict at the centre, {a} against {b}, so choose which of the two gets more room.',
    },
    heights: {
      friendly: 'Your aim and its root agree, {a} and {b}, and one feeds the other.',
      mixed: 'Your aim and its root are of one kind, but {good} carries you and {hard} holds you back.',
      neutral: 'Between your aim, {a}, and its root, {b}, there are steps that you have to take on purpose.',
      opposed: 'You aim for {a} while you stand in {b}; settle the second before you reach for the first.',
    },
    time: {
      friendly: 'From {a} to {b} your weeks run in one direction.',
      mixed: 'Your weeks keep their direction, but their tone changes, from {a} to {b}.',
      neutral: 'What was {a} for you turns into {b} without much noise.',
      opposed: 'You feel a break between what has just passed, {a}, and what comes next, {b}.',
    },
    house: {
      friendly: 'You and the people around you understand each other: {a} goes well with {b}.',
      mixed: 'You and the people around you are alike in kind, but {good} makes it easier and {hard} makes it harder.',
      neutral: 'You live with {a} and the people around you with {b}; ask them once how they see it.',
      opposed: 'You speak of {a} and the people around you of {b}, so make sure you mean the same thing.',
    },
    end: {
      friendly: 'What you hope and fear, {a}, is close to how it ends, {b}.',
      mixed:
        'What you hope and fear and how it ends are of one kind, but {good} is the good part of it and {hard} the hard part.',
      neutral: 'Between your hopes, {a}, and the outcome, {b}, you have room to work.',
      opposed: 'Be ready for a surprise: you expected {a}, and it comes to {b}.',
    },
  },
  /** The six axes of the zodiac. */
  axes: {
    1: {
      friendly: 'You and the other person are well matched: {a} and {b}.',
      mixed:
        'You and the other person are alike in kind, but {good} does you both good and {hard} costs you both something.',
      neutral: 'Between you, {a}, and the other person, {b}, a first word is missing.',
      opposed: 'You and the other person pull apart: {a} on your side and {b} on theirs.',
    },
    2: {
      friendly: 'What is yours and what you share support each other, {a} with {b}.',
      mixed:
        'What is yours and what you share are connected, but {good} brings something in and {hard} takes something out.',
      neutral: 'Your own money says {a} and the shared money {b}, so keep two accounts.',
      opposed: 'What is yours and what you share are at odds, {a} against {b}.',
    },
    3: {
      friendly: 'Your daily errands lead on to larger plans, {a} to {b}.',
      mixed:
        'Your daily errands and your larger plans are connected, but {good} moves them on and {hard} holds them up.',
      neutral: 'Your daily talk, {a}, and your larger plans, {b}, have not met yet.',
      opposed: 'What people near you say, {a}, does not fit what you believe, {b}.',
    },
    4: {
      friendly: 'Your home and your work are on good terms, {a} with {b}.',
      mixed: 'Your home and your work affect each other: {good} gives strength and {hard} takes it.',
      neutral: 'Your home brings you {a} and your work {b}, each at its own hours.',
      opposed: 'Your home and your work want the same evenings, {a} against {b}.',
    },
    5: {
      friendly: 'What you love and where you belong agree: {a} and {b}.',
      mixed: 'What you love and where you belong are connected, but {good} makes you glad and {hard} makes you tired.',
      neutral: 'Your pleasures show {a} and your friends {b}; bring the two together once.',
      opposed: 'Your heart’s wish, {a}, and your friends’ plans, {b}, get in each other’s way.',
    },
    6: {
      friendly: 'Your work and your rest take turns well, {a} by day and {b} by night.',
      mixed: 'Your work and your rest affect each other: {good} restores you and {hard} wears you out.',
      neutral: 'Your working day has {a} and your quiet hour {b}; leave a gap between them.',
      opposed: 'Your day’s work, {a}, eats up your quiet hour, {b}.',
    },
  },
  /** A quarter of the year, by its majors and its most frequent suit. */
  quarter: {
    fateful: 'From {start} on more is at stake for you, with {n} majors in three months; keep the calendar loose.',
    wands: 'From {start} to {end} you do best by starting things and seeing them through.',
    cups: 'From {start} to {end} people and what you feel for them come first.',
    swords: 'From {start} to {end} much is said and decided; sleep on it before you sign.',
    pentacles: 'From {start} to {end} your work, your money and your body come first.',
    mixed: [
      'From {start} to {end} your months differ from each other, so plan them one by one.',
      'No suit leads from {start} to {end}; take what each month brings, and keep one week free.',
      'You have a little of everything from {start} to {end}, so finish things within the month.',
      'Between {start} and {end} no theme lasts for long; choose one of your own.',
    ],
  },
  decision: {
    a: 'By the cards “{one}” has the better of it; ask yourself only what you would miss of “{two}”.',
    b: 'By the cards “{two}” has the better of it; ask yourself only what you would miss of “{one}”.',
    even: 'By the cards neither “{one}” nor “{two}” wins, so the choice is yours; set yourself a date for it.',
  },
} as const
