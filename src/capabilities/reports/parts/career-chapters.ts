import type { WAYS_OF_WORKING } from '../../../jyotish/callings.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { capitalisedName, type Graha, type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { isCommonYoga, yogaShare } from '../../../jyotish/yogas/notable-yogas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import { joinPassages } from '../../shared/cited-facts.ts'
import { joinReason } from '../../shared/narrative/causes.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import type { OpenArea } from './area-report.ts'
import { yogaStatements } from './area-yogas.ts'
import { CAREER_HEADINGS } from './chapter-headings.ts'
import { namedPeriods } from './named-times.ts'
import { periodChapters } from './period-chapters.ts'
import { openThemes } from './theme-chapters.ts'
import { planetShadeOf } from './theme-plan.ts'

/** The chapters of a report on work for adults. */

/** Combinations that the standard length names, if they are rare. */
const MOST_YOGAS = 3

interface CareerPlan {
  readonly name: string | null
  readonly minister: Lord
  readonly ministerFact: Fact
  /** Fields of work by descending weight, and the planets that speak for them. */
  readonly trades: readonly string[]
  readonly speakers: readonly { readonly planet: Graha; readonly facts: readonly Fact[] }[]
  readonly mode: (typeof WAYS_OF_WORKING)[number] | 'even'
  readonly modeFacts: readonly Fact[]
  /** True for a reader whose calling is chosen. */
  readonly isSettled: boolean
}

export const careerChapters = async (
  open: OpenArea,
  { name, minister, ministerFact, trades, speakers, mode, modeFacts, isSettled }: CareerPlan,
) => {
  const { chart, planets, scoreFact, conditionFact } = open
  const [texts, themes] = [await corpus('report-career-chapters'), await corpus('report-career-themes')]
  const rising = vargaSeat(chart.ascendant.longitude, 'D10').sign
  const running = antardashasIn(open.dasha, { from: open.readFrom, to: open.to })
  const great = running[0]?.maha
  const late = open.stage === 'elder'
  const { times, best } = namedPeriods(open)
  const chapters = await openThemes(open, {
    name,
    texts: late ? { ...texts, verdict: texts.elder_verdict, balance: texts.elder_balance } : texts,
    themes,
    headings: CAREER_HEADINGS,
    late,
    words: { matter: 'work', varga: 'dashamsha (the chart of work)', vargaHouse: 'tenth house' },
    varga: { code: 'D10', rising: 'dashamsha (what work leads to)' },
    further: [
      [lordOf(signOfHouse(rising, 10)), 'varga_lord'],
      [lordOf(rising), 'varga_rising'],
      [minister, 'amatyakaraka'],
      ...(great ? [[great.ruler, 'period'] as const] : []),
      ...(best ? [[best.period.ruler, 'window'] as const] : []),
    ],
  })
  const { say, reason } = chapters

  const karakas = (): ChapterParagraph[] => {
    const ranked = (Object.keys(texts.karakas) as (keyof typeof texts.karakas)[]).toSorted(
      (a, b) => planets[b].score - planets[a].score,
    )
    const [strongest, weakest] = [ranked[0]!, ranked.at(-1)!]
    const cells: Readonly<Partial<Record<Graha, Cell>>> = texts.karakas[strongest]
    const differ = planetShadeOf(planets[strongest]) === 'good' && planetShadeOf(planets[weakest]) !== 'good'
    const facts = open.rule.karakas.map(conditionFact)
    return joinReason(
      say(cells[weakest]!, facts),
      open.state(
        `Of the four planets that stand for work, ${nameInSentence(strongest)} is in the best state in your chart and ${nameInSentence(weakest)} in the poorest.`,
        ...facts,
      ),
    ).map(differ ? inShort : inFull)
  }

  const ministerText = (): ChapterParagraph[] =>
    joinReason(
      say(late ? texts.elder_minister[minister] : texts.minister[minister][planetShadeOf(planets[minister])], [
        ministerFact,
      ]),
      open.state(
        `${capitalisedName(minister)}, which is your amatyakaraka (the minister of the chart), stands in your ${ordinalInWords(chart.graha[minister].house)} house and ${conditionWords(planets[minister])}.`,
        ministerFact,
        conditionFact(minister),
      ),
    ).map(inShort)

  /** The rare combinations; the common ones in the long form. */
  const yogas = (): ChapterParagraph[] => {
    const ranked = open.yogas.toSorted((a, b) => yogaShare(a.id) - yogaShare(b.id))
    return [
      ...yogaStatements({ ...open, yogas: ranked }).map((passage, i) =>
        isCommonYoga(ranked[i]!.id) || i >= MOST_YOGAS
          ? inFull(passage)
          : i === 0
            ? inShort(passage)
            : inStandard(passage),
      ),
      ...(open.yogas.length === 0 ? say(texts.yogas, [scoreFact]).map(inFull) : []),
    ]
  }

  const fields = (): ChapterParagraph[] => {
    const facts = speakers.flatMap((speaker) => speaker.facts)
    if (late) return say(texts.elder_field, facts).map(inShort)
    return [
      ...reason(
        isSettled
          ? `In the work you have, take on what comes nearest to ${joinWords(trades.slice(0, 3))}: your chart is strongest there.`
          : `Look first at ${joinWords(trades.slice(0, 3))}: most of your chart speaks for ${trades.length === 1 ? 'it' : 'them'}.`,
        ...facts,
      ).map(inShort),
      ...speakers.flatMap((speaker, i) =>
        joinPassages(say(texts.callings[speaker.planet], speaker.facts)).map(i < 2 ? inStandard : inFull),
      ),
    ]
  }

  const timed = periodChapters(open, chapters, texts, { times, best, running })

  return {
    ...chapters,
    opening: chapters.opening('work', times, best),
    promise: () => [...(late ? say(texts.elder, [scoreFact]).map(inStandard) : []), ...chapters.promise()],
    divided: () => chapters.divided(),
    karakas,
    ministerText,
    yogas,
    fields,
    mode: () =>
      say(late ? texts.elder_mode : texts.mode[mode], modeFacts.length > 0 ? modeFacts : [scoreFact]).map(
        mode === 'even' && !late ? inFull : inShort,
      ),
    ...timed,
    deeds: () => chapters.deeds(best),
  }
}
