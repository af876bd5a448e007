import { nullable, t } from '../../../schema.ts'
import { twoDigits } from '../../../time/digits.ts'
import { dateText } from '../../../time/iso.ts'
import { aspectSentence, aspectsWithin, type OrbModel, orbsFor } from '../../../western/aspects.ts'
import { pointsAndAngles } from '../../../western/chart.ts'
import { KEYWORDS } from '../../../western/points.ts'
import { SIGN_KEYWORDS } from '../../../western/signs.ts'
import { signName, signNumbered } from '../../../zodiac/signs.ts'
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
  Sign,
} from '../../shared/tropical/shapes.ts'

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
  sign: Sign,
  sign_symbol: t.String(),
  degree_in_sign: t.String(),
  meaning: t.String(),
}
const bigOne = (name: 'Sun' | 'Moon' | 'Ascendant', longitude: number) => {
  const { sign, sign_number, sign_symbol, degree_in_sign } = angleObject(longitude)
  return {
    sign,
    sign_symbol,
    degree_in_sign,
    meaning: aspectSentence(`${KEYWORDS[name]}: ${SIGN_KEYWORDS[signName(signNumbered(sign_number))]}`),
  }
}
export const bigThree = ({ chart }: Pick<WesternNatal, 'chart'>) => ({
  sun: bigOne('Sun', chart.point.Sun.longitude),
  moon: bigOne('Moon', chart.point.Moon.longitude),
  ascendant: bigOne('Ascendant', chart.ascendant),
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
