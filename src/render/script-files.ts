import { fontFile } from './fonts.ts'
import { faceOf, type Typeface } from './typefaces.ts'

const fileByFace = new Map<Typeface, string>()

/** Paths of font files, regular and bold, for the characters of an SVG document that are not in Latin-1. */
export const scriptFiles = (svg: string): string[] => {
  const characters = new Set(svg.match(/[\u0100-\u1FFF\u2E80-\uFFFC]/gu))
  const faces = new Set(
    [...characters].flatMap((character) =>
      (['regular', 'bold'] as const).flatMap((weight) => faceOf(character, weight) ?? []),
    ),
  )
  return [...faces].map((face) => {
    let file = fileByFace.get(face)
    if (!file) fileByFace.set(face, (file = fontFile(face.name, face.file)))
    return file
  })
}
