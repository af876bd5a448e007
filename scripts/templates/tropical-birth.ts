import { capability } from '../../src/capabilities/capability.ts'
import { einstein, WesternBirth, westernNatal } from '../../src/capabilities/shared/tropical/birth.ts'
import { Angle, angleObject } from '../../src/capabilities/shared/tropical/shapes.ts'
import { nullable, t } from '../../src/schema.ts'

export default capability({
  slug: 'the-slug',
  title: 'The title',
  summary: 'One sentence: what the caller gets.',
  weight: 'standard',
  method: 'How it is computed, and by which tradition or source.',
  input: WesternBirth,
  data: t.Object({ name: nullable(t.String()), sun: Angle }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  return { name, sun: angleObject(chart.point.Sun.longitude) }
})
