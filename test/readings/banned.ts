/** Patterns that no text of this project may contain. */
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
  // Readings address the reader directly
  /\b[Tt]his (person|native)\b|\b[Tt]he native\b(?! (town|tongue|place))|\b[Ss]uch (a person|people|natives?)\b|\b[Tt]hese natives\b/,
  // Three adjectives in a row
  /\b\w+(ful|ive|ous|able|ible|less|ic), \w+(ful|ive|ous|able|ible|less|ic),? and \w+(ful|ive|ous|able|ible|less|ic)\b/i,
  // American spellings
  /\b(color|honor|favor|behavior|center|neighbor|labor|fulfill|skillful|program)(s|ed|ing|able|ite)?\b/i,
  /\b(?!(?:prize|size|seize)[ds]?\b|(?:prizing|sizing|seizing)\b)\w+iz(e[sd]?|ing|ation)\b/i,
  /\bvibes?\b|\bmanifest(ing|ation)\b|\bembrace\b|\btapestry\b|\bdelve\b|\bnavigat/i,
]

interface SensitiveTopic {
  readonly kind: string
  readonly words: RegExp
  /** Sentences that may have such a word, because it is careful or about a myth. */
  readonly allowed: RegExp
  /** Topics of the corpus that are about this matter and are exempt. */
  readonly topics: RegExp
}

/** Statements on persons that no passage may make, with the words that reveal them and the exceptions. */
export const SENSITIVE_TOPICS: readonly SensitiveTopic[] = [
  {
    kind: 'an alarm about health',
    words:
      /\b(?:fevers?|feverish|infections?|illness(?:es)?|sickness(?:es)?|sickly|diseases?|ailments?|ulcers?|tumou?rs?|cancers?|kidneys?|livers?|bladder|bowels?|lungs?|blood (?:pressure|sugar)|symptoms?|injur(?:y|ies|e[sd]?)|fractures?|wound(?:s|ed|ing)?|accidents?|phlegm|rheumat\w+|chronic|headaches?|migraines?|allerg\w+|epidemics?|(?:heart|eye) strain|diabet\w+|indigestion|stomach (?:aches?|pains?|troubles?|upset)|weak (?:eyes|chest|lungs|heart|sight|constitution|health|knees)|poor sight|swellings?|tender constitution|joints? aches?|addict\w+|intoxic\w+|suicid\w+|deaths?|surgeries|vaccin\w+|pregnan\w+|check-ups?)\b/i,
    allowed:
      /^Cancer |\bCancer\b|foretells no illness|nothing about any illness|vaccines, satellites|check-up (?:that was put off|finds little)|appointment for a check-up/,
    topics: /^report-health\b/,
  },
  {
    kind: 'an insult or a crime',
    words:
      /\b(?:thie(?:f|ves)|thefts?|stolen|steal(?:s|ing)?|robb\w+|burglar\w*|crook(?:s|ed)?|criminals?|crimes?|murder\w*|violent|violence|cruel|vices?|wicked|evils?|liars?|deceit\w*|cheat\w*|coward\w*|stupid\w*|fool(?:s|ish|ed)?|lazy|laziness|greedy?|misers?|miserly|envious|shameless|thankless|ungrateful|lewd|immoral|adulter\w+|idiots?|ugly|vain|hypocri\w*|treacher\w*|scoundrels?|rogues?|drunk\w*|liquor|servile|bad company|close-fisted|coarse|forged|police|merciless)\b/i,
    allowed: /It is no hypocrisy|succeeds without violence|police or army service/,
    topics: /^$/,
  },
  {
    kind: 'a guess at a gender',
    words:
      /\b(?:wom[ae]n(?:’s)?|maternal|motherly|mother to|sons?|daughters?|boyhood|girlhood|lad(?:y|ies)|widows?)\b/i,
    allowed: /Sun’s own son|a son come home|estranged son|Soma’s star the son|Sons and daughters carry/,
    // Some rules of the books hold only for a woman's chart, and the passages say so; the rites of Lal Kitab name the people they are for.
    topics: /^(?:report-children|report-marriage|matching-\w+|bnn-contact)\b/,
  },
  {
    kind: 'somebody else than the reader',
    words:
      /\b(?:this (?:person|pupil|worker|partner|speaker)|those whose|such a (?:person|child|worker)|people with (?:it|this|such)|a person (?:so|with)|(?:someone|somebody|people) (?:with|whose) (?:the )?(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Chiron|Lilith|Cancer)|the bearer of (?!the body))\b/i,
    allowed: /^$/,
    topics: /^$/,
  },
  {
    kind: 'a year of life that not everybody has before them',
    words:
      /\b(?:midlife|middle age|honeymoons?|court(?:ship|ing)|newly-?weds?|young (?:parents|mother|father)|(?:twenties|thirties|forties|fifties|sixties)|(?:before|after|until|till|by|at|from|past) (?:the age of )?(?:(?:twenty|thirty|forty|fifty|sixty)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?)(?=[.,;:]| (?:suffer|and|may|as|or)\b)|report card|first office)\b/i,
    allowed: /^$/,
    // These passages are chosen by the age of the reader, or repeat the years of a book.
    topics: /^(?:life-age|period-age|lal-kitab-\w+|number-phase|matching-\w+|report-\w+|gem)\b/,
  },
]
