import { expect, test } from 'bun:test'
import { checkOf } from '../../src/service/input.ts'
import { LONG, sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { inputOf, PERSONAL_ENTRIES, passageFinder, READING_DAY } from './age-scan.ts'
import { bySentence } from './by-sentence.ts'
import { textsIn } from './claims.ts'

// Whole answers on children and on people over 70 have no words that do not fit the age.

const world = worldAt(Date.parse(`${READING_DAY}T12:00:00Z`))
const DAY = 86_400_000

/** Births of people from `first` to `last` years of age on the day of the answers, evenly spread. */
const bornAged = (count: number, first: number, last: number, seed: number) => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, (_, i) => {
    const years = first + ((last - first) * (i + random())) / count
    return {
      datetime: new Date(Date.parse(`${READING_DAY}T06:00:00Z`) - years * 365.25 * DAY).toISOString().slice(0, 19),
      utc_offset: '+00:00',
      latitude: Math.round((random() * 120 - 60) * 1e4) / 1e4,
      longitude: Math.round((random() * 300 - 150) * 1e4) / 1e4,
    }
  })
}
type Birth = ReturnType<typeof bornAged>[number]

const CHILDREN: readonly Birth[] = (() => {
  const births = bornAged(sample(6, 98), 0.1, 17.95, 7)
  const daysOld = [0, 1].map((days) => ({
    ...births[0]!,
    datetime: new Date(Date.parse(`${READING_DAY}T05:00:00Z`) - days * DAY).toISOString().slice(0, 19),
  }))
  return [...daysOld, ...births]
})()
const ELDERS = bornAged(sample(6, 100), 71, 105, 99)

const ADULT_WORDS =
  /\b(?:marriages?|marry|marries|married|marrying|marital|weddings?|spouses?|husbands?|wife|wives|brides?|bridal|courtship|divorc\w*|widow\w*|dowry|desires?|desired|sexual\w*|sex|erotic|lovers?|love affairs?|an affair|romances?|romantic\w*|intima\w*|seduc\w*|flirt\w*|passions?|debts?|debtors?|loans?|creditors?|mortgages?|borrow\w*|lenders?|employees?|employers?|employed|employment|boss(?:es)?|superiors?|salar(?:y|ies)|wages|promotions?|promoted|colleagues?|subordinates?|clients?|customers?|contracts?|lawsuits?|litigation|visas?|pregnan\w*|childbirth|conception|offspring|progeny|chronic\w*|invest|investments?|speculat\w*|tax(?:es)?|wine|alcohol|partners?|partnerships?|in-laws|mid-?life|retire\w*|tenants?)\b/gi
const YOUTH_WORDS =
  /\b(?:exams?|examinations?|first (?:jobs?|posts?|salary|offices?)|promot(?:ions?|ed)|childbirth|pregnan\w*|conceiv\w*|conception|child is (?:born|expected)|newborn|infants?|birth of (?:a|the) child|at school|school years|your (?:new )?school|universit\w+|degree course|enrol\w*|apprentic\w+|choose (?:the|your|a) (?:field|profession|career|subject)|career (?:starts?|begins)|courtship|courting|weddings?|brides?|proposals?|dating|flirt\w*|when you grow up|grow(?:s|ing)? up|later in life|in later life|in later years|in middle life|mid-?life|middle age|late marriage|marriages? (?:soon|comes?|tends|is (?:agreed|likely|near|delayed)|may)|children (?:to come|are born|arrive))\b/gi

/** Phrases in which such a word is right, each with the reason. */
const ALLOWED: readonly { readonly words: RegExp; readonly reason: string }[] = [
  {
    words: /\btimes for (?:marriage|love|children) are named only from the age of 21 on/gi,
    reason: 'the sentence that explains to parents why no times are named',
  },
  { words: /\ba later marriage\b/gi, reason: 'the basis of a later marriage is a subject of the texts for parents' },
  { words: /\bNothing in it is investment advice\b/g, reason: 'the caution of the report on wealth' },
  {
    words: /^(?:treasury, in-laws and worship|service, debts and maternal kin|partner and daily bread)$/g,
    reason: 'the names of the houses in Lal Kitab, a closed set of the contract',
  },
  { words: /\blove and courtship\b/g, reason: 'the name of an area of life, as the AI readings cite it' },
]

interface Answer {
  readonly slug: string
  readonly birth: Birth
  readonly data: object
}
/** Each birth is computed for one in this number of capabilities. */
const SHARES = 4
/** Calls `visit` with every answer. A refusal, a fault or an answer outside its schema fails the test. */
const eachAnswer = async (births: readonly Birth[], visit: (answer: Answer) => void) => {
  for (const [index, birth] of births.entries())
    for (const [nth, entry] of PERSONAL_ENTRIES.entries()) {
      if ((index + nth) % SHARES !== 0) continue
      const data = (await entry.compute(inputOf(entry, birth), world)) as object
      expect([entry.slug, birth.datetime, checkOf(entry.data)(data)]).toEqual([entry.slug, birth.datetime, true])
      visit({ slug: entry.slug, birth, data })
    }
}

