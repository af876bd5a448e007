import { expect, test } from 'bun:test'
import { en } from '../../src/console/words/en.ts'
import { es } from '../../src/console/words/es.ts'
import { hi } from '../../src/console/words/hi.ts'

test('the description of the Western view names no zodiac, because the view has a choice of zodiacs', () => {
  for (const { westernAbout, tropical, sidereal, draconic } of [en, es, hi])
    for (const zodiac of [tropical, sidereal, draconic])
      expect(westernAbout.toLowerCase()).not.toContain(zodiac.toLowerCase())
})
