import { avakhada, VARNAS } from '../../jyotish/avakhada.ts'
import {
  ATTRIBUTES,
  fractionElapsed,
  GANAS,
  NADIS,
  NAKSHATRA,
  NAKSHATRAS,
  nakshatraLord,
  PADA,
  YONIS,
} from '../../jyotish/nakshatras.ts'
import { maybeTerm, rows, t, term } from '../../schema.ts'
import { siderealLongitude } from '../../sky/expressions.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { Birth, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  placement,
  QualifiedPlacement,
  qualities,
  Star,
  StarLord,
} from '../shared/shapes.ts'
import { warnNearBorder } from './parts/near-border.ts'

export default capability({
  slug: 'find-nakshatra',
  title: 'Find the nakshatra',
  summary: 'The birth nakshatra with its attributes and name syllables, and the Moon’s stay in it.',
  keywords: 'birth star nakshatra mine',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    "The nakshatra is that of the sidereal Moon at the moment: floor(longitude / 13°20') + 1. Its span is found by root search on the Moon’s sidereal longitude, to a second. Attributes follow Muhurta Chintamani ch. 6.",
  input: Birth,
  data: t.Object({
    ayanamsha: Ayanamsha,
    nakshatra: t.Object({
      name: Star,
      number: t.Integer({ minimum: 1, maximum: 27 }),
      lord: StarLord,
      pada: t.Integer({ minimum: 1, maximum: 4 }),
      longitude: t.Number(),
      degree_in_nakshatra: t.Number(),
      percent_elapsed: t.Number(),
      deity: maybeTerm(['Deity']),
      symbol: t.String(),
      gana: term(GANAS),
      yoni: term(YONIS),
      nadi: term(NADIS),
      varna: term(VARNAS, { description: 'Varna of the Moon sign.' }),
    }),
    moon_sign: QualifiedPlacement,
    name_syllables: t.Object({ pada: t.String(), all: rows(t.String(), 4) }),
    span: t.Object({
      starts_at: t.String(),
      ends_at: t.String(),
      pada_starts_at: t.String(),
      pada_ends_at: t.String(),
    }),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart, moment } = natal(input, world)
  const { Moon } = chart.graha
  warnNearBorder(Moon.longitude, world)
  const name = NAKSHATRAS[Moon.nakshatra]!
  const { deity, symbol, gana, yoni, nadi, syllables } = ATTRIBUTES[name]
  const elapsed = fractionElapsed(Moon.longitude)
  const borders = (span: number) => {
    const crossings = world.sky.crossings({
      of: siderealLongitude('Moon', chart.ayanamsha.id),
      span,
      from: plusDays(moment.jd, -1.5),
      to: plusDays(moment.jd, 1.5),
    })
    const local = (jd: JulianDay) => isoLocal(jd, moment.zone)
    return {
      from: local(crossings.findLast((c) => c.at <= moment.jd)!.at),
      to: local(crossings.find((c) => c.at > moment.jd)!.at),
    }
  }
  const star = borders(NAKSHATRA)
  const pada = borders(PADA)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    nakshatra: {
      name,
      number: Moon.nakshatra + 1,
      lord: nakshatraLord(Moon.nakshatra) as (typeof StarLord)['enum'][number],
      pada: Moon.pada,
      longitude: decimals(Moon.longitude),
      degree_in_nakshatra: decimals(elapsed * NAKSHATRA),
      percent_elapsed: decimals(elapsed * 100, 4),
      deity,
      symbol,
      gana,
      yoni,
      nadi,
      varna: avakhada(Moon).varna,
    },
    moon_sign: { ...placement(Moon), ...qualities(Moon.sign) },
    name_syllables: { pada: syllables[Moon.pada - 1]!, all: [...syllables] },
    span: { starts_at: star.from, ends_at: star.to, pada_starts_at: pada.from, pada_ends_at: pada.to },
  }
})
