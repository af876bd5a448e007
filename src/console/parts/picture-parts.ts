import { dms } from '../intl.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'
import type { PictureParts } from './picture-tooltip.tsx'

// Descriptions of the parts of the pictures of the API, from the classes and data attributes in docs/pictures.md.

/** Selectors of the parts, in the order of keyboard navigation. */
const PART_SELECTORS = ['.point', '.planet', '.axis', '.house', '.aspect', '.sign']
const ANGLES: Record<string, string> = { AC: 'Ascendant', MC: 'Midheaven', DC: 'Descendant', IC: 'Imum Coeli' }

const dataOf = (part: Element) => (part as SVGElement).dataset
const withoutEmpty = (values: readonly (string | false | undefined)[]): string[] =>
  values.filter((each) => !!each) as string[]
const houseText = (house: string | undefined) => house && `${translate('house')} ${house}`
const signPosition = (longitude: string | undefined, sign: string | undefined) =>
  withoutEmpty([longitude !== undefined && dms(Number(longitude) % 30), sign && term(sign)]).join(' ')

const describePart = (part: Element, ringNames: RingNames): string[] => {
  const data = dataOf(part)
  const motion = withoutEmpty([data.retrograde && translate('retrograde'), data.combust && translate('combust')]).join(
    ', ',
  )
  if (data.point) {
    const ring = dataOf(part.closest('.points') ?? part).ring as keyof RingNames | undefined
    return withoutEmpty([
      term(data.point),
      signPosition(data.longitude, data.sign),
      houseText(data.house),
      motion,
      ring && ringNames[ring],
    ])
  }
  if (data.planet) {
    const { house, sign } = dataOf(part.closest('.house') ?? part)
    return withoutEmpty([
      term(data.planet),
      withoutEmpty([data.degree && `${data.degree}°`, sign && term(sign)]).join(' '),
      houseText(house),
      motion,
    ])
  }
  if (data.a && data.b)
    return withoutEmpty([
      `${term(data.a)} ${term(data.aspect)} ${term(data.b)}`,
      `${translate('orb')} ${dms(Number(data.orb))}`,
      data.nature && term(data.nature),
    ])
  if (data.axis) return [term(ANGLES[data.axis] ?? data.axis), signPosition(data.longitude, data.sign)]
  if (data.house) {
    const planets = [...part.querySelectorAll('.planet')].map((each) => term(dataOf(each).planet))
    return withoutEmpty([houseText(data.house), signPosition(data.longitude, data.sign), planets.join(', ')])
  }
  return withoutEmpty([term(data.sign), data.element && term(data.element)])
}

/** Fades all aspects but those of the highlighted point, or all but the highlighted aspect. */
const fadeOtherAspects = (picture: Element, part: Element | null) => {
  const data = part && dataOf(part)
  const belongsToPart = (aspect: Element) => {
    const { a, b } = dataOf(aspect)
    return aspect === part || a === data?.point || b === data?.point
  }
  const isSelection = !!data && (data.point !== undefined || data.a !== undefined)
  for (const aspect of picture.querySelectorAll('.aspect'))
    aspect.classList.toggle('faded', isSelection && !belongsToPart(aspect))
}

/** The names of the people in a wheel of two charts, by ring. */
export interface RingNames {
  inner?: string | undefined
  outer?: string | undefined
}

export const picturePartsWith = (ringNames: RingNames): PictureParts => ({
  list: (picture) => PART_SELECTORS.flatMap((kind) => [...picture.querySelectorAll(kind)]),
  describe: (part) => describePart(part, ringNames),
  onPoint: fadeOtherAspects,
})
