import type { TString } from '@sinclair/typebox'
import { PRINTED_CHART_STYLES } from '../../chart-styles.ts'
import { LABEL_LANGUAGES } from '../../lexicon/languages.ts'
import { type DayRange, daysWithin, exact, maybe, oneOf, openSet, type Static, type TSchema, t } from '../../schema.ts'
import { CALENDARS } from '../../time/calendars.ts'
import { MOMENT_DAYS } from './date-ranges.ts'
import { TIME_STANDARDS } from './historic-clocks.ts'
import { starInput } from './names.ts'
import { AyanamshaName } from './shapes.ts'

const latitude = t.Number({
  $id: 'Latitude',
  minimum: -90,
  maximum: 90,
  description: 'Decimal degrees, north positive.',
})
const longitude = t.Number({
  $id: 'Longitude',
  minimum: -180,
  maximum: 180,
  description: 'Decimal degrees, east positive.',
})

/** Fields of every input. The service validates them first, since their errors have separate codes. */
export const SHARED = {
  language: maybe(oneOf(['en'], { default: 'en', description: 'Language of the answer.' }), { $id: 'Language' }),
  labels: maybe(
    oneOf(LABEL_LANGUAGES, { description: 'Adds meta.labels with display names in this language; free.' }),
    { $id: 'LabelLanguage' },
  ),
}

const TIMEZONE = maybe(t.String({ description: 'IANA zone name; overrides utc_offset.' }), { $id: 'Timezone' })
const UTC_OFFSET = maybe(t.String({ description: 'Fixed offset such as +05:30, used without a zone.' }), {
  $id: 'UtcOffset',
})

/** The calendar of dates before 1582-10-15. */
export const CALENDAR = maybe(
  oneOf(CALENDARS, {
    default: 'auto',
    description: 'Calendar of the date; `auto`: Julian before 1582-10-15.',
  }),
  { $id: 'CalendarChoice' },
)
const TIME_STANDARD = maybe(
  openSet(TIME_STANDARDS, {
    default: 'civil',
    description: 'Clock: of the place then, of the zone record, or a local time.',
  }),
  { $id: 'TimeStandard' },
)

export const TIME_KNOWN = maybe(
  t.Boolean({
    default: true,
    description: 'False for an unknown time of birth: dependent values are null, or the call is rejected.',
  }),
  { $id: 'TimeKnown' },
)

const dateTimes = new Map<DayRange, TString>()

/** The schema of a local date and time within a range of days; one schema for each range. */
export const localDateTime = (range: DayRange, $id = named('LocalDateTime', range)): TString => {
  let field = dateTimes.get(range)
  if (!field)
    dateTimes.set(
      range,
      (field = t.String({
        $id,
        ...daysWithin(
          range,
          range === MOMENT_DAYS
            ? 'Local date and time without offset: YYYY-MM-DDTHH:MM[:SS[.ffffff]], separator T or a space; -0100 is 101 BC.'
            : 'Local date and time.',
        ),
      })),
    )
  return field
}
/** The schema name of a range for the API description. */
const named = (subject: string, range: DayRange) =>
  `${subject}${range.map((day) => day.replaceAll('-', '')).join('To')}`

/** Date, time and place fields as people write them. */
export const MOMENT = {
  datetime: localDateTime(MOMENT_DAYS, 'LocalDateTime'),
  time_known: TIME_KNOWN,
  calendar: CALENDAR,
  time_standard: TIME_STANDARD,
  timezone: TIMEZONE,
  utc_offset: UTC_OFFSET,
  latitude,
  longitude,
}

export const AYANAMSHA = maybe(AyanamshaName, { $id: 'AyanamshaChoice', default: 'lahiri' })
export const NODE = maybe(oneOf(['mean', 'true'], { default: 'mean', description: 'Mean or true lunar node.' }), {
  $id: 'NodeChoice',
})

