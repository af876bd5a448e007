import type { Planet } from '../../jyotish/chart.ts'
import { fromDeepExaltation, isDebilitated, isExalted } from '../../jyotish/dignity.ts'
import { combustionOrb, GRAHAS, type Graha as GrahaName, isStationary } from '../../jyotish/grahas.ts'
import { tithiNumber } from '../../jyotish/limbs.ts'
import {
  badhaka,
  dagdhaSigns,
  drekkana22,
  gandanta,
  hasDigbala,
  isPushkaraBhaga,
  isPushkaraNavamsha,
  JUNCTIONS,
  type Junction,
  marakas,
  mrityuBhaga,
  navamsha64,
  planetaryWars,
  sandhi,
} from '../../jyotish/markers.ts'
import { PHALADEEPIKA_BHANGA, phaladeepikaBhanga } from '../../jyotish/neecha-bhanga.ts'
import type { SiderealPoint } from '../../jyotish/points.ts'
import { factsOf } from '../../jyotish/rules/facts.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { kartarisOf } from '../../jyotish/yogas/kartari.ts'
import { MARANA_KARAKA } from '../../jyotish/yogas/marana-karaka.ts'
import { exchangesOf, PARIVARTANA_KINDS } from '../../jyotish/yogas/parivartana.ts'
import { distinct, maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Graha,
  House,
  Lord,
  Sign,
  SignAndLord,
  signAndLord,
} from '../shared/shapes.ts'
import { Rectification, Rectify, rectification } from './parts/rectification-shape.ts'

const WithAscendant = term(['Ascendant', ...GRAHAS])

const pointFields = {
  gandanta: t.Object({
    active: t.Boolean(),
    junction: oneOf(Object.keys(JUNCTIONS) as [Junction, ...Junction[]]),
    distance: t.Number(),
  }),
  sandhi: t.Object({ active: t.Boolean(), distance: t.Number() }),
  mrityu_bhaga: t.Object({ active: t.Boolean(), degree: t.Number(), distance: t.Number() }),
  pushkara_navamsha: t.Boolean(),
  pushkara_bhaga: t.Boolean(),
}
const pointMarks = (name: GrahaName | 'Ascendant', p: SiderealPoint) => {
  const { active, junction, distance } = gandanta(p.longitude)
  const border = sandhi(p.degree)
  const fatal = mrityuBhaga(name, p)
  return {
    gandanta: { active, junction, distance: decimals(distance) },
    sandhi: { ...border, distance: decimals(border.distance) },
    mrityu_bhaga: { ...fatal, distance: decimals(fatal.distance) },
    pushkara_navamsha: isPushkaraNavamsha(p),
    pushkara_bhaga: isPushkaraBhaga(p),
  }
}

const choices = choosing('node_exaltation', 'positions')

