/**
 * Warnings of answers, by a stable code for programs. They report defaults that were chosen for missing input, and values that could
 * not be computed. The sentence is for people and may change.
 */
export const WARNINGS = {
  proleptic_calendar: 'A date before 1582-10-15 was read in the proleptic Gregorian calendar.',
  julian_calendar: 'A date was read in the Julian calendar; the message has the Gregorian date.',
  historical_zone:
    'The place belonged to another country at that date, or had clocks of its own; those clocks were used.',
  local_clock_uncertain:
    'Before 1970 the place may have kept other clocks; the message has the alternatives and their ascendants.',
  offset_far_from_longitude:
    'The offset is 8 hours or more from the mean time of the longitude, or a named time 2 hours or more: check it.',
  time_unknown: 'The time of birth is unknown: values that it decides are null.',
  zone_from_coordinates: 'Neither timezone nor utc_offset was sent; the zone at the coordinates was used.',
  zone_assumed_utc: 'Neither timezone, utc_offset nor coordinates were sent; the time was read as UTC.',
  offset_overruled: 'The utc_offset that was sent differs from that of the timezone, which was used.',
  repeated_hour: 'The local time occurred more than once; the first was used.',
  local_mean_time: 'The place had no standard time yet; local mean time was used.',
  no_local_time: 'The zone had no local time at that date; UTC was used.',
  no_sunrise:
    'The Sun does not rise and set at the place on a required day: dependent values are null or use the documented fallback.',
  polar_midheaven: 'Beyond the polar circles the midheaven may lie below the horizon.',
  latitude_adjusted: 'The horizon is undefined at a pole: latitude 89.99 or -89.99 was used.',
  no_houses: 'The house system has no cusps at that latitude: cusps and houses are null.',
  houses_clockwise: 'The houses run clockwise at that latitude: their cusps descend through the zodiac.',
  ignored_input: 'An input has no effect in this call.',
  contradicting_input: 'Two inputs contradict each other; the message says which was used.',
  near_border: 'A body is so near a boundary that a small change of time changes the answer.',
  moment_outside_periods: 'The moment of the call is outside all periods; no period is running.',
  periods_repeated: 'The periods ended before the requested moment and were repeated.',
  span_shortened: 'The search covered less time, or found less, than requested.',
  modelled_ephemeris:
    'A moment outside the ephemeris files was calculated by the Moshier series, to a few seconds of arc, or is from a table.',
  tie: 'Two candidates rank equally; the tie rule decided.',
  not_determined: 'The rules do not determine a value; it is null.',
  nearest_taken: 'The requested event does not occur in the requested period; the nearest one was used.',
  almanacs_differ: 'Almanacs give different values for some fields.',
  north_uncorrected: 'North was not corrected to true north.',
  name_transliterated: 'A name in another script was read in Latin letters.',
  letters_dropped: 'Letters without a numerical value were ignored in a name.',
  point_unavailable: 'The ephemeris has no data for a point at that moment: it was left out.',
  letters_small: 'Letters of a picture are smaller than 5.5 pixels.',
  names_left_out: 'Names that would be too small to read were left out of a picture.',
  weak_magnetic_field: 'The magnetic field at the place is too weak for a reliable compass.',
  no_language_model: 'No language model is configured: the reading was composed of passages that match its facts.',
  may_be_asked: 'A question was not about a chart; the message lists the topics that readings cover.',
  read_as_general: 'No area of life was recognised in a question: the chart as a whole was read.',
  answered_in_english: 'A question is in another language; readings are written in English.',
  letters_missing: 'The bundled fonts lack a character of a picture or document.',
  partner_left_out: 'A person is under 18; the answer does not cover the pair.',
} as const

export type WarningCode = keyof typeof WARNINGS

export interface Warning {
  readonly code: WarningCode
  readonly message: string
  /** The input field that it is about, if known. */
  readonly field?: string | null
}

export type Warn = (code: WarningCode, message: string) => void

/** Collects warnings, each once. */
export const warnings = (): { readonly list: readonly Warning[]; readonly warn: Warn } => {
  const list: Warning[] = []
  return {
    list,
    warn(code, message) {
      if (!list.some((warning) => warning.code === code && warning.message === message)) list.push({ code, message })
    },
  }
}
