import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import { capitalisedName, GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { vargaSeat } from '../../../jyotish/vargas.ts'
import { isLate } from '../../../readings/age-filter.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { completedYears } from '../../../time/age.ts'
import { longMonthOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { joinedWindows, overlapOf, type Window, withoutWindows } from '../../../time/window.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, signName } from '../../../zodiac/signs.ts'
import { type Grounded, joinPassages } from '../../shared/cited-facts.ts'
import { joinReason, lowerFirst } from '../../shared/narrative/causes.ts'
import { addressed } from '../../shared/narrative/given-name.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import { conditionWords, themeReason } from '../../shared/narrative/reasons.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import { verdictSentences } from './area-opening.ts'
import type { OpenArea } from './area-report.ts'
import { houseShade, lordSeatFact, seatFact } from './area-sections.ts'
import { type DoubleContact, SHORTEST_CONTACT } from './area-timeline.ts'
import { periodStances } from './chart-times.ts'
import { type AreaPeriod, type DatedParagraph, datedParagraphs, type NamedTime } from './named-times.ts'
import { type ChapterPlan, type ChapterTexts, type HouseTexts, planetShadeOf, type ThemeTexts } from './theme-plan.ts'
import { tieTexts } from './tie-texts.ts'
import { vargaCourse } from './varga-course.ts'

/**
 * The chapters that reports with themes have in common: opening, verdict, main house, divisional chart, dated times,
 * actions.
 */

/** Aspecting planets by the weight of their aspect. source: this project's own order */
const LOOKING: readonly Graha[] = ['Saturn', 'Mars', 'Jupiter', 'Venus', 'Moon', 'Mercury', 'Sun']

/** Texts name at most this many double transits outside the named times. */
const MOST_CONTACTS = 2

/** Openings of a reason by a double transit alone. */
const SLOW_HELP = [
  'The help comes from the slow planets:',
  'The slow planets help again:',
  'Once more it is the slow planets:',
] as const

/** Words that turn from the gift to the strain; the planet chooses among them. */
const OTHER_SIDE = ['There is another side:', 'What works against it:', 'This is what costs you:'] as const

const mainMonthText = ({ running, month }: { readonly running: boolean; readonly month: string }) =>
  running
    ? `Your strongest time is running now and ends in ${month}.`
    : `The month to write down is ${month}, when your strongest time begins.`

export const openThemes = async (
  open: OpenArea,
  {
    name,
    texts: chapterTexts,
    themes,
    headings,
    words: matterWords,
    varga,
    further,
    late = isLate(open.age),
  }: ChapterPlan,
) => {
  const { chart, houses, planets, assessment, describe, state, scoreFact, conditionFact, rule } = open
  const gifts = await corpus('custom-gift')
  const { uses, quiet } = await corpus('report-area-themes')
  // Only reports with chapters call the functions that need texts of chapters.
  const texts = (chapterTexts ?? {}) as ChapterTexts
  const number = rule.primary[0]!
  const house = houses[number - 1]!
  const { lord } = house
  const { gift, strain } = themesOf({ rule, assessment, planets, houses, further })
  const words = {
    gift: headings.labels.gift[gift.planet],
    strain: headings.labels.strain[strain.planet],
    matter: matterWords.matter,
  }
  const [giftTexts, strainTexts]: ThemeTexts[] = [
    { ...themes.gift[gift.planet], ...(late ? themes.elder_gift[gift.planet] : {}) },
    { ...themes.strain[strain.planet], ...(late ? themes.elder_strain[strain.planet] : {}) },
  ]
  const themeFacts = [scoreFact, conditionFact(gift.planet), conditionFact(strain.planet), ...open.summaryFacts]
  const elder = late ? texts.elder_house : undefined
  const isHigh = assessment.band === 'strong' || assessment.band === 'good'

  /** A passage with the words of the themes. */
  const say = (cell: Cell, because: readonly Fact[], more: Record<string, string> = {}) =>
    describe(cell, because, { ...words, ...more })
  /** A passage whose first sentence gets its reason: "With Venus in Leo, you love with pride." */
  const because = (clause: string, passage: Grounded): Grounded => ({
    ...passage,
    text: `${clause}: ${lowerFirst(passage.text)}`,
  })
  const withReason = (clause: string, passages: readonly Grounded[]): Grounded[] =>
    passages.map((passage) => ({ ...passage, text: `${clause}, ${lowerFirst(passage.text)}` }))
  const reason = (text: string, ...because: Fact[]): Grounded[] => [state(text, ...because)]
  const month = (at: JulianDay) => longMonthOf(localAt(at, open.born.moment.zone))
  const spanText = ({ from, to }: Window) => `from ${month(from)} to ${month(to)}`
  const isRunning = ({ from }: Pick<Window, 'from'>) => from - open.readFrom < 1
  /** The month of the best time for headings, openings and closing lines: its first, or its last if it is running. */
  const mainMonth = (best: NamedTime) => ({
    running: isRunning(best),
    month: month(isRunning(best) ? best.to : best.from),
  })

  const clauseOf = (passages: readonly Grounded[]) =>
    (passages[0]?.text ?? '').replace(/\.$/, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  /** The next and the best time in a sentence. `matter` follows "time for". */
  const nextDateText = (matter: string, next: NamedTime | undefined, best: NamedTime | null): string => {
    if (!best || !next)
      return `No single time stands out for ${matter} in the coming years, so the moment is yours to choose.`
    if (next.from === best.from)
      return isRunning(best)
        ? `Your strongest time for ${matter} in these years is running now, until ${month(best.to)}.`
        : `Your next good time for ${matter}, and the strongest of these years, runs ${spanText(best)}.`
    return isRunning(next)
      ? `You have a good time for ${matter} now, until ${month(next.to)}, and the strongest runs ${spanText(best)}.`
      : `Your next good time for ${matter} runs ${spanText(next)}, and the strongest ${spanText(best)}.`
  }
  /** The opening of the report: the verdict with its reasons, and the next date. */
  const opening = (
    matter: string,
    times: readonly NamedTime[],
    best: NamedTime | null,
    /** The time that asks for most care, in place of a good time. */
    { careTime }: { careTime?: NamedTime | null } = {},
  ): Grounded => ({
    text: [
      ...verdictSentences(matter, assessment.band, {
        name,
        help: clauseOf(say(giftTexts!.opening, themeFacts)),
        load: clauseOf(say(strainTexts!.opening, themeFacts)),
        helpReason: themeReason(gift, 'gift', planets, matterWords),
        loadReason: themeReason(strain, 'strain', planets, matterWords),
      }),
      careTime === undefined
        ? nextDateText(matter, times[0], best)
        : careTime === null
          ? 'No time of the coming years asks you for special care.'
          : isRunning(careTime)
            ? `The time that asks you for most care is running now, until ${month(careTime.to)}.`
            : `The time that asks you for most care runs ${spanText(careTime)}.`,
    ].join(' '),
    because: [...themeFacts, ...times.map(({ fact }) => fact), ...(careTime ? [careTime.fact] : [])],
  })

  /** A sentence on a house lord whose condition contradicts the verdict of the area, and on the planet that outweighs it. */
  const reconciled = () => {
    const outweighing = isHigh ? gift.planet : strain.planet
    return outweighing !== lord && planetShadeOf(planets[lord]) === (isHigh ? 'hard' : 'good')
      ? reason(
          `${capitalisedName(lord)}, the lord of your ${ordinalInWords(number)} house, ${conditionWords(planets[lord])}, yet ${nameInSentence(outweighing)} ${isHigh ? 'makes up for it' : 'takes much of that away'}.`,
          conditionFact(lord),
          conditionFact(outweighing),
        )
      : []
  }
  const promise = (): ChapterParagraph[] => [
    ...(texts.verdict ? say(texts.verdict[assessment.band], themeFacts).map(inShort) : []),
    ...say(giftTexts!.finding[elementOf(chart.graha[gift.planet].sign)], [conditionFact(gift.planet)]).map(inStandard),
    ...say(strainTexts!.finding[elementOf(chart.graha[strain.planet].sign)], [conditionFact(strain.planet)])
      .map((passage) => ({
        ...passage,
        text: headings.lord
          ? `${OTHER_SIDE[GRAHAS.indexOf(strain.planet) % OTHER_SIDE.length]!} ${lowerFirst(passage.text)}`
          : passage.text,
      }))
      .map(inStandard),
    ...reconciled().map(inStandard),
    ...(texts.balance ? say(texts.balance[assessment.band], themeFacts).map(inFull) : []),
  ]

  const houseFacts = (): Fact[] => [
    {
      id: `score.house${number}`,
      kind: 'score',
      text: `House ${number} has ${house.score} of 100 points: ${house.band}.`,
      value: house.score,
      source: 'reports/area_score',
    },
  ]
  const lordPlace = ({ lordHouse, house: number }: HouseAssessment) =>
    lordHouse === number ? 'it' : `your ${ordinalInWords(lordHouse)} house`
  /** A house: its lord, its guests, the planets that aspect it. */
  const houseChapter = (house: HouseAssessment, those: HouseTexts): ChapterParagraph[] => {
    const { lord } = house
    const looking = (elder ? [] : house.aspectedBy)
      .flatMap((planet) => {
        const cell = those.aspects[planet]?.[chart.graha[planet].house]
        return cell ? [{ planet, cell }] : []
      })
      .toSorted((a, b) => LOOKING.indexOf(a.planet) - LOOKING.indexOf(b.planet))
    const guests = [
      ...house.occupants.map((planet) => ({ planet, cell: (elder ?? those).guests[planet] })),
      ...looking,
    ].map(({ planet, cell }) => joinPassages(say(cell, [seatFact(planet, chart)])))
    const isAlone = house.occupants.length === 0 && house.aspectedBy.length === 0
    return [
      ...joinReason(
        say(
          elder ? elder.lord_place[house.lordHouse] : those.lord_place[house.lordHouse][planetShadeOf(planets[lord])],
          [lordSeatFact(house), conditionFact(lord)],
        ),
        state(
          `${capitalisedName(lord)} rules your ${ordinalInWords(house.house)} house, stands in ${lordPlace(house)} and ${conditionWords(planets[lord])}.`,
          lordSeatFact(house),
          conditionFact(lord),
        ),
      ).map(inShort),
      ...guests.flatMap((passages, i) => passages.map(i < 2 ? inStandard : inFull)),
      ...(isAlone ? say(those.alone[elementOf(house.sign)], [lordSeatFact(house)]).map(inStandard) : []),
    ]
  }
  /** The main house with a sentence on it as a whole. */
  const mainHouse = (): ChapterParagraph[] => {
    const yet = isHigh && house.band === 'strained' ? 'lower' : !isHigh && house.band === 'supported' ? 'higher' : null
    return [
      ...houseChapter(house, texts),
      ...joinPassages(
        say(texts.main_house[houseShade(house)], houseFacts()),
        yet ? say(texts.house_yet[yet], [scoreFact]) : [],
      ).map(inFull),
    ]
  }

  const rising = vargaSeat(chart.ascendant.longitude, varga.code).sign
  /** The course of the lord of the main house in the divisional chart. */
  const courseText = () => {
    const { fact, course } = vargaCourse(open, lord, varga.code)
    return {
      fact,
      isLevel: course === 'level',
      passages: () =>
        say(
          late ? texts.course_elder[course] : texts.course[planetShadeOf(planets[lord])][course],
          [fact, conditionFact(lord)],
          { lord: nameInSentence(lord) },
        ),
    }
  }
  /** The divisional chart: its ascendant, and the course of the lord. */
  const divided = (): ChapterParagraph[] => {
    const { fact, passages, isLevel } = courseText()
    return [
      ...say((elder?.rising ?? texts.rising)[signName(rising)]!, [fact])
        .flatMap((passage) => withReason(`With ${signName(rising)} rising in your ${varga.rising}`, [passage]))
        .map(inShort),
      ...passages().map(isLevel ? inFull : inStandard),
    ]
  }

  /**
   * Actions: one for each theme, the custom for the planet of the strain, one sentence and the date of the best time.
   */
  const deeds = (best: NamedTime | null): ChapterParagraph[] => [
    ...say(strainTexts!.deed, [conditionFact(strain.planet)]).map(inShort),
    ...say(giftTexts!.deed, [conditionFact(gift.planet)]).map(inStandard),
    ...joinPassages(
      reason(
        `Custom answers ${words.strain} with a gift that belongs to ${nameInSentence(strain.planet)} (navagraha dana, gifts to the nine planets).`,
        conditionFact(strain.planet),
      ),
      say(gifts[strain.planet], [conditionFact(strain.planet)]),
    ).map(inStandard),
    ...(texts.take_along ? say(texts.take_along[assessment.band], themeFacts).map(inFull) : []),
    ...(best ? reason(addressed(name, mainMonthText(mainMonth(best))), best.fact).map(inStandard) : []),
  ]
  const ageAt = (at: JulianDay) => completedYears(open.born.moment.local, localAt(at, open.born.moment.zone))
  /** "From 1 May 2030 to 3 June 2031, when you are 40", or "Now, until 3 June 2031, when you are 40". */
  const timeText = ({ from, to }: Window): string =>
    isRunning({ from }) ? `Now, until ${month(to)}` : `From ${month(from)} to ${month(to)}, when you are ${ageAt(from)}`
  const houseNames =
    rule.primary.length > 1 ? `your houses of ${matterWords.matter}` : `your ${ordinalInWords(number)} house`
  const partsText = (parts: readonly Window[], span?: Window): string => {
    const [first] = parts
    if (span && parts.length === 1 && month(first!.from) === month(span.from) && month(first!.to) === month(span.to))
      return 'throughout'
    return joinWords(
      parts.map((part) => (month(part.from) === month(part.to) ? `in ${month(part.from)}` : spanText(part))),
    )
  }
  /** "Jupiter and Saturn together touch your tenth house or its lord from May 2029 to March 2030". */
  const contactsText = (contacts: readonly Omit<DoubleContact, 'fact'>[], span?: Window): string =>
    `Jupiter and Saturn together touch ${joinWords(
      [...new Set(contacts.map(({ house }) => house))].map(
        (house) =>
          `your ${ordinalInWords(house)} house or its lord ${partsText(
            joinedWindows(contacts.filter((contact) => contact.house === house)),
            span,
          )}`,
      ),
    )}`
  /** The next double transits outside the named times. */
  const otherContacts = (named: readonly Window[]): DatedParagraph[] => {
    const all = open.periods.flatMap(({ contacts }) => contacts)
    const rest = all.flatMap(({ from, to, ...contact }) =>
      withoutWindows({ from, to }, named).map((part) => ({ ...contact, ...part })),
    )
    const lasting = [...new Set(rest.map(({ house }) => house))].flatMap((house) =>
      joinedWindows(rest.filter((contact) => contact.house === house)).flatMap((part) =>
        part.to - part.from < SHORTEST_CONTACT ? [] : [{ ...part, house }],
      ),
    )
    const nearest = lasting.toSorted((a, b) => a.from - b.from).slice(0, MOST_CONTACTS)
    if (nearest.length === 0) return []
    const facts = all.filter(({ house, from, to }) =>
      nearest.some((part) => part.house === house && overlapOf(part, { from, to })),
    )
    return datedParagraphs(
      nearest[0]!.from,
      'full',
      reason(
        `You have further help for what is under way: ${contactsText(nearest)}${lasting.length > nearest.length ? ', and the table of periods has the later dates' : ''}.`,
        ...new Map(facts.map(({ fact }) => [fact.id, fact])).values(),
      ),
    )
  }
  const firstNamed = new Set<Graha>()
  let slowTimes = 0
  /** The opening of a reason by a double transit alone, in another form for each time. */
  const slowHelp = () => SLOW_HELP[slowTimes++ % SLOW_HELP.length]!
  /** The reason of a period: its lord, and two ties of that planet to the matter; for the best time also the longest double transit. */
  const periodReason = (period: AreaPeriod, isBest: boolean): Grounded[] => {
    const { great, ruler, lesser, greater, contacts, ties } = period
    const span = { from: period.begins, to: period.end }
    const again = firstNamed.has(ruler)
    firstNamed.add(ruler)
    const clauses = tieTexts(ruler, lesser, houseNames, matterWords).slice(0, 2)
    const gloss = firstNamed.size === 1 ? ' (antardasha)' : ''
    const longest = contacts.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, 1)
    // The lord of the great period gives the reason if that of the sub-period has none.
    const within =
      clauses.length === 0 && greater.length > 0
        ? `within the years of ${nameInSentence(great)}, which ${joinWords(tieTexts(great, greater, houseNames, matterWords, false).slice(0, 2))}`
        : null
    const leads = again
      ? `${capitalisedName(ruler)} leads the sub-period again`
      : `${capitalisedName(ruler)}, in your ${ordinalInWords(chart.graha[ruler].house)} house, ${joinWords([`leads the sub-period${gloss}${within ? ` ${within}` : ''}`, ...clauses])}`
    return reason(
      [
        `${leads}.`,
        ...(longest.length > 0 && clauses.length === 0 && within === null
          ? [`${slowHelp()} ${contactsText(longest, span)}.`]
          : isBest && longest.length > 0
            ? [`${contactsText(longest, span)}, which makes this time stronger.`]
            : []),
      ].join(' '),
      ...ties,
    )
  }
  const timeHead = (best: NamedTime | null) => {
    if (!best) return 'When: the moment is yours to choose'
    const main = mainMonth(best)
    return main.running ? `When: now, until ${main.month}` : `When: above all from ${main.month}`
  }

  return {
    ...periodStances(open, { say, reason, uses, month }),
    mainHead: late && headings.elder ? headings.elder.lord : headings.lord?.[house.lordHouse],
    matter: matterWords.matter,
    courseHead: late && headings.elder ? headings.elder.course : headings.course?.[signName(rising)],
    late,
    lord,
    house,
    gift: gift.planet,
    strain: strain.planet,
    giftPeriod: giftTexts!.period,
    strainPeriod: strainTexts!.period,
    say,
    reason,
    withReason,
    because,
    month,
    spanText,
    isRunning,
    opening,
    promise,
    mainHouse,
    houseChapter,
    course: (): ChapterParagraph[] => {
      const { passages, isLevel } = courseText()
      return passages().map(isLevel ? inFull : inStandard)
    },
    divided,
    deeds,
    timeHead,
    timeText,
    partsText,
    otherContacts,
    periodReason,
    noTime: () => say(quiet, [scoreFact]),
  }
}
