import { concurrently } from '../../concurrency.ts'
import { MURTIS, murtiOf } from '../../jyotish/gochara.ts'
import {
  DHAIYAS,
  INTENSITIES,
  SADE_SATI_PHASES,
  type SaturnPeriod,
  type SaturnTrial,
  saturnIntensity,
  saturnTrials,
} from '../../jyotish/sade-sati.ts'
import { type SignStay, signAtMoment } from '../../jyotish/sign-stays.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { quantity } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { LIFETIME_DAYS } from '../shared/date-ranges.ts'
import { BIRTH_MOON } from '../shared/gochara-rows.ts'
import { birth, independence, localDateTime } from '../shared/inputs.ts'
import {
  AS_OF,
  ageOfNatal,
  dayOfLife,
  lifeTo,
  localDate,
  MAX_LIFE,
  noonOfLife,
  siderealFrameOf,
} from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { saturnStatus, statusFields } from '../shared/saturn-status.ts'
import { Ayanamsha, ayanamshaObject, Sign } from '../shared/shapes.ts'

const COUNTS = ['no bindu', 'one bindu', ...'two three four five six seven eight'.split(' ').map((n) => `${n} bindus`)]

const DateText = t.String({ format: 'date' })
const Age = t.Number({ description: 'Age in years of 365.2425 days.' })
const spanFields = {
  sign: Sign,
  spans: t.Array(t.Object({ start: DateText, end: DateText, retrograde_reentry: t.Boolean() })),
}
const runFields = { age_start: Age, age_end: Age, note: nullable(t.String()) }
const textFields = {
  text: nullable(t.String({ description: 'Text on the phase, in the current or next cycle; null in other cycles.' })),
  facts: CitedFacts,
}

/** Maximum days before a retrogression brings Saturn back over the border. */
const REENTRY = 400

