import type { Claim, ClaimRelation, PackFact } from '../../../ai/claims.ts'
import { planetWithOwner, type Voice, YOU } from '../../../ai/wording.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { type Dignity, dignity, vargaDignity } from '../../../jyotish/dignity.ts'
import { GRAHAS, type Graha, isNode, lordOf, nameInSentence, SEVEN } from '../../../jyotish/grahas.ts'
import { karakaOf } from '../../../jyotish/jaimini/karakas.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { aspects } from '../../../jyotish/nature.ts'
import type { Dosha } from '../../../jyotish/rules/dosha-rule.ts'
import type { Yoga } from '../../../jyotish/rules/yoga-rule.ts'
import { ashtakavarga, seatsOf } from '../../../jyotish/strengths/ashtakavarga.ts'
import { type Varga, vargaSeat } from '../../../jyotish/vargas.ts'
import type { FactKind } from '../../../readings/fact.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, houseFrom, signName, signOfHouse } from '../../../zodiac/signs.ts'

/** Facts of a birth chart: sentences with their claims. */

export const DIGNITY_WORDS: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'in its moolatrikona',
  own: 'in its own sign',
  friend: 'in a friendly sign',
  neutral: 'in a neutral sign',
  enemy: "in an enemy's sign",
  debilitated: 'debilitated',
}

export const packFact = (
  id: string,
  kind: FactKind,
  text: string,
  value: PackFact['value'],
  source: string,
  claims: readonly Claim[],
  weight = 1,
): PackFact => ({ id, kind, text, value, source, claims, weight })

const POSITIONS = 'vedic-charts/planet-positions'
const DIGNITIES = 'strengths/planetary-dignity'

