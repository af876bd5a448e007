import { expect, test } from 'bun:test'
import { entriesOfFamily } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { answerOf } from './answers.ts'
import { textsIn } from './claims.ts'

// Texts on times fit the age of the person: from sixty no events of the first half of life, for children no adult life.

const world = worldAt(Date.UTC(2026, 10, 28))
/** An example input with a birth in place of signs. */
const withBirth = ({ moon_sign, sun_sign, nakshatra, ...input }: Record<string, unknown>) => ({ ...input, birth: {} })

/** Answers on present and coming times, including reports on areas and on the whole life. */
const TIMES =
  /^(?:prediction-life-report|prediction-dasha|detailed-life|report-(?!politics)\w+|(?:daily|weekly|monthly|yearly)-personal-forecast|gochara-transits|ashtakavarga-transits|western-yearly-forecast|bnn-transits)$/
const ENTRIES = families
  .flatMap((family) => entriesOfFamily(family))
  .filter(({ slug }) => TIMES.test(slug))
  .map((entry) =>
    entry.example && 'moon_sign' in entry.example ? { ...entry, example: withBirth(entry.example) } : entry,
  )
/** Answers on the coming days only. */
const NEAR_TIMES = /forecast$|-transits$/

const bornIn = (first: number, last: number, seed: number) =>
  randomBirths(sample(4, 20), seed).map((birth, i, { length }) => ({
    ...birth,
    datetime: `${Math.round(first + ((last - first) * i) / (length - 1))}${birth.datetime.slice(4)}`,
  }))

const EARLY_LIFE: Readonly<Record<string, RegExp>> = {
  'a career that starts':
    /\bfirst (?:job|post|salary|office)s?\b|\b(?:careers?|working life) (?:starts?|begins?|opens?|takes? off)\b|\bpromotions?\b|\bpromoted\b/i,
  'a marriage soon':
    /\bmarriages? (?:soon|comes?|is (?:near|agreed|likely|on the agenda)|or a\b)|\bagrees marriages\b|\bweddings?\b|\bproposals?\b|\bcourtship\b|\bengagements? (?:becomes?|are|is)\b/i,
  'studies ahead':
    /\byour stud(?:y|ies)\b|\benrol\w*|\bexaminations? (?!are long past)|\buniversit\w+|\bschool (?:goes|years)\b/i,
  'children to come':
    /\bchildren (?:to come|are born|arrive)\b|\ba child is (?:born|expected)\b|\b(?:birth|arrival) of (?:a|the) child\b|\bconception\b|\bconceive\w*|\bpregnan\w+|\bnewborn\b/i,
}
const ADULT_LIFE: Readonly<Record<string, RegExp>> = {
  'work for pay': /\b(?:careers?|promot\w+|salar\w+|employ\w+|colleagues?|customers?|clients?|superiors?|boss)\b/i,
  'a bond': /\b(?:marriages?|married|weddings?|spouses?|lovers?|love affairs?|romances?|courtship|divorce)\b/i,
  'children of one’s own': /\bchildren\b|\ba child is\b|\bpregnan\w+/i,
  'money at risk': /\b(?:incomes?|savings|loans?|creditors?|tenants?|invest\w*|speculat\w*|lawsuits?)\b/i,
}

/** Matters of a house in brackets, and the names of areas that every such answer has. */
const HOUSE_GLOSS = / \([a-z, ]+\)|^(?:For|Among the areas of life) .*\b(?:career|love)\b.*|^[a-z, ]+$/g

/** Sentences of the answers that match a pattern. */
const findMatches = async (
  births: readonly { datetime: string }[],
  entries: typeof ENTRIES,
  kinds: Readonly<Record<string, RegExp>>,
) => {
  const matches = new Set<string>()
  let sentences = 0
  for (const [i, birth] of births.entries())
    for (const entry of entries)
      for (const text of textsIn((await answerOf(entry, birth, births.at(i - 1)!, world)) ?? {})) {
        const sentence = text.replace(HOUSE_GLOSS, '')
        if (!sentence.includes(' ')) continue
        sentences++
        for (const [kind, words] of Object.entries(kinds))
          if (words.test(sentence)) matches.add(`${kind} | ${entry.slug} | ${birth.datetime.slice(0, 4)} | ${sentence}`)
      }
  expect(sentences).toBeGreaterThan(200 * births.length)
  return [...matches].sort()
}

test('texts for people over sixty do not announce schools, first posts, weddings and births', async () => {
  expect(await findMatches(bornIn(1940, 1965, 61), ENTRIES, EARLY_LIFE)).toEqual([])
}, 600_000)

test('after the age of sixty a life report looks back on learning, children and work', async () => {
  const report = ENTRIES.find(({ slug }) => slug === 'prediction-life-report')!
  for (const birth of [...bornIn(1930, 1954, 63), ...bornIn(1970, 2000, 64)]) {
    const answer = (await answerOf(report, birth, birth, world)) as { sections: { id: string; title: string }[] }
    const age = 2026 - Number(birth.datetime.slice(0, 4))
    const back = answer.sections.filter(({ title }) => title.startsWith('Looking back: ')).map(({ id }) => id)
    for (const id of ['education', 'children', 'career'])
      expect([age, id, back.includes(id)]).toEqual([age, id, age > 60])
  }
})

test('texts on the coming days of a child have no adult matters', async () => {
  const days = ENTRIES.filter(({ slug }) => NEAR_TIMES.test(slug))
  expect(await findMatches(bornIn(2015, 2023, 62), days, ADULT_LIFE)).toEqual([])
}, 600_000)
