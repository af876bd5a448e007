import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { facts as pairs } from '../../document/document.ts'
import type { Age } from '../../jyotish/ages.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { bandIn } from '../../jyotish/assessment/assessment.ts'
import { areaIndicators } from '../../jyotish/assessment/indicators.ts'
import { type PlanetAssessment, planetExtremes } from '../../jyotish/assessment/planet.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { doshaInWords, doshasOf, isListedByDefault } from '../../jyotish/doshas/index.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { CHILD_FIELDS, HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { sortByWeight } from '../../jyotish/rules/dosha-rule.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { yogasOf } from '../../jyotish/yogas/index.ts'
import { mentionsAdultLife, sentenceFilterFrom, stageOf } from '../../readings/age-filter.ts'
import { compose, factOf } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { withoutDeeds } from '../../readings/deeds.ts'
import type { Fact, FactText } from '../../readings/fact.ts'
import type { Passage } from '../../readings/passage.ts'
import { traitGateOf } from '../../readings/traits.ts'
import { maybeTerm, t } from '../../schema.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { capability } from '../capability.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { lifeChapters } from '../shared/life-chapters.ts'
import { AS_OF, ageOfNatal, dayOfLife, noonOfLife } from '../shared/lifetime.ts'
import { minutePassages } from '../shared/narrative/birth-minute.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { leaningOf } from '../shared/narrative/dasha.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { lifeSides, voiceOfSide } from '../shared/narrative/life-sides.ts'
import { placementWriter } from '../shared/narrative/placement.ts'
import { natal, warnOfPolarMidheaven } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { ReportSection, reportSection } from '../shared/report-sections.ts'
import { Graha, House } from '../shared/shapes.ts'
import { bandBars } from '../shared/share-bars.ts'
import { LIFE_MATTERS, type LifeMatter } from './parts/life-matters.ts'
import { byWitnesses, type LifeTheme, lifeIntegration, lifeSummary, sideEnds } from './parts/life-summary.ts'
import { tenths } from './parts/quality-shape.ts'
import { readingPage } from './parts/reading-report.ts'
import { matterFact, matterScorer, PERIOD_SHADES, scoreFact, scoreText, shadeOf } from './parts/section-scores.ts'

const SELF = 'predictions/prediction-life-report'
const KEY_DOSHAS = 3
/** The fields of the houses in forms that follow "in", "for" and "on". */
const LIFE_FIELDS: typeof HOUSE_FIELDS = {
  ...HOUSE_FIELDS,
  1: 'your own health',
  4: 'the home',
  12: 'quiet and retreat',
}
const KEY_YOGAS = 7
/** Texts on the self and on the mind of a child. */
const MOST_OF_CHILD = 3
const strongest = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((a, b) => (of(b) > of(a) ? b : a))
/** Matters placed first, whatever their testimonies. */
const OF_SELF: readonly LifeMatter['id'][] = ['personality', 'mind']
const PERIOD_HEADS: Record<AreaBand, string> = {
  strong: 'a time with the wind behind it',
  good: 'more doors open than shut',
  mixed: 'effort and reward in equal parts',
  weak: 'a time to hold what is held',
}
const AHEAD: Record<AreaBand, string> = {
  strong: 'with the wind',
  good: 'mostly fair',
  mixed: 'by turns',
  weak: 'uphill',
}
const KINDEST: Record<AreaBand, string> = {
  strong: 'the best of good stretches',
  good: 'the fairest stretch',
  mixed: 'the kindest stretch',
  weak: 'the breathing space',
}

export default capability({
  slug: 'prediction-life-report',
  title: 'Life report',
  summary: 'A life in fourteen sections, from personality to the next periods, each paragraph with its facts.',
  weight: 'report',
  method:
    'Each section reads its houses by their lord (BPHS ch. 24), their occupants, their karaka, and the nakshatra of the karaka; work, marriage and health also use the nakshatra of the lord. The harder half of a text applies to a planet that is debilitated, combust, in an enemy’s sign in 6, 8 or 12, or at the edge of a sign. Moon nakshatra, pada and signs follow Brihat Jataka; planets are read in the solar or lunar half of the sign (hora, BPHS 6). The score is that of the area of life in the reports (personality by house 1 and the Sun, mind by house 4 and the Moon): strong from 70, good from 55, mixed from 40, otherwise weak. The periods are those of prediction-dasha at 12:00 UTC of `as_of`; future ones have the mean, strong from 75, good from 60. The strongest and weakest points follow the condition of planet and house. Matters are in the order in which their indicators agree: lords, planets, significators, divisional chart, combinations, points, mahadasha. Readers under 18 and from 75 have their own texts; returns of Jupiter and Saturn and Sade Sati have their days.',
  input: reportBirth({
    as_of: AS_OF,
  }),
  data: t.Object({
    ...reportHeadFields('life_report'),
    overview: t.Object({
      strongest_planet: Graha,
      weakest_planet: Graha,
      strongest_house: House,
      weakest_house: House,
      key_yogas: t.Array(maybeTerm(['YogaName', 'YogaForm']), {
        maxItems: KEY_YOGAS,
        description: 'Auspicious uncancelled yogas, the strongest first; seven at most.',
      }),
      key_doshas: t.Array(maybeTerm(['Tithi', 'LimbYoga', 'DoshaName']), {
        description: 'Present uncancelled doshas, the heaviest first; three at most.',
      }),
    }),
    sections: t.Array(ReportSection, { minItems: 14, maxItems: 14 }),
  }),
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'steel',
    document: ({ overview, sections }) => [
      {
        title: 'Overview',
        blocks: [
          pairs([
            ['Strongest planet', overview.strongest_planet],
            ['Weakest planet', overview.weakest_planet],
            ['Strongest house', String(overview.strongest_house)],
            ['Weakest house', String(overview.weakest_house)],
          ]),
          bandBars(
            'How each part stands',
            sections.flatMap(({ title, score }) => (score === null ? [] : [{ name: title, score }])),
          ),
          pairs(
            Object.entries({ Yogas: overview.key_yogas, Doshas: overview.key_doshas }).flatMap(([kind, names]) =>
              names.length > 0 ? [[kind, names.join(', ')]] : [],
            ),
          ),
        ],
      },
      ...sections.map(readingPage),
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart, moment } = born
  const as = dayOfLife(input.as_of, 'as_of', born, world)
  warnOfPolarMidheaven(born, world)
  const noon = noonOfLife(as, born)
  const years = ageOfNatal(born, noon)
  const isChild = stageOf(years) === 'child'
  const name = givenName(input.name)
  const child = isChild ? (name ?? 'your child') : null
  const reader = { name, child }
  const { planets, houses } = chartAssessment(born, world)
  const [writer, bands, forParents, ofAges, chapters] = await concurrently(
    () => placementWriter(chart, planets, years),
    () => corpus('period-band'),
    () => corpus('child-section'),
    () => corpus('life-age'),
    () => lifeChapters(born, vimshottari(chart.graha.Moon.longitude, moment.jd), noon, child, world),
  )
  const { age, great, lesser, greatTold: greatText, lesserTold: lesserText, day } = chapters
  const usedSentences = sentenceFilterFrom(years)
  // The passages on the self and the mind give the verdict on the reader, which all others pass.
  const fit = traitGateOf(
    LIFE_MATTERS.filter(({ id }) => OF_SELF.includes(id)).flatMap(({ self, tells }) =>
      (isChild || !self ? tells : self)(writer),
    ),
    child,
  )
  const describe = (facts: readonly FactText[]) => compose(facts, { usedSentences, fit })
  const facts = await birthFactsWithEclipse(born, world)
  const standing = yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled)
  const scorer = matterScorer(chart, standing, writer, SELF, isChild ? CHILD_FIELDS : LIFE_FIELDS)

  const assessments = await mapYielding(LIFE_MATTERS, world.yieldIfDue, (part) => {
    const scored = scorer(part.id, part.area)
    const ageHere: Age = age === 'grown' && years >= (part.behindFrom ?? Number.POSITIVE_INFINITY) ? 'elder' : age
    const aged: Passage | undefined =
      ageHere === 'grown' ? undefined : (ofAges[ageHere] as Partial<Record<typeof part.id, Passage>>)[part.id]
    const theme: LifeTheme = {
      part,
      behind: aged !== undefined && ageHere === 'elder',
      score: scored.score,
      band: scored.band,
      told: areaIndicators(scored.area, part.area, great.ruler, chart),
      fact: scoreFact(scored),
    }
    return { part, scored, theme, aged }
  })
  const themes = assessments.map(({ theme }) => theme)

  const extremes = planetExtremes(planets)
  const [strong, weak] = [planets[extremes.strongest], planets[extremes.weakest]]
  const conditionFact = (planet: PlanetAssessment): Fact => ({
    id: `D1.${planet.planet}.condition`,
    kind: 'strength',
    text: `${capitalisedName(planet.planet)} ${conditionSentences(planet)}.`,
    value: planet.band,
    source: SELF,
  })
  const argued = await lifeSides({
    chart,
    planets,
    houses,
    age: years,
    describe: (cell, because) => because.flatMap((fact) => describe([{ ...fact, weight: 1, says: cell }])).slice(0, 1),
    conditionFact: (planet) => conditionFact(planets[planet]),
    houseFact: (house) => conditionFact(planets[houses[house - 1]!.lord]),
  })

  const { hardest } = sideEnds(themes, child)
  const ofMinute = isChild
    ? []
    : await minutePassages(born, {
        charts: ['navamsha', 'dashamsha', 'sixtieth'],
        world,
        isBrief: true,
        usedSentences,
        fit,
      })
  const sectionOf = ({ part, scored, theme, aged }: (typeof assessments)[number]) => {
    const { id, area, youngFinding } = part
    const placed = (part.young ?? part.tells)(writer)
    const { side } = part
    const voice = voiceOfSide(scored.band, side !== null && side === hardest.part.side)
    const argumentOfChild = () => {
      const own = describe(placed.slice(0, side ? 1 : MOST_OF_CHILD))
      const isNeeded = voice === 'hardest' || own.length === 0
      return side && isNeeded
        ? [...own, ...argued.childArgument(side, scored.area, { voice, child: child ?? 'your child' }, area)]
        : own
    }
    const argument = isChild
      ? argumentOfChild()
      : side
        ? argued.argument(side, scored.area, voice, area)
        : describe(part.self!(writer))
    const shade = isChild ? scored.band : shadeOf(scored.band, theme.told)
    const finding = part.finding[shade]
    const parents = isChild ? (forParents as Partial<Record<typeof id, Record<AreaBand, Passage>>>)[id] : undefined
    const ofAge = aged ?? parents?.[scored.band]
    const passages = [
      ...(ofAge ? scoreText(scored, { usedSentences, fit }, ofAge) : []),
      ...argument,
      ...(id === 'personality' ? ofMinute : []),
    ]
    const grounds = [
      scoreFact(scored),
      ...scored.grounds,
      ...theme.told.map(({ factor }) => (factor ? matterFact(factor, SELF) : factOf(greatText.told))),
    ]
    const heading = theme.behind ? 'Looking back' : 'In time'
    return {
      ...reportSection(
        id,
        isChild && youngFinding
          ? youngFinding
          : aged
            ? `${heading}: ${finding.replace(/^./, (letter) => letter.toLowerCase())}`
            : finding,
        passages.map((passage, i) => (i === 0 ? { ...passage, because: [...grounds, ...passage.because] } : passage)),
      ),
      score: scored.score,
    }
  }

  const figures = { strongest: strong, weakest: weak, facts: [strong, weak].map(conditionFact) }

  const side = (fact: FactText, planet: GrahaName, score: number): FactText => ({
    ...fact,
    bears: { matter: 'the course of these years', who: nameInSentence(planet), ...leaningOf(score) },
  })
  const alone = great.ruler === lesser.ruler
  const sides = alone
    ? [greatText.told, lesserText.told]
    : [side(greatText.told, great.ruler, greatText.score), side(lesserText.told, lesser.ruler, lesserText.score)]
  const { house: lesserHouse } = chart.graha[lesser.ruler]
  const band = bandIn(PERIOD_SHADES, lesserText.score)
  const current = {
    ...reportSection('current_period', `Until ${day(lesser.end)}: ${PERIOD_HEADS[band]}`, [
      lifeSummary(figures, themes, chapters, reader),
      // Advice on the time comes from the timetable alone.
      ...describe(sides).map(withoutDeeds),
      ...chapters.sadeSatiTold,
      ...scoreText(
        {
          id: 'current_period',
          score: tenths(lesserText.score),
          band,
          by: 'the two lords as in prediction-dasha',
          words: {
            until: day(lesser.end),
            lords: alone
              ? `${nameInSentence(lesser.ruler)} alone`
              : `${nameInSentence(great.ruler)} and ${nameInSentence(lesser.ruler)} together`,
            lesser: nameInSentence(lesser.ruler),
            seat: ordinalInWords(lesserHouse),
            field: (isChild ? CHILD_FIELDS : LIFE_FIELDS)[lesserHouse],
          },
          grounds: [factOf(lesserText.told), factOf(writer.inHouse(lesser.ruler))],
          source: SELF,
        },
        { usedSentences, fit },
        (isChild ? forParents : bands).current_period[band],
      ),
    ]),
    score: tenths(lesserText.score),
  }

  const ordered = [
    ...assessments.filter(({ part }) => OF_SELF.includes(part.id)),
    ...byWitnesses(themes)
      .filter(({ part }) => !OF_SELF.includes(part.id))
      .map(({ part }) => assessments.find((one) => one.part === part)!),
  ]
  const sections = await mapYielding(ordered, world.yieldIfDue, sectionOf)

  const { next, best, least } = chapters
  const comingPassages = next.map(({ told: fact, text }) => ({ text, because: [factOf(fact)] }))
  const mean = meanOf(next.map(({ score }) => score))
  const ahead = bandIn(PERIOD_SHADES, mean)
  const coming = {
    ...reportSection(
      'next_periods',
      `Ahead, ${AHEAD[ahead]}: ${nameInSentence(best.ruler)} from ${day(best.start)} is ${KINDEST[ahead]}`,
      [
        ...comingPassages,
        ...chapters.datesTold,
        ...scoreText(
          {
            id: 'next_periods',
            score: tenths(mean),
            band: ahead,
            by: `the mean of ${next.length} lesser periods as in prediction-dasha`,
            words: {
              best: nameInSentence(best.ruler),
              best_from: day(best.start),
              least: nameInSentence(least.ruler),
              least_from: day(least.start),
            },
            grounds: next.map(({ told: fact }) => factOf(fact)),
            source: SELF,
          },
          { usedSentences, fit },
          (isChild ? forParents.next_periods : bands[least.start < best.start ? 'hardest_first' : 'next_periods'])[
            ahead
          ],
        ),
        lifeIntegration(figures, themes, chapters, reader),
      ],
    ),
    score: tenths(mean),
  }
  return {
    ...reportHead('life_report', born),
    overview: {
      strongest_planet: extremes.strongest,
      weakest_planet: extremes.weakest,
      strongest_house: strongest(houses, ({ score }) => score).house,
      weakest_house: strongest(houses, ({ score }) => -score).house,
      key_yogas: standing
        .filter(({ quality, name }) => quality === 'auspicious' && !(isChild && mentionsAdultLife(name)))
        .sort((a, b) => b.strength - a.strength)
        .slice(0, KEY_YOGAS)
        .map(({ name }) => name),
      key_doshas: sortByWeight(doshasOf(facts))
        .filter((dosha) => isListedByDefault(dosha) && dosha.present && !dosha.cancelled)
        .slice(0, KEY_DOSHAS)
        .map(doshaInWords),
    },
    sections: [current, ...sections, coming],
  }
})
