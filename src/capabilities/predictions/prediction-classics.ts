import { concurrently } from '../../concurrency.ts'
import { note, paragraph, subheading } from '../../document/document.ts'
import { conjunctionsOf } from '../../jyotish/conjunctions.ts'
import { capitalisedName, GRAHAS, type Graha, isNode, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { lookingAtMoon, sunMoonYogas } from '../../jyotish/sun-moon-yogas.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose, factIds } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { ConjunctionTopic } from '../../readings/corpus/conjunction.ts'
import type { FactText } from '../../readings/fact.ts'
import { oneOf, optionalKeys, t } from '../../schema.ts'
import { upperFirst } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { addressed, givenName } from '../shared/narrative/given-name.ts'
import { seatWriter } from '../shared/narrative/position.ts'
import { natal } from '../shared/natal.ts'
import { ageNow, placementTexts } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Paragraph } from '../shared/report-sections.ts'

const WORKS = ['Brihat Jataka', 'Saravali', 'Phaladeepika', 'BPHS', 'Common practice'] as const
type Work = (typeof WORKS)[number]
const MOST = 80

// source: Saravali, the chapters on planets in signs
const IN_SIGN: Record<Lord, string> = {
  Sun: '22',
  Moon: '23',
  Mars: '25',
  Mercury: '26',
  Jupiter: '27',
  Venus: '28',
  Saturn: '29',
}

// source: BPHS 36-38, Phaladeepika 6
const YOGA_CHAPTERS: Record<ReturnType<typeof sunMoonYogas>[number], readonly [Work, string]> = {
  vesi: ['BPHS', '38'],
  vosi: ['BPHS', '38'],
  ubhayachari: ['BPHS', '38'],
  budha_aditya: ['Common practice', 'budha aditya'],
  sunapha: ['BPHS', '37'],
  anapha: ['BPHS', '37'],
  durudhara: ['BPHS', '37'],
  kemadruma: ['BPHS', '37'],
  kemadruma_cancelled: ['BPHS', '37'],
  gajakesari: ['BPHS', '36'],
  chandra_mangala: ['Common practice', 'chandra mangala, after B. V. Raman'],
  vasumati: ['Phaladeepika', '6'],
  shakata: ['Phaladeepika', '6'],
  amala: ['Phaladeepika', '6'],
  varishta: ['BPHS', '37'],
  sama: ['BPHS', '37'],
  adhama: ['BPHS', '37'],
}

/** An entry's text is its condition as a sentence. */
interface Entry extends Pick<FactText, 'id' | 'kind' | 'text' | 'value' | 'says' | 'words'> {
  work: Work
  chapter: string
}

