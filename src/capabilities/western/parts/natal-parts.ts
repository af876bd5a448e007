import { nullable, t } from '../../../schema.ts'
import { twoDigits } from '../../../time/digits.ts'
import { dateText } from '../../../time/iso.ts'
import { aspectsWithin, type OrbModel, orbsFor } from '../../../western/aspects.ts'
import { pointsAndAngles } from '../../../western/chart.ts'
import { upperFirst } from '../../../wording.ts'
import { type Sign, signName, signNumbered } from '../../../zodiac/signs.ts'
import { houseSystem, type WesternNatal } from '../../shared/tropical/birth.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  HouseSystemObject,
  houseRows,
  PlanetRows,
  pointRows,
  roundFigure,
  Sign as SignField,
} from '../../shared/tropical/shapes.ts'
import { THREE_SIGNS } from './sun-moon-words.ts'

/** Date, time and place in the head of a chart. */
export const headFields = {
  name: nullable(t.String()),
  date: t.String({ description: 'Local date, YYYY-MM-DD.' }),
  time: t.String({ description: 'Local time, HH:MM:SS.' }),
  lat: t.Number(),
  lon: t.Number(),
  tz: t.Number({ description: 'Hours east of UTC at the moment.' }),
  julian_day: t.Number({ description: 'Julian day, UT.' }),
}
const two = (n: number) => twoDigits(Math.floor(n))
export const headOf = ({ name, moment, site }: WesternNatal) => ({
  name,
  date: dateText(moment.local),
  time: [moment.local.hour, moment.local.minute, moment.local.second].map(two).join(':'),
  lat: site.latitude,
  lon: site.longitude,
  tz: roundFigure(moment.offsetSeconds / 3600),
  julian_day: roundFigure(moment.jd),
})

export const bigOneFields = {
  sign: SignField,
  sign_symbol: t.String(),
  degree_in_sign: t.String(),
  meaning: t.String(),
}
type BigOne = 'Sun' | 'Moon' | 'Ascendant'

/** The meaning of a sign for the Sun, the Moon or the Ascendant; `child` is the name of a child in a text for the parents. */
const bigOneMeaning = (name: BigOne, sign: Sign, child: string | null): string => {
  const [meets, livesFor, restedBy] = THREE_SIGNS[sign]
  const [who, s] = child === null ? ['You', ''] : [upperFirst(child), 's']
  const clause = {
    Sun: `live${s} for ${livesFor}`,
    Moon: `find${s} rest in ${restedBy}`,
    Ascendant: `meet${s} the world ${meets}`,
  }[name]
  return `${who} ${child === null ? clause : clause.replaceAll('your', 'their')}.`
}
const bigOne = (name: BigOne, longitude: number, child: string | null) => {
  const { sign, sign_number, sign_symbol, degree_in_sign } = angleObject(longitude)
  return {
    sign,
    sign_symbol,
    degree_in_sign,
    meaning: bigOneMeaning(name, signName(signNumbered(sign_number)), child),
  }
}
export const bigThree = ({ chart }: Pick<WesternNatal, 'chart'>, child: string | null = null) => ({
  sun: bigOne('Sun', chart.point.Sun.longitude, child),
  moon: bigOne('Moon', chart.point.Moon.longitude, child),
  ascendant: bigOne('Ascendant', chart.ascendant, child),
})

export const natalContacts = ({ chart }: Pick<WesternNatal, 'chart'>, model: OrbModel = orbsFor('natal')) =>
  aspectsWithin(pointsAndAngles(chart), model)

/** The chart fields: angles, points, houses, aspects. */
export const natalFields = {
  ascendant: Angle,
  midheaven: Angle,
  planets: PlanetRows,
  houses: HouseRows,
  aspects: t.Array(AspectRow),
}
export const chartOf = (birth: WesternNatal, contacts = natalContacts(birth)) => ({
  ascendant: angleObject(birth.chart.ascendant),
  midheaven: angleObject(birth.chart.midheaven),
  planets: pointRows(birth.chart.points),
  houses: houseRows(birth.chart),
  aspects: contacts.map(aspectRow),
})

export const houseSystemField = { house_system: HouseSystemObject }
export const houseSystemOf = ({ chart }: WesternNatal) => ({ house_system: houseSystem(chart.houses.system) })