export default capability({
  slug: 'chart-markers',
  title: 'Chart markers',
  summary: 'Chart markers: gandanta, sandhi, combustion, vargottama, wars, exchanges, marakas and more.',
  weight: 'standard',
  method:
    "Gandanta is within 3°20' of the borders between water and fire signs, sandhi within 1 degree of a sign border, mrityu bhaga (Jataka Parijata ch. 1) within 1 degree. A war is within 1 degree, won by the more northern planet (Surya Siddhanta ch. 7). Neecha bhanga follows Phaladeepika ch. 7, badhaka the modality of the ascendant; marakas are lords and occupants of 2 and 7. `rectify` lists changes of the ascendant, its navamsha, shashtiamsha and KP sub-lord, of the Moon’s pada and of the first dasha lord, to the second, and ranks candidate times by the running lords and the transits at past events.",
  input: birthWithNode({ ...choices.input, rectify: maybe(Rectify) }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: rows(
      t.Object({
        name: WithAscendant,
        longitude: t.Number(),
        retrograde: t.Boolean(),
        stationary: t.Boolean(),
        combust: t.Object({
          active: t.Boolean(),
          distance: nullable(t.Number()),
          orb: nullable(
            t.Number({ description: 'Orb of combustion, degrees; null for planets that are never combust.' }),
          ),
        }),
        vargottama: t.Boolean(),
        exalted: t.Boolean(),
        debilitated: t.Boolean(),
        deep_exaltation_distance: nullable(t.Number()),
        neecha_bhanga: distinct(oneOf(PHALADEEPIKA_BHANGA), {
          description: 'Cancellations; empty without any.',
        }),
        ...pointFields,
        marana_karaka: t.Boolean(),
        digbala: t.Boolean(),
        vakra_state: term(['direct', 'retrograde', 'stationary']),
      }),
      10,
    ),
    planetary_war: t.Array(t.Object({ planets: rows(Graha, 2), separation: t.Number(), victor: Graha })),
    parivartana: t.Array(
      t.Object({
        planets: rows(Graha, 2),
        signs: rows(Sign, 2),
        houses: rows(House, 2),
        kind: term(PARIVARTANA_KINDS),
      }),
    ),
    kartari: t.Array(t.Object({ target: WithAscendant, kind: term(['shubha', 'papa']), planets: distinct(Graha) })),
    drekkana_22nd: SignAndLord,
    navamsha_64th: t.Object({ from_moon: SignAndLord, from_ascendant: SignAndLord }),
    dagdha_rashis: distinct(Sign),
    badhaka: t.Object({ house: House, sign: Sign, lord: Lord }),
    marakas: distinct(Graha),
    rectification: t.Optional(Rectification),
    ...choices.data,
  }),
  example: independence,
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const { ascendant, graha } = chart
  const vargottama = (p: SiderealPoint) => vargaSeat(p.longitude, 'D9').sign === p.sign
  const planetMarks = (p: Planet) => {
    const name = p.name as GrahaName
    const orb = combustionOrb(name, p.retrograde)
    const stationary = isStationary(name, p.speed)
    const deep = fromDeepExaltation(name, p.longitude)
    return {
      name,
      longitude: decimals(p.longitude),
      retrograde: p.retrograde,
      stationary,
      combust: { active: p.combust, distance: orb === null ? null : decimals(p.fromSun), orb },
      vargottama: vargottama(p),
      exalted: isExalted(name, p.sign, p),
      debilitated: isDebilitated(name, p.sign, p),
      deep_exaltation_distance: deep === null ? null : decimals(deep),
      neecha_bhanga: phaladeepikaBhanga(name, chart),
      ...pointMarks(name, p),
      marana_karaka: MARANA_KARAKA[name] === p.house,
      digbala: hasDigbala(p),
      vakra_state: stationary ? ('stationary' as const) : p.retrograde ? ('retrograde' as const) : ('direct' as const),
    }
  }
  const facts = factsOf(chart)
  const obstacle = badhaka(ascendant.sign)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: [
      {
        name: 'Ascendant' as const,
        longitude: decimals(ascendant.longitude),
        retrograde: false,
        stationary: false,
        combust: { active: false, distance: null, orb: null },
        vargottama: vargottama(ascendant),
        exalted: false,
        debilitated: false,
        deep_exaltation_distance: null,
        neecha_bhanga: [],
        ...pointMarks('Ascendant', ascendant),
        marana_karaka: false,
        digbala: false,
        vakra_state: 'direct' as const,
      },
      ...chart.planets.map(planetMarks),
    ],
    planetary_war: planetaryWars(chart).map((war) => ({ ...war, separation: decimals(war.separation) })),
    parivartana: exchangesOf(facts).map(({ rule, planets, houses }) => ({
      planets: [...planets],
      signs: planets.map((planet) => signName(graha[planet].sign)),
      houses: [...houses],
      kind: rule.kind,
    })),
    kartari: kartarisOf(facts).map((hemming) => ({ ...hemming, planets: [...hemming.planets] })),
    drekkana_22nd: signAndLord(drekkana22(chart)),
    navamsha_64th: {
      from_moon: signAndLord(navamsha64(graha.Moon)),
      from_ascendant: signAndLord(navamsha64(ascendant)),
    },
    dagdha_rashis: dagdhaSigns(tithiNumber(graha.Moon.longitude, graha.Sun.longitude)).map(signName),
    badhaka: { house: obstacle.house, sign: signName(obstacle.sign), lord: obstacle.lord },
    marakas: marakas(chart),
    ...(input.rectify ? { rectification: await rectification(input.rectify, birth, world) } : {}),
    ...choices.of(input),
  }
})
