import { houseFrom, type Sign, signName } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { aspects } from './nature.ts'

/** Houses in which Mars makes the dosha. source: Muhurta works; house 2 the southern, house 1 the northern addition */
export const MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12]

// source: Muhurta Sangraha's list of exceptions by house from the ascendant
export const EXEMPT_SIGNS: Record<number, readonly Sign[]> = {
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra'],
}

/** Mars in 1, 2, 4, 7, 8 or 12 from the ascendant, the Moon and Venus; cancellations are named, not applied. */
export const manglik = (chart: RasiChart) => {
  const { Mars, Moon, Venus, Jupiter } = chart.graha
  const from = (sign: number) => {
    const house = houseFrom(sign, Mars.sign)
    return { house, manglik: MANGLIK_HOUSES.includes(house) }
  }
  const places = { ascendant: from(chart.ascendant.sign), moon: from(Moon.sign), venus: from(Venus.sign) }
  const count = Number(places.ascendant.manglik) + Number(places.moon.manglik)
  return {
    isManglik: count > 0,
    from: places,
    intensity: (['none', 'low', 'high'] as const)[count]!,
    cancellations: count > 0 || places.venus.manglik ? cancellations() : [],
  }

  function cancellations(): string[] {
    const sign = signName(Mars.sign)
    const { house } = places.ascendant
    const found: string[] = []
    if (sign === 'Aries' || sign === 'Scorpio') found.push(`Mars is in his own sign, ${sign}`)
    if (sign === 'Capricorn') found.push('Mars is exalted in Capricorn')
    if (Jupiter.sign === Mars.sign) found.push('Mars is joined by Jupiter')
    else if (aspects('Jupiter', Jupiter.sign, Mars.sign)) found.push('Mars is aspected by Jupiter')
    if (EXEMPT_SIGNS[house]?.includes(sign)) found.push(`Mars in house ${house} is in ${sign}`)
    return found
  }
}
