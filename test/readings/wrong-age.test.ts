import { expect, test } from 'bun:test'
import { Value } from '@sinclair/typebox/value'
import { LONG, sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { inputOf, PERSONAL_ENTRIES, passageFinder, READ_ON } from './age-scan.ts'
import { textsIn } from './claims.ts'

/** Whole answers on children and on people over 70 hold no words of the wrong age. */

const world = worldAt(Date.parse(`${READ_ON}T12:00:00Z`))
const DAY = 86_400_000

/** Births of people from `first` to `last` years of age on the day of reading, evenly spread. */
const bornAged = (count: number, first: number, last: number, seed: number) => {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, (_, i) => {
    const years = first + ((last - first) * (i + random())) / count
    return {
      datetime: new Date(Date.parse(`${READ_ON}T06:00:00Z`) - years * 365.25 * DAY).toISOString().slice(0, 19),
      utc_offset: '+00:00',
      latitude: Math.round((random() * 120 - 60) * 1e4) / 1e4,
      longitude: Math.round((random() * 300 - 150) * 1e4) / 1e4,
    }
  })
}
type Birth = ReturnType<typeof bornAged>[number]

const CHILDREN: readonly Birth[] = (() => {
  const spread = bornAged(sample(6, 198), 0.1, 17.95, 7)
  const daysOld = [0, 1].map((days) => ({
    ...spread[0]!,
    datetime: new Date(Date.parse(`${READ_ON}T05:00:00Z`) - days * DAY).toISOString().slice(0, 19),
  }))
  return [...daysOld, ...spread]
})()
const ELDERS = bornAged(sample(6, 200), 71, 105, 99)

const OF_THE_GROWN =
  /\b(?:marriages?|marry|marries|married|marrying|marital|weddings?|spouses?|husbands?|wife|wives|brides?|bridal|courtship|divorc\w*|widow\w*|dowry|desires?|desired|sexual\w*|sex|erotic|lovers?|love affairs?|an affair|romances?|romantic\w*|intima\w*|seduc\w*|flirt\w*|passions?|debts?|debtors?|loans?|creditors?|mortgages?|borrow\w*|lenders?|employees?|employers?|employed|employment|boss(?:es)?|superiors?|salar(?:y|ies)|wages|promotions?|promoted|colleagues?|subordinates?|clients?|customers?|contracts?|lawsuits?|litigation|visas?|pregnan\w*|childbirth|conception|offspring|progeny|chronic\w*|invest|investments?|speculat\w*|tax(?:es)?|wine|alcohol|partners?|partnerships?|in-laws|mid-?life|retire\w*|tenants?)\b/gi
const OF_THE_YOUNG =
  /\b(?:exams?|examinations?|first (?:jobs?|posts?|salary|offices?)|promot(?:ions?|ed)|childbirth|pregnan\w*|conceiv\w*|conception|child is (?:born|expected)|newborn|infants?|birth of (?:a|the) child|at school|school years|your (?:new )?school|universit\w+|degree course|enrol\w*|apprentic\w+|choose (?:the|your|a) (?:field|profession|career|subject)|career (?:starts?|begins)|courtship|courting|weddings?|brides?|proposals?|dating|flirt\w*|when you grow up|grow(?:s|ing)? up|later in life|in later life|in later years|in middle life|mid-?life|middle age|late marriage|marriages? (?:soon|comes?|tends|is (?:agreed|likely|near|delayed)|may)|children (?:to come|are born|arrive))\b/gi

/** Where a listed word is right, each with the reason. */
const ALLOWED: readonly { readonly words: RegExp; readonly why: string }[] = [
  {
    words: /\btimes for (?:marriage|love|children) are named only from the age of 21 on/gi,
    why: 'the sentence that tells parents why no times are named',
  },
  { words: /\ba later marriage\b/gi, why: 'what a later marriage rests on is the subject of the form for parents' },
  { words: /\bNothing in it is investment advice\b/g, why: 'the caution of the report on wealth' },
  { words: /\bExaminations are long past\b/g, why: 'the form for old age says that they are over' },
  {
    words: /^(?:treasury, in-laws and worship|service, debts and maternal kin|partner and daily bread)$/g,
    why: 'the names of the houses in Lal Kitab, a closed set of the contract',
  },
  { words: /\blove and courtship\b/g, why: 'the name of an area of life, as the AI readings cite it' },
]

