import { concurrently } from '../../concurrency.ts'
import { GOCHARA_EFFECTS, type Gochara, gochara, MURTIS, murtiOf } from '../../jyotish/gochara.ts'
import { capitalisedName, GRAHAS, type Graha, isLord, nameInSentence } from '../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { type SiderealFrame, signAtMoment } from '../../jyotish/sign-stays.ts'
import type { SignRow } from '../../jyotish/strengths/ashtakavarga.ts'
import { lastIngress, signsOf, type Transits } from '../../jyotish/transits.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { distinct, meaning, nullable, oneOf, t } from '../../schema.ts'
import type { Sky } from '../../sky/sky.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { joinWords, upperFirst, verbForm } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { degreeInSign, houseFrom, type SignIndex, signName } from '../../zodiac/signs.ts'
import { CitedFacts, citedFacts } from './cited-facts.ts'
import { DAY_FIELDS } from './day-fields.ts'
import { Degree, decimals, Graha as GrahaName, House, Retrograde, Sign, SignNumber, Star } from './shapes.ts'

/** Transits counted from a Moon sign, shared by all forecasts. */

const vedhaFields = {
  by: distinct(GrahaName, { description: 'Planets in the vedha house.' }),
  house: nullable(meaning(House, 'Vedha house from the Moon; null if the transit has none.')),
}
const Vedha = t.Object(
  { obstructed: t.Boolean({ description: 'True if a planet is in the vedha house.' }), ...vedhaFields },
  { $id: 'Vedha', description: 'Vedha, obstruction of a good transit.' },
)
const VipareetaVedha = t.Object(
  { relieved: t.Boolean({ description: 'True if a planet is in the vedha house.' }), ...vedhaFields },
  { $id: 'VipareetaVedha', description: 'Relief of a bad transit by vipareeta vedha.' },
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
    t.Integer({
      minimum: 0,
      maximum: 8,
      description: 'Bindus of the sign in the planet’s own ashtakavarga; null without a birth.',
    }),
  ),
  murti: nullable(oneOf(MURTIS, { description: 'Murti at the last ingress; null for Sun and Moon.' })),
  effect: oneOf(GOCHARA_EFFECTS, { description: 'Effect after vedha.' }),
  text: t.String({ description: 'Traditional effect of the transit.' }),
  facts: CitedFacts,
}
export const GocharaRow = t.Object(
  {
    ...gocharaFields,
    text: nullable(t.String({ description: 'Traditional effect; null in an answer with one text for all transits.' })),
  },
  { $id: 'Gochara', description: 'A transit counted from the Moon.' },
)

/** The fact id of a transit, from its house and effect. */
export const factId = (planet: Graha, house: number, effect: string) => `transit.${planet}.house.${house}.${effect}`

export interface GocharaStandpoint {
  from: SignIndex
  /** The name of `from`: "birth Moon", or "sign" for a general horoscope. */
  called: string
  ascendant: SignIndex | null
  bindus: ((planet: Graha, sign: SignIndex) => number) | null
}

/** The name of `from` for a person; the passages use the same words. */
export const BIRTH_MOON = 'birth Moon'

/** The end of a sentence on a planet that comes to a house for the second time. source: our own words */
const RETURNS = {
  good: 'its help comes back',
  obstructed: 'a part of its help comes back',
  bad: 'its test comes back',
  relieved: 'its test comes back in a milder form',
  neutral: 'what it brought there before comes back',
} as const

/** Murtis of the planets' last ingresses; the Moon's position at each is the same for all signs. */
export const moonsAtIngress = (at: JulianDay, frame: SiderealFrame, sky: Sky) => {
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

interface ObstructedWords {
  readonly planet: string
  /** The matters of the house: "home and land". */
  readonly field: string
  /** The planets of the obstruction. */
  readonly by: string
  readonly are: string
}
/** The forms of an obstructed transit; each day has the next form. */
const OBSTRUCTED: readonly ((words: ObstructedWords) => string)[] = [
  ({ planet, field, by, are }) =>
    `You get less help with ${field} than you could: ${planet} would give it, and ${by} ${are} in its way.`,
  ({ planet, field, by }) => `Do half of what you had in mind for ${field}, since ${planet} is held back by ${by}.`,
  ({ planet, field, by, are }) =>
    `${upperFirst(planet)} could help you with ${field}, and ${by} ${are} in its way: ask for little.`,
]

/** More obstructing planets than this are counted and not named. */
const MAX_NAMED = 2

/** A good transit that another planet obstructs, in a sentence. `turn` is the number of the day. */
export const obstructedText = ({ planet, house, vedha: { by } }: Gochara, turn: number): string =>
  // Days before 1970 have negative numbers.
  OBSTRUCTED.at((turn + GRAHAS.indexOf(planet)) % OBSTRUCTED.length)!({
    planet: nameInSentence(planet),
    field: DAY_FIELDS[house],
    by:
      by.length > MAX_NAMED
        ? `${by.length === 3 ? 'three' : 'several'} other planets`
        : joinWords(by.map(nameInSentence)),
    are: verbForm({ many: by.length > 1 }, 'is', 'are'),
  })

/**
 * Returns a writer of transits, with `tellsMurti` including the murti of the ingress; it does not repeat sentences within an answer.
 * `isForStays`: without sentences on obstruction, which does not last as long as the stay.
 */
export const gocharaWriter = async ({ tellsMurti = false, isForStays = false } = {}) => {
  const [transit, effects, forms] = await concurrently(
    () => corpus('gochara'),
    () => corpus('gochara-effect'),
    () => corpus('murti'),
  )

  const murtiFact = (
    { planet, house, sign, effect }: Gochara,
    { from, called: name }: GocharaStandpoint,
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
      ...(isForStays
        ? []
        : [
            {
              id: `${id}.vedha`,
              kind: 'transit' as const,
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
          ]),
    ]
  }

  /** The murti if the answer has not described its form yet, for the forms of several planets have the same meaning. */
  const firstMurti = (fact: FactText, usedSentences: Set<string>): FactText | null => {
    const key = `murti ${fact.value}`
    if (usedSentences.has(key)) return null
    usedSentences.add(key)
    return fact
  }

  /** `moonThen` is the Moon’s position at the planet’s ingress. */
  return (
    planet: Graha,
    transits: Transits,
    standpoint: GocharaStandpoint,
    moonThen: SignIndex | null,
    usedSentences: Set<string>,
  ) => {
    const found = gochara(planet, standpoint.from, signsOf(transits))
    const { longitude, speed, sign } = transits[planet]
    const facts = factsOf(found, standpoint.called)
    const murti =
      tellsMurti && moonThen !== null ? firstMurti(murtiFact(found, standpoint, moonThen), usedSentences) : null
    const passages = compose([...facts, ...(murti ? [murti] : [])], { usedSentences })
    const heard = passages.some(({ because }) => because[0]!.id.startsWith(factId(planet, found.house, found.effect)))
    const again = heard
      ? ''
      : `${capitalisedName(planet)} is in ${signName(sign)}, ${ordinalInWords(found.house)} from your ${standpoint.called} again, and ${RETURNS[found.effect]}.`
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
