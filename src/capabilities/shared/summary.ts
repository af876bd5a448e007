import { avakhada, HANSAKS, PAYAS, SYLLABLE_VARGAS, TATVAS, VARNAS, VASHYAS, YUNJAS } from '../../jyotish/avakhada.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import {
  KARANAS,
  karanaName,
  karanaNumber,
  PAKSHAS,
  pakshaOf,
  TITHIS,
  tithiName,
  tithiNumber,
  YOGAS,
  yogaName,
  yogaNumber,
} from '../../jyotish/limbs.ts'
import { GANAS, NADIS, YONIS } from '../../jyotish/nakshatras.ts'
import type { SiderealPoint } from '../../jyotish/points.ts'
import { t, term } from '../../schema.ts'
import { ELEMENTS, signName, signOf } from '../../zodiac/signs.ts'
import { Lord, Sign } from './shapes.ts'

export const Avakhada = t.Object(
  {
    varna: term(VARNAS),
    vashya: term(VASHYAS),
    yoni: term(YONIS),
    gana: term(GANAS),
    nadi: term(NADIS),
    rasi_lord: Lord,
    paya: term(PAYAS, { description: 'Paya, by the birth nakshatra.' }),
    tatva: term(TATVAS),
    element: term(ELEMENTS),
    yunja: term(YUNJAS),
    varga: term(SYLLABLE_VARGAS, { description: 'Varga of letters, by the first sound of the name syllable.' }),
    hansak: term(HANSAKS),
    name_syllable: t.String(),
  },
  { $id: 'Avakhada', description: 'Traditional attributes of the natal Moon.' },
)

export const avakhadaObject = (moon: SiderealPoint) => {
  const details = avakhada(moon)
  return {
    varna: details.varna,
    vashya: details.vashya,
    yoni: details.yoni,
    gana: details.gana,
    nadi: details.nadi,
    paya: details.paya,
    tatva: details.tatva,
    element: details.element,
    yunja: details.yunja,
    varga: details.varga,
    hansak: details.hansak,
    rasi_lord: details.rasiLord,
    name_syllable: details.syllable,
  }
}

export const TithiObject = t.Object(
  {
    name: term(TITHIS),
    paksha: term(PAKSHAS),
    number: t.Integer({
      minimum: 1,
      maximum: 30,
      description: 'Number of the tithi: 1 to 15 bright half, 16 to 30 dark half.',
    }),
  },
  { $id: 'TithiOfMoment', description: 'Tithi of the moment.' },
)
export const limbFields = { tithi: TithiObject, yoga: term(YOGAS), karana: term(KARANAS) }

/** Tithi, yoga and karana of the moment. */
export const limbsAt = ({ graha: { Sun, Moon } }: RasiChart) => {
  const number = tithiNumber(Moon.longitude, Sun.longitude)
  return {
    tithi: { name: tithiName(number), paksha: pakshaOf(number) as (typeof PAKSHAS)[number], number },
    yoga: yogaName(yogaNumber(Moon.longitude, Sun.longitude)),
    karana: karanaName(karanaNumber(Moon.longitude, Sun.longitude)),
  }
}

export const SunSign = t.Object(
  { sidereal: Sign, tropical: Sign },
  { $id: 'SunSigns', description: 'Sun sign in both zodiacs.' },
)
export const sunSign = (chart: RasiChart) => ({
  sidereal: signName(chart.graha.Sun.sign),
  tropical: signName(signOf(chart.tropicalSun)),
})
