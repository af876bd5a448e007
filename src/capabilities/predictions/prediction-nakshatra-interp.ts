import { concurrently } from '../../concurrency.ts'
import { listBlock, note, facts as pairs, paragraph } from '../../document/document.ts'
import { VARNAS, varnaOf } from '../../jyotish/avakhada.ts'
import { lordOf } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { ATTRIBUTES, GANAS, NADIS, NAKSHATRAS, nakshatraLord, YONIS } from '../../jyotish/nakshatras.ts'
import { starRemedy } from '../../jyotish/star-remedies.ts'
import { STAR_TRAITS } from '../../jyotish/star-traits.ts'
import { syllablesOfStar } from '../../jyotish/syllables.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact, FactText } from '../../readings/fact.ts'
import { distinct, maybeTerm, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { ageNow, placementTexts } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { inVarga, Lord, Sign, Star, StarLord } from '../shared/shapes.ts'

const TITLES = { nature: 'Nature', work: 'Work', relations: 'Relations', care: 'Care' } as const
type Title = keyof typeof TITLES
const FactIds = t.Array(t.String(), { minItems: 1 })
const strings = (description: string) => t.Array(t.String(), { minItems: 1, description })

export default capability({
  slug: 'prediction-nakshatra-interp',
  title: 'Birth star reading',
  summary: 'The nakshatra and pada of the Moon at birth: traditional reading, attributes and customs.',
  weight: 'report',
  method:
    'The answer reads the nakshatra and pada of the sidereal Moon. Attributes follow Taittiriya Brahmana 3.1 and Muhurta Chintamani 6, the syllable the Avakahada chakra. The texts are our own, after Brihat Jataka 16 and Brihat Samhita 15, 101 and 105; the pada is read by its navamsa sign. Remedies are customary offerings and plants, the salutation and tree of the nakshatra, a gift for its lord, and the weekdays of its lord and of the lord of the Moon sign. `traits_classical` has the statements of the old verses, including harsh words.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('nakshatra_interp'),
    nakshatra: Star,
    lord: StarLord,
    pada: t.Integer({ minimum: 1, maximum: 4 }),
    moon_sign: Sign,
    moon_sign_lord: Lord,
    birth_syllable: t.String(),
    deity: maybeTerm(['Deity']),
    gana: term(GANAS),
    yoni: term(YONIS),
    varna: term(VARNAS),
    nadi: term(NADIS),
    readings: t.Array(t.Object({ title: t.String(), text: t.String(), fact_ids: FactIds }), { minItems: 4 }),
    traits_classical: strings('Traits in the old verses.'),
    traits_modern: strings('Traits in present-day practice.'),
    pada_reading: t.String(),
    health: t.String({ description: 'Body part of the nakshatra and its tendency; not medical advice.' }),
    remedy: t.Object({
      deity: maybeTerm(['Deity']),
      mantra: t.String(),
      tree: t.String(),
      charity: t.String(),
      favourable_days: distinct(term(WEEKDAYS), { minItems: 1 }),
      text: t.String({ description: 'Customary remedy; no promise.' }),
      fact_ids: FactIds,
    }),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'indigo',
    document: ({ nakshatra, readings, pada, pada_reading, health, remedy, ...star }) => [
      {
        title: `${nakshatra}, quarter ${pada}`,
        blocks: [
          pairs([
            ['Lord', star.lord],
            ['Moon sign', `${star.moon_sign} (${star.moon_sign_lord})`],
            ['Deity', star.deity],
            ['Syllable of the name', star.birth_syllable],
            ['Gana', star.gana],
            ['Yoni', star.yoni],
            ['Varna', star.varna],
            ['Nadi', star.nadi],
          ]),
        ],
      },
      ...readings.map(({ title, text }) => ({ title, blocks: [paragraph(text)] })),
      { title: 'The quarter', blocks: [paragraph(pada_reading)] },
      { title: 'Body and habits', blocks: [paragraph(health)] },
      {
        title: 'In a few words',
        blocks: [
          listBlock([`Of old: ${star.traits_classical.join(', ')}.`, `Today: ${star.traits_modern.join(', ')}.`]),
        ],
      },
      {
        title: 'What is customary',
        blocks: [
          paragraph(remedy.text),
          pairs([
            ['Deity', remedy.deity],
            ['Salutation', remedy.mantra],
            ['Tree', remedy.tree],
            ['Gift', remedy.charity],
            ['Days', remedy.favourable_days.join(', ')],
          ]),
          note('The star of the Moon, after the old books named here.', [
            'Brihat Jataka 16',
            'Brihat Samhita 15, 101, 105',
          ]),
        ],
      },
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const years = ageNow(born, world)
  const [texts, padas, childPadas, customs] = await concurrently(
    () => placementTexts(years),
    () => corpus('pada'),
    () => corpus('child-pada'),
    () => corpus('star-remedy'),
  )
  const moon = born.chart.graha.Moon
  const name = NAKSHATRAS[moon.nakshatra]!
  const pada = moon.pada as 1 | 2 | 3 | 4
  const { deity, gana, yoni, nadi } = ATTRIBUTES[name]
  const remedy = starRemedy(moon.nakshatra, moon.sign)
  const usedSentences = new Set<string>()
  const star: Fact = {
    id: 'D1.Moon.nakshatra',
    kind: 'position',
    text: `The Moon is in ${name}.`,
    value: name,
    source: 'vedic-charts/birth-chart',
  }
  const navamsa = signName(inVarga(moon.longitude, 'D9').sign)
  const quarter: Fact = {
    ...star,
    id: 'D9.Moon.sign',
    text: `The Moon is in quarter ${pada} of ${name}, navamsha ${navamsa}.`,
    value: navamsa,
  }
  const describe = (fact: Fact, corpusTexts: Pick<FactText, 'says' | 'words'>) =>
    compose([{ ...fact, weight: 1, ...corpusTexts }], { usedSentences })
  return {
    ...reportHead('nakshatra_interp', born),
    nakshatra: name,
    lord: nakshatraLord(moon.nakshatra) as 'Ketu',
    pada,
    moon_sign: signName(moon.sign),
    moon_sign_lord: lordOf(moon.sign),
    birth_syllable: syllablesOfStar(name)[pada - 1]!.latin,
    deity,
    gana,
    yoni,
    varna: varnaOf(moon.sign),
    nadi,
    readings: (Object.keys(TITLES) as Title[]).map((title) => {
      const passages = describe(star, texts.star(name, title))
      return { title: TITLES[title], text: prose(passages), fact_ids: factIds(passages) }
    }),
    traits_classical: [...STAR_TRAITS[name].classical],
    traits_modern: [...STAR_TRAITS[name].modern],
    pada_reading: prose(describe(quarter, { says: isYoung(years) ? childPadas[navamsa] : padas[name][pada] })),
    health: prose(describe(star, texts.star(name, 'health'))),
    remedy: {
      deity: remedy.deity,
      mantra: remedy.mantra,
      tree: remedy.tree,
      charity: remedy.charity,
      favourable_days: remedy.favourableDays,
      text: prose(describe(star, { says: customs[name] })),
      fact_ids: [star.id],
    },
  }
})
