import { mapYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { bestAssignment } from '../../jyotish/kootas/assignment.ts'
import type { MatchDosha } from '../../jyotish/kootas/doshas.ts'
import { manglikVerdict } from '../../jyotish/kootas/manglik-pair.ts'
import { type MatchOutcome, outcomeOfClasses, SYSTEM_MAXIMUM } from '../../jyotish/kootas/systems.ts'
import { ASHTAKOOT_MAXIMUM, SCORE_STEP } from '../../jyotish/kootas/tables.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { only } from '../shared/inputs.ts'
import { badRowFields } from '../shared/many-births.ts'
import { hundredths } from '../shared/shapes.ts'
import { AnyVerdict, DoshaNames, SystemName } from './parts/match-names.ts'
import { type PairTotals, pairTotals } from './parts/pair-totals.ts'
import {
  BATCH_COMMAND,
  checkList,
  MAX_PEOPLE,
  Named,
  type PersonRow,
  type ReadPeople,
  readPeopleList,
} from './parts/people.ts'

const MAX_PAIRS = 250_000
const MAX_CELLS = 40_000
/** Points per bin of the histogram. */
const BIN = 3

const EXCLUDABLE = ['rajju', 'vedha', 'nadi', 'bhakoot', 'manglik'] as const
const DOSHA_OF = { rajju: 'Rajju', vedha: 'Vedha', nadi: 'Nadi', bhakoot: 'Bhakoot' } as const satisfies Record<
  Exclude<(typeof EXCLUDABLE)[number], 'manglik'>,
  MatchDosha
>

const People = t.Array(Named, { minItems: 1, description: `At most ${MAX_PEOPLE}, each with a unique id.` })
const Ranked = t.Array(
  t.Object({
    id: t.String(),
    exact: t.Boolean({ description: 'True if nakshatra, pada and half sign are known.' }),
    best: t.Array(
      t.Object(
        { id: t.String(), total: t.Number(), verdict: AnyVerdict, doshas: DoshaNames },
        { $id: 'BestMatch', description: 'One of the best matches of a person.' },
      ),
    ),
  }),
  { maxItems: MAX_PEOPLE },
)

/** The kept pairs, with the results of the system. */
interface Judged {
  grooms: readonly PersonRow[]
  brides: readonly PersonRow[]
  outcome: (groom: number, bride: number) => MatchOutcome
  /** Row by row, 1 if kept. */
  kept: Uint8Array
}

/** The best partners of one person: the higher total, then fewer doshas, then the earlier. */
const best = (
  partners: readonly PersonRow[],
  most: number,
  outcome: (partner: number) => MatchOutcome,
  kept: (partner: number) => boolean,
) => {
  // One number per partner, so that numeric order is the ranking.
  const keys = new Float64Array(partners.length)
  let count = 0
  for (let partner = 0; partner < partners.length; partner++)
    if (kept(partner)) {
      const { total, doshas } = outcome(partner)
      keys[count++] = ((ASHTAKOOT_MAXIMUM - total) * 16 + doshas.length) * MAX_PEOPLE + partner
    }
  return Array.from(keys.subarray(0, count).sort().subarray(0, most), (key) => {
    const partner = key % MAX_PEOPLE
    const { total, verdict, doshas } = outcome(partner)
    return { id: partners[partner]!.id, total, verdict, doshas }
  })
}

const ranked = async ({ grooms, brides, outcome, kept: selection }: Judged, most: number, yieldIfDue: YieldPoint) => {
  const each = (people: readonly PersonRow[], bestOf: (place: number) => ReturnType<typeof best>) =>
    mapYielding(people, yieldIfDue, ({ id, person }, place) => ({ id, exact: isExact(person), best: bestOf(place) }))
  const isKept = (groom: number, bride: number) => selection[groom * brides.length + bride] === 1
  return {
    grooms: await each(grooms, (groom) =>
      best(
        brides,
        most,
        (bride) => outcome(groom, bride),
        (bride) => isKept(groom, bride),
      ),
    ),
    brides: await each(brides, (bride) =>
      best(
        grooms,
        most,
        (groom) => outcome(groom, bride),
        (groom) => isKept(groom, bride),
      ),
    ),
  }
}

const isExact = ({ side }: PersonRow['person']) => side.pada !== null && !side.straddles

/** Every total in input order; null for an invalid person. */
const cells = (grooms: ReadPeople, brides: ReadPeople, totals: Uint8Array) => {
  const size = ({ rows, errors }: ReadPeople) => rows.length + errors.length
  const matrix = Array.from({ length: size(grooms) }, () => new Array<number | null>(size(brides)).fill(null))
  for (const [row, groom] of grooms.rows.entries())
    for (const [column, bride] of brides.rows.entries())
      matrix[groom.index]![bride.index] = totals[row * brides.rows.length + column]! * SCORE_STEP
  return matrix
}

/** Statistics of all pairs, from the number of pairs by total. */
const statistics = ({ lookup, rows, columns }: PairTotals, maximum: number) => {
  const counts = lookup.counts(rows, columns)
  const pairs = rows.length * columns.length
  /** The total of the pair at a rank, counted from 0 in ascending order of totals. */
  const atPlace = (place: number) => {
    let passed = 0
    return counts.findIndex((count) => (passed += count) > place) * SCORE_STEP
  }
  const bins = Math.ceil(maximum / BIN)
  const histogram = Array.from({ length: bins }, (_, bin) => ({
    from: bin * BIN,
    to: Math.min((bin + 1) * BIN, maximum),
    count: counts.reduce(
      (sum, count, total) => sum + (Math.min(Math.floor((total * SCORE_STEP) / BIN), bins - 1) === bin ? count : 0),
      0,
    ),
  }))
  if (pairs === 0) return { mean: null, median: null, minimum: null, maximum: null, histogram }
  const sum = counts.reduce((all, count, total) => all + count * total * SCORE_STEP, 0)
  return {
    mean: hundredths(sum / pairs),
    median: (atPlace(Math.floor((pairs - 1) / 2)) + atPlace(Math.floor(pairs / 2))) / 2,
    minimum: atPlace(0),
    maximum: atPlace(pairs - 1),
    histogram,
  }
}

export default capability({
  slug: 'bulk-match-matrix',
  title: 'Bulk match matrix',
  summary:
    'Many grooms against many brides: best partners of each, statistics, the score matrix and the best assignment.',
  weight: 'heavy',
  method:
    'The native core looks up every pair in a table of the classes of nakshatra and pada; the vashya halves of a birth follow the degree. Partners are in the order of the total, then fewer doshas, then the input. The assignment uses the Hungarian algorithm on the totals of the listed pairs.',
  input: only({
    grooms: People,
    brides: People,
    system: maybe(SystemName),
    min_score: maybe(
      t.Number({
        minimum: 0,
        maximum: 36,
        description: 'Minimum total; if omitted, 18, or 5 in systems of ten points.',
      }),
    ),
    top_per_person: maybe(t.Integer({ minimum: 1, maximum: 50, default: 10 })),
    include_matrix: maybe(
      t.Boolean({ default: false, description: `Adds the matrix, for at most ${MAX_CELLS} pairs.` }),
    ),
    exclude: maybe(
      t.Array(oneOf(EXCLUDABLE), { uniqueItems: true, description: 'Drops pairs with that dosha, unless cancelled.' }),
    ),
    assign: maybe(
      t.Boolean({ default: false, description: 'Adds the one-to-one assignment with the greatest total.' }),
    ),
  }),
  data: t.Object({
    system: SystemName,
    pairs_scored: t.Integer(),
    pairs_kept: t.Integer(),
    grooms: Ranked,
    brides: Ranked,
    matrix: nullable(t.Array(t.Array(nullable(t.Number()), { maxItems: MAX_PEOPLE }), { maxItems: MAX_PEOPLE })),
    assignment: nullable(
      t.Array(t.Object({ groom_id: t.String(), bride_id: t.String(), total: t.Number() }), { maxItems: MAX_PEOPLE }),
    ),
    statistics: t.Object(
      {
        mean: nullable(t.Number()),
        median: nullable(t.Number()),
        minimum: nullable(t.Number()),
        maximum: nullable(t.Number()),
        histogram: t.Array(t.Object({ from: t.Number(), to: t.Number(), count: t.Integer() }), {
          description: 'Histogram of the totals. A bin includes its lower end; the last bin includes both ends.',
        }),
      },
      { description: 'Statistics of all scored pairs.' },
    ),
    errors: t.Array(t.Object({ side: oneOf(['groom', 'bride']), ...badRowFields }), { maxItems: 2 * MAX_PEOPLE }),
  }),
  example: {
    grooms: [
      { id: 'g1', nakshatra: 'Ashwini', pada: 1 },
      { id: 'g2', nakshatra: 'Ardra', pada: 1 },
    ],
    brides: [
      { id: 'b1', nakshatra: 'Bharani', pada: 1 },
      { id: 'b2', nakshatra: 'Swati', pada: 4 },
      { id: 'b3', nakshatra: 'Revati' },
    ],
    include_matrix: true,
    assign: true,
  },
  varies: true,
  streams: ['grooms', 'brides', 'matrix', 'assignment', 'errors'],
}).compute(async (input, world) => {
  checkList(input.grooms, 'grooms')
  checkList(input.brides, 'brides')
  const pairCount = input.grooms.length * input.brides.length
  if (pairCount > MAX_PAIRS)
    throw invalid(
      'brides',
      `${input.grooms.length} grooms with ${input.brides.length} brides are ${pairCount} pairs; the maximum for one call is ${MAX_PAIRS}. ${BATCH_COMMAND}`,
    )
  if (input.include_matrix && pairCount > MAX_CELLS)
    throw invalid(
      'include_matrix',
      `The matrix is omitted: it has ${pairCount} pairs, and at most ${MAX_CELLS} are returned. ${BATCH_COMMAND}`,
    )

  const system = input.system ?? 'ashtakoot'
  const least = input.min_score ?? (SYSTEM_MAXIMUM[system] === ASHTAKOOT_MAXIMUM ? 18 : 5)
  const exclude = input.exclude ?? []
  const kuja = exclude.includes('manglik')
  const readGrooms = await readPeopleList(input.grooms, { kuja }, world)
  const readBrides = await readPeopleList(input.brides, { kuja }, world)
  const [grooms, brides] = [readGrooms.rows, readBrides.rows]
  if (kuja && [...grooms, ...brides].some(({ person }) => !person.kuja))
    world.warn(
      'ignored_input',
      'The manglik filter needs births on both sides; it was not applied to pairs without them.',
    )

  const { yieldIfDue } = world
  const scored = await pairTotals(
    system,
    grooms.map((row) => row.person),
    brides.map((row) => row.person),
    yieldIfDue,
  )
  const outcome = (groom: number, bride: number) =>
    outcomeOfClasses[system](grooms[groom]!.person.class, brides[bride]!.person.class)
  const barred = new Set<MatchDosha>(exclude.flatMap((each) => (each === 'manglik' ? [] : [DOSHA_OF[each]])))
  const isBarred = ({ person: groom }: PersonRow, { person: bride }: PersonRow) =>
    (barred.size > 0 && doshasOf(groom.class, bride.class).some((dosha) => barred.has(dosha))) ||
    (groom.kuja !== null && bride.kuja !== null && !manglikVerdict(groom.kuja, bride.kuja).match)
  const selection = new Uint8Array(scored.totals.length)
  for (const [row, groom] of grooms.entries()) {
    await yieldIfDue()
    for (const [column, bride] of brides.entries()) {
      const pair = row * brides.length + column
      selection[pair] = Number(scored.totals[pair]! * SCORE_STEP >= least && !isBarred(groom, bride))
    }
  }

  const lists = await ranked({ grooms, brides, outcome, kept: selection }, input.top_per_person ?? 10, yieldIfDue)
  const assignment = async () => {
    const value = (groom: number, bride: number) => {
      const pair = groom * brides.length + bride
      return selection[pair]! * scored.totals[pair]!
    }
    const pairs = await bestAssignment(grooms.length, brides.length, value, yieldIfDue)
    return pairs
      .filter(([groom, bride]) => selection[groom * brides.length + bride])
      .map(([groom, bride]) => ({
        groom_id: grooms[groom]!.id,
        bride_id: brides[bride]!.id,
        total: scored.totals[groom * brides.length + bride]! * SCORE_STEP,
      }))
  }
  return {
    system,
    pairs_scored: selection.length,
    pairs_kept: selection.reduce((sum, one) => sum + one, 0),
    ...lists,
    matrix: input.include_matrix ? cells(readGrooms, readBrides, scored.totals) : null,
    assignment: input.assign ? await assignment() : null,
    statistics: statistics(scored, SYSTEM_MAXIMUM[system]),
    errors: [
      ...readGrooms.errors.map((error) => ({ side: 'groom' as const, ...error })),
      ...readBrides.errors.map((error) => ({ side: 'bride' as const, ...error })),
    ],
  }

  /** Doshas of all systems: those of the kootas, and rajju and vedha by the rules of the system. */
  function doshasOf(groom: number, bride: number): MatchDosha[] {
    const stars = system === 'kerala_porutham' ? 'kerala_porutham' : 'ten_porutham'
    return [...outcomeOfClasses.ashtakoot(groom, bride).doshas, ...outcomeOfClasses[stars](groom, bride).doshas]
  }
})
