import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { capitalisedName, type Graha, type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import type { MarriageWindow } from '../../../jyotish/marriage-windows.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import { joinedWindows, overlapOf, type Window } from '../../../time/window.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, signName, signOfHouse } from '../../../zodiac/signs.ts'
import { joinPassages } from '../../shared/cited-facts.ts'
import type { marriageTimesIn } from '../../shared/marriage-times.ts'
import { joinReason } from '../../shared/narrative/causes.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import type { OpenArea } from './area-report.ts'
import { seatFact } from './area-sections.ts'
import { MARRIAGE_HEADINGS } from './chapter-headings.ts'
import { type DatedParagraph, datedParagraphs, inOrderOfTime } from './named-times.ts'
import { openThemes } from './theme-chapters.ts'
import { planetShadeOf } from './theme-plan.ts'

/** The chapters of a marriage report: an opening, and arguments that build on the two themes of the chart. */

/** Houses and charts that the lord of a window rules, by its role. */
const RULED: Record<string, string> = {
  'lord of the 7th': 'your seventh house',
  'lord of the 2nd': 'your second house of family',
  'lord of the 7th from the Moon': 'the seventh sign from your Moon',
  'lord of the navamsha ascendant': 'your navamsha',
}
const OTHER_OFFICES: Record<string, string> = {
  'in the 7th': 'acts on marriage straight from there',
  'significator of marriage': 'stands for marriage by nature',
}
const OFFICE = /^.+?, (.+), rules the antardasha$/

/** The two weightiest roles of the lord of a window: "rules your seventh house and your navamsha". */
const officesOf = ({ triggers }: Pick<MarriageWindow, 'triggers'>): string => {
  const roles = triggers.flatMap((trigger) => OFFICE.exec(trigger)?.[1] ?? []).slice(0, 2)
  const ruled = roles.flatMap((role) => RULED[role] ?? [])
  const others = roles.flatMap((role) => OTHER_OFFICES[role] ?? [])
  return joinWords([...(ruled.length > 0 ? [`rules ${joinWords(ruled)}`] : []), ...others])
}
/** Days by which a season must exceed its peak for the peak to be named. */
const DAYS_BEYOND_PEAK = 30
/** Days. Shorter peaks are not named, and shorter support of Jupiter and Saturn neither. source: this project's own limits */
const SHORTEST_PEAK = 42
const SHORTEST_SUPPORT = 14

