/** Words that only explain a term of the tradition, in brackets or between commas: "bindus (points)", "Manglik, the heat of Mars,". */

const TERM =
  '(?:bhavas?|bindus?|tithi|paksha|rashi|rasi|lagna|nakshatra|pada|dasha|graha|grahas|koota|kootas|poruthams?|navamsa|dashamsa|gochara|sarvashtakavarga|ashtakavarga|shadbala|ashtakoot|guna|gunas|mahadasha|antardasha|pratyantardasha|atmakaraka|amatyakaraka|darakaraka|papasamya|sade-sati|manglik|karana|vara|yogas?|doshas?|muhurta|panchang)'
/** What would be a claim of its own: a number, a place, a state, a denial. */
const CLAIM =
  /\d|\b(?:not|no|never|your|you|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|one|two|three|four|five|six|seven|strong|weak|good|mixed|difficult|favourable|exalted|debilitated|own|retrograde|combust|cancelled|formed|present|absent|mild|full|rising|peak|setting|matched|until|since|now|here|is|are|was|aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/i

const BRACKETED = new RegExp(`\\b(${TERM}) \\(([A-Za-z' -]+)\\)`, 'gi')
const BETWEEN_COMMAS = new RegExp(
  `\\b(${TERM}), ((?:an?|the|or|that is|which is) [A-Za-z' -]{3,80}), (?=(?:is|are|has|have|counts|the match|stands|does)\\b)`,
  'gi',
)
/** What a state is in other words, or what a name says already. */
const SAID_AGAIN: readonly (readonly [RegExp, string])[] = [
  [/\bvivaha(?: \(marriage\))?(?! (?:yoga|saham|window))/gi, 'marriage'],
  [
    /\bcombust,? \(?(?:that is, )?(?:too (?:near|close to)|close to|very near|burnt by|hidden by|lost in the light of) the Sun\b\)?/gi,
    'combust',
  ],
  [/\b(Krishna \w+), (?:of|in) the waning (?:half|fortnight|phase)\b/g, '$1'],
  [/\b(Shukla \w+), (?:of|in) the waxing (?:half|fortnight|phase)\b/g, '$1'],
]

export const withoutExplanations = (text: string): string => {
  const bare = text
    .replace(BRACKETED, (all, term: string, gloss: string) => (CLAIM.test(gloss) ? all : term))
    .replace(BETWEEN_COMMAS, (all, term: string, gloss: string) =>
      CLAIM.test(gloss.replace(/^(?:that|which) is /i, '')) ? all : `${term} `,
    )
  return SAID_AGAIN.reduce((told, [again, once]) => told.replace(again, once), bare)
}
