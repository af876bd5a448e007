import { dms } from '../intl.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'
import type { PictureParts } from './picture-tooltip.tsx'

// What docs/pictures.md promises of the pictures of the API, in words.

/** In the order in which keys go through them. */
const KINDS = ['.point', '.planet', '.axis', '.house', '.aspect', '.sign']
const ANGLES: Record<string, string> = { AC: 'Ascendant', MC: 'Midheaven', DC: 'Descendant', IC: 'Imum Coeli' }

const dataOf = (part: Element) => (part as SVGElement).dataset
const among = (known: readonly (string | false | undefined)[]): string[] => known.filter((each) => !!each) as string[]
const houseNamed = (house: string | undefined) => house && `${say('house')} ${house}`
const inSign = (longitude: string | undefined, sign: string | undefined) =>
  among([longitude !== undefined && dms(Number(longitude) % 30), sign && term(sign)]).join(' ')

const told = (part: Element, rings: Rings): string[] => {
  const its = dataOf(part)
  const motion = among([its.retrograde && say('retrograde'), its.combust && say('combust')]).join(', ')
  if (its.point) {
    const ring = dataOf(part.closest('.points') ?? part).ring as keyof Rings | undefined
    return among([term(its.point), inSign(its.longitude, its.sign), houseNamed(its.house), motion, ring && rings[ring]])
  }
  if (its.planet) {
    const { house, sign } = dataOf(part.closest('.house') ?? part)
    return among([
      term(its.planet),
      among([its.degree && `${its.degree}°`, sign && term(sign)]).join(' '),
      houseNamed(house),
      motion,
    ])
  }
  if (its.a && its.b)
    return among([
      `${term(its.a)} ${term(its.aspect)} ${term(its.b)}`,
      `${say('orb')} ${dms(Number(its.orb))}`,
      its.nature && term(its.nature),
    ])
  if (its.axis) return [term(ANGLES[its.axis] ?? its.axis), inSign(its.longitude, its.sign)]
  if (its.house) {
    const within = [...part.querySelectorAll('.planet')].map((each) => term(dataOf(each).planet))
    return among([houseNamed(its.house), inSign(its.longitude, its.sign), within.join(', ')])
  }
  return among([term(its.sign), its.element && term(its.element)])
}

/** Whose points an aspect joins are seen; the others step back. */
const onPoint = (picture: Element, part: Element | null) => {
  const its = part && dataOf(part)
  const isOf = (aspect: Element) => {
    const { a, b } = dataOf(aspect)
    return aspect === part || a === its?.point || b === its?.point
  }
  const chooses = !!its && (its.point !== undefined || its.a !== undefined)
  for (const aspect of picture.querySelectorAll('.aspect')) aspect.classList.toggle('aside', chooses && !isOf(aspect))
}

/** Whose the points of a ring are, where a wheel has two. */
export interface Rings {
  inner?: string | undefined
  outer?: string | undefined
}

export const picturePartsWith = (rings: Rings): PictureParts => ({
  of: (picture) => KINDS.flatMap((kind) => [...picture.querySelectorAll(kind)]),
  told: (part) => told(part, rings),
  onPoint,
})
