import type { SignIndex } from '../zodiac/signs.ts'
import type { RasiChart } from './chart.ts'
import { GRAHAS } from './grahas.ts'
import type { DegreeSeats } from './stronger-of-two.ts'
import { type Varga, vargaSeat } from './vargas.ts'

/** Sign and degree of the grahas in a varga, and the sign of its ascendant. */
export const vargaSeats = (
  { ascendant, graha }: RasiChart,
  code: Varga,
  method?: string,
): { lagna: SignIndex; seats: DegreeSeats } => ({
  lagna: vargaSeat(ascendant.longitude, code, method).sign,
  seats:
    code === 'D1'
      ? graha
      : (Object.fromEntries(
          GRAHAS.map((name) => {
            const { exaltedIn, longitude } = graha[name]
            return [name, { ...vargaSeat(longitude, code, method), ...(exaltedIn !== undefined && { exaltedIn }) }]
          }),
        ) as unknown as DegreeSeats),
})
