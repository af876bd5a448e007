import { openAtlas } from '../atlas/atlas.ts'
import { catalogueIndexOf } from '../capabilities/families.ts'
import { catalogue } from '../capabilities/index.ts'
import { batchOrder } from '../client/batch.ts'
import { type Failure, KhagolaError } from '../client/errors.ts'
import { AYANAMSHAS, type AyanamshaId } from '../ephemeris/ayanamshas.ts'
import { COMPILED_SPAN, compileEphemeris } from '../ephemeris/compiled.ts'
import { createEphemeris } from '../ephemeris/index.ts'
import {
  KARANA,
  type Limb,
  MOON_SIGN_LIMB,
  STAR,
  SUN_SIGN_LIMB,
  scanAlmanac,
  TITHI,
  YOGA_LIMB,
} from '../jyotish/panchang/limbs.ts'
import { createKeylessService } from '../service/keyless-service.ts'
import type { Reply } from '../service/reply.ts'
import { longitudeBetween, longitudeOf } from '../sky/expressions.ts'
import { createSky } from '../sky/index.ts'
import { epochMs, type JulianDay, julianDay as julianDayOf } from '../time/julian-day.ts'
import type * as api from './api.ts'

export { KhagolaError } from '../client/errors.ts'

const entries = new Map(catalogue.map((entry) => [entry.slug, entry]))
const index = catalogueIndexOf(catalogue)
const familyOf = (slug: string) => entries.get(slug)?.family
const unknownSlug = (slug: string) => {
  const message = `The capability ${slug} does not exist.`
  return new KhagolaError({ code: 'not_found', message, field: null, request_id: '', retryable: false })
}
const answerIn = ({ status, body }: Reply) => {
  const answer = JSON.parse(body)
  if (status !== 200) throw new KhagolaError((answer as { error: Failure }).error)
  return answer
}

const LIMBS = {
  tithi: TITHI,
  nakshatra: STAR,
  yoga: YOGA_LIMB,
  karana: KARANA,
  moon_sign: MOON_SIGN_LIMB,
  sun_sign: SUN_SIGN_LIMB,
} satisfies Record<api.LimbName, Limb>

const jd = (moment: api.Moment) => (typeof moment === 'number' ? moment : julianDayOf(moment.getTime())) as JulianDay
const momentsOf = (moments: Float64Array | readonly api.Moment[]) =>
  moments instanceof Float64Array ? moments : Float64Array.from(moments, jd)

const ayanamshaOf = (id: string): AyanamshaId => {
  if (!(id in AYANAMSHAS))
    throw new RangeError(`The ayanamsha ${id} does not exist. Ayanamshas: ${Object.keys(AYANAMSHAS).join(', ')}.`)
  return id as AyanamshaId
}

export const julianDay: typeof api.julianDay = (at) => julianDayOf(at.getTime())
export const dateOf: typeof api.dateOf = (day) => new Date(epochMs(day as JulianDay))

export const openKhagola: typeof api.openKhagola = async ({ ephePaths: paths = [], compiled, now = Date.now } = {}) => {
  const ephemeris = createEphemeris({ paths, ...(compiled ? { compiled: { path: compiled, ...COMPILED_SPAN } } : {}) })
  const sky = createSky(ephemeris)
  const service = createKeylessService({ sky, atlas: openAtlas(), clock: { now } })

  return {
    async call(slug, input) {
      const entry = entries.get(slug)
      if (!entry) throw unknownSlug(slug)
      const answer = await service.answer(entry, input)
      if ('status' in answer) throw new KhagolaError((JSON.parse(answer.body) as { error: Failure }).error)
      return answer as never
    },
    batch: async (calls, { defaults } = {}) =>
      answerIn(await service.batch(index, batchOrder(calls, defaults, familyOf, unknownSlug))),

    positions: (moments, bodies, { frame = 'ecliptic', into } = {}) =>
      ephemeris.positionBatch(momentsOf(moments), bodies, frame, into),
    ayanamsha: (moments, id) => ephemeris.ayanamshaBatch(momentsOf(moments), ayanamshaOf(id)).values,

    async crossings({ of, every, from, to, ayanamsha }) {
      const angle = typeof of === 'string' ? longitudeOf(of) : longitudeBetween(...of)
      // The ayanamsha cancels out in a difference of two longitudes.
      const sidereal =
        ayanamsha && typeof of === 'string' ? { ayanamsha: { id: ayanamshaOf(ayanamsha), factor: 1 } } : {}
      const matches = await sky.scan({ of: { ...angle, ...sidereal }, span: every, from: jd(from), to: jd(to) })
      return matches.map(({ at, multiple, direction }) => ({ at, degrees: multiple * every, direction }))
    },

    async panchang(limbs, from, to) {
      const window = { from: jd(from), to: jd(to) }
      const almanac = await scanAlmanac(
        limbs.map((name) => LIMBS[name]),
        window,
        sky,
      )
      const windows = limbs.map((name) => {
        const limb: Limb = LIMBS[name]
        const limbWindows = almanac.during(limb, window)
        return [
          name,
          limbWindows.map((limbWindow) => ({
            ...limbWindow,
            name: limb.names[(limbWindow.number - 1) % limb.names.length]!,
          })),
        ]
      })
      return Object.fromEntries(windows)
    },

    range: sky.range,

    async compile(path) {
      await compileEphemeris({ paths, path, ...COMPILED_SPAN })
      ephemeris.useCompiled({ path, ...COMPILED_SPAN })
    },
  }
}
