import type { TSchema } from '@sinclair/typebox'
import { Kind } from '@sinclair/typebox'
import { FIELDS_BY_KIND, type TextKind } from './text-kinds.ts'

// Formats of texts by the names of their fields. The description has them; values are not checked against them at run time. Those of inputs
// state what the parser of the field refuses.

interface TextFormat {
  readonly format?: string
  readonly pattern?: string
  readonly contentEncoding?: string
  readonly contentMediaType?: string
  readonly 'x-text'?: TextKind
}

/** An offset from UTC; with seconds where the clock of the place has them, as local mean times do. */
const OFFSET: TextFormat = { pattern: '^[+-]\\d\\d:\\d\\d(:\\d\\d)?$' }
const MONTH: TextFormat = { pattern: '^-?\\d{4,6}-\\d\\d$' }
/** Hours, minutes and seconds: a clock time without a date, or a length. */
const CLOCK: TextFormat = { pattern: '^\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?$' }
/** A date and time without an offset. */
const LOCAL: TextFormat = { pattern: '^-?\\d{4,6}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?)?$' }
/** A country. Source: ISO 3166-1, alpha-2. */
const COUNTRY: TextFormat = { pattern: '^[A-Z]{2}$' }
const DEGREES: TextFormat = { pattern: '^-?\\d+°\\d\\d\'\\d\\d"$' }
/** A time zone. Source: the naming rules of the IANA database. */
const ZONE: TextFormat = { pattern: '^[A-Za-z0-9_+/-]+$' }
/** The name of a family or a capability in paths. */
const SLUG: TextFormat = { pattern: '^[a-z0-9-]+$' }
const COLOUR: TextFormat = { pattern: '^#[0-9A-F]{6}$' }
/** A hash. Source: SHA-256 in hexadecimal digits. */
const SHA_256: TextFormat = { pattern: '^[0-9a-f]{64}$' }
const HALF_OPEN_HOURS: TextFormat = { pattern: '^\\d\\d:\\d\\d-\\d\\d:\\d\\d$' }

type Table = readonly (readonly [TextFormat, readonly string[]])[]

/** Fields of answers by name, or by the last names of the path where the name has other meanings too. The longest entry wins. */
const ANSWERS: Table = [
  [
    { format: 'date-time' },
    [
      'as_of at begins changes_at civil_dawn civil_dusk closest_at datetime_utc end end_full ends_at enters enters_orb exact exact_at',
      'for_children_sick_begins full_moon hari_vasara_ends leaves leaves_orb local_at_place local_time maximum moment',
      'moment_utc moonrise moonrise_of_day moonset moonset_of_day nakshatra_end nakshatra_start new_moon next_after',
      'next_conjunction next_sunrise next_turn pada_ends pada_ends_at pada_starts_at penumbra_begins penumbra_ends rises sets',
      'solar_midnight solar_noon start start_full starts_at station_direct station_retrograde sunrise sunset taken_at tithi_end',
      'tithi_ends tithi_start tithi_starts totality_begins totality_ends until utc LocalMoment UtcInstant UtcMoment PrimaryDirection.date',
      'sunrise.local local.begins local.ends rectification.from rectification.to',
    ],
  ],
  [
    { format: 'date' },
    [
      'alternate_date amavasya best_days date ekadashis end_date first_eclipse_date monthly new_year_date next_critical',
      'next_full_moon next_low next_new_moon next_peak purnima standard_time_since start_date starts',
      'DateText months.ends',
    ],
  ],
  [OFFSET, ['offset_after offset_before utc_offset UtcOffsetText']],
  [MONTH, ['best_months caution_months month themes.months']],
  [COUNTRY, ['country_code charts.code Helpline.country']],
  [CLOCK, ['day_length night_length sidereal_time LengthOfDay time computed_for']],
  [LOCAL, ['local local_datetime local_mean_time']],
  [{ pattern: '^[a-z]{2}$' }, ['language languages.code labels output default output_languages']],
  [{ pattern: '^A([1-9]|1[0-2])$' }, ['ArudhaPada.pada']],
  [HALF_OPEN_HOURS, ['time_window']],
  [DEGREES, ['degree_dms degree_in_sign dms DegreeText']],
  [ZONE, ['timezone']],
  [SLUG, ['family capability']],
  [COLOUR, ['legend.colour']],
  [SHA_256, ['commitment']],
  [{ pattern: '^[A-Z][a-z]{3}$' }, ['script']],
  [
    { contentMediaType: 'image/svg+xml' },
    ['images.D1.content images.D9.content MatchedChart.images.D1 MatchedChart.images.D9'],
  ],
]