export default capability({
  slug: 'sade-sati-periods',
  title: 'Sade Sati periods',
  summary: 'Every Sade Sati and dhaiya of a life, by exact ingresses of Saturn, with phases, re-entries and intensity.',
  keywords: 'sade sati end dates shani dhaiya',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'The dates are sidereal sign ingresses of Saturn from birth to `max_age`. The 12th, 1st and 2nd sign from the Moon form a cycle (stays less than 400 days apart belong together), the 4th and 8th a dhaiya. The intensity follows Saturn’s bindus in the sign: 5 or more low, 3 and 4 medium, fewer high; it is one step lower where Saturn rules the Moon sign or ascendant, or is yogakaraka. Murti follows the Moon at the first ingress. Dates use the clock of the birthplace.',
  input: birth({
    datetime: localDateTime(LIFETIME_DAYS),
    max_age: maybe(t.Integer({ minimum: 1, maximum: MAX_LIFE, default: 120 })),
    as_of: AS_OF,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    moon_sign: Sign,
    as_of: DateText,
    current: t.Object(statusFields),
    cycles: t.Array(
      t.Object({
        cycle: t.Integer({ minimum: 1 }),
        start: DateText,
        end: DateText,
        ...runFields,
        phases: t.Array(
          t.Object({
            phase: oneOf(SADE_SATI_PHASES),
            ...spanFields,
            bindus: t.Integer({ minimum: 0, maximum: 8 }),
            murti: nullable(
              oneOf(MURTIS, { description: 'Murti of the ingress; null if the stay began before birth.' }),
            ),
            intensity: oneOf(INTENSITIES),
            ...textFields,
          }),
        ),
      }),
    ),
    dhaiya: t.Array(t.Object({ kind: oneOf(DHAIYAS), ...spanFields, ...runFields, ...textFields })),
  }),
  example: { ...independence, as_of: '2026-11-21' },
  varies: true,
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart } = person
  const { sky, signal } = world
  const moon = chart.graha.Moon.sign
  const frame = siderealFrameOf(person)
  const day = dayOfLife(input.as_of, 'as_of', person, world)
  const now = noonOfLife(day, person)
  const life = lifeTo(person, input.max_age ?? MAX_LIFE, sky)
  const [{ cycles, dhaiyas }, current, sadeSati, murtis] = await concurrently(
    () => saturnTrials(moon, life, frame, sky, signal),
    () => saturnStatus(person, now, world),
    () => corpus('sade-sati'),
    () => corpus('murti'),
  )

  const inUse = (runs: readonly SaturnPeriod[]) => runs.find(({ to }) => to > now)
  const usedSentences = new Set<string>()
  const telling = (
    run: SaturnPeriod,
    items: readonly SaturnPeriod[],
    trial: SaturnTrial,
    sign: SignIndex,
    entry: JulianDay | null,
  ) => {
    const { bindus, intensity, eased } = saturnIntensity(chart, sign)
    const moonThen = entry === null ? null : signAtMoment('Moon', entry, frame, sky)
    const murti = moonThen === null ? null : murtiOf(moon, moonThen)
    if (run !== inUse(items)) return { bindus, intensity, murti, text: null, facts: [] }
    const name = signName(sign)
    const passages = compose(
      [
        {
          id: `transit.Saturn.${trial}`,
          kind: 'transit',
          text: `Saturn in ${name} is the ${trial} stay from the Moon; it has ${quantity(bindus, 'bindu')} there, intensity ${intensity}.`,
          value: name,
          source: 'Phaladeepika 26; bindus by strengths/ashtakavarga',
          weight: 2,
          says: sadeSati[trial][intensity],
          words: {
            ground: `with ${COUNTS[bindus]} of its own in ${name}${eased ? `, and gentler because it ${eased}` : ''}`,
          },
        },
        ...(murti
          ? [
              {
                id: `transit.Saturn.${trial}.murti`,
                kind: 'transit' as const,
                text: `Saturn first entered ${name} in the form ${murti}.`,
                value: murti,
                source: 'The Moon’s sign at the ingress, counted from the natal Moon',
                weight: 1,
                says: murtis[murti],
                words: {
                  planet: 'Saturn',
                  sign: name,
                  seat: BIRTH_MOON,
                  moon_house: ordinalInWords(houseFrom(moon, moonThen!)),
                },
              },
            ]
          : []),
      ],
      { usedSentences },
    )
    return { bindus, intensity, murti, text: prose(passages), facts: citedFacts(passages) }
  }

  const entryOf = ({ from }: SignStay) => (from > life.from ? from : null)
  const spans = (stays: readonly SignStay[]) =>
    stays.map(({ from, to }, i) => ({
      start: localDate(from, person),
      end: localDate(to, person),
      retrograde_reentry: i > 0 && from - stays[i - 1]!.to < REENTRY,
    }))
  const ends = ({ from, to }: SaturnPeriod) => ({
    age_start: ageOfNatal(person, from),
    age_end: ageOfNatal(person, to),
    note:
      from === life.from
        ? 'Birth fell inside this stay; it is counted from birth.'
        : to === life.to
          ? 'The stay goes on beyond the age asked for.'
          : null,
  })

  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    moon_sign: signName(moon),
    as_of: dateText(day),
    current,
    cycles: cycles.map((run, i) => ({
      cycle: i + 1,
      start: localDate(run.from, person),
      end: localDate(run.to, person),
      ...ends(run),
      phases: SADE_SATI_PHASES.flatMap((phase) => {
        const stays = run.stays.filter(({ trial }) => trial === phase)
        const [first] = stays
        if (!first) return []
        const { bindus, murti, intensity, text, facts } = telling(run, cycles, phase, first.sign, entryOf(first))
        return [{ phase, sign: signName(first.sign), spans: spans(stays), bindus, murti, intensity, text, facts }]
      }),
    })),
    dhaiya: dhaiyas.map((run) => {
      const [first] = run.stays
      const same = dhaiyas.filter(({ stays }) => stays[0]!.trial === first!.trial)
      const { text, facts } = telling(run, same, first!.trial, first!.sign, entryOf(first!))
      return { kind: first!.trial, sign: signName(first!.sign), spans: spans(run.stays), ...ends(run), text, facts }
    }),
  }
})
