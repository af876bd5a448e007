const OURS = /^<svg [^>]*\bclass="chart /
const OUTLINE = /<path id="([^"]+)" d="([^"]*)"\/>/g
const FOR_PAGES = /<title>[^<]*<\/title>| (?:data-[a-z]+|class)="[^"]*"/g
const WORD = /<g ([^>]*)>((?:<use xlink:href="#[^"]+"(?: x="[^"]*")?(?: y="[^"]*")?\/>)+)<\/g>/g
const LETTER = /#([^"]+)"(?: x="([^"]*)")?(?: y="([^"]*)")?/g
const USE = /<use xlink:href="#([^"]+)"(?! [xy]=)/g

/**
 * A drawing of a pen with each outline where it is used, a word as one path, and nothing that is for pages alone: resvg takes
 * longer over a `use` than over the path itself. Any other SVG is left as it is.
 */
export const inlineGlyphUses = (svg: string): string => {
  if (!OURS.test(svg)) return svg
  const outlines = new Map<string, string>()
  const bare = svg.replace(OUTLINE, (_, id: string, data: string) => {
    outlines.set(id, data)
    return ''
  })
  // Outlines of letters are steps from a point on: they go on from wherever they are put.
  const letter = (_: string, id: string, x = '0', y = '0') => `M${x} ${y}${outlines.get(id)}`
  const wordOf = (letters: string) =>
    Array.from(letters.matchAll(LETTER), ([whole, id, x, y]) => letter(whole, id!, x, y)).join('')
  return bare
    .replace(FOR_PAGES, '')
    .replace(WORD, (_, look: string, letters: string) => `<path d="${wordOf(letters)}" ${look}/>`)
    .replace(USE, (_, id: string) => `<path d="${outlines.get(id)}"`)
}
