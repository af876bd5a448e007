import { capability, onBehalf } from '../../src/capabilities/capability.ts'
import { delhiBride, independence, pairBirth } from '../../src/capabilities/shared/inputs.ts'
import { natal } from '../../src/capabilities/shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Placement, placement } from '../../src/capabilities/shared/shapes.ts'
import { t } from '../../src/schema.ts'

export default capability({
  slug: 'the-slug',
  title: 'The title',
  summary: 'One sentence: what the caller gets.',
  weight: 'standard',
  method: 'How it is computed, and by which tradition or source.',
  input: pairBirth(),
  data: t.Object({ ayanamsha: Ayanamsha, groom: Placement, bride: Placement }),
  example: { groom: independence, bride: delhiBride },
}).compute((input, world) => {
  const groom = natal(input.groom, onBehalf('groom', world), 'groom.')
  const bride = natal(input.bride, onBehalf('bride', world), 'bride.')
  return {
    ayanamsha: ayanamshaObject(groom.chart.ayanamsha),
    groom: placement(groom.chart.graha.Moon),
    bride: placement(bride.chart.graha.Moon),
  }
})