export default capability({
  slug: 'prediction-classics',
  title: 'What the classics say',
  summary: 'Classical statements that apply to the chart, read in our own words.',
  weight: 'report',
  method:
    'The statements cover the lagna sign (Brihat Jataka 17), the birth nakshatra (Brihat Jataka 16), planets in the solar or lunar half of a sign (Saravali 22-29, hora by BPHS 6; the nodes by the lord of the sign), planets in houses (Phaladeepika 8; the harder half for a planet that is debilitated, combust, in an enemy’s sign in 6, 8 or 12, or at the edge of a sign), full aspects on the Moon (Brihat Jataka 19), two and three of the seven planets in one sign (Saravali 15, 16), and yogas of Sun and Moon (BPHS 36-38, Phaladeepika 6). They are paraphrases, not translations. Only statements that apply are given, at most 80: beyond that, three-planet conjunctions are dropped first, then those of two.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('classics'),
    summary: Paragraph,
    texts: t.Array(
      t.Object({
        work: oneOf(WORKS),
        chapter: t.String(),
        condition: t.String(),
        holds: t.Literal(true),
        reading: t.String(),
        fact_ids: FactIds,
      }),
      { maxItems: MOST },
    ),
    by_work: optionalKeys(WORKS, t.Integer({ minimum: 0 })),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'palm',
    document: (data) =>
      WORKS.filter((work) => data.by_work[work]).map((work, i) => ({
        title: work,
        blocks: [
          ...(i === 0 ? [paragraph(data.summary.text)] : []),
          ...data.texts
            .filter((entry) => entry.work === work)
            .flatMap(({ condition, reading, chapter }) => [
              subheading(condition.replace(/\.$/, '')),
              paragraph(reading),
              note(`${work} ${chapter}`),
            ]),
        ],
      })),
  },
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const { graha, ascendant } = chart
  const [placed, onMoon, together, yogas] = await concurrently(
    () => placementTexts(ageNow(birth, world)),
    () => corpus('moon-aspected'),
    () => corpus('conjunction'),
    () => corpus('sun-moon-yoga'),
  )
  const conditions = chartAssessment(birth, world).planets
  const seats = seatWriter(chart, conditions, placed)
  const name = givenName(input.name)
  const child = isYoung(ageNow(birth, world)) ? (name ?? 'your child') : null
  const rising = signName(ascendant.sign)
  const star = NAKSHATRAS[graha.Moon.nakshatra]!
  const position = 'position' as const

  const lead: Entry[] = [
    {
      work: 'Brihat Jataka',
      chapter: '17',
      text: `${rising} rises.`,
      id: 'D1.lagna.sign',
      kind: position,
      value: rising,
      says: placed.rising(rising, 'nature'),
    },
    {
      work: 'Brihat Jataka',
      chapter: '16',
      text: `The Moon stands in ${star}.`,
      id: 'D1.Moon.nakshatra',
      kind: position,
      value: star,
      ...placed.star(star, 'nature'),
    },
    ...GRAHAS.map((planet): Entry => {
      const [work, chapter] = isNode(planet)
        ? (['Common practice', 'a node gives what the lord of its sign gives'] as const)
        : (['Saravali', `${IN_SIGN[planet as Lord]}, with Brihat Jataka ${planet === 'Moon' ? 17 : 18}`] as const)
      return { work, chapter, ...seats.inSign(planet) }
    }),
    ...GRAHAS.map((planet): Entry => ({ work: 'Phaladeepika', chapter: '8', ...seats.inHouse(planet) })),
    ...(child ? [] : lookingAtMoon(chart)).map(
      (planet): Entry => ({
        work: 'Brihat Jataka',
        chapter: '19',
        text: `${capitalisedName(planet)} looks at the Moon.`,
        id: `D1.Moon.aspected_by.${planet}`,
        kind: 'aspect',
        value: true,
        says: onMoon[planet],
      }),
    ),
    ...(child ? [] : sunMoonYogas(chart)).map((yoga): Entry => {
      const [work, chapter] = YOGA_CHAPTERS[yoga]
      return {
        work,
        chapter,
        text:
          yoga === 'kemadruma_cancelled'
            ? 'The yoga kemadruma holds and is cancelled.'
            : `The yoga ${yoga.replace('_', ' ')} holds.`,
        id: `yoga.${yoga}`,
        kind: 'yoga',
        value: true,
        says: yogas[yoga],
      }
    }),
  ]
  const inOneSign = (count: 2 | 3): Entry[] =>
    conjunctionsOf(count, chart).map(({ planets, sign }) => ({
      work: 'Saravali',
      chapter: count === 2 ? '15' : '16',
      text: `${capitalisedName(planets[0]!)}${planets
        .slice(1, -1)
        .map((planet) => `, ${planet}`)
        .join('')} and ${planets.at(-1)} stand together in ${signName(sign)}.`,
      id: `D1.conjunction.${planets.join('-')}`,
      kind: 'position',
      value: signName(sign),
      says: together[planets.join(' ') as ConjunctionTopic],
      words: { field: HOUSE_FIELDS[graha[planets[0]!].house] },
    }))
  const entries = [...lead, ...(child ? [] : [...inOneSign(2), ...inOneSign(3)])].slice(0, MOST)
  const byCondition = GRAHAS.toSorted((a, b) => conditions[b].score - conditions[a].score)
  const [strongest, weakest] = [byCondition[0]!, byCondition.at(-1)!]
  const [strong, weak] = [nameInSentence(strongest), nameInSentence(weakest)]
  const where = (planet: Graha) => `in ${signName(graha[planet].sign)}`
  const summary = {
    text: child
      ? `${upperFirst(child)} has ${rising} rising and the Moon in ${star}, so read these two statements first. You can trust what is said of ${strong} ${where(strongest)} most, since it is the planet in the best condition. Where ${weak} ${where(weakest)} is concerned, ${child} needs your patience.`
      : `${addressed(name, `You have ${rising} rising and the Moon in ${star}, so read these two statements first.`)} You can trust what is said of ${strong} ${where(strongest)} most, since it is the planet in the best condition in your chart. Be patient with yourself where ${weak} ${where(weakest)} has its say; where two statements differ, yours is the one on the planet in better condition.`,
    fact_ids: ['D1.lagna.sign', 'D1.Moon.nakshatra'],
  }

  const usedSentences = new Set<string>()
  const texts = entries.map(({ work, chapter, ...seat }) => {
    const fact: FactText = { ...seat, source: `${work} ${chapter}`, weight: 1 }
    const passages = compose([fact], { usedSentences })
    return {
      work,
      chapter,
      condition: seat.text,
      holds: true as const,
      reading: passages[0]!.text,
      fact_ids: factIds(passages),
    }
  })
  return {
    ...reportHead('classics', birth),
    summary,
    texts,
    by_work: Object.fromEntries(WORKS.map((work) => [work, texts.filter((text) => text.work === work).length])),
  }
})
