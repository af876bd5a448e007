// Small documents that are expensive to draw: each enlarges or repeats one kind of work of a renderer.

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 680 216">'
const document = (inner: string) => `${OPEN}${inner}</svg>`
const times = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i)).join('')
/** A pseudo-random integer from 0 to `below` - 1, the same for the same `i`. */
const random = (i: number, below: number) => Math.abs(Math.trunc(Math.sin(i * 12.9898) * 43758.5453)) % below
const point = (i: number) => `${random(i, 680)} ${random(i + 0.5, 216)}`
const lines = (count: number) => times(count, (i) => `L${point(i)}`)
/** `leaf` drawn base ** levels times by nested `use` elements. */
const repeated = (leaf: string, levels: number, base = 2) =>
  `<defs><g id="u0">${leaf}</g>${times(levels, (i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(base)}</g>`)}</defs><use href="#u${levels}"/>`
const ALL = 'width="680" height="216"'
const HUGE = 'x="-9999" y="-9999" width="19999" height="19999"'
const PATTERN = 'id="p" patternUnits="userSpaceOnUse"'
const GRADIENT =
  '<radialGradient id="r"><stop stop-color="red"/><stop offset="1" stop-color="blue" stop-opacity=".5"/></radialGradient>'

type Make = (size: number) => string

/** Makers of documents by kind of work; `size` 1 to 10, from just too much to far too much. */
const KINDS: Readonly<Record<string, Make>> = {
  'a tile': (n) =>
    `<pattern ${PATTERN} width="${n * 4000}" height="${n * 4000}"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  'a tile by the box of its shape': (n) =>
    `<pattern id="p" width="1" height="1"><rect width="9" height="9"/></pattern><rect width="${n * 5000}" height="${n * 5000}" fill="url(#p)"/>`,
  'a tile in a scaled pattern': (n) =>
    `<pattern ${PATTERN} width="9" height="9" patternTransform="scale(${n * 400})"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  'a tile in a scaled group': (n) =>
    `<pattern ${PATTERN} width="9" height="9"><rect width="9" height="9"/></pattern><g transform="scale(${n * 30}) scale(20)"><rect ${ALL} fill="url(#p)"/></g>`,
  'a tile by a matrix': (n) =>
    `<pattern ${PATTERN} width="50" height="50" patternTransform="matrix(0 ${n * 90} ${n * 90} 0 0 0)"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  'a tile that is inherited': (n) =>
    `<pattern id="q" patternUnits="userSpaceOnUse" width="${n * 4000}" height="${n * 4000}"><rect width="9" height="9"/></pattern><pattern id="p" href="#q"/><g fill="url(#p)"><rect ${ALL}/></g>`,
  'a tile as a stroke': (n) =>
    `<pattern ${PATTERN} width="${n * 4000}" height="${n * 4000}"><rect width="9" height="9"/></pattern><path d="M0 0H600" style="stroke:url(#p)"/>`,
  'a tile behind a text': (n) =>
    `<pattern ${PATTERN} width="${n * 4000}" height="${n * 4000}"><rect width="9" height="9"/></pattern><text y="99" fill="url(#p)">A</text>`,
  'a tile in a nested picture': (n) =>
    `<pattern ${PATTERN} width="9" height="9"><rect width="9" height="9"/></pattern><svg width="680" height="680" viewBox="0 0 1 1"><rect width="${n}" height="1" fill="url(#p)"/></svg>`,
  'a tile of per cents': (n) =>
    `<pattern ${PATTERN} width="${n * 600}%" height="${n * 600}%"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  'many tiles': (n) =>
    `<pattern ${PATTERN} width="200" height="200"><rect width="9" height="9"/></pattern>${times(n * 300, () => `<rect ${ALL} fill="url(#p)"/>`)}`,
  'tiles in tiles': (n) =>
    `${times(4, (i) => `<pattern id="t${i}" patternUnits="userSpaceOnUse" width="${900 * n}" height="900"><rect width="${900 * n}" height="900" fill="url(#t${i + 1})"/><rect width="90" height="90" fill="url(#t${i + 1})"/></pattern>`)}<pattern id="t4" patternUnits="userSpaceOnUse" width="${900 * n}" height="900"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#t0)"/>`,
  'a path that is repeated': (n) =>
    repeated(`<path stroke="#000" stroke-width="9" stroke-linejoin="round" d="M0 0${lines(n * 900)}"/>`, 5),
  'a long path': (n) =>
    `<path d="M0 0${times(2000 * n + 24_000, (i) => `l${random(i, 9)} ${random(i + 0.5, 9) - 4}`)}"/>`,
  'a path of arcs': (n) =>
    repeated(`<path d="M0 0${times(n * 100, (i) => `A200 ${9 + (i % 90)} ${i} 1 1 ${point(i)}`)}"/>`, 9),
  'a path of packed arcs': (n) =>
    repeated(`<path d="M0 0${times(n * 100, (i) => `a9 9 0 11${random(i, 90)}.5.5`)}"/>`, 9),
  'a polygon that is repeated': (n) => repeated(`<polygon points="${times(n * 300, (i) => `${point(i)} `)}"/>`, 7),
  'curves with thick strokes': (n) =>
    repeated(
      `<path fill="none" stroke="#000" stroke-width="60" stroke-linecap="round" d="M0 0${times(n * 100, (i) => `C${point(i)} ${point(i + 0.3)} ${point(i + 0.7)}`)}"/>`,
      8,
    ),
  dashes: (n) =>
    `<path fill="none" stroke="#000" stroke-width="50" stroke-linecap="round" stroke-dasharray="${0.5 / n}" d="M0 0${times(200, (i) => `L${(i % 2) * 680} ${i}`)}"/>`,
  'dashes that are inherited': (n) =>
    `<g style="stroke:#000;stroke-width:50;stroke-linecap:round;stroke-dasharray:${0.4 / n} .1">${times(40, (i) => `<circle cx="300" cy="99" r="${99 + i}"/>`)}</g>`,
  'dashes on a huge circle': (n) =>
    `<circle r="${n * 1e5}" fill="none" stroke="#000" stroke-width="50" stroke-linecap="round" stroke-dasharray="9"/>`,
  'dashes on a text': (n) =>
    `<text y="200" font-size="200" stroke="#000" stroke-width="20" stroke-linecap="round" stroke-dasharray="${0.5 / n}">${'kg@&amp;8'.repeat(10)}</text>`,
  'a text that is repeated': (n) => repeated(`<text>${'ab क्ष '.repeat(n * 100)}</text>`, 5),
  'a long text': (n) => `<text font-size="9">${'word '.repeat(4000 + n * 3500)}</text>`,
  'many texts': (n) =>
    times(
      500 + n * 200,
      (i) => `<text x="${i % 600}" y="99" font-size="200" stroke="#000">abcdefghijklmnopqrst</text>`,
    ),
  'parts of a text': (n) =>
    `<text>${times(1100 + n * 300, (i) => `<tspan x="${i % 9}">abcdefghijklmnopqrst</tspan>`)}</text>`,
  'layers in one another': (n) => `${'<g opacity=".9">'.repeat(10 + n * 8)}<rect ${HUGE}/>${'</g>'.repeat(10 + n * 8)}`,
  'layers by style': (n) =>
    `${'<g style="mix-blend-mode:multiply">'.repeat(10 + n * 8)}<rect ${HUGE}/>${'</g>'.repeat(10 + n * 8)}`,
  'many layers': (n) => times(700 + n * 180, () => `<g opacity=".5"><rect ${HUGE}/></g>`),
  'many clips': (n) =>
    `<clipPath id="c"><circle r="300"/></clipPath>${times(n * 150, () => `<rect ${HUGE} clip-path="url(#c)"/>`)}`,
  'clips of clips': (n) =>
    `${times(20, (i) => `<clipPath id="c${i}" clip-path="url(#c${i + 1})"><rect ${ALL}/></clipPath>`)}${times(n * 10, () => `<rect ${HUGE} clip-path="url(#c0)"/>`)}`,
  'many masks': (n) =>
    `<mask id="m"><rect ${ALL} fill="#fff"/></mask>${times(n * 90, () => `<g mask="url(#m)"><rect ${HUGE}/></g>`)}`,
  'masks that multiply': (n) =>
    `${times(5 + n, (i) => `<mask id="m${i}">${`<g mask="url(#m${i + 1})"><rect ${ALL} fill="#fff"/></g>`.repeat(2)}</mask>`)}<rect ${HUGE} mask="url(#m0)"/>`,
  'many large shapes': (n) => `${GRADIENT}${times(1300 + n * 270, () => `<rect ${ALL} fill="url(#r)"/>`)}`,
  'large shapes that are repeated': (n) =>
    `${GRADIENT}${repeated(`<circle r="${n * 900}" fill="url(#r)" stroke="url(#r)"/>`, 11)}`,
  'pictures in one another': (n) =>
    repeated(`<svg ${ALL} viewBox="0 0 9 9"><rect width="9" height="9"/></svg>`, 10 + n),
  'symbols with a view': (n) =>
    `<symbol id="s" viewBox="0 0 1 1"><rect width="1" height="1" fill="red" fill-opacity=".5"/></symbol>${times(600 + n * 400, () => `<use href="#s" ${ALL}/>`)}`,
  'numbers without bounds': (n) =>
    `<pattern ${PATTERN} width="1e${30 * n}" height="1e${30 * n}"><rect width="9" height="9"/></pattern><rect width="1e30" height="1e30" fill="url(#p)"/>`,
  'a sheared tile': (n) =>
    `<pattern ${PATTERN} width="99" height="99" patternTransform="skewX(89.${'9'.repeat(n)})"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  'a tile without a size of the picture': (n) =>
    `</svg><!-- --><svg xmlns="http://www.w3.org/2000/svg"><pattern ${PATTERN} width="${n * 4000}" height="${n * 4000}"><rect width="9" height="9"/></pattern><rect ${ALL} fill="url(#p)"/>`,
}

/** Names and documents; each kind in five sizes. */
export const hostileLogos = (): readonly (readonly [name: string, svg: string])[] =>
  Object.entries(KINDS).flatMap(([name, make]) =>
    [1, 2, 4, 7, 10].map((size) => {
      const svg = name.includes('without a size')
        ? document(make(size)).replace(`${OPEN}</svg>`, '')
        : document(make(size))
      return [`${name}, ${size}`, svg] as const
    }),
  )

/** Documents as expensive as real logos. */
export const honestLogos: Readonly<Record<string, string>> = {
  'a word with a gradient': document(`${GRADIENT}<text x="9" y="99" font-size="90" fill="url(#r)">Shri Jyotish</text>`),
  'a traced drawing': document(
    `<g fill="#123">${times(2500, (i) => `<path d="M${point(i)}c3 1 5 2 6 4s-3 5-6 4-4-6 0-8z"/>`)}</g>`,
  ),
  'one path of twenty thousand small steps': document(
    `<path d="M300 100${times(20_000, (i) => `l${(i % 5) - 2} ${(i % 3) - 1}`)}"/>`,
  ),
  'translucent petals': document(
    times(150, (i) => `<path opacity=".4" transform="rotate(${i * 9} 300 99)" d="M300 99q40-40 80 0t-80 0z"/>`),
  ),
  'a clipped mandala': document(
    `<clipPath id="c"><circle cx="300" cy="99" r="99"/></clipPath><g clip-path="url(#c)">${times(360, (i) => `<path stroke="#a00" d="M300 99L${point(i)}"/>`)}</g>`,
  ),
  'a weave': document(
    `<pattern ${PATTERN} width="24" height="24"><path stroke="#a00" d="M0 0L24 24M24 0L0 24"/></pattern><rect ${ALL} fill="url(#p)"/>`,
  ),
  'a dashed ring': document(
    '<circle cx="300" cy="99" r="90" fill="none" stroke="#a00" stroke-width="4" stroke-dasharray="6 3"/>',
  ),
  'petals by use': document(
    `<defs><path id="petal" d="M0 0q9-30 0-60q-9 30 0 60z"/></defs>${times(36, (i) => `<use href="#petal" transform="translate(300 99) rotate(${i * 10})"/>`)}`,
  ),
  'a masked name': document(
    `<mask id="m"><rect ${ALL} fill="#fff"/><text x="99" y="99" font-size="60">क्ष</text></mask><rect ${ALL} fill="#a00" mask="url(#m)"/>`,
  ),
}
