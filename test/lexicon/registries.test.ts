import { expect, test } from 'bun:test'
import { BIRTH_DOSHA_RULES } from '../../src/jyotish/doshas/index.ts'
import { ATTRIBUTES } from '../../src/jyotish/nakshatras.ts'
import { BIRDS } from '../../src/jyotish/panch-pakshi/birds.ts'
import { MUHURTAS } from '../../src/jyotish/panchang/day-parts.ts'
import { REGION_RULES } from '../../src/jyotish/panchang/solar-months.ts'
import { ANANDADI } from '../../src/jyotish/panchang/stars.ts'
import { VARGA_RULES } from '../../src/jyotish/vargas.ts'
import { chandradhi, lagnadhi, papadhi } from '../../src/jyotish/yogas/adhi.ts'
import { BALARISHTA_YOGAS } from '../../src/jyotish/yogas/balarishta-yogas.ts'
import { YOGA_RULES } from '../../src/jyotish/yogas/index.ts'
import { JAIMINI_RAJA } from '../../src/jyotish/yogas/jaimini.ts'
import { VESI_FORMS } from '../../src/jyotish/yogas/surya.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon, nameOf } from '../../src/lexicon/lexicon.ts'
import { type Subject, wordsOfSubjects } from '../../src/lexicon/subjects.ts'
import { AYADI_YONIS } from '../../src/traditions/vastu/ayadi.ts'
import { ZONES_17 } from '../../src/traditions/vastu/zones.ts'

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
/** The names in the registries of src/jyotish and src/traditions, with the lexicon subjects that translate them. */
const REGISTRIES: readonly (readonly [title: string, subjects: readonly Subject[], words: readonly string[]])[] = [
  [
    'yogas',
    ['YogaName', 'YogaForm'],
    names([...YOGA_RULES, ...JAIMINI_RAJA, chandradhi, lagnadhi, papadhi, ...VESI_FORMS, ...BALARISHTA_YOGAS]),
  ],
  ['doshas', ['Tithi', 'LimbYoga', 'DoshaName'], [...names(BIRTH_DOSHA_RULES), 'Sade Sati']],
  ['Anandadi yogas', ['AnandadiYoga'], names(ANANDADI)],
  ['muhurtas of day and night', ['DayMuhurta'], names([...MUHURTAS.day, ...MUHURTAS.night])],
  ['deities of nakshatras', ['Deity'], Object.values(ATTRIBUTES).map(({ deity }) => deity)],
  ['vargas', ['ChartName'], names(Object.values(VARGA_RULES))],
  [
    'deities of vargas',
    ['VargaDeity'],
    Object.values(VARGA_RULES).flatMap(({ deities }) => (typeof deities === 'object' ? deities.names : [])),
  ],
  ['solar months', ['RegionalMonth'], Object.values(REGION_RULES).flatMap(({ months }) => [...months])],
  ['eras', ['Era'], Object.values(REGION_RULES).map(({ era }) => era)],
  ['Ayadi yonis', ['AyadiName'], AYADI_YONIS.map(([name]) => name)],
  ['birds', ['Bird'], BIRDS],
  ['Vastu zones', ['CompassCode'], ZONES_17],
]

test.each(REGISTRIES)('%s have names in every language', async (_, subjects, words) => {
  const subjectByWord = wordsOfSubjects(subjects)
  expect(words.filter((word) => !subjectByWord.has(word))).toEqual([])
  for (const language of LABEL_LANGUAGES) {
    const terms = await lexicon(language)
    expect(words.filter((word) => !nameOf(word, subjectByWord.get(word)!, terms)?.trim())).toEqual([])
  }
})

// source: the names as the Hindi and Tamil Wikipedias and almanacs print them
test.each([
  ['Gajakesari', 'YogaName', 'hi', 'गजकेसरी'],
  ['Kemadruma', 'DoshaName', 'hi', 'केमद्रुम'],
  ['Vishnu', 'Deity', 'ta', 'விஷ்ணு'],
  ['Shukla Tritiya', 'LunarDate', 'hi', 'शुक्ल तृतीया'],
  ['Jupiter-Saturn', 'PlanetPair', 'de', 'Jupiter–Saturn'],
  ['NNE', 'CompassCode', 'hi', 'उत्तर–ईशान'],
  ['SW', 'CompassCode', 'fr', 'Sud-ouest'],
  ['S7', 'CompassCode', 'es', 'Sur 7'],
  ['Ju', 'PlanetCode', 'ru', 'Юпитер'],
  ['Maha parivartana of the 1st and the 2nd', 'YogaForm', 'hi', 'महा परिवर्तन (भाव 1, 2)'],
  ['Sun/Moon', 'Midpoint', 'it', 'Sole/Luna'],
] as const)('%s (%s) has a name in %s', async (word, subject, language, name) => {
  expect(nameOf(word, subject, await lexicon(language))).toBe(name)
})
