import { expect, test } from 'bun:test'
import { compassLetters } from '../../src/lexicon/compass.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { lexicon } from '../../src/lexicon/lexicon.ts'
import { mapWords } from '../../src/lexicon/map-words.ts'

test('every language translates the same map words', async () => {
  const english = Object.keys(await mapWords('de'))
  for (const language of LABEL_LANGUAGES) {
    const words = await mapWords(language)
    expect([language, Object.keys(words)]).toEqual([language, english])
    const subtitle = words['where each planet rises, culminates, sets']!
    expect(subtitle).not.toContain('planet rises')
    // The distance in kilometres and the names of the angles stay in the translation.
    expect(words['Capitals over a million within 300 km of a line are named']).toMatch(/300|৩০০/)
    expect(words['MC and ASC solid, IC and DSC dashed']).toMatch(/MC.*ASC.*IC.*DSC/)
  }
})

test('compass letters are the initials of the names, or English where two initials are equal', async () => {
  // source: maps of each country; north is Nord, Norden, Norte, Север, उत्तर, 북
  const letters = async (language: (typeof LABEL_LANGUAGES)[number]) =>
    Object.values(compassLetters(await lexicon(language))).join(' ')
  expect(await letters('de')).toBe('N O S W')
  expect(await letters('fr')).toBe('N E S O')
  expect(await letters('ru')).toBe('С В Ю З')
  expect(await letters('hi')).toBe('उ पू द प')
  expect(await letters('ko')).toBe('북 동 남 서')
  // Equal initials: Północ and Południe; مشرق and مغرب.
  expect(await letters('pl')).toBe('N E S W')
  expect(await letters('ur')).toBe('N E S W')
})