const YEAR = '(\\d{4}|[+-](\\d{4}|\\d{6}))'
const DAY = `${YEAR}-\\d\\d-\\d\\d`
const TIME = '[T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,6})?)?'

/** Fields of requests, and of the resources of the service. */
const REQUESTS: Table = [
  [{ pattern: `^${DAY}(${TIME})?$` }, ['LocalDateTime datetime']],
  [{ pattern: `^${DAY}${TIME}$` }, ['death_datetime']],
  [{ pattern: `^${DAY}$` }, ['start_date end_date FirstDay LastDay']],
  [{ pattern: `^${DAY}(${TIME}([+-]\\d\\d:\\d\\d(:\\d\\d)?|Z)?)?$` }, ['as_of at after date target_date']],
  [{ pattern: `^${YEAR}-(0[1-9]|1[0-2])$` }, ['month start_month']],
  [{ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, ['time_from time_to']],
  [{ pattern: '^[A-Za-z]{2}$' }, ['CapitalChoice']],
  [{ contentEncoding: 'base64' }, ['dxf_base64']],
  [{ pattern: '^data:image/(png|svg\\+xml);base64,' }, ['logo']],
]
const RESOURCES: Table = [
  [
    { format: 'date-time' },
    ['created_at expires_at started_at finished_at download_expires_at file_expires_at payment_due_by timestamp'],
  ],
  [{ format: 'uri' }, ['download_url url']],
  [{ format: 'uri-reference' }, ['input_schema data_schema']],
  [{ pattern: '^image/(png|svg\\+xml)$' }, ['content_type']],
  [SLUG, ['family capability slug']],
  [{ pattern: '^/v1/[a-z0-9/-]+$' }, ['path']],
  [{ pattern: '^[a-z]{2}$' }, ['Meta.language']],
]

const KINDS: Table = Object.entries(FIELDS_BY_KIND).map(([kind, lines]) => [{ 'x-text': kind as TextKind }, lines])

const byPath = (...tables: Table[]) =>
  new Map(
    tables.flatMap((table) =>
      table.flatMap(([format, lines]) =>
        lines.flatMap((line) => line.split(' ').map((path) => [path, format] as const)),
      ),
    ),
  )
const ANSWER_FORMATS = byPath(KINDS, RESOURCES, ANSWERS)
const OTHER_FORMATS = byPath(KINDS, RESOURCES, REQUESTS)

/** The restrictions that the description states for requests because the service always refused other values. */
export const STATED_REFUSALS: ReadonlySet<string> = new Set(
  REQUESTS.flatMap(([{ pattern, contentEncoding }]) => pattern ?? contentEncoding ?? []),
)

/** Schemas of the same kind with several ranges have their range in the name: LocalDateTime29990210To29991020. */
const nameOf = ($id: string) => $id.replace(/\d{8}To\d{8}$/, '')

const RESTRICTIONS = ['format', 'pattern', 'contentMediaType', 'contentEncoding', 'x-free-text']

/**
 * The format or else the kind of a text, by the name of its schema or by the path of its field in an answer or a request; empty for a text
 * whose schema has a format.
 */
export const textFormatOf = (schema: TSchema, trail: readonly string[], isAnswer: boolean): TextFormat => {
  if (schema[Kind] !== 'String' || RESTRICTIONS.some((each) => schema[each] !== undefined)) return {}
  if (schema['x-subjects']) return { 'x-text': 'term' }
  const path = schema.$id ? [nameOf(schema.$id)] : trail
  const formats = isAnswer ? ANSWER_FORMATS : OTHER_FORMATS
  const longest = path.findIndex((_, from) => formats.has(path.slice(from).join('.')))
  return longest < 0 ? {} : formats.get(path.slice(longest).join('.'))!
}
