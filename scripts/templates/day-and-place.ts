import { capability } from '../../src/capabilities/capability.ts'
import {
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  readToday,
  TimeWindow,
} from '../../src/capabilities/shared/almanac.ts'
import { delhi } from '../../src/capabilities/shared/inputs.ts'
import { t } from '../../src/schema.ts'

export default capability({
  slug: 'the-slug',
  title: 'The title',
  summary: 'One sentence: what the caller gets.',
  weight: 'standard',
  method: 'How it is computed, and by which tradition or source.',
  input: datePlace(),
  data: t.Object({ ...dayHeadFields, day: TimeWindow }),
  example: { date: '2023-01-01', ...delhi },
}).compute((input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), day: formattedWindow(today.day, today) }
})
