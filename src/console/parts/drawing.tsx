import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { picturePartsWith, type RingNames } from './picture-parts.ts'
import { PictureTooltip } from './picture-tooltip.tsx'

const UNSAFE_ELEMENTS = /^(script|foreignObject|iframe|object|embed|style|animate|set|a)$/i
/** Of the drawing itself. */
const isInternalReference = ({ localName, attributes }: Element) =>
  localName === 'use' && [...attributes].every(({ localName: name, value }) => name !== 'href' || value.startsWith('#'))

/** Sets a drawing of the API into the page, without anything in it that could do more than be seen. */
const sanitiseSvg = (svg: string): SVGSVGElement | null => {
  // The page allows no style sheet within it, not even while it is read: the colours are in the attributes too.
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

/** A picture that the API drew; what it says of its parts is told by pointer and keys. */
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
    // In the page they tell more, and in its language.
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
