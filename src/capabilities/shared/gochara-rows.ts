import { concurrently } from '../../concurrency.ts'
import { GOCHARA_EFFECTS, type Gochara, type GocharaEffect, gochara, MURTIS, murtiOf } from '../../jyotish/gochara.ts'
import { capitalisedName, type Graha, isLord, isNode, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { type Frame, signAtMoment } from '../../jyotish/sign-stays.ts'
import type { SignRow } from '../../jyotish/strengths/ashtakavarga.ts'
import { lastIngress, signsOf, type TransitPlace, type Transits } from '../../jyotish/transits.ts'
import { type ComposedPassage, compose, factOf, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { meaning, nullable, oneOf, t } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { joinWords, verbForm } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { degreeInSign, degreesAndMinutes, houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { CitedFacts, citedFacts } from './cited-facts.ts'
import { Degree, decimals, Graha as GrahaName, House, Retrograde, Sign, SignNumber, Star } from './shapes.ts'

/** Transits counted from a Moon sign, shared by all forecasts. */

const vedhaFields = {
  by: t.Array(GrahaName, { description: 'Planets there.' }),
  house: nullable(meaning(House, 'Vedha house from the Moon; null if the transit has none.')),
}
const Vedha = t.Object(
  { obstructed: t.Boolean({ description: 'True if a planet is there.' }), ...vedhaFields },
  { $id: 'Vedha', description: 'Vedha, obstruction of a good transit.' },
)
const VipareetaVedha = t.Object(
  { relieved: t.Boolean({ description: 'True if a planet is there.' }), ...vedhaFields },
  { $id: 'VipareetaVedha', description: 'Relief of a bad transit.' },
)

export const gocharaFields = {
  planet: GrahaName,
  sign: Sign,
  sign_number: SignNumber,
  degree: Degree,
  nakshatra: Star,
  retrograde: Retrograde,
  house_from_moon: meaning(House, 'House counted from the sign of the Moon, 1 the sign itself.'),
  house_from_ascendant: nullable(meaning(House, 'House from the ascendant; null if unknown.')),
  favourable: t.Boolean({ description: 'True if the house from the Moon is good for the planet, before vedha.' }),
  vedha: Vedha,
  vipareeta_vedha: VipareetaVedha,
  bindus: nullable(
    t.Integer({ minimum: 0, maximum: 8, description: 'In its own ashtakavarga, in that sign; null without a birth.' }),
  ),
  murti: nullable(oneOf(MURTIS, { description: 'Murti at the last ingress; null for Sun and Moon.' })),
  effect: oneOf(GOCHARA_EFFECTS, { description: 'Effect after vedha.' }),
  text: t.String({ description: 'Traditional effect of it.' }),
  facts: CitedFacts,
}
export const GocharaRow = t.Object(gocharaFields, { $id: 'Gochara', description: 'A transit counted from the Moon.' })

/** The fact id of a transit, from its house and effect. */
export const factId = (planet: Graha, house: number, effect: string) => `transit.${planet}.house.${house}.${effect}`

export interface Standpoint {
  from: SignIndex
  /** The name of `from`: "birth Moon", or "sign" for a general horoscope. */
  called: string
  ascendant: SignIndex | null
  bindus: ((planet: Graha, sign: SignIndex) => number) | null
}

/** The name of `from` for a person; the passages use the same words. */
export const BIRTH_MOON = 'birth Moon'

/** Murtis of the planets' last ingresses; the Moon's position at each is the same for all signs. */
export const moonsAtIngress = (at: JulianDay, frame: Frame, sky: Sky) => {
  const matches = new Map<Graha, SignIndex | null>()
  return (planet: Graha): SignIndex | null => {
    if (planet === 'Sun' || planet === 'Moon') return null
    let sign = matches.get(planet)
    if (sign === undefined) {
      const entry = lastIngress(planet, at, frame, sky)
      sign = entry === null ? null : signAtMoment('Moon', entry, frame, sky)
      matches.set(planet, sign)
    }
    return sign
  }
}

export const bindusOf = (bhinna: Record<string, SignRow>) => (planet: Graha, sign: SignIndex) =>
  isLord(planet) ? bhinna[planet]![sign]! : Number.NaN

/** The ongoing effect of a transit on the matters of its house, by its gochara effect. */
const GOES_ON: Record<GocharaEffect, string> = {
  good: 'goes on helping',
  obstructed: 'still gives little to',
  bad: 'goes on pressing on',
  relieved: 'presses lightly on',
  neutral: 'has no vote on',
}

/** Returns a writer of transits, with `tellsMurti` including the murti of the ingress; it does not repeat sentences within an answer. */
export const gocharaWriter = async ({ tellsMurti = false } = {}) => {
  const [transit, effects, forms] = await concurrently(
    () => corpus('gochara'),
    () => corpus('gochara-effect'),
    () => corpus('murti'),
  )

  const murtiFact = (
    { planet, house, sign, effect }: Gochara,
    { from, called: name }: Standpoint,
    moon: SignIndex,
  ): FactText => ({
    id: `${factId(planet, house, effect)}.murti`,
    kind: 'transit',
    text: `${capitalisedName(planet)} entered ${signName(sign)} in the form ${murtiOf(from, moon)}.`,
    value: murtiOf(from, moon),
    source: `The Moon’s sign at the ingress, counted from the ${name}`,
    weight: 0,
    says: forms[murtiOf(from, moon)],
    words: { planet, sign: signName(sign), seat: name, moon_house: ordinalInWords(houseFrom(from, moon)) },
  })

  const factsOf = (match: Gochara, label: string): FactText[] => {
    const { planet, house, effect, vedha, relief } = match
    const id = factId(planet, house, effect)
    const by = effect === 'obstructed' ? vedha : relief
    return [
      {
        id,
        kind: 'transit',
        text: `${capitalisedName(planet)} is in ${signName(match.sign)}, house ${house} from the ${label}.`,
        value: house,
        source: 'Gochara, Phaladeepika 26',
        weight: 2,
        says: transit[planet][house],
        words: { seat: label },
      },
      {
        id: `${id}.vedha`,
        kind: 'transit',
        text: `The transit of ${nameInSentence(planet)} counts as ${effect}.`,
        value: effect,
        source: 'Vedha, Phaladeepika 26',
        weight: 1,
        says: effects[effect],
        words:
          effect === 'neutral'
            ? { planet: nameInSentence(planet), seat: label }
            : {
                planet: nameInSentence(planet),
                seat: label,
                by: joinWords(by.by.map(nameInSentence)),
                house: by.house ? ordinalInWords(by.house) : '',
                hold: verbForm({ many: by.by.length > 1 }, 'holds', 'hold'),
                take: verbForm({ many: by.by.length > 1 }, 'takes', 'take'),
                relieve: verbForm({ many: by.by.length > 1 }, 'relieves', 'relieve'),
              },
      },
    ]
  }

  /** A transit unchanged since the day before, in a sentence: its position and its ongoing effect. */
  const goesOn = (
    result: Gochara,
    { longitude, speed, sign }: TransitPlace,
    facts: readonly FactText[],
  ): ComposedPassage => {
    const { planet, house, effect } = result
    const back = speed < 0 && !isNode(planet) ? ', moving back,' : ''
    const by = effect === 'obstructed' ? result.vedha.by : effect === 'relieved' ? result.relief.by : []
    const because = by.length > 0 ? `, ${effect} by ${joinWords(by.map(nameInSentence))}` : ''
    return {
      text: `${capitalisedName(planet)} at ${degreesAndMinutes(degreeInSign(longitude))} of ${signName(sign)}${back} ${GOES_ON[effect]} ${HOUSE_FIELDS[house]} from the ${ordinalInWords(house)}${because}.`,
      source: facts[0]!.source,
      because: facts.map(factOf),
    }
  }

  /**
   * `moonThen` is the Moon's position at the planet's ingress; with `before`, the transits of the day before, unchanged transits are
   * described in a sentence.
   */
  return (
    planet: Graha,
    transits: Transits,
    standpoint: Standpoint,
    moonThen: SignIndex | null,
    usedSentences: Set<string>,
    before?: Transits,
  ) => {
    const found = gochara(planet, standpoint.from, signsOf(transits))
    const { longitude, speed, sign } = transits[planet]
    const facts = factsOf(found, standpoint.called)
    const was = before && gochara(planet, standpoint.from, signsOf(before))
    const stays = was !== undefined && was.sign === sign && before![planet].speed < 0 === speed < 0
    const passages =
      stays && was.effect === found.effect
        ? [goesOn(found, transits[planet], facts)]
        : compose(
            [
              ...(stays ? facts.slice(1) : facts),
              ...(tellsMurti && moonThen !== null ? [murtiFact(found, standpoint, moonThen)] : []),
            ],
            { usedSentences },
          )
    const heard = passages.some(({ because }) => because[0]!.id.startsWith(factId(planet, found.house, found.effect)))
    const again = heard
      ? ''
      : `${capitalisedName(planet)} is again in ${signName(sign)}, the ${ordinalInWords(found.house)} from the ${standpoint.called}, and what was said of that house holds.`
    return {
      found,
      row: {
        planet,
        sign: signName(sign),
        sign_number: sign + 1,
        degree: decimals(degreeInSign(longitude)),
        nakshatra: NAKSHATRAS[nakshatraOf(longitude)]!,
        retrograde: speed < 0,
        house_from_moon: found.house,
        house_from_ascendant: standpoint.ascendant === null ? null : houseFrom(standpoint.ascendant, sign),
        favourable: found.favourable,
        vedha: { obstructed: found.vedha.by.length > 0, by: [...found.vedha.by], house: found.vedha.house },
        vipareeta_vedha: { relieved: found.relief.by.length > 0, by: [...found.relief.by], house: found.relief.house },
        bindus: standpoint.bindus && isLord(planet) ? standpoint.bindus(planet, sign) : null,
        murti: moonThen === null ? null : murtiOf(standpoint.from, moonThen),
        effect: found.effect,
        text: [again, prose(passages)].filter(Boolean).join(' '),
        facts: citedFacts(passages),
      },
    }
  }
}
