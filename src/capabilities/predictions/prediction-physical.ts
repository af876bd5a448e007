import { callout, facts as pairs, paragraph, table } from '../../document/document.ts'
import { capitalisedName, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import {
  BODY_FRAMES,
  BODY_SIDES,
  type BodyFrame,
  type BodyLimb,
  bodyFrameOf,
  humourBalance,
  marksOf,
} from '../../jyotish/physique.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { exact, maybe, oneOf, t } from '../../schema.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { addressed, givenName } from '../shared/narrative/given-name.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Paragraph } from '../shared/report-sections.ts'
import { shareBars } from '../shared/share-bars.ts'

const HEIGHT: Record<BodyFrame, string> = {
  short: 'below the middle height of the family',
  even: 'of the middle height of the family',
  long: 'above the middle height of the family',
}
// source: Brihat Jataka 2.8-11; build and colour of the planets. The colours are those of the planets and say nothing of skin
const BUILD: Record<Lord, string> = {
  Sun: 'upright and square-shouldered',
  Moon: 'soft, changing with sleep and mood',
  Mars: 'wiry, quick to gain strength',
  Mercury: 'even',
  Jupiter: 'deep-chested, comfortable in good years',
  Venus: 'well proportioned',
  Saturn: 'long and slow to change',
}
const COLOUR: Record<Lord, string> = {
  Sun: 'copper, the colour of the Sun',
  Moon: 'white and silver, the colours of the Moon',
  Mars: 'red, the colour of Mars',
  Mercury: 'fresh green like durva grass, the colour of Mercury',
  Jupiter: 'gold, the colour of Jupiter',
  Venus: 'mixed soft colours, those of Venus',
  Saturn: 'dark blue, the colour of Saturn',
}
const NOT_READ = 'not read for a growing child'
const FRAME_WORDS: Record<BodyFrame, string> = { short: 'short', even: 'even', long: 'long' }
const HUMOURS = ['vata', 'pitta', 'kapha'] as const
type Humour = (typeof HUMOURS)[number]
// source: common practice of ayurveda; habits in general words
const HUMOUR_HABITS: Record<Humour, { habit: string; childHabit: string }> = {
  vata: {
    habit: 'warm food, regular hours and early nights suit you',
    childHabit: 'warm food, regular hours and a calm evening suit the child',
  },
  pitta: {
    habit: 'shade at noon, mild food and a pause before each argument suit you',
    childHabit: 'shade at noon, mild food and a drink before each argument suit the child',
  },
  kapha: {
    habit: 'daily movement, light suppers and early mornings suit you',
    childHabit: 'daily movement and a light supper suit the child',
  },
}
const Percent = t.Number({ minimum: 0, maximum: 100 })
const MIDDLE: readonly BodyLimb[] = [
  'head',
  'mouth',
  'neck',
  'navel',
  'lower belly',
  'belly',
  'chest',
  'private parts',
  'groin',
]
const placeOf = (sides: readonly string[], part: BodyLimb) => {
  if (sides.length > 1) return `the ${part}, right and left`
  return MIDDLE.includes(part) ? `the ${sides[0]} of the ${part}` : `the ${sides[0]} ${part}`
}

export default capability({
  slug: 'prediction-physical',
  title: 'The body in the tradition',
  summary: 'Build, colours, features, marks and constitution by the classical texts from the rising sign.',
  weight: 'report',
  method:
    'Source: Brihat Jataka 1, 2 and 5. The frame follows the rising sign: short for Aries, Taurus, Aquarius and Pisces, even for Gemini, Cancer, Sagittarius and Capricorn, long for the others. Weight and colour follow the lord of the rising navamsha. A natural malefic marks the limb of its house by the rising drekkana; houses 8 to 12 are the left side, 2 to 6 the right, 1 and 7 divided by the ascendant’s degree; a benefic there as well makes it a mole instead of a scar. The colour is the one that the texts give to the planet; it says nothing about skin. For a person under 18 the texts are for the parents, and marks are not read. The constitution uses the humours of the lagna lord (3), planets in the lagna (2 each), the Moon sign lord (2) and the 6th lord (1).',
  input: reportBirth({
    sex: maybe(oneOf(['male', 'female'], { description: 'Sex of the person; changes only the wording.' })),
  }),
  data: t.Object({
    ...reportHeadFields('physical'),
    summary: Paragraph,
    build: t.Object({
      frame: oneOf(BODY_FRAMES),
      height_tendency: t.String(),
      weight_tendency: t.String(),
      reason: t.String(),
      fact_ids: FactIds,
    }),
    complexion: t.Object({ tendency: t.String(), reason: t.String(), fact_ids: FactIds }),
    features: t.Array(t.Object({ part: t.String(), text: t.String(), fact_ids: FactIds })),
    marks: t.Array(t.Object({ side: oneOf(BODY_SIDES), part: t.String(), reason: t.String(), fact_ids: FactIds })),
    constitution: exact({ vata: Percent, pitta: Percent, kapha: Percent }),
    caution: t.String(),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'olive',
    document: (data) => [
      {
        title: 'Build and features',
        blocks: [
          paragraph(data.summary.text),
          callout('How to read this', data.caution),
          pairs([
            ['Frame', data.build.frame],
            ['Height', data.build.height_tendency],
            ['Weight', data.build.weight_tendency],
            ['Colour', data.complexion.tendency],
          ]),
          ...data.features.map(({ text }) => paragraph(text)),
        ],
      },
      {
        title: 'Marks and constitution',
        blocks: [
          table(
            'Marks',
            ['Side', 'Part', 'Why'],
            data.marks.map(({ side, part, reason }) => [side, part, reason]),
          ),
          shareBars('Constitution', data.constitution),
        ],
      },
    ],
  },
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const physique = await corpus('physique')
  const rising = signName(chart.ascendant.sign)
  const frame = bodyFrameOf(chart)
  const navamsa = vargaSeat(chart.ascendant.longitude, 'D9').sign
  const lord = lordOf(navamsa)
  const source = 'predictions/prediction-physical'
  const signFact = { id: 'D1.lagna.sign', kind: 'position', text: `${rising} rises.`, value: rising, source } as const
  const lordFact = {
    id: 'D9.lagna.lord',
    kind: 'position',
    text: `${capitalisedName(lord)} is lord of the rising navamsha, ${signName(navamsa)}.`,
    value: lord,
    source,
  } as const
  const name = givenName(input.name)
  const child = isYoung(ageNow(birth, world)) ? (name ?? 'your child') : null
  const marks = (child ? [] : marksOf(chart)).map((mark) => {
    const [first, ...others] = mark.planets
    const names = joinWords([capitalisedName(first!), ...others.map(nameInSentence)])
    const fact: FactText = {
      id: `D1.house.${mark.house}.mark`,
      kind: 'position',
      text: `${names} in ${houseInWords(mark.house)}, the ${mark.part} by the rising drekkana: a ${mark.kind}.`,
      value: mark.kind,
      source,
      weight: 1,
      says: physique.mark[mark.kind][mark.part],
    }
    return { mark, fact }
  })
  const usedSentences = new Set<string>()
  const feature = (part: string, ...facts: FactText[]) => {
    const passages = compose(facts, { usedSentences })
    return { part, text: prose(passages), fact_ids: factIds(passages) }
  }
  const reader = { male: 'man', female: 'woman', unsaid: 'person' }[input.sex ?? 'unsaid']
  const constitution = humourBalance(chart)
  const [first, second] = HUMOURS.toSorted((a, b) => constitution[b] - constitution[a]) as [Humour, Humour]
  const isLed = constitution[first] > constitution[second]
  const leading = isLed
    ? `${upperFirst(first)} leads and ${second} comes second`
    : `${upperFirst(first)} and ${second} lead`
  const { habit, childHabit } = HUMOUR_HABITS[first]
  const summary = {
    text: child
      ? `${upperFirst(child)} is still growing, so no build is read from the chart. ${leading} in the constitution by the old count: ${childHabit}. Nothing here is a diagnosis; ask your doctor about whatever worries you.`
      : `${addressed(name, `You belong to the ${FRAME_WORDS[frame]} signs of the old books, and ${nameInSentence(lord)} shapes your build.`)} ${leading} in your constitution: ${habit}. Nothing here is a diagnosis, so see a doctor about whatever bothers you.`,
    fact_ids: [signFact.id, lordFact.id],
  }
  return {
    ...reportHead('physical', birth),
    summary,
    build: {
      frame,
      height_tendency: child ? NOT_READ : HEIGHT[frame],
      weight_tendency: child ? NOT_READ : BUILD[lord],
      reason: `${rising} is counted among the ${frame} signs; ${nameInSentence(lord)} rules the rising navamsha.`,
      fact_ids: [signFact.id, lordFact.id],
    },
    complexion: { tendency: COLOUR[lord], reason: lordFact.text, fact_ids: [lordFact.id] },
    features: [
      feature('frame', { ...signFact, weight: 1, says: physique[child ? 'child' : 'sign'][rising] }),
      ...(child
        ? []
        : [
            feature('limbs', { ...lordFact, weight: 1, says: physique.navamsha[lord] }),
            feature('colour', { ...lordFact, weight: 1, says: physique.colour[lord] }),
          ]),
      ...[...Map.groupBy(marks, ({ fact }) => fact.says).values()].map((alike) => {
        const sides = alike.map(({ mark }) => mark.side)
        return feature(placeOf(sides, alike[0]!.mark.part), ...alike.map(({ fact }) => fact))
      }),
    ],
    marks: marks.map(({ mark: { side, part }, fact }) => ({ side, part, reason: fact.text, fact_ids: [fact.id] })),
    constitution,
    caution: `Tendencies in the terms of an old tradition, read against one’s own family; not a description of this ${reader}, and not medical advice.`,
  }
})
