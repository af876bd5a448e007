import { trikonaLords } from '../../jyotish/gems.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { type Bead, beadForPurpose, beadOf, planetsNeedingBeads } from '../../jyotish/remedies/rudraksha.ts'
import { corpus } from '../../readings/corpora.ts'
import { maybeTerm, nullable, t, term } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
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
    beads: t.Integer({ minimum: 1, description: 'Beads worn.' }),
    day: term(WEEKDAYS),
    reason: t.String(),
    fact_ids: FactIds,
    alternatives: t.Array(Mukhi, { description: 'Alternatives of the planet.' }),
  },
  { $id: 'Rudraksha', description: 'A bead and its use.' },
)

// source: common practice
const RULES = [
  'Washed in water and wiped with a little oil before the first wearing.',
  'Put on after bathing, in the bright half of the month, at sunrise on the day named.',
  'Taken off at night, at a funeral and where a lens or a chemist is needed to test it.',
  'A seed with a broken face is replaced and not repaired.',
]
const CAUTION =
  'Traditional guidance, not medical or financial advice. A bead is a reminder and a custom; genuine ones of five faces cost little, and rare faces are often carved.'

export default capability({
  slug: 'rudraksha-recommendation',
  title: 'Rudraksha',
  summary: 'Beads suitable for a birth by its nakshatra, ascendant, weak planets and a purpose, with their use.',
  keywords: 'rudraksha bead mala wear',
  weight: 'standard',
  method:
    'Faces by the planet: of the lord of the birth nakshatra; of the lords of 1, 5 and 9; of planets with a Shadbala ratio below 0.8, debilitated or combust (nodes only when debilitated), also of those that do harm by lordship, since a bead pacifies where a gem strengthens. Purposes, deities and mantras: common practice and Shiva Purana, Vidyeshvara Samhita 25. One bead, of five faces three. The one-faced bead is rare: twelve or eleven faces stand in for it.',
  input: birthWithNode({ purpose: PURPOSE }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    by_nakshatra: Rudraksha,
    by_lagna: t.Array(Rudraksha, { minItems: 1, maxItems: 3, description: 'By the lords of 1, 5 and 9.' }),
    by_weak_planet: t.Array(Rudraksha),
    by_purpose: nullable(Rudraksha),
    combination: t.Object({ mukhis: t.Array(Mukhi, { minItems: 1 }), reason: t.String() }),
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
  const byStar = row(beadOf(lord), `The Moon stood in ${NAKSHATRAS[star]!}, whose lord is ${nameInSentence(lord)}.`, [
    'D1.Moon.nakshatra',
  ])
  const mukhis = [...new Set(trikona.map((planet) => beadOf(planet).mukhi))]
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    by_nakshatra: byStar,
    by_lagna: trikona.map((planet) =>
      row(beadOf(planet), `${capitalisedName(planet)} owns a trikona of this ascendant.`, [`D1.${planet}.lordship`]),
    ),
    by_weak_planet: planetsNeedingBeads(chart, planets).map(({ planet, why }) =>
      row(beadOf(planet), `${capitalisedName(planet)} ${joinWords(why)}.`, [
        `D1.${planet}.dignity`,
        `D1.${planet}.shadbala`,
      ]),
    ),
    by_purpose: input.purpose
      ? row(beadForPurpose(input.purpose), `Asked for: ${input.purpose}.`, ['input.purpose'])
      : null,
    combination: {
      mukhis,
      reason: `The beads of ${joinWords(trikona.map(nameInSentence))}, lords of 1, 5 and 9, are worn together.`,
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
