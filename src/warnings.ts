/**
 * What an answer may have to say besides, by a code that programs rely on: what was chosen where an input left it open, and what
 * could not be computed. The sentence is for people and may change.
 */
export const WARNINGS = {
  proleptic_calendar: 'A date before 1582-10-15 was read in the proleptic Gregorian calendar.',
  zone_from_coordinates: 'Neither timezone nor utc_offset was sent; the zone at the coordinates was used.',
  zone_assumed_utc: 'Neither timezone, utc_offset nor coordinates were sent; the time was read as UTC.',
  offset_overruled: 'The utc_offset that was sent differs from that of the timezone, which was used.',
  repeated_hour: 'The local time came more than once; the first was used.',
  local_mean_time: 'There was no standard time yet; local mean time was used.',
  no_local_time: 'The zone had no local time then; UTC was used.',
  no_sunrise:
    'The Sun does not rise and set there on some day that is needed: what hangs on it is null, or counted otherwise.',
  polar_midheaven: 'Beyond the polar circles the midheaven may lie below the horizon.',
  latitude_adjusted: 'A pole has no horizon of its own: latitude 89.99 or -89.99 was used.',
  no_houses: 'The house system has no cusps there: they and every house are null.',
  ignored_input: 'An input has no effect in this call.',
  contradicting_input: 'An input contradicts another, which was used.',
  near_border: 'A body stands so near a border that little time changes the answer.',
  moment_outside_periods: 'The moment of the call lies outside of the periods: none is running.',
  periods_repeated: 'The periods had ended before the moment asked for and were repeated.',
  span_shortened: 'Less time was searched, or less was found, than was asked for.',
  modelled_ephemeris:
    'A moment that no ephemeris file covers was calculated by the series of Moshier, to some seconds of arc.',
  tie: 'Two are equal in what ranks them; the rule for ties decided.',
  not_determined: 'The rules determine none: null.',
  nearest_taken: 'What was asked for does not occur then; the nearest was taken.',
  almanacs_differ: 'Almanacs differ in these values.',
  north_uncorrected: 'North was not corrected to true north.',
  name_transliterated: 'A name in another script was read in Latin letters.',
  letters_dropped: 'Letters that have no value were dropped from a name.',
  point_unavailable: 'The ephemeris has no data for a point at that moment: it was left out.',
  weak_magnetic_field: 'The magnetic field is so weak there that a compass is unsure.',
  no_language_model: 'No language model is configured: the reading was composed of passages that go with its facts.',
  may_be_asked: 'A question was not one on a chart: what readings cover.',
  read_as_general: 'No matter of life was recognised in a question: the chart as a whole was read.',
  answered_in_english: 'A question is in another language; readings are written in English.',
  letters_missing: 'The bundled fonts lack a letter of what a picture or a document says.',
  partner_left_out: 'A second person is under 18: the pair was not read.',
} as const

export type WarningCode = keyof typeof WARNINGS

export interface Warning {
  readonly code: WarningCode
  readonly message: string
}

export type Warn = (code: WarningCode, message: string) => void

/** Collects warnings, each once. */
export const warnings = (): { readonly list: readonly Warning[]; readonly warn: Warn } => {
  const list: Warning[] = []
  return {
    list,
    warn(code, message) {
      if (!list.some((other) => other.code === code && other.message === message)) list.push({ code, message })
    },
  }
}
