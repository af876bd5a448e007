import type { Tenant } from '../../../cooperative-yield.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import { chartSvg } from '../../../render/chart.ts'
import { HOUSES, signAt } from '../../../zodiac/signs.ts'
import { chartFacts, PLAIN_STYLE } from '../../shared/chart-picture.ts'

/** The Lal Kitab chart: North Indian, the first house always Aries. */
export const lalKitabImage = async ({ graha }: RasiChart, tenant: Tenant) => {
  const cells = HOUSES.map((house) => ({
    house,
    sign: signAt(house - 1),
    bodies: GRAHAS.filter((name) => graha[name].house === house).map((name) => ({
      name,
      degree: graha[name].degree,
      retrograde: graha[name].retrograde,
      combust: graha[name].combust,
    })),
  }))
  const content = await chartSvg(chartFacts({ title: 'Lal Kitab', cells }), PLAIN_STYLE, tenant)
  return { format: 'svg' as const, width: PLAIN_STYLE.size, height: PLAIN_STYLE.size, content }
}
