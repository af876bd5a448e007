/** Topics of free text that the service refuses to answer. */

/** Topics that mean a person may be in danger. */
// source: the service's rules for readings, section on safety
export const CRISIS_TOPICS = ['self_harm', 'abuse', 'threat', 'eating_disorder', 'running_away'] as const
export type CrisisTopic = (typeof CRISIS_TOPICS)[number]

/** Matters that belong to a doctor, a lawyer, another person or nobody. */
// source: the catalogue of AI readings, tables.refusals
export const NOT_FOR_A_CHART = [
  'death_or_lifespan_date',
  'medical_diagnosis_or_treatment',
  'unborn_child_sex',
  'harm_to_others_or_black_magic',
  'gambling_or_investment_pick',
  'legal_outcome',
  'election_outcome',
  'minors_romance',
  'third_party_private',
  'discrimination',
] as const

export const REFUSAL_TOPICS = [...CRISIS_TOPICS, ...NOT_FOR_A_CHART, 'off_topic', 'declined'] as const
export type RefusalTopic = (typeof REFUSAL_TOPICS)[number]

export const isRefusalTopic = (topic: string): topic is RefusalTopic =>
  (REFUSAL_TOPICS as readonly string[]).includes(topic)

export const isCrisis = (topic: RefusalTopic): topic is CrisisTopic =>
  (CRISIS_TOPICS as readonly string[]).includes(topic)

/** Labels of training lines: topics of a refusal, and `ok` for a text that the service answers. */
export const GATE_TOPICS = ['ok', 'off_topic', ...CRISIS_TOPICS, ...NOT_FOR_A_CHART] as const
export type GateTopic = (typeof GATE_TOPICS)[number]

export const GATE_CLASSES = ['ok', 'off_topic', 'not_for_a_chart', 'crisis'] as const
export type GateClass = (typeof GATE_CLASSES)[number]

export const classOf = (topic: GateTopic): GateClass =>
  topic === 'ok' || topic === 'off_topic' ? topic : isCrisis(topic) ? 'crisis' : 'not_for_a_chart'