export const marriageChapters = async (
  open: OpenArea,
  {
    name,
    karakas,
    darakaraka,
    seasons,
    windowFact,
  }: {
    readonly name: string | null
    readonly karakas: readonly ('Venus' | 'Jupiter')[]
    readonly darakaraka: Lord
    readonly seasons: Pick<ReturnType<typeof marriageTimesIn>, 'named' | 'best'>
    readonly windowFact: (window: MarriageWindow) => Fact
  },
) => {
  const { chart, planets, scoreFact, conditionFact } = open
  const [texts, themes] = [await corpus('report-marriage'), await corpus('report-marriage-themes')]
  const risingInNavamsha = vargaSeat(chart.ascendant.longitude, 'D9').sign
  const { named, best } = seasons
  const running = antardashasIn(open.dasha, { from: open.readFrom, to: open.to })
  const great = running[0]?.maha
  const chapters = await openThemes(open, {
    name,
    texts,
    themes,
    headings: MARRIAGE_HEADINGS,
    words: { matter: 'marriage', varga: 'navamsha (the chart of marriage)', vargaHouse: 'seventh house' },
    varga: {
      code: 'D9',
      rising: 'navamsha (the long run of a marriage)',
    },
    further: [
      [lordOf(signOfHouse(risingInNavamsha, 7)), 'varga_lord'],
      [lordOf(risingInNavamsha), 'varga_rising'],
      [darakaraka, 'darakaraka'],
      ...(great ? [[great.ruler, 'period'] as const] : []),
      ...(best ? [[best.antardasha, 'window'] as const] : []),
    ],
  })
  const { late, strain, say, reason, withReason, spanText } = chapters
  const timeOf = late ? 'closeness' : 'marriage'
  const times = named.map((season) => ({ ...season, fact: windowFact(season.peak) }))
  const bestTime = times.find(({ from }) => from === best?.from) ?? null

  const inSign = { Venus: texts.venus_sign, Jupiter: texts.jupiter_sign }
  const inHouse = { Venus: texts.venus_house, Jupiter: texts.jupiter_house }
  const signFact = (planet: Graha): Fact => ({
    id: `D1.${planet}.sign`,
    kind: 'position',
    text: `${capitalisedName(planet)} is in ${signName(chart.graha[planet].sign)}.`,
    value: signName(chart.graha[planet].sign),
    source: 'vedic-charts/birth-chart',
  })
  const loving = (): ChapterParagraph[] =>
    karakas.flatMap((planet, i) => [
      ...withReason(
        `With ${planet} in ${signName(chart.graha[planet].sign)}`,
        say(inSign[planet][signName(chart.graha[planet].sign)], [signFact(planet)]),
      ).map(i === 0 ? inShort : inStandard),
      ...joinPassages(
        say(texts.karaka_condition[planet][planets[planet].band][elementOf(chart.graha[planet].sign)], [
          conditionFact(planet),
        ]).map((passage) => chapters.because(`${planet} ${conditionWords(planets[planet])}`, passage)),
        say(inHouse[planet][chart.graha[planet].house], [seatFact(planet, chart)]),
      ).map(i === 0 ? inStandard : inFull),
    ])

  const needs = (because: readonly Fact[]): ChapterParagraph[] =>
    joinReason(
      say(texts.darakaraka[darakaraka][planetShadeOf(planets[darakaraka])], because),
      open.state(
        `${capitalisedName(darakaraka)}, which is your darakaraka (the planet of the partner), ${conditionWords(planets[darakaraka])}.`,
        conditionFact(darakaraka),
      ),
    ).map(inShort)

  const uses = late ? texts.elder_windows : texts.windows
  /** The support from the sky, throughout the season or in its longest part: a double transit of the report, or else Jupiter alone. */
  const skyText = (season: (typeof times)[number]): string => {
    const within = (windows: readonly Window[]) =>
      joinedWindows(windows.flatMap((window) => overlapOf(window, season) ?? [])).filter(
        (part) => part.to - part.from >= SHORTEST_SUPPORT,
      )
    const longest = (windows: readonly Window[]) =>
      within(windows)
        .toSorted((a, b) => b.to - b.from - (a.to - a.from))
        .slice(0, 1)
    const both = longest(open.periods.flatMap(({ contacts }) => contacts))
    if (both.length > 0) return `, and both Jupiter and Saturn support it ${chapters.partsText(both, season)}`
    const jupiter = longest(season.support)
    return jupiter.length > 0 ? `, and Jupiter supports it from the sky ${chapters.partsText(jupiter, season)}` : ''
  }
  const seasonParagraph = (season: (typeof times)[number], i: number): DatedParagraph => {
    const { from, to, peak, antardasha, fact } = season
    const isBest = season === bestTime
    const again = times.slice(0, i).some((earlier) => earlier.antardasha === antardasha)
    const lordText = again
      ? `${capitalisedName(antardasha)} leads the sub-period again`
      : `${capitalisedName(antardasha)}, in your ${ordinalInWords(chart.graha[antardasha].house)} house, leads the sub-period${i === 0 ? ' (antardasha)' : ''} then: it ${officesOf(peak)}`
    const [peakFrom, peakTo] = [chapters.month(peak.from), chapters.month(peak.to)]
    const peakText =
      to - from - (peak.to - peak.from) < DAYS_BEYOND_PEAK || peak.to - peak.from < SHORTEST_PEAK
        ? ''
        : peakFrom === peakTo
          ? `, best in ${peakFrom}`
          : `, best from ${peakFrom} to ${peakTo}`
    const parts = [
      `${chapters.timeText(season)}: ${isBest ? `your strongest time for ${timeOf}` : 'a good time for you'}${peakText}.`,
      `${lordText}${skyText(season)}.`,
      ...say(uses[antardasha], [fact]).map(({ text }) => text),
      ...(antardasha === chapters.gift ? say(chapters.giftPeriod, [fact]).map(({ text }) => text) : []),
      ...(antardasha === strain ? say(texts.window_of_strain, [fact]).map(({ text }) => text) : []),
    ]
    return { at: from, text: parts.join(' '), because: [fact], length: isBest ? 'short' : 'standard' }
  }
  const careParagraph = (): DatedParagraph[] => {
    if (named.some(({ antardasha }) => antardasha === strain)) return []
    const care = running.find(
      ({ antar }) =>
        antar.ruler === strain &&
        antar.start > open.readFrom &&
        named.every((window) => overlapOf(window, { from: antar.start, to: antar.end }) === null),
    )
    if (!care) return []
    const span = { from: care.antar.start, to: care.antar.end }
    return datedParagraphs(
      span.from,
      'standard',
      joinPassages(
        reason(
          `Take more care ${spanText(span)}, when ${nameInSentence(strain)} leads the sub-period.`,
          conditionFact(strain),
        ),
        say(chapters.strainPeriod, [conditionFact(strain)]),
      ),
    )
  }
  const changeParagraph = (because: readonly Fact[]): DatedParagraph[] => {
    const next = running.find(({ maha }) => great && maha.ruler !== great.ruler)?.maha
    return next
      ? datedParagraphs(
          next.start,
          'full',
          joinPassages(
            reason(
              `A larger change comes in ${chapters.month(next.start)}, when the great period of ${nameInSentence(next.ruler)} begins.`,
              ...because,
            ),
            say(texts.great_period[next.ruler], because),
          ),
        )
      : []
  }
  const timing = (because: readonly Fact[]): ChapterParagraph[] => [
    ...(great
      ? joinPassages(
          reason(
            `You are in the great period (mahadasha) of ${nameInSentence(great.ruler)}${great.end < open.to ? `, until ${chapters.month(great.end)}` : ''}.`,
            ...because,
          ),
          say(texts.great_period[great.ruler], because),
        ).map(inStandard)
      : []),
    ...(times.length > 0 ? [] : (late ? say(texts.no_windows, [scoreFact]) : chapters.noTime()).map(inShort)),
    ...inOrderOfTime([
      ...changeParagraph(because),
      ...times.map(seasonParagraph),
      ...chapters.otherContacts(times),
      ...careParagraph(),
    ]),
  ]

  return {
    ...chapters,
    texts,
    opening: chapters.opening(timeOf, times, bestTime),
    promise: chapters.promise(),
    mainHouse: chapters.mainHouse(),
    loving: loving(),
    navamsha: chapters.divided(),
    needs,
    timing,
    timingHead: chapters.timeHead(bestTime),
    deeds: () => chapters.deeds(bestTime),
  }
}
export type MarriageChapters = Awaited<ReturnType<typeof marriageChapters>>
