import { trikonaLords } from '../../jyotish/gems.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { type Bead, beadForPurpose, beadOf, planetsNeedingBeads } from '../../jyotish/remedies/rudraksha.ts'
import { corpus } from '../../readings/corpora.ts'
import { distinct, maybeTerm, nullable, t, term } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FirstRemedy, firstRemedy } from '../shared/first-remedy.ts'
import { childNamed } from '../shared/gem-stones.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { currentDay } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha, NodeName } from '../shared/shapes.ts'
import { PURPOSE } from './parts/purpose.ts'

const Mukhi = t.Integer({ minimum: 1, maximum: 14, description: 'Faces of the bead.' })
const FactIds = t.Array(t.String(), { minItems: 1 })
const Rudraksha = t.Object(
  {
    mukhi: Mukhi,
    planet: Graha,
    deity: maybeTerm(['Deity']),
    mantra: t.String(),
    beads: t.Integer({ minimum: 1, description: 'Number of beads to wear.' }),
    day: term(WEEKDAYS),
    reason: t.String(),
    fact_ids: FactIds,
    alternatives: distinct(Mukhi, { description: 'Alternatives of the planet.' }),
  },
  { $id: 'Rudraksha', description: 'A bead and its use.' },
)

// source: common practice
const RULES = [
  'Wash the bead in water and wipe it with a little oil before you wear it for the first time.',
  'Put it on after your bath, at sunrise on the day named, in the bright half of the month.',
  'Take it off at night and at a funeral.',
  'If a face of the seed breaks, replace it; it is not repaired.',
]
const CAUTION =
  'Traditional guidance, not medical or financial advice. You wear a bead as a reminder and a custom; genuine ones of five faces cost little, and rare faces are often carved.'

export default capability({
  slug: 'rudraksha-recommendation',
  title: 'Rudraksha',
  summary: 'Beads suitable for a birth by its nakshatra, ascendant, weak planets and a purpose, with their use.',
  keywords: 'rudraksha bead mala wear',
  weight: 'standard',
  method:
    'The faces follow planets: the lord of the birth nakshatra; the lords of 1, 5 and 9; and planets that are debilitated, combust or have a Shadbala ratio below 0.8 (nodes only when debilitated). The latter include planets that are harmful by lordship, since a bead pacifies where a gem strengthens. Purposes, deities and mantras follow common practice and Shiva Purana, Vidyeshvara Samhita 25. One bead is worn, of five faces three. The one-faced bead is rare and is replaced by twelve or eleven faces.',
  input: birthWithNode({ purpose: PURPOSE }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    first_step: FirstRemedy,
    by_nakshatra: Rudraksha,
    by_lagna: t.Array(Rudraksha, {
      minItems: 1,
      maxItems: 3,
      description: 'Rudraksha by the lords of houses 1, 5 and 9.',
    }),
    by_weak_planet: t.Array(Rudraksha),
    by_purpose: nullable(Rudraksha),
    combination: t.Object({ mukhis: distinct(Mukhi, { minItems: 1 }), reason: t.String() }),
    wearing: t.Object({
      day: term(WEEKDAYS),
      time: t.String(),
      thread: t.String(),
      mantra: t.String(),
      rules: t.Array(t.String()),
    }),
    caution: t.String(),
  }),
  example: { ...independence, purpose: 'education' },
  varies: true,
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const { planets } = birthShadbala(born, world)
  const texts = await corpus('rudraksha')
  const usedSentences = new Set<GrahaName>()
  /** The first bead of a planet has the full text; later ones only the reason. */
  const row = ({ mukhi, planet, deity, mantra, beads, alternatives }: Bead, why: string, facts: string[]) => {
    const about = usedSentences.has(planet) ? '' : ` ${texts[planet].text}`
    usedSentences.add(planet)
    const { day } = PLANET_REMEDIES[planet]
    return { mukhi, planet, deity, mantra, beads, day, reason: `${why}${about}`, fact_ids: facts, alternatives }
  }
  const star = chart.graha.Moon.nakshatra
  const lord = nakshatraLord(star)
  const trikona = [...new Set(Object.values(trikonaLords(chart.ascendant.sign)))]
  const byStar = row(
    beadOf(lord),
    `You were born with the Moon in ${NAKSHATRAS[star]!}, whose lord is ${nameInSentence(lord)}.`,
    ['D1.Moon.nakshatra'],
  )
  const mukhis = [...new Set(trikona.map((planet) => beadOf(planet).mukhi))]
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    first_step: await firstRemedy(
      chartAssessment(born, world).planets,
      chart,
      childNamed(null, born, currentDay(born, world)),
    ),
    by_nakshatra: byStar,
    by_lagna: trikona.map((planet) =>
      row(beadOf(planet), `${capitalisedName(planet)} rules a fortunate house of yours (a trikona).`, [
        `D1.${planet}.lordship`,
      ]),
    ),
    by_weak_planet: planetsNeedingBeads(chart, planets).map(({ planet, why }) =>
      row(beadOf(planet), `${capitalisedName(planet)} ${joinWords(why)}, so this bead is meant to help you there.`, [
        `D1.${planet}.dignity`,
        `D1.${planet}.shadbala`,
      ]),
    ),
    by_purpose: input.purpose
      ? row(beadForPurpose(input.purpose), `You asked about ${input.purpose}.`, ['input.purpose'])
      : null,
    combination: {
      mukhis,
      reason: `You may wear the beads of ${joinWords(trikona.map(nameInSentence))} together, since these rule your first, fifth and ninth houses.`,
    },
    wearing: {
      day: byStar.day,
      time: `at sunrise, in the hora of ${nameInSentence(PLANET_REMEDIES[lord].hora)}`,
      thread: 'red or white silk or cotton, or a silver chain',
      mantra: byStar.mantra,
      rules: RULES,
    },
    caution: CAUTION,
  }
})
