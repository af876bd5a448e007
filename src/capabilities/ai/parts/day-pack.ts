import type { Claim, PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, GRAHAS, type Graha } from '../../../jyotish/grahas.ts'
import { signsOf, transitsAt } from '../../../jyotish/transits.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Cell, variants } from '../../../readings/passage.ts'
import type { CivilDate } from '../../../time/civil.ts'
import { dateText, inputDateText } from '../../../time/iso.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { SIGNS, type SignIndex, signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import dailyPersonalForecast from '../../predictions/daily-personal-forecast.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { utcNoon } from '../../shared/lifetime.ts'
import { packFact } from './chart-facts.ts'
import { DAY_SECTIONS, planetsOfSection, SECTION_BY_BAND, sectionOfTara } from './day-sections.ts'
import { transitText } from './gochara-text.ts'
import { factPack, factsForStage, packSentence, ReadingComposer, readerOf } from './pack.ts'
import { SLOW_PLANETS, timeFacts } from './time-facts.ts'

/** The facts of one day for one person, and its composed text. */

export interface DayPerson {
  birth?: BirthInput | null
  moon_sign?: string | null
  sun_sign?: string | null
  nakshatra?: string | null
}

type Band = 'excellent' | 'good' | 'mixed' | 'difficult' | 'hard'
const MOOD: Record<Band, string> = {
  excellent: 'This is an excellent day for you: what you begin goes further than usual.',
  good: 'This is a good day for you: people hear you more readily than on other days.',
  mixed:
    'This is a mixed day for you: one plan goes through and another is held up, so wait until noon before you decide.',
  difficult: 'This is a difficult day for you: it asks for patience, and small steps go better than large ones.',
  hard: 'This is a hard day for you: keep it simple, and leave what can wait.',
}
const USE: Record<Band, string> = {
  excellent: 'Put the most important thing first and do it yourself. Ask for what you have been meaning to ask for.',
  good: 'Begin something before noon, and finish one thing that is nearly done. A call that was put off is well placed.',
  mixed: 'Do the routine first and decide in the afternoon. Keep an hour free for what comes up.',
  difficult: 'Do one thing at a time and check it twice. Put off what cannot be undone.',
  hard: 'Rest early, speak little and sign nothing large. A walk and a plain meal are a good part of the plan.',
}

const text = (cell: Cell) => variants(cell)[0]!.text.replaceAll('{seat}', 'birth Moon')

