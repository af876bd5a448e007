import { expect, test } from 'bun:test'
import { REGION_RULES, type SolarRegion } from '../../src/jyotish/panchang/solar-months.ts'
import { LABEL_LANGUAGES, type LabelLanguage } from '../../src/lexicon/languages.ts'
import { lexicon, nameOf } from '../../src/lexicon/lexicon.ts'
import { SANSKRIT, type SanskritSubject } from '../../src/lexicon/sanskrit.ts'

const namesOf = async (language: LabelLanguage, subject: SanskritSubject) => {
  const words = await lexicon(language)
  return SANSKRIT[subject].words.map((word) => nameOf(word, subject, words)!)
}

test('each word of a set has one spelling', () => {
  for (const { words, spellings } of Object.values(SANSKRIT)) expect(spellings.length).toBe(words.length)
})

test.each([
  [
    'gargastro.com/kalsarp-dosh-according-to-12-houses; vāsuki with the short i of other prints',
    'hi',
    'KaalSarpType',
    'अनंत कुलिक वासुकि शंखपाल पद्म महापद्म तक्षक कर्कोटक शंखचूड़ घातक विषधर शेषनाग',
  ],
  // Amirdha has several spellings: அமிர்தம், அமுதம், அமிருதம்.
  ['astroved.com/tamil/daily-calendar/gowripanchangam', 'ta', 'GowriPart', 'உத்தி அமிருதம் ரோகம் லாபம் தனம் சுகம் சோரம் விஷம்'],
] as const)('the names are those of %s', async (_, language, subject, names) => {
  expect(await namesOf(language, subject)).toEqual(names.normalize('NFC').split(' '))
})

test('masculine names have the southern ending in Tamil, Telugu and Malayalam', async () => {
  expect((await namesOf('ta', 'VastuDevata')).slice(2, 5)).toEqual(['ஜயந்தன்', 'இந்திரன்', 'சூரியன்'])
  expect((await namesOf('te', 'Mandala')).slice(2)).toEqual(['ఇంద్రుడు', 'వరుణుడు'])
  expect((await namesOf('ml', 'KaalSarpType'))[0]).toBe('അനന്തൻ')
})

test.each(Object.keys(REGION_RULES) as SolarRegion[])(
  'the months of the %s calendar have distinct names',
  async (region) => {
    for (const language of LABEL_LANGUAGES) {
      const words = await lexicon(language)
      const names = REGION_RULES[region].months.map((month) => nameOf(month, 'RegionalMonth', words))
      // Tamil has one letter for b and p, as in Bontel and Pontel.
      const distinctCount = language === 'ta' && region === 'tulu' ? 11 : 12
      expect([language, new Set(names).size, names.includes(undefined)]).toEqual([language, distinctCount, false])
    }
  },
)

test.each([
  ['ta', 'tamil', 'சித்திரை'],
  ['ml', 'malayalam', 'മേടം'],
  ['bn', 'bengali', 'বৈশাখ'],
  ['or', 'odia', 'ବୈଶାଖ'],
  ['pa', 'punjabi', 'ਵੈਸਾਖ'],
  ['kn', 'tulu', 'ಪಗ್ಗು'],
] as const)('%s has the almanac name of the first month of its region', async (language, region, first) => {
  expect(nameOf(REGION_RULES[region].months[0]!, 'RegionalMonth', await lexicon(language))).toBe(first)
})

test.each([...LABEL_LANGUAGES])(
  '%s has each set in its script, with a different name for each word',
  async (language) => {
    const ownScript = !/\p{Script=Latin}/u.test((await lexicon(language)).terms.Sun)
    for (const subject of Object.keys(SANSKRIT) as SanskritSubject[]) {
      const names = await namesOf(language, subject)
      expect(names.filter((name) => !name || /_/.test(name) || (ownScript && /\p{Script=Latin}/u.test(name)))).toEqual(
        [],
      )
      // Months of two regions may have the same name.
      if (subject === 'RegionalMonth') continue
      expect([subject, ...names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([subject])
    }
  },
)