/** Printed names of the person and place, which affect no calculation. */
export const PRINTED = {
  name: maybe(t.String({ maxLength: 120, description: 'Name printed in documents.' }), { $id: 'PersonName' }),
  place: maybe(t.String({ maxLength: 120, description: 'Birth place, printed in documents and pictures.' }), {
    $id: 'PlaceName',
  }),
}

/** The schema name of an unmodified shape, for the API description; none with further fields. */
export const nameUnless = (further: object, $id: string, description: string) =>
  Object.keys(further).length > 0 ? {} : { $id, description }

/** Birth input, with the further fields of one capability. */
export const birth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...MOMENT, ayanamsha: AYANAMSHA, ...further, ...SHARED },
    nameUnless(further, 'Birth', 'Date, time and place of birth.'),
  )

/** Birth input with the choice of the lunar node. */
export const birthWithNode = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...MOMENT, ayanamsha: AYANAMSHA, node: NODE, ...further, ...SHARED },
    nameUnless(further, 'BirthWithNode', 'Date, time and place of birth, and the lunar node to use.'),
  )

export const Birth = birth()
export type BirthInput = Static<typeof Birth>
export const BirthWithNode = birthWithNode()
export type BirthWithNodeInput = Static<typeof BirthWithNode>

/** Style of the Vedic charts of a document. */
export const CHART_STYLE = maybe(
  oneOf(PRINTED_CHART_STYLES, {
    description: 'Style of the charts in documents. Default: that of the region of `labels`, else north.',
  }),
  { $id: 'PrintedChartStyle' },
)

/** Birth input whose report can be a document. */
export const reportBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { ...MOMENT, ayanamsha: AYANAMSHA, node: NODE, ...PRINTED, chart_style: CHART_STYLE, ...further, ...SHARED },
    nameUnless(further, 'ReportBirth', 'Date, time and place of birth, the person, and the lunar node to use.'),
  )

const Partner = exact(birth(PRINTED).properties, {
  $id: 'Partner',
  description: 'Birth data of one partner.',
})
const PartnerWithNode = exact(
  { ...MOMENT, ayanamsha: AYANAMSHA, node: NODE, ...PRINTED, ...SHARED },
  { $id: 'PartnerWithNode', description: 'Birth data of one partner, and the lunar node to use.' },
)

/** Two births, `groom` and `bride`, with the further fields of one capability. */
export const pairBirth = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({ groom: Partner, bride: Partner, ...further })

/** Two births with the choice of the lunar node. */
export const pairBirthWithNode = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({ groom: PartnerWithNode, bride: PartnerWithNode, ...further })

const starFields = {
  nakshatra: starInput('Nakshatra of the birth Moon.'),
  pada: maybe(t.Integer({ minimum: 1, maximum: 4, description: 'Nakshatra pada; makes the score exact.' })),
  ...PRINTED,
}
const BirthStar = exact(starFields, { $id: 'BirthStar', description: 'Nakshatra of a birth Moon.' })

/** Two birth nakshatras, `groom` and `bride`. */
export const pairStars = () =>
  exact(
    { groom: BirthStar, bride: BirthStar, ...SHARED },
    { $id: 'PairOfStars', description: 'Nakshatras of two birth Moons.' },
  )

/** An input with only its own fields. */
export const only = <P extends Record<string, TSchema>>(fields: P) => exact({ ...fields, ...SHARED })

/** Place and clock of a calendar day; sidereal values by Lahiri. */
export const PLACE = {
  timezone: TIMEZONE,
  utc_offset: UTC_OFFSET,
  latitude,
  longitude,
  ayanamsha: maybe(oneOf(['lahiri'], { default: 'lahiri', description: 'Sidereal zero point.' }), {
    $id: 'LahiriOnly',
  }),
  node: NODE,
}

/** The worked example: independence of India, midnight at Delhi. */
export const independence = {
  datetime: '1947-08-15T00:00',
  timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
}

/** The worked example of pairs, with the first birth as the groom. */
export const delhiBride = {
  datetime: '1949-03-02T06:40',
  timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
}

/** The worked example of days and years: Delhi. */
export const delhi = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }
