import { invalid } from '../../faults.ts'
import { daysWithin, maybe, maybeTerm, nullable, oneOf, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { ENTRANCE_CODES, entranceAt } from '../../traditions/vastu/entrances.ts'
import { normaliseDegrees, signedTurn } from '../../traditions/vastu/geometry.ts'
import { decimalYear, MAGNETIC_MODELS, magneticField, modelOf } from '../../traditions/vastu/magnetic.ts'
import { UNUSABLE_FIELD, WEAK_FIELD } from '../../traditions/vastu/north.ts'
import { ZONES_8, ZONES_16, zone8At, zone16At } from '../../traditions/vastu/zones.ts'
import { capability } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { MAGNETIC_DAYS } from '../shared/date-ranges.ts'
import { only } from '../shared/inputs.ts'
import { LATITUDE, LONGITUDE, rounded } from './parts/plan-input.ts'

export default capability({
  slug: 'vastu-declination',
  title: 'Magnetic declination',
  summary: 'The declination of magnetic north at a place and date, and a compass reading corrected by it.',
  weight: 'light',
  status: 'beta',
  varies: true,
  method:
    'The declination is that of the World Magnetic Model of the date (WMM2025 from 2024.87, before that WMM2020, WMM2015v2, and WMM2015 back to 2014.9; NOAA and BGS), degree 12 on the WGS84 ellipsoid with linear secular variation. The uncertainty is sqrt(0.26² + (5417/H)²) degrees with H in nT, as published for WMM2025. No model covers local iron and wiring.',
  input: only({
    latitude: LATITUDE,
    longitude: LONGITUDE,
    date: maybe(t.String({ format: 'date', ...daysWithin(MAGNETIC_DAYS, 'Day, YYYY-MM-DD; default: today in UTC.') })),
    altitude_m: maybe(
      t.Number({
        minimum: -1000,
        maximum: 100_000,
        default: 0,
        description: 'Altitude above the WGS84 ellipsoid, metres.',
      }),
    ),
    reading_degrees: maybe(
      t.Number({ minimum: 0, exclusiveMaximum: 360, description: 'A magnetic compass bearing to correct.' }),
    ),
  }),
  data: t.Object({
    location: t.Object({ latitude: t.Number(), longitude: t.Number(), altitude_m: t.Number() }),
    date: t.String(),
    model: t.Object({
      name: oneOf(MAGNETIC_MODELS.map(({ name }) => name) as [string, ...string[]]),
      epoch: t.Number(),
      valid_from: t.Number({ description: 'Start of validity, decimal year.' }),
      valid_to: t.Number(),
    }),
    declination_degrees: t.Number({ description: 'Magnetic declination, degrees, east positive.' }),
    inclination_degrees: t.Number({ description: 'Inclination of the field in degrees, down positive.' }),
    horizontal_intensity_nt: t.Number(),
    total_intensity_nt: t.Number(),
    annual_change_degrees: t.Number({ description: 'Annual change of the declination.' }),
    uncertainty_degrees: t.Number({ description: 'One standard deviation of the declination.' }),
    true_bearing_degrees: nullable(t.Number()),
    direction: nullable(
      t.Object({
        zone_8: oneOf(ZONES_8, { $id: 'Direction8', description: 'One of eight directions.' }),
        zone_16: oneOf(ZONES_16, { $id: 'Direction16', description: 'One of sixteen directions.' }),
        entrance_32: oneOf(ENTRANCE_CODES),
        devata: maybeTerm(['VastuDevata']),
      }),
    ),
    warnings: t.Array(t.String()),
  }),
  example: { latitude: 28.6139, longitude: 77.209, date: '2026-06-21', reading_degrees: 100 },
}).compute((input, world) => {
  const date = input.date ? readDate(input.date, 'date', world) : civilOf(world.now)
  const year = decimalYear(date)
  const model = modelOf(year)
  if (!model)
    throw invalid(
      'date',
      `\`date\` must be between ${MAGNETIC_MODELS.at(-1)!.validFrom} and ${MAGNETIC_MODELS[0].validTo} (decimal years), the range of the magnetic models.`,
    )
  const location = { latitude: input.latitude, longitude: input.longitude, altitude_m: input.altitude_m ?? 0 }
  const field = magneticField(model, { ...location, altitudeMetres: location.altitude_m }, year)
  const useless = field.horizontal < UNUSABLE_FIELD
  const reading = input.reading_degrees ?? null
  const bearing = reading === null || useless ? null : normaliseDegrees(reading + field.declination)
  return {
    location,
    date: dateText(date),
    model: { name: model.name, epoch: model.epoch, valid_from: model.validFrom, valid_to: model.validTo },
    declination_degrees: rounded(signedTurn(field.declination)),
    inclination_degrees: rounded(field.inclination),
    horizontal_intensity_nt: rounded(field.horizontal, 1),
    total_intensity_nt: rounded(field.total, 1),
    annual_change_degrees: rounded(field.annualChange),
    uncertainty_degrees: rounded(field.uncertainty),
    true_bearing_degrees: bearing === null ? null : rounded(bearing) % 360,
    direction:
      bearing === null
        ? null
        : {
            zone_8: zone8At(bearing),
            zone_16: zone16At(bearing),
            entrance_32: entranceAt(bearing).code,
            devata: entranceAt(bearing).devata,
          },
    warnings: useless
      ? ['The horizontal field is below 2000 nT: a compass is of no use here, and the reading was not corrected.']
      : field.horizontal < WEAK_FIELD
        ? ['The horizontal field is below 6000 nT: a compass is unsure here.']
        : [],
  }
})
