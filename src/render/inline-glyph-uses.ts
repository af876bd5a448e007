const PEN_DRAWING = /^<svg [^>]*\bclass="chart /
const OUTLINE = /<path id="([^"]+)" d="([^"]*)"\/>/g
const PAGE_ATTRIBUTES = /<title>[^<]*<\/title>| (?:data-[a-z]+|class)="[^"]*"/g
const WORD = /<g ([^>]*)>((?:<use xlink:href="#[^"]+"(?: x="[^"]*")?(?: y="[^"]*")?\/>)+)<\/g>/g
const LETTER = /#([^"]+)"(?: x="([^"]*)")?(?: y="([^"]*)")?/g
const USE = /<use xlink:href="#([^"]+)"(?! [xy]=)/g

/**
 * A drawing for rasterisation: each `<use>` is replaced by its outline, each word is one path, and titles, classes and `data-`
 * attributes are removed. resvg draws a path faster than a `<use>`. An SVG that no pen drew is returned unchanged.
 */
export const inlineGlyphUses = (svg: string): string => {
  if (!PEN_DRAWING.test(svg)) return svg
  const outlines = new Map<string, string>()
  const withoutOutlines = svg.replace(OUTLINE, (_, id: string, data: string) => {
    outlines.set(id, data)
    return ''
  })
  // Letter outlines are relative paths, so they can start at any point.
  const letter = (_: string, id: string, x = '0', y = '0') => `M${x} ${y}${outlines.get(id)}`
  const wordOf = (letters: string) =>
    Array.from(letters.matchAll(LETTER), ([match, id, x, y]) => letter(match, id!, x, y)).join('')
  return withoutOutlines
    .replace(PAGE_ATTRIBUTES, '')
    .replace(WORD, (_, look: string, letters: string) => `<path d="${wordOf(letters)}" ${look}/>`)
    .replace(USE, (_, id: string) => `<path d="${outlines.get(id)}"`)
}
