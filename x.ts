import { Resvg } from '@resvg/resvg-js'
import { readFileSync } from 'node:fs'
const un = readFileSync('/tmp/w/wheel.svg','utf8')
const font = { loadSystemFonts: false, fontFiles: [], defaultFontFamily: 'Noto Sans' }
const fit = { mode: 'width' as const, value: 800 }
const circ = un.match(/<path[^>]*stroke="#4A5168" fill="none" stroke-width="2.5"[^>]*\/>|<path[^>]*fill="none"[^>]*stroke-width="2.5"[^>]*\/>/)!
console.log(circ[0])
const ground = [...un.matchAll(/<path[^>]*crispEdges[^>]*\/>/g)].map(m=>m[0])
console.log(ground[0], un.slice(un.indexOf(ground[0]!)-300, un.indexOf(ground[0]!)))
const d = /d="([^"]*)"/.exec(circ[0])![1]!
const subs = d.split(/(?=M)/)
console.log(subs.length)
const V: Record<string,string> = {
  whole: un,
  noCirc: un.replace(circ[0], ''),
  sepCirc: un.replace(circ[0], subs.map(s => circ[0].replace(d, s)).join('')),
  stripped: un.replace(/<desc>.*?<\/desc>|<style>.*?<\/style>|<defs><\/defs>/gs,'').replaceAll('></path>','/>'),
}
// merge neighbouring glyph paths in a group
V.merged = V.stripped!.replace(/<g fill="([^"]*)">((?:<path d="[^"]*"\/>)+)<\/g>/g, (w, f, inner) => `<path fill="${f}" d="${[...inner.matchAll(/d="([^"]*)"/g)].map((m: RegExpMatchArray)=>m[1]).join('')}"/>`)
console.log(V.merged.length, [...V.merged.matchAll(/<path/g)].length, [...un.matchAll(/<path/g)].length)
const i = un.indexOf('<path d="M', un.indexOf('fill="none"')); 
const L: Record<string, number> = {}
for (let r=0;r<150;r++) { for (const k in V) { const s = performance.now(); new Resvg(V[k]!,{fitTo:fit,font}).render().pixels; L[k]=Math.min(L[k]??1e9, performance.now()-s) } await Bun.sleep(0) }
console.log(L)
