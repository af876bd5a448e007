import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { GRAHAS, type Graha, type Lord, nameInSentence } from '../../../jyotish/grahas.ts'
import { vargaInSentence } from '../../../jyotish/vargas.ts'
import { isYoung } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import { halves } from '../../../readings/theme.ts'
import { CALENDAR_YEAR } from '../../../sky/constants.ts'
import { longMonthOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type Grounded, joinPassages } from '../../shared/cited-facts.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { themeReason } from '../../shared/narrative/reasons.ts'
import { type RankedTheme, themesOf } from '../../shared/narrative/themes.ts'
import { type OpenArea, SUPPORT_FOR_CHILD, scoredSection } from './area-report.ts'
import { CHILD_MATTERS } from './area-wording.ts'
import type { ChapterHeadings } from './chapter-headings.ts'
import { inOrderOfTime, namedPeriods } from './named-times.ts'
import { openThemes } from './theme-chapters.ts'
import type { ThemeTexts } from './theme-plan.ts'

/** The argument of an area report that has no chapters of its own: opening, verdict, dated times, and what to do. */

/** A first good time after this many years is far away. source: this project's own limit */
const FAR_YEARS = 2

type AreaThemes = Awaited<ReturnType<typeof corpus<'report-area-themes'>>>
type ArguedArea = keyof AreaThemes['areas']

export const LABELS: ChapterHeadings['labels'] = {
  gift: {
    Sun: 'your self-respect',
    Moon: 'your feeling',
    Mars: 'your courage',
    Mercury: 'your quick mind',
    Jupiter: 'your trust',
    Venus: 'your sense of beauty',
    Saturn: 'your patience',
  },
  strain: {
    Sun: 'your pride',
    Moon: 'your changing mood',
    Mars: 'your impatience',
    Mercury: 'your scattered attention',
    Jupiter: 'your hope for too much',
    Venus: 'your love of comfort',
    Saturn: 'your doubt',
    Rahu: 'your restlessness',
    Ketu: 'your withdrawal',
  },
}

/** The two themes before their findings; the planet chooses the form. */
type ThemeWords = (label: string) => string
const SHOWS: readonly ThemeWords[] = [
  (label) => `This is how ${label} looks`,
  (label) => `People know ${label}`,
  (label) => `You can count on ${label}`,
]
const HINDERS: readonly ThemeWords[] = [
  (label) => `This is what ${label} costs you`,
  (label) => `This is how ${label} gets in the way`,
  (label) => `You know ${label}`,
]
const wordsAt = (forms: readonly ThemeWords[], planet: Graha, label: string) =>
  forms[GRAHAS.indexOf(planet) % forms.length]!(label)

const mapRecord = <K extends string, A, B>(record: Readonly<Record<K, A>>, map: (value: A, key: K) => B) =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, map(value, key as K)])) as Record<K, B>

/** Times that follow each other at once are one. */
const joined = <T extends { readonly from: JulianDay; readonly to: JulianDay }>(times: readonly T[]) => {
  const spans: { from: JulianDay; to: JulianDay }[] = []
  for (const { from, to } of times) {
    const last = spans.at(-1)
    if (last && from - last.to < 1) last.to = to
    else spans.push({ from, to })
  }
  return spans
}