/** Functions that make the facts of a chart, worded for the reader or for one person of a pair. */
export const natalFacts = (chart: RasiChart, voice: Voice = YOU) => {
  const { graha, ascendant } = chart
  const { person, prefix, Your, your } = voice
  const id = (suffix: string) => prefix + suffix
  const claim = (
    subject: string,
    relation: ClaimRelation,
    object: string | number,
    chartOf: Claim['chart'] = 'D1',
  ) => ({
    ...{ chart: chartOf, person, subject, relation, object: String(object) },
  })
  const name = (planet: Graha) => upperFirst(planetWithOwner(planet, voice))
  const nameInside = (planet: Graha) => planetWithOwner(planet, voice)

  const self = {
    ascendant: () => {
      const sign = signName(ascendant.sign)
      return packFact(
        id('D1.lagna.sign'),
        'position',
        `${Your} ascendant is ${sign}.`,
        sign,
        POSITIONS,
        [claim('ascendant', 'sign', sign)],
        6,
      )
    },
    ascendantStar: () => {
      const star = NAKSHATRAS[ascendant.nakshatra]!
      return packFact(
        id('D1.lagna.nakshatra'),
        'position',
        `${Your} ascendant is in the star ${star}.`,
        star,
        POSITIONS,
        [claim('ascendant', 'star', star)],
      )
    },
    sign: (planet: Graha) => {
      const sign = signName(graha[planet].sign)
      return packFact(
        id(`D1.${planet}.sign`),
        'position',
        `${name(planet)} is in ${sign}.`,
        sign,
        POSITIONS,
        [claim(planet, 'sign', sign)],
        4,
      )
    },
    house: (planet: Graha) => {
      const { house } = graha[planet]
      const text = `${name(planet)} is in ${voice.of ? 'the' : 'your'} ${ordinalInWords(house)} house.`
      return packFact(id(`D1.${planet}.house`), 'position', text, house, POSITIONS, [claim(planet, 'house', house)], 4)
    },
    star: (planet: Graha) => {
      const star = NAKSHATRAS[graha[planet].nakshatra]!
      const text = `${name(planet)} is in the star ${star}.`
      return packFact(id(`D1.${planet}.nakshatra`), 'position', text, star, POSITIONS, [claim(planet, 'star', star)], 2)
    },
    degree: (planet: Graha) => {
      const degrees = Math.floor(graha[planet].degree)
      const text = `${name(planet)} stands at ${degrees} ${degrees === 1 ? 'degree' : 'degrees'} of its sign.`
      return packFact(
        id(`D1.${planet}.degree`),
        'position',
        text,
        degrees,
        POSITIONS,
        [claim(planet, 'degree', degrees)],
        0.5,
      )
    },
    dignity: (planet: Graha) => {
      const planetDignity = dignity(graha[planet], graha)
      const text = `${name(planet)} is ${DIGNITY_WORDS[planetDignity]}.`
      return packFact(
        id(`D1.${planet}.dignity`),
        'dignity',
        text,
        planetDignity,
        DIGNITIES,
        [claim(planet, 'dignity', planetDignity)],
        3,
      )
    },
    /** Retrograde motion and combustion; none for the luminaries and the nodes. */
    state: (planet: Graha): PackFact[] => {
      const { retrograde, combust } = graha[planet]
      if (isNode(planet) || planet === 'Sun' || planet === 'Moon') return []
      return [
        packFact(
          id(`D1.${planet}.retrograde`),
          'position',
          retrograde ? `${name(planet)} is retrograde.` : `${name(planet)} is not retrograde.`,
          retrograde,
          POSITIONS,
          [claim(planet, 'retrograde', retrograde ? 'yes' : 'no')],
          retrograde ? 2 : 0.3,
        ),
        packFact(
          id(`D1.${planet}.combust`),
          'position',
          combust ? `${name(planet)} is combust.` : `${name(planet)} is not combust.`,
          combust,
          POSITIONS,
          [claim(planet, 'combust', combust ? 'yes' : 'no')],
          combust ? 2 : 0.2,
        ),
      ]
    },
    lord: (house: HouseNumber) => {
      const sign = signOfHouse(ascendant.sign, house)
      const lord = lordOf(sign)
      const text = `${name(lord)} is the lord of ${your} ${ordinalInWords(house)} house.`
      return packFact(id(`D1.house${house}.lord`), 'position', text, lord, DIGNITIES, [claim(lord, 'lord', house)], 3)
    },
    lordHouse: (house: HouseNumber) => {
      const lord = lordOf(signOfHouse(ascendant.sign, house))
      const seat = graha[lord].house
      const text = `The lord of ${your} ${ordinalInWords(house)} house, ${nameInSentence(lord)}, is in the ${ordinalInWords(seat)} house.`
      return packFact(
        id(`D1.house${house}.lord_house`),
        'position',
        text,
        seat,
        DIGNITIES,
        [claim(lord, 'lord', house), claim(lord, 'house', seat), claim(`lord of house ${house}`, 'house', seat)],
        3,
      )
    },
    aspect: (planet: Graha, house: HouseNumber): PackFact | null => {
      if (!aspects(planet, graha[planet].sign, signOfHouse(ascendant.sign, house))) return null
      const text = `${name(planet)} aspects ${your} ${ordinalInWords(house)} house.`
      return packFact(
        id(`D1.${planet}.aspects.house${house}`),
        'aspect',
        text,
        house,
        'strengths/planetary-aspects',
        [claim(planet, 'aspects', `house ${house}`)],
        2,
      )
    },
    aspectOn: (planet: Graha, target: Graha): PackFact | null => {
      if (planet === target || !aspects(planet, graha[planet].sign, graha[target].sign)) return null
      const text = `${name(planet)} aspects ${nameInside(target)}.`
      return packFact(
        id(`D1.${planet}.aspects.${target}`),
        'aspect',
        text,
        target,
        'strengths/planetary-aspects',
        [claim(planet, 'aspects', target)],
        1.5,
      )
    },
    with: (a: Graha, b: Graha): PackFact | null => {
      if (a === b || graha[a].sign !== graha[b].sign) return null
      const text = `${name(a)} is conjunct ${nameInside(b)}.`
      return packFact(
        id(`D1.${a}.with.${b}`),
        'aspect',
        text,
        b,
        'strengths/planetary-aspects',
        [claim(a, 'with', b), claim(b, 'with', a)],
        1.5,
      )
    },
    varga: (code: Varga, planet: Graha): PackFact[] => {
      const { sign } = vargaSeat(graha[planet].longitude, code)
      const claimChart: Claim['chart'] = code === 'D9' ? 'D9' : 'varga'
      const subject = code === 'D9' ? planet : `${code} ${planet}`
      const planetDignity = vargaDignity(planet, sign, graha)
      const chartName = code === 'D9' ? 'in the navamsa' : `in the ${code} chart`
      return [
        packFact(
          id(`${code}.${planet}.sign`),
          'position',
          `${name(planet)} is in ${signName(sign)} ${chartName}.`,
          signName(sign),
          'vedic-charts/divisional-charts',
          [claim(subject, 'sign', signName(sign), claimChart)],
          1.5,
        ),
        packFact(
          id(`${code}.${planet}.dignity`),
          'dignity',
          `${name(planet)} is ${DIGNITY_WORDS[planetDignity]} ${chartName}.`,
          planetDignity,
          DIGNITIES,
          [claim(subject, 'dignity', planetDignity, claimChart)],
          1.5,
        ),
      ]
    },
    vargaLagna: (code: Varga) => {
      const sign = signName(vargaSeat(ascendant.longitude, code).sign)
      const claimChart: Claim['chart'] = code === 'D9' ? 'D9' : 'varga'
      const subject = code === 'D9' ? 'ascendant' : `${code} ascendant`
      const chartName = code === 'D9' ? 'navamsa' : `${code} chart`
      return packFact(
        id(`${code}.lagna.sign`),
        'position',
        `${Your} ascendant in the ${chartName} is ${sign}.`,
        sign,
        'vedic-charts/divisional-charts',
        [claim(subject, 'sign', sign, claimChart)],
        1.5,
      )
    },
    bindus: (house: HouseNumber) => {
      const bindus = ashtakavarga(seatsOf(chart)).sarva[signOfHouse(ascendant.sign, house)]!
      const text = `${Your} ${ordinalInWords(house)} house has ${bindus} bindus in the sarvashtakavarga.`
      return packFact(
        id(`SAV.house${house}`),
        'strength',
        text,
        bindus,
        'strengths/ashtakavarga',
        [claim(`house ${house}`, 'bindus', bindus)],
        1.5,
      )
    },
    shadbalaRank: (planet: Graha, rank: number) =>
      packFact(
        id(`shadbala.${planet}.rank`),
        'strength',
        `${name(planet)} is ranked ${rank} of 7 by Shadbala.`,
        rank,
        'strengths/shadbala',
        [claim(planet, 'rank', rank)],
        1.5,
      ),
    yoga: ({ id: yogaId, name: yogaName, present, cancelled, strength, quality }: YogaLike) =>
      packFact(
        id(`yoga.${yogaId}`),
        'yoga',
        !present
          ? `${yogaTitle(yogaName)} is absent from ${your} chart.`
          : cancelled
            ? `${yogaTitle(yogaName)} is formed in ${your} chart, but cancelled.`
            : `${yogaTitle(yogaName)} is present in ${your} chart.`,
        !present ? 'absent' : cancelled ? 'cancelled' : 'present',
        'doshas-yogas/all-yogas',
        [claim(yogaTitle(yogaName), 'state', !present ? 'absent' : cancelled ? 'cancelled' : 'present')],
        (quality === 'auspicious' ? 2 : 1.8) + strength / 100,
      ),
    dosha: ({ id: doshaId, name: doshaName, present, cancelled, net }: DoshaLike) => {
      const state = !present ? 'absent' : cancelled ? 'cancelled' : net === 'mild' ? 'mild' : 'full'
      const title = doshaTitle(doshaName)
      const texts = {
        absent: `${title} is absent from ${your} chart.`,
        cancelled: `${title} is formed in ${your} chart, but cancelled.`,
        mild: `${title} is present in ${your} chart in a mild form.`,
        full: `${title} is present in ${your} chart in its full form.`,
      }
      return packFact(
        id(`dosha.${doshaId}`),
        'dosha',
        texts[state],
        state,
        `doshas-yogas/${doshaId.replaceAll('_', '-')}-dosha`,
        [claim(title, 'state', state)],
        2.2,
      )
    },
    darakaraka: () => {
      const planet = karakaOf('dara', chart) as Graha
      return packFact(
        id('jaimini.darakaraka'),
        'position',
        `${name(planet)} is ${your} darakaraka.`,
        planet,
        'jaimini/chara-karakas',
        [claim(planet, 'office', 'darakaraka')],
        1.5,
      )
    },
    amatyakaraka: () => {
      const planet = karakaOf('amatya', chart) as Graha
      return packFact(
        id('jaimini.amatyakaraka'),
        'position',
        `${name(planet)} is ${your} amatyakaraka.`,
        planet,
        'jaimini/chara-karakas',
        [claim(planet, 'office', 'amatyakaraka')],
        1.5,
      )
    },
    atmakaraka: () => {
      const planet = karakaOf('atma', chart) as Graha
      return packFact(
        id('jaimini.atmakaraka'),
        'position',
        `${name(planet)} is ${your} atmakaraka.`,
        planet,
        'jaimini/chara-karakas',
        [claim(planet, 'office', 'atmakaraka')],
        1.5,
      )
    },
    /** Sign and house of all nine planets. */
    placements: (): PackFact[] => GRAHAS.flatMap((planet) => [self.sign(planet), self.house(planet)]),
    dignities: (): PackFact[] => SEVEN.map((planet) => self.dignity(planet)),
    lords: (houses: readonly HouseNumber[] = HOUSES): PackFact[] => houses.map((house) => self.lord(house)),
    houseOf: (planet: Graha) => houseFrom(ascendant.sign, graha[planet].sign),
  }
  return self
}

export type YogaLike = Pick<Yoga, 'id' | 'name' | 'present' | 'cancelled' | 'strength' | 'quality'>
export type DoshaLike = Pick<Dosha, 'id' | 'name' | 'present' | 'cancelled' | 'net'>

/** The name of a yoga in a sentence: "Gajakesari yoga", "The yoga of the lords of the 4th and the 5th". */
export const yogaTitle = (name: string) =>
  /^Lords of/.test(name) ? `The yoga of the l${name.slice(1)}` : /yoga\b/i.test(name) ? name : `${name} yoga`
/** The name of a dosha in a sentence: "Pitra dosha". */
export const doshaTitle = (name: string) => (/dosha\b/i.test(name) ? name : `${name} dosha`)
