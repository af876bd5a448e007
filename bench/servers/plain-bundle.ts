/**
 * The answer of `birth-chart-bundle` as a developer with `sweph` would write it in a week. From this project it uses
 * only tables, such as that of the Moon's attributes.
 */
import { avakhada } from '../../src/jyotish/avakhada.ts'
import { VIMSHOTTARI_YEARS } from '../../src/jyotish/dashas/vimshottari.ts'
import { isExalted, isOwn } from '../../src/jyotish/dignity.ts'
import { karanaName, pakshaOf, tithiName, YOGAS } from '../../src/jyotish/limbs.ts'
import { NAKSHATRA_LORDS } from '../../src/jyotish/nakshatras.ts'
import { SIGNS, type Sign, type SignIndex } from '../../src/zodiac/signs.ts'
import { circle, type PlainBirth, place, plainChart } from './plain-positions.ts'

type Chart = ReturnType<typeof plainChart>
type Place = ReturnType<typeof place>

const STAR = 360 / 27
const YEAR = 365.25
const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana'] as const
const MANGLIK_HOUSES = [1, 2, 4, 7, 8, 12]
const EXEMPT: Record<number, readonly Sign[]> = {
  2: ['Gemini', 'Virgo'],
  4: ['Aries', 'Scorpio'],
  7: ['Cancer', 'Capricorn'],
  8: ['Sagittarius', 'Pisces'],
  12: ['Taurus', 'Libra'],
}

/** The house of a sign counted from another sign; both numbers start at 1. */
const houseFrom = (from: number, sign: number) => ((sign - from + 12) % 12) + 1

const chartOf = (
  code: string,
  name: string,
  ascendant: Place,
  places: readonly (Place & { name: string; retrograde: boolean })[],
) => {
  const planets = places.map(({ name, sign, sign_number, degree, retrograde }) => ({
    ...{ name, sign, sign_number, degree, retrograde },
    house: houseFrom(ascendant.sign_number, sign_number),
  }))
  const houses = Array.from({ length: 12 }, (_, i) => {
    const sign = (ascendant.sign_number - 1 + i) % 12
    return {
      house: i + 1,
      sign: SIGNS[sign],
      sign_number: sign + 1,
      planets: planets.filter(({ house }) => house === i + 1).map(({ name }) => name),
    }
  })
  return { code, name, ascendant, planets, houses }
}

/** A Julian day as local time with its offset; the clock is `minutes` ahead of UTC. */
const local = (at: number, offset: string, minutes: number) =>
  new Date(Math.round((at - 2_440_587.5) * 86_400) * 1000 + minutes * 60_000).toISOString().slice(0, 19) + offset

const dasha = (moon: number, birth: number, now: number, offset: string) => {
  const minutes = (offset.startsWith('-') ? -1 : 1) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4)))
  const star = Math.floor(moon / STAR)
  const elapsed = moon / STAR - star
  let lord = star % 9
  const balance = Math.floor(VIMSHOTTARI_YEARS[lord]! * (1 - elapsed) * 360 + 1e-6)
  let start = birth - elapsed * VIMSHOTTARI_YEARS[lord]! * YEAR
  let length = 120 * YEAR
  const running = LEVELS.map((level) => {
    if (now < birth || now >= start + length) return [level, null]
    let part = (length * VIMSHOTTARI_YEARS[lord]!) / 120
    while (now >= start + part) {
      start += part
      lord = (lord + 1) % 9
      part = (length * VIMSHOTTARI_YEARS[lord]!) / 120
    }
    length = part
    const period = {
      lord: NAKSHATRA_LORDS[lord],
      start: local(start, offset, minutes),
      end: local(start + part, offset, minutes),
    }
    return [level, period]
  })
  return {
    balance_at_birth: {
      lord: NAKSHATRA_LORDS[star % 9],
      years: Math.floor(balance / 360),
      months: Math.floor(balance / 30) % 12,
      days: balance % 30,
    },
    current: { as_of: local(now, 'Z', 0), ...Object.fromEntries(running) },
  }
}

const manglik = (ascendant: Place, planets: Chart['planets']) => {
  const of = (name: string) => planets.find((planet) => planet.name === name)!
  const mars = of('Mars')
  const jupiter = of('Jupiter')
  const seat = (from: Place) => {
    const house = houseFrom(from.sign_number, mars.sign_number)
    return { house, manglik: MANGLIK_HOUSES.includes(house) }
  }
  const from = { ascendant: seat(ascendant), moon: seat(of('Moon')), venus: seat(of('Venus')) }
  const count = Number(from.ascendant.manglik) + Number(from.moon.manglik)
  const sign = (mars.sign_number - 1) as SignIndex
  const cancellations = []
  if (isOwn('Mars', sign)) cancellations.push(`Mars is in his own sign, ${mars.sign}`)
  if (isExalted('Mars', sign)) cancellations.push(`Mars is exalted in ${mars.sign}`)
  if (jupiter.sign === mars.sign) cancellations.push('Mars is joined by Jupiter')
  if ([5, 7, 9].includes(houseFrom(jupiter.sign_number, mars.sign_number)))
    cancellations.push('Mars is aspected by Jupiter')
  const { house } = from.ascendant
  if (EXEMPT[house]?.includes(mars.sign!)) cancellations.push(`Mars in house ${house} is in ${mars.sign}`)
  return {
    is_manglik: count > 0,
    from,
    intensity: ['none', 'low', 'high'][count],
    cancellations: count > 0 || from.venus.manglik ? cancellations : [],
  }
}

export const plainBundle = (birth: PlainBirth) => {
  const { at, sunLongitude, rising, longitudes, ayanamsha, ascendant, planets } = plainChart(birth, false)
  const [sunAt, moonAt] = longitudes as [number, number]
  const sun = planets[0]!
  const { name: _name, house: _house, speed: _speed, retrograde: _retrograde, combust: _combust, ...moon } = planets[1]!
  const apart = circle(moonAt - sunAt)
  const tithi = Math.floor(apart / 12) + 1
  const moonAttributes = avakhada({
    longitude: moon.longitude,
    sign: moon.sign_number - 1,
    degree: moon.degree,
    nakshatra: moon.nakshatra_number - 1,
    pada: moon.pada,
  } as Parameters<typeof avakhada>[0])
  const { rasiLord: rasi_lord, syllable: name_syllable, ...attributes } = moonAttributes
  const ninth = (longitude: number) => place(circle(longitude * 9))
  return {
    ayanamsha,
    ascendant,
    planets,
    charts: {
      D1: chartOf('D1', 'Rashi', ascendant, planets),
      D9: chartOf(
        'D9',
        'Navamsha',
        ninth(rising),
        planets.map(({ name, retrograde }, at) => ({ ...ninth(longitudes[at]!), name, retrograde })),
      ),
    },
    summary: {
      moon,
      avakhada: { ...attributes, rasi_lord, name_syllable },
      panchang_at_birth: {
        tithi: { name: tithiName(tithi), paksha: pakshaOf(tithi), number: tithi },
        yoga: YOGAS[Math.floor(circle(moonAt + sunAt) / STAR)],
        karana: karanaName(Math.floor(apart / 6) + 1),
      },
      sun_sign: { sidereal: sun.sign, tropical: SIGNS[Math.floor(sunLongitude / 30)] },
    },
    vimshottari: dasha(moonAt, at, Date.now() / 86_400_000 + 2_440_587.5, birth.utc_offset),
    manglik: manglik(ascendant, planets),
  }
}
