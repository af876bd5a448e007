import { mapYielding } from '../../cooperative-yield.ts'
import { percentage } from '../../jyotish/kootas/ashtakoot.ts'
import { manglikVerdict } from '../../jyotish/kootas/manglik-pair.ts'
import { ashtakootOfClasses, MATCH_SYSTEMS, type MatchSystem, outcomeOfClasses } from '../../jyotish/kootas/systems.ts'
import { ASHTAKOOT_MAXIMUM, KOOTAS, SCORE_STEP } from '../../jyotish/kootas/tables.ts'
import { NETS } from '../../jyotish/rules/cancellation.ts'
import { distinct, exact, maybe, nullable, oneOf, optionalKeys, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { badRowFields } from '../shared/many-births.ts'
import { MATCHED_PERSON } from '../shared/matched-people.ts'
import { ManglikVerdict } from './parts/manglik.ts'
import { AnyVerdict, DoshaNames, SystemName } from './parts/match-names.ts'
import { AshtakootVerdict, Percentage, Profile, profileRow, Total36 } from './parts/match-shapes.ts'
import { pairTotals } from './parts/pair-totals.ts'
import { checkList, MAX_PEOPLE, type MatchedPeople, Named, readOne, readPeopleList } from './parts/people.ts'

const koota = t.Number()

export default capability({
  slug: 'bulk-match',
  title: 'Bulk match',
  summary: 'One person matched with up to 1000 others by Ashtakoot and optional further systems, ranked.',
  weight: 'heavy',
  method:
    'Each row is quick-match of that pair (Muhurta Chintamani). The Moons of all births are computed in one batch, and the native core looks up the scores by nakshatra and pada. Ties go to the row with fewer doshas, then to the earlier one. Invalid candidates are listed in `errors`.',
  input: only({
    subject: exact({ role: oneOf(['groom', 'bride']), ...MATCHED_PERSON }),
    candidates: t.Array(Named, {
      minItems: 1,
      description: `All of the other role, at most ${MAX_PEOPLE}, each with a unique id.`,
    }),
    systems: maybe(
      t.Array(SystemName, {
        minItems: 1,
        uniqueItems: true,
        default: ['ashtakoot'],
        description: 'Systems of matching; `ashtakoot` is always included.',
      }),
    ),
    include_manglik: maybe(
      t.Boolean({ default: false, description: 'Adds manglik dosha; requires births on both sides.' }),
    ),
    min_score: maybe(
      t.Number({ minimum: 0, maximum: 36, default: 0, description: 'Omits results with a lower Ashtakoot total.' }),
    ),
    sort: maybe(oneOf(['score', 'input'], { default: 'score' })),
    top: maybe(t.Integer({ minimum: 1, maximum: MAX_PEOPLE, description: 'Maximum number of results; default: all.' })),
  }),
  data: t.Object({
    system: distinct(SystemName),
    subject: Profile,
    count: t.Integer({ description: 'Number of candidates that were processed.' }),
    returned: t.Integer(),
    results: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1 }),
        id: t.String(),
        total: Total36,
        percentage: Percentage,
        verdict: AshtakootVerdict,
        exact: t.Boolean(),
        kootas: t.Object({
          varna: koota,
          vashya: koota,
          tara: koota,
          yoni: koota,
          graha_maitri: koota,
          gana: koota,
          bhakoot: koota,
          nadi: koota,
        }),
        doshas: DoshaNames,
        other_systems: optionalKeys(
          MATCH_SYSTEMS,
          t.Object(
            { total: t.Number(), verdict: AnyVerdict },
            { $id: 'SystemScore', description: 'Result of one system.' },
          ),
        ),
        manglik: nullable(
          t.Object({
            match: t.Boolean(),
            verdict: ManglikVerdict,
            percentage: t.Integer({ description: 'Manglik percentage of the candidate.' }),
            net: oneOf(NETS, { description: 'Net dosha of the candidate.' }),
          }),
        ),
      }),
      { maxItems: MAX_PEOPLE },
    ),
    errors: t.Array(t.Object(badRowFields), { maxItems: MAX_PEOPLE }),
  }),
  example: {
    subject: { role: 'groom', nakshatra: 'Ardra', pada: 1 },
    candidates: [
      { id: 'a', nakshatra: 'Swati', pada: 4 },
      { id: 'b', nakshatra: 'Rohini' },
      { id: 'c', birth: { datetime: '1949-03-02T06:40', utc_offset: '+05:30', latitude: 28.6139, longitude: 77.209 } },
    ],
    systems: ['ashtakoot', 'ten_porutham'],
  },
  varies: true,
  streams: ['results', 'errors'],
}).compute(async (input, world) => {
  checkList(input.candidates, 'candidates')
  const { role, ...person } = input.subject
  const kuja = input.include_manglik ?? false
  const subject = readOne(person, { kuja }, world, 'subject.')
  if (kuja && !subject.kuja)
    world.warn('ignored_input', '`include_manglik` needs a birth of the subject; `manglik` is null in every row.')
  const { rows, errors } = await readPeopleList(input.candidates, { kuja: subject.kuja !== null }, world)
  const systems = input.systems ?? ['ashtakoot']

  const paired = <T>(candidate: T, one: T): [groom: T, bride: T] =>
    role === 'groom' ? [one, candidate] : [candidate, one]
  const people = rows.map((row) => row.person)
  const { totals } = await pairTotals(
    'ashtakoot',
    ...paired<readonly MatchedPeople[]>(people, [subject]),
    world.yieldIfDue,
  )
  const enough = rows
    .map((row, place) => ({ ...row, total: totals[place]! * SCORE_STEP }))
    .filter(({ total }) => total >= (input.min_score ?? 0))
  // Up to 1000 candidates have at most 137 classes.
  const matches = new Map<number, ReturnType<typeof ashtakootOfClasses>>()
  const matchOf = (candidate: number) => {
    const match = matches.get(candidate) ?? ashtakootOfClasses(...paired(candidate, subject.class))
    matches.set(candidate, match)
    return match
  }
  const found = await mapYielding(enough, world.yieldIfDue, (row) => ({
    ...row,
    match: matchOf(row.person.class),
    outcome: outcomeOfClasses.ashtakoot(...paired(row.person.class, subject.class)),
  }))
  if ((input.sort ?? 'score') === 'score')
    found.sort((a, b) => b.total - a.total || a.outcome.doshas.length - b.outcome.doshas.length || a.index - b.index)
  const others = systems.filter((system): system is Exclude<MatchSystem, 'ashtakoot'> => system !== 'ashtakoot')

  const results = await mapYielding(
    found.slice(0, input.top ?? MAX_PEOPLE),
    world.yieldIfDue,
    ({ id, person: candidate, total, match, outcome }, place) => ({
      rank: place + 1,
      id,
      total,
      percentage: percentage(total, ASHTAKOOT_MAXIMUM),
      verdict: match.verdict,
      exact: match.exact && !subject.side.straddles && !candidate.side.straddles,
      kootas: Object.fromEntries(KOOTAS.map((name) => [name, match.scores[name]])) as typeof match.scores,
      doshas: outcome.doshas,
      other_systems: Object.fromEntries(
        others.map((system) => {
          const { total, verdict } = outcomeOfClasses[system](...paired(candidate.class, subject.class))
          return [system, { total, verdict }]
        }),
      ),
      manglik:
        subject.kuja && candidate.kuja
          ? {
              ...manglikVerdict(...paired(candidate.kuja, subject.kuja)),
              percentage: candidate.kuja.dosha.percentage,
              net: candidate.kuja.dosha.net,
            }
          : null,
    }),
  )
  return {
    system: systems,
    subject: profileRow(subject.side, null),
    count: rows.length,
    returned: results.length,
    results,
    errors,
  }
})
