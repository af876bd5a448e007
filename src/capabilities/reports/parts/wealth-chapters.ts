import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { capitalisedName, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { isCommonYoga, yogaShare } from '../../../jyotish/yogas/notable-yogas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../../zodiac/signs.ts'
import { joinPassages } from '../../shared/cited-facts.ts'
import { joinReason } from '../../shared/narrative/causes.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import type { OpenArea } from './area-report.ts'
import { lordSeatFact } from './area-sections.ts'
import { yogaStatements } from './area-yogas.ts'
import { WEALTH_HEADINGS } from './chapter-headings.ts'
import { namedPeriods } from './named-times.ts'
import { periodChapters } from './period-chapters.ts'
import { openThemes } from './theme-chapters.ts'
import { type PlanetShade, planetShadeOf } from './theme-plan.ts'

/** The chapters of a report on money for adults. */

/** Streams that the reports of elders omit. */
const STREAMS_OF_WORKING_LIFE: readonly string[] = ['earned', 'investment', 'partnership']

interface WealthPart<K extends string> {
  readonly key: K
  readonly shade: PlanetShade
  readonly because: readonly Fact[]
}

interface WealthPlan<S extends string, O extends string> {
  readonly name: string | null
  readonly half: 'solar' | 'lunar'
  readonly halfFact: Fact
  readonly indu: {
    readonly house: HouseNumber
    readonly care: 'benefic' | 'both' | 'malefic' | 'empty'
    readonly facts: readonly Fact[]
  }
  readonly further: readonly {
    readonly cell: 'sree' | 'hora_lagna'
    readonly fact: Fact
    readonly words: Record<string, string>
  }[]
  /** From best to worst. */
  readonly streams: readonly WealthPart<S>[]
  readonly outflow: readonly WealthPart<O>[]
  readonly wants: { readonly state: 'none' | 'lifted' | 'some'; readonly facts: readonly Fact[] }
  readonly lean: 'keep' | 'gain' | 'even'
  readonly leanFacts: readonly Fact[]
}

export const wealthChapters = async <S extends string, O extends string>(
  open: OpenArea,
  { name, half, halfFact, indu, further, streams, outflow, wants, lean, leanFacts }: WealthPlan<S, O>,
) => {
  const { chart, planets, houses, scoreFact, conditionFact } = open
  const [texts, themes] = [await corpus('report-wealth-chapters'), await corpus('report-wealth-themes')]
  const rising = vargaSeat(chart.ascendant.longitude, 'D2').sign
  const { times, best } = namedPeriods(open)
  const running = antardashasIn(open.dasha, { from: open.readFrom, to: open.to })
  const great = running[0]?.maha
  const chapters = await openThemes(open, {
    name,
    texts: { ...texts, rising: {} },
    themes,
    headings: WEALTH_HEADINGS,
    words: { matter: 'money', varga: 'hora (the chart of wealth)', vargaHouse: 'second house' },
    varga: { code: 'D2', rising: 'hora (the chart of wealth)' },
    further: [
      [lordOf(rising), 'varga_rising'],
      ...(great ? [[great.ruler, 'period'] as const] : []),
      ...(best ? [[best.period.ruler, 'window'] as const] : []),
    ],
  })
  const { say, late } = chapters
  const [eleventh, ninth] = [houses[10]!, houses[8]!]

  /** The house of gains. */
  const gains = (): ChapterParagraph[] =>
    late
      ? say(texts.elder_gains[eleventh.lord], [lordSeatFact(eleventh)]).map(inStandard)
      : chapters
          .houseChapter(eleventh, { ...texts.eleventh, aspects: {} })
          .map((paragraph) => ({ ...paragraph, length: paragraph.length === 'short' ? 'standard' : paragraph.length }))
  const leaning = (): ChapterParagraph[] => say(texts.lean[lean], leanFacts).map(inShort)
  const fortune = (): ChapterParagraph[] =>
    joinReason(
      say(texts.fortune[ninth.lord][planetShadeOf(planets[ninth.lord])], [
        lordSeatFact(ninth),
        conditionFact(ninth.lord),
      ]),
      open.state(
        `${capitalisedName(ninth.lord)} rules your ninth house of fortune, stands in ${ninth.lordHouse === 9 ? 'it' : `your ${ordinalInWords(ninth.lordHouse)} house`} and ${conditionWords(planets[ninth.lord])}.`,
        lordSeatFact(ninth),
        conditionFact(ninth.lord),
      ),
    ).map(inShort)
  const hora = (): ChapterParagraph[] => [
    ...chapters
      .withReason(
        `With ${signName(rising)} rising in your hora (the chart of wealth) and ${nameInSentence(eleventh.lord)}, the lord of your gains, in the half of ${half === 'solar' ? 'the Sun' : 'the Moon'}`,
        say(texts.hora[signName(rising) === 'Leo' ? 'solar' : 'lunar'][half], [halfFact]),
      )
      .map(inShort),
    ...chapters.course(),
  ]
  const special = (): ChapterParagraph[] => [
    ...joinPassages(
      chapters.withReason(
        `With your Indu lagna (the point of wealth) in your ${ordinalInWords(indu.house)} house`,
        say(texts.indu[indu.house], indu.facts),
      ),
      say(texts.indu_care[indu.care], indu.facts),
    ).map(inShort),
    ...further.flatMap(({ cell, fact, words }) =>
      say(texts[cell], [fact], words).map(cell === 'sree' ? inStandard : inFull),
    ),
  ]
  /** The rare combinations; the common ones in the long form. */
  const dhana = (yogas: OpenArea['yogas']): ChapterParagraph[] => {
    const ranked = yogas.toSorted((a, b) => yogaShare(a.id) - yogaShare(b.id))
    return [
      ...yogaStatements({ ...open, yogas: ranked }).map((passage, i) =>
        isCommonYoga(ranked[i]!.id) ? inFull(passage) : i === 0 ? inShort(passage) : inStandard(passage),
      ),
      ...(yogas.length === 0 ? say(texts.dhana, [scoreFact]).map(inFull) : []),
    ]
  }
  const daridra = (named: ChapterParagraph[]): ChapterParagraph[] => [
    ...say(texts.daridra[wants.state], wants.facts.length > 0 ? wants.facts : [scoreFact]).map(inFull),
    ...named,
  ]
  /** The reasons are in the fields of the streams. */
  const part = <K extends string>(
    cells: Readonly<Record<K, Readonly<Record<PlanetShade, Cell>>>>,
    { key, shade, because }: WealthPart<K>,
  ) => say(cells[key][shade], because)
  const present = late ? streams.filter(({ key }) => !STREAMS_OF_WORKING_LIFE.includes(key)) : streams
  const ranked = [...present.slice(0, 2), present.at(-1)!, ...present.slice(2, -1)]
  return {
    ...chapters,
    ...periodChapters(open, chapters, texts, { times, best, running }),
    opening: chapters.opening('money', times, best),
    gains,
    leaning,
    fortune,
    hora,
    special,
    dhana,
    daridra,
    streams: () =>
      ranked.flatMap((each, i) =>
        part(texts.streams as never as Record<S, Record<PlanetShade, Cell>>, each).map(
          i === 0 ? inShort : i < 3 ? inStandard : inFull,
        ),
      ),
    outflow: () =>
      outflow
        .toReversed()
        .flatMap((each, i) =>
          part(texts.outflow as never as Record<O, Record<PlanetShade, Cell>>, each).map(
            i === 0 ? inShort : inStandard,
          ),
        ),
    late,
    deeds: () => chapters.deeds(best),
  }
}
export type WealthChapters = Awaited<ReturnType<typeof wealthChapters>>
