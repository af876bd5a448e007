import type { AspectName, AspectPoint, Contact } from '../../../western/aspects.ts'
import type { Name } from '../../../western/points.ts'
import { possessive } from '../../../wording.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'

const WITH_ARTICLE = new Set<Name>(['Sun', 'Moon', 'Ascendant', 'Midheaven', 'North Node', 'South Node'])
/** A point's name in a sentence. */
export const withArticle = (name: Name): string => (WITH_ARTICLE.has(name) ? `the ${name}` : name)
/** A natal point's name: `the natal Sun`. */
export const asNatal = (name: Name): string => (WITH_ARTICLE.has(name) ? `the natal ${name}` : `natal ${name}`)

/** The position of a point: `Aquarius, house 9`. */
export const placeInWords = ({ longitude, house }: { readonly longitude: number; readonly house: number | null }) =>
  `${signName(signOf(longitude))}${house === null ? '' : `, house ${house}`}`

const BETWEEN: Partial<Record<AspectName, string>> = {
  conjunction: 'conjunct',
  opposition: 'opposite',
  quincunx: 'in quincunx with',
}
/** `the Sun trine Mars`; with owners `Ada’s Sun trine Ben’s Mars`. */
export const contactInWords = (
  { a, b, aspect }: Contact<AspectPoint>,
  owners?: { readonly a: string; readonly b: string },
): string =>
  [
    owners ? `${possessive(owners.a)} ${a.name}` : withArticle(a.name),
    BETWEEN[aspect] ?? aspect,
    owners ? `${possessive(owners.b)} ${b.name}` : withArticle(b.name),
  ].join(' ')
