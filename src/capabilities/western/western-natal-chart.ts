import { nullable, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { aspectsWithin, orbsFor, sentence } from '../../western/aspects.ts'
import { pointsAndAngles } from '../../western/chart.ts'
import { KEYWORDS } from '../../western/points.ts'
import { SIGN_KEYWORDS } from '../../western/signs.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, houseSystem, WesternBirth, westernNatal } from './birth.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  figure,
  HouseRows,
  HouseSystemObject,
  houseRows,
  PlanetRows,
  pointRows,
  Sign,
} from './shapes.ts'

const BigOne = t.Object({ sign: Sign, sign_symbol: t.String(), degree_in_sign: t.String(), meaning: t.String() })

const two = (n: number) => String(Math.floor(n)).padStart(2, '0')

export default capability({
  slug: 'western-natal-chart',
  title: 'Western natal chart',
  summary: 'The tropical birth chart: fourteen points, angles, twelve houses and aspects with orb and meaning.',
  weight: 'standard',
  method:
    'Apparent geocentric places, true equinox of date (Swiss Ephemeris); true node, mean Lilith. Houses: Placidus, Koch, Whole sign or Equal; within the polar circles Placidus and Koch have their angles alone. Aspects of points, Ascendant and Midheaven: conjunction and opposition 8, trine and square 7, sextile 5, quincunx 2.5 degrees; 2 more for major aspects of Sun or Moon; at most 3 with Chiron, the nodes or Lilith.',
  input: WesternBirth,
  data: t.Object({
    name: nullable(t.String()),
    date: t.String({ description: 'Local date.' }),
    time: t.String({ description: 'Local time, HH:MM:SS.' }),
    lat: t.Number(),
    lon: t.Number(),
    tz: t.Number({ description: 'Hours east of UTC in force at the moment.' }),
    julian_day: t.Number({ description: 'UT.' }),
    sun_sign: Sign,
    moon_sign: Sign,
    ascendant_sign: Sign,
    big_three: t.Object({ sun: BigOne, moon: BigOne, ascendant: BigOne }),
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    houses: HouseRows,
    aspects: t.Array(AspectRow),
    aspect_count: t.Integer({ minimum: 0 }),
    house_system: HouseSystemObject,
  }),
  example: einstein,
}).compute((input, world) => {
  const { name, moment, site, chart } = westernNatal(input, world)
  const { local } = moment
  const aspects = aspectsWithin(pointsAndAngles(chart), orbsFor('natal')).map(aspectRow)
  const [sun, moon] = chart.points
  const three = {
    sun: bigOne('Sun', sun!.longitude),
    moon: bigOne('Moon', moon!.longitude),
    ascendant: bigOne('Ascendant', chart.ascendant),
  }
  return {
    name,
    date: dateText(local),
    time: [local.hour, local.minute, local.second].map(two).join(':'),
    lat: site.latitude,
    lon: site.longitude,
    tz: figure(moment.offsetSeconds / 3600),
    julian_day: figure(moment.jd),
    sun_sign: three.sun.sign,
    moon_sign: three.moon.sign,
    ascendant_sign: three.ascendant.sign,
    big_three: three,
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    houses: houseRows(chart),
    aspects,
    aspect_count: aspects.length,
    house_system: houseSystem(chart.houses.system),
  }
})

const bigOne = (name: 'Sun' | 'Moon' | 'Ascendant', longitude: number) => {
  const { sign, sign_number, sign_symbol, degree_in_sign } = angleObject(longitude)
  return {
    sign,
    sign_symbol,
    degree_in_sign,
    meaning: sentence(`${KEYWORDS[name]}: ${SIGN_KEYWORDS[signName(sign_number - 1)]}`),
  }
}
