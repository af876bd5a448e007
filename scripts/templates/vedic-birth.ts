import { capability } from '../../src/capabilities/capability.ts'
import { Birth, independence } from '../../src/capabilities/shared/inputs.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Placement, placement } from '../../src/capabilities/shared/shapes.ts'
import { t } from '../../src/schema.ts'

export default capability({
  slug: 'the-slug',
  title: 'The title',
  summary: 'One sentence: what the caller gets.',
  weight: 'standard',
  method: 'How it is computed, and by which tradition or source.',
  input: Birth,
  data: t.Object({ ayanamsha: Ayanamsha, moon: Placement }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  return { ayanamsha: ayanamshaObject(chart.ayanamsha), moon: placement(chart.graha.Moon) }
})
