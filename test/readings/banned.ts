/** What no text of ours says, by the rules of readings. */
export const BANNED: readonly RegExp[] = [
  /important to note/i,
  /cosmic/i,
  /\bthe universe\b/i,
  /\bunlock/i,
  /\bjourney/i,
  /suggests? that/i,
  /\bpossibly\b/i,
  /\badditionally\b|\bfurthermore\b|\bmoreover\b/i,
  /[?!]/,
  /\byou(r| are|'re)? (special|gifted|unique|destined|magnetic)\b/i,
  /\b(wife|husband)\b/i,
  // Readings speak to the reader.
  /\b[Tt]his (person|native)\b|\b[Tt]he native\b(?! (town|tongue|place))|\b[Ss]uch (a person|people|natives?)\b|\b[Tt]hese natives\b/,
  // Three adjectives in a row.
  /\b\w+(ful|ive|ous|able|ible|less|ic), \w+(ful|ive|ous|able|ible|less|ic),? and \w+(ful|ive|ous|able|ible|less|ic)\b/i,
  // American spellings.
  /\b(color|honor|favor|behavior|center|neighbor|labor|fulfill|skillful|program)(s|ed|ing|able|ite)?\b/i,
  /\b(?!(?:prize|size|seize)[ds]?\b|(?:prizing|sizing|seizing)\b)\w+iz(e[sd]?|ing|ation)\b/i,
  /\bvibes?\b|\bmanifest(ing|ation)\b|\bembrace\b|\btapestry\b|\bdelve\b|\bnavigat/i,
]

interface Kept {
  readonly kind: string
  readonly words: RegExp
  /** Sentences in which such a word is careful, or of the myth, and may stand. */
  readonly save: RegExp
  /** Topics that are about it, and have care of their own. */
  readonly topics: RegExp
}

/** What no passage says of a person: each kind with the words that give it away, and where they may stand. */
export const KEPT_OUT: readonly Kept[] = [
  {
    kind: 'an alarm about health',
    words:
      /\b(?:fevers?|feverish|infections?|illness(?:es)?|sickness(?:es)?|sickly|diseases?|ailments?|ulcers?|tumou?rs?|cancers?|kidneys?|livers?|bladder|bowels?|lungs?|blood (?:pressure|sugar)|symptoms?|injur(?:y|ies|e[sd]?)|fractures?|wound(?:s|ed|ing)?|accidents?|phlegm|rheumat\w+|chronic|headaches?|migraines?|allerg\w+|epidemics?|(?:heart|eye) strain|diabet\w+|indigestion|stomach (?:aches?|pains?|troubles?|upset)|weak (?:eyes|chest|lungs|heart|sight|constitution|health|knees)|poor sight|swellings?|tender constitution|joints? aches?|addict\w+|intoxic\w+|suicid\w+|deaths?|surgeries|vaccin\w+|pregnan\w+|check-ups?)\b/i,
    save: /^Cancer |\bCancer\b|foretells no illness|nothing about any illness|vaccines, satellites|check-up (?:that was put off|finds little)|appointment for a check-up/,
    topics: /^report-health\b/,
  },
  {
    kind: 'an insult or a crime',
    words:
      /\b(?:thie(?:f|ves)|thefts?|stolen|steal(?:s|ing)?|robb\w+|burglar\w*|crook(?:s|ed)?|criminals?|crimes?|murder\w*|violent|violence|cruel|vices?|wicked|evils?|liars?|deceit\w*|cheat\w*|coward\w*|stupid\w*|fool(?:s|ish|ed)?|lazy|laziness|greedy?|misers?|miserly|envious|shameless|thankless|ungrateful|lewd|immoral|adulter\w+|idiots?|ugly|vain|hypocri\w*|treacher\w*|scoundrels?|rogues?|drunk\w*|liquor|servile|bad company|close-fisted|coarse|forged|police|merciless)\b/i,
    save: /It is no hypocrisy|succeeds without violence|police or army service/,
    topics: /^$/,
  },
  {
    kind: 'a guess at a gender',
    words:
      /\b(?:wom[ae]n(?:’s)?|maternal|motherly|mother to|sons?|daughters?|boyhood|girlhood|lad(?:y|ies)|widows?)\b/i,
    save: /Sun’s own son|a son come home|estranged son|Soma’s star the son|Sons and daughters carry/,
    // The books read a point, a planet or a year for a woman's chart alone, and say so; the rites of Lal Kitab name whom they are owed.
    topics: /^(?:report-children|report-marriage|matching-\w+|bnn-contact)\b/,
  },
  {
    kind: 'somebody else than the reader',
    words:
      /\b(?:this (?:person|pupil|worker|partner|speaker)|those whose|such a (?:person|child|worker)|people with (?:it|this|such)|a person (?:so|with)|(?:someone|somebody|people) (?:with|whose) (?:the )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Cancer)|the bearer of (?!the body))\b/i,
    save: /^$/,
    topics: /^$/,
  },
  {
    kind: 'a year of life that not everybody has before them',
    words:
      /\b(?:midlife|middle age|honeymoons?|court(?:ship|ing)|newly-?weds?|young (?:parents|mother|father)|(?:twenties|thirties|forties|fifties|sixties)|(?:before|after|until|till|by|at|from|past) (?:the age of )?(?:(?:twenty|thirty|forty|fifty|sixty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?=[.,;:]| (?:suffer|and|may|as|or)\b)|report card|first office)\b/i,
    save: /^$/,
    // These are chosen by the age of the reader, or recount the years that a book names.
    topics: /^(?:life-age|period-age|lal-kitab-\w+|number-phase|matching-\w+|report-\w+|gem)\b/,
  },
]
