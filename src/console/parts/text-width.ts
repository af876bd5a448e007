/** Measures texts as the page sets them. */
let canvas: CanvasRenderingContext2D | null | undefined

/** The width of a text in pixels; `font` as CSS writes it. */
export const widthOfText = (text: string, font: string): number => {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = font
  return canvas.measureText(text).width
}
