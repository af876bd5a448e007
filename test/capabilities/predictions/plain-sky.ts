// Sun and Moon by a few terms, without code of the project: Sun within 0.02 degree, Moon within 0.15 degree, from 1900
// to 2100.

const rad = Math.PI / 180
const fold = (degrees: number) => ((degrees % 360) + 360) % 360

/** source: J. Meeus, Astronomical Algorithms, ch. 25 (low accuracy) and the largest terms of ch. 47; mean Lahiri ayanamsha of 1900 and its rate */
export const plainSky = (date: string) => {
  const days = (Date.parse(`${date}T12:00:00Z`) - Date.UTC(2000, 0, 1, 12)) / 86_400_000 + 65 / 86_400
  const T = days / 36_525
  const anomaly = (357.5291 + 35_999.0503 * T) * rad
  const sun = 280.4665 + 36_000.7698 * T + 1.9146 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly) - 0.0057
  const L = 218.3165 + 481_267.8813 * T
  const D = (297.8502 + 445_267.1115 * T) * rad
  const m = (134.9634 + 477_198.8676 * T) * rad
  const F = (93.2721 + 483_202.0175 * T) * rad
  const moon =
    L +
    6.2888 * Math.sin(m) +
    1.274 * Math.sin(2 * D - m) +
    0.6583 * Math.sin(2 * D) +
    0.2136 * Math.sin(2 * m) -
    0.1851 * Math.sin(anomaly) -
    0.1143 * Math.sin(2 * F) +
    0.0588 * Math.sin(2 * D - 2 * m) +
    0.0571 * Math.sin(2 * D - anomaly - m) +
    0.0533 * Math.sin(2 * D + m) +
    0.0458 * Math.sin(2 * D - anomaly) -
    0.0409 * Math.sin(anomaly - m) -
    0.0347 * Math.sin(D) -
    0.0304 * Math.sin(anomaly + m)
  const ayanamsha = 22.4605 + (T + 1) * 100 * (50.27 / 3600)
  return { sun: fold(sun - ayanamsha), moon: fold(moon - ayanamsha) }
}

/** Distance from the nearest multiple of `span`. */
export const margin = (degrees: number, span: number) => Math.min(degrees % span, span - (degrees % span))
