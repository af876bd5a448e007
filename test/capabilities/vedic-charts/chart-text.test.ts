import { describe, expect, test } from 'bun:test'
import jaiminiCharts from '../../../src/capabilities/jaimini/jaimini-charts.ts'
import kpChart from '../../../src/capabilities/kp/kp-chart.ts'
import lalKitabChart from '../../../src/capabilities/lal-kitab/lal-kitab-chart.ts'
import varshaphal from '../../../src/capabilities/tajika/varshaphal.ts'
import bhavaChalit from '../../../src/capabilities/vedic-charts/bhava-chalit.ts'
import birthChart from '../../../src/capabilities/vedic-charts/birth-chart.ts'
import birthChartBundle from '../../../src/capabilities/vedic-charts/birth-chart-bundle.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import divisionalCharts from '../../../src/capabilities/vedic-charts/divisional-charts.ts'
import planetPositions from '../../../src/capabilities/vedic-charts/planet-positions.ts'
import specialLagnaCharts from '../../../src/capabilities/vedic-charts/special-lagna-charts.ts'
import sudarshanaChakra from '../../../src/capabilities/vedic-charts/sudarshana-chakra.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { call } from '../call.ts'

const CHARTS = [
  birthChart,
  birthChartBundle,
  planetPositions,
  divisionalChart,
  divisionalCharts,
  bhavaChalit,
  specialLagnaCharts,
  sudarshanaChakra,
  kpChart,
  lalKitabChart,
  jaiminiCharts,
  varshaphal,
].map((entry) => [entry.slug, entry] as const)

describe.each(CHARTS)('%s as text', (slug, entry) => {
  const of = async (format: string | null) =>
    (await call(entry as never, { ...entry.example, format } as never)) as { text?: string }

  test('the complete text has a heading and every graha; the short text is shorter', async () => {
    expect((await of(null)).text).toBeUndefined()
    const [text, short] = [(await of('text')).text!, (await of('short_text')).text!]
    const [heading] = text.split('\n')
    expect(heading).toMatch(/^[A-Z].*Sidereal zodiac, ayanamsha .*\.$/)
    for (const graha of GRAHAS) {
      expect(text).toContain(graha)
      expect(short).toContain(graha)
    }
    expect(short.split('\n')[0]).toBe(heading!)
    expect(short.length).toBeLessThan(0.85 * text.length)
    // Sixteen vargas and five Jaimini charts are long in any form.
    expect(short.length).toBeLessThan(slug === 'divisional-charts' ? 4_500 : 2_000)
    for (const each of [text, short]) expect(each).not.toMatch(/undefined|null|NaN|\[object/)
  })
})

test('a text has the signs and houses of the answer', async () => {
  const { text, planets } = await call(planetPositions, { ...planetPositions.example, format: 'text' })
  for (const { name, sign, degree_dms, house } of planets)
    expect(text).toContain(`- ${name} ${degree_dms} ${sign}, house ${house}`)
})