/** Sentences with a word of the pattern, with the id of the passage and the count. */
const wrongWords = async (births: readonly Birth[], pattern: RegExp) => {
  const findPassage = await passageFinder()
  const wordsIn = bySentence((sentence) =>
    ALLOWED.reduce((draft, allowed) => draft.replace(allowed.words, ''), sentence).match(pattern),
  )
  const counts = new Map<string, number>()
  let sentences = 0
  await eachAnswer(births, ({ slug, data }) => {
    for (const sentence of textsIn(data)) {
      if (!sentence.includes(' ')) continue
      sentences++
      const words = wordsIn(sentence)
      if (!words) continue
      const id = `${findPassage(sentence) ?? slug} [${words.join(', ')}]: ${sentence}`
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  })
  expect(sentences).toBeGreaterThan((4800 * births.length) / SHARES)
  return [...counts].sort(([, a], [, b]) => b - a).map(([id, count]) => `${count} ${id}`)
}

const LIMIT = LONG ? 3_600_000 : 300_000

test(
  'answers on children, from the day of birth, have no words of adult life',
  async () => {
    expect(await wrongWords(CHILDREN, ADULT_WORDS)).toEqual([])
  },
  LIMIT,
)

test(
  'answers on people over 70 have no words of the first half of life',
  async () => {
    expect(await wrongWords(ELDERS, YOUTH_WORDS)).toEqual([])
  },
  LIMIT,
)

test('the patterns detect words of the wrong age', () => {
  const countMatches = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  expect(
    countMatches('A burdened Moon wakes beside a stranger after the wedding, with debts and employees.', ADULT_WORDS),
  ).toBe(3)
  expect(countMatches('Choose the field early, and the first job brings a promotion.', YOUTH_WORDS)).toBe(3)
})

interface BondsReport {
  readonly summary: { readonly text: string }
  readonly timeline: readonly { readonly start: string; readonly end: string }[]
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly { readonly text: string }[] }[]
}
const BONDS = { 'report-marriage': 'marriage', 'report-romance': 'love', 'report-children': 'children' } as const

test(
  'reports on marriage, romance and children of a child address the parents',
  async () => {
    for (const birth of CHILDREN.filter((_, i) => i % sample(3, 3, 1) === 0))
      for (const [slug, times] of Object.entries(BONDS)) {
        const entry = PERSONAL_ENTRIES.find((personalEntry) => personalEntry.slug === slug)!
        const input = { ...inputOf(entry, birth), years: 30 }
        const { summary, timeline, sections } = (await entry.compute(input, world)) as unknown as BondsReport
        expect(summary.text).toMatch(new RegExp(`times for ${times} are named only from the age of 21 on\\.`))
        const day21 = `${Number(birth.datetime.slice(0, 4)) + 21}${birth.datetime.slice(4, 10)}`
        // The period that runs on the 21st birthday began earlier.
        for (const { end } of timeline)
          expect([slug, birth.datetime, end.slice(0, 10) > day21]).toEqual([slug, birth.datetime, true])
        const timing = sections.find(({ id }) => id === 'timing')!.paragraphs.map(({ text }) => text)
        for (const [, year] of timing.join(' ').matchAll(/\b(?:[Ff]rom|to) \d+ \w+ (\d{4})/g))
          expect(Number(year)).toBeGreaterThanOrEqual(Number(day21.slice(0, 4)))
        for (const { paragraphs } of sections)
          for (const { text } of paragraphs) expect(text).not.toMatch(/\b(?:your heart|you fall for|you love)\b/i)
        expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
      }
  },
  LIMIT,
)

test('texts on placements address the parents of a child, and later the reader', async () => {
  const entry = PERSONAL_ENTRIES.find(({ slug }) => slug === 'prediction-life-report')!
  const childSentenceCount = (birth: Birth, as_of: string) =>
    Promise.resolve(entry.compute({ ...inputOf(entry, birth), as_of }, world)).then(
      (answer) => textsIn(answer).filter((sentence) => sentence.startsWith('Your child')).length,
    )
  for (const birth of CHILDREN.slice(0, sample(2, 4))) {
    expect(await childSentenceCount(birth, READING_DAY)).toBeGreaterThan(15)
    expect(await childSentenceCount(birth, `${Number(birth.datetime.slice(0, 4)) + 30}-01-01`)).toBe(0)
  }
})
