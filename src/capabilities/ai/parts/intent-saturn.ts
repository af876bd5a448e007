import { longDate } from '../../../time/iso.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import sadeSatiStatus from '../../doshas-yogas/sade-sati-status.ts'
import sadeSatiPeriods from '../../predictions/sade-sati-periods.ts'
import {
  absenceAnswer,
  birthAsOf,
  dayOfReading,
  type IntentComposer,
  type IntentContext,
  intentFact,
  readerClaim,
} from './intent-context.ts'
import { packSentence } from './pack.ts'

/** Answers on sade sati and dhaiya. */

const STATUS = 'doshas-yogas/sade-sati-status'
const PERIODS = 'predictions/sade-sati-periods'
const PHASE_WORDS = { rising: 'first', peak: 'middle', setting: 'last' } as const
const PHASE_ADVICE = {
  rising: 'Lower fixed costs now, while it is easy, and keep a reserve for the middle phase.',
  peak: 'Do one thing at a time, sleep enough, and put off what can wait.',
  setting: 'Close old accounts and quarrels before the phase ends.',
} as const
const INTENSITY = {
  high: 'Saturn has few points in that sign in your chart, so the pressure is felt.',
  medium: 'Saturn has an average number of points in that sign in your chart, so the pressure is of the usual kind.',
  low: 'Saturn has many points in that sign in your chart, which eases it.',
} as const

const statusOf = (context: IntentContext) => sadeSatiStatus.compute(birthAsOf(context), context.world)
const periodsOf = (context: IntentContext) => sadeSatiPeriods.compute(birthAsOf(context), context.world)

const spanFact = (id: string, subject: string, start: string, end: string) =>
  intentFact(id, 'transit', `${subject} runs from ${longDate(start)} to ${longDate(end)}.`, end, PERIODS, [
    readerClaim(subject, 'start', start, 'transit'),
    readerClaim(subject, 'end', end, 'transit'),
  ])

