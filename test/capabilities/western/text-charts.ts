import relocatedChart from '../../../src/capabilities/location-astrology/relocated-chart.ts'
import synastryChart from '../../../src/capabilities/western/synastry-chart.ts'
import synastryWheel from '../../../src/capabilities/western/synastry-wheel.ts'
import westernComposite from '../../../src/capabilities/western/western-composite-chart.ts'
import westernHouseCusps from '../../../src/capabilities/western/western-house-cusps.ts'
import westernNatalChart from '../../../src/capabilities/western/western-natal-chart.ts'
import westernNatalWheel from '../../../src/capabilities/western/western-natal-wheel.ts'
import westernPlanetDetails from '../../../src/capabilities/western/western-planet-details.ts'
import westernPlanetaryReturn from '../../../src/capabilities/western/western-planetary-return.ts'
import westernProgressions from '../../../src/capabilities/western/western-progressions.ts'
import westernSolarArc from '../../../src/capabilities/western/western-solar-arc.ts'
import westernSolarReturn from '../../../src/capabilities/western/western-solar-return.ts'
import westernTransitWheel from '../../../src/capabilities/western/western-transit-wheel.ts'

/** The capabilities that write a chart as a text, with their slugs. */
export const CHARTS = [
  westernNatalChart,
  westernPlanetDetails,
  westernHouseCusps,
  westernNatalWheel,
  westernTransitWheel,
  westernComposite,
  westernSolarReturn,
  westernPlanetaryReturn,
  westernProgressions,
  westernSolarArc,
  synastryChart,
  synastryWheel,
  relocatedChart,
].map((entry) => [entry.slug, entry] as const)