/** A minor's opening and verdict, written for the parents. */
const parentsArgument = async (open: OpenArea, matter: string, care: boolean) => {
  const { rule, assessment, planets, houses, born, describe, state, scoreFact, summaryFacts, conditionFact } = open
  const { gift: gifts, strain: strains } = await corpus('parents-area')
  const { gift, strain } = themesOf({ rule, assessment, planets, houses, further: [] })
  const { times } = namedPeriods(open)
  const month = (at: JulianDay) => longMonthOf(localAt(at, born.moment.zone))
  const [strength] = describe(gifts[gift.planet], [conditionFact(gift.planet), ...summaryFacts])
  const [first] = times
  const words = {
    matter,
    varga: rule.varga ? vargaInSentence(rule.varga).replace(/^the /, '') : '',
    vargaHouse: `${ordinalInWords(rule.primary[0]!)} house`,
  }
  const reasonOf = (theme: RankedTheme, side: 'gift' | 'strain') =>
    themeReason(theme, side, planets, words).replace(/\byour\b/g, 'the')
  const opening: Grounded = {
    text: [
      `${SUPPORT_FOR_CHILD[assessment.band]} ${matter}: ${reasonOf(gift, 'gift')}.`,
      strength!.text,
      ...(gift.planet === strain.planet || ['strong', 'able'].includes(planets[strain.planet].band)
        ? []
        : [`What asks for your patience is the other side: ${reasonOf(strain, 'strain')}.`]),
      ...(first
        ? [
            `${care ? 'The next time for a quieter pace' : 'The next good time'} runs from ${month(first.from)} to ${month(first.to)}.`,
          ]
        : []),
    ].join(' '),
    because: [...strength!.because, conditionFact(strain.planet), ...(first ? [first.fact] : [])],
  }
  return {
    gift: null,
    strain: null,
    opening,
    promise: describe(strains[strain.planet], [conditionFact(strain.planet), ...strength!.because]),
    timingHead: 'When',
    timing: (): Grounded[] =>
      times.length === 0
        ? [state(`No time stands out for ${matter} at this age, so go by what your child enjoys.`, scoreFact)]
        : [
            state(
              `${care ? 'Your child does well with a quieter pace and more sleep' : `Your child is helped in ${matter}`} ${joinWords(joined(times).map(({ from, to }) => `from ${month(from)} to ${month(to)}`))}. ${care ? 'Plan fewer dates then.' : joined(times).length > 1 ? 'Begin something new in the first of these times.' : 'Begin something new early in this time.'}`,
              ...times.map(({ fact }) => fact),
            ),
          ],
    remedies: () => open.remediesSection(),
    remedyRows: open.remedies,
  }
}

