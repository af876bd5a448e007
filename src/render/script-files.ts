import { fontFile } from './fonts.ts'
import { faceOf, type Typeface } from './typefaces.ts'

const written = new Map<Typeface, string>()

/** Files of the faces that write what stands in an SVG document in other scripts than Latin, regular and bold. */
export const scriptFiles = (svg: string): string[] => {
  const characters = new Set(svg.match(/[\u0100-\u1FFF\u2E80-\uFFFC]/gu))
  const faces = new Set(
    [...characters].flatMap((character) =>
      (['regular', 'bold'] as const).flatMap((weight) => faceOf(character, weight) ?? []),
    ),
  )
  return [...faces].map((face) => {
    let file = written.get(face)
    if (!file) written.set(face, (file = fontFile(face.name, face.file)))
    return file
  })
}
