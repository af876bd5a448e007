import { useLayoutEffect, useRef } from 'preact/hooks'

const ACTIVE = /^(script|foreignObject|iframe|object|embed|style|animate|set|a)$/i
/** Of the drawing itself. */
const isInner = ({ localName, attributes }: Element) =>
  localName === 'use' && [...attributes].every(({ localName: name, value }) => name !== 'href' || value.startsWith('#'))

/** Sets a drawing of the API into the page, without anything in it that could do more than be seen. */
const passive = (text: string): SVGSVGElement | null => {
  // The page allows no style sheet within it, not even while it is read: the colours are in the attributes too.
  const plain = text.replace(/<style>[^<]*<\/style>/g, '')
  const drawing = new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement
  if (!(drawing instanceof SVGSVGElement)) return null
  for (const element of [...drawing.querySelectorAll('*')]) {
    if (ACTIVE.test(element.localName)) element.remove()
    else
      for (const { name } of [...element.attributes])
        if (/^(on|style$|href$|xlink:)/i.test(name) && !(/href$/i.test(name) && isInner(element)))
          element.removeAttribute(name)
  }
  return document.importNode(drawing, true)
}

/** A picture that the API drew. */
export const Drawing = ({
  svg,
  label,
  onReady,
}: {
  svg: string
  label: string
  onReady?: (svg: SVGSVGElement) => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawing = passive(svg)
    if (!drawing || !place.current) return
    drawing.setAttribute('aria-label', label)
    drawing.setAttribute('role', 'img')
    drawing.removeAttribute('width')
    drawing.removeAttribute('height')
    place.current.replaceChildren(drawing)
    onReady?.(drawing)
  }, [svg, label, onReady])
  return <div class="drawing" ref={place} />
}
