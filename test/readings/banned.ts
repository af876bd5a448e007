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
  /\b[Tt]his (person|native)\b|\b[Tt]he native\b(?! (town|tongue|place))|\b[Ss]uch (a person|people|natives?)\b/,
  // Three adjectives in a row.
  /\b\w+(ful|ive|ous|able|ible|less|ic), \w+(ful|ive|ous|able|ible|less|ic),? and \w+(ful|ive|ous|able|ible|less|ic)\b/i,
  // American spellings.
  /\b(color|honor|favor|behavior|center|neighbor|labor|fulfill|skillful|program)(s|ed|ing|able|ite)?\b/i,
  /\b(?!(?:prize|size|seize)[ds]?\b|(?:prizing|sizing|seizing)\b)\w+iz(e[sd]?|ing|ation)\b/i,
  /\bvibes?\b|\bmanifest(ing|ation)\b|\bembrace\b|\btapestry\b|\bdelve\b|\bnavigat/i,
]
