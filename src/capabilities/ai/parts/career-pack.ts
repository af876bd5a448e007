import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import { planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import { WAYS_OF_WORKING, type WayOfWorking } from '../../../jyotish/callings.ts'
import { capitalisedName, GRAHAS, nameInSentence, SEVEN } from '../../../jyotish/grahas.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { inputDateText, longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import reportCareer from '../../reports/report-career.ts'
import { birthShadbala } from '../../shared/birth-shadbala.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { fieldSentences, fieldsOf, SETTLED_AGE } from './fields.ts'
import {
  areaAdvice,
  areaScenes,
  areaSentences,
  degreesOf,
  housePassage,
  lifeOf,
  periodSentence,
  planetPassage,
  reasonFacts,
  themeFacts,
} from './life.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer } from './pack.ts'
import { timelineOf } from './timeline.ts'

/** The facts of a reading on work and money, and its composed text. */

/** The times are those of the report for this many years. */
const REPORT_YEARS = 10

/** The lord of the running mahadasha, after its name. */
const PERIOD_WORDS = {
  adult: {
    tied: 'is tied to work, so what you learn now counts twice',
    free: 'is not tied to work: these years are for building what later ones will use',
  },
  late: {
    tied: 'is tied to work, so what you pass on now counts twice',
    free: 'is not tied to work, so these years leave you free for other things',
  },
}
/** Deeds for the months in which Jupiter and Saturn both touch the house of work. */
const WINDOW_DEED = {
  adult: 'apply, or ask for more, in those months',
  late: 'offer what you know in those months',
}
/** Ways of working in later life, paid or not. */
const LATE_MODES: Record<WayOfWorking, string> = {
  service: 'You do well inside an order, with clear duties and good company.',
  business: 'You like to buy, to sell and to agree terms, in whatever measure suits you now.',
  independent: 'You do best when the decision is yours.',
  public: 'You like to do things in the open, before people who know your name.',
}
const MODE_WORDS: Record<WayOfWorking, { name: string; description: string }> = {
  service: {
    name: 'service',
    description: 'You do well inside an order: a post with duties, a ladder and colleagues.',
  },
  business: { name: 'business', description: 'Trade suits you: buying, selling and agreeing terms keep you awake.' },
  independent: {
    name: 'independent work',
    description: 'You work best when the decision is yours, and so is the risk.',
  },
  public: {
    name: 'public work',
    description: 'Work in the open suits you: an office, an audience, a name that people know.',
  },
}

/** The use of the fields of work at an age. */
const fieldUse = ({ stage, age }: Pick<Reader, 'stage' | 'age'>): string =>
  stage === 'late'
    ? 'Take them as things to offer to others, in the hours that you choose.'
    : stage === 'adult' && age >= SETTLED_AGE
      ? 'Take them as tasks to look for inside the work that you have, and not as a new profession.'
      : 'Take them as directions: what counts is the sort of task that fills the day.'

export const careerPack = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { years, style }: { years: number; style: ReadingStyle },
  world: World,
) => {
  const { born, minor } = reader
  const life = await lifeOf(reader, world)
  const { chartFacts, verdicts, rules, times, chart } = life
  const { planets } = birthShadbala(born, world, {})
  const report = await reportCareer.compute(
    { ...birth, as_of: inputDateText(reader.day), years: REPORT_YEARS },
    { ...world, warn() {} },
  )
  const { strongest } = planetExtremes(life.planets)
  const career = life.read('career')
  const wealth = life.read('wealth')
  const current = times.current()
  // The periods that begin in the covered years, and the strongest of the report.
  const lastDay = `${reader.day.year + years}-12-31`
  const timeline = timelineOf(report.timeline, { area: 'career', source: 'reports/report-career' }, reader).filter(
    ({ from, isBest }) => isBest || from <= lastDay,
  )
  const doubles = await mapConcurrently([10, 11] as const, (house) => times.doubleTransit(house, years))
  const claim = (subject: string, relation: 'score', object: string) => ({
    ...{ chart: 'D1' as const, person: 'you' as const, subject, relation, object },
  })
  const fields = fieldsOf(report, reader.stage)
  const shares = report.mode
  const modes = WAYS_OF_WORKING.map((mode) =>
    packFact(
      `career.mode.${mode}`,
      'score',
      `${upperFirst(MODE_WORDS[mode].name)} has ${shares[mode]} parts of 100 in your way of working.`,
      shares[mode],
      'reports/report-career',
      [claim(MODE_WORDS[mode].name, 'score', String(shares[mode]))],
      2.5,
    ),
  )
  const pointers = GRAHAS.filter((planet) => chart.graha[planet].house === 10).map((planet) => ({ planet }))
  const allFacts = factPack(
    [
      ...[chartFacts.ascendant(), career.band, wealth.band, ...career.facts, ...wealth.facts],
      ...themeFacts(life, career),
      ...themeFacts(life, wealth),
      ...reasonFacts(career, 6),
      ...reasonFacts(wealth, 6),
      ...fields.map(({ fact }) => fact),
      ...modes,
      ...degreesOf(life, { style }),
      ...current,
      ...timeline.map(({ fact }) => fact),
      ...doubles.flatMap(({ facts }) => facts),
      ...pointers.flatMap(({ planet }) => [chartFacts.sign(planet), chartFacts.house(planet)]),
      ...SEVEN.map((planet) => chartFacts.shadbalaRank(planet, planets[planet].rank)),
      ...[chartFacts.amatyakaraka(), chartFacts.vargaLagna('D10'), ...chartFacts.varga('D10', strongest)],
      ...verdicts
        .filter(({ rule }) => rule.group === 'raja' || rule.group === 'dhana')
        .slice(0, 6)
        .map(({ rule }) => chartFacts.yoga(judgeYoga(rule, rules))),
    ],
    120,
  )
  const facts = factsForStage(allFacts, reader.stage)
  const compose = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, reader.stage)
    composer
      .section('strengths')
      .paragraph(...areaSentences(life, career, manner))
      .fromMedium(...areaScenes(life, career))
      .technicalOnly(...degreesOf(life, manner).map((degree) => packSentence(degree.text, degree)))
      .longOnly(...planetPassage(life, strongest))
      .longOnly(life.passages.planetInSign(strongest, chartFacts.sign(strongest)))
    composer.section('suitable_fields')
    const [firstField] = fields
    const [firstFields, ...furtherFields] = fieldSentences(fields)
    composer.paragraph(firstFields, packSentence(fieldUse(reader), firstField!.fact)).longOnly(...furtherFields)
    const seats = [...new Set(pointers.map(({ planet }) => planet))]
    for (const [nth, planet] of seats.slice(0, 2).entries())
      nth === 0
        ? composer.fromMedium(...planetPassage(life, planet))
        : composer.longOnly(...planetPassage(life, planet))
    const [mode, next] = WAYS_OF_WORKING.toSorted((x, y) => shares[y] - shares[x])
    const modeText = (way: WayOfWorking) => (reader.stage === 'late' ? LATE_MODES[way] : MODE_WORDS[way].description)
    const modeFact = (way: WayOfWorking) => modes[WAYS_OF_WORKING.indexOf(way)]!
    composer
      .section('working_style')
      .paragraph(
        packSentence(modeText(mode!), modeFact(mode!)),
        shares[next!] === shares[mode!] && packSentence(modeText(next!), modeFact(next!)),
      )
      .technicalOnly(...modes.map((share) => packSentence(share.text, share)))
      .fromMedium(life.passages.ascendant('strength', chartFacts.ascendant()))
      .longOnly(life.passages.moon('strength', chartFacts.sign('Moon')))
      .longOnly(...planetPassage(life, 'Mercury'))
    composer
      .section('money')
      .paragraph(...areaSentences(life, wealth, manner))
      .fromMedium(...housePassage(life, 'wealth'))
      .longOnly(...housePassage(life, 'wealth', 1))
      .longOnly(...planetPassage(life, 'Jupiter'))
    composer.section('timing').paragraph(periodSentence(life, current))
    const best = timeline.find(({ isBest }) => isBest)
    const windows = doubles.flatMap((transit) => transit.facts).slice(0, 2)
    composer
      .paragraph(
        best &&
          packSentence(
            best.isNow
              ? `Of the periods in view the one that runs now, of ${nameInSentence(best.antar)}, bears most on work.`
              : `Of the periods ahead that of ${nameInSentence(best.antar)}, from ${longDate(best.from)} to ${longDate(best.to)}, bears most on work.`,
            best.fact,
          ),
        ...windows
          .slice(0, 1)
          .map((window) =>
            packSentence(
              `${window.text.replace(/\.$/, '')}: ${WINDOW_DEED[reader.stage === 'late' ? 'late' : 'adult']}.`,
              window,
            ),
          ),
        windows.length === 0 &&
          packSentence('In these years Jupiter and Saturn do not single out one time for work together.', current[1]!),
      )
      .longOnly(...windows.slice(1).map((window) => packSentence(window.text, window)))
      .fromMedium(life.passages.mahadasha(times.running.maha.ruler, current[0]!))
      .longOnly(life.passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
    composer.section('growth')
    const lord = times.running.maha.ruler
    const { ties } = timelinePoints(lord, AREA_RULES.career, chart)
    composer
      .paragraph(
        packSentence(
          `${capitalisedName(lord)}, the lord of the present mahadasha, ${PERIOD_WORDS[reader.stage === 'late' ? 'late' : 'adult'][ties.length > 0 ? 'tied' : 'free']}.`,
          current[0]!,
        ),
      )
      .fromMedium(...housePassage(life, 'career'))
      .longOnly(...planetPassage(life, 'Saturn'))
    composer
      .section('guidance')
      .paragraph(areaAdvice(career, reader.stage))
      .fromMedium(areaAdvice(wealth, reader.stage))
    return composer.sections
  }
  return {
    facts,
    minor,
    capabilities: [
      ...[
        'planet-positions',
        'planetary-dignity',
        'planetary-aspects',
        'divisional-charts',
        'shadbala',
        'ashtakavarga',
      ],
      ...['all-yogas', 'chara-karakas', 'report-career', 'vimshottari-dasha', 'double-transit'],
    ],
    compose,
  }
}
