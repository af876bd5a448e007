import { occupants, type RasiChart } from '../../../jyotish/chart.ts'
import { GRAHAS, lordOf } from '../../../jyotish/grahas.ts'
import { aspects } from '../../../jyotish/nature.ts'
import { distinct, t } from '../../../schema.ts'
import { signName, signOfHouse } from '../../../zodiac/signs.ts'
import { Graha, House, Lord, Sign } from '../../shared/shapes.ts'

/** The schema of a house: sign, lord, occupants and aspecting planets. */
export const HouseState = t.Object({
  sign: Sign,
  lord: Lord,
  lord_house: House,
  occupants: distinct(Graha),
  aspects: distinct(Graha, { description: 'Planets that aspect the house fully.' }),
})

export const houseState = (house: number, { ascendant, planets, graha }: RasiChart) => {
  const sign = signOfHouse(ascendant.sign, house)
  const lord = lordOf(sign)
  return {
    sign: signName(sign),
    lord,
    lord_house: graha[lord].house,
    occupants: occupants(planets, sign).map(({ name }) => name as (typeof GRAHAS)[number]),
    aspects: GRAHAS.filter((name) => aspects(name, graha[name].sign, sign)),
  }
}