export const dayPack = async (person: DayPerson, date: CivilDate, world: World) => {
  const forecast = await dailyPersonalForecast.compute({ ...person, date: inputDateText(date) }, world)
  const noon = utcNoon(date)
  const { quality } = forecast
  const band = quality.band as Band
  const transits = transitsAt(noon, { ayanamsha: 'lahiri', node: 'mean' }, world.sky)
  const signs = signsOf(transits)
  const moonSign = forecast.birth.moon_sign === null ? null : (SIGNS.indexOf(forecast.birth.moon_sign) as SignIndex)
  const claim = (
    subject: string,
    relation: Claim['relation'],
    object: string,
    overrides: Partial<Claim> = {},
  ): Claim => ({
    ...{ chart: 'day', person: 'you', subject, relation, object },
    ...overrides,
  })
  /** The claim that a feature of the day is present or absent. */
  const dayState = (name: string, present = true): Claim => claim(name, 'state', present ? 'present' : 'absent')
  const rating = packFact(
    'day.quality',
    'score',
    `The day is rated ${band}, ${quality.score} of 100.`,
    quality.score,
    'predictions/daily-personal-forecast',
    [claim('day', 'band', band), claim('day', 'score', String(quality.score)), claim('day', 'maximum', '100')],
    8,
  )
  const { moon, tara } = forecast
  const tithi = packFact(
    'day.tithi',
    'transit',
    `The tithi of the day is ${moon.tithi.paksha} ${moon.tithi.name}.`,
    moon.tithi.name,
    'panchang/panchang-five-limbs',
    [dayState(moon.tithi.paksha), dayState(moon.tithi.name)],
    3,
  )
  const star = packFact(
    'day.Moon.star',
    'transit',
    `The Moon of the day is in the star ${moon.nakshatra}.`,
    moon.nakshatra,
    'panchang/panchang-five-limbs',
    [claim('Moon', 'star', moon.nakshatra, { chart: 'transit' }), claim('Moon', 'star', moon.nakshatra)],
    3,
  )
  const taraFact =
    tara &&
    packFact(
      'day.tara',
      'transit',
      `The tara of the day is ${tara.name}, counted from your birth star.`,
      tara.name,
      'predictions/daily-personal-forecast',
      [dayState(tara.name)],
      5,
    )
  const isChandrashtama = moon.house_from_moon === 8
  const chandrashtama =
    moon.house_from_moon === null
      ? null
      : packFact(
          'day.chandrashtama',
          'transit',
          isChandrashtama
            ? 'The Moon of the day is in the eighth house from your Moon: chandrashtama.'
            : 'The day is not one of chandrashtama.',
          isChandrashtama,
          'predictions/daily-personal-forecast',
          [dayState('chandrashtama', isChandrashtama)],
          isChandrashtama ? 6 : 1,
        )
  const rows = new Map<Graha, { sign: PackFact; house: PackFact | null; effect: PackFact | null }>()
  for (const planet of GRAHAS) {
    const sign = signName(signs[planet])
    const transit = moonSign === null ? null : gochara(planet, moonSign, signs)
    const effect = transit && (transit.effect === 'bad' ? 'difficult' : transit.effect)
    rows.set(planet, {
      sign: packFact(
        `transit.${planet}.sign`,
        'transit',
        `${capitalisedName(planet)} in transit is in ${sign}.`,
        sign,
        'predictions/gochara-transits',
        [claim(planet, 'sign', sign, { chart: 'transit' })],
        2,
      ),
      house:
        transit &&
        packFact(
          `transit.${planet}.from_moon`,
          'transit',
          `${capitalisedName(planet)} in transit is in the ${ordinalInWords(transit.house)} house from your Moon.`,
          transit.house,
          'predictions/gochara-transits',
          [claim(planet, 'house', String(transit.house), { chart: 'transit', from: 'Moon' })],
          2.5,
        ),
      effect:
        effect &&
        packFact(
          `transit.${planet}.effect`,
          'transit',
          `The transit of ${planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet} counts as ${effect} for you.`,
          effect,
          'predictions/gochara-transits',
          [claim(planet, 'effect', effect, { chart: 'transit' })],
          2,
        ),
    })
  }
  const reader = person.birth ? readerOf(person.birth, dateText(date), world, { field: 'date', years: 1 }) : null
  const minor = reader?.minor ?? false
  const stage = reader?.stage ?? 'adult'
  const periods = reader ? timeFacts(reader.born, date, world).current(3) : []
  const allFacts = factPack(
    [
      rating,
      tithi,
      star,
      taraFact,
      chandrashtama,
      ...[...rows.values()].flatMap(({ sign, house, effect }) => [sign, house, effect]),
      ...periods,
    ],
    80,
  )
  const facts = factsForStage(allFacts, stage)
  const gocharaTexts = await corpus('gochara')
  const compose = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, stage)
    const passage = (planet: Graha) => {
      const row = rows.get(planet)!
      if (!row.house || moonSign === null) return packSentence(row.sign.text, row.sign)
      const passageOfHouse = text(gocharaTexts[planet][gochara(planet, moonSign, signs).house])
      return packSentence(transitText(planet, moonSign, signs, passageOfHouse), row.house)
    }
    composer
      .section('mood')
      .paragraph(
        packSentence(MOOD[band], rating),
        packSentence(forecast.text, rating),
        isChandrashtama && chandrashtama && packSentence(chandrashtama.text, chandrashtama),
      )
      .fromMedium(moon.house_from_moon !== null && packSentence(moon.text ?? '', rows.get('Moon')!.house ?? star))
      .technicalOnly(packSentence(star.text, star), packSentence(tithi.text, tithi))
    const houseOf = (planet: Graha) => gochara(planet, moonSign!, signs).house
    for (const section of DAY_SECTIONS) {
      const planets = (moonSign === null ? [] : planetsOfSection(section, houseOf)).filter(
        (planet) => !(minor && planet === 'Venus'),
      )
      // Fast planets say more of one day than slow ones, and the star of the day most.
      const [first, second, ...further] = [
        tara?.text && taraFact && sectionOfTara(tara.name) === section ? packSentence(tara.text, taraFact) : null,
        ...planets.filter((planet) => !SLOW_PLANETS.includes(planet)).map(passage),
        packSentence(SECTION_BY_BAND[section][band], rating),
        ...planets.filter((planet) => SLOW_PLANETS.includes(planet)).map(passage),
      ].filter((sentence) => sentence !== null)
      composer
        .section(section)
        .paragraph(first)
        .fromMedium(second)
        .longOnly(...further)
    }
    composer.longOnly(...periods.map((period) => packSentence(period.text, period)))
    composer.section('best_use_of_day').paragraph(packSentence(USE[band]))
    return composer.sections
  }
  return {
    facts,
    minor,
    band,
    capabilities: [
      'daily-personal-forecast',
      'panchang-five-limbs',
      'gochara-transits',
      ...(reader ? ['vimshottari-dasha'] : []),
    ],
    compose,
  }
}
