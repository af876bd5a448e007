import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { picturePartsWith, type RingNames } from './picture-parts.ts'
import { PictureTooltip } from './picture-tooltip.tsx'

const UNSAFE_ELEMENTS = /^(script|foreignObject|iframe|object|embed|style|animate|set|a)$/i
/** True if an element is a `use` that refers to the drawing itself. */
const isInternalReference = ({ localName, attributes }: Element) =>
  localName === 'use' && [...attributes].every(({ localName: name, value }) => name !== 'href' || value.startsWith('#'))

/** Parses an SVG drawing and removes scripts, links, styles and animations. Null if the text is no SVG. */
const sanitiseSvg = (svg: string): SVGSVGElement | null => {
  // The content security policy blocks inline style sheets even while parsing. The attributes contain the colours too.
  const withoutStyle = svg.replace(/<style>[^<]*<\/style>/g, '')
  const drawing = new DOMParser().parseFromString(withoutStyle, 'image/svg+xml').documentElement
  if (!(drawing instanceof SVGSVGElement)) return null
  for (const element of [...drawing.querySelectorAll('*')]) {
    if (UNSAFE_ELEMENTS.test(element.localName)) element.remove()
    else
      for (const { name } of [...element.attributes])
        if (/^(on|style$|href$|xlink:)/i.test(name) && !(/href$/i.test(name) && isInternalReference(element)))
          element.removeAttribute(name)
  }
  return document.importNode(drawing, true)
}

/** A picture of the API, with tooltips for its parts if it has any. */
export const Drawing = ({ svg, label, rings }: { svg: string; label: string; rings?: RingNames }) => {
  const container = useRef<HTMLDivElement>(null)
  const { inner, outer } = rings ?? {}
  const parts = useMemo(() => picturePartsWith({ inner, outer }), [inner, outer])
  const drawing = useMemo(() => sanitiseSvg(svg), [svg])
  const hasParts = drawing !== null && parts.list(drawing).length > 0
  useLayoutEffect(() => {
    if (!drawing || !container.current) return
    drawing.setAttribute('aria-label', label)
    drawing.setAttribute('role', 'img')
    drawing.removeAttribute('width')
    drawing.removeAttribute('height')
    // The tooltips contain more, in the language of the page.
    for (const part of parts.list(drawing)) part.querySelector(':scope > title')?.remove()
    container.current.replaceChildren(drawing)
  }, [drawing, label, parts, hasParts])
  const picture = <div ref={container} />
  if (!hasParts) return <div class="drawing">{picture}</div>
  return (
    <PictureTooltip name="drawing" label={label} parts={parts}>
      {picture}
    </PictureTooltip>
  )
}
