import { printable } from './chart-labels.ts'
import { CAPTION_FAMILIES, captionFaces, koreanFaces } from './fonts.ts'
import { satori } from './satori.ts'
import { element } from './typeset.ts'

/** One line of anybody's text: its first baseline box begins at (x, y), and it is cut with an ellipsis at `width`. */
export interface Caption {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly colour: string
  readonly bold?: boolean
  readonly align?: 'left' | 'right' | 'center'
}

const LONGEST = 240
const HANGUL = /^\p{Script=Hangul}+$/u

const outlined = async (captions: readonly Caption[], extent: number) => {
  const missing = new Set<string>()
  const svg = await satori(
    element(
      { position: 'relative', display: 'flex', width: extent, height: extent, fontFamily: CAPTION_FAMILIES },
      captions.map(({ text, x, y, width, size, colour, bold, align = 'left' }) =>
        element(
          {
            position: 'absolute',
            display: 'block',
            left: x,
            top: y,
            width,
            fontSize: size,
            lineHeight: 1.3,
            color: colour,
            fontWeight: bold ? 700 : 400,
            textAlign: align,
            lineClamp: 1,
            wordBreak: 'break-all',
          },
          text,
        ),
      ),
    ) as Parameters<typeof satori>[0],
    {
      width: extent,
      height: extent,
      fonts: captionFaces(),
      loadAdditionalAsset: async (_, segment) => {
        const faces = HANGUL.test(segment) ? koreanFaces(segment) : []
        if (!faces.length) for (const character of segment) missing.add(character)
        return faces
      },
    },
  )
  const paths = [...svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"/g)].map(
    ([, fill, outline]) => `<path fill="${fill}" d="${outline!.trim()}"/>`,
  )
  return { missing, paths }
}

/**
 * Captions as outlines, shaped by satori: the picture is the same whatever fonts its reader has.
 * A character that no bundled font has is left out, rather than drawn as a box.
 */
export const captionPaths = async (captions: readonly Caption[], extent: number): Promise<string> => {
  const clean = captions
    .map((caption) => ({ ...caption, text: printable(caption.text, LONGEST) }))
    .filter(({ text }) => text)
  if (!clean.length) return ''
  const { missing, paths } = await outlined(clean, extent)
  if (!missing.size) return paths.join('')
  return captionPaths(
    clean.map((caption) => ({ ...caption, text: [...caption.text].filter((c) => !missing.has(c)).join('') })),
    extent,
  )
}
