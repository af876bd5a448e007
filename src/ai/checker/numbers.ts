/** Numbers and lengths as people write them, in one form: "thirty-eight", "two and a half years", "the twenty-year period". */

const ONES = 'zero one two three four five six seven eight nine'.split(' ')
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const WORDS = [...ONES.slice(1), ...TEENS]
const numberIn = (word: string): number => {
  const [ten, one] = word.toLowerCase().split(/[- ]/) as [string, string?]
  const tens = TENS.indexOf(ten)
  if (tens >= 0) return (tens + 2) * 10 + (one ? ONES.indexOf(one) : 0)
  const at = [...ONES, ...TEENS].indexOf(ten)
  return at
}
const TENS_WORD = `(?:${TENS.join('|')})(?:[- ](?:${ONES.slice(1).join('|')}))?`
const NUMBER = `(?:${TENS_WORD}|${WORDS.join('|')})`
const UNIT = '(?:days?|weeks?|months?|years?|decades?)'

export const inPlainNumbers = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(?:(${NUMBER})|(\\d+)) and a half(?= ${UNIT}\\b)`, 'gi'),
      (_, word: string, digits: string) => String((word ? numberIn(word) : Number(digits)) + 0.5),
    )
    .replace(/\b(?:a|one) (year|month|week|decade) and a half\b/gi, '1.5 $1s')
    .replace(/\bhalf a (year|decade)\b/gi, (_, unit: string) =>
      unit.toLowerCase() === 'year' ? '6 months' : '5 years',
    )
    .replace(/\b(?:just )?half a point\b/gi, '0.5 points')
    .replace(/\bone point five\b/gi, '1.5')
    .replace(/\b(?:a |one )?(?:full )?dozen\b/gi, '12')
    .replace(
      new RegExp(`\\b(?:(${NUMBER})|(\\d+))-(day|week|month|year|decade)s?(?:-long)?\\b`, 'gi'),
      (_, word: string, digits: string, unit: string) => `${word ? numberIn(word) : digits} ${unit.toLowerCase()}-span`,
    )
    .replace(new RegExp(`\\b${TENS_WORD}(?![- ]?(?:somethings?|s)\\b)\\b`, 'gi'), (word) =>
      /^(?:twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies$/i.test(word) ? word : String(numberIn(word)),
    )
    .replace(
      new RegExp(`\\b(${WORDS.join('|')})(?= (?:or so |more |full |further |good |long |short )?${UNIT}\\b)`, 'gi'),
      (word) => String(numberIn(word)),
    )
