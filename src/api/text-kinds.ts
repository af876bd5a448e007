/** The use of a text that has no format, pattern or set of values. The API description names it as `x-text`. */
export type TextKind = 'prose' | 'name' | 'id' | 'term' | 'glyph'

/** Sentence for the API description. */
export const TEXT_KINDS =
  '`x-text` names the use of a text without a format: `prose` is wording for people, which may change; a `name` names a person, a place or a thing; an `id` is compared with other ids; a `term` may have a display name in `meta.labels`; a `glyph` is a sign to print.'

/** The texts of each kind: the names of the fields, or the last names of their paths where the same name has several uses. */
export const FIELDS_BY_KIND: Readonly<Record<TextKind, readonly string[]>> = {
  prose: [
    'about actions advice affects affirmation afflictions article ASC attribute attribution avoid bad_if bad_results basis body_part',
    'by_angle.IC career cause caution cautions challenges change chapter charity ChartText classical_lands closing complexion.tendency deed',
    'compound_meaning condition daily_theme day_quarter_rule day_visible_notes definition.ganeau definition.gouchon description detail do DSC',
    'effect event evidence exception explanation fact factor feelings finances finding footer_note formula general good good_for good_if',
    'good_results health height_tendency highlights hours house_part house_reading HouseSignification image in_sign_reading',
    'jupiter_link keynote keywords keywords_reversed keywords_upright label LalKitabRemedy.time licence love manglik.cancellations mantra',
    'MatchTalk matter MC meaning meaning_reversed meaning_upright message method_summary minor_faults money nakshatra.symbol',
    'nakshatra_reading nature next_exact.aspect note notes object overview pada_reading personality phone placement question rain_text rating_key.A reply',
    'rating_key.B rating_key.C rating_key.X reading reason reasons remedy required result rule rules saturn_link scoring_method',
    'shape_warnings sign_reading signification signifies signifies_matter signifies_person signs_in_life soul source steps',
    'strength_rule strengths subject summary symbolism temperament text text.year themes theme thread title tradition trait traits',
    'traits_classical traits_modern triggers warnings wearing.time weight_tendency wellbeing where work',
  ],
  name: [
    'admin1 admin2 affected_regions ascii_name best birth_syllable brand_name capital capstone colour colours cornerstone country element',
    'ChartFrame.ayanamsha favourable.direction fields.field first_vowel further_conjunctions.point gem gems gemstone hit_by king letter',
    'lucky_colours lucky_metal matched_name metal model name name_initial name_syllable name_syllables.all name_syllables.pada names nation',
    'native_name occupied_by option_a option_b part person_a person_b PersonName place PlaceName place_initial places professions.field',
    'properties.point query room script.devanagari script.latin sign_regions substitute_gems substitute_stones substitutes',
    'syllable syllables_of_nakshatra syllables_of_sign terms tree word',
  ],
  id: [
    'abbreviation active after_cursor bride_id by capabilities chart fact_id fact_ids feature_code field fields from groom_id',
    'alignment.reasons.rule GroundedIds id kootas.rule LillyFactor.factor MatchClause.rule missing PoruthamRow.exception QualityReason.rule',
    'next next_cursor person_key previous remedies request_id requested same_rank sankhya seed shown',
    'DaysZone death_timezone timezone Timezone transit_timezone to top tzdata_version used utc_offset UtcOffset values',
    'VargaMethodChoice version yoga_id yogas zone',
  ],
  term: [
    'ascendant_sign card direction ingress moon_sign nakshatra owner_nakshatra sign significator sun_sign tithi vowel weekday',
  ],
  glyph: ['Glyph sign_symbol symbol'],
}
