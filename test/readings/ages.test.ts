import { expect, test } from 'bun:test'
import { entriesOf } from '../../src/capabilities/families.ts'
import { families } from '../../src/capabilities/index.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { answerOf } from './answers.ts'
import { textsIn } from './claims.ts'

/** What a time brings is told by age: nobody past sixty hears of a first half of life to come, no child of what grown people have. */

const world = worldAt(Date.UTC(2026, 10, 28))
/** What is asked by signs, asked by a birth. */
const ofBirth = ({ moon_sign, sun_sign, nakshatra, ...asked }: Record<string, unknown>) => ({ ...asked, birth: {} })

/** Answers on a stretch of time that somebody is in; reports on an area and a life tell of times too. */
const TIMES =
  /^(?:prediction-life-report|prediction-dasha|detailed-life|report-(?!politics)\w+|(?:daily|weekly|monthly|yearly)-personal-forecast|gochara-transits|ashtakavarga-transits|western-yearly-forecast|bnn-transits)$/
const READ = families
  .flatMap(entriesOf)
  .filter(({ slug }) => TIMES.test(slug))
  .map((entry) =>
    entry.example && 'moon_sign' in entry.example ? { ...entry, example: ofBirth(entry.example) } : entry,
  )
/** Of them those that tell of nothing but the days at hand. */
const AT_HAND = /forecast$|-transits$/

const bornIn = (first: number, last: number, seed: number) =>
  randomBirths(sample(4, 20), seed).map((birth, i, { length }) => ({
    ...birth,
    datetime: `${Math.round(first + ((last - first) * i) / (length - 1))}${birth.datetime.slice(4)}`,
  }))

const TO_COME: Readonly<Record<string, RegExp>> = {
  'a career that starts':
    /\bfirst (?:job|post|salary|office)s?\b|\b(?:careers?|working life) (?:starts?|begins?|opens?|takes? off)\b|\bpromotions?\b|\bpromoted\b/i,
  'a marriage soon':
    /\bmarriages? (?:soon|comes?|is (?:near|agreed|likely|on the agenda)|or a\b)|\bagrees marriages\b|\bweddings?\b|\bproposals?\b|\bcourtship\b|\bengagements? (?:becomes?|are|is)\b/i,
  'studies ahead':
    /\byour stud(?:y|ies)\b|\benrol\w*|\bexaminations? (?!are long past)|\buniversit\w+|\bschool (?:goes|years)\b/i,
  'children to come':
    /\bchildren (?:to come|are born|arrive)\b|\ba child is (?:born|expected)\b|\b(?:birth|arrival) of (?:a|the) child\b|\bconception\b|\bconceive\w*|\bpregnan\w+|\bnewborn\b/i,
}
const OF_THE_GROWN: Readonly<Record<string, RegExp>> = {
  'work for pay': /\b(?:careers?|promot\w+|salar\w+|employ\w+|colleagues?|customers?|clients?|superiors?|boss)\b/i,
  'a bond': /\b(?:marriages?|married|weddings?|spouses?|lovers?|love affairs?|romances?|courtship|divorce)\b/i,
  'children of one’s own': /\bchildren\b|\ba child is\b|\bpregnan\w+/i,
  'money at risk': /\b(?:incomes?|savings|loans?|creditors?|tenants?|invest\w*|speculat\w*|lawsuits?)\b/i,
}

/** What a house is read for, in brackets after it, and the names of areas that every such answer has. */
const HOUSE_GLOSS = / \([a-z, ]+\)|^(?:For|Among the areas of life) .*\b(?:career|love)\b.*|^[a-z, ]+$/g

const heard = async (
  births: readonly { datetime: string }[],
  read: typeof READ,
  kinds: Readonly<Record<string, RegExp>>,
) => {
  const found = new Set<string>()
  let sentences = 0
  for (const [i, birth] of births.entries())
    for (const entry of read)
      for (const told of textsIn((await answerOf(entry, birth, births.at(i - 1)!, world)) ?? {})) {
        const sentence = told.replace(HOUSE_GLOSS, '')
        if (!sentence.includes(' ')) continue
        sentences++
        for (const [kind, words] of Object.entries(kinds))
          if (words.test(sentence)) found.add(`${kind} | ${entry.slug} | ${birth.datetime.slice(0, 4)} | ${sentence}`)
      }
  expect(sentences).toBeGreaterThan(200 * births.length)
  return [...found].sort()
}

test('nobody past sixty is told of schools, first posts, weddings and births as of what comes', async () => {
  expect(await heard(bornIn(1940, 1965, 61), READ, TO_COME)).toEqual([])
}, 600_000)

test('from sixty on a life report looks back on learning and children, and from seventy on work', async () => {
  const report = READ.find(({ slug }) => slug === 'prediction-life-report')!
  for (const birth of [...bornIn(1930, 1954, 63), ...bornIn(1970, 2000, 64)]) {
    const told = (await answerOf(report, birth, birth, world)) as { sections: { id: string; title: string }[] }
    const age = 2026 - Number(birth.datetime.slice(0, 4))
    const back = told.sections.filter(({ title }) => title.startsWith('Looking back: ')).map(({ id }) => id)
    for (const id of ['education', 'children', 'career'])
      expect([age, id, back.includes(id)]).toEqual([age, id, age > 60])
  }
})

test('no child is told of the days at hand what grown people have in them', async () => {
  const days = READ.filter(({ slug }) => AT_HAND.test(slug))
  expect(await heard(bornIn(2015, 2023, 62), days, OF_THE_GROWN)).toEqual([])
}, 600_000)