interface Answer {
  readonly slug: string
  readonly birth: Birth
  readonly data: object
}
/** Of many births, each has a share of the capabilities read. */
const MANY = 20
const SHARES = 4
/** Whole answers on every birth; a refusal, a fault or an answer outside its schema fails the test. */
const eachAnswer = async (births: readonly Birth[], read: (answer: Answer) => void) => {
  for (const [at, birth] of births.entries())
    for (const [nth, entry] of PERSONAL_ENTRIES.entries()) {
      if (births.length > MANY && (at + nth) % SHARES !== 0) continue
      const data = (await entry.compute(inputOf(entry, birth), world)) as object
      expect([entry.slug, birth.datetime, Value.Check(entry.data, data)]).toEqual([entry.slug, birth.datetime, true])
      read({ slug: entry.slug, birth, data })
    }
}

/** Sentences with a listed word: the passage or the sentence, with its count. */
const wrongWords = async (births: readonly Birth[], listed: RegExp) => {
  const find = await passageFinder()
  const counts = new Map<string, number>()
  let sentences = 0
  await eachAnswer(births, ({ slug, data }) => {
    for (const told of textsIn(data)) {
      if (!told.includes(' ')) continue
      sentences++
      const left = ALLOWED.reduce((text, { words }) => text.replace(words, ''), told)
      const words = left.match(listed)
      if (!words) continue
      const id = `${find(told) ?? slug} [${words.join(', ')}]: ${told}`
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
  })
  expect(sentences).toBeGreaterThan((6000 * births.length) / (births.length > MANY ? SHARES : 1))
  return [...counts].sort(([, a], [, b]) => b - a).map(([id, count]) => `${count} ${id}`)
}

const LIMIT = LONG ? 3_600_000 : 300_000

test(
  'answers on children, from the day of birth on, hold no words of grown life',
  async () => {
    expect(await wrongWords(CHILDREN, OF_THE_GROWN)).toEqual([])
  },
  LIMIT,
)

test(
  'answers on people over 70 hold no words of the first half of life',
  async () => {
    expect(await wrongWords(ELDERS, OF_THE_YOUNG)).toEqual([])
  },
  LIMIT,
)

test('the lists know words of the wrong age when they are met', () => {
  const met = (text: string, listed: RegExp) => text.match(listed)?.length ?? 0
  expect(
    met('A burdened Moon wakes beside a stranger after the wedding, with debts and employees.', OF_THE_GROWN),
  ).toBe(3)
  expect(met('Choose the field early, and the first job brings a promotion.', OF_THE_YOUNG)).toBe(3)
})

interface BondsReport {
  readonly summary: { readonly text: string }
  readonly timeline: readonly { readonly start: string; readonly end: string }[]
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly { readonly text: string }[] }[]
}
const BONDS = { 'report-marriage': 'marriage', 'report-romance': 'love', 'report-children': 'children' } as const

test(
  'reports on marriage, romance and children of a child speak to the parents and name no time before 21',
  async () => {
    for (const birth of CHILDREN)
      for (const [slug, times] of Object.entries(BONDS)) {
        const entry = PERSONAL_ENTRIES.find((each) => each.slug === slug)!
        const input = { ...inputOf(entry, birth), years: 30 }
        const { summary, timeline, sections } = (await entry.compute(input, world)) as unknown as BondsReport
        expect(summary.text).toMatch(new RegExp(`times for ${times} are named only from the age of 21 on\\.`))
        const of21 = `${Number(birth.datetime.slice(0, 4)) + 21}${birth.datetime.slice(4, 10)}`
        // The period that runs on the birthday began before it.
        for (const { end } of timeline)
          expect([slug, birth.datetime, end.slice(0, 10) > of21]).toEqual([slug, birth.datetime, true])
        const timing = sections.find(({ id }) => id === 'timing')!.paragraphs.map(({ text }) => text)
        for (const [, year] of timing.join(' ').matchAll(/\b(?:[Ff]rom|to) \d+ \w+ (\d{4})/g))
          expect(Number(year)).toBeGreaterThanOrEqual(Number(of21.slice(0, 4)))
        for (const { paragraphs } of sections)
          for (const { text } of paragraphs) expect(text).not.toMatch(/\b(?:your heart|you fall for|you love)\b/i)
        expect(sections.every(({ paragraphs }) => paragraphs.length > 0)).toBe(true)
      }
  },
  LIMIT,
)

test('placements of a child are told of the child, and the same placements of an adult of the reader', async () => {
  const entry = PERSONAL_ENTRIES.find(({ slug }) => slug === 'prediction-life-report')!
  const ofChild = (birth: Birth, as_of: string) =>
    Promise.resolve(entry.compute({ ...inputOf(entry, birth), as_of }, world)).then(
      (told) => textsIn(told).filter((sentence) => sentence.startsWith('Your child')).length,
    )
  for (const birth of CHILDREN.slice(0, 4)) {
    expect(await ofChild(birth, READ_ON)).toBeGreaterThan(15)
    expect(await ofChild(birth, `${Number(birth.datetime.slice(0, 4)) + 30}-01-01`)).toBe(0)
  }
})
