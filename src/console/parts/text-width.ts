/** The context that measures texts, created on first use; null if canvas is unavailable. */
let canvas: CanvasRenderingContext2D | null | undefined

/** The width of a text in pixels, in a CSS `font`. */
export const widthOfText = (text: string, font: string): number => {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (!canvas) return 0
  canvas.font = font
  return canvas.measureText(text).width
}
