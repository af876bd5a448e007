import { expect, test } from 'bun:test'
import { HOUSE_SYSTEM_NAMES, HOUSE_SYSTEMS } from '../../src/ephemeris/house-systems.ts'
import { LABEL_LANGUAGES } from '../../src/lexicon/languages.ts'
import { wheelWords } from '../../src/lexicon/wheel-words.ts'
import { missingGlyphs } from '../../src/render/glyphs.ts'

test.each(LABEL_LANGUAGES.filter((language) => language !== ('en' as string)))(
  '%s: every house system and zodiac has a name of its own in the bundled fonts',
  async (language) => {
    const words = await wheelWords(language)
    const names = HOUSE_SYSTEM_NAMES.map((system) => words[HOUSE_SYSTEMS[system].name])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(HOUSE_SYSTEM_NAMES.length)
    for (const zodiac of ['Tropical zodiac', 'Sidereal zodiac', 'Draconic zodiac']) names.push(words[zodiac])
    for (const name of names) expect([name, missingGlyphs(name!)]).toEqual([name, []])
  },
)