/** `matter` follows "in" and "time for". With `care` the periods ask for care. */
export const areaArgument = async (
  open: OpenArea,
  { area, matter, name, care = false }: { area: ArguedArea; matter: string; name: string | null; care?: boolean },
) => {
  if (isYoung(open.age)) return parentsArgument(open, CHILD_MATTERS[area] ?? matter, care)
  const texts = await corpus('report-area-themes')
  const { scoreFact, rule } = open
  const own = texts.areas[area]
  const themeOf = ({ opening, finding, deed }: (typeof own)['strain'][Graha], planet: Graha): ThemeTexts => ({
    opening,
    finding: halves(finding, finding),
    deed,
    period: texts.uses[planet].able,
  })
  const { times, best } = namedPeriods(open)
  const great = antardashasIn(open.dasha, { from: open.readFrom, to: open.to })[0]?.maha
  const chapters = await openThemes(open, {
    name,
    texts: null,
    themes: {
      gift: mapRecord<Lord, (typeof own)['gift'][Lord], ThemeTexts>(own.gift, themeOf),
      strain: mapRecord<Graha, (typeof own)['strain'][Graha], ThemeTexts>(own.strain, themeOf),
      elder_gift: mapRecord<Lord, unknown, object>(own.gift, () => ({})),
      elder_strain: mapRecord<Graha, unknown, object>(own.strain, () => ({})),
    },
    headings: { labels: LABELS },
    words: {
      matter,
      varga: rule.varga ? vargaInSentence(rule.varga).replace(/^the /, '') : '',
      vargaHouse: `${ordinalInWords(rule.primary[0]!)} house`,
    },
    varga: { code: rule.varga ?? 'D1', rising: '' },
    further: [
      ...(great ? [[great.ruler, 'period'] as const] : []),
      ...(best && !care ? [[best.period.ruler, 'window'] as const] : []),
    ],
  })
  const { say, reason, strain } = chapters
  const gift = { planet: chapters.gift as Graha, label: LABELS.gift[chapters.gift] }
  const strained = { planet: strain, label: LABELS.strain[strain] }
  /** Matters for which the time of most care is good, by other reports. */
  const paceText = ({ from, to, fact }: (typeof times)[number]): Grounded[] => {
    const matters = chapters.goodAt(from)
    return matters.length > 0
      ? reason(
          `Until ${chapters.month(to)}, you also have a good time for ${joinWords(matters)}, so pace yourself in it.`,
          fact,
        )
      : []
  }
  /** The step of the best time: that of the matter in a bold time, else the careful manner of the planet. */
  const stepOf = ({ period, fact }: (typeof times)[number]): Grounded[] =>
    area !== 'health' && !chapters.late && chapters.isBold(period)
      ? say(texts.step[area], [fact])
      : chapters.use(period)
  /** A bold manner without a step of its own says little, except to late readers. */
  const mannerOf = ({ period }: (typeof times)[number]): Grounded[] =>
    chapters.late || !chapters.isBold(period) ? chapters.use(period) : []
  const isFar = times[0] !== undefined && times[0].from - open.readFrom > FAR_YEARS * CALENDAR_YEAR
  const timing = (): Grounded[] =>
    times.length === 0
      ? say(care ? texts.quiet_care : texts.quiet, [scoreFact])
      : inOrderOfTime([
          ...times.map((time) => {
            const isBest = time.from === best?.from
            const opening = care
              ? `${chapters.timeText(time)}, ${nameInSentence(time.period.ruler)} leads the sub-period, and ${isBest ? 'this time asks you for most care' : 'you do well to take a little care'}.`
              : `${chapters.timeText(time)}: ${isBest ? `this is your strongest time for ${matter}` : `this is a good time for ${matter}`}.`
            const cared = care ? say(texts.care[time.period.ruler], [time.fact])[0] : undefined
            const [paragraph] = joinPassages(
              reason(cared ? `${opening.slice(0, -1)}: ${lowerFirst(cared.text)}` : opening, time.fact),
              care ? [] : chapters.periodReason(time.period, isBest),
              care ? [] : isBest ? stepOf(time) : mannerOf(time),
              care ? (isBest ? paceText(time) : []) : chapters.waitWith(time),
              !care && time.period.ruler === strain ? say(texts.strain_leads, [time.fact]) : [],
            )
            return { ...paragraph!, at: time.from, length: 'standard' as const }
          }),
          ...(isFar && !care
            ? say(texts.long_wait, [scoreFact], { until: chapters.month(times[0]!.from) }).map((passage) => ({
                ...passage,
                at: times.at(-1)!.to,
                length: 'standard' as const,
              }))
            : []),
        ])
  /** The two themes as they show in daily life. */
  const promise = (): Grounded[] =>
    chapters.promise().map((each, i) => {
      // The first paragraph has the facts of the opening as well.
      const paragraph = i === 0 ? { ...each, because: [...each.because, scoreFact, ...open.summaryFacts] } : each
      const label = i === 0 ? gift.label : i === 1 ? strained.label : null
      return label
        ? {
            ...paragraph,
            text: `${wordsAt(i === 0 ? SHOWS : HINDERS, i === 0 ? gift.planet : strain, label)}: ${lowerFirst(paragraph.text)}`,
          }
        : paragraph
    })
  return {
    gift,
    strain: strained,
    opening: chapters.opening(matter, care ? [] : times, care ? null : best, care ? { careTime: best } : {}),
    promise: promise(),
    timingHead: chapters.timeHead(care ? null : best),
    timing,
    remedies: () =>
      scoredSection('remedies', 'What to do now', null, chapters.deeds(care ? null : best), open.remedyFacts),
    remedyRows: open.remediesWith(strain),
  }
}
export type AreaArgument = Awaited<ReturnType<typeof areaArgument>>
