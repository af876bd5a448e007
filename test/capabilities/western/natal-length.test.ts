import { expect, test } from 'bun:test'
import { westernNatal } from '../../../src/capabilities/shared/tropical/birth.ts'
import { natalContacts } from '../../../src/capabilities/western/parts/natal-parts.ts'
import westernDetailedReport from '../../../src/capabilities/western/western-detailed-report.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import { topicPassages } from '../../../src/readings/passage.ts'
import { natalThemes } from '../../../src/western/natal-themes.ts'
import { standingsOf } from '../../../src/western/standing.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

// A standard report on a birth chart: its advice, and the areas of its themes.

const adults = (count: number, seed?: number) =>
  randomBirths(count * 15, seed)
    .filter(({ datetime }) => datetime > '1970' && datetime < '2000')
    .slice(0, count)

test('a standard report has its advice in the chapters, and few aspects', async () => {
  const [inHouse, inRuler] = [await corpus('western-planet-in-house'), await corpus('western-ruler-in-house')]
  const deeds = [...topicPassages(inHouse), ...topicPassages(inRuler)].flatMap(({ passage }) => passage.deed ?? [])
  for (const birth of adults(20, 6)) {
    const { planet_readings, house_readings, aspect_readings } = await call(westernDetailedReport, birth)
    const texts = [...planet_readings, ...house_readings].map(({ text }) => text)
    expect(texts.filter((text) => deeds.some((deed) => text.includes(deed)))).toEqual([])
    expect(aspect_readings.length).toBeLessThanOrEqual(5)
    for (const { planet_a, planet_b, aspect } of aspect_readings) {
      expect(`${planet_a} ${planet_b}`).not.toMatch(/Chiron|Lilith|Node/)
      expect(aspect).not.toBe('quincunx')
    }
  }
})

test('the areas of the strength and of the sore point are named after them', async () => {
  for (const birth of adults(40, 9)) {
    const natal = westernNatal(birth, worldAt())
    const { gift, strain } = natalThemes(natal.chart, standingsOf(natal.chart), natalContacts(natal))
    const { life_areas, chapters } = await call(westernDetailedReport, birth)
    const nameOf = (part: string) =>
      chapters
        .find(({ title }) => title.startsWith(part))!
        .title.slice(part.length + 2)
        .toLowerCase()
    const findings = Object.values(life_areas).map(({ finding }) => finding.toLowerCase())
    expect(findings).toContain(`${nameOf('What you can build on')} is your strength`)
    expect(findings).toContain(`${nameOf('What costs you effort')} costs you effort`)
    expect(gift.planet).not.toBe(strain.planet)
  }
})
