import type { TObject } from '@sinclair/typebox'
import { FIELD_VALUES, t } from '../../schema.ts'

const TimeRange = t.Object(
  {
    field: t.String({ description: 'Path in data, with the index of a list: planets.1.longitude.' }),
    from: t.Optional(
      t.Union([t.Number(), t.String()], {
        description: 'Lowest value of the day, or the value at 00:00 for an angle. Absent for words.',
      }),
    ),
    to: t.Optional(
      t.Union([t.Number(), t.String()], {
        description: 'Greatest value of the day, or the value at 24:00 for an angle. Absent for words.',
      }),
    ),
    values: t.Optional(
      t.Array(t.String(), { maxItems: 6, description: 'Words that occur during the day; absent for numbers.' }),
    ),
  },
  { $id: 'TimeRange', description: 'The values of a field during the day of birth.' },
)

const UnknownTime = t.Object(
  {
    computed_for: t.String({ description: 'Local time of the angles that change little during the day: 12:00:00.' }),
    ranges: t.Array(TimeRange, { description: 'Fields that the time of birth decides.' }),
  },
  { $id: 'UnknownTime', description: 'Fields that depend on the time of birth; present only if the time is unknown.' },
)

/** The data schema of a capability that also answers births without a time. */
export const withTimeRanges = ({ properties, ...options }: TObject): TObject =>
  Object.assign(t.Object({ ...properties, time_unknown: t.Optional(UnknownTime) }, options), {
    [FIELD_VALUES]: ['time_unknown', 'ranges'],
  })
