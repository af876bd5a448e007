import { capability } from '../../src/capabilities/capability.ts'
import { only } from '../../src/capabilities/shared/inputs.ts'
import { t } from '../../src/schema.ts'

export default capability({
  slug: 'the-slug',
  title: 'The title',
  summary: 'One sentence: what the caller gets.',
  weight: 'light',
  method: 'How it is computed, and by which tradition or source.',
  input: only({ name: t.String({ minLength: 1, maxLength: 120, description: 'As it is written.' }) }),
  data: t.Object({ name: t.String(), letters: t.Integer({ minimum: 0, description: 'Letters of any script.' }) }),
  example: { name: 'Ada' },
}).compute(({ name }) => ({ name, letters: [...name.matchAll(/\p{L}/gu)].length }))