export const sadeSatiAnswer: IntentComposer = async (context) => {
  const { sade_sati, saturn, moon_sign, intensity, next } = await statusOf(context)
  const { active, phase, ends_at } = sade_sati
  const fact = intentFact(
    'sade_sati.now',
    'transit',
    active && phase ? `You are in the ${PHASE_WORDS[phase]} phase of sade sati.` : 'You are not in sade sati.',
    active ? phase : 'none',
    STATUS,
    [
      readerClaim('sade-sati', 'state', active && phase ? phase : 'absent', 'transit'),
      ...(active && ends_at ? [readerClaim('sade-sati', 'end', ends_at.slice(0, 10), 'transit')] : []),
    ],
  )
  const coming = next?.starts_at ?? null
  return {
    lead: [
      packSentence(
        active && phase && ends_at
          ? `Yes: you are in the ${PHASE_WORDS[phase]} phase of sade sati, and the whole of it ends on ${longDate(ends_at)}.`
          : 'No: you are not in sade sati now.',
        fact,
      ),
    ],
    why: [
      packSentence(
        `Saturn is in ${saturn.sign}, the ${ordinalInWords(saturn.house_from_moon)} sign from your Moon in ${moon_sign}; sade sati is the time of the twelfth, first and second.`,
        fact,
      ),
      active ? packSentence(INTENSITY[intensity as keyof typeof INTENSITY] ?? '', fact) : null,
    ],
    timing: [
      coming && next
        ? packSentence(
            next.kind === 'sade_sati'
              ? `The next one begins on ${longDate(coming)}.`
              : `A shorter time of Saturn, the dhaiya, comes first, from ${longDate(coming)}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence(
        active && phase
          ? PHASE_ADVICE[phase]
          : 'Use the lighter years for what needs a long breath: training, building, saving.',
        fact,
      ),
    ],
    capabilities: ['sade-sati-status'],
  }
}

export const sadeSatiEndAnswer: IntentComposer = async (context) => {
  const { cycles } = await periodsOf(context)
  const day = dayOfReading(context)
  const running = cycles.find(({ start, end }) => start <= day && day < end)
  const last = cycles.findLast(({ end }) => end <= day)
  const upcoming = cycles.find(({ start }) => start > day)
  const cycle = running ?? last ?? upcoming
  if (!cycle) {
    const absence = intentFact('sade_sati.end', 'transit', 'No sade sati is listed for this chart.', null, PERIODS)
    const lead = 'The chart shows no sade sati in the years that are counted.'
    return absenceAnswer(absence, 'Plan without it.', 'sade-sati-periods', lead)
  }
  const fact = spanFact(
    'sade_sati.end',
    running ? 'Your present sade sati' : last ? 'Your last sade sati' : 'Your next sade sati',
    cycle.start,
    cycle.end,
  )
  const phases = cycle.phases.map(({ phase, sign, spans }) => ({ phase, sign, until: spans.at(-1)!.end }))
  const current = phases.find(({ until }) => until > day)
  return {
    lead: [
      packSentence(
        running
          ? `Your sade sati ends on ${longDate(cycle.end)}.`
          : last
            ? `It has ended already: your last sade sati was over on ${longDate(last.end)}.`
            : `No sade sati runs now; the first of your life lasts from ${longDate(cycle.start)} to ${longDate(cycle.end)}.`,
        fact,
      ),
    ],
    why: [
      packSentence(`It began on ${longDate(cycle.start)}, when Saturn came to ${cycle.phases[0]!.sign}.`, fact),
      running && current
        ? packSentence(
            `Its ${PHASE_WORDS[current.phase]} phase, with Saturn in ${current.sign}, lasts until ${longDate(current.until)}.`,
            fact,
          )
        : null,
    ],
    timing: [
      upcoming && upcoming !== cycle
        ? packSentence(`After that Saturn leaves you alone in this way until ${longDate(upcoming.start)}.`, fact)
        : null,
    ],
    advice: [
      packSentence(
        running
          ? 'Set the date in your calendar, and choose one burden that is to be gone by then.'
          : 'Look back at what those years taught you, and write down the rule you would keep.',
        fact,
      ),
    ],
    capabilities: ['sade-sati-periods'],
  }
}

export const sadeSatiNextAnswer: IntentComposer = async (context) => {
  const { cycles, moon_sign } = await periodsOf(context)
  const day = dayOfReading(context)
  const next = cycles.find(({ start }) => start > day)
  const running = cycles.find(({ start, end }) => start <= day && day < end)
  if (!next) {
    const absence = intentFact(
      'sade_sati.next',
      'transit',
      'No further sade sati comes within the years that are counted.',
      null,
      PERIODS,
    )
    return absenceAnswer(absence, 'Give the years ahead to what you enjoy building.', 'sade-sati-periods')
  }
  const fact = spanFact('sade_sati.next', 'Your next sade sati', next.start, next.end)
  const peak = next.phases.find(({ phase }) => phase === 'peak')
  return {
    lead: [
      packSentence(`Your next sade sati begins on ${longDate(next.start)} and ends on ${longDate(next.end)}.`, fact),
    ],
    why: [
      packSentence(
        `It begins when Saturn enters ${next.phases[0]!.sign}, the sign before your Moon sign ${moon_sign}.`,
        fact,
      ),
      running ? packSentence(`One runs already, and it ends first, on ${longDate(running.end)}.`, fact) : null,
    ],
    timing: [
      peak
        ? packSentence(`Its middle phase, the one that asks most, starts on ${longDate(peak.spans[0]!.start)}.`, fact)
        : null,
    ],
    advice: [packSentence('Have the large debts paid and the large moves made a year before that day.', fact)],
    capabilities: ['sade-sati-periods'],
  }
}

export const dhaiyaAnswer: IntentComposer = async (context) => {
  const { current, dhaiya } = await periodsOf(context)
  const day = dayOfReading(context)
  const { active, kind, ends_at } = current.dhaiya
  const next = dhaiya.find(({ spans }) => spans[0]!.start > day)
  const houseInWords = (dhaiyaKind: string | null) => (dhaiyaKind === 'ashtama' ? 'eighth' : 'fourth')
  const fact = intentFact(
    'dhaiya.now',
    'transit',
    active ? `You are under Saturn's transit of the ${houseInWords(kind)} from the Moon.` : 'You are not in a dhaiya.',
    kind ?? 'none',
    PERIODS,
  )
  return {
    lead: [
      packSentence(
        active && ends_at
          ? `Yes: a dhaiya runs, with Saturn in the ${houseInWords(kind)} from your Moon, until ${longDate(ends_at)}.`
          : 'No: no dhaiya runs now.',
        fact,
      ),
    ],
    why: [
      packSentence(
        `Saturn stands in the ${ordinalInWords(current.saturn.house_from_moon)} from your Moon, and the dhaiya is its stay in the fourth or the eighth.`,
        fact,
      ),
    ],
    timing: [
      next
        ? packSentence(
            `The next dhaiya, in the ${houseInWords(next.kind)} from your Moon, begins on ${longDate(next.spans[0]!.start)} and ends on ${longDate(next.spans.at(-1)!.end)}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence(
        active
          ? kind === 'ashtama'
            ? 'Take no loan for show, and have papers checked twice.'
            : 'Repair what is old at home before you buy what is new.'
          : 'Note the date of the next one, and leave no large purchase for its first months.',
        fact,
      ),
    ],
    capabilities: ['sade-sati-periods'],
  }
}
