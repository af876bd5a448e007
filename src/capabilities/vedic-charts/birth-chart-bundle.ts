import { DASHA_LEVELS, periodsAt } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { type ManglikReference, manglikSummary } from '../../jyotish/doshas/manglik.ts'
import { nakshatraLord } from '../../jyotish/nakshatras.ts'
import { nullable, t, term } from '../../schema.ts'
import { isoLocal, isoUtc } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { LordSpan } from '../shared/dasha-periods.ts'
import { birth, independence } from '../shared/inputs.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  Chart,
  House,
  Placement,
  Planets,
  placement,
  planetRow,
  StarLord,
  vargaChart,
} from '../shared/shapes.ts'
import { ascendantText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'
import { Avakhada, avakhadaObject, limbFields, limbsAt, SunSign, sunSign } from '../shared/summary.ts'

const LEVELS = DASHA_LEVELS.slice(0, 5) as ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana']
const Running = nullable(LordSpan)
const From = t.Object({ house: House, manglik: t.Boolean() })

const choices = choosing('positions')

export default capability({
  slug: 'birth-chart-bundle',
  title: 'Birth chart bundle',
  summary:
    'Rashi and navamsha charts, avakhada, panchang at birth, Vimshottari now, and the Manglik check, in one call.',
  weight: 'heavy',
  withoutTime: 'sampled',
  method:
    'Positions are apparent geocentric longitudes of date less the ayanamsha (default Lahiri), with whole-sign houses and the mean node. Avakhada follows the Moon. Vimshottari has years of 365.25 days from the Moon (BPHS ch. 46), with the periods running at the moment of the call. Manglik is Mars in 1, 2, 4, 7, 8 or 12 from the ascendant or the Moon; cancellations are named, not applied (Muhurta Sangraha).',
  input: birth({ ...choices.input, format: TextFormatInput }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: Placement,
    planets: Planets,
    charts: t.Object({ D1: Chart, D9: Chart }),
    summary: t.Object({
      moon: Placement,
      avakhada: Avakhada,
      panchang_at_birth: t.Object(limbFields),
      sun_sign: SunSign,
    }),
    vimshottari: t.Object({
      balance_at_birth: t.Object({
        lord: StarLord,
        years: t.Integer(),
        months: t.Integer({ description: 'Months of 30 days, twelve to a year.' }),
        days: t.Integer(),
      }),
      current: t.Object({
        as_of: t.String({ description: 'Moment of the running periods, UTC.' }),
        mahadasha: Running,
        antardasha: Running,
        pratyantardasha: Running,
        sookshma: Running,
        prana: Running,
      }),
    }),
    manglik: t.Object({
      is_manglik: t.Boolean(),
      from: t.Object({ ascendant: From, moon: From, venus: From }),
      intensity: term(['none', 'low', 'high']),
      cancellations: t.Array(t.String()),
    }),
    ...choices.data,
    text: TextField,
  }),
  example: independence,
  varies: true,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment } = birth
  const moon = chart.graha.Moon
  const dasha = vimshottari(moon.longitude, moment.jd)
  const at = momentOfLife(null, 'datetime', birth, world)
  const now = periodsAt(dasha, at, LEVELS.length)
  if (now.length === 0)
    world.warn(
      'moment_outside_periods',
      'The current date is after the 120 years of this Vimshottari cycle; no period is running.',
    )
  const level = (index: number) => {
    const period = now[index]
    return period
      ? {
          lord: period.ruler as (typeof StarLord)['enum'][number],
          start: isoLocal(period.start, moment.zone),
          end: isoLocal(period.end, moment.zone),
        }
      : null
  }
  const mars = manglikSummary(chart)
  const seat = (reference: ManglikReference) => {
    const { house, counts } = mars.from[reference]
    return { house, manglik: counts }
  }
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: placement(chart.ascendant),
    planets: chart.planets.map(planetRow),
    charts: { D1: vargaChart(chart, 'D1'), D9: vargaChart(chart, 'D9') },
    summary: {
      moon: placement(moon),
      avakhada: avakhadaObject(moon),
      panchang_at_birth: limbsAt(chart),
      sun_sign: sunSign(chart),
    },
    vimshottari: {
      balance_at_birth: {
        lord: nakshatraLord(moon.nakshatra) as (typeof StarLord)['enum'][number],
        ...yearsMonthsDays(dasha.balance),
      },
      current: {
        as_of: isoUtc(at),
        mahadasha: level(0),
        antardasha: level(1),
        pratyantardasha: level(2),
        sookshma: level(3),
        prana: level(4),
      },
    },
    manglik: {
      is_manglik: mars.isManglik,
      from: { ascendant: seat('Ascendant'), moon: seat('Moon'), venus: seat('Venus') },
      intensity: mars.intensity,
      cancellations: mars.cancellations,
    },
    ...choices.of(input),
    ...textField(input.format, siderealHeading('Vedic birth chart', birth), () => [
      placedSection('Planets', ascendantText(chart.ascendant), chart.planets.map(planetRow)),
      placedSection('Navamsha (D9)', vargaChart(chart, 'D9').ascendant.sign, vargaChart(chart, 'D9').planets),
    ]),
  }
})
