import { invalid } from '../../faults.ts'
import { exact, maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { ENTRANCES, entranceNamed } from '../../traditions/vastu/entrances.ts'
import {
  FIXTURE_TYPES,
  type FixtureType,
  type ItemType,
  type Letter,
  PLACEMENT_RATINGS,
  RATING_WORDS,
  ROOM_TYPES,
  ratingsOf,
  STRUCTURE_TYPES,
} from '../../traditions/vastu/ratings.ts'
import {
  DEFECT_SEVERITIES,
  type DefectSeverity,
  DISCLAIMER,
  ENTRANCE_OBJECT,
  generalRemedies,
  ISSUE_KINDS,
  type IssueKind,
  isOfTradition,
  mantraOf,
  remediesOf,
  sacredObjectOf,
  VASTU_TRADITIONS,
  zoneOfCode,
} from '../../traditions/vastu/remedies.ts'
import { BRAHMA, ZONE_16_TABLE, ZONES_17, type Zone17, zone8Of } from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { MantraObject, RemedyObject, remedyObject, SacredObject } from './parts/remedy-shapes.ts'

const TYPES = [...new Set([...ROOM_TYPES, ...STRUCTURE_TYPES, ...FIXTURE_TYPES])] as [string, ...string[]]
const ALLOWED: Partial<Record<IssueKind, readonly string[]>> = {
  room: ROOM_TYPES,
  structure: STRUCTURE_TYPES,
  fixture: FIXTURE_TYPES,
}

interface IssueInput {
  kind: IssueKind
  type?: string | null
  zone: string
}

/** The table ratings of an issue without a plan: rooms, structures and doors by zone; other issues by kind. */
const judge = (
  { kind, type, zone }: IssueInput,
  at: string,
): { letter: Letter | null; severity: DefectSeverity | null } => {
  const location = zoneOfCode(zone)
  if (!location)
    throw invalid(`${at}.zone`, `\`${at}.zone\` must be one of ${ZONES_17.join(', ')} or a door pada such as N3.`)
  const allowed = ALLOWED[kind]
  if (allowed && !allowed.includes(type ?? ''))
    throw invalid(`${at}.type`, `\`${at}.type\` must be one of ${allowed.join(', ')} for the kind ${kind}.`)
  const byLetter = (letter: Letter) => ({
    letter,
    severity: letter === 'X' ? ('severe' as const) : letter === 'P' ? ('moderate' as const) : null,
  })
  if (kind === 'entrance' || type === 'main_entrance') {
    const door = entranceNamed(zone)
    if (!door)
      throw invalid(
        `${at}.zone`,
        `\`${at}.zone\` must be a door pada for an entrance: ${ENTRANCES.map(({ code }) => code).join(', ')}.`,
      )
    return byLetter(door.rating)
  }
  if (kind === 'room' || kind === 'structure') {
    const letters = ratingsOf(type!)
    return letters ? byLetter(letters[location]) : { letter: null, severity: location === BRAHMA ? 'severe' : null }
  }
  if (kind === 'extension' && ['N', 'NE', 'E'].includes(location)) return { letter: 'G', severity: null }
  if (kind === 'cut' && location === 'NE') return { letter: null, severity: 'severe' }
  return { letter: null, severity: kind === 'brahmasthan' ? 'severe' : 'moderate' }
}

const effectOf = ({ zone }: IssueInput, severity: DefectSeverity | null): string => {
  if (severity === null) return 'Tradition finds nothing against it.'
  const door = entranceNamed(zone)
  if (door) return `The old texts give this pada: ${door.result}.`
  const location = zoneOfCode(zone) as Zone17
  return location === BRAHMA
    ? 'Tradition holds that the calm of the whole house suffers.'
    : `Tradition gives this zone ${ZONE_16_TABLE[location].attribute}, and holds that they suffer.`
}

export default capability({
  slug: 'vastu-remedies',
  title: 'Vastu remedies',
  summary: 'Traditional remedies for rooms, doors, fixtures, cuts and structures in unsuitable zones.',
  weight: 'light',
  status: 'beta',
  method: `Ratings follow the tables of vastu-reference. Remedies follow fixed rules: the element between that of a room and that of its zone, the metal of the direction at drains and cuts, light and free floor at the centre, care of the threshold, the mantra of the dikpala. Moving a room is suggested only on request. ${DISCLAIMER}`,
  input: only({
    issues: t.Array(
      exact({
        kind: oneOf(ISSUE_KINDS),
        type: maybe(oneOf(TYPES, { description: 'Type of a room, structure or fixture; null for others.' })),
        zone: t.String({
          minLength: 1,
          maxLength: 10,
          description: 'One of the sixteen zones, Brahma, or a door pada such as N3.',
        }),
      }),
      { minItems: 1, maxItems: 30 },
    ),
    non_structural_only: maybe(t.Boolean({ default: true })),
    tradition: maybe(oneOf(VASTU_TRADITIONS, { default: 'all' })),
  }),
  data: t.Object({
    issues: t.Array(
      t.Object({
        kind: oneOf(ISSUE_KINDS),
        type: nullable(oneOf(TYPES)),
        zone: maybeTerm(['CompassCode']),
        rating: nullable(oneOf(RATING_WORDS)),
        severity: nullable(oneOf(DEFECT_SEVERITIES)),
        effect: t.String(),
        remedies: t.Array(RemedyObject),
        sacred_objects: t.Array(SacredObject),
        mantras: t.Array(MantraObject),
      }),
    ),
    general: t.Array(RemedyObject),
    note: t.String(),
  }),
  example: {
    issues: [
      { kind: 'room', type: 'kitchen', zone: 'NE' },
      { kind: 'entrance', zone: 'S7' },
      { kind: 'cut', zone: 'SW' },
    ],
  },
}).compute((input) => {
  const tradition = input.tradition ?? 'all'
  const isWanted = (remedy: ReturnType<typeof remediesOf>[number]) =>
    isOfTradition(remedy, tradition) && (remedy.nonStructural || input.non_structural_only === false)
  return {
    issues: input.issues.map((issue, index) => {
      const { letter, severity } = judge(issue, `issues.${index}`)
      const { kind, zone } = issue
      const type = (issue.type ?? null) as ItemType | FixtureType | null
      const eight = zone8Of(zoneOfCode(zone)!)
      const effect = effectOf(issue, severity)
      const door = kind === 'entrance' || type === 'main_entrance'
      return {
        kind,
        type,
        zone,
        rating: letter && PLACEMENT_RATINGS[letter],
        severity,
        effect,
        remedies:
          severity === null
            ? []
            : remediesOf({ kind: door ? 'entrance' : kind, type, zone, severity })
                .filter(isWanted)
                .map(remedyObject),
        sacred_objects:
          severity === null ? [] : [door ? { ...ENTRANCE_OBJECT, reason: effect } : sacredObjectOf(eight, effect)],
        mantras: severity === null ? [] : [mantraOf(eight)],
      }
    }),
    general: generalRemedies.filter(isWanted).map(remedyObject),
    note: DISCLAIMER,
  }
})
