import { bySentence } from './by-sentence.ts'

// Grammar faults of sentences that are composed of parts.

const COUNTED =
  'ghatis|palas|vighatis|points|degrees|minutes|seconds|hours|days|nights|weeks|months|years|bindus|rekhas|rupas|virupas|planets|houses|signs|stars|charts|times|beads|carats|parts|kootas|yogas|doshas|aspects|births|steps|passes|windows|periods'
/** Words spelt with a vowel but spoken with a consonant, and the reverse. */
const AS_CONSONANT = /^(?:one|once|uni|use|usu|uti|eu|ewe|u\b|ura|uro|ubiq|uk\b|us\b)/i
const AS_VOWEL = /^(?:hour|honest|honou?r|heir|8|11\b|18\b|8\d)/i
const PLANET = '(?:the )?(?:Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu|Uranus|Neptune|Pluto)'

const wrongArticle = (text: string): string | null => {
  for (const [match, article, word] of text.matchAll(/(?<![\w’'-])(a|an|A|An) ["“‘(]?([\p{L}\d]+)/gu)) {
    if (article === 'A' && /^(?:and|or|is|[A-Z]\b)/.test(word!)) continue
    const vowel = AS_VOWEL.test(word!) || (/^[aeiou]/i.test(word!) && !AS_CONSONANT.test(word!))
    if (vowel !== /an/i.test(article!)) return match
  }
  return null
}

const FAULTS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['doubled word', /(?<![\p{L}’'-])(?!(?:had|that|ha|so|very|long|much|Om|Shri|Tat) )(\p{L}+) \1(?![\p{L}’'-])/u],
  ['doubled space', /\S {2,}\S/],
  ['space before a stop', / [,.;:?](?:\s|$)/],
  ['space within a bracket', /\( | \)/],
  ['doubled stop', /[.;:,]\s?[;:,]|(?<!\.)\.\.(?!\.)|[;:,]\.(?!\d)/],
  [
    'small letter after a stop',
    /(?<!\b(?:e\.g|i\.e|ch|vs|cf|vol|pp|no|St|Dr|approx|lat|lon|v|p|c|\p{Lu}))[.?!]["”’]? \p{Ll}/u,
  ],
  ['one and many', new RegExp(`(?<![\\d.,:/-])1 (?:${COUNTED})\\b`)],
  [
    'many with one verb',
    new RegExp(`(?:^|[.;:] )${PLANET} and ${PLANET} (?:is|has|was|does|stands|gives|rules|helps|holds)\\b`, 'i'),
  ],
  [
    'several planets with one verb',
    new RegExp(
      `${PLANET} and ${PLANET} in the \\w+(?: house)? from the [\\w ]+? (?:holds|takes|relieves|gives|obstructs|stands|helps|is)\\b`,
    ),
  ],
  [
    'several with one verb',
    /(?:^|[.;:] )(?:the |your )?\p{L}+ and (?:the |your )?\p{L}+ (?:is|has|was|does|comes|goes|stands|gives|helps|holds|asks|follows|needs|brings|takes|makes|stays|grows|pays)\b/iu,
  ],
  ['a list of ands', new RegExp(`${PLANET} and ${PLANET} and ${PLANET}`)],
  ['typewriter apostrophe', /\p{L}'(?:s\b|t\b|\s)/u],
  ['raw date', /\b\d{4}-\d{2}-\d{2}\b/],
  ['empty slot', /\{\w*\}|\bundefined\b|\bNaN\b|\[object|\(\s*\)|“\s*”|"\s*"|\bnull\b/],
]

/** The first grammar fault of a text with its context; null for a correct text. */
export const faultIn = bySentence((text): string | null => {
  const article = wrongArticle(text)
  if (article) return `article: ${article}`
  if (/^\p{Ll}/u.test(text)) return `small letter at the start: ${text.slice(0, 40)}`
  for (const [name, pattern] of FAULTS) {
    const match = pattern.exec(text)
    if (match) return `${name}: ${text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 20)}`
  }
  return null
})

/** Keys whose values are not prose: rules, sources, drawings, texts in other languages. */
const NON_PROSE_KEYS = /^(?:rule|method|note|source|content|svg|condition|says|mantra|sanskrit|tagline|disclaimer)$/

/** All prose of an answer: texts of at least two words with an end mark. */
export const proseIn = (value: unknown, path = ''): { path: string; text: string }[] => {
  if (typeof value === 'string')
    return / .*[.?!]["”’]?$/.test(value) && !value.startsWith('<') && !NON_PROSE_KEYS.test(path.split('.').at(-1)!)
      ? [{ path, text: value }]
      : []
  if (Array.isArray(value)) return value.flatMap((item) => proseIn(item, path))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, field]) => proseIn(field, path ? `${path}.${name}` : name))
}
