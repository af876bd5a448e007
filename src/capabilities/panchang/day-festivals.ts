import { festivalsOn } from '../../jyotish/festivals/index.ts'
import { maybeTerm, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { datePlace, dayHead, dayHeadFields, readToday } from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'

export default capability({
  slug: 'day-festivals',
  title: 'Festivals of a day',
  summary: 'The festivals, vratas and sankrantis of a date at a place.',
  weight: 'light',
  method:
    'Each observance follows its rule: the tithi, nakshatra or solar month, the part of the day in which it must be current, and the exceptions of Nirnaya Sindhu and Dharma Sindhu. festival-calendar gives each reason. Recurring vratas use their Smarta day.',
  input: datePlace(),
  data: t.Object({
    ...dayHeadFields,
    festivals: t.Array(maybeTerm(['Festival']), {
      description: 'Festivals in the order major, vrata, regional, solar.',
    }),
  }),
  example: { date: '2025-10-20', ...delhi },
}).compute(async (input, world) => {
  const today = readToday(input, world)
  return { ...dayHead(today), festivals: await festivalsOn(today.day, world.sky) }
})
